"""414.2, 414.3 Loops of voluntary actions: shown once, then repeated."""

import pytest

from tests.games.spoils.plain import plain
from tests.games.spoils.stage import Plain, Stage, item, tactic

MINT = item("Mint", "COIN", "Effect: Your faction gains 1 influence.")
BELL = item("Bell", "RING", "Effect: Put a token on this card.")
DEAR = item("Dear", "BUY", "Cost: Pay 1.", "Effect: Your faction gains 1 influence.")
HAND = item("Hand", "GIVE", "Cost: Pick a character.", "Effect: Put a token on the character.")
LEARN = tactic("Learn", "Effect: Draw 2 cards.")
CURSE = tactic("Curse", "Effect: Inflict 1 damage to your opponent's faction.")


def board(table: Stage) -> Plain:
    """The position without what could be repeated from here."""
    return {key: value for key, value in table.truth.items() if key not in ("shown", "closed")}


def minting(*cards: str, a: Plain | None = None, b: Plain | None = None) -> Stage:
    return plain(MINT, BELL, *cards, A={"in play": ["Mint", "Bell"], **(a or {})}, B=b, full_control=(0,))


@pytest.mark.rule("spoils:414.2", "spoils:O45")
def test_what_is_repeated_leads_where_doing_it_by_hand_leads() -> None:
    table = minting().do("use COIN of Mint")
    by_hand = table.fork()
    table.do("repeat the last ability", "40")
    for _ in range(40):
        by_hand.do("use COIN of Mint")
    assert board(table) == board(by_hand)
    assert table.A["influence"] == 61
    assert table.B["influence"] == 20
    assert "A repeats it: 40 times" in table.log()
    assert table.at_rest()


@pytest.mark.rule("spoils:414.2")
def test_a_series_of_several_is_repeated_in_its_order_and_can_be_repeated_again() -> None:
    table = minting().do("use COIN of Mint", "use RING of Bell")
    assert [words for words in table.offered if words.startswith("repeat")] == [
        "repeat the last ability",
        "repeat the last 2 abilities",
    ]
    by_hand = table.fork()
    table.do("repeat the last 2 abilities", "3", "repeat the last ability", "2")
    by_hand.do(*["use COIN of Mint", "use RING of Bell"] * 3, *["use RING of Bell"] * 2)
    assert board(table) == board(by_hand)
    assert (table.A["influence"], table.the("Bell")["tokens"]) == (24, 6)


@pytest.mark.rule("spoils:414.2")
def test_what_was_answered_is_answered_again() -> None:
    a = {"in play": ["Hand", "Grunt", "Brute"]}
    table = plain(HAND, A=a, full_control=(0,)).do("use GIVE of Hand", "A's Brute")
    table.do("repeat the last ability", "9")
    assert table.the("Brute")["tokens"] == 10
    assert "tokens" not in table.the("Grunt")
    assert table.at_rest()


@pytest.mark.rule("spoils:414.2a")
def test_only_what_has_been_shown_can_be_repeated() -> None:
    table = minting(DEAR, LEARN, a={"in play": ["Mint", "Dear", "3x Coin"], "hand": ["Learn"]})
    assert table.why_not("repeat the last ability") == "414.2a"
    assert table.why_not("repeat the last 2 abilities") == "414.2a"
    table.do("use BUY of Dear", "A's Coin")
    assert table.why_not("repeat the last ability") == "414.2a"  # it has cost something
    table.do("use COIN of Mint")
    assert [words for words in table.offered if words.startswith("repeat")] == ["repeat the last ability"]
    table.do("play Learn")  # what came before is no series that could begin anew
    assert table.why_not("repeat the last ability") == "414.2a"
    table.do("use COIN of Mint", "end the turn", "A: let it happen")
    assert table.why_not("repeat the last ability") == "414.2a"


@pytest.mark.rule("spoils:414.2a")
@pytest.mark.parametrize(
    "cost", ["Your faction loses 1 influence.", "Discard a card.", "Deplete a character you control."]
)
def test_what_has_cost_something_is_repeated_by_hand(cost: str) -> None:
    mill = item("Mill", "GRIND", f"Cost: {cost}", "Effect: Put a token on this card.")
    a = {"in play": ["Mint", "Mill", "2x Grunt"], "hand": ["2x Coin"]}
    table = minting(mill, a=a).do("use GRIND of Mill")
    while not table.at_rest():
        table.do(table.offered[0])
    assert "use GRIND of Mill" in table.offered
    assert table.why_not("repeat the last ability") == "414.2a"
    assert table.do("use COIN of Mint").why_not("repeat the last ability") is None


@pytest.mark.rule("spoils:414.2b", "spoils:410.2")
def test_a_finite_number_is_named() -> None:
    table = minting().do("use COIN of Mint", "repeat the last ability")
    assert table.prompt == "How often do you repeat it?"
    assert table.why_not("infinite") == "414.2b"
    assert table.why_not("infinity") == "414.2b"
    assert table.why_not("-1") == table.why_not("2.5") == "410.2"
    assert table.why_not("1000") is None
    assert table.why_not("1001") == "414.2b"
    table.do("1000")
    assert table.A["influence"] == 1021
    assert table.at_rest()


@pytest.mark.rule("spoils:414.2c")
def test_the_opponent_breaks_in_and_the_loop_goes_on() -> None:
    table = minting(CURSE, b={"hand": ["2x Curse"]})
    table.do("use COIN of Mint", "B: let it happen", "repeat the last ability", "40")
    assert table.prompt == "A uses COIN of Mint (repetition 1 of 40). Do you respond?"
    table.do("B: let it be repeated")
    assert table.prompt == "How many repetitions do you let happen? (40 are left)"
    assert table.why_not("50") == "414.2c"
    table.do("B: 15")
    assert table.A["influence"] == 20 + 1 + 15
    assert table.prompt == "A uses COIN of Mint (repetition 16 of 40). Do you respond?"
    table.do("B: play Curse", "A: use RING of Bell")
    assert "let it be repeated" not in table.offered, "that is no repetition"
    table.do("B: let it happen", "A: let it happen", "B: let it be repeated")
    assert table.prompt == "How many repetitions do you let happen? (25 are left)"
    assert (table.A["influence"], table.the("Bell")["tokens"]) == (35, 1)  # A has responded to it, once
    table.do("B: 4")
    assert table.prompt == "A uses COIN of Mint (repetition 20 of 40). Do you respond?"
    table.do("B: play Curse", "A: let it happen")  # the last one: nothing is left to respond with
    assert (table.A["influence"], table.the("Bell")["tokens"]) == (20 + 41 - 2, 1)
    assert table.at_rest()


@pytest.mark.rule("spoils:414.2c", "spoils:414.2")
def test_what_was_answered_within_a_response_is_no_part_of_what_is_repeated() -> None:
    """A rings the bell once, against B's Learn. What is repeated chooses the Brute each time and rings no more."""
    brush = item("Brush", "MARK", "Effect: Choose a character. Put a token on the chosen character.")
    a = {"in play": ["Bell", "Brush", "Grunt", "Brute"]}
    table = minting(brush, LEARN, a=a, b={"hand": ["2x Learn"]})
    table.do("use MARK of Brush", "B: play Learn", "A: use RING of Bell", "B: let it happen", "A: let it happen")
    table.do("B: let it happen", "A: A's Brute", "repeat the last ability", "3", "B: let it be repeated", "B: 3")
    assert table.at_rest()
    assert (table.the("Brute")["tokens"], table.the("Bell")["tokens"]) == (4, 1)


@pytest.mark.rule("spoils:414.2c")
def test_what_is_let_be_repeated_is_that_loop_and_no_other_action() -> None:
    table = minting(CURSE, b={"hand": ["Curse"]})
    table.do("use COIN of Mint", "B: let it happen", "repeat the last ability", "5", "B: let it be repeated", "B: 5")
    assert table.A["influence"] == 26
    assert table.asked == "A"
    table.do("use RING of Bell")
    assert table.asked == "B"
    assert "let it be repeated" not in table.offered
    table.do("B: let it happen")
    assert table.at_rest()


@pytest.mark.rule("spoils:414.2", "spoils:414.2a", "spoils:401.3a")
def test_what_can_be_repeated_no_further_ends() -> None:
    kettle = item("Kettle", "BOIL", "Cost: Use this only 2 times each turn.", "Effect: Put a token on this card.")
    table = plain(kettle, A={"in play": ["Kettle"]}, full_control=(0,))
    table.do("use BOIL of Kettle", "repeat the last ability", "40")
    assert table.the("Kettle")["tokens"] == 2
    assert "It can't be repeated any further" in table.log()
    assert table.offered == ["end the turn"]


def stirring() -> Stage:
    """A depletes B's spoon and fork, and B restores them in response: both are depleted by now, and A has used STIR and
    then POKE, each answered by LIFT."""
    table = plain(
        item("Stick", "STIR", "Cost: Pick an item your opponent controls.", "Effect: Deplete the item."),
        item("Rod", "POKE", "Cost: Pick an item your opponent controls.", "Effect: Deplete the item."),
        item("Rack", "LIFT", "Cost: Pick an item you control.", "Effect: Restore the item."),
        item("Spoon"),
        item("Fork"),
        MINT,
        A={"in play": ["Stick", "Rod", "Mint"]},
        B={"in play": ["Rack", {"card": "Spoon", "depleted": True}, {"card": "Fork", "depleted": True}]},
    )
    return table.do(*STIRRED, *POKED)


STIRRED = (
    "A: use STIR of Stick",
    "A: B's Spoon",
    "B: use LIFT of Rack",
    "B: B's Spoon",
    "A: let it happen",
    "B: let it happen",
)
POKED = (
    "A: use POKE of Rod",
    "A: B's Fork",
    "B: use LIFT of Rack",
    "B: B's Fork",
    "A: let it happen",
    "B: let it happen",
)


@pytest.mark.rule("spoils:414.3", "spoils:414.3a", "spoils:O45")
def test_numbers_are_asked_for_when_the_first_action_would_come_again_in_the_same_position() -> None:
    table = stirring()
    table.do("use STIR of Stick")
    assert table.asked == "A"
    assert table.prompt.endswith("How often is it repeated at most?")
    table.do("2")
    assert table.asked == "B"
    assert table.prompt.endswith("How often is it repeated at most? (A says 2.)")  # B knows A's number
    before = len(table.log())
    table.do("2", "A: 4")
    uses = [line for line in table.log()[before:] if " uses " in line]
    assert uses == 2 * [
        "A uses STIR of Stick",
        "B uses LIFT of Rack",
        "A uses POKE of Rod",
        "B uses LIFT of Rack",
    ]  # a1 b1 a2 b2: the loop has four actions
    assert table.asked == "A"
    assert table.at_rest()


@pytest.mark.rule("spoils:414.3", "spoils:O45")
def test_what_changes_the_position_or_is_one_players_alone_is_no_loop_of_both() -> None:
    table = stirring().do("use COIN of Mint", "B: let it happen", "use STIR of Stick", "B's Spoon")
    assert "Do you respond" in table.prompt  # A has gained influence since
    idle = item("Idle", "WAIT", "Effect: Restore this card.")
    table = minting(idle, a={"in play": ["Idle"]}).do("use WAIT of Idle", "use WAIT of Idle")
    assert table.prompt == "What do you do?"  # nothing has changed, but B has done nothing for it


@pytest.mark.rule("spoils:414.3a", "spoils:O45", "spoils:414.3")
def test_a_loop_of_both_needs_no_response_to_each_of_its_actions() -> None:
    idle = item("Idle", "WAIT", "Effect: Restore this card.")
    brake = item("Brake", "HALT", "Cost: Pick an item.", "Effect: Remove a token from the item.")
    table = minting(idle, brake, a={"in play": ["Bell", "Idle"]}, b={"in play": ["Brake"]})
    table.do("use RING of Bell", "B: let it happen", "use WAIT of Idle", "B: use HALT of Brake", "B: A's Bell")
    while not table.at_rest():
        table.do("let it happen")
    table.do("use RING of Bell")
    assert table.prompt.endswith("How often is it repeated at most?")
    table.do("0")
    assert table.at_rest()


@pytest.mark.rule("spoils:O45", "spoils:414.3a")
def test_what_has_gone_through_a_hand_since_makes_an_action_another() -> None:
    """Both see as many cards as before, and not which."""
    wheel = item("Wheel", "TURN", "Effect: Put a card from your hand on the bottom of your deck. Draw a card.")
    idle = item("Idle", "WAIT", "Effect: Restore this card.")
    table = minting(wheel, idle, CURSE, a={"in play": ["Wheel"], "hand": ["Curse"]}, b={"in play": ["Idle"]})
    for _ in range(2):
        table.do("use TURN of Wheel", "B: use WAIT of Idle")
        while not table.at_rest():
            table.do(table.offered[0] if "let it happen" not in table.offered else "let it happen")
    assert len(table.A["hand"]) == 1
    assert not [line for line in table.log() if "would repeat" in line]


@pytest.mark.rule("spoils:414.3b")
@pytest.mark.parametrize(("numbers", "times"), [(("A: 10", "B: 3"), 3), (("A: 3", "B: 10"), 3), (("A: 2", "B: 2"), 2)])
def test_the_lesser_number_counts(numbers: tuple[str, ...], times: int) -> None:
    table = stirring().do("use STIR of Stick", *numbers)
    assert table.prompt == "After how many actions of the last repetition do you stop?"
    table.do("4")
    assert table.log().count("B uses LIFT of Rack") == 2 + 2 * times
    assert table.why_not("use STIR of Stick") == "414.3b"  # it has been repeated as often as was agreed
    assert table.why_not("use POKE of Rod") is None
    assert table.at_rest()


@pytest.mark.rule("spoils:414.3b")
@pytest.mark.parametrize("numbers", [("A: 10", "B: 0"), ("A: 0",)])
def test_0_is_no_repetition(numbers: tuple[str, ...]) -> None:
    table = stirring()
    before = board(table)
    table.do("use STIR of Stick", *numbers)
    assert board(table) == before
    assert table.asked == "A"
    assert table.why_not("use STIR of Stick") == "414.3b"
    table.do("use COIN of Mint", "B: let it happen")  # another position: what was agreed binds nobody any more
    assert table.why_not("use STIR of Stick") is None
    assert table.at_rest()


@pytest.mark.rule("spoils:414.3c")
@pytest.mark.parametrize("stop", range(5))
def test_the_active_player_stops_anywhere_in_the_last_repetition(stop: int) -> None:
    table = stirring().do("use STIR of Stick", "A: 3", "B: 5")
    assert table.offered == ["0", "1", "2", "3", "4"]  # after 8, 9, 10, 11 or 12 actions
    before = [line for line in table.log() if " uses " in line]
    assert len(before) == 4 + 8
    table.do(str(stop))
    after = [line for line in table.log() if " uses " in line][len(before) :]
    assert after == ["A uses STIR of Stick", "B uses LIFT of Rack", "A uses POKE of Rod", "B uses LIFT of Rack"][:stop]
    assert table.asked == "A"
    assert table.at_rest()


@pytest.mark.rule("spoils:O45", "spoils:414.3")
@pytest.mark.parametrize("eager", [("B",), ("A", "B")], ids=["B responds", "both respond, one within the other"])
def test_two_programs_that_undo_each_other_do_not_play_on_for_ever(eager: tuple[str, ...]) -> None:
    table = stirring()
    wanted = ("use STIR of Stick", "use POKE of Rod", "use LIFT of Rack", "1000", "4")
    answered: set[int] = set()
    for _ in range(1000):
        mine = [words for words in table.offered if words in wanted]
        if table.prompt == "What do you do?" and not mine:
            break
        if "Do you respond" in table.prompt:
            action = table.state.being_played[-1].id
            mine = mine if table.asked in eager and action not in answered else ["let it happen"]
            answered.add(action)
        table.do(mine[0] if mine else table.offered[0])
    assert table.prompt == "What do you do?"
    assert not [words for words in table.offered if words in wanted]
