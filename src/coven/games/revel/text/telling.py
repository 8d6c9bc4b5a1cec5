"""The read-back: an effect in explicit words, made from its bound tree alone.

Every line says who, what, whose and where, and what each pointing word stands for, in one regular form. What later
words point at has a number, '#1'; instructions that they point at have one too. Instructions are told one to a line;
what depends on something is set in below it.
"""

from __future__ import annotations

from collections.abc import Iterator

from coven.games.revel.text.tree import (
    Able,
    Above,
    Act,
    All,
    Allotted,
    Amount,
    Amounts,
    AmountThisWay,
    Antecedent,
    Back,
    Becomes,
    Beside,
    Bonus,
    Both,
    Cannot,
    Carrier,
    CheckOverpower,
    Compare,
    Condition,
    Consequence,
    CostEffect,
    Counters,
    CountersOf,
    CountersOn,
    CountOf,
    Did,
    DidThisWay,
    Doer,
    Done,
    Draw,
    Effect,
    Either,
    EqualTo,
    Event,
    Every,
    FinalTurn,
    ForEach,
    Groups,
    HasCounters,
    HasEqual,
    HasIcon,
    HasThatName,
    HasValue,
    Held,
    If,
    Instead,
    Instruction,
    Interruption,
    Is,
    Kind,
    Lacks,
    Lasting,
    Later,
    Limit,
    May,
    Meant,
    Measure,
    More,
    NameCard,
    Named,
    NextDraws,
    Not,
    Noun,
    OfEvent,
    Once,
    OneOf,
    Ongoing,
    Pass,
    Pay,
    Pick,
    Place,
    PlayerOf,
    Power,
    Quality,
    Rest,
    Same,
    Sequence,
    Shorthand,
    Shuffle,
    SpacesWon,
    Statement,
    Stitched,
    Stop,
    Swap,
    Tally,
    Tense,
    Things,
    This,
    ThisIn,
    TurnOf,
    Until,
    UpTo,
    UsesEach,
    ValueOf,
    Verb,
    What,
    While,
    Who,
    Whose,
    Winning,
    Wording,
)
from coven.games.revel.text.tree.amounts import ANY_NUMBER
from coven.games.revel.text.tree.joining import Join, asked
from coven.games.revel.text.words.lexicon import VERBS

STEP = "  "
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


def tell(effect: Effect) -> tuple[str, ...]:
    """An effect read back, a line for each thing it says."""
    return tuple(_effect(effect))


def _effect(effect: Effect) -> Iterator[str]:
    if isinstance(effect, Limit):
        yield f"deck: at most {effect.statement.most} of this card"
    elif isinstance(effect, CostEffect):
        what = "anything" if effect.what is None else _thing(effect.what, effect.verb)
        yield f"cost: whoever is to {effect.verb.value} {what} pays first, or can't"
        yield from _steps(effect.cost, STEP)
    elif isinstance(effect, Power):
        yield "power: you use it, once in each of your turns; carried out in the next cleanup check"
        yield from _steps(effect.body, STEP)
    elif isinstance(effect, Consequence):
        yield f"when: {_event(effect.event)}; carried out in the next cleanup check"
        yield from _steps(effect.body, STEP)
    elif isinstance(effect, Interruption):
        hand = ", while this card is in your hand, by revealing it" if effect.from_hand else ""
        yield f"before: {_event(effect.event)}{hand}; carried out at once"
        yield from _steps(effect.body, STEP)
    else:
        assert isinstance(effect, Ongoing)
        for statement in (effect.statement, *effect.more):
            yield f"always: {_statement(statement)}"


# Events


def _event(event: Event | Shorthand) -> str:
    if event is Shorthand.ON_PLAY:
        return "you have played this card"
    if isinstance(event, Shorthand):
        return "playing this card made its spell overpower a spell (the event's thing)"
    first = "for the first time this turn, " if event.first else ""
    at_once = ", however many at once" if event.together else ""
    return f"{first}{_happening(event)}{at_once}"


def _happening(event: Event) -> str:
    who = "any player" if event.who is Who.EACH else WHO[event.who]
    if event.verb in (Verb.BEGIN, Verb.END):
        whose = {Who.YOU: "your turn", Who.OPPONENT: "your opponent's turn"}.get(event.who, "any turn")
        return f"{whose} {event.verb.value}s"
    parts = [who, event.verb.value if event.who is Who.YOU else THIRD.get(event.verb.value, f"{event.verb.value}s")]
    if event.verb is Verb.OVERPOWER and isinstance(event.what, This) and not event.passive:
        parts = ["this spell", "overpowers"]
        if event.over is not None:
            parts.append("another spell (the event's thing)")
        return " ".join(parts)
    if event.least > 1:
        parts.append(f"at least {event.least}")
    if event.thing is not None:
        parts.append(event.thing)
    if event.what is not None:
        about = "" if isinstance(event.what, This) else " (the event's thing)"
        anywhere = event.place is Place.UNSAID and isinstance(event.what, Noun) and event.what.kind is Kind.CARD
        parts.append(f"{_thing(event.what, None, event.place, anywhere=anywhere)}{about}")
    if event.place is not Place.UNSAID:
        parts.append(f"from {event.place.value}")
    return " ".join(parts)


def _thing(what: Noun | This, verb: Verb | None, place: Place = Place.UNSAID, *, anywhere: bool = False) -> str:
    if isinstance(what, This):
        return f"this {what.kind.value}"
    off = place if place is not Place.UNSAID else None
    told = _noun(what, verb, off)
    if anywhere and what.place is Place.UNSAID:
        told = told.replace(f" {PLACES[Place.FIELD]}", "", 1)  # a card is drawn, played or discarded from anywhere
    return f"a {told}"


# Instructions


def _steps(body: Instruction, indent: str) -> Iterator[str]:
    """Instructions, each on a line of its own."""
    if isinstance(body, Sequence | Both):
        for step in body.steps:
            yield from _steps(step, indent)
    elif isinstance(body, If):
        yield from _if(body, indent)
    elif isinstance(body, May):
        yield f"{indent}{_numbered(body.slot)}{_who(body.who)} may:"
        yield from _steps(body.body, indent + STEP)
    elif isinstance(body, Pay):
        yield f"{indent}{_numbered(body.slot)}pay, or decline:"
        yield from _steps(body.cost, indent + STEP)
        yield f"{indent}if it is paid:"
        yield from _steps(body.body, indent + STEP)
    elif isinstance(body, Either):
        yield f"{indent}{_numbered(body.slot)}{_does(body.who, 'choose')} one of:"
        for number, option in enumerate(body.options, 1):
            yield f"{indent}{STEP}option {number}:"
            yield from _steps(option, indent + 2 * STEP)
    elif isinstance(body, Instead):
        yield f"{indent}in place of the event:"
        yield from _steps(body.body, indent + STEP)
    elif isinstance(body, Lasting):
        until = body.until.value or "for as long as it stays where it is"
        for statement in (body.statement, *body.more):
            yield f"{indent}{_numbered(body.slot)}{_statement(statement)}, {until}"
    elif isinstance(body, Later):
        yield f"{indent}later, {body.when.value}:"
        yield from _steps(body.body, indent + STEP)
    elif isinstance(body, Once):
        yield f"{indent}only once each turn:"
        yield from _steps(body.body, indent + STEP)
    elif isinstance(body, Swap):
        yield f"{indent}{_does(body.who, 'swap')} the places of {_what(body.one)} and {_what(body.other)}"
    elif isinstance(body, NameCard):
        yield f"{indent}{_does(body.who, 'name')} a card"
    else:
        yield f"{indent}{_clause(body)}"


def _if(instruction: If, indent: str) -> Iterator[str]:
    how, conditions, then, otherwise = asked(instruction)
    word = " and " if how is Join.ALL else " or "
    yield f"{indent}if {word.join(_condition(condition) for condition in conditions)}:"
    yield from _steps(then, indent + STEP)
    if otherwise is not None:
        yield f"{indent}if not:"
        yield from _steps(otherwise, indent + STEP)


def _clause(do: Draw | Act | Tally | Counters | Shuffle | Pass | CheckOverpower | Stop) -> str:
    if isinstance(do, Stop):
        return "the event does not happen"
    number = _numbered(do.slot)
    if isinstance(do, CheckOverpower):
        return f"{number}you check for overpower for {_what(do.what, Verb.OVERPOWER)}"
    own = "your" if do.who is Who.YOU else "their"
    if isinstance(do, Draw):
        return f"{number}{_does(do.who, 'draw')} from the top of {own} own deck: {_amount(do.amount)}"
    if isinstance(do, Tally):
        return f"{number}{_does(do.who, do.verb.value)} {do.thing}: {_amount(do.amount)}"
    if isinstance(do, Counters):
        return f"{number}{_does(do.who, do.verb.value)} {_counters(do)}"
    if isinstance(do, Shuffle):
        return f"{number}{_does(do.who, 'shuffle')} {own} own deck"
    if isinstance(do, Pass):
        return f"{number}{_does(do.who, 'pass', 'passes')} the turn"
    times = "" if do.times is None else f", so many times as {_measure(do.times)}"
    until = "" if do.until is Until.ALWAYS else f", {do.until.value}"
    return f"{number}{_act(do)}: {_what(do.what, do.verb)}{times}{until}"


def _act(act: Act) -> str:
    """'you discard', 'your opponent discards'; of what has no verb of its own, as it is called."""
    word, _, more = act.verb.value.partition(" ")
    return f"{_does(act.who, word)}{f' {more}' if more else ''}"


def _counters(do: Counters) -> str:
    if do.mark is not None:
        return f"mark counters of {do.mark}: {_amount(do.amount)}"
    to = "" if do.to is None else f", to {_what(do.to, Verb.ADD)}"
    where = "to" if do.verb is Verb.ADD else "from"
    return f"+1s: {_amount(do.amount)}, {where} {_what(do.on, do.verb)}{to}"


def _numbered(slot: int) -> str:
    return f"[#{slot}] " if slot else ""


def _does(who: Doer, verb: str, others: str | None = None) -> str:
    """Who does something, and the verb in its form: 'you draw', 'your opponent draws'. `others`: what others than you
    do, where that is no verb of card text."""
    form = verb if who is Who.YOU else THIRD.get(verb, f"{verb}s") if others is None else others
    return f"{_who(who)} {form}"


def _who(who: Doer) -> str:
    return f"the player of {_back(who.of)}" if isinstance(who, PlayerOf) else WHO[who]


# What is acted on


def _what(what: What, verb: Verb | None = None) -> str:
    if isinstance(what, This):
        return f"this {what.kind.value}"
    if isinstance(what, Back):
        return _back(what)
    number = f" (#{what.slot})" if what.slot else ""
    if isinstance(what, OneOf):
        return f"{_count(what.least, what.most)} of {_back(what.back)}{number}"
    if isinstance(what, NextDraws):
        return f"the top {what.amount} of the deck of {_who(what.who)}{number}"
    if isinstance(what, Pick):
        return f"{_count(what.least, what.most)} {_noun(what.noun, verb)}{number}"
    return f"every {_noun(what.noun, verb)}{number}"


def _count(least: int, most: int | None) -> str:
    if most is None:
        return f"{least} or more chosen"
    return f"{least} chosen" if least == most else f"{least} to {most} chosen"


def _back(back: Back) -> str:
    assert back.to is not None, "an effect is read back once it is bound"
    kind = f" (a {back.kind.value})" if back.kind is not None else ""
    return f"{_antecedent(back.to)}{kind}"


def _antecedent(to: Antecedent) -> str:
    if isinstance(to, Things):
        return f"#{to.slot}"
    if isinstance(to, Done):
        return _done(to)
    if isinstance(to, OfEvent):
        return "the event's thing"
    if isinstance(to, Carrier):
        return "this card's element, or this card off the field"
    if isinstance(to, Rest):
        return f"those left when #{to.slot} was taken"
    if isinstance(to, Meant):
        return f"{_what(to.what)}, as it is before"
    assert isinstance(to, Above)
    return "what an effect above on this card chose last"


def _done(to: Done) -> str:
    acts = [f"#{slot}" for slot in to.acts]
    return "what was done by " + " and ".join([*acts, *(["the event"] if to.event else [])])


def _noun(noun: Noun, verb: Verb | None, off: Place | None = None) -> str:
    """A noun with all that it asks: what, where, whose, other than what."""
    place = off or noun.place
    if place is Place.UNSAID:
        place = Place.HAND if noun.kind is Kind.CARD and verb in FROM_HAND else Place.FIELD
    words = [*noun.types, noun.kind.value] if noun.kind.value not in noun.types else list(noun.types)
    whose = WHOSE.get(noun.whose)
    if whose is None:
        whose = "across from this spell" if noun.kind is Kind.SPELL else "your opponent's"
    if noun.whose is Whose.ANY and place is Place.HAND:
        whose = "of the player who does it"
    also = "".join(f" or {' '.join([*types, kind.value])}" for kind, types in noun.also)
    told = [f"{' '.join(words)}{also} {PLACES[place]}", whose, *[_quality(quality) for quality in noun.qualities]]
    if noun.other:
        told.append(f"other than {'this card' if noun.than is None else _antecedent(noun.than)}")
    return ", ".join(told)


def _quality(quality: Quality) -> str:
    if isinstance(quality, Lacks):
        return f"not {_quality(quality.quality)}"
    if isinstance(quality, HasValue):
        amount = "some" if quality.amount is None else _compared(quality.compare, quality.amount)
        return f"with {amount} {quality.value.value}"
    if isinstance(quality, HasCounters):
        return f"with {_compared(quality.compare, quality.amount)} +1s"
    if isinstance(quality, HasIcon):
        return f"with the icon {quality.icon.value}"
    if isinstance(quality, Winning):
        return f"winning with {quality.bonus} more Power" if quality.bonus else "winning"
    if isinstance(quality, Stitched):
        return "stitched"
    if isinstance(quality, Named):
        return f'named "{quality.name}"'
    if isinstance(quality, Beside):
        return f"with {quality.value.value} beside that of this spell: {quality.than.value}"
    if isinstance(quality, HasEqual):
        return f"with {quality.value.value} equal to {_measure(quality.measure)}"
    if isinstance(quality, HasThatName):
        return "with the name that was named"
    return "unopposed"


def _compared(compare: Compare, amount: int) -> str:
    return {Compare.AT_LEAST: "at least ", Compare.AT_MOST: "at most ", Compare.EXACTLY: "exactly "}[compare] + str(
        amount
    )


# How much


def _amount(amount: Amount) -> str:
    if isinstance(amount, int):
        return str(amount)
    if isinstance(amount, ForEach):
        return f"{amount.times} times {_measure(amount.measure)}"
    if isinstance(amount, EqualTo):
        return _measure(amount.measure)
    if isinstance(amount, UpTo):
        return "as much as they choose" if amount == ANY_NUMBER else f"{amount.least} to {amount.most}, as they choose"
    assert isinstance(amount, Every)
    return "all there is"


def _measure(measure: Measure) -> str:
    if isinstance(measure, CountOf):
        return f"the number of: {_what(measure.what)}"
    if isinstance(measure, ValueOf):
        when = "last known " if measure.tense is Tense.HAD else ""
        return f"the {when}{measure.value.value} of {_what(measure.of)}{_one_by_one(measure.of)}"
    if isinstance(measure, Held):
        return f"the {measure.thing} that {_does(measure.who, 'have', 'has')}"
    if isinstance(measure, CountersOn):
        when = "last known " if measure.tense is Tense.HAD else ""
        return f"the {when}number of +1s on {_what(measure.what)}{_one_by_one(measure.what)}"
    if isinstance(measure, CountersOf):
        return f"the number of +1s on all that is {WHO[measure.who]}'s on the field"
    if isinstance(measure, SpacesWon):
        return f"the spell spaces in which {_does(measure.who, 'are', 'is')} winning"
    if isinstance(measure, AmountThisWay):
        assert measure.to is not None
        return f"the {measure.thing} of {_done(measure.to)}"
    assert isinstance(measure, Groups)
    return f"({_measure(measure.measure)}) divided by {measure.size}, rounded down"


def _one_by_one(what: What) -> str:
    """'each of your spells' is compared one by one, where of 'your spells' it is the sum."""
    return ", one by one" if isinstance(what, All) and what.wording is Wording.EACH else ""


# Conditions and statements


def _condition(condition: Condition) -> str:
    if isinstance(condition, Not):
        return f"not ({_condition(condition.condition)})"
    if isinstance(condition, Did):
        return _did(condition)
    if isinstance(condition, DidThisWay):
        assert condition.to is not None
        if condition.verb is None:
            return f"{WHO[condition.who]} carried out #{condition.to.acts[0]}"
        noun = "anything" if condition.noun is None else _noun(condition.noun, None)
        return f"at least {condition.least} of {_done(condition.to)} by {WHO[condition.who]} is a {noun}"
    if isinstance(condition, Amounts):
        return f"there is {_measure(condition.measure)} and it is {_compared(condition.compare, condition.amount)}"
    if isinstance(condition, More):
        return f"{_measure(condition.one)} is more than {_measure(condition.other)}"
    if isinstance(condition, Same):
        return f"both are there, and {_measure(condition.one)} is {_measure(condition.other)}"
    if isinstance(condition, FinalTurn):
        return "it is the Final Turn"
    if isinstance(condition, TurnOf):
        return f"it is the turn of {WHO[condition.who]}"
    if isinstance(condition, ThisIn):
        return f"this card is in your {condition.place.value}"
    assert isinstance(condition, Is)
    when = "was, when last known," if condition.tense is Tense.HAD else "is there and is"
    asked_for = [*condition.noun.types, *[_quality(quality) for quality in condition.noun.qualities]]
    if condition.noun.kind not in (Kind.ELEMENT, Kind.CARD) and condition.noun.kind.value not in asked_for:
        asked_for.append(condition.noun.kind.value)
    return f"{_what(condition.what)} {when} {', '.join(asked_for)}"


def _did(did: Did) -> str:
    who = "any player" if did.who is Who.EACH else WHO[did.who]
    if did.thing is not None:
        return f"{who} did {did.verb.value} {did.thing} this turn, in all at least {did.least}"
    what = "" if did.noun is None else f" to a {_noun(did.noun, None)}"
    return f"{who} did {did.verb.value}{what} this turn, at least {did.least} times"


def _statement(statement: Statement) -> str:
    if isinstance(statement, While):
        return f"while {_condition(statement.condition)}: {_statement(statement.statement)}"
    if isinstance(statement, Bonus):
        times = "" if statement.measure is None else f" times {_measure(statement.measure)}"
        return f"{_what(statement.on)} has {statement.amount:+d}{times} {statement.value.value}"
    if isinstance(statement, Cannot):
        what = "" if statement.what is None else f" {_what(statement.what, statement.verb)}"
        return (
            f"{WHO[statement.who]} can't {statement.verb.value}{what}{f' {statement.thing}' if statement.thing else ''}"
        )
    if isinstance(statement, Able):
        return f"you can {', '.join(verb.value for verb in statement.verbs)} {statement.resource}"
    if isinstance(statement, Allotted):
        return f"{_does(statement.who, 'are', 'is')} allotted {statement.amount:+d} plays each turn"
    if isinstance(statement, UsesEach):
        return f"you may use each of your Powers {statement.times} times each turn"
    if isinstance(statement, Becomes):
        return f"the {statement.value.value} of {_what(statement.on)} is {_amount(statement.amount)}, as that is now"
    return f"at most {statement.most} of this card"
