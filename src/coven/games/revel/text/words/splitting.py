"""Wordings that make two sentences of one."""

from __future__ import annotations

import re

from coven.language.rewording import Wording

_BEGINS = r"^(?:if|while|as long as|during|when|whenever|each time|the (?:next|first) time|at|until|otherwise)\b"
_THINGS = r"this|it|its|that|those|them|each|another|your|their|the|an?|any|all|both|up|\d"
_COVERS = re.compile(
    rf"{_BEGINS}|\b(?:may|if|unless|while|instead)\b|\bor (?!more|less)|\bto (?!(?:{_THINGS})\b)", re.IGNORECASE
)
"""What may cover the rest of its sentence: a condition, a time, a choice, or a cost, as 'to' says before a verb."""

_COVERED = re.compile(r"\b(?:if|unless|while|as long as|during)\b", re.IGNORECASE)
"""What may cover the sentence that it ends."""


class Splitting(Wording):
    """A wording whose house wording begins a sentence of its own. What covers the whole of a sentence would be lost on
    one of its halves: there it is no wording of the same (0.2.8, 0.3.2, 0.4.1)."""

    def find(self, text: str, start: int) -> re.Match[str] | None:
        while (match := super().find(text, start)) is not None:
            before = re.split(r"[.:;] ", text[: match.start()])[-1]
            after = re.split(r"[.:;]", text[match.start() :], maxsplit=1)[0]
            if _COVERS.search(before) is None and _COVERED.search(after) is None:
                return match
            start = match.start() + 1
        return None
