"""2.5 Cleanup checks."""

from __future__ import annotations

import pytest

from tests.games.revel.stage import Stage, shield, stage, stance, strike, witch

PLAIN = "Plain Spark"
ONE = stance("One", "When You Play A Card: Gain 1 Passion.")
TWO = witch("Two", "When You Play A Card: Lose 1 Stamina.")


def resolved(t: Stage) -> list[str]:
    """The cards whose consequences have been resolved, in order."""
    return [line.words.split(" resolves ")[1].split(":")[0] for line in t.lines() if line.rule == "4.6.2"]


def checks(t: Stage) -> int:
    return t.log().count("Cleanup check")


@pytest.mark.rule("revel:2.5.1", "revel:2.5.2")
def test_no_further_act_is_asked_for_before_the_check_is_done() -> None:
    asks = stance("Asks", "When You Play A Card: You may gain 1 Passion.")
    t = stage(asks, A={"stance": "Asks", "hand": [PLAIN]}, plays=2)
    t.do("play a card", "space 1")
    assert (t.prompt, t.offered) == ("Asks: do you? Gain 1 Passion.", ["yes", "no"])
    assert not t.at_rest()
    t.do("yes")
    assert t.A["resources"] == {"Passion": 1}
    assert t.at_rest()


@pytest.mark.rule("revel:2.5.3", "revel:S15")
def test_a_card_played_by_an_effect_is_settled_before_the_effect_goes_on() -> None:
    plays = witch("Plays", "Her Power Is: Play 1 card from your hand. Draw 1 card.")
    hides = strike("Hides", 1, "On Play: Stash 1 card from your hand.")
    a = {"witch": "Plays", "hand": ["Hides", "Wall"], "deck": ["Ember", PLAIN]}
    t = stage(plays, hides, shield("Wall", 1), strike("Ember", 3), A=a, plays=2)
    t.do("use Plays", "Hides", "space 1")
    assert (t.A["hand"], t.A["deck"]) == (["Ember"], [PLAIN, "Wall"])
    assert t.A["spells"] == {1: "Hides"}
    assert t.at_rest()


@pytest.mark.rule("revel:2.5.3")
def test_a_stash_by_quality_is_settled_before_the_effect_goes_on() -> None:
    stashes = witch("Stashes", "Her Power Is: Stash 1 {0}card from your hand. Draw 1 card for each Passion you have.")
    sees = stance("Sees", "When You Stash A Card: Gain 1 Passion.")
    a = {"witch": "Stashes", "stance": "Sees", "hand": [PLAIN]}
    t = stage(stashes.format("strike spell "), sees, A=a, plays=2)
    t.do("use Stashes", PLAIN)
    assert (t.A["resources"], len(t.A["hand"])) == ({"Passion": 1}, 1)
    plain = stage(stashes.format(""), sees, A=a, plays=2)  # no list of steps (5.3.1), so no check in between
    plain.do("use Stashes")
    assert (plain.A["resources"], len(plain.A["hand"])) == ({"Passion": 1}, 0)
    assert t.at_rest()
    assert plain.at_rest()


@pytest.mark.rule("revel:2.5.4", "revel:S15")
def test_a_play_inside_another_play_waits_for_the_outer_one() -> None:
    price = strike("Price", 1, "To Play: Play 1 stance card from your hand.")
    t = stage(price, stance("Calm", "On Play: Draw 1 card."), A={"hand": ["Price", "Calm"]}, plays=2)
    t.do("play a card", "Price", "space 1", "pay", "Calm")
    told = t.log()
    assert told.index("A plays the stance Calm") < told.index("A plays Price in space 1") < told.index("Cleanup check")
    assert checks(t) == 1
    assert (t.A["stance"], t.A["spells"], t.A["hand"]) == ("Calm", {1: "Price"}, [PLAIN])
    assert t.at_rest()


@pytest.mark.rule("revel:2.5.4", "revel:S15", "revel:2.5.3")
def test_no_check_comes_while_an_outer_list_is_open() -> None:
    price = strike("Price", 1, "To Play: Stash 1 strike spell card from your hand.")
    sees = stance("Sees", "When You Stash A Card: Draw 1 card.")
    t = stage(price, sees, A={"stance": "Sees", "hand": ["Price", PLAIN]}, plays=2)
    t.do("play a card", "Price", "space 1", "pay", PLAIN)
    told = t.log()
    stashed = next(n for n, line in enumerate(told) if "is stashed" in line)
    placed = told.index("A plays Price in space 1")
    drawn = told.index("A draws a card")
    assert stashed < placed < drawn
    assert "Cleanup check" not in told[:placed]
    assert told.index("Cleanup check") < drawn
    assert (t.A["spells"], len(t.A["hand"]), len(t.A["deck"])) == ({1: "Price"}, 1, 10)
    assert t.at_rest()


@pytest.mark.rule("revel:2.5.5", "revel:2.5.13", "revel:S16")
def test_newly_relevant_consequences_go_before_those_already_waiting() -> None:
    envy = stance("Envy", "When Your Opponent Gains Passion: Gain 1 Passion.")
    t = stage(ONE, TWO, envy, A={"stance": "One", "witch": "Two", "hand": [PLAIN]}, B={"stance": "Envy"}, plays=2)
    t.do("play a card", "space 1")
    assert sorted(t.offered) == ["One: When You Play A Card", "Two: When You Play A Card"]
    t.do("One: When You Play A Card")
    assert resolved(t) == ["One", "Envy", "Two"]
    assert checks(t) == 2, "the one after the play, and one nested in it"
    assert (t.A["resources"], t.B["resources"], t.A["stamina"]) == ({"Passion": 1}, {"Passion": 1}, 3)
    assert t.at_rest()


@pytest.mark.rule("revel:2.5.5")
def test_ones_own_newly_relevant_consequence_goes_before_those_already_waiting() -> None:
    """It isn't put to the choice with them: their set is frozen."""
    envy = stance("Envy", "When Your Opponent Gains Passion: Gain 1 Passion.")
    joy = strike("Joy", 1, "When You Gain Passion: Add a +1 to this spell.")
    a = {"stance": "One", "witch": "Two", "hand": [PLAIN], "spells": {1: "Joy"}}
    t = stage(ONE, TWO, envy, joy, A=a, B={"stance": "Envy"}, plays=2)
    t.do("play a card", "space 5", "One: When You Play A Card")
    assert resolved(t) == ["One", "Joy", "Envy", "Two"]
    assert (t.spell("A", 1).plus, t.A["stamina"], t.B["resources"]) == (1, 3, {"Passion": 1})
    assert t.at_rest()


@pytest.mark.rule("revel:2.5.6", "revel:2.5.10", "revel:2.5.12")
def test_each_waiting_set_freezes_until_the_tree_below_it_is_done() -> None:
    d1 = strike("D1", 1, "When You Gain Passion: Draw 1 card.")
    d2 = strike("D2", 1, "When You Gain Passion: Add a +1 to this spell.")
    e1 = strike("E1", 1, "When You Draw A Card: Add a +1 to this spell.")
    a = {"stance": "One", "witch": "Two", "hand": [PLAIN], "spells": {1: "D1", 2: "D2", 3: "E1"}}
    t = stage(ONE, TWO, d1, d2, e1, A=a, plays=2)
    t.do("play a card", "space 5")
    assert sorted(t.offered) == ["One: When You Play A Card", "Two: When You Play A Card"]
    t.do("One: When You Play A Card")
    assert sorted(t.offered) == ["D1: When You Gain Passion", "D2: When You Gain Passion"]
    t.do("D1: When You Gain Passion")
    assert resolved(t) == ["One", "D1", "E1", "D2", "Two"]
    assert (t.spell("A", 2).plus, t.spell("A", 3).plus, t.A["stamina"]) == (1, 1, 3)
    assert (len(t.A["hand"]), t.A["resources"]) == (1, {"Passion": 1})
    assert t.at_rest()


@pytest.mark.rule("revel:2.5.7")
def test_who_has_an_empty_deck_loses_all_stamina_although_no_draw_failed() -> None:
    t = stage(A={"deck": [PLAIN]}, current="B", step="start")
    assert (t.A["deck"], t.A["hand"], t.A["stamina"]) == ([], [PLAIN], 0)
    assert t.B["stamina"] == 4
    assert t.log()[1:5] == ["A draws a card", "Cleanup check", "A's deck is empty", "A loses 4 Stamina"]
    assert t.at_rest()


@pytest.mark.rule("revel:2.5.7", "revel:0.2.3", "revel:4.9.11")
@pytest.mark.parametrize("text", ["You can't lose Stamina.", "When You Would Lose Stamina: Stop it."])
def test_an_empty_deck_takes_no_stamina_that_cant_be_lost(text: str) -> None:
    t = stage(stance("Firm", text), A={"deck": [PLAIN], "stance": "Firm"}, B={"deck": 1}, current="B", step="start")
    assert (t.A["deck"], t.A["stamina"]) == ([], 4)
    t.do("pass")
    assert (t.B["deck"], t.B["stamina"]) == ([], 0)
    assert t.A["stamina"] == 4
    assert t.at_rest()


@pytest.mark.rule("revel:2.5.8")
def test_nested_checks_look_at_both_decks_too() -> None:
    gives = stance("Gives", "When You Play A Card: Your opponent draws 1 card.")
    counts = witch("Counts", "When You Play A Card: Gain 1 Passion for each Stamina your opponent has.")
    glad = stance("Glad", "When You Draw A Card: Gain 1 Passion.")
    a = {"stance": "Gives", "witch": "Counts", "hand": [PLAIN]}
    t = stage(gives, counts, glad, A=a, B={"stance": "Glad", "deck": 1}, plays=2)
    t.do("play a card", "space 1", "Gives: When You Play A Card")
    assert resolved(t) == ["Gives", "Glad", "Counts"]
    assert (t.B["stamina"], t.B["deck"], t.B["resources"]) == (0, [], {"Passion": 1})
    assert t.A["resources"] == {"Passion": 0}
    assert t.at_rest()


@pytest.mark.rule("revel:2.5.9")
def test_a_reveal_without_duration_ends_as_the_next_check_starts() -> None:
    shows = strike(
        "Shows", 1, "When Your Opponent Tries To Draw A Card: If this card is in your hand, you may gain 1 Passion."
    )
    asks = stance("Asks", "When You Draw A Card: You may gain 1 Passion.")
    t = stage(shows, asks, A={"stance": "Asks"}, B={"hand": ["Shows"]}, plays=2)
    t.do("A: draw a card", "B: reveal Shows")
    assert (t.asked, t.offered, t.view("A").B.revealed) == ("B", ["yes", "no"], ("Shows",))
    t.do("B: yes")
    assert (t.asked, t.offered, t.view("A").B.revealed) == ("A", ["yes", "no"], ())
    t.do("A: no")
    assert (t.A["resources"], t.B["resources"], t.B["hand"]) == ({"Passion": 0}, {"Passion": 1}, ["Shows"])
    assert t.at_rest()


@pytest.mark.rule("revel:2.5.11")
def test_overpower_is_checked_even_if_nothing_waits() -> None:
    t = stage(strike("Ember", 3), A={"hand": ["Ember"]}, B={"spells": {1: PLAIN}}, plays=2)
    t.do("play a card", "space 1")
    assert resolved(t) == []
    assert (t.B["spells"], t.B["discards"], t.A["spells"]) == ({}, [PLAIN], {1: "Ember"})
    assert t.at_rest()


@pytest.mark.rule("revel:2.5.12")
def test_a_lone_consequence_resolves_without_asking_unless_its_player_wants_full_control() -> None:
    t = stage(ONE, A={"stance": "One", "hand": [PLAIN]}, plays=2)
    t.do("play a card", "space 1")
    assert resolved(t) == ["One"]
    assert t.at_rest()
    t = stage(ONE, A={"stance": "One", "hand": [PLAIN]}, plays=2, full_control=(0,))
    t.do("play a card", PLAIN, "space 1")
    assert t.prompt == "Which consequence resolves first?"
    assert len(t.offered) == 1
    t.do(t.offered[0])
    assert resolved(t) == ["One"]
    assert t.at_rest()


@pytest.mark.rule("revel:2.5.14", "revel:S12")
def test_a_reveal_ends_between_two_resolutions_of_one_check() -> None:
    shows = stance("Shows", "When You Play A Card: Reveal 1 card from your hand.")
    asks = witch("Asks", "When You Play A Card: You may gain 1 Passion.")
    t = stage(shows, asks, shield("Wall", 1), A={"stance": "Shows", "witch": "Asks", "hand": [PLAIN, "Wall"]}, plays=2)
    t.do("play a card", PLAIN, "space 1", "Shows: When You Play A Card")
    assert "A reveals Wall" in t.log("B")
    assert (t.offered, t.view("B").A.revealed, checks(t)) == (["yes", "no"], (), 1)
    t.do("no")
    assert t.A["hand"] == ["Wall"]
    assert t.at_rest()


@pytest.mark.rule("revel:2.5.15")
def test_the_opponents_consequences_wait_for_all_of_the_current_players() -> None:
    d1 = stance("D1", "When Your Opponent Plays A Card: Gain 1 Passion.")
    d2 = witch("D2", "When Your Opponent Plays A Card: Draw 1 card.")
    a, b = {"stance": "One", "witch": "Two", "hand": [PLAIN]}, {"stance": "D1", "witch": "D2"}
    t = stage(ONE, TWO, d1, d2, A=a, B=b, plays=2)
    t.do("play a card", "space 1")
    other = t.fork()
    t.do("A: Two: When You Play A Card", "B: D2: When Your Opponent Plays A Card")
    assert resolved(t) == ["Two", "One", "D2", "D1"]
    other.do("A: One: When You Play A Card", "B: D1: When Your Opponent Plays A Card")
    assert resolved(other) == ["One", "Two", "D1", "D2"]
    for each in (t, other):
        assert (each.A["resources"], each.A["stamina"]) == ({"Passion": 1}, 3)
        assert (each.B["resources"], len(each.B["hand"])) == ({"Passion": 1}, 1)
        assert each.at_rest()


@pytest.mark.rule("revel:2.5.16")
def test_on_play_counts_before_overpower_is_checked() -> None:
    grows = strike("Grows", 2, "On Play: Add 2 +1s to this spell.")
    t = stage(grows, strike("Three", 3), A={"hand": ["Grows"]}, B={"spells": {1: "Three"}}, plays=2)
    t.do("play a card", "space 1")
    assert (t.B["spells"], t.B["discards"]) == ({}, ["Three"])
    assert t.spell("A", 1).power == 4
    assert t.at_rest()


@pytest.mark.rule("revel:2.5.17")
def test_overpower_is_checked_once_after_all_nested_consequences() -> None:
    fades = strike("Fades", 3, "On Play: Gain 1 Passion.")
    saps = strike("Saps", 1, "When Your Opponent Gains Passion: The opposing spell has -3 Power until the turn ends.")
    t = stage(fades, saps, A={"hand": ["Fades"]}, B={"spells": {1: "Saps"}}, plays=2)
    t.do("play a card", "space 1")
    assert resolved(t) == ["Fades", "Saps"]
    assert (t.spell("A", 1).power, t.B["spells"], t.B["discards"]) == (0, {1: "Saps"}, [])
    assert not any("overpowers" in line for line in t.log())
    assert t.at_rest()


@pytest.mark.rule("revel:2.5.17")
def test_overpower_is_not_checked_when_a_nested_check_ends() -> None:
    """What Rises says still waits then, and without it the strike would overpower."""
    first = strike("First", 3, "On Play: Gain 1 Passion.")
    rises = stance("Rises", "When You Play A Card: Each of your opponent's spells has +5 Power until the turn ends.")
    envy = stance("Envy", "When Your Opponent Gains Passion: Gain 1 Passion.")
    a = {"hand": ["First"], "stance": "Rises"}
    t = stage(first, rises, envy, A=a, B={"stance": "Envy", "spells": {1: PLAIN}}, plays=2)
    t.do("play a card", "space 1", "First: On Play")
    assert (resolved(t), checks(t)) == (["First", "Envy", "Rises"], 2)
    assert (t.B["spells"], t.B["discards"]) == ({1: PLAIN}, [])
    assert t.at_rest()


@pytest.mark.rule("revel:2.5.18")
def test_a_strike_played_by_a_consequence_is_checked_before_the_one_that_caused_it() -> None:
    first = strike("First", 4, "On Play: Play 1 strike spell card from your hand.")
    second = strike("Second", 3)
    t = stage(first, second, A={"hand": ["First", "Second"]}, B={"spells": {1: PLAIN, 2: PLAIN}}, plays=2)
    t.do("play a card", "First", "space 1", "Second", "space 2")
    assert [line for line in t.log() if "overpowers" in line] == [
        f"Second overpowers {PLAIN}",
        f"First overpowers {PLAIN}",
    ]
    assert (t.B["spells"], t.A["spells"]) == ({}, {1: "First", 2: "Second"})
    assert t.view().plays == 1
    assert t.at_rest()


@pytest.mark.rule("revel:2.5.19")
def test_what_an_overpower_causes_is_settled_before_the_next_act() -> None:
    feast = strike("Feast", 3, "If Playing This Overpowers: Draw 1 card.")
    mourns = stance("Mourns", "When A Spell Is Discarded: You may gain 1 Passion.")
    t = stage(feast, mourns, A={"hand": ["Feast"]}, B={"stance": "Mourns", "spells": {1: PLAIN}}, plays=2)
    t.do("play a card", "space 1")
    assert (t.asked, t.offered, t.B["discards"]) == ("B", ["yes", "no"], [PLAIN])
    assert (len(t.A["hand"]), resolved(t)) == (1, ["Feast", "Mourns"])
    assert not t.at_rest()
    t.do("yes")
    assert (t.asked, t.B["resources"]) == ("A", {"Passion": 1})
    told = t.log()
    assert told.index(f"Feast overpowers {PLAIN}") < told.index("A resolves Feast: If Playing This Overpowers")
    assert t.at_rest()


@pytest.mark.rule("revel:2.5.19")
def test_what_an_overpower_causes_is_settled_before_the_effect_that_played_the_strike_goes_on() -> None:
    plays = witch("Plays", "Her Power Is: Play 1 strike spell card from your hand. Stash 1 card from your hand.")
    feast = strike("Feast", 3, "If Playing This Overpowers: Draw 1 card.")
    a = {"witch": "Plays", "hand": ["Feast"], "deck": ["Wall", PLAIN]}
    t = stage(plays, feast, shield("Wall", 1), A=a, B={"spells": {1: PLAIN}}, plays=2)
    t.do("use Plays", "Feast", "space 1")
    assert (t.A["hand"], t.A["deck"]) == ([], [PLAIN, "Wall"])
    assert (t.A["spells"], t.B["spells"], t.B["discards"]) == ({1: "Feast"}, {}, [PLAIN])
    assert t.at_rest()


@pytest.mark.rule("revel:2.5.20")
def test_a_check_with_nothing_to_do_just_ends() -> None:
    t = stage(B={"deck": [], "stamina": 0}, plays=3)
    t.do("draw a card")
    assert t.log() == ["A spends 1 play", "A draws a card"], "an empty deck that costs nobody anything calls for none"
    t.do("pass")
    assert t.log()[2:5] == ["A passes", "A's turn ends", "Outcome check: A is winning in 0 of the spell spaces"]


@pytest.mark.rule("revel:2.5.16")
def test_a_strike_played_by_an_interruption_checks_for_overpower_before_the_next_consequence() -> None:
    wren = witch("Wren", "Her Power Is: Draw 1 card.", "When You Use A Power: Gain 1 Passion for each opposing spell.")
    rush = stance("Rush", "When You Would Draw: Play 1 strike spell card from your hand.")
    flame = strike("Flame", 3)
    a = {"witch": "Wren", "stance": "Rush", "hand": ["Flame"]}
    t = stage(wren, rush, flame, A=a, B={"spells": {1: PLAIN}}, plays=2)
    t.do("use Wren", "Wren: Her Power Is", "Flame", "space 1")
    assert (t.A["spells"], t.B["spells"]) == ({1: "Flame"}, {})
    assert t.A["resources"] == {"Passion": 0}, "the opposing spell was gone before it was counted"
    assert t.at_rest()


@pytest.mark.rule("revel:2.5.19", "revel:2.5.16", "revel:2.5.17")
def test_what_one_overpower_brings_is_settled_before_the_next_is_checked_for() -> None:
    """Both strikes were played before the one check: the second as a cost of the first."""
    price = strike("Price", 3, "To Play: Play 1 strike spell card from your hand.")
    pride = stance("Pride", "When You Overpower: Each of your opponent's spells has +5 Power until the turn ends.")
    small = strike("Small", 2)
    t = stage(
        price,
        pride,
        small,
        A={"hand": ["Price", "Small"], "stance": "Pride"},
        B={"spells": {1: "Plain Spark", 2: "Plain Spark"}},
        plays=2,
    )
    t.do("play a card", "Price", "space 1", "pay", "Small", "space 2")
    assert t.A["spells"] == {1: "Price", 2: "Small"}
    assert (t.B["spells"], t.B["discards"]) == ({1: "Plain Spark"}, ["Plain Spark"])
    assert t.at_rest()


@pytest.mark.rule("revel:4.7.6")
def test_a_power_that_waits_in_the_opponents_turn_does_nothing() -> None:
    glow = stance("Glow", "This Stance's Power Is: Gain 1 Passion.")
    waiting = [{"of": seat, "card": "Glow", "on": f"{seat} stance", "effect": 1} for seat in "AB"]
    t = stage(glow, A={"stance": "Glow"}, B={"stance": "Glow"}, waiting=waiting).do("draw a card")
    assert (t.A["resources"], t.B["resources"]) == ({"Passion": 1}, {"Passion": 0})
    assert t.at_rest()


@pytest.mark.rule("revel:2.5.16", "revel:5.8.7")
@pytest.mark.parametrize("whose", ["A", "B"])
def test_what_either_player_makes_of_a_play_comes_before_its_check_for_overpower(whose: str) -> None:
    brace = stance("Brace", "When A Player Plays A Strike Spell: Add a +1 to any 1 shield spell.")
    t = stage(
        brace,
        strike("Three", 3),
        shield("Hold", 2),
        A={"hand": ["Three"], **({"stance": "Brace"} if whose == "A" else {})},
        B={"spells": {1: "Hold"}, **({"stance": "Brace"} if whose == "B" else {})},
    )
    t.do("play a card", "space 1")
    assert (t.B["spells"], t.B["discards"]) == ({1: {"cards": ["Hold"], "+1s": 1}}, [])
    assert t.at_rest()
