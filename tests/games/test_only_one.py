"""Saying two answers together, in every game: one at a time where both may come, else the rule that allows only one."""

from __future__ import annotations

import pytest

import coven
from coven.games import find
from coven.kernel import Table
from tests.games.revolution import tale as revolution
from tests.games.revolution.tale import a, b
from tests.games.witchstone import tale as witchstone
from tests.games.witchstone.tale import group


@pytest.mark.parametrize("name", ["spoils", "revel", "revolution", "witchstone"])
def test_what_only_one_is_taken_of_is_an_answer_of_its_question(name: str) -> None:
    game = find(name)
    for question in game.questions():
        for beginning, reason in question.only_one:
            assert beginning in question.answers, f"{question.kind}: {beginning}"
            assert reason.rule or question.rule, f"{question.kind}: {reason}"


def rule_against(table: Table, words: str) -> str:
    reason = table.why_not(words)
    assert reason is not None
    return reason.rule or str(reason)


@pytest.mark.rule("witchstone:tower.2")
def test_a_player_of_witchstone_has_one_tower() -> None:
    assert rule_against(coven.new("witchstone", seed=1), "T1 and T2") == "tower.2"


@pytest.mark.rule("witchstone:special.2")
def test_a_special_tile_used_once_gives_one_of_its_actions() -> None:
    settle = [*group("pentagram", 0), {"do": "special", "tile": "witch/scroll"}]
    table = witchstone.situation(agenda=settle)
    first, second = [words for words in table.options.words() if words.startswith("once ")]
    assert rule_against(table, f"{first} and {second}") == "special.2"
    assert rule_against(table, f"remove a crystal and {first}") == "one is said at a time: 'remove a crystal' first"


@pytest.mark.rule("witchstone:crystal.1", "witchstone:crystal.10")
def test_a_crystal_goes_to_one_place() -> None:
    table = witchstone.play(witchstone.situation(agenda=group("crystal", 2)), "crystal d6")
    first, second, *_ = table.options.words()
    assert rule_against(table, f"{first} and {second}") == "crystal.1"
    out = next(words for words in table.options.words() if words.startswith("out at "))
    table.choose(out)
    while table.decision is not None and table.decision.kind != "which shelf":
        table.choose(
            next(words for words in table.options.words() if words.startswith("crystal at") or words == "done")
        )
    assert rule_against(table, f"{out.removeprefix('out at ')} and bottom") == "crystal.10"


@pytest.mark.rule("witchstone:scroll.2")
def test_a_scroll_action_takes_a_single_scroll_however_strong_it_is() -> None:
    for strength in (1, 3):
        table = witchstone.situation(agenda=group("scroll", strength))
        assert rule_against(table, "I and II") == "scroll.2"
    assert rule_against(table, "I and a song").startswith("no such answer")


@pytest.mark.rule("revolution:step3.3", "revolution:recruit.4")
def test_a_turn_of_the_revolution_has_one_recruit_and_it_goes_on_one_deck() -> None:
    hand = ["Old Cuffe", "Widow Harrow", "Seeker FB", "Seeker HB"]
    row = {1: "Goody Alder", 2: "Mercy Vane"}
    table = revolution.situation(event_line={1: "HR1"}, recruits=row, A={"hand": hand}, B={"hand": ["Seeker FH"]})
    for words in ("recruit Goody Alder and Mercy Vane", "recruit Mercy Vane and recruit Goody Alder"):
        assert rule_against(table, words) == "step3.3"
    seeker = f"play {a('FB')} to Act again"
    assert rule_against(table, f"{seeker} and recruit Goody Alder") == f"one is said at a time: {seeker!r} first"
    table.choose("recruit Mercy Vane")
    while table.decision is not None and table.decision.kind != "whose deck":
        table.choose(next(words for words in table.options.words() if words.startswith("spend ")))
    assert rule_against(table, "on A's deck and B's deck") == "recruit.4"


@pytest.mark.rule("revolution:assist.1")
def test_each_helper_assists_with_a_single_card() -> None:
    acts, helps = {"hand": ["Old Cuffe", "Widow Harrow"]}, {"hand": ["Seeker FH", "Seeker HB", "Seeker RE"]}
    table = revolution.situation(event_line={1: "HR1"}, recruits={}, A=acts, B=helps)
    revolution.play(table, "act against HR1", "ask B to assist")
    hexes = [f"{b('FH')} as Hexes", f"{b('HB')} as Hexes"]
    for words in (" and ".join(hexes), f"{b('FH')} and {b('HB')}", f"{b('FH')}, {b('HB')} and {b('RE')}"):
        assert rule_against(table, f"assist with {words}") == "assist.1"
    assert rule_against(table, f"assist with {b('FH')} and a song").startswith("no such card")
    assert f"assist with {hexes[0]}" in table.options.words()
