"""Other wordings of what card text says: what people write, and what it is called here."""

from __future__ import annotations

import re

from coven.games.revel.text.words.lexicon import WORDS
from coven.games.revel.text.words.other_bodies import BODIES, SHORT
from coven.games.revel.text.words.other_heads import HEADS
from coven.games.revel.text.words.other_phrases import PHRASES
from coven.games.revel.text.words.other_sentences import SENTENCES
from coven.language.rewording import Reworded, Wording, reword
from coven.language.words import capital, title_case

_CARDS = r"((?:strike |shield )?spell|(?:[a-z]+ )??(?:(?:strike |shield )?spell |stance )?card|stance)"
_DONE = r"(discarded|stashed|revealed|chosen|drawn|played)"

WORDINGS: tuple[Wording, ...] = (
    Wording("’", "'", "This spell can’t be discarded.", "This spell can't be discarded."),
    # 1.3.8: the symbols of the two values
    Wording(r"(\d)(?=[▲△●•])", "{1} ", "Your strike spells have +1▲.", "Your strike spells have +1 Power."),
    Wording("[▲△](?: ?power)?", "Power", "Your strike spells have +1 ▲ Power.", "Your strike spells have +1 Power."),
    Wording("[●•](?: ?resistance)?", "Resistance", "This spell has +1 ●.", "This spell has +1 Resistance."),
    # numbers
    *(
        Wording(word, str(number), f"On Play: Draw {word} cards.", f"On Play: Draw {number} cards.")
        for number, word in enumerate(["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"], 2)
    ),
    Wording("one", "1", "On Play: Draw one card.", "On Play: Draw 1 card."),
    Wording(r"at least (\d+)", "{1} or more", "This spell has +1 Power while you control at least 2 spells.",
            "While you control 2 or more spells, this spell has +1 Power."),
    Wording(r"at most (\d+)", "{1} or less", "On Play: Discard 1 spell with at most 2 Power.",
            "On Play: Discard 1 spell with 2 or less Power."),
    Wording(r"(\d+) or (?:fewer|lower)", "{1} or less", "On Play: Discard 1 spell with 2 or lower Power.",
            "On Play: Discard 1 spell with 2 or less Power."),
    Wording(r"(\d+) or (?:greater|higher)", "{1} or more", "On Play: Discard 1 spell with 2 or higher Power.",
            "On Play: Discard 1 spell with 2 or more Power."),
    # short forms
    Wording("it's", "it is", "On Play: If it's your turn, draw 1 card.", "On Play: If it is your turn, draw 1 card."),
    Wording("you're", "you are", "On Play: If you're winning in a spell space, draw 1 card.",
            "On Play: If you are winning in a spell space, draw 1 card."),
    Wording("there's", "there is", "On Play: If there's an opposing stance, draw 1 card.",
            "On Play: If there is an opposing stance, draw 1 card."),
    Wording("that's", "that is", "On Play: Discard 1 spell that's not winning.",
            "On Play: Discard 1 spell that is not winning."),
    Wording("as long as", "while", "As long as you control a stance, this spell has +1 Power.",
            "While you control a stance, this spell has +1 Power."),
    *SHORT,
    *SENTENCES,
    *PHRASES,
    *HEADS,
    # players
    Wording("(?:its|their) owner's", "its player's", "On Play: Return 1 spell to its owner's hand.",
            "On Play: Draw 1 spell."),
    Wording("its owner", "its player", "On Play: Choose 1 spell. Its owner draws 1 card.",
            "On Play: Choose 1 spell. Its player draws 1 card."),
    Wording("the opponent", "your opponent", "On Play: The opponent draws 1 card.",
            "On Play: Your opponent draws 1 card."),
    # when
    Wording("whenever", "when", "Whenever You Stitch: Draw 1 card.", "When You Stitch: Draw 1 card."),
    Wording(r"^at the (?:start|beginning) of (your|your opponent's|a) turn(?=:)", "when {1} turn begins",
            "At The Start Of Your Turn: Draw 1 card.", "When Your Turn Begins: Draw 1 card."),
    Wording(r"^at the (?:start|beginning) of (?:each|each player's|every) turn(?=:)", "when a turn begins",
            "At The Start Of Each Turn: Draw 1 card.", "When A Turn Begins: Draw 1 card."),
    Wording(r"^at the end of (your|your opponent's|a) turn(?=:)", "when {1} turn ends",
            "At The End Of Your Turn: Draw 1 card.", "When Your Turn Ends: Draw 1 card."),
    Wording(r"^at the end of (?:each|each player's|every) turn(?=:)", "when a turn ends",
            "At The End Of Each Turn: Draw 1 card.", "When A Turn Ends: Draw 1 card."),
    Wording(r"^the first time (?!each turn)(.+?) (?:each|every) turn(?=:)", "the first time each turn {1}",
            "The First Time You Play A Stance Each Turn: Draw 1 card.",
            "The First Time Each Turn You Play A Stance: Draw 1 card."),
    Wording(r"^if (?:it|this spell) overpowers(?=:| a)", "when this spell overpowers",
            "If It Overpowers: Draw 1 card.", "When This Spell Overpowers: Draw 1 card."),
    # while
    Wording("it is the final turn", "it is the Final Turn", "On Play: If it is the final turn, draw 1 card.",
            "On Play: If it is the Final Turn, draw 1 card."),
    Wording(r"^during the final turn,", "while it is the Final Turn,",
            "During the Final Turn, your spells have +1 Power.",
            "While it is the Final Turn, your spells have +1 Power."),
    Wording(r"(?<=[:.] )during the final turn,", "if it is the Final Turn,",
            "When You Stitch: During the Final Turn, draw 1 card.",
            "When You Stitch: If it is the Final Turn, draw 1 card."),
    Wording(r"^([^:]+) during the final turn(?=\.|$)", "{1} while it is the Final Turn",
            "Your spells have +1 Power during the Final Turn.",
            "While it is the Final Turn, your spells have +1 Power."),
    Wording(r"^during (your|your opponent's) turn,", "while it is {1} turn,",
            "During your turn, your spells have +1 Power.",
            "While it is your turn, your spells have +1 Power."),
    Wording(r"(?<=[:.] )during (your|your opponent's) turn,", "if it is {1} turn,",
            "When You Stitch: During your turn, draw 1 card.", "When You Stitch: If it is your turn, draw 1 card."),
    Wording(r"^([^:]+) during (your|your opponent's) turn(?=\.|$)", "{1} while it is {2} turn",
            "Your spells have +1 Power during your turn.", "While it is your turn, your spells have +1 Power."),
    Wording(r"until (?:the end of this|the end of|end of|this) turn(?: ends)?", "until the turn ends",
            "On Play: This spell has +1 Power until end of turn.",
            "On Play: This spell has +1 Power until the turn ends."),
    # put off, and limited
    Wording(r"(?<=[:.] )when (?:this|the) turn ends,", "at the end of this turn,",
            "On Play: When this turn ends, discard this spell.",
            "On Play: At the end of this turn, discard this spell."),
    Wording(r"(?<=[:.] )at the end of the turn,", "at the end of this turn,",
            "On Play: At the end of the turn, discard this spell.",
            "On Play: At the end of this turn, discard this spell."),
    Wording(r"at the (?:start|beginning) of (your|your opponent's) next turn", "when {1} next turn begins",
            "On Play: At the start of your next turn, draw 1 card.",
            "On Play: When your next turn begins, draw 1 card."),
    Wording(r"at the end of (your|your opponent's) next turn", "when {1} next turn ends",
            "On Play: Draw 1 card at the end of your next turn.",
            "On Play: When your next turn ends, draw 1 card."),
    Wording(r"(?:(?:you (?:can|may) )?(?:only do this|do this only|do this)|this (?:only happens|happens only|happens))"
            r" once (?:each|per|every|a) turn",
            "do this only once each turn",
            "When You Stitch: Draw 1 card. You can only do this once per turn.",
            "When You Stitch: Draw 1 card. Do this only once each turn."),
    # places and names
    Wording(r"swap (?:the (?:places|positions) of )?2 of your spells(?: with each other)?(?=[.,])",
            "swap 1 of your spells with another of your spells",
            "On Play: Swap 2 of your spells.", "On Play: Swap 1 of your spells with another of your spells."),
    Wording(r"swap the places of ([^.:;]+?) and ", "swap {1} with ",
            "On Play: Swap the places of this spell and another of your spells.",
            "On Play: Swap this spell with another of your spells."),
    Wording(r"exchange ([^.:;]+?) with ", "swap {1} with ",
            "On Play: Exchange this spell with another of your spells.",
            "On Play: Swap this spell with another of your spells."),
    Wording("of that name", "with that name",
            "On Play: Name a card. Discard each spell of that name.",
            "On Play: Name a card. Discard each spell with that name."),
    # what is had
    Wording(r"gets(?= [+-])", "has", "This spell gets +1 Power.", "This spell has +1 Power."),
    Wording(r"get(?= [+-])", "have", "Your spells get +1 Power.", "Your spells have +1 Power."),
    Wording(r"(the opposing (?:strike |shield )?spell)'s (power|resistance)", "the {2} of {1}",
            "On Play: Gain Passion equal to the opposing spell's Power.",
            "On Play: Gain Passion equal to the Power of the opposing spell."),
    Wording(r"to an empty (?:spell )?space on your side(?: of the field)?", "to an empty side of yours",
            "On Play: Move this spell to an empty space on your side.",
            "On Play: Move this spell to an empty side of yours."),
    Wording(r"to your side of (?:an?|any|another|any other) spell space where (?:that|your) side is empty",
            "to an empty side of yours",
            "On Play: Move this spell to your side of any spell space where that side is empty.",
            "On Play: Move this spell to an empty side of yours."),
    Wording(r"to (?:an|another) empty (?:spell )?space", "to an empty side of yours",
            "On Play: Move this spell to an empty space.", "On Play: Move this spell to an empty side of yours."),
    Wording(r"(your opponent [^.:;]*) until the end of their next turn",
            "{1} until the end of your opponent's next turn",
            "On Play: Your opponent can't overpower until the end of their next turn.",
            "On Play: Your opponent can't overpower until the end of your opponent's next turn."),
    *BODIES,
    # which
    # 1.10.2: there is one at most that opposes this spell
    Wording(r"(?:the|an?) ((?:strike |shield )?spell) opposing this (?:stance|witch|resource|card)(?= has| have)",
            "the opposing {1}", "The spell opposing this card has -1 Power.", "The opposing spell has -1 Power."),
    Wording(r"(?:all )?((?:strike |shield )?spell)s opposing this spell have", "the opposing {1} has",
            "Spells opposing this spell have -1 Power.", "The opposing spell has -1 Power."),
    Wording(r"(?:the |an? |any 1 |any |1 |each |all )?((?:strike |shield )?spell)s? opposing this spell",
            "the opposing {1}", "On Play: Discard any spell opposing this spell.",
            "On Play: Discard the opposing spell."),
    Wording(rf"{_CARDS}(s?) winning in (?:its|their) spaces?", "winning {1}{2}",
            "On Play: Discard 1 spell winning in its space.", "On Play: Discard 1 winning spell."),
    Wording(r"winning in (?:its|their) spaces?", "winning",
            "On Play: If this spell is winning in its space, draw 1 card.",
            "On Play: If this spell is winning, draw 1 card."),
    Wording(r"(winning in .*?)(?<!spell )space(s?)", "{1}spell space{2}",
            "On Play: If you are winning in 2 or more spaces, draw 1 card.",
            "On Play: If you are winning in 2 or more spell spaces, draw 1 card."),
    Wording(rf"(\d+) {_CARDS}s? {_DONE} this way", "{1} of the {2}s {3} this way",
            "On Play: Reveal your next 2 draws. Draw 1 card revealed this way.",
            "On Play: Reveal your next 2 draws. Draw 1 of the cards revealed this way."),
    Wording(rf"an? {_CARDS} {_DONE} this way", "1 of the {1}s {2} this way",
            "On Play: Reveal your next 2 draws. Draw a card revealed this way.",
            "On Play: Reveal your next 2 draws. Draw 1 of the cards revealed this way."),
    Wording(rf"all {_CARDS}s {_DONE} this way", "the {1}s {2} this way",
            "On Play: Reveal your next 2 draws. Draw all cards revealed this way.",
            "On Play: Reveal your next 2 draws. Draw the cards revealed this way."),
    # 5.2.3, 5.3.1: where decks begin and end
    Wording(r"the top card of (your|your opponent's|their) deck", "{1} next draw",
            "On Play: Reveal the top card of your deck.", "On Play: Reveal your next draw."),
    Wording(r"the top (\d+) cards of (your|your opponent's|their) deck", "{2} next {1} draws",
            "On Play: Reveal the top 2 cards of your deck.", "On Play: Reveal your next 2 draws."),
    Wording(r"put ([^.:;]+?) (?:on|at) the bottom of (?:your|their) deck", "stash {1}",
            "On Play: Put 1 card from your hand on the bottom of your deck.",
            "On Play: Stash 1 card from your hand."),
    Wording(r"puts ([^.:;]+?) (?:on|at) the bottom of their deck", "stashes {1}",
            "On Play: Your opponent puts 1 card from their hand on the bottom of their deck.",
            "On Play: Your opponent stashes 1 card from their hand."),
    Wording(r"draw(s?) back (?=\d|an? |up to|any |all |each )", "draw{1} ",
            "On Play: Draw back 1 strike spell card from your discards.",
            "On Play: Draw 1 strike spell card from your discards."),
)  # fmt: skip
"""Each is tried where a text can't be read as it stands, in this order."""


_WHERE = r"(?:you control|your opponent controls|on the field)"
_ALONE = r"(?<!named )(?<!called )(?<!\")\b"
_OFF = r"(?=(?:in|from) (?:\w+ )*?(?:hand|discards)\b)"


def can_name_itself(name: str) -> bool:
    """Whether a name is not made of words of card text alone, as 'That Much' is, so that it can be told from them."""
    return '"' not in name and not all(word in WORDS for word in name.partition(" - ")[0].lower().split())


def names_itself(text: str, name: str, kind: str) -> bool:
    """4.10.6 Whether a card speaks of itself by its name. A resource is what its card is called (1.11.2)."""
    if kind == "resource" or not can_name_itself(name):
        return False
    return any(wording.find(text, 0) is not None for wording in of_itself(name, kind)[:5])


def by_its_name(named: str, kind: str) -> tuple[Wording, ...]:
    """4.10.6 Its name, in a sentence or at its beginning; 'Ember's Power Is' names a Power (4.2.3)."""
    said = rf"(?:{named})((?:'s)?)(?! power is:)(?=[ ,.:]|$)"
    return (
        Wording(rf"(?<!\w)(?!named |called )((?-i:[a-z0-9])[\w']*,?) {said}", f"{{1}} this {kind}{{2}}", "", ""),
        Wording(rf"{_ALONE}{said}", f"this {kind}{{1}}", "", ""),
    )


def of_itself(name: str, kind: str) -> tuple[Wording, ...]:
    """4.10.6, 7.2.1 A card that names itself, by its title or in full, speaks of this one; a copy of it is a card with
    its name: 'for each other copy of this card you control', 'another Ember in your discards'."""
    named = "|".join(re.escape(one) for one in dict.fromkeys((name, name.partition(" - ")[0])))
    called = f'named "{name}"'
    return (
        Wording(rf"(cop(?:y|ies) of) (?:{named})(?=[ ,.:])", "{1} this card", "", ""),
        Wording(rf"(?<=each )((?:other )?)(?:{named}) (?={_WHERE}|in |from )", "{1}copy of this card ", "", ""),
        Wording(rf"(another) (?:{named}) (?={_WHERE}|in |from )", "{1} copy of this card ", "", ""),
        *(() if kind == "resource" else by_its_name(named, kind)),
        Wording(r"(cop(?:y|ies) of) it(?=[ ,.:])", "{1} this card", "", ""),
        Wording(rf"(?<=each )((?:other )?)copy of this card {_OFF}", f"{{1}}card {called} ", "", ""),
        Wording(rf"((?:other )?)copies of this card {_OFF}", f"{{1}}cards {called} ", "", ""),
        Wording(rf"(an?|1|another) copy of this card (?={_OFF}|,)", f"{{1}} card {called} ", "", ""),
        Wording(rf"(?<=each )((?:other )?)copy of this card ({_WHERE})", f"{{1}}card {{2}} {called}", "", ""),
        Wording(rf"((?:other )?)copies of this card ({_WHERE})", f"{{1}}cards {{2}} {called}", "", ""),
        Wording(rf"(an?|another) copy of this card ({_WHERE})", f"{{1}} card {{2}} {called}", "", ""),
        Wording(r"(\"[^\"]*\") ,", "{1},", "", ""),
    )


def of_kind(kind: str) -> tuple[Wording, ...]:
    """4.1.3, 4.10.6 'this one', and that it is on the field, said by a card of that kind."""
    return (
        Wording(r"this (?:one|1)(?=[ ,.;:]|$)", f"this {kind}", "", ""),
        Wording(rf"^(?:while|as long as) this (?:{kind}|card) is (?:on the field|in play), (\w+)", "{1}", "", ""),
    )


_ASKED = re.compile(r"^([^:]+?), if ([^:]+): (\w[^.]*(?:\. If you do, [^.]*)?\.?)$", re.IGNORECASE)
"""What an initial part asks, and a body that depends on it as a whole."""
_OF_A_TYPE = re.compile(r"\b([a-z]{3,}) (?=(?:strike |shield )?(?:spells?|stances?|cards?)\b)")
NO_TYPES = frozenset(
    (
        "random",
        "same",
        "different",
        "last",
        "following",
        "own",
        "new",
        "single",
        "previous",
        "printed",
        "remaining",
        "such",
    )
)
"""Words that say something else than a type (1.3.4)."""


def in_house_words(text: str, name: str | None = None, kind: str = "spell") -> Reworded:
    """A text in the wording that the grammar knows: what is left out at its edges is added, the initial part stands in
    Title Case, what follows with a capital, and other wordings are replaced. `name`, `kind`: of the card it is on."""
    itself = of_itself(name, kind) if name is not None and can_name_itself(name) else ()
    reworded = reword(text, (*itself, *of_kind(kind), *WORDINGS))
    _ask_after_the_colon(reworded)
    _name_types(reworded)
    house = reworded.text
    if house and house[-1] not in ".:":
        reworded.replace(len(house), len(house), ["."])
    head, colon, body = reworded.text.partition(": ")
    if colon:
        reworded.spell(f"{title_case(head)}: {capital(body)}")
    else:
        reworded.spell(capital(reworded.text))
    return reworded


def _ask_after_the_colon(reworded: Reworded) -> None:
    """'When Your Turn Ends, If You Control A Stance: Draw 1 card.': what is asked stands before what depends on it."""
    found = _ASKED.match(reworded.text)
    if found is None:
        return
    start, end = found.span(2)
    first = found.start(3)
    asked = re.sub(r"[A-Z]\w*", lambda word: word[0].lower() if word[0].lower() in WORDS else word[0], found[2])
    then: list[str | tuple[int, int]] = [found[3][0].lower(), (first + 1, found.end(3))]
    reworded.spell(reworded.text[:start] + asked + reworded.text[end:])
    reworded.replace(found.end(1), found.end(3), [": If ", (start, end), ", ", *then])


def _name_types(reworded: Reworded) -> None:
    """1.3.4 A type is written with a capital: 'dance spells'."""
    for found in list(_OF_A_TYPE.finditer(reworded.text)):
        if found[1] not in WORDS and found[1] not in NO_TYPES:
            start = found.start()
            reworded.spell(reworded.text[:start] + reworded.text[start].upper() + reworded.text[start + 1 :])
