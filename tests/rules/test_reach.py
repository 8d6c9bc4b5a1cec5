"""Reach: the lines of rules that no proof runs."""

from __future__ import annotations

from pathlib import Path

from coven.rules.no_rules import no_rules
from coven.rules.reach import BESIDES, unreached
from tests.rules.project import edit, make_project


def test_lines_that_were_not_run_are_listed_and_counted(tmp_path: Path) -> None:
    make_project(tmp_path)
    folder = tmp_path / "hazel"
    (folder / "seen").mkdir()
    (folder / "seen" / "view.py").write_text("VIEW = 1\n")
    measured = {
        str(folder / "turn.py"): {"executed_lines": [3, 5, 8, 10], "missing_lines": [11, 12]},
        str(folder / "seen" / "view.py"): {"executed_lines": [], "missing_lines": [1]},
        str(tmp_path / "tests" / "test_hazel.py"): {"executed_lines": [], "missing_lines": [1]},
    }
    edit(folder / "turn.py", 'return ask(s, "win.1")', "return ask(s)")
    listed = [
        "hazel/turn.py:11: pay(s)  # 1.2.1, S01: in this order",
        'hazel/turn.py:12: return ask(s) or Question("which", "Which?", "hazel-starter:win.1", "a card")',
    ]
    assert list(unreached("hazel", folder, measured)) == [
        *listed,
        "hazel: 2 of 6 lines of rules are reached by no proof",
    ]
    assert list(unreached("hazel", folder, measured, ())) == [
        "hazel/seen/view.py:1: VIEW = 1",
        *listed,
        "hazel: 3 of 7 lines of rules are reached by no proof",
    ]


HANDING_ON = '''
from hazel.seen import pointing
from hazel.text.tree import Place
from hazel.turn import turn


class Hazel(Game[State, View]):
    def __repr__(self):
        return "Hazel()"

    def points(self, state):
        """What is left out says so."""
        return pointing.points(state)

    def drawing(self):
        from hazel.seen import terminal

        return terminal

    def step(self, state):
        return turn(state)

    def place(self, zone):
        return PLACES.get(zone, Place.FIELD)

    def known(self, state):
        return pointing.points(state) if state.open else ()

    def decks(self, state):
        pointing.points(state)
        state.changed = True

    def questions(self):
        return QUESTIONS


class State:
    def everybody(self):
        return [*self.seats]
'''


def test_words_and_what_only_hands_on_to_what_holds_no_rules_are_no_rules() -> None:
    """A function that hands on to a rule is one, and so is one that decides, that does something itself, or that only
    takes a word from elsewhere. What a game says of itself is none, other than what a state says."""
    text = HANDING_ON.splitlines()
    found = [text[number - 1].strip() for number in sorted(no_rules(HANDING_ON, BESIDES)) if text[number - 1]]
    assert found == [
        'return "Hazel()"',
        '"""What is left out says so."""',
        "return pointing.points(state)",
        "from hazel.seen import terminal",
        "return terminal",
        "return QUESTIONS",
    ]
    assert no_rules(HANDING_ON, ()) == set()


def test_what_is_no_rule_is_neither_listed_nor_counted(tmp_path: Path) -> None:
    (tmp_path / "game.py").write_text(HANDING_ON)
    measured = {str(tmp_path / "game.py"): {"executed_lines": [2, 13], "missing_lines": [9, 18, 21, 24]}}
    assert list(unreached("hazel", tmp_path, measured)) == [
        "hazel/game.py:21: return turn(state)",
        "hazel/game.py:24: return PLACES.get(zone, Place.FIELD)",
        "hazel: 2 of 3 lines of rules are reached by no proof",
    ]
    assert (
        list(unreached("hazel", tmp_path, measured, ()))[-1] == "hazel: 4 of 6 lines of rules are reached by no proof"
    )


def test_a_module_that_cites_no_rule_carries_none(tmp_path: Path) -> None:
    measured = {}
    for module in ("turn.py", "places.py"):
        (tmp_path / module).write_text("PLACE = 1\n")
        measured[str(tmp_path / module)] = {"executed_lines": [], "missing_lines": [1]}
    assert list(unreached("hazel", tmp_path, measured, citing={tmp_path / "turn.py"})) == [
        "hazel/turn.py:1: PLACE = 1",
        "hazel: 1 of 1 lines of rules are reached by no proof",
    ]
