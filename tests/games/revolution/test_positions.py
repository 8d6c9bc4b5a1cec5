"""Positions: what is written is read again, what is left out is as usual, and what can't be is refused."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from coven.games.revolution import GAME
from coven.kernel import PositionError, Table
from tests.games.revolution.tale import PLAIN, a, b, line, now, own, play, situation, state_of


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_every_position_of_a_game_is_the_same_when_it_is_read_again(seats: int) -> None:
    for seed in range(4):
        setup = GAME.settle(seats=seats, options={"hands": "closed", "difficulty": "random"})
        table = Table(GAME, setup, seed)
        rng = random.Random(seed)
        while table.decision is not None:
            position = json.loads(json.dumps(now(table)))
            assert GAME.position(GAME.place(setup, position)) == now(table)
            table.choose(rng.randrange(len(table.decision.choices)))
        assert GAME.position(GAME.place(setup, json.loads(json.dumps(now(table))))) == now(table)


def test_what_is_left_out_is_as_usual() -> None:
    table = situation(cards=None, event_line={1: "Taxes Come Due"}, A={"hand": ["Seeker FH"]})
    assert now(table)["turn"] == 2
    assert own(table)["hand"] == [a("FH")]
    assert len(own(table)["deck"]) == 14
    assert own(table, "B")["hand"] == []
    assert len(now(table)["event deck"]) == 39
    assert "Taxes Come Due" not in now(table)["event deck"]
    assert len(now(table)["recruit deck"]) == 30
    assert len(now(table)["objectives"]) == 4


def test_a_game_goes_on_in_the_middle_of_an_act() -> None:
    act = {"event": "HR1", "cards": ["Old Cuffe"], "help": {"B": {"cards": [b("FH")], "icons": {"Hexes": 1}}}}
    told: dict[str, Any] = {"event_line": {1: "HR1"}, "recruits": {}, "B": {"hand": ["Seeker FH"]}}
    table = situation(A={"hand": ["Old Cuffe", "Seeker HB"]}, act=act, **told)
    assert table.view(0).act["standing"] == "3 of 4 Hexes or 0 of 4 Rituals"
    assert now(table)["act"]["asked"] == ["B"]
    play(table, f"play {a('HB')}", "overcome it", "take none")
    assert line(table) == {}


def test_a_game_goes_on_in_the_middle_of_a_recruit() -> None:
    recruiting = {"recruit": "Goody Alder", "cards": [a("FH")], "trophies": []}
    table = situation(
        seats=1, recruits={1: "Goody Alder"}, A={"hand": ["Seeker FH", "Seeker FB"]}, recruiting=recruiting
    )
    play(table, f"spend {a('FB')}")
    assert own(table)["deck"][0] == "Goody Alder"


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"turns": 3}, "there is no 'turns'"),
    ({"step": "dance"}, "step: 'dance' is none of: setup, add a recruit"),
    ({"current": "C"}, "current: 'C' is none of: A, B"),
    ({"moon": 11}, r"moon: 11 is not a number from 1 to 10 \(moon.2\)"),
    ({"liberty": 0}, r"liberty: 0 is maximum Tyranny, .* \(end.4\)"),
    ({"liberty": 8}, r"liberty: 8 is not a number from 1 to 7 \(liberty.3\)"),
    ({"event_line": {1: "Flood"}}, "event line, 1: there is no Event 'Flood'"),
    ({"event_line": {10: "U1"}}, "event line: there is no '10'"),
    ({"event_line": {8: "U1"}}, "space 8 is the loss space of 2 players"),
    ({"event_line": {1: "U1", 2: "U1"}}, "U1 is already in event line, 1"),
    ({"event_line": {1: "U1"}, "event_deck": ["U1"]}, "U1 is already in event line, 1"),
    ({"event_deck": [], "last_event_out": False}, "the Event deck is empty"),
    ({"recruits": {1: "Blessing 1"}}, "Blessing 1 is no Recruit"),
    ({"recruits": {4: "Goody Alder"}}, r"there is no '4'.* \(setup.6\)"),
    ({"recruit_deck": ["Raven Seeker FH"]}, r"Raven Seeker FH is no card of the Recruit deck \(setup.7\)"),
    ({"A": {"hand": ["Blessing 1"]}}, r"hand: Blessing 1 is a Blessing, and no Coven has one \(recruit-step.3\)"),
    ({"A": {"deck": ["Blessing 1"]}}, r"deck: Blessing 1 is a Blessing, and no Coven has one \(recruit-step.3\)"),
    ({"A": {"discard": ["Blessing 1"]}}, r"discard: Blessing 1 is a Blessing, .* \(recruit-step.3\)"),
    ({"A": {"hand": ["Seeker XX"]}}, "players, A, hand: there is no card 'Seeker XX'"),
    ({"A": {"hand": "Seeker FH"}}, "a list is expected"),
    ({"A": {"hands": []}}, "there is no 'hands' .*hand"),
    ({"A": {"hand": ["Seeker FH"], "discard": ["Seeker FH"]}}, "Seeker FH is already in players, A, hand"),
    ({"A": {"hand": [], "shown": ["Raven Seeker FH"]}}, "'Raven Seeker FH' is not in the hand"),
    ({"A": {"trophies": ["Bells"]}}, "'Bells' is none of: Familiars"),
    ({"A": {"known": 20}}, "known: 20 is not a number"),
    ({"objectives": {"Wilds 1": {}, "Wilds 2": {}}}, "two of the type Familiars/Hexes"),
    ({"objectives": {"Wild 1": {}}}, "there is no 'Wild 1'.*Wilds 1"),
    ({"objectives": {"Wilds 1": {"markers": {"Hexes": 5}}}}, r"5 is not a number from 0 to 4 \(setup.11\)"),
    ({"objectives": {"Wilds 1": {"markers": {"Brewing": 1}}}}, r"there is no 'Brewing'.* \(setup.11\)"),
    ({"objectives": {"Wilds 1": {"markers": {}}}}, "an Objective without markers is achieved"),
    ({"objectives": {"Wilds 1": {"achieved": True, "markers": {"Hexes": 1}}}}, "an achieved Objective has no markers"),
    ({"objectives": {f"{name} 1": {"achieved": True} for name in ("Wilds", "Cellar", "Parlour", "Ruin")}}, "all four"),
    ({"act": {"event": "U1"}}, "'U1' is not in the line"),
    ({"event_line": {1: "U1"}, "act": {"event": "U1", "cards": ["Goody Alder"]}}, "not in the hand of A"),
    ({"event_line": {1: "U1"}, "act": {"event": "U1", "help": {"A": {}}}}, "nobody assists on the own turn"),
    ({"event_line": {1: "U1"}, "act": {"event": "U1", "trophies": ["Hexes"]}}, "A has no such trophies"),
    ({"event_line": {1: "U1"}, "act": {"event": "U1", "asked": ["E"]}}, "'E' is none of: A, B"),
    ({"event_line": {1: "U1"}, "act": {"event": "U1"}, "step": "draw"}, "in step 3"),
    ({"recruiting": {"recruit": "Goody Alder"}}, "no face-up Recruit"),
    (
        {"recruits": {1: "Goody Alder"}, "recruiting": {"recruit": "Goody Alder", "trophies": ["Hexes"]}},
        "not a seat and an icon",
    ),
    (
        {"recruits": {1: "Goody Alder"}, "recruiting": {"recruit": "Goody Alder", "trophies": ["A Hexes"]}},
        "no such trophies",
    ),
    ({"players": 3}, "a mapping is expected"),
    ({"recruited": "no"}, "neither true nor false"),
]


@pytest.mark.rule("revolution:setup.6", "revolution:setup.7", "revolution:setup.10", "revolution:setup.11")
@pytest.mark.rule("revolution:end.4", "revolution:end.5", "revolution:recruit-step.3", "revolution:moon.2")
@pytest.mark.parametrize(("told", "words"), WRONG)
def test_what_cannot_be_is_refused_with_its_place(told: dict[str, Any], words: str) -> None:
    if "players" in told:
        with pytest.raises(PositionError, match=words):
            GAME.place(GAME.settle(seats=2, components=PLAIN), told)
        return
    with pytest.raises(PositionError, match=words):
        state_of(**told)


def test_an_empty_space_is_null_in_positions_and_in_views() -> None:
    for nothing in (None, "none"):
        table = situation(event_line={1: "HR1", 2: nothing}, recruits={1: nothing, 2: "Goody Alder"}, act=nothing)
        written, seen = table.position(), table.view(0)
        assert (written["event line"]["2"], seen.event_line["2"]) == (None, None)
        assert (written["recruits"]["1"], seen.recruits["1"]) == (None, None)
        assert (written["act"], seen.act, written["recruiting"], seen.recruiting) == (None, None, None, None)
        assert written["recruits"]["2"] == "Goody Alder"


def test_a_free_recruit_is_a_recruit() -> None:
    with pytest.raises(PositionError, match="free recruit: the turn's Recruit has not been used"):
        situation(free_recruit=True)
