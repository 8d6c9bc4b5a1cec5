"""Show a saved game or a script at any of its answers.

First comes what was answered and what happened, each line with the number of the rule that made it happen, then the
position, and then who is to decide and what may be answered. Without --at it is the end of the file that is shown.
The position is the whole truth; with --seat it is what that seat could see, and so is the log.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import Any

from coven.cli.common import add_with, games_with, script_files
from coven.kernel import CovenError, Game, Seat, Table, seat_name
from coven.scripts import Script, follow, read_script
from coven.scripts.demands import plain
from coven.scripts.records import dump
from coven.scripts.script import Answered, Told
from coven.scripts.words import offered

SPECTATOR = "spectator"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a saved game or a script")
    parser.add_argument("--at", metavar="N", type=int, help="show the game after N answers; 0 is the beginning")
    parser.add_argument("--seat", metavar="SEAT", help="show what this seat (A, B ...) sees, or `spectator`")
    add_with(parser)


def run(asked: argparse.Namespace) -> int:
    script = read_script(script_files([asked.file])[0])
    at = script.answers if asked.at is None else asked.at
    if not 0 <= at <= script.answers:
        there = "1 answer" if script.answers == 1 else f"{script.answers} answers"
        raise CovenError(f"{script.file} has {there}; --at can be 0 to {script.answers}, not {at}")
    for line in replayed(script, at, asked.seat, games_with(asked.modules).get(script.game)):
        print(line)
    return 0


def replayed(script: Script, at: int, whose: str | None, game: Game[Any] | None) -> Iterator[str]:
    """The lines that show a script after so many answers, to a seat or with the whole truth."""
    count = logged = 0
    for line, table in follow(script, game=game):
        if line is None:
            reader = _reader(table, whose)
            yield f"{table.game.title}, seed {table.seed}, {at} of {script.answers} answers"
        elif isinstance(line, Told):
            yield f"  ({line.words})"
        elif isinstance(line, Answered):
            count += 1
            # What another seat answers may be its secret; what all may know of it is in the log.
            hidden = whose is not None and line.seat != reader
            yield f"{count:4}  {seat_name(line.seat)} answers" if hidden else f"{count:4}  {line}"
        for happened in table.log(reader, logged):
            yield f"          {happened}"
        logged = table.log_size
        if count == at:
            break
    yield ""
    yield from _position(table, whose, reader)
    yield ""
    yield from _decision(table, whose, reader)


def _reader(table: Table, whose: str | None) -> Seat | None:
    """Whose log and view are shown."""
    if whose is None or whose == SPECTATOR:
        return None
    seats = {seat_name(seat): seat for seat in table.seats}
    if whose not in seats:
        raise CovenError(f"there is no seat {whose!r}; --seat can be: {', '.join(seats)}, {SPECTATOR}")
    return seats[whose]


def _position(table: Table, whose: str | None, reader: Seat | None) -> Iterator[str]:
    whole = table.position() if whose is None else plain(table.view(reader))
    yield from dump(whole).rstrip().split("\n")


def _decision(table: Table, whose: str | None, reader: Seat | None) -> Iterator[str]:
    """Who is to decide; what may be answered is for the one who decides to know."""
    decision = table.decision
    if decision is not None and whose is not None and decision.seat != reader:
        yield f"{seat_name(decision.seat)} is to decide"
    else:
        yield offered(table)
