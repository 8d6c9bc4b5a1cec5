"""5.5, 5.6 Playing a card, and playing a stance."""

from __future__ import annotations

import pytest

from tests.games.revel.stage import resource, shield, stage, stance, strike, witch

EMBER = strike("Ember", 3)
WALL = shield("Wall", 4)
CALM = stance("Calm")
FURY = stance("Fury", "To Play: Spend 1 Passion.")


@pytest.mark.rule("revel:5.5.1")
def test_a_card_is_revealed_before_anything_is_announced_or_paid() -> None:
    pyre = strike("Pyre", 5, "To Play: Spend 2 Passion.")
    t = stage(pyre, A={"hand": ["Pyre", "Plain Spark"], "resources": {"Passion": 3}}, plays=2)
    t.do("play a card", "Pyre")
    assert t.prompt == "Where does Pyre go?"
    assert t.view("B").A.revealed == ("Pyre",)
    assert t.A["resources"] == {"Passion": 3}
    t.do("space 2")
    assert t.prompt == "Pyre: pay? Spend 2 Passion."
    assert t.view("B").A.revealed == ("Pyre",)
    t.do("pay")
    told = t.log("B")
    steps = ["A reveals Pyre to play it", "A spends 2 Passion", "A plays Pyre in space 2"]
    assert [words for words in told if words in steps] == steps
    assert t.A["spells"] == {2: "Pyre"}
    assert t.at_rest()


@pytest.mark.rule("revel:5.5.2", "revel:S19")
def test_a_card_played_from_discards_goes_through_the_same_steps() -> None:
    tess = witch("Tess", "Her Power Is: Play 1 stance card from your discards.")
    t = stage(
        tess,
        CALM,
        FURY,
        A={"witch": "Tess", "stance": "Calm", "discards": ["Fury"], "resources": {"Passion": 1}},
        plays=1,
    )
    t.do("use Tess")
    assert t.prompt == "Fury: pay? Spend 1 Passion."
    assert t.A["discards"] == ["Fury", "Calm"]
    t.do("pay")
    assert t.A["stance"] == "Fury"
    assert t.A["discards"] == ["Calm"]
    assert t.A["resources"] == {"Passion": 0}
    assert t.view().plays == 1
    assert t.at_rest()


@pytest.mark.rule("revel:5.5.2")
def test_a_card_in_discards_that_can_not_be_paid_for_is_not_played() -> None:
    tess = witch("Tess", "Her Power Is: Play 1 stance card from your discards.")
    t = stage(tess, FURY, A={"witch": "Tess", "discards": ["Fury"]})
    assert t.offered == ["draw a card", "pass"]
    assert t.why_not("use Tess") == "4.7.7"
    assert t.at_rest()


@pytest.mark.rule("revel:5.5.3")
def test_playing_by_an_effect_spends_no_play() -> None:
    tess = witch("Tess", "Her Power Is: Play 1 card from your hand.", "Her Power Is: Gain 1 Passion.")
    t = stage(tess, EMBER, A={"witch": "Tess", "hand": ["Ember"]}, plays=0)
    assert t.offered == ["use Tess: Play 1 card from your hand", "use Tess: Gain 1 Passion", "pass"]
    t.do("use Tess", "space 1")
    assert t.A["spells"] == {1: "Ember"}
    assert t.A["hand"] == []
    assert t.view().plays == 0
    assert t.offered == ["use Tess: Gain 1 Passion", "pass"]
    assert t.at_rest()


@pytest.mark.rule("revel:5.5.2", "revel:5.5.3", "revel:5.5.4")
def test_playing_as_an_act_spends_a_play() -> None:
    t = stage(WALL, A={"hand": ["Wall", "Wall"]}, plays=2)
    t.do("play a card")
    assert t.prompt == "Where does Wall go?"
    assert t.offered == [f"space {n}" for n in range(1, 6)]
    t.do("space 5")
    assert t.view().plays == 1
    assert t.A["spells"] == {5: "Wall"}
    assert t.A["hand"] == ["Wall"]
    assert t.at_rest()


@pytest.mark.rule("revel:5.5.5", "revel:S07")
def test_a_stance_asks_for_no_space_and_fills_the_stance_area() -> None:
    t = stage(CALM, A={"hand": ["Calm", "Plain Spark"]}, plays=2)
    t.do("play a card", "Calm")
    assert t.A["stance"] == "Calm"
    assert t.A["spells"] == {}
    assert t.A["hand"] == ["Plain Spark"]
    assert t.view("B").A.stance is not None
    assert t.at_rest()


@pytest.mark.rule("revel:5.5.6")
def test_a_card_that_is_neither_spell_nor_stance_is_hidden_again() -> None:
    tess = witch("Tess", "Her Power Is: Play 1 card from your hand.")
    t = stage(tess, EMBER, resource("Ire"), A={"witch": "Tess", "hand": ["Ire", "Ember"]}, plays=1)
    t.do("use Tess", "Ire")
    assert t.prompt == "Where does Ember go?"
    assert t.view("B").A.revealed == ("Ember",)
    assert "A reveals Ire to play it" in t.log("B")
    t.do("space 1")
    assert t.A["spells"] == {1: "Ember"}
    assert t.A["hand"] == ["Ire"]
    assert t.view("B").A.revealed == ()
    assert t.at_rest()


@pytest.mark.rule("revel:5.5.6")
def test_an_effect_that_could_only_play_such_a_card_does_nothing() -> None:
    tess = witch("Tess", "Her Power Is: Play 1 card from your hand.")
    t = stage(tess, resource("Ire"), A={"witch": "Tess", "hand": ["Ire"]}, plays=1)
    t.do("use Tess")
    assert t.A["hand"] == ["Ire"]
    assert t.A["spells"] == {}
    assert t.A["resources"] == {"Passion": 0}
    seen = t.view("B").A
    assert (seen.revealed, seen.hand) == ((), (None,))
    assert "use Tess" not in t.offered
    assert t.at_rest()


@pytest.mark.rule("revel:5.6.1")
def test_without_a_stance_in_play_only_the_other_costs_are_paid() -> None:
    t = stage(FURY, A={"hand": ["Fury"], "resources": {"Passion": 1}}, plays=2)
    t.do("play a card")
    assert t.prompt == "Fury: pay? Spend 1 Passion."
    assert t.A["discards"] == []
    t.do("pay")
    assert t.A["discards"] == []
    assert t.A["stance"] == "Fury"
    assert t.at_rest()


@pytest.mark.rule("revel:5.6.1", "revel:5.6.3", "revel:0.3.7")
def test_the_stance_in_play_is_discarded_before_other_costs_are_paid() -> None:
    t = stage(CALM, FURY, A={"hand": ["Fury"], "stance": "Calm", "resources": {"Passion": 1}}, plays=2)
    t.do("play a card")
    assert t.prompt == "Fury: pay? Spend 1 Passion."
    assert t.A["discards"] == ["Calm"]
    assert "stance" not in t.A
    assert t.A["resources"] == {"Passion": 1}
    t.do("pay")
    assert t.A["stance"] == "Fury"
    assert t.A["discards"] == ["Calm"]
    assert t.A["hand"] == []
    assert t.at_rest()


@pytest.mark.rule("revel:5.6.2")
def test_a_cost_that_only_the_old_stance_made_payable_can_not_be_paid() -> None:
    """The Font lets A spend Ire; once it is discarded, Ire can't be spent, so all of it is undone."""
    cards = (
        witch("Tess", of="Ire"),
        resource("Ire"),
        stance("Font", "You can gain, lose and spend Ire."),
        stance("Wrath", "To Play: Spend 1 Ire."),
    )
    t = stage(*cards, A={"witch": "Tess", "hand": ["Wrath"], "stance": "Font", "resources": {"Ire": 3}})
    t.do("play a card")
    assert t.A["stance"] == "Font"
    assert t.A["discards"] == []
    assert t.A["hand"] == ["Wrath"]
    assert t.A["resources"] == {"Ire": 3}
    assert t.view().plays == 1
    assert t.offered == ["draw a card", "pass"]
    assert "That can't be: the cost of playing it can't be paid. It is undone" in t.log()
    assert t.at_rest()


@pytest.mark.rule("revel:5.6.2")
def test_a_stance_whose_cost_is_declined_is_not_played() -> None:
    t = stage(CALM, FURY, A={"hand": ["Fury"], "stance": "Calm", "resources": {"Passion": 1}})
    t.do("play a card", "decline", "give it up")
    assert t.A["stance"] == "Calm"
    assert t.A["discards"] == []
    assert t.A["hand"] == ["Fury"]
    assert t.A["resources"] == {"Passion": 1}
    assert t.view().plays == 1
    assert t.at_rest()


@pytest.mark.rule("revel:5.6.4")
@pytest.mark.parametrize("first", ["Farewell: When This Stance Is Discarded", "Hail: On Play"])
def test_what_the_old_and_the_new_stance_bring_resolves_in_one_check(first: str) -> None:
    old = stance("Farewell", "When This Stance Is Discarded: Draw 1 card.")
    new = stance("Hail", "On Play: Gain 1 Passion.")
    t = stage(old, new, A={"hand": ["Hail"], "stance": "Farewell"}, plays=2)
    t.do("play a card")
    assert t.A["stance"] == "Hail"
    assert (t.A["hand"], t.A["resources"]) == ([], {"Passion": 0})
    assert t.prompt == "Which consequence resolves first?"
    assert sorted(t.offered) == ["Farewell: When This Stance Is Discarded", "Hail: On Play"]
    t.do(first)
    assert (t.A["hand"], t.A["resources"]) == (["Plain Spark"], {"Passion": 1})
    resolved = [words for words in t.log() if words.startswith("A resolves")]
    assert resolved[0] == f"A resolves {first}"
    assert len(resolved) == 2
    assert t.at_rest()


@pytest.mark.rule("revel:5.6.1", "revel:5.6.2")
def test_what_the_old_stance_forbids_is_allowed_once_it_has_been_discarded_for_the_new_one() -> None:
    """Both see that Fury can be played, though Frost is still there: Frost goes first."""
    frost = stance("Frost", "You can't spend Passion.")
    t = stage(
        frost,
        FURY,
        A={"hand": ["Fury"], "revealed": ["Fury"], "stance": "Frost", "resources": {"Passion": 1}},
    )
    assert t.offered == ["play a card", "draw a card", "pass"]
    assert t.table.options[0].warning is None
    t.do("play a card", "pay")
    assert (t.A["stance"], t.A["discards"], t.A["resources"]) == ("Fury", ["Frost"], {"Passion": 0})


@pytest.mark.rule("revel:5.6.1")
def test_a_stance_that_all_see_can_not_be_played_while_the_old_one_can_not_be_discarded() -> None:
    rooted = stance("Rooted", "This stance can't be discarded.")
    t = stage(rooted, CALM, A={"hand": ["Calm"], "revealed": ["Calm"], "stance": "Rooted"})
    assert t.offered == ["draw a card", "pass"]
    reason = t.table.why_not("play a card")
    assert reason is not None
    assert reason.rule == "5.6.2"


@pytest.mark.rule("revel:0.0.4")
def test_a_card_that_is_being_played_is_not_played_once_more_meanwhile() -> None:
    twin = stance("Twin", "When You Would Play A Card: Play 1 strike spell card from your discards.")
    wren = witch("Wren", "Her Power Is: Play 1 strike spell card from your discards.")
    t = stage(twin, wren, strike("Solo", 2), A={"witch": "Wren", "stance": "Twin", "discards": ["Solo"]})
    t.do("use Wren", "space 2")
    assert (t.A["spells"], t.A["discards"]) == ({2: "Solo"}, [])
    assert t.log().count("A plays Solo in space 2") == 1
    assert t.at_rest()


@pytest.mark.rule("revel:0.5.18", "revel:0.3.5")
def test_a_play_that_proved_impossible_pays_for_nothing() -> None:
    dear = strike("Dear", 2, "To Play: Spend 9 Passion.")
    cheap = strike("Cheap", 2)
    wren = witch("Wren", "Her Power Is: Play 1 card from your hand to draw 2 cards.")
    t = stage(dear, wren, A={"witch": "Wren", "hand": ["Dear"]}).do("use Wren", "pay")
    assert (t.A["hand"], t.A["spells"], len(t.A["deck"])) == (["Dear"], {}, 10)
    assert t.at_rest()
    t = stage(cheap, wren, A={"witch": "Wren", "hand": ["Cheap"]}).do("use Wren", "pay", "space 1")
    assert (len(t.A["hand"]), t.A["spells"]) == (2, {1: "Cheap"})
    assert t.at_rest()


@pytest.mark.rule("revel:5.6.2", "revel:0.2.13")
@pytest.mark.parametrize(("passion", "offered"), [(2, False), (3, True)])
def test_a_stance_that_everybody_sees_is_played_only_if_its_cost_can_be_paid(passion: int, offered: bool) -> None:
    """No stance is in play that would have to go first."""
    dear = stance("Dear", "To Play This Stance: Spend 3 Passion.")
    call = witch("Call", "Her Power Is: Play 1 stance card from your discards.")
    own = {"witch": "Call", "resources": {"Passion": passion}}
    t = stage(call, dear, A={**own, "discards": ["Dear", "Plain Spark"]}, B={"resources": {"Passion": 5}})
    assert ("use Call" in t.offered) is offered
    if not offered:
        assert t.why_not("use Call") == "4.7.7"
    both = stage(call, dear, stance("Calm"), A={**own, "discards": ["Dear", "Calm"]})
    both.do("use Call")
    if offered:
        assert both.offered == ["Dear", "Calm"]
        both.do("Dear", "pay")
    assert both.A["stance"] == ("Dear" if offered else "Calm")
    assert both.A["resources"] == {"Passion": 0 if offered else passion}
    assert both.at_rest()
