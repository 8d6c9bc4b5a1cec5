"""What a game may have besides its rules: an evaluation, a picture for the terminal, cards, decks, rulebooks.

A game declares each of them on its `Game`, by a method that imports what it needs when it is asked, or by a plain
value. Nothing is found by the name of a module, so a game from outside has what a shipped one has.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, runtime_checkable

from coven.kernel.log import LogLine
from coven.kernel.plain import in_lines
from coven.kernel.reason import Reason
from coven.kernel.seat import Seat
from coven.kernel.setup import Setup

if TYPE_CHECKING:
    from coven.kernel.ask import Decision


@dataclass(frozen=True, slots=True)
class Rulebook:
    """A rulebook that a game is played by, and the ledger that lists its rules."""

    name: str
    """What citations begin with: 'revel-starter'."""
    ledger: str
    """The file that lists its rules, beside the module that declares the game."""
    proven: bool = True
    """Whether every rule of it has to be cited by the code and to have a passing proof."""


@dataclass(frozen=True, slots=True)
class Evaluation:
    """A game's own judgement of how good a state is for a seat."""

    worth: Callable[[Any, Seat], float]
    """From a state and a seat: above zero when the seat is ahead, and within what a game won or lost is worth."""
    at_any_moment: bool = False
    """Whether it counts what is under way, so that a mind may judge in the middle of an act."""
    considered: Callable[[Decision], Sequence[int]] | None = None
    """Which answers to a decision are worth a thought, by their indices, one at least; None: all of them."""
    settled: Callable[[Decision, Seat], bool] | None = None
    """Whether a state can be judged for a seat when this is to be decided, though an act is under way; None: never."""
    expected: Callable[[Decision], Sequence[int]] | None = None
    """Which answers another seat may be thought to give, by their indices, one at least; None: all that are worth a
    thought."""
    breadth: int = 0
    """In so many ways each option should at least be carried through, answers being drawn by lot where there are more;
    0: where there are too many to try all, one will do."""
    far_behind: float | None = None
    """An option that is worth so much less than the best one in one deal won't be the best in others; None: it may."""
    sparing: bool = False
    """Whether it counts all that is used up, so that what brings nothing is better left alone."""

    def worth_a_thought(self, decision: Decision) -> Sequence[int]:
        """The answers to a decision that a mind weighs, by their indices."""
        return range(len(decision.choices)) if self.considered is None else self.considered(decision)

    def to_be_expected(self, decision: Decision) -> Sequence[int]:
        """The answers that a mind thinks another seat may give, by their indices."""
        return self.worth_a_thought(decision) if self.expected is None else self.expected(decision)


class Drawing(Protocol):
    """How a game is shown on a terminal."""

    def plain(self, view: Any, setup: Setup) -> list[str]:
        """A view in lines of words."""

    def draw(self, view: Any, setup: Setup, width: int) -> Any:
        """A view with boxes and colours, for a terminal of this width: something that rich can render."""

    def about(self, setup: Setup, name: str) -> list[str] | None:
        """A card or other component in words; None if there is none of this name."""


@runtime_checkable
class Keyed(Protocol):
    """A drawing whose lines have letters or signs that nobody could guess."""

    def key(self, setup: Setup) -> list[str]:
        """What they stand for, in lines of words."""


class ValueDrawing:
    """Shows any view by its values: what games without a picture of their own get."""

    __slots__ = ()

    def plain(self, view: Any, setup: Setup) -> list[str]:
        """A view in lines of words: its parts by name."""
        return list(in_lines(view))

    def draw(self, view: Any, setup: Setup, width: int) -> Any:
        """The same lines: there are no boxes to draw."""
        return "\n".join(self.plain(view, setup))

    def about(self, setup: Setup, name: str) -> list[str] | None:
        """None: nothing is known of any component."""
        return None


class Source(NamedTuple):
    """A text, and the file it is from, for errors to name."""

    text: str
    """The text itself."""
    file: str
    """Where it is from."""


@dataclass(frozen=True, slots=True)
class Judged:
    """What the rules make of a card that somebody wrote."""

    name: str
    """What the card is called."""
    understood: tuple[str, ...]
    """For each effect how it was understood, in a few words."""
    mistakes: tuple[str, ...]
    """All that is wrong with it, each with its place; none if it is accepted."""
    card: bool = True
    """Whether it is a card that can be shown, and not another part of a file, such as a board."""


@dataclass(frozen=True, slots=True)
class Paragraph:
    """One effect of a card."""

    text: str
    """As it is printed."""
    notes: tuple[str, ...]
    """What the rules make of it."""


@dataclass(frozen=True, slots=True)
class Shown:
    """A card, to be looked at."""

    name: str
    """What it is called."""
    corner: str
    """Its numbers."""
    type_line: str
    """What kind of card it is."""
    paragraphs: tuple[Paragraph, ...]
    """Its effects."""
    footer: str
    """Icons and the like."""
    words: tuple[str, ...] = ()
    """What else it can be found by, each as a whole: 'strength 3', 'rarity rare'."""


class Library(Protocol):
    """The cards of a game."""

    def names(self) -> Sequence[str]:
        """All cards that ship."""

    def reads(self, file: Source) -> bool:
        """Whether a file looks like one with such cards, whatever mistakes it has: so that a game need not be named."""

    def show(self, name: str, further: Sequence[Source]) -> Shown:
        """A card that ships or is in one of further files. CovenError with near misses if there is none."""

    def judge(self, files: Sequence[Source]) -> Iterator[Judged]:
        """Every card of some files, in order."""


class Decks(Protocol):
    """The decks of a game."""

    def shipped(self) -> Mapping[str, str]:
        """The deck lists that ship, by name."""

    def reads(self, deck: Source) -> bool:
        """Whether a text looks like one of its deck lists, whatever mistakes it has: so that no game need be named."""

    def title(self, deck: Source) -> str:
        """What a deck list calls itself."""

    def check(self, deck: Source, setup: Setup, leave_out: Collection[str]) -> list[Reason]:
        """Everything that keeps a deck from being brought to such a game, each with its rule.

        `leave_out` are numbers of rules and readings that are not to be asked.
        """


@dataclass(frozen=True, slots=True)
class Swap:
    """A deck that has a card in the place of another."""

    deck: str
    """The deck list."""
    out: str
    """The card that made room."""
    copies: int
    """How many of the one went, and how many of the other came."""


class Workshop(Protocol):
    """What a game has for people who write cards. The setup always has those cards among its components."""

    def trial(self, card: str, setup: Setup) -> dict[str, Any]:
        """A position in which a card can be tried at once: it is seat A's to play, and can be paid for."""

    def swap(self, card: str, deck: Source, setup: Setup) -> Swap:
        """A deck list with as many copies of a card as there may be, in the place of what is most like it.

        CovenError if decks have no place for such a card.
        """

    def played(self, card: str, line: LogLine) -> bool:
        """Whether a line of the log tells that a player played the card."""
