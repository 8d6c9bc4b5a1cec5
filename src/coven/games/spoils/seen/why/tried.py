"""What a person tries: words read as an act, as a thing that they name, or as an answer, and read whole.

Whatever is left over when all that is read has been understood makes them mean nothing: no word is passed over.
"""

from __future__ import annotations

import re
from enum import Enum
from typing import Final, NamedTuple

from coven.games.spoils.areas.areas import BOTH
from coven.games.spoils.areas.in_play import DOWN, UP
from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.cards import Icon
from coven.games.spoils.course.choices import ASK_AGAIN, END_WITH_ORDER, LET_REPEAT
from coven.games.spoils.effects.records import Order
from coven.games.spoils.text.words.lexicon import DOERS
from coven.games.spoils.text.words.lexicon import WORDS as CARD_ENGLISH
from coven.games.spoils.text.words.vocabulary import Face
from coven.kernel import AGREEING, DECLINING, Decision, Seat, named_in, seat_name
from coven.kernel.options import same_words

SIGN: Final = 0xE000
"""Where in what was said a card is named, a sign stands for the name, from this one on: no person types them."""

MULLIGAN: Final = "mulligan"
"""601.1f What the rulebook calls it to exchange cards of the opening hand."""

OTHER_ANSWERS: Final = frozenset(
    {
        MULLIGAN,
        "whichever",
        "go on",
        "let it happen",
        "higher",
        "to the target of the attack",
        "to the blocking party",
    }
)
"""Answers that name nothing, besides those by which people decline or agree."""

WHERE_DAMAGE_GOES: Final = ("to the target of the attack", "to the blocking party")

ORDERS: Final = frozenset({ASK_AGAIN, END_WITH_ORDER, LET_REPEAT, *[order.value.casefold() for order in Order]})
"""What is said of being asked, at moments of their own."""

WITHOUT_END: Final = frozenset({"infinite", "infinity", "forever", "for ever", "endlessly", "without end"})
"""What is no number of times (414.2b)."""

LONGER_DOERS: Final = ("look", "pay", "put", "take")
"""How verbs begin that take more than one word, and what is paid."""

OWN_RULES: Final = frozenset({"restore rule", "develop rule"})
"""202.7, 202.8 What a faction's rules are called where triggers are put in order."""

ICONS: Final = frozenset(icon.name.casefold() for icon in Icon)
"""203.4 What the resource icons are called where one is chosen."""

NUMBER: Final = re.compile(r"-?\d+(?:\.\d+)?")
OPTION: Final = re.compile(r"option (\d+)")
REDUCE: Final = re.compile(r"reduce (?:by|to) \d+(?: to a minimum of \d+)?")

THING: Final = re.compile(
    r"(?:(?:the|a|an|your|this|(?P<mine>my|my own)|(?P<owner>[ab])'s) )*"
    r"(?:(?P<down>face-down) |(?P<up>face-up) )?"
    r"(?:card )?(?:(?P<sign>[\uE000-\uF8FF])|(?P<kind>faction|card))(?: card)?"
    r"(?: \((?P<number>\d+)\))?"
    r"(?: (?P<facing>face-up|face-down))?"
    r"(?:,? (?:from|in|out of) (?:(?:the|my|[ab]'s) )?(?P<place>hand|play|deck|discard pile))?"
    r"(?P<resource> as (?:a|my) resource)?"
)
"""A thing in its words, with a sign for its name: "A's Rage (2)", "B's face-down card", 'Greed face-up'."""


class Thing(NamedTuple):
    """A card as words name it."""

    name: str
    """'' where none is said: a faction, or a card that lies face-down."""
    faction: bool
    owner: str
    """'A' or 'B' as it was said, 'my', or ''."""
    face: Face | None
    """How it is said to lie: 'face-down Rage'."""
    number: int
    """Which one of several alike: 'Rage (2)'; 0 if that isn't said."""
    facing: Face | None
    """How it is said to be played: 'Rage face-down'."""
    place: str
    """The area that it is said to be in; ''."""
    as_resource: bool
    """Whether it is said to be a resource, or how it is to lie when it is played."""


class Said:
    """What was said, with a sign for each card that it names."""

    __slots__ = ("names", "signs", "words")

    def __init__(self, s: SpoilsState, words: str) -> None:
        self.words = same_words(words)
        """As far as they tell answers apart."""
        self.names = named_in(self.words, s.rulings.index)
        signs = f" {self.words} "
        for place, name in enumerate(self.names):
            whole = re.compile(rf"(?<!\w){re.escape(same_words(name))}(?!\w)")
            signs = whole.sub(chr(SIGN + place), signs, count=1)
        self.signs = " ".join(signs.split())
        """The same, the cards by their signs."""

    def thing(self, signs: str | None = None) -> Thing | None:
        """The thing that all of these words name, or None."""
        found = THING.fullmatch(self.signs if signs is None else signs)
        if found is None:
            return None
        sign, face = found["sign"], DOWN if found["down"] else UP if found["up"] else None
        if sign is None and found["kind"] == "card" and face is not DOWN:
            return None
        facing = None if found["facing"] is None else DOWN if found["facing"] == "face-down" else UP
        if found["kind"] == "card" and facing is not None:
            return None
        return Thing(
            "" if sign is None else self.names[ord(sign) - SIGN],
            found["kind"] == "faction",
            "my" if found["mine"] else (found["owner"] or "").upper(),
            face,
            int(found["number"] or 0),
            facing,
            found["place"] or "",
            found["resource"] is not None or facing is not None,
        )

    def numbered(self) -> dict[str, Thing]:
        """The things that are named with a number of theirs among several, by what they are called: 'Rage (2)'."""
        found = {part[0]: self.thing(part[0]) for part in THING.finditer(self.signs) if part["number"]}
        return {self.spelled(signs): thing for signs, thing in found.items() if thing is not None}

    def spelled(self, signs: str) -> str:
        """Words with the names of cards in place of their signs."""
        for place, name in enumerate(self.names):
            signs = signs.replace(chr(SIGN + place), name.casefold())
        return signs

    def things(self, signs: str) -> list[Thing]:
        """The things that a list names: "Scout, Gnat and Key Man"; none if one of them is none."""
        found = [self.thing(part) for part in re.split(r", and |, | and ", signs)]
        named = [thing for thing in found if thing is not None]
        return named if len(named) == len(found) else []


def number_said(words: str) -> int | float | None:
    """The number that words are, or None."""
    if NUMBER.fullmatch(words) is None:
        return None
    return float(words) if "." in words else int(words)


class Kind(Enum):
    """What a player can try to do."""

    PLAY = "play"
    USE = "use"
    FLIP = "flip up"
    ATTACK = "attack"
    BLOCK = "block"
    REPEAT = "repeat"
    END = "end the turn"


class Act(NamedTuple):
    """Something that a player would do, with what it is said of by its signs."""

    kind: Kind
    what: str
    with_: str = ""
    """What it is done with, or whose it is: 'with Scout', 'of Scout'; ''."""
    on: str = ""
    """What it is done to: 'on Scout'; ''."""


ON: Final = r"(?: (?:on|onto|attached to) (?P<on>.+))?"
"""What is said of what a card is played on, or an ability used on."""


ACTS: Final = {
    Kind.PLAY: re.compile(rf"play (?P<what>.+?){ON}"),
    Kind.USE: re.compile(rf"use (?P<what>.+?)(?: of (?P<with>.+?))?{ON}"),
    Kind.FLIP: re.compile(r"flip (?:up )?(?P<what>.+?)(?: up)?"),
    Kind.ATTACK: re.compile(r"attack(?: (?!with )(?P<what>.+?))?(?: with (?P<with>.+))?"),
    Kind.BLOCK: re.compile(r"block(?: (?!with )(?P<what>.+?))?(?: with (?P<with>.+))?"),
    Kind.REPEAT: re.compile(r"repeat (?P<what>it|that|the last (?:\d+ )?(?:ability|abilities))"),
    Kind.END: re.compile(r"end(?: (?:the|my) turn)?(?: and (?P<what>leave an order))?"),
}
"""How each is said."""


BEGUN: Final = {
    "play": "'play NAME'",
    "use": "'use ABILITY of NAME'",
    "flip": "'flip up NAME'",
    "flip up": "'flip up NAME'",
    "attack with": "'attack with NAME'",
    "block with": "'block with NAME'",
    "repeat": "'repeat the last ability'",
}
"""What is only the beginning of an act, with how it goes on."""


def read_act(said: Said) -> Act | None:
    """What the words would have a player do, or None."""
    for kind, form in ACTS.items():
        found = form.fullmatch(said.signs)
        if found is not None and not (kind is Kind.FLIP and _is_turned(said, found["what"])):
            parts = found.groupdict("")
            return Act(kind, parts.get("what", ""), parts.get("with", ""), parts.get("on", ""))
    return None


def _is_turned(said: Said, what: str) -> bool:
    """411.3, 411.4 Whether a card is to be flipped face-down, or a coin is: Flip Up is something else."""
    thing = said.thing(what)
    return (thing is None or thing.facing is not None) and is_deed(said)


def is_deed(said: Said) -> bool:
    """Whether words say what card text has somebody do, in its own words: 'draw a card', 'lose 2 influence'."""
    words = [word.strip(",:") for word in said.signs.split()]
    if not words or (words[0] not in DOERS and words[0] not in LONGER_DOERS):
        return False
    return all(_is_spoken(word) for word in words)


def _is_spoken(word: str) -> bool:
    owners = [f"{seat_name(seat).casefold()}'s" for seat in BOTH]
    return word in CARD_ENGLISH or word.isdecimal() or word in ("my", *owners) or (len(word) == 1 and ord(word) >= SIGN)


def means_something(said: Said) -> bool:
    """Whether words mean anything in a game of The Spoils, whatever is asked."""
    return is_stock(said) or said.words in ORDERS or said.thing() is not None or is_deed(said)


def is_stock(said: Said) -> bool:
    """Whether words are an answer to some question and say nothing anywhere else: 'yes', 'no more', '7'."""
    words = said.words
    known_words = (DECLINING, AGREEING, OTHER_ANSWERS, OWN_RULES, WITHOUT_END)
    if any(words in known for known in known_words) or is_player(words) is not None:
        return True
    if words in ICONS:
        return said.thing() is None  # most icons are called as a resource is
    return any(form.fullmatch(words) for form in (NUMBER, OPTION, REDUCE))


def is_answer_to(decision: Decision, words: str) -> bool:
    """Whether words without a thing could be an answer to this question, whatever is offered: as it says that its
    answers are worded, a number where it asks for one, or to decline."""
    answers = same_words(decision.question.answers)
    of_damage = words in WHERE_DAMAGE_GOES and decision.rule in ("608.1c", "608.1d")
    if f"`{words}`" in answers or words in DECLINING or of_damage:
        return True
    if NUMBER.fullmatch(words) is not None or words in WITHOUT_END:
        return "a number" in answers
    forms = ((OPTION.fullmatch(words), "`option 1`"), (REDUCE.fullmatch(words), "`reduce by 3`"))
    return (words in ICONS and "`greed`" in answers) or any(found and shown in answers for found, shown in forms)


def is_player(words: str) -> Seat | None:
    """The player that words name, or None."""
    return next((seat for seat in BOTH if words == seat_name(seat).casefold()), None)
