"""607.1b to 608 A battle step by step: who is asked when, what each step sets off, and whom damage reaches."""

import pytest

from tests.games.spoils.course.test_battle_effects import KILL, LEAVE, to
from tests.games.spoils.plain import plain
from tests.games.spoils.stage import Stage, character, item, tactic
from tests.games.spoils.texts import scene

ASSIGNED = "before damage is assigned"
INFLICTED = "before the assigned damage is inflicted"
BLOCKS = "before blockers are chosen"
PUMP = tactic("Pump", "Cost: Pick a character.", "Effect: The character gains 2 strength this turn.")
HASTE = tactic("Haste", "Cost: Pick a character.", "Effect: The character gains 2 speed this turn.")


def window(table: Stage, when: str, seat: str) -> Stage:
    """Go on to this player's part of a window."""
    for _ in range(40):
        if when in table.prompt and table.asked == seat:
            return table
        table.do("go on")
    raise AssertionError(f"{seat} is never asked {when}")


def windows(table: Stage) -> list[tuple[str | None, str]]:
    """Who is asked in which window from now on, when nobody does anything."""
    found = []
    while table.view().battle is not None:
        if "tactic" in table.prompt:
            found.append((table.asked, table.prompt.partition("(")[2].rstrip(")")))
        table.do("go on" if "go on" in table.offered else "no more")
    return found


@pytest.mark.rule("spoils:608.1", "spoils:608.1a", "spoils:608.1e", "spoils:608.1g", "spoils:O20", "spoils:607.1c")
def test_every_speed_level_has_its_two_windows_and_none_comes_after_the_last() -> None:
    table = plain(A={"in_play": ["Sprinter", "Snail"], "hand": ["Trick"]}, B={"hand": ["Trick"]})
    table.do("attack B's faction", "A's Sprinter", "A's Snail")
    level = [(seat, when) for when in (ASSIGNED, INFLICTED) for seat in "AB"]
    assert windows(table) == [("A", BLOCKS), ("B", BLOCKS), *level, *level]
    assert table.B["influence"] == 14


@pytest.mark.rule("spoils:607.1c", "spoils:608.1a", "spoils:608.1e", "spoils:205.1#3", "spoils:502.3")
@pytest.mark.parametrize("when", [BLOCKS, ASSIGNED, INFLICTED])
def test_in_each_window_each_player_acts_as_often_as_wanted_and_then_no_more(when: str) -> None:
    zap = item("Zap", "ZAP", "Cost: Deplete this card.", "Effect: Your faction gains 1 influence.")
    a = {"in_play": ["Grunt", "Zap"], "hand": ["3x Trick", "Shed"]}
    table = plain(zap, A=a, B={"in_play": ["Zap"], "hand": ["3x Trick", "Shed"]})
    table.do("attack B's faction")
    window(table, when, "A").do("play Trick", "B: let it happen", "A: use ZAP of Zap", "B: let it happen")
    assert [words for words in table.offered if "Shed" in words] == [], "only tactics and abilities"
    table.do("A: play Trick", "B: let it happen", "A: go on")
    assert when in table.prompt
    table.do("B: use ZAP of Zap", "A: let it happen", "B: play Trick", "A: let it happen")
    assert (table.asked, when in table.prompt) == ("B", True)
    assert "play Shed" not in table.offered
    table.do("B: go on")
    assert when not in (table.prompt if table.view().battle else ""), "there is no second round"
    assert (table.A["hand"], table.B["hand"]) == (["Trick", "Shed"], ["Trick", "Trick", "Shed"])


@pytest.mark.rule("spoils:607.1b", "spoils:607.1b#2", "spoils:302.5", "spoils:302.12", "spoils:503.1#2")
def test_each_member_attacks_and_they_form_one_party_before_the_first_window() -> None:
    drum = item("Drum", "If a character attacks, your faction gains 1 influence.")
    flag = item("Flag", "If you form an attacking party, draw a card.")
    table = plain(drum, flag, A={"in_play": ["Grunt", "Brute", "Snail", "Drum", "Flag"], "hand": ["Trick"]})
    table.do("attack B's faction", "A's Grunt", "A's Brute", "no more")
    while "Which happens" in table.prompt:
        table.do(table.offered[0])
    assert BLOCKS in table.prompt
    assert (table.A["influence"], len(table.A["hand"])) == (22, 2), "two attack, as one party"
    assert (table.the("Grunt")["depleted"], "depleted" in table.the("Snail")) == (True, False)


@pytest.mark.rule(
    "spoils:607.1d", "spoils:607.1d#2", "spoils:302.5", "spoils:302.13", "spoils:608.1h", "spoils:503.1#2"
)
def test_each_member_blocks_and_they_form_one_party_and_stay_undepleted_until_the_end() -> None:
    drum = item("Drum", "If a character blocks, your faction gains 1 influence.")
    flag = item("Flag", "If you form a blocking party, draw a card.")
    b = {"in_play": ["Pacifist", "Giant", "Snail", "Drum", "Flag"], "hand": ["Trick"]}
    table = plain(drum, flag, A={"in_play": ["Pacifist"]}, B=b)
    to(table.do("attack B's faction"), "blocks").do("B's Pacifist", "B's Giant", "no more")
    while "Which happens" in table.prompt:
        table.do(table.offered[0])
    assert ASSIGNED in table.prompt
    assert (table.B["influence"], len(table.B["hand"])) == (22, 2)
    mine = {x["card"]: x.get("depleted", False) for x in table.B["in play"]}
    assert not any(mine.values()), "blocking does not deplete"
    assert windows(table)
    mine = {x["card"]: x.get("depleted", False) for x in table.B["in play"]}
    assert (mine["Pacifist"], mine["Giant"], mine["Snail"]) == (True, True, False)


@pytest.mark.rule("spoils:O22", "spoils:505.1", "spoils:503.3#2", "spoils:607.1b")
def test_a_toll_on_attacking_is_paid_before_the_party_is_depleted_and_attacks() -> None:
    gate = item("Gate", "Your opponent must pay 1 for each attacking party they form.")
    alms = item("Alms", "If a resource is attached to your faction, your faction gains 1 influence.")
    drum = item("Drum", "If a character attacks, your faction loses 1 influence.")
    a = {"in_play": ["Grunt", "2x Coin", "Alms", "Drum"], "hand": ["Trick"]}
    table = plain(gate, alms, drum, A=a, B={"in_play": ["Gate"]})
    table.do("attack B's faction")
    assert BLOCKS in table.prompt
    assert table.free("A") == 1
    lines = [line for line in table.log() if "influence" in line or "pays" in line or "depleted" in line]
    assert lines[0] == "A pays 1"
    assert ["gains" in line for line in lines if "faction" in line or "influence" in line] == [True, False]
    assert table.A["influence"] == 20


@pytest.mark.rule("spoils:505.1", "spoils:O22", "spoils:O57", "spoils:607.1d")
def test_a_toll_on_blocking_is_the_defenders_and_who_cannot_pay_it_does_not_block() -> None:
    gate = item("Gate", "Your opponent must pay 2 for each blocking party they form.")
    b = {"in_play": ["Giant", "Snail", "3x Coin"]}
    table = plain(gate, A={"in_play": ["Grunt", "Gate", "2x Coin"]}, B=b)
    table.do("attack B's faction", "B's Giant", "no more")
    assert (table.free("A"), table.free("B")) == (2, 1), "for the party, not for each blocker"
    assert table.in_play("A") == ["Gate"]
    b = {"in_play": ["Giant", "Snail", "1x Coin"]}
    table = plain(gate, A={"in_play": ["Grunt", "Gate", "2x Coin"]}, B=b, full_control=(1,))
    table.do("attack B's faction")
    while table.view().battle is not None:
        assert table.why_not("B's Giant") in ("505.1", "607.1c", "608.1a", "608.1e")
        table.do("no more" if "no more" in table.offered else "go on")
    assert (table.B["influence"], table.free("B")) == (18, 1)


@pytest.mark.rule(
    "spoils:608.1b", "spoils:608.1c", "spoils:608.1c#2", "spoils:608.1d", "spoils:204.4c", "spoils:608.1g"
)
def test_a_faster_blocker_strikes_before_the_attackers_and_what_it_kills_strikes_no_more() -> None:
    table = plain(A={"in_play": ["Grunt", "Snail"]}, B={"in_play": ["Sprinter"]})
    table.do("attack B's faction", "A's Grunt", "A's Snail", "B's Sprinter", "2")
    assert [line for line in table.log() if "Speed" in line] == ["Speed level 4", "Speed level 1"]
    assert (table.A["discard pile"], table.B["discard pile"]) == (["Grunt"], ["Sprinter"])
    assert table.B["influence"] == 20


@pytest.mark.rule("spoils:608.1b", "spoils:204.4c", "spoils:608.1c", "spoils:204.4a", "spoils:608.1a")
def test_speed_and_strength_are_what_they_are_when_a_level_begins_and_not_what_is_printed() -> None:
    a = {"in_play": ["Snail"], "hand": ["Haste", "Pump", "Trick"]}
    table = plain(HASTE, PUMP, A=a, B={"in_play": ["Brute"]})
    to(table.do("attack B's faction"), "blocks").do("B's Brute")
    window(table, ASSIGNED, "A").do("play Haste", "A's Snail", "play Pump", "A's Snail", "go on")
    assert [line for line in table.log() if "Speed" in line or "assigns" in line] == [
        "Speed level 3",
        "Snail assigns 6 damage to Brute",
        "Brute assigns 3 damage to Snail",
    ]
    windows(table)
    assert (table.in_play("A"), table.in_play("B")) == (["Snail"], [])


@pytest.mark.rule("spoils:608.1c", "spoils:O15", "spoils:608.1c#2", "spoils:204.4a")
def test_all_of_the_strength_is_assigned_to_one_blocker_however_little_life_it_has() -> None:
    table = plain(A={"in_play": ["Giant"]}, B={"in_play": ["Grunt"], "hand": ["Trick"]})
    to(table.do("attack B's faction"), "blocks").do("B's Grunt")
    window(table, INFLICTED, "B")
    battle = table.view().battle
    assert battle is not None
    assert [amount for _, _, amount in battle.damage] == [5, 2]
    windows(table)
    assert (table.B["influence"], table.B["discard pile"]) == (20, ["Grunt"]), "what is too much goes nowhere"


@pytest.mark.rule("spoils:608.1c", "spoils:608.1d", "spoils:O15", "spoils:302.10")
def test_each_player_divides_the_damage_of_the_own_characters_one_by_one_the_attacking_player_first() -> None:
    a = {"in_play": ["Grunt", "Brute"], "hand": ["Shed"]}
    table = plain(A=a, B={"in_play": ["Giant", "Pacifist"]})
    table.do("attack B's faction", "A's Grunt", "A's Brute", "B's Giant", "B's Pacifist")
    asked = []
    while "How much" in table.prompt:
        asked.append((table.asked, table.prompt))
        table.do("A: 1" if table.asked == "A" else "B: 4")
    assert asked == [
        ("A", "A's Grunt assigns 2 damage. How much of it to B's Giant?"),
        ("A", "A's Brute assigns 3 damage. How much of it to B's Giant?"),
        ("B", "B's Giant assigns 5 damage. How much of it to A's Grunt?"),
    ]
    assert (table.the("Giant")["damage"], table.the("Pacifist")["damage"]) == (2, 3)
    assert (table.A["discard pile"], table.the("Brute")["damage"]) == (["Grunt"], 1)


@pytest.mark.rule("spoils:608.1d", "spoils:608.2", "spoils:408.1b", "spoils:302.10")
def test_a_blocker_without_attackers_assigns_nothing_to_anything_and_the_battle_ends() -> None:
    table = plain(KILL, A={"in_play": ["Grunt"]}, B={"in_play": ["Snail"], "hand": ["Kill"]})
    to(table.do("attack B's faction"), "blocks").do("B's Snail")
    window(table, ASSIGNED, "B").do("play Kill", "A's Grunt")
    windows(table)
    assert (table.A["influence"], table.B["influence"]) == (20, 20)
    assert not [line for line in table.log() if "assigns" in line]
    assert table.the("Snail")["depleted"]


@pytest.mark.rule("spoils:408.1b", "spoils:608.2", "spoils:408.1", "spoils:608.1g")
def test_who_has_no_strength_has_assigned_it_and_strikes_at_no_later_level() -> None:
    table = plain(PUMP, A={"in_play": ["Pacifist", "Snail"], "hand": ["Pump"]})
    table.do("attack B's faction", "A's Pacifist", "A's Snail")
    window(table, ASSIGNED, "A").do("go on")
    while "Speed level 3" not in table.log()[-1] and table.prompt and INFLICTED not in table.prompt:
        table.do("go on")
    table.do("play Pump", "A's Pacifist")
    windows(table)
    assert [line for line in table.log() if "Speed" in line] == ["Speed level 3", "Speed level 1"]
    assert table.B["influence"] == 16, "strength comes too late for who has assigned 0"


@pytest.mark.rule("spoils:302.15", "spoils:302.15#2", "spoils:O18", "spoils:407.4a", "spoils:608.1f")
def test_damage_for_one_who_has_left_reaches_neither_another_blocker_nor_the_faction() -> None:
    for way in (LEAVE, KILL):
        name = "Retreat" if way is LEAVE else "Kill"
        table = plain(way, A={"in_play": ["Giant"]}, B={"in_play": ["Grunt", "Snail"], "hand": [name]})
        to(table.do("attack B's faction"), "blocks").do("B's Grunt", "B's Snail")
        window(table, ASSIGNED, "B").do("go on", "A: 5")
        window(table, INFLICTED, "B").do(f"play {name}", "B's Grunt")
        windows(table)
        assert table.B["influence"] == 20
        assert "damage" not in table.the("Snail")
        assert table.A["discard pile"] == ["Giant"], "what both have assigned to it is inflicted"


@pytest.mark.rule("spoils:302.8", "spoils:608.1h")
def test_what_lasts_for_the_battle_is_there_while_survivors_are_depleted_and_then_over() -> None:
    rage = tactic("Rage Now", "Cost: Pick a character.", "Effect: The character gains 3 strength this battle.")
    table = scene(rage, A={"in_play": ["Giant", "Snail"], "hand": ["Rage Now"]}, full_control=(0,))
    table.do("attack B's faction", "A's Giant", "no more", "play Rage Now", "A's Giant")
    windows(table)
    assert table.B["influence"] == 12
    assert table.stats("Giant") == "5/6/3"


@pytest.mark.rule("spoils:O20", "spoils:O19", "spoils:608.1a")
def test_with_nobody_left_to_fight_there_is_one_window_more_and_then_the_end() -> None:
    a = {"in_play": ["Grunt"], "hand": ["Trick"]}
    table = plain(KILL, A=a, B={"in_play": ["Snail"], "hand": ["Kill", "Trick"]})
    table.do("attack B's faction")
    window(table, BLOCKS, "B").do("play Kill", "A's Grunt", "A: let it happen", "B: go on", "B: no more")
    assert windows(table) == [("A", ASSIGNED), ("B", ASSIGNED)]
    assert table.B["influence"] == 20
    assert "depleted" not in table.the("Snail"), "it took no part"
    assert table.at_rest()


@pytest.mark.rule("spoils:608.1g", "spoils:608.2", "spoils:608.1b")
def test_a_blocker_that_nobody_is_left_for_still_has_its_speed_level() -> None:
    a = {"in_play": ["Grunt"], "hand": ["Trick"]}
    table = plain(A=a, B={"in_play": ["Sprinter", "Snail"], "hand": ["Trick"]})
    table.do("attack B's faction", "A: go on", "B: go on", "B's Sprinter", "B's Snail")
    assert windows(table) == [(seat, when) for when in (ASSIGNED, INFLICTED) * 2 for seat in "AB"]
    assert [line for line in table.log() if "Speed" in line or "assigns" in line] == [
        "Speed level 4",
        "Sprinter assigns 2 damage to Grunt",
        "Speed level 1",
    ]
    assert (table.A["discard pile"], table.A["influence"]) == (["Grunt"], 20)


@pytest.mark.rule("spoils:608.1d", "spoils:608.1c", "spoils:O15")
def test_whoever_has_struck_already_can_be_struck_like_those_who_have_not() -> None:
    table = plain(A={"in_play": ["Pacifist", "Snail"], "hand": ["Shed"]}, B={"in_play": ["Snail"]})
    table.do("attack B's faction", "A's Pacifist", "A's Snail", "B's Snail")
    assert table.prompt == "B's Snail assigns 4 damage. How much of it to A's Pacifist?"
    table.do("3")
    assert (table.the("Pacifist")["damage"], table.B["discard pile"]) == (3, ["Snail"])
    (snail,) = [x for x in table.A["in play"] if x["card"] == "Snail"]
    assert snail["damage"] == 1


@pytest.mark.rule("spoils:608.1f", "spoils:408.2", "spoils:O02")
def test_what_lessens_damage_lessens_that_which_comes_together_with_its_own_end() -> None:
    """Its like that is struck later is struck in full."""
    guard = character("Guard", "0/1/3", "If damage is inflicted to a character, reduce the amount by 1.")
    ox = character("Ox", "0/9/3")
    for first, damage in ("Brute", 4), ("Sprinter", 5):
        a = {"in_play": [first, "Giant"], "hand": ["Shed"]}
        table = plain(guard, ox, A=a, B={"in_play": ["Guard", "Ox"]})
        table.do("attack B's faction", f"A's {first}", "A's Giant", "B's Guard", "B's Ox")
        table.do(str(2 if first == "Sprinter" else 3))
        table.do(*["0"] * ("How much" in table.prompt))
        assert (table.B["discard pile"], table.the("Ox")["damage"]) == (["Guard"], damage)


@pytest.mark.rule("spoils:607.1d#2", "spoils:608.1d", "spoils:302.13")
def test_a_blocker_that_is_depleted_after_it_was_chosen_strikes_like_the_others() -> None:
    monk = character("Monk", "3/5/3", "PRAY", "Cost: Deplete this card.", "Effect: Your faction gains 1 influence.")
    a = {"in_play": ["Giant"], "hand": ["Shed"]}
    table = plain(monk, A=a, B={"in_play": ["Monk", "Grunt"]})
    to(table.do("attack B's faction"), "blocks").do("B's Monk", "B's Grunt")
    window(table, ASSIGNED, "B").do("use PRAY of Monk")
    assert (table.the("Monk")["depleted"], "depleted" in table.the("Grunt")) == (True, False)
    while "How much" not in table.prompt:
        table.do("go on")
    windows(table.do("5"))
    assert (table.the("Giant")["damage"], table.B["influence"]) == (5, 21)


@pytest.mark.rule("spoils:608.1e", "spoils:608.1c", "spoils:608.1f")
def test_strength_that_changes_after_damage_is_assigned_changes_none_of_it() -> None:
    table = plain(PUMP, A={"in_play": ["Snail"], "hand": ["2x Pump"]}, B={"hand": ["Trick"]})
    table.do("attack B's faction")
    window(table, ASSIGNED, "A").do("play Pump", "B: let it happen", "A: go on", "B: go on")
    window(table, INFLICTED, "A").do("play Pump", "B: let it happen", "B: go on")
    assert table.B["influence"] == 14, "4 and the 2 that came in time"


@pytest.mark.rule("spoils:302.11", "spoils:507.3a", "spoils:302.15", "spoils:507.3b")
def test_a_party_is_covert_once_its_plain_member_has_left_it_before_blocks() -> None:
    shade = character("Shade", "1/1/3", "Covert")
    for victim, blockers in ("A's Brute", ["B's Shade"]), ("A's Shade", ["B's Snail"]):
        a = {"in_play": ["Shade", "Brute"], "hand": ["Retreat"]}
        table = plain(shade, LEAVE, A=a, B={"in_play": ["Shade", "Snail"]})
        table.do("attack B's faction", "A's Shade", "A's Brute", "play Retreat", victim)
        assert table.offered == [*blockers, "no more"]
