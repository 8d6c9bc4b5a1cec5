"""The forms of card text that the rulebook prints or names: a text for each, on a card that can have it."""

from __future__ import annotations

from typing import NamedTuple

CHARACTER, TACTIC, ITEM, LOCATION, RESOURCE, FACTION = "character", "tactic", "item", "location", "resource", "faction"


class Template(NamedTuple):
    on: str
    text: str
    rule: str


TABLE = (
    # Layout and sections
    Template(CHARACTER, "ENERGIZE [O]\nCost: Pay 2.\nEffect: Put a token on this card.", "502.1"),
    Template(TACTIC, "Cost: Pick a character.\nEffect: Destroy the character.", "401.1a"),
    Template(CHARACTER, "[RRR]: This card gains 3 life.", "405.4"),
    Template(CHARACTER, "2 tokens: This card gains covert.", "409.1"),
    Template(FACTION, "Starting Resources: 1 Greed and 1 staple resource.", "202.5"),
    Template(FACTION, "Starting Draw: 8 cards if you go first, 9 cards if you go second.", "202.6"),
    Template(FACTION, "Restore Rule: At the start of your turn, restore all depleted cards you control.", "202.7"),
    Template(FACTION, "Develop Rule: At the start of your turn, draw a card or play a resource.", "202.8"),
    # Static gains, conditionals
    Template(CHARACTER, 'This card gains 1 strength and 1 life for each "dragon" card you control.', "201.4b"),
    Template(CHARACTER, "While this card is depleted, it gains 1 life.", "504.1"),
    Template(CHARACTER, "While your opponent controls a character, this card gains 1 strength and 1 life.", "504.1"),
    Template(ITEM, "This card gains the character type.", "208.1a"),
    Template(LOCATION, "Characters you control gain covert.", "508.2"),
    Template(CHARACTER, 'Each other character you control gains "If this card leaves play, draw a card."', "508.1"),
    Template(LOCATION, "Each character loses covert.", "402.6"),
    Template(CHARACTER, "This card provides [OO].", "311.1"),
    Template(RESOURCE, "Provides [OO]", "203.4"),
    # Triggers
    Template(CHARACTER, "If this card is destroyed, draw a card.", "503.1"),
    Template(CHARACTER, "When this card attacks, draw a card.", "503.1"),
    Template(CHARACTER, "At the start of your turn, draw a card.", "204.3b"),
    Template(CHARACTER, "At the end of your turn, destroy this card.", "609.1a"),
    Template(CHARACTER, "At the start of your opponent's turn, draw a card.", "503.1"),
    Template(CHARACTER, "At the end of each player's turn, that player draws a card.", "503.1"),
    Template(CHARACTER, "When this card leaves play, you may pay 4. If you do, draw a card.", "406.5b"),
    Template(CHARACTER, "If this card leaves play, draw a card.", "508.1a"),
    Template(CHARACTER, "When you play a card, draw a card.", "402.8a"),
    Template(CHARACTER, "When a card is played, draw a card.", "402.8a"),
    Template(CHARACTER, "When damage is inflicted to this card, draw a card.", "408.2b"),
    Template(CHARACTER, "When you form an attacking party, draw a card.", "607.1c"),
    Template(CHARACTER, "When this card leaves play, you may draw a card.", "503.1"),
    # Adjustments
    Template(LOCATION, "If damage is inflicted to a faction, reduce the amount by 1.", "408.3b"),
    Template(LOCATION, "If damage is inflicted to a character, increase the amount by 1.", "410.3"),
    Template(LOCATION, "The numeric cost of items you play is reduced by 1.", "406.5b"),
    Template(LOCATION, "The numeric cost of tactics your opponent plays is increased by 1.", "406.3"),
    Template(LOCATION, "The numeric cost of your items is reduced by 1.", "406.5b"),
    Template(LOCATION, "The numeric cost of your opponent's tactics is increased by 1.", "406.3"),
    Template(LOCATION, "The numeric cost of tactics is increased by 2.", "406.3"),
    Template(LOCATION, "The numeric cost of abilities you use is increased by 1.", "406.4"),
    Template(LOCATION, "At the start of each turn, your faction gains 1 influence.", "503.1"),
    Template(TACTIC, "Effect: Reduce the next numeric cost you pay this turn by 2.", "406.5b"),
    Template(LOCATION, "The numeric cost of items you play is reduced by 1, to a minimum of 1.", "410.5"),
    # Requirements, prohibitions, permissions
    Template(LOCATION, "Your opponent must pay 2 for each attacking party they form.", "505.1"),
    Template(LOCATION, "You must pay 2 for each attacking party you form.", "505.2b"),
    Template(CHARACTER, "Anything that could pick this card must pick it.", "505.2b"),
    Template(CHARACTER, "You cannot pick this card.", "310.1"),
    Template(CHARACTER, "Your opponent cannot pick this card.", "310.1"),
    Template(CHARACTER, "Players cannot pick this card.", "310.1"),
    Template(LOCATION, "Characters cannot be destroyed.", "402.7a"),
    Template(CHARACTER, "This card cannot be blocked.", "412.1"),
    Template(LOCATION, "Your opponent cannot play tactics.", "307.3"),
    Template(CHARACTER, "This card cannot attack or block.", "402.7"),
    Template(CHARACTER, "This card can block covert parties.", "402.7"),
    Template(CHARACTER, "You may play this card whenever you could play a tactic.", "507.4d"),
    Template(CHARACTER, "DRAW\nCost: Use this only during your turn.\nEffect: Draw a card.", "401.3a"),
    Template(CHARACTER, "This card must attack if able.", "505.1"),
    # Replacements
    Template(CHARACTER, "If this card is destroyed, draw a card instead.", "506.1"),
    Template(
        CHARACTER, "If this card is put into your discard pile from play, remove it from the game instead.", "506.1"
    ),
    Template(LOCATION, "If a card is destroyed, put it into its owner's hand instead.", "506.5"),
    Template(LOCATION, "If a card is put into its owner's hand from play, destroy it instead.", "506.5"),
    Template(TACTIC, "Effect: The next time a character is destroyed this turn, deplete it instead.", "506.3"),
    # Keywords
    Template(ITEM, "Attach to Character", "507.2"),
    Template(CHARACTER, "Covert", "507.3"),
    Template(CHARACTER, "Flip Up 1 [OO] and discard a card", "507.4"),
    Template(CHARACTER, "Unique Ring", "507.5"),
    # Costs
    Template(TACTIC, "Cost: Pay 2.\nEffect: Draw a card.", "309.1"),
    Template(TACTIC, "Cost: Choose a number for X. Pay X.\nEffect: Draw X cards.", "410.2"),
    Template(CHARACTER, "DRAW\nCost: Discard a character.\nEffect: Draw a card.", "401.2a"),
    Template(
        CHARACTER, "You may use abilities on cards your opponent controls as though you were your opponent.", "401.2a"
    ),
    Template(CHARACTER, "DRAW\nCost: Deplete this card.\nEffect: Draw a card.", "303.2"),
    Template(CHARACTER, "DRAW\nCost: This card loses covert.\nEffect: Draw a card.", "401.3b"),
    # Instructions
    Template(TACTIC, "Effect: Draw a card.", "306.1"),
    Template(TACTIC, "Effect: Draw 2 cards.", "306.3"),
    Template(TACTIC, "Effect: Play a card.", "603.2"),
    Template(TACTIC, "Effect: Play a character.", "204.1"),
    Template(TACTIC, "Effect: Play an item.", "206.1"),
    Template(TACTIC, "Effect: Play a resource.", "604.1"),
    Template(TACTIC, "Effect: Play a card for free.", "308.1"),
    Template(TACTIC, "Effect: Put a character from your hand into play.", "402.8"),
    Template(TACTIC, "Cost: Pick a card.\nEffect: Destroy the card.", "310.1"),
    Template(
        CHARACTER,
        "INSPIRE\nCost: Pick a character in a party with this card.\nEffect: Restore the character.",
        "302.14",
    ),
    Template(TACTIC, "Effect: Destroy all characters.", "304.1"),
    Template(TACTIC, "Effect: Discard 2 cards.", "305.1"),
    Template(TACTIC, "Effect: Search your deck for an item and put it into your hand.", "312.2"),
    Template(TACTIC, "Effect: Search your deck for a card and put it into your hand.", "312.2"),
    Template(CHARACTER, "If this card leaves play, shuffle all cards from your discard pile into your deck.", "313.2"),
    Template(TACTIC, "Cost: Pick a card.\nEffect: Put it into its owner's hand.", "402.4"),
    Template(TACTIC, "Cost: Pick a card.\nEffect: Remove it from the game.", "403.6a"),
    Template(TACTIC, "Cost: Play this only in response to a card or ability.\nEffect: Terminate it.", "314.1"),
    Template(TACTIC, "Effect: Duplicate the last other tactic played this turn.", "307.1"),
    Template(TACTIC, "Cost: Pick a character.\nEffect: Inflict 3 damage to it.", "408.7"),
    Template(TACTIC, "Effect: Your opponent's faction loses 2 influence.", "408.3b"),
    Template(TACTIC, "Cost: Pick a location.\nEffect: Remove 2 damage from it.", "207.6"),
    Template(TACTIC, "Cost: Pick a character.\nEffect: Deplete it.", "303.2"),
    Template(TACTIC, "Cost: Pick a character.\nEffect: Restore it.", "303.3"),
    Template(ITEM, "MOVE\nCost: Pick a character.\nEffect: Attach this card to it.", "301.2"),
    Template(TACTIC, "Cost: Pick an item.\nEffect: Detach it.", "301.3"),
    Template(TACTIC, "Cost: Pick a character.\nEffect: Take control of it this turn.", "407.3"),
    Template(TACTIC, "Cost: Pick a character you control.\nEffect: Add it to the blocking party.", "407.6"),
    Template(TACTIC, "Cost: Pick a character.\nEffect: Remove it from battle.", "302.15"),
    Template(TACTIC, "Cost: Pick a face-down card you control.\nEffect: Flip it face-up.", "411.3"),
    Template(CHARACTER, "If this card attacks, put 2 tokens on this card.", "409.1"),
    Template(TACTIC, "Effect: Create a Micromajig Token.", "409.3"),
    Template(TACTIC, "Effect: Each player may bid. The winner pays the bid and draws a card.", "413.1"),
    Template(LOCATION, "Your opponent's hand is revealed.", "401.2a"),
    Template(TACTIC, "Effect: Each player draws a card.", "402.2"),
    # Conditions and references
    Template(CHARACTER, "While the number of cards in your hand is even, this card gains 1 speed.", "410.1"),
    Template(CHARACTER, "While you are being attacked, this card gains 1 strength.", "302.2"),
    Template(CHARACTER, "While this card is in a battle, it gains 1 strength.", "302.9"),
    Template(CHARACTER, "If this card inflicts battle damage to a character, destroy the damaged character.", "408.6"),
    Template(LOCATION, "If a card is depleted, its controller's faction loses 1 influence.", "407.2"),
    Template(TACTIC, 'Cost: Pick a "dragon" character.\nEffect: It gains 2 strength this turn.', "201.4b"),
    Template(CHARACTER, "This card must attack alone.", "505.2"),
)
