"""A text that can't be read is answered with the nearest that can, or with the reason why there is none."""

from __future__ import annotations

import pytest

from coven.games.spoils.text.printing import print_paragraph
from coven.games.spoils.text.reading import compile_paragraph, compile_text
from coven.games.spoils.text.words.vocabulary import CardType
from coven.language import TextError

NEAREST = (
    ("When this card dies, draw a card.", "When this card is destroyed, draw a card."),
    ("At the beginning of your turn, draw a card.", "At the start of your turn, draw a card."),
    ("Cost: Pick a charcter.\nEffect: Destroy the character.", "Cost: Pick a character."),
    ("This card gain 1 strength.", "This card gains 1 strength."),
    ("If this card enter play, draw a card.", "If this card enters play, draw a card."),
    ("Whenever you play a tactic, draw a card.", "When you play a tactic, draw a card."),
    (
        "This card gains 1 strength and 1 life and 1 speed.",
        "This card gains 1 strength, 1 life, and 1 speed.",
    ),
    ("Effect: draw a card.", "Effect: Draw a card."),
    ("While you control a item, this card gains 1 life.", "While you control an item, this card gains 1 life."),
    ("This card can't attack.", "This card cannot attack."),
    ("Effect: Deal 2 damage to each character.", "Effect: Inflict 2 damage to each character."),
    ("If this card enters play, draw card.", "If this card enters play, draw a card."),
    ("Effect: Destroy characters.", "Effect: Destroy all characters."),
    ("Effect: Draw 1 card.", "Effect: Draw a card."),
    ("At the end of the turn, draw a card.", "At the end of each turn, draw a card."),
    ("This card must attack each turn if able.", "This card must attack if able."),
    ("Effect: Put each character into its owner's hand.", "Effect: Put all characters into their owners' hands."),
    ("Effect: Each player's faction loses 5 influence.", "Effect: Each faction loses 5 influence."),
    ("Effect: Put 2 Micromajig Tokens into play.", "Effect: Create 2 Micromajig Tokens."),
    ("Your opponent plays with their hand revealed.", "Your opponent's hand is revealed."),
    ("Effect: Restore all characters in the opposing party.", "Effect: Restore all opposing characters."),
    ("Effect: Restore each character in the opposing party.", "Effect: Restore each opposing character."),
    ("HIT\nCost: Pick a character in the opposing party.\nEffect: Destroy it.", "Cost: Pick an opposing character."),
    ("This card gains 2 strength and loses 1 life.", "This card gains 2 strength. It loses 1 life."),
    (
        "If this card attacks, it gains 1 life and loses covert this turn.",
        "If this card attacks, it gains 1 life this turn. It loses covert this turn.",
    ),
    (
        "If this card attacks, your faction gains 1 influence and draw a card.",
        "If this card attacks, your faction gains 1 influence and you draw a card.",
    ),
    ("Items you play cost 1 less.", "The numeric cost of items you play is reduced by 1."),
    (
        "Effect: The next card you play this turn costs 3 less.",
        "Effect: Reduce the numeric cost of the next card you play this turn by 3.",
    ),
    ("Effect: All characters gain covert until the end of the turn.", "Effect: All characters gain covert this turn."),
    ("Effect: This turn, characters you control gain covert.", "Effect: Characters you control gain covert this turn."),
    ("Effect: Gain 2 influence.", "Effect: Your faction gains 2 influence."),
    ("Effect: Your opponent loses 2 influence.", "Effect: Your opponent's faction loses 2 influence."),
    ("Effect: Inflict 2 damage to your opponent.", "Effect: Inflict 2 damage to your opponent's faction."),
    (
        "Effect: Flip a coin. If you win, draw a card. If you lose, discard a card.",
        "Effect: Flip a coin. If you win, draw a card. Otherwise, discard a card.",
    ),
    ("This card gains 1 strength while attacking.", "While this card is attacking, it gains 1 strength."),
    (
        "While your opponent has no cards in their hand, this card gains covert.",
        "While there are no cards in your opponent's hand, this card gains covert.",
    ),
    (
        "While your opponent's discard pile contains 10 or more cards, this card gains 1 life.",
        "While there are 10 or more cards in your opponent's discard pile, this card gains 1 life.",
    ),
    ("Cost: Pick a character.\nEffect: Remove it from the battle.", "Effect: Remove it from battle."),
    ("Attach to character you control", "Attach to Character you control"),
    ("Effect: Discard a card. If you do, draw 2 cards.", "Effect: You may discard a card. If you do, draw 2 cards."),
    ("Effect: Search your deck for up to 2 items.", "Effect: Search your deck for 2 or fewer items."),
    (
        "Cost: Pick a character.\nEffect: It gains 1 life this turn. At the end of the turn, destroy it.",
        "Effect: It gains 1 life this turn. At the end of this turn, destroy it.",
    ),
    ("While there is 1 token on this card, it gains 1 life.", "While there is a token on this card, it gains 1 life."),
)


@pytest.mark.parametrize(("text", "near"), NEAREST)
def test_the_nearest_text_is_told(text: str, near: str) -> None:
    with pytest.raises(TextError) as caught:
        compile_paragraph(text)
    assert caught.value.nearest == near


@pytest.mark.parametrize(("text", "near"), NEAREST)
def test_what_is_told_can_be_read(text: str, near: str) -> None:
    if "\n" not in text:
        assert print_paragraph(compile_paragraph(near)) == near


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("If this card attacks, double its strength.", "O09"),
        ("This card's strength becomes 3.", "O09"),
        ("If this card would be destroyed, draw a card.", "506.1"),
        ("Cards on the stack cannot be terminated.", "606.2c"),
        ("Prevent all damage.", "408.2"),
        ("Effect: Inflict 2 damage to target character.", "310.1"),
        ("Characters your opponent controls cannot attack unless your opponent pays 1.", "505.1"),
        ("Cost: Discard a card as though you were your opponent.\nEffect: Draw a card.", "401.2a"),
    ],
)
def test_what_the_rulebook_does_not_have_is_told_with_its_rule(text: str, rule: str) -> None:
    with pytest.raises(TextError) as caught:
        compile_paragraph(text)
    assert caught.value.rule == rule


def test_the_way_out_is_never_the_opposite() -> None:
    with pytest.raises(TextError) as caught:
        compile_paragraph("This card cannt attack.")
    assert caught.value.nearest in (None, "This card cannot attack.")


@pytest.mark.rule("spoils:O09")
@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("If this card attacks, double its strength.", "doubling isn't covered"),
        ("If this card attacks, halve its life.", "halving isn't covered"),
        ("This card's strength becomes 3.", "setting a number isn't covered"),
    ],
)
def test_what_changes_numbers_otherwise_than_the_rulebook_does_is_not_covered(text: str, words: str) -> None:
    with pytest.raises(TextError, match=words) as caught:
        compile_paragraph(text)
    assert caught.value.rule == "O09"
    assert compile_paragraph("If this card attacks, it gains 1 strength this turn.")


@pytest.mark.parametrize(
    ("text", "problem", "word"),
    [
        ("At the start of the turn, draw a card.", "'the' can't stand here", "the turn"),
        ("If this card enters plaj, draw a card.", "'plaj' is no word of card text", "plaj"),
        ("If this Card attacks, draw a card.", "this is written 'card'", "Card"),
        ("If This card attacks, draw a card.", "this is written 'this'", "This"),
    ],
)
def test_the_mistake_is_shown_where_the_words_go_wrong(text: str, problem: str, word: str) -> None:
    """Not where the phrase began that it spoils, and never under the capital letter that a sentence begins with."""
    with pytest.raises(TextError) as caught:
        compile_paragraph(text)
    assert (caught.value.problem, caught.value.start) == (problem, text.index(word))


def test_the_way_out_can_be_read_on_the_very_card() -> None:
    with pytest.raises(TextError) as caught:
        compile_text(
            ("Cost: Pick a character. Destroy it.\nEffect: It gains 1 life this turn.",), frozenset({CardType.TACTIC})
        )
    assert caught.value.ways == ()  # a tactic has no life
    with pytest.raises(TextError) as caught:
        compile_text(("This card gains 2 strength.",), frozenset({CardType.ITEM}))
    assert caught.value.ways == ()
    two = ("Attach to character", "The character this card is attached to gain 1 life.")
    with pytest.raises(TextError) as caught:
        compile_text(two, frozenset({CardType.ITEM}))
    assert caught.value.ways == ("Attach to Character",)  # though something else is wrong as well
