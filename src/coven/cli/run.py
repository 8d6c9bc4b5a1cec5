"""Play script files and report which of them hold.

A script has a setup and a play: answers, luck, and demands such as what is offered or refused at that point. Each file
is played to its end; the first thing that doesn't hold is shown with its line and with what was offered instead.
The exit code is 0 if all hold and 1 if some don't.
"""

from __future__ import annotations

import argparse
import traceback
from pathlib import Path
from typing import Any

from coven.cli.common import add_with, games_with, script_files
from coven.kernel import Game, RecordError, visible
from coven.outside import in_words
from coven.scripts import read_script, run_script


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", metavar="FILE", nargs="+", help="a script, or a folder in which to look for *.yaml")
    parser.add_argument("-q", "--quiet", action="store_true", help="show only what doesn't hold, and the sum")
    add_with(parser)


def run(asked: argparse.Namespace) -> int:
    further = games_with(asked.modules)
    files = script_files(asked.files)
    failures = 0
    for file in files:
        try:
            line = _play(file, further)
        except RecordError as error:
            failures += 1
            print(visible(f"FAILED  {error}"))
        except Exception as error:
            # A mistake in a game's rules must not keep the other scripts from being played.
            failures += 1
            told = traceback.format_exc() if asked.debug else "`coven run --debug` shows how it came about"
            print(visible(f"FAILED  {file}: the game's own code failed: {in_words(error)}\n{told}"))
        else:
            if not asked.quiet:
                print(visible(f"ok      {line}"))
    passed = len(files) - failures
    print(f"{passed} passed, {failures} failed" if failures else f"{passed} passed")
    return 1 if failures else 0


def _play(file: Path, further: dict[str, Game[Any]]) -> str:
    """Play one script. Gives the line that reports it."""
    script = read_script(file)
    run_script(script, game=further.get(script.game))
    answers = f"{script.answers} answer{'s' if script.answers != 1 else ''}"
    shown = answers if script.refused is None else "its setup is refused"
    return f"{file}: {script.title} ({shown})" if script.title else f"{file} ({shown})"
