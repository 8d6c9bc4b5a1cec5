"""Who knows of which hidden card where it is, and which cards are revealed."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, Final

from coven.cards.positions import count_of, list_of, mapping_of, only_these, seat_of
from coven.games.revel.areas.areas import Side, opponent
from coven.games.revel.areas.ascribed import plainly
from coven.games.revel.areas.elements import Card
from coven.games.revel.areas.knowledge import hidden, keep_in_mind, put_in_sight
from coven.games.revel.seen.position import UNTIL, copy_called
from coven.kernel import PositionError

NEXT_CHECK: Final = "the next check"
COPY: Final = re.compile(r"(.+) \(\d+\)")


def place_knowledge(side: Side, plain: Mapping[str, Any], who: str) -> None:
    for entry in list_of(plain, "known", who):
        where = f"{who}'s known"
        only_these(entry, {"hand", "deck", "to", "among"}, where)
        area = "hand" if "hand" in entry else "deck"
        card = _card_at(side, area, count_of(entry, area, 0, where), where)
        if not entry.get("to"):
            raise PositionError(f"{where} has to say to whom, such as {{hand: 2, to: B}}")
        places = {card}
        for other in (one for one in ("hand", "deck") if "among" in entry):
            numbers = list_of(mapping_of(entry, "among", where), other, where)
            places |= {_card_at(side, other, number, where) for number in numbers}
        for letter in sorted(set(str(entry["to"]))):
            seat = seat_of(letter, where)
            if card in hidden(side, seat):
                keep_in_mind(side, seat, card, places)
    for card, until in _revealed(side, plain, f"{who}'s revealed"):
        if not isinstance(until, str) or until not in UNTIL:
            raise PositionError(
                f"{who}'s revealed: {card} can be revealed {', '.join(map(repr, UNTIL))}, not {until!r}"
            )
        end, others = UNTIL[until]
        side.revealed = {**side.revealed, card: (end, opponent(side.seat) if others else side.seat)}
        put_in_sight(side, opponent(side.seat), card)
        if card in side.deck:
            put_in_sight(side, side.seat, card)
    a, b = side.known
    side.ascribed = (plainly(a), plainly(b))  # of what is on the table, nothing says that it was learned in secret


def _revealed(side: Side, plain: Mapping[str, Any], where: str) -> Iterator[tuple[Card, Any]]:
    """The cards that are said to be revealed, and until when: by their names, or by their places."""
    revealed = plain.get("revealed") or {}
    entries = revealed.items() if isinstance(revealed, Mapping) else [(one, None) for one in _listed(revealed)]
    for copy, until in entries:
        if isinstance(copy, Mapping):
            only_these(copy, {"hand", "deck", "lasts"}, where)
            area = "hand" if "hand" in copy else "deck"
            card = _card_at(side, area, count_of(copy, area, 0, where), where)
            if card in side.revealed:
                raise PositionError(f"{where}: {card} is listed twice")
            yield card, copy.get("lasts", NEXT_CHECK)
        else:
            yield _called(side, str(copy), where), NEXT_CHECK if until is None else until


def _listed(value: Any) -> list[Any]:
    return list(value) if isinstance(value, (list, tuple)) else [value]


def _called(side: Side, name: str, where: str) -> Card:
    """The card of a name that isn't revealed yet; 'Ember (2)' is another of them, unless that is a card's own name."""
    card = copy_called(side, name, side.revealed)
    if card is None:
        name = COPY.sub(r"\1", name)
        card = copy_called(side, name, side.revealed)
    if card is None:
        raise PositionError(f"{where}: {name} is neither in hand nor in the deck")
    return card


def _card_at(side: Side, area: str, number: Any, where: str) -> Card:
    """A card of hand or deck by its number, from 1; in a deck the next draw comes first."""
    cards = side.hand if area == "hand" else side.deck[::-1]
    if not isinstance(number, int) or not 1 <= number <= len(cards):
        raise PositionError(f"{where}: there is no card {number} in that area")
    return cards[number - 1]
