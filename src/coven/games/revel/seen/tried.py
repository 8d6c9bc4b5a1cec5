"""What a person tries: words read as a thing that they name, whose it is and where, and what else they say.

Whatever is left over when all that is read has been understood is told to the person: no word is passed over.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from coven.games.revel.areas.areas import BOTH, opponent
from coven.games.revel.areas.elements import Card
from coven.games.revel.areas.markers import STAMINA
from coven.games.revel.areas.state import RevelState
from coven.games.revel.cards import CardDef
from coven.games.revel.text.words.lexicon import WORDS as LEXICON
from coven.kernel import Seat, left_over, named_in, said_after, seat_name
from coven.kernel.options import same_words

VERBS: Final = (
    *("add", "choose", "discard", "gain", "look", "lose", "move", "name", "place", "put", "remove", "replace"),
    *("reveal", "search", "shuffle", "spend", "stash", "swap"),
)
"""What cards have players do, and nobody does by way of acting."""

OVERPOWER: Final = re.compile(r"(?:check for )?overpower(?!\w).*")
"""What spells do, and no player."""

ACTS: Final = ("play", "stitch", "use", "draw", "skip", "pass")
"""What players do by way of acting."""

ANY_CARD: Final = ("", "a card", "card", "1 card", "one card", "any card", "one of my cards")
"""What a person plays who doesn't say which."""

WORDS: Final = (
    *("none", "done", "yes", "no", "pay", "decline", "reveal nothing", "keep the rest", "choose again", "give it up"),
)
"""Answers that name nothing."""

FILLER: Final = (
    "",
    "the",
    "a",
    "my",
    "your",
    "card",
    "the card",
    "my card",
    "spell",
    "my spell",
    "the spell",
    "stance",
    "my stance",
)
"""What may be said before and after a name, and adds nothing to it."""

NUMBERS: Final = ("two", "three", "four", "five")

CARD_ENGLISH: Final = frozenset([word.casefold() for word in LEXICON] + ["my", "space", "+1", "+1s", *NUMBERS])
"""The words of card text, and what a person says in their place."""

WHOSE: Final = r"(?:(?:(?P<of>\w)'s|my|the|your|their) )?"
AREA: Final = r"(?P<area>hand|deck|draw pile|discards|discard pile)"
FROM_AREA: Final = re.compile(rf"(?:from|out of|in) {WHOSE}{AREA}(?!\w)")
"""'from my discards', "from B's hand"."""

ANY_FROM: Final = re.compile(
    r"(?:(?:a|any|one|1|the|my) )?(?:(?:next|top|bottom|random) )?(?:strike |shield )?"
    rf"(?:(?:spell |stance )?card|spell|stance) (?:from|out of|in|of|off) {WHOSE}{AREA}"
)
"""'a card from my discards', 'the top card of my deck': what a person plays who says no more than where it is."""

TIMES: Final = r"once(?: more)?|twice|thrice|again|(?:a|an|another|one more) (?:\w+ )?time|\w+ times"
"""'twice', 'a second time': how often something is done."""

SEVERAL_TIMES: Final = re.compile(rf"(?<!\S)(?!once$|again$)(?:{TIMES})$")

WHENCE: Final = re.compile(rf"[, ]*(?:card\b)?[, ]*(?:{FROM_AREA.pattern})?[, ]*")
"""What may stand between the name of a card that is played and where it goes."""

LOOK: Final = re.compile(
    rf"(?:look (?:at|through|into)|peek (?:at|into)|see) {WHOSE}"
    rf"(?:{AREA}|(?P<draws>next (?:\d+ )?draws?|(?:next|top) (?:\d+ )?cards?(?: of .+)?))"
)
"""'look at my deck', "look at B's hand", 'look at my next 2 draws'."""

PAYMENT: Final = re.compile(r"pay(?: (?!and )(?P<what>.+))?")
"""'pay', 'pay 2 Passion'."""

JOINED: Final = re.compile(r",? and |, |(?<=>) (?=<)")
"""What stands between things that are named together."""

TOGETHER: Final = re.compile(r" and | with ")
"""What stands between what is stitched together."""

STITCHED: Final = "&"
"""What stands between the names of a spell's cards."""

PILES: Final = {"draw pile": "deck", "discard pile": "discards"}
"""What the manual calls areas that the comprehensive rules have other names for."""

REPLACE: Final = re.compile(r"replace (?P<shield>.+) with (?P<card>.+)")
"""'replace Ward with Ember': what a person says who plays Ember so."""

SPACE: Final = re.compile(
    r"(?:(?:in|into|to|at|on) )?(?:(?P<owner>\w)'s |the |my )?(?:side of )?space (?P<space>\d+)"
    r"(?:,? (?:(?P<replacing>replacing)|stitching onto|stitched onto|onto) (?P<spell>.+))?"
)
"""'in space 2', "in B's space 2", 'in space 2, replacing Ward', 'space 2, stitching onto Ember'."""

SPACES_SAID: Final = re.compile(
    r"(?P<side>(?:(?:in|into|to|at|on) )?(?:\w's |the |my )?)spaces? (?P<numbers>\d+(?:(?:,? and |, )\d+)+)"
)
"""'spaces 1 and 5', "in B's spaces 1, 2 and 3": several in one word."""

ONTO: Final = re.compile(
    r"(?:stitch(?:ing|ed)? )?(?:on top of|onto|on) (?P<spell>.+)|(?:replacing|instead of) (?P<shield>.+)"
)
"""'onto Ember', "onto B's Ember", 'replacing Ward'."""

OWNER: Final = re.compile(r"(?<!\S)(?P<owner>\w)'s(?!\S)")
SPACE_SAID: Final = re.compile(r"(?:(?:in|on|at|of) )?(?:(?:my|the) )?(?<!\w)space (?P<space>\d+)(?!\w)")
NUMBER: Final = re.compile(r"\((?P<number>\d+)\)")
SHOWN: Final = re.compile(r"\(revealed[^)]*\)")


@dataclass(frozen=True, slots=True)
class Thing:
    """A card, spell or marker as words name it."""

    names: tuple[str, ...]
    """The names that are said: of a stitched spell several."""
    owner: str
    """'a' or 'b' as it was said, else ''."""
    space: str
    """The number of its space as it was said, else ''."""
    area: str
    """'hand', 'deck' or 'discards' as it was said, else ''."""
    number: int
    """Which one of several alike: 'Ember (2)'; 0 if that isn't said."""
    rest: str
    """What else is said."""


def read_thing(s: RevelState, said: str) -> Thing | None:
    """The thing that words name, or None if they name none."""
    names = named_in(said, known_names(s))
    if not names:
        return None
    rest = left_over(said, names)
    owner, space, number = OWNER.search(rest), SPACE_SAID.search(rest), NUMBER.search(rest)
    for part in (OWNER, SPACE_SAID, NUMBER, SHOWN):
        rest = part.sub(" ", rest, count=1)
    rest = " ".join(rest.replace(",", " ").replace("&", " ").split())
    area = FROM_AREA.search(rest)
    rest = " ".join(FROM_AREA.sub(" ", rest, count=1).split())
    return Thing(
        tuple(names),
        "" if owner is None else owner["owner"],
        "" if space is None else space["space"],
        "" if area is None else PILES.get(area["area"], area["area"]),
        0 if number is None else int(number["number"]),
        "" if rest in FILLER else rest,
    )


def is_thing(s: RevelState, said: str) -> bool:
    """Whether words name a thing and say no more."""
    thing = read_thing(s, said)
    return thing is not None and not thing.rest and not thing.number


def each_said(s: RevelState, said: str, joined: re.Pattern[str] = JOINED) -> list[str]:
    """The things that words name together, each by its own words: 'Ember and Ward', "B's Ember in space 1, B's Ward in
    space 2". None for words that name one, or say anything else. `joined`: what stands between them."""
    masked, names = said, [same_words(name) for name in named_in(said, known_names(s))]
    for place, name in enumerate(names):  # which may have a comma or an 'and' of their own
        masked = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", f"<{place}>", masked, count=1)
    parts = [re.sub(r"<(\d+)>", lambda at: names[int(at[1])], part) for part in joined.split(masked)]
    return parts if len(parts) > 1 and all(is_thing(s, part) for part in parts) else []


def each_space(said: str) -> list[str]:
    """The spaces that words name together, each by its own words: 'space 1 and space 2', 'spaces 1 and 2'. None for
    words that name one, or say more."""
    several = SPACES_SAID.fullmatch(said)
    if several is not None:
        return [f"{several['side']}space {number}" for number in JOINED.split(several["numbers"])]
    parts = JOINED.split(said)
    return parts if len(parts) > 1 and all(map(is_bare_space, parts)) else []


def each_onto(s: RevelState, said: str) -> list[str]:
    """The spells that words send one card to together, each by its own words: 'onto Ember and Gale'. None for words
    that name one, or something that is no spell: what is said then is something else."""
    onto = ONTO.fullmatch(said)
    parts = [] if onto is None else each_said(s, onto["spell"] or onto["shield"])
    spells = [spell for seat in BOTH for spell in s.spells_of(seat)]
    things = [read_thing(s, part) for part in parts]
    found = [thing is not None and any(are_named(thing.names, spell.cards) for spell in spells) for thing in things]
    return parts if all(found) else []


def is_bare_space(said: str) -> bool:
    """Whether words name a space and no spell: 'space 2'."""
    there = SPACE.fullmatch(said)
    return there is not None and there["spell"] is None


def is_payment(s: RevelState, said: str) -> bool:
    """0.3 Whether words say that something is paid."""
    paid = PAYMENT.fullmatch(said)
    return paid is not None and (paid["what"] in (None, "nothing") or is_card_english(s, str(paid["what"])))


def is_where(s: RevelState, said: str) -> bool:
    """Whether words say where a card goes, and no more: 'in space 2', 'in space 2, replacing Ward', 'onto Ember'; be it
    to several spaces or spells."""
    onto = ONTO.fullmatch(said)
    thing = onto is not None and is_thing(s, onto["spell"] or onto["shield"])
    return is_place(s, said) or thing or bool(each_onto(s, said))


def is_place(s: RevelState, said: str) -> bool:
    """Whether words name a space, and a spell there if they name one, or several spaces, and say no more."""
    there = SPACE.fullmatch(said)
    if there is None:
        return bool(each_space(said))
    return there["spell"] is None or is_thing(s, there["spell"])


def as_play(s: RevelState, seat: Seat, said: str) -> str:
    """5.7.3, 5.7.4 Words for playing a card in place of a shield spell, or for stitching two together, as they are said
    elsewhere; others as they are."""
    verb, _, rest = said.partition(" ")
    stitched = each_said(s, rest, TOGETHER) if verb == "stitch" else []
    if len(stitched) == 2:
        in_hand = [bool(named_cards(part, s.sides[seat].hand)) for part in stitched]
        card, spell = reversed(stitched) if in_hand == [False, True] else stitched
        return f"stitch {card} onto {spell}"
    replacing = REPLACE.fullmatch(said)
    if replacing is None or not is_thing(s, replacing["card"]) or not is_where(s, f"replacing {replacing['shield']}"):
        return said
    return f"play {replacing['card']}, replacing {replacing['shield']}"


HELD: Final = r"(?P<whose>my|\w's) (?P<what>witch|stance|resource)"
HELD_IN_AN_ACT: Final = re.compile(
    rf"(?P<before>(?:use|play|stitch|replace) (?:.+ )?){HELD}"
    r"(?P<after>(?:'s)?(?: power)?(?: (?:again|and|on|onto|once|twice|with)(?!\w).*)?)"
)
HELD_ALONE: Final = re.compile(rf"(?P<before>){HELD}(?P<after>)")


def as_named(s: RevelState, seat: Seat, said: str, held: re.Pattern[str] = HELD_IN_AN_ACT) -> str:
    """3.5.1, 3.9.2 Words for what a player has one of, 'use my witch', "B's stance", with its name; others as they are.
    `held`: which words are read so."""
    found = held.fullmatch(said)
    if found is None:
        return said
    owner = opponent(seat) if found["whose"] == f"{seat_name(opponent(seat)).casefold()}'s" else seat
    named = [one.cards[0].defn.name for one in s.elements_of(owner) if found["what"] in one.cards[0].defn.types]
    whose = "" if owner == seat else f"{found['whose']} "
    return f"{found['before']}{whose}{same_words(named[0])}{found['after']}" if len(named) == 1 else said


@dataclass(frozen=True, slots=True)
class Play:
    """A play as words describe it."""

    name: str
    """That of the card."""
    owner: str
    """Whose card or whose area they speak of: 'a' or 'b' as it was said, else ''."""
    area: str
    """'hand', 'deck' or 'discards' as it was said, else ''."""
    where: str
    """What they say after that: where it goes; else ''."""
    repeated: bool
    """Whether they have it played several times."""
    stitched: bool
    """Whether they name several cards that are one spell."""

    def is_from_hand(self, seat: Seat) -> bool:
        """2.4.1 Whether it is a card from the hand of this seat, as far as the words say."""
        return not self.stitched and self.area in ("", "hand") and self.owner in ("", seat_name(seat).casefold())


def is_any_of_hand(seat: Seat, said: str) -> bool:
    """2.4.1 Whether words mean any card of this seat's hand: 'a card from my hand'."""
    any_card = ANY_FROM.fullmatch(said)
    own = (None, seat_name(seat).casefold())
    return any_card is not None and any_card["area"] == "hand" and any_card["of"] in own


def read_play(s: RevelState, said: str) -> Play | None:
    """The play that words describe; None if they name no card, or say something else before its name."""
    names, after = named_first(s, said)
    if not names:
        return None
    before = left_over(said.removesuffix(after), names).replace(STITCHED, "").strip()
    owner, whence = OWNER.search(before), WHENCE.match(after)
    if " ".join(OWNER.sub(" ", before, count=1).split()) not in FILLER or whence is None:
        return None
    whose = (whence["of"] or "") if owner is None else owner["owner"]
    area = whence["area"] or ""
    where = after[whence.end() :]
    once = SEVERAL_TIMES.sub("", where)
    return Play(names[0], whose, PILES.get(area, area), once.rstrip(", "), once != where, len(names) > 1)


def named_first(s: RevelState, said: str) -> tuple[tuple[str, ...], str]:
    """The names of the first card or spell that words have, a stitched one's with those of all its cards that are said;
    and what they say after it."""
    known = known_names(s)
    names, after = named_in(said, known)[:1], said
    for name in names:  # and those that are found on the way
        after = said_after(after, name)
        further = named_in(after, known)[:1] if after.startswith(f"{STITCHED} ") else []
        names += [one for one in further if after.startswith(f"{STITCHED} {same_words(one)}")]
    return tuple(names), after


def begins_with_a_name(s: RevelState, said: str) -> bool:
    """Whether words begin with the name of a card or marker."""
    first = named_in(said, known_names(s))[:1]
    return bool(first) and said.startswith(same_words(first[0]))


def is_deed(s: RevelState, said: str) -> bool:
    """Whether words say what card text has somebody do, in its own words: 'discard Ember', 'gain 2 Passion'."""
    verb, _, rest = said.partition(" ")
    return verb in VERBS and is_card_english(s, rest)


def is_card_english(s: RevelState, said: str) -> bool:
    """Whether words are those of card text, names and numbers."""
    words = left_over(said, named_in(said, known_names(s))).split()
    return all(word in CARD_ENGLISH or word == STITCHED or word.isdecimal() or OWNER.fullmatch(word) for word in words)


def named_cards(said: str, cards: Sequence[Card]) -> list[Card]:
    """The cards whose name, or whose title, the words have; of names within names the longest."""
    names = [name for card in cards for name in (card.defn.name, card.defn.title)]
    return [card for name in named_in(said, names) for card in cards if name in (card.defn.name, card.defn.title)]


def are_named(names: Sequence[str], cards: Sequence[Card]) -> bool:
    """Whether each of the names is that of one of the cards: of a stitched spell one may be said, or both."""
    called = [name for card in cards for name in (card.defn.name, card.defn.title)]
    return all(name in called for name in names)


def named_defns(s: RevelState, names: Sequence[str]) -> list[CardDef]:
    """The cards there are, in this game or not, that are called so."""
    return [defn for defn in s.rulings.index.values() if defn.name in names or defn.title in names]


def known_names(s: RevelState) -> tuple[str, ...]:
    """4.10.3 The names and titles of all cards there are, and of the markers; the manual has cards for these (D18)."""
    names = [*s.rulings.names(), STAMINA.name]
    most = max(len(side.stamina) for side in s.sides)
    kind = "card" if s.rulings.edition.manual else "marker"
    names.extend([f"{STAMINA.name} {kind} {number}" for number in range(1, most + 1)])
    return tuple(names)


def is_others(seat: Seat, said: str) -> bool:
    """Whether words say that something is the other player's."""
    return any(named_in(said, [f"{seat_name(owner)}'s"]) for owner in BOTH if owner != seat)
