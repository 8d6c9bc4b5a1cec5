"""2.5 Cleanup checks."""

from __future__ import annotations

from typing import Final

from coven.games.revel.actions.overpower import check_for_overpower
from coven.games.revel.actions.resources import tally
from coven.games.revel.areas.areas import BOTH, opponent
from coven.games.revel.areas.moving import end_reveals
from coven.games.revel.areas.state import RevelState
from coven.games.revel.effects.records import Waiting, resolving
from coven.games.revel.instructions.carry_out import carry_out
from coven.games.revel.instructions.grades import Grade
from coven.games.revel.seen.words import Said, say_waiting, unlike
from coven.games.revel.text.tree import Power, Verb
from coven.kernel import Flow, Question, Seat, choose, seat_name, tie

WHICH_CONSEQUENCE: Final = Question(
    "which consequence",
    "Which consequence resolves first?",
    "2.5.12",
    "the card and how its effect begins: `NAME: On Play`",
)

MOST_RESOLVED: Final = 1000
"""So many consequences may resolve in one act. The rules know no endless chain; here it ends the game in a tie."""
MOST_NESTED: Final = 25
"""So deep may one consequence resolve within another, each by playing a card from the one before."""


def check_due(s: RevelState) -> bool:
    """2.5.4 Whether a cleanup check takes place now: not while a list of steps is open, for the check then waits for
    the outermost one (slip S15), and not if it would find nothing to look at."""
    if s.depth:
        return False
    if s.relevant or s.played_strikes:
        return True
    a, b = s.sides
    return bool(a.revealed or b.revealed or not a.deck or not b.deck)


def cleanup_check(s: RevelState) -> Flow[None]:
    """2.5 Take care of the consequences of what has just occurred."""
    s.note("2.5.1", "Cleanup check")
    a, b = s.sides
    if not a.deck or not b.deck:
        yield from _empty_decks(s)  # step 1
    end_reveals(s)  # step 2
    held, s.relevant = list(s.relevant), ()  # step 3
    strikes, s.played_strikes = s.played_strikes, ()
    if held:
        for seat in (s.current, opponent(s.current)):  # steps 4 to 6, then step 7
            mine = [waiting for waiting in held if waiting.seat == seat]
            if mine:
                yield from _resolve_all(s, seat, mine)
    for card, element, space in strikes:  # step 8
        spell = s.element(element)
        if spell is not None and spell.space == space and card in spell.cards:  # slip S38
            yield from check_for_overpower(s, spell, card)
            if check_due(s):  # 2.5.19
                yield from cleanup_check(s)


def _empty_decks(s: RevelState) -> Flow[None]:
    """2.5.7 Each player with an empty deck loses all remaining Stamina."""
    if s.rulings.edition.overdraw:
        return
    for seat in BOTH:
        side = s.sides[seat]
        if not side.deck and side.stamina:
            s.note("2.5.7", "{0}'s deck is empty", seat_name(seat))
            yield from tally(s, seat, Verb.LOSE, "Stamina", len(side.stamina))


def _resolve_all(s: RevelState, seat: Seat, mine: list[Waiting]) -> Flow[None]:
    """2.5.12 A player resolves their own waiting consequences one at a time, in an order of their liking."""
    while mine and s.result is None:
        waiting = mine[0] if len(mine) == 1 else (yield from _which(s, seat, mine))
        mine.remove(waiting)
        s.resolved += 1
        if s.resolved > MOST_RESOLVED or s.nested > MOST_NESTED:
            s.note("2.5.6", "This chain of consequences has no end")
            s.result = tie(len(BOTH), "a true tie: a chain of consequences without end", "2.9.3", (0.0, 0.0))
            return
        if waiting.seat == s.current or not isinstance(waiting.effect, Power):  # 4.7.6
            s.nested += 1
            yield from resolve(s, waiting)
            s.nested -= 1
        if s.relevant or s.played_strikes:  # step 5
            yield from cleanup_check(s)
        end_reveals(s)  # step 6 goes on from step 2 (slip S12)


def _which(s: RevelState, seat: Seat, mine: list[Waiting]) -> Flow[Waiting]:
    offered: dict[str, Waiting] = {}
    for waiting in mine:
        words = say_waiting(waiting)
        same = offered.get(words)
        if same is None or same.card is not waiting.card or same.place != waiting.place or same.it != waiting.it:
            offered[unlike(words, offered)] = waiting
    words = yield from choose(s, seat, WHICH_CONSEQUENCE, tuple(offered))
    return offered[words]


def resolve(s: RevelState, waiting: Waiting) -> Flow[Grade]:
    """4.6.2 Resolve a consequence: its player carries out its instructions."""
    if s.log is not None:
        s.note("4.6.2", "{0} resolves {1}", seat_name(waiting.seat), Said(waiting))
    return carry_out(s, resolving(waiting), waiting.effect.body)
