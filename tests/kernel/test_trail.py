"""Trails: what they keep of an answer, and what it means."""

from __future__ import annotations

from coven.kernel import Chance, Decision, Entry, Flow, Seat, tie
from coven.kernel.result import GameOver
from coven.kernel.trail import END, Said, ended, is_decision, value_of
from tests.kernel.tiny import WHICH_CARD, TinyState

DECISION = Decision(Seat(1), WHICH_CARD, (4, 7))
PICK = Chance("T0", "the first player", ("a", "b", "c"), ordering=False)
ORDER = Chance("T0", "the cards", ("a", "b", "c"), ordering=True)


def test_a_seat_answers_with_the_index_of_its_choice() -> None:
    said = Said(DECISION, 1, "7")
    assert (said.value, said.seat, said.chance) == (7, Seat(1), None)
    assert said.entry() == Entry(Seat(1), "7", None)
    assert is_decision(said.answer)
    assert is_decision(0)


def test_nature_picks_and_a_trail_keeps_it_so_that_nobody_takes_it_for_a_seats_answer() -> None:
    for index, item in enumerate(PICK.items):
        said = Said(PICK, ~index, PICK.what)
        assert (said.value, said.seat, said.chance) == (item, None, index)
        assert said.entry() == Entry(None, "the first player", index)
        assert not is_decision(said.answer)


def test_nature_puts_things_in_an_order() -> None:
    said = Said(ORDER, (2, 0, 1), ORDER.what)
    assert (said.value, said.seat, said.chance) == (["c", "a", "b"], None, (2, 0, 1))
    assert value_of(ORDER, (2, 0, 1)) == said.value
    assert not is_decision(said.answer)


def test_a_rule_that_ends_the_game_ends_its_step() -> None:
    state = TinyState()
    result = tie(2, "all cards are laid", "T4")

    def step() -> Flow[None]:
        yield DECISION
        raise GameOver(result)

    flow = ended(step(), state)
    assert next(flow) is DECISION
    assert state.result is None
    assert flow.send(4) is END
    assert state.result is result
