"""Step 2: adding an Event, and what its move sets off."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from coven.kernel import PositionError, Table
from tests.games.revolution.tale import (
    asked,
    cards,
    end_turn,
    in_order,
    line,
    log,
    now,
    offered,
    own,
    play,
    row,
    situation,
    state_of,
)

LIBERTY, PERIL = {"sign": "Liberty"}, {"sign": "Peril"}
X, Y, Z = "Goody Alder", "Mercy Vane", "Widow Harrow"


def push(events: dict[int, str], special: Mapping[str, Any] | None = None, *, seats: int = 1, **told: Any) -> Table:
    """The table after U5 has been added to a line."""
    told = {"step": "add an event", "event_deck": ["U5", "U4", "U3"], "recruits": {}, **told}
    return situation(seats=seats, cards=cards(events=special), event_line=events, **told)


@pytest.mark.rule("revolution:event-step.2")
def test_only_the_run_from_space_1_slides() -> None:
    table = push({1: "FH1", 2: "FH2", 4: "FH3", 5: "FH4"})
    assert line(table) == {1: "U5", 2: "FH1", 3: "FH2", 4: "FH3", 5: "FH4"}


@pytest.mark.rule("revolution:event-step.3")
def test_the_worked_example_a_card_beyond_the_gap_is_not_pushed() -> None:
    table = push({1: "FH1", 2: "FH2", 4: "FH3"}, {"FH3": {"sign": "Liberty and Peril"}}, recruits={1: X})
    assert line(table) == {1: "U5", 2: "FH1", 3: "FH2", 4: "FH3"}
    assert now(table)["liberty"] == 4
    assert row(table)[0] == X


@pytest.mark.rule("revolution:event-step.4")
def test_into_a_vacant_first_space_nothing_slides() -> None:
    table = push({2: "FH1", 3: "FH2"}, {"FH1": LIBERTY, "FH2": PERIL}, recruits={1: X})
    assert line(table) == {1: "U5", 2: "FH1", 3: "FH2"}
    assert now(table)["liberty"] == 4
    assert row(table)[0] == X


@pytest.mark.rule("revolution:end.5")
@pytest.mark.rule("revolution:event-step.5")
@pytest.mark.rule("revolution:event-step.6")
@pytest.mark.rule("revolution:open.1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("loss", [[9, 8, 8, 7], [5, 6, 7, 8]])
def test_the_loss_space_is_that_of_the_number_of_players(seats: int, loss: list[int]) -> None:
    """Shorter counts' loss spaces are ordinary ones, and the numbers are read from the board."""
    names = [f"{type}{n}" for type in ("FH", "BR") for n in range(1, 6)]
    last = loss[seats - 1]
    full = {space: names[space - 1] for space in range(1, last)}
    told: dict[str, Any] = {"step": "add an event", "event_deck": ["U5", "U4"], "recruits": {}}
    board = cards(loss=loss)
    lost = situation(seats=seats, cards=board, event_line=full, **told)
    assert lost.result is not None
    assert lost.result.rule == "end.5"
    assert lost.result.won == ()
    gap = {space: name for space, name in full.items() if space != last - 2}
    going_on = situation(seats=seats, cards=board, event_line=gap, **told)
    assert not going_on.over
    assert max(line(going_on)) == last - 1
    with pytest.raises(PositionError, match="loss space"):
        state_of(seats=seats, cards=board, event_line={last: "FH1"})


@pytest.mark.rule("revolution:event-step.7")
def test_when_flipped_is_resolved_once_at_the_flip() -> None:
    flipped = {"U5": {"text": ["When Flipped: Each player discards a card. Move the Moon marker 1 space on."]}}
    hands: dict[str, Any] = {"A": {"hand": ["Seeker FH", "Seeker FB"]}, "B": {"hand": ["Seeker FH", "Seeker FB"]}}
    table = push({}, flipped, seats=2, **hands)
    play(table, "discard Raven Seeker FH", "discard Hare Seeker FB")
    assert [len(own(table, name)["hand"]) for name in "AB"] == [1, 1]
    assert now(table)["moon"] == 2, "all that it says"
    end_turn(table)
    assert line(table) == {1: "U4", 2: "U5"}
    assert [len(own(table, name)["hand"]) for name in "AB"] == [1, 1], "pushed, it does nothing again"
    assert now(table)["moon"] == 2


@pytest.mark.rule("revolution:event-step.7")
def test_what_an_event_says_is_done_in_its_order_and_that_player_is_the_one_chosen_before() -> None:
    people: dict[str, Any] = {
        "A": {"hand": ["Seeker FH"], "deck": ["Seeker EC"]},
        "B": {"hand": ["Seeker FB"], "deck": ["Seeker HC"]},
    }
    each = {"U5": {"text": ["When Flipped: Each player discards a card. Each player draws a card."]}}
    table = push({}, each, seats=2, **people)
    assert [own(table, name)["hand"] for name in "AB"] == [["Raven Seeker EC"], ["Hare Seeker HC"]]
    assert [own(table, name)["discard"] for name in "AB"] == [["Raven Seeker FH"], ["Hare Seeker FB"]]
    one = {"U5": {"text": ["When Flipped: One player discards a card, then that player draws a card."]}}
    table = play(push({}, one, seats=2, **people), "B")
    assert own(table, "B")["hand"] == ["Hare Seeker HC"], "B draws, whose turn it isn't"
    assert own(table, "A")["hand"] == ["Raven Seeker FH"], "and A does nothing"


@pytest.mark.rule("revolution:event-step.8")
@pytest.mark.rule("revolution:event-step.12")
@pytest.mark.rule("revolution:liberty.1")
@pytest.mark.parametrize(("space", "moves"), [(1, 1), (2, 0), (3, 1), (4, 0), (5, 1), (6, 0)])
def test_a_liberty_event_moving_into_2_4_or_6_moves_the_marker(space: int, moves: int) -> None:
    others = {n: f"FH{n}" for n in range(1, space)}
    table = push({**others, space: "BR1"}, {"BR1": LIBERTY}, recruits={1: X})
    assert line(table)[space + 1] == "BR1"
    assert now(table)["liberty"] == 4 - moves
    assert row(table)[0] == X, "a Liberty Event costs no Recruit"


@pytest.mark.rule("revolution:event-step.9")
def test_one_event_can_cause_several_liberty_moves() -> None:
    special = {"BR1": LIBERTY, "BR2": LIBERTY, "BR3": LIBERTY}
    table = push({1: "BR1", 2: "FH2", 3: "BR2", 4: "FH4", 5: "BR3"}, special, liberty=5)
    assert now(table)["liberty"] == 2


@pytest.mark.rule("revolution:event-step.10")
@pytest.mark.rule("revolution:event-step.13")
@pytest.mark.rule("revolution:open.9")
@pytest.mark.parametrize("space", [2, 4])
def test_a_peril_event_moving_into_3_or_5_costs_a_recruit_of_choice(space: int) -> None:
    others = {n: f"FH{n}" for n in range(1, space)}
    told = {"current": "B", "recruits": {1: X, 2: Y, 3: Z}}
    table = push({**others, space: "BR1"}, {"BR1": PERIL}, seats=2, **told)
    assert asked(table) == "B", "the player whose turn it is chooses"
    assert offered(table) == [f"banish {name}" for name in (X, Y, Z)]
    play(table, f"banish {Y}")
    assert row(table) == [X, None, Z]
    assert now(table)["recruit discard"] == [Y]
    assert now(table)["liberty"] == 4


@pytest.mark.rule("revolution:event-step.11")
def test_two_peril_events_cost_two_recruits_one_after_the_other() -> None:
    special = {"BR1": PERIL, "BR2": PERIL}
    table = push({1: "FH1", 2: "BR1", 3: "FH3", 4: "BR2"}, special, recruits={1: X, 2: Y, 3: Z})
    play(table, f"banish {X}")
    assert offered(table) == [f"banish {Y}", f"banish {Z}"]
    play(table, f"banish {Z}")
    assert row(table) == [None, Y, None]


@pytest.mark.rule("revolution:event-step.12")
def test_other_spaces_and_lying_still_set_off_nothing() -> None:
    for space in (1, 3, 5):  # into 2, 4 and 6
        others = {n: f"FH{n}" for n in range(1, space)}
        table = push({**others, space: "BR1"}, {"BR1": PERIL}, recruits={1: X})
        assert row(table)[0] == X
    lying = push({1: "FH1", 4: "BR1", 5: "BR2"}, {"BR1": LIBERTY, "BR2": PERIL}, recruits={1: X})
    assert (now(lying)["liberty"], row(lying)[0]) == (4, X), "beyond the gap they lie still"
    flipped = push({}, {"U5": {"sign": "Liberty and Peril"}}, recruits={1: X})
    assert (now(flipped)["liberty"], row(flipped)[0]) == (4, X), "space 1 is no such space"


@pytest.mark.rule("revolution:event-step.14")
def test_peril_without_a_recruit_costs_nothing() -> None:
    table = push({1: "FH1", 2: "BR1"}, {"BR1": PERIL}, A={"hand": ["Seeker FH", "Seeker FB"]})
    assert line(table)[3] == "BR1"
    assert table.decision is not None
    assert table.decision.kind == "what now"
    assert (now(table)["liberty"], len(own(table)["hand"]), now(table)["recruit discard"]) == (4, 2, [])


@pytest.mark.rule("revolution:event-step.15")
@pytest.mark.rule("revolution:faq.5")
def test_a_card_banished_from_a_hand_lies_in_the_recruit_discard() -> None:
    flipped = {"U5": {"text": ["When Flipped: One player banishes a card from their hand."]}}
    hands: dict[str, Any] = {"A": {"hand": ["Seeker FH", "Seeker FB"]}, "B": {"hand": ["Seeker FH", "Seeker FB"]}}
    table = push({}, flipped, seats=2, current="B", **hands)
    assert (asked(table), offered(table)) == ("B", ["B", "A"])
    play(table, "A")
    assert (asked(table), offered(table)) == ("A", ["banish Raven Seeker FH", "banish Raven Seeker FB"])
    play(table, "banish Raven Seeker FB")
    assert now(table)["recruit discard"] == ["Raven Seeker FB"]
    assert (own(table)["hand"], own(table)["discard"]) == (["Raven Seeker FH"], [])
    assert len(own(table, "B")["hand"]) == 2


@pytest.mark.rule("revolution:event-step.15")
@pytest.mark.parametrize("there", [3, 1])
def test_two_recruits_are_banished_one_after_the_other_as_far_as_there_are_any(there: int) -> None:
    flipped = {"U5": {"text": ["When Flipped: Banish 2 Recruits."]}}
    names = ["The Tin Lantern", "The Wolf Whistle", "The Salt Chalice"]
    table = push({}, flipped, recruits={space: names[space - 1] for space in range(1, there + 1)})
    if there == 3:
        assert (asked(table), offered(table)) == ("A", [f"banish {name}" for name in names])
        play(table, f"banish {names[1]}")
        assert offered(table) == [f"banish {names[0]}", f"banish {names[2]}"]
        play(table, f"banish {names[0]}")
    assert now(table)["recruit discard"] == ([names[1], names[0]] if there == 3 else names[:1])
    assert [name for name in now(table)["recruits"].values() if name] == names[2:there]


@pytest.mark.rule("revolution:event-step.16")
@pytest.mark.rule("revolution:act.19")
@pytest.mark.rule("revolution:act.1")
def test_an_overcome_event_leaves_a_gap_that_swallows_the_next_push() -> None:
    table = situation(
        seats=1,
        event_line={1: "FH1", 2: "U1", 3: "FH3"},
        event_deck=["U5", "U4"],
        recruits={},
        A={"hand": ["Seeker FH", "Seeker FB", "Seeker FR", "Old Cuffe"]},
    )
    assert offered(table)[:3] == ["act against FH1", "act against U1", "act against FH3"]
    play(table, "act against U1", "pay with Old Cuffe, Raven Seeker FB, Raven Seeker FH", "take none")
    assert line(table) == {1: "FH1", 3: "FH3"}
    assert now(table)["event discard"] == ["U1"]
    end_turn(table)
    assert line(table) == {1: "U5", 2: "FH1", 3: "FH3"}


@pytest.mark.rule("revolution:event-step.17")
def test_the_event_just_added_can_be_overcome_at_once() -> None:
    table = push({}, {"U5": LIBERTY}, A={"hand": ["Seeker FH", "Seeker FB", "Seeker FR"]})
    play(table, "act against U5", "pay with Raven Seeker FB, Raven Seeker FH, Raven Seeker FR", "take none")
    assert now(table)["liberty"] == 6
    assert line(table) == {}


@pytest.mark.rule("revolution:anatomy.8")
@pytest.mark.rule("revolution:anatomy.9")
def test_a_catastrophe_raises_others_exactly_while_it_lies_in_the_line() -> None:
    special = {"X1": {"text": ["Other Events cost 1 more."], "cost": "1+P"}}
    table = push({1: "FH1", 2: "FH2", 3: "X1"}, special, A={"hand": ["Seeker FH", "Seeker FB", "Seeker HB"]})
    view = table.view(0).event_line
    assert line(table)[4] == "X1"
    assert [view["2"].costs, view["3"].costs] == [("5 Familiars", "5 Hexes")] * 2
    assert view["1"].costs == ("7 icons",)
    assert view["4"].costs == ("2 icons",), "not itself"
    play(table, "act against X1", "pay with Raven Seeker FB", "take none", "play Raven Seeker FH to Act again")
    view = table.view(0).event_line
    assert view["2"].costs == ("4 Familiars", "4 Hexes"), "gone with the card, for the very next Act"


@pytest.mark.rule("revolution:anatomy.10")
def test_the_large_copy_of_an_icon_counts_for_nothing() -> None:
    table = push({1: "X1"}, {"X1": LIBERTY})
    assert now(table)["liberty"] == 3


@pytest.mark.rule("revolution:open.8")
@pytest.mark.rule("revolution:end.10")
def test_the_order_is_slide_loss_flipped_liberty_peril() -> None:
    special = {
        "U5": {"sign": "Liberty", "text": ["When Flipped: Move the Moon marker 1 space on."]},
        "BR1": LIBERTY,
        "BR2": PERIL,
    }
    table = push({1: "BR1", 2: "BR2"}, special, recruits={1: X, 2: Y})
    play(table, f"banish {X}")
    told = log(table)
    assert in_order(told, "U5 is added", "The Moon marker moves", "toward Tyranny, to 3", f"A banishes {X}")
    full = {space: f"FH{space}" if space < 6 else f"BR{space}" for space in range(1, 9)}
    helpful = {"U5": {"text": ["When Flipped: Move the Liberty marker 1 space toward Liberty."]}}
    lost = push(full, helpful)
    assert lost.result is not None
    assert lost.result.rule == "end.5"
    assert now(lost)["liberty"] == 4, "the text is not resolved"


@pytest.mark.rule("revolution:event-step.8")
@pytest.mark.rule("revolution:event-step.10")
def test_the_log_names_the_event_that_a_move_of_liberty_or_a_loss_follows_from() -> None:
    """Of the three that are pushed, the two that set something off are named just before it; the third isn't."""
    table = push({1: "BR1", 2: "BR2", 3: "FH1"}, {"BR1": LIBERTY, "BR2": PERIL}, recruits={1: X, 2: Y})
    play(table, f"banish {X}")
    told = log(table)
    start = told.index("BR1 has moved into space 2")
    assert told[start : start + 4] == [
        "BR1 has moved into space 2",
        "The Liberty marker moves 1 toward Tyranny, to 3",
        "BR2 has moved into space 3",
        f"A banishes {X}",
    ]
    assert not any("FH1 has moved" in words for words in told)
    line = next(line for line in table.log(0) if line.words.startswith("The Liberty marker"))
    assert [cause.words for cause in table.why(line).chain][1] == "BR1 has moved into space 2"


@pytest.mark.rule("revolution:end.4")
def test_maximum_tyranny_loses_at_once() -> None:
    table = push({1: "BR1", 2: "FH2", 3: "BR2", 4: "BR4"}, {"BR1": LIBERTY, "BR2": LIBERTY, "BR4": PERIL}, liberty=1)
    assert table.result is not None
    assert (table.result.rule, table.result.won) == ("end.4", ())
    assert now(table)["liberty"] == 0
    assert not any("banishes" in words for words in log(table))
    spared = push({1: "BR1"}, {"BR1": LIBERTY}, liberty=2)
    assert not spared.over


@pytest.mark.rule("revolution:open.19")
def test_a_move_by_an_effect_sets_off_liberty_too() -> None:
    special = {"U5": {"text": ["When Flipped: Move the rightmost Event 1 space to the right."]}, "BR1": LIBERTY}
    table = push({3: "BR1"}, special)
    assert line(table) == {1: "U5", 4: "BR1"}
    assert now(table)["liberty"] == 3
    back = {"U5": {"text": ["When Flipped: Move the rightmost Event 1 space to the left."]}, "BR1": LIBERTY}
    assert now(push({5: "BR1"}, back))["liberty"] == 3
    blocked = push({2: "FH2", 3: "BR1"}, back)
    assert line(blocked) == {1: "U5", 2: "FH2", 3: "BR1"}
    lost = push({8: "BR1"}, special)
    assert lost.result is not None
    assert lost.result.rule == "end.5"


@pytest.mark.rule("revolution:open.19")
def test_an_event_that_is_moved_several_spaces_moves_into_each_of_them() -> None:
    """From 3 over 4 to 5: Liberty counts on the way, Peril where it ends; beside it nothing moves."""
    far = {"text": ["When Flipped: Move the rightmost Event 2 spaces to the right."]}
    table = push({3: "BR1"}, {"U5": far, "BR1": LIBERTY})
    assert line(table) == {1: "U5", 5: "BR1"}
    assert now(table)["liberty"] == 3
    assert now(push({2: "BR1"}, {"U5": far, "BR1": LIBERTY}))["liberty"] == 3  # over 3 to 4
    assert now(push({4: "BR1"}, {"U5": far}))["liberty"] == 4  # no Liberty Event


@pytest.mark.rule("revolution:open.19")
@pytest.mark.parametrize("side", ["right", "left"])
def test_no_event_moves_where_the_line_is_empty(side: str) -> None:
    special = cards(blessings={"Blessing 1": f"Move the rightmost Event 1 space to the {side}."})
    told: dict[str, Any] = {
        "step": "add a recruit",
        "recruits": {},
        "recruit_deck": ["Blessing 1"],
        "event_deck": ["U1"],
    }
    moved = situation(seats=1, cards=special, event_line={3: "BR1"}, **told)
    assert line(moved) == {1: "U1", 4 if side == "right" else 2: "BR1"}
    table = situation(seats=1, cards=special, event_line={}, **told)
    assert line(table) == {1: "U1"}
    assert "No Event is there to be moved" in log(table)
    assert not table.over


@pytest.mark.rule("revolution:open.25")
@pytest.mark.parametrize(("space", "liberty", "left"), [(1, 3, 2), (2, 4, 1), (3, 3, 2), (4, 4, 1)])
def test_an_event_may_have_both_signs(space: int, liberty: int, left: int) -> None:
    others = {n: f"FH{n}" for n in range(1, space)}
    table = push({**others, space: "BR1"}, {"BR1": {"sign": "Liberty and Peril"}}, recruits={1: X, 2: Y})
    if asked(table) and table.decision is not None and table.decision.kind == "which recruit is banished":
        play(table, f"banish {X}")
    assert now(table)["liberty"] == liberty
    assert sum(name is not None for name in row(table)) == left


@pytest.mark.rule("revolution:faq.2")
def test_an_event_that_doubles_its_liberty_moves() -> None:
    special = {"U1": {"sign": "Liberty", "text": ["Liberty moves of this Event are doubled."]}, "BR1": LIBERTY}
    table = push({1: "U1", 2: "FH1", 3: "BR1"}, special, liberty=5, A={"hand": ["Seeker FH", "Seeker FB", "Seeker FR"]})
    assert now(table)["liberty"] == 2, "two for the one, one for the other"
    play(table, "act against U1", "pay with Raven Seeker FB, Raven Seeker FH, Raven Seeker FR", "take none")
    assert now(table)["liberty"] == 6
