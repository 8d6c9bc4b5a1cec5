"""507.4, 406.7 Flip Up."""

import pytest

from tests.games.spoils.plain import plain
from tests.games.spoils.stage import character, item, location, tactic

MOLE = character("Mole", "2/2/3", "Flip Up 2 [D]", cost="7 DDD")
SPRING = tactic("Spring", "Flip Up 1 [D]", "Effect: Draw a card.", cost="5")


def down(card: str) -> dict[str, str]:
    return {"card": card, "face": "face-down"}


@pytest.mark.rule("spoils:507.4a", "spoils:507.4b", "spoils:O31", "spoils:406.7", "spoils:507.4", "spoils:411.3")
def test_a_face_down_card_is_played_for_its_flip_up_cost_and_helps_to_pay_it() -> None:
    table = plain(MOLE, A={"in_play": [down("Mole"), "Deception"]}, full_control=(0,))
    old = table.the("Mole")["number"]
    assert "flip up Mole" in table.offered
    table.do("flip up Mole")
    mole = table.the("Mole")
    assert mole["number"] != old
    assert mole["flipped up"]
    assert mole["since"] == 3  # a new card: it can't attack this turn
    assert "attached to" not in mole
    assert table.the("Deception")["attached to"] == table.A["faction"]["number"]
    assert table.offered == ["end the turn"]


@pytest.mark.rule("spoils:507.4a", "spoils:507.4d")
def test_flip_up_asks_for_its_threshold_its_cost_and_the_right_time() -> None:
    for in_play, usable in (
        ([down("Mole"), "Deception"], True),
        ([down("Mole"), "Coin"], False),  # no icon
        ([down("Mole"), {"card": "Deception", "attached to": "faction"}], False),  # 1 of 2
        (["Mole", "Deception"], False),  # it is no face-down resource
    ):
        table = plain(MOLE, A={"in_play": in_play}, full_control=(0,))
        assert ("flip up Mole" in table.offered) == usable, in_play
    b = {"in_play": [down("Mole"), down("Spring"), "2x Deception"]}
    table = plain(MOLE, SPRING, A={"hand": ["Grunt"]}, B=b, full_control=(0,))
    table.do("play Grunt")
    assert [words for words in table.offered if not words.startswith(("let", "ask"))] == ["flip up Spring"]
    assert table.why_not("flip up Mole") == "507.4d"
    table.do("flip up Spring", "B's face-down Spring (2)")
    assert len(table.B["hand"]) == 1
    assert table.B["discard pile"] == ["Spring"]


@pytest.mark.rule("spoils:507.4a", "spoils:603.1h")
def test_whoever_controls_it_may_flip_it_up() -> None:
    table = plain(MOLE, A={"in_play": [{**down("Mole"), "of": "B"}, "2x Deception"]}, full_control=(0,))
    table.do("flip up Mole", "A's Deception", "A's Deception")
    assert table.in_play("A") == ["Mole"]


@pytest.mark.rule("spoils:507.4d")
def test_in_a_battle_too_only_what_may_be_played_then_is_flipped_up() -> None:
    b = {"in_play": [down("Mole"), down("Spring"), "2x Deception"]}
    table = plain(MOLE, SPRING, A={"in_play": ["Grunt"]}, B=b, full_control=(0,))
    table.do("attack B's faction", "A's Grunt")
    assert [words for words in table.offered if not words.startswith(("let", "ask"))] == ["flip up Spring", "go on"]
    assert table.why_not("flip up Mole") == "507.4d"
    table.do(*["B: go on"] * 3)
    assert table.B["influence"] == 18
    assert table.at_rest()


@pytest.mark.rule("spoils:406.7#2")
def test_what_flip_up_has_cost_too_much_pays_for_nothing_else() -> None:
    """The total comes down to 0 and 2 have been paid; the toll is paid in full."""
    aid = item("Aid", "The numeric cost of characters you play is reduced by 2.")
    toll = location("Tollgate", 9, "Your opponent must pay 1 for each character they play.")
    for coins, can in ((1, False), (2, True)):
        a = {"in_play": [down("Mole"), "Aid", f"{coins}x Deception"]}
        table = plain(MOLE, aid, toll, A=a, B={"in_play": ["Tollgate"]}, full_control=(0,))
        assert ("flip up Mole" in table.offered) == can
    table.do("flip up Mole")
    while "resource" in table.prompt:
        table.do(table.offered[0])
    assert table.free("A") == 0
    assert table.in_play("A") == ["Aid", "Mole"]
    assert table.at_rest()


@pytest.mark.rule("spoils:411.3", "spoils:O30")
def test_a_face_down_card_that_was_taken_is_turned_up_under_who_has_it() -> None:
    """So is B's own; each under its controller."""
    turn = tactic("Turn", "Effect: Flip all resources face-up.")
    table = plain(
        turn,
        A={"in_play": [{**down("Giant"), "of": "B"}], "hand": ["Turn"]},
        B={"in_play": [down("Snail")]},
        full_control=(0,),
    )
    table.do("play Turn")
    assert (table.in_play("A"), table.in_play("B")) == (["Giant"], ["Snail"])
    assert table.at_rest()


@pytest.mark.rule("spoils:507.4c")
def test_the_extra_cost_of_flip_up_comes_before_the_pick_of_a_target() -> None:
    leech = item("Leech", "Attach to Character", "Flip Up 1 [D] and discard a card", cost="7 DDD")
    a = {"in_play": [down("Leech"), "Deception", "Grunt", "Brute"], "hand": ["Coin", "Trick"]}
    table = plain(leech, A=a, full_control=(0,))
    table.do("flip up Leech", "A's Deception", "Trick", "A's Brute")
    assert table.A["discard pile"] == ["Trick"]
    assert table.the("Leech")["attached to"] == table.the("Brute")["number"]
    assert table.at_rest()


@pytest.mark.rule("spoils:411.3", "spoils:507.4a", "spoils:503.1#2", "spoils:O32")
def test_what_is_flipped_up_has_left_play_as_a_resource_and_that_waits_for_its_costs() -> None:
    dig = tactic("Dig", "Flip Up 1", "Cost: Discard a card.", "Effect: Your faction gains 1 influence.", cost="4")
    vein = item("Vein", "If a resource leaves play, draw a card.")
    a = {"in_play": ["Vein", {"card": "Dig", "face": "face-down"}], "hand": ["Shed"], "deck": ["Fort"]}
    table = plain(dig, vein, A=a, full_control=(0,))
    table.do("flip up Dig")
    while table.prompt != "What do you do?":
        table.do(table.offered[0])
    assert (table.A["hand"], table.A["influence"]) == (["Fort"], 21)
    assert sorted(table.A["discard pile"]) == ["Dig", "Shed"], "what was drawn came too late to be discarded"


@pytest.mark.rule("spoils:406.7", "spoils:507.4e", "spoils:406.3#4", "spoils:406.7#2")
def test_the_numeric_cost_of_what_is_flipped_up_begins_with_its_flip_up_cost() -> None:
    text = "When your opponent plays a tactic, inflict damage equal to its numeric cost to your opponent's faction."
    echo, sale = (
        item("Echo", text),
        item("Sale", "The numeric cost of tactics you play is reduced by 3, to a minimum of 2."),
    )
    dig = tactic("Dig", "Flip Up 2", "Cost: Pay 1.", "Effect: Draw a card.", cost="7")
    for mine, cost, free in ((["3x Coin"], 3, 1), (["3x Coin", "Sale"], 2, 2)):
        a = {"in_play": [*mine, {"card": "Dig", "face": "face-down"}]}
        table = plain(echo, sale, dig, A=a, B={"in_play": ["Echo"]}, full_control=(0,))
        table.do("flip up Dig", "whichever")
        while table.prompt != "What do you do?":
            table.do(table.offered[0])
        assert (20 - table.A["influence"], table.free("A")) == (cost, free)


@pytest.mark.rule("spoils:402.7", "spoils:507.4a")
def test_who_cannot_play_a_card_cannot_flip_it_up_either() -> None:
    gag = item("Gag", "Your opponent cannot play tactics.")
    trap = tactic("Trap", "Flip Up 0", "Effect: Draw a card.")
    spy = character("Spy", "1/1/1", "Flip Up 0")
    a = {"in_play": [down("Trap"), down("Spy")]}
    table = plain(gag, trap, spy, A=a, B={"in_play": ["Gag"]}, full_control=(0,))
    assert [words for words in table.offered if "flip" in words] == ["flip up Spy"]
    assert table.why_not("flip up Trap") == "402.7"


@pytest.mark.rule("spoils:406.7", "spoils:406.7#2", "spoils:411.3", "spoils:507.4b", "spoils:507.4a")
@pytest.mark.parametrize(
    ("cost", "coins", "spent", "may"),
    [(0, 0, False, False), (0, 1, False, True), (0, 1, True, True), (1, 0, False, False), (1, 1, False, True)],
)
def test_what_is_flipped_up_pays_its_flip_up_cost_but_not_the_balance(
    cost: int, coins: int, spent: bool, may: bool
) -> None:
    """There is 1 to pay besides."""
    trap = tactic("Trap", f"Flip Up {cost}", "Cost: Pay 1.", "Effect: Draw a card.")
    mug = item("Mug", cost="1")
    a = {"in_play": [down("Trap"), *["Coin"] * coins], "hand": ["Mug"] if spent else []}
    table = plain(trap, mug, A=a, full_control=(0,))
    if spent:
        table.do("play Mug")
        table.do(next(words for words in table.offered if "Trap" in words))
    assert ("flip up Trap" in table.offered) is may


@pytest.mark.rule("spoils:406.7#2", "spoils:410.5")
def test_what_has_been_paid_is_taken_off_after_all_reductions_also_in_foresight() -> None:
    """Flip Up 3 and a pay of 2 are 5; down to 1, of which 3 have been paid. So 3 resources are enough."""
    mole = tactic("Mole", "Flip Up 3", "Cost: Pay 2.", "Effect: Draw a card.", cost="9")
    sale = item("Sale", "The numeric cost of tactics you play is reduced by 5, to a minimum of 1.")
    a = {"in_play": ["Sale", "2x Coin", {"card": "Mole", "face": "face-down"}]}
    table = plain(mole, sale, A=a, full_control=(0,))
    table.do("flip up Mole")
    assert (table.free("A"), len(table.A["hand"]), table.A["discard pile"]) == (0, 1, ["Mole"])
    without = plain(mole, sale, A={"in_play": a["in_play"][1:]}, full_control=(0,))
    assert without.why_not("flip up Mole") == "309.1a"


@pytest.mark.rule("spoils:505.1", "spoils:505.2a", "spoils:507.4a")
def test_what_is_flipped_up_owes_what_has_to_be_paid_for_playing_its_like() -> None:
    toll = item("Toll", "Your opponent must pay 1 for each tactic they play.")
    trap, spy = tactic("Trap", "Flip Up 0", "Effect: Draw a card."), character("Spy", "1/1/1", "Flip Up 0")
    for coins in (0, 1):
        a = {"in_play": [down("Trap"), down("Spy"), *["Coin"] * coins]}
        b = {"in_play": ["Toll", {**down("Spy"), "attached to": "faction"}]}
        table = plain(toll, trap, spy, A=a, B=b, full_control=(0,))
        flips = [words for words in table.offered if "flip" in words]
        assert flips == ["flip up Trap", "flip up Spy"]
        table.do("flip up Trap")
        while "Which resource" in table.prompt:
            table.do(next(one for one in table.offered if "Spy" not in one))
        assert table.free("A") == (1 if coins else 0), "the Spy or the Coin has paid"


@pytest.mark.rule("spoils:507.4c", "spoils:307.2", "spoils:401.2", "spoils:406.7#2")
def test_which_options_a_card_that_is_flipped_up_has_goes_by_what_flip_up_leaves() -> None:
    """Its Flip Up takes a card from the hand; and the 2 that it costs are paid already."""
    fork = tactic(
        "Fork",
        "Flip Up 2 and discard a card",
        "Choose one of the following as this card's rules text:",
        "OPTION 1",
        "Cost: Discard a card.",
        "Effect: Your faction gains 1 influence.",
        "OPTION 2",
        "Cost: Pay 1.",
        "Effect: Your faction gains 5 influence.",
        cost="7",
    )
    for hand, coins, offered in (
        (["Shed"], 3, ["option 2"]),
        (["2x Shed"], 2, ["option 1"]),
        (["2x Shed"], 3, ["option 1", "option 2"]),
    ):
        table = plain(fork, A={"in_play": [down("Fork"), f"{coins}x Coin"], "hand": hand}, full_control=(0,))
        table.do("flip up Fork")
        while "Which resource" in table.prompt:
            table.do("A's Coin")
        assert (table.offered, table.free("A")) == (offered, coins - 2)


@pytest.mark.rule("spoils:505.1", "spoils:505.2a", "spoils:406.7#2")
def test_what_flip_up_has_paid_too_much_pays_no_toll() -> None:
    """Flip Up 2, and a total of 1: nothing more to pay, but for the toll."""
    toll = item("Toll", "Your opponent must pay 1 for each tactic they play.")
    sale = item("Sale", "The numeric cost of tactics you play is reduced by 1.")
    trap = tactic("Trap", "Flip Up 2", "Effect: Draw a card.")
    for coins, tolls, left in (1, 0, 0), (1, 1, None), (2, 1, 0), (2, 0, 1):
        a = {"in_play": [down("Trap"), "Sale", f"{coins}x Coin"]}
        table = plain(toll, sale, trap, A=a, B={"in_play": ["Toll"] * tolls}, full_control=(0,))
        assert ("flip up Trap" in table.offered) is (left is not None)
        if left is not None:
            table.do("flip up Trap")
            while "Which resource" in table.prompt:
                table.do(next((one for one in table.offered if "Trap" in one), "A's Coin"))
            assert (table.free("A"), table.A["discard pile"]) == (left, ["Trap"])


@pytest.mark.rule("spoils:O28", "spoils:507.2e", "spoils:507.4a")
def test_gear_of_a_resource_is_destroyed_when_that_is_flipped_up_to_be_played() -> None:
    """What an effect attached to it stays, attached to nothing."""
    strap, cord = item("Strap", "Attach to Resource"), item("Cord", "TIE", "Cost: Pick a card.", "Effect: Draw a card.")
    for mole in MOLE, character("Mole", "2/2/3", "Flip Up 2 [D] and destroy an item you control", cost="7 DDD"):
        host = {**down("Mole"), "number": 9}
        gear = [{"card": card, "attached to": 9} for card in ("Strap", "Cord")]
        table = plain(mole, strap, cord, A={"in_play": [host, *gear, "Deception"]}, full_control=(0,))
        table.do("flip up Mole")
        while not table.at_rest():
            table.do(table.offered[0])
        assert table.A["discard pile"] == (["Strap"] if mole is MOLE else ["Cord", "Strap"])
        assert "Mole" in table.in_play("A")
        if mole is MOLE:
            assert "attached to" not in table.the("Cord")
    table = plain(mole, strap, A={"in_play": [host, gear[0], "Deception"]}, full_control=(0,))
    assert "flip up Mole" not in table.offered  # the Strap would be gone by then
