"""Judge deck lists of Witches' Revel.

coven decks check FILE...     every rule that a deck breaks, or that it may be played
"""

from __future__ import annotations

import argparse

from coven.cli.cards import DECLINED, index_with, read_text
from coven.games.revel.cards import check_deck, read_list
from coven.games.revel.editions import EDITIONS


def arguments(parser: argparse.ArgumentParser) -> None:
    inner = parser.add_subparsers(dest="task", required=True, metavar="TASK")
    check = inner.add_parser("check", help="judge deck lists")
    check.add_argument("files", nargs="+", metavar="FILE")
    check.add_argument("--cards", metavar="FILE", action="append", default=[], help="also know the cards of this file")
    check.add_argument("--edition", choices=sorted(EDITIONS), default="comprehensive", help="the rulebook to go by")
    check.add_argument(
        "--any-cards", action="store_true", help="allow witch and resource cards in the draw deck (leaves out S29)"
    )


def run(asked: argparse.Namespace) -> int:
    index = index_with(asked.cards)
    code = 0
    for path in asked.files:
        deck = read_list(read_text(path), path)
        reasons = check_deck(deck, index, EDITIONS[asked.edition], {"S29"} if asked.any_cards else ())
        if reasons:
            code = DECLINED
            print(f"declined  {path}: {deck.name}")
            for reason in reasons:
                print(f"  {reason}")
        else:
            print(f"accepted  {path}: {deck.name}")
    return code
