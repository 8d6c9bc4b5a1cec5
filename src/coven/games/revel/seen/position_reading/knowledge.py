"""Who knows of which hidden card where it is, and which cards are revealed."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from coven.games.revel.areas.areas import Side, opponent
from coven.games.revel.areas.elements import Card
from coven.games.revel.areas.knowledge import hidden, keep_in_mind, knows_place, put_in_sight
from coven.games.revel.seen.position import UNTIL
from coven.games.revel.seen.position_reading.plain import count_of, list_of, mapping_of, only_these, seat_of
from coven.kernel import PositionError

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
    revealed = plain.get("revealed") or {}
    if not isinstance(revealed, Mapping):
        revealed = dict.fromkeys(map(str, list_of(plain, "revealed", who)), "the next check")
    for copy, until in revealed.items():
        name = str(copy)
        found = _copies(side, name)
        if not found:  # 'Ember (2)', unless that is a card's own name
            name = COPY.sub(r"\1", name)
            found = _copies(side, name)
        if not found:
            raise PositionError(f"{who}'s revealed: {name} is neither in hand nor in the deck")
        if until not in UNTIL:
            raise PositionError(
                f"{who}'s revealed: {name} can be revealed {', '.join(map(repr, UNTIL))}, not {until!r}"
            )
        end, others = UNTIL[until]
        owner = found[0].owner
        side.revealed = {**side.revealed, found[0]: (end, opponent(owner) if others else owner)}
        put_in_sight(side, opponent(owner), found[0])
        if found[0] in side.deck:
            put_in_sight(side, owner, found[0])


def _copies(side: Side, name: str) -> list[Card]:
    """The cards of this name in hand and deck that aren't revealed yet; those first whose place the opponent knows."""
    found = [card for card in (*side.hand, *side.deck[::-1]) if str(card) == name and card not in side.revealed]
    return sorted(found, key=lambda card: not knows_place(side, opponent(card.owner), card))


def _card_at(side: Side, area: str, number: Any, where: str) -> Card:
    """A card of hand or deck by its number, from 1; in a deck the next draw comes first."""
    cards = side.hand if area == "hand" else side.deck[::-1]
    if not isinstance(number, int) or not 1 <= number <= len(cards):
        raise PositionError(f"{where}: there is no card {number} in that area")
    return cards[number - 1]
