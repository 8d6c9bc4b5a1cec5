"""Judge files of Witches' Revel cards, and show cards as the rules read them.

coven cards check FILE...     every card of a file: accepted, with the kind of each effect, or declined and why
coven cards show NAME         a card, with the kind of each effect and the rule that makes it so
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from rich.box import ROUNDED
from rich.console import Console, Group
from rich.panel import Panel
from rich.text import Text

from coven.cards import read_blocks
from coven.games.revel.cards import CardDef, CardIndex, read_cards, shipped
from coven.games.revel.cards.files import read_card
from coven.games.revel.text.kinds import kind_of, why
from coven.games.revel.text.printing import say
from coven.kernel import CovenError

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


def run(asked: argparse.Namespace) -> int:
    if asked.task == "check":
        return check_files(asked.files)
    draw_card(index_with(asked.cards).find(" ".join(asked.name)))
    return 0


def read_text(path: str) -> str:
    """The text of a file. CovenError if it isn't there or isn't text."""
    try:
        return Path(path).read_text(encoding="utf-8")
    except OSError as error:
        raise CovenError(f"{path} can't be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise CovenError(f"{path} is no text in UTF-8") from None


def index_with(files: Sequence[str]) -> CardIndex:
    """The cards that ship and those of further files."""
    return shipped().plus(card for path in files for card in read_cards(read_text(path), path))


def check_files(paths: Sequence[str]) -> int:
    """Judge every card of some files; the exit code is 1 if one is declined."""
    accepted = declined = 0
    known: list[CardDef] = list(shipped().values())
    for path in paths:
        for block in read_blocks(read_text(path), path):
            try:
                card = read_card(block)
                wrong: Sequence[CovenError] = card.mistakes()
                CardIndex([*known, card])
            except CovenError as error:
                wrong = [error]
            if wrong:
                declined += 1
                print("declined ", "\n          ".join(map(str, wrong)))
            else:
                accepted += 1
                known.append(card)
                kinds = [f"{kind_of(effect).value} ({why(effect).rule})" for effect in card.effects]
                print(f"accepted  {card.name}: {', '.join(kinds) or 'no effects'}")
    print(f"{accepted} accepted, {declined} declined")
    return DECLINED if declined else 0


def draw_card(card: CardDef) -> None:
    """Draw a card as a box, each effect with what the rules take it for."""
    value = f"Power {card.power}" if card.power is not None else ""
    if card.resistance is not None:
        value = f"{value} Resistance {card.resistance}".strip()
    parts = [Text(card.type_line, style="italic")]
    for text, effect in zip(card.text, card.effects, strict=True):
        reason = why(effect)
        parts += [Text(), Text(text), Text(f"{kind_of(effect).value}: {reason.words} ({reason.rule})", style="dim")]
        if say(effect) != text:
            parts.append(Text(f"same as: {say(effect)}", style="dim"))
    icons = ", ".join(icon.value for icon in card.icons) or None
    title = f"{card.name}  {value}".strip()
    panel = Panel(Group(*parts), title=title, title_align="left", subtitle=icons, box=ROUNDED, width=CARD_WIDTH)
    Console(file=sys.stdout, highlight=False).print(panel)
