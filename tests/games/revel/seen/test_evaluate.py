"""The quick judgement of computer players: it points the right way."""

from __future__ import annotations

import random

import coven
from coven.games.revel.seen.evaluate import PLAY, WON, evaluate
from coven.kernel import Seat, Seated
from coven.minds.greedy import Greedy
from tests.games.revel.stage import Plain, shield, stage, strike
from tests.minds.practice import PRACTICE

A, B = Seat(0), Seat(1)
CARDS = (strike("Ember", 3), strike("Blaze", 6), shield("Wall", 5))


def worth(a: Plain, b: Plain, plays: int = 1) -> float:
    """What a position is worth to A."""
    return evaluate(stage(*CARDS, A=a, B=b, plays=plays).table.state, A)


def test_what_is_good_for_one_is_as_bad_for_the_other() -> None:
    rng = random.Random(1)
    table = coven.new("revel", seed=5, **PRACTICE)
    while table.decision is not None:
        assert evaluate(table.state, A) == -evaluate(table.state, B)
        table.choose(rng.randrange(len(table.decision.choices)))
    assert abs(evaluate(table.state, A)) in (WON, 0.0)


def test_more_of_anything_is_better() -> None:
    bare = worth({}, {})
    for better in (
        {"spells": {1: "Ember"}},
        {"spells": {1: "Wall"}},
        {"hand": ["Ember"]},
        {"stamina": 5},
        {"resources": {"Passion": 1}},
        {"deck": 11},
    ):
        assert worth(better, {}) > bare > worth({}, better), better
    assert worth({}, {}, plays=2) > bare


def test_a_win_is_worth_more_than_anything_else() -> None:
    won = stage(*CARDS, A={"spells": dict.fromkeys(range(1, 6), "Ember")}, B={}).do("A: pass")
    assert won.table.over
    assert evaluate(won.table.state, A) == WON
    assert evaluate(won.table.state, B) == -WON
    nearly = worth({"spells": dict.fromkeys(range(1, 6), "Blaze"), "hand": ["Blaze"] * 9}, {"stamina": 1})
    assert nearly < WON


def test_ending_a_turn_is_free_but_a_play_left_is_not() -> None:
    """Passing hands over a draw and a play, which were to come anyway; giving away a play of one's own costs."""

    lost = {}
    for plays in (0, 1, 2):
        board = stage(*CARDS, A={"hand": ["Ember"]}, B={"hand": ["Ember"]}, plays=plays, full_control=(0, 1))
        before = evaluate(board.table.state, A)
        board.do("A: pass")
        assert board.asked == "B"
        lost[plays] = before - evaluate(board.table.state, A)
    assert abs(lost[0]) < 0.5
    assert lost[1] - lost[0] == lost[2] - lost[1] == PLAY


def test_without_stamina_the_lead_is_what_counts() -> None:
    """Whoever runs out gives the other a Final Turn: good with a lead that one play can't turn, bad without."""
    ahead = {"spells": {1: "Blaze", 2: "Blaze", 3: "Blaze"}}
    assert worth({**ahead, "stamina": 0}, {"stamina": 1}) > worth({"stamina": 0}, {**ahead, "stamina": 1}) + 50
    assert worth({**ahead, "stamina": 0}, {"stamina": 4}) < worth({**ahead, "stamina": 0}, {"stamina": 1})


def test_greedy_shows_no_card_that_it_cant_pay_for() -> None:
    """It would be given back (0.5), and nothing would be lost but that the other player has seen it."""
    dear = strike("Dear", 9, "To Play: Spend 3 Passion.")
    for seed in range(6):
        board = stage(*CARDS, dear, A={"hand": ["Dear", "Ember"]}, plays=2).do("play a card")
        assert board.offered == ["Dear", "Ember"]
        assert board.offered[Greedy(seed).choose(Seated(board.table))] == "Ember"
