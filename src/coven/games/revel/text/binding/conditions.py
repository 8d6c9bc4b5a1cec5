"""Binding measures and conditions: what they ask about can be pointed at, and they point themselves."""

from __future__ import annotations

import re
from dataclasses import replace

from coven.games.revel.text.binding.kinds import ANYTHING, CARDS, MARKERS, ON_FIELD, Kinds, asked_of, kinds_of
from coven.games.revel.text.binding.nouns import REFERENCES, Pointing, is_named
from coven.games.revel.text.binding.scope import Named
from coven.games.revel.text.tree import (
    AboutToBe,
    Actor,
    All,
    Amount,
    Amounts,
    AmountThisWay,
    Antecedent,
    Back,
    Beside,
    Carrier,
    Compare,
    Condition,
    CountersOn,
    CountOf,
    Did,
    DidThisWay,
    Doer,
    Done,
    EqualTo,
    Event,
    ForEach,
    Groups,
    Is,
    Kind,
    Measure,
    More,
    Not,
    Noun,
    OneOf,
    Place,
    Pointer,
    Quality,
    Same,
    Short,
    Tense,
    Things,
    This,
    ThisIn,
    Unopposed,
    ValueOf,
    Verb,
    What,
    Who,
    Whose,
    Winning,
)
from coven.games.revel.text.tree.nouns import SINGLE
from coven.games.revel.text.words.lexicon import VERBS
from coven.language import TextError
from coven.language.binding import Candidate, Number, There, Unbound

THERE = {Tense.NOW: There.YES, Tense.HAD: There.NO}


class Asking(Pointing):
    """Binds amounts, measures and conditions."""

    beside = False
    """Whether two things are being compared, of which this card may be one."""

    def amount(self, amount: Amount) -> Amount:
        if isinstance(amount, ForEach | EqualTo):
            return replace(amount, measure=self.measure(amount.measure))
        return amount

    def measure(self, measure: Measure) -> Measure:
        if isinstance(measure, CountOf):
            return self._count(measure)
        if isinstance(measure, ValueOf):
            of, tense = self._last_known(measure.of, measure.tense, on_field=False)
            return replace(measure, of=of, tense=tense)
        if isinstance(measure, CountersOn):
            what, tense = self._last_known(measure.what, measure.tense, on_field=True)
            return replace(measure, what=what, tense=tense)
        if isinstance(measure, AmountThisWay):
            to = self.this_way(measure.verb, measure.thing, measure.at)
            self.use(to)
            return replace(measure, to=to)
        if isinstance(measure, Groups):
            inner = self.measure(measure.measure)
            assert not isinstance(inner, Groups | Short | AboutToBe)
            return replace(measure, measure=inner)
        return measure

    def _count(self, count: CountOf) -> CountOf:
        if isinstance(count.what, Back):
            return CountOf(self.back(count.what)[0])
        noun = self.noun(count.what.noun)
        words = self.words(count.what.at or noun.at, "what is counted")
        scope = self.scope
        scope.shut(Candidate(kinds_of(noun), Number.MANY, words, "", Things(0), scope.clause, scope.sentence))
        return CountOf(replace(count.what, noun=noun))

    def _last_known(self, what: What, tense: Tense, *, on_field: bool) -> tuple[What, Tense]:
        """4.10.14 What is measured of something that has gone is what it had, said in the past or not."""
        if tense is Tense.NOW and isinstance(what, All) and not self.asking and self._gone(what, There.NO):
            return self._measured(what, Tense.HAD, on_field=on_field), Tense.HAD
        try:
            return self._measured(what, tense, on_field=on_field), tense
        except Unbound as error:
            if self.asking or tense is Tense.HAD or not isinstance(what, Back):
                raise
            try:
                return self._measured(what, Tense.HAD, on_field=on_field), Tense.HAD
            except TextError:
                raise error from None

    def _measured(self, what: What, tense: Tense, *, on_field: bool) -> What:
        """What is measured: for its value now it has to be there, for what it had it has to be gone (4.10.14)."""
        demand = ON_FIELD | MARKERS if on_field else ANYTHING
        if tense is Tense.HAD:
            what = self._said_again(what)
        bound, one = self.what(what, demand, there=THERE[tense], exempt=CARDS)
        if one is not None and is_named(bound) and not (one.own and self.beside):
            self.scope.name(one)
            self.use(one.to)
        if isinstance(bound, This) and tense is Tense.HAD and one is not None and one.there is There.YES:
            raise self.wrong(bound.at, "it is still there: say 'has', or name what has left", "4.10.14")
        return bound

    def _said_again(self, what: What) -> What:
        """4.10.14 'Discard the opposing spell. Gain Passion equal to the Power the opposing spell had.': of what has
        gone, its own words said again are the one that went; of nothing else can be asked what it had."""
        if isinstance(what, Back | This | OneOf):
            return what
        one = self._gone(what, There.NO, There.MAYBE) if isinstance(what, All) else None
        if one is not None and isinstance(what, All):
            back = Back(Pointer.IT, what.noun.kind, one.number is Number.MANY, at=what.at)
            if self.back(back, there=There.NO)[0].to == one.to:
                return back
        raise self.wrong(
            what.at, "what something had is asked of what has left, and nothing says that this has", "4.10.14"
        )

    def _gone(self, what: All, *there: There) -> Named | None:
        """The nearest thing that was named by the same words and has gone since, or may have."""
        reach = reversed((*self.scope.event, *self.scope.named))
        return next((one for one in reach if one.there in there and self._is_called(one, what.noun)), None)

    def _is_called(self, one: Named, noun: Noun) -> bool:
        """Whether something was named by the same words; what a spell overpowers is the opposing one (5.8.2)."""
        if isinstance(one.to, Things):
            named = self.meant.get(one.to.slot)
            return isinstance(named, All) and named.noun == noun
        event = self.event
        if isinstance(event, Event) and event.verb is not Verb.OVERPOWER:
            return event.what == noun
        return noun == Noun(Kind.SPELL, whose=Whose.ACROSS) or (isinstance(event, Event) and event.what == noun)

    # Conditions

    def condition(self, condition: Condition) -> Condition:
        """A condition, bound."""
        self.asking = True
        try:
            return self._condition(condition)
        finally:
            self.asking = False

    def _condition(self, condition: Condition) -> Condition:
        if isinstance(condition, Not):
            inner = self._condition(condition.condition)
            assert not isinstance(inner, Not)
            return Not(inner)
        if isinstance(condition, Did):
            return self._did(condition)
        if isinstance(condition, DidThisWay):
            return self._did_this_way(condition)
        if isinstance(condition, Amounts):
            return self._amounts(condition)
        if isinstance(condition, More):
            return More(*self._compared(condition.one, condition.other))
        if isinstance(condition, Same):
            one, other = self._compared(condition.one, condition.other)
            assert isinstance(one, ValueOf)
            assert isinstance(other, ValueOf)
            return Same(one, other)
        if isinstance(condition, Is):
            return self._is(condition)
        if isinstance(condition, ThisIn):
            self.scope.name(self._own(This(Kind.CARD)))
        return condition

    def _compared(self, one: Measure, other: Measure) -> tuple[Measure, Measure]:
        """Two measures, bound in the order of the text. This card, compared with something else, is named in passing:
        what follows speaks of the other, and calls this card by its own words."""
        backwards = False
        if isinstance(one, ValueOf) and isinstance(other, ValueOf):
            backwards = other.of.at < one.of.at
            self.beside = not (isinstance(one.of, This) and isinstance(other.of, This))
        try:
            first, second = self.measure(other if backwards else one), self.measure(one if backwards else other)
        finally:
            self.beside = False
        if isinstance(first, ValueOf) and isinstance(second, ValueOf) and _same_thing(first.of, second.of):
            problem = "this is compared with itself: name what is meant by its own words"
            raise self.wrong(second.of.at, problem, REFERENCES)
        return (second, first) if backwards else (first, second)

    def _is(self, condition: Is) -> Is:
        there = THERE[condition.tense]
        what = condition.what if condition.tense is Tense.NOW else self._said_again(condition.what)
        noun = condition.noun
        if noun.whose is not Whose.ANY:  # 1.9.2: only what is on the field is controlled
            demand: Kinds = ON_FIELD
            bound, one = self.what(what, demand, there=there)
        elif noun.place is Place.FIELD:
            bound, one = self.what(what, ON_FIELD)
        else:
            bound, one = self.what(what, asked_of(noun.qualities), there=there, exempt=CARDS)
        if one is not None and is_named(bound):
            self.scope.name(one)
            self.use(one.to)
        return replace(condition, what=bound)

    def _amounts(self, condition: Amounts) -> Amounts:
        """'you control a stance' names the one there is; of several it can't be told which would be meant."""
        measure = condition.measure
        if isinstance(measure, CountOf) and isinstance(measure.what, All):
            noun = measure.what.noun
            named = condition.compare is Compare.AT_LEAST and condition.amount == 1 and noun.kind in SINGLE
            if named and noun.whose is not Whose.ANY:
                bound, one = self.what(measure.what)
                assert isinstance(bound, All)
                assert one is not None
                self.scope.name(replace(one, number=Number.ONE))
                self.use(one.to)
                return replace(condition, measure=CountOf(bound))
        return replace(condition, measure=self.measure(measure))

    def _did(self, did: Did) -> Did:
        """What was done this turn is remembered as it was then, but not how its space stood."""
        noun = did.noun
        if noun is None:
            return did
        for quality in noun.qualities:
            if not_remembered(quality):
                raise self.wrong(noun.at, "whether it was so at that time nobody keeps in mind", "3.10.1")
        scope = self.scope
        words = self.words(noun.at, "what was done")
        scope.shut(Candidate(kinds_of(noun), Number.ONE, words, "", Things(0), scope.clause, scope.sentence))
        return replace(did, noun=self.noun(noun))

    def _did_this_way(self, did: DidThisWay) -> DidThisWay:
        if did.verb is not None:
            to = self.this_way(did.verb, did.thing, did.at)
            self.use(to)
            self._check_doer(did, did.verb, to)
            if did.noun is None:
                return replace(did, to=to)
            scope, noun = self.scope, did.noun
            kind = "card" if noun.kind is Kind.CARD else noun.kind.value
            wording = f"the {kind} {VERBS[did.verb].participle} this way"
            words = self.words(noun.at, "what was done")
            scope.shut(Candidate(kinds_of(noun), Number.ONE, words, wording, Things(0), scope.clause, scope.sentence))
            return replace(did, to=to, noun=self.noun(noun))
        for one in reversed(self.said):
            actor = isinstance(one.who, Actor) and not one.who.opponent and did.who is Who.OPPONENT
            if one.slot and not one.part and (one.who is did.who or actor or (one.who is Who.EACH and not one.order)):
                if did.ordered and not one.order:
                    raise self.wrong(did.at, "nobody has to do that: say 'don't', or that they do it", REFERENCES)
                self.used.append(one.slot)
                # 'each player may ...; if they do', and 'that player may ...; if they do': nobody else could
                anybody = (one.who is Who.EACH or actor) and did.who is not Who.YOU
                return replace(did, who=Who.EACH if anybody else did.who, to=Done((one.slot,)))
        who = "you are" if did.who is Who.YOU else "they are"
        raise Unbound(
            f"'{self.words(did.at, 'if you do')}' has nothing to point at: {who} told to do nothing before it",
            self.text,
            did.at[0],
            did.at[1] or len(self.text),
            rule=REFERENCES,
        )

    def _check_doer(self, did: DidThisWay, verb: Verb, to: Done) -> None:
        """4.10.15 What is asked of a player has to be something that this player can have done in this effect."""
        doers: set[Doer] = {one.who for one in self.said if one.slot in to.acts}
        if to.event and isinstance(self.event, Event):
            doers.add(self.event.who)
        elif to.event:
            doers.add(Who.YOU)  # 4.8.5: who plays the card overpowers
        other = Who.OPPONENT if did.who is Who.YOU else Who.YOU
        if verb is Verb.OVERPOWER or doers != {other} or did.who is Who.EACH:  # 5.8.2: a spell's player overpowers
            return
        name, asked = ("you", "your opponent") if other is Who.YOU else ("your opponent", "you")
        form = VERBS[verb].base if other is Who.YOU else VERBS[verb].third
        said, thing = self.words(did.at), f" {did.thing}" if did.thing else ""
        right = re.sub(r"^(?:your opponent|you|they)", name, said)
        raise self.wrong(
            did.at,
            f"this never depends on {asked}: before it, only {name} {form}{thing} in this effect",
            REFERENCES,
            (right,) if said else (),
        )


def not_remembered(quality: Quality) -> bool:
    return isinstance(quality, Winning | Unopposed | Beside)


def _same_thing(one: What, other: What) -> bool:
    """Whether a pointing word means what something is compared with."""
    pointed = isinstance(one, Back) or isinstance(other, Back)  # what is said outright is judged with the whole effect
    return pointed and _pointed_at(one) is not None and _pointed_at(one) == _pointed_at(other)


def _pointed_at(what: What) -> Antecedent | None:
    if isinstance(what, Back):
        return what.to
    if isinstance(what, This):
        return Carrier()
    return Things(what.slot) if isinstance(what, All) and what.slot else None
