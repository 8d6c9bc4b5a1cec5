"""What has been in a position: what players did this turn, which effects have occurred, which Powers were used."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, Final

from coven.cards.positions import count_of, only_these, seat_of
from coven.games.revel.areas.areas import BOTH
from coven.games.revel.areas.elements import Card, Element, LastKnown, Zone
from coven.games.revel.areas.state import RevelState
from coven.games.revel.effects.records import Deed, Used
from coven.games.revel.seen.position_reading.placing import Placing
from coven.games.revel.seen.position_reading.references import find
from coven.games.revel.seen.position_reading.sides import power_of
from coven.games.revel.text.tree import Place, Verb
from coven.kernel import PositionError, Seat, seat_name

THINGS: Final = re.compile(r"(\d+) (.+)")


def place_occurred(s: RevelState, plain: list[Any]) -> Iterator[tuple[Card, int]]:
    """What has happened for the first time this turn: for each card that asks for it, which of its effects does."""
    taken: set[tuple[Card, int]] = set()
    for entry in plain:
        if not isinstance(entry, list) or len(entry) != 2 or not isinstance(entry[1], int):
            raise PositionError(f'occurred: {entry!r} should be [card, effect], such as ["A\'s Ember", 1]')
        for card in all_cards(s):
            mark = (card, entry[1] - 1)
            if f"{seat_name(card.owner)}'s {card}" == entry[0] and mark not in taken:
                taken.add(mark)
                yield mark
                break
        else:
            raise PositionError(f"occurred: there is no {entry[0]!r}")


def all_cards(s: RevelState) -> Iterator[Card]:
    for seat in BOTH:
        side = s.sides[seat]
        yield from (card for element in s.elements_of(seat) for card in element.cards)
        yield from (*side.hand, *side.discards, *side.deck)


def place_did(s: RevelState, p: Placing, plain: Any) -> Deed:
    if not isinstance(plain, list) or len(plain) < 2:
        raise PositionError(f'did: {plain!r} should be [who, what], such as [A, play, "A\'s Ember"]')
    verb = next((verb for verb in Verb if verb.name.lower() == plain[1]), None)
    if verb is None:
        raise PositionError(f"did: there is no verb {plain[1]!r}")
    seat = seat_of(plain[0], "did")
    cards: tuple[Card, ...] = ()
    if len(plain) > 2:
        amount = THINGS.fullmatch(str(plain[2]))
        if amount and len(amount[1]) < 9:
            return Deed(seat, verb, thing=amount[2], amount=int(amount[1]))
        named = plain[2] if isinstance(plain[2], list) else [plain[2]]
        cards = tuple([ref for ref in (find(s, p, words, "did") for words in named) if isinstance(ref, Card)])
    place = plain[3] - 1 if len(plain) > 3 and isinstance(plain[3], int) else -1
    was = plain[3] if len(plain) > 3 and isinstance(plain[3], Mapping) else {}
    deed = _done_to(seat, verb, cards, place, was)
    if not all(s.is_public(card) for card in cards):
        deed.marks = tuple([s.speak_of(card) for card in cards])
    return deed


def _done_to(seat: Seat, verb: Verb, cards: tuple[Card, ...], place: int, was: Mapping[str, Any]) -> Deed:
    """A deed with what it was done to, as it was then."""
    only_these(was, {"from", "as", "space", "+1s", "Power", "Resistance"}, "did")
    where = next((one for one in Place if one.value == was.get("from", "hand")), None)
    zone = next((one for one in Zone if one.value == was.get("as")), None)
    if where is None or ("as" in was and zone is None):
        raise PositionError(f"did: {was!r} should say from which area, and what it was there: from field, as side")
    if zone is None or not cards:
        return Deed(seat, verb, cards, place, where=where)
    space = count_of(was, "space", 0, "did") - 1
    element = Element(0, zone, cards[0].owner, cards, space, count_of(was, "+1s", 0, "did"), stitched=len(cards) > 1)
    last = LastKnown(element, was.get("Power"), was.get("Resistance"))
    return Deed(seat, verb, cards, place, element=last, where=where)


def place_used(s: RevelState, p: Placing, plain: Any) -> Used:
    """A Power used this turn, of a card that has left the field since."""
    if not isinstance(plain, list) or len(plain) != 2:
        raise PositionError(f'used: {plain!r} should be [card, effect], such as ["A\'s Ember", 1]')
    found = find(s, p, plain[0], "used")
    if not isinstance(found, Card):
        raise PositionError(f"used: {plain[0]!r} is no card off the field")
    return 0, *power_of(p, (found,), [1, plain[1]], "the position")
