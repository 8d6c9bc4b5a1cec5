"""4 Effects where their rules meet: whose they are, what they wait for, what interrupts what, and what lasts."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.revel.stage import Plain, Stage, shield, stage, stance, strike, witch

SPARK = "Plain Spark"
WARD = shield("Ward", 2)
BIG = strike("Big", 5)


def using(text: str, *cards: str, B: Plain | None = None, bluff: bool = False, **a: Any) -> Stage:
    """A may use a witch's Power."""
    return stage(witch("Wendy", f"Her Power Is: {text}"), *cards, A={"witch": "Wendy", **a}, B=B, bluff=bluff)


# Consequences


@pytest.mark.rule("revel:4.6.1")
@pytest.mark.parametrize(
    ("text", "drawn"), [("Gain 1 Passion.", 0), ("Gain 2 Passion.", 1), ("Gain 1 Passion. Gain 1 Passion.", 0)]
)
def test_2_or_more_is_a_matter_of_one_event(text: str, drawn: int) -> None:
    t = using(text, stance("Hoard", "When You Gain 2 Or More Passion: Draw 1 card."), stance="Hoard")
    t.do("use Wendy")
    assert len(t.A["hand"]) == drawn
    assert t.at_rest()


@pytest.mark.rule("revel:4.6.1")
def test_a_condition_with_a_place_is_met_from_there_only() -> None:
    wake = stance("Wake", "When You Discard A Card From Your Hand: Gain 1 Passion.")
    t = using(
        "Discard any 1 of your spells. Discard 1 card from your hand.",
        wake,
        stance="Wake",
        hand=[SPARK],
        spells={1: SPARK},
    )
    t.do("use Wendy")
    assert (t.A["discards"], t.A["resources"]) == ([SPARK, SPARK], {"Passion": 1})
    assert t.at_rest()


@pytest.mark.rule("revel:4.6.1")
def test_a_condition_about_the_opponent_is_not_met_by_oneself() -> None:
    envy = stance("Envy", "When Your Opponent Draws: Gain 1 Passion.")
    t = using("Draw 1 card.", envy, stance="Envy", B={"stance": "Envy"}).do("use Wendy")
    assert (t.A["resources"], t.B["resources"]) == ({"Passion": 0}, {"Passion": 1})
    assert t.at_rest()


@pytest.mark.rule("revel:5.8.5")
def test_who_overpowers_is_not_overpowered() -> None:
    hurt = stance("Hurt", "When 1 Of Your Spells Is Overpowered: Gain 1 Passion.")
    feast = witch("Feast", "When You Overpower A Spell: Gain Passion equal to the Power that spell had.")
    t = stage(
        hurt,
        feast,
        BIG,
        A={"stance": "Hurt", "witch": "Feast", "hand": ["Big"]},
        B={"stance": "Hurt", "spells": {1: {"card": SPARK, "+1s": 2}}},
        plays=2,
    )
    t.do("play a card", "space 1")
    assert (t.A["resources"], t.B["resources"]) == ({"Passion": 3}, {"Passion": 1})
    assert t.at_rest()


@pytest.mark.rule("revel:4.10.12")
def test_it_is_the_spell_that_was_played_and_not_the_card_it_was() -> None:
    grim = stance("Grim", "When You Play A Strike Spell: Discard it.")
    shy = strike("Shy", 1, "On Play: Draw this spell.")
    t = stage(grim, shy, A={"stance": "Grim", "hand": ["Shy"]}, plays=2)
    t.do("play a card", "space 1", "Shy: On Play")
    assert (t.A["hand"], t.A["spells"], t.A["discards"]) == (["Shy"], {}, [])
    assert t.at_rest()


# Cost effects


@pytest.mark.rule("revel:0.3.2")
def test_a_cost_effect_is_paid_by_who_acts() -> None:
    toll = stance("Toll", "To Play A Strike Spell: Spend 1 Passion.")
    t = stage(
        toll,
        A={"hand": [SPARK], "resources": {"Passion": 2}},
        B={"stance": "Toll", "resources": {"Passion": 2}},
        plays=2,
    )
    t.do("play a card", "space 1", "A: pay")
    assert (t.A["resources"], t.B["resources"]) == ({"Passion": 1}, {"Passion": 2})
    assert t.at_rest()


@pytest.mark.rule("revel:4.3.1", "revel:0.3.3", "revel:0.4.6")
def test_a_cost_of_one_spell_is_not_a_cost_of_others() -> None:
    costly = strike("Costly", 1, "To Discard This Spell: Spend 1 Passion.")
    t = using("Discard any 1 opposing spell.", costly, B={"spells": {1: "Costly", 2: SPARK, 3: SPARK}})
    t.do("use Wendy")
    assert t.offered == ["B's Plain Spark in space 2", "B's Plain Spark in space 3"]  # A has no Passion
    t.do("B's Plain Spark in space 3")
    assert t.B["discards"] == [SPARK]
    assert t.at_rest()


@pytest.mark.rule("revel:5.7.6", "revel:4.3.3")
def test_stitching_costs_what_playing_costs_and_what_stitching_costs() -> None:
    toll = stance("Toll", "To Play A Strike Spell: Spend 1 Passion.")
    ember = strike("Ember", 1, "To Play: Spend 2 Passion.", "To Stitch This Card: Spend 4 Passion.", icons="flames")
    t = stage(
        toll,
        ember,
        A={"stance": "Toll", "hand": ["Ember"], "spells": {1: "Ember"}, "resources": {"Passion": 9}},
        plays=2,
    )
    t.do("play a card", "space 1, stitching onto Ember", "pay", "pay", "pay")
    assert t.A["resources"] == {"Passion": 2}
    assert t.at_rest()


@pytest.mark.rule("revel:4.3.1")
def test_a_cost_applies_if_it_applies_to_any_of_what_is_acted_on() -> None:
    toll = stance("Toll", "To Discard A Strike Spell Card: Spend 1 Passion.")
    t = using(
        "Discard 2 cards from your hand.", toll, WARD, hand=["Ward", SPARK], resources={"Passion": 1}, stance="Toll"
    )
    t.do("use Wendy", "pay")
    assert (t.A["resources"], t.A["hand"]) == ({"Passion": 0}, [])
    assert t.at_rest()


# Interruptions


@pytest.mark.rule("revel:4.9.14")
@pytest.mark.parametrize(("revealed", "asked"), [({}, "B"), ({"Ward": "until your next turn"}, "A")])
def test_with_bluff_who_shows_the_whole_hand_is_not_asked(revealed: dict[str, str], asked: str) -> None:
    parry = shield("Parry", 1, "When Your Opponent Would Draw: If this card is in your hand, discard it to stop it.")
    t = using(
        "Draw 1 card.", parry, WARD, B={"hand": ["Ward"], "revealed": revealed, "deck": ["Parry"] * 5}, bluff=True
    )
    t.do("use Wendy")
    assert t.asked == asked


@pytest.mark.rule("revel:4.9.4")
def test_a_changed_event_is_that_of_who_does_it_then() -> None:
    twist = stance("Twist", "When Your Opponent Would Draw: Gain 1 Passion instead.")
    keen = stance("Keen", "When You Would Gain Passion: Lose 1 Stamina.")
    t = using("Draw 1 card.", twist, keen, stance="Keen", B={"stance": "Twist"}).do("use Wendy")
    assert (t.A["stamina"], t.A["resources"], t.B["resources"]) == (4, {"Passion": 0}, {"Passion": 1})
    assert t.at_rest()


@pytest.mark.rule("revel:4.9.4")
def test_a_changed_event_is_no_longer_about_what_it_was_about() -> None:
    save = stance("Save", "When You Would Discard A Strike Spell Card: Discard your stance instead.")
    spy = stance("Spy", "When Your Opponent Would Discard A Strike Spell Card: Gain 1 Passion.")
    t = using("Discard 1 card from your hand.", save, spy, stance="Save", hand=[SPARK], B={"stance": "Spy"}).do(
        "use Wendy"
    )
    assert (t.A["hand"], t.A["discards"], t.B["resources"]) == ([SPARK], ["Save"], {"Passion": 0})
    assert t.at_rest()


@pytest.mark.rule("revel:4.9.11", "revel:4.9.5")
def test_what_is_stopped_is_not_interrupted_any_further() -> None:
    hush = stance("Hush", "When You Would Gain Passion: Stop it.")
    spy = stance("Spy", "When Your Opponent Would Gain Passion: Draw 1 card.")
    t = using("Gain 1 Passion.", hush, spy, stance="Hush", B={"stance": "Spy"}).do("use Wendy")
    assert (t.A["resources"], t.B["hand"]) == ({"Passion": 0}, [])
    assert t.at_rest()


@pytest.mark.rule("revel:1.9.4", "revel:4.9.1")
def test_you_in_an_interruption_is_whose_it_is() -> None:
    spy = stance("Spy", "When Your Opponent Would Draw: Gain 1 Passion.")
    t = using("Draw 1 card.", spy, B={"stance": "Spy"}).do("use Wendy")
    assert (t.A["resources"], t.B["resources"]) == ({"Passion": 0}, {"Passion": 1})
    assert t.at_rest()


@pytest.mark.rule("revel:4.10.8", "revel:4.9.3")
def test_it_in_an_interruption_is_what_it_is_about() -> None:
    save = stance("Save", "When 1 Of Your Spells Would Be Discarded: Draw it instead.")
    t = using("Discard any 1 opposing strike spell.", save, WARD, B={"stance": "Save", "spells": {1: "Ward", 2: SPARK}})
    t.do("use Wendy")
    assert (t.B["hand"], t.B["spells"], t.B["discards"]) == ([SPARK], {1: "Ward"}, [])
    assert t.at_rest()


@pytest.mark.rule("revel:4.9.13", "revel:4.10.8")
def test_that_spell_of_a_card_that_interrupts_from_hand_is_the_one_it_is_about() -> None:
    parry = shield(
        "Parry",
        1,
        "When 1 Of Your Spells Would Be Discarded: If this card is in your hand, add 2 +1s to that spell. "
        "Discard this card.",
    )
    t = using(
        "Discard any 1 opposing strike spell.", parry, WARD, B={"hand": ["Parry"], "spells": {1: "Ward", 2: SPARK}}
    )
    t.do("use Wendy", "B: reveal Parry")
    assert "2 x +1 added to B's Plain Spark in space 2" in t.log()
    assert (t.B["hand"], t.B["spells"]) == ([], {1: "Ward"})
    assert sorted(t.B["discards"]) == ["Parry", SPARK]
    assert t.at_rest()


# What lasts


@pytest.mark.rule("revel:1.9.4", "revel:0.2.3")
def test_you_of_what_lasts_is_whose_effect_made_it_in_whosever_turn() -> None:
    curb = stance("Curb", "When Your Opponent Plays A Spell: Your opponent can't draw cards this turn.")
    give = witch("Give", "Her Power Is: Your opponent draws 1 card. Gain 1 Passion.")
    t = stage(curb, give, A={"witch": "Give", "hand": [SPARK]}, B={"stance": "Curb"}, plays=2, full_control=(0,))
    t.do("play a card", SPARK, "space 1")
    assert "draw a card" not in t.offered
    assert t.why_not("draw a card") == "0.2.3"
    t.do("use Give")
    assert t.B["hand"] == [SPARK]  # B can
    assert t.at_rest()


@pytest.mark.rule("revel:0.0.1", "revel:4.4.1")
def test_what_lasts_is_chosen_by_whose_effect_it_is() -> None:
    curse = stance("Curse", "When Your Opponent Plays A Spell: Any 1 spell has +2 Power until the turn ends.")
    t = stage(curse, A={"hand": [SPARK], "spells": {2: SPARK}}, B={"stance": "Curse"}, plays=2)
    t.do("play a card", "space 1", "B: A's Plain Spark in space 2")
    assert (t.spell("A", 1).power, t.spell("A", 2).power) == (1, 3)
    assert t.at_rest()


@pytest.mark.rule("revel:4.4.1")
def test_of_two_things_made_true_for_a_while_both_are() -> None:
    t = using("Any 1 of your spells has +1 Power and +2 Resistance until the turn ends.", WARD, spells={1: "Ward"})
    t.do("use Wendy")
    assert (t.spell("A", 1).resistance, t.spell("A", 1).power) == (4, None)
    assert t.at_rest()


@pytest.mark.rule("revel:4.4.1")
def test_a_count_is_settled_when_what_lasts_begins() -> None:
    glow = stance("Glow", "This Stance's Power Is: Gain 3 Passion.")
    t = using(
        "Your strike spells have +1 Power for each Passion you have until the turn ends.",
        glow,
        stance="Glow",
        spells={1: SPARK},
        resources={"Passion": 2},
    )
    t.do("use Wendy")
    assert t.spell("A", 1).power == 3
    t.do("use Glow")
    assert t.spell("A", 1).power == 3
    assert t.at_rest()


@pytest.mark.rule("revel:4.4.1", "revel:4.4.3")
def test_a_count_of_an_ongoing_effect_is_never_settled_and_multiplies() -> None:
    pride = stance(
        "Pride", "While you have 1 or more Passion, your strike spells have +2 Power for each Passion you have."
    )
    t = using("Gain 1 Passion.", pride, stance="Pride", spells={1: SPARK}, resources={"Passion": 1})
    assert t.spell("A", 1).power == 3
    t.do("use Wendy")
    assert t.spell("A", 1).power == 5
    assert t.at_rest()


@pytest.mark.rule("revel:4.10.8")
def test_it_after_what_was_made_true_is_what_it_was_made_true_of() -> None:
    t = using("Any 1 spell has +1 Power until the turn ends. Add a +1 to it.", spells={1: SPARK, 2: SPARK})
    t.do("use Wendy", "A's Plain Spark in space 2")
    assert (t.spell("A", 1).power, t.spell("A", 2).power, t.spell("A", 2).plus) == (1, 3, 1)
    assert t.at_rest()


@pytest.mark.rule("revel:4.4.3", "revel:4.4.4", "revel:3.4.10")
def test_what_enters_applies_at_once_and_what_leaves_no_longer() -> None:
    pride = stance("Pride", "Your strike spells have +1 Power.")
    t = stage(pride, stance("Calm"), A={"hand": ["Pride", "Calm"], "spells": {1: SPARK}}, plays=3)
    t.do("play a card", "Pride")
    assert t.spell("A", 1).power == 2
    t.do("play a card")
    assert (t.A["stance"], t.spell("A", 1).power) == ("Calm", 1)
    assert t.at_rest()


@pytest.mark.rule("revel:1.9.4", "revel:0.1.3")
def test_you_of_a_card_in_discards_is_its_owner_in_whosever_turn() -> None:
    ghost = strike("Ghost", 1, "While this card is in your discards, your spells have +1 Power.")
    t = stage(ghost, A={"spells": {1: SPARK}}, B={"discards": ["Ghost"], "spells": {2: SPARK}})
    assert (t.spell("A", 1).power, t.spell("B", 2).power) == (1, 2)
    assert t.at_rest()


# Powers


@pytest.mark.rule("revel:4.7.4", "revel:S46", "revel:4.7.8")
def test_a_power_whose_use_was_stopped_is_used() -> None:
    hush = stance("Hush", "When Your Opponent Would Use A Power: Stop the use.")
    joy = strike("Joy", 1, "When You Use A Power: Draw 1 card.")
    t = using("Gain 1 Passion.", hush, joy, spells={1: "Joy"}, B={"stance": "Hush"}).do("use Wendy")
    assert (t.A["resources"], t.A["hand"]) == ({"Passion": 0}, [])
    assert "use Wendy" not in t.offered
    assert t.why_not("use Wendy") == "4.7.4"
    assert t.at_rest()


# What can't be done


@pytest.mark.rule("revel:0.2.3")
def test_a_prohibition_binds_what_it_names_and_nothing_else() -> None:
    rock = strike("Rock", 1, "This spell can't be discarded.")
    t = using("Discard any 1 opposing spell.", rock, B={"spells": {1: "Rock", 2: SPARK, 3: SPARK}}).do("use Wendy")
    assert t.offered == ["B's Plain Spark in space 2", "B's Plain Spark in space 3"]
    guard = stance("Guard", "This Stance's Power Is: Choose any 1 opposing spell. It can't be discarded this turn.")
    u = using("Discard any 1 opposing spell.", guard, stance="Guard", B={"spells": {1: SPARK, 2: SPARK, 3: SPARK}})
    u.do("use Guard", "B's Plain Spark in space 2", "use Wendy")
    assert u.offered == ["B's Plain Spark in space 1", "B's Plain Spark in space 3"]
    v = using("Gain 1 Passion. Gain 1 Stamina.", stance("Dry", "Players can't gain Passion."), stance="Dry")
    v.do("use Wendy")
    assert (v.A["resources"], v.A["stamina"]) == ({"Passion": 0}, 5)
    assert v.at_rest()


@pytest.mark.rule("revel:0.2.3", "revel:4.4.1")
@pytest.mark.parametrize("passion", [0, 1])
def test_a_prohibition_with_a_condition_binds_while_that_holds(passion: int) -> None:
    ban = stance("Ban", "While you have 1 or more Passion, your opponent can't draw cards.")
    t = stage(ban, B={"stance": "Ban", "resources": {"Passion": passion}}, full_control=(0,))
    assert ("draw a card" in t.offered) == (not passion)
    assert t.at_rest()


@pytest.mark.rule("revel:0.4.8")
def test_chosen_this_way_is_what_would_be_chosen_when_a_pick_is_judged() -> None:
    rock = strike("Rock", 1, "This spell can't be discarded.")
    text = "Choose any 1 opposing spell. Discard the spell chosen this way."
    t = using(text, rock, B={"spells": {1: "Rock", 2: SPARK, 3: SPARK}}).do("use Wendy")
    assert t.offered == ["B's Plain Spark in space 2", "B's Plain Spark in space 3"]
