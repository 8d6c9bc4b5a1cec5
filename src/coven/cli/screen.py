"""Where a game is shown and answers are typed: with boxes and colours on a terminal, or in plain lines."""

from __future__ import annotations

import importlib
import importlib.util
import io
import sys
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Protocol, TextIO, runtime_checkable

from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.text import Text

from coven.games import names
from coven.kernel import Game, Setup
from coven.minds import Seated
from coven.scripts.demands import plain as in_plain_values

MANY = 14
"""More choices than these are shown in columns."""
FORGET = "\x1b[2J\x1b[3J\x1b[H"
"""Tells a terminal to clear the screen and what was scrolled off it."""


class Drawing(Protocol):
    """What a game's module `seen.terminal` offers. Games without one are shown by their views, value by value."""

    def plain(self, view: Any, setup: Setup) -> list[str]:
        """A view in lines of words."""

    def draw(self, view: Any, setup: Setup, width: int) -> RenderableType:
        """A view with boxes and colours, for a terminal of this width."""

    def about(self, setup: Setup, name: str) -> list[str] | None:
        """A card or other component in words; None if there is none of this name."""


@runtime_checkable
class Previewing(Protocol):
    """What a drawing offers besides if it can tell what a choice would bring."""

    def preview(self, seated: Seated) -> Sequence[str]:
        """For each option what it would bring, from what the seat knows; '' where there is nothing to say."""


PLAIN_WIDTH = 100
"""Values that need no more than this are shown in one line."""


class ValueDrawing:
    """Shows any view by its values."""

    __slots__ = ()

    def plain(self, view: Any, setup: Setup) -> list[str]:
        return list(_lines(in_plain_values(view), ""))

    def draw(self, view: Any, setup: Setup, width: int) -> RenderableType:
        return Text("\n".join(self.plain(view, setup)))

    def about(self, setup: Setup, name: str) -> list[str] | None:
        return None


def _lines(value: Any, indent: str) -> Iterator[str]:
    """A value in lines: its parts by name, in one line where they fit; parts with nothing in them are left out."""
    for name, part in _parts(value):
        if _is_nothing(part):
            continue
        line = f"{indent}{name}: {_in_line(part)}"
        if len(line) <= PLAIN_WIDTH or not isinstance(part, Mapping | list):
            yield line
        else:
            yield f"{indent}{name}:"
            yield from _lines(part, indent + "  ")


def _parts(value: Any) -> Iterator[tuple[str, Any]]:
    """The parts of a value, each with what it is called: by its own name or seat if it has one, else by its number."""
    if isinstance(value, Mapping):
        for key, part in value.items():
            yield str(key).replace("_", " "), part
        return
    for number, part in enumerate(value, 1):
        own = next((key for key in ("name", "seat") if isinstance(part, Mapping) and part.get(key)), None)
        if own is None:
            yield str(number), part
        else:
            yield (
                str(part[own]),
                {key: inside for key, inside in part.items() if key != own and not _is_nothing(inside)},
            )


def _in_line(value: Any) -> str:
    if isinstance(value, Mapping):
        parts = [f"{name.replace('_', ' ')} {_in_line(part)}" for name, part in value.items() if not _is_nothing(part)]
        return "; ".join(parts)
    if isinstance(value, list):
        if any(isinstance(part, Mapping | list) for part in value):
            return " | ".join(_in_line(part) or "-" for part in value)
        return ", ".join(_in_line(part) or "-" for part in value)
    return str(value)


def _is_nothing(value: Any) -> bool:
    return value is None or value in ("", [], {})


def drawing_of(game: Game[Any]) -> Drawing:
    """How a game is drawn."""
    module = f"coven.games.{game.name}.drawing"
    if game.name in names() and importlib.util.find_spec(f"coven.games.{game.name}.seen") is not None:
        module = f"coven.games.{game.name}.seen.terminal"
    if game.name not in names() or importlib.util.find_spec(module) is None:
        return ValueDrawing()
    drawing: Drawing = importlib.import_module(module)
    return drawing


class Screen(Protocol):
    """What a session shows things on."""

    def say(self, words: str = "") -> None:
        """A line of the session's own."""

    def show(self, drawing: Drawing, view: Any, setup: Setup) -> None:
        """The board, as a seat sees it."""

    def tell(self, lines: Sequence[str]) -> None:
        """What has happened."""

    def ask(self, prompt: str, rule: str, options: Sequence[str]) -> None:
        """A question, with its numbered choices."""

    def read(self, prompt: str) -> str:
        """A typed line. EOFError at the end of input, KeyboardInterrupt if it is broken off."""

    def forget(self) -> None:
        """Take everything off the screen that somebody else must not see."""


class PlainScreen:
    """Lines without boxes or colours, for screen readers and pipes."""

    __slots__ = ("interactive",)

    def __init__(self, interactive: bool) -> None:
        self.interactive = interactive

    def say(self, words: str = "") -> None:
        print(words)

    def show(self, drawing: Drawing, view: Any, setup: Setup) -> None:
        for line in drawing.plain(view, setup):
            print(line)

    def tell(self, lines: Sequence[str]) -> None:
        for line in lines:
            print(f"- {line}")

    def ask(self, prompt: str, rule: str, options: Sequence[str]) -> None:
        print(f"{prompt} (rule {rule})")
        for number, words in enumerate(options, 1):
            print(f"{number}. {words}")

    def read(self, prompt: str) -> str:
        return _read(prompt)

    def forget(self) -> None:
        if self.interactive:
            print(FORGET, end="")


class RichScreen:
    """Boxes and colours on a terminal."""

    __slots__ = ("console",)

    def __init__(self, console: Console) -> None:
        self.console = console

    def say(self, words: str = "") -> None:
        self.console.print(Text(words), soft_wrap="/" in words)  # a path is copied whole, so nothing breaks it

    def show(self, drawing: Drawing, view: Any, setup: Setup) -> None:
        self.console.print(drawing.draw(view, setup, self.console.width))

    def tell(self, lines: Sequence[str]) -> None:
        for line in lines:
            self.console.print(Text(f"· {line}", style="cyan"))

    def ask(self, prompt: str, rule: str, options: Sequence[str]) -> None:
        question = Text(prompt, style="bold yellow")
        question.append(f"  ({rule})", style="not bold dim")
        self.console.print(question)
        wide = len(str(len(options)))
        lines = []
        for number, words in enumerate(options, 1):
            line = Text(f"{number:>{wide + 1}} ", style="bold")
            line.append(words, style="not bold")
            lines.append(line)
        if len(lines) > MANY:
            self.console.print(Columns(lines, column_first=True, padding=(0, 2)))
        else:
            self.console.print(*lines, sep="\n")

    def read(self, prompt: str) -> str:
        return _read(prompt)

    def forget(self) -> None:
        print(FORGET, end="")


def _read(prompt: str) -> str:
    line = input(prompt)
    if not sys.stdin.isatty():
        print()  # nobody pressed Enter here: end the line all the same
    return line


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
