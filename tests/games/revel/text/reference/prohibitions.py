"""0.2.3 What can't be done."""

from __future__ import annotations

import re
from collections.abc import Iterator

from tests.games.revel.text.reference.board import Card, Element, Thing
from tests.games.revel.text.reference.carrying_out import Reading
from tests.games.revel.text.reference.meaning import OFF, PLACED
from tests.games.revel.text.reference.values import Values
from tests.games.revel.text.reference.words import ABLE, CANT, KEPT, Unread, parts


class Prohibitions(Values):
    """What effects forbid, and what they make players able to do (5.10)."""

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

    def forbidden(
        self, seat: str, verb: str, it: Thing | None = None, thing: str | None = None, place: str | None = None
    ) -> bool:
        """`place`: where whatever it is done to comes from, of the player who does it."""
        stated = [*self.statements(), *self.of_own_playing(verb, it)] if not self.judging else []
        for reading, statement in stated:
            cant = CANT.fullmatch(statement)
            if cant is None or seat not in self.bound(reading, cant[1]):
                continue
            if self.forbids(reading, cant[2], seat, verb, it, thing, place):
                return True
        for lasting in self.lastings:
            if lasting.cannot in ("", "it") or seat not in self.bound(lasting.reading, lasting.cannot):
                continue
            if lasting.on is None:
                if self.forbids(lasting.reading, lasting.barred, seat, verb, it, thing, place):
                    return True
            elif self.barred(lasting.barred)[0] == verb and it in lasting.on:
                return True
        return False

    def of_own_playing(self, verb: str, it: Thing | None) -> Iterator[tuple[Reading, str]]:
        """4.1.4 What a card says of its own playing is so wherever it is played from."""
        if verb not in ("play", "stitch") or not isinstance(it, Card) or it.area == "field":
            return
        for effect in it.printed.effects:
            reading = self.reading(it.owner, it, None, effect)
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

    def forbids(
        self,
        reading: Reading,
        words: str,
        seat: str,
        verb: str,
        it: Thing | None,
        thing: str | None,
        place: str | None,
    ) -> bool:
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
            own = "yours" if seat == reading.you else "your opponent's"
            plain = all(part in ("anybody's", own) for part in asked) and " " not in found[1]
            there = found[2] in ("from anywhere", place) or (verb == "stitch" and found[2] == "on the field")
            return plain and there and (kind == "card" or verb == "stitch")
        if found[2] != "from anywhere" and OFF.get(found[2], "field") != (it.area if isinstance(it, Card) else "field"):
            return False
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
