"""Cards with any texts of the language, played at random: whatever a designer writes, the table keeps going."""

from __future__ import annotations

import random

import pytest

from tests.games.spoils.stage import Plain, stage
from tests.games.spoils.text import telling_apart as lot
from tests.games.spoils.text.derivations import written

KINDS = 8
DECISIONS = 80


def odd_cards(rng: random.Random) -> dict[str, tuple[str, str]]:
    """Cards with texts that chance derives: by their names, what a card file has and the shape."""
    found: dict[str, tuple[str, str]] = {}
    while len(found) < KINDS:
        text = written(rng)
        shapes = sorted(lot.shapes_of(text))
        if shapes:
            shape, name = rng.choice(shapes), f"Odd {'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[len(found)]}"
            found[name] = (lot.SHAPES[shape](text.split("\n")).replace(f"{lot.NAME}\n", f"{name}\n", 1), shape)
    return found


def side(rng: random.Random, odd: dict[str, tuple[str, str]]) -> Plain:
    lasting = [name for name, (_, shape) in odd.items() if shape not in ("tactic", "gear")]
    there = [*rng.sample(lasting, min(4, len(lasting))), *rng.sample(lot.CHARACTERS, 2), "Prism", "Ore", "Ore", "Ink"]
    return {
        "faction": "Inn",
        "in play": there,
        "hand": [*rng.choices(sorted(odd), k=5), *rng.sample(lot.TACTICS, 1)],
        "deck": [*rng.choices(sorted(odd), k=8), *rng.choices(lot.IN_PLAY, k=3)],
        "discard pile": rng.choices(sorted(odd), k=3),
    }


def play(seed: int) -> int:
    """Play so many decisions with such cards; now and then look at everything that can be looked at."""
    rng = random.Random(seed)
    odd = odd_cards(rng)
    t = stage(
        *lot.CARDS,
        *(source for source, _ in odd.values()),
        A=side(rng, odd),
        B=side(rng, odd),
        turn=3,
        bluff=rng.random() < 0.3,
        seed=seed,
    )
    for count in range(DECISIONS):
        decision = t.table.decision
        if decision is None:
            return count
        if count % 20 == 7:
            twin = t.table.fork()
            assert twin.fingerprint() == t.table.fingerprint()
            assert twin.view(0) == t.table.view(0)
            assert twin.imagine(decision.seat, rng).view(decision.seat) == twin.view(decision.seat)
        doing = [
            at
            for at, words in enumerate(t.offered)
            if not words.startswith(("let everything", "ask me", "end the turn"))
        ]
        t.table.choose(rng.choice(doing) if doing and rng.random() < 0.9 else rng.randrange(len(decision.choices)))
    return DECISIONS


def check(seeds: range) -> None:
    decisions = [play(seed) for seed in seeds]
    assert sum(decisions) > len(seeds) * DECISIONS / 4, "hardly anything could be done"


def test_whatever_is_written_can_be_played() -> None:
    check(range(2))


@pytest.mark.long
def test_whatever_is_written_can_be_played_at_length() -> None:
    check(range(100, 900))
