"""1.3 Cards in files: what the header lines of a card say (see `coven.cards.files` for the format).

A card is its name, its type line, further header lines, an empty line, and its effects, one paragraph each:

    Ember - First Light
    A Strike Spell & A Familiar
    Power 3
    Icons: flames

    On Play: Draw 1 card.
    This Spell's Power Is: Spend 1 Passion to add a +1 to this spell.
"""

from __future__ import annotations

import re

from coven.cards import Block, Line, read_blocks
from coven.games.revel.areas.markers import MARKER_KINDS
from coven.games.revel.cards.card import RELEVANT, CardDef
from coven.games.revel.text.words.vocabulary import MOST_DIGITS

COLLATION = ("set", "number", "art")
VALUE = re.compile(r"(Power|Resistance|Stamina) ?:? ?(\d+)")
ICONS = re.compile(r"(?:icons?\s*:|stitch icons?\s*:?)\s*(.*)", re.IGNORECASE)
"""1.3.8 In words what a print says by a triangle or a circle."""
ICON = re.compile(r"[a-z][a-z-]*")
"""1.3.11 A symbol, by a word: the rules name none, and leave every card its own."""
WITCH = re.compile(r"(?:A|(?:[A-Z]\w*['’](?:s|re)) an?) Witch(?: of (\w.*))?")
TYPE = re.compile(r"An? (\w[\w' -]*)")
MARKERS = tuple(kind.name.casefold() for kind in MARKER_KINDS)
"""6.3 The names of markers, which no card may take (1.5.3)."""


def read_cards(text: str, source: str = "cards") -> tuple[CardDef, ...]:
    """The cards of a file. TextError names file, line and card; texts are compiled later (see `CardIndex.compile`)."""
    return tuple(read_card(block) for block in read_blocks(text, source))


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
    icons: tuple[str, ...] = ()
    collation: list[tuple[str, str]] = []
    for line in block.header[2:]:
        value = VALUE.fullmatch(line.text)
        key, colon, rest = (part.strip() for part in line.text.partition(":"))
        if value:
            if value[1] in values:
                raise block.error(line, f"{value[1]} is given twice")
            if len(value[2]) > MOST_DIGITS:
                raise block.error(line, f"a figure has {MOST_DIGITS} digits at most", None, value[2])
            if value[1] == "Stamina" and "witch" not in types:
                raise block.error(line, "players have Stamina: it is said on the witch that they start with", "2.2.2")
            values[value[1]] = int(value[2])
        elif stitch := ICONS.fullmatch(line.text):
            icons += read_icons(block, line, stitch[1])
        elif colon and key.lower() in COLLATION:
            collation.append((key.lower(), rest))
        else:
            raise block.error(
                line,
                "a header line is 'Power 3', 'Resistance 3', 'Stamina 4', 'Icons: flames', 'Set: ...', 'Number: ...' or"
                " 'Art: ...'; an empty line goes before the effects",
            )
    return CardDef(
        title,
        types,
        subtitle=subtitle,
        power=values.get("Power"),
        resistance=values.get("Resistance"),
        icons=icons,
        resources=resources,
        stamina=values.get("Stamina"),
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


def read_icons(block: Block, line: Line, words: str) -> tuple[str, ...]:
    """1.3.11 The stitch icons of a header line."""
    icons: list[str] = []
    for word in re.split(r"[\s,]+", words):
        if not ICON.fullmatch(word.lower()):
            raise block.error(line, "a stitch icon is one word, as in 'Icons: flames'", "1.3.11", word or None)
        icons.append(word.lower())
    return () if icons == ["none"] else tuple(dict.fromkeys(icons))
