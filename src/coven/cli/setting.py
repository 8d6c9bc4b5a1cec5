"""What the commands that set up games have in common: the options that say what is played."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from coven.cli.common import add_with, game_named
from coven.files import read_text
from coven.kernel import CovenError, Game


def add_setting(parser: argparse.ArgumentParser, *, game_needed: bool = True) -> None:
    """The options that say what is played."""
    parser.add_argument(
        "game", metavar="GAME", nargs=None if game_needed else "?", help="the game's name: see `coven games`"
    )
    parser.add_argument(
        "--components",
        "--cards",
        dest="components",
        metavar="FILE",
        help="lay what is in this file on the table: further cards, another board, whatever the game takes",
    )
    add_options(parser)
    parser.add_argument("--seed", metavar="N", type=int, help="the luck: the same seed gives the same shuffles")
    add_with(parser)


def add_brings(parser: argparse.ArgumentParser, words: str) -> None:
    """The option that says what the seats bring."""
    parser.add_argument("--bring", "--decks", "--colours", dest="brings", metavar="X,Y", help=words)


def add_options(parser: argparse.ArgumentParser) -> None:
    """The options that set a game's options."""
    parser.add_argument("--edition", metavar="NAME", help="play by this edition's rules, in games that have several")
    parser.add_argument(
        "--option",
        dest="options",
        metavar="NAME=VALUE",
        action="append",
        default=[],
        help="set an option of the game, such as 'bluff=on': `coven games GAME` lists them",
    )


def game_of(asked: argparse.Namespace) -> Game[Any]:
    """The game asked for."""
    return game_named(asked, asked.game)


def components_of(asked: argparse.Namespace) -> str | None:
    """The text of the file of components to be laid on the table. An error in it names the file."""
    if asked.components is None:
        return None
    text = read_text(asked.components)
    game, options = game_of(asked), options_of(asked)
    game.settle(options=options)
    try:
        game.start(game.settle(options=options, components=text))
    except CovenError as error:
        raise CovenError(f"{asked.components}: {error}") from None
    return text


def options_of(asked: argparse.Namespace) -> dict[str, Any]:
    """The game's options as they were asked for; what isn't mentioned is left to the game."""
    chosen: dict[str, Any] = {}
    for pair in asked.options:
        name, equals, value = (part.strip() for part in pair.partition("="))
        if not equals:
            raise CovenError(f"--option {pair!r}: an option is set as 'name=value', such as 'bluff=on'")
        chosen[name] = value
    if asked.edition is not None:
        chosen["edition"] = asked.edition
    return chosen


def for_people(game: Game[Any]) -> dict[str, Any]:
    """The game's options as people at a screen usually want them, where that isn't how they usually are."""
    return {option.name: option.for_people for option in game.options if option.for_people is not None}


def brings_of(words: str | None) -> list[str]:
    """What the seats bring, in one word with commas in between. A path may hold a comma if a file is there."""
    if words is None:
        return []
    if Path(words).is_file():
        return [words]
    return [word.strip() for word in words.split(",") if word.strip()]
