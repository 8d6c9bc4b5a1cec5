"""The effects of one card held against each other: what one of them forbids never makes another one relevant."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from coven.games.revel.text.binding.never.subjects import Speaker, is_among
from coven.games.revel.text.binding.never.where import place_of_words
from coven.games.revel.text.binding.scope import Reading
from coven.games.revel.text.tree import (
    Act,
    All,
    AmountThisWay,
    Cannot,
    Consequence,
    CostEffect,
    Counters,
    CountersOf,
    CountersOn,
    Draw,
    Effect,
    Event,
    HasCounters,
    Kind,
    Limit,
    Noun,
    Ongoing,
    Pick,
    Power,
    Shorthand,
    Tally,
    This,
    Verb,
    Who,
)
from coven.language import TextError
from coven.language.walking import nodes

BARS: Final[dict[Verb, tuple[Verb, ...]]] = {
    Verb.DISCARD: (Verb.DISCARD, Verb.OVERPOWER),  # 5.8.4
}
"""What is barred with a verb, where that is more than itself."""


def check_together(number: int, effects: Sequence[Effect], texts: Sequence[str], types: Sequence[str]) -> None:
    """Refuse the effect with that number if another one of the same card makes it idle. TextError with the cause."""
    effect, text = effects[number], texts[number]
    reading = Reading(text, types)
    if isinstance(effect, Limit) and any(isinstance(other, Limit) for other in effects[:number]):
        raise TextError("a card has one limit: another one stands above", text, 0, len(text), rule="4.5.2")
    for statement in _prohibitions(effects):
        _check_barred(effect, statement, reading)
    _check_counters(effect, effects, reading)


def _prohibitions(effects: Sequence[Effect]) -> list[Cannot]:
    """What can't be done as long as the card is on the field, whatever else is so."""
    stated = [one for effect in effects if isinstance(effect, Ongoing) for one in (effect.statement, *effect.more)]
    return [one for one in stated if isinstance(one, Cannot)]


def _check_barred(effect: Effect, statement: Cannot, reading: Reading) -> None:
    """0.2.3 What can't be done is never what an effect of the same card waits for, nor what it comes to."""
    head = (0, max(reading.text.find(":"), 1))
    if isinstance(effect, Power) and statement.verb is Verb.USE and statement.who is not Who.OPPONENT:
        raise reading.wrong(head, "another effect of this card says that Powers can't be used", "0.2.3")
    if isinstance(effect, CostEffect) and _leaves_free(statement, effect):
        raise reading.wrong(head, "nobody pays for this: another effect of this card says that it can't", "0.2.3")
    if isinstance(effect, Consequence) and _bars(statement, effect.event):
        raise reading.wrong(head, "this never happens: another effect of this card says that it can't", "0.2.3")
    if isinstance(effect, Power) or (isinstance(effect, Consequence) and _is_on_field(effect.event)):
        for node in nodes(effect.body):
            if isinstance(node, Draw | Act | Tally) and _forbids(statement, node):
                verb = Verb.DRAW if isinstance(node, Draw) else node.verb
                problem = "this is never done: another effect of this card says that it can't"
                raise reading.wrong(place_of_words(verb.value, reading, node), problem, "0.2.3")


def _leaves_free(statement: Cannot, cost: CostEffect) -> bool:
    """Whether a prohibition leaves nothing to be paid for."""
    same = isinstance(statement.what, This) and isinstance(cost.what, This) and statement.what.kind is cost.what.kind
    return same and cost.verb is statement.verb and statement.who is Who.EACH


def _is_on_field(event: Event | Shorthand) -> bool:
    """Whether the card is on the field while its consequence is resolved."""
    if isinstance(event, Shorthand):
        return True
    return event.verb in (Verb.BEGIN, Verb.END)


def _forbids(statement: Cannot, do: Draw | Act | Tally) -> bool:
    """Whether a prohibition leaves nothing of an instruction."""
    verb = Verb.DRAW if isinstance(do, Draw) else do.verb
    if verb is not statement.verb or statement.by is not None:
        return False
    if statement.who is not Who.EACH and statement.who is not do.who:
        return False
    if isinstance(do, Tally):
        return statement.thing == do.thing
    if statement.thing is not None:
        return False
    if isinstance(do, Draw):
        return statement.what is None or _is_every_card(statement.what)
    if isinstance(statement.what, This):
        return isinstance(do.what, This)
    if isinstance(do.what, Pick | All) and isinstance(statement.what, All):
        noun = do.what.noun
        return _is_every_card(statement.what) if noun.kind is Kind.CARD else is_among(noun, statement.what.noun)
    return False


def _is_every_card(what: object) -> bool:
    return isinstance(what, All) and what.noun == Noun(Kind.CARD)


def _bars(statement: Cannot, event: Event | Shorthand) -> bool:
    """Whether a prohibition without a condition leaves nothing of an event."""
    if statement.verb is Verb.OVERPOWER and _overpowers(event):
        own = isinstance(statement.by, This) and statement.what is None
        yours = statement.who is not Who.OPPONENT and statement.by is None and statement.what is None
        return own or yours
    if not isinstance(event, Event) or statement.by is not None:
        return False
    if event.verb not in BARS.get(statement.verb, (statement.verb,)) or statement.who not in (Who.EACH, event.who):
        return False
    if statement.thing is not None or event.thing is not None:
        return statement.thing == event.thing and event.what is None
    if isinstance(statement.what, This):
        return isinstance(event.what, This) and not _overpowers(event) and _is_the_same(statement, event.what)
    if isinstance(event.what, Noun) and isinstance(statement.what, All):
        return _is_every_card(statement.what) or is_among(event.what, statement.what.noun)
    return statement.what is None and not isinstance(event.what, This)


def _is_the_same(statement: Cannot, this: This) -> bool:
    """5.7.4 A card is stitched onto a spell, so that where one of them can't be stitched the other may be."""
    assert isinstance(statement.what, This)
    return statement.verb is not Verb.STITCH or statement.what.kind is this.kind is Kind.CARD


def _overpowers(event: Event | Shorthand) -> bool:
    """Whether the card's own spell overpowers."""
    if isinstance(event, Shorthand):
        return event is not Shorthand.ON_PLAY
    return event.verb is Verb.OVERPOWER and isinstance(event.what, This) and not event.passive


def _check_counters(effect: Effect, effects: Sequence[Effect], reading: Reading) -> None:
    """1.4b.5 A +1 gives no value to what has none: it does something only if the card counts or takes it."""
    counting = [node for one in effects for node in nodes(one) if _counts(node)]
    speaker = Speaker(reading)
    speaker.learn(effect)
    for node in nodes(effect):
        if not isinstance(node, Counters) or node.mark is not None:
            continue
        onto = node.to if node.verb is Verb.MOVE else node.on
        types = None if onto is None else speaker.types_of(onto)
        others = [one for one in counting if not isinstance(one, Counters) or one.verb is not node.verb]
        if types and not types & {"strike", "shield"} and not others:
            at = getattr(onto, "at", (0, 0))
            problem = "it has neither Power nor Resistance, so that a +1 does nothing unless the card counts its +1s"
            raise reading.wrong(at, problem, "1.4b.5")


def _counts(node: object) -> bool:
    if isinstance(node, Counters):
        return node.mark is None
    if isinstance(node, Event):
        return node.verb in (Verb.ADD, Verb.REMOVE)
    return isinstance(node, AmountThisWay | CountersOn | CountersOf | HasCounters)
