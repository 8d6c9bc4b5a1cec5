"""What takes a while to make is kept between runs: tables of grammars, compiled cards.

It is kept as data, of which nothing can be run, whoever wrote it. A file is called by a digest of everything that
decides what it holds (`named_by`), so what was made from anything else is never taken for it; and it begins with a
seal, so that a file that isn't whole counts as none. Whatever can't be read is made anew, and what can't be kept isn't:
the next start takes longer, and that is all.

Looked at first is what came with the package, made when that was built; then what earlier runs have kept for their
user.
"""

from __future__ import annotations

import hashlib
import json
import os
import time
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from coven.files import own_folder, write_text
from coven.kernel import CovenError

CAME_ALONG: Final = Path(__file__).with_name("ready")
"""What was made when the package was built; there is none where its sources are run."""

MOST_KEPT: Final = 32
"""So many files of a size are kept for a user; those that nobody has wanted for longest go first."""
LARGE: Final = 20_000
"""From so many bytes a file is large: tables, and all cards of a game, which are not to go for a few cards' sake."""


def named_by(*content: str) -> str:
    """What something is kept under: a digest of all that decides it."""
    return hashlib.sha256("\n\0".join(content).encode()).hexdigest()[:24]


def digest_of(places: Iterable[Path], *kinds: str) -> str | None:
    """A digest of source files: those given, and those of such kinds in the folders given. None where there are none to
    be read, because the package came without or isn't in files at all: then nothing tells what its code does."""
    digest = hashlib.sha256()
    try:
        for place in places:
            files = [place] if place.suffix else sorted(path for kind in kinds for path in place.rglob(f"*{kind}"))
            if not files:
                return None
            for file in files:
                content = file.read_bytes()
                digest.update(f"{file.name} {len(content)}\n".encode())
                digest.update(content)
    except OSError:
        return None
    return digest.hexdigest()


def recall(name: str) -> Any:
    """What was kept under a name; None if nothing was, or what is there isn't whole."""
    for folder in (CAME_ALONG, _users_folder()):
        if folder is not None:
            with suppress(Exception):  # whatever is wrong with it, it can be made anew
                seal, _, data = (folder / f"{name}.json").read_text(encoding="utf-8").partition("\n")
                if seal == seal_of(name, data):
                    _is_wanted(folder / f"{name}.json")
                    return json.loads(data)
    return None


def _is_wanted(file: Path) -> None:
    """What is still looked at stays, however much is kept after it."""
    if file.parent != CAME_ALONG:
        with suppress(OSError):
            os.utime(file, ns=(time.time_ns(), file.stat().st_mtime_ns))


def keep(name: str, data: Any) -> None:
    """Keep something under a name, if it can be."""
    folder = _users_folder()
    if folder is None:
        return
    with suppress(OSError, CovenError):
        folder.mkdir(parents=True, exist_ok=True)
        written = json.dumps(data, separators=(",", ":"))
        write_text(folder / f"{name}.json", f"{seal_of(name, written)}\n{written}")
        _clear_out(folder)


def seal_of(name: str, data: str) -> str:
    """What shows that data is whole, and what was kept under this name."""
    return hashlib.sha256(f"{name}\n{data}".encode()).hexdigest()


def _users_folder() -> Path | None:
    try:
        return own_folder("COVEN_CACHE", "XDG_CACHE_HOME", ".cache")
    except CovenError:
        return None


def _clear_out(folder: Path) -> None:
    """Of what was kept, what nobody has wanted for longest goes, of small files and of large ones each. Others may be
    clearing out at the same time."""
    wanted: dict[bool, dict[Path, int]] = {False: {}, True: {}}
    for file in folder.glob("*.json"):
        with suppress(OSError):
            stat = file.stat()
            wanted[stat.st_size >= LARGE][file] = max(stat.st_atime_ns, stat.st_mtime_ns)
    for times in wanted.values():
        for file in sorted(times, key=times.__getitem__, reverse=True)[MOST_KEPT:]:
            with suppress(OSError):
                file.unlink()
