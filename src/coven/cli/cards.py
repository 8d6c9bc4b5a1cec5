"""Judge files of cards, and show cards as the rules read them.

coven cards check FILE...     every card of a file: accepted, with how each effect is understood, or declined and why
coven cards show NAME         a card, with what the rules make of each effect
coven cards list [GAME]       the names of all cards that ship
coven cards search WORDS      the cards that ship with these words in their name, kind, numbers or text
coven cards try FILE [NAME]   a game at once with a card in hand that can be paid for; `r` takes up what you change
coven cards sheet FILE -o X   the cards of a file to print and cut out, nine to a page: X.svg or X.pdf

Where several games have cards, --game says which one is meant; a card that only one of them has is found without it.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from rich.box import ROUNDED
from rich.console import Console, Group
from rich.panel import Panel
from rich.text import Text

from coven.cli.common import add_game, games_having, sources
from coven.cli.setting import add_options
from coven.kernel import CovenError, Library, Shown

DECLINED = 1
"""The exit code if something was judged and declined, or looked for and not found."""
CARD_WIDTH = 64
POLLING = 0.2
"""The seconds between two looks at files that are watched."""


def arguments(parser: argparse.ArgumentParser) -> None:
    inner = parser.add_subparsers(dest="task", required=True, metavar="TASK")
    check = inner.add_parser("check", help="judge every card of a file")
    check.add_argument("files", nargs="+", metavar="FILE")
    show = inner.add_parser("show", help="show a card")
    show.add_argument("name", nargs="+", metavar="NAME")
    show.add_argument("--cards", metavar="FILE", action="append", default=[], help="also know the cards of this file")
    check.add_argument("--watch", action="store_true", help="judge again whenever a file changes, until Ctrl-C")
    listed = inner.add_parser("list", help="list the cards that ship")
    listed.add_argument("of", nargs="?", metavar="GAME", help="the game that is meant, as with --game")
    search = inner.add_parser("search", help="find cards that ship by words on them")
    search.add_argument(
        "words", nargs="+", metavar="WORD", help="all of them have to be on a card; 'some words' together"
    )
    tried = inner.add_parser("try", help="play with a card of a file at once")
    tried.add_argument("file", metavar="FILE")
    tried.add_argument("name", nargs="*", metavar="NAME", help="the card, or how its name begins (default: the first)")
    tried.add_argument("--mind", metavar="NAME", default="greedy", help="who plays you (default greedy)")
    tried.add_argument("--plain", action="store_true", help="plain lines, without boxes and colours")
    add_options(tried)
    sheet = inner.add_parser("sheet", help="cards to print and cut out, nine to a page")
    sheet.add_argument("files", nargs="+", metavar="FILE")
    sheet.add_argument("-o", "--output", metavar="FILE", required=True, help="where to: cards.svg or cards.pdf")
    for task in (check, show, listed, search, tried, sheet):
        add_game(task)


def run(asked: argparse.Namespace) -> int:
    if asked.task == "try":
        from coven.cli.trying import try_card  # a game at the terminal takes more than cards do

        return try_card(asked)
    if asked.task == "list" and asked.of is not None:
        asked.game = asked.of
    libraries = games_having(asked, "cards", lambda game: game.library())
    if asked.task == "show":
        draw_card(_find(libraries, " ".join(asked.name), asked.cards))
        return 0
    if asked.task == "list":
        for game, library in libraries.items():
            for name in library.names():
                print(name if len(libraries) == 1 else f"{game}: {name}")
        return 0
    if asked.task == "search":
        return search_cards(libraries, asked.words)
    library = _for_files(libraries, asked.files)
    if asked.task == "sheet":
        return _sheet(library, asked.files, Path(asked.output))
    if asked.watch:
        return watch_files(library, asked.files)
    return check_files(library, asked.files)


def _for_files(libraries: dict[str, Library], paths: Sequence[str]) -> Library:
    """The library that files are for: the one that was asked for, or whose files look like them."""
    if len(libraries) > 1:
        files = sources(paths)
        fitting = {game: one for game, one in libraries.items() if all(one.reads(file) for file in files)}
        if len(fitting) != 1:
            named = " or --game ".join(fitting or libraries)
            raise CovenError(f"several games have cards; say which one is meant: --game {named}")
        libraries = fitting
    return next(iter(libraries.values()))


def search_cards(libraries: dict[str, Library], words: Sequence[str]) -> int:
    """Print every card that has all the words on it; the exit code is 1 if there is none."""
    found = 0
    wanted = [" ".join(one.casefold().split()) for one in words]
    for game, library in libraries.items():
        for name in library.names():
            card = library.show(name, ())
            whole = [card.name, card.corner, card.type_line, *[one.text for one in card.paragraphs], card.footer]
            text = " ".join(" | ".join(whole).casefold().split())
            further = {one.casefold() for one in card.words}
            if all(one in text or one in further for one in wanted):
                found += 1
                head = "  ".join(part for part in (card.name, card.corner, card.type_line) if part)
                print(head if len(libraries) == 1 else f"{game}: {head}")
    print(f"{found} card{'' if found == 1 else 's'}")
    return 0 if found else DECLINED


def _find(libraries: dict[str, Library], name: str, files: Sequence[str]) -> Shown:
    """The one card of this name in any game."""
    found: dict[str, Shown] = {}
    missing: dict[str, str] = {}
    further = sources(files)
    for game, library in libraries.items():
        if len(libraries) > 1 and not all(library.reads(file) for file in further):
            continue
        try:
            found[game] = library.show(name, further)
        except CovenError as error:
            missing[game] = str(error)
    if not missing and not found:
        raise CovenError(f"no game has cards in files like {' and '.join(files)}; say which one is meant: --game GAME")
    if not found:
        near = {game: words for game, words in missing.items() if "did you mean" in words} or missing
        if len(near) == 1 or near is missing:
            raise CovenError(next(iter(near.values())))
        raise CovenError("\n".join(f"{game}: {words}" for game, words in near.items()))
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


def watch_files(library: Library, paths: Sequence[str]) -> int:
    """Judge every card of some files, and again whenever one of them changes, until somebody interrupts."""
    code = 0
    try:
        while True:
            before = _versions(paths)
            try:
                code = check_files(library, paths)
            except CovenError as error:  # an editor may have moved the file away for a moment
                print(error)
            print("Waiting for a change; Ctrl-C ends it.", flush=True)
            while _versions(paths) == before:
                time.sleep(POLLING)
    except KeyboardInterrupt:
        print()
        return code


def _versions(paths: Sequence[str]) -> list[tuple[int, int] | None]:
    """What tells whether files have changed."""
    found: list[tuple[int, int] | None] = []
    for path in paths:
        try:
            stat = Path(path).stat()
            found.append((stat.st_mtime_ns, stat.st_size))
        except OSError:
            found.append(None)
    return found


def _sheet(library: Library, paths: Sequence[str], output: Path) -> int:
    from coven.cards.sheet import write_sheet

    files = sources(paths)
    judged = list(library.judge(files))
    mistakes = [mistake for card in judged for mistake in card.mistakes]
    if mistakes:
        raise CovenError("\n".join(mistakes))
    cards = [library.show(one.name, files) for one in judged if one.card]
    if not cards:
        raise CovenError(f"there is no card to print in {' and '.join(paths)}")
    for path in write_sheet(cards, output):
        print(f"written: {path}")
    return 0


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
