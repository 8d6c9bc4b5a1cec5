"""603.1h A card resolves: under whom it enters play, whose pile a tactic goes to, and when."""

import pytest

from tests.games.spoils.plain import plain
from tests.games.spoils.stage import character, item, tactic


@pytest.mark.rule("spoils:205.2", "spoils:603.1h#2", "spoils:403.3a", "spoils:403.5a")
def test_a_tactic_is_in_no_pile_before_it_has_been_carried_out() -> None:
    count = tactic("Count", "Effect: X is the number of cards in your discard pile. Your faction gains X influence.")
    table = plain(count, A={"hand": ["Count"], "discard_pile": ["Trick", "Trick"]}, full_control=(0,))
    table.do("play Count")
    assert table.A["influence"] == 22
    assert sorted(table.A["discard pile"]) == ["Count", "Trick", "Trick"]


@pytest.mark.rule("spoils:205.2", "spoils:603.1h#2", "spoils:503.1#2", "spoils:503.1")
def test_a_tactics_going_to_the_pile_happens_and_can_set_things_off() -> None:
    mourn = item("Mourn", "If a tactic is put into your discard pile, draw a card.")
    table = plain(mourn, A={"hand": ["Trick"], "in_play": ["Mourn"]}, B={"hand": ["Trick"]}, full_control=(0,))
    table.do("play Trick", "B: let it happen")
    assert (len(table.A["hand"]), table.A["discard pile"]) == (1, ["Trick"])
    table.do("end the turn", "B: play Trick")
    assert (len(table.A["hand"]), table.B["discard pile"]) == (1, ["Trick"]), "another's pile is another's"


@pytest.mark.rule("spoils:205.2", "spoils:314.1", "spoils:603.1h#2")
def test_a_tactic_that_its_own_effect_puts_somewhere_does_not_go_to_the_pile() -> None:
    back = tactic("Back", "Effect: Draw a card. Put this card into its owner's hand.")
    gone = tactic("Gone", "Effect: Draw a card. Remove this card from the game.")
    table = plain(back, gone, A={"hand": ["Back", "Gone"], "deck": ["2x Shed"]}, full_control=(0,))
    table.do("play Back", "play Gone")
    assert sorted(table.A["hand"]) == ["Back", "Shed", "Shed"]
    assert (table.A["discard pile"], table.A["out of game"]) == ([], ["Gone"])


@pytest.mark.rule("spoils:205.2", "spoils:407.7", "spoils:304.1", "spoils:603.1h#2", "spoils:403.5a")
def test_a_tactic_goes_to_its_owners_pile_whoever_plays_it() -> None:
    loot = tactic("Loot", "Effect: You may play a tactic from your opponent's discard pile.")
    table = plain(loot, A={"hand": ["Loot"]}, B={"discard_pile": ["Trick"]}, full_control=(0,))
    table.do("play Loot")
    while table.prompt != "What do you do?":
        table.do(next(words for words in table.offered if words != "no"))
    assert (table.A["discard pile"], table.B["discard pile"]) == (["Loot"], ["Trick"])
    assert [line for line in table.log() if "plays" in line] == ["A plays Loot", "A plays Trick"]


@pytest.mark.rule("spoils:507.2c", "spoils:503.1", "spoils:503.1#2")
def test_an_attaching_card_without_its_target_is_put_into_the_pile_and_that_sets_things_off() -> None:
    gear = item("Gear", "Attach to Character")
    mourn = item("Mourn", "If an item is put into your discard pile, draw a card.")
    enters = item("Greet", "If an item enters play, your faction gains 1 influence.")
    kill = tactic("Kill", "Cost: Pick a character.", "Effect: Destroy the character.")
    a = {"hand": ["Gear"], "in_play": ["Mourn", "Greet", "Grunt"], "deck": ["Shed"]}
    table = plain(gear, mourn, enters, kill, A=a, B={"hand": ["Kill"]})
    table.do("play Gear", "B: play Kill")
    assert (table.A["hand"], sorted(table.A["discard pile"]), table.A["influence"]) == (["Shed"], ["Gear", "Grunt"], 20)


@pytest.mark.rule("spoils:507.4", "spoils:507.4a", "spoils:411.3")
def test_what_was_flipped_up_knows_it_and_what_was_played_from_hand_does_not() -> None:
    spy = character("Spy", "1/1/1", "Flip Up 0", "If this card was played using Flip Up, it enters play with 2 tokens.")
    table = plain(
        spy, A={"hand": ["Spy"], "in_play": [{"card": "Spy", "face": "face-down"}], "deck": ["Shed"]}, full_control=(0,)
    )
    table.do("play Spy", "flip up Spy")
    assert [x.get("tokens", 0) for x in table.A["in play"]] == [0, 2]


@pytest.mark.rule("spoils:603.1h", "spoils:407.1", "spoils:204.2", "spoils:206.2", "spoils:207.2")
def test_a_card_enters_play_under_whoever_played_it_also_the_opponents() -> None:
    loot = tactic("Loot", "Effect: You may play a card from your opponent's discard pile.")
    table = plain(
        loot, item("Pot"), A={"hand": ["3x Loot"]}, B={"discard_pile": ["Grunt", "Shed", "Pot"]}, full_control=(0,)
    )
    for _ in range(3):
        table.do("play Loot")
        while table.prompt != "What do you do?":
            table.do(next(words for words in table.offered if words != "no"))
    assert (sorted(table.in_play("A")), table.in_play("B"), table.B["discard pile"]) == (
        ["Grunt", "Pot", "Shed"],
        [],
        [],
    )
