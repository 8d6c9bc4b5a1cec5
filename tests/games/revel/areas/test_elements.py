"""1.1 to 1.6 Game elements: cards, tokens, counters, markers and areas."""

from __future__ import annotations

import random
from dataclasses import asdict

import pytest

from coven.games.revel.areas.areas import SPACES
from coven.games.revel.areas.markers import MARKER_KINDS, STAMINA
from coven.games.revel.areas.spells import printed_value
from coven.games.revel.effects.meaning.power_and_resistance import value_of
from coven.games.revel.effects.meaning.winning import winner
from coven.games.revel.text.reading import compile_effect
from coven.games.revel.text.tree import Value
from coven.kernel import PositionError
from coven.language import TextError
from tests.games.revel.stage import resource, shield, stage, stance, strike, witch

EMBER = strike("Ember", 3, icons="flames")
WALL = shield("Wall", 4)
CALM = stance("Calm")


@pytest.mark.rule("revel:1.1.1")
def test_what_is_no_game_element_can_not_be_referred_to() -> None:
    with pytest.raises(TextError, match="chance decides who begins"):
        compile_effect("On Play: Discard 1 die.")
    odd = witch("Odd", "Her Power Is: Discard 1 Reminder.")
    real = witch("Real", "Her Power Is: Discard 1 Stamina marker.")
    nothing = stage(odd, EMBER, WALL, CALM, A={"witch": "Odd", "stance": "Calm", "spells": {1: "Ember", 2: "Wall"}})
    assert nothing.offered == ["draw a card", "pass"]
    assert nothing.why_not("use Odd") == "4.7.7"
    marker = stage(real, A={"witch": "Real"})
    assert "use Real" in marker.offered
    assert nothing.at_rest()
    assert marker.at_rest()


@pytest.mark.rule("revel:1.1.2", "revel:1.5.4")
def test_each_kind_of_element_has_its_own_characteristics() -> None:
    t = stage(strike("Flare", 3, "On Play: Draw 1 card.", icons="flames"), A={"hand": ["Flare"]})
    defn = t.state.sides[0].hand[0].defn
    assert (defn.name, defn.types, defn.power, defn.resistance) == ("Flare", ("strike spell",), 3, None)
    assert list(defn.icons) == ["flames"]
    assert defn.text == ("On Play: Draw 1 card.",)
    assert MARKER_KINDS == (STAMINA,)
    assert asdict(STAMINA) == {"name": "Stamina", "types": ("marker",)}
    assert not any(hasattr(STAMINA, value) for value in ("power", "resistance", "icons"))
    assert t.at_rest()


@pytest.mark.rule("revel:1.1.3")
def test_an_altered_value_is_state_and_ends_as_the_spell_leaves() -> None:
    tess = witch("Tess", "Her Power Is: Any 1 of your spells has +2 Power until the turn ends.")
    back = strike("Back", 1, "This Spell's Power Is: Draw this spell back.")
    t = stage(tess, back, A={"witch": "Tess", "spells": {1: "Back"}}, plays=2)
    before = t.state.rulings.index["Back"]
    t.do("use Tess")
    assert t.spell("A", 1).power == 3
    t.do("use Back")
    assert t.A["hand"] == ["Back"]
    t.do("play a card", "space 1")
    assert t.spell("A", 1).power == 1
    assert t.state.rulings.index["Back"] is before
    assert before.power == 1
    assert t.at_rest()


@pytest.mark.rule("revel:1.2.2", "revel:1.5.1")
def test_a_marker_is_no_card() -> None:
    tess = witch("Tess", "Her Power Is: Choose any 1 card on your side of the field. Draw 1 card.")
    t = stage(tess, EMBER, CALM, A={"witch": "Tess", "stance": "Calm", "spells": {1: "Ember"}}, plays=2)
    t.do("use Tess")
    assert t.offered == ["A's Ember in space 1", "A's Calm", "A's Tess", "A's Passion"]
    t.do("A's Calm")
    assert t.A["stamina"] == 4
    assert t.at_rest()


@pytest.mark.rule("revel:1.5.1")
def test_a_marker_comes_from_nowhere_and_changes_no_area_of_cards() -> None:
    tess = witch("Tess", "Her Power Is: Gain 1 Stamina.")
    t = stage(tess, EMBER, A={"witch": "Tess", "hand": ["Ember"], "discards": ["Ember"]}, plays=2)
    before = t.A
    t.do("use Tess")
    after = t.A
    assert (before.pop("stamina"), after.pop("stamina")) == (4, 5)
    before.pop("witch"), after.pop("witch")  # its Power has been used
    assert before == after
    assert t.at_rest()


@pytest.mark.rule("revel:1.3.9")
def test_current_power_is_the_printed_figure_with_counters_and_effects() -> None:
    t = stage(
        strike("Spark", 2),
        stance("Heat", "Your strike spells have +1 Power."),
        A={"stance": "Heat", "spells": {1: {"card": "Spark", "+1s": 1}}},
    )
    spell = t.state.sides[0].spells[0]
    assert spell is not None
    assert printed_value(spell, Value.POWER) == 2
    assert value_of(t.state, spell, Value.POWER) == 4
    assert t.spell("A", 1).power == 4
    assert t.at_rest()


@pytest.mark.rule("revel:1.3.10", "revel:0.4.3")
def test_a_value_that_lacks_counts_as_zero_and_is_not_had() -> None:
    drain = witch("Drain", "Her Power Is: Gain Passion equal to the Power of any 1 spell.")
    t = stage(drain, WALL, EMBER, A={"witch": "Drain", "spells": {1: "Wall"}}, B={"spells": {2: "Ember"}})
    t.do("use Drain")
    assert t.offered == ["A's Wall in space 1", "B's Ember in space 2"]
    other = t.fork().do("B's Ember in space 2")
    t.do("A's Wall in space 1")
    assert t.A["resources"] == {"Passion": 0}
    assert other.A["resources"] == {"Passion": 3}
    assert t.at_rest()


@pytest.mark.rule("revel:1.3.10")
def test_a_shield_has_no_power_at_all_not_zero_of_it() -> None:
    asks = witch("Asks", "Her Power Is: Discard 1 spell with Power.")
    t = stage(asks, WALL, strike("Nil", 0), A={"witch": "Asks", "spells": {1: "Wall"}})
    assert t.why_not("use Asks") == "4.7.7"
    assert (t.spell("A", 1).power, t.spell("A", 1).resistance) == (None, 4)
    zero = stage(asks, WALL, strike("Nil", 0), A={"witch": "Asks", "spells": {1: "Wall", 2: "Nil"}})
    zero.do("use Asks")
    assert zero.A["discards"] == ["Nil"]
    assert t.at_rest()
    assert zero.at_rest()


@pytest.mark.rule("revel:1.4a.1", "revel:1.4a.2")
def test_victory_tokens_only_show_who_is_winning_where() -> None:
    rng = random.Random(7)
    decks = {"deck": ["Ember", "Wall", "Plain Spark", "Ember", "Wall"] * 5}
    watched = stage(EMBER, WALL, A=decks, B=decks)
    unseen = watched.fork()
    shown = set()
    while watched.table.decision is not None:
        tokens = watched.view("A").winning
        leaders = [winner(watched.state, space) for space in range(SPACES)]
        assert tuple(tokens.values()) == tuple(None if seat is None else "AB"[seat] for seat in leaders)
        assert tokens == watched.view("B").winning == watched.view(None).winning
        shown |= set(tokens.values())
        answer = rng.choice(watched.offered)
        watched.do(answer)
        unseen.do(answer)
    assert shown == {"A", "B", None}
    assert watched.table.result == unseen.table.result


@pytest.mark.rule("revel:1.4b.1", "revel:1.4b.2")
def test_counters_are_added_and_removed_by_number() -> None:
    more = strike("More", 1, "This Spell's Power Is: Add 2 +1s to this spell.")
    less = witch("Less", "Her Power Is: Remove 1 +1 from any 1 of your spells.")
    t = stage(more, less, A={"witch": "Less", "spells": {1: "More"}}, plays=2)
    assert t.why_not("use Less") == "4.7.7"
    t.do("use More")
    assert t.spell("A", 1).plus == 2
    t.do("use Less")
    assert t.spell("A", 1).plus == 1
    assert t.A["spells"][1]["+1s"] == 1
    assert t.at_rest()
    three = stage(more, A={"spells": {1: {"card": "More", "+1s": 3}}})
    assert three.spell("A", 1).plus == 3
    assert three.at_rest()


@pytest.mark.rule("revel:1.4b.3")
def test_counters_are_gone_once_the_spell_has_left() -> None:
    back = strike("Back", 1, "This Spell's Power Is: Draw this spell back.")
    t = stage(back, A={"spells": {1: {"card": "Back", "+1s": 2}}}, plays=2)
    t.do("use Back")
    assert (t.A["hand"], t.A["spells"]) == (["Back"], {})
    t.do("play a card", "space 1")
    assert t.A["spells"] == {1: "Back"}
    assert (t.spell("A", 1).plus, t.spell("A", 1).power) == (0, 1)
    assert t.at_rest()


@pytest.mark.rule("revel:1.4b.4", "revel:S24")
def test_each_counter_adds_one_to_power() -> None:
    t = stage(EMBER, strike("Nil", 0), A={"spells": {1: {"card": "Ember", "+1s": 2}, 2: {"card": "Nil", "+1s": 1}}})
    assert (t.spell("A", 1).power, t.spell("A", 1).resistance) == (5, None)
    assert t.spell("A", 2).power == 1
    assert t.at_rest()


@pytest.mark.rule("revel:1.4b.5")
def test_a_counter_on_a_shield_adds_resistance_and_never_power() -> None:
    adds = witch("Adds", "Her Power Is: Add a +1 to any 1 of your spells. Check for overpower for it.")
    low = strike("Low", 0)
    t = stage(adds, shield("Veil", 2), low, A={"witch": "Adds", "spells": {1: "Veil"}}, B={"spells": {1: "Low"}})
    t.do("use Adds")
    assert (t.spell("A", 1).power, t.spell("A", 1).resistance) == (None, 3)
    assert tuple(t.view().winning.values()) == (None,) * SPACES
    assert t.B["spells"] == {1: "Low"}
    assert t.B["discards"] == []
    assert t.at_rest()


@pytest.mark.rule("revel:1.4b.6")
def test_mark_counters_on_the_passion_card_are_its_players_passion() -> None:
    spends = witch("Spends", "Her Power Is: Spend 3 Passion to draw 1 card.")
    marks = witch("Marks", "Her Power Is: Add 3 mark counters to your Passion card.")
    t = stage(
        spends, marks, A={"witch": "Marks", "resources": {"Passion": 0}}, B={"resources": {"Passion": 2}}, plays=2
    )
    t.do("use Marks")
    assert t.view().A.resources["Passion"].marks == 3
    assert (t.A["resources"], t.B["resources"]) == ({"Passion": 3}, {"Passion": 2})
    assert t.at_rest()
    enough = stage(spends, A={"witch": "Spends", "resources": {"Passion": 3}}, plays=2)
    enough.do("use Spends", "pay")
    assert (enough.A["resources"], enough.A["hand"]) == ({"Passion": 0}, ["Plain Spark"])
    assert enough.at_rest()


@pytest.mark.rule("revel:1.6.1")
def test_each_player_has_areas_of_their_own() -> None:
    empties = witch("Empties", "Her Power Is: Discard your hand.")
    robs = witch("Robs", "Her Power Is: Discard the opposing hand.")
    hands = {"hand": ["Ember", "Wall"]}
    mine = stage(EMBER, WALL, empties, A={"witch": "Empties", **hands}, B=hands).do("use Empties")
    theirs = stage(EMBER, WALL, robs, A={"witch": "Robs", **hands}, B=hands).do("use Robs")
    assert (mine.A["hand"], mine.A["discards"]) == ([], ["Ember", "Wall"])
    assert (mine.B["hand"], mine.B["discards"]) == (["Ember", "Wall"], [])
    assert (theirs.A["hand"], theirs.A["discards"]) == (["Ember", "Wall"], [])
    assert (theirs.B["hand"], sorted(theirs.B["discards"])) == ([], ["Ember", "Wall"])
    assert mine.at_rest()
    assert theirs.at_rest()


@pytest.mark.rule("revel:1.6.2")
def test_an_area_takes_only_what_belongs_there() -> None:
    puts = witch("Puts", "Her Power Is: Put 1 card from your discards onto an empty side of yours.")
    only_stance = stage(puts, CALM, A={"witch": "Puts", "discards": ["Calm"]})
    assert only_stance.why_not("use Puts") == "4.7.7"
    both = stage(puts, CALM, EMBER, A={"witch": "Puts", "discards": ["Calm", "Ember"]})
    both.do("use Puts", "space 3")
    assert (both.A["spells"], both.A["discards"]) == ({3: "Ember"}, ["Calm"])
    with pytest.raises(PositionError, match=r"Calm can't be there"):
        stage(CALM, A={"spells": {1: "Calm"}})
    with pytest.raises(PositionError, match=r"Ember can't be there"):
        stage(EMBER, A={"stance": "Ember"})
    assert only_stance.at_rest()
    assert both.at_rest()


@pytest.mark.rule("revel:1.6.3")
def test_effects_ordinarily_apply_on_the_field_only() -> None:
    torch = strike("Torch", 1, "Your spells have +1 Power.")
    t = stage(torch, EMBER, A={"hand": ["Torch"], "discards": ["Torch"], "spells": {1: "Ember"}}, plays=2)
    assert t.spell("A", 1).power == 3
    t.do("play a card", "space 2")
    assert (t.spell("A", 1).power, t.spell("A", 2).power) == (4, 2)
    assert t.at_rest()


@pytest.mark.rule("revel:1.11.2", "revel:1.11.3")
def test_a_named_resource_is_used_only_as_far_as_an_effect_allows() -> None:
    zeal = resource("Zeal")
    text = "Her Power Is: Gain 2 Passion. Gain 2 Zeal. Draw 1 card."
    without = stage(zeal, witch("Bare", text, of="Zeal"), A={"witch": "Bare"}, plays=2)
    without.do("use Bare")
    assert without.A["resources"] == {"Zeal": 0}
    assert without.A["hand"] == ["Plain Spark"]
    allowed = stage(zeal, witch("Full", text), A={"witch": "Full"}, plays=2)
    allowed.do("use Full")
    assert allowed.A["resources"] == {"Passion": 2}
    assert allowed.A["hand"] == ["Plain Spark"]
    beside = stage(zeal, witch("Beside", text, of="Zeal and Passion"), A={"witch": "Beside"}, plays=2)
    beside.do("use Beside")
    assert beside.A["resources"] == {"Zeal": 0, "Passion": 2}, "each resource card stands for what it is called"
    lone = stage(zeal, witch("Lone", "Her Power Is: Gain 2 Zeal.", of="Zeal"), A={"witch": "Lone"})
    assert lone.why_not("use Lone") == "4.7.7"
    for t in (without, allowed, beside, lone):
        assert t.at_rest()
