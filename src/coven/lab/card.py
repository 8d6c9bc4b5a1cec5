"""What a card is worth: put into each deck that ships, and played against the deck as it was."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any, Final

from coven.kernel import CovenError, Game, Source, Swap, Table
from coven.minds.arena import Match, Pairing, Played, both_ways, play_all, play_out, told


@dataclass(frozen=True, slots=True)
class Tried:
    """How a deck with a card in it fared against the same deck without."""

    deck: str
    """What the deck is called."""
    swap: Swap
    """What made room for the card."""
    match: Match
    """Side 0 has the card."""
    plays: int
    """How often it was played, in all games."""


@dataclass(frozen=True, slots=True)
class Counted:
    """One game, and how often the card was played in it."""

    played: Played
    plays: int


@dataclass(frozen=True, slots=True)
class _Counting:
    """Plays a game and counts."""

    card: str

    def __call__(self, pairing: Pairing) -> Counted:
        table, decisions = play_out(pairing)
        return Counted(told(pairing, table, decisions), plays_of(self.card, table))


def plays_of(card: str, table: Table) -> int:
    """How often a card was played in a game, by what everybody saw."""
    workshop = table.game.workshop()
    assert workshop is not None
    return sum(workshop.played(card, line) for line in table.log(None))


ROUND: Final = 4
"""So many games each deck plays before anything is told, and then each time again."""


class _Trial:
    """A deck with the card in it, and what has been played with it so far."""

    __slots__ = ("counted", "deck", "sides", "swap", "to_play")

    def __init__(self, deck: str, swap: Swap, sides: tuple[str, str], to_play: Iterator[Pairing]) -> None:
        self.deck = deck
        self.swap = swap
        self.sides = sides
        """What is compared, in words."""
        self.to_play = to_play
        """The games that it has still to play, each set up when its turn comes."""
        self.counted: list[Counted] = []

    def so_far(self, game: str) -> Tried:
        match = Match(game, self.sides, tuple(one.played for one in self.counted))
        return Tried(self.deck, self.swap, match, sum(one.plays for one in self.counted))


def try_card(
    game: Game[Any],
    card: str,
    *,
    components: str,
    decks: Sequence[str] = (),
    mind: str = "greedy",
    games: int = 100,
    options: Mapping[str, Any] | None = None,
    seed: int = 0,
    jobs: int = 1,
    watch: Callable[[Counted], None] | None = None,
    so_far: Callable[[list[Tried]], None] | None = None,
) -> list[Tried]:
    """Put a card into each of the decks that ship (or those named), and let it play against the deck as it was.

    Every deal is played twice, with the two decks in either seat. `components` is the text of the file of cards. All
    decks go on together, a few deals at a time: `so_far` is told after each round what is known by then, and `watch` of
    every game as it is finished.
    """
    workshop, shipped = game.workshop(), game.decks()
    if workshop is None or shipped is None:
        raise CovenError(f"{game.title} has no decks that a card could be put into")
    lists = shipped.shipped()
    unknown = [name for name in decks if name not in lists]
    if unknown:
        raise CovenError(f"no deck {unknown[0]!r} ships; there are: {', '.join(lists)}")
    trials = []
    for name in decks or lists:
        setup = game.settle(seats=2, options=options, components=components)
        swap = workshop.swap(card, Source(lists[name], name), setup)
        sides = (swap.deck, lists[name])
        to_play = both_ways(game, sides, mind, games, seed=seed, options=options, components=components)
        trials.append(_Trial(name, swap, (f"with {card}", "without"), to_play))
    several = ROUND * max(1, -(-jobs // (ROUND * len(trials))))  # nobody who could play is idle
    tried: list[Tried] = []
    while parts := [part for part in [list(islice(trial.to_play, several)) for trial in trials] if part]:
        counted = iter(play_all([pairing for part in parts for pairing in part], _Counting(card), jobs, watch))
        for trial, part in zip(trials, parts, strict=True):  # all decks play equally many games
            trial.counted += islice(counted, len(part))
        tried = [trial.so_far(game.name) for trial in trials]
        if so_far is not None:
            so_far(tried)
    return tried
