"""Words of other games, and notions that the rulebook doesn't have."""

from __future__ import annotations

from typing import Final

FOREIGN: Final[dict[str, str]] = {
    "graveyard": "discard pile",
    "library": "deck",
    "power": "strength",
    "attack strength": "strength",
    "toughness": "life",
    "health": "life",
    "creature": "character",
    "creatures": "characters",
    "unit": "character",
    "units": "characters",
    "minion": "character",
    "minions": "characters",
    "equipment": '"gear" item',
    "tap": "deplete",
    "exhaust": "deplete",
    "untap": "restore",
    "ready": "restore",
    "tapped": "depleted",
    "counter": "token",
    "counters": "tokens",
    "target": "pick a",
    "deal": "inflict",
    "deals": "inflicts",
    "sacrifice": "destroy",
    "enters the battlefield": "enters play",
    "comes into play": "enters play",
    "leaves the battlefield": "leaves play",
    "dies": "is destroyed",
    "exile": "remove from the game",
    "each opponent": "your opponent",
    "an opponent": "your opponent",
    "can't": "cannot",
    "get": "gain",
    "gets": "gains",
    "until end of turn": "this turn",
    "at the beginning of your turn": "at the start of your turn",
    "whenever": "when",
}
"""What people who come from other games say, and what it is called here."""

OTHERWISE: Final[dict[str, str]] = {
    r"\b(start|end) of (?:the|every) turn": r"\1 of each turn",
    r"\bmust (attack|block) (?:each|every) turn(?: if able)?": r"must \1 if able",
    r"\bEach player's faction\b": "Each faction",
    r"\beach player's faction\b": "each faction",
    r"\b(a|an) (\w+) in the opposing party": r"an opposing \2",
    r"\b(\w+)s in the opposing party": r"opposing \1s",
    r"\b([Ee])ach (\w+) in the opposing party": r"\1ach opposing \2",
    r" and (gains|loses|cannot|must) ([^.,]+?) this turn\.": r" this turn. It \1 \2 this turn.",
    r" and (gains|loses|cannot|must) (?!.* this turn\.)": r". It \1 ",
    r"\bPut (.+ Micromajig Tokens?) into play": r"Create \1",
    r"\bput (.+ Micromajig Tokens?) into play": r"create \1",
    r"\b([Yy])our opponent plays with their hand revealed": r"\1our opponent's hand is revealed",
    r"\b([Pp])ut each (\w+) into its owner's (hand|deck|discard pile)\b": r"\1ut all \2s into their owners' \3s",
}
"""Other ways to say what can be said: patterns, and how it is written here."""

NOTIONS: Final[dict[str, tuple[str, str]]] = {
    # O09
    "doubles?": ("doubling isn't covered: the rulebook knows increases and reductions", "O09"),
    "halves|halve": ("halving isn't covered: say 'X is half its strength, rounded up'", "O09"),
    "becomes?": ("setting a number isn't covered: say what is gained or lost", "O09"),
    "stack": ("there is no stack: actions are responded to", "606.2c"),
    "priority": ("there is no priority: one responds to the opponent's actions", "606.2b"),
    "mana": ("what is paid is resources, and they are attached", "309.1"),
    "prevent": (
        "damage is reduced, and not prevented: 'If damage is inflicted ..., reduce the amount by ...'",
        "408.2",
    ),
    "would": ("what replaces something says so with 'instead': 'If this card is destroyed, ... instead'", "506.1"),
    "as though you were your opponent": (
        "in the other's place one uses abilities: 'You may use abilities on ... as though you were your opponent'",
        "401.2a",
    ),
    "summoning sickness": ("a character attacks if it started the turn in play", "204.3"),
    "regenerate": ("what would be destroyed can be replaced: 'If this card is destroyed, ... instead'", "506.1"),
}
"""What the rulebook doesn't have, with the reason and its rule."""
