"""What a card is worth: put into each deck that ships, and played against the deck as it was."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

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
    told_deck: Callable[[Tried], None] | None = None,
) -> list[Tried]:
    """Put a card into each of the decks that ship (or those named), and let it play against the deck as it was.

    Every deal is played twice, with the two decks in either seat. `components` is the text of the file of cards.
    `watch` is told of every game as it is finished, `told_deck` of every deck.
    """
    workshop, shipped = game.workshop(), game.decks()
    if workshop is None or shipped is None:
        raise CovenError(f"{game.title} has no decks that a card could be put into")
    lists = shipped.shipped()
    unknown = [name for name in decks if name not in lists]
    if unknown:
        raise CovenError(f"no deck {unknown[0]!r} ships; there are: {', '.join(lists)}")
    tried = []
    for name in decks or lists:
        setup = game.settle(seats=2, options=options, components=components)
        swap = workshop.swap(card, Source(lists[name], name), setup)
        sides = (swap.deck, lists[name])
        pairings = list(both_ways(game, sides, mind, games, seed=seed, options=options, components=components))
        counted = list(play_all(pairings, _Counting(card), jobs, watch))
        match = Match(game.name, (f"with {card}", "without"), tuple(one.played for one in counted))
        tried.append(Tried(name, swap, match, sum(one.plays for one in counted)))
        if told_deck is not None:
            told_deck(tried[-1])
    return tried
