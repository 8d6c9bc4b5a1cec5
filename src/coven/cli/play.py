"""Play a game at the terminal: against the computer, or with others at one screen.

Type the number of a choice, its words or how only they begin; `help` lists what else can be typed at any time: undo,
hint, why not, log, show, save, load, quit. Ctrl-C and Ctrl-D save the game and say where. Without a terminal, or with
--plain, everything is shown in plain lines.

Every answer is kept as it is given. A game that ended in any other way (a closed window, a crash, a lost connection)
is still there: `coven play --resume` goes on with the last one. Such games are kept in the folder that COVEN_STATE or
--journals names, else in `coven` in the system's folder for what programs keep, until they end or are saved.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import signal
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import coven
from coven.cli.common import games_with
from coven.cli.journal import Journal, Seating, folder_of, left_behind, take_up
from coven.cli.saves import Talk, load_game
from coven.cli.screen import Screen, screen_for
from coven.cli.session import Left, Session
from coven.cli.setting import add_brings, add_setting, brings_of, components_of, for_people, game_of, options_of
from coven.games import names
from coven.kernel import CovenError, Game, Seat, Table, seat_name
from coven.minds import MINDS, Mind, best_for, dice_of, mind_of, minds_for

EXIT_CODES = {Left.FINISHED: 0, Left.QUIT: 0, Left.BROKEN_OFF: 130, Left.FAILED: 1}


def arguments(parser: argparse.ArgumentParser) -> None:
    add_setting(parser, game_needed=False)
    add_brings(parser, "what each seat brings: names of decks that ship or files of deck lists, colours")
    parser.add_argument("--seats", metavar="N", type=int, help="how many play")
    parser.add_argument("--seat", metavar="SEAT", help="where you sit: A, B ... (default A)")
    minds = f"{', '.join(MINDS)}, one that the game has, or one of your own: module:Class"
    parser.add_argument("--mind", metavar="NAME", help=f"who plays the other seats (default: the best): {minds}")
    parser.add_argument("--hot-seat", action="store_true", help="people in all seats, handing the screen over")
    parser.add_argument("--load", metavar="FILE", help="go on with a saved game")
    parser.add_argument(
        "--resume", action="store_true", help="go on with the last game that was neither ended nor saved"
    )
    parser.add_argument("--journals", metavar="FOLDER", help="where every answer is kept as it is given")
    parser.add_argument("--plain", action="store_true", help="plain lines, without boxes and colours")


def run(asked: argparse.Namespace) -> int:
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        # Whatever runs in the background of a script is told to ignore Ctrl-C, and so are its children. Here it saves.
        signal.signal(signal.SIGINT, signal.default_int_handler)
    further = games_with(asked.modules)
    if asked.resume:
        table, seating, talk, before = _resumed(asked, further)
    else:
        if asked.game is None and asked.load is None:
            raise CovenError("say which game: `coven play GAME`; `coven games` lists them")
        table, talk = _table(asked)
        seat, mind = (asked.seat or "A").upper(), asked.mind or best_for(table.game)
        seating, before = Seating(seat, mind, asked.hot_seat, tuple(asked.modules)), None
    minds = _minds(seating, table)
    screen = screen_for(asked.plain)
    seed = "" if asked.seed is None else f", seed {table.seed}"  # whoever knows it could work out what comes up
    page = "" if table.game.primer() is None else ", or `primer` to read how it is played"
    screen.say(f"{table.game.title}{seed}. Type `help` at any time{page}.")
    if minds:
        you = ", ".join(seat_name(seat) for seat in table.seats if seat not in minds)
        screen.say(f"You are {you}. The computer plays {', '.join(map(seat_name, minds))}: {seating.mind}.")
    journal = _journal(asked, table, replace(seating, modules=tuple(asked.modules)), screen, talk, before)
    again = _again(table.game, seating, asked.plain)
    return EXIT_CODES[Session(table, screen, minds, further, again, journal=journal, talk=talk).run()]


def _journal(
    asked: argparse.Namespace, table: Table, seating: Seating, screen: Screen, talk: Talk, before: Path | None
) -> Journal | None:
    """The journal of a game that begins, or of one that goes on, which takes the place of the one before. Without one
    the game is played all the same."""
    try:
        folder = folder_of(asked.journals)
        if before is None and left_behind(folder):
            screen.say("There is a game that was neither ended nor saved: `coven play --resume` goes on with it.")
        journal = Journal(folder, table, seating, talk)
    except CovenError as error:
        screen.say(f"Only what you save is kept: {error}")
        return None
    if before is not None:
        with contextlib.suppress(OSError):
            before.unlink()
    return journal


def _resumed(asked: argparse.Namespace, further: Mapping[str, Game[Any]]) -> tuple[Table, Seating, Talk, Path]:
    """The last game that was neither ended nor saved, who sits where in it, what minds have said, and its journal."""
    if asked.load is not None:
        raise CovenError("--resume goes on with the last game, --load with a saved one: leave one of them out")
    _refuse_changes(asked)
    named = {"--seat": asked.seat, "--hot-seat": asked.hot_seat or None}
    if any(value is not None for value in named.values()):
        raise CovenError("a game is resumed in the seats it had: leave out --seat and --hot-seat")
    folder = folder_of(asked.journals)
    found = left_behind(folder, asked.game)
    if not found:
        raise CovenError(f"there is no game to go on with: each has ended or been saved (looked in {folder})")
    game, _, _ = found[0].name.rpartition("-")
    if game not in names() and game not in further:
        raise CovenError(f"the last game is one of {game}: make it known by --with MODULE")
    table, seating, talk = take_up(found[0], further)
    if asked.mind is not None:
        seating = replace(seating, mind=asked.mind)
    elif seating.mind not in minds_for(table.game):  # nothing that a file names is run, only what the person does
        raise CovenError(f"the computer played as {seating.mind}: say `--mind {seating.mind}` to have it again")
    return table, seating, talk, found[0]


def _again(game: Game[Any], seating: Seating, plain: bool) -> str:
    """What to type to go on with a saved game in the same seats: all but the file."""
    command = os.environ.get("COVEN_COMMAND", "coven")
    words = [command, "play", game.name, *(f"--with {name}" for name in seating.modules)]
    if seating.hot_seat:
        words.append("--hot-seat")
    else:
        words += [] if seating.seat == "A" else [f"--seat {seating.seat}"]
        words += [] if seating.mind == best_for(game) else [f"--mind {seating.mind}"]
    return " ".join([*words, *(["--plain"] if plain else []), "--load"])


def _table(asked: argparse.Namespace) -> tuple[Table, Talk]:
    """The table asked for, a new game or a saved one, and what was said at it."""
    if asked.load is not None:
        _refuse_changes(asked)
        further = games_with(asked.modules)
        if asked.game is None:
            return load_game(asked.load, further)
        game = game_of(asked)
        table, talk = load_game(asked.load, {game.name: game, **further})
        if table.game.name != game.name:
            raise CovenError(f"{asked.load} is a game of {table.game.name}: `coven play {table.game.name} --load ...`")
        return table, talk
    game = game_of(asked)
    table = coven.new(
        game,
        seed=asked.seed,
        seats=asked.seats,
        brings=brings_of(asked.brings),
        options={**for_people(game), **options_of(asked)},
        components=components_of(asked),
    )
    return table, []


def _refuse_changes(asked: argparse.Namespace) -> None:
    """A saved game goes on as it was set up."""
    settled = {"--seed": asked.seed, "--seats": asked.seats, "--bring": asked.brings, "--components": asked.components}
    settled |= {"--edition": asked.edition, "--option": asked.options or None}
    named = [name for name, value in settled.items() if value is not None]
    if named:
        raise CovenError(f"a saved game goes on as it was set up: leave out {', '.join(named)}, or start a new game")


def _minds(seating: Seating, table: Table) -> dict[Seat, Mind]:
    """Who plays for the seats that no person sits in."""
    if seating.hot_seat:
        return {}
    seats = {seat_name(seat): seat for seat in table.seats}
    if seating.seat not in seats:
        raise CovenError(f"there is no seat {seating.seat!r}; the seats are: {', '.join(seats)}")
    return {
        seat: mind_of(seating.mind, dice_of(table.seed, seat), table.game)
        for name, seat in seats.items()
        if name != seating.seat
    }
