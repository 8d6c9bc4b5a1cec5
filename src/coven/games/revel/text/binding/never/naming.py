"""What an effect says of things: whether anything can be what a noun says, and how many there are of it."""

from __future__ import annotations

import re
from typing import Final

from coven.games.revel.text.binding.never.bounds import DECK, most_measured, most_of
from coven.games.revel.text.binding.never.doing import Why
from coven.games.revel.text.binding.never.moments import Now
from coven.games.revel.text.binding.never.subjects import (
    OFF_FIELD,
    Speaker,
    contradiction,
    off_field,
    types_of,
)
from coven.games.revel.text.binding.never.this_way import not_this_way
from coven.games.revel.text.binding.never.where import place_of, place_of_words
from coven.games.revel.text.binding.scope import Reading
from coven.games.revel.text.tree import (
    Back,
    Consequence,
    CountersOn,
    Done,
    Effect,
    Event,
    Groups,
    Held,
    Interruption,
    Kind,
    NextDraws,
    Noun,
    OneOf,
    Pick,
    Place,
    Rest,
    Tense,
    Things,
    ValueOf,
)
from coven.language import TextError
from coven.language.binding import Span
from coven.language.walking import nodes

NOWHERE_ELSE: Final = {
    Kind.POWER: ("off the field a card has no Power to use", "4.1.3"),
    Kind.PLAY: ("plays are a count, and lie nowhere", "2.3.6"),
    Kind.SPACE: ("spell spaces are on the field", "3.4.12"),
}
"""What can't be in a hand, in discards or in a deck."""


class Naming:
    """Refuses nouns, numbers and measures that nothing can ever fit."""

    def __init__(self, effect: Effect, reading: Reading) -> None:
        self.reading = reading
        event = effect.event if isinstance(effect, Consequence | Interruption) else None
        self.speaker = Speaker(reading, event if isinstance(event, Event) else None)
        self.speaker.learn(effect)
        self.optional: Now | None = None
        """What is certain if what may be done was done: behind 'if you do'."""

    def wrong(self, at: Span, problem: str, rule: str, ways: tuple[str, ...] = ()) -> TextError:
        return self.reading.wrong(at, problem, rule, ways)

    def refuse(self, why: Why | None, node: object) -> None:
        if why is not None:
            raise self.wrong(place_of(node, self.reading), why.problem, why.rule, why.ways)

    def noun(self, noun: Noun) -> None:
        """1.3.4 Something has to be able to be what it says."""
        types = types_of(noun)
        if noun.kind in NOWHERE_ELSE:
            if noun.place in OFF_FIELD:
                raise self.wrong(place_of(noun, self.reading), *NOWHERE_ELSE[noun.kind])
            return
        if not types:
            raise self.wrong(place_of(noun, self.reading), "nothing is all of that", "1.3.4")
        if noun.place in OFF_FIELD and types <= {"marker"}:
            raise self.wrong(place_of(noun, self.reading), "markers are on the field or in reserve", "6.2.4")
        if noun.place in (Place.HAND, Place.DECK) and types <= {"witch", "resource"}:
            problem = "witches and resources are on the field from the start, and in no deck"
            raise self.wrong(place_of(noun, self.reading), problem, "7.1.2")
        why = contradiction(noun.qualities, types) or (off_field(noun) if noun.place in OFF_FIELD else None)
        if why is not None:
            raise self.wrong(place_of(noun, self.reading), *why)

    def things(self, node: object, now: Now) -> None:
        """Every noun of a clause, and how many are asked for of what there is."""
        for part in nodes(node):
            if isinstance(part, Noun):
                self.noun(part)
                bound = most_of(part, self.speaker, now)
                if bound is not None and bound.most < 1:
                    raise self.wrong(place_of(part, self.reading), bound.why, bound.rule)
            elif isinstance(part, Pick):
                self.pick(part, now)
            elif isinstance(part, NextDraws) and part.amount > DECK:
                raise self.wrong(part.at, f"a deck has {DECK} cards", "7.1.2")
            elif isinstance(part, CountersOn) and part.tense is Tense.NOW and self._is_gone(part.what, now):
                problem = "its +1s went with it: say 'each +1 it had'"
                raise self.wrong(place_of(part.what, self.reading), problem, "3.2.4")
            elif isinstance(part, OneOf):
                self.one_of(part)
            elif isinstance(part, Back) and isinstance(part.to, Rest):
                self.rest(part, part.to)
            elif isinstance(part, Back) and isinstance(part.to, Done):
                self.this_way(part, part.to)
            elif isinstance(part, Held | ValueOf | Groups) and self._is_known(part):
                self.measure(part, node, now)

    def _is_known(self, measure: Held | ValueOf | Groups) -> bool:
        own = isinstance(measure, ValueOf) and self.speaker.is_own(measure.of)
        return self.reading.types is not None or not own

    def measure(self, measure: Held | ValueOf | Groups, node: object, now: Now) -> None:
        """What always measures 0."""
        bound = most_measured(measure, self.speaker, now)
        if bound is None or bound.most > 0:
            return
        word = measure.thing if isinstance(measure, Held) else ""
        at = place_of_words(word, self.reading, node) if word else place_of(measure, self.reading)
        raise self.wrong(at, f"this is always 0: {bound.why}", bound.rule)

    def this_way(self, back: Back, to: Done) -> None:
        """4.10.15 What was done this way has to be able to be what it is called."""
        if back.kind is None or back.verb is None:
            return
        why = not_this_way(Noun(back.kind, back.types), back.verb, to, self.speaker)
        if why is None:
            return
        cards = re.sub(rf"\b{back.kind.value}(s?)\b", rf"{back.kind.value} card\1", self.reading.words(back.at))
        raise self.wrong(back.at, why.problem, why.rule, (cards,) if why.rule == "4.10.2" else ())

    def _number(self, what: object) -> int | None:
        """How many are taken at most, as far as the words say."""
        if isinstance(what, NextDraws):
            return what.amount
        return what.most if isinstance(what, Pick | OneOf) else None

    def one_of(self, one: OneOf) -> None:
        """0.2.12 Of several things no more can be taken than there are."""
        to = one.back.to
        several = self._number(self.speaker.named.get(to.slot)) if isinstance(to, Things) else None
        if several is not None and one.least > several:
            raise self.wrong(place_of(one, self.reading), f"there are {several} of them at most", "0.2.12")

    def rest(self, back: Back, to: Rest) -> None:
        one = self.speaker.named.get(to.slot)
        of = one.back.to if isinstance(one, OneOf) else None
        several = self._number(self.speaker.named.get(of.slot)) if isinstance(of, Things) else None
        if isinstance(one, OneOf) and several is not None and one.least >= several:
            raise self.wrong(back.at, "nothing is left: all of them have been taken", "0.2.12")

    def pick(self, pick: Pick, now: Now) -> None:
        bound = most_of(pick.noun, self.speaker, now)
        most = max(pick.least, pick.most or 0)
        if bound is not None and most > bound.most:
            raise self.wrong(place_of(pick, self.reading), bound.why, bound.rule)

    def _is_gone(self, what: object, now: Now) -> bool:
        return now.gone and self.speaker.is_own(what)
