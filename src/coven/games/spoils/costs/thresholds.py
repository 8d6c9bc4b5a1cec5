"""405 Thresholds."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.cards import NO_ICONS, Icon, Icons
from coven.games.spoils.cards.parts import ICONS
from coven.games.spoils.effects.standing import icons_of
from coven.kernel import Reason, Seat


@cache
def counted(icons: Sequence[Icon]) -> Icons:
    """Icons as a text lists them, counted."""
    return Icons(*[icons.count(icon) for icon in ICONS])


@cache
def _unmet(rule: str, threshold: Icons, has: Icons) -> Reason:
    return Reason(rule, f"the threshold {threshold.letters} is not met: there is {has.letters or 'no icon'}")


def why_unmet(s: SpoilsState, seat: Seat, threshold: Icons, rule: str) -> Reason | None:
    """405.1, 405.2, 405.3 Why a player doesn't meet a threshold, or None. Icons are looked at and never used up."""
    if threshold is NO_ICONS:
        return None
    has = icons_of(s, seat)
    return None if has.meets(threshold) else _unmet(rule, threshold, has)
