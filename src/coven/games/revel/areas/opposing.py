"""1.10 Opposing."""

from __future__ import annotations

from coven.games.revel.areas.elements import Element, Zone
from coven.games.revel.areas.state import RevelState
from coven.games.revel.text.tree import Kind
from coven.games.revel.text.words.vocabulary import SPELL
from coven.kernel import Seat


def opposes(s: RevelState, element: Element, kind: Kind, you: Seat, source: int) -> bool:
    """1.10.1, 1.10.2 Whether an element is 'the opposing' one to a player and the element that says so; what left still
    has a place."""
    if element.owner == you:
        return False
    if kind is not SPELL:
        return True
    # 1.10.2: a spell opposes the one across; what is in no space has none, and card text doesn't let it say so.
    this = s.element(source)
    if this is None and source in s.last_known:
        this = s.last_known[source].element
    return this is None or this.zone is not Zone.SIDE or this.space == element.space
