"""Cards written by somebody who knew the rulebook and had not seen the grammar, and what became of them.

The texts stand as they were written. Ordinary ones are what any set has; the others ask for more.
"""

from __future__ import annotations

import pytest

from coven.games.revel.text.printing import say
from coven.games.revel.text.reading import compile_effect
from coven.language import TextError

ORDINARY = """
On Play: Draw 1 card.
On Play: Draw two cards, then discard a card.
If Playing This Overpowers A Spell: Gain Passion equal to the Power it had.
On Play: Gain 2 Passion.
When This Spell Is Discarded: Its player draws 1 card.
Your strike spells have +1 ▲ Power.
Your shield spells have +2 Resistance.
To Play: Spend 2 Passion.
On Play: Discard the opposing spell if it's a shield spell.
On Play: Choose 1 of your other spells. Add a +1 to it.
At the start of your turn: Gain 1 Passion.
Whenever you stitch a spell, draw a card.
This Spell's Power Is: Spend 1 Passion to add a +1 to this spell.
Her Power Is: Spend 3 Passion. Draw a card.
Her Power Is: Discard 1 card from your hand to gain 2 Passion.
This spell can't be overpowered.
While this spell is opposed, it has +1 Resistance.
This spell gets +1 Power as long as you control a stance.
On Play: Your opponent loses 1 Stamina.
On Play: Each player draws 1 card.
On Play: Reveal your next draw. If it's a strike spell, draw it. Otherwise, stash it.
When Your Opponent Tries To Overpower This Spell: If this card is in your hand, stop it.
When A Player Would Lose Stamina: Prevent that.
On Play: Return any 1 spell to its player's hand.
On Play: Shuffle your discards into your deck.
On Play: Draw back 1 strike spell card from your discards.
The first time you play a shield spell each turn, draw 1 card.
You are allotted 1 more play each turn.
On Play: You may play 1 shield spell card from your hand.
Only 1 copy of this card per deck.
If Playing This Overpowers: You may spend 2 Passion. If you do, draw 2 cards.
When An Opposing Spell Is Played: Add a +1 to this spell.
On Play: Remove all +1s from the opposing spell.
When Your Turn Ends: Discard your hand, then draw 2 cards.
On Play: Your opponent discards 1 card from their hand at random.
On Play: Look at your opponent's hand.
On Play: Move this spell to another empty space.
Stances can't be discarded.
On Play: Gain 1 Passion for each other strike spell you control.
When You Stitch: You may draw 1 card. You can only do this once each turn.
""".strip().splitlines()
AMBITIOUS = """
On Play: Swap this spell with 1 of your other spells.
On Play: Name a card. Your opponent reveals their hand. They discard each card with that name.
On Play: Look at your next 3 draws. Draw 1 of them, then stash the rest.
On Play: At the end of this turn, discard this spell.
When This Spell Is Discarded: When your next turn begins, draw 2 cards.
On Play: This spell's Power becomes equal to the opposing spell's Power until the end of your turn.
When Your Opponent Tries To Discard Another Of Your Spells: You may discard this spell instead.
During The Final Turn, your spells have +1 Power and +1 Resistance.
On Play: Discard 1 or more cards from your hand. Add that many +1s to this spell.
On Play: Add a +1 to this spell and to each of your spells next to it.
Their Power Is: Spend 1 or more Passion. Choose 1 spell with Power equal to the amount spent. Discard it.
On Play: If you're winning in more spaces than your opponent, gain 2 Passion.
On Play: Flip a coin. If it's heads, draw 2 cards.
Your opponent's spells can't have more than 2 +1s.
On Play: Your opponent can't play strike spells until the end of their next turn.
As long as you have 3 or less cards in hand, this spell has +2 Resistance.
On Play: Both players discard their hands, then draw that many cards.
On Play: Stash 1 or more cards from your hand, then draw that many cards. They lose 1 Passion and you gain 1 Passion.
Each time you skip a play: Gain 1 Passion.
Other spells with the same Power as this spell have -1 Power.
If Playing This Overpowers: Its player loses 1 Stamina, and you gain 1 Passion.
When You Play A Spell In The Same Space As An Opposing Spell: Look at the top card of your deck. You may stash it.
""".strip().splitlines()

REFUSED = frozenset(
    """
On Play: This spell's Power becomes equal to the opposing spell's Power until the end of your turn.
If Playing This Overpowers: Its player loses 1 Stamina, and you gain 1 Passion.
On Play: Add a +1 to this spell and to each of your spells next to it.
Their Power Is: Spend 1 or more Passion. Choose 1 spell with Power equal to the amount spent. Discard it.
On Play: Flip a coin. If it's heads, draw 2 cards.
Your opponent's spells can't have more than 2 +1s.
On Play: Both players discard their hands, then draw that many cards.
On Play: Stash 1 or more cards from your hand, then draw that many cards. They lose 1 Passion and you gain 1 Passion.
When You Play A Spell In The Same Space As An Opposing Spell: Look at the top card of your deck. You may stash it.
""".strip().splitlines()
)
"""What is refused to this day."""


def accepted(text: str) -> bool:
    try:
        effect = compile_effect(text)
    except TextError:
        return False
    assert say(compile_effect(say(effect))) == say(effect), text
    return True


@pytest.mark.parametrize("text", [*ORDINARY, *AMBITIOUS])
def test_a_text_is_accepted_or_known_to_be_refused(text: str) -> None:
    assert accepted(text) is (text not in REFUSED)


def test_most_of_what_strangers_write_is_accepted_as_written() -> None:
    assert sum(text not in REFUSED for text in ORDINARY) >= 0.9 * len(ORDINARY)
