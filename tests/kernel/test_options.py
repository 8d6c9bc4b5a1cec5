"""Options: made when they are read, and good until the table goes on."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest

import coven
from coven.kernel import CovenError, Decision, Flow, NotOffered, Question, Reason, Seat, Table, choose
from coven.kernel.ask import numbered
from coven.kernel.declining import otherwise_called
from coven.kernel.options import index_of, is_further
from tests.kernel.tiny import GAME, TOO_HIGH, WHICH_CARD, Tiny, TinyState, deal


def at_position(hands: list[list[int]], game: Tiny = GAME) -> Table:
    position = {"dealt": True, "current": 0, "hands": hands, "laid": [[], []], "paid": [[], []], "rest": []}
    return Table(game, game.settle(), 1, origin=position)


class Counting(Tiny):
    """Counts how often somebody wants to know what an option points at."""

    def __init__(self) -> None:
        self.asked: list[Any] = []

    def points(self, state: TinyState, decision: Decision, choice: Any) -> tuple[tuple[str | int, ...], ...]:
        self.asked.append(choice)
        return super().points(state, decision, choice)


def test_only_what_is_read_is_made() -> None:
    game = Counting()
    table = at_position([[2, 4, 9], [1]], game)
    assert len(table.options) == 3
    assert [option.words for option in table.options] == ["2", "4", "9"]
    assert game.asked == []
    assert table.options[-1].points == (("hand", 2),)
    assert game.asked == [9]


def test_options_are_a_sequence() -> None:
    table = at_position([[2, 4, 9], [1]])
    options = table.options
    assert isinstance(options, Sequence)
    assert random.Random(1).choice(options) in options
    assert options[0] == options[-3]
    assert options[0] != options[1]
    assert str(options[1]) == "4"
    assert repr(options) == "[Option(0, '2'), Option(1, '4'), Option(2, '9')]"
    with pytest.raises(IndexError, match="there is no option 3; there are 3"):
        options[3]
    assert "4" not in options
    assert table.fork().options == options
    assert len({*options, *table.fork().options}) == 3


def test_an_option_says_what_it_is_about_and_warns() -> None:
    table = at_position([[2, 4], [1]])
    table.choose("2")
    assert table.decision is not None
    assert (table.decision.kind, table.source) == ("whether to pay", ("laid", 0, 0))
    assert [option.points for option in table.options] == [(("laid", 0, 0),)] * 2
    assert all(option.warning is None for option in table.options)
    last = Table(GAME, GAME.settle(full_control=(0,)), 1, origin=at_position([[9], [1]]).origin)
    assert last.options[0].warning == TOO_HIGH


def test_an_option_of_the_past_keeps_its_words_and_nothing_else() -> None:
    table = at_position([[2, 4, 9], [1]])
    option = table.options[1]
    table.choose(option)
    assert (option.index, option.words) == (1, "4")
    with pytest.raises(CovenError, match="a decision that has been taken"):
        _ = option.points
    table.undo()
    assert table.options[1].points == (("hand", 1),)


def test_reading_the_log_leaves_options_as_they_are() -> None:
    table = coven.new(GAME, seed=3)
    option = table.options[0]
    before = option.points
    assert table.log(None)
    assert option.points == before
    table.choose(option)


class Index:
    """A number as other libraries have it."""

    def __index__(self) -> int:
        return 2


def test_any_way_to_name_an_option_will_do() -> None:
    for chosen in (2, Index(), "9", " 9 ", at_position([[2, 4, 9], [1]]).options[2]):
        table = at_position([[2, 4, 9], [1]])
        table.choose(chosen)
        assert table.decision is not None
        assert table.decision.text == "Pay for 9?"


@pytest.mark.parametrize("wrong", [None, True, 2.0, ["9"], b"9"])
def test_what_is_no_option_is_refused_with_what_would_do(wrong: Any) -> None:
    table = at_position([[2, 4, 9], [1]])
    before = table.fingerprint()
    with pytest.raises(NotOffered) as refused:
        table.choose(wrong)
    assert str(refused.value) == f"{wrong!r} is no option, nor the number or the words of one; A may answer: 2, 4, 9"
    assert table.fingerprint() == before


def test_words_that_are_not_offered_are_refused_with_the_nearest() -> None:
    table = at_position([[2, 4, 9], [1]])
    table.choose("2")
    with pytest.raises(
        NotOffered,
        match=r"'dont pay' is not offered: no such answer: 'dont pay' \(did you mean \"don't pay\"\?\); A may",
    ) as refused:
        table.choose("dont pay")
    assert refused.value.reason == table.why_not("dont pay")
    with pytest.raises(NotOffered, match="there is no option 2; they are numbered 0 to 1"):
        table.choose(2)
    with pytest.raises(NotOffered, match="there is no option -1"):
        table.choose(-1)


def test_a_finished_game_has_no_options() -> None:
    table = at_position([[2], [1]])
    table.choose("don't pay")
    table.choose("don't pay")
    assert table.over
    assert len(table.options) == 0
    assert list(table.options) == []
    assert table.source is None
    with pytest.raises(NotOffered, match="the game is over"):
        table.choose(0)
    with pytest.raises(NotOffered) as refused:
        table.choose("pay")
    assert refused.value.reason == table.why_not("pay")


def test_words_that_fit_two_options_name_neither_unless_they_are_exact() -> None:
    decision = Decision(Seat(0), WHICH_CARD, ("Ember", "ember", "Ash"))
    assert [index_of(decision, words) for words in ("Ember", "ember", " ASH ")] == [0, 1, 2]
    with pytest.raises(NotOffered, match="'EMBER' is not offered"):
        index_of(decision, "EMBER")


class TwoSpellings(Tiny):
    """Its cards are called alike, but for their case."""

    def step(self, state: TinyState) -> Flow[None]:
        return self.ask(state)

    def ask(self, s: TinyState) -> Flow[None]:
        yield from choose(s, Seat(0), WHICH_CARD, ("Ember", "ember", "Ash"))


def test_words_that_fit_two_options_are_not_let_through() -> None:
    table = at_position([[2], [1]], TwoSpellings())
    with pytest.raises(NotOffered) as refused:
        table.choose("EMBER")
    assert str(refused.value.reason) == "that could mean Ember, or ember"
    assert table.why_not("EMBER") == refused.value.reason
    assert [table.why_not(words) for words in ("Ember", "ember", "ASH")] == [None] * 3


def test_options_at_the_same_place_with_other_words_are_others() -> None:
    here, there = at_position([[2, 4], [1]]).options, at_position([[3, 4], [1]]).options
    assert here[0] != there[0]
    assert here[1] == there[1]
    assert here != there


def test_an_option_may_be_said_with_the_verb_of_its_question_and_with_a_full_stop() -> None:
    which = Question("which tree", "{0}: which to {1}?", "T1", "a tree", verb="{1}")
    decision = Decision(Seat(0), which, ("Ash", "Elm.", "fell Oak"), about=("Ember", "fell"))
    assert [index_of(decision, said) for said in ("ash.", "elm", "Fell Ash", "fell elm.")] == [0, 1, 0, 1]
    assert index_of(decision, "fell oak") == index_of(decision, "fell fell oak") == 2
    for wrong in ("burn Ash", "fell", "fell Ash Elm", "ash.."):
        with pytest.raises(NotOffered):
            index_of(decision, wrong)
    plain = Decision(Seat(0), Question("which tree", "Which tree?", "T1", "a tree"), ("Ash", "Elm"))
    with pytest.raises(NotOffered):
        index_of(plain, "fell Ash")


class Generous(Tiny):
    """Has nothing against anything."""

    def why_not(self, state: TinyState, decision: Decision, words: str, seat: Seat) -> Reason | None:
        return None


def test_of_what_is_offered_there_are_no_more_than_are_offered() -> None:
    table = at_position([[2, 4, 9], [1]], Generous())
    assert str(table.why_not("4 (2)")).startswith("no such answer: '4 (2)'")
    assert table.why_not("4") is None
    assert table.why_not("7 (2)") is None


def test_a_further_one_that_is_offered_is_no_further_one() -> None:
    question = Question("which", "Which?", "T1", "a card")
    decision = Decision(Seat(0), question, ("Ember", "Ember (2)"))
    assert [words for words in ("Ember", "ember (2).", "Ember (3)", "Ward (2)") if is_further(decision, words)] == [
        "Ember (3)"
    ]


def test_other_words_may_stand_for_an_option() -> None:
    question = Question("which to take", "Which to take?", "1", "a number, `done`", verb="take")
    stop = Decision(Seat(0), question, ("2", "4", "done"), also={"none": "done"})
    assert [index_of(stop, words) for words in ("done", "none", "None.", "take none")] == [2, 2, 2, 2]
    for words in ("nothing", "none at all"):
        with pytest.raises(NotOffered):
            index_of(stop, words)
    with pytest.raises(NotOffered):  # what they stand for is not offered, or nothing does
        index_of(Decision(Seat(0), question, ("2", "4"), also={"none": "done"}), "none")
    with pytest.raises(NotOffered):
        index_of(Decision(Seat(0), question, ("2", "4", "done")), "none")


def test_what_a_question_has_for_short_stands_for_what_begins_and_ends_so() -> None:
    short = ("attack", "'s faction")
    question = Question("what to do", "What do you do?", "T1", "`attack B's faction`", short=short)
    decision = Decision(Seat(0), question, ("look at B's faction", "attack B's keep", "attack B's faction"))
    assert index_of(decision, "Attack.") == 2
    with pytest.raises(NotOffered):
        index_of(decision, "look")


def test_to_agree_is_to_say_what_comes_before_declining() -> None:
    question = Question("whether", "Do you?", "T1", "`go on`, `no`, `ask me again`", declines=("no",), whether=True)
    decision = Decision(Seat(0), question, ("go on", "no", "ask me again"))
    assert str(otherwise_called(decision, "yes")) == "it is called 'go on' here"
    assert str(otherwise_called(decision, "nothing")) == "it is called 'no' here"
    several = Decision(Seat(0), question, ("go on", "turn back", "no", "ask me again"))
    assert str(otherwise_called(several, "ok")) == "that could mean go on, or turn back"
    unasked = Question("which", "Which?", "T1", "`go on`, `no`", declines=("no",))
    assert otherwise_called(Decision(Seat(0), unasked, ("go on", "no")), "yes") is None


class Suits(Tiny):
    """Cards are called high or low, and so are several."""

    def step(self, state: TinyState) -> Flow[None]:
        return deal(state) if not state.dealt else self.ask(state)

    def ask(self, s: TinyState) -> Flow[None]:
        card = yield from choose(s, s.current, WHICH_CARD, tuple(s.hands[0]), say=lambda one: "low")
        s.hands[0].remove(card)
        s.laid[0].append(card)


def test_options_that_a_game_calls_the_same_are_numbered_and_kept_apart() -> None:
    """An answer is kept by its words, so no two are alike, and a record leads to the card that was chosen."""
    table = Table(Suits(), GAME.settle(), 1, origin=at_position([[2, 4, 9], [1]]).origin)
    assert table.options.words() == ["low", "low (2)", "low (3)"]
    assert table.options[1].words == "low (2)"
    table.choose(1)
    record = table.record()
    assert [entry.words for entry in record.entries] == ["low (2)"]
    twin = Table(table.game, table.setup, record.seed, origin=record.position)
    twin.play(record)
    assert twin.state.laid == [[4], []]
    assert twin.options.words() == ["low", "low (2)"]


def test_words_with_a_number_are_told_from_numbered_ones() -> None:
    assert numbered(["Ember", "Ember", "Ember (2)", "Twig", "Ember"]) == [
        *("Ember", "Ember (2)", "Ember (2) (2)", "Twig", "Ember (3)")
    ]
    assert numbered(["Ember (2)", "Ember", "Ember"]) == ["Ember (2)", "Ember", "Ember (3)"]
