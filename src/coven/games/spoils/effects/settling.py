"""O02, O03 What comes after each indivisible instruction: what the rules themselves do at once, and then triggers.

The rules' own consequences are a loss at 0 influence (102.1) and destruction by damage (408.4, 408.5). No effect does
them (402.1a), nobody can respond to them, and they come before any trigger of the same instant.
"""

from __future__ import annotations

from coven.games.spoils.actions.destroy import destroy
from coven.games.spoils.areas.in_play import InPlay
from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.course.outcome import check_loss
from coven.games.spoils.effects.standing import is_character, is_location, life_of, structure_of
from coven.kernel import Flow


def settle(s: SpoilsState) -> Flow[None]:
    """O02 What the rules themselves do, together, and then the triggers of that instant. While costs are being
    satisfied triggers wait (503.3)."""
    yield from rules_consequences(s)


def rules_consequences(s: SpoilsState) -> Flow[None]:
    """O02 Losses first, then all destructions together, and again until there are none."""
    while True:
        check_loss(s)
        doomed = [x.id for x in s.in_play.values() if is_doomed(s, x)]
        if not doomed:
            return
        yield from destroy(s, doomed, "408.4", by_effect=False)


def is_doomed(s: SpoilsState, x: InPlay) -> bool:
    """408.4, 408.5, O41, O58 Whether a card's damage is at least its life, or for a location its structure."""
    if is_character(s, x) and x.damage >= life_of(s, x):
        return True
    return is_location(s, x) and x.total_damage >= structure_of(s, x)
