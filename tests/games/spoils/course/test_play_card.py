"""603 Playing a card, 606 responding to it."""

import pytest

from tests.games.spoils.plain import plain
from tests.games.spoils.stage import character, item, tactic


@pytest.mark.rule("spoils:201.2a", "spoils:203.3", "spoils:309.1", "spoils:203.3a", "spoils:309.1a")
def test_the_cost_number_is_paid_by_attaching_free_resources() -> None:
    a = {"hand": ["Brute"], "in_play": ["Coin", "Coin", "Coin", {"card": "Coin", "attached to": "faction"}]}
    table = plain(A=a, B={"in_play": ["9x Coin"]}, full_control=(0,))
    table.do("play Brute", "A's Coin", "A's Coin")
    assert table.in_play("A") == ["Brute"]
    assert table.free("A") == 1  # three are attached to the faction now
    assert table.free("B") == 9
    faction = table.A["faction"]["number"]
    assert [x.get("attached to") for x in table.A["in play"] if x["card"] == "Coin"].count(faction) == 3


@pytest.mark.rule("spoils:401.2", "spoils:603.1a", "spoils:201.2a")
def test_a_card_that_cannot_be_paid_for_is_not_offered() -> None:
    a = {"hand": ["Brute", "Coin", "Grunt"], "in_play": ["Coin", {"card": "Coin", "attached to": "faction"}]}
    table = plain(A=a, full_control=(0,))
    assert table.offered == ["play Grunt", "end the turn"]  # a resource is never among them


@pytest.mark.rule("spoils:203.1", "spoils:602.2a")
def test_a_resource_is_no_action_of_the_turn() -> None:
    table = plain(A={"hand": ["Coin", "Trick"]}, full_control=(0,))
    assert table.offered == ["play Trick", "end the turn"]
    assert table.why_not("play Coin") == "203.1"


@pytest.mark.rule("spoils:204.2", "spoils:206.2", "spoils:207.2", "spoils:603.1h", "spoils:407.1")
def test_a_character_or_location_that_resolves_enters_play() -> None:
    table = plain(A={"hand": ["Grunt", "Shed"]}, full_control=(0,))
    table.do("play Grunt", "play Shed")
    assert table.in_play("A") == ["Grunt", "Shed"]
    assert table.A["hand"] == []
    assert table.the("Grunt")["since"] == 3
    assert "total damage" not in table.the("Shed")
    assert table.offered == ["end the turn"]  # 204.3: it can't attack in the turn it came


@pytest.mark.rule("spoils:205.2", "spoils:603.1h#2", "spoils:205.1")
def test_a_tactic_that_resolves_goes_to_its_owners_discard_pile() -> None:
    table = plain(A={"hand": ["Trick"]}, B={"hand": ["Trick"]}, full_control=(0,))
    assert "play Trick" in table.offered
    table.do("play Trick")
    assert table.asked == "B"
    assert table.view("B").being_played  # it is being played while B responds
    assert table.A["hand"] == []
    assert table.A["discard pile"] == []
    table.do("B: let it happen")
    assert table.A["discard pile"] == ["Trick"]


@pytest.mark.rule("spoils:606.1", "spoils:606.2", "spoils:606.1#2", "spoils:603.1g", "spoils:205.1#2", "spoils:204.1")
def test_only_the_opponent_responds_with_tactics() -> None:
    a = {"hand": ["Grunt", "Trick"]}
    table = plain(A=a, B={"hand": ["Trick", "Grunt", "Shed", "Coin"], "in_play": ["Grunt"]}, full_control=(0,))
    table.do("play Grunt")
    assert table.asked == "B"
    assert [words for words in table.offered if not words.startswith(("let", "ask"))] == ["play Trick"]
    table.do("let it happen")
    assert table.asked == "A"  # who was not asked in between
    assert table.in_play("A") == ["Grunt"]
    table = plain(A=a, B={"hand": ["2x Trick"]}, full_control=(0,)).do("play Grunt", "B: play Trick")
    assert table.asked == "A"  # B's opponent
    table.do("let it happen", "B: let it happen")
    assert table.at_rest()


@pytest.mark.rule("spoils:606.2#2", "spoils:606.2a", "spoils:606.2b", "spoils:606.2c", "spoils:403.3a")
def test_responses_nest_to_any_depth_and_the_last_resolves_first() -> None:
    table = plain(A={"hand": ["Grunt", "2x Trick"]}, B={"hand": ["2x Trick"]}, full_control=(0,))
    table.do("play Grunt", "B: play Trick", "A: play Trick", "B: play Trick", "A: play Trick")
    assert [line for line in table.log() if "discard pile" in line or "enters" in line] == [
        "Trick goes to the discard pile",
        "Trick goes to the discard pile",
        "Trick goes to the discard pile",
        "Trick goes to the discard pile",
        "Grunt enters play",
    ]
    assert table.asked == "A"
    assert len(table.A["discard pile"]) == len(table.B["discard pile"]) == 2


@pytest.mark.rule("spoils:606.2#2")
def test_after_a_response_the_same_card_may_be_responded_to_again() -> None:
    table = plain(A={"hand": ["Grunt"]}, B={"hand": ["2x Trick"]}, full_control=(0,))
    table.do("play Grunt", "B: play Trick")
    assert table.B["discard pile"] == ["Trick"]  # the first has resolved
    assert table.in_play("A") == []
    table.do("B: play Trick")
    assert table.in_play("A") == ["Grunt"]


@pytest.mark.rule("spoils:609.1", "spoils:602.2d", "spoils:602.1", "spoils:O24")
def test_the_end_of_a_turn_can_be_responded_to() -> None:
    table = plain(A={"hand": ["Trick"]}, B={"hand": ["2x Trick"]}, full_control=(0, 1))
    table.do("end the turn", "B: play Trick", "A: play Trick")
    assert table.asked == "B"  # A's tactic, in answer, can be answered
    table.do("let it happen")
    assert table.asked == "B"
    assert table.view().active == "A"  # it is still A's turn
    assert table.view().turn == 3
    table.do("let it happen")
    assert (table.view().active, table.view().turn) == ("B", 4)
    table.do("end the turn")
    assert (table.view().active, table.view().turn) == ("A", 5)


@pytest.mark.rule("spoils:205.1#3", "spoils:607.1c", "spoils:608.1a", "spoils:608.1e", "spoils:302.8")
def test_in_a_battle_tactics_are_played_in_three_windows_the_attacking_player_first() -> None:
    table = plain(A={"in_play": ["Grunt"], "hand": ["4x Trick"]}, B={"hand": ["4x Trick"], "in_play": ["Snail"]})
    table.do("attack B's faction")
    asked = []
    while table.view().battle is not None:
        asked.append((table.asked, table.prompt))
        table.do("no more" if "blocks" in table.prompt else "go on")
    window = "Do you play a tactic or use an ability? ({})".format
    before_blocks = window("before blockers are chosen")
    before_level = window("before damage is assigned")
    before_damage = window("before the assigned damage is inflicted")
    assert asked == [
        ("A", before_blocks),
        ("B", before_blocks),
        ("B", "Which character blocks?"),
        ("A", before_level),
        ("B", before_level),
        ("A", before_damage),
        ("B", before_damage),
    ]


@pytest.mark.rule("spoils:607.1c", "spoils:606.1", "spoils:606.1#2")
def test_in_a_window_the_attacking_player_gets_no_second_turn() -> None:
    table = plain(A={"in_play": ["Grunt"], "hand": ["3x Trick"]}, B={"hand": ["Trick"], "in_play": ["Snail"]})
    table.do("attack B's faction", "A: play Trick", "B: let it happen", "A: play Trick", "B: let it happen", "A: go on")
    table.do("B: play Trick", "A: let it happen")  # A may respond, and that is all
    assert table.prompt == "Which character blocks?"


@pytest.mark.rule("spoils:403.2b")
def test_there_is_no_hand_limit() -> None:
    table = plain(A={"hand": ["20x Coin"]}, full_control=(0, 1))
    table.do("end the turn")
    assert len(table.A["hand"]) == 20


@pytest.mark.rule("spoils:606.2", "spoils:606.1")
@pytest.mark.parametrize(("bluff", "hand", "asked"), [(True, ["Coin"], "B"), (True, [], "A"), (False, ["Coin"], "A")])
def test_with_bluff_who_could_have_an_answer_is_asked(bluff: bool, hand: list[str], asked: str) -> None:
    table = plain(A={"hand": ["Grunt", "Brute"]}, B={"hand": hand}, bluff=bluff, full_control=(0,))
    table.do("play Grunt")
    assert table.asked == asked  # nobody but B knows that there is no tactic
    if asked == "B":
        table.do("let it happen")
    assert table.in_play("A") == ["Grunt"]
    assert table.at_rest()


@pytest.mark.rule("spoils:606.2", "spoils:606.1", "spoils:507.4a", "spoils:411.2")
@pytest.mark.parametrize(("whose", "asked"), [("B", "B"), ("A", "A")])
def test_with_bluff_a_face_down_card_of_ones_own_could_be_an_answer(whose: str, asked: str) -> None:
    down = {"card": "Coin", "face": "face-down"}
    a = {"hand": ["Grunt", "Brute"], "in_play": [down] * (whose == "A")}
    b = {"in_play": ["Coin", "Shed", *[down] * (whose == "B")]}
    table = plain(A=a, B=b, bluff=True, full_control=(0,))
    table.do("play Grunt")
    assert table.asked == asked, "nobody but its player knows that it is no tactic with Flip Up"


@pytest.mark.rule("spoils:405.2", "spoils:603.1b", "spoils:603.2", "spoils:O59")
def test_a_card_that_an_effect_has_somebody_play_needs_its_threshold_as_well() -> None:
    call = tactic("Call", "Effect: Play a character.")
    thug = character("Thug", "1/1/1", cost="0 R")
    for coin, played in ("Greed", ["Grunt"]), ("Rage", ["Thug"]):
        a = {"in_play": [coin], "hand": ["Call", "Thug", *["Grunt"] * (coin == "Greed")]}
        table = plain(call, thug, A=a, B={"in_play": ["Rage"]}, full_control=(0,))
        table.do("play Call")
        assert table.in_play("A") == played


@pytest.mark.rule("spoils:308.1", "spoils:406.3#3", "spoils:603.1d")
def test_what_is_played_for_free_has_a_numeric_cost_that_can_be_increased() -> None:
    gift = tactic("Gift", "Effect: Play a character for free.")
    tax = item("Tax", "The numeric cost of characters is increased by 1.")
    for coins, played in (2, ["Brute"]), (0, []):
        a = {"in_play": [f"{coins}x Coin"] if coins else [], "hand": ["Gift", "Brute"]}
        table = plain(gift, tax, A=a, B={"in_play": ["Tax"]}, full_control=(0,))
        table.do("play Gift", *["A's Coin"] * bool(coins))
        assert (table.in_play("A"), table.free("A")) == (played, coins - len(played))


@pytest.mark.rule("spoils:205.2", "spoils:503.1", "spoils:503.1#2", "spoils:603.1h#2")
def test_what_a_tactic_sets_off_happens_while_it_is_in_no_pile_yet() -> None:
    count = item("Count", "If you draw a card, your faction gains 1 influence for each card in your discard pile.")
    dig = tactic("Dig", "Effect: Draw a card.")
    a = {"in_play": ["Count"], "hand": ["Dig"], "discard_pile": ["Shed", "Fort"]}
    table = plain(count, dig, A=a, full_control=(0,))
    table.do("play Dig")
    assert (table.A["influence"], sorted(table.A["discard pile"])) == (22, ["Dig", "Fort", "Shed"])


@pytest.mark.rule("spoils:603.1c", "spoils:308.1a", "spoils:401.2")
def test_not_even_for_free_is_a_card_discarded_for_its_own_cost() -> None:
    gift = tactic("Gift", "Effect: Play a character for free.")
    ogre = character("Ogre", "3/3/3", "Cost: Discard a card.", cost="4")
    for others, played in ([], []), (["Shed"], ["Ogre"]):
        table = plain(gift, ogre, A={"hand": ["Gift", "Ogre", *others]}, full_control=(0,))
        table.do("play Gift")
        assert (table.in_play("A"), table.A["hand"]) == (played, [] if others else ["Ogre"])
