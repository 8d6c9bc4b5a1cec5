"""3 The state where its rules meet: what is known, what was chosen, what opposes, and what is left of what is gone."""

from __future__ import annotations

import pytest

from tests.games.revel.stage import shield, stage, stance, strike, witch

SPARK = "Plain Spark"
WARD = shield("Ward", 2)


@pytest.mark.rule("revel:3.6.1", "revel:3.6.6")
def test_what_was_known_of_a_deck_is_not_known_once_it_was_shuffled() -> None:
    mix = stance("Mix", "This Stance's Power Is: Shuffle your deck.")
    sink = witch("Sink", "Her Power Is: Stash 1 card from your hand.")
    t = stage(mix, sink, WARD, A={"stance": "Mix", "witch": "Sink", "hand": ["Ward"]})
    t.do("use Sink")
    assert t.A["known"] == [{"deck": 11, "to": "A"}]
    t.do("use Mix")
    assert "known" not in t.A
    assert sorted(t.A["deck"]) == [SPARK] * 10 + ["Ward"]
    assert t.at_rest()


@pytest.mark.rule("revel:5.3.2")
def test_a_stashed_card_is_known_to_its_player_alone() -> None:
    sink = witch("Sink", "Her Power Is: Stash 1 card from your hand.")
    t = stage(sink, WARD, B={"witch": "Sink", "hand": ["Ward"]}, current="B").do("use Sink")
    assert t.B["known"] == [{"deck": 11, "to": "B"}]
    assert not any("Ward" in line for line in t.log("A"))
    assert t.at_rest()


@pytest.mark.rule("revel:5.4.5", "revel:3.8.1", "revel:3.4.5")
def test_a_spell_that_went_to_a_hand_is_known_until_an_unseen_card_leaves_it() -> None:
    back = witch("Back", "Her Power Is: Draw any 1 of your spells.")
    toss = stance("Sink", "This Stance's Power Is: Stash 1 card from your hand.")
    t = stage(back, toss, A={"witch": "Back", "stance": "Sink", "hand": [SPARK], "spells": {1: SPARK}})
    t.do("use Back")
    assert t.A["known"] == [{"hand": 2, "to": "B"}]
    t.do("use Sink")
    known = [one["among"] for one in t.A["known"] if one["to"] == "B"]
    assert known == [{"hand": [1], "deck": [11]}]  # which of the two is left, B can't tell
    assert t.at_rest()


@pytest.mark.rule("revel:4.10.9")
def test_chosen_above_is_not_what_this_very_effect_has_chosen() -> None:
    mark = strike(
        "Mark",
        1,
        "On Play: Choose any 1 other spell.",
        "This Spell's Power Is: Choose any 1 opposing shield spell. Discard the spell chosen above.",
    )
    t = stage(mark, WARD, A={"hand": ["Mark"]}, B={"spells": {1: "Ward", 2: SPARK}}, plays=2)
    t.do("play a card", "space 1", "B's Plain Spark in space 2", "use Mark")
    assert (t.B["spells"], t.B["discards"]) == ({1: "Ward"}, [SPARK])
    assert t.at_rest()


@pytest.mark.rule("revel:4.10.9")
def test_chosen_above_is_not_what_the_other_card_of_a_stitched_spell_chose() -> None:
    base = strike("Base", 1, "On Play: Choose any 1 other spell.", icons="flames")
    top = strike(
        "Top",
        1,
        "When You Lose Passion: Choose any 1 other spell.",
        "This Spell's Power Is: Discard the spell chosen above.",
        icons="flames",
    )
    t = stage(base, top, A={"hand": ["Base", "Top"]}, B={"spells": {3: SPARK}}, plays=3)
    t.do("play a card", "Base", "space 1", "play a card", "space 1, stitching onto Base")
    assert "use Top" not in t.offered
    assert t.why_not("use Top") == "4.7.7"
    assert t.at_rest()


@pytest.mark.rule("revel:4.10.9", "revel:4.10.8")
def test_an_effect_that_chooses_again_forgets_its_old_choice() -> None:
    mark = strike(
        "Mark",
        1,
        "This Spell's Power Is: Choose any 1 other spell.",
        "This Spell's Power Is: Discard the spell chosen above.",
    )
    reap = witch("Reap", "Her Power Is: Discard any 1 opposing spell.")
    t = stage(mark, reap, A={"witch": "Reap", "spells": {1: "Mark"}}, B={"spells": {2: SPARK, 3: SPARK}})
    t.do("use Mark", "B's Plain Spark in space 2", "pass", "pass")
    t.do("use Mark: Choose any 1 other spell", "B's Plain Spark in space 3")
    assert t.spell("A", 1).chosen == ("B's Plain Spark in space 3",)
    t.do("use Reap", "B's Plain Spark in space 3")
    assert not any(words.startswith("use Mark") for words in t.offered)  # and not the first one again
    assert t.at_rest()


@pytest.mark.rule("revel:4.10.11", "revel:1.7.10", "revel:5.7.13")
def test_stitching_keeps_what_was_chosen() -> None:
    mark = strike(
        "Mark",
        1,
        "On Play: Choose any 1 other spell.",
        "This Spell's Power Is: Discard the spell chosen above.",
        icons="flames",
    )
    t = stage(mark, strike("Top", 1, icons="flames"), A={"hand": ["Mark", "Top"]}, B={"spells": {3: SPARK}}, plays=3)
    t.do("play a card", "Mark", "space 1", "play a card", "space 1, stitching onto Mark", "use Mark")
    assert t.B["discards"] == [SPARK]
    assert t.at_rest()


@pytest.mark.rule("revel:4.10.14")
def test_what_a_spell_had_is_with_all_that_modified_it() -> None:
    feast = witch(
        "Feast", "Her Power Is: Discard any 1 opposing spell. Gain Passion equal to the Power that spell had."
    )
    pride = stance("Pride", "Your strike spells have +2 Power.")
    t = stage(
        feast,
        pride,
        A={"witch": "Feast"},
        B={"stance": "Pride", "spells": {1: {"card": SPARK, "+1s": 1}}},
        lasting=[{"of": "A", "says": "This spell has +3 Power until the turn ends.", "on": ["B 1"]}],
    )
    t.do("use Feast")
    assert (t.B["discards"], t.A["resources"]) == ([SPARK], {"Passion": 7})
    assert t.at_rest()


@pytest.mark.rule("revel:4.10.14")
def test_of_several_that_are_gone_each_is_remembered() -> None:
    feast = witch(
        "Feast", "Her Power Is: Discard 2 opposing spells. Gain Passion equal to the total Power those spells had."
    )
    t = stage(feast, strike("Big", 5), A={"witch": "Feast"}, B={"spells": {1: "Big", 2: SPARK}})
    t.do("use Feast")
    assert t.A["resources"] == {"Passion": 6}
    assert t.at_rest()


@pytest.mark.rule("revel:1.10.2")
def test_of_a_spell_that_has_left_the_opposing_one_is_still_the_one_across() -> None:
    grudge = strike("Grudge", 1, "When This Spell Is Discarded: Discard the opposing spell.")
    reap = witch("Reap", "Her Power Is: Discard any 1 of your spells.")
    t = stage(grudge, reap, A={"witch": "Reap", "spells": {2: "Grudge"}}, B={"spells": {1: SPARK, 2: SPARK, 3: SPARK}})
    t.do("use Reap")
    assert (t.A["discards"], t.B["spells"]) == (["Grudge"], {1: SPARK, 3: SPARK})
    assert t.at_rest()


@pytest.mark.rule("revel:1.10.1")
def test_opposing_is_what_the_opponent_controls_whatever_kind_says_so() -> None:
    watch = stance("Watch", "When An Opposing Spell Is Discarded: Gain 1 Passion.")
    snap = strike("Snap", 1, "This Spell's Power Is: Discard the opposing stance.")
    sweep = witch("Sweep", "Her Power Is: Discard all shield spells.")
    t = stage(
        watch,
        snap,
        sweep,
        WARD,
        A={"witch": "Sweep", "stance": "Watch", "spells": {1: "Snap", 2: "Ward"}},
        B={"stance": "Watch", "spells": {3: "Ward"}},
    )
    t.do("use Sweep")
    assert (t.A["resources"], t.B["resources"]) == ({"Passion": 1}, {"Passion": 1})
    t.do("use Snap")
    assert t.B["discards"] == ["Ward", "Watch"]
    assert t.A["stance"] == "Watch"
    assert t.at_rest()


@pytest.mark.rule("revel:1.7.6", "revel:5.7.13", "revel:1.7.2")
def test_the_effects_and_names_of_a_card_stitched_on_count_at_once() -> None:
    top = strike("Top", 1, "Your spells have +2 Power.", icons="flames")
    find = witch("Find", 'Her Power Is: Draw 1 card for each spell named "Top".')
    t = stage(
        top,
        strike("Base", 1, icons="flames"),
        find,
        A={"witch": "Find", "hand": ["Top"], "spells": {1: "Base"}},
        plays=2,
    )
    t.do("play a card", "space 1, stitching onto Base")
    assert t.spell("A", 1).power == 4
    t.do("use Find")
    assert len(t.A["hand"]) == 1
    assert t.at_rest()


@pytest.mark.rule("revel:3.1.3")
def test_counters_on_markers_are_part_of_the_state() -> None:
    t = stage(A={"stamina +1s": [2, 0, 0, 1]})
    assert t.fork().A["stamina +1s"] == t.A["stamina +1s"] == [2, 0, 0, 1]
    t.do("draw a card")
    assert t.A["stamina +1s"] == [2, 0, 0, 1]
    assert t.at_rest()
