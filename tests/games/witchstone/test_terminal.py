"""At the terminal: the boards in words and drawn, and what each choice would bring."""

from __future__ import annotations

import io
import re
from collections.abc import Sequence
from pathlib import Path

import pytest
from rich.console import Console

from coven.cli.main import main
from coven.games.witchstone import GAME
from coven.games.witchstone.seen.terminal import about, draw, plain
from coven.kernel import Seated, Table
from coven.minds import Greedy
from tests.games.witchstone.tale import group, new, play, situation


def middle() -> Table:
    """A game under way: A is to lay a tile."""
    return situation(
        round=4,
        A={
            "vp": 9,
            "connections": ["T1-V1"],
            "begun": "T1-W",
            "begun units": 2,
            "standing": ["V1"],
            "lying": 1,
            "wand": 3,
            "pentagram": 1,
            "tiles": ["energy/witch a2 a3", "special crystal/wand c3 c4"],
            "crystals": ["b4", "d2", "d6", "f2", "f4"],
            "owl tiles": [7],
            "chips": ["wand"],
            "spells": ["energy +2"],
        },
        B={"connections": ["T2-V2"], "standing": ["V2"], "wand": 5},
        owl_stacks=[[6, 5, 4, 3], [7, 6, 5, 4, 3]],
        rack={"wand": ["A coloured"], "bottom": ["B black"]},
        chips={"C1": "points", "F1": "scroll"},
    )


def drawn(table: Table, width: int = 100, seat: int | None = 0) -> list[str]:
    """The drawing, without colours."""
    console = Console(width=width, color_system=None, force_terminal=False)
    with console.capture() as captured:
        console.print(draw(table.view(seat), table.setup, width))
    return captured.get().splitlines()


def line_with(lines: Sequence[str], words: str) -> str:
    found = [line for line in lines if words in line]
    assert len(found) == 1, f"{words!r} is in {len(found)} lines"
    return found[0]


def brings(table: Table) -> dict[str, str]:
    """Each option, and what it would bring."""
    return {option.words: "" if option.brings is None else option.brings.words for option in table.options}


def test_the_cauldron_is_drawn_with_letters() -> None:
    lines = drawn(middle())
    assert "a1(E) a2[E] a3[W] a4(W)" in line_with(lines, "a1(E)")
    assert "P<b1 .  b2 .  b3 .  b4 o  b5 .  >M" in line_with(lines, "b1 .")
    assert "c2 .  c3{C} c4{M} c5 ." in line_with(lines, "c3{C}")
    assert "d1(S) d2 o  d3 .  d4 x  d5 .  d6 o  d7(P)" in line_with(lines, "d4 x")


def test_the_crystal_ball_shows_chips_witches_units_and_owners() -> None:
    lines = drawn(middle())
    assert line_with(lines, "│ T1 -  A  V1 A   C1 ·   F1 ··  V4 ··  W AA·")
    assert line_with(lines, "│ V2 -  B  T2 B ")
    assert line_with(lines, "│ C1 3     T1 ·")
    assert line_with(lines, "│ W  +6 ")


def test_tracks_racks_and_figures() -> None:
    lines = drawn(middle())
    strip = next(n for n, line in enumerate(lines) if "hilt" in line)
    spaces, owners = lines[strip], lines[strip - 1]
    assert spaces[owners.index("A") + 3] == "E", "A is one space before the first dark space"
    assert spaces[owners.index("B") - 3] == "E", "and B one beyond it"
    assert "M A···  S ····  bottom Bx···" in line_with(lines, "vials:")
    assert "space 4 gold 6 5 4 3" in "".join(lines)
    assert "> A (you, red)" in line_with(lines, "(you, red)")
    assert "9 VP · tower T1 · wand 3" in line_with(lines, "(you, red)")
    assert "wand 5 and ahead" in line_with(lines, "B (yellow)")
    assert "Round 4 of 11, A's turn." in lines[0]


@pytest.mark.parametrize("width", [80, 100, 120])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_is_cut_off_or_too_wide(width: int, seats: int) -> None:
    table = new(seats=seats, seed=3)
    mind = Greedy(1, deals=1)
    for _ in range(30 * seats):
        table.choose(mind.choose(Seated(table)))
    for seat in (None, 0, seats - 1):
        lines = drawn(table, width, seat)
        assert max(map(len, lines)) <= width
        assert not any("…" in line for line in lines)
        assert any(re.search(r"d1.+d2.+d3.+d4.+d5.+d6.+d7.{5}│", line) for line in lines), "a row in one line"
        assert any(re.search(r"│ V1 .*T1 .+F1 .+W .+T2 .+C2 .{3} +│", line) for line in lines)


def test_plain_words_say_everything_and_draw_nothing() -> None:
    lines = plain(middle().view(0), middle().setup)
    assert "A (you, red): 9 VP, tower T1, wand 3, pentagram 1, witches 1 standing 1 lying 9 left" in lines[1]
    assert line_with(lines, "A's connections: T1-V1, T1-W begun, 2 of 3.")
    assert line_with(lines, "Witches: T1 A, T2 B, V1 A, V2 B.")
    own = line_with(lines, "Your cauldron: energy a1 a2, witch a3 a4, pentagram d7, crystal c3 g4")
    assert "crystals lie on b4 d2 d6 f2 f4, black crystal d4" in own
    assert line_with(lines, "Your owl tiles: 7.")
    assert line_with(lines, "Under way: lay a tile.")
    assert all(line.isascii() for line in lines)


def test_what_is_behind_a_screen_is_not_shown_to_others() -> None:
    table = middle()
    for lines in (plain(table.view(1), table.setup), drawn(table, 100, 1)):
        assert not any("owl tiles: 7" in line for line in lines)
        assert sum("tiles in hand" in line for line in lines) == 1
    assert not any("tiles in hand" in line for line in plain(table.view(None), table.setup))


def test_components_are_told_by_name() -> None:
    setup = GAME.settle(seats=2)
    assert about(setup, "t1-w") == ["T1-W: 3 spaces, 6 VP when complete"]
    witchstone = about(setup, "W")
    assert witchstone is not None
    assert witchstone[:2] == ["W: the Witchstone", "V1-W: 2 spaces, 3 VP when complete"]
    assert about(setup, "spell energy +2") == ["energy +2: a spell, 2 more for energy actions; unused 2 VP at the end"]
    rows = "3 VP from 1, 5 VP from 2, 7 VP from 3, else 1 VP"
    told = about(setup, "prophecy owl tiles 1/2/3")
    assert told == [f"prophecy owl tiles 1/2/3: at the end, for owl tiles: {rows}"]
    wand = about(setup, "wand")
    assert wand is not None
    assert wand[1] == "4 dark 3 energy"
    assert about(setup, "broomstick") is None


def test_a_tile_tells_its_best_place_and_a_place_its_strengths() -> None:
    table = situation(A={"tiles": ["energy/witch a2 a3"], "hand": ["witch/wand", "energy/wand"]})
    told = brings(table)
    assert told["remove a crystal"] == "-1 VP"
    assert told["witch/wand"].startswith("at best witch 3, wand 1 on ")
    place = told["witch/wand"].rpartition(" on ")[2]
    play(table, "witch/wand")
    places = brings(table)
    assert places[place] == "witch 3, wand 1"
    assert places["e1 f1"] == "witch 1, wand 2"
    play(table, "e1 f1")
    assert brings(table)["wand"] == "2 wand actions"
    play(table, "wand")
    assert table.state.agenda[-1].left == 2


def test_energy_and_witches() -> None:
    ways = brings(situation(A={"connections": ["T1-V1"], "begun": "T1-W", "begun units": 1}, agenda=group("energy", 2)))
    assert ways["T1-W"] == "2 of 3 units, +6 VP when complete"
    assert ways["done"] == "gives up 2 energy actions"
    ways = brings(situation(A={"connections": ["T1-V1"]}, agenda=group("energy", 2)))
    assert ways["T1-C1"] == "complete, +1 VP"
    told = brings(
        situation(
            A={"connections": ["T1-V1", "V1-W"], "lying": 1},
            chips={"V1": "scroll"},
            agenda=group("witch", 2),
        )
    )
    assert told["to V1"] == "+2 VP, chip scroll, costs 1 witch action"
    assert told["to W"] == "+8 VP, costs 1 witch action"
    assert told["add"] == "2 lying at the tower"


def test_the_wand_counts_double_only_for_whoever_leads_then() -> None:
    level = situation(A={"wand": 3}, B={"wand": 4}, agenda=group("wand", 2))
    assert brings(level)["advance 1"] == "space 4; 3 energy actions"
    assert brings(level)["advance 2"] == "space 5, ahead; 6 energy actions"
    play(level, "advance 2")
    assert level.state.agenda[-1].left == 6
    silver = situation(A={"wand": 6, "connections": ["T1-V1"], "standing": ["V1"]}, agenda=group("wand", 1))
    assert brings(silver)["advance 1"] == "space 7, ahead; +2 VP as it stands"
    play(silver, "advance 1")
    assert silver.state.players[0].vp == 2


def test_pentagram_scrolls_and_crystals() -> None:
    ring = situation(A={"pentagram": 3}, owl_stacks=[[5, 4, 3], [7, 6, 5, 4, 3]], agenda=group("pentagram", 1))
    assert brings(ring)["advance"] == "gold: owl tile 5"
    none_left = situation(A={"pentagram": 3}, owl_stacks=[[], [7, 6, 5, 4, 3]], agenda=group("pentagram", 1))
    assert brings(none_left)["advance"] == "gold: +2 VP"
    row = ["prophecy owl tiles 1/2/3", "energy +2"]
    scrolls = situation(A={"owl tiles": [7]}, owl_stacks=[[6, 5, 4, 3], [7, 6, 5, 4, 3]], scroll_row=row,
                        agenda=group("scroll", 2))  # fmt: skip
    assert brings(scrolls)["I"] == "prophecy owl tiles 1/2/3; 3 VP as it stands"
    assert brings(scrolls)["II"] == "spell energy +2"
    crystal = situation(agenda=group("crystal", 2))
    assert brings(crystal)["crystal d4"] == "can't leave yet"
    assert brings(crystal)["crystal b2"] == "can leave: pentagram 2, crystal 2"
    play(crystal, "crystal b2")
    assert brings(crystal)["out at crystal"] == "costs 2; then 2 crystal actions, or a chip"
    assert brings(crystal)["b1"] == "costs 1"


def test_a_preview_knows_no_more_than_the_seat() -> None:
    table = situation(scroll_row=["any +1"], scroll_pile=["energy +2", "wand +2"], agenda=group("scroll", 3))
    other = situation(scroll_row=["any +1"], scroll_pile=["wand +2", "energy +2"], agenda=group("scroll", 3))
    assert brings(table) == brings(other)


def test_the_terminal_shows_board_and_previews(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.stdin", io.StringIO("show T1-W\nT2\nadvance\n"))
    assert main(["play", "witchstone", "--plain", "--seed", "3", "--option", "first=A", "--mind", "random"]) == 0
    out = capsys.readouterr().out
    assert "T1-W: 3 spaces, 6 VP when complete" in out
    tower = out.partition("Which tower is yours?")[2]
    assert "1. T2 (+2 VP, 1 pentagram action)\n" in tower or "2. T2 (+2 VP, 1 pentagram action)\n" in tower
    assert "Round 1 of 11, A's turn." in out
    assert "at best" in out.rpartition("Which tile do you lay?")[2]
