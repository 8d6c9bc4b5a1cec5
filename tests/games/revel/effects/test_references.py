"""4.10 What the words of an effect refer to."""

from __future__ import annotations

import pytest

from tests.games.revel.stage import Plain, shield, stage, stance, strike, witch

WARD = shield("Ward", 2)


@pytest.mark.rule("revel:4.10.1")
def test_without_a_place_only_what_is_on_the_field_is_meant() -> None:
    cards = (stance("Calm"), strike("Break", 1, "This Spell's Power Is: Discard your stance."))
    t = stage(*cards, A={"spells": {1: "Break"}, "hand": ["Calm"], "discards": ["Calm"]}, B={"stance": "Calm"})
    assert "use Break" not in t.offered
    assert t.why_not("use Break") == "4.7.7"
    u = stage(*cards, A={"spells": {1: "Break"}, "hand": ["Calm"], "stance": "Calm"}, B={"stance": "Calm"})
    u.do("use Break")
    assert u.A["hand"] == ["Calm"]
    assert u.A["discards"] == ["Calm"]
    assert "stance" not in u.A
    assert u.B["stance"] == "Calm"
    assert t.at_rest()
    assert u.at_rest()


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
    assert sorted(t.B["discards"]) == ["Plain Spark", "Ward"]
    assert t.A["spells"] == {1: "Ward"}
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
    assert t.A["discards"] == ["Cat"] == t.B["discards"]
    assert t.A["hand"] == ["Cat"]
    t.do("use Call")
    assert t.A["hand"] == ["Cat", "Cat"]
    assert t.B["discards"] == ["Cat"]
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
    assert t.B["hand"] == ["Plain Spark"]
    assert t.A["hand"] == []
    assert t.B["discards"] == ["Ward"]
    t.do("use Back")
    assert t.A["hand"] == ["Plain Spark"]
    assert t.A["discards"] == []
    assert t.B["discards"] == ["Ward"]
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
    assert t.B["hand"] == ["Plain Spark"]
    assert t.A["hand"] == []
    t.do("use Fall")
    assert t.asked == "A"
    assert t.offered == ["A's Fall in space 1", "A's Plain Spark in space 2"]
    t.do("A: A's Plain Spark in space 2")
    assert t.asked == "B"
    assert t.offered == ["B's Plain Spark in space 3", "B's Fall in space 4"]
    t.do("B: B's Fall in space 4")
    assert t.A["discards"] == ["Plain Spark"]
    assert t.B["discards"] == ["Fall"]
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
    assert moved.at_rest()
    assert added.at_rest()


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
    assert t.A["hand"] == ["Ward", "Plain Spark"]
    assert t.A["deck"] == ["Ward"]
    assert len(t.B["deck"]) == 3
    t.do("use Feed")
    assert t.B["hand"] == ["Plain Spark", "Ward"]
    assert t.B["deck"] == ["Plain Spark"]
    assert t.A["deck"] == ["Ward"]
    assert t.at_rest()


@pytest.mark.rule("revel:4.10.6", "revel:1.7.9")
def test_a_card_on_the_field_is_acted_on_as_the_element_it_is_part_of() -> None:
    t = stage(
        stance("Torch", "This Stance's Power Is: Discard this card to draw 1 card."),
        witch("Fan", "When You Play A Card: Add a +1 to it."),
        A={"witch": "Fan", "stance": "Torch", "hand": ["Plain Spark"]},
        plays=2,
    )
    t.do("play a card", "space 1")
    assert t.A["spells"] == {1: {"cards": ["Plain Spark"], "+1s": 1}}
    t.do("use Torch", "pay")
    assert "stance" not in t.A
    assert t.A["discards"] == ["Torch"]
    assert t.A["hand"] == ["Plain Spark"]
    assert t.at_rest()


@pytest.mark.rule("revel:5.2.3")
def test_their_next_draws_are_those_of_each_players_own_deck() -> None:
    t = stage(
        witch("Sage", "Her Power Is: Each player discards their next 2 draws."),
        strike("Ember", 2),
        A={"witch": "Sage", "deck": ["Ember", "Ember", "Plain Spark"]},
        B={"deck": ["Plain Spark", "Plain Spark", "Ember"]},
    )
    t.do("use Sage")
    assert (t.A["deck"], t.A["discards"]) == (["Plain Spark"], ["Ember", "Ember"])
    assert (t.B["deck"], t.B["discards"]) == (["Ember"], ["Plain Spark", "Plain Spark"])
    assert t.at_rest()


@pytest.mark.rule("revel:4.10.1")
def test_cards_named_without_a_place_are_those_on_the_field() -> None:
    wren = witch("Wren", "Her Power Is: Choose any 1 strike spell card. Draw it.")
    here: Plain = {"hand": ["Ember"], "discards": ["Ember"], "spells": {1: "Plain Spark", 2: "Plain Spark"}}
    t = stage(wren, strike("Ember", 2), A={"witch": "Wren", **here}).do("use Wren")
    assert t.offered == ["A's Plain Spark in space 1", "A's Plain Spark in space 2"]
    t.do("A's Plain Spark in space 2")
    assert (t.A["hand"], t.A["discards"]) == (["Ember", "Plain Spark"], ["Ember"])
    assert t.at_rest()


@pytest.mark.rule("revel:4.10.6")
@pytest.mark.parametrize(("chosen", "passion"), [(1, 0), (2, 2)])
def test_this_spell_once_gone_is_no_longer_there_to_pay_with(chosen: int, passion: int) -> None:
    ebb = strike(
        "Ebb",
        3,
        "This Spell's Power Is: Choose any 1 of your spells. Discard it. Discard this spell to gain 2 Passion.",
    )
    t = stage(ebb, A={"spells": {1: "Ebb", 2: "Plain Spark"}})
    t.do("use Ebb", f"A's {'Ebb' if chosen == 1 else 'Plain Spark'} in space {chosen}", *(["pay"] if passion else []))
    assert (t.A["resources"], sorted(t.A["spells"])) == ({"Passion": passion}, [2] if chosen == 1 else [])
    assert t.at_rest()


@pytest.mark.rule("revel:4.10.14")
def test_what_this_spell_had_is_known_once_it_is_gone() -> None:
    ebb = strike("Ebb", 3, "This Spell's Power Is: Discard this spell. Gain Passion equal to the Power this spell had.")
    t = stage(ebb, A={"spells": {1: {"cards": ["Ebb"], "+1s": 1}, 2: "Plain Spark"}}).do("use Ebb")
    assert (t.A["resources"], t.A["discards"]) == ({"Passion": 4}, ["Ebb"])
    assert t.at_rest()


@pytest.mark.rule("revel:4.10.12")
@pytest.mark.parametrize("first", [0, 1])
def test_it_that_another_consequence_has_taken_away_pays_for_nothing(first: int) -> None:
    words = ("Discard it", "Discard it to gain 2 Passion")
    two = stance("Two", *[f"When You Play A Strike Spell: {word}." for word in words])
    t = stage(two, strike("Ebb", 3), A={"hand": ["Ebb"], "stance": "Two", "spells": {2: "Plain Spark"}})
    t.do("play a card", "space 1", f"Two: When You Play A Strike Spell: {words[first]}", *(["pay"] if first else []))
    assert (t.A["resources"], t.A["discards"], t.A["spells"]) == ({"Passion": 2 * first}, ["Ebb"], {2: "Plain Spark"})
    assert t.at_rest()


@pytest.mark.rule("revel:4.10.9")
@pytest.mark.parametrize(("chosen", "power"), [("B's Plain Spark in space 2", 3), ("A's Ward in space 3", 1)])
def test_what_was_chosen_above_is_meant_only_if_it_has_the_type_that_is_said(chosen: str, power: int) -> None:
    vow = strike("Vow", 1, "On Play: Choose any 1 other spell.", "The strike spell chosen above has +2 Power.")
    t = stage(vow, shield("Ward", 2), A={"hand": ["Vow"], "spells": {3: "Ward"}}, B={"spells": {2: "Plain Spark"}})
    t.do("play a card", "space 1", chosen)
    assert (t.spell("B", 2).power, t.spell("A", 1).power) == (power, 1)
    assert (t.spell("A", 3).power, t.spell("A", 3).resistance) == (None, 2)  # a shield spell has no Power to add to
    assert t.at_rest()


@pytest.mark.rule("revel:4.10.6")
def test_a_card_in_the_discards_that_speaks_of_another_one_there_does_not_mean_itself() -> None:
    echo = strike("Echo", 1, "When This Spell Is Discarded: Return 1 other card from your discards to your hand.")
    cut = witch("Cut", "Her Power Is: Discard 1 of your spells.")
    alone = stage(echo, cut, A={"witch": "Cut", "spells": {1: "Echo"}}, B={"discards": ["Plain Spark"]})
    alone.do("use Cut")
    assert (alone.A["hand"], alone.A["discards"], alone.B["discards"]) == ([], ["Echo"], ["Plain Spark"])
    t = stage(echo, cut, A={"witch": "Cut", "spells": {1: "Echo"}, "discards": ["Plain Spark"]})
    t.do("use Cut")
    assert (t.A["hand"], t.A["discards"]) == (["Plain Spark"], ["Echo"])
    assert alone.at_rest()
    assert t.at_rest()


@pytest.mark.rule("revel:3.2.3")
def test_a_card_off_the_field_lacks_what_is_not_printed_on_it() -> None:
    sort = witch("Sort", "Her Power Is: Stash 1 card without Power from your discards.")
    t = stage(sort, shield("Ward", 2), A={"witch": "Sort", "discards": ["Plain Spark", "Ward"]})
    t.do("use Sort")
    assert t.A["discards"] == ["Plain Spark"]
    assert t.at_rest()
    none = stage(sort, A={"witch": "Sort", "discards": ["Plain Spark"]})
    assert none.why_not("use Sort") == "4.7.7"
