"""Card files: a text format that people write by hand.

A card is its name, its type line, further header lines, an empty line, and its effects, one paragraph each; a line of
dashes stands between two cards, and lines that begin with # are comments:

    Ember - First Light
    A Strike Spell & A Familiar
    Power 3
    Icons: flames

    On Play: Draw 1 card.
    This Spell's Power Is: Spend 1 Passion to add a +1 to this spell.

A line that begins with a space goes on with the paragraph above it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from coven.games.revel.areas.markers import MARKER_KINDS
from coven.games.revel.cards.card import RELEVANT, CardDef
from coven.games.revel.text.tree import Icon
from coven.kernel import CovenError
from coven.language import TextError

COLLATION = ("set", "number", "art")
VALUE = re.compile(r"(Power|Resistance) ?:? ?(\d+)")
"""1.3.8 In words what a print says by a triangle or a circle."""
WITCH = re.compile(r"(?:A|(?:[A-Z]\w*['’](?:s|re)) an?) Witch(?: of (\w.*))?")
TYPE = re.compile(r"An? (\w[\w' -]*)")
MARKERS = tuple(kind.name.casefold() for kind in MARKER_KINDS)
"""6.3 The names of markers, which no card may take (1.5.3)."""


class CardError(CovenError):
    """A card that can't be: not one of the rules' types, a header that can't be read, two cards of one name."""


@dataclass(frozen=True, slots=True)
class Line:
    number: int
    text: str


@dataclass(frozen=True, slots=True)
class Block:
    """The lines of one card in a file."""

    source: str
    header: tuple[Line, ...]
    paragraphs: tuple[Line, ...]

    @property
    def name(self) -> str:
        return self.header[0].text

    def error(self, line: Line, problem: str, rule: str | None = None, word: str | None = None) -> TextError:
        """An error in a line of this card, with the caret under a word or the whole line."""
        start = 0 if word is None else line.text.find(word)
        end = len(line.text) if word is None else start + len(word)
        return TextError(problem, line.text, start, end, rule=rule, place=f"{self.source}:{line.number}: {self.name}")


def read_cards(text: str, source: str = "cards") -> tuple[CardDef, ...]:
    """The cards of a file. TextError names file, line and card; texts are compiled later (see `CardIndex.compile`)."""
    return tuple(read_card(block) for block in read_blocks(text, source))


def read_blocks(text: str, source: str = "cards") -> Iterator[Block]:
    """The cards of a file as blocks of lines, not yet judged."""
    header: list[Line] = []
    paragraphs: list[Line] = []
    in_header = True
    for number, raw in enumerate([*text.splitlines(), "---"], 1):
        line = raw.rstrip()
        if line.startswith("#"):
            continue
        if re.fullmatch("-{3,}", line):
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


def read_card(block: Block) -> CardDef:
    """1.3 The card that a block describes. TextError if it is none."""
    title, _, subtitle = (part.strip() for part in block.name.partition(" - "))  # 1.3.1, 1.3.2
    if block.name.casefold() in MARKERS:
        raise block.error(block.header[0], f"{block.name} is a marker, and no card can have its name", "1.5.3")
    if len(block.header) < 2:
        raise block.error(
            block.header[0], "the line under a card's name is its type line, such as 'A Strike Spell'", "1.3.3"
        )
    types, resources = read_types(block, block.header[1])
    values: dict[str, int] = {}
    icons: tuple[Icon, ...] = ()
    collation: list[tuple[str, str]] = []
    for line in block.header[2:]:
        value = VALUE.fullmatch(line.text)
        key, colon, rest = (part.strip() for part in line.text.partition(":"))
        if value:
            if value[1] in values:
                raise block.error(line, f"{value[1]} is given twice")
            values[value[1]] = int(value[2])
        elif colon and key.lower() in ("icon", "icons"):
            icons += read_icons(block, line, rest)
        elif colon and key.lower() in COLLATION:
            collation.append((key.lower(), rest))
        else:
            raise block.error(
                line,
                "a header line is 'Power 3', 'Resistance 3', 'Icons: flames', 'Set: ...', 'Number: ...' or 'Art: ...';"
                " an empty line goes before the effects",
            )
    return CardDef(
        title,
        types,
        subtitle=subtitle,
        power=values.get("Power"),
        resistance=values.get("Resistance"),
        icons=icons,
        resources=resources,
        text=tuple(line.text for line in block.paragraphs),
        type_line=block.header[1].text,
        collation=tuple(collation),
        source=block.source,
        lines=tuple(line.number for line in block.paragraphs),
    )


def read_types(block: Block, line: Line) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """1.3.3, 1.3.5 The types of a type line, and the resources it associates with a witch."""
    types: list[str] = []
    resources: tuple[str, ...] = ()
    for part in line.text.removesuffix(".").split(" & "):
        witch, plain = WITCH.fullmatch(part), TYPE.fullmatch(part)
        if witch:
            types.append("witch")
            if witch[1]:
                resources = tuple(name.strip() for name in re.split(r" and |, ", witch[1]))
        elif plain:
            types.append(plain[1].lower())
        else:
            raise block.error(
                line, "a type is written 'A Strike Spell', and two 'A Strike Spell & A Familiar'", "1.3.3", part
            )
    if not set(types) & set(RELEVANT):  # 1.2.2
        relevant = "a witch, a resource, a stance, a strike spell or a shield spell"
        raise block.error(line, f"this is no card for the rules: one of its types has to be {relevant}", "1.2.1")
    if len(set(types)) < len(types):
        raise block.error(line, "a type is given twice", "1.3.3")
    return tuple(types), resources


def read_icons(block: Block, line: Line, words: str) -> tuple[Icon, ...]:
    """1.3.11 The stitch icons of a header line."""
    known = {icon.value: icon for icon in Icon}
    icons: list[Icon] = []
    for word in re.split(r"[\s,]+", words):
        if word.lower() not in known:
            raise block.error(line, f"a stitch icon is {', '.join(known)}", "1.3.11", word or None)
        icons.append(known[word.lower()])
    return tuple(dict.fromkeys(icons))
