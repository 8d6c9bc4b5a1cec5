"""402.8 Putting cards somewhere, 312 searching, 313 shuffling."""

from __future__ import annotations

import pytest

from tests.games.spoils.stage import character, item, location, tactic
from tests.games.spoils.texts import scene

RAISE = tactic("Raise", "Cost: Pick a card in your discard pile.", "Effect: Put it into play.")
HERALD = location("Herald", 5, "If a character enters play, your faction gains 1 influence.")
CRIER = location("Crier", 5, "If you play a character, your faction gains 10 influence.")
TITAN = character("Titan", "9/9/3", cost="6 GGG")


@pytest.mark.rule("spoils:402.8", "spoils:402.8a")
def test_putting_a_card_into_play_is_not_playing_it() -> None:
    t = scene(
        RAISE,
        HERALD,
        CRIER,
        TITAN,
        A={"hand": ["Raise"], "in play": ["Herald", "Crier"], "discard pile": ["Titan"]},
        B={"hand": ["Trick"]},
    )
    t.do("play Raise", "Titan", "B: let it happen")
    assert "Titan" in t.in_play("A")
    assert t.influence("A") == 21
    assert t.at_peace()


@pytest.mark.rule("spoils:507.2b", "spoils:310.1#2")
def test_an_attaching_card_that_is_put_into_play_picks_its_target_as_it_enters() -> None:
    hat = item("Hat", "Attach to Character", "The character this card is attached to gains 2 strength.")
    shy = character("Shy One", "1/1/3", "You cannot pick this card.")
    t = scene(RAISE, hat, shy, A={"hand": ["Raise"], "in play": ["Shy One", "Grunt", "Brute"], "discard pile": ["Hat"]})
    t.do("play Raise", "Hat")
    assert t.offered == ["A's Grunt", "A's Brute"]
    t.do("A's Brute")
    assert t.stats("Brute") == "5/3/3"
    assert t.at_peace()


@pytest.mark.rule("spoils:507.2c")
def test_without_a_target_it_stays_in_the_pile_and_nothing_is_set_off() -> None:
    t = scene(
        RAISE,
        item("Hat", "Attach to Character", "The character this card is attached to gains 2 strength."),
        location("Grave", 5, "If a card is put into a discard pile, your faction gains 1 influence."),
        A={"hand": ["Raise"], "in play": ["Grave"], "discard pile": ["Hat"]},
    )
    t.do("play Raise", "Hat")
    assert t.in_play("A") == ["Grave"]
    assert t.pile("A") == ["Hat", "Raise"]
    assert t.influence("A") == 21  # for the tactic alone
    assert t.at_peace()


FETCH = tactic("Fetch", "Effect: Search your deck for an item, reveal it, and put it into your hand.")
TAKE = tactic("Take", "Effect: Search your deck for a card and put it into your hand.")
STICK = item("Stick")


@pytest.mark.rule("spoils:312.1", "spoils:312.2")
def test_who_searches_for_something_may_find_nothing_and_the_deck_is_shuffled() -> None:
    deck = ["Grunt", "Stick", "Coin"]
    t = scene(FETCH, STICK, A={"hand": ["Fetch"], "deck": deck}, luck=[(2, 1, 0)])
    t.do("play Fetch")
    assert t.offered == ["Stick", "nothing"]
    t.do("nothing")
    assert t.hand("A") == []
    assert t.deck("A") == ["Coin", "Stick", "Grunt"]
    t = scene(FETCH, STICK, A={"hand": ["Fetch"], "deck": deck}, luck=[(2, 1, 0)])
    t.do("play Fetch", "Stick")
    assert t.hand("A") == ["Stick"]
    assert t.deck("A") == ["Coin", "Grunt"]
    assert "A reveals Stick" in t.log("B")
    assert t.at_peace()


@pytest.mark.rule("spoils:O64", "spoils:312.1")
@pytest.mark.parametrize("order", [(0, 1, 2), (1, 0, 2), (2, 1, 0), (0, 2, 1)])
def test_what_is_found_is_not_drawn_wherever_the_shuffled_deck_has_it(order: tuple[int, ...]) -> None:
    """Nobody knows whether it lies on top, and nobody is told by what happens then."""
    glad = item("Glad Stick", "If you draw a card, your faction gains 1 influence.")
    deck = ["Grunt", "Stick", "Coin"]
    t = scene(TAKE, STICK, glad, A={"hand": ["Take"], "deck": deck, "in play": ["Glad Stick"]}, luck=[order])
    t.do("play Take", "Stick")
    assert t.hand("A") == ["Stick"]
    assert t.influence("A") == 20
    assert not any("draws" in line for line in t.log("B"))
    assert t.at_peace()


@pytest.mark.rule("spoils:312.2#2", "spoils:O47")
def test_just_any_card_has_to_be_found_and_is_shown_to_nobody() -> None:
    t = scene(TAKE, A={"hand": ["Take", "Take"], "deck": ["Grunt"]})
    t.do("play Take")
    assert t.offered == ["Grunt"]
    t.do("Grunt")
    assert t.hand("A") == ["Take", "Grunt"]
    assert not any("Grunt" in line for line in t.log("B"))
    t.do("play Take")
    assert t.hand("A") == ["Grunt"]  # from an empty deck nothing
    assert t.at_peace()


@pytest.mark.rule("spoils:312.1")
def test_the_owner_of_a_searched_deck_shuffles_it() -> None:
    spy = tactic("Spy Out", "Effect: Search your opponent's deck for an item and remove it from the game.")
    t = scene(spy, STICK, A={"hand": ["Spy Out"]}, B={"deck": ["Grunt", "Stick", "Coin"]}, luck=[(1, 2, 0)])
    t.do("play Spy Out", "B's Stick")
    assert t.B["out of game"] == ["Stick"]
    assert t.deck("B") == ["Coin", "Grunt"]
    assert t.at_peace()


@pytest.mark.rule("spoils:313.2")
def test_cards_are_shuffled_into_a_deck_only_if_there_are_any() -> None:
    mix = tactic("Mix", "Effect: Shuffle all items from your discard pile into your deck.")
    deck = ["Grunt", "Coin", "Shed", "Trick", "Fort", "Brute", "Giant"]
    t = scene(mix, STICK, A={"hand": ["Mix"], "deck": deck})
    t.do("play Mix")
    assert t.deck("A") == deck
    a = {"hand": ["Mix"], "deck": ["Grunt", "Coin"], "discard pile": ["Stick", "Shed"]}
    t = scene(mix, STICK, A=a, luck=[(2, 0, 1)])
    t.do("play Mix")
    assert t.deck("A") == ["Stick", "Grunt", "Coin"]
    assert t.pile("A") == ["Mix", "Shed"]
    assert t.at_peace()


@pytest.mark.rule("spoils:313.1")
def test_after_a_shuffle_nobody_knows_where_a_card_is() -> None:
    stir = tactic("Stir", "Effect: Shuffle your deck.")
    a = {"hand": ["Stir"], "deck": ["Grunt", "Coin", "Shed"], "known": [{"deck": 1, "to": "AB"}]}
    t = scene(stir, A=a, luck=[(1, 2, 0)])
    t.do("play Stir")
    assert t.deck("A") == ["Coin", "Shed", "Grunt"]
    assert "known" not in t.A
    assert t.at_peace()


@pytest.mark.rule("spoils:402.4")
def test_an_effect_loses_track_of_a_card_that_has_moved() -> None:
    bounce = tactic("Bounce", "Cost: Pick a character.", "Effect: Put it into its owner's hand.")
    smite = tactic("Smite", "Cost: Pick a character.", "Effect: Destroy it.")
    t = scene(bounce, smite, A={"hand": ["Bounce"], "in play": ["Grunt"]}, B={"hand": ["Smite"]})
    t.do("play Bounce", "A's Grunt", "B: play Smite")
    assert t.pile("A") == ["Bounce", "Grunt"]
    assert t.hand("A") == []
    assert t.at_peace()


@pytest.mark.rule("spoils:402.4", "spoils:402.5a")
def test_a_card_that_left_and_came_back_is_another_one() -> None:
    blink = tactic("Blink", "Cost: Pick a character.", "Effect: Put it into its owner's hand. Put it into play.")
    t = scene(
        tactic("Smite", "Cost: Pick a character.", "Effect: Destroy it. Draw a card."),
        blink,
        A={"hand": ["Smite"]},
        B={"hand": ["Blink"], "in play": ["Grunt"]},
    )
    t.do("play Smite", "B's Grunt", "B: play Blink")
    assert t.in_play("B") == ["Grunt"]  # the effect that moved it knew where to, the other one didn't
    assert t.hand("A") == ["Coin"]  # and did what else it could
    assert t.at_peace()


@pytest.mark.rule("spoils:402.4", "spoils:202.9")
@pytest.mark.parametrize(("ears", "hand", "pile"), [([], [], ["Giant", "Peek"]), (["Ear"], ["Giant"], ["Peek"])])
def test_a_card_that_was_drawn_meanwhile_is_lost_to_what_spoke_of_it(
    ears: list[str], hand: list[str], pile: list[str]
) -> None:
    """'it' is the card revealed: a faction is put nowhere."""
    t = scene(
        item("Ear", "When your faction loses influence, draw a card."),
        tactic(
            "Peek",
            "Effect: Reveal the top card of your deck. Your faction loses 1 influence. Put it into your discard pile.",
        ),
        A={"hand": ["Peek"], "in play": ears, "deck": ["Giant", "Grunt", "Brute"]},
    )
    t.do("play Peek")
    assert (t.hand("A"), t.pile("A"), t.deck("A")) == (hand, pile, ["Grunt", "Brute"])
    assert t.at_peace()


@pytest.mark.rule("spoils:402.4")
@pytest.mark.parametrize("end", ["Remove it from the game.", "Put it into its owner's hand."])
def test_a_card_that_has_left_its_pile_meanwhile_is_not_found_elsewhere(end: str) -> None:
    t = scene(
        tactic(
            "Raise", "Cost: Pick a character in your discard pile.", "Effect: Put the character on top of your deck."
        ),
        tactic("Snatch", "Cost: Pick a character in your opponent's discard pile.", f"Effect: {end}"),
        A={"hand": ["Raise"], "discard pile": ["Grunt", "Brute"]},
        B={"hand": ["Snatch"]},
    )
    other = t.fork().do("play Raise", "Brute", "B: play Snatch", "A's Grunt")  # another one: Brute is still there
    assert other.truth["A"]["deck"][0] == "Brute"
    t.do("play Raise", "Brute", "B: play Snatch", "A's Brute")
    assert t.deck("A") == ["Coin"] * 10
    assert t.A["out of game"] + t.hand("A") == ["Brute"]
    assert t.pile("A") == ["Grunt", "Raise"]
    assert t.at_peace()
