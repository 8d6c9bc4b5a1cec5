"""5 Actions where their rules meet: the opponent's things, the opponent's turn, what is stopped, and who knows what."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.revel.stage import Plain, Stage, shield, stage, stance, strike, witch

SPARK = "Plain Spark"
WARD = shield("Ward", 2)
BIG = strike("Big", 5)
EMBER = strike("Ember", 1, icons="flames")


def ready(text: str, *cards: str, B: Plain | None = None, bluff: bool = False, **a: Any) -> Stage:
    """A may use a witch's Power."""
    return stage(witch("Wendy", f"Her Power Is: {text}"), *cards, A={"witch": "Wendy", **a}, B=B, bluff=bluff)


def using(text: str, *cards: str, B: Plain | None = None, **a: Any) -> Stage:
    return ready(text, *cards, B=B, **a).do("use Wendy")


# Overpower


@pytest.mark.rule("revel:2.5.3", "revel:5.8.6")
def test_what_a_check_for_overpower_brings_comes_before_the_next_instruction() -> None:
    eager = stance("Eager", "When You Overpower: Gain 1 Passion.")
    t = using(
        "Check for overpower for any 1 of your spells. Draw 1 card for each Passion you have.",
        eager,
        BIG,
        stance="Eager",
        spells={1: "Big"},
        B={"spells": {1: SPARK}},
    )
    assert (t.B["discards"], len(t.A["hand"])) == ([SPARK], 1)
    assert t.at_rest()


@pytest.mark.rule("revel:4.7.7")
def test_overpower_is_not_checked_for_what_is_not_there() -> None:
    assert "use Wendy" not in ready("Check for overpower for any 1 of your spells.", B={"spells": {1: SPARK}}).offered
    assert "use Wendy" in ready("Check for overpower for any 1 of your spells.", spells={1: SPARK}).offered


@pytest.mark.rule("revel:5.8.4", "revel:5.8.5")
def test_in_the_opponents_turn_too_the_spells_player_overpowers_and_discards() -> None:
    pride = stance("Pride", "When You Overpower: Gain 1 Passion.", "When You Discard A Spell: Gain 2 Passion.")
    t = using(
        "Your opponent plays 1 card from their hand.",
        BIG,
        pride,
        spells={1: SPARK},
        B={"hand": ["Big"], "stance": "Pride"},
    )
    t.do("B: space 1")
    while not t.at_rest():
        t.do(t.offered[0])
    assert (t.A["discards"], t.B["resources"]) == ([SPARK], {"Passion": 3})


@pytest.mark.rule("revel:5.8.5")
def test_the_overpowered_spells_own_consequence_becomes_relevant() -> None:
    last = strike("Last", 1, "When This Spell Is Overpowered: Draw 1 card.")
    t = stage(last, BIG, A={"hand": ["Big"]}, B={"spells": {1: "Last"}}, plays=2).do("play a card", "space 1")
    assert (t.B["discards"], len(t.B["hand"]), t.A["hand"]) == (["Last"], 1, [])
    assert t.at_rest()


@pytest.mark.rule("revel:0.3.3")
@pytest.mark.parametrize(("answer", "discards"), [("pay", [SPARK]), ("decline", [])])
def test_who_declines_the_cost_of_overpowering_does_not_overpower(answer: str, discards: list[str]) -> None:
    toll = stance("Toll", "To Overpower A Spell: Spend 1 Passion.")
    t = stage(
        toll, BIG, A={"hand": ["Big"], "resources": {"Passion": 1}}, B={"spells": {1: SPARK}, "stance": "Toll"}, plays=2
    )
    t.do("play a card", "space 1", f"A: {answer}")
    assert t.B["discards"] == discards
    assert t.at_rest()


@pytest.mark.rule("revel:5.7.16")
def test_a_shield_with_power_does_not_overpower_when_played() -> None:
    spiked = "Spiked\nA Shield Spell\nPower 6\nResistance 2\n"
    t = stage(spiked, A={"hand": ["Spiked"]}, B={"spells": {1: SPARK}}, plays=2).do("play a card", "space 1")
    assert (t.B["spells"], t.view().winning[1]) == ({1: SPARK}, "A")
    assert t.at_rest()


# Counters and choices


@pytest.mark.rule("revel:1.4b.4", "revel:1.4b.2", "revel:S24")
def test_a_counter_on_a_strike_is_a_gain_of_power_and_of_nothing_else() -> None:
    glad = stance("Glad", "When 1 Of Your Spells Gains Power: Gain 1 Passion.")
    hard = strike("Hard", 1, "When 1 Of Your Spells Gains Resistance: Lose 1 Stamina.")
    t = using("Add a +1 to each of your strike spells.", glad, hard, WARD, stance="Glad", spells={1: "Hard", 2: "Ward"})
    assert (t.A["resources"], t.A["stamina"]) == ({"Passion": 1}, 4)
    assert t.at_rest()


@pytest.mark.rule("revel:4.10.12")
def test_a_counter_is_not_put_on_a_spell_that_an_interruption_took_away() -> None:
    trap = stance("Trap", "When A +1 Would Be Added To A Spell: Discard it.")
    t = using("Add a +1 to any 1 of your spells.", trap, spells={1: SPARK}, B={"stance": "Trap"})
    assert (t.A["spells"], t.A["discards"]) == ({}, [SPARK])
    assert t.at_rest()


@pytest.mark.rule("revel:0.4.6")
def test_a_counter_is_not_taken_off_what_has_none() -> None:
    spells = {1: SPARK, 2: {"card": SPARK, "+1s": 1}, 3: {"card": SPARK, "+1s": 1}}
    t = using("Remove a +1 from any 1 of your spells.", spells=spells)
    assert t.offered == ["A's Plain Spark in space 2", "A's Plain Spark in space 3"]
    t.do("A's Plain Spark in space 2")
    assert [t.spell("A", space).plus for space in (1, 2, 3)] == [0, 0, 1]
    assert t.at_rest()


MARKED: Plain = {"stamina +1s": [2, 0, 0, 0]}


@pytest.mark.rule("revel:1.4b.2")
def test_counters_come_off_a_marker_as_well_and_count() -> None:
    text = "Remove all +1s from 1 of your Stamina markers. Draw 1 card for each +1 removed this way."
    t = using(text, **MARKED)
    assert (len(t.A["hand"]), t.A.get("stamina +1s")) == (2, None)
    assert t.at_rest()


@pytest.mark.rule("revel:4.10.9")
def test_a_card_stitched_on_finds_what_it_has_chosen_itself() -> None:
    top = strike(
        "Top",
        1,
        "This Spell's Power Is: Choose any 1 other spell.",
        "This Spell's Power Is: Discard the spell chosen above.",
        icons="flames",
    )
    t = stage(top, EMBER, A={"spells": {1: {"cards": ["Ember", "Top"]}}}, B={"spells": {2: SPARK, 3: SPARK}})
    t.do("use Top", "B's Plain Spark in space 3")
    t.do(next(words for words in t.offered if "chosen above" in words))
    assert t.B["spells"] == {2: SPARK}
    assert t.at_rest()


# Drawing, discarding, stashing, shuffling: who knows what


@pytest.mark.rule("revel:3.7.1")
def test_everybody_sees_what_is_discarded_from_a_hand() -> None:
    t = using("Discard 1 card from your hand.", WARD, hand=["Ward"])
    assert "A: Ward is discarded" in t.log("B")
    assert t.view("B").A.discards == ("Ward",)
    assert t.at_rest()


@pytest.mark.rule("revel:3.6.1", "revel:5.2.2")
def test_a_card_that_both_saw_going_on_top_is_known_when_it_is_drawn() -> None:
    t = using("Put any 1 of your spells on top of your deck.", WARD, spells={1: "Ward"})
    assert t.A["known"] == [{"deck": 1, "to": "AB"}]
    t.do("draw a card")
    assert (t.A["hand"], t.A["known"]) == (["Ward"], [{"hand": 1, "to": "B"}])
    assert t.at_rest()


@pytest.mark.rule("revel:4.9.12")
def test_a_draw_or_a_loss_that_is_stopped_pays_all_the_same() -> None:
    hush = stance("Hush", "When A Player Would Draw: Stop it.", "When A Player Would Lose Passion: Stop it.")
    t = using("Draw 1 card to gain 1 Stamina.", hush, stance="Hush").do("pay")
    assert (t.A["hand"], t.A["stamina"]) == ([], 5)
    u = using("Lose 1 Passion to gain 1 Stamina.", hush, stance="Hush", resources={"Passion": 1}).do("pay")
    assert (u.A["resources"], u.A["stamina"]) == ({"Passion": 1}, 5)
    assert t.at_rest()
    assert u.at_rest()


@pytest.mark.rule("revel:0.3.3")
def test_who_can_not_pay_for_drawing_can_not_draw() -> None:
    toll = stance("Toll", "To Draw A Card: Spend 1 Passion.")
    assert "use Wendy" not in ready("Draw 1 card.", toll, B={"stance": "Toll"}).offered
    t = ready("Draw 1 card.", toll, B={"stance": "Toll"}, resources={"Passion": 1}).do("use Wendy", "pay")
    assert (t.A["hand"], t.A["resources"]) == ([SPARK], {"Passion": 0})
    assert t.at_rest()


@pytest.mark.rule("revel-starter:overdraw.1")
def test_in_the_starter_edition_who_can_draw_1_of_2_overdraws() -> None:
    greed = witch("Greed", "Her Power Is: Draw 2 cards.")
    t = stage(greed, A={"witch": "Greed", "deck": [SPARK]}, edition="starter").do("use Greed")
    assert (t.A["hand"], t.A["stamina"], t.B["stamina"]) == ([SPARK], 0, 4)


@pytest.mark.rule("revel:5.3.5", "revel:5.3.3")
def test_others_see_which_cards_are_stashed_and_not_in_which_order() -> None:
    t = using("Stash 2 strike spell cards from your hand.", BIG, hand=["Big", SPARK, SPARK]).do(SPARK, "Big")
    assert t.A["deck"][-2:] == [SPARK, "Big"]
    assert [one["to"] for one in t.A["known"] if "among" not in one] == ["A", "A"]
    revealed = [line for line in t.log("B") if "reveals" in line]
    assert revealed == ["A reveals Big", "A reveals Plain Spark"]
    assert t.at_rest()


@pytest.mark.rule("revel:5.3.4")
def test_who_can_not_reveal_stashes_nothing_of_a_quality() -> None:
    shy = stance("Shy", "Your opponent can't reveal cards.")
    t = ready("Stash 1 strike spell card from your hand.", shy, hand=[SPARK, SPARK], B={"stance": "Shy"})
    if "use Wendy" in t.offered:
        t.do("use Wendy")
        while not t.at_rest():
            t.do(t.offered[0])
    assert (len(t.A["hand"]), len(t.A["deck"])) == (2, 10)


@pytest.mark.rule("revel:1.7.13", "revel:1.7.12")
def test_whose_stitched_spell_is_stashed_orders_its_cards_in_secret() -> None:
    t = using(
        "Stash any 1 opposing spell.",
        EMBER,
        strike("Torch", 1, icons="flames"),
        B={"spells": {1: {"cards": ["Ember", "Torch"]}}},
    )
    t.do("B: Torch")
    assert t.B["deck"][-2:] == ["Torch", "Ember"]
    assert [one["to"] for one in t.B["known"] if "among" not in one] == ["B", "B"]
    assert t.at_rest()


@pytest.mark.rule("revel:3.4.11")
def test_leaving_is_noticed_by_the_spell_itself_and_moving_is_not_entering() -> None:
    last = strike("Last", 1, "When This Spell Leaves The Field: Gain 1 Passion.")
    hail = stance("Hail", "When 1 Of Your Spells Enters The Field: Draw 1 card.")
    t = using("Draw any 1 of your spells.", last, spells={1: "Last"})
    assert (t.A["hand"], t.A["resources"]) == (["Last"], {"Passion": 1})
    moved = using("Move any 1 of your spells to an empty side of yours.", hail, stance="Hail", spells={1: SPARK}).do(
        "space 2"
    )
    assert (moved.A["spells"], moved.A["hand"]) == ({2: SPARK}, [])
    put = using(
        "Put 1 spell card from your discards onto an empty side of yours.", hail, stance="Hail", discards=[SPARK]
    )
    put.do("space 1")
    assert len(put.A["hand"]) == 1
    for one in (t, moved, put):
        assert one.at_rest()


@pytest.mark.rule("revel:3.6.3", "revel:3.6.7")
def test_a_spell_shuffled_away_goes_into_its_owners_deck_and_is_lost_in_it() -> None:
    t = using("Shuffle any 1 opposing spell into your deck.", WARD, B={"spells": {1: "Ward"}})
    assert (sorted(t.B["deck"]), t.A["deck"]) == ([SPARK] * 10 + ["Ward"], [SPARK] * 10)
    assert "known" not in t.B
    assert t.at_rest()


@pytest.mark.rule("revel:5.4.4", "revel:5.4.5")
def test_until_your_next_turn_is_that_of_who_had_the_cards_revealed() -> None:
    t = using("Reveal your opponent's hand until your next turn.", WARD, B={"hand": ["Ward"]}).do("pass")
    assert (t.asked, t.view("A").B.revealed) == ("B", ("Ward",))
    t.do("B: pass")
    assert (t.asked, t.view("A").B.revealed) == ("A", ())
    assert t.at_rest()


@pytest.mark.rule("revel:4.6.1", "revel:5.4.1")
def test_revealing_can_be_waited_for() -> None:
    open_ = stance("Open", "When You Reveal A Card: Gain 1 Passion.")
    t = using("Reveal 1 card from your hand.", open_, stance="Open", hand=[SPARK])
    assert t.A["resources"] == {"Passion": 1}
    assert t.at_rest()


# Playing


@pytest.mark.rule("revel:3.4.12", "revel:0.0.4")
def test_nobody_plays_a_card_of_the_opponents() -> None:
    text = "Play 1 card from any discards."
    assert "use Wendy" not in ready(text, B={"discards": [SPARK]}).offered
    t = ready(text, WARD, BIG, discards=["Ward", "Big"], B={"discards": [SPARK]}).do("use Wendy")
    assert t.offered == ["Ward", "Big"]
    t.do("Ward", "space 1")
    assert (t.A["spells"], t.B["discards"]) == ({1: "Ward"}, [SPARK])
    assert t.at_rest()


@pytest.mark.rule("revel:3.4.12")
def test_not_even_a_hidden_one() -> None:
    t = ready("Play your opponent's next draw. Draw 1 card.")
    t.do("use Wendy")
    assert (t.A["spells"], t.B["spells"], len(t.B["deck"]), len(t.A["hand"])) == ({}, {}, 10, 1)
    assert t.at_rest()


@pytest.mark.rule("revel:0.2.3", "revel:0.5.1")
def test_a_hidden_card_of_a_forbidden_kind_is_not_played() -> None:
    ban = stance("Ban", "Your opponent can't play strike spells.")
    t = stage(ban, WARD, A={"hand": [SPARK, "Ward"]}, B={"stance": "Ban"}, plays=2)
    t.do("play a card", SPARK)  # undone, and the Ward is left
    assert (t.A["hand"], t.A["spells"]) == ([SPARK, "Ward"], {})
    t.do("space 1")
    assert t.A["spells"] == {1: "Ward"}
    assert t.at_rest()


@pytest.mark.rule("revel:0.2.6")
def test_who_may_not_play_cards_of_a_kind_may_begin_to_play_a_hidden_card() -> None:
    ban = stance("Ban", "Your opponent can't play strike spell cards.")
    silence = stance("Silence", "Your opponent can't play cards.")
    hand = {"hand": [SPARK, "Ward"]}
    assert "play a card" not in stage(silence, WARD, A=hand, B={"stance": "Silence"}).offered
    t = stage(ban, WARD, A=hand, B={"stance": "Ban"}, plays=2)
    assert "play a card" in t.offered
    t.do("play a card", "Ward", "space 1")
    assert (t.A["hand"], t.A["spells"]) == ([SPARK], {1: "Ward"})
    assert "play a card" in t.offered  # though the Spark is all that is left, which B doesn't see


@pytest.mark.rule("revel:5.7.6", "revel:5.7.15")
def test_stitching_is_playing_and_stitching_and_not_entering() -> None:
    hail = stance("Hail", "When 1 Of Your Spells Enters The Field: Lose 1 Passion.", "When You Stitch: Gain 2 Passion.")
    cheer = witch("Cheer", "When You Play A Spell: Gain 4 Passion.")
    a = {"witch": "Cheer", "stance": "Hail", "hand": ["Ember"], "spells": {1: "Ember"}}
    t = stage(EMBER, hail, cheer, A=a, plays=2).do("play a card", "space 1, stitching onto Ember")
    while not t.at_rest():
        t.do(t.offered[0])
    assert t.A["resources"] == {"Passion": 6}


@pytest.mark.rule("revel:0.5.18")
def test_what_could_not_be_played_was_not_done() -> None:
    dear = strike("Dear", 5, "To Play: Spend 3 Passion.")
    t = using("You may play 1 card from your hand. If you do, draw 1 card.", dear, hand=["Dear"]).do("yes")
    assert (t.A["hand"], t.A["spells"]) == (["Dear"], {})
    assert t.at_rest()


@pytest.mark.rule("revel:0.6.6", "revel:0.4.6", "revel:0.6.1")
def test_a_card_to_play_that_everybody_sees_has_to_be_found() -> None:
    text = "Play 1 strike spell card from your hand."
    shown = {SPARK: "until your next turn"}
    t = ready(text, WARD, BIG, hand=[SPARK, "Big", "Ward"], revealed=shown).do("use Wendy")
    assert t.offered == [SPARK, "Big"]
    u = ready(text, WARD, BIG, hand=[SPARK, "Big", "Ward"]).do("use Wendy")
    assert u.offered == [SPARK, "Big", "none"]


@pytest.mark.rule("revel:4.10.15", "revel:5.5.3")
def test_a_card_that_was_played_was_played_this_way() -> None:
    t = using("Play 1 card from your hand. If you played a card this way, draw 1 card.", hand=[SPARK]).do("space 1")
    assert len(t.A["hand"]) == 1
    none = using(
        "Play 1 strike spell card from your hand. If you played a card this way, draw 1 card.", WARD, hand=["Ward"]
    )
    assert none.A["hand"] == ["Ward"]


@pytest.mark.rule("revel:5.7.10")
def test_all_costs_of_a_card_are_paid() -> None:
    dear = strike("Dear", 5, "To Play: Spend 1 Passion.", "To Play: Discard 1 card from your hand.")
    t = stage(dear, A={"hand": ["Dear", SPARK], "resources": {"Passion": 1}}, plays=2)
    t.do("play a card", "Dear", "space 1", "pay", "pay")
    assert (t.A["resources"], t.A["discards"], t.A["spells"]) == ({"Passion": 0}, [SPARK], {1: "Dear"})
    assert t.at_rest()


@pytest.mark.rule("revel:0.4.9")
def test_a_shield_about_to_be_replaced_is_weighed_as_gone() -> None:
    eat = strike("Eat", 5, "To Play: Discard 1 of your shield spells.")
    t = stage(eat, WARD, A={"hand": ["Eat"], "spells": {1: "Ward"}}, plays=2).do("play a card")
    assert t.offered == ["space 2", "space 3", "space 4", "space 5"]  # in space 1 there would be none left to pay with
    dig = strike("Dig", 5, "To Play: Draw 1 card from your discards.")
    u = stage(dig, WARD, A={"hand": ["Dig"], "spells": {1: "Ward"}}, plays=2).do("play a card", "pay")
    assert (u.A["spells"], u.A["hand"]) == ({1: "Dig"}, ["Ward"])  # there alone it can be paid, with the shield itself
    assert u.at_rest()


@pytest.mark.rule("revel:5.7.10", "revel:0.2.3", "revel:0.4.9")
def test_a_side_is_not_announced_for_a_stitch_that_can_not_be() -> None:
    dear = strike("Dear", 1, "To Stitch This Card: Spend 1 Passion.", icons="flames")
    t = stage(dear, EMBER, A={"hand": ["Dear"], "spells": {1: "Ember"}}, plays=2).do("play a card")
    assert t.offered == ["space 2", "space 3", "space 4", "space 5"]
    ban = stance("Ban", "Your opponent can't stitch.")
    u = stage(ban, EMBER, A={"hand": ["Ember"], "spells": {1: "Ember"}}, B={"stance": "Ban"}, plays=2).do("play a card")
    assert u.offered == ["space 2", "space 3", "space 4", "space 5"]


@pytest.mark.rule("revel:5.7.7", "revel:5.7.10")
def test_the_shield_is_discarded_before_other_costs_are_paid() -> None:
    dear = strike("Dear", 5, "To Play: Spend 1 Passion.")
    t = stage(dear, WARD, A={"hand": ["Dear"], "spells": {1: "Ward"}, "resources": {"Passion": 1}}, plays=2)
    t.do("play a card", "space 1, replacing Ward")
    assert (t.A["spells"], t.A["discards"], t.offered) == ({}, ["Ward"], ["pay", "decline"])
    t.do("pay")
    assert t.A["spells"] == {1: "Dear"}
    assert t.at_rest()


@pytest.mark.rule("revel:5.6.2", "revel:S20")
@pytest.mark.parametrize("kept", ["This stance can't be discarded.", "When This Stance Would Be Discarded: Stop it."])
def test_a_stance_that_can_not_be_discarded_is_not_replaced(kept: str) -> None:
    t = stage(stance("Root", kept), stance("Calm"), A={"stance": "Root", "hand": ["Calm"]}, plays=2)
    t.do("play a card")
    assert (t.A["stance"], t.A["hand"], t.A["discards"], t.truth["plays"]) == ("Root", ["Calm"], [], 2)
    assert t.at_rest()


@pytest.mark.rule("revel:4.9.11", "revel:5.6.3")
def test_a_stance_kept_from_entering_stays_in_hand() -> None:
    gate = stance("Gate", "When A Card Would Enter The Field: Stop it.")
    t = stage(gate, stance("Calm"), A={"hand": ["Calm"]}, B={"stance": "Gate"}, plays=2).do("play a card")
    assert (t.A["hand"], t.A.get("stance")) == (["Calm"], None)
    assert t.at_rest()


@pytest.mark.rule("revel:4.3.1", "revel:0.3.7")
def test_a_stance_costs_what_it_says() -> None:
    dear = stance("Dear", "To Play: Spend 1 Passion.")
    t = stage(dear, A={"hand": ["Dear"], "resources": {"Passion": 1}}, plays=2).do("play a card", "pay")
    assert (t.A["stance"], t.A["resources"]) == ("Dear", {"Passion": 0})
    assert t.at_rest()


@pytest.mark.rule("revel:0.2.6", "revel:0.2.3")
def test_a_prohibition_of_some_things_does_not_bind_hidden_cards() -> None:
    wall = stance("Wall", "Your shield spells can't be discarded.")
    t = using("Discard 1 card from your hand.", wall, WARD, stance="Wall", hand=["Ward"])
    assert t.A["discards"] == ["Ward"]  # a card in hand is no spell
    assert t.at_rest()


# Putting


@pytest.mark.rule("revel:3.4.12")
def test_spells_are_put_on_sides_as_long_as_there_are_any() -> None:
    single = "Put 1 spell card from any discards onto an empty side of yours."
    four = dict.fromkeys((1, 2, 3, 4), SPARK)
    t = using(single, WARD, spells=four, discards=["Ward"], B={"discards": [SPARK]})
    assert (t.A["spells"][5], t.B["discards"]) == ("Ward", [SPARK])  # B's was no choice
    assert t.at_rest()


# Resources


@pytest.mark.rule("revel:2.3.6", "revel:2.3.5")
def test_nobody_gains_plays_in_the_opponents_turn() -> None:
    glad = stance("Glad", "When Your Opponent Draws: Gain 1 play. Gain 1 Passion.")
    t = using("Draw 1 card.", glad, B={"stance": "Glad"})
    assert (t.truth["plays"], t.B["resources"]) == (1, {"Passion": 1})
    assert t.at_rest()


@pytest.mark.rule("revel:4.10.15", "revel:5.10.4")
def test_this_way_is_as_much_as_was_lost() -> None:
    t = using("Lose 3 Passion. Draw 1 card for each Passion lost this way.", resources={"Passion": 1})
    assert len(t.A["hand"]) == 1
    assert t.at_rest()


@pytest.mark.rule("revel:5.10.4", "revel:0.2.11")
def test_who_loses_3_of_1_has_lost_1() -> None:
    mourn = stance("Mourn", "When You Lose 2 Or More Passion: Draw 1 card.")
    t = using("Lose 3 Passion.", mourn, stance="Mourn", resources={"Passion": 1})
    assert (t.A["hand"], t.A["resources"]) == ([], {"Passion": 0})
    assert t.at_rest()


@pytest.mark.rule("revel:6.4.4", "revel:6.1.4")
def test_a_discarded_marker_is_stamina_that_its_player_loses() -> None:
    weep = stance("Weep", "When You Lose Stamina: Gain 1 Passion.")
    t = using("Discard 1 opposing Stamina marker.", weep, stance="Weep", B={"stance": "Weep"})
    while not t.at_rest():
        t.do(t.offered[0])
    assert (t.B["stamina"], t.A["stamina"]) == (3, 4)
    assert (t.A["resources"], t.B["resources"]) == ({"Passion": 0}, {"Passion": 1})


# What was done this way


@pytest.mark.rule("revel:4.9.11", "revel:4.9.12")
def test_what_was_stopped_was_not_discarded_this_way() -> None:
    save = stance("Save", "When A Strike Spell Would Be Discarded: Stop it.")
    text = "Discard 2 opposing spells to gain 1 Stamina. Draw 1 card for each spell discarded this way."
    t = using(text, save, WARD, B={"stance": "Save", "spells": {1: SPARK, 2: "Ward"}}).do("pay")
    assert (t.B["discards"], t.A["stamina"], len(t.A["hand"])) == (["Ward"], 5, 1)
    assert t.at_rest()


@pytest.mark.rule("revel:4.10.8")
def test_the_rest_are_those_that_were_not_taken() -> None:
    t = using(
        "Reveal your next 3 draws. Draw 1 of them and stash the rest.", WARD, BIG, deck=["Ward", "Big", SPARK, SPARK]
    )
    t.do("Big")
    while not t.at_rest():
        t.do(t.offered[0])
    assert t.A["hand"] == ["Big"]
    assert (t.A["deck"][0], sorted(t.A["deck"][1:])) == (SPARK, [SPARK, "Ward"])


@pytest.mark.rule("revel:0.6.3")
def test_where_nothing_was_found_there_is_nothing_to_refer_back_to() -> None:
    text = "Choose any 1 of your spells. Choose 1 stance card from your hand. Discard it."
    t = using(text, hand=[SPARK], spells={1: SPARK})
    while not t.at_rest():
        t.do(t.offered[-1])
    assert (t.A["spells"], t.A["discards"], t.A["hand"]) == ({1: SPARK}, [], [SPARK])


@pytest.mark.rule("revel:0.3.5")
def test_a_cost_of_3_cards_is_not_paid_with_the_1_that_is_found() -> None:
    t = using("Discard 3 strike spell cards from your hand to gain 1 Passion.", WARD, hand=[SPARK, "Ward", "Ward"]).do(
        "pay"
    )
    while not t.at_rest():
        t.do(t.offered[0])
    assert (sorted(t.A["hand"]), t.A["discards"]) == ([SPARK, "Ward", "Ward"], [])
    assert t.A["resources"] == {"Passion": 0}


@pytest.mark.rule("revel:5.8.5", "revel:5.8.4")
def test_a_spell_notices_that_it_overpowers() -> None:
    proud = strike("Proud", 5, "When This Spell Overpowers A Spell: Gain 1 Passion.")
    t = stage(proud, A={"hand": ["Proud"]}, B={"spells": {1: SPARK}}, plays=2).do("play a card", "space 1")
    assert (t.A["resources"], t.B["discards"]) == ({"Passion": 1}, [SPARK])
    assert t.at_rest()


@pytest.mark.rule("revel:0.1.3")
def test_a_spell_notices_that_it_is_stashed() -> None:
    last = strike("Last", 1, "When This Spell Is Stashed: Draw 1 card.")
    t = using("Stash any 1 opposing spell.", last, B={"spells": {1: "Last"}})
    assert (t.B["hand"], t.B["deck"][-1]) == ([SPARK], "Last")
    assert t.at_rest()


@pytest.mark.rule("revel:3.4.12", "revel:0.2.12")
@pytest.mark.parametrize("own", [{}, {3: "Calm Spark"}])
def test_a_spell_without_another_one_of_its_players_stays_where_it_is(own: Plain) -> None:
    """The opponent's spell is no other one to change places with; what comes after is carried out all the same."""
    dance = strike("Dance", 1, "On Play: Swap this spell with 1 of your other spells. Draw 1 card.")
    cards = (dance, strike("Calm Spark", 1))
    t = stage(*cards, A={"hand": ["Dance"], "spells": own}, B={"spells": {2: "Plain Spark"}})
    t.do("play a card", "space 1")
    assert t.A["spells"] == ({1: "Calm Spark", 3: "Dance"} if own else {1: "Dance"})
    assert (t.B["spells"], t.A["hand"]) == ({2: "Plain Spark"}, ["Plain Spark"])
    assert t.at_rest()
