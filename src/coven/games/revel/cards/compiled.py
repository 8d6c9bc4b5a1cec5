"""4.1.1 Compiled cards, kept between runs.

Reading card text takes a grammar, its parser, a binding pass and all that is refused: far more than playing takes. So
what the cards of a file compile to is kept, by everything that decides it: their texts, names and types, and the
sources of the language. Cards that have been read and judged once are not read again until one of these changes.
"""

from __future__ import annotations

import importlib.util
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from coven.games.revel.cards.card import CardDef
from coven.games.revel.text.tree import Effect
from coven.games.revel.text.tree.plain import from_plain, plain
from coven.language import TextError
from coven.language.kept import digest_of, keep, named_by, recall

HERE: Final = Path(__file__).parent
CODE: Final = HERE.parents[2]
DECIDE: Final = (
    HERE.with_name("text"),
    CODE / "language",
    HERE / "card.py",
    HERE / "compiled.py",
    CODE / "kernel" / "spelling.py",
)
"""The sources that decide how a text is read: nothing else is imported for it (a test holds that)."""


def compile_together(cards: Sequence[CardDef]) -> None:
    """Have cards compiled together, when the first of them is wanted, and kept."""
    together = _Together(cards)
    for card in cards:
        card.recalled = together.effects_of


class _Together:
    """Cards that are compiled together, or recalled."""

    __slots__ = ("_cards", "_known")

    def __init__(self, cards: Sequence[CardDef]) -> None:
        self._cards = {card.name: card for card in cards}
        self._known: dict[str, Any] | None = None

    def effects_of(self, card: CardDef) -> tuple[Effect, ...]:
        """The effects of one of the cards. TextError if one of its texts is amiss."""
        if self._known is None:
            self._known = self._recalled()
        try:
            effects = tuple([from_plain(effect) for effect in self._known[card.name]])
        except (KeyError, TypeError, ValueError):
            effects = ()
        whole = len(effects) == len(card.text) and all(isinstance(effect, Effect) for effect in effects)
        return effects if whole else card.compiled()

    def _recalled(self) -> dict[str, Any]:
        """What was kept of them; if nothing was, they are compiled now, and kept."""
        language = sources()
        if language is None:
            return {}
        told = [f"{card.name}\n{card.types}\n{card.text}" for card in self._cards.values()]
        name = named_by("cards", language, *told)
        known = recall(name)
        if not isinstance(known, dict):
            known = {name: plain(effects) for name, effects in self._compiled()}
            keep(name, known)
        return known

    def _compiled(self) -> list[tuple[str, tuple[Effect, ...]]]:
        found = []
        for name, card in self._cards.items():
            try:
                found.append((name, card.compiled()))
            except TextError:
                continue  # it is told of when that card is wanted
        return found


@cache
def sources() -> str | None:
    """All that decides how card text is read, in short; None where that can't be known."""
    parser = importlib.util.find_spec("lark")
    if parser is None or parser.origin is None:
        return None
    return digest_of((*DECIDE, Path(parser.origin)), ".py", ".lark")
