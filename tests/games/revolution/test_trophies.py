"""Objective trophies, and Objectives themselves."""

from __future__ import annotations

from typing import Any

import pytest

from coven.kernel import Table
from tests.games.revolution.tale import (
    a,
    asked,
    cards,
    in_order,
    line,
    log,
    markers,
    now,
    offered,
    own,
    play,
    rule_against,
    situation,
)


def acting(event: str, hand: list[str], trophies: list[str], *, seats: int = 1, **told: Any) -> Table:
    told = {"event_line": {1: event}, "recruits": {}, **told}
    table = situation(seats=seats, A={"hand": hand, "trophies": trophies}, **told)
    return play(table, f"act against {event}")


@pytest.mark.rule("revolution:trophies.1")
@pytest.mark.rule("revolution:trophies.9")
def test_own_trophies_give_their_icons_and_go_to_the_box() -> None:
    table = acting("HR1", ["Old Cuffe"], ["Hexes", "Hexes", "Brewing"])
    play(table, "play Old Cuffe", "spend Hexes trophy", "spend Hexes trophy")
    assert rule_against(table, "spend Hexes trophy") == "trophies.1"
    assert rule_against(table, "spend Brewing trophy") == "act.6"
    before = now(table)["objectives"]
    play(table, "overcome it", "take none")
    assert own(table)["trophies"] == ["Brewing"]
    assert now(table)["objectives"] == before, "never back onto an Objective"


@pytest.mark.rule("revolution:trophies.2")
@pytest.mark.rule("revolution:trophies.3")
@pytest.mark.rule("revolution:trophies.4")
def test_generic_trophies_count_against_unaligned_events_and_catastrophes_only() -> None:
    table = acting("HR1", ["Old Cuffe", "Widow Harrow"], ["Catastrophe", "Unaligned"])
    assert rule_against(table, "spend Catastrophe trophy") == "trophies.2"
    assert rule_against(table, "spend Unaligned trophy") == "trophies.2"
    easy = cards(events={"U1": {"cost": "4"}, "X1": {"cost": "3+P"}})
    for event, trophy in (("U1", "Catastrophe"), ("X1", "Unaligned"), ("U1", "Unaligned"), ("X1", "Brewing")):
        table = acting(event, ["Goody Alder"], [trophy], cards=easy)
        play(table, "play Goody Alder", f"spend {trophy} trophy")
        assert table.view(0).act["standing"] == "4 of 4 icons"
        play(table, "overcome it", "take none")
        assert own(table)["trophies"] == []


@pytest.mark.rule("revolution:trophies.5")
def test_only_the_active_players_trophies_count_in_an_act() -> None:
    table = acting(
        "HR1",
        ["Old Cuffe", "Widow Harrow"],
        ["Hexes"],
        seats=2,
        B={"hand": ["Seeker FH"], "trophies": ["Hexes", "Rituals"]},
    )
    assert rule_against(table, "spend Rituals trophy") == "trophies.5"
    play(table, "spend Hexes trophy")
    assert rule_against(table, "spend Hexes trophy") == "trophies.5", "B's is not A's"
    assert rule_against(table, "spend Hexes trophy", 1) == "trophies.5"
    assert not any("for trophies" in word for word in offered(table))
    play(table, "ask B to assist")
    assert not any("trophy" in word for word in offered(table))


THREE = {
    "Three": {"class": "Celebrant", "stars": 3, "icons": "BRE"},
    "Two": {"class": "Dedicant", "stars": 2, "icons": "BBR"},
}


def recruiting(spaces: dict[int, str], hand: list[str], trophies: dict[str, list[str]], **told: Any) -> Table:
    people: dict[str, Any] = {name: {"hand": ["Seeker EC"], "trophies": icons} for name, icons in trophies.items()}
    people["A"] = {"hand": hand, "trophies": trophies.get("A", [])}
    told = {"recruit_deck": [], **told}
    return situation(
        seats=len(trophies), cards=cards(recruits=THREE), recruits=spaces, full_control=(0,), **people, **told
    )


@pytest.mark.rule("revolution:trophies.6")
@pytest.mark.rule("revolution:trophies.9")
def test_all_players_together_cheapen_a_recruit_by_pairs() -> None:
    table = recruiting(
        {1: "Three"}, ["Seeker FH"], {"A": ["Hexes"], "B": ["Brewing", "Rituals"], "C": ["Unaligned", "Hexes"]}
    )
    play(table, "recruit Three", "spend Hexes trophy", "ask B for trophies")
    assert (asked(table), offered(table)) == ("B", ["give Brewing trophy", "give Rituals trophy", "give no more"])
    play(
        table,
        "give Brewing trophy",
        "give Rituals trophy",
        "ask C for trophies",
        "give Unaligned trophy",
        "give no more",
    )
    play(table, f"spend {a('FH')}", "on A's deck")
    assert [own(table, name)["trophies"] for name in "ABC"] == [[], [], ["Hexes"]]
    assert now(table)["recruit discard"] == [a("FH")]
    assert own(table)["deck"][0] == "Three"


@pytest.mark.rule("revolution:trophies.7")
def test_pairs_are_counted_over_all_and_an_odd_trophy_is_useless() -> None:
    one_each = recruiting({1: "Two"}, ["Seeker FH"], {"A": ["Hexes"], "B": ["Hexes"]})
    play(one_each, "recruit Two", "spend Hexes trophy")
    assert rule_against(one_each, f"spend {a('FH')}") == "trophies.7", "make it a pair first"
    play(one_each, "ask B for trophies", "give Hexes trophy", f"spend {a('FH')}", "on A's deck")
    assert now(one_each)["recruited"]
    three = recruiting({1: "Two"}, ["Seeker FH"], {"A": ["Hexes", "Hexes", "Hexes"]})
    play(three, "recruit Two", "spend Hexes trophy", "spend Hexes trophy")
    assert rule_against(three, "spend Hexes trophy") == "trophies.7"
    alone = recruiting({1: "Two"}, ["Seeker FH", "Seeker FB"], {"A": ["Hexes"]})
    play(alone, "recruit Two")
    assert rule_against(alone, "spend Hexes trophy") == "trophies.7"


@pytest.mark.rule("revolution:trophies.7")
def test_a_trophy_that_nobody_makes_a_pair_is_kept() -> None:
    """A spends one and asks B, who gives none: A's trophy isn't lost, and A's Seekers pay."""
    table = recruiting({1: "Two"}, ["Seeker FH", "Seeker FB"], {"A": ["Hexes"], "B": ["Hexes"]})
    play(table, "recruit Two", "spend Hexes trophy", "ask B for trophies", "give no more")
    assert offered(table) == [f"spend {a('FH')}", f"spend {a('FB')}", "call it off"]
    play(table, f"spend {a('FH')}", f"spend {a('FB')}", "on A's deck")
    assert [own(table, name)["trophies"] for name in "AB"] == [["Hexes"], ["Hexes"]]
    assert now(table)["recruited"]


@pytest.mark.rule("revolution:trophies.8")
def test_the_icons_of_trophies_do_not_matter_for_a_recruit() -> None:
    trophies = {"A": ["Brewing", "Rituals"]}
    two = recruiting({2: "Two"}, ["Seeker FH"], trophies)
    play(two, "recruit Two", "spend Brewing trophy", "spend Rituals trophy", f"spend {a('FH')}", "on A's deck")
    assert now(two)["recruited"], "2 - 1 = 1 star, whatever the icons"
    three = recruiting({2: "Three"}, ["Seeker FH"], trophies)
    assert rule_against(three, "recruit Three") == "recruit.1", "and no matching discount by them"


@pytest.mark.rule("revolution:trophies.10")
def test_trophies_are_no_cards() -> None:
    nine = ["Hexes"] * 4 + ["Brewing"] * 4 + ["Unaligned"]
    flipped = cards(events={"U1": {"text": ["When Flipped: Each player discards a card."]}})
    told: dict[str, Any] = {"recruits": {}, "event_deck": ["U1", "U2"], "step": "add an event"}
    table = situation(seats=1, cards=flipped, A={"hand": [], "deck": [], "trophies": nine}, **told)
    assert len(own(table)["trophies"]) == 9, "an effect that discards cards takes no trophy"
    three = {"hand": ["Seeker FH", "Seeker FB", "Seeker FR"], "trophies": nine}
    drawn = play(situation(seats=2, A=three, step="draw", event_deck=["U1", "U2"]), "draw")
    assert (len(own(drawn)["hand"]), len(own(drawn)["trophies"])) == (5, 9)


@pytest.mark.rule("revolution:trophies.11")
def test_no_command_hands_a_trophy_over() -> None:
    table = recruiting({1: "Two"}, ["Seeker FH", "Seeker FB"], {"A": ["Hexes", "Hexes"], "B": ["Brewing"]})
    assert not any("trophy" in word for word in offered(table))
    play(table, "recruit Two", "ask B for trophies", "give Brewing trophy", "call it off")
    assert [own(table, name)["trophies"] for name in "AB"] == [["Hexes", "Hexes"], ["Brewing"]]


@pytest.mark.rule("revolution:trophies.13")
def test_others_trophies_wait_for_their_owners_consent() -> None:
    table = recruiting({1: "Two"}, ["Seeker FH"], {"A": ["Hexes"], "B": ["Hexes"]})
    play(table, "recruit Two", "ask B for trophies")
    assert asked(table) == "B"
    assert rule_against(table, f"spend {a('FH')}", 0) == "trophies.13"
    play(table, "give no more")
    assert [own(table, name)["trophies"] for name in "AB"] == [["Hexes"], ["Hexes"]]
    assert not now(table)["recruited"]
    play(table, "call it off")
    assert own(table)["hand"] == [a("FH")]


# Objectives


def overcoming(left: dict[str, Any], hand: list[str], event: str = "BR1", **told: Any) -> Table:
    boons = told.pop("boons", None)
    events = told.pop("events", None)
    told = {"event_line": {1: event}, "recruits": {}, **told}
    table = situation(seats=1, cards=cards(boons=boons, events=events), objectives=left, A={"hand": hand}, **told)
    play(table, f"act against {event}", *(f"play {name}" for name in hand))
    return play(table, "overcome it")


@pytest.mark.rule("revolution:objectives.1")
def test_an_objective_is_achieved_with_its_last_marker() -> None:
    """The document's example: three Brewing and four Rituals; after six nothing, at the seventh it is achieved."""
    hand = ["Goody Alder", "Patience Rook"]
    one_more = overcoming({"Cellar 1": {"markers": {"Brewing": 1, "Rituals": 1}}}, hand)
    play(one_more, "take Brewing")
    assert not now(one_more)["objectives"]["Cellar 1"]["achieved"]
    last = overcoming({"Cellar 1": {"markers": {"Brewing": 1}}}, hand)
    play(last, "take Brewing")
    assert now(last)["objectives"]["Cellar 1"]["achieved"]
    assert in_order(log(last), "takes the marker Brewing", "Cellar 1 is achieved", "BR1 is discarded")


@pytest.mark.rule("revolution:objectives.4")
def test_one_double_payment_can_achieve_two_objectives() -> None:
    left = {"Wilds 1": {"markers": {"Hexes": 1}}, "Cellar 1": {"markers": {"Rituals": 1}}}
    boons = {
        "Wilds 1": "Move the Moon marker 1 space on.",
        "Cellar 1": "Move the Liberty marker 1 space toward Liberty.",
    }
    hand = ["Widow Harrow", "Old Cuffe", "Mother Crossroads", "Raven Seeker FH"]
    table = overcoming(left, hand, "HR1", boons=boons)
    play(table, "take Rituals", "take Hexes")
    assert in_order(
        log(table), "The boon of Cellar 1", "Cellar 1 is turned", "The boon of Wilds 1", "Wilds 1 is turned"
    )
    assert (now(table)["moon"], now(table)["liberty"]) == (2, 5)
    assert own(table)["trophies"] == ["Hexes", "Rituals"]


@pytest.mark.rule("revolution:objectives.6")
def test_holding_back_the_last_marker_for_a_better_score() -> None:
    three = {name: {"achieved": True} for name in ("Wilds 1", "Parlour 1", "Ruin 1")}
    left = {**three, "Cellar 1": {"markers": {"Brewing": 1}}}
    events = {"BR2": {"sign": "Liberty"}}
    hand = ["Goody Alder", "Patience Rook"]
    table = overcoming(left, hand, events=events, event_line={1: "BR1", 2: "BR2"})
    play(table, "take none")
    assert not table.over
    later = overcoming(left, hand, "BR2", events=events, event_line={1: "BR1", 2: "BR2"})
    play(later, "take none")
    assert now(later)["liberty"] == 6
    final = overcoming(left, hand, liberty=6)
    play(final, "take Brewing")
    assert final.result is not None
    assert final.result.scores == (6.0,)


@pytest.mark.rule("revolution:objectives.7")
@pytest.mark.rule("revolution:act.15")
def test_an_achieved_objective_stays_achieved() -> None:
    table = overcoming({"Cellar 1": {"achieved": True}}, ["Goody Alder", "Patience Rook"])
    assert now(table)["objectives"]["Cellar 1"] == {"markers": {"Brewing": 0, "Rituals": 0}, "achieved": True}
    assert own(table)["trophies"] == []
    assert markers(table, "Brewing") == 0


@pytest.mark.rule("revolution:open.33")
def test_an_event_discarded_by_an_effect_is_not_overcome() -> None:
    boons = {"Cellar 1": "Discard the rightmost Event."}
    left = {"Cellar 1": {"markers": {"Brewing": 1}}}
    events = {"FH1": {"sign": "Liberty"}}
    table = overcoming(
        left, ["Goody Alder", "Patience Rook"], boons=boons, events=events, event_line={1: "BR1", 4: "FH1"}
    )
    play(table, "take Brewing")
    assert now(table)["event discard"] == ["FH1", "BR1"]
    assert (now(table)["liberty"], own(table)["trophies"], line(table)) == (4, ["Brewing"], {})
    assert markers(table, "Hexes") == 3


@pytest.mark.rule("revolution:act.19")
def test_a_boon_still_finds_the_overcome_event_in_the_line() -> None:
    """It is the rightmost one, so it is what the boon discards, and FH1 stays."""
    boons = {"Cellar 1": "Discard the rightmost Event."}
    left = {"Cellar 1": {"markers": {"Brewing": 1}}}
    table = overcoming(left, ["Goody Alder", "Patience Rook"], boons=boons, event_line={1: "FH1", 4: "BR1"})
    play(table, "take Brewing")
    assert now(table)["event discard"] == ["BR1"]
    assert line(table) == {1: "FH1"}
    assert own(table)["trophies"] == ["Brewing"]


@pytest.mark.rule("revolution:open.34")
@pytest.mark.rule("revolution:anatomy.9")
def test_the_overcome_event_lies_in_the_line_until_it_is_discarded() -> None:
    boons = {"Cellar 1": "Add an Event."}
    left = {"Cellar 1": {"markers": {"Brewing": 1}}}
    table = overcoming(
        left,
        ["Goody Alder", "Patience Rook"],
        boons=boons,
        events={"BR1": {"sign": "Liberty"}},
        event_deck=["U1", "U2"],
    )
    play(table, "take Brewing")
    assert in_order(log(table), "U1 is added", "toward Tyranny, to 3", "toward Liberty, to 5", "BR1 is discarded")
    assert (line(table), now(table)["event discard"]) == ({1: "U1"}, ["BR1"])


@pytest.mark.rule("revolution:open.33")
@pytest.mark.rule("revolution:open.34")
def test_a_boon_that_discards_the_overcome_event_itself() -> None:
    boons = {"Cellar 1": "Discard the rightmost Event."}
    left = {"Cellar 1": {"markers": {"Brewing": 1}}}
    table = overcoming(left, ["Goody Alder", "Patience Rook"], boons=boons, events={"BR1": {"sign": "Liberty"}})
    play(table, "take Brewing")
    assert now(table)["event discard"] == ["BR1"], "once"
    assert now(table)["liberty"] == 6, "it was overcome all the same"


@pytest.mark.rule("revolution:open.9")
@pytest.mark.rule("revolution:open.33")
def test_a_blessing_discards_an_event_of_some_spaces_but_no_catastrophe() -> None:
    special = cards(blessings={"Blessing 1": "Discard an Event in spaces 1 to 3 that is no Catastrophe."})
    told: dict[str, Any] = {
        "step": "add a recruit",
        "recruit_deck": ["Blessing 1"],
        "event_deck": ["U4", "U5"],
        "recruits": {},
    }
    table = situation(cards=special, current="B", event_line={1: "U1", 2: "X1", 3: "U2", 4: "U3"}, **told)
    assert (asked(table), offered(table)) == ("B", ["discard U1", "discard U2"])
    play(table, "discard U1")
    assert line(table) == {1: "U4", 2: "X1", 3: "U2", 4: "U3"}
    none = situation(cards=special, event_line={2: "X1", 4: "U3"}, **told)
    assert now(none)["event discard"] == []
