"""What comes from outside: Python modules that a person names, such as a game or a computer player of their own."""

from __future__ import annotations

import importlib
import sys
import sysconfig
from pathlib import Path
from traceback import extract_tb
from types import ModuleType
from typing import Final

from coven.kernel import CovenError

NOT_THEIRS: Final = (str(Path(__file__).parent), sysconfig.get_path("stdlib"), "<frozen")
"""How the files begin that a person who wrote such a module doesn't want to be pointed at."""


def module_named(name: str) -> ModuleType:
    """The module of this name, looked for in the current folder first. CovenError if there is none or it fails."""
    if "" in name.split("."):
        raise CovenError("a module is named by words with single dots between them, such as here.counter")
    if name in sys.modules:
        return sys.modules[name]
    here = str(Path.cwd())
    if sys.path[:1] != [here]:
        sys.path.insert(0, here)
    importlib.invalidate_caches()  # the file may have been written a moment ago
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{name}.".startswith(f"{error.name}."):
            raise CovenError(in_words(error)) from error  # there is one, and it misses another
        if name.endswith(".py"):
            raise CovenError(f"a module is named without its ending: {Path(name).stem}") from None
        raise CovenError(str(error)) from None
    except (Exception, SystemExit) as error:
        raise CovenError(in_words(error)) from error


def in_words(error: BaseException) -> str:
    """What went wrong in somebody's code, and where in it, for whoever wrote it."""
    if isinstance(error, SyntaxError):
        return f"SyntaxError: {error.msg} ({error.filename}, line {error.lineno})"
    theirs = [frame for frame in extract_tb(error.__traceback__) if not frame.filename.startswith(NOT_THEIRS)]
    place = f" ({theirs[-1].filename}, line {theirs[-1].lineno})" if theirs else ""
    return f"{type(error).__name__}: {error}{place}"
