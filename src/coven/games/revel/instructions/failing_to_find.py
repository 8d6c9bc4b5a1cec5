"""0.6 Failing to find: nobody has to find what only they can see."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from coven.games.revel.areas.elements import Card, Ref
from coven.games.revel.areas.state import RevelState
from coven.games.revel.effects.meaning.matching import asks_for_quality
from coven.games.revel.text.tree import Noun

NONE: Final = "none"
"""0.6.2 An answer like any: nothing is undone or barred for it."""


def might_match(noun: Noun, hidden: int) -> int:
    """0.6.4 How many of the hidden cards may be what is asked for, or not: any card will do where no quality counts."""
    return hidden if asks_for_quality(noun) else 0


def may_fail(s: RevelState, offered: Sequence[Ref], unseen: int) -> bool:
    """0.6.1, 0.6.6 Whether a player may find nothing: among hidden cards only, and if none is there for all to see."""
    return bool(unseen) and not any(isinstance(ref, Card) and s.is_public(ref) for ref in offered)


def nothing_to_choose(there: int, least: int, most: int | None, *, in_order: bool) -> bool:
    """0.6.5 Whether all that is there has to be taken; what is taken in an order is asked for all the same."""
    return not in_order and least == most and most is not None and there <= most
