"""4.10 What words mean at a moment: nouns, amounts, conditions and values, also of what is gone."""

from __future__ import annotations

from typing import Any

import pytest

from coven.language.errors import TextError
from tests.games.revel.stage import Plain, Stage, shield, stage, stance, strike, witch

SPARK = "Plain Spark"
WARD = shield("Ward", 2)
BOTH = "Both\nA Strike Spell\nPower 2\nResistance 4\n"


def using(text: str, *cards: str, B: Plain | None = None, **a: Any) -> Stage:
    """A has used a witch's Power."""
    t = stage(witch("Wendy", f"Her Power Is: {text}"), *cards, A={"witch": "Wendy", **a}, B=B)
    return t.do("use Wendy")


def passion(t: Stage) -> int:
    """What A has gained."""
    assert t.at_rest()
    return int(t.A["resources"]["Passion"])


# Nouns


@pytest.mark.rule("revel:4.10.2")
def test_with_and_without_and_another_leave_out_what_they_say() -> None:
    spells = {1: {"card": SPARK, "+1s": 1}, 2: SPARK, 3: SPARK}
    assert passion(using("Gain 1 Passion for each spell without +1s.", spells=spells)) == 2
    assert passion(using("Gain 1 Passion for each spell with a +1.", spells=spells)) == 1
    other = strike("Other", 1, "This Spell's Power Is: Gain 1 Passion for each of your other spells.")
    t = stage(other, A={"spells": {1: "Other", 2: "Other"}}, B={"spells": {3: "Other"}}).do("use Other")
    assert passion(t) == 1


@pytest.mark.rule("revel:3.10.1", "revel:3.10.4")
def test_what_would_be_winning_is_what_that_much_more_power_would_make_win() -> None:
    text = "Gain 1 Passion for each of your spells that would be winning if it had +1 Power."
    b: dict[str, object] = {"spells": {1: SPARK, 2: "Ward", 3: "Ward", 4: "Wide Ward"}}
    spells = {1: SPARK, 2: SPARK, 3: {"card": SPARK, "+1s": 1}, 4: {"card": SPARK, "+1s": 1}, 5: SPARK}
    assert passion(using(text, WARD, shield("Wide Ward", 3), spells=spells, B=b)) == 3  # in spaces 1, 3 and 5


@pytest.mark.rule("revel:3.10.3")
def test_more_power_that_only_draws_level_would_not_be_winning() -> None:
    text = "Add a +1 to each of your spells that would be winning if it had +1 Power."
    t = using(text, spells={1: SPARK, 2: SPARK}, B={"spells": {1: {"card": SPARK, "+1s": 1}, 2: SPARK}})
    assert t.A["spells"] == {1: SPARK, 2: {"cards": [SPARK], "+1s": 1}}  # 1 + 1 against 2, and against 1
    assert t.at_rest()


@pytest.mark.rule("revel:1.3.10")
def test_a_spell_without_power_would_not_be_winning_with_more_of_it() -> None:
    text = "Gain 1 Passion for each of your spells that would be winning if it had +1 Power."
    assert passion(using(text, WARD, strike("Null", 0), spells={1: "Ward", 2: "Null"})) == 1
    assert (
        passion(using("Gain 1 Passion for each spell with 1 or less Power.", WARD, spells={1: "Ward", 2: SPARK})) == 1
    )


@pytest.mark.rule("revel:1.3.10", "revel:S50")
@pytest.mark.parametrize(("asked", "gained"), [("1 or less Power", 0), ("exactly 0 Power", 0), ("2 Resistance", 1)])
def test_a_spell_without_power_is_asked_about_as_it_is_named(asked: str, gained: int) -> None:
    """'Discard 1 spell with 1 or less Power' and 'Choose 1 spell. If it has 1 or less Power, discard it' mean the same
    spells: one that has no Power has not 0 of it."""
    named = using(f"Gain 1 Passion for each of your spells with {asked}.", WARD, spells={1: "Ward"})
    chosen = using(f"Choose 1 of your spells. If it has {asked}, gain 1 Passion.", WARD, spells={1: "Ward"})
    assert passion(named) == passion(chosen) == gained


@pytest.mark.rule("revel:S50")
def test_a_shield_card_is_none_with_so_little_power() -> None:
    """A strike with 0 is one."""
    text = "Draw 1 spell card with 1 or less Power from your discards."
    t = using(text, WARD, strike("Null", 0), strike("Big", 2), discards=["Ward", "Null", "Big"])
    assert (t.A["hand"], t.A["discards"]) == (["Null"], ["Ward", "Big"])
    assert t.at_rest()


@pytest.mark.rule("revel:S50", "revel:1.3.10")
def test_beside_another_figure_no_power_is_0() -> None:
    low = strike("Low", 1, "This Spell's Power Is: Discard each other spell with less Power than this spell.")
    t = stage(low, WARD, A={"spells": {1: "Low", 2: "Ward", 3: SPARK}}).do("use Low")
    assert (t.A["discards"], list(t.A["spells"])) == (["Ward"], [1, 3])
    assert t.at_rest()


@pytest.mark.rule("revel:4.10.14", "revel:1.10.1")
def test_a_spell_that_has_left_is_compared_with_as_it_was() -> None:
    last = strike(
        "Last", 3, "When This Spell Is Discarded: Discard each opposing spell with less Power than this spell."
    )
    theirs = {1: SPARK, 2: {"card": SPARK, "+1s": 1}, 3: {"card": SPARK, "+1s": 2}}
    t = using("Discard any 1 of your spells.", last, spells={1: "Last"}, B={"spells": theirs})
    assert (t.A["discards"], t.B["discards"], list(t.B["spells"])) == (["Last"], [SPARK, SPARK], [3])
    assert t.at_rest()


@pytest.mark.rule("revel:4.10.4")
def test_a_card_of_the_opponents_is_not_ones_own() -> None:
    text = "Gain 1 Passion for each card in your opponent's discards."
    assert passion(using(text, discards=[SPARK] * 3, B={"discards": [SPARK]})) == 1


@pytest.mark.rule("revel:3.2.4")
def test_a_card_off_the_field_is_without_counters() -> None:
    with pytest.raises(TextError, match=r"has no \+1s any more \(3\.2\.4\)"):
        using("Gain 1 Passion for each spell card without +1s in your discards.", discards=[SPARK, SPARK])


# Amounts


@pytest.mark.rule("revel:2.3.6")
def test_plays_are_the_current_players() -> None:
    for whose, gained in (("your opponent has", 1), ("you have", 0)):
        spite = stance("Spite", f"When Your Opponent Draws: Gain 1 Passion for each play {whose}.")
        t = using("Draw 1 card.", spite, B={"stance": "Spite"})
        assert t.B["resources"] == {"Passion": gained}
        assert t.at_rest()


@pytest.mark.rule("revel:0.2.11")
@pytest.mark.parametrize(("spells", "gained"), [(1, 0), (2, 1), (3, 1), (4, 2)])
def test_for_every_2_counts_whole_pairs(spells: int, gained: int) -> None:
    t = using("Gain 1 Passion for every 2 of your spells.", spells=dict.fromkeys(range(1, spells + 1), SPARK))
    assert passion(t) == gained


@pytest.mark.rule("revel:4.10.14", "revel:1.7.9")
def test_what_a_spell_had_counts_its_counters_too() -> None:
    text = "Discard any 1 opposing spell. Gain 1 Passion for each +1 it had."
    assert passion(using(text, B={"spells": {1: {"card": SPARK, "+1s": 3}}})) == 3


# Conditions


@pytest.mark.rule("revel:0.2.9")
def test_a_condition_asks_for_as_many_times_as_it_says_and_of_whom_it_says() -> None:
    glad = stance(
        "Glad", "This Stance's Power Is: Draw 1 card if you gained 3 or more Passion this turn. Lose 1 Stamina."
    )
    once = using("Gain 3 Passion.", glad, stance="Glad").do("use Glad")
    assert len(once.A["hand"]) == 1
    less = using("Gain 2 Passion.", glad, stance="Glad").do("use Glad")
    assert less.A["hand"] == []
    theirs = using("Your opponent gains 3 Passion.", glad, stance="Glad").do("use Glad")
    assert theirs.A["hand"] == []
    twice = stance(
        "Twice", "This Stance's Power Is: Draw 1 card if you played 2 or more cards this turn. Lose 1 Stamina."
    )
    t = stage(twice, A={"stance": "Twice", "hand": [SPARK]}, plays=2).do("play a card", "space 1", "use Twice")
    assert t.A["hand"] == []
    for one in (once, less, theirs, t):
        assert one.at_rest()


@pytest.mark.rule("revel:4.10.14")
@pytest.mark.parametrize(("card", "gained"), [("Ward", 1), (SPARK, 0)])
def test_what_is_gone_was_what_it_was(card: str, gained: int) -> None:
    text = "Discard any 1 opposing spell. If that spell was a shield spell, gain 1 Passion."
    assert passion(using(text, WARD, B={"spells": {1: card}})) == gained


@pytest.mark.rule("revel:4.10.12", "revel:4.10.14")
@pytest.mark.parametrize(("tense", "gained"), [("is", 0), ("was", 1)])
def test_what_is_gone_was_something_and_is_nothing(tense: str, gained: int) -> None:
    may = "Choose any 1 opposing spell. Discard it if you have no Passion."  # so that it may still be there
    text = f"{may} If that spell {tense} a shield spell, gain 1 Passion."
    assert passion(using(text, WARD, B={"spells": {1: "Ward"}})) == gained


@pytest.mark.rule("revel:4.10.8")
@pytest.mark.parametrize(("cards", "gained"), [(["Ember", "Ember"], 1), (["Ember"], 0)])
def test_those_are_something_only_if_all_of_them_are(cards: list[str], gained: int) -> None:
    text = "Discard 2 opposing spells. If those spells were stitched, gain 1 Passion."
    spells = {1: {"cards": ["Ember", "Ember"]}, 2: {"cards": cards}}
    assert passion(using(text, strike("Ember", 1, icons="flames"), B={"spells": spells})) == gained


@pytest.mark.rule("revel:1.9.4")
def test_whose_turn_it_is_is_asked_of_whom_the_words_name() -> None:
    mine = stance("Mine", "When You Draw: If it is your opponent's turn, gain 1 Passion.")
    assert passion(using("Draw 1 card.", mine, stance="Mine")) == 0
    spite = stance("Spite", "When Your Opponent Draws: If it is your opponent's turn, gain 1 Passion.")
    t = using("Draw 1 card.", spite, B={"stance": "Spite"})
    assert t.B["resources"] == {"Passion": 1}
    assert t.at_rest()


# Values


@pytest.mark.rule("revel:1.3.9")
def test_a_value_may_fall_below_zero_in_between_but_not_in_the_end() -> None:
    sag = stance("Sag", "Opposing spells have -3 Power.")
    rise = witch("Rise", "Your spells have +2 Power.")
    boost = {"of": "B", "says": "This spell has +2 Power until the turn ends.", "on": ["B 1"]}
    fall = {"of": "A", "says": "This spell has -4 Power until the turn ends.", "on": ["B 1"]}
    b = {"witch": "Rise", "spells": {1: {"card": SPARK, "+1s": 1}, 2: SPARK}}
    t = stage(sag, rise, A={"stance": "Sag"}, B=b)
    assert (t.spell("B", 1).power, t.spell("B", 2).power) == (1, 0)  # 2 - 3 + 2, and 1 - 3 + 2
    u = stage(sag, rise, A={"stance": "Sag"}, B={"spells": {1: {"card": SPARK, "+1s": 4}}}, lasting=[fall, boost])
    assert u.spell("B", 1).power == 0  # 5 - 3 - 4 + 2
    v = stage(sag, rise, A={}, B={"spells": {1: {"card": SPARK, "+1s": 2}}}, lasting=[fall, boost])
    assert v.spell("B", 1).power == 1  # 3 - 4 + 2
    sagging = strike("Sagging", 0, "This spell has -2 Power.")
    text = "Gain Passion equal to the total Power of your spells."
    assert passion(using(text, sagging, spells={1: SPARK, 2: "Sagging"})) == 1


@pytest.mark.rule("revel:1.3.9")
def test_what_lasts_for_a_while_is_added_before_a_power_stops_at_zero() -> None:
    sag = stance("Sag", "Opposing spells have -3 Power.")
    boost = {"of": "B", "says": "This spell has +4 Power until the turn ends.", "on": ["B 1"]}
    t = stage(sag, A={"stance": "Sag", "spells": {1: SPARK}}, B={"spells": {1: SPARK, 2: SPARK}}, lasting=[boost])
    assert (t.spell("B", 1).power, t.spell("B", 2).power) == (2, 0)  # 1 - 3 + 4, and 1 - 3
    assert t.spell("A", 1).power == 1


@pytest.mark.rule("revel:1.4b.5", "revel:1.4b.4")
def test_a_counter_on_a_spell_with_both_values_adds_to_power_alone() -> None:
    t = stage(BOTH, WARD, A={"spells": {1: {"card": "Both", "+1s": 1}, 2: {"card": "Ward", "+1s": 1}}})
    assert (t.spell("A", 1).power, t.spell("A", 1).resistance) == (3, 4)
    assert (t.spell("A", 2).power, t.spell("A", 2).resistance) == (None, 3)
    assert t.at_rest()


@pytest.mark.rule("revel:5.8.3")
def test_a_spell_with_both_values_is_compared_by_its_power() -> None:
    t = stage(BOTH, strike("Three", 3), A={"hand": ["Three"]}, B={"spells": {1: "Both"}}, plays=2)
    t.do("play a card", "space 1")
    assert t.B["discards"] == ["Both"]
    assert t.at_rest()


@pytest.mark.rule("revel:1.3.10")
@pytest.mark.parametrize(("power", "across", "drawn", "passion"), [
    (3, None, 0, 0), (0, None, 0, 0), (3, 2, 1, 0), (2, 2, 0, 1), (1, 2, 0, 0),
])  # fmt: skip
def test_what_is_not_there_has_no_value_to_compare_with(
    power: int, across: int | None, drawn: int, passion: int
) -> None:
    proud = strike(
        "Proud",
        power,
        "This Spell's Power Is: If this spell has more Power than the opposing spell, draw 1 card.",
        "This Spell's Power Is: If this spell has the same Power as the opposing spell, gain 1 Passion.",
    )
    b = {"spells": {1: "Across"}} if across is not None else {}
    t = stage(proud, strike("Across", across or 0), A={"spells": {1: "Proud"}}, B=b)
    t.do("use Proud (1)", "use Proud (1)")
    assert (len(t.A["hand"]), t.A["resources"]) == (drawn, {"Passion": passion})
    assert t.at_rest()


@pytest.mark.rule("revel:S23")
def test_the_power_or_resistance_of_a_spell_that_has_both_is_its_power() -> None:
    spiked = "Spiked\nA Shield Spell\nPower 2\nResistance 9\n"
    tess = witch("Tess", "Her Power Is: Gain Passion equal to the Power or Resistance of any 1 spell.")
    t = stage(spiked, tess, A={"witch": "Tess", "spells": {1: "Spiked"}}).do("use Tess")
    assert t.A["resources"] == {"Passion": 2}
    assert t.at_rest()


@pytest.mark.rule("revel:4.10.2")
@pytest.mark.parametrize(
    ("spells", "each", "all"), [([1, 1], 0, 1), ([2, 2], 1, 1), ([1, 2], 0, 1), ([1], 0, 0), ([2], 1, 1)]
)
def test_what_each_spell_has_is_not_what_they_have_together(spells: list[int], each: int, all: int) -> None:
    cards = [strike("One", 1), strike("Two", 2)]
    side = {space: ["One", "Two"][power - 1] for space, power in enumerate(spells, start=1)}
    for words, passion in (("each of your spells has", each), ("your spells have", all)):
        t = using(f"If {words} 2 or more Power, gain 1 Passion.", *cards, spells=side)
        assert t.A["resources"] == {"Passion": passion}
        assert t.at_rest()
