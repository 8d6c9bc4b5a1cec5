"""Judge deck lists, and look at those that ship.

coven decks list              the decks that ship
coven decks show NAME         a deck that ships, as a list
coven decks check FILE...     every rule that a deck breaks, or that it may be played

Where several games have such decks, --game says which one is meant.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from difflib import get_close_matches

from coven.cli.cards import DECLINED
from coven.cli.common import add_game, game_named, games_having, sources
from coven.cli.setting import add_options, options_of
from coven.files import read_text
from coven.kernel import CovenError, Decks, Source


def arguments(parser: argparse.ArgumentParser) -> None:
    inner = parser.add_subparsers(dest="task", required=True, metavar="TASK")
    check = inner.add_parser("check", help="judge deck lists")
    check.add_argument("files", nargs="+", metavar="FILE")
    check.add_argument("--cards", metavar="FILE", action="append", default=[], help="also know the cards of this file")
    check.add_argument(
        "--leave-out", metavar="RULE", action="append", default=[], help="don't ask for this rule or reading, by number"
    )
    add_options(check)
    show = inner.add_parser("show", help="show a deck that ships, as a list")
    show.add_argument("name", metavar="NAME")
    listed = inner.add_parser("list", help="list the decks that ship")
    for task in (check, show, listed):
        add_game(task)


def run(asked: argparse.Namespace) -> int:
    decks = games_having(asked, "decks", lambda game: game.decks())
    if asked.task == "list":
        for game, each in decks.items():
            for name, text in each.shipped().items():
                print(f"{game:12} {name:16} {each.title(Source(text, name))}")
        return 0
    if asked.task == "show":
        print(_shipped(decks, asked.name).rstrip())
        return 0
    return _check(asked, decks)


def _shipped(decks: Mapping[str, Decks], name: str) -> str:
    texts = {known: text for each in decks.values() for known, text in each.shipped().items()}
    text = texts.get(name.casefold())
    if text is None:
        close = get_close_matches(name.casefold(), texts, n=1)
        hint = f"did you mean {close[0]!r}?" if close else f"there are: {', '.join(texts)}"
        raise CovenError(f"no deck {name!r} ships; {hint}")
    return text


def _check(asked: argparse.Namespace, decks: Mapping[str, Decks]) -> int:
    files = sources(asked.files)
    if len(decks) > 1:
        fitting = {game: one for game, one in decks.items() if all(one.reads(file) for file in files)}
        if len(fitting) != 1:
            named = " or --game ".join(fitting or decks)
            raise CovenError(f"several games have decks; say which one is meant: --game {named}")
        decks = fitting
    name, judge = next(iter(decks.items()))
    game = game_named(asked, name)
    cards = "\n---\n".join(read_text(path) for path in asked.cards) if asked.cards else None
    setup = game.settle(options=options_of(asked), components=cards)
    code = 0
    for deck in files:
        reasons = judge.check(deck, setup, asked.leave_out)
        title = f"{deck.file}: {judge.title(deck)}"
        if reasons:
            code = DECLINED
            print(f"declined  {title}")
            for reason in reasons:
                print(f"  {reason}")
        else:
            print(f"accepted  {title}")
    return code
