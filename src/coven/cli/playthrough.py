"""Print one whole game, played at random, with everything that anybody could observe of it.

Kept in a file, it makes any change of behaviour a diff: the project keeps one of each game in tests/playthroughs.
"""

from __future__ import annotations

import argparse
import sys

from coven.cli.common import add_with, game_named
from coven.kernel.playthrough import SEED, playthrough


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="the game's name: see `coven games`")
    parser.add_argument("--seed", metavar="N", type=int, default=SEED, help=f"the luck (default {SEED})")
    add_with(parser)


def run(asked: argparse.Namespace) -> int:
    game = game_named(asked, asked.game)
    sys.stdout.write(playthrough(game, game.settle(), asked.seed))
    return 0
