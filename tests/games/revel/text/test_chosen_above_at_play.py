"""4.10.9 "Chosen above" in ongoing effects and initial parts, at play: what was chosen is meant, and nothing else."""

from __future__ import annotations

import pytest

from coven.games.revel.text.reading import compile_effect
from coven.language import TextError
from tests.games.revel.stage import Stage, shield, stage, stance, strike, witch

GALE, GUST, WARD = strike("Gale", 5), strike("Gust", 2), shield("Ward", 2)
SWEEP = witch("Sweep", "Her Power Is: Discard 1 spell.")
CHOOSE = "On Play: Choose any 1 spell."


def vowed(*texts: str) -> Stage:
    """B's Gust in space 1 was chosen by A's stance, and stands beside another of its kind."""
    vow = stance("Vow", CHOOSE, *texts)
    a = {"hand": ["Vow"], "witch": "Sweep", "deck": 5}
    b = {"spells": {1: "Gust", 2: "Gust"}, "witch": "Sweep", "deck": 5}
    t = stage(vow, SWEEP, GALE, GUST, WARD, A=a, B=b)
    t.do("play a card", "B's Gust in space 1")
    return t


@pytest.mark.rule("revel:4.10.9", "revel:4.10.10", "revel:4.4.1")
def test_an_ongoing_effect_is_on_what_was_chosen() -> None:
    t = vowed("The spell chosen above has -1 Power.")
    assert (t.spell("B", 1).power, t.spell("B", 2).power) == (1, 2)
    t.do("use Sweep", "B's Gust in space 2")
    assert t.spell("B", 1).power == 1
    assert t.at_rest()


@pytest.mark.rule("revel:4.10.12", "revel:3.2.2")
def test_what_has_left_and_come_back_was_not_chosen() -> None:
    back = witch("Back", "Her Power Is: Draw 1 spell. Play 1 card from your hand.")
    vow = stance("Vow", CHOOSE, "The spell chosen above has +3 Power.")
    t = stage(vow, back, GUST, A={"hand": ["Vow"], "witch": "Back", "spells": {1: "Gust", 2: "Gust"}, "deck": 5})
    t.do("play a card", "A's Gust in space 1")
    assert (t.spell("A", 1).power, t.spell("A", 2).power) == (5, 2)
    t.do("use Back", "A's Gust in space 1", "space 1")
    assert (t.spell("A", 1).power, t.spell("A", 2).power) == (2, 2)
    assert t.at_rest()


@pytest.mark.rule("revel:4.10.9", "revel:0.2.3")
def test_what_was_chosen_cannot_be_discarded_and_the_other_can() -> None:
    t = vowed("The spell chosen above can't be discarded.")
    t.do("use Sweep")  # there is nothing to choose
    assert sorted(t.B["spells"]) == [1]
    assert t.at_rest()


@pytest.mark.rule("revel:4.10.9", "revel:5.8.8")
@pytest.mark.parametrize(("space", "overpowers"), [(1, False), (2, True)])
def test_only_what_was_chosen_is_kept_from_overpowering(space: int, overpowers: bool) -> None:
    check = witch("Check", "Her Power Is: Choose 1 of your spells. Check for overpower for it.")
    weak = strike("Weak", 1)
    vow = stance("Vow", CHOOSE, "The spell chosen above can't overpower.")
    a = {"hand": ["Vow"], "witch": "Check", "spells": {1: "Gust", 2: "Gust"}, "deck": 5}
    t = stage(vow, check, weak, GUST, A=a, B={"spells": {1: "Weak", 2: "Weak"}})
    t.do("play a card", "A's Gust in space 1", "use Check", f"A's Gust in space {space}")
    assert sorted(t.B["spells"]) == ([1] if overpowers else [1, 2])
    assert t.at_rest()


@pytest.mark.rule("revel:4.10.9", "revel:4.6.2")
@pytest.mark.parametrize(("space", "drawn"), [(1, 2), (2, 0)])
def test_an_event_is_waited_for_that_happens_to_what_was_chosen(space: int, drawn: int) -> None:
    t = vowed("When The Spell Chosen Above Is Discarded: Draw 2 cards. Discard this stance.")
    before = len(t.A["hand"])
    t.do("use Sweep", f"B's Gust in space {space}")
    assert len(t.A["hand"]) == before + drawn
    assert ("stance" not in t.A) is bool(drawn)
    assert t.at_rest()


@pytest.mark.rule("revel:4.10.9", "revel:4.9.11")
@pytest.mark.parametrize("space", [1, 2])
def test_what_would_happen_to_it_can_be_stopped_and_to_others_not(space: int) -> None:
    t = vowed("When The Spell Chosen Above Would Be Discarded: Stop it.")
    t.do("use Sweep", f"B's Gust in space {space}")
    assert sorted(t.B["spells"]) == ([1, 2] if space == 1 else [1])
    assert t.at_rest()


@pytest.mark.rule("revel:4.10.9")
def test_of_a_stitched_spell_each_card_means_what_it_has_chosen_itself() -> None:
    power = "This Spell's Power Is: Choose 1 spell."
    one = strike("One", 1, power, "The spell chosen above has +3 Power.", icons="flames")
    two = strike("Two", 1, power, "The spell chosen above has -1 Power.", icons="flames")
    t = stage(one, two, GUST, A={"spells": {1: {"cards": ["One", "Two"]}, 2: "Gust"}}, B={"spells": {3: "Gust"}})
    t.do("use One", "A's Gust in space 2", "use Two", "B's Gust in space 3")
    assert (t.spell("A", 2).power, t.spell("B", 3).power) == (5, 1)
    assert t.at_rest()


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("When The Card Chosen Above Is Discarded: Draw 1 card.", "4.10.12"),
        ("When The Spell Chosen Above Is Discarded From Your Hand: Draw 1 card.", "4.10.12"),
        ("When The Spells Chosen Above Are Discarded: Draw 1 card.", "4.10.9"),
    ],
)
def test_what_cannot_be_waited_for_is_refused(text: str, rule: str) -> None:
    with pytest.raises(TextError) as refused:
        compile_effect(text)
    assert refused.value.rule == rule
