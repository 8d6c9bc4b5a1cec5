"""2.5 Cleanup checks."""

from __future__ import annotations

from typing import Final

from coven.games.revel.actions.overpower import check_for_overpower
from coven.games.revel.actions.resources import tally
from coven.games.revel.actions.reveal import end_reveals
from coven.games.revel.areas.areas import BOTH, opponent
from coven.games.revel.areas.state import RevelState
from coven.games.revel.effects.records import Waiting, resolving
from coven.games.revel.instructions.carry_out import carry_out
from coven.games.revel.instructions.chains import one_more
from coven.games.revel.instructions.grades import Grade
from coven.games.revel.seen.words import Offered, Said, say_waiting, unlike
from coven.games.revel.text.tree import Power, Verb
from coven.kernel import Flow, Question, Seat, choose, player

WHICH_CONSEQUENCE: Final = Question(
    "which consequence",
    "Which consequence resolves first?",
    "2.5.12",
    "the card and how its effect begins: `NAME: On Play`; all of the effect where another of the card begins alike; a "
    "second one alike is `NAME: On Play (2)`",
    verb="resolve",
    openly=True,  # 2.5.12: what is resolved, is resolved before both players
)


def check_due(s: RevelState) -> bool:
    """2.5.4 Whether a cleanup check takes place now: not while a list of steps is open, for the check then waits for
    the outermost one (slip S15), and not if it would find nothing to look at."""
    if s.depth:
        return False
    if s.relevant or s.played_strikes:
        return True
    a, b = s.sides
    if a.revealed or b.revealed:
        return True
    if a.deck and b.deck:
        return False
    # An empty deck matters as long as there is Stamina to lose for it; in the starter edition not at all (D08)
    empty = (not a.deck and a.stamina) or (not b.deck and b.stamina)
    return bool(empty) and not s.rulings.edition.overdraw


def cleanup_check(s: RevelState) -> Flow[None]:
    """2.5 Take care of the consequences of what has just occurred."""
    # 2.5.20 by construction: nothing looks for another check because this one is done
    if s.log is not None:
        s.note("2.5.1", "Cleanup check")
    a, b = s.sides
    if not a.deck or not b.deck:
        yield from _empty_decks(s)  # 2.5.8: step 1, also of checks within checks
    end_reveals(s)  # 2.5.9: step 2
    held, s.relevant = s.relevant, ()  # 2.5.10: step 3
    strikes, s.played_strikes = s.played_strikes, ()  # 2.5.17: now no check within this one has them
    if held:  # 2.5.11
        seat = s.current
        mine = [waiting for waiting in held if waiting.seat == seat]
        others = [waiting for waiting in held if waiting.seat != seat] if len(mine) < len(held) else []
        if mine:
            yield from _resolve_all(s, seat, mine, others)  # steps 4 to 6
        if others:
            yield from _resolve_all(s, opponent(seat), others, [])  # 2.5.15: step 7
    for card, element, space in strikes:  # 5.8.7, revel-starter:overpower.1, 2.5.16, 2.5.17: step 8
        spell = s.element(element)
        if spell is not None and spell.space == space:  # slip S38
            before = s.because("2.5.16", "{0} was played", card)
            yield from check_for_overpower(s, spell, card)
            s.cause = before
            if check_due(s):  # 2.5.19
                yield from cleanup_check(s)


def _empty_decks(s: RevelState) -> Flow[None]:
    """2.5.7, 3.6.4, 3.6.5 Each player whose deck is empty by now loses all remaining Stamina."""
    if s.rulings.edition.overdraw:  # revel-starter:overdraw.3
        return
    for seat in BOTH:  # 2.5.8
        side = s.sides[seat]
        if not side.deck and side.stamina:
            before = s.after(s.note("2.5.7", "{0}'s deck is empty", player(seat)))
            yield from tally(s, seat, Verb.LOSE, "Stamina", len(side.stamina))
            s.cause = before


def _resolve_all(s: RevelState, seat: Seat, mine: list[Waiting], others: list[Waiting]) -> Flow[None]:
    """2.5.12 A player resolves their own waiting consequences one at a time, in an order of their liking. `others`:
    those of the other player, which this check holds until it is their turn (2.5.15)."""
    outer = s.held
    while mine and s.result is None:
        if _is_settled(s, seat, mine):
            waiting = mine.pop()
        else:
            s.held = (*outer, (*mine, *others))
            waiting = yield from _which(s, seat, mine)
            mine.remove(waiting)
        s.held = (*outer, (*mine, *others))
        one_more(s)
        if waiting.seat == s.current or not isinstance(waiting.effect, Power):  # 4.7.6
            yield from resolve(s, waiting)
        s.nested -= 1
        if s.relevant or s.played_strikes:  # 2.5.5, 2.5.6, 2.5.13, 2.5.18: step 5, to any depth
            yield from cleanup_check(s)
        end_reveals(s)  # 2.5.14: step 6 goes on from step 2 (slip S12)
    s.held = outer


def _is_settled(s: RevelState, seat: Seat, mine: list[Waiting]) -> bool:
    """Whether there is nothing to ask: one is left, and its player doesn't want to be asked for it all the same. A lone
    Power has just been chosen by being used."""
    return len(mine) == 1 and (seat not in s.full_control or isinstance(mine[0].effect, Power))


def _which(s: RevelState, seat: Seat, mine: list[Waiting]) -> Flow[Waiting]:
    offered: dict[str, Waiting] = {}
    for waiting in mine:
        words = say_waiting(waiting)
        same = offered.get(words)
        if (
            same is None
            or same.card is not waiting.card
            or same.effect is not waiting.effect
            or same.occasion.it != waiting.occasion.it
        ):
            offered[unlike(words, offered)] = waiting
    words = yield from choose(s, seat, WHICH_CONSEQUENCE, tuple(offered), say=Offered(offered))
    return offered[words]


def resolve(s: RevelState, waiting: Waiting) -> Flow[Grade]:
    """4.6.2 Resolve a consequence: its player carries out its instructions."""
    flow = carry_out(s, resolving(waiting), waiting.effect.body)
    return flow if s.log is None else _told(s, waiting, flow)


def _told(s: RevelState, waiting: Waiting, flow: Flow[Grade]) -> Flow[Grade]:
    """The same while somebody looks: what comes of it follows from it, and it from what made it relevant."""
    before = s.after(waiting.cause)
    s.after(s.note("4.6.2", "{0} resolves {1}", player(waiting.seat), Said(waiting)))
    grade = yield from flow
    s.cause = before
    return grade
