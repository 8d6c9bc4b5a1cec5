"""Decks of cards that hide, show, look for and mix cards: setups in which secrets are easily lost."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

TYPES = ("strike spell card", "shield spell card", "stance card", "spell card")
PLACES = ("your hand", "your deck", "your discards")

DEEDS = (
    "Draw {n} cards",
    "Draw {n} cards, then stash {n} cards from your hand",
    "Draw 1 {type} from your deck",
    "Draw 1 {type} from your deck, then shuffle your deck",
    "Draw 1 card from your discards",
    "Stash {n} cards from your hand",
    "Stash {n} {type}s from your hand",
    "Stash your next {n} draws",
    "Stash all cards in your discards",
    "Stash any 1 spell",
    "Discard 1 card from your hand",
    "Discard 1 {type} from your hand",
    "Discard your next draw",
    "Discard {n} cards from your opponent's hand",
    "Reveal 1 card from your hand",
    "Reveal 1 card from your hand until your next turn",
    "Reveal 1 {type} from your hand",
    "Reveal your hand",
    "Reveal your opponent's hand",
    "Reveal your opponent's next draw",
    "Reveal your next 3 draws. Draw 1 of them and stash the rest",
    "Reveal your next 2 draws. Stash them",
    "Choose 1 {type} from your hand and stash it",
    "Choose 1 card from your hand. Put it on top of your deck",
    "Put {n} cards from your hand on top of your deck",
    "Put 1 spell card from any discards onto an empty side of yours",
    "Put 1 spell card from your hand onto an empty side of yours",
    "Put any 1 spell on top of your deck",
    "Shuffle your deck",
    "Shuffle your hand into your deck. Draw 3 cards",
    "Shuffle all cards in your hand into your deck",
    "Shuffle all {type}s in your discards into your deck",
    "Shuffle 1 card from your hand into your deck",
    "Play 1 card from your hand",
    "Play 1 {type} from your hand",
    "Your opponent discards 1 card from their hand",
    "Your opponent stashes 1 card from their hand",
    "Your opponent draws 1 card",
    "Your opponent reveals 1 {type} from their hand",
    "Each player discards 1 card from their hand",
    "Each player draws 1 card",
    "Discard 1 card to draw 2 cards",
    "Discard 1 {type} from your hand to draw 2 cards",
    "You may draw 1 card. If you do, stash 1 card from your hand",
    "Draw 1 card, or gain 1 Passion",
    "Gain 1 Passion",
    "Add a +1 to this spell",
    "If you have no cards in your hand, draw 2 cards",
    "Gain Passion equal to the number of cards in your hand",
    "Gain Passion equal to the number of {type}s in your hand",
    "If you have a {type} in your hand, draw 1 card",
)

KEPT = (
    "Choose 1 card from your hand",
    "Choose 2 cards from your hand",
    "Choose 1 {type} from your hand",
    "Choose 1 card from your hand. {when}, {what} it",
    "Choose 1 {type} from your hand. {when}, {what} it",
    "Your opponent chooses 1 card from their hand. {when}, they discard it",
    "Draw {n} cards. {when}, {what} {them}",
    "Draw {n} cards. {when}, stash 1 of them",
    "Draw 1 {type} from your deck. {when}, {what} it",
    "Reveal 1 card from your hand. {when}, {what} it",
    "Reveal your next draw. {when}, draw it",
    "Stash 1 card from your hand. {when}, draw it",
    "Put 1 card from your hand on top of your deck. {when}, discard it",
    "If you discarded a {type} this turn, draw 1 card",
    "You may draw 1 card. Do this only once each turn",
    "You may stash 1 card from your hand. Do this only once each turn",
)
"""What is kept in mind until later: which card was chosen, drawn, revealed or stashed."""

SOUGHT = (
    "Choose 1 {type} from your deck",
    "Choose 1 card from your deck",
    "Choose 1 {type} from your deck. Draw it",
    "Choose 1 {type} from your deck. Reveal it",
    "Choose 1 {type} from your deck. Shuffle your deck. Draw it",
    "Choose 1 {type} from your deck. {when}, {what} it",
    "Choose 1 card from your deck. {when}, draw it",
    "Play 1 {type} from your deck",
    "Play 1 card from your deck",
    "Play your next draw",
    "Reveal 1 {type} from your deck",
    "Reveal 1 card from your deck until your next turn",
    "Stash 1 {type} from your deck",
    "Stash 1 card from your deck",
    "Discard 1 {type} from your deck",
    "Draw 1 {type} from your deck",
    "Put 1 {type} from your deck on top of your deck",
    "Put 1 spell card from your deck onto an empty side of yours",
    "Look at your next 3 draws. Draw 1 of them",
    "Look at your next 3 draws. Stash 1 of them",
    "Look at your next 2 draws. Reveal 1 of them",
    "Look at your next 3 draws. Play 1 of them",
    "Look at your next 3 draws. Discard 1 of them",
    "Look at your opponent's next draw",
    "Your opponent stashes 1 {type} from their deck",
    "Your opponent draws 1 {type} from their deck",
    "Reveal your next 2 draws. Stash them",
    "Reveal your opponent's next draw",
    "Stash 1 card from your hand",
    "Draw 2 cards",
)
"""What is looked for in a deck."""

ASKED = (
    "If you drew a {type} this turn, draw 1 card",
    "If you stashed a {type} this turn, gain 1 Passion",
    "Draw 1 card. If it is a {type}, gain 1 Passion",
    "Stash 1 card from your hand. If it is a {type}, draw 1 card",
    "Choose 1 card from your hand. If it is a {type}, draw 1 card",
    "Your opponent chooses 1 card from their hand. If it is a {type}, gain 1 Passion",
)
"""What is asked of cards that not everybody sees."""

ASKED_ABOVE = (
    "This Spell's Power Is: If the card chosen above is a {type}, draw 1 card.",
    "When Your Turn Begins: If the card chosen above is a {type}, gain 1 Passion.",
    "While the card chosen above is a {type}, this spell has +1 Power or Resistance.",
    "While the card chosen above is a {type}, your opponent can't draw.",
    "The card chosen above can't be played.",
    "The card chosen above can't be stashed.",
    "The card chosen above can't be discarded.",
)

STRAYED = (
    "Name a card. Reveal your opponent's hand. Your opponent discards all cards with that name from their hand",
    "Name a card. Reveal your next draw. If it has that name, draw it",
    "Name a card. Discard 1 card with that name from your opponent's hand",
    "Discard 1 card at random from your hand",
    "Discard 1 card at random from your opponent's hand",
    "Your opponent discards 1 card from their hand at random",
    "Reveal 1 card from your opponent's hand at random",
    "Stash 1 card from your hand at random",
    "Stash 1 card from your opponent's hand at random",
    "Look at your opponent's hand",
    "Look at your opponent's hand. Discard 1 of them",
    "Look at 1 card from your opponent's hand at random",
    "Look at your opponent's next 2 draws. Stash 1 of them",
    "Look at your next 3 draws. Put 1 of them on top of your deck",
    "Look at your next 3 draws. Draw 1 {type} among them and stash the rest",
    "Look at your next 2 draws. You may stash them",
    "Reveal your next 3 draws. Draw 1 {type} among them",
    "Reveal your next 3 draws. Draw each {type} revealed this way",
    "Reveal your next 3 draws. Discard the {type}s revealed this way",
    "Reveal your next 2 draws. Choose 1 of them. Draw it and stash the rest",
    "Reveal your next draw. If it is a {type}, draw it. Otherwise, stash it",
    "Reveal your next draw. You may play it",
    "Reveal your opponent's next draw. They discard it",
    "Reveal your opponent's next draw. You may stash it",
    "Discard your opponent's next draw",
    "Stash your opponent's next 2 draws",
    "Play your opponent's next draw",
    "Stash any number of cards from your hand. Draw that many cards",
    "Discard any number of cards from your hand. Draw that many cards",
    "Reveal any number of {type}s from your hand. Gain 1 Passion for each card revealed this way",
    "Discard up to 2 cards from your hand",
    "Stash up to 2 {type}s from your hand",
    "Discard 1 or more cards from your hand",
    "Draw cards until you have 4 cards in your hand",
    "Your opponent draws cards until they have 4 cards in their hand",
    "Return any 1 spell to its player's hand",
    "Return 1 card from your discards to your hand",
    "Draw 2 cards. Put 1 of them on top of your deck",
    "Draw 3 cards. Stash 2 of them",
    "Draw 2 cards. Reveal 1 of them",
    "Draw 2 cards. Your opponent discards 1 of them",
    "Reveal 1 card with 2 or more Power from your hand",
    "Stash 1 card with 2 or more Power from your hand",
    "Draw 1 spell card with 3 or more Power from your deck",
    'Stash 1 card named "Odd A" from your hand',
    'Reveal 1 card named "Odd A" from your hand',
    'Draw 1 card named "Odd A" from your deck',
    "Shuffle any 1 spell into your deck",
    "Shuffle your discards into your deck",
    "Shuffle 1 card from your discards into your deck",
    "Your opponent shuffles their hand into their deck, then draws 3 cards",
    "Each player shuffles their hand into their deck",
    "Each player reveals their hand",
    "Each player stashes 1 card from their hand",
    "Each player reveals their next draw",
    "Each player reveals 1 card from their hand",
    "Each player draws 2 cards, then discards 1 card from their hand",
    "Put 1 card from your discards on top of your deck",
    "Your opponent puts 1 card from their hand on top of their deck",
    "Choose any 1 spell. Put it on top of its player's deck",
    "Choose 1: draw 1 card; or stash 1 card from your hand",
    "Draw 1 card unless your opponent discards 1 card from their hand",
    "Your opponent discards 1 card from their hand unless they reveal their hand",
    "Discard your hand. Draw 3 cards",
    "Stash your hand. Draw 3 cards",
    "Reveal your hand until your next turn",
    "Reveal your opponent's hand until your next turn",
    "Reveal 1 card from your opponent's hand until your next turn",
    "Discard all {type}s from your hand",
    "Stash all {type}s in your hand",
    "Reveal all {type}s in your hand",
    "Choose 1 card from your opponent's hand. They discard it",
    "Choose 1 card from your opponent's hand at random. {when}, discard it",
    "Choose 1 card from your opponent's hand. {when}, discard it",
    "Your opponent chooses 1 card from your hand. Stash it",
    "Choose 1 card from your discards. {when}, draw it",
    "Choose 2 cards from your deck. Reveal them",
    "Choose 2 cards from your deck. Stash 1 of them",
    "Choose 2 cards from your hand. Stash 1 of them and discard the rest",
    "Draw 1 card for each card in your opponent's hand",
    "Play 1 card from your discards",
    "You may reveal 1 {type} from your hand. If you do, draw 1 card. Otherwise, discard 1 card from your hand",
    "You may discard 1 {type} from your hand. If you don't, lose 1 Stamina",
)
"""What goes on unseen in other ways: at random, by name, by number, from another's hand, and as many as one likes."""

MOMENTS = (
    "At the end of this turn",
    "When your next turn begins",
    "When your opponent's next turn begins",
    "When your opponent's next turn ends",
)
DONE_THEN = ("discard", "stash", "reveal")

ABOVE = (
    "This Spell's Power Is: Discard the card chosen above.",
    "This Spell's Power Is: Stash the card chosen above.",
    "This Spell's Power Is: Play the card chosen above.",
    "When Your Turn Begins: Reveal the card chosen above.",
    "When This Spell Is Discarded: Draw the card chosen above.",
    "When You Draw: Put the card chosen above on top of your deck.",
    "When Your Opponent Draws: Shuffle the card chosen above into your deck.",
)
"""What a card says of what it has chosen."""

HEADS = (
    "On Play",
    "When Your Turn Begins",
    "When You Draw",
    "When Your Opponent Draws",
    "When You Stash A Card",
    "When You Discard A Card",
    "When Your Opponent Plays A Strike Spell",
    "If Playing This Overpowers A Spell",
    "When This Spell Is Discarded",
    "This Spell's Power Is",
)

EVENTS = (
    "When You Would Draw",
    "When Your Opponent Would Draw",
    "When Your Opponent Would Discard A Card",
    "When You Would Lose Stamina",
    "When You Would Stash A Card",
    "When Your Opponent Would Reveal A Card",
    "When Your Opponent Would Use A Power",
    "When Your Opponent Tries To Overpower",
    "When Your Opponent Would Play A Strike Spell",
)

ANSWERS = (
    "{deed}",
    "You may gain 1 Passion instead",
    "If this card is in your hand, discard it to stop it",
    "If this card is in your hand, discard it to draw 1 card",
    "If this card is in your hand, stash it to draw 1 card",
    "Spend 1 Passion to stop it",
)

COSTS = ("To Play: Discard 1 card.", "To Play: Stash 1 card from your hand.", "To Play: Spend 1 Passion.")

ONGOING = (
    "This spell has +1 Power or Resistance for each card in your hand.",
    "While you have no cards in your hand, this spell has +2 Power or Resistance.",
    "Your strike spells have +1 Power.",
    "Your opponent can't reveal cards.",
    "This spell has +1 Power or Resistance for each strike spell card in your hand.",
    "While you have a shield spell card in your hand, your opponent can't draw.",
)


def texts(rng: random.Random) -> list[str]:
    """The effects of one card."""

    def deed() -> str:
        return rng.choice(DEEDS).format(n=rng.choice((1, 2, 2)), type=rng.choice(TYPES))

    lines = [rng.choice(COSTS)] if rng.random() < 0.25 else []
    kind = rng.random()
    if kind < 0.55:
        lines.append(f"{rng.choice(HEADS)}: {deed()}.")
    elif kind < 0.9:
        lines.append(f"{rng.choice(EVENTS)}: {rng.choice(ANSWERS).format(deed=deed())}.")
    else:
        lines.append(rng.choice(ONGOING))
    return lines


def remembered(rng: random.Random) -> list[str]:
    """The effects of a card that keeps something in mind for later; of some cards, effects like those of others."""
    if rng.random() < 0.4:
        return texts(rng)
    deed = rng.choice(KEPT).format(
        n=2, them="them", type=rng.choice(TYPES), when=rng.choice(MOMENTS), what=rng.choice(DONE_THEN)
    )
    head = rng.choice((*HEADS, "The First Time Each Turn You Draw", "The First Time Each Turn You Discard A Card"))
    lines = [f"{head}: {deed}."]
    if "hoose" in deed and rng.random() < 0.7:
        lines.append(rng.choice(ABOVE))
    return lines


def looked_for(rng: random.Random) -> list[str]:
    """The effects of a card that looks for others in a deck; of some cards, effects like those of others."""
    if rng.random() < 0.25:
        return remembered(rng)
    deed = rng.choice(SOUGHT).format(type=rng.choice(TYPES), when=rng.choice(MOMENTS), what=rng.choice(DONE_THEN))
    lines = [f"{rng.choice(HEADS)}: {deed}."]
    if "hoose" in deed and rng.random() < 0.6:
        lines.append(rng.choice(ABOVE))
    return lines


def questioned(rng: random.Random) -> list[str]:
    """The effects of a card that asks what hidden cards are; of some cards, effects like those of others."""
    if rng.random() < 0.3:
        return texts(rng)
    if rng.random() < 0.5:
        return [f"{rng.choice(HEADS)}: {rng.choice(ASKED).format(type=rng.choice(TYPES))}."]
    chosen = rng.choice(("Choose 1 card from your hand", "Your opponent chooses 1 card from their hand"))
    return [f"{rng.choice(HEADS)}: {chosen}.", rng.choice(ASKED_ABOVE).format(type=rng.choice(TYPES))]


def strayed(rng: random.Random) -> list[str]:
    """The effects of a card that does something of many other things with hidden cards; of some, like others'."""
    if rng.random() < 0.3:
        return rng.choice((texts, remembered, looked_for, questioned))(rng)
    deed = rng.choice(STRAYED).format(type=rng.choice(TYPES), when=rng.choice(MOMENTS))
    lines = [f"{rng.choice(HEADS)}: {deed}."]
    if deed.startswith("Choose") and rng.random() < 0.4:
        lines.append(rng.choice(ABOVE))
    return lines


def understood(card: str) -> bool:
    """Whether the language has these texts, on such a card."""
    from coven.games.revel.cards import read_cards
    from coven.language import TextError

    try:
        _ = [defn.effects for defn in read_cards(card)]
    except TextError:
        return False
    return True


Texts = Callable[[random.Random], list[str]]
"""What makes the effects of a card."""


def setup(seed: int, kinds: int = 8, copies: int = 3, effects: Texts = texts) -> dict[str, Any]:
    """Two decks of cards made for the occasion; every other one with `bluff`."""
    rng = random.Random(seed)
    cards: list[str] = []
    names: list[str] = []
    while len(names) < kinds:
        name = f"Odd {'ABCDEFGHIJKLMNOP'[len(names)]}"
        kind = rng.choice(("A Strike Spell\nPower {}", "A Strike Spell\nPower {}", "A Shield Spell\nResistance {}"))
        head = "A Stance" if rng.random() < 0.15 else kind.format(rng.randint(0, 4))
        card = "\n".join((name, head, "", *effects(rng)))
        if understood(card):
            names.append(name)
            cards.append(card)
    deck = "\n".join(("Witch: Celosia", *(f"{copies} {name}" for name in names)))
    return {
        "components": "\n---\n".join(cards),
        "brings": (deck, deck),
        "options": {
            "bluff": seed % 2 == 0,
            "strict decks": False,
            "edition": "starter" if seed % 4 == 3 else "comprehensive",
        },
    }


def keeping(seed: int) -> dict[str, Any]:
    """Two decks of cards that keep in mind which cards were chosen, drawn, revealed or stashed."""
    return setup(seed, effects=remembered)


def seeking(seed: int) -> dict[str, Any]:
    """Two decks of cards that choose, play, reveal, stash or take cards out of a deck that is looked through."""
    return setup(seed, effects=looked_for)


def asking(seed: int) -> dict[str, Any]:
    """Two decks of cards that ask what cards are that not everybody sees."""
    return setup(seed, effects=questioned)


def straying(seed: int) -> dict[str, Any]:
    """Two decks of cards that do what those of no other table do: at random, by name, from another's hand."""
    return setup(seed, effects=strayed)


KINDS: tuple[Texts, ...] = (texts, looked_for, remembered, questioned, strayed)


def crowding(seed: int) -> dict[str, Any]:
    """Two decks of few kinds of cards with many copies, which look alike."""
    return setup(seed, kinds=4, copies=6, effects=KINDS[seed % len(KINDS)])
