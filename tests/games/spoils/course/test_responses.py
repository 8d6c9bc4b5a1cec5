"""606 Responding: to what, by whom, and with what."""

import pytest

from tests.games.spoils.plain import plain
from tests.games.spoils.stage import character, item, tactic


@pytest.mark.rule("spoils:101.1", "spoils:606.1", "spoils:603.1g")
def test_what_says_that_nobody_can_respond_to_it_is_not_responded_to() -> None:
    sure = tactic("Sure", "Your opponent cannot respond to this card.", "Effect: Your faction gains 1 influence.")
    table = plain(sure, A={"hand": ["Sure", "Trick", "Shed"]}, B={"hand": ["Trick"]})
    table.do("play Sure")
    assert (table.asked, table.A["influence"]) == ("A", 21)
    table.do("play Trick")
    assert table.asked == "B", "other cards are"


@pytest.mark.rule("spoils:606.1", "spoils:606.1#2", "spoils:606.2a", "spoils:606.2b", "spoils:603.1g", "spoils:605.1f")
def test_the_opponent_of_whoever_acts_responds_be_it_the_active_player() -> None:
    bell = item("Bell", "BELL", "Cost: Deplete this card.", "Effect: Your faction gains 1 influence.")
    table = plain(bell, A={"hand": ["3x Trick", "Shed"]}, B={"hand": ["Trick"], "in_play": ["Bell"]})
    table.do("play Trick", "B: use BELL of Bell")
    assert table.asked == "A", "A is active and answers a response"
    table.do("A: play Trick", "B: play Trick", "A: play Trick")
    while table.prompt != "What do you do?":
        table.do("let it happen")
    assert (table.B["influence"], sorted(table.A["discard pile"]), table.B["discard pile"]) == (
        21,
        ["Trick"] * 3,
        ["Trick"],
    )


@pytest.mark.rule("spoils:606.2", "spoils:204.1", "spoils:206.1", "spoils:207.1", "spoils:101.1", "spoils:205.1#2")
def test_a_response_is_a_tactic_an_ability_or_what_says_that_it_can_be_one() -> None:
    quick = character("Quick", "1/1/1", "You may play this card whenever you could play a tactic.")
    b = {"hand": ["Trick", "Quick", "Grunt", "Shed", "Pot", "Coin"]}
    table = plain(quick, item("Pot"), A={"hand": ["Trick"]}, B=b)
    table.do("play Trick")
    assert [words for words in table.offered if "play" in words] == ["play Trick", "play Quick"]
    assert table.why_not("play Grunt") == "606.2"
    table.do("play Quick")
    assert table.in_play("B") == ["Quick"]


@pytest.mark.rule("spoils:606.1", "spoils:605.1f", "spoils:101.1")
def test_the_ability_of_a_card_that_nobody_could_respond_to_can_be_responded_to() -> None:
    sure = item("Sure", "Your opponent cannot respond to this card.", "GO", "Effect: Your faction gains 1 influence.")
    table = plain(sure, A={"hand": ["Sure"]}, B={"hand": ["Trick"]}, full_control=(0,))
    table.do("play Sure")
    assert (table.asked, table.in_play("A")) == ("A", ["Sure"])
    table.do("use GO of Sure")
    assert (table.asked, table.prompt) == ("B", "A uses GO of Sure. Do you respond?")
    table.do("let it happen")
    assert table.A["influence"] == 21


@pytest.mark.rule("spoils:606.2a", "spoils:606.2c", "spoils:606.1#2", "spoils:607.1c")
def test_in_a_battle_too_responses_are_responded_to() -> None:
    table = plain(A={"in_play": ["Grunt"], "hand": ["2x Trick", "Shed"]}, B={"hand": ["2x Trick"]})
    table.do("attack B's faction", "A: go on", "B: play Trick", "A: play Trick", "B: play Trick", "A: play Trick")
    assert (table.asked, table.prompt) == ("A", "What do you do?"), "nobody had anything left"
    assert [line for line in table.log() if "Trick" in line] == [
        *["B plays Trick", "A plays Trick"] * 2,
        *["Trick goes to the discard pile"] * 4,
    ]
