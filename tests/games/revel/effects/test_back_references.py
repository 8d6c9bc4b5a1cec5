"""4.10 What a later instruction points back to, and references that are lost."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.revel.stage import Plain, Stage, shield, stage, stance, strike, witch

WARD = shield("Ward", 2)
CHOOSER = strike(
    "Hex",
    1,
    "On Play: Choose any 1 other spell.",
    "When This Spell Is Discarded: Discard the spell chosen above.",
)
REAPER = witch("Reaper", "Her Power Is: Discard any 1 spell.")
RECALL = stance("Recall", "This Stance's Power Is: Draw any 1 spell.")


@pytest.mark.rule("revel:4.10.8")
@pytest.mark.parametrize("words", ["it", "that spell", "the spell chosen this way"])
def test_a_later_instruction_points_back_without_asking_again(words: str) -> None:
    t = stage(
        stance("Point", f"This Stance's Power Is: Choose 1 spell. Discard {words}."),
        A={"stance": "Point", "spells": {1: "Plain Spark"}},
        B={"spells": {1: "Plain Spark"}},
    )
    t.do("use Point", "B's Plain Spark in space 1")
    assert t.B["discards"] == ["Plain Spark"]
    assert t.A["spells"] == {1: "Plain Spark"}
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


@pytest.mark.rule("revel:4.10.9", "revel:S18", "revel:4.10.10")
def test_chosen_above_is_remembered_in_later_turns() -> None:
    t = hexed().do("use Reaper", "B's Plain Spark in space 3", "pass", "pass")  # something else in between
    assert t.asked == "A"
    assert t.view().turn == 3
    t.do("use Reaper", "A's Hex in space 1")
    assert t.A["discards"] == ["Hex"]
    assert t.A["spells"] == {}
    assert t.B["discards"] == ["Plain Spark", "Ward"]
    assert t.B["spells"] == {}
    assert t.at_rest()


@pytest.mark.rule("revel:4.10.9", "revel:4.10.8", "revel:4.10.10")
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
    assert (
        sum(words.startswith("use Mark") for words in t.offered) == 1
    )  # nothing has been chosen, so there is nothing to discard
    t.do("use Mark", "B's Ward in space 2", "pass", "pass", "use Mark", "B's Plain Spark in space 3", "use Mark")
    assert t.B["discards"] == ["Plain Spark"]
    assert t.B["spells"] == {2: "Ward"}
    assert t.at_rest()


@pytest.mark.rule("revel:4.10.9", "revel:4.10.8", "revel:4.10.10")
def test_of_two_effects_above_the_one_that_chose_last_counts() -> None:
    cards = (
        WARD,
        strike(
            "Mark",
            1,
            "When You Gain Passion: Choose any 1 other spell.",
            "When You Lose Passion: Choose any 1 other spell.",
            "This Spell's Power Is: Discard the spell chosen above.",
        ),
        witch("Rise", "Her Power Is: Gain 1 Passion."),
        stance("Fall", "This Stance's Power Is: Lose 1 Passion."),
    )
    a = {"witch": "Rise", "stance": "Fall", "spells": {1: "Mark"}, "resources": {"Passion": 1}}
    for first, last in (("use Rise", "use Fall"), ("use Fall", "use Rise")):
        t = stage(*cards, A=a, B={"spells": {2: "Ward", 3: "Plain Spark"}})
        t.do(first, "B's Ward in space 2", last, "B's Plain Spark in space 3", "use Mark")
        assert t.B["spells"] == {2: "Ward"}
        assert t.B["discards"] == ["Plain Spark"]
        assert t.at_rest()


@pytest.mark.rule("revel:4.10.10")
def test_a_reference_belongs_to_both_elements_and_goes_with_either() -> None:
    t = hexed()
    assert references(t) == (("B's Ward in space 2",), ("A's Hex in space 1",))
    source = t.fork().do("use Recall", "A's Hex in space 1")
    assert source.A["hand"] == ["Hex"]
    assert references(source) == ((), ())
    source.do("play a card", "space 1", "B's Plain Spark in space 3")
    assert references(source) == (("B's Plain Spark in space 3",), ())
    target = t.fork().do("use Recall", "B's Ward in space 2")
    assert target.B["hand"] == ["Ward"]
    assert references(target) == ((), ())
    assert t.at_rest()
    assert source.at_rest()
    assert target.at_rest()


def references(t: Stage) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """What A's spell in space 1 has chosen, and by what B's in space 2 was."""
    hex_, ward = t.view().A.spells[1], t.view().B.spells[2]
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
    assert t.asked == "A"
    assert t.B["spells"] == {2: "Ward", 3: "Plain Spark"}
    t.do("use Reaper", "A's Hex in space 1")
    assert t.A["discards"] == ["Hex"]
    assert t.B["spells"] == {2: "Ward", 3: "Plain Spark"}
    assert t.B["discards"] == []
    assert t.at_rest()


@pytest.mark.rule("revel:4.10.12")
def test_a_reference_is_lost_too_when_its_source_leaves_and_comes_back() -> None:
    t = stage(
        WARD,
        strike(
            "Mark", 1, "On Play: Choose any 1 other spell.", "This Spell's Power Is: Discard the spell chosen above."
        ),
        stance("Drift", "This Stance's Power Is: Move 1 of your spells to an empty side of yours."),
        A={"stance": "Drift", "hand": ["Mark"]},
        B={"spells": {2: "Ward"}},
        plays=2,
    )
    t.do("play a card", "space 1")
    assert "use Mark" in t.offered
    t.do("use Drift", "space 4")
    assert "use Mark" not in t.offered
    assert t.B["spells"] == {2: "Ward"}
    assert t.at_rest()


@pytest.mark.rule("revel:4.10.13", "revel:S18")
def test_the_chosen_card_is_not_discarded_from_hand() -> None:
    t = hexed().do("use Recall", "B's Ward in space 2", "use Reaper", "A's Hex in space 1")
    assert t.B["hand"] == ["Ward"]
    assert t.B["discards"] == []
    assert t.A["discards"] == ["Hex"]
    assert "A resolves Hex: When This Spell Is Discarded" in t.log()
    assert not any("undone" in line for line in t.log())
    assert t.at_rest()


@pytest.mark.rule("revel:4.10.14", "revel:1.3.9")
def test_a_lost_reference_has_the_value_it_had_when_it_was_lost() -> None:
    t = stage(
        WARD,
        strike(
            "Feast",
            9,
            "If Playing This Overpowers A Spell: Gain Passion equal to the Power or Resistance that spell had.",
        ),
        A={"hand": ["Feast", "Feast"]},
        B={"spells": {1: {"card": "Plain Spark", "+1s": 2}, 2: "Ward"}},
        plays=3,
    )
    t.do("play a card", "space 1")
    assert t.B["discards"] == ["Plain Spark"]
    assert t.A["resources"] == {"Passion": 3}
    t.do("play a card", "space 2")
    assert t.B["discards"] == ["Plain Spark", "Ward"]
    assert t.A["resources"] == {"Passion": 5}
    assert t.at_rest()


@pytest.mark.rule("revel:4.10.14")
def test_the_power_a_spell_had_is_the_one_its_own_effect_gave_it() -> None:
    feast = strike("Feast", 9, "If Playing This Overpowers A Spell: Gain Passion equal to the Power that spell had.")
    proud = strike("Proud", 1, "This spell has +2 Power.")
    t = stage(feast, proud, A={"hand": ["Feast"]}, B={"spells": {1: "Proud", 2: "Proud"}}, plays=2)
    t.do("play a card", "space 1")
    assert t.B["discards"] == ["Proud"]
    assert t.A["resources"] == {"Passion": 3}
    assert t.spell("B", 2).power == 3
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
    assert t.A["resources"] == {"Passion": 4}
    assert t.B["discards"] == ["Plain Spark"]
    assert t.at_rest()


@pytest.mark.rule("revel:4.10.15")
def test_an_effect_follows_the_cards_of_a_spell_that_is_no_more() -> None:
    t = stage(
        strike("Under", 1, icons="flames"),
        strike("Over", 1, icons="flames"),
        stance(
            "Mercy",
            "This Stance's Power Is: Discard any 1 spell. Choose 1 of the cards discarded this way. "
            "Its player draws it back.",
        ),
        A={"stance": "Mercy"},
        B={"spells": {1: {"cards": ["Under", "Over"]}}, "discards": ["Plain Spark"]},
    )
    t.do("use Mercy")
    assert t.asked == "A"
    assert t.offered == ["B's Under", "B's Over"]
    t.do("B's Over")
    assert t.B["hand"] == ["Over"]
    assert t.B["discards"] == ["Plain Spark", "Under"]
    assert t.B["spells"] == {}
    assert t.A["hand"] == []
    assert t.at_rest()


@pytest.mark.rule("revel:4.10.15")
def test_cards_and_spells_discarded_this_way_are_counted_as_such() -> None:
    counted = {}
    for kind in ("card", "spell"):
        t = stage(
            strike("Under", 1, icons="flames"),
            stance(
                "Sweep", f"This Stance's Power Is: Discard 2 spells. Gain 1 Passion for each {kind} discarded this way."
            ),
            A={"stance": "Sweep"},
            B={"spells": {1: {"cards": ["Under", "Under"]}, 2: "Plain Spark"}},
        )
        t.do("use Sweep")
        assert t.B["spells"] == {}
        assert t.at_rest()
        counted[kind] = t.A["resources"]["Passion"]
    assert counted == {"card": 3, "spell": 2}


@pytest.mark.rule("revel:4.10.15")
def test_what_each_player_does_this_way_is_what_both_do() -> None:
    purge = stance(
        "Purge", "This Stance's Power Is: Each player discards 1 card. Draw 1 card for each card discarded this way."
    )
    t = stage(purge, A={"stance": "Purge", "hand": ["Plain Spark"]}, B={"hand": ["Plain Spark"]})
    t.do("use Purge")
    assert (t.A["discards"], t.B["discards"]) == (["Plain Spark"], ["Plain Spark"])
    assert (len(t.A["hand"]), t.B["hand"]) == (2, [])
    assert t.at_rest()


@pytest.mark.rule("revel:4.10.9", "revel:4.10.10")
def test_each_effect_of_a_card_has_its_own_choice_and_the_latest_of_it() -> None:
    choose = "This Spell's Power Is: Choose any 1 other spell."
    sage = strike(
        "Sage", 1, choose, "When You Discard A Card: Add a +1 to the spell chosen above.", f"{choose} Gain 1 Passion."
    )
    hail = witch("Hail", "Her Power Is: Discard 1 card from your hand.")
    t = stage(
        sage,
        hail,
        A={"witch": "Hail", "hand": ["Plain Spark"], "spells": {1: "Sage", 2: "Plain Spark", 3: "Plain Spark"}},
    )
    t.do("use Sage (1)", "A's Plain Spark in space 2", "use Sage (1)", "A's Plain Spark in space 3")
    t.do("use Hail")
    assert [t.spell("A", space).power for space in (1, 2, 3)] == [1, 2, 1], "what the effect below chose isn't above"
    assert t.at_rest()


def told(text: str, *cards: str, B: Plain | None = None, **a: Any) -> Stage:
    """A uses a Power that says so."""
    tess = witch("Tess", f"Her Power Is: {text}")
    return stage(tess, *cards, A={"witch": "Tess", **a}, B=B).do("use Tess")


@pytest.mark.rule("revel:4.10.8", "revel:5.2.2")
@pytest.mark.parametrize("words", ["those cards", "the cards drawn this way"])
def test_what_each_player_drew_is_pointed_back_to_together(words: str) -> None:
    t = told(f"Each player draws 1 card. Discard {words}.")
    assert (t.A["hand"], t.B["hand"]) == ([], [])
    assert (t.A["discards"], t.B["discards"]) == (["Plain Spark"], ["Plain Spark"])
    assert t.at_rest()


@pytest.mark.rule("revel:4.10.8", "revel:0.4.3")
@pytest.mark.parametrize("choose", ["chooses 1 of their spells", "adds a +1 to 1 of their spells"])
def test_what_each_player_chose_is_pointed_back_to_together(choose: str) -> None:
    both: Plain = {"spells": {1: "Plain Spark", 2: "Plain Spark"}}
    t = told(f"Each player {choose}. Discard them.", B=both, **both)
    t.do("A's Plain Spark in space 1", "B's Plain Spark in space 2")
    assert (t.A["spells"], t.B["spells"]) == ({2: "Plain Spark"}, {1: "Plain Spark"})
    assert t.at_rest()


@pytest.mark.rule("revel:4.10.8")
def test_the_rest_is_all_that_was_not_taken_of_whatever_type() -> None:
    ember = strike("Ember", 2)
    text = "Reveal your next 3 draws. Draw 1 strike spell card among them. Discard the rest."
    t = told(text, ember, WARD, deck=["Ember", "Ward", "Ember", "Ward"])
    if not t.at_rest():
        t.do("Ember")
    assert (t.A["hand"], sorted(t.A["discards"]), t.A["deck"]) == (["Ember"], ["Ember", "Ward"], ["Ward"])
    assert t.at_rest()


@pytest.mark.rule("revel:4.10.14")
@pytest.mark.parametrize("words", ["that spell had", "it had"])
def test_what_was_overpowered_is_remembered_until_an_effect_put_off_asks_for_its_power(words: str) -> None:
    later = f"At the beginning of your next turn, gain Passion equal to the Power {words}."
    big = strike("Big", 5, f"If Playing This Overpowers A Spell: {later}")
    t = stage(big, strike("Two", 2), A={"hand": ["Big"]}, B={"spells": {1: {"card": "Two", "+1s": 1}}})
    t.do("play a card", "space 1")
    assert (t.asked, t.A["resources"]) == ("B", {"Passion": 0})
    t.do("pass")
    assert (t.asked, t.A["resources"]) == ("A", {"Passion": 3})
    assert t.at_rest()


@pytest.mark.rule("revel:4.10.15")
@pytest.mark.parametrize(
    ("text", "spied", "drawn"),
    [
        ("Gain 2 Passion.", "Gains Passion: If they gained 2 or more Passion this way", 1),
        ("Gain 1 Passion.", "Gains Passion: If they gained 2 or more Passion this way", 0),
        ("Discard your hand.", "Discards A Card: If they discarded a strike spell card this way", 1),
        ("Discard your hand.", "Discards A Card: If they discarded a shield spell card this way", 0),
    ],
)
def test_this_way_is_also_what_made_an_effect_relevant(text: str, spied: str, drawn: int) -> None:
    spy = stance("Spy", f"Each Time Your Opponent {spied}, draw 1 card.")
    t = told(text, spy, hand=["Plain Spark"], B={"stance": "Spy"})
    assert (len(t.B["hand"]), t.B["resources"]) == (drawn, {"Passion": 0})
    assert t.at_rest()


@pytest.mark.rule("revel:4.10.15", "revel:4.10.5")
@pytest.mark.parametrize(("mine", "theirs", "passion"), [("Plain Spark", "Ward", 0), ("Ward", "Plain Spark", 1)])
def test_what_the_opponent_did_this_way_is_not_what_one_did_oneself(mine: str, theirs: str, passion: int) -> None:
    text = "Each player discards 1 card. If your opponent discarded a strike spell card this way, gain 1 Passion."
    t = told(text, WARD, hand=[mine], B={"hand": [theirs]})
    assert (t.A["resources"], t.B["resources"]) == ({"Passion": passion}, {"Passion": 0})
    assert t.at_rest()


@pytest.mark.rule("revel:4.10.4")
def test_a_card_played_from_discards_this_turn_is_not_one_from_hand() -> None:
    tess = witch("Tess", "Her Power Is: If you played a card from your discards this turn, gain 1 Passion.")
    again = stance("Again", "This Stance's Power Is: Play 1 spell card from your discards.")
    side: Plain = {"witch": "Tess", "stance": "Again", "hand": ["Plain Spark"], "discards": ["Plain Spark"]}
    for act, passion in (("play a card", 0), ("use Again", 1)):
        t = stage(tess, again, A=side).do(act, "space 1", "use Tess")
        assert (t.A["spells"], t.A["resources"]) == ({1: "Plain Spark"}, {"Passion": passion})
        assert t.at_rest()


@pytest.mark.rule("revel:4.10.8")
@pytest.mark.parametrize("words", ["1 other spell", "each other spell"])
def test_other_than_what_was_chosen_is_other_than_all_of_it(words: str) -> None:
    spells = dict.fromkeys((1, 2, 3), "Plain Spark")
    t = told(f"Choose 2 spells. Discard {words}.", spells=spells)
    t.do("A's Plain Spark in space 1", "A's Plain Spark in space 2")
    assert t.A["spells"] == {1: "Plain Spark", 2: "Plain Spark"}
    assert t.at_rest()
