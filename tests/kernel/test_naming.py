"""What words name, and what is answered to those that name nothing or several things."""

from __future__ import annotations

import pytest

from coven.kernel import (
    CovenError,
    Decision,
    Flow,
    NotOffered,
    Question,
    Reason,
    Seat,
    Table,
    begun,
    choose,
    continued,
    could_mean,
    left_over,
    named_in,
    nearest,
    no_such,
)
from coven.kernel.naming import meant
from tests.kernel.tiny import GAME, Tiny, TinyState


class Spaces(Tiny):
    """A game of one question, whose answers begin alike."""

    def step(self, state: TinyState) -> Flow[None]:
        where = Question("where", "Where?", "T1", "a space")
        yield from choose(state, Seat(0), where, ("space 2, alone", "space 2, beside 4", "space 3, alone"))


class Sums(Spaces):
    """Its answers are lists, so that the beginning of one is another answer."""

    def step(self, state: TinyState) -> Flow[None]:
        yield from choose(state, Seat(0), Question("what", "What?", "T2", "cards"), ("five, two", "six, one"))

    def why_not(self, state: TinyState, decision: Decision, words: str, seat: Seat) -> Reason | None:
        return PAYS_NOT if words == "five" else None


PAYS_NOT = Reason("T2", "five alone doesn't pay")


def dealt(*hands: list[int]) -> Table:
    position = {
        "dealt": True,
        "current": 0,
        "hands": [list(h) for h in hands],
        "laid": [[], []],
        "paid": [[], []],
        "rest": [],
    }
    return Table(GAME, GAME.settle(), 1, origin=position)


def test_names_are_whole_words_and_the_longest_counts() -> None:
    names = ["Ash", "Ash Tree", "Ace", "B's Ace"]
    assert named_in("play Ash Tree", names) == ["Ash Tree"]
    assert named_in("play ASH  in space 2", names) == ["Ash"]
    assert named_in("splash ashes", names) == []
    assert named_in("ash, then ace", names) == ["Ash", "Ace"]
    assert named_in("discard B's Ace", names) == ["B's Ace"]
    assert named_in("play Ash Tree of Life", ["Ash Tree", "Tree of Life"]) == ["Tree of Life"], "first said or not"


def test_numbers_are_not_misspelt() -> None:
    assert nearest("space 2", ["space 3", "space 4"]) is None
    assert nearest("spce 3", ["space 3", "space 4"]) == "space 3"
    assert nearest("space 2", ["space 3", "space 2, stitching onto Ember"]) == "space 2, stitching onto Ember"
    assert begun("space 2", ["space 2, replacing Ward", "space 21"]) == ["space 2, replacing Ward"]
    assert begun("  ", ["space 2"]) == []


def test_what_names_nothing_or_several_things_cites_no_rule() -> None:
    nothing = no_such("card", "Embr", ["Ember"])
    assert (nothing.rule, str(nothing)) == ("", "no such card: 'Embr' (did you mean 'Ember'?)")
    several = could_mean(["1", "2", "3", "4", "5"])
    assert (several.rule, str(several)) == ("", "that could mean 1, 2, 3, 4, or something else")
    endless = no_such("card", "e" * 1000)
    assert str(endless) == f"no such card: '{'e' * 80}...'"


def test_a_name_that_is_said_is_meant_before_longer_ones() -> None:
    assert meant("mountain ash", ["Ash", "Mountain Ash in Bloom", "Mountain Ash"]) == ["Mountain Ash"]
    assert meant("mountain", ["Ash", "Mountain Ash in Bloom", "Mountain Ash"]) == [
        "Mountain Ash in Bloom",
        "Mountain Ash",
    ]


def test_the_beginning_of_one_answer_names_it_and_that_of_several_is_told_so() -> None:
    table = Table(Spaces(), GAME.settle(), 1)
    assert str(table.why_not("space 3")) == "it is called 'space 3, alone' here"
    assert table.why_not("Space 3,  alone") is None
    several = table.why_not("space 2")
    assert several is not None
    assert (several.rule, str(several)) == ("", "that could mean space 2, alone, or space 2, beside 4")


def test_the_beginning_of_an_answer_that_a_rule_forbids_is_refused_by_it() -> None:
    table = Table(Sums(), GAME.settle(), 1)
    assert table.why_not("five") == PAYS_NOT
    assert str(table.why_not("six")) == "it is called 'six, one' here", "the game has nothing against it"


def test_after_the_end_what_names_something_is_refused_by_the_rule_that_stopped_the_game() -> None:
    class Over(Tiny):
        def names_nothing(self, state: TinyState, words: str, seat: Seat | None) -> Reason | None:
            return None if words.isdigit() else no_such("card", words)

    for game, sung in ((GAME, "the game is over: the higher sum wins (T3)"), (Over(), "no such card: 'sing'")):
        table = Table(game, game.settle(), 1)
        while table.decision is not None:
            table.choose(0)
        assert table.result is not None
        over = f"the game is over: {table.result}"
        assert [str(table.why_not("6", seat)) for seat in (None, 0, 1)] == [over] * 3
        assert str(table.why_not("sing")) == sung
        assert str(table.why_not(" ")) == "nothing was said"


def test_an_answer_that_is_not_offered_is_not_taken_for_another_number() -> None:
    table = dealt([1, 2, 4], [3])
    with pytest.raises(NotOffered) as error:
        table.choose("3")
    assert "did you mean" not in str(error.value)


def test_a_table_says_why_for_any_seat_and_only_from_what_that_seat_knows() -> None:
    table = dealt([2, 6], [1])
    assert str(table.why_not("6", seat=1)) == "6 is not in hand (T1)"
    assert str(table.why_not("1", seat=1)) == "it is A's decision"
    assert table.why_not("6", seat=0) is None
    assert str(table.why_not("sixx")) == "no such answer: 'sixx'"
    assert str(table.why_not(" ")) == "nothing was said"
    with pytest.raises(CovenError, match="there is no seat 5"):
        table.why_not("6", seat=5)


def test_what_is_left_over_is_all_that_is_not_a_name() -> None:
    assert left_over("kill the Ash Tree, and  Ash Tree", ["Ash Tree"]) == "kill the , and ash tree", "each name once"
    assert left_over("Ash Tree & Elm", ["Elm", "Ash Tree"]) == "&"
    assert left_over("ashes", ["Ash"]) == "ashes"


def test_a_name_is_suggested_once_however_often_it_is_known() -> None:
    assert str(no_such("card", "as", ["Ash Tree", "Ash Tree"])) == "no such card: 'as' (did you mean 'Ash Tree'?)"


def test_a_number_says_nothing_where_nothing_is_counted() -> None:
    table = Table(Spaces(), Spaces().settle(), 1)
    assert str(table.why_not("9")) == "no such answer: '9'"
    counted = dealt([3, 7], [4])
    assert str(counted.why_not("5")) == "5 is not in hand (T1)", "here it is a card"


def test_part_of_what_is_offered_is_told_how_it_goes_on() -> None:
    offered = ["discard Ash Tree", "discard Ashes", "done"]
    assert continued("discard ash", offered) == could_mean(["discard Ash Tree", "discard Ashes"])
    assert continued("tree", offered) == ("", "it is called 'discard Ash Tree' here")
    assert continued("discard Ash Tree", offered) == ("", "it is called 'discard Ash Tree' here")
    assert continued("discard tree", offered) is None
    assert continued("Rowan", offered) is None
    assert continued("  ", offered) is None


def test_an_article_names_nothing() -> None:
    """Whoever says 'a' doesn't mean what has one in it, but may mean what begins so."""
    assert continued("a", ["remove a crystal", "done"]) is None
    assert continued("the", ["remove the crystal"]) is None
    assert continued("a", ["add", "remove a crystal"]) == ("", "it is called 'add' here")
    assert continued("crystal", ["remove a crystal"]) == ("", "it is called 'remove a crystal' here")
