"""What players want to be asked to respond to, and how that ends. Nobody else sees it."""

import pytest

from tests.games.spoils.plain import plain
from tests.games.spoils.stage import Stage, item, tactic

DENIAL = tactic("Denial", "Cost: Play this only in response to a tactic.", "Effect: Terminate it.")
VOLLEY = tactic("Volley", "Cost: Pick a character.", "Effect: Inflict 1 damage to it.")

EXHUME = tactic("Exhume", "Cost: Pick a card in a discard pile.", "Effect: Remove it from the game.")
SENTRY = item("Sentry", "HUSH", "Cost: Use this only in response to a tactic.", "Effect: Terminate it.")

UNTIL_PICKED = "let everything happen until something of mine is picked"
UNTIL_MY_TURN = "let everything happen until my turn"


def ready(**sides: dict[str, object]) -> Stage:
    a = {"hand": ["Grunt", "Shed", "Trick"], "in_play": ["Giant"]}
    b = {"hand": ["Trick", "Trick"], "in_play": ["Sprinter"]}
    return plain(A={**a, **sides.get("A", {})}, B={**b, **sides.get("B", {})}, full_control=(0, 1))


def at_table(hand: list[str], a_hand: list[str], responses: str = "what matters", **position: object) -> Stage:
    """As people play: asked when it matters. A, whose turn it is, has a Giant; B has a Grunt and this hand."""
    a, b = {"hand": a_hand, "in_play": ["Giant"]}, {"hand": hand, "in_play": ["Grunt"]}
    return plain(DENIAL, VOLLEY, A=a, B=b, full_control=(0,), options={"responses": responses}, **position)


@pytest.mark.rule("spoils:606.1")
def test_an_order_is_ended_by_one_word_in_the_own_turn() -> None:
    table = ready()
    table.do("play Grunt", f"B: {UNTIL_PICKED}", "play Shed", "end the turn")
    assert table.asked == "B"  # and not for a response
    assert table.view("B").order == UNTIL_PICKED
    assert table.offered[-2:] == ["end the turn", "ask me again"]
    table.do("B: ask me again")
    assert table.asked == "B"
    assert table.view("B").order is None
    assert "ask me again" not in table.offered
    assert table.view("A").order is None


@pytest.mark.rule("spoils:606.1", "spoils:607.1c")
def test_only_at_attacks_is_at_each_attack_of_the_other_player() -> None:
    table = ready()
    table.do("play Grunt", "B: ask me only at attacks", "end the turn")
    table.do("B: attack A's faction", "B: B's Sprinter", "A: go on", "A: no more")
    while table.asked == "A":
        table.do("A: go on")
    assert table.asked == "B"
    assert table.prompt == "What do you do?"  # in the own battle B was asked for nothing
    table.do("B: end the turn", "A: end the turn" if table.asked == "A" else "A: let it happen")
    table = ready()
    table.do("play Grunt", "B: ask me only at attacks", "play Shed", "attack B's faction", "A: A's Giant", "A: go on")
    assert table.asked == "B"
    assert table.view("B").order == "ask me only at attacks"  # and at the next one too
    assert "ask me only at attacks" not in table.offered
    assert table.offered[-1] == "ask me again"


@pytest.mark.rule("spoils:606.1", "spoils:607.1c")
def test_only_at_tactics_lets_everything_else_happen() -> None:
    b = {"hand": ["Trick", "Trick"], "in_play": ["Snail"]}
    table = plain(A={"hand": ["Grunt", "Shed", "Trick", "Trick"], "in_play": ["Sprinter"]}, B=b, full_control=(0,))
    table.do("play Grunt", "B: ask me only at tactics", "play Shed")
    assert table.asked == "A"
    assert table.view("A").order is None
    for _ in range(2):
        table.do("A: play Trick")
        assert table.asked == "B"
        table.do("B: let it happen")
    table.do("attack B's faction", "A's Sprinter")
    assert table.prompt == "Which character blocks?"  # neither window of the battle was B's


@pytest.mark.rule("spoils:606.1", "spoils:609.1")
def test_only_at_the_end_of_a_turn() -> None:
    table = ready()
    table.do("play Grunt", "B: ask me only at the end of a turn", "play Trick", "attack B's faction", "A: A's Giant")
    assert table.prompt == "Which character blocks?"
    table.do("B: no more", "A: end the turn")
    assert (table.asked, table.prompt) == ("B", "A ends the turn. Do you respond?")
    table.do("B: let it happen")
    assert table.view("B").order == "ask me only at the end of a turn"


@pytest.mark.rule("spoils:606.1")
def test_whoever_wants_to_be_asked_again_is_asked_about_this_too() -> None:
    table = ready()
    table.do("play Grunt", "B: ask me only at tactics", "play Trick", "B: ask me again")
    assert (table.asked, table.prompt) == ("B", "A plays Trick. Do you respond?")
    assert "ask me again" not in table.offered
    table.do("B: let it happen", "play Shed")
    assert table.asked == "B"


@pytest.mark.rule("spoils:607.1c")
def test_in_a_battle_too() -> None:
    table = ready()
    table.do("play Grunt", "B: ask me only at attacks", "attack B's faction", "A: A's Giant", "A: go on")
    table.do("B: ask me again")
    assert (table.asked, table.view("B").order) == ("B", None)
    table.do("B: go on")
    assert table.prompt == "Which character blocks?"


@pytest.mark.rule("spoils:606.1")
def test_a_turn_in_which_nothing_concerns_a_player_costs_them_no_question() -> None:
    table = at_table(["Trick", "Volley", "Denial"], ["Grunt", "Shed", "Coin"])
    table.do("play Grunt", "play Shed", "end the turn")
    assert (table.asked, table.prompt) == ("B", "What do you do?")
    everything = at_table(["Trick", "Volley", "Denial"], ["Grunt"], responses="all")
    everything.do("play Grunt")
    assert everything.asked == "B"


@pytest.mark.rule("spoils:606.1", "spoils:606.2")
def test_it_matters_what_is_meant_for_such_a_thing() -> None:
    table = at_table(["Denial"], ["Trick", "Grunt"])
    table.do("play Grunt")
    assert table.asked == "A"  # Denial is for tactics
    table.do("play Trick")
    assert table.asked == "B"
    table.do("B: play Denial")
    assert table.A["discard pile"] == ["Trick"]
    table = at_table(["Volley"], ["Trick"])
    table.do("play Trick")
    assert table.asked == "A"  # Volley can wait
    table = at_table(["Volley", "Denial"], ["Trick"])
    table.do("play Trick")
    assert table.asked == "B"  # and Denial can't


@pytest.mark.rule("spoils:606.1", "spoils:310.1")
def test_it_matters_that_something_of_ones_own_is_picked() -> None:
    table = at_table(["Trick"], ["Volley"])
    table.do("play Volley", "A: B's Grunt")
    assert (table.asked, table.prompt) == ("B", "A plays Volley. Do you respond?")
    table = at_table(["Trick"], ["Volley"])
    table.do("play Volley", "A: A's Giant")
    assert table.asked == "A"


@pytest.mark.rule("spoils:606.1", "spoils:310.1")
def test_until_something_of_mine_is_picked_and_no_longer() -> None:
    for pick, asked in (("A's Giant", "A"), ("B's Grunt", "B"), ("Shed", "A"), ("B's Shed", "B")):
        play = "Exhume" if pick.endswith("Shed") else "Volley"
        a = {"hand": [play, "Trick"], "in_play": ["Giant"], "discard_pile": ["Shed"]}
        b = {"hand": ["Trick"], "in_play": ["Grunt"], "discard_pile": ["Shed"]}
        table = plain(VOLLEY, EXHUME, A=a, B=b, full_control=(0,), orders={"B": UNTIL_PICKED})
        table.do(f"play {play}", pick)
        assert table.asked == asked
        assert table.view("B").order == (UNTIL_PICKED if asked == "A" else None)


@pytest.mark.rule("spoils:606.1", "spoils:606.2")
def test_until_my_turn_is_whatever_is_picked_or_attacked_till_then() -> None:
    a, b = {"hand": ["Volley", "Trick", "Shed"], "in_play": ["Giant"]}, {"hand": ["Trick"], "in_play": ["Grunt"]}
    table = plain(VOLLEY, A=a, B=b, full_control=(0,), orders={"B": UNTIL_MY_TURN})
    table.do("play Volley", "B's Grunt", "play Trick", "attack B's faction", "A's Giant")
    assert (table.asked, table.prompt) == ("B", "Which character blocks?"), "which is no response"
    assert table.view("B").order == UNTIL_MY_TURN
    table.do("no more")
    while table.asked == "A":
        table.do("end the turn" if "end the turn" in table.offered else "go on")
    assert (table.asked, table.prompt, table.view("B").order) == ("B", "What do you do?", None)


@pytest.mark.rule("spoils:606.1", "spoils:606.2")
def test_it_matters_what_an_ability_is_meant_for() -> None:
    a, b = {"hand": ["Trick", "Grunt"]}, {"in_play": ["Sentry"]}
    table = plain(SENTRY, A=a, B=b, full_control=(0,), options={"responses": "what matters"})
    table.do("play Grunt")
    assert table.asked == "A"
    table.do("play Trick")
    assert (table.asked, table.offered[0]) == ("B", "use HUSH of Sentry")


@pytest.mark.rule("spoils:607.1c")
def test_battles_matter_to_both() -> None:
    table = at_table(["Trick"], ["Trick"])
    table.do("attack B's faction", "A's Giant")
    assert table.prompt.startswith("Do you play a tactic")
    table.do("A: go on")
    assert (table.asked, table.prompt) == ("B", "Do you play a tactic or use an ability? (before blockers are chosen)")


@pytest.mark.rule("spoils:607.1c")
def test_the_abilities_of_a_faction_can_wait() -> None:
    wealthy = {"faction": "The Tournament Faction", "in_play": ["3x Coin"]}
    for responses, asked in (("all", "B"), ("what matters", "A")):
        table = plain(A={"in_play": ["Giant"]}, B=wealthy, full_control=(0,), options={"responses": responses})
        table.do("attack B's faction", "A's Giant")
        assert table.asked == asked


@pytest.mark.rule("spoils:606.1", "spoils:607.1c", "spoils:609.1")
def test_an_order_left_with_the_end_of_the_turn() -> None:
    table = at_table(["Trick"], ["Trick"])
    assert table.offered[-2:] == ["end the turn", "end the turn and leave an order"]
    table.do("end the turn and leave an order")
    assert table.offered == [
        "ask me whenever I can respond",
        "ask me in every window",
        UNTIL_MY_TURN,
        UNTIL_PICKED,
        "ask me only at attacks",
        "ask me only at tactics",
        "ask me only at the end of a turn",
    ]
    table.do(UNTIL_MY_TURN)
    assert table.view("A").order == UNTIL_MY_TURN
    assert table.view("B").order is None
    table.do("B: attack A's faction", "B: go on")
    assert table.prompt == "Which character blocks?"
    table.do("A: no more")
    while table.asked == "B":
        table.do("B: go on" if "go on" in table.offered else "B: end the turn")
    assert table.asked == "A"
    assert table.prompt == "What do you do?"
    assert table.view("A").order is None


@pytest.mark.rule("spoils:606.1", "spoils:607.1c")
def test_full_control_is_being_asked_in_every_window() -> None:
    table = at_table([], ["Grunt"], responses="every window")
    table.do("play Grunt")
    assert (table.asked, table.prompt) == ("B", "A plays Grunt. Do you respond?")
    assert table.offered[0] == "let it happen"
    table.do("B: let it happen", "attack B's faction", "A's Giant")
    assert table.asked == "A"  # in the window of an own battle too
    table.do("A: go on")
    assert table.asked == "B"
    assert table.offered[0] == "go on"


@pytest.mark.parametrize("bluff", [True, False])
def test_with_bluff_nobody_can_tell_whether_it_matters(bluff: bool) -> None:
    table = at_table(["Coin"], ["Grunt"], bluff=bluff)
    table.do("play Grunt")
    assert table.asked == ("B" if bluff else "A")


@pytest.mark.rule("spoils:606.1")
def test_an_order_is_kept_in_a_position() -> None:
    table = plain(A={"hand": ["Grunt"]}, B={"hand": ["Trick"]}, full_control=(0,), orders={"B": UNTIL_MY_TURN})
    table.do("play Grunt")
    assert table.asked == "A"
    assert table.view("B").order == UNTIL_MY_TURN


@pytest.mark.rule("spoils:606.1", "spoils:607.1c")
def test_at_attacks_is_also_at_what_is_played_in_them() -> None:
    table = ready()
    table.do("play Grunt", "B: ask me only at attacks", "attack B's faction", "A: A's Giant", "A: play Trick")
    assert (table.asked, table.prompt) == ("B", "A plays Trick. Do you respond?")
