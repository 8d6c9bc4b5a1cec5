"""402 Following instructions, one after the other, as far as one can; as costs, wholly or not at all (401.2)."""

from __future__ import annotations

import re
from typing import Any

from tests.games.spoils.text.reference.board import OTHER, Card, ref
from tests.games.spoils.text.reference.meaning import AREA, KINDS, Reading
from tests.games.spoils.text.reference.moving import Moving
from tests.games.spoils.text.reference.standing import LASTING, Active, Lasting, statement_of
from tests.games.spoils.text.reference.words import WHO, Beyond, Line, Unread, one_line, split_once

AMOUNT = r"(?:\d+ times \(.+?\)|\d+|X(?: times \d+)?(?: and \d+ more)?|\([^()]*(?:\([^()]*\)[^()]*)*\))"
SPAN = rf"({AMOUNT})(?: to (any number of|{AMOUNT}))?"
CHOSEN = re.compile(rf"{SPAN} ((?:{KINDS}).*?)(, by chance)?")
ONE_OF = re.compile(rf"{SPAN} (?:((?:{KINDS}).*?) )?of (#\d+|those that #\d+ left|the hand of .+)")
DIVIDED = re.compile(rf"(.+), divided by {WHO}")
PUT = re.compile(
    r"put (.+) (in the hand|in the discard pile|in play|out of the game|on top of the deck|on the bottom of the deck|"
    rf"shuffled into the deck)(?: of {WHO})?((?:, .+)?)"
)
PUT_WHERE = {
    "in the hand": ("hand", ""),
    "in the discard pile": ("discard pile", ""),
    "out of the game": ("out of game", ""),
    "on top of the deck": ("deck", "top"),
    "on the bottom of the deck": ("deck", "bottom"),
    "shuffled into the deck": ("deck", "shuffled"),
}
MUST = "must be picked"
LATERS = ("at the end of this turn",)


class Illegal(Exception):
    """A cost that can't be satisfied."""


class CarryingOut(Moving):
    # Lists of instructions

    def follow(self, reading: Reading, body: list[Line]) -> bool:
        """Whether all of it was done."""
        done = True
        lines = list(body)
        while lines:
            line = lines.pop(0)
            otherwise = lines.pop(0) if lines and lines[0].words == "otherwise" else None
            if LASTING.fullmatch(line.words) and lines and LASTING.fullmatch(lines[0].words):
                with self.instant():  # what one sentence makes true begins together
                    one = self.step(reading, line, None)
                    one = self.step(reading, lines.pop(0), None) and one
            else:
                one = self.step(reading, line, otherwise)
            if reading.cost and not one:
                raise Illegal(line.words)
            done = done and one
            for number in line.numbers:
                reading.done[number] = one
        return done

    def step(self, reading: Reading, line: Line, otherwise: Line | None) -> bool:
        words = line.words
        if words.startswith("if "):
            if line.numbers:
                raise Unread(words)
            if reading.holds(words[3:]):
                return self.follow(reading, line.below)
            return True if otherwise is None else self.follow(reading, otherwise.below)
        if found := re.fullmatch(rf"{WHO}, who may", words):
            return self.may(reading, found[1], line)
        if found := re.fullmatch(rf"{WHO}: choose one way", words):
            done = True
            for seat in reading.who(found[1]):
                done = self.choose_way(reading, seat, line) and done
            return done
        if words in LATERS:
            self.put_off(reading, line)
            return True
        if found := LASTING.fullmatch(words):
            return self.last(reading, found[1], found[2], line)
        return self.do(reading, words, line.numbers)

    def may(self, reading: Reading, who: str, line: Line) -> bool:
        done = False
        for seat in reading.who(who):
            reading.doer = seat
            body = [_spoken_by(one, who, seat, reading) for one in line.below]
            possible = self.possible(reading, seat, body)
            answer = self.ask(seat, "whether to do it", ["yes", "no"], not possible)
            if answer == "yes":
                cost, reading.cost = reading.cost, False
                done = self.follow(reading, body) or done
                reading.cost = cost
            reading.doer = ""
        if reading.cost:
            return True
        return done

    def possible(self, reading: Reading, seat: str, body: list[Line]) -> bool:
        """Whether something of it can be done, as far as one can see."""
        if not body:
            return False
        words = body[0].words
        verb = words.partition(": ")[2]
        if found := re.fullmatch(r"pay (.+)", verb):
            return len(self.free(seat)) >= self.numeric(seat, reading.amount(found[1]), None)
        if found := re.fullmatch(r"draw .+", verb):
            return bool(self.zones[seat, "deck"])
        if re.fullmatch(r"play \d+ resources?", verb):
            return bool(self.zones[seat, "hand"])
        if found := re.fullmatch(r"(pick|destroy|deplete|discard|choose|restore) (.+)", verb):
            try:
                return bool(self.options_for(reading, seat, found[1], found[2]))
            except Unread:
                return bool(reading.things_of(found[2]))
        if (found := PUT.fullmatch(verb)) and (chosen := CHOSEN.fullmatch(one_line(found[1]).words)):
            return len(self.options_for(reading, seat, "put", found[1])) >= reading.amount(chosen[1])
        if (found := re.fullmatch(r"attach (.+) to .+", verb)) and CHOSEN.fullmatch(one_line(found[1]).words):
            return bool(self.options_for(reading, seat, "attach", found[1]))
        if found := re.fullmatch(r"play (.+?)( for free)?", verb):
            return bool(self.playable_of(reading, seat, found[1], free=found[2] is not None))
        if re.fullmatch(r"bid", verb):
            raise Beyond("bidding")
        return True

    def affordable(self, reading: Reading, seat: str, lines: list[Line]) -> bool:
        """401.2 Whether there is as much as the costs among some lines pick."""
        for line in (step for one in lines if one.words == "cost" for step in one.below):
            found = re.fullmatch(r"\w+: pick (.+)", one_line(line.words).words)
            chosen = CHOSEN.fullmatch(found[1]) if found else None
            if found and chosen and len(self.options_for(reading, seat, "pick", found[1])) < reading.amount(chosen[1]):
                return False
        return True

    def choose_way(self, reading: Reading, seat: str, line: Line) -> bool:
        ways = [one.below for one in line.below]
        answer = self.ask(seat, "which of these", [f"way {at}" for at in range(len(ways))], False)
        return self.follow(reading, ways[int(answer.removeprefix("way "))])

    def put_off(self, reading: Reading, line: Line) -> None:
        """It happens with what the end of the turn sets off."""
        self.laters.append(Active(reading.again(), Line("trigger: the end of the turn of any player", (), line.below)))

    # For a while (508)

    def last(self, reading: Reading, until: str, words: str, line: Line) -> bool:
        if re.match(r"(replacement|adjustment|trigger|while|always): ", words):
            text = Line(words, (), line.below)
            self.lastings.append(Lasting(reading.again(), until, None, "", text, self.turn, battle=self.battle))
            return True
        if "the next " in words and "damage to" in words:
            raise Beyond("damage that goes elsewhere")
        said = statement_of(words)
        on = None
        as_character: tuple[bool, ...] = ()
        if said[0] in ("figures", "has", "has no", "provides"):
            things = self.chosen_or_all(reading, reading.you, "choose", said[1])
            things = [card for card in things if card.in_play]
            on = tuple(ref(card) for card in things)
            as_character = tuple("character" in self.types(card) for card in things)
            if reading.cost and said[0] == "has no":
                self.must_have(things, said[2])
            words = words[len(said[1]) :]
            words = f"this card{_fixed(reading, words)}"
            if not on:
                return False
        elif said[0] == "cannot" and said[1].startswith(("#", "this card", "what the event")):
            things = reading.things_of(said[1])
            on = tuple(ref(card) for card in things)
            as_character = tuple(False for _ in things)
            if not on:
                return False
        with self.instant():
            self.lastings.append(
                Lasting(reading.again(), until, on, words, None, self.turn, as_character, battle=self.battle)
            )
            plain = ("covert", "character", "item", "location")
            if said[0] == "has" and said[2] not in plain and not said[2].startswith(("the subtype", "the text [")):
                raise Beyond(f"gaining {said[2]}")
            if said[0] == "has no" and said[2] == "character":
                for card in things:
                    card.damage = 0  # 208.3
                    self.out_of_battle(card)  # 208.4
        return True

    def must_have(self, things: list[Card], thing: str) -> None:
        """401.3b"""
        for card in things:
            if thing == "covert" and not self.is_covert(card):
                raise Illegal(thing)
            if thing in ("character", "item", "location") and thing not in self.types(card):
                raise Illegal(thing)

    # What is chosen

    def chosen_or_all(self, reading: Reading, seat: str, verb: str, words: str) -> list[Card]:
        """What is acted on: whatever the words leave open is chosen by the seat, one after the other."""
        line = one_line(words)
        words = line.words
        found = ONE_OF.fullmatch(words) or CHOSEN.fullmatch(words)
        if found is None:
            both = split_once(words, " and ")
            if both is not None and CHOSEN.fullmatch(both[1]):
                things = reading.things_of(both[0]) + self.chosen_or_all(reading, seat, verb, both[1])
            else:
                things = reading.things_of(words)
            if words == "this card" and verb == "pick" and self.forbidden("pick", player=seat, card=reading.card):
                things = []
        else:
            options = self.options_for(reading, seat, verb, words)
            least = reading.amount(found[1])
            most = None if found[2] == "any number of" else reading.amount(found[2]) if found[2] else least
            if found.re is CHOSEN and found[4]:
                things = self.by_chance(options, least)
            else:
                things = self.pick_some(reading, seat, verb, options, least, most)
            for number in line.numbers:
                reading.rests[number] = tuple(ref(card) for card in options if card not in things)
        for number in line.numbers:
            reading.things[number] = tuple(ref(card) for card in things)
        return things

    def options_for(self, reading: Reading, seat: str, verb: str, words: str) -> list[Card]:
        words = one_line(words).words
        doer, reading.doer = reading.doer, seat
        if found := ONE_OF.fullmatch(words):
            options = reading.things_of(found[4])
            if found[3]:
                options = [card for card in options if reading.is_such(card, found[3])]
        elif found := CHOSEN.fullmatch(words):
            options = reading.every(found[3])
            if any(card.area == "deck" or (card.area == "hand" and card.owner != seat) for card in options):
                raise Beyond("choosing what one can't see")
        else:
            raise Unread(words)
        reading.doer = doer
        if verb == "pick":
            options = [card for card in options if not self.forbidden("pick", player=seat, card=card)]
            demanding = [
                card
                for card in options
                if any(self.concerned(one, said[1], lasting, card) for one, said, lasting in self.statements(MUST))
            ]
            if demanding and not words.startswith("1 "):
                raise Beyond("several picks, of which some must be")
            options = demanding or options  # 505.2
        if reading.cost or verb in ("destroy", "deplete", "restore", "discard"):
            options = [card for card in options if self.can_undergo(verb, seat, card)]
        return options

    def can_undergo(self, verb: str, seat: str, card: Card) -> bool:
        cost = bool(self.paying)
        if verb == "deplete":
            if card.depleted or "resource" in self.types(card):
                return False
            return not self.forbidden("deplete", card=card, cost=cost)
        if verb == "restore":
            return card.depleted
        if verb == "destroy":
            return not self.forbidden("destroy", card=card, cost=cost)
        if verb == "discard":
            return not self.forbidden("discard", player=seat, card=card, cost=cost)
        return True

    def by_chance(self, options: list[Card], many: int) -> list[Card]:
        taken: list[Card] = []
        left = list(options)
        for _ in range(min(many, len(left))):
            taken.append(left.pop(self.luck(len(left))))
        return taken

    def pick_some(
        self, reading: Reading, seat: str, verb: str, options: list[Card], least: int, most: int | None
    ) -> list[Card]:
        if reading.cost and len(options) < least:
            raise Illegal(verb)
        kind = "which card to pick" if verb == "pick" else "which card"
        left = list(options)
        taken: list[Card] = []
        while left and (most is None or len(taken) < most):
            offered: list[Any] = list(left)
            if len(taken) >= least:
                offered.append("no more")
            if verb != "pick" and len(left) <= least - len(taken):
                answer = self.ask(seat, kind, offered, True)
                answer = left[0] if answer is None else answer
            else:
                answer = self.choose(seat, kind, offered)
            if answer == "no more":
                break
            left.remove(answer)
            taken.append(answer)
        return taken

    # To be carried out elsewhere

    def playable_of(self, reading: Reading, seat: str, words: str, *, free: bool) -> list[Card]:
        raise NotImplementedError

    def do(self, reading: Reading, words: str, numbers: tuple[int, ...]) -> bool:
        raise NotImplementedError

    def free(self, seat: str) -> list[Card]:
        """309.1a"""
        return [
            card
            for card in self.table
            if card.controller == seat and card.host is None and "resource" in self.types(card)
        ]

    def numeric(self, seat: str, amount: int, card: Card | None) -> int:
        raise NotImplementedError


def _spoken_by(line: Line, who: str, seat: str, reading: Reading) -> Line:
    """'each player, who may: each player ...' is about one of them after the other."""
    if who != "each player":
        return line
    name = "you" if seat == reading.you else "your opponent"
    words = re.sub(r"^each player\b", name, line.words)
    return Line(words, line.numbers, [_spoken_by(one, who, seat, reading) for one in line.below])


def _fixed(reading: Reading, words: str) -> str:
    """Amounts as they are now."""

    def number(found: re.Match[str]) -> str:
        return f" by {reading.amount(found[1])}"

    return re.sub(rf" by ({AMOUNT})", number, words)


__all__ = ["AREA", "DIVIDED", "LASTING", "OTHER", "PUT", "PUT_WHERE", "CarryingOut", "Illegal"]
