"""Decks of cards that look at, show, look for, name and mix hidden cards: setups in which secrets are easily lost."""

from __future__ import annotations

import random
from collections.abc import Callable
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

FURTHER_DEEDS = (
    "Choose a {kind} in your hand. Put it on top of your deck",
    "Choose a {kind} in your hand. Put it on the bottom of your deck. Draw a card",
    "Choose a {kind} in your hand. Reveal it",
    "Your opponent chooses a card in their hand. Your opponent reveals the chosen card",
    "Reveal a {kind} in your hand",
    "You may reveal a {kind} in your hand. If you do, draw a card",
    "You may discard a {kind}. If you do, draw 2 cards",
    "Discard a card at random. If it was a character, draw a card",
    "Draw a card for each card in your hand",
    "Draw a card for each character in your opponent's hand",
    "Put a resource you control on top of its owner's deck",
    "Put a resource your opponent controls into its owner's hand",
    "Destroy a resource your opponent controls",
    "Destroy a resource you control",
    "Look at a face-down card your opponent controls",
    "Look at a face-down card",
    "Choose a resource. Look at it",
    "Choose a resource your opponent controls. Take control of it",
    "Flip a face-down card face-up",
    "Flip a resource you control face-up",
    "Flip a character face-down",
    "Attach a resource you control to a character",
    "Put a card from your discard pile into play face-down",
    "You may play a resource",
    "You may play a {kind} for free",
    "Put a {kind} from your hand into play",
    "Put the top card of your deck on the bottom of your deck",
    "Put the top 2 cards of your deck on the bottom of your deck in any order",
    "Search your deck for a {kind} and put it into play face-down",
    "Search your deck for a card and put it on top of your deck",
    "Search your deck for 2 cards and put them into your hand",
    "Search your deck for a {kind} and remove it from the game",
    "Reveal cards from the top of your deck until you reveal a {kind}. Put it into your hand",
    "Reveal cards from the top of your deck until you reveal a {kind}. Put it into your hand. "
    "Put the rest on the bottom of your deck in any order",
    "Each player shuffles their hand into their deck. Each player draws 3 cards",
    "Your opponent shuffles their hand into their deck",
    "Shuffle a card from your hand into your deck",
    "Shuffle your discard pile into your deck",
    "Remove the top card of your opponent's deck from the game",
    "Choose a card in your opponent's hand. Your opponent puts it on top of their deck",
    "Put a card from your opponent's hand on top of their deck",
    "Look at your opponent's hand. Choose a card in it. Put it on top of its owner's deck",
    "Look at your opponent's hand. Choose a {kind} in it. Put it into play under your control",
    "Look at the top 2 cards of your deck. Choose one of them. Put it into your hand. "
    "Put the rest on the bottom of your deck in any order",
    "Look at the top card of your deck. If it is a {kind}, you may reveal it",
    "Look at the top card of your deck. You may reveal it and put it into your hand",
    "Your opponent looks at your hand",
    "Your opponent looks at the top card of your deck",
    "Your opponent names a card. Reveal the top card of your deck. Put it into your hand",
    "Reveal the top card of your deck. If it is a {kind}, put it into play",
    "Duplicate a tactic in your hand",
)
"""What a card does that moves, counts or shows hidden cards in other ways."""

COSTS = (
    "Draw a card. Discard a card. Discard an item",
    "Discard a {kind}",
    "Discard a card at random. Put a resource you control into its owner's hand",
    "Shuffle your deck. Draw a card. Discard a {kind}",
    "Reveal a {kind} in your hand",
    "Put a card from your hand on top of your deck. Draw a card. Discard a character",
)
"""Extra costs that may have to be undone when they can't be met after all."""

UNSEEN_DEEDS = (
    "Look at a face-down {kind} your opponent controls",
    "Reveal a face-down {kind}",
    "You may look at a face-down {kind}",
    "Flip a face-down card face-up",
    "Look at all face-down cards",
    "Take control of a face-down card",
    "Put a face-down card you control into its owner's hand",
    "Shuffle a resource you control into its owner's deck",
    "Put a card from your opponent's hand into play face-down under your control",
    "Put the top card of your opponent's deck into play face-down under your control",
    "Choose a {kind} in your opponent's hand. Your opponent reveals it",
    "Your opponent may reveal a {kind} in their hand. If they don't, your opponent discards a card",
    "Your opponent may discard a {kind}. If they don't, draw a card",
    "Your opponent may play a {kind} for free",
    "Your opponent reveals a card in their hand",
    "Your opponent reveals 2 cards in their hand. Choose one of them. Your opponent discards it",
    "Each player reveals a card in their hand",
    "Your opponent chooses a card in your hand. Reveal it",
    "Duplicate a tactic in your opponent's hand",
    "Look at the top 3 cards of your deck. Put one of them into your hand. "
    "Put the rest on the bottom of your deck in any order",
    "Look at the top 3 cards of your deck. Choose one of them. Put the rest into your hand",
    "Look at the top 3 cards of your deck. Your opponent chooses one of them. Put the chosen card into your hand",
    "Reveal the top 3 cards of your deck. Your opponent chooses one of them. Put it into your hand. "
    "Put the rest on the bottom of your deck in any order",
    "Search your deck for 2 cards. Put one of them into your hand. Put the rest on top of your deck in any order",
    "Your opponent searches their deck for a {kind} and puts it into their discard pile",
    "Put 2 cards from your hand on the bottom of your deck in any order. Draw 2 cards",
    "Flip a coin. If you win, look at your opponent's hand. Otherwise, your opponent looks at your hand",
    "The next time a card is discarded this turn, put it on top of its owner's deck instead",
    "Your opponent reveals their hand. Choose a card in it. Put it on the bottom of its owner's deck",
)
"""What a card does to cards of some kind that whoever decides can't see, or has another player do. Where there is none,
nothing happens, and that tells something: so it is only what is shown in any case."""

UNSEEN_COSTS = (
    "Put a {kind} from your opponent's hand on top of their deck",
    "Choose a {kind} in your opponent's hand",
    "Your opponent discards a {kind}",
    "Your opponent reveals a card in their hand. Draw a card. Discard a {kind}",
    "Pick a face-down {kind}",
    "Reveal a face-down {kind}",
    "Play this only if there is a {kind} in your opponent's hand",
    "Play this only if the top card of your deck is a {kind}",
    "Reveal 2 cards in your hand. Draw a card. Discard 2 characters",
    "Look at the top 2 cards of your deck. Put one of them into your hand. Discard a {kind}",
    "Look at your opponent's hand. Draw a card. Discard a {kind}",
    "Put a card from your hand into play face-down. Draw a card. Discard a {kind}",
    "Flip a coin. If you win, X is 2. Otherwise, X is 1. Discard X cards",
)
"""Extra costs that ask for cards of some kind among those that nobody, or somebody else, can see."""

OPEN = ("Your opponent's hand is revealed.", "The top card of your deck is revealed.")

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


def odder_card(name: str, rng: random.Random) -> str:
    """A card that does something else to hidden cards, or costs something of the kind."""
    kind = rng.choice(KINDS)
    deed, cost = (
        rng.choice(texts).format(kind=kind, short="card" if "card" in kind else kind)
        for texts in ((*DEEDS, *FURTHER_DEEDS, *FURTHER_DEEDS), COSTS)
    )
    price = rng.choice(("0", "0", "1"))
    shape = rng.randrange(10)
    if shape < 3:
        return tactic(name, f"Effect: {deed}.", cost=price)
    if shape == 3:
        return tactic(name, f"Cost: {cost}.", f"Effect: {deed}.", cost=price)
    if shape == 4:
        return item(name, "RING", f"Cost: {cost}.", f"Effect: {deed}.", cost=price)
    if shape == 5 and rng.random() < 0.4:
        return item(name, rng.choice(OPEN), cost=price)
    text = rng.choice(HEADS).format(deed[0].lower() + deed[1:])
    if shape < 8:
        return item(name, text, cost=price)
    flip_up = ("Flip Up 1",) if rng.random() < 0.5 else ()
    return character(name, f"{rng.randint(1, 3)}/{rng.randint(1, 3)}/{rng.randint(1, 3)}", *flip_up, text, cost=price)


def oddest_card(name: str, rng: random.Random) -> str:
    """A card that asks for cards of some kind where they can't be seen."""
    kind = rng.choice(KINDS)
    deed, cost = (
        rng.choice(texts).format(kind=kind, short="card" if "card" in kind else kind)
        for texts in ((*UNSEEN_DEEDS, *UNSEEN_DEEDS, *DEEDS), (*UNSEEN_COSTS, *COSTS))
    )
    price = rng.choice(("0", "0", "1"))
    shape = rng.randrange(8)
    if shape < 3:
        return tactic(name, f"Effect: {deed}.", cost=price)
    if shape < 5:
        return tactic(name, f"Cost: {cost}.", f"Effect: {deed}.", cost=price)
    if shape == 5:
        return item(name, "RING", "Cost: Deplete this card.", f"Effect: {deed}.", cost=price)
    text = f"If this card enters play, {deed[0].lower()}{deed[1:]}."
    flip_up = ("Flip Up 1",) if rng.random() < 0.5 else ()
    return character(name, f"{rng.randint(1, 3)}/{rng.randint(1, 3)}/{rng.randint(1, 3)}", *flip_up, text, cost=price)


def oddest_setup(seed: int) -> dict[str, Any]:
    """As `setup` has it, of cards that ask for what can't be seen."""
    return setup(seed, made=oddest_card)


def odder_setup(seed: int) -> dict[str, Any]:
    """As `setup` has it, of cards that do more."""
    return setup(seed, made=odder_card)


def setup(
    seed: int, kinds: int = 10, copies: int = 3, made: Callable[[str, random.Random], str] = odd_card
) -> dict[str, Any]:
    """Two decks of cards made for the occasion; every other one with `bluff`."""
    rng = random.Random(seed)
    cards: list[str] = []
    while len(cards) < kinds:
        card = made(f"Odd {ODD[len(cards)]}", rng)
        if understood(card):
            cards.append(card)
    names = [f"{copies} Odd {letter}" for letter in ODD[:kinds]]
    deck = "\n".join(("Faction: The Tournament Faction", "", "10 Deception", *names))
    return {
        "components": "---\n".join(cards),
        "brings": (deck, deck),
        "options": {"bluff": seed % 2 == 0, "strict decks": False},
    }
