"""What can't be read is shown with the nearest text that can be: found by looking, and read before it is offered."""

from __future__ import annotations

import pytest

from coven.games.revel.text.printing import say
from coven.games.revel.text.reading import compile_effect
from coven.games.revel.text.words.wordings import WORDINGS
from coven.language import TextError
from coven.language.rewording import Wording, reword
from tests.games.revel.text.texts import EFFECTS

NEAREST = {
    "On Play: Add a +1 this spell.": "On Play: Add a +1 to this spell.",
    "On Play: Drw 1 card.": "On Play: Draw 1 card.",
    "On Play: Draw 1 crad.": "On Play: Draw 1 card.",
    "On Play: Discard opposing spell.": "On Play: Discard 1 opposing spell.",
    "When I Play A Spell: Draw 1 card.": "When You Play A Spell: Draw 1 card.",
    "On Play: Draws 1 card.": "On Play: Draw 1 card.",
    "Draw 1 card.": "On Play: Draw 1 card.",
    "On Play: Destroy the opposing spell.": "On Play: Discard the opposing spell.",
    "Your spells has +1 Power.": "Your spells have +1 Power.",
    "When your opponent play a spell: gain 1 Passion.": "When Your Opponent Plays A Spell: Gain 1 Passion.",
    "On Play: Draw 1 card from your graveyard.": "On Play: Draw 1 card from your discards.",
    "On Play: Gain 2 passion.": "On Play: Gain 2 Passion.",
    "On Play: You may discards 1 card to draw 2 card.": "On Play: You may discard 1 card to draw 2 cards.",
    "Whenever you stitch a spell, draw 1 cards.": "When You Stitch A Spell: Draw 1 card.",
}


@pytest.mark.parametrize(("text", "nearest"), NEAREST.items())
def test_the_nearest_text_that_can_be_read_is_offered(text: str, nearest: str) -> None:
    with pytest.raises(TextError) as refused:
        compile_effect(text)
    assert refused.value.nearest == nearest
    assert say(compile_effect(nearest)) == nearest
    assert str(refused.value).endswith(f"did you mean: {nearest}")


@pytest.mark.parametrize(
    ("text", "word", "rule"),
    [
        ("On Play: Flip a coin. If it is heads, draw 2 cards.", "coin", "1.8.1"),
        ("On Play: Discard 1 spell at random.", "at random", "3.8.1"),
        ("On Play: Deal 2 damage to the opposing spell.", "damage", "5.8.1"),
        ("Your opponent can't win the game by domination.", "win the game by domination", "2.7.1"),
        ("On Play: Move this spell to your stance area.", "Move this spell to your stance area", "3.4.12"),
        ("On Play: Choose 1 stitched spell. Choose 1 of its cards. Discard it.", "1 of its cards", "1.7.9"),
        ("On Play: Choose 1 spell. This spell has that spell's effects.", "that spell's effects", "4.1.3"),
        ("You may stitch this card onto any of your spells.", "stitch this card onto", "5.7.4"),
        ("This spell's ● Resistance is equal to 1 plus its Power.", "This spell's ● Resistance is equal to", "1.3.9"),
    ],
)
def test_what_the_rulebook_has_no_notion_of_is_told_so(text: str, word: str, rule: str) -> None:
    with pytest.raises(TextError) as refused:
        compile_effect(text)
    error = refused.value
    assert text[error.start : error.end] == word
    assert error.rule == rule


@pytest.mark.parametrize(
    ("text", "way"),
    [
        (
            "Your opponent's hand is revealed.",
            "When Your Turn Begins: Reveal your opponent's hand until your next turn.",
        ),
        (
            "The First Time This Spell Would Be Discarded During Each Turn: Draw it instead.",
            "When This Spell Would Be Discarded: Draw it instead. Do this only once each turn.",
        ),
        (
            "This spell's ● Resistance is equal to the number of cards in your hand.",
            "This spell has +1 Resistance for each card in your hand.",
        ),
        (
            "When This Spell Is Overpowered: The spell that overpowered it has -2 ▲ Power.",
            "When This Spell Is Overpowered: The opposing spell has -2 Power.",
        ),
        (
            "On Play: Discard all shield spells. Each player gains 1 Passion for each of their spells discarded "
            "this way.",
            "On Play: Each player gains 1 Passion for each of their shield spells. Discard all shield spells.",
        ),
        (
            "On Play: Shuffle any number of stance cards from your discards into your deck. Then draw 1 card for each "
            "card shuffled this way.",
            "On Play: Choose any number of stance cards from your discards. Shuffle them into your deck. Draw 1 card "
            "for each card chosen this way.",
        ),
        (
            "On Play: The next strike spell your opponent plays has -2 ▲ Power.",
            "The First Time Each Turn Your Opponent Plays A Strike Spell: It has -2 Power until the turn ends.",
        ),
    ],
)
def test_what_cannot_be_said_is_shown_with_what_comes_nearest(text: str, way: str) -> None:
    with pytest.raises(TextError) as refused:
        compile_effect(text)
    assert refused.value.ways == (way,)
    assert refused.value.rule is not None


def test_a_name_made_of_words_of_card_text_is_not_taken_for_the_card() -> None:
    with pytest.raises(TextError) as refused:
        compile_effect("On Play: Gain that much Passion.", ("strike spell",), "That Much")
    assert refused.value.problem == "nothing was counted before 'that much'"


@pytest.mark.parametrize("wording", WORDINGS, ids=lambda wording: wording.example)
def test_other_wordings_mean_what_they_print(wording: Wording) -> None:
    assert compile_effect(wording.example) == compile_effect(wording.means)
    assert say(compile_effect(wording.example)) == wording.means


def test_house_words_are_nobodys_other_wording() -> None:
    """What can be read as it stands is not another wording of something else."""
    for text in EFFECTS:
        reworded = reword(text, WORDINGS).text
        assert compile_effect(reworded) == compile_effect(text), (text, reworded)


def test_a_mistake_in_another_wording_is_shown_where_it_was_written() -> None:
    with pytest.raises(TextError) as refused:
        compile_effect("This spell gets +1 Powr as long as you control a stance.")
    error = refused.value
    assert error.text[error.start : error.end] == "Powr"
