"""Golden files: what every shipped card compiles to, in readable form, one file for each set.

A change of the language or of a card shows as a difference in these files. When it is meant, write them anew:

    python -m tests.games.revel.cards.golden
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import MISSING, fields, is_dataclass
from enum import Enum
from pathlib import Path

from coven.games.revel.cards import CardDef, shipped

FOLDER = Path(__file__).parent / "golden"
WIDTH = 110


def sets() -> dict[str, list[CardDef]]:
    """The shipped cards by the file they are in."""
    found: dict[str, list[CardDef]] = {}
    for card in shipped().values():
        found.setdefault(card.source, []).append(card)
    return found


def golden(cards: list[CardDef]) -> str:
    """The golden file of a set."""
    return "\n".join("\n".join([*head(card), *effects(card), ""]) for card in cards)


def head(card: CardDef) -> list[str]:
    """What a card is, apart from its effects."""
    figures = {"Power": card.power, "Resistance": card.resistance}
    said = [card.type_line, *[f"{name} {figure}" for name, figure in figures.items() if figure is not None]]
    return [card.name, "  " + ", ".join([*said, *card.icons])]


def effects(card: CardDef) -> Iterator[str]:
    """Every paragraph with its tree."""
    for text, effect in zip(card.text, card.effects, strict=True):
        yield f"  {text}"
        yield from tree(effect, "    ")


def tree(node: object, indent: str, label: str = "") -> Iterator[str]:
    """A node in one line if it fits, else with its parts in lines of their own."""
    line = f"{indent}{label}{flat(node)}"
    if len(line) <= WIDTH or not (is_dataclass(node) or isinstance(node, tuple)):
        yield line
    elif isinstance(node, tuple):
        yield f"{indent}{label.rstrip()}"
        for part in node:
            yield from tree(part, indent + "  ", "- ")
    else:
        yield f"{indent}{label}{type(node).__name__}"
        for name, part in told(node):
            yield from tree(part, indent + "  ", f"{name}: ")


def flat(node: object) -> str:
    """A node in one line."""
    if isinstance(node, Enum):
        return node.name
    if isinstance(node, tuple):
        return "[" + ", ".join(flat(part) for part in node) + "]"
    if is_dataclass(node):
        return f"{type(node).__name__}({', '.join(f'{name}={flat(part)}' for name, part in told(node))})"
    return repr(node)


def told(node: object) -> list[tuple[str, object]]:
    """The parts of a node that aren't as usual."""
    assert is_dataclass(node)
    parts = [(field, getattr(node, field.name)) for field in fields(node) if field.compare]
    return [(field.name, part) for field, part in parts if field.default is MISSING or part != field.default]


def file_of(source: str) -> Path:
    return FOLDER / source


def write() -> None:
    """Write all golden files anew, and remove those of sets that are gone."""
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for source, cards in sets().items():
        file_of(source).write_text(golden(cards), encoding="utf-8")


if __name__ == "__main__":
    write()
