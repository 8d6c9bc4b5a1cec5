"""410.2 Numbers that a player chooses: whole ones, and which of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from coven.kernel import Reason

NOT_WHOLE: Final = "it has to be a whole number, 0 or more"


class Numbers:
    """Why a number can't be chosen where these can: by the rule that has it chosen."""

    __slots__ = ("numbers", "rule")

    def __init__(self, rule: str, numbers: Sequence[int]) -> None:
        self.rule = rule
        self.numbers = numbers

    def __call__(self, one: object) -> Reason | None:
        if isinstance(one, float):
            return Reason("410.2", NOT_WHOLE)
        if not isinstance(one, int):
            return Reason(self.rule, "a number has to be chosen")
        if one < 0:
            return Reason("410.2", NOT_WHOLE)
        least, most = min(self.numbers), max(self.numbers)
        return Reason(self.rule, f"it is at least {least}" if one < least else f"it is {most} at most")
