"""401, 405, 406 Costs, thresholds and numeric costs."""

import pytest

from tests.games.spoils.plain import plain
from tests.games.spoils.stage import character, item, location, resource, tactic
from tests.games.spoils.texts import scene

GREED = {"card": "Greed", "attached to": "faction"}


@pytest.mark.rule("spoils:405.1", "spoils:405.2", "spoils:201.3a", "spoils:603.1b", "spoils:203.4", "spoils:311.2")
def test_a_threshold_asks_for_icons_and_takes_none() -> None:
    cards = [character("Clerk", "1/1/3", cost="1 GG")]
    for in_play, playable in (
        ([GREED, GREED, "Coin"], True),  # 405.1#2: spent ones provide
        (["Greed", "Coin", "Coin"], False),
        (["Greed", "Rage", "Coin"], False),
        (["Greed", "Greed"], True),
        ([GREED, {"card": "Greed", "face": "face-down"}, "Coin"], False),  # O29
    ):
        table = plain(*cards, A={"hand": ["Clerk"], "in_play": in_play}, full_control=(0,))
        assert ("play Clerk" in table.offered) == playable, in_play
        assert table.why_not("play Clerk") == (None if playable else "405.2")


@pytest.mark.rule("spoils:405.1#2", "spoils:203.5c", "spoils:405.5")
def test_one_icon_serves_any_number_of_cards() -> None:
    cards = [character("Clerk", "1/1/3", cost="1 GG")]
    table = plain(*cards, A={"hand": ["2x Clerk"], "in_play": [GREED, GREED, "2x Coin"]}, full_control=(0,))
    assert table.view().A.icons == "GG"
    table.do("play Clerk", "A's Coin", "play Clerk")
    assert table.in_play("A") == ["Clerk", "Clerk"]


@pytest.mark.rule("spoils:311.1", "spoils:407.2")
def test_whatever_provides_an_icon_helps_its_controller() -> None:
    cards = [character("Clerk", "1/1/3", cost="0 R"), item("Torch", "Provides [R]")]
    table = plain(*cards, A={"hand": ["Clerk"], "in_play": [{"card": "Torch", "of": "B"}]}, full_control=(0,))
    assert "play Clerk" in table.offered
    table = plain(*cards, A={"hand": ["Clerk"]}, B={"in_play": ["Torch"]}, full_control=(0,))
    assert "play Clerk" not in table.offered


@pytest.mark.rule("spoils:401.3", "spoils:401.3#2", "spoils:406.3#2", "spoils:406.3a", "spoils:603.1d")
def test_extra_costs_come_in_order_and_the_numeric_cost_last() -> None:
    trade = tactic("Trade", "Cost: Discard a card. Pay 1.", "Effect: Draw 2 cards.", cost="1")
    table = plain(trade, A={"hand": ["Trade", "Coin", "Grunt"], "in_play": ["3x Coin"]}, full_control=(0,))
    table.do("play Trade")
    assert table.offered == ["Coin", "Grunt"]  # not itself: it is being played
    assert table.free("A") == 3
    table.do("Grunt", "A's Coin", "A's Coin")
    assert table.free("A") == 1  # 1 and 1
    assert table.A["discard pile"] == ["Grunt", "Trade"]
    assert len(table.A["hand"]) == 3


@pytest.mark.rule("spoils:401.2", "spoils:603.1c", "spoils:O05")
def test_a_cost_is_met_whole_or_not_at_all() -> None:
    purge = tactic("Purge", "Cost: Discard 2 cards.", "Effect: Draw a card.")
    for hand, playable in ((["Purge", "Coin"], False), (["Purge", "Coin", "Grunt"], True)):
        table = plain(purge, A={"hand": hand}, full_control=(0,))
        assert ("play Purge" in table.offered) == playable


@pytest.mark.rule("spoils:102.1", "spoils:102.1#3", "spoils:O05", "spoils:401.3b")
def test_who_pays_with_the_last_influence_has_lost_at_once_but_not_for_a_cost_that_cannot_be_met() -> None:
    vow = tactic("Vow", "Cost: Your faction loses 1 influence. Discard a card.", "Effect: Draw a card.")
    table = plain(vow, A={"hand": ["Vow"], "influence": 1}, full_control=(0,))
    assert "play Vow" not in table.offered
    table = plain(vow, A={"hand": ["Vow", "2x Coin"], "influence": 1}, full_control=(0,))
    table.do("play Vow")
    result = table.table.result
    assert result is not None
    assert result.won == (1,)
    assert len(table.A["hand"]) == 2  # nothing was discarded any more


@pytest.mark.rule("spoils:502.2", "spoils:405.3", "spoils:605.1", "spoils:605.1b", "spoils:406.4", "spoils:602.2b")
def test_an_ability_needs_its_threshold_and_its_cost() -> None:
    well = item("Well", "SIP [G]", "Cost: Pay 1.", "Effect: Draw a card.")
    for in_play, usable in ((["Well", "Greed"], True), (["Well", "Coin"], False), (["Well", GREED], False)):
        table = plain(well, A={"in_play": in_play}, full_control=(0,))
        assert ("use SIP of Well" in table.offered) == usable
    table = plain(well, A={"in_play": ["Well", "Greed"]}, full_control=(0,))
    table.do("use SIP of Well")
    assert len(table.A["hand"]) == 1
    assert table.free("A") == 0


@pytest.mark.rule("spoils:401.3a", "spoils:502.3", "spoils:101.1")
def test_a_restriction_is_a_cost() -> None:
    well = item("Well", "SIP", "Cost: Use this only during your turn.", "Effect: Draw a card.")
    table = plain(well, A={"hand": ["Grunt"], "in_play": ["Well"]}, B={"in_play": ["Well"]}, full_control=(0,))
    assert "use SIP of Well" in table.offered
    table.do("play Grunt")
    assert table.asked == "A"  # B can't answer with it in A's turn


@pytest.mark.rule("spoils:204.3a", "spoils:303.2")
def test_a_character_may_deplete_itself_in_the_turn_it_comes_and_only_once() -> None:
    scout = character("Scout Girl", "1/1/3", "PEEK", "Cost: Deplete this card.", "Effect: Draw a card.")
    table = plain(scout, A={"hand": ["Scout Girl"]}, full_control=(0,))
    table.do("play Scout Girl", "use PEEK of Scout Girl")
    assert len(table.A["hand"]) == 1
    assert table.the("Scout Girl")["depleted"]
    assert "use PEEK of Scout Girl" not in table.offered


@pytest.mark.rule("spoils:203.7")
def test_a_resource_is_never_depleted() -> None:
    sleep = tactic("Sleep", "Effect: Deplete all cards.")
    table = plain(sleep, A={"hand": ["Sleep"], "in_play": ["Coin", "Grunt"]}, full_control=(0,))
    table.do("play Sleep")
    assert table.the("Grunt")["depleted"]
    assert "depleted" not in table.the("Coin")


@pytest.mark.rule("spoils:410.2", "spoils:410.2a", "spoils:O61", "spoils:406.3")
def test_x_is_chosen_when_its_cost_is_reached() -> None:
    flood = tactic("Flood", "Cost: Choose a number for X. Pay X.", "Effect: Draw X cards.", cost="1")
    table = plain(flood, A={"hand": ["Flood"], "in_play": ["3x Coin"]}, full_control=(0,))
    table.do("play Flood")
    assert table.offered[:3] == ["0", "1", "2"]
    table.do("2")
    assert table.free("A") in (0, 3)
    while "resource" in table.prompt:
        table.do(table.offered[0])
    assert table.free("A") == 0
    assert len(table.A["hand"]) == 2


END = "Effect: Terminate the card."


@pytest.mark.rule("spoils:406.3#4")
@pytest.mark.parametrize(("number", "may"), [(1, True), (2, False)])
def test_the_total_is_the_numeric_cost_to_whoever_asks_while_it_is_played(number: int, may: bool) -> None:
    aid = item("Aid", "The numeric cost of characters you play is reduced by 1.")
    bar = tactic("Bar", f"Cost: Play this only in response to a card with a numeric cost of {number}.", END)
    a = {"hand": ["Brute"], "in_play": ["Aid", "2x Coin"]}
    table = plain(aid, bar, A=a, B={"hand": ["Bar"], "in_play": ["Brute"]}, full_control=(0, 1))
    table.do("play Brute", "A's Coin")  # its cost number is 2, and 1 was paid
    assert (table.asked == "B") is may
    if may:
        table.do("B: play Bar")
    assert table.A["discard pile"] == (["Brute"] if may else [])
    assert table.in_play("A") == (["Aid"] if may else ["Aid", "Brute"])
    assert table.in_play("B") == ["Brute"]


@pytest.mark.rule("spoils:401.3b")
@pytest.mark.parametrize(("influence", "usable"), [(1, False), (2, True), (3, True)])
def test_who_is_to_lose_influence_as_a_cost_needs_to_have_it(influence: int, usable: bool) -> None:
    pact = item("Pact", "SIGN", "Cost: Your faction loses 2 influence.", "Effect: Draw a card.")
    table = plain(pact, A={"in_play": ["Pact"], "influence": influence}, full_control=(0,))
    assert ("use SIGN of Pact" in table.offered) is usable
    if not usable:
        assert table.why_not("use SIGN of Pact") == "401.3b"
        return
    table.do("use SIGN of Pact")
    assert table.A["influence"] == influence - 2
    assert (table.table.result is not None) is (influence == 2)  # at 0 the player has lost at once
    assert table.A["hand"] == ([] if influence == 2 else ["Coin"])


@pytest.mark.rule("spoils:401.3b")
def test_what_is_to_be_lost_as_a_cost_has_to_be_there() -> None:
    mask = character("Mask", "1/1/3", "SHOW", "Cost: This card loses covert this turn.", "Effect: Draw a card.")
    veil = tactic("Veil", "Cost: Pick a character.", "Effect: It gains covert this turn.")
    table = plain(mask, veil, A={"in_play": ["Mask", "Grunt"], "hand": ["2x Veil"]}, full_control=(0,))
    assert table.why_not("use SHOW of Mask") == "401.3b"
    table.do("play Veil", "A's Grunt")  # another's is not its own
    assert table.why_not("use SHOW of Mask") == "401.3b"
    table.do("play Veil", "A's Mask", "use SHOW of Mask")
    assert table.A["hand"] == ["Coin"]
    assert table.why_not("use SHOW of Mask") == "401.3b"


@pytest.mark.rule("spoils:401.3b")
@pytest.mark.parametrize(
    "cost",
    [
        "The character this card is attached to loses covert this turn.",
        "Pick a character you control. It loses covert this turn.",
        "A character you control loses covert this turn.",
        "Each character you control loses covert this turn.",
    ],
)
def test_another_card_that_is_to_lose_something_as_a_cost_has_to_have_it(cost: str) -> None:
    veil = item("Veil", "Attach to Character", "SHOW", f"Cost: {cost}", "Effect: Draw a card.")
    sneak = character("Sneak", "1/1/3", "Covert")
    own = {"in_play": [{"card": "Grunt", "number": 1}, {"card": "Veil", "number": 2, "attached to": 1}]}
    table = plain(veil, sneak, A=own, B={"in_play": ["Sneak"]}, full_control=(0,))  # another's is of no help
    assert "use SHOW of Veil" not in table.offered
    own["in_play"][0]["card"] = "Sneak"
    table = plain(veil, sneak, A=own, B={"in_play": ["Sneak"]}, full_control=(0,))
    table.do("use SHOW of Veil", *(["A's Sneak"] if "Pick" in cost else []))
    assert table.A["hand"] == ["Coin"]
    assert [x.covert for x in table.view("A").A.in_play.values()] == [False, False]
    assert [x.covert for x in table.view("A").B.in_play.values()] == [True]
    assert table.at_rest()


@pytest.mark.rule("spoils:401.3b")
def test_only_what_has_it_is_offered_to_lose_it_as_a_cost() -> None:
    veil = item("Veil", "SHOW", "Cost: A character you control loses covert this turn.", "Effect: Draw a card.")
    cards = (veil, character("Sneak", "1/1/3", "Covert"), character("Spy", "1/1/3", "Covert"))
    table = plain(*cards, A={"in_play": ["Veil", "Grunt", "Sneak", "Spy"]}, full_control=(0,))
    table.do("use SHOW of Veil")
    assert table.offered == ["A's Sneak", "A's Spy"]
    table.do("A's Spy")
    assert [x.name for x in table.view("A").A.in_play.values() if x.covert] == ["Sneak"]
    assert table.at_rest()


@pytest.mark.rule("spoils:O35", "spoils:401.2")
@pytest.mark.parametrize("others", [[], ["Grunt"]])
def test_what_a_cost_has_destroyed_is_not_there_to_be_taken_control_of(others: list[str]) -> None:
    pawn = character(
        "Pawn", "1/1/3", "YIELD", "Cost: Destroy this card. Take control of a character.", "Effect: Draw a card."
    )
    table = plain(pawn, A={"in_play": ["Pawn"]}, B={"in_play": others}, full_control=(0,))
    assert ("use YIELD of Pawn" in table.offered) is bool(others)
    if others:
        table.do("use YIELD of Pawn")
        assert (table.in_play("A"), table.in_play("B")) == (["Grunt"], [])
        assert table.A["hand"] == ["Coin"]
    assert table.at_rest()


@pytest.mark.rule("spoils:O35", "spoils:406.3a")
@pytest.mark.parametrize(("coins", "usable"), [(2, False), (3, True)])
def test_what_can_not_be_paid_is_not_offered_though_a_card_is_put_somewhere_first(coins: int, usable: bool) -> None:
    relic = item("Relic", "RECUR", "Cost: Remove this card from the game. Pay 3.", "Effect: Draw a card.")
    table = plain(relic, A={"in_play": ["Relic", f"{coins}x Coin"]}, B={"in_play": ["9x Coin"]}, full_control=(0,))
    assert ("use RECUR of Relic" in table.offered) is usable
    if usable:
        table.do("use RECUR of Relic")
        assert (table.A["out of game"], table.A["hand"], table.free("A")) == (["Relic"], ["Coin"], 0)
    assert table.at_rest()


@pytest.mark.rule("spoils:O35", "spoils:406.3a")
def test_a_card_that_is_put_into_play_as_a_cost_may_help_to_pay() -> None:
    mine = item("Mine", "DIG", "Cost: Put a resource from your hand into play. Pay 1.", "Effect: Draw a card.")
    table = plain(mine, A={"in_play": ["Mine"], "hand": ["Coin"]}, full_control=(0,))
    table.do("use DIG of Mine")
    assert (table.free("A"), table.A["hand"]) == (0, ["Coin"])
    assert table.at_rest()


@pytest.mark.rule("spoils:O35", "spoils:406.3", "spoils:410.2")
@pytest.mark.parametrize(("coins", "usable"), [(2, False), (3, False), (4, True)])
def test_what_x_adds_is_known_before_it_is_offered_where_all_that_can_be_picked_is_seen(
    coins: int, usable: bool
) -> None:
    """Brute costs 2, so that RAISE is 4; nobody else's pile, and no Grunt that costs nothing, is of any help."""
    crypt = location(
        "Crypt",
        4,
        "RAISE",
        "Cost: Pick a character in your discard pile. X is its numeric cost. Pay X+2.",
        "Effect: Put the character into play.",
    )
    mine = {"in_play": ["Crypt", f"{coins}x Coin"], "discard_pile": ["Brute"]}
    table = plain(crypt, A=mine, B={"discard_pile": ["Grunt"], "in_play": ["9x Coin"]}, full_control=(0,))
    assert ("use RAISE of Crypt" in table.offered) is usable
    if usable:
        table.do("use RAISE of Crypt", "Brute")
        assert (table.in_play("A"), table.free("A"), table.A["discard pile"]) == (["Crypt", "Brute"], 0, [])
    assert table.at_rest()


@pytest.mark.rule("spoils:503.3#2")
def test_only_while_cards_and_abilities_are_paid_for_triggers_wait() -> None:
    sting = location("Sting", 9, "If a resource is attached to a faction, the resource's controller discards a card.")
    tithe = tactic("Tithe", "Effect: Pay 1. Draw a card.")
    a = {"hand": ["Tithe", "Grunt"], "in_play": ["Sting", "Coin"], "deck": ["Shed", "Fort"]}
    table = plain(sting, tithe, A=a, full_control=(0,))
    table.do("play Tithe", *["A's Coin"] * ("resource" in table.prompt))
    assert table.A["discard pile"] == ["Grunt", "Tithe"]  # the one card there was: before the draw
    assert table.A["hand"] == ["Shed"]
    gate = location("Gate", 9, "Your opponent must pay 1 for each attacking party they form.")
    a = {"hand": ["Trick", "Shed"], "in_play": ["Sting", "Snail", "Coin"]}
    table = plain(sting, gate, A=a, B={"in_play": ["Gate"]}, full_control=(0,))
    table.do("attack B's faction", "A's Snail")
    assert table.prompt == "Which card do you discard?"  # before the window in which a tactic could be played
    table.do("Trick")
    assert "play Trick" not in table.offered
    while not table.at_rest():
        table.do(table.offered[0])
    assert table.A["hand"] == ["Shed"]


@pytest.mark.rule("spoils:406.3#2")
def test_all_that_a_cost_says_to_pay_is_added_up() -> None:
    dues = tactic("Dues", "Cost: Pay 1. Discard a card. Pay 2.", "Effect: Draw a card.", cost="1")
    for coins, playable in ((3, False), (4, True), (6, True)):
        table = plain(dues, A={"hand": ["Dues", "Grunt"], "in_play": [f"{coins}x Coin"]}, full_control=(0,))
        assert ("play Dues" in table.offered) is playable
        if playable:
            table.do("play Dues")
            while not table.at_rest():
                table.do(table.offered[0])
            assert table.free("A") == coins - 4


@pytest.mark.rule("spoils:406.5a")
def test_the_next_numeric_cost_may_be_one_that_an_effect_has_paid() -> None:
    haste = tactic("Haste", "Effect: Reduce the next numeric cost you pay this turn by 1.")
    tap = item("Tap", "POUR", "Effect: Pay 2. If you do, draw a card.")
    table = plain(haste, tap, A={"hand": ["Haste"], "in_play": ["Tap", "3x Coin"]}, full_control=(0,))
    table.do("play Haste", "use POUR of Tap", "A's Coin")
    assert (table.free("A"), len(table.A["hand"])) == (2, 1)
    table.do("use POUR of Tap")  # it was for one cost alone
    while not table.at_rest():
        table.do(table.offered[0])
    assert (table.free("A"), len(table.A["hand"])) == (0, 2)


@pytest.mark.rule("spoils:405.3")
def test_an_icon_that_an_ability_asks_for_twice_has_to_be_there_twice() -> None:
    still = item("Still", "BREW [GG]", "Effect: Draw a card.")
    gold = resource("Gold", "Provides [G]")
    for mine, theirs, usable in ((1, 2, False), (2, 0, True)):
        side = {"in_play": ["Still", f"{mine}x Gold"]}
        table = plain(still, gold, A=side, B={"in_play": [f"{theirs}x Gold"]}, full_control=(0,))
        assert ("use BREW of Still" in table.offered) is usable
        assert (table.why_not("use BREW of Still") == "405.3") is not usable


@pytest.mark.rule("spoils:406.5a", "spoils:O69")
def test_what_makes_ones_own_next_cost_less_waits_for_that() -> None:
    """B's reduction leaves A's payment alone, and is there when B pays."""
    haste = tactic("Haste", "Effect: Reduce the next numeric cost you pay this turn by 1.")
    box = item("Box", "OPEN", "Cost: Deplete this card.", "Effect: Pay 2. If you do, draw 2 cards.")
    a, b = {"hand": ["Trick"], "in play": ["2x Coin", "Box"]}, {"hand": ["Haste"], "in play": ["2x Coin", "Box"]}
    t = scene(haste, box, A=a, B=b)
    t.do("play Trick", "B: play Haste", "A: let it happen", "B: let it happen", "use OPEN of Box", "B: let it happen")
    assert (t.free("A"), len(t.hand("A")), t.free("B")) == (0, 2, 2)
    t.do("end the turn", "B: use OPEN of Box")
    while "resource" in t.prompt:
        t.do("B: B's Coin")
    assert t.free("B") == 1
    assert t.at_rest()


@pytest.mark.rule("spoils:406.3#3")
def test_what_changes_the_costs_of_the_cards_you_play_leaves_the_opponents_alone() -> None:
    aid = item("Aid", "The numeric cost of characters you play is reduced by 1.")
    tax = item("Tax", "The numeric cost of characters you play is increased by 2.")
    t = scene(
        aid,
        tax,
        A={"in play": ["Tax"]},
        B={"hand": ["Brute"], "in play": ["4x Coin", "Aid"]},
        active="B",
        full_control=(0, 1),
    )
    t.do("B: play Brute", "B: B's Coin")
    assert t.free("B") == 3
    assert t.at_rest()


@pytest.mark.rule("spoils:605.1b", "spoils:405.3")
def test_the_icons_of_who_controls_a_card_decide_about_its_abilities() -> None:
    """A's Still is in B's hands and B's in A's; A alone has the icon."""
    still = item("Still", "BREW [G]", "Cost: Deplete this card.", "Effect: Draw a card.")
    a = {"in play": [{"card": "Still", "of": "B"}, "Greed"]}
    t = scene(still, A=a, B={"in play": [{"card": "Still", "of": "A"}]})
    t.do("use BREW of Still")
    assert (len(t.hand("A")), t.hand("B")) == (1, [])
    t.do("end the turn")  # and B isn't asked: without the icon there is no answer
    assert not [line for line in t.log() if line.startswith("B uses")]
    assert t.at_rest()


@pytest.mark.rule("spoils:401.2", "spoils:401.3", "spoils:406.3#2", "spoils:O05")
@pytest.mark.parametrize(
    ("cost", "may"),
    [
        ("Pay 1. Pay 1.", False),
        ("Pay 1. Discard a card.", False),
        ("Pay 1.", True),
        ("Pay 1. Deplete this card.", True),
    ],
)
def test_every_step_of_a_cost_has_to_be_possible_before_it_is_begun(cost: str, may: bool) -> None:
    gong = item("Gong", "GONG", f"Cost: {cost}", "Effect: Draw a card.")
    table = plain(gong, A={"in_play": ["Gong", "Coin"]}, full_control=(0,))
    assert ("use GONG of Gong" in table.offered) is may


@pytest.mark.rule("spoils:406.3a", "spoils:401.2", "spoils:401.3", "spoils:401.3b", "spoils:O35")
def test_what_one_cost_takes_from_all_or_from_what_was_picked_the_next_has_not() -> None:
    cases = (
        ("Destroy all resources you control. Pay 1.", ["2x Coin"], "309.1a"),
        ("Destroy all items you control. Pay 1.", ["Coin", "Stick"], None),
        ("Pick a resource you control. Destroy the resource. Pay 1.", ["Coin"], "309.1a"),
        ("Pick a resource you control. Destroy the resource. Pay 1.", ["2x Coin"], None),
        ("Pick an item. Destroy the item. Pay 1.", ["Coin", "Stick"], None),
        ("A character you control loses covert. Destroy a character you control with covert.", ["Sneak"], "401.2"),
        ("A character you control loses covert. Destroy a character you control with covert.", ["2x Sneak"], None),
    )
    for cost, cards, rule in cases:
        due = tactic("Due", f"Cost: {cost}", "Effect: Your faction gains 1 influence.")
        sneak = character("Sneak", "1/1/1", "Covert")
        t = scene(due, sneak, item("Stick"), A={"hand": ["Due"], "in play": cards})
        assert ("play Due" in t.offered, t.why_not("play Due")) == (rule is None, rule), cost
        if rule is None:
            t.do("play Due")
            while not t.at_rest():
                t.do(t.offered[0])
            assert t.influence("A") == 21


@pytest.mark.rule("spoils:401.2", "spoils:401.3#2", "spoils:312.2", "spoils:605.1d")
def test_a_search_that_is_a_cost_has_to_find_or_all_is_undone() -> None:
    seek = item(
        "Seek",
        "SEEK",
        "Cost: Your faction loses 1 influence. Search your deck for a character and put it into your hand.",
        "Effect: Your faction gains 3 influence.",
    )
    table = plain(seek, A={"in_play": ["Seek"], "deck": ["Grunt", "Coin"]}, full_control=(0,))
    table.do("use SEEK of Seek", "nothing")
    assert (table.A["influence"], table.A["hand"]) == (20, [])


RAID = "Cost: Pay 2. Destroy a character you control. Pick a character."


@pytest.mark.rule("spoils:406.3a", "spoils:401.2", "spoils:O05")
def test_what_cannot_be_paid_is_not_offered_however_many_ways_there_are_to_begin_it() -> None:
    """Any of twelve characters could be destroyed and then any other be picked: none of that gives a resource."""
    lathe = item("Lathe", "The numeric cost of abilities you use is reduced by 1.")
    raid = item("Raider", "RAID", RAID, "Effect: Destroy the picked character.")
    crowd = [f"Guest {letter}" for letter in "ABCDEFGHIJKL"]
    guests = [character(name, "1/1/1") for name in crowd]
    for coins, may in ((["Coin"], True), ([], False)):
        t = scene(lathe, raid, *guests, A={"in play": ["Lathe", "Raider", *crowd, *coins]})
        assert ("use RAID of Raider" in t.offered) is may
        assert t.why_not("use RAID of Raider") == (None if may else "309.1a")


@pytest.mark.rule("spoils:406.3", "spoils:310.1", "spoils:O05")
def test_what_is_picked_last_can_bring_down_what_is_to_be_paid() -> None:
    raid = tactic("Raid", RAID, "Effect: Destroy the picked character.")
    for noun, may in (("character", True), ("location", False)):
        less = item("Less", f"The numeric cost of cards that picked a {noun} you play is reduced by 1.")
        t = scene(raid, less, A={"hand": ["Raid"], "in play": ["Less", "2x Grunt", "Coin"]})
        assert ("play Raid" in t.offered) is may
    t = scene(raid, A={"hand": ["Raid"], "in play": ["Grunt", "2x Coin"]})
    assert "play Raid" not in t.offered, "nobody is left to be picked"


@pytest.mark.rule("spoils:O35", "spoils:401.3", "spoils:O05")
def test_one_character_does_not_meet_two_costs_that_each_deplete_one() -> None:
    march = tactic(
        "March", "Cost: Deplete a character you control. Deplete a character you control.", "Effect: Draw a card."
    )
    tired = {"card": "Brute", "depleted": True}
    for in_play, playable in ((["Grunt", tired], False), (["Grunt", "Snail", tired], True)):
        table = plain(march, A={"hand": ["March"], "in_play": in_play}, full_control=(0,))
        assert ("play March" in table.offered) == playable, in_play
    table.do("play March", "A's Snail")
    assert (table.the("Snail")["depleted"], table.the("Grunt")["depleted"]) == (True, True)
    assert len(table.A["hand"]) == 1
