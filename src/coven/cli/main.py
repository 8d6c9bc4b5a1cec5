"""The command line's entry point: `coven COMMAND ...`.

Each command is a module of this package with `arguments(parser)` and `run(asked) -> int`, loaded only when it is asked
for, so that help and the small commands come at once.
"""

from __future__ import annotations

import argparse
import importlib
import io
import os
import sys
import traceback
from collections.abc import Sequence
from difflib import get_close_matches
from typing import NoReturn

from coven import __version__
from coven.kernel import CovenError, Stuck, visible
from coven.outside import in_words

COMMANDS = {
    "games": "list the games that can be played",
    "play": "play a game against the computer, or with others at one screen",
    "arena": "let computer players play each other: which mind is better, which deck is",
    "run": "play script files and report which of them hold",
    "replay": "show a saved game or a script at any of its answers",
    "cards": "judge a file of cards, show a card as the rules read it, try one, or print them",
    "lab": "find out by playing what a card is worth",
    "decks": "judge deck lists, or look at those that ship",
    "rules": "list a game's rules, where each is implemented and what proves it",
    "playthrough": "print a whole game with all that could be observed of it",
}

DEBUG = "--debug"
"""Shows the whole traceback of what went wrong."""
USER_ERROR = 2
"""The exit code for what the person has to put right: an unknown command, a file that isn't there."""


def main(argv: Sequence[str] | None = None) -> int:
    """Carry out a command line. Returns the exit code."""
    words = list(sys.argv[1:] if argv is None else argv)
    debug = DEBUG in words
    words = [word for word in words if word != DEBUG]
    # What whoever started us has closed: there is nobody to tell anything, and nothing to be heard.
    sys.stdin = sys.stdin or io.StringIO()
    sys.stdout = sys.stdout or io.StringIO()
    sys.stderr = sys.stderr or io.StringIO()
    try:
        return _carry_out(words, debug)
    except CovenError as error:
        if debug:
            traceback.print_exc()
        print(visible(f"coven: {error}"), file=sys.stderr)
        return USER_ERROR
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # Whoever reads our output (head, less) has enough. Python would complain once more when it closes stdout.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        print(f"coven: the system refused: {error}", file=sys.stderr)  # a full disk, a file that went away
        return 1
    except Stuck as error:
        print(visible(f"coven: the game's own rules can't go on: {error}"), file=sys.stderr)
        return 1
    except Exception as error:
        # A mistake in a game, in a computer player, or in Coven itself: not the person's, who needs no traceback of it.
        if debug:
            traceback.print_exc()
        hint = "" if debug else f"; `{DEBUG}` shows how it came about"
        print(visible(f"coven: the code of the game failed: {in_words(error)}{hint}"), file=sys.stderr)
        return 1


class _Parser(argparse.ArgumentParser):
    """Reads a command line. What it says of words that won't do shows what can't be seen in them."""

    def error(self, message: str) -> NoReturn:
        super().error(visible(message))


def _carry_out(words: Sequence[str], debug: bool) -> int:
    parser = _Parser(
        prog="coven",
        description="A table that knows the rules: tabletop games played exactly as their rulebooks say.",
        epilog="`coven COMMAND --help` says more about a command.",
    )
    parser.add_argument(DEBUG, action="store_true", help="show the traceback of what goes wrong")
    parser.add_argument("--version", action="version", version=f"coven {__version__}")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")
    name = next((word for word in words if not word.startswith("-")), None)
    if name is not None and name not in COMMANDS:
        close = get_close_matches(name, COMMANDS, n=1)
        hint = f"did you mean `coven {close[0]}`?" if close else f"the commands are: {', '.join(COMMANDS)}"
        raise CovenError(f"there is no command {name!r}; {hint}")
    for command, summary in COMMANDS.items():
        if command == name:
            module = importlib.import_module(f"coven.cli.{command}")
            about = (module.__doc__ or summary).strip()
            inner = commands.add_parser(
                command, help=summary, description=about, formatter_class=argparse.RawDescriptionHelpFormatter
            )
            module.arguments(inner)
            inner.set_defaults(run=module.run)
        else:
            commands.add_parser(command, help=summary)
    asked = parser.parse_args(words)
    asked.debug = debug
    if name is None:
        parser.print_help()
        return USER_ERROR
    code: int = asked.run(asked)
    sys.stdout.flush()
    return code


if __name__ == "__main__":
    sys.exit(main())
