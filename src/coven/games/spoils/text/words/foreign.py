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
    r"\bend of the turn": "end of this turn",
    r"\buntil (?:the )?end of (?:the |this )?turn": "this turn",
    r"\b[Tt]his turn, ([^.]+)\.": r"\1 this turn.",
    r"\b([^.,]+?) you play costs? (\w+) less\b": r"The numeric cost of \1 you play is reduced by \2",
    r"\b[Tt]he next (\w+) you play this turn costs (\w+) less": (
        r"Reduce the numeric cost of the next \1 you play this turn by \2"
    ),
    r"(?<!faction )\b([Gg]ain|[Ll]ose) (\w+) influence": r"your faction \1s \2 influence",
    r"\b([Yy])our opponent (gains|loses) (\w+) influence": r"\1our opponent's faction \2 \3 influence",
    r"\b([Tt])hey (gain|lose) (\w+) influence": r"\1heir faction \2s \3 influence",
    r"\bdamage to your opponent(?!')": "damage to your opponent's faction",
    r"\b([Ii])f you (win|lose) the (?:coin )?(?:flip|toss)\b": r"\1f you \2",
    r"\bIf you win, ([^.]+)\. If you lose, ": r"If you win, \1. Otherwise, ",
    r"\b(?i:this card gains) ([^.]+) while (attacking|blocking)": r"While this card is \2, it gains \1",
    r"\b(?i:characters you control gain) ([^.]+) while (attacking|blocking)": r"\2 characters you control gain \1",
    r"\bBoth players (\w+) their hands": r"Each player \1s their hand",
    r"\bBoth players (\w+)": r"Each player \1s",
    r"\b(your opponent's|your) (hand|deck|discard pile) (?:contains|has) (no|\w+ or (?:more|less|fewer)) cards": (
        r"there are \3 cards in \1 \2"
    ),
    r"\byour opponent has (no|\w+ or (?:more|fewer)) cards in (?:their )?(hand|deck|discard pile)": (
        r"there are \1 cards in your opponent's \2"
    ),
    r"\byou have (no|\w+ or (?:more|fewer)) cards in (?:your )?(hand|deck|discard pile)": (
        r"there are \1 cards in your \2"
    ),
    r"\byou may pay X, where X is ([^.,]+)\.": r"X is \1. You may pay X.",
    r"\bPay X, where X is ([^.,]+)\.": r"X is \1. Pay X.",
    r"\bfrom the battle\b": "from battle",
    r"\band the rest (into|on) ": r". Put the rest \1 ",
    r"^Attach to character\b": "Attach to Character",
    r"^Attach to item\b": "Attach to Item",
    r"^Attach to location\b": "Attach to Location",
    r"\ball (\w+)s and (\w+)s\b( (?:you|they) control| your opponent controls)?": r"each \1\3 and each \2\3",
    r"\b([Yy])our opponent discards (an? [^.]+?) (?:that you choose|of your choice)\b": (
        r"Choose \2 in it. \1our opponent discards the chosen card"
    ),
    r"\b([Dd])iscard(s?) a random card": r"\1iscard\2 a card at random",
    r"\bup to (\w+) (\w+)": r"\1 or fewer \2",
    r"\b([Ii]f|[Ww]hen) a character blocks this card": r"\1 this card is blocked",
    r"\b[Pp]ut a token on (it|this card) for each (\w+) ((?:you|they) control|your opponent controls)": (
        r"X is the number of \2s \3. Put X tokens on \1"
    ),
    r"\b[Ii]nflict 1 damage to ([^.]+?) for each (\w+) ((?:you|they) control|your opponent controls)": (
        r"X is the number of \2s \3. Inflict X damage to \1"
    ),
    r"\bYour opponent (discard|destroy|deplete)s ([^.]+)\. If they": r"Your opponent may \1 \2. If they",
    r"\b(Discard|Destroy|Deplete|Search|Play) ([^.]+)\. If you": r"You may \1 \2. If you",
    r", (discard|destroy|deplete|search|play) ([^.]+)\. If you": r", you may \1 \2. If you",
    r"\byour opponent's (characters|items|locations)\b": r"\1 your opponent controls",
    r"\bwith an? (strength|life|speed|structure) of (\w+ or (?:more|less))": r"with \2 \1",
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
    "target (?:character|item|location|card)": (
        "what is meant is picked as a cost: 'Cost: Pick a character.', and is 'the character' from then on",
        "310.1",
    ),
    r"unless [^.]* pays?": (
        "what has to be paid is said with 'must': 'Your opponent must pay 1 for each attacking party they form.'",
        "505.1",
    ),
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
