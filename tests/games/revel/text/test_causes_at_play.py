"""What the rules bring is told from what anything else brings: Stamina lost by stitching, a card drawn by skipping."""

from __future__ import annotations

import pytest

from coven.games.revel.text.reading import compile_effect
from coven.language import TextError
from tests.games.revel.stage import stage, stance, strike, witch

EMBER = strike("Ember", 2, icons="flames")
TOLL = witch("Toll", "Her Power Is: Lose 1 Stamina and draw 1 card.")


@pytest.mark.rule("revel:5.7.14", "revel:4.6.2")
def test_stamina_lost_by_stitching_and_no_other() -> None:
    seam = stance("Seam", "When You Lose Stamina By Stitching: Gain 1 Passion.")
    a = {"stance": "Seam", "witch": "Toll", "hand": ["Ember"], "spells": {1: "Ember"}, "resources": {"Passion": 0}}
    t = stage(seam, EMBER, TOLL, A={**a, "deck": 5})
    t.do("use Toll")
    assert (t.A["stamina"], t.A["resources"]) == (3, {"Passion": 0})
    t.do("play a card", "Ember", "space 1, stitching onto Ember")
    assert (t.A["stamina"], t.A["resources"]) == (2, {"Passion": 1})
    assert t.at_rest()


@pytest.mark.rule("revel:5.7.14", "revel:4.9.11")
def test_the_loss_that_stitching_brings_can_be_stopped_and_your_opponents_is_not() -> None:
    seam = stance("Seam", "When You Would Lose Stamina Because You Stitched A Spell: Prevent that.")
    side = {"hand": ["Ember"], "deck": 5}
    a, b = {**side, "spells": {1: "Ember"}, "stance": "Seam"}, {**side, "spells": {2: "Ember"}}
    t = stage(seam, EMBER, A=a, B=b)
    t.do("play a card", "space 1, stitching onto Ember")
    assert t.A["stamina"] == 4
    t.do("B: play a card", "Ember", "space 2, stitching onto Ember")
    assert t.B["stamina"] == 3


@pytest.mark.rule("revel:2.4.2", "revel:4.9.4")
def test_the_card_that_skipping_a_play_brings_and_no_other() -> None:
    rags = stance("Rags", "When You Would Draw By Skipping A Play: Gain 1 Passion instead.")
    t = stage(rags, TOLL, A={"stance": "Rags", "witch": "Toll", "resources": {"Passion": 0}, "deck": 5, "hand": []})
    t.do("use Toll")
    assert (len(t.A["hand"]), t.A["resources"]) == (1, {"Passion": 0})
    t.do("draw a card")
    assert (len(t.A["hand"]), t.A["resources"]) == (1, {"Passion": 1})


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("When You Draw By Stitching: Gain 1 Passion.", "5.7.14"),
        ("When You Lose Passion By Stitching: Draw 1 card.", "5.7.14"),
        ("When You Lose 2 Or More Stamina By Stitching: Draw 1 card.", "5.7.14"),
        ("When You Discard A Card By Skipping A Play: Draw 1 card.", "2.4.2"),
        ("When You Discard A Card Because Of A Stance: Draw 1 card.", "5.7.14"),
    ],
)
def test_what_the_rules_do_not_bring_is_refused(text: str, rule: str) -> None:
    with pytest.raises(TextError) as refused:
        compile_effect(text)
    assert refused.value.rule == rule
