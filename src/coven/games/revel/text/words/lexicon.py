"""The words of card text: which terminal of the grammar each is, and which forms verbs have."""

from __future__ import annotations

from typing import NamedTuple

from coven.games.revel.text.words.vocabulary import Kind, Rounded, Verb, When


class Forms(NamedTuple):
    """The forms of a verb: 'draw', 'draws', 'drew', 'drawn'."""

    base: str
    third: str
    past: str
    participle: str


def _regular(base: str, third: str | None = None, past: str | None = None, participle: str | None = None) -> Forms:
    done = past or base + "ed"
    return Forms(base, third or base + "s", done, participle or done)


VERBS: dict[Verb, Forms] = {
    Verb.DRAW: Forms("draw", "draws", "drew", "drawn"),
    Verb.DISCARD: _regular("discard"),
    Verb.STASH: _regular("stash", "stashes"),
    Verb.REVEAL: _regular("reveal"),
    Verb.PLAY: _regular("play"),
    Verb.STITCH: _regular("stitch", "stitches"),
    Verb.CHOOSE: Forms("choose", "chooses", "chose", "chosen"),
    Verb.LOOK: Forms("look at", "looks at", "looked at", "looked at"),
    Verb.OVERPOWER: _regular("overpower"),
    Verb.GAIN: _regular("gain"),
    Verb.LOSE: _regular("lose", past="lost"),
    Verb.SPEND: _regular("spend", past="spent"),
    Verb.ADD: _regular("add"),
    Verb.REMOVE: _regular("remove", past="removed"),
    Verb.MOVE: _regular("move", past="moved"),
    Verb.SKIP: _regular("skip", past="skipped"),
    Verb.USE: _regular("use", past="used"),
    Verb.PASS: _regular("pass", "passes"),
    Verb.BEGIN: _regular("begin", past="began", participle="begun"),
    Verb.END: _regular("end"),
    Verb.ENTER: _regular("enter"),
    Verb.LEAVE: _regular("leave", past="left"),
}
"""The verbs that are one word. PLACE, TOP and SHUFFLE_IN are 'put', 'move' and 'shuffle' with what follows."""

PUT = _regular("put", past="put")
SHUFFLE = _regular("shuffle", past="shuffled")
CHECK = _regular("check")
STOP = _regular("stop", past="stopped")
RETURN = _regular("return")
SWAP = _regular("swap", past="swapped")
NAMING = _regular("name", past="named")

KINDS: dict[Kind, tuple[str, str]] = {
    Kind.SPELL: ("spell", "spells"),
    Kind.CARD: ("card", "cards"),
    Kind.STANCE: ("stance", "stances"),
    Kind.WITCH: ("witch", "witches"),
    Kind.RESOURCE: ("resource", "resources"),
    Kind.MARKER: ("marker", "markers"),
    Kind.POWER: ("Power", "Powers"),
    Kind.PLAY: ("play", "plays"),
    Kind.SPACE: ("spell space", "spell spaces"),
}
"""Singular and plural."""

STOPPABLE: dict[Verb, str] = {
    Verb.OVERPOWER: "overpower",
    Verb.DRAW: "draw",
    Verb.DISCARD: "discard",
    Verb.PLAY: "play",
    Verb.STASH: "stash",
    Verb.REVEAL: "reveal",
    Verb.STITCH: "stitch",
    Verb.GAIN: "gain",
    Verb.SPEND: "spend",
    Verb.LOSE: "loss",
    Verb.USE: "use",
    Verb.SKIP: "skip",
}
"""The nouns of events: 'stop the overpower'."""

_WORDS: dict[str, str] = {
    "A": "a, an",
    "ABOVE": "above",
    "ALL": "all",
    "ALLOTTED": "are allotted, is allotted",
    "AMONG": "among, from among",
    "AND": "and",
    "AND_THEN": "and then",
    "ANOTHER": "another",
    "ANY": "any",
    "AS": "as",
    "BOTH": "both",
    "BY": "by",
    "BY_DOING": "by stitching, by skipping a play",
    "BOTH_OF": "both of",
    "FIRST_TIME": "the first time each turn",
    "ITS_PLAYERS": "its player's, their players', their player's",
    "THAT_MANY": "that many, that much",
    "THE_SAME": "the same",
    "ANY_AMOUNT_OF": "any amount of",
    "ANY_NUMBER_OF": "any number of",
    "A_PLAYER": "a player",
    "AT_RANDOM": "at random",
    "BACK": "back",
    "BE": "be",
    "CAN": "can",
    "CANT": "can't",
    "CHECK": "check for overpower for, checks for overpower for",
    "CHOOSE_1": "choose 1:, chooses 1:",
    "CONTROLLED": "controlled",
    "COPY": "copy of this card per deck, copies of this card per deck",
    "DECK": "deck",
    "DIDNT": "didn't",
    "DO": "do, does",
    "DONT": "don't, doesn't",
    "EACH": "each",
    "EACH_OF": "each of",
    "EACH_PLAYER": "each player, both players",
    "EACH_TIME": "each time",
    "EACH_TURN": "each turn",
    "EITHER_VALUE": "Power or Resistance",
    "EMPTY": "empty",
    "EQUAL_TO": "equal to",
    "EXACTLY": "exactly",
    "FEWER": "fewer",
    "FOR_EACH": "for each",
    "FOR_EVERY": "for every",
    "FROM": "from",
    "HAD": "had",
    "HALF": "half",
    "HAND": "hand, hands",
    "HAVE": "has, have",
    "ICON": "icon",
    "ICON_NAME": "flames, currents, moonlight",
    "IF": "if",
    "IF_PLAYING": "if playing this overpowers",
    "IN": "in",
    "INSTEAD": "instead",
    "INTO": "into",
    "IS": "is, are",
    "ISNT": "isn't, aren't",
    "IT": "it",
    "ITS": "its",
    "ITS_PLAYER": "its player, that spell's player, that card's player",
    "LESS": "less",
    "MARK_COUNTER": "mark counter, mark counters",
    "MAY": "may",
    "MORE": "more",
    "BECOME": "becomes",
    "LATER": ", ".join(when.value for when in When),
    "NAMED": "named",
    "ONCE": "do this only once each turn",
    "THAT_NAME": "that name",
    "THAT_PLAYER": "that player",
    "THEIR_OPPONENT": "that player's opponent",
    "NEXT": "next",
    "NO": "no",
    "NOT": "not",
    "OF": "of",
    "ON": "on",
    "ONLY": "only",
    "ONTO_SIDE": "onto an empty side of yours, onto an empty side of theirs",
    "ON_THE_FIELD": "on the field",
    "ON_TOP_OF": "on top of",
    "OPPONENT": "your opponent",
    "OPPONENTS": "your opponent's",
    "OPPONENT_CONTROLS": "your opponent controls",
    "OPPONENT_LACKS": "your opponent doesn't control",
    "OPPONENT_WINS": "your opponent is winning in",
    "OPPOSED": "opposed",
    "OPPOSING": "opposing",
    "OR": "or",
    "OR_LESS": "or less",
    "OR_MORE": "or more",
    "OTHER": "other",
    "OTHERWISE": "otherwise",
    "PLAYERS": "players",
    "POSSESSED": "this spell's, this card's, that spell's, that card's",
    "POWER": "Power",
    "POWERS": "Powers",
    "RESISTANCE": "Resistance",
    "SHIELD": "shield",
    "SIDE_OF_THE_FIELD": "side of the field",
    "STAMINA": "Stamina",
    "STRIKE": "strike",
    "THAN": "than",
    "THAT": "that",
    "THAT_ISNT": "that is not, that are not, that isn't, that aren't",
    "THAT_WOULD_WIN": "that would be winning if it had",
    "THE": "the",
    "THEIR": "their, her, his",
    "THEM": "them",
    "THEN": "then",
    "THERE_ARE": "there are",
    "THERE_IS": "there is",
    "THEY": "they",
    "THE_FIELD": "the field",
    "THE_NUMBER_OF": "the number of",
    "THE_OPPOSING": "the opposing",
    "THE_REST": "the rest, the others, the other",
    "THE_TOTAL": "the total",
    "THE_TURN": "the turn",
    "THIS": "this",
    "THIS_TURN": "this turn",
    "THIS_WAY": "this way",
    "THOSE": "those",
    "TIMES": "times",
    "TO": "to",
    "TO_SIDE": "to an empty side of yours, to an empty side of theirs",
    "TRIES_TO": "tries to",
    "TURN": "turn",
    "TURN_OF": "it is your turn, it is your opponent's turn, it is the Final Turn",
    "TWICE": "twice",
    "UNLESS": "unless",
    "UNOPPOSED": "unopposed",
    "UNTIL": (
        "until the turn ends, until the end of the turn, until your next turn, until the end of your next turn, "
        "until the end of your opponent's next turn"
    ),
    "UNTIL_HAVE": "until you have, until they have",
    "UP_TO": "up to",
    "WAS": "was, were",
    "WASNT": "wasn't, weren't",
    "WHEN": "when",
    "WHILE": "while",
    "WINNING": "winning",
    "WITH": "with",
    "WITHOUT": "without",
    "WOULD": "would",
    "YOU": "you",
    "YOUR": "your",
    "YOU_CONTROL": "you control",
    "YOU_LACK": "you don't control",
    "YOU_WIN": "you are winning in",
    "COMMA": ",",
    "COMMA_OR": ", or",
    "COMMA_THEN": ", then",
    "DOT": ".",
    "SEMI": ";",
    "SEMI_OR": "; or",
    "PLUS_ONE": "+1",
    "PLUS_ONES": "+1s",
}

SHOWN = {
    "AND_WHAT": "'and'",
    "AND_WITH": "'and'",
    "EQUAL_HERE": "'equal to'",
    "HAD_HERE": "'had'",
    "OR_NOUN": "'or'",
    "WITH_WHAT": "'with'",
    "NAME_TOPIC": "a name",
    "OF_PLUS_ONES": "'+1s'",
    "INT": "a number",
    "NAME": "a name",
    "SIGNED": "a number such as +2",
    "STRING": 'a name in "quotes"',
    "$END": "the end",
}
"""What to call the terminals that aren't words."""


def _phrases() -> dict[str, str]:
    phrases: dict[str, str] = {}
    for verb, forms in VERBS.items():
        phrases[forms.base] = phrases[forms.third] = verb.name
        phrases[forms.past] = phrases[forms.participle] = "DONE"
    for terminal, forms in (
        ("PUT", PUT),
        ("SHUFFLE", SHUFFLE),
        ("STOP", STOP),
        ("STOP", _regular("prevent")),
        ("RETURN", RETURN),
        ("SWAP", SWAP),
        ("NAMING", NAMING),
    ):
        phrases[forms.base] = phrases[forms.third] = terminal
    phrases["stitched"] = "STITCHED"
    # 'discards' is a verb and a place; the grammar tells them apart by where they stand.
    phrases["discards"] = "DISCARDS"
    phrases["loss"] = "LOSE"
    for kind, (one, many) in KINDS.items():
        phrases.setdefault(one, kind.name)
        phrases.setdefault(many, "POWERS" if kind is Kind.POWER else kind.name)
    for rounded in Rounded:
        phrases[f", {rounded.value}"] = "ROUNDED"
    for terminal, words in _WORDS.items():
        for phrase in [words] if words[0] in ",;" else words.split(", "):
            phrases[phrase] = terminal
    return phrases


PHRASES: dict[str, str] = _phrases()
"""Every word and phrase that card text is made of, and its terminal."""

WORDS = frozenset(word for phrase in PHRASES for word in phrase.replace(":", "").split())
"""The single words among them."""

DOERS: dict[str, Verb] = {form: verb for verb, forms in VERBS.items() for form in forms}
"""The verb that a word is a form of."""


def terminal_words() -> dict[str, str]:
    """What people see for each terminal when it was expected."""
    shown: dict[str, list[str]] = {}
    for phrase, terminal in PHRASES.items():
        shown.setdefault(terminal, []).append(phrase)
    words = {terminal: f"'{phrases[0]}'" for terminal, phrases in shown.items()}
    words["DONE"] = "a verb in the past ('discarded')"
    return words | SHOWN


OBJECTLESS = (Verb.DRAW, Verb.OVERPOWER, Verb.STITCH)
"""Verbs that can be said alone."""
NO_NOUN = {Verb.SKIP: Kind.PLAY, Verb.USE: Kind.POWER}
"""Verbs that have one kind of object only, which the tree leaves out."""
UNDERGONE = frozenset(
    {Verb.DRAW, Verb.DISCARD, Verb.STASH, Verb.REVEAL, Verb.PLAY, Verb.STITCH, Verb.CHOOSE, Verb.OVERPOWER}
)
"""What is done to cards and elements: 'When This Spell Is Discarded', 'the card discarded this way'."""
