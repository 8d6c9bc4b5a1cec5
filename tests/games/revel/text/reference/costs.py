"""0.3, 4.3 What has to be paid."""

from __future__ import annotations

import re

from tests.games.revel.text.reference.board import Card, Element
from tests.games.revel.text.reference.carrying_out import Reading
from tests.games.revel.text.reference.meaning import PLACED, Deed
from tests.games.revel.text.reference.prohibitions import Prohibitions
from tests.games.revel.text.reference.records import Beyond
from tests.games.revel.text.reference.words import Line, Told, Unread, parts

MOST_NESTED = 8
"""So many costs are paid each for what pays the one before; further the reading doesn't go (S40)."""


class Costs(Prohibitions):
    """What cost effects ask."""

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
                paying = self.reading(seat, reading.card, reading.element, effect)
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
        payer = self.reading(seat, reading.card, reading.element, reading.effect)
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
            self.nested += 1
            if self.nested > MOST_NESTED:
                raise Beyond("a chain of costs without end")
            paid = self.pays(reading, effect.body)
            self.nested -= 1
            if not paid:
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
