"""401.2, 402.5 A verb done to cards: what has to be there for a cost, and when an effect has been completed."""

from __future__ import annotations

import pytest

from tests.games.spoils.stage import item, tactic
from tests.games.spoils.texts import scene

STICK = item("Stick")


@pytest.mark.rule("spoils:401.2", "spoils:303.2", "spoils:401.3")
def test_a_cost_is_met_only_with_cards_to_which_it_can_be_done() -> None:
    march = tactic("March", "Cost: Deplete 2 characters you control.", "Effect: Draw a card.")
    weary = {"card": "Grunt", "depleted": True}
    t = scene(march, A={"hand": ["March"], "in play": [weary, "Brute"]}, B={"in play": ["Giant"]})
    assert t.why_not("play March") == "303.2"  # two are there, and one of them could be depleted
    t = scene(march, A={"hand": ["March"], "in play": ["Brute", weary]}, B={"in play": ["Giant"]})
    assert t.why_not("play March") == "303.2"  # whichever of them comes first
    t = scene(march, A={"hand": ["March"], "in play": [weary, "Brute", "Snail", "Giant"]})
    t.do("play March")
    assert t.offered == ["A's Brute", "A's Snail", "A's Giant"]
    t.do("A's Brute", "A's Giant")
    assert [t.the(name).get("depleted", False) for name in ("Brute", "Snail", "Giant")] == [True, False, True]
    assert t.hand("A") == ["Coin"]
    assert t.at_peace()


@pytest.mark.rule("spoils:401.3", "spoils:401.2", "spoils:O35")
def test_a_cost_that_could_not_be_completed_after_all_is_undone_with_what_it_was_for() -> None:
    hope = tactic("Hope", "Cost: Draw a card. Discard an item.", "Effect: Your faction gains 1 influence.")
    t = scene(hope, STICK, A={"hand": ["Hope", "Trick"], "deck": ["Grunt", "Coin"]})
    t.do("play Hope")
    assert (t.hand("A"), t.deck("A"), t.pile("A")) == (["Hope", "Trick"], ["Grunt", "Coin"], [])
    assert t.influence("A") == 20
    assert t.at_peace()


@pytest.mark.rule("spoils:O05", "spoils:401.2", "spoils:O35")
def test_what_one_cost_brings_the_next_may_take() -> None:
    hope = tactic("Hope", "Cost: Draw a card. Discard an item.", "Effect: Your faction gains 1 influence.")
    t = scene(hope, STICK, A={"hand": ["Hope"], "deck": ["Stick", "Coin"]})
    t.do("play Hope")
    while not t.at_rest():
        t.do(t.offered[0])
    assert (t.hand("A"), t.influence("A")) == ([], 21)
    one = tactic("One of Two", "Cost: Pick 2 characters. Deplete one of them.", "Effect: Draw a card.")
    t = scene(one, A={"hand": ["One of Two"], "in play": ["Grunt"]}, B={"in play": ["Brute"]})
    t.do("play One of Two", "A's Grunt", "B's Brute", "B's Brute")
    assert t.the("Brute")["depleted"]
    assert "depleted" not in t.the("Grunt")
    assert t.at_peace()


@pytest.mark.rule("spoils:402.5b", "spoils:402.5")
def test_if_you_do_needs_all_of_it_done() -> None:
    cards = (
        tactic("Swap", "Effect: You may draw a card and discard 2 cards. If you do, your faction gains 5 influence."),
        tactic("Clear", "Effect: You may destroy all items. If you do, your faction gains 5 influence."),
    )
    for hand, influence in (["Trick", "Swap"], 25), (["Swap"], 20):
        t = scene(*cards, A={"hand": hand})
        t.do("play Swap", "yes")
        while not t.at_rest():
            t.do(t.offered[0])
        assert (t.hand("A"), t.influence("A")) == ([], influence)
        assert t.at_peace()
    t = scene(*cards, A={"hand": ["Clear"], "in play": ["Grunt"]})
    t.do("play Clear", "yes")  # all items there are: none
    assert (t.in_play("A"), t.influence("A")) == (["Grunt"], 25)


@pytest.mark.rule("spoils:402.5b", "spoils:402.5a", "spoils:402.4")
@pytest.mark.parametrize(
    "deed", ["destroy the character", "deplete the character", "put the character into its owner's hand"]
)
def test_what_has_gone_nobody_has_done_anything_to(deed: str) -> None:
    do = tactic("Do", "Cost: Pick a character.", f"Effect: You may draw a card and {deed}. If you do, draw 2 cards.")
    slay = tactic("Slay", "Cost: Pick a character.", "Effect: Destroy it.")
    for answer, drawn in ("B: let it happen", 3), ("B: play Slay", 1):
        t = scene(do, slay, A={"hand": ["Do"]}, B={"hand": ["Slay"], "in play": ["Grunt", "Brute"]})
        t.do("play Do", "B's Grunt", answer)
        if t.asked == "B":
            t.do("B's Grunt")
        t.do("A: yes")
        assert t.hand("A") == ["Coin"] * drawn
        assert "Brute" in t.in_play("B")
        assert t.at_peace()


@pytest.mark.rule("spoils:401.2", "spoils:203.7", "spoils:303.3", "spoils:401.3b")
def test_a_cost_is_not_met_by_what_is_there_and_cannot_be_so() -> None:
    for cost, rule in (
        ("Deplete a card you control.", "203.7"),
        ("Restore a card you control.", "303.3"),
        ("A character you control loses 1 strength this turn.", "401.2"),
    ):
        t = scene(tactic("Due", f"Cost: {cost}", "Effect: Draw a card."), A={"hand": ["Due"], "in play": ["Coin"]})
        assert t.why_not("play Due") == rule
        assert "play Due" not in t.offered


@pytest.mark.rule("spoils:401.2", "spoils:303.2")
def test_a_cost_that_is_done_to_all_is_met_by_those_to_which_it_can_be_done() -> None:
    hush = tactic("Hush", "Cost: Deplete all characters you control.", "Effect: Draw a card.")
    spent = {"card": "Brute", "depleted": True}
    for there in ["Grunt", spent], [spent], []:
        t = scene(hush, A={"hand": ["Hush"], "in play": there}, B={"in play": ["Giant"]})
        t.do("play Hush")
        assert all(x["depleted"] for x in t.A["in play"])
        assert (t.hand("A"), "depleted" in t.the("Giant")) == (["Coin"], False)
        assert t.at_peace()
