"""What the starter manual calls things, and where it says them.

Both editions run on the same rules (D28). What is shown of them speaks the words of the edition being played and cites
its clauses: for the starter edition they are found here. Where the manual is silent, the difference that says how it is
read is cited.
"""

from __future__ import annotations

from typing import Final

from coven.kernel import Question, Reason

CLAUSES: Final[dict[str, str]] = {
    "0": "D28",
    "0.2.3": "play.3",
    "0.3.1": "play.2",
    "0.4.1": "effects.1",
    "0.4.2": "effects.1",
    "0.4.3": "effects.1",
    "1": "cards.2",
    "1.2": "cards.1",
    "1.4b": "plus.1",
    "1.7": "stitch.1",
    "1.7.13": "stitch.3",
    "1.10": "play.4",
    "2.1": "kit.1",
    "2.2": "setup.1",
    "2.2.2": "stamina.1",
    "2.2.3": "setup.2",
    "2.2.4": "setup.7",
    "2.2.5": "setup.6",
    "2.2.6": "setup.8",
    "2.2.10": "turn.1",
    "2.3": "turn.1",
    "2.3.3": "turn.2",
    "2.3.5": "turn.5",
    "2.3.6": "turn.5",
    "2.3.8": "turn.1",
    "2.3.9": "turn.3",
    "2.3.12": "turn.7",
    "2.3.15": "turn.3",
    "2.3.16": "effects.1",
    "2.4": "turn.3",
    "2.4.1": "turn.4",
    "2.4.2": "turn.4",
    "2.4.3": "turn.5",
    "2.4.7": "turn.4",
    "2.4.9": "turn.4",
    "2.5": "D22",
    "2.5.16": "overpower.1",
    "2.6": "win.2",
    "2.7": "win.1",
    "2.8": "final.1",
    "2.8.3": "final.2",
    "2.9": "final.7",
    "2.9.2": "final.8",
    "2.9.3": "final.8",
    "3": "D28",
    "3.2": "D26",
    "3.4.6": "setup.3",
    "3.5.2": "passion.1",
    "3.4.11": "play.1",
    "3.4.12": "max.1",
    "3.6": "setup.2",
    "3.7": "setup.5",
    "4": "effects.1",
    "4.1": "play.3",
    "4.3": "play.2",
    "4.7": "turn.6",
    "4.7.1": "effects.2",
    "4.7.7": "D28",
    "4.6.5": "D22",
    "4.9.2": "shield.5",
    "4.9.13": "shield.5",
    "4.9.14": "shield.5",
    "5": "effects.1",
    "5.2.4": "overdraw.1",
    "5.5": "turn.4",
    "5.5.5": "stance.1",
    "5.5.6": "cards.1",
    "5.6": "stance.2",
    "5.6.3": "stance.1",
    "5.7": "play.1",
    "5.7.3": "shield.4",
    "5.7.4": "stitch.1",
    "5.7.5": "max.1",
    "5.7.7": "shield.4",
    "5.7.9": "D21",
    "5.7.10": "play.2",
    "5.7.11": "D28",
    "5.7.13": "stitch.1",
    "5.7.14": "stitch.5",
    "5.8": "overpower.3",
    "5.8.9": "overpower.7",
    "5.9": "stamina.2",
    "5.10": "passion.2",
    "5.10.5": "passion.3",
    "5.10.6": "D31",
    "5.11": "turn.7",
    "5.11.4": "turn.3",
    "6": "stamina.2",
    "7": "deck.1",
    "S40": "open.1",
    "S41": "D28",
    "S28": "D28",
}
"""Clauses, sections and chapters of the comprehensive rules, and what the manual has in their place."""

PHRASES: Final[dict[str, str]] = {
    # the log
    "Cleanup check": "",
    "{0} has 1 play": "{0} may take 1 basic action",
    "{0} has {1} plays": "{0} may take {1} basic actions",
    "{0} spends 1 play": "{0} takes a basic action",
    "{0} spends {1} plays": "{0} takes {1} basic actions",
    "{0} gains 1 play": "{0} may take 1 more basic action",
    "{0} gains {1} plays": "{0} may take {1} more basic actions",
    "{0} loses 1 play": "{0} may take 1 basic action less",
    "{0} loses {1} plays": "{0} may take {1} basic actions less",
    "{0} plays a card": "{0}'s basic action is to play a card",
    "{0} draws instead of playing a card": "{0}'s basic action is to draw 1 extra card",
    "{0} places {1} Stamina markers": "{0} places {1} Stamina cards",
    "{0} loses a Stamina marker": "{0} loses a Stamina card",
    "{0} resolves {1}": "{0} applies {1}",
    "{0} interrupts: {1}": "{0} applies: {1}",
    "Outcome check: {0} is winning in {1} of the spell spaces": "{0} ends the turn with winning spells: {1}",
    "Final outcome check: A is winning in {0} of the spell spaces, B in {1}": (
        "The Final Turn is over. Winning spells of A: {0}, of B: {1}"
    ),
    "by exhaustion in spell spaces": "with the most winning spells",
    "by exhaustion in Power": "with the most Power",
    # reasons
    "every choice here has been tried and is illegal": "every choice here has been tried, and none can be carried out",
    "choosing that here has just led to an illegal state": "choosing that here has just proved impossible",
    "no plays are left": "the basic actions of this turn have been taken",
    "no plays are left in this Final Turn": "the basic actions of this Final Turn have been taken",
    "each takes a play, and fewer are left": "each is a basic action, and fewer are left in this turn",
    "each takes a play, and fewer are left in this Final Turn": (
        "each is a basic action, and fewer are left in this Final Turn"
    ),
    "no Stamina was counted for this Final Turn, so it has no plays": (
        "no Stamina was counted for this Final Turn, so there is no basic action in it"
    ),
    "plays are the current player's alone": "only the player whose turn it is takes basic actions",
    "a play is spent to draw 1 card, the next one": "a basic action draws 1 extra card, the next one",
    "the cost of skipping a play can't be paid": "the cost of drawing a card can't be paid",
    "acting is to play a card, to draw a card, to use a Power, or to pass": (
        "a turn is for a basic action (to draw 1 extra card or to play a card), for Powers, and for passing"
    ),
    "the next chance to act comes when this act and its consequences are settled": (
        "the turn goes on when what is under way has been carried out"
    ),
    "the first chance to act comes when the start of the turn is settled": (
        "basic actions, Powers and passing come when the start of the turn is through"
    ),
    "the turn has been passed, so there is no further chance to act in it": (
        "the turn has been passed, so nothing more is done in it"
    ),
    "paying its cost would change the side that it is to go to": (
        "paying its cost would change the place where it is to go"
    ),
    "only the player whose turn it is gets a chance to act": "only the player whose turn it is takes basic actions",
    "there is no side of a spell space where it can go": "there is no place left where it can go",
    "the side that was announced has changed": "the place where it was to go has changed",
    "that strike spell shares no stitch icon with it": "that strike spell doesn't have the same icon",
    "only the player who controls it can use its Power": "only the player whose it is can use its Power",
    "a stance goes to the stance area, not to a spell space": "a stance takes no place among the spells",
    "a spell card goes to its own player's side of a space": "a spell goes to one's own side of the field",
    "what is replaced is one's own shield spell on the side announced": (
        "what is replaced is one's own shield spell in that place"
    ),
    "what is stitched onto is one's own strike spell on the side announced": (
        "what is stitched onto is one's own strike spell in that place"
    ),
    "what is asked for is in another area": "what is asked for is somewhere else",
    "there is no empty side of its player's that it could go to": "its player has no place left where it could go",
    "a space is announced when a spell card is being played, and none is": (
        "a spell gets its place when it is played, and none is being played"
    ),
    "the space of the spell card being played has been announced already": (
        "the spell being played has been given its place already"
    ),
    "one space is announced for a spell card": "a spell is put in one place",
    "who plays a spell card announces its space": "who plays a spell says where it goes",
    "who chooses to play a spell card agrees to announce its space": (
        "who chooses to play a spell agrees to say where it goes"
    ),
    "the interruptions of the player whose turn it is come first": (
        "the effects of the player whose turn it is come first"
    ),
    "an interruption applies just before what it names, and that is not about to happen": (
        "that effect says when it applies, and that is not now"
    ),
    "an interruption in hand is revealed just before what it names, and that is not about to happen": (
        "that effect says when it is used from the hand, and that is not now"
    ),
    "an interruption applies once to one event": "that effect has been applied to this already",
    "each player's interruptions are that player's to pick": "each player applies their own effects",
    "whether a card is revealed from hand is asked just before what it interrupts, and nothing is now": (
        "whether an effect is used from the hand is asked when it says so, and that is not now"
    ),
    "it goes to an empty side: what is there is neither replaced nor stitched onto": (
        "it goes where none of its player's spells is: what is there is neither replaced nor stitched onto"
    ),
    "its space is announced first; what else it costs is asked after that": (
        "first it is said where it goes; what it costs is asked after that"
    ),
    "its space is announced, and no other cost is asked for it": (
        "it is said where it goes, and no cost is asked for it"
    ),
    "only an interruption that says so works from the hand": "only an effect that says so is used from the hand",
    "only revealing a card from hand is optional; what is on the field applies": (
        "only effects from the hand may be left unused; what is on the field applies"
    ),
    "the check around this one holds it: what is newly relevant is settled first": (
        "it waits until the effects that have just been set off are through"
    ),
    "the other player's consequences are resolved when the current player has none left": (
        "the other player's effects come after those of the player whose turn it is"
    ),
    "it waits until the one that is being resolved is through": "it waits until the effect under way is through",
    "it is relevant, and is resolved in the next cleanup check": "it applies when what is under way is through",
    "nothing has happened that it is still to be resolved for": (
        "nothing has happened that it is still to be applied for"
    ),
    "that has no such consequence": "that has no such effect",
    "nothing that Power says can be done now": "nothing that Power says can be done now",
    "Stamina markers are never played": "a card is played from one's own hand, and Stamina is never there",
    "a card is named, and a marker is none": "what is named has a place in a deck list, and Stamina has none",
}
"""What is said in the words of the comprehensive rules, and how the manual says it; '' for what it doesn't speak of."""

OWN_CLAUSES: Final[dict[str, str]] = {
    "its space is announced, and no other cost is asked for it": "play.2",
    "no plays are left in this Final Turn": "final.2",
    "each takes a play, and fewer are left in this Final Turn": "final.2",
    "that strike spell shares no stitch icon with it": "stitch.6",
    "that spell is stitched already": "stitch.4",
    "only a strike spell can go onto a strike spell": "stitch.1",
    "only a strike spell is stitched onto, by a strike spell card": "stitch.1",
    "a spell card goes to its own player's side of a space": "setup.3",
    "that side is not empty": "effects.1",
    "acting is to play a card, to draw a card, to use a Power, or to pass": "turn.3",
    "it goes to an empty side: what is there is neither replaced nor stitched onto": "effects.1",
    "the stance in play can't be discarded": "D20",
    "what a card costs to play is paid in full, and as it is worded": "play.2",
    "its Power applies only while it is on the field": "turn.6",
    "that is not on the field": "turn.6",
    "cards in a hand are for its player alone to see": "",
    "Stamina markers are never played": "turn.4",
    "a card is named, and a marker is none": "D18",
    "nobody looks at the cards of a deck, unless an effect says so": "setup.2",
    "an interruption in hand is revealed just before what it names, and that is not about to happen": "shield.5",
}
"""Reasons for which the manual has a clause of their own, where the comprehensive rules have one for several; '' for
what it doesn't speak of."""

PROMPTS: Final[dict[str, tuple[str, str]]] = {
    "what to do": ("turn.3", "What do you do?"),
    "which card to play": ("turn.4", "Which card do you play?"),
    "where to play": ("play.1", "Where does {0} go?"),
    "where to put": ("effects.1", "Where does {0} go?"),
    "which name": ("effects.1", "{0}: which card do you name?"),
    "in which order": ("effects.1", "Which card goes first to the bottom of the deck?"),
    "in which order on top": ("effects.1", "Which card goes first to the top of the deck?"),
    "in which order of a spell": ("stitch.3", "Which card of the spell goes first to the {0} of the deck?"),
    "which consequence": ("D22", "Which effect comes first?"),
    "which interruption": ("shield.5", "{0}. Which effect?"),
    "which power": ("turn.6", "{0}: which Power?"),
    "which to": ("effects.1", "{0}: which to {1}?"),
    "which of these": ("effects.1", "{0}: which?"),
    "whether to": ("effects.1", "{0}: do you? {1}"),
    "whether to pay": ("D28", "{0}: pay? {1}"),
    "how many": ("effects.1", "{0}: how many?"),
    "how many counters": ("plus.1", "{0}: how many +1s?"),
    "give it up": ("D28", "You declined, so this can't be done. What now?"),
}
"""What is asked, by its kind: the clause that asks it, and how the manual would. All but what it has no place for."""

OF_EFFECTS: Final[dict[str, str]] = {"which card to play": "effects.1"}
"""What effects ask as well as rules: the clause that asks it then."""

_asked: dict[tuple[str, str], Question] = {}


def asked(question: Question) -> Question:
    """A question as the manual asks it; its answers are worded as in the comprehensive edition."""
    return _in_its_words(question, PROMPTS[question.kind][0])


def asked_by_effect(question: Question) -> Question:
    """The same where it is an effect that asks."""
    return _in_its_words(question, OF_EFFECTS.get(question.kind) or PROMPTS[question.kind][0])


def _in_its_words(question: Question, rule: str) -> Question:
    own = _asked.get((question.kind, rule))
    if own is None:
        own = Question(
            question.kind,
            PROMPTS[question.kind][1],
            rule,
            question.answers,
            at_rest=question.at_rest,
            verb=question.verb,
            openly=question.openly,
            short=question.short,
            declines=question.declines,
            whether=question.whether,
            only_one=question.only_one,
            asides=question.asides,
        )
        _asked[question.kind, rule] = own
    return own


def clause(rule: str) -> str:
    """What the manual has in place of a clause: of that, else of its section, else of its chapter."""
    if rule[:1].isalpha() and rule not in CLAUSES:
        return rule  # its own
    while rule not in CLAUSES:
        rule = rule.rpartition(".")[0]
    return CLAUSES[rule]


def phrase(words: str) -> str:
    """How the manual says it; of what is said with its cause, both."""
    own = PHRASES.get(words)
    if own is not None:
        return own
    what, colon, cause = words.partition(": ")
    return f"{phrase(what)}{colon}{phrase(cause)}" if colon else words


def reason(ruling: Reason) -> Reason:
    """A reason by the manual's clause, in its words; of what is said with its cause or a number, by what is said."""
    if not ruling.rule:
        return ruling
    own = OWN_CLAUSES.get(ruling.words, OWN_CLAUSES.get(ruling.words.partition(": ")[0]))
    return Reason(clause(ruling.rule) if own is None else own, phrase(ruling.words))
