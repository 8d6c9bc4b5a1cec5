"""List the games that can be played: the name to type, the title, how many can play, and the options."""

from __future__ import annotations

import argparse

from coven.cli.common import add_with, all_games, game_named


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", help="tell about this game only")
    add_with(parser)


def run(asked: argparse.Namespace) -> int:
    for game in [game_named(asked, asked.game)] if asked.game else all_games(asked).values():
        players = " or ".join(str(count) for count in game.seats)
        print(f"{game.name:12} {game.title}, for {players} players")
        for option in game.options:
            values = ", ".join(map(option.typed, option.values))
            print(f"{'':12}   {option.name}: {option.words} ({values}; usually {option.typed(option.default)})")
    return 0
