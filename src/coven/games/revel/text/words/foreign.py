"""Words of other games, and notions that the rulebook doesn't have."""

from __future__ import annotations

FOREIGN: dict[str, str] = {
    "I": "you",
    "my": "your",
    "graveyard": "discards",
    "discard pile": "discards",
    "library": "deck",
    "toughness": "Resistance",
    "defense": "Resistance",
    "defence": "Resistance",
    "strength": "Power",
    "destroy": "discard",
    "destroys": "discards",
    "trash": "discard",
    "bury": "discard",
    "bounce": "draw",
    "tuck": "stash",
    "cast": "play",
    "casts": "plays",
    "summon": "play",
    "deploy": "play",
    "creature": "spell",
    "creatures": "spells",
    "minion": "spell",
    "minions": "spells",
    "lane": "spell space",
    "lanes": "spell spaces",
    "facing": "opposing",
    "enemy": "opposing",
    "counters": "+1s",
    "+1 counter": "+1",
    "+1 counters": "+1s",
    "show": "reveal",
    "shows": "reveals",
    "pick": "choose",
    "select": "choose",
    "obtain": "gain",
    "receive": "gain",
    "target": "1",
    "pay": "spend",
    "pays": "spends",
    "energy": "Passion",
    "mana": "Passion",
}
"""What people who come from other games say, and what it is called here."""

OF_ALL = ("Powers are told apart by whose they are, not by what they are printed on", "4.7.3")

NOTIONS: dict[str, tuple[str, str]] = {
    "coin": ("chance decides who begins and nothing after that", "1.8.1"),
    "die": ("chance decides who begins and nothing after that", "1.8.1"),
    "dice": ("chance decides who begins and nothing after that", "1.8.1"),
    "(?:at )?random(?:ly)?": ("what is taken at random is plain cards from a hand, which is in no order", "3.8.1"),
    "damage": ("spells have Power and Resistance and take no damage; they are overpowered or discarded", "5.8.1"),
    "attack": ("spells don't attack; they check for overpower when they are played", "5.8.1"),
    "attacks": ("spells don't attack; they check for overpower when they are played", "5.8.1"),
    "exile": ("what leaves the field goes to discards, a hand or a deck", "3.4.11"),
    "tap": ("cards are not turned; what can be used once each turn is a Power", "4.7.4"),
    "exhaust": ("cards are not turned; what can be used once each turn is a Power", "4.7.4"),
    "life": ("players have no life; they have Stamina, and spaces they are winning in", "2.6.1"),
    "control of": ("who controls something never changes", "1.9.3"),
    "adjacent": ("spell spaces have no order, so none is next to another", "3.4.6"),
    "next to": ("spell spaces have no order, so none is next to another", "3.4.6"),
    "neighbouring": ("spell spaces have no order, so none is next to another", "3.4.6"),
    "extra turn": ("players take turns one after the other; what can be had more of is plays", "2.3.1"),
    "copy of it": ("copies are counted in a deck only; say which card, as in 'a card named \"Ember\"'", "7.2.1"),
    "costs": (
        "cards have no printed costs; what is asked for an action stands before a colon: 'To Play: ...'",
        "4.3.1",
    ),
    "heads": ("chance decides who begins and nothing after that", "1.8.1"),
    "win (?:the game )?by (?:domination|exhaustion)": (
        "to win is no action that could be told or forbidden: who wins is found in the outcome check by the spell"
        " spaces that a player is winning in",
        "2.7.1",
    ),
    "win the game": ("the game is won by winning in spell spaces", "2.6.1"),
    r"(?:move|put)s? [^.:;]+? (?:in|into|onto|to) (?:your |their |your opponent's |the |an? )?(?:spell|stance|witch"
    r"|resource|stamina) area": (
        "each area is for one kind of thing, and nothing is moved from one to another: a spell goes 'to an empty side"
        " of yours'",
        "3.4.12",
    ),
    r"1 of its cards|(?:cards? (?:in|of)|part of) (?:it|that spell)(?=[.,]|$)": (
        "while a card is part of a spell, what is done is done to the spell; its cards are told apart once it has left:"
        " '1 of the cards discarded this way'",
        "1.7.9",
    ),
    r"(?:that|this|the opposing|chosen|the chosen) spell's effects|(?:the )?effects of (?:that|the|an?|1|any)": (
        "an effect is printed on a card and applies as long as that is on the field: nothing else comes to have it",
        "4.1.3",
    ),
    r"(?:stitch this card onto|shar(?:e|es|ing) an? stitch icon)": (
        "what a card can be stitched onto is said by its stitch icons, and a card may have several: 'Icons: flames,"
        " moonlight'",
        "5.7.4",
    ),
    r"the spell that overpowered (?:it|this spell|that spell)": (
        "which spell has overpowered another is not kept in mind: it is the one across from it",
        "5.8.2",
    ),
    r"of (?:their|your|your opponent's) (?:\w+ )*(?:spell|card|stance)s (?:discarded|stashed|drawn|revealed|chosen)"
    r" this way": (
        "what was done this way is not told apart by whose it was: count them before",
        "4.10.15",
    ),
    r"shuffled (?:into (?:your|their) deck )?this way": (
        "where a card lies that was shuffled into a deck nobody knows: choose the cards before, and count those",
        "3.6.1",
    ),
    r"the next (?:\w+ )*(?:spell|stance|card)(?: card)? (?:you|your opponent|they) plays?": (
        "an effect speaks of what is there: what is played later is waited for in the initial part",
        "4.10.1",
    ),
    "(?:top|bottom|last|topmost) (?:card|\\d+ cards) of (?:your|their|your opponent's|any) discards": (
        "discards are in no order: everybody sees all of them, and whoever takes one chooses it",
        "3.7.1",
    ),
    r"(?:up )?to a maximum of \d+|(?<=, )(?:up to|at most) \+?\d+(?= ?\.|$| power| resistance)": (
        "what is counted is counted in full: no more than so much can't be said of it",
        "0.4.2",
    ),
    r"(?:this spell|the opposing spell)'s (?:power|resistance) is equal to|has (?:power|resistance) equal to": (
        "whether +1s and other effects change it besides is not said: say how much it has for each",
        "1.3.9",
    ),
    r"loses? (?:all of |all )?(?:its|their) (?:effects|powers|text)": (
        "what is printed on something applies as long as it is on the field: nothing takes it away",
        "4.1.3",
    ),
    r"(?:is|are) (?:always )?revealed(?=\.)|plays? with (?:their|your) hands? revealed": (
        "cards are revealed by an instruction, each for as long as that says",
        "5.4.4",
    ),
    r"each player (?:with|who)": (
        "what depends on how a player stands is said of one player at a time: 'If your opponent has ..., ...'",
        "0.2.8",
    ),
    r"powers? on (?:an? |your |your opponent's |opposing )?(?:spell|stance|witch)(?:es|s)?": OF_ALL,
    "hand size": ("a hand has no limit", "3.8.1"),
    "game begins": ("nothing on a card happens before the first turn begins", "2.2.8"),
    "the most": ("two players are compared: 'if you are winning in more spell spaces than your opponent'", "2.1.1"),
    "X": ("a number is said by what it counts: 'any amount of Passion', 'that many', 'for each'", "0.4.2"),
    "because": (
        "why something happens is asked only of what the rules bring: 'By Stitching', 'By Skipping A Play'",
        "5.7.14",
    ),
    r"powers of (?:(?:this|your|your opponent's|all|the) )?(?:\w+ )?(?:spell|stance)s?": OF_ALL,
    r"(?:spell|stance)(?:'s|s') powers": OF_ALL,
    r"uses? an? (?:power of (?:an?|this|1 of your) (?:spell|stance)s?|(?:spell|stance)'s power)": OF_ALL,
    r"mark counters? (?:to|on|onto|from) (?:this|it|that)": (
        "mark counters are what a resource card counts with; a spell has +1s",
        "1.4b.6",
    ),
    "as many of (?:your|their|your opponent's) next draws": ("say how many: 'your next 3 draws'", "5.2.3"),
    r"if (?:it|this spell) overpowers": (
        "'On Play' comes before the check for overpower: that it overpowers is said in the initial part",
        "5.8.7",
    ),
    r"stitch(?:es|ed)? (?:an? (?:strike spell )?card |an?(?:other)? (?:strike )?spell )?onto (?:this spell|it)": (
        "of a spell it makes no difference which of its cards was there first: what is stitched is the spell",
        "1.7.6",
    ),
    "token": ("tokens only show who is winning in a space; nothing is made of them", "1.4a.1"),
}
"""What the rulebook has no notion of: why, and the rule that says so."""

RATHER: dict[str, str] = {
    r"^(when (?:this spell is overpowered|your opponent overpowers this spell): .*?)the spell that overpowered"
    r" (?:it|this spell)(.*?)(?: for as long as (?:it|that spell) (?:remains|is|stays) on the field)?\.?$": (
        r"\1the opposing spell\2."
    ),
    r"discard all ((?:\w+ )?(?:spell|stance))s\. each player (gains|draws|loses) (\d+ \w+) for each of their"
    r" (?:\1|spell|stance)s discarded this way": r"each player \2 \3 for each of their \1s. Discard all \1s",
    r"shuffle (any number of [^.:;]+?) into your deck\. (?:then )?(draw|gain|add)([^.:;]+?) for each card shuffled"
    r" (?:into your deck )?this way": r"choose \1. Shuffle them into your deck. \2\3 for each card chosen this way",
    r"^(your|your opponent's) (hand|next draw) is (?:always )?revealed\.?$": (
        r"When Your Turn Begins: Reveal \1 \2 until your next turn."
    ),
    r"^on play: the next ((?:\w+ )*(?:spell|stance|card)(?: card)?) your opponent plays has (-\d+ (?:power|resistance))"
    r"\.?$": (r"The First Time Each Turn Your Opponent Plays A \1: It has \2 until the turn ends."),
    r"^the first time (?:each turn )?([^:]*\bwould\b[^:]*?)(?: (?:during )?each turn)?: ([^:]+?)\.?$": (
        r"When \1: \2. Do this only once each turn."
    ),
    r"^(to [^:]*: )your opponent (discard|spend|stash|reveal)(?:s|es) ([^.:;]+?)(?: from (?:their|your) (hand))?\.?$": (
        r"\1\2 \3."
    ),
    r"^on play: (.+?) if (?:it|this spell) overpowers(?: a spell)?\.?$": r"If Playing This Overpowers: \1.",
    r"^on play: if (?:it|this spell) overpowers(?: a spell)?, (.+)$": r"If Playing This Overpowers: \1",
    r"(your opponent is allotted \d+) (?:less|fewer) (plays?)(?=\.)": (
        r"\1 less \2 each turn until the end of your opponent's next turn"
    ),
    r"the (?:top|bottom|last|topmost) card of ((?:your|their|your opponent's) discards)": r"1 card from \1",
    r",? (?:(?:up )?to a maximum of|up to|at most) \+?\d+(?: (?:power|resistance))?(?=\.)": "",
    r"^(?:the )?powers of your opponent's (?:spells|stances?) can't be used": "Your opponent can't use Powers",
    r"^your opponent's (?:spells|stances?)'s? powers can't be used": "Your opponent can't use Powers",
    r"^(?:the )?powers of (?:all )?(?:spells|stances) can't be used": "Players can't use Powers",
    r"^(?:spells|stances)' powers can't be used": "Players can't use Powers",
    r"^(?:the powers of your (?:spells|stances?)|your (?:spells|stances?)'s? powers) can't be used": (
        "You can't use Powers"
    ),
    r"can't use (?:the )?powers (?:of|on) [a-z' ]+?(?=\.| this turn)": "can't use Powers",
    r"can't use (?:your )?(?:spells|stances)' powers": "can't use Powers",
    r"1 of your (?:spells|stances)' powers": "1 of your Powers",
    r"(?:1|a) (?:of the )?powers? of (?:1 of )?your (?:spells|stance)": "1 of your Powers",
    r"each of your (?:spells|stances)' powers": "each of your Powers",
    r"uses? a (?:power of (?:a|1 of your|this) (?:spells?|stance)|(?:spell|stance)'s power)": "use a Power",
    r"^(?:when|each time) (?:you|a player) stitch(?:es)? (?:a card )?onto this spell:": "When This Spell Is Stitched:",
    r"^(?:when|each time) a card is stitched onto this spell:": "When This Spell Is Stitched:",
    r"until the end of your turn": "until the turn ends",
    r"you may play (?:an?|1) (?:additional|extra) card each turn": "you are allotted 1 more play each turn",
    r"^(this spell|the opposing spell)'s (power|resistance) is equal to the number of (your [^.]+?|[^.]+?)s("
    r" [^.]*)?\.?$": (r"\1 has +1 \2 for each \3\4."),
    r"during (?:their|your opponent's) next turn": "until the end of your opponent's next turn",
    r"during your next turn": "until the end of your next turn",
    r"^to play: lose (\d+) stamina": r"On Play: Lose \1 Stamina",
    r"(?:you may )?lose (\d+) stamina to ([^.]+)": r"You may lose \1 Stamina. If you do, \2",
}
"""What can't be said, and what comes nearest to it: patterns, and what is offered in their place. It means something
else, so it is never read for it."""
