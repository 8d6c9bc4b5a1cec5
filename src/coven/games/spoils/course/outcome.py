"""102 How the game ends."""

from __future__ import annotations

from coven.games.spoils.areas.areas import BOTH, opponent
from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.effects.meaning.references import players
from coven.games.spoils.effects.standing import stated
from coven.games.spoils.text.tree import CannotLose
from coven.kernel import GameOver, Seat, player, seat_name, tie, won_by


def is_safe(s: SpoilsState, seat: Seat) -> bool:
    """101.1 Whether an effect says that a player at 0 influence does not lose."""
    return any(seat in players(s, said.resolving(), said.text.who) for said in stated(s, CannotLose))


def check_loss(s: SpoilsState) -> None:
    """102.1, 102.1#3, 102.2, 306.4, 408.3a A player whose own faction is at 0 influence has lost, at that very moment.
    Both at once: a draw (102.2, O01)."""
    a, b = s.sides
    if a.influence > 0 and b.influence > 0:
        return
    lost = [seat for seat in BOTH if s.sides[seat].influence <= 0 and not is_safe(s, seat)]
    if not lost:
        return
    if len(lost) == 2:
        s.note("102.2", "Both factions are at 0 influence: the game is a draw")
        raise GameOver(tie(2, "both factions are at 0 influence", "102.2"))
    loser = lost[0]
    s.note("102.1", "{0}'s faction is at 0 influence: {0} loses", player(loser))
    winner = opponent(loser)
    words = f"{seat_name(winner)} wins: {seat_name(loser)}'s faction is at 0 influence"
    raise GameOver(won_by((winner,), 2, words, "102.1"))
