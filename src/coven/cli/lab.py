"""Find out by playing what a card is worth, and how hard a co-operative game is.

coven lab card FILE [NAME]    put a card of a file into each deck that ships, and let it play the deck as it was
coven lab team GAME           let teams of computer players play a co-operative game, and tell how often they win

With a card, each deal is played twice, with the two decks in either seat, so neither luck nor seats favour a side. The
rate is the share of points that the deck with the card gets: above 50% it is better than what it replaced. Intervals
are Wilson's, with 95% confidence; they go by deals. What is known so far is told after a few games of each deck, and
again as they become more; Ctrl-C ends it with that.
"""

from __future__ import annotations

import argparse
import os
import sys

from rich.console import Console
from rich.progress import Progress, TaskID
from rich.table import Table as Grid

from coven.cli.arena import BROKEN_OFF, progress_bar
from coven.cli.setting import add_options, options_of
from coven.cli.team import add_team, run_team
from coven.cli.trying import Trying, add_card, workshop_for
from coven.lab.card import Tried, try_card
from coven.minds import mind_of
from coven.minds.arena import in_all

GAMES = 20
"""For each deck: what a designer waits for, about a minute on two cores. More certainty is asked for."""


def arguments(parser: argparse.ArgumentParser) -> None:
    inner = parser.add_subparsers(dest="task", required=True, metavar="TASK")
    card = inner.add_parser("card", help="what a card is worth in the decks that ship")
    add_card(card)
    card.add_argument("--decks", metavar="X,Y", help="only in these decks (default: all that ship)")
    card.add_argument(
        "--games", metavar="N", type=int, default=GAMES, help=f"how many games for each deck (default {GAMES})"
    )
    card.add_argument("--mind", metavar="NAME", default="greedy", help="who plays all of them (default greedy)")
    card.add_argument("--seed", metavar="N", type=int, default=0, help="the luck (default 0)")
    jobs = os.cpu_count() or 1
    card.add_argument(
        "--jobs", metavar="J", type=int, default=jobs, help="how many processes play (default: one a core)"
    )
    add_options(card)
    add_team(inner.add_parser("team", help="how often a team wins, by number of players and setting"))


def run(asked: argparse.Namespace) -> int:
    return run_team(asked) if asked.task == "team" else _run_card(asked)


def _run_card(asked: argparse.Namespace) -> int:
    game, workshop = workshop_for(asked)
    mind_of(asked.mind, 0)
    trying = Trying(game, workshop, asked.file, " ".join(asked.name), options_of(asked))
    text, card = trying.read()
    named = [] if asked.decks is None else [deck.strip().casefold() for deck in asked.decks.split(",")]
    decks = game.decks()
    count = len(named) or (0 if decks is None else len(decks.shipped()))
    console = Console(highlight=False)
    total = count * (asked.games + asked.games % 2)
    with progress_bar() as progress:
        known = _Known(progress, progress.add_task("playing", total=total))
        try:
            known.tried = try_card(
                game,
                card,
                components=text,
                decks=named,
                mind=asked.mind,
                games=asked.games,
                options=options_of(asked),
                seed=asked.seed,
                jobs=asked.jobs,
                watch=lambda one: progress.advance(known.bar),
                so_far=known.hear,
            )
        except KeyboardInterrupt:
            progress.stop()
            console.print(f"Broken off after {known.games} of {total} games.")
            if known.tried:
                show_tried(console, card, asked.mind, known.tried)
            return BROKEN_OFF
    show_tried(console, card, asked.mind, known.tried)
    return 0


class _Known:
    """What is known so far: beside the bar, or where none is drawn, in a line each time that twice as much is."""

    __slots__ = ("bar", "progress", "told", "tried")

    def __init__(self, progress: Progress, bar: TaskID) -> None:
        self.progress = progress
        self.bar = bar
        self.tried: list[Tried] = []
        self.told = 0
        """After so many games something was said last."""

    @property
    def games(self) -> int:
        return sum(len(one.match.played) for one in self.tried)

    def hear(self, tried: list[Tried]) -> None:
        self.tried = tried
        score = in_all([one.match.score(0) for one in tried])
        words = f"{score.rate:.1%} so far ({score.interval})"
        self.progress.update(self.bar, description=words)
        if self.progress.disable and self.games >= 2 * self.told:
            self.told = self.games
            print(f"{words} in {self.games} games", file=sys.stderr, flush=True)


def show_tried(console: Console, card: str, mind: str, tried: list[Tried]) -> None:
    """What came of it, deck by deck and in all."""
    games = sum(len(one.match.played) for one in tried)
    console.print(f"{card}: {games} games, {mind} playing both sides of each", soft_wrap=True)
    grid = Grid("deck", "in the place of", "rate with it", "95% interval", "played per game")
    for one in tried:
        score = one.match.score(0)
        often = one.plays / len(one.match.played)
        swapped = f"{one.swap.copies} {one.swap.out}"
        grid.add_row(one.deck, swapped, f"{score.rate:.1%}", str(score.interval), f"{often:.2f}")
    if len(tried) > 1:
        score, often = in_all([one.match.score(0) for one in tried]), sum(one.plays for one in tried) / games
        grid.add_row("in all", "", f"{score.rate:.1%}", str(score.interval), f"{often:.2f}")
    console.print(grid)
