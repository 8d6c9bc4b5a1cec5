"""What options cost, bring and warn of, as data."""

from __future__ import annotations

import pytest

from coven.games.witchstone.agenda import Group
from coven.kernel import Amount, Brings, Option, Reason, Seated, Table
from coven.minds import Greedy
from tests.games.witchstone.tale import group, log, new, offered, owed, play, situation, turn_passed, vp, won

EVERY_UNIT = ("T1-W", "T2-W", "T3-W", "T4-W", "V1-W", "V2-W", "V3-W", "T1-V1", "T1-C1")
"""Connections that take all 20 energy units."""
ACTIONS = ("energy", "witch", "pentagram", "crystal", "wand", "scroll")


def option(table: Table, words: str) -> Option:
    return next(option for option in table.options if option.words == words)


def brings(table: Table, words: str) -> Brings:
    told = option(table, words).brings
    assert told is not None
    return told


def amounts(table: Table, words: str) -> tuple[list[str], list[str]]:
    """What it costs and what it gains."""
    told = brings(table, words)
    return [str(amount) for amount in told.costs], [str(amount) for amount in told.gains]


def test_costs_and_gains_are_counted() -> None:
    witches = situation(
        A={"connections": ["T1-V1", "V1-W"], "lying": 1},
        B={"connections": ["T2-V2", "V1-T2"]},
        chips={"V2": "scroll"},
        agenda=group("witch", 3),
    )
    assert brings(witches, "to V2") == Brings(
        "+2 VP, chip scroll, costs 3 witch actions",
        costs=(Amount(3, "witch actions"),),
        gains=(Amount(2, "VP"), Amount(1, "chips")),
    )
    assert amounts(witches, "to W") == (["1 witch actions"], ["8 VP"])
    assert amounts(witches, "add") == (["1 witch actions"], ["1 witches at the tower"])
    assert amounts(witches, "done") == (["3 witch actions"], [])
    assert amounts(witches, "remove a crystal") == (["1 VP"], [])
    energy = situation(A={"begun": "T1-W", "begun units": 1}, agenda=group("energy", 2))
    assert amounts(energy, "T1-W") == (["1 energy actions"], [])
    play(energy, "T1-W")
    assert amounts(energy, "T1-W") == (["1 energy actions"], ["6 VP"])


@pytest.mark.rule("witchstone:wand.5")
def test_a_move_that_takes_the_lead_is_told_doubled() -> None:
    """Space 4 gives three energy actions, space 7 points: A comes from behind, and B is on space 6."""
    table = situation(A={"wand": 3}, B={"wand": 6}, agenda=group("wand", 4))
    assert brings(table, "advance 3").words == "space 6; 3 energy actions"
    assert amounts(table, "advance 3") == (["3 wand actions"], ["3 energy actions"])
    told = amounts(table, "advance 4")
    assert brings(table, "advance 4").words.startswith("space 7, ahead; 6 energy actions; ")
    assert told == (["4 wand actions"], ["6 energy actions", "1 VP as it stands"])
    # So it comes.
    assert owed(play(table.fork(), "advance 3"))[-1] == "energy 3"
    assert owed(play(table, "advance 4"))[-1] == "energy 6"


def test_tracks_and_racks() -> None:
    wand = situation(A={"wand": 3}, agenda=group("wand", 5))
    assert amounts(wand, "advance 5") == (["5 wand actions"], ["6 energy actions", "1 VP as it stands"])
    ring = situation(A={"pentagram": 3, "spells": ["pentagram +2"]}, agenda=group("pentagram", 1))
    assert amounts(ring, "advance") == (["1 pentagram actions"], ["1 owl tiles", "7 VP at the end"])
    assert amounts(ring, "spell pentagram +2") == (["2 VP at the end"], ["2 pentagram actions"])
    row = ["prophecy owl tiles 1/2/3", "energy +2"]
    scrolls = situation(scroll_row=row, agenda=group("scroll", 2))
    assert amounts(scrolls, "I") == ([], ["1 prophecies", "1 VP as it stands"])
    assert amounts(scrolls, "II") == ([], ["1 spells"])
    rack = situation(A={"black": "c6"}, agenda=group("crystal", 2))
    play(rack, "crystal c6")
    assert amounts(rack, "c5") == (["1 crystal actions"], [])
    assert amounts(rack, "out at wand") == (["1 crystal actions"], [])
    play(rack, "out at wand", "done")
    assert amounts(rack, "wand") == ([], ["4 wand actions"])
    assert amounts(rack, "bottom") == ([], ["1 chips"])


def test_a_tile_brings_its_halves_and_a_special_tile_laid_nothing() -> None:
    table = situation(A={"tiles": ["energy/witch a2 a3"], "hand": ["witch/wand", "energy/wand"]})
    assert amounts(table, "witch/wand") == ([], [])
    play(table, "witch/wand")
    assert amounts(table, "e1 f1") == ([], ["1 witch actions", "2 wand actions"])
    special = situation(agenda=[{"do": "halves", "left": []}, {"do": "special", "tile": "witch/wand"}])
    assert brings(special, "e1 f1") == Brings("witch 1, wand 2")
    assert amounts(special, "once wand") == ([], ["2 wand actions"])


def gained(table: Table, what: str, words: str) -> int | None:
    """How much of something an option promises."""
    told = option(table, words).brings
    return None if told is None else sum(amount.number for amount in told.gains if amount.what == what)


def test_what_is_promised_comes() -> None:
    """In whole games: VP that a choice pays at once are paid, and groups have as many actions as it says; where it
    warns, all of them are lost."""
    warned = 0
    for seats in (2, 4):
        table = new(seats=seats, seed=seats)
        mind = Greedy(2, deals=1)
        while table.decision is not None:
            seat, kind = table.decision.seat, table.decision.kind
            name = "ABCD"[seat]
            for words in [option.words for option in table.options]:
                told = option(table, words).brings
                assert told is None or "\n" not in told.words
                at_once = words.startswith("to ") or kind in ("what next: energy", "what next: pentagram")
                if at_once and words not in ("done", "remove a crystal") and not words.startswith("chip "):
                    then = table.fork()
                    then.choose(words)
                    # What the wand had brought before may come right after it.
                    if all(line.rule != "wand.7" for line in then.log(None, table.log_size)):
                        assert vp(then, name) - vp(table, name) == gained(table, "VP", words)
                reason = option(table, words).warning
                if reason is not None:
                    then = table.fork()
                    before = then.log_size
                    then.choose(words)
                    lost = [line.words for line in then.log(None, before) if line.rule == "turn.10"]
                    assert lost
                    warned += 1
                elif kind in ("which half", "which free actions") and words != "remove a crystal":
                    then = table.fork()
                    then.choose(words)
                    opened = then.state.agenda[-1]
                    assert isinstance(opened, Group)
                    assert opened.left == gained(table, f"{words} actions", words)
            table.choose(mind.choose(Seated(table)))
    assert warned


@pytest.mark.parametrize(
    ("half", "told", "reason"),
    [
        ("witch", {"standing": ["V1"], "connections": ["T1-V1"], "lying": 10}, "witch.6"),
        ("wand", {"wand": 24}, "wand.10"),
        ("crystal", {"crystals": [], "black": "none", "aside": ["coloured"] * 6 + ["black"]}, "crystal.8"),
        ("energy", {"connections": [*EVERY_UNIT]}, "energy.11"),
    ],
)
def test_a_half_that_could_do_nothing_warns(half: str, told: dict[str, object], reason: str) -> None:
    tiles = [f"{half}/scroll e3 e4"]
    left = [[half, "e3"], ["scroll", "e4"]]
    for other in ({}, told):
        table = situation(A={"tiles": tiles, **other}, agenda=[{"do": "halves", "left": left}])
        warning = option(table, half).warning
        assert (None if warning is None else warning.rule) == (reason if other else None)
        assert option(table, "scroll").warning is None
    play(table, half)
    assert f"A loses what is left: 1 {half}" in log(table)
    play(table, *(["scroll"] if "scroll" in offered(table) else []), "done")
    assert turn_passed(table)


def test_what_could_still_help_is_no_reason_to_warn() -> None:
    """A witch that one action can't move: with a spell it could be."""
    rival = {"connections": ["T2-V2", "V2-W", "T1-W"], "standing": ["W"]}
    mine = {"lying": 10, "standing": ["W"], "chips": ["witch"], "tiles": ["energy/wand e3 e4"]}
    owed = [*group("crystal", 0, stage="closing"), {"do": "group", "action": "wand", "left": 1, "source": "chip"}]
    chip = won("witch", during="crystal")
    table = situation(A=mine, B=rival, witchstone=["A", "B"], won=chip, agenda=owed)
    assert option(table, "chip witch").warning == Reason(
        "witch.18", "no witch is left to be added, and every way costs more witch actions than that"
    )
    helped = situation(A={**mine, "spells": ["witch +2"]}, B=rival, witchstone=["A", "B"], won=chip, agenda=owed)
    assert option(helped, "chip witch").warning is None
    play(table, "chip witch", "done")
    assert "A loses what is left: 1 witch" in log(table)
    assert turn_passed(table)


def test_the_rest_is_offered_without_a_warning() -> None:
    table = situation(A={"chips": ["points"]}, won=won("points", during="crystal"), agenda=group("crystal", 1))
    assert all(option.warning is None for option in table.options)
    empty = situation(scroll_row=[], scroll_pile=[], agenda=[{"do": "halves", "left": []}, {"do": "free"}])
    told = option(empty, "scroll").warning
    assert told is not None
    assert str(told) == "no scroll is left to be taken (open.25)"
    assert [option.words for option in empty.options if option.warning is None] == [
        *[words for words in ACTIONS if words != "scroll"],
        "remove a crystal",
    ]
