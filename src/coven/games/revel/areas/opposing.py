"""1.10 Opposing."""

from __future__ import annotations

from coven.games.revel.areas.elements import Element, Zone
from coven.games.revel.areas.state import RevelState
from coven.games.revel.text.tree import Kind
from coven.games.revel.text.words.vocabulary import SPELL
from coven.kernel import Seat


def opposes(s: RevelState, element: Element, kind: Kind, you: Seat, source: int) -> bool:
    """1.10.1 Whether an element opposes a player and the element that says 'opposing'; what left still has a place."""
    if element.owner == you:
        return False
    if kind is not SPELL:
        return True
    # 1.10.2: a spell opposes the one across; named by anything but a spell, any spell of the opponent does.
    this = s.element(source)
    if this is None and source in s.last_known:
        this = s.last_known[source].element
    return this is None or this.zone is not Zone.SIDE or this.space == element.space
