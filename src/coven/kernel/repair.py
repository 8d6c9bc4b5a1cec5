"""Undoing what turned out illegal.

Some rules let a player begin what can't be finished: a card whose cost proves unpayable once it is shown. Such a rule
raises `Illegal`; the procedure is then undone as a whole, the exact sequence of choices that led there is barred, and
the player chooses anew (revel 0.5; spoils 401.3, 603.1e, 605.1d).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, TypeVar

from coven.kernel.ask import Decision, Flow, choose
from coven.kernel.attempts import Attempt, Attempts
from coven.kernel.log import Secret
from coven.kernel.question import Question
from coven.kernel.reason import Illegal, Reason
from coven.kernel.seat import Seat
from coven.kernel.state import State

T = TypeVar("T")
C = TypeVar("C")


@dataclass(frozen=True, slots=True)
class Impossible:
    """What an attempt gives when every way to carry it out has proved illegal."""

    reason: Reason
    """Why the last way failed."""


def attempt(
    state: State, seat: Seat, procedure: Callable[[], Flow[T]], *, rule: str, leaving: str = "", subject: int = 1
) -> Flow[T | Impossible]:
    """Carry out a procedure; while it proves illegal, undo it and ask again without the sequences that failed.

    Barred are the choices of the seat alone whose procedure it is: what the others answered meanwhile is undone too,
    and they are asked again (revel 0.5.16, 4.9.14). What can't be finished any more isn't offered.

    `rule` is the game's rule on such undoing, `leaving` the one by which who declined may leave it at that, where that
    is another. `subject` is how many of the procedure's first choices say what it is
    about (the card to be played). When it failed because the player declined something, the player may give the
    subject up instead of being asked again.
    """
    return attempt_choice(state, seat, _no_choice, lambda _: procedure(), rule=rule, leaving=leaving, subject=subject)


def _no_choice() -> Flow[None]:
    yield from ()


def _whole(ask: Callable[[], Flow[C]], procedure: Callable[[C], Flow[T]]) -> Flow[T]:
    chosen = yield from ask()
    return (yield from procedure(chosen))


def attempt_choice(
    state: State,
    seat: Seat,
    ask: Callable[[], Flow[C]],
    procedure: Callable[[C], Flow[T]],
    *,
    rule: str,
    leaving: str = "",
    subject: int = 1,
) -> Flow[T | Impossible]:
    """As `attempt`, of a procedure that begins with a choice: after an undoing the player is asked that again, and free
    to choose something else altogether. `ask` changes nothing."""
    attempts = state.attempts
    if attempts is None:
        attempts = state.attempts = Attempts()
    start = len(attempts.taken)
    barred: set[tuple[Any, ...]] = set()
    attempts.open.append(Attempt(seat, start, barred, rule))

    whole = partial(_whole, ask, procedure)
    illegality = (
        Illegal  # a game left in the middle is closed when Python ends, and the module's names are gone by then
    )
    try:
        while True:
            before: State | None = None
            cause = state.cause
            told = 0 if state.log is None else len(state.log.events)
            try:
                chosen = yield from ask()
                before = state.copy()  # revel:0.5.2
                return (yield from procedure(chosen))
            except illegality as error:  # revel:0.P.8, revel:0.2.13
                illegal = error
            if before is not None:
                state.restore(before)  # revel:0.P.9, revel:0.5.3, revel:0.5.7: all of the procedure
            state.cause = cause
            failed = attempts.taken_by(seat, start)
            del attempts.taken[start:]
            if not failed:  # revel:0.5.12: no choice is left, and to an attempt around it this is impossible (0.5.9)
                return Impossible(illegal.reason)
            if state.log is not None:
                state.log.take_back(told)
            words = illegal.reason.words
            why = Secret(words, (seat,), illegal.told) if illegal.told else words
            state.note(rule, "That can't be: {0}. It is undone", why)
            give_up = False
            if illegal.declined:
                give_up = yield from _give_up(state, seat, leaving or rule)
                del attempts.taken[start:]
            if give_up and not subject:
                return Impossible(illegal.reason)
            barred.add(failed[:subject] if give_up else failed)  # revel:0.P.9, revel:0.5.10, revel:0.5.11
            for length in range((subject if give_up else len(failed)) - 1, 0, -1):  # revel:0.5.12
                if _why_not_finished(state, attempts, seat, whole, failed[:length]) is None:
                    break  # and so can be what began it
                barred.add(failed[:length])
    finally:
        attempts.open.pop()  # revel:0.5.11: what was barred is free again
        if not attempts.open:
            attempts.taken.clear()


MOST_TRIED: Final = 100
"""So many ways to go on are tried before something is offered again unproved."""


def why_unfinishable(
    state: State, seat: Seat, procedure: Callable[[], Flow[T]], begun: tuple[Any, ...], *, rule: str
) -> Reason | None:
    """Why a procedure that would be attempted now, and that the seat would begin with these choices, can't be finished
    however it goes on; None if it may be. `state` is a copy that is only looked at. `rule`: as for `attempt`."""
    attempts = state.attempts = Attempts()
    attempts.open.append(Attempt(seat, 0, set(), rule))
    return _why_not_finished(state, attempts, seat, procedure, begun)


def _why_not_finished(
    state: State, attempts: Attempts, seat: Seat, procedure: Callable[[], Flow[T]], begun: tuple[Any, ...]
) -> Reason | None:
    """Why a procedure that the seat begins with these choices can't be finished any more: why the first way to do it
    fails. None if it may be finished.

    Every way to go on is tried and undone again, unseen. Where somebody else or nature has a say, or something hidden
    would decide it, it may.
    """
    ways: list[tuple[Any, ...]] = [()]
    why: Reason | None = None
    for _ in range(MOST_TRIED):
        if not ways:
            return why
        way = ways.pop()
        came = _try(state, attempts, seat, procedure, begun, way)
        if came is None:
            return None
        if isinstance(came, Reason):
            why = why or came
        else:
            ways.extend([(*way, choice) for choice in reversed(came)])
    return None


def _try(
    state: State,
    attempts: Attempts,
    seat: Seat,
    procedure: Callable[[], Flow[T]],
    begun: tuple[Any, ...],
    way: tuple[Any, ...],
) -> Reason | Sequence[Any] | None:
    """Where a procedure comes by these choices: None for an end (or somebody else's choice), why it is illegal, or the
    choices that the seat has still to make. All of it is undone."""
    before, log, cause = state.copy(), state.log, state.cause
    state.log = None
    start, opened = len(attempts.taken), len(attempts.open)
    given = 0
    elsewhere = attempts.open[-1].nothing_left
    flow = procedure()
    try:
        ask = next(flow)
        while True:
            if not isinstance(ask, Decision) or ask.seat != seat:
                return None
            taken = len(attempts.taken_by(seat, start))
            if taken < len(begun):
                if begun[taken] not in ask.choices:
                    return elsewhere
                ask = flow.send(begun[taken])
            elif given < len(way):
                given += 1
                ask = flow.send(way[given - 1])
            else:
                return ask.choices if attempts.taken_by(seat, start)[: len(begun)] == begun else elsewhere
    except StopIteration:
        return None if attempts.taken_by(seat, start)[: len(begun)] == begun else elsewhere
    except Illegal as illegal:
        return None if state.uncovers(before, seat) else illegal.reason
    except Exception:
        return None  # the game has ended, or a rule is at fault: who comes here in earnest will see
    finally:
        flow.close()
        state.retract(before)
        state.log, state.cause = log, cause
        del attempts.open[opened:]
        del attempts.taken[start:]


AGAIN: Final = "choose again"
GIVE_UP: Final = "give it up"
"""What a player answers who would rather leave something than do it another way."""


def give_up_question(rule: str) -> Question:
    """What a player is asked whose declining made something impossible. `rule`: the one by which it may be left."""
    answers = f"`{AGAIN}`, `{GIVE_UP}`"
    return Question("give it up", "You declined, so this can't be done. What now?", rule, answers, declines=(GIVE_UP,))


def _give_up(state: State, seat: Seat, rule: str) -> Flow[bool]:
    """revel:0.5.8 Nobody is forced to do what is optional: having declined, the player may leave it at that."""
    answer = yield from choose(state, seat, give_up_question(rule), (AGAIN, GIVE_UP))
    return answer == GIVE_UP
