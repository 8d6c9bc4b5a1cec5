"""4.10 What the words of an effect refer to."""

from __future__ import annotations

import pytest

from tests.games.revel.stage import Stage, shield, stage, stance, strike, witch

WARD = shield("Ward", 2)
CHOOSER = strike(
    "Hex",
    1,
    "On Play: Choose any 1 other spell.",
    "When This Spell Is Discarded: Discard the spell chosen above.",
)
REAPER = witch("Reaper", "Her Power Is: Discard any 1 spell.")
RECALL = stance("Recall", "This Stance's Power Is: Draw any 1 spell.")


@pytest.mark.rule("revel:4.10.1")
def test_without_a_place_only_what_is_on_the_field_is_meant() -> None:
    cards = (stance("Calm"), strike("Break", 1, "This Spell's Power Is: Discard your stance."))
    t = stage(*cards, A={"spells": {1: "Break"}, "hand": ["Calm"], "discards": ["Calm"]}, B={"stance": "Calm"})
    assert "use Break" not in t.offered and t.why_not("use Break") == "4.7.7"
    u = stage(*cards, A={"spells": {1: "Break"}, "hand": ["Calm"], "stance": "Calm"}, B={"stance": "Calm"})
    u.do("use Break")
    assert u.A["hand"] == ["Calm"] and u.A["discards"] == ["Calm"] and "stance" not in u.A
    assert u.B["stance"] == "Calm"
    assert t.at_rest() and u.at_rest()


@pytest.mark.rule("revel:4.10.2")
def test_a_type_alone_means_those_on_the_field_on_both_sides() -> None:
    t = stage(
        WARD,
        stance("Point", "This Stance's Power Is: Choose 1 spell. Discard it."),
        A={"stance": "Point", "spells": {1: "Ward"}, "discards": ["Plain Spark"], "hand": ["Plain Spark"]},
        B={"spells": {3: "Plain Spark"}, "discards": ["Ward"]},
    )
    t.do("use Point")
    assert t.offered == ["A's Ward in space 1", "B's Plain Spark in space 3"]
    t.do("B's Plain Spark in space 3")
    assert sorted(t.B["discards"]) == ["Plain Spark", "Ward"] and t.A["spells"] == {1: "Ward"}
    assert t.at_rest()


@pytest.mark.rule("revel:4.10.2")
def test_a_type_with_a_place_means_those_in_that_place() -> None:
    t = stage(
        strike("Cat", 1, types=" & A Familiar"),
        stance("Owl Song", "This Stance's Power Is: Discard all Familiars."),
        strike("Call", 1, "This Spell's Power Is: Draw 1 Familiar card from your discards."),
        A={"stance": "Owl Song", "spells": {1: "Cat", 2: "Call"}, "hand": ["Cat"]},
        B={"spells": {1: "Cat", 2: "Plain Spark"}},
    )
    t.do("use Owl Song")
    assert t.A["discards"] == ["Cat"] == t.B["discards"] and t.A["hand"] == ["Cat"]
    t.do("use Call")
    assert t.A["hand"] == ["Cat", "Cat"] and t.B["discards"] == ["Cat"]
    assert t.at_rest()


@pytest.mark.rule("revel:4.10.3")
def test_stamina_means_the_markers_on_the_field() -> None:
    t = stage(
        stance("Tally", "This Stance's Power Is: Gain 1 Passion for each Stamina marker."),
        strike("Mine", 1, "This Spell's Power Is: Gain 1 Passion for each of your Stamina markers."),
        A={"stance": "Tally", "stamina": 2, "spells": {1: "Mine"}},
        B={"stamina": 3},
    )
    t.do("use Tally")
    assert t.A["resources"] == {"Passion": 5}  # those lost are in reserve and don't count
    t.do("use Mine")
    assert t.A["resources"] == {"Passion": 7}
    assert t.at_rest()


@pytest.mark.rule("revel:4.10.4")
def test_off_the_field_yours_is_a_matter_of_areas_and_its_player_is_the_owner() -> None:
    t = stage(
        WARD,
        stance("Mercy", "This Stance's Power Is: Choose 1 card from any discards. That card's player draws 1 card."),
        strike("Back", 1, "This Spell's Power Is: Draw 1 card from your discards."),
        A={"stance": "Mercy", "discards": ["Plain Spark"], "spells": {1: "Back"}},
        B={"discards": ["Ward"]},
    )
    t.do("use Mercy", "B's Ward")
    assert t.B["hand"] == ["Plain Spark"] and t.A["hand"] == [] and t.B["discards"] == ["Ward"]
    t.do("use Back")
    assert t.A["hand"] == ["Plain Spark"] and t.A["discards"] == [] and t.B["discards"] == ["Ward"]
    assert t.at_rest()


@pytest.mark.rule("revel:4.10.5")
def test_your_spells_are_those_you_control_on_the_field() -> None:
    t = stage(
        stance("Sum", "This Stance's Power Is: Gain 1 Passion for each of your spells."),
        A={"stance": "Sum", "spells": {1: "Plain Spark", 4: "Plain Spark"}, "discards": ["Plain Spark"] * 3},
        B={"spells": {1: "Plain Spark"}},
    )
    t.do("use Sum")
    assert t.A["resources"] == {"Passion": 2}
    assert t.at_rest()


@pytest.mark.rule("revel:4.10.5")
def test_on_the_field_its_player_is_the_controller_and_theirs_is_the_doers() -> None:
    t = stage(
        stance("Gift", "This Stance's Power Is: Choose 1 spell. Its player draws 1 card."),
        strike("Fall", 1, "This Spell's Power Is: Each player discards 1 of their spells."),
        A={"stance": "Gift", "spells": {1: "Fall", 2: "Plain Spark"}},
        B={"spells": {3: "Plain Spark", 4: "Fall"}},
    )
    t.do("use Gift", "B's Plain Spark in space 3")
    assert t.B["hand"] == ["Plain Spark"] and t.A["hand"] == []
    t.do("use Fall")
    assert t.asked == "A" and t.offered == ["A's Fall in space 1", "A's Plain Spark in space 2"]
    t.do("A: A's Plain Spark in space 2")
    assert t.asked == "B" and t.offered == ["B's Plain Spark in space 3", "B's Fall in space 4"]
    t.do("B: B's Fall in space 4")
    assert t.A["discards"] == ["Plain Spark"] and t.B["discards"] == ["Fall"]
    assert t.at_rest()


@pytest.mark.rule("revel:4.10.6")
def test_this_spell_is_nothing_once_the_spell_has_left() -> None:
    t = stage(
        strike("Ember", 2, "On Play: Add a +1 to this spell."),
        stance("Drift", "When You Play A Spell: Move it to an empty side of yours."),
        A={"stance": "Drift", "hand": ["Ember"], "spells": {5: "Plain Spark"}},
        plays=2,
    )
    moved, added = t.fork(), t.fork()
    moved.do("play a card", "space 1", "Drift: When You Play A Spell", "space 3")
    assert moved.A["spells"] == {3: "Ember", 5: "Plain Spark"}  # the card is part of another spell by now
    added.do("play a card", "space 1", "Ember: On Play")
    assert added.A["spells"][1] == {"cards": ["Ember"], "+1s": 1}
    added.do("space 3")
    assert added.A["spells"] == {3: "Ember", 5: "Plain Spark"}
    assert moved.at_rest() and added.at_rest()


@pytest.mark.rule("revel:4.10.6", "revel:4.10.8")
def test_it_after_a_play_is_the_spell_that_was_played() -> None:
    t = stage(
        witch("Fan", "When You Play A Strike Spell: Add a +1 to it."),
        A={"witch": "Fan", "hand": ["Plain Spark"], "spells": {2: "Plain Spark"}},
        plays=2,
    )
    t.do("play a card", "space 1")
    assert t.A["spells"] == {1: {"cards": ["Plain Spark"], "+1s": 1}, 2: "Plain Spark"}
    assert t.at_rest()


@pytest.mark.rule("revel:4.10.7")
def test_drawing_an_amount_takes_the_next_draws_of_the_one_who_draws() -> None:
    t = stage(
        WARD,
        stance("Reach", "This Stance's Power Is: Draw 2 cards."),
        strike("Feed", 1, "This Spell's Power Is: Your opponent draws 2 cards."),
        A={"stance": "Reach", "spells": {1: "Feed"}, "deck": ["Ward", "Plain Spark", "Ward"], "discards": ["Ward"]},
        B={"deck": ["Plain Spark", "Ward", "Plain Spark"]},
    )
    t.do("use Reach")
    assert t.A["hand"] == ["Ward", "Plain Spark"] and t.A["deck"] == ["Ward"] and len(t.B["deck"]) == 3
    t.do("use Feed")
    assert t.B["hand"] == ["Plain Spark", "Ward"] and t.B["deck"] == ["Plain Spark"] and t.A["deck"] == ["Ward"]
    assert t.at_rest()


@pytest.mark.rule("revel:4.10.8")
@pytest.mark.parametrize("words", ["it", "that spell", "the spell chosen this way"])
def test_a_later_instruction_points_back_without_asking_again(words: str) -> None:
    t = stage(
        stance("Point", f"This Stance's Power Is: Choose 1 spell. Discard {words}."),
        A={"stance": "Point", "spells": {1: "Plain Spark"}},
        B={"spells": {1: "Plain Spark"}},
    )
    t.do("use Point", "B's Plain Spark in space 1")
    assert t.B["discards"] == ["Plain Spark"] and t.A["spells"] == {1: "Plain Spark"}
    assert t.at_rest()


def hexed(plays: int = 2) -> Stage:
    """A has played Hex in space 1 and chosen B's Ward for it."""
    t = stage(
        WARD,
        CHOOSER,
        REAPER,
        RECALL,
        A={"witch": "Reaper", "stance": "Recall", "hand": ["Hex"]},
        B={"spells": {2: "Ward", 3: "Plain Spark"}},
        plays=plays,
    )
    return t.do("play a card", "space 1", "B's Ward in space 2")


@pytest.mark.rule("revel:4.10.9")
def test_chosen_above_is_remembered_in_later_turns() -> None:
    t = hexed().do("use Reaper", "B's Plain Spark in space 3", "pass", "pass")  # something else in between
    assert t.asked == "A" and t.view().turn == 3
    t.do("use Reaper", "A's Hex in space 1")
    assert t.A["discards"] == ["Hex"] and t.A["spells"] == {}
    assert t.B["discards"] == ["Plain Spark", "Ward"] and t.B["spells"] == {}
    assert t.at_rest()


@pytest.mark.rule("revel:4.10.9")
def test_chosen_above_is_the_most_recent_choice_and_of_an_effect_above() -> None:
    t = stage(
        WARD,
        strike(
            "Mark",
            1,
            "This Spell's Power Is: Choose any 1 other spell.",
            "This Spell's Power Is: Discard the spell chosen above.",
        ),
        A={"spells": {1: "Mark"}},
        B={"spells": {2: "Ward", 3: "Plain Spark"}},
    )
    assert t.offered.count("use Mark") == 1  # nothing has been chosen, so there is nothing to discard
    t.do("use Mark", "B's Ward in space 2", "pass", "pass", "use Mark", "B's Plain Spark in space 3", "use Mark")
    assert t.B["discards"] == ["Plain Spark"] and t.B["spells"] == {2: "Ward"}
    assert t.at_rest()


@pytest.mark.rule("revel:4.10.10")
def test_a_reference_belongs_to_both_elements_and_goes_with_either() -> None:
    t = hexed()
    assert references(t) == (("B's Ward in space 2",), ("A's Hex in space 1",))
    source = t.fork().do("use Recall", "A's Hex in space 1")
    assert source.A["hand"] == ["Hex"] and references(source) == ((), ())
    source.do("play a card", "space 1", "B's Plain Spark in space 3")
    assert references(source) == (("B's Plain Spark in space 3",), ())
    target = t.fork().do("use Recall", "B's Ward in space 2")
    assert target.B["hand"] == ["Ward"] and references(target) == ((), ())
    assert t.at_rest() and source.at_rest() and target.at_rest()


def references(t: Stage) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """What A's spell in space 1 has chosen, and by what B's in space 2 was."""
    hex_, ward = t.view().A.spells[0], t.view().B.spells[1]
    return () if hex_ is None else hex_.chosen, () if ward is None else ward.chosen_by


@pytest.mark.rule("revel:4.10.11")
def test_a_reference_sees_what_has_become_of_its_element() -> None:
    t = stage(
        strike(
            "Gauge",
            1,
            "On Play: Choose any 1 other spell.",
            "This Spell's Power Is: Gain Passion equal to the Power of the spell chosen above.",
        ),
        stance("Fan", "This Stance's Power Is: Add 2 +1s to any 1 spell."),
        A={"stance": "Fan", "hand": ["Gauge"]},
        B={"spells": {4: "Plain Spark"}},
        plays=2,
    )
    t.do("play a card", "space 1", "use Fan", "B's Plain Spark in space 4", "use Gauge")
    assert t.A["resources"] == {"Passion": 3}
    assert t.at_rest()


@pytest.mark.rule("revel:4.10.12")
def test_a_lost_reference_stays_lost_when_the_card_comes_back() -> None:
    t = hexed().do("use Recall", "B's Ward in space 2", "pass")
    t.do("B: play a card", "Ward", "space 2")
    assert t.asked == "A" and t.B["spells"] == {2: "Ward", 3: "Plain Spark"}
    t.do("use Reaper", "A's Hex in space 1")
    assert t.A["discards"] == ["Hex"] and t.B["spells"] == {2: "Ward", 3: "Plain Spark"} and t.B["discards"] == []
    assert t.at_rest()


@pytest.mark.rule("revel:4.10.12")
def test_a_reference_is_lost_too_when_its_source_leaves_and_comes_back() -> None:
    t = stage(
        WARD,
        strike("Mark", 1, "On Play: Choose any 1 other spell.", "This Spell's Power Is: Discard the spell chosen above."),
        stance("Drift", "This Stance's Power Is: Move 1 of your spells to an empty side of yours."),
        A={"stance": "Drift", "hand": ["Mark"]},
        B={"spells": {2: "Ward"}},
        plays=2,
    )
    t.do("play a card", "space 1")
    assert "use Mark" in t.offered
    t.do("use Drift", "space 4")
    assert "use Mark" not in t.offered and t.B["spells"] == {2: "Ward"}
    assert t.at_rest()


@pytest.mark.rule("revel:4.10.13")
def test_the_chosen_card_is_not_discarded_from_hand() -> None:
    t = hexed().do("use Recall", "B's Ward in space 2", "use Reaper", "A's Hex in space 1")
    assert t.B["hand"] == ["Ward"] and t.B["discards"] == [] and t.A["discards"] == ["Hex"]
    assert "A resolves Hex: When This Spell Is Discarded" in t.log()
    assert not any("undone" in line for line in t.log())
    assert t.at_rest()


@pytest.mark.rule("revel:4.10.14")
def test_a_lost_reference_has_the_value_it_had_when_it_was_lost() -> None:
    t = stage(
        WARD,
        strike("Feast", 9, "If Playing This Overpowers A Spell: Gain Passion equal to the Power or Resistance that spell had."),
        A={"hand": ["Feast", "Feast"]},
        B={"spells": {1: {"card": "Plain Spark", "+1s": 2}, 2: "Ward"}},
        plays=3,
    )
    t.do("play a card", "space 1")
    assert t.B["discards"] == ["Plain Spark"] and t.A["resources"] == {"Passion": 3}
    t.do("play a card", "space 2")
    assert t.B["discards"] == ["Plain Spark", "Ward"] and t.A["resources"] == {"Passion": 5}
    assert t.at_rest()


@pytest.mark.rule("revel:4.10.14")
def test_a_value_is_still_known_turns_after_its_reference_was_lost() -> None:
    t = stage(
        strike(
            "Gauge",
            1,
            "On Play: Choose any 1 other spell.",
            "This Spell's Power Is: Gain Passion equal to the Power the spell chosen above had.",
        ),
        REAPER,
        A={"witch": "Reaper", "hand": ["Gauge"]},
        B={"spells": {4: {"card": "Plain Spark", "+1s": 3}}},
        plays=2,
    )
    t.do("play a card", "space 1", "use Reaper", "B's Plain Spark in space 4", "pass", "pass", "use Gauge")
    assert t.A["resources"] == {"Passion": 4} and t.B["discards"] == ["Plain Spark"]
    assert t.at_rest()


@pytest.mark.rule("revel:4.10.15")
def test_an_effect_follows_the_cards_of_a_spell_that_is_no_more() -> None:
    t = stage(
        strike("Under", 1, icons="flames"),
        strike("Over", 1, icons="flames"),
        stance(
            "Mercy",
            "This Stance's Power Is: Discard any 1 spell. Choose 1 of the cards discarded this way. Its player draws it back.",
        ),
        A={"stance": "Mercy"},
        B={"spells": {1: {"cards": ["Under", "Over"]}}, "discards": ["Plain Spark"]},
    )
    t.do("use Mercy")
    assert t.asked == "A" and t.offered == ["B's Under", "B's Over"]
    t.do("B's Over")
    assert t.B["hand"] == ["Over"] and t.B["discards"] == ["Plain Spark", "Under"] and t.B["spells"] == {}
    assert t.A["hand"] == []
    assert t.at_rest()


@pytest.mark.rule("revel:4.10.15")
def test_cards_and_spells_discarded_this_way_are_counted_as_such() -> None:
    counted = {}
    for kind in ("card", "spell"):
        t = stage(
            strike("Under", 1, icons="flames"),
            stance("Sweep", f"This Stance's Power Is: Discard 2 spells. Gain 1 Passion for each {kind} discarded this way."),
            A={"stance": "Sweep"},
            B={"spells": {1: {"cards": ["Under", "Under"]}, 2: "Plain Spark"}},
        )
        t.do("use Sweep")
        assert t.B["spells"] == {} and t.at_rest()
        counted[kind] = t.A["resources"]["Passion"]
    assert counted == {"card": 3, "spell": 2}
