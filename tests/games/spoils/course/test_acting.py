"""603.1d to 603.1h, 605.1c to 605.1g What playing a card and using an ability have in common: costs, X, tolls."""

import pytest

from tests.games.spoils.plain import plain
from tests.games.spoils.stage import character, item, tactic


@pytest.mark.rule("spoils:406.3", "spoils:406.3#2", "spoils:406.3#3", "spoils:406.3#4", "spoils:410.3", "spoils:308.1")
def test_cost_number_and_pays_are_added_up_and_then_increased_and_reduced_as_one() -> None:
    """2 and 3 to pay make 5, and 1 more 6; a reduction of 4 leaves 2, though none of the parts is 4."""
    dear = item("Dear", "Cost: Pay 3.", cost="2")
    tax = item("Tax", "The numeric cost of items is increased by 1.")
    sale = item("Sale", "The numeric cost of items you play is reduced by 4.")
    for free, left in (("2x Coin", 0), ("3x Coin", 1)):
        table = plain(dear, tax, sale, A={"in_play": [free, "Sale"], "hand": ["Dear"]}, B={"in_play": ["Tax"]})
        table.do("play Dear")
        while "Which resource" in (table.prompt if table.table.decision else ""):
            table.do(table.offered[0])
        assert (table.in_play("A"), table.free("A")) == (["Sale", "Dear"], left)
    table = plain(
        dear, tax, sale, A={"in_play": ["Coin", "Sale"], "hand": ["Dear"]}, B={"in_play": ["Tax"]}, full_control=(0,)
    )
    assert table.why_not("play Dear") == "309.1a"


@pytest.mark.rule("spoils:406.3#3", "spoils:406.3", "spoils:401.2", "spoils:406.6", "spoils:410.4")
def test_several_reductions_add_up_and_what_is_left_of_them_pays_nothing() -> None:
    sale = item("Sale", "The numeric cost of items you play is reduced by 1.")
    dear, cheap = item("Dear", cost="3"), item("Cheap", cost="1")
    a = {"in_play": ["Coin", "2x Sale"], "hand": ["Dear", "Cheap", "Brute"]}
    table = plain(sale, dear, cheap, A=a, full_control=(0,))
    assert [words for words in table.offered if "play" in words] == ["play Dear", "play Cheap"]
    table.do("play Cheap")
    assert table.free("A") == 1, "it costs 0 and no less"
    table.do("play Dear", *["A's Coin"] * ("A's Coin" in table.offered))
    assert (table.free("A"), table.in_play("A")) == (0, ["Sale", "Sale", "Cheap", "Dear"])


@pytest.mark.rule("spoils:406.4", "spoils:406.4#2", "spoils:O69", "spoils:406.5a")
def test_an_ability_without_a_pay_leaves_a_reduction_waiting_and_one_with_a_pay_of_0_uses_it() -> None:
    thrift = item(
        "Thrift",
        "THRIFT",
        "Cost: Use this only once each turn.",
        "Effect: Reduce the next numeric cost you pay this turn by 2.",
    )
    none = item("Bell", "BELL", "Effect: Your faction gains 1 influence.")
    zero = item("Gong", "GONG", "Cost: Pay 0.", "Effect: Your faction gains 1 influence.")
    a = {"in_play": ["Coin", "Thrift", "Bell", "Gong"], "hand": ["Pot"]}
    pot = item("Pot", cost="3")
    table = plain(thrift, none, zero, pot, A=a, full_control=(0,))
    table.do("use THRIFT of Thrift", "use BELL of Bell")
    assert table.why_not("play Pot") is None
    table.do("use GONG of Gong")
    assert table.why_not("play Pot") == "309.1a"


@pytest.mark.rule("spoils:O61", "spoils:410.2", "spoils:401.2", "spoils:505.1", "spoils:406.3#3")
def test_x_can_be_as_much_as_all_that_is_to_be_paid_leaves_for_it() -> None:
    """Cost number 1, a pay of 1, a toll of 1, and a reduction of 2: with 4 resources X is 3 at most."""
    blast = tactic("Blast", "Cost: Choose a number for X. Pay X. Pay 1.", "Effect: Draw X cards.", cost="1")
    toll = item("Toll", "Your opponent must pay 1 for each tactic they play.")
    sale = item("Sale", "The numeric cost of tactics you play is reduced by 2.")
    a = {"in_play": ["4x Coin"], "hand": ["Blast"]}
    for mine, theirs, most in (([], [], 2), ([], ["Toll"], 1), (["Sale"], [], 4), (["Sale"], ["Toll"], 3)):
        table = plain(
            blast, toll, sale, A={**a, "in_play": ["4x Coin", *mine]}, B={"in_play": theirs}, full_control=(0,)
        )
        table.do("play Blast")
        assert table.offered == [str(number) for number in range(most + 1)]
        assert table.why_not(str(most + 1)) == "309.1a"


@pytest.mark.rule("spoils:O61", "spoils:410.2", "spoils:406.3", "spoils:406.4")
def test_x_can_be_no_more_than_what_is_to_be_paid_before_it_leaves() -> None:
    """Of 4 resources 2 are named before X: so X is 2 at most, of a card that costs 1 itself 1."""
    cost, effect = "Cost: Pay 2. Choose a number for X. Pay X.", "Effect: Draw X cards."
    cards = (item("Pump", "PUMP", cost, effect), tactic("Gush", cost, effect, cost="1"))
    for act, most in (("use PUMP of Pump", 2), ("play Gush", 1)):
        table = plain(*cards, A={"in_play": ["4x Coin", "Pump"], "hand": ["Gush"]}, full_control=(0,))
        table.do(act)
        assert table.offered == [str(number) for number in range(most + 1)]
        table.do(str(most))
        assert (table.free("A"), len(table.A["deck"])) == (0, 10 - most)


@pytest.mark.rule("spoils:O61", "spoils:401.3", "spoils:401.2")
def test_x_can_be_no_more_than_a_cost_after_it_can_be_met_with() -> None:
    raid = tactic("Raid", "Cost: Choose a number for X. Discard X cards.", "Effect: Draw X cards.")
    table = plain(raid, A={"hand": ["Raid", "2x Shed"]}, full_control=(0,))
    table.do("play Raid")
    assert table.offered == ["0", "1", "2"]
    assert table.why_not("3") == "401.2"
    table = plain(raid, A={"hand": ["Raid"]}, full_control=(0,))
    table.do("play Raid")  # until it is chosen X asks for nothing
    assert table.offered == ["0"]


@pytest.mark.rule("spoils:O61", "spoils:406.7", "spoils:406.7#2")
def test_x_of_a_card_that_is_flipped_up_is_paid_besides_what_flip_up_has_cost() -> None:
    mine = tactic("Mine", "Flip Up 1", "Cost: Choose a number for X. Pay X.", "Effect: Draw X cards.", cost="4")
    a = {"in_play": ["2x Coin", {"card": "Mine", "face": "face-down"}]}
    table = plain(mine, A=a, full_control=(0,))
    table.do("flip up Mine", "whichever")
    assert table.offered == ["0", "1", "2"]
    table.do("2")
    assert (table.free("A"), len(table.A["hand"])) == (0, 2)


@pytest.mark.rule("spoils:314.1", "spoils:606.2c", "spoils:O51", "spoils:314.1#2")
def test_what_was_terminated_in_a_response_does_not_resolve() -> None:
    deny = tactic("Deny", "Cost: Play this only in response to a card.", "Effect: Terminate the card.")
    gain = tactic("Gain", "Effect: Your faction gains 5 influence.")
    table = plain(deny, gain, A={"hand": ["Gain", "Grunt"]}, B={"hand": ["2x Deny"]})
    table.do("play Gain", "B: play Deny")
    assert (table.A["influence"], table.A["discard pile"]) == (20, ["Gain"])
    table.do("play Grunt", "B: play Deny")
    assert (table.in_play("A"), table.A["discard pile"]) == ([], ["Gain", "Grunt"])


@pytest.mark.rule("spoils:505.1", "spoils:505.2b#2", "spoils:401.2", "spoils:505.2a")
def test_a_toll_on_playing_and_using_is_paid_besides_the_cost_or_nothing_is_done() -> None:
    toll = item(
        "Toll",
        "Your opponent must pay 1 for each character they play.",
        "Your opponent must pay 2 for each ability they use.",
    )
    bell = item("Bell", "BELL", "Effect: Your faction gains 1 influence.")
    a = {"in_play": ["2x Coin", "Bell"], "hand": ["Grunt", "Brute"]}
    table = plain(toll, bell, A=a, B={"in_play": ["Toll"]}, full_control=(0,))
    assert table.why_not("play Brute") == "309.1a", "2 and 1 are 3"
    assert "play Grunt" in table.offered
    both = table.fork()
    table.do("play Grunt")
    while "Which resource" in table.prompt:
        table.do(table.offered[0])
    assert (table.free("A"), "use BELL of Bell" in table.offered) == (1, False)
    both.do("use BELL of Bell")
    assert (both.free("A"), both.A["influence"]) == (0, 21)


@pytest.mark.rule(
    "spoils:603.1", "spoils:603.1d", "spoils:603.1e", "spoils:406.3a", "spoils:401.2", "spoils:401.3", "spoils:401.3#2"
)
def test_extra_costs_come_first_and_what_they_take_cannot_pay() -> None:
    burn = character("Burner", "2/2/2", "Cost: Destroy a resource you control.", cost="2")
    table = plain(burn, A={"in_play": ["2x Coin"], "hand": ["Burner"]}, full_control=(0,))
    assert "play Burner" not in table.offered, "with one of them gone 2 can't be paid, as its player can see"
    assert table.why_not("play Burner") == "309.1a"
    table = plain(burn, A={"in_play": ["3x Coin"], "hand": ["Burner"]}, full_control=(0,))
    table.do("play Burner")
    while table.prompt != "What do you do?":
        table.do(table.offered[0])
    assert (table.in_play("A"), table.free("A")) == (["Burner"], 0)
    assert [x["card"] for x in table.A["in play"]] == ["Coin", "Coin", "Burner"]
