"""Why an effect that words name doesn't apply now: a consequence that isn't relevant, an interruption that is none."""

from __future__ import annotations

from typing import Final

from coven.games.revel.areas.areas import BOTH
from coven.games.revel.areas.elements import Card
from coven.games.revel.areas.state import RevelState
from coven.games.revel.cards import CardDef
from coven.games.revel.course.cleanup import WHICH_CONSEQUENCE
from coven.games.revel.effects.interruptions import NOTHING, WHICH_INTERRUPTION
from coven.games.revel.effects.ongoing import active
from coven.games.revel.effects.records import Delayed, Standing, Waiting
from coven.games.revel.seen.tried import NUMBER, Thing, each_said, is_thing, known_names, read_thing
from coven.games.revel.seen.words import Offered, begins
from coven.games.revel.text.tree import Consequence, Effect, Interruption, Power
from coven.kernel import Decision, Reason, Seat, begun, called, meaning, no_such, seat_name
from coven.kernel.options import same_words

OUTER_CHECK: Final = Reason("2.5.10", "the check around this one holds it: what is newly relevant is settled first")
OTHERS_LATER: Final = Reason(
    "2.5.15", "the other player's consequences are resolved when the current player has none left"
)
ONE_AT_A_TIME: Final = Reason("2.5.12", "it waits until the one that is being resolved is through")
NEXT_CHECK: Final = Reason("4.6.5", "it is relevant, and is resolved in the next cleanup check")
NOT_RELEVANT: Final = Reason("4.6.3", "nothing has happened that it is still to be resolved for")
NOT_BY_ITSELF: Final = Reason("4.7.1", "a Power applies when it is used")
JUST_BEFORE: Final = Reason(
    "4.9.1", "an interruption applies just before what it names, and that is not about to happen"
)
HAND_JUST_BEFORE: Final = Reason(
    "4.9.1", "an interruption in hand is revealed just before what it names, and that is not about to happen"
)
NO_INTERRUPTION: Final = Reason("4.2.1", "that has no effect which applies just before something happens")
NOT_FROM_HAND: Final = Reason("4.9.13", "only an interruption that says so works from the hand")
NOT_IN_HAND: Final = Reason("4.9.13", "that card is not in your hand")
NOTHING_TO_INTERRUPT: Final = Reason(
    "4.9.14", "whether a card is revealed from hand is asked just before what it interrupts, and nothing is now"
)
ON_FIELD_FIRST: Final = Reason("4.9.14", "only revealing a card from hand is optional; what is on the field applies")
ONCE: Final = Reason("4.9.8", "an interruption applies once to one event")
CURRENT_FIRST: Final = Reason("4.9.6", "the interruptions of the player whose turn it is come first")
OTHERS_TURN: Final = Reason("4.9.6", "each player's interruptions are that player's to pick")


def why_not_consequence(s: RevelState, decision: Decision, said: str, seat: Seat) -> Reason:
    """2.5 Why a seat can't have this consequence resolved now; what it is called, if it is offered."""
    wanted = read_effect(s, said.removeprefix("resolve "))
    if isinstance(wanted, Reason):
        return wanted
    if decision.kind == WHICH_CONSEQUENCE.kind:
        offered = wanted.among(decision)
        if offered:
            return _the_one(said, offered, wanted.number)
    for place, check in enumerate(reversed(s.held)):
        for waiting in check:
            if wanted.is_this(waiting):
                if place:
                    return OUTER_CHECK
                return ONE_AT_A_TIME if waiting.seat == decision.seat else OTHERS_LATER  # whoever says so
    if any(wanted.is_this(waiting) for waiting in s.relevant):
        return NEXT_CHECK
    cards = [card for card in _cards(s, seat) if wanted.is_of(card)]
    if not cards:
        return Reason("4.1.3", "only effects of what is on the field apply")
    kinds = [type(effect) for card in cards for effect in wanted.effects(card.defn)]
    for kind, reason in ((Consequence, NOT_RELEVANT), (Interruption, JUST_BEFORE), (Power, NOT_BY_ITSELF)):
        if kind in kinds:
            return reason
    return Reason(NOT_RELEVANT.rule, "that has no such consequence")


def read_effect(s: RevelState, said: str) -> Wanted | Reason:
    """The effect that words name; told, without a rule, if no card is called so or has such an effect."""
    name, _, text = said.partition(": ")
    thing = read_thing(s, name)
    if thing is None or thing.rest:
        return no_such("effect", said)
    wanted = Wanted(thing, text)
    defns = [defn for defn in s.rulings.index.values() if wanted.is_called(defn)]
    if text and not any(wanted.effects(defn) for defn in defns):
        return no_such(f"effect of {thing.names[0]}", text, [line.rstrip(".") for defn in defns for line in defn.text])
    return wanted


class Wanted:
    """An effect that words name: by its card, and by how it begins where that is said."""

    __slots__ = ("area", "names", "number", "owner", "space", "text")

    def __init__(self, thing: Thing, text: str) -> None:
        number = NUMBER.search(text)
        self.names = thing.names
        self.owner, self.space, self.area = thing.owner, thing.space, thing.area
        self.number = thing.number if number is None else int(number["number"])
        """Which one of several alike; 0 if that isn't said."""
        self.text = " ".join(NUMBER.sub(" ", text, count=1).split()).removesuffix(".")

    def is_in_hand_of(self, seat: Seat) -> bool:
        """Whether it could be an effect of a card in this player's hand, as far as is said where its card is."""
        return not self.space and self.area in ("", "hand") and self.owner in ("", seat_name(seat).casefold())

    def is_called(self, defn: CardDef) -> bool:
        return defn.name in self.names or defn.title in self.names

    def is_of(self, card: Card) -> bool:
        return self.is_called(card.defn)

    def is_this(self, effect: Waiting | Standing) -> bool:
        line = begins(effect) if isinstance(effect, Delayed) else effect.card.defn.text[effect.place]
        return self.is_of(effect.card) and self._begins(line)

    def _begins(self, line: str) -> bool:
        """Whether what is said is how an effect begins, or all of it."""
        return self.text in ("", same_words(line)) or bool(begun(self.text, [line]))

    def among(self, decision: Decision) -> list[str]:
        """The words of what is offered that it could be."""
        assert isinstance(decision.say, Offered)
        found = [words for words, one in decision.say.things.items() if one is not None and self.is_this(one)]
        return [one for one in found if self.is_in_hand_of(decision.seat) or not one.startswith("reveal ")]

    def effects(self, defn: CardDef) -> list[Effect]:
        """The effects of a card that it could be."""
        lines = zip(defn.text, defn.effects, strict=True)
        return [effect for line, effect in lines if self._begins(line)]


def _the_one(said: str, offered: list[str], number: int) -> Reason:
    """What that is called which is meant of what is offered; or which there are."""
    if number:
        return called(offered[number - 1]) if number <= len(offered) else no_such("effect", said, offered)
    return meaning(offered)


def _cards(s: RevelState, seat: Seat) -> list[Card]:
    """The cards that a seat sees on the field and in its own hand."""
    return [*_on_field(s), *s.sides[seat].hand]


def _on_field(s: RevelState) -> list[Card]:
    return [card for owner in BOTH for element in s.elements_of(owner) for card in element.cards]


def why_not_interruption(s: RevelState, decision: Decision, said: str, seat: Seat) -> Reason:
    """4.9 Why this interruption doesn't apply now, for a seat."""
    picking = decision.kind == WHICH_INTERRUPTION.kind
    asked = picking and decision.seat == seat
    if said == NOTHING:
        return ON_FIELD_FIRST if asked else NOTHING_TO_INTERRUPT
    parts = each_said(s, said.removeprefix("reveal "))
    if parts:
        told = [f"reveal {part}" for part in parts]
        offered = [same_words(words) for words in decision.words()] if asked else []
        reasons = [why_not_reveal(s, seat, one) for one in told if one not in offered]
        return reasons[0] if reasons else Reason("", f"one is revealed at a time: {told[0]!r} first, and then the next")
    reveals = said.startswith("reveal ")
    wanted = read_effect(s, said.removeprefix("reveal "))
    if isinstance(wanted, Reason):
        return wanted if not reveals else why_not_reveal(s, seat, said)
    offered = [words for words in wanted.among(decision) if words.startswith("reveal ") or not reveals] if asked else []
    if offered and not any(words.startswith("reveal ") for words in offered):
        return _the_one(said, offered, wanted.number)
    if offered:
        return meaning(offered)
    if reveals:
        return why_not_reveal(s, seat, said)
    for tries in active(s).tries.values():
        for one in tries:
            if wanted.is_this(one):
                if (one.card, one.place) in s.spent:
                    return ONCE
                if one.seat != seat:
                    return OTHERS_TURN
                return CURRENT_FIRST if picking and decision.seat == s.current != seat else JUST_BEFORE
    there = [card for card in _on_field(s) if wanted.is_of(card)]
    if there and not (there[0].sheet.from_hand and not wanted.is_in_hand_of(seat)):
        return NO_INTERRUPTION
    return why_not_reveal(s, seat, f"reveal {said}")


def as_reveal(s: RevelState, seat: Seat, said: str) -> str:
    """4.9.13, revel-starter:shield.5 Words for using a card that has no Power but an effect used from the hand, as they
    are said elsewhere: its player reveals it. Others as they are."""
    verb, _, rest = said.partition(" ")
    wanted = read_effect(s, rest) if verb == "use" and ": " not in rest else None
    if not isinstance(wanted, Wanted) or not wanted.is_in_hand_of(seat):
        return said
    sheets = [card.sheet for card in s.sides[seat].hand if wanted.is_of(card)]
    return f"reveal {rest}" if any(sheet.from_hand and not sheet.powers for sheet in sheets) else said


def why_not_reveal(s: RevelState, seat: Seat, said: str) -> Reason:
    """4.9.13 Why a seat can't reveal this card from hand now, whether or not it is to decide anything."""
    name = said.removeprefix("reveal ").partition(": ")[0]
    if not is_thing(s, name):
        return no_such("card", name, known_names(s))
    wanted = read_effect(s, said.removeprefix("reveal "))
    if isinstance(wanted, Reason):
        return wanted
    for card in s.sides[seat].hand if wanted.is_in_hand_of(seat) else ():
        if wanted.is_of(card):
            if not card.sheet.from_hand:
                return NOT_FROM_HAND
            return ONCE if any(card is spent for spent, _ in s.spent) else HAND_JUST_BEFORE
    return NOT_IN_HAND
