"""Texts that make no sense by the rulebook, each with the card it is on, the rule it breaks or the cause, and the word
under the caret."""

from __future__ import annotations

from typing import NamedTuple

from tests.games.spoils.text.templates import CHARACTER, FACTION, ITEM, LOCATION, RESOURCE, TACTIC


class Nonsense(NamedTuple):
    on: str
    text: str
    cause: str
    """The rule's number, or words of the message."""
    caret: str
    """What the caret stands under, or how that begins."""


TABLE = (
    # What verbs are done to
    Nonsense(TACTIC, "Effect: Deplete a resource.", "203.7", "a resource"),
    Nonsense(TACTIC, "Effect: Restore all resources you control.", "203.7", "all resources you control"),
    Nonsense(TACTIC, "Cost: Pick a depleted resource.\nEffect: Destroy it.", "203.7", "depleted resource"),
    Nonsense(TACTIC, "Effect: Discard a character you control.", "305.1", "a character you control"),
    Nonsense(TACTIC, "Effect: Discard an attacking character.", "305.1", "an attacking character"),
    Nonsense(TACTIC, "Effect: Discard a card in your discard pile.", "305.1", "a card in your discard pile"),
    Nonsense(CHARACTER, "If this card enters play, discard this card.", "305.1", "this card"),
    Nonsense(TACTIC, "Effect: Destroy a card in your hand.", "402.3", "a card in your hand"),
    Nonsense(TACTIC, "Effect: Destroy the top card of your deck.", "402.3", "the top card of your deck"),
    Nonsense(TACTIC, "Effect: Destroy all tactics.", "205.2", "all tactics"),
    Nonsense(TACTIC, "Effect: Put a token on a card in your hand.", "409.1", "a card in your hand"),
    Nonsense(TACTIC, "Effect: Inflict 2 damage to an item.", "O58", "an item"),
    Nonsense(TACTIC, "Effect: Inflict 2 damage to a resource.", "O58", "a resource"),
    Nonsense(TACTIC, "Cost: Pick a character.\nEffect: Inflict 0 damage to it.", "408.1", "0 damage"),
    Nonsense(TACTIC, "Effect: Terminate a character.", "314.1", "a character"),
    Nonsense(TACTIC, "Effect: Duplicate an item.", "307.1", "an item"),
    Nonsense(
        TACTIC,
        "Effect: Remove a token from each item. If a token was removed this way, draw a card.",
        "402.5b",
        "a token was removed this way",
    ),
    Nonsense(TACTIC, "Effect: Discard a card. If you discarded this way, draw a card.", "402.5b", "you discarded"),
    Nonsense(TACTIC, "Effect: Discard a card. If you discarded a token this way, draw a card.", "305.1", "token"),
    Nonsense(TACTIC, "Effect: Search your hand for a card.", "312.1", "a card"),
    Nonsense(TACTIC, "Effect: Play a resource for free.", "604.1", "play a resource for free"),
    Nonsense(TACTIC, "Effect: Play a character you control.", "603.1a", "a character you control"),
    Nonsense(TACTIC, "Effect: Put a tactic from your hand into play.", "205.2", "a tactic from your hand"),
    Nonsense(TACTIC, "Effect: Put a character into play.", "402.3", "a character"),
    Nonsense(TACTIC, "Effect: Flip a face-down card you control face-down.", "411.1", "a face-down card you control"),
    Nonsense(TACTIC, "Effect: This card gains 2 influence.", "202.3", "This card"),
    # Figures
    Nonsense(
        TACTIC, "Cost: Pick an item with 2 or less strength.\nEffect: Destroy it.", "201.7a", "item with 2 or less"
    ),
    Nonsense(
        TACTIC, "Cost: Pick a character with 2 or less structure.\nEffect: Destroy it.", "201.8a", "character with"
    ),
    Nonsense(TACTIC, "Cost: Pick an attacking location.\nEffect: Destroy it.", "302.12", "attacking location"),
    Nonsense(TACTIC, "Cost: Pick a covert item.\nEffect: Destroy it.", "507.3", "covert item"),
    Nonsense(TACTIC, "Cost: Pick a staple character.\nEffect: Destroy it.", "203.5", "staple character"),
    Nonsense(TACTIC, "Cost: Pick a non-item item.\nEffect: Destroy it.", "201.4a", "non-item item"),
    Nonsense(LOCATION, "Items you control gain covert.", "507.3", "Items you control"),
    Nonsense(LOCATION, "Locations you control gain 1 strength.", "201.7a", "Locations you control"),
    Nonsense(LOCATION, "This card gains 1 strength.", "201.7a", "This card"),
    Nonsense(ITEM, "This card gains covert.", "507.3", "This card"),
    Nonsense(LOCATION, "Covert", "507.3", "Covert"),
    Nonsense(CHARACTER, "This card gains 0 strength.", "changes nothing", "0 strength"),
    Nonsense(CHARACTER, "This card gains 1 influence.", "202.3", "This card"),
    # Where a text is never active
    Nonsense(TACTIC, "If you draw a card, your faction gains 1 influence.", "201.5b", "If you draw a card"),
    Nonsense(TACTIC, "Characters you control gain 1 strength.", "201.5b", "Characters you control"),
    Nonsense(TACTIC, "DRAW\nCost: Pay 2.\nEffect: Draw a card.", "201.5b", "DRAW"),
    Nonsense(TACTIC, "Attach to Character", "205.2", "Attach to Character"),
    Nonsense(TACTIC, "This card enters play with 2 tokens.", "205.2", "This card enters play"),
    Nonsense(TACTIC, "You may play this card whenever you could play a tactic.", "205.1", "You may play this card"),
    Nonsense(CHARACTER, "Effect: Draw a card.", "603.1h", "Effect: Draw a card."),
    Nonsense(RESOURCE, "Flip Up 1 [O]", "203.1", "Flip Up 1 [O]"),
    Nonsense(RESOURCE, "DRAW\nCost: Deplete this card.\nEffect: Draw a card.", "203.7", "this card"),
    Nonsense(ITEM, "The character this card is attached to gains 1 life.", "507.2", "The character this card is"),
    Nonsense(CHARACTER, "Starting Draw: 8 cards if you go first, 9 cards if you go second.", "202.5", "Starting Draw"),
    Nonsense(CHARACTER, "Draw a card.", "503.1", "Draw a card."),
    Nonsense(CHARACTER, "This card gains 1 strength this turn.", "402.1", "This card gains"),
    Nonsense(CHARACTER, "If this card is attacking, draw a card.", "503.1", "this card is attacking"),
    Nonsense(CHARACTER, "While this card attacks, it gains 1 strength.", "O46", "this card attacks"),
    Nonsense(TACTIC, "Effect: Use this only during your turn.", "401.3a", "Use this only during your turn"),
    # Restrictions
    Nonsense(TACTIC, "Cost: Use this only during your turn.\nEffect: Draw a card.", "401.3a", "Cost"),
    Nonsense(CHARACTER, "DRAW\nCost: Play this only during your turn.\nEffect: Draw a card.", "401.3a", "DRAW"),
    Nonsense(
        TACTIC,
        "Cost: Play this only during your turn. Play this only during your opponent's turn.\nEffect: Draw a card.",
        "602.1",
        "Cost",
    ),
    Nonsense(
        TACTIC,
        "Cost: Play this only during a battle. Play this only outside of a battle.\nEffect: Draw a card.",
        "302.8",
        "Cost",
    ),
    # Pointing words
    Nonsense(TACTIC, "Effect: Destroy it.", "402.5b", "it"),
    Nonsense(TACTIC, "Effect: Destroy the character.", "402.5b", "the character"),
    Nonsense(TACTIC, "Cost: Pick an item.\nEffect: Destroy the character.", "402.5b", "the character"),
    Nonsense(TACTIC, "Cost: Pick 2 characters.\nEffect: Destroy it.", "402.5b", "it"),
    Nonsense(TACTIC, "Cost: Pick a character.\nEffect: Destroy them.", "402.5b", "them"),
    Nonsense(
        TACTIC, "Cost: Pick a character.\nEffect: Destroy the second character.", "402.5b", "the second character"
    ),
    Nonsense(TACTIC, "Cost: Pick a character.\nEffect: Destroy it. It gains 1 strength this turn.", "402.5b", "It"),
    Nonsense(TACTIC, "Effect: You may pick a character. Destroy it.", "402.5b", "it"),
    Nonsense(TACTIC, "Effect: Draw a card. If you do, discard a card.", "402.5b", "you do"),
    Nonsense(TACTIC, "Effect: Destroy the chosen character.", "402.5b", "the chosen character"),
    Nonsense(TACTIC, "Effect: Put the rest into your hand.", "402.5b", "the rest"),
    Nonsense(TACTIC, "Effect: If you win, draw a card.", "402.5b", "you win"),
    Nonsense(CHARACTER, "If this card attacks, that player draws a card.", "402.5b", "that player"),
    Nonsense(CHARACTER, "If this card attacks, put it into their hand.", "402.5b", "their"),
    Nonsense(TACTIC, "Effect: Each player discards a card. They draw a card.", "402.5b", "They"),
    Nonsense(TACTIC, "Effect: Each player may discard a card. If they do, draw a card.", "402.5b", "they do"),
    Nonsense(
        TACTIC,
        "Effect: Each player discards a card. If they discarded a character this way, draw a card.",
        "402.5b",
        "they",
    ),
    # X
    Nonsense(TACTIC, "Effect: Draw X cards.", "410.2", "X"),
    Nonsense(TACTIC, "Cost: Choose a number for X.\nEffect: Draw a card.", "410.2", "X"),
    Nonsense(TACTIC, "Cost: Choose a number for X. X is 2. Pay X.\nEffect: Draw a card.", "410.2", "X is 2"),
    # Nothing takes the place of what a player decides to do
    Nonsense(CHARACTER, "If this card attacks, draw a card instead.", "506.1", ""),
    Nonsense(LOCATION, "If you play a tactic, draw a card instead.", "506.1", ""),
    Nonsense(LOCATION, "If your opponent picks a character you control, draw a card instead.", "506.1", ""),
    Nonsense(TACTIC, "Effect: The next time a character blocks this turn, destroy it instead.", "506.1", ""),
    Nonsense(TACTIC, "Effect: The next time you use an ability this turn, draw a card instead.", "506.1", ""),
    Nonsense(LOCATION, "If a coin is flipped, draw a card instead.", "506.1", ""),
    Nonsense(LOCATION, "If a character enters play, draw a card instead.", "403.1", ""),
    # Words that say nothing where they stand
    Nonsense(CHARACTER, "While this card is in play, it gains 1 life.", "201.5b", ""),
    Nonsense(CHARACTER, "While this card was attacking, it gains 1 life.", "504.1", "this card"),
    Nonsense(CHARACTER, "If this card blocks a blocking party, draw a card.", "607.1d", ""),
    Nonsense(CHARACTER, "This card gains 1 structure.", "201.8a", "this card"),
    Nonsense(LOCATION, "Each other party must contain 3 or more characters.", "201.4b", ""),
    Nonsense(LOCATION, "The numeric cost of your attacking abilities is reduced by 1.", "201.4b", ""),
    Nonsense(LOCATION, "2 characters you control gain covert.", "310.1", "2 characters"),
    Nonsense(CHARACTER, "This card cannot attack your discard pile.", "607.1a", "your discard pile"),
    Nonsense(CHARACTER, "This card cannot attack locations in your opponent's hand.", "607.1a", "locations in"),
    Nonsense(LOCATION, "Your opponent cannot attack your hand.", "607.1a", "your hand"),
    Nonsense(LOCATION, "Your opponent cannot pick your discard pile.", "402.7", "your discard pile"),
    Nonsense(LOCATION, "A player cannot play tactics.", "402.7", ""),
    Nonsense(LOCATION, "At the end of each player's turn, draw a card.", "402.1", ""),
    Nonsense(LOCATION, "At the end of each turn, that player draws a card.", "402.1", ""),
    Nonsense(LOCATION, '"Dragon" characters gain covert.', "small letters", '"Dragon"'),
    Nonsense(TACTIC, "Cost: Pick a card.\nEffect: Remove all damage from abilities.", "O58", "abilities"),
    Nonsense(TACTIC, "Effect: Play another item.", "402.5b", ""),
    Nonsense(TACTIC, "Effect: Destroy all face-down characters.", "411.1", ""),
    Nonsense(TACTIC, "Cost: Pick a character.\nEffect: Put it into its controller's hand.", "403.1", "it"),
    Nonsense(LOCATION, "The numeric cost of depleted items is reduced by 1.", "402.3", "depleted items"),
    Nonsense(LOCATION, "You pay the numeric costs of those abilities yourself.", "401.2a", ""),
    Nonsense(CHARACTER, "GO\nCost: Deplete a card named name you control.\nEffect: Draw a card.", "201.1a", "name"),
    Nonsense(TACTIC, "Effect: Reduce the numeric cost of the next coin you play this turn by 4.", "603.1", "coin"),
    Nonsense(TACTIC, "Effect: Your opponent discards a card that could have been picked.", "310.1", ""),
    Nonsense(TACTIC, "Effect: Put a Micromajig Token from your hand into play.", "409.3b", "Micromajig"),
    # Other games' notions
    Nonsense(CHARACTER, "If this card leaves play, tap target creature.", "no word", "tap"),
    Nonsense(FACTION, "Cost: Discard a card.", "203.1", "Cost"),
    # Where things are by then, and what they are
    Nonsense(CHARACTER, "If this card leaves play, restore it.", "402.4", "it"),
    Nonsense(CHARACTER, "If this card leaves play, deplete it.", "402.4", "it"),
    Nonsense(CHARACTER, "If this card leaves play, put a token on it.", "402.4", "it"),
    Nonsense(CHARACTER, "If this card leaves play, attach it to a character.", "402.4", "it"),
    Nonsense(CHARACTER, "If this card leaves play, it gains covert.", "402.4", "it"),
    Nonsense(CHARACTER, "If this card is destroyed, destroy it.", "402.4", "it"),
    Nonsense(CHARACTER, "If this card is destroyed, inflict 2 damage to it.", "402.4", "it"),
    Nonsense(CHARACTER, "If this card is destroyed, take control of it.", "402.4", "it"),
    Nonsense(CHARACTER, "If another character is destroyed, it gains 1 life this turn.", "402.4", "it"),
    Nonsense(CHARACTER, "If another character leaves play, take control of it.", "402.4", "it"),
    Nonsense(CHARACTER, "If another character leaves play, deplete it.", "402.4", "it"),
    Nonsense(CHARACTER, "If a card is discarded, destroy it.", "402.4", "it"),
    Nonsense(CHARACTER, "If a card is discarded, deplete it.", "402.4", "it"),
    Nonsense(CHARACTER, "If you discard a card, it gains 1 strength.", "402.4", "it"),
    Nonsense(CHARACTER, "If a card is removed from the game, destroy it.", "402.4", "it"),
    Nonsense(CHARACTER, "If you play a tactic, deplete it.", "402.4", "it"),
    Nonsense(CHARACTER, "If you play a tactic, put a token on it.", "402.4", "it"),
    Nonsense(CHARACTER, "If you play a tactic, destroy it.", "402.4", "it"),
    Nonsense(CHARACTER, "If you play a tactic, take control of it.", "402.4", "it"),
    Nonsense(CHARACTER, "If you play a tactic, it gains covert this turn.", "507.3", "it"),
    Nonsense(TACTIC, "Cost: Pick a tactic.\nEffect: Destroy the tactic.", "205.2", "tactic"),
    Nonsense(TACTIC, "Cost: Pick a resource.\nEffect: Deplete the resource.", "203.7", "the resource"),
    Nonsense(
        TACTIC, "Cost: Pick a resource.\nEffect: The resource gains 1 strength this turn.", "201.7a", "The resource"
    ),
    Nonsense(TACTIC, "Cost: Pick an item.\nEffect: The item gains covert this turn.", "507.3", "The item"),
    Nonsense(TACTIC, "Cost: Pick an item.\nEffect: The item gains 2 strength this turn.", "201.7a", "The item"),
    Nonsense(TACTIC, "Cost: Pick an item.\nEffect: The item cannot attack this turn.", "204.3", "The item"),
    Nonsense(TACTIC, "Cost: Pick a location.\nEffect: The location gains 2 life this turn.", "201.7a", "The location"),
    Nonsense(
        TACTIC, "Cost: Pick a character.\nEffect: The character gains 2 structure this turn.", "201.8a", "The character"
    ),
    Nonsense(
        TACTIC, "Cost: Pick a character in your discard pile.\nEffect: Discard the character.", "305.1", "the character"
    ),
    Nonsense(TACTIC, "Cost: Pick a character.\nEffect: Discard the character.", "305.1", "the character"),
    Nonsense(TACTIC, "Cost: Choose a card in your hand.\nEffect: Destroy the chosen card.", "402.4", "the chosen card"),
    Nonsense(
        TACTIC,
        "Cost: Play this only in response to a tactic. Play this only in response to an item.\nEffect: Draw a card.",
        "606.1",
        "item",
    ),
    Nonsense(
        TACTIC,
        "Cost: Play this only in response to a tactic you control.\nEffect: Terminate the tactic.",
        "606.1",
        "tactic you control",
    ),
    Nonsense(
        TACTIC, "Cost: Play this only in response to a tactic.\nEffect: Destroy the tactic.", "402.4", "the tactic"
    ),
    Nonsense(
        TACTIC,
        "Cost: Play this only in response to a tactic.\nEffect: Take control of the tactic.",
        "402.4",
        "the tactic",
    ),
    Nonsense(TACTIC, "Effect: If this card is in play, draw a card.", "402.4", "this card"),
    Nonsense(TACTIC, "Effect: If this card is depleted, draw a card.", "402.3", "this card"),
    Nonsense(TACTIC, "Effect: Put a token on this card.", "402.4", "this card"),
    Nonsense(TACTIC, "Effect: Deplete this card.", "402.4", "this card"),
    Nonsense(TACTIC, "Effect: Destroy this card.", "402.4", "this card"),
    Nonsense(TACTIC, "Effect: Draw 0 cards.", "402.5", "0 cards"),
    Nonsense(TACTIC, "Cost: Remove 0 tokens from this card.\nEffect: Draw a card.", "402.5", "this card"),
    Nonsense(TACTIC, "Cost: Remove a token from this card.\nEffect: Draw a card.", "402.4", "this card"),
    Nonsense(TACTIC, "Cost: Deplete this card.\nEffect: Draw a card.", "402.4", "this card"),
    Nonsense(ITEM, "ZAP\nCost: Deplete this card. Deplete this card.\nEffect: Draw a card.", "303.2", "this card"),
    Nonsense(ITEM, "ZAP\nCost: Destroy this card. Deplete this card.\nEffect: Draw a card.", "402.4", "this card"),
    Nonsense(ITEM, "ZAP\nCost: Destroy this card.\nEffect: Put a token on this card.", "402.4", "this card"),
    Nonsense(ITEM, "ZAP\nCost: Destroy this card.\nEffect: Deplete this card.", "402.4", "this card"),
    Nonsense(ITEM, "ZAP\nCost: Remove this card from the game.\nEffect: Destroy this card.", "402.4", "this card"),
    Nonsense(RESOURCE, "This card enters play depleted.", "203.7", "This card enters play depleted."),
    Nonsense(RESOURCE, "At the start of your turn, deplete this card.", "203.7", "this card"),
    Nonsense(LOCATION, "If this card attacks, draw a card.", "204.3", "this card"),
    Nonsense(LOCATION, "If this card is blocked, draw a card.", "204.3", "this card"),
    Nonsense(ITEM, "If this card blocks, draw a card.", "204.3", "this card"),
    Nonsense(ITEM, "If damage is inflicted to this card, draw a card.", "O58", "this card"),
    Nonsense(ITEM, "If this card inflicts battle damage to a faction, draw a card.", "204.3", "this card"),
    Nonsense(CHARACTER, "[OO]: Flip Up 1 [O]", "405.4", "[OO]: Flip Up 1 [O]"),
    Nonsense(LOCATION, "This card cannot attack or block.", "204.3", "This card"),
    Nonsense(
        TACTIC,
        "Cost: Pick a character with 0 or less life.\nEffect: Destroy the character.",
        "410.4",
        "character with 0 or less life",
    ),
    Nonsense(
        CHARACTER,
        "If this card attacks while you are being attacked, draw a card.",
        "302.3",
        "If this card attacks while you are being attacked, draw a card.",
    ),
    Nonsense(CHARACTER, "If a face-down character enters play, draw a card.", "411.1", "face-down character"),
    Nonsense(CHARACTER, "This card cannot be picked by damage.", "310.1", "damage"),
    Nonsense(CHARACTER, "If this card is destroyed, it gains 2 life this turn.", "402.4", "it"),
    Nonsense(CHARACTER, "If this card is picked by a tactic, destroy it.", "402.4", "it"),
    Nonsense(
        TACTIC,
        "Cost: Pick a character. Deplete an item you control.\nEffect: It gains 2 strength this turn.",
        "201.7a",
        "It",
    ),
    Nonsense(
        TACTIC, "Effect: You may destroy a character you control. If you do, it gains 2 life this turn.", "402.5b", "it"
    ),
    Nonsense(TACTIC, "Effect: Search your deck for a card. Destroy it.", "402.5b", "it"),
    Nonsense(TACTIC, "Effect: Reveal your discard pile.", "403.5a", "your discard pile"),
    Nonsense(TACTIC, "Effect: Reveal a card in your discard pile.", "403.5a", "a card in your discard pile"),
    Nonsense(CHARACTER, "If a card is terminated, restore it.", "402.4", "it"),
    Nonsense(CHARACTER, "If this card attacks a location, draw a card.", "If you attack a location", "a location"),
)
