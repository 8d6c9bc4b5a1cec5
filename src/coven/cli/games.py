"""List the games that can be played: the name to type, the title, how many can play, and the options."""

from __future__ import annotations

import argparse

from coven.games import find, names


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", help="tell about this game only")


def run(asked: argparse.Namespace) -> int:
    for name in [asked.game] if asked.game else names():
        game = find(name)
        players = " or ".join(str(count) for count in game.seats)
        print(f"{game.name:12} {game.title}, for {players} players")
        for option in game.options:
            values = ", ".join(str(value) for value in option.values)
            print(f"{'':12}   {option.name}: {option.words} ({values}; usually {option.default})")
    return 0
