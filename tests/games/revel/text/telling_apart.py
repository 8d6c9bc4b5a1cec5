"""A search for a position in which two card texts play differently.

The same card, once with one text and once with the other, is played in the same positions with the same answers, until
something that can be seen differs: what is offered, or the position. Cards beside it make all kinds of things happen.
"""

from __future__ import annotations

import random
import re

from tests.games.revel.stage import Plain, Stage, resource, stage, witch
from tests.games.revel.text import boards

NAME = "Tess"
CARDS = (
    *boards.CARDS,
    "Fog\nA Shield Spell & A Familiar\nResistance 2\n",
    resource("Grief"),
    witch(
        "Griever",
        "Her Power Is: Gain 1 Grief.",
        "Her Power Is: Lose 1 Grief.",
        "Her Power Is: Spend 1 Grief.",
        "Her Power Is: Lose 1 Passion. Discard your stance.",
    ),
)
LOT = boards.Lot(
    cards=("Thread", "Needle", "Wall", "Fog", "Both", "Calm", "Storm", "Plain Spark"),
    spells=("Thread", "Needle", "Wall", "Fog", "Both", "Thread"),
    witches=("Worker", "Mover", "Worker", "Mover", "Griever"),
    hands=(0, 1, 3, 4),
    decks=(2, 8, 8),
    stamina=(2, 3, 4, 4),
    further={"Grief": 3},
)
LINES = {
    "A Strike Spell": "Tess\nA Strike Spell & A Familiar\nPower 3\nIcons: flames\n\n{}\n",
    "A Stance": "Tess\nA Stance\n\n{}\n",
    "She's a Witch of Passion": "Tess\nShe's a Witch of Passion\n\n{}\n",
}


def position(line: str, seed: int) -> Plain:
    """A position with the card in it: in hand or on the field, seldom in the discards; A's."""
    rng = random.Random(seed)
    sides = {"A": LOT.side(rng), "B": LOT.side(rng)}
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


DECISIONS = 24


def told_apart(line: str, texts: tuple[str, str], positions: int, above: str = "", first: int = 0) -> int | None:
    """The number of a position from which the two play differently; so many are tried, from the `first` on. `above`:
    what is printed above both."""
    above = f"{above}\n" if above else ""
    sources = [LINES[line].format(f"{above}{text}") for text in texts]
    for seed in range(first, first + positions):
        if _differ([stage(*CARDS, source, seed=seed, **position(line, seed)) for source in sources], seed):
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
