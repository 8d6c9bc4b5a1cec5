"""The contract of a game: what a game declares, and what the table may rely on."""

from __future__ import annotations

import random
import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from coven.kernel.ask import Decision, Flow
from coven.kernel.brings import Brings
from coven.kernel.naming import no_such
from coven.kernel.plain import Path
from coven.kernel.question import Question
from coven.kernel.reason import Reason, SetupError
from coven.kernel.result import Result
from coven.kernel.seat import Seat, seat_name
from coven.kernel.setup import Choosable, Setup
from coven.kernel.state import State

if TYPE_CHECKING:
    from pathlib import Path as FilePath

    from coven.kernel.capabilities import Decks, Drawing, Evaluation, Library, Rulebook, Workshop

S = TypeVar("S", bound=State)


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
    seated_by: ClassVar[str] = ""
    """The rule that says how many; '' if none does."""
    options: ClassVar[tuple[Choosable, ...]] = ()
    """What can be chosen when it is set up."""
    cooperative: ClassVar[bool] = False
    """Whether all win or lose together."""
    brings: ClassVar[str] = ""
    """What people call that which each seat brings: 'decks', 'colours'; '' if nobody brings anything."""
    components: ClassVar[str] = ""
    """What people call that which can be laid on the table from a file: 'cards', 'boards'; '' if nothing can."""
    example: ClassVar[str] = ""
    """Something that a player may want to do, in the game's words: 'pass'. The terminal's help asks about it."""
    data: ClassVar[str] = ""
    """The version of the game's cards and components. Records keep it, since a game can't be replayed with others."""
    chances: ClassVar[tuple[str, ...]] = ()
    """What nature settles, as scripts name it; `A` stands for any seat: "A's deck"."""
    rulebooks: ClassVar[tuple[Rulebook, ...]] = ()
    """What it is played by."""
    compiled: ClassVar[tuple[str, ...]] = ()
    """Modules that a game in progress runs through, as patterns of paths beside the module that declares the game; a
    pattern after ! takes modules out again. A wheel that ships the game has them compiled."""

    _file: ClassVar[str | None] = None
    """The module that declares it."""

    def __init_subclass__(cls) -> None:
        cls._file = getattr(sys.modules.get(cls.__module__), "__file__", None)

    # The rules

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
    def position(self, state: S) -> dict[str, Any]:
        """The whole truth about a state, in plain values and the game's own words."""

    @abstractmethod
    def place(self, setup: Setup, position: Mapping[str, Any]) -> S:
        """The state that such a position describes. PositionError if it can't be."""

    # Who knows what

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> Any:
        """What a seat (None: a spectator) may know: a frozen dataclass, made of such and of plain values only.

        Nothing in it may depend on what the seat can't know, nor let it follow a card through a hidden area.
        """

    @abstractmethod
    def redeal(self, state: S, now: S, seat: Seat, rng: random.Random) -> None:
        """Deal everything that is hidden from `seat` anew, consistently with what the seat knows; changes `state`.

        `state` is the game at the start of the step under way and `now` at this moment: what the seat could see in
        either has to stay as it was.
        """

    def told_anew(self, state: S, seat: Seat, rng: random.Random | None) -> None:
        """What others have told nobody but the table, such as what they want to be asked, becomes what most people tell
        it, or with dice anything that they may have told; changes `state`. Who imagines a deal goes by nothing of it.
        """

    def located(self, state: S, seat: Seat) -> Collection[Any]:
        """The things, of those that are shuffled, whose place `seat` knows in this state. A mapping, if it knows of
        some only that they lay in one of several places: of each the things in whose place it may have been.

        Whoever imagines a deal in the middle of a step lets chance put them where they are. It saves time where the
        step shuffles cards and then shows some of them; without it, such deals have to be found by trying.
        """
        return ()

    def taken_out(self, state: S) -> Collection[Any]:
        """The things that were shuffled in the step under way and then taken out from among the others without anybody
        seeing where they were: what has been located lay there as though they had lain below."""
        return ()

    def known(self, state: S, seat: Seat) -> S | None:
        """The state as `seat` knows it, for computer players that read states: a copy in which all that the seat can't
        know lies in an order that tells nothing. It is made from this moment alone, in no time; to play on from it,
        there is `redeal`. None if the game doesn't offer it.
        """
        return None

    def seen(self, state: S, seat: Seat) -> object:
        """All that `seat` has come to see of hidden things: equal at two tables if it has seen the same at both.

        Tests of secrecy go by it: what a seat is shown may depend on this and on nothing else that is hidden. It is
        never shown, and any value that can be compared will do.
        """
        return self.view(state, seat)

    # What is shown of a decision. All of it is for the seat that decides, and may depend on nothing that this seat
    # can't know; the conformance suite looks.

    def questions(self) -> tuple[Question, ...]:
        """All that the game ever asks."""
        return ()

    def points(self, state: S, decision: Decision, choice: Any) -> tuple[Path, ...]:
        """What a choice is about: places in the view of the seat that decides, in the order a person would click."""
        return ()

    def source(self, state: S, decision: Decision) -> Path | None:
        """Where that which asks is in the view of the seat that decides; None if the rules of the game ask."""
        return None

    def outlook(self, state: S, decision: Decision, choice: Any) -> Brings | None:
        """What a choice costs and brings, as far as the seat that decides can know."""
        return None

    def warning(self, state: S, decision: Decision, choice: Any) -> Reason | None:
        """Why what a choice begins can't be finished, where what the seat knows shows it."""
        return None

    def why_not(self, state: S, decision: Decision, words: str, seat: Seat) -> Reason | None:
        """Why a seat can't do what the words say, whether the decision is its own or not: the rule that really forbids
        it, found by nothing that this seat can't know.

        It is asked for words that aren't among the options, so something is always to be said of them. Words that name
        nothing, or several things, are answered by `no_such` and `could_mean`, without a rule; those for what can be
        done, but is called otherwise or takes several answers, by `called` and `first_said`. None leaves it to the
        table to find how the words go on that are part of what is offered.
        """
        if seat != decision.seat:
            return Reason("", f"it is {seat_name(decision.seat)}'s decision")
        return no_such("answer", words, decision.words())

    def why_only_one(self, state: S, decision: Decision, answers: Sequence[str]) -> Reason | None:
        """Why not all of these answers can be given, one after the other, to what is asked now; None if they may be.

        Questions declare it (`Question.only_one`). A game tells it where it depends on more than the question.
        """
        return decision.question.why_only_one(answers)

    def in_the_open(self, state: S, decision: Decision, choice: Any) -> bool:
        """Whether nothing that the seat doesn't know comes to light by a choice, so that what is said together with it
        may be judged by what it leads to. By default no choice is followed so."""
        return False

    def names_nothing(self, state: S, words: str, seat: Seat | None) -> Reason | None:
        """What is told, without a rule, of words that name nothing in the game; None if they name something. It is
        asked when the game is over, and there is no decision any more by which words could be read."""
        return None

    def stopped_by(self, result: Result) -> str:
        """The rule by which nothing is done any more after such a result: its own, unless another one says so."""
        return result.rule

    # What it has besides its rules

    def open_to_all(self, setup: Setup) -> bool:
        """Whether all that sit at the table see the same, so that nobody has to look away from a shared screen."""
        return False

    def drawing(self) -> Drawing:
        """How it is shown on a terminal."""
        from coven.kernel.capabilities import ValueDrawing

        return ValueDrawing()

    def evaluation(self) -> Evaluation | None:
        """How it judges a state; None if it can't."""
        return None

    def minds(self) -> Mapping[str, Callable[[int], Any]]:
        """Computer players of its own, by name, besides those that play every game: each is made from a seed and has a
        method `choose(seated)`, the index of the option it takes. The best comes last, and is seated where nobody asks
        for another."""
        return {}

    def library(self) -> Library | None:
        """Its cards; None if it has none that people could write."""
        return None

    def decks(self) -> Decks | None:
        """Its decks; None if nobody brings one."""
        return None

    def workshop(self) -> Workshop | None:
        """What it has for people who write cards; None if nobody can try one."""
        return None

    def primer(self) -> str | None:
        """How to play it, on one page, in Markdown; None if it has none."""
        return None

    def get_ready(self) -> None:
        """Make what takes a while at a first start, so that it is kept (see `coven.language.kept`). Called where a
        package is built; whoever plays need not wait for it."""

    @property
    def folder(self) -> FilePath:
        """Where the module that declares it lies."""
        if self._file is None:
            raise SetupError(f"{self.name} is declared in no file, so there is nothing beside it")
        from pathlib import Path as FilePath

        return FilePath(self._file).parent

    # Setting up

    def settle(
        self,
        *,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        brings: Sequence[Any] = (),
        components: str | None = None,
        full_control: Sequence[int] = (),
    ) -> Setup:
        """Check what somebody asked for and fill in the defaults. SetupError names what is wrong and what would do."""
        count = self.seats.start if seats is None else seats
        if count not in self.seats:
            allowed = " or ".join(str(n) for n in self.seats)
            raise SetupError(str(Reason(self.seated_by, f"{self.title} is for {allowed} players, not {count}")))
        if brings and not self.brings:
            raise SetupError(f"nobody brings anything to a game of {self.title}")
        if components is not None and not self.components:
            raise SetupError(f"nothing can be laid on the table of {self.title} but what ships")
        known = {option.name: option for option in self.options}
        settled = {option.name: option.default for option in self.options}
        for name, value in (options or {}).items():
            if name not in known:
                names = ", ".join(sorted(known)) or "none"
                raise SetupError(f"{self.name} has no option {name!r}; its options are: {names}")
            try:
                settled[name] = known[name].meant(value)
            except LookupError:
                values = ", ".join(map(known[name].typed, known[name].values))
                values += f", or {known[name].further}" if known[name].further else ""
                words = f"{self.name}: option {name!r} can't be {value!r}; it can be: {values}"
                raise SetupError(str(Reason(known[name].rule, words))) from None
        for seat in full_control:
            if seat not in range(count):
                raise SetupError(f"full control: there is no seat {seat}; they are numbered 0 to {count - 1}")
        return Setup(count, settled, tuple(brings), components, tuple(Seat(seat) for seat in full_control))
