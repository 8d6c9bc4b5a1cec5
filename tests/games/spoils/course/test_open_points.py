"""Readings of open points that are about the course of a game, and what is left of chapters 2 to 6."""

import pytest

from tests.games.spoils.plain import attacked, plain
from tests.games.spoils.stage import character, item, resource, tactic

MOLE = character("Mole", "2/2/3", "Flip Up 2 [D] and discard a card", cost="7 DDD")


@pytest.mark.rule("spoils:507.4c", "spoils:406.7#2", "spoils:O32", "spoils:507.4e")
def test_flip_up_extra_costs_and_the_balance() -> None:
    haste = tactic("Haste", "Effect: Reduce the next numeric cost you pay this turn by 1.")
    spy = character("Spy", "1/1/3", "Flip Up 2 [D]", "Cost: Pay 1.", cost="5")
    down = {"card": "Spy", "face": "face-down"}
    a = {"in_play": [down, "4x Deception"], "hand": ["Haste"]}
    table = plain(spy, haste, A=a, full_control=(0,))
    table.do("flip up Spy")
    while "resource" in table.prompt:
        table.do("A's Deception" if "A's Deception" in table.offered else table.offered[-1])
    assert table.in_play("A") == ["Spy"]
    assert table.free("A") == 1  # 2 first, then 2 + 1 less the 2 already paid
    table = plain(spy, haste, A=a, full_control=(0,))
    table.do("play Haste", "flip up Spy")
    while "resource" in table.prompt:
        table.do("A's Deception" if "A's Deception" in table.offered else table.offered[-1])
    assert table.free("A") == 2  # 2 + 1 - 1 = 2, nothing more to pay and nothing refunded
    b = {"in_play": [{"card": "Mole", "face": "face-down"}, "2x Deception"]}
    assert "flip up Mole" not in plain(MOLE, A=b, full_control=(0,)).offered  # nothing to discard
    table = plain(MOLE, A={**b, "hand": ["Coin"]}, full_control=(0,))
    table.do("flip up Mole", "A's Deception", "A's Deception")
    assert table.A["discard pile"] == ["Coin"]


@pytest.mark.rule("spoils:O16")
def test_of_summed_damage_each_share_has_its_source() -> None:
    hunter = character("Hunter", "2/2/3", "When this card inflicts damage to a character, draw a card.")
    table = plain(hunter, A={"in_play": ["Hunter", "Hunter", "Hunter"]}, B={"in_play": ["Snail"]})
    table.do("attack B's faction", "A's Hunter", "no more", "B: B's Snail")
    assert table.B["discard pile"] == ["Snail"]  # 2 and 2 are 4
    table.do(table.offered[0])  # which of two triggers comes first
    assert len(table.A["hand"]) == 2  # both inflicted damage, and the third took no part


@pytest.mark.rule("spoils:O42")
def test_a_resource_that_is_a_character_attacks_and_is_not_depleted() -> None:
    ore = resource(
        "Ore", "RISE", "Effect: This card gains the character type, 2 strength, 2 life, and 3 speed this turn."
    )
    table = plain(ore, A={"in_play": ["Ore"]}, full_control=(0,))
    table.do("use RISE of Ore", "attack B's faction", "A's Ore")
    while "What do you do" not in table.prompt:
        table.do("go on")
    assert table.B["influence"] == 18
    assert "depleted" not in table.the("Ore")


@pytest.mark.rule("spoils:O67", "spoils:507.2a", "spoils:507.4c")
def test_flip_up_extra_costs_come_before_the_pick_of_an_attaching_card() -> None:
    hook = item("Hook", "Attach to Character", "Flip Up 0 [D] and destroy a character you control")
    down = {"card": "Hook", "face": "face-down"}
    assert "flip up Hook" not in list(plain(hook, A={"in_play": [down, "Deception"]}, full_control=(0,)).offered)
    table = plain(hook, A={"in_play": [down, "Deception", "Grunt", "Brute"]}, full_control=(0,))
    table.do("flip up Hook", "A's Grunt")
    if "pick" in table.prompt.casefold():
        assert table.offered == ["A's Brute"]
        table.do("A's Brute")
    assert table.A["discard pile"] == ["Grunt"]
    assert table.the("Hook")["attached to"] == table.the("Brute")["number"]


@pytest.mark.rule("spoils:O63")
def test_there_are_two_players() -> None:
    table = plain(A={"hand": ["Trick"]}, full_control=(0,))
    assert len(table.table.seats) == 2
    with pytest.raises(ValueError, match="2 players"):
        table.table.game.settle(seats=3)


@pytest.mark.rule("spoils:406.2", "spoils:202.9a", "spoils:207.4", "spoils:201.8b")
def test_what_has_no_cost_number_costs_0_and_no_faction_is_picked_unnamed() -> None:
    sweep = tactic("Sweep", "Cost: Pick a card with a numeric cost of 0.", "Effect: Destroy the card.", cost="1")
    a = {"hand": ["Sweep"], "in_play": ["Coin"]}
    table = plain(sweep, A=a, B={"in_play": ["Coin", "Brute", "Shed"]}, full_control=(0,))
    table.do("play Sweep")
    assert table.offered == ["A's Coin", "B's Coin", "B's Shed"]  # no faction, though it has no cost number
    assert table.view().B.in_play[table.the("Shed")["number"]].structure == 3


@pytest.mark.rule("spoils:403.3", "spoils:403.4", "spoils:403.4a")
def test_a_card_being_played_is_nowhere_else_and_says_nothing_yet() -> None:
    banner = item("Banner", "Characters you control gain 1 strength.")
    table = plain(banner, A={"hand": ["Banner"], "in_play": ["Grunt"]}, B={"hand": ["Trick"]}, full_control=(0,))
    grunt = table.the("Grunt")["number"]
    table.do("play Banner")
    assert table.asked == "B"
    assert [one.name for one in table.view("B").being_played.values()] == ["Banner"]
    assert table.view().A.in_play[grunt].strength == 2
    table.do("let it happen")
    assert table.view().A.in_play[grunt].strength == 3
    assert table.view().being_played == {}


@pytest.mark.rule("spoils:204.4")
def test_a_character_has_three_stats() -> None:
    table = attacked("Grunt", A={"in_play": ["Grunt"]}, B={"in_play": ["Snail", "Shed"]})
    view = table.view("B")
    shown = {x.name: (x.strength, x.life, x.speed) for x in view.B.in_play.values()}
    assert shown == {"Snail": (4, 4, 1), "Shed": (None, None, None)}


@pytest.mark.rule("spoils:401.1")
def test_a_cost_may_mix_instructions_numbers_and_restrictions() -> None:
    sling = character(
        "Slinger", "1/1/3", "THROW", "Cost: Use this only during a battle. Deplete this card. Pay 1.",
        "Effect: Inflict 1 damage to your opponent's faction.",
    )  # fmt: skip
    table = plain(sling, A={"in_play": ["Slinger", "Grunt", "Coin"]}, full_control=(0,))
    assert not any(words.startswith("use") for words in table.offered)
    table.do("attack B's faction", "A's Grunt", "no more", "use THROW of Slinger")
    assert table.the("Slinger")["depleted"]
    assert table.free("A") == 0
    assert table.B["influence"] in (17, 19)


@pytest.mark.rule("spoils:406.5b")
def test_a_reduction_for_the_next_item_leaves_alone_what_an_effect_lets_one_pay() -> None:
    haste = tactic("Haste", "Effect: Reduce the numeric cost of the next item you play this turn by 2.")
    doom = tactic("Doom", "Cost: Pick a character.", "Effect: Destroy it.")
    imp = character("Imp", "1/1/1", "When this card leaves play, you may pay 2. If you do, draw a card.")
    side = {"hand": ["Haste", "Doom", "Tool"], "in_play": ["Imp", "2x Coin"]}
    table = plain(haste, doom, imp, item("Tool", cost="2"), A=side, full_control=(0,))
    table.do("play Haste", "play Doom", "A's Imp", "yes")
    assert table.free("A") == 0
    table.do("play Tool")  # for which it is still there
    assert table.in_play("A") == ["Tool"]
    assert table.at_rest()
