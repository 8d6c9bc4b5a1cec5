"""What the choices of the grammar come to that make no difference, each with the reason."""

from __future__ import annotations

ALIKE: dict[str, tuple[str, ...]] = {
    "'without +1s' is 'with no +1s'": (
        "with: WITH _quality (AND_WITH _quality)*",
        "with: WITHOUT PLUS_ONES",
    ),
    "after 'When Your Opponent ...' that player is your opponent; after 'When A Player ...' they are that player": (
        "doer: OPPONENT",
        "doer: THEY",
        "doer: THAT_PLAYER",
    ),
    "'Then' says what the order of sentences says": (
        "sentence: THEN",
        "sentence: nothing",
    ),
    "what is measured of something that has gone is what it had, said in the past or not (4.10.14)": (
        "beside: HAD_HERE",
        "beside: nothing",
    ),
    "what is counted in groups is rounded down, unless it says otherwise": (
        "for_each: ROUNDED",
        "for_each: nothing",
    ),
    "'Only 2 copies' are 2 at most (4.5.2)": (
        "copies: ONLY INT COPY",
        "copies: ONLY UP_TO INT COPY",
    ),
    "'and then' and ', then' are 'and'": (
        "both: clause AND clause",
        "both: clause COMMA AND clause",
        "both: clause AND_THEN clause",
        "both: clause (COMMA_THEN clause)+",
    ),
    "who has a spell or a stance on the field controls it (1.9.2)": (
        "condition: _controls some",
        "condition: player HAVE some",
    ),
    "a comma before the last 'and'": (
        "both: COMMA",
        "both: nothing",
    ),
    "'Choose 1:' with commas or semicolons": (
        "choice: doer? CHOOSE_1 either",
        "choice: doer? CHOOSE_1 _series (SEMI _series)* SEMI_OR _series",
    ),
    "'You choose 1:' is 'Choose 1:'": (
        "choice: doer",
        "choice: nothing",
    ),
    "'You draw' is 'draw'": (
        "clause: doer",
        "clause: nothing",
    ),
    "a spell is on the field, and what is played comes there (1.7.3, 5.7.6)": (
        "passive: place",
        "passive: nothing",
    ),
    "what is drawn from the field is drawn back": (
        "draw: BACK",
        "draw: nothing",
    ),
    "'until you have 3 cards in hand' is in your own": (
        "draw: poss",
        "draw: nothing",
    ),
    "'gain 1 more play' is 'gain 1 play', where none was about to be gained": (
        "tally_amount: INT",
        "tally_amount: INT (MORE | LESS)",
    ),
    "a card goes to the hand of its owner (3.8.6)": (
        "return: poss",
        "return: ITS_PLAYERS",
    ),
    "a card goes to the deck of its owner (3.6.3)": (
        "put_on_top: poss",
        "put_on_top: ITS_PLAYERS",
    ),
    "from among is among": (
        "AMONG: among",
        "AMONG: from among",
    ),
    "a comma before 'and', where something lasts": (
        "lasting_and: COMMA",
        "lasting_and: nothing",
    ),
    "'it' is where it is: from anywhere else is refused (4.10.12)": (
        "back: IT",
        "back: IT FROM poss (HAND | DISCARDS)",
    ),
    "as below, where the condition comes first": (
        "while: WHILE",
        "while: IF",
    ),
    "what is so if something holds is so while it holds": (
        "while_after: WHILE",
        "while_after: IF",
    ),
    "'to' said again": (
        "add: TO",
        "add: nothing",
    ),
    "'from' said again": (
        "remove: FROM",
        "remove: nothing",
    ),
    "'1 +1' is 'a +1'": (
        "counters: A PLUS_ONE",
        "counters: INT PLUS_ONE",
    ),
    "there is one event to stop": (
        "stop: IT",
        "stop: THAT",
        "stop: THIS",
        "stop: THE",
    ),
    "prevent is stop": (
        "STOP: prevent",
        "STOP: stop",
    ),
    "that much is that many": (
        "THAT_MANY: that many",
        "THAT_MANY: that much",
    ),
    "both players are each player": (
        "EACH_PLAYER: both players",
        "EACH_PLAYER: each player",
    ),
    "'they' is your opponent, if nobody else was spoken of": (
        "doer: OPPONENT",
        "doer: THEY",
    ),
    "as 'they' before, in conditions": (
        "they: OPPONENT",
        "they: THEY",
    ),
    "'their hand', said of your opponent": (
        "poss: OPPONENTS",
        "poss: THEIR",
    ),
    "her, his and their are one": (
        "THEIR: her",
        "THEIR: his",
        "THEIR: their",
    ),
    "the others are the rest": (
        "THE_REST: the rest",
        "THE_REST: the others",
        "THE_REST: the other",
    ),
    "the end of the turn is when the turn ends": (
        "UNTIL: until the turn ends",
        "UNTIL: until the end of the turn",
    ),
    "'this turn' lasts until the turn ends": (
        "until: THIS_TURN",
        "until: UNTIL",
    ),
    "'until' before or after": (
        "lasting: _lasting_statement until?",
        "lasting: until COMMA _lasting_statement",
    ),
    "'a card' is '1 card'": (
        "pick: A noun AT_RANDOM?",
        "pick: INT noun AT_RANDOM?",
    ),
    "'all your spells' are 'your spells'": (
        "all: ALL owned",
        "all: owned",
    ),
    "both of them are them": (
        "back: BOTH",
        "back: BOTH_OF (THEM | THOSE kind)",
        "back: backs",
    ),
    "'isn't' is 'is not' in nouns": (
        "THAT_ISNT: that is not",
        "THAT_ISNT: that isn't",
    ),
    "'isn't' is 'is not'": (
        "condition: IS NOT?",
        "condition: ISNT",
    ),
    "'wasn't' is 'was not'": (
        "condition: WAS NOT?",
        "condition: WASNT",
    ),
    "'2 or less' is 'less than 3', as 'fewer' is 'less'": (
        "compared: (LESS | FEWER) THAN INT",
        "compared: INT OR_LESS",
    ),
    "fewer is less": (
        "compared: FEWER",
        "compared: LESS",
    ),
    "'more than 1' is '2 or more'": (
        "compared: INT OR_MORE",
        "compared: MORE THAN INT",
    ),
    "a bare number is exactly that many": (
        "compared: EXACTLY INT",
        "compared: INT",
    ),
    "'Power 2 or less' is '2 or less Power'": (
        "having: _value compared",
        "having: compared _value",
    ),
    "'this spell's Power' and 'its Power' are 'the Power of ...'": (
        "owned_value: _the_value OF what",
        "owned_value: POSSESSED _value",
        "owned_value: ITS _value",
    ),
    "the Power of several is their total": (
        "_the_value: THE",
        "_the_value: THE_TOTAL",
    ),
    "'from hand' is from one's own": (
        "place: (FROM | IN) _area",
        "place: (FROM | IN) poss _area",
    ),
    "from and in": (
        "place: FROM",
        "place: IN",
    ),
    "a Stamina is a Stamina marker": (
        "head: STAMINA",
        "head: STAMINA MARKER",
    ),
    "Each Time is When": (
        "event: EACH_TIME",
        "event: WHEN",
    ),
    "Tries To is Would, of others": (
        "mood: TRIES_TO",
        "mood: WOULD",
    ),
    "one 'and', told apart by what follows": (
        "all_hold: AND",
        "all_hold: AND_WHAT",
    ),
    "gains is has, for a while": (
        "_lasting_statement: bonus",
        "_lasting_statement: gaining",
    ),
    "as before, of statements": (
        "ongoing: AND",
        "ongoing: AND_WHAT",
    ),
}
"""Choices that are wordings of one thing, printed alike."""

FORM = "a form that follows from the words around it"
AS_IT_IS = "the event is named as what it is, and nothing else (4.9.11)"
WHOSE = "yours or theirs follows from who does it"
ONE_AND = "one 'and' to whoever writes; which of the two is read follows from what comes after it"
IS_THERE = "what is pointed at is in one place, and from anywhere else it is refused"
TO_OR_FROM = "+1s are added to something and removed from it"
NEVER_BOTH: dict[str, str] = {
    "_act_verb: STITCH": "what else could stand there is refused",
    "_act_verb: USE": "what else could stand there is refused",
    "UNTIL_HAVE: until you have": WHOSE,
    "UNTIL_HAVE: until they have": WHOSE,
    "ONTO_SIDE: onto an empty side of yours": WHOSE,
    "ONTO_SIDE: onto an empty side of theirs": WHOSE,
    "TO_SIDE: to an empty side of yours": WHOSE,
    "TO_SIDE: to an empty side of theirs": WHOSE,
    "LOSE: lose": FORM,
    "LOSE: loss": FORM,
    "counters: PLUS_ONES": FORM,
    "counters: PLUS_ONE": FORM,
    "STOP: prevents": FORM,
    "stop: STOP (THE | THAT | THIS) _event_noun": AS_IT_IS,
    "_event_noun: OVERPOWER": AS_IT_IS,
    "_event_noun: DRAW": AS_IT_IS,
    "_event_noun: DISCARD": AS_IT_IS,
    "_event_noun: PLAY": AS_IT_IS,
    "_event_noun: STASH": AS_IT_IS,
    "_event_noun: REVEAL": AS_IT_IS,
    "_event_noun: STITCH": AS_IT_IS,
    "_event_noun: GAIN": AS_IT_IS,
    "_event_noun: SPEND": AS_IT_IS,
    "_event_noun: LOSE": AS_IT_IS,
    "_event_noun: USE": AS_IT_IS,
    "_event_noun: SKIP": AS_IT_IS,
    "back: IT FROM poss (HAND | DISCARDS)": "all but 'it' itself, which is the same, is refused there",
    "back: HAND": IS_THERE,
    "back: DISCARDS": IS_THERE,
    "counted: TO": TO_OR_FROM,
    "counted: FROM": TO_OR_FROM,
    "counts: ADD": TO_OR_FROM,
    "counts: REMOVE": TO_OR_FROM,
    "counts: TO": TO_OR_FROM,
    "counts: FROM": TO_OR_FROM,
    "measure: _ones": "+1s are added and removed, the others gained, lost and spent",
    "measure: _thing": "+1s are added and removed, the others gained, lost and spent",
    "_ones: PLUS_ONE": FORM,
    "_ones: PLUS_ONES": FORM,
    "all_hold: AND": ONE_AND,
    "all_hold: AND_WHAT": ONE_AND,
    "ongoing: AND": ONE_AND,
    "ongoing: AND_WHAT": ONE_AND,
    "DONE: passed": "one passes the turn, and nothing else is passed: no other verb goes with it",
    "DONE: began": "turns begin, and 'was begun' is said of nothing",
    "DONE: ended": "turns end, and 'was ended' is said of nothing",
    "head: POWERS": "Powers are used, and nothing else is",
    "DONE: entered": "a card enters the field, and 'was entered' is said of nothing",
}
"""Choices whose texts are refused when they are taken otherwise."""

UNSEEN: dict[str, str] = {
    "stop: STOP (IT | THAT | THIS)": "the event that is stopped is the same, named or not",
    "copies: ONLY INT COPY": "a limit is asked of decks, not at play (4.4.5)",
    "copies: ONLY UP_TO INT COPY": "a limit is asked of decks, not at play (4.4.5)",
}
"""Choices that compile differently and that no position was found for, with the reason."""
