"""Attempts: what proves illegal is undone and barred, inside and around each other, and free again afterwards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from coven.kernel import (
    Decision,
    Flow,
    Illegal,
    Impossible,
    Question,
    Reason,
    Seat,
    attempt,
    choose,
    why_unfinishable,
)
from coven.kernel.attempts import Attempt, Attempts
from coven.kernel.log import Log
from tests.kernel.tiny import TinyState

WHICH = Question("which", "Which?", "T1", "a letter")
NO = Reason("T2", "that can't be")
A = Seat(0)


def letter(s: TinyState, letters: str) -> Flow[str]:
    return choose(s, A, WHICH, tuple(letters))


def played(s: TinyState, flow: Flow[Any], *answers: str) -> tuple[list[list[str]], Any]:
    """What was offered at each decision, and what came of it."""
    offered: list[list[str]] = []
    given = list(answers)
    try:
        ask = next(flow)
        while True:
            assert isinstance(ask, Decision)
            offered.append(ask.words())
            assert given, f"nothing is left to answer: {ask}"
            ask = flow.send(given.pop(0))
    except StopIteration as end:
        assert not given, f"nobody asked for {given}"
        return offered, end.value


def failing_for(s: TinyState, *illegal: str) -> Callable[[], Flow[str]]:
    """Two letters are chosen, and some words that they make are illegal."""

    def procedure() -> Flow[str]:
        first = yield from letter(s, "ab")
        s.rest.append(ord(first))
        second = yield from letter(s, "xy")
        if first + second in illegal:
            raise Illegal(NO)
        return first + second

    return procedure


def test_the_whole_sequence_is_barred_and_what_it_did_is_undone() -> None:
    s = TinyState()
    offered, made = played(s, attempt(s, A, failing_for(s, "ax"), rule="T2"), "a", "x", "a")
    assert offered == [["a", "b"], ["x", "y"], ["a", "b"]], "a may be chosen again, and then y goes without asking"
    assert made == "ay"
    assert s.rest == [ord("a")]


def test_what_can_not_be_finished_any_more_is_not_offered_again() -> None:
    s = TinyState()
    offered, made = played(s, attempt(s, A, failing_for(s, "ax", "ay"), rule="T2"), "a", "x", "y")
    assert offered == [["a", "b"], ["x", "y"], ["x", "y"]], "b goes without asking"
    assert made == "by"
    assert s.rest == [ord("b")]


def test_what_the_other_answered_is_undone_but_not_barred() -> None:
    s = TinyState()

    def asking_both() -> Flow[str]:
        mine = yield from letter(s, "ab")
        theirs = yield from choose(s, Seat(1), WHICH, ("x", "y"))
        if mine + theirs == "ax":
            raise Illegal(NO)
        return mine + theirs

    offered, made = played(s, attempt(s, A, asking_both, rule="T2"), "a", "x", "x")
    assert offered == [["a", "b"], ["x", "y"], ["x", "y"]], "a is barred whatever the other says, who may say x again"
    assert made == "bx"


def hopeless(s: TinyState) -> Flow[None]:
    """Whatever is chosen is illegal."""
    yield from letter(s, "ab")
    raise Illegal(NO)


def test_when_nothing_is_left_it_is_impossible_and_says_why() -> None:
    s = TinyState()
    offered, made = played(s, attempt(s, A, lambda: hopeless(s), rule="T2"), "a")
    assert offered == [["a", "b"]], "b is the only one left, and goes without asking"
    assert isinstance(made, Impossible)
    assert made.reason.words == "every choice here has been tried and is illegal"


def test_what_needs_no_choice_and_is_illegal_is_impossible_at_once() -> None:
    s = TinyState()

    def doomed() -> Flow[None]:
        yield from ()
        s.rest.append(1)
        raise Illegal(NO)

    assert played(s, attempt(s, A, doomed, rule="T2")) == ([], Impossible(NO))
    assert s.rest == []


def test_what_was_barred_is_free_again_when_the_attempt_is_over() -> None:
    s = TinyState()

    def twice() -> Flow[tuple[object, object]]:
        first = yield from attempt(s, A, lambda: hopeless(s), rule="T2")
        second = yield from attempt(s, A, lambda: letter(s, "ab"), rule="T2")
        return first, second

    offered, (first, second) = played(s, twice(), "a", "a")
    assert offered == [["a", "b"], ["a", "b"]], "all of it is free again"
    assert isinstance(first, Impossible)
    assert second == "a"


def test_an_inner_attempt_counts_from_its_own_beginning() -> None:
    s = TinyState()

    def outer() -> Flow[str]:
        before = yield from letter(s, "pq")
        inner = yield from attempt(s, A, failing_for(s, "ax"), rule="T2")
        assert isinstance(inner, str)
        return before + inner

    offered, made = played(s, attempt(s, A, outer, rule="T2"), "p", "a", "x", "a")
    assert offered == [["p", "q"], ["a", "b"], ["x", "y"], ["a", "b"]], "after a only y is left"
    assert made == "pay"


def test_what_an_inner_attempt_has_undone_is_no_part_of_the_outer_sequence() -> None:
    s = TinyState()

    def outer() -> Flow[str]:
        inner = yield from attempt(s, A, failing_for(s, "ax"), rule="T2")
        assert isinstance(inner, str)
        if inner == "by":
            raise Illegal(NO)
        return inner

    offered, made = played(s, attempt(s, A, outer, rule="T2"), "a", "x", "b", "y", "b")
    assert offered[-1] == ["a", "b"]
    assert made == "bx", "b y is barred, however it came about"


def test_what_begins_a_longer_sequence_is_not_barred_itself() -> None:
    s = TinyState()
    seen: list[set[Any]] = []

    def looking() -> Flow[str]:
        assert s.attempts is not None
        seen.append(s.attempts.barred_first())
        made = yield from failing_for(s, "ax")()
        return made

    played(s, attempt(s, A, looking, rule="T2"), "a", "x", "b", "x")
    assert seen
    assert not any(seen)


def declining(s: TinyState) -> Flow[str]:
    """Whoever says a declines what could be done."""
    made = yield from letter(s, "ab")
    if made == "a":
        raise Illegal(NO, declined=True)
    return made


def test_who_gives_up_what_has_a_subject_chooses_another() -> None:
    s = TinyState()
    offered, made = played(s, attempt(s, A, lambda: declining(s), rule="T2"), "a", "give it up")
    assert offered == [["a", "b"], ["choose again", "give it up"]]
    assert made == "b"


def test_who_gives_up_what_has_no_subject_has_done_with_it() -> None:
    s = TinyState()
    _, made = played(s, attempt(s, A, lambda: declining(s), rule="T2", subject=0), "a", "give it up")
    assert made == Impossible(NO)


def test_only_the_choices_of_the_seat_whose_attempt_it_is_are_barred() -> None:
    s = TinyState()
    b = Seat(1)

    def procedure() -> Flow[str]:
        first = yield from letter(s, "ac")
        other = yield from choose(s, b, WHICH, ("keep", "show"))
        if first == "a":
            raise Illegal(NO)
        return first + other

    offered, made = played(s, attempt(s, A, procedure, rule="T2"), "a", "keep", "keep")
    assert offered == [["a", "c"], ["keep", "show"], ["keep", "show"]], "the other is asked again, and is as free"
    assert made == "ckeep"


def test_the_other_may_choose_the_very_thing_that_was_tried_in_vain() -> None:
    s = TinyState()

    def procedure() -> Flow[str]:
        first = yield from letter(s, "abc")
        other = yield from choose(s, Seat(1), WHICH, ("a", "b"))
        if first == "a":
            raise Illegal(NO)
        return first + other

    offered, made = played(s, attempt(s, A, procedure, rule="T2"), "a", "b", "b", "a")
    assert offered == [["a", "b", "c"], ["a", "b"], ["b", "c"], ["a", "b"]], "a is barred for the one and not the other"
    assert made == "ba"


class Digging(TinyState):
    """A state from whose rest cards are drawn that nobody knew."""

    def uncovers(self, earlier: TinyState, seat: Seat) -> bool:
        return len(self.rest) < len(earlier.rest)


@pytest.mark.parametrize("draws", [True, False])
def test_what_a_card_unseen_would_decide_may_be_tried_again(draws: bool) -> None:
    """A card that is drawn only when it comes to that tells nobody beforehand that a y fails as well."""
    s = Digging()
    s.rest = [7, 8]

    def procedure() -> Flow[str]:
        made = yield from failing_for(s)()
        s.rest.pop()
        if draws:
            s.rest.pop()
        if made[0] == "a":
            raise Illegal(NO)
        return made

    again = ("a", "x") if draws else ("x",)
    offered, made = played(s, attempt(s, A, procedure, rule="T2"), "a", "x", *again)
    assert offered[2:] == ([["a", "b"], ["x", "y"]] if draws else [["x", "y"]])
    assert made == "bx"


def test_what_somebody_else_has_a_say_in_may_be_tried_again() -> None:
    s = TinyState()

    def procedure() -> Flow[str]:
        first = yield from letter(s, "ac")
        second = yield from letter(s, "xy")
        other = yield from choose(s, Seat(1), WHICH, ("keep", "show"))
        if other == "keep":
            raise Illegal(NO)
        return first + second

    offered, made = played(s, attempt(s, A, procedure, rule="T2"), "a", "x", "keep", "a", "show")
    assert offered[3:] == [["a", "c"], ["keep", "show"]], "a y might go through"
    assert made == "ay"


def test_why_something_can_not_be_finished_is_found_before_it_is_begun() -> None:
    s = TinyState()
    assert why_unfinishable(s, A, failing_for(s, "ax", "ay"), ("a",), rule="T2") == NO
    assert why_unfinishable(s, A, failing_for(s, "ax", "ay"), ("b",), rule="T2") is None
    assert why_unfinishable(s, A, failing_for(s, "ax"), ("a",), rule="T2") is None
    assert why_unfinishable(s, A, failing_for(s, "ax"), ("a", "x"), rule="T2") == NO
    assert why_unfinishable(s, A, failing_for(s), ("c",), rule="T2") is not None, "which is no choice"
    assert s.rest == [], "and nothing has been done"


def test_of_several_reasons_the_one_of_the_first_way_is_told() -> None:
    s = TinyState()

    def procedure() -> Flow[str]:
        way = yield from letter(s, "ab")
        raise Illegal(NO if way == "a" else Reason("T3", "nor can that"))

    assert why_unfinishable(s, A, procedure, (), rule="T2") == NO


def test_who_gives_up_a_subject_has_done_with_every_way_to_do_it() -> None:
    s = TinyState()

    def procedure() -> Flow[str]:
        made = yield from failing_for(s)()
        if made == "ax":
            raise Illegal(NO, declined=True)
        return made

    flow = attempt(s, A, procedure, rule="T2", leaving="T3")
    offered, made = played(s, flow, "a", "x", "give it up", "y")
    assert offered[2:] == [["choose again", "give it up"], ["x", "y"]], "an a with a y is given up as well"
    assert made == "by"


def test_by_which_rule_something_may_be_given_up_is_said() -> None:
    s = TinyState()
    for leaving, rule in (("T3", "T3"), ("", "T2")):
        flow = attempt(s, A, lambda: declining(s), rule="T2", leaving=leaving)
        next(flow)
        asked = flow.send("a")
        assert isinstance(asked, Decision)
        assert asked.rule == rule
        flow.close()


def test_the_others_have_a_say_in_what_can_be_finished_although_it_fails_for_each_of_their_answers() -> None:
    s = TinyState()

    def procedure() -> Flow[None]:
        yield from letter(s, "ab")
        yield from choose(s, Seat(1), WHICH, ("x", "y"))
        raise Illegal(NO)

    assert why_unfinishable(s, A, procedure, ("a",), rule="T2") is None


def test_what_was_undone_goes_back_before_all_eyes_and_what_follows_has_its_old_cause() -> None:
    s = TinyState()
    s.log = log = Log()
    first = s.because("T1", "it is the first turn")
    cause = s.cause

    def procedure() -> Flow[str]:
        way = yield from letter(s, "abc")
        s.because("T1", "a letter was said")
        s.move(way, ("bag",), ("table",), (A,))
        s.note("T1", "{0} is said", way)
        more = yield from letter(s, "xy")
        if way + more in ("ax", "ay"):
            raise Illegal(NO)
        return way

    flow = attempt(s, A, procedure, rule="T2")
    next(flow)
    for answer in ("a", "x"):
        flow.send(answer)
    assert s.cause is cause, "that all ways with an a fail was found out, and no trace is left of it"
    said, undone = log.lines(A)
    assert [str(said), str(undone)] == ["a is said (T1)", "That can't be: that can't be. It is undone (T2)"]
    assert [(move.what, move.origin, move.target) for move in undone.moves] == [("a", ("table",), ("bag",))]
    assert first is None
    flow.close()


def test_what_is_barred_is_barred_for_its_seat_alone() -> None:
    attempts = Attempts()
    attempts.open.append(Attempt(A, 0, {("a",)}, "T2"))
    assert attempts.bars(A, "a") is not None
    assert attempts.bars(A, "b") is None
    assert attempts.bars(Seat(1), "a") is None
