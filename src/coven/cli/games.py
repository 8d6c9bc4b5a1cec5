"""List the games that can be played: the name to type, the title, how many can play, and the options.

`coven games GAME` also tells how that game is played, where it has a primer.
"""

from __future__ import annotations

import argparse

from coven.cli.common import add_with, all_games, game_named, primer_of


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", help="tell about this game only")
    add_with(parser)


def run(asked: argparse.Namespace) -> int:
    games = [game_named(asked, asked.game)] if asked.game else list(all_games(asked).values())
    for game in games:
        players = " or ".join(str(count) for count in game.seats)
        print(f"{game.name:12} {game.title}, for {players} players")
        for option in game.options:
            values = ", ".join(map(option.typed, option.values))
            usually = f"usually {option.typed(option.default)}"
            if option.for_people is not None:
                usually += f", in `coven play` {option.typed(option.for_people)}"
            print(f"{'':12}   {option.name}: {option.words} ({values}; {usually})")
        primer = primer_of(game)
        if primer is not None:
            print(f"\n{primer}" if asked.game else f"{'':15}how to play it: `coven games {game.name}`")
    return 0
