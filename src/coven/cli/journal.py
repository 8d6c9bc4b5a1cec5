"""The journal of a game at the terminal: every answer is on the disk before the next is asked for.

Whatever ends the program (a closed window, a signal, a broken pipe), `coven play --resume` goes on where it was. A
journal is a file of lines: the first has the game so far, as a record does, and who sits where; each of the others is
an answer given since. When the game has ended or has been saved, its journal goes.
"""

from __future__ import annotations

import contextlib
import importlib.util
import json
import os
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from coven.files import in_words, own_folder, read_text, write_text
from coven.kernel import CovenError, Game, Record, RecordError, Table
from coven.scripts import load, read_record

VARIABLE: Final = "COVEN_STATE"
"""The variable of the environment that names the folder of journals."""
ENDING: Final = ".journal"
FORM: Final = 1
"""The form of journals; one of another form is of another version of Coven."""


def folder_of(named: str | None) -> Path:
    """Where journals are: in the folder named, or in that of the system for what programs keep."""
    return Path(named) if named else own_folder(VARIABLE, "XDG_STATE_HOME", ".local/state") / "journals"


@dataclass(frozen=True, slots=True)
class Seating:
    """Who sits where in a game at the terminal."""

    seat: str = "A"
    """Where the one person sits."""
    mind: str = "greedy"
    """Who plays for the other seats."""
    hot_seat: bool = False
    """People sit in all seats."""
    modules: tuple[str, ...] = ()
    """The modules that were named so that the game is known."""


class Journal:
    """The journal of the game under way."""

    __slots__ = ("_handle", "path", "seating")

    def __init__(self, folder: Path, table: Table, seating: Seating) -> None:
        """Begin a journal. CovenError if it can't be written."""
        self.seating = seating
        self._handle = -1
        self.path = folder / f"{table.game.name}-{secrets.token_hex(6)}{ENDING}"
        try:
            folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        except OSError as error:
            raise CovenError(f"{folder} can't be made: {in_words(error)}") from None
        self.begin_with(table)

    def begin_with(self, table: Table) -> None:
        """Begin anew with the game as it stands: answers were taken back, or another game was loaded."""
        seating = self.seating
        head = {
            "coven": FORM,
            "record": table.record().to_json(),
            "seat": seating.seat,
            "mind": seating.mind,
            "hot seat": seating.hot_seat,
            "with": list(seating.modules),
        }
        write_text(self.path, json.dumps(head) + "\n")
        self.close()
        try:
            os.chmod(self.path, 0o600)
            self._handle = os.open(self.path, os.O_WRONLY | os.O_APPEND)
        except OSError as error:
            raise CovenError(f"the journal {self.path} can't be written: {in_words(error)}") from None
        _lock(self._handle)

    def answer(self, words: str) -> None:
        """The decision at hand is being answered with these words. CovenError if that can't be written: the journal is
        as it was then, for half a line would spoil the next."""
        line = json.dumps({"answer": words}).encode() + b"\n"
        try:
            before = os.fstat(self._handle).st_size
            try:
                while line:  # a disk that is getting full may take the beginning of it
                    line = line[os.write(self._handle, line) :]
                os.fsync(self._handle)
            except OSError:
                os.ftruncate(self._handle, before)
                raise
        except OSError as error:
            raise CovenError(f"the journal {self.path} can't be written: {in_words(error)}") from None

    def close(self) -> None:
        """Leave the journal where it is, for somebody to go on with."""
        if self._handle >= 0:
            os.close(self._handle)
            self._handle = -1

    def remove(self) -> None:
        """The game has ended, or is kept elsewhere."""
        self.close()
        with contextlib.suppress(OSError):
            self.path.unlink()


def left_behind(folder: Path, game: str | None = None) -> list[Path]:
    """The journals of games that nobody is playing, of this game if one is named; the last one first."""
    found = []
    for path in folder.glob(f"*{ENDING}"):
        with contextlib.suppress(OSError):
            if (game is None or path.name.rpartition("-")[0] == game) and _is_free(path):
                found.append((path.stat().st_mtime_ns, path))
    return [path for _, path in sorted(found, reverse=True)]


def take_up(path: Path, games: Mapping[str, Game[Any]]) -> tuple[Table, Seating]:
    """The game that a journal tells of, as far as it came, and who sits where. RecordError if it can't be read."""
    lines = read_text(path).splitlines()
    entries = []
    for number, line in enumerate(lines, 1):
        try:
            entries.append(_entry(line))
        except ValueError:
            if number < len(lines) or number == 1:
                raise RecordError(f"{path}:{number}: this is no line of a journal") from None
            # The program ended in the middle of writing this line: the answer had not been taken yet.
    if not entries:
        raise RecordError(f"{path} is empty")
    record, seating = _head(path, entries[0])
    words = _answers(path, entries[1:])
    game = games.get(record.game)
    try:
        table = load(record, game=game)
        for answer in words:
            table.choose(answer)
    except CovenError as error:
        raise RecordError(f"{path}: {error}") from None
    return table, seating


def _entry(line: str) -> dict[str, Any]:
    entry = json.loads(line)
    if not isinstance(entry, dict):
        raise ValueError(line)
    return entry


def _head(path: Path, head: Mapping[str, Any]) -> tuple[Record, Seating]:
    if head.get("coven") != FORM or not isinstance(head.get("record"), dict):
        raise RecordError(f"{path} is no journal of this version of Coven")
    record = read_record(head["record"])
    modules = head.get("with")
    named = tuple(map(str, modules)) if isinstance(modules, list) else ()
    return record, Seating(str(head.get("seat")), str(head.get("mind")), head.get("hot seat") is True, named)


def _answers(path: Path, entries: list[dict[str, Any]]) -> list[str]:
    words: list[str] = []
    for number, entry in enumerate(entries, 2):
        answer = entry.get("answer")
        if not isinstance(answer, str):
            raise RecordError(f"{path}:{number}: this is no line of a journal")
        words.append(answer)
    return words


def _lock(handle: int) -> None:
    """Say that somebody is playing this game, for as long as the program runs, where the system knows locks."""
    if importlib.util.find_spec("fcntl") is not None:
        import fcntl

        with contextlib.suppress(OSError):
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


def _is_free(path: Path) -> bool:
    """Whether nobody is playing the game of a journal."""
    if importlib.util.find_spec("fcntl") is None:
        return True
    import fcntl

    handle = os.open(path, os.O_RDONLY)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    finally:
        os.close(handle)
    return True
