"""607, 608 Attacking and resolving battles."""

import pytest

from tests.games.spoils.plain import attacked, plain
from tests.games.spoils.stage import location


@pytest.mark.rule("spoils:607.1", "spoils:607.1e", "spoils:608.1", "spoils:302.8")
def test_an_attack_without_blockers_goes_through_its_steps_by_speed() -> None:
    table = plain(A={"in_play": ["Sprinter", "Snail"]})
    table.do("attack B's faction", "A's Sprinter", "A's Snail")
    assert [line for line in table.log() if "Speed" in line or "damage" in line or "battle" in line] == [
        "Speed level 4",
        "Sprinter assigns 2 damage to Camp",
        "2 damage is inflicted to Camp",
        "Speed level 1",
        "Snail assigns 4 damage to Camp",
        "4 damage is inflicted to Camp",
        "The battle is over",
    ]
    assert table.B["influence"] == 14
    assert table.the("Sprinter")["depleted"]
    assert table.the("Snail")["depleted"]
    assert table.at_rest()
    assert table.view().battle is None


@pytest.mark.rule("spoils:607.1b", "spoils:204.3#2", "spoils:607.1b#2", "spoils:302.6")
def test_attackers_are_undepleted_and_were_there_when_the_turn_began() -> None:
    a = {"in_play": ["Grunt", {"card": "Brute", "depleted": True}, {"card": "Giant", "since": 3}, "Sprinter"]}
    table = plain(A=a, B={"in_play": ["Snail"]})
    table.do("attack B's faction")
    assert table.offered == ["A's Grunt", "A's Sprinter"]  # and not to choose none
    table.do("A's Grunt", "no more")
    assert table.the("Grunt")["depleted"]
    assert "depleted" not in table.the("Sprinter")
    battle = table.view("B").battle
    assert battle is not None
    assert battle.attackers == (table.the("Grunt")["number"],)


@pytest.mark.rule("spoils:607.1a", "spoils:207.3", "spoils:302.1")
def test_factions_and_locations_of_the_opponent_can_be_attacked() -> None:
    a = {"in_play": ["Grunt", "Fort"]}
    table = plain(A=a, B={"in_play": ["Shed", "Fort", "Snail"]})
    attacks = [words for words in table.offered if words.startswith("attack")]
    assert attacks == ["attack B's faction", "attack B's Shed", "attack B's Fort"]
    table.do("attack B's Shed", "B: no more")
    assert table.the("Shed")["total damage"] == 2
    assert table.B["influence"] == 20


@pytest.mark.rule("spoils:607.1a#2")
def test_an_attack_that_names_no_target_is_on_the_opponents_faction() -> None:
    table = plain(A={"in_play": ["Grunt", "Brute", "Shed"]}, B={"in_play": ["Fort", "Shed"]})
    assert table.why_not("attack") is None
    table.do("attack")
    battle = table.view().battle
    assert battle is not None
    assert battle.target == table.B["faction"]["number"]
    table.do("A's Grunt", "A's Brute")
    assert table.B["influence"] == 15
    assert table.view().active == "B"
    table = plain(A={"in_play": ["Coin"], "hand": ["2x Trick"]})
    assert table.why_not("attack") == table.why_not("attack B's faction") == "607.1a"


@pytest.mark.rule("spoils:607.1a#3")
def test_without_a_possible_attacker_there_is_no_attack() -> None:
    a = {"in_play": [{"card": "Grunt", "depleted": True}, {"card": "Brute", "since": 3}, "Fort"]}
    assert plain(A=a, full_control=(0,)).offered == ["end the turn"]


@pytest.mark.rule("spoils:607.1d", "spoils:204.3", "spoils:302.7", "spoils:607.1d#2")
def test_undepleted_characters_may_block_also_new_ones() -> None:
    b = {"in_play": [{"card": "Grunt", "since": 3}, {"card": "Brute", "depleted": True}, "Snail", "Shed"]}
    table = attacked("Giant", A={"in_play": ["Giant"]}, B=b)
    assert table.asked == "B"
    assert table.offered == ["B's Grunt", "B's Snail", "no more"]
    table.do("B's Grunt")
    assert "depleted" not in table.the("Grunt")  # blocking does not deplete
    table.do("no more")
    assert "Grunt" in table.B["discard pile"]


@pytest.mark.rule("spoils:608.1h", "spoils:302.9")
def test_the_survivors_of_both_parties_end_depleted_and_nobody_else() -> None:
    b = {"in_play": ["Pacifist", "Snail"]}
    table = attacked("Pacifist", A={"in_play": ["Pacifist", "Grunt"]}, B=b)
    table.do("B's Pacifist", "no more")
    depleted = [x["card"] for side in (table.A, table.B) for x in side["in play"] if x.get("depleted")]
    assert depleted == ["Pacifist", "Pacifist"]


@pytest.mark.rule("spoils:204.4c", "spoils:608.1b", "spoils:608.1g")
def test_the_faster_one_kills_before_the_slower_one_assigns() -> None:
    table = attacked("Sprinter", A={"in_play": ["Sprinter"]}, B={"in_play": ["Grunt"]})
    table.do("B's Grunt")
    assert table.B["discard pile"] == ["Grunt"]
    assert "damage" not in table.the("Sprinter")
    assert table.view().battle is None


@pytest.mark.rule("spoils:608.1f", "spoils:608.1d", "spoils:408.4", "spoils:204.5", "spoils:204.4b")
def test_equal_speeds_strike_together() -> None:
    table = attacked("Grunt", A={"in_play": ["Grunt"]}, B={"in_play": ["Grunt"]})
    table.do("B's Grunt")
    assert table.A["discard pile"] == ["Grunt"]
    assert table.B["discard pile"] == ["Grunt"]
    assert table.B["influence"] == 20


@pytest.mark.rule("spoils:608.1c", "spoils:O15", "spoils:410.2", "spoils:410.2a")
def test_damage_is_divided_among_the_blockers_as_the_attacker_wants() -> None:
    table = attacked("Giant", A={"in_play": ["Giant"]}, B={"in_play": ["Grunt", "Brute"]})
    table.do("B's Grunt", "B's Brute")
    assert table.asked == "A"
    assert table.offered == ["0", "1", "2", "3", "4", "5"]
    table.do("2")
    assert table.B["discard pile"] == ["Brute", "Grunt"]  # 2 and 3: exactly the five
    assert "5 damage is inflicted to Giant" in table.log()  # and both struck back in the same moment


@pytest.mark.rule("spoils:608.1c#2", "spoils:408.1b", "spoils:408.1")
def test_when_no_blocker_is_left_the_target_is_hit_even_though_there_was_one() -> None:
    table = plain(A={"in_play": ["Sprinter", "Brute"]}, B={"in_play": ["Grunt"]})
    table.do("attack B's faction", "A's Sprinter", "A's Brute", "B: B's Grunt")
    assert table.B["discard pile"] == ["Grunt"]
    assert table.B["influence"] == 17


@pytest.mark.rule("spoils:608.2", "spoils:O60")
def test_when_the_target_is_gone_the_rest_of_the_attackers_do_nothing() -> None:
    table = plain(location("Hut", 2), A={"in_play": ["Sprinter", "Grunt"]}, B={"in_play": ["Hut"]})
    table.do("attack B's Hut", "A's Sprinter", "A's Grunt")
    assert table.B["discard pile"] == ["Hut"]
    assert table.B["influence"] == 20
    assert table.view().battle is None
    assert table.the("Grunt")["depleted"]


@pytest.mark.rule("spoils:608.1f#2")
def test_what_several_inflict_to_one_thing_is_one_amount() -> None:
    table = plain(A={"in_play": ["Grunt", "Brute"]})
    table.do("attack B's faction", "A's Grunt", "A's Brute")
    assert "5 damage is inflicted to Camp" in table.log()
    assert "2 damage is inflicted to Camp" not in table.log()


@pytest.mark.rule("spoils:408.4a", "spoils:207.5", "spoils:408.5", "spoils:O26")
def test_a_characters_damage_is_forgotten_with_the_turn_and_a_locations_is_not() -> None:
    b = {"in_play": [{"card": "Brute", "damage": 2}, {"card": "Fort", "total damage": 3}]}
    table = plain(A={"in_play": ["Grunt"]}, B=b)
    assert table.the("Brute")["damage"] == 2
    table.do("end the turn")
    assert table.asked == "B"
    assert "damage" not in table.the("Brute")
    assert table.the("Fort")["total damage"] == 3
    table.do("end the turn", "attack B's Fort", "B: no more")
    assert table.B["discard pile"] == ["Fort"]


@pytest.mark.rule("spoils:602.2", "spoils:602.2c")
def test_a_turn_has_no_phases_and_several_attacks() -> None:
    table = plain(A={"in_play": ["Grunt", "Brute"], "hand": ["Trick"]}, full_control=(0,))
    table.do("attack B's faction", "A's Grunt", "no more", "go on", "go on", "go on", "play Trick")
    table.do("attack B's faction", "A's Brute")
    assert table.B["influence"] == 15
    assert table.A["discard pile"] == ["Trick"]
    assert table.asked == "A"
    assert table.offered == ["end the turn"]
