"""The agenda: what is still owed to the player whose turn it is, as plain data.

A task is resolved in a later step than it is put there, and a table forgets what a step followed from once the step is
over. So a task keeps what it follows from itself: whoever reads the log then finds the whole chain, whether or not
anybody looked when the task was put there.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Final, NamedTuple, TypeAlias

from coven.games.witchstone.components import NONE
from coven.kernel import State

Cause: TypeAlias = tuple[str, str, tuple[object, ...]]
"""What something follows from, as a log line says it: the rule, a template, and the things that it speaks of."""
Causes: TypeAlias = tuple[Cause, ...]
"""What something follows from, after what that follows from, and so on; () for what follows from nothing."""


def follow(s: State, causes: Causes) -> None:
    """From now on, what happens follows from these."""
    s.cause = None
    for rule, words, about in causes:
        s.because(rule, words, *about)


def noted(s: State, causes: Causes, rule: str, words: str, *about: object) -> Causes:
    """Say in the log what has happened, and give it, after its own causes, as the cause of what is owed for it."""
    if s.log is not None:
        s.note(rule, words, *about)
    return (*causes, (rule, words, about))


class Won(NamedTuple):
    """A magic chip won in this turn and not used yet."""

    kind: int
    times: int
    """How many actions it gives."""
    during: int
    """open.12 The type of the actions while which it can be used: witch actions, or crystal actions for one of the
    cloth."""
    causes: Causes = ()
    """What it follows from. A position doesn't tell."""


class Source(IntEnum):
    """Where a group of actions comes from."""

    TILE = 0
    CHIP = 1
    SPECIAL = 2
    FREE = 3
    SHELF = 4
    WAND = 5
    BLACK = 6
    """A chip chosen with the black crystal."""


class Stage(IntEnum):
    """How far a group has come."""

    ACTING = 0
    """Actions can be carried out, spells played."""
    VIALS = 1
    """Crystals have been moved; now they go into vials (crystal.7)."""
    CLOSING = 2
    """No more actions; what the group has brought and is not settled comes last."""


ACTING: Final = Stage.ACTING
VIALS: Final = Stage.VIALS
CLOSING: Final = Stage.CLOSING
"""Found once: looking up a member of an enum is dear, and every decision asks how far a group has come."""


class Task:
    """Something owed to the player whose turn it is. Only a group changes; any other task is replaced by its next."""

    __slots__ = ("causes",)

    causes: Causes
    """What it follows from. A position doesn't tell, so a task read from one follows from nothing."""

    def __init__(self, causes: Causes = ()) -> None:
        self.causes = causes

    def copy(self) -> Task:
        """What never changes is its own copy."""
        return self


class Group(Task):
    """All actions of one type that one source gives at one time."""

    __slots__ = ("action", "left", "moving", "out", "source", "specials", "stage")

    def __init__(
        self,
        action: int,
        left: int,
        source: Source,
        causes: Causes = (),
        stage: Stage = ACTING,
        specials: tuple[int, ...] = (),
        out: tuple[tuple[int, int], ...] = (),
        moving: int = NONE,
    ) -> None:
        self.causes = causes
        self.action = action
        self.left = left
        """Actions not used yet."""
        self.source = source
        self.stage = stage
        self.specials = specials
        """Special tiles gained in it and not settled yet, in the order gained."""
        self.out = out
        """Crystals on the rim: the sort of each, and the symbol of the exit."""
        self.moving = moving
        """The space of the crystal picked to be moved."""

    def copy(self) -> Group:
        return Group(
            self.action,
            self.left,
            self.source,
            self.causes,
            self.stage,
            self.specials,
            self.out,
            self.moving,
        )


class Vial(Task):
    """A crystal on its way to a shelf, then to a chip of the cloth."""

    __slots__ = ("black", "exit", "shelf")

    def __init__(self, black: int, exit: int, shelf: int = NONE, causes: Causes = ()) -> None:
        self.causes = causes
        self.black: Final = black
        self.exit: Final = exit
        self.shelf: Final = shelf
        """The shelf it has been put on, once it has."""


class Laying(Task):
    """The turn's tile, to be chosen and laid."""

    __slots__ = ("tile",)

    def __init__(self, tile: int = NONE) -> None:
        self.causes = ()
        self.tile: Final = tile


class Halves(Task):
    """The halves of the tile just laid that have not been carried out: symbol and space."""

    __slots__ = ("left",)

    def __init__(self, left: tuple[tuple[int, int], ...], causes: Causes = ()) -> None:
        self.causes = causes
        self.left: Final = left


class SpecialTile(Task):
    """A special tile, to be used once or laid."""

    __slots__ = ("tile",)

    def __init__(self, tile: int, causes: Causes = ()) -> None:
        self.causes = causes
        self.tile: Final = tile


class FreeActions(Task):
    """Two actions of one type, the type to be chosen."""

    __slots__ = ()


class Bonuses(Task):
    """Spaces of the wand crossed and not resolved, in order: the space, and how many times its actions count."""

    __slots__ = ("crossings", "queue")

    def __init__(self, queue: tuple[tuple[int, int], ...], crossings: tuple[Causes, ...] = ()) -> None:
        self.causes = ()
        self.queue: Final = queue
        self.crossings: Final = crossings or ((),) * len(queue)
        """For each space, what its bonus follows from: it may have been crossed by another move than the one before."""


class Removing(Task):
    """A crystal is about to be removed."""

    __slots__ = ()
