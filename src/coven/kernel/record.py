"""A record: the setup of a game and every answer given in it. It is all that is needed to play it again."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from coven.kernel.ask import Answer
from coven.kernel.seat import SEAT_NAMES, Seat, seat_name


@dataclass(frozen=True, slots=True)
class Entry:
    """One answer: a seat's, in words, or nature's."""

    seat: Seat | None
    """Who answered; None for nature."""
    words: str
    """What was answered; for nature, what was being settled."""
    chance: Answer | None
    """Nature's answer."""

    def __str__(self) -> str:
        if self.seat is None:
            return f"chance: {self.words}: {self.chance}"
        return f"{seat_name(self.seat)}: {self.words}"


@dataclass(frozen=True, slots=True)
class Record:
    """A game so far. `coven.scripts` writes it as text and reads it again."""

    game: str
    """The game's name."""
    data: str
    """The version of the game's cards and components it was played with."""
    seed: int
    """Where its luck came from."""
    seats: int
    """How many sat at the table."""
    options: dict[str, Any]
    """The game's options, each with its value."""
    brings: tuple[Any, ...]
    """What each seat brought."""
    components: str | None
    """What lay on the table besides or instead of what ships."""
    full_control: tuple[Seat, ...]
    """The seats that were asked even when there was one choice only."""
    position: dict[str, Any] | None
    """Where it started, if not at the usual beginning."""
    entries: tuple[Entry, ...]
    """Every answer, in order."""
    fingerprint: str
    """Of the position it ended in."""

    def to_json(self) -> dict[str, Any]:
        """In plain values, as JSON has them."""
        return {
            "game": self.game,
            "data": self.data,
            "seed": self.seed,
            "seats": self.seats,
            "options": self.options,
            "brings": list(self.brings),
            "components": self.components,
            "full_control": list(self.full_control),
            "position": self.position,
            "entries": [
                [e.words, list(e.chance) if isinstance(e.chance, tuple) else e.chance]
                if e.seat is None
                else [e.seat, e.words]
                for e in self.entries
            ],
            "fingerprint": self.fingerprint,
        }

    @classmethod
    def from_json(cls, plain: dict[str, Any]) -> Record:
        """The record that these plain values are. KeyError, TypeError or ValueError if they are none."""
        for name, kinds in KINDS.items():
            if not isinstance(plain[name], kinds) or isinstance(plain[name], bool):
                raise TypeError(f"{name!r} can't be {str(plain[name])[:40]!r}")
        if unknown := plain.keys() - KINDS.keys():
            raise TypeError(f"there is no {min(unknown)!r} in a record")
        seats = tuple(_seat(seat) for seat in plain["full_control"])
        entries = tuple(_entry(entry) for entry in plain["entries"])
        return cls(**{**plain, "brings": tuple(plain["brings"]), "full_control": seats, "entries": entries})


KINDS: Final[dict[str, Any]] = {
    "game": str,
    "data": str,
    "seed": int,
    "seats": int,
    "options": dict,
    "brings": (list, tuple),
    "components": (str, type(None)),
    "full_control": (list, tuple),
    "position": (dict, type(None)),
    "entries": (list, tuple),
    "fingerprint": str,
}
"""What each part of a record is, in plain values."""


def _entry(plain: Any) -> Entry:
    if not isinstance(plain, (list, tuple)) or len(plain) != 2:
        raise ValueError(f"{str(plain)[:40]!r} is no answer")
    first, second = plain
    if isinstance(first, str):
        if isinstance(second, (list, tuple)) and all(type(number) is int for number in second):
            return Entry(None, first, tuple(second))
        if type(second) is int:
            return Entry(None, first, second)
    elif isinstance(second, str):
        return Entry(_seat(first), second, None)
    raise ValueError(f"{str(plain)[:40]!r} is no answer")


def _seat(plain: Any) -> Seat:
    if type(plain) is not int or not 0 <= plain < len(SEAT_NAMES):
        raise ValueError(f"there is no seat {str(plain)[:40]!r}")
    return Seat(plain)
