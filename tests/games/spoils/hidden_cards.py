"""Decks of cards that look at, show, look for, name and mix hidden cards: setups in which secrets are easily lost."""

from __future__ import annotations

import random
from typing import Any

from tests.games.spoils.stage import character, item, location, tactic

KINDS = ("character", "tactic", "location", "card", "non-resource card")

DEEDS = (
    "Look at the top card of your deck. You may put it on the bottom of your deck",
    "Look at the top card of your opponent's deck. You may put it into its owner's hand",
    "Look at the top 3 cards of your deck. Put them on top of your deck in any order",
    "Choose a player. Look at the top 2 cards of that player's deck. Put them on top of that deck in any order",
    "Look at your opponent's hand",
    "Look at your opponent's hand. Choose a {kind} in it. Your opponent discards the chosen {short}",
    "Reveal the top card of your deck. Put it into your hand",
    "Reveal the top card of your opponent's deck. Put it into its owner's hand",
    "Reveal the top card of your opponent's deck",
    "Reveal your hand",
    "Your opponent reveals their hand",
    "Your opponent reveals a card in their hand",
    "Search your deck for a {kind}, reveal it, and put it into your hand",
    "Search your deck for a {kind} and put it into your hand",
    "Search your deck for a {kind} and put it into your discard pile",
    "Search your deck for a character, reveal it, and put it on top of your deck",
    "Search your deck for 3 cards and reveal them. Your opponent chooses one of them. "
    "Put the chosen card into your hand. Put the rest into your discard pile",
    "You may search your opponent's deck for a {kind} and put it into their discard pile",
    "Your opponent discards a card at random",
    "Discard a card at random",
    "Your opponent discards a card",
    "Your opponent discards a {kind}",
    "Discard a card. Draw a card",
    "Draw 2 cards",
    "Each player draws a card",
    "Each player discards a card",
    "Put a card from your hand on top of your deck",
    "Put a card from your hand on the bottom of your deck",
    "Your opponent puts a card from their hand on top of their deck",
    "Shuffle your hand into your deck. Draw 3 cards",
    "Shuffle your deck",
    "Shuffle this card into its owner's deck",
    "Put the top 2 cards of your opponent's deck into their discard pile",
    "Put the top card of your deck into play face-down",
    "Put a card from your hand into play face-down",
    "Name a card. Reveal the top card of your deck. Put it into your hand",
    "Name a non-resource card. Your opponent reveals their hand",
    "Put a card from your discard pile into your hand",
    "Put a card from your discard pile on top of your deck",
    "Put a resource you control into its owner's hand",
)
"""What a card does to hidden cards."""

HEADS = (
    "If this card enters play, {}.",
    "If this card enters play, you may discard a card. If you do, {}.",
    "At the start of your turn, {}.",
    "If your opponent draws a card, {}.",
    "If this card is destroyed, {}.",
)
ODD = "ABCDEFGHIJKLMNOP"


def understood(card: str) -> bool:
    """Whether the language has these texts, on such a card."""
    from coven.games.spoils.cards.files import read_cards
    from coven.language import TextError

    try:
        _ = [defn.text for defn in read_cards(card)]
    except TextError:
        return False
    return True


def odd_card(name: str, rng: random.Random) -> str:
    """A card that does something to hidden cards; some of them may lie face down."""
    kind = rng.choice(KINDS)
    deed = rng.choice(DEEDS).format(kind=kind, short="card" if "card" in kind else kind)
    cost = rng.choice(("0", "0", "1"))
    if rng.random() < 0.4:
        return tactic(name, f"Effect: {deed}.", cost=cost)
    texts = [rng.choice(HEADS).format(deed[0].lower() + deed[1:])]
    if rng.random() < 0.3:
        texts.insert(0, "Flip Up 1")
    shape = rng.randrange(4)
    if shape == 0:
        return location(name, 3, *texts[-1:], cost=cost)
    if shape == 1:
        return item(name, *texts[-1:], cost=cost)
    return character(name, f"{rng.randint(1, 3)}/{rng.randint(1, 3)}/{rng.randint(1, 3)}", *texts, cost=cost)


def setup(seed: int, kinds: int = 10, copies: int = 3) -> dict[str, Any]:
    """Two decks of cards made for the occasion; every other one with `bluff`."""
    rng = random.Random(seed)
    cards: list[str] = []
    while len(cards) < kinds:
        card = odd_card(f"Odd {ODD[len(cards)]}", rng)
        if understood(card):
            cards.append(card)
    names = [f"{copies} Odd {letter}" for letter in ODD[:kinds]]
    deck = "\n".join(("Faction: The Tournament Faction", "", "10 Deception", *names))
    return {
        "components": "---\n".join(cards),
        "brings": (deck, deck),
        "options": {"bluff": seed % 2 == 0, "strict decks": False},
    }
