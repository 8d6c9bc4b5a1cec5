"""How a game ended, for each seat."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from enum import Enum
from typing import Any, Final

from coven.kernel.reason import PositionError
from coven.kernel.seat import Seat


class End(Enum):
    """How a game ended for one seat."""

    WON = "won"
    """It is among the winners."""
    LOST = "lost"
    """Others won, or all lost."""
    TIED = "tied"
    """It neither won nor lost."""


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended.

    Several seats may win together, and in a co-operative game all may lose; a tie is neither.
    """

    ends: tuple[End, ...]
    """For each seat."""
    words: str
    """How, in the rulebook's words: 'A wins by domination'."""
    rule: str
    """The rule that ended it."""
    scores: tuple[float, ...] = ()
    """Points per seat in games that have points."""

    def __str__(self) -> str:
        return f"{self.words} ({self.rule})"

    @property
    def won(self) -> tuple[Seat, ...]:
        """The seats that won."""
        return self._with(End.WON)

    @property
    def lost(self) -> tuple[Seat, ...]:
        """The seats that lost."""
        return self._with(End.LOST)

    @property
    def tied(self) -> tuple[Seat, ...]:
        """The seats for which it is a tie."""
        return self._with(End.TIED)

    def _with(self, end: End) -> tuple[Seat, ...]:
        return tuple(Seat(seat) for seat, each in enumerate(self.ends) if each is end)


class GameOver(Exception):
    """A rule ends the game at once: nothing that is under way is finished, and nothing is undone."""

    def __init__(self, result: Result) -> None:
        super().__init__(result)
        self.result = result
        """How it ends."""


def won_by(winners: Collection[Seat], seats: int, words: str, rule: str, scores: tuple[float, ...] = ()) -> Result:
    """These seats win, together if they are several; all others lose. Without any, all lose."""
    ends = tuple(End.WON if seat in winners else End.LOST for seat in range(seats))
    return Result(ends, words, rule, scores)


def tie(seats: int, words: str, rule: str, scores: tuple[float, ...] = ()) -> Result:
    """Nobody wins and nobody loses."""
    return Result((End.TIED,) * seats, words, rule, scores)


def write_result(result: Result) -> dict[str, Any]:
    """A result as a position has it."""
    plain: dict[str, Any] = {"words": result.words, "rule": result.rule, "ends": [end.value for end in result.ends]}
    if result.scores:
        plain["scores"] = list(result.scores)
    return plain


def read_result(plain: Any, seats: int) -> Result:
    """The result that a position has. PositionError if it is none."""
    try:
        ends = tuple(End(end) for end in plain["ends"])
        scores = tuple(float(score) for score in plain.get("scores", ()))
        result = Result(ends, str(plain["words"]), str(plain["rule"]), scores)
    except (TypeError, KeyError, ValueError, AttributeError):
        raise PositionError(f"a result is written as {RESULT_FORM}, not as {plain!r}") from None
    if len(ends) != seats:
        raise PositionError(f"the result has {len(ends)} ends, and there are {seats} seats")
    return result


RESULT_FORM: Final = "{words: how it ended, rule: the rule's number, ends: [won, lost], scores: [1, 0]}"
