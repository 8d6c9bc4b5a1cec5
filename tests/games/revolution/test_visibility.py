"""Who may know what, and what never comes back."""

from __future__ import annotations

import random
from typing import Any

import pytest

from coven.games.revolution import GAME
from coven.games.revolution.components_reading import read_board
from coven.kernel import Table
from tests.games.revolution.tale import (
    a,
    b,
    cards,
    end_turn,
    log,
    new,
    now,
    offered,
    own,
    play,
    player,
    seen,
    situation,
)

BOARD = read_board(None)


@pytest.mark.rule("revolution:visibility.1")
@pytest.mark.rule("revolution:visibility.1#2")
@pytest.mark.parametrize("hands", ["open", "closed"])
def test_decks_are_face_down_for_everybody(hands: str) -> None:
    table = new(seats=2, hands=hands)
    for seat in (None, 0, 1):
        view = seen(table, seat)
        assert set(view.recruit_deck) == {None}
        assert set(view.event_deck) == {None}
        assert (len(view.recruit_deck), len(view.event_deck)) == (30, 39)
        assert [set(view.players[name].deck) for name in "AB"] == [{None}, {None}]


@pytest.mark.rule("revolution:visibility.1#2")
@pytest.mark.rule("revolution:recruit.4")
def test_a_card_put_on_a_deck_openly_is_known_there_and_after_it_is_drawn() -> None:
    told: dict[str, Any] = {"recruits": {1: "The Tin Lantern"}, "event_deck": ["U1", "U2"], "recruit_deck": []}
    hand = {"hand": ["Seeker FH", "Seeker FB", "Seeker FR"]}
    table = situation(options={"hands": "closed"}, A=hand, B={"hand": ["Seeker FH"]}, **told)
    play(table, "recruit The Tin Lantern", "on A's deck")
    assert player(table, "A", 1).deck[:2] == ("The Tin Lantern", None)
    if offered(table)[0] == "done" or "done" in offered(table):
        play(table, "done")
    play(table, "keep the rest", "draw")
    assert player(table, "A", 1).hand == ("The Tin Lantern", None, None, None, None)
    assert "A draws The Tin Lantern" in log(table, 1)
    assert "A draws a card" in log(table, 1)
    assert f"A draws {own(table)['hand'][-1]}" in log(table, 0)


@pytest.mark.rule("revolution:visibility.1#2")
@pytest.mark.rule("revolution:faq.1")
def test_a_card_seen_in_a_closed_hand_is_hidden_again_once_it_was_shuffled_in_and_drawn() -> None:
    told: dict[str, Any] = {"recruits": {}, "event_deck": ["U1", "U2", "U3"]}
    seekers = ["Seeker FH", "Seeker FB", "Seeker FR", "Seeker HB"]
    coven = {"hand": ["Old Cuffe"], "shown": ["Old Cuffe"], "deck": [], "discard": seekers}
    table = situation(options={"hands": "closed"}, A=coven, B={"hand": ["Seeker FH"]}, **told)
    assert player(table, "A", 1).hand == ("Old Cuffe",)
    play(table, "discard Old Cuffe", "draw")
    assert sorted(own(table)["hand"]) == sorted(["Old Cuffe", a("FH"), a("FB"), a("FR"), a("HB")])
    assert player(table, "A", 1).hand == (None,) * 5


@pytest.mark.rule("revolution:visibility.1#2")
def test_all_cards_put_on_a_deck_openly_are_known_there() -> None:
    """A puts a Relic on B's deck in one turn, and B another one in the next."""
    told: dict[str, Any] = {
        "recruits": {1: "The Tin Lantern", 2: "The Salt Chalice"},
        "event_deck": ["U1", "U2"],
        "recruit_deck": [],
    }
    hand = {"hand": ["Seeker FH", "Seeker FB", "Seeker FR", "Seeker HB", "Seeker HR"]}
    table = situation(options={"hands": "closed"}, A=hand, B=hand, **told)
    play(table, "recruit The Tin Lantern", "on B's deck")
    end_turn(table)
    play(table, "recruit The Salt Chalice", "on B's deck")
    for seat in (None, 0, 1):
        assert player(table, "B", seat).deck[:3] == ("The Salt Chalice", "The Tin Lantern", None)


@pytest.mark.rule("revolution:visibility.2")
@pytest.mark.rule("revolution:open.32")
def test_everything_else_is_open_to_everybody() -> None:
    table = situation(
        seats=3,
        options={"hands": "closed"},
        event_line={2: "U1"},
        event_discard=["U2"],
        recruits={1: "Goody Alder"},
        recruit_discard=["Mercy Vane", a("EC")],
        objectives={"Cellar 2": {"achieved": True}},
        A={"hand": ["Seeker FH"], "discard": ["Seeker FB"], "trophies": ["Hexes"]},
        B={"hand": ["Seeker FH", "Seeker HB"], "discard": ["Seeker FB"]},
    )
    views = [seen(table, seat) for seat in (None, 0, 1, 2)]
    open_to_all = [
        (
            view.recruits, view.event_line, view.objectives, view.liberty, view.moon, view.event_discard,
            view.recruit_discard, view.acts, view.turn, view.loss_space,
            [(len(one.hand), len(one.deck), one.discard, one.trophies) for one in view.players.values()],
        )
        for view in views
    ]  # fmt: skip
    assert open_to_all[1:] == open_to_all[:1] * 3
    assert views[0].objectives["Cellar 2"].achieved
    assert views[0].recruit_discard == ("Mercy Vane", a("EC"))


@pytest.mark.rule("revolution:faq.1")
def test_with_open_hands_there_is_nothing_to_look_away_from() -> None:
    """Who shares a screen passes it on behind closed hands alone."""
    assert {hands: GAME.open_to_all(new(seats=2, hands=hands).setup) for hands in ("open", "closed")} == {
        "open": True,
        "closed": False,
    }


@pytest.mark.rule("revolution:faq.1")
def test_open_or_closed_hands_change_no_move() -> None:
    told: dict[str, Any] = {
        "A": {"hand": ["Seeker FH", "Old Cuffe"]},
        "B": {"hand": ["Seeker FH"]},
        "event_line": {1: "HR1"},
    }
    for hands in ("open", "closed"):
        table = situation(options={"hands": hands}, recruits={1: "Goody Alder"}, **told)
        words = []
        for word in ("recruit Goody Alder", "spend Old Cuffe", "on B's deck"):
            words.append(offered(table))
            play(table, word)
        again = f"play {a('FH')} to Act again"
        assert words[0] == ["act against HR1", "recruit Goody Alder", again, "hear B's proposal", "done"]
        sees = player(situation(options={"hands": hands}, **told), "B", 0).hand
        assert sees == ((b("FH"),) if hands == "open" else (None,))
        assert player(situation(options={"hands": hands}, **told), "B", 1).hand == (b("FH"),)


@pytest.mark.rule("revolution:visibility.3")
@pytest.mark.parametrize("difficulty", ["1 hard", "random", "hardest"])
def test_an_imagined_deck_is_any_that_could_be(difficulty: str) -> None:
    """Of each type five are used; how many of them are hard is known if the players chose it."""
    table = new(seats=2, difficulty=difficulty, hands="closed", seed=3)
    decks = set()
    blessings = set()
    for dice in range(12):
        twin = table.imagine(0, random.Random(dice))
        events = [BOARD.events_named[name] for name in (*now(twin)["event deck"], *_line(twin))]
        assert len(set(events)) == 40
        assert all(sum(event.type == type for event in events) == 5 for type in range(8))
        if difficulty == "1 hard":
            assert all(sum(event.type == type and event.hard for event in events) == 1 for type in range(8))
        decks.add(tuple(now(twin)["event deck"]))
        there = [name for name in now(twin)["recruit deck"] if name in {one.name for one in BOARD.blessings}]
        assert len(there) == 3
        blessings.update(there)
        assert own(twin)["hand"] == own(table)["hand"]
    assert len(decks) == 12
    assert len(blessings) > 3, "which Blessings are in it, nobody knows"


def _line(table: Table) -> list[str]:
    return [name for name in now(table)["event line"].values() if name is not None]


@pytest.mark.rule("revolution:setup.17")
@pytest.mark.rule("revolution:banish.1")
@pytest.mark.rule("revolution:act.19")
@pytest.mark.rule("revolution:objectives.7")
def test_what_left_the_game_never_comes_back() -> None:
    """Random play: the Recruit discard and the Event discard only grow, trophies and markers only go, and every card is
    in one place."""
    longest = 0
    for seed in range(24):
        seats = seed % 4 + 1
        table = Table(GAME, GAME.settle(seats=seats, components=cards(liberty_start=7)), seed)
        rng = random.Random(seed)
        everything = _all_cards(table)
        recruits: list[str] = []
        events: list[str] = []
        achieved: set[str] = set()
        left = 100
        while table.decision is not None and longest < 4000:
            longest += 1
            table.choose(rng.randrange(len(table.decision.choices)))
            position = now(table)
            assert position["recruit discard"][: len(recruits)] == recruits
            assert position["event discard"][: len(events)] == events
            recruits, events = position["recruit discard"], position["event discard"]
            assert sorted(_all_cards(table)) == sorted(everything)
            told = position["objectives"]
            assert all(
                told[name] == {"markers": dict.fromkeys(told[name]["markers"], 0), "achieved": True}
                for name in achieved
            )
            achieved = {name for name, one in told.items() if one["achieved"]}
            number = sum(sum(one["markers"].values()) for one in told.values())
            number += sum(len(one["trophies"]) for one in position["players"].values())
            assert number <= left
            left = number
    assert longest > 800


def _all_cards(table: Table) -> list[str]:
    position = now(table)
    found = [
        *position["event deck"],
        *position["event discard"],
        *position["recruit deck"],
        *position["recruit discard"],
    ]
    found += [name for name in (*position["event line"].values(), *position["recruits"].values()) if name is not None]
    for one in position["players"].values():
        found += [*one["hand"], *one["deck"], *one["discard"]]
    return found


@pytest.mark.rule("revolution:banish.2")
def test_the_six_ways_into_the_recruit_discard() -> None:
    special = cards(
        events={
            "U1": {"text": ["When Flipped: One player banishes a card from their hand."]},
            "BR1": {"sign": "Peril"},
            "U2": {"cost": "3"},
        }
    )
    table = situation(
        seats=1,
        cards=special,
        step="add a recruit",
        recruits={1: "Goody Alder", 2: "Mercy Vane", 3: "Widow Harrow"},
        recruit_deck=["Josiah Quill", "Blessing 1"],
        event_line={1: "U2", 2: "BR1"},
        event_deck=["U1", "U3", "U4"],
        A={"hand": ["Seeker FH", "Seeker FB", "Seeker FR", "The Cracked Kettle"], "discard": ["Seeker EC"]},
    )
    assert now(table)["recruit discard"] == ["Widow Harrow"], "1: pushed out"
    play(table, f"banish {a('FR')}", "banish Mercy Vane")
    assert now(table)["recruit discard"][1:] == [a("FR"), "Mercy Vane"], "2 and 3: by an effect, by Peril"
    play(table, "act against U2", "play The Cracked Kettle", "overcome it", "take none")
    assert now(table)["recruit discard"][3:] == ["The Cracked Kettle"], "4: a Relic used"
    play(table, "recruit Goody Alder", f"spend {a('FB')}")
    assert now(table)["recruit discard"][4:] == [a("FB")], "5: spent on recruiting"
    while now(table)["turn"] == 2:
        play(table, next(word for word in offered(table) if word in ("done", "keep the rest", "don't draw")))
    assert now(table)["recruit discard"][5:] == ["Blessing 1"], "6: a Blessing"
    assert own(table)["discard"] == [a("EC")]


@pytest.mark.rule("revolution:visibility.1#2")
def test_where_in_a_closed_hand_a_seen_card_lies_is_not_known() -> None:
    def imagined(hand: list[str]) -> list[Any]:
        table = situation(
            options={"hands": "closed"}, A={"hand": hand, "shown": ["Old Cuffe"]}, B={"hand": ["Seeker FH"]}
        )
        deal = table.imagine(1, random.Random(4))
        return [deal.view(seat) for seat in deal.seats]

    assert imagined(["Seeker FH", "Old Cuffe", "Seeker HB"]) == imagined(["Old Cuffe", "Seeker FH", "Seeker HB"])
    assert imagined(["Seeker FH", "Old Cuffe"]) != imagined(["Seeker FH", "Old Cuffe", "Seeker HB"])


@pytest.mark.rule("revolution:faq.1")
def test_who_misspells_a_card_is_offered_one_of_the_own_hand_and_a_spectator_none_of_anybodys() -> None:
    told: dict[str, Any] = {"step": "add an event", "liberty": 1, "event_deck": ["Rats in the Granary"], "cards": None}
    told |= {"event_line": {1: "Taxes Come Due"}, "options": {"hands": "closed"}}
    lost = [situation(A={"hand": [f"Seeker {icons}"]}, **told) for icons in ("EC", "HB")]
    assert [table.result is not None for table in lost] == [True, True]
    owner = [str(table.why_not("discard Raven Seeker", 0)) for table in lost]
    assert [a("EC") in owner[0], a("HB") in owner[1]] == [True, True]
    for others in (None, 1):
        assert len({table.why_not("discard Raven Seeker", others) for table in lost}) == 1


@pytest.mark.rule("revolution:visibility.1#2")
def test_seen_cards_are_in_the_closed_hand_whatever_else_may_be() -> None:
    shown = ["Old Cuffe", "Mercy Vane", "Goody Alder", "Widow Harrow"]
    hand = ["Seeker FH", *shown, "Seeker HB"]
    table = situation(options={"hands": "closed"}, A={"hand": hand, "shown": shown}, B={"hand": ["Seeker FH"]})
    hands = [own(table.imagine(1, random.Random(seed)))["hand"] for seed in range(8)]
    assert all(set(shown) <= set(hand) for hand in hands)
    assert len({tuple(sorted(hand)) for hand in hands}) > 1, "the others could be any"
