"""Card English: what is read prints as it was, pointing words are bound, and nothing is skipped."""

from __future__ import annotations

import pytest

from coven.games.revolution.components_reading import read_board
from coven.games.revolution.text.printing import say
from coven.games.revolution.text.reading import (
    STARTS,
    grammar_source,
    read_ability,
    read_event,
    read_instructions,
    read_space,
)
from coven.games.revolution.text.telling import tell
from coven.games.revolution.text.tree import Flipped, PlayersDo
from coven.language import TextError
from coven.language.grammar import conflicts

BOARD = read_board(None)


def test_the_grammar_has_one_reading_of_everything() -> None:
    assert conflicts(grammar_source(), STARTS) == []


def test_every_card_prints_as_it_is_written() -> None:
    texts = 0
    for event in BOARD.events:
        for text, effect in zip(event.texts, event.effects, strict=True):
            assert say(effect) == text
            assert read_event(say(effect), event.catastrophe) == effect
            texts += 1
    for card in BOARD.recruits:
        for text in card.texts:
            assert say(read_ability(text, ("Seeker", "Dedicant", "Celebrant", "Steward", "Relic")[card.kind])) == text
            texts += 1
    for objective in BOARD.objectives:
        assert say(objective.boon) == objective.text
    for blessing in BOARD.blessings:
        assert read_instructions(say(blessing.play_to)) == blessing.play_to
    for space in BOARD.liberty_effects:
        for statement in space:
            assert read_space(say(statement)) == statement
    assert texts > 80


EVENTS = [
    "When Flipped: Each player may discard 2 cards. Add an Event. Banish 2 Recruits.",
    "When Flipped: One player discards a card, then that player draws 2 cards.",
    "When Flipped: Each player may banish a card from their hand. Put a Recruit on top of any Coven deck.",
    "When Flipped: Move the rightmost Event 2 spaces to the left. Move the Moon marker 2 spaces back.",
    "Hand size is 2 larger.",
    "Recruits cost 2 stars more.",
    "Celebrants can't be played against this Event.",
    "This Event costs 2 more for each other Unaligned Event in the line.",
]


@pytest.mark.parametrize("text", EVENTS)
def test_other_texts_print_as_they_are_written(text: str) -> None:
    assert say(read_event(text, True)) == text


def test_words_may_be_spelled_in_any_case_and_print_in_one() -> None:
    assert say(read_event("when flipped: each PLAYER discards a card.", False)) == (
        "When Flipped: Each player discards a card."
    )


def test_pointing_words_are_bound_when_the_text_is_read() -> None:
    effect = read_event(
        "When Flipped: Banish a Recruit. One player discards a card, then that player draws a card.", False
    )
    assert isinstance(effect, Flipped)
    last = effect.does[2]
    assert isinstance(last, PlayersDo)
    assert last.that == 1, "the player of the second instruction"
    assert "the player chosen for instruction 2" in tell(effect).casefold()
    own = read_instructions("Each player may freely reshuffle their Coven deck.")[0]
    assert isinstance(own, PlayersDo)
    assert own.their == 0


@pytest.mark.parametrize(
    ("text", "problem", "way_out"),
    [
        ("When Flipped: That player discards a card.", "'that player' has nothing to point at", ""),
        (
            "When Flipped: Each player discards a card, then that player draws a card.",
            "is one, and",
            "each player draws a card.",
        ),
        ("When Flipped: Each player discard a card.", "can't stand here", "Each player discards a card."),
        ("Hand size is 1 smaler.", "can't stand here", "Hand size is 1 smaller."),
        ("Other Events cost 99 more.", "from 1 to 20", ""),
        ("When Flipped: Each player discards a card", "something is missing", "discards a card."),
        ("", "something is missing", ""),
    ],
)
def test_what_is_not_understood_is_an_error_under_the_word(text: str, problem: str, way_out: str) -> None:
    with pytest.raises(TextError) as error:
        read_event(text, True)
    assert problem in str(error.value)
    assert way_out in str(error.value)
    assert "^" in str(error.value)


@pytest.mark.rule("revolution:anatomy.8")
def test_only_a_catastrophe_has_effects_on_more_than_itself() -> None:
    for text in ("Other Events cost 1 more.", "Hand size is 1 smaller.", "Only one player can assist."):
        read_event(text, True)
        with pytest.raises(TextError, match=r"anatomy\.8"):
            read_event(text, False)
    read_event("This Event costs 1 more past space 3.", False)
    with pytest.raises(TextError, match="only a space of the Liberty Track"):
        read_event("No effects reduce recruiting costs.", True)


def test_what_can_never_apply_is_refused() -> None:
    with pytest.raises(TextError, match="this card is no Dedicant"):
        read_ability("When assisting with a Dedicant, you can also assist with a Seeker.", "Relic")
    with pytest.raises(TextError, match=r"assist\.5"):
        read_ability("When assisting with a Dedicant, you can also assist with a Relic.", "Dedicant")
    with pytest.raises(TextError, match="speaks of hand size"):
        read_space("This Event costs 1 more past space 3.")


def test_the_read_back_says_what_the_table_understood() -> None:
    assert tell(read_ability("When assisting with a Relic, give all of its icons.", "Relic")).endswith(
        "the icons of the Relic itself."
    )
    steward = "Play when you overcome an Event to remove 1 more marker that matches it."
    assert tell(read_ability(steward, "Steward")).endswith("to match the Event that was overcome.")
    assert tell(read_instructions("One player banishes a card from their hand.")) == (
        "One player, whom the one whose turn it is chooses, banishes a card from the own hand."
    )
    assert tell(read_space("Hand size is 1 larger.")) == "As long as this is in force: Hand size is 1 larger."
    assert tell(read_ability("Play to move the Moon marker 1 space back.", "Relic")).startswith("On the own turn")
    assert tell(read_ability("Play to Act again on your turn.", "Seeker")) == "Play to Act again on your turn."


def test_that_player_after_each_player_is_told_what_would_do() -> None:
    text = "Each player discards a card, then that player draws 2 cards."
    with pytest.raises(TextError, match="'that player' is one, and 'each player' are several") as refused:
        read_instructions(text)
    (way,) = refused.value.ways
    assert way == "Each player discards a card, then each player draws 2 cards."
    assert len(read_instructions(way)) == 2, "what is proposed can be read"
    assert "them" not in str(refused.value)


def test_what_is_proposed_does_what_was_written() -> None:
    """The nearest text has the same verb: never the opposite."""
    with pytest.raises(TextError) as refused:
        read_ability("Play to discard an Event.", "Celebrant")
    (way,) = refused.value.ways
    assert way == "Play to discard the rightmost Event."


def test_the_owner_draws() -> None:
    ability = read_ability("Play to draw 2 cards.", "Celebrant")
    assert say(ability) == "Play to draw 2 cards."
    assert tell(ability).endswith("The owner draws 2 cards.")
    assert say(read_ability("Play to draw a card.", "Relic")) == "Play to draw a card."
    with pytest.raises(TextError):
        read_instructions("Draw 2 cards.")
