"""What has to be settled before a game starts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from coven.kernel.seat import Seat

ON_OFF: Final = {"on": True, "yes": True, "off": False, "no": False}
"""Other words for the values of a switch."""


@dataclass(frozen=True, slots=True)
class Choosable:
    """An option of a game that whoever sets it up may choose: an edition, a house rule, a level."""

    name: str
    """What people type: 'edition'."""
    default: Any
    """What it is when nobody says anything."""
    values: tuple[Any, ...]
    """All it may be."""
    words: str
    """What it means, for people."""
    further: str = ""
    """What else it may be than one of its values, for people."""
    rule: str = ""
    """The rule that says what it may be; '' if none does."""
    for_people: Any = None
    """What it is for people at a screen when nobody says anything, if not the default."""

    def meant(self, said: Any) -> Any:
        """The value that somebody means: itself or its word; of a switch also on, off, yes, no. LookupError if none."""
        word = str(said).casefold()
        for value in self.values:
            if word == str(value).casefold() or ON_OFF.get(word) is value:
                return value
        raise LookupError(said)

    def typed(self, value: Any) -> str:
        """What people type for a value: on or off for a switch."""
        return ("on" if value else "off") if isinstance(value, bool) else str(value)


BLUFF = Choosable(
    "bluff",
    False,
    (False, True),
    "ask a seat whenever the others can't know that it has no answer, so that not being asked tells nothing",
)
"""The option of games in which being asked or not would tell something."""


@dataclass(frozen=True, slots=True)
class Setup:
    """Everything that has to be settled before a game starts."""

    seats: int
    """How many sit at the table."""
    options: Mapping[str, Any] = field(default_factory=dict)
    """The game's options, each with its value."""
    brings: Sequence[Any] = ()
    """What each seat brings, in games where players bring something: a deck, a colour."""
    components: str | None = None
    """What lies on the table besides or instead of what ships, in the game's own format: cards, a board."""
    full_control: tuple[Seat, ...] = ()
    """The seats that are asked even when there is one choice only."""
