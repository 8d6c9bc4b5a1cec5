"""Other wordings: what people write, put into the words that a card grammar knows.

A grammar has one wording for each thing, the one it prints. Other wordings of the same thing are declared in a table,
each as a pattern and its house wording, so that they need no reading of their own. A text is reworded only if it can't
be read as it stands, and errors are shown in the text that was written.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from coven.language.errors import TextError

_GROUP = re.compile(r"\{(\d)([lu]?)\}")
_QUOTED = re.compile(r'"[^"]*"')


@dataclass(frozen=True, slots=True)
class Wording:
    """Another way to say something."""

    pattern: str
    """A regular expression of words as they stand in the middle of a sentence; case makes no difference."""
    house: str
    """The house wording; `{1}` is what the first group of the pattern matched, `{1l}` that with a small letter and
    `{1u}` with a capital."""
    example: str
    """A text in the other wording,"""
    means: str
    """and the text that means the same in the house wording."""
    _found: re.Pattern[str] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_found", re.compile(self.pattern, re.IGNORECASE))

    def find(self, text: str, start: int) -> re.Match[str] | None:
        return self._found.search(text, start)


class Reworded:
    """A text in house wording that knows where each of its letters comes from."""

    __slots__ = ("_ends", "_starts", "text", "written")

    def __init__(self, written: str) -> None:
        self.written = written
        """What was written."""
        self.text = written
        """The same in house wording."""
        self._starts: list[int] = list(range(len(written)))
        self._ends: list[int] = list(range(1, len(written) + 1))

    def replace(self, start: int, end: int, pieces: Sequence[str | tuple[int, int]]) -> None:
        """Put other words in the place of some; pieces that are spans stay what they were."""
        text, starts, ends = "", list[int](), list[int]()
        first = self._starts[start] if start < len(self._starts) else len(self.written)
        last = self._ends[end - 1] if end > start else first
        for piece in pieces:
            if isinstance(piece, str):
                text += piece
                starts += [first] * len(piece)
                ends += [last] * len(piece)
            else:
                text += self.text[slice(*piece)]
                starts += self._starts[slice(*piece)]
                ends += self._ends[slice(*piece)]
        self.text = self.text[:start] + text + self.text[end:]
        self._starts[start:end] = starts
        self._ends[start:end] = ends

    def spell(self, text: str) -> None:
        """The same letters in another case."""
        if len(text) == len(self.text):
            self.text = text

    def shown(self, error: TextError) -> TextError:
        """An error in the house wording, with its caret in what was written."""
        length = len(self._starts)
        start = self._starts[error.start] if error.start < length else len(self.written)
        end = self._ends[error.end - 1] if error.end <= length else len(self.written)
        return error.moved(self.written, start, max(end, start + 1))


def reword(text: str, wordings: Iterable[Wording]) -> Reworded:
    """A text with all other wordings put into house wording, one table entry after the other. What stands in quotes is
    a name and stays.

    >>> table = [Wording(r"as long as", "while", "", ""), Wording(r"gets (?=[+-])", "has ", "", "")]
    >>> reword("This spell gets +1 Power as long as it is stitched.", table).text
    'This spell has +1 Power while it is stitched.'
    """
    reworded = Reworded(text)
    for wording in wordings:
        place = 0
        while (match := wording.find(reworded.text, place)) is not None:
            if _is_word(reworded.text, match) and not _is_quoted(reworded.text, match.start()):
                pieces = list(_pieces(wording.house, match))
                reworded.replace(match.start(), match.end(), pieces)
                place = match.start() + sum(len(p) if isinstance(p, str) else p[1] - p[0] for p in pieces)
            else:
                place = match.start() + 1
            if match.end() == match.start():
                place += 1
    return reworded


def _is_word(text: str, match: re.Match[str]) -> bool:
    """Whether a match begins and ends where words do."""
    start, end = match.span()
    inside_before = start > 0 and text[start - 1].isalnum() and text[start].isalnum()
    inside_after = 0 < end < len(text) and text[end - 1].isalnum() and (text[end].isalnum() or text[end] in "’'")
    return not inside_before and not inside_after


def _is_quoted(text: str, place: int) -> bool:
    return any(quoted.start() < place < quoted.end() for quoted in _QUOTED.finditer(text))


def _pieces(house: str, match: re.Match[str]) -> Iterable[str | tuple[int, int]]:
    """The house wording of a match, with a capital if that began with one."""
    place, first = 0, True
    begins_with_capital = match[0][:1].isupper()
    for group in _GROUP.finditer(house):
        if group.start() > place:
            words = house[place : group.start()]
            yield words[:1].upper() + words[1:] if first and begins_with_capital else words
            first = False
        span = match.span(int(group[1]))
        if span[0] >= 0 and span[1] > span[0]:
            moved = begins_with_capital and not first and span[0] == match.start()
            if group[2] == "u":
                yield match.string[span[0]].upper()
                yield span[0] + 1, span[1]
            elif (group[2] or moved) and match.string[span[0]].isupper():
                yield match.string[span[0]].lower()  # it no longer begins the sentence
                yield span[0] + 1, span[1]
            elif first and begins_with_capital and match.string[span[0]].islower():
                yield match.string[span[0]].upper()
                yield span[0] + 1, span[1]
            else:
                yield span
            first = False
        place = group.end()
    words = house[place:]
    if words:
        yield words[:1].upper() + words[1:] if first and begins_with_capital else words
