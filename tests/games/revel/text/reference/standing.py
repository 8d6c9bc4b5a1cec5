"""4.1, 4.4 The effects of what is on the field, and what they say now."""

from __future__ import annotations

import re
from collections.abc import Iterator

from tests.games.revel.text.reference.carrying_out import Reading
from tests.games.revel.text.reference.things import Things
from tests.games.revel.text.reference.words import ABLE, ALLOTTED, CANT, HAS, KEPT, USES, Told, Unread


class Standing(Things):
    """What effects state."""

    def readings(self) -> Iterator[tuple[Reading, Told]]:
        """4.1.3 The effects of what is on the field."""
        for element in self.board.field:
            for card in element.cards:
                for effect in card.printed.effects:
                    yield self.reading(element.side, card, element, effect), effect

    def statements(self) -> Iterator[tuple[Reading, str]]:
        """4.4 What ongoing effects say now, those with a condition only while it holds."""
        several = [*self.readings()]
        for side in self.board.sides.values():
            for card in side.discards:
                several += [(self.reading(card.owner, card, None, told), told) for told in card.printed.effects]
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
