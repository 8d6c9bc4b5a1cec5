"""Reasons, and the few errors the kernel raises. All errors are ValueErrors whose words are meant for people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple


class Reason(NamedTuple):
    """Why something can't be done: the number of the rule that says so, and its words."""

    rule: str
    """The rule's number; '' for what is no ruling, such as words that name nothing (see `naming`)."""
    words: str
    """What it says about this."""

    def __str__(self) -> str:
        return f"{self.words} ({self.rule})" if self.rule else self.words


class Telling(Reason):
    """A reason that is no ruling, and tells what words mean."""

    meant: tuple[str, ...] = ()
    """What they mean or could mean, as it is called here; () if they name nothing."""


def telling(words: str, *meant: str) -> Telling:
    """That words name nothing, or what they mean or could mean."""
    told = Telling("", words)
    told.meant = meant
    return told


class CovenError(ValueError):
    """Anything that a person did or wrote and that can't stand."""


class NotOffered(CovenError):
    """The answer given is not among the options."""

    def __init__(self, words: str, reason: Reason | None = None) -> None:
        super().__init__(words)
        self.reason: Final = reason
        """Why it isn't, the same that a table answers to "why not?"; None for what is no words."""


class SetupError(CovenError):
    """A game can't be set up like this: an unknown option, too many seats, a deck that breaks a rule."""

    def __init__(self, words: str, reasons: Sequence[Reason] = ()) -> None:
        super().__init__(words)
        self.reasons: Final = tuple(reasons)
        """The rules that it breaks; none for what no rule speaks of."""


MOST_SAID: Final = 1000
"""So many signs has an error that quotes what is wrong, since that may be as long as a file."""


def a_little(words: str) -> str:
    """Words that quote something, and not all of it."""
    return words if len(words) <= MOST_SAID else f"{words[:MOST_SAID]} ..."


class PositionError(SetupError):
    """A position that can't be."""

    def __init__(self, words: str, reasons: Sequence[Reason] = ()) -> None:
        super().__init__(a_little(words), reasons)


class RecordError(CovenError):
    """A record that can't be read, or whose play the rules don't allow."""


class Illegal(Exception):
    """A flow found itself in an illegal state; what was attempted is to be undone (see `repair`)."""

    def __init__(self, reason: Reason, declined: bool = False, told: str = "") -> None:
        super().__init__(reason)
        self.reason = reason
        """What is illegal about it."""
        self.told = told
        """What the others are told of that, where it speaks of what they can't see; '' for all of it."""
        self.declined = declined
        """It came from a player's declining something that could have been done."""


class Stuck(RuntimeError):
    """A rule asks and nothing can be answered, or play goes round without end: an error in a game's rules."""
