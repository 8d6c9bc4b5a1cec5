"""What every card that ships says, read back in explicit words: a file for each set.

`python -m tests.games.spoils.text.golden` writes them anew; whoever does so reads what has changed.
"""

from __future__ import annotations

from pathlib import Path

from coven.games.spoils.cards.index import shipped
from coven.games.spoils.text.reading import compile_text
from coven.games.spoils.text.telling import tell_card

FOLDER = Path(__file__).parent


def told() -> dict[str, str]:
    """For each file of cards, all of them read back that have a text."""
    files: dict[str, list[str]] = {}
    for card in shipped().values():
        if not card.texts:
            continue
        lines = [f"    {line}" for line in tell_card(compile_text(card.texts, card.types))]
        files.setdefault(card.source, []).append("\n".join([card.name, *lines]))
    return {name: "\n\n".join(cards) + "\n" for name, cards in files.items()}
