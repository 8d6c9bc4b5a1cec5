"""402 Effects: as much as can be done, what depends on what, if and may; O06, O07, O46."""

from __future__ import annotations

import pytest

from tests.games.spoils.stage import character, item, location, tactic
from tests.games.spoils.texts import scene


@pytest.mark.rule("spoils:402.5", "spoils:402.5b")
def test_what_can_be_done_is_done_and_what_depends_on_the_rest_is_left() -> None:
    t = scene(
        tactic("Rubble", "Effect: Destroy an item. Draw 2 cards."),
        A={"hand": ["Rubble"], "deck": ["Grunt"]},
    )
    t.do("play Rubble")
    assert t.hand("A") == ["Grunt"]
    t = scene(
        tactic("Cull", "Effect: Destroy a character. Its owner draws a card. Draw a card."),
        A={"hand": ["Cull"]},
    )
    t.do("play Cull")
    assert t.hand("A") == ["Coin"]  # for the last sentence
    t = scene(
        tactic("Cull", "Effect: Destroy a character. Its owner draws a card. Draw a card."),
        A={"hand": ["Cull"]},
        B={"in play": ["Grunt"]},
    )
    t.do("play Cull")
    assert t.hand("A") == ["Coin"]
    assert t.hand("B") == ["Coin"]
    assert t.at_peace()


@pytest.mark.rule("spoils:O06", "spoils:406.5")
def test_a_pay_in_an_effect_is_paid_whole_or_not_at_all() -> None:
    deal = tactic("Deal", "Effect: Pay 4. If you do, draw 2 cards. Your faction gains 1 influence.")
    t = scene(deal, A={"hand": ["Deal"], "in play": ["3x Coin"]})
    t.do("play Deal")
    assert t.free("A") == 3
    assert t.hand("A") == []
    assert t.influence("A") == 21
    t = scene(deal, A={"hand": ["Deal"], "in play": ["4x Coin"]})
    t.do("play Deal")
    assert t.free("A") == 0
    assert t.hand("A") == ["Coin", "Coin"]
    assert t.at_peace()


@pytest.mark.rule("spoils:O07", "spoils:503.1#3")
def test_a_pay_without_may_is_not_to_be_declined() -> None:
    debt = location("Debt", 5, "If a character enters play, pay 1.")
    may = location("Alms", 5, "If a character enters play, you may pay 1. If you do, draw a card.")
    t = scene(debt, may, A={"hand": ["Grunt"], "in play": ["Debt", "Coin"]})
    t.do("play Grunt")
    assert t.free("A") == 0
    t = scene(debt, may, A={"hand": ["Grunt"], "in play": ["Alms", "Coin"]})
    t.do("play Grunt")
    assert t.offered == ["yes", "no"]
    twin = t.fork()
    t.do("no")
    assert t.free("A") == 1
    assert t.hand("A") == []
    twin.do("yes")
    assert twin.free("A") == 0
    assert twin.A["hand"] == ["Coin"]
    assert t.at_peace()


@pytest.mark.rule("spoils:O46")
def test_an_if_within_an_effect_is_a_check_at_that_moment() -> None:
    omen = tactic(
        "Omen", "Effect: If you control 2 or more items, draw a card. Otherwise, your faction gains 1 influence."
    )
    t = scene(omen, item("Stick"), A={"hand": ["Omen", "Omen", "Stick"], "in play": ["Stick"]})
    t.do("play Omen")
    assert t.influence("A") == 21
    t.do("play Stick", "play Omen")
    assert t.hand("A") == ["Coin"]
    assert t.influence("A") == 21
    assert t.at_peace()


@pytest.mark.rule("spoils:O01", "spoils:402.2")
def test_players_who_each_act_do_so_in_turn() -> None:
    t = scene(
        tactic("Vice", "Effect: Each player discards a card."),
        location("Guilt", 5, "If you discard a card, your faction loses 2 influence."),
        A={"hand": ["Vice", "Coin"], "in play": ["Guilt"], "influence": 2},
        B={"hand": ["Coin"], "in play": ["Guilt"], "influence": 2},
    )
    t.do("play Vice")
    assert t.state.result is not None
    assert t.state.result.won == (1,)  # the first to reach 0 loses alone
    assert t.hand("B") == ["Coin"]


@pytest.mark.rule("spoils:O01", "spoils:402.2", "spoils:402.5")
@pytest.mark.parametrize(
    ("effect", "says"),
    [
        ("Each player may discard a card.", "yes"),
        ("Each player chooses one: they discard a card; or they draw a card.", "they discard a card"),
    ],
)
def test_players_who_each_choose_do_so_in_turn(effect: str, says: str) -> None:
    t = scene(
        tactic("Vice", f"Effect: {effect}"),
        location("Guilt", 5, "If you discard a card, your faction loses 2 influence."),
        A={"hand": ["Vice", "Coin"], "in play": ["Guilt"], "influence": 2},
        B={"hand": ["Coin"], "in play": ["Guilt"], "influence": 2},
    )
    t.do("play Vice", says)
    assert t.state.result is not None, "before the other is asked"
    assert t.state.result.won == (1,)
    assert t.hand("B") == ["Coin"]


@pytest.mark.rule("spoils:401.3a")
def test_what_was_used_in_the_opponents_turn_is_used_anew_in_ones_own() -> None:
    once = item("Once", "ONCE", "Cost: Use this only once each turn.", "Effect: Your faction gains 1 influence.")
    t = scene(once, A={"in play": ["Grunt"]}, B={"in play": ["Once"]})
    t.do("end the turn", "B: use ONCE of Once")
    assert t.influence("B") == 21
    while t.prompt != "What do you do?" or t.asked != "B":
        assert "use ONCE of Once" not in t.offered
        t.do(t.offered[0])
    t.do("use ONCE of Once")
    assert t.influence("B") == 22
    assert "use ONCE of Once" not in t.offered


@pytest.mark.rule("spoils:402.1b", "spoils:401.1a")
def test_what_an_effect_has_done_can_be_replaced_though_it_reads_like_a_cost() -> None:
    t = scene(
        tactic("Trade", "Effect: You may discard a card. If you do, draw 2 cards."),
        location("Crypt", 5, "If a card is put into a discard pile, remove it from the game instead."),
        A={"hand": ["Trade", "Shed"], "in play": ["Crypt"]},
    )
    t.do("play Trade", "yes")
    assert t.A["out of game"] == ["Shed", "Trade"]
    assert t.at_peace()


@pytest.mark.rule("spoils:314.2", "spoils:407.6")
def test_an_effect_that_adds_a_stranger_to_a_party_is_terminated() -> None:
    t = scene(
        tactic("Rally", "Cost: Pick a character.", "Effect: Add it to the attacking party. Draw a card."),
        A={"in play": ["Grunt", "Brute"], "hand": ["Rally", "Rally"]},
        B={"in play": ["Giant"]},
    )
    t.do("attack B's faction", "A's Grunt", "no more", "play Rally", "B's Giant")
    assert t.hand("A") == ["Rally"]  # no card is drawn either
    assert t.pile("A") == ["Rally"]
    t.do("play Rally", "A's Brute")
    assert t.hand("A") == ["Coin"]
    while not t.at_rest():
        t.do("no more" if "no more" in t.offered else "go on")
    assert t.influence("B") == 15
    assert "damage" not in t.the("Giant")


@pytest.mark.rule("spoils:302.14")
def test_who_is_in_a_party_with_a_card_includes_that_card() -> None:
    t = scene(
        character(
            "Captain",
            "1/1/3",
            "CHEER",
            "Cost: Pick a character in a party with this card.",
            "Effect: It gains 1 strength this turn.",
        ),
        A={"in play": ["Captain", "Grunt"]},
    )
    assert "use CHEER of Captain" not in t.offered
    t.do("attack B's faction", "A's Captain", "no more", "use CHEER of Captain")
    assert t.offered == ["A's Captain"]
    t.do("A's Captain", "go on")
    while not t.at_rest():
        t.do("go on")
    assert t.influence("B") == 18


@pytest.mark.rule("spoils:208.4")
def test_a_card_that_stops_being_a_character_is_out_of_the_battle() -> None:
    t = scene(
        item(
            "Clay",
            "WAKE",
            "Cost: Use this only during your turn. Use this only once each turn.",
            "Effect: This card gains the character type, 3 strength, and 4 life this turn.",
        ),
        tactic("Sleep", "Cost: Pick a character.", "Effect: It loses the character type this turn."),
        A={"in play": ["Clay"]},
        B={"hand": ["Sleep"]},
    )
    t.do("use WAKE of Clay", "attack B's faction", "A's Clay")
    assert t.asked == "B"
    t.do("B: play Sleep")
    while t.asked == "B":
        t.do("let it happen" if "let it happen" in t.offered else "go on")
    assert t.influence("B") == 20
    assert t.at_rest()


@pytest.mark.rule("spoils:402.5b", "spoils:506.1")
@pytest.mark.parametrize(("sieve", "drawn"), [([], ["Coin"]), (["Sieve"], [])])
def test_what_was_replaced_was_not_done(sieve: list[str], drawn: list[str]) -> None:
    t = scene(
        tactic("Raze", "Cost: Pick a character.", "Effect: You may destroy it. If you do, draw a card."),
        item("Sieve", "If a character is destroyed, put it into its owner's hand instead."),
        A={"hand": ["Raze"]},
        B={"in play": ["Grunt", *sieve]},
    )
    t.do("play Raze", "B's Grunt", "yes")
    assert t.hand("A") == drawn
    assert (t.hand("B"), t.pile("B")) == ((["Grunt"], []) if sieve else ([], ["Grunt"]))
    assert t.at_peace()


@pytest.mark.rule("spoils:402.5")
@pytest.mark.parametrize(
    ("effect", "offered"),
    [
        ("Your opponent destroys a character they control.", ["B's Grunt", "B's Sprinter"]),
        ("Your opponent depletes a character they control.", ["B's Rock", "B's Grunt"]),
        ("Your opponent restores a character they control.", []),  # there is one only, so nobody is asked
    ],
)
def test_who_is_to_do_something_to_one_of_several_chooses_what_it_can_be_done_to(
    effect: str, offered: list[str]
) -> None:
    order = tactic("Order", f"Effect: {effect}")
    rock = character("Rock", "1/1/3", "This card cannot be destroyed.")
    theirs = ["Rock", "Grunt", {"card": "Sprinter", "depleted": True}]
    t = scene(order, rock, A={"hand": ["Order"], "in_play": ["Grunt"]}, B={"in_play": theirs}, full_control=(0, 1))
    t.do("play Order")
    assert t.offered == offered or t.at_rest()
    if offered:
        t.do(f"B: {offered[0]}")
    left = {x["card"]: x.get("depleted", False) for x in t.B["in play"]}
    assert (
        left
        == {
            "destroys": {"Rock": False, "Sprinter": True},
            "depletes": {"Rock": True, "Grunt": False, "Sprinter": True},
            "restores": {"Rock": False, "Grunt": False, "Sprinter": False},
        }[effect.split()[2]]
    )
    assert (t.in_play("A"), t.at_rest()) == (["Grunt"], True)


@pytest.mark.rule("spoils:402.5")
def test_nothing_is_chosen_where_it_can_be_done_to_nothing() -> None:
    order = tactic("Order", "Effect: Your opponent destroys a character they control. Draw a card.")
    rock = character("Rock", "1/1/3", "This card cannot be destroyed.")
    t = scene(order, rock, A={"hand": ["Order"]}, B={"in_play": ["2x Rock"]}, full_control=(0, 1))
    t.do("play Order")
    assert (t.in_play("B"), t.hand("A"), t.at_rest()) == (["Rock", "Rock"], ["Coin"], True)
