"""What a person tries: words read as a thing that they name, whose it is and where, and what else they say.

Whatever is left over when all that is read has been understood is told to the person: no word is passed over.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from coven.games.revel.areas.areas import BOTH
from coven.games.revel.areas.elements import Card
from coven.games.revel.areas.markers import STAMINA
from coven.games.revel.areas.state import RevelState
from coven.games.revel.text.words.lexicon import WORDS as LEXICON
from coven.kernel import Seat, left_over, named_in, said_after, seat_name

VERBS: Final = (
    *("add", "choose", "discard", "gain", "lose", "move", "place", "put", "remove", "replace", "reveal", "search"),
    *("shuffle", "spend", "stash"),
)
"""What cards have players do, and nobody does by way of acting."""

ACTS: Final = ("play", "stitch", "use", "draw", "skip", "pass")
"""What players do by way of acting."""

ANY_CARD: Final = ("", "a card", "card", "1 card", "one card", "any card", "one of my cards")
"""What a person plays who doesn't say which."""

WORDS: Final = (
    *("none", "done", "yes", "no", "pay", "decline", "reveal nothing", "keep the rest", "choose again", "give it up"),
)
"""Answers that name nothing."""

FILLER: Final = ("", "the", "a", "my", "your", "card", "the card", "my card", "spell", "my spell", "the spell")
"""What may be said before and after a name, and adds nothing to it."""

CARD_ENGLISH: Final = frozenset([word.casefold() for word in LEXICON] + ["my", "space", "+1", "+1s"])
"""The words of card text, and what a person says in their place."""

FROM_HAND: Final = re.compile(r"^[, ]*(?:card\b)?[, ]*(?:from (?:my |the )?hand\b)?[, ]*")
"""What adds nothing to the name of a card that is played."""

AREA: Final = r"(?P<area>hand|deck|draw pile|discards|discard pile)"
FROM_AREA: Final = re.compile(rf"(?:from|out of|in) (?:(?:my|the|your|their) )?{AREA}(?!\w)")
"""'from my discards'."""

PILES: Final = {"draw pile": "deck", "discard pile": "discards"}
"""What the manual calls areas that the comprehensive rules have other names for."""

REPLACE: Final = re.compile(r"replace (?P<shield>.+) with (?P<card>.+)")
"""'replace Ward with Ember': what a person says who plays Ember so."""

SPACE: Final = re.compile(
    r"(?:(?:in|to|at|on) )?(?:(?P<owner>\w)'s |the |my )?(?:side of )?space (?P<space>\d+)"
    r"(?:,? (?:(?P<replacing>replacing)|stitching onto|stitched onto|onto) (?P<spell>.+))?"
)
"""'in space 2', "in B's space 2", 'in space 2, replacing Ward', 'space 2, stitching onto Ember'."""

ONTO: Final = re.compile(r"(?:stitch(?:ing|ed)? )?onto? (?P<spell>.+)|replacing (?P<shield>.+)")
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


def is_where(s: RevelState, said: str) -> bool:
    """Whether words say where a card goes, and no more: 'in space 2', 'in space 2, replacing Ward', 'onto Ember'."""
    onto = ONTO.fullmatch(said)
    return is_place(s, said) or (onto is not None and is_thing(s, onto["spell"] or onto["shield"]))


def is_place(s: RevelState, said: str) -> bool:
    """Whether words name a space, and a spell there if they name one, and say no more."""
    there = SPACE.fullmatch(said)
    return there is not None and (there["spell"] is None or is_thing(s, there["spell"]))


def as_play(s: RevelState, said: str) -> str:
    """5.7.3 Words for playing a card in place of a shield spell, as they are said elsewhere; others as they are."""
    replacing = REPLACE.fullmatch(said)
    if replacing is None or not (is_thing(s, replacing["shield"]) and is_thing(s, replacing["card"])):
        return said
    return f"play {replacing['card']}, replacing {replacing['shield']}"


def read_play(s: RevelState, said: str) -> tuple[str, str]:
    """The name of the card that words would have played, and where they say that it goes; '' for what isn't said."""
    first = named_in(said, known_names(s))[:1]
    if not first:
        return "", ""
    where = said_after(said, first[0])
    if left_over(said.removesuffix(where), first) not in FILLER:
        return "", ""
    return first[0], FROM_HAND.sub("", where)


def is_deed(s: RevelState, said: str) -> bool:
    """Whether words say what card text has somebody do, in its own words: 'discard Ember', 'gain 2 Passion'."""
    verb, _, rest = said.partition(" ")
    words = left_over(rest, named_in(rest, known_names(s))).split()
    return verb in VERBS and all(word in CARD_ENGLISH or word.isdecimal() or OWNER.fullmatch(word) for word in words)


def named_cards(said: str, cards: Sequence[Card]) -> list[Card]:
    """The cards whose name, or whose title, the words have; of names within names the longest."""
    names = [name for card in cards for name in (card.defn.name, card.defn.title)]
    return [card for name in named_in(said, names) for card in cards if name in (card.defn.name, card.defn.title)]


def are_named(names: Sequence[str], cards: Sequence[Card]) -> bool:
    """Whether each of the names is that of one of the cards: of a stitched spell one may be said, or both."""
    called = [name for card in cards for name in (card.defn.name, card.defn.title)]
    return all(name in called for name in names)


def known_names(s: RevelState) -> tuple[str, ...]:
    """The names and titles of all cards there are, and of the markers; the manual has cards for these (D18)."""
    names = list(s.rulings.names())
    if s.rulings.edition.manual:
        names.append(STAMINA.name)
    most = max(len(side.stamina) for side in s.sides)
    kind = "card" if s.rulings.edition.manual else "marker"
    names.extend([f"{STAMINA.name} {kind} {number}" for number in range(1, most + 1)])
    return tuple(names)


def is_others(seat: Seat, said: str) -> bool:
    """Whether words say that something is the other player's."""
    return any(named_in(said, [f"{seat_name(owner)}'s"]) for owner in BOTH if owner != seat)
