"""1.3, 1.4, 3.10 Values, and who is winning."""

from __future__ import annotations

from tests.games.revel.text.reference.board import OTHER, Card, Element, Thing
from tests.games.revel.text.reference.carrying_out import Reading
from tests.games.revel.text.reference.records import SPACES
from tests.games.revel.text.reference.standing import Standing
from tests.games.revel.text.reference.words import HAS


class Values(Standing):
    """What things measure."""

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
