"""505 Requirements."""

from __future__ import annotations

import pytest

from tests.games.spoils.stage import character, location, tactic
from tests.games.spoils.texts import scene

TOLL = location("Tollgate", 9, "Your opponent must pay 2 for each attacking party they form.")
SMITE = tactic("Smite", "Cost: Pick a character.", "Effect: Destroy it.")
DEMAND = "Anything that could pick this card must pick it."
FERRET = character("Ferret", "1/1/3", DEMAND)


@pytest.mark.rule("spoils:505.1", "spoils:O22", "spoils:505.2a")
def test_an_attack_that_cannot_be_paid_for_is_not_offered() -> None:
    t = scene(TOLL, A={"in play": ["Grunt", "Coin"]}, B={"in play": ["Tollgate"]})
    assert t.offered == ["end the turn"]
    t = scene(TOLL, A={"in play": ["Grunt", "Coin", "Coin", "Coin"]}, B={"in play": ["Tollgate"]})
    t.do("attack B's faction", "A's Grunt")
    while t.prompt.startswith("Which resource do you attach"):
        t.do(t.offered[0])
    assert t.free("A") == 1
    assert t.influence("B") == 18
    assert t.at_peace()


@pytest.mark.rule("spoils:505.2b#2", "spoils:505.1")
@pytest.mark.parametrize(("coins", "playable"), [(2, False), (3, True)])
def test_demands_on_a_tactic_add_up(coins: int, playable: bool) -> None:
    taxes = [location(name, 9, "Your opponent must pay 1 for each tactic they play.") for name in ("Tax", "Due")]
    stab = tactic("Stab", "Effect: Draw a card.", cost="1")
    a = {"hand": ["Stab"], "in play": [f"{coins}x Coin"]}
    t = scene(*taxes, stab, A=a, B={"in play": ["Tax", "Due"]}, full_control=(0,))
    assert ("play Stab" in t.offered) is playable
    if playable:
        t.do("play Stab")
        while t.prompt.startswith("Which resource do you attach"):
            t.do(t.offered[0])
        assert (t.free("A"), t.pile("A")) == (0, ["Stab"])
    assert t.at_rest()


@pytest.mark.rule("spoils:505.2b#2", "spoils:505.2a")
def test_demands_that_go_together_add_up() -> None:
    b = {"in play": ["Tollgate", "Tollgate"]}
    t = scene(TOLL, A={"in play": ["Grunt", "3x Coin"]}, B=b)
    assert t.offered == ["end the turn"]
    t = scene(TOLL, A={"in play": ["Grunt", "4x Coin"]}, B=b)
    t.do("attack B's faction", "A's Grunt")
    while t.prompt.startswith("Which resource do you attach"):
        t.do(t.offered[0])
    assert t.free("A") == 0
    assert t.at_peace()


@pytest.mark.rule("spoils:505.2b")
def test_of_two_cards_that_demand_to_be_picked_either_may_be() -> None:
    t = scene(FERRET, SMITE, A={"hand": ["Smite"], "in play": ["Ferret"]}, B={"in play": ["Ferret", "Grunt"]})
    t.do("play Smite")
    assert sorted(t.offered) == ["A's Ferret", "B's Ferret"]
    t.do("B's Ferret")
    assert t.in_play("B") == ["Grunt"]
    assert t.at_peace()


@pytest.mark.rule("spoils:505.2")
def test_of_two_cards_that_demand_to_be_picked_the_one_with_more_demands_is() -> None:
    twice = character("Weasel", "1/1/3", DEMAND, DEMAND)
    t = scene(FERRET, twice, SMITE, A={"hand": ["Smite"], "in play": ["Ferret"]}, B={"in play": ["Weasel", "Grunt"]})
    t.do("play Smite")
    assert t.offered == ["B's Weasel"]
    t.do("B's Weasel")
    assert t.in_play("B") == ["Grunt"]
    assert t.in_play("A") == ["Ferret"]
    assert t.at_peace()


@pytest.mark.rule("spoils:505.2", "spoils:505.2c")
def test_as_many_demands_are_met_as_picks_allow() -> None:
    pair = tactic("Pair", "Cost: Pick 2 characters.", "Effect: Destroy them.")
    t = scene(FERRET, pair, A={"hand": ["Pair"]}, B={"in play": ["Ferret", "Grunt", "Brute"]})
    t.do("play Pair")
    assert t.offered == ["B's Ferret"]
    t.do("B's Ferret")
    assert sorted(t.offered) == ["B's Brute", "B's Grunt"]
    t.do("B's Brute")
    assert t.pile("B") == ["Brute", "Ferret"]
    assert t.at_peace()


@pytest.mark.rule("spoils:505.2b", "spoils:310.1")
def test_only_what_picks_has_to_pick_it() -> None:
    t = scene(
        FERRET,
        tactic("Cull", "Effect: Destroy a character."),
        A={"hand": ["Cull"]},
        B={"in play": ["Ferret", "Grunt"]},
    )
    t.do("play Cull")
    assert sorted(t.offered) == ["B's Ferret", "B's Grunt"]
    t.do("B's Grunt")
    assert t.in_play("B") == ["Ferret"]
    assert t.at_peace()


@pytest.mark.rule("spoils:505.1")
def test_what_a_card_or_an_ability_costs_besides_is_paid_with_it() -> None:
    tax = location("Tax", 9, "Your opponent must pay 1 for each tactic they play.")
    smite = tactic("Stab", "Cost: Pick a character.", "Effect: Destroy it.", cost="1")
    for coins, able in ((1, False), (2, True)):
        a = {"in play": [f"{coins}x Coin"], "hand": ["Stab", "Grunt"]}
        t = scene(tax, smite, A=a, B={"in play": ["Tax", "Grunt"]})
        assert ("play Stab" in t.offered, "play Grunt" in t.offered) == (able, True)
    t.do("play Stab", "B's Grunt")
    assert (t.free("A"), t.pile("B")) == (0, ["Grunt"])
    t = scene(tax, smite, A={"in play": ["Tax", "Coin"], "hand": ["Stab"]}, B={"in play": ["Grunt"]})
    assert t.do("play Stab", "B's Grunt").free("A") == 0  # its controller pays nothing besides
    toll = location("Meter", 9, "Your opponent must pay 2 for each ability they use.")
    well = location("Well", 5, "DIP", "Cost: Deplete this card.", "Effect: Draw a card.")
    for coins, able in ((1, False), (2, True)):
        t = scene(toll, well, A={"in play": [f"{coins}x Coin", "Well"]}, B={"in play": ["Meter"]})
        assert ("use DIP of Well" in t.offered) == able
    t.do("use DIP of Well")
    assert (t.free("A"), len(t.hand("A"))) == (0, 1)
    assert t.at_rest()


@pytest.mark.rule("spoils:505.2", "spoils:505.2b#2")
def test_a_pick_of_two_takes_all_that_demand_it_however_often_each_does() -> None:
    """The Weasel demands it twice and the Ferret once: both are picked, and the Grunt and the Brute are not."""
    weasel = character("Weasel", "1/1/3", DEMAND, DEMAND)
    pair = tactic("Pair", "Cost: Pick 2 characters.", "Effect: Destroy them.")
    t = scene(FERRET, weasel, pair, A={"hand": ["Pair"]}, B={"in play": ["Grunt", "Ferret", "Weasel", "Brute"]})
    t.do("play Pair")
    assert t.offered == ["B's Ferret", "B's Weasel"], "either may be the first"
    t.do("B's Ferret", "B's Weasel")
    assert t.in_play("B") == ["Grunt", "Brute"]
    assert t.at_peace()
