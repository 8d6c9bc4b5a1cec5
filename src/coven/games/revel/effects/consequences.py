"""4.6 Consequences: what has happened makes them relevant.

Every change that card text can speak of is a `Happening`. Before it occurs interruptions may change it (4.9); once it
has occurred, `happened` makes the matching consequences relevant.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TypeVar

from coven.games.revel.areas.areas import BOTH
from coven.games.revel.areas.elements import Card, Element, LastKnown, Ref
from coven.games.revel.areas.moving import reveal
from coven.games.revel.areas.state import RevelState
from coven.games.revel.effects.meaning.matching import card_matches, chosen_above, element_matches, on_field, printed
from coven.games.revel.effects.ongoing import active
from coven.games.revel.effects.records import Deed, Happening, Listener, Occasion, Waiting
from coven.games.revel.text.tree import Back, Event, Mood, Noun, Place, This, Verb, Who
from coven.games.revel.text.words.vocabulary import CARD, HAND, OPPONENT, THEIR, UNSAID, YOU, YOUR
from coven.kernel import Event as LogEvent
from coven.kernel import Seat, player

T = TypeVar("T")


def happened(s: RevelState, what: Happening) -> None:
    """4.6.3 Something has finished occurring: it is remembered, and what waits for it becomes relevant."""
    if what.verb in s.rulings.remembered and not what.together:
        _remember(s, what)
    listeners = (s.active or active(s)).triggers.get(what.verb)
    if listeners:
        for listener in listeners:
            if listener.event.together is what.together:
                _hear(s, listener, what)
    if what.verb in s.rulings.elsewhere:
        _elsewhere(s, what)
    if s.rulings.firsts:
        _first_times(s, what)


def _hear(s: RevelState, listener: Listener, what: Happening) -> None:
    event = listener.event
    found = occasions(s, event, what, listener.seat, listener.element, listener.card, listener.place)
    for it in _not_before(s, event, listener.card, listener.place, found):
        occasion = occasion_of(s, listener.card, listener.place, it, what, what.done_to())
        waiting = Waiting(listener.seat, listener.card, listener.element, listener.place, listener.effect, occasion)
        relevant(s, waiting, what.line)  # 0.1.5


def _not_before(s: RevelState, event: Event, card: Card, place: int, found: Sequence[T]) -> Sequence[T]:
    """'The First Time Each Turn ...': once, and only if it hasn't happened this turn."""
    if not event.first:
        return found
    return () if (card, place) in s.occurred else found[:1]


def happened_at_once(s: RevelState, verb: Verb, seat: Seat, cards: tuple[Card, ...], place: Place) -> None:
    """An instruction has been carried out to some cards: 'When You Stash 1 Or More Cards' is about all of them, however
    many. Each of them has happened already."""
    if cards and s.rulings.at_once:
        happened(s, Happening(verb, seat, cards=cards, amount=len(cards), place=place, together=True))


def _first_times(s: RevelState, what: Happening) -> None:
    """Keeps in mind what has happened this turn, for all cards that ask for the first time, wherever they are: one that
    comes to the field later in the turn has missed it."""
    for seat in BOTH:
        side = s.sides[seat]
        for element in s.elements_of(seat):
            for card in element.cards:
                _first_time(s, what, card, element.id)
        for card in (*side.hand, *side.deck, *side.discards):
            _first_time(s, what, card, 0)


def _first_time(s: RevelState, what: Happening, card: Card, element: int) -> None:
    for place, event in card.sheet.waits:
        if not event.first or event.together is not what.together or (card, place) in s.occurred:
            continue
        if occasions(s, event, what, card.owner, element, card, place):
            s.occurred = s.occurred | {(card, place)}


def _elsewhere(s: RevelState, what: Happening) -> None:
    """0.1.3, 0.1.5, 4.1.4 Consequences that say of themselves that they work in hand or in discards become relevant
    there; one in hand is revealed, for nobody could tell otherwise, and its player has no say in it (slip S49)."""
    for seat in BOTH:
        side = s.sides[seat]
        for card in (*side.hand, *side.discards):
            for place, event, effect, where in card.sheet.elsewhere:
                if event.verb is not what.verb or (where is HAND) is not (card in side.hand):
                    continue
                if event.together is not what.together:
                    continue
                for it in _not_before(s, event, card, place, occasions(s, event, what, seat, 0, card, place)):
                    if where is HAND and card not in side.revealed:
                        reveal(s, card)
                        s.note("4.1.4", "{0} reveals {1} from hand", player(seat), card)
                    occasion = occasion_of(s, card, place, it, what, what.done_to())
                    relevant(s, Waiting(seat, card, 0, place, effect, occasion), what.line)


def heard(s: RevelState, verb: Verb) -> bool:
    """Whether anything on the field or in the rules cares when this happens: a quick look before it is put in words."""
    return verb in s.rulings.heard or verb in (s.active or active(s)).triggers


def own_leaving(s: RevelState, what: Happening, element: Element | None, cards: tuple[Card, ...]) -> None:
    """0.1.3, 0.1.4 and S18: the consequences of a card's own leaving become relevant although it is gone by then."""
    for card in cards:
        for place, event, effect in card.sheet.leaving:
            if element is None and event.place is UNSAID:
                continue  # 4.1.3: it was not on the field, and the effect doesn't say that it works elsewhere
            if event.first and (card, place) in s.occurred:
                continue
            if event.verb is what.verb and occasions(
                s, event, what, card.owner, element.id if element else 0, card, place
            ):
                if event.first:
                    s.occurred = s.occurred | {(card, place)}
                chosen = () if element is None else element.chosen_above(card, place)
                it: tuple[Ref, ...] = () if element is None else (element.id,)
                occasion = occasion_of(s, card, place, it, what, cards)
                # 1.9.4: nobody controls it by now
                waiting = Waiting(card.owner, card, element.id if element else 0, place, effect, occasion, chosen)
                relevant(s, waiting, what.line)  # 0.1.5


def occasion_of(
    s: RevelState, card: Card, place: int, it: tuple[Ref, ...], what: Happening, cards: tuple[Card, ...]
) -> Occasion:
    """What makes an effect of a card relevant. If it puts something off, that may speak of it much later."""
    marks: tuple[tuple[Card, int], ...] = ()
    if place in card.sheet.puts_off:
        spoken_of = dict.fromkeys([*cards, *[ref for ref in it if isinstance(ref, Card)]])
        marks = tuple([(one, s.speak_of(one, drawn=what.verb is Verb.DRAW)) for one in spoken_of])
    return Occasion(it, what.seat, cards, what.amount, marks)


def relevant(s: RevelState, waiting: Waiting, cause: LogEvent | None = None) -> None:
    """4.6.2, 4.6.5 A consequence becomes relevant and waits for a cleanup check. `cause`: the line that tells why;
    without one it is the last."""
    if s.log is not None:
        waiting.cause = s.log.events[-1] if cause is None and s.log.events else cause
    s.relevant = (*s.relevant, waiting)


def occasions(
    s: RevelState, event: Event, what: Happening, you: Seat, element: int, card: Card, place: int
) -> list[tuple[Ref, ...]]:
    """4.6.4 For each time that a happening is what an event speaks of: what 'it' then means. `place`: that of the
    effect on its card."""
    if event.verb is not what.verb or not _does(event.who, what.seat, you):
        return []
    if event.thing is not None and event.thing != what.thing:
        return []
    if event.through is not None and event.through is not what.through:
        return []
    if what.amount < event.least and not event.together:
        return []
    if event.place is not UNSAID and event.place is not what.place:
        return []
    over = event.over
    if over is not None and (what.subject is None or not element_matches(s, what.subject, over, you, element)):
        return []
    whole = what.it()
    wanted = event.what
    if wanted is None:
        return [whole]
    if what.verb is Verb.DRAW and event.mood is Mood.TRIES and not what.cards and isinstance(wanted, Noun):
        # Which cards are about to be drawn nobody can tell: only 'A Card' can be meant. In a deck there are no spells.
        plain = wanted.kind is CARD and not wanted.types and not wanted.qualities
        return [whole] if plain and what.amount >= event.least else []
    if event.together and isinstance(wanted, Noun):
        matching = tuple(card for card in what.cards if card_matches(s, card, wanted, you))
        return [matching] if len(matching) >= event.least else []
    acted_on = what.subject if what.verb is Verb.OVERPOWER and not _acts(event) else what.element
    if isinstance(wanted, Back):
        if acted_on is None or _id_of(acted_on) not in chosen_above(s, wanted, element, card, place):
            return []
        return [(_id_of(acted_on),)]
    if isinstance(wanted, This):
        return [whole] if _is_this(wanted, acted_on, what.cards, element, card) else []
    return _matching(s, wanted, what, acted_on, you, element, card)


def _acts(event: Event) -> bool:
    """'When This Spell Overpowers': what is named is the one that acts, not the one acted on."""
    return event.acting or (isinstance(event.what, This) and not event.passive)


def _does(who: Who, seat: Seat, you: Seat) -> bool:
    if who is YOU:
        return seat == you
    if who is OPPONENT:
        return seat != you
    return True


def _id_of(element: LastKnown | Element) -> int:
    return element.id if isinstance(element, Element) else element.element.id


def _cards_of(element: LastKnown | Element) -> tuple[Card, ...]:
    return element.cards if isinstance(element, Element) else element.element.cards


def _is_this(
    wanted: This, acted_on: LastKnown | Element | None, cards: tuple[Card, ...], element: int, card: Card
) -> bool:
    if wanted.kind is CARD:
        return card in cards
    return acted_on is not None and _id_of(acted_on) == element


def _matching(
    s: RevelState,
    noun: Noun,
    what: Happening,
    acted_on: LastKnown | Element | None,
    you: Seat,
    element: int,
    own: Card,
) -> list[tuple[Ref, ...]]:
    """For each thing of a happening that is what a noun names: what 'it' then means. 'their' is of who does it."""
    if noun.whose is THEIR:
        noun, you = replace(noun, whose=YOUR), what.seat
    if noun.kind is CARD or what.verb in (Verb.PLAY, Verb.STITCH):
        # A spell is played as a card: 'When You Play A Strike Spell' looks at the card (5.7.15) ...
        done_to = what.cards if acted_on is None or what.verb is not Verb.OVERPOWER else _cards_of(acted_on)
        cards = [card for card in done_to if card_matches(s, card, printed(noun), you)]
        if noun.other:
            cards = [card for card in cards if card is not own]
        if noun.kind is CARD or what.element is None:
            return [(card,) for card in cards]
        # ... and where it came to stand, at the spell.
        here = element_matches(s, what.element, on_field(noun), you, element)
        return [(_id_of(what.element),)] if cards and here else []
    if acted_on is None:
        return []
    return [(_id_of(acted_on),)] if element_matches(s, acted_on, noun, you, element) else []


def _remember(s: RevelState, what: Happening) -> None:
    """For conditions such as 'if you played a strike spell this turn'."""
    if what.verb is Verb.USE:
        return  # `powers.use_power` keeps which Power it was as well
    done_to = what.element if what.subject is None else what.subject
    cards = what.done_to()
    marks: tuple[int, ...] = ()
    if not all(s.is_public(card) for card in cards):
        marks = tuple([s.speak_of(card, drawn=what.verb is Verb.DRAW) for card in cards])
    deed = Deed(what.seat, what.verb, cards, -1, what.thing, what.amount, done_to, what.place, marks)
    s.did = (*s.did, deed)
