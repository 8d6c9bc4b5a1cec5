"""The evaluation: it must carry a player that looks one step ahead."""

from __future__ import annotations

import random
import time

import pytest

from coven.cli.main import main
from coven.games.witchstone import GAME
from coven.games.witchstone.seen.evaluate import evaluate
from coven.kernel import Seat, Seated, Table
from coven.minds import Greedy, Mind, Random, arena, mean
from tests.games.witchstone.tale import group, new, play, situation, state_of, won


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


class Tidy:
    """Chance that never removes a crystal of its own accord: no loser by whim, unlike plain chance."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)

    def choose(self, seated: Seated) -> int:
        kept = [option.index for option in seated.options if option.words != "remove a crystal"]
        return self.rng.choice(kept or [0])


def deal(seed: int, greedy: int) -> tuple[float, float]:
    """What greedy and tidy chance score in one deal, greedy sitting in this seat."""
    table = new(seats=2, seed=seed)
    other: Mind = Tidy(seed)
    minds = [other, other]
    minds[greedy] = Greedy(seed)
    while table.decision is not None:
        table.choose(minds[table.decision.seat].choose(Seated(table)))
    assert table.result is not None
    return table.result.scores[greedy], table.result.scores[1 - greedy]


def test_greedy_scores_more_than_1_6_times_what_chance_scores() -> None:
    """Over paired deals, with 95% confidence, and against chance that doesn't throw VP away as well."""
    beyond, own = [], []
    for seed in range(4):
        pair = [deal(seed, seat) for seat in (0, 1)]
        beyond.append(sum(mine - 1.6 * theirs for mine, theirs in pair) / 2)
        own.append(sum(mine for mine, _ in pair) / 2)
    assert mean(beyond).low > 0
    assert mean(own).low > 90


def test_greedy_beats_plain_chance_in_every_deal_from_every_seat() -> None:
    match = arena("witchstone", minds=("greedy", "random"), games=8)
    assert match.score(0).wins == 8
    assert match.mean_score(0).low > 90
    assert match.mean_score(1).high < 20


def test_the_arena_tells_mean_scores(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "witchstone", "--games", "6", "--minds", "random,random"]) == 0
    out = capsys.readouterr().out
    assert "mean score" in out
    rows = [line.split("│") for line in out.partition("mean score")[2].splitlines() if "random" in line]
    assert len(rows) == 2
    assert rows[0] == rows[1], "equal minds score exactly the same over paired deals"
    value, low, high = float(rows[0][2]), *map(float, rows[0][3].split(" to "))
    assert low < value < high < 20


def test_greedy_takes_little_time_and_uses_the_wand() -> None:
    table = new(seats=2, seed=5)
    mind = Greedy(5)
    chance = Random(5)
    slowest = 0.0
    while table.decision is not None:
        before = time.process_time()
        choice = mind.choose(Seated(table)) if table.decision.seat == 0 else chance.choose(Seated(table))
        slowest = max(slowest, time.process_time() - before)
        table.choose(choice)
    assert slowest < 0.1
    assert table.state.players[0].wand >= 8
    assert table.state.players[0].removals <= 2


def test_actions_that_can_do_nothing_are_worth_nothing() -> None:
    for action, done in (
        ("wand", {"wand": 24}),
        ("crystal", {"crystals": [], "black": "none", "aside": ["coloured"] * 6 + ["black"]}),
    ):
        more, less = (state_of(A=done, agenda=group(action, left)) for left in (3, 1))
        assert evaluate(more, Seat(0)) == evaluate(less, Seat(0))


def test_the_wand_is_worth_more_in_front_of_a_bonus_and_when_leading() -> None:
    far, near = (evaluate(state_of(A={"wand": space}, B={"wand": 6}), Seat(0)) for space in (1, 3))
    assert near > far + 0.5
    behind, ahead = (evaluate(state_of(A={"wand": 3}, B={"wand": rival}), Seat(0)) for rival in (3, 2))
    orders = [state_of(A={"wand": 3}, B={"wand": 3}, wand_order=order) for order in (["B", "A"], ["A", "B"])]
    assert behind == ahead, "A is ahead of both"
    assert evaluate(orders[1], Seat(0)) > evaluate(orders[0], Seat(0)) + 1


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
    chip = state_of(A={"chips": ["wand"]}, won=won("wand"), agenda=group("witch", 1))
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
