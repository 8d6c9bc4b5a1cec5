"""508 Temporary rules text, 208 changing types."""

from __future__ import annotations

import pytest

from tests.games.spoils.stage import character, item, location, tactic
from tests.games.spoils.texts import scene

SMITE = tactic("Smite", "Cost: Pick a character.", "Effect: Destroy it.")
BOUNCE = tactic("Bounce", "Cost: Pick a character.", "Effect: Put it into its owner's hand.")
GROW = tactic("Grow", "Cost: Pick a character.", "Effect: It gains 2 strength.")
SWELL = tactic("Swell", "Cost: Pick a character.", "Effect: It gains 2 strength this turn.")
BEQUEST = tactic("Bequest", "Cost: Pick a character.", 'Effect: It gains "If this card leaves play, draw a card."')
CLAY = item("Clay", "WAKE", "Effect: This card gains the character type and 4 life this turn.")
SLEEP = tactic("Sleep", "Cost: Pick a character.", "Effect: It loses the character type this turn.")


@pytest.mark.rule("spoils:508.1", "spoils:O54")
def test_what_is_gained_lasts_until_the_card_changes_area_unless_it_says_this_turn() -> None:
    t = scene(GROW, SWELL, BOUNCE, A={"hand": ["Grow", "Swell", "Bounce"], "in play": ["Grunt"]})
    t.do("play Grow", "A's Grunt", "play Swell", "A's Grunt")
    assert t.stats("Grunt") == "6/2/3"
    t.do("end the turn", "let it happen")
    assert t.state.active == 0
    assert t.stats("Grunt") == "4/2/3"
    t.do("play Bounce", "A's Grunt", "play Grunt")
    assert t.stats("Grunt") == "2/2/3"
    assert t.at_peace()


@pytest.mark.rule("spoils:508.1a")
def test_text_that_was_gained_tells_of_the_leaving_of_its_card() -> None:
    t = scene(BEQUEST, SMITE, A={"hand": ["Bequest", "Smite"], "in play": ["Grunt", "Brute"]})
    t.do("play Bequest", "A's Grunt", "play Smite", "A's Grunt")
    assert t.hand("A") == ["Coin"]
    assert t.pile("A") == ["Bequest", "Grunt", "Smite"]
    assert t.at_peace()


@pytest.mark.rule("spoils:508.2", "spoils:507.3d")
def test_a_keyword_that_was_gained_is_lost_with_the_rules_text() -> None:
    t = scene(
        tactic("Veil", "Cost: Pick a character.", "Effect: It gains covert."),
        tactic("Blank", "Cost: Pick a character.", "Effect: It loses its rules text this turn."),
        A={"hand": ["Veil", "Blank"], "in play": ["Grunt"]},
    )
    t.do("play Veil", "A's Grunt")
    assert t.covert("Grunt")
    t.do("play Blank", "A's Grunt")
    assert not t.covert("Grunt")
    t.do("end the turn", "end the turn")
    assert t.covert("Grunt")
    assert t.at_peace()


@pytest.mark.rule("spoils:508.3", "spoils:O54")
def test_what_was_gained_as_a_character_goes_when_it_is_none_any_more() -> None:
    mark = tactic("Mark", "Cost: Pick an item.", 'Effect: It gains "If this card leaves play, draw a card."')
    crash = tactic("Crash", "Cost: Pick an item.", "Effect: Destroy it.")
    t = scene(
        CLAY,
        mark,
        GROW,
        crash,
        A={"in play": ["Clay", "Grunt"], "hand": ["Mark", "Grow", "Crash"], "deck": ["Coin", "Shed"]},
    )
    t.do("play Mark", "A's Clay", "use WAKE of Clay", "play Grow", "A's Clay")
    assert t.stats("Clay") == "2/4/0"
    t.do("end the turn", "let it happen", "use WAKE of Clay")
    assert t.stats("Clay") == "0/4/0"  # gained while it was a character
    t.do("play Crash", "A's Clay")
    assert "Coin" in t.hand("A")  # gained before
    assert t.at_peace()


@pytest.mark.rule("spoils:208.3", "spoils:408.4a")
def test_damage_is_forgotten_when_a_card_stops_being_a_character() -> None:
    bolt = tactic("Bolt", "Cost: Pick a character.", "Effect: Inflict 3 damage to it.")
    t = scene(
        CLAY,
        bolt,
        SLEEP,
        tactic("Rouse", "Cost: Pick an item.", "Effect: It gains the character type and 4 life this turn."),
        A={"in play": ["Clay"], "hand": ["Bolt", "Sleep", "Rouse"]},
    )
    t.do("use WAKE of Clay", "play Bolt", "A's Clay")
    assert t.the("Clay")["damage"] == 3
    t.do("play Sleep", "A's Clay")
    assert "damage" not in t.the("Clay")
    assert t.in_play("A") == ["Clay"]
    assert t.at_peace()


@pytest.mark.rule("spoils:208.2")
def test_a_card_that_is_no_longer_of_the_type_is_left_alone() -> None:
    t = scene(
        CLAY,
        tactic("Smite", "Cost: Pick a character.", "Effect: Destroy it. Draw a card."),
        SLEEP,
        A={"in play": ["Clay"], "hand": ["Smite"]},
        B={"hand": ["Sleep"]},
    )
    t.do("use WAKE of Clay", "play Smite", "A's Clay", "B: play Sleep", "A: let it happen")
    assert t.in_play("A") == ["Clay"]
    assert t.hand("A") == ["Coin"]  # the other instruction is followed
    assert t.at_peace()


@pytest.mark.rule("spoils:401.3b", "spoils:507.3e", "spoils:402.1b")
def test_a_cost_of_losing_something_needs_that_something() -> None:
    mask = character(
        "Mask", "1/1/3", "Covert", "SHOW", "Cost: This card loses covert this turn.", "Effect: Draw a card."
    )
    t = scene(
        mask,
        tactic("Veil", "Cost: Pick a character.", "Effect: It gains covert this turn."),
        A={"in play": ["Mask"], "hand": ["Veil"]},
    )
    t.do("play Veil", "A's Mask", "use SHOW of Mask")
    assert not t.covert("Mask")  # however often it had it
    assert "use SHOW of Mask" not in t.offered
    assert t.at_peace()


@pytest.mark.rule("spoils:402.7")
def test_an_effect_that_forbids_something_this_turn_ends_with_it() -> None:
    t = scene(
        tactic("Pin Down", "Cost: Pick a character.", "Effect: It cannot attack this turn."),
        A={"hand": ["Pin Down"], "in play": ["Grunt"]},
    )
    t.do("play Pin Down", "A's Grunt")
    assert t.offered == ["end the turn"]
    t.do("end the turn", "end the turn")
    assert "attack B's faction" in t.offered


@pytest.mark.rule("spoils:508.1")
def test_something_put_off_happens_at_the_end_of_the_turn() -> None:
    t = scene(
        tactic("Doomed", "Cost: Pick a character.", "Effect: At the end of this turn, destroy it."),
        location("Dusk", 5, "At the end of your turn, your faction gains 1 influence."),
        A={"hand": ["Doomed"], "in play": ["Grunt", "Brute", "Dusk"]},
    )
    t.do("play Doomed", "A's Grunt")
    assert t.in_play("A") == ["Grunt", "Brute", "Dusk"]
    t.do("end the turn", "Dusk")
    assert t.in_play("A") == ["Brute", "Dusk"]
    assert t.influence("A") == 21


@pytest.mark.rule("spoils:508.1")
def test_temporary_text_stays_whatever_else_becomes_of_the_card_in_play() -> None:
    t = scene(
        tactic("Oil", "Cost: Pick a character.", "Effect: It gains 2 life."),
        tactic("Tire", "Cost: Pick a character.", "Effect: Deplete it. Inflict 1 damage to it. Put a token on it."),
        A={"hand": ["Oil", "Tire"], "in play": ["Grunt", "Giant"]},
    )
    t.do("play Oil", "A's Grunt", "play Tire", "A's Grunt")
    assert (t.stats("Grunt"), t.stats("Giant")) == ("2/4/3", "5/6/3")
    t.do("end the turn", "end the turn")
    assert t.stats("Grunt") == "2/4/3"  # it says nothing of a turn
    assert t.the("Grunt")["tokens"] == 1
    assert t.at_peace()


@pytest.mark.rule("spoils:508.3")
def test_a_printed_character_too_loses_what_it_gained_as_one() -> None:
    """Next turn it is a character again, as it is printed; the Brute never ceased to be one."""
    t = scene(GROW, SLEEP, A={"hand": ["2x Grow", "Sleep"], "in play": ["Giant", "Brute"]})
    t.do("play Grow", "A's Giant", "play Grow", "A's Brute", "play Sleep", "A's Giant")
    t.do("end the turn", "end the turn")
    assert (t.stats("Giant"), t.stats("Brute")) == ("5/6/3", "5/3/3")
    assert t.at_peace()


@pytest.mark.rule("spoils:508.1")
def test_temporary_text_goes_along_with_a_card_that_changes_sides() -> None:
    theft = tactic("Theft", "Cost: Pick a character.", "Effect: Take control of it.")
    t = scene(
        theft,
        GROW,
        BEQUEST,
        SMITE,
        A={"hand": ["Grow", "Bequest", "Theft", "Smite"]},
        B={"in play": ["Grunt", "Brute"]},
    )
    t.do("play Grow", "B's Grunt", "play Bequest", "B's Grunt", "play Theft", "B's Grunt")
    assert (t.in_play("A"), t.stats("Grunt"), t.stats("Brute")) == (["Grunt"], "4/2/3", "3/3/3")
    t.do("play Smite", "A's Grunt")
    assert (t.hand("A"), t.hand("B")) == (["Coin"], [])  # its text speaks to who controlled it
    assert t.at_peace()


@pytest.mark.rule("spoils:506.3", "spoils:402.5", "spoils:402.4")
def test_damage_is_turned_to_nothing_that_has_gone() -> None:
    cards = (
        tactic(
            "Moat",
            "Cost: Pick a location.",
            "Effect: The next 1 damage inflicted to your faction this turn is inflicted to the location instead.",
        ),
        tactic("Raze", "Cost: Pick a location.", "Effect: Destroy it."),
        tactic("Jab", "Effect: Inflict 1 damage to each faction."),
    )
    for answer, influence in ("let it happen", 20), ("play Raze", 19):
        t = scene(*cards, A={"hand": ["Moat", "Jab"], "in play": ["Fort"]}, B={"hand": ["Raze"]})
        t.do("play Moat", "A's Fort", f"B: {answer}", "play Jab")
        while t.asked == "B":
            t.do("let it happen")
        assert (t.influence("A"), t.influence("B")) == (influence, 19)
        assert t.at_peace()


@pytest.mark.rule("spoils:402.5", "spoils:402.3")
def test_two_changes_of_a_character_are_for_the_one_that_was_chosen() -> None:
    """Which is asked once."""
    pep = tactic("Pep", "Effect: A character you control gains 2 strength and covert this turn.")
    t = scene(pep, A={"hand": ["Pep"], "in play": ["Grunt", "Brute"]})
    t.do("play Pep", "A's Grunt")
    assert (t.stats("Grunt"), t.covert("Grunt")) == ("4/2/3", True)
    assert (t.stats("Brute"), t.covert("Brute")) == ("3/3/3", False)
    assert t.at_peace()


@pytest.mark.rule("spoils:609.1a", "spoils:503.4#2", "spoils:508.1")
def test_what_a_response_puts_off_happens_at_the_end_of_that_turn_whosever_it_is() -> None:
    """Together with what the other player's cards say of it, in the order that the active player wants."""
    doomed = tactic("Doomed", "Cost: Pick a character.", "Effect: At the end of this turn, destroy it.")
    dusk = location(
        "Dusk", 5, "At the end of your turn, your faction gains 1 influence for each character you control."
    )
    t = scene(
        *(doomed, dusk),
        A={"hand": ["Trick"], "in play": ["Grunt", "Brute", "Dusk"]},
        B={"hand": ["Doomed"], "in play": ["Giant"]},
    )
    t.do("play Trick", "B: play Doomed", "A's Grunt", "end the turn", "A: Doomed")
    assert (t.in_play("A"), t.in_play("B"), t.influence("A")) == (["Brute", "Dusk"], ["Giant"], 21)
    assert t.state.active == 1


@pytest.mark.rule("spoils:508.1", "spoils:O54", "spoils:410.2")
def test_what_is_gained_for_each_card_is_counted_once() -> None:
    """When it is gained; what a card says goes on counting."""
    push = tactic("Push", "Cost: Pick a character.", "Effect: It gains 1 strength for each item you control.")
    smith = character("Smith", "1/1/3", "This card gains 1 strength for each item you control.")
    crash = tactic("Crash", "Cost: Pick an item.", "Effect: Destroy it.")
    t = scene(
        *(push, smith, crash, item("Stick")),
        A={"hand": ["Push", "Crash"], "in play": ["Grunt", "Smith", "2x Stick"]},
    )
    t.do("play Push", "A's Grunt")
    assert (t.stats("Grunt"), t.stats("Smith")) == ("4/2/3", "3/1/3")
    t.do("play Crash")
    t.do(t.offered[0])
    assert (t.stats("Grunt"), t.stats("Smith")) == ("4/2/3", "2/1/3")
    assert t.at_peace()


@pytest.mark.rule("spoils:201.7a", "spoils:208.2", "spoils:204.4")
def test_what_is_no_character_has_no_battle_stats_whatever_is_printed_on_it() -> None:
    strong = tactic("Strong", "Cost: Pick a card with 3 or more strength.", "Effect: Destroy it.")
    t = scene(SLEEP, strong, A={"hand": ["Sleep", "Strong"], "in play": ["Brute", "Giant"]})
    t.do("play Sleep", "A's Giant", "play Strong")
    assert t.offered == ["A's Brute"]
    t.do("A's Brute")
    assert (t.in_play("A"), t.stats("Giant")) == (["Giant"], "0/0/0")
    t.do("end the turn")
    assert t.stats("Giant") == "5/6/3"
    assert t.at_peace()


@pytest.mark.rule("spoils:609.1a", "spoils:508.1", "spoils:O26")
def test_what_is_put_off_to_the_end_of_a_turn_that_is_ending_happens_in_that_moment() -> None:
    """Be it by what its end sets off, or by what the end of effects destroys; and not at the end of another turn."""
    wake = location("Wake", 9, "If a character is destroyed, at the end of this turn, draw a card.")
    pyre = location("Pyre", 9, "At the end of your turn, destroy a character you control.")
    oil = tactic("Oil", "Cost: Pick a character.", "Effect: It gains 2 life this turn.")
    b = {"hand": ["Trick"]}
    t = scene(wake, pyre, A={"in play": ["Wake", "Pyre", "Grunt"]}, B=b)
    t.do("end the turn", "B: let it happen")
    assert (t.state.active, t.pile("A"), t.hand("A")) == (1, ["Grunt"], ["Coin"])
    t.do("B: end the turn")
    assert (t.state.active, t.hand("A")) == (0, ["Coin"])
    sap = item("Sap", "Characters lose 2 life.")
    t = scene(wake, oil, sap, A={"hand": ["Oil", "Sap"], "in play": ["Wake", "Grunt", "Brute"]}, B=b)
    t.do("play Oil", "A's Grunt", "B: let it happen", "play Sap", "B: let it happen")
    assert t.stats("Grunt") == "2/2/3"
    t.do("end the turn", "B: let it happen")
    assert (t.state.active, t.in_play("A"), t.hand("A")) == (1, ["Wake", "Brute", "Sap"], ["Coin"])
    t.do("B: end the turn")
    assert (t.at_peace(), t.hand("A")) == (True, ["Coin"])
