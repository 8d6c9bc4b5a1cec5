"""The words of card text: which terminal of the grammar each is, and which forms verbs and nouns have."""

from __future__ import annotations

from typing import Final, NamedTuple

from coven.games.spoils.text.words.vocabulary import CardType, Keyword, Kind, Stat, State, Trade, Verb


class Forms(NamedTuple):
    """The forms of a verb: 'draw', 'draws', 'drew', 'drawn'."""

    base: str
    third: str
    past: str
    participle: str


def _regular(base: str, third: str | None = None, past: str | None = None, participle: str | None = None) -> Forms:
    done = past or (base + "d" if base.endswith("e") else base + "ed")
    return Forms(base, third or base + "s", done, participle or done)


VERBS: Final[dict[Verb, Forms]] = {
    Verb.ADD: _regular("add"),
    Verb.ASSIGN: _regular("assign"),
    Verb.ATTACH: _regular("attach", "attaches"),
    Verb.ATTACK: _regular("attack"),
    Verb.BID: _regular("bid", past="bid"),
    Verb.BLOCK: _regular("block"),
    Verb.CHOOSE: Forms("choose", "chooses", "chose", "chosen"),
    Verb.CONTROL: _regular(
        "take control of", "takes control of", past="took control of", participle="taken control of"
    ),
    Verb.CREATE: _regular("create"),
    Verb.DEPLETE: _regular("deplete"),
    Verb.DESTROY: _regular("destroy"),
    Verb.DETACH: _regular("detach", "detaches"),
    Verb.DISCARD: _regular("discard"),
    Verb.DRAW: Forms("draw", "draws", "drew", "drawn"),
    Verb.DUPLICATE: _regular("duplicate"),
    Verb.FLIP: _regular("flip", past="flipped"),
    Verb.FORM: _regular("form"),
    Verb.GAIN: _regular("gain"),
    Verb.INFLICT: _regular("inflict"),
    Verb.LOOK: _regular("look at", "looks at", past="looked at"),
    Verb.LOSE: _regular("lose", past="lost"),
    Verb.NAME: _regular("name"),
    Verb.PAY: _regular("pay", past="paid"),
    Verb.PICK: _regular("pick"),
    Verb.PLAY: _regular("play"),
    Verb.RECEIVE: _regular("receive"),
    Verb.REDUCE: _regular("reduce"),
    Verb.INCREASE: _regular("increase"),
    Verb.REMOVE: _regular("remove"),
    Verb.RESTORE: _regular("restore"),
    Verb.REVEAL: _regular("reveal"),
    Verb.SEARCH: _regular("search", "searches"),
    Verb.SHUFFLE: _regular("shuffle"),
    Verb.TERMINATE: _regular("terminate"),
    Verb.USE: _regular("use"),
    Verb.WIN: _regular("win", past="won"),
}
"""The verbs whose past isn't their base form. 'put' is always PUT."""
PUT: Final = _regular("put", past="put")

KINDS: Final[dict[Kind, tuple[str, str]]] = {
    Kind.CARD: ("card", "cards"),
    Kind.CHARACTER: ("character", "characters"),
    Kind.ITEM: ("item", "items"),
    Kind.LOCATION: ("location", "locations"),
    Kind.TACTIC: ("tactic", "tactics"),
    Kind.RESOURCE: ("resource", "resources"),
    Kind.FACTION: ("faction", "factions"),
    Kind.ABILITY: ("ability", "abilities"),
    Kind.PARTY: ("party", "parties"),
    Kind.EFFECT: ("effect", "effects"),
    Kind.TOKEN: ("token", "tokens"),
    Kind.MICROMAJIG: ("Micromajig Token", "Micromajig Tokens"),
    Kind.DAMAGE: ("damage", "damage"),
    Kind.COIN: ("coin", "coins"),
    Kind.COIN_FLIP: ("coin flip", "coin flips"),
    Kind.ICON: ("resource icon", "resource icons"),
}
"""Singular and plural."""
NON: Final = {f"non-{kind.value}": kind for kind in CardType}
STAPLES: Final = ("Obsession", "Greed", "Elitism", "Deception", "Rage")
"""203.5a What a resource can be called by its name alone."""

STATES: Final[dict[str, State]] = {
    "ATTACKING": State.ATTACKING,
    "BLOCKING": State.BLOCKING,
    "OPPOSING": State.OPPOSING,
    "COVERT": State.COVERT,
    "DEPLETED": State.DEPLETED,
    "FACE_DOWN": State.FACE_DOWN,
    "FACE_UP": State.FACE_UP,
    "ATTACHED": State.ATTACHED,
    "STAPLE": State.STAPLE,
    "BATTLE": State.BATTLE,
    "IN_BATTLE": State.IN_BATTLE,
    "ALONE": State.ALONE,
}

_WORDS: Final[dict[str, str]] = {
    "A": "a|an",
    "ABLE": "if able",
    "AGAIN": "again",
    "ALL": "all",
    "ALONE": "alone",
    "AMONG": "among",
    "ANOTHER": "another",
    "A_PLAYER": "a player",
    "ANY_NUMBER_OF": "any number of",
    "ANYTHING": "anything that could",
    "AS_OPPONENT": "as though you were your opponent",
    "ATTACHED": "attached",
    "ATTACKING": "attacking",
    "AT_LEAST": "at least",
    "AT_RANDOM": "at random",
    "AT_TURN": (
        "at the start of your turn|at the end of your turn|at the start of your opponent's turn|at the end of your "
        "opponent's turn|at the start of each player's turn|at the end of each player's turn|at the start of each "
        "turn|at the end of each turn"
    ),
    "BATTLE": "battle",
    "BE": "be",
    "BEING_ATTACKED": "being attacked",
    "BLOCKING": "blocking",
    "BY": "by",
    "CAN": "can",
    "CANNOT": "cannot",
    "CARDS_FROM_TOP": "cards from the top of",
    "CHOOSE_ONE": "choose one:|chooses one:",
    "CHOSEN": "chosen",
    "CONTAIN": "contain",
    "CONTROLLER": "controller",
    "CONTROLLERS": "controller's",
    "CONTROL_OF": "control of",
    "CONTROLS": "you control|your opponent controls|they control|that player controls",
    "COST_OF": "the numeric cost of",
    "COULD_BE_PICKED": "that could have been picked",
    "COVERT": "covert",
    "DAMAGED": "damaged",
    "DECK": "deck|decks",
    "DEPLETED": "depleted",
    "DID_NOT": "did not",
    "DISCARD_PILE": "discard pile|discard piles",
    "DIVIDED": "divided however you want among|divided however your opponent wants among",
    "DO": "do|does",
    "DO_NOT": "don't|doesn't",
    "DURING": "during",
    "EACH": "each",
    "EACH_OTHERS": "each inflict damage equal to their strength to the other",
    "EACH_PLAYER": "each player",
    "ENTER_PLAY": "enter play|enters play",
    "ENTERED_PLAY": "entered play",
    "ENTER_OR_LEAVE": "enter or leave play|enters or leaves play",
    "EQUAL_TO": "equal to",
    "EVEN": "even",
    "EVEN_NUMBER_OF": "an even number of",
    "ODD": "odd",
    "EXACTLY_ONE_OF": "exactly one of",
    "EXCEPT": "except by costs",
    "EXCHANGED": "is exchanged",
    "FACE_DOWN": "face-down",
    "FACE_UP": "face-up",
    "FIRST": "first",
    "FLIP_UP": "Flip Up",
    "FOR": "for",
    "FOR_EACH": "for each",
    "FOR_FREE": "for free",
    "FROM": "from",
    "FROM_BATTLE": "from battle",
    "FROM_GAME": "from the game",
    "FROM_PLAY": "from play",
    "GREATEST": "greatest|lowest",
    "HALF": "half",
    "HAND": "hand|hands",
    "HAVE": "have|has",
    "HOST": (
        "the character this card is attached to|the card this card is attached to|the item this card is attached to|"
        "the location this card is attached to"
    ),
    "HOST_BEFORE": "the character this card was attached to",
    "ICON_WORD": "icon",
    "IF": "if",
    "IN": "in",
    "INSTEAD": "instead",
    "INSTEAD_OF": "instead of",
    "INTO": "into",
    "INTO_PLAY": "into play",
    "IN_ANY_ORDER": "in any order",
    "IN_BATTLE": "in a battle",
    "IN_IT": "in it",
    "IN_PARTY_WITH": "in a party with",
    "IN_PLAY": "in play",
    "IN_RESPONSE_TO": "in response to",
    "IN_THRESHOLD": "in the threshold of",
    "IS": "is|are",
    "IT": "it",
    "ITS": "its",
    "IT_IS_TURN": "it is your turn|it is your opponent's turn",
    "LAST": "last",
    "LATER": "at the end of this turn|at the end of this battle|at the start of your next turn",
    "LEAVE_PLAY": "leave play|leaves play",
    "MAY": "may",
    "MINIMUM": ", to a minimum of",
    "MORE": "more",
    "MUST": "must",
    "NAMED": "named",
    "NEXT": "the next",
    "NEXT_TIME": "the next time",
    "NO": "no",
    "NOT": "not",
    "NOT_LOSE": "you do not lose the game while your faction has 0 influence",
    "NUMBER_FOR_X": "a number for X",
    "NUMBER_OF": "the number of",
    "A_NUMBER_OF": "a number of",
    "OF": "of",
    "ON": "on",
    "ONCE": "once each turn",
    "TIMES": "times each turn",
    "ONE_OF": "one of",
    "ONLY": "only",
    "ON_BOTTOM_OF": "on the bottom of",
    "ON_TOP_OF": "on top of",
    "OPPONENT": "your opponent",
    "OPPONENTS": "your opponent's",
    "OPPOSING": "opposing",
    "OR": "or",
    "OR_FEWER": "or fewer",
    "OR_LESS": "or less",
    "OR_MORE": "or more",
    "OTHER": "other",
    "OTHERWISE": "otherwise",
    "OTHER_PLAYER": "the other player",
    "OUTSIDE": "outside of a battle",
    "OWN": "own|owns",
    "OWNER": "owner",
    "OWNERS": "owner's|owners'",
    "PLAYERS": "players",
    "POSSESSED": "|".join(f"{one}'s" for kind, (one, _) in KINDS.items() if kind not in (Kind.PLAYER,)),
    "PROVIDE": "provide|provides",
    "REST": "the rest",
    "RESTORE_RULE": "Restore Rule",
    "ROUNDED": ", rounded up|, rounded down",
    "RULES_TEXT": "rules text",
    "SECOND": "second",
    "SHARES": "that shares a type with",
    "STAPLE": "staple",
    "STARTED": "started the turn in play under your control",
    "STAT": "|".join(stat.value for stat in Stat),
    "SUBTYPE_WORD": "subtype",
    "TARGET": "the target of the attack",
    "THAN": "than",
    "THAT": "that",
    "THAT_IS_NOT": "that is not|that are not",
    "THAT_PICKED": "that picked",
    "THAT_PLAYER": "that player",
    "THAT_PLAYERS": "that player's",
    "THAT_PROVIDES": "that provides|that provide",
    "THE": "the",
    "THEIR": "their",
    "THEM": "them",
    "THERE_IS": "there is|there are",
    "THEY": "they",
    "THE_AMOUNT": "the amount|the number",
    "THE_BID": "the bid",
    "THE_COIN": "the coin",
    "NUMERIC_COSTS": "you pay the numeric costs of those abilities yourself",
    "THIS": "this card",
    "THIS_CARDS": "this card's",
    "THIS_BATTLE": "this battle",
    "THIS_ONLY": "this only",
    "THIS_TURN": "this turn",
    "THIS_WAY": "this way",
    "THOSE": "those",
    "TO": "to",
    "TOP": "top|bottom",
    "TRADE": "|".join(trade.value.capitalize() for trade in Trade),
    "TURN": "turn",
    "TURN_IT_ENTERS": "the turn it enters play",
    "TWICE": "twice",
    "TYPE_WORD": "type",
    "UNDER": "under your control|under your opponent's control|under its owner's control|under their control",
    "UNLESS": "unless",
    "UNTIL": "until the start of your next turn",
    "UNTIL_REVEAL": "until they reveal|until you reveal",
    "USING": "using Flip Up",
    "WAS": "was|were",
    "WHEN": "when",
    "WHILE": "while",
    "WINNER": "the winner",
    "WITH": "with",
    "WITHOUT": "without",
    "X_IS": "X is",
    "YOU": "you",
    "YOUR": "your",
    "COMMA": ",",
    "COMMA_AND": ", and",
    "COMMA_OR": ", or",
    "AND": "and",
    "DOT": ".",
    "SEMI_OR": "; or",
}


def _phrases() -> dict[str, str]:
    phrases: dict[str, str] = {}
    for verb, forms in VERBS.items():
        phrases[forms.past] = phrases[forms.participle] = "DONE"
        phrases[forms.base] = phrases[forms.third] = verb.name
    for form in PUT:
        phrases[form] = "PUT"
    for kind, (one, many) in KINDS.items():
        phrases[one] = phrases[many] = kind.name
    for word in NON:
        phrases[word] = "NON"
    for name in STAPLES:
        phrases[name] = "STAPLE_NAME"
    for terminal, words in _WORDS.items():
        for phrase in words.split("|"):
            phrases[phrase] = terminal
    phrases["bid"] = phrases["bids"] = "BID"
    phrases["damaged"] = "DAMAGED"
    return phrases


PHRASES: Final[dict[str, str]] = _phrases()
"""Every word and phrase that card text is made of, and its terminal."""

WORDS: Final = frozenset(word for phrase in PHRASES for word in phrase.replace(",", "").replace(":", "").split())
"""The single words among them."""

DOERS: Final[dict[str, Verb]] = {form: verb for verb, forms in VERBS.items() for form in forms}
"""The verb that a word is a form of."""
HEADS: Final[dict[str, Kind]] = {form: kind for kind, forms in KINDS.items() for form in forms}
"""The kind that a noun names."""
KEYWORDS: Final = {"COVERT": Keyword.COVERT, "FLIP_UP": Keyword.FLIP_UP}

SHOWN: Final = {
    "AND_STAT": "'and'",
    "AND_WHAT": "'and'",
    "COMMA_STAT": "','",
    "COMMA_AND_STAT": "', and'",
    "OR_NOUN": "'or'",
    "FROM_WHAT": "'from'",
    "THAT_DID": "'that'",
    "INT": "a number",
    "VAR": "X",
    "ICONS": "icons such as [OO]",
    "NAME": "a name",
    "STRING": 'a subtype in "quotes"',
    "$END": "the end",
}
"""What to call the terminals that aren't words."""


def terminal_words() -> dict[str, str]:
    """What people see for each terminal when it was expected."""
    words: dict[str, str] = {}
    for phrase, terminal in PHRASES.items():
        words.setdefault(terminal, f"'{phrase}'")
    words["DONE"] = "a verb in the past ('destroyed')"
    return words | SHOWN
