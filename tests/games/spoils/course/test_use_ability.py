"""605 Using an ability; 603.1e, 605.1d what proves illegal is undone."""

import pytest

from tests.games.spoils.plain import plain
from tests.games.spoils.stage import character, item, tactic

WELL = item("Well", "SIP", "Cost: Pay 1.", "Effect: Draw a card.")
KILL = tactic("Break", "Cost: Pick an item.", "Effect: Destroy the item.")
STEAL = tactic("Grab", "Cost: Pick an item.", "Effect: Take control of the item.")


@pytest.mark.rule("spoils:605.1a", "spoils:605.1f", "spoils:605.1g", "spoils:502.4", "spoils:402.5a")
def test_an_ability_of_a_card_you_control_resolves_though_its_card_is_gone() -> None:
    a = {"in_play": [{"card": "Well", "of": "B"}, "Coin"]}
    table = plain(WELL, KILL, A=a, B={"in_play": ["Well", "Coin"], "hand": ["Break"]}, full_control=(0,))
    assert [words for words in table.offered if words.startswith("use")] == ["use SIP of Well"]
    assert table.why_not("use SIP of Cask") == ""
    table.do("use SIP of Well", "B: play Break", "A's Well", "B: let it happen")
    assert table.B["discard pile"] == ["Break", "Well"]
    assert len(table.A["hand"]) == 1


@pytest.mark.rule("spoils:407.1a", "spoils:605.1g", "spoils:O37")
def test_whoever_takes_the_card_in_response_has_the_effect() -> None:
    table = plain(WELL, STEAL, A={"in_play": ["Well", "Coin"]}, B={"hand": ["Grab"]}, full_control=(0,))
    table.do("use SIP of Well", "B: play Grab")
    assert table.in_play("B") == ["Well"]
    assert (len(table.A["hand"]), len(table.B["hand"])) == (0, 1)


@pytest.mark.rule("spoils:605.1c", "spoils:605.1e", "spoils:503.3", "spoils:603.1f")
def test_triggers_wait_until_all_costs_are_met_and_come_before_responses() -> None:
    urn = item("Urn", "SMASH", "Cost: Destroy this card. Pay 1.", "Effect: Draw a card.")
    crow = item("Crow", "When an item is destroyed, draw a card.")
    a = {"in_play": ["Urn", "Crow", "2x Coin"]}
    table = plain(urn, crow, A=a, B={"hand": ["Trick"]}, full_control=(0,))
    table.do("use SMASH of Urn")
    assert table.A["hand"] == []  # the urn is broken, and the trigger waits
    assert table.A["discard pile"] == ["Urn"]
    table.do("A's Coin")
    assert table.asked == "B"
    assert len(table.A["hand"]) == 1
    table.do("let it happen")
    assert len(table.A["hand"]) == 2


@pytest.mark.rule("spoils:603.1e", "spoils:401.3#2", "spoils:603.1e#2", "spoils:O35", "spoils:401.3")
def test_a_card_whose_costs_prove_unmet_is_undone_with_all_that_it_set_off() -> None:
    gamble = tactic("Gamble", "Cost: Draw a card. Discard an item.", "Effect: Draw 2 cards.")
    raven = item("Raven", "When you draw a card, your opponent draws a card.")
    a = {"hand": ["Gamble"], "deck": ["Grunt", "Coin"], "in_play": ["Raven"], "discard pile": ["Trick"]}
    table = plain(gamble, raven, WELL, A=a, full_control=(0,))
    before = table.table.position()
    assert "play Gamble" in table.offered
    table.do("play Gamble")
    after = table.table.position()
    assert after["A"]["hand"] == ["Gamble"]
    assert after["A"]["discard pile"] == ["Trick"]
    assert after["A"]["deck"] == before["A"]["deck"] == ["Grunt", "Coin"]  # the drawn card is on top again
    assert table.B["hand"] == []  # the trigger was terminated
    assert table.offered == ["end the turn"]  # and it isn't offered again at once
    assert dict(table.view("A").A.known_in_deck) == {0: "Grunt"}  # what was seen stays seen
    assert table.view("B").A.known == ("Gamble",)
    table = plain(gamble, raven, WELL, A={**a, "deck": ["Well", "2x Coin"]}, full_control=(0,))
    table.do("play Gamble")
    assert table.A["discard pile"] == ["Gamble", "Trick", "Well"]
    assert len(table.A["hand"]) == 2


@pytest.mark.rule("spoils:605.1d", "spoils:406.3a")
def test_an_ability_whose_costs_prove_unmet_is_undone() -> None:
    forge = item("Forge", "MELT", "Cost: Destroy a resource you control. Pay 2.", "Effect: Draw a card.")
    for coins, usable in ((2, False), (3, True)):
        table = plain(forge, A={"in_play": ["Forge", f"{coins}x Coin"]}, full_control=(0,))
        before = table.table.position()
        if "use MELT of Forge" in table.offered:
            table.do("use MELT of Forge")
            while "What do you do" not in table.prompt:
                table.do(table.offered[0])
        assert len(table.A["hand"]) == usable
        if not usable:
            assert table.table.position()["A"] == before["A"]


@pytest.mark.rule("spoils:603.1")
def test_a_card_is_played_step_by_step() -> None:
    table = plain(A={"hand": ["Brute"], "in_play": ["2x Coin"]}, B={"hand": ["Trick"]}, full_control=(0,))
    table.do("play Brute", "B: let it happen")
    rules = [line.rule for line in table.lines() if line.rule.startswith(("603", "406"))]
    assert rules == ["603.1c", "406.3", "603.1h"]


@pytest.mark.rule("spoils:206.1", "spoils:207.1", "spoils:206.1#2", "spoils:207.1#2", "spoils:O59")
def test_items_and_locations_wait_for_the_own_turn_unless_an_effect_says_so() -> None:
    swap = tactic("Swap", "Effect: Play an item.")
    build = tactic("Build", "Effect: Play a location.")
    b = {"hand": ["Swap", "Build", "Well", "Shed", "Grunt"]}
    table = plain(swap, build, WELL, A={"hand": ["Grunt"]}, B=b, full_control=(0,))
    table.do("play Grunt")
    assert [words for words in table.offered if not words.startswith(("let", "ask"))] == ["play Swap", "play Build"]
    table.do("play Swap")
    assert table.in_play("B") == ["Well"]  # and no character or location
    table.do("play Build")
    assert table.in_play("B") == ["Well", "Shed"]
    table = plain(WELL, A={"hand": ["Well", "Shed"]}, full_control=(0,))
    assert table.offered == ["play Well", "play Shed", "end the turn"]


@pytest.mark.rule("spoils:609.1a")
def test_triggers_of_the_end_come_when_the_turn_really_ends() -> None:
    bell = item("Bell", "At the end of your turn, inflict 1 damage to your opponent's faction.")
    table = plain(bell, A={"in_play": ["Bell"]}, B={"hand": ["2x Trick"]}, full_control=(0, 1))
    table.do("end the turn", "B: play Trick")
    assert table.B["influence"] == 20
    table.do("B: let it happen")
    assert table.B["influence"] == 19
    assert table.view().active == "B"


@pytest.mark.rule("spoils:414.1a")
def test_turns_in_which_nothing_is_done_are_no_loop() -> None:
    table = plain(A={"deck": []}, B={"deck": []}, full_control=(0, 1))
    for _ in range(60):
        table.do("end the turn")
    assert table.table.result is None


@pytest.mark.rule("spoils:406.1", "spoils:406.3#3", "spoils:406.6", "spoils:410.3")
def test_increases_come_before_reductions_and_no_cost_is_below_0() -> None:
    tax = item("Tax", "The numeric cost of characters you play is increased by 2.")
    aid = item("Aid", "The numeric cost of characters you play is reduced by 3.")
    recruit = character("Recruit", "1/1/3", cost="2")
    for in_play, paid in ((["Tax", "Aid"], 1), (["Aid"], 0), (["Tax"], 4), (["2x Tax", "Aid"], 3)):
        table = plain(tax, aid, recruit, A={"hand": ["Recruit"], "in_play": [*in_play, "5x Coin"]}, full_control=(0,))
        table.do("play Recruit")
        while "resource" in table.prompt:
            table.do(table.offered[0])
        assert 5 - table.free("A") == paid


@pytest.mark.rule(
    "spoils:406.5", "spoils:406.5a", "spoils:406.5b", "spoils:O69", "spoils:O06", "spoils:O07", "spoils:406.4#2"
)
def test_a_pay_in_an_effect_is_a_numeric_cost_of_its_own() -> None:
    tithe = tactic("Tithe", "Effect: Pay 2. If you do, draw 2 cards. Your faction gains 1 influence.")
    haste = tactic("Haste", "Effect: Reduce the next numeric cost you pay this turn by 1.")
    cheap = item("Cheap", "The numeric cost of tactics you play is reduced by 1.")
    table = plain(tithe, A={"hand": ["Tithe"], "in_play": ["Coin"]}, full_control=(0,))
    table.do("play Tithe")
    assert (table.free("A"), len(table.A["hand"]), table.A["influence"]) == (1, 0, 21)  # all or nothing
    table = plain(tithe, cheap, A={"hand": ["Tithe"], "in_play": ["3x Coin", "Cheap"]}, full_control=(0,))
    table.do("play Tithe", "A's Coin", "A's Coin")
    assert (table.free("A"), len(table.A["hand"])) == (1, 2)  # what changes tactics leaves it alone
    table = plain(tithe, haste, A={"hand": ["Haste", "Tithe", "Trick"], "in_play": ["Coin"]}, full_control=(0,))
    table.do("play Haste", "play Tithe")
    assert table.free("A") == 1  # the cost of 0 to play it has used the reduction up


@pytest.mark.rule("spoils:406.4#2", "spoils:O69")
def test_an_ability_without_a_pay_has_no_numeric_cost_to_be_changed() -> None:
    haste = tactic("Haste", "Effect: Reduce the next numeric cost you pay this turn by 1.")
    scout = character("Peeker", "1/1/3", "PEEK", "Cost: Deplete this card.", "Effect: Draw a card.")
    a = {"hand": ["Haste", "Brute"], "in_play": ["Peeker", "2x Coin"]}
    table = plain(haste, scout, A=a, full_control=(0,))
    table.do("play Haste", "use PEEK of Peeker", "play Brute", "A's Coin")
    assert table.free("A") == 1  # the reduction was still waiting for the cost of 2


@pytest.mark.rule("spoils:401.3a", "spoils:605.1g", "spoils:606.2b")
def test_only_what_is_answered_last_is_what_one_responds_to() -> None:
    """A's own tactic waits below, but what A could answer is B's ability."""
    snap = item("Snap", "SNAP", "Cost: Use this only in response to a tactic.", "Effect: Draw a card.")
    urn = item("Urn", "POUR", "Effect: Draw 2 cards.")
    side = {"in_play": ["Snap"]}
    table = plain(snap, urn, A={"hand": ["Trick"], **side}, B={"in_play": ["Snap", "Urn"]}, full_control=(0,))
    table.do("play Trick")
    assert table.offered[:2] == ["use SNAP of Snap", "use POUR of Urn"]
    table.do("B: use POUR of Urn")  # and A isn't asked
    assert table.B["hand"] == ["Coin", "Coin"]
    table.do("B: use SNAP of Snap")
    assert table.B["hand"] == ["Coin"] * 3
    table.do("B: let it happen")
    assert table.A["hand"] == []
    assert table.at_rest()


@pytest.mark.rule("spoils:605.1a", "spoils:303.1", "spoils:303.2")
def test_a_depleted_card_is_used_for_what_does_not_deplete_it() -> None:
    tent = item("Tent", "REST", "Cost: Deplete this card.", "Effect: Draw a card.", "HOPE", "Effect: Draw 2 cards.")
    a = {"in_play": [{"card": "Tent", "depleted": True}]}
    table = plain(tent, A=a, B={"in_play": ["Tent"]}, full_control=(0,))
    assert table.offered == ["use HOPE of Tent", "end the turn"]
    assert table.why_not("use REST of Tent") == "303.2"
    table.do("use HOPE of Tent", "B: let it happen")
    assert (len(table.A["hand"]), len(table.B["hand"])) == (2, 0)
