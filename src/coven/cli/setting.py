"""What the commands that set up games have in common: the options for decks, cards, edition and the like."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from coven.cli.common import add_with, games_with
from coven.games import find
from coven.kernel import CovenError, Game


def add_setting(parser: argparse.ArgumentParser) -> None:
    """The options that say what is played."""
    parser.add_argument("game", metavar="GAME", help="the game's name: see `coven games`")
    parser.add_argument("--cards", metavar="FILE", help="bring the cards in this file along")
    parser.add_argument("--edition", metavar="NAME", help="play by this edition's rules, in games that have several")
    parser.add_argument(
        "--option",
        dest="options",
        metavar="NAME=VALUE",
        action="append",
        default=[],
        help="set an option of the game, such as 'bluff=True': `coven games GAME` lists them",
    )
    parser.add_argument("--seed", metavar="N", type=int, help="the luck: the same seed gives the same shuffles")
    add_with(parser)


def game_of(asked: argparse.Namespace) -> Game[Any]:
    """The game asked for."""
    further = games_with(asked.modules)
    return further[asked.game] if asked.game in further else find(asked.game)


def cards_of(asked: argparse.Namespace) -> str | None:
    """The text of the file of cards brought along."""
    return None if asked.cards is None else read_text(asked.cards)


def read_text(name: str) -> str:
    """The text of a file that a person named."""
    try:
        return Path(name).read_text(encoding="utf-8")
    except (OSError, ValueError) as error:
        raise CovenError(f"{name} can't be read: {in_words(error)}") from None


def in_words(error: OSError | ValueError) -> str:
    """What went wrong with a file."""
    if isinstance(error, UnicodeDecodeError):
        return "it is no text in UTF-8"
    strerror = getattr(error, "strerror", None)
    return str(strerror or error).lower()


def options_of(asked: argparse.Namespace, game: Game[Any]) -> dict[str, Any]:
    """The game's options as they were asked for; what isn't mentioned is left to the game."""
    chosen: dict[str, Any] = {}
    for pair in asked.options:
        name, equals, value = (part.strip() for part in pair.partition("="))
        if not equals:
            raise CovenError(f"--option {pair!r}: an option is set as 'name=value', such as 'bluff=True'")
        chosen[name] = _value(game, name, value)
    if asked.edition is not None:
        chosen["edition"] = asked.edition
    return chosen


def _value(game: Game[Any], name: str, word: str) -> Any:
    """The value that a word means; the word itself where the game knows none such, so that it can say so."""
    for option in game.options:
        if option.name == name:
            for value in option.values:
                if str(value).casefold() == word.casefold():
                    return value
    return word


def decks_of(words: str | None, *, kept: Sequence[str] = ()) -> list[str]:
    """Decks named in one word, with commas in between. A path may hold a comma if a file is there."""
    if words is None:
        return list(kept)
    if Path(words).is_file():
        return [words]
    return [word.strip() for word in words.split(",") if word.strip()]
