"""`coven lab team`: how often a team wins a co-operative game."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from coven.cli.main import main
from coven.games.revolution import GAME
from coven.lab.plots import Point, Series, rates
from coven.lab.team import Cell, Results, Tally
from coven.minds import wilson

TEAM = ["lab", "team", "revolution", "--over", "difficulty=easiest;hardest", "--players", "1,2"]


def test_a_team_is_played_reported_and_added_to(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept, page = tmp_path / "results.json", tmp_path / "page.md"
    words = [*TEAM, "--results", str(kept), "--report", str(page), "--target", "easiest=50-60", "--beside", "random"]
    assert main([*words, "--games", "2"]) == 0
    first = json.loads(kept.read_text(encoding="utf-8"))
    assert [(cell["setting"], cell["seats"], cell["beside"]) for cell in first["cells"]] == [
        ("easiest", 1, ""),
        ("easiest", 2, ""),
        ("hardest", 1, ""),
        ("hardest", 2, ""),
        ("easiest", 2, "random"),
        ("hardest", 2, "random"),
    ]
    assert {cell["games"] for cell in first["cells"]} == {2}
    assert all(cell["wins"] + sum(cell["losses"].values()) == 2 for cell in first["cells"])
    capsys.readouterr()
    assert main([*words, "--games", "3"]) == 0
    then = json.loads(kept.read_text(encoding="utf-8"))
    assert {cell["games"] for cell in then["cells"]} == {3}
    for before, after in zip(first["cells"], then["cells"], strict=True):
        assert before["wins"] <= after["wins"], "what had been played counts on"
        assert before["decisions"] < after["decisions"]
    report = page.read_text(encoding="utf-8")
    assert "| easiest | 50% to 60% |" in report
    assert "![Games won by number of players and difficulty](page-won.svg)" in report
    assert "## One seat left out" in report
    for plot in ("page-won.svg", "page-ends.svg"):
        assert (tmp_path / plot).read_text(encoding="utf-8").rstrip().endswith("</svg>")
    assert capsys.readouterr().out.count("│ random ") == 2


def test_mistakes_are_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "team", "witchstone"]) == 2
    assert "Witchstone is no co-operative game" in capsys.readouterr().err
    assert main([*TEAM[:3], "--players", "two"]) == 2
    assert "numbers are expected, such as 1,2,4" in capsys.readouterr().err
    kept = tmp_path / "results.json"
    kept.write_text('{"game": "revolution", "data": "other", "option": "difficulty", "mind": "planner", "cells": []}')
    assert main([*TEAM, "--results", str(kept), "--games", "1"]) == 2
    assert "results of another data, 'other'" in capsys.readouterr().err
    kept.write_text("nothing")
    assert main([*TEAM, "--results", str(kept), "--games", "1"]) == 2
    assert "holds no results of teams" in capsys.readouterr().err
    kept.unlink()
    assert main([*TEAM, "--games", "1", "--target", "easiest=much", "--report", str(tmp_path / "page.md")]) == 2
    assert "a value and two percentages are expected" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--games", "0"], "--games 0: at least one game"),
        (["--games", "-3"], "--games -3: at least one game"),
        (["--over", "difficulty="], "--over difficulty=: an option and its values are expected"),
        (["--over", "difficulty"], "--over difficulty: an option and its values are expected"),
        (["--over", "=easiest"], "--over =easiest: an option and its values are expected"),
        (["--over", "difficulty=nosuch"], "--over difficulty=nosuch: revolution: option 'difficulty' can't be"),
        (["--over", "nosuch=1"], "--over nosuch=1: revolution has no option 'nosuch'"),
        (["--over", "difficulty=easiest;easiest"], "every value is named once"),
        (["--players", "9"], "--players 9: "),
        (["--target", "easiest=90-10"], "--target easiest=90-10: the percentages go from the lower to the higher"),
        (["--target", "easiest=10-110"], "--target easiest=10-110: the percentages"),
        (["--target", "nosuch=10-20"], "'nosuch' is no difficulty that is compared; those are: easiest, hardest"),
        (["--target", "foo"], "--target foo: a value and two percentages are expected"),
        (["--target", "easiest=-5-10"], "--target easiest=-5-10: a value and two percentages are expected"),
        (["--report", "nowhere/page.md"], "--report nowhere/page.md: there is no folder nowhere"),
        (["--report", "."], "--report .: that is a folder"),
        (["--results", "nowhere/kept.json"], "--results nowhere/kept.json: there is no folder nowhere"),
        (["--results", "junk.json"], "--results junk.json holds no results of teams"),
        (["--results", "list.json"], "--results list.json holds no results of teams"),
        (["--results", "odd.json"], "--results odd.json holds no results of teams"),
    ],
)
def test_mistakes_are_told_before_anything_is_played(
    words: list[str], says: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "junk.json").write_text("junk", encoding="utf-8")
    (tmp_path / "list.json").write_text("[1, 2]", encoding="utf-8")
    results = Results("revolution", GAME.data, "difficulty", "planner", {Cell("easiest", 1): Tally(2, 3, 100)})
    (tmp_path / "odd.json").write_text(results.write(), encoding="utf-8")
    before = sorted(tmp_path.iterdir())
    assert main([*TEAM, "--games", "1", *words]) == 2
    told = capsys.readouterr()
    assert says in told.err
    assert not told.out, "nothing was played"
    assert sorted(tmp_path.iterdir()) == before


def test_rates_and_spread() -> None:
    results = Results("g", "d", "difficulty", "m")
    results.cells[Cell("easy", 1)] = Tally(10, 6, 100)
    results.cells[Cell("easy", 2)] = Tally(10, 4, 100)
    results.cells[Cell("easy", 2, "random")] = Tally(10, 0, 100)
    assert results.spread("easy") == pytest.approx(0.2)
    plot = rates("a <title>", ["1", "2"], [Series("easy", [Point(0.5, wilson(0.5, 10)), None], (0.4, 0.6))])
    assert "a &lt;title&gt;" in plot
    assert plot.count("<circle") == 2, "the point, and its mark in the legend"
