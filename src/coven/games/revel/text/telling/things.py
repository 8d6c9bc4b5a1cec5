"""The read-back of what is acted on, counted and measured."""

from __future__ import annotations

from coven.games.revel.text.tree import (
    AboutToBe,
    Above,
    Actor,
    All,
    Amount,
    AmountThisWay,
    Antecedent,
    Back,
    Beside,
    Carrier,
    Changed,
    Compare,
    CountersOf,
    CountersOn,
    CountOf,
    Doer,
    Done,
    EqualTo,
    Every,
    ForEach,
    Groups,
    HasCounters,
    HasEqual,
    HasIcon,
    HasThatName,
    HasValue,
    Held,
    Kind,
    Lacks,
    Meant,
    Measure,
    Named,
    NextDraws,
    Noun,
    OfEvent,
    OneOf,
    Pick,
    Place,
    PlayerOf,
    Quality,
    Rest,
    Short,
    SpacesWon,
    Stitched,
    Tense,
    Than,
    Things,
    This,
    UpTo,
    ValueOf,
    Verb,
    What,
    Who,
    Whose,
    Winning,
    Wording,
)
from coven.games.revel.text.tree.amounts import ANY_NUMBER
from coven.games.revel.text.words.lexicon import VERBS

FROM_HAND = frozenset({Verb.DISCARD, Verb.STASH, Verb.REVEAL, Verb.PLAY})
"""4.10.1 Verbs for which plain cards without a place come from the hand."""
WHO = {Who.YOU: "you", Who.OPPONENT: "your opponent", Who.EACH: "each player"}
WHOSE = {
    Whose.ANY: "anybody's",
    Whose.YOUR: "yours",
    Whose.OPPONENTS: "your opponent's",
    Whose.THEIR: "of the player who does it",
}
THIRD = {forms.base: forms.third for forms in VERBS.values()} | {verb.value: VERBS[verb].third for verb in VERBS}
PLACES = {Place.FIELD: "on the field", Place.HAND: "in hand", Place.DISCARDS: "in discards", Place.DECK: "in the deck"}


THAN = {
    Than.SAME: "equal to",
    Than.MORE: "more than",
    Than.LESS: "less than",
    Than.NO_MORE: "no more than",
    Than.NO_LESS: "no less than",
}

# Who


def does(who: Doer, verb: str, others: str | None = None) -> str:
    """Who does something, and the verb in its form: 'you draw', 'your opponent draws'. `others`: what others than you
    do, where that is no verb of card text."""
    form = verb if who is Who.YOU else THIRD.get(verb, f"{verb}s") if others is None else others
    return f"{who_is(who)} {form}"


def who_is(who: Doer) -> str:
    if isinstance(who, Actor):
        return "the opponent of the event's player" if who.opponent else "the event's player"
    return f"the player of {back(who.of)}" if isinstance(who, PlayerOf) else WHO[who]


# What is acted on


def what_is(what: What, verb: Verb | None = None) -> str:
    if isinstance(what, This):
        return f"this {what.kind.value}"
    if isinstance(what, Back):
        return back(what)
    number = f" (#{what.slot})" if what.slot else ""
    if isinstance(what, OneOf):
        return f"{_count(what.least, what.most)} of {back(what.back)}{number}"
    if isinstance(what, NextDraws):
        whose = "the deck of the player who does it" if what.who is Who.EACH else _deck(what.who)
        return f"the top {'card' if what.amount == 1 else f'{what.amount} cards'} of {whose}{number}"
    if isinstance(what, Pick):
        each = "" if what.most == 1 else ", each a"
        at_random = ", taken at random" if what.random else ""
        return f"{_count(what.least, what.most)}{each} {noun_is(what.noun, verb)}{at_random}{number}"
    return f"every {noun_is(what.noun, verb)}{number}"


def _deck(who: Doer) -> str:
    if isinstance(who, Who):
        return "your deck" if who is Who.YOU else f"{WHO[who]}'s deck"
    return f"the deck of {who_is(who)}"


def any_of(what: What, verb: Verb | None = None) -> str:
    """What is said not to be done: 'any spell on the field', where it would be done to every one."""
    if isinstance(what, All) and what.noun.kind is Kind.CARD:  # wherever it is, unless that is said
        return f"any {noun_is(what.noun, None, anywhere=True)}"
    told = what_is(what, verb)
    return f"any {told.removeprefix('every ')}" if isinstance(what, All) else told


def _count(least: int, most: int | None) -> str:
    if most is None:
        return f"{least} or more chosen"
    return f"{least} chosen" if least == most else f"{least} to {most} chosen"


def back(back: Back) -> str:
    assert back.to is not None, "an effect is read back once it is bound"
    words = [*back.types, *([back.kind.value] if back.kind is not None else ["card"] if back.types else [])]
    kind = f" (a {' '.join(words)})" if words else ""
    return f"{antecedent(back.to)}{kind}"


def antecedent(to: Antecedent) -> str:
    if isinstance(to, Things):
        return f"#{to.slot}"
    if isinstance(to, Done):
        return done(to)
    if isinstance(to, OfEvent):
        return "the event's thing"
    if isinstance(to, Carrier):
        return "this card's element, or this card off the field"
    if isinstance(to, Rest):
        return f"those left when #{to.slot} was taken"
    if isinstance(to, Meant):
        return f"{what_is(to.what)}, as it is before"
    assert isinstance(to, Above)
    return "what an effect above on this card chose last"


def done(to: Done) -> str:
    acts = [f"#{slot}" for slot in to.acts]
    return "what was done by " + " and ".join([*acts, *(["the event"] if to.event else [])])


def noun_is(noun: Noun, verb: Verb | None, off: Place | None = None, *, anywhere: bool = False) -> str:
    """A noun with all that it asks: what, where, whose, other than what. `anywhere`: wherever it is by
    then."""
    place = off or noun.place
    if place is Place.UNSAID:
        place = Place.HAND if noun.kind is Kind.CARD and verb in FROM_HAND else Place.FIELD
    words = [*noun.types, noun.kind.value] if noun.kind.value not in noun.types else list(noun.types)
    whose = WHOSE.get(noun.whose)
    if whose is None:
        across = noun.whose is Whose.ACROSS and noun.kind is Kind.SPELL
        whose = "across from this spell" if across else "your opponent's"
    if noun.whose is Whose.ANY and place is Place.HAND:
        whose = "of the player who does it"
    also = "".join(f" or {' '.join([*types, kind.value])}" for kind, types in noun.also)
    is_played = verb is Verb.PLAY and noun.kind is not Kind.CARD and (off or noun.place) is Place.UNSAID  # 5.7.15
    where = "from anywhere" if is_played or (anywhere and noun.place is Place.UNSAID) else PLACES[place]
    told = [f"{' '.join(words)}{also} {where}", whose, *[quality_is(quality) for quality in noun.qualities]]
    if noun.other:
        told.append(f"other than {'this card' if noun.than is None else antecedent(noun.than)}")
    return ", ".join(told)


def quality_is(quality: Quality) -> str:
    if isinstance(quality, Lacks):
        return f"not {quality_is(quality.quality)}"
    if isinstance(quality, HasValue):
        amount = "some" if quality.amount is None else compared(quality.compare, quality.amount)
        return f"with {amount} {quality.value.value}"
    if isinstance(quality, HasCounters):
        return f"with {compared(quality.compare, quality.amount)} +1s"
    if isinstance(quality, HasIcon):
        return f"with the icon {quality.icon}"
    if isinstance(quality, Winning):
        return f"winning with {quality.bonus} more Power" if quality.bonus else "winning"
    if isinstance(quality, Stitched):
        return "stitched"
    if isinstance(quality, Named):
        return f'named "{quality.name}"'
    if isinstance(quality, Beside):
        return f"with {quality.value.value} beside that of this spell: {quality.than.value}"
    if isinstance(quality, HasEqual):
        measure = measure_is(quality.measure)
        return f"with {quality.value.value} {THAN[quality.than]} {f'({measure})' if ',' in measure else measure}"
    if isinstance(quality, HasThatName):
        return "with the name that was named"
    return "unopposed"


def compared(compare: Compare, amount: int) -> str:
    return {Compare.AT_LEAST: "at least ", Compare.AT_MOST: "at most ", Compare.EXACTLY: "exactly "}[compare] + str(
        amount
    )


# How much


def amount_is(amount: Amount) -> str:
    if isinstance(amount, int):
        return str(amount)
    if isinstance(amount, ForEach):
        return f"{amount.times} times {measure_is(amount.measure)}"
    if isinstance(amount, EqualTo):
        return measure_is(amount.measure)
    if isinstance(amount, UpTo):
        return "as much as they choose" if amount == ANY_NUMBER else f"{amount.least} to {amount.most}, as they choose"
    if isinstance(amount, Changed):
        return f"{abs(amount.by)} {'more' if amount.by > 0 else 'less'} than in the event"
    assert isinstance(amount, Every)
    return "all there is"


def measure_is(measure: Measure) -> str:
    if isinstance(measure, CountOf):
        return f"the number of: {what_is(measure.what)}"
    if isinstance(measure, ValueOf):
        when = "last known " if measure.tense is Tense.HAD else ""
        return f"the {when}{measure.value.value} of {what_is(measure.of)}{_one_by_one(measure.of)}"
    if isinstance(measure, Held):
        return f"the {measure.thing} that {does(measure.who, 'have', 'has')}"
    if isinstance(measure, CountersOn):
        when = "last known " if measure.tense is Tense.HAD else ""
        return f"the {when}number of +1s on {what_is(measure.what)}{_one_by_one(measure.what)}"
    if isinstance(measure, CountersOf):
        return f"the number of +1s on all that is {WHO[measure.who]}'s on the field"
    if isinstance(measure, SpacesWon):
        return f"the spell spaces in which {does(measure.who, 'are', 'is')} winning"
    if isinstance(measure, AmountThisWay):
        assert measure.to is not None
        return f"the {measure.thing} of {done(measure.to)}"
    if isinstance(measure, AboutToBe):
        return "the amount of the event"
    if isinstance(measure, Short):
        return f"the cards that {does(measure.who, 'lack', 'lacks')} in hand to have {measure.of}"
    assert isinstance(measure, Groups)
    return f"({measure_is(measure.measure)}) divided by {measure.size}, {measure.rounded.value}"


def _one_by_one(what: What) -> str:
    """'each of your spells' is compared one by one, where of 'your spells' it is the sum."""
    return ", one by one" if isinstance(what, All) and what.wording is Wording.EACH else ""
