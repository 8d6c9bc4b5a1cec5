"""What card text becomes: a tree of frozen nodes, one class per kind of thing that a card can say."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias


class Who(Enum):
    """The players that an instruction is about."""

    EACH = "each player"
    ONE = "one player"
    THAT = "that player"
    YOU = "you"
    """Whose card it is that is played."""


class Verb(Enum):
    """What players are told to do with their cards."""

    DISCARD = "discard"
    BANISH = "banish"
    DRAW = "draw"
    RESHUFFLE = "reshuffle"


@dataclass(frozen=True, slots=True)
class PlayersDo:
    """Players do something with their own cards."""

    who: Who
    verb: Verb
    count: int = 1
    may: bool = False
    their: int = -1
    """What 'their' stands for: the number of the instruction whose players are meant; -1 if the word isn't there."""
    that: int = -1
    """What 'that player' stands for, in the same way."""


@dataclass(frozen=True, slots=True)
class BanishRecruits:
    """Face-up Recruits are banished."""

    count: int = 1


@dataclass(frozen=True, slots=True)
class MoveMoon:
    """The Moon marker moves: on, or back if it is below 0."""

    spaces: int


@dataclass(frozen=True, slots=True)
class MoveLiberty:
    """The Liberty marker moves toward Liberty, or toward Tyranny if it is below 0."""

    spaces: int


@dataclass(frozen=True, slots=True)
class AddEvent:
    """An Event is added to the line."""


@dataclass(frozen=True, slots=True)
class DiscardEvent:
    """An Event leaves the line without being overcome: the rightmost, or one of some spaces."""

    first: int = 0
    last: int = 0
    """0 for the rightmost."""
    no_catastrophe: bool = False


@dataclass(frozen=True, slots=True)
class MoveEvent:
    """The rightmost Event moves: to the right, or to the left if it is below 0."""

    spaces: int


@dataclass(frozen=True, slots=True)
class GiveRecruit:
    """A face-up Recruit goes on top of any Coven deck."""


Instruction: TypeAlias = (
    PlayersDo | BanishRecruits | MoveMoon | MoveLiberty | AddEvent | DiscardEvent | MoveEvent | GiveRecruit
)


class Says(Enum):
    """What a lasting effect says."""

    OTHERS_COST = "other Events cost more"
    HAND_SIZE = "hand size is another"
    RECRUITS_COST = "Recruits cost more or less"
    NO_REDUCTIONS = "nothing reduces recruiting costs"
    NO_EXTRA_ACTS = "no extra Acts"
    NO_TROPHIES = "no trophies"
    ONE_HELPER = "one helper"
    NO_ASSISTANCE = "no assistance here"
    NO_CLASS = "a class of Witches is barred here"
    NO_TROPHIES_HERE = "no trophies here"
    GROWS = "costs more for others in the line"
    PAST = "costs more past a space"
    DOUBLED = "Liberty moves are doubled"


ABOUT_ITSELF = frozenset(
    {Says.NO_ASSISTANCE, Says.NO_CLASS, Says.NO_TROPHIES_HERE, Says.GROWS, Says.PAST, Says.DOUBLED}
)
"""What speaks of 'this Event', and so can stand on any Event and on nothing else."""


@dataclass(frozen=True, slots=True)
class Statement:
    """A lasting effect."""

    says: Says
    number: int = 0
    about: str = ""
    """A class of Witches, or what kind of Event is counted: 'Event', 'Catastrophe', 'Hexes Event'."""
    space: int = 0


@dataclass(frozen=True, slots=True)
class Flipped:
    """What is done once, when the card is flipped."""

    does: tuple[Instruction, ...]


class Can(Enum):
    """What a Witch's ability lets its owner do."""

    ACT_AGAIN = "act again"
    ALSO_ASSIST = "also assist with a Seeker"
    GIVE = "give more icons"
    ANOTHER_MARKER = "another marker"
    PLAY_TO = "play to"


ALL = 99
"""So many icons are all."""


@dataclass(frozen=True, slots=True)
class Ability:
    """A Witch's ability."""

    can: Can
    number: int = 0
    about: str = ""
    """The class that its text names."""
    does: tuple[Instruction, ...] = ()
    it: int = -1
    """What 'it' or 'its' stands for: 0, the Event or the card that the same text names."""


Effect: TypeAlias = Flipped | Statement | Ability | tuple[Instruction, ...]
