"""101.1, 403.2a What effects that go on reveal."""

import pytest

from tests.games.spoils.plain import plain
from tests.games.spoils.stage import item, location, tactic
from tests.games.spoils.texts import scene

MIRROR = item("Mirror", "Your opponent's hand is revealed.")
LENS = item("Lens", "The top card of your deck is revealed.")


@pytest.mark.rule("spoils:101.1", "spoils:403.2a")
def test_a_revealed_hand_is_known_while_and_after_it_is() -> None:
    table = plain(MIRROR, A={"hand": ["Mirror"]}, B={"hand": ["Trick", "Grunt"]}, full_control=(0,))
    assert table.view("A").B.known == ()
    table.do("play Mirror", "B: let it happen")
    assert table.view("A").B.known == ("Grunt", "Trick")
    assert table.view("A").B.hand == (None, None)  # whose places are nobody else's business
    assert table.view("B").A.known == ()  # A's own hand is not


@pytest.mark.rule("spoils:101.1", "spoils:403.2a")
def test_a_revealed_top_card_is_known_to_both() -> None:
    a = {"hand": ["Lens"], "deck": ["Grunt", "Shed", "Coin"]}
    table = plain(LENS, A=a, full_control=(0,))
    table.do("play Lens")
    for seat in ("A", "B"):
        assert dict(table.view(seat).A.known_in_deck) == {0: "Grunt"}


@pytest.mark.rule("spoils:403.2a")
def test_of_a_hand_that_was_seen_nothing_is_certain_once_a_card_has_left_it_unseen() -> None:
    t = scene(
        tactic("Spy", "Effect: Look at your opponent's hand."),
        tactic("Lay", "Effect: Your opponent plays a resource."),
        A={"hand": ["Spy", "Lay"]},
        B={"hand": ["Grunt", "Brute", "Snail"]},
    )
    t.do("play Spy")
    assert t.view("A").B.known == ("Brute", "Grunt", "Snail")
    t.do("play Lay", "B: Brute face-down")
    assert t.view("A").B.known == ()
    assert sorted(t.hand("B")) == ["Grunt", "Snail"]
    assert t.at_peace()


@pytest.mark.rule("spoils:403.2a", "spoils:101.1")
def test_a_hand_is_revealed_only_while_its_card_says_so() -> None:
    window = location("Window", 5, "While you control a character, your opponent's hand is revealed.")
    b = {"hand": ["Brute", "Shed"]}
    t = scene(window, A={"hand": ["Trick", "Grunt"], "in play": ["Window"]}, B=b)
    t.do("play Trick")
    assert t.view("A").B.known == ()
    t.do("play Grunt")
    assert t.view("A").B.known == ("Brute", "Shed")
    assert t.view("B").A.known == ()
    assert t.at_peace()
