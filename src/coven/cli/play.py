"""Play a game at the terminal: against the computer, or with others at one screen.

Type the number of a choice, its words or how only they begin; `help` lists what else can be typed at any time: undo,
hint, why not, log, show, save, load, quit. Ctrl-C and Ctrl-D save the game and say where. Without a terminal, or with
--plain, everything is shown in plain lines.
"""

from __future__ import annotations

import argparse
import os
import secrets
import signal

import coven
from coven.cli.common import games_with
from coven.cli.screen import screen_for
from coven.cli.session import Left, Session, load_game
from coven.cli.setting import add_brings, add_setting, brings_of, components_of, game_of, options_of
from coven.kernel import CovenError, Seat, Table, seat_name
from coven.minds import MINDS, Mind, mind_of

EXIT_CODES = {Left.FINISHED: 0, Left.QUIT: 0, Left.BROKEN_OFF: 130, Left.FAILED: 1}


def arguments(parser: argparse.ArgumentParser) -> None:
    add_setting(parser)
    add_brings(parser, "what each seat brings: names of decks that ship or files of deck lists, colours")
    parser.add_argument("--seats", metavar="N", type=int, help="how many play")
    parser.add_argument("--seat", metavar="SEAT", default="A", help="where you sit: A, B ... (default A)")
    minds = f"{', '.join(MINDS)}, or one of your own: module:Class"
    parser.add_argument("--mind", metavar="NAME", default="greedy", help=f"who plays you: {minds}")
    parser.add_argument("--hot-seat", action="store_true", help="people in all seats, handing the screen over")
    parser.add_argument("--load", metavar="FILE", help="go on with a saved game")
    parser.add_argument("--plain", action="store_true", help="plain lines, without boxes and colours")


def run(asked: argparse.Namespace) -> int:
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        # Whatever runs in the background of a script is told to ignore Ctrl-C, and so are its children. Here it saves.
        signal.signal(signal.SIGINT, signal.default_int_handler)
    table = _table(asked)
    minds = _minds(asked, table)
    screen = screen_for(asked.plain)
    seed = "" if asked.seed is None else f", seed {table.seed}"  # whoever knows it could work out what comes up
    screen.say(f"{table.game.title}{seed}. Type `help` at any time.")
    if minds:
        you = ", ".join(seat_name(seat) for seat in table.seats if seat not in minds)
        screen.say(f"You are {you}. The computer plays {', '.join(map(seat_name, minds))}: {asked.mind}.")
    return EXIT_CODES[Session(table, screen, minds, games_with(asked.modules), _again(asked)).run()]


def _again(asked: argparse.Namespace) -> str:
    """What to type to go on with a saved game in the same seats: all but the file."""
    words = [
        os.environ.get("COVEN_COMMAND", "coven"),
        "play",
        asked.game,
        *(f"--with {name}" for name in asked.modules),
    ]
    if asked.hot_seat:
        words.append("--hot-seat")
    else:
        words += [] if asked.seat.upper() == "A" else [f"--seat {asked.seat.upper()}"]
        words += [] if asked.mind == "greedy" else [f"--mind {asked.mind}"]
    return " ".join([*words, *(["--plain"] if asked.plain else []), "--load"])


def _table(asked: argparse.Namespace) -> Table:
    """The table asked for: a new game, or a saved one."""
    game = game_of(asked)
    if asked.load is not None:
        _refuse_changes(asked)
        table = load_game(asked.load, {game.name: game, **games_with(asked.modules)})
        if table.game.name != game.name:
            raise CovenError(f"{asked.load} is a game of {table.game.name}: `coven play {table.game.name} --load ...`")
        return table
    return coven.new(
        game,
        seed=secrets.randbits(32) if asked.seed is None else asked.seed,
        seats=asked.seats,
        brings=brings_of(asked.brings),
        options=options_of(asked),
        components=components_of(asked),
    )


def _refuse_changes(asked: argparse.Namespace) -> None:
    """A saved game goes on as it was set up."""
    settled = {"--seed": asked.seed, "--seats": asked.seats, "--bring": asked.brings, "--components": asked.components}
    settled |= {"--edition": asked.edition, "--option": asked.options or None}
    named = [name for name, value in settled.items() if value is not None]
    if named:
        raise CovenError(f"a saved game goes on as it was set up: leave out {', '.join(named)}, or start a new game")


def _minds(asked: argparse.Namespace, table: Table) -> dict[Seat, Mind]:
    """Who plays for the seats that no person sits in."""
    if asked.hot_seat:
        return {}
    seats = {seat_name(seat): seat for seat in table.seats}
    mine = asked.seat.upper()
    if mine not in seats:
        raise CovenError(f"there is no seat {asked.seat!r}; the seats are: {', '.join(seats)}")
    return {seat: mind_of(asked.mind, table.seed * 16 + seat) for name, seat in seats.items() if name != mine}
