"""301.4 Leaving play, by whatever way: being destroyed, put somewhere, removed from the game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from coven.games.spoils.areas.areas import EVERYBODY
from coven.games.spoils.areas.in_play import UP, Copy, InPlay, LastKnown
from coven.games.spoils.areas.moving import leave_play
from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.effects.records import Happening
from coven.games.spoils.effects.replacements import comes_about
from coven.games.spoils.effects.triggers import at_once, happened
from coven.games.spoils.text.words.vocabulary import IN_PLAY, Place, Verb
from coven.kernel import Flow, Seat

IN_THE_OPEN: Final = (Place.DISCARD_PILE, Place.OUT_OF_GAME)
NO_APPLIED: Final[frozenset[object]] = frozenset()


class Way:
    """How cards leave play: what it is called, where they go, and why."""

    __slots__ = ("applied", "arrive", "by_effect", "cost", "hits", "rule", "rules", "seat", "to", "verb", "words")

    def __init__(
        self,
        verb: Verb,
        to: Place,
        rule: str,
        words: str,
        arrive: Callable[[SpoilsState, Copy, int], None],
        *,
        seat: Seat | None = None,
        by_effect: bool = True,
        cost: bool = False,
        applied: frozenset[object] = NO_APPLIED,
    ) -> None:
        self.verb = verb
        self.to = to
        self.rule = rule
        self.words = words
        """What the log says, with {0} for the card."""
        self.arrive = arrive
        """Puts a card where it goes. It is told who sees which it is, a bit for each seat."""
        self.seat = seat
        """Who does it; None: nobody, since the rules do (402.1a)."""
        self.by_effect = by_effect
        self.cost = cost
        self.applied = applied
        """506.5 The replacements that have been applied to it before it took this form."""
        self.rules: dict[int, str] = {}
        """Of some cards: the rule by which they go, if it isn't the same for all."""
        self.hits: Mapping[int, Happening] = {}
        """408.8 Of some cards: the damage that did it."""

    def of(self, x: InPlay) -> Happening:
        """This happening to a card in play."""
        hit = self.hits.get(x.id)
        what = Happening(
            self.verb,
            x.controller if self.seat is None and self.rules.get(x.id) == "507.5a" else self.seat,
            things=(x,),
            origin=IN_PLAY,
            to=self.to,
            source=None if hit is None else hit.source,
            shares=() if hit is None else hit.shares,
            by_effect=self.by_effect or self.rules.get(x.id) == "507.5a",  # O52: a keyword is text on a card
            cost=self.cost,
        )
        what.applied = self.applied
        return what


def leave(s: SpoilsState, ids: Iterable[int], way: Way) -> Flow[list[LastKnown]]:
    """301.4, 301.4a, O03, O28 Cards leave play together, each with all that is attached to it, in the same way. Gives
    what they were: those that did leave so."""
    return (yield from at_once(s, _leave(s, ids, way)))


def _leave(s: SpoilsState, ids: Iterable[int], way: Way) -> Flow[list[LastKnown]]:
    going: dict[int, Happening] = {}
    for id in ids:
        yield from _go(s, id, way, going)
    left: list[LastKnown] = []
    for id, what in going.items():
        x = s.in_play.get(id)
        if x is None:
            continue  # what took the place of another's leaving has moved it
        seen = EVERYBODY if x.face is UP or way.to in IN_THE_OPEN else x.known  # 411.2: who could look at its face
        last = leave_play(s, x, seen)
        if not x.copy.is_token:  # 409.3b
            way.arrive(s, x.copy, seen)
        what.line = s.note(way.rules.get(id, way.rule), way.words, x)
        what.things = (last,)
        left.append(last)
    for what in going.values():
        if isinstance(what.things[0], LastKnown):
            happened(s, what)
    return left


def _go(s: SpoilsState, id: int, way: Way, going: dict[int, Happening]) -> Flow[None]:
    """O28 One card is about to leave, and if it does, so are those attached to it: each for itself, with what may keep
    it from leaving or put something else in its place."""
    x = s.in_play.get(id)
    if x is None or id in going:
        return
    what = way.of(x)
    if not (yield from comes_about(s, what)):
        return
    going[id] = what
    for attached in s.attached(id):
        way.rules.setdefault(attached.id, way.rules.get(id, way.rule))  # what makes this one go makes that one go too
        yield from _go(s, attached.id, way, going)
