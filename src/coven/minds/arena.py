"""The arena: minds against minds and decks against decks, in deals that every side gets to play from every seat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations_with_replacement
from typing import Any, TypeVar

from coven.bringing import read_brings
from coven.games import find
from coven.kernel import CovenError, End, Game, Result, Seated, Setup, SetupError, Table
from coven.minds.roster import dice_of, mind_of
from coven.minds.score import Mean, Score, mean
from coven.minds.workers import work_through

R = TypeVar("R")
"""What is wanted of each game that is played."""

MOST_DECISIONS = 20_000
"""A game that takes longer than this is taken to be endless."""


@dataclass(frozen=True, slots=True)
class Played:
    """One game of a match."""

    seed: int
    """Of the deal."""
    sides: tuple[int, ...]
    """Which side sat in each seat."""
    ends: tuple[End, ...]
    """How it ended for each side."""
    together: bool
    """Whether the game is co-operative: a win is then everybody's whole."""
    how: str
    """The result in words."""
    decisions: int
    """How many were taken in it."""
    scores: tuple[float, ...] = ()
    """What each side scored, in games that are played for points."""

    def points(self, side: int) -> float:
        """What a side gets of it: a win is shared by all rivals who won it, and a tie by all whose tie it is."""
        end = self.ends[side]
        if end is End.LOST:
            return 0.0
        return 1.0 if self.together else 1 / self.ends.count(end)

    def won(self, side: int) -> bool:
        """Whether a side won it, and no rival with it."""
        return self.ends[side] is End.WON and (self.together or self.ends.count(End.WON) == 1)


@dataclass(frozen=True, slots=True)
class Match:
    """Several sides against each other, each deal played with every side in every seat."""

    game: str
    """The game's name."""
    sides: tuple[str, ...]
    """What the sides are called: the minds, or the decks."""
    played: tuple[Played, ...]
    """Every game of it."""

    def whole(self) -> Match:
        """The same with those deals alone that were played from every seat, where a match was broken off."""
        seats = len(self.sides)
        times = Counter(played.seed for played in self.played)
        return replace(self, played=tuple(played for played in self.played if times[played.seed] == seats))

    @property
    def deals(self) -> int:
        """How many deals there were, each played from every seat."""
        return len({played.seed for played in self.played})

    def score(self, side: int = 0) -> Score:
        """How a side fared."""
        wins = sum(played.won(side) for played in self.played)
        losses = sum(played.ends[side] is End.LOST for played in self.played)
        points = sum(played.points(side) for played in self.played)
        return Score(wins, len(self.played) - wins - losses, losses, points, self.deals)

    @property
    def has_scores(self) -> bool:
        """Whether the game is played for points."""
        return all(len(played.scores) == len(self.sides) for played in self.played)

    def scored(self, side: int = 0) -> list[float]:
        """What a side scored in each deal, on average over the seats it played the deal from."""
        deals: dict[int, list[float]] = {}
        for played in self.played:
            deals.setdefault(played.seed, []).append(played.scores[side])
        return [sum(scores) / len(scores) for scores in deals.values()]

    def mean_score(self, side: int = 0) -> Mean:
        """A side's mean score; a deal is one sample."""
        return mean(self.scored(side))

    def seat_score(self, seat: int = 0) -> Score:
        """How whoever sat in a seat fared. Here every game is a sample of its own kind: pairs don't help."""
        scores = [played.points(played.sides[seat]) for played in self.played]
        wins = sum(played.won(played.sides[seat]) for played in self.played)
        losses = sum(played.ends[played.sides[seat]] is End.LOST for played in self.played)
        return Score(wins, len(scores) - wins - losses, losses, sum(scores), self.deals)


@dataclass(frozen=True, slots=True)
class Matrix:
    """Every deck against every deck."""

    game: str
    """The game's name."""
    decks: tuple[str, ...]
    """What the decks are called."""
    matches: Mapping[tuple[int, int], Match]
    """For the decks numbered i and j, i not above j."""

    def score(self, one: int, other: int) -> Score:
        """How deck `one` fared against deck `other`."""
        if one <= other:
            return self.matches[one, other].score(0)
        return self.matches[other, one].score(1)

    def overall(self, deck: int) -> Score:
        """How a deck fared against all others."""
        return in_all([self.score(deck, other) for other in range(len(self.decks)) if other != deck])


def in_all(scores: Sequence[Score]) -> Score:
    """Several matches taken together."""
    return Score(
        sum(score.wins for score in scores),
        sum(score.draws for score in scores),
        sum(score.losses for score in scores),
        sum(score.points for score in scores),
        sum(score.samples for score in scores),
    )


MOST_GAMES = 1_000_000
"""More games than these nobody waits for."""


@dataclass(frozen=True, slots=True)
class Pairing:
    """One game to be played: the deal, and who and what is in each seat."""

    game: Game[Any]
    setup: Setup
    seed: int
    sides: tuple[int, ...]
    minds: tuple[str, ...]
    """The mind in each seat."""

    def __str__(self) -> str:
        return f"{self.game.name}, seed {self.seed}, {' against '.join(self.minds)}"


Watch = Callable[[Played], None]
"""Told of every game as it is finished."""


def arena(
    game: str | Game[Any],
    *,
    minds: Sequence[str] = ("greedy", "random"),
    games: int = 100,
    brings: Sequence[Any] = (),
    options: Mapping[str, Any] | None = None,
    components: str | None = None,
    seed: int = 0,
    jobs: int = 1,
    watch: Watch | None = None,
) -> Match:
    """Let minds play each other. There are as many seats as minds, and what the seats bring stays in its seat.

    Each deal is played once for every way to move the minds round the seats, so `games` is rounded up to whole deals.
    Luck and the minds' own dice depend on the deal and the seat alone: equal minds come out exactly even.
    """
    rules = find(game) if isinstance(game, str) else game
    brought = read_brings(rules, brings)
    setup = rules.settle(seats=len(minds), options=options, brings=brought, components=components)
    pairings = []
    for deal in _deals(seed, games, len(minds)):
        for sides in _round(len(minds)):
            pairings.append(Pairing(rules, setup, deal, sides, tuple(minds[side] for side in sides)))
    return Match(rules.name, tuple(minds), tuple(play_all(pairings, play, jobs, watch)))


def matrix(
    game: str | Game[Any],
    *,
    decks: Sequence[Any],
    names: Sequence[str] = (),
    mind: str = "greedy",
    games: int = 100,
    options: Mapping[str, Any] | None = None,
    components: str | None = None,
    seed: int = 0,
    jobs: int = 1,
    watch: Watch | None = None,
) -> Matrix:
    """Let every deck play every deck, itself included, both in both seats, the same mind playing all of them.

    `names` are what the decks are called, where the decks themselves are no names.
    """
    rules = find(game) if isinstance(game, str) else game
    if len(decks) < 2:
        raise SetupError("to compare decks there have to be two of them at least")
    called = tuple(names) or tuple(str(deck) for deck in decks)
    decks = read_brings(rules, decks)
    pairs = list(combinations_with_replacement(range(len(decks)), 2))
    pairings = [
        pairing
        for one, other in pairs
        for pairing in both_ways(
            rules, (decks[one], decks[other]), mind, games, seed=seed, options=options, components=components
        )
    ]
    played = play_all(pairings, play, jobs, watch)
    size = len(played) // len(pairs)
    matches = {
        (i, j): Match(rules.name, (called[i], called[j]), tuple(played[place * size : (place + 1) * size]))
        for place, (i, j) in enumerate(pairs)
    }
    return Matrix(rules.name, called, matches)


def both_ways(
    game: Game[Any],
    decks: tuple[Any, Any],
    mind: str,
    games: int,
    *,
    seed: int,
    options: Mapping[str, Any] | None,
    components: str | None,
) -> Iterator[Pairing]:
    """Two decks against each other, each deal with both of them in both seats."""
    for deal in _deals(seed, games, 2):
        for sides in _round(2):
            brought = [decks[side] for side in sides]
            setup = game.settle(seats=2, options=options, brings=brought, components=components)
            yield Pairing(game, setup, deal, sides, (mind, mind))


def _deals(seed: int, games: int, seats: int) -> range:
    if games < 1:
        raise CovenError(f"{games} games can't be played; 1 is the least")
    if games > MOST_GAMES:
        raise CovenError(f"{games} games can't be played; {MOST_GAMES:,} is the most")
    return range(seed, seed + -(-games // seats))


def _round(seats: int) -> Iterator[tuple[int, ...]]:
    """Every way to move the sides round the seats."""
    for shift in range(seats):
        yield tuple((seat + shift) % seats for seat in range(seats))


def play_all(
    pairings: Sequence[Pairing], do: Callable[[Pairing], R], jobs: int, watch: Callable[[R], None] | None
) -> list[R]:
    """Play games, several at a time if asked to, and give them in their order. `do` plays one, and gives what is wanted
    of it; `watch` hears of each as it ends."""
    if jobs < 1:
        raise CovenError(f"{jobs} processes can't play; 1 is the least")
    played: dict[int, R] = {}
    done = enumerate(map(do, pairings)) if jobs == 1 else work_through(pairings, do, jobs)
    for place, one in done:
        played[place] = one
        if watch is not None:
            watch(one)
    return [played[place] for place in range(len(pairings))]


def play(pairing: Pairing) -> Played:
    """Play one game of a match to its end."""
    return told(pairing, *play_out(pairing))


def play_out(pairing: Pairing) -> tuple[Table, int]:
    """The table of one game of a match when it has been played to its end, and how many decisions that took."""
    table = Table(pairing.game, pairing.setup, pairing.seed)
    # Dice by deal and seat, not by mind: with sides swapped, equal minds then play the very same game again.
    players = [mind_of(name, dice_of(pairing.seed, seat), pairing.game) for seat, name in enumerate(pairing.minds)]
    decisions = 0
    while table.decision is not None:
        if decisions >= MOST_DECISIONS:
            raise CovenError(f"{pairing.game.name}, seed {pairing.seed}: no end after {MOST_DECISIONS} decisions")
        table.choose(players[table.decision.seat].choose(Seated(table)))
        decisions += 1
    return table, decisions


def told(pairing: Pairing, table: Table, decisions: int) -> Played:
    """What became of a game of a match."""
    result: Result | None = table.result
    assert result is not None
    seats = [pairing.sides.index(side) for side in range(len(pairing.sides))]
    ends = tuple(result.ends[seat] for seat in seats)
    scores = tuple(result.scores[seat] for seat in seats if result.scores)
    together = pairing.game.cooperative
    return Played(pairing.seed, pairing.sides, ends, together, str(result), decisions, scores)
