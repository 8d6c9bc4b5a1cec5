"""202.3, 408.3b Gaining and losing influence by effects."""

from __future__ import annotations

import pytest

from tests.games.spoils.stage import item, location, tactic
from tests.games.spoils.texts import scene


@pytest.mark.rule("spoils:410.4", "spoils:408.3b", "spoils:O14", "spoils:202.3")
def test_what_is_lost_and_gained_is_what_triggers_and_adjustments_make_of_it() -> None:
    cards = (
        tactic("Tax", "Effect: Your faction loses 1 influence."),
        tactic("Boon", "Effect: Your faction gains 2 influence."),
        location("Vault", 9, "If your faction loses influence, reduce the amount by 1."),
        location("Bonus", 9, "If your faction gains influence, increase the amount by 1."),
        location("Wail", 9, "If your faction loses influence, draw a card."),
    )
    t = scene(*cards, A={"hand": ["Tax", "Boon"], "in play": ["Wail", "Bonus"]})
    t.do("play Tax", "play Boon")
    assert (t.influence("A"), t.hand("A")) == (22, ["Coin"])
    t = scene(*cards, A={"hand": ["Tax"], "in play": ["Wail", "Vault"]})
    t.do("play Tax")
    assert (t.influence("A"), t.hand("A")) == (20, [])  # a loss of 0 is none
    assert not any("loses 0" in line for line in t.log())
    assert t.at_peace()


@pytest.mark.rule("spoils:506.5", "spoils:506.1", "spoils:506.2")
def test_a_loss_or_gain_in_place_of_another_is_not_replaced_again() -> None:
    cards = (
        tactic("Tax", "Effect: Your faction loses 1 influence."),
        tactic("Boon", "Effect: Your faction gains 1 influence."),
        location("Leech", 9, "If your faction loses influence, your faction loses 3 influence instead."),
        location("Fund", 9, "If your faction gains influence, your faction gains 3 influence instead."),
        item("Altar", "BLEED", "Cost: Your faction loses 1 influence.", "Effect: Draw a card."),
    )
    t = scene(*cards, A={"hand": ["Tax", "Boon"], "in play": ["Leech", "Fund", "Altar"]})
    t.do("play Tax")
    assert t.influence("A") == 17
    t.do("play Boon")
    assert t.influence("A") == 20
    t.do("use BLEED of Altar")
    assert t.influence("A") == 19  # nothing takes the place of a cost
    assert t.at_peace()


@pytest.mark.rule("spoils:401.3b", "spoils:102.1#3", "spoils:401.2")
def test_all_the_influence_that_is_there_can_be_paid_and_no_more() -> None:
    altar = item("Altar", "BLEED", "Cost: Your faction loses 2 influence.", "Effect: Draw a card.")
    t = scene(altar, A={"influence": 1, "in play": ["Altar"]})
    assert t.why_not("use BLEED of Altar") == "401.3b"
    t = scene(altar, A={"influence": 2, "in play": ["Altar"]})
    t.do("use BLEED of Altar")
    assert t.table.result is not None
    assert t.influence("A") == 0


@pytest.mark.rule("spoils:O01", "spoils:102.2", "spoils:O03")
def test_both_factions_that_lose_at_one_instant_draw() -> None:
    doom = tactic("Doom", "Effect: Each faction loses 2 influence.")
    mourn = location("Mourn", 9, "If a faction loses influence, your faction gains 5 influence.")
    t = scene(doom, mourn, A={"influence": 2, "hand": ["Doom"], "in play": ["Mourn"]}, B={"influence": 2})
    t.do("play Doom")
    assert t.table.result is not None
    assert not t.table.result.won
    assert not t.table.result.lost


@pytest.mark.rule("spoils:402.5", "spoils:410.3")
def test_who_loses_less_influence_than_the_text_says_has_not_done_it() -> None:
    bleed = tactic("Bleed", "Effect: You may draw a card and your faction loses 2 influence. If you do, draw 2 cards.")
    balm = location("Balm", 9, "If your faction loses influence, reduce the amount by 1.")
    for there, influence, drawn in ([], 18, 3), (["Balm"], 19, 1):
        t = scene(bleed, balm, A={"hand": ["Bleed"], "in play": there})
        t.do("play Bleed", "yes")
        assert (t.influence("A"), len(t.hand("A"))) == (influence, drawn)
        assert t.at_peace()
