"""From parse trees to nouns and to what instructions act on."""

from __future__ import annotations

import re
from abc import abstractmethod
from enum import Enum
from typing import NamedTuple

from coven.games.revel.text.reading.words import Spelling
from coven.games.revel.text.tree import (
    Beside,
    Compare,
    Doer,
    HasCounters,
    HasIcon,
    HasThatName,
    HasValue,
    Kind,
    Lacks,
    Named,
    Noun,
    Place,
    Quality,
    Stitched,
    Than,
    Unopposed,
    Who,
    Whose,
    Winning,
)
from coven.games.revel.text.words.forms import Number
from coven.games.revel.text.words.lexicon import KINDS
from coven.language import TextError
from coven.language.nodes import Node, subtrees, tokens

SUBJECTS: dict[str, Who] = {
    "YOU": Who.YOU,
    "OPPONENT": Who.OPPONENT,
    "EACH_PLAYER": Who.EACH,
    "A_PLAYER": Who.EACH,
    "PLAYERS": Who.EACH,
    "THEY": Who.OPPONENT,
}
PLACES = {"HAND": Place.HAND, "DISCARDS": Place.DISCARDS, "DECK": Place.DECK}
BEFORE: dict[str, Quality] = {"WINNING": Winning(), "STITCHED": Stitched(), "UNOPPOSED": Unopposed()}


class Part(Enum):
    """Which part of an effect is read."""

    BODY = "instructions"
    INITIAL = "what stands before the colon"
    """It is compared with what happens, or is about to: nothing is carried out yet, so nothing has been measured."""
    ONGOING = "an ongoing effect"
    """Nothing is carried out there, so nothing is picked and pointed back to."""


class Site(NamedTuple):
    """A place and whose it is."""

    place: Place
    whose: Whose


class Naming(Spelling):
    """Builds nouns; knows who 'their' stands for."""

    def __init__(self, text: str, part: Part = Part.BODY) -> None:
        super().__init__(text)
        self.part = part
        self.stating = part is Part.ONGOING
        self.card_named = False
        """Whether a card was named, which 'that name' then is."""

    # Small parts

    def having(self, node: Node) -> Quality:
        """What comes after 'with', 'has' or 'had'."""
        parts = tokens(node)
        if node.data == "have_no_counters":
            return HasCounters(Compare.EXACTLY, 0)
        if node.data == "have_value":
            return HasValue(self.value(parts[0]))
        if node.data == "beside":
            if parts[1].type == "EITHER_VALUE":
                raise self.wrong(parts[1], "say 'Power' or 'Resistance': one value is compared with the same")
            return Beside(self.value(parts[1]), THAN[parts[0].type])
        if node.data == "have_that_name":
            return self._that_name(node)
        if node.data == "have_icon":
            self.check_article(parts[0], parts[1])
            return HasIcon(str(parts[1]))
        if not subtrees(node):
            self.check_article(parts[0], parts[1])
            return HasCounters()
        compare, amount = self.compared(subtrees(node)[0])
        if node.data == "have_counters":
            return HasCounters(compare, amount)
        return HasValue(self.value(parts[0]), compare, amount)

    def _that_name(self, node: Node) -> Quality:
        """'with that name': of a card that was named before."""
        if not self.card_named:
            raise self.wrong(node, "not one card was named before: say 'Name a card.', or which: 'named \"Ember\"'")
        return HasThatName()

    @abstractmethod
    def having_equal(self, node: Node, who: Doer) -> Quality:
        """'with Power equal to ...': what is measured is read where amounts are."""

    def site(self, node: Node, who: Doer) -> Site:
        """Where: 'from your hand', 'on your side of the field'."""
        last = tokens(node)[-1]
        inner = subtrees(node)
        whose = self.whose(inner[0], who) if inner else Whose.ANY
        if last.type == "HAND" and last != "hand":
            raise self.wrong(last, "the singular is 'hand'", instead="hand")
        if node.data == "in_own_area":
            whose = self.own(who)
        if node.data in ("in_opposing_area", "on_opposing_side"):
            whose = Whose.OPPOSING
        return Site(PLACES.get(last.type, Place.FIELD), whose)

    # Nouns

    def noun(self, node: Node, number: Number, who: Doer, poss: Node | None = None) -> Noun:
        """A noun of a number; `poss` is the 'your' before it."""
        other = False
        whose = Whose.ANY if poss is None else self.whose(poss, who)
        place = Place.UNSAID
        qualities: list[Quality] = []
        kind = Kind.ELEMENT
        types: tuple[str, ...] = ()
        also: list[tuple[Kind, tuple[str, ...]]] = []
        rank, seen, headed = -1, set[int](), False
        for part in subtrees(node):
            step = self._rank(part)
            late = rank >= CONTROLLED_RANK and step in AFTER_PLACE and step not in seen
            if (step < rank and not late) or (step in seen and step not in (2, 3)):
                raise self.wrong(part, "this can't stand here: other, opposing, winning, the noun, with, named, where")
            seen.add(step)
            rank = max(rank, step)
            if part.data == "before":
                token = tokens(part)[0]
                if token.type == "OTHER":
                    other = True
                elif token.type == "OPPOSING":
                    if poss is not None:
                        raise self.wrong(part, "this is said to be somebody's already")
                    whose = Whose.OPPOSING
                elif BEFORE[token.type] in qualities:
                    raise self.wrong(part, "this is said already")
                else:
                    qualities.append(BEFORE[token.type])
            elif part.data == "head":
                if headed:
                    also.append(self._another_head(part, number, [(kind, types), *also]))
                else:
                    (kind, types), headed = self._head(part, number), True
            elif part.data == "controlled":
                if whose is not Whose.ANY:
                    raise self.wrong(part, "whose it is has been said already")
                whose = Whose.YOUR if tokens(part)[0].type == "YOU_CONTROL" else Whose.OPPONENTS
            elif step == PLACE_RANK:
                if whose is not Whose.ANY:
                    raise self.wrong(part, "whose it is has been said already")
                place, whose = self.site(part, who)
            else:
                for quality in self._qualities(part, number, who):
                    if quality in qualities:
                        raise self.wrong(part, "this is said already")
                    qualities.append(quality)
        if place not in (Place.UNSAID, Place.FIELD) and any(isinstance(quality, Beside) for quality in qualities):
            raise self.wrong(node, "cards off the field are not compared with this spell")
        if also:
            self._check_heads(node, [(kind, types), *also], place)
        return Noun(kind, types, whose, place, other, tuple(qualities), tuple(also), at=self.span(node))

    def _another_head(
        self, part: Node, number: Number, before: list[tuple[Kind, tuple[str, ...]]]
    ) -> tuple[Kind, tuple[str, ...]]:
        """'1 spell or stance': the second of two nouns that it may be."""
        kind, types = self._head(part, number)
        if (kind, types) in before:
            raise self.wrong(part, "this is said already")
        if any(one in JOINED_NEVER for one in (kind, before[0][0])):
            raise self.wrong(part, "what is joined by 'or' here is a kind of card, as in '1 spell or stance'")
        return kind, types

    def _check_heads(self, node: Node, heads: list[tuple[Kind, tuple[str, ...]]], place: Place) -> None:
        """That each of several nouns joined by 'or' adds something, and that all of them are cards or none is: a spell
        is discarded from the field alone, a spell card from anywhere."""
        spans = [self.span(part) for part in subtrees(node) if part.data == "head"]
        start, end = spans[0][0], spans[-1][1]
        idle = [at for at, head in enumerate(heads) if any(one is not head and _includes(one, head) for one in heads)]
        if idle:
            left = " or ".join(self.text[slice(*span)] for at, span in enumerate(spans) if at not in idle)
            said = self.text[slice(*spans[idle[0]])]
            problem = f"the other noun names every {said.lower()} as well, so that this adds nothing"
            raise TextError(problem, self.text, start, end, instead=left)
        cards = sum(kind is Kind.CARD for kind, _ in heads)
        if place in (Place.UNSAID, Place.FIELD) and 0 < cards < len(heads):
            plain = re.sub(r"(?i) card(s?)", lambda found: found[1].lower(), self.text[start:end])
            problem = (
                "one of these is on the field, the other a card that may be anywhere: say 'card' of all or of none"
            )
            raise TextError(problem, self.text, start, end, rule="1.7.4", instead=plain)

    def _rank(self, part: Node) -> int:
        if part.data == "before":
            return {"OTHER": 0, "OPPOSING": 1}.get(tokens(part)[0].type, 2)
        return RANKS.get(part.data, PLACE_RANK)

    def _qualities(self, part: Node, number: Number, who: Doer) -> list[Quality]:
        """What is said after the noun: 'with a +1 and 3 or less Power', 'named "Ember"'."""
        if part.data == "with":
            return [
                self.having_equal(having, who) if having.data in ("have_equal", "have_beside") else self.having(having)
                for having in subtrees(part)
            ]
        if part.data == "without":
            return [HasCounters(Compare.EXACTLY, 0)]
        if part.data == "without_value":
            return [Lacks(HasValue(self.value(tokens(part)[1])))]
        if part.data == "that_is_not":
            verb = str(tokens(part)[0]).removeprefix("that ")
            right = "is" if number is Number.ONE else "are"
            if not verb.startswith(right):
                raise self.wrong(part, f"here it is 'that {right} not'")
            word = tokens(part)[1].type
            return [Unopposed() if word == "OPPOSED" else Lacks(DENIED[word])]
        if part.data == "named":
            return [Named(str(tokens(part)[1])[1:-1])]
        bonus = int(tokens(part)[1])
        if bonus < 1:
            raise self.wrong(tokens(part)[1], "this asks for a bonus, such as +1")
        return [Winning(bonus)]

    def _head(self, part: Node, number: Number) -> tuple[Kind, tuple[str, ...]]:
        words = tokens(part)
        last = words[-1]
        types: list[str] = []
        for word in words[:-1]:
            if word.type in ("NAME", "NAME_TOPIC"):
                types.append(self.type_name(word, str(word)))
            elif word.type == "STAMINA":
                types.append("Stamina")
            else:
                if word != word.lower() or word.endswith("s"):
                    raise self.wrong(word, f"{word.type.lower()!r} is singular here")
                types.append(str(word))
        if last.type in ("NAME", "NAME_TOPIC"):
            return Kind.ELEMENT, (self.type_name(last, self.singular(last, number)),)
        if last.type == "STAMINA":  # 6.1.3
            return Kind.MARKER, ("Stamina",)
        kind = Kind.POWER if last.type == "POWERS" else Kind[last.type]
        self.check_form(last, KINDS[kind], number)
        if kind is Kind.CARD and types[-1:] == ["spell"] and types[-2:-1] in (["strike"], ["shield"]):
            del types[-1]
        return kind, tuple(types)

    def thing(self, node: Node) -> str | None:
        """The resource, 'Stamina' or 'play' that a bare noun names; None if it is no such thing."""
        parts = subtrees(node)
        if len(parts) != 1 or len(tokens(parts[0])) != 1:
            return None
        return self.thing_word(tokens(parts[0])[0])


THAN = {"MORE": Than.MORE, "LESS": Than.LESS, "THE_SAME": Than.SAME}
JOINED_NEVER = (Kind.POWER, Kind.PLAY, Kind.SPACE, Kind.MARKER)
"""What is no card, so that nothing is either it or a card."""
CONTROLLED_RANK, PLACE_RANK = 7, 8
RANKS = {
    "head": 3,
    "controlled": CONTROLLED_RANK,
    "with": 4,
    "without": 4,
    "without_value": 4,
    "named": 5,
    "would_win": 6,
    "that_is_not": 6,
}
DENIED: dict[str, Winning | Stitched | Unopposed] = {
    "WINNING": Winning(),
    "STITCHED": Stitched(),
    "UNOPPOSED": Unopposed(),
}
"""What can be said not to be: 'that is not winning'."""
AFTER_PLACE = (4, 5, 6)
"""What may also be said last: '1 card from your discards with a flames icon', '1 spell you control that is not
winning'."""


def _includes(one: tuple[Kind, tuple[str, ...]], other: tuple[Kind, tuple[str, ...]]) -> bool:
    """Whether one noun names all that another does: 'a spell' all strike spells, 'a spell card' all spells."""
    (kind, types), (its_kind, its_types) = one, other
    if kind is not Kind.CARD and kind is not its_kind:
        return False
    return set(types) <= {*its_types, its_kind.value}
