"""Rulings that join rules: what the rulebook says where two or more of its clauses meet."""

from __future__ import annotations

from typing import Any

import pytest

from coven.kernel import Table
from tests.games.revolution.tale import (
    a,
    asked,
    b,
    cards,
    end_turn,
    in_order,
    line,
    log,
    markers,
    now,
    offered,
    own,
    play,
    player,
    row,
    rule_against,
    situation,
)

LIBERTY: dict[str, Any] = {"sign": "Liberty"}
SEEKERS = ["FH", "FB", "FR", "FE", "FC", "HB", "HR", "HE", "HC", "BR", "BE", "BC", "RE", "RC", "EC"]


def names(*icons: str) -> list[str]:
    return [f"Seeker {one}" for one in icons]


def at_table(events: dict[str, Any] | None = None, **told: Any) -> Table:
    made = {key: told.pop(key) for key in ("boons", "blessings", "recruits_file") if key in told}
    board = told.pop("board", {})
    told = {"recruits": {}, "event_deck": ["U4", "U5", "U3"], "recruit_deck": [], **told}
    special = cards(events=events, boons=made.get("boons"), blessings=made.get("blessings"), **board)
    return situation(seats=told.pop("seats", 1), cards=special, **told)


def act(table: Table, event: str, *plays: str, take: str = "take none") -> Table:
    play(table, f"act against {event}", *(f"play {name}" for name in plays), "overcome it")
    return play(table, take) if table.decision is not None and table.decision.kind == "which marker" else table


# Assistance and what Events forbid


@pytest.mark.rule("revolution:assist.5")
@pytest.mark.rule("revolution:faq.2")
def test_a_dedicant_brings_no_seeker_along_where_seekers_are_barred() -> None:
    special = {"HR1": {"text": ["Seekers can't be played against this Event."]}}
    table = at_table(
        special,
        seats=2,
        event_line={1: "HR1"},
        A={"hand": ["Old Cuffe", "Deacon Pell"]},
        B={"hand": ["Widow Harrow", *names("HB")]},
    )
    play(table, "act against HR1", "ask B to assist")
    assert offered(table) == ["assist with Widow Harrow as Hexes", "assist with Widow Harrow as Rituals", "decline"]
    play(table, "assist with Widow Harrow as Hexes")
    assert asked(table) == "A"


@pytest.mark.rule("revolution:faq.2")
def test_with_one_helper_only_another_may_be_asked_after_the_first_declined() -> None:
    special = {"X1": {"text": ["Only one player can assist."]}}
    hands: dict[str, Any] = {name: {"hand": names("HB")} for name in "BC"}
    table = at_table(
        special, seats=3, event_line={1: "HR1", 4: "X1"}, A={"hand": ["Old Cuffe", "Deacon Pell"]}, **hands
    )
    play(table, "act against HR1", "ask B to assist", "decline")
    assert "ask C to assist" in offered(table)


@pytest.mark.rule("revolution:faq.2")
@pytest.mark.parametrize(("text", "can"), [("Only one player can assist.", False), ("Trophies can't be spent.", True)])
def test_an_act_that_takes_two_helpers_is_not_offered_where_one_may_assist(text: str, can: bool) -> None:
    hands: dict[str, Any] = {name: {"hand": names("HB")} for name in "BC"}
    special = {"X1": {"text": [text]}}
    table = at_table(special, seats=3, event_line={1: "HR1", 4: "X1"}, A={"hand": ["Old Cuffe"]}, **hands)
    assert ("act against HR1" in offered(table)) == can


@pytest.mark.rule("revolution:assist.2")
@pytest.mark.rule("revolution:act.4")
def test_an_icon_lent_of_the_other_kind_does_not_help() -> None:
    table = at_table(seats=2, event_line={1: "HR1"}, A={"hand": ["Old Cuffe", *names("HB")]}, B={"hand": names("HR")})
    play(
        table,
        "act against HR1",
        "play Old Cuffe",
        f"play {a('HB')}",
        "ask B to assist",
        f"assist with {b('HR')} as Rituals",
    )
    assert rule_against(table, "overcome it") == "act.4"


@pytest.mark.rule("revolution:assist.1")
@pytest.mark.rule("revolution:assist.6")
def test_a_helper_without_cards_is_asked_no_more() -> None:
    special = {f"U{n}": {"cost": "2"} for n in (1, 2)}
    table = at_table(
        special, seats=2, event_line={1: "U1", 2: "U2"}, A={"hand": names("FH", "FB", "FR")}, B={"hand": names("FH")}
    )
    play(
        table,
        "act against U1",
        "ask B to assist",
        f"assist with {b('FH')}",
        f"play {a('FH')}",
        "overcome it",
        "take none",
    )
    play(table, f"play {a('FB')} to Act again", "act against U2")
    assert rule_against(table, "ask B to assist") == "assist.1"


@pytest.mark.rule("revolution:faq.4")
@pytest.mark.rule("revolution:trophies.1")
def test_alone_with_an_empty_hand_trophies_can_overcome_an_event() -> None:
    table = at_table({"U1": {"cost": "2"}}, event_line={1: "U1"}, A={"hand": [], "trophies": ["Hexes", "Unaligned"]})
    play(table, "act against U1", "spend Hexes trophy", "spend Unaligned trophy", "overcome it", "take Unaligned")
    assert (own(table)["trophies"], line(table)) == (["Unaligned"], {})


# Lasting effects that come and go within a turn


@pytest.mark.rule("revolution:anatomy.9")
@pytest.mark.rule("revolution:draw.8")
def test_a_smaller_hand_size_ends_with_its_catastrophe_in_the_same_turn() -> None:
    special = {"X1": {"cost": "1+P", "text": ["Hand size is 1 smaller."]}}
    table = at_table(special, seats=2, event_line={1: "X1"}, A={"hand": ["Old Cuffe", *names("FH")]})
    act(table, "X1", "Old Cuffe")
    if "done" in offered(table):
        play(table, "done")
    play(table, "keep the rest", "draw")
    assert len(own(table)["hand"]) == 5


@pytest.mark.rule("revolution:anatomy.9")
@pytest.mark.rule("revolution:step3.4")
def test_extra_acts_are_free_again_once_what_forbids_them_is_overcome() -> None:
    special = {"X1": {"cost": "1+P", "text": ["Seekers can't be played to Act again."]}, "U1": {"cost": "2"}}
    table = at_table(special, event_line={1: "X1", 2: "U1"}, A={"hand": ["Old Cuffe", *names("FH", "FB")]})
    assert rule_against(table, f"play {a('FH')} to Act again") == "faq.2"
    act(table, "X1", "Old Cuffe")
    play(table, f"play {a('FH')} to Act again")
    act(table, "U1", a("FB"))
    assert line(table) == {}


@pytest.mark.rule("revolution:anatomy.8")
@pytest.mark.rule("revolution:costs.3")
def test_two_catastrophes_raise_each_other() -> None:
    raising = {"cost": "2+P", "text": ["Other Events cost 1 more."]}
    table = at_table({"X1": raising, "X2": raising}, event_line={1: "X1", 2: "X2", 3: "HR1"}, A={"hand": ["Old Cuffe"]})
    assert [table.view(0).event_line[space].costs[0] for space in "123"] == ["4 icons", "4 icons", "6 Hexes"]


@pytest.mark.rule("revolution:faq.2")
@pytest.mark.rule("revolution:trophies.6")
def test_where_trophies_cannot_be_spent_they_cheapen_no_recruit() -> None:
    special = {"X1": {"text": ["Trophies can't be spent."]}}
    table = at_table(
        special,
        event_line={1: "X1"},
        recruits={1: "Goody Alder"},
        A={"hand": names("FH", "FB"), "trophies": ["Hexes", "Hexes"]},
    )
    play(table, "recruit Goody Alder")
    assert rule_against(table, "spend Hexes trophy") == "faq.2"


@pytest.mark.rule("revolution:costs.3")
@pytest.mark.rule("revolution:act.21")
@pytest.mark.rule("revolution:act.8")
def test_double_of_a_catastrophe_doubles_the_players_too() -> None:
    special = {"X1": {"cost": "2+P"}}
    hand = ["Old Cuffe", "Widow Harrow", *names("FH")]
    table = at_table(special, seats=2, event_line={1: "X1"}, A={"hand": hand})
    play(table, "act against X1", "play Old Cuffe", "play Widow Harrow")
    assert table.view(0).act["pays"] == 1, "six are not twice four"
    play(table, f"play {a('FH')}")
    assert table.view(0).act["pays"] == 2


@pytest.mark.rule("revolution:moon.3")
@pytest.mark.rule("revolution:objectives.2")
def test_a_boon_that_moves_the_moon_back_makes_the_next_act_cheaper() -> None:
    told: dict[str, Any] = {
        "event_line": {1: "BR1", 2: "HR1"},
        "moon": 4,
        "objectives": {"Cellar 1": {"markers": {"Brewing": 1}}},
    }
    hand = ["Annis of the Bonfire", "Patience Rook", *names("FH")]
    table = at_table(boons={"Cellar 1": "Move the Moon marker 1 space back."}, A={"hand": hand}, **told)
    assert table.view(0).event_line["2"].costs == ("5 Hexes", "5 Rituals")
    act(table, "BR1", "Annis of the Bonfire", "Patience Rook", take="take Brewing")
    assert table.view(0).event_line["2"].costs == ("4 Hexes", "4 Rituals")


# Markers, Objectives, and the end


@pytest.mark.rule("revolution:act.21")
@pytest.mark.rule("revolution:abilities.1")
def test_a_steward_adds_a_third_marker_to_a_double_payment() -> None:
    hand = ["Widow Harrow", "Old Cuffe", "Mother Crossroads", *names("FH"), "Keeper of the Common"]
    table = at_table(event_line={1: "HR1"}, A={"hand": hand})
    play(
        table,
        "act against HR1",
        *(f"play {name}" for name in (*hand[:3], a("FH"))),
        "overcome it",
        "take Hexes",
        "take Hexes",
    )
    play(table, "play Keeper of the Common for another marker", "take Rituals")
    assert own(table)["trophies"] == ["Hexes", "Hexes", "Rituals"]


@pytest.mark.rule("revolution:abilities.5")
@pytest.mark.rule("revolution:act.10")
def test_a_steward_that_lent_its_icons_is_gone_when_the_marker_is_taken() -> None:
    hand = ["Old Cuffe", "Keeper of the Lost Letters"]
    table = at_table(event_line={1: "HR1"}, A={"hand": hand})
    act(table, "HR1", *hand, take="take Hexes")
    assert own(table)["trophies"] == ["Hexes"]
    assert own(table)["discard"] == hand


@pytest.mark.rule("revolution:objectives.2")
@pytest.mark.rule("revolution:act.20")
def test_an_objective_achieved_by_a_stewards_marker_comes_before_liberty_too() -> None:
    left = {"Wilds 1": {"markers": {"Hexes": 2, "Familiars": 0}}}
    boons = {"Wilds 1": "Move the Liberty marker 1 space toward Tyranny."}
    table = at_table(
        {"HR1": LIBERTY},
        boons=boons,
        event_line={1: "HR1"},
        objectives=left,
        liberty=1,
        A={"hand": ["Old Cuffe", "Widow Harrow", "Keeper of the Common"]},
    )
    play(table, "act against HR1", "play Old Cuffe", "play Widow Harrow", "overcome it", "take Hexes")
    play(table, "play Keeper of the Common for another marker", "take Hexes")
    assert table.result is not None
    assert table.result.rule == "end.4", "the boon reaches Tyranny before the two spaces toward Liberty"


@pytest.mark.rule("revolution:open.34")
@pytest.mark.rule("revolution:end.10")
def test_the_overcome_event_can_still_lose_the_game_when_a_boon_pushes_it() -> None:
    left = {"Cellar 1": {"markers": {"Brewing": 1}}}
    table = at_table(
        {"BR1": LIBERTY},
        boons={"Cellar 1": "Add an Event."},
        event_line={1: "BR1"},
        objectives=left,
        liberty=1,
        A={"hand": ["Goody Alder", "Patience Rook"]},
    )
    act(table, "BR1", "Goody Alder", "Patience Rook", take="take Brewing")
    assert table.result is not None
    assert table.result.rule == "end.4"


@pytest.mark.rule("revolution:end.8")
@pytest.mark.rule("revolution:objectives.2")
def test_a_boon_that_brings_out_the_last_event_makes_this_the_last_turn() -> None:
    left = {"Cellar 1": {"markers": {"Brewing": 1}}}
    table = at_table(
        boons={"Cellar 1": "Add an Event."},
        event_line={1: "BR1"},
        event_deck=["U1"],
        objectives=left,
        A={"hand": ["Goody Alder", "Patience Rook", *names("FH")]},
    )
    act(table, "BR1", "Goody Alder", "Patience Rook", take="take Brewing")
    assert not table.over
    end_turn(table)
    assert table.result is not None
    assert table.result.rule == "end.6"


@pytest.mark.rule("revolution:end.7")
@pytest.mark.rule("revolution:step3.4")
def test_an_extra_act_can_win_the_last_turn() -> None:
    three = {name: {"achieved": True} for name in ("Wilds 1", "Parlour 1", "Ruin 1")}
    told: dict[str, Any] = {"step": "add an event", "event_deck": ["U1"], "event_line": {2: "BR1"}}
    hand = ["Old Cuffe", *names("FH"), "Goody Alder", "Patience Rook", "Deacon Pell"]
    table = at_table(objectives={**three, "Cellar 1": {"markers": {"Brewing": 1}}}, A={"hand": hand}, **told)
    act(table, "U1", "Old Cuffe", "Deacon Pell")
    play(table, f"play {a('FH')} to Act again")
    act(table, "BR1", "Goody Alder", "Patience Rook", take="take Brewing")
    assert table.result is not None
    assert table.result.rule == "end.2"


@pytest.mark.rule("revolution:liberty.4")
@pytest.mark.rule("revolution:faq.2")
def test_a_doubled_liberty_event_at_the_liberty_end() -> None:
    special = {"U1": {"sign": "Liberty", "cost": "3", "text": ["Liberty moves of this Event are doubled."]}}
    table = at_table(special, event_line={1: "U1"}, liberty=6, A={"hand": ["Old Cuffe"]})
    act(table, "U1", "Old Cuffe")
    assert now(table)["liberty"] == 7


@pytest.mark.rule("revolution:open.4")
@pytest.mark.rule("revolution:open.5")
def test_liberty_first_and_score_before_the_boon_together() -> None:
    three = {name: {"achieved": True} for name in ("Wilds 1", "Parlour 1", "Ruin 1")}
    boons = {"Cellar 1": "Move the Liberty marker 1 space toward Liberty."}
    told: dict[str, Any] = {
        "objectives": {**three, "Cellar 1": {"markers": {"Brewing": 1}}},
        "liberty": 3,
        "event_line": {1: "BR1"},
    }
    options = {"liberty-first": True, "score-before-boon": True}
    table = at_table(
        {"BR1": LIBERTY}, boons=boons, options=options, A={"hand": ["Goody Alder", "Patience Rook"]}, **told
    )
    act(table, "BR1", "Goody Alder", "Patience Rook", take="take Brewing")
    assert table.result is not None
    assert table.result.scores == (5.0,), "the two spaces count, the boon doesn't"


@pytest.mark.rule("revolution:act.16")
@pytest.mark.rule("revolution:act.22")
def test_of_a_double_payment_the_first_marker_may_be_taken_and_the_second_left() -> None:
    hand = ["Widow Harrow", "Old Cuffe", "Mother Crossroads", *names("FH")]
    table = at_table(event_line={1: "HR1"}, A={"hand": hand})
    play(
        table,
        "act against HR1",
        *(f"play {name}" for name in (*hand[:3], a("FH"))),
        "overcome it",
        "take Rituals",
        "take none",
    )
    assert (markers(table, "Hexes"), markers(table, "Rituals")) == (3, 3)


# Drawing and what it sets off


@pytest.mark.rule("revolution:discard.2")
@pytest.mark.rule("revolution:act.10")
def test_cards_played_this_turn_are_in_the_reshuffle_of_this_turn() -> None:
    table = at_table(
        {"U1": {"cost": "3"}},
        seats=2,
        event_line={1: "U1"},
        A={"hand": ["Old Cuffe", *names("FH", "FB")], "deck": [], "discard": names("FR", "FE")},
    )
    act(table, "U1", "Old Cuffe")
    if "done" in offered(table):
        play(table, "done")
    play(table, "keep the rest", "draw")
    assert "A shuffles 3 cards to form a new deck" in log(table)
    assert "Old Cuffe" in own(table)["hand"]


@pytest.mark.rule("revolution:open.11")
@pytest.mark.rule("revolution:draw.7")
def test_a_discard_forced_in_the_middle_of_a_draw_is_drawn_for_again() -> None:
    special = {"U4": {"text": ["When Flipped: Each player discards a card."]}}
    discard = names("FE", "FC", "HB", "HR")
    table = at_table(
        special, seats=1, step="draw", A={"hand": names("FH"), "deck": names("FB", "FR"), "discard": discard}
    )
    play(table, "draw")
    assert asked(table) == "A"
    assert len(offered(table)) == 3, "from what has been drawn so far"
    play(table, f"discard {a('FB')}")
    assert len(own(table)["hand"]) == 6
    assert in_order(log(table), "A shuffles 4 cards", f"A discards {a('FB')}", "A draws")


@pytest.mark.rule("revolution:draw.7")
@pytest.mark.rule("revolution:moon.1")
def test_a_second_reshuffle_in_one_draw_costs_again() -> None:
    """The Event of the first refills the discard, and the deck runs out once more."""
    special = {"U4": {"text": ["When Flipped: Each player discards 2 cards."]}}
    table = at_table(
        special,
        seats=1,
        step="draw",
        A={"hand": names("FH", "FB", "FR"), "deck": [], "discard": names("FE", "FC", "HB")},
    )
    play(table, "draw", f"discard {a('FH')}", f"discard {a('FB')}")
    assert sum("to form a new deck" in words for words in log(table)) == 2
    assert now(table)["moon"] == 3
    assert len(own(table)["hand"]) == 6


@pytest.mark.rule("revolution:recruit.6")
@pytest.mark.rule("revolution:recruit.5")
def test_a_recruit_on_a_partners_empty_deck_spares_the_partner_a_reshuffle() -> None:
    partner = {"hand": names("FH", "FB", "FR", "FE"), "deck": [], "discard": names("FC", "HB")}
    table = at_table(seats=2, recruits={1: "The Tin Lantern"}, A={"hand": names("FH")}, B=partner)
    play(table, "recruit The Tin Lantern", "on B's deck")
    end_turn(table)
    if "done" in offered(table):
        play(table, "done")
    play(table, "keep the rest", "draw")
    assert own(table, "B")["hand"][-1] == "The Tin Lantern"
    assert now(table)["moon"] == 1


@pytest.mark.rule("revolution:abilities.6")
@pytest.mark.rule("revolution:draw.5")
def test_a_relic_discarded_unused_comes_back_with_a_reshuffle() -> None:
    table = at_table(
        seats=2,
        step="discard",
        A={"hand": ["The Tin Lantern", *names("FH")], "deck": [], "discard": names("FB", "FR", "FE")},
    )
    play(table, "discard The Tin Lantern", "keep the rest", "draw")
    assert "The Tin Lantern" in own(table)["hand"]


@pytest.mark.rule("revolution:faq.3")
@pytest.mark.rule("revolution:open.27")
def test_a_hand_above_its_size_by_a_blessing_stays_and_draws_nothing() -> None:
    hands: dict[str, Any] = {"A": {"hand": names(*SEEKERS[:5])}, "B": {"hand": names(*SEEKERS[:5])}}
    table = at_table(
        blessings={"Blessing 1": "Each player draws a card."},
        seats=2,
        step="add a recruit",
        recruit_deck=["Blessing 1"],
        **hands,
    )
    assert [len(own(table, name)["hand"]) for name in "AB"] == [6, 6]
    end_turn(table)
    assert now(table)["current"] == "B"
    assert len(own(table)["hand"]) == 6


@pytest.mark.rule("revolution:easier.2")
@pytest.mark.rule("revolution:open.27")
def test_the_free_reshuffle_can_be_used_for_a_draw_that_a_card_orders() -> None:
    told: dict[str, Any] = {
        "step": "add a recruit",
        "recruit_deck": ["Blessing 1"],
        "options": {"free-reshuffles": True},
    }
    table = at_table(
        blessings={"Blessing 1": "One player draws a card."},
        seats=2,
        A={"hand": names("FH"), "deck": [], "discard": names("FB", "FR")},
        **told,
    )
    play(table, "A", "reshuffle freely")
    assert (now(table)["moon"], line(table)) == (1, {1: "U4"}), "only the Event of step 2"


@pytest.mark.rule("revolution:open.22")
@pytest.mark.rule("revolution:visibility.1#2")
def test_a_reshuffle_buries_what_lay_openly_on_the_deck() -> None:
    told: dict[str, Any] = {"step": "add a recruit", "recruit_deck": ["Blessing 1"], "options": {"hands": "closed"}}
    deck = {"hand": names("FH"), "deck": ["Old Cuffe", *names("FB", "FR")], "known": 1, "discard": names("FE")}
    table = at_table(
        blessings={"Blessing 1": "Each player may freely reshuffle their Coven deck."}, seats=2, A=deck, **told
    )
    assert player(table, "A", 1).deck[0] == "Old Cuffe"
    play(table, "freely reshuffle")
    assert set(player(table, "A", 1).deck) == {None}
    assert len(player(table, "A", 1).deck) == 4


# The line and the row


@pytest.mark.rule("revolution:event-step.4")
@pytest.mark.rule("revolution:event-step.16")
def test_after_the_first_space_was_cleared_the_next_event_pushes_nobody() -> None:
    table = at_table(
        {"U1": {"cost": "3"}, "FH1": LIBERTY}, event_line={1: "U1", 3: "FH1"}, A={"hand": ["Old Cuffe", *names("FH")]}
    )
    act(table, "U1", "Old Cuffe")
    end_turn(table)
    assert line(table) == {1: "U4", 3: "FH1"}
    assert now(table)["liberty"] == 4


@pytest.mark.rule("revolution:event-step.10")
@pytest.mark.rule("revolution:recruit-step.5")
@pytest.mark.rule("revolution:recruit-step.9")
def test_the_gap_that_peril_left_swallows_the_next_recruit() -> None:
    told: dict[str, Any] = {"step": "add an event", "event_line": {1: "FH2", 2: "FH1"}, "recruit_deck": ["Mercy Vane"]}
    table = at_table(
        {"FH1": {"sign": "Peril"}},
        recruits={1: "Goody Alder", 2: "Widow Harrow", 3: "Deacon Pell"},
        A={"hand": names("FH")},
        **told,
    )
    play(table, "banish Widow Harrow")
    end_turn(table)
    assert row(table) == ["Mercy Vane", "Goody Alder", "Deacon Pell"]
    assert now(table)["recruit discard"] == ["Widow Harrow"]


@pytest.mark.rule("revolution:recruit-step.9")
def test_the_gap_of_a_recruit_that_an_event_has_banished_stays() -> None:
    special = {"U4": {"text": ["When Flipped: Banish a Recruit."]}}
    three = {1: "Goody Alder", 2: "Widow Harrow", 3: "Deacon Pell"}
    table = at_table(special, step="add an event", recruits=three, A={"hand": names("FH")})
    play(table, "banish Widow Harrow")
    assert row(table) == ["Goody Alder", None, "Deacon Pell"]
    assert now(table)["recruit discard"] == ["Widow Harrow"]


@pytest.mark.rule("revolution:open.33")
@pytest.mark.rule("revolution:act.18")
def test_a_liberty_event_discarded_by_a_blessing_gives_no_liberty() -> None:
    told: dict[str, Any] = {"step": "add a recruit", "recruit_deck": ["Blessing 1"], "event_line": {3: "FH1"}}
    table = at_table(
        {"FH1": LIBERTY}, blessings={"Blessing 1": "Discard the rightmost Event."}, A={"hand": names("FH")}, **told
    )
    assert (
        now(table)["liberty"],
        now(table)["event discard"],
        sum(markers(table, icon) for icon in ("Familiars", "Hexes")),
    ) == (4, ["FH1"], 6)


@pytest.mark.rule("revolution:faq.5")
@pytest.mark.rule("revolution:event-step.15")
def test_one_player_may_be_one_who_has_no_card() -> None:
    special = {"U4": {"text": ["When Flipped: One player banishes a card from their hand."]}}
    table = at_table(special, seats=2, step="add an event", A={"hand": names("FH", "FB")}, B={"hand": []})
    play(table, "B")
    assert (now(table)["recruit discard"], len(own(table)["hand"])) == ([], 2)


@pytest.mark.rule("revolution:event-step.7")
@pytest.mark.rule("revolution:end.4")
def test_a_when_flipped_text_can_reach_tyranny_before_any_push_counts() -> None:
    special = {
        "U4": {"text": ["When Flipped: Move the Liberty marker 1 space toward Tyranny."]},
        "FH1": {"sign": "Peril"},
    }
    table = at_table(
        special,
        step="add an event",
        liberty=1,
        event_line={1: "FH2", 2: "FH1"},
        recruits={1: "Goody Alder"},
        A={"hand": names("FH")},
    )
    assert table.result is not None
    assert table.result.rule == "end.4"
    assert row(table)[0] == "Goody Alder"


@pytest.mark.rule("revolution:draw.6")
@pytest.mark.rule("revolution:event-step.10")
@pytest.mark.rule("revolution:open.9")
def test_peril_in_the_middle_of_a_draw_is_the_drawing_players_choice() -> None:
    told: dict[str, Any] = {
        "step": "draw",
        "event_line": {1: "FH2", 2: "FH1"},
        "recruits": {1: "Goody Alder", 3: "Mercy Vane"},
        "current": "B",
    }
    table = at_table(
        {"FH1": {"sign": "Peril"}},
        seats=2,
        A={"hand": names("FH")},
        B={"hand": names("FH"), "deck": [], "discard": names(*SEEKERS[1:9])},
        **told,
    )
    play(table, "draw")
    assert (asked(table), offered(table)) == ("B", ["banish Goody Alder", "banish Mercy Vane"])
    play(table, "banish Mercy Vane")
    assert len(own(table, "B")["hand"]) == 5


# Recruiting


@pytest.mark.rule("revolution:recruit.8")
@pytest.mark.rule("revolution:recruit.11")
@pytest.mark.rule("revolution:trophies.6")
def test_all_modifiers_of_a_recruit_at_once() -> None:
    """2 stars, 1 more on Score 2, 1 less for the match, 1 less for two trophies: one Seeker."""
    told: dict[str, Any] = {"liberty": 2, "recruits": {2: "Goody Alder"}}
    table = at_table(A={"hand": names("FB", "EC"), "trophies": ["Hexes", "Hexes"]}, **told)
    play(table, "recruit Goody Alder", "spend Hexes trophy", "spend Hexes trophy")
    assert offered(table) == [f"spend {a('FB')}", "call it off"], "with it, no other card is needed"
    play(table, f"spend {a('FB')}")
    assert own(table)["deck"][0] == "Goody Alder"
    assert own(table)["hand"] == [a("EC")]


@pytest.mark.rule("revolution:recruit.3")
@pytest.mark.rule("revolution:abilities.6")
def test_a_card_recruited_this_turn_is_not_in_hand_to_be_used() -> None:
    table = at_table(recruits={1: "The Tin Lantern"}, moon=3, A={"hand": names("FH")})
    play(table, "recruit The Tin Lantern")
    assert rule_against(table, "play The Tin Lantern") in ("act.2", "abilities.1")
    assert now(table)["moon"] == 3


@pytest.mark.rule("revolution:liberty.2")
@pytest.mark.rule("revolution:recruit.15")
def test_an_act_that_leaves_the_tyranny_space_frees_the_recruit_after_it() -> None:
    table = at_table(
        {"U1": {"cost": "3", "sign": "Liberty"}},
        liberty=1,
        event_line={1: "U1"},
        recruits={3: "Goody Alder"},
        A={"hand": ["Old Cuffe", *names("EC")]},
    )
    assert table.view(0).recruits["3"].costs == 2
    act(table, "U1", "Old Cuffe")
    play(table, "recruit Goody Alder", f"spend {a('EC')}")
    assert own(table)["deck"][0] == "Goody Alder"


@pytest.mark.rule("revolution:trophies.5")
@pytest.mark.rule("revolution:trophies.6")
def test_a_partners_trophies_cheapen_a_recruit_and_help_in_no_act() -> None:
    partner = {"hand": [], "trophies": ["Hexes", "Hexes"]}
    table = at_table(
        seats=2,
        event_line={1: "HR1"},
        recruits={1: "Goody Alder"},
        A={"hand": ["Old Cuffe", "Widow Harrow", *names("EC")]},
        B=partner,
    )
    play(table, "act against HR1")
    assert rule_against(table, "spend Hexes trophy") == "trophies.5"
    play(
        table,
        "call it off",
        "recruit Goody Alder",
        "ask B for trophies",
        "give Hexes trophy",
        "give Hexes trophy",
        f"spend {a('EC')}",
        "on A's deck",
    )
    assert own(table, "B")["trophies"] == []


@pytest.mark.rule("revolution:act.11")
@pytest.mark.rule("revolution:objectives.5")
def test_a_relic_that_helped_to_earn_a_free_reshuffle_is_not_in_it() -> None:
    left = {"Cellar 1": {"markers": {"Brewing": 1}}}
    boons = {"Cellar 1": "Each player may freely reshuffle their Coven deck."}
    hand = ["The Cracked Kettle", *names("FB")]
    table = at_table(boons=boons, event_line={1: "BR1"}, objectives=left, A={"hand": hand, "deck": names("EC")})
    act(table, "BR1", "The Cracked Kettle", a("FB"), take="take Brewing")
    play(table, "freely reshuffle")
    assert sorted(own(table)["deck"]) == sorted([a("EC"), a("FB")])
    assert now(table)["recruit discard"] == ["The Cracked Kettle"]


@pytest.mark.rule("revolution:liberty.2")
@pytest.mark.rule("revolution:draw.8")
def test_a_larger_hand_size_reached_in_step_3_counts_in_step_5() -> None:
    board = {"liberty": {"6": ["Hand size is 1 larger."]}}
    table = at_table(
        {"U1": {"cost": "3", "sign": "Liberty"}},
        board=board,
        seats=2,
        event_line={1: "U1"},
        A={"hand": ["Old Cuffe", *names("FH")]},
    )
    act(table, "U1", "Old Cuffe")
    if "done" in offered(table):
        play(table, "done")
    play(table, "keep the rest", "draw")
    assert len(own(table)["hand"]) == 6


@pytest.mark.rule("revolution:trophies.13")
@pytest.mark.rule("revolution:act.9")
def test_a_pledge_is_not_paid_when_the_act_is_called_off() -> None:
    table = at_table(
        seats=2, event_line={1: "HR1"}, A={"hand": ["Old Cuffe", *names("HB")]}, B={"hand": ["The Hangman's Nail"]}
    )
    play(table, "act against HR1", "ask B to assist", "assist with The Hangman's Nail", "call it off")
    assert own(table, "B")["hand"] == ["The Hangman's Nail"]
    assert now(table)["recruit discard"] == []


@pytest.mark.rule("revolution:recruit.8")
@pytest.mark.rule("revolution:recruit.11")
@pytest.mark.rule("revolution:open.14")
def test_a_relic_made_dear_twice_is_cheapened_by_a_match() -> None:
    special = {"X1": {"text": ["Recruits cost 1 star more."]}}
    told: dict[str, Any] = {"event_line": {2: "X1"}, "liberty": 2, "recruits": {2: "The Cracked Kettle"}}
    table = at_table(special, A={"hand": names("FB", "EC")}, **told)
    assert table.view(0).recruits["2"].costs == 2
    play(table, "recruit The Cracked Kettle")
    assert offered(table) == [f"spend {a('FB')}", "call it off"]
    play(table, f"spend {a('FB')}")
    assert own(table)["deck"][0] == "The Cracked Kettle"


@pytest.mark.rule("revolution:objectives.5")
def test_who_has_discards_alone_may_reshuffle_freely_and_who_has_nothing_is_not_asked() -> None:
    left = {"Cellar 1": {"markers": {"Brewing": 1}}}
    boons = {"Cellar 1": "Each player may freely reshuffle their Coven deck."}
    hand = ["The Cracked Kettle", *names("FB")]
    table = at_table(
        boons=boons,
        event_line={1: "BR1"},
        objectives=left,
        seats=3,
        A={"hand": hand, "deck": []},
        B={"hand": [], "deck": [], "discard": names("EC")},
        C={"hand": names("EC"), "deck": [], "discard": []},
    )
    act(table, "BR1", "The Cracked Kettle", a("FB"), take="take Brewing")
    moon = now(table)["moon"]
    play(table, "freely reshuffle", "freely reshuffle")
    assert [own(table, name)["deck"] for name in "ABC"] == [[a("FB")], [b("EC")], []]
    assert [own(table, name)["discard"] for name in "ABC"] == [[], [], []]
    assert now(table)["moon"] == moon
