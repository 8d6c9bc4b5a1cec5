"""405 Thresholds."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from coven.games.spoils.areas.in_play import Copy
from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.cards import Icon, Icons
from coven.games.spoils.cards.parts import ICONS
from coven.games.spoils.effects.meaning import nouns
from coven.games.spoils.effects.records import Delayed, Resolving
from coven.games.spoils.effects.standing import icons_of
from coven.games.spoils.text.tree import ReduceThreshold
from coven.kernel import Reason, Seat


@cache
def counted(icons: Sequence[Icon]) -> Icons:
    """Icons as a text lists them, counted."""
    return Icons(*[icons.count(icon) for icon in ICONS])


@cache
def _unmet(rule: str, threshold: Icons, has: Icons) -> Reason:
    return Reason(rule, f"the threshold {threshold.letters} is not met: there is {has.letters or 'no icon'}")


def reductions(s: SpoilsState, seat: Seat, copy: Copy) -> list[Delayed]:
    """What makes the threshold of the next card that a player plays less."""
    found = []
    for delayed in s.delayed:
        effect = delayed.effect
        if isinstance(effect, ReduceThreshold) and delayed.seat == seat:
            r = Resolving(seat, delayed.copy, delayed.source, delayed.place, kept=delayed.kept)
            if nouns.is_such(s, r, copy, effect.noun, anywhere=True):
                found.append(delayed)
    return found


def threshold_of(s: SpoilsState, seat: Seat, copy: Copy) -> Icons:
    """405.2 The threshold of a card that a player would play now."""
    threshold = copy.card.threshold
    if not s.delayed:
        return threshold
    for delayed in reductions(s, seat, copy):
        effect = delayed.effect
        letters = [] if delayed.kept is None or effect.to is None else [delayed.kept.names.get(effect.to.acts[0], "")]
        for place, icon in enumerate(ICONS):
            if icon.value in letters:
                counts = list(threshold)
                counts[place] = max(0, counts[place] - delayed.amount)
                threshold = Icons(*counts)
    return threshold


def why_unmet(s: SpoilsState, seat: Seat, threshold: Icons, rule: str) -> Reason | None:
    """405.1, 405.2, 405.3 Why a player doesn't meet a threshold, or None. Icons are looked at and never used up."""
    has = icons_of(s, seat)
    return None if has.meets(threshold) else _unmet(rule, threshold, has)
