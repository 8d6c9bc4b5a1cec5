"""Other wordings of whole sentences: who chooses, what is told of each player, and what is said in another order."""

from __future__ import annotations

from coven.language.rewording import Wording

_NOUN = r"(?:(?:strike |shield |stitched )*(?:spell|stance|card))"
_WHO = r"(your opponent|its player|that player)"
_PAST = "played|discarded|drew|stashed|lost|gained|spent|stitched|overpowered|didn't"

_OF_IT = r"\b(?:it|its|that|them|those|this way)\b"

SENTENCES: tuple[Wording, ...] = (
    # 4.1.3: it is on the field
    Wording(r"^while this (?:spell|stance|witch|card) is (?:on the field|in play), (\w+)", "{1}",
            "While this spell is on the field, your spells can't be discarded.", "Your spells can't be discarded."),
    Wording(r"^((?:when|whenever|if|each time) )this (?=would |is |leaves |enters |overpowers|tries )",
            "{1}this spell ",
            "When This Would Be Discarded: Stop it.", "When This Spell Would Be Discarded: Stop it."),
    Wording(r"^((?:when|whenever|each time|the first time each turn) )(this spell|another spell|1 of your (?:other"
            r" )?spells|an?"
            r" (?:opposing )?spell) (?:gains|gets|receives) an? \+1(?=[:,])", "{1}a +1 is added to {2}",
            "When This Spell Gains A +1: Draw 1 card.", "When A +1 Is Added To This Spell: Draw 1 card."),
    Wording(r"^((?:when|whenever|each time) )(this spell|another spell|an? spell) (?:has an? \+1 removed|loses an?"
            r" \+1)(?=[:,])",
            "{1}a +1 is removed from {2}", "When This Spell Loses A +1: Draw 1 card.",
            "When A +1 Is Removed From This Spell: Draw 1 card."),
    Wording(r"^([^:]*?(?:spell|card|stance)) (is|would be) put into (?:your|its player's|their) discards(?: from the"
            r" field)?(?=[:,])",
            "{1} {2} discarded", "When This Spell Is Put Into Your Discards: Draw 1 card.",
            "When This Spell Is Discarded: Draw 1 card."),
    Wording(r"^([^:]*?\d+ or more [a-z]+) at once(?=[:,])", "{1}",
            "When You Gain 3 Or More Passion At Once: Draw 1 card.",
            "When You Gain 3 Or More Passion: Draw 1 card."),
    Wording(r"^you don't lose stamina (?:when you stitch|for stitching|by stitching|from stitching)\.?$",
            "when you would lose Stamina by stitching: Stop it", "You don't lose Stamina when you stitch.",
            "When You Would Lose Stamina By Stitching: Stop it."),
    Wording(r"^(?:no|neither) player can (?!.*(?:more than|except))", "players can't ",
            "Neither player can gain Passion.",
            "Players can't gain Passion."),
    # one or the other
    Wording(rf"^((?:(?!would|tries)[^:])+: (?:[^:]*\. )?)([^.:;]+)\. if ((?:(?!{_OF_IT})[^.,:;])+), ([^.:;]+?)"
            rf" instead\.?$",
            "{1}If {3}, {4l}. Otherwise, {2l}.", "On Play: Draw 1 card. If you control a stance, draw 2 cards instead.",
            "On Play: If you control a stance, draw 2 cards. Otherwise, draw 1 card."),
    # when (4.6)
    Wording(r"^each turn, the first time ([^:,]+)[,:] ", "the first time each turn {1}: ",
            "Each turn, the first time your opponent draws a card, gain 1 Passion.",
            "The First Time Each Turn Your Opponent Draws A Card: Gain 1 Passion."),
    Wording(r"^((?:(?!\b(?:when|if|while|has|have|can't|until)\b)[^:.])+?) at the (?:start|beginning) of (your|your"
            r" opponent's)"
            r" turn\.?$", "when {2} turn begins: {1l}", "Add a +1 to this spell at the start of your turn.",
            "When Your Turn Begins: Add a +1 to this spell."),
    Wording(r"^((?:(?!\b(?:when|if|while|has|have|can't|until)\b)[^:.])+?) at the end of (your|your opponent's)"
            r" turn\.?$",
            "when {2} turn ends: {1l}", "Add a +1 to this spell at the end of your turn.",
            "When Your Turn Ends: Add a +1 to this spell."),
    Wording(r"^((?:(?!\b(?:when|if|while|has|have|can't|until)\b)[^:.])+?) at the end of each of your turns\.?$",
            "when your turn ends: {1l}", "Add a +1 to this spell at the end of each of your turns.",
            "When Your Turn Ends: Add a +1 to this spell."),
    Wording(r"^((?:(?!\b(?:when|if|while|has|have|can't|until)\b)[^:.])+?) at the (?:start|beginning) of each of your"
            r" turns\.?$",
            "when your turn begins: {1l}", "Gain 1 Passion at the start of each of your turns.",
            "When Your Turn Begins: Gain 1 Passion."),
    Wording(r"^at the (?:start|beginning) of each of your turns(?=[:,])", "at the start of your turn",
            "At The Start Of Each Of Your Turns: Gain 1 Passion.", "When Your Turn Begins: Gain 1 Passion."),
    Wording(r"^at the end of each of your turns(?=[:,])", "at the end of your turn",
            "At The End Of Each Of Your Turns: Gain 1 Passion.", "When Your Turn Ends: Gain 1 Passion."),
    Wording(rf"^the first ({_NOUN}) you play each turn gets (an?|\d+) (\+1s?)(?=\.|$)",
            "the first time each turn you play a {1}: Add {2} {3} to it",
            "The first strike spell you play each turn gets a +1.",
            "The First Time Each Turn You Play A Strike Spell: Add a +1 to it."),
    Wording(rf"^the first ({_NOUN}) you play each turn (?:has|gets) ([+-]\d+ (?:power|resistance) (?:until|this)"
            rf" [^.:]+)",
            "the first time each turn you play a {1}: It has {2}",
            "The first strike spell you play each turn has +1 Power until the end of the turn.",
            "The First Time Each Turn You Play A Strike Spell: It has +1 Power until the turn ends."),
    # who chooses (0.4.2)
    Wording(rf"{_WHO} must either ([^.:;]+?),? or ([^.:;]+)(?=\.|$)", "{1} chooses 1: {2}; or {3}",
            "On Play: Your opponent must either discard 1 card or lose 1 Stamina.",
            "On Play: Your opponent chooses 1: discard 1 card; or lose 1 Stamina."),
    Wording(rf"{_WHO} chooses (?:either |whether )?to ([^.:;]+?),? or (?:to )?([^.:;]+)(?=\.|$)",
            "{1} chooses 1: {2}; or {3}",
            "On Play: Your opponent chooses whether to discard 1 card or lose 1 Stamina.",
            "On Play: Your opponent chooses 1: discard 1 card; or lose 1 Stamina."),
    Wording(r"choose (?:either |whether )?to ([^.:;]+?),? or (?:to )?([^.:;]+)(?=\.|$)", "choose 1: {1}; or {2}",
            "On Play: Choose to draw 1 card or gain 1 Passion.", "On Play: Choose 1: draw 1 card; or gain 1 Passion."),
    Wording(r"chooses? and (discards?|stash|stashes|reveals?|plays?) (?![^.:;]*opponent's)", "{1} ",
            "On Play: Your opponent chooses and discards 1 card from their hand.",
            "On Play: Your opponent discards 1 card from their hand."),
    Wording(r"(your opponent reveals their hand(?:,|\.| and) ?(?:then )?(?:you )?choose [^.:;]*?) from it",
            "{1} from your opponent's hand",
            "On Play: Your opponent reveals their hand. Choose 1 card from it. They discard that card.",
            "On Play: Your opponent reveals their hand. Choose 1 card from your opponent's hand. Your opponent"
            " discards "
            "that card."),
    # your opponent, once spoken of
    Wording(rf"^([^:]*your opponent[^:]*: (?:.*?[.,] )?(?:if|unless) )they (?={_PAST})", "{1}your opponent ",
            "When Your Opponent's Turn Ends: If they didn't play a card this turn, gain 1 Passion.",
            "When Your Opponent's Turn Ends: If your opponent didn't play a card this turn, gain 1 Passion."),
    Wording(r"^([^:]*your opponent[^:]*: (?:.*?[.,] )?(?:if|unless) )they have ", "{1}your opponent has ",
            "When Your Opponent's Turn Ends: If they have no cards in hand, gain 1 Passion.",
            "When Your Opponent's Turn Ends: If your opponent has no cards in their hand, gain 1 Passion."),
    Wording(r"^([^:]*your opponent[^:]*: (?:.*?[.,] )?(?:if|unless) )they control ", "{1}your opponent controls ",
            "When Your Opponent's Turn Ends: If they control a stance, gain 1 Passion.",
            "When Your Opponent's Turn Ends: If your opponent controls a stance, gain 1 Passion."),
    Wording(r"(your opponent [^.:;]*? (?:if|unless) )they control ", "{1}your opponent controls ",
            "On Play: Your opponent draws 1 card if they control a stance.",
            "On Play: Your opponent draws 1 card if your opponent controls a stance."),
    Wording(r"(your opponent [^.:;]*? (?:if|unless) )they have (?!to )", "{1}your opponent has ",
            "On Play: Your opponent draws 1 card if they have no cards in hand.",
            "On Play: Your opponent draws 1 card if your opponent has no cards in their hand."),
    # how much
    Wording(r"^((?:(?!would|tries)[^:])*: .*?)draw(s?) (\d+) more (cards?)", "{1}draw{2} {3} {4}",
            "When You Skip A Play: You may draw 1 more card.", "When You Skip A Play: You may draw 1 card."),
    Wording(r"for each (passion|stamina|\+1|(?:strike |shield |stance )?(?:spell )?card|(?:strike |shield )?spell)"
            r" (lost|gained|spent|removed|added|discarded|stashed|revealed"
            r"|drawn)(?=[.,]|$)",
            "for each {1} {2} this way", "When You Lose Stamina: Draw 1 card for each Stamina lost.",
            "When You Lose Stamina: Draw 1 card for each Stamina lost this way."),
    Wording(r"^([^:]*\b(?:gain|lose|spend)s? (passion|stamina)[^:]*: .*?)(gain|lose)(s?) (?:the same amount|that much"
            r"|as much)(?= ?[.,]|$)",
            "{1}{3}{4} that much {2}", "When Your Opponent Gains Passion: You gain the same amount.",
            "When Your Opponent Gains Passion: Gain 1 Passion for each Passion gained this way."),
    Wording(r"count the ([^.:;]+)\. (?:you )?draw that many cards", "draw cards equal to the number of {1}",
            "On Play: Count the strike spells on the field. Draw that many cards.",
            "On Play: Draw cards equal to the number of strike spells on the field."),
    Wording(r"count the ([^.:;]+)\. ((?:your opponent )?(?:gain|lose)s?) that much ([a-z]+)",
            "{2} {3} equal to the number of {1}",
            "On Play: Count the shield spells on the field. Your opponent loses that much Passion.",
            "On Play: Your opponent loses Passion equal to the number of shield spells on the field."),
    Wording(r"double (this spell|the opposing spell)'s (power|resistance) (until|this turn)",
            "the {2} of {1} becomes equal to twice the {2} of {1} {3}",
            "On Play: Double this spell's Power until the end of the turn.",
            "On Play: The Power of this spell becomes equal to twice the Power of this spell until the turn ends."),
    Wording(r"(gain|lose|spend), and (gain|lose|spend)", "{1} and {2}", "You can gain, lose, and spend Passion.",
            "You can gain, lose and spend Passion."),
    Wording(r"check(s?) for overpower(.*?) again(?=[.,])", "check{1} for overpower{2}",
            "On Play: Choose 1 of your spells. Check for overpower for it again.",
            "On Play: Choose 1 of your spells. Check for overpower for it."),
    Wording(r"as many cards as your opponent has in (?:their )?hand",
            "cards equal to the number of cards in your opponent's hand",
            "On Play: Draw as many cards as your opponent has in hand.",
            "On Play: Draw cards equal to the number of cards in your opponent's hand."),
    Wording(r"as many cards as you have in (?:your )?(hand|discards)", "cards equal to the number of cards in your {1}",
            "On Play: Your opponent draws as many cards as you have in hand.",
            "On Play: Your opponent draws cards equal to the number of cards in your hand."),
    Wording(r"as much ([a-z]+) as (you have|your opponent has)", "{1} equal to the {1} {2}",
            "On Play: Gain as much Passion as your opponent has.",
            "On Play: Gain Passion equal to the Passion your opponent has."),
    Wording(r"as many (cards|\+1s)((?: (?:to|from) (?:this spell|it|that spell|the opposing spell))?) as there are"
            r" ([^.,:;]+)",
            "{1}{2} equal to the number of {3}", "On Play: Draw as many cards as there are stances on the field.",
            "On Play: Draw cards equal to the number of stances on the field."),
    Wording(r"as many (cards|\+1s)((?: (?:to|from) (?:this spell|it|that spell|the opposing spell))?) as you control"
            r" ([^.,:;]+)",
            "{1}{2} equal to the number of your {3}", "On Play: Draw as many cards as you control stitched spells.",
            "On Play: Draw cards equal to the number of your stitched spells."),
    Wording(r"set ((?:this spell|that spell|the opposing spell)'s|its) (power|resistance) to (\d+)",
            "{1} {2} becomes {3}",
            "On Play: Set the opposing spell's Power to 0 until the turn ends.",
            "On Play: The Power of the opposing spell becomes 0 until the turn ends."),
    Wording(r"(draw|discard|stash|play|reveal)(s?) 1 from (your|their) (hand|discards)", "{1}{2} 1 card from {3} {4}",
            "When You Would Draw A Card: You may draw one from your discards instead.",
            "When You Would Draw A Card: You may draw 1 card from your discards instead."),
    Wording(r"(reveals? [^.:;]+?) to (?:your opponent|all players|each player|both players|everybody"
            r"|everyone)(?=[.,;]| and)",
            "{1}", "On Play: Reveal your hand to your opponent.", "On Play: Reveal your hand."),
    Wording(r"((?:discard|stash|reveal)s? (?:any number of|up to \d+|\d+ or more) cards from (?:your|their) hand)\."
            r" ([^.:;]+?) for"
            r" each(?=\.|$)", "{1}. {2} for each of them",
            "On Play: Discard any number of cards from your hand. Add a +1 to this spell for each.",
            "On Play: Discard any number of cards from your hand. Add a +1 to this spell for each of them."),
    Wording(r"each of (up to \d+ of )", "{1}", "On Play: Add a +1 to each of up to 2 of your other spells.",
            "On Play: Add a +1 to up to 2 of your other spells."),
    Wording(r"give (this spell|it|that spell|each of your [^.,:;]+?|(?:any )?1 of your [^.,:;]+?) ([+-]\d+ (?:power"
            r"|resistance))",
            "{1} has {2}", "On Play: Give 1 of your other spells +2 Power until the turn ends.",
            "On Play: Another of your spells has +2 Power until the turn ends."),
    Wording(r"(?<=\w),? and (this spell|it|that spell) ((?:has|can't) [^.:;]+)(?=\.)(?<!,)", ". {1u} {2}",
            "When You Stitch: Draw 1 card, and this spell has +2 Power until the turn ends.",
            "When You Stitch: Draw 1 card. This spell has +2 Power until the turn ends."),
    Wording(r"take(s?) ([^.:;]+? from (?:your|their) discards)(?: into (?:your|their) hand)?", "draw{1} {2}",
            "On Play: Take 1 card from your discards into your hand.", "On Play: Draw 1 card from your discards."),
    Wording(r" (?:right away|at once|immediately)(?=[.,])", "",
            "On Play: You may play 1 card from your hand right away.",
            "On Play: You may play 1 card from your hand."),
    # 3.10.2: who has the winning spell of a space is winning in it
    Wording(r"you (?:are|'re) winning in (?:this spell's|its|the same)(?: spell)? space", "this spell is winning",
            "On Play: If you are winning in this spell's space, draw 1 card.",
            "On Play: If this spell is winning, draw 1 card."),
    Wording(r"your opponent is winning in (?:this spell's|its)(?: spell)? space", "the opposing spell is winning",
            "On Play: If your opponent is winning in this spell's space, draw 1 card.",
            "On Play: If the opposing spell is winning, draw 1 card."),
    Wording(r"you (?:aren't|are not|'re not) winning in any (?:spell )?spaces?", "you are winning in no spell spaces",
            "On Play: If you aren't winning in any spell space, draw 1 card.",
            "On Play: If you are winning in no spell spaces, draw 1 card."),
    Wording(r"your opponent (?:isn't|is not) winning in any (?:spell )?spaces?",
            "your opponent is winning in no spell spaces",
            "On Play: If your opponent isn't winning in any spell space, draw 1 card.",
            "On Play: If your opponent is winning in no spell spaces, draw 1 card."),
    Wording(r"winning in any (?:spell )?space(?!s)", "winning in a spell space",
            "On Play: If you are winning in any spell space, draw 1 card.",
            "On Play: If you are winning in a spell space, draw 1 card."),
    Wording(r"without (?:a|any) \+1s?", "without +1s", "Strike spells without a +1 have -1 Power.",
            "All strike spells without +1s have -1 Power."),
    Wording(r"with (?:any )?\+1s(?: on (?:it|them))?(?=[ ,.])", "with a +1", "On Play: Discard all spells with +1s.",
            "On Play: Discard all spells with a +1."),
    # decks
    Wording(r"put (\d+|up to \d+) of them (?:in)?to your hand and (?:put )?the (?:rest|others?) (?:on|at) the bottom"
            r" of your"
            r" deck(?: in any order)?", "draw {1} of them and stash the rest",
            "On Play: Look at your next 3 draws. Put 1 of them into your hand and the rest on the bottom of your deck"
            " in any "
            "order.", "On Play: Look at your next 3 draws. Draw 1 of them and stash the rest."),
    Wording(r"(stash(?:es)? [^.:;]+?) in any order", "{1}",
            "On Play: Look at your next 3 draws. Stash them in any order.",
            "On Play: Look at your next 3 draws. Stash them."),
    Wording(r"(put [^.:;]+? on (?:the )?(?:top|bottom) of your deck) in any order", "{1}",
            "On Play: Look at your next 2 draws. Put them on the bottom of your deck in any order.",
            "On Play: Look at your next 2 draws. Stash them."),
    # places
    Wording(r"onto your side of the field(?: without playing (?:it|them))?", "onto an empty side of yours",
            "On Play: Put 1 shield spell card from your discards onto your side of the field.",
            "On Play: Put 1 shield spell card from your discards onto an empty side of yours."),
    Wording(r"(onto an empty side of yours) without playing (?:it|them)", "{1}",
            "On Play: Put 1 shield spell card from your hand onto an empty side of yours without playing it.",
            "On Play: Put 1 shield spell card from your hand onto an empty side of yours."),
    Wording(r"(?:swap|exchange)(s?) the (?:places|positions) of ([^.:;]+?) and ", "swap{1} {2} with ",
            "On Play: Exchange the positions of this spell and another of your spells.",
            "On Play: Swap this spell with another of your spells."),
    Wording(r"choose 2 of your spells\. (?:swap|exchange) (?:their (?:places|positions)|them)",
            "swap 1 of your spells with another of your spells",
            "On Play: Choose 2 of your spells. Swap their positions.",
            "On Play: Swap 1 of your spells with another of your spells."),
    Wording(r"exchange the (?:places|positions) of 2 of your spells",
            "swap 1 of your spells with another of your spells",
            "On Play: Exchange the positions of 2 of your spells.",
            "On Play: Swap 1 of your spells with another of your spells."),
    Wording(r"^your opponent (?:has|gets) (\d+) (?:less|fewer) (plays?) (?:each|every|per) turn",
            "your opponent is allotted {1} less {2} each turn", "Your opponent has one fewer play each turn.",
            "Your opponent is allotted 1 less play each turn."),
    Wording(r"(you have|your opponent has) cards in (?=hand|your hand|their hand|your discards|their discards)",
            "{1} 1 or more cards in ", "This spell can't overpower while you have cards in hand.",
            "While you have a card in your hand, this spell can't overpower."),
    Wording(r"((?:if|while|unless) (?:you control|your opponent controls) )(?=(?:other |opposing |winning )*(?:strike"
            r" |shield"
            r" |stitched )+spells\b)", "{1}1 or more ", "On Play: If you control stitched spells, draw 1 card.",
            "On Play: If you control a stitched spell, draw 1 card."),
    # 1.3.6: a spell is a strike spell or a shield spell
    Wording(r"can only overpower shield spells", "can't overpower strike spells",
            "This spell can only overpower shield spells.", "This spell can't overpower strike spells."),
    Wording(r"can only overpower strike spells", "can't overpower shield spells",
            "This spell can only overpower strike spells.", "This spell can't overpower shield spells."),
    Wording(r"can only be overpowered by (stitched|unopposed|winning) spells",
            "can't be overpowered by spells that are not {1}", "This spell can only be overpowered by stitched spells.",
            "All spells that are not stitched can't overpower this spell."),
    # who does it (0.2.3)
    Wording(r"^(this spell|your [^.,:;]+?|all [^.,:;]+?) can't be (discard|stash|reveal)ed by your opponent",
            "your opponent can't {2} {1l}", "Your stitched spells can't be discarded by your opponent.",
            "Your opponent can't discard your stitched spells."),
    Wording(r"can't be overpowered by your opponent(?!')", "can't be overpowered",
            "Your strike spells can't be overpowered by your opponent.", "Your strike spells can't be overpowered."),
)  # fmt: skip
