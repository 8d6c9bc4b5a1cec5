"""The table: how it is answered, taken back, forked and imagined."""

from __future__ import annotations

import copy
import pickle
import random

import pytest

import coven
from coven.kernel import (
    Chance,
    CovenError,
    Flow,
    Luck,
    NotOffered,
    Question,
    Seat,
    SetupError,
    Stuck,
    Table,
    choose,
    pick,
)
from tests.kernel.tiny import GAME, Tiny, TinyState


def dealt(*hands: list[int], current: int = 0) -> Table:
    """The tiny game with these hands."""
    position = {"dealt": True, "current": current, "hands": list(hands), "laid": [[], []], "paid": [[], []], "rest": []}
    return Table(GAME, GAME.settle(), 0, origin=position)


def words(table: Table) -> list[str]:
    return [str(option) for option in table.options]


def test_an_answer_is_an_option_its_index_or_its_words() -> None:
    answers = (dealt([2, 6, 7], [1]).options[1], 1, "6", "  6 ")
    prints = set()
    for answer in answers:
        table = dealt([2, 6, 7], [1])
        table.choose(answer)
        prints.add(table.fingerprint())
    assert len(prints) == 1


def test_what_is_not_offered_is_refused_and_changes_nothing() -> None:
    table = dealt([2, 6], [1])
    before = table.fingerprint()
    for answer in ("9", 2, -1):
        with pytest.raises(NotOffered):
            table.choose(answer)
    with pytest.raises(NotOffered, match=r"'9' is not offered: 9 is not in hand \(T1\); A may answer: 2, 6"):
        table.choose("9")
    assert table.fingerprint() == before
    assert str(table.why_not("9")) == "9 is not in hand (T1)"
    assert table.why_not("6") is None


def test_what_fails_is_undone_and_barred_and_what_was_seen_stays_seen() -> None:
    table = dealt([3, 7], [1, 2])
    table.choose("7")
    table.choose("don't pay")
    table.choose("choose again")
    assert table.view(1).laid == ((), ()), "it is undone"
    assert "A lays 7" in [line.words for line in table.log(1)], "but B has seen it"
    table.choose("7")
    assert table.view(1).laid == ((7,), ()), "not to pay is barred after 7, so it has been paid for with the 3"
    assert table.view(0).paid == ((3,), 0)
    assert words(table) == ["1", "2"]


def test_who_declined_may_give_it_up_and_is_never_forced() -> None:
    table = dealt([2, 7], [1])
    table.choose("7")
    table.choose("don't pay")
    assert words(table) == ["choose again", "give it up"]
    table.choose("give it up")
    assert table.decision is not None
    assert words(table) == ["pay", "don't pay"], "2 is the one card left to try, so it has been laid"
    assert table.view(0).laid == ((2,), ())


def test_full_control_asks_where_there_is_one_choice_only() -> None:
    table = coven.new(GAME, seed=1, full_control=[0, 1])
    while table.decision is not None and len(table.options) > 1:
        table.choose(0)
    assert table.decision is not None
    again = coven.load(table.record(), game=GAME)
    assert again.fingerprint() == table.fingerprint()


def test_taking_back_does_not_roll_again() -> None:
    table = coven.new(GAME, seed=5)
    hand = table.view(0).hand
    table.choose(0)
    while table.undo():
        pass
    assert table.view(0).hand == hand


def test_taking_back_goes_one_decision_at_a_time() -> None:
    table = dealt([2, 6, 7], [1])
    table.choose("6")
    table.choose("pay")
    assert words(table) == ["2", "7"]
    assert table.undo()
    assert words(table) == ["pay", "don't pay"]
    assert table.undo()
    assert words(table) == ["2", "6", "7"]
    assert not table.undo()


class Rolling(Tiny):
    """After each card nature picks a number, which everybody sees."""

    def step(self, state: TinyState) -> Flow[None]:
        yield from super().step(state)
        if state.result is None:
            state.laid[0].append((yield from pick("T0", "the cards", tuple(range(100, 1100)))))


def test_an_imagined_table_has_other_luck_ahead_and_a_fork_the_same() -> None:
    game = Rolling()
    table = Table(game, game.settle(), 1, origin=dealt([2, 3, 4], [1, 5]).origin)

    def rolled(twin: Table) -> int:
        twin.choose("2")
        twin.choose("don't pay")
        return int(twin.view(None).laid[0][-1])

    assert len({rolled(table.fork()) for _ in range(5)}) == 1
    assert len({rolled(table.imagine(0, random.Random(seed))) for seed in range(5)}) == 5


def test_an_imagined_table_knows_neither_past_nor_seed() -> None:
    table = coven.new(GAME, seed=5)
    for _ in range(4):
        table.choose(0)
    twin = table.imagine(0, random.Random(1))
    while twin.undo():
        pass
    assert twin.view(0).laid != ((), ()) or twin.view(0).paid != ((), 0), "only the step under way can be taken back"
    assert twin.seed != table.seed
    assert twin.origin is None


def test_the_same_place_has_the_same_luck() -> None:
    ask = next(GAME.step(TinyState()))
    assert isinstance(ask, Chance)
    assert Luck(3).answer(ask, 7) == Luck(3).answer(ask, 7)
    assert len({Luck(3).answer(ask, nth) for nth in range(20)}) > 10


class Endless(Tiny):
    """A game that goes on without ever asking."""

    name = "endless"

    def step(self, state: TinyState) -> Flow[None]:
        yield from ()


def test_a_game_that_never_asks_is_stopped() -> None:
    with pytest.raises(Stuck, match="without a decision"):
        coven.new(Endless())


def test_a_decision_without_choices_is_an_error_at_once() -> None:
    with pytest.raises(Stuck, match="A has nothing to choose from: Which\\? \\(T1\\)"):
        next(choose(TinyState(), Seat(0), Question("which", "Which?", "T1", "a card"), ()))


def test_a_setup_that_can_not_be_is_refused_with_what_would_do() -> None:
    with pytest.raises(
        SetupError, match="there is no game 'chess'; the games are: revel, revolution, spoils, witchstone"
    ):
        coven.new("chess")
    with pytest.raises(SetupError, match="Tiny is for 2 players, not 3"):
        coven.new(GAME, seats=3)
    with pytest.raises(SetupError, match="tiny has no option 'speed'; its options are: none"):
        coven.new(GAME, options={"speed": 1})
    with pytest.raises(SetupError, match="'edition' can't be 'newest'; it can be: comprehensive, starter"):
        coven.new("revel", options={"edition": "newest"})


@pytest.mark.parametrize(
    ("said", "meant"),
    [(True, True), ("on", True), ("Yes", True), ("true", True), (False, False), ("off", False), ("NO", False)],
)
def test_a_switch_is_set_by_the_words_that_are_listed_for_it(said: object, meant: bool) -> None:
    assert coven.new("revel", options={"bluff": said}).setup.options["bluff"] is meant


@pytest.mark.parametrize("said", ["maybe", 1, None, ""])
def test_a_switch_knows_no_other_words(said: object) -> None:
    with pytest.raises(SetupError, match=r"option 'bluff' can't be .*; it can be: off, on$"):
        coven.new("revel", options={"bluff": said})


class Failing(Tiny):
    """Its rules fail when a 4 is laid."""

    def step(self, state: TinyState) -> Flow[None]:
        yield from super().step(state)
        if any(4 in laid for laid in state.laid):
            raise KeyError("four")


@pytest.mark.parametrize("looking", [False, True])
def test_where_the_rules_fail_nothing_is_lost(looking: bool) -> None:
    position = {"dealt": True, "current": 0, "hands": [[2, 4], [1, 3]], "laid": [[], []], "paid": [[], []], "rest": []}
    table = Table(Failing(), Failing().settle(), 1, origin=position)
    if looking:
        assert table.log(None) == []
    table.choose("4")
    before, log = table.fingerprint(), table.log(None) if looking else []
    with pytest.raises(KeyError, match="four"):
        table.choose("don't pay")
    assert table.fingerprint() == before
    assert table.options.words() == ["pay", "don't pay"]
    assert table.log(None)[: len(log)] == log
    assert table.undo()
    table.choose("2")


def test_a_copy_is_a_fork_and_a_pickle_is_refused() -> None:
    table = coven.new(GAME, seed=3)
    before = table.fingerprint()
    for twin in (copy.copy(table), copy.deepcopy(table)):
        twin.choose(0)
        assert table.fingerprint() == before
    with pytest.raises(CovenError, match="a table can't be pickled"):
        pickle.dumps(table)
    with pytest.raises(CovenError, match="an option can't be pickled or copied"):
        pickle.dumps(table.options[0])


def test_there_is_no_such_seat() -> None:
    table = coven.new(GAME, seed=3)
    for wrong in (2, -1):
        with pytest.raises(CovenError, match=r"there is no seat .*; they are numbered 0 to 1"):
            table.view(wrong)
        with pytest.raises(CovenError, match="there is no seat"):
            table.log(wrong)


class Stumbling(Tiny):
    """Its rules go wrong once a 9 has been laid."""

    def step(self, state: TinyState) -> Flow[None]:
        yield from super().step(state)
        state.note("T1", "A card has been laid")
        if 9 in (*state.laid[0], *state.laid[1]):
            raise RuntimeError("the rules are wrong")


def test_what_a_step_told_before_its_rules_failed_is_not_told() -> None:
    game = Stumbling()
    table = Table(game, game.settle(), 0, origin=dealt([2, 3, 9], [1, 4]).origin)
    for answer in ("2", "don't pay", "1", "don't pay"):
        table.choose(answer)
    told = table.log(None)
    table.choose("9")
    with pytest.raises(RuntimeError, match="the rules are wrong"):
        table.choose("pay")
    assert words(table) == ["pay", "don't pay"]
    assert [line.words for line in table.log(None)] == [line.words for line in (*told, table.log(None)[-1])]
    assert table.log(None)[-1].words == "A lays 9"
    assert table.undo()
    assert table.log(None) == told


class Wild(Tiny):
    """Before and after each card nature picks a number, which everybody sees."""

    def step(self, state: TinyState) -> Flow[None]:
        numbers = tuple(range(100, 1100))
        state.paid[0].append((yield from pick("T0", "the cards", numbers)))
        yield from super().step(state)
        state.paid[1].append((yield from pick("T0", "the cards", numbers)))


def rolls(table: Table) -> list[list[int]]:
    paid: list[list[int]] = table.position()["paid"]
    return paid


@pytest.mark.parametrize("watched", [False, True])
def test_forks_and_what_is_taken_back_meet_the_same_luck_in_the_middle_of_a_step_too(watched: bool) -> None:
    game = Wild()
    origin = dealt([2, 3, 4], [1, 5]).origin
    straight, wavering = Table(game, game.settle(), 1, origin=origin), Table(game, game.settle(), 1, origin=origin)
    for answer in ("2", "don't pay", "1", "don't pay", "3", "don't pay"):
        if watched:
            assert wavering.log(None) == straight.log(None)
        straight.choose(answer)
        twin = wavering.fork()
        wavering.choose(answer)
        wavering.undo()
        wavering.choose(answer)
        twin.choose(answer)
        assert rolls(wavering) == rolls(straight) == rolls(twin)
    assert len({roll for seat in rolls(straight) for roll in seat}) == 7, "each of them is another one"
