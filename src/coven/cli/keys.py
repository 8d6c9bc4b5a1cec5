"""Reading what is pressed on a keyboard, key by key where the terminal can do that and else line by line."""

from __future__ import annotations

import importlib.util
import os
import select
import sys
from types import TracebackType
from typing import Any, Final, Protocol, Self

ESCAPES: Final = {
    b"[C": "right",
    b"OC": "right",
    b"[D": "left",
    b"OD": "left",
    b"[A": "up",
    b"OA": "up",
    b"[B": "down",
    b"OB": "down",
    b"[H": "home",
    b"OH": "home",
    b"[1~": "home",
    b"[F": "end",
    b"OF": "end",
    b"[4~": "end",
}
"""What terminals send after an escape for the keys that are no letters."""
PATIENCE: Final = 0.05
"""What belongs to one key comes within so many seconds; a lone escape is followed by nothing."""
END_OF_INPUT: Final = "\x04"


class Keys(Protocol):
    """Where keys come from; it is left as it was found."""

    def read(self) -> str:
        """The next key, by its letter or name; a letter in `with_number` comes with the number that was typed: 'g 12'.

        EOFError at the end of input.
        """

    def __enter__(self) -> Self: ...

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None
    ) -> None: ...


class Keyboard:
    """Keys as they are pressed, without Enter and without showing them."""

    __slots__ = ("_before", "_fd", "with_number")

    def __init__(self, with_number: str) -> None:
        self.with_number = with_number
        self._fd = sys.stdin.fileno()
        self._before: list[Any] = []

    def __enter__(self) -> Self:
        import termios

        self._before = termios.tcgetattr(self._fd)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        import termios

        termios.tcsetattr(self._fd, termios.TCSADRAIN, self._before)

    def read(self) -> str:
        import termios
        import tty

        tty.setcbreak(self._fd, termios.TCSADRAIN)  # each time: whoever stopped us meanwhile may have set it back
        key = self._key()
        return f"{key} {self._number(key)}" if key and key in self.with_number else key

    def _key(self) -> str:
        first = self._byte()
        if first != b"\x1b":
            return first.decode(errors="replace")
        rest = b""
        while select.select([self._fd], [], [], PATIENCE)[0]:
            rest += self._byte()
            if len(rest) > 1 and (rest[-1:].isalpha() or rest[-1:] == b"~"):
                break
        return ESCAPES.get(rest, "")

    def _byte(self) -> bytes:
        try:
            byte = os.read(self._fd, 1)
        except OSError:  # the terminal is gone
            byte = b""
        if not byte or byte.decode(errors="replace") == END_OF_INPUT:
            raise EOFError
        return byte

    def _number(self, key: str) -> str:
        """Digits up to Enter, shown as they are typed; '' if something else is pressed."""
        digits = ""
        print(f"{key} ", end="", flush=True)
        while True:
            pressed = self._key()
            if pressed.isdecimal() and len(digits) < 6:
                digits += pressed
                print(pressed, end="", flush=True)
            elif pressed in ("\x7f", "\b"):
                print("\b \b" if digits else "", end="", flush=True)
                digits = digits[:-1]
            else:
                print()
                return digits if pressed in ("\r", "\n") else ""


class Lines:
    """The same where keys can't be read one by one: typed lines."""

    __slots__ = ()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        return

    def read(self) -> str:
        return input("> ").strip() or "\n"


def keys_for(with_number: str) -> Keys:
    """The keys of this terminal; of those in `with_number` a number belongs to what is pressed."""
    if importlib.util.find_spec("termios") is None:
        return Lines()
    return Keyboard(with_number)
