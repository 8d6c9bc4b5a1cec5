"""The command line in a pseudo-terminal, as a person has it."""

from __future__ import annotations

import ctypes
import os
import pty
import select
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Sequence

COVEN = [sys.executable, "-m", "coven.cli.main"]
ENV = {
    **os.environ,
    "TERM": "xterm-256color",
    "COLUMNS": "80",
    "LINES": "50",
    "PYTHONIOENCODING": "utf-8:strict",
}


PATIENCE = 600
"""After so many seconds in which nothing came, a test gives up: far longer than anything takes, also on a machine that
has much else to do."""


def _hear_hang_ups() -> None:
    """A closed window is told by a signal, which tests that are started with `nohup` would have the game ignore."""
    signal.signal(signal.SIGHUP, signal.SIG_DFL)


def heed_rights() -> None:
    """Rights of files bind this process and what it starts, also where it is the superuser's."""
    no_more, overriding = 24, 1  # PR_CAPBSET_DROP, CAP_DAC_OVERRIDE
    ctypes.CDLL(None).prctl(no_more, overriding, 0, 0, 0)


class Terminal:
    """A game in a pseudo-terminal."""

    def __init__(self, words: list[str], launcher: Sequence[str] = ()) -> None:
        self.ours, theirs = pty.openpty()
        self.process = subprocess.Popen(
            [*launcher, *COVEN, *words],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=ENV,
            start_new_session=True,
            preexec_fn=_hear_hang_ups,
        )
        os.close(theirs)
        self.shown = ""

    def until(self, words: str, *, waiting: Callable[[], None] = lambda: None) -> str:
        """Wait until these words are shown; gives everything shown since the last time. `waiting`: what is done at
        first, and again after each second in which nothing came."""
        deadline = time.monotonic() + PATIENCE
        waiting()
        while words not in self.shown:
            ready, _, _ = select.select([self.ours], [], [], 1.0)
            if not ready:
                assert time.monotonic() < deadline, f"{words!r} never came: {self.shown}"
                waiting()
                continue
            try:
                self.shown += os.read(self.ours, 65536).decode(errors="replace")
            except OSError:
                assert words in self.shown, self.shown
            deadline = time.monotonic() + PATIENCE
        before, _, self.shown = self.shown.partition(words)
        return before

    def type(self, keys: str) -> None:
        os.write(self.ours, keys.encode())

    def press_ctrl_c(self) -> None:
        """What the terminal does then. A press in the very moment in which the prompt is drawn can be lost: as a person
        would, press again."""
        os.killpg(self.process.pid, signal.SIGINT)

    def end(self) -> int:
        code = self.process.wait(timeout=PATIENCE)
        os.close(self.ours)
        return code
