"""Files that people name: read within bounds, and written whole or not at all."""

from __future__ import annotations

import contextlib
import os
import stat
from pathlib import Path
from typing import Final

from coven.kernel import CovenError

MOST_BYTES: Final = 4_000_000
"""No deck, set of cards or saved game comes near this; what is longer is something else."""


def read_text(path: str | Path) -> str:
    """The text of a file. CovenError if there is none, it is no text, or it is too long to be what is wanted."""
    try:
        with open(path, "rb", opener=_at_once) as file:
            content = file.read(MOST_BYTES + 1)
            if not content and stat.S_ISFIFO(os.fstat(file.fileno()).st_mode):
                raise CovenError(f"{path} can't be read: it is a pipe that nobody writes to")
        if len(content) > MOST_BYTES:
            raise CovenError(f"{path} can't be read: it is longer than {MOST_BYTES:,} bytes")
        return content.decode("utf-8-sig").replace("\r\n", "\n").replace("\r", "\n")
    except CovenError:
        raise
    except (OSError, ValueError) as error:
        raise CovenError(f"{path} can't be read: {in_words(error)}") from None


def _at_once(path: str, flags: int) -> int:
    """Open a file for Python. A pipe with nobody at its other end is opened too, where others would wait for ever."""
    if not hasattr(os, "O_NONBLOCK"):
        return os.open(path, flags)
    handle = os.open(path, flags | os.O_NONBLOCK)
    os.set_blocking(handle, True)  # who is there is waited for
    return handle


def write_text(path: str | Path, text: str) -> None:
    """Write a text to a file, whole or not at all: see `write_bytes`."""
    try:
        content = text.encode("utf-8")
    except ValueError as error:
        raise CovenError(f"{path} can't be written: {in_words(error)}") from None
    write_bytes(path, content)


def write_bytes(path: str | Path, content: bytes) -> None:
    """Write a file so that it holds all of this, or, whatever happens meanwhile, what it held before.

    It is written beside the file, brought to the disk, and then takes its place. CovenError if that can't be.
    """
    try:
        target = real(path)
        if target.exists() and not target.is_file():  # a terminal, a pipe: nothing to be kept, and nothing beside it
            with open(target, "wb", opener=_at_once) as file:
                file.write(content)
            return
        _replace(target, content)
    except (OSError, ValueError) as error:
        raise CovenError(f"{path} can't be written: {in_words(error)}") from None


def _replace(target: Path, content: bytes) -> None:
    beside = target.with_name(f".{target.name[:100]}.{os.urandom(6).hex()}.part")
    mode = stat.S_IMODE(target.stat().st_mode) if target.exists() else None
    handle = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o666)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        if mode is not None:
            os.chmod(beside, mode)
        os.replace(beside, target)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(beside)
        raise
    _sync_folder(target.parent)


def _sync_folder(folder: Path) -> None:
    """Bring the new name to the disk too, where folders can be synced."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def typed(name: str) -> Path:
    """The file that somebody means who types this: `~` is a home folder. CovenError if nobody has that name."""
    try:
        return Path(name).expanduser()
    except RuntimeError:
        raise CovenError(f"nobody's home folder is {name.partition('/')[0]}: name the folder itself") from None


def real(path: str | Path) -> Path:
    """Where a path leads, through all links. Links that lead in a circle stay where they are."""
    return Path(os.path.realpath(path))


def in_words(error: OSError | ValueError) -> str:
    """What went wrong with a file."""
    if isinstance(error, UnicodeDecodeError):
        return "it is no text in UTF-8"
    if isinstance(error, UnicodeEncodeError):
        return "it has signs that are no text"
    strerror = getattr(error, "strerror", None)
    return str(strerror or error).lower()


def own_folder(variable: str, xdg: str, usual: str) -> Path:
    """Where Coven keeps something of its own: the folder that a variable of the environment names, or `coven` in
    the one that the system means for it. CovenError if the system tells none."""
    named = os.environ.get(variable)
    if named:
        return Path(named)
    base = os.environ.get(xdg) or os.environ.get("LOCALAPPDATA")
    try:
        return (Path(base) if base else Path.home() / usual) / "coven"
    except RuntimeError as error:
        raise CovenError(str(error)) from None
