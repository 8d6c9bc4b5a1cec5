"""The forms of card text that the rulebook prints or names, a hundred and one: texts for each."""

from __future__ import annotations

from typing import NamedTuple

CHARACTER, TACTIC, ITEM, LOCATION, RESOURCE, FACTION = "character", "tactic", "item", "location", "resource", "faction"


class Template(NamedTuple):
    on: str
    text: str
    rule: str


FORMS: dict[str, tuple[Template, ...]] = {
    "{Ability Name} [{threshold}] / cost: {costs} / effect: {instructions}": (
        Template(CHARACTER, "ENERGIZE [O]\nCost: Pay 2.\nEffect: Put a token on this card.", "502.1"),
    ),
    "cost: {extra costs} / effect: {instructions}": (
        Template(TACTIC, "Cost: Pick a character.\nEffect: Destroy the character.", "401.1a"),
    ),
    "[{threshold icons}] {paragraph}": (
        Template(CHARACTER, "[RRR]: This card gains 3 life.", "405.4"),
        Template(CHARACTER, "2 tokens: This card gains covert.", "409.1"),
    ),
    "Starting Resources: {which resources}": (
        Template(FACTION, "Starting Resources: 1 Greed and 1 staple resource.", "202.5"),
    ),
    "Starting Draw: {n first} / {n second}": (
        Template(FACTION, "Starting Draw: 8 cards if you go first, 9 cards if you go second.", "202.6"),
    ),
    "Restore Rule: {text}": (
        Template(FACTION, "Restore Rule: At the start of your turn, restore all depleted cards you control.", "202.7"),
    ),
    "Develop Rule: {text}": (
        Template(FACTION, "Develop Rule: At the start of your turn, draw a card or play a resource.", "202.8"),
    ),
    "This card gains {n} strength and {n} life for each '{subtype}' card you control": (
        Template(CHARACTER, 'This card gains 1 strength and 1 life for each "dragon" card you control.', "201.4b"),
    ),
    "while {condition}, {static text}": (
        Template(CHARACTER, "While this card is depleted, it gains 1 life.", "504.1"),
    ),
    "while your opponent controls a character, this card gains {n} strength and {n} life": (
        Template(
            CHARACTER, "While your opponent controls a character, this card gains 1 strength and 1 life.", "504.1"
        ),
    ),
    "{card} gains {type}": (Template(ITEM, "This card gains the character type.", "208.1a"),),
    "{card} gains {keyword} / gains covert": (
        Template(LOCATION, "Characters you control gain covert.", "508.2"),
        Template(CHARACTER, "This card gains covert.", "507.3d"),
    ),
    "{card} gains '{rules text}'": (
        Template(CHARACTER, 'Each other character you control gains "If this card leaves play, draw a card."', "508.1"),
    ),
    "{card} loses {thing}": (
        Template(LOCATION, "Each character loses covert.", "402.6"),
        Template(TACTIC, "Cost: Pick a character.\nEffect: It loses covert this turn.", "402.6"),
    ),
    "this card provides {icons}": (
        Template(CHARACTER, "This card provides [OO].", "311.1"),
        Template(RESOURCE, "Provides [OO]", "203.4"),
    ),
    "If {event}, {instructions}": (
        Template(CHARACTER, "If this card is destroyed, draw a card.", "503.1"),
        Template(LOCATION, "If a card is depleted, its controller's faction loses 1 influence.", "407.2"),
    ),
    "When {event}, {instructions}": (Template(CHARACTER, "When this card attacks, draw a card.", "503.1"),),
    "At {moment}, {instructions}": (
        Template(LOCATION, "At the start of each turn, your faction gains 1 influence.", "503.1"),
        Template(CHARACTER, "At the end of each player's turn, that player draws a card.", "503.1"),
    ),
    "at the start of {the|your} turn, ...": (
        Template(CHARACTER, "At the start of your turn, draw a card.", "204.3b"),
        Template(CHARACTER, "At the start of your opponent's turn, draw a card.", "503.1"),
        Template(LOCATION, "At the start of each turn, draw a card.", "204.3b"),
    ),
    "at the end of {the|your} turn, ...": (
        Template(CHARACTER, "At the end of your turn, destroy this card.", "609.1a"),
        Template(LOCATION, "At the end of each turn, draw a card.", "609.1a"),
    ),
    "when this card leaves play, you may pay {n} ...": (
        Template(CHARACTER, "When this card leaves play, you may pay 4. If you do, draw a card.", "406.5b"),
    ),
    "if this card leaves play, draw a card": (Template(CHARACTER, "If this card leaves play, draw a card.", "508.1a"),),
    "when {you play a card|a card is played}, ...": (
        Template(CHARACTER, "When you play a card, draw a card.", "402.8a"),
        Template(CHARACTER, "When a card is played, draw a card.", "402.8a"),
    ),
    "when {damage is inflicted}, ...": (
        Template(CHARACTER, "When damage is inflicted to this card, draw a card.", "408.2b"),
        Template(LOCATION, "When damage is inflicted to a faction, draw a card.", "408.2b"),
    ),
    "when {a party is formed}, ...": (
        Template(CHARACTER, "When you form an attacking party, draw a card.", "607.1c"),
        Template(LOCATION, "When your opponent forms a blocking party, draw a card.", "607.1c"),
    ),
    "{you} may {instruction}": (Template(CHARACTER, "When this card leaves play, you may draw a card.", "503.1"),),
    "if damage is inflicted to a faction, reduce the amount by {n}": (
        Template(LOCATION, "If damage is inflicted to a faction, reduce the amount by 1.", "408.3b"),
    ),
    "increase {damage|number|numeric cost} by {n}": (
        Template(LOCATION, "If damage is inflicted to a character, increase the amount by 1.", "410.3"),
        Template(LOCATION, "The numeric cost of tactics your opponent plays is increased by 1.", "406.3"),
        Template(LOCATION, "The numeric cost of your opponent's tactics is increased by 1.", "406.3"),
        Template(LOCATION, "The numeric cost of tactics is increased by 2.", "406.3"),
        Template(LOCATION, "The numeric cost of abilities you use is increased by 1.", "406.4"),
    ),
    "the numeric cost of your items is reduced by {n}": (
        Template(LOCATION, "The numeric cost of items you play is reduced by 1.", "406.5b"),
        Template(LOCATION, "The numeric cost of your items is reduced by 1.", "406.5b"),
    ),
    "reduce the next numeric cost you pay this turn by {n}": (
        Template(TACTIC, "Effect: Reduce the next numeric cost you pay this turn by 2.", "406.5b"),
    ),
    "reduced by {n}, to a minimum of {m}": (
        Template(LOCATION, "The numeric cost of items you play is reduced by 1, to a minimum of 1.", "410.5"),
    ),
    "your opponent must pay {n} for each attacking party they form": (
        Template(LOCATION, "Your opponent must pay 2 for each attacking party they form.", "505.1"),
    ),
    "you must pay {n} for each attacking party you form": (
        Template(LOCATION, "You must pay 2 for each attacking party you form.", "505.2b"),
    ),
    "anything that could pick this card must pick it": (
        Template(CHARACTER, "Anything that could pick this card must pick it.", "505.2b"),
    ),
    "you cannot pick this card": (
        Template(CHARACTER, "You cannot pick this card.", "310.1"),
        Template(CHARACTER, "Your opponent cannot pick this card.", "310.1"),
        Template(CHARACTER, "Players cannot pick this card.", "310.1"),
    ),
    "characters cannot be destroyed": (Template(LOCATION, "Characters cannot be destroyed.", "402.7a"),),
    "cannot be blocked": (
        Template(CHARACTER, "This card cannot be blocked.", "412.1"),
        Template(LOCATION, "Characters you control cannot be blocked.", "412.1"),
    ),
    "{player} cannot play tactics": (Template(LOCATION, "Your opponent cannot play tactics.", "307.3"),),
    "{something} cannot {attack|...}": (
        Template(CHARACTER, "This card cannot attack or block.", "402.7"),
        Template(LOCATION, "Characters your opponent controls cannot attack.", "607.1a"),
    ),
    "{something} can {action}": (Template(CHARACTER, "This card can block covert parties.", "402.7"),),
    "this card can be played {at other times}": (
        Template(CHARACTER, "You may play this card whenever you could play a tactic.", "507.4d"),
    ),
    "use this only during your turn": (
        Template(CHARACTER, "DRAW\nCost: Use this only during your turn.\nEffect: Draw a card.", "401.3a"),
        Template(TACTIC, "Cost: Play this only during a battle.\nEffect: Draw a card.", "401.3a"),
    ),
    "if {event}, {other event} instead": (
        Template(CHARACTER, "If this card is destroyed, draw a card instead.", "506.1"),
    ),
    "if this card is put into your discard pile from play, remove it from the game instead": (
        Template(
            CHARACTER, "If this card is put into your discard pile from play, remove it from the game instead.", "506.1"
        ),
    ),
    "if a card is destroyed, put it into its owner's hand instead": (
        Template(LOCATION, "If a card is destroyed, put it into its owner's hand instead.", "506.5"),
    ),
    "if a card is put into its owner's hand from play, destroy it instead": (
        Template(LOCATION, "If a card is put into its owner's hand from play, destroy it instead.", "506.5"),
    ),
    "the next {event} ... instead": (
        Template(
            TACTIC, "Effect: The next time you draw a card this turn, your faction gains 1 influence instead.", "506.4"
        ),
        Template(TACTIC, "Effect: The next time a character is destroyed this turn, deplete it instead.", "506.3"),
    ),
    "Attach to {Type}": (
        Template(ITEM, "Attach to Character", "507.2"),
        Template(ITEM, "Attach to Location", "507.2"),
    ),
    "Covert": (Template(CHARACTER, "Covert", "507.3"),),
    "Flip Up {cost} [{threshold}] [{extra costs}]": (
        Template(CHARACTER, "Flip Up 1 [OO] and discard a card", "507.4"),
        Template(CHARACTER, "Flip Up 3", "507.4"),
    ),
    "Unique {Identifier}": (Template(CHARACTER, "Unique Ring", "507.5"),),
    "pay {n}": (Template(TACTIC, "Cost: Pay 2.\nEffect: Draw a card.", "309.1"),),
    "pay {X}": (Template(TACTIC, "Cost: Choose a number for X. Pay X.\nEffect: Draw X cards.", "410.2"),),
    "discard a character": (
        Template(CHARACTER, "DRAW\nCost: Discard a character.\nEffect: Draw a card.", "401.2a"),
        Template(TACTIC, "Cost: Discard a card.\nEffect: Draw a card.", "401.2a"),
    ),
    "as though you were your opponent": (
        Template(
            CHARACTER,
            "You may use abilities on cards your opponent controls as though you were your opponent.",
            "401.2a",
        ),
    ),
    "deplete this card": (Template(CHARACTER, "DRAW\nCost: Deplete this card.\nEffect: Draw a card.", "303.2"),),
    "{card} loses {thing} (in a cost section)": (
        Template(CHARACTER, "DRAW\nCost: This card loses covert.\nEffect: Draw a card.", "401.3b"),
    ),
    "draw a card / draw {n} cards": (
        Template(TACTIC, "Effect: Draw a card.", "306.1"),
        Template(TACTIC, "Effect: Draw 2 cards.", "306.3"),
    ),
    "play a card": (Template(TACTIC, "Effect: Play a card.", "603.2"),),
    "play {a character|an item|a location}": (
        Template(TACTIC, "Effect: Play a character.", "204.1"),
        Template(TACTIC, "Effect: Play an item.", "206.1"),
        Template(TACTIC, "Effect: Play a location.", "207.1"),
    ),
    "play a resource": (Template(TACTIC, "Effect: Play a resource.", "604.1"),),
    "play {a card} for free": (
        Template(TACTIC, "Effect: Play a card for free.", "308.1"),
        Template(TACTIC, "Effect: Play an item for free.", "308.1"),
    ),
    "put {a card} into play": (Template(TACTIC, "Effect: Put a character from your hand into play.", "402.8"),),
    "pick {a character|a card ...}": (
        Template(TACTIC, "Cost: Pick a card.\nEffect: Destroy the card.", "310.1"),
        Template(TACTIC, "Cost: Pick a faction.\nEffect: Inflict 2 damage to it.", "310.1"),
    ),
    "pick a character in a party with this card": (
        Template(
            CHARACTER,
            "INSPIRE\nCost: Pick a character in a party with this card.\nEffect: Restore the character.",
            "302.14",
        ),
    ),
    "destroy {a character|it|...}": (
        Template(TACTIC, "Effect: Destroy all characters.", "304.1"),
        Template(TACTIC, "Effect: Destroy all locations.", "304.1"),
    ),
    "discard {cards}": (Template(TACTIC, "Effect: Discard 2 cards.", "305.1"),),
    "search your deck for {an item}": (
        Template(TACTIC, "Effect: Search your deck for an item and put it into your hand.", "312.2"),
    ),
    "search your deck for a card": (
        Template(TACTIC, "Effect: Search your deck for a card and put it into your hand.", "312.2"),
    ),
    "shuffle {cards} into {its owner's} deck": (
        Template(
            CHARACTER, "If this card leaves play, shuffle all cards from your discard pile into your deck.", "313.2"
        ),
        Template(TACTIC, "Cost: Pick a card.\nEffect: Shuffle it into its owner's deck.", "301.4a"),
    ),
    "put {card} into {its owner's|your} hand [from play]": (
        Template(TACTIC, "Cost: Pick a card.\nEffect: Put it into its owner's hand.", "402.4"),
    ),
    "remove {card} from the game": (
        Template(TACTIC, "Cost: Pick a card.\nEffect: Remove it from the game.", "403.6a"),
    ),
    "terminate {a card|an ability|an effect}": (
        Template(TACTIC, "Cost: Play this only in response to a card or ability.\nEffect: Terminate it.", "314.1"),
    ),
    "duplicate {a tactic}": (Template(TACTIC, "Effect: Duplicate the last other tactic played this turn.", "307.1"),),
    "inflict {n} damage to {something}": (
        Template(TACTIC, "Cost: Pick a character.\nEffect: Inflict 3 damage to it.", "408.7"),
    ),
    "your opponent's faction loses {n} influence": (
        Template(TACTIC, "Effect: Your opponent's faction loses 2 influence.", "408.3b"),
    ),
    "remove {n} damage from {a location}": (
        Template(TACTIC, "Cost: Pick a location.\nEffect: Remove 2 damage from it.", "207.6"),
    ),
    "deplete {card} / restore {card}": (
        Template(TACTIC, "Cost: Pick a character.\nEffect: Deplete it.", "303.2"),
        Template(TACTIC, "Cost: Pick a character.\nEffect: Restore it.", "303.3"),
    ),
    "attach {card} to {card} / detach {card}": (
        Template(ITEM, "MOVE\nCost: Pick a character.\nEffect: Attach this card to it.", "301.2"),
        Template(TACTIC, "Cost: Pick an item.\nEffect: Detach it.", "301.3"),
    ),
    "take control of {card} [duration]": (
        Template(TACTIC, "Cost: Pick a character.\nEffect: Take control of it this turn.", "407.3"),
        Template(TACTIC, "Cost: Pick a character.\nEffect: Take control of it.", "407.3a"),
    ),
    "add {character} to {a battle party}": (
        Template(TACTIC, "Cost: Pick a character you control.\nEffect: Add it to the blocking party.", "407.6"),
    ),
    "remove {character} from battle": (
        Template(TACTIC, "Cost: Pick a character.\nEffect: Remove it from battle.", "302.15"),
    ),
    "flip {card} {face-up|face-down}": (
        Template(TACTIC, "Cost: Pick a face-down card you control.\nEffect: Flip it face-up.", "411.3"),
        Template(TACTIC, "Cost: Pick a card you control.\nEffect: Flip it face-down.", "411.4"),
    ),
    "put {n} tokens on {card} / remove {n} tokens": (
        Template(CHARACTER, "If this card attacks, put 2 tokens on this card.", "409.1"),
        Template(CHARACTER, "DRAW\nCost: Remove 2 tokens from this card.\nEffect: Draw a card.", "409.2"),
    ),
    "{create|put into play} a Micromajig Token": (Template(TACTIC, "Effect: Create a Micromajig Token.", "409.3"),),
    "choose a number": (Template(TACTIC, "Cost: Choose a number for X.\nEffect: Draw X cards.", "410.2"),),
    "bid": (Template(TACTIC, "Effect: Each player may bid. The winner pays the bid and draws a card.", "413.1"),),
    "{hand} is revealed / plays revealed": (Template(LOCATION, "Your opponent's hand is revealed.", "401.2a"),),
    "each player {instruction}": (Template(TACTIC, "Effect: Each player draws a card.", "402.2"),),
    "{number} is even": (
        Template(CHARACTER, "While the number of cards in your hand is even, this card gains 1 speed.", "410.1"),
    ),
    "during a battle / in a battle / attacking / blocking / opposing party / being attacked": (
        Template(CHARACTER, "While you are being attacked, this card gains 1 strength.", "302.2"),
        Template(CHARACTER, "While this card is in a battle, it gains 1 strength.", "302.9"),
        Template(CHARACTER, "While this card is attacking, it gains 1 strength.", "302.8"),
        Template(CHARACTER, "While this card is blocking, it gains 1 strength.", "302.8"),
        Template(TACTIC, "Cost: Pick an attacking character.\nEffect: Destroy it.", "302.10"),
        Template(TACTIC, "Cost: Pick a blocking character.\nEffect: Destroy it.", "302.10"),
        Template(CHARACTER, "DRAW\nCost: Use this only during a battle.\nEffect: Draw a card.", "302.12"),
        Template(TACTIC, "Cost: Pick an opposing character.\nEffect: Destroy it.", "302.10"),
        Template(TACTIC, "Effect: Restore all opposing characters.", "302.10"),
    ),
    "battle damage": (
        Template(
            CHARACTER, "If this card inflicts battle damage to a character, destroy the damaged character.", "408.6"
        ),
    ),
    "this card / it / that card / its owner": (
        Template(TACTIC, "Cost: Pick a card.\nEffect: Put that card into its owner's hand.", "402.4"),
        Template(LOCATION, "If a card is destroyed, its owner draws a card.", "402.4"),
        Template(CHARACTER, "When this card attacks, destroy it.", "402.5b"),
    ),
    "you / your / your opponent": (
        Template(LOCATION, "When you discard a card, your opponent draws a card.", "402.1"),
    ),
    "'{word}'": (
        Template(LOCATION, '"dragon" characters you control gain covert.', "201.4b"),
        Template(TACTIC, 'Cost: Pick a "dragon" card.\nEffect: Destroy it.', "201.4b"),
    ),
    "{player} must {do something} / {something} must {action}": (
        Template(CHARACTER, "This card must attack if able.", "505.1"),
        Template(CHARACTER, "This card must attack alone.", "505.2"),
        Template(LOCATION, "Characters your opponent controls must attack if able.", "505.1"),
        Template(LOCATION, "Your opponent must attack if able.", "505.1"),
    ),
    "... this turn": (
        Template(TACTIC, 'Cost: Pick a "dragon" character.\nEffect: It gains 2 strength this turn.', "201.4b"),
    ),
}
"""What is in braces is filled in."""

CARDS = {
    "{italic text}": "Ferret\nRogue Character\nCost 1\nStats 1/1/1\n\nCovert *(It hides.)*",
    "{several labelled options}": (
        "Fork\nRogue Tactic\nCost 1\n\nChoose one of the following as this card's rules text:\n"
        "OPTION 1\nEffect: Draw a card.\nOPTION 2\nEffect: Your faction gains 1 influence."
    ),
    "{+n|-n} in the corner of an item": (
        "Hood\nRogue Item - gear\nCost 1\nStats +2/-1/+0\n\nAttach to Character\n"
        "The character this card is attached to gains 2 strength. It loses 1 life."
    ),
    "{trade} {types} - {subtypes}; staple": "Bog\nRogue Staple Resource - mire\n\nProvides [D]",
}
"""Forms that are no paragraph of their own: for each, a card that has it."""

TABLE = tuple(template for templates in FORMS.values() for template in templates)
