"""Other wordings that stand in any sentence: fillers, quantities, what is said of what was done, and short forms."""

from __future__ import annotations

from coven.games.revel.text.words.lexicon import VERBS
from coven.games.revel.text.words.splitting import Splitting
from coven.games.revel.text.words.vocabulary import Verb
from coven.language.rewording import Wording

_DOERS = "its player|that player|your opponent|each player"
_DONE_ORDERS = (Verb.DISCARD, Verb.STASH, Verb.REVEAL, Verb.DRAW, Verb.PLAY, Verb.CHOOSE, Verb.LOSE, Verb.SPEND)
_TOPIC = (
    r"(?:this spell|that spell|it|they|the opposing (?:strike |shield )?spell|each of (?:your|your opponent's|their)"
    r" [^.,:;]*?spells|each (?:[^.,:;]*? )?spell(?: you control| your opponent controls)?"
    r"|(?:any )?1 of (?:your|your opponent's) [^.,:;]*?spells|(?:all )?your [^.,:;]*?spells)"
)
_KINDS = r"(?:spells|stances|cards|plays)"
_SO_MANY = r"(?:no|an?|another|\d+(?: or (?:more|less|fewer))?|at least \d+|more|fewer|exactly \d+)"
_ADJECTIVES = r"(?:other |opposing |winning |stitched |unopposed |strike |shield )*"

PHRASES: tuple[Wording, ...] = (
    # words that say nothing here: an instruction is carried out as far as it can be (0.2.11)
    Wording(r"^(to [^:]*: .*?\bmust) first(?= )", "{1}",
            "To Play A Stance: Its player must first discard 1 card from their hand.",
            "To Play A Stance: Its player discards 1 card from their hand."),
    *(
        Wording(rf"({_DOERS}) must(?: also)? {VERBS[verb].base}", f"{{1}} {VERBS[verb].third}",
                f"On Play: Your opponent must {VERBS[verb].base} {said}.",
                f"On Play: Your opponent {VERBS[verb].third} {said}.")
        for verb, said in zip(_DONE_ORDERS, [*["1 card from their hand"] * 3, "1 card", *[
            "1 card from their hand"] * 2, *["1 Passion"] * 2], strict=True)
    ),
    Wording(r"(you|they) must(?: also)? (?!first)(?=\w)", "{1} ",
            "On Play: You must discard 1 card from your hand.", "On Play: Discard 1 card from your hand."),
    Wording(r",? if (?:able|possible|you can|they can|you are able|there is 1|there is one|there are any|any)(?=[.;])",
            "", "On Play: Add a +1 to the opposing spell, if there is one.",
            "On Play: Add a +1 to the opposing spell."),
    Wording(r"(?<=[:.] )also,? (\w+)", "{1}", "On Play: Draw 1 card. Also, gain 1 Passion.",
            "On Play: Draw 1 card. Gain 1 Passion."),
    Wording(r"(?<=[:.] )either way, (\w+)", "{1}",
            "On Play: Reveal your next draw. If it is a stance card, draw 1 card. Either way, stash it.",
            "On Play: Reveal your next draw. If it is a stance card, draw 1 card. Stash it."),
    Wording(r"(?<=[\w,]) (?:also|immediately|now|instantly) (?=\w)", " ",
            "On Play: You may also draw 1 card.", "On Play: You may draw 1 card."),
    # one more of what has just happened would bring about itself
    Wording(r"^((?:(?!\bdraw)[^:,])*[:,] .*?)an? (?:extra|additional) card(?! instead)", "{1}1 card",
            "When You Skip A Play: Draw an extra card.", "When You Skip A Play: Draw 1 card."),
    Wording(r"^((?:(?!\bdraw)[^:,])*[:,] .*?)(\d+) (?:extra|additional) cards(?! instead)", "{1}{2} cards",
            "When You Skip A Play: Draw 2 additional cards.", "When You Skip A Play: Draw 2 cards."),
    Wording(r"^((?:(?!\b(?:gain|lose))[^:,])*[:,] .*?)(?:an?|1) (?:extra|additional) (passion|stamina)(?!"
            r" instead)", "{1}1 {2}",
            "When You Stitch: Gain an additional Passion.", "When You Stitch: Gain 1 Passion."),
    Wording(r"^((?:(?!\b(?:gain|lose))[^:,])*[:,] .*?)(\d+) (?:extra|additional) (passion|stamina)(?! instead)",
            "{1}{2} {3}",
            "When You Stitch: Gain 2 additional Passion.", "When You Stitch: Gain 2 Passion."),
    Wording(r"pay(s?) (?=\d|an? |all |any )", "spend{1} ", "On Play: You may pay 1 Passion. If you do, draw 1 card.",
            "On Play: You may spend 1 Passion. If you do, draw 1 card."),
    Wording(r"in play\b", "on the field", "On Play: Draw 1 card for each stance in play.",
            "On Play: Draw 1 card for each stance on the field."),
    Wording(r"(leaves|leave|enters|enter) play\b", "{1} the field", "When This Spell Leaves Play: Draw 1 card.",
            "When This Spell Leaves The Field: Draw 1 card."),
    # who (4.10.4)
    Wording(r"its controller", "its player", "On Play: Discard 1 spell. Its controller draws 1 card.",
            "On Play: Discard 1 spell. Its player draws 1 card."),
    Wording(r"that (spell|card)'s (?:controller|owner)", "that {1}'s player",
            "On Play: Discard 1 spell. That spell's controller draws 1 card.",
            "On Play: Discard 1 spell. That spell's player draws 1 card."),
    Wording(r"the player who (?:controls|controlled|owns|owned) (it|that spell|that card)", "{1l}'s player",
            "On Play: Discard 1 spell. The player who controlled that spell draws 1 card.",
            "On Play: Discard 1 spell. That spell's player draws 1 card."),
    Wording(r"it's player", "its player", "On Play: Discard 1 spell. The player who controlled it draws 1 card.",
            "On Play: Discard 1 spell. Its player draws 1 card."),
    # 5.8.2: what overpowers this spell is your opponent's
    Wording(r"^([^:]*this spell (?:is|would be) overpowered: .*?)the player who (?:overpowered|overpowers|would"
            r" overpower) (?:it|this spell)", "{1}your opponent",
            "When This Spell Is Overpowered: The player who overpowered it loses 1 Stamina.",
            "When This Spell Is Overpowered: Your opponent loses 1 Stamina."),
    Wording(r"^([^:]*\b(?:a|any|either|each) player [^:]*: .*?)the other player\b(?!')", "{1}that player's opponent",
            "When A Player Draws A Card: The other player gains 1 Passion.",
            "When A Player Draws A Card: That player's opponent gains 1 Passion."),
    Wording(r"opponents' ", "opponent's ", "On Play: Discard 1 of your opponents' spells.",
            "On Play: Discard 1 of your opponent's spells."),
    Wording(r"(your opponent\b.*?)they(?:'re| are) winning", "{1}your opponent is winning",
            "When Your Opponent Draws: If they're winning in 2 or more spell spaces, gain 1 Passion.",
            "When Your Opponent Draws: If your opponent is winning in 2 or more spell spaces, gain 1 Passion."),
    # how many
    Wording(r"every (?=(?:other |opposing |winning |stitched |strike |shield )*(?:spell|stance|card)\b)", "each ",
            "On Play: Discard every stance.", "On Play: Discard each stance."),
    Wording(r"for every (?=(?!\d)\S)", "for each ", "This spell has +1 Resistance for every card in your hand.",
            "This spell has +1 Resistance for each card in your hand."),
    Wording(r"(remove|move)(s?) (?:every|each|all the|all of the|all of its|all its|its|the) \+1s? (?:from|on) ",
            "{1}{2} all +1s from ",
            "On Play: Remove every +1 from the opposing spell.", "On Play: Remove all +1s from the opposing spell."),
    Wording(rf"({_TOPIC}) loses? (?:all|all of|each of)? ?(?:its|their) \+1s", "remove all +1s from {1l}",
            "On Play: The opposing spell loses all its +1s.", "On Play: Remove all +1s from the opposing spell."),
    Wording(rf"({_TOPIC}) (?:gets|get|gains|gain|receives|receive) (an?|\d+) (\+1s?)(?! ?(?:power|resistance))",
            "add {2} {3} to {1l}", "On Play: Each of your shield spells gets a +1.",
            "On Play: Add a +1 to each of your shield spells."),
    Wording(r"((?:has|have|had|with) (?:no|an?|any|exactly \d+|\d+(?: or (?:more|less|fewer))?) \+1s?)"
            r" on (?:it|them)(?= |[.,;]|$)", "{1}",
            "When Your Turn Begins: If this spell has no +1s on it, draw 1 card.",
            "When Your Turn Begins: If this spell has no +1s, draw 1 card."),
    Wording(r"(has|have|had|with) any \+1s", "{1} a +1", "On Play: If the opposing spell has any +1s, draw 1 card.",
            "On Play: If the opposing spell has a +1, draw 1 card."),
    Wording(r"all of (?=your |their |your opponent's )", "all ", "On Play: Discard all of your spells.",
            "On Play: Discard your spells."),
    Wording(r"all (?:of )?the (?=(?:other |opposing |strike |shield |stance )*(?:spells|cards|stances)\b)", "all ",
            "On Play: Stash all the cards in your discards.", "On Play: Stash all cards in your discards."),
    Wording(r"all of (them|those)", "{1}", "On Play: Choose 2 spells. Discard all of them.",
            "On Play: Choose 2 spells. Discard them."),
    Wording(r"(ha(?:ve|s) \d+ or more ([a-z]+)[^.:;]*? (?:lose|spend)s? )all of it", "{1}all your {2}",
            "When Your Turn Ends: If you have 6 or more Passion, lose all of it.",
            "When Your Turn Ends: If you have 6 or more Passion, lose all your Passion."),
    Wording(rf"didn't (play|discard|draw|stash|stitch|reveal) any ({_ADJECTIVES}(?:spell|stance|card))s",
            "didn't {1} a {2}", "On Play: If you didn't discard any cards this turn, draw 1 card.",
            "On Play: If you didn't discard a card this turn, draw 1 card."),
    Wording(rf"(control|controls|have|has|there are|discarded|played|drew|stashed|stitched|overpowered) any"
            rf" (?=(?:[a-z]+ )??{_ADJECTIVES}{_KINDS}\b)", "{1} 1 or more ",
            "On Play: If you control any stitched spells, draw 1 card.",
            "On Play: If you control a stitched spell, draw 1 card."),
    Wording(r"a number of (cards|\+1s|plays)", "{1}",
            "On Play: Draw a number of cards equal to the Power of this spell.",
            "On Play: Draw cards equal to the Power of this spell."),
    Wording(r"an amount of (?=[a-z]+ equal to)", "",
            "On Play: Gain an amount of Passion equal to the Power of this spell.",
            "On Play: Gain Passion equal to the Power of this spell."),
    Wording(r"(that|the same) number of", "that many",
            "On Play: Discard 1 or more cards from your hand. Draw the same number of cards.",
            "On Play: Discard 1 or more cards from your hand. Draw 1 card for each card discarded this way."),
    Wording(r"name(s?) 1 card(?=[.,])", "name{1} a card",
            "On Play: Name 1 card. Discard each spell with that name.",
            "On Play: Name a card. Discard each spell with that name."),
    # as many as were done this way (4.10.15)
    Wording(r"(\b(?:lose|gain|spend)s? (?:\d+|all your|all their|up to \d+|any amount of) (\w+)[.,] [^:]*?)"
            r" equal to the amount (?:you|they|your opponent) (lost|gained|spent) this way",
            "{1} equal to the {2} {3} this way",
            "On Play: Your opponent loses 2 Passion. Gain Passion equal to the amount they lost this way.",
            "On Play: Your opponent loses 2 Passion. Gain Passion equal to the Passion lost this way."),
    Wording(r"as (?:much|many) (passion|stamina|plays) as (?:you|they|your opponent) (lost|gained|spent) this way",
            "{1} equal to the {1} {2} this way",
            "On Play: Your opponent loses 2 Passion. Gain as much Passion as they lost this way.",
            "On Play: Your opponent loses 2 Passion. Gain Passion equal to the Passion lost this way."),
    Wording(r"(?<!each player )(?<!players )draw(s?) as many cards as (?:you|they|your opponent) (stashed|discarded|"
            r"revealed|played|drew) this way", "draw{1} cards equal to the number of the cards {2} this way",
            "On Play: You may stash up to 2 cards from your hand. Draw as many cards as you stashed this way.",
            "On Play: You may stash up to 2 cards from your hand. Draw cards equal to the number of the cards stashed "
            "this way."),
    Wording(r"(add|remove)(s?) as many \+1s (to|from) ([^.,:;]+?) as (?:you|they|your opponent) (removed|added|moved)"
            r" this way", "{1}{2} +1s {3} {4} equal to the number of +1s {5} this way",
            "On Play: Remove all +1s from the opposing spell. Add as many +1s to this spell as you removed this way.",
            "On Play: Remove all +1s from the opposing spell. Add +1s to this spell equal to the number of +1s removed "
            "this way."),
    Wording(r"(add|remove)(s?) as many \+1s (to|from) ([^.,:;]+?) as (?:you|they|your opponent)"
            r" (discarded|stashed|drew|"
            r"revealed) cards this way", "{1}{2} +1s {3} {4} equal to the number of the cards {5} this way",
            "On Play: Discard 1 or more cards from your hand. Add as many +1s to this spell as you discarded cards "
            "this way.",
            "On Play: Discard 1 or more cards from your hand. Add +1s to this spell equal to the number of the cards "
            "discarded this way."),
    Wording(r"gain(s?) as much ([a-z]+) as (?=the |its |this |that )", "gain{1} {2} equal to ",
            "On Play: Choose 1 spell. Gain as much Passion as its Power.",
            "On Play: Choose 1 spell. Gain Passion equal to the Power of it."),
    # what was done to it, said before it
    Wording(r"(?<!each of )the (discarded|stashed|revealed|drawn|played|overpowered|stitched)"
            r" (card|spell|stance)(s?)(?! this)",
            "the {2}{3} {1} this way",
            "On Play: Discard 1 of your spells. Draw cards equal to the Power the discarded spell had.",
            "On Play: Discard 1 of your spells. Draw cards equal to the Power the spell discarded this way had."),
    Wording(r"those (discarded|stashed|revealed|drawn|played|chosen) this way", "the cards {1} this way",
            "On Play: Reveal your next 2 draws. Draw 1 of those revealed this way.",
            "On Play: Reveal your next 2 draws. Draw 1 of the cards revealed this way."),
    Wording(r"the other cards? (?:revealed|looked at|discarded|chosen) this way", "the rest",
            "On Play: Reveal your next 3 draws. Draw 1 of them and stash the other cards revealed this way.",
            "On Play: Reveal your next 3 draws. Draw 1 of them and stash the rest."),
    # 1.7.4: a spell is its cards
    Wording(r"each card that was part of (?:that|the overpowered|the discarded) spell(?: from (?:their|your|its"
            r" player's)"
            r" discards)?", "the cards discarded this way",
            "If Playing This Overpowers A Spell: Its player stashes each card that was part of that spell.",
            "If Playing This Overpowers A Spell: Its player stashes the cards discarded this way."),
    Wording(r"(discard[^:]*?)for each card (?:that spell|it) was (?:composed|made) of",
            "{1}for each card discarded this way",
            "Her Power Is: Discard 1 of your spells to draw 1 card for each card that spell was composed of.",
            "Her Power Is: Discard 1 of your spells to draw 1 card for each card discarded this way."),
    Wording(r"(un|non-)stitched ((?:strike )?spells)", "{2} that are not stitched",
            "On Play: Discard all unstitched spells.", "On Play: Discard all spells that are not stitched."),
    Wording(r"(un|non-)stitched ((?:strike )?spell)(?!s)", "{2} that is not stitched",
            "On Play: Discard 1 unstitched spell.", "On Play: Discard 1 spell that is not stitched."),
    Wording(r"half of (?=the |your |their )", "half ", "On Play: Lose half of your Passion, rounded up.",
            "On Play: Lose half your Passion, rounded up."),
    Wording(r"(your opponent draws cards until )your opponent has", "{1}they have",
            "On Play: Your opponent draws cards until your opponent has 3 cards in their hand.",
            "On Play: Your opponent draws cards until they have 3 cards in their hand."),
    Wording(r"(draws?) until (you|they) have (\d+ cards)", "{1} cards until {2} have {3}",
            "On Play: Draw until you have 4 cards in hand.",
            "On Play: Draw cards until you have 4 cards in your hand."),
    Wording(r"(the number of|the amount of) (passion|stamina|plays) (?=you |your opponent |spent |lost |gained"
            r" )", "the {2} ",
            "On Play: Draw cards equal to the amount of Passion you have.",
            "On Play: Draw cards equal to the Passion you have."),
    # whose it is (1.9.2)
    Wording(r"(it|that spell) is (?:yours|1 of your spells)(?=[,.])", "you control {1}",
            "On Play: Choose 1 spell. If it is yours, draw 1 card.",
            "On Play: Choose 1 spell. If you control it, draw 1 card."),
    Wording(r"(it|that spell) is (?:your opponent's|1 of your opponent's spells)(?=[,.])", "your opponent controls {1}",
            "On Play: Choose 1 spell. If it is your opponent's, draw 1 card.",
            "On Play: Choose 1 spell. If your opponent controls it, draw 1 card."),
    Wording(r"(it|that spell) was (?:yours|1 of your spells)(?=[,.])", "you controlled {1}",
            "On Play: Discard 1 spell. If it was yours, draw 1 card.",
            "On Play: Discard 1 spell. If you controlled it, draw 1 card."),
    Wording(r"(it|that spell) was (?:your opponent's|1 of your opponent's spells)(?=[,.])",
            "your opponent controlled {1}",
            "On Play: Discard 1 spell. If it was your opponent's, draw 1 card.",
            "On Play: Discard 1 spell. If your opponent controlled it, draw 1 card."),
    Wording(r"(while|if) (the (?:[a-z]+ )?spell chosen above|that spell|it) (?:remains|stays) on the field",
            "{1} {2} is on the field",
            "While the spell chosen above remains on the field, your spells have +1 Power.",
            "While the spell chosen above is on the field, your spells have +1 Power."),
    # compared with what something measures
    Wording(r"with (power|resistance|power or resistance) (?:no (?:greater|higher|more) than|less than or equal to"
            r"|equal to"
            r" or less than|at most) (?!\d)", "with no more {1} than ",
            "On Play: Discard 1 spell with Power less than or equal to the Passion you have.",
            "On Play: Discard 1 spell with no more Power than the Passion you have."),
    Wording(r"with (power|resistance|power or resistance) (?:greater than or equal to|equal to or greater than|no"
            r" less than"
            r"|at least) (?!\d)", "with no less {1} than ",
            "On Play: Discard 1 spell with Power greater than or equal to the Passion you have.",
            "On Play: Discard 1 spell with no less Power than the Passion you have."),
    Wording(r"with (power|resistance|power or resistance) (?:less|lower|smaller) than (?!\d)", "with less {1} than ",
            "On Play: Discard 1 spell with Power less than the Passion you have.",
            "On Play: Discard 1 spell with less Power than the Passion you have."),
    Wording(r"with (power|resistance|power or resistance) (?:greater|higher|more) than (?!\d)", "with more {1} than ",
            "On Play: Discard 1 spell with Power greater than the Passion you have.",
            "On Play: Discard 1 spell with more Power than the Passion you have."),
    Wording(r"with (?:lower|smaller) (power|resistance) than", "with less {1} than",
            "On Play: Discard 1 spell with lower Power than this spell.",
            "On Play: Discard 1 spell with less Power than this spell."),
    Wording(r"with (?:higher|greater) (power|resistance) than", "with more {1} than",
            "On Play: Discard 1 spell with higher Power than this spell.",
            "On Play: Discard 1 spell with more Power than this spell."),
    # 3.8.1, 1.8.2: what nobody chooses
    Wording(r"(discard|reveal|stash)(e?s?) (\d+|an?) (cards?) at random from (your|their|your opponent's) hand",
            "{1}{2} {3} {4} from {5} hand at random",
            "On Play: Your opponent discards 1 card at random from their hand.",
            "On Play: Your opponent discards 1 card from their hand at random."),
    Wording(r"(discard|reveal|stash)(e?s?) (\d+|an?) random (cards?) from (your|their|your opponent's) hand",
            "{1}{2} {3} {4} from {5} hand at random", "On Play: Discard 1 random card from your hand.",
            "On Play: Discard 1 card from your hand at random."),
    Wording(r"(?<!your opponent )(discard|reveal|stash) (\d+|an?) (cards?) at random(?! from)",
            "{1} {2} {3} from your hand at random",
            "On Play: Discard a card at random.", "On Play: Discard 1 card from your hand at random."),
    Wording(r"(your opponent (?:discards|reveals|stashes)) (\d+|an?) (cards?) at random(?! from)",
            "{1} {2} {3} from their hand at random", "On Play: Your opponent discards 1 card at random.",
            "On Play: Your opponent discards 1 card from their hand at random."),
    # values
    Wording(r"whose (power|resistance) is (\d+ or (?:less|more|fewer|greater)|exactly \d+|\d+)", "with {2} {1}",
            "On Play: Discard 1 spell whose Power is 2 or less.", "On Play: Discard 1 spell with 2 or less Power."),
    Wording(r"whose (power|resistance) is (?:less|lower) than (?!\d)", "with less {1} than ",
            "On Play: Discard each opposing spell whose Resistance is less than this spell's Power.",
            "On Play: Discard each opposing spell with less Resistance than this spell's Power."),
    Wording(r"whose (power|resistance) is (?:more|greater|higher) than (?!\d)", "with more {1} than ",
            "On Play: Discard each opposing spell whose Resistance is greater than this spell's Power.",
            "On Play: Discard each opposing spell with more Resistance than this spell's Power."),
    Wording(r"with an? (power|resistance) of (\d+ or (?:less|more|fewer|greater)|exactly \d+|\d+)", "with {2} {1}",
            "On Play: Discard 1 spell with a Power of 2 or less.", "On Play: Discard 1 spell with 2 or less Power."),
    Wording(r"(card(?:'s| with| whose)[^.,:;]*?) printed (power|resistance)", "{1} {2}",
            "On Play: Reveal your next draw. Gain Passion equal to that card's printed Power.",
            "On Play: Reveal your next draw. Gain Passion equal to the Power of that card."),
    # in which order it is said
    Wording(r"((?:has|have|gets?) [+-]\d+ (?:power|resistance)(?: and [+-]\d+ (?:power|resistance))?)"
            r" (this turn|until (?:the end of (?:the |this )?turn|end of turn|the turn ends|your next turn"
            r"|the end of your(?: opponent's)? next turn)) (for (?:each|every \d+) [^.,:;]+)", "{1} {3} {2}",
            "On Play: This spell has +1 Power this turn for each of your stances.",
            "On Play: This spell has +1 Power for each of your stances until the turn ends."),
    Wording(r"(?<=[:.] )for (each|every \d+) ([^.,:;]+), (?:you )?(?!you|they|it|may)((?:(?! and"
            r" |\bits?\b|\bthem\b|\bmay\b"
            r"|\bthat\b)[^.,:;])+)(?=\.|$)", "{3} for {1} {2}",
            "On Play: Discard your other strike spells. For each spell discarded this way, draw 1 card.",
            "On Play: Discard your other strike spells. Draw 1 card for each spell discarded this way."),
    Splitting(r"(?<=\w), then (you|they) may (?=\w)", ". {1u} may ",
            "On Play: Draw 1 card, then you may discard 1 card.",
            "On Play: Draw 1 card. You may discard 1 card."),
    Splitting(r"(?<=\w),? and you may (?=\w)", ". You may ", "On Play: Draw 1 card, and you may play 1 stance card.",
            "On Play: Draw 1 card. You may play 1 stance card."),
    Wording(r"; (otherwise|if|then)(?=[ ,])", ". {1u}",
            "On Play: Reveal your next draw. If it is a stance card, draw it; otherwise, stash it.",
            "On Play: Reveal your next draw. If it is a stance card, draw it. Otherwise, stash it."),
    Wording(r"(?<=[\w]), if (?!you do|they do|not|so)(?=(?:you|your|it|this|that|there|they|the|a"
            r" player)\b[^,.:;]*\.?$)",
            " if ", "On Play: Draw 1 card, if you control a stance.", "On Play: Draw 1 card if you control a stance."),
    Wording(r"(?:each|all|every) ((?:strike |shield |stitched )*(?:spell|stance|card))(s?)((?: you control| your"
            r" opponent"
            r" controls| on the field)?),? other than (?:this (?:spell|one|1|card|stance)|itself)", "each other {1}{3}",
            "On Play: Discard each spell other than this spell.", "On Play: Discard each other spell."),
    # places
    Wording(r"(draw(?:s?) [^.:;]*?(?:spells|stance|stances|spell)) from (?:the field|play)", "{1}",
            "On Play: Draw 1 of your shield spells from the field.", "On Play: Draw 1 of your shield spells."),
    Wording(r"draw(s?) ((?:any )?(?:\d+|an?|up to \d+|another) [^.:;]*?) back (?:in)?to (?:your|their|its player's)"
            r" hands?",
            "draw{1} {2}", "This Stance's Power Is: Draw 1 of your shield spells back to your hand.",
            "This Stance's Power Is: Draw 1 of your shield spells."),
    Wording(r"(move(?:s?) [^.:;]*?\+1s? from [^.:;]+?) onto ", "{1} to ",
            "On Play: Choose 1 of your other spells. Move all +1s from this spell onto it.",
            "On Play: Choose another of your spells. Move all +1s from this spell to it."),
    Wording(r"from 1 of your ((?:strike |shield )?spells) to another(?=[.,;]|$)",
            "from 1 of your {1} to another of your {1}",
            "On Play: Move a +1 from 1 of your spells onto another.",
            "On Play: Move a +1 from 1 of your spells to another of your spells."),
    Wording(r"put(s?) ([^.:;]+?) (?:in)?to (your|their|its player's) hand", "return{1} {2} to {3} hand",
            "On Play: Put 1 strike spell card from your discards into your hand.",
            "On Play: Draw 1 strike spell card from your discards."),
    Wording(r"return(s?) ([^.:;]+? from (?:your|their) discards) to (?:your|their) hand", "draw{1} {2}",
            "On Play: Return 1 card from your discards to your hand.", "On Play: Draw 1 card from your discards."),
    Wording(r"put(s?) ([^.:;]+?) into (?:your|their|its player's) discards", "discard{1} {2}",
            "On Play: Look at your next draw. You may put it into your discards.",
            "On Play: Look at your next draw. You may discard it."),
    Wording(r"put(s?) (it|them|that card|those cards|the rest) (?:on|at) the bottom(?! of)", "stash{1} {2}",
            "On Play: Look at your next draw. You may put it on the bottom.",
            "On Play: Look at your next draw. You may stash it."),
    Wording(r"to (?:an?|1|any|any 1|another|1 other) (?:of your )?(?:other )?empty (?:(?:spell )?spaces?|sides?)"
            r"(?: of an? spell space)?(?: on your side(?: of the field)?| of yours)?(?! of (?:theirs|yours))(?= "
            r"|[.,;]|$)",
            "to an empty side of yours", "On Play: Move this spell to one of your empty spell spaces.",
            "On Play: Move this spell to an empty side of yours."),
    Wording(r"choose (?:1|an?|any 1) (?:of your )?empty (?:sides?|spell spaces?|spaces?)(?: of an? spell space)?"
            r"(?: on your side(?: of the field)?| of yours)?\. move (this spell|it) there",
            "move {1} to an empty side of yours",
            "This Spell's Power Is: Choose 1 of your empty sides of a spell space. Move this spell there.",
            "This Spell's Power Is: Move this spell to an empty side of yours."),
    Wording(r"(?:have|make) (this spell|it|that spell) check for overpower", "check for overpower for {1}",
            "On Play: Choose 1 of your spells. You may have it check for overpower.",
            "On Play: Choose 1 of your spells. You may check for overpower for it."),
    Wording(r"(?<=[:.,] )(this spell|it|that spell) checks for overpower", "check for overpower for {1l}",
            "On Play: Choose 1 of your spells. It checks for overpower.",
            "On Play: Choose 1 of your spells. Check for overpower for it."),
    # 4.9.11
    Wording(r"^([^:]*?\b(?:would|tries to)\b[^:]*: .*?)(stop|prevent) (?:them|that player|your"
            r" opponent|him|her)(?=[.,;]| and|$)",
            "{1}{2} it", "When Your Opponent Tries To Overpower: Discard 1 card from your hand to stop them.",
            "When Your Opponent Tries To Overpower: Discard 1 card from your hand to stop it."),
    *(
        Wording(rf"^([^:]*\b(?:would|tries to) (?:be )?{VERBS[verb].base}[^:]*: .*?) instead of (?:being )?"
                rf"{VERBS[verb].base}\w*(?: (?:it|them|this (?:spell|card)|that (?:spell|card)|a"
                rf" card|cards))?(?=[.,]|$)",
                "{1} instead", f"When {head}: You may stash it instead of {VERBS[verb].base}ing it.",
                f"When {head}: You may stash it instead.")
        for verb, head in ((Verb.DISCARD, "You Would Discard A Card"), (Verb.DRAW, "You Would Draw A Card"))
    ),
    *(
        Wording(rf"^([^:]*\b(?:would|tries to) be {VERBS[done].base}[^:]*: (?:.*\. )?)instead of (?:being )?"
                rf"{VERBS[verb].base}\w*(?: (?:it|this spell|that spell))?, ([^.:;]+)(?=\.|$)",
                "{1}{2} instead",
                f"When This Spell Would Be {VERBS[done].participle.title()}: Instead of discarding it, draw it.",
                f"When This Spell Would Be {VERBS[done].participle.title()}: Draw it instead.")
        for done, verb in zip([Verb.DISCARD, *[Verb.OVERPOWER] * 2], [*[Verb.DISCARD] * 2, Verb.OVERPOWER], strict=True)
    ),
    # conditions
    Wording(r"it (?:is not|isn't) your turn", "it is your opponent's turn",
            "While it isn't your turn, this spell has +1 Power.",
            "While it is your opponent's turn, this spell has +1 Power."),
    Wording(r"it (?:is not|isn't) your opponent's turn", "it is your turn",
            "While it isn't your opponent's turn, this spell has +1 Power.",
            "While it is your turn, this spell has +1 Power."),
    Wording(r"^([^:]+?) (?:outside(?: of)?|except (?:on|during)) your (?:own )?turns?(?=\.|$)",
            "{1} while it is your opponent's turn", "You can't draw cards outside of your own turn.",
            "While it is your opponent's turn, you can't draw cards."),
    Wording(r"^([^:]+?) (?:on|in|during) (your|your opponent's) turns?(?=\.|$)", "{1} while it is {2} turn",
            "Your spells can't be discarded on your opponent's turn.",
            "While it is your opponent's turn, your spells can't be discarded."),
    Wording(r"(?:this|it) is (?:a|the) final turn", "it is the Final Turn",
            "On Play: If this is the Final Turn, draw 1 card.", "On Play: If it is the Final Turn, draw 1 card."),
    Wording(r"(while|if) (an? (?!spell)[^.,:;]*?spell) (?:is opposing|opposes|is across from) (?:it|this spell)",
            "{1} the opposing spell is {2}", "While a shield spell is opposing it, this spell has +2 Power.",
            "While the opposing spell is a shield spell, this spell has +2 Power."),
    Wording(r"(?:a|any) spell (?:is opposing|opposes|is across from) (?:it|this spell)", "this spell is opposed",
            "While a spell opposes it, this spell has +2 Power.",
            "While this spell is opposed, this spell has +2 Power."),
    Wording(r"(?:no spell (?:is opposing|opposes|is across from) (?:it|this spell)|nothing (?:is opposing|opposes)"
            r" (?:it|this spell)|(?:this spell|it) has no opposing spell|the (?:opposing side|other side)"
            r"(?: of (?:its|this spell's)(?: spell)? space)? is empty)", "this spell is unopposed",
            "At the start of your turn: Add a +1 to this spell if the opposing side of its space is empty.",
            "When Your Turn Begins: Add a +1 to this spell if this spell is unopposed."),
    Wording(rf"you have (?={_SO_MANY} {_ADJECTIVES}(?:spells?|stances?)\b(?! cards?| spaces?| in | from ))",
            "you control ", "On Play: If you have no other spells, draw 1 card.",
            "On Play: If you control no other spells, draw 1 card."),
    Wording(rf"your opponent has (?={_SO_MANY} {_ADJECTIVES}(?:spells?|stances?)\b(?! cards?| spaces?| in | from ))",
            "your opponent controls ", "On Play: If your opponent has a stance, draw 1 card.",
            "On Play: If your opponent controls a stance, draw 1 card."),
    # 3.4.6: there are five
    Wording(r"(you control|your opponent controls) a spell in (?:each|every) (?:spell )?space", "{1} 5 spells",
            "While you control a spell in each spell space, your spells can't be discarded.",
            "While you control 5 spells, your spells can't be discarded."),
    Wording(r"(?<=\. )(?:if (?:you aren't|you're not|you are not|they aren't|they're not|it isn't|it's not)), (\w+)",
            "otherwise, {1}", "On Play: If you are winning in a spell space, draw 1 card. If you're not, gain 1"
            " Passion.",
            "On Play: If you are winning in a spell space, draw 1 card. Otherwise, gain 1 Passion."),
    Wording(r"spell space(s?) (?:in which|where) (?:you are|you're) winning", "spell space{1} you are winning in",
            "On Play: Draw 1 card for each spell space in which you're winning.",
            "On Play: Draw 1 card for each spell space you are winning in."),
    Wording(r"spell space(s?) (?:in which|where) your opponent is winning",
            "spell space{1} your opponent is winning in",
            "On Play: Draw 1 card for each spell space where your opponent is winning.",
            "On Play: Draw 1 card for each spell space your opponent is winning in."),
    Wording(r"than (you|your opponent|they) (?:do|does|have|has|control|controls|are|is)(?=[ ,.])", "than {1}",
            "On Play: If you have fewer cards in hand than your opponent does, draw 1 card.",
            "On Play: If your opponent has more cards in their hand than you, draw 1 card."),
    Wording(r"than this spell has", "than this spell",
            "On Play: Discard each of your opponent's spells with less Power than this spell has.",
            "On Play: Discard each of your opponent's spells with less Power than this spell."),
    # for how long
    Wording(r"for the rest of (?:the|this) turn", "until the turn ends",
            "On Play: This spell has +1 Power for the rest of the turn.",
            "On Play: This spell has +1 Power until the turn ends."),
    Wording(r"until your (opponent's )?next turn ends", "until the end of your {1}next turn",
            "On Play: This spell has +1 Power until your next turn ends.",
            "On Play: This spell has +1 Power until the end of your next turn."),
    Wording(r"((?:it|this spell|that spell) (?:has [+-]\d+ (?:power|resistance)|can't [^.,:;]+?)),? (?:for )?while"
            r" (?:it|this spell|that spell) (?:remains|stays|is) on the field", "{1}",
            "On Play: Choose 1 spell. It has -1 Power for as long as it remains on the field.",
            "On Play: Choose 1 spell. It has -1 Power."),
    # 4.7.6: Powers are used, and plays skipped, in a player's own turn alone
    Wording(r"(your opponent can't (?:use powers|skip plays)) (?:on|during|in) their next turn",
            "{1} until the end of your opponent's next turn",
            "On Play: Your opponent can't use Powers during their next turn.",
            "On Play: Your opponent can't use Powers until the end of your opponent's next turn."),
)  # fmt: skip
