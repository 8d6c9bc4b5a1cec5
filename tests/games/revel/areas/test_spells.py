"""1.7 Spells: what they are made of, and the one state they have."""

from __future__ import annotations

import random

import pytest

from coven.games.revel.areas.areas import A
from coven.games.revel.areas.elements import Element
from coven.games.revel.areas.spells import has_types
from coven.games.revel.effects.meaning.references import everything
from coven.games.revel.effects.records import Resolving
from coven.games.revel.text.tree import Kind, Noun
from tests.games.revel.stage import Stage, shield, stage, stance, strike, witch

EMBER = strike("Ember", 3, icons="flames")
GALE = strike("Gale", 5, icons="flames")


def element(t: Stage, space: int) -> Element:
    """A's spell in a space, itself."""
    spell = t.state.sides[0].spells[space - 1]
    assert spell is not None
    return spell


def used(t: Stage, space: int) -> tuple[str, ...]:
    """The cards of A's spell in a space whose Powers were used this turn."""
    spell = t.view().A.spells[space]
    assert spell is not None
    return spell.used


@pytest.mark.rule("revel:1.7.1")
def test_a_spell_is_not_its_card() -> None:
    tess = witch("Tess", "Her Power Is: Choose 1 spell. Add a +1 to it.")
    t = stage(tess, EMBER, A={"witch": "Tess", "spells": {2: "Ember"}, "hand": ["Ember"]}, plays=2)
    spell = element(t, 2)
    card = spell.cards[0]
    chosen = everything(t.state, Resolving(A, card, spell.id, 0), Noun(Kind.SPELL))
    assert chosen == [spell.id]
    assert card not in chosen
    t.do("use Tess")
    assert t.A["spells"] == {2: {"cards": ["Ember"], "+1s": 1}}
    assert element(t, 2).id == spell.id
    assert t.at_rest()


@pytest.mark.rule("revel:1.7.2")
def test_two_cards_share_a_side_only_by_stitching() -> None:
    cards = [EMBER, GALE, strike("Lone", 2), strike("Moon", 2, icons="moonlight"), shield("Wall", 2)]
    deck = {"deck": ["Ember", "Lone", "Gale", "Wall", "Moon"] * 5}
    pairs = set()
    for seed in range(4):
        rng = random.Random(seed)
        t = stage(*cards, A=deck, B=deck, seed=seed)
        while t.table.decision is not None:
            t.do(rng.choice(t.offered))
            for side in t.state.sides:
                for spell in side.spells:
                    if spell is not None and len(spell.cards) > 1:
                        first, second = spell.cards
                        assert f"stitches {second} onto {first} in space {spell.space + 1}" in "\n".join(t.log())
                        assert spell.stitched
                        pairs.add(frozenset((str(first), str(second))))
    icons = [{"Ember"}, {"Gale"}, {"Ember", "Gale"}, {"Moon"}]
    assert pairs
    assert all(pair in icons for pair in pairs)


@pytest.mark.rule("revel:1.7.3")
def test_an_empty_side_holds_no_spell() -> None:
    tess = witch("Tess", "Her Power Is: Gain 1 Passion for each of your spells. Add a +1 to each of your spells.")
    t = stage(tess, EMBER, GALE, A={"witch": "Tess", "spells": {1: "Ember", 5: "Gale"}}, plays=2)
    t.do("use Tess")
    assert t.A["resources"] == {"Passion": 2}
    assert t.A["spells"] == {1: {"cards": ["Ember"], "+1s": 1}, 5: {"cards": ["Gale"], "+1s": 1}}
    assert t.view().A.spells[3] is None
    assert t.at_rest()


@pytest.mark.rule("revel:1.7.4", "revel:1.7.5")
def test_a_spell_that_comes_back_is_another_spell() -> None:
    twice = strike("Twice", 2, "This Spell's Power Is: Add a +1 to this spell.")
    ends = witch("Ends", "Her Power Is: Draw any 1 of your spells back.")
    t = stage(twice, ends, A={"witch": "Ends", "hand": ["Twice"]}, plays=3)
    t.do("play a card", "space 1", "use Twice")
    first = element(t, 1)
    assert (first.plus, used(t, 1)) == (1, ("Twice",))
    t.do("use Ends")
    assert t.A["spells"] == {}
    assert t.state.element(first.id) is None
    t.do("play a card", "space 1")
    second = element(t, 1)
    assert second.cards == first.cards
    assert second.id != first.id
    assert (second.plus, used(t, 1), second.stitched) == (0, (), False)
    assert "use Twice" in t.offered
    assert t.at_rest()


@pytest.mark.rule("revel:1.7.6")
def test_a_stitched_spell_has_the_names_and_effects_of_both_cards() -> None:
    ember = strike("Ember", 3, "This Spell's Power Is: Gain 1 Passion.", icons="flames")
    gale = strike("Gale", 5, "This Spell's Power Is: Draw 1 card.", icons="flames, moonlight", types=" & A Familiar")
    finds = witch("Finds", 'Her Power Is: Add a +1 to 1 spell named "Ember". Add a +1 to 1 spell named "Gale".')
    t = stage(ember, gale, finds, A={"witch": "Finds", "spells": {1: {"cards": ["Ember", "Gale"]}}}, plays=2)
    assert {"use Ember", "use Gale"} <= set(t.offered)
    t.do("use Ember", "use Gale", "use Finds")
    assert t.A["resources"] == {"Passion": 1}
    assert t.A["hand"] == ["Plain Spark"]
    assert t.spell("A", 1).plus == 2
    assert t.spell("A", 1).cards == ("Ember", "Gale")
    assert t.at_rest()
    typed = witch("Typed", "Her Power Is: Add a +1 to 1 Familiar. Add a +1 to 1 spell with a moonlight icon.")
    t = stage(ember, gale, typed, A={"witch": "Typed", "spells": {1: {"cards": ["Ember", "Gale"]}}}, plays=2)
    t.do("use Typed")
    assert t.spell("A", 1).plus == 2
    assert t.at_rest()


@pytest.mark.rule("revel:1.7.6")
def test_a_stitched_spell_puts_the_types_of_both_cards_together() -> None:
    cat = strike("Cat", 1, icons="flames", types=" & A Familiar")
    aegis = strike("Aegis", 1, icons="flames", types=" & A Shield Spell")
    tess = witch("Tess", "Her Power Is: Draw 1 card for each Familiar shield spell.")
    a = {"witch": "Tess", "spells": {1: "Cat", 2: "Aegis", 3: "Cat"}, "hand": ["Aegis"]}
    t = stage(cat, aegis, tess, A=a, plays=2)
    assert t.fork().do("use Tess").A["hand"] == ["Aegis"]  # none is both by itself
    t.do("play a card", "space 1, stitching onto Cat", "use Tess")
    assert (t.A["hand"], len(t.B["deck"])) == (["Plain Spark"], 10)
    assert t.at_rest()


@pytest.mark.rule("revel:1.7.7")
def test_figures_are_added_up_and_what_modifies_the_spell_counts_once() -> None:
    stitched = {"cards": ["Ember", "Gale"]}
    heat = stance("Heat", "Your strike spells have +1 Power.")
    assert stage(EMBER, GALE, A={"spells": {1: stitched}}).spell("A", 1).power == 8
    assert stage(EMBER, GALE, A={"spells": {1: {**stitched, "+1s": 1}}}).spell("A", 1).power == 9
    t = stage(EMBER, GALE, heat, A={"stance": "Heat", "spells": {1: {**stitched, "+1s": 1}}})
    assert t.spell("A", 1).power == 10
    assert t.at_rest()


@pytest.mark.rule("revel:1.7.8")
@pytest.mark.parametrize("name", ["Ember", "Wall"])
def test_a_spell_of_one_card_is_as_its_card(name: str) -> None:
    t = stage(EMBER, shield("Wall", 4), A={"spells": {1: name}})
    card = element(t, 1).cards[0].defn
    seen = t.spell("A", 1)
    assert (seen.name, seen.cards) == (card.name, (card.name,))
    assert (seen.power, seen.resistance) == (card.power, card.resistance)
    assert (seen.plus, seen.stitched, seen.used) == (0, False, ())
    for word in ("spell", "strike", "shield", "familiar"):
        assert has_types(element(t, 1).cards, (word,)) is card.has_type(word)
    assert t.at_rest()


@pytest.mark.rule("revel:1.7.9")
def test_the_spell_has_one_state_for_all_its_cards() -> None:
    grows = strike("Grows", 2, "This Spell's Power Is: Add a +1 to this spell.", icons="flames")
    t = stage(grows, GALE, A={"spells": {1: {"cards": ["Gale", "Grows"]}}}, plays=2)
    t.do("use Grows")
    assert (t.spell("A", 1).power, t.spell("A", 1).plus) == (8, 1)
    spell = element(t, 1)
    assert [card.defn.power for card in spell.cards] == [5, 2]
    assert not any(hasattr(card, "plus") for card in spell.cards)
    assert t.at_rest()


@pytest.mark.rule("revel:1.7.10", "revel:1.7.11", "revel:5.7.13")
def test_counters_stay_when_a_spell_is_stitched() -> None:
    four = strike("Four", 4, icons="flames")
    t = stage(EMBER, four, A={"hand": ["Four"], "spells": {1: {"card": "Ember", "+1s": 2}}}, plays=2)
    before = element(t, 1)
    assert not t.spell("A", 1).stitched
    t.do("play a card", "space 1, stitching onto Ember")
    after = element(t, 1)
    assert after.id == before.id
    assert t.A["spells"] == {1: {"cards": ["Ember", "Four"], "+1s": 2}}
    assert (t.spell("A", 1).power, t.spell("A", 1).stitched) == (9, True)
    assert t.A["stamina"] == 3
    assert t.at_rest()


@pytest.mark.rule("revel:1.7.11")
def test_a_lone_strike_is_never_stitched() -> None:
    tess = witch("Tess", "Her Power Is: Gain 1 Passion for each stitched spell. Draw 1 card.")
    lone = {"spells": {1: "Ember", 2: "Gale"}}
    t = stage(tess, EMBER, GALE, A={"witch": "Tess", **lone}, B={"spells": {1: {"cards": ["Ember", "Gale"]}}}, plays=2)
    t.do("use Tess")
    assert t.A["resources"] == {"Passion": 1}
    assert [t.spell("A", space).stitched for space in (1, 2)] == [False, False]
    assert t.spell("B", 1).stitched
    assert t.at_rest()


@pytest.mark.rule("revel:1.7.12")
@pytest.mark.parametrize(
    ("text", "area"), [("Discard any 1 of your spells.", "discards"), ("Draw any 1 of your spells back.", "hand")]
)
def test_a_spell_that_is_moved_takes_all_its_cards_along(text: str, area: str) -> None:
    tess = witch("Tess", f"Her Power Is: {text}")
    t = stage(tess, EMBER, GALE, A={"witch": "Tess", "spells": {1: {"cards": ["Ember", "Gale"]}}}, plays=2)
    t.do("use Tess")
    assert t.A["spells"] == {}
    assert sorted(t.A[area]) == ["Ember", "Gale"]
    assert len(t.A["hand"]) + len(t.A["discards"]) == 2
    assert len(t.A["deck"]) == 10
    assert t.at_rest()


@pytest.mark.rule("revel:1.7.13", "revel:1.7.12")
@pytest.mark.parametrize(("first", "second"), [("Ember", "Gale"), ("Gale", "Ember")])
def test_a_stitched_spell_goes_to_the_deck_in_its_players_order(first: str, second: str) -> None:
    tess = witch("Tess", "Her Power Is: Stash any 1 spell.")
    t = stage(tess, EMBER, GALE, A={"witch": "Tess"}, B={"spells": {3: {"cards": ["Ember", "Gale"]}}}, plays=2)
    t.do("use Tess")
    assert t.asked == "B"
    assert t.offered == ["Ember", "Gale"]
    t.do(first)
    assert t.B["deck"] == ["Plain Spark"] * 10 + [first, second]
    assert t.B["spells"] == {}
    assert len(t.A["deck"]) == 10
    assert t.at_rest()
