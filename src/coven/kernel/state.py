"""What every game's state has in common."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, Self

from mypy_extensions import mypyc_attr

from coven.kernel.attempts import Attempts
from coven.kernel.log import Event, Log, Moved
from coven.kernel.plain import Path
from coven.kernel.question import Question
from coven.kernel.result import Result
from coven.kernel.seat import Seat

NO_SEATS: Final[frozenset[Seat]] = frozenset()


@mypyc_attr(allow_interpreted_subclasses=True)  # Where this is compiled, a game need not be.
class State:
    """The state of one game. A game's own state inherits from this and adds its areas.

    Cards and the like are immutable and shared; containers hold them. `copy` copies the containers. Flows that run
    across an attempt hold ids, never containers, since `restore` puts others in their place.
    """

    __slots__ = ("attempts", "cause", "full_control", "log", "result")

    result: Result | None
    """How the game ended, once it has."""
    log: Log | None
    """Where what happens is noted; None while nobody looks."""
    cause: Event | None
    """What everything that is noted now follows from; None while nobody looks, and for what follows from nothing."""
    attempts: Attempts | None
    """What has been tried and failed in the step under way."""
    full_control: frozenset[Seat]
    """The seats that want to be asked even when there is one choice only."""

    def __init__(self) -> None:
        self.result = None
        self.log = None
        self.cause = None
        self.attempts = None
        self.full_control = NO_SEATS

    def copy(self) -> Self:
        """A state of its own, equal to this one, with no log and no attempt under way."""
        raise NotImplementedError(f"{type(self).__name__} must say how it is copied: see docs/adding-a-game.md")

    def lay_aside(self) -> None:
        """This state is kept for a step that lies behind: let go of what can be worked out again when it is copied."""

    def restore(self, earlier: Self) -> None:
        """Become equal to an earlier copy of this state again. The copy is used up: its containers are taken over.

        Log and attempts stay: what people saw stays seen, and what failed is remembered. Only `repair` asks for it: a
        game whose rules never undo anything does without.
        """
        raise NotImplementedError(f"{type(self).__name__} must say how it is restored: see docs/adding-a-game.md")

    def retract(self, earlier: Self) -> None:
        """Become equal to an earlier copy of this state again, what happened since having been seen by nobody."""
        self.restore(earlier)

    def uncovers(self, earlier: Self, seat: Seat) -> bool:
        """Whether something hidden from a seat has come into play since an earlier copy of this state: a card drawn
        from a deck.

        What comes of that must not decide what is offered before it happens (see `repair`).
        """
        return False

    def note(self, rule: str, words: str, *about: object) -> Event | None:
        """Say in the log what has just happened and which rule made it happen. Gives it, for causes."""
        if self.log is None:
            return None
        return self.log.add(rule, words, about, self.cause)

    def asks(self, question: Question, source: object = None) -> Question:
        """A question as this game asks it: an edition may have other words for it, and another rule; also by what
        asks it (`Decision.source`)."""
        return question

    def move(self, what: object, origin: Path, target: Path, seen_by: Collection[Seat | None]) -> None:
        """Say that something goes from one place in the view to another, and which seats see what it is (None:
        spectators). The next line of the log tells of it."""
        if self.log is not None:
            self.log.moved.append(Moved(what, origin, target, frozenset(seen_by)))

    def lift(self, what: object, origin: Path) -> None:
        """Say that something leaves its place; `lay` says where it goes."""
        if self.log is not None:
            self.log.lifted[what] = origin

    def lay(self, what: object, target: Path, seen_by: Collection[Seat | None]) -> None:
        """Say that what was lifted goes to a place, and which seats see what it is. The next line tells of the move."""
        if self.log is not None:
            origin = self.log.lifted.pop(what, ())
            if origin != target:
                self.move(what, origin, target, seen_by)

    def after(self, line: Event | None) -> Event | None:
        """From now on, what happens follows from this line. Gives what it followed from before, to be put back."""
        before = self.cause
        if line is not None:
            self.cause = line
        return before

    def because(self, rule: str, words: str, *about: object) -> Event | None:
        """From now on, what happens follows from this. Gives what it followed from before, to be put back after it.

        While nobody looks it does nothing. Where an attempt is undone, the cause goes back with it.
        """
        before = self.cause
        if self.log is not None:
            self.cause = self.log.cause(rule, words, about, before)
        return before
