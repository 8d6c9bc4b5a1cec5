"""5.8 Checking for overpower, and overpowering."""

from __future__ import annotations

import pytest

from tests.games.revel.stage import Plain, Stage, shield, stage, stance, strike, witch

NONE = strike("Null", 0)
THREE = strike("Ember", 3, icons="flames")
TORCH = strike("Torch", 1, icons="flames")
CARDS = (NONE, THREE, TORCH, strike("Gust", 2), strike("Gale", 5), shield("Veil", 2), shield("Wall", 3))


def against(there: str | Plain, *cards: str, card: str = "Ember", **a: Plain | str) -> Stage:
    """A plays a card in space 1, opposite B's spell there."""
    t = stage(*CARDS, *cards, A={"hand": [card], **a}, B={"spells": {1: there}}, plays=2)
    return t.do("play a card", "space 1")


@pytest.mark.rule("revel:5.8.1")
@pytest.mark.parametrize("there", ["Null", "Plain Spark"])
def test_a_spell_without_power_overpowers_nothing(there: str) -> None:
    spent = strike("Spent", 3, "On Play: This spell has -3 Power until the turn ends.")
    t = against(there, spent, card="Spent")
    spell = t.view().A.spells[1]
    assert spell is not None
    assert spell.power == 0
    assert t.B["spells"] == {1: there}
    assert t.B["discards"] == []
    assert t.at_rest()


@pytest.mark.rule("revel:5.8.2", "revel:5.8.3", "revel:S23")
@pytest.mark.parametrize(
    ("there", "discarded"),
    [("Null", True), ("Gust", True), ("Veil", True), ("Ember", False), ("Wall", False), ("Gale", False)],
)
def test_power_3_overpowers_what_has_strictly_less(there: str, discarded: bool) -> None:
    """Against the Gale, with Power 5 and no Resistance, there is no Resistance of 0 to beat."""
    t = against(there)
    assert t.A["spells"] == {1: "Ember"}
    assert t.B["spells"] == ({} if discarded else {1: there})
    assert t.B["discards"] == ([there] if discarded else [])
    assert t.at_rest()


@pytest.mark.rule("revel:5.8.2")
@pytest.mark.parametrize(("plus", "discarded"), [(0, True), (1, False)])
def test_the_values_compared_are_the_current_ones(plus: int, discarded: bool) -> None:
    t = against({"cards": ["Veil"], "+1s": plus})
    assert t.B["discards"] == (["Veil"] if discarded else [])
    assert t.at_rest()


@pytest.mark.rule("revel:5.8.4")
def test_both_cards_of_an_overpowered_stitched_spell_go_to_their_owners_discards() -> None:
    pair = {"cards": ["Torch", "Torch"]}
    t = against(pair)
    assert t.B["spells"] == {}
    assert t.B["discards"] == ["Torch", "Torch"]
    assert t.A["discards"] == []
    assert t.A["spells"] == {1: "Ember"}
    assert t.at_rest()


@pytest.mark.rule("revel:5.8.5")
def test_interruptions_come_before_the_discard_and_consequences_after_it() -> None:
    guard = stance("Guard", "When Your Opponent Tries To Overpower: You may draw 1 card.")
    eager = stance("Eager", "When You Overpower: You may draw 1 card.")
    t = stage(
        *CARDS,
        guard,
        eager,
        A={"hand": ["Ember"], "stance": "Eager"},
        B={"spells": {1: "Gust"}, "stance": "Guard"},
        plays=2,
    )
    t.do("play a card", "space 1")
    assert (t.asked, t.prompt.partition(":")[0]) == ("B", "Guard")
    assert t.B["spells"] == {1: "Gust"}
    t.do("B: yes")
    assert (t.asked, t.prompt.partition(":")[0]) == ("A", "Eager")
    assert t.B["spells"] == {}
    assert t.B["discards"] == ["Gust"]
    t.do("A: yes")
    assert len(t.A["hand"]) == len(t.B["hand"]) == 1
    assert t.at_rest()


@pytest.mark.rule("revel:5.8.5")
@pytest.mark.parametrize("whose", ["A", "B"])
def test_overpowering_is_done_by_the_player_of_the_spell(whose: str) -> None:
    mine = stance("Pride", "When You Overpower: Gain 1 Passion.")
    theirs = stance("Grudge", "When Your Opponent Overpowers: Gain 1 Passion.")
    t = stage(
        *CARDS,
        mine,
        theirs,
        A={"hand": ["Ember"], "stance": "Pride" if whose == "A" else "Grudge"},
        B={"spells": {1: "Gust"}, "stance": "Grudge" if whose == "B" else "Pride"},
        plays=2,
    )
    t.do("play a card", "space 1")
    assert t.A["resources"] == {"Passion": int(whose == "A")}
    assert t.B["resources"] == {"Passion": int(whose == "B")}
    assert t.at_rest()


FIERCE = strike("Fierce", 3, "If Playing This Overpowers: Draw 1 card.", icons="flames")


@pytest.mark.rule("revel:5.8.6")
def test_if_playing_this_overpowers_applies_when_the_play_caused_the_check() -> None:
    t = against("Gust", FIERCE, card="Fierce")
    assert t.B["discards"] == ["Gust"]
    assert len(t.A["hand"]) == 1
    assert t.at_rest()


@pytest.mark.rule("revel:5.8.6", "revel:S32")
def test_stitching_that_very_card_counts_but_being_stitched_onto_does_not() -> None:
    t = stage(*CARDS, FIERCE, A={"hand": ["Fierce"], "spells": {1: "Torch"}}, B={"spells": {1: "Ember"}}, plays=2)
    t.do("play a card", "space 1, stitching onto Torch")
    assert t.B["discards"] == ["Ember"]
    assert len(t.A["hand"]) == 1
    assert t.at_rest()

    t = stage(*CARDS, FIERCE, A={"hand": ["Torch"], "spells": {1: "Fierce"}}, B={"spells": {1: "Ember"}}, plays=2)
    t.do("play a card", "space 1, stitching onto Fierce")
    assert t.B["discards"] == ["Ember"]
    assert t.A["hand"] == []
    assert t.at_rest()


@pytest.mark.rule("revel:5.8.6")
def test_a_check_that_an_effect_calls_for_overpowers_without_that_consequence() -> None:
    tess = witch(
        "Tess", "Her Power Is: Check for overpower for any 1 of your spells.", "When You Overpower: Gain 1 Passion."
    )
    t = stage(*CARDS, FIERCE, tess, A={"witch": "Tess", "spells": {1: "Fierce"}}, B={"spells": {1: "Gust"}})
    t.do("use Tess")
    assert t.B["discards"] == ["Gust"]
    assert t.B["spells"] == {}
    assert t.A["resources"] == {"Passion": 1}
    assert t.A["hand"] == []
    assert t.at_rest()


@pytest.mark.rule("revel:5.8.7")
def test_on_play_comes_before_the_check() -> None:
    sweep = strike("Sweep", 3, "On Play: Discard the opposing spell.", "If Playing This Overpowers: Draw 1 card.")
    eager = stance("Eager", "When You Overpower: Gain 1 Passion.")
    t = against("Gust", sweep, eager, card="Sweep", stance="Eager")
    assert t.B["discards"] == ["Gust"]
    assert t.A["hand"] == []
    assert t.A["resources"] == {"Passion": 0}
    assert not any("overpowers" in words for words in t.log())
    assert t.at_rest()


@pytest.mark.rule("revel:5.8.7")
def test_a_spell_that_grows_when_played_is_compared_as_it_has_become() -> None:
    t = against("Ember", strike("Rising", 2, "On Play: Add 2 +1s to this spell."), card="Rising")
    assert t.B["discards"] == ["Ember"]
    assert t.A["spells"] == {1: {"cards": ["Rising"], "+1s": 2}}
    assert t.at_rest()


@pytest.mark.rule("revel:5.8.8")
@pytest.mark.parametrize(
    "stopping", ["When Your Opponent Tries To Overpower: Stop it.", "Your opponent can't overpower."]
)
def test_a_stopped_overpower_discards_nothing_and_brings_nothing(stopping: str) -> None:
    eager = stance("Eager", "When You Overpower: Gain 1 Passion.")
    guard = stance("Guard", stopping)
    t = stage(
        *CARDS,
        FIERCE,
        guard,
        eager,
        A={"hand": ["Fierce"], "stance": "Eager"},
        B={"spells": {1: "Gust"}, "stance": "Guard"},
        plays=2,
    )
    t.do("play a card", "space 1")
    assert t.B["spells"] == {1: "Gust"}
    assert t.B["discards"] == []
    assert t.A["spells"] == {1: "Fierce"}
    assert (t.A["hand"], t.A["resources"]) == ([], {"Passion": 0})
    assert t.at_rest()


@pytest.mark.rule("revel:5.8.5", "revel:5.8.6", "revel:5.8.8", "revel:4.9.11", "revel:S43")
@pytest.mark.parametrize(
    "kept",
    [
        "When This Spell Would Be Discarded: Stop the discard.",
        "When This Spell Would Be Discarded: Draw it instead.",
        "When This Spell Would Leave The Field: Stop it.",
        "Your strike spells can't be discarded.",
    ],
)
def test_without_the_discard_there_was_no_overpower(kept: str) -> None:
    eager = stance("Eager", "When You Overpower: Gain 1 Passion.")
    hurt = witch("Hurt", "When 1 Of Your Spells Is Overpowered: Gain 2 Passion.")
    by_another = "can't" in kept  # on the card itself it would make its last effect idle
    t = stage(
        *CARDS,
        FIERCE,
        eager,
        hurt,
        strike("Limpet", 1, *([] if by_another else [kept]), "When This Spell Is Overpowered: Lose 1 Stamina."),
        stance("Roots", *([kept] if by_another else [])),
        A={"hand": ["Fierce"], "stance": "Eager"},
        B={"spells": {1: "Limpet", 2: "Gust"}, "witch": "Hurt", "stance": "Roots"},
        plays=2,
    )
    t.do("play a card", "space 1")
    assert (t.B["spells"], t.B["hand"]) == (
        ({2: "Gust"}, ["Limpet"]) if "Draw" in kept else ({1: "Limpet", 2: "Gust"}, [])
    )
    assert (t.A["hand"], t.A["resources"]) == ([], {"Passion": 0})
    assert (t.B["resources"], t.B["stamina"], t.B["discards"]) == ({"Passion": 0}, 4, [])
    assert t.at_rest()


@pytest.mark.rule("revel:5.8.9")
def test_growing_past_the_opposing_spell_overpowers_nothing() -> None:
    tess = witch("Tess", "Her Power Is: Add 3 +1s to any 1 of your spells.")
    t = stage(*CARDS, tess, A={"witch": "Tess", "spells": {1: "Gust"}}, B={"spells": {1: "Ember"}})
    t.do("use Tess")
    assert t.view().winning[1] == "A"
    assert t.B["spells"] == {1: "Ember"}
    assert t.B["discards"] == []
    assert t.at_rest()


@pytest.mark.rule("revel:5.8.9")
def test_only_the_spell_just_played_is_checked() -> None:
    t = stage(*CARDS, A={"hand": ["Torch"], "spells": {2: "Gale"}}, B={"spells": {1: "Gale", 2: "Gust"}}, plays=2)
    t.do("play a card", "space 1")
    assert t.A["spells"] == {1: "Torch", 2: "Gale"}
    assert t.B["spells"] == {1: "Gale", 2: "Gust"}
    assert t.A["discards"] == t.B["discards"] == []
    assert t.at_rest()


@pytest.mark.rule("revel:5.8.3", "revel:S23")
@pytest.mark.parametrize(("power", "stays"), [(0, False), (2, False), (3, True)])
def test_a_spell_that_has_power_is_compared_by_it_be_it_zero(power: int, stays: bool) -> None:
    spiked = f"Spiked\nA Shield Spell\nPower {power}\nResistance 9\n"
    t = against("Spiked", spiked)
    assert (t.B["spells"], t.B["discards"]) == (({1: "Spiked"}, []) if stays else ({}, ["Spiked"]))
    assert t.at_rest()


@pytest.mark.rule("revel:5.8.4", "revel:4.10.15")
@pytest.mark.parametrize(("who", "drawn"), [("you", 0), ("your opponent", 1)])
def test_a_spells_own_player_overpowers_whoever_has_the_check_made(who: str, drawn: int) -> None:
    text = f"Check for overpower for any 1 spell. If {who} overpowered a spell this way, draw 1 card."
    tess = witch("Tess", f"Her Power Is: {text}")
    t = stage(*CARDS, tess, A={"witch": "Tess", "spells": {1: "Gust"}}, B={"spells": {1: "Ember"}})
    t.do("use Tess", "B's Ember in space 1")
    assert (t.A["spells"], t.B["spells"], len(t.A["hand"])) == ({}, {1: "Ember"}, drawn)
    assert t.at_rest()


@pytest.mark.rule("revel:5.8.5", "revel:5.8.4")
@pytest.mark.parametrize(("kind", "passion"), [("shield", 1), ("strike", 0)])
def test_what_was_overpowered_this_turn_is_what_is_asked_about(kind: str, passion: int) -> None:
    tess = witch("Tess", f"Her Power Is: If you overpowered a {kind} spell this turn, gain 1 Passion.")
    big, veil = strike("Big", 5), shield("Veil", 1)
    t = stage(tess, big, veil, A={"witch": "Tess", "hand": ["Big"]}, B={"spells": {1: "Veil"}})
    t.do("play a card", "space 1", "use Tess")
    assert (t.B["discards"], t.A["resources"]) == (["Veil"], {"Passion": passion})
    assert t.at_rest()


@pytest.mark.rule("revel:5.8.8")
@pytest.mark.parametrize(("there", "left"), [("Veil", ["Veil"]), ("Gust", [])])
def test_a_spell_that_can_not_overpower_shields_this_turn_overpowers_strikes(there: str, left: list[str]) -> None:
    big = strike("Big", 5, "On Play: This spell can't overpower shield spells this turn.")
    t = stage(*CARDS, big, A={"hand": ["Big"]}, B={"spells": {1: there}})
    t.do("play a card", "space 1")
    assert [*t.B["spells"].values()] == left
    assert t.at_rest()
