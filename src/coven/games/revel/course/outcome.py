"""2.6 to 2.9 Outcome checks, the Final Turn, and how the game ends."""

from __future__ import annotations

from typing import Final

from coven.games.revel.areas.areas import BOTH, A, B, opponent
from coven.games.revel.areas.state import RevelState
from coven.games.revel.effects.meaning.winning import spaces_won, total_power, winning_everywhere
from coven.kernel import Reason, Seat, player, seat_name, tie, won_by

TRUE_TIE: Final = Reason("2.9.3", "nobody has more")


def outcome_check(s: RevelState) -> None:
    """2.6 The check between two turns. After a Final Turn it is the final one (slip S11)."""
    if s.final_turn:  # 2.6.4, 2.8.5
        final_outcome_check(s)
        return
    seat = s.current
    if s.log is not None:
        won = spaces_won(s, seat)
        s.note("2.6.1", "Outcome check: {0} is winning in {1} of the spell spaces", player(seat), won)
    if winning_everywhere(s, seat) and not s.rulings.edition.five_wins_at_once:  # 2.7, 2.6.2, 2.7.2, 2.7.3
        win(s, seat, "by domination", "2.7.1")
        return
    if not s.sides[seat].stamina:  # 2.8, revel-starter:win.3, revel-starter:stamina.3, revel-starter:final.1, 2.6.3
        s.final_turn = True
        s.final_plays = len(s.sides[opponent(seat)].stamina)  # 2.8.2
        s.note("2.8.1", "{0} has no Stamina: the next turn is the Final Turn", player(seat))


def final_outcome_check(s: RevelState) -> None:
    """2.9.4, revel-starter:win.2, revel-starter:final.7, revel-starter:final.8 Most spell spaces, then most Power, else
    a true tie: in any case the game is over."""
    spaces = (spaces_won(s, A), spaces_won(s, B))  # revel-starter:goal.2
    s.note("2.9.1", "Final outcome check: A is winning in {0} of the spell spaces, B in {1}", *spaces)
    powers = (total_power(s, A), total_power(s, B))
    exhaustion = ((spaces, "2.9.1", "with the most winning spells"), (powers, "2.9.2", "with the most Power"))
    for (a, b), rule, how in exhaustion:
        if a != b:
            win(s, A if a > b else B, how if s.rulings.edition.manual else "by exhaustion", rule)
            return
    words = s.rulings.edition.tie
    s.result = tie(len(BOTH), words, s.ruling(TRUE_TIE).rule, (0.0, 0.0))
    s.note("2.9.3", "The game ends in {0}", words)


def win(s: RevelState, seat: Seat, how: str, rule: str) -> None:
    """The game is over and a player has won it."""
    words = f"{seat_name(seat)} wins {how}"
    s.result = won_by(
        (seat,), len(BOTH), words, s.ruling(Reason(rule, words)).rule, (1.0, -1.0) if seat == A else (-1.0, 1.0)
    )
    s.note(rule, "{0}", words)
