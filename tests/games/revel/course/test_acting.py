"""2.4 Acting during the turn."""

from __future__ import annotations

import random

import pytest

from coven.kernel import NotOffered
from tests.games.revel.stage import shield, stage, stance, strike, witch

EMBER = strike("Ember", 3)
DEAR = strike("Dear", 9, "To Play: Spend 3 Passion.")


@pytest.mark.rule("revel:2.4.1")
def test_a_play_is_spent_to_play_a_card_from_hand() -> None:
    t = stage(EMBER, A={"hand": ["Ember"]}, full_control=(0,))
    t.do("play a card", "Ember", "space 2")
    assert (t.view().plays, t.A["hand"], t.A["spells"]) == (0, [], {2: "Ember"})
    assert t.offered == ["pass"]
    assert t.at_rest()


@pytest.mark.rule("revel:2.4.1")
def test_what_waits_for_the_spending_of_a_play_resolves_with_the_played_cards_own_consequences() -> None:
    costly = stance("Costly", "When You Spend Plays: Lose 1 Stamina.")
    spark = strike("Spark", 1, "On Play: Draw 1 card.")
    t = stage(costly, spark, A={"stance": "Costly", "hand": ["Spark"]}, plays=2)
    t.do("play a card", "space 1")
    assert sorted(t.offered) == ["Costly: When You Spend Plays", "Spark: On Play"]
    t.do("Spark: On Play")
    assert (t.A["stamina"], len(t.A["hand"]), t.view().plays) == (3, 1, 1)
    assert t.at_rest()


@pytest.mark.rule("revel:2.4.2")
def test_a_play_is_skipped_by_drawing_for_it_and_in_no_other_way() -> None:
    idle = stance("Idle", "When You Skip A Play: Gain 1 Passion.")
    t = stage(idle, EMBER, A={"stance": "Idle", "hand": ["Ember"]}, plays=3)
    t.do("play a card", "space 1")
    assert t.A["resources"] == {"Passion": 0}
    t.do("draw a card")
    assert (t.A["resources"], t.view().plays) == ({"Passion": 1}, 1)
    assert (t.A["hand"], len(t.A["deck"])) == (["Plain Spark"], 9)
    t.do("pass")
    assert t.A["resources"] == {"Passion": 1}
    assert t.at_rest()


@pytest.mark.rule("revel:2.4.3", "revel:2.4.7")
def test_without_plays_nothing_that_costs_one_can_be_done() -> None:
    tess = witch("Tess", "Her Power Is: Gain 1 Passion.")
    t = stage(tess, EMBER, A={"witch": "Tess", "hand": ["Ember"]}, plays=0)
    assert t.offered == ["use Tess", "pass"]
    before = t.table.fingerprint()
    for words in ("draw a card", "play a card", "play Ember"):
        assert t.why_not(words) == "2.4.3"
        with pytest.raises(NotOffered, match="A may answer: use Tess, pass"):
            t.do(words)
    assert t.table.fingerprint() == before
    assert t.at_rest()


@pytest.mark.rule("revel:2.4.4")
def test_a_power_costs_no_play() -> None:
    tess = witch("Tess", "Her Power Is: Gain 1 Passion.")
    for plays in (0, 2):
        t = stage(tess, A={"witch": "Tess"}, plays=plays, full_control=(0,))
        t.do("use Tess")
        assert (t.view().plays, t.A["resources"]) == (plays, {"Passion": 1})
        assert "use Tess" not in t.offered
        assert t.why_not("use Tess") == "4.7.4"
        assert t.at_rest()


@pytest.mark.rule("revel:2.4.5")
def test_a_power_of_which_nothing_is_possible_is_not_offered() -> None:
    sheds = strike("Sheds", 1, "This Spell's Power Is: Discard your stance.")
    partly = strike("Partly", 1, "This Spell's Power Is: Discard your stance. Draw 1 card.")
    t = stage(sheds, partly, A={"spells": {1: "Sheds", 2: "Partly"}})
    assert t.offered == ["draw a card", "use Partly", "pass"]
    assert t.why_not("use Sheds") == "4.7.7"
    t.do("use Partly")
    assert len(t.A["hand"]) == 1
    assert t.at_rest()


@pytest.mark.rule("revel:2.4.6")
def test_passing_is_always_legal() -> None:
    tess = witch("Tess", "Her Power Is: Draw 1 card.")
    deck = {"witch": "Tess", "deck": ["Ember", "Wall", "Dear", "Ember", "Wall"] * 3}
    asked = 0
    for seed in range(3):
        rng = random.Random(seed)
        t = stage(tess, EMBER, DEAR, shield("Wall", 4), A=deck, B=deck, seed=seed)
        while t.table.decision is not None:
            if t.prompt == "What do you do?":
                asked += 1
                assert t.offered[-1] == "pass"
            t.do(rng.choice(t.offered))
    assert asked > 20


@pytest.mark.rule("revel:2.4.8")
def test_with_an_empty_deck_no_play_can_be_burnt_by_drawing() -> None:
    t = stage(EMBER, A={"hand": ["Ember"], "deck": [], "stamina": 0})
    assert t.offered == ["play a card", "pass"]
    assert t.why_not("draw a card") == "2.4.8"
    assert t.view().plays == 1
    assert t.at_rest()


@pytest.mark.rule("revel:2.4.9")
def test_with_an_empty_hand_no_card_can_be_played() -> None:
    t = stage()
    assert t.offered == ["draw a card", "pass"]
    assert t.why_not("play a card") == "2.4.9"
    assert t.at_rest()


@pytest.mark.rule("revel:2.4.9")
def test_a_hidden_card_may_be_tried_even_if_it_proves_unplayable() -> None:
    t = stage(DEAR, A={"hand": ["Dear"]})
    assert t.offered == ["play a card", "draw a card", "pass"]
    t.do("play a card")
    assert t.offered == ["draw a card", "pass"]
    assert t.why_not("play a card") == "0.5.14"
    assert (t.view().plays, t.A["hand"], t.A["spells"], t.A["discards"]) == (1, ["Dear"], {}, [])
    assert t.view("B").A.revealed == ()
    t.do("draw a card")
    assert (t.asked, t.view().turn) == ("B", 2)
    assert sorted(t.A["hand"]) == ["Dear", "Plain Spark"]
    assert t.at_rest()


@pytest.mark.rule("revel:2.4.9")
def test_a_play_that_was_taken_back_was_never_spent() -> None:
    costly = stance("Costly", "When You Spend Plays: Lose 1 Stamina.")
    t = stage(costly, DEAR, A={"stance": "Costly", "hand": ["Dear"]}, plays=2)
    t.do("play a card")
    assert (t.view().plays, t.view().waiting) == (2, ())
    t.do("draw a card")
    assert (t.A["stamina"], t.view().plays) == (3, 1)
    assert t.at_rest()


@pytest.mark.rule("revel:2.4.10")
def test_passing_heads_for_the_end_of_the_turn_and_the_play_is_lost() -> None:
    t = stage(EMBER, A={"hand": ["Ember"]})
    t.do("pass")
    assert t.log()[:3] == ["A passes", "A's turn ends", "Outcome check: A is winning in 0 of the spell spaces"]
    assert (t.asked, t.view().current, t.view().plays) == ("B", "B", 1)
    t.do("pass")
    assert (t.asked, t.view().plays) == ("A", 1)
    assert t.A["spells"] == {}
    assert t.at_rest()
