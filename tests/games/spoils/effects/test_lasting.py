"""504.1, 405.4, O26 What holds for a while, or while something is so."""

from __future__ import annotations

import pytest

from tests.games.spoils.stage import character, item, location, tactic
from tests.games.spoils.texts import Scene, scene

SLAY = tactic("Slay", "Cost: Pick a character.", "Effect: Destroy it.")
ZAP = tactic("Zap", "Effect: Inflict 3 damage to your opponent's faction.")
STICK = item("Stick")


def to_turn(t: Scene, turn: int) -> Scene:
    """Nobody does anything until then."""
    while t.state.turn < turn or not t.at_rest():
        t.do(next((one for one in ("end the turn", "let it happen") if one in t.offered), t.offered[0]))
    return t


@pytest.mark.rule("spoils:504.1", "spoils:402.7", "spoils:402.7a")
def test_a_ban_holds_only_while_its_condition_does() -> None:
    ward = location("Ward", 9, "While you control an item, characters cannot be destroyed.")
    for items, pile in ([], ["Grunt"]), (["Stick"], []):
        t = scene(ward, SLAY, STICK, A={"hand": ["Slay"]}, B={"in play": ["Grunt", "Ward", *items]})
        t.do("play Slay", "B's Grunt")
        assert t.pile("B") == pile
        assert t.at_peace()


@pytest.mark.rule("spoils:504.1", "spoils:506.1", "spoils:503.1")
def test_a_replacement_or_trigger_works_only_while_its_condition_does() -> None:
    cards = (
        location(
            "Net", 9, "If a character is destroyed while you control an item, put it into its owner's hand instead."
        ),
        location("Bell", 9, "If a character leaves play while you control an item, your faction gains 1 influence."),
    )
    for items, hand, influence in ([], [], 20), (["Stick"], ["Grunt"], 21):
        t = scene(*cards, SLAY, STICK, A={"hand": ["Slay"]}, B={"in play": ["Grunt", "Net", "Bell", *items]})
        t.do("play Slay", "B's Grunt")
        assert (t.hand("B"), t.influence("B")) == (hand, influence)
        assert t.at_peace()


@pytest.mark.rule("spoils:405.4", "spoils:504.1", "spoils:201.5d", "spoils:O14")
def test_a_paragraph_with_a_threshold_works_only_with_those_icons() -> None:
    cards = (
        location("Wall", 9, "[R]: If damage is inflicted to your faction, reduce the amount by 1."),
        location("Dawn", 9, "[R]: At the start of your turn, draw a card."),
        location("Dusk", 9, "While you control an item, at the end of your turn, draw a card."),
    )
    for resource, influence, drawn in ("Rage", 18, 1), ("Greed", 17, 0):
        t = scene(*cards, ZAP, STICK, A={"hand": ["Zap"]}, B={"in play": ["Wall", "Dawn", resource]})
        t.do("play Zap")
        assert t.influence("B") == influence
        to_turn(t, 5)
        assert len(t.hand("B")) == drawn
    for items, drawn in ([], 0), (["Stick"], 1):
        t = scene(*cards, STICK, A={"in play": ["Dusk", *items]})
        assert len(to_turn(t, 5).hand("A")) == drawn


@pytest.mark.rule("spoils:O26", "spoils:508.1", "spoils:O54")
def test_how_long_something_lasts() -> None:
    cards = (
        tactic("Now", "Cost: Pick a character.", "Effect: It gains 1 strength this turn."),
        tactic("Longer", "Effect: Each character you control gains 1 strength until the start of your next turn."),
        tactic("Ever", "Cost: Pick a character.", "Effect: It gains 1 strength."),
    )
    t = scene(*cards, A={"hand": ["Now", "Longer", "Ever"], "in play": ["Grunt"]})
    t.do("play Now", "A's Grunt", "play Longer", "play Ever", "A's Grunt")
    assert t.stats("Grunt") == "5/2/3"
    assert to_turn(t, 5).stats("Grunt") == "3/2/3"  # what was until A's next turn is over
    b = {"in play": ["Brute"], "hand": ["Trick"]}
    t = scene(*cards, A={"hand": ["Longer"], "in play": ["Grunt"]}, B=b)
    t.do("play Longer", "B: let it happen", "end the turn", "B: let it happen")
    assert (t.state.turn, t.stats("Grunt")) == (4, "3/2/3")  # in the opponent's turn it still holds


@pytest.mark.rule("spoils:503.1", "spoils:402.1", "spoils:O24")
def test_what_is_put_off_until_your_next_turn_waits_for_yours() -> None:
    wait = tactic("Wait", "Effect: At the start of your next turn, draw a card.")
    t = scene(wait, A={"hand": ["Wait"]}, B={"in play": ["Brute"], "hand": ["Trick"]})
    t.do("play Wait", "B: let it happen", "end the turn", "B: let it happen")
    assert (t.state.turn, t.hand("A")) == (4, [])  # not at B's
    assert to_turn(t, 5).hand("A") == ["Coin"]


@pytest.mark.rule("spoils:410.3", "spoils:O14", "spoils:408.2", "spoils:O08")
def test_to_so_much_lowers_only_what_is_more_and_raises_only_what_is_less() -> None:
    cards = (
        location("Cap", 9, "If damage is inflicted to your faction, reduce the amount to 2."),
        location("Floor", 9, "If damage is inflicted to your faction, increase the amount to 2."),
        tactic("Flick", "Effect: Inflict 1 damage to your opponent's faction."),
    )
    for name, flick, zap in ("Cap", 19, 18), ("Floor", 18, 17):
        for played, influence in ("Flick", flick), ("Zap", zap):
            t = scene(*cards, ZAP, A={"hand": [played]}, B={"in play": [name]})
            t.do(f"play {played}")
            assert t.influence("B") == influence
            assert t.at_peace()


@pytest.mark.rule("spoils:O08", "spoils:410.3", "spoils:410.5")
def test_who_controls_what_is_damaged_orders_the_reductions() -> None:
    cards = (
        location("Pad", 9, "If damage is inflicted to a character, reduce the amount to 2."),
        location("Mat", 9, "If damage is inflicted to a character, reduce the amount by 1."),
        tactic("Hit", "Cost: Pick a character.", "Effect: Inflict 4 damage to it."),
        tactic("Grab", "Cost: Pick a character.", "Effect: Take control of it."),
    )
    t = scene(*cards, A={"hand": ["Grab", "Hit"], "in play": ["Pad", "Mat"]}, B={"in play": ["Giant"]})
    twin = t.fork()
    twin.do("play Hit", "B's Giant")
    assert twin.asked == "B"
    t.do("play Grab", "B's Giant", "play Hit", "A's Giant")
    assert (t.asked, t.prompt) == ("A", "The order of the reductions makes a difference. Which comes next?")
    t.do("reduce to 2")
    assert t.the("Giant")["damage"] == 1
    assert t.at_peace()


@pytest.mark.rule("spoils:O38", "spoils:407.3", "spoils:407.3a", "spoils:407.7")
def test_with_no_effect_left_a_card_is_whoevers_who_put_it_into_play() -> None:
    cards = (
        tactic("Borrow", "Cost: Pick a character.", "Effect: Take control of it this turn."),
        tactic("Keep", "Cost: Pick a character.", "Effect: Take control of it."),
        tactic("Raise", "Cost: Pick a character in a discard pile.", "Effect: Put it into play under your control."),
    )
    t = scene(*cards, A={"hand": ["Raise", "Keep"]}, B={"discard pile": ["Grunt"], "in play": ["Brute", "Giant"]})
    t.do("play Raise", "B's Grunt", "play Keep", "B's Brute")
    assert sorted(to_turn(t, 5).in_play("A")) == ["Brute", "Grunt"]  # B owns the Grunt, but A brought it into play
    t = scene(*cards, A={"hand": ["Keep", "Borrow"]}, B={"in play": ["Brute", "Giant"]})
    t.do("play Keep", "B's Brute", "play Borrow", "B's Giant")
    assert sorted(t.in_play("A")) == ["Brute", "Giant"]
    to_turn(t, 5)
    assert (t.in_play("A"), t.in_play("B")) == (["Brute"], ["Giant"])


@pytest.mark.rule("spoils:505.1", "spoils:505.2b#2", "spoils:603.1d")
def test_a_toll_is_for_what_it_names() -> None:
    toll = location("Toll", 9, "Your opponent must pay 1 for each tactic they play.")
    t = scene(toll, A={"hand": ["Trick", "Grunt"]}, B={"in play": ["Toll"], "hand": ["Trick"]})
    assert "play Grunt" in t.offered  # a character costs no more
    assert "play Trick" not in t.offered
    t.do("end the turn")
    assert "play Trick" in t.offered  # and the other player pays nothing
    forms = location("Fee", 9, "Your opponent must pay 1 for each attacking party they form.")
    t = scene(forms, A={"in play": ["Grunt"]}, B={"in play": ["Fee", "Brute"]})
    assert t.why_not("attack B's faction") == "505.1"
    t = scene(forms, A={"in play": ["Grunt", "Fee"]}, B={"in play": ["Brute"]})
    t.do("attack B's faction", "A's Grunt")
    assert (t.asked, "B's Brute" in t.offered) == ("B", True)  # to block costs nothing


@pytest.mark.rule("spoils:412.1", "spoils:402.7")
def test_who_cannot_be_blocked_by_some_can_be_blocked_by_others() -> None:
    fox = character("Fox", "2/2/3", "This card cannot be blocked by characters with 2 or less strength.")
    t = scene(fox, A={"in play": ["Fox", "Grunt"]}, B={"in play": ["Grunt", "Brute"]})
    for party in (["A's Fox", "no more"], ["A's Fox", "A's Grunt"]):
        twin = t.fork()
        twin.do("attack B's faction", *party)
        assert twin.asked == "B"
        assert [one for one in twin.offered if one != "no more"] == ["B's Brute"]


@pytest.mark.rule("spoils:402.1a", "spoils:402.7", "spoils:O52")
def test_what_effects_cannot_do_the_rules_do_and_a_keyword_is_an_effect() -> None:
    idol = character("Idol", "1/3/3", "This card cannot be destroyed by effects.", "Unique Idol")
    hit = tactic("Hit", "Cost: Pick a character.", "Effect: Inflict 3 damage to it.")
    t = scene(idol, SLAY, hit, A={"hand": ["Slay", "Hit"]}, B={"in play": ["Idol"]})
    t.do("play Slay", "B's Idol")
    assert t.in_play("B") == ["Idol"]
    t.do("play Hit", "B's Idol")
    assert t.pile("B") == ["Idol"]
    t = scene(idol, A={"hand": ["Idol"], "in play": ["Idol"]}, B={"in play": ["Idol"]})
    t.do("play Idol")
    assert t.in_play("A") == ["Idol", "Idol"]  # the surplus one no effect destroys
    assert t.at_peace()


@pytest.mark.rule("spoils:508.1", "spoils:O26", "spoils:O54")
def test_what_another_players_card_gained_this_turn_is_over_with_it() -> None:
    """Whoever gave it; and so is what an own card gained in the other player's turn."""
    pep = tactic("Pep", "Cost: Pick a character.", "Effect: It gains 2 strength this turn.")
    t = scene(pep, A={"hand": ["Pep"], "in play": ["Grunt"]}, B={"hand": ["Pep"], "in play": ["Brute"]})
    t.do("play Pep", "B's Brute", "B: let it happen", "end the turn", "B: play Pep", "A's Grunt")
    assert (t.stats("Brute"), t.stats("Grunt")) == ("3/3/3", "2/2/3")
    assert t.said("By Pep, Grunt gains 2 strength this turn", "By Pep, Brute gains 2 strength this turn")
