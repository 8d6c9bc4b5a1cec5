"""Places: where in everybody's view things are, for options to point at and for things to go from and to."""

from __future__ import annotations

from typing import Final

from coven.kernel import Path, Seat
from coven.kernel.seat import SEAT_NAMES

EVERYBODY: Final[frozenset[Seat | None]] = frozenset((None, Seat(0), Seat(1), Seat(2), Seat(3)))
"""All who may be looking: those for whom something goes its way face up."""

OWL: Final = "owl"
WITCH: Final = "witch"
BIG_WITCH: Final = "big witch"
UNIT: Final = "energy unit"
CRYSTAL: Final = ("crystal", "black crystal")
"""What pieces without a name of their own are called on their way."""

CRYSTAL_BALL: Final[Path] = ("crystal_ball",)
CHIPS: Final[Path] = ("chips",)
CONNECTIONS: Final[Path] = ("connections",)
PENTAGRAM: Final[Path] = ("pentagram",)
OWL_STACKS: Final[Path] = ("owl_stacks",)
SPECIAL_TILES: Final[Path] = ("special_tiles",)
SPECIAL_STACK: Final[Path] = ("special_stack",)
WAND: Final[Path] = ("wand",)
SCROLLS: Final[Path] = ("scrolls",)
SCROLL_PILE: Final[Path] = ("scroll_pile",)
RACK: Final[Path] = ("rack",)
CLOTH: Final[Path] = ("cloth",)
AGENDA: Final[Path] = ("agenda",)


class Own:
    """The places of one player's things. `OWN` has them by seat."""

    __slots__ = (
        "aside",
        "cauldron",
        "chips",
        "discarded",
        "energy",
        "hand",
        "lying",
        "owl_tiles",
        "pentagram",
        "player",
        "prophecies",
        "rim",
        "specials",
        "spells",
        "supply",
        "used_specials",
        "used_spells",
        "wand",
        "witches",
    )

    def __init__(self, seat: str) -> None:
        self.player: Final[Path] = ("players", seat)
        self.hand: Final[Path] = ("players", seat, "hand")
        self.supply: Final[Path] = ("players", seat, "supply")
        self.discarded: Final[Path] = ("players", seat, "discarded")
        self.witches: Final[Path] = ("players", seat, "witches")
        self.lying: Final[Path] = ("players", seat, "lying")
        self.energy: Final[Path] = ("players", seat, "energy")
        self.pentagram: Final[Path] = ("players", seat, "pentagram")
        self.wand: Final[Path] = ("players", seat, "wand")
        self.cauldron: Final[Path] = ("players", seat, "cauldron")
        self.rim: Final[Path] = ("players", seat, "rim")
        self.aside: Final[Path] = ("players", seat, "aside")
        self.chips: Final[Path] = ("players", seat, "chips")
        self.owl_tiles: Final[Path] = ("players", seat, "owl_tiles")
        self.specials: Final[Path] = ("players", seat, "specials")
        self.used_specials: Final[Path] = ("players", seat, "used_specials")
        self.spells: Final[Path] = ("players", seat, "spells")
        self.prophecies: Final[Path] = ("players", seat, "prophecies")
        self.used_spells: Final[Path] = ("players", seat, "used_spells")


OWN: Final = tuple(Own(seat) for seat in SEAT_NAMES[:4])
