"""A record: the setup of a game and every answer given in it. It is all that is needed to play it again."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from coven.kernel.ask import Answer
from coven.kernel.seat import Seat, seat_name


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
        """The record that these plain values are."""
        entries = []
        for first, second in plain["entries"]:
            if isinstance(first, int):
                entries.append(Entry(Seat(first), second, None))
            else:
                entries.append(Entry(None, first, tuple(second) if isinstance(second, list) else second))
        seats = tuple(Seat(seat) for seat in plain["full_control"])
        return cls(**{**plain, "brings": tuple(plain["brings"]), "full_control": seats, "entries": tuple(entries)})
