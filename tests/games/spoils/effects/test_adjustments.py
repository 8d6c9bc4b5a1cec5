"""O14, 408.2, 410.3 Increases and reductions of what happens."""

from __future__ import annotations

import pytest

from tests.games.spoils.stage import character, item, location, tactic
from tests.games.spoils.texts import scene

BOLT = tactic("Bolt", "Cost: Pick a character.", "Effect: Inflict 2 damage to it.")
PELT = tactic("Pelt", "Effect: Inflict 3 damage to your opponent's faction.")
WALL = location("Wall", 5, "If damage is inflicted to a faction, reduce the amount by 1.")


@pytest.mark.rule("spoils:O14", "spoils:408.2")
def test_adjustments_of_several_cards_apply_together() -> None:
    t = scene(PELT, WALL, A={"hand": ["Pelt"], "in play": ["Wall"]}, B={"in play": ["Wall"]})
    t.do("play Pelt")
    assert t.influence("B") == 19
    assert t.at_peace()


@pytest.mark.rule("spoils:408.2", "spoils:408.2a", "spoils:408.2b")
def test_damage_is_adjusted_before_anything_looks_at_it() -> None:
    oak = character("Oak", "1/5/3", "If this card receives damage, draw a card.")
    bark = location("Bark", 5, "If damage is inflicted to a character, reduce the amount by 2.")
    skin = location("Skin", 5, "If damage is inflicted to a character, reduce the amount by 1.")
    t = scene(BOLT, oak, bark, skin, A={"hand": ["Bolt"], "in play": ["Bark"]}, B={"in play": ["Oak", "Grunt"]})
    t.do("play Bolt", "B's Oak")
    assert "damage" not in t.the("Oak")
    assert t.hand("B") == []
    t = scene(BOLT, oak, bark, skin, A={"hand": ["Bolt"], "in play": ["Skin"]}, B={"in play": ["Oak", "Grunt"]})
    t.do("play Bolt", "B's Oak")
    assert t.the("Oak")["damage"] == 1
    assert t.hand("B") == ["Coin"]
    assert "damage" not in t.the("Grunt")
    assert t.at_peace()


@pytest.mark.rule("spoils:410.3")
def test_the_log_says_by_what_an_amount_is_another() -> None:
    t = scene(PELT, WALL, BOLT, A={"hand": ["Pelt", "Bolt"], "in play": ["Wall"]}, B={"in play": ["Wall", "Grunt"]})
    t.do("play Pelt")
    assert "By Wall, Wall the damage is 1 instead of 3" in t.log()
    t.do("play Bolt", "B's Grunt")
    assert not [line for line in t.log() if line.startswith("By ") and "of 2" in line]  # to a character: as it was
    assert t.at_peace()


@pytest.mark.rule("spoils:408.1", "spoils:408.1a")
def test_an_increase_gets_no_hold_of_no_damage() -> None:
    t = scene(
        tactic("Tickle", "Cost: Pick a character.", "Effect: Inflict damage equal to its strength to it."),
        BOLT,
        location("Blaze", 5, "If damage is inflicted to a character, increase the amount by 1."),
        character("Oak", "0/5/3", "If this card receives damage, draw a card."),
        A={"hand": ["Tickle", "Bolt"], "in play": ["Blaze"]},
        B={"in play": ["Oak"]},
    )
    t.do("play Tickle", "B's Oak")
    assert "damage" not in t.the("Oak")
    assert t.hand("B") == []
    t.do("play Bolt", "B's Oak")
    assert t.the("Oak")["damage"] == 3
    assert t.at_peace()


@pytest.mark.rule("spoils:408.3b", "spoils:309.1b")
def test_losing_influence_is_no_damage() -> None:
    t = scene(
        tactic("Scandal", "Effect: Your opponent's faction loses 2 influence."),
        PELT,
        WALL,
        location("Omen", 5, "If damage is inflicted to a faction, your faction gains 5 influence."),
        A={"hand": ["Scandal", "Pelt"], "in play": ["Wall", "Omen"]},
    )
    t.do("play Scandal")
    assert (t.influence("A"), t.influence("B")) == (20, 18)
    t.do("play Pelt")
    assert (t.influence("A"), t.influence("B")) == (25, 16)
    assert t.at_peace()


@pytest.mark.rule("spoils:410.3", "spoils:410.4")
def test_increases_come_before_reductions_and_nothing_goes_below_0() -> None:
    cards = (
        BOLT,
        location("Blaze", 5, "If damage is inflicted to a character, increase the amount by 1."),
        location("Moat", 5, "If damage is inflicted to a character, reduce the amount by 3."),
        location("Fence", 5, "If damage is inflicted to a character, reduce the amount by 2."),
    )
    for reduction, damage in (("Fence", 1), ("Moat", 0)):
        t = scene(*cards, A={"hand": ["Bolt"], "in play": ["Blaze", reduction]}, B={"in play": ["Giant"]})
        t.do("play Bolt", "B's Giant")
        assert t.the("Giant").get("damage", 0) == damage
        assert t.at_peace()


@pytest.mark.rule("spoils:O08", "spoils:410.5")
def test_the_controller_of_what_is_damaged_orders_reductions_where_that_matters() -> None:
    t = scene(
        tactic("Blast", "Cost: Pick a character.", "Effect: Inflict 4 damage to it."),
        location("Net", 5, "If damage is inflicted to a character, reduce the amount by 3."),
        location("Lid", 5, "If damage is inflicted to a character, reduce the amount to 2."),
        A={"hand": ["Blast"], "in play": ["Net", "Lid"]},
        B={"in play": ["Giant"]},
    )
    t.do("play Blast", "B's Giant")
    assert t.asked == "B"
    assert t.offered == ["reduce by 3", "reduce to 2"]
    t.do("B: reduce to 2")
    assert "damage" not in t.the("Giant")
    assert t.at_peace()


@pytest.mark.rule("spoils:O14")
def test_draws_and_losses_of_influence_can_be_adjusted_too() -> None:
    t = scene(
        tactic("Learn", "Effect: Draw a card."),
        tactic("Scandal", "Effect: Your opponent's faction loses 2 influence."),
        item("Lens", "If you draw any number of cards, increase the number by 1."),
        item("Purse", "If your faction loses influence, reduce the amount by 1."),
        A={"hand": ["Learn", "Scandal"], "in play": ["Lens"]},
        B={"in play": ["Purse"]},
    )
    t.do("play Learn")
    assert t.hand("A") == ["Scandal", "Coin", "Coin"]
    t.do("play Scandal")
    assert t.influence("B") == 19
    assert t.at_peace()


@pytest.mark.rule("spoils:410.5")
def test_a_reduction_with_a_minimum_never_raises_a_number() -> None:
    lathe = item("Lathe", "The numeric cost of items you play is reduced by 3, to a minimum of 1.")
    a = {"in play": ["Lathe", "2x Coin"], "hand": ["Straw", "Beam"]}
    t = scene(lathe, item("Straw"), item("Beam", cost="2"), A=a)
    t.do("play Straw")
    assert t.free("A") == 2  # 0 stays 0
    t.do("play Beam", "A's Coin")
    assert t.free("A") == 1  # 2 comes down to 1
    assert t.at_peace()


@pytest.mark.rule("spoils:O16", "spoils:408.7", "spoils:410.4")
@pytest.mark.parametrize(
    ("change", "inflicted", "drawn"),
    [
        ("reduce the amount to 0", 3, 0),
        ("reduce the amount by 9", 3, 0),
        ("reduce the amount by 1", 4, 1),
        ("increase the amount by 1", 6, 1),
    ],
)
def test_of_summed_damage_what_speaks_of_a_source_changes_its_share(change: str, inflicted: int, drawn: int) -> None:
    """The Shirker's 2 and the Brute's 3; who inflicts none any more has inflicted none."""
    gentle = character(
        "Shirker",
        "2/2/3",
        f"If this card inflicts damage, {change}.",
        "If this card inflicts damage to a faction, draw a card.",
    )
    for party in (["A's Shirker", "A's Brute"], ["A's Brute", "A's Shirker"]):
        t = scene(gentle, A={"in play": ["Shirker", "Brute"]})
        t.do("attack B's faction", *party)
        while not t.at_rest():
            t.do("go on" if "go on" in t.offered else t.offered[0])
        assert t.influence("B") == 20 - inflicted
        assert t.hand("A") == ["Coin"] * drawn


@pytest.mark.rule("spoils:O16", "spoils:408.2")
def test_of_summed_damage_what_speaks_of_no_source_changes_the_sum_once() -> None:
    """2 and 3, together with what the Shirker's own share loses: 1 of it, and 1 of the whole."""
    gentle = character("Shirker", "2/2/3", "If this card inflicts damage, reduce the amount by 1.")
    for more, inflicted in (["Shirker", "Brute"], 3), (["Brute", "Brute"], 5), (["Shirker", "Shirker"], 1):
        t = scene(WALL, gentle, A={"in play": more}, B={"in play": ["Wall"]})
        t.do("attack B's faction", f"A's {more[0]}", f"A's {more[1]}")
        while not t.at_rest():
            t.do("go on" if "go on" in t.offered else t.offered[0])
        assert t.influence("B") == 20 - inflicted
