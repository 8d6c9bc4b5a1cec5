"""The arena is fair: deals are shared, seats swapped, and luck favours nobody."""

from __future__ import annotations

from dataclasses import replace

import pytest

from coven.kernel import CovenError, End
from coven.minds import Match, Played, arena, matrix
from tests.kernel.tiny import GAME as TINY
from tests.minds.practice import CARDS, FIRE, LOOSE, PRACTICE, WATER


def test_each_deal_is_played_from_every_seat() -> None:
    match = arena(TINY, minds=("random", "greedy"), games=5, seed=30)
    assert [(played.seed, played.sides) for played in match.played] == [
        (30, (0, 1)),
        (30, (1, 0)),
        (31, (0, 1)),
        (31, (1, 0)),
        (32, (0, 1)),
        (32, (1, 0)),
    ]
    assert match.deals == match.score().samples == 3
    assert match.score(0).points + match.score(1).points == len(match.played)


@pytest.mark.parametrize("mind", ["random", "blind", "greedy"])
def test_a_mirror_match_is_exactly_even(mind: str) -> None:
    match = arena("revel", minds=(mind, mind), games=4, **PRACTICE)
    one, other = match.score(0), match.score(1)
    assert one.rate == other.rate == 0.5
    assert one.wins == one.losses == other.wins == other.losses
    for first, second in zip(match.played[::2], match.played[1::2], strict=True):
        assert (first.how, first.decisions) == (second.how, second.decisions)


def test_greedy_beats_random_and_the_blind_control() -> None:
    for loser in ("random", "blind"):
        score = arena("revel", minds=("greedy", loser), games=12, **PRACTICE).score()
        assert score.rate >= 0.85
        assert 0.5 not in score.interval


@pytest.mark.long
def test_greedy_beats_random_and_the_blind_control_thoroughly() -> None:
    for loser in ("random", "blind"):
        score = arena("revel", minds=("greedy", loser), games=200, jobs=2, **PRACTICE).score()
        assert score.interval.low >= 0.85


def test_several_processes_play_the_same_games() -> None:
    alone = arena("revel", minds=("random", "random"), games=8, seed=5, **PRACTICE)
    together = arena("revel", minds=("random", "random"), games=8, seed=5, jobs=2, **PRACTICE)
    assert alone == together


def test_every_game_is_reported_as_it_ends() -> None:
    told: list[Played] = []
    match = arena(TINY, minds=("random", "random"), games=6, watch=told.append)
    assert tuple(told) == match.played


def test_decks_against_decks() -> None:
    table = matrix(
        "revel", decks=(FIRE, WATER), names=("fire", "water"), mind="random", games=6, components=CARDS, options=LOOSE
    )
    assert table.decks == ("fire", "water")
    assert table.score(0, 0).rate == table.score(1, 1).rate == 0.5
    one, other = table.score(0, 1), table.score(1, 0)
    assert (one.wins, one.draws, one.losses) == (other.losses, other.draws, other.wins)
    assert one.games == table.overall(0).games == 6
    assert table.matches[0, 1].sides == ("fire", "water")


def test_a_deck_that_wins_in_both_seats_gets_all_points() -> None:
    weak = "Witch: Ember Anne\n25 Match\n"
    strong = "Witch: Ember Anne\n25 Bonfire\n"
    table = matrix("revel", decks=(weak, strong), mind="greedy", games=4, components=CARDS, options=LOOSE)
    assert table.score(1, 0).rate == 1.0
    assert table.score(0, 1).rate == 0.0


def test_a_game_that_nobody_wins_is_shared() -> None:
    tie = Played(0, (0, 1), (End.TIED, End.TIED), False, "a tie", 3)
    win = Played(0, (1, 0), (End.LOST, End.WON), False, "a win", 3)
    match = Match("tiny", ("one", "other"), (tie, win))
    assert (match.score(0).points, match.score(1).points) == (0.5, 1.5)
    assert (match.score(0).wins, match.score(0).draws, match.score(0).losses) == (0, 1, 1)
    assert match.seat_score(0).points == 1.5


def test_what_cannot_be_played() -> None:
    with pytest.raises(CovenError, match="0 games can't be played; 1 is the least"):
        arena(TINY, games=0)
    with pytest.raises(CovenError, match="0 processes can't play"):
        arena(TINY, games=2, jobs=0)
    with pytest.raises(CovenError, match="there is no mind 'x'"):
        arena(TINY, games=2, minds=("x", "random"))
    with pytest.raises(CovenError, match="Tiny is for 2 players, not 3"):
        arena(TINY, games=2, minds=("random", "random", "random"))
    with pytest.raises(CovenError, match="two of them at least"):
        matrix(TINY, decks=("one",))


def test_a_win_is_shared_by_rivals_and_whole_for_those_who_play_together() -> None:
    won, tied, lost = End.WON, End.TIED, End.LOST
    shared = Played(1, (0, 1, 2), (won, won, lost), False, "A and B win", 9)
    assert [(shared.points(side), shared.won(side)) for side in range(3)] == [(0.5, False), (0.5, False), (0.0, False)]
    alone = Played(1, (0, 1), (lost, won), False, "B wins", 9)
    assert [(alone.points(side), alone.won(side)) for side in range(2)] == [(0.0, False), (1.0, True)]
    three = Played(1, (0, 1, 2), (tied, tied, tied), False, "a tie", 9)
    assert [three.points(side) for side in range(3)] == [pytest.approx(1 / 3)] * 3
    together = Played(1, (0, 1), (won, won), True, "all win", 9)
    assert [(together.points(side), together.won(side)) for side in range(2)] == [(1.0, True), (1.0, True)]


def test_scores_are_those_of_a_side_wherever_it_sat() -> None:
    """Equal minds play the same game again with sides swapped, so what the one scored the other scores now."""
    match = arena(TINY, minds=("random", "random"), games=2)
    first, second = match.played
    assert first.sides != second.sides
    assert first.scores == second.scores[::-1]
    assert len(set(first.scores)) == 2
    assert match.has_scores
    assert not replace(match, played=(first, replace(second, scores=()))).has_scores


def test_with_three_sides_each_gets_what_was_scored_where_it_sat() -> None:
    """Equal minds play the same game in each seating, so a seat always scores the same, whichever side sits there."""
    match = arena("witchstone", minds=("random",) * 3, games=3, seed=5)
    first, *others = match.played
    assert first.sides == (0, 1, 2)
    assert len(set(first.scores)) == 3
    for played in others:
        assert played.sides != first.sides
        assert tuple(played.scores[side] for side in played.sides) == first.scores
        assert tuple(played.ends[side] for side in played.sides) == first.ends
