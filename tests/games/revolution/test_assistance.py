"""Assistance: asked for and given, one card of each helper."""

from __future__ import annotations

from typing import Any

import pytest

from coven.kernel import Table
from tests.games.revolution.tale import (
    a,
    asked,
    b,
    c,
    cards,
    end_turn,
    log,
    now,
    offered,
    own,
    play,
    player,
    rule_against,
    seeker,
    situation,
)


def acting(event: str, hand: list[str], helpers: dict[str, list[str]], **told: Any) -> Table:
    """A acts against an Event in space 1."""
    told = {"event_line": {1: event}, "recruits": {}, **told}
    people: dict[str, Any] = {name: {"hand": cards_} for name, cards_ in helpers.items()}
    table = situation(seats=1 + len(helpers), A={"hand": hand}, **people, **told)
    return play(table, f"act against {event}")


@pytest.mark.rule("revolution:assist.1")
def test_every_other_player_may_add_one_card() -> None:
    hands = {name: ["Seeker FH", "Seeker HB", "Tabitha Grey"] for name in "B"}
    hands |= {name: ["Seeker FH", "Seeker HB"] for name in "CD"}
    table = acting("HR1", ["Seeker FH", "Old Cuffe"], hands)
    for name in "BC":
        play(table, f"ask {name} to assist")
        assert asked(table) == name
        play(table, f"assist with {seeker('HB', name)} as Hexes")
        assert rule_against(table, f"ask {name} to assist") == "assist.1"
    play(table, "ask D to assist", "decline")
    assert rule_against(table, "ask D to assist") == "open.36"
    assert table.view(0).act["standing"].startswith("2 of 4 Hexes")
    play(table, "play Old Cuffe", "overcome it", "take none")
    assert [len(own(table, name)["hand"]) for name in "BCD"] == [2, 1, 2]
    assert rule_against(table, f"assist with {b('FH')} as Hexes", 1) == "assist.1", "no Act, no assistance"


@pytest.mark.rule("revolution:assist.2")
def test_an_assisting_card_gives_one_of_its_icons_chosen_by_its_player() -> None:
    table = acting(
        "HR1", ["Old Cuffe", "Deacon Pell"], {"B": ["Seeker HR", "Seeker FB", "Mother Crossroads", "Widow Harrow"]}
    )
    play(table, "ask B to assist")
    one_each = [f"assist with {b('HR')} as Hexes", f"assist with {b('HR')} as Rituals"]
    assert offered(table)[:2] == one_each
    assert rule_against(table, f"assist with {b('FB')} as Hexes") == "assist.2"
    assert rule_against(table, f"assist with {b('FB')} as Brewing") == "act.6"
    play(table, one_each[0])
    assert table.view(0).act["standing"] == "1 of 4 Hexes or 0 of 4 Rituals"


@pytest.mark.rule("revolution:assist.3")
def test_the_one_icon_limit_holds_against_unaligned_events_too() -> None:
    table = acting("U1", ["Seeker FH", "Seeker FB", "Seeker FR"], {"B": ["Goody Alder"]})
    play(table, f"play {a('FH')}", f"play {a('FB')}", "ask B to assist", "assist with Goody Alder")
    assert table.view(0).act["standing"] == "5 of 6 icons"
    assert rule_against(table, "overcome it") == "act.2"


@pytest.mark.rule("revolution:assist.5")
@pytest.mark.rule("revolution:abilities.3")
def test_a_dedicant_brings_a_seeker_along() -> None:
    hand = ["Widow Harrow", "Deacon Pell", "Seeker FH", "Seeker HB"]
    table = acting("HR1", ["Old Cuffe", "Seeker HE"], {"B": hand})
    assert not any(word.startswith("also") for word in offered(table)), "never the active player"
    play(table, "ask B to assist", "assist with Widow Harrow as Hexes")
    assert offered(table) == [f"also assist with {b('FH')} as Hexes", f"also assist with {b('HB')} as Hexes", "decline"]
    assert rule_against(table, "also assist with Deacon Pell as Hexes") == "assist.5"
    play(table, f"also assist with {b('HB')} as Hexes")
    assert asked(table) == "A", "and no third card"
    assert table.view(0).act["standing"].startswith("2 of 4 Hexes")
    assert table.view(0).act["help"]["B"]["cards"] == ["Widow Harrow", b("HB")]
    alone = acting("HR1", ["Old Cuffe", "Seeker HE"], {"B": hand})
    play(alone, "ask B to assist", f"assist with {b('FH')} as Hexes")
    assert asked(alone) == "A", "a Seeker brings nobody along"


@pytest.mark.rule("revolution:assist.6")
def test_on_an_extra_act_each_helper_may_assist_anew() -> None:
    easy = cards(events={name: {"cost": "2"} for name in ("U1", "U2")})
    table = acting(
        "U1",
        ["Seeker FH", "Seeker FB", "Seeker FR"],
        {"B": ["Seeker FH", "Seeker FB"]},
        cards=easy,
        event_line={1: "U1", 2: "U2"},
    )
    play(table, "ask B to assist", f"assist with {b('FH')}", f"play {a('FH')}", "overcome it", "take none")
    play(table, f"play {a('FB')} to Act again", "act against U2", "ask B to assist", f"assist with {b('FB')}")
    play(table, f"play {a('FR')}", "overcome it", "take none")
    assert own(table, "B")["hand"] == []


@pytest.mark.rule("revolution:assist.6", "revolution:assist.1")
def test_who_declined_against_one_event_may_be_asked_against_another() -> None:
    table = acting("HR1", ["Old Cuffe", "Seeker HB"], {"B": ["Seeker FH"]}, event_line={1: "HR1", 2: "FH1"})
    play(table, "ask B to assist", "decline", "call it off", "act against FH1")
    assert "ask B to assist" in offered(table)
    play(table, "call it off", "act against HR1")
    assert "ask B to assist" not in offered(table), "B has been asked for that"


@pytest.mark.rule("revolution:assist.7")
def test_nobody_assists_on_the_own_turn_and_own_cards_count_in_full() -> None:
    table = acting("HR1", ["Widow Harrow", "Old Cuffe"], {"B": ["Seeker FH"]})
    assert rule_against(table, "ask A to assist") == "assist.7"
    assert rule_against(table, "assist with Widow Harrow as Hexes") == "assist.7"
    play(table, "play Widow Harrow")
    assert table.view(0).act["standing"] == "2 of 4 Hexes or 1 of 4 Rituals"


@pytest.mark.rule("revolution:assist.8")
def test_other_players_cards_pay_for_no_recruit() -> None:
    table = situation(recruits={1: "Goody Alder"}, A={"hand": ["Seeker FH", "Seeker FB"]}, B={"hand": ["Seeker FH"]})
    play(table, "recruit Goody Alder")
    assert rule_against(table, f"spend {b('FH')}") == "assist.8"
    assert offered(table) == [f"spend {a('FH')}", f"spend {a('FB')}", "call it off"]


@pytest.mark.rule("revolution:assist.9")
@pytest.mark.rule("revolution:draw.9")
def test_a_helper_refills_in_the_own_draw_step_only() -> None:
    hands = {"B": ["Seeker FH", "Seeker FB", "Seeker FR", "Seeker FE", "Seeker FC"], "C": ["Seeker FH"]}
    table = acting("U1", ["Old Cuffe", "Widow Harrow"], hands, event_deck=["FH1", "FH2", "FH3", "FH4"], recruit_deck=[])
    play(table, "ask B to assist", f"assist with {b('FH')}", "pay with Old Cuffe, Widow Harrow", "take none")
    assert len(own(table, "B")["hand"]) == 4
    assert rule_against(table, "draw", 1) == "draw.9"
    end_turn(table, draw=True)
    assert len(own(table, "B")["hand"]) == 4
    end_turn(table, draw=True)
    assert (now(table)["current"], len(own(table, "B")["hand"])) == ("C", 5)


@pytest.mark.rule("revolution:solo.2")
def test_alone_there_is_no_assistance() -> None:
    table = situation(seats=1, event_line={1: "U1", 2: "X1"}, A={"hand": ["Old Cuffe", "Widow Harrow"]}, recruits={})
    assert table.view(0).event_line["2"].costs == ("10 icons",)
    play(table, "act against U1")
    assert not any(word.startswith("ask") for word in offered(table))
    assert rule_against(table, "ask B to assist") == ""
    assert rule_against(table, "assist with Old Cuffe") == "solo.2"


@pytest.mark.rule("revolution:trophies.13")
def test_nobody_can_be_made_to_assist() -> None:
    table = acting("HR1", ["Old Cuffe", "Seeker HE"], {"B": ["Seeker FH"], "C": ["Seeker FH"]})
    assert rule_against(table, f"play {b('FH')}") == "trophies.13", "others' cards are not taken"
    play(table, "ask B to assist")
    assert asked(table) == "B"
    assert rule_against(table, "overcome it", 0) == "trophies.13"
    assert rule_against(table, f"assist with {c('FH')} as Hexes", 2) == "assist.1", "C has not been asked"
    before = own(table, "B")["hand"]
    play(table, "decline")
    assert own(table, "B")["hand"] == before
    assert table.view(0).act["help"] == {}
    assert "B declines to assist" in log(table)


@pytest.mark.rule("revolution:trophies.13")
def test_help_can_be_sent_back_and_the_card_is_known_from_then_on() -> None:
    table = acting("HR1", ["Old Cuffe", "Seeker HE"], {"B": ["Seeker FH", "Seeker HB"]}, options={"hands": "closed"})
    assert player(table, "B", 0).hand == (None, None)
    play(table, "ask B to assist", f"assist with {b('HB')} as Hexes")
    assert player(table, "B", 0).hand == (b("HB"), None)
    play(table, "send back B's help")
    assert table.view(0).act["help"] == {}
    assert player(table, "B", 0).hand == (b("HB"), None)
    assert own(table, "B")["hand"] == [b("FH"), b("HB")]


@pytest.mark.rule("revolution:assist.2")
def test_a_celebrant_gives_two_of_its_icons_as_its_text_says() -> None:
    table = acting("HR1", ["Old Cuffe", "Deacon Pell"], {"B": ["Mother Crossroads"]})
    play(table, "ask B to assist", "assist with Mother Crossroads as Hexes")
    assert table.view(0).act["standing"] == "2 of 4 Hexes or 0 of 4 Rituals"
    play(table, "pay with Deacon Pell, Old Cuffe") if "pay with Deacon Pell, Old Cuffe" in offered(table) else play(
        table, "play Old Cuffe", "overcome it"
    )
    play(table, "take none")
    assert own(table, "B")["discard"] == ["Mother Crossroads"]


@pytest.mark.rule("revolution:open.36", "revolution:assist.1")
def test_whose_help_was_sent_back_may_assist_with_another_card() -> None:
    """Nothing of B's is in the Act then. C has declined, and isn't asked again for it."""
    table = acting("HR1", ["Old Cuffe", "Seeker HE"], {"B": ["Seeker FH", "Seeker RE"], "C": ["Seeker FH"]})
    play(table, "ask C to assist", "decline", "ask B to assist", f"assist with {b('FH')} as Hexes")
    assert rule_against(table, "ask B to assist") == "assist.1"
    play(table, "send back B's help")
    assert "ask B to assist" in offered(table)
    assert rule_against(table, "ask C to assist") == "open.36"
    play(table, "ask B to assist", f"assist with {b('RE')} as Rituals")
    assert table.view(0).act["help"] == {"B": {"cards": [b("RE")], "icons": {"Rituals": 1}}}
    assert table.view(0).act["standing"] == "0 of 4 Hexes or 1 of 4 Rituals"
    assert rule_against(table, "ask B to assist") == "assist.1", "one card, and no more"
    play(table, "call it off")
    assert own(table, "B")["hand"] == [b("FH"), b("RE")]
