"""Binding what is acted on: nouns introduce what later words point at, and back references point (4.10.8)."""

from __future__ import annotations

import re
from abc import abstractmethod
from dataclasses import replace

from coven.games.revel.text.binding.kinds import ANYTHING, CARDS, DONE_TO, WHY, Kinds, kinds_of, number_of, of_what
from coven.games.revel.text.binding.scope import OVERPOWERING, Named, Reading
from coven.games.revel.text.tree import (
    Above,
    All,
    Antecedent,
    Back,
    Carrier,
    Doer,
    Done,
    Event,
    HasEqual,
    Kind,
    Measure,
    Mood,
    NextDraws,
    Noun,
    OneOf,
    Place,
    PlayerOf,
    Pointer,
    Quality,
    Rest,
    Things,
    This,
    Verb,
    What,
    Who,
    Whose,
)
from coven.games.revel.text.words.lexicon import VERBS
from coven.language.binding import Candidate, Number, Span, There, Unbound, Wanted

REFERENCES = "4.10.8"


def is_named(what: What) -> bool:
    """Whether words name something, so that it is in reach from now on; other pointing words go back to what is."""
    return not isinstance(what, Back) or what.pointer is Pointer.ABOVE


class Pointing(Reading):
    """Binds nouns and back references."""

    asking = False
    """A condition is read: what it names is what it asks about."""

    def what(
        self,
        what: What,
        demand: Kinds = ANYTHING,
        *,
        by: Doer = Who.YOU,
        why: str = "",
        there: There | None = None,
        exempt: Kinds = frozenset(),
    ) -> tuple[What, Named | None]:
        """What is acted on or asked about, bound, and the candidate that it is from now on."""
        if isinstance(what, Back):
            return self.back(what, demand, why=why, there=there, exempt=exempt)
        if isinstance(what, This):
            self.check_this(what)
            return what, self._own(what)
        if isinstance(what, OneOf):
            back, several = self.back(what.back, demand, why=why, there=there)
            slot = self.number()
            kinds = several.kinds if several is not None else ANYTHING
            wording = f"that {self._called(kinds)}"
            one = self._candidate(kinds, number_of(what, by), what.at, wording, Things(slot))
            types = frozenset(back.types) | (frozenset() if several is None else several.types)
            return replace(what, back=back, slot=slot), replace(one, types=types)
        slot = self.number()
        if isinstance(what, NextDraws):
            one = self._candidate(of_what(what), number_of(what, by), what.at, "that card", Things(slot))
            return replace(what, slot=slot, who=self.doer(what.who)), one
        noun = self.noun(what.noun)
        if isinstance(what, All) and what.noun.whose is Whose.ACROSS:
            self.check_opposing(what.noun, what.at)
        kinds, number = of_what(what), number_of(what, by)
        called = f"{'that' if number is Number.ONE else 'those'} {self._called(kinds, number)}"
        one = self._candidate(kinds, number, what.at, called, Things(slot))
        types = frozenset() if noun.also else frozenset(noun.types)
        return replace(what, noun=noun, slot=slot), replace(one, types=types)

    def _called(self, kinds: Kinds, number: Number = Number.ONE) -> str:
        kind = next(
            (kind for kind in (Kind.SPELL, Kind.STANCE, Kind.WITCH, Kind.CARD, Kind.MARKER) if kind in kinds), None
        )
        word = "card" if kind is None else kind.value
        return word if number is Number.ONE else f"{word}s"

    def _candidate(self, kinds: Kinds, number: Number, at: Span, wording: str, to: Antecedent) -> Named:
        scope = self.scope
        words = self.words(at, wording)
        return Candidate(kinds, number, words, wording, to, scope.clause, scope.sentence, asked=self.asking)

    def _own(self, this: This) -> Named:
        carrier, scope = self.scope.carrier, self.scope
        assert carrier is not None
        words = self.words(this.at, f"this {this.kind.value}")
        carrier = replace(carrier, kinds=carrier.kinds | {this.kind})
        return replace(
            carrier, words=words, wording=words, clause=scope.clause, sentence=scope.sentence, asked=self.asking
        )

    def begin_in_hand(self) -> None:
        """4.9.13 'If this card is in your hand, ...' begins the text: what it asks about is what 'it' is."""
        own = self._own(This(Kind.CARD))
        self.scope.name(replace(own, kinds=CARDS, words="this card", asked=True, sentence=self.scope.sentence + 1))

    # Nouns

    def noun(self, noun: Noun) -> Noun:
        """A noun; 'other' is other than the nearest of its kind named by the instructions, else than the card."""
        if any(isinstance(quality, HasEqual) for quality in noun.qualities):
            noun = replace(noun, qualities=tuple(self._with_measure(quality) for quality in noun.qualities))
        if not noun.other:
            return noun
        kinds = kinds_of(noun)
        for one in reversed(self.scope.named):
            if one.kinds & kinds and isinstance(one.to, Things | Carrier):
                return noun if one.own else replace(noun, than=self.use(one.to))
        if self.types is not None and not kinds & self.kinds:
            raise Unbound(
                f"'other' than what is not said, and this is no {self._called(kinds)} itself",
                self.text,
                *noun.at,
                rule=REFERENCES,
            )
        return noun

    def _with_measure(self, quality: Quality) -> Quality:
        """'with Power equal to the Passion spent this way': what is measured has its own pointing words."""
        return replace(quality, measure=self.measure(quality.measure)) if isinstance(quality, HasEqual) else quality

    @abstractmethod
    def measure(self, measure: Measure) -> Measure:
        """A measure, bound where amounts are."""

    def check_this(self, this: This) -> None:
        """4.10.6 'this [type]' is said by an element of that type."""
        if this.kind not in self.kinds:
            names = sorted((kind.value for kind in self.kinds), key=lambda kind: kind == Kind.CARD.value)
            problem = f"this is no {this.kind.value}"
            raise self.wrong(this.at, problem, "4.10.6", tuple(f"this {name}" for name in names[:1]))

    def check_opposing(self, noun: Noun, at: Span) -> None:
        """1.10.2 A spell opposes the one across: what has no spell space has no opposing spell."""
        if noun.kind is Kind.SPELL and self.types is not None and Kind.SPELL not in self.kinds:
            words = ("1 of your opponent's spells", "your opponent's spells")[: 1 if self.event is not None else 2]
            raise self.wrong(at, "this is in no spell space, so no spell opposes it", "1.10.2", words)

    # Back references

    def use(self, to: Antecedent) -> Antecedent:
        """Something is pointed at, so it has to be kept in mind at play."""
        if isinstance(to, Things | Rest):
            self.used.append(to.slot)
        elif isinstance(to, Done):
            self.used.extend(to.acts)
        return to

    def back(
        self,
        back: Back,
        demand: Kinds = ANYTHING,
        *,
        why: str = "",
        there: There | None = None,
        exempt: Kinds = frozenset(),
    ) -> tuple[Back, Named | None]:
        """A back reference with its antecedent, and what that is."""
        if back.pointer is Pointer.IT:
            kinds = demand if back.kind is None else frozenset({back.kind})
            words = self.words(back.at, "it")
            number = Number.MANY if back.plural else Number.ONE
            found = self.find(
                Wanted(
                    words,
                    back.at,
                    kinds,
                    number,
                    self.scope.sentence,
                    demand=demand,
                    own=back.kind is None,
                    there=there,
                    exempt=exempt,
                    types=frozenset() if back.kind is None else frozenset(back.types),
                    why=why,
                    rule=REFERENCES,
                )
            )
            if back.place is not Place.UNSAID and not self._is_in(found, back.place):
                raise self.wrong(back.at, "it isn't there by then: say just 'it'", REFERENCES, ("it",))
            return replace(back, to=self.use(found.to)), found
        if back.pointer is Pointer.THIS_WAY:
            assert back.verb is not None
            to = self.this_way(back.verb, None, back.at)
            kinds = frozenset({back.kind or Kind.CARD})
            number = Number.MANY if back.plural else Number.ONE
            return replace(back, to=self.use(to)), self._candidate(kinds, number, back.at, self.words(back.at), to)
        if back.pointer is Pointer.REST:
            return self._rest(back)
        kinds = frozenset({back.kind or Kind.CARD})
        return replace(back, to=Above()), self._candidate(kinds, Number.ONE, back.at, self.words(back.at), Above())

    def _is_in(self, found: Named, place: Place) -> bool:
        """'When You Discard This Card From Your Hand: Play it from your discards.': where the event has taken it."""
        event = self.event
        if not isinstance(event, Event) or event.mood is not Mood.HAPPENS or found not in self.scope.event:
            return False
        return {Verb.DISCARD: Place.DISCARDS, Verb.DRAW: Place.HAND}.get(event.verb) is place

    def _rest(self, back: Back) -> tuple[Back, Named]:
        """'the rest' is what the nearest pick of some of several left."""
        for one in reversed(self.scope.named):
            if (
                isinstance(one.to, Things)
                and re.search(r" (?:of|among) ", one.words)
                and one.words.split()[0] != "each"
            ):
                to = self.use(Rest(one.to.slot))
                return replace(back, to=to), replace(one, to=to, number=Number.MANY, words="the rest")
        raise Unbound(
            f"'{self.words(back.at, 'the rest')}' has nothing to point at: nothing has been taken of several",
            self.text,
            *back.at,
            rule=REFERENCES,
        )

    def this_way(self, verb: Verb, thing: str | None, at: Span) -> Done:
        """4.10.15 All instructions of this effect with that verb, whoever carries them out; without any, its event."""
        acts = tuple(
            one.slot for one in self.said if one.verb is verb and (thing is None or one.thing == thing) and one.slot
        )
        if any(one.slot in acts and one.instead for one in self.said):
            raise self.wrong(at, "that takes the place of the event, and happens only after this", "4.9.4")
        event = self.event
        done_by = (verb, Verb.OVERPOWER) if verb is Verb.DISCARD else (verb,)  # 5.8.3: to overpower is to discard
        happened = Verb.OVERPOWER in done_by and event in OVERPOWERING
        if isinstance(event, Event) and event.mood is Mood.HAPPENS and event.verb in done_by:
            happened = thing is None or event.thing == thing or (thing == "+1" and event.thing is None)
        if not acts and not happened:
            done = VERBS[verb].participle
            raise Unbound(
                f"{'nothing' if thing is None else f'no {thing}'} is {done} before this in the same effect",
                self.text,
                at[0],
                at[1] or len(self.text),
                rule=REFERENCES,
            )
        return Done(acts, happened and not acts)

    def doer(self, who: Doer) -> Doer:
        """Who does it, bound. Of several verbs 'its player' is said once: 'its player may draw 1 card and stash 1
        card'."""
        if not isinstance(who, PlayerOf):
            return who
        said = self.player_said
        if said is None or said.of.at != who.of.at:
            said = self.player_said = PlayerOf(self.back(who.of)[0])
        elif said.of.to is not None:
            self.use(said.of.to)
        return said

    def demanded(self, verb: Verb) -> tuple[Kinds, str]:
        return DONE_TO.get(verb, ANYTHING), WHY.get(verb, "")
