"""Component files: TOML text, and places in it, which know what they are called when something there is wrong."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Final, TypeVar

from coven.components import read_sections
from coven.kernel import CovenError, SetupError, near
from coven.kernel.reason import a_little
from coven.language import TextError

Section = Mapping[str, Any]
T = TypeVar("T")

SOURCE: Final = "revolution components"
"""What a file is called that has no name."""


def parse(text: str, source: str = SOURCE) -> dict[str, Any]:
    """The sections of a component file. ComponentError if it is none."""
    try:
        return read_sections(text)
    except CovenError as error:
        raise wrong(source, "the file", str(error)) from None


class ComponentError(SetupError):
    """What is wrong with a component file, or with a part of it: each mistake with its place."""

    def __init__(self, *mistakes: str) -> None:
        super().__init__("\n".join(mistakes))
        self.mistakes = mistakes


def wrong(source: str, place: str, words: str) -> ComponentError:
    """What is wrong at a place of a file."""
    return ComponentError(f"{source}, {a_little(f'{place}: {words}')}")


def among(words: Sequence[str]) -> str:
    """All that is allowed, in words.

    >>> among(["Liberty", "Peril", "none"])
    'Liberty, Peril or none'
    """
    return f"{', '.join(words[:-1])} or {words[-1]}"


class Place:
    """A table of a component file: a section, or a card.

    What is asked of it raises a ComponentError that names the place. Where several things are asked, `judging` keeps
    each error and goes on, and `settle` raises all of them as one.
    """

    __slots__ = ("mistakes", "name", "source", "table")

    def __init__(self, name: str, table: Any, source: str = SOURCE) -> None:
        self.name = name
        self.source = source
        self.mistakes: list[str] = []
        if not isinstance(table, dict):
            raise wrong(source, f"[{name}]", "a section with keys is expected here")
        self.table: Section = table

    def wrong(self, key: str, words: str) -> ComponentError:
        return wrong(self.source, f"[{self.name}] {key}".rstrip(), words)

    @contextmanager
    def judging(self) -> Iterator[None]:
        """What is wrong with one thing is kept, so that the next is judged as well."""
        try:
            yield
        except ComponentError as error:
            self.mistakes += error.mistakes

    def settle(self) -> None:
        """Everything has been asked: ComponentError with all that is wrong."""
        if self.mistakes:
            raise ComponentError(*self.mistakes)

    def inner(self, name: str, table: Any) -> Place:
        """A place within this one."""
        return Place(f"{self.name}.{name}", table, self.source)

    def only(self, *keys: str) -> None:
        for key in self.table:
            if key not in keys:
                raise self.wrong(key, f"no such key{near(key, keys)}; the keys are: {', '.join(keys)}")

    def get(self, key: str, what: str) -> Any:
        if key not in self.table:
            raise self.wrong(key, f"missing; {what} is expected")
        return self.table[key]

    def number(self, key: str, least: int, most: int) -> int:
        value = self.get(key, f"a number from {least} to {most}")
        if type(value) is not int or not least <= value <= most:
            raise self.wrong(key, f"{value!r} is not a number from {least} to {most}")
        return value

    def numbers(self, key: str, least: int, most: int, count: int | None = None) -> tuple[int, ...]:
        value = self.get(key, "a list of numbers")
        good = isinstance(value, list) and value and all(type(n) is int and least <= n <= most for n in value)
        if not good or (count is not None and len(value) != count):
            so_many = "" if count is None else f"{count} "
            raise self.wrong(key, f"{value!r} is not a list of {so_many}numbers from {least} to {most}")
        return tuple(value)

    def word(self, key: str, what: str = "words", default: str | None = None) -> str:
        value = self.table.get(key, default) if default is not None else self.get(key, what)
        bad = not isinstance(value, str) or value != value.strip() or "\n" in value or len(value) > 200
        if bad or (default is None and not value):
            raise self.wrong(key, f"{value!r} is not {what}")
        return str(value)

    def one_of(self, key: str, names: tuple[str, ...]) -> str:
        """One of some words."""
        value = self.word(key, among(names))
        if value not in names:
            raise self.wrong(key, f"{value!r} is none of: {', '.join(names)}")
        return value

    def words(self, key: str) -> tuple[str, ...]:
        value = self.table.get(key, [])
        if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
            raise self.wrong(key, f"{value!r} is not a list of texts")
        return tuple(value)

    def cards(self, key: str, count: int) -> Iterator[Place]:
        """The cards of a list that has to have so many."""
        self.count_cards(key, count)
        for name, card in self.each_card(key):
            yield Place(name, card, self.source)

    def count_cards(self, key: str, count: int) -> None:
        value = self.get(key, f"a list of {count} cards")
        if not isinstance(value, list) or len(value) != count:
            many = len(value) if isinstance(value, list) else "none"
            raise self.wrong(key, f"{count} cards are expected here, not {many}")

    def each_card(self, key: str) -> Iterator[tuple[str, Any]]:
        """The cards of a list, however many there are and whatever they be, each with what its place is called."""
        value = self.table.get(key, [])
        for number, one in enumerate(value if isinstance(value, list) else [], 1):
            name = one.get("name") if isinstance(one, dict) else None
            yield f"{self.name}.{key} {name if isinstance(name, str) else number}", one

    def texts(self, read: Callable[[str], T], key: str = "text") -> tuple[tuple[str, T], ...]:
        """What each of a card's texts becomes. ComponentError with all that aren't understood."""
        found = []
        mistakes = []
        for text in self.words(key):
            try:
                found.append((text, read(text)))
            except TextError as error:
                mistakes.append(str(self.wrong(key, str(error))))
        if mistakes:
            raise ComponentError(*mistakes)
        return tuple(found)
