"""102 How the game ends."""

from __future__ import annotations

from coven.games.spoils.areas.areas import BOTH, opponent
from coven.games.spoils.areas.state import SpoilsState
from coven.kernel import GameOver, player, seat_name, tie, won_by


def check_loss(s: SpoilsState) -> None:
    """102.1, 102.1#3, 408.3a A player whose own faction is at 0 influence has lost, at that very moment. Both at once:
    a draw (102.2, O01)."""
    a, b = s.sides
    if a.influence > 0 and b.influence > 0:
        return
    lost = [seat for seat in BOTH if s.sides[seat].influence <= 0]
    if len(lost) == 2:
        s.note("102.2", "Both factions are at 0 influence: the game is a draw")
        raise GameOver(tie(2, "both factions are at 0 influence", "102.2"))
    loser = lost[0]
    s.note("102.1", "{0}'s faction is at 0 influence: {0} loses", player(loser))
    winner = opponent(loser)
    words = f"{seat_name(winner)} wins: {seat_name(loser)}'s faction is at 0 influence"
    raise GameOver(won_by((winner,), 2, words, "102.1"))
