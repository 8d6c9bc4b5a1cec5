"""303 Depleting and restoring, together, as a cost, and by a Restore Rule."""

from __future__ import annotations

import pytest

from tests.games.spoils.stage import faction, item, location, tactic
from tests.games.spoils.texts import scene

SPENT = {"card": "Grunt", "depleted": True}


@pytest.mark.rule("spoils:303.1", "spoils:303.3", "spoils:503.1", "spoils:O03")
def test_each_card_that_is_depleted_or_restored_tells_of_it() -> None:
    lull = tactic("Lull", "Effect: Deplete all characters.")
    wake = tactic("Wake", "Effect: Restore all characters.")
    bells = (
        location("Knell", 5, "If a character is depleted, your faction gains 1 influence."),
        location("Chime", 5, "If a character is restored, your faction gains 10 influence."),
    )
    a = {"hand": ["Lull", "Wake"], "in play": ["Knell", "Chime", "Brute", SPENT]}
    t = scene(lull, wake, *bells, A=a, B={"in play": ["Giant"]})
    t.do("play Lull")
    while not t.at_rest():
        t.do(t.offered[0])
    assert t.influence("A") == 22  # the Grunt was depleted already
    t.do("play Wake")
    while not t.at_rest():
        t.do(t.offered[0])
    assert t.influence("A") == 52
    assert t.at_peace()


@pytest.mark.rule("spoils:303.3", "spoils:401.2", "spoils:402.7")
def test_what_cannot_be_restored_meets_no_cost() -> None:
    cards = (
        tactic("Push", "Cost: Deplete a character you control.", "Effect: Draw a card."),
        tactic("Pull", "Cost: Restore a character you control.", "Effect: Draw a card."),
        location("Slumber", 5, "Characters cannot be restored."),
    )
    hand = ["Push", "Pull"]
    t = scene(*cards, A={"hand": hand, "in play": ["Brute"]})
    assert (t.why_not("play Push"), t.why_not("play Pull")) == (None, "303.3")
    t = scene(*cards, A={"hand": hand, "in play": [SPENT]})
    assert (t.why_not("play Push"), t.why_not("play Pull")) == ("303.2", None)
    t = scene(*cards, A={"hand": hand, "in play": [SPENT, "Brute"]}, B={"in play": ["Slumber"]})
    assert t.why_not("play Pull") == "402.7"
    assert "play Push" in t.offered


CALM = faction(
    "Calm",
    20,
    "Starting Resources: 2 staple resources.",
    "Starting Draw: 8 cards if you go first, 9 cards if you go second.",
    "Restore Rule: At the start of your turn, restore all depleted cards you control and detach all resources from your"
    " faction.",
    "Develop Rule: At the start of your turn, draw a card.",
)


@pytest.mark.rule("spoils:202.7", "spoils:303.3")
def test_what_a_restore_rule_leaves_out_others_restore() -> None:
    lazy = item("Lazy Idol", "This card is not restored by your Restore Rule.")
    wake = tactic("Wake", "Effect: Restore all items.")
    idol, stick = {"card": "Lazy Idol", "depleted": True}, {"card": "Stick", "depleted": True}
    b = {"faction": "Calm", "hand": ["Wake"], "in play": [idol, stick]}
    t = scene(CALM, lazy, item("Stick"), wake, A={"faction": "Calm"}, B=b, full_control=())
    t.do("B: let it happen")  # A's turn ends
    while "Rule" in t.offered[0]:
        t.do(t.offered[0])
    assert t.the("Lazy Idol")["depleted"]
    assert "depleted" not in t.the("Stick")
    t.do("play Wake")
    assert "depleted" not in t.the("Lazy Idol")


@pytest.mark.rule("spoils:202.7", "spoils:407.2")
def test_one_players_restore_rule_is_not_the_others() -> None:
    hex_ = location("Hex", 5, "Items are not restored by your opponent's Restore Rule.")
    stick = {"card": "Stick", "depleted": True}
    for hexed, depleted in ("A", True), ("B", False):
        a, b = [{"faction": "Calm", "in play": [stick, *(["Hex"] if seat == hexed else [])]} for seat in "AB"]
        t = scene(CALM, hex_, item("Stick"), A=a, B=b, full_control=(1,))
        while t.asked == "A" or t.offered[0] != "end the turn":
            t.do("Restore Rule" if "Restore Rule" in t.offered else t.offered[-1])
        (one,) = [x for x in t.B["in play"] if x["card"] == "Stick"]
        assert one.get("depleted", False) is depleted
