"""The starter manual: playing and stitching spells, overpower, shields and stances."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.revel.stage import Stage, shield, stage, stance, strike, witch

CARDS = (
    strike("Ember", 3, icons="flames"),
    strike("Torch", 5, icons="flames"),
    strike("Wisp", 2, icons="flames"),
    strike("Wave", 2, icons="currents"),
    strike("Gale", 7),
    shield("Wall", 4),
    shield("Ward", 3),
    shield("Veil", 2),
    stance("Calm"),
    stance("Fury"),
)
SPARK = "Plain Spark"


def starter(*cards: str, **position: Any) -> Stage:
    """A situation in the starter edition, with a few more cards to hand; A has 2 plays, so as to stay in the turn."""
    return stage(*CARDS, *cards, edition="starter", **{"plays": 2, **position})


def sparks(*spaces: int) -> dict[int, Any]:
    """A strike of Power 1 in each of these spaces."""
    return dict.fromkeys(spaces, SPARK)


# Playing spells


@pytest.mark.rule("revel-starter:play.1", "revel-starter:play.4", "revel-starter:play.6")
def test_a_spell_goes_where_the_opponent_has_none_or_opposes_one() -> None:
    t = starter(A={"hand": ["Wisp"], "spells": {2: "Gale"}}, B={"spells": {3: "Torch", 2: "Wall"}})
    t.do("play a card")
    assert t.offered == ["space 1", "space 3", "space 4", "space 5"]  # opposed in space 3, unopposed in the others
    opposing = t.fork().do("space 3")
    assert opposing.view().winning[3] == "B"
    assert opposing.at_rest()
    t.do("space 1")
    assert t.view().winning[1] == "A"
    assert t.B["spells"] == {2: "Wall", 3: "Torch"}
    assert t.at_rest()


@pytest.mark.rule("revel-starter:play.2")
def test_most_spells_are_free_and_a_cost_to_play_must_be_paid() -> None:
    grand = strike("Grand", 6, "To Play: Spend 2 Passion.")
    t = starter(grand, A={"hand": ["Wisp", "Grand"], "resources": {"Passion": 1}}, plays=3)
    t.do("play a card", "Wisp", "space 1")
    assert t.A["resources"] == {"Passion": 1}
    t.do("play a card")
    assert (t.A["hand"], t.A["spells"], t.view().plays) == (["Grand"], {1: "Wisp"}, 2)
    assert t.why_not("play Grand") == "play.2"
    assert t.at_rest()


@pytest.mark.rule("revel-starter:play.3", "revel-starter:effects.1")
def test_on_play_happens_as_the_card_is_played_and_at_no_other_time() -> None:
    wish = strike("Wish", 1, "On Play: Draw 1 card.")
    tess = witch("Tess", "Her Power Is: Put 1 spell card from your discards onto an empty side of yours.")
    t = starter(wish, tess, A={"witch": "Tess", "hand": ["Wish"], "discards": ["Wish"]})
    t.do("play a card", "space 1")
    assert t.A["hand"] == [SPARK]
    t.do("use Tess", "space 2")
    assert t.A["spells"] == {1: "Wish", 2: "Wish"}
    assert t.A["hand"] == [SPARK]  # put there, not played
    assert t.at_rest()


@pytest.mark.rule("revel-starter:cards.3")
def test_a_stance_takes_no_spell_space_and_there_is_one_at_most() -> None:
    t = starter(A={"hand": ["Calm"], "spells": {**sparks(1, 2, 3, 4), 5: "Wall"}, "stance": "Fury"})
    t.do("play a card")
    assert t.A["stance"] == "Calm"
    assert t.A["discards"] == ["Fury"]
    assert len(t.A["spells"]) == 5
    assert t.A["stamina"] == 4
    assert t.at_rest()


# Overpower


@pytest.mark.rule("revel-starter:overpower.1")
def test_on_play_comes_before_the_check_for_overpower() -> None:
    rising = strike("Rising", 2, "On Play: Add 2 +1s to this spell.")
    t = starter(rising, A={"hand": ["Rising"]}, B={"spells": {1: "Ember"}})
    t.do("play a card", "space 1")
    assert t.B["discards"] == ["Ember"]
    assert t.A["spells"] == {1: {"cards": ["Rising"], "+1s": 2}}
    assert t.at_rest()


@pytest.mark.rule("revel-starter:overpower.2", "revel-starter:stitch.2")
def test_the_check_uses_all_the_power_of_the_side_played_on() -> None:
    t = starter(A={"hand": ["Ember"], "spells": {1: "Torch"}}, B={"spells": {1: "Gale"}})
    t.do("play a card", "space 1, stitching onto Torch")
    assert t.spell("A", 1).power == 8
    assert t.B["discards"] == ["Gale"]
    assert t.at_rest()


@pytest.mark.rule("revel-starter:overpower.3", "revel-starter:overpower.4", "revel-starter:overpower.5")
@pytest.mark.parametrize(
    ("there", "discarded"),
    [("Wisp", True), ("Ember", False), ("Torch", False), ("Veil", True), ("Ward", False), ("Wall", False)],
)
def test_power_3_overpowers_what_is_lower_and_nothing_that_is_equal(there: str, discarded: bool) -> None:
    t = starter(A={"hand": ["Ember"]}, B={"spells": {1: there}})
    t.do("play a card", "space 1")
    assert t.B["discards"] == ([there] if discarded else [])
    assert t.B["spells"] == ({} if discarded else {1: there})
    assert t.A["spells"] == {1: "Ember"}
    assert t.at_rest()


@pytest.mark.rule("revel-starter:overpower.6", "revel-starter:overpower.2")
@pytest.mark.parametrize(("there", "drawn"), [("Wisp", 1), ("Ember", 0)])
def test_if_playing_this_overpowers_applies_when_it_does(there: str, drawn: int) -> None:
    fierce = strike("Fierce", 3, "If Playing This Overpowers: Draw 1 card.")
    t = starter(fierce, A={"hand": ["Fierce"]}, B={"spells": {1: there}})
    t.do("play a card", "space 1")
    assert len(t.A["hand"]) == drawn
    assert t.at_rest()


@pytest.mark.rule("revel-starter:overpower.7")
def test_nothing_but_a_strike_just_played_overpowers() -> None:
    tess = witch("Tess", "Her Power Is: Add 5 +1s to any 1 of your spells.")
    a = {"witch": "Tess", "hand": ["Wall", SPARK], "spells": {3: SPARK}}
    spells = {1: SPARK, 2: "Torch", 3: "Wisp"}
    t = starter(tess, A=a, B={"spells": spells}, plays=3)
    t.do("play a card", "Wall", "space 1")  # a shield against a weaker strike
    t.do("play a card", "space 2")  # a strike against a stronger one
    t.do("use Tess", "A's Plain Spark in space 3")  # a strike that grows
    assert t.view().winning[3] == "A"
    assert t.B["spells"] == spells
    assert t.A["spells"] == {1: "Wall", 2: SPARK, 3: {"cards": [SPARK], "+1s": 5}}
    assert t.A["discards"] == t.B["discards"] == []
    assert t.at_rest()


# Shields and stances


@pytest.mark.rule("revel-starter:shield.1")
def test_shields_are_never_winning() -> None:
    t = starter(A={"spells": dict.fromkeys(range(1, 6), "Wall")})
    assert tuple(t.view().winning.values()) == (None,) * 5
    assert (t.view().A.spaces_won, t.view().A.dominating) == (0, False)
    assert t.at_rest()


SPIKED = "Spiked\nA Shield Spell\nPower 6\nResistance 2\n"


@pytest.mark.rule("revel-starter:shield.1", "revel-starter:shield.2", "revel-starter:shield.3")
def test_a_shield_with_power_is_never_winning_and_stops_by_its_resistance() -> None:
    aim = stance("Aim", "This Stance's Power Is: Draw 1 card for each spell that would be winning if it had +1 Power.")
    spells = {1: "Spiked", 2: "Spiked", 3: "Spiked", 4: "Spiked"}
    t = starter(SPIKED, aim, A={"spells": spells, "stance": "Aim"}, B={"spells": {2: SPARK, 3: "Wisp", 4: "Torch"}})
    assert tuple(t.view().winning.values()) == (None, None, "B", "B", None)
    t.do("use Aim")
    assert len(t.A["hand"]) == 3  # B's three strikes, and none of the shields
    assert t.at_rest()


@pytest.mark.rule("revel-starter:shield.2", "revel-starter:shield.3")
@pytest.mark.parametrize(("card", "winner"), [("Wisp", None), ("Ember", "A")])
def test_a_shield_stops_strikes_of_lower_power_only(card: str, winner: str | None) -> None:
    t = starter(A={"hand": [card]}, B={"spells": {1: "Ward"}})
    t.do("play a card", "space 1")
    assert t.view().winning[1] == winner
    assert t.B["spells"] == {1: "Ward"}
    assert t.at_rest()


@pytest.mark.rule("revel-starter:shield.3")
def test_what_would_be_winning_is_told_by_the_same_measure() -> None:
    tess = witch("Tess", "Her Power Is: Choose 1 spell that would be winning if it had +1 Power. Add a +1 to it.")
    t = starter(tess, A={"witch": "Tess", "spells": {1: "Wisp", 2: "Wisp"}}, B={"spells": {1: "Ward", 2: "Wall"}})
    t.do("use Tess")
    assert (t.spell("A", 1).plus, t.view().winning[1]) == (1, "A")
    assert t.at_rest()


@pytest.mark.rule("revel-starter:shield.3", "revel-starter:shield.1", "revel-starter:play.5")
def test_a_shield_without_resistance_does_not_even_stop_a_strike_without_power() -> None:
    null, wisp = strike("Null", 0), shield("Gauze", 0)
    t = starter(
        null, wisp, A={"spells": {1: "Null", 2: "Null", 3: "Null"}}, B={"spells": {1: "Gauze", 2: "Veil", 3: "Null"}}
    )
    assert tuple(t.view().winning.values()) == ("A", None, None, None, None)
    assert t.at_rest()


@pytest.mark.rule("revel-starter:shield.4")
def test_a_shield_of_ones_own_may_always_be_replaced() -> None:
    t = starter(A={"hand": ["Wisp"], "spells": {**sparks(1, 2, 3, 4), 5: "Wall"}}, B={"spells": {1: "Ember"}})
    t.do("play a card")  # there is one place where it can go
    assert t.A["spells"] == {**sparks(1, 2, 3, 4), 5: "Wisp"}
    assert t.A["discards"] == ["Wall"]
    assert t.at_rest()


GUARD = shield("Guard", 1, "When Your Opponent Tries To Overpower: If this card is in your hand, stop the overpower.")


@pytest.mark.rule("revel-starter:shield.5")
def test_some_shields_are_used_from_the_hand_in_the_situation_they_name() -> None:
    t = starter(GUARD, A={"hand": ["Ember", "Torch"]}, B={"hand": ["Guard"], "spells": {1: "Wisp"}}, plays=3)
    t.do("play a card", "Torch", "space 2")  # overpowers nothing: B is not asked
    assert t.asked == "A"
    t.do("play a card", "space 1")
    assert (t.asked, t.offered) == ("B", ["reveal Guard", "reveal nothing"])
    let = t.fork().do("reveal nothing")
    assert let.B["discards"] == ["Wisp"]
    assert let.at_rest()
    t.do("reveal Guard")
    assert t.B["spells"] == {1: "Wisp"}
    assert t.B["hand"] == ["Guard"]
    assert t.at_rest()


@pytest.mark.rule("revel-starter:stance.1")
def test_a_stance_is_no_spell() -> None:
    tess = witch("Tess", "Her Power Is: Discard any 1 spell.")
    t = starter(tess, A={"witch": "Tess", "stance": "Calm"}, B={"stance": "Fury"})
    assert "use Tess" not in t.offered
    assert t.why_not("use Tess") == "D28"
    assert t.at_rest()


@pytest.mark.rule("revel-starter:stance.2")
def test_a_new_stance_replaces_the_old_one() -> None:
    t = starter(A={"hand": ["Fury"], "stance": "Calm"})
    t.do("play a card")
    assert t.A["stance"] == "Fury"
    assert t.A["discards"] == ["Calm"]
    assert t.at_rest()


# Stamina and stitching


@pytest.mark.rule("revel-starter:stamina.2")
def test_lost_stamina_goes_to_no_pile_and_no_hand() -> None:
    t = starter(witch("Tess", "Her Power Is: Lose 2 Stamina."), A={"witch": "Tess", "hand": ["Wisp"]})
    t.do("use Tess")
    assert t.A["stamina"] == 2
    assert (t.A["hand"], t.A["deck"]) == (["Wisp"], [SPARK] * 10)
    assert t.at_rest()


@pytest.mark.rule("revel-starter:stitch.1", "revel-starter:stitch.2", "revel-starter:stitch.5")
def test_stitching_makes_one_spell_of_two_cards_and_loses_1_stamina() -> None:
    t = starter(A={"hand": ["Ember"], "spells": {1: "Torch", 2: "Wave"}})
    t.do("play a card", "space 1, stitching onto Torch")
    assert t.A["spells"] == {1: {"cards": ["Torch", "Ember"]}, 2: "Wave"}
    spell = t.spell("A", 1)
    assert (spell.power, spell.stitched) == (8, True)
    assert t.A["stamina"] == 3
    assert t.at_rest()


@pytest.mark.rule("revel-starter:stitch.3")
def test_both_cards_of_a_stitched_spell_are_discarded_together() -> None:
    t = starter(A={"hand": ["Gale"]}, B={"spells": {1: {"cards": ["Ember", "Wisp"]}}})
    t.do("play a card", "space 1")
    assert t.B["discards"] == ["Ember", "Wisp"]
    assert t.B["spells"] == {}
    assert t.at_rest()


@pytest.mark.rule("revel-starter:stitch.4", "revel-starter:stitch.6")
@pytest.mark.parametrize("there", [{"cards": ["Ember", "Torch"]}, "Wave"])
def test_no_third_card_and_no_other_icon_is_stitched(there: Any) -> None:
    t = starter(A={"hand": ["Wisp"], "spells": {1: there}})
    t.do("play a card")
    assert t.offered == ["space 2", "space 3", "space 4", "space 5"]
    assert t.why_not("space 1") == ("stitch.6" if there == "Wave" else "stitch.4")
    t.do("space 2")
    assert t.A["spells"] == {1: there, 2: "Wisp"}
    assert t.at_rest()


@pytest.mark.rule("revel-starter:stitch.7")
def test_a_stitch_is_checked_for_overpower_with_the_new_power() -> None:
    t = starter(
        strike("Blaze", 4, icons="flames"),
        strike("Six", 6),
        A={"hand": ["Blaze"], "spells": {1: "Ember"}},
        B={"spells": {1: "Six"}},
    )
    t.do("play a card", "space 1, stitching onto Ember")
    assert t.B["discards"] == ["Six"]
    assert t.at_rest()


@pytest.mark.rule("revel-starter:stitch.8")
def test_stitching_takes_the_basic_action_and_counts_as_playing_a_spell() -> None:
    tess = witch("Tess", "Her Power Is: Gain 1 Passion.")
    t = starter(
        tess, A={"witch": "Tess", "hand": ["Ember"], "spells": {5: "Wisp"}}, B={"spells": sparks(1, 2, 3)}, plays=1
    )
    t.do("play a card", "space 5, stitching onto Wisp")
    assert t.offered == ["use Tess", "pass"]
    t.do("pass")
    assert t.view().B.dominating
    assert t.A["stamina"] == 3  # for the stitch, and nothing for idling
    assert t.at_rest()


# Five spells


@pytest.mark.rule("revel-starter:max.1")
def test_with_five_strikes_out_and_none_to_stitch_onto_no_spell_can_be_played() -> None:
    full = {**sparks(1, 2, 3), 4: "Gale", 5: {"cards": ["Ember", "Torch"]}}
    t = starter(A={"hand": ["Wisp", "Wall"], "spells": full}, B={"spells": {1: "Ember"}})
    t.do("play a card", "Wisp")
    assert t.A["spells"] == full
    assert sorted(t.A["hand"]) == ["Wall", "Wisp"]
    assert t.offered == ["draw a card", "pass"]
    assert (t.A["stamina"], t.view().plays) == (4, 2)
    assert t.at_rest()


@pytest.mark.rule("revel-starter:max.2", "revel-starter:max.3", "revel-starter:max.4")
@pytest.mark.parametrize(
    ("out", "where", "left"),
    [
        ({**sparks(1, 2, 3)}, "space 4", 4),
        ({**sparks(1, 2), 3: "Torch", 4: "Wall"}, "space 5", 3),
        ({**sparks(1, 2), 3: "Torch", 4: "Wall"}, "space 4, replacing Wall", 4),
        ({**sparks(1, 2), 3: "Torch", 4: "Wall", 5: "Wave"}, "space 4, replacing Wall", 3),
        ({**sparks(1, 2), 3: "Torch", 4: "Wall", 5: "Wave"}, "space 3, stitching onto Torch", 3),
    ],
    ids=["fourth", "fifth", "fourth for a shield", "fifth for a shield", "stitched"],
)
def test_a_new_spell_that_fills_the_side_loses_1_stamina(out: dict[int, Any], where: str, left: int) -> None:
    t = starter(A={"hand": ["Ember"], "spells": out}, B={"spells": {1: "Gale"}})
    t.do("play a card", where)
    assert t.A["stamina"] == left
    assert t.B["stamina"] == 4
    assert t.at_rest()
