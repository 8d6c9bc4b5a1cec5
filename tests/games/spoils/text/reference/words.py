"""The words of a read-back as plain data: paragraphs and their lines. What this reading doesn't know is `Unread`."""

from __future__ import annotations

import re
from dataclasses import dataclass, field


class Unread(Exception):
    """A wording that the second reading doesn't cover."""


class Beyond(Exception):
    """A situation that the second reading doesn't follow."""


@dataclass(eq=False, repr=False)
class Line:
    """A line, and the lines that are set in below it."""

    words: str
    numbers: tuple[int, ...] = ()
    """Under which it can be pointed at."""
    below: list[Line] = field(default_factory=list)

    def __repr__(self) -> str:
        return self.words


@dataclass(eq=False)
class Told:
    """A paragraph as it is read back."""

    place: int
    lines: list[Line]


REGULAR = {
    r"each player, the active player first": "each player",
    r"\ba player\b(?= (?:does|undergoes|did))": "any player",
    r"(?<=turn of )a player": "any player",
    r"(?<=, of )a player": "any player",
    r"(?<=turn of )each player": "any player",
}
NUMBERED = re.compile(r"(.*) \(#(\d+)\)")


def plainly(line: str) -> str:
    for english, regular in REGULAR.items():
        line = re.sub(english, regular, line)
    return line


def told(read_back: tuple[str, ...]) -> tuple[Told, ...]:
    """The paragraphs of a card, from all lines of its read-back."""
    found: dict[int, list[str]] = {}
    for line in read_back:
        place, _, words = line.partition(". ")
        found.setdefault(int(place), []).append(plainly(words))
    return tuple(Told(place, nested(several)) for place, several in found.items())


def nested(several: list[str]) -> list[Line]:
    """Lines and what is set in below each."""
    top = Line("")
    open_lines = [(-1, top)]
    for text in several:
        depth = len(text) - len(text.lstrip())
        line = one_line(text.strip())
        while open_lines[-1][0] >= depth:
            open_lines.pop()
        open_lines[-1][1].below.append(line)
        open_lines.append((depth, line))
    return top.below


def one_line(text: str) -> Line:
    numbers: list[int] = []
    while found := NUMBERED.fullmatch(text):
        text = found[1]
        numbers.append(int(found[2]))
    return Line(text, tuple(numbers))


def parts(words: str) -> list[str]:
    """What a noun says, one thing after the other; a comma in quotes or brackets parts nothing."""
    return [part.strip() for part in re.findall(r'(?:[^,"()]|"[^"]*"|\((?:[^()]|\([^()]*\))*\))+', words)]


def split_once(words: str, between: str) -> tuple[str, str] | None:
    """The words before and after, where it stands outside of brackets and quotes."""
    depth, quoted = 0, False
    for at, letter in enumerate(words):
        if letter == '"':
            quoted = not quoted
        depth += {"(": 1, ")": -1, "[": 1, "]": -1}.get(letter, 0)
        if depth == 0 and not quoted and words.startswith(between, at):
            return words[:at], words[at + len(between) :]
    return None


WHO = (
    r"(you|your opponent|each player|any player|anybody|whoever does it|the winner of the bidding|"
    r"the player who was spoken of|the opponent of the player who was spoken of|"
    r"the (?:owner|controller) of (?:#\d+(?: of paragraph \d+)?|this card|what the event happens to|"
    r"the source of the event|the \w+ that this card (?:is|was) attached to))"
)
UNTIL = r"(this turn|this battle|until the start of your next turn|until it enters another area)"
