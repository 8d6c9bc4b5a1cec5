"""The log as data: what lines name, what moved from where to where, and what each line follows from."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest

from coven.games.witchstone import GAME
from coven.kernel import LogLine, Move, Part, Path, Table, at
from tests.games.witchstone.tale import FULL, group, log, new, play, player, seen, situation, turn_passed, won

HAND = ["energy/wand", "witch/scroll", "wand/scroll", "energy/witch", "witch/wand"]
A = ("players", "A")


def line(table: Table, rule: str, seat: int | None = None) -> LogLine:
    """The last line that a rule made, as somebody reads it."""
    return [line for line in table.log(seat) if line.rule == rule][-1]


def moves(table: Table, rule: str, seat: int | None = None) -> list[tuple[str | None, Path, Path]]:
    return [(move.what, move.origin, move.target) for move in line(table, rule, seat).moves]


def why(table: Table, rule: str) -> list[str]:
    """What the last line of a rule follows from, and so on back."""
    return [str(cause) for cause in table.why(line(table, rule)).chain[1:]]


def wand(dark: Sequence[tuple[int, str, int]], silver: Sequence[tuple[int, int, str]] = ()) -> str:
    darks = [f"{{space = {space}, action = '{action}', actions = {number}}}" for space, action, number in dark]
    silvers = [f"{{space = {space}, vp = {vp}, for_each = '{what}'}}" for space, vp, what in silver]
    return f"[wand]\nlength = 12\ndark = [{', '.join(darks)}]\nsilver = [{', '.join(silvers)}]"


# Parts


def test_parts_name_players_and_things() -> None:
    table = play(situation(A={"hand": HAND}), "energy/wand", "c3 c4", "energy", "T1-V1", "wand", "advance 1")
    assert line(table, "energy.9").parts == (
        Part("A", "seat A"),
        Part(" completes "),
        Part("T1-V1", "connection T1-V1"),
        Part(" for "),
        Part("1"),
        Part(" VP"),
    )
    laid = next(line for line in table.log(None) if " lays " in line.words)
    assert [part for part in laid.parts if part.names] == [
        Part("A", "seat A"),
        Part("energy/wand", "tile energy/wand"),
        Part("c3", "space c3"),
        Part("c4", "space c4"),
    ]
    assert Part("wand", "action wand") in line(table, "cluster.2").parts
    assert Part("1", "wand space 1") in line(table, "wand.1").parts


def test_a_choice_names_what_its_words_name() -> None:
    table = situation(
        A={"connections": ["T1-V1"], "lying": 1, "spells": ["witch +2"], "chips": ["points"]},
        chips={"V1": "scroll"},
        won=won("points"),
        agenda=group("witch", 1),
    )
    play(table, "spell witch +2", "chip points", "to V1")
    assert line(table, "spell.1").parts[-2:] == (Part("spell "), Part("witch +2", "scroll witch +2"))
    used = next(line for line in table.log(None) if line.rule == "chip.2")
    assert used.parts[-2:] == (Part("chip "), Part("points", "chip points"))
    assert Part("V1", "location V1") in line(table, "witch.5").parts
    assert line(table, "witch.13").parts[-1] == Part("scroll", "chip scroll")


def test_every_line_of_whole_games_names_its_player() -> None:
    for seed in range(3):
        table = new(seats=2 + seed, seed=seed)
        rng = random.Random(seed)
        while table.decision is not None:
            table.choose(rng.randrange(len(table.options)))
        names = {f"seat {letter}" for letter in "ABCD"[: 2 + seed]}
        for told in table.log(None):
            assert any(part.names in names for part in told.parts), str(told)


# Moves


def test_a_tile_goes_from_the_hand_to_the_cauldron() -> None:
    table = play(situation(A={"hand": HAND}), "wand/scroll", "c4 c3")
    for seat in (0, 1, None):
        assert moves(table, "turn.3", seat) == [("wand/scroll", (*A, "hand"), (*A, "cauldron", "c4"))]


def test_a_tile_drawn_is_face_down_for_everybody_else() -> None:
    table = play(situation(A={"hand": HAND}), "energy/wand", "c3 c4", "energy", "done", "wand", "done")
    drawn = player(table).hand[-1]
    assert drawn is not None
    mine = line(table, "turn.7", 0)
    assert mine.moves == (Move(drawn, (*A, "supply"), (*A, "hand"), face_up=True),)
    assert mine.parts[-1] == Part(drawn, f"tile {drawn}")
    for other in (1, None):
        theirs = line(table, "turn.7", other)
        assert theirs.moves == (Move(None, (*A, "supply"), (*A, "hand"), face_up=False),)
        assert theirs.parts[-1] == Part("a tile")
        assert not any(drawn in str(told) + str(told.moves) for told in table.log(other))
    assert turn_passed(table)


def test_witches_units_and_chips_on_the_crystal_ball() -> None:
    table = situation(A={"connections": ["T1-V1"]}, chips={"V1": "points"}, agenda=group("witch", 2))
    play(table, "add", "to V1", "chip points")
    assert moves(table, "witch.2") == [("witch", (*A, "witches"), (*A, "lying"))]
    assert moves(table, "witch.5") == [("witch", (*A, "lying"), ("crystal_ball", "V1"))]
    assert moves(table, "witch.13") == [("chip points", ("chips", "V1"), (*A, "chips"))]
    assert moves(table, "chip.2") == []
    energy = play(situation(agenda=group("energy", 1)), "T1-W")
    assert moves(energy, "energy.2") == [("energy unit", (*A, "energy"), ("connections", "T1-W"))]
    tower = play(new(first="A"), "T2")
    b = ("players", "B")
    chip = player(tower, "B").chips[0]
    assert moves(tower, "tower.5") == [("big witch", b, ("crystal_ball", "T2"))]
    assert tower.log(None)[-1].moves == (Move(f"chip {chip}", ("chips", "T2"), (*b, "chips"), face_up=True),)


def test_owls_owl_tiles_and_special_tiles() -> None:
    table = situation(
        A={"pentagram": 3}, special_tiles=["witch/wand", "energy/wand", "none"], agenda=group("pentagram", 3)
    )
    play(table, "advance")
    assert moves(table, "pentagram.5") == [
        ("owl", ("pentagram", 3), ("pentagram", 4)),
        ("owl tile 7", ("owl_stacks", 0), (*A, "owl_tiles")),
    ]
    play(table, "advance")
    assert moves(table, "pentagram.4") == [("owl", ("pentagram", 4), ("pentagram", 5))]
    play(table, "advance")
    shown = seen(table).special_tiles[1]
    assert moves(table, "pentagram.7") == [
        ("owl", ("pentagram", 5), ("pentagram", 6)),
        ("energy/wand", ("special_tiles", 1), (*A, "specials")),
        (shown, ("special_stack",), ("special_tiles", 1)),
    ]
    used, laid = play(table.fork(), "once wand"), play(table.fork(), "e3 e4")
    assert moves(used, "special.2") == [("energy/wand", (*A, "specials"), (*A, "used_specials"))]
    assert moves(laid, "special.4") == [("energy/wand", (*A, "specials"), (*A, "cauldron", "e3"))]
    moved = play(used, "advance 2")
    assert moves(moved, "wand.1") == [("owl", ("wand", 0), ("wand", 2))]


def test_crystals_from_space_to_space_to_rim_to_rack_or_aside() -> None:
    table = situation(
        A={"crystals": ["c5", "b2", "b4", "d2", "f2", "f4"], "black": "b5"},
        cloth=["witch", "energy", "points", "points"],
        agenda=group("crystal", 3),
    )
    play(table, "crystal c5", "c6")
    assert moves(table, "crystal.1") == [("crystal", (*A, "cauldron", "c5"), (*A, "cauldron", "c6"))]
    play(table, "crystal b5", "out at wand")
    assert moves(table, "crystal.2") == [("black crystal", (*A, "cauldron", "b5"), (*A, "rim", "wand"))]
    play(table, "done", "bottom")
    assert moves(table, "crystal.10") == [("black crystal", (*A, "rim", "wand"), ("rack", "bottom"))]
    play(table, "energy")
    assert moves(table, "crystal.12") == [("chip energy", ("cloth", 1), (*A, "chips"))]
    play(table, "remove a crystal", "d2")
    assert moves(table, "removal.2") == [("crystal", (*A, "cauldron", "d2"), (*A, "aside"))]
    full = {"wand": ["B coloured"] * 4, "bottom": ["B coloured"] * 2 + ["B black", "A coloured"]}
    no_vial = situation(
        A={"crystals": ["b2", "b4", "d2", "f2", "c6"]},
        B={"crystals": [], "black": "none"},
        rack=full,
        agenda=group("crystal", 1),
    )
    play(no_vial, "crystal c6", "out at wand")
    assert moves(no_vial, "crystal.16") == [("crystal", (*A, "rim", "wand"), (*A, "aside"))]
    assert turn_passed(no_vial)


@pytest.mark.rule("witchstone:scroll.4")
def test_scrolls_move_down_and_a_new_one_comes() -> None:
    row = ["any +1", "energy +2", "wand +2", "witch +2", "scroll +2", "crystal +2"]
    pile = ["prophecy owl tiles 1/2/3", "pentagram +2"]
    table = play(situation(scroll_row=row, scroll_pile=pile, agenda=group("scroll", 4)), "IV")
    for seat in (0, 1, None):
        assert moves(table, "scroll.2", seat) == [
            ("witch +2", ("scrolls", "IV"), (*A, "spells")),
            ("scroll +2", ("scrolls", "V"), ("scrolls", "IV")),
            ("crystal +2", ("scrolls", "VI"), ("scrolls", "V")),
            (pile[0], ("scroll_pile",), ("scrolls", "VI")),
        ]
        assert not any("pentagram +2" in str(told.moves) for told in table.log(seat)), "the next one is face down"
    last = play(situation(scroll_row=[pile[0]], scroll_pile=[], agenda=group("scroll", 1)), "I")
    assert moves(last, "scroll.1") == [(pile[0], ("scrolls", "I"), (*A, "prophecies"))]
    cast = play(situation(A={"spells": ["any +1", "wand +2"]}, agenda=group("wand", 1)), "spell wand +2")
    assert moves(cast, "spell.1") == [("wand +2", (*A, "spells", 1), (*A, "used_spells"))]


def test_a_tile_discarded() -> None:
    gone = {"crystals": [], "black": "none", "aside": ["coloured"] * 6 + ["black"]}
    rest: dict[str, Any] = {"hand": ["wand/scroll", "crystal/wand"], "supply": ["crystal/scroll"]}
    tiles = [*FULL, "special wand/scroll c5 d6", "special crystal/wand g3 f4"]
    table = play(situation(A={"tiles": tiles, **gone, **rest}, round=10), "discard wand/scroll")
    assert moves(table, "open.29") == [("wand/scroll", (*A, "hand"), (*A, "discarded"))]
    assert why(table, "open.29") == ["there is no room for a tile, and no crystal left to be removed (open.29)"]
    assert turn_passed(table)


def test_what_moves_is_there_afterwards() -> None:
    """In whole games: whatever goes to an area is to be seen there by its owner, by the name that the move gives."""
    counted = 0
    for seed in range(4):
        table = new(seats=2 + seed % 3, seed=seed)
        rng = random.Random(seed)
        told = 0
        while table.decision is not None:
            usual = [option.index for option in table.options if option.words not in ("remove a crystal", "done")]
            table.choose(rng.choice(usual or [0]))
            for seat in table.seats:
                mine = ("players", "ABCD"[seat])
                for move in [move for line in table.log(seat, told) for move in line.moves]:
                    if move.target[:2] == mine and move.target[2] in ("hand", "chips", "spells", "prophecies"):
                        there = at(table.view(seat), move.target)
                        assert move.what is not None
                        assert move.what.removeprefix("chip ") in there
                        counted += 1
            told = table.log_size
    assert counted > 100


# Causes


def test_a_half_follows_from_its_tile_and_what_it_does_from_the_half() -> None:
    table = play(situation(A={"hand": HAND}), "energy/wand", "c3 c4", "energy", "T1-V1", "wand")
    assert why(table, "energy.9") == [
        "A carries out energy with strength 1 (cluster.2)",
        "A lays energy/wand on c3 c4 (turn.3)",
    ]
    assert why(table, "cluster.2") == ["A lays energy/wand on c3 c4 (turn.3)"]
    play(table, "advance 1")
    assert why(table, "turn.7") == ["A's turn is over (turn.7)"]
    assert why(table, "turn.2") == []
    assert why(table, "turn.3") == []


LAID = "A lays energy/wand on c3 c4 (turn.3)"
WAND = "A carries out wand with strength 1 (cluster.2)"


def test_bonuses_of_the_wand_follow_from_crossing_it() -> None:
    cards = wand([(2, "witch", 1)], [(3, 5, "once")])
    table = situation(A={"hand": HAND, "spells": ["wand +2"]}, B={"wand": 9}, cards=cards)
    play(table, "energy/wand", "c3 c4", "wand", "spell wand +2", "advance 3")
    moved = "A moves on the wand to space 3 (wand.1)"
    crossed = "A crossed space 2 of the wand (wand.2)"
    assert why(table, "wand.4") == [crossed, moved, WAND, LAID]
    play(table, "add")
    assert why(table, "witch.2") == ["A gains 1 actions: witch (wand.4)", crossed, moved, WAND, LAID]
    assert why(table, "wand.7") == ["A crossed space 3 of the wand (wand.2)", moved, WAND, LAID]
    assert str(table.why(line(table, "wand.7"))) == (
        "A scores 5 VP for once (wand.7), because A crossed space 3 of the wand (wand.2), because "
        f"{moved}, because {WAND}, because {LAID}"
    )


@pytest.mark.rule("witchstone:wand.5", "witchstone:open.23")
def test_a_bonus_that_is_doubled_says_so_and_each_crossing_has_its_own_cause() -> None:
    """What a chip's move crosses waits behind what was owed before, and still follows from the chip."""
    cards = wand([(2, "witch", 1), (3, "energy", 1), (4, "pentagram", 1)])
    table = situation(
        A={"hand": HAND, "spells": ["wand +2"], "connections": ["T1-V1"], "lying": 1},
        cards=cards,
        chips={"V1": "wand"},
    )
    play(table, "energy/wand", "c3 c4", "wand", "spell wand +2", "advance 3")
    ahead = "A crossed space 2 of the wand and is ahead of all (wand.5)"
    moved = "A moves on the wand to space 3 (wand.1)"
    assert why(table, "wand.4") == [ahead, moved, WAND, LAID]
    play(table, "to V1", "chip wand", "advance 1", "done", "T1-C1", "done")
    assert line(table, "wand.4").words == "A gains 2 actions: pentagram"
    assert why(table, "wand.4") == [
        "A crossed space 4 of the wand and is ahead of all (wand.5)",
        "A moves on the wand to space 4 (wand.1)",
        "A uses the chip wand (chip.2)",
        "A takes the chip there: wand (witch.13)",
        "A moves a witch to V1 for 2 VP (witch.5)",
        "A gains 2 actions: witch (wand.4)",
        ahead,
        moved,
        WAND,
        LAID,
    ]


def test_what_a_shelf_gives_follows_from_the_crystal_that_left() -> None:
    table = situation(A={"hand": ["crystal/wand"], "crystals": ["c6", "b2", "b4", "d2", "f2", "f4"]}, round=11)
    play(table, "crystal/wand", "c3 c4", "crystal", "crystal c6", "out at wand")
    left = [
        "A's crystal left the cauldron at wand (crystal.2)",
        "A carries out crystal with strength 1 (cluster.2)",
        "A lays crystal/wand on c3 c4 (turn.3)",
    ]
    upper, lower = play(table.fork(), "wand", "advance 2"), play(table.fork(), "bottom", "points", "chip points")
    assert why(upper, "wand.1") == [
        "A gains 2 actions: wand (crystal.11)",
        "A puts a crystal on the shelf wand (crystal.10)",
        *left,
    ]
    taken = [
        "A takes a chip from the cloth: points (crystal.12)",
        "A puts a crystal on the shelf bottom (crystal.10)",
        *left,
    ]
    assert why(lower, "crystal.12") == taken[1:]
    assert line(lower, "chip.2").words == "A gains 3 VP"
    assert why(lower, "chip.2") == ["A uses the chip points (chip.2)", *taken]


def test_what_special_and_free_actions_follow_from() -> None:
    table = situation(
        A={"hand": ["pentagram/wand"], "pentagram": 1},
        special_tiles=["energy/wand", "none", "none"],
        special_stack=[],
        round=11,
    )
    play(table, "pentagram/wand", "c3 c4", "pentagram", "advance", "once energy", "T1-V1")
    turn = ["A carries out pentagram with strength 1 (cluster.2)", "A lays pentagram/wand on c3 c4 (turn.3)"]
    gained = ["A gains the special tile energy/wand (pentagram.7)", *turn]
    assert why(table, "special.2") == gained
    assert why(table, "energy.9") == ["A uses the special tile energy/wand: once energy (special.2)", *gained]
    free = situation(
        A={"hand": ["pentagram/wand"], "pentagram": 1},
        special_tiles=["none", "none", "none"],
        special_stack=[],
        round=11,
    )
    play(free, "pentagram/wand", "c3 c4", "pentagram", "advance", "energy", "T1-V1")
    assert why(free, "energy.9") == [
        "A chooses energy (pentagram.9)",
        "A finds no special tile and gains two actions of one type (pentagram.9)",
        *turn,
    ]


def test_what_is_found_follows_from_the_witch_and_what_lapses_from_the_chip() -> None:
    mine = {"connections": ["T1-V1", "V1-W"], "lying": 2, "tiles": ["energy/witch a2 a3"]}
    table = situation(A=mine, chips={"V1": "wand"}, agenda=[{"do": "halves", "left": [["witch", "a3"]]}])
    play(table, "witch", "to W")
    half = "A carries out witch with strength 2 (cluster.1)"
    assert why(table, "witch.14") == ["A moves a witch to W for 2 VP (witch.5)", half]
    play(table, "to V1")
    found = ["A moves a witch to V1 for 2 VP (witch.5)", half]
    assert why(table, "witch.13") == found
    play(table, "done")
    assert why(table, "chip.4") == ["A takes the chip there: wand (witch.13)", *found]
    assert turn_passed(table)


def test_a_tower_pays_and_acts() -> None:
    table = situation(
        phase="towers", first="A", current="B", chips={"T1": "points", "T2": "energy"},
        A={"tower": "none"}, B={"tower": "none"},
    )  # fmt: skip
    play(table, "T1", "T2", "T2-V2")
    assert why(table, "tower.7") == ["B takes the tower T1 for 2 VP (tower.5)"]
    assert why(table, "energy.9") == [
        "A may carry out its chip's action: energy (tower.6)",
        "A takes the tower T2 for 2 VP (tower.5)",
    ]


def test_removals_follow_from_nothing_but_from_there_being_no_room() -> None:
    at_will = play(situation(), "remove a crystal", "d4")
    assert why(at_will, "removal.2") == []
    rest: dict[str, Any] = {"hand": ["wand/scroll", "crystal/wand"], "supply": []}
    forced = play(situation(A={"tiles": FULL, **rest}, round=10), "d6")
    assert why(forced, "removal.2") == ["there is no room for a tile (turn.11)"]


def test_scores_follow_from_the_end_of_the_game() -> None:
    table = play(situation(round=11, current="B", agenda=group("wand", 1)), "done")
    assert table.over
    assert [str(table.why(told)).partition(", because ")[2] for told in table.log(None)[-3:]] == [
        "round 11 is over (end.1)"
    ] * 3
    assert table.log(None)[-1].parts[0] in (Part("A", "seat A"), Part("B", "seat B"))


def everything(table: Table) -> list[list[LogLine]]:
    return [table.log(seat) for seat in (None, *table.seats)]


def test_causes_are_the_same_whenever_somebody_begins_to_look() -> None:
    """Looked at all along, at the end, or by a fork in the middle of a chain of bonuses."""
    for seed in range(2):
        rng = random.Random(seed)
        watched, unwatched = (new(seats=2, seed=seed) for _ in range(2))
        while watched.decision is not None:
            usual = [option.index for option in watched.options if option.words not in ("remove a crystal", "done")]
            answer = rng.choice(usual or [0])
            watched.choose(answer)
            unwatched.choose(answer)
            if rng.random() < 0.1:
                assert everything(unwatched.fork()) == everything(watched)
        assert everything(unwatched) == everything(watched)
        chains = [len(watched.why(told).chain) for told in watched.log(None)]
        assert max(chains) > 5


def test_a_table_from_a_position_plays_alike_and_its_chains_end_there() -> None:
    table = situation(A={"hand": HAND})
    play(table, "energy/wand", "c3 c4", "energy")
    again = Table(GAME, table.setup, 1, origin=table.position())
    for each in (table, again):
        play(each, "T1-V1", "wand", "advance 1")
    assert again.fingerprint() == table.fingerprint()
    assert [told for told in log(table) if told in log(again)] == log(again)
    assert why(table, "energy.9") == ["A carries out energy with strength 1 (cluster.2)", LAID]
    assert why(again, "energy.9") == []
    assert why(again, "wand.1") == [WAND]


# The clause that a line cites

AT_WAND = ["c6", "b2", "b4", "d2", "f2", "f4"]
ON_CLOTH = {"cloth": ["wand", "points", "energy", "scroll"]}


@pytest.mark.rule(
    "witchstone:cluster.2",
    "witchstone:cluster.1",
    "witchstone:crystal.10",
    "witchstone:crystal.11",
    "witchstone:crystal.15",
    "witchstone:black.1",
    "witchstone:chip.2",
    "witchstone:black.2",
    "witchstone:black.3",
)
@pytest.mark.parametrize(
    ("told", "words", "line"),
    [
        ({"A": {"hand": HAND}}, ("energy/wand", "c3 c4", "energy"), "A carries out energy with strength 1 (cluster.2)"),
        ({"A": {"hand": HAND}}, ("energy/wand", "a2 a3", "energy"), "A carries out energy with strength 2 (cluster.1)"),
        ({"A": {"crystals": AT_WAND}}, ("wand",), "A puts a crystal on the shelf wand (crystal.10)"),
        ({"A": {"crystals": AT_WAND}}, ("wand",), "A gains 2 actions: wand (crystal.11)"),
        (
            {"A": {"crystals": AT_WAND}, "B": {"crystals": ["b2", "b4"]}, "rack": {"wand": ["B coloured"] * 4}},
            (),
            "A puts a crystal on the shelf bottom (crystal.15)",
        ),
        (
            {"A": {"crystals": AT_WAND}, "B": {"crystals": ["b2", "b4"]}, "rack": {"bottom": ["B coloured"] * 4}},
            (),
            "A puts a crystal on the shelf wand (crystal.15)",
        ),
        ({"A": {"black": "c6"}}, ("wand",), "A gains 4 actions: wand (black.1)"),
        ({"A": {"crystals": AT_WAND}, **ON_CLOTH}, ("bottom", "wand", "chip wand"), "A uses the chip wand (chip.2)"),
        ({"A": {"black": "c6"}, **ON_CLOTH}, ("bottom", "wand", "chip wand x3"), "A uses the chip wand x3 (black.2)"),
        ({"A": {"black": "c6"}, **ON_CLOTH}, ("bottom", "points", "chip points x3"), "A gains 5 VP (black.3)"),
    ],
)  # fmt: skip
def test_a_line_cites_the_clause_that_it_carries_out(told: dict[str, Any], words: tuple[str, ...], line: str) -> None:
    if "hand" not in told["A"]:
        told = {**told, "agenda": group("crystal", 1)}
        words = ("crystal c6", "out at wand", *words)
    table = play(situation(**told), *words)
    assert line in [str(told) for told in table.log(None)]


@pytest.mark.rule("witchstone:scroll.1", "witchstone:scroll.2", "witchstone:scroll.3")
@pytest.mark.parametrize(
    ("left", "source", "spells", "rule"),
    [
        (1, "tile", (), "scroll.1"),
        (2, "tile", (), "scroll.2"),
        (1, "tile", ("scroll +2",), "scroll.2"),
        (7, "tile", (), "scroll.3"),
        (1, "chip", (), "scroll.6"),
        (1, "chip", ("any +1",), "scroll.8"),
        (3, "black", (), "open.19"),
    ],
)
def test_a_scroll_taken_cites_what_it_was_taken_by(left: int, source: str, spells: tuple[str, ...], rule: str) -> None:
    table = situation(A={"spells": list(spells)}, agenda=group("scroll", left, source=source))
    play(table, *[f"spell {spell}" for spell in spells])
    if spells:
        cast = "spell.3" if "any" in spells[0] else "spell.1"
        assert f"A plays the spell {spells[0]} ({cast})" in [str(told) for told in table.log(None)]
    play(table, "I")
    taken = next(told for told in table.log(None) if "takes the scroll" in told.words)
    assert taken.rule == rule
