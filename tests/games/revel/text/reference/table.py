"""The course of a game on a plain board: acts, events, consequences, interruptions, playing cards, turns (2 to 5).

Simple and slow: everything is looked up anew whenever it is asked. A play that turns out illegal is undone by putting
the whole board back (0.5); what a player then declines is `Beyond` this reading.
"""

from __future__ import annotations

import copy
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from tests.games.revel.text.reference.board import OTHER, Board, Card, Element, Thing
from tests.games.revel.text.reference.carrying_out import Reading
from tests.games.revel.text.reference.meaning import FIELD_ONLY, PLACED, Deed, Meaning, Pin
from tests.games.revel.text.reference.words import (
    ABLE,
    ACT,
    ALLOTTED,
    CANT,
    DRAW,
    HAS,
    KEPT,
    TALLY,
    USES,
    Line,
    Told,
    Unread,
    base,
    parts,
)

Ask = Callable[[str, list[str]], str]
Luck = Callable[[int], int]
SPACES = range(1, 6)
GONE = ("discard", "leave", "stash", "overpower", "draw")
ENDED = re.compile(r"; carried out (?:in the next cleanup check|at once)$")
BEFALLS = re.compile(
    r"(?P<what>this \w+|a .+?|what an effect above .+?)(?: \(the event's thing\))? "
    r"(?P<does>\w+) (?P<thing>Power|Resistance|the field)"
)
OVERPOWERS = re.compile(
    r"(?P<by>this spell|(?:a|what an effect above) .+(?= \(the event's thing\) overpowers))"
    r"(?P<acting> \(the event's thing\))? overpowers"
    r"(?: a (?P<over>.+?)(?: \(the event's thing\))?)?"
)
MADE_OVERPOWER = re.compile(r"playing this card made its spell overpower(?: a (.+?) \(the event's thing\))?")


def heading(effect: Told) -> str:
    """What an initial part waits for. What befalls something is said as what somebody does to it."""
    head = ENDED.sub("", effect.head).replace(", while this card is in your hand, by revealing it", "")
    befalls = BEFALLS.fullmatch(head.removeprefix("for the first time this turn, "))
    if befalls is None:
        return head
    thing = "" if befalls["thing"] == "the field" else f"{befalls['thing']} "
    first = "for the first time this turn, " if head.startswith("for the first") else ""
    return f"{first}any player {befalls['does']} {thing}{befalls['what']}"


class Beyond(Exception):
    """A situation that this reading doesn't go into: the game is followed no further."""


class Illegal(Exception):
    """0.5 What is being done turns out to be impossible, and has to be undone."""


@dataclass(eq=False)
class Event:
    """Something that happens, or is about to."""

    verb: str
    by: str
    element: Element | None = None
    cards: list[Card] = field(default_factory=list)
    thing: str | None = None
    amount: int = 1
    place: str = ""
    over: Element | None = None
    """Which spell is overpowered."""
    together: bool = False
    through: str = ""
    """What the rules make it part of: stitching, skipping a play."""
    stopped: bool = False
    instead: list[Line] | None = None
    changed_by: Reading | None = None

    def it(self) -> list[Thing]:
        if self.over is not None:
            return [self.over]
        return [self.element] if self.element is not None else list(self.cards)


@dataclass(eq=False)
class Waiting:
    """4.6 A relevant consequence."""

    reading: Reading
    body: list[Line]
    words: str
    power: bool = False

    def is_like(self, other: Waiting) -> bool:
        """Whether it is the same effect of the same card, about the same things."""
        mine, theirs = ([it for it, _ in one.reading.about] for one in (self, other))
        return self.reading.card is other.reading.card and mine == theirs


@dataclass(eq=False)
class Lasting:
    reading: Reading
    until: str
    on: list[Thing] | None
    turn: int
    value: str = ""
    amount: int = 0
    cannot: str = ""
    barred: str = ""


@dataclass(eq=False)
class Later:
    reading: Reading
    when: str
    body: list[Line]
    turn: int


class Table:
    """A game as far as it has come."""

    def __init__(self, board: Board, ask: Ask, luck: Luck, names: list[str]) -> None:
        self.board, self.ask, self.luck, self.names_of_all = board, ask, luck, names
        self.waiting: list[Waiting] = []
        self.lastings: list[Lasting] = []
        self.laters: list[Later] = []
        self.occurred: set[tuple[int, int]] = set()
        self.deeds: list[Event] = []
        self.playing: list[Card] = []
        self.strikes: list[tuple[Card, Element]] = []
        self.spent: set[tuple[int, int]] = set()
        self.weighed: list[Told] = []
        self.depth, self.turn = 0, 1
        self.passed = self.over = self.failed = self.judging = self.tried = False

    # What is there

    def choose(self, seat: str, options: list[str]) -> str:
        """Nobody is asked where there is nothing to choose."""
        several = list(dict.fromkeys(options))
        return several[0] if len(several) == 1 else self.ask(seat, several)

    def at_random(self, several: list[Thing]) -> Thing:
        names = sorted({self.say(it, "") for it in several})
        name = names[self.luck(len(names))]
        return next(it for it in several if self.say(it, "") == name)

    def all_names(self) -> list[str]:
        return self.names_of_all

    def say(self, it: Thing, seat: str) -> str:
        """How a player is offered something."""
        if isinstance(it, Card):
            name = it.name + self.told_apart(it, seat)
            return name if it.owner == seat else f"{it.owner}'s {name}"
        if it.kind == "marker":
            return f"{it.side}'s Stamina marker {self.board.of(it.side, 'marker').index(it) + 1}"
        named = f"{it.side}'s {' & '.join(card.name for card in it.cards)}"
        return f"{named} in space {it.space}" if it.kind == "spell" else named

    def told_apart(self, card: Card, seat: str) -> str:
        """5.4.3 Of copies, one that is revealed is called so where another isn't, or not for as long."""
        side = self.board.sides[card.owner]
        for other in side.hand if card.area == "hand" else side.deck if card.area == "deck" else ():
            differs = (other.until, other.revealer) != (card.until, card.revealer)
            if card.until and other.name == card.name and differs and (other.until or card.owner == seat):
                return " (revealed)" if card.until == "check" else f" (revealed {card.until})"
        return ""

    def cards(self, it: Thing) -> list[Card]:
        return [it] if isinstance(it, Card) else it.cards

    def place(self, it: Thing) -> str:
        return it.area if isinstance(it, Card) else "field"

    def as_element(self, it: Thing) -> Thing:
        """1.7.9 A card on the field is acted on as the element it is part of."""
        if isinstance(it, Card) and it.area == "field":
            return next(element for element in self.board.field if it in element.cards)
        return it

    def player_of(self, it: Thing) -> str:
        return it.owner if isinstance(it, Card) else it.side

    def names(self, it: Thing) -> list[str]:
        if isinstance(it, Element) and it.kind == "marker":
            return ["Stamina"]
        return [card.name for card in self.cards(it)]

    def types(self, it: Thing) -> set[str]:
        return {word for card in self.cards(it) for word in card.printed.words}

    def is_public(self, card: Card) -> bool:
        return card.area in ("discards", "field") or bool(card.until)

    def is_unseen(self, seat: str, it: Thing) -> bool:
        """Whether a card lies face down in a deck, and nobody has shown it to the player."""
        return isinstance(it, Card) and it.area == "deck" and not it.until and seat not in it.seen

    def top(self, seat: str, amount: int) -> list[Card]:
        side = self.board.sides[seat]
        if side.shuffled and side.deck[:amount]:
            raise Beyond("the order of a deck that was shuffled")
        return side.deck[:amount]

    def held(self, seat: str, thing: str) -> int:
        if thing == "play":
            return self.board.plays if seat == self.board.current else 0
        if thing == "Stamina":
            return len(self.board.of(seat, "marker"))
        card = self.board.resource(seat, thing)
        return 0 if card is None else card.marks

    # Values (1.3, 1.4, 3.10)

    def values(self, it: Thing, name: str) -> list[int]:
        """The values that something has of those named; +1s it always has, be it none."""
        if name == "+1s":
            return [it.plus if isinstance(it, Element) else 0]
        several = ("Power", "Resistance") if name == "Power/Resistance" else (name,)
        return [value for each in several if (value := self.value(it, each)) is not None]

    def figure(self, it: Thing, name: str) -> int:
        """As a number: 0 for what has none; of two the Power."""
        return (self.values(it, name) or [0])[0]

    def printed_value(self, it: Element, name: str) -> int | None:
        figures = [getattr(card.printed, name.lower()) for card in it.cards]
        there = [figure for figure in figures if figure is not None]
        return sum(there) if there else None

    def value(self, it: Thing, name: str) -> int | None:
        if isinstance(it, Card):
            figure: int | None = getattr(it.printed, name.lower())
            return figure
        if it.last is not None and it not in self.board.field:
            last: int | None = it.last[name]
            return last
        figure = self.printed_value(it, name)
        if figure is None:
            return None
        if name == "Power" or self.printed_value(it, "Power") is None:
            figure += it.plus
        if not self.judging:
            self.judging = True  # what a bonus asks about values, it asks about those without bonuses
            for reading, statement in self.statements():
                figure += self.bonus(reading, statement, it, name)
            self.judging = False
            for lasting in self.lastings:
                if lasting.amount and it in (lasting.on or []) and name in lasting.value.split("/"):
                    figure += lasting.amount
            figure = max(0, figure)
        return figure

    def bonus(self, reading: Reading, statement: str, it: Element, name: str) -> int:
        has = HAS.fullmatch(statement)
        if has is None or name not in has[4].split("/"):
            return 0
        if has[1].startswith("this "):
            applies = it is reading.element
        else:
            applies = it in reading.meant(has[1], reading.you, gone=False)
        if not applies:
            return 0
        return int(has[2]) * (reading.measure(has[3], reading.you) if has[3] else 1)

    def winner(self, space: int) -> str | None:
        """3.10"""
        spells = {side: self.board.spell_at(side, space) for side in "AB"}
        power = {side: (self.value(it, "Power") or 0) if it is not None else 0 for side, it in spells.items()}
        if power["A"] and power["B"]:
            return None if power["A"] == power["B"] else max("AB", key=lambda side: power[side])
        for side in "AB":
            if power[side]:
                other = spells[OTHER[side]]
                against = (self.value(other, "Resistance") or 0) if other is not None else 0
                return side if against < power[side] else None
        return None

    def spaces_won(self, seat: str) -> int:
        return sum(self.winner(space) == seat for space in SPACES)

    def would_win(self, it: Element, more: int) -> bool:
        power = self.value(it, "Power")
        if power is None or it.kind != "spell":
            return False
        other = self.board.across(it)
        against = 0 if other is None else self.value(other, "Power") or self.value(other, "Resistance") or 0
        return power + more > against

    def quality(self, it: Thing, name: str) -> bool:
        if isinstance(it, Card) or it.kind != "spell":
            return False
        if name == "winning":
            return self.winner(it.space) == it.side
        return self.board.across(it) is None

    # Effects that are there

    def readings(self) -> Iterator[tuple[Reading, Told]]:
        """4.1.3 The effects of what is on the field."""
        for element in self.board.field:
            for card in element.cards:
                for effect in card.printed.effects:
                    yield Reading(self, element.side, card, element, effect), effect

    def statements(self) -> Iterator[tuple[Reading, str]]:
        """4.4 What ongoing effects say now, those with a condition only while it holds."""
        several = [*self.readings()]
        for side in self.board.sides.values():
            for card in side.discards:
                several += [(Reading(self, card.owner, card, None, told), told) for told in card.printed.effects]
        for reading, effect in several:
            for statement in effect.statements:
                off = "this card is in your discards" in statement
                if off == (reading.element is None):
                    words = self.stated(reading, statement)
                    if words is not None:
                        yield reading, words

    def stated(self, reading: Reading, statement: str) -> str | None:
        while statement.startswith("while "):
            for found in re.finditer(": ", statement):
                condition, rest = statement[len("while ") : found.start()], statement[found.end() :]
                if rest.startswith("while ") or self.is_statement(rest):
                    break
            else:
                raise Unread(statement)
            if not reading.holds(condition):
                return None
            statement = rest
        if not self.is_statement(statement):
            raise Unread(statement)
        return statement

    def is_statement(self, words: str) -> bool:
        has = HAS.fullmatch(words)
        if has is not None:
            return ": " not in has[1] and " and it is " not in has[1]
        known = (CANT, KEPT, ABLE, ALLOTTED, USES)
        return any(one.fullmatch(words) for one in known) or bool(re.match(r"at most \d+ of this card", words))

    # Prohibitions (0.2.3)

    def barred(self, words: str) -> tuple[str, str | None, str | None]:
        """'discard every card in hand, ...', 'gain Passion', 'draw': the verb, to what, and of what."""
        found = re.fullmatch(
            r"(put onto an empty side|put on top of a deck|shuffle into a deck|look at|enter the field|"
            r"leave the field|\w+)(?: (.+))?",
            words,
        )
        assert found is not None
        if found[2] is None or re.match(r"(every|this|#|\d|the |what|those)", found[2]):
            return found[1], found[2], None
        return found[1], None, found[2]

    def forbidden(self, seat: str, verb: str, it: Thing | None = None, thing: str | None = None) -> bool:
        stated = [*self.statements(), *self.of_own_playing(verb, it)] if not self.judging else []
        for reading, statement in stated:
            cant = CANT.fullmatch(statement)
            if cant is None or seat not in self.bound(reading, cant[1]):
                continue
            if self.forbids(reading, cant[2], verb, it, thing):
                return True
        for lasting in self.lastings:
            if lasting.cannot in ("", "it") or seat not in self.bound(lasting.reading, lasting.cannot):
                continue
            if lasting.on is None:
                if self.forbids(lasting.reading, lasting.barred, verb, it, thing):
                    return True
            elif self.barred(lasting.barred)[0] == verb and it in lasting.on:
                return True
        return False

    def of_own_playing(self, verb: str, it: Thing | None) -> Iterator[tuple[Reading, str]]:
        """4.1.4 What a card says of its own playing is so wherever it is played from."""
        if verb not in ("play", "stitch") or not isinstance(it, Card) or it.area == "field":
            return
        for effect in it.printed.effects:
            reading = Reading(self, it.owner, it, None, effect)
            for statement in effect.statements:
                if re.search(r"can't (?:play this \w+|stitch this card)$", statement):
                    words = self.stated(reading, statement)
                    if words is not None:
                        yield reading, words

    def is_kept(self, spell: Element, other: Element) -> bool:
        """5.8.4 Whether something says that this spell can't overpower that one."""

        def is_meant(reading: Reading, words: str, it: Element) -> bool:
            return words == "anything" or it in reading.meant(words, reading.you, gone=False)

        for reading, statement in [*self.statements()]:
            kept = KEPT.fullmatch(statement)
            if kept is not None and is_meant(reading, kept[1], spell) and is_meant(reading, kept[2], other):
                return True
        return any(
            lasting.cannot == "it" and spell in (lasting.on or []) and is_meant(lasting.reading, lasting.barred, other)
            for lasting in self.lastings
        )

    def bound(self, reading: Reading, who: str) -> list[str]:
        return ["A", "B"] if who == "each player" else reading.players(who)

    def forbids(self, reading: Reading, words: str, verb: str, it: Thing | None, thing: str | None) -> bool:
        what = self.barred(words)
        if what[0] != verb or (what[2] is not None and what[2] != thing):
            return False
        if what[1] is None:
            return True
        if what[1].startswith("this "):
            on_field = it is reading.element and (verb, what[1]) != ("stitch", "this card")
            return it is not None and (on_field or it is reading.card)
        if what[1].startswith("what an effect above "):
            return it in reading.meant(what[1], reading.you, gone=False)
        found = PLACED.fullmatch(what[1].removeprefix("every "))
        if found is None:
            raise Unread(words)
        kind = found[1].split(" ")[-1]
        asked = [part for part in parts(found[3] or "") if part != "of the player who does it"]
        if it is None:
            plain = all(part == "anybody's" for part in asked) and " " not in found[1]
            return plain and (kind == "card" or verb == "stitch")
        if isinstance(it, Card):
            kinds = found[1].split(" or ")
            if verb != "play":  # 1.7.4: off the field there are cards
                kinds = [one for one in kinds if one.split(" ")[-1] == "card"]
            return bool(kinds) and reading.fits(it, " or ".join(kinds), asked, reading.you, as_spell=True)
        if verb == "stitch" and kind == "card":
            return False
        return reading.fits(it, found[1], asked, reading.you)

    def tallied(self, seat: str, verb: str, thing: str, wanted: int) -> str:
        """5.9, 5.10"""
        if self.forbidden(seat, verb, thing=thing):
            return "not"
        if thing == "play" and seat != self.board.current:
            return "not"
        if thing not in ("play", "Stamina") and not self.able(seat, verb, thing):
            return "not"
        has = self.held(seat, thing)
        if verb == "gain":
            return "wholly"
        if verb == "spend":
            return "wholly" if has >= wanted else "not"
        return "wholly" if has >= wanted else "partly" if has else "not"

    def able(self, seat: str, verb: str, thing: str) -> bool:
        for reading, statement in self.statements():
            able = ABLE.fullmatch(statement)
            if able is not None and reading.you == seat and able[2] == thing and verb in able[1].split(", "):
                return True
        return False

    # Costs (0.3, 4.3)

    def charges(self, seat: str, verb: str, *cards: Card, onto: Element | None = None) -> list[tuple[Reading, Told]]:
        """What cost effects on the field ask for an action, besides that of a card's own playing."""
        found = []
        for reading, effect in self.readings():
            if effect.kind != "cost":
                continue
            asked = re.fullmatch(r"whoever is to (\w+) (.+) pays first, or can't", effect.head)
            if asked is None:
                raise Unread(effect.head)
            own = asked[2].startswith("this ")
            if asked[1] != verb or (own and verb in ("play", "stitch")):
                continue
            if asked[2] == "onto this spell":
                applies = onto is not None and onto is reading.element
            else:
                applies = self.is_charged(reading, asked[2], seat, verb, list(cards))
            if applies:
                paying = Reading(self, seat, reading.card, reading.element, effect)
                done_to = self.top(seat, 1) if verb == "draw" and not cards else list(cards)
                paying.about = [(card, -1) for card in done_to]
                paying.event = Deed(seat, paying.about)
                found.append((paying, effect))
        return found

    def is_charged(self, reading: Reading, what: str, seat: str, verb: str, cards: list[Card]) -> bool:
        if what == "anything":
            return True
        if what.startswith("this "):
            return reading.card in cards
        found = PLACED.fullmatch(what.removeprefix("a "))
        if found is None:
            raise Unread(what)
        kind, asked = found[1].split(" ")[-1], parts(found[3] or "")
        if not cards:
            return kind == "card" and not Reading.asks_quality(reading, what.removeprefix("a ")) and len(asked) < 2
        payer = Reading(self, seat, reading.card, reading.element, reading.effect)
        for card in cards:
            if kind != "card" and verb not in ("play", "stitch"):
                it = self.as_element(card)
                across = "across from this spell" in asked
                if isinstance(it, Element) and (reading if across else payer).fits(it, found[1], asked, seat):
                    return True
            elif payer.fits(card, found[1], asked, seat, as_spell=True):
                return True
        return False

    def payable(self, seat: str, verb: str, *cards: Card) -> bool:
        for reading, effect in self.charges(seat, verb, *cards):
            if effect in self.weighed:
                return False
            self.weighed.append(effect)
            grade = reading.possible(effect.body)
            self.weighed.remove(effect)
            if grade != "wholly":
                return False
        return True

    def pay_charges(self, seat: str, verb: str, *cards: Card) -> bool:
        for reading, effect in self.charges(seat, verb, *cards):
            if reading.possible(effect.body) != "wholly":
                return False
            if self.choose(reading.payer(Line("", below=effect.body)), ["pay", "decline"]) == "decline":
                return False
            if not self.pays(reading, effect.body):
                return False
        return True

    def pays(self, reading: Reading, body: list[Line]) -> bool:
        """0.3.5 All of a cost is carried out, in full."""
        before = self.snapshot()
        for at, line in enumerate(body):
            if line.words in ("if it is paid:", "if not:"):
                continue
            outer = reading.rest
            reading.rest = body[at + 1 :]
            grade = reading.step(line, body[at + 1] if at + 1 < len(body) else None)
            reading.rest = outer
            if grade != "wholly":
                if grade == "not" and self.snapshot() == before:
                    return False
                raise Beyond("a cost that fails half-way")
        return True

    def snapshot(self) -> str:
        """All that can be told of the position."""
        marks = [(it.plus, it.marks) for it in self.board.field]
        lasting = [(one.value, one.amount, one.cannot, one.barred) for one in self.lastings]
        shown = [card.name for side in self.board.sides.values() for card in side.hand if card.until]
        return str((self.board.plain(), marks, lasting, shown, len(self.waiting), len(self.laters), self.passed))

    # Events

    def matches(self, reading: Reading, told: Told, event: Event) -> list[list[Pin]]:
        """4.6.4 For each time that an event is what an initial part speaks of: what 'it' then means."""
        head = heading(told).removeprefix("for the first time this turn, ")
        together = head.endswith(", however many at once")
        head = head.removesuffix(", however many at once")
        head, _, through = head.partition(", by ")
        if through and through != event.through:
            return []
        whole: list[list[Pin]] = [[(it, -1 if isinstance(it, Card) else 0) for it in event.it()]]
        turn = re.fullmatch(r"(your|your opponent's|any) turn (begin|end)s", head)
        if turn is not None:
            mine = {"your": event.by == reading.you, "your opponent's": event.by != reading.you, "any": True}
            return whole if event.verb == turn[2] and mine[turn[1]] else []
        if head == "you have played this card" or MADE_OVERPOWER.fullmatch(head):
            return []  # these are seen to where they happen
        over = OVERPOWERS.fullmatch(head)
        if over is not None:
            return self.overpowering(reading, over, event)
        found = re.fullmatch(
            r"(you|your opponent|any player) (\w+)(?: at least (\d+))?(?: (.+?))?(?: from (\w+))?", head
        )
        if found is None:
            raise Unread(head)
        rest = (found[4] or "").removesuffix(" (the event's thing)")
        thing, what = self.thing_and_what(rest)
        if base(found[2]) != event.verb or together != event.together:
            return []
        if found[1] != "any player" and event.by not in reading.players(found[1]):
            return []
        if thing is not None and event.thing not in thing.split("/"):
            return []
        if event.amount < int(found[3] or 1) and not together:
            return []  # to gain nothing is not to gain
        if found[5] and event.place != found[5]:
            return []
        if not what:
            return whole
        if what.startswith("what an effect above "):
            acted_on = event.over if event.verb == "overpower" else event.element
            return whole if acted_on in reading.meant(what, reading.you, gone=True) else []
        if what.startswith("this "):
            acted_on = event.over if event.verb == "overpower" else event.element
            this = (
                reading.card in event.cards
                if what == "this card"
                else (acted_on is not None and acted_on is reading.element)
            )
            return whole if this else []
        return self.fitting(reading, what.removeprefix("a "), event, int(found[3] or 1), whole)

    def overpowering(self, reading: Reading, said: re.Match[str], event: Event) -> list[list[Pin]]:
        """'It' is the spell that overpowers where a noun names it, and else the one that is overpowered."""
        by, over = event.element, event.over
        if event.verb != "overpower" or by is None or over is None:
            return []
        if said["by"] == "this spell":
            fits = by is reading.element
        elif said["by"].startswith("what an effect above "):
            fits = by in reading.meant(said["by"], reading.you, gone=True)
        else:
            fits = self.is_named(reading, by, said["by"].removeprefix("a "), event.by)
        if said["over"]:
            fits = fits and self.is_named(reading, over, said["over"], event.by)
        return [[(by if said["acting"] else over, 0)]] if fits else []

    def is_named(self, reading: Reading, it: Thing, noun: str, who: str) -> bool:
        found = PLACED.fullmatch(noun)
        if found is None:
            raise Unread(noun)
        return reading.fits(it, found[1], parts(found[3] or ""), who)

    def thing_and_what(self, rest: str) -> tuple[str | None, str]:
        if not rest or rest.startswith(("this ", "a ", "what an effect above ")):
            return None, rest
        found = re.fullmatch(r"(.+?)(?: ((?:this|a|what an effect above) .+))?", rest)
        assert found is not None
        return found[1], found[2] or ""

    def fitting(self, reading: Reading, noun: str, event: Event, least: int, whole: list[list[Pin]]) -> list[list[Pin]]:
        placed = PLACED.fullmatch(noun)
        kinds, _, more = noun.partition(", ") if placed is None else (placed[1], "", placed[3] or "")
        asked = parts(more)
        if placed is not None and placed[2] != "on the field":
            asked = [part for part in asked if part != "of the player who does it"]
        kind = kinds.split(" ")[-1]
        if event.together:
            fit = [card for card in event.cards if reading.fits(card, kinds, asked, event.by, as_spell=True)]
            return [[(card, -1) for card in fit]] if len(fit) >= least else []
        if event.verb == "draw" and not event.cards and event.element is None:
            return whole if kinds == "card" and asked in ([], ["anybody's"]) else []
        if kind == "card" or event.verb in ("play", "stitch"):
            printed = [part for part in asked if not self.of_field(part)]
            cards = [card for card in event.cards if reading.fits(card, kinds, printed, event.by, as_spell=True)]
            if kind == "card" or event.element is None:
                return [[(card, -1)] for card in cards]
            here = [part for part in asked if self.of_field(part) or part in ("yours", "your opponent's")]
            return [[(event.element, 0)]] if cards and reading.fits(event.element, kind, here, event.by) else []
        it = event.over if event.verb == "overpower" else event.element
        return [[(it, 0)]] if it is not None and reading.fits(it, kinds, asked, event.by) else []

    def of_field(self, asked: str) -> bool:
        return any(word in asked for word in FIELD_ONLY)

    def happened(self, event: Event) -> None:
        """4.6.3 What waits for it becomes relevant."""
        if not event.together:
            self.deeds.append(event)
        for reading, effect in self.readings():
            if effect.kind == "when" and not self.works_in(effect) and not self.is_own_leaving(effect):
                self.hear(reading, effect, event)
        own = event.over or event.element
        if event.verb in GONE and own is not None and own not in self.board.field:
            for card in event.cards if event.over is None else own.cards:
                for effect in card.printed.effects:
                    if effect.kind == "when" and self.is_own_leaving(effect):
                        self.hear(Reading(self, card.owner, card, own, effect), effect, event)
        elif event.element is None:
            for card in event.cards:
                for effect in card.printed.effects:
                    if effect.kind == "when" and self.is_own_leaving(effect) and " from " in effect.head:
                        self.hear(Reading(self, card.owner, card, None, effect), effect, event)
        self.elsewhere(event)
        self.first_times(event)

    def works_in(self, effect: Told) -> str | None:
        """4.1.4 Where a consequence says that it works, if not on the field."""
        found = (
            re.fullmatch(r"if this card is in your (hand|discards).*:", effect.body[0].words) if effect.body else None
        )
        return None if found is None else found[1]

    def is_own_leaving(self, effect: Told) -> bool:
        """Whether it is about its own card's leaving, which it sees although it is gone by then (0.1.3)."""
        found = re.search(r"(\w+) this (\w+)(?: from \w+)?(?:, however.*)?$", heading(effect))
        if found is None:
            return False
        return base(found[1]) in GONE or (found[2] == "card" and " from " in effect.head)

    def hear(self, reading: Reading, effect: Told, event: Event) -> None:
        found = self.matches(reading, effect, event)
        if effect.head.startswith("for the first time"):
            found = found[:1] if (reading.card.number, effect.place) not in self.occurred else []
        for about in found:
            one = Reading(self, reading.you, reading.card, reading.element, effect)
            one.about = about
            done: list[Pin] = [(it, 0) for it, _ in about if isinstance(it, Element)]
            done += [(card, -1) for card in (event.over.cards if event.over is not None else event.cards)]
            one.event = Deed(event.by, done, event.amount)
            if reading.element is not None and reading.element not in self.board.field:
                one.chosen_above = self.above(reading.element, reading.card, effect.place)
            self.relevant(one, effect)

    def first_times(self, event: Event) -> None:
        for element in self.board.field:
            for card in element.cards:
                self.first_time(card, element, event)
        for side in self.board.sides.values():
            for card in (*side.hand, *side.deck, *side.discards):
                self.first_time(card, None, event)

    def first_time(self, card: Card, element: Element | None, event: Event) -> None:
        for effect in card.printed.effects:
            if effect.kind != "when" or not effect.head.startswith("for the first time"):
                continue
            if self.matches(Reading(self, card.owner, card, element, effect), effect, event):
                self.occurred.add((card.number, effect.place))

    def elsewhere(self, event: Event) -> None:
        if event.together:
            return
        for side in self.board.sides.values():
            for card in (*side.hand, *side.discards):
                for effect in card.printed.effects:
                    if effect.kind == "when" and self.works_in(effect) == card.area:
                        reading = Reading(self, card.owner, card, None, effect)
                        before = len(self.waiting)
                        self.hear(reading, effect, event)
                        if len(self.waiting) > before and card.area == "hand" and not card.until:
                            card.until = "check"

    def relevant(self, reading: Reading, effect: Told) -> None:
        self.waiting.append(Waiting(reading, effect.body, self.begins(reading.card, effect), effect.kind == "power"))

    def begins(self, card: Card, effect: Told) -> str:
        initial = effect.text.partition(":")[0]
        alike = [one for one in card.printed.effects if one.text.partition(":")[0] == initial]
        return f"{card.name}: {initial if len(alike) == 1 else effect.text.rstrip('.')}"

    def occurs(self, card: Card, place: int) -> bool:
        return (card.number, place) in self.occurred

    def above(self, element: Element, card: Card, place: int) -> list[Pin]:
        """4.10.9"""
        for number in range(place - 1, -1, -1):
            if (card.number, number) in element.above:
                return element.above[card.number, number]
        return []

    def at_once(self, verb: str, by: str, cards: list[Card], place: str) -> None:
        if cards:
            self.happened(Event(verb, by, cards=cards, amount=len(cards), place=place, together=True))

    # What was done this turn

    def did(self, reading: Meaning, seats: list[str], verb: str, noun: str | None) -> int:
        times = 0
        for event in self.deeds:
            if event.verb != verb or event.by not in seats:
                continue
            if noun is None:
                times += 1
                continue
            placed = PLACED.fullmatch(noun)
            if placed is None:
                raise Unread(noun)
            kinds, asked = placed[1], parts(placed[3] or "")
            if placed[2] not in ("on the field", "from anywhere"):
                if {"in hand": "hand", "in discards": "discards", "in the deck": "deck"}[placed[2]] != event.place:
                    continue
                asked = [part for part in asked if part != "of the player who does it"]
            cards = event.over.cards if event.over is not None else event.cards
            if kinds.split(" ")[-1] == "card" or (verb in ("play", "stitch") and len(cards) == 1):
                times += sum(reading.fits(card, kinds, asked, event.by, as_spell=True) for card in cards)
            else:
                on = event.over or event.element
                times += on is not None and reading.fits(on, kinds, asked, event.by)
        return times

    def did_much(self, seats: list[str], verb: str, thing: str) -> int:
        return sum(
            event.amount for event in self.deeds if event.verb == verb and event.by in seats and event.thing == thing
        )

    # Interruptions (4.9)

    def prevented(self, event: Event) -> bool:
        """Whether interruptions stop an event, or have something else happen instead."""
        self.interrupt(event)
        if event.stopped:
            return True
        self.happen_instead(event)
        return event.instead is not None

    def happen_instead(self, event: Event) -> None:
        if event.instead is not None and not event.stopped:
            assert event.changed_by is not None
            event.changed_by.settled = True
            event.changed_by.carry_out(event.instead)

    def interrupt(self, event: Event) -> None:
        before, kept = set(self.spent), set[tuple[int, int]]()
        self.depth += 1
        going = True
        while going:
            going = False
            for seat in (self.board.current, OTHER[self.board.current]):
                while not event.stopped:
                    there = self.interrupters(seat, event)
                    hidden = self.in_hand(seat, event, kept)
                    if not there and not hidden:
                        break
                    others = [*there, *self.interrupters(OTHER[seat], event)]
                    one = self.which_interruption(seat, there, hidden)
                    if one is None:
                        kept.update((other.card.number, other.effect.place) for other in hidden)
                        break
                    going = True
                    self.spent.add((one.card.number, one.effect.place))
                    self.resolve_interruption(one, event)
                    self.spent |= {
                        (other.card.number, other.effect.place) for other in others if not self.still_fits(other, event)
                    }
        self.depth -= 1
        self.spent = before

    def interrupters(self, seat: str, event: Event) -> list[Reading]:
        return [
            reading
            for reading, effect in self.readings()
            if effect.kind == "before"
            and "while this card is in your hand" not in effect.head
            and reading.you == seat
            and (reading.card.number, effect.place) not in self.spent
            and self.matches(reading, effect, event)
        ]

    def in_hand(self, seat: str, event: Event, kept: set[tuple[int, int]]) -> list[Reading]:
        found = []
        for card in self.board.sides[seat].hand:
            for effect in card.printed.effects:
                key = (card.number, effect.place)
                if effect.kind != "before" or "while this card is in your hand" not in effect.head:
                    continue
                reading = Reading(self, seat, card, None, effect)
                if key not in self.spent and key not in kept and self.matches(reading, effect, event):
                    found.append(reading)
        return found

    def still_fits(self, one: Reading, event: Event) -> bool:
        there = one.element is not None and one.element in self.board.field
        return there and bool(self.matches(one, one.effect, event))

    def which_interruption(self, seat: str, there: list[Reading], hidden: list[Reading]) -> Reading | None:
        if len(there) == 1 and not hidden:
            return there[0]
        offered: dict[str, Reading | None] = {}
        for one in there:
            words, number = self.called(one, there), 1
            while (words if number == 1 else f"{words} ({number})") in offered:
                number += 1
            offered[words if number == 1 else f"{words} ({number})"] = one
        for one in hidden:
            offered[f"reveal {self.called(one, hidden)}"] = one
        if not there:
            offered["reveal nothing"] = None
        return offered[self.choose(seat, list(offered))]

    def called(self, one: Reading, among: list[Reading]) -> str:
        several = any(other.card is one.card and other.effect is not one.effect for other in among)
        return self.begins(one.card, one.effect) if several else one.card.name

    def resolve_interruption(self, one: Reading, event: Event) -> None:
        if one.element is None:
            one.card.until = "check"
        found = self.matches(one, one.effect, event)
        one.about = found[0] if found else []
        if event.verb == "draw" and not one.about:
            one.about = [(card, -1) for card in self.top(event.by, event.amount)]
        one.event = Deed(
            event.by,
            [pin for pin in one.about if isinstance(pin[0], Element)] + [(c, -1) for c in event.cards],
            event.amount,
        )
        one.interrupted = event
        one.carry_out(one.effect.body)

    def become(self, event: Event, reading: Reading, body: list[Line]) -> None:
        """4.9.4 The event becomes another one."""
        event.instead, event.changed_by = body, reading
        event.element = event.over = None
        event.cards = []
        event.by, event.through = reading.you, ""
        words = body[0].words if len(body) == 1 else ""
        draw, tally, act = DRAW.fullmatch(words), TALLY.fullmatch(words), ACT.fullmatch(words)
        found = draw or tally or act
        if found is not None and "+1s" not in words and "mark counters" not in words:
            event.by = (reading.players(found[1]) or [reading.you])[0]
            event.verb, event.thing = (
                "draw" if draw is not None else base(found[2]),
                tally[3] if tally is not None else None,
            )
        if "than in the event" in words:
            event.amount = reading.amount_now(words.partition(": ")[2], 0)

    # Moving things

    def take(self, card: Card) -> None:
        """3.2 Out of the area where it is; its state is cleared."""
        side = self.board.sides[card.owner]
        for area in (side.hand, side.deck, side.discards):
            if card in area:
                area.remove(card)
        card.moves += 1
        card.until = card.revealer = ""
        card.seen = set()

    def leave_field(self, element: Element) -> None:
        element.last = {name: self.value(element, name) for name in ("Power", "Resistance")}
        self.board.field.remove(element)

    def to_deck(self, card: Card, *, top: bool = False) -> None:
        card.area = "deck"
        deck = self.board.sides[card.owner].deck
        deck.insert(0 if top else len(deck), card)

    def arrive(self, card: Card, verb: str) -> None:
        if verb == "draw":
            card.area = "hand"
            self.board.sides[card.owner].hand.append(card)
        elif verb == "discard":
            card.area = "discards"
            self.board.sides[card.owner].discards.append(card)
        else:
            if self.board.sides[card.owner].shuffled:
                raise Beyond("the order of a deck that was shuffled")
            self.to_deck(card, top=verb != "stash")

    def in_order(self, seat: str, cards: list[Thing]) -> list[Thing]:
        left, ordered = list(cards), []
        while left:
            name = self.choose(seat, [self.say(it, seat) for it in left])
            it = next(it for it in left if self.say(it, seat) == name)
            left.remove(it)
            ordered.append(it)
        return ordered

    def do_to(self, reading: Reading, seat: str, verb: str, it: Thing, until: str) -> str:
        """Do something to one thing: 'done', 'stopped' or 'forbidden'."""
        if verb == "choose":
            return self.chosen(reading, seat, it)
        if verb == "reveal":
            return self.reveal(reading, seat, it, until)
        if verb == "look at":
            return self.looked_at(reading, seat, it)
        if verb == "put onto an empty side":
            return self.put_on_side(reading, seat, it)
        return self.move(reading, seat, verb, it)

    def about_to(self, reading: Reading | None, seat: str, verb: str, it: Thing) -> Event | str:
        settled = reading is not None and reading.settled
        if self.forbidden(seat, verb, it):
            return "forbidden"
        if isinstance(it, Element) and it.kind == "marker":
            return self.lose_marker(it, settled=settled)
        cards = [it] if isinstance(it, Card) else list(it.cards)
        event = Event(verb, seat, None if isinstance(it, Card) else it, cards, place=self.place(it))
        moves = it.moves if isinstance(it, Card) else 0
        if not settled and self.prevented(event):
            return "stopped"
        if (isinstance(it, Card) and it.moves != moves) or (isinstance(it, Element) and it not in self.board.field):
            return "forbidden"
        return event

    def lose_marker(self, it: Element, *, settled: bool) -> str:
        if it not in self.board.field or self.forbidden(it.side, "lose", thing="Stamina"):
            return "forbidden"
        event = Event("lose", it.side, thing="Stamina")
        if not settled and self.prevented(event):
            return "stopped"
        if it not in self.board.field:
            return "forbidden"
        self.board.field.remove(it)
        self.happened(event)
        return "done"

    def move(self, reading: Reading | None, seat: str, verb: str, it: Thing) -> str:
        event = self.about_to(reading, seat, verb, it)
        if isinstance(event, str):
            return event
        if isinstance(it, Card):
            self.take(it)
            self.arrive(it, verb)
            self.happened(event)
            return "done"
        if not (reading is not None and reading.settled):
            if self.prevented(Event("leave", seat, it, list(it.cards))):
                return "stopped"
            if it not in self.board.field:
                return "forbidden"
        cards: list[Thing] = list(it.cards)
        if verb in ("stash", "put on top of a deck") and len(cards) > 1:
            cards = self.in_order(it.side, cards)  # 1.7.13
        self.leave_field(it)
        for card in cards:
            assert isinstance(card, Card)
            self.take(card)
            self.arrive(card, verb)
        self.happened(event)
        self.happened(Event("leave", seat, it, list(it.cards)))
        return "done"

    def chosen(self, reading: Reading, seat: str, it: Thing) -> str:
        if self.forbidden(seat, "choose", it):
            return "forbidden"
        cards = [it] if isinstance(it, Card) else list(it.cards)
        event = Event("choose", seat, None if isinstance(it, Card) else it, cards, place=self.place(it))
        if not reading.settled and self.prevented(event):
            return "stopped"
        self.happened(event)
        return "done"

    def reveal(self, reading: Reading, seat: str, it: Thing, until: str) -> str:
        event = self.about_to(reading, seat, "reveal", it)
        if isinstance(event, str):
            return event
        assert isinstance(it, Card)
        it.until, it.revealer = until or "check", reading.you
        self.happened(event)
        return "done"

    def looked_at(self, reading: Reading, seat: str, it: Thing) -> str:
        event = self.about_to(reading, seat, "look at", it)
        if isinstance(event, str):
            return event
        assert isinstance(it, Card)
        it.seen.add(seat)
        self.happened(event)
        return "done"

    def empty_sides(self, seat: str) -> list[int]:
        return [space for space in SPACES if self.board.spell_at(seat, space) is None]

    def placeable(self, seat: str, it: Thing) -> bool:
        if not self.empty_sides(seat) or self.player_of(it) != seat:
            return False
        return it.printed.is_a("spell") if isinstance(it, Card) else it.kind == "spell" and it in self.board.field

    def put_on_side(self, reading: Reading, seat: str, it: Thing) -> str:
        """3.4.12"""
        if not self.placeable(seat, it):
            return "forbidden"
        event = self.about_to(reading, seat, "put onto an empty side", it)
        if isinstance(event, str):
            return event
        if isinstance(it, Card):
            moves = it.moves
            if self.prevented(Event("enter", seat, cards=[it], place=it.area)):
                return "stopped"
            if it.moves != moves or not self.empty_sides(seat):
                return "forbidden"
        space = int(self.choose(seat, [f"space {n}" for n in self.empty_sides(seat)]).removeprefix("space "))
        if isinstance(it, Card):
            self.take(it)
            it.area = "field"
            new = Element(seat, "spell", [it], space)
            self.board.field.append(new)
            self.happened(event)
            self.happened(Event("enter", seat, new, [it]))
        else:
            self.moved(it, space)
            self.happened(event)
        return "done"

    def moved(self, it: Element, space: int) -> Element:
        """3.2.1 A spell moved to another space is a new one."""
        self.leave_field(it)
        new = Element(it.side, "spell", it.cards, space, stitched=it.stitched)
        self.board.field.append(new)
        return new

    def swap(self, seat: str, one: Element, other: Element) -> tuple[Element, Element] | None:
        events = []
        for it in (one, other):
            event = self.about_to(None, seat, "put onto an empty side", it)
            if isinstance(event, str):
                return None
            events.append(event)
        if one not in self.board.field or other not in self.board.field:
            return None
        spaces = one.space, other.space
        self.leave_field(one)
        self.leave_field(other)
        new = tuple(
            Element(it.side, "spell", it.cards, space, stitched=it.stitched)
            for it, space in ((one, spaces[1]), (other, spaces[0]))
        )
        self.board.field += new
        for event in events:
            self.happened(event)
        return new[0], new[1]

    def shuffle(self, seat: str) -> None:
        side = self.board.sides[seat]
        side.shuffled = len({card.name for card in side.deck}) > 1
        for card in side.deck:
            card.until = ""
            card.seen = set()

    # Drawing and counting

    def draw(
        self, seat: str, wanted: int, drawn: list[Card] | None = None, *, settled: bool = False, through: str = ""
    ) -> str:
        """5.2"""
        side = self.board.sides[seat]
        if wanted <= 0:
            return "wholly"
        if self.forbidden(seat, "draw"):
            return "not"
        grade = "wholly" if wanted <= len(side.deck) else "partly" if side.deck else "not"
        if grade == "not" or not self.pay_charges(seat, "draw"):
            return "not"
        if not settled and self.prevented(Event("draw", seat, amount=wanted, place="deck", through=through)):
            return "wholly"
        cards = [*self.top(seat, wanted)]
        for card in cards:
            self.take(card)
            self.arrive(card, "draw")
        if drawn is not None:
            drawn += cards
        self.happened(Event("draw", seat, cards=cards, amount=len(cards), place="deck", through=through))
        self.at_once("draw", seat, cards, "deck")
        return grade

    def tally(self, seat: str, verb: str, thing: str, wanted: int, *, settled: bool = False, through: str = "") -> str:
        """5.9, 5.10"""
        grade = self.tallied(seat, verb, thing, wanted)
        if grade == "not" or not wanted:
            return grade
        if not settled and self.prevented(Event(verb, seat, thing=thing, amount=wanted, through=through)):
            return "wholly"
        grade = self.tallied(seat, verb, thing, wanted)
        if grade == "not":
            return "not"
        amount = wanted if verb == "gain" else min(wanted, self.held(seat, thing))
        self.count(seat, thing, amount if verb == "gain" else -amount)
        self.happened(Event(verb, seat, thing=thing, amount=amount, through=through))
        return grade

    def count(self, seat: str, thing: str, change: int) -> None:
        if thing == "play":
            self.board.plays += change
        elif thing == "Stamina":
            self.board.field += [Element(seat, "marker", []) for _ in range(change)]
            for it in self.board.of(seat, "marker")[::-1][: max(0, -change)]:
                self.board.field.remove(it)
        else:
            card = self.board.resource(seat, thing)
            if card is not None:
                card.marks += change

    def put_counters(self, seat: str, it: Thing, change: int, *, settled: bool = False) -> int:
        """1.4b.2"""
        if isinstance(it, Card) or not change or it not in self.board.field:
            return 0
        if it.kind == "marker":
            it.plus += change
            return abs(change)
        verb = "add" if change > 0 else "remove"
        if not settled:
            if self.prevented(Event(verb, seat, it, thing="+1", amount=abs(change))):
                return 0
            if change < 0 and self.prevented(Event("lose", it.side, it, thing="Power", amount=-change)):
                return 0
        if it not in self.board.field:
            return 0
        change = max(change, -it.plus)
        if not change:
            return 0
        it.plus += change
        self.happened(Event(verb, seat, it, thing="+1", amount=abs(change)))
        for name in ("Power", "Resistance"):
            there = self.printed_value(it, name) is not None
            if there and (name == "Power" or self.printed_value(it, "Power") is None):
                self.happened(Event("gain" if change > 0 else "lose", it.side, it, thing=name, amount=abs(change)))
        return abs(change)

    # Overpowering (5.8)

    def check_for_overpower(self, spell: Element, played: Card | None) -> Element | None:
        power, other = self.value(spell, "Power") or 0, self.board.across(spell)
        if power < 1 or other is None:
            return None
        against = self.value(other, "Power")
        against = self.value(other, "Resistance") if against is None else against
        if (against or 0) >= power:
            return None
        if self.forbidden(spell.side, "overpower", other) or self.is_kept(spell, other):
            return None
        self.depth += 1
        stopped = not self.pay_charges(spell.side, "overpower", *other.cards)
        if not stopped:
            event = Event("overpower", spell.side, spell, list(spell.cards), over=other)
            self.interrupt(event)
            stopped = event.stopped or event.instead is not None
            self.happen_instead(event)
        overpowered = None
        there = spell in self.board.field and other in self.board.field
        there = there and not stopped and not self.forbidden(spell.side, "discard", other)
        if there and self.discard(spell.side, other) == "done":
            overpowered = other
            self.happened(Event("overpower", spell.side, spell, list(spell.cards), over=other))
            for effect in played.printed.effects if played is not None else ():
                made = MADE_OVERPOWER.fullmatch(heading(effect))
                if made is not None:
                    assert played is not None
                    reading = Reading(self, spell.side, played, spell, effect)
                    if made[1] and made[1] != "spell" and not self.is_named(reading, other, made[1], spell.side):
                        continue
                    reading.about = [(other, 0)]
                    reading.event = Deed(spell.side, [(other, 0), *((card, -1) for card in other.cards)])
                    self.relevant(reading, effect)
        self.depth -= 1
        return overpowered

    def discard(self, seat: str, it: Element) -> str:
        """Because the rules say so."""
        if not self.pay_charges(seat, "discard", *it.cards):
            return "forbidden"
        cards = list(it.cards)
        outcome = self.move(None, seat, "discard", it)
        if outcome == "done":
            self.at_once("discard", seat, cards, "field")
        return outcome

    # Playing cards (5.5 to 5.7)

    def own_costs(self, seat: str, card: Card, *, onto: Element | None) -> list[tuple[Reading, Told]]:
        found = []
        for verb in ("play", "stitch") if onto is not None else ("play",):
            for effect in card.printed.effects:
                if effect.kind == "cost" and re.match(rf"whoever is to {verb} this ", effect.head):
                    found.append((Reading(self, seat, card, None, effect), effect))
        found += self.charges(seat, "play", card)
        if onto is not None:
            found += self.charges(seat, "stitch", card, onto=onto)
        return found

    def unpaid(self, seat: str, card: Card, *, onto: Element | None) -> bool:
        return any(
            reading.possible(effect.body) != "wholly" for reading, effect in self.own_costs(seat, card, onto=onto)
        )

    def announceable(self, seat: str, card: Card) -> list[int]:
        """5.7.2 to 5.7.4"""
        found = []
        for space in SPACES:
            there = self.board.spell_at(seat, space)
            stitching = there is not None and "shield" not in self.types(there)
            if there is not None and not stitching:
                if self.forbidden(seat, "discard", there) or not self.payable(seat, "discard", *there.cards):
                    continue
            elif there is not None:
                if not card.printed.is_a("strike") or len(there.cards) > 1:
                    continue
                if not card.printed.icons & there.cards[0].printed.icons:
                    continue
                if self.forbidden(seat, "stitch", card) or self.forbidden(seat, "stitch", there):
                    continue
            if there is None or stitching:
                if self.unpaid(seat, card, onto=there):
                    continue
            else:  # a shield spell there is gone by the time that the rest is paid
                self.board.field.remove(there)
                self.board.sides[seat].discards += there.cards
                for each in there.cards:
                    each.area = "discards"
                unpaid = self.unpaid(seat, card, onto=None)
                self.board.field.append(there)
                for each in there.cards:
                    self.board.sides[seat].discards.remove(each)
                    each.area = "field"
                if unpaid:
                    continue
            found.append(space)
        return found

    def playable(self, seat: str, card: Card) -> bool:
        if self.forbidden(seat, "play", card) or card.owner != seat:
            return False
        self.playing.append(card)
        if card.printed.is_a("spell"):
            found = bool(self.announceable(seat, card))
        else:
            found = card.printed.is_a("stance") and not self.unpaid(seat, card, onto=None)
        self.playing.remove(card)
        return found

    def play_one_of(self, seat: str, cards: list[Card], *, may_fail: bool = False) -> tuple[Card, Element] | None:
        """5.5 While a card proves unplayable, another may be tried (0.5)."""
        self.failed = False
        tried: list[Card] = []
        while True:
            untried = [card for card in cards if card not in tried]
            seen = [card for card in untried if not self.is_public(card) or self.playable(seat, card)]
            if any(card.until for side in self.board.sides.values() for card in (*side.hand, *side.deck)):
                untried = seen or untried
            options = [card.name for card in untried] + (["none"] if may_fail else [])
            if not options:
                self.failed = True
                return None
            name = self.choose(seat, options)
            if name == "none":
                return None
            card = next(card for card in untried if card.name == name)
            shown = card.until
            try:
                played = self.play(seat, card)
            except Illegal:
                self.playing.remove(card)
                self.depth -= 1
                card.until = shown
                tried.append(card)
                continue
            if played is not None:
                self.cleanup_if_due()
            return None if played is None else (card, played)

    def play(self, seat: str, card: Card) -> Element | None:
        self.depth += 1
        self.playing.append(card)
        if not self.is_public(card):
            card.until = "check"
        if self.forbidden(seat, "play", card):
            raise Illegal
        place = card.area
        event = Event("play", seat, cards=[card], place=place)
        self.interrupt(event)
        if event.stopped or event.instead is not None:
            self.playing.remove(card)
            self.depth -= 1
            self.happen_instead(event)
            return None
        if card.printed.is_a("spell"):
            element = self.play_spell(seat, card, place)
        elif card.printed.is_a("stance"):
            element = self.play_stance(seat, card, place)
        else:
            raise Illegal
        self.playing.remove(card)
        self.depth -= 1
        if element is None:
            return None
        for effect in card.printed.effects:
            if effect.head.startswith("you have played this card"):
                self.relevant(Reading(self, seat, card, element, effect), effect)
        self.happened(Event("play", seat, element, [card], place=place))
        stitched = len(element.cards) > 1
        self.happened(Event("stitch" if stitched else "enter", seat, element, [card], place=place))
        return element

    def pay_to_play(self, seat: str, card: Card, *, onto: Element | None) -> None:
        for reading, effect in self.own_costs(seat, card, onto=onto):
            if reading.possible(effect.body) != "wholly":
                raise Beyond("a play that fails half-way")
            if self.choose(reading.payer(Line("", below=effect.body)), ["pay", "decline"]) == "decline":
                raise Beyond("a play that is given up")
            if not self.pays(reading, effect.body):
                raise Beyond("a play that fails half-way")

    def play_spell(self, seat: str, card: Card, place: str) -> Element | None:
        spaces = self.announceable(seat, card)
        if not spaces:
            raise Illegal
        words = {}
        for space in spaces:
            there = self.board.spell_at(seat, space)
            how = "" if there is None else f", {'replacing' if 'shield' in self.types(there) else 'stitching onto'} "
            words[f"space {space}{how}{'' if there is None else ' & '.join(self.names(there))}"] = space
        space = words[self.choose(seat, list(words))]
        there = self.board.spell_at(seat, space)
        if there is not None and "shield" in self.types(there):
            if self.discard(seat, there) != "done":
                raise Beyond("a play that fails half-way")
            there = None
        self.pay_to_play(seat, card, onto=there)
        if self.board.spell_at(seat, space) is not there:
            raise Beyond("a play that fails half-way")
        if self.prevented(Event("enter" if there is None else "stitch", seat, cards=[card], place=card.area)):
            return None
        if self.board.spell_at(seat, space) is not there or card.area != place:
            raise Beyond("a play that fails half-way")
        self.take(card)
        card.area = "field"
        if there is None:
            there = Element(seat, "spell", [card], space)
            self.board.field.append(there)
        else:
            there.cards.append(card)
            there.stitched = True
            self.tally(seat, "lose", "Stamina", 1, through="stitching")
        if card.printed.is_a("strike"):
            self.strikes.append((card, there))
        return there

    def play_stance(self, seat: str, card: Card, place: str) -> Element | None:
        for stance in self.board.of(seat, "stance"):
            if self.discard(seat, stance) != "done":
                raise Beyond("a play that fails half-way")
        if self.unpaid(seat, card, onto=None):
            raise Illegal if not self.board.of(seat, "stance") and place == "" else Beyond("a play that fails half-way")
        self.pay_to_play(seat, card, onto=None)
        if self.prevented(Event("enter", seat, cards=[card], place=card.area)):
            return None
        if self.board.of(seat, "stance") or card.area != place:
            raise Beyond("a play that fails half-way")
        self.take(card)
        card.area = "field"
        stance = Element(seat, "stance", [card])
        self.board.field.append(stance)
        return stance

    # Powers (4.7)

    def uses(self, seat: str) -> int:
        found = [1]
        for reading, statement in self.statements():
            uses = USES.fullmatch(statement)
            if uses is not None and reading.you == seat:
                found.append(int(uses[1]))
        return max(found)

    def usable(self, seat: str) -> dict[str, Reading]:
        if seat != self.board.current or self.forbidden(seat, "use"):
            return {}
        found: dict[str, Reading] = {}
        for reading, effect in self.readings():
            if effect.kind != "power" or reading.you != seat:
                continue
            assert reading.element is not None
            if reading.element.used.get((reading.card.number, effect.place), 0) >= self.uses(seat):
                continue
            if reading.possible(effect.body) == "not" or not self.payable(seat, "use", reading.card):
                continue
            words = f"use {reading.card.name}"
            if sum(one.kind == "power" for one in reading.card.printed.effects) > 1:
                words += f": {effect.text.partition(': ')[2].rstrip('.')}"
            number = 1
            while (words if number == 1 else f"{words} ({number})") in found:
                number += 1
            found[words if number == 1 else f"{words} ({number})"] = reading
        return found

    def usable_others(self, seat: str) -> bool:
        """Whether there is a Power to use that doesn't itself say to use one."""

        def says_use(body: list[Line]) -> bool:
            return any(re.match(r".+ uses?: ", line.words) or says_use(line.below) for line in body)

        powers = any(effect.kind == "power" and says_use(effect.body) for _, effect in self.readings())
        if not powers or getattr(self, "asking_uses", False):
            return bool(self.usable(seat))
        self.asking_uses = True
        found = any(not says_use(reading.effect.body) for reading in self.usable(seat).values())
        self.asking_uses = False
        return found

    def use(self, seat: str, reading: Reading) -> None:
        element = reading.element
        assert element is not None
        key = (reading.card.number, reading.effect.place)
        element.used[key] = element.used.get(key, 0) + 1
        if self.prevented(Event("use", seat, element, thing="Power")) or element not in self.board.field:
            return
        self.relevant(Reading(self, seat, reading.card, element, reading.effect), reading.effect)
        self.happened(Event("use", seat, element, thing="Power"))

    def use_another(self, reading: Reading, seat: str) -> str:
        offered = self.usable(seat)
        if not offered:
            return "not"
        one = offered[self.choose(seat, list(offered))]
        if not self.pay_charges(seat, "use", one.card):
            return "not"
        self.use(seat, one)
        return "wholly"

    # Cleanup checks (2.5)

    def cleanup_if_due(self) -> None:
        if not self.depth:
            self.cleanup()

    def end_reveals(self, until: str = "check", you: str | None = None) -> None:
        for side in self.board.sides.values():
            for card in (*side.hand, *side.deck):
                if card.until == until and you in (None, card.revealer):
                    card.until = ""

    def cleanup(self) -> None:
        for seat in "AB":
            if not self.board.sides[seat].deck and self.board.of(seat, "marker"):
                self.tally(seat, "lose", "Stamina", len(self.board.of(seat, "marker")))
        self.end_reveals()
        held, self.waiting = self.waiting, []
        strikes, self.strikes = self.strikes, []
        for seat in (self.board.current, OTHER[self.board.current]):
            self.resolve_all(seat, [one for one in held if one.reading.you == seat])
        for card, spell in strikes:
            if spell in self.board.field and card in spell.cards:
                self.check_for_overpower(spell, card)
                if self.waiting or self.strikes:
                    self.cleanup()

    def resolve_all(self, seat: str, mine: list[Waiting]) -> None:
        while mine:
            one = mine[0] if len(mine) == 1 else self.which_consequence(seat, mine)
            mine.remove(one)
            if seat == self.board.current or not one.power:
                one.reading.carry_out(one.body)
            if self.waiting or self.strikes:
                self.cleanup()
            self.end_reveals()

    def which_consequence(self, seat: str, mine: list[Waiting]) -> Waiting:
        offered: dict[str, Waiting] = {}
        for one in mine:
            same = offered.get(one.words)
            if same is not None and same.body is one.body and same.is_like(one):
                continue
            words, number = one.words, 1
            while words in offered:
                number += 1
                words = f"{one.words} ({number})"
            offered[words] = one
        return offered[self.choose(seat, list(offered))]

    # Turns (2.3, 2.4)

    def act(self, words: str) -> None:
        """2.4 One chance to act, and what follows from it."""
        seat = self.board.current
        self.tried = False
        if words == "play a card":
            self.board.plays -= 1
            before = len(self.waiting)
            self.happened(Event("spend", seat, thing="play"))
            if self.play_one_of(seat, list(self.board.sides[seat].hand)) is None and self.failed:
                self.board.plays += 1  # 0.5.13
                del self.waiting[before:], self.deeds[-1:]
                self.tried = True
                if self.offered() == ["pass"]:
                    raise Beyond("a play that fails, and nothing else to do")
                return
        elif words == "draw a card":
            if not self.pay_charges(seat, "skip"):
                return
            event = Event("skip", seat, thing="play")
            if not self.prevented(event):
                self.tally(seat, "spend", "play", 1)
                self.happened(event)
            self.draw(seat, 1, through="skipping a play")
        elif words == "pass":
            self.pass_turn(seat)
        else:
            one = self.usable(seat).get(words)
            if one is None:
                raise AssertionError(f"{words} should not be offered")
            if not self.pay_charges(seat, "use", one.card):
                return
            self.use(seat, one)
        self.cleanup()
        self.cleanup()
        self.go_on()

    def go_on(self) -> None:
        """2.3.9 The turn ends once its player has passed, which is done at once where nothing else can be."""
        while not self.over and (self.passed or self.offered() == ["pass"]):
            if not self.passed:
                self.pass_turn(self.board.current)
                self.cleanup()
            self.end_turn()

    def offered(self) -> list[str]:
        """2.4 What the current player may do."""
        seat, side = self.board.current, self.board.sides[self.board.current]
        found = []
        if self.board.plays > 0:
            seen = bool(side.hand) and all(card.until for card in side.hand)
            unplayable = seen and not any(self.playable(seat, card) for card in side.hand)
            if side.hand and not self.forbidden(seat, "play") and not unplayable and not self.tried:
                found.append("play a card")
            barred = self.forbidden(seat, "skip") or self.forbidden(seat, "draw")
            if side.deck and not barred and self.payable(seat, "skip") and self.payable(seat, "draw"):
                found.append("draw a card")
        return [*found, *self.usable(seat), "pass"]

    def pass_turn(self, seat: str) -> str:
        """5.11"""
        if seat != self.board.current:
            return "not"
        self.passed = True
        self.happened(Event("pass", seat))
        return "wholly"

    def end_turn(self) -> None:
        board, seat = self.board, self.board.current
        board.plays = 0
        self.happened(Event("end", seat))
        self.come_due("end")
        self.cleanup()
        self.laters = [one for one in self.laters if one.when != "at the end of this turn"]
        self.lastings = [one for one in self.lastings if not self.ends_now(one)]
        self.end_reveals("until the turn ends")
        if board.final or (self.spaces_won(seat) == 5):
            self.over = True
            return
        if not board.of(seat, "marker"):
            board.final, board.final_plays = True, len(board.of(OTHER[seat], "marker"))
        self.begin_turn(OTHER[seat])

    def ends_now(self, one: Lasting) -> bool:
        if one.until == "until the turn ends":
            return True
        if one.turn == self.turn:
            return False
        mine = one.reading.you == self.board.current
        return (one.until == "until the end of your next turn" and mine) or (
            one.until == "until the end of your opponent's next turn" and not mine
        )

    def begin_turn(self, seat: str) -> None:
        board = self.board
        self.turn += 1
        board.current, board.plays = seat, 0
        self.passed = False
        self.deeds, self.occurred = [], set()
        for it in board.field:
            it.used = {}
        self.lastings = [
            one for one in self.lastings if not (one.until == "until your next turn" and one.reading.you == seat)
        ]
        self.end_reveals("until your next turn", seat)
        self.cleanup()
        self.happened(Event("begin", seat))
        self.come_due("begin")
        self.draw(seat, 1)
        self.cleanup()
        plays = max(board.final_plays, 1) if board.final else 1
        for reading, statement in self.statements():
            allotted = ALLOTTED.fullmatch(statement)
            if allotted is not None and seat in reading.players(allotted[1]):
                plays += int(allotted[2])
        for lasting in self.lastings:
            if lasting.value in ("you", "your opponent") and seat in lasting.reading.players(lasting.value):
                plays += lasting.amount
        board.plays = max(0, board.plays + plays)
        self.cleanup()

    # For a while, and later

    def last_for(
        self,
        reading: Reading,
        until: str,
        on: list[Thing] | None,
        *,
        value: str = "",
        amount: int = 0,
        cannot: str = "",
        barred: str = "",
    ) -> None:
        self.lastings.append(Lasting(reading, until, on, self.turn, value, amount, cannot, barred))

    def put_off(self, reading: Reading, when: str, body: list[Line]) -> None:
        later = Reading(self, reading.you, reading.card, reading.element, reading.effect)
        later.about, later.event, later.chosen_above = reading.about, reading.event, reading.chosen_above
        later.named, later.deeds = dict(reading.named), copy.copy(reading.deeds)
        later.carried, later.rests, later.card_named = dict(reading.carried), dict(reading.rests), reading.card_named
        self.laters.append(Later(later, when, body, self.turn))

    def come_due(self, verb: str) -> None:
        due = [one for one in self.laters if self.is_due(one, verb)]
        self.laters = [one for one in self.laters if one not in due]
        for one in due:
            self.waiting.append(Waiting(one.reading, one.body, f"{one.reading.card.name}: later"))

    def is_due(self, one: Later, verb: str) -> bool:
        if one.when == "at the end of this turn":
            return verb == "end"
        if one.when.endswith("begins") != (verb == "begin") or one.turn == self.turn:
            return False
        return one.when.startswith("when your next") == (one.reading.you == self.board.current)
