"""The binding pass by itself, with kinds of no game: nearest first, agreeing, in reach; or an error that helps."""

from __future__ import annotations

import pytest

from coven.language.binding import Ambiguous, Candidate, Number, Scope, There, Unbound, Wanted

TEXT = "Take a cup. Fill it."


def named(
    word: str,
    kind: str = "cup",
    clause: int = 1,
    number: Number = Number.ONE,
    *,
    own: bool = False,
    asked: bool = False,
    there: There = There.YES,
) -> Candidate[str, str]:
    return Candidate(frozenset({kind}), number, word, f"that {kind}", word, clause, clause, own, asked, there)


def wanted(
    kind: str = "cup", number: Number = Number.ONE, sentence: int = 9, there: There | None = None
) -> Wanted[str]:
    return Wanted("it", (17, 19), frozenset({kind}), number, sentence, there=there)


@pytest.fixture
def scope() -> Scope[str, str]:
    return Scope(TEXT)


def test_the_nearest_that_agrees_in_kind_and_number(scope: Scope[str, str]) -> None:
    scope.name(named("a cup"))
    scope.name(named("a blue cup", clause=2))
    scope.name(named("3 cups", clause=3, number=Number.MANY))
    scope.name(named("a plate", "plate", clause=4))
    assert scope.find(wanted()).to == "a blue cup"
    assert scope.find(wanted(number=Number.MANY)).to == "3 cups"


def test_then_the_event_then_the_carrier(scope: Scope[str, str]) -> None:
    scope.carrier = named("this cup", own=True)
    with pytest.raises(Unbound, match="nothing to point at"):
        scope.find(wanted())  # it has not been named
    scope.event.append(named("A Cup"))
    assert scope.find(wanted()).to == "A Cup"
    scope.name(named("a cup"))
    assert scope.find(wanted()).to == "a cup"


def test_what_is_nearer_but_does_not_agree_is_not_passed_over_for_the_carrier(scope: Scope[str, str]) -> None:
    scope.carrier = named("this cup", own=True)
    scope.name(named("3 cups", number=Number.MANY))
    with pytest.raises(Unbound, match="'3 cups' \\(several things"):
        scope.find(wanted())


def test_what_is_nearer_and_has_gone_is_not_passed_over_for_the_event(scope: Scope[str, str]) -> None:
    """Unless it is of another kind."""
    scope.event.append(named("A Cup"))
    scope.name(named("a plate", "plate", there=There.NO))
    assert scope.find(wanted(there=There.YES)).to == "A Cup"
    scope.name(named("a cup", clause=2, there=There.NO))
    with pytest.raises(Unbound, match="nothing to point at"):
        scope.find(wanted(there=There.YES))


def test_two_in_one_clause_are_ambiguous(scope: Scope[str, str]) -> None:
    scope.name(named("a cup"))
    scope.name(named("a blue cup"))
    with pytest.raises(Ambiguous, match="'a cup' or 'a blue cup'") as caught:
        scope.find(wanted())
    assert (caught.value.start, caught.value.end) == (17, 19)
    assert len(caught.value.wordings) == 2


def test_the_carrier_named_in_passing_is_ambiguous_beside_another(scope: Scope[str, str]) -> None:
    scope.name(named("a cup"))
    scope.name(named("this cup", clause=2, own=True))
    with pytest.raises(Ambiguous):
        scope.find(wanted())
    scope.name(named("this cup", clause=9, own=True, asked=True))
    assert scope.find(wanted()).to == "this cup", "what a condition asks about is what depends on it speaks of"


def test_what_is_in_a_box_is_out_of_reach_until_it_is_opened(scope: Scope[str, str]) -> None:
    scope.carrier = named("this cup", own=True)
    with scope.box() as inside:
        scope.name(named("a cup", clause=2))
        assert scope.find(wanted()).to == "a cup"
    with pytest.raises(Unbound, match="isn't certain"):
        scope.find(wanted())
    with scope.reach(inside):
        assert scope.find(wanted()).to == "a cup"
    with scope.apart(inside), pytest.raises(Unbound, match="nothing to point at"):
        scope.find(wanted())  # where it can't have come to be, it doesn't stand in the way


def test_what_is_out_of_reach_hides_only_what_is_farther_away(scope: Scope[str, str]) -> None:
    scope.name(named("a cup"))
    with scope.box():
        scope.name(named("a blue cup", clause=2))
    with pytest.raises(Unbound, match="'a blue cup', of which it isn't certain"):
        scope.find(wanted())
    scope.name(named("a red cup", clause=3))
    assert scope.find(wanted()).to == "a red cup"


def test_what_is_gone_and_what_is_there_are_told_apart(scope: Scope[str, str]) -> None:
    scope.name(named("a cup", there=There.NO))
    assert scope.find(wanted(there=There.NO)).to == "a cup"
    with pytest.raises(Unbound, match="gone by then"):
        scope.find(wanted(there=There.YES))


def test_nothing_at_all_says_so(scope: Scope[str, str]) -> None:
    with pytest.raises(Unbound, match="'it' has nothing to point at"):
        scope.find(wanted())


@pytest.mark.parametrize("goes", ["first", "second", "neither"])
def test_after_two_ways_what_has_gone_on_either_may_have_gone(scope: Scope[str, str], goes: str) -> None:
    """'If ..., break the cup. Otherwise, wait': whichever of the two breaks it, and whatever happens to no plate."""
    cup, broken = named("a cup"), named("a cup", there=There.NO)
    scope.name(cup)
    scope.name(named("a plate", "plate", clause=2))
    before = scope.mark()
    if goes == "first":
        scope.change(cup, broken)
    with scope.alternative(before):
        assert scope.named[0].there is There.YES, "what one way does, the other knows nothing of"
        if goes == "second":
            scope.change(cup, broken)
    assert [one.there for one in scope.named] == [There.YES if goes == "neither" else There.NO, There.YES]
