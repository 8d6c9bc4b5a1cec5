"""Final scoring, and who wins."""

from __future__ import annotations

from coven.games.witchstone.components import ROUNDS
from coven.games.witchstone.prophecies import prophecy_vp
from coven.games.witchstone.state import Phase, WitchstoneState
from coven.kernel import Seat, won_by
from coven.kernel import player as who

CHIP_VP = 2
UNUSED_SPELL_VP = 2


def total(s: WitchstoneState, seat: Seat) -> int:
    """score.1, score.2, score.3, score.4, score.5, chip.6, spell.7 What the player would have if the game ended now."""
    player = s.shared[seat]
    scrolls = UNUSED_SPELL_VP * len(player.spells) + prophecy_vp(s, seat)
    return player.vp + sum(player.owls) + CHIP_VP * len(player.chips) + scrolls


def winners(s: WitchstoneState, totals: tuple[int, ...]) -> tuple[Seat, ...]:
    """score.4, tie.1, tie.2, open.31 The highest total wins; among equals the one further along the wand."""
    best = [Seat(seat) for seat, vp in enumerate(totals) if vp == max(totals)]
    if len(best) > 1:
        for seat in s.wand_order:
            if seat in best:
                return (seat,)
    return tuple(best)


def final_scoring(s: WitchstoneState) -> None:
    """end.1, score.4, prophecy.1 Owl tiles, chips and scrolls are added, and the game is over."""
    s.phase = Phase.OVER
    s.because("end.1", "round {0} is over", ROUNDS)
    seats = [Seat(n) for n in range(s.seats)]
    totals = tuple(total(s, seat) for seat in seats)
    for seat in seats:
        player = s.shared[seat]
        s.note(
            "score.4",
            "{0}: {1} VP in play, {2} for owl tiles, {3} for chips, {4} for spells and prophecies",
            who(seat),
            player.vp,
            sum(player.owls),
            CHIP_VP * len(player.chips),
            UNUSED_SPELL_VP * len(player.spells) + prophecy_vp(s, seat),
        )
    best = winners(s, totals)
    rule = "score.4" if totals.count(max(totals)) == 1 else "tie.1" if len(best) == 1 else "open.31"
    names = " and ".join(f"{{{n}}}" for n in range(len(best)))
    words = f"{names} wins with {max(totals)} VP" if len(best) == 1 else f"{names} share the victory"
    s.note(rule, words, *map(who, best))
    s.result = won_by(best, len(totals), words.format(*map(who, best)), rule, tuple(float(vp) for vp in totals))
