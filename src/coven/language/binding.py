"""The binding pass that card grammars share: what each pointing word of a text stands for, found when the text is read.

A grammar walks its tree in the order in which the text is read, tells a `Scope` of everything that could be pointed at
(`Candidate`), and asks it for what each pointing word means (`Wanted`). The precedence is the same for every game:

1. What the same effect has named, nearest first; then what its event is about; then the card itself.
2. Only what agrees counts: in kind, in number, and in whether it is still there. What is nearer, or what the event is
   about, but doesn't agree is not passed over for the card itself, if it is of the right kind or of the right number.
3. What is named under 'may', a condition or one of several alternatives is in reach of nothing outside (see `box`).
4. Two that fit in one clause are ambiguous; and so is the card itself, named in passing, with something else in reach.
5. What has no antecedent, or two, is an error that names what there was to choose from, and a wording for each.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from enum import Enum
from typing import Generic, TypeAlias, TypeVar

from coven.language.errors import TextError

Span: TypeAlias = tuple[int, int]
"""Where in a text some words stand: from the first letter to behind the last."""
NOWHERE: Span = (0, 0)
"""Of what was not read from a text."""

K = TypeVar("K")
"""The kinds of things that a game's words tell apart."""
A = TypeVar("A")
"""What a game writes into its tree as the antecedent of a pointing word."""


class Number(Enum):
    """How many things are meant."""

    ONE = "one"
    MANY = "several"
    UNSAID = "one or several"


class There(Enum):
    """Whether something is still where it was when the words about it are read."""

    YES = "still there"
    MAYBE = "perhaps gone"
    NO = "gone"


@dataclass(frozen=True, slots=True)
class Candidate(Generic[K, A]):
    """Something that a later word could point at."""

    kinds: frozenset[K]
    """All that it can be called."""
    number: Number
    words: str
    """How the text names it, for messages."""
    wording: str
    """What to write so that it and nothing else is meant."""
    to: A
    clause: int
    """The clause it is named in: those of one clause are equally near."""
    sentence: int
    own: bool = False
    """It is the card itself, or the element that carries the effect."""
    asked: bool = False
    """It is what a condition asks about, so that what depends on the condition speaks of it."""
    there: There = There.YES
    remains: str = ""
    """What to write for what is left of it once it has gone."""
    types: frozenset[str] = frozenset()
    """What else its noun says that it is: 'strike' of '1 strike spell'."""
    arrived: bool = False
    """It has only just come to where it is, so that nobody says of it what it had."""


@dataclass(frozen=True, slots=True)
class Wanted(Generic[K]):
    """What a pointing word asks for."""

    words: str
    at: Span
    kinds: frozenset[K]
    """All that the word calls it by."""
    number: Number
    sentence: int
    demand: frozenset[K] | None = None
    """What has to be among its kinds for what is done to it; None: anything."""
    own: bool = True
    """Whether the card itself can be meant: 'that spell' is never the one that says so, unless the event is of it."""
    there: There | None = None
    """YES: something still there; NO: something gone ('had'); None: either."""
    exempt: frozenset[K] = frozenset()
    """Kinds for which that makes no difference."""
    types: frozenset[str] = frozenset()
    """What else it is called: 'that strike spell'."""
    why: str = ""
    """Why nothing else will do, for messages: 'only spells have +1s'."""
    rule: str | None = None


class Unbound(TextError):
    """A pointing word with nothing to point at."""


class OutOfReach(Unbound):
    """A pointing word that would point at something of which it isn't certain that it will be there."""


class Ambiguous(TextError):
    """A pointing word with two things to point at, neither nearer than the other."""


class Scope(Generic[K, A]):
    """What is in reach of the words that are read next."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.clause = 0
        self.sentence = 0
        self.event: list[Candidate[K, A]] = []
        """What the event is about."""
        self.carrier: Candidate[K, A] | None = None
        """The card itself."""
        self._named: list[Candidate[K, A]] = []
        self._shut: list[Candidate[K, A]] = []
        self._boxed: list[Candidate[K, A]] = []

    def copy(self) -> Scope[K, A]:
        """The same, for reading on from here in another way."""
        copy: Scope[K, A] = Scope(self.text)
        copy.clause, copy.sentence, copy.carrier = self.clause, self.sentence, self.carrier
        copy.event, copy._named = list(self.event), list(self._named)
        copy._shut, copy._boxed = list(self._shut), list(self._boxed)
        return copy

    def name(self, candidate: Candidate[K, A]) -> None:
        """Something is named, and in reach from now on."""
        self._named.append(candidate)

    def shut(self, candidate: Candidate[K, A]) -> None:
        """Something is named that nothing can point at. What would, doesn't mean something farther away instead."""
        self._shut.append(candidate)

    def change(self, old: Candidate[K, A], new: Candidate[K, A]) -> None:
        """Something has become something else, or has gone."""
        self._named = [new if one is old else one for one in self._named]
        self.event = [new if one is old else one for one in self.event]
        if self.carrier is old:
            self.carrier = new

    @property
    def named(self) -> tuple[Candidate[K, A], ...]:
        """What is in reach of what the effect has named, in the order of the text."""
        return tuple(self._named)

    def gone_with_the_event(self, kinds: frozenset[K] | None) -> bool:
        """Whether a word that could be nothing nearer would point at what the event is about, had that not gone."""
        return not self._named and any(
            one.there is There.NO and (kinds is None or bool(one.kinds & kinds)) for one in self.event
        )

    @contextmanager
    def box(self) -> Iterator[list[Candidate[K, A]]]:
        """What is named within is out of reach afterwards. The list that is given holds it, once all is read, for
        whatever opens the box again (`reach`)."""
        before = len(self._named)
        inside: list[Candidate[K, A]] = []
        yield inside
        inside.extend(self._named[before:])
        del self._named[before:]
        lost = [one for one in inside if all(one.to != other.to for other in (*self._named, *self.event))]
        self._shut.extend(lost)  # what is in reach otherwise was only spoken of again
        self._boxed.extend(lost)

    def mark(self) -> tuple[int, list[Candidate[K, A]], list[Candidate[K, A]], Candidate[K, A] | None]:
        """How things stand here, for an alternative to what is read next (`alternative`)."""
        return len(self._shut), list(self._named), list(self.event), self.carrier

    @contextmanager
    def alternative(
        self, mark: tuple[int, list[Candidate[K, A]], list[Candidate[K, A]], Candidate[K, A] | None]
    ) -> Iterator[None]:
        """Within, it is as if nothing had been read since the mark: 'Otherwise, ...'. Afterwards what either way has
        changed is changed."""
        shut, named, event, carrier = self._shut, self._named, self.event, self.carrier
        self._shut, self._named, self.event, self.carrier = shut[: mark[0]], list(mark[1]), list(mark[2]), mark[3]
        yield
        self._shut = [*shut, *self._shut[mark[0] :]]
        self._named = [_either(one, other) for one, other in zip(named, self._named, strict=False)]
        self.event = [_either(one, other) for one, other in zip(event, self.event, strict=False)]
        if carrier is not None and self.carrier is not None:
            self.carrier = _either(carrier, self.carrier)

    @contextmanager
    def apart(self, inside: Iterable[Candidate[K, A]]) -> Iterator[None]:
        """Within, it is as if what was named in a box had never been: 'Otherwise, ...'."""
        before = self._shut
        hidden = list(inside)
        self._shut = [one for one in before if one not in hidden]
        yield
        self._shut.extend(hidden)

    @contextmanager
    def reach(self, inside: Iterable[Candidate[K, A]]) -> Iterator[None]:
        """Within, what was named in a box is in reach again: 'If you do, ...'."""
        before = len(self._named)
        self._named.extend(inside)
        yield
        del self._named[before:]

    def find(self, wanted: Wanted[K]) -> Candidate[K, A]:
        """What a pointing word stands for, by the precedence above. Unbound or Ambiguous if there isn't one thing."""
        named = [one for one in self._named if fits(one, wanted)]
        if not wanted.own:
            named = [one for one in named if not one.own] or named
        if wanted.there is There.NO and any(one.there is There.NO for one in named):
            named = [one for one in named if not one.arrived]
        event = [one for one in self.event if fits(one, wanted)]
        strictly = replace(wanted, exempt=frozenset())
        shut = [one for one in self._shut if fits(one, strictly) and one not in named]
        if shut and (not named or shut[-1].clause > named[-1].clause):
            raise self._out_of_reach(wanted, shut[-1])
        if named:
            return self._nearest(wanted, named, event)
        if len(event) > 1:
            event = [one for one in event if not one.own] or event
        if len(event) > 1:
            raise self.ambiguous(wanted, event)
        if event and not any(_has_gone(one, wanted) for one in self._named):
            return event[0]
        nearer = any(_could_be_meant(one, wanted) for one in (*self._named, *self.event))  # but doesn't agree
        named_itself = any(one.own for one in (*self._named, *self.event))
        if self.carrier is not None and named_itself and wanted.own and not nearer and fits(self.carrier, wanted):
            return self.carrier
        raise self._unbound(wanted)

    def _nearest(
        self, wanted: Wanted[K], named: list[Candidate[K, A]], event: list[Candidate[K, A]]
    ) -> Candidate[K, A]:
        nearest = named[-1]
        others = [one for one in named if not one.own]
        if nearest.own:
            if nearest.asked and nearest.sentence == wanted.sentence:
                return nearest
            if others and others[-1].clause == nearest.clause:
                nearest = others[-1]  # 'from this spell to another': the card itself would be called by its own words
            else:
                rivals = [*[one for one in event if not one.own], *others]
                if rivals:
                    raise self.ambiguous(wanted, [rivals[-1], nearest])
                return nearest
        beside = [one for one in others if one.clause == nearest.clause and one.to != nearest.to]
        if beside:
            raise self.ambiguous(wanted, [*beside, nearest])
        return nearest

    def _out_of_reach(self, wanted: Wanted[K], one: Candidate[K, A]) -> TextError:
        start, end = wanted.at
        problem = f"'{wanted.words}' can't point at '{one.words}', of which it isn't certain that it will be there"
        ways = (one.wording,) if one.wording and one not in self._boxed else ()
        return OutOfReach(problem, self.text, start, end, rule=wanted.rule, wordings=ways)

    def ambiguous(self, wanted: Wanted[K], found: list[Candidate[K, A]]) -> TextError:
        """A pointing word that could mean several things: an error with a wording for each."""
        start, end = wanted.at
        words = " or ".join(f"'{one.words}'" for one in found)
        ways = tuple(one.wording for one in found)
        problem = f"'{wanted.words}' could be {words}"
        return Ambiguous(problem, self.text, start, end, rule=wanted.rule, wordings=ways)

    def _unbound(self, wanted: Wanted[K]) -> TextError:
        start, end = wanted.at
        reach = [*self._named, *self.event, *([self.carrier] if self.carrier is not None else [])]
        unlike = {one.words: _why_not(one, wanted) for one in reversed(reach)}
        problem = f"'{wanted.words}' has nothing to point at"
        if unlike:
            problem += "; in reach: " + ", ".join(f"'{words}' ({why})" for words, why in unlike.items())
        if wanted.why:
            problem += f"; {wanted.why}"
        own = self.carrier
        ways = [one.remains for one in reach if one.remains and one.there is There.NO and is_such(one, wanted)]
        if own is not None and wanted.own and fits(own, wanted):
            ways.append(own.wording)
        return Unbound(problem, self.text, start, end, rule=wanted.rule, wordings=tuple(ways))


def _either(one: Candidate[K, A], other: Candidate[K, A]) -> Candidate[K, A]:
    """What something is after one of two ways was taken: what has gone on either may have gone."""
    return other if one.there is There.YES else one


def fits(one: Candidate[K, A], wanted: Wanted[K]) -> bool:
    """Whether a candidate agrees with a pointing word."""
    if not is_such(one, wanted):
        return False
    if Number.UNSAID not in (one.number, wanted.number) and one.number is not wanted.number:
        return False
    if one.number is Number.UNSAID and wanted.number is Number.ONE:
        return False
    if wanted.there is None or one.there is There.MAYBE or one.there is wanted.there:
        return True
    return one.kinds <= wanted.exempt


def is_such(one: Candidate[K, A], wanted: Wanted[K]) -> bool:
    """Whether a candidate is of the kind that a pointing word asks for."""
    if not wanted.types <= one.types:
        return False
    return bool(one.kinds & wanted.kinds) and (wanted.demand is None or bool(one.kinds & wanted.demand))


def _could_be_meant(one: Candidate[K, A], wanted: Wanted[K]) -> bool:
    """Whether a reader could take a pointing word for something that doesn't agree with it in all: it is of that kind,
    or one thing where one is asked for."""
    return not one.own and (is_such(one, wanted) or one.number is wanted.number)


def _has_gone(one: Candidate[K, A], wanted: Wanted[K]) -> bool:
    """Whether a pointing word would mean something nearer if that were still there, or weren't there any more."""
    return not one.own and wanted.there is not None and one.number is wanted.number and is_such(one, wanted)


def _why_not(one: Candidate[K, A], wanted: Wanted[K]) -> str:
    """Why a candidate is not what a pointing word means."""
    if not is_such(one, wanted):
        return "another kind of thing"
    if one.number is not wanted.number and wanted.number is not Number.UNSAID:
        return "one thing, not several" if one.number is Number.ONE else "several things: 'them', or '1 of them'"
    if wanted.there is There.NO and one.there is There.YES:
        return "still there: 'has', not 'had'"
    if wanted.there is There.YES and one.there is There.NO:
        return "gone by then"
    return "say so by its own words"
