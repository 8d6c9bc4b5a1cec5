"""What happens, and the consequences it makes relevant (4.6).

Every change that card text can speak of is a `Happening`. Before it occurs interruptions may change it (4.9, see
`interruptions`); once it has occurred, `happened` makes the matching consequences relevant.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from coven.games.revel.areas.elements import Card, Did, Element, LastKnown, Ref
from coven.games.revel.areas.state import RevelState
from coven.games.revel.effects.meaning.matching import card_matches, element_matches
from coven.games.revel.effects.standing import active
from coven.games.revel.text.tree import Consequence, Event, Mood, Noun, Place, Power, This, Verb, Who
from coven.games.revel.text.words.often import CARD, OPPONENT, UNSAID, YOU
from coven.kernel import Seat

if TYPE_CHECKING:
    from coven.games.revel.effects.resolving import Resolving
    from coven.games.revel.text.tree import Instruction


class Happening:
    """Something about to happen, or that has happened."""

    __slots__ = (
        "amount",
        "cards",
        "changed_by",
        "element",
        "instead",
        "place",
        "seat",
        "stopped",
        "subject",
        "thing",
        "verb",
    )

    def __init__(
        self,
        verb: Verb,
        seat: Seat,
        *,
        element: LastKnown | Element | None = None,
        cards: tuple[Card, ...] = (),
        thing: str | None = None,
        amount: int = 1,
        place: Place = UNSAID,
        subject: LastKnown | Element | None = None,
    ) -> None:
        self.verb = verb
        self.seat = seat
        """Who does it."""
        self.element = element
        """The element it is done to, as it was; for an overpower, the spell that overpowers."""
        self.cards = cards
        """The cards it is done to."""
        self.thing = thing
        self.amount = amount
        self.place = place
        """Where it is done from."""
        self.subject = subject
        """For an overpower: the spell that is overpowered."""
        self.stopped = False
        self.instead: Instruction | None = None
        """What happens in its place, if an interruption changed it."""
        self.changed_by: Resolving | None = None
        """The interruption that changed it last."""


class Waiting:
    """A consequence that has become relevant and waits to be resolved."""

    __slots__ = ("card", "chosen", "effect", "element", "it", "place", "seat")

    def __init__(
        self,
        seat: Seat,
        card: Card,
        element: int,
        place: int,
        effect: Consequence | Power,
        it: tuple[Ref, ...] = (),
        chosen: tuple[Ref, ...] = (),
    ) -> None:
        self.seat = seat
        """Who 'you' is in it, and who resolves it (1.9.4)."""
        self.card = card
        self.element = element
        """The element whose effect it is; 0 if its card was not on the field."""
        self.place = place
        self.effect = effect
        self.it = it
        """What 'it' or 'that spell' means at first."""
        self.chosen = chosen
        """What 'chosen above' means, carried along when its own leaving made it relevant (see slip S18)."""


def happened(s: RevelState, what: Happening) -> None:
    """4.6.3 Something has finished occurring: it is remembered, and what waits for it becomes relevant."""
    if what.verb in s.rulings.remembered:
        _remember(s, what)
    listeners = active(s).triggers.get(what.verb)
    if listeners:
        for listener in listeners:
            for it in occasions(s, listener.event, what, listener.seat, listener.element, listener.card):
                relevant(
                    s, Waiting(listener.seat, listener.card, listener.element, listener.place, listener.effect, it)
                )


def heard(s: RevelState, verb: Verb) -> bool:
    """Whether anything on the field or in the rules cares when this happens: a quick look before it is put in words."""
    return verb in active(s).triggers or verb in s.rulings.remembered


def own_leaving(s: RevelState, what: Happening, element: Element | None, cards: tuple[Card, ...]) -> None:
    """0.1.4 and S18: the consequences of a card's own leaving become relevant although it is gone by then."""
    for card in cards:
        for place, event, effect in card.sheet.leaving:
            if element is None and event.place is UNSAID:
                continue  # 4.1.3: it was not on the field, and the effect doesn't say that it works elsewhere
            if event.verb is what.verb and occasions(s, event, what, card.owner, element.id if element else 0, card):
                chosen = () if element is None else chosen_above(element, card, place)
                it: tuple[Ref, ...] = () if element is None else (element.id,)
                waiting = Waiting(card.owner, card, element.id if element else 0, place, effect, it, chosen)
                relevant(s, waiting)


def chosen_above(element: Element, card: Card, place: int) -> tuple[Ref, ...]:
    """4.10.9 The choice most recently made by an effect printed above this one on the same card."""
    for number, earlier, refs in reversed(element.chosen):
        if number == card.number and earlier < place:
            return refs
    return ()


def relevant(s: RevelState, waiting: Waiting) -> None:
    """4.6.2 A consequence becomes relevant and waits for a cleanup check."""
    s.relevant = (*s.relevant, waiting)


def occasions(
    s: RevelState, event: Event, what: Happening, you: Seat, element: int, card: Card
) -> list[tuple[Ref, ...]]:
    """For each time that a happening is what an event speaks of (4.6.4): what 'it' then means."""
    if event.verb is not what.verb or not _does(event.who, what.seat, you):
        return []
    if event.thing is not None and event.thing != what.thing:
        return []
    if what.amount < event.least:
        return []
    if event.place is not UNSAID and event.place is not what.place:
        return []
    whole = it_of(what)
    wanted = event.what
    if wanted is None:
        return [whole]
    acted_on = what.subject if what.verb is Verb.OVERPOWER and not _acts(event) else what.element
    if isinstance(wanted, This):
        return [whole] if _is_this(wanted, acted_on, what.cards, element, card) else []
    if what.verb is Verb.DRAW and event.mood is Mood.TRIES and not what.cards:
        # Which cards are about to be drawn nobody can tell: only 'A Card' can be meant.
        return [] if wanted.types or wanted.qualities else [whole]
    return _matching(s, wanted, what, acted_on, you, element)


def _acts(event: Event) -> bool:
    """'When This Spell Overpowers': what is named is the one that acts, not the one acted on."""
    return isinstance(event.what, This) and not event.passive


def _does(who: Who, seat: Seat, you: Seat) -> bool:
    if who is YOU:
        return seat == you
    if who is OPPONENT:
        return seat != you
    return True


def it_of(what: Happening) -> tuple[Ref, ...]:
    """What 'it' and 'that spell' mean after a happening."""
    acted_on = what.subject if what.subject is not None else what.element
    if acted_on is not None:
        return (_id_of(acted_on),)
    return what.cards


def _id_of(element: LastKnown | Element) -> int:
    return element.id if isinstance(element, Element) else element.element.id


def _is_this(
    wanted: This, acted_on: LastKnown | Element | None, cards: tuple[Card, ...], element: int, card: Card
) -> bool:
    if wanted.kind is CARD:
        return card in cards
    return acted_on is not None and _id_of(acted_on) == element


def _matching(
    s: RevelState, noun: Noun, what: Happening, acted_on: LastKnown | Element | None, you: Seat, element: int
) -> list[tuple[Ref, ...]]:
    if noun.kind is CARD or what.verb in (Verb.PLAY, Verb.STITCH):
        # A spell is played as a card: 'When You Play A Strike Spell' looks at the card (5.7.15).
        it = None if noun.kind is CARD or what.element is None else (_id_of(what.element),)
        return [it or (card,) for card in what.cards if card_matches(s, card, noun, you)]
    if acted_on is None:
        return []
    return [(_id_of(acted_on),)] if element_matches(s, acted_on, noun, you, element) else []


def _remember(s: RevelState, what: Happening) -> None:
    """For conditions such as 'if you played a strike spell this turn'."""
    if what.verb is Verb.USE:
        return  # `powers.use_power` keeps which Power it was as well
    if what.cards:
        s.did = (*s.did, *[Did(what.seat, what.verb, card) for card in what.cards])
    else:
        s.did = (*s.did, Did(what.seat, what.verb, None, thing=what.thing, amount=what.amount))
