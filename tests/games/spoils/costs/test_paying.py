"""309, 203.3 Paying: with which resources, whose, and what it sets off."""

import pytest

from tests.games.spoils.plain import plain
from tests.games.spoils.stage import item, tactic

MUG = item("Mug", cost="1")


@pytest.mark.rule("spoils:309.1", "spoils:203.3", "spoils:O39", "spoils:407.2")
def test_who_controls_a_resource_pays_with_it_whoever_owns_it() -> None:
    rob = tactic("Rob", "Cost: Pick a resource.", "Effect: Take control of the resource.")
    a = {"hand": ["Rob", "Mug"]}
    table = plain(MUG, rob, A=a, B={"in_play": ["Coin"], "hand": ["Mug"]}, full_control=(0, 1))
    assert "play Mug" not in table.offered
    table.do("play Rob", *["B's Coin"] * ("B's Coin" in table.offered))
    while table.prompt != "What do you do?":
        table.do(table.offered[0])
    taken = table.fork()
    table.do("play Mug")
    while table.prompt != "What do you do?":
        table.do(table.offered[0])
    (coin,) = [x for x in table.state.in_play.values() if x.card.name == "Coin"]
    assert coin.attached_to == table.state.sides[0].faction, "to the payer's own faction"
    taken.do("end the turn")
    assert "play Mug" not in taken.offered, "its owner has lost it"


@pytest.mark.rule("spoils:411.1", "spoils:309.1", "spoils:203.3")
def test_face_down_cards_pay_and_other_cards_do_not() -> None:
    a = {"in_play": [{"card": "Grunt", "face": "face-down"}, "Brute", "Shed"], "hand": ["2x Mug"]}
    table = plain(MUG, A=a, full_control=(0,))
    table.do("play Mug")
    while table.prompt != "What do you do?":
        assert table.why_not("A's Brute") == "309.1"
        table.do(table.offered[0])
    assert "play Mug" not in table.offered


@pytest.mark.rule("spoils:208.1", "spoils:208.1a", "spoils:309.1")
def test_what_has_become_a_resource_pays_like_one() -> None:
    mint = item("Mint", "Characters you control gain the resource type.")
    table = plain(mint, MUG, A={"in_play": ["Mint", "Grunt", "Shed"], "hand": ["2x Mug"]}, full_control=(0,))
    table.do("play Mug")
    while table.prompt != "What do you do?":
        table.do(table.offered[0])
    grunt = table.the("Grunt")
    assert (grunt["attached to"], "play Mug" in table.offered) == (table.A["faction"]["number"], False)


@pytest.mark.rule("spoils:309.1a", "spoils:203.3a", "spoils:301.2#2")
def test_a_resource_attached_to_anything_does_not_pay() -> None:
    pin = tactic("Nail", "Cost: Pick a resource. Pick a location.", "Effect: Attach the resource to the location.")
    table = plain(pin, MUG, A={"in_play": ["Coin", "Shed"], "hand": ["Nail", "Mug"]}, full_control=(0,))
    assert "play Mug" in table.offered
    table.do("play Nail")
    while table.prompt != "What do you do?":
        table.do(table.offered[0])
    assert (table.free("A"), "play Mug" in table.offered) == (0, False)


@pytest.mark.rule("spoils:301.2", "spoils:309.1", "spoils:503.1", "spoils:203.7")
def test_paying_attaches_and_that_sets_things_off_for_each_resource() -> None:
    alms = item("Alms", "If a resource is attached to your faction, your faction gains 1 influence.")
    dear = item("Dear", cost="2")
    table = plain(
        alms, dear, A={"in_play": ["Alms", "2x Coin"], "hand": ["Dear"]}, B={"in_play": ["Alms"]}, full_control=(0,)
    )
    table.do("play Dear")
    while table.prompt != "What do you do?":
        table.do(table.offered[0])
    assert (table.A["influence"], table.B["influence"]) == (22, 20)
    assert not any(x.depleted for x in table.state.in_play.values())


@pytest.mark.rule("spoils:309.1", "spoils:503.1", "spoils:503.3#2")
def test_each_resource_that_pays_is_attached_for_itself() -> None:
    rust = item("Rust", "If a resource is attached to your faction, your faction loses 1 influence.")
    toil = tactic("Toil", "Effect: Pay 2. Draw a card.")
    table = plain(rust, toil, A={"hand": ["Toil"], "in_play": ["Rust", "3x Coin"]}, full_control=(0,))
    table.do("play Toil")
    while not table.at_rest():
        table.do(table.offered[0])
    assert (table.A["influence"], table.free("A"), len(table.A["hand"])) == (18, 1, 1)


@pytest.mark.rule("spoils:406.3a", "spoils:O05", "spoils:O35")
@pytest.mark.parametrize(
    "cost",
    [
        "Destroy 2 resources you control.",
        "Put 2 resources you control into their owners' hands.",
        "Remove 2 resources you control from the game.",
        "Attach 2 resources you control to a location you control.",
        "Your opponent takes control of 2 resources you control.",
    ],
)
def test_it_is_foreseen_how_many_resources_a_cost_takes_that_could_have_paid(cost: str) -> None:
    burn = tactic("Burn", f"Cost: {cost}", "Effect: Draw a card.", cost="2")
    for coins, playable in (3, False), (4, True):
        table = plain(burn, A={"hand": ["Burn"], "in_play": ["Shed", f"{coins}x Coin"]}, full_control=(0,))
        assert ("play Burn" in table.offered) is playable
        assert (table.why_not("play Burn") is None) is playable


@pytest.mark.rule("spoils:406.5", "spoils:309.1", "spoils:402.2", "spoils:O06")
def test_who_is_told_to_pay_pays_and_nobody_else() -> None:
    cards = (
        tactic("Bill", "Effect: Your opponent pays 1. Draw a card."),
        tactic("Levy", "Effect: Each player pays 1. Draw a card."),
    )
    for name, mine, theirs, left in (
        ("Bill", 2, 2, (2, 1)),
        ("Bill", 2, 0, (2, 0)),  # who can't, doesn't
        ("Levy", 2, 2, (1, 1)),
        ("Levy", 2, 0, (1, 0)),
        ("Levy", 0, 2, (0, 1)),
    ):
        a, b = {"hand": [name], "in_play": [f"{mine}x Coin"]}, {"in_play": [f"{theirs}x Coin"]}
        table = plain(*cards, A=a, B=b, full_control=(0,))
        table.do(f"play {name}")
        while not table.at_rest():
            table.do(table.offered[0])
        assert (table.free("A"), table.free("B")) == left
        assert table.A["hand"] == ["Coin"]
