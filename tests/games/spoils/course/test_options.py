"""307 Options of a card, and duplicates of tactics: whose choice, which costs, and what happens then."""

import pytest

from tests.games.spoils.plain import plain
from tests.games.spoils.stage import item, tactic

FORK = (
    "OPTION 1",
    "Cost: Discard a card.",
    "Effect: Your faction gains 1 influence.",
    "OPTION 2",
    "Cost: Pay 1.",
    "Effect: Your faction gains 5 influence.",
)
MINE = tactic("Fork", "Choose one of the following as this card's rules text:", *FORK)
THEIRS = tactic("Dilemma", "Your opponent chooses one of the following as this card's rules text:", *FORK)


@pytest.mark.rule("spoils:307.2", "spoils:401.2", "spoils:401.1a")
def test_an_option_is_chosen_whose_cost_can_be_met_and_that_cost_and_effect_are_its_own() -> None:
    rich = {"in_play": ["Coin"], "hand": ["Fork", "Shed"]}
    table = plain(MINE, A=rich, full_control=(0,))
    table.do("play Fork")
    assert table.offered == ["option 1", "option 2"]
    second = table.fork()
    table.do("option 1")
    assert (table.A["influence"], table.free("A"), table.A["hand"]) == (21, 1, [])
    second.do("option 2")
    while second.prompt != "What do you do?":
        second.do(second.offered[0])
    assert (second.A["influence"], second.free("A"), second.A["hand"]) == (25, 0, ["Shed"])


@pytest.mark.rule("spoils:307.2", "spoils:401.2")
@pytest.mark.parametrize(
    ("in_play", "hand", "influence"),
    [(["Coin"], [], 25), ([], ["Shed"], 21), ([], [], None)],
)
def test_one_option_that_can_be_met_is_enough_and_without_any_the_card_cannot_be_played(
    in_play: list[str], hand: list[str], influence: int | None
) -> None:
    table = plain(MINE, A={"in_play": in_play, "hand": ["Fork", *hand]}, full_control=(0,))
    if influence is None:
        assert "play Fork" not in table.offered
        return
    table.do("play Fork")
    assert table.offered == (["option 1"] if hand else ["option 2"])
    assert table.why_not("option 2" if hand else "option 1") == ("309.1a" if hand else "401.2")
    while table.prompt != "What do you do?":
        table.do(table.offered[0])
    assert table.A["influence"] == influence


@pytest.mark.rule("spoils:307.2", "spoils:401.2")
def test_an_option_may_be_the_opponents_to_choose() -> None:
    table = plain(THEIRS, A={"in_play": ["Coin"], "hand": ["Dilemma", "Shed"]}, full_control=(0, 1))
    table.do("play Dilemma")
    assert (table.asked, table.offered) == ("B", ["option 1", "option 2"])
    table.do("B: option 2")
    while table.prompt != "What do you do?":
        table.do(table.offered[0])
    assert (table.A["influence"], table.B["influence"], table.free("A")) == (25, 20, 0)


@pytest.mark.rule("spoils:307.1", "spoils:307.1#2", "spoils:307.1#3", "spoils:O33", "spoils:503.3")
def test_a_duplicate_costs_nothing_but_its_extra_costs_and_what_those_set_off_waits_for_all_of_them() -> None:
    echo = tactic("Echo", "Cost: Play this only in response to a tactic.", "Effect: Duplicate the tactic.")
    toll = tactic(
        "Toll", "Cost: Discard a card. Discard a card.", "Effect: Your opponent's faction loses 1 influence.", cost="1"
    )
    refill = item("Refill", "If you discard a card, draw a card.")
    a = {"in_play": ["Coin"], "hand": ["Toll", "2x Shed"]}
    b = {"hand": ["Echo", "2x Fort"], "in_play": ["Refill"], "deck": ["2x Grunt"]}
    table = plain(echo, toll, refill, A=a, B=b)
    table.do("play Toll", "B: play Echo")
    while table.asked == "B" and "Which" in table.prompt and table.prompt != "What do you do?":
        table.do(table.offered[0])
    assert (table.A["influence"], table.B["influence"]) == (19, 19)
    assert sorted(table.B["discard pile"]) == ["Echo", "Fort", "Fort"], "none of the cards that were drawn for it"
    assert table.B["hand"] == ["Grunt", "Grunt"]
    poor = plain(echo, toll, refill, A=a, B={"hand": ["Echo", "Fort"], "in_play": ["Refill"], "deck": ["2x Grunt"]})
    poor.do("play Toll", "B: play Echo")
    assert (poor.A["influence"], poor.B["influence"]) == (20, 19), (
        "one card is too few, whatever it would bring: it is terminated"
    )
    assert poor.B["hand"] == ["Fort"]


@pytest.mark.rule("spoils:307.2", "spoils:401.2", "spoils:406.3#2")
def test_what_an_option_costs_comes_on_top_of_what_the_card_costs() -> None:
    fork = tactic("Fork", "Choose one of the following as this card's rules text:", *FORK, cost="1")
    for coins, offered in (1, ["option 1"]), (2, ["option 1", "option 2"]):
        table = plain(fork, A={"in_play": [f"{coins}x Coin"], "hand": ["Fork", "Shed"]}, full_control=(0,))
        table.do("play Fork")
        assert table.offered == offered
        assert (table.why_not("option 2") == "309.1a") is (coins == 1)


@pytest.mark.rule("spoils:505.1", "spoils:O33", "spoils:307.1#3")
def test_a_duplicate_is_played_and_owes_what_has_to_be_paid_for_that() -> None:
    echo = item("Echo", "ECHO", "Cost: Use this only in response to a tactic.", "Effect: Duplicate the tactic.")
    gain = tactic("Gain", "Effect: Your faction gains 1 influence.")
    toll = item("Toll", "Your opponent must pay 1 for each tactic they play.")
    for coins, influence in (0, 20), (1, 21):
        b = {"in_play": ["Echo", f"{coins}x Coin"]}
        table = plain(echo, gain, toll, A={"hand": ["Gain"], "in_play": ["Toll", "Coin"]}, B=b)
        table.do("play Gain", "B: use ECHO of Echo", *["B: let it happen"] * 1)
        assert (table.A["influence"], table.B["influence"]) == (21, influence)
        assert (table.free("A"), table.free("B")) == (1, 0)
