"""What options are about, and what asks: places in the view of the seat that decides."""

from __future__ import annotations

import random

from coven.games.witchstone import GAME
from coven.games.witchstone.seen.view import SpaceView
from coven.kernel import Path, Table, at
from tests.games.witchstone.tale import FULL, group, new, play, seen, situation, won

HAND = ["energy/wand", "witch/scroll", "wand/scroll", "energy/witch", "witch/wand"]
A = ("players", "A")


def points(table: Table, words: str) -> tuple[Path, ...]:
    """Where the option with these words points."""
    return next(option.points for option in table.options if option.words == words)


def what(table: Table, path: Path) -> object:
    """What the one who is asked sees at a place."""
    assert table.decision is not None
    return at(table.view(table.decision.seat), path)


def kind(table: Table) -> str:
    assert table.decision is not None
    return table.decision.kind


def test_a_tower_is_a_location() -> None:
    table = new(first="A")
    assert (kind(table), table.source) == ("which tower", None)
    assert points(table, "T2") == (("crystal_ball", "T2"),)


def test_a_tile_in_hand_then_its_two_spaces() -> None:
    table = situation(A={"hand": HAND})
    assert (kind(table), table.source) == ("which tile", None)
    assert points(table, "wand/scroll") == ((*A, "hand", 2),)
    assert points(table, "remove a crystal") == ((*A, "aside"),)
    play(table, "wand/scroll")
    assert (kind(table), table.source) == ("where to lay", (*A, "hand", 2))
    assert points(table, "c4 c3") == ((*A, "cauldron", "c4"), (*A, "cauldron", "c3"))
    play(table, "c4 c3")
    assert (kind(table), table.source) == ("which half", None)
    assert points(table, "wand") == ((*A, "cauldron", "c4"),)
    assert points(table, "scroll") == ((*A, "cauldron", "c3"),)
    play(table, "scroll")
    assert (kind(table), table.source) == ("what next: scroll", (*A, "cauldron", "c3"))


def test_of_two_tiles_alike_the_one_laid_is_the_one_pointed_at() -> None:
    """A special tile laid in the middle of a turn isn't what the turn's halves are on."""
    table = situation(
        A={"tiles": ["energy/wand c3 c4", "special energy/witch e3 e4"]},
        agenda=[{"do": "halves", "left": [["energy", "c3"]]}],
    )
    play(table, "energy")
    assert table.source == (*A, "cauldron", "c3")


def test_no_room() -> None:
    rest = {"hand": ["wand/scroll", "crystal/wand"], "supply": ["crystal/scroll"]}
    table = situation(A={"tiles": FULL, **rest}, round=10, full_control=(0,))
    assert (kind(table), table.source) == ("no room", None)
    assert points(table, "remove a crystal") == ((*A, "aside"),)
    play(table, "remove a crystal")
    assert (kind(table), table.source) == ("which crystal to remove", None)
    assert points(table, "d4") == ((*A, "cauldron", "d4"),)
    gone = {"crystals": [], "black": "none", "aside": ["coloured"] * 6 + ["black"]}
    full = [*FULL, "special wand/scroll c5 d6", "special crystal/wand g3 f4"]
    stuck = situation(A={"tiles": full, **gone, **rest}, round=10)
    assert (kind(stuck), stuck.source) == ("which tile goes", None)
    assert points(stuck, "discard crystal/wand") == ((*A, "hand", 1),)


def test_energy_and_witches_point_at_the_crystal_ball() -> None:
    table = situation(A={"connections": ["T1-V1"], "lying": 1}, agenda=group("energy", 2, source="shelf"))
    assert (kind(table), table.source) == ("what next: energy", ("rack", "energy"))
    assert points(table, "T1-C1") == (("connections", "T1-C1"),)
    assert points(table, "done") == (("agenda", 1),)
    table = situation(A={"connections": ["T1-V1"], "lying": 1, "wand": 9}, agenda=group("witch", 2, source="wand"))
    assert (kind(table), table.source) == ("what next: witch", ("wand", 9))
    assert points(table, "to V1") == (("crystal_ball", "V1"),)
    assert points(table, "add") == ((*A, "witches"),)


def test_owls_point_at_themselves_and_at_where_they_go() -> None:
    ring = situation(A={"pentagram": 11}, agenda=group("pentagram", 1, source="free"))
    assert (kind(ring), ring.source) == ("what next: pentagram", (*A, "pentagram"))
    assert points(ring, "advance") == ((*A, "pentagram"), ("pentagram", 0))
    wand = situation(A={"wand": 3, "chips": ["points", "wand"]}, agenda=group("wand", 3, source="chip"))
    assert (kind(wand), wand.source) == ("what next: wand", (*A, "chips", 1))
    assert points(wand, "advance 2") == ((*A, "wand"), ("wand", 5))


def test_scrolls_spells_and_chips() -> None:
    table = situation(
        A={"spells": ["energy +2", "scroll +2"], "chips": ["wand", "wand", "energy"], "used specials": ["wand/scroll"]},
        won=won("wand"),
        agenda=[
            {"do": "halves", "left": []},
            {"do": "group", "action": "witch", "left": 0, "stage": "closing"},
            {"do": "group", "action": "scroll", "left": 2, "source": "special"},
        ],
    )
    assert (kind(table), table.source) == ("what next: scroll", (*A, "used_specials", 0))
    assert points(table, "II") == (("scrolls", "II"),)
    assert points(table, "spell scroll +2") == ((*A, "spells", 1),)
    assert points(table, "chip wand") == ((*A, "chips", 1),)
    assert points(table, "done") == (("agenda", 2),)


def test_a_crystal_from_its_space_to_the_rack() -> None:
    table = situation(A={"crystals": ["b2", "b4", "d2", "c6", "f2", "f4"], "black": "b5"}, agenda=group("crystal", 3))
    assert kind(table) == "what next: crystal"
    assert points(table, "crystal c6") == ((*A, "cauldron", "c6"),)
    play(table, "crystal c6")
    assert (kind(table), table.source) == ("where to with a crystal", (*A, "cauldron", "c6"))
    assert points(table, "c5") == ((*A, "cauldron", "c5"),)
    assert points(table, "out at wand") == ((*A, "rim", "wand"),)
    play(table, "out at wand", "crystal b5", "out at wand", "done")
    assert kind(table) == "which crystal to the rack"
    assert points(table, "crystal at wand") == ((*A, "rim", "wand", 0),)
    assert points(table, "black at wand") == ((*A, "rim", "wand", 1),)
    play(table, "black at wand")
    assert (kind(table), table.source) == ("which shelf", (*A, "rim", "wand"))
    assert points(table, "wand") == (("rack", "wand"),)
    assert points(table, "bottom") == (("rack", "bottom"),)
    play(table, "bottom")
    assert (kind(table), table.source) == ("which chip", ("rack", "bottom"))
    chip = seen(table).cloth[-1]
    assert points(table, chip) == (("cloth", seen(table).cloth.index(chip)),)


def test_a_special_tile_asks_for_itself() -> None:
    table = situation(
        A={"tiles": ["energy/wand c3 c4"]},
        agenda=[
            {"do": "halves", "left": []},
            {"do": "group", "action": "pentagram", "left": 1, "specials": ["energy/scroll", "witch/wand"]},
            {"do": "group", "action": "wand", "left": 1},
        ],
    )
    assert points(table, "special energy/scroll") == ((*A, "specials", 0),)
    play(table, "special energy/scroll")
    assert (kind(table), table.source) == ("what of a special tile", (*A, "specials", 1))
    assert what(table, (*A, "specials", 1)) == "energy/scroll"
    assert points(table, "once energy") == ((*A, "specials", 1),)
    assert points(table, "e3 e4") == ((*A, "cauldron", "e3"), (*A, "cauldron", "e4"))
    nowhere = situation(
        A={"wand": 24, "tiles": FULL},
        round=11,
        scroll_row=[],
        scroll_pile=[],
        agenda=[{"do": "halves", "left": []}, {"do": "special", "tile": "wand/scroll"}],
    )
    assert points(nowhere, "behind the screen") == ((*A, "used_specials"),)


def test_what_gave_the_actions_is_named_only_as_far_as_a_state_tells() -> None:
    two = situation(A={"used specials": ["wand/scroll", "witch/wand"]}, agenda=group("wand", 2, source="special"))
    assert two.source == (*A, "used_specials")
    dark = ", ".join(f"{{space = {space}, action = 'energy', actions = 1}}" for space in (2, 4))
    cards = f"[wand]\nlength = 6\ndark = [{dark}]\nsilver = []"
    twice = situation(A={"wand": 5}, cards=cards, agenda=group("energy", 1, source="wand"))
    assert twice.source == ("wand",)
    once = situation(A={"wand": 3}, cards=cards, agenda=group("energy", 1, source="wand"))
    assert once.source == ("wand", 2)


def test_free_actions_are_of_a_type_and_nowhere() -> None:
    table = situation(agenda=[{"do": "halves", "left": []}, {"do": "free"}])
    assert (kind(table), table.source) == ("which free actions", (*A, "pentagram"))
    assert all(option.points == () for option in table.options if option.words != "remove a crystal")


def test_whatever_is_asked_every_option_points_at_what_it_names() -> None:
    """Whole games with nothing answered unasked: no two options point alike but the two uses of a special tile."""
    asked = set()
    for seed in range(4):
        seats = 2 + seed % 3
        table = Table(GAME, GAME.settle(seats=seats, full_control=tuple(range(seats))), seed)
        rng = random.Random(seed)
        while table.decision is not None:
            asked.add(kind(table))
            pointed = [option.points for option in table.options if not option.words.startswith("once ")]
            if kind(table) != "which free actions":
                assert len(set(pointed)) == len(pointed)
                assert all(pointed)
            for option in table.options:
                for path in option.points:
                    place = what(table, path)
                    if "cloth" in path or "hand" in path or "spells" in path or "specials" in path[:-1]:
                        assert str(place) in option.words or option.words.startswith("once ")
                    if isinstance(place, SpaceView) and option.words.startswith("crystal "):
                        assert place.holds.endswith(" crystal")
            usual = [option.index for option in table.options if option.words != "remove a crystal"]
            table.choose(rng.choice(usual or [0]))
    rare = {"no room", "which tile goes", "which free actions", "which crystal to remove"}
    assert asked >= {question.kind for question in GAME.questions()} - rare
