"""A search for a position in which two card texts play differently.

The same card, once with one text and once with the other, is played in the same positions with the same answers, until
something that can be seen differs: what is offered, or the position. Cards beside it make all kinds of things happen.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

from tests.games.revel.stage import Plain, Stage, resource, shield, stage, stance, strike, witch

NAME = "Tess"
CARDS = (
    strike("Thread", 2, icons="flames, currents", types=" & A Familiar"),
    strike("Needle", 4, icons="flames, moonlight"),
    shield("Wall", 3),
    "Fog\nA Shield Spell & A Familiar\nResistance 2\n",
    resource("Grief"),
    strike("Both", 1, "On Play: Look at your opponent's hand. You may play 1 card from your hand."),
    stance("Calm"),
    stance("Storm", "When Your Turn Begins: Gain 1 Passion."),
    witch(
        "Worker",
        "Her Power Is: Discard 1 spell or stance.",
        "Her Power Is: Add 2 +1s to 1 spell. Draw 1 card.",
        "Her Power Is: Each player discards 1 card from their hand. Each player gains 2 Passion.",
        "Her Power Is: Remove a +1 from 1 spell. Stash 1 card. Check for overpower for 1 spell.",
    ),
    witch(
        "Mover",
        "Her Power Is: Choose 1 spell. Its player draws it back. Reveal 2 cards from your hand.",
        "Her Power Is: Play 1 card from your hand. Each player loses 1 Passion. Your opponent draws 1 card.",
        "Her Power Is: Each player spends 1 Passion. Lose 1 Stamina. Put 1 spell on top of your deck.",
        "Her Power Is: Each player discards 2 cards. Gain 1 Stamina. Any 1 spell has -1 Power until the turn ends.",
    ),
    witch(
        "Griever",
        "Her Power Is: Gain 1 Grief.",
        "Her Power Is: Lose 1 Grief.",
        "Her Power Is: Spend 1 Grief.",
        "Her Power Is: Lose 1 Passion. Discard your stance.",
    ),
)
ALL = ["Thread", "Needle", "Wall", "Fog", "Both", "Calm", "Storm", "Plain Spark"]
LINES = {
    "A Strike Spell": "Tess\nA Strike Spell & A Familiar\nPower 3\nIcons: flames\n\n{}\n",
    "A Stance": "Tess\nA Stance\n\n{}\n",
    "She's a Witch of Passion": "Tess\nShe's a Witch of Passion\n\n{}\n",
}


def _side(rng: random.Random) -> Plain:
    spells: dict[int, Plain] = {}
    for space in rng.sample(range(1, 6), rng.choice([0, 1, 2, 3, 4])):
        cards = [rng.choice(["Thread", "Needle", "Wall", "Fog", "Both", "Thread"])]
        if cards[0] in ("Thread", "Needle") and rng.random() < 0.3:
            cards.append("Thread")
        spells[space] = {"cards": cards, "+1s": rng.choice([0, 0, 1, 2])}
    side: Plain = {
        "hand": rng.choices(ALL, k=rng.choice([0, 1, 3, 4])),
        "deck": rng.choices(ALL, k=rng.choice([2, 8, 8])),
        "discards": rng.choices(ALL, k=rng.choice([0, 2, 3])),
        "resources": {"Passion": rng.choice([0, 1, 2, 4, 6]), "Grief": 3},
        "stamina": rng.choice([2, 3, 4, 4]),
        "spells": spells,
        "witch": rng.choice(["Worker", "Mover", "Worker", "Mover", "Griever"]),
    }
    if rng.random() < 0.5:
        side["stance"] = rng.choice(["Calm", "Storm"])
    return side


def position(line: str, seed: int) -> Plain:
    """A position with the card in it: in hand or on the field, seldom in the discards; A's."""
    rng = random.Random(seed)
    sides = {"A": _side(rng), "B": _side(rng)}
    owner = sides["A"]
    if "Witch" in line:
        owner["witch"] = NAME
    elif rng.random() < 0.5:
        owner["hand"].append(NAME)
    elif rng.random() < 0.15:
        owner["discards"].append(NAME)
    elif "Stance" in line:
        owner["stance"] = NAME
    else:
        owner["spells"][rng.choice([1, 2, 3])] = {"cards": [NAME], "+1s": rng.choice([0, 1, 2])}
    return {**sides, "plays": rng.choice([1, 2, 3]), "current": rng.choice("AAB")}


def _offered(t: Stage) -> list[str]:
    """What may be answered; the words of the text itself are left out."""
    return [re.sub(rf"\b{NAME}: .*", NAME, words) for words in t.offered]


def _answer(offered: list[str], rng: random.Random) -> int:
    about = [at for at, words in enumerate(offered) if NAME in words or "play" in words]
    if about and rng.random() < 0.5:
        return rng.choice(about)
    return rng.randrange(len(offered))


def games(line: str, texts: tuple[str, str], seed: int, above: str = "") -> Iterator[tuple[Stage, Stage]]:
    """Both games after each answer, as long as they are alike."""
    plain = position(line, seed)
    both = [stage(*CARDS, LINES[line].format(f"{above}{text}"), seed=seed, **plain) for text in texts]
    rng = random.Random(seed)
    for _ in range(DECISIONS):
        yield both[0], both[1]
        if both[0].table.decision is None:
            return
        answer = _answer(_offered(both[0]), rng)
        for t in both:
            t.table.choose(answer)


DECISIONS = 24


def told_apart(line: str, texts: tuple[str, str], positions: int, above: str = "") -> int | None:
    """The number of a position from which the two play differently. `above`: what is printed above both."""
    above = f"{above}\n" if above else ""
    for seed in range(positions):
        for one, two in games(line, texts, seed, above):
            if one.asked != two.asked or one.truth != two.truth:
                return seed
            if one.table.decision is not None and _offered(one) != _offered(two):
                return seed
    return None
