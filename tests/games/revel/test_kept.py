"""What is kept of a game of Witches' Revel: positions and records of whatever cards somebody writes."""

from __future__ import annotations

import json
import random

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from coven.games.revel import GAME
from coven.games.revel.instructions.chains import MOST_NESTED
from coven.games.revel.text.tree import Effect
from coven.kernel import Table
from coven.language import TextError
from coven.scripts import load, write_record
from tests.games.revel.stage import Plain, Stage, shield, stage, stance, strike
from tests.games.revel.text.test_random_cards import hands, made_of, sensible
from tests.lockstep import told

DECISIONS = 60


def read_back(table: Table) -> None:
    """A position is the same when it is read again, through JSON."""
    position = json.loads(json.dumps(table.position()))
    again = GAME.position(GAME.place(table.setup, position))
    assert json.loads(json.dumps(again)) == position


def saved_and_loaded(table: Table) -> None:
    assert load(write_record(table.record())).fingerprint() == table.fingerprint()


def sides(names: list[str], rng: random.Random) -> Plain:
    return {
        "hand": rng.choices(names, k=5),
        "deck": rng.choices(names, k=12),
        "discards": rng.choices(names, k=3),
        "resources": {"Passion": rng.randint(0, 4)},
    }


def keep_all(written: list[Effect], seed: int) -> None:
    """Play with such cards, and keep the game at every decision."""
    rng = random.Random(seed)
    cards, names = made_of(sensible(written), rng)
    table = stage(*cards, A=sides(names, rng), B=sides(names, rng), plays=2, bluff=rng.random() < 0.3, seed=seed).table
    for _ in range(DECISIONS):
        if table.decision is None:
            break
        read_back(table)
        table.choose(rng.randrange(len(table.decision.choices)))
    saved_and_loaded(table)


def check(examples: int) -> None:
    @settings(
        max_examples=examples,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much],
    )
    @given(hands, st.integers(0, 2**16))
    def keeping(written: list[Effect], seed: int) -> None:
        keep_all(written, seed)

    keeping()


def test_any_game_can_be_kept_at_any_decision() -> None:
    check(8)


@pytest.mark.long
def test_any_game_can_be_kept_at_any_decision_at_length() -> None:
    check(1500)


def generated(count: int) -> list[Plain]:
    """Games with generated cards, in plain values."""
    games: list[Plain] = []

    @settings(
        max_examples=count,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much],
    )
    @given(hands, st.integers(0, 2**16))
    def making(written: list[Effect], seed: int) -> None:
        rng = random.Random(seed)
        cards, names = made_of(sensible(written), rng)
        setup = {"components": "----\n".join(cards), "options": {"bluff": rng.random() < 0.3}}
        position = {"A": sides(names, rng), "B": sides(names, rng), "plays": 2}
        games.append({"game": "revel", "seed": seed, "setup": setup, "position": position})

    making()
    return games


def in_lockstep(count: int) -> None:
    games = generated(count)
    one, other = told(games, "1", 1), told(games, "4242", 2)
    differing = [game for game, a, b in zip(games, one, other, strict=True) if a != b]
    assert not differing, f"{len(differing)} of {len(games)} games differ, the first: {differing[0]}"


def test_games_go_in_lockstep_wherever_things_lie_in_memory() -> None:
    in_lockstep(5)


@pytest.mark.long
def test_hundreds_of_games_go_in_lockstep() -> None:
    in_lockstep(400)


def test_a_card_that_interrupts_the_reveal_of_its_own_hand() -> None:
    """It is gone from the hand by the time it would be revealed, so it isn't."""
    guard = strike("Guard", 1, "When A Card Would Be Revealed: If this card is in your hand, discard it.")
    peek = strike("Peek", 1, "On Play: Your opponent reveals their hand.")
    t = stage(guard, peek, A={"hand": ["Peek"]}, B={"hand": ["Guard", "Guard"]})
    while not t.table.at_rest or t.asked == "A":
        read_back(t.table)
        saved_and_loaded(t.table)
        if t.table.decision is None:
            break
        t.do(t.offered[0])
        if t.truth["turn"] > 1:
            break
    for side in (t.A, t.B):
        assert "Guard" not in side.get("revealed", {}) or "Guard" in side["hand"]


def test_a_stances_choices_are_read_again() -> None:
    ward = stance(
        "Ward", "On Play: Choose 1 of your spells.", "When Your Turn Ends: Add a +1 to the spell chosen above."
    )
    t = stage(ward, strike("Twig", 1), A={"hand": ["Ward"], "spells": {2: "Twig", 4: "Twig"}})
    t.do("play a card", "A's Twig in space 2")
    position = json.loads(json.dumps(t.truth))
    assert position["A"]["stance"] == {"cards": ["Ward"], "chosen": [[1, 1, ["A 2"]]]}
    read_back(t.table)
    again = Stage(Table(GAME, t.table.setup, 0, origin=position)).do("pass")
    assert again.spell("A", 2).plus == 1
    assert again.spell("A", 4).plus == 0


@pytest.mark.parametrize("name", ["done", "none", "nothing", "keep the rest", "A's Twig", "Twig (2)", "the card Twig"])
def test_a_card_named_like_an_answer_can_be_meant(name: str) -> None:
    seek = strike("Seek", 1, "On Play: You may discard up to 2 cards.")
    t = stage(seek, strike(name, 1), strike("Twig", 1), A={"hand": ["Seek", name, "Twig", name, "Twig"]})
    rng = random.Random(1)
    for _ in range(30):
        if t.table.decision is None:
            break
        assert len(set(t.offered)) == len(t.offered)
        t.do(rng.choice(t.offered))
        saved_and_loaded(t.table)
        read_back(t.table)


@pytest.mark.rule("revel:S40")
def test_a_cost_that_costs_itself_ends_in_a_tie() -> None:
    """Each time it is agreed to, the same has to be paid first: no card is ever drawn."""
    toll = shield("Toll", 3, "To Draw Cards: Draw 1 card or gain 1 Passion.")
    t = stage(toll, A={"spells": {1: "Toll"}}, plays=1)
    t.do("draw a card")
    for _ in range(10 * MOST_NESTED):
        if t.table.over:
            break
        t.do(next(words for words in ("pay", "Draw 1 card.", *t.offered) if words in t.offered))
    assert str(t.table.result) == "a true tie: a chain of effects without end (S40)"
    saved_and_loaded(t.table)


def test_a_number_in_card_text_is_bounded() -> None:
    with pytest.raises(TextError, match="a number in card text has 3 digits at most"):
        stage(strike("Flood", 1, "On Play: Draw 1000000000000 cards."), A={"hand": ["Flood"]})
