"""Texts that make no sense by the rulebook, each with the card it is on, the rule it breaks or the cause, and the word
under the caret."""

from __future__ import annotations

from typing import NamedTuple

STRIKE, SHIELD, STANCE, WITCH, RESOURCE = "strike spell", "shield spell", "stance", "witch", "resource"


class Nonsense(NamedTuple):
    on: str
    text: str
    cause: str
    """The rule's number, or words of the message."""
    caret: str
    """What the caret stands under, or how that begins."""


TABLE = (
    # Nouns joined by 'or'
    Nonsense(STANCE, "When You Discard A Spell Card Or Spell: Draw 1 card.", "adds nothing", "Spell Card Or Spell"),
    Nonsense(STRIKE, "On Play: Discard 1 spell or strike spell.", "adds nothing", "spell or strike spell"),
    Nonsense(STANCE, "When You Discard A Spell Or Stance Card: Draw 1 card.", "1.7.4", "Spell Or Stance Card"),
    Nonsense(STANCE, "Your opponent can't discard stance cards or spells.", "1.7.4", "stance cards or spells"),
    # Asking what nobody keeps in mind
    Nonsense(STRIKE, "On Play: If you moved a spell this turn, draw 1 card.", "kept in mind", "you moved a spell"),
    Nonsense(STRIKE, "On Play: If you added a card this turn, draw 1 card.", "kept in mind", "you added a card"),
    Nonsense(
        STRIKE, "On Play: If you removed a stance this turn, draw 1 card.", "kept in mind", "you removed a stance"
    ),
    Nonsense(STRIKE, "On Play: If you passed a card this turn, draw 1 card.", "kept in mind", "you passed a card"),
    Nonsense(STRIKE, "On Play: If you chose a Power this turn, draw 1 card.", "kept in mind", "you chose a Power"),
    # Stopping and replacing
    Nonsense(STRIKE, "When You Would Draw: Stop the discard.", "4.9.11", "Stop the discard"),
    Nonsense(STRIKE, "When Your Opponent Tries To Overpower: Stop the play.", "4.9.11", "Stop the play"),
    Nonsense(STRIKE, "When You Would Lose Stamina: Stop the gain.", "4.9.11", "Stop the gain"),
    Nonsense(STANCE, "When This Stance Would Be Discarded: Stop the overpower.", "4.9.11", "Stop the overpower"),
    Nonsense(STRIKE, "When This Spell Would Leave The Field: Stop the draw.", "4.9.11", "Stop the draw"),
    Nonsense(STRIKE, "On Play: Stop it.", "4.9.11", "Stop it"),
    Nonsense(STRIKE, "On Play: Draw 1 card instead.", "4.9.4", "instead"),
    Nonsense(STRIKE, "When You Draw: Gain 1 Passion instead.", "4.9.4", "instead"),
    Nonsense(STRIKE, "When Your Opponent Overpowers: Stop the overpower.", "4.9.11", "Stop the overpower"),
    Nonsense(WITCH, "Her Power Is: Stop the discard.", "4.9.11", "Stop the discard"),
    Nonsense(WITCH, "Her Power Is: Spend 1 Passion to draw 1 card instead.", "4.9.4", "instead"),
    Nonsense(STRIKE, "To Play: Stop it.", "4.9.11", "Stop it"),
    Nonsense(STRIKE, "On Play: You may gain 1 Passion instead.", "4.9.4", "instead"),
    Nonsense(STRIKE, "On Play: Discard 1 card to stop the overpower.", "4.9.11", "stop the overpower"),
    Nonsense(
        STRIKE,
        "When You Would Draw: At the end of this turn, you may discard 2 spells. Draw that many cards instead.",
        "4.9.4",
        "Draw that many cards instead",
    ),
    # Words that point at nothing
    Nonsense(STANCE, "When Your Turn Begins: Add a +1 to that spell.", "4.10.8", "that spell"),
    Nonsense(STRIKE, "On Play: Discard them.", "4.10.8", "them"),
    Nonsense(STRIKE, "On Play: Stash those cards.", "4.10.8", "those cards"),
    Nonsense(STRIKE, "On Play: Stash the rest.", "4.10.8", "the rest"),
    Nonsense(STRIKE, "On Play: Draw 1 card for each card discarded this way.", "4.10.8", "card discarded this way"),
    Nonsense(STRIKE, "On Play: Draw 1 card. Draw 1 of the cards discarded this way.", "4.10.8", "the cards discarded"),
    Nonsense(STRIKE, "On Play: Gain 1 Passion for each Passion spent this way.", "4.10.8", "Passion spent this way"),
    Nonsense(STRIKE, "On Play: Spend 1 Passion. Draw 1 card for each Passion gained this way.", "4.10.8", "Passion"),
    Nonsense(STRIKE, "On Play: If you played a card this way, draw 1 card.", "4.10.8", "you played a card this way"),
    Nonsense(STRIKE, "On Play: If you do, draw 1 card.", "4.10.8", "you do"),
    Nonsense(STRIKE, "On Play: Draw 1 card. If they do, gain 1 Passion.", "4.10.8", "they do"),
    Nonsense(STRIKE, "If Playing This Overpowers: Gain Passion equal to the Power it had.", "4.10.8", "it"),
    Nonsense(STRIKE, "When You Overpower: Gain Passion equal to the Power that spell had.", "4.10.8", "that spell"),
    Nonsense(STRIKE, "When Your Turn Begins: That spell has +1 Power until the turn ends.", "4.10.8", "That spell"),
    Nonsense(
        STRIKE, "When This Spell Is Discarded: Discard the spell chosen above.", "4.10.9", "the spell chosen above"
    ),
    Nonsense(WITCH, "When Your Turn Begins: Draw 1 card. Discard those spells.", "4.10.8", "those spells"),
    Nonsense(STRIKE, "On Play: Reveal your next 2 draws. Stash it.", "4.10.8", "it"),
    Nonsense(STRIKE, "If Playing This Overpowers A Spell: Draw it.", "4.10.8", "it"),
    Nonsense(STANCE, "When You Overpower A Spell: You draw it.", "4.10.8", "it"),
    Nonsense(STANCE, "When You Stash A Card: Draw it.", "4.10.8", "it"),
    Nonsense(STANCE, "When You Gain Passion: Draw it.", "4.10.8", "it"),
    Nonsense(WITCH, "When You Lose Stamina: Discard it.", "4.10.8", "it"),
    Nonsense(STRIKE, "On Play: Draw 1 card. Add a +1 to it.", "4.10.8", "it"),
    Nonsense(STANCE, "When You Draw A Card: Add a +1 to it.", "4.10.8", "it"),
    Nonsense(STRIKE, "On Play: Choose 1 spell. Discard them.", "4.10.8", "them"),
    Nonsense(STRIKE, "On Play: Choose 1 strike spell. Discard that stance.", "4.10.8", "that stance"),
    Nonsense(STRIKE, "On Play: Choose 1 card from your hand. Add a +1 to that card.", "4.10.8", "that card"),
    Nonsense(
        STRIKE, "On Play: Choose 1 card from your hand. Check for overpower for that card.", "4.10.8", "that card"
    ),
    Nonsense(STANCE, "When Your Turn Begins: Choose 1 spell. Play it.", "4.10.8", "it"),
    Nonsense(STRIKE, "On Play: Discard any 1 other spell. Add a +1 to that spell.", "4.10.8", "that spell"),
    Nonsense(
        STRIKE, "On Play: Discard 1 opposing spell. If that spell has 2 or less Power, draw 1 card.", "4.10.8", "that"
    ),
    Nonsense(
        STRIKE, "On Play: Choose 1 opposing spell. Gain Passion equal to the Power that spell had.", "4.10.8", "that"
    ),
    Nonsense(
        STRIKE, "On Play: You may choose 1 opposing spell. Draw 1 card and discard that spell.", "4.10.8", "that spell"
    ),
    Nonsense(STRIKE, "On Play: Discard 1 stance, or choose 1 stance. Stash that stance.", "4.10.8", "that stance"),
    Nonsense(STRIKE, "On Play: You may choose 1 stance. Gain 1 Passion. Discard that stance.", "4.10.8", "that stance"),
    Nonsense(STRIKE, "On Play: Discard 1 spell if it has 2 or less Power.", "4.10.8", "it"),
    Nonsense(STANCE, "To Play A Stance: Your opponent loses 1 Passion.", "4.3.1", "Your opponent"),
    Nonsense(STRIKE, "To Play: Your spells have +1 Power.", "0.3.5", "Your spells have +1 Power."),
    Nonsense(STRIKE, "On Play: If you discarded a card this turn, stash that card.", "4.10.8", "that card"),
    Nonsense(
        STRIKE,
        "When This Spell Overpowers A Spell With Power Equal To The Passion Spent This Way: Draw 1 card.",
        "before the colon",
        "Power Equal To The Passion Spent This Way",
    ),
    # Words that point at two things
    Nonsense(STANCE, "When Your Turn Begins: Move a +1 from 1 spell to another spell. Discard it.", "4.10.8", "it"),
    Nonsense(STRIKE, "On Play: Choose 1 spell. Add a +1 to this spell. Discard it.", "4.10.8", "it"),
    Nonsense(
        STRIKE,
        "When Your Opponent Plays A Strike Spell: Add a +1 to this spell. Its player draws 1 card.",
        "4.10.8",
        "Its player",
    ),
    # 'this' and 'opposing' on the wrong card
    Nonsense(STANCE, "This spell has +1 Power.", "4.10.6", "This spell"),
    Nonsense(STRIKE, "When This Stance Is Discarded: Draw 1 card.", "4.10.6", "This Stance"),
    Nonsense(WITCH, "When Your Turn Begins: Add a +1 to this spell.", "4.10.6", "this spell"),
    Nonsense(STANCE, "This Spell's Power Is: Draw 1 card.", "4.10.6", "This Spell's"),
    Nonsense(RESOURCE, "While this spell is winning, you can't draw.", "4.10.6", "this spell"),
    Nonsense(STANCE, "When Your Turn Begins: Discard the opposing spell.", "1.10.2", "the opposing spell"),
    Nonsense(WITCH, "The opposing spell has -1 Power.", "1.10.2", "The opposing spell"),
    Nonsense(STANCE, "When The Opposing Spell Is Discarded: Draw 1 card.", "1.10.2", "The Opposing Spell"),
    Nonsense(STANCE, "When Your Turn Begins: Discard 1 other spell.", "4.10.8", "other spell"),
    Nonsense(WITCH, "Your other spells have +1 Power.", "4.10.8", "other spells"),
    # What can't happen to such a card
    Nonsense(WITCH, "On Play: Draw 1 card.", "5.5.6", "On Play"),
    Nonsense(RESOURCE, "On Play: Draw 1 card.", "5.5.6", "On Play"),
    Nonsense(WITCH, "To Play: Spend 1 Passion.", "5.5.6", "To Play"),
    Nonsense(WITCH, "If Playing This Overpowers: Draw 1 card.", "5.5.6", "If Playing This Overpowers"),
    Nonsense(STANCE, "If Playing This Overpowers: Draw 1 card.", "5.7.16", "If Playing This Overpowers"),
    Nonsense(SHIELD, "If Playing This Overpowers A Spell: Draw 1 card.", "5.7.16", "If Playing This Overpowers"),
    Nonsense(STANCE, "When You Stitch This Card: Draw 1 card.", "5.7.4", "When You Stitch This Card"),
    Nonsense(STANCE, "When This Card Is Overpowered: Draw 1 card.", "5.8.2", "When This Card Is Overpowered"),
    Nonsense(STANCE, "When This Stance Loses Power: Draw 1 card.", "1.3.8", "When This Stance Loses Power"),
    Nonsense(STANCE, "When A Stance Is Overpowered: Draw 1 card.", "5.8.2", "Stance"),
    Nonsense(STANCE, "When You Would Play An Unopposed Spell: Stop it.", "5.7.12", "Unopposed Spell"),
    Nonsense(STANCE, "To Play A Winning Spell: Spend 1 Passion.", "5.7.12", "Winning Spell"),
    Nonsense(STRIKE, "When A Spell Would Be Left: Stop it.", "nothing is left", "Left"),
    Nonsense(STANCE, "When A Stance Is Entered: Draw 1 card.", "nothing is entered", "Entered"),
    Nonsense(STRIKE, "When This Spell Is Used: Draw 1 card.", "nothing is used", "Used"),
    Nonsense(STRIKE, "When This Spell Is Discarded: Draw the card discarded above.", "4.10.9", "discarded"),
    Nonsense(STRIKE, "On Play: Spend 1 Passion. Discard the spell spent this way.", "no spell is spent", "spent"),
    # Costs, limits, the past
    Nonsense(STRIKE, "To Draw 3 Or More Cards: Discard 1 card.", "4.3.1", "3 Or More Cards"),
    Nonsense(STRIKE, "To Play: Lose 1 Stamina.", "5.9.4", "Lose 1 Stamina"),
    Nonsense(STRIKE, "On Play: Lose 2 Stamina to draw 1 card.", "5.9.4", "Lose 2 Stamina"),
    Nonsense(WITCH, "Her Power Is: Discard 1 card and lose 1 Stamina to draw 2 cards.", "5.9.4", "lose 1 Stamina"),
    Nonsense(STRIKE, "On Play: Spend 1 Stamina to draw 1 card.", "5.9.4", "Spend 1 Stamina"),
    Nonsense(STRIKE, "To Play: Spend 1 Stamina.", "5.9.4", "Spend 1 Stamina"),
    Nonsense(STRIKE, "On Play: Discard 1 witch from your hand.", "7.1.2", "1 witch from your hand"),
    Nonsense(STRIKE, "On Play: Play 1 witch from your discards.", "5.5.6", "1 witch from your discards"),
    Nonsense(STRIKE, "On Play: Add a +1 to your hand.", "1.4b.2", "your hand"),
    Nonsense(STRIKE, "Your witch has +1 Power.", "1.3.8", "Your witch"),
    Nonsense(STRIKE, "While you control a stance, your stance has +1 Resistance.", "1.3.8", "your stance"),
    Nonsense(STANCE, "When Your Turn Begins: This stance has +1 Power until the turn ends.", "1.3.8", "This stance"),
    Nonsense(STRIKE, "Only up to 26 copies of this card per deck.", "7.1.2", "26"),
    Nonsense(WITCH, "Only 1 copy of this card per deck.", "7.1.2", "Only 1 copy"),
    Nonsense(STRIKE, "Only 0 copies of this card per deck.", "at least 1", "0"),
    Nonsense(
        STRIKE, "When Your Turn Ends: If you played a winning spell this turn, draw 1 card.", "3.10.1", "winning spell"
    ),
    Nonsense(STRIKE, "On Play: Gain Passion equal to the Power this spell had.", "4.10.14", "this spell"),
    # Values off the field
    Nonsense(STANCE, "Strike spell cards in your hand have +1 Power.", "3.2.3", "Strike spell cards in your hand"),
    Nonsense(WITCH, "Cards in your discards have +1 Resistance.", "3.2.3", "Cards in your discards"),
)

NAMES = (
    ("On Play: Gain 1 Passoin.", "1.11.2", "Passoin", "'Passion'"),
    ("You can gain Patiense.", "1.11.2", "Patiense", "'Patience'"),
    ("Your Familar spells have +1 Power.", "1.3.4", "Familar", "'Familiar'"),
    ('On Play: Choose 1 spell named "Elder Sitser".', "1.3.1", "Elder Sitser", "'Elder Sister'"),
    ("On Play: Draw 1 card for each Pasion you have.", "1.11.2", "Pasion", "'Passion'"),
)
"""Names that nothing has, and the nearest that something has."""
