"""Positions: the whole truth about a game in its own words. `position_reading` sets a game up from them."""

from __future__ import annotations

from collections.abc import Collection, Container, Iterator, Mapping, Sequence
from typing import Any

from coven.games.revel.areas.areas import BOTH, Side, opponent
from coven.games.revel.areas.elements import Card, Element, Kept, LastKnown, Pin, Ref, Zone
from coven.games.revel.areas.knowledge import knows_place
from coven.games.revel.areas.state import RevelState
from coven.games.revel.effects.meaning.references import lost, recall, said_by
from coven.games.revel.effects.powers import used_off_the_field, used_powers
from coven.games.revel.effects.records import Deed, Delayed, LastingEffect, Waiting
from coven.games.revel.seen.words import unlike
from coven.games.revel.text.printing import say
from coven.games.revel.text.tree import Lasting, Later, Place, Until, Verb, When
from coven.kernel import Seat, seat_name, write_result

OTHERS = "the opponent's"
FROM_NEXT_TURN = (Until.YOUR_NEXT_TURN_ENDS, Until.OPPONENTS_NEXT_TURN_ENDS)
"""What lasts until the end of a turn that hasn't begun, so that it matters since when."""
UNTIL = {until.value or "the next check": (until, False) for until in Until}
UNTIL[Until.YOUR_NEXT_TURN.value.replace("your", OTHERS)] = (Until.YOUR_NEXT_TURN, True)
"""How long a card stays revealed, and whether the turn meant is that of its owner's opponent."""


def position(s: RevelState) -> dict[str, Any]:
    """A position in plain values. What is as usual is left out."""
    plain: dict[str, Any] = {
        "turn": s.turn,
        "current": seat_name(s.current),
        "first": seat_name(s.first),
        "step": s.step.value,
        "plays": s.plays,
    }
    if s.exchanged:
        plain["exchanged"] = s.exchanged
    if s.passed:
        plain["passed"] = True
    if s.final_turn:
        plain["final turn"] = s.final_plays
    if s.relevant:
        plain["waiting"] = [_waiting(s, waiting) for waiting in s.relevant]
    if s.later:
        plain["later"] = [_later(s, delayed) for delayed in s.later]
    if s.lasting:
        plain["lasting"] = [_lasting(s, lasting) for lasting in s.lasting]
    if s.occurred:
        plain["occurred"] = sorted([f"{seat_name(card.owner)}'s {card}", place + 1] for card, place in s.occurred)
    off_the_field = used_off_the_field(s)
    if off_the_field:
        plain["used"] = [[f"{seat_name(card.owner)}'s {card}", place + 1] for card, place in off_the_field]
    if s.did:
        plain["did"] = [_did(did) for did in s.did]
    if s.result is not None:
        plain["result"] = write_result(s.result)
    for seat in BOTH:
        plain[seat_name(seat)] = _side(s, s.sides[seat])
    gone = lost(s)
    if gone:
        plain["gone"] = [_last_known(s.last_known[id]) for id in gone]
    return plain


def _last_known(last: LastKnown) -> dict[str, Any]:
    element = last.element
    plain: dict[str, Any] = {
        "of": seat_name(element.owner),
        "area": element.zone.value if element.zone is not Zone.SIDE else element.space + 1,
    }
    if element.cards:  # a marker has none
        plain["cards"] = [str(card) for card in element.cards]
    counts = {"+1s": element.plus, "marks": element.marks, "power": last.power, "resistance": last.resistance}
    return plain | {name: count for name, count in counts.items() if count}


def _side(s: RevelState, side: Side) -> dict[str, Any]:
    plain: dict[str, Any] = {
        "witch": None if side.witch is None else _element(s, side.witch),
        "resources": {str(r): _resource(s, r) for r in side.resources},
        "stamina": len(side.stamina),
        "spells": {n + 1: _element(s, spell) for n, spell in enumerate(side.spells) if spell is not None},
        "hand": [str(card) for card in side.hand],
        "deck": [str(card) for card in reversed(side.deck)],
        "discards": [str(card) for card in side.discards],
    }
    if side.marker_plus:
        plain["stamina +1s"] = [side.marker_plus.count(marker) for marker in side.stamina]
    if side.stance is not None:
        plain["stance"] = _element(s, side.stance)
    if side.revealed:
        plain["revealed"] = _revealed(side)
    known = list(_knowledge(side)) if side.known[0] or side.known[1] else ()
    if known:
        plain["known"] = known
    return plain


def _revealed(side: Side) -> dict[str, str] | list[dict[str, Any]]:
    """The revealed cards and until when; a second copy is 'Ember (2)'. Where names don't tell which of several copies
    it is, all of them are called by their places."""
    plain: dict[str, str] = {}
    taken: list[Card] = []
    for card, end in side.revealed.items():
        if copy_called(side, str(card), taken) is not card:
            return [{**place_of(side, one), "lasts": _until(one, *until)} for one, until in side.revealed.items()]
        taken.append(card)
        plain[unlike(str(card), plain)] = _until(card, *end)
    return plain


def copy_called(side: Side, name: str, but: Container[Card]) -> Card | None:
    """The card of hand or deck that is meant by a name alone: the first whose place the opponent knows, if any does."""
    other = opponent(side.seat)
    found = [card for card in _places(side) if str(card) == name and card not in but]
    return next((card for card in found if knows_place(side, other, card)), found[0] if found else None)


def place_of(side: Side, card: Card) -> dict[str, int]:
    """A card of hand or deck by its place, from 1; in a deck the next draw comes first."""
    if card in side.hand:
        return {"hand": side.hand.index(card) + 1}
    return {"deck": len(side.deck) - side.deck.index(card)}


def _until(card: Card, until: Until, you: Seat) -> str:
    words = until.value or "the next check"
    return words if you == card.owner else words.replace("your", OTHERS)


def _places(side: Side) -> list[Card]:
    """The cards of hand and deck in the order in which positions count them."""
    return [*side.hand, *reversed(side.deck)]


def _knowledge(side: Side) -> Iterator[dict[str, Any]]:
    """Who knows of which hidden card that it is here, or that it is here or there."""
    areas = {"hand": side.hand, "deck": side.deck[::-1]}
    for area, cards in areas.items():
        for number, card in enumerate(cards, 1):
            if card not in side.known[0] and card not in side.known[1]:
                continue
            to = [seat for seat in BOTH if knows_place(side, seat, card)]
            if to:
                yield {area: number, "to": "".join(map(seat_name, to))}
            for seat in BOTH:
                places = side.known[seat].get(card)
                if places is not None and seat not in to:
                    yield {area: number, "among": _among(areas, places), "to": seat_name(seat)}


def _among(areas: Mapping[str, Sequence[Card]], places: Collection[Card]) -> dict[str, list[int]]:
    found = {area: [number for number, card in enumerate(cards, 1) if card in places] for area, cards in areas.items()}
    return {area: numbers for area, numbers in found.items() if numbers}


def _resource(s: RevelState, element: Element) -> Any:
    """A resource's marks, and what else there is to say of it."""
    more = _more(s, element)
    return {"marks": element.marks, **more} if more else element.marks


def _element(s: RevelState, element: Element) -> Any:
    """A lone name where there is nothing more to say."""
    cards = [str(card) for card in element.cards]
    more = _more(s, element)
    return {"cards": cards, **more} if more or len(cards) > 1 else cards[0]


def _more(s: RevelState, element: Element) -> dict[str, Any]:
    """The counters on an element, which of its Powers have been used, and what its effects chose."""
    plain: dict[str, Any] = {}
    if element.plus:
        plain["+1s"] = element.plus
    used = [[_place_of(element, card.number), place + 1] for card, place in used_powers(s, element)]
    if used:
        plain["used"] = used
    if element.chosen:
        plain["chosen"] = [
            [_place_of(element, number), place + 1, [_kept(s, ref) for ref in refs]]
            for number, place, refs in element.chosen
        ]
    return plain


def _place_of(element: Element, number: int) -> int:
    return next((place + 1 for place, card in enumerate(element.cards) if card.number == number), 0)


def _ref(s: RevelState, ref: Ref) -> str:
    """A reference in words: 'A 3' is A's spell in space 3, 'gone 1' the first of what is listed as gone."""
    if isinstance(ref, Card):
        return f"{seat_name(ref.owner)}'s {ref}"
    element = s.element(ref)
    if element is not None:
        where = str(element.space + 1) if element.zone is Zone.SIDE else element.zone.value
        if element.zone is Zone.RESOURCE:
            where = f"resource {element}"
        return f"{seat_name(element.owner)} {where}"
    for seat in BOTH:
        if ref in s.sides[seat].stamina:
            return f"{seat_name(seat)} marker {s.sides[seat].stamina.index(ref) + 1}"
    return f"gone {lost(s).index(ref) + 1}" if ref in s.last_known else "gone"


def _kept(s: RevelState, ref: Kept) -> str:
    """The same of a reference that is kept; that to a card is lost once the card has moved (4.10.12)."""
    if not isinstance(ref, Pin):
        return _ref(s, ref)
    if ref.token and s.referred.get(ref.card) != ref.token:
        return "gone"
    return _ref(s, ref.card)


def _waiting(s: RevelState, waiting: Waiting) -> dict[str, Any]:
    plain: dict[str, Any] = {
        "of": seat_name(waiting.seat),
        "card": str(waiting.card),
        "effect": waiting.place + 1,
        "on": _ref(s, waiting.element),
    }
    occasion = waiting.occasion
    if occasion.it:
        plain["it"] = [_ref(s, ref) for ref in occasion.it]
    if occasion.by is not None:
        plain["by"] = seat_name(occasion.by)
    if occasion.cards:
        plain["cards"] = [_ref(s, card) for card in occasion.cards]
    if occasion.amount > 1:
        plain["amount"] = occasion.amount
    if waiting.chosen:
        plain["chosen"] = [_kept(s, ref) for ref in waiting.chosen]
    return plain


def _later(s: RevelState, delayed: Delayed) -> dict[str, Any]:
    plain = {**_waiting(s, delayed), "says": say(Later(delayed.when, delayed.effect.body))}
    if delayed.memory is not None and delayed.memory.things:
        gone = lost(s)
        things = {slot: (recall(s, kept, gone=False), kept) for slot, kept in delayed.memory.things.items()}
        plain["kept"] = {
            slot: [_ref(s, ref) for ref in (*there, *[ref for ref in kept if ref in gone])]
            for slot, (there, kept) in things.items()
        }
    if delayed.when is not When.THIS_TURN_ENDS:
        plain["since"] = delayed.since
    return plain


def _lasting(s: RevelState, lasting: LastingEffect) -> dict[str, Any]:
    plain: dict[str, Any] = {
        "of": seat_name(lasting.seat),
        "says": say(Lasting(lasting.statement, lasting.until)),
        "source": lasting.source,
    }
    if lasting.until in FROM_NEXT_TURN:
        plain["since"] = lasting.since
    if lasting.on is not None:
        plain["on"] = [_ref(s, ref) for ref in lasting.on]
    for element in said_by(lasting):
        plain["from"] = _ref(s, element)
    return plain


def _did(did: Deed) -> list[Any]:
    plain: list[Any] = [seat_name(did.seat), did.verb.name.lower()]
    if did.cards:
        cards = [f"{seat_name(card.owner)}'s {card}" for card in did.cards]
        plain.append(cards[0] if len(cards) == 1 else cards)
        if did.place >= 0:
            plain.append(did.place + 1)
        else:
            was = _was(did)
            plain.extend([was] if was else [])
    elif did.thing is not None:
        plain.append(f"{did.amount} {did.thing}")
    return plain


def _was(did: Deed) -> dict[str, Any]:
    """Where something was done, and to what, if not to a card in hand: as it was at that moment."""
    plain: dict[str, Any] = {}
    if did.where not in (Place.UNSAID, Place.HAND):
        plain["from"] = did.where.value
    last = did.element
    element = last.element if isinstance(last, LastKnown) else last
    if element is None or did.verb in (Verb.PLAY, Verb.STITCH):
        return plain
    plain["as"] = element.zone.value
    if element.zone is Zone.SIDE:
        plain["space"] = element.space + 1
    if element.plus:
        plain["+1s"] = element.plus
    if isinstance(last, LastKnown):
        plain |= {"Power": last.power} if last.power is not None else {}
        plain |= {"Resistance": last.resistance} if last.resistance is not None else {}
    return plain
