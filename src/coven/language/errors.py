"""An error in something a person wrote, shown with a caret under the word."""

from __future__ import annotations

from collections.abc import Callable

from coven.kernel import CovenError, visible


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
        way_out: Callable[[], str | None] | None = None,
    ) -> None:
        self.problem = problem
        """What is wrong, without its place."""
        self.text = text
        """The line that the caret stands under."""
        self.start = start
        """Where in the text the wrong word begins, counted from 0."""
        self.end = max(start + 1, start + 1 if end is None else end)
        self.expected = expected
        """What could have stood there instead."""
        self.rule = rule
        """The rule that it breaks, if it is more than an unknown word."""
        self.place = place
        """The file, line and card."""
        self.instead = instead
        """The words that are right in the place of those under the caret, where the error itself knows them."""
        self._way_out = way_out
        self._nearest: str | None = None
        super().__init__(problem)

    @property
    def nearest(self) -> str | None:
        """The nearest whole text that can be read, if there is one. It is looked for when somebody asks."""
        if self._way_out is not None:
            self._nearest, self._way_out = self._way_out(), None
        return self._nearest

    def __str__(self) -> str:
        return self.show()

    def show(self) -> str:
        """The whole message: place, problem, the text with carets, and the one way out that is nearest."""
        problem = f"{self.problem} ({self.rule})" if self.rule else self.problem
        head = f"{self.place}: {problem}" if self.place else problem
        carets = " " * self.start + "^" * (self.end - self.start)
        lines = [head, f"  {self.text}", f"  {carets}"]
        if self.nearest is not None:
            lines.append(f"  did you mean: {self.nearest}")
        elif self.expected:
            lines.append(f"  expected {' or '.join(self.expected)}")
        return visible("\n".join(lines))

    def at(self, place: str) -> TextError:
        """The same error with its place named."""
        return self._like(self.text, self.start, self.end, place)

    def within(self, text: str, offset: int) -> TextError:
        """The same error, shown in the longer text of which its own begins at an offset."""
        return self._like(text, self.start + offset, self.end + offset, self.place)

    def moved(self, text: str, start: int, end: int) -> TextError:
        """The same error with its caret elsewhere: in another wording of the same text."""
        return self._like(text, start, end, self.place)

    def with_way_out(self, way_out: Callable[[], str | None]) -> TextError:
        """The same error, with somebody who knows how to find the nearest text that can be read."""
        twin = self._like(self.text, self.start, self.end, self.place)
        twin._way_out = way_out
        return twin

    def _like(self, text: str, start: int, end: int, place: str) -> TextError:
        twin = TextError(self.problem, text, start, end, self.expected, self.rule, place, self.instead, self._way_out)
        twin._nearest = self._nearest
        return twin
