"""4.7 Powers."""

from __future__ import annotations

import re

from tests.games.revel.text.reference.carrying_out import Reading
from tests.games.revel.text.reference.playing import Playing
from tests.games.revel.text.reference.records import Event
from tests.games.revel.text.reference.words import USES, Line


class Powers(Playing):
    """Powers are used by their player."""

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
        self.relevant(self.reading(seat, reading.card, element, reading.effect), reading.effect)
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
