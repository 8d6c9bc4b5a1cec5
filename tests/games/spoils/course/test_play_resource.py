"""604 Playing a resource, by the faction's rules and by abilities."""

import pytest

from tests.games.spoils.plain import plain
from tests.games.spoils.stage import faction, item, location, tactic

DIG = item("Spade", "DIG", "Cost: Use this only during your turn.", "Effect: Play a resource.")


@pytest.mark.rule("spoils:203.2", "spoils:203.2#2", "spoils:604.1a", "spoils:604.1b", "spoils:604.1", "spoils:604.1c")
def test_any_card_goes_face_down_and_only_a_resource_face_up() -> None:
    table = plain(DIG, A={"hand": ["Trick", "Coin"], "in_play": ["Spade"]}, B={"hand": ["Trick"]}, full_control=(0,))
    table.do("use DIG of Spade", "B: let it happen")
    assert table.offered == ["Trick face-down", "Coin face-up", "Coin face-down"]
    assert table.why_not("Trick face-up") == "203.2"
    assert table.why_not("Grunt face-down") == "604.1a"
    table.do("Trick face-down")
    assert table.asked == "A"  # nobody responds to a resource
    assert table.free("A") == 1  # it can pay at once
    assert [x.name for x in table.view("B").A.in_play.values() if x.types == ("resource",)] == [None]
    assert table.A["hand"] == ["Coin"]
    told = [line for line in table.log("B") if "as a resource" in line]
    assert told == ["A plays a card face-down as a resource"]


@pytest.mark.rule("spoils:604.1c", "spoils:403.3a#2")
def test_a_face_up_resource_is_there_for_all_to_see() -> None:
    table = plain(DIG, A={"hand": ["Greed"], "in_play": ["Spade"]}, full_control=(0,))
    table.do("use DIG of Spade", "Greed face-up")
    assert table.view("B").A.icons == "G"


@pytest.mark.rule("spoils:603.2", "spoils:604.2", "spoils:O50")
def test_playing_a_card_and_playing_a_resource_are_kept_apart() -> None:
    herald = item("Herald", "When you play a card, your opponent draws a card.")
    table = plain(DIG, herald, A={"hand": ["Coin", "Trick"], "in_play": ["Spade", "Herald"]}, full_control=(0,))
    table.do("use DIG of Spade", "Coin face-up")
    assert table.B["hand"] == []
    table.do("play Trick")
    assert len(table.B["hand"]) == 1
    show = tactic("Show", "Effect: Play a card.")
    table = plain(show, A={"hand": ["Show", "Coin"]}, full_control=(0,))
    table.do("play Show")
    assert table.A["hand"] == ["Coin"]  # a resource card can't be played as a card, not even face-down


@pytest.mark.rule("spoils:202.7", "spoils:202.8", "spoils:203.1a", "spoils:O25", "spoils:503.4", "spoils:503.2")
def test_a_factions_rules_are_triggers_of_the_start_of_the_turn_in_the_order_its_player_wants() -> None:
    inn = faction(
        "Inn",
        20,
        "Restore Rule: At the start of your turn, restore all depleted cards you control and detach all resources from"
        " your faction.",
        "Develop Rule: At the start of your turn, draw a card or play a resource.",
    )
    yawn = location("Yawn", 5, "If you draw a card, deplete each character you control.")
    spent = {"card": "Coin", "attached to": "faction"}
    b = {"faction": "Inn", "in_play": [spent, "Grunt", "Yawn"], "hand": ["Coin"]}
    for first, second in (("Restore Rule", "draw a card"), ("Develop Rule", "draw a card")):
        table = plain(inn, yawn, A={"hand": ["Trick"]}, B=b, full_control=(0, 1))
        table.do("end the turn")
        assert table.asked == "B"
        assert table.offered == ["Restore Rule", "Develop Rule"]
        table.do(first, second)
        assert table.prompt == "What do you do?"
        assert ("depleted" in table.the("Grunt")) == (first == "Restore Rule")
        assert table.free("B") == 1
        assert len(table.B["hand"]) == 2
    # A, whose faction says nothing, restores nothing and draws nothing
    table = plain(A={"in_play": [spent, {"card": "Grunt", "depleted": True}]}, full_control=(0, 1))
    table.do("end the turn", "end the turn")
    assert table.the("Grunt")["depleted"]
    assert table.free("A") == 0
    assert table.A["hand"] == []


@pytest.mark.rule("spoils:604.1", "spoils:604.1c", "spoils:402.8a", "spoils:O50", "spoils:203.1")
def test_a_resource_is_played_and_enters_play_and_who_is_told_to_cannot_decline() -> None:
    develop = tactic("Develop", "Effect: Play a resource.")
    ear = item(
        "Ear", "If you play a resource, draw a card.", "If a resource enters play, your faction gains 1 influence."
    )
    a = {"hand": ["Develop", "Coin"], "in_play": ["Ear"], "deck": ["Shed"]}
    table = plain(develop, ear, A=a, B={"in_play": ["Ear"]}, full_control=(0,))
    table.do("play Develop")
    assert table.offered == ["Coin face-up", "Coin face-down"]
    table.do("Coin face-up")
    while "Which happens" in table.prompt:
        table.do(table.offered[0])
    assert (table.A["hand"], table.A["influence"], table.B["influence"], table.free("A")) == (["Shed"], 21, 21, 1)


@pytest.mark.rule("spoils:411.2", "spoils:203.2a", "spoils:604.1b", "spoils:604.1c")
def test_who_plays_a_card_face_down_knows_it_and_the_opponent_does_not() -> None:
    develop = tactic("Develop", "Effect: Play a resource.")
    table = plain(develop, A={"hand": ["Develop", "Grunt"]}, full_control=(0,))
    table.do("play Develop", "Grunt face-down")
    (x,) = [x for x in table.state.in_play.values() if x.card.name == "Grunt"]
    assert x.known == 0b01
    assert ("Grunt" in str(table.view("A").A.in_play), "Grunt" in str(table.view("B").A.in_play)) == (True, False)
    assert "A plays Grunt face-down as a resource" in table.log("A")
    assert "A plays a card face-down as a resource" in table.log("B")


@pytest.mark.rule("spoils:604.1a", "spoils:604.1b", "spoils:604.1c", "spoils:411.1", "spoils:203.2", "spoils:O50")
def test_a_card_that_is_played_face_down_is_played_and_enters_play_as_a_resource() -> None:
    develop = tactic("Develop", "Effect: Play a resource.")
    ear = item("Ear", "If you play a resource, draw a card.")
    eye = item("Eye", "If a resource enters play, your faction gains 1 influence.")
    drum = item("Drum", "If a character enters play, your faction loses 5 influence.")
    a = {"hand": ["Develop", "Grunt"], "in_play": ["Ear", "Eye", "Drum"], "deck": ["Shed"]}
    table = plain(develop, ear, eye, drum, A=a, B={"in_play": ["Ear"]}, full_control=(0,))
    table.do("play Develop", "Grunt face-down")
    while "Which happens" in table.prompt:
        table.do(table.offered[0])
    assert (table.A["hand"], table.A["influence"], table.B["hand"]) == (["Shed"], 21, [])
