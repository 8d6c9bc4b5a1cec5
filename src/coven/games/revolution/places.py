"""Places: where in everybody's view things are, for options to point at and for things to go from and to."""

from __future__ import annotations

from typing import Final

from coven.kernel import Path, Seat
from coven.kernel.seat import SEAT_NAMES

EVERYBODY: Final[frozenset[Seat | None]] = frozenset((None, Seat(0), Seat(1), Seat(2), Seat(3)))
"""All who may be looking: those for whom something goes its way face up."""

RECRUIT_DECK: Final[Path] = ("recruit_deck",)
RECRUIT_DISCARD: Final[Path] = ("recruit_discard",)
EVENT_DECK: Final[Path] = ("event_deck",)
EVENT_DISCARD: Final[Path] = ("event_discard",)
LIBERTY: Final[Path] = ("liberty",)
MOON: Final[Path] = ("moon",)
ROW: Final[tuple[Path, ...]] = (("recruits", "1"), ("recruits", "2"), ("recruits", "3"))
"""The Recruit spaces."""
LINE: Final[tuple[Path, ...]] = tuple(("event_line", str(space)) for space in range(1, 21))
"""The spaces of the Event Line."""
BOX: Final[Path] = ()
"""Out of the game."""


class Own:
    """The places of one player's things. `OWN` has them by seat."""

    __slots__ = ("deck", "discard", "hand", "player", "trophies")

    def __init__(self, seat: str) -> None:
        self.player: Final[Path] = ("players", seat)
        self.hand: Final[Path] = ("players", seat, "hand")
        self.deck: Final[Path] = ("players", seat, "deck")
        self.discard: Final[Path] = ("players", seat, "discard")
        self.trophies: Final[Path] = ("players", seat, "trophies")


OWN: Final = tuple(Own(seat) for seat in SEAT_NAMES[:4])


def objective_path(name: str) -> Path:
    """Where an Objective is."""
    return ("objectives", name)
