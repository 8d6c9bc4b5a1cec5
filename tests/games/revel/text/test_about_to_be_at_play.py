"""4.9.3 'that much', 'twice that many' in an interruption: as much as is about to be; and what has come of an event by
one interruption is what the next one changes."""

from __future__ import annotations

import pytest

from coven.games.revel.text.printing import say
from coven.games.revel.text.reading import compile_effect
from coven.language import TextError
from tests.games.revel.stage import shield, stage, stance, strike, witch

GIVE = witch("Give", "Her Power Is: Each player gains 2 Passion.")
HURT = witch("Hurt", "Her Power Is: Each player loses 2 Stamina.")


@pytest.mark.rule("revel:4.9.3", "revel:4.9.4")
def test_as_much_as_would_be_gained_is_lost_by_whom_it_is_said_of() -> None:
    stolen = stance("Stolen Breath", "When Your Opponent Would Gain Passion: They lose that much Passion instead.")
    passion = {"resources": {"Passion": 3}}
    t = stage(stolen, GIVE, A={"stance": "Stolen Breath", "witch": "Give", **passion}, B=passion)
    t.do("use Give")
    assert (t.A["resources"], t.B["resources"]) == ({"Passion": 5}, {"Passion": 1})
    assert t.at_rest()


@pytest.mark.rule("revel:4.9.3")
def test_what_would_be_lost_is_lost_by_the_other_player_if_it_is_paid() -> None:
    text = "When You Would Lose Stamina: If this card is in your hand, you may discard it to have your opponent lose"
    reversal = shield("Reversal", 2, f"{text} that much Stamina instead.")
    loss = witch("Loss", "Her Power Is: Lose 2 Stamina.")
    t = stage(reversal, loss, A={"witch": "Loss", "hand": ["Reversal"], "stamina": 4}, B={"stamina": 3})
    t.do("use Loss", "reveal Reversal", "yes")
    assert (t.A["stamina"], t.B["stamina"], t.A["discards"]) == (4, 1, ["Reversal"])
    assert t.at_rest()


@pytest.mark.rule("revel:4.9.3", "revel:1.4b.2")
def test_twice_as_many_are_added_to_that_spell_and_to_no_other() -> None:
    hymn = stance("Hymn", "When You Would Add Any +1s To A Spell: Add twice that many +1s to it instead.")
    power = witch("Verse", "Her Power Is: Add 2 +1s to 1 of your strike spells.")
    t = stage(
        hymn,
        power,
        strike("Ember", 2),
        shield("Wall", 2),
        A={"stance": "Hymn", "witch": "Verse", "spells": {1: "Ember", 2: "Wall"}},
    )
    t.do("use Verse")
    assert (t.spell("A", 1).plus, t.spell("A", 2).plus) == (4, 0)
    assert t.at_rest()


@pytest.mark.rule("revel:4.9.3", "revel:4.9.5")
def test_another_interruption_changes_what_has_come_of_the_event() -> None:
    """1 Stamina would be lost; it becomes 3 Passion, of which 1 less is lost."""
    dear = stance("Dear", "When You Would Lose Stamina: Lose 3 Passion instead.")
    less = witch("Less", "When You Would Lose Passion: Lose 1 less Passion instead.", "Her Power Is: Lose 1 Stamina.")
    t = stage(dear, less, A={"stance": "Dear", "witch": "Less", "stamina": 4, "resources": {"Passion": 5}})
    t.do("use Less")
    assert (t.A["stamina"], t.A["resources"]) == (4, {"Passion": 3})
    assert t.at_rest()


@pytest.mark.rule("revel:4.9.4", "revel:5.2.3")
def test_what_takes_the_place_goes_on_with_if_you_do() -> None:
    well = stance(
        "Well",
        "When You Would Draw A Card: You may look at your next 2 draws instead. If you do, draw 1 of them and stash "
        "the other.",
    )
    one = witch("One", "Her Power Is: Draw 1 card.")
    a = {"stance": "Well", "witch": "One", "hand": [], "deck": ["Wall", "Ember", "Fire"]}
    t = stage(well, one, shield("Wall", 2), strike("Ember", 2), strike("Fire", 3), A=a)
    t.do("use One", "yes", "Ember")
    assert (t.A["hand"], len(t.A["deck"])) == (["Ember"], 2)
    assert t.at_rest()


@pytest.mark.rule("revel:4.3.1", "revel:0.3.8")
def test_who_overpowers_pays_what_their_opponent_asks_of_theirs() -> None:
    hedge = shield("Hedge", 1, "To Overpower This Spell: Your opponent discards 1 card from their hand.")
    a = {"hand": ["Ember", "Fire"]}
    t = stage(hedge, strike("Ember", 2), strike("Fire", 3), A=a, B={"spells": {1: "Hedge"}, "hand": ["Fire"]})
    t.do("play a card", "Ember", "space 1", "pay")
    assert (t.A["hand"], t.A["discards"], t.B["discards"]) == ([], ["Fire"], ["Hedge"])
    assert "Fire" in t.B["hand"]
    assert t.at_rest()


@pytest.mark.parametrize(
    ("text", "printed"),
    [
        (
            "When Your Opponent Would Gain Passion: They lose that much Passion instead.",
            "When Your Opponent Would Gain Passion: Your opponent loses that much Passion instead.",
        ),
        (
            "When You Would Draw: Gain 3 times that much Passion instead.",
            "When You Would Draw: Gain 3 times that much Passion instead.",
        ),
        (
            "When You Would Lose Stamina: Discard that many cards from your hand instead.",
            "When You Would Lose Stamina: Discard that many cards from your hand instead.",
        ),
        (
            "On Play: Discard any number of cards from your hand. Draw twice that many cards.",
            "On Play: Discard any number of cards from your hand. Draw 2 cards for each card discarded this way.",
        ),
    ],
)
def test_it_prints_as_it_is_read(text: str, printed: str) -> None:
    effect = compile_effect(text)
    assert say(effect) == printed
    assert compile_effect(printed) == effect


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("When You Would Gain Passion: Gain that much Passion instead.", "happens anyhow"),
        ("When You Would Draw: Draw that many cards instead.", "happens anyhow"),
        ("When You Would Add A +1 To A Spell: Add that many +1s to it instead.", "happens anyhow"),
        ("When You Would Draw A Stance Card: Gain that much Passion instead.", "nothing was counted"),
        ("When This Spell Would Be Discarded: Gain that much Passion instead.", "nothing was counted"),
        ("When You Would Lose Stamina: At the end of this turn, gain that much Passion.", "put off"),
        ("On Play: Gain that much Passion.", "nothing was counted"),
    ],
)
def test_what_has_no_amount_or_changes_nothing_is_refused(text: str, problem: str) -> None:
    with pytest.raises(TextError) as refused:
        compile_effect(text)
    assert problem in refused.value.problem
