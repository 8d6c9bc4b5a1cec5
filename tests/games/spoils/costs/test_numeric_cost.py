"""406 Numeric costs: what changes them, whose, of which cards and abilities, and when."""

import pytest

from tests.games.spoils.plain import plain
from tests.games.spoils.stage import Stage, item

POT, VASE = item("Pot", cost="2"), item("Vase", cost="2")
SALE = item("Sale", "The numeric cost of items you play is reduced by 1.")
TAX = item("Tax", "The numeric cost of abilities you use is increased by 1.")
THRIFT = item(
    "Thrift", "THRIFT", "Cost: Deplete this card.", "Effect: Reduce the next numeric cost you pay this turn by 1."
)
BELL = item("Bell", "BELL", "Cost: Pay 1.", "Effect: Your faction gains 1 influence.")


def plays(table: Stage) -> list[str]:
    return [words for words in table.offered if words.startswith(("play", "use"))]


@pytest.mark.rule("spoils:406.3#3", "spoils:407.2", "spoils:406.3", "spoils:401.2")
def test_a_change_is_for_the_cards_that_it_names_and_for_who_it_names() -> None:
    both = {"in_play": ["Coin", "Sale"], "hand": ["Pot", "Brute"]}
    table = plain(POT, SALE, A=both, B={"in_play": ["Coin"], "hand": ["Pot"]}, full_control=(0, 1))
    assert plays(table) == ["play Pot"], "the Brute costs 2 and is no item"
    table.do("end the turn")
    assert plays(table) == [], "it is A's"


@pytest.mark.rule("spoils:504.1", "spoils:405.4", "spoils:406.3#3", "spoils:201.5d")
@pytest.mark.parametrize(
    ("text", "with_it"),
    [
        ("While you control a character, the numeric cost of items you play is reduced by 1.", ["Grunt"]),
        ("[R]: The numeric cost of items you play is reduced by 1.", [{"card": "Rage", "depleted": False}]),
    ],
)
def test_a_change_counts_only_while_its_paragraph_is_active(text: str, with_it: list[object]) -> None:
    sale = item("Fair", text)
    resources = ["Coin"] if with_it == ["Grunt"] else []
    table = plain(sale, POT, A={"in_play": ["Fair", *resources, *with_it], "hand": ["Pot"]}, full_control=(0,))
    assert "play Pot" in table.offered
    table = plain(sale, POT, A={"in_play": ["Fair", "Coin"], "hand": ["Pot"]}, full_control=(0,))
    assert "play Pot" not in table.offered


@pytest.mark.rule("spoils:406.4", "spoils:407.2", "spoils:406.3#3", "spoils:401.2")
def test_a_change_for_abilities_is_for_those_that_its_player_uses_and_for_no_cards() -> None:
    a = {"in_play": ["Bell", "Tax", "Coin"], "hand": ["Mug"]}
    mug = item("Mug", cost="1")
    table = plain(BELL, TAX, mug, A=a, B={"in_play": ["Bell", "Coin"]}, full_control=(0, 1))
    assert plays(table) == ["play Mug"], "the Bell costs 2"
    table.do("end the turn")
    assert plays(table) == ["use BELL of Bell"]
    table = plain(BELL, TAX, A={"in_play": ["Bell", "Tax", "2x Coin"]}, full_control=(0,))
    table.do("use BELL of Bell")
    while table.prompt != "What do you do?":
        table.do(table.offered[0])
    assert (table.free("A"), table.A["influence"]) == (0, 21)


@pytest.mark.rule("spoils:406.4", "spoils:406.3#3")
def test_a_change_for_a_factions_abilities_leaves_those_of_other_cards_alone() -> None:
    levy = item("Levy", "The numeric cost of your faction's abilities is increased by 1.")
    table = plain(BELL, levy, A={"in_play": ["Bell", "Levy", "Coin"]}, full_control=(0,))
    assert plays(table) == ["use BELL of Bell"]
    table.do("use BELL of Bell")
    while table.prompt != "What do you do?":
        table.do(table.offered[0])
    assert table.A["influence"] == 21


@pytest.mark.rule("spoils:406.5a", "spoils:406.5b", "spoils:406.4", "spoils:O69", "spoils:406.3#3")
def test_a_reduction_for_the_next_card_of_a_kind_waits_for_one_and_for_its_players() -> None:
    deal = item(
        "Deal",
        "DEAL",
        "Cost: Use this only once each turn.",
        "Effect: Reduce the numeric cost of the next item you play this turn by 2.",
    )
    a = {"in_play": ["Deal", "Bell", "2x Coin"], "hand": ["Brute", "Pot", "Vase"]}
    table = plain(deal, POT, VASE, BELL, A=a, B={"hand": ["Trick"]}, full_control=(0,))
    table.do("use DEAL of Deal")
    while table.prompt != "What do you do?":
        table.do("let it happen")
    first = table.fork()
    first.do("play Brute")
    while first.prompt != "What do you do?":
        first.do("let it happen" if "let it happen" in first.offered else first.offered[0])
    assert (first.free("A"), "play Pot" in first.offered) == (0, True), "the Brute cost all of its 2"
    table.do("use BELL of Bell")
    while table.prompt != "What do you do?":
        table.do("let it happen" if "let it happen" in table.offered else table.offered[0])
    assert table.free("A") == 1, "an ability of an item is no item played"
    table.do("play Pot")
    while table.prompt != "What do you do?":
        table.do("let it happen")
    assert (table.free("A"), "play Vase" in table.offered) == (1, False), "one card, and that is all"


@pytest.mark.rule("spoils:406.5a", "spoils:O69", "spoils:506.3")
def test_a_reduction_of_the_next_cost_ends_with_the_turn() -> None:
    deal = item(
        "Deal",
        "DEAL",
        "Cost: Use this only once each turn.",
        "Effect: Reduce the next numeric cost you pay this turn by 2.",
    )
    table = plain(deal, POT, A={"in_play": ["Deal"], "hand": ["Pot"]}, full_control=(0, 1))
    table.do("use DEAL of Deal")
    assert "play Pot" in table.offered
    table.do("end the turn", "end the turn", "A: let it happen")
    assert "play Pot" not in table.offered


@pytest.mark.rule("spoils:406.5a", "spoils:O06", "spoils:401.2", "spoils:O07")
def test_an_effect_lets_one_pay_only_what_one_can_with_reductions() -> None:
    deal = item(
        "Deal",
        "DEAL",
        "Cost: Use this only once each turn.",
        "Effect: Reduce the next numeric cost you pay this turn by 1.",
    )
    offer = item(
        "Offer", "OFFER", "Cost: Use this only during your turn.", "Effect: You may pay 2. If you do, draw a card."
    )
    a = {"in_play": ["Deal", "Coin", "Offer"], "deck": ["Shed"]}
    poor = plain(deal, offer, A=a, full_control=(0,))
    poor.do("use OFFER of Offer")
    while poor.prompt != "What do you do?":
        assert "yes" not in poor.offered
        poor.do(poor.offered[0])
    assert (poor.A["hand"], poor.free("A")) == ([], 1)
    rich = plain(deal, offer, A=a, full_control=(0,))
    rich.do("use DEAL of Deal", "use OFFER of Offer", "yes")
    while rich.prompt != "What do you do?":
        rich.do(rich.offered[0])
    assert (rich.A["hand"], rich.free("A")) == (["Shed"], 0)


@pytest.mark.rule("spoils:406.3#2", "spoils:406.3a", "spoils:401.3")
def test_what_a_cost_says_to_pay_is_paid_after_all_that_it_says_to_do() -> None:
    """The pay stands first, and only what comes after it gives the resource to pay with."""
    loan = item(
        "Loan", "LOAN", "Cost: Pay 1. Detach a resource from your faction.", "Effect: Your faction gains 1 influence."
    )
    table = plain(loan, A={"in_play": ["Loan", "Coin"]}, full_control=(0,))
    table.do("use LOAN of Loan") if "use LOAN of Loan" in table.offered else None
    assert table.A["influence"] == 20, "nothing is attached to be detached"
    pot = item("Mug", cost="1")
    table = plain(loan, pot, A={"in_play": ["Loan", "Coin"], "hand": ["Mug"]}, full_control=(0,))
    table.do("play Mug")
    while table.prompt != "What do you do?":
        table.do(table.offered[0])
    assert table.free("A") == 0
    table.do("use LOAN of Loan")
    while table.prompt != "What do you do?":
        table.do(table.offered[0])
    assert (table.A["influence"], table.free("A")) == (21, 0)


@pytest.mark.rule("spoils:O69", "spoils:406.5a", "spoils:406.3#3")
def test_all_that_change_the_next_cost_change_one_cost_and_are_used_up_by_it() -> None:
    table = plain(THRIFT, A={"hand": ["2x Brute"], "in_play": ["2x Thrift", "2x Coin"]}, full_control=(0,))
    table.do("use THRIFT of Thrift (1)", "use THRIFT of Thrift")
    assert table.do("play Brute").free("A") == 2, "2 less 1 and 1"
    assert table.do("play Brute").free("A") == 0, "and nothing is left for this one"


@pytest.mark.rule("spoils:406.5a", "spoils:506.3")
def test_a_change_of_the_next_cost_this_turn_is_over_with_the_turn() -> None:
    pump = item("Pump", "PUMP", "Cost: Pay 1.", "Effect: Your faction gains 1 influence.")
    a = {"in_play": ["Thrift", "Pump", "Coin"]}
    for ends, free in (False, 1), (True, 0):
        table = plain(THRIFT, pump, A=a, B={"hand": ["Trick"]}, full_control=(0, 1))
        table.do("use THRIFT of Thrift", "B: let it happen")
        if ends:
            table.do("end the turn", "B: let it happen", "B: play Trick", "A: use PUMP of Pump")
        else:
            table.do("use PUMP of Pump", "B: let it happen")
        assert table.free("A") == free
