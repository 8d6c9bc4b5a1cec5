"""0.2 How possible instructions are, as far as both players see: 'wholly', 'partly' or 'not'."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from tests.games.revel.text.reference.board import Card, Element, Thing
from tests.games.revel.text.reference.meaning import PLACED, WHOSE, Deed, Meaning
from tests.games.revel.text.reference.words import (
    ACT,
    ALLOTTED,
    BECOMES,
    CANT,
    CHECK,
    COUNTERS,
    DOER,
    DRAW,
    EACH_PAYS,
    EITHER,
    EVERY,
    HAS,
    IF,
    IF_NOT,
    INSTEAD,
    KEPT,
    LASTING,
    LATER,
    MARKS,
    MAY,
    MOVING,
    NAMING,
    ONCE,
    ONE_BY_ONE,
    PAID,
    PASS,
    PAYING,
    PICK,
    PICK_OF,
    SHUFFLE,
    STOP,
    SWAP,
    TALLY,
    TOP,
    Line,
    Told,
    Unread,
    parts,
)

if TYPE_CHECKING:
    from tests.games.revel.text.reference.table import Table

GRADES = ("not", "partly", "wholly")
NAMED = re.compile(r"\(#(\d+)\)")


def together(grades: Iterable[str]) -> str:
    """0.2.2 Several instructions as one."""
    several = set(grades)
    if several <= {"wholly"}:
        return "wholly"
    return "not" if several == {"not"} else "partly"


def graded(there: int, wanted: int) -> str:
    if there >= wanted:
        return "wholly"
    return "partly" if there > 0 else "not"


def most_possible(grades: Iterable[str]) -> str:
    return max(grades, key=GRADES.index)


def numbers(line: Line) -> set[int]:
    """What a line gives a number to."""
    found = {int(n) for n in NAMED.findall(line.words)} | ({line.number} if line.number else set())
    return found.union(*(numbers(one) for one in line.below))


def mentions(line: Line, several: set[int]) -> bool:
    """Whether an instruction points at one of these."""
    pointed = {int(n) for n in re.findall(r"#(\d+)", NAMED.sub("", line.words))}
    return bool(pointed & several) or any(mentions(one, several) for one in line.below)


def times_apart(words: str) -> tuple[str, str]:
    """'X, so many times as M, until ...': what is acted on, and how many times."""
    words = LASTING.sub(r"\1", words) if LASTING.fullmatch(words) else words
    what, _, times = words.partition(", so many times as ")
    return what, times


class Possible(Meaning):
    """The same, asked before anything is done."""

    def __init__(self, table: Table, you: str, card: Card, element: Element | None, effect: Told) -> None:
        super().__init__(table, you, card, element, effect)
        self.rest: list[Line] = []
        """What comes after the instruction that is being carried out."""

    def possible(self, body: Sequence[Line]) -> str:
        before, rest = set(self.unknown), self.rest
        grades: list[str] = []
        for at, line in enumerate(body):
            if line.words in (PAID, IF_NOT):
                continue
            following = body[at + 1] if at + 1 < len(body) else None
            self.rest = [*body[at + 1 :], *rest]
            grade = self.possible_line(line, following)
            grades.append(grade)
            self.unknown = self.unknown | numbers(line) if grade != "not" else self.unknown - numbers(line)
        self.unknown, self.rest = before, rest
        return together(grades)

    def possible_line(self, line: Line, following: Line | None) -> str:
        words = line.words
        doer = DOER.match(words)
        named = doer[2] if doer is not None else None
        if named and not self.is_unknown(named) and not self.meant(named, self.you, gone=True):
            return "not"  # 4.10.4
        if self.is_one_by_one(words):
            grades = []
            for side in self.players("each player"):
                self.each = side
                grades.append(self.possible_line(line, following))
            self.each = None
            return together(grades)
        if words in PAYING:
            assert following is not None
            return self.possible(following.below) if self.possible(line.below) == "wholly" else "not"
        if words == ONCE and self.table.occurs(self.card, self.effect.place):
            return "not"
        if words in (INSTEAD, ONCE) or MAY.fullmatch(words):
            return self.possible(line.below)
        if words == STOP or LATER.fullmatch(words) or NAMING.fullmatch(words) or SHUFFLE.fullmatch(words):
            return "wholly"
        if IF.fullmatch(words):
            grades = [self.possible(line.below)]
            if following is not None and following.words == IF_NOT:
                grades.append(self.possible(following.below))
            return most_possible(grades)  # 0.2.8: as if it held
        if EITHER.fullmatch(words):
            return most_possible(self.possible(option.below) for option in line.below)
        return self.possible_clause(words, line.number)

    def is_one_by_one(self, words: str) -> bool:
        """Whether each player does it by themselves, and it isn't said yet of which it is said now."""
        if self.each is not None or not words.startswith("each player"):
            return False
        return words == EACH_PAYS or any(form.fullmatch(words) for form in ONE_BY_ONE)

    def possible_clause(self, words: str, number: int) -> str:
        draw = DRAW.fullmatch(words)
        if draw is not None:
            return together(self.draw_possible(side, draw[2]) for side in self.players(draw[1]))
        marks = MARKS.fullmatch(words)
        if marks is not None:
            card = self.board.resource(self.players(marks[1])[0], marks[3])
            if card is None:
                return "not"
            return "wholly" if marks[2] == "add" else graded(card.marks, self.amount_now(marks[4], card.marks))
        moving = MOVING.fullmatch(words)
        if moving is not None:
            return self.counters_possible("move", moving[2], moving[3], moving[4])
        counters = COUNTERS.fullmatch(words)
        if counters is not None:
            return self.counters_possible(counters[2], counters[3], counters[4])
        tally = TALLY.fullmatch(words)
        if tally is not None and "+1s" not in tally[3]:
            return together(self.tally_possible(side, tally[2], tally[3], tally[4]) for side in self.players(tally[1]))
        passing = PASS.fullmatch(words)
        if passing is not None:
            return "wholly" if self.players(passing[1])[0] == self.board.current else "not"  # 5.11.4
        check = CHECK.fullmatch(words)
        if check is not None:
            return "wholly" if self.anything(check[1]) else "not"
        swap = SWAP.fullmatch(words)
        if swap is not None:
            return self.swap_possible(self.players(swap[1])[0], swap[2], swap[3])
        act = ACT.fullmatch(words)
        if act is not None:
            verb = act[2] + (act[3] or "")
            return together(self.act_possible(side, verb, act[4], number) for side in self.players(act[1]))
        lasting = LASTING.fullmatch(words)
        if lasting is not None:
            on = self.spoken_of(lasting[1])
            return "wholly" if on is None or self.anything(on) else "not"
        raise Unread(f"whether this is possible: {words}")

    def spoken_of(self, statement: str) -> str | None:
        """What a statement made for a while is about; None where its words are what counts as long as it lasts."""
        has, becomes, cant = HAS.fullmatch(statement), BECOMES.fullmatch(statement), CANT.fullmatch(statement)
        if becomes is not None:
            return becomes[2]
        if has is not None:
            return has[1]
        kept = KEPT.fullmatch(statement)
        if kept is not None:
            return kept[1]
        if ALLOTTED.fullmatch(statement):
            return None
        if cant is None:
            raise Unread(statement)
        what = self.table.barred(cant[2])[1]
        if what is None:
            return None
        noun = EVERY.fullmatch(what)
        kinds = PLACED.fullmatch(noun[1]) if noun is not None else None
        by_words = noun is not None and (
            cant[1] != "each player"
            or (kinds is not None and (kinds[2] == "from anywhere" or kinds[1].split(" ")[-1] == "card"))
        )
        return None if by_words else what

    def is_unknown(self, words: str) -> bool:
        if not self.unknown or not (words.startswith(("#", "those left", "what was done")) or PICK_OF.fullmatch(words)):
            return False
        return bool(self.unknown & {int(n) for n in re.findall(r"#(\d+)", NAMED.sub("", words))})

    def anything(self, words: str) -> bool:
        pick = PICK.fullmatch(words)
        if pick is not None:
            return bool(self.choosable(pick[4]))
        if self.is_unknown(words):
            return True
        return bool(self.meant(words, self.each or self.you, gone=False))

    def choosable(self, noun: str) -> list[Thing]:
        """0.4.3 What may be chosen of what a noun names."""
        side = self.each or self.you
        return [it for it in self.those(noun, side) if not self.table.forbidden(side, "choose", it)]

    def amount_now(self, words: str, most: int) -> int:
        """How much, where what may be chosen is as much as there is."""
        if words.isdigit():
            return int(words)
        if words in ("all there is", "as much as they choose"):
            return most
        chosen = re.fullmatch(r"(\d+) to (\d+), as they choose", words)
        if chosen is not None:
            return max(int(chosen[1]), min(int(chosen[2]), most))
        changed = re.fullmatch(r"(\d+) (more|less) than in the event", words)
        if changed is not None:
            assert self.event is not None
            return max(0, self.event.amount + int(changed[1]) * (1 if changed[2] == "more" else -1))
        times = re.fullmatch(r"(\d+) times (.+)", words)
        if times is not None:
            return min(999, int(times[1]) * self.measure(times[2], self.you))
        return self.measure(words, self.you)

    def draw_possible(self, side: str, words: str) -> str:
        if self.table.forbidden(side, "draw", place="in the deck") or not self.table.payable(side, "draw"):
            return "not"
        deck = len(self.board.sides[side].deck)
        return graded(deck, self.amount_now(words, deck)) if self.amount_now(words, deck) > deck else "wholly"

    def tally_possible(self, side: str, verb: str, thing: str, words: str) -> str:
        has = self.table.held(side, thing)
        return self.table.tallied(side, verb, thing, self.amount_now(words, has))

    def counters_possible(self, verb: str, words: str, on: str, to: str | None = None) -> str:
        if verb == "add":
            return "wholly" if self.anything(on) else "not"
        if self.is_unknown(on):
            return "wholly"
        pick = PICK.fullmatch(on)
        there = self.choosable(pick[4]) if pick is not None else self.meant(on, self.each or self.you, gone=False)
        plus = [it.plus if isinstance(it, Element) else 0 for it in there]
        most = max(plus, default=0)
        if not most or (to is not None and not self.anything(to)):
            return "not"
        if on.startswith("every "):
            return "wholly" if all(each >= self.amount_now(words, each) for each in plus) else "partly"
        return graded(most, self.amount_now(words, most))

    # Acts

    def can(self, side: str, verb: str, it: Thing, *, chosen: bool = False) -> bool:
        """Whether a player can do a verb to something that both players see."""
        table = self.table
        if table.forbidden(side, verb, it):
            return False
        if chosen and verb != "choose" and table.forbidden(side, "choose", it):
            return False  # 0.4.3: an implied choice is one as well
        if verb != "play" and not table.payable(side, verb, *table.cards(it)):
            return False
        if isinstance(it, Card) and it in table.playing:
            return False
        if verb == "draw":
            return not isinstance(it, Card) or it.area != "hand"
        if verb == "reveal":
            return isinstance(it, Card) and not table.is_public(it)
        if verb == "look at":
            return isinstance(it, Card) and not table.is_public(it) and not (it.owner == side and it.area == "hand")
        if verb == "put onto an empty side":
            return table.placeable(side, it)
        if verb == "play":
            return isinstance(it, Card) and table.playable(side, it)
        if verb in ("remove", "move"):
            return isinstance(it, Element) and it.plus > 0
        return True

    def act_possible(self, side: str, verb: str, words: str, number: int) -> str:
        words, times = times_apart(words)
        many = self.measure(times, side) if times else 1
        if verb == "use":
            return "wholly" if self.table.payable(side, "use") and self.table.usable_others(side) else "not"
        if verb == "shuffle into a deck" and words.startswith("every "):
            return "wholly" if self.table.payable(side, "shuffle") else "not"  # 3.6.7
        if verb != "play" and not self.table.payable(
            side, verb
        ):  # what it costs to play a card is seen as it is played
            return "not"
        grade = self.to_things(side, verb, words, many, number)
        if verb == "play" and grade == "partly":
            return "partly"
        if verb == "stash" and grade == "partly" and PICK.fullmatch(words) and self.asks_quality(words):
            return "not"  # 5.3.4
        return grade

    def to_things(self, side: str, verb: str, words: str, many: int, number: int) -> str:
        pick = PICK.fullmatch(words)
        if pick is not None:
            least, most = int(pick[1]) * many, int(pick[2] or pick[1]) * many
            if not many or (not most and not pick[3]):
                return "wholly"  # for each of nothing
            visible, hidden = self.visible(side, verb, pick[4], int(pick[5] or 0), number)
            return graded(len(visible) + hidden, max(1, least))
        every = EVERY.fullmatch(words)
        if every is not None:
            visible, hidden = self.visible(side, verb, every[1], 0, 0, picked=False)
            if not visible and not hidden:
                return "not"
            return "wholly" if len(self.those(every[1], side)) <= len(visible) + hidden else "partly"
        top = TOP.fullmatch(words)
        if top is not None:
            seat = self.players(top[2])[0] if top[2] else side
            return graded(len(self.table.top(seat, int(top[1]))), int(top[1]))
        if self.is_unknown(words):
            return "wholly"
        found = self.meant(words, side, gone=False)
        doable = [it for it in found if self.can(side, verb, it) or self.is_secret(it)]
        if not doable:
            return "not"
        return "wholly" if len(doable) == len(found) or PICK_OF.fullmatch(words) else "partly"

    def is_secret(self, it: Thing) -> bool:
        return isinstance(it, Card) and it not in self.table.playing and not self.table.is_public(it)

    def visible(
        self, side: str, verb: str, noun: str, pick: int, number: int, *, picked: bool = True
    ) -> tuple[list[Thing], int]:
        """0.2.4 What fits a noun and both players see, and how many hidden cards may fit it as well."""
        found = PLACED.fullmatch(noun)
        if found is None:
            raise Unread(noun)
        there = [it for it in self.those(noun, side) if it not in self.table.playing]
        hides = found[2] in ("in hand", "in the deck")
        seen = [it for it in there if not (hides and self.is_secret(it)) and self.can(side, verb, it, chosen=picked)]
        if verb == "choose" and picked:
            seen = [it for it in seen if self.is_legal({pick, number} - {0}, it)]
        if not hides:
            return seen, 0
        whose = [each for each in parts(found[3] or "") if each in ("yours", "your opponent's", "anybody's")]
        whose += [each for each in parts(found[3] or "") if each == "of the player who does it"]
        all_of = self.those(f"card {found[2]}, {', '.join(whose)}", side)
        hidden = sum(self.is_secret(it) for it in all_of)
        own = "yours" if side == self.you else "your opponent's"
        place = found[2] if whose in ([own], ["of the player who does it"]) else None
        barred = ["choose"] if picked else []
        barred += [verb] if verb != "reveal" else []
        if any(self.table.forbidden(side, one, place=place) for one in barred):
            hidden = 0
        return seen, hidden

    def is_legal(self, several: set[int], it: Thing) -> bool:
        """0.4.6 to 0.4.9 Something may be chosen unless all that depends on that choice would be impossible."""
        depending = [line for line in self.rest if mentions(line, several)]
        if not depending or not several:
            return True
        named, deeds, unknown = dict(self.named), dict(self.deeds), set(self.unknown)
        for number in several:
            self.suppose(number, it)
        self.unknown -= several
        outer = self.rest
        grades = []
        for line in depending:
            at = self.rest.index(line)
            following = self.rest[at + 1] if at + 1 < len(self.rest) else None
            self.rest = outer[at + 1 :]
            grades.append(self.possible_line(line, following))
            self.rest = outer
        self.named, self.deeds, self.unknown = named, deeds, unknown
        return any(grade != "not" for grade in grades)

    def suppose(self, number: int, it: Thing) -> None:
        self.named[number] = [(it, -1)]
        self.deeds[number] = [Deed(self.you, [(it, -1)])]

    def asks_quality(self, words: str) -> bool:
        """0.6 Whether a noun asks for particular cards."""
        pick = PICK.fullmatch(words)
        found = PLACED.fullmatch(pick[4] if pick is not None else words)
        if found is None:
            raise Unread(words)
        plain = (*WHOSE, "across from this spell", "taken at random")
        more = [each for each in parts(found[3] or "") if each not in plain and not each.startswith("other than")]
        return bool(more) or " " in found[1]

    def swap_possible(self, side: str, one: str, other: str) -> str:
        if self.is_unknown(one) or self.is_unknown(other):
            return "wholly"
        return "wholly" if any(self.partners(side, it, other) for it in self.movable(side, one)) else "not"

    def movable(self, side: str, words: str) -> list[Element]:
        pick = PICK.fullmatch(words)
        found = self.those(pick[4], side) if pick is not None else self.meant(words, side, gone=False)
        return [
            it
            for it in found
            if isinstance(it, Element)
            and it.kind == "spell"
            and not self.table.forbidden(side, "put onto an empty side", it)
        ]

    def partners(self, side: str, one: Element, words: str) -> list[Element]:
        return [it for it in self.movable(side, words) if it is not one and it.side == one.side]
