"""Why not? Each refusal names the clause that forbids it."""

import pytest

from tests.games.spoils.plain import attacked, plain


@pytest.mark.parametrize(
    ("words", "rule"),
    [
        ("play Brute", "309.1a"),
        ("play Coin", "203.1"),
        ("play Giant", "603.1a"),
        ("play a resource", "203.1"),
        ("attack A's faction", "607.1a"),
        ("attack B's Grunt", "607.1a"),
        ("attack B's Shed", "607.1a"),
        ("let it happen", "606.1"),
        ("play Grnt", ""),
        ("use DRAW of Camp", ""),
    ],
)
def test_actions_of_a_turn(words: str, rule: str) -> None:
    a = {"hand": ["Brute", "Coin", "Trick"], "in_play": [{"card": "Grunt", "depleted": True}, "Coin"]}
    table = plain(A=a, B={"in_play": ["Grunt", "Shed"]}, full_control=(0,))
    assert table.why_not(words) == rule


def test_what_is_offered_is_not_refused() -> None:
    table = plain(A={"hand": ["Trick"], "in_play": ["Grunt"]}, full_control=(0,))
    for words in ("play Trick", "attack B's faction", "end the turn"):
        assert table.why_not(words) is None


@pytest.mark.parametrize(
    ("words", "rule"),
    [("A's Brute", "204.3"), ("A's Giant", "607.1b"), ("B's Grunt", "607.1b"), ("A's Coin", "607.1b")],
)
def test_attackers(words: str, rule: str) -> None:
    a = {"in_play": ["Grunt", "Sprinter", {"card": "Brute", "since": 3}, {"card": "Giant", "depleted": True}, "Coin"]}
    table = plain(A=a, B={"in_play": ["Grunt"]})
    table.do("attack B's faction")
    assert table.why_not(words) == rule


def test_blockers_and_whose_decision_it_is() -> None:
    b = {"in_play": ["Grunt", {"card": "Brute", "depleted": True}, "Shed"]}
    table = attacked("Giant", A={"in_play": ["Giant"], "hand": []}, B=b)
    assert table.why_not("B's Brute") == "607.1d"
    assert table.why_not("B's Shed") == "607.1d"
    reason = table.table.why_not("no more", 0)
    assert reason is not None
    assert reason.rule == "607.1d"


def test_responses() -> None:
    table = plain(A={"hand": ["Grunt", "Trick"]}, B={"hand": ["Trick", "Grunt"]}, full_control=(0,))
    table.do("play Grunt")
    assert table.why_not("play Grunt") == "606.2"
    assert table.why_not("attack A's faction") == "606.2"
    assert table.why_not("end the turn") == "606.2"
    own = table.table.why_not("play Trick", 0)
    assert own is not None
    assert own.rule == "606.1"


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_after_the_end_all_that_names_something_is_refused_by_the_clause_that_ended_the_game(seat: int | None) -> None:
    stage = plain(A={"in_play": ["Grunt", "Grunt"]}, B={"influence": 2})
    table = stage.do("attack B's faction", "no more").table

    def against(words: str) -> str:
        return str(table.why_not(words, seat))

    for words in ("play Grunt", "attack B's faction", "end the turn", "let it happen", "no more"):
        assert against(words) == "the game is over: A wins: B's faction is at 0 influence (102.1)", words
    assert against("sing") == "no such answer: 'sing'"
