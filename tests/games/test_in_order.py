"""Saying several answers together of which one makes the next possible: followed as far as nothing comes to light."""

from __future__ import annotations

from typing import Any

import pytest

from coven.kernel import Table
from tests.games.revolution import tale as revolution
from tests.games.revolution.tale import a, b, cards
from tests.games.witchstone import tale as witchstone
from tests.games.witchstone.tale import group, won


def against(table: Table, words: str) -> str:
    """The rule against what is said; where none is, what is told instead."""
    before = table.fingerprint()
    reason = table.why_not(words)
    assert table.fingerprint() == before, "nothing is done by asking"
    assert reason is not None
    return reason.rule or str(reason)


def first(words: str) -> str:
    return f"one is said at a time: {words!r} first"


@pytest.mark.rule("witchstone:scroll.2", "witchstone:spell.1", "witchstone:spell.5")
def test_a_spell_counts_for_what_is_said_after_it() -> None:
    scrolls = witchstone.situation(A={"spells": ["scroll +2"]}, agenda=group("scroll", 1))
    assert against(scrolls, "spell scroll +2 and III") == first("spell scroll +2")
    assert against(scrolls, "spell scroll +2 and IV") == "scroll.2"
    assert against(scrolls, "III and spell scroll +2") == "scroll.1", "before the spell"
    wand = witchstone.situation(A={"spells": ["wand +2"]}, agenda=group("wand", 1))
    assert against(wand, "spell wand +2 and advance 3") == first("spell wand +2")
    assert against(wand, "spell wand +2 and advance 4") == "wand.1"
    assert against(wand, "spell wand +2 and spell wand +2") == "spell.5"
    two = witchstone.situation(A={"spells": ["any +1", "any +1"]}, agenda=group("wand", 1))
    assert against(two, "spell any +1 and spell any +1") == first("spell any +1")


@pytest.mark.rule("witchstone:chip.4")
def test_a_chip_is_used_once_even_in_one_breath() -> None:
    told: dict[str, Any] = {"A": {"chips": ["scroll", "wand"]}, "agenda": group("witch", 2)}
    one = witchstone.situation(won=won("scroll", "wand"), **told)
    assert against(one, "chip scroll and chip scroll") == "chip.4"
    assert against(one, "chip scroll and chip wand") == first("chip scroll")
    two = witchstone.situation(won=won("scroll", "scroll"), A={"chips": ["scroll", "scroll"]}, agenda=group("witch", 2))
    assert against(two, "chip scroll and chip scroll") == first("chip scroll")


@pytest.mark.rule("witchstone:turn.5")
def test_a_half_and_what_is_done_with_it() -> None:
    halves = [{"do": "halves", "left": [["energy", "a2"], ["witch", "a3"]]}]
    table = witchstone.situation(A={"tiles": ["energy/witch a2 a3"]}, agenda=halves)
    assert against(table, "energy and T1-C1") == first("energy")
    assert against(table, "witch and T1-C1") == "turn.5", "which isn't done with that half"


@pytest.mark.rule("witchstone:turn.6", "witchstone:pentagram.1")
def test_the_other_half_comes_when_the_first_is_through() -> None:
    halves = [{"do": "halves", "left": [["wand", "a3"]]}, group("pentagram", 1)[1]]
    tile = {"tiles": ["pentagram/wand a2 a3"]}
    table = witchstone.situation(A=tile, agenda=halves)
    assert against(table, "wand") == "turn.6"
    assert against(table, "done and wand") == first("done")
    assert against(table, "advance and wand") == first("advance")
    assert against(table, "advance and energy") == "turn.5"


@pytest.mark.rule("witchstone:open.39")
def test_a_special_tile_that_comes_to_light_is_not_followed() -> None:
    told: dict[str, Any] = {"special_tiles": ["energy/wand", "wand/scroll", "witch/crystal"]}
    agenda = [{"do": "halves", "left": [["wand", "a3"]]}, group("pentagram", 1)[1]]
    tile = {"tiles": ["pentagram/wand a2 a3"], "pentagram": 1}
    for stack in (["energy/witch", "energy/scroll"], ["energy/scroll", "energy/witch"]):
        table = witchstone.situation(A=tile, agenda=agenda, special_stack=stack, **told)
        assert against(table, "advance and once energy") == "pentagram.7", "no tile is gained yet"
    grey = witchstone.situation(A={**tile, "pentagram": 2}, agenda=agenda, **told)
    assert against(grey, "advance and wand") == first("advance")


def acting() -> Table:
    hand = ["Seeker HB", "Seeker HR", "Seeker HE", "Seeker EC", "Old Cuffe"]
    row = {1: "Goody Alder"}
    people: dict[str, Any] = {"A": {"hand": hand, "trophies": ["Hexes", "Brewing"]}, "B": {"hand": ["Seeker FH"]}}
    return revolution.situation(event_line={1: "HR1", 2: "U1"}, recruits=row, **people)


@pytest.mark.rule("revolution:act.1", "revolution:act.2", "revolution:step3.3")
def test_an_act_and_what_is_played_in_it() -> None:
    table = acting()
    assert against(table, f"act against HR1 and play {a('HB')}") == first("act against HR1")
    assert against(table, "act against HR1 and overcome it") == "act.1"
    table.choose("act against HR1")
    rest = [f"play {a('HB')}", f"play {a('HE')}", "overcome it"]
    assert against(table, " and ".join(rest)) == "act.2", "two of four"
    rest.insert(0, "play Old Cuffe")
    assert against(table, " and ".join(rest)) == first("play Old Cuffe")
    assert against(table, " and ".join([*rest, "take Hexes"])) == first("play Old Cuffe")
    assert against(table, " and ".join([*rest, "take Brewing"])) == "act.12"
    used = revolution.situation(event_line={1: "HR1"}, acts=0, A={"hand": ["Seeker HB", "Old Cuffe", "Seeker HR"]})
    again = f"play {a('HB')} to Act again"
    assert against(used, "act against HR1") == "step3.3"
    assert against(used, f"act against HR1 and {again}") == "step3.3"


@pytest.mark.rule("revolution:step3.4")
def test_a_seeker_comes_before_the_act_that_it_gives() -> None:
    used = revolution.situation(event_line={1: "U1"}, acts=0, A={"hand": ["Seeker HB", "Old Cuffe", "Widow Harrow"]})
    again = f"play {a('HB')} to Act again"
    assert against(used, f"{again} and act against U1") == first(again)
    assert against(used, f"{again} and {again}") == "step3.4", "by then it isn't in hand"


@pytest.mark.rule("revolution:turn.1", "revolution:discard.1")
def test_the_next_step_comes_when_the_one_before_is_done() -> None:
    table = acting()
    assert against(table, f"done and discard {a('HB')}") == first("done")
    assert against(table, f"discard {a('HB')} and done") == "turn.1"
    assert against(table, "done and draw") == "turn.1", "cards can be discarded first"
    table.choose("done")
    assert against(table, f"discard {a('HB')} and discard {a('HR')}") == first(f"discard {a('HB')}")
    assert against(table, f"discard {a('HB')} and discard {a('HB')}") == "discard.1", "it is gone by then"
    assert against(table, f"discard {a('HB')} and keep the rest") == first(f"discard {a('HB')}")
    assert against(table, f"keep the rest and discard {a('HB')}") == "nothing more is taken after 'keep the rest'"
    table.choose(f"discard {a('HB')}")
    assert against(table, f"discard {a('HR')}, keep the rest, and draw") == first(f"discard {a('HR')}")
    assert against(table, "keep the rest and draw") == first("keep the rest")
    hand = ["Seeker HB", "Seeker HR", "Seeker HE", "Seeker EC", "Seeker FH", "Seeker FC"]
    full = revolution.situation(seats=1, step="discard", event_line={1: "U1"}, A={"hand": hand})
    assert against(full, "keep the rest and draw") == "turn.1"
    assert against(full, "keep the rest and act against U1") == "turn.1", "the next turn brings other cards to light"


@pytest.mark.rule("revolution:assist.5", "revolution:faq.1")
def test_a_dedicant_comes_before_the_seeker_that_it_allows() -> None:
    people: dict[str, Any] = {"A": {"hand": ["Seeker HB", "Seeker HE"]}, "B": {"hand": ["Old Cuffe", "Seeker FH"]}}
    table = revolution.play(revolution.situation(event_line={1: "HR1"}, **people), "hear B's proposal")
    assert against(table, "propose to act against HR1 and pledge Old Cuffe") == first("propose to act against HR1")
    table = revolution.situation(event_line={1: "FH1"}, **people)
    revolution.play(table, "act against FH1", "ask B to assist")
    cuffe, seeker = "assist with Old Cuffe as Hexes", f"also assist with {b('FH')} as Hexes"
    assert against(table, f"{cuffe} and {seeker}") == first(cuffe)
    assert against(table, f"assist with {b('FH')} as Hexes and {seeker}") == "assist.5"


@pytest.mark.rule("revolution:open.15", "revolution:recruit.1")
def test_trophies_are_said_before_cards_as_well() -> None:
    table = revolution.play(acting(), "recruit Goody Alder")
    assert against(table, f"spend Hexes trophy and spend {a('HB')}") == "trophies.7"
    assert against(table, f"spend {a('HB')} and spend Hexes trophy") == "open.15"
    assert against(table, f"spend Hexes trophy, spend Brewing trophy, and spend {a('HB')}") == first(
        "spend Hexes trophy"
    )
    assert against(table, f"spend {a('HB')}, spend {a('HR')}, and on B's deck") == first(f"spend {a('HB')}")
    assert against(table, f"spend {a('HB')} and on B's deck") == "recruit.4"


def test_what_would_come_to_light_is_not_followed() -> None:
    drawing = cards(recruits={"Hester Vale": {"text": ["Play to draw 2 cards."]}})
    hand = ["Hester Vale", "Seeker HB", "Seeker HR", "Seeker HE"]
    told: dict[str, Any] = {"cards": drawing, "event_line": {1: "HR1"}, "B": {"hand": ["Seeker FH"]}}
    on_top = [
        revolution.situation(A={"hand": hand, "deck": deck}, **told)
        for deck in (["Seeker EC", "Seeker FB", "Seeker BR"], ["Seeker BR", "Seeker FB", "Seeker EC"])
    ]
    asked = f"play Hester Vale and play {a('EC')} to Act again"
    assert [against(table, asked) for table in on_top] == ["step3.4", "step3.4"], "it isn't in hand, as far as A knows"
