"""Copies of a state share the players' things until one of them changes them."""

from __future__ import annotations

from coven.games.witchstone.agenda import Group
from coven.games.witchstone.state import WitchstoneState
from coven.kernel import Seat
from tests.games.witchstone.tale import group, play, player, situation, state_of, turn_passed

A, B = Seat(0), Seat(1)


def two_alike() -> tuple[WitchstoneState, WitchstoneState]:
    state = state_of(A={"vp": 3}, B={"vp": 5})
    return state, state.copy()


def scores(state: WitchstoneState) -> list[int]:
    return [player.vp for player in state.shared]


def test_a_copy_shares_everything_until_something_changes() -> None:
    state, twin = two_alike()
    assert all(one is other for one, other in zip(state.shared, twin.shared, strict=True))
    state.player(A).vp += 1
    assert (scores(state), scores(twin)) == ([4, 5], [3, 5])
    assert state.shared[B] is twin.shared[B]


def test_it_does_not_matter_which_of_the_two_changes() -> None:
    state, twin = two_alike()
    twin.player(B).vp += 1
    state.player(B).vp += 10
    assert (scores(state), scores(twin)) == ([3, 15], [3, 6])
    assert state.shared[A] is twin.shared[A]


def test_what_is_changed_twice_is_copied_once() -> None:
    state, _ = two_alike()
    mine = state.player(A)
    assert state.player(A) is mine is state.shared[A]


def test_what_has_been_changed_is_shared_again_by_the_next_copy() -> None:
    state, first = two_alike()
    state.player(A).vp = 10
    second = state.copy()
    state.player(A).vp = 20
    assert [scores(each)[A] for each in (first, second, state)] == [3, 10, 20]


def test_a_copy_of_a_copy_is_as_independent() -> None:
    state, twin = two_alike()
    third = twin.copy()
    twin.player(A).vp = 10
    assert [scores(each)[A] for each in (state, twin, third)] == [3, 10, 3]


def test_all_players_at_once_can_be_changed_as_well() -> None:
    state, twin = two_alike()
    for each in state.players:
        each.vp = 0
    state.players[B].vp = 1
    assert (scores(state), scores(twin)) == ([0, 1], [3, 5])


def test_a_group_that_goes_on_does_not_go_on_in_a_copy() -> None:
    state = state_of(agenda=group("wand", 2))
    twin = state.copy()
    mine, kept = state.agenda[-1], twin.agenda[-1]
    assert isinstance(mine, Group)
    assert isinstance(kept, Group)
    mine.left = 0
    state.agenda.pop()
    assert kept.left == 2
    assert len(twin.agenda) == 2


def test_forks_go_their_own_ways() -> None:
    table = situation(agenda=group("energy", 1))
    built, declined = play(table.fork(), "T1-V1"), play(table.fork(), "done")
    assert [player(each).energy for each in (table, built, declined)] == [20, 19, 20]
    assert not turn_passed(table)
    assert turn_passed(built)
    assert turn_passed(declined)


def test_a_crystal_laid_aside_unasked_is_laid_aside_in_one_fork_only() -> None:
    full = {"wand": ["B coloured"] * 4, "bottom": ["B coloured"] * 2 + ["B black", "A coloured"]}
    rim = [["coloured", "wand"], ["black", "wand"]]
    table = situation(
        A={"crystals": ["b2", "b4", "d2", "f2"], "black": "none"},
        B={"crystals": [], "black": "none"},
        rack=full,
        agenda=group("crystal", 0, stage="vials", out=rim),
    )
    one, other = play(table.fork(), "black at wand"), play(table.fork(), "crystal at wand")
    assert player(table).aside == ()
    assert player(one).aside == ("black", "coloured")
    assert player(other).aside == ("coloured", "black")
    assert turn_passed(one)
    assert turn_passed(other)
