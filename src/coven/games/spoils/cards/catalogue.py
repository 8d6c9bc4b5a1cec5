"""201.1b The catalogue: names and figures of all cards of the game, whether or not their texts are known here.

A card's text belongs to whoever published it. What ships has texts of its own; of all other cards the catalogue knows
the figures, the keywords and how many abilities there are, and whoever has a card can write its text down (see
`coven.games.spoils.cards.files`). A card is a line, its parts as in a card file:

    Gassy Gastornis | Rogue Character - beast | Cost 6 D | Stats 3/4/3 | Set: SDE | Rarity: common | Keywords: Tactical
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Final

from coven.cards import Block, Line, fold
from coven.games.spoils.cards.card import Card
from coven.games.spoils.cards.files import HEADING, read_card

AT_TACTIC_TIMES: Final = "at tactic times"
"""What the catalogue writes for the permission to play a card whenever one could play a tactic."""
PERMISSION: Final = "You may play this card whenever you could play a tactic."
AND_MORE: Final = "and more"
"""What the catalogue writes for the extra cost of a Flip Up (507.4c): there is one, and it isn't known."""
KEYWORDS: Final = re.compile(r"Covert|Tactical|Unique .+|Attach to .+|Provides \[[A-Z]+\]")
"""507, 311 The lines that stand in a text as the catalogue has them."""
FLIP_UP: Final = re.compile(r"(Flip Up \d+ \[[A-Z]+\])( and .+)?")
TIER: Final = re.compile(r"(\[[A-Z]+\]:) .+")


@dataclass(frozen=True, slots=True)
class Entry:
    """What the catalogue knows of a card."""

    card: Card
    """Its figures; no text is given."""
    keywords: tuple[str, ...]
    """507, 405.4 The keywords and thresholds of its text."""
    abilities: int
    """502.1 How many named abilities it has."""


@cache
def catalogue() -> dict[str, Entry]:
    """Every card of the game, by its name as `fold` has it, in the order of sets and numbers."""
    text = (resources.files("coven.games.spoils.cards") / "catalogue.txt").read_text(encoding="utf-8")
    entries = [
        _entry(number, line) for number, line in enumerate(text.splitlines(), 1) if line and not line.startswith("#")
    ]
    return {fold(entry.card.name): entry for entry in entries}


def figures_of(name: str) -> Card | None:
    """The card of this name as the catalogue has it, without its text; None if there is none."""
    entry = catalogue().get(fold(name))
    return None if entry is None else entry.card


def _entry(number: int, line: str) -> Entry:
    header: list[Line] = []
    keywords: tuple[str, ...] = ()
    abilities = 0
    for part in line.split(" | "):
        label, _, said = part.partition(": ")
        if label == "Keywords":
            keywords = tuple(said.split("; "))
        elif label == "Abilities":
            abilities = int(said)
        else:
            header.append(Line(number, part))
    return Entry(read_card(Block("catalogue.txt", tuple(header), ())).without_text(), keywords, abilities)


def keywords_of(card: Card) -> tuple[str, ...]:
    """507, 405.4 The keywords and thresholds of a card's text, as the catalogue writes them."""
    return tuple(_keywords(card))


def _keywords(card: Card) -> Iterator[str]:
    for text in card.texts:
        if KEYWORDS.fullmatch(text):
            yield text
        elif flip_up := FLIP_UP.fullmatch(text):
            yield f"{flip_up[1]} {AND_MORE}" if flip_up[2] else flip_up[1]
        elif text == PERMISSION:
            yield AT_TACTIC_TIMES
        elif tier := TIER.fullmatch(text):
            yield tier[1]
        elif text.startswith("RECUR"):
            yield text.partition("\n")[0]


def abilities_of(card: Card) -> int:
    """502.1 How many named abilities a card's text has."""
    heads = [text.partition("\n")[0] for text in card.texts if "\n" in text]
    return sum(1 for head in heads if HEADING.fullmatch(head) and not head.startswith("OPTION "))


def differences(card: Card) -> list[str]:
    """105.1 In what a card differs from the one of its name in the catalogue, in words; nothing if there is none.

    201.1b A card's name says which card it is, so one with other figures is no other card but a mistake.
    """
    entry = catalogue().get(fold(card.name))
    if entry is None:
        return []
    known = entry.card
    written: list[tuple[str, object, object]] = [
        ("type line", card.type_line, known.type_line),
        ("cost number", card.cost, known.cost),
        ("threshold", card.threshold.letters or None, known.threshold.letters or None),
        ("strength", card.strength, known.strength),
        ("life", card.life, known.life),
        ("speed", card.speed, known.speed),
        ("stats of the corner", card.gear, known.gear),
        ("structure", card.structure, known.structure),
        ("influence", card.influence, known.influence),
    ]
    if card.text_given:
        written.append(("keywords", sorted(keywords_of(card)), sorted(entry.keywords)))
        written.append(("number of abilities", abilities_of(card), entry.abilities))
    return [
        f"{label} {_said(mine)}, and the catalogue has {_said(theirs)}"
        for label, mine, theirs in written
        if mine != theirs
    ]


def _said(value: object) -> str:
    if isinstance(value, list):
        return ", ".join(map(str, value)) or "none"
    return "none" if value is None else str(value)
