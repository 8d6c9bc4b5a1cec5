"""What cards make true: 201.4b, 208, 402.6, 402.7, 405.4, 410.3, 504."""

from __future__ import annotations

import pytest

from coven.games.spoils.effects.standing import is_character
from tests.games.spoils.stage import character, item, location, tactic
from tests.games.spoils.texts import scene

SMITE = tactic("Smite", "Cost: Pick a character.", "Effect: Destroy it.")
WYRM = character("Wyrm", "2/2/3", 'This card gains 1 strength and 1 life for each "dragon" card you control.')
EGG = character("Dragon Egg", "0/1/1")
DRAKE = character("Drake", "1/1/3", types="Rogue Character - dragon")


@pytest.mark.rule("spoils:201.4b#2")
def test_a_quoted_word_is_a_subtype_and_no_name() -> None:
    a = {"in play": ["Wyrm", "Drake", "Drake", "Drake", "Dragon Egg"], "hand": ["Drake"]}
    t = scene(WYRM, EGG, DRAKE, A=a, B={"in play": ["Drake"]})
    assert t.stats("Wyrm") == "5/5/3"


@pytest.mark.rule("spoils:504.1", "spoils:408.4")
def test_a_conditional_ends_at_once_with_its_condition() -> None:
    foe = character("Foe", "2/2/3", "While your opponent controls a character, this card gains 1 strength and 1 life.")
    t = scene(SMITE, foe, A={"hand": ["Smite"], "in play": [{"card": "Foe", "damage": 2}]}, B={"in play": ["Grunt"]})
    assert t.stats("Foe") == "3/3/3"
    t.do("play Smite", "B's Grunt")
    assert t.pile("A") == ["Foe", "Smite"]
    assert t.at_peace()


@pytest.mark.rule("spoils:201.5d", "spoils:405.4")
def test_a_paragraph_with_a_threshold_is_active_only_while_it_is_met() -> None:
    vault = character("Vault Cat", "1/1/3", "[GG]: This card gains 2 strength.")
    crack = tactic("Crack", "Cost: Pick a resource.", "Effect: Destroy it.")
    a = {"hand": ["Crack"], "in play": ["Vault Cat", "Greed", {"card": "Greed", "attached to": "faction"}]}
    t = scene(vault, crack, A=a)
    assert t.stats("Vault Cat") == "3/1/3"
    t.do("play Crack", t.offered[0] if t.offered[0].startswith("A's") else "A's Greed (1)")
    assert t.stats("Vault Cat") == "1/1/3"
    assert t.at_peace()


@pytest.mark.rule("spoils:410.3", "spoils:410.4", "spoils:O10")
def test_increases_come_first_and_a_stat_never_goes_below_0() -> None:
    t = scene(
        character("Rat", "1/3/3"),
        location("Song", 9, "Characters you control gain 2 strength."),
        location("Dirge", 9, "Characters lose 4 strength."),
        location("Dirge Two", 9, "Characters lose 1 strength."),
        tactic("Quiet", "Cost: Pick a location.", "Effect: Destroy it."),
        A={"in play": ["Rat", "Song", "Dirge"], "hand": ["Quiet"]},
        B={"in play": ["Giant"]},
    )
    assert t.stats("Rat") == "0/3/3"
    assert t.stats("Giant") == "1/6/3"
    t.do("play Quiet", "A's Dirge")
    assert t.stats("Rat") == "3/3/3"
    assert t.at_peace()


@pytest.mark.rule("spoils:402.6", "spoils:507.3d", "spoils:O10")
def test_losing_a_thing_beats_gaining_it_whichever_came_first() -> None:
    t = scene(
        tactic("Veil", "Cost: Pick a character.", "Effect: It gains covert this turn."),
        tactic("Torch", "Cost: Pick a character.", "Effect: It loses covert this turn."),
        A={"hand": ["Veil", "Torch", "Veil"], "in play": ["Grunt", "Brute"]},
    )
    t.do("play Veil", "A's Grunt")
    assert t.covert("Grunt")
    assert not t.covert("Brute")
    t.do("play Torch", "A's Grunt")
    assert not t.covert("Grunt")
    t.do("play Veil", "A's Grunt")
    assert not t.covert("Grunt")
    assert t.at_peace()


@pytest.mark.rule("spoils:201.5b")
def test_a_text_that_works_in_the_discard_pile_works_just_there() -> None:
    relic = item("Relic", "While this card is in your discard pile, characters you control gain 1 strength.")
    lift = tactic("Lift", "Effect: Put a card from your discard pile into your hand.")
    t = scene(
        relic, lift, A={"hand": ["Lift"], "in play": ["Grunt"], "discard pile": ["Relic"]}, B={"in play": ["Brute"]}
    )
    assert (t.stats("Grunt"), t.stats("Brute")) == ("3/2/3", "3/3/3")
    t.do("play Lift")
    assert t.hand("A") == ["Relic"]
    assert t.stats("Grunt") == "2/2/3"
    t.do("play Relic")
    assert t.stats("Grunt") == "2/2/3", "in play it says nothing"
    assert t.at_peace()


@pytest.mark.rule("spoils:402.6")
def test_what_was_lost_once_and_for_no_time_can_be_gained_again() -> None:
    """Such a loss took what there was. One that goes on takes what comes after it as well."""
    t = scene(
        tactic("Veil", "Cost: Pick a character.", "Effect: It gains covert this turn."),
        tactic("Torch", "Cost: Pick a character.", "Effect: It loses covert."),
        tactic("Wake", "Cost: Pick an item.", "Effect: It gains the character type and 2 life this turn."),
        tactic("Sleep", "Cost: Pick a character.", "Effect: It loses the character type."),
        item("Clay"),
        A={"hand": ["Veil", "Torch", "Veil", "Wake", "Sleep", "Wake"], "in play": ["Grunt", "Clay"]},
    )
    t.do("play Veil", "A's Grunt", "play Torch", "A's Grunt")
    assert not t.covert("Grunt")
    t.do("play Veil", "A's Grunt")
    assert t.covert("Grunt")
    t.do("play Wake", "A's Clay", "play Sleep", "A's Clay")
    assert not is_character(t.state, t.x("Clay"))
    t.do("play Wake", "A's Clay")
    assert is_character(t.state, t.x("Clay"))
    assert t.at_peace()


@pytest.mark.rule("spoils:402.7")
def test_a_cannot_beats_a_can() -> None:
    rusher = character("Rusher", "1/1/3", "This card can attack the turn it enters play.")
    truce = location("Truce", 5, "Characters cannot attack.")
    fresh = {"card": "Rusher", "since": 3}
    t = scene(rusher, truce, A={"in play": [fresh, {"card": "Grunt", "since": 3}]})
    t.do("attack B's faction")
    assert t.offered == ["A's Rusher"]
    t = scene(rusher, truce, A={"in play": [fresh, "Truce"]})
    assert t.offered == ["end the turn"]
    t = scene(rusher, truce, A={"in play": ["Truce", fresh]})
    assert t.offered == ["end the turn"]


@pytest.mark.rule("spoils:402.3", "spoils:202.9", "spoils:402.9")
def test_text_without_an_area_is_about_cards_in_play_and_no_factions() -> None:
    t = scene(
        tactic("Doom", "Effect: Destroy all cards."),
        A={"hand": ["Doom", "Grunt"], "in play": ["Coin", "Grunt"], "discard pile": ["Shed"]},
        B={"in play": ["Fort"]},
    )
    t.do("play Doom")
    assert t.hand("A") == ["Grunt"]
    assert t.pile("A") == ["Coin", "Doom", "Grunt", "Shed"]
    assert t.in_play("A") == t.in_play("B") == []
    assert t.A["faction"]["card"] == "Camp"
    assert t.at_peace()


@pytest.mark.rule("spoils:407.2")
def test_you_is_whoever_controls_the_card_now() -> None:
    flag = item("Flag", "Characters you control gain 1 strength.")
    theft = tactic("Theft", "Cost: Pick an item.", "Effect: Take control of it.")
    t = scene(flag, theft, A={"hand": ["Theft"], "in play": ["Grunt"]}, B={"in play": ["Flag", "Brute"]})
    assert (t.stats("Grunt"), t.stats("Brute")) == ("2/2/3", "4/3/3")
    t.do("play Theft", "B's Flag")
    assert (t.stats("Grunt"), t.stats("Brute")) == ("3/2/3", "3/3/3")
    assert t.at_peace()


@pytest.mark.rule("spoils:311.1", "spoils:203.4")
def test_any_card_may_provide_icons() -> None:
    t = scene(
        item("Lamp", "Provides [R]"),
        tactic("Rant", "Effect: Draw a card.", cost="0 R"),
        A={"hand": ["Rant"], "in play": ["Lamp"]},
    )
    assert "play Rant" in t.offered
    t = scene(
        item("Lamp", "Provides [R]"),
        tactic("Rant", "Effect: Draw a card.", cost="0 R"),
        A={"hand": ["Rant"]},
        B={"in play": ["Lamp"]},
    )
    assert "play Rant" not in t.offered


@pytest.mark.rule("spoils:311.2", "spoils:203.5c", "spoils:203.4", "spoils:O29")
def test_a_staple_provides_its_icon_while_it_is_face_up_and_has_its_text() -> None:
    rant = tactic("Rant", "Effect: Draw a card.", cost="0 R")
    t = scene(rant, A={"hand": ["Rant"], "in play": ["Rage"]})
    assert "play Rant" in t.offered
    t = scene(rant, A={"hand": ["Rant"], "in play": [{"card": "Rage", "face": "face-down"}]})
    assert "play Rant" not in t.offered
    blank = tactic("Blank", "Cost: Pick a resource.", "Effect: It loses its rules text this turn.")
    t = scene(rant, blank, A={"hand": ["Rant", "Blank"], "in play": ["Rage", "Greed"]})
    t.do("play Blank", "A's Rage")
    assert (t.view("A").A.icons, "play Rant" in t.offered) == ("G", False)
    assert t.at_peace()


@pytest.mark.rule("spoils:208.1", "spoils:208.1a")
def test_a_card_that_gains_a_type_keeps_its_own() -> None:
    t = scene(
        item("Clay", "WAKE", "Effect: This card gains the character type, 2 strength, and 4 life this turn."),
        tactic("Crash", "Cost: Pick an item.", "Effect: Destroy it."),
        SMITE,
        A={"in play": ["Clay"], "hand": ["Smite", "Crash"]},
    )
    assert "play Smite" not in t.offered
    t.do("use WAKE of Clay")
    assert t.stats("Clay") == "2/4/0"
    assert "play Smite" in t.offered
    t.do("play Crash", "A's Clay")
    assert t.pile("A") == ["Clay", "Crash"]
    assert t.at_peace()


@pytest.mark.rule("spoils:201.7c")
def test_the_corner_of_a_gear_and_its_words_are_one_adjustment() -> None:
    t = scene(
        item(
            "Club",
            "Attach to Character",
            "The character this card is attached to gains 2 strength.",
            "The character this card is attached to loses 1 speed.",
            stats="+2/+0/-1",
            types="Rogue Item - gear",
        ),
        A={"in play": [{"card": "Brute", "number": 9}, {"card": "Club", "attached to": 9}]},
    )
    assert t.stats("Brute") == "5/3/2"


@pytest.mark.rule("spoils:410.1", "spoils:410.1a")
def test_0_is_even() -> None:
    sphinx = character("Sphinx", "1/1/3", "While the number of cards in your hand is even, this card gains 1 speed.")
    assert scene(sphinx, A={"in play": ["Sphinx"]}).stats("Sphinx") == "1/1/4"
    assert scene(sphinx, A={"in play": ["Sphinx"], "hand": ["Coin"]}).stats("Sphinx") == "1/1/3"
    assert scene(sphinx, A={"in play": ["Sphinx"], "hand": ["Coin", "Coin"]}).stats("Sphinx") == "1/1/4"


@pytest.mark.rule("spoils:O29", "spoils:411.1")
def test_a_face_down_card_is_a_resource_and_nothing_more() -> None:
    hidden = {"card": "Giant", "face": "face-down"}
    t = scene(
        SMITE,
        location("Song", 9, "Characters you control gain 2 strength."),
        A={"in play": [hidden, "Song"], "hand": ["Smite", "Brute"]},
    )
    assert "play Smite" not in t.offered
    assert "attack B's faction" not in t.offered
    assert t.free("A") == 1


@pytest.mark.rule("spoils:405.4")
def test_a_paragraph_whose_threshold_is_not_met_does_nothing_as_a_turn_starts() -> None:
    well = item("Well", "[GG]: At the start of your turn, draw a card.")
    t = scene(well, A={"in play": ["Well", "Greed"]}, B={"in play": ["Well", "2x Greed"]})
    t.do("end the turn")
    assert (t.hand("A"), t.hand("B")) == ([], ["Coin"])
    assert t.at_peace()


@pytest.mark.rule("spoils:410.3", "spoils:204.4a", "spoils:311.1")
def test_numbers_that_ask_for_each_other_and_icons_that_another_card_gives() -> None:
    text = "This card gains 1 strength for each other character with {0} or more strength."
    cards = (character("Mirror", "3/3/3", text.format(4)), character("Image", "3/3/3", text.format(3)))
    t = scene(*cards, A={"in play": ["Mirror"]}, B={"in play": ["Image"]})
    assert (t.stats("Mirror"), t.stats("Image")) == ("4/3/3", "4/3/3")
    spring = location("Spring", 9, "Items you control provide [R].")
    drain = tactic("Drain", "Cost: Pick a card that provides at least [R].", "Effect: Destroy it.")
    a = {"hand": ["Drain"], "in play": ["Spring", "Stick"]}
    t = scene(spring, drain, item("Stick"), A=a, B={"in play": ["Stick", "Rage"]})
    t.do("play Drain")
    assert t.offered == ["A's Stick", "B's Rage"]
