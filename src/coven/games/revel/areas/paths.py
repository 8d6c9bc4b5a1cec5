"""Where areas and elements are in a view: what options point at, and what the log says things move between."""

from __future__ import annotations

from typing import Final

from coven.games.revel.areas.areas import BOTH, EVERYBODY
from coven.games.revel.areas.elements import Element, Zone
from coven.kernel import Path, Seat, seat_name

ALL: Final[tuple[Seat | None, ...]] = (None, *BOTH)
"""Both players, and whoever looks on."""


AREAS: Final = {Zone.DECK: "deck_size"}
"""What a view calls an area otherwise than the rules do: of a deck nobody sees more than how many cards it has."""


def area(seat: Seat, zone: Zone) -> Path:
    """A player's area as a whole."""
    return (seat_name(seat), AREAS.get(zone, zone.value))


def space(seat: Seat, number: int) -> Path:
    """A player's side of a spell space, which views count from 1."""
    return (seat_name(seat), "spells", number + 1)


def place_of(element: Element) -> Path:
    """Where an element is on the field."""
    if element.zone is Zone.SIDE:
        return space(element.owner, element.space)
    if element.zone is Zone.RESOURCE:
        return (seat_name(element.owner), "resources", str(element))
    return area(element.owner, element.zone)


def seats(bits: int) -> tuple[Seat | None, ...]:
    """Who saw a card: a bit for each seat. What both players saw, those who look on saw too."""
    return ALL if bits == EVERYBODY else tuple(seat for seat in BOTH if bits & (1 << seat))
