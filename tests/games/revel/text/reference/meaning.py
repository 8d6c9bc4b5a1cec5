"""What the words of a read-back mean on a board: players, nouns, amounts, conditions (1.3, 3.10, 4.10)."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING

from tests.games.revel.text.reference.board import OTHER, Card, Element, Thing
from tests.games.revel.text.reference.words import (
    BEFORE,
    DONE,
    EVERY,
    KIND_AFTER,
    NUMBER,
    PICK,
    PICK_OF,
    REST,
    TOP,
    Told,
    Unread,
    compare,
    parts,
)

if TYPE_CHECKING:
    from tests.games.revel.text.reference.table import Table

Pin = tuple[Thing, int]
"""4.10.10 A reference that is kept: a thing, and for a card where it was; -1 if it is followed wherever it goes."""
FIELD_ONLY = ("winning", "unopposed", "stitched", "+1s", "beside", "across")
OF_THE_MOMENT = ("winning", "unopposed", "stitched", "yours", "on the field")
OFF = {"in hand": "hand", "in discards": "discards", "in the deck": "deck"}
PLACED = re.compile(r"(.+?) (on the field|from anywhere|in hand|in discards|in the deck)(?:, (.+))?")
WHOSE = ("anybody's", "yours", "your opponent's", "of the player who does it")
KINDS = ("spell", "stance", "witch", "resource", "marker", "card", "element")


class Deed:
    """What an instruction with a number did."""

    def __init__(self, by: str, things: list[Pin], amount: int = 0) -> None:
        self.by, self.things, self.amount = by, things, amount


class Meaning:
    """An effect of a card in somebody's eyes: who 'you' is, what 'this' is, and what was named and done so far."""

    def __init__(self, table: Table, you: str, card: Card, element: Element | None, effect: Told) -> None:
        self.table, self.board = table, table.board
        self.you, self.card, self.element, self.effect = you, card, element, effect
        self.about: list[Pin] = []
        """The event's thing."""
        self.event: Deed | None = None
        self.chosen_above: list[Pin] | None = None
        self.named: dict[int, list[Pin]] = {}
        self.deeds: dict[int, list[Deed]] = {}
        self.carried: dict[int, set[str]] = {}
        self.rests: dict[int, list[Pin]] = {}
        self.card_named = ""
        self.each: str | None = None
        self.unknown: set[int] = set()
        """What will have been named or done by the time, when it is judged beforehand what is possible."""

    # Who

    def players(self, words: str) -> list[str]:
        if words in ("each player", "any player"):
            return [self.each] if self.each else [self.board.current, OTHER[self.board.current]]
        if words.endswith("the event's player"):
            assert self.event is not None
            return [OTHER[self.event.by] if words.startswith("the opponent") else self.event.by]
        if words.startswith("the player of "):
            found = self.meant(words.removeprefix("the player of "), self.you, gone=True)
            return [self.table.player_of(it) for it in found[:1]]
        return [{"you": self.you, "your opponent": OTHER[self.you]}[words]]

    # What

    def pin(self, it: Thing) -> Pin:
        here = self.table.as_element(it)
        return here, here.moves if isinstance(here, Card) else 0

    def recall(self, pins: list[Pin], *, gone: bool) -> list[Thing]:
        """4.10.12 What kept references still refer to, or with `gone` once did."""
        found: list[Thing] = []
        for it, moves in pins:
            if isinstance(it, Element):
                if gone or it in self.board.field:
                    found.append(it)
            elif moves < 0:
                found.append(self.table.as_element(it))
            elif gone or it.moves == moves:
                found.append(it)
        return found

    def this(self, kind: str, *, gone: bool) -> list[Thing]:
        """4.10.6"""
        if kind == "card":
            return [self.table.as_element(self.card)]
        if self.element is None:
            return []
        return [self.element] if gone or self.element in self.board.field else []

    def meant(self, words: str, who: str, *, gone: bool) -> list[Thing]:
        """What words mean that leave nothing to choose; with `gone` also what has left."""
        if words.startswith("this card's element, or this card off the field"):
            return self.this("card" if self.element is None else "spell", gone=gone)
        this = re.fullmatch(r"this (card|spell|stance|witch|resource|marker)", words)
        if this is not None:
            return self.this(this[1], gone=gone)
        if words.startswith("the event's thing"):
            found = self.recall(self.about, gone=True)
            found = [self.table.as_element(it) for it in found]
            return found if gone else [it for it in found if isinstance(it, Card) or it in self.board.field]
        if words.startswith("what an effect above on this card chose last"):
            chosen = self.recall(self.above(), gone=gone)
            kind = re.fullmatch(r".*\(an? ([\w ]+)\)", words)
            return chosen if kind is None or " " not in kind[1] else [it for it in chosen if self.is_a(it, kind[1])]
        before = BEFORE.fullmatch(words)
        if before is not None:
            return self.meant(before[1], who, gone=gone)
        number = NUMBER.fullmatch(words)
        if number is not None:
            pointed = self.recall(self.named.get(int(number[1]), []), gone=gone)
            return pointed if " " not in (number[2] or "") else [it for it in pointed if self.is_a(it, number[2])]
        rest = REST.fullmatch(words)
        if rest is not None:
            return self.recall(self.rests.get(int(rest[1]), []), gone=gone)
        done = DONE.fullmatch(words)
        if done is not None:
            pins = [pin for deed in self.done(done[1]) for pin in deed.things]
            return self.of_kind(self.recall(pins, gone=gone), done[2])
        of = PICK_OF.fullmatch(words)
        if of is not None:
            return self.meant(of[4], who, gone=gone)
        pick = PICK.fullmatch(words)
        if pick is not None:
            return self.recall(self.named.get(int(pick[5] or 0), []), gone=gone)
        top = TOP.fullmatch(words)
        if top is not None:
            seat = self.players(top[2])[0] if top[2] else who
            cards: list[Thing] = list(self.table.top(seat, int(top[1])))
            if top[3]:
                self.named[int(top[3])] = [(it, -1) for it in cards]
            return cards
        every = EVERY.fullmatch(words)
        if every is not None:
            them = self.those(every[1], who)
            if every[2]:
                self.named[int(every[2])] = [(it, -1) for it in them]
            return them
        kind = KIND_AFTER.fullmatch(words)
        if kind is not None:
            return self.meant(kind[1], who, gone=gone)
        raise Unread(words)

    def above(self) -> list[Pin]:
        """4.10.9 What the nearest effect above on this card chose that chose anything."""
        if self.chosen_above is not None:
            return self.chosen_above
        return [] if self.element is None else self.table.above(self.element, self.card, self.effect.place)

    def done(self, words: str) -> list[Deed]:
        """4.10.15 All that was done by what words point at."""
        found = [self.event] if "the event" in words and self.event is not None else []
        return [*found, *(deed for n in re.findall(r"#(\d+)", words) for deed in self.deeds.get(int(n), []))]

    def of_kind(self, several: list[Thing], kind: str | None) -> list[Thing]:
        """A spell that was moved is remembered with its cards: the words say which are meant."""
        if kind is None:
            return several
        if " " in kind:
            whole = self.of_kind(several, kind.rpartition(" ")[2])
            return [it for it in whole if self.is_a(it, kind)]
        if kind == "card":
            cards: list[Thing] = [it for it in several if isinstance(it, Card)]
            return cards or several
        return [it for it in several if isinstance(it, Element) and (it.kind == kind or kind not in KINDS[:5])]

    # Nouns

    def those(self, words: str, who: str) -> list[Thing]:
        """All that a noun fits, where it says that it is."""
        found = PLACED.fullmatch(words)
        if found is None:
            raise Unread(words)
        kinds, asked = found[1], parts(found[3] or "")
        in_order = sorted(self.board.field, key=lambda it: (it.side != self.board.current, it.space or len(KINDS)))
        where: list[Thing] = list(in_order)
        if found[2] in OFF:
            seats = (self.board.current, OTHER[self.board.current])
            where = [card for seat in seats for card in getattr(self.board.sides[seat], OFF[found[2]])]
        return [it for it in where if self.fits(it, kinds, asked, who)]

    def fits(self, it: Thing, kinds: str, asked: list[str], who: str, *, as_spell: bool = False) -> bool:
        """Whether something is what a noun names. `as_spell`: a spell is played as a card."""
        if not any(self.is_a(it, kind, as_spell=as_spell) for kind in kinds.split(" or ")):
            return False
        return all(self.has(it, each, who, kinds) for each in asked)

    def is_a(self, it: Thing, words: str, *, as_spell: bool = False) -> bool:
        *types, kind = words.split(" ")
        if isinstance(it, Element):
            if it.kind == "marker":
                return kind == "marker"
            if kind not in ("card", "element", it.kind):
                return False
            there = self.table.types(it)
            return all(word in there for word in types)
        if kind not in ("card", "element") and not as_spell:
            return False  # 1.7.4: off the field there are cards
        if kind not in ("card", "element"):
            types.append(kind)
        return all(word in it.printed.words for word in types)

    def has(self, it: Thing, asked: str, who: str, kinds: str = "spell") -> bool:
        """Whether something has a quality; cards off the field have what is printed on them (3.2.3)."""
        if asked.startswith("not "):
            return not self.has(it, asked.removeprefix("not "), who)
        if asked.startswith("other than "):
            than = asked.removeprefix("other than ")
            if than == "this card":
                return it is not self.card and it is not self.element
            return it not in self.meant(than, who, gone=True)
        player = self.table.player_of(it)
        simple: dict[str, Callable[[], bool]] = {
            "anybody's": lambda: True,
            "yours": lambda: player == self.you,
            "your opponent's": lambda: player != self.you,
            "of the player who does it": lambda: player == who,
            "across from this spell": lambda: self.is_across(it),
            "taken at random": lambda: True,
            "on the field": lambda: isinstance(it, Element) and it in self.board.field,
            "winning": lambda: self.table.quality(it, "winning"),
            "unopposed": lambda: self.table.quality(it, "unopposed"),
            "stitched": lambda: isinstance(it, Element) and it.stitched,
            "with the name that was named": lambda: self.card_named in self.table.names(it),
        }
        if asked in simple:
            return simple[asked]()
        icon = re.fullmatch(r"with the icon (\w+)", asked)
        if icon is not None:
            cards = [it] if isinstance(it, Card) else it.cards
            return any(icon[1] in card.printed.icons for card in cards)
        named = re.fullmatch(r'named "(.+)"', asked)
        if named is not None:
            return named[1] in self.table.names(it)
        more = re.fullmatch(r"winning with ([+-]?\d+) more Power", asked)
        if more is not None:
            return isinstance(it, Element) and self.table.would_win(it, int(more[1]))
        beside = re.fullmatch(r"with (\S+) beside that of this spell: (more|less|the same)", asked)
        if beside is not None:
            return self.is_beside(it, beside[1], beside[2])
        beyond = re.fullmatch(r"with (\S+) (equal to|more than|less than|no more than|no less than) (.+)", asked)
        if beyond is not None:
            if "chosen" in beyond[3]:
                raise Unread(asked)
            figure = self.measure(beyond[3][1:-1] if beyond[3].startswith("(") else beyond[3], who)
            how: dict[str, Callable[[int], bool]] = {
                "equal to": lambda value: value == figure,
                "more than": lambda value: value > figure,
                "less than": lambda value: value < figure,
                "no more than": lambda value: value <= figure,
                "no less than": lambda value: value >= figure,
            }
            return any(how[beyond[2]](value) for value in self.table.values(it, beyond[1]))
        value = re.fullmatch(r"with (.+) (\S+)", asked)
        if value is None:
            raise Unread(asked)
        values = self.table.values(it, value[2])
        return bool(values) if value[1] == "some" else any(compare(value[1], each) for each in values)

    def is_across(self, it: Thing) -> bool:
        """1.10.2 Across from this spell, where it is or was. What is no spell is opposing as theirs (1.10.1)."""
        if isinstance(it, Card) or it.kind != "spell" or self.element is None or self.element.kind != "spell":
            return self.table.player_of(it) != self.you
        return it.side != self.element.side and it.space == self.element.space

    def is_beside(self, it: Thing, name: str, how: str) -> bool:
        if self.element is None or isinstance(it, Card):
            return False
        one, other = (sum(self.table.values(each, name)) for each in (it, self.element))
        return {"more": one > other, "less": one < other, "the same": one == other}[how]

    # How much

    def measure(self, words: str, who: str) -> int:
        return min(999, sum(self.figures(words, who)))

    def figures(self, words: str, who: str) -> list[int]:
        """A measure as a number; of what isn't there, none. What is taken one by one is several."""
        groups = re.fullmatch(r"\((.+)\) divided by (\d+), rounded (down|up)", words)
        if groups is not None:
            size = int(groups[2])
            more = size - 1 if groups[3] == "up" else 0
            return [(figure + more) // size for figure in self.figures(groups[1], who)]
        if words == "the amount of the event":
            assert self.event is not None
            return [self.event.amount]
        lacking = re.fullmatch(r"the cards that (you|your opponent) lacks? in hand to have (\d+)", words)
        if lacking is not None:
            (seat,) = self.players(lacking[1])
            return [max(0, int(lacking[2]) - len(self.board.sides[seat].hand))]
        count = re.fullmatch(r"the number of: (.+)", words)
        if count is not None:
            return [len(self.counted(count[1], who))]
        held = re.fullmatch(r"the (.+) that (you|your opponent|each player) (?:have|has)", words)
        if held is not None:
            return [sum(self.table.held(seat, held[1]) for seat in self.players(held[2]))]
        of_all = re.fullmatch(r"the number of \+1s on all that is (you|your opponent)'s on the field", words)
        if of_all is not None:
            return [sum(it.plus for it in self.board.field if it.side == self.players(of_all[1])[0])]
        spaces = re.fullmatch(r"the spell spaces in which (you|your opponent) (?:are|is) winning", words)
        if spaces is not None:
            return [self.table.spaces_won(self.players(spaces[1])[0])]
        this_way = re.fullmatch(r"the (\S+) of what was done by (.+)", words)
        if this_way is not None and this_way[1] not in ("Power", "Resistance", "Power/Resistance"):
            return [sum(deed.amount for deed in self.done(this_way[2]))]
        value = re.fullmatch(
            r"the (?:last known )?(Power/Resistance|Power|Resistance|number of \+1s) (?:of|on) (.+)", words
        )
        if value is not None:
            found = self.in_sight(value[2].removesuffix(", one by one"), who)
            each = [self.table.figure(it, value[1].removeprefix("number of ")) for it in found]
            return each if words.endswith(", one by one") or not each else [sum(each)]
        raise Unread(words)

    def counted(self, words: str, who: str) -> list[Thing]:
        """S47 Of what kind a hidden card is doesn't count; that it is there does."""
        noun = EVERY.fullmatch(words)
        placed = None if noun is None else PLACED.fullmatch(noun[1])
        if placed is None:
            return self.meant(words, who, gone=True)
        asked = [part for part in parts(placed[3] or "") if part not in WHOSE and not part.startswith("other than ")]
        return self.in_sight(words, who) if asked or placed[1] != "card" else self.meant(words, who, gone=True)

    def in_sight(self, words: str, who: str) -> list[Thing]:
        """S47 What all of several are counts only of those that both players see."""
        found = self.meant(words, who, gone=True)
        if EVERY.fullmatch(words) is None:
            return found
        return [it for it in found if not isinstance(it, Card) or self.table.is_public(it)]

    # Conditions

    def holds(self, words: str) -> bool:
        asked = self.condition(words)
        if asked is not None:
            return asked()
        for joint, join in ((" and ", all), (" or ", any)):
            several = self.split(words, joint)
            if several is not None:
                return join([one() for one in several])
        raise Unread(f"whether {words}")

    def split(self, words: str, joint: str) -> list[Callable[[], bool]] | None:
        """Several conditions in a row."""
        one = self.condition(words)
        if one is not None:
            return [one]
        for found in re.finditer(re.escape(joint), words):
            first = self.condition(words[: found.start()])
            rest = None if first is None else self.split(words[found.end() :], joint)
            if first is not None and rest is not None:
                return [first, *rest]
        return None

    def condition(self, words: str) -> Callable[[], bool] | None:
        """A single condition, to be asked; None if these words are none."""
        denied = re.fullmatch(r"not \((.+)\)", words)
        if denied is not None and denied[1].count("(") == denied[1].count(")"):
            inner = self.condition(denied[1])
            return None if inner is None else lambda: not inner()
        simple: dict[str, Callable[[], bool]] = {
            "it is the Final Turn": lambda: self.board.final,
            "it is the turn of you": lambda: self.board.current == self.you,
            "it is the turn of your opponent": lambda: self.board.current != self.you,
        }
        if words in simple:
            return simple[words]
        where = re.fullmatch(r"this card is in your (hand|discards|deck)", words)
        if where is not None:
            return lambda: self.card.area == where[1]
        do = re.fullmatch(r"(you|your opponent|each player) carried out #(\d+)", words)
        if do is not None:
            return lambda: any(seat in self.carried.get(int(do[2]), set()) for seat in self.players(do[1]))
        amount = re.fullmatch(r"there is ((?:(?! and it is ).)+) and it is ((?:at least|at most|exactly) \d+)", words)
        if amount is not None:
            return lambda: self.is_so_much(amount[1], amount[2])
        did = re.fullmatch(
            r"(you|your opponent|any player) did (\w+)(?: to a ((?:(?! this turn).)+))? this turn, "
            r"at least (\d+) times",
            words,
        )
        if did is not None:
            return lambda: self.table.did(self, self.players(did[1]), did[2], did[3]) >= int(did[4])
        so_much = re.fullmatch(
            r"(you|your opponent|any player) did (\w+) (\S+) this turn, in all at least (\d+)", words
        )
        if so_much is not None:
            return lambda: self.table.did_much(self.players(so_much[1]), so_much[2], so_much[3]) >= int(so_much[4])
        this_way = re.fullmatch(
            r"at least (\d+) of what was done by ([^,]+?) by (you|your opponent|each player) is a ((?:(?! and it ).)+)",
            words,
        )
        if this_way is not None:
            return lambda: self.done_this_way(int(this_way[1]), this_way[2], this_way[3], this_way[4])
        tallied = re.fullmatch(
            r"(you|your opponent|each player) did (\w+) (\S+) by what was done by (.+?), in all at least (\d+)", words
        )
        if tallied is not None:
            return lambda: (
                sum(deed.amount for deed in self.done(tallied[4]) if deed.by in self.players(tallied[1]))
                >= int(tallied[5])
            )
        both = re.fullmatch(r"both are there, and (the .+) is (the .+)", words)
        if both is not None:
            return lambda: self.compared(both[1], both[2], same=True)
        more = re.fullmatch(r"(the (?:(?! is more than ).)+) is more than (the .+)", words)
        if more is not None and not re.search(r" (?:and|or) (?:it is|there is|not \(|you )", more[2]):
            return lambda: self.compared(more[1], more[2], same=False)
        being = re.fullmatch(r"(.+?) (is there and is|was, when last known,) ((?:(?! and | or ).)+)", words)
        if being is not None and " it is " not in being[1]:
            return lambda: self.is_being(being[1], being[2] != "is there and is", being[3])
        return None

    def is_so_much(self, words: str, how: str) -> bool:
        """A condition about something that isn't there is false, and so is one about a value that it hasn't."""
        value = re.fullmatch(r"the (?:last known )?(Power/Resistance|Power|Resistance) of (.+)", words)
        if value is not None and not value[2].startswith("what was done"):
            found = self.in_sight(value[2].removesuffix(", one by one"), self.you)
            if not any(self.table.values(it, value[1]) for it in found):
                return False
        figures = self.figures(words, self.you)
        return bool(figures) and all(compare(how, figure) for figure in figures)

    def compared(self, one: str, other: str, *, same: bool) -> bool:
        mine, theirs = self.figures(one, self.you), self.figures(other, self.you)
        if not mine or not theirs:
            return False
        return len({*mine, *theirs}) == 1 if same else min(mine) > max(theirs)

    def is_being(self, what: str, was: bool, words: str) -> bool:
        found = self.meant(what, self.you, gone=was)
        return bool(found) and all(self.is_said(it, words) for it in found)

    def is_said(self, it: Thing, words: str) -> bool:
        """'a stance', 'a strike spell', 'winning': types and qualities in a row."""
        for word in parts(words):
            kinds = self.table.types(it)
            if re.fullmatch(r"[a-z ]+", word) and word not in OF_THE_MOMENT:
                if word.startswith(("not ", "with ", "winning with", "named")):
                    if not self.has(it, word, self.you):
                        return False
                elif word not in kinds and word not in (it.kind if isinstance(it, Element) else "card", "element"):
                    return False
            elif not self.has(it, word, self.you):
                return False
        return True

    def done_this_way(self, least: int, numbers: str, by: str, noun: str) -> bool:
        """4.10.15 A card off the field is no spell, and a spell no card."""
        times = 0
        for deed in self.done(numbers):
            if deed.by not in self.players(by):
                continue
            found = PLACED.fullmatch(noun)
            if found is None:
                raise Unread(noun)
            for it, _ in deed.things:
                if isinstance(it, Card) == (found[1].split(" ")[-1] == "card"):
                    times += self.fits(it, found[1], parts(found[3] or ""), deed.by)
        return times >= least
