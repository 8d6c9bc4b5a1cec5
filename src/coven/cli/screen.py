"""Where a game is shown and answers are typed: with boxes and colours on a terminal, or in plain lines.

Whatever is said may have words of people in it, such as the name of a file: what can't be seen in them is made visible.
"""

from __future__ import annotations

import importlib
import importlib.util
import io
import sys
from collections.abc import Sequence
from typing import Any, Protocol, TextIO

from rich.columns import Columns
from rich.console import Console
from rich.text import Text

from coven.kernel import Drawing, Keyed, Setup, visible

MANY = 14
"""More choices than these are shown in columns."""
FORGET = "\x1b[2J\x1b[3J\x1b[H"
"""Tells a terminal to clear the screen and what was scrolled off it."""


class Screen(Protocol):
    """What a session shows things on."""

    def say(self, words: str = "") -> None:
        """A line of the session's own."""

    def show(self, drawing: Drawing, view: Any, setup: Setup) -> None:
        """The board, as a seat sees it."""

    def tell(self, lines: Sequence[str]) -> None:
        """What has happened."""

    def ask(self, prompt: str, rule: str, choices: Sequence[tuple[str, str]]) -> None:
        """A question, with its choices: the number of each, and its words."""

    def read(self, prompt: str) -> str:
        """A typed line. EOFError at the end of input, KeyboardInterrupt if it is broken off."""

    def forget(self) -> None:
        """Take everything off the screen that somebody else must not see."""


class PlainScreen:
    """Lines without boxes or colours, for screen readers and pipes."""

    __slots__ = ("explained", "interactive")

    def __init__(self, interactive: bool) -> None:
        self.interactive = interactive
        self.explained: Drawing | None = None
        """The drawing whose key has been told: once is enough for lines that are read one by one."""

    def say(self, words: str = "") -> None:
        print(visible(words))

    def show(self, drawing: Drawing, view: Any, setup: Setup) -> None:
        if self.explained is not drawing:
            self.explained = drawing
            for line in key_of(drawing, setup):
                print(line)
        for line in drawing.plain(view, setup):
            print(visible(line))

    def tell(self, lines: Sequence[str]) -> None:
        for line in lines:
            print(visible(f"- {line}"))

    def ask(self, prompt: str, rule: str, choices: Sequence[tuple[str, str]]) -> None:
        print(visible(f"{prompt} (rule {rule})"))
        for number, words in choices:
            print(visible(f"{number}. {words}"))

    def read(self, prompt: str) -> str:
        return _read(prompt)

    def forget(self) -> None:
        _forget_typed()
        if self.interactive:
            print(FORGET, end="")


class RichScreen:
    """Boxes and colours on a terminal."""

    __slots__ = ("console",)

    def __init__(self, console: Console) -> None:
        self.console = console

    def say(self, words: str = "") -> None:
        self.console.print(Text(visible(words)), soft_wrap="/" in words)  # a path is copied whole, so nothing breaks it

    def show(self, drawing: Drawing, view: Any, setup: Setup) -> None:
        self.console.print(drawing.draw(view, setup, self.console.width))

    def tell(self, lines: Sequence[str]) -> None:
        for line in lines:
            self.console.print(Text(visible(f"· {line}"), style="cyan"))

    def ask(self, prompt: str, rule: str, choices: Sequence[tuple[str, str]]) -> None:
        question = Text(visible(prompt), style="bold yellow")
        question.append(f"  ({rule})", style="not bold dim")
        self.console.print(question)
        wide = max(len(number) for number, _ in choices)
        lines = []
        for number, words in choices:
            line = Text(f"{number:>{wide + 1}} ", style="bold")
            line.append(visible(words), style="not bold")
            lines.append(line)
        if len(lines) > MANY:
            self.console.print(Columns(lines, column_first=True, padding=(0, 2)))
        else:
            self.console.print(*lines, sep="\n")

    def read(self, prompt: str) -> str:
        return _read(prompt)

    def forget(self) -> None:
        _forget_typed()
        print(FORGET, end="")


def key_of(drawing: Drawing, setup: Setup) -> list[str]:
    """What the letters and signs of a drawing stand for, where it has any."""
    return drawing.key(setup) if isinstance(drawing, Keyed) else []


def _read(prompt: str) -> str:
    line = input(prompt)
    if not sys.stdin.isatty():
        print()  # nobody pressed Enter here: end the line all the same
    return line


def _forget_typed() -> None:
    """Nobody finds with the arrow keys what somebody else has typed."""
    readline = sys.modules.get("readline")
    if readline is not None:
        readline.clear_history()


def screen_for(plain_wanted: bool) -> Screen:
    """The screen to play on: plain if that is wanted or nobody would see colours."""
    _forgive(sys.stdin)
    _forgive(sys.stdout)
    terminal = sys.stdout.isatty()
    if terminal and sys.stdin.isatty() and importlib.util.find_spec("readline") is not None:
        importlib.import_module("readline")  # makes arrow keys and earlier lines work in input()
    if plain_wanted or not terminal:
        return PlainScreen(terminal)
    return RichScreen(Console(highlight=False))


def _forgive(stream: TextIO) -> None:
    """Replace what can't be read or written in the terminal's encoding, rather than fail over it."""
    if isinstance(stream, io.TextIOWrapper):
        stream.reconfigure(errors="replace")
