"""Show a saved game or a script at any of its answers.

First comes what was answered and what happened, each line with the number of the rule that made it happen, then the
board, and then who is to decide and what may be answered. The board is drawn as whoever is to decide sees it; with
--position the whole truth is printed instead, in a form that a script can begin with.

On a terminal it begins at the beginning and goes on with keys: n, space or right for the next answer, p or left for the
one before, g and a number to go to an answer, b and e for beginning and end, l for the log so far, q to quit. Without a
terminal it prints the end of the file, or what --at names.

With --seat everything is shown as that seat could know it, and nothing tells when the others were asked: only the
seat's own answers are counted, and what the others did until its next one is what its log says of it.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from typing import Any, Final

from coven.cli.common import add_with, games_with, script_files
from coven.cli.keys import Keys, keys_for
from coven.cli.moments import SPECTATOR, Moment, Reel, answers_of, moments, sight_of
from coven.cli.screen import RichScreen, Screen, screen_for
from coven.kernel import CovenError, Game, seat_name
from coven.scripts import Script, read_script
from coven.scripts.demands import Sight, Truth
from coven.scripts.records import dump
from coven.scripts.run import game_of

FAILED: Final = 1
"""The exit code for a file that can't be played to its end."""
KEYS: Final = "n next, p previous, g N go to, b begin, e end, l log, q quit"
UNDER_WAY: Final = (
    "this moment is in the middle of something, of which a position may not hold all; "
    "a script reaches it by its answers, from a position before them"
)
NEXT: Final = ("n", " ", "right", "down", "\r", "\n")
PREVIOUS: Final = ("p", "left", "up")
BEGIN: Final = ("b", "home")
END: Final = ("e", "end")


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a saved game or a script")
    parser.add_argument("--at", metavar="N", type=int, help="show the game after N answers; 0 is the beginning")
    parser.add_argument("--seat", metavar="SEAT", help=f"show what this seat (A, B ...) sees, or `{SPECTATOR}`")
    parser.add_argument(
        "--position", action="store_true", help="print the position instead of the board, and ask no keys"
    )
    parser.add_argument("--plain", action="store_true", help="plain lines, without boxes and colours")
    add_with(parser)


def run(asked: argparse.Namespace) -> int:
    script = read_script(script_files([asked.file])[0])
    sight = sight_of(asked.seat)
    show = Show(
        script,
        sight,
        games_with(asked.modules).get(script.game) or game_of(script),
        screen_for(asked.plain or asked.position),
    )
    if asked.at is not None and not 0 <= asked.at <= show.count:
        raise CovenError(f"{show.counted}; --at can be 0 to {show.count}, not {asked.at}")
    if sys.stdin.isatty() and sys.stdout.isatty() and not asked.position:
        with keys_for(with_number="g") as keys:
            show.step(keys, asked.at or 0)
    else:
        board = show.position if asked.position else show.board
        try:
            show.print(show.count if asked.at is None else asked.at, board)
            if asked.at is None:
                show.reel.finish()
        except CovenError as error:
            if show.reel.last < 0:
                raise
            print(f"coven: it can't be played on from here: {error}", file=sys.stderr)
            return FAILED
    return 0


class Show:
    """A game shown again, with the whole truth or as somebody could know it."""

    def __init__(self, script: Script, sight: Sight, game: Game[Any], screen: Screen) -> None:
        self.script = script
        self.sight = sight
        self.game = game
        self.screen = screen
        self.drawing = game.drawing()
        self.count = answers_of(script, sight)
        self.reel = Reel(moments(script, sight, game))

    @property
    def counted(self) -> str:
        """How many answers there are, as an error says it."""
        answers = "1 answer" if self.count == 1 else f"{self.count} answers"
        if isinstance(self.sight, Truth):
            return f"{self.script.file} has {answers}"
        if self.sight.whose is None:
            return f"a {SPECTATOR} gives no answers, so there is one moment to show"
        return f"{self.script.file} has {answers} by {seat_name(self.sight.whose)}"

    def title(self, number: int) -> str:
        """What is shown: the seed, and how many answers there are, only where all may be known."""
        if isinstance(self.sight, Truth):
            return f"{self.game.title}, seed {self.script.seed}, {number} of {self.count} answers"
        if self.sight.whose is None:
            return f"{self.game.title} as a {SPECTATOR} sees it"
        seat = seat_name(self.sight.whose)
        return f"{self.game.title} as {seat} sees it, {number} of {seat}'s {self.count} answers"

    # All at once

    def print(self, number: int, board: Callable[[Moment], None]) -> None:
        """All that was answered and happened up to a moment, and how the game stands there."""
        try:
            self.reel.at(number)
        except CovenError:
            # What can be shown is shown, and then what keeps the rest from it.
            if self.reel.last >= 0:
                self._print(self.reel.last, board)
            raise
        self._print(number, board)

    def _print(self, number: int, board: Callable[[Moment], None]) -> None:
        self.screen.say(self.title(number))
        self._retell(number)
        self.screen.say()
        moment = self.reel.at(number)
        board(moment)
        self.screen.say()
        self.screen.say(str(moment.question or moment.standing))

    def board(self, moment: Moment) -> None:
        """The board as it is drawn in play."""
        if isinstance(self.sight, Truth):
            self.screen.say(f"As {moment.whose} sees it:")
        self.screen.show(self.drawing, moment.view, moment.setup)

    def position(self, moment: Moment) -> None:
        """The position as a script can have it; for a seat its view, value by value."""
        for line in dump(moment.position).rstrip().split("\n"):
            self.screen.say(line)
        if not moment.at_rest and isinstance(self.sight, Truth):
            print(f"coven: {UNDER_WAY}", file=sys.stderr)

    def _retell(self, number: int) -> None:
        for moment in self.reel.until(number):
            for line in moment.told():
                self.screen.say(line)

    # Step by step

    def step(self, keys: Keys, number: int) -> None:
        """Show moment by moment, as the keys say, until it is enough."""
        here = self._go_to(0, number)
        while True:
            try:
                key = keys.read().casefold()
            except EOFError:
                return
            if key == "q":
                return
            if key in NEXT:
                here = self._go_to(here, here + 1)
            elif key in PREVIOUS:
                here = self._go_to(here, here - 1)
            elif key in BEGIN:
                here = self._go_to(here, 0)
            elif key in END:
                here = self._go_to(here, self.count)
            elif key[:1] == "g" and key[1:].strip().isdecimal():
                here = self._go_to(here, int(key[1:]))
            elif key == "l":
                self._log(here)
            else:
                self.screen.say(KEYS)

    def _go_to(self, here: int, number: int) -> int:
        """Show another moment, if there is one; gives the one that is shown."""
        if not 0 <= number <= self.count:
            edge = "That is the end." if number == here + 1 else "That is the beginning." if number < 0 else ""
            self.screen.say(edge or f"There is no answer {number}: {self.counted}.")
            return here
        wrong: CovenError | None = None
        try:
            moment = self.reel.at(number)
        except CovenError as error:
            if self.reel.last < 0:
                raise
            wrong = error
            moment = self.reel.at(self.reel.last)
        self._clear()
        self.screen.say(self.title(moment.number))
        if moment.answer:
            self.screen.say(moment.answer)
        self.screen.tell(moment.happened)
        self.screen.say()
        self.board(moment)
        self.screen.say()
        self._ask(moment)
        if wrong is not None:
            self.screen.say(f"It can't be played on from here: {wrong}")
        self.screen.say(KEYS)
        return moment.number

    def _ask(self, moment: Moment) -> None:
        question = moment.question
        if question is None:
            self.screen.say(moment.standing)
            return
        self.screen.say(f"{question.seat} is asked:")
        choices = [(str(number), words) for number, words in enumerate(question.options, 1)]
        self.screen.ask(question.text, question.rule, choices)

    def _log(self, here: int) -> None:
        self._clear()
        self._retell(here)
        self.screen.say(KEYS)

    def _clear(self) -> None:
        """Redraw in place where there are boxes; plain lines follow each other, as a screen reader reads them."""
        if isinstance(self.screen, RichScreen):
            self.screen.console.clear()
