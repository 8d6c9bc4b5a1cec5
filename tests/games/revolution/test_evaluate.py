"""The evaluation, and the computer player that goes by it."""

from __future__ import annotations

from typing import Any

import pytest

from coven.games.revolution import GAME
from coven.games.revolution.seen.evaluate import WON, evaluate
from coven.kernel import Seat, Seated, Table
from coven.minds import Greedy
from tests.games.revolution.tale import a, b, now, offered, own, play, situation, state_of


def worth(**told: Any) -> float:
    return evaluate(state_of(**told), Seat(0))


def test_what_is_better_for_the_players_is_worth_more() -> None:
    assert worth(liberty=5) > worth(liberty=4) > worth(liberty=1)
    assert worth(moon=1) > worth(moon=4)
    assert worth() > worth(event_line={1: "U1"}) > worth(event_line={n: f"FH{n}" for n in range(1, 6)})
    assert worth(objectives={"Cellar 1": {"markers": {"Brewing": 1}}}) > worth()
    assert worth(A={"hand": ["Seeker FH"]}) > worth(A={"hand": []})
    assert worth(event_line={2: "X1"}) < worth(event_line={2: "U1"})


def test_it_is_the_same_for_every_seat_and_within_what_a_win_is_worth() -> None:
    state = state_of(seats=3, event_line={1: "U1"}, A={"hand": ["Old Cuffe"]})
    assert len({evaluate(state, Seat(seat)) for seat in range(3)}) == 1
    assert abs(evaluate(state, Seat(0))) < WON


def test_a_win_is_worth_more_with_a_better_score_and_a_loss_less_than_anything() -> None:
    result = {"words": "won", "rule": "end.2", "ends": ["won"], "scores": [3]}
    three = worth(seats=1, result=result)
    seven = worth(seats=1, result={**result, "scores": [7]})
    lost = worth(seats=1, result={"words": "lost", "rule": "end.5", "ends": ["lost"]})
    assert WON >= seven > three > 0 > lost == -WON


def test_an_act_is_worth_more_the_nearer_it_is_to_being_whole() -> None:
    told: dict[str, Any] = {"event_line": {1: "HR1"}, "recruits": {}, "seats": 2}
    hands: dict[str, Any] = {"A": {"hand": ["Old Cuffe", "Widow Harrow"]}, "B": {"hand": ["Seeker EC"]}}
    before = worth(**told, **hands)
    begun = worth(act={"event": "HR1"}, **told, **hands)
    whole = worth(act={"event": "HR1", "cards": ["Old Cuffe", "Widow Harrow"]}, **told, **hands)
    assert before < begun < whole


def greedy(table: Table) -> str:
    """What the computer player would answer."""
    return offered(table)[Greedy(1).choose(Seated(table))]


def test_greedy_overcomes_what_it_can() -> None:
    table = situation(
        seats=1, event_line={1: "HR1", 3: "FH1"}, recruits={}, A={"hand": ["Old Cuffe", "Widow Harrow", "Seeker EC"]}
    )
    assert greedy(table) == "act against HR1"
    play(table, "act against HR1")
    while table.decision is not None and table.decision.kind == "what for the act":
        play(table, greedy(table))
    assert greedy(table) in ("take Hexes", "take Rituals")


def test_greedy_asks_and_its_partner_gives() -> None:
    table = situation(
        event_line={1: "HR1"},
        recruits={},
        A={"hand": ["Old Cuffe", "Seeker HB"]},
        B={"hand": ["Seeker FH", "Seeker EC"]},
    )
    for _ in range(12):
        if table.decision is None or table.decision.kind in ("what to discard", "whether to draw"):
            break
        play(table, greedy(table))
    assert now(table)["event discard"] == ["HR1"]
    assert own(table, "B")["discard"] == [b("FH")], "and not the card that would have been of no use"
    assert set(own(table)["discard"]) == {"Old Cuffe", a("HB")}


def test_greedy_takes_the_last_marker() -> None:
    three = {name: {"achieved": True} for name in ("Wilds 1", "Parlour 1", "Ruin 1")}
    table = situation(
        seats=1,
        event_line={1: "BR1"},
        recruits={},
        objectives={**three, "Cellar 1": {"markers": {"Brewing": 1}}},
        A={"hand": ["Goody Alder", "Patience Rook"]},
    )
    while not table.over:
        play(table, greedy(table))
    assert table.result is not None
    assert table.result.rule == "end.2"


@pytest.mark.parametrize("hands", ["open", "closed"])
def test_greedy_comes_to_an_end(hands: str) -> None:
    """Nobody is asked for the same thing for ever."""
    table = Table(GAME, GAME.settle(seats=2, options={"hands": hands}), 5)
    minds = [Greedy(seat, deals=1) for seat in range(2)]
    answers = 0
    while table.decision is not None and answers < 700:
        table.choose(minds[table.decision.seat].choose(Seated(table)))
        answers += 1
    assert table.over


def test_whoever_declined_is_not_asked_again_for_the_same_thing() -> None:
    hands: dict[str, Any] = {"A": {"hand": ["Old Cuffe", "Seeker HB", "Seeker EC"]}, "B": {"hand": ["Seeker FH"]}}
    table = situation(event_line={1: "HR1", 2: "FH1"}, recruits={}, **hands)
    play(table, "act against HR1", "ask B to assist", "decline", "call it off", "act against HR1")
    assert "ask B to assist" not in offered(table)
    assert now(table)["declined"] == [["HR1", "B"]]
    play(table, "call it off", f"play {a('EC')} to Act again", "act against HR1")
    assert "ask B to assist" in offered(table), "something has been done since"
