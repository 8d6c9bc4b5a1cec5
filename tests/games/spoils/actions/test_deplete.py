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


@pytest.mark.rule("spoils:203.7", "spoils:401.2", "spoils:411.1")
def test_a_face_down_card_is_a_resource_and_meets_no_cost_by_depleting() -> None:
    push = tactic("Push", "Cost: Deplete a card you control.", "Effect: Draw a card.")
    hidden = {"card": "Brute", "face": "face-down"}
    t = scene(push, A={"hand": ["Push"], "in play": [hidden, "Coin"]})
    assert t.why_not("play Push") == "203.7"
    t = scene(push, A={"hand": ["Push"], "in play": [hidden, "Coin", "Grunt"]})
    t.do("play Push")
    assert (t.x("Grunt").depleted, t.x("Brute").depleted, t.x("Coin").depleted) == (True, False, False)
    assert t.hand("A") == ["Coin"]
    assert t.at_peace()


@pytest.mark.rule("spoils:303.3", "spoils:408.4", "spoils:408.4a")
def test_who_is_restored_keeps_its_damage() -> None:
    wake = tactic("Wake", "Cost: Pick a character.", "Effect: Restore it.")
    zap = tactic("Zap", "Cost: Pick a character.", "Effect: Inflict 1 damage to it.")
    hurt = {"card": "Grunt", "depleted": True, "damage": 1}
    t = scene(wake, zap, A={"hand": ["Wake", "Zap"], "in play": [hurt, "Brute"]})
    t.do("play Wake", "A's Grunt")
    assert (t.x("Grunt").depleted, t.x("Grunt").damage) == (False, 1)
    t.do("play Zap", "A's Grunt")
    assert t.in_play("A") == ["Brute"]
    assert t.at_peace()


@pytest.mark.rule("spoils:303.1", "spoils:302.9", "spoils:302.15")
def test_who_is_depleted_by_an_effect_stays_in_its_battle() -> None:
    lull = tactic("Lull", "Effect: Deplete all characters.")
    t = scene(lull, A={"in play": ["Brute"], "hand": ["Lull"]}, B={"in play": ["Giant", "Pacifist"]})
    t.do("attack B's faction", "A's Brute", "go on", "B's Giant", "no more", "play Lull")
    assert t.x("Pacifist").depleted
    while not t.at_rest():
        t.do("go on" if "go on" in t.offered else t.offered[0])
    assert (t.the("Giant")["damage"], t.influence("B")) == (3, 20)
    assert t.in_play("A") == []


@pytest.mark.rule("spoils:202.7", "spoils:303.3")
def test_what_a_restore_rule_leaves_out_other_words_of_the_faction_restore() -> None:
    brisk = CALM.replace("Calm", "Brisk") + "\nWAKE\nCost: Pay 0.\nEffect: Restore all items you control.\n"
    lazy = item("Lazy Idol", "This card is not restored by your Restore Rule.")
    a = {"faction": "Brisk", "in play": [{"card": "Lazy Idol", "depleted": True}]}
    t = scene(brisk, lazy, A=a)
    t.do("use WAKE of Brisk")
    assert "depleted" not in t.the("Lazy Idol")
    assert t.at_peace()
