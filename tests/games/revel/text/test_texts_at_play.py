"""Texts of every form of the language do at the table what they say."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.revel.stage import Stage, shield, stage, stance, strike

WARD = shield("Ward", 2)
FLAME = strike("Flame", 3, icons="flames")


def used(text: str, **position: Any) -> Stage:
    """A uses a Power with this text; it stands on A's stance, and A has 3 Passion. `cards` are further cards."""
    mine = {"stance": "Rite", "resources": {"Passion": 3}, **position.pop("A", {})}
    theirs = position.pop("B", {})
    cards = [WARD, FLAME, *position.pop("cards", ())]
    t = stage(*cards, stance("Rite", f"This Stance's Power Is: {text}"), A=mine, B=theirs, **position)
    return t.do("use Rite")


def passion(t: Stage) -> int:
    amount: int = t.A["resources"]["Passion"]
    return amount


# Which


@pytest.mark.rule("revel:0.4.3")
def test_two_qualities_narrow_together() -> None:
    spells = {
        1: {"card": "Flame", "+1s": 2},  # 5 Power: too much
        2: {"card": "Plain Spark", "+1s": 2},
        3: {"card": "Plain Spark", "+1s": 1},  # too few +1s
        4: {"card": "Ward", "+1s": 2},  # no Power at all
    }
    t = used("Discard any 1 spell with 2 or more +1s and 4 or less Power.", B={"spells": spells})
    assert t.B["discards"] == ["Plain Spark"]
    assert sorted(t.B["spells"]) == [1, 3, 4]
    assert t.at_rest()


@pytest.mark.rule("revel:0.4.3")
def test_after_two_qualities_and_goes_on_with_the_next_clause() -> None:
    t = used(
        "Discard any 1 spell with a +1 and a flames icon and gain 1 Passion.",
        B={"spells": {1: {"card": "Flame", "+1s": 1}, 2: "Flame", 3: {"card": "Ward", "+1s": 1}}},
    )
    assert sorted(t.B["spells"]) == [2, 3]
    assert passion(t) == 4
    assert t.at_rest()


@pytest.mark.rule("revel:4.10.2")
def test_a_quality_may_be_said_after_the_place() -> None:
    t = used("Draw 1 card from your discards with a flames icon.", A={"discards": ["Ward", "Flame"]})
    assert (t.A["hand"], t.A["discards"]) == (["Flame"], ["Ward"])
    assert t.at_rest()


# Overpowering


@pytest.mark.rule("revel:5.8.5")
def test_this_spell_overpowers_whatever_caused_the_check() -> None:
    eager = strike("Eager", 3, "When This Spell Overpowers A Spell: Gain Passion equal to the Power that spell had.")
    other = strike("Other", 9)
    call = stance("Call", "This Stance's Power Is: Check for overpower for 1 of your spells.")
    t = stage(
        eager,
        other,
        call,
        A={"stance": "Call", "spells": {1: "Eager", 2: "Other"}, "hand": ["Eager"]},
        B={"spells": {1: "Plain Spark", 2: "Plain Spark", 3: "Plain Spark"}},
    )
    t.do("use Call", "A's Eager in space 1")
    assert passion(t) == 1  # as much as Plain Spark had, and nothing was played
    t.do("play a card", "space 3")
    assert passion(t) == 2
    assert sorted(t.B["spells"]) == [2]
    assert t.at_rest()


@pytest.mark.rule("revel:4.10.6")
def test_another_spell_overpowering_is_not_this_one() -> None:
    eager = strike("Eager", 3, "When This Spell Overpowers: Gain 1 Passion.")
    t = stage(eager, FLAME, A={"spells": {1: "Eager"}, "hand": ["Flame"]}, B={"spells": {2: "Plain Spark"}})
    t.do("play a card", "space 2")
    assert t.B["spells"] == {}
    assert passion(t) == 0
    assert t.at_rest()


@pytest.mark.rule("revel:5.8.5", "revel:5.8.8")
def test_this_spell_can_be_kept_from_overpowering() -> None:
    shy = strike("Shy", 3, "When This Spell Tries To Overpower: Spend 1 Passion to stop the overpower.")
    t = stage(shy, A={"hand": ["Shy"], "resources": {"Passion": 1}}, B={"spells": {1: "Plain Spark"}})
    t.do("play a card", "space 1", "pay")
    assert t.B["spells"] == {1: "Plain Spark"}
    assert passion(t) == 0
    assert t.at_rest()


@pytest.mark.rule("revel:5.8.5")
@pytest.mark.parametrize("text", ["When Your Opponent Overpowers This Spell", "When This Spell Is Overpowered"])
def test_this_spell_being_overpowered_is_told_both_ways(text: str) -> None:
    mourned = strike("Mourned", 1, f"{text}: Gain 2 Passion.")
    t = stage(mourned, FLAME, A={"hand": ["Flame", "Flame"]}, B={"spells": {1: "Mourned", 2: "Plain Spark"}}, plays=2)
    t.do("play a card", "space 2")
    assert t.B["resources"]["Passion"] == 0  # another spell was overpowered
    t.do("play a card", "space 1")
    assert t.B["spells"] == {}
    assert t.B["resources"]["Passion"] == 2
    assert t.at_rest()


@pytest.mark.rule("revel:5.8.5", "revel:5.8.8")
def test_only_this_spell_is_kept_from_being_overpowered() -> None:
    guarded = strike("Guarded", 1, "When Your Opponent Tries To Overpower This Spell: Stop the overpower.")
    t = stage(guarded, FLAME, A={"hand": ["Flame", "Flame"]}, B={"spells": {1: "Guarded", 2: "Plain Spark"}}, plays=2)
    t.do("play a card", "space 1", "play a card", "space 2")
    assert t.B["spells"] == {1: "Guarded"}
    assert t.at_rest()


@pytest.mark.rule("revel:4.8.4", "revel:5.8.6")
@pytest.mark.parametrize(
    "head",
    [
        "Each Time This Spell Overpowers Another Spell, If That Overpower Check Occurred As Part Of Playing This Card",
        "Each Time This Spell Overpowers, If The Check For Overpower Was Caused By Playing (Or Stitching) This Card",
    ],
)
def test_the_long_form_of_a_shorthand_asks_for_the_play_as_well(head: str) -> None:
    fierce = strike("Fierce", 3, f"{head}: Gain 1 Passion.")
    call = stance("Call", "This Stance's Power Is: Check for overpower for 1 of your spells.")
    t = stage(
        fierce,
        call,
        A={"stance": "Call", "spells": {1: "Fierce"}, "hand": ["Fierce"]},
        B={"spells": {1: "Plain Spark", 2: "Plain Spark"}},
    )
    t.do("use Call")
    assert sorted(t.B["spells"]) == [2]
    assert passion(t) == 0
    t.do("play a card", "space 2")
    assert t.B["spells"] == {}
    assert passion(t) == 1
    assert t.at_rest()


# Conditions


@pytest.mark.rule("revel:0.2.8")
@pytest.mark.parametrize(("hand", "drawn"), [([], 1), (["Ward"], 0)])
def test_and_asks_for_both(hand: list[str], drawn: int) -> None:
    t = used("If your hand is empty and you have 3 or more Passion, draw 1 card.", A={"hand": hand})
    assert len(t.A["hand"]) == len(hand) + drawn
    assert t.at_rest()


@pytest.mark.rule("revel:0.2.8")
@pytest.mark.parametrize(("amount", "hand", "drawn"), [(3, [], 1), (3, ["Ward"], 0), (2, [], 0)])
def test_otherwise_comes_about_whichever_of_both_fails(amount: int, hand: list[str], drawn: int) -> None:
    t = used(
        "If your hand is empty and you have 3 or more Passion, draw 1 card. Otherwise, lose 1 Stamina.",
        A={"hand": hand, "resources": {"Passion": amount}},
    )
    assert (len(t.A["hand"]), t.A["stamina"]) == (len(hand) + drawn, 3 + drawn)
    assert t.at_rest()


@pytest.mark.rule("revel:0.2.8")
@pytest.mark.parametrize(("amount", "hand", "drawn"), [(3, [], 1), (3, ["Ward"], 1), (2, [], 1), (2, ["Ward"], 0)])
def test_or_asks_for_one_and_does_it_once(amount: int, hand: list[str], drawn: int) -> None:
    t = used(
        "If your hand is empty or you have 3 or more Passion, draw 1 card. Otherwise, lose 1 Stamina.",
        A={"hand": hand, "resources": {"Passion": amount}},
    )
    assert (len(t.A["hand"]), t.A["stamina"]) == (len(hand) + drawn, 3 + drawn)
    assert t.at_rest()


@pytest.mark.rule("revel:0.2.8")
@pytest.mark.parametrize(("spells", "drawn"), [({}, 1), ({1: "Ward"}, 0)])
def test_unless_a_condition_holds(spells: dict[int, str], drawn: int) -> None:
    t = used("Draw 1 card unless you control a shield spell.", A={"spells": spells})
    assert len(t.A["hand"]) == drawn
    assert t.at_rest()


@pytest.mark.rule("revel:0.3.9", "revel:0.3.10")
def test_unless_it_is_bought_off() -> None:
    text = "Your opponent loses 1 Stamina unless they discard 1 card."
    t = used(text, B={"hand": ["Ward"]})
    t.do("B: no")
    assert (t.B["stamina"], t.B["hand"]) == (3, ["Ward"])
    t = used(text, B={"hand": ["Ward"]}).do("B: yes")
    assert (t.B["stamina"], t.B["discards"]) == (4, ["Ward"])
    assert used(text).B["stamina"] == 3  # with an empty hand there is no way out
    assert t.at_rest()


@pytest.mark.rule("revel:0.2.8")
@pytest.mark.parametrize(
    ("text", "mine", "theirs"),
    [
        ("you have less Passion than your opponent", {"resources": {"Passion": 1}}, {"resources": {"Passion": 2}}),
        ("you control fewer spells than your opponent", {}, {"spells": {1: "Ward"}}),
        ("you have fewer cards in your hand than your opponent", {}, {"hand": ["Ward"]}),
        ("you don't control a spell", {}, {"spells": {1: "Ward"}}),
        ("you have Passion", {"resources": {"Passion": 1}}, {}),
    ],
)
def test_a_condition_holds_one_way_and_not_the_other(text: str, mine: dict[str, Any], theirs: dict[str, Any]) -> None:
    said = f"If {text}, lose 1 Stamina."
    assert used(said, A=mine, B=theirs).A["stamina"] == 3
    without = {**theirs, "resources": {"Passion": 0, **theirs.get("resources", {})}}
    assert used(said, A=without, B={"resources": {"Passion": 0}, **mine}).A["stamina"] == 4


@pytest.mark.rule("revel:0.2.8", "revel:4.10.6")
@pytest.mark.parametrize(
    ("text", "opposing", "drawn"),
    [
        ("this spell is opposed", {1: "Ward"}, 1),
        ("this spell is opposed", {2: "Ward"}, 0),
        ("there is no spell opposing this spell", {2: "Ward"}, 1),
        ("this spell isn't winning", {1: "Ward"}, 1),
        ("this spell isn't winning", {}, 0),
        ("this spell has less Power than the opposing spell", {1: "Flame"}, 1),
        ("this spell has less Power than the opposing spell", {1: "Ward"}, 0),
        ("this spell has more +1s than the opposing spell", {1: "Flame"}, 1),
        ("this spell has more +1s than the opposing spell", {1: {"card": "Flame", "+1s": 1}}, 0),
        ("this spell doesn't have 3 or more Power", {}, 1),
        ("this spell doesn't have a +1", {}, 0),
    ],
)
def test_what_is_asked_of_this_spell(text: str, opposing: dict[int, Any], drawn: int) -> None:
    asks = strike("Asks", 1, f"This Spell's Power Is: If {text}, draw 1 card.")
    t = stage(asks, WARD, FLAME, A={"spells": {1: {"card": "Asks", "+1s": 1}}}, B={"spells": opposing})
    t.do("use Asks")
    assert len(t.A["hand"]) == drawn
    assert t.at_rest()


# Costs and choices


@pytest.mark.rule("revel:0.3.4", "revel:0.4.2")
def test_one_of_two_costs() -> None:
    text = "Spend 1 Passion or discard 1 card to draw 2 cards."
    t = used(text, A={"hand": ["Ward"]}).do("pay", "Discard 1 card.")
    assert (t.A["discards"], len(t.A["hand"]), passion(t)) == (["Ward"], 2, 3)
    t = used(text, A={"hand": ["Ward"]}).do("pay", "Spend 1 Passion.")
    assert (len(t.A["hand"]), passion(t)) == (3, 2)
    t = used(text).do("pay")  # with an empty hand there is one way to pay
    assert (len(t.A["hand"]), passion(t)) == (2, 2)
    t = used(text).do("decline")
    assert (t.A["hand"], passion(t)) == ([], 3)
    assert t.at_rest()


@pytest.mark.rule("revel:0.3.8", "revel:0.4.12")
def test_none_of_two_costs_can_be_paid() -> None:
    text = "This Stance's Power Is: Spend 1 Passion or discard 1 card to draw 2 cards."
    t = stage(stance("Poor", text), A={"stance": "Poor"})
    assert "use Poor" not in t.offered


@pytest.mark.rule("revel:4.10.8")
def test_they_are_the_opponent_and_keep_being_it() -> None:
    t = used(
        "Your opponent may spend 1 Passion. If they don't, they lose 1 Stamina and discard 1 card.",
        B={"hand": ["Ward"], "resources": {"Passion": 1}},
    )
    t.do("B: no")
    assert (t.B["stamina"], t.B["discards"]) == (3, ["Ward"])
    assert t.A["stamina"] == 4
    assert t.at_rest()


@pytest.mark.rule("revel:0.4.2")
def test_they_choose_between_two() -> None:
    t = used("Your opponent draws 1 card. They discard 2 cards or lose 1 Stamina.", B={"hand": ["Ward"]})
    t.do("B: Lose 1 Stamina.")
    assert (t.B["stamina"], len(t.B["hand"])) == (3, 2)
    assert t.at_rest()


# How much


@pytest.mark.rule("revel:5.10.5")
def test_any_amount_is_asked_for_and_bounded_by_what_there_is() -> None:
    t = used("Spend any amount of Passion.")
    assert t.offered == ["3", "2", "1", "0"]
    t.do("2")
    assert passion(t) == 1
    assert t.at_rest()


@pytest.mark.rule("revel:1.4b.2")
def test_any_number_of_counters_is_moved() -> None:
    t = used(
        "Move any number of +1s from 1 of your strike spells to 1 of your shield spells.",
        A={"spells": {1: {"card": "Flame", "+1s": 2}, 2: "Ward"}},
    )
    assert t.offered == ["2", "1", "0"]
    t.do("2")
    assert t.A["spells"] == {1: "Flame", 2: {"cards": ["Ward"], "+1s": 2}}
    assert t.at_rest()


@pytest.mark.rule("revel:1.4b.2")
def test_counters_are_moved_for_each_of_something() -> None:
    t = used(
        "Move a +1 from 1 of your strike spells to 1 of your shield spells for each Passion you have.",
        A={"spells": {1: {"card": "Flame", "+1s": 5}, 2: "Ward"}},
    )
    assert t.A["spells"] == {1: {"cards": ["Flame"], "+1s": 2}, 2: {"cards": ["Ward"], "+1s": 3}}
    assert t.at_rest()


@pytest.mark.rule("revel:1.4b.2")
def test_as_many_counters_are_removed_as_a_value_says() -> None:
    drain = strike("Drain", 2, "On Play: Remove +1s from the opposing spell equal to the Power of this spell.")
    t = stage(drain, A={"hand": ["Drain"]}, B={"spells": {1: {"card": "Plain Spark", "+1s": 3}}})
    t.do("play a card", "space 1")
    assert t.B["spells"] == {1: {"cards": ["Plain Spark"], "+1s": 1}}
    assert t.at_rest()


@pytest.mark.rule("revel:1.3.9")
@pytest.mark.parametrize(("times", "gained"), [("twice", 6), ("3 times", 9)])
def test_so_many_times_a_value(times: str, gained: int) -> None:
    t = used(f"Gain Passion equal to {times} the Power of any 1 spell.", B={"spells": {1: "Flame"}})
    assert passion(t) == 3 + gained
    assert t.at_rest()


@pytest.mark.rule("revel:4.10.8")
def test_each_of_them_gets_one() -> None:
    t = used("Choose 2 of your spells. Add a +1 to each of them.", A={"spells": {1: "Flame", 2: "Ward"}})
    assert [t.A["spells"][space]["+1s"] for space in (1, 2)] == [1, 1]
    assert t.at_rest()


# Instead


@pytest.mark.rule("revel:4.9.1", "revel:0.4.1")
def test_what_happens_instead_may_be_declined() -> None:
    calm = stance("Calm", "When You Would Draw: You may gain 1 Passion instead.")
    t = stage(calm, A={"stance": "Calm"}, plays=2)
    t.do("draw a card", "yes")
    assert (t.A["hand"], passion(t)) == ([], 1)
    t.do("draw a card", "no")
    assert (t.A["hand"], passion(t)) == (["Plain Spark"], 1)
    assert t.at_rest()


@pytest.mark.rule("revel:4.9.1", "revel:0.3.10")
def test_a_cost_that_is_declined_lets_the_event_happen() -> None:
    trade = stance("Trade", "When You Would Draw: Spend 1 Passion to add a +1 to any 1 spell instead.")
    t = stage(trade, A={"stance": "Trade", "spells": {1: "Plain Spark"}, "resources": {"Passion": 2}}, plays=2)
    t.do("draw a card", "decline")
    assert (t.A["hand"], passion(t)) == (["Plain Spark"], 2)
    t.do("draw a card", "pay")
    assert (t.A["hand"], passion(t)) == (["Plain Spark"], 1)
    assert t.A["spells"] == {1: {"cards": ["Plain Spark"], "+1s": 1}}
    assert t.at_rest()


@pytest.mark.rule("revel:4.9.1")
def test_one_spell_is_given_for_another() -> None:
    martyr = strike("Martyr", 1, "When 1 Of Your Other Spells Would Be Discarded: You may discard this spell instead.")
    reap = stance("Reap", "This Stance's Power Is: Discard any 1 opposing spell.")
    t = stage(martyr, reap, WARD, A={"stance": "Reap"}, B={"spells": {1: "Martyr", 2: "Ward"}})
    t.do("use Reap", "B's Ward in space 2", "B: yes")
    assert (t.B["spells"], t.B["discards"]) == ({2: "Ward"}, ["Martyr"])
    assert t.at_rest()


@pytest.mark.rule("revel:4.9.13")
def test_a_hand_interruption_may_ask_for_more() -> None:
    text = "If this card is in your hand and you have 2 or more Passion, discard it to stop the overpower."
    sly = shield("Sly", 1, f"When Your Opponent Tries To Overpower: {text}")
    for amount, stays in ((2, True), (1, False)):
        t = stage(
            sly,
            FLAME,
            A={"hand": ["Flame"]},
            B={"hand": ["Sly"], "spells": {1: "Plain Spark"}, "resources": {"Passion": amount}},
        )
        t.do("play a card", "space 1", "B: reveal Sly")
        if stays:
            t.do("B: pay")
        assert (t.B["spells"] == {1: "Plain Spark"}) is stays
        assert t.at_rest()


# Interruptions


@pytest.mark.rule("revel:4.9.11")
def test_a_stitch_can_be_stopped() -> None:
    shear = stance("Shear", "When Your Opponent Would Stitch: Spend 1 Passion to stop the stitch.")
    theirs = {"stance": "Shear", "resources": {"Passion": 1}}
    t = stage(shear, FLAME, A={"hand": ["Flame"], "spells": {1: "Flame"}}, B=theirs)
    t.do("play a card", "space 1, stitching onto Flame", "B: pay")
    assert t.A["spells"] == {1: "Flame"}
    assert t.A["stamina"] == 4
    assert t.at_rest()


@pytest.mark.rule("revel:4.9.11")
def test_the_use_of_a_power_can_be_stopped() -> None:
    hush = stance("Hush", "When Your Opponent Would Use A Power: Stop the use.")
    eager = strike("Eager", 1, "This Spell's Power Is: Gain 1 Passion.")
    t = stage(hush, eager, A={"spells": {1: "Eager"}}, B={"stance": "Hush"})
    t.do("use Eager")
    assert passion(t) == 0
    assert t.at_rest()


@pytest.mark.rule("revel:1.4b.2")
def test_leaving_the_field_can_be_bought_off() -> None:
    root = strike("Root", 1, "When This Spell Would Leave The Field: Remove a +1 from this spell to stop it.")
    reap = stance("Reap", "This Stance's Power Is: Stash any 1 opposing spell.")
    t = stage(root, reap, A={"stance": "Reap"}, B={"spells": {1: {"card": "Root", "+1s": 1}}})
    t.do("use Reap", "B: pay")
    assert t.B["spells"] == {1: "Root"}
    assert t.at_rest()


@pytest.mark.rule("revel:4.9.11", "revel:1.4b.2")
def test_a_counter_can_be_kept_off() -> None:
    dull = stance("Dull", "When Your Opponent Would Add A +1 To A Spell: Stop it.")
    grow = stance("Grow", "This Stance's Power Is: Add a +1 to 1 of your spells.")
    t = stage(dull, grow, A={"stance": "Grow", "spells": {1: "Plain Spark"}}, B={"stance": "Dull"})
    t.do("use Grow")
    assert t.A["spells"] == {1: "Plain Spark"}
    assert t.at_rest()


@pytest.mark.rule("revel:4.9.11")
def test_a_card_can_be_kept_off_the_field() -> None:
    gate = stance("Gate", "When A Shield Spell Card Would Enter The Field: Stop it.")
    t = stage(gate, WARD, A={"hand": ["Ward", "Plain Spark"]}, B={"stance": "Gate"}, plays=2)
    t.do("play a card", "Ward", "space 1")
    assert t.A["spells"] == {}
    t.do("play a card", "Plain Spark", "space 1")
    assert t.A["spells"] == {1: "Plain Spark"}
    assert t.at_rest()


# Events


@pytest.mark.rule("revel:4.10.5")
def test_your_stance_is_the_one_on_your_side() -> None:
    ward = shield("Watch", 1, "When Your Stance Is Discarded: Gain 1 Passion.")
    shed = stance("Shed", "This Stance's Power Is: Discard the opposing stance.", "Its Power Is: Discard your stance.")
    t = stage(ward, shed, A={"stance": "Shed", "spells": {1: "Watch"}}, B={"stance": "Shed"})
    first, second = [words for words in t.offered if words.startswith("use")]
    t.do(first)
    assert (t.B["discards"], passion(t)) == (["Shed"], 0)
    t.do(t.offered[[words.startswith("use") for words in t.offered].index(True)])
    assert (t.A["discards"], passion(t)) == (["Shed"], 1)
    assert second.startswith("use Shed")
    assert t.at_rest()


@pytest.mark.rule("revel:4.6.1", "revel:1.4b.2")
def test_who_adds_a_counter_matters() -> None:
    proud = shield("Proud", 1, "When You Add A +1 To A Spell: Gain 1 Passion.")
    grow = "This Stance's Power Is: Add a +1 to any 1 opposing spell."
    t = stage(proud, stance("Grow", grow), A={"stance": "Grow", "spells": {1: "Proud"}}, B={"spells": {1: "Proud"}})
    t.do("use Grow")
    assert (passion(t), t.B["resources"]["Passion"]) == (1, 0)
    assert t.at_rest()


# Ongoing effects


@pytest.mark.rule("revel:4.10.6", "revel:4.4.1")
def test_it_in_an_ongoing_effect_is_the_one_that_carries_it() -> None:
    lone = strike("Lone", 1, "While this spell is unopposed, it has +3 Power.")
    t = stage(lone, A={"spells": {1: "Lone", 2: "Lone"}}, B={"spells": {2: "Plain Spark"}})
    assert [t.spell("A", space).power for space in (1, 2)] == [4, 1]


@pytest.mark.rule("revel:0.2.3")
def test_it_can_be_kept_from_harm() -> None:
    sworn = strike("Sworn", 1, "While this spell has a +1, it can't be overpowered.")
    position = {1: {"card": "Sworn", "+1s": 1}, 2: "Sworn"}
    t = stage(sworn, FLAME, A={"hand": ["Flame", "Flame"]}, B={"spells": position}, plays=2)
    t.do("play a card", "space 1", "play a card", "space 2")
    assert t.B["spells"] == {1: {"cards": ["Sworn"], "+1s": 1}}
    assert t.at_rest()


@pytest.mark.rule("revel:4.4.1")
@pytest.mark.parametrize(("poise", "turn", "power"), [("Rest", "A", 3), (None, "A", 1), ("Rest", "B", 1)])
def test_while_both_hold(poise: str | None, turn: str, power: int) -> None:
    tense = strike("Tense", 1, "While you control a stance and it is your turn, this spell has +2 Power.")
    t = stage(tense, stance("Rest"), A={"stance": poise, "spells": {1: "Tense"}}, current=turn)
    assert t.spell("A", 1).power == power


@pytest.mark.rule("revel:1.10.1")
def test_opposing_spells_are_those_a_stance_faces() -> None:
    gloom = stance("Gloom", "Opposing spells have -1 Power.")
    t = stage(gloom, A={"stance": "Gloom", "spells": {1: "Plain Spark"}}, B={"spells": {1: "Plain Spark"}})
    assert (t.spell("A", 1).power, t.spell("B", 1).power) == (1, 0)


@pytest.mark.rule("revel:2.3.16")
def test_a_duration_may_stand_first() -> None:
    t = used("Until the end of the turn, your strike spells have +2 Power.", A={"spells": {1: "Plain Spark"}})
    assert t.spell("A", 1).power == 3
    t.do("pass")
    assert t.spell("A", 1).power == 1
    assert t.at_rest()


@pytest.mark.rule("revel:2.3.16", "revel:1.1.3")
def test_it_gains_power_for_a_while() -> None:
    t = used("Choose 1 of your spells. It gains +2 Power until the turn ends.", A={"spells": {1: "Plain Spark"}})
    assert t.spell("A", 1).power == 3
    assert t.at_rest()


# Counted, left over, compared


@pytest.mark.rule("revel:0.4.3")
@pytest.mark.parametrize(("hand", "discarded"), [(3, 2), (1, 1)])
def test_as_many_are_discarded_as_there_are_of_something(hand: int, discarded: int) -> None:
    t = used(
        "Your opponent discards 1 card from their hand for each of your spells.",
        A={"spells": {1: "Flame", 2: "Ward"}},
        B={"hand": ["Ward"] * hand},
    )
    while t.asked == "B" and "Ward" in t.offered:
        t.do("Ward")
    assert (len(t.B["hand"]), t.B["discards"]) == (hand - discarded, ["Ward"] * discarded)
    assert t.at_rest()


@pytest.mark.rule("revel:0.3.5")
def test_for_each_of_nothing_nothing_is_picked_and_a_cost_is_paid() -> None:
    t = used("Discard 1 card for each of your spells to gain 1 Passion.", A={"hand": ["Ward"]}).do("pay")
    assert (t.A["hand"], passion(t)) == (["Ward"], 4)
    assert t.at_rest()


@pytest.mark.rule("revel:0.3.6")
def test_a_cost_for_each_is_paid_in_full_or_not_at_all() -> None:
    text = "This Stance's Power Is: Discard 1 card for each of your spells to gain 1 Passion."
    mine = {"stance": "Toll", "hand": ["Ward"], "spells": {1: "Ward", 2: "Ward"}}
    assert "use Toll" not in stage(WARD, stance("Toll", text), A=mine).offered


@pytest.mark.rule("revel:4.10.14")
def test_counters_that_something_had_are_counted_once_it_is_gone() -> None:
    t = used(
        "Discard any 1 opposing spell. Gain 1 Passion for each +1 it had.",
        B={"spells": {1: {"card": "Flame", "+1s": 2}}},
    )
    assert passion(t) == 5
    assert t.at_rest()


@pytest.mark.rule("revel:4.10.8")
@pytest.mark.parametrize("text", ["Spend any amount of Passion.", "You may spend up to 3 Passion."])
def test_what_was_spent_this_way_counts(text: str) -> None:
    t = used(f"{text} Add a +1 to 1 of your spells for each Passion spent this way.", A={"spells": {1: "Ward"}})
    if "yes" in t.offered:
        t.do("yes")
    t.do("2")
    assert (passion(t), t.A["spells"]) == (1, {1: {"cards": ["Ward"], "+1s": 2}})
    assert t.at_rest()


@pytest.mark.rule("revel:4.10.8", "revel:5.10.4")
def test_what_was_lost_this_way_is_what_there_was() -> None:
    t = used("Lose 5 Passion. Draw 1 card for each Passion lost this way.")
    assert (passion(t), len(t.A["hand"])) == (0, 3)
    assert t.at_rest()


@pytest.mark.rule("revel:4.10.8", "revel:1.4b.2")
def test_what_was_removed_this_way_counts() -> None:
    t = used(
        "Remove any number of +1s from 1 of your spells. Gain 1 Passion for each +1 removed this way.",
        A={"spells": {1: {"card": "Ward", "+1s": 3}}},
    )
    t.do("2")
    assert (passion(t), t.A["spells"]) == (5, {1: {"cards": ["Ward"], "+1s": 1}})
    assert t.at_rest()


@pytest.mark.rule("revel:4.10.8")
def test_the_rest_is_what_was_left() -> None:
    deck = ["Ward", "Flame", "Ward", "Plain Spark"]
    t = used("Reveal your next 3 draws. Draw 1 of them and discard the rest.", A={"deck": deck})
    t.do("Flame")
    assert (t.A["hand"], t.A["discards"], t.A["deck"]) == (["Flame"], ["Ward", "Ward"], ["Plain Spark"])
    assert t.at_rest()


@pytest.mark.rule("revel:0.4.3")
def test_what_a_spell_is_not() -> None:
    spells = {1: "Flame", 2: "Plain Spark"}
    t = used("Discard any 1 opposing spell that is not winning.", A={"spells": {2: "Ward"}}, B={"spells": spells})
    assert t.B["spells"] == {1: "Flame"}
    t = used("Discard any 1 opposing spell without Power.", B={"spells": {1: "Flame", 2: "Ward"}})
    assert t.B["spells"] == {1: "Flame"}
    assert t.at_rest()


@pytest.mark.rule("revel:0.4.3", "revel:4.10.6")
def test_less_power_than_this_spell() -> None:
    bully = strike("Bully", 2, "This Spell's Power Is: Discard any 1 other spell with less Power than this spell.")
    t = stage(
        bully,
        FLAME,
        A={"spells": {1: "Bully"}},
        B={"spells": {2: "Flame", 3: "Plain Spark", 4: {"card": "Plain Spark", "+1s": 1}}},
    )
    t.do("use Bully")
    assert sorted(t.B["spells"]) == [2, 4]
    assert t.at_rest()


@pytest.mark.rule("revel:4.4.1")
def test_several_statements_in_one_paragraph_all_hold() -> None:
    poise = stance("Poise", "Your strike spells have +1 Power. Your shield spells have +2 Resistance.")
    t = stage(poise, WARD, FLAME, A={"stance": "Poise", "spells": {1: "Flame", 2: "Ward"}}, B={"spells": {1: "Flame"}})
    assert (t.spell("A", 1).power, t.spell("A", 2).resistance, t.spell("B", 1).power) == (4, 4, 3)


@pytest.mark.rule("revel:4.10.6", "revel:4.4.1")
def test_it_goes_on_in_the_next_sentence() -> None:
    rock = strike("Rock", 1, "This spell has +1 Power. It can't be overpowered.")
    t = stage(rock, FLAME, A={"hand": ["Flame"]}, B={"spells": {1: "Rock"}})
    assert t.spell("B", 1).power == 2
    t.do("play a card", "space 1")
    assert t.B["spells"] == {1: "Rock"}
    assert t.at_rest()


# Who is asked, who pays, what is told


@pytest.mark.rule("revel:0.4.1")
def test_each_player_may_for_oneself() -> None:
    t = used("Each player may discard 1 card to draw 2 cards.", A={"hand": ["Ward"]}, B={"hand": ["Ward"]})
    t.do("A: decline", "B: pay")
    assert (t.A["hand"], len(t.B["hand"]), t.B["discards"]) == (["Ward"], 2, ["Ward"])
    assert t.at_rest()


@pytest.mark.rule("revel:0.4.1")
def test_each_player_may_or_may_not() -> None:
    t = used("Each player may discard 1 card.", A={"hand": ["Ward"]}, B={"hand": ["Ward"]})
    t.do("A: yes", "B: no")
    assert (t.A["discards"], t.B["discards"]) == (["Ward"], [])
    assert t.at_rest()


@pytest.mark.rule("revel:0.4.1", "revel:0.3.9")
def test_who_pays_is_asked() -> None:
    t = used("Your opponent may discard 1 card to draw 2 cards.", B={"hand": ["Ward"]})
    t.do("B: pay")
    assert (len(t.B["hand"]), t.B["discards"]) == (2, ["Ward"])
    assert t.at_rest()


@pytest.mark.rule("revel:0.4.3")
def test_up_to_so_many_are_gained_or_added_whatever_there_was() -> None:
    t = used("Gain up to 2 Passion.", A={"resources": {"Passion": 0}})
    assert t.offered == ["2", "1", "0"]
    assert passion(t.do("2")) == 2
    t = used("Add up to 2 +1s to 1 of your spells.", A={"spells": {1: "Ward"}}).do("2")
    assert t.A["spells"] == {1: {"cards": ["Ward"], "+1s": 2}}
    assert t.at_rest()


@pytest.mark.rule("revel:0.3.3", "revel:4.3.1", "revel:2.4.2")
def test_skipping_costs_what_a_card_says_and_can_be_forbidden() -> None:
    toll = stance("Toll", "To Skip A Play: Spend 1 Passion.")
    t = stage(toll, A={"stance": "Toll", "resources": {"Passion": 1}}, plays=2)
    t.do("draw a card", "decline")
    assert (t.A["hand"], passion(t)) == ([], 1)
    t.do("draw a card", "pay")
    assert (len(t.A["hand"]), passion(t)) == (1, 0)
    assert t.why_not("draw a card") == "0.3.3"
    t = stage(stance("Busy", "You can't skip plays."), A={"stance": "Busy", "hand": ["Plain Spark"]})
    assert t.why_not("draw a card") == "0.2.3"


@pytest.mark.rule("revel:0.3.3", "revel:4.3.1")
def test_using_a_power_costs_what_a_card_says() -> None:
    t = stage(
        stance("Toll", "To Use A Power: Spend 1 Passion.", "Its Power Is: Draw 1 card."),
        A={"stance": "Toll", "resources": {"Passion": 1}},
    )
    t.do("use Toll", "pay")
    assert (len(t.A["hand"]), passion(t)) == (1, 0)
    t = stage(stance("Toll", "To Use A Power: Spend 1 Passion.", "Its Power Is: Draw 1 card."), A={"stance": "Toll"})
    assert t.why_not("use Toll") is not None


@pytest.mark.rule("revel:0.3.3", "revel:4.3.1")
def test_overpowering_this_spell_has_a_price_of_its_own() -> None:
    dear = strike("Dear", 1, "To Overpower This Spell: Spend 1 Passion.")
    position = {"spells": {1: "Dear", 2: "Plain Spark"}}
    t = stage(dear, FLAME, A={"hand": ["Flame", "Flame"], "resources": {"Passion": 1}}, B=position, plays=2)
    t.do("play a card", "space 2")
    assert passion(t) == 1
    t.do("play a card", "space 1", "A: decline")
    assert (t.B["spells"], passion(t)) == ({1: "Dear"}, 1)
    assert t.at_rest()


@pytest.mark.rule("revel:1.4b.2")
@pytest.mark.parametrize(("text", "gained"), [("A Spell Gains Power", 1), ("A Spell Gains Resistance", 0)])
def test_gaining_power_is_told(text: str, gained: int) -> None:
    hear = shield("Hear", 1, f"When {text}: Gain 1 Passion.")
    grow = stance("Grow", "This Stance's Power Is: Add a +1 to 1 of your strike spells.")
    t = stage(hear, grow, A={"stance": "Grow", "spells": {1: "Hear", 2: "Plain Spark"}})
    assert passion(t.do("use Grow")) == gained
    assert t.at_rest()


@pytest.mark.rule("revel:4.6.1", "revel:4.10.6")
def test_being_chosen_is_told() -> None:
    shy = shield("Shy", 1, "When This Spell Is Chosen: Gain 1 Passion.")
    point = stance("Point", "This Stance's Power Is: Choose 1 spell.")
    t = stage(shy, point, A={"stance": "Point", "spells": {1: "Shy", 2: "Shy"}})
    t.do("use Point", "A's Shy in space 2")
    assert passion(t) == 1
    assert t.at_rest()


@pytest.mark.rule("revel:4.7.4")
def test_powers_are_used_twice_only_while_it_says_so() -> None:
    zeal = stance("Zeal", "While you control a shield spell, you may use each of your Powers twice each turn.")
    eager = strike("Eager", 1, "This Spell's Power Is: Gain 1 Passion.")
    t = stage(zeal, eager, WARD, A={"stance": "Zeal", "spells": {1: "Eager", 2: "Ward"}}).do("use Eager")
    assert "use Eager" in t.offered
    t = stage(zeal, eager, A={"stance": "Zeal", "spells": {1: "Eager"}}).do("use Eager")
    assert "use Eager" not in t.offered


# Two things said at once


@pytest.mark.rule("revel:4.4.1")
def test_two_values_in_one_bonus() -> None:
    both = stance("Both", "Your spells have +1 Power and +2 Resistance.")
    t = stage(both, WARD, A={"stance": "Both", "spells": {1: "Plain Spark", 2: "Ward"}}, B={"spells": {1: "Ward"}})
    spark, ward, theirs = t.spell("A", 1), t.spell("A", 2), t.spell("B", 1)
    assert (spark.power, spark.resistance) == (2, None)  # a value that lacks is not made by a bonus
    assert (ward.power, ward.resistance) == (None, 4)
    assert (theirs.power, theirs.resistance) == (None, 2)


@pytest.mark.rule("revel:0.4.3", "revel:1.1.3")
def test_a_spell_is_picked_once_for_both_values_of_a_bonus() -> None:
    t = used(
        "Any 1 shield spell has +1 Power and +2 Resistance until the turn ends.",
        A={"spells": {1: "Ward", 2: "Ward"}},
    )
    t.do("A's Ward in space 2")
    assert [t.spell("A", space).resistance for space in (1, 2)] == [2, 4]
    assert t.at_rest()


@pytest.mark.rule("revel:1.1.3")
def test_a_bonus_to_both_values_is_for_those_that_were_meant_before_it() -> None:
    dual = "Dual\nA Strike Spell & A Shield Spell\nPower 1\nResistance 1\n"
    t = used(
        "Your spells with 1 or less Power have +1 Power and +1 Resistance until the turn ends.",
        A={"spells": {1: "Dual", 2: {"card": "Dual", "+1s": 1}}},
        cards=[dual],
    )
    meant, other = t.spell("A", 1), t.spell("A", 2)
    assert (meant.power, meant.resistance) == (2, 2)  # it has more than 1 Power now, and was meant all the same
    assert (other.power, other.resistance) == (2, 1)
    assert t.at_rest()


@pytest.mark.rule("revel:0.2.3")
def test_neither_of_two_things_can_be_done_to_it() -> None:
    rock = strike("Rock", 1, "This spell can't be discarded or overpowered.")
    reap = stance("Reap", "This Stance's Power Is: Discard any 1 opposing spell.")
    theirs = {"spells": {1: "Rock", 2: "Plain Spark"}}
    t = stage(rock, reap, FLAME, A={"stance": "Reap", "hand": ["Flame"]}, B=theirs)
    t.do("use Reap")  # only Plain Spark can be picked
    assert t.B["spells"] == {1: "Rock"}
    t.do("play a card", "space 1")
    assert t.B["spells"] == {1: "Rock"}
    assert t.at_rest()


@pytest.mark.rule("revel:0.2.3")
def test_neither_of_two_things_can_be_done_by_a_player() -> None:
    bind = stance("Bind", "Your opponent can't draw or discard cards.")
    try_both = stance("Try", "This Stance's Power Is: Draw 1 card.", "Its Power Is: Discard 1 card.")
    mine = {"stance": "Try", "hand": ["Plain Spark"], "deck": ["Plain Spark"]}
    t = stage(bind, try_both, A=mine, B={"stance": "Bind"})
    assert not [words for words in t.offered if words.startswith("use")]
    t = stage(try_both, A=mine)
    assert len([words for words in t.offered if words.startswith("use")]) == 2


@pytest.mark.rule("revel:0.2.3")
@pytest.mark.parametrize("text", ["Choose 1 of your other spells. Add a +1 to it.", "Discard 1 of your other spells."])
def test_two_things_are_forbidden_for_a_turn(text: str) -> None:
    grab = strike("Grab", 1, f"On Play: {text}")
    mine = {"spells": {1: "Ward"}, "hand": ["Grab"]}
    t = used("Your spells can't be chosen or discarded this turn.", A=mine, cards=[grab])
    t.do("play a card", "space 2")
    assert t.A["spells"] == {1: "Ward", 2: "Grab"}
    t = used("Your spells can't be drawn or stashed this turn.", A=mine, cards=[grab])
    t.do("play a card", "space 2")
    assert t.A["spells"] != {1: "Ward", 2: "Grab"}
    assert t.at_rest()


# Amounts in groups and totals


@pytest.mark.parametrize(("held", "drawn"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2)])
def test_for_every_two_is_rounded_down(held: int, drawn: int) -> None:
    rite = stance("Rite", "On Play: Draw 1 card for every 2 Passion you have.")
    t = stage(rite, A={"hand": ["Rite"], "resources": {"Passion": held}, "deck": ["Plain Spark"] * 3})
    t.do("play a card")
    assert len(t.A["hand"]) == drawn
    assert t.at_rest()


@pytest.mark.rule("revel:4.4.1")
@pytest.mark.parametrize(("spells", "power"), [(1, 1), (2, 2), (3, 2), (4, 3)])
def test_a_bonus_for_every_two(spells: int, power: int) -> None:
    pack = strike("Pack", 1, "This spell has +1 Power for every 2 of your spells.")
    t = stage(pack, A={"spells": {1: "Pack", **dict.fromkeys(range(2, spells + 1), "Plain Spark")}})
    assert t.spell("A", 1).power == power


def test_a_total_adds_up_what_each_has() -> None:
    t = used(
        "Gain Passion equal to the total Power of your spells.",
        A={"spells": {1: "Flame", 2: {"card": "Plain Spark", "+1s": 1}, 3: "Ward"}},
        B={"spells": {1: "Flame"}},
    )
    assert passion(t) == 3 + 3 + 2
    assert t.at_rest()


@pytest.mark.rule("revel:1.3.9", "revel:4.10.8")
@pytest.mark.parametrize(("card", "gained"), [("Flame", 1), ("Plain Spark", 0), ("Ward", 0)])
def test_its_power_is_asked_for(card: str, gained: int) -> None:
    t = used("Choose 1 of your spells. If its Power is 3 or more, gain 1 Passion.", A={"spells": {1: card}})
    assert passion(t) == 3 + gained
    assert t.at_rest()


@pytest.mark.rule("revel:0.2.3")
def test_while_this_spells_power_is_high_enough() -> None:
    proud = strike("Proud", 2, "While this spell's Power is 3 or more, it can't be overpowered.")
    theirs = {"spells": {1: {"card": "Proud", "+1s": 1}, 2: "Proud"}}
    t = stage(proud, strike("Blaze", 9), A={"hand": ["Blaze", "Blaze"]}, B=theirs, plays=2)
    t.do("play a card", "space 1", "play a card", "space 2")
    assert sorted(t.B["spells"]) == [1]
    assert t.at_rest()


@pytest.mark.rule("revel:4.6.1")
def test_so_much_has_to_be_gained_at_once() -> None:
    hear = shield("Hear", 1, "When You Gain 2 Or More Passion: Add a +1 to this spell.")
    t = used("Gain 1 Passion. Gain 1 Passion.", A={"spells": {1: "Hear"}}, cards=[hear])
    assert t.A["spells"] == {1: "Hear"}
    t = used("Gain 2 Passion.", A={"spells": {1: "Hear"}}, cards=[hear])
    assert t.A["spells"] == {1: {"cards": ["Hear"], "+1s": 1}}
    t = used("Gain 3 Passion.", A={"spells": {1: "Hear"}}, cards=[hear])
    assert t.A["spells"] == {1: {"cards": ["Hear"], "+1s": 1}}  # once, however much it was
    assert t.at_rest()


@pytest.mark.rule("revel:4.6.1", "revel:5.10.4")
def test_what_is_lost_counts_and_not_what_was_to_be_lost() -> None:
    hear = shield("Hear", 1, "When You Lose 4 Or More Passion: Add a +1 to this spell.")
    t = used("Lose 5 Passion.", A={"spells": {1: "Hear"}}, cards=[hear])
    assert (passion(t), t.A["spells"]) == (0, {1: "Hear"})
    assert t.at_rest()


@pytest.mark.rule("revel:4.9.1")
@pytest.mark.parametrize(("lost", "left"), [(1, 3), (2, 4)])
def test_a_great_loss_alone_is_stopped(lost: int, left: int) -> None:
    calm = shield("Calm", 1, "When You Would Lose 2 Or More Stamina: Stop the loss.")
    t = used(f"Lose {lost} Stamina.", A={"spells": {1: "Calm"}, "stamina": 4}, cards=[calm])
    assert t.A["stamina"] == left
    assert t.at_rest()


# What can't go on for ever


@pytest.mark.rule("revel:3.4.12", "revel:0.2.11")
def test_as_many_are_put_onto_sides_as_there_are_empty_ones() -> None:
    t = used(
        "Put all strike spell cards from your discards onto an empty side of yours.",
        A={"discards": ["Flame"] * 5, "spells": {1: "Ward", 2: "Ward"}},
    )
    while t.asked == "A" and "space" in t.offered[0]:
        t.do(t.offered[0])
    assert sorted(t.A["spells"]) == [1, 2, 3, 4, 5]
    assert t.A["discards"] == ["Flame"] * 2
    assert t.at_rest()


@pytest.mark.rule("revel:0.3.6", "revel:0.3.3")
@pytest.mark.parametrize(
    "texts", [["To Draw: Draw 1 card."], ["To Draw: Discard 1 card.", "To Discard A Card: Draw 1 card."]]
)
def test_what_has_to_be_paid_for_its_own_payment_cant_be_paid(texts: list[str]) -> None:
    t = stage(WARD, stance("Ring", *texts), A={"stance": "Ring", "hand": ["Ward"]})
    assert "draw a card" not in t.offered
    assert t.why_not("draw a card") == "0.3.3"
    assert t.at_rest()


@pytest.mark.rule("revel:4.7.7", "revel:0.2.5")
def test_powers_that_take_a_power_to_use_lead_nowhere() -> None:
    mirror = "This Stance's Power Is: Use 1 of your Powers to draw 1 card."
    t = stage(stance("Mirror", mirror, mirror), A={"stance": "Mirror"})
    assert t.offered == ["draw a card", "pass"]
    assert t.at_rest()
