"""S47: card text that counts cards of a kind in a hand or deck counts those that both players see, and tells nothing of
the others."""

from __future__ import annotations

import pytest

from tests.games.revel.stage import Plain, Stage, shield, stage, strike, witch

LONG = "until your next turn"
CARDS = (strike("Ember", 3), shield("Wall", 4))


TESS = witch("Tess", "Her Power Is: Draw 1 card.")


def table(*effects: str, **a: object) -> Stage:
    """A has Hold, with such effects, in space 1, and a witch who draws."""
    return stage(*CARDS, TESS, strike("Hold", 1, *effects), A={"witch": "Tess", "spells": {1: "Hold"}, **a}, plays=2)


@pytest.mark.rule("revel:S47")
@pytest.mark.parametrize(
    "text",
    [
        "This spell has +1 Power for each strike spell card in your hand.",
        "While you have a strike spell card in your hand, this spell has +1 Power.",
        "This spell has +1 Power for each strike spell card in your deck.",
        "This spell has +1 Power for each strike spell card in your opponent's hand.",
        "This spell has +1 Power for each spell in your opponent's hand.",
        "While your opponent has a spell in their hand, this spell has +1 Power.",
    ],
)
def test_what_is_hidden_does_not_show_in_a_power(text: str) -> None:
    for card in ("Ember", "Wall"):
        side = {"witch": "Tess", "spells": {1: "Hold"}, "hand": [card], "deck": [card, card]}
        t = stage(*CARDS, TESS, strike("Hold", 1, text), A=side, B={"hand": [card]})
        assert t.spell("A", 1).power == 1


@pytest.mark.rule("revel:S47")
def test_revealed_cards_count_and_so_does_what_lies_open() -> None:
    text = "This spell has +1 Power for each strike spell card in your hand."
    revealed: Plain = {"Ember": LONG}
    assert table(text, hand=["Ember", "Ember", "Wall"], revealed=revealed).spell("A", 1).power == 2
    assert table(text, hand=["Wall", "Wall"], revealed={"Wall": LONG}).spell("A", 1).power == 1
    text = "This spell has +1 Power for each strike spell card in your discards."
    assert table(text, discards=["Ember", "Ember", "Wall"]).spell("A", 1).power == 3


@pytest.mark.rule("revel:S47")
def test_how_many_cards_there_are_everybody_sees() -> None:
    text = "This spell has +1 Power for each card in your hand."
    t = table(text, hand=["Ember", "Wall"], deck=["Ember"])
    assert t.spell("A", 1).power == 3
    assert t.do("use Tess").spell("A", 1).power == 4


@pytest.mark.rule("revel:5.4.3")
def test_a_card_that_is_being_played_is_counted_in_hand_until_it_leaves_it() -> None:
    text = "This spell has +1 Power for each card in your hand."
    theirs: Plain = {"spells": {5: "Hold"}, "hand": ["Wall"]}
    mine: Plain = {"spells": {1: "Hold"}, "hand": ["Ember", "Wall"]}
    t = stage(*CARDS, strike("Hold", 1, text), A=mine, B=theirs, plays=2).do("play a card", "Ember")
    assert (t.prompt, t.view("B").A.revealed) == ("Where does Ember go?", ("Ember",))
    assert (t.spell("A", 1).power, t.spell("B", 5).power) == (3, 2)
    t.do("space 2")
    assert (t.spell("A", 1).power, t.spell("B", 5).power) == (2, 2)
    assert t.at_rest()


@pytest.mark.rule("revel:S47")
@pytest.mark.parametrize("revealed", [0, 1, 2])
@pytest.mark.parametrize(("what", "each"), [("the number of", 1), ("the total Power of all", 3)])
def test_an_instruction_counts_what_both_see_too(revealed: int, what: str, each: int) -> None:
    power = f"This Spell's Power Is: Gain Passion equal to {what} strike spell cards in your hand."
    shown = dict.fromkeys(("Ember", "Ember (2)")[:revealed], LONG)
    t = table(power, hand=["Ember", "Ember", "Wall"], revealed=shown)
    assert "use Hold" in t.offered
    t.do("use Hold")
    assert t.A["resources"] == {"Passion": revealed * each}
    assert t.at_rest()


@pytest.mark.rule("revel:S47")
@pytest.mark.parametrize("card", ["Ember", "Wall"])
def test_a_prohibition_does_not_tell_what_is_in_a_hand(card: str) -> None:
    text = "While you have a strike spell card in your hand, your opponent can't draw."
    t = table(text, hand=[card]).do("pass")
    assert t.asked == "B"
    assert "draw a card" in t.offered


@pytest.mark.rule("revel:S51")
@pytest.mark.parametrize(("card", "drawn"), [("Ember", 2), ("Wall", 1)])
def test_an_instruction_goes_by_what_a_hidden_card_is_and_does_not_show_it(card: str, drawn: int) -> None:
    text = "This Spell's Power Is: Draw 1 card. If it is a strike spell card, draw 1 card."
    t = table(text, deck=[card, "Wall", "Wall"]).do("use Hold")
    assert len(t.A["hand"]) == drawn
    assert card not in str(t.table.log(1)[-2:])
    assert t.view("B").A.revealed == ()
    assert t.at_rest()


@pytest.mark.rule("revel:S51")
@pytest.mark.parametrize("card", ["Ember", "Wall"])
@pytest.mark.parametrize(
    "text",
    [
        "While the card chosen above is a strike spell card, this spell has +1 Power.",
        "While the card chosen above is a strike spell card, your opponent can't draw.",
    ],
)
def test_an_ongoing_effect_goes_by_what_both_see_of_a_card_that_was_chosen(text: str, card: str) -> None:
    t = table("This Spell's Power Is: Choose 1 card from your hand.", text, hand=[card, "Wall"])
    t.do("use Hold", *([card] if card != "Wall" else []))
    assert t.spell("A", 1).power == 1
    t.do("pass")
    assert "draw a card" in t.offered


@pytest.mark.rule("revel:S51")
def test_and_counts_it_once_it_is_revealed() -> None:
    text = "While the card chosen above is a strike spell card, this spell has +1 Power."
    t = table("This Spell's Power Is: Choose 1 card from your hand.", text, hand=["Ember"], revealed={"Ember": LONG})
    assert t.do("use Hold").spell("A", 1).power == 2


@pytest.mark.rule("revel:S51")
def test_what_was_drawn_unseen_does_not_show_in_a_power() -> None:
    text = "While you drew a strike spell card this turn, this spell has +1 Power."
    for card in ("Ember", "Wall"):
        assert table(text, deck=[card, "Wall"]).do("use Tess").spell("A", 1).power == 1
