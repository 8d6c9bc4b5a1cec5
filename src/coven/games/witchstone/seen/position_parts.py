"""Helpers for reading positions: parts with a name for errors, and counting what is left."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from coven.games.witchstone.components import NONE
from coven.games.witchstone.seen.position import NOTHING
from coven.kernel import PositionError, Reason, near


class Reader:
    """A part of a position, and what it is called in errors."""

    __slots__ = ("place", "table")

    def __init__(self, place: str, table: Any, keys: Sequence[str]) -> None:
        self.place = place
        if not isinstance(table, Mapping):
            raise PositionError(f"{place}: a mapping is expected, not {table!r}")
        self.table: Mapping[str, Any] = table
        for key in table:
            if key not in keys:
                raise PositionError(
                    f"{place}: there is no {key!r}{near(str(key), keys)}; there can be: {', '.join(keys)}"
                )

    def wrong(self, key: str, words: str, rule: str = "") -> PositionError:
        """`rule` is the one that it breaks, where one does; as it is below."""
        return PositionError(str(Reason(rule, f"{self.place}, {key}: {words}")))

    def number(self, key: str, default: int, least: int, most: int, rule: str = "") -> int:
        value = self.table.get(key, default)
        if type(value) is not int or not least <= value <= most:
            raise self.wrong(key, f"{value!r} is not a number from {least} to {most}", rule)
        return value

    def word(self, key: str, default: str, names: Sequence[str], rule: str = "") -> int:
        """The number of a name, or NONE."""
        value = self.table.get(key, default)
        return NONE if value == NOTHING else self.number_of(key, value, names, rule)

    def words(self, key: str, default: Sequence[str], names: Sequence[str]) -> tuple[int, ...]:
        return tuple(self.number_of(key, word, names) for word in self.items(key, default))

    def items(self, key: str, default: Sequence[Any]) -> Sequence[Any]:
        value = self.table.get(key, default)
        if not isinstance(value, list | tuple):
            raise self.wrong(key, f"a list is expected, not {value!r}")
        return value

    def pairs(self, key: str) -> list[tuple[Any, Any]]:
        found = []
        for item in self.items(key, ()):
            if not isinstance(item, list | tuple) or len(item) != 2:
                raise self.wrong(key, f"{item!r} is not a pair")
            found.append((item[0], item[1]))
        return found

    def number_of(self, key: str, word: Any, names: Sequence[str], rule: str = "") -> int:
        if word not in names:
            raise self.wrong(key, f"{word!r} is none of: {', '.join(names)}", rule)
        return list(names).index(word)


class Supply:
    """How many things of each kind are not accounted for yet; a rule says how many there are."""

    __slots__ = ("left", "names", "rule", "what")

    def __init__(self, what: str, things: Sequence[int], names: Sequence[str], rule: str) -> None:
        self.what = what
        self.rule = rule
        self.left = Counter(things)
        self.names = names

    def take(self, where: str, things: Sequence[int]) -> None:
        for thing in things:
            self.left[thing] -= 1
            if self.left[thing] < 0:
                words = f"{where}: there are not so many {self.what} {self.names[thing]}"
                raise PositionError(str(Reason(self.rule, words)))

    def rest(self) -> tuple[int, ...]:
        """All that is left, taken, in the order of the components."""
        things = tuple(sorted(self.left.elements()))
        self.left.clear()
        return things
