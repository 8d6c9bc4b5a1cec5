"""What Witches' Revel has for people who write cards: a position to try one in, and decks to put it into."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from coven.games.revel.cards.card import CardDef
from coven.games.revel.cards.deckbuilding import COMPREHENSIVE_RULES, Deck, most_copies
from coven.games.revel.cards.index import CardIndex
from coven.games.revel.cards.shipped_decks import deck_of, default_decks, index_of
from coven.games.revel.editions import EDITIONS
from coven.games.revel.text.tree import Tally
from coven.kernel import CovenError, LogLine, Setup, Source, Swap
from coven.language.walking import nodes

PLAIN_BOARD: Final[dict[str, dict[int, Any]]] = {
    "A": {1: {"cards": ["Plain Spark"], "+1s": 1}, 3: "Iron Kettle"},
    "B": {1: "Iron Kettle", 2: "Schoolroom Hex", 4: "Plain Spark"},
}
"""Strikes and shields without words, so that whatever happens is the tried card's doing. Spaces 2 and 4 are opposed and
open to A, 5 is wholly empty, and in 1 there is a spell on each side."""
PLENTY: Final = 5
"""How much there is of whatever a card may cost."""


class RevelWorkshop:
    """For people who write cards for Witches' Revel."""

    __slots__ = ()

    def trial(self, card: str, setup: Setup) -> dict[str, Any]:
        index = index_of(setup)
        tried = index.find(card)
        mine, others = (deck_of(name, index, None) for name in default_decks())
        position: dict[str, Any] = {"turn": 5, "current": "A", "first": "A", "step": "act", "plays": 3}
        for seat, deck in (("A", mine), ("B", others)):
            cards = [str(one) for one in deck.cards if one.is_spell]
            position[seat] = {
                "witch": str(deck.witch),
                "resources": {str(resource): PLENTY for resource in deck.resources},
                "stamina": PLENTY,
                "spells": dict(PLAIN_BOARD[seat]),
                "stance": next(str(one) for one in deck.cards if one.is_stance),
                "hand": cards[0:6:2],
                "discards": cards[6:10:2],
                "deck": cards[10:],
            }
        side = position["A"]
        witch = tried if tried.is_witch else _payer(tried, mine.witch, index)
        side["witch"], side["resources"] = str(witch), dict.fromkeys(witch.resources, PLENTY)
        if tried.is_resource:
            side["resources"][card] = PLENTY
        elif not tried.is_witch:
            side["hand"] = [card, *side["hand"]]
        return position

    def swap(self, card: str, deck: Source, setup: Setup) -> Swap:
        index, edition = index_of(setup), EDITIONS[setup.options["edition"]]
        new = index.find(card)
        if not (new.is_spell or new.is_stance):
            raise CovenError(f"{card} is no spell and no stance, so no draw deck has a place for it (7.1.4)")
        old = deck_of(deck.text, index, None)
        most, _ = most_copies(new, edition, COMPREHENSIVE_RULES)
        held = Counter(old.cards)
        # As many as may be: how often it is drawn decides how soon the games tell something.
        wanted = 2 if most is None else most
        like = [one for one in held if one.is_stance == new.is_stance and one.is_shield == new.is_shield]
        out = min(like or held, key=lambda one: (-min(held[one], wanted), _distance(one, new)))
        copies = min(held[out], wanted)
        return Swap(_written(old, out, new, copies), str(out), copies)

    def played(self, card: str, line: LogLine) -> bool:
        return any(
            move.what == card and "hand" in move.origin and ("spells" in move.target or "stance" in move.target)
            for move in line.moves
        )


def _payer(tried: CardDef, usual: CardDef, index: CardIndex) -> CardDef:
    """The usual witch, or another one who has more of the resources that a card speaks of."""
    named = (
        {str(tried)} if tried.is_resource else {node.thing for node in nodes(tried.effects) if isinstance(node, Tally)}
    )
    return max(
        [usual, *(card for card in index.values() if card.is_witch)], key=lambda one: len(named & {*one.resources})
    )


def _distance(one: CardDef, other: CardDef) -> int:
    """How unlike two cards are, by their figures."""
    return abs((one.power or 0) - (other.power or 0)) + abs((one.resistance or 0) - (other.resistance or 0))


def _written(deck: Deck, out: CardDef, new: CardDef, copies: int) -> str:
    """A deck list with some copies of a card in the place of another's."""
    cards = Counter(str(one) for one in deck.cards)
    cards[str(out)] -= copies
    cards[str(new)] += copies
    lines = [f"Deck: {deck.name}", f"Witch: {deck.witch}"]
    return "\n".join([*lines, *(f"{count} {name}" for name, count in cards.items() if count)]) + "\n"
