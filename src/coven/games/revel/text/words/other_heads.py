"""Other wordings of initial parts, and of whole paragraphs: what decides the kind of an effect (4.2)."""

from __future__ import annotations

from coven.language.rewording import Wording

_IN_A_DECK = (
    r"^(?:you (?:can|may) (?:only )?(?:include|have|put|play)|(?:a|your|each) deck (?:can|may)"
    r" (?:only )?(?:have|contain|include))"
)
_DURING = (
    r" during (your) ((?:opponent's )?)turn:"
    r" (?!if |unless |otherwise|when |at the |during )([^.]+(?:\. if you do, [^.]+)?\.?)$"
)
"""The turn in which something happens, said in the initial part, and a body that depends on it as a whole."""
_TURN = r"(?:your|your opponent's|a|each|every|each player's) turn"

_POINTS = r"(?:.*(?:(?<!stop )(?<!prevent )\bit\b(?! is (?:your|the final))|\bits\b|\bthat spell\b|\bthey\b))"
"""A body that points at something."""
_OPPOSING = (
    r"(?:an? (?:opposing )?spell|another spell|the opposing spell|a spell your opponent controls|1 of your opponent's"
    r" spells)"
)
"""5.8.2 What can overpower this spell."""

_HAPPENS = (
    r"(?:play|stitch|draw|discard|stash|reveal|overpower|gain|lose|spend|skip|use|pass|choose|add|remove|leave|enter"
    r"|begin|end)"
)

HEADS: tuple[Wording, ...] = (
    Wording(r"^if ([^:,]*?\b(?:would|tries to)\b[^:]*)(?=:)", "when {1}",
            "If your opponent would gain Passion: They gain 1 less instead.",
            "When Your Opponent Would Gain Passion: Your opponent gains 1 less Passion instead."),
    Wording(r"^if ([^:,]*?\b(?:would|tries to)\b[^:,]*), ([^:]+)$", "when {1}: {2}",
            "If you would lose Stamina, lose 1 less Stamina instead.",
            "When You Would Lose Stamina: Lose 1 less Stamina instead."),
    Wording(r"^(?:after|every time|any time|anytime) (?=you |your |an? |this |another |1 |any |the )", "when ",
            "After you stitch, draw 1 card.", "When You Stitch: Draw 1 card."),
    Wording(rf"^((?:(?!\b(?:when|whenever|each time|if|while|as long as|has|have|can't)\b)[^:.])+?),? (when|whenever"
            rf"|each time)"
            rf" ((?:you|your opponent|a player|this spell|this stance|another|1 of|an?|any) (?:(?!\bits?\b"
            rf"|\bnext\b)[^:.,])*?"
            rf"(?:{_HAPPENS}(?:s|es)?|is \w+ed|is drawn|is chosen|is lost)\b(?:(?!\bits?\b)[^:.,])*)\.?$",
            "{2} {3}: {1l}",
            "Draw a card whenever you stitch.", "When You Stitch: Draw 1 card."),
    Wording(r"^(?:when|whenever|each time) ([^:]+?) for the first time (?:each|in a|every|this) turn(?=[:,])",
            "the first time each turn {1}", "When You Stitch For The First Time Each Turn: Draw 1 card.",
            "The First Time Each Turn You Stitch: Draw 1 card."),
    Wording(r"^at the (?:start|beginning) of (?:the|a) final turn(?=[:,])", "when the final turn begins",
            "At The Start Of The Final Turn: Draw 1 card.",
            "When A Turn Begins: If it is the Final Turn, draw 1 card."),
    Wording(r"^([^:]*?\b(?:is|would be)) discarded by (?:being overpowered|an overpower|overpowering|overpower|a"
            r" player's"
            r" overpowering)(?=:)", "{1} overpowered",
            "When This Spell Would Be Discarded By Being Overpowered: Stash it instead.",
            "When This Spell Would Be Overpowered: Stash it instead."),
    Wording(r"^((?:when|whenever|each time) [^:]*?\b(?:add|adds|remove|removes)) (?:any(?: number of)?|1 or more) \+1s"
            r"(?= (?:to|from))", "{1} a +1",
            "When You Would Add Any +1s To A Spell: Add twice that many +1s to it instead.",
            "When You Would Add A +1 To A Spell: Add twice that many +1s to it instead."),
    # 5.8.3: who overpowers does it with a spell of theirs
    Wording(r"^(when|whenever|each time|the first time(?: each turn)?) you overpower( an? [^:]*?)?( each turn| during"
            r" each of your turns)?: ((?:(?!\b(?:it|its|that)\b)[^:])*?)the spell that overpowered(?: it| that spell)?"
            r"(?=[ .,]|$)"
            r"(?!.*\b(?:it|its|that)\b)",
            "{1} 1 of your spells overpowers{2}{3}: {4}it",
            "The First Time You Overpower During Each Of Your Turns: Add a +1 to the spell that overpowered.",
            "The First Time Each Turn 1 Of Your Spells Overpowers: If it is your turn, add a +1 to it."),
    # 4.3.1: it is overpowered by your opponent alone, who pays
    Wording(r"^(to overpower this spell: )your opponent (discard|stash|reveal)(?:s|es) ([^.:;]+?) from their"
            r" (hand|discards)(?=\.|$)", "{1}{2} {3} from your {4}",
            "To Overpower This Spell: Your opponent discards 1 card from their hand.",
            "To Overpower This Spell: Discard 1 card from your hand."),
    Wording(r"^(to overpower this spell: )your opponent (discard|spend)s ((?:(?!\btheir\b)[^.:;])+?)(?=\.|$)",
            "{1}{2} {3}", "To Overpower This Spell: Your opponent spends 1 Passion.",
            "To Overpower This Spell: Spend 1 Passion."),
    Wording(r"^to draw (?:a card|cards) by skipping a play(?=:)", "to skip a play",
            "To Draw A Card By Skipping A Play: Spend 1 Passion.", "To Skip A Play: Spend 1 Passion."),
    Wording(r"^to (play|discard|stash|reveal|overpower) ((?:stitched |strike |shield |stance )*(?:spell|card"
            r"|stance))s(?=[ :])",
            "to {1} a {2}", "To Play Strike Spells: Spend 1 Passion.", "To Play A Strike Spell: Spend 1 Passion."),
    # 4.3.1: what is asked for an action
    Wording(r"^(?:as an additional cost to play this (?:card|spell|stance)|to play this (?:card|spell|stance)),"
            r" ([^:]+)$",
            "to play: {1}", "As an additional cost to play this card, discard 1 card from your hand.",
            "To Play: Discard 1 card from your hand."),
    Wording(r"^this (?:card|spell|stance) costs (\d+) ([a-z]+)(?: to play)?(?=\.|$)", "to play: Spend {1} {2}",
            "This card costs 2 Passion to play.", "To Play: Spend 2 Passion."),
    Wording(r"^((?:strike |shield )?spell|stance)s cost (?:players )?(\d+) (?:more |additional )?([a-z]+)(?: more)?"
            r" to play(?=\.|$)",
            "to play a {1l}: Spend {2} {3}", "Strike spells cost 1 more Passion to play.",
            "To Play A Strike Spell: Spend 1 Passion."),
    Wording(r"^only (1 copy|up to \d+ copies|\d+ copies) per deck", "only {1} of this card per deck",
            "Only 1 copy per deck.", "Only 1 copy of this card per deck."),
    Wording(r"(?:any|either) player(?!s|')", "a player", "When Any Player Plays A Stance: Draw 1 card.",
            "When A Player Plays A Stance: Draw 1 card."),
    Wording(r"(?<=: )their opponent(?= )", "that player's opponent",
            "When A Player Draws: Their opponent gains 1 Passion.",
            "When A Player Draws: That player's opponent gains 1 Passion."),
    # 5.7.14, 2.4.2
    Wording(r"^([^:]*?) (?:(?:because of|from|for|by) stitching|because (?:you|they) stitch(?:ed)?)"
            r"(?: (?:a|another|1 of your) (?:strike )?spells?| a (?:strike spell )?card)?(?=:)",
            "{1} by stitching", "When You Would Lose Stamina Because You Stitched A Spell: Stop it.",
            "When You Would Lose Stamina By Stitching: Stop it."),
    Wording(r"^([^:]*?draws?(?: a card)?) (?:because of|from|for) skipping (?:a|1) play(?=:)",
            "{1} by skipping a play", "When You Draw A Card From Skipping A Play: Gain 1 Passion.",
            "When You Draw A Card By Skipping A Play: Gain 1 Passion."),
    # 1.7.7: what is stitched is the spell that something is stitched onto
    Wording(r"^to stitch (?:an? (?:strike spell )?card |(?:a|another) (?:strike )?spell )?onto this spell(?=:)",
            "to stitch this spell", "To Stitch Onto This Spell: Spend 1 Passion.",
            "To Stitch This Spell: Spend 1 Passion."),
    Wording(r"^([^:]*?) becomes stitched(?=:)", "{1} is stitched", "When This Spell Becomes Stitched: Draw 1 card.",
            "When This Spell Is Stitched: Draw 1 card."),
    # 5.8.2: it is the opposing spell that overpowers this one
    Wording(rf"^([^:]*?) {_OPPOSING} overpowers this spell(?=: (?!{_POINTS}))", "{1} this spell is overpowered",
            "When An Opposing Spell Overpowers This Spell: Draw 1 card.",
            "When This Spell Is Overpowered: Draw 1 card."),
    Wording(rf"^([^:]*?) {_OPPOSING} (?:would|tries to) overpower this spell(?=: (?!{_POINTS}))",
            "{1} this spell would be overpowered",
            "When A Spell Would Overpower This Spell: Stop it.",
            "When This Spell Would Be Overpowered: Stop it."),
    Wording(r"^once (?:each|per|every|a) turn, ((?:when|whenever|each time) [^:,]+), ([^:]+?)\.?$",
            "{1}: {2}. Do this only once each turn", "Once per turn, when you play a stance, draw a card.",
            "When You Play A Stance: Draw 1 card. Do this only once each turn."),
    Wording(r"^once (?:each|per|every|a) turn, ([^:]+: .*?)\.?$", "{1}. Do this only once each turn",
            "Once Each Turn, When You Play A Stance: Draw 1 card.",
            "When You Play A Stance: Draw 1 card. Do this only once each turn."),
    Wording(r"^you are able to (?=gain|lose|spend)", "you can ",
            "You are able to gain, lose and spend Passion.", "You can gain, lose and spend Passion."),
    # 4.2.7: without a colon these could only be statements, and they are none
    Wording(r"^((?:when|whenever|each time|the (?:first|second|third) time) (?!your (?:opponent's )?next turn)[^:,]+),"
            r" ([^:]+)$",
            "{1}: {2}", "Whenever you stitch a spell, draw a card.", "When You Stitch A Spell: Draw 1 card."),
    Wording(rf"^(at the (?:start|beginning|end) of {_TURN}), ([^:]+)$", "{1}: {2}",
            "At the start of your turn, gain 1 Passion.", "When Your Turn Begins: Gain 1 Passion."),
    Wording(r"^the first time (?!each turn)([^:]+?) during each of (your|your opponent's) turns(?=:)",
            "the first time each turn {1} during {2} turn",
            "The First Time You Play A Stance During Each Of Your Turns: Draw 1 card.",
            "The First Time Each Turn You Play A Stance: If it is your turn, draw 1 card."),
    Wording(r"^([^:]+) during each of (your|your opponent's) turns(?=:)", "{1} during {2} turn",
            "When You Stitch During Each Of Your Turns: Draw 1 card.",
            "When You Stitch: If it is your turn, draw 1 card."),
    Wording(rf"^([^:]+?){_DURING}", "{1}: If it is {2l} {3l}turn, {4l}",
            "Each Time 1 Of Your Spells Is Discarded During Your Opponent's Turn: Draw 1 card.",
            "When 1 Of Your Spells Is Discarded: If it is your opponent's turn, draw 1 card."),
    Wording(r"^((?:when|whenever|each time|the first time each turn) your opponent (?:(?!you |player)[^:])*: )"
            r"that player",
            "{1}your opponent",
            "When Your Opponent Plays A Stance: That player loses 1 Stamina.",
            "When Your Opponent Plays A Stance: Your opponent loses 1 Stamina."),
    Wording(r"^when(?:ever)? you play this(?: spell| stance)?(?=:)", "on play",
            "When You Play This: Draw 1 card.", "On Play: Draw 1 card."),
    Wording(r"^when the final turn begins: (\w[^.]*\.?)$", "when a turn begins: If it is the Final Turn, {1l}",
            "When The Final Turn Begins: Draw 1 card.", "When A Turn Begins: If it is the Final Turn, draw 1 card."),
    Wording(r"^the first time (?!each turn)([^:]+?) (?:during|in) (?:each|every|a) turn(?=:)",
            "the first time each turn {1}", "The First Time You Stitch During Each Turn: Draw 1 card.",
            "The First Time Each Turn You Stitch: Draw 1 card."),
    Wording(r"^(the (?:first|second|third) time (?:each|every) turn) that ", "{1} ",
            "The First Time Each Turn That You Stitch: Draw 1 card.",
            "The First Time Each Turn You Stitch: Draw 1 card."),
    Wording(r"^(when [^:]*?)pass(es)?(?=:)", "{1}pass{2} the turn", "When You Pass: Draw 1 card.",
            "When You Pass The Turn: Draw 1 card."),
    Wording(r"^([^:]*?(?:spell|stance) (?:is|would be) \w+) from the field(?=:)", "{1}",
            "When This Spell Is Discarded From The Field: Draw 1 card.",
            "When This Spell Is Discarded: Draw 1 card."),
    Wording(r"^(when [^:]*?)any (?=(?:other |strike |shield |stitched |winning )?(?:spell|card|stance)\b)", "{1}a ",
            "When Any Stance Is Discarded: Draw 1 card.", "When A Stance Is Discarded: Draw 1 card."),
    Wording(r"an opponent's ((?:strike |shield )?spell)", "1 of your opponent's {1}s",
            "When An Opponent's Spell Is Discarded: Draw 1 card.",
            "When 1 Of Your Opponent's Spells Is Discarded: Draw 1 card."),
    Wording(r"an opponent(?!')", "your opponent", "When An Opponent Stitches: Draw 1 card.",
            "When Your Opponent Stitches: Draw 1 card."),
    # what is said of copies (4.5.2)
    Wording(r"^only (\d+) copies (?=of this card)", "only up to {1} copies ",
            "Only 3 copies of this card per deck.", "Only up to 3 copies of this card per deck."),
    Wording(r"of this card (?:(?:can|may) be |are allowed )?(?:included )?in (?:a|your|each|any) deck",
            "of this card per deck",
            "Only 1 copy of this card can be in your deck.", "Only 1 copy of this card per deck."),
    # 7.1.2: a deck has 25 cards
    Wording(rf"{_IN_A_DECK} any number of copies of this card(?: per deck)?",
            "only up to 25 copies of this card per deck",
            "You can include any number of copies of this card in your deck.",
            "Only up to 25 copies of this card per deck."),
    Wording(rf"{_IN_A_DECK} (?:only )?(?:up to )?(\d+) copies of this card(?: per deck)?",
            "only up to {1} copies of this card per deck",
            "You may include up to 3 copies of this card in your deck.",
            "Only up to 3 copies of this card per deck."),
    Wording(rf"{_IN_A_DECK} (?:only )?1 copy of this card(?: per deck)?", "only 1 copy of this card per deck",
            "You can have only 1 copy of this card in your deck.", "Only 1 copy of this card per deck."),
    # when something may be played (4.4.3)
    Wording(r"^(?:you (?:can|may) only play this card|play this card only|this card can only be played) if ",
            "this card can't be played unless ",
            "You can only play this card if you control a stance.",
            "This card can't be played unless you control a stance."),
    # more of them
    Wording(r"^(?:on|in|during) each of your turns, (you (?:have|get|gain|are allotted) [^.:,]*? plays?)(?=\.|$)",
            "{1} each turn", "On each of your turns, you are allotted 1 additional play.",
            "You are allotted 1 more play each turn."),
    Wording(r"^(you (?:have|get|gain|are allotted) [^.:,]*? plays?) (?:on|in|during) each of your turns",
            "{1} each turn",
            "You are allotted 1 additional play in each of your turns.", "You are allotted 1 more play each turn."),
    Wording(r"^you (?:have|get|gain|are allotted) an (?:additional|extra) play (?:each|every|per) turn",
            "you are allotted 1 more play each turn", "You have an extra play each turn.",
            "You are allotted 1 more play each turn."),
    Wording(r"^you (?:have|get|gain|are allotted) (\d+) (?:additional|extra|more) play(s?) (?:each|every|per) turn",
            "you are allotted {1} more play{2} each turn", "You get 2 additional plays each turn.",
            "You are allotted 2 more plays each turn."),
    Wording(r"(are|is) allotted (\d+) fewer play", "{1} allotted {2} less play",
            "Your opponent is allotted 1 fewer play each turn.", "Your opponent is allotted 1 less play each turn."),
    Wording(r"^your powers (?:can|may) (?:each )?be used (twice|\d+ times) (?:each|every|per) turn",
            "you may use each of your Powers {1} each turn",
            "Your Powers can be used twice each turn.", "You may use each of your Powers twice each turn."),
    Wording(r"^you (?:can|may) use each of your powers (?:(?:1|one|an) (?:additional|extra|more) time|twice)"
            r" (?:each|every|per) turn", "you may use each of your Powers twice each turn",
            "You can use each of your Powers one additional time each turn.",
            "You may use each of your Powers twice each turn."),
)  # fmt: skip
