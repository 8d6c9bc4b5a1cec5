"""`coven cards try`: a game at once with a card that somebody is writing."""

from __future__ import annotations

import argparse
from typing import Any

from coven.cli.common import add_game, game_named, games_having
from coven.cli.play import EXIT_CODES
from coven.cli.screen import screen_for
from coven.cli.session import Session
from coven.cli.setting import for_people, options_of
from coven.files import read_text
from coven.kernel import CovenError, Game, Seat, Source, Table, Workshop, new_seed
from coven.minds import dice_of, mind_of


def add_card(parser: argparse.ArgumentParser) -> None:
    """The options that name a card of a file."""
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("name", nargs="*", metavar="NAME", help="the card, or how its name begins (default: the first)")
    add_game(parser)


class Trying:
    """A card of a file, tried in a game."""

    __slots__ = ("file", "game", "name", "options", "seed", "workshop")

    def __init__(self, game: Game[Any], workshop: Workshop, file: str, name: str, options: dict[str, Any]) -> None:
        self.game = game
        self.workshop = workshop
        self.file = file
        self.name = name
        """As somebody typed it; '' for the first card of the file."""
        self.options = options
        self.seed = new_seed()

    def read(self) -> tuple[str, str]:
        """The text of the file, and the name of the card. CovenError with all that is wrong with the file."""
        text = read_text(self.file)
        return text, self._card(text)

    def begin(self) -> Table:
        """The game as it begins."""
        text, card = self.read()
        return self._at(text, None, card)

    def again(self, table: Table) -> tuple[Table, str]:
        """The same game with the cards as they are in the file now, at the same position if there still can be one."""
        text, card = self.read()
        before = table.fork()
        steps = 0
        while not before.at_rest and before.undo():  # in the middle of something there is no position to keep
            steps += 1
        try:
            kept = self._at(text, before.position(), card)
        except CovenError as error:
            return self._at(
                text, None, card
            ), f"{card} as it is now. The position couldn't be kept, so it is tried anew: {error}"
        back = "" if not steps else " What was under way has been taken back."
        return kept, f"{card} as it is now.{back}"

    def _at(self, text: str, position: dict[str, Any] | None, card: str) -> Table:
        setup = self.game.settle(options=self.options, components=text)
        return Table(self.game, setup, self.seed, origin=position or self.workshop.trial(card, setup))

    def _card(self, text: str) -> str:
        """The name of the card that is meant. CovenError if there is none, or if any card of the file is amiss."""
        library = self.game.library()
        assert library is not None, "whoever has a workshop has cards"
        judged = list(library.judge([Source(text, self.file)]))
        mistakes = [mistake for card in judged for mistake in card.mistakes]
        if mistakes:
            raise CovenError("\n".join(mistakes))
        names = [card.name for card in judged]
        if not names:
            raise CovenError(f"there is no card in {self.file}")
        if not self.name:
            return names[0]
        said = self.name.casefold()
        meant = [name for name in names if name.casefold() == said] or [
            n for n in names if n.casefold().startswith(said)
        ]
        if len(meant) != 1:
            raise CovenError(f"{self.file} has no card {self.name!r}; it has: {', '.join(names)}")
        return meant[0]


def workshop_for(asked: argparse.Namespace) -> tuple[Game[Any], Workshop]:
    """The game that a file of cards is for, asked for or found by the file, and what it has for trying them."""
    having = games_having(asked, "cards to try", lambda game: game.workshop())
    if asked.game is None:
        file = Source(read_text(asked.file), asked.file)
        libraries = games_having(asked, "cards", lambda game: game.library())
        like = [name for name, library in libraries.items() if library.reads(file)]
        if like and not any(name in having for name in like):
            raise CovenError(
                f"{asked.file} is for {like[0]}, which has no cards to try one by one: "
                f"`coven play {like[0]} --components {asked.file}` plays with the file"
            )
        having = {name: workshop for name, workshop in having.items() if not like or name in like}
    if len(having) > 1:
        raise CovenError(f"several games have cards; say which one is meant: --game {' or --game '.join(having)}")
    name, workshop = next(iter(having.items()))
    return game_named(asked, name), workshop


def try_card(asked: argparse.Namespace) -> int:
    """Play with a card that is being written; `r` takes up what was changed in its file."""
    game, workshop = workshop_for(asked)
    trying = Trying(game, workshop, asked.file, " ".join(asked.name), {**for_people(game), **options_of(asked)})
    table = trying.begin()
    screen = screen_for(asked.plain)
    screen.say(f"{table.game.title}. The card is yours to play. Change {asked.file} and type `r` to go on with that.")
    mind = mind_of(asked.mind, dice_of(table.seed, Seat(1)))
    return EXIT_CODES[Session(table, screen, {Seat(1): mind}, renew=trying.again).run()]
