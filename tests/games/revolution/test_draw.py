"""Steps 4 and 5: discarding, drawing, reshuffling; the Moon."""

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
    now,
    offered,
    own,
    play,
    rule_against,
    situation,
)

ALL = ["FH", "FB", "FR", "FE", "FC", "HB", "HR", "HE", "HC", "BR", "BE", "BC", "RE", "RC", "EC"]


def coven(hand: int, deck: int, discard: int) -> dict[str, list[str]]:
    """So many Seekers in hand, deck and discard."""
    names = [f"Seeker {icons}" for icons in ALL]
    return {
        "hand": names[:hand],
        "deck": names[hand : hand + deck],
        "discard": names[hand + deck : hand + deck + discard],
    }


def drawing(hand: int, deck: int, discard: int, *, seats: int = 2, step: str = "draw", **told: Any) -> Table:
    """A is about to draw."""
    events = told.pop("events", None)
    board = told.pop("board", {})
    told = {"recruits": {}, "recruit_deck": [], "event_deck": ["U1", "U2", "U3", "U4"], **told}
    people: dict[str, Any] = {"B": told.pop("B", coven(5, 10, 0))} if seats > 1 else {}
    special = cards(events=events, **board)
    return situation(seats=seats, cards=special, step=step, A=coven(hand, deck, discard), **people, **told)


def sizes(table: Table, name: str = "A") -> tuple[int, ...]:
    return tuple(len(own(table, name)[pile]) for pile in ("hand", "deck", "discard"))


@pytest.mark.rule("revolution:discard.1")
@pytest.mark.rule("revolution:draw.11")
@pytest.mark.parametrize("number", range(5))
def test_any_number_of_cards_is_discarded_and_drawing_is_another_matter(number: int) -> None:
    table = drawing(4, 5, 0, step="discard")
    play(table, *(f"discard {a(icons)}" for icons in ALL[:number]))
    if number < 4:
        play(table, "keep the rest")
    assert own(table)["discard"] == [a(icons) for icons in ALL[:number]]
    skipped = play(table.fork(), "don't draw")
    assert sizes(skipped) == (4 - number, 5, number)
    assert sizes(play(table, "draw")) == (5, 4 - number, number)


@pytest.mark.rule("revolution:discard.2")
def test_cards_just_discarded_are_in_the_reshuffle() -> None:
    table = drawing(5, 0, 3, step="discard")
    play(table, f"discard {a('FH')}", f"discard {a('FB')}", "keep the rest", "draw")
    assert "A shuffles 5 cards to form a new deck" in log(table)
    assert sizes(table) == (5, 3, 0)


@pytest.mark.rule("revolution:discard.3")
def test_nobody_else_has_a_discard_step() -> None:
    table = drawing(4, 5, 0, step="discard")
    assert rule_against(table, f"discard {b('FH')}", 1) == "discard.3"
    assert all("Raven" in word for word in offered(table)[:-1])


@pytest.mark.rule("revolution:draw.1")
@pytest.mark.rule("revolution:solo.1")
def test_the_hand_is_filled_to_five_or_six_alone() -> None:
    table = play(drawing(2, 10, 0), "draw")
    assert (sizes(table), own(table)["hand"][2:]) == ((5, 7, 0), [a(icons) for icons in ALL[2:5]])
    assert sizes(play(drawing(2, 10, 0, seats=1), "draw")) == (6, 6, 0)


@pytest.mark.rule("revolution:draw.2")
def test_drawing_is_all_or_nothing() -> None:
    table = drawing(2, 10, 0)
    assert offered(table) == ["draw", "don't draw"]
    for number in (1, 2):
        assert rule_against(table, f"draw {number}") == "draw.2"
    assert sizes(play(table.fork(), "draw"))[0] == 5
    assert sizes(play(table, "don't draw"))[0] == 2


@pytest.mark.rule("revolution:draw.3")
def test_skipping_avoids_the_reshuffle() -> None:
    table = play(drawing(0, 1, 14), "don't draw")
    assert sizes(table) == (0, 1, 14)
    assert (now(table)["moon"], len(now(table)["event deck"])) == (1, 3), "one Event for B's step 2, none for A"


@pytest.mark.rule("revolution:draw.4")
def test_a_deck_that_becomes_empty_is_not_reshuffled_before_a_card_must_be_drawn() -> None:
    exact = play(drawing(2, 3, 5), "draw")
    assert (sizes(exact), now(exact)["moon"]) == ((5, 0, 5), 1)
    short = play(drawing(2, 2, 5), "draw")
    assert (sizes(short), now(short)["moon"]) == ((5, 4, 0), 2)


@pytest.mark.rule("revolution:draw.5")
@pytest.mark.rule("revolution:draw.7")
@pytest.mark.rule("revolution:moon.1")
def test_a_reshuffle_in_the_middle_of_a_draw() -> None:
    table = play(drawing(0, 2, 13), "draw")
    assert sizes(table) == (5, 10, 0)
    told = log(table)
    assert in_order(
        told,
        f"A draws {a('FH')}",
        f"A draws {a('FB')}",
        "A shuffles 13 cards",
        "The Moon marker moves to space 2",
        "U1 is added",
        "A draws",
        "Turn 3",
    )
    assert now(table)["moon"] == 2
    assert sum("shuffles" in words for words in told) == 1
    assert line(table) == {1: "U2", 2: "U1"}, "one for the reshuffle, one for the next turn"


@pytest.mark.rule("revolution:draw.6")
def test_the_event_of_a_reshuffle_follows_every_rule_of_step_2() -> None:
    table = play(drawing(0, 2, 13, event_line={1: "BR1"}, events={"BR1": {"sign": "Liberty"}}), "draw")
    assert "The Liberty marker moves 1 toward Tyranny, to 3" in log(table)
    full = {n: f"FH{n}" if n < 6 else f"BR{n}" for n in range(1, 8)}
    lost = play(drawing(0, 2, 13, event_line=full), "draw")
    assert lost.result is not None
    assert lost.result.rule == "end.5"
    assert sizes(lost) == (2, 13, 0), "in the middle of the draw"


@pytest.mark.rule("revolution:draw.8")
@pytest.mark.rule("revolution:solo.3")
def test_hand_size_may_be_changed_and_filling_to_it_or_skipping_is_the_rule() -> None:
    smaller = {"X1": {"text": ["Hand size is 1 smaller."]}}
    table = drawing(1, 10, 0, event_line={1: "X1"}, events=smaller)
    assert table.decision is not None
    assert table.decision.text == "Do you fill your hand to 4 cards?"
    assert sizes(play(table, "draw"))[0] == 4
    assert sizes(play(drawing(1, 10, 0, seats=1, event_line={1: "X1"}, events=smaller), "draw"))[0] == 5
    larger = {"liberty": {"7": ["Hand size is 1 larger."]}}
    assert sizes(play(drawing(1, 10, 0, liberty=7, board=larger), "draw"))[0] == 6
    assert sizes(play(drawing(1, 10, 0, liberty=6, board=larger), "draw"))[0] == 5


@pytest.mark.rule("revolution:draw.9")
def test_what_is_lost_on_others_turns_is_not_refilled_before_the_own() -> None:
    flipped = {"U1": {"text": ["When Flipped: Each player discards 2 cards."]}}
    table = drawing(5, 10, 0, step="add an event", events=flipped)
    for name in ("A", "A", "B", "B"):
        assert asked(table) == name
        play(table, offered(table)[0])
    assert (sizes(table, "A")[0], sizes(table, "B")[0]) == (3, 3)
    end_turn(table, draw=True)
    assert (sizes(table, "A")[0], sizes(table, "B")[0]) == (5, 3)
    end_turn(table, draw=True)
    assert sizes(table, "B")[0] == 5


@pytest.mark.rule("revolution:draw.10")
@pytest.mark.rule("revolution:faq.3")
def test_a_hand_at_or_above_the_hand_size_draws_and_loses_nothing() -> None:
    full = drawing(5, 10, 0)
    assert (now(full)["current"], sizes(full)) == ("B", (5, 10, 0)), "a full hand isn't even asked"
    smaller = {"U1": {"text": []}, "X1": {"text": ["Hand size is 1 smaller."]}}
    told: dict[str, Any] = {"events": smaller, "event_deck": ["X1", "U2", "U3"]}
    table = drawing(5, 10, 0, step="add an event", **told)
    assert (sizes(table, "A")[0], sizes(table, "B")[0]) == (5, 5), "nobody discards"
    play(table, "done") if "done" in offered(table) and table.decision and table.decision.kind == "what now" else None
    play(table, "keep the rest")
    assert now(table)["current"] == "B", "no draw is offered"
    assert sizes(table) == (5, 10, 0)
    assert "A draws nothing: the hand is full, and a full hand draws nothing" in log(table)


@pytest.mark.rule("revolution:open.10")
@pytest.mark.rule("revolution:end.11")
def test_a_coven_smaller_than_a_hand_can_only_skip_or_by_a_switch_take_all() -> None:
    table = drawing(0, 1, 2)
    assert now(table)["current"] == "B"
    assert (sizes(table), now(table)["moon"], len(now(table)["event deck"])) == ((0, 1, 2), 1, 3)
    short = drawing(0, 1, 2, options={"short-draw": True})
    play(short, "draw")
    assert sizes(short) == (3, 0, 0)
    assert (now(short)["moon"], len(now(short)["event deck"])) == (2, 2)
    nothing = drawing(0, 0, 0, options={"short-draw": True})
    assert (now(nothing)["current"], now(nothing)["moon"]) == ("B", 1)


@pytest.mark.rule("revolution:open.10")
def test_a_shortage_in_the_middle_of_a_draw_ends_it() -> None:
    flipped = {"U1": {"text": ["When Flipped: One player banishes a card from their hand."]}}
    table = drawing(0, 3, 2, events=flipped)
    play(table, "draw", "A", f"banish {a('FH')}")
    assert sizes(table) == (4, 0, 0)
    assert now(table)["current"] == "B"
    assert now(table)["moon"] == 2, "deck and discard are empty: no second reshuffle"


@pytest.mark.rule("revolution:open.11")
def test_an_event_in_the_middle_of_a_draw_changes_its_target() -> None:
    smaller = {"X1": {"text": ["Hand size is 1 smaller."]}}
    table = play(drawing(0, 3, 12, events=smaller, event_deck=["X1", "U2", "U3"]), "draw")
    assert sizes(table) == (4, 11, 0)
    two = {"X1": {"text": ["Hand size is 3 smaller."]}}
    stopped = play(drawing(0, 3, 12, events=two, event_deck=["X1", "U2", "U3"]), "draw")
    assert sizes(stopped)[0] == 3, "it stops at once if the hand has reached it"


@pytest.mark.rule("revolution:open.12")
@pytest.mark.rule("revolution:end.8")
def test_with_the_event_deck_empty_a_reshuffle_adds_none() -> None:
    table = drawing(0, 2, 13, event_deck=["U1"], step="add an event")
    play(table, "draw")
    assert table.result is not None
    assert table.result.rule == "end.6"
    assert (now(table)["moon"], line(table)) == (2, {1: "U1"})
    assert sizes(table)[0] == 5, "the draw was finished"


@pytest.mark.rule("revolution:moon.1")
@pytest.mark.rule("revolution:easier.2")
@pytest.mark.rule("revolution:easier.3")
@pytest.mark.rule("revolution:easier.5")
@pytest.mark.rule("revolution:open.21")
def test_the_free_reshuffle_is_each_players_own_and_asked_for() -> None:
    options = {"free-reshuffles": True}
    table = drawing(0, 0, 8, options=options, B=coven(0, 0, 8), event_deck=["U1", "U2", "U3", "U4", "U5"])
    play(table, "draw")
    assert (asked(table), offered(table)) == ("A", ["reshuffle freely", "keep it for later"])
    kept = play(table.fork(), "keep it for later")
    assert (own(kept)["free reshuffle"], now(kept)["moon"], len(now(kept)["event deck"])) == (True, 2, 3)
    play(table, "reshuffle freely")
    assert (own(table)["free reshuffle"], now(table)["moon"], len(now(table)["event deck"])) == (False, 1, 4)
    assert own(table, "B")["free reshuffle"]
    play(end_turn(table, draw=True), "keep it for later")
    assert (now(table)["moon"], own(table, "B")["free reshuffle"]) == (2, True)
    again = drawing(0, 0, 8, options=options, event_deck=["U1", "U2", "U3"])
    position = now(again)
    position["players"]["A"]["free reshuffle"] = False
    used = situation(
        options=options,
        **{k.replace(" ", "_"): v for k, v in position.items() if k != "players"},
        **position["players"],
    )
    play(used, "draw")
    assert now(used)["moon"] == 2, "the next one is charged"


@pytest.mark.rule("revolution:moon.1")
def test_all_players_move_the_one_moon_marker() -> None:
    table = drawing(0, 0, 8, B=coven(0, 0, 8), event_deck=["U1", "U2", "U3", "U4", "U5"])
    play(table, "draw")
    assert now(table)["moon"] == 2
    end_turn(table, draw=True)
    assert now(table)["moon"] == 3


@pytest.mark.rule("revolution:moon.2")
def test_at_the_end_of_its_track_the_moon_stays() -> None:
    table = play(drawing(0, 0, 8, moon=10), "draw")
    assert now(table)["moon"] == 10
    assert not table.over
    assert line(table) == {1: "U2", 2: "U1"}, "an Event is added all the same"


@pytest.mark.rule("revolution:open.27")
def test_a_draw_ordered_by_a_card_may_cost_a_paid_reshuffle() -> None:
    special = cards(blessings={"Blessing 1": "Each player draws a card."})
    table = situation(
        cards=special,
        step="add a recruit",
        recruits={},
        recruit_deck=["Blessing 1"],
        event_deck=["U1", "U2", "U3"],
        A=coven(5, 10, 0),
        B=coven(2, 0, 5),
    )
    assert (sizes(table, "A")[0], sizes(table, "B")) == (6, (3, 4, 0))
    assert now(table)["moon"] == 2
    assert line(table) == {1: "U2", 2: "U1"}


@pytest.mark.rule("revolution:draw.4")
def test_a_draw_ordered_by_a_card_that_empties_the_deck_reshuffles_nothing() -> None:
    special = cards(blessings={"Blessing 1": "Each player draws a card."})
    told: dict[str, Any] = {"recruits": {}, "recruit_deck": ["Blessing 1"], "event_deck": ["U1", "U2", "U3"]}
    table = situation(cards=special, step="add a recruit", **told, A=coven(2, 1, 5), B=coven(2, 2, 5))
    assert (sizes(table, "A"), sizes(table, "B")) == ((3, 0, 5), (3, 1, 5)), "A's deck was just enough"
    assert (now(table)["moon"], line(table)) == (1, {1: "U1"})
    assert not any("shuffles" in words for words in log(table))


@pytest.mark.rule("revolution:open.10")
@pytest.mark.rule("revolution:open.27")
def test_a_draw_ordered_by_a_card_is_none_where_deck_and_discard_are_empty() -> None:
    special = cards(blessings={"Blessing 1": "Each player draws a card."})
    told: dict[str, Any] = {"recruits": {}, "recruit_deck": ["Blessing 1"], "event_deck": ["U1", "U2", "U3"]}
    table = situation(cards=special, step="add a recruit", **told, A=coven(2, 0, 0), B=coven(2, 1, 0))
    assert (sizes(table, "A"), sizes(table, "B")) == ((2, 0, 0), (3, 0, 0))
    assert (now(table)["moon"], line(table)) == (1, {1: "U1"}), "nothing was reshuffled"
    assert "A has no card to draw" in log(table)


@pytest.mark.rule("revolution:open.35")
@pytest.mark.rule("revolution:trophies.13")
def test_who_has_no_card_is_not_asked_whether_to_discard_one() -> None:
    flipped = {"U1": {"text": ["When Flipped: Each player may discard a card."]}}
    told: dict[str, Any] = {"event_deck": ["U1", "U2"], "recruits": {}, "step": "add an event"}
    hands: dict[str, Any] = {"A": {"hand": ["Seeker FH"]}, "B": {"deck": ["Seeker FH"]}, "C": {"hand": ["Seeker FH"]}}
    table = situation(seats=3, cards=cards(events=flipped), **told, **hands)
    assert (asked(table), offered(table)) == ("A", ["discard a card", "don't"])
    play(table, "don't")
    assert (asked(table), offered(table)) == ("C", ["discard a card", "don't"])
    play(table, "discard a card")
    assert [len(own(table, name)["hand"]) for name in "ABC"] == [1, 0, 0]
    assert len(own(table, "B")["deck"]) == 1


@pytest.mark.rule("revolution:open.35")
def test_an_effect_on_each_player_goes_round_from_the_active_one() -> None:
    flipped = {"U1": {"text": ["When Flipped: Each player discards a card."]}}
    hands: dict[str, Any] = {name: {"hand": ["Seeker FH", "Seeker FB"]} for name in "ABC"}
    told: dict[str, Any] = {"event_deck": ["U1", "U2"], "recruits": {}, "step": "add an event", "current": "B"}
    table = situation(seats=3, cards=cards(events=flipped), **told, **hands)
    for name, art in (("B", "Hare"), ("C", "Toad"), ("A", "Raven")):
        assert (asked(table), offered(table)) == (name, [f"discard {art} Seeker FH", f"discard {art} Seeker FB"])
        play(table, f"discard {art} Seeker FB")
