"""Sets of cards written by strangers who had seen the rulebook and nothing else, and what became of them.

Each set is a folder: `cards.txt` as it was written; `ordinary.txt`, the names of the cards that any set has;
`nonsense.txt`, texts that make no sense, each with the reason its writer gave. Beside them is kept what a person has
judged: `read-back.txt`, each accepted text with its house wording and its read-back, and each refused one with the
message; and `misread.txt`, where there are any, the names of those that are accepted and say something else than their
writer meant. To take up a set, or to renew what is kept after a change: `python -m tests.games.revel.text.fresh`,
and judge the difference.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import NamedTuple

from coven.cards import Block, read_blocks
from coven.games.revel.cards import shipped
from coven.games.revel.cards.card import CardDef
from coven.games.revel.cards.files import read_card
from coven.games.revel.cards.names import unknown_names
from coven.games.revel.text.printing import say
from coven.games.revel.text.telling import tell
from coven.language import TextError

FOLDER = Path(__file__).parent
SETS = sorted(path.parent.name for path in FOLDER.glob("*/cards.txt"))


class Judged(NamedTuple):
    """A card, None if it is none by its header, and what is wrong with it."""

    name: str
    card: CardDef | None
    mistakes: list[TextError]


@cache
def cards_of(name: str, file: str = "cards.txt") -> tuple[Judged, ...]:
    """The cards of a set, judged as `coven cards check` does; a name that a card that ships has is no mistake."""
    read = [_card(block) for block in read_blocks((FOLDER / name / file).read_text(encoding="utf-8"), "cards")]
    known = [*shipped().values(), *(card for _, card, _ in read if card is not None)]
    return tuple(
        one if one.card is None else one._replace(mistakes=[*one.card.mistakes(), *unknown_names(one.card, known)])
        for one in read
    )


def _card(block: Block) -> Judged:
    try:
        return Judged(block.name, read_card(block), [])
    except TextError as error:
        return Judged(block.name, None, [error])


def ordinary(name: str) -> set[str]:
    return _names(FOLDER / name / "ordinary.txt")


def misread(name: str) -> set[str]:
    path = FOLDER / name / "misread.txt"
    return _names(path) if path.exists() else set()


def _names(path: Path) -> set[str]:
    return {line for line in path.read_text(encoding="utf-8").split("\n") if line and not line.startswith("#")}


def read_back(name: str) -> str:
    """What the table understood of a set, card by card."""
    lines: list[str] = []
    for title, card, mistakes in cards_of(name):
        lines += ["---", title]
        if mistakes or card is None:
            lines += ["refused", *(f"  {line}" for error in mistakes for line in str(error).split("\n"))]
            continue
        for text, effect in zip(card.text, card.effects, strict=True):
            lines.append(f"> {text}")
            if say(effect) != text:
                lines.append(f"= {say(effect)}")
            lines += [f"  {line}" for line in tell(effect)]
    return "\n".join(lines[1:]) + "\n"
