"""Words that people write are accepted, and printed in the one form that the cards of the house have."""

from __future__ import annotations

import pytest

from coven.games.revel.text.printing import say
from coven.games.revel.text.reading import compile_effect
from coven.language import TextError

SPELL = ("strike spell",)
PRINTED = {
    "Your strike spells have +1 ▲ Power.": "Your strike spells have +1 Power.",
    "Your shield spells have +1 ● Resistance.": "Your shield spells have +1 Resistance.",
    "When Your Opponent Tries To Overpower: Stop that.": "When Your Opponent Tries To Overpower: Stop it.",
    "When Your Opponent Tries To Overpower: Prevent this.": "When Your Opponent Tries To Overpower: Stop it.",
    "On Play: Discard the spell opposing this spell.": "On Play: Discard the opposing spell.",
    "On Play: Discard 1 spell your opponent controls.": "On Play: Discard 1 of your opponent's spells.",
    "On Play: Reveal your next 3 draws. Draw 1 card revealed this way.": (
        "On Play: Reveal your next 3 draws. Draw 1 of the cards revealed this way."
    ),
    "On Play: Discard any number of cards from your hand. Draw that many cards.": (
        "On Play: Discard any number of cards from your hand. Draw 1 card for each card discarded this way."
    ),
    "When You Lose Passion: Gain that much Passion.": (
        "When You Lose Passion: Gain 1 Passion for each Passion lost this way."
    ),
    "On Play: If it is the Final Turn, draw 1 card.": "On Play: If it is the Final Turn, draw 1 card.",
    "On Play: Choose 1 spell. If it's stitched, discard it.": "On Play: Choose 1 spell. If it is stitched, discard it.",
    "This spell has +1 Power while you control a stance.": "While you control a stance, this spell has +1 Power.",
    "The First Time Each Turn You Play A Strike Spell: Draw 1 card.": (
        "The First Time Each Turn You Play A Strike Spell: Draw 1 card."
    ),
    "When You Stash 1 Or More Cards: Gain 1 Passion.": "When You Stash 1 Or More Cards: Gain 1 Passion.",
    "On Play: Your opponent loses 1 Passion and you gain 1 Passion.": (
        "On Play: Your opponent loses 1 Passion and you gain 1 Passion."
    ),
    "When Your Opponent Overpowers: They lose 1 Passion and you gain 1 Passion.": (
        "When Your Opponent Overpowers: Your opponent loses 1 Passion and you gain 1 Passion."
    ),
    "When Another Of Your Spells Is Discarded: Draw 1 card.": "When 1 Of Your Other Spells Is Discarded: Draw 1 card.",
    "On Play: This spell has +1 Power until the end of your opponent's next turn.": (
        "On Play: This spell has +1 Power until the end of your opponent's next turn."
    ),
    "On Play: Spend 1 or more Passion. Draw that many cards.": (
        "On Play: Spend 1 or more Passion. Draw 1 card for each Passion spent this way."
    ),
    "On Play: Discard 1 spell with Power equal to the Passion you have.": (
        "On Play: Discard 1 spell with Power equal to the Passion you have."
    ),
    "On Play: If this spell has the same Power as the opposing spell, draw 1 card.": (
        "On Play: If this spell has the same Power as the opposing spell, draw 1 card."
    ),
    "On Play: Choose 2 spells. Add a +1 to both.": "On Play: Choose 2 spells. Add a +1 to them.",
    "If It Overpowers: Draw 1 card.": "When This Spell Overpowers: Draw 1 card.",
    "On Play: Draw a card.": "On Play: Draw 1 card.",
    "On Play: Draw two cards.": "On Play: Draw 2 cards.",
    "At The Start Of Your Turn: Gain 1 Passion.": "When Your Turn Begins: Gain 1 Passion.",
    "Whenever You Draw: Gain 1 Passion.": "When You Draw: Gain 1 Passion.",
    "On Play: Discard 1 spell or stance.": "On Play: Discard 1 spell or stance.",
    "On Play: Add a +1 to this spell and 1 of your other spells.": (
        "On Play: Add a +1 to this spell and add a +1 to another of your spells."
    ),
    "On Play: Return 1 of your spells to your hand.": "On Play: Draw 1 of your spells.",
    "As long as you control a stance, this spell has +1 Power.": "While you control a stance, this spell has +1 Power.",
    "This spell gets +1 Power.": "This spell has +1 Power.",
    "On Play: Discard 1 card from hand.": "On Play: Discard 1 card from your hand.",
    "On play: Draw 1 card.": "On Play: Draw 1 card.",
    "On Play: Draw 1 card": "On Play: Draw 1 card.",
    "Stances can't be discarded.": "Players can't discard stances.",
    "On Play: Draw 1 card if this spell is winning in its space.": "On Play: Draw 1 card if this spell is winning.",
}


@pytest.mark.parametrize(("written", "printed"), PRINTED.items())
def test_what_people_write_is_printed_in_house_words(written: str, printed: str) -> None:
    effect = compile_effect(written, SPELL)
    assert say(effect) == printed
    assert compile_effect(printed, SPELL) == effect
    assert say(compile_effect(printed, SPELL)) == printed


def test_that_it_overpowers_is_no_question_of_playing_it() -> None:
    """5.8.6 The check comes after 'On Play': the refusal says where it is said."""
    with pytest.raises(TextError, match="said in the initial part"):
        compile_effect("On Play: If it overpowers, draw 1 card.", SPELL)
    assert say(compile_effect("If It Overpowers: Draw 1 card.", SPELL)) == "When This Spell Overpowers: Draw 1 card."
