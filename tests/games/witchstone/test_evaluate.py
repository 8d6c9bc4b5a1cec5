"""The evaluation: it must carry a player that looks one step ahead."""

from __future__ import annotations

import random

from coven.games.witchstone import GAME
from coven.games.witchstone.evaluate import evaluate
from coven.kernel import Seat, Table
from tests.games.witchstone.tale import group, new, play, situation, state_of


def worth(table: Table, seat: int = 0) -> float:
    return evaluate(GAME.place(table.setup, table.position()), Seat(seat))


def best(table: Table) -> int:
    """The option after which the table is worth most to the one who decides."""
    assert table.decision is not None
    seat = table.decision.seat
    values = []
    for index in range(len(table.decision.choices)):
        fork = table.fork()
        fork.choose(index)
        values.append(worth(fork, seat))
    return values.index(max(values))


def test_one_step_ahead_scores_far_more_than_chance() -> None:
    rng = random.Random(8)
    table = new(seats=2, seed=8)
    while table.decision is not None:
        careful = table.decision.seat == 0
        table.choose(best(table) if careful else rng.randrange(len(table.decision.choices)))
    assert table.result is not None
    careful_score, random_score = table.result.scores
    assert careful_score > 60
    assert careful_score >= 1.6 * random_score


def test_points_network_and_prophecies_are_worth_something() -> None:
    plain = evaluate(state_of(), Seat(0))
    assert evaluate(state_of(A={"vp": 5}), Seat(0)) == plain + 5
    assert evaluate(state_of(A={"connections": ["T1-V1"]}), Seat(0)) > plain
    assert evaluate(state_of(A={"connections": ["T1-V1"], "lying": 1}), Seat(0)) > plain + 1
    prophecy = "prophecy completed connections 4/6/8"
    near = evaluate(state_of(A={"connections": ["T1-V1"], "prophecies": [prophecy]}), Seat(0))
    assert near > evaluate(state_of(A={"connections": ["T1-V1"]}), Seat(0)) + 1
    assert evaluate(state_of(B={"vp": 20}), Seat(0)) < plain


def test_what_is_owed_is_worth_something_to_the_one_it_is_owed_to() -> None:
    more, less = (state_of(agenda=group("energy", left)) for left in (3, 1))
    assert evaluate(more, Seat(0)) > evaluate(less, Seat(0))
    assert evaluate(more, Seat(1)) == evaluate(less, Seat(1))
    chip = state_of(A={"chips": ["wand"]}, agenda=group("witch", 1, chips=[["wand", 1]]))
    lapsed = state_of(A={"chips": ["wand"]}, agenda=group("witch", 1))
    assert evaluate(chip, Seat(0)) > evaluate(lapsed, Seat(0))


def test_removing_a_crystal_on_a_whim_is_not_tempting() -> None:
    table = situation(agenda=group("energy", 2))
    assert table.options[best(table)].words not in ("remove a crystal", "done")
    begun = table.fork()
    play(begun, "remove a crystal")
    assert worth(begun) < worth(table) - 1


def test_nothing_hidden_is_looked_at() -> None:
    state = state_of(B={"hand": ["energy/wand", "witch/wand", "wand/scroll", "energy/witch", "crystal/wand"]})
    value = evaluate(state, Seat(0))
    GAME.redeal(state, state, Seat(0), random.Random(1))
    assert evaluate(state, Seat(0)) == value
