"""Card files: a text format that people write by hand.

A card is a block of lines: its name, further header lines, an empty line, and its text, a paragraph on each line. A
line of dashes stands between two cards, and lines that begin with # are comments:

    Ember - First Light
    A Strike Spell & A Familiar
    Power 3

    On Play: Draw 1 card.

A line that begins with a space goes on with the paragraph above it. What the header lines may say is up to each game.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import resources

from coven.kernel import spelled, visible
from coven.language import TextError

BETWEEN = re.compile("-{3,}")


@dataclass(frozen=True, slots=True)
class Line:
    number: int
    text: str


@dataclass(frozen=True, slots=True)
class Block:
    """The lines of one card in a file."""

    source: str
    """The file."""
    header: tuple[Line, ...]
    paragraphs: tuple[Line, ...]
    """Each with the line it begins at."""

    @property
    def name(self) -> str:
        return self.header[0].text

    def error(self, line: Line, problem: str, rule: str | None = None, word: str | None = None) -> TextError:
        """An error in a line of this card, with the caret under a word or the whole line."""
        start = 0 if word is None else line.text.find(word)
        end = len(line.text) if word is None else start + len(word)
        return TextError(problem, line.text, start, end, rule=rule, place=f"{self.source}:{line.number}: {self.name}")


def read_blocks(text: str, source: str = "cards") -> Iterator[Block]:
    """The cards of a file as blocks of lines, not yet judged."""
    header: list[Line] = []
    paragraphs: list[Line] = []
    in_header = True
    for number, raw in enumerate([*spelled(text).split("\n"), "---"], 1):
        line = visible(raw.rstrip())
        if line.startswith("#"):
            continue
        if BETWEEN.fullmatch(line):
            if header:
                yield Block(source, tuple(header), tuple(paragraphs))
            header, paragraphs, in_header = [], [], True
        elif not line:
            in_header = in_header and not header
        elif in_header:
            header.append(Line(number, line.strip()))
        elif line[0].isspace() and paragraphs:
            above = paragraphs.pop()
            paragraphs.append(Line(above.number, f"{above.text} {line.strip()}"))
        else:
            paragraphs.append(Line(number, line.strip()))


def texts_in(package: str, folder: str) -> dict[str, str]:
    """The text files of a folder of a package, by name, in alphabetical order."""
    files = [entry for entry in (resources.files(package) / folder).iterdir() if entry.name.endswith(".txt")]
    return {
        file.name.removesuffix(".txt"): file.read_text(encoding="utf-8")
        for file in sorted(files, key=lambda entry: entry.name)
    }
