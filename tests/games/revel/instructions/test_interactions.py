"""0 Principles where they meet: choices and what depends on them, costs within effects, who did what this way."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.revel.stage import Plain, Stage, shield, stage, stance, strike, witch

SPARK = "Plain Spark"
ROCK = strike("Rock", 1, "This spell can't be discarded.")
WARD = shield("Ward", 2)


def using(text: str, *cards: str, bluff: bool = False, B: Plain | None = None, **a: Any) -> Stage:
    """A may use a witch's Power."""
    return stage(witch("Wendy", f"Her Power Is: {text}"), *cards, A={"witch": "Wendy", **a}, B=B, bluff=bluff)


def usable(t: Stage) -> bool:
    return "use Wendy" in t.offered


# Choices and what depends on them


@pytest.mark.rule("revel:0.4.8")
@pytest.mark.parametrize(
    "text",
    [
        "Choose any 1 spell and gain 1 Passion. Discard it.",  # behind a nested sequence
        "Choose any 1 spell. If you have 9 or more Passion, discard it.",  # as if the condition held
        "Choose any 1 spell. Discard it, or remove a +1 from it.",
    ],
)
def test_a_pick_has_to_leave_possible_what_depends_on_it(text: str) -> None:
    t = using(text, ROCK, B={"spells": {1: "Rock", 2: SPARK, 3: SPARK}})
    t.do("use Wendy")
    assert t.offered == ["B's Plain Spark in space 2", "B's Plain Spark in space 3"]


@pytest.mark.rule("revel:0.4.8", "revel:0.4.12", "revel:0.2.2")
def test_where_no_pick_leaves_anything_possible_choosing_is_impossible() -> None:
    text = "Choose any 1 spell and lose 1 Passion. Discard it."
    assert not usable(using(text, ROCK, B={"spells": {1: "Rock"}}))
    assert usable(using(text, ROCK, B={"spells": {1: SPARK}}))
    moving = strike(
        "Giver",
        1,
        "This Spell's Power Is: Choose any 1 other spell. Move a +1 from this spell to the spell chosen this way.",
    )
    without = stage(moving, A={"spells": {1: "Giver", 2: SPARK}})
    assert "use Giver" not in without.offered
    t = stage(moving, A={"spells": {1: {"card": "Giver", "+1s": 1}, 2: SPARK}}).do("use Giver")
    assert (t.spell("A", 1).plus, t.spell("A", 2).plus) == (0, 1)
    assert t.at_rest()


@pytest.mark.rule("revel:0.4.8", "revel:0.4.4", "revel:0.4.5")
def test_a_pick_is_legal_if_anything_that_depends_on_it_is_possible() -> None:
    t = using(
        "Choose any 1 spell. Remove a +1 from it. Discard it.",
        ROCK,
        B={"spells": {1: "Rock", 2: {"card": "Rock", "+1s": 1}, 3: SPARK}},
    )
    t.do("use Wendy")
    assert t.offered == ["B's Rock in space 2", "B's Plain Spark in space 3"]
    t.do("B's Plain Spark in space 3")
    assert t.B["discards"] == [SPARK]
    assert t.at_rest()


@pytest.mark.rule("revel:0.4.10")
def test_what_depends_on_a_later_choice_does_not_bear_on_an_earlier_one() -> None:
    t = using(
        "Choose any 1 spell. Add a +1 to any 1 of your strike spells. Discard it.",
        ROCK,
        spells={1: SPARK},
        B={"spells": {1: "Rock"}},
    )
    t.do("use Wendy")
    assert t.offered == ["A's Plain Spark in space 1", "B's Rock in space 1"]


@pytest.mark.rule("revel:0.4.3")
def test_up_to_may_stop_early() -> None:
    t = using("Discard up to 2 cards from your hand.", WARD, hand=[SPARK, "Ward", SPARK])
    t.do("use Wendy")
    assert t.offered == [SPARK, "Ward", "done"]
    t.do("Ward")
    assert t.offered == [SPARK, "done"]
    t.do("done")
    assert (t.A["hand"], t.A["discards"]) == ([SPARK, SPARK], ["Ward"])
    assert t.at_rest()


@pytest.mark.rule("revel:0.4.3")
def test_up_to_is_none_at_least_and_no_more_than_there_is() -> None:
    t = using("Lose up to 3 Passion. Draw 1 card.", resources={"Passion": 2}).do("use Wendy")
    assert t.offered == ["2", "1", "0"]
    t.do("0")
    assert (t.A["resources"], t.A["hand"]) == ({"Passion": 2}, [SPARK])
    assert t.at_rest()


@pytest.mark.rule("revel:0.6.1")
def test_with_bluff_nobody_is_asked_for_more_cards_than_may_be_hidden() -> None:
    t = using("Discard 3 strike spell cards from your hand.", hand=[SPARK, SPARK], bluff=True)
    t.do("use Wendy", SPARK, SPARK)
    assert t.A["discards"] == [SPARK, SPARK]
    assert t.at_rest()


@pytest.mark.rule("revel:5.3.4")
@pytest.mark.parametrize("bluff", [False, True])
def test_of_too_few_cards_of_a_quality_none_is_stashed(bluff: bool) -> None:
    t = using("Stash 2 strike spell cards from your hand.", WARD, hand=[SPARK, "Ward", "Ward"], bluff=bluff)
    t.do("use Wendy")
    if bluff:
        t.do(SPARK, "none")
    assert (t.A["hand"], len(t.A["deck"])) == ([SPARK, "Ward", "Ward"], 10)
    assert t.at_rest()


@pytest.mark.rule("revel:5.3.1")
def test_cards_that_all_have_to_be_stashed_are_put_in_an_order_all_the_same() -> None:
    t = using("Stash 2 cards from your hand.", WARD, hand=[SPARK, "Ward"]).do("use Wendy", "Ward")
    assert (t.A["hand"], t.A["deck"][-2:]) == ([], ["Ward", SPARK])
    assert t.at_rest()


@pytest.mark.rule("revel:5.3.1", "revel:5.3.2")
def test_whose_cards_are_stashed_puts_them_in_order() -> None:
    t = using("Stash your opponent's next 2 draws.", WARD, B={"deck": [SPARK, "Ward", SPARK]}).do("use Wendy")
    assert t.asked == "B"
    t.do("B: Ward")
    assert t.B["deck"] == [SPARK, "Ward", SPARK]
    assert t.at_rest()


# If you do


@pytest.mark.rule("revel:0.4.13")
def test_if_you_do_is_about_what_could_not_be_done_and_not_about_an_earlier_sentence() -> None:
    t = using("You may gain 1 Passion. You may discard 1 card from your hand. If you do, draw 2 cards.")
    t.do("use Wendy", "yes")
    assert (t.A["resources"], t.A["hand"]) == ({"Passion": 1}, [])
    assert t.at_rest()


@pytest.mark.rule("revel:0.3.10", "revel:0.3.8")
@pytest.mark.parametrize(("passion", "answers"), [(0, []), (1, ["decline"])])
def test_who_does_not_pay_did_not_do_it_whatever_was_done_before(passion: int, answers: list[str]) -> None:
    t = using(
        "You may draw 1 card. Spend 2 Passion to gain 1 Stamina. If you do, draw 2 cards.",
        resources={"Passion": passion * 2},
    )
    t.do("use Wendy", "yes", *answers)
    assert (len(t.A["hand"]), t.A["stamina"], t.A["resources"]) == (1, 4, {"Passion": passion * 2})
    assert t.at_rest()


@pytest.mark.rule("revel:0.2.12")
def test_who_agrees_and_can_do_nothing_has_not_done_it() -> None:
    t = using("You may play 1 strike spell card from your hand. If you do, draw 1 card.", WARD, hand=["Ward"])
    t.do("use Wendy", "yes")
    assert (t.A["hand"], t.A["spells"]) == (["Ward"], {})
    assert t.at_rest()


@pytest.mark.rule("revel:0.2.9")
def test_what_was_done_in_an_earlier_turn_or_by_the_opponent_was_not_done_this_turn() -> None:
    glad = witch("Glad", "Her Power Is: Gain 1 Passion if you played a strike spell this turn. Draw 1 card.")
    t = stage(glad, A={"witch": "Glad", "hand": [SPARK]}, B={"hand": [SPARK]})
    t.do("play a card", "space 1", "use Glad")
    assert t.A["resources"] == {"Passion": 1}
    t.do("B: play a card", "space 2", "A: use Glad")
    assert t.A["resources"] == {"Passion": 1}
    assert t.at_rest()


@pytest.mark.rule("revel:0.4.1")
@pytest.mark.parametrize("answers", [("yes", "no"), ("no", "yes"), ("no", "no")])
def test_each_player_decides_for_oneself(answers: tuple[str, str]) -> None:
    t = using("Each player may gain 1 Passion.")
    t.do("use Wendy", f"A: {answers[0]}", f"B: {answers[1]}")
    assert (t.A["resources"]["Passion"], t.B["resources"]["Passion"]) == tuple(int(one == "yes") for one in answers)
    assert t.at_rest()


@pytest.mark.rule("revel:0.4.1")
@pytest.mark.parametrize(("answer", "drawn"), [("yes", 1), ("no", 0)])
def test_who_declines_did_not_do_it(answer: str, drawn: int) -> None:
    t = using("You may gain 1 Passion. If you do, draw 1 card.").do("use Wendy", answer)
    assert (t.A["resources"], len(t.A["hand"])) == ({"Passion": drawn}, drawn)
    assert t.at_rest()


@pytest.mark.rule("revel:4.10.15")
def test_what_one_player_did_this_way_is_not_counted_for_the_other() -> None:
    text = "Each player discards 1 card from their hand. Draw 1 card for each card discarded this way."
    t = using(text, hand=[SPARK]).do("use Wendy")
    assert (t.A["discards"], t.B["discards"], len(t.A["hand"])) == ([SPARK], [], 1)
    assert t.at_rest()


@pytest.mark.rule("revel:4.10.8", "revel:4.10.15")
def test_those_are_what_both_players_chose() -> None:
    t = using(
        "Each player chooses 1 of their spells. Discard those spells.",
        WARD,
        spells={1: SPARK, 2: "Ward"},
        B={"spells": {1: SPARK, 2: "Ward"}},
    )
    t.do("use Wendy", "A: A's Ward in space 2", "B: B's Plain Spark in space 1")
    assert (t.A["discards"], t.B["discards"]) == (["Ward"], [SPARK])
    assert (t.A["spells"], t.B["spells"]) == ({1: SPARK}, {2: "Ward"})
    assert t.at_rest()


# Costs


@pytest.mark.rule("revel:0.5.4", "revel:0.3.11")
def test_what_a_cost_that_was_undone_did_was_not_done_this_way() -> None:
    """Each part of the cost can be paid with the one card in hand, but not both."""
    t = using(
        "Discard each opposing shield spell. Discard 1 card from your hand and stash 1 card from your hand to gain 1 "
        "Stamina. Draw 1 card for each card discarded this way.",
        WARD,
        hand=[SPARK],
        B={"spells": {1: "Ward", 3: "Ward"}},
    )
    t.do("use Wendy", "pay")
    assert (t.A["discards"], t.A["stamina"]) == ([], 4)
    assert len(t.A["hand"]) == 3  # for the two shields
    assert t.at_rest()


@pytest.mark.rule("revel:0.3.5", "revel:1.4b.2")
def test_a_cost_that_proves_payable_in_part_only_is_asked_for_again() -> None:
    t = using(
        "Remove 2 +1s from any 1 of your spells to draw 1 card.",
        spells={1: {"card": SPARK, "+1s": 1}, 2: {"card": SPARK, "+1s": 2}},
    )
    t.do("use Wendy", "pay", "A's Plain Spark in space 1")  # undone, so that the other one is left to pay with
    assert (t.spell("A", 1).plus, t.spell("A", 2).plus, t.A["hand"]) == (1, 0, [SPARK])
    assert t.at_rest()


@pytest.mark.rule("revel:0.4.4", "revel:0.3.4", "revel:0.3.8")
def test_nobody_is_asked_to_pay_for_what_can_not_be_done() -> None:
    ember = strike("Ember", 2, "On Play: Spend 1 Passion to discard the opposing spell.")
    t = stage(ember, A={"hand": ["Ember"], "resources": {"Passion": 1}}, B={"spells": {2: "Ember"}}, plays=2)
    alone = t.fork().do("play a card", "space 1")
    assert alone.A["resources"] == {"Passion": 1}
    assert alone.at_rest()
    t.do("play a card", "space 2", "pay")
    assert (t.A["resources"], t.B["discards"]) == ({"Passion": 0}, ["Ember"])
    assert t.at_rest()


@pytest.mark.rule("revel:0.3.3")
def test_a_cost_can_not_be_paid_by_what_it_is_a_cost_of() -> None:
    toll = stance("Toll", "To Discard A Card: Discard 1 card from your hand.")
    t = using("Discard 1 card from your hand.", toll, hand=[SPARK, SPARK, SPARK], stance="Toll")
    assert not usable(t)
    assert t.at_rest()


@pytest.mark.rule("revel:0.3.9", "revel:2.4.4", "revel:0.3.3")
def test_a_power_whose_cost_is_declined_is_not_used() -> None:
    toll = stance("Toll", "To Use A Power: Spend 1 Passion.")
    t = using("Draw 1 card.", toll, resources={"Passion": 2}, B={"stance": "Toll"})
    t.do("use Wendy", "A: decline")
    assert (t.A["hand"], t.A["resources"], t.A["witch"]) == ([], {"Passion": 2}, "Wendy")
    t.do("use Wendy", "pay")
    assert (t.A["hand"], t.A["resources"]) == ([SPARK], {"Passion": 1})
    assert not usable(t)
    assert t.at_rest()


@pytest.mark.rule("revel:0.3.9", "revel:0.3.3")
def test_a_power_that_an_effect_would_use_is_not_used_if_its_cost_is_declined() -> None:
    toll = stance("Toll", "To Use A Power: Spend 1 Passion.")
    urge = strike("Urge", 1, "On Play: Use 1 of your Powers.")
    t = using("Draw 1 card.", toll, urge, hand=["Urge"], resources={"Passion": 2}, B={"stance": "Toll"})
    t.do("play a card", "space 1", "decline")
    assert (t.A["hand"], t.A["resources"], t.A["witch"]) == ([], {"Passion": 2}, "Wendy")
    assert usable(t)
    assert t.at_rest()


# How possible things are


@pytest.mark.rule("revel:0.2.1")
@pytest.mark.parametrize(("passion", "grade"), [(0, "not"), (1, "partly"), (2, "wholly")])
def test_losing_2_of_1_is_partly_possible(passion: int, grade: str) -> None:
    cost = using("Lose 2 Passion to draw 1 card.", resources={"Passion": passion})
    assert usable(cost) == (grade == "wholly")
    effect = using("Lose 2 Passion.", resources={"Passion": passion})
    assert usable(effect) == (grade != "not")


@pytest.mark.rule("revel:0.2.1", "revel:0.3.6", "revel:0.2.5")
def test_to_discard_all_is_partly_possible_where_one_can_not_be_discarded() -> None:
    text = "Discard all your strike spells to draw 1 card."
    assert not usable(using(text, ROCK, spells={1: "Rock", 2: SPARK}))
    assert usable(using(text, ROCK, spells={1: SPARK, 2: SPARK}))


@pytest.mark.rule("revel:0.2.3", "revel:0.2.5")
def test_hidden_cards_do_not_help_who_can_not_discard_cards() -> None:
    ban = stance("Ban", "Your opponent can't discard cards.")
    text = "Discard 1 strike spell card from your hand."
    assert not usable(using(text, ban, hand=[SPARK, SPARK], B={"stance": "Ban"}))
    assert usable(using(text, ban, hand=[SPARK, SPARK], stance="Ban"))


@pytest.mark.rule("revel:0.2.5")
def test_a_card_that_everybody_sees_proves_what_is_not_there() -> None:
    text = "Discard 1 strike spell card from your hand."
    assert not usable(using(text, WARD, hand=["Ward"], revealed=["Ward"]))
    assert usable(using(text, WARD, hand=["Ward"]))
    assert usable(using(text, WARD, hand=["Ward", "Ward"], revealed=["Ward"]))


@pytest.mark.rule("revel:0.2.4", "revel:0.2.6", "revel:0.2.7")
def test_what_both_have_seen_but_see_no_more_proves_nothing() -> None:
    show = stance("Show", "This Stance's Power Is: Reveal 1 card from your hand.")
    t = using(
        "Discard 1 strike spell card from your hand.",
        WARD,
        show,
        hand=["Ward", "Show"],
        revealed={"Show": "until your next turn"},
        stance="Show",
    )
    t.do("use Show")  # the Ward, for the other card is seen already
    assert t.view("B").A.revealed == ("Show",)
    assert usable(t)
    assert t.at_rest()


@pytest.mark.rule("revel:0.2.6")
def test_to_do_it_for_each_of_nothing_is_possible() -> None:
    t = using("Discard 1 card from your hand for each of your stitched spells to draw 1 card.")
    t.do("use Wendy", "pay")
    assert (len(t.A["hand"]), t.A["discards"]) == (1, [])
    assert t.at_rest()


@pytest.mark.rule("revel:0.2.8")
def test_what_happens_otherwise_is_weighed_as_well() -> None:
    text = "If you control a stance, discard each opposing spell. Otherwise, draw 1 card."
    assert usable(using(text))
    assert not usable(using("If you control a stance, discard each opposing spell. Otherwise, lose 1 Passion."))


@pytest.mark.rule("revel:0.2.5", "revel:0.4.13")
def test_what_can_not_be_chosen_leaves_nothing_to_refer_back_to() -> None:
    fan = stance("Fan", "When You Play A Spell: You may choose any 1 opposing stance and discard it.")
    t = stage(fan, stance("Calm"), A={"stance": "Fan", "hand": [SPARK]}, plays=2)
    t.do("play a card", "space 1")  # nobody is asked
    assert t.A["spells"] == {1: SPARK}
    assert t.at_rest()
    there = stage(fan, stance("Calm"), A={"stance": "Fan", "hand": [SPARK]}, B={"stance": "Calm"}, plays=2)
    there.do("play a card", "space 1", "yes")
    assert there.B["discards"] == ["Calm"]
    assert there.at_rest()


@pytest.mark.rule("revel:0.2.4")
def test_judging_one_sentence_leaves_no_trace_in_the_next() -> None:
    t = using(
        "You may choose any 1 stance and gain 1 Passion. If you do, discard it to draw 1 card.",
        stance("Calm"),
        stance="Calm",
    )
    t.do("use Wendy", "no")  # and nothing was chosen that could be discarded
    assert (t.A["hand"], t.A["stance"], t.A["resources"]) == ([], "Calm", {"Passion": 0})
    assert t.at_rest()


@pytest.mark.rule("revel:5.7.10", "revel:0.2.4")
def test_the_only_card_in_hand_does_not_pay_for_itself() -> None:
    dear = strike("Dear", 5, "To Play: Discard 1 card from your hand.")
    t = using("Play 1 card from your hand.", dear, hand=["Dear"]).do("use Wendy")
    assert (t.A["hand"], t.A["discards"], t.A["spells"]) == (["Dear"], [], {})
    assert t.at_rest()


# What is undone


@pytest.mark.rule("revel:0.5.4")
def test_a_power_used_in_what_was_undone_was_not_used() -> None:
    dear = strike(
        "Dear", 5, "To Play: Use 1 of your Powers, discard 1 card from your hand and stash 1 card from your hand."
    )
    t = using("Gain 1 Passion.", dear, WARD, hand=["Dear", "Ward"])
    t.do("play a card", "Dear", "space 1", "pay")
    while not t.at_rest():
        t.do("Ward" if "Ward" in t.offered else t.offered[-1])
    assert "Dear" in t.A["hand"]
    assert t.A["resources"] == {"Passion": 0}
    assert usable(t)


@pytest.mark.rule("revel:0.5.14")
def test_what_could_not_be_played_is_not_tried_again_before_another_act() -> None:
    t = using("Gain 1 Passion.", strike("Dear", 5, "To Play: Spend 3 Passion."), hand=["Dear"])
    t.do("play a card")
    assert t.offered == ["draw a card", "use Wendy", "pass"]
    assert t.why_not("play a card") == "0.5.14"
    t.do("use Wendy")
    assert "play a card" in t.offered
    assert t.at_rest()


@pytest.mark.rule("revel:0.5.10", "revel:0.5.5")
def test_the_copy_of_a_card_that_failed_is_another_card() -> None:
    t = using("Gain 1 Passion.", strike("Dear", 5, "To Play: Spend 3 Passion."), hand=["Dear", "Dear", SPARK])
    t.do("play a card", "Dear")
    assert t.offered == ["Dear", SPARK]  # the other one may be tried as well
    t.do("Dear", "space 1")
    assert (t.A["hand"], t.A["spells"]) == (["Dear", "Dear"], {1: SPARK})
