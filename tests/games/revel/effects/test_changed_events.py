"""4 Effects that meet in one event: what it becomes, whose it is, and what is counted of a turn."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.revel.stage import Plain, Stage, resource, shield, stage, stance, strike, witch

SPARK = "Plain Spark"
WARD = shield("Ward", 2)
BIG = strike("Big", 5)


def ready(text: str, *cards: str, B: Plain | None = None, **a: Any) -> Stage:
    """A may use a witch's Power."""
    edition = a.pop("edition", "comprehensive")
    return stage(witch("Wendy", f"Her Power Is: {text}"), *cards, A={"witch": "Wendy", **a}, B=B, edition=edition)


def using(text: str, *cards: str, B: Plain | None = None, **a: Any) -> Stage:
    return ready(text, *cards, B=B, **a).do("use Wendy")


# What an event becomes


@pytest.mark.rule("revel:4.9.3", "revel:4.9.8", "revel:5.2.2")
def test_a_draw_that_takes_the_place_of_a_draw_is_not_interrupted_again() -> None:
    double = stance("Double", "When You Would Draw: Draw 2 cards instead.")
    spy = stance("Spy", "When Your Opponent Would Draw: Gain 1 Passion.")
    t = using("Draw 1 card.", double, spy, stance="Double", B={"stance": "Spy"})
    assert (len(t.A["hand"]), t.B["resources"]) == (2, {"Passion": 1})
    assert t.at_rest()


@pytest.mark.rule("revel:4.9.3", "revel:4.9.8", "revel:5.10.3")
def test_a_gain_that_takes_the_place_of_a_gain_is_not_interrupted_again() -> None:
    double = stance("Double", "When You Would Gain Passion: Gain 2 Passion instead.")
    spy = stance("Spy", "When Your Opponent Would Gain Passion: Gain 1 Stamina.")
    t = using("Gain 1 Passion.", double, spy, stance="Double", B={"stance": "Spy"})
    assert (t.A["resources"], t.B["stamina"]) == ({"Passion": 2}, 5)
    assert t.at_rest()


@pytest.mark.rule("revel:4.9.4", "revel:4.9.8")
def test_what_was_a_draw_and_is_a_discard_now_is_no_draw_any_more() -> None:
    change = stance("Change", "When You Would Draw: Discard 1 card from your hand instead.")
    spy = stance("Spy", "When Your Opponent Would Draw: Gain 1 Passion.")
    t = using("Draw 1 card.", change, spy, stance="Change", hand=[SPARK], B={"stance": "Spy"})
    assert (t.A["hand"], t.A["discards"], t.B["resources"]) == ([], [SPARK], {"Passion": 0})
    assert t.at_rest()


@pytest.mark.rule("revel:4.9.4", "revel:4.9.9")
def test_what_was_a_draw_and_is_a_loss_now_meets_what_waits_for_a_loss() -> None:
    change = stance("Change", "When You Would Draw: Lose 1 Stamina instead.")
    spy = stance("Spy", "When Your Opponent Would Lose Stamina: Gain 1 Passion.")
    t = using("Draw 1 card.", change, spy, stance="Change", B={"stance": "Spy"})
    assert (t.A["hand"], t.A["stamina"], t.B["resources"]) == ([], 3, {"Passion": 1})
    assert t.at_rest()


@pytest.mark.rule("revel:4.9.11", "revel:4.9.12")
def test_what_takes_the_place_of_something_that_is_then_stopped_does_not_happen() -> None:
    change = stance("Change", "When You Would Draw: Lose 1 Stamina instead.")
    hush = stance("Hush", "When Your Opponent Would Lose Stamina: Stop the loss.")
    t = using("Draw 1 card. Gain 1 Passion.", change, hush, stance="Change", B={"stance": "Hush"})
    assert (t.A["hand"], t.A["stamina"], t.A["resources"]) == ([], 4, {"Passion": 1})
    assert t.at_rest()


# Costs


@pytest.mark.rule("revel:5.2.3", "revel:4.3.1")
def test_it_in_the_cost_of_a_draw_is_the_next_draw() -> None:
    open_ = stance("Open", "To Draw A Card: Reveal it.")
    t = using("Draw 1 card.", open_, WARD, stance="Open", deck=["Ward", SPARK]).do("pay")
    assert "A reveals Ward" in t.log("B")
    assert t.A["hand"] == ["Ward"]
    assert t.at_rest()


# Where cards work


@pytest.mark.rule("revel:0.1.3", "revel:4.1.4", "revel:4.4.3", "revel:4.4.4", "revel:3.7.2")
def test_what_works_from_discards_works_as_soon_as_it_is_there_and_no_longer() -> None:
    ghost = strike("Ghost", 1, "While this card is in your discards, your spells have +1 Power.")
    back = stance("Back", "This Stance's Power Is: Draw 1 card from your discards.")
    t = ready("Discard 1 card from your hand.", ghost, back, hand=["Ghost"], stance="Back", spells={1: SPARK})
    assert t.spell("A", 1).power == 1
    t.do("use Wendy")
    assert (t.A["discards"], t.spell("A", 1).power) == (["Ghost"], 2)
    t.do("use Back")
    assert (t.A["hand"], t.spell("A", 1).power) == (["Ghost"], 1)
    assert t.at_rest()


# Chosen above


@pytest.mark.rule("revel:4.10.9", "revel:4.10.8", "revel:4.10.10")
def test_of_two_choices_above_the_one_made_last_counts_whichever_is_printed_first() -> None:
    grudge = strike(
        "Grudge",
        1,
        "This Spell's Power Is: Choose any 1 of your opponent's strike spells.",
        "This Spell's Power Is: Choose any 1 of your opponent's spells.",
        "This Spell's Power Is: Discard the spell chosen above.",
    )
    t = stage(grudge, A={"spells": {1: "Grudge"}}, B={"spells": {1: SPARK, 2: SPARK}})
    other = "use Grudge: Choose any 1 of your opponent's spells"
    t.do(other, "B's Plain Spark in space 2")
    t.do("use Grudge: Choose any 1 of your opponent's strike spells", "B's Plain Spark in space 1")
    t.do("use Grudge: Discard the spell chosen above")
    assert t.B["spells"] == {2: SPARK}
    assert t.at_rest()


# What happened this turn


def told(text: str, *cards: str, **a: Any) -> int:
    """How many cards A holds after having used a spell's Power, and then the witch's."""
    first = strike("First", 1, f"This Spell's Power Is: {a.pop('first')}")
    t = ready(text, first, WARD, *cards, spells={1: "First", **a.pop("spells", {})}, **a)
    t.do("use First")
    while not t.at_rest():
        t.do(t.offered[0])
    t.do("use Wendy")
    assert t.at_rest()
    return len(t.A["hand"])


@pytest.mark.rule("revel:1.7.4", "revel:4.10.2", "revel:0.2.8")
def test_what_was_discarded_this_turn_was_discarded_from_where_it_was() -> None:
    text = "If you discarded a card from your hand this turn, draw 1 card."
    assert told(text, first="Discard 1 card from your hand.", hand=["Ward"]) == 1
    assert told(text, first="Discard any 1 of your shield spells.", spells={2: "Ward"}) == 0


@pytest.mark.rule("revel:1.7.4")
def test_a_card_discarded_this_turn_was_of_a_kind() -> None:
    text = "If you discarded a shield spell card this turn, draw 1 card."
    assert told(text, first="Discard 1 card from your hand.", hand=["Ward"]) == 1
    assert told(text, first="Discard 1 card from your hand.", hand=[SPARK]) == 0


@pytest.mark.rule("revel:1.7.4")
def test_a_card_discarded_from_hand_this_turn_was_no_spell() -> None:
    text = "If you discarded a spell this turn, draw 1 card."
    assert told(text, first="Discard 1 card from your hand.", hand=["Ward"]) == 0
    assert told(text, first="Discard any 1 of your shield spells.", spells={2: "Ward"}) == 1


@pytest.mark.rule("revel-starter:domination.2", "revel-starter:domination.3")
def test_who_only_uses_a_spells_power_under_domination_has_played_no_spell() -> None:
    busy = strike("Busy", 1, "This Spell's Power Is: Gain 1 Passion.")
    winning = {3: SPARK, 4: SPARK, 5: SPARK}
    t = stage(busy, A={"spells": {1: "Busy"}}, B={"spells": winning}, edition="starter").do("use Busy", "pass")
    assert (t.asked, t.A["resources"], t.A["stamina"], t.B["stamina"]) == ("B", {"Passion": 1}, 3, 4)
    assert t.at_rest()


@pytest.mark.rule("revel-starter:win.1", "revel-starter:plus.1")
def test_a_counter_that_makes_a_fifth_spell_winning_wins_at_once() -> None:
    five = dict.fromkeys(range(1, 6), SPARK)
    text = "Add a +1 to any 1 of your spells. Your opponent gains 1 Stamina."
    t = using(text, spells=five, B={"spells": {3: SPARK}}, edition="starter")
    assert t.table.result is None
    t.do("A's Plain Spark in space 3")
    assert str(t.table.result) == "A wins by having five winning spells (win.1)"
    assert t.B["stamina"] == 4


# Resources


@pytest.mark.rule("revel:5.10.6", "revel:1.11.3", "revel:5.10.1")
@pytest.mark.parametrize(("stands", "essence"), [("Calm", 1), (None, 0)])
def test_what_lets_a_player_gain_a_resource_may_have_a_condition(stands: str | None, essence: int) -> None:
    allow = "While you control a stance, you can gain Essence."
    mild = witch("Mild", allow, "Her Power Is: Gain 1 Essence. Draw 1 card.")
    a: Plain = {"witch": "Mild", "resources": {"Essence": 0}, **({"stance": stands} if stands else {})}
    t = stage(mild, resource("Essence"), stance("Calm"), A=a).do("use Mild")
    assert (t.A["resources"], len(t.A["hand"])) == ({"Passion": 0, "Essence": essence}, 1)
    assert t.at_rest()


# Markers


@pytest.mark.rule("revel:6.4.1", "revel:1.9.7")
def test_a_marker_has_its_name() -> None:
    t = using('Add a +1 to 1 marker named "Stamina". Draw 1 card for each of your +1s.')
    while not t.at_rest():
        t.do(t.offered[0])
    assert len(t.A["hand"]) == 1


# Interruptions of what others have made of an event


TWISTS = [
    ("When Your Opponent Would Play A Strike Spell: Gain 1 Passion instead.", {}, {}),
    ("When Your Opponent Would Overpower: Gain 1 Passion instead.", {1: "Big"}, {1: SPARK}),
]


@pytest.mark.rule("revel:4.9.11", "revel:4.9.4")
@pytest.mark.parametrize(("text", "mine", "theirs"), TWISTS)
def test_what_took_an_events_place_and_was_stopped_does_not_happen_either(
    text: str, mine: Plain, theirs: Plain
) -> None:
    twist, hush = stance("Twist", text), stance("Hush", "When Your Opponent Would Gain Passion: Stop the gain.")
    t = stage(
        twist,
        hush,
        BIG,
        A={"hand": ["Big"], "stance": "Hush"},
        B={"stance": "Twist", "spells": theirs},
        plays=2,
    )
    t.do("play a card")
    if not t.at_rest():
        t.do("space 1")
    assert (t.A["spells"], t.B["spells"], t.B["resources"]) == (mine, theirs, {"Passion": 0})
    assert t.at_rest()


@pytest.mark.rule("revel:4.9.4", "revel:1.9.4")
def test_what_the_opponent_does_instead_is_the_opponents_event() -> None:
    twist = stance("Twist", "When Your Opponent Would Draw: Your opponent gains 1 Passion instead.")
    keen = stance("Keen", "When You Would Gain Passion: Gain 1 Stamina.")
    t = using("Draw 1 card.", twist, keen, stance="Keen", B={"stance": "Twist"})
    assert (t.A["hand"], t.A["resources"], t.A["stamina"]) == ([], {"Passion": 1}, 5)
    assert (t.B["resources"], t.B["stamina"]) == ({"Passion": 0}, 4)
    assert t.at_rest()


@pytest.mark.rule("revel:4.9.14")
def test_who_reveals_nothing_is_not_asked_again_for_the_same_event() -> None:
    parry = shield("Parry", 1, "When Your Opponent Would Draw: If this card is in your hand, discard it to stop it.")
    keen = stance("Keen", "When You Would Draw: Gain 1 Passion.")
    text = "Draw 1 card. Draw 1 card."
    t = using(text, parry, keen, stance="Keen", B={"hand": ["Parry"]}).do("B: reveal nothing")
    assert (len(t.A["hand"]), t.asked) == (1, "B"), "the second draw is another event"
    t.do("B: reveal Parry", "B: pay")
    assert (len(t.A["hand"]), t.A["resources"], t.B["discards"]) == (1, {"Passion": 2}, ["Parry"])
    assert t.at_rest()


# Where consequences work, and whose they are


@pytest.mark.rule("revel:4.1.4", "revel:0.1.3")
@pytest.mark.parametrize(("area", "passion"), [("hand", 1), ("discards", 0), ("deck", 0)])
def test_what_works_in_hand_works_nowhere_else_and_is_shown(area: str, passion: int) -> None:
    lurk = strike("Lurk", 1, "When You Gain Stamina: If this card is in your hand, gain 1 Passion.")
    there: Plain = {area: ["Lurk"]}
    t = using("Gain 1 Stamina.", lurk, **there)
    assert t.A["resources"] == {"Passion": passion}
    assert ("A reveals Lurk from hand" in t.log("B")) is bool(passion)
    assert t.A.get("known") == ([{"hand": 1, "to": "B"}] if passion else None)
    assert t.at_rest()


@pytest.mark.rule("revel:1.9.4")
def test_what_a_spell_leaves_behind_is_its_owners_whoever_made_it_leave() -> None:
    last = strike("Last", 1, "When This Spell Is Discarded: Gain 1 Passion.")
    t = using("Discard any 1 opposing spell.", last, B={"spells": {1: "Last"}})
    assert (t.A["resources"], t.B["resources"]) == ({"Passion": 0}, {"Passion": 1})
    assert t.at_rest()


@pytest.mark.rule("revel:4.6.1", "revel:4.6.4", "revel:4.10.6")
@pytest.mark.parametrize("what", ["Spell", "Card"])
def test_another_one_is_not_the_one_that_waits_for_it(what: str) -> None:
    herald = strike("Herald", 1, f"When You Play Another {what}: Gain 1 Passion.")
    t = stage(herald, A={"hand": ["Herald", SPARK]}, plays=3).do("play a card", "Herald", "space 1")
    assert t.A["resources"] == {"Passion": 0}
    t.do("play a card", "space 2")
    assert t.A["resources"] == {"Passion": 1}
    assert t.at_rest()


# What can't be done, and what it costs


@pytest.mark.rule("revel:0.2.3", "revel:0.2.6")
def test_what_can_not_be_done_to_one_spell_for_a_while_can_be_done_to_hidden_cards() -> None:
    guard = stance("Guard", "This Stance's Power Is: Choose any 1 spell. It can't be discarded this turn.")
    t = ready("Discard 1 card from your hand.", guard, hand=[SPARK], spells={1: SPARK}, stance="Guard")
    t.do("use Guard")
    assert "use Wendy" in t.offered
    t.do("use Wendy")
    assert (t.A["hand"], t.A["discards"]) == ([], [SPARK])
    assert t.at_rest()


@pytest.mark.rule("revel:4.3.1", "revel:4.10.6")
@pytest.mark.parametrize("what", ["Spell", "Card"])
def test_a_cost_on_others_is_not_asked_for_this_one(what: str) -> None:
    toll = strike("Toll", 1, f"To Discard Another {what}: Spend 1 Passion.")
    t = using("Discard any 1 of your spells.", toll, spells={1: "Toll", 2: SPARK})
    assert (t.A["spells"], t.A["discards"]) == ({2: SPARK}, ["Toll"]), "A has no Passion, so there was no choice"
    assert t.at_rest()


@pytest.mark.rule("revel:3.10.4")
@pytest.mark.parametrize(("plus", "winner"), [(0, None), (1, None), (2, "A")])
def test_power_wins_against_resistance_only_if_it_is_more(plus: int, winner: str | None) -> None:
    t = stage(WARD, A={"spells": {1: {"card": SPARK, "+1s": plus}}}, B={"spells": {1: "Ward"}})
    assert t.view().winning[1] == winner
    other = stage(WARD, A={"spells": {1: "Ward"}}, B={"spells": {1: {"card": SPARK, "+1s": plus}}})
    assert other.view().winning[1] == (winner and "B")


# What was done, and what there is more of


@pytest.mark.rule("revel:0.2.9", "revel:1.7.4")
def test_another_spell_played_this_turn_is_not_this_one() -> None:
    echo = strike("Echo", 1, "On Play: If you played another spell this turn, gain 1 Passion.")
    t = stage(echo, A={"hand": ["Echo", "Echo"]}, plays=3).do("play a card", "space 1")
    assert t.A["resources"] == {"Passion": 0}
    t.do("play a card", "space 2")
    assert t.A["resources"] == {"Passion": 1}
    assert t.at_rest()


@pytest.mark.rule("revel:4.7.3", "revel:0.2.9", "revel:0.2.8")
@pytest.mark.parametrize("used", [True, False])
def test_a_power_that_was_used_was_used_this_turn(used: bool) -> None:
    """By A: B's own witch, who asks whether her player used one as A's turn ends, hears of none."""
    first = strike("First", 1, "This Spell's Power Is: Gain 1 Stamina.")
    asks = stance("Asks", "When A Turn Ends: If you used a Power this turn, gain 1 Passion.")
    t = stage(first, asks, A={"spells": {1: "First"}, "stance": "Asks"}, B={"spells": {1: "First"}, "stance": "Asks"})
    t.do(*(["use First"] if used else []), "pass")
    assert (t.A["resources"], t.B["resources"]) == ({"Passion": int(used)}, {"Passion": 0})
    assert t.at_rest()


@pytest.mark.rule("revel:1.3.9", "revel:1.3.10")
@pytest.mark.parametrize(
    ("than", "found"), [("more Power than", [3]), ("less Power than", [1, 4]), ("the same Power as", [2])]
)
def test_more_or_less_power_than_this_spell_has_now(than: str, found: list[int]) -> None:
    judge = strike("Judge", 2, f"This Spell's Power Is: Choose any 1 of your opponent's spells with {than} this spell.")
    theirs = {1: SPARK, 2: {"card": SPARK, "+1s": 2}, 3: {"card": SPARK, "+1s": 3}, 4: "Ward"}
    t = stage(judge, WARD, A={"spells": {5: {"card": "Judge", "+1s": 1}}}, B={"spells": theirs}, full_control=(0,))
    t.do("use Judge")
    assert [int(words[-1]) for words in t.offered] == found
