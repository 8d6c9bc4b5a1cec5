"""Sets of cards written by strangers who had seen the rulebook and how a card is written, and what became of them.

Each set is a folder: `cards.txt` as it was written; `ordinary.txt`, the names of the cards that any set has;
`nonsense.txt`, texts that make no sense, each with the reason its writer gave. Beside them is kept what a person has
judged: `read-back.txt`, each accepted text with its read-back, and each refused one with the message. To take up a set,
or to renew what is kept after a change: `python -m tests.games.spoils.text.fresh`, and judge the difference.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import NamedTuple

from coven.cards import Block, read_blocks
from coven.games.spoils.cards.card import Card
from coven.games.spoils.cards.files import read_card
from coven.games.spoils.text.telling import tell_card
from coven.language import TextError

FOLDER = Path(__file__).parent
SETS = sorted(path.parent.name for path in FOLDER.glob("*/cards.txt"))


class Judged(NamedTuple):
    """A card as it was written, and what is wrong with it."""

    name: str
    source: str
    card: Card | None
    mistake: TextError | None


@cache
def cards_of(name: str, file: str = "cards.txt") -> tuple[Judged, ...]:
    """The cards of a set, judged as `coven cards check` does."""
    text = (FOLDER / name / file).read_text(encoding="utf-8")
    return tuple([_judged(block) for block in read_blocks(text, "cards")])


def _judged(block: Block) -> Judged:
    header, text = ("\n".join(line.text for line in lines) for lines in (block.header, block.paragraphs))
    written = f"{header}\n\n{text}\n"
    card = None
    try:
        card = read_card(block)
        _ = card.text
    except TextError as error:
        return Judged(block.name, written, card, error)
    return Judged(block.name, written, card, None)


def ordinary(name: str) -> set[str]:
    """The names of a set's cards that any set has."""
    return set((FOLDER / name / "ordinary.txt").read_text(encoding="utf-8").split("\n")) - {""}


def read_back(name: str) -> str:
    """What the table understood of a set, card by card."""
    lines: list[str] = []
    for title, _, card, mistake in cards_of(name):
        lines += ["---", title]
        if card is None or mistake is not None:
            lines += ["refused", *(f"  {line}" for line in str(mistake).split("\n"))]
            continue
        lines += [f"> {line}" for text in card.texts for line in text.split("\n")]
        lines += [f"  {line}" for line in tell_card(card.text)]
    return "\n".join(lines[1:]) + "\n"
