"""403 Moving between areas: what a card takes along, what it leaves behind, and who knows it then."""

import pytest

from coven.games.spoils.areas.knowledge import knows_place
from tests.games.spoils.plain import plain
from tests.games.spoils.stage import Stage, item, location, tactic

PEEK = item("Peek", "PEEK", "Effect: Look at your opponent's hand.")
TOP = tactic("Return", "Cost: Pick a character.", "Effect: Put the character on top of its owner's deck.")
TAKE = tactic("Take", "Cost: Pick a character.", "Effect: Take control of the character.")


def known(table: Stage, of: str, to: str) -> list[str]:
    """The cards of one player's hand and deck whose place the other knows."""
    side, seat = table.state.sides["AB".index(of)], table.state.sides["AB".index(to)].seat
    return sorted(str(copy) for copy in (*side.hand, *side.deck) if knows_place(side, seat, copy))


@pytest.mark.rule("spoils:403.2a", "spoils:603.1c", "spoils:403.3a")
def test_who_has_seen_a_hand_knows_what_is_left_of_it_when_a_card_is_played_from_it() -> None:
    a = {"in_play": ["Peek"], "hand": []}
    table = plain(PEEK, A=a, B={"hand": ["Shed", "Fort", "Grunt", "Grunt"]}, full_control=(0, 1))
    table.do("use PEEK of Peek")
    while table.prompt != "What do you do?":
        table.do("let it happen")
    assert (known(table, "B", "A"), known(table, "B", "B")) == (["Fort", "Grunt", "Grunt", "Shed"], [])
    table.do("end the turn", "B: play Shed")
    while table.prompt != "What do you do?":
        table.do("let it happen")
    assert known(table, "B", "A") == ["Fort", "Grunt", "Grunt"], "it was seen to leave"
    table.do("play Grunt")
    while table.prompt != "What do you do?":
        table.do("let it happen")
    assert known(table, "B", "A") == ["Fort", "Grunt"], "one of the two"


@pytest.mark.rule("spoils:403.2a", "spoils:403.3a")
def test_of_cards_alike_that_were_seen_to_come_to_a_hand_one_is_known_no_more_once_one_is_played() -> None:
    """Whichever of the three it was: at least one of the two that were seen is still there."""
    bounce = tactic("Bounce", "Cost: Pick a character.", "Effect: Put the character into its owner's hand.")
    b = {"in_play": ["Grunt", "Grunt"], "hand": ["Grunt"]}
    table = plain(bounce, A={"hand": ["2x Bounce"]}, B=b, full_control=(0, 1))
    for grunt in "B's Grunt (1)", "B's Grunt":
        table.do("play Bounce", grunt)
    assert known(table, "B", "A") == ["Grunt", "Grunt"]
    table.do("end the turn", "B: play Grunt")
    assert (known(table, "B", "A"), table.B["hand"]) == (["Grunt"], ["Grunt", "Grunt"])


@pytest.mark.rule("spoils:403.1a", "spoils:306.1", "spoils:313.1")
def test_a_card_put_on_top_in_sight_is_known_until_the_deck_is_shuffled_and_in_hand_once_it_is_drawn() -> None:
    mix = tactic("Mix", "Effect: Shuffle your deck.")
    table = plain(TOP, mix, A={"hand": ["Return"]}, B={"in_play": ["Grunt"], "hand": ["Mix"]}, full_control=(0, 1))
    table.do("play Return")
    while table.prompt != "What do you do?":
        table.do("let it happen" if "let it happen" in table.offered else table.offered[0])
    assert (known(table, "B", "A"), known(table, "B", "B")) == (["Grunt"], ["Grunt"])
    drawn = plain(
        TOP,
        item("Well", "WELL", "Effect: Draw a card."),
        A={"hand": ["Return"]},
        B={"in_play": ["Grunt", "Well"]},
        full_control=(0, 1),
    )
    drawn.do("play Return")
    while drawn.prompt != "What do you do?":
        drawn.do(
            "let it happen"
            if "let it happen" in drawn.offered
            else "A's Grunt"
            if "A's Grunt" in drawn.offered
            else "B's Grunt"
        )
    drawn.do("end the turn", "B: use WELL of Well")
    while "Grunt" not in drawn.B["hand"]:
        drawn.do("let it happen")
    assert (known(drawn, "B", "A"), known(drawn, "B", "B")) == (["Grunt"], []), "A saw it go there, and B has it"


@pytest.mark.rule("spoils:411.2", "spoils:407.3", "spoils:203.2a")
def test_a_face_down_card_that_changes_hands_is_known_to_both_who_have_had_it() -> None:
    rob = tactic("Rob", "Cost: Pick a resource.", "Effect: Take control of the resource.")
    b = {"in_play": [{"card": "Grunt", "face": "face-down"}]}
    table = plain(rob, A={"hand": ["Rob"]}, B=b, full_control=(0,))
    (x,) = [x for x in table.state.in_play.values() if x.card.name == "Grunt"]
    assert x.known == 0b10
    table.do("play Rob")
    while table.prompt != "What do you do?":
        table.do(table.offered[0])
    (x,) = [x for x in table.state.in_play.values() if x.card.name == "Grunt"]
    assert (x.controller, x.known) == (0, 0b11)


@pytest.mark.rule(
    "spoils:407.3", "spoils:303.1", "spoils:408.4", "spoils:408.4a", "spoils:409.1", "spoils:409.2", "spoils:204.5"
)
def test_a_card_that_changes_hands_keeps_what_it_is_and_has() -> None:
    gear = item("Gear", "Attach to Character")
    zap = tactic("Zap", "Cost: Pick a character.", "Effect: Inflict 1 damage to the character. Put 2 tokens on it.")
    b = {"in_play": [{"card": "Giant", "depleted": True}]}
    table = plain(gear, zap, TAKE, A={"hand": ["Gear", "Zap", "Take"]}, B=b, full_control=(0,))
    for play in ("play Gear", "play Zap", "play Take"):
        table.do(play)
        while table.prompt != "What do you do?":
            table.do(table.offered[0])
    giant = table.the("Giant")
    assert table.in_play("A") == ["Giant", "Gear"] or sorted(table.in_play("A")) == ["Gear", "Giant"]
    assert (giant["depleted"], giant["damage"], giant["tokens"]) == (True, 1, 2)
    assert table.the("Gear")["attached to"] == giant["number"]


@pytest.mark.rule("spoils:407.3", "spoils:O39", "spoils:301.2", "spoils:301.3")
def test_gear_that_changes_hands_stays_where_it_is_attached() -> None:
    gear = item("Gear", "Attach to Character", "Characters you control gain 1 strength.")
    rob = tactic("Rob", "Cost: Pick an item.", "Effect: Take control of the item.")
    b = {"in_play": [{"card": "Grunt", "number": 9}, {"card": "Gear", "attached to": 9}]}
    table = plain(gear, rob, A={"hand": ["Rob"], "in_play": ["Brute"]}, B=b, full_control=(0,))
    table.do("play Rob", "B's Gear")
    assert (table.in_play("A"), table.in_play("B")) == (["Brute", "Gear"], ["Grunt"])
    assert table.the("Gear")["attached to"] == 9


@pytest.mark.rule("spoils:301.4", "spoils:301.4a", "spoils:304.1")
def test_what_is_attached_to_something_attached_goes_along_and_what_is_attached_elsewhere_stays() -> None:
    gear, bead = item("Gear", "Attach to Character"), item("Bead", "Attach to Item")
    kill = tactic("Kill", "Cost: Pick a character.", "Effect: Destroy the character.")
    a = {"in_play": ["Grunt", "Giant"], "hand": ["2x Gear", "Bead", "Kill"]}
    table = plain(gear, bead, kill, A=a, full_control=(0,))
    table.do("play Gear", "A's Grunt", "play Gear", "A's Giant", "play Bead")
    table.do(table.offered[0], "play Kill", "A's Grunt")
    assert table.in_play("A") in (["Giant", "Gear"], ["Giant", "Gear", "Bead"])
    on_grunt = "Bead" in table.A["discard pile"]
    assert sorted(table.A["discard pile"]) == (
        ["Bead", "Gear", "Grunt", "Kill"] if on_grunt else ["Gear", "Grunt", "Kill"]
    )


@pytest.mark.rule("spoils:302.12", "spoils:302.13", "spoils:503.1#4", "spoils:302.15")
def test_of_who_left_play_it_is_remembered_whether_it_was_attacking_or_blocking() -> None:
    wake = item(
        "Wake",
        "If an attacking character is destroyed, draw a card.",
        "If a blocking character is destroyed, your faction gains 1 influence.",
    )
    table = plain(wake, A={"in_play": ["Grunt", "Wake"], "hand": ["Shed"]}, B={"in_play": ["Grunt", "Brute"]})
    table.do("attack B's faction", "B's Grunt", "no more")
    while table.prompt != "What do you do?":
        table.do(table.offered[0])
    assert (len(table.A["hand"]), table.A["influence"]) == (2, 21)
    kill = tactic("Kill", "Cost: Pick a character.", "Effect: Destroy the character.")
    table = plain(wake, kill, A={"in_play": ["Grunt", "Wake"], "hand": ["Kill"]}, full_control=(0,))
    table.do("play Kill", "A's Grunt")
    assert (table.A["hand"], table.A["influence"]) == ([], 20), "in no battle it was neither"


@pytest.mark.rule("spoils:302.15", "spoils:407.4", "spoils:208.4", "spoils:302.9", "spoils:608.1g")
@pytest.mark.parametrize("who", ["A's Giant", "B's Snail"])
def test_who_leaves_play_in_a_battle_assigns_nothing_and_is_struck_by_nobody(who: str) -> None:
    kill = tactic("Kill", "Cost: Pick a character.", "Effect: Destroy the character.")
    a = {"in_play": ["Giant", "Sprinter"], "hand": ["Kill"]}
    table = plain(kill, A=a, B={"in_play": ["Snail", "Pacifist"]})
    table.do("attack B's faction", "A's Giant", "A's Sprinter", "go on")
    while "B's Snail" not in table.offered:
        table.do("go on")
    table.do("B's Snail", "B's Pacifist", "play Kill", who)
    while table.view().battle is not None:
        table.do("go on" if "go on" in table.offered else table.offered[-1])
    assert not [line for line in table.log() if "assigns" in line and line.startswith(who[4:])]
    assert not [line for line in table.log() if line.endswith(f"damage to {who[4:]}")]
    assert table.B["influence"] == 20


@pytest.mark.rule("spoils:O60", "spoils:407.5", "spoils:302.1", "spoils:O18")
def test_damage_assigned_to_a_location_that_then_leaves_hits_nothing_and_nobody() -> None:
    raze = tactic("Raze", "Cost: Pick a location.", "Effect: Put the location into its owner's hand.")
    table = plain(raze, A={"in_play": ["Giant"]}, B={"in_play": ["Fort", "Shed"], "hand": ["Raze"]})
    table.do("attack B's Fort")
    while "inflicted" not in table.prompt:
        table.do("go on")
    table.do("play Raze", "B's Fort")
    assert (table.view().battle, table.B["influence"], table.B["hand"]) == (None, 20, ["Fort"])
    assert "total damage" not in table.the("Shed")


@pytest.mark.rule("spoils:201.5b")
def test_a_text_that_works_from_the_pile_works_as_soon_as_its_card_is_there_and_no_longer_than_it_is() -> None:
    curse = location("Curse", 5, "While this card is in your discard pile, you cannot draw cards.")
    drop = tactic("Drop", "Cost: Discard a location.", "Effect: Draw a card.")
    back = tactic(
        "Raise",
        "Cost: Pick a location in your discard pile.",
        "Effect: Put the location into its owner's hand. Draw a card.",
    )
    a = {"hand": ["Drop", "Curse", "Raise"], "deck": ["2x Coin"]}
    table = plain(curse, drop, back, A=a, full_control=(0,))
    table.do("play Drop")
    while table.prompt != "What do you do?":
        table.do(table.offered[0])
    assert sorted(table.A["hand"]) == ["Raise"]
    table.do("play Raise")
    while table.prompt != "What do you do?":
        table.do(table.offered[0])
    assert sorted(table.A["hand"]) == ["Coin", "Curse"]


@pytest.mark.rule("spoils:403.5a", "spoils:304.1", "spoils:305.1", "spoils:407.7")
def test_cards_go_to_their_owners_piles_whoever_is_active_or_controls_them() -> None:
    purge = tactic("Purge", "Effect: Destroy each character. Each player discards a card.")
    a = {"hand": ["Purge", "Shed"], "in_play": ["Brute"]}
    table = plain(purge, A=a, B={"in_play": ["Snail"], "hand": ["Fort"]}, full_control=(0,))
    table.do("play Purge")
    while table.prompt != "What do you do?":
        table.do(table.offered[0])
    assert (sorted(table.A["discard pile"]), sorted(table.B["discard pile"])) == (
        ["Brute", "Purge", "Shed"],
        ["Fort", "Snail"],
    )
