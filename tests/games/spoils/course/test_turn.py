"""602 During a turn, 609 ending it: who is active, what a turn forgets, and when."""

import pytest

from tests.games.spoils.plain import plain
from tests.games.spoils.stage import item, location, tactic

STRIKE = tactic("Strike", "Cost: Pick a character.", "Effect: Inflict 2 damage to the character.")
SHELL = tactic("Shell", "Cost: Pick a location.", "Effect: Inflict 2 damage to the location.")


@pytest.mark.rule("spoils:602.1", "spoils:O24")
def test_turns_alternate() -> None:
    table = plain(active="B", turn=2, full_control=(0, 1))
    active = []
    for _ in range(5):
        active.append(table.view().active)
        assert table.asked == active[-1]
        table.do("end the turn")
    assert active == ["B", "A", "B", "A", "B"]
    assert [line for line in table.log() if line.startswith("Turn")][-2:] == ["Turn 6: B", "Turn 7: A"]


@pytest.mark.rule("spoils:602.2", "spoils:602.2a", "spoils:602.2b", "spoils:602.2c", "spoils:602.2d", "spoils:607.1")
def test_actions_are_mixed_and_repeated_until_the_turn_is_ended() -> None:
    well = item("Well", "WELL", "Cost: Deplete this card.", "Effect: Your faction gains 1 influence.")
    table = plain(well, A={"in_play": ["Grunt", "Brute", "2x Well"], "hand": ["2x Shed"]}, full_control=(0, 1))
    table.do("play Shed", "use WELL of Well (1)", "attack B's faction", "A's Grunt", "no more")
    while table.prompt != "What do you do?":
        table.do("go on")
    assert (table.view().active, table.asked, table.B["influence"]) == ("A", "A", 18)
    assert table.view().battle is None
    table.do("attack B's faction", "A's Brute")
    while table.prompt != "What do you do?":
        table.do("go on")
    table.do("play Shed", "use WELL of Well")
    assert (table.view().active, table.A["influence"], table.B["influence"]) == ("A", 22, 15)
    assert table.offered == ["end the turn"]
    table.do("end the turn")
    assert table.view().active == "B"


@pytest.mark.rule("spoils:401.3a", "spoils:O24")
def test_what_may_be_used_once_each_turn_may_be_used_again_in_the_next_one() -> None:
    once = item("Once", "ONCE", "Cost: Use this only once each turn.", "Effect: Your faction gains 1 influence.")
    table = plain(once, A={"in_play": ["Once"]}, full_control=(0, 1))
    table.do("use ONCE of Once")
    assert (table.A["influence"], "use ONCE of Once" in table.offered) == (21, False)
    table.do("end the turn", "B: end the turn", "A: let it happen", "use ONCE of Once")
    assert (table.A["influence"], "use ONCE of Once" in table.offered) == (22, False)


@pytest.mark.rule("spoils:202.7", "spoils:202.8", "spoils:O24", "spoils:O25", "spoils:602.2", "spoils:503.1#2")
def test_what_happens_at_the_start_of_a_turn_comes_before_any_action_of_it() -> None:
    gift = item("Gift", "At the start of your turn, draw a card.")
    table = plain(gift, A={"in_play": ["Gift"], "deck": ["Shed"]}, active="B", turn=2, full_control=(1,))
    assert table.A["hand"] == []
    table.do("end the turn")
    assert (table.asked, table.prompt) == ("A", "What do you do?")
    assert (table.A["hand"], table.B["hand"]) == (["Shed"], [])
    assert "play Shed" in table.offered
    table.do("end the turn")
    assert (table.asked, table.A["hand"]) == ("B", ["Shed"]), "in the own turn alone"


@pytest.mark.rule("spoils:408.4a", "spoils:204.5", "spoils:408.4", "spoils:O26")
def test_characters_of_both_players_forget_the_damage_of_a_turn() -> None:
    a = {"in_play": ["Giant"], "hand": ["4x Strike"]}
    table = plain(STRIKE, A=a, B={"in_play": ["Snail"]}, full_control=(0, 1))
    table.do("play Strike", "A's Giant", "play Strike", "B's Snail")
    assert (table.the("Giant")["damage"], table.the("Snail")["damage"]) == (2, 2)
    table.do("end the turn")
    assert ("damage" in table.the("Giant"), "damage" in table.the("Snail")) == (False, False)
    table.do("end the turn", "play Strike", "B's Snail")
    assert table.the("Snail")["damage"] == 2, "4 in two turns: it has 4 life"
    table.do("play Strike", "B's Snail")
    assert table.B["discard pile"] == ["Snail"], "4 in one turn"


@pytest.mark.rule("spoils:207.5", "spoils:408.5", "spoils:408.4a", "spoils:207.4", "spoils:201.8b")
def test_a_location_keeps_its_damage_from_turn_to_turn_also_one_that_was_used() -> None:
    mill = location("Mill", 5, "MILL", "Cost: Use this only during your turn.", "Effect: Draw a card.")
    table = plain(SHELL, mill, A={"in_play": ["Mill", "Shed"], "hand": ["3x Shell"]}, full_control=(0, 1))
    table.do("play Shell", "A's Mill", "use MILL of Mill", "end the turn", "end the turn", "A: let it happen")
    table.do("play Shell", "A's Mill")
    assert (table.the("Mill")["total damage"], table.in_play("A")) == (4, ["Mill", "Shed"])
    table.do("play Shell", "A's Mill")
    assert ("Mill" in table.A["discard pile"], table.in_play("A")) == (True, ["Shed"])


@pytest.mark.rule("spoils:609.1a", "spoils:O26", "spoils:408.4a")
def test_damage_and_effects_of_the_turn_are_still_there_when_its_last_triggers_happen() -> None:
    nick = item("Nick", "At the end of your turn, inflict 1 damage to each character.")
    boost = tactic("Boost", "Cost: Pick a character.", "Effect: The character gains 2 life this turn.")
    a = {"in_play": ["Nick", "Grunt", "Giant", "Brute"], "hand": ["Boost", "2x Strike"]}
    table = plain(STRIKE, boost, nick, A=a, full_control=(0, 1))
    table.do("play Boost", "A's Grunt", "play Strike", "A's Grunt", "play Strike", "A's Brute", "end the turn")
    assert "Brute" in table.A["discard pile"], "2 and 1 are all the life that it has"
    assert table.in_play("A") == ["Nick", "Grunt", "Giant"], "the damage and the life gained go in one instant"
    assert "damage" not in table.the("Grunt")


@pytest.mark.rule("spoils:609.1", "spoils:609.1a", "spoils:606.1", "spoils:606.1#2")
def test_only_the_opponent_responds_to_the_end_of_a_turn_and_before_its_triggers() -> None:
    toll = item("Toll", "At the end of your turn, your faction loses 1 influence.")
    table = plain(toll, A={"in_play": ["Toll"], "hand": ["Trick"]}, B={"hand": ["Trick"]})
    table.do("end the turn")
    assert (table.asked, table.A["influence"]) == ("B", 20)
    table.do("play Trick", "A: let it happen")
    assert (table.view().active, table.A["influence"], table.A["hand"]) == ("B", 19, ["Trick"])


@pytest.mark.rule("spoils:402.7", "spoils:O24")
def test_what_was_done_in_one_turn_does_not_count_in_the_next() -> None:
    truce = item("Truce", "Each player can attack only once each turn.")
    table = plain(truce, A={"in_play": ["Truce", "Grunt", "Brute"]}, full_control=(0, 1))
    table.do("attack B's faction", "A's Grunt", "no more")
    while table.prompt != "What do you do?":
        table.do("go on")
    assert table.why_not("attack B's faction") == "402.7"
    table.do("end the turn", "end the turn")
    assert "attack B's faction" in table.offered
    table.do("attack B's faction", "A's Brute")
    while table.prompt != "What do you do?":
        table.do("go on")
    assert table.B["influence"] == 15
    assert "attack B's faction" not in table.offered


@pytest.mark.rule("spoils:402.4", "spoils:503.1#4", "spoils:O24")
def test_what_is_put_off_to_another_turn_still_knows_what_it_speaks_of() -> None:
    """A card in the discard pile that stays there, and one that has left play."""
    next_turn = "At the start of your next turn,"
    fetch = item(
        "Fetch",
        "FETCH",
        "Cost: Use this only during your turn. Pick a card in your discard pile.",
        f"Effect: {next_turn} put the card into its owner's hand.",
    )
    wake = item(
        "Wake",
        "WAKE",
        "Cost: Use this only during your turn. Pick a character.",
        f"Effect: Destroy the character. {next_turn} draw cards equal to its strength.",
    )
    a = {"in_play": ["Fetch", "Wake", "Brute"], "discard_pile": ["Shed"], "deck": ["9x Coin"]}
    table = plain(fetch, wake, A=a, full_control=(0, 1))
    table.do("use FETCH of Fetch", "Shed", "use WAKE of Wake", "A's Brute", "end the turn")
    assert (table.A["hand"], sorted(table.A["discard pile"])) == ([], ["Brute", "Shed"])
    table.do("end the turn")
    while table.prompt != "What do you do?":
        table.do("let it happen" if "let it happen" in table.offered else table.offered[0])
    assert (sorted(table.A["hand"]), table.A["discard pile"]) == (["Coin", "Coin", "Coin", "Shed"], ["Brute"])


@pytest.mark.rule("spoils:O26", "spoils:507.5b", "spoils:609.1a")
def test_what_was_kept_from_being_destroyed_for_the_turn_is_destroyed_as_that_turn_ends() -> None:
    twin = item("Twin", "Unique Twin")
    save = tactic("Save", "Effect: Items cannot be destroyed this turn.")
    table = plain(twin, save, A={"in_play": ["Twin"], "hand": ["Save", "Twin"]}, full_control=(0, 1))
    table.do("play Save", "play Twin")
    assert table.in_play("A") == ["Twin", "Twin"]
    table.do("end the turn")
    while "Twin" in table.offered[0]:
        table.do(table.offered[0])
    assert table.in_play("A") == ["Twin"]
    lines = [line for line in table.log() if line.startswith("Turn") or "destroyed" in line]
    assert (len(lines), lines[-1]) == (2, "Turn 4: B"), "before the next turn begins"


@pytest.mark.rule("spoils:O24", "spoils:508.1")
def test_what_lasts_until_a_players_next_turn_is_over_when_the_first_triggers_of_that_turn_happen() -> None:
    cull = item("Cull", "At the start of your turn, destroy each character with 3 or more strength.")
    longer = tactic("Longer", "Effect: Each character gains 1 strength until the start of your next turn.")
    for who, left in ("A", ["Grunt"]), ("B", []):
        a = {"in_play": ["Grunt", "Cull"], "hand": ["Longer"] if who == "A" else ["Trick"]}
        b = {"in_play": ["Grunt"], "hand": ["Longer"] if who == "B" else []}
        table = plain(cull, longer, A=a, B=b, full_control=(0, 1))
        table.do("play Longer" if who == "A" else "end the turn")
        while table.view().turn < 5:
            first = ("play Longer", "end the turn") if table.view().active == "B" else ("end the turn",)
            table.do(next(one for one in (*first, "let it happen") if one in table.offered))
        assert [x for x in table.in_play("A") if x != "Cull"] == left, "of A's own next turn"
        assert table.in_play("B") == left
