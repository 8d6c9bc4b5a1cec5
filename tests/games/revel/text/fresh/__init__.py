"""Sets of cards written by strangers who had seen the rulebook and nothing else, and what became of them.

Each set is a folder: `cards.txt` as it was written; `ordinary.txt`, the names of the cards that any set has;
`nonsense.txt`, texts that make no sense, each with the reason its writer gave. Beside them is kept what a person has
judged: `read-back.txt`, each accepted text with its house wording and its read-back, and each refused one with the
message. To take up a set, or to renew what is kept after a change: `python -m tests.games.revel.text.fresh`, and judge
the difference.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from coven.games.revel.cards import read_cards, shipped
from coven.games.revel.cards.card import CardDef
from coven.games.revel.cards.names import unknown_names
from coven.games.revel.text.printing import say
from coven.games.revel.text.telling import tell
from coven.language import TextError

FOLDER = Path(__file__).parent
SETS = sorted(path.parent.name for path in FOLDER.glob("*/cards.txt"))


class Judged(NamedTuple):
    """A card, and what is wrong with its text."""

    card: CardDef
    mistakes: list[TextError]


def cards_of(name: str, file: str = "cards.txt") -> list[Judged]:
    """The cards of a set, judged as `coven cards check` does; a name that a card that ships has is no mistake."""
    cards = read_cards((FOLDER / name / file).read_text(encoding="utf-8"))
    known = [*shipped().values(), *cards]
    judged = []
    for card in cards:
        mistakes = list(card.mistakes())
        judged.append(Judged(card, mistakes or unknown_names(card, known)))
    return judged


def ordinary(name: str) -> set[str]:
    return set((FOLDER / name / "ordinary.txt").read_text(encoding="utf-8").split("\n")) - {""}


def read_back(name: str) -> str:
    """What the table understood of a set, card by card."""
    lines: list[str] = []
    for card, mistakes in cards_of(name):
        lines += ["---", card.name]
        if mistakes:
            lines += ["refused", *(f"  {line}" for error in mistakes for line in str(error).split("\n"))]
            continue
        for text, effect in zip(card.text, card.effects, strict=True):
            lines.append(f"> {text}")
            if say(effect) != text:
                lines.append(f"= {say(effect)}")
            lines += [f"  {line}" for line in tell(effect)]
    return "\n".join(lines[1:]) + "\n"
