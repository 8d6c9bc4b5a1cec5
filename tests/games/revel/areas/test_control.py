"""1.9, 1.10 Who owns and controls what, and what opposes what."""

from __future__ import annotations

import inspect
import random

import pytest

from coven.games.revel.areas.areas import BOTH, A
from coven.games.revel.areas.elements import Element
from coven.games.revel.effects.meaning.references import everything, player_of
from coven.games.revel.effects.records import Resolving
from coven.games.revel.text.reading import compile_effect
from coven.games.revel.text.tree import Kind, Noun, Whose
from coven.games.revel.text.words.vocabulary import Verb
from coven.language import TextError
from tests.games.revel.stage import Stage, shield, stage, stance, strike, witch

EMBER = strike("Ember", 3, icons="flames")
GALE = strike("Gale", 5, icons="flames")


@pytest.mark.rule("revel:1.9.1", "revel:1.9.8")
def test_what_a_player_brought_stays_that_players_throughout_the_game() -> None:
    rng = random.Random(3)
    wall = shield("Wall", 2, "When This Spell Is Discarded: Draw 1 card.")
    deck = {"deck": ["Ember", "Wall", "Gale", "Ember", "Wall"] * 5}
    t = stage(EMBER, GALE, wall, A=deck, B=deck)
    brought = [{card.number for card in side.deck} for side in t.state.sides]
    markers = [set(side.stamina) for side in t.state.sides]
    assert [len(four) for four in markers] == [4, 4]
    while t.table.decision is not None:
        t.do(rng.choice(t.offered))
        for seat in BOTH:
            side = t.state.sides[seat]
            spells = [card for spell in t.state.spells_of(seat) for card in spell.cards]
            cards = [*side.deck, *side.hand, *side.discards, *spells]
            assert {card.number for card in cards} == brought[seat]
            assert all(card.owner == seat for card in cards)
            assert set(side.stamina) <= markers[seat]
            assert all(player_of(t.state, marker) == seat for marker in side.stamina)


@pytest.mark.rule("revel:1.9.2")
def test_only_what_is_on_the_field_has_a_controller() -> None:
    tess = witch("Tess", "Her Power Is: Discard any 1 of your spells.")
    t = stage(tess, EMBER, A={"witch": "Tess", "spells": {1: "Ember"}}, plays=2)
    spell = t.state.sides[0].spells[0]
    assert spell is not None
    me = Resolving(A, spell.cards[0], spell.id, 0)
    mine = Noun(Kind.SPELL, whose=Whose.YOUR)
    assert everything(t.state, me, mine) == [spell.id]
    t.do("use Tess")
    assert everything(t.state, me, mine) == []
    assert t.state.element(spell.id) is None
    assert [card.owner for card in t.state.sides[0].discards] == [A]
    assert t.at_rest()


@pytest.mark.rule("revel:1.9.3")
def test_control_never_changes() -> None:
    for text in ("On Play: Gain control of any 1 spell.", "On Play: Move any 1 spell to your side."):
        with pytest.raises(TextError):
            compile_effect(text)
    # An element's owner and controller are one, and nothing that changes an element can give it another.
    assert "owner" not in inspect.signature(Element.changed).parameters
    thief = witch("Thief", "Her Power Is: Put 1 spell card from any discards onto an empty side of yours.")
    t = stage(thief, EMBER, A={"witch": "Thief"}, B={"discards": ["Ember"]})
    assert t.why_not("use Thief") == "4.7.7"
    assert t.at_rest()


@pytest.mark.rule("revel:1.9.4")
def test_you_is_the_owner_while_nobody_controls_the_card() -> None:
    echo = strike("Echo", 1, "When This Card Is Discarded From Your Hand: You draw 1 card.")
    tess = witch("Tess", "Her Power Is: Your opponent discards 1 card from their hand.")
    t = stage(echo, tess, A={"witch": "Tess"}, B={"hand": ["Echo"]}, plays=2)
    t.do("use Tess")
    assert t.B["discards"] == ["Echo"]
    assert (t.B["hand"], len(t.B["deck"])) == (["Plain Spark"], 9)
    assert (t.A["hand"], len(t.A["deck"])) == ([], 10)
    assert t.at_rest()


@pytest.mark.rule("revel:1.9.4")
def test_you_is_the_controller_on_the_field() -> None:
    glow = strike("Glow", 1, "When A Turn Ends: Gain 1 Passion.")
    t = stage(glow, B={"spells": {1: "Glow"}})
    t.do("pass")
    assert (t.A["resources"], t.B["resources"]) == ({"Passion": 0}, {"Passion": 1})
    assert t.at_rest()


@pytest.mark.rule("revel:1.9.5")
def test_a_power_is_for_its_controller_only() -> None:
    vane = strike("Vane", 1, "This Spell's Power Is: Draw 1 card.")
    t = stage(vane, B={"spells": {1: "Vane"}})
    assert t.offered == ["draw a card", "pass"]
    assert t.why_not("use Vane") == "4.7.2"
    assert t.at_rest()


@pytest.mark.rule("revel:1.9.6")
def test_no_noun_names_a_victory_token() -> None:
    t = stage(EMBER, A={"spells": {1: "Ember"}})
    spell = t.state.sides[0].spells[0]
    assert spell is not None
    assert t.view().winning[1] == "A"
    for seat in BOTH:
        me = Resolving(seat, spell.cards[0], spell.id, 0)
        for kind in Kind:
            for whose in (Whose.YOUR, Whose.OPPOSING, Whose.ANY):
                for ref in everything(t.state, me, Noun(kind, whose=whose), Verb.CHOOSE, seat):
                    assert isinstance(ref, int)
                    assert t.state.element(ref) is not None or any(ref in side.stamina for side in t.state.sides)
    with pytest.raises(TextError):
        compile_effect("On Play: Discard 1 victory token.")
    assert t.at_rest()


@pytest.mark.rule("revel:1.9.7")
def test_counters_are_controlled_where_they_lie() -> None:
    gives = strike("Gives", 1, "This Spell's Power Is: Add a +1 to any 1 spell.")
    text = "Her Power Is: Gain 1 Passion for each +1 on your spells. Draw 1 card."
    tess = witch("Tess", text)
    mine, theirs = {"witch": "Tess", "spells": {1: "Gives"}}, {"witch": "Tess", "spells": {1: "Ember"}}
    t = stage(gives, EMBER, tess, A=mine, B=theirs, plays=2)
    t.do("use Gives", "B's Ember in space 1", "use Tess")
    assert t.A["resources"] == {"Passion": 0}
    t.do("pass", "B: use Tess")
    assert t.B["resources"] == {"Passion": 1}
    assert t.at_rest()


@pytest.mark.rule("revel:1.9.8")
def test_stamina_markers_are_their_players_own() -> None:
    tess = witch("Tess", "Her Power Is: Discard 1 of your Stamina markers.")
    t = stage(tess, A={"witch": "Tess"}, plays=2)
    for seat in BOTH:
        assert len(t.state.sides[seat].stamina) == 4
        assert {player_of(t.state, marker) for marker in t.state.sides[seat].stamina} == {seat}
    t.do("use Tess")
    assert {words.split(" ")[0] for words in t.offered} == {"A's"}
    t.do(t.offered[0])
    assert (t.A["stamina"], t.B["stamina"]) == (3, 4)
    assert t.at_rest()


def facing(text: str, **b: object) -> Stage:
    """A's witch has a Power; A has spells in spaces 2 and 4."""
    tess = witch("Tess", f"Her Power Is: {text}")
    lone = strike("Lone", 1, "This Spell's Power Is: Add a +1 to the opposing spell.")
    cards = [tess, lone, EMBER, GALE, stance("Calm")]
    return stage(*cards, A={"witch": "Tess", "spells": {2: "Lone"}, "discards": ["Gale"]}, B=b, plays=2)


@pytest.mark.rule("revel:1.10.1")
def test_opposing_means_the_opponents_element_or_area() -> None:
    t = facing("Add a +1 to the opposing witch. Draw 1 card for each +1 on the opposing witch.")
    t.do("use Tess")
    assert t.B["witch"] == {"cards": ["Novice"], "+1s": 1}
    assert "+1s" not in t.A["witch"]
    assert len(t.A["hand"]) == 1
    assert t.at_rest()
    t = facing("Stash all cards in the opposing discards.", discards=["Ember"])
    t.do("use Tess")
    assert (t.B["discards"], t.B["deck"][-1]) == ([], "Ember")
    assert t.A["discards"] == ["Gale"]
    assert t.at_rest()


@pytest.mark.rule("revel:1.10.2")
def test_a_spell_opposes_only_the_one_across_its_space() -> None:
    t = facing("Draw 1 card.", spells={2: "Ember", 3: "Gale"})
    t.do("use Lone")
    assert t.B["spells"] == {2: {"cards": ["Ember"], "+1s": 1}, 3: "Gale"}
    assert t.at_rest()
    t = facing("Draw 1 card.", spells={1: "Ember", 3: "Gale"})
    assert t.why_not("use Lone") == "4.7.7"
    assert t.at_rest()
