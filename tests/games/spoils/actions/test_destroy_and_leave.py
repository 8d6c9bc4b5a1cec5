"""301.4 Leaving play with what is attached, 303 depleting, 304 destroying."""

from __future__ import annotations

import pytest

from tests.games.spoils.stage import Plain, character, item, location, tactic
from tests.games.spoils.texts import Scene, scene

SMITE = tactic("Smite", "Cost: Pick a character.", "Effect: Destroy it.")
BOUNCE = tactic("Bounce", "Cost: Pick a character.", "Effect: Put it into its owner's hand.")
BANISH = tactic("Banish", "Cost: Pick a character.", "Effect: Remove it from the game.")
BURY = tactic("Bury", "Cost: Pick a character.", "Effect: Shuffle it into its owner's deck.")
HAT = item(
    "Hat",
    "Attach to Character",
    "The character this card is attached to gains 2 strength.",
    "If this card is destroyed, your faction gains 1 influence.",
    types="Rogue Item - gear",
)
ALL = (SMITE, BOUNCE, BANISH, BURY, HAT)


def worn(*hand: str, owner: str = "B") -> Scene:
    """B's Grunt has number 10, and A's or B's Hat on it."""
    grunt: Plain = {"card": "Grunt", "number": 10}
    hat = {"card": "Hat", "attached to": 10}
    a = {"hand": list(hand), "in play": [hat] if owner == "A" else []}
    return scene(*ALL, A=a, B={"in play": [grunt, "Brute", *([hat] if owner == "B" else [])]})


@pytest.mark.rule("spoils:304.1", "spoils:407.7")
def test_a_destroyed_card_goes_to_its_owners_pile() -> None:
    t = scene(SMITE, A={"hand": ["Smite"], "in play": [{"card": "Grunt", "of": "B"}, "Brute"]})
    t.do("play Smite", "A's Grunt")
    assert t.pile("B") == ["Grunt"]
    assert t.pile("A") == ["Smite"]
    assert t.in_play("A") == ["Brute"]
    assert t.at_peace()


@pytest.mark.rule("spoils:301.4", "spoils:301.4a")
@pytest.mark.parametrize(
    ("card", "area"), [("Smite", "discard pile"), ("Bounce", "hand"), ("Banish", "out of game"), ("Bury", "deck")]
)
@pytest.mark.parametrize("owner", ["A", "B"])
def test_what_is_attached_leaves_in_the_same_way_each_to_its_owner(card: str, area: str, owner: str) -> None:
    t = worn(card, owner=owner)
    t.do(f"play {card}", "B's Grunt")
    assert "Grunt" in t.B[area]
    assert "Hat" in t.truth[owner][area]
    assert t.in_play("B") == ["Brute"]
    assert t.in_play("A") == []
    assert t.influence(owner) == (21 if card == "Smite" else 20)  # with a destroyed host it is destroyed too
    assert t.at_peace()


@pytest.mark.rule("spoils:301.3#2")
def test_a_card_may_have_any_number_of_cards_attached() -> None:
    t = scene(HAT, A={"in play": [{"card": "Grunt", "number": 10}, *[{"card": "Hat", "attached to": 10}] * 10]})
    assert t.stats("Grunt") == "22/2/3"


@pytest.mark.rule("spoils:O28")
def test_an_attached_card_that_cannot_leave_so_ends_up_unattached() -> None:
    t = scene(
        SMITE,
        item("Anvil", "Attach to Character", "This card cannot be destroyed."),
        A={"hand": ["Smite"]},
        B={"in play": [{"card": "Grunt", "number": 10}, {"card": "Anvil", "attached to": 10}]},
    )
    t.do("play Smite", "B's Grunt")
    assert t.in_play("B") == ["Anvil"]
    assert "attached to" not in t.the("Anvil")
    assert t.at_peace()


@pytest.mark.rule("spoils:303.2")
def test_what_is_depleted_cannot_be_depleted() -> None:
    nap = tactic("Nap", "Cost: Pick a character.", "Effect: Deplete it.")
    snore = location("Snore", 5, "If a character is depleted, your faction gains 1 influence.")
    t = scene(
        nap,
        snore,
        item("Crank", "CRANK", "Cost: Deplete this card.", "Effect: Your faction gains 3 influence."),
        A={"hand": ["Nap", "Nap"], "in play": ["Snore", {"card": "Crank", "depleted": True}]},
        B={"in play": ["Grunt", {"card": "Brute", "depleted": True}]},
    )
    assert "use CRANK of Crank" not in t.offered
    t.do("play Nap", "B's Brute")
    assert t.influence("A") == 20
    t.do("play Nap", "B's Grunt")
    assert t.influence("A") == 21
    assert t.the("Grunt")["depleted"]
    assert t.at_peace()


@pytest.mark.rule("spoils:303.3")
def test_a_restored_character_may_attack_again() -> None:
    wake = tactic("Wake", "Cost: Pick a character.", "Effect: Restore it.")
    a = {"hand": ["Wake"], "in play": [{"card": "Grunt", "depleted": True}]}
    t = scene(wake, A=a)
    assert "attack B's faction" not in t.offered
    t.do("play Wake", "A's Grunt")
    assert "attack B's faction" in t.offered
    assert "depleted" not in t.the("Grunt")
    assert t.at_peace()


@pytest.mark.rule("spoils:203.7", "spoils:303.2")
def test_resources_never_deplete() -> None:
    t = scene(
        tactic("Freeze", "Effect: Deplete all cards."),
        A={"hand": ["Freeze"], "in play": ["Coin", "Grunt"]},
    )
    t.do("play Freeze")
    assert "depleted" not in t.the("Coin")
    assert t.the("Grunt")["depleted"]
    assert "depleted" not in t.A["faction"]  # 202.9: nor is a faction one of all cards
    assert t.at_peace()


@pytest.mark.rule("spoils:402.1a")
def test_what_effects_cannot_destroy_the_rules_can() -> None:
    t = scene(
        SMITE,
        tactic("Bolt", "Cost: Pick a character.", "Effect: Inflict 2 damage to it."),
        character("Idol", "1/2/3", "This card cannot be destroyed by effects."),
        A={"hand": ["Smite", "Bolt"]},
        B={"in play": ["Idol"]},
    )
    t.do("play Smite", "B's Idol")
    assert t.in_play("B") == ["Idol"]
    t.do("play Bolt", "B's Idol")
    assert t.pile("B") == ["Idol"]
    assert t.at_peace()


@pytest.mark.rule("spoils:402.7a")
def test_a_cannot_beats_a_plain_instruction() -> None:
    t = scene(
        SMITE,
        tactic("Bolt", "Cost: Pick a character.", "Effect: Inflict 2 damage to it."),
        location("Peace", 5, "Characters cannot be destroyed."),
        A={"hand": ["Smite", "Bolt"], "in play": ["Peace"]},
        B={"in play": ["Grunt"]},
    )
    t.do("play Smite", "B's Grunt", "play Bolt", "B's Grunt")
    assert t.in_play("B") == ["Grunt"]
    assert t.the("Grunt")["damage"] == 2
    assert t.at_peace()


@pytest.mark.rule("spoils:301.4", "spoils:301.4a")
def test_what_is_attached_to_an_attached_card_leaves_with_it() -> None:
    t = scene(
        item("Blade", "Attach to Character"),
        item("Charm", "Attach to Item"),
        tactic("Bounce", "Cost: Pick a character.", "Effect: Put it into its owner's hand."),
        A={"hand": ["Blade", "Charm", "Bounce"], "in play": ["Brute"]},
        B={"in play": ["Grunt"]},
    )
    t.do("play Blade", "B's Grunt", "play Charm", "A's Blade", "play Bounce", "B's Grunt")
    assert t.in_play("A") == ["Brute"]
    assert sorted(t.hand("A")) == ["Blade", "Charm"]
    assert (t.in_play("B"), t.hand("B")) == ([], ["Grunt"])
    assert t.at_peace()


@pytest.mark.rule("spoils:503.1#4", "spoils:O03")
@pytest.mark.parametrize("mine", [["Mourner", "Grunt"], ["Grunt", "Mourner"]])
def test_of_cards_destroyed_together_each_tells_of_all_the_others(mine: list[str]) -> None:
    """In whatever order they lay there. The location is none of them."""
    t = scene(
        character("Mourner", "1/1/1", "When another character is destroyed, draw a card."),
        tactic("Doom", "Effect: Destroy all characters."),
        A={"hand": ["Doom"], "in play": [*mine, "Fort"]},
        B={"in play": ["Grunt"]},
    )
    t.do("play Doom", "Mourner")
    assert t.in_play("A") == ["Fort"]
    assert t.hand("A") == ["Coin", "Coin"]
    assert t.at_peace()


@pytest.mark.rule("spoils:O03")
@pytest.mark.parametrize("mine", [["Captain", "Bomb"], ["Bomb", "Captain"]])
def test_what_leaves_together_is_last_known_as_it_was_before_any_of_it_left(mine: list[str]) -> None:
    """The Bomb had 1 strength and 2 from the Captain, whichever of them lay there first; the Grunt's is no matter."""
    theirs = "your opponent's faction"
    t = scene(
        character("Captain", "1/1/1", "Each other character you control gains 2 strength."),
        character("Bomb", "1/1/1", f"When this card is destroyed, inflict damage equal to its strength to {theirs}."),
        tactic("Doom", "Effect: Destroy all characters."),
        A={"hand": ["Doom"], "in play": mine},
        B={"in play": ["Grunt"]},
    )
    t.do("play Doom")
    assert (t.in_play("A"), t.in_play("B")) == ([], [])
    assert (t.influence("A"), t.influence("B")) == (20, 17)
    assert t.at_peace()


@pytest.mark.rule("spoils:301.4a", "spoils:402.5b")
def test_what_goes_with_a_destroyed_card_is_none_of_those_that_were_to_be_destroyed() -> None:
    slay = tactic(
        "Slay",
        "Cost: Pick a character.",
        "Effect: You may draw a card and destroy the character. If you do, draw 2 cards.",
    )
    hat = item("Hat", "Attach to Character")
    b = {"in play": [{"card": "Grunt", "number": 9}, {"card": "Hat", "attached to": 9}]}
    t = scene(slay, hat, A={"hand": ["Slay"]}, B=b)
    t.do("play Slay", "B's Grunt", "yes")
    assert (sorted(t.pile("B")), len(t.hand("A"))) == (["Grunt", "Hat"], 3)
    assert t.at_peace()


@pytest.mark.rule("spoils:402.7", "spoils:401.2")
def test_what_cannot_be_destroyed_except_by_costs_meets_a_cost() -> None:
    cards = (
        item("Relic", "This card cannot be destroyed except by costs."),
        item("Altar", "BURN", "Cost: Destroy another item you control.", "Effect: Draw a card."),
        tactic("Crush", "Cost: Pick an item.", "Effect: Destroy it."),
    )
    t = scene(*cards, A={"hand": ["Crush"], "in play": ["Relic", "Altar"]})
    t.do("play Crush", "A's Relic")
    assert t.in_play("A") == ["Relic", "Altar"]
    t.do("use BURN of Altar")
    assert (t.in_play("A"), t.hand("A")) == (["Altar"], ["Coin"])
    assert t.at_peace()


@pytest.mark.rule("spoils:O28", "spoils:301.4", "spoils:402.7")
def test_what_is_attached_to_a_card_that_stays_in_play_stays_too() -> None:
    quake = tactic("Quake", "Effect: Destroy all characters.")
    saint = character("Saint", "1/1/3", "This card cannot be destroyed.")
    a = [{"card": "Saint", "number": 9}, {"card": "Hat", "attached to": 9}, "Grunt"]
    t = scene(quake, saint, item("Hat", "Attach to Character"), A={"hand": ["Quake"], "in play": a})
    t.do("play Quake")
    assert (t.in_play("A"), t.pile("A")) == (["Saint", "Hat"], ["Grunt", "Quake"])
    assert t.x("Hat").attached_to == t.x("Saint").id
    assert t.at_peace()


@pytest.mark.rule("spoils:402.7", "spoils:402.7a")
def test_who_cannot_be_destroyed_by_effects_stays_when_all_are_destroyed() -> None:
    cards = (
        tactic("Quake", "Effect: Destroy all characters."),
        character("Idol", "1/2/3", "This card cannot be destroyed by effects."),
    )
    t = scene(*cards, A={"hand": ["Quake"], "in play": ["Grunt"]}, B={"in play": ["Brute", "Idol"]})
    t.do("play Quake")
    assert (t.in_play("A"), t.in_play("B")) == ([], ["Idol"])
    assert t.at_peace()


@pytest.mark.rule("spoils:402.5", "spoils:304.1")
def test_who_is_to_destroy_more_than_there_are_destroys_those() -> None:
    cull = tactic("Cull", "Effect: Destroy 2 characters. Draw a card.")
    for there, gone in ([], []), (["Grunt"], ["Grunt"]), (["Grunt", "Brute"], ["Brute", "Grunt"]):
        t = scene(cull, A={"hand": ["Cull"], "in play": ["Shed"]}, B={"in play": there})
        t.do("play Cull")
        while not t.at_rest():
            t.do(t.offered[0])
        assert (sorted(t.pile("B")), t.in_play("A"), t.hand("A")) == (gone, ["Shed"], ["Coin"])
        assert t.at_peace()


@pytest.mark.rule("spoils:402.1a", "spoils:408.4", "spoils:304.1")
def test_whom_damage_destroys_no_player_has_destroyed() -> None:
    cards = (
        character("Slayer", "1/9/3", "While you destroyed a character this turn, this card gains 1 strength."),
        tactic("Bolt", "Cost: Pick a character.", "Effect: Inflict 2 damage to it."),
        tactic("Smite", "Cost: Pick a character.", "Effect: Destroy it."),
    )
    for card, mine in ("Bolt", "1/9/3"), ("Smite", "2/9/3"):
        for whose, stats in ("A", mine), ("B", "1/9/3"):
            there = {"A": [], "B": ["Grunt"]}
            there[whose] = [*there[whose], "Slayer"]
            t = scene(*cards, A={"hand": [card], "in play": there["A"]}, B={"in play": there["B"]})
            t.do(f"play {card}", "B's Grunt")
            assert t.pile("B") == ["Grunt"]
            assert t.stats("Slayer") == stats
            assert t.at_peace()


@pytest.mark.rule("spoils:302.9", "spoils:302.13", "spoils:O37")
def test_whoever_was_in_a_battle_as_it_was_destroyed_was_so_on_either_side() -> None:
    knell = location("Knell", 9, "If a character in a battle is destroyed, your faction gains 1 influence.")
    smite = tactic("Smite", "Cost: Pick a character.", "Effect: Destroy it.")
    a, b = {"in play": ["Brute", "Snail", "Knell"], "hand": ["Smite", "Trick"]}, {"in play": ["Giant", "Grunt"]}
    for victim, influence in ("A's Brute", 21), ("A's Snail", 20), ("B's Giant", 21), ("B's Grunt", 20):
        t = scene(knell, smite, A=a, B=b)
        t.do("attack B's faction", "A's Brute", "no more", "go on", "B: B's Giant", "B: no more", "play Smite", victim)
        assert t.influence("A") == influence
        while t.state.battle is not None:
            t.do("go on" if "go on" in t.offered else t.offered[0])
        assert t.at_peace()
