"""Where areas and cards are in a view: what options point at, and what the log says things move between."""

from __future__ import annotations

from typing import Final

from coven.games.spoils.areas.areas import BOTH, EVERYBODY, Area
from coven.games.spoils.areas.in_play import InPlay
from coven.games.spoils.areas.state import SpoilsState
from coven.kernel import Path, Seat, seat_name

ALL: Final[tuple[Seat | None, ...]] = (None, *BOTH)
"""Both players, and whoever looks on."""

AREAS: Final = {
    Area.DECK: "deck_size",
    Area.HAND: "hand",
    Area.DISCARD_PILE: "discard_pile",
    Area.OUT_OF_GAME: "out_of_game",
    Area.IN_PLAY: "in_play",
}
"""What a view calls a player's areas: of a deck nobody sees more than how many cards it has."""

BEING_PLAYED: Final[Path] = ("being_played",)


def area(seat: Seat, area: Area) -> Path:
    """A player's area as a whole."""
    return BEING_PLAYED if area is Area.BEING_PLAYED else (seat_name(seat), AREAS[area])


def place_of(s: SpoilsState, x: InPlay) -> Path:
    """Where a card in play is."""
    whose = seat_name(x.controller)
    return (whose, "faction") if x.id == s.sides[x.controller].faction else (whose, "in_play", x.id)


def seats(bits: int) -> tuple[Seat | None, ...]:
    """Who saw a card: a bit for each seat, and one for whoever looks on."""
    return ALL if bits == EVERYBODY else tuple(seat for seat in BOTH if bits & (1 << seat))
