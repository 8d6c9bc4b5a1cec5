"""What is measured, compared, rounded and taken at random, and whose something is, at play."""

from __future__ import annotations

import pytest

from coven.games.revel.cards import read_cards
from coven.games.revel.text.reading import compile_effect
from coven.language import TextError
from tests.games.revel.stage import Plain, shield, stage, stance, strike, witch

GALE, GUST, PUFF, VEIL = strike("Gale", 5), strike("Gust", 2), strike("Puff", 1), shield("Veil", 2)
CARDS = (GALE, GUST, PUFF, VEIL, stance("Calm"))


@pytest.mark.rule("revel:4.10.14", "revel:1.3.9")
def test_less_than_a_spell_had_is_less_than_that_and_no_more() -> None:
    """Veil had 2: Puff, with 1, goes, and Gust, with 2, stays; so does Puff on this side."""
    text = "If Playing This Overpowers A Spell: Discard each opposing spell with less Power than that spell had."
    t = stage(
        strike("Shock", 9, text), *CARDS, strike("Weak", 2),
        A={"hand": ["Shock"], "spells": {5: "Puff"}}, B={"spells": {1: "Weak", 2: "Puff", 3: "Gust"}},
    )  # fmt: skip
    t.do("play a card", "space 1")
    assert t.B["spells"] == {3: "Gust"}
    assert sorted(t.A["spells"]) == [1, 5]
    assert t.at_rest()


@pytest.mark.rule("revel:1.3.9")
@pytest.mark.parametrize(("words", "left"), [
    ("no more Power than", [3]), ("less Power than", [2, 3]), ("more Power than", [1, 2]), ("no less Power than", [1]),
])  # fmt: skip
def test_values_are_compared_with_what_a_player_has(words: str, left: list[int]) -> None:
    """Against 2 Passion: Puff has 1, Gust 2 and Gale 5."""
    t = stage(
        shield("Judge", 1, f"On Play: Discard all spells with {words} the Passion you have."), *CARDS,
        A={"hand": ["Judge"], "resources": {"Passion": 2}}, B={"spells": {1: "Puff", 2: "Gust", 3: "Gale"}},
    )  # fmt: skip
    t.do("play a card", "space 5")
    assert sorted(t.B["spells"]) == left
    assert sorted(t.A["spells"]) == [5]
    assert t.at_rest()


@pytest.mark.rule("revel:1.9.2")
@pytest.mark.parametrize(("chosen", "hand"), [("A's Gust in space 2", 1), ("B's Gust in space 2", 0)])
def test_whose_something_is_is_asked_of_who_controls_it(chosen: str, hand: int) -> None:
    text = "On Play: Choose any 1 other spell. If you control it, draw 1 card."
    t = stage(
        strike("Ask", 1, text), *CARDS,
        A={"hand": ["Ask"], "spells": {2: "Gust"}, "deck": 3}, B={"spells": {2: "Gust"}},
    )  # fmt: skip
    t.do("play a card", "space 1", chosen)
    assert len(t.A["hand"]) == hand
    assert t.at_rest()


@pytest.mark.rule("revel:4.10.14")
@pytest.mark.parametrize(("chosen", "passion"), [("A's Gust in space 2", 0), ("B's Gust in space 2", 1)])
def test_who_controlled_it_is_asked_of_what_has_gone(chosen: str, passion: int) -> None:
    text = "On Play: Discard any 1 other spell. If your opponent controlled it, gain 1 Passion."
    t = stage(
        strike("Ask", 1, text), *CARDS, A={"hand": ["Ask"], "spells": {2: "Gust"}}, B={"spells": {2: "Gust"}}
    )  # fmt: skip
    t.do("play a card", "space 1", chosen)
    assert t.A["resources"] == {"Passion": passion}
    assert t.at_rest()


@pytest.mark.rule("revel:4.10.9")
def test_what_was_chosen_above_may_be_asked_for_as_long_as_it_is_there() -> None:
    vow = stance(
        "Vow", "On Play: Choose 1 spell.", "While the spell chosen above is on the field, your spells have +1 Power."
    )
    t = stage(
        vow, *CARDS, witch("Hand", "Her Power Is: Discard 1 of your spells."),
        A={"witch": "Hand", "hand": ["Vow"], "spells": {1: "Gust", 2: "Puff"}},
    )  # fmt: skip
    t.do("play a card", "A's Puff in space 2")
    assert t.spell("A", 1).power == 3
    t.do("use Hand", "A's Puff in space 2")
    assert t.spell("A", 1).power == 2
    assert t.at_rest()


@pytest.mark.rule("revel:4.10.8")
def test_that_strike_spell_is_the_one_that_was_named_so() -> None:
    text = "On Play: Choose 1 of your strike spells. Choose 1 of your shield spells. Discard that strike spell."
    t = stage(shield("Two", 1, text), *CARDS, A={"hand": ["Two"], "spells": {1: "Gust", 2: "Veil"}})
    t.do("play a card", "space 5", "A's Veil in space 2")
    assert sorted(t.A["spells"]) == [2, 5]
    assert t.at_rest()
    with pytest.raises(TextError, match="nothing to point at"):
        compile_effect("On Play: Choose 1 of your strike spells. Discard that shield spell.")


@pytest.mark.rule("revel:0.4.2")
@pytest.mark.parametrize(("has", "words", "left"), [(5, "up", 2), (5, "down", 3), (4, "up", 2), (1, "down", 1)])
def test_half_is_rounded_as_it_says(has: int, words: str, left: int) -> None:
    t = stage(
        strike("Half", 1, f"On Play: Lose half your Passion, rounded {words}."),
        A={"hand": ["Half"], "resources": {"Passion": has}}, B={"resources": {"Passion": 7}},
    )  # fmt: skip
    t.do("play a card", "space 1")
    assert (t.A["resources"], t.B["resources"]) == ({"Passion": left}, {"Passion": 7})
    assert t.at_rest()


@pytest.mark.rule("revel:5.2.2")
@pytest.mark.parametrize(("hand", "after"), [(["Gust"], 3), (["Gust", "Gale", "Puff", "Veil"], 4)])
def test_cards_are_drawn_until_a_hand_has_so_many_and_none_are_given_back(hand: list[str], after: int) -> None:
    t = stage(
        strike("Fill", 1, "On Play: Draw cards until you have 3 cards in your hand."), *CARDS,
        A={"hand": ["Fill", *hand], "deck": 9}, B={"hand": ["Gust"], "deck": 9}, plays=2,
    )  # fmt: skip
    t.do("play a card", "Fill", "space 1")
    assert (len(t.A["hand"]), len(t.B["hand"])) == (after, 1)
    assert t.at_rest()


@pytest.mark.rule("revel:1.8.2")
def test_what_is_discarded_at_random_nobody_chooses() -> None:
    """B is asked nothing, and in some game each of B's cards goes."""
    text = "On Play: Your opponent discards 1 card from their hand at random."
    hand: Plain = {"hand": ["Gust", "Gale", "Puff"]}
    gone = set()
    for seed in range(30):
        t = stage(strike("Grab", 1, text), *CARDS, A={"hand": ["Grab", "Veil"]}, B=hand, plays=2, seed=seed)
        t.do("play a card", "Grab", "space 1")
        assert t.at_rest()
        assert (len(t.B["hand"]), t.A["hand"]) == (2, ["Veil"])
        gone.update(t.B["discards"])
    assert gone == {"Gust", "Gale", "Puff"}


@pytest.mark.rule("revel:0.2.8")
def test_what_is_asked_after_then_is_asked_after_it_and_of_that_alone() -> None:
    """The first +1 comes whatever is asked, and counts."""
    text = "This Spell's Power Is: Add a +1 to this spell, then draw 1 card if this spell has 1 or more +1s."
    t = stage(strike("Page", 1, text), A={"spells": {1: "Page"}, "hand": [], "deck": 5})
    t.do("use Page")
    assert t.A["spells"][1]["+1s"] == 1
    assert len(t.A["hand"]) == 1
    assert t.at_rest()


@pytest.mark.rule("revel:4.1.3")
def test_that_this_is_on_the_field_is_said_by_what_it_is() -> None:
    said = "While this stance is on the field, your shield spells have +1 Resistance."
    (calm,) = read_cards(f"Calm\nA Stance\n\n{said}\n")
    (odd,) = read_cards(f"Odd\nA Strike Spell\nPower 1\n\n{said}\n")
    assert calm.mistakes() == []
    assert [error.rule for error in odd.mistakes()] == ["4.10.6"]


@pytest.mark.rule("revel:4.10.6", "revel:7.2.1")
def test_a_card_may_call_itself_and_its_copies_by_its_name() -> None:
    assert compile_effect("On Play: Gain Passion equal to Swarm's Power.", None, "Swarm") == compile_effect(
        "On Play: Gain Passion equal to the Power of this spell."
    )
    swarm = strike("Swarm", 1, "Swarm has +1 Power for each other Swarm you control.")
    t = stage(swarm, *CARDS, A={"spells": {1: "Swarm", 2: "Swarm", 3: "Gust"}}, B={"spells": {4: "Swarm"}})
    assert (t.spell("A", 1).power, t.spell("A", 3).power, t.spell("B", 4).power) == (2, 2, 1)
    assert t.at_rest()
