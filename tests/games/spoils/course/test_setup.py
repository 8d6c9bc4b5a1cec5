"""601 Starting a game."""

from collections.abc import Sequence
from typing import Any

import pytest

from coven.kernel import Table
from tests.games.spoils.stage import GAME, Stage, faction, resource

CARDS = "----\n".join(
    [
        faction(
            "Hall",
            7,
            "Starting Resources: 1 Greed and 1 staple resource.",
            "Starting Draw: 2 cards if you go first, 3 cards if you go second.",
        ),
        faction("Void", 9),
        faction("Twins", 8, "Starting Resources: 2 staple resources."),
        faction(
            "Choir",
            5,
            "Starting Draw: 2 cards if you go first, 2 cards if you go second.",
            "If you draw a card, your faction gains 1 influence.",
        ),
        resource("Pebble"),
    ]
)


def begin(
    a: str, b: str = "Faction: Void\n6 Pebble", seed: int = 0, full_control: Sequence[int] = (), **options: Any
) -> Stage:
    """A game about to be set up, with these decks."""
    options = {"strict decks": False, **{name.replace("_", " "): value for name, value in options.items()}}
    setup = GAME.settle(brings=(a, b), components=CARDS, options=options, full_control=full_control)
    return Stage(Table(GAME, setup, seed))


HALL = "Faction: Hall\n3 Greed\n2 Rage\n5 Pebble"


@pytest.mark.rule("spoils:601.1a", "spoils:202.2", "spoils:202.3a", "spoils:407.7a", "spoils:403.1a")
def test_factions_start_in_play_with_their_influence() -> None:
    table = begin(HALL)
    assert (table.A["influence"], table.B["influence"]) == (7, 9)
    assert table.A["faction"]["card"] == "Hall"
    assert table.A["in play"] == table.B["in play"] == []
    assert "Hall" not in table.A["deck"] + table.A["hand"]
    assert len(table.A["deck"]) == 10


@pytest.mark.rule("spoils:601.1b", "spoils:202.5", "spoils:601.1b#2", "spoils:O48", "spoils:312.2")
def test_starting_resources_are_found_by_the_factions_list_and_put_down_face_down() -> None:
    table = begin(HALL, HALL)
    assert table.asked == "A"
    assert table.offered == ["Greed", "none"]  # a staple that isn't listed here, or is none, isn't found
    table.do("Greed")
    assert table.offered == ["Greed", "Rage", "none"]
    table.do("Rage")
    assert table.asked == "B"
    view = table.view("B")
    assert [x.name for x in view.A.in_play.values()] == [None, None]
    assert {x.face for x in view.A.in_play.values()} == {"face-down"}
    assert view.A.icons == ""
    assert view.A.deck_size == 8
    assert any("A shuffles" in line for line in table.log("B"))
    table.do("none", "none")  # one may fail to find
    assert table.view("A").B.in_play == {}


@pytest.mark.rule("spoils:601.1c", "spoils:601.1")
def test_chance_decides_who_decides_who_goes_first() -> None:
    choosers = set()
    for seed in range(12):
        table = begin(HALL, "Faction: Hall\n6 Pebble", seed)
        table.do("Greed", "Rage")
        choosers.add(table.asked)
        assert table.offered == ["A", "B"]
        table.do("B")
        assert table.view().first == "B"
    assert choosers == {"A", "B"}


@pytest.mark.rule("spoils:601.1d", "spoils:601.1e", "spoils:202.6", "spoils:601.1g", "spoils:203.5c")
def test_the_first_player_flips_draws_and_mulligans_before_the_second() -> None:
    table = begin(HALL, HALL)
    table.do("Greed", "Greed", "Greed", "Rage", "B")
    assert table.asked == "B"
    view = table.view("A")
    assert sorted(x.name or "" for x in view.B.in_play.values()) == ["Greed", "Rage"]
    assert view.B.icons == "GR"
    assert view.A.icons == ""  # A's lie face-down still
    assert len(view.B.hand) == 2
    table.do("keep the rest")
    assert table.asked == "A"
    assert len(table.A["hand"]) == 3
    assert table.view("B").A.icons == "GG"


@pytest.mark.rule("spoils:601.1f", "spoils:601.1f#2", "spoils:601.1h")
def test_a_mulligan_puts_cards_to_the_bottom_in_any_order_and_draws_as_many_once() -> None:
    table = begin("Faction: Hall\n2 Greed\n2 Rage\n1 Pebble", "Faction: Void\n6 Pebble", full_control=(0, 1))
    table.do("Greed", "none", "A")
    opening = list(table.A["hand"])
    deck = list(table.A["deck"])
    table.do(opening[0], opening[1])
    assert table.A["hand"] == deck[:2]  # two were put away, so two are drawn
    assert table.A["deck"] == [*deck[2:], *opening][: len(deck)]
    assert "A puts an opening card to the bottom of the deck: 2 so far" in table.log("B")
    assert f"A puts {opening[1]} to the bottom of the deck: 2 so far" in table.log("A")
    assert ("opening hand" in table.prompt, table.asked) != (True, "A"), "once"


@pytest.mark.rule("spoils:O49")
@pytest.mark.parametrize(("options", "influence"), [({}, 5), ({"triggers_in_setup": True}, 6)])
def test_triggers_wait_for_the_first_turn_unless_the_option_says_otherwise(
    options: dict[str, Any], influence: int
) -> None:
    table = begin("Faction: Choir\n9 Pebble", full_control=(0, 1), **options)
    while "What do you do" not in table.prompt:
        table.do("A" if "A" in table.offered else "keep the rest")
    assert len(table.A["hand"]) == 2
    assert (table.A["influence"], table.B["influence"]) == (influence, 9)
    assert table.at_rest()


@pytest.mark.rule("spoils:601.1", "spoils:601.1c", "spoils:601.1g", "spoils:601.1h", "spoils:O24", "spoils:602.1")
@pytest.mark.parametrize("first", ["A", "B"])
def test_whoever_is_chosen_opens_first_and_takes_the_first_turn(first: str) -> None:
    table = begin("Faction: Hall\n2 Greed\n6 Pebble", "Faction: Hall\n2 Greed\n6 Pebble", full_control=(0, 1))
    while "Who goes first" not in table.prompt:
        table.do("none")
    table.do(first)
    second = "B" if first == "A" else "A"
    opening = []
    while table.prompt != "What do you do?":
        opening.append(table.asked)
        table.do("keep the rest")
    assert opening == [first, second]
    assert (len(table.truth[first]["hand"]), len(table.truth[second]["hand"])) == (2, 3)
    assert (table.asked, table.view().active, table.view().turn) == (first, first, 1)
    table.do("end the turn")
    assert (table.asked, table.view().turn) == (second, 2)


@pytest.mark.rule("spoils:601.1b#2", "spoils:601.1b", "spoils:601.1c", "spoils:202.5", "spoils:O48", "spoils:312.1")
def test_starting_resources_are_found_by_both_before_chance_speaks_and_then_decks_are_shuffled() -> None:
    table = begin("Faction: Twins\n4 Rage\n6 Pebble", "Faction: Twins\n4 Rage\n6 Pebble", full_control=(0, 1))
    asked = []
    while "Who goes first" not in table.prompt:
        assert not any("goes first" in line or "decides" in line for line in table.log())
        asked.append((table.asked, tuple(table.offered)))
        table.do("Rage")
    assert asked == [("A", ("Rage", "none"))] * 2 + [("B", ("Rage", "none"))] * 2, "two each, and nothing but staples"
    assert (len(table.A["in play"]), len(table.B["in play"])) == (2, 2)
    one_of_each = "Faction: Twins\n1 Rage\n1 Greed\n1 Pebble\n1 Obsession\n1 Elitism"
    decks = {tuple(begin(one_of_each, seed=seed).do("none").A["deck"]) for seed in range(8)}
    assert len(decks) > 1, "in one order and another"
    unsearched = one_of_each.replace("Twins", "Void")
    decks = {tuple(begin(unsearched, seed=seed).A["deck"]) for seed in range(8)}
    assert len(decks) > 1, "also a deck that is not searched"


@pytest.mark.rule("spoils:202.5", "spoils:601.1b")
def test_only_a_resource_of_the_listed_name_starts_in_play_and_no_other_card_of_that_name() -> None:
    table = begin("Faction: Hall\n2 Greed\n1 Rage\n1 Pebble", full_control=(0,))
    assert table.offered == ["Greed", "none"]
    table.do("Greed")
    assert table.offered == ["Greed", "Rage", "none"]
    assert table.why_not("Pebble") == "202.5"


@pytest.mark.rule("spoils:601.1f", "spoils:601.1f#2", "spoils:306.3")
def test_a_mulligan_is_one_draw_of_as_many_cards_and_comes_once() -> None:
    table = begin("Faction: Choir\n9 Pebble\n3 Greed", full_control=(0, 1), triggers_in_setup=True)
    while "Who goes first" not in table.prompt:
        table.do("none")
    table.do("A")
    table.do(table.offered[0])
    table.do(table.offered[0])
    assert ("opening hand" in table.prompt, table.asked) != (True, "A")
    assert len(table.A["hand"]) == 2
    draws = [line for line in table.log() if line.startswith("A draws")]
    assert draws == ["A draws 2 cards", "A draws 2 cards"]


@pytest.mark.rule("spoils:601.1h", "spoils:402.7")
def test_what_was_drawn_before_the_first_turn_is_not_done_in_it() -> None:
    table = begin("Faction: Choir\n9 Pebble", full_control=(0, 1))
    while table.prompt != "What do you do?":
        table.do("A" if "A" in table.offered else "keep the rest")
    assert len(table.A["hand"]) == 2
    assert list(table.state.did) == []
