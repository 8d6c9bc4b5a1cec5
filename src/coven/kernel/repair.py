"""Undoing what turned out illegal.

Some rules let a player begin what can't be finished: a card whose cost proves unpayable once it is shown. Such a rule
raises `Illegal`; the procedure is then undone as a whole, the exact sequence of choices that led there is barred, and
the player chooses anew (revel 0.5; spoils 401.3, 603.1e, 605.1d).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from coven.kernel.ask import Flow, Seat, choose
from coven.kernel.reason import Illegal, Reason
from coven.kernel.state import State

T = TypeVar("T")


class Attempts:
    """The choices taken inside the attempts under way, and the sequences that each of them has barred."""

    __slots__ = ("open", "taken")

    def __init__(self) -> None:
        self.taken: list[Any] = []
        self.open: list[tuple[int, set[tuple[Any, ...]], Reason]] = []
        """For each attempt, outermost first: how many choices had been taken before it, what it bars, and what to
        say when it bars everything."""

    def allowed(self, choices: Sequence[T]) -> Sequence[T]:
        """The choices that don't complete a barred sequence. Illegal if all of them do."""
        for start, barred, nothing_left in self.open:
            if barred:
                so_far = tuple(self.taken[start:])
                choices = [choice for choice in choices if (*so_far, choice) not in barred]
                if not choices:
                    raise Illegal(nothing_left)
        return choices

    def barred_first(self) -> set[Any]:
        """The choices barred from beginning an attempt that is under way."""
        return {sequence[0] for _, barred, _ in self.open for sequence in barred if len(sequence) == 1}


@dataclass(frozen=True, slots=True)
class Impossible:
    """What an attempt gives when every way to carry it out has proved illegal."""

    reason: Reason


def attempt(
    state: State, seat: Seat, procedure: Callable[[], Flow[T]], *, rule: str, subject: int = 1
) -> Flow[T | Impossible]:
    """Carry out a procedure; while it proves illegal, undo it and ask again without the sequences that failed.

    `rule` is the game's rule on such undoing. `subject` is how many of the procedure's first choices say what it is
    about (the card to be played). When it failed because the player declined something, the player may give the
    subject up instead of being asked again.
    """
    attempts = state.attempts
    if attempts is None:
        attempts = state.attempts = Attempts()
    start = len(attempts.taken)
    barred: set[tuple[Any, ...]] = set()
    attempts.open.append((start, barred, Reason(rule, "every choice here has been tried and is illegal")))
    illegality = (
        Illegal  # a game left in the middle is closed when Python ends, and the module's names are gone by then
    )
    try:
        while True:
            before = state.copy()
            try:
                return (yield from procedure())
            except illegality as error:
                illegal = error
            state.restore(before)
            failed = tuple(attempts.taken[start:])
            del attempts.taken[start:]
            if not failed:
                return Impossible(illegal.reason)
            state.note(rule, "That can't be: {0}. It is undone", illegal.reason.words)
            give_up = False
            if illegal.declined:
                give_up = yield from _give_up(state, seat, rule)
                del attempts.taken[start:]
            if give_up and not subject:
                return Impossible(illegal.reason)
            barred.add(failed[:subject] if give_up else failed)
    finally:
        attempts.open.pop()
        if not attempts.open:
            attempts.taken.clear()


AGAIN = "choose again"
GIVE_UP = "give it up"


def _give_up(state: State, seat: Seat, rule: str) -> Flow[bool]:
    """Nobody is forced to do what is optional: having declined, the player may leave it at that (revel 0.5.8)."""
    answer = yield from choose(state, seat, "You declined, so this can't be done. What now?", rule, (AGAIN, GIVE_UP))
    return answer == GIVE_UP
