"""What a rule may ask, and how it asks.

A rule procedure is a generator: it changes the state and yields an `Ask` when it needs an answer. There are two
kinds: a `Decision`, which one seat takes, and a `Chance`, which nature takes. Whoever drives the flow answers both;
the state holds no random generator and knows no player.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import TYPE_CHECKING, Any, NewType, TypeAlias, TypeVar

from coven.kernel.reason import Stuck

if TYPE_CHECKING:
    from coven.kernel.state import State

Seat = NewType("Seat", int)
"""A place at the table, counted from 0. People call them A, B, C and D."""

SEAT_NAMES = "ABCDEFGH"

T = TypeVar("T")


def seat_name(seat: Seat) -> str:
    """The letter that people and scripts use for a seat."""
    return SEAT_NAMES[seat]


class Decision:
    """One seat picks one of the choices, all of which are legal."""

    __slots__ = ("about", "always", "choices", "prompt", "rule", "say", "seat")

    seat: Seat
    """Who decides."""
    prompt: str
    """What is asked, with {0}, {1} ... standing for the things in `about`."""
    rule: str
    """The number of the rule that asks."""
    choices: Sequence[Any]
    """What may be answered: hashable values, the words of no two of which are alike."""
    say: Callable[[Any], str]
    """Puts a choice into words: those of the notation."""
    about: tuple[object, ...]
    """What the prompt speaks of."""
    always: bool
    """Asked even when there is one choice only, because not being asked would tell the others something."""

    def __init__(
        self,
        seat: Seat,
        prompt: str,
        rule: str,
        choices: Sequence[Any],
        say: Callable[[Any], str] = str,
        about: tuple[object, ...] = (),
        always: bool = False,
    ) -> None:
        self.seat = seat
        self.prompt = prompt
        self.rule = rule
        self.choices = choices
        self.say = say
        self.about = about
        self.always = always

    @property
    def text(self) -> str:
        """The prompt in full."""
        return self.prompt.format(*self.about)

    def words(self) -> list[str]:
        """All choices in words, in order."""
        return [self.say(choice) for choice in self.choices]

    def __repr__(self) -> str:
        return f"Decision({seat_name(self.seat)}, {self.text!r}, {self.words()})"


class Chance:
    """Nature puts things in an order, or picks one of them."""

    __slots__ = ("items", "ordering", "rule", "say", "what")

    rule: str
    what: str
    """What is being settled: 'A's deck', 'the first player'."""
    items: Sequence[Any]
    ordering: bool
    """True: the answer is all items in a new order. False: it is one of them."""
    say: Callable[[Any], str]

    def __init__(
        self, rule: str, what: str, items: Sequence[Any], *, ordering: bool, say: Callable[[Any], str] = str
    ) -> None:
        self.rule = rule
        self.what = what
        self.items = items
        self.ordering = ordering
        self.say = say

    def outcome(self, answer: Answer) -> Any:
        """What the flow is told: the items in their new order, or the one picked."""
        if isinstance(answer, int):
            return self.items[answer]
        items = self.items
        return [items[i] for i in answer]

    def admits(self, answer: Answer) -> bool:
        """Whether this answer could come up at all."""
        if isinstance(answer, int):
            return not self.ordering and 0 <= answer < len(self.items)
        return self.ordering and sorted(answer) == list(range(len(self.items)))

    def __repr__(self) -> str:
        return f"Chance({self.what!r}, {[self.say(i) for i in self.items]})"


Ask: TypeAlias = Decision | Chance
Answer: TypeAlias = int | tuple[int, ...]
"""As a trail keeps it: the index of a choice or of a picked item, or an ordering of indices."""

Flow: TypeAlias = Generator[Ask, Any, T]
"""A rule procedure under way; what it returns is its result."""


def choose(
    state: State,
    seat: Seat,
    prompt: str,
    rule: str,
    choices: Sequence[T],
    say: Callable[[Any], str] = str,
    about: tuple[object, ...] = (),
    always: bool = False,
) -> Flow[T]:
    """Ask a seat to pick one of the choices: the one way in which rules ask.

    A lone choice is taken without asking, unless the seat wants full control or not being asked would tell something.
    Inside an attempt (see `repair`) the choices barred by earlier failures are left out first.
    """
    attempts = state.attempts
    if attempts is not None and attempts.open:
        choices = attempts.allowed(choices)
    if not choices:
        raise Stuck(f"{seat_name(seat)} has nothing to choose from: {prompt.format(*about)} ({rule})")
    choice: T
    if len(choices) == 1 and not always and seat not in state.full_control:
        choice = choices[0]
    else:
        choice = yield Decision(seat, prompt, rule, choices, say, about, always)
    if attempts is not None and attempts.open:
        attempts.taken.append(choice)
    return choice


def shuffle(rule: str, what: str, items: Sequence[T], say: Callable[[Any], str] = str) -> Flow[list[T]]:
    """Ask nature for a random order of the items."""
    if len(items) < 2:
        return list(items)
    order: list[T] = yield Chance(rule, what, items, ordering=True, say=say)
    return order


def pick(rule: str, what: str, items: Sequence[T], say: Callable[[Any], str] = str) -> Flow[T]:
    """Ask nature to pick one of the items."""
    if len(items) == 1:
        return items[0]
    item: T = yield Chance(rule, what, items, ordering=False, say=say)
    return item
