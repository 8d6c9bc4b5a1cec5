"""The options of the decision at hand, made when somebody reads them."""

from __future__ import annotations

import operator
import re
from collections.abc import Iterator, Sequence
from typing import Any, Final, SupportsIndex

from coven.kernel.ask import Decision, WhyNot
from coven.kernel.brings import Brings
from coven.kernel.game import Game
from coven.kernel.naming import continued
from coven.kernel.plain import Path
from coven.kernel.reason import CovenError, NotOffered, Reason
from coven.kernel.seat import seat_name
from coven.kernel.spelling import spelled
from coven.kernel.state import State


class Option:
    """One of the options of the decision at hand.

    Its index and words are good forever; the rest can be read until the table goes on.
    """

    __slots__ = ("_among", "index", "words")

    def __init__(self, among: Options, index: int, words: str) -> None:
        self._among = among
        self.index = index
        """Its place among the options, from 0."""
        self.words = words
        """What it says: the words of the notation."""

    @property
    def points(self) -> tuple[Path, ...]:
        """What it is about: places in the view of the seat that decides, in the order a person would click."""
        among = self._among
        decision = among._at_hand()
        return among._game.points(among._state, decision, decision.choices[self.index])

    @property
    def brings(self) -> Brings | None:
        """What it costs and brings, as far as the seat that decides can know."""
        among = self._among
        decision = among._at_hand()
        return among._game.outlook(among._state, decision, decision.choices[self.index])

    @property
    def warning(self) -> Reason | None:
        """Why what it begins can't be finished, where what the seat knows shows it."""
        among = self._among
        decision = among._at_hand()
        return among._game.warning(among._state, decision, decision.choices[self.index])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Option) and self.index == other.index and self.words == other.words

    def __hash__(self) -> int:
        return hash((self.index, self.words))

    def __reduce__(self) -> str:
        raise CovenError("an option can't be pickled or copied: it is of one moment of one table; keep its words")

    def __str__(self) -> str:
        return self.words

    def __repr__(self) -> str:
        return f"Option({self.index}, {self.words!r})"


class Options:
    """What may be decided now: a sequence of which only that is made which is read."""

    __slots__ = ("_decision", "_game", "_past", "_state", "_words")

    def __init__(self, game: Game[Any], state: State, decision: Decision | None) -> None:
        self._game = game
        self._state = state
        """As it is while the decision is asked."""
        self._decision = decision
        """None when the game is over."""
        self._past = False
        """Whether the table has gone on: the state is another one now."""
        self._words: list[str] | None = None
        """All of them in words, once somebody has read one."""

    def _at_hand(self) -> Decision:
        """The decision. CovenError if it is too late to ask about it."""
        if self._past or self._decision is None:
            raise CovenError("this option belongs to a decision that has been taken; read what you need of it before")
        return self._decision

    def leave(self) -> None:
        """The table goes on: of what has been read only words are good from now on."""
        self._past = True

    def __len__(self) -> int:
        return 0 if self._decision is None else len(self._decision.choices)

    def __getitem__(self, index: int) -> Option:
        size = len(self)
        place = index + size if index < 0 else index
        if not 0 <= place < size:
            raise IndexError(f"there is no option {index}; there are {size}")
        decision = self._at_hand()
        if self._words is None:
            self._words = decision.words()
        return Option(self, place, self._words[place])

    def __iter__(self) -> Iterator[Option]:
        for index in range(len(self)):
            yield self[index]

    def __contains__(self, option: object) -> bool:
        return any(option == mine for mine in self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Options) and self.words() == other.words()

    def __hash__(self) -> int:
        return hash(tuple(self.words()))

    def words(self) -> list[str]:
        """All of them in words."""
        return [option.words for option in self]

    def __repr__(self) -> str:
        return repr(list(self))


Sequence.register(Options)


def index_of(decision: Decision, option: object, why_not: WhyNot | None = None) -> int:
    """The index of an option, however it is named. NotOffered, with what would do, for what is none; with the reason
    that `why_not` has, for words."""
    offered = decision.words()
    if isinstance(option, Option):
        option = option.words
    if isinstance(option, str):
        same = meant_by(decision, option)
        if len(same) == 1:
            return same[0]
        reason = None if why_not is None else why_not(option)
        because = "" if reason is None else f": {reason}"
        raise NotOffered(f"{option!r} is not offered{because}; {_may_answer(decision, offered)}", reason)
    if isinstance(option, SupportsIndex) and not isinstance(option, bool):
        return operator.index(option)
    raise NotOffered(f"{option!r} is no option, nor the number or the words of one; {_may_answer(decision, offered)}")


MOST_LISTED: Final = 40
"""So many options are named in an error."""


def _may_answer(decision: Decision, offered: Sequence[str]) -> str:
    more = f" and {len(offered) - MOST_LISTED} more" if len(offered) > MOST_LISTED else ""
    return f"{seat_name(decision.seat)} may answer: {', '.join(offered[:MOST_LISTED])}{more}"


def said_by(decision: Decision, words: str) -> list[int]:
    """The options that words say, by their places: as they are worded, after the verb of the question, in other words
    that stand for them here, or what the question has for short."""
    said, verb = same_words(words), same_words(decision.verb)
    offered = [same_words(option) for option in decision.words()]
    found = [index for index, option in enumerate(offered) if option == said]
    if not found and verb and said.startswith(f"{verb} "):
        found = [index for index, option in enumerate(offered) if f"{verb} {option}" == said]
    if not found and decision.also is not None:
        other = decision.also.get(said.removeprefix(f"{verb} "))
        found = [] if other is None else [index for index, option in enumerate(offered) if option == other]
    short = decision.question.short
    if not found and short is not None and said == short[0]:
        found = [index for index, option in enumerate(offered) if option.startswith(said) and option.endswith(short[1])]
    return found


def meant_by(decision: Decision, words: str) -> list[int]:
    """The options that words could mean, by their places: the one that is worded just so, else all that they say."""
    offered = decision.words()
    return [offered.index(words)] if words in offered else said_by(decision, words)


FURTHER: Final = re.compile(r"(?P<words>.+) \(\d+\)")


def is_further(decision: Decision, words: str) -> bool:
    """Whether words number a further one of what is offered, where there is none: 'Ember (3)' of two."""
    numbered = FURTHER.fullmatch(same_words(words))
    return numbered is not None and bool(said_by(decision, numbered["words"])) and not said_by(decision, words)


def same_words(words: str) -> str:
    """Words as far as it matters for telling answers apart: not their case or spacing, nor how letters are put
    together, nor a full stop at their end."""
    return " ".join(spelled(spelled(words).casefold()).split()).removesuffix(".")


def otherwise_worded(decision: Decision, words: str) -> Reason | None:
    """How that is called here which words only name in part: 'Ember' for "A's Ember in space 1", 'draw' for 'draw a
    card'. None if they are part of nothing that is offered."""
    said, verb = same_words(words), same_words(decision.verb)
    return continued(said.removeprefix(f"{verb} ") if verb else said, decision.words())
