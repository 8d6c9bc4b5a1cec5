"""A search for a position in which two card texts play differently.

The same card, once with one text and once with the other, is played in the same positions with the same answers, until
something that can be seen differs: what is offered, or the position. Cards beside it make all kinds of things happen.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from contextlib import suppress
from functools import cache

from coven.games.spoils.cards.files import read_cards
from coven.language import TextError
from tests.games.spoils.stage import Plain, Stage, character, faction, item, location, resource, stage, tactic

NAME = "Tess"
CARDS = (
    faction(
        "Inn",
        30,
        "Restore Rule: At the start of your turn, restore all depleted cards you control and detach all resources "
        "attached to your faction.",
        "Develop Rule: At the start of your turn, draw a card or play a resource.",
    ),
    resource("Ore", "Provides [OG]"),
    resource("Prism", "Provides [OOOOOOOGGGGGGGEEEEEEEDDDDDDDRRRRRRRVVVVVVV]"),
    resource("Ink", "Provides [D]", types="Rogue Staple Resource"),
    resource("Fire", "Provides [RE]", types="Warlord Resource"),
    character("Sneak", "2/2/3", "Covert", types="Rogue Character - node"),
    character("Guard", "2/4/2", types="Warlord Character - dragon", cost="1"),
    character("Ghost", "2/2/3", "Players cannot pick this card.", types="Arcanist Character - pluck, sarcophyle"),
    character("Sprite", "1/1/5", "HEX", "Cost: Deplete this card. Pick a card.", "Effect: Put a token on it."),
    character("Ogre", "5/5/1", "If this card enters play, draw a card.", types="Banker Character - node"),
    character(
        "Smith", "1/2/3", "MEND", "Cost: Pay 1.", "Effect: Create a Micromajig Token.", types="Gearsmith Character"
    ),
    character("Mole", "3/3/3", "Flip Up 1", types="Arcanist Character - ritualist"),
    item(
        "Blade",
        "Attach to Character",
        "The character this card is attached to gains 1 strength.",
        cost="1",
        stats="+1/+0/+0",
    ),
    item(
        "Bell",
        "RING",
        "Cost: Deplete this card.",
        "Effect: Each player draws a card.",
        types="Rogue Item - gear, pluck",
    ),
    location("Keep", 4, "GATHER", "Cost: Deplete this card.", "Effect: Your faction gains 1 influence."),
    location("Vault", 6, types="Banker Location - node"),
    tactic("Smite", "Cost: Pick a card.", "Effect: Destroy the card."),
    tactic("Bolt", "Cost: Pick a character.", "Effect: Inflict 2 damage to it."),
    tactic("Sting", "Cost: Pick a faction.", "Effect: Inflict 3 damage to it."),
    tactic("Bounce", "Cost: Pick a card.", "Effect: Put it into its owner's hand."),
    tactic("Tire", "Cost: Pick a character.", "Effect: Deplete it."),
    tactic("Rouse", "Cost: Pick a character.", "Effect: Restore it and put a token on it."),
    tactic("Turn Over", "Cost: Pick a character.", "Effect: Flip it face-down."),
    tactic("Lure", "Cost: Pick a character.", "Effect: Take control of it this turn."),
    tactic("Banish", "Cost: Pick a card.", "Effect: Remove it from the game."),
    tactic("Toss", "Effect: Each player discards a card. Flip a coin. If you win, draw a card."),
    tactic("Dig", "Effect: Search your deck for a card and put it into your hand.", types="Arcanist Tactic"),
    tactic("Drain", "Effect: Your opponent's faction loses 2 influence and your faction gains 2 influence."),
    tactic("Hush", "Cost: Play this only in response to a card or ability.", "Effect: Terminate it.", cost="1"),
)
IN_PLAY = ("Sneak", "Guard", "Ghost", "Sprite", "Ogre", "Smith", "Mole", "Blade", "Bell", "Keep", "Vault")
TACTICS = (
    *(
        "Smite",
        "Bolt",
        "Sting",
        "Bounce",
        "Tire",
        "Rouse",
        "Turn Over",
        "Lure",
        "Banish",
        "Toss",
        "Dig",
        "Drain",
        "Hush",
    ),
)
RESOURCES = ("Ore", "Ink", "Fire")
DECISIONS = 40
CHARACTERS = ("Sneak", "Guard", "Ghost", "Sprite", "Ogre", "Smith", "Mole")
SHAPES: dict[str, Callable[[list[str]], str]] = {
    "character": lambda texts: character(NAME, "2/3/3", *texts, cost="1", types="Rogue Character - node"),
    "tactic": lambda texts: tactic(NAME, *texts, cost="1"),
    "gear": lambda texts: item(NAME, "Attach to Character", *texts, types="Rogue Item - gear"),
    "item": lambda texts: item(NAME, *texts, types="Rogue Item - gear"),
    "location": lambda texts: location(NAME, 4, *texts),
    "resource": lambda texts: resource(NAME, *texts),
}
"""The kinds of cards that a text may stand on."""


@cache
def shapes_of(text: str) -> frozenset[str]:
    """The kinds of cards that a text can stand on."""
    found = set()
    for shape, made in SHAPES.items():
        (card,) = read_cards(made(text.split("\n")), "cards")
        with suppress(TextError):
            if card.text:
                found.add(shape)
    return frozenset(found)


def position(shape: str, seed: int) -> Plain:
    """A position with the card in it: in hand or in play, seldom in the discard pile or face-down; A's."""
    rng = random.Random(seed)
    sides = [_side(rng, 100), _side(rng, 200)]
    own = sides[0]
    hosts = [one["number"] for one in own["in play"] if one["card"] in CHARACTERS]
    where = rng.random()
    if where < 0.35 or shape == "tactic":
        own["hand"].append(NAME)
    elif where < 0.4:
        own["discard pile"].append(NAME)
    elif where < 0.45:
        own["in play"].append({"card": NAME, "number": 99, "face": "face-down"})
    elif shape == "gear" and hosts:
        own["in play"].append({"card": NAME, "number": 99, "attached to": rng.choice(hosts)})
    else:
        own["in play"].append({"card": NAME, "number": 99, "tokens": rng.choice((0, 0, 1, 2, 3))})
    if rng.random() < 0.5:
        own["in play"].append({"card": "Prism", "number": 98})
    return {"A": sides[0], "B": sides[1], "turn": rng.choice((3, 4)), "active": rng.choice("AAB")}


def _side(rng: random.Random, number: int) -> Plain:
    """What a player has."""
    there: list[Plain] = []
    for name in rng.sample(IN_PLAY, rng.choice((1, 3, 5))):
        one: Plain = {"card": name, "number": number + len(there)}
        one |= {"depleted": True} if rng.random() < 0.25 else {}
        one |= {"tokens": rng.choice((1, 2))} if rng.random() < 0.2 else {}
        there.append(one)
    there += [{"card": rng.choice(RESOURCES), "number": number + 20 + at} for at in range(rng.choice((2, 5)))]
    return {
        "faction": "Inn",
        "in play": there,
        "hand": rng.sample(TACTICS, rng.choice((1, 3, 4))) + rng.sample(IN_PLAY, rng.choice((0, 1, 2))),
        "deck": [rng.choice((*TACTICS, *IN_PLAY, *RESOURCES)) for _ in range(rng.choice((3, 9, 9)))],
        "discard pile": rng.sample((*TACTICS, *IN_PLAY), rng.choice((0, 2))),
    }


def _offered(t: Stage) -> list[str]:
    """What may be answered; the names of the text's own abilities are left out."""
    return [re.sub(rf"use .* of {NAME}", f"use {NAME}", words) for words in t.offered]


def _answer(offered: list[str], rng: random.Random) -> int:
    about = [at for at, words in enumerate(offered) if NAME in words]
    if about and rng.random() < 0.5:
        return rng.choice(about)
    doing = [
        at for at, words in enumerate(offered) if not words.startswith(("let everything", "ask me", "end the turn"))
    ]
    return rng.choice(doing) if doing and rng.random() < 0.9 else rng.randrange(len(offered))


def told_apart(texts: tuple[str, str], positions: int, first: int = 0) -> int | None:
    """The number of a position from which the two play differently; so many are tried, from the `first` on."""
    shapes = sorted(shapes_of(texts[0]) & shapes_of(texts[1]))
    for seed in range(first, first + positions):
        shape = shapes[seed % len(shapes)]
        both = [SHAPES[shape](text.split("\n")) for text in texts]
        if _differ([stage(*CARDS, card, seed=seed, **position(shape, seed)) for card in both], seed):
            return seed
    return None


def _differ(both: list[Stage], seed: int) -> bool:
    """Whether two games that get the same answers come to differ in something that can be seen."""
    one, two = both
    rng = random.Random(seed)
    for _ in range(DECISIONS):
        if one.asked != two.asked:
            return True
        if one.asked is None:
            break
        offered = _offered(one)
        if offered != _offered(two) or (one.at_rest() and one.truth != two.truth):
            return True
        answer = _answer(offered, rng)
        for t in both:
            t.table.choose(answer)
    return one.asked != two.asked or one.truth != two.truth
