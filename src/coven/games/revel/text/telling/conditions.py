"""The read-back of conditions and statements."""

from __future__ import annotations

from coven.games.revel.text.telling.things import (
    PLACES,
    WHO,
    WHOSE,
    amount_is,
    any_of,
    compared,
    does,
    done,
    measure_is,
    noun_is,
    quality_is,
    what_is,
)
from coven.games.revel.text.tree import (
    Able,
    All,
    Allotted,
    Amounts,
    Becomes,
    Bonus,
    Cannot,
    Condition,
    Did,
    DidThisWay,
    FinalTurn,
    Is,
    Kind,
    More,
    Not,
    Place,
    Same,
    Statement,
    Tense,
    ThisIn,
    TurnOf,
    UsesEach,
    Verb,
    While,
    Who,
    Whose,
)
from coven.language import listed

OBJECTS = {Verb.USE: "Powers", Verb.SKIP: "plays"}
"""What is always the same, and isn't in the tree."""


def condition_is(condition: Condition) -> str:
    if isinstance(condition, Not):
        return f"not ({condition_is(condition.condition)})"
    if isinstance(condition, Did):
        return _did(condition)
    if isinstance(condition, DidThisWay):
        assert condition.to is not None
        if condition.verb is None:
            return f"{WHO[condition.who]} carried out #{condition.to.acts[0]}"
        if condition.noun is None:
            thing = "plays" if condition.thing == "play" else condition.thing
            did = f"{WHO[condition.who]} did {condition.verb.value} {thing}"
            return f"{did} by {done(condition.to)}, in all at least {condition.least}"
        noun = noun_is(condition.noun, None, anywhere=condition.noun.kind is Kind.CARD)
        return f"at least {condition.least} of {done(condition.to)} by {WHO[condition.who]} is a {noun}"
    if isinstance(condition, Amounts):
        return f"there is {measure_is(condition.measure)} and it is {compared(condition.compare, condition.amount)}"
    if isinstance(condition, More):
        return f"{measure_is(condition.one)} is more than {measure_is(condition.other)}"
    if isinstance(condition, Same):
        return f"both are there, and {measure_is(condition.one)} is {measure_is(condition.other)}"
    if isinstance(condition, FinalTurn):
        return "it is the Final Turn"
    if isinstance(condition, TurnOf):
        return f"it is the turn of {WHO[condition.who]}"
    if isinstance(condition, ThisIn):
        return f"this card is in your {condition.place.value}"
    assert isinstance(condition, Is)
    when = "was, when last known," if condition.tense is Tense.HAD else "is there and is"
    asked_for = [*condition.noun.types, *[quality_is(quality) for quality in condition.noun.qualities]]
    if condition.noun.kind not in (Kind.ELEMENT, Kind.CARD) and condition.noun.kind.value not in asked_for:
        asked_for.append(condition.noun.kind.value)
    if condition.noun.whose is not Whose.ANY:
        asked_for.append(WHOSE[condition.noun.whose])
    if condition.noun.place is Place.FIELD:
        asked_for.append(PLACES[Place.FIELD])
    return f"{what_is(condition.what)} {when} {', '.join(asked_for)}"


def _did(did: Did) -> str:
    who = "any player" if did.who is Who.EACH else WHO[did.who]
    if did.thing is not None:
        return f"{who} did {did.verb.value} {did.thing} this turn, in all at least {did.least}"
    played = did.verb if did.verb is Verb.PLAY and did.noun is not None and did.noun.kind is not Kind.CARD else None
    of_card = did.noun is not None and did.noun.kind is Kind.CARD
    what = "" if did.noun is None else f" to a {noun_is(did.noun, played, anywhere=of_card)}"
    return f"{who} did {did.verb.value}{what} this turn, at least {did.least} times"


def statement_is(statement: Statement) -> str:
    if isinstance(statement, While):
        return f"while {condition_is(statement.condition)}: {statement_is(statement.statement)}"
    if isinstance(statement, Bonus):
        times = "" if statement.measure is None else f" times {measure_is(statement.measure)}"
        return f"{what_is(statement.on)} has {statement.amount:+d}{times} {statement.value.value}"
    if isinstance(statement, Cannot) and statement.by is not None:
        over = "anything" if statement.what is None else any_of(statement.what)
        if isinstance(statement.by, All):
            return f"no {what_is(statement.by).removeprefix('every ')} can overpower {over}"
        return f"{what_is(statement.by)} can't overpower {over}"
    if isinstance(statement, Cannot):
        what = "" if statement.what is None else f" {any_of(statement.what, statement.verb)}"
        nobody = "no player can" if statement.who is Who.EACH else f"{WHO[statement.who]} can't"
        thing = statement.thing or OBJECTS.get(statement.verb, "")
        return f"{nobody} {statement.verb.value}{what}{f' {thing}' if thing else ''}"
    if isinstance(statement, Able):
        return f"you can {listed([verb.value for verb in statement.verbs])} {statement.resource}"
    if isinstance(statement, Allotted):
        return f"{does(statement.who, 'are', 'is')} allotted {statement.amount:+d} plays each turn"
    if isinstance(statement, UsesEach):
        return f"you may use each of your Powers {statement.times} times each turn"
    if isinstance(statement, Becomes):
        return (
            f"the {statement.value.value} of {what_is(statement.on)} is {amount_is(statement.amount)}, as that is now"
        )
    return f"at most {statement.most} of this card"
