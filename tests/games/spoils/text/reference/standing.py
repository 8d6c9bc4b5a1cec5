"""402, 504, 508 What is true as long as it is so: figures, types, covert, icons, prohibitions."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, cast

from tests.games.spoils.text.reference.board import EXCHANGED, IN_PILE, Board, Card, Printed, Ref
from tests.games.spoils.text.reference.meaning import Event, Reading
from tests.games.spoils.text.reference.words import UNTIL, WHO, Beyond, Line, Unread, nested, parts

if TYPE_CHECKING:
    from tests.games.spoils.text.reference.table import Table

DEEPEST = 12
TYPES = ("character", "item", "location", "tactic", "resource", "faction")


@dataclass(frozen=True, eq=False)
class Lasting:
    """Something that was made true for a while."""

    reading: Reading
    until: str
    on: tuple[Ref, ...] | None
    """The cards that have it; None if it is no card's."""
    words: str
    """A statement, if it is one."""
    text: Line | None
    """A paragraph, if it is one."""
    turn: int
    as_character: tuple[bool, ...] = ()
    battle: object = None


@dataclass(frozen=True, eq=False)
class Active:
    """A paragraph that is active: its first line, in a reading of its own."""

    reading: Reading
    line: Line
    lasting: Lasting | None = None

    @property
    def key(self) -> tuple[object, ...]:
        source = self.reading.card if self.lasting is None else self.lasting
        return (source, self.line)


@cache
def statement_of(words: str) -> tuple[Any, ...]:
    """A statement in parts, the first of which says of which kind it is."""
    if words.endswith(EXCHANGED):
        return "exchanged", words.removesuffix(EXCHANGED)
    if found := re.fullmatch(r"(.+?) cannot (do|undergo): (.+?)(?:, by (.+?))?(, but by costs)?", words):
        verbs = re.fullmatch(r"((?:[a-z-]+(?: play)?)(?: or [a-z]+)*)(?: (.+))?", found[3])
        if verbs is None:
            raise Unread(words)
        return "cannot", found[1], found[2], tuple(verbs[1].split(" or ")), verbs[2], found[4], bool(found[5])
    if found := re.fullmatch(r"(.+?) can do: (attack|block), only (.+)", words):
        return "only", found[1], found[2], found[3]
    if found := re.fullmatch(r"(.+?) can do: attack, in the turn it enters play too", words):
        return "at once", found[1]
    if found := re.fullmatch(r"(.+?) can do: block every party, covert", words):
        return "blocks covert", found[1]
    if found := re.fullmatch(rf"{WHO} must pay (.+) to (form|play) a (.+)", words):
        return "must pay", found[1], found[2], found[3], found[4]
    if found := re.fullmatch(
        r"numeric cost of (.+), of (.+?): (increase|reduce) by (.+?)(?:, not below (\d+))?", words
    ):
        return "cost", found[1], found[2], found[3], found[4], int(found[5] or 0)
    if found := re.fullmatch(r"(.+) provides ([OGEDRV]+)", words):
        return "provides", found[1], found[2]
    if found := re.fullmatch(r"(.+?): has no (.+)", words):
        return "has no", found[1], found[2]
    if found := re.fullmatch(r"(.+?): has (.+)", words):
        return "has", found[1], found[2]
    if found := re.fullmatch(r"(.+?): ((?:increase|reduce) .+)", words):
        changes = []
        for part in parts(found[2]):
            change = re.fullmatch(r"(increase|reduce) (strength|life|speed|structure) by (.+)", part)
            if change is None:
                raise Unread(words)
            changes.append((change[1], change[2], change[3]))
        return "figures", found[1], tuple(changes)
    if found := re.fullmatch(rf"{WHO} controls (.+)", words):
        return "controls", found[1], found[2]
    if found := re.fullmatch(r"(.+) is not restored by the Restore Rule of (.+)", words):
        return "not restored", found[1], found[2]
    if found := re.fullmatch(r"anything that could pick (.+) must pick it", words):
        return "must be picked", found[1]
    raise Unread(words)


class Standing(Board):
    """What the cards in play say at all times."""

    def __init__(self, position: dict[str, Any], printed: dict[str, Printed]) -> None:
        super().__init__(position, printed)
        self.lastings: list[Lasting] = []
        self.deeds: list[Event] = []
        self.laters: list[Active] = []
        """What is put off to the end of the turn."""
        self.depth = 0

    @property
    def whole(self) -> Table:
        return cast("Table", self)

    def reading(self, seat: str, card: Card, place: int) -> Reading:
        return Reading(self.whole, seat, card, place)

    # What is active

    def active(self, *kinds: str) -> Iterator[Active]:
        """The paragraphs of these kinds that are active now."""
        for card in list(self.table):
            if not card.down:
                yield from self.active_of(card, kinds)
        for seat in "AB":
            for card in self.zones[seat, "discard pile"]:
                if "in pile" not in card.printed.heads:
                    continue
                for paragraph in card.printed.paragraphs:
                    for line in paragraph.lines:
                        if line.words == IN_PILE:
                            reading = self.reading(seat, card, paragraph.place)
                            yield from self._unwrapped(reading, line, kinds)
        yield from (one for one in self.laters if "trigger: " in kinds)
        for lasting in list(self.lastings):
            if lasting.text is not None and lasting.on is None:
                yield from self._unwrapped(lasting.reading, lasting.text, kinds, lasting)

    def active_of(self, card: Card, kinds: tuple[str, ...]) -> Iterator[Active]:
        if card.in_play and not card.down:
            for line in self.texts_given(card):
                yield from self._unwrapped(self.reading(card.controller, card, 0), line, kinds)
        if not card.printed.heads.intersection(kinds) or not self._has_text(card):
            return
        for paragraph in card.printed.paragraphs:
            for line in paragraph.lines:
                if line.words == IN_PILE:
                    continue
                yield from self._unwrapped(self.reading(card.controller, card, paragraph.place), line, kinds)

    def texts_given(self, card: Card) -> Iterator[Line]:
        """508.1 The paragraphs that a card has gained."""
        for other in list(self.table):
            if other.down or "gives text" not in other.printed.heads:
                continue
            for told in other.printed.paragraphs:
                for line in told.lines:
                    if line.words.startswith("always: ") and ": has the text [" in line.words:
                        said = _said(line.words[8:])
                        reading = self.reading(other.controller, other, told.place)
                        if self.among(reading, said[1], card):
                            yield from _quoted(said[2])
                    elif "has the text [" in f"{line.words}{line.below}":
                        raise Beyond("text that is gained under a condition")
        for lasting in list(self.lastings):
            if lasting.on is not None and ": has the text [" in lasting.words and self.is_on(lasting, card):
                yield from _quoted(_said(lasting.words)[2])

    def _has_text(self, card: Card) -> bool:
        return not any(thing == "rules text" for thing in self._lost(card, "rules text"))

    def _lost(self, card: Card, thing: str) -> Iterator[str]:
        """Only what cards say that are attached to it, or what was said for a while, takes a text away."""
        for other in self.table:
            if other.host is card and "no text" in other.printed.heads:
                for paragraph in other.printed.paragraphs:
                    for line in paragraph.lines:
                        if line.words == f"always: the character that this card is attached to: has no {thing}":
                            yield thing
        for lasting in self.lastings:
            if lasting.on is not None and lasting.words.endswith(f": has no {thing}") and self.is_on(lasting, card):
                yield thing

    def _unwrapped(
        self, reading: Reading, line: Line, kinds: tuple[str, ...], lasting: Lasting | None = None
    ) -> Iterator[Active]:
        head = line.words
        if head.startswith("while: "):
            if not any(self._has_kind(one, kinds) for one in line.below):
                return
            if self.judged(reading, head[7:]):
                for one in line.below:
                    yield from self._unwrapped(reading, one, kinds, lasting)
        elif head in ("restore rule", "develop rule"):
            for one in line.below:
                yield from self._unwrapped(reading, one, kinds, lasting)
        elif head.startswith(kinds):
            yield Active(reading, line, lasting)

    def _has_kind(self, line: Line, kinds: tuple[str, ...]) -> bool:
        return line.words.startswith(kinds) or any(self._has_kind(one, kinds) for one in line.below)

    def judged(self, reading: Reading, condition: str) -> bool:
        self.depth += 1
        if self.depth > DEEPEST:
            self.depth = 0
            raise Beyond("conditions that hang on themselves")
        held = reading.holds(condition)
        self.depth -= 1
        return held

    def statements(self, *kinds: str) -> Iterator[tuple[Reading, tuple[Any, ...], Lasting | None]]:
        """What is said at all times, of these kinds."""
        for one in self.active("always: "):
            found = _said(one.line.words[8:])
            if found[0] in kinds:
                yield one.reading, found, None
        for lasting in self.lastings:
            if lasting.words:
                found = _said(lasting.words)
                if found[0] in kinds:
                    yield lasting.reading, found, lasting

    def concerned(self, reading: Reading, words: str, lasting: Lasting | None, card: Card) -> bool:
        """Whether a statement about these words is about this card."""
        if lasting is not None and lasting.on is not None:
            return self.is_on(lasting, card)
        if not card.in_play:
            return False
        return self.among(reading, words, card)

    def among(self, reading: Reading, words: str, card: Card) -> bool:
        """The same as being one of all that the words stand for, without looking at the others."""
        if words.startswith("every "):
            return reading.is_such(card, words[6:])
        return card in reading.things_of(words)

    def is_on(self, lasting: Lasting, card: Card) -> bool:
        assert lasting.on is not None
        for place, (one, moves) in enumerate(lasting.on):
            if one is card and card.moves == moves:
                character = bool(lasting.as_character) and lasting.as_character[place]
                return not character or "character" in self._types_without(card)  # 508.3
        return False

    # Figures

    def _types_without(self, card: Card) -> frozenset[str]:
        return self.types(card)

    def types(self, card: Card) -> frozenset[str]:
        """208"""
        if card.down:
            return frozenset({"resource"})  # 411.1
        types = set(card.printed.types)
        if not card.in_play:
            return frozenset(types)
        lost = set()
        for lasting in self.lastings:
            if lasting.on is not None and any(one is card and card.moves == moves for one, moves in lasting.on):
                said = _said(lasting.words) if lasting.words else ("",)
                if said[0] == "has" and said[2] in TYPES:
                    types.add(said[2])
                if said[0] == "has no" and said[2] in TYPES:
                    lost.add(said[2])
        for other in self.table:
            if other.down or "types" not in other.printed.heads:
                continue
            for one in self.active_of(other, ("always: ",)):
                said = _said(one.line.words[8:])
                if said[0] in ("has", "has no") and said[2] in TYPES:
                    if said[1] != "this card":
                        raise Beyond("types that other cards give")
                    if other is card:
                        (types if said[0] == "has" else lost).add(said[2])
        return frozenset(types - lost)  # 402.6

    def subtypes(self, card: Card) -> set[str]:
        if card.down:
            return set()
        return set(card.printed.subtypes) | {thing[13:-1] for thing in self._gained(card, 'the subtype "')}

    def _gained(self, card: Card, kind: str) -> set[str]:
        """What of this kind is given to it."""
        if not card.in_play:
            return set()
        found = set()
        for reading, said, lasting in self.statements("has"):
            if said[2].startswith("the rules text"):
                raise Beyond("text that is gained")
            if said[2].startswith(kind):
                self.depth += 1
                if self.depth > DEEPEST:
                    self.depth = 0
                    raise Beyond("what is gained hangs on itself")
                if self.concerned(reading, said[1], lasting, card):
                    found.add(said[2])
                self.depth -= 1
        return found

    def is_covert(self, card: Card) -> bool:
        """507.3"""
        if card.down or not card.in_play or "character" not in self.types(card):
            return False
        own = card.printed.says("Covert") is not None and self._has_text(card)
        if not own and "covert" not in self._gained(card, "covert"):
            return False
        return not any(
            said[2] == "covert" and self.concerned(reading, said[1], lasting, card)
            for reading, said, lasting in self.statements("has no")
        )

    def has_stat(self, card: Card, stat: str) -> bool:
        """201.7a, 201.8a"""
        return ("location" if stat == "structure" else "character") in self.types(card)

    def stat(self, card: Card, stat: str) -> int:
        """410.3 All that increases comes first, then all that reduces; 410.4 nothing goes below 0."""
        if stat == "numeric cost":
            return self.numeric_cost_of(card)
        more, less = int(getattr(card.printed, stat)), 0
        if card.down:
            more = 0
        if card.in_play:
            for reading, said, lasting in self.statements("figures"):
                changes = [one for one in said[2] if one[1] == stat]
                if changes and self.concerned(reading, said[1], lasting, card):
                    self.depth += 1
                    if self.depth > DEEPEST:
                        self.depth = 0
                        raise Beyond("figures that hang on themselves")
                    for way, _, amount in changes:
                        number = reading.amount(amount)
                        more, less = (more + number, less) if way == "increase" else (more, less + number)
                    self.depth -= 1
        return max(0, more - less)

    def numeric_cost_of(self, card: Card) -> int:
        """406.1, 406.2"""
        return 0 if card.down else card.printed.cost

    # Icons

    def provided_by(self, card: Card) -> str:
        """311"""
        if card.down:
            return ""
        if not card.in_play:
            said = [line.words for told in card.printed.paragraphs for line in told.lines]
            found = [re.fullmatch(r"always: this card provides (\w+)", words) for words in said]
            return "".join(one[1] for one in found if one is not None)
        return "".join(
            said[2]
            for reading, said, lasting in self.statements("provides")
            if self.concerned(reading, said[1], lasting, card)
        )

    def icons(self, seat: str) -> str:
        return "".join(self.provided_by(card) for card in self.table if card.controller == seat)

    def meets(self, seat: str, icons: str) -> bool:
        """405.1"""
        if not icons:
            return True
        there = self.icons(seat)
        return all(there.count(icon) >= icons.count(icon) for icon in set(icons))

    # Prohibitions

    def forbidden(
        self, verb: str, *, player: str = "", card: Card | None = None, by: Card | None = None, cost: bool = False
    ) -> bool:
        """402.7 Whether something says that this cannot be."""
        for reading, said, lasting in self.statements("cannot"):
            _, subject, voice, verbs, target, agent, but_costs = said
            if verb not in verbs or (cost and but_costs):
                continue
            if voice == "undergo":
                if card is None or not self._meant(reading, subject, lasting, card):
                    continue
                if agent is not None and (by is None or not self.among(reading, agent, by)):
                    continue
                return True
            if re.fullmatch(WHO, subject):
                if player not in reading.who(subject):
                    continue
                if target is None or (verb == "draw" and target == "every card"):
                    return True
                if card is None or not self._meant(reading, target, None, card):
                    continue
                return True
            if by is not None and self._meant(reading, subject, lasting, by):
                if target is not None and (card is None or not self._meant(reading, target, None, card)):
                    continue
                return True
        return False

    def _meant(self, reading: Reading, words: str, lasting: Lasting | None, card: Card) -> bool:
        if lasting is not None and lasting.on is not None:
            return self.is_on(lasting, card)
        if words.startswith("every "):
            if words == "every card" and "faction" in self.types(card):
                return False
            return reading.is_such(card, words[6:])
        return card in reading.things_of(words)


@cache
def _said(words: str) -> tuple[Any, ...]:
    return statement_of(words)


@cache
def _quoted(words: str) -> list[Line]:
    """The lines of a text that is gained."""
    found = re.fullmatch(r"the text \[(.+)\]", words)
    if found is None:
        raise Unread(words)
    lines = nested(found[1].split(" / "))
    if any(line.words.startswith(("ability", "cost", "effect", "printed")) for line in lines):
        raise Unread(words)
    return lines


LASTING = re.compile(rf"{UNTIL}: (.+)")
