"""4.9.3 '1 less', '1 more': as much as was about to be, changed; and what has come of it may be changed again."""

from __future__ import annotations

import pytest

from coven.games.revel.text.reading import compile_effect
from coven.language import TextError
from tests.games.revel.stage import stage, stance, witch

HURT = witch("Hurt", "Her Power Is: Each player loses 2 Stamina.")
GIVE = witch("Give", "Her Power Is: Each player gains 2 Passion. Each player draws 2 cards.")


@pytest.mark.rule("revel:4.9.3", "revel:4.9.4")
def test_less_is_lost_by_whom_it_is_said_of() -> None:
    soft = stance("Soft", "When You Would Lose Stamina: Lose 1 less Stamina instead.")
    t = stage(soft, HURT, A={"stance": "Soft", "witch": "Hurt", "stamina": 4}, B={"stamina": 4})
    t.do("use Hurt")
    assert (t.A["stamina"], t.B["stamina"]) == (3, 2)
    assert t.at_rest()


@pytest.mark.rule("revel:4.9.3")
def test_what_comes_to_nothing_does_not_happen() -> None:
    none = stance("None of It", "When You Would Gain Passion: Gain 2 less Passion instead.")
    heard = witch(
        "Heard",
        "When You Gain Passion: Lose 1 Stamina.",
        "Her Power Is: Gain 2 Passion.",
        "Her Power Is: Gain 3 Passion.",
    )
    t = stage(none, heard, A={"stance": "None of It", "witch": "Heard", "resources": {"Passion": 0}, "stamina": 4})
    t.do("use Heard: Gain 2 Passion")
    assert (t.A["resources"], t.A["stamina"]) == ({"Passion": 0}, 4)
    t.do("use Heard: Gain 3 Passion")
    assert (t.A["resources"], t.A["stamina"]) == ({"Passion": 1}, 3)
    assert t.at_rest()


@pytest.mark.rule("revel:4.9.3", "revel:4.9.5")
def test_two_changes_come_one_after_the_other() -> None:
    more = stance("More", "When You Would Gain Passion: Gain 1 more Passion instead.")
    also = witch("Also", "When You Would Gain Passion: Gain 2 more Passion instead.", "Her Power Is: Gain 1 Passion.")
    t = stage(more, also, A={"stance": "More", "witch": "Also", "resources": {"Passion": 0}})
    t.do("use Also", "More")
    assert t.A["resources"] == {"Passion": 4}
    assert t.at_rest()


@pytest.mark.rule("revel:4.9.3", "revel:5.2.2")
def test_of_a_draw_of_several_one_more_is_drawn_once() -> None:
    well = stance("Well", "When You Would Draw: Draw 1 more card instead.")
    t = stage(well, GIVE, A={"stance": "Well", "witch": "Give", "deck": 6, "hand": []}, B={"deck": 6, "hand": []})
    t.do("use Give")
    assert (len(t.A["hand"]), len(t.B["hand"])) == (3, 2)
    assert t.at_rest()


@pytest.mark.rule("revel:4.9.3")
@pytest.mark.parametrize("pays", [True, False])
def test_less_may_have_to_be_bought(pays: bool) -> None:
    soft = stance("Soft", "When You Would Lose Stamina: You may discard 1 card. If you do, lose 1 less Stamina.")
    t = stage(soft, HURT, A={"stance": "Soft", "witch": "Hurt", "stamina": 4, "hand": ["Hurt"]}, B={"stamina": 4})
    t.do("use Hurt", "yes" if pays else "no")
    assert (t.A["stamina"], t.B["stamina"]) == (3 if pays else 2, 2)
    assert t.at_rest()


@pytest.mark.parametrize(
    "text",
    [
        "On Play: Draw 1 more card.",
        "When You Would Draw: Gain 1 less Passion instead.",
        "When You Would Gain Passion: Your opponent gains 1 more Passion instead.",
        "When You Draw: Draw 1 more card.",
    ],
)
def test_less_and_more_of_what_is_not_about_to_be_is_refused(text: str) -> None:
    with pytest.raises(TextError) as refused:
        compile_effect(text)
    assert refused.value.rule == "4.9.3"
