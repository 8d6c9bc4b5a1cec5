"""Texts as a whole: 201.5a, 202.9a, 401.1, 503.1, 507.1, O16, O42."""

from __future__ import annotations

import pytest

from coven.games.spoils.text.reading import compile_text
from coven.games.spoils.text.tree import Adjustment, Replacement, Trigger
from coven.language import TextError
from tests.games.spoils.stage import character, item, tactic
from tests.games.spoils.texts import scene

SAYS = {
    tactic: ("Effect: Draw a card.",),
    item: ("SIP", "Cost: Deplete this card.", "Effect: Draw a card."),
}
"""What a card may say, by its type."""


@pytest.mark.rule("spoils:201.5a")
def test_all_that_a_card_does_is_its_text() -> None:
    for make, text in SAYS.items():
        for says, drawn in ((text, ["Coin"]), ((), [])):  # with its text, and with the text taken away
            t = scene(make("Thing", *says), A={"hand": ["Thing"], "in play": ["Grunt"]})
            t.do("play Thing")
            if "use SIP of Thing" in t.offered:
                t.do("use SIP of Thing")
            assert t.hand("A") == drawn
            assert (t.stats("Grunt"), t.influence("A"), t.influence("B")) == ("2/2/3", 20, 20)
            assert t.at_peace()
    for says, strength in (("Characters you control gain 1 strength.",), "3/2/3"), ((), "2/2/3"):
        t = scene(item("Banner", *says), A={"in play": ["Banner", "Grunt"]}, B={"in play": ["Brute"]})
        assert (t.stats("Grunt"), t.stats("Brute")) == (strength, "3/3/3")


@pytest.mark.rule("spoils:201.5e", "spoils:501.1")
def test_what_is_in_italics_is_no_rules_text() -> None:
    idler = character("Idler", "2/2/3", "*(This card can attack twice each turn, and draws you a card.)*")
    t = scene(idler, A={"in play": ["Idler"]})
    t.do("attack B's faction", "A's Idler")
    assert t.influence("B") == 18
    assert t.offered == ["end the turn"]  # it attacks once, like any other
    assert t.x("Idler").card.text.paragraphs == ()
    learn = tactic("Learn", "Effect: Draw a card. *Learning is never lost.*", "*It was, though.*")
    t = scene(learn, A={"hand": ["Learn"]})
    t.do("play Learn")
    assert t.hand("A") == ["Coin"]
    assert t.at_peace()
    with pytest.raises(TextError, match="Learn"):
        scene(tactic("Learn", "*Now* Effect: Dance a jig."), A={"hand": ["Learn"]})


@pytest.mark.rule("spoils:202.9a")
def test_a_faction_is_picked_only_where_it_is_named() -> None:
    card = tactic("Any Card", "Cost: Pick a card.", "Effect: Deplete it.")
    either = tactic("Zap", "Cost: Pick a character or faction.", "Effect: Inflict 1 damage to it.")
    t = scene(card, either, A={"hand": ["Any Card", "Zap"], "in play": ["Grunt"]})
    t.do("play Any Card")
    assert t.offered == ["A's Grunt"]
    t.do("A's Grunt", "play Zap")
    assert sorted(t.offered) == ["A's Camp", "A's Grunt", "B's Camp"]
    t.do("B's Camp")
    assert t.influence("B") == 19
    assert t.at_peace()


@pytest.mark.rule("spoils:401.1")
def test_a_cost_may_mix_instructions_numbers_and_restrictions() -> None:
    gun = item("Gun", "FIRE", "Cost: Use this only during your turn. Deplete this card. Pay 2.", "Effect: Draw a card.")
    t = scene(gun, A={"in play": ["Gun", "Coin"]})
    assert t.offered == ["end the turn"]
    t = scene(gun, A={"in play": ["Gun", "2x Coin"]})
    t.do("use FIRE of Gun")
    assert t.the("Gun")["depleted"]
    assert t.free("A") == 0
    assert t.hand("A") == ["Coin"]
    assert t.at_peace()


@pytest.mark.rule("spoils:503.1", "spoils:O46")
def test_a_paragraph_that_begins_with_if_is_a_trigger_unless_it_says_more() -> None:
    trigger = compile_text(("If this card is destroyed, draw a card.",))
    instead = compile_text(("If this card is destroyed, put it into its owner's hand instead.",))
    reduces = compile_text(("If damage is inflicted to a faction, reduce the amount by 1.",))
    at = compile_text(("At the start of your turn, draw a card.",))
    kinds = [type(text.paragraphs[0]) for text in (trigger, instead, reduces, at)]
    assert kinds == [Trigger, Replacement, Adjustment, Trigger]


@pytest.mark.rule("spoils:507.1")
def test_a_keyword_is_the_whole_of_its_behaviour() -> None:
    sneak = character("Sneak", "2/2/3", "Covert")
    torch = tactic("Torch", "Cost: Pick a character.", "Effect: It loses covert this turn.")
    t = scene(sneak, torch, A={"in play": ["Sneak"], "hand": ["Torch"]}, B={"in play": ["Giant"]})
    twin = t.fork()
    t.do("attack B's faction", "A's Sneak", "go on", "go on")
    while not t.at_rest():
        t.do("go on")
    assert t.influence("B") == 18  # the Giant could not block
    twin.do("play Torch", "A's Sneak", "attack B's faction", "A's Sneak")
    assert twin.asked == "B"
    assert "B's Giant" in twin.offered


@pytest.mark.rule("spoils:O16")
def test_each_of_several_characters_that_hit_together_has_destroyed_the_card() -> None:
    hunter = character("Hunter", "2/2/3", "If a character is destroyed by this card, draw a card.")
    t = scene(hunter, A={"in play": ["Hunter", "Hunter"]}, B={"in play": [{"card": "Giant", "damage": 2}]})
    t.do("attack B's faction", "A's Hunter", "A's Hunter", "B: B's Giant")
    while not t.at_rest():
        t.do(t.offered[0])
    assert t.pile("B") == ["Giant"]
    assert t.hand("A") == ["Coin", "Coin"]


@pytest.mark.rule("spoils:O42")
def test_a_resource_that_has_become_a_character_attacks_without_being_depleted() -> None:
    rouse = tactic(
        "Rouse", "Cost: Pick a resource.", "Effect: It gains the character type, 2 strength, and 2 life this turn."
    )
    t = scene(rouse, A={"hand": ["Rouse"], "in play": ["Coin"]})
    t.do("play Rouse", "A's Coin", "attack B's faction", "A's Coin")
    while not t.at_rest():
        t.do("go on")
    assert t.influence("B") == 18
    assert "depleted" not in t.the("Coin")
