"""What makes no sense is refused, with the rule and the caret at the cause; what is like it and makes sense is not."""

from __future__ import annotations

import pytest

from coven.games.spoils.text.reading import compile_text
from coven.games.spoils.text.words.vocabulary import CardType
from coven.language import TextError
from tests.games.spoils.text.nonsense import TABLE, Nonsense
from tests.games.spoils.text.templates import CHARACTER, ITEM, LOCATION, TACTIC


def refused(on: str, text: str) -> TextError | None:
    try:
        compile_text((text,), frozenset({CardType(on)}))
    except TextError as error:
        return error
    return None


@pytest.mark.parametrize("one", TABLE, ids=lambda one: f"{one.on}: {one.text}")
def test_nonsense_is_refused_with_its_rule_at_its_place(one: Nonsense) -> None:
    error = refused(one.on, one.text)
    assert error is not None, "it was accepted"
    assert one.cause == error.rule or one.cause in error.problem, str(error)
    assert error.text[error.start : error.end].lower().startswith(one.caret.lower()), str(error)


def test_there_are_sixty_and_more() -> None:
    assert len(TABLE) >= 60


@pytest.mark.parametrize(
    ("on", "text"),
    [
        (TACTIC, "Effect: Deplete a character."),
        (TACTIC, "Effect: Discard a character."),
        (TACTIC, "Effect: Put a character from your hand into play."),
        (TACTIC, "Cost: Pick an item.\nEffect: Destroy the item."),
        (TACTIC, "Effect: You may pick a character. If you do, destroy it."),
        (TACTIC, "Cost: Pick a character. Pick another character.\nEffect: Destroy the second character."),
        (TACTIC, "While this card is in your discard pile, you cannot draw cards."),
        (TACTIC, "DIG\nCost: Use this only while this card is in your discard pile. Pay 2.\nEffect: Draw a card."),
        (ITEM, "HOP\nCost: Pay 2.\nEffect: This card gains the character type and 3 strength this turn."),
        (LOCATION, "This card gains 1 structure."),
        (ITEM, "You control all characters."),
        (ITEM, "Control of this card is exchanged."),
        (ITEM, "While it is your turn, control of all other items is exchanged."),
        (CHARACTER, "Cost: Discard a card."),
        (CHARACTER, "If this card is destroyed, put it into its owner's hand instead."),
        (CHARACTER, "If this card is destroyed, put it into its owner's hand."),
        (CHARACTER, "If this card leaves play, your opponent discards a card."),
        (CHARACTER, "If this card is destroyed, deplete it instead."),
        (CHARACTER, "If another character is destroyed, put it into play."),
        (CHARACTER, "If you play a tactic, put a token on this card."),
        (CHARACTER, "If your opponent plays a tactic, terminate it."),
        (CHARACTER, "This card cannot be destroyed by damage."),
        (CHARACTER, "If a face-down card enters play, draw a card."),
        (CHARACTER, "If this card attacks while it is your turn, draw a card."),
        (CHARACTER, "If your opponent attacks while you are being attacked, draw a card."),
        (LOCATION, "If this card is attacked, draw a card."),
        (LOCATION, "If damage is inflicted to this card, draw a card."),
        (
            ITEM,
            "HOP\nCost: Pay 2.\nEffect: This card gains the character type this turn. It gains 3 strength this turn.",
        ),
        (TACTIC, "Effect: You may destroy a character you control. If you do, put it into its owner's hand."),
        (TACTIC, "Effect: You may deplete a character you control. If you don't, destroy a character you control."),
        (TACTIC, "Cost: Pick a tactic in your discard pile.\nEffect: Put the tactic into your hand."),
        (TACTIC, "Cost: Pick a character with 0 strength.\nEffect: Destroy the character."),
        (
            TACTIC,
            "Cost: Pick an item.\nEffect: The item gains the character type this turn. It gains 2 life this turn.",
        ),
        (TACTIC, "Effect: Put the top card of your deck into your hand. Discard it."),
        (ITEM, "ZAP\nCost: Destroy this card.\nEffect: Put this card into its owner's hand."),
        (ITEM, "ZAP\nCost: Deplete this card.\nEffect: Restore this card."),
    ],
)
def test_what_is_like_it_and_makes_sense_is_accepted(on: str, text: str) -> None:
    assert refused(on, text) is None
