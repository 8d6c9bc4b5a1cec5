"""Refusals name the clause; options say what they are about, cost and bring; warnings come before."""

from __future__ import annotations

from typing import Any

import pytest

from coven.kernel import Table
from tests.games.revolution.tale import a, b, cards, offered, play, refused, rule_against, seen, situation

HAND = ["Old Cuffe", "Widow Harrow", "Seeker FB", "The Tin Lantern"]


def table_(**told: Any) -> Table:
    told = {"event_line": {1: "HR1", 2: "U1"}, "recruits": {1: "Goody Alder"}, "B": {"hand": ["Seeker FH"]}, **told}
    return situation(A={"hand": HAND, "trophies": ["Hexes"]}, **told)


@pytest.mark.parametrize(
    ("words", "rule"),
    [
        ("act against U2", "act.1"),
        ("recruit Mercy Vane", "recruit.1"),
        ("play Widow Harrow to Act again", "abilities.1"),
        (f"play {a('EC')} to Act again", "act.2"),
        ("play Old Cuffe", "act.1"),
        (f"play {b('FH')}", "trophies.13"),
        ("spend Hexes trophy", "act.1"),
        ("spend Old Cuffe", "recruit.1"),
        ("overcome it", "act.1"),
        ("ask B to assist", "act.1"),
        ("ask B for trophies", "trophies.6"),
        ("send back B's help", "assist.1"),
        ("take Hexes", "act.12"),
        ("on A's deck", "recruit.4"),
        (f"discard {a('FB')}", "turn.1"),
        ("draw", "turn.1"),
        ("keep the rest", "turn.1"),
        ("assist with Old Cuffe as Hexes", "assist.7"),
        ("play Old Cuffe for another marker", "abilities.1"),
    ],
)
def test_before_anything_is_begun(words: str, rule: str) -> None:
    assert rule_against(table_(), words) == rule


@pytest.mark.parametrize(
    ("words", "rule"),
    [
        ("act against U1", "act.9"),
        ("recruit Goody Alder", "act.9"),
        (f"play {a('FB')}", "act.6"),
        ("play Old Cuffe", "act.9"),
        ("spend Brewing trophy", "trophies.1"),
        ("overcome it", "act.2"),
        ("done", "act.9"),
        ("spend Old Cuffe", "act.9"),
    ],
)
def test_in_the_middle_of_an_act(words: str, rule: str) -> None:
    table = play(table_(), "act against HR1", "play Old Cuffe")
    assert rule_against(table, words) == rule


@pytest.mark.parametrize(
    ("words", "rule"),
    [
        ("act against U1", "recruit.1"),
        ("play Old Cuffe", "recruit.1"),
        ("spend The Tin Lantern", "open.13"),
        (f"spend {a('EC')}", "act.2"),
        (f"spend {b('FH')}", "assist.8"),
        ("spend Hexes trophy", "trophies.7"),
        ("ask B for trophies", "trophies.7"),
        ("done", "recruit.1"),
    ],
)
def test_in_the_middle_of_a_recruit(words: str, rule: str) -> None:
    table = play(table_(), "recruit Goody Alder")
    assert rule_against(table, words) == rule


def test_words_that_name_nothing_are_told_so_without_a_rule() -> None:
    table = table_()
    assert refused(table, "act against HR99") == ("", "no such Event: 'hr99'")
    assert refused(table, "recruit Goody Elder").words == "no such card: 'goody elder' (did you mean 'Goody Alder'?)"
    assert refused(table, "spend Hexxes trophy").rule == ""
    assert refused(table, "sing").rule == ""
    assert refused(table, "ask D to assist") == ("", "there is no seat D at this table")


def test_a_refusal_depends_on_nothing_that_the_seat_cannot_know() -> None:
    """With closed hands, whose card it is isn't told."""
    table = table_(options={"hands": "closed"})
    assert rule_against(table, f"play {b('FH')}") == "act.2"
    assert rule_against(table, f"play {b('FB')}") == "act.2"


def test_options_point_at_what_they_are_about() -> None:
    table = table_()
    points = {option.words: option.points for option in table.options}
    assert points["act against HR1"] == (("event_line", "1"),)
    assert points["recruit Goody Alder"] == (("recruits", "1"),)
    assert points[f"play {a('FB')} to Act again"] == (("players", "A", "hand", 2),)
    play(table, "act against HR1")
    assert table.source == ("event_line", "1")
    points = {option.words: option.points for option in table.options}
    assert points["ask B to assist"] == (("players", "B"),)
    assert points["spend Hexes trophy"] == (("players", "A", "trophies"),)


def test_options_say_what_they_cost_and_bring() -> None:
    table = table_()
    brings = {option.words: str(option.brings) for option in table.options}
    assert brings["act against HR1"] == "costs 4 Hexes or 4 Rituals; Old Cuffe, Widow Harrow would pay"
    assert brings["act against U1"] == "costs 6 icons; Old Cuffe, Widow Harrow would pay"
    assert brings["recruit Goody Alder"] == "costs 2 stars"
    assert brings[f"play {a('FB')} to Act again"] == "one more Act"
    play(table, "act against HR1", "play Old Cuffe")
    brings = {option.words: str(option.brings) for option in table.options}
    assert brings["play Widow Harrow"] == "then it is paid"
    assert brings["spend Hexes trophy"] == "doesn't pay yet"
    play(table, "play Widow Harrow")
    assert {option.words: str(option.brings) for option in table.options}["overcome it"] == "up to 1 marker"
    assert table.view(0).act["pays"] == 1


def test_the_view_says_what_would_pay() -> None:
    table = play(table_(), "act against HR1")
    assert table.view(0).act["would_pay"] == ["Old Cuffe", "Widow Harrow"]
    assert table.view(1).act["would_pay"] == [], "for the one who acts"
    assert "pay with Old Cuffe, Widow Harrow" in offered(table)


def test_warnings_come_before_what_cannot_be_done_alone_or_would_lose() -> None:
    needs = situation(
        event_line={1: "HR1"}, A={"hand": ["Old Cuffe", "Seeker HB"]}, B={"hand": ["Seeker FH"]}, recruits={}
    )
    warnings = {option.words: option.warning for option in needs.options}
    assert warnings["act against HR1"] == (
        "faq.4",
        "your own cards and trophies don't pay; others would have to assist",
    )
    assert {option.words: option.warning for option in table_().options}["act against HR1"] is None
    full = {n: f"FH{n}" if n < 6 else f"BR{n}" for n in range(1, 8)}
    coven: dict[str, Any] = {"hand": [], "deck": [], "discard": [f"Seeker {i}" for i in ("FH", "FB", "FR", "FE", "FC")]}
    lost = situation(step="draw", event_line=full, A=coven, event_deck=["U1", "U2"])
    drawing = next(option for option in lost.options if option.words == "draw")
    assert drawing.warning is not None
    assert drawing.warning.rule == "event-step.5"
    assert "with a reshuffle" in str(drawing.brings)
    last = situation(step="draw", A=coven, event_deck=["U1"])
    warning = next(option.warning for option in last.options if option.words == "draw")
    assert warning is not None
    assert warning.rule == "end.8"


def test_the_danger_is_visible() -> None:
    special = cards(events={"BR1": {"sign": "Liberty"}, "BR2": {"sign": "Peril"}})
    table = situation(cards=special, event_line={1: "BR1", 2: "BR2", 4: "FH1", 7: "FH2"}, A={"hand": ["Seeker FH"]})
    view = seen(table)
    told = {space: (one.moves_next, one.next_push) for space, one in view.event_line.items() if one is not None}
    assert told == {
        "1": (True, "Liberty"),
        "2": (True, "Peril"),
        "4": (False, "nothing"),
        "7": (False, "the loss of the game"),
    }
    assert view.pushes_left == 4, "three gaps swallow a push each"
    full = situation(event_line={n: f"FH{n}" if n < 6 else f"BR{n}" for n in range(1, 8)}, A={"hand": ["Seeker FH"]})
    assert seen(full).pushes_left == 1
