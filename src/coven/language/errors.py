"""An error in something a person wrote, shown with a caret under the word."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from coven.kernel import CovenError, visible
from coven.language.words import title_case

MOST_SHOWN = 1000
"""So much of a text an error shows."""


class TextError(CovenError):
    """Text that can't be read: what is wrong, where, and what would have been right."""

    def __init__(
        self,
        problem: str,
        text: str,
        start: int,
        end: int | None = None,
        expected: tuple[str, ...] = (),
        rule: str | None = None,
        place: str = "",
        instead: str | None = None,
        wordings: tuple[str, ...] = (),
        ways_out: Callable[[], Iterable[str]] | None = None,
    ) -> None:
        self.problem = problem
        """What is wrong, without its place."""
        self.text = text
        """The line that the caret stands under."""
        self.start = start
        """Where in the text the wrong word begins, counted from 0."""
        self.end = max(start + 1, start + 1 if end is None else end)
        self.expected = expected
        """What could have stood there instead, as the grammar calls it."""
        self.wordings = wordings
        """Words to put in the place of those under the caret, one for each thing that may have been meant. They are
        offered as far as the text can be read with them."""
        self.rule = rule
        """The rule that it breaks, if it is more than an unknown word."""
        self.place = place
        """The file, line and card."""
        self.instead = instead
        """The words that are right in the place of those under the caret, where the error itself knows them."""
        self._ways_out = ways_out
        self._ways: tuple[str, ...] = ()
        super().__init__(problem)

    @property
    def ways(self) -> tuple[str, ...]:
        """Whole texts that can be read and may have been meant, the nearest first: one, but for a word that could mean
        several things. They are looked for when somebody asks."""
        if self._ways_out is not None:
            self._ways, self._ways_out = tuple(dict.fromkeys(self._ways_out())), None
        return self._ways

    @property
    def nearest(self) -> str | None:
        """The nearest whole text that can be read, if there is one."""
        return self.ways[0] if self.ways else None

    def __str__(self) -> str:
        return self.show()

    def show(self) -> str:
        """The whole message: place, problem, the text with carets, and the way out: of a word that could mean several
        things, one for each."""
        problem = f"{self.problem} ({self.rule})" if self.rule else self.problem
        head = f"{self.place}: {problem}" if self.place else problem
        lines = [head, *(f"  {line}" for line in self._under_carets())]
        if self.ways:
            lines += [f"  {'or' if number else 'did you mean'}: {way}" for number, way in enumerate(self.ways)]
        elif self.expected:
            lines.append(f"  expected {' or '.join(self.expected)}")
        return visible("\n".join(lines))

    def _under_carets(self) -> tuple[str, str]:
        """The text and the carets under it; of a text that fills screens, what is around them."""
        first = 0 if len(self.text) <= MOST_SHOWN else max(0, self.start - MOST_SHOWN // 2)
        last = min(len(self.text), first + MOST_SHOWN)
        before, after = "... " if first else "", " ..." if last < len(self.text) else ""
        carets = " " * (len(before) + self.start - first) + "^" * max(1, min(self.end, last) - self.start)
        return f"{before}{self.text[first:last]}{after}", carets

    def at(self, place: str) -> TextError:
        """The same error with its place named."""
        return self._like(self.text, self.start, self.end, place)

    def within(self, text: str, offset: int) -> TextError:
        """The same error, shown in the longer text of which its own begins at an offset."""
        return self._like(text, self.start + offset, self.end + offset, self.place)

    def moved(self, text: str, start: int, end: int) -> TextError:
        """The same error with its caret elsewhere: in another wording of the same text."""
        return self._like(text, start, end, self.place)

    def with_ways_out(self, ways_out: Callable[[], Iterable[str]]) -> TextError:
        """The same error, with somebody who knows how to find the nearest texts that can be read."""
        twin = self._like(self.text, self.start, self.end, self.place)
        twin._ways_out = ways_out
        return twin

    def where(self, can_stand: Callable[[str], bool]) -> TextError:
        """The same error, with those of its ways out that can stand where the text stands."""
        return self.with_ways_out(lambda: [way for way in self.ways if can_stand(way)])

    def put_right(self, wording: str) -> str:
        """The text with other words in the place of those under the caret, in the case that is written there."""
        written = self.text[self.start : self.end]
        if written[:1].isupper():
            wording = wording[:1].upper() + wording[1:]
        if written.istitle() and " " in written and self.start < self.text.find(":"):
            wording = title_case(wording)
        return self.text[: self.start] + wording + self.text[self.end :]

    def _like(self, text: str, start: int, end: int, place: str) -> TextError:
        twin = type(self)(
            self.problem,
            text,
            start,
            end,
            self.expected,
            self.rule,
            place,
            self.instead,
            self.wordings,
            self._ways_out,
        )
        twin._ways = self._ways
        return twin


class TooLong(TextError):
    """More words than a paragraph may have: there is no use in looking for what may have been meant."""
