"""Binding what text speaks of: nouns are named, and pointing words find what they stand for."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from coven.games.spoils.text.binding.scope import (
    ANYTHING,
    CARDS,
    Kinds,
    Named,
    Reading,
    kinds_of,
    number_of,
)
from coven.games.spoils.text.tree import (
    Above,
    Actor,
    All,
    Amount,
    Antecedent,
    AttachedTo,
    Back,
    Carrier,
    CountOf,
    Doer,
    Done,
    EqualTo,
    ForEach,
    HasStat,
    Host,
    IconsOf,
    InPartyWith,
    Kind,
    Last,
    Meant,
    Measure,
    Multiple,
    Noun,
    OfEvent,
    OneOf,
    Part,
    Place,
    PlayerOf,
    Pointer,
    Quality,
    Rest,
    SameType,
    Some,
    Stat,
    StatOf,
    Target,
    They,
    Things,
    This,
    Together,
    TokensOn,
    Top,
    Variable,
    Verb,
    Was,
    What,
    Who,
    Winner,
)
from coven.language.binding import Number, Span, There, Unbound, Wanted, fits

REFERENCES: Final = "402.5b"
HELD: Final[Kinds] = CARDS | {Kind.ABILITY, Kind.FACTION}
"""What somebody owns or controls."""
HAS: Final[dict[Stat, Kinds]] = {
    **dict.fromkeys((Stat.STRENGTH, Stat.LIFE, Stat.SPEED), frozenset({Kind.CHARACTER, Kind.CARD, Kind.ITSELF})),
    Stat.STRUCTURE: frozenset({Kind.LOCATION, Kind.CARD, Kind.ITSELF}),
    Stat.INFLUENCE: frozenset({Kind.FACTION}),
}
"""What has such a number."""


class Nouns(Reading):
    """Binds nouns, players and amounts."""

    # Players

    def doer(self, who: Doer) -> Doer:
        """Who does it, bound."""
        if isinstance(who, PlayerOf):
            self.player = self._player_of(who)
            return self.player
        if isinstance(who, Actor) and not self.actor:
            word = "that player" if not who.other else "the other player"
            at = self.text.find(word)
            span = (at, at + len(word)) if at >= 0 else (0, 0)
            raise self.wrong(span, f"'{word}' has nobody to point at", REFERENCES)
        if isinstance(who, They):
            return self.they(who, None)
        if isinstance(who, Winner) and not any(one.verb is Verb.BID for one in self.said):
            at = self.text.lower().find("the winner")
            raise Unbound("'the winner' has nobody to point at: nobody bids before this", self.text, at, at + 10)
        if who is not Who.YOU:
            self.player = who
        return who

    def _player_of(self, who: PlayerOf) -> PlayerOf:
        return PlayerOf(self.of(who.of), who.role)

    def they(self, who: They, doer: Doer | None) -> They:
        """'their' is the doer's where that isn't you, and else that of the player who was named last."""
        if doer is not None and doer is not Who.YOU:
            return replace(who, to=None)
        if self.player is None:
            raise Unbound(
                f"'{self.words(who.at, 'their')}' has nobody to point at", self.text, *who.at, rule=REFERENCES
            )
        if self.player is Who.EACH and not self.in_turn:
            raise self.both(who.at, "their")
        return replace(who, to=self.player)

    def both(self, at: Span, words: str) -> Unbound:
        """402.5b Words for one player, where each has been told to do something."""
        problem = "which of both players is meant isn't said"
        return Unbound(f"'{self.words(at, words)}': {problem}", self.text, *at, rule=REFERENCES)

    def whose(self, who: Doer | None, doer: Doer = Who.YOU) -> Doer | None:
        """Whose something is, bound; by whom something is done with it."""
        if isinstance(who, They):
            return self.they(who, doer)
        if isinstance(who, PlayerOf):  # whose hand it is doesn't make them the one who is spoken of
            return self._player_of(who)
        return None if who is None else self.doer(who)

    def of(self, what: What) -> What:
        """Something that a possessive points at."""
        return self.thing(what, HELD)[0]

    # Nouns

    def noun(self, noun: Noun, doer: Doer = Who.YOU) -> Noun:
        """A noun with what its words point at."""
        whose = self.whose(noun.whose, doer)
        than = self._other_than(noun) if noun.other else None
        said = list(self.waiting)
        qualities = tuple(self._quality(quality) for quality in noun.qualities)
        self.waiting = said  # what only narrows a noun is not what the sentence is about
        return replace(noun, whose=whose, than=than, qualities=qualities)

    def _other_than(self, noun: Noun) -> Antecedent:
        """'other' leaves out the nearest thing of the same kind that the paragraph has named, else the card itself."""
        kinds = frozenset({noun.kind, *noun.also})
        for one in reversed((*self.scope.named, *self.waiting)):
            if one.own:
                return Carrier()
            if one.kinds & kinds:
                return self.use(one.to)
        return next((self.use(one.to) for one in self.scope.event if one.own or one.kinds & kinds), Carrier())

    def _quality(self, quality: Quality) -> Quality:
        match quality:
            case AttachedTo(what):
                return AttachedTo(self.of(what))
            case InPartyWith(what):
                return InPartyWith(self.of(what))
            case SameType(what):
                return SameType(self.of(what))
            case HasStat(stat, compare, amount):
                return HasStat(stat, compare, self.amount(amount))
            case Was(verb, This() as by):
                return Was(verb, by)
        return quality

    # What takes or points at things

    def thing(
        self,
        what: What,
        demand: Kinds = ANYTHING,
        doer: Doer = Who.YOU,
        *,
        there: There | None = None,
        why: str = "",
    ) -> tuple[What, Named | None]:
        """What is acted on or spoken of, bound; and what can be pointed at from now on."""
        match what:
            case This():
                self.name_itself()
                return what, self.scope.carrier
            case Host(kind):
                found = self.candidate(frozenset({kind, Kind.CARD}), Number.ONE, what.at, Meant(what))
                self.scope.name(found)
                return what, found
            case Some() | All() | OneOf() | Top() | Last():
                return self._take(what, doer)
            case Together(parts):
                bound = tuple(self.thing(part, demand, doer, there=there, why=why)[0] for part in parts)
                return Together(bound), None
            case Back():
                return self.back(what, demand, there=there, why=why)
            case Target():
                return what, None

    def _take(self, what: Some | All | OneOf | Top | Last, doer: Doer) -> tuple[What, Named]:
        """Something is named that later words may point at."""
        slot = self.number()
        to = Things(slot)
        bound: What
        if isinstance(what, Top):
            whose = self.whose(what.whose, doer)
            assert whose is not None
            bound = replace(what, whose=whose, amount=self.amount(what.amount), slot=slot)
            number = Number.ONE if what.amount == 1 else Number.MANY
            found = self.candidate(frozenset({Kind.CARD}), number, what.at, to)
        elif isinstance(what, OneOf):
            back, within = self.back(what.back, frozenset({Kind.AREA}) if what.noun is not None else ANYTHING)
            assert isinstance(back, Back)
            noun = None if what.noun is None else self.noun(what.noun, doer)
            least, most = self.amount(what.least), None if what.most is None else self.amount(what.most)
            bound = replace(what, back=back, noun=noun, least=least, most=most, slot=slot)
            kinds = kinds_of(what.noun) if what.noun is not None else within.kinds if within is not None else CARDS
            if Kind.ITSELF in kinds and within is not None:
                kinds = (kinds - {Kind.ITSELF}) | {Kind.CARD}  # what is taken of drawn cards is called a card
            self.parts.add(slot)
            found = self.candidate(kinds, number_of(what, doer), what.at, to)
        elif isinstance(what, Last):
            bound = replace(what, noun=self.noun(what.noun, doer), slot=slot)
            found = self.candidate(kinds_of(what.noun), Number.ONE, what.at, to)
        elif isinstance(what, Some):
            noun = self.noun(what.noun, doer)
            least, most = self.amount(what.least), None if what.most is None else self.amount(what.most)
            bound = replace(what, noun=noun, least=least, most=most, slot=slot)
            found = self.candidate(kinds_of(noun), number_of(what, doer), what.at, to)
        else:
            noun = self.noun(what.noun, doer)
            bound = replace(what, noun=noun, slot=slot)
            kinds = frozenset({Kind.AREA}) if what.area else kinds_of(noun)
            found = self.candidate(kinds, number_of(what, doer), what.at, to)
        if _is_off_play(what):
            found = replace(found, there=There.NO)
        self.scope.name(found)
        self.taken.append(found)
        return bound, found

    def use(self, to: Antecedent) -> Antecedent:
        """Something is pointed at, so it has to be kept in mind at play."""
        if isinstance(to, Things | Rest):
            self.used.add(to.slot)
        elif isinstance(to, Done):
            self.used.update(to.acts)
        elif isinstance(to, Above):
            next(one for one in self.above if one.place == to.paragraph).used.add(to.slot)
        return to

    def back(
        self, back: Back, demand: Kinds = ANYTHING, *, there: There | None = None, why: str = ""
    ) -> tuple[Back, Named | None]:
        """A back reference with its antecedent, and what that is."""
        if back.pointer in (Pointer.DONE, Pointer.THIS_WAY):
            found = self._done(back)
        elif back.pointer is Pointer.REST:
            found = self._rest(back)
        elif back.other:
            found = self._the_other(back)
        elif back.ordinal:
            found = self._counted(back)
        else:
            found = self._nearest(back, demand, there, why)
        self.waiting.append(found)
        return replace(back, to=self.use(found.to)), found

    def _nearest(self, back: Back, demand: Kinds, there: There | None, why: str) -> Named:
        kinds = ANYTHING if back.kind is None else frozenset({back.kind})
        if back.also:  # 'the card or ability' is what was called so, and not just a card
            demand = frozenset(back.also)
        number = Number.MANY if back.plural else Number.ONE
        wanted = Wanted(
            self.words(back.at, "it"),
            back.at,
            kinds,
            number,
            self.scope.sentence,
            demand=demand,
            own=back.kind is None,
            there=there,
            why=why,
            rule=REFERENCES,
        )
        found = self.find(wanted)
        if isinstance(found.to, Things) and found.to.slot in self.brought:
            reach = (*self.scope.event, *self.scope.named)
            others = [one for one in reach if one.to != found.to and not one.own and fits(one, wanted)]
            if others:
                raise self.scope.ambiguous(wanted, [others[-1], found])
        return found

    def _counted(self, back: Back) -> Named:
        """'the second character': the second that the paragraph has taken one of."""
        assert back.kind is not None
        fitting = [one for one in self.taken if back.kind in one.kinds and one.number is Number.ONE]
        if len(fitting) < max(2, back.ordinal):
            problem = f"'{self.words(back.at)}' needs two that were taken one after the other"
            raise Unbound(problem, self.text, *back.at, rule=REFERENCES)
        return fitting[back.ordinal - 1]

    def _the_other(self, back: Back) -> Named:
        """'the other character': the one that is left of two."""
        assert back.kind is not None
        number = Number.MANY if back.plural else Number.ONE
        for one in reversed(self.scope.named):
            if isinstance(one.to, Things) and one.to.slot in self.split:
                return self.candidate(frozenset({back.kind, Kind.CARD}), number, back.at, Rest(one.to.slot))
        problem = f"'{self.words(back.at)}' has nothing to point at: nothing was told apart from it"
        raise Unbound(problem, self.text, *back.at, rule=REFERENCES)

    def _done(self, back: Back) -> Named:
        """'the chosen card', 'the picked characters', 'the card discarded this way': by what was done."""
        assert back.kind is not None
        assert back.verb is not None
        if back.verb is Verb.INFLICT:
            return self._damaged(back)
        number = Number.MANY if back.plural else Number.ONE
        kinds = frozenset({back.kind})
        for one in reversed(self.said):
            if one.verb is not back.verb:
                continue
            for thing in reversed(one.things):
                fits = back.kind in thing.kinds or thing.kinds == {Kind.CARD}
                if fits and thing.number is number:
                    if back.other:
                        assert isinstance(thing.to, Things)
                        return self.candidate(kinds, number, back.at, Rest(thing.to.slot))
                    return replace(thing, clause=self.scope.clause, sentence=self.scope.sentence)
            if back.other and one.things and isinstance(one.things[-1].to, Things):
                return self.candidate(kinds, number, back.at, Rest(one.things[-1].to.slot))
        return self._above(back, number)

    def _above(self, back: Back, number: Number) -> Named:
        """What another paragraph above picked or named."""
        for other in reversed([one for one in self.above if not one.option]):
            for one in reversed(other.said):
                if one.verb is not back.verb:
                    continue
                fitting = [
                    thing
                    for thing in one.things
                    if thing.number is number and isinstance(thing.to, Things) and back.kind in thing.kinds
                ]
                if fitting:
                    to = fitting[-1].to
                    assert isinstance(to, Things)
                    return self.candidate(fitting[-1].kinds, number, back.at, Above(other.place, to.slot))
                if back.verb is Verb.NAME:
                    return self.candidate(CARDS, Number.ONE, back.at, Above(other.place, one.slot))
        problem = f"'{self.words(back.at)}' has nothing to point at: nothing of the kind is done before this"
        raise Unbound(problem, self.text, *back.at, rule=REFERENCES)

    def _damaged(self, back: Back) -> Named:
        """'the damaged character': of a trigger that waits for damage."""
        for one in self.scope.event:
            if one.to == OfEvent(Part.SUBJECT) and back.kind in one.kinds and not one.own:
                return one
        problem = "'the damaged ...' has nothing to point at: the paragraph doesn't wait for damage to one"
        raise Unbound(problem, self.text, *back.at, rule=REFERENCES)

    def _rest(self, back: Back) -> Named:
        """'the rest' is what the nearest taking of some of several left."""
        for one in reversed(self.taken):
            if isinstance(one.to, Things) and one.to.slot in self.parts:
                return self.candidate(one.kinds, Number.MANY, back.at, Rest(one.to.slot))
        problem = "'the rest' has nothing to point at: nothing has been taken of several"
        raise Unbound(problem, self.text, *back.at, rule=REFERENCES)

    # Amounts

    def amount(self, amount: Amount) -> Amount:
        match amount:
            case Variable():
                return self.variable(amount)
            case ForEach(times, measure):
                return ForEach(times, self.measure(measure))
            case EqualTo(measure):
                return EqualTo(self.measure(measure))
        return amount

    def variable(self, x: Variable) -> Variable:
        """O61 X has a value from the step on that gives it one."""
        if not self.defined:
            raise self.wrong(x.at, "nothing before this says what X is", "410.2")
        self.x_used = True
        return x

    def measure(self, measure: Measure) -> Measure:
        match measure:
            case CountOf(All() as what):
                return CountOf(replace(what, noun=self.noun(what.noun)))
            case CountOf(Back() as back):
                return CountOf(self.back(back)[0])
            case StatOf(stat, of, tense):
                return StatOf(stat, self.thing(of, HAS.get(stat, HELD))[0], tense)
            case TokensOn(what):
                return TokensOn(self.thing(what, CARDS)[0])
            case Multiple(inner, times, parts, up):
                return Multiple(self.measure(inner), times, parts, up)
            case IconsOf(icon, who):
                return IconsOf(icon, self.doer(who))
        return measure


def _is_off_play(what: Some | All | OneOf | Top | Last) -> bool:
    """Whether what is named is in a hand, a deck or a pile, or being played."""
    if isinstance(what, Some | All):
        return what.noun.place in (Place.HAND, Place.DECK, Place.DISCARD_PILE, Place.OUT_OF_GAME)
    return isinstance(what, Top | Last) or what.noun is not None
