"""Programs that are killed at the n-th thing they ask of the disk.

The program is forked for every n, so that it is the real one and quickly there. What counts is every call of the
system that opens, writes, syncs, renames or removes a file; whatever is written is written in two halves, with a moment
to be killed at between them.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest

CALLS: Final = ("open", "fsync", "replace", "chmod", "unlink", "mkdir", "ftruncate")
"""What is asked of the system for files, but for writing."""


class Killer:
    """Kills this process, as the system would, before the n-th call."""

    def __init__(self, at: int) -> None:
        self.left = at

    def step(self) -> None:
        self.left -= 1
        if self.left == 0:
            os.kill(os.getpid(), signal.SIGKILL)

    def lie_in_wait(self) -> None:
        """From now on every call is counted."""

        def counted(call: Callable[..., Any]) -> Callable[..., Any]:
            def called(*words: Any, **named: Any) -> Any:
                self.step()
                return call(*words, **named)

            return called

        system = pytest.MonkeyPatch()  # never undone: this process has nothing else to do
        for name in CALLS:
            system.setattr(os, name, counted(getattr(os, name)))
        write, fdopen = os.write, os.fdopen

        def written(handle: int, content: bytes) -> int:
            self.step()
            half = write(handle, content[: len(content) // 2])
            self.step()
            return half + write(handle, content[half:])

        class Halting:
            """A file of which everything is on its way at once, half by half."""

            def __init__(self, handle: int, mode: str) -> None:
                self.file = fdopen(handle, mode, 0)

            def __enter__(self) -> Halting:
                return self

            def __exit__(self, *error: object) -> None:
                self.file.close()

            def write(self, content: bytes) -> int:
                return written(self.fileno(), content)

            def flush(self) -> None: ...

            def fileno(self) -> int:
                return int(self.file.fileno())

        system.setattr(os, "write", written)
        system.setattr(os, "fdopen", Halting)


def carried_out(program: Callable[[], object], folder: Path, typed: str, at: int) -> bool:
    """Carry out a program in a folder, in a process of its own that is killed at the n-th call; 0: it isn't. What it
    shows is in the file `shown`. Whether it came to its end."""
    (folder / "typed").write_text(typed)
    child = os.fork()
    if child == 0:
        code = 1
        try:
            os.chdir(folder)
            for name, handle, mode in (("typed", 0, os.O_RDONLY), ("shown", 1, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)):
                os.dup2(os.open(name, mode), handle)
            with open(0, closefd=False) as sys.stdin, open(1, "w", closefd=False) as sys.stdout:
                sys.stdout.reconfigure(write_through=True)
                os.environ["COVEN_STATE"] = str(folder / "state")
                Killer(at).lie_in_wait()
                program()
                code = 0
        finally:
            os._exit(code)
    _, status = os.waitpid(child, 0)
    assert os.WIFSIGNALED(status) or os.waitstatus_to_exitcode(status) == 0, f"call {at}: it failed otherwise"
    return not os.WIFSIGNALED(status)
