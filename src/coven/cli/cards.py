"""Judge files of cards, and show cards as the rules read them.

coven cards check FILE...     every card of a file: accepted, with how each effect is understood, or declined and why
coven cards show NAME         a card, with what the rules make of each effect
coven cards list              the names of all cards that ship

Where several games have cards, --game says which one is meant; a card that only one of them has is found without it.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from rich.box import ROUNDED
from rich.console import Console, Group
from rich.panel import Panel
from rich.text import Text

from coven.cli.common import add_game, games_having, sources
from coven.kernel import CovenError, Library, Shown

DECLINED = 1
"""The exit code if something was judged and declined."""
CARD_WIDTH = 64


def arguments(parser: argparse.ArgumentParser) -> None:
    inner = parser.add_subparsers(dest="task", required=True, metavar="TASK")
    check = inner.add_parser("check", help="judge every card of a file")
    check.add_argument("files", nargs="+", metavar="FILE")
    show = inner.add_parser("show", help="show a card")
    show.add_argument("name", nargs="+", metavar="NAME")
    show.add_argument("--cards", metavar="FILE", action="append", default=[], help="also know the cards of this file")
    listed = inner.add_parser("list", help="list the cards that ship")
    for task in (check, show, listed):
        add_game(task)


def run(asked: argparse.Namespace) -> int:
    libraries = games_having(asked, "cards", lambda game: game.library())
    if asked.task == "show":
        draw_card(_find(libraries, " ".join(asked.name), asked.cards))
        return 0
    if asked.task == "list":
        for game, library in libraries.items():
            for name in library.names():
                print(name if len(libraries) == 1 else f"{game}: {name}")
        return 0
    return check_files(_only(libraries), asked.files)


def _only(libraries: dict[str, Library]) -> Library:
    """The library that is meant where nothing but the game can tell."""
    if len(libraries) > 1:
        raise CovenError(f"several games have cards; say which one is meant: --game {' or --game '.join(libraries)}")
    return next(iter(libraries.values()))


def _find(libraries: dict[str, Library], name: str, files: Sequence[str]) -> Shown:
    """The one card of this name in any game."""
    found: dict[str, Shown] = {}
    missing: CovenError | None = None
    for game, library in libraries.items():
        try:
            found[game] = library.show(name, sources(files))
        except CovenError as error:
            missing = missing or error
    if not found and missing is not None:
        raise missing
    if len(found) > 1:
        raise CovenError(f"several games have a card {name!r}: --game {' or --game '.join(found)}")
    return next(iter(found.values()))


def check_files(library: Library, paths: Sequence[str]) -> int:
    """Judge every card of some files; the exit code is 1 if one is declined."""
    accepted = declined = 0
    for card in library.judge(sources(paths)):
        if card.mistakes:
            declined += 1
            print("declined ", "\n          ".join(card.mistakes))
        else:
            accepted += 1
            print(f"accepted  {card.name}: {', '.join(card.understood) or 'no effects'}")
    print(f"{accepted} accepted, {declined} declined")
    return DECLINED if declined else 0


def draw_card(card: Shown) -> None:
    """Draw a card as a box, each effect with what the rules take it for."""
    parts = [Text(card.type_line, style="italic")]
    for paragraph in card.paragraphs:
        parts += [Text(), Text(paragraph.text), *(Text(note, style="dim") for note in paragraph.notes)]
    title = f"{card.name}  {card.corner}".strip()
    panel = Panel(
        Group(*parts), title=title, title_align="left", subtitle=card.footer or None, box=ROUNDED, width=CARD_WIDTH
    )
    Console(file=sys.stdout, highlight=False).print(panel)
