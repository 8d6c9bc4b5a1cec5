"""Reading how much: what is measured, and counted."""

from __future__ import annotations

from typing import Final

from lark import Token

from coven.games.spoils.text.reading.nouns import CONTROLS, Nouns
from coven.games.spoils.text.tree import (
    All,
    Amount,
    Back,
    CountOf,
    ForEach,
    IconsOf,
    Measure,
    Multiple,
    Pointer,
    Stat,
    StatOf,
    TokensOn,
    Variable,
)
from coven.language.nodes import Node, subtrees, tokens

ONCE_EACH: Final = "'for each' goes with a number such as 1 or 2"


class Amounts(Nouns):
    """Reads measures and amounts."""

    def measure(self, node: Node) -> Measure:
        """'its strength', 'the number of cards in your hand', 'half its numeric cost, rounded up'."""
        words, inner = tokens(node), subtrees(node)
        match node.data:
            case "stat_of":
                return StatOf(self.stat(words[0]), self.possessor(inner[0]))
            case "stat_of_thing":
                stat = Stat.NUMERIC_COST if words[0].type == "COST_OF" else self.stat(words[1])
                return StatOf(stat, self.what(inner[0]))
            case "twice":
                return Multiple(self.measure(inner[0]), 2)
            case "half":
                return Multiple(self.measure(inner[0]), 1, 2, words[-1] == ", rounded up")
            case "icons_of":
                icons = self.icons(words[0])
                if len(icons) != 1:
                    raise self.wrong(words[0], "one icon is counted at a time", instead=f"[{icons[0].value}]")
                return IconsOf(icons[0], CONTROLS[str(words[1])])
            case _:
                return self._number_of(node, plural=True)

    def _number_of(self, node: Node, *, plural: bool) -> Measure:
        inner = subtrees(node)
        token = next((token for token in tokens(node) if token.type in ("THOSE", "TOKEN_COUNTED")), None)
        if token is None:
            noun = self.noun(inner[0], plural=plural)
            return CountOf(All(noun, at=self.span(node)))
        if token.type == "THOSE":
            kind = self.kind(tokens(inner[0])[0], plural=True)
            start = token.start_pos or 0
            return CountOf(Back(Pointer.THAT, kind, plural=True, at=(start, self.span(inner[0])[1])))
        self.kind(token, plural=plural)
        return TokensOn(self.what(inner[0]))

    def for_each(self, node: Node) -> Measure:
        """'for each token on this card': what is counted stands in the singular."""
        (inner,) = subtrees(node)
        if inner.data == "icons_of":
            return self.measure(inner)
        return self._number_of(inner, plural=False)

    def times(self, node: Node, amount: int | Variable, measure: Measure | None) -> Amount:
        """So many, or so many for each."""
        if measure is None:
            return amount
        if not isinstance(amount, int):
            raise self.wrong(node, ONCE_EACH)
        return ForEach(amount, measure)

    def whole(self, token: Token) -> int:
        return self.integer(token, 0)
