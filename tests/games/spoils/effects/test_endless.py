"""414.1 Effects without end make the game a draw; a long chain that ends does not."""

import pytest

from coven.games.spoils.areas.moments import Moment, is_same
from coven.games.spoils.effects.endless import MOST_IN_A_ROW
from tests.games.spoils.stage import item, location, tactic
from tests.games.spoils.texts import Scene, scene

PING = location("Ping", 5, "If an item is depleted, restore the item.")
PONG = location("Pong", 5, "If an item is restored, deplete the item.")
LEVER = tactic("Lever", "Cost: Pick an item.", "Effect: Deplete the item.")
GEM = item("Gem")
HOURGLASS = item("Hourglass", "If you draw a card, draw a card.")
CRACK = tactic("Crack", "Effect: Draw a card.")
DECK = ["99x Coin"] * 8
ENDLESS = "effects repeat without end (414.1)"


def set_going(*cards: str, bystander: str = "Grunt") -> Scene:
    """A pulls the lever on a gem, with these locations in play."""
    names = [card.partition("\n")[0] for card in cards]
    t = scene(*cards, LEVER, GEM, A={"hand": ["Lever"], "in play": [*names, "Gem", bystander]})
    t.do("play Lever", "A's Gem")
    return t


@pytest.mark.rule("spoils:414.1", "spoils:O44")
def test_two_triggers_that_set_each_other_off_make_a_draw() -> None:
    t = set_going(PING, PONG)
    assert str(t.table.result) == ENDLESS
    assert t.table.result is not None
    assert not t.table.result.won
    assert not t.table.result.lost
    assert t.table.decision is None
    for lone in (PING, PONG):  # one of them alone ends by itself
        assert set_going(lone).at_peace()


@pytest.mark.rule("spoils:414.1", "spoils:O44")
def test_whoever_can_stop_it_is_asked_each_time() -> None:
    t = set_going(PING, location("Perhaps", 5, "If an item is restored, you may deplete the item."))
    for _ in range(40):
        assert t.prompt == "Perhaps: do you do it?"
        t.do("yes")
    assert t.table.result is None
    t.do("no")
    assert "depleted" not in t.the("Gem")
    assert t.at_peace()


@pytest.mark.rule("spoils:414.1", "spoils:O44")
def test_a_loop_in_the_midst_of_effects_that_are_never_finished_is_one_too() -> None:
    gain = "Your faction gains 1 influence."
    t = set_going(location("Ping", 5, f"If an item is depleted, restore the item. {gain}"), PONG)
    assert str(t.table.result) == ENDLESS
    assert t.influence("A") == 20  # nobody ever came to gain it
    t = set_going(
        location("Ping", 5, f"If an item is depleted, {gain.lower()[:-1]}. Restore the item. Draw a card."), PONG
    )
    assert str(t.table.result) == ENDLESS  # though no position came twice


@pytest.mark.rule("spoils:414.1", "spoils:O44", "spoils:102.1")
def test_a_loop_that_costs_influence_has_a_loser_and_is_no_draw() -> None:
    drain = location("Drain", 5, "If an item is depleted, your faction loses 1 influence. Restore the item.")
    t = set_going(drain, PONG)
    assert t.table.result is not None
    assert t.table.result.won == (1,)
    assert t.influence("A") == 0


@pytest.mark.rule("spoils:O44", "spoils:414.1")
def test_a_long_chain_that_ends_is_no_loop() -> None:
    t = scene(HOURGLASS, CRACK, A={"hand": ["Crack"], "in play": ["Hourglass"], "deck": DECK})
    t.do("play Crack")
    assert len(t.hand("A")) == 792
    assert t.at_peace()


@pytest.mark.rule("spoils:O44", "spoils:414.1")
def test_chains_of_one_position_are_no_loop_while_fewer_and_fewer_wait() -> None:
    restores = [location(f"Spring {n}", 5, "If you draw a card, restore an item.") for n in range(12)]
    side = {"hand": ["Crack"], "in play": ["Gem", *[f"Spring {n}" for n in range(12)]]}
    t = scene(*restores, GEM, CRACK, A=side)
    t.do("play Crack")
    while not t.at_rest():
        t.do(t.offered[0])
    assert t.table.result is None
    assert t.at_peace()


@pytest.mark.rule("spoils:O44", "spoils:414.1")
@pytest.mark.parametrize(("cards", "draw"), [(50, False), (150, True)])
def test_what_grows_and_grows_is_a_loop_beyond_a_bound(cards: int, draw: bool) -> None:
    t = scene(
        HOURGLASS, CRACK, A={"hand": ["Crack"], "in play": ["Hourglass"], "deck": [f"{min(cards, 99)}x Coin"] * 2}
    )
    t.state.chain = MOST_IN_A_ROW - 100  # as though so many had happened before
    t.do("play Crack")
    assert (str(t.table.result) == ENDLESS) is draw


@pytest.mark.rule("spoils:O44", "spoils:414.1")
def test_what_luck_can_end_is_no_loop() -> None:
    coin = location(
        "Whirl", 5, "If an item is restored, flip a coin. If you win, draw a card. Otherwise, deplete the item."
    )
    t = scene(
        PING,
        coin,
        LEVER,
        GEM,
        A={"hand": ["Lever"], "in play": ["Ping", "Whirl", "Gem"]},
        luck=[1] * 60 + [0],
    )
    t.do("play Lever", "A's Gem")
    assert t.table.result is None
    assert t.log().count("A flips a coin and loses the flip") == 60
    assert t.at_peace()


@pytest.mark.rule("spoils:403.5b", "spoils:O44")
def test_the_order_of_a_discard_pile_makes_no_other_position() -> None:
    t = scene(A={"discard pile": ["Trick", "Grunt"], "deck": ["Trick", "Grunt"]})
    moment = Moment(t.state)
    side = t.state.sides[0]
    side.discard_pile = side.discard_pile[::-1]
    assert is_same(moment, t.state)
    side.deck = side.deck[::-1]
    assert not is_same(moment, t.state)


@pytest.mark.rule("spoils:414.1", "spoils:O44", "spoils:307.1")
def test_tactics_that_duplicate_each_other_without_end_make_a_draw() -> None:
    """What duplicates another tactic ends, and so does the first of them, which finds none."""
    echo = tactic("Echo", "Effect: Duplicate the last other tactic played this turn.")
    t = scene(echo, tactic("Spark", "Effect: Draw a card."), A={"hand": ["Spark", "3x Echo"]})
    twin = t.fork()
    twin.do("play Spark", "play Echo")
    assert twin.table.position()["A"]["hand"] == ["Echo", "Echo", "Coin", "Coin"]
    assert twin.table.result is None
    t.do("play Echo")
    assert t.at_peace()
    t.do("play Echo")
    assert str(t.table.result) == ENDLESS
