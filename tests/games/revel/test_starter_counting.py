"""The starter manual: overdrawing, +1s and Passion."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.revel.stage import Stage, shield, stage, strike, witch

CARDS = (strike("Ember", 3), shield("Wall", 4))
SPARK = "Plain Spark"


def starter(*cards: str, **position: Any) -> Stage:
    """A situation in the starter edition; A has 2 plays, so as to stay in the turn."""
    return stage(*CARDS, *cards, edition="starter", **{"plays": 2, **position})


# Overdraw


@pytest.mark.rule("revel-starter:overdraw.1", "revel-starter:overdraw.2")
def test_overdrawing_loses_all_stamina_at_once_and_play_goes_on() -> None:
    tess = witch("Tess", "Her Power Is: Gain 1 Passion.")
    t = starter(tess, A={"witch": "Tess", "deck": []}, B={"stamina": 2}, plays=1)
    assert t.A["stamina"] == 4
    t.do("draw a card")
    assert (t.A["stamina"], t.A["hand"]) == (0, [])
    t.do("use Tess")
    assert t.A["resources"] == {"Passion": 1}
    assert (t.view().current, t.view().final_turn, t.view().plays) == ("B", True, 2)
    assert t.at_rest()


@pytest.mark.rule("revel-starter:overdraw.1")
def test_all_stamina_goes_before_the_rest_of_the_effect() -> None:
    t = starter(witch("Tess", "Her Power Is: Draw 2 cards. Gain 1 Stamina."), A={"witch": "Tess", "deck": [SPARK]})
    t.do("use Tess")
    assert (t.A["stamina"], t.A["hand"]) == (1, [SPARK])
    assert t.at_rest()


@pytest.mark.rule("revel-starter:overdraw.1")
@pytest.mark.parametrize(("deck", "stamina"), [(3, 4), (1, 0), (0, 0)])
def test_drawing_more_than_there_is_can_be_paid_with_by_overdrawing(deck: int, stamina: int) -> None:
    tess = witch("Tess", "Her Power Is: Draw 2 cards to gain 1 Passion.")
    a = {"witch": "Tess", "deck": [SPARK] * deck}
    t = starter(tess, A=a)
    t.do("use Tess", "pay")
    assert (t.A["stamina"], t.A["hand"]) == (stamina, [SPARK] * min(deck, 2))
    assert t.A["resources"] == {"Passion": 1}
    assert t.B["stamina"] == 4
    assert t.at_rest()
    assert ("use Tess" in stage(tess, A=a).offered) is (deck == 3)  # by the comprehensive rules nobody overdraws


@pytest.mark.rule("revel-starter:overdraw.3")
def test_the_last_card_is_no_overdraw_but_the_next_draw_is() -> None:
    t = starter(A={"deck": [SPARK]}, plays=3)
    t.do("draw a card")
    assert (t.A["stamina"], t.A["deck"], t.A["hand"]) == (4, [], [SPARK])
    t.do("draw a card")
    assert (t.A["stamina"], t.A["hand"]) == (0, [SPARK])
    assert t.at_rest()


# Resources and counters


@pytest.mark.rule("revel-starter:passion.2")
def test_passion_is_marked_on_its_card() -> None:
    t = starter(witch("Tess", "Her Power Is: Gain 3 Passion. Lose 1 Passion."), A={"witch": "Tess"})
    assert t.view("B").A.resources["Passion"].marks == 0
    t.do("use Tess")
    assert t.view("B").A.resources["Passion"].marks == 2
    assert t.at_rest()


@pytest.mark.rule("revel-starter:passion.3", "revel-starter:play.2", "revel:0.4.1")
def test_passion_may_be_spent_for_more_and_must_be_spent_where_it_is_the_cost() -> None:
    bold = strike("Bold", 2, "On Play: You may spend 1 Passion to add 2 +1s to this spell.")
    grand = strike("Grand", 6, "To Play: Spend 2 Passion.")
    t = starter(bold, grand, A={"hand": ["Bold", "Grand"], "resources": {"Passion": 1}}, plays=3)
    assert t.why_not("play Grand") == "play.2"
    t.do("play a card", "Grand")  # can't be paid for: the Bold is all that is left to play
    t.do("space 1", "decline")
    assert (t.A["spells"], t.A["resources"], t.A["hand"]) == ({1: "Bold"}, {"Passion": 1}, ["Grand"])
    assert t.at_rest()


@pytest.mark.rule("revel-starter:plus.1", "revel-starter:plus.2")
def test_counters_are_added_and_removed_and_add_to_power_or_resistance() -> None:
    tess = witch("Tess", "Her Power Is: Add 2 +1s to each of your spells. Remove a +1 from each of your spells.")
    t = starter(tess, A={"witch": "Tess", "spells": {1: "Ember", 2: "Wall"}})
    t.do("use Tess")
    one, two = t.spell("A", 1), t.spell("A", 2)
    assert (one.plus, one.power, one.resistance) == (1, 4, None)
    assert (two.plus, two.power, two.resistance) == (1, None, 5)
    assert t.at_rest()


@pytest.mark.rule("revel-starter:plus.3")
def test_a_spell_that_leaves_the_field_loses_what_is_marked_on_it() -> None:
    tess = witch("Tess", "Her Power Is: Draw any 1 of your spells.")
    t = starter(tess, A={"witch": "Tess", "spells": {1: {"cards": ["Ember"], "+1s": 2}}}, plays=2)
    t.do("use Tess", "play a card", "space 1")
    assert t.A["spells"] == {1: "Ember"}
    assert t.spell("A", 1).power == 3
    assert t.at_rest()


@pytest.mark.rule("revel-starter:plus.3", "revel-starter:D26")
def test_spells_that_change_places_do_not_leave_the_field_and_lose_nothing() -> None:
    tess = witch("Tess", "Her Power Is: Swap 1 of your strike spells with 1 of your shield spells.")
    ember, wall, theirs = ({"cards": [name], "+1s": plus} for name, plus in (("Ember", 2), ("Wall", 1), ("Ember", 1)))
    t = starter(tess, A={"witch": "Tess", "spells": {1: ember, 2: wall}}, B={"spells": {1: theirs}})
    t.do("use Tess")
    assert t.A["spells"] == {1: wall, 2: ember}
    assert t.B["spells"] == {1: theirs}
    assert t.at_rest()
