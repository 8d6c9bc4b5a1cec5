"""414.2, 414.3 What is kept of actions that may be repeated, and of a loop that is being repeated."""

from __future__ import annotations

from typing import Any, NamedTuple

from coven.kernel import Seat


class Said(NamedTuple):
    """What somebody answered while an action was taken."""

    seat: Seat
    kind: str
    """The kind of the question."""
    choice: Any
    within: bool
    """Whether that was in the midst of another action than the one that was taken: of a response."""


class Shown:
    """414.2a An ability that the active player has used in this turn, with all that was answered on the way."""

    __slots__ = ("before", "deeds", "said", "what")

    def __init__(self, what: Any, said: tuple[Said, ...], before: Any, deeds: int) -> None:
        self.what = what
        """The ability, as it was chosen."""
        self.said = said
        self.before = before
        """The moment before it."""
        self.deeds = deeds
        """How many things had been done in this turn by then."""


class Loop:
    """A series of abilities that is being repeated. It is never changed but replaced."""

    __slots__ = ("by_both", "left_alone", "number", "place", "series", "stop", "times")

    def __init__(
        self,
        series: tuple[Shown, ...],
        times: int,
        *,
        number: int = 1,
        place: int = 0,
        left_alone: int = 0,
        by_both: bool = False,
        stop: int | None = None,
    ) -> None:
        self.series = series
        self.times = times
        """414.2b, 414.3b How often it is repeated in all."""
        self.number = number
        """Which repetition is under way, from 1."""
        self.place = place
        """How much of the series this repetition has behind it."""
        self.left_alone = left_alone
        """414.2c The last of the repetitions that the opponent lets happen without being asked; 0: none."""
        self.by_both = by_both
        """414.3 Whether the other player's actions belong to it and are repeated too."""
        self.stop = stop
        """414.3c After how many actions of the last repetition the active player stops; None: not said yet."""

    def further(self) -> Loop:
        """One action further on."""
        place = self.place + 1
        over = place == len(self.series)
        return self._with(number=self.number + 1 if over else self.number, place=0 if over else place)

    def unasked(self, repetitions: int) -> Loop:
        """414.2c The opponent lets so many repetitions happen, the one under way being the first of them."""
        return self._with(left_alone=self.number + repetitions - 1)

    def stopping(self, actions: int) -> Loop:
        """414.3c The active player has said where to stop."""
        return self._with(stop=actions)

    def _with(
        self,
        *,
        number: int | None = None,
        place: int | None = None,
        left_alone: int | None = None,
        stop: int | None = None,
    ) -> Loop:
        return Loop(
            self.series,
            self.times,
            number=self.number if number is None else number,
            place=self.place if place is None else place,
            left_alone=self.left_alone if left_alone is None else left_alone,
            by_both=self.by_both,
            stop=self.stop if stop is None else stop,
        )
