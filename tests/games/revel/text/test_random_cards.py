"""Cards with any texts of the language, played at random: whatever a designer writes, the table keeps going."""

from __future__ import annotations

import random

import pytest
from hypothesis import HealthCheck, Phase, assume, given, settings
from hypothesis import strategies as st

from coven.games.revel.cards import read_cards
from coven.games.revel.text.printing import say
from coven.games.revel.text.tree import Effect, Limit
from tests.games.revel.stage import Plain, Stage, shield, stage, stance, strike
from tests.games.revel.text.trees import effects

CARDS = 20
DECISIONS = 100
KINDS = {"strike spell": "A Strike Spell", "shield spell": "A Shield Spell", "stance": "A Stance"}


def kinds_for(effect: Effect) -> list[str]:
    """The types of cards on which an effect makes sense; none if it makes none at all."""
    text = say(effect)
    cards = {kind: read_cards(f"Odd\n{line}\n\n{text}\n")[0] for kind, line in KINDS.items()}
    return [kind for kind, card in cards.items() if not card.mistakes()]


hands = st.lists(effects().filter(lambda effect: not isinstance(effect, Limit)), min_size=CARDS, max_size=CARDS)


def sensible(written: list[Effect]) -> list[Effect]:
    """Those of the effects that make sense: their words point at something, and can come up."""
    found = [effect for effect in written if kinds_for(effect)]
    assume(found)
    return found


def made_of(written: list[Effect], rng: random.Random) -> tuple[list[str], list[str]]:
    """Cards with these effects, and their names."""
    names = [f"Odd {'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[n]}" for n in range(len(written))]
    cards = []
    for name, effect in zip(names, written, strict=True):
        figure, text = rng.randint(0, 6), say(effect)
        kinds = {
            "strike spell": strike(name, figure, text, icons="flames"),
            "shield spell": shield(name, figure, text),
            "stance": stance(name, text),
        }
        cards.append(kinds[rng.choice(kinds_for(effect))])
    return cards, names


def play(written: list[Effect], seed: int) -> Stage:
    """Play so many decisions with such cards; now and then look at everything that can be looked at."""
    rng = random.Random(seed)
    cards, names = made_of(sensible(written), rng)

    def side() -> Plain:
        return {
            "hand": rng.choices(names, k=5),
            "deck": rng.choices(names, k=12),
            "discards": rng.choices(names, k=3),
            "resources": {"Passion": rng.randint(0, 4)},
        }

    t = stage(*cards, A=side(), B=side(), plays=2, bluff=rng.random() < 0.3, seed=seed)
    for count in range(DECISIONS):
        decision = t.table.decision
        if decision is None:
            break
        if count % 20 == 7:
            twin = t.table.fork()
            assert twin.fingerprint() == t.table.fingerprint()
            assert twin.view(0) == t.table.view(0)
            assert twin.imagine(decision.seat, rng).view(decision.seat) == twin.view(decision.seat)
        t.table.choose(rng.randrange(len(decision.choices)))
    return t


def check(examples: int) -> None:
    @settings(
        max_examples=examples,
        database=None,
        phases=[Phase.generate],  # a smaller game would not fail the same way
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much],
    )
    @given(hands, st.integers(0, 2**16))
    def playing(written: list[Effect], seed: int) -> None:
        play(written, seed)

    playing()


def test_whatever_is_written_can_be_played() -> None:
    check(6)


@pytest.mark.long
def test_whatever_is_written_can_be_played_at_length() -> None:
    check(1000)
