"""S47: card text that counts cards of a kind in a hand or deck counts those that both players see, and tells nothing of
the others."""

from __future__ import annotations

import pytest

from coven.games.revel import GAME
from coven.kernel import Seat
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
    assert (t.asked, t.B["hand"]) == ("B", ["Plain Spark"])
    assert "draw a card" in t.offered


@pytest.mark.rule("revel:S51")
@pytest.mark.parametrize("card", ["Ember", "Wall"])
def test_what_was_drawn_unseen_keeps_nobody_from_anything(card: str) -> None:
    text = "While you drew a strike spell card this turn, you can't play cards."
    t = table(text, deck=[card, "Wall"]).do("use Tess")
    assert t.A["hand"] == [card]
    assert "play a card" in t.offered


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


@pytest.mark.rule("revel:S51")
@pytest.mark.parametrize(("drawn", "more"), [(["Wall", "Ember"], 1), (["Ember", "Wall"], 1), (["Wall", "Wall"], 0)])
def test_what_was_drawn_unseen_counts_for_an_instruction_and_stays_hidden(drawn: list[str], more: int) -> None:
    """B sees whether a strike was among the cards that A drew, not which of them it was."""
    text = "This Spell's Power Is: If you drew a strike spell card this turn, draw 1 card."
    t = table(text, deck=[*drawn, "Wall", "Wall"]).do("use Tess", "draw a card")
    assert "use Hold" in t.offered, "that nothing was drawn that counts, B can't prove"
    t.do("use Hold")
    assert len(t.A["hand"]) == 2 + more
    assert t.view("B").A.revealed == ()
    assert not any("Ember" in line for line in t.log("B"))
    assert t.at_rest()


CHOOSES = "This Spell's Power Is: Choose 1 card from your hand."
SHOWS = witch("Tess", "Her Power Is: Reveal 1 card from your hand until your next turn.")


@pytest.mark.rule("revel:S51")
@pytest.mark.parametrize(("first", "chosen"), [("Ember", ["Ember"]), ("Blaze", ["Ember"]), ("", [])])
def test_that_a_revealed_card_is_the_chosen_one_does_not_show_in_a_power(first: str, chosen: list[str]) -> None:
    """A chooses an Ember, a Blaze or the lone Ember unseen, and reveals the Ember: only of the last can B tell."""
    text = "While the card chosen above is a strike spell card, this spell has +1 Power."
    hand = ["Ember", "Blaze"] if first else ["Ember"]
    side = {"witch": "Tess", "spells": {1: "Hold"}, "hand": hand}
    t = stage(*CARDS, strike("Blaze", 1), SHOWS, strike("Hold", 1, CHOOSES, text), A=side, plays=2)
    t.do("use Hold", *([first] if first else []), "use Tess", *chosen)
    assert t.A["revealed"] == {"Ember": LONG}
    assert t.spell("A", 1).power == (1 if first else 2)
    assert t.at_rest()


@pytest.mark.rule("revel:S51")
@pytest.mark.parametrize("hand", ["Ember", "Wall"])
def test_that_a_revealed_card_was_drawn_does_not_show_in_a_power(hand: str) -> None:
    """A holds an Ember and draws a Wall, or the other way round, and reveals the Ember."""
    text = "While you drew a strike spell card this turn, this spell has +1 Power."
    side = {"witch": "Tess", "spells": {1: "Hold"}, "hand": [hand], "deck": [*({"Ember", "Wall"} - {hand}), "Wall"]}
    t = stage(*CARDS, SHOWS, strike("Hold", 1, text), A=side, plays=2)
    t.do("draw a card", "use Tess", "Ember")
    assert t.A["revealed"] == {"Ember": LONG}
    assert t.spell("A", 1).power == 1
    assert t.at_rest()


@pytest.mark.rule("revel:S51")
def test_which_of_two_revealed_cards_was_chosen_comes_to_light_by_what_happens() -> None:
    """A chooses an Ember or a Wall unseen, and reveals both: which one it was, B sees only by what is done then."""
    told = []
    for card in ("Ember", "Wall"):
        side = {"witch": "Tess", "spells": {1: "Hold"}, "hand": ["Ember", "Wall"], "deck": ["Wall"] * 3}
        tess = witch("Tess", "Her Power Is: Reveal your hand until your next turn.")
        text = "This Spell's Power Is: If the card chosen above is a strike spell card, draw 1 card."
        t = stage(*CARDS, tess, strike("Hold", 1, CHOOSES, text), A=side, plays=2).do("use Hold", card, "use Tess")
        before = GAME.seen(t.state, Seat(1))
        _, by_what_happened = GAME.seen(t.do("use Hold").state, Seat(1))
        told.append((before, by_what_happened))
        assert t.at_rest()
    assert told[0][0] == told[1][0]
    assert told[0][1] != told[1][1]


@pytest.mark.rule("revel:S51")
def test_by_what_a_card_chosen_unseen_can_not_be_played_comes_to_light_when_it_is_tried() -> None:
    """By Hold and by Grip A chooses an Ember and a Wall unseen, one by each, and tries to play the Ember: that it can't
    be played shows by which of them it was chosen."""
    text = "The card chosen above can't be played."
    told = []
    for by_hold, by_grip in (("Ember", "Wall"), ("Wall", "Ember")):
        side = {"spells": {1: "Hold", 2: "Grip"}, "hand": ["Ember", "Wall", "Blaze"], "deck": ["Wall"] * 3}
        cards = (strike("Hold", 1, CHOOSES, text), strike("Grip", 1, CHOOSES, text), strike("Blaze", 1))
        t = stage(*CARDS, *cards, A=side, plays=2).do("use Hold", by_hold, "use Grip", by_grip)
        before = GAME.seen(t.state, Seat(1))
        _, by_what_happened = GAME.seen(t.do("play a card", "Ember").state, Seat(1))
        told.append((before, by_what_happened))
        t.do("Blaze", "space 3")
        assert t.at_rest()
    assert told[0][0] == told[1][0]
    assert told[0][1] != told[1][1]
