"""Why not: what is tried and can't be done is refused by the clause that a reader of the rulebook would name."""

from __future__ import annotations

import random
import tomllib
from importlib.resources import files
from typing import Any

import pytest

from coven.games.witchstone.components_reading import read_board
from coven.games.witchstone.seen.tried import notation
from coven.kernel import Table
from tests.games.witchstone.tale import FULL, Plain, group, new, offered, play, refused, situation, won

LEDGER = tomllib.loads(files("coven.games.witchstone").joinpath("rules.toml").read_text(encoding="utf-8"))
RULES = {entry["id"] for kind in ("rule", "open") for entry in LEDGER[kind]}

HAND = ["energy/wand", "witch/wand", "crystal/wand", "pentagram/scroll", "witch/scroll"]
ROW = ["energy +2", "witch +2", "pentagram +2", "crystal +2", "wand +2", "scroll +2"]
ALL_OUT = ["V1", "V2", "V3", "V4", "F1", "F2", "F3", "F4", "C1", "C2", "C3"]
GONE: Plain = {"crystals": [], "black": "none", "aside": ["coloured"] * 6 + ["black"]}


def inside(outer: list[Plain], **inner: Any) -> list[Plain]:
    """Something more is owed, inside of what was."""
    return [*outer, inner]


def halves(*left: list[str]) -> list[Plain]:
    return [{"do": "halves", "left": list(left)}]


POSITIONS: dict[str, Plain] = {
    "B has T2, and A is to choose a tower": {
        "phase": "towers",
        "current": "A",
        "A": {"tower": "none"},
        "chips": {"T1": "energy"},
    },
    "A has an energy action from the tower's chip": {
        "phase": "towers",
        "current": "A",
        "agenda": [{"do": "group", "action": "energy", "left": 1, "source": "chip"}],
    },
    "A is to lay a tile": {"A": {"hand": HAND, "spells": ["wand +2"], "chips": ["wand"], "used spells": ["witch +2"]}},
    "A is to lay energy/wand": {
        "A": {"hand": HAND, "tiles": ["energy/witch c1 c2", "special energy/witch e1 e2"]},
        "agenda": [{"do": "lay", "tile": "energy/wand"}],
    },
    "no tile fits, and A is to remove a crystal": {
        "A": {"tiles": FULL, "hand": ["wand/scroll", "crystal/wand"], "supply": []},
        "round": 10,
    },
    "no tile fits, and A has no crystals": {
        "A": {
            **GONE, "tiles": [*FULL, "special wand/scroll c5 d6", "special crystal/wand g3 f4"],
            "hand": ["wand/scroll", "crystal/wand"], "supply": [],
        },
        "round": 10,
    },
    "A has laid energy/wand": {
        "A": {"tiles": ["energy/wand c3 c4"], "spells": ["energy +2"]},
        "agenda": halves(["energy", "c3"], ["wand", "c4"]),
    },
    "A has two energy actions, the wand half to come, and no connection": {
        "A": {"tiles": ["energy/wand c3 c4"], "spells": ["wand +2", "scroll +2"], "used spells": ["energy +2"]},
        "B": {"connections": ["T2-V2"]},
        "agenda": inside(halves(["wand", "c4"]), do="group", action="energy", left=2),
    },
    "A has T1-V1, B has V1-T2 and T2-V2 and has begun T2-W": {
        "A": {"connections": ["T1-V1"]},
        "B": {"connections": ["V1-T2", "T2-V2"], "begun": "T2-W", "begun units": 2},
        "agenda": group("energy", 2),
    },
    "A has begun T1-W": {"A": {"begun": "T1-W", "begun units": 1}, "agenda": group("energy", 2)},
    "A has no energy actions left, but a spell": {"A": {"spells": ["energy +2"]}, "agenda": group("energy", 0)},
    "A has no energy units left, but a chip to use": {
        "A": {
            "connections": ["T1-V1", "T1-C1", "V1-F1", "V1-W", "T1-F1", "V1-T2", "T1-W", "V1-C2", "F1-C2", "C1-F1"],
            "chips": ["energy", "wand"],
        },
        "won": won("energy", "wand"),
        "agenda": group("witch", 1),
    },
    "A has one witch action, T1-V1, V1-F1 and a witch on V1": {
        "A": {"connections": ["T1-V1", "V1-F1"], "standing": ["V1"], "lying": 1, "chips": ["energy"]},
        "B": {"connections": ["T2-V2", "V2-T3"], "begun": "V1-T2", "begun units": 1},
        "won": won("energy"),
        "agenda": group("witch", 1),
    },
    "A has one witch action and a way of B's": {
        "A": {"lying": 1, "connections": ["T1-V1"]},
        "B": {"connections": ["V1-T2", "T2-V2"]},
        "agenda": group("witch", 1),
    },
    "A has a witch action, and none in the supply": {
        "A": {"standing": ALL_OUT[1:], "lying": 1, "connections": ["T1-V1"]},
        "agenda": group("witch", 1),
    },
    "A has a witch action, and none at the tower": {"A": {"connections": ["T1-V1"]}, "agenda": group("witch", 1)},
    "A has witch actions, all witches stand, and a chip": {
        "A": {"standing": ALL_OUT, "connections": ["T1-W"], "chips": ["wand"], "spells": ["witch +2"]},
        "won": won("wand"),
        "agenda": group("witch", 2),
    },
    "A has a pentagram action": {"agenda": group("pentagram", 1)},
    "A has three pentagram actions, and two special tiles to settle": {
        "A": {"tiles": ["special energy/witch e3 e4"], "used specials": ["energy/scroll"]},
        "agenda": group("pentagram", 3, specials=["energy/wand", "witch/scroll"]),
    },
    "A is settling energy/wand, and then witch/scroll": {
        "A": {"wand": 24, "tiles": ["energy/witch c1 c2"]},
        "agenda": inside(group("pentagram", 0, specials=["witch/scroll"]), do="special", tile="energy/wand"),
    },
    "A uses energy/wand once, for energy": {
        "A": {"used specials": ["energy/wand"]},
        "agenda": inside(group("pentagram", 1), do="group", action="energy", left=2, source="special"),
    },
    "A is to choose the type of two actions": {
        "A": {"used specials": ["energy/wand"]},
        "agenda": inside(group("pentagram", 1), do="free"),
    },
    "A has one crystal action": {
        "A": {"crystals": ["b2", "b4", "c6", "d2", "f2", "f4"], "black": "d4"},
        "agenda": group("crystal", 1),
    },
    "A has a crystal action, and one is hemmed in": {
        "A": {
            "crystals": ["d5", "b2", "b4", "d2", "f2", "f4"],
            "tiles": ["energy/wand c4 c5", "energy/witch e4 e5", "energy/scroll d6 c6"],
        },
        "agenda": group("crystal", 1),
    },
    "A moves the crystal on d6, with one action": {
        "A": {"tiles": ["energy/wand c5 c6"]},
        "agenda": group("crystal", 1, moving="d6"),
    },
    "two crystals of A's are on the rim": {
        "A": {"crystals": ["b4", "d2", "d6", "f2"], "spells": ["crystal +2"]},
        "agenda": group("crystal", 0, stage="vials", out=[["coloured", "witch"], ["coloured", "wand"]]),
    },
    "one crystal is out and another can move": {
        "A": {"crystals": ["b2", "b4", "d2", "d6", "f2"]},
        "agenda": group("crystal", 1, out=[["coloured", "wand"]]),
    },
    "a crystal of A's from the wand exit goes to the rack": {
        "A": {"crystals": ["b4", "d2", "d6", "f2", "f4"]},
        "agenda": inside(group("crystal", 0), do="vial", exit="wand"),
    },
    "the wand shelf is full": {
        "A": {"crystals": ["b4", "d2", "d6", "f2", "f4"]},
        "B": {"crystals": ["b2", "b4"]},
        "rack": {"wand": ["B coloured"] * 4},
        "full_control": (0,),
        "agenda": inside(group("crystal", 0), do="vial", exit="wand"),
    },
    "A is to choose a chip from the cloth": {
        "A": {"crystals": ["b4", "d2", "d6", "f2", "f4"]},
        "rack": {"bottom": ["A coloured"]},
        "cloth": ["energy", "witch", "wand", "points"],
        "agenda": inside(group("crystal", 0), do="vial", exit="wand", shelf="bottom"),
    },
    "A is to remove a crystal": {"agenda": inside(group("wand", 1), do="remove")},
    "A has three wand actions on space 22": {"A": {"wand": 22}, "agenda": group("wand", 3)},
    "A has two wand actions": {"agenda": group("wand", 2)},
    "A has one scroll action": {"scroll_row": ROW, "agenda": group("scroll", 1)},
    "A has three scroll actions": {"scroll_row": ROW, "agenda": group("scroll", 3)},
    "A uses a scroll chip": {
        "scroll_row": ROW,
        "agenda": inside(group("witch", 0, stage="closing"), do="group", action="scroll", left=1, source="chip"),
    },
    "A uses one of two scroll chips": {
        "A": {"chips": ["scroll", "scroll"]},
        "scroll_row": ROW,
        "won": won("scroll"),
        "agenda": inside(group("witch", 0, stage="closing"), do="group", action="scroll", left=1, source="chip"),
    },
    "A uses a scroll chip with a spell": {
        "scroll_row": ROW,
        "agenda": inside(group("witch", 0, stage="closing"), do="group", action="scroll", left=3, source="chip"),
    },
    "A uses a scroll chip of the black crystal": {
        "scroll_row": ROW,
        "agenda": inside(group("crystal", 0, stage="closing"), do="group", action="scroll", left=3, source="black"),
    },
    "A has three scroll actions and two scrolls lie there": {
        "scroll_row": ROW[:2],
        "scroll_pile": [],
        "agenda": group("scroll", 3),
    },
    "A has a chip of the cloth and wand actions of the second half": {
        "A": {"chips": ["energy"]},
        "won": won("energy", during="crystal"),
        "agenda": group("wand", 2),
    },
    "A has a chip that a witch won and wand actions of the second half": {
        "A": {"chips": ["energy"]},
        "won": won("energy"),
        "agenda": group("wand", 2),
    },
    "A places a unit for a chip, with witch actions to go on": {
        "A": {"lying": 1, "connections": ["T1-V1"], "chips": ["energy"], "spells": ["witch +2"]},
        "agenda": inside(group("witch", 1), do="group", action="energy", left=1, source="chip"),
    },
    "A has energy actions of the wand, with witch actions to come": {
        "A": {"wand": 14},
        "agenda": [*inside(group("wand", 0, stage="closing"), do="bonuses", queue=[[7, 1], [9, 1], [14, 1]]),
                   {"do": "group", "action": "energy", "left": 3, "source": "wand"}],
    },
}  # fmt: skip

TRIES = [
    # The towers
    ("B has T2, and A is to choose a tower", "T2", "tower.4"),
    ("B has T2, and A is to choose a tower", "V1", "tower.2"),
    ("B has T2, and A is to choose a tower", "W", "tower.2"),
    ("B has T2, and A is to choose a tower", "done", "tower.2"),
    ("B has T2, and A is to choose a tower", "energy/wand", "tower.1"),
    ("B has T2, and A is to choose a tower", "T1-V1", "tower.1"),
    ("B has T2, and A is to choose a tower", "remove a crystal", "removal.1"),
    ("A has an energy action from the tower's chip", "V1-F1", "energy.4"),
    ("A has an energy action from the tower's chip", "add", "tower.6"),
    ("A has an energy action from the tower's chip", "advance 1", "tower.6"),
    ("A has an energy action from the tower's chip", "energy/wand", "tower.1"),
    ("A has an energy action from the tower's chip", "remove a crystal", "removal.1"),
    # Laying a tile
    ("A is to lay a tile", "energy/scroll", "turn.3"),
    ("A is to lay a tile", "c3 c4", "turn.3"),
    ("A is to lay a tile", "energy", "turn.3"),
    ("A is to lay a tile", "T1-V1", "turn.3"),
    ("A is to lay a tile", "add", "turn.3"),
    ("A is to lay a tile", "advance", "turn.3"),
    ("A is to lay a tile", "crystal d6", "turn.3"),
    ("A is to lay a tile", "II", "turn.3"),
    ("A is to lay a tile", "done", "turn.9"),
    ("A is to lay a tile", "pass", "turn.9"),
    ("A is to lay a tile", "discard energy/wand", "open.29"),
    ("A is to lay a tile", "spell wand +2", "spell.2"),
    ("A is to lay a tile", "spell witch +2", "spell.5"),
    ("A is to lay a tile", "spell scroll +2", "spell.6"),
    ("A is to lay a tile", "chip wand", "chip.4"),
    ("A is to lay a tile", "chip scroll", "chip.3"),
    ("A is to lay a tile", "special energy/wand", "pentagram.7"),
    ("A is to lay a tile", "T3", "tower.2"),
    ("A is to lay a tile", "bottom", "crystal.10"),
    ("A is to lay a tile", "points", "crystal.12"),
    ("A is to lay a tile", "behind the screen", "open.14"),
    ("A is to lay energy/wand", "c3 c5", "turn.3"),
    ("A is to lay energy/wand", "B c3 c4", "turn.3"),
    ("A is to lay energy/wand", "a1 a2", "turn.4"),
    ("A is to lay energy/wand", "d6 c6", "turn.4"),
    ("A is to lay energy/wand", "c3 c2", "turn.4"),
    ("A is to lay energy/wand", "e3 e2", "turn.4"),
    ("A is to lay energy/wand", "d6", "turn.4"),
    ("A is to lay energy/wand", "witch/wand", "turn.3"),
    ("A is to lay energy/wand", "done", "turn.9"),
    ("A is to lay energy/wand", "wand", "turn.3"),
    ("no tile fits, and A is to remove a crystal", "wand/scroll", "turn.11"),
    ("no tile fits, and A is to remove a crystal", "done", "turn.11"),
    ("no tile fits, and A is to remove a crystal", "c5", "removal.1"),
    ("no tile fits, and A is to remove a crystal", "discard wand/scroll", "open.29"),
    ("no tile fits, and A has no crystals", "wand/scroll", "open.29"),
    ("no tile fits, and A has no crystals", "remove a crystal", "removal.1"),
    ("no tile fits, and A has no crystals", "discard energy/wand", "turn.3"),
    ("no tile fits, and A has no crystals", "done", "open.29"),
    # The halves
    ("A has laid energy/wand", "witch", "turn.5"),
    ("A has laid energy/wand", "done", "turn.5"),
    ("A has laid energy/wand", "T1-V1", "turn.5"),
    ("A has laid energy/wand", "add", "turn.5"),
    ("A has laid energy/wand", "witch/wand", "turn.3"),
    ("A has laid energy/wand", "e3 e4", "turn.3"),
    ("A has laid energy/wand", "spell energy +2", "spell.2"),
    # Energy
    ("A has two energy actions, the wand half to come, and no connection", "V1-F1", "energy.4"),
    ("A has two energy actions, the wand half to come, and no connection", "T2-V2", "energy.2"),
    ("A has two energy actions, the wand half to come, and no connection", "wand", "turn.6"),
    ("A has two energy actions, the wand half to come, and no connection", "advance 1", "turn.6"),
    ("A has two energy actions, the wand half to come, and no connection", "add", "turn.5"),
    ("A has two energy actions, the wand half to come, and no connection", "crystal d6", "turn.5"),
    ("A has two energy actions, the wand half to come, and no connection", "I", "turn.5"),
    ("A has two energy actions, the wand half to come, and no connection", "witch/wand", "turn.3"),
    ("A has two energy actions, the wand half to come, and no connection", "spell wand +2", "spell.1"),
    ("A has two energy actions, the wand half to come, and no connection", "spell scroll +2", "spell.1"),
    ("A has two energy actions, the wand half to come, and no connection", "spell energy +2", "spell.5"),
    ("A has T1-V1, B has V1-T2 and T2-V2 and has begun T2-W", "T1-V1", "energy.2"),
    ("A has T1-V1, B has V1-T2 and T2-V2 and has begun T2-W", "V1-T2", "energy.2"),
    ("A has T1-V1, B has V1-T2 and T2-V2 and has begun T2-W", "T2-W", "energy.6"),
    ("A has T1-V1, B has V1-T2 and T2-V2 and has begun T2-W", "T2-C2", "energy.8"),
    ("A has T1-V1, B has V1-T2 and T2-V2 and has begun T2-W", "V3", "energy.7"),
    ("A has T1-V1, B has V1-T2 and T2-V2 and has begun T2-W", "V2-F2", "energy.8"),
    ("A has T1-V1, B has V1-T2 and T2-V2 and has begun T2-W", "T3-V3", "energy.7"),
    ("A has begun T1-W", "T1-V1", "energy.5"),
    ("A has no energy actions left, but a spell", "T1-V1", "cluster.8"),
    ("A has no energy units left, but a chip to use", "chip energy", "energy.11"),
    ("A has no energy units left, but a chip to use", "chip wand x3", "black.2"),
    ("A has no energy units left, but a chip to use", "chip crystal", "chip.3"),
    # Witches
    ("A has one witch action, T1-V1, V1-F1 and a witch on V1", "to V1", "witch.7"),
    ("A has one witch action, T1-V1, V1-F1 and a witch on V1", "to T1", "witch.8"),
    ("A has one witch action, T1-V1, V1-F1 and a witch on V1", "to T2", "witch.6"),
    ("A has one witch action, T1-V1, V1-F1 and a witch on V1", "to V3", "witch.6"),
    ("A has one witch action, T1-V1, V1-F1 and a witch on V1", "T1-C1", "chip.2"),
    ("A has one witch action, T1-V1, V1-F1 and a witch on V1", "advance 1", "turn.5"),
    ("A has one witch action and a way of B's", "to V2", "witch.18"),
    ("A has one witch action and a way of B's", "to T2", "witch.18"),
    ("A has a witch action, and none in the supply", "add", "witch.2"),
    ("A has a witch action, and none at the tower", "to V1", "witch.4"),
    ("A has witch actions, all witches stand, and a chip", "add", "witch.16"),
    ("A has witch actions, all witches stand, and a chip", "spell witch +2", "witch.16"),
    ("A has witch actions, all witches stand, and a chip", "to C4", "witch.4"),
    # The pentagram and special tiles
    ("A has a pentagram action", "advance 2", "cluster.8"),
    ("A has three pentagram actions, and two special tiles to settle", "advance 2", "open.39"),
    ("A has three pentagram actions, and two special tiles to settle", "special witch/scroll", "open.14"),
    ("A has three pentagram actions, and two special tiles to settle", "special energy/scroll", "special.3"),
    ("A has three pentagram actions, and two special tiles to settle", "special energy/witch", "special.4"),
    ("A has three pentagram actions, and two special tiles to settle", "special crystal/wand", "pentagram.7"),
    ("A has three pentagram actions, and two special tiles to settle", "c3 c4", "special.1"),
    ("A has three pentagram actions, and two special tiles to settle", "once wand", "special.1"),
    ("A is settling energy/wand, and then witch/scroll", "once wand", "wand.10"),
    ("A is settling energy/wand, and then witch/scroll", "once crystal", "special.2"),
    ("A is settling energy/wand, and then witch/scroll", "once energy and wand", "special.2"),
    ("A is settling energy/wand, and then witch/scroll", "c3 c5", "special.5"),
    ("A is settling energy/wand, and then witch/scroll", "c3 c2", "turn.4"),
    ("A is settling energy/wand, and then witch/scroll", "done", "open.14"),
    ("A is settling energy/wand, and then witch/scroll", "behind the screen", "open.14"),
    ("A is settling energy/wand, and then witch/scroll", "special witch/scroll", "open.14"),
    ("A is settling energy/wand, and then witch/scroll", "T1-V1", "special.1"),
    ("A uses energy/wand once, for energy", "once wand", "special.2"),
    ("A uses energy/wand once, for energy", "special energy/wand", "special.2"),
    ("A uses energy/wand once, for energy", "advance", "open.23"),
    ("A is to choose the type of two actions", "energy wand", "pentagram.9"),
    ("A is to choose the type of two actions", "T1-V1", "pentagram.9"),
    ("A is to choose the type of two actions", "done", "pentagram.9"),
    ("A is to choose the type of two actions", "points", "pentagram.9"),
    ("A is to choose the type of two actions", "special energy/wand", "special.3"),
    # Crystals
    ("A has one crystal action", "crystal c3", "crystal.1"),
    ("A has one crystal action", "c3", "crystal.1"),
    ("A has one crystal action", "crystal at wand", "crystal.7"),
    ("A has a crystal action, and one is hemmed in", "crystal d5", "crystal.4"),
    ("A moves the crystal on d6, with one action", "c6", "crystal.4"),
    ("A moves the crystal on d6, with one action", "d7", "crystal.5"),
    ("A moves the crystal on d6, with one action", "e3", "crystal.4"),
    ("A moves the crystal on d6, with one action", "out at wand", "crystal.4"),
    ("A moves the crystal on d6, with one action", "out", "crystal.4"),
    ("A moves the crystal on d6, with one action", "crystal b2", "open.17"),
    ("A moves the crystal on d6, with one action", "done", "open.17"),
    ("A moves the crystal on d6, with one action", "remove a crystal", "open.40"),
    ("one crystal is out and another can move", "crystal at wand", "crystal.7"),
    ("two crystals of A's are on the rim", "crystal d6", "crystal.7"),
    ("two crystals of A's are on the rim", "crystal at energy", "crystal.7"),
    ("two crystals of A's are on the rim", "black at wand", "crystal.7"),
    ("two crystals of A's are on the rim", "done", "crystal.10"),
    ("two crystals of A's are on the rim", "spell crystal +2", "open.27"),
    ("two crystals of A's are on the rim", "remove a crystal", "open.40"),
    ("a crystal of A's from the wand exit goes to the rack", "energy", "crystal.10"),
    ("a crystal of A's from the wand exit goes to the rack", "done", "crystal.10"),
    ("a crystal of A's from the wand exit goes to the rack", "crystal d6", "crystal.7"),
    ("the wand shelf is full", "wand", "crystal.15"),
    ("A is to choose a chip from the cloth", "scroll", "crystal.12"),
    ("A is to choose a chip from the cloth", "done", "crystal.12"),
    ("A is to choose a chip from the cloth", "remove a crystal", "open.40"),
    ("A is to remove a crystal", "c3", "removal.1"),
    ("A is to remove a crystal", "done", "removal.1"),
    ("A is to remove a crystal", "advance 1", "removal.1"),
    # The wand
    ("A has two wand actions", "V1", "turn.5"),
    ("A has two wand actions", "crystal at wand", "crystal.10"),
    ("A has two wand actions", "advance 3", "wand.1"),
    ("A has three wand actions on space 22", "advance 3", "wand.10"),
    ("A has three wand actions on space 22", "advance 4", "wand.1"),
    ("A has energy actions of the wand, with witch actions to come", "add", "wand.8"),
    ("A has energy actions of the wand, with witch actions to come", "advance", "wand.8"),
    ("A has energy actions of the wand, with witch actions to come", "I", "turn.5"),
    # Scrolls
    ("A has one scroll action", "II", "scroll.1"),
    ("A has three scroll actions", "IV", "scroll.2"),
    ("A uses a scroll chip", "II", "scroll.6"),
    ("A uses one of two scroll chips", "II", "scroll.7"),
    ("A uses a scroll chip with a spell", "IV", "scroll.8"),
    ("A uses a scroll chip of the black crystal", "IV", "open.19"),
    ("A has three scroll actions and two scrolls lie there", "III", "open.25"),
    # Chips
    ("A has a chip of the cloth and wand actions of the second half", "chip energy", "chip.7"),
    ("A has a chip that a witch won and wand actions of the second half", "chip energy", "chip.3"),
    ("A places a unit for a chip, with witch actions to go on", "to V1", "open.23"),
    ("A places a unit for a chip, with witch actions to go on", "spell witch +2", "open.23"),
    ("A places a unit for a chip, with witch actions to go on", "chip energy", "chip.4"),
]


def at(position: str) -> Table:
    told = dict(POSITIONS[position])
    return situation(full_control=told.pop("full_control", ()), **told)


@pytest.mark.rule(
    "witchstone:tower.4",
    "witchstone:tower.2",
    "witchstone:tower.1",
    "witchstone:removal.1",
    "witchstone:energy.4",
    "witchstone:tower.6",
    "witchstone:turn.3",
    "witchstone:turn.9",
    "witchstone:open.29",
    "witchstone:spell.1",
    "witchstone:spell.2",
    "witchstone:spell.5",
    "witchstone:spell.6",
    "witchstone:chip.4",
    "witchstone:chip.3",
    "witchstone:pentagram.7",
    "witchstone:crystal.10",
    "witchstone:crystal.12",
    "witchstone:open.14",
    "witchstone:turn.4",
    "witchstone:turn.11",
    "witchstone:turn.5",
    "witchstone:energy.2",
    "witchstone:turn.6",
    "witchstone:energy.6",
    "witchstone:energy.8",
    "witchstone:energy.7",
    "witchstone:energy.5",
    "witchstone:cluster.8",
    "witchstone:energy.11",
    "witchstone:black.2",
    "witchstone:witch.7",
    "witchstone:witch.8",
    "witchstone:witch.6",
    "witchstone:chip.2",
    "witchstone:witch.18",
    "witchstone:witch.2",
    "witchstone:witch.4",
    "witchstone:witch.16",
    "witchstone:open.39",
    "witchstone:special.3",
    "witchstone:special.4",
    "witchstone:special.1",
    "witchstone:wand.10",
    "witchstone:special.2",
    "witchstone:special.5",
    "witchstone:open.23",
    "witchstone:pentagram.9",
    "witchstone:crystal.1",
    "witchstone:crystal.7",
    "witchstone:crystal.4",
    "witchstone:crystal.5",
    "witchstone:open.17",
    "witchstone:open.27",
    "witchstone:crystal.15",
    "witchstone:wand.1",
    "witchstone:wand.8",
    "witchstone:scroll.1",
    "witchstone:scroll.2",
    "witchstone:scroll.6",
    "witchstone:scroll.7",
    "witchstone:scroll.8",
    "witchstone:open.19",
    "witchstone:open.25",
    "witchstone:open.40",
    "witchstone:chip.7",
)
@pytest.mark.parametrize(("position", "words", "rule"), TRIES)
def test_what_is_wrongly_tried_is_refused_by_the_clause_that_forbids_it(position: str, words: str, rule: str) -> None:
    assert refused(at(position), words).rule == rule


def test_every_clause_that_is_tried_is_marked() -> None:
    function: Any = test_what_is_wrongly_tried_is_refused_by_the_clause_that_forbids_it
    marked = {rule for mark in function.pytestmark if mark.name == "rule" for rule in mark.args}
    assert {f"witchstone:{rule}" for _, _, rule in TRIES if rule} == marked


def test_every_position_is_tried() -> None:
    assert set(POSITIONS) == {position for position, _, _ in TRIES}
    assert len(TRIES) >= 60


OTHERWISE = ("that could mean ", "it is called ", "these are ")


@pytest.mark.parametrize("seed", [1, 2])
def test_whatever_is_not_offered_has_its_reason(seed: int) -> None:
    """Whole games: a rule that exists, or other words for something that is offered."""
    words = notation(read_board(None))
    rng = random.Random(seed)
    table = new(seats=3, seed=seed)
    while table.decision is not None:
        offers = {word.casefold() for word in offered(table)}
        for word in rng.sample(words, 12):
            reason = table.why_not(word)
            if word.casefold() in offers:
                assert reason is None
            else:
                assert reason is not None, f"{word} at {table.decision}"
                assert reason.rule in RULES or reason.words.startswith(OTHERWISE)
        table.choose(rng.randrange(len(table.decision.choices)))


@pytest.mark.parametrize(
    ("position", "words", "answer"),
    [
        ("A is to lay a tile", "sing a song", "no such answer: 'sing a song'"),
        ("A is to lay a tile", "energy/wnad", "no such answer: 'energy/wnad' (did you mean 'energy/wand'?)"),
        ("A is to lay a tile", "energy/energy", "no such answer: 'energy/energy'"),
        ("A has two energy actions, the wand half to come, and no connection", "T1-T3", "no such connection: 'T1-T3'"),
        ("A has two energy actions, the wand half to come, and no connection", "spell moon", "no such spell: 'moon'"),
        ("A has one witch action, T1-V1, V1-F1 and a witch on V1", "to X9", "no such location: 'x9'"),
        ("A has one witch action, T1-V1, V1-F1 and a witch on V1", "chip moon", "no such chip: 'moon'"),
        ("A moves the crystal on d6, with one action", "out at moon", "no such exit: 'moon'"),
        ("A has one crystal action", "crystal z9", "no such space: 'z9'"),
        ("A has two wand actions", "advance far", "no such number of spaces: 'far'"),
        ("A has three pentagram actions, and two special tiles to settle", "special moon", "no such special tile"),
        ("A has two wand actions", "advance", "that could mean advance 1, or advance 2"),
        ("A has begun T1-W", "W-T1", "it is called 'T1-W' here"),
        ("A has begun T1-W", "energy", "these are energy actions; say what you do with them: 'T1-W'"),
        (
            "A has two energy actions, the wand half to come, and no connection",
            "T1",
            "that could mean T1-V1, T1-C1, T1-F1, V4-T1, or something else",
        ),
        ("A has one witch action, T1-V1, V1-F1 and a witch on V1", "F1", "it is called 'to F1' here"),
        ("A has one crystal action", "c6", "it is called 'crystal c6' here"),
        ("A is to lay a tile", "wand/energy", "it is called 'energy/wand' here"),
        ("A has two wand actions", "pass", "it is called 'done' here"),
        (
            "A has three pentagram actions, and two special tiles to settle",
            "special wand/energy",
            "it is called 'special energy/wand' here",
        ),
    ],
)  # fmt: skip
def test_words_that_name_nothing_or_something_else_get_no_rule(position: str, words: str, answer: str) -> None:
    reason = refused(at(position), words)
    assert reason.rule == ""
    assert reason.words.startswith(answer)


def test_who_would_go_beyond_the_wand_is_not_said_to_have_reached_its_end() -> None:
    reason = refused(at("A has three wand actions on space 22"), "advance 3")
    assert reason.rule == "wand.10"
    assert "beyond" in reason.words
    assert "reached" not in reason.words


@pytest.mark.parametrize("words", ["T1-V1", "t1-v1", "V1-T1", "  v1-T1 "])
def test_spelling_does_not_matter(words: str) -> None:
    assert refused(at("A has T1-V1, B has V1-T2 and T2-V2 and has begun T2-W"), words).rule == "energy.2"


@pytest.mark.parametrize(
    ("position", "words", "rule"),
    [
        ("A is to lay a tile", "energy/wand", "turn.2"),
        ("A is to lay a tile", "done", "turn.2"),
        ("A has two wand actions", "advance 1", "turn.2"),
        ("A has two wand actions", "remove a crystal", "removal.1"),
        ("B has T2, and A is to choose a tower", "T1", "tower.1"),
        ("A is to lay a tile", "sing a song", ""),
    ],
)
def test_another_seat_is_told_whose_turn_it_is(position: str, words: str, rule: str) -> None:
    table = at(position)
    reason = table.why_not(words, 1)
    assert reason is not None
    assert reason.rule == rule
    play(table, table.options[0].words)


def test_a_refusal_tells_another_seat_nothing_of_a_hand() -> None:
    table = at("A is to lay a tile")
    assert table.why_not("energy/wand", 1) == table.why_not("energy/scroll", 1)


@pytest.mark.parametrize(
    ("position", "words"),
    [
        ("A is to remove a crystal", "Remove d6."),
        ("A is to lay a tile", "lay energy/wand"),
        ("A has two wand actions", "Advance 2."),
    ],
)
def test_what_is_offered_may_be_said_with_the_verb_of_the_question_and_a_full_stop(position: str, words: str) -> None:
    table = at(position)
    assert table.why_not(words) is None
    table.choose(words)
    assert table.why_not("xyzzy") is not None


def test_how_far_is_understood_with_its_unit() -> None:
    table = at("A has two wand actions")
    assert refused(table, "advance 2 spaces") == ("", "it is called 'advance 2' here")
    assert refused(table, "advance 2 miles")[0] == ""
    assert refused(table, "advance 3 spaces") == refused(table, "advance 3")


@pytest.mark.rule("witchstone:removal.1")
def test_between_removing_and_the_space_nothing_is_passed_over() -> None:
    table = at("A is to remove a crystal")
    assert refused(table, "remove any old d6") == ("", "no such space: 'any old d6'")
    assert refused(table, "remove the crystal on d6") == ("", "it is called 'd6' here")
    assert refused(table, "remove the crystal on c3").rule == "removal.1"


def tried(words: str, agenda: list[Plain], **told: Any) -> tuple[str, str]:
    reason = refused(situation(agenda=agenda, **told), words)
    return reason.rule, reason.words


@pytest.mark.rule("witchstone:energy.5", "witchstone:energy.2")
def test_a_location_whose_connections_are_refused_for_different_reasons_asks_back() -> None:
    begun: Plain = {"A": {"tower": "T2", "begun": "V1-T2"}}
    lived_at: Plain = {"tower": "T1", "connections": ["T1-V1"]}
    rule, words = tried("T1", group("energy", 1), **begun, B=lived_at)
    assert rule == ""
    assert words.startswith("that could mean T1-V1, T1-C1")
    assert tried("T1", group("energy", 1), **begun, B={"tower": "T1"})[0] == "energy.5", "one reason for all of them"


@pytest.mark.rule("witchstone:special.3", "witchstone:special.2")
def test_a_special_tile_that_was_used_is_used_up_whichever_way_it_is_named() -> None:
    used: Plain = {"A": {"tower": "T2", "used specials": ["pentagram/scroll"]}, "B": {"tower": "T1"}}
    for words in ("once pentagram", "special pentagram/scroll"):
        assert tried(words, group("witch", 1), **used)[0] == "special.3"
        assert tried(words, group("scroll", 1, source="special"), **used)[0] == "special.2", "it is in use"


@pytest.mark.rule("witchstone:turn.4")
def test_one_space_for_a_special_tile_asks_back_for_the_other_one() -> None:
    settle = inside(group("pentagram", 0), do="special", tile="witch/wand")
    told: Plain = {"A": {"tower": "T2", "tiles": ["energy/witch a2 a3"]}, "B": {"tower": "T1"}}
    rule, words = tried("c3", settle, **told)
    assert rule == ""
    assert words.startswith("that could mean b3 c3, ")
    assert tried("a2", settle, **told) == ("turn.4", "a2 is not vacant: a tile is there")


def test_a_chip_of_the_cloth_is_told_how_it_is_called() -> None:
    table = at("A is to choose a chip from the cloth")
    assert refused(table, "chip wand") == ("", "it is called 'wand' here")
    assert refused(table, "chip scroll").rule == "crystal.12"


def test_towers_and_scrolls_are_told_how_they_are_called() -> None:
    table = at("B has T2, and A is to choose a tower")
    for words in ("tower 1", "tower T1", "take T1"):
        assert refused(table, words) == ("", "it is called 'T1' here")
    assert refused(table, "tower 2").rule == "tower.4", "B's"
    assert refused(table, "tower 9").words.startswith("no such tower: '9'")
    table = at("A has three scroll actions")
    for words in ("take II", "scroll II", "witch +2", "take witch +2"):
        assert refused(table, words) == ("", "it is called 'II' here")
    for words in ("take IV", "scroll IV", "crystal +2"):
        assert refused(table, words).rule == "scroll.2"
    assert refused(table, "any +1").rule == "spell.6", "no such scroll lies there"
