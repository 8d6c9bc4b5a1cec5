"""What 'it' is beside a comparison, after 'the spell chosen above', and once the nearest thing has gone."""

from __future__ import annotations

import pytest

from coven.games.revel.text.reading import compile_effect
from coven.language import TextError
from tests.games.revel.stage import stage, strike

SPARK = "Plain Spark"
SPELL = ("strike spell",)


@pytest.mark.rule("revel:4.10.8")
@pytest.mark.parametrize(
    ("condition", "hit"),
    [
        ("it has more Power than this spell", True),
        ("this spell has less Power than it", True),
        ("it has less Power than this spell", False),
        ("this spell has more Power than it", False),
        ("it has the same Power as this spell", False),
    ],
)
def test_compared_with_this_spell_it_is_the_other_one(condition: str, hit: bool) -> None:
    watch = strike("Watch", 2, f"When An Opposing Spell Is Played: If {condition}, discard it.")
    t = stage(
        watch,
        strike("Big", 3),
        A={"hand": ["Big"], "spells": {4: SPARK}},
        B={"spells": {1: "Watch", 5: SPARK}},
        plays=1,
    )
    t.do("play a card", "space 3")
    assert t.A["spells"] == ({4: SPARK} if hit else {3: "Big", 4: SPARK})
    assert t.B["spells"] == {1: "Watch", 5: SPARK}
    assert t.at_rest()


@pytest.mark.rule("revel:4.10.8")
@pytest.mark.parametrize(
    "text",
    [
        "Choose any 1 opposing spell. If that spell has less Power than this spell, discard it.",
        "Choose any 1 opposing spell. Discard it if it has less Power than this spell.",
        "Choose any 1 opposing spell. If this spell has more Power than it, discard it.",
    ],
)
def test_what_was_chosen_is_compared_and_discarded(text: str) -> None:
    judge = strike("Judge", 3, f"On Play: {text}")
    t = stage(judge, A={"hand": ["Judge"]}, B={"spells": {2: SPARK, 4: SPARK}}, plays=1)
    t.do("play a card", "space 1", "B's Plain Spark in space 4")
    assert (list(t.A["spells"]), t.B["spells"]) == ([1], {2: SPARK})
    assert t.at_rest()


@pytest.mark.rule("revel:4.10.8")
@pytest.mark.parametrize("measure", ["more Power than", "less Power than", "the same Power as"])
def test_nothing_is_compared_with_itself(measure: str) -> None:
    with pytest.raises(TextError, match="compared with itself"):
        compile_effect(f"Each Time You Play A Spell: If the opposing spell has {measure} it, discard it.", SPELL, "Odd")


@pytest.mark.rule("revel:4.10.9")
@pytest.mark.parametrize(
    ("text", "marks", "gone"),
    [
        ("If the spell chosen above has 1 or more Power, discard it.", 0, True),
        ("If the spell chosen above has 2 or more Power, discard it.", 0, False),
        ("Discard the spell chosen above. If you do, gain Passion equal to the Power it had.", 1, True),
        ("Discard the spell chosen above. Its player draws 1 card.", 0, True),
    ],
)
def test_after_the_spell_chosen_above_it_is_that_one(text: str, marks: int, gone: bool) -> None:
    tie = strike("Tie", 3, "On Play: Choose any 1 opposing spell.", f"This Spell's Power Is: {text}")
    t = stage(tie, A={"hand": ["Tie"]}, B={"spells": {2: SPARK, 4: SPARK}}, plays=2)
    t.do("play a card", "space 1", "B's Plain Spark in space 4", "use Tie")
    assert list(t.A["spells"]) == [1]
    assert t.B["spells"] == ({2: SPARK} if gone else {2: SPARK, 4: SPARK})
    assert t.A["resources"] == {"Passion": marks}
    assert len(t.B["hand"]) == ("Its player" in text)
    assert t.at_rest()


@pytest.mark.rule("revel:4.10.8")
@pytest.mark.parametrize("text", ["Discard your stance. Draw it back.", "Discard the opposing spell. Add a +1 to it."])
def test_what_has_gone_is_not_passed_over_for_what_the_event_is_about(text: str) -> None:
    with pytest.raises(TextError, match="gone by then"):
        compile_effect(f"When You Play A Spell: {text}", SPELL, "Odd")


DISCARDED = (
    "On Play: Discard 1 of your other spells. If you discarded a spell with less Power than the Passion you have"
)


@pytest.mark.rule("revel:4.10.14")
@pytest.mark.parametrize("when", ["this way", "this turn"])
@pytest.mark.parametrize(("passion", "drawn"), [(2, 1), (1, 0)])
def test_what_was_discarded_is_compared_with_what_is_had_now(when: str, passion: int, drawn: int) -> None:
    asker = strike("Asker", 3, f"{DISCARDED} {when}, draw 1 card.")
    side = {"hand": ["Asker"], "spells": {2: SPARK}, "deck": [SPARK] * 3, "resources": {"Passion": passion}}
    t = stage(asker, A=side, B={"spells": {4: SPARK}}, plays=1)
    t.do("play a card", "space 1")
    assert (list(t.A["spells"]), t.A["discards"], len(t.A["hand"])) == ([1], [SPARK], drawn)
    assert (t.B["spells"], t.B["discards"]) == ({4: SPARK}, [])
    assert t.at_rest()


@pytest.mark.rule("revel:4.4.1")
def test_what_can_not_be_played_for_a_while_is_measured_when_it_is_said() -> None:
    """A has 2 Passion then: B is kept from what has less than 2 Power, and from nothing else, whatever A has later."""
    text = "Your opponent can't play strike spells with less Power than the Passion you have"
    t = stage(
        strike("Hush", 3, f"On Play: {text} until the end of your opponent's next turn. Lose 2 Passion."),
        strike("Big", 3),
        A={"hand": ["Hush"], "resources": {"Passion": 2}, "deck": [SPARK]},
        B={"hand": [SPARK, "Big", SPARK], "deck": [SPARK] * 3},
        plays=1,
    )
    t.do("play a card", "space 1", "play a card", SPARK)
    assert (t.A["resources"], t.B["spells"]) == ({"Passion": 0}, {}), "undone"
    t.do("Big", "space 4")
    assert (t.B["spells"], "Big" in t.B["hand"]) == ({4: "Big"}, False)
    assert t.at_rest()
