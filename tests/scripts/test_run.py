"""Running scripts: what holds, what doesn't, and what the error says then."""

from __future__ import annotations

from typing import Any

import pytest

from coven.kernel import Flow, Seat, choose, pick
from coven.scripts import ScriptError, run_script
from tests.kernel.tiny import GAME, WHICH_CARD, Tiny, TinyState
from tests.scripts.telling import fails, play, run


def test_answers_luck_and_end() -> None:
    table = play("A: 6", "A: pay", "A: 7")
    assert table.position()["laid"] == [[6], []]
    assert table.position()["paid"] == [[7], []]
    assert table.position()["hands"] == [[2], [1, 3, 8]]
    assert table.decision is not None
    assert table.decision.seat == 1
    assert table.at_rest


def test_words_are_taken_as_they_are_written() -> None:
    assert play("A: '6'", "A:   PAY ", "A: 7").position()["paid"] == [[7], []]


def test_an_answer_that_is_not_offered_names_the_reason_and_the_options() -> None:
    error = fails("A: 9")
    assert "'9' is not offered: 9 is not in hand (T1)" in error.words
    assert "A is asked: Which card? (T1), and may answer\n    2\n    6\n    7" in error.words


def test_a_slip_of_the_pen_is_pointed_out() -> None:
    assert "did you mean 'pay'?" in fails("A: 6", "A: paay").words


def test_an_unscripted_decision_is_an_error_at_the_next_answer() -> None:
    error = fails("A: 6", "B: 1")
    assert "`B: 1` answers, but it is A's decision" in error.words
    assert "Pay for 6? (T2), and may answer\n    pay\n    don't pay" in error.words


def test_nothing_can_be_answered_when_the_game_is_over() -> None:
    lines = ["A: 2", "A: don't pay", "B: 3", "B: don't pay", "A: 6", "A: pay", "B: 8", "B: pay"]
    assert play(*lines, "over").over
    error = fails(*lines, "A: 1")
    assert "the game is over: the higher sum wins (T3)" in error.words


def test_results() -> None:
    lines = ["A: 2", "A: don't pay", "B: 3", "B: don't pay", "A: 6", "A: pay", "B: 8", "B: pay"]
    play(*lines, "result: higher sum", "result B: the higher sum wins (T3)")
    assert "A should have won, but B did" in fails(*lines, "result A: wins").words
    assert "nobody should have won, but B did" in fails(*lines, "result nobody: wins").words
    play(*lines, "result won B: wins", "result lost A: wins", "result tied nobody: wins")
    assert "B should have lost, but A did" in fails(*lines, "result lost B: wins").words
    assert "A and B should have tied, but nobody did" in fails(*lines, "result tied A B: wins").words
    assert "should have ended with 'a draw'" in fails(*lines, "result: a draw").words
    assert "the game should be over; B is asked" in fails("A: 2", "A: don't pay", "over").words


@pytest.mark.parametrize(
    "line",
    [
        "expect: {hands.A: [2, 6, 7], rest.size: 3, dealt: true, hands.B.1: 3}",
        "expect A: {hand: [2, 6, 7], others: 6}",
        "expect spectator: {hand: []}",
        "options: [7, 6, 2]",
        "offers: 6",
        "offers not: [1, 3]",
        "refuses: {words: 9, rule: T1}",
        "refuses: {words: 9, rule: T1, because: not in hand}",
        "asked: A",
        "asked A: which card",
        "log: A begins (T0)",
        "log not: lays",
        "nothing pending",
        "say: A holds one low card",
    ],
)
def test_what_holds_is_passed_over(line: str) -> None:
    assert play(line).position()["hands"] == [[2, 6, 7], [1, 3, 8]]


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("expect: {hands.A: [2, 6]}", "hands.A.2 should not be there but is 7"),
        ("expect: {hand.A: [2]}", "there is no 'hand' (did you mean 'hands'?); there is: dealt, current, hands"),
        ("expect: {hands.C: [2]}", "there is no 'C'; there is: 0 to 1"),
        ("expect: {dealt.A: 1}", "there is nothing inside True"),
        ("expect: {dealt: false}", "dealt should be false but is true"),
        ("expect B: {hand: [1, 3, 7]}", "hand.2 should be 7 but is 8"),
        ("expect C: {hand: [1]}", "nobody sits at C; the seats are A, B"),
        ("options: [2, 6]", "offered as well: 7."),
        ("options: [2, 6, 7, 8]", "not offered: 8."),
        ("offers: [2, 8]", "not offered: 8."),
        ("offers not: [8, 2]", "offered, but shouldn't be: 2."),
        ("refuses: {words: 6, rule: T1}", "'6' should be refused but is offered"),
        ("refuses: {words: 9, rule: T2}", "should be refused by T2 but is by T1: 9 is not in hand"),
        ("refuses: {words: wait, rule: T2}", "no rule: no such answer"),
        ("refuses: {words: 9, rule: T1, because: too high}", "but the reason is: 9 is not in hand"),
        ("asked: B", "it should be B's decision; A is asked: Which card?"),
        ("asked A: Pay", "'Pay' should be asked; A is asked: Which card?"),
        ("pending: B", "it should be B's decision"),
        ("log: B begins", "the log should say 'B begins' since the last answer; it says\n    A begins (T0)"),
        ("log not: begins", "the log shouldn't say 'begins' since the last answer; it says\n    A begins (T0)"),
        ("fingerprint: 0011223344556677", "lead to another position than they did when the record was written"),
    ],
)
def test_what_does_not_hold_is_said(line: str, says: str) -> None:
    assert says in fails(line).words


def test_a_script_may_not_stop_in_the_middle_unawares() -> None:
    error = fails("A: 6")
    assert "the play ends with something pending: A is asked: Pay for 6?" in error.words
    assert "end with `- pending: A`" in error.words
    assert "nothing should be pending" in fails("A: 6", "nothing pending").words
    play("A: 6", "pending: A")
    play("A: 6", "pending A: Pay for 6")
    play("A: 6", "A: pay", "A: 2")


def test_pending_in_the_middle_of_the_play_excuses_nothing_later() -> None:
    assert "something pending: A is asked: With which card?" in fails("A: 6", "pending: A", "A: pay").words


def luck(*lines: str) -> dict[str, Any]:
    return run("game: tiny\nseed: 5\nplay:\n" + "".join(f"- {line}\n" for line in lines)).position()


def test_luck_by_words_by_numbers_and_by_seed() -> None:
    by_seed = luck("say: nothing is given")
    named = luck("chance: [9, 8, 7]", "chance: 1")
    assert named["hands"][0] == [7, 8, 9]
    assert named["current"] == 1
    # What isn't named follows in the seed's order.
    seeds_order = _in_seeds_order(by_seed, luck("chance the cards: numbered 0 1 2 3 4 5 6 7 8"))
    assert named["rest"] == [card for card in seeds_order if card not in (9, 8, 7)][-3:]
    assert luck("chance the cards: numbered 8 7 6 5 4 3 2 1 0")["rest"] == [3, 2, 1]
    assert luck("chance: [9, 8, 7]")["current"] == by_seed["current"]
    passed_over = luck("chance the cards: []", f"chance the first player: {1 - by_seed['current']}")
    assert passed_over == {**by_seed, "current": 1 - by_seed["current"]}


def _in_seeds_order(by_seed: dict[str, Any], numbered: dict[str, Any]) -> list[int]:
    """The seed's whole order as far as it matters here: hands are sorted, the rest is not."""
    assert numbered["hands"] == [[1, 2, 3], [4, 5, 6]]
    return [*by_seed["hands"][0], *by_seed["hands"][1], *by_seed["rest"]]


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("chance the weather: 1", "this is about the weather, but what comes up is the cards"),
        ("chance: [1, 10]", "'10' can't come up for the cards; what can is: 1, 2, 3"),
        ("chance: [1, 1]", "'1' can't come up (so often) for the cards"),
        ("chance: numbered 0 1 2", "after `numbered` it needs all the numbers from 0 to 8"),
    ],
)
def test_luck_that_can_not_be(line: str, says: str) -> None:
    with pytest.raises(ScriptError) as caught:
        luck(line)
    assert caught.value.line == 4
    assert says in caught.value.words


def test_a_pick_is_one_thing() -> None:
    with pytest.raises(ScriptError, match=r"script:5: one of these comes up for the first player, not 2: 0, 1"):
        luck("chance: 1", "chance: [0, 1]")
    with pytest.raises(ScriptError, match=r"script:5: .* needs one number from 0 to 1"):
        luck("chance: 1", "chance: numbered 2")


def test_luck_that_never_comes_up() -> None:
    error = fails("A: 6", "chance the dice: 6")
    assert "nothing comes up for the dice before the next decision" in error.words
    assert "nothing comes up before the next decision: chance: 4" in fails("chance: 4").words


class Drawing(Tiny):
    """The tiny game, in which whoever has laid a card draws another by luck."""

    def step(self, state: TinyState) -> Flow[None]:
        return lay_and_draw(state) if state.dealt else super().step(state)


def lay_and_draw(s: TinyState) -> Flow[None]:
    hand = s.hands[0]
    card = yield from choose(s, Seat(0), WHICH_CARD, tuple(hand))
    hand.remove(card)
    drawn = yield from pick("T1", "the draw", tuple(s.rest))
    s.rest.remove(drawn)
    hand.append(drawn)


@pytest.mark.parametrize("drawn", [4, 5, 9])
def test_taking_back_a_scripted_answer_meets_the_same_luck(drawn: int) -> None:
    table = play("A: 6", f"chance the draw: {drawn}", game=Drawing())
    assert table.position()["hands"][0] == [2, 7, drawn]
    assert table.undo()
    assert table.position()["hands"][0] == [2, 6, 7]
    table.choose("2")
    assert table.position()["hands"][0] == [6, 7, drawn]


def test_a_script_from_a_position() -> None:
    table = run(
        """\
game: tiny
title: The last card can't be paid for
position: {dealt: true, current: 0, hands: [[7], [1]], laid: [[], []], paid: [[], []], rest: []}
play:
- A: don't pay
- log: "That can't be: a card above 5 has to be paid for"
- expect: {hands.A: [], laid.A: []}
- B: don't pay
- result B: the higher sum wins
"""
    )
    assert table.over


FULL_CONTROL = """\
game: tiny
full control: %s
position: {dealt: true, current: 0, hands: [[2], [1]], laid: [[], []], paid: [[], []], rest: []}
play:
"""


def test_full_control_asks_where_there_is_one_choice() -> None:
    asked = "- asked A: Which card?\n- options: 2\n- A: 2\n- A: don't pay\n"
    run(FULL_CONTROL % "A" + asked + "- pending B: Pay for 1\n")
    run(FULL_CONTROL % "[A, B]" + asked + "- asked B: Which card?\n")
    with pytest.raises(ScriptError, match=r"script:5: 'Which card\?' should be asked; A is asked: Pay for 2"):
        run(FULL_CONTROL % "B" + asked)
    with pytest.raises(ScriptError, match="script:2: `full control` lists seats by their letters, and 'me' is none"):
        run(FULL_CONTROL % "me" + asked)
    with pytest.raises(ScriptError, match="script:2: full control: nobody sits at C; the seats are A, B"):
        run(FULL_CONTROL % "C" + asked)


def test_a_script_of_another_game_is_refused() -> None:
    with pytest.raises(ScriptError, match="script:1: this is a script of chess, not of tiny"):
        run_script("game: chess\n", game=GAME)
    with pytest.raises(ScriptError, match="script:1: there is no game 'chess'; the games are:"):
        run_script("game: chess\n")


def test_a_setup_that_can_not_be_is_an_error_of_the_script() -> None:
    with pytest.raises(ScriptError, match="script:2: Tiny is for 2 players, not 5"):
        run_script("game: tiny\nseats: 5\n", game=GAME)


@pytest.mark.parametrize(
    ("word", "bluff"), [("on", True), ("yes", True), ("off", False), ("no", False), ("true", True)]
)
def test_switches_are_set_by_words(word: str, bluff: bool) -> None:
    table = run_script(f"game: revel\noptions: {{bluff: {word}}}\nposition: {{}}\n")
    assert table is not None
    assert table.setup.options["bluff"] is bluff


@pytest.mark.parametrize(
    ("script", "wrong"),
    [
        ("game: revel\n\noptions: {bluf: on}\n", "script:3: revel has no option 'bluf'"),
        ("game: witchstone\nseed: 1\ncolours: [red, pink]\n", "script:3: witchstone: 'pink' is no colour"),
        ("game: witchstone\nseats: 3\ncolours: [red, blue]\n", "script:3: witchstone: 2 colours for 3 players"),
        ("game: revel\ndecks: [celosia, nobody]\n", "script:2: there is no deck 'nobody'"),
        ("game: witchstone\ncards: x\n", "script:2: Witchstone calls `cards` `components`$"),
        ("game: revel\ncolours: x\n", "script:2: Witches' Revel calls `colours` `decks` or `brings`$"),
        ("game: revel\nposition: {A: {hnad: []}}\n", r"A has no 'hnad' \(did you mean 'hand'\?\)"),
        ("game: witchstone\nposition: {rond: 2}\n", r"there is no 'rond' \(did you mean 'round'\?\)"),
    ],
)
def test_what_is_wrong_with_a_setup_is_told_where_it_stands(script: str, wrong: str) -> None:
    with pytest.raises(ScriptError, match=wrong):
        run_script(script.replace("colours: x", "colours: [x]"))


@pytest.mark.parametrize(
    ("script", "wrong"),
    [
        ("rules: [revel:4.7.1, revel:4.7.99]\nposition: {}\n", "script:2: there is no rule 'revel:4.7.99'"),
        ("rules: [chess:1]\nposition: {}\n", "script:2: there is no rule 'chess:1'"),
        ("seats: 3\nrefused setup: {rule: 7.1.99}\n", "script:3: there is no rule '7.1.99'"),
        ("position: {}\nplay:\n- refuses: {words: use X, rule: 4.77}\n", "script:4: there is no rule '4.77'"),
        ("position: {}\nplay:\n- refuses: {words: use X, section: 4.77}\n", "script:4: there is no rule '4.77'"),
    ],
)
def test_a_rule_that_is_in_no_rulebook_is_none(script: str, wrong: str) -> None:
    with pytest.raises(ScriptError, match=wrong) as caught:
        run_script(f"game: revel\n{script}")
    assert "`coven rules revel` lists them" in str(caught.value)


def test_rules_of_the_game_are_taken() -> None:
    refuses = "- refuses: {words: use Passion, rule: 4.7.1}\n- refuses: {words: use Passion, section: 4.7}\n"
    run_script(f"game: revel\nrules: [revel:4.7.1, revel-starter:win.1]\nposition: {{}}\nplay:\n{refuses}")


def test_what_is_no_yaml_says_what_to_do() -> None:
    with pytest.raises(
        ScriptError, match=r"script:3: this is no YAML: .*; words with `: ` or ` #` in them.*need quotes"
    ):
        run_script("game: tiny\nplay:\n- A: stitch: Ember\n")
    with pytest.raises(ScriptError, match=r"script:3: this is no YAML: .*; there is a tab before the words"):
        run_script("game: tiny\nplay:\n\t- A: 6\n")


def test_neither_letters_nor_spacing_matter_to_a_demand() -> None:
    play("A: 6", "log: 'a  LAYS 6'", "asked A: 'PAY  for'", 'offers: ["DON\'T  PAY"]', "A: pay", "A: 7")
    assert fails("A: 6", "offers not: [PAY]").words.startswith("offered, but shouldn't be: PAY.")
