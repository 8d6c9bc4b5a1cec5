"""Why an effect that words name doesn't apply now: a consequence that isn't relevant, an interruption that is none."""

from __future__ import annotations

from typing import Final

from coven.games.revel.areas.areas import BOTH
from coven.games.revel.areas.elements import Card
from coven.games.revel.areas.state import RevelState
from coven.games.revel.course.cleanup import WHICH_CONSEQUENCE
from coven.games.revel.effects.interruptions import NOTHING, WHICH_INTERRUPTION
from coven.games.revel.effects.ongoing import active
from coven.games.revel.effects.records import Waiting
from coven.games.revel.seen.words import Offered, say_waiting
from coven.games.revel.text.tree import Consequence, Interruption, Power
from coven.kernel import Decision, Reason, Seat, called, could_mean, named_in, no_such

OUTER_CHECK: Final = Reason("2.5.10", "the check around this one holds it: what is newly relevant is settled first")
OTHERS_LATER: Final = Reason(
    "2.5.15", "the other player's consequences are resolved when the current player has none left"
)
ONE_AT_A_TIME: Final = Reason("2.5.12", "it waits until the one that is being resolved is through")
NEXT_CHECK: Final = Reason("4.6.5", "it is relevant, and is resolved in the next cleanup check")
NOT_RELEVANT: Final = Reason("4.6.3", "nothing has happened that it waits for")
NOT_BY_ITSELF: Final = Reason("4.7.1", "a Power applies when it is used")
JUST_BEFORE: Final = Reason(
    "4.9.1", "an interruption applies just before what it names, and that is not about to happen"
)
HAND_JUST_BEFORE: Final = Reason(
    "4.9.1", "an interruption in hand is revealed just before what it names, and that is not about to happen"
)
NOT_FROM_HAND: Final = Reason("4.9.13", "only an interruption that says so works from the hand")
NOT_IN_HAND: Final = Reason("4.9.13", "that card is not in your hand")
ON_FIELD_FIRST: Final = Reason("4.9.14", "only revealing a card from hand is optional; what is on the field applies")
ONCE: Final = Reason("4.9.8", "an interruption applies once to one event")
OTHERS_TURN: Final = Reason("4.9.6", "each player's interruptions are that player's to pick")


def why_not_consequence(s: RevelState, decision: Decision, said: str) -> Reason:
    """2.5 Why this consequence isn't the one to be resolved now."""
    name = said.partition(": ")[0]
    if decision.kind == WHICH_CONSEQUENCE.kind and isinstance(decision.say, Offered):
        mine = [
            words for words in decision.say.things if named_in(words.partition(": ")[0], [name]) and ": " not in said
        ]
        if len(mine) > 1:
            return could_mean(mine)
    for place, check in enumerate(reversed(s.held)):
        for waiting in check:
            if _is_said(waiting, said):
                if place:
                    return OUTER_CHECK
                return ONE_AT_A_TIME if waiting.seat == decision.seat else OTHERS_LATER
    if any(_is_said(waiting, said) for waiting in s.relevant):
        return NEXT_CHECK
    for card in _cards(s, decision.seat):
        if named_in(name, [card.defn.name, card.defn.title]):
            if any(isinstance(effect, Consequence) for effect in card.defn.effects):
                return NOT_RELEVANT
            if any(isinstance(effect, Interruption) for effect in card.defn.effects):
                return JUST_BEFORE
            if any(isinstance(effect, Power) for effect in card.defn.effects):
                return NOT_BY_ITSELF
            return Reason(NOT_RELEVANT.rule, "that has no such consequence")
    known = [card.name for card in s.rulings.index.values()]
    if named_in(name, known):
        return Reason("4.1.3", "only effects of what is on the field apply")
    return no_such("effect", said, decision.words())


def _is_said(waiting: Waiting, said: str) -> bool:
    words = " ".join(say_waiting(waiting).casefold().split())
    return words == said or (": " not in said and bool(named_in(said, [waiting.card.defn.name])))


def _cards(s: RevelState, seat: Seat) -> list[Card]:
    """The cards that a seat sees on the field and in its own hand."""
    found = [card for owner in BOTH for element in s.elements_of(owner) for card in element.cards]
    return [*found, *s.sides[seat].hand]


def why_not_interruption(s: RevelState, decision: Decision, said: str) -> Reason:
    """4.9 Why this interruption doesn't apply now, for the seat to decide."""
    asked = decision.kind == WHICH_INTERRUPTION.kind
    if said == NOTHING:
        return ON_FIELD_FIRST if asked else JUST_BEFORE
    if said.startswith("reveal "):
        return why_not_reveal(s, decision.seat, said)
    name = said.partition(": ")[0]
    if asked:
        offered = [words for words in decision.words() if named_in(words.partition(": ")[0], [name])]
        if offered:
            return called(offered[0]) if len(offered) == 1 else could_mean(offered)
    for tries in active(s).tries.values():
        for one in tries:
            if named_in(name, [one.card.defn.name, one.card.defn.title]):
                if (one.card, one.place) in s.spent:
                    return ONCE
                return JUST_BEFORE if one.seat == decision.seat else OTHERS_TURN
    return _unknown(s, name) or JUST_BEFORE


def why_not_reveal(s: RevelState, seat: Seat, said: str) -> Reason:
    """4.9.13 Why a seat can't reveal this card from hand now, whether or not it is to decide anything."""
    name = said.removeprefix("reveal ").partition(": ")[0]
    for card in s.sides[seat].hand:
        if named_in(name, [card.defn.name, card.defn.title]):
            if not card.sheet.from_hand:
                return NOT_FROM_HAND
            return ONCE if any(card is spent for spent, _ in s.spent) else HAND_JUST_BEFORE
    return _unknown(s, name) or NOT_IN_HAND


def _unknown(s: RevelState, name: str) -> Reason | None:
    known = s.rulings.names()
    return None if named_in(name, known) else no_such("card", name, known)
