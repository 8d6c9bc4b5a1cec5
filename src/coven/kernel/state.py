"""What every game's state has in common."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from coven.kernel.ask import Seat
    from coven.kernel.log import Log
    from coven.kernel.repair import Attempts
    from coven.kernel.result import Result

NO_SEATS: frozenset[Seat] = frozenset()


@mypyc_attr(allow_interpreted_subclasses=True)  # Where this is compiled, a game need not be.
class State:
    """The state of one game. A game's own state inherits from this and adds its areas.

    Cards and the like are immutable and shared; containers hold them. `copy` copies the containers. Flows that run
    across an attempt hold ids, never containers, since `restore` puts others in their place.
    """

    __slots__ = ("attempts", "full_control", "log", "result")

    result: Result | None
    """How the game ended, once it has."""
    log: Log | None
    """Where what happens is noted; None while nobody looks."""
    attempts: Attempts | None
    """What has been tried and failed in the step under way."""
    full_control: frozenset[Seat]
    """The seats that want to be asked even when there is one choice only."""

    def __init__(self) -> None:
        self.result = None
        self.log = None
        self.attempts = None
        self.full_control = NO_SEATS

    def copy(self) -> Self:
        """A state of its own, equal to this one, with no log and no attempt under way."""
        raise NotImplementedError(f"{type(self).__name__} must say how it is copied: see docs/adding-a-game.md")

    def restore(self, earlier: Self) -> None:
        """Become equal to an earlier copy of this state again. The copy is used up: its containers are taken over.

        Log and attempts stay: what people saw stays seen, and what failed is remembered.
        """
        raise NotImplementedError(f"{type(self).__name__} must say how it is restored: see docs/adding-a-game.md")

    def note(self, rule: str, words: str, *about: object) -> None:
        """Say in the log what has just happened and which rule made it happen."""
        if self.log is not None:
            self.log.add(rule, words, about)
