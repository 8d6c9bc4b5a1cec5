"""What The Spoils has for people who write cards: a position to try one in, and decks to put it into."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from coven.games.spoils.cards.card import Card
from coven.games.spoils.cards.deckbuilding import COPIES, Deck
from coven.games.spoils.cards.parts import LETTERS
from coven.games.spoils.cards.shipped_decks import deck_of, default_decks, index_of
from coven.kernel import CovenError, LogLine, Setup, Source, Swap

STAPLES: Final = dict(zip(LETTERS, ("Obsession", "Greed", "Elitism", "Deception", "Rage"), strict=False))
"""203.5a The staple that provides an icon, by its letter; no staple provides Volition."""
PLENTY: Final = 12
"""So many resources there are at least: a card, a response to it, and a faction's ability can be paid for."""
PLAIN: Final[dict[str, list[Any]]] = {
    "A": ["Scout", {"card": "Union Leader", "depleted": True}, "Oversoon Lightfoot"],
    "B": ["Headlong Purloiner", "Legacy Warmachine", "Sneaking Spitspider", "Reveille Tower"],
}
"""Characters without words, one of them depleted, a covert one, and a location, so that whatever happens is the tried
card's doing."""


class SpoilsWorkshop:
    """For people who write cards for The Spoils."""

    __slots__ = ()

    def trial(self, card: str, setup: Setup) -> dict[str, Any]:
        index = index_of(setup)
        tried = index.find(card)
        position: dict[str, Any] = {"turn": 5, "active": "A", "first": "A"}
        for seat, name in zip("AB", default_decks(), strict=True):
            deck = deck_of(name, index, None)
            cards = [str(one) for one in deck.cards if not one.is_resource]
            position[seat] = {
                "faction": tried.name if tried.is_faction and seat == "A" else deck.faction.name,
                "in play": [*_resources(tried if seat == "A" else deck.cards[-1]), *PLAIN[seat]],
                "hand": cards[0:6:2],
                "discard pile": cards[6:12:2],
                "deck": cards[12:],
            }
        if not tried.is_faction:
            position["A"]["hand"] = [tried.name, *position["A"]["hand"]]
        return position

    def swap(self, card: str, deck: Source, setup: Setup) -> Swap:
        index = index_of(setup)
        new = index.find(card)
        if new.is_faction:
            raise CovenError(f"{card} is a faction, and a deck has one already (103.1a)")
        old = deck_of(deck.text, index, None)
        held = Counter(old.cards)
        like = [one for one in held if one.types == new.types and not one.staple]
        others = [one for one in held if not one.staple] or list(held)
        out = min(like or others, key=lambda one: (-min(held[one], COPIES), abs(one.numeric_cost - new.numeric_cost)))
        copies = min(held[out], COPIES)
        return Swap(_written(old, out, new, copies), str(out), copies)

    def played(self, card: str, line: LogLine) -> bool:
        return any(
            move.what == card and "hand" in move.origin and bool({"being_played", "in_play"} & set(move.target))
            for move in line.moves
        )


def _resources(tried: Card) -> list[str]:
    """The icons that a card asks for, and enough of them to pay for it."""
    icons = [STAPLES[letter] for letter in tried.threshold.letters if letter in STAPLES] or ["Greed"]
    wanted = max(PLENTY, tried.numeric_cost + 3)
    return [*icons, *[icons[0]] * (wanted - len(icons))]


def _written(deck: Deck, out: Card, new: Card, copies: int) -> str:
    """A deck list with some copies of a card in the place of another's."""
    cards = Counter(str(one) for one in deck.cards)
    cards[str(out)] -= copies
    cards[str(new)] += copies
    lines = [f"Name: {deck.name}", f"Faction: {deck.faction}"]
    return "\n".join([*lines, *(f"{count} {name}" for name, count in cards.items() if count)]) + "\n"
