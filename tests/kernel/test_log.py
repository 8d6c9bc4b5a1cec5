"""The log as data: parts that say what they name, moves, and causes."""

from __future__ import annotations

import random

from coven.kernel import LogLine, Move, Part, Seat, Secret, Table, player
from coven.kernel.log import Log, Moved, why
from tests.kernel.tiny import GAME


def at_position(hands: list[list[int]], seed: int = 1) -> Table:
    position = {"dealt": True, "current": 0, "hands": hands, "laid": [[], []], "paid": [[], []], "rest": []}
    return Table(GAME, GAME.settle(), seed, origin=position)


def paid(table: Table, *answers: str) -> Table:
    for answer in answers:
        table.choose(answer)
    return table


def test_parts_say_what_they_name() -> None:
    table = paid(at_position([[2, 4, 6], [1, 3]]), "6", "pay", "2")
    laid, fee = table.log(0)
    assert laid.parts == (Part("A", "seat A"), Part(" lays "), Part("6"))
    assert (str(laid), laid.number, laid.rule) == ("A lays 6 (T1)", 0, "T1")
    assert fee.words == "A pays with 2"
    assert table.log(1)[1].words == "A pays with a card"


def test_moves_name_only_what_was_seen() -> None:
    table = paid(at_position([[2, 4, 6], [1, 3]]), "6", "pay", "2")
    laid, fee = table.log(0)
    assert laid.moves == (Move("6", ("hand",), ("laid", 0), True),)
    assert fee.moves == (Move("2", ("hand",), ("paid", 0), True),)
    for others in (1, None):
        laid, fee = table.log(others)
        assert laid.moves == (Move("6", ("hand",), ("laid", 0), True),)
        assert fee.moves == (Move(None, ("hand",), ("paid", 0), False),)


def test_why_gives_the_chain_of_causes() -> None:
    table = paid(at_position([[2, 4, 6], [1, 3]]), "6", "pay", "2")
    laid, fee = table.log(1)
    assert str(table.why(fee)) == "A pays with a card (T2), because 6 was laid (T2)"
    assert [line.number for line in table.why(fee).chain] == [1, None]
    assert str(table.why(laid)) == "A lays 6 (T1)"
    assert laid.cause is None


def test_causes_end_where_an_attempt_is_undone() -> None:
    """A high card that isn't paid for goes back, and what comes after it doesn't follow from it."""
    table = paid(at_position([[2, 6], [1, 3]]), "6", "don't pay")
    undone = table.log(0)[-1]
    assert "It is undone" in undone.words
    assert undone.cause is None


def test_the_line_that_tells_of_the_undoing_moves_everything_back() -> None:
    """Card 6 goes back to the hand it came from; what was laid before, and by whom, stays where it is."""
    table = paid(at_position([[2, 4, 6], [1, 3]]), "2", "don't pay", "1", "don't pay", "6", "don't pay")
    assert [line.moves for line in table.log(0)] == [
        (Move("2", ("hand",), ("laid", 0), True),),
        (Move("1", ("hand",), ("laid", 1), True),),
        (Move("6", ("hand",), ("laid", 0), True),),
        (Move("6", ("laid", 0), ("hand",), True),),
    ]


def every_log(table: Table) -> list[list[LogLine]]:
    return [table.log(seat) for seat in (None, 0, 1)]


def test_it_makes_no_difference_when_somebody_begins_to_look() -> None:
    """Read all along, read at the end, read by a fork or after taking back: the log is the same, causes and all."""
    for seed in range(30):
        rng = random.Random(seed)
        watched, unwatched = Table(GAME, GAME.settle(), seed), Table(GAME, GAME.settle(), seed)
        while watched.decision is not None:
            assert every_log(watched.fork()) == every_log(watched)
            assert every_log(unwatched.fork()) == every_log(watched)
            answer = rng.randrange(len(watched.options))
            watched.choose(answer)
            unwatched.choose(answer)
            if rng.random() < 0.3:
                for table in (watched, unwatched):
                    table.undo()
                    table.choose(answer)
        assert every_log(unwatched) == every_log(watched)
        assert unwatched.fingerprint() == watched.fingerprint()


def test_undoing_to_the_start_and_playing_on_keeps_the_log() -> None:
    table = Table(GAME, GAME.settle(), 5)
    rng = random.Random(5)
    answers = []
    while table.decision is not None:
        answers.append(rng.randrange(len(table.options)))
        table.choose(answers[-1])
    told = every_log(table)
    while table.undo():
        assert len(table.log(None)) <= len(told[0])
    for answer in answers:
        table.choose(answer)
    assert every_log(table) == told


def test_print_shows_the_board_and_who_is_to_decide() -> None:
    table = at_position([[2, 4, 6], [1, 3]])
    assert str(table) == "current: 0\nothers: 5\nlaid: - | -\npaid: 0, 0\nA is to decide"
    paid(table, "4", "don't pay")
    assert "laid: 4 | -" in str(table)


def test_what_is_undone_moves_back_last_first_and_what_came_back_by_itself_stays() -> None:
    log = Log()
    seen = frozenset((None, Seat(0)))
    log.moved = [Moved("a", ("hand",), ("table",), seen), Moved("b", ("hand",), ("table",), seen)]
    log.add("T1", "Two cards are laid", (), None)
    log.moved = [Moved("c", ("hand",), ("table",), seen), Moved("c", ("table",), ("hand",), seen)]
    log.take_back(0)
    log.add("T2", "That can't be", (), None)
    undone = log.lines(None)[1]
    assert undone.moves == (
        Move("b", ("table",), ("hand",), True),
        Move("a", ("table",), ("hand",), True),
    )
    log.add("T1", "Nothing moves", (), None)
    assert log.lines(None)[2].moves == ()


def test_everybody_reads_as_many_lines_of_the_same_rules() -> None:
    table = paid(at_position([[2, 4, 6], [1, 3]]), "6", "pay", "2")
    rules = [[line.rule for line in table.log(seat)] for seat in (None, 0, 1)]
    assert rules == [["T1", "T2"]] * 3
    assert table.log_size == 2
    assert [line.words for line in table.log(0, 1)] == ["A pays with 2"]


def test_a_cause_is_read_by_each_seat_as_that_seat_may() -> None:
    log = Log()
    took = log.add("T1", "{0} takes {1}", (player(Seat(0)), Secret("5", (Seat(0),), "a card")), None)
    log.add("T2", "It is paid for", (), took)
    causes = [log.lines(seat)[1].cause for seat in (Seat(0), Seat(1), None)]
    assert [cause and cause.words for cause in causes] == ["A takes 5", "A takes a card", "A takes a card"]


def test_nothing_follows_from_what_happened_in_an_earlier_step() -> None:
    log = Log()
    laid = log.add("T1", "A card is laid", (), None)
    log.add("T2", "It is paid for", (), laid)
    log.begin_step()
    later = log.add("T1", "Another is laid", (), laid)
    log.add("T2", "That one is paid for", (), later)
    causes = [line.cause and line.cause.words for line in log.lines(None)]
    assert causes == [None, "A card is laid", None, "Another is laid"]


def test_what_several_lines_follow_from_is_made_once() -> None:
    """In a chain of a thousand effects, each line would else be told again with all that led to it."""
    log = Log()
    first = log.add("T1", "it begins", (), None)
    second = log.add("T2", "this follows", (), first)
    log.add("T3", "and this", (), second)
    log.add("T4", "and this too", (), second)
    lines = log.lines(None)
    assert [line.cause for line in lines] == [None, lines[0], lines[1], lines[1]]
    assert lines[1].cause is lines[0]
    assert lines[2].cause is lines[3].cause is lines[1]


def test_a_chain_may_be_longer_than_python_can_be_nested() -> None:
    def chain(*words: str) -> Log:
        log = Log()
        cause = None
        for one in words:
            cause = log.add("1", one, (), cause)
        return log

    long = ["it goes on"] * 3000
    one, two = chain("it begins", *long), chain("it begins", *long)
    assert one.lines(None) == two.lines(None)
    (last,) = one.lines(None, 3000)
    assert [last] == two.lines(None, 3000)
    assert hash(last) == hash(two.lines(None, 3000)[0])
    assert len(why(last).chain) == 3001
    assert "it goes on" in repr(last)
    assert [last] != chain("it began", *long).lines(None, 3000)
    assert [last] != chain("it begins", *long[1:]).lines(None, 2999)
