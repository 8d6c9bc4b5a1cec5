"""0.6 Failing to find."""

from __future__ import annotations

import pytest

from coven.kernel import NotOffered
from tests.games.revel.stage import Plain, Stage, shield, stage, stance, strike, witch

rule = pytest.mark.rule

FREE = strike("Free", 1)
KEEN = strike("Keen", 3)
WALL = shield("Wall", 2)
CALM = stance("Calm")


def using(words: str, *, bluff: bool = False, **has: object) -> Stage:
    """A has a witch whose Power is these words, and uses it."""
    power = witch("Wren", f"Her Power Is: {words}")
    return stage(power, FREE, KEEN, WALL, CALM, A={"witch": "Wren", **has}, bluff=bluff).do("use Wren")


@rule("revel:0.6.1", "revel:0.6.2")
def test_a_hidden_match_need_not_be_found() -> None:
    words = "Choose 1 strike spell card from your hand and stash it."
    t = using(words, hand=["Free", "Wall"])
    assert t.offered == ["Free", "none"]
    t.do("none")
    assert t.A["hand"] == ["Free", "Wall"]
    assert t.A["deck"] == ["Plain Spark"] * 10
    assert not any("undone" in line for line in t.log()), "that is nothing to repair"
    assert t.view("A").A.set_apart == 0, "and bars nothing"
    assert t.at_rest()

    t = using(words, hand=["Free", "Wall"]).do("Free")
    assert t.A["hand"] == ["Wall"]
    assert t.A["deck"][-1] == "Free"
    assert t.at_rest()


@rule("revel:0.6.1")
def test_a_card_to_play_need_not_be_found_either() -> None:
    t = using("Play 1 strike spell card from your hand. Draw 1 card.", hand=["Free", "Wall"])
    assert t.offered == ["Free", "none"]
    t.do("none")
    assert t.A["spells"] == {}
    assert t.A["hand"] == ["Free", "Wall", "Plain Spark"]
    assert not any("undone" in line for line in t.log())
    assert t.at_rest()


@rule("revel:0.6.1")
def test_a_player_who_may_be_bluffing_is_asked_although_nothing_can_be_found() -> None:
    t = using("Choose 1 strike spell card from your hand and stash it.", hand=["Wall"], bluff=True)
    assert t.offered == ["none"], "not to be asked would tell B that there is no strike"
    t.do("none")
    assert t.A["hand"] == ["Wall"]
    assert t.at_rest()


@rule("revel:0.6.1")
@pytest.mark.parametrize("bluff", [False, True])
def test_nor_one_among_cards_that_only_its_player_looks_at(bluff: bool) -> None:
    words = "Look at your next 3 draws. Draw 1 strike spell card among them and stash the rest."
    t = using(words, deck=["Wall", "Keen", "Calm", "Free"], bluff=bluff)
    assert t.offered == ["Keen", "none"], "that there is but one strike, B can't know"
    t.do("Keen")
    assert t.A["hand"] == ["Keen"]
    t.do("Calm")
    assert t.A["deck"] == ["Free", "Calm", "Wall"]
    assert t.at_rest()

    t = using(words, deck=["Wall", "Keen", "Calm", "Free"], bluff=bluff).do("none")
    assert t.A["hand"] == []
    t.do("Keen").do("Calm")
    assert t.A["deck"] == ["Free", "Keen", "Calm", "Wall"], "the rest are all of them"
    assert t.at_rest()


@rule("revel:3.6.1")
def test_where_the_one_among_them_lay_only_its_player_sees() -> None:
    words = "Look at your next 2 draws. Draw 1 strike spell card among them."
    t = using(words, deck=["Wall", "Keen", "Free"], known=[{"deck": 1, "to": "B"}, {"deck": 3, "to": "B"}])
    t.do("Keen")
    assert t.A["known"] == [
        {"deck": 1, "to": "A"},
        {"deck": 1, "among": {"hand": [1], "deck": [1]}, "to": "B"},
        {"deck": 2, "to": "B"},
    ], "to B it may have been the Wall that was drawn"
    assert t.at_rest()


@rule("revel:0.6.1")
def test_nor_is_it_told_that_there_is_none_among_them() -> None:
    words = "Look at your next 2 draws. Draw 1 strike spell card among them."
    t = using(words, deck=["Wall", "Calm", "Free"], bluff=True)
    assert t.offered == ["none"]
    t.do("none")
    assert t.A["hand"] == []
    assert t.at_rest()
    t = using(words, deck=["Wall", "Calm", "Free"])
    assert t.A["deck"] == ["Wall", "Calm", "Free"]
    assert t.at_rest()


@rule("revel:0.6.4", "revel:0.6.6")
def test_but_one_among_cards_that_both_see_or_any_1_of_them() -> None:
    t = using(
        "Reveal your next 2 draws. Draw 1 strike spell card among them.", deck=["Keen", "Wall", "Free"], bluff=True
    )
    assert t.A["hand"] == ["Keen"], "without a question"
    assert t.at_rest()
    t = using("Look at your next 2 draws. Draw 1 of them.", deck=["Keen", "Wall", "Free"], bluff=True)
    assert t.offered == ["Keen", "Wall"]
    t.do("Wall")
    assert t.A["hand"] == ["Wall"]
    assert t.at_rest()


@rule("revel:5.3.4")
def test_a_stash_by_quality_among_cards_looked_at_does_nothing_where_too_few_are_found() -> None:
    words = "Look at your next 3 draws. Stash 2 strike spell cards among them."
    t = using(words, deck=["Keen", "Wall", "Calm", "Free"], bluff=True)
    assert t.offered == ["Keen", "none"]
    t.do("Keen").do("none")
    assert t.A["deck"] == ["Keen", "Wall", "Calm", "Free"]
    assert t.at_rest()
    assert using(words, deck=["Keen", "Wall", "Calm", "Free"]).A["deck"] == ["Keen", "Wall", "Calm", "Free"]


@rule("revel:0.6.2")
def test_failing_to_find_bars_nothing_from_being_found_later() -> None:
    words = "Choose 1 strike spell card from your hand. Choose 1 strike spell card from your hand and stash it."
    t = using(words, hand=["Free", "Keen"]).do("none")
    assert t.offered == ["Free", "Keen", "none"]
    t.do("Keen")
    assert t.A["deck"][-1] == "Keen"
    assert t.A["hand"] == ["Free"]
    assert t.at_rest()


@rule("revel:0.6.3")
def test_what_needs_the_card_not_found_is_skipped() -> None:
    t = using("Choose 1 strike spell card from your hand. Reveal it. Draw 1 card.", hand=["Free"])
    t.do("none")
    assert not any("reveals" in line for line in t.log())
    assert "revealed" not in t.A
    assert t.A["hand"] == ["Free", "Plain Spark"]
    assert t.at_rest()


@rule("revel:0.6.3")
def test_what_was_spoken_of_before_does_not_take_its_place() -> None:
    """'It' would be the spell just played, had the choice not come to nothing."""
    tutor = witch("Wren", "When You Play A Shield Spell: Choose 1 strike spell card from your hand. Discard it.")
    t = stage(tutor, WALL, FREE, A={"witch": "Wren", "hand": ["Wall", "Free"]}, plays=2)
    t.do("play a card", "Wall", "space 1", "none")
    assert t.A["spells"] == {1: "Wall"}
    assert (t.A["hand"], t.A["discards"]) == (["Free"], [])
    assert t.at_rest()

    ruin = witch("Wren", "When You Play A Shield Spell: Choose 1 strike spell. Discard it.")
    t = stage(ruin, WALL, A={"witch": "Wren", "hand": ["Wall"]}, plays=2)
    t.do("play a card", "space 1")
    assert t.A["spells"] == {1: "Wall"}
    assert t.at_rest()


@rule("revel:0.6.4")
def test_a_mere_number_of_cards_has_to_be_found() -> None:
    t = using("Choose 2 cards from your hand and stash them.", hand=["Free", "Keen", "Wall"])
    assert t.offered == ["Free", "Keen", "Wall"]
    with pytest.raises(NotOffered):
        t.do("none")
    t.do("Wall")
    assert t.offered == ["Free", "Keen"], "nor is 1 enough"
    with pytest.raises(NotOffered):
        t.do("done")
    t.do("Keen", "Keen")
    assert t.A["hand"] == ["Free"]
    assert sorted(t.A["deck"][-2:]) == ["Keen", "Wall"]
    assert t.at_rest()


@rule("revel:0.6.5")
def test_if_there_are_fewer_all_of_them_are_found() -> None:
    t = using("Choose 3 cards from your hand and stash them.", hand=["Free", "Keen"])
    assert t.prompt == "Which card goes first to the bottom of the deck?", "which cards was no question"
    t.do("Keen")
    assert t.A["hand"] == []
    assert t.A["deck"][-2:] == ["Keen", "Free"]
    assert t.at_rest()


@rule("revel:0.6.6")
def test_a_match_that_both_players_see_has_to_be_found() -> None:
    t = using("Choose 1 strike spell card in your discards and draw it.", discards=["Free", "Keen", "Wall"])
    assert t.offered == ["Free", "Keen"]
    assert t.why_not("none") == "0.6.6"
    with pytest.raises(NotOffered):
        t.do("none")
    t.do("Keen")
    assert t.A["hand"] == ["Keen"]
    assert t.A["discards"] == ["Free", "Wall"]
    assert t.at_rest()


@rule("revel:0.6.6")
def test_a_revealed_match_in_hand_has_to_be_found() -> None:
    words = "Choose 1 strike spell card from your hand and stash it."
    shown: Plain = {"revealed": {"Free": "until the turn ends"}}
    t = using(words, hand=["Free", "Wall"], **shown)
    assert t.A["hand"] == ["Wall"], "there was nothing else to answer"
    assert t.A["deck"][-1] == "Free"
    assert t.at_rest()

    t = using(words, hand=["Free", "Keen"], **shown)
    assert t.offered == ["Free", "Keen"], "another may be found in its stead, but not none"
    t.do("Keen")
    assert t.A["hand"] == ["Free"]
    assert t.at_rest()


@rule("revel:0.6.6", "revel:0.6.4", "revel:0.6.1")
@pytest.mark.parametrize(
    ("words", "shown"),
    [
        ("Play 1 strike spell card from your hand.", {"Free": "until the turn ends"}),
        ("Play 1 card from your hand.", {}),
    ],
)
def test_a_card_to_play_has_to_be_found_if_both_see_one_or_any_will_do(words: str, shown: dict[str, str]) -> None:
    t = using(words, hand=["Free", "Keen"], revealed=shown)
    assert t.offered == ["Free", "Keen"]
    with pytest.raises(NotOffered):
        t.do("none")
    t.do("Keen", "space 1")
    assert (t.A["spells"], t.A["hand"]) == ({1: "Keen"}, ["Free"])
    assert t.at_rest()


@rule("revel:0.6.6", "revel:0.6.1", "revel:0.2.4", "revel:0.4.3", "revel:0.6.4")
def test_of_two_one_seen_by_both_has_to_be_found_and_a_hidden_one_need_not() -> None:
    words = "Choose 2 strike spell cards from your hand and stash them."
    t = using(words, hand=["Free", "Keen", "Wall"], revealed={"Free": "until the turn ends"})
    assert t.offered == ["Free", "Keen"]
    t.do("Free")
    assert t.offered == ["Keen", "none"]
    t.do("none")
    assert t.A["hand"] == ["Keen", "Wall"]
    assert t.A["deck"][-1] == "Free"
    assert t.at_rest()
