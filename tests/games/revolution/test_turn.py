"""The frame of a turn, step 3, and how a game ends."""

from __future__ import annotations

from typing import Any

import pytest

from coven.kernel import End, Table
from tests.games.revolution.tale import (
    PLAIN,
    a,
    asked,
    b,
    cards,
    end_turn,
    in_order,
    line,
    log,
    markers,
    new,
    now,
    offered,
    own,
    play,
    rule_against,
    situation,
)

EASY = cards(events={f"U{n}": {"cost": "2"} for n in range(1, 6)})


def step_3(hand: list[str], **told: Any) -> Table:
    told = {
        "event_line": {1: "U1", 2: "U2", 3: "U3"},
        "recruits": {1: "The Tin Lantern", 2: "The Wolf Whistle"},
        **told,
    }
    return situation(
        seats=told.pop("seats", 1), cards=told.pop("cards", EASY), A={"hand": hand}, full_control=(0,), **told
    )


def act(table: Table, event: str, icons: str) -> Table:
    return play(table, f"act against {event}", f"play {a(icons)}", "overcome it", "take none")


def recruit(table: Table, name: str = "The Tin Lantern") -> Table:
    play(table, f"recruit {name}")
    return play(table, "on A's deck")


@pytest.mark.rule("revolution:turn.1")
def test_five_steps_in_fixed_order() -> None:
    table = situation(
        step="add a recruit", A={"hand": ["Seeker FH", "Seeker FB"]}, recruits={}, event_deck=["U1", "U2", "U3"]
    )
    assert rule_against(table, f"discard {a('FH')}") == "turn.1"
    assert rule_against(table, "draw") == "turn.1"
    recruited = next(name for name in now(table)["recruits"].values() if name is not None)
    play(table, f"recruit {recruited}", f"spend {a('FH')}", f"spend {a('FB')}", "on A's deck")
    if table.decision is not None and table.decision.kind == "what now":
        play(table, "done")
    assert rule_against(table, "act against U1") == "turn.1"
    assert rule_against(table, f"recruit {recruited}") == "turn.1"
    play(table, "draw")
    assert in_order(
        log(table), "is added to the Recruits", "is added to the Event Line", "wants to recruit", "fills the hand"
    )


@pytest.mark.rule("revolution:turn.2")
def test_a_player_goes_through_all_steps_before_the_next() -> None:
    table = new(seats=3, cards=PLAIN)
    turns = []
    while now(table)["turn"] < 4:
        turns.append((now(table)["current"], asked(table)))
        end_turn(table)
    assert turns == [("A", "A"), ("B", "B"), ("C", "C")]
    assert rule_against(table, "done", 1) == "turn.2"


@pytest.mark.rule("revolution:turn.3")
def test_declining_everything_still_adds_a_recruit_and_an_event() -> None:
    table = new(seats=1, cards=PLAIN)
    end_turn(table)
    before = own(table)
    assert (len(now(table)["recruit deck"]), len(now(table)["event deck"])) == (29, 38)
    end_turn(table)
    assert own(table) == before
    assert (len(now(table)["recruit deck"]), len(now(table)["event deck"])) == (28, 37)


@pytest.mark.rule("revolution:step3.1")
@pytest.mark.rule("revolution:step3.2")
def test_act_recruit_both_in_either_order_or_neither() -> None:
    for what in ((), ("act",), ("recruit",), ("act", "recruit"), ("recruit", "act")):
        table = step_3(["Seeker FH", "Seeker FB"])
        for one in what:
            act(table, "U1", "FH") if one == "act" else recruit(table)
        play(table, "done")
        assert now(table)["step"] == "discard"


@pytest.mark.rule("revolution:step3.3")
def test_one_act_and_one_recruit() -> None:
    table = recruit(act(step_3(["Seeker FH", "Seeker FB"]), "U1", "FH"))
    assert rule_against(table, "act against U2") == "step3.3"
    assert rule_against(table, "recruit The Wolf Whistle") == "recruit.14", "the one that was taken cost nothing"
    paid = situation(recruits={1: "Goody Alder", 3: "The Wolf Whistle"}, A={"hand": ["Old Cuffe", "Seeker FB"]})
    play(paid, "recruit Goody Alder", "spend Old Cuffe", "on A's deck")
    assert rule_against(paid, "recruit The Wolf Whistle") == "step3.3"


@pytest.mark.rule("revolution:step3.4")
@pytest.mark.rule("revolution:abilities.4")
def test_a_seeker_gives_one_extra_act_and_goes_to_its_owners_discard() -> None:
    table = act(step_3(["Seeker FH", "Seeker FB", "Seeker FR", "Seeker FE"]), "U1", "FH")
    play(table, f"play {a('FB')} to Act again")
    assert own(table)["discard"] == [a("FH"), a("FB")]
    assert now(table)["recruit discard"] == []
    act(table, "U2", "FR")
    assert rule_against(table, "act against U3") == "step3.3"


@pytest.mark.rule("revolution:step3.5")
def test_an_extra_act_stands_anywhere_in_step_3() -> None:
    for order in (
        ("act", "recruit", "again", "act"),
        ("again", "act", "recruit", "act"),
        ("recruit", "again", "act", "act"),
    ):
        table = step_3(["Seeker FH", "Seeker FB", "Seeker FR"])
        cards_ = iter(("FB", "FR"))
        events = iter(("U1", "U2"))
        for one in order:
            if one == "act":
                act(table, next(events), next(cards_))
            elif one == "again":
                play(table, f"play {a('FH')} to Act again")
            else:
                recruit(table)
        assert line(table) == {3: "U3"}


@pytest.mark.rule("revolution:step3.6")
def test_an_extra_act_is_no_recruit() -> None:
    table = recruit(play(step_3(["Seeker FH", "Seeker FB"]), f"play {a('FH')} to Act again"))
    assert now(table)["acts"] == 2
    assert rule_against(table, "recruit The Wolf Whistle") == "step3.6"
    again = Table(table.game, table.setup, 1, origin=now(table))
    assert rule_against(again, "recruit The Wolf Whistle") == "step3.6", "a position keeps it"


@pytest.mark.rule("revolution:step3.7")
def test_each_seeker_gives_one_more_act_and_unused_ones_lapse() -> None:
    table = step_3(["Seeker FH", "Seeker FB", "Seeker FR", "Seeker FE", "Seeker FC"])
    play(table, f"play {a('FH')} to Act again", f"play {a('FB')} to Act again")
    for event, icons in (("U1", "FR"), ("U2", "FE"), ("U3", "FC")):
        act(table, event, icons)
    assert line(table) == {}
    lapsed = play(step_3(["Seeker FH", "Seeker FB"]), f"play {a('FH')} to Act again")
    end_turn(lapsed)
    assert now(lapsed)["acts"] == 1


@pytest.mark.rule("revolution:step3.8")
@pytest.mark.rule("revolution:abilities.2")
def test_others_neither_act_nor_recruit_nor_give_extra_acts() -> None:
    table = step_3(
        ["Seeker FH"], seats=2, B={"hand": ["Seeker FH", "The Tin Lantern"]}, recruits={2: "The Wolf Whistle"}
    )
    assert rule_against(table, "act against U1", 1) == "step3.8"
    assert rule_against(table, "recruit The Wolf Whistle", 1) == "step3.8"
    assert rule_against(table, f"play {b('FH')} to Act again", 1) == "abilities.2"
    assert not any("Hare" in word for word in offered(table))


@pytest.mark.rule("revolution:abilities.1")
@pytest.mark.rule("revolution:abilities.6")
def test_a_timeless_ability_is_for_the_owners_own_turn_and_a_relic_used_for_it_is_banished() -> None:
    """The Tin Lantern: Play to move the Moon marker 1 space back."""
    told: dict[str, Any] = {
        "moon": 3,
        "recruits": {},
        "event_line": {},
        "event_deck": ["FH1", "FH2"],
        "recruit_deck": [],
    }
    table = situation(A={"hand": ["Seeker FH"]}, B={"hand": ["The Tin Lantern"]}, **told)
    assert rule_against(table, "play The Tin Lantern", 1) == "abilities.1"
    end_turn(table)
    play(table, "play The Tin Lantern")
    assert now(table)["moon"] == 2
    assert (now(table)["recruit discard"], own(table, "B")["discard"]) == (["The Tin Lantern"], [])
    kept = situation(A={"hand": ["The Tin Lantern", "Seeker FH"]}, step="discard", **told)
    play(kept, "discard The Tin Lantern")
    assert (own(kept)["discard"], now(kept)["recruit discard"]) == (["The Tin Lantern"], []), "merely discarded"


@pytest.mark.rule("revolution:abilities.5")
@pytest.mark.rule("revolution:open.28")
def test_a_seeker_is_played_for_icons_or_for_the_act() -> None:
    table = step_3(["Seeker FH", "Seeker FB"])
    play(table, f"play {a('FH')} to Act again", "act against U1")
    assert f"play {a('FH')}" not in offered(table)
    assert table.view(0).act["standing"] == "0 of 2 icons"
    paid = act(step_3(["Seeker FH", "Seeker FB"]), "U1", "FH")
    assert now(paid)["acts"] == 0, "no extra Act for one that lent its icons"


@pytest.mark.rule("revolution:abilities.1")
@pytest.mark.rule("revolution:abilities.4")
def test_a_steward_is_played_for_another_marker_when_an_event_is_overcome() -> None:
    told: dict[str, Any] = {"event_line": {1: "HR1"}, "recruits": {}}
    hand = ["Old Cuffe", "Widow Harrow", "Keeper of the Common"]
    table = situation(seats=1, A={"hand": hand}, **told)
    assert rule_against(table, "play Keeper of the Common for another marker") == "abilities.1"
    play(table, "act against HR1", "play Old Cuffe", "play Widow Harrow", "overcome it", "take Hexes")
    assert offered(table) == ["play Keeper of the Common for another marker", "no more"]
    declined = play(table.fork(), "no more")
    assert own(declined)["hand"] == ["Keeper of the Common"]
    play(table, "play Keeper of the Common for another marker", "take Rituals")
    assert own(table)["trophies"] == ["Hexes", "Rituals"]
    assert own(table)["discard"][-1] == "Keeper of the Common"


@pytest.mark.rule("revolution:abilities.1")
def test_two_stewards_are_played_for_two_more_markers() -> None:
    stewards = ["Keeper of the Common", "Keeper of the Lost Letters"]
    told: dict[str, Any] = {"event_line": {1: "HR1"}, "recruits": {}}
    table = situation(seats=1, A={"hand": ["Old Cuffe", "Widow Harrow", *stewards]}, **told)
    play(table, "act against HR1", "play Old Cuffe", "play Widow Harrow", "overcome it", "take Hexes")
    play(table, f"play {stewards[0]} for another marker", "take Rituals")
    assert offered(table) == [f"play {stewards[1]} for another marker", "no more"]
    declined = play(table.fork(), "no more")
    assert own(declined)["trophies"] == ["Hexes", "Rituals"]
    play(table, f"play {stewards[1]} for another marker", "take Rituals")
    assert own(table)["trophies"] == ["Hexes", "Rituals", "Rituals"]
    assert own(table)["discard"][-2:] == stewards


@pytest.mark.rule("revolution:abilities.4")
@pytest.mark.rule("revolution:act.16")
def test_a_card_that_gives_two_more_markers_gives_none_after_none_was_taken() -> None:
    told: dict[str, Any] = {"event_line": {1: "HR1"}, "recruits": {}}
    twice = {"class": "Steward", "text": ["Play when you overcome an Event to remove 2 more marker that matches it."]}
    special = cards(recruits={"Twice": twice, "Payer": {"icons": "HHHH"}})
    table = situation(seats=1, cards=special, A={"hand": ["Payer", "Twice"]}, **told)
    play(table, "act against HR1", "play Payer", "overcome it", "take Hexes", "play Twice for another marker")
    assert offered(table) == ["take Hexes", "take Rituals", "take none"]
    both = play(table.fork(), "take Hexes", "take Rituals")
    assert own(both)["trophies"] == ["Hexes", "Hexes", "Rituals"]
    play(table, "take none")
    assert own(table)["trophies"] == ["Hexes"]
    assert own(table)["discard"] == ["Payer", "Twice"]
    assert table.decision is None or table.decision.kind != "which marker"


@pytest.mark.rule("revolution:abilities.1")
def test_a_card_that_lets_its_owner_draw_lets_nobody_else() -> None:
    special = cards(recruits={"Muse": {"text": ["Play to draw a card."]}})
    told: dict[str, Any] = {"event_line": {1: "HR1"}, "recruits": {}, "seats": 2, "current": "B"}
    coven = {"hand": ["Seeker HB"], "deck": ["Seeker FH", "Seeker FB"]}
    table = situation(cards=special, A=coven, B={**coven, "hand": ["Muse"]}, **told)
    play(table, "play Muse")
    assert (own(table, "B")["hand"], own(table, "B")["discard"]) == ([b("FH")], ["Muse"])
    assert own(table, "A")["hand"] == [a("HB")]


@pytest.mark.rule("revolution:abilities.4")
@pytest.mark.parametrize("discard", [[], ["Seeker HB"]])
def test_a_card_played_for_its_text_lies_in_the_discard_when_that_is_reshuffled_for_it(discard: list[str]) -> None:
    special = cards(recruits={"Muse": {"text": ["Play to draw a card."]}})
    told: dict[str, Any] = {"event_line": {1: "HR1"}, "recruits": {}, "event_deck": ["U1", "U2"]}
    table = situation(seats=1, cards=special, A={"hand": ["Muse"], "deck": [], "discard": discard}, **told)
    play(table, "play Muse")
    coven = own(table)
    assert sorted([*coven["hand"], *coven["deck"]]) == sorted(["Muse", *[a("HB") for _ in discard]])
    assert (len(coven["hand"]), coven["discard"]) == (1, [])


# Winning and losing


def one_short(*, left: int = 1, **told: Any) -> Table:
    """Three Objectives achieved, the fourth with a marker or two left; BR1 can be overcome."""
    three = {name: {"achieved": True} for name in ("Wilds 1", "Parlour 1", "Ruin 1")}
    boons = told.pop("boons", None)
    sign = told.pop("sign", "none")
    told = {"event_line": {1: "BR1"}, "recruits": {}, "event_deck": ["U1", "U2"], **told}
    seats = told.pop("seats", 1)
    options = told.pop("options", None)
    hand = told.pop("hand", ["Goody Alder", "Patience Rook"])
    return situation(
        seats=seats,
        options=options,
        cards=cards(boons=boons, events={"BR1": {"sign": sign}}),
        objectives={**three, "Cellar 1": {"markers": {"Brewing": left}}},
        A={"hand": hand},
        full_control=(0,),
        **told,
    )


def overcome(table: Table) -> Table:
    return play(table, "act against BR1", "play Goody Alder", "play Patience Rook", "overcome it", "take Brewing")


@pytest.mark.rule("revolution:end.1")
@pytest.mark.rule("revolution:end.2")
def test_all_win_together_by_four_objectives_and_by_nothing_else() -> None:
    won = overcome(one_short(seats=3))
    assert won.result is not None
    assert won.result.ends == (End.WON,) * 3
    assert len(set(won.result.scores)) == 1
    running = overcome(one_short(left=2))
    assert not running.over
    lost = situation(
        seats=3,
        step="add an event",
        event_line={n: f"FH{n}" if n < 6 else f"BR{n}" for n in range(1, 8)},
        event_deck=["U1", "U2"],
    )
    assert lost.result is not None
    assert (lost.result.ends, lost.result.scores) == ((End.LOST,) * 3, ())


@pytest.mark.rule("revolution:end.3")
@pytest.mark.rule("revolution:liberty.3")
@pytest.mark.rule("revolution:objectives.3")
@pytest.mark.parametrize("liberty", range(1, 8))
def test_the_score_is_the_space_of_the_liberty_marker(liberty: int) -> None:
    won = overcome(one_short(liberty=liberty, sign="Peril"))
    assert won.result is not None
    assert won.result.scores == (float(liberty),)
    lost = end_turn(one_short(liberty=liberty, event_deck=[]))
    assert lost.result is not None
    assert lost.result.scores == ()


@pytest.mark.rule("revolution:end.6")
@pytest.mark.rule("revolution:end.7")
def test_the_turn_of_the_last_event_is_played_out() -> None:
    told: dict[str, Any] = {"step": "add an event", "event_deck": ["U1"]}
    table = one_short(**told)
    assert not table.over
    assert now(table)["last event out"]
    lost = end_turn(table.fork(), draw=True)
    assert lost.result is not None
    assert lost.result.rule == "end.6"
    assert now(lost)["turn"] == now(table)["turn"], "no further turn starts"
    won = overcome(table)
    assert won.result is not None
    assert won.result.rule == "end.2"
    not_yet = end_turn(one_short(step="add an event", event_deck=["U1", "U2"]))
    assert not not_yet.over, "the trigger is putting out the last card"
    assert now(not_yet)["last event out"]


@pytest.mark.rule("revolution:end.8")
@pytest.mark.rule("revolution:open.12")
def test_whichever_step_brings_the_last_event_out() -> None:
    coven = {
        "hand": [],
        "deck": ["Seeker FH"],
        "discard": [f"Seeker {i}" for i in ("FB", "FR", "FE", "FC", "HB", "HR")],
    }
    table = situation(step="add an event", A=coven, recruits={}, event_deck=["U1", "U2"], recruit_deck=[])
    assert table.decision is not None
    play(table, "draw")
    assert table.result is not None
    assert table.result.rule == "end.6"
    assert line(table) == {1: "U2", 2: "U1"}
    assert len(own(table)["hand"]) == 5
    blessed = cards(blessings={"Blessing 1": "One player draws a card."}, events={"U1": {"cost": "2"}})
    early = situation(
        cards=blessed,
        step="add a recruit",
        recruits={},
        recruit_deck=["Blessing 1"],
        event_deck=["U1"],
        event_line={},
        A={**coven, "deck": []},
    )
    play(early, "A")
    assert line(early) == {1: "U1"}, "step 2 adds none"
    assert "No Event is left to be added" in log(early)
    play(early, "act against U1", "call it off")
    lost = end_turn(early)
    assert lost.result is not None
    assert lost.result.rule == "end.6"


@pytest.mark.rule("revolution:end.9")
def test_the_win_stops_everything() -> None:
    table = overcome(one_short(recruits={1: "The Tin Lantern"}, hand=["Goody Alder", "Patience Rook", "Seeker FH"]))
    assert table.over
    assert table.decision is None
    assert (now(table)["step"], now(table)["recruited"]) == ("act and/or recruit", False)
    assert own(table)["hand"] == [a("FH")]
    assert all(one["achieved"] for one in now(table)["objectives"].values())


@pytest.mark.rule("revolution:end.9#2")
def test_a_loss_in_the_last_boon_is_a_loss() -> None:
    full = {1: "BR1", **{n: f"FH{n}" if n < 6 else f"EC{n}" for n in range(2, 9)}}
    table = overcome(one_short(event_line=full, boons={"Cellar 1": "Add an Event."}))
    assert table.result is not None
    assert table.result.rule == "end.5"
    assert markers(table, "Brewing") == 0
    assert not now(table)["objectives"]["Cellar 1"]["achieved"]


@pytest.mark.rule("revolution:end.12")
def test_turns_follow_one_another_until_the_end() -> None:
    table = new(seats=2, cards=cards(spaces=20, loss=[20, 20, 20, 20]))
    seen: list[tuple[int, str]] = []
    while not table.over:
        seen.append((now(table)["turn"], now(table)["current"]))
        end_turn(table)
    assert seen == [(turn, "AB"[(turn - 1) % 2]) for turn in range(1, 20)]
    assert table.result is not None
    assert table.result.rule == "end.5"


@pytest.mark.rule("revolution:end.13")
@pytest.mark.parametrize("reshuffles", [0, 1])
def test_no_game_has_more_than_forty_turns(reshuffles: int) -> None:
    """Each turn one Event comes out; a gap is made each turn, so that the line never fills. Nobody draws, or once."""
    position: dict[str, Any] = {"turn": 1, "step": "add an event", "recruits": {}, "recruit deck": [], "event line": {}}
    discard = [f"Seeker {icons}" for icons in ("FH", "FB", "FR", "FE", "FC", "HB")]
    people: dict[str, Any] = {
        "A": {"hand": [], "deck": [], "discard": discard},
        "B": {"hand": [], "deck": [], "discard": []},
    }
    drawn = 0
    while True:
        told = {key.replace(" ", "_"): value for key, value in position.items() if key != "players"}
        table = situation(cards=PLAIN, **told, **people)
        end_turn(table, draw=drawn < reshuffles)
        drawn += 1
        if table.over:
            break
        position = now(table)
        people = position["players"]
        gone = [name for name in position["event line"].values() if name is not None]
        position["event line"] = {}
        position["event discard"] = [*position["event discard"], *gone]
    assert now(table)["turn"] == 40 - reshuffles
    assert table.result is not None
    assert table.result.rule == "end.6"


@pytest.mark.rule("revolution:open.4")
@pytest.mark.parametrize(("switch", "score"), [(False, 3.0), (True, 5.0)])
def test_the_liberty_move_of_the_winning_event_comes_too_late_unless_switched(switch: bool, score: float) -> None:
    won = overcome(one_short(liberty=3, sign="Liberty", options={"liberty-first": switch}))
    assert won.result is not None
    assert won.result.scores == (score,)


@pytest.mark.rule("revolution:open.5")
@pytest.mark.rule("revolution:objectives.3")
@pytest.mark.parametrize(("switch", "score"), [(False, 4.0), (True, 3.0)])
def test_the_last_boon_counts_for_the_score_unless_switched(switch: bool, score: float) -> None:
    boons = {"Cellar 1": "Move the Liberty marker 1 space toward Liberty."}
    won = overcome(one_short(liberty=3, sign="Peril", boons=boons, options={"score-before-boon": switch}))
    assert won.result is not None
    assert won.result.scores == (score,)
    assert now(won)["liberty"] == 4


@pytest.mark.rule("revolution:liberty.1")
@pytest.mark.rule("revolution:liberty.4")
def test_surplus_movement_at_the_liberty_end_is_lost() -> None:
    for before, after in ((4, 6), (6, 7), (7, 7)):
        table = overcome(one_short(left=2, liberty=before, sign="Liberty"))
        assert now(table)["liberty"] == after
