"""O02 What the rules themselves do at once: 102.1, 408.4, 408.5, 507.2e, 507.5, O65."""

from __future__ import annotations

import pytest

from tests.games.spoils.stage import character, item, location, tactic
from tests.games.spoils.texts import scene

BOLT = tactic("Bolt", "Cost: Pick a character.", "Effect: Inflict 2 damage to it.")
RING = item("Gold Ring", "Unique Ring", "If this card enters play, your faction gains 1 influence.")
BAND = item("Iron Band", "Unique Ring")


@pytest.mark.rule("spoils:102.1#2", "spoils:102.1")
def test_a_loss_takes_hold_in_the_middle_of_an_effect() -> None:
    t = scene(
        tactic("Duel", "Effect: Your opponent's faction loses 2 influence. Your faction loses 9 influence."),
        A={"hand": ["Duel"], "influence": 2},
        B={"influence": 2},
    )
    t.do("play Duel")
    result = t.state.result
    assert result is not None
    assert result.won == (0,)
    assert t.influence("A") == 2  # the second instruction is never carried out


@pytest.mark.rule("spoils:102.2", "spoils:O01", "spoils:306.4")
def test_both_at_once_is_a_draw() -> None:
    ruin = tactic("Ruin", "Effect: Each faction loses 2 influence.")
    t = scene(ruin, A={"hand": ["Ruin"], "influence": 2}, B={"influence": 2})
    t.do("play Ruin")
    assert t.state.result is not None
    assert t.state.result.tied == (0, 1)


@pytest.mark.rule("spoils:102.1#3", "spoils:O05", "spoils:401.3b")
def test_who_pays_with_the_last_influence_has_lost() -> None:
    pact = item("Pact", "SIGN", "Cost: Your faction loses 1 influence. Discard a card.", "Effect: Draw a card.")
    t = scene(pact, A={"in play": ["Pact"], "influence": 1})
    assert t.offered == ["end the turn"]  # the whole cost is looked at first
    t = scene(pact, A={"in play": ["Pact"], "influence": 1, "hand": ["Coin"]})
    t.do("use SIGN of Pact")
    assert t.state.result is not None
    assert t.state.result.won == (1,)
    assert t.hand("A") == ["Coin"]


@pytest.mark.rule("spoils:102.1#2", "spoils:O05", "spoils:401.3")
def test_what_a_cost_would_give_back_comes_too_late_for_who_has_lost_by_it() -> None:
    pact = item(
        "Pact", "SIGN", "Cost: Your faction loses 2 influence. Your faction gains 3 influence.", "Effect: Draw a card."
    )
    t = scene(pact, A={"in play": ["Pact"], "influence": 2})
    t.do("use SIGN of Pact")
    assert t.state.result is not None
    assert t.state.result.won == (1,)
    assert (t.influence("A"), t.hand("A")) == (0, [])
    t = scene(pact, A={"in play": ["Pact"], "influence": 3})
    t.do("use SIGN of Pact")
    assert (t.influence("A"), t.hand("A")) == (4, ["Coin"])
    assert t.at_peace()


@pytest.mark.rule("spoils:O02")
def test_destruction_comes_before_the_triggers_of_the_same_instant() -> None:
    spore = character("Spore", "2/2/3", "If this card receives damage, inflict 1 damage to all characters.")
    t = scene(
        spore,
        tactic("Storm", "Effect: Inflict 2 damage to all characters."),
        A={"hand": ["Storm"], "in play": ["Spore"]},
        B={"in play": ["Spore", "Giant"]},
    )
    t.do("play Storm", "A's Spore")
    assert t.pile("A") == ["Spore", "Storm"]
    assert t.pile("B") == ["Spore"]
    assert t.the("Giant")["damage"] == 4  # both triggers ran
    assert t.at_peace()


@pytest.mark.rule("spoils:408.4")
def test_a_character_is_destroyed_whenever_its_damage_is_its_present_life() -> None:
    plate = item("Plate", "Attach to Character", "The character this card is attached to gains 2 life.")
    crash = tactic("Crash", "Cost: Pick an item.", "Effect: Destroy it.")
    a = {
        "hand": ["Crash"],
        "in play": [{"card": "Brute", "number": 9, "damage": 4}, {"card": "Plate", "attached to": 9}],
    }
    t = scene(plate, crash, A=a)
    assert t.stats("Brute") == "3/5/3"
    t.do("play Crash", "A's Plate")
    assert t.pile("A") == ["Brute", "Crash", "Plate"]
    assert t.at_peace()


@pytest.mark.rule("spoils:408.5", "spoils:207.5", "spoils:408.5b", "spoils:207.6")
def test_a_location_is_destroyed_by_all_the_damage_of_its_stay() -> None:
    ram = tactic("Ram", "Cost: Pick a location.", "Effect: Inflict 2 damage to it.")
    patch = tactic("Patch", "Cost: Pick a location.", "Effect: Remove 2 damage from it.")
    t = scene(ram, patch, A={"hand": ["Ram", "Patch", "Ram"]}, B={"in play": [{"card": "Fort", "total damage": 2}]})
    t.do("play Ram", "B's Fort")
    assert t.the("Fort")["total damage"] == 4
    t.do("play Patch", "B's Fort", "play Ram", "B's Fort")
    assert t.the("Fort")["total damage"] == 4
    assert t.at_peace()
    mark = tactic("Mark", "Cost: Pick a location.", "Effect: Put a token on it.")
    t = scene(ram, mark, A={"hand": ["Ram", "Mark"]}, B={"in play": [{"card": "Fort", "total damage": 3}, "Shed"]})
    t.do("play Mark", "B's Fort", "end the turn")  # whatever else becomes of it, it keeps its damage
    assert t.the("Fort")["total damage"] == 3
    t.do("play Ram", "B's Fort")
    assert t.pile("B") == ["Fort"]
    assert t.in_play("B") == ["Shed"]


@pytest.mark.rule("spoils:O41")
def test_no_life_is_death_without_damage() -> None:
    t = scene(
        tactic("Wither", "Cost: Pick a character.", "Effect: It loses 2 life this turn."),
        A={"hand": ["Wither"]},
        B={"in play": ["Grunt", "Brute"]},
    )
    t.do("play Wither", "B's Grunt")
    assert t.pile("B") == ["Grunt"]
    assert t.in_play("B") == ["Brute"]
    assert t.at_peace()


@pytest.mark.rule("spoils:O58")
def test_only_characters_locations_and_factions_receive_damage() -> None:
    t = scene(
        tactic("Quake", "Effect: Inflict 1 damage to all cards."),
        item("Stick"),
        A={"hand": ["Quake"], "in play": ["Stick", "Coin", "Grunt", "Fort"]},
    )
    t.do("play Quake")
    assert "damage" not in t.the("Stick")
    assert "damage" not in t.the("Coin")
    assert t.the("Grunt")["damage"] == 1
    assert t.the("Fort")["total damage"] == 1
    assert t.influence("A") == 20
    assert t.at_peace()


@pytest.mark.rule("spoils:O58")
@pytest.mark.parametrize(("structure", "life", "by"), [(3, 9, "408.5"), (9, 3, "408.4")])
def test_what_is_both_a_location_and_a_character_dies_by_either(structure: int, life: int, by: str) -> None:
    keep = location("Keep", structure, "RISE", f"Effect: This card gains the character type and {life} life this turn.")
    t = scene(
        keep,
        tactic("Ram", "Cost: Pick a location.", "Effect: Inflict 2 damage to it."),
        A={"hand": ["Ram", "Ram"], "in play": ["Keep", "Fort"]},
    )
    t.do("use RISE of Keep", "play Ram", "A's Keep")
    assert (t.the("Keep")["damage"], t.the("Keep")["total damage"]) == (2, 2), "it is counted twice over"
    t.do("play Ram", "A's Keep")
    assert t.in_play("A") == ["Fort"]
    assert [line.rule for line in t.lines() if line.words == "Keep is destroyed"] == [by]
    assert t.at_peace()


@pytest.mark.rule("spoils:507.5a", "spoils:O52", "spoils:507.5")
def test_of_unique_cards_with_one_identifier_one_is_kept() -> None:
    t = scene(RING, BAND, A={"hand": ["Gold Ring"], "in play": ["Iron Band"]}, B={"in play": ["Iron Band"]})
    t.do("play Gold Ring")
    assert sorted(t.offered) == ["A's Gold Ring", "A's Iron Band"]
    t.do("A's Iron Band")
    assert t.pile("A") == ["Gold Ring"]
    assert t.in_play("B") == ["Iron Band"]  # each player is looked at apart
    assert t.influence("A") == 21  # its trigger happens all the same, after that
    assert t.at_peace()


@pytest.mark.rule("spoils:O52", "spoils:O28")
@pytest.mark.parametrize(
    ("how", "answers", "stays", "by"),
    [
        ("Idol", ["A's Idol (2)"], True, "507.5a"),
        ("Slay", ["A's Idol"], True, "304.1"),
        ("Hit", ["A's Idol"], False, "408.4"),
    ],
)
def test_what_is_attached_to_a_surplus_unique_card_goes_by_an_effect_too(
    how: str, answers: list[str], stays: bool, by: str
) -> None:
    """The Amulet is safe from effects, and Unique is one; from too much damage it isn't. The Ribbon goes anyhow."""
    t = scene(
        character("Idol", "1/3/3", "Unique Idol"),
        item("Amulet", "Attach to Character", "This card cannot be destroyed by effects."),
        item("Ribbon", "Attach to Character"),
        tactic("Slay", "Cost: Pick a character.", "Effect: Destroy it."),
        tactic("Hit", "Cost: Pick a character.", "Effect: Inflict 3 damage to it."),
        A={
            "hand": [how],
            "in play": [
                {"card": "Idol", "number": 9},
                {"card": "Amulet", "attached to": 9},
                {"card": "Ribbon", "attached to": 9},
            ],
        },
    )
    t.do(f"play {how}", *answers)
    assert ("Amulet" in t.in_play("A"), "Amulet" in t.pile("A")) == (stays, not stays)
    assert "Ribbon" in t.pile("A")
    gone = ["Idol", "Ribbon"] if stays else ["Amulet", "Idol", "Ribbon"]
    told = [(line.words, line.rule) for line in t.lines() if line.words.endswith("is destroyed")]
    assert sorted(told) == [(f"{name} is destroyed", by) for name in gone]
    if stays:
        assert "attached to" not in t.the("Amulet")
    assert t.at_peace()


@pytest.mark.rule("spoils:507.5a#2")
def test_a_unique_card_that_changes_hands_is_looked_at_at_once() -> None:
    theft = tactic("Theft", "Cost: Pick an item.", "Effect: Take control of it.")
    t = scene(RING, BAND, theft, A={"hand": ["Theft"], "in play": ["Gold Ring"]}, B={"in play": ["Iron Band"]})
    t.do("play Theft", "B's Iron Band", "A's Gold Ring")
    assert t.pile("B") == ["Iron Band"]
    assert t.in_play("A") == ["Gold Ring"]
    assert t.at_peace()


@pytest.mark.rule("spoils:507.5b")
def test_a_surplus_card_that_cannot_be_destroyed_is_tried_again_when_it_can() -> None:
    ward = tactic("Ward", "Cost: Pick an item.", "Effect: It cannot be destroyed this turn.")
    t = scene(RING, BAND, ward, A={"hand": ["Ward", "Gold Ring"], "in play": ["Iron Band"]})
    t.do("play Ward", "A's Iron Band", "play Gold Ring", "A's Gold Ring")
    assert sorted(t.in_play("A")) == ["Gold Ring", "Iron Band"]
    assert t.at_peace()
    t.do("end the turn", "A's Gold Ring")
    assert t.in_play("A") == ["Gold Ring"]


@pytest.mark.rule("spoils:O65")
def test_lethal_damage_on_what_cannot_be_destroyed_waits() -> None:
    t = scene(
        tactic("Siege", "Cost: Pick a location.", "Effect: Inflict 5 damage to it."),
        tactic("Ward", "Cost: Pick a location.", "Effect: It cannot be destroyed this turn."),
        A={"hand": ["Ward", "Siege"], "in play": ["Fort"]},
    )
    t.do("play Ward", "A's Fort", "play Siege", "A's Fort")
    assert t.the("Fort")["total damage"] == 5
    assert t.at_peace()
    t.do("end the turn")
    assert t.pile("A") == ["Fort", "Siege", "Ward"]


@pytest.mark.rule("spoils:O65")
def test_lethal_damage_that_was_replaced_is_tried_again_when_it_changes() -> None:
    t = scene(
        BOLT,
        tactic(
            "Ward", "Cost: Pick a character.", "Effect: The next time it is destroyed this turn, deplete it instead."
        ),
        tactic("Poke", "Cost: Pick a character.", "Effect: Inflict 1 damage to it."),
        A={"hand": ["Ward", "Bolt", "Poke"]},
        B={"in play": ["Grunt"]},
    )
    t.do("play Ward", "B's Grunt", "play Bolt", "B's Grunt")
    assert t.the("Grunt")["damage"] == 2
    assert t.the("Grunt")["depleted"]
    t.do("play Poke", "B's Grunt")
    assert t.pile("B") == ["Grunt"]
    assert t.at_peace()


@pytest.mark.rule("spoils:507.2e")
def test_an_attached_card_is_destroyed_when_its_host_is_of_another_type() -> None:
    t = scene(
        item("Clay", "WAKE", "Effect: This card gains the character type and 4 life this turn."),
        item("Hat", "Attach to Character"),
        tactic("Sleep", "Cost: Pick a character.", "Effect: It loses the character type this turn."),
        A={"hand": ["Hat", "Sleep"], "in play": ["Clay"]},
    )
    t.do("use WAKE of Clay", "play Hat", "A's Clay")
    assert t.the("Hat")["attached to"] == t.the("Clay")["number"]
    t.do("play Sleep", "A's Clay")
    assert t.in_play("A") == ["Clay"]
    assert t.pile("A") == ["Hat", "Sleep"]
    assert t.at_peace()


@pytest.mark.rule("spoils:408.8", "spoils:408.7")
def test_what_takes_a_card_over_its_limit_has_destroyed_it() -> None:
    t = scene(
        item("Sling", "SHOOT", "Cost: Pick a character.", "Effect: Inflict 1 damage to it."),
        location("Trophies", 5, "If a character is destroyed, your faction gains 1 influence."),
        A={"in play": ["Sling", "Trophies"]},
        B={"in play": [{"card": "Brute", "damage": 1}]},
    )
    t.do("use SHOOT of Sling", "B's Brute")
    assert t.influence("A") == 20
    t.do("use SHOOT of Sling", "B's Brute")
    assert t.influence("A") == 21
    assert t.pile("B") == ["Brute"]
    assert t.at_peace()


@pytest.mark.rule("spoils:208.3")
def test_damage_is_wiped_off_a_printed_character_that_stops_being_one() -> None:
    """Also if it has gained nothing as one; the Brute's is its own."""
    t = scene(
        tactic("Sleep", "Cost: Pick a character.", "Effect: It loses the character type."),
        A={"hand": ["Sleep"], "in play": [{"card": "Giant", "damage": 2}, {"card": "Brute", "damage": 1}]},
    )
    t.do("play Sleep", "A's Giant")
    assert "damage" not in t.the("Giant")
    assert t.the("Brute")["damage"] == 1
    assert t.at_peace()


@pytest.mark.rule("spoils:408.7")
def test_a_source_that_was_destroyed_to_inflict_damage_is_what_it_was() -> None:
    """An item that was a character when it burst; one that was none is no character."""
    clay = item(
        "Clay",
        "WAKE",
        "Effect: This card gains the character type and 4 life this turn.",
        "BURST",
        "Cost: Destroy this card.",
        "Effect: Inflict 1 damage to your opponent's faction.",
    )
    gong = location("Gong", 5, "If a character you control inflicts damage to a faction, draw a card.")
    for first, drawn in ((["use WAKE of Clay"], ["Coin"]), ([], [])):
        t = scene(clay, gong, A={"in play": ["Clay", "Gong"]})
        t.do(*first, "use BURST of Clay")
        assert (t.influence("B"), t.pile("A")) == (19, ["Clay"])
        assert t.hand("A") == drawn
        assert t.at_peace()


@pytest.mark.rule("spoils:O02")
def test_what_a_trigger_does_has_its_consequences_before_the_next_one() -> None:
    t = scene(
        location("Brazier", 9, "If a character enters play, inflict 2 damage to all characters."),
        location("Bell", 9, "If a character enters play, put a token on all characters."),
        A={"hand": ["Grunt"], "in play": ["Brazier", "Bell", "Brute"]},
    )
    t.do("play Grunt", "Brazier")
    assert t.pile("A") == ["Grunt"]
    assert t.the("Brute")["tokens"] == 1
    assert t.said("Grunt is destroyed", "a token is put on Brute") == ["Grunt is destroyed", "a token is put on Brute"]
    assert t.at_peace()


@pytest.mark.rule("spoils:207.5", "spoils:208.3", "spoils:O58")
def test_a_location_keeps_its_damage_when_it_is_a_character_no_more() -> None:
    """What it took as a character this turn is forgotten; what it took as a location isn't."""
    keep = location("Keep", 5, "RISE", "Effect: This card gains the character type and 4 life this turn.")
    t = scene(
        keep,
        tactic("Ram", "Cost: Pick a location.", "Effect: Inflict 3 damage to it."),
        tactic("Sleep", "Cost: Pick a character.", "Effect: It loses the character type this turn."),
        A={"hand": ["Ram", "Ram", "Sleep"], "in play": ["Keep", "Fort"]},
    )
    t.do("use RISE of Keep", "play Ram", "A's Keep", "play Sleep", "A's Keep")
    assert "damage" not in t.the("Keep")
    assert t.the("Keep")["total damage"] == 3
    t.do("play Ram", "A's Keep")
    assert t.in_play("A") == ["Fort"]
    assert t.at_peace()


@pytest.mark.rule("spoils:507.5a")
def test_whoever_controls_too_many_unique_cards_keeps_one_in_whosever_turn() -> None:
    """A gives B a second one: B keeps A's. A's other one is of no concern."""
    gift = tactic("Gift", "Cost: Pick an item.", "Effect: Your opponent takes control of it.")
    t = scene(RING, BAND, gift, A={"hand": ["Gift"], "in play": ["Gold Ring"]}, B={"in play": ["Iron Band"]})
    t.do("play Gift", "A's Gold Ring", "B: B's Gold Ring")
    assert (t.in_play("A"), t.in_play("B")) == ([], ["Gold Ring"])
    assert (t.pile("A"), t.pile("B")) == (["Gift"], ["Iron Band"])
    assert t.at_peace()


@pytest.mark.rule("spoils:408.4a")
def test_what_happens_at_the_end_of_a_turn_still_sees_its_damage() -> None:
    poke = tactic("Poke", "Cost: Pick a character.", "Effect: Inflict 1 damage to it.")
    reaper = location("Reaper", 9, "At the end of your turn, inflict 2 damage to all characters.")
    t = scene(poke, reaper, A={"hand": ["Poke"], "in play": ["Reaper"]}, B={"in play": ["Brute", "Pacifist"]})
    t.do("play Poke", "B's Brute", "end the turn")
    assert t.pile("B") == ["Brute"]  # 1 and 2 are its 3 life
    assert "damage" not in t.the("Pacifist")  # 2 of 4, and the next turn begins anew
    t.do("end the turn")
    assert t.in_play("B") == ["Pacifist"]
    assert t.at_peace()


@pytest.mark.rule("spoils:408.6a")
def test_battle_damage_and_other_damage_add_up() -> None:
    poke = tactic("Poke", "Cost: Pick a character.", "Effect: Inflict 1 damage to it.")
    t = scene(poke, A={"hand": ["Poke"], "in play": ["Grunt"]}, B={"in play": ["Brute", "Snail"]})
    t.do("attack B's faction", "A's Grunt", "play Poke", "B's Brute", "B: B's Brute", "B: no more")
    assert t.pile("B") == ["Brute"]
    assert "damage" not in t.the("Snail")
    assert t.at_peace()


@pytest.mark.rule("spoils:408.8", "spoils:408.7")
def test_what_takes_a_location_over_its_limit_has_destroyed_it() -> None:
    ram = item(
        "Ram",
        "If a location is destroyed by this card, draw a card.",
        "BASH",
        "Cost: Pick a location.",
        "Effect: Inflict 2 damage to it.",
    )
    raze = tactic("Raze", "Cost: Pick a location.", "Effect: Destroy it.")
    b = {"in play": [{"card": "Fort", "total damage": 1}, "Shed"]}
    t = scene(ram, raze, A={"hand": ["Raze"], "in play": ["Ram"]}, B=b)
    t.do("use BASH of Ram", "B's Fort")
    assert t.hand("A") == ["Raze"], "the Fort has 2 of 5 left"
    t.do("use BASH of Ram", "B's Fort")
    assert (t.pile("B"), t.hand("A")) == (["Fort"], ["Raze", "Coin"])
    t.do("play Raze", "B's Shed")
    assert (t.pile("B"), t.hand("A")) == (["Fort", "Shed"], ["Coin"])
    assert t.at_peace()


@pytest.mark.rule("spoils:O02", "spoils:507.5a")
@pytest.mark.parametrize(("kept", "left"), [("A's Heir", []), ("A's King", ["King"])])
def test_a_unique_card_without_life_is_one_of_those_of_which_one_is_kept(kept: str, left: list[str]) -> None:
    """All destructions come together: who keeps the Heir loses both."""
    t = scene(
        character("King", "2/4/3", "Unique Crown"),
        character("Heir", "1/1/3", "Unique Crown"),
        location("Crypt", 9, "Characters you control lose 1 life."),
        A={"hand": ["Heir"], "in play": ["King", "Crypt"]},
    )
    t.do("play Heir", kept)
    assert t.in_play("A") == [*left, "Crypt"]
    assert sorted(t.pile("A")) == sorted({"King", "Heir"} - set(left))
    assert t.at_peace()


@pytest.mark.rule("spoils:507.5a", "spoils:402.7a", "spoils:507.5b")
@pytest.mark.parametrize(("kept", "left"), [("A's King", ["King"]), ("A's Heir (2)", ["King", "Heir"])])
def test_of_unique_cards_one_of_which_cannot_be_destroyed_the_others_go(kept: str, left: list[str]) -> None:
    """It may be the one that is kept; if another is, it stays all the same."""
    king = character("King", "1/1/3", "Unique Crown", "This card cannot be destroyed.")
    heir = character("Heir", "2/2/3", "Unique Crown")
    levy = tactic("Levy", "Effect: Put all characters from your hand into play.")
    t = scene(king, heir, levy, A={"hand": ["Levy", "2x Heir"], "in play": ["King"]}, B={"in play": ["Heir"]})
    t.do("play Levy")
    assert (t.asked, t.offered) == ("A", ["A's King", "A's Heir (1)", "A's Heir (2)"])
    t.do(kept)
    assert (t.in_play("A"), t.in_play("B")) == (left, ["Heir"])
    assert t.at_peace()
