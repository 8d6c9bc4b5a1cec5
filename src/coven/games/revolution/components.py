"""Cards, board and markers: what never changes in a game. All of it is made once, when components are read."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from coven.games.revolution.choices import Choice, Pick
from coven.games.revolution.text.tree import (
    Ability,
    Can,
    Flipped,
    Instruction,
    Says,
    Statement,
)
from coven.kernel import Part


class Icon(IntEnum):
    """anatomy.3 The six magic icons, and the two that only Events, Objectives and markers have."""

    FAMILIARS = 0
    HEXES = 1
    BREWING = 2
    RITUALS = 3
    ENCHANTING = 4
    CHANNELING = 5
    UNALIGNED = 6
    CATASTROPHE = 7


ICON_NAMES: Final = ("Familiars", "Hexes", "Brewing", "Rituals", "Enchanting", "Channeling", "Unaligned", "Catastrophe")
LETTERS: Final = "FHBREC"
"""How the six magic icons are abbreviated."""
MAGIC: Final = 6
ICONS: Final = 8
UNALIGNED: Final = 6
CATASTROPHE: Final = 7
ANY: Final = -1
"""The kind of a cost that icons of every kind pay."""


class Class(IntEnum):
    """anatomy.2 What kind of Witch/Recruit a card is."""

    SEEKER = 0
    DEDICANT = 1
    CELEBRANT = 2
    STEWARD = 3
    RELIC = 4
    BLESSING = 5


CLASS_NAMES: Final = ("Seeker", "Dedicant", "Celebrant", "Steward", "Relic", "Blessing")
SEEKER: Final = 0
RELIC: Final = 4

# anatomy.4, open.20: in the order of the icons
OBJECTIVE_TYPES: Final = ((0, 1), (2, 3), (4, 5), (7, 6))
OBJECTIVE_TYPE_NAMES: Final = ("Familiars/Hexes", "Brewing/Rituals", "Enchanting/Channeling", "Catastrophe/Unaligned")

EVENT_TYPES: Final = 8
"""difficulty.1 So many types of Events there are, each told by its glyph."""
OF_A_TYPE: Final = 5
"""difficulty.1, difficulty.5 So many easy and so many hard Events there are of a type, and so many are used."""
SPACES: Final = 3
"""Recruit spaces."""
SEEKERS: Final = 15
RECRUITS: Final = 30
BLESSINGS: Final = 6
MARKERS: Final = 4
"""anatomy.11 Markers of an icon."""

Counts = tuple[int, ...]


class Witch:
    """anatomy.1 A card of a Coven, or a Recruit while it is on the board: one and the same thing."""

    __slots__ = (
        "act_again",
        "also_assist",
        "another_marker",
        "art",
        "flavour",
        "gives",
        "icons",
        "kind",
        "mask",
        "name",
        "play_to",
        "quality",
        "stars",
        "texts",
        "total",
    )

    def __init__(
        self,
        name: str,
        kind: int,
        stars: int,
        icons: Counts,
        abilities: tuple[tuple[str, Ability], ...],
        does: tuple[Instruction, ...] = (),
        art: str = "",
        flavour: str = "",
    ) -> None:
        self.name: Final = name
        self.kind: Final = kind
        self.stars: Final = stars
        """recruit.2 Its price on the board, and its worth when it is spent."""
        self.icons: Final = icons
        """How many of each of the six magic icons it shows."""
        self.total: Final = sum(icons)
        self.mask: Final = sum(1 << icon for icon in range(MAGIC) if icons[icon])
        self.quality: Final = self.total + 0.4 * (max(icons) - 1)
        """Its worth to who judges, in icons: several of a kind are worth more, since a cost asks for one kind."""
        self.texts: Final = tuple([text for text, _ in abilities])
        self.art: Final = art
        """setup.2 The illustration of a Seeker's set."""
        self.flavour: Final = flavour
        self.act_again: Final = any(one.can is Can.ACT_AGAIN for _, one in abilities)
        self.also_assist: Final = any(one.can is Can.ALSO_ASSIST for _, one in abilities)
        self.another_marker: Final = max(
            [one.number for _, one in abilities if one.can is Can.ANOTHER_MARKER], default=0
        )
        # assist.2, assist.4: one icon, unless its own text says more
        self.gives: Final = max([one.number for _, one in abilities if one.can is Can.GIVE], default=1)
        played = [one.does for _, one in abilities if one.can is Can.PLAY_TO]
        self.play_to: Final = does or (played[0] if played else ())
        """For an ability, what its owner may play it to do; for a Blessing, what it does."""

    def __str__(self) -> str:
        return self.name

    def __repr__(self) -> str:
        return f"Witch({self.name!r})"

    def parts(self) -> tuple[Part, ...]:
        return (Part(self.name, f"card {self.name}"),)


class Event:
    """An Event card."""

    __slots__ = (
        "bars",
        "costs",
        "doubled",
        "effects",
        "flavour",
        "flipped",
        "grows",
        "grows_by",
        "hand",
        "hard",
        "icons",
        "liberty",
        "name",
        "no_assistance",
        "no_extra",
        "no_trophies",
        "no_trophies_here",
        "one_helper",
        "others",
        "past",
        "past_by",
        "peril",
        "plain",
        "recruits",
        "texts",
        "type",
    )

    def __init__(
        self,
        name: str,
        type: int,
        hard: bool,
        costs: tuple[tuple[int, int], ...],
        icons: int,
        liberty: bool,
        peril: bool,
        effects: tuple[tuple[str, Flipped | Statement], ...],
        flavour: str = "",
    ) -> None:
        self.name: Final = name
        self.type: Final = type
        self.hard: Final = hard
        self.costs: Final = costs
        """act.4, act.5, act.7 What overcomes it: an icon and how many of it; ANY for one number of any icons."""
        self.icons: Final = icons
        """act.13, act.14 The icons it shows, as bits: markers of these can be taken for it."""
        self.liberty: Final = liberty
        self.peril: Final = peril
        self.flavour: Final = flavour
        self.texts: Final = tuple([text for text, _ in effects])
        self.effects: Final = tuple([effect for _, effect in effects])
        says = {one.says: one for _, one in effects if isinstance(one, Statement)}
        self.flipped: Final = tuple([step for _, one in effects if isinstance(one, Flipped) for step in one.does])

        def number(kind: Says) -> int:
            return says[kind].number if kind in says else 0

        self.others: Final = number(Says.OTHERS_COST)
        self.hand: Final = number(Says.HAND_SIZE)
        self.recruits: Final = number(Says.RECRUITS_COST)
        self.no_extra: Final = Says.NO_EXTRA_ACTS in says
        self.no_trophies: Final = Says.NO_TROPHIES in says
        self.no_trophies_here: Final = Says.NO_TROPHIES_HERE in says
        self.one_helper: Final = Says.ONE_HELPER in says
        self.no_assistance: Final = Says.NO_ASSISTANCE in says
        self.bars: Final = sum(
            1 << CLASS_NAMES.index(one.about)
            for _, one in effects
            if isinstance(one, Statement) and one.says is Says.NO_CLASS
        )
        """The classes of Witches that can't be played against it, as bits."""
        self.doubled: Final = 2 if Says.DOUBLED in says else 1
        self.grows: Final = says[Says.GROWS].about if Says.GROWS in says else ""
        self.grows_by: Final = number(Says.GROWS)
        self.past: Final = says[Says.PAST].space if Says.PAST in says else 0
        self.past_by: Final = number(Says.PAST)
        self.plain: Final = not says
        """Whether nothing it says lasts."""

    @property
    def catastrophe(self) -> bool:
        return self.icons == 1 << CATASTROPHE

    def __str__(self) -> str:
        return self.name

    def __repr__(self) -> str:
        return f"Event({self.name!r})"

    def parts(self) -> tuple[Part, ...]:
        return (Part(self.name, f"event {self.name}"),)


class Objective:
    """anatomy.6 An Objective: a name, marker symbols and a boon."""

    __slots__ = ("boon", "flavour", "markers", "name", "text", "type")

    def __init__(
        self, name: str, type: int, markers: Counts, text: str, boon: tuple[Instruction, ...], flavour: str = ""
    ) -> None:
        self.name: Final = name
        self.type: Final = type
        self.markers: Final = markers
        """For each of the eight icons, how many markers it begins with."""
        self.text: Final = text
        self.boon: Final = boon
        self.flavour: Final = flavour

    def __str__(self) -> str:
        return self.name

    def parts(self) -> tuple[Part, ...]:
        return (Part(self.name, f"objective {self.name}"),)


class Board:
    """All components of a game. `components_reading` makes it from a file."""

    __slots__ = (
        "_choices",
        "blessings",
        "events",
        "events_named",
        "glyphs",
        "hand",
        "liberty_ban",
        "liberty_down",
        "liberty_effects",
        "liberty_hand",
        "liberty_start",
        "liberty_up",
        "loss",
        "moon",
        "moon_start",
        "objectives",
        "objectives_named",
        "recruits",
        "seekers",
        "spaces",
        "types_showing",
        "witches_named",
    )

    glyphs: tuple[str, ...]
    """What the eight types of Events are called."""
    events: tuple[Event, ...]
    events_named: dict[str, Event]
    types_showing: tuple[tuple[int, ...], ...]
    """For each icon, the types of Events that show it."""
    recruits: tuple[Witch, ...]
    blessings: tuple[Witch, ...]
    seekers: tuple[tuple[Witch, ...], ...]
    """setup.2#2 Four sets of fifteen."""
    witches_named: dict[str, Witch]
    """All cards with the witches' back."""
    objectives: tuple[Objective, ...]
    objectives_named: dict[str, Objective]
    spaces: int
    """open.1 How many spaces the Event Line has."""
    loss: tuple[int, ...]
    """open.1 The loss space for 1, 2, 3 and 4 players."""
    moon: tuple[int, ...]
    """open.2 The numbers on the Moon Track."""
    moon_start: int
    liberty_start: int
    liberty_effects: tuple[tuple[Statement, ...], ...]
    """open.3 The effects of each space of the Liberty Track, from maximum Tyranny on; its number is the score."""
    liberty_up: tuple[int, ...]
    liberty_down: tuple[int, ...]
    """recruit.11, recruit.12 The stars that each space adds to the cost of Recruits, and those that it takes off."""
    liberty_hand: tuple[int, ...]
    liberty_ban: tuple[bool, ...]
    """recruit.15 Whether nothing reduces recruiting costs there."""
    hand: tuple[int, ...]
    """setup.3, solo.1 The hand size with 1, 2, 3 and 4 players."""

    def __init__(self) -> None:
        self._choices: dict[object, Choice] = {}

    def set_liberty(self, effects: tuple[tuple[Statement, ...], ...]) -> None:
        """liberty.2 The effects of each space of the Liberty Track."""

        def sums(says: Says, sign: int) -> tuple[int, ...]:
            return tuple([sum(max(0, sign * one.number) for one in space if one.says is says) for space in effects])

        self.liberty_effects = effects
        self.liberty_up = sums(Says.RECRUITS_COST, 1)
        self.liberty_down = sums(Says.RECRUITS_COST, -1)
        larger, smaller = sums(Says.HAND_SIZE, 1), sums(Says.HAND_SIZE, -1)
        self.liberty_hand = tuple([one - other for one, other in zip(larger, smaller, strict=True)])
        self.liberty_ban = tuple([any(one.says is Says.NO_REDUCTIONS for one in space) for space in effects])

    def choice(self, pick: Pick, words: str, *things: object) -> Choice:
        """A choice in words, made once."""
        key = (pick, words)
        found = self._choices.get(key)
        if found is None:
            found = self._choices[key] = Choice(pick, words, things)
        return found

    def of_card(self, pick: Pick, card: Witch, before: str, after: str = "") -> Choice:
        """A choice about a card, found by the card."""
        key = (pick, card.name)
        found = self._choices.get(key)
        if found is None:
            found = self._choices[key] = Choice(pick, f"{before}{card.name}{after}", (card,))
        return found
