"""402.7 What effects keep players and cards from doing, and what they let them do."""

from __future__ import annotations

from coven.games.spoils.areas.in_play import Copy, InPlay
from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.effects.facts import Said
from coven.games.spoils.text.tree import Ability, Verb
from coven.kernel import Reason, Seat


def abilities_elsewhere(s: SpoilsState, seat: Seat) -> list[Said[Ability]]:
    """605.1a The abilities that a player may use of cards that are not in play."""
    return []


def why_cannot(s: SpoilsState, seat: Seat, verb: Verb, thing: InPlay | Copy | None = None) -> Reason | None:
    """402.7 Why an effect keeps a player from doing something to a thing, or None."""
    return None


def cannot_be_blocked(s: SpoilsState, x: InPlay) -> bool:
    """412.1 Whether a character cannot be blocked."""
    return False


def can_attack_at_once(s: SpoilsState, x: InPlay) -> bool:
    """204.3, 402.7 Whether an effect lets a character attack in the turn in which it came under its controller."""
    return False
