"""201 Cards in files: what the lines of a card say (see `coven.cards.files` for the format).

A card is its name, its type line, further header lines, an empty line, and its rules text:

    Quotidian Ejector
    Arcanist Character - ritualist
    Cost 3 OO
    Stats 1/1/3

    This card enters play with 2 tokens.

    EJECT
    Cost: Remove 2 tokens from this card. Pick a non-resource card.
    Effect: Put the card into its owner's hand.

A line of rules text is a paragraph, but for abilities, costs with their effects, and options, which take several.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Final

from coven.cards import Block, Line, read_blocks
from coven.games.spoils.cards.card import Card
from coven.games.spoils.cards.parts import MOST_PARAGRAPHS, NO_ICONS, BattleStats, Icons, icons_of
from coven.games.spoils.text.words.vocabulary import CardType, Trade

COLLECTOR: Final = ("subtitle", "set", "number", "rarity")
"""201.1a, 201.6, 201.6a, 201.6b What is printed on a card and nothing to the rules."""
COST: Final = re.compile(r"Cost (\d{1,3})(?: ([A-Za-z]+))?")
NUMBER: Final = re.compile(r"(\d{1,4})/(\d{1,4})")
"""201.6d The place in its set, and the set's size."""
RARITIES: Final = ("common", "uncommon", "rare", "ultra rare")
"""201.6c"""
STATS: Final = re.compile(r"Stats ([+-]?)(\d{1,3})/([+-]?)(\d{1,3})/([+-]?)(\d{1,3})")
FIGURE: Final = re.compile(r"(Structure|Influence) (\d{1,3})")
HEADING: Final = re.compile(r"(?=.*[A-Z])[^a-z:\[\]]+(?: \[[A-Z]+\])?")
"""201.5c, 502.1, 307.2 The name of an ability, perhaps with its threshold, or the label of an option."""
SECTION: Final = re.compile(r"(?:Cost|Effect): .+")
"""401.1a, 402.1b The two labels."""
HEADER_LINES: Final = (
    "a header line is 'Cost 3 OO', 'Stats 1/1/3', 'Structure 5', 'Influence 25', 'Set: ...', 'Number: ...',"
    " 'Rarity: ...' or 'Subtitle: ...'; an empty line goes before the rules text"
)
OWNERS: Final = {
    "Stats": (CardType.CHARACTER, "201.7a"),
    "Structure": (CardType.LOCATION, "201.8a"),
    "Influence": (CardType.FACTION, "202.3a"),
}
"""201.7a, 201.8a, 202.3a Which cards have which figures."""


def _nothing_known(name: str) -> Card | None:
    return None


def read_cards(
    text: str, source: str = "cards", figures: Callable[[str], Card | None] = _nothing_known
) -> tuple[Card, ...]:
    """The cards of a file. TextError names file, line and card; rules texts are read later.

    With `figures`, a card that they know may be written as its name, an empty line and its rules text.
    """
    return tuple(read_card(block, figures) for block in read_blocks(text, source))


def read_card(block: Block, figures: Callable[[str], Card | None] = _nothing_known) -> Card:
    """201.1, 201.2, 201.3, 201.4, 201.5 The card that a block describes. TextError if it is none."""
    known = figures(block.name)
    if len(block.header) == 1 and known is not None:
        lines = _rules_text(block)
        return known.with_text(tuple(line.text for line in lines), block.source, tuple(line.number for line in lines))
    if len(block.header) < 2:
        raise block.error(
            block.header[0], "the line under a card's name is its type line, such as 'Banker Character - mau'", "201.4a"
        )
    trade, types, staple, subtypes = read_type_line(block, block.header[1])
    header = _Header(block, types)
    for line in block.header[2:]:
        header.read(line)
    header.check_complete()
    paragraphs = _rules_text(block)
    return Card(
        block.name,
        types,
        trade,
        staple=staple,
        subtypes=subtypes,
        subtitle=header.collector.pop("subtitle", ""),
        cost=header.cost,
        threshold=header.threshold,
        stats=header.stats,
        gear=header.gear,
        structure=header.figures.get("Structure"),
        influence=header.figures.get("Influence"),
        texts=tuple(line.text for line in paragraphs),
        collector=tuple(header.collector.items()),
        source=block.source,
        lines=tuple(line.number for line in paragraphs),
    )


def read_type_line(block: Block, line: Line) -> tuple[Trade, frozenset[CardType], bool, tuple[str, ...]]:
    """201.4 Trade, types, whether it is a staple (203.5), and subtypes."""
    left, _, right = (part.strip() for part in line.text.partition(" - "))
    words = left.lower().split()
    trades = {trade.value: trade for trade in Trade}
    kinds = {kind.value: kind for kind in CardType}
    if not words or words[0] not in trades:
        raise block.error(
            line, f"a type line begins with a trade: {', '.join(trades)}", "201.4a", left.split(" ")[0] or None
        )
    staple = "staple" in words[1:]
    types = [word for word in words[1:] if word != "staple"]
    for word, written in zip(words[1:], left.split()[1:], strict=True):
        if word != "staple" and word not in kinds:
            raise block.error(line, f"after the trade comes a type: {', '.join(kinds)}", "201.4a", written)
    if not types:
        raise block.error(line, f"after the trade comes a type: {', '.join(kinds)}", "201.4a")
    if staple and "resource" not in types:
        raise block.error(line, "only resources are staples", "203.5", "Staple" if "Staple" in left else None)
    subtypes = tuple(part.strip().lower() for part in right.split(",")) if right else ()
    if "" in subtypes:
        raise block.error(line, "subtypes stand after the dash, with commas between them", "201.4b")
    return trades[words[0]], frozenset(kinds[word] for word in types), staple, subtypes


class _Header:
    """The header lines of a card, as far as they were read."""

    def __init__(self, block: Block, types: frozenset[CardType]) -> None:
        self.block = block
        self.types = types
        self.cost: int | None = None
        self.threshold: Icons = NO_ICONS
        self.stats: BattleStats | None = None
        self.gear: BattleStats | None = None
        self.figures: dict[str, int] = {}
        self.collector: dict[str, str] = {}
        self.seen: set[str] = set()

    def read(self, line: Line) -> None:
        label = re.split(r"[ :]", line.text, maxsplit=1)[0]
        if label in self.seen:
            raise self.block.error(line, f"{label} is given twice")
        self.seen.add(label)
        key, colon, rest = (part.strip() for part in line.text.partition(":"))
        if cost := COST.fullmatch(line.text):
            self._read_cost(line, int(cost[1]), cost[2] or "")
        elif stats := STATS.fullmatch(line.text):
            self._read_stats(line, (stats[1], stats[3], stats[5]), (int(stats[2]), int(stats[4]), int(stats[6])))
        elif figure := FIGURE.fullmatch(line.text):
            self._check_owner(line, figure[1])
            self.figures[figure[1]] = int(figure[2])
        elif colon and key.lower() in COLLECTOR:
            self._read_collector(line, key.lower(), rest)
        else:
            raise self.block.error(line, HEADER_LINES)

    def _read_collector(self, line: Line, key: str, said: str) -> None:
        """201.6 Set, rarity and number, of several prints one after the other."""
        if key == "rarity" and said not in RARITIES:
            raise self.block.error(line, f"a card is {', '.join(RARITIES[:-1])} or {RARITIES[-1]}", "201.6c", said)
        if key == "number":
            for one in said.split(", "):
                place = NUMBER.fullmatch(one)
                if place is None or not 1 <= int(place[1]) <= int(place[2]):
                    raise self.block.error(line, "a collector number is such as 196/220", "201.6d", one)
        self.collector[key] = said

    def _read_cost(self, line: Line, cost: int, letters: str) -> None:
        """201.2, 201.3"""
        if self.types & {CardType.FACTION, CardType.RESOURCE}:
            raise self.block.error(line, "a faction or a resource has no cost number: nobody pays for it", "203.1")
        self.cost = cost
        try:
            self.threshold = icons_of(letters.upper())
        except ValueError as error:
            raise self.block.error(line, str(error), "201.3a", letters) from None

    def _read_stats(self, line: Line, signs: tuple[str, str, str], values: tuple[int, int, int]) -> None:
        """201.7 Without signs a character's own stats, with signs what an item's corner adds (201.7c)."""
        if all(signs):
            if CardType.ITEM not in self.types:
                raise self.block.error(line, "only an item adds to somebody's battle stats", "201.7c")
            adds = [value if sign == "+" else -value for sign, value in zip(signs, values, strict=True)]
            self.gear = BattleStats(adds[0], adds[1], adds[2])
        elif any(signs):
            raise self.block.error(line, "either all three stats have a sign or none: 1/1/3, +2/+2/+0", "201.7c")
        else:
            self._check_owner(line, "Stats")
            self.stats = BattleStats(*values)

    def _check_owner(self, line: Line, label: str) -> None:
        kind, rule = OWNERS[label]
        if kind not in self.types:
            raise self.block.error(line, f"only a {kind.value} has {label.lower()}", rule)

    def check_complete(self) -> None:
        """201.7, 201.8, 202.3a A card without the figures that its type needs can't be played with."""
        have = {"Stats": self.stats is not None, **dict.fromkeys(self.figures, True)}
        for label, (kind, rule) in OWNERS.items():
            if kind in self.types and not have.get(label):
                raise self.block.error(self.block.header[1], f"a {kind.value} needs its {label.lower()}", rule)


def _rules_text(block: Block) -> tuple[Line, ...]:
    found = tuple(read_paragraphs(block))
    if len(found) > MOST_PARAGRAPHS:
        raise block.error(found[MOST_PARAGRAPHS], f"a card has {MOST_PARAGRAPHS} paragraphs of text at most", "201.5")
    return found


def read_paragraphs(block: Block) -> Iterator[Line]:
    """201.5 The paragraphs of a card's rules text, each with the line it begins at.

    The lines of an ability, of an option, and of a cost with its effect belong together.
    """
    gathered: list[Line] = []
    for line in block.paragraphs:
        begins = HEADING.fullmatch(line.text) is not None
        section = SECTION.fullmatch(line.text)
        goes_on = bool(
            gathered
            and section
            and (
                HEADING.fullmatch(gathered[-1].text)
                or (line.text.startswith("Effect: ") and gathered[-1].text.startswith("Cost: "))
            )
        )
        if gathered and not goes_on:
            yield _together(block, gathered)
            gathered = []
        if begins or section:
            gathered.append(line)
        else:
            yield line
    if gathered:
        yield _together(block, gathered)


def _together(block: Block, lines: list[Line]) -> Line:
    if HEADING.fullmatch(lines[-1].text):
        raise block.error(
            lines[-1], "below the name of an ability stand its 'Cost: ...' and its 'Effect: ...'", "502.1"
        )
    return Line(lines[0].number, "\n".join(line.text for line in lines))
