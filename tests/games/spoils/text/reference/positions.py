"""Positions with a card in them, and the cards around it."""

from __future__ import annotations

import random

from coven.games.spoils.cards import Card
from tests.games.spoils.stage import Plain
from tests.games.spoils.text import telling_apart as lot

CARDS = lot.CARDS


def position(card: Card, rng: random.Random) -> Plain:
    """A position with the card in it, A's: in hand or in play, seldom in the discard pile or face-down."""
    sides = [side(rng, 100), side(rng, 200)]
    own = sides[0]
    hosts = [one["number"] for one in own["in play"] if one["card"] in lot.CHARACTERS]
    attaches = any(text.startswith("Attach to ") for text in card.texts)
    where = rng.random()
    if card.is_faction:
        own["faction"] = card.name
    elif where < 0.4 or card.is_tactic:
        own["hand"].append(card.name)
        if where < 0.1 and card.is_tactic:
            own["discard pile"].append(card.name)
    elif where < 0.44:
        own["discard pile"].append(card.name)
    elif where < 0.5:
        own["in play"].append({"card": card.name, "number": 99, "face": "face-down"})
    elif attaches and hosts:
        own["in play"].append({"card": card.name, "number": 99, "attached to": rng.choice(hosts)})
    elif attaches:
        own["hand"].append(card.name)
    else:
        own["in play"].append({"card": card.name, "number": 99, "tokens": rng.choice((0, 0, 1, 2, 3))})
    if rng.random() < 0.6:
        own["in play"].append({"card": "Prism", "number": 98})
    return {"A": sides[0], "B": sides[1], "turn": rng.choice((3, 4)), "active": rng.choice("AAAB")}


def side(rng: random.Random, number: int) -> Plain:
    """What a player has."""
    there: list[Plain] = []
    for name in rng.sample(lot.IN_PLAY, rng.choice((1, 3, 4, 5))):
        one: Plain = {"card": name, "number": number + len(there)}
        one |= {"depleted": True} if rng.random() < 0.25 else {}
        one |= {"tokens": rng.choice((1, 2))} if rng.random() < 0.2 else {}
        one |= {"damage": 1} if name in ("Guard", "Ogre", "Mole") and rng.random() < 0.2 else {}
        there.append(one)
    there += [{"card": rng.choice(lot.RESOURCES), "number": number + 20 + at} for at in range(rng.choice((2, 5, 7)))]
    return {
        "faction": "Inn",
        "influence": rng.choice((3, 8, 30, 30)),
        "in play": there,
        "hand": rng.sample(lot.TACTICS, rng.choice((1, 2, 3))) + rng.sample(lot.IN_PLAY, rng.choice((0, 1, 2))),
        "deck": [rng.choice((*lot.TACTICS, *lot.IN_PLAY, *lot.RESOURCES)) for _ in range(rng.choice((3, 9, 9)))],
        "discard pile": rng.sample((*lot.TACTICS, *lot.IN_PLAY), rng.choice((0, 2))),
    }
