"""402.4, 402.5b What the words of a text point at: this card, its host, that character, the last tactic, it."""

from __future__ import annotations

import pytest

from tests.games.spoils.stage import character, item, location, tactic
from tests.games.spoils.texts import scene

SLAY = tactic("Slay", "Cost: Pick a card.", "Effect: Destroy it.")
CLAY = item("Clay", "WAKE", "Effect: This card gains the character type and 4 life this turn.")
SLEEP = tactic("Sleep", "Cost: Pick a character.", "Effect: It loses the character type this turn.")


@pytest.mark.rule("spoils:503.1#4", "spoils:402.4")
def test_this_card_is_where_its_own_leaving_has_put_it() -> None:
    ghost = character("Ghost", "1/1/1", "If this card is destroyed, put this card into its owner's hand.")
    t = scene(ghost, SLAY, A={"hand": ["Slay"], "in play": ["Ghost"], "discard pile": ["Ghost"]})
    t.do("play Slay", "A's Ghost")
    assert (t.hand("A"), t.pile("A")) == (["Ghost"], ["Ghost", "Slay"])
    assert t.at_peace()


@pytest.mark.rule("spoils:208.2", "spoils:301.1")
def test_a_host_that_is_no_character_any_more_is_not_the_character_a_card_is_attached_to() -> None:
    bomb = item("Bomb", "Attach to Character", "BOOM", "Effect: Destroy the character this card is attached to.")
    for answer, left in ("B: let it happen", []), ("B: play Sleep", ["Clay"]):
        t = scene(CLAY, SLEEP, bomb, A={"in play": ["Clay"], "hand": ["Bomb"]}, B={"hand": ["Sleep"]})
        t.do("use WAKE of Clay", "play Bomb", "A's Clay", "B: let it happen", "use BOOM of Bomb", answer)
        if "let it happen" in t.offered:
            t.do("let it happen")
        assert [name for name in t.in_play("A") if name == "Clay"] == left
        assert t.at_peace()


@pytest.mark.rule("spoils:503.1#4", "spoils:301.1")
def test_what_a_card_was_attached_to_is_known_though_both_have_left_play() -> None:
    text = "inflict damage equal to the strength of the character this card was attached to to your opponent's faction."
    hat = item("Hat", "Attach to Character", f"If this card leaves play, {text}")
    worn = [{"card": "Brute", "number": 9}, {"card": "Hat", "attached to": 9}, "Giant"]
    t = scene(hat, SLAY, A={"hand": ["Slay"], "in play": worn})
    t.do("play Slay", "A's Brute")
    assert t.influence("B") == 17
    assert t.at_peace()


@pytest.mark.rule("spoils:307.1", "spoils:403.3a")
def test_the_last_tactic_of_a_turn_is_the_one_played_latest() -> None:
    learn = tactic("Learn", "Effect: Draw a card.")
    cheer = tactic("Cheer", "Effect: Your faction gains 1 influence.")
    mirror = item("Mirror", "ECHO", "Cost: Deplete this card.", "Effect: Duplicate the last tactic played this turn.")
    for order, influence, drawn in (("Learn", "Cheer"), 22, 1), (("Cheer", "Learn"), 21, 2):
        t = scene(learn, cheer, mirror, A={"hand": ["Learn", "Cheer"], "in play": ["Mirror"]})
        t.do(*[f"play {name}" for name in order], "use ECHO of Mirror")
        assert (t.influence("A"), len(t.hand("A"))) == (influence, drawn)
        assert t.at_peace()


@pytest.mark.rule("spoils:208.2")
def test_that_character_is_not_meant_once_it_is_none() -> None:
    lull = location("Lull", 9, "If a character is depleted, that character loses the character type this turn.")
    doom = location("Doom", 9, "If a character is depleted, destroy that character.")
    tire = tactic("Tire", "Cost: Pick a character.", "Effect: Deplete it.")
    for first, left in ("Lull", True), ("Doom", False):
        t = scene(CLAY, lull, doom, tire, A={"in play": ["Clay", "Lull", "Doom"], "hand": ["Tire"]})
        t.do("use WAKE of Clay", "play Tire", "A's Clay", first)
        assert ("Clay" in t.in_play("A")) is left
        assert t.at_peace()


@pytest.mark.rule("spoils:402.4", "spoils:402.5b")
def test_what_a_cost_has_picked_and_moves_itself_the_effect_still_means() -> None:
    rite = tactic("Rite", "Cost: Pick a character you control. Destroy it.", "Effect: Remove it from the game.")
    t = scene(rite, A={"hand": ["Rite"], "in play": ["Grunt", "Brute"]})
    t.do("play Rite", "A's Grunt")
    assert (t.A["out of game"], t.in_play("A")) == (["Grunt"], ["Brute"])
    assert t.at_peace()


@pytest.mark.rule("spoils:402.4", "spoils:402.5b")
def test_what_one_cost_has_picked_in_a_pile_and_another_takes_out_of_it_is_lost() -> None:
    dig = tactic(
        "Dig",
        "Cost: Pick a card in your discard pile. Remove a card in your discard pile from the game.",
        "Effect: Put the first card into your hand.",
    )
    for removed, hand in ("Grunt", []), ("Brute", ["Grunt"]):
        t = scene(dig, A={"hand": ["Dig"], "discard pile": ["Grunt", "Brute"]})
        t.do("play Dig", "Grunt", removed)
        assert (t.A["out of game"], t.hand("A")) == ([removed], hand)
        assert t.at_peace()


@pytest.mark.rule("spoils:403.3a", "spoils:406.1")
def test_a_card_whose_ability_is_used_is_not_being_played() -> None:
    text = "inflict damage equal to the numeric cost of the last character played this turn to your opponent's faction."
    sage = character("Sage", "1/1/1", "THINK", f"Effect: I{text[1:]}", cost="2")
    t = scene(sage, A={"hand": ["Sage"], "in play": ["2x Coin"]})
    t.do("play Sage", "use THINK of Sage")
    assert t.influence("B") == 18
    assert t.at_peace()
