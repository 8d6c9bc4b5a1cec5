"""3.10 Winning in a spell space."""

from __future__ import annotations

from typing import Final

from coven.games.revel.areas.areas import BOTH, SPACES, opponent
from coven.games.revel.areas.elements import Element
from coven.games.revel.areas.state import RevelState
from coven.games.revel.effects.meaning.power_and_resistance import power, resistance, value_of
from coven.games.revel.text.words.vocabulary import POWER
from coven.kernel import Seat


def winner(s: RevelState, space: int) -> Seat | None:
    """3.10, 3.10.1, revel-starter:goal.1 Who is winning in a spell space: found out anew whenever somebody asks."""
    a, b = s.sides[0].spells[space], s.sides[1].spells[space]
    if a is None and b is None:
        return None
    edition = s.rulings.edition
    power_a = 0 if a is None else _to_win_with(s, a)
    power_b = 0 if b is None else _to_win_with(s, b)
    if power_a and power_b:  # 3.10.3, revel-starter:play.5
        return None if power_a == power_b else BOTH[power_b > power_a]
    if not power_a and not power_b:  # 3.10.2
        if edition.zero_wins_unopposed:
            for seat, spell, facing in ((BOTH[0], a, b), (BOTH[1], b, a)):
                if spell is not None and spell.is_strike and not _stops_all(s, facing):  # revel-starter:shield.1
                    return seat
        return None
    seat, high, other = (BOTH[0], power_a, b) if power_a else (BOTH[1], power_b, a)
    return seat if _exceeds(s, high, other) else None


def _to_win_with(s: RevelState, spell: Element) -> int:
    """3.10.2, revel-starter:shield.1 The Power a spell can be winning with. In the starter edition shields never win,
    whatever is printed on them (D33)."""
    return 0 if spell.is_shield and s.rulings.edition.shields_never_win else power(s, spell)


def _exceeds(s: RevelState, high: int, other: Element | None) -> bool:
    """3.10.4 to 3.10.6, revel-starter:shield.2, revel-starter:shield.3 Whether so much Power beats a spell without."""
    against = 0 if other is None else resistance(s, other)
    return against < high or (s.rulings.edition.equal_beats_resistance and against == high)


def _stops_all(s: RevelState, spell: Element | None) -> bool:
    """revel-starter:shield.3 Whether a spell stops a strike of no Power; a shield of no Resistance doesn't."""
    return spell is not None and (spell.is_strike or resistance(s, spell) > 0)


def spaces_won(s: RevelState, seat: Seat) -> int:
    """In how many spell spaces a player is winning."""
    won = 0
    mine, others = s.sides[seat].spells, s.sides[opponent(seat)].spells
    for space in range(SPACES):
        if (mine[space] is not None or others[space] is not None) and winner(s, space) == seat:
            won += 1
    return won


DOMINATION: Final = 3
"""revel-starter:domination.1 How many winning spells it takes to dominate."""


def dominating(s: RevelState, seat: Seat) -> bool:
    """revel-starter:domination.1 Whether a player dominates. The comprehensive rules know no such state (D05)."""
    return s.rulings.edition.idle_loses_stamina and spaces_won(s, seat) >= DOMINATION


def total_power(s: RevelState, seat: Seat) -> int:
    """2.9.2 The Power of all spells on a player's side."""
    return sum(power(s, spell) for spell in s.spells_of(seat))


def is_winning(s: RevelState, spell: Element) -> bool:
    return winner(s, spell.space) == spell.owner


def would_win(s: RevelState, spell: Element, bonus: int) -> bool:
    """Whether a spell would be winning if it had so much more Power."""
    if value_of(s, spell, POWER) is None or (spell.is_shield and s.rulings.edition.shields_never_win):
        return False
    high = power(s, spell) + bonus
    other = s.opposing(spell)
    facing = 0 if other is None else _to_win_with(s, other)
    return high > facing if facing else high > 0 and _exceeds(s, high, other)


class Won(Exception):
    """Starter: a player has five winning spells, which ends the game on the spot (win.1)."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat)
        self.seat = seat


def five_at_once(s: RevelState) -> None:
    """revel-starter:win.1, revel-starter:final.6 Whoever first has five winning spells wins on the spot, in whatever
    turn and whatever is still under way; but not while a card is being played or a cost is being paid, which could
    still be undone or declined (revel-starter:open.2)."""
    if s.rulings.edition.five_wins_at_once and not s.playing and not s.paying:
        for seat in BOTH:
            if winning_everywhere(s, seat):
                raise Won(seat)


def winning_everywhere(s: RevelState, seat: Seat) -> bool:
    """2.7.1 Whether a player is winning in every spell space. That takes a spell in each, which is quicker to see."""
    return all(s.sides[seat].spells) and spaces_won(s, seat) == SPACES
