"""An error in something a person wrote, shown with a caret under the word."""

from __future__ import annotations

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
        super().__init__(self.show())

    def show(self) -> str:
        """The whole message: place, problem, the text with carets, and what was expected."""
        problem = f"{self.problem} ({self.rule})" if self.rule else self.problem
        head = f"{self.place}: {problem}" if self.place else problem
        carets = " " * self.start + "^" * (self.end - self.start)
        lines = [head, f"  {self.text}", f"  {carets}"]
        if self.expected:
            lines.append(f"  expected {' or '.join(self.expected)}")
        return visible("\n".join(lines))

    def at(self, place: str) -> TextError:
        """The same error with its place named."""
        return TextError(self.problem, self.text, self.start, self.end, self.expected, self.rule, place)

    def within(self, text: str, offset: int) -> TextError:
        """The same error, shown in the longer text of which its own begins at an offset."""
        return TextError(
            self.problem, text, self.start + offset, self.end + offset, self.expected, self.rule, self.place
        )
