"""The contract of a game: what a game declares, and what the table may rely on."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Generic, TypeVar

from coven.kernel.ask import Decision, Flow, Seat
from coven.kernel.reason import Reason, SetupError
from coven.kernel.state import State

S = TypeVar("S", bound=State)


@dataclass(frozen=True, slots=True)
class Choosable:
    """An option of a game that whoever sets it up may choose: an edition, a house rule, a level."""

    name: str
    default: Any
    values: tuple[Any, ...]
    """All it may be."""
    words: str
    """What it means, for people."""


BLUFF = Choosable(
    "bluff",
    False,
    (False, True),
    "ask a seat whenever the others can't know that it has no answer, so that not being asked tells nothing",
)


@dataclass(frozen=True, slots=True)
class Setup:
    """Everything that has to be settled before a game starts."""

    seats: int
    """How many sit at the table."""
    options: Mapping[str, Any] = field(default_factory=dict)
    """The game's options, each with its value."""
    decks: Sequence[Any] = ()
    """What each seat brings, in games where players bring something: names of shipped decks, or deck texts."""
    cards: str | None = None
    """Further cards, in the game's card format, added to those that ship."""
    full_control: tuple[Seat, ...] = ()
    """The seats that are asked even when there is one choice only."""


class Game(ABC, Generic[S]):
    """A game, declared once.

    A game has no state of its own: everything about one game in progress is in its `State`. Methods that take a state
    must not change it unless they say so.
    """

    name: ClassVar[str]
    """What people type: 'revel'."""
    title: ClassVar[str]
    """What people read: "Witches' Revel"."""
    seats: ClassVar[range]
    """How many may sit at the table."""
    options: ClassVar[tuple[Choosable, ...]] = ()
    data: ClassVar[str] = ""
    """The version of the game's cards and components. Records keep it, since a game can't be replayed with others."""

    @abstractmethod
    def start(self, setup: Setup) -> S:
        """The state before anything has been asked or shuffled. SetupError if it can't be."""

    @abstractmethod
    def step(self, state: S) -> Flow[None]:
        """The next step of the game; it changes the state.

        The table calls it again and again until `state.result` is set. What comes next is read from the state alone,
        so that a game can be taken up again at any step. Steps are short: forks replay the answers given in one.
        """

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> Any:
        """What a seat (None: a spectator) may know: a frozen dataclass, made of such and of plain values only.

        Nothing in it may depend on what the seat can't know, nor let it follow a card through a hidden area.
        """

    @abstractmethod
    def position(self, state: S) -> dict[str, Any]:
        """The whole truth about a state, in plain values and the game's own words."""

    @abstractmethod
    def place(self, setup: Setup, position: Mapping[str, Any]) -> S:
        """The state that such a position describes. PositionError if it can't be."""

    @abstractmethod
    def redeal(self, state: S, now: S, seat: Seat, rng: random.Random) -> None:
        """Deal everything that is hidden from `seat` anew, consistently with what the seat knows; changes `state`.

        `state` is the game at the start of the step under way and `now` at this moment: what the seat could see in
        either has to stay as it was.
        """

    def why_not(self, state: S, decision: Decision, words: str) -> Reason | None:
        """Why the seat to decide can't do what the words say. None if there is nothing to say about it."""
        return None

    def at_rest(self, state: S, decision: Decision) -> bool:
        """Whether nothing is left hanging: the seat is asked what to do next and not about something under way.

        A script may stop only where its game is at rest, or must say that it stops in the middle of something. A game
        answers False while an effect, a payment, a battle or a repair waits for this decision.
        """
        return True

    def settle(
        self,
        *,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        decks: Sequence[Any] = (),
        cards: str | None = None,
        full_control: Sequence[int] = (),
    ) -> Setup:
        """Check what somebody asked for and fill in the defaults. SetupError names what is wrong and what would do."""
        count = self.seats.start if seats is None else seats
        if count not in self.seats:
            allowed = " or ".join(str(n) for n in self.seats)
            raise SetupError(f"{self.title} is for {allowed} players, not {count}")
        known = {option.name: option for option in self.options}
        settled = {option.name: option.default for option in self.options}
        for name, value in (options or {}).items():
            if name not in known:
                names = ", ".join(sorted(known)) or "none"
                raise SetupError(f"{self.name} has no option {name!r}; its options are: {names}")
            if value not in known[name].values:
                values = ", ".join(repr(v) for v in known[name].values)
                raise SetupError(f"{self.name}: option {name!r} can't be {value!r}; it can be: {values}")
            settled[name] = value
        for seat in full_control:
            if seat not in range(count):
                raise SetupError(f"full control: there is no seat {seat}; they are numbered 0 to {count - 1}")
        return Setup(count, settled, tuple(decks), cards, tuple(Seat(seat) for seat in full_control))
