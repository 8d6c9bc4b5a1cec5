"""What a rule may ask, and how it asks.

A rule procedure is a generator: it changes the state and yields an `Ask` when it needs an answer. There are two
kinds: a `Decision`, which one seat takes, and a `Chance`, which nature takes. Whoever drives the flow answers both;
the state holds no random generator and knows no player.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from typing import Any, Final, TypeAlias, TypeVar

from coven.kernel.question import Question
from coven.kernel.reason import Reason, Stuck
from coven.kernel.seat import Seat, seat_name
from coven.kernel.state import State

T = TypeVar("T")

WhyNot: TypeAlias = Callable[[Any], Reason | None]
"""Why something isn't offered: a thing such as the choices are, a number or a word; None if this doesn't know."""


NEEDLESS: Final = object()
"""What `Decision.shows` gives for a choice of which nobody sees anything, and that nobody has to imagine: by another
one its player does the same, and can do all afterwards that can be done after this one."""


class Decision:
    """One seat picks one of the choices, all of which are legal."""

    __slots__ = ("about", "also", "always", "choices", "question", "say", "seat", "shows", "source", "why_not")

    seat: Seat
    """Who decides."""
    question: Question
    """What is asked."""
    choices: Sequence[Any]
    """What may be answered: hashable values."""
    say: Callable[[Any], str]
    """Puts a choice into words; what a choice is called among the others, `words` says."""
    about: tuple[object, ...]
    """What the prompt speaks of."""
    always: bool
    """Asked even when there is one choice only, because not being asked would tell the others something."""
    source: object
    """The thing whose rule or text asks; None for the rules of the game. `Game.source` says where it is."""
    why_not: WhyNot | None
    """Why something that isn't among the choices can't be chosen: whoever asks knows what was left out, and why. Asked
    only when somebody wants to know."""
    also: Mapping[str, str] | None
    """Other words that a person may say, each with those of the choice that they stand for here: 'none' for 'done',
    where nothing has been taken yet; None for no others."""
    shows: Callable[[Any], object] | None
    """What everybody sees of a choice, however it is worded, before anything else is told or anybody else is asked:
    which thing goes where. It gives None for a choice of which nobody sees anything; None if that is so of all."""

    def __init__(
        self,
        seat: Seat,
        question: Question,
        choices: Sequence[Any],
        say: Callable[[Any], str] = str,
        about: tuple[object, ...] = (),
        always: bool = False,
        source: object = None,
        why_not: WhyNot | None = None,
        also: Mapping[str, str] | None = None,
        shows: Callable[[Any], object] | None = None,
    ) -> None:
        self.seat = seat
        self.question = question
        self.choices = choices
        self.say = say
        self.about = about
        self.always = always
        self.source = source
        self.why_not = why_not
        self.also = also
        self.shows = shows

    @property
    def kind(self) -> str:
        """What the question is called, by programs and pages."""
        return self.question.kind

    @property
    def rule(self) -> str:
        """The number of the rule that asks."""
        return self.question.rule

    @property
    def text(self) -> str:
        """The prompt in full."""
        return self.question.prompt.format(*self.about)

    @property
    def verb(self) -> str:
        """What may be said before an answer, in full; '' for nothing."""
        return self.question.verb.format(*self.about)

    def words(self) -> list[str]:
        """All choices in the words of the notation, in order. No two are alike, for an answer is kept by its words:
        where a game calls two choices the same, as it may with cards that somebody wrote, further ones are numbered."""
        say = self.say
        said = [say(choice) for choice in self.choices]
        return said if len(set(said)) == len(said) else numbered(said)

    def __repr__(self) -> str:
        return f"Decision({seat_name(self.seat)}, {self.text!r}, {self.words()})"


def numbered(said: Sequence[str]) -> list[str]:
    """Words with a number after those that were said before: 'Ember', 'Ember (2)'."""
    found: dict[str, int] = {}
    for words in said:
        told, number = words, found.get(words, 0)
        while told in found:
            number += 1
            told = f"{words} ({number})"
        found[words] = max(number, 1)
        found.setdefault(told, 1)
    return list(found)


class Chance:
    """Nature puts things in an order, or picks one of them."""

    __slots__ = ("items", "ordering", "rule", "say", "shows", "what")

    rule: str
    """The number of the rule that asks."""
    what: str
    """What is being settled: 'A's deck', 'the first player'."""
    items: Sequence[Any]
    """What is put in order, or picked from."""
    ordering: bool
    """True: the answer is all items in a new order. False: it is one of them."""
    say: Callable[[Any], str]
    """Puts an item into words."""
    shows: Callable[[Any], object] | None
    """What everybody sees of the item that is picked, as of a choice (see `Decision`)."""

    def __init__(
        self,
        rule: str,
        what: str,
        items: Sequence[Any],
        *,
        ordering: bool,
        say: Callable[[Any], str] = str,
        shows: Callable[[Any], object] | None = None,
    ) -> None:
        self.rule = rule
        self.what = what
        self.items = items
        self.ordering = ordering
        self.say = say
        self.shows = shows

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
"""What a rule may ask: a seat's decision, or nature's chance."""

Answer: TypeAlias = int | tuple[int, ...]
"""As a trail keeps it: the index of a choice or of a picked item, or an ordering of indices."""

Flow: TypeAlias = Generator[Ask, Any, T]
"""A rule procedure under way; what it returns is its result."""


def choose(
    state: State,
    seat: Seat,
    question: Question,
    choices: Sequence[T],
    say: Callable[[Any], str] = str,
    about: tuple[object, ...] = (),
    always: bool = False,
    source: object = None,
    why_not: WhyNot | None = None,
    also: Mapping[str, str] | None = None,
    shows: Callable[[Any], object] | None = None,
) -> Flow[T]:
    """Ask a seat to pick one of the choices: the one way in which rules ask.

    A lone choice is taken without asking, unless the seat wants full control or not being asked would tell something.
    Inside an attempt (see `repair`) the choices barred by earlier failures are left out first. `why_not` says why
    something is not among the choices, where somebody asks; `also` has other words for some of them; `shows` says what
    everybody sees of the one that is made.
    """
    attempts = state.attempts
    if attempts is not None and attempts.open:
        choices = attempts.allowed(seat, choices)
    if not choices:
        prompt = question.prompt.format(*about)
        raise Stuck(f"{seat_name(seat)} has nothing to choose from: {prompt} ({question.rule})")
    choice: T
    if len(choices) == 1 and not always and seat not in state.full_control:
        choice = choices[0]
    else:
        asked = state.asks(question, source)
        choice = yield Decision(seat, asked, choices, say, about, always, source, why_not, also, shows)
    if attempts is not None and attempts.open:
        attempts.taken.append((seat, choice))
    return choice


def shuffle(rule: str, what: str, items: Sequence[T], say: Callable[[Any], str] = str) -> Flow[list[T]]:
    """Ask nature for a random order of the items."""
    if len(items) < 2:
        return list(items)
    order: list[T] = yield Chance(rule, what, items, ordering=True, say=say)
    return order


def pick(
    rule: str,
    what: str,
    items: Sequence[T],
    say: Callable[[Any], str] = str,
    shows: Callable[[Any], object] | None = None,
) -> Flow[T]:
    """Ask nature to pick one of the items. `shows` says what everybody sees of the one that is picked."""
    if len(items) == 1:
        return items[0]
    item: T = yield Chance(rule, what, items, ordering=False, say=say, shows=shows)
    return item
