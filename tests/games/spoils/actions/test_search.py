"""312, 403.1a Searching, looking at cards and revealing them: who sees what, and what may be found."""

from __future__ import annotations

import pytest

from tests.games.spoils.stage import character, item, location, tactic
from tests.games.spoils.texts import scene

STICK, HAMMER = item("Stick"), item("Hammer")


@pytest.mark.rule("spoils:312.2", "spoils:312.1", "spoils:403.1a")
def test_who_looks_for_several_may_find_some() -> None:
    gather = tactic("Gather", "Effect: Search your deck for 2 items and put them into your hand.")
    t = scene(gather, STICK, HAMMER, A={"hand": ["Gather"], "deck": ["Stick", "Grunt", "Hammer"]})
    t.do("play Gather")
    assert t.offered == ["Hammer", "Stick", "nothing"]
    t.do("Stick")
    assert t.offered == ["Hammer", "nothing more"]
    t.do("nothing more")
    assert t.hand("A") == ["Stick"]
    assert t.at_peace()
    breed = tactic("Breed", 'Effect: Search your deck for a "dragon" card and put it into your hand.')
    wyrm = character("Wyrm", "2/2/1", types="Rogue Character - Dragon")
    t = scene(breed, wyrm, A={"hand": ["Breed"], "deck": ["Grunt", "Wyrm"]})
    t.do("play Breed")
    assert t.offered == ["Wyrm", "nothing"]  # a card with a trait is not just any card


@pytest.mark.rule("spoils:312.2", "spoils:O47", "spoils:403.1a")
def test_that_there_was_nothing_to_find_nobody_else_learns() -> None:
    spy = tactic("Spy Out", "Effect: Search your deck for an item and put it into your hand.")
    t = scene(spy, STICK, A={"hand": ["Spy Out"], "deck": ["Grunt", "Coin"]}, bluff=True, full_control=())
    t.do("play Spy Out")
    assert (t.asked, t.offered) == ("A", ["nothing"])  # asked all the same
    t.do("nothing")
    assert t.hand("A") == []
    any_card = tactic("Take", "Effect: Search your deck for a card and put it into your hand.")
    t = scene(any_card, A={"hand": ["Take"], "deck": []}, bluff=True, full_control=())
    t.do("play Take")
    assert t.offered == ["end the turn"]  # that the deck is empty everybody sees


@pytest.mark.rule("spoils:O64", "spoils:312.1", "spoils:306.1")
@pytest.mark.parametrize("shuffled", [(0, 1, 2), (1, 0, 2), (2, 1, 0)])
def test_what_is_found_is_not_drawn_wherever_the_shuffle_leaves_it(shuffled: tuple[int, ...]) -> None:
    fetch = tactic("Fetch", "Effect: Search your deck for an item and put it into your hand.")
    bell = location("Bell", 9, "If you draw a card, your faction gains 1 influence.")
    a = {"hand": ["Fetch"], "in play": ["Bell"], "deck": ["Grunt", "Stick", "Coin"]}
    t = scene(fetch, bell, STICK, A=a, luck=[shuffled])
    t.do("play Fetch", "Stick")
    assert (t.hand("A"), t.influence("A"), sorted(t.deck("A"))) == (["Stick"], 20, ["Coin", "Grunt"])
    assert t.at_peace()


@pytest.mark.rule("spoils:403.1a", "spoils:312.1", "spoils:403.2a")
def test_who_searches_a_deck_knows_then_what_is_in_it_and_nobody_else_does() -> None:
    spy = tactic("Spy Out", "Effect: Search your opponent's deck for an item and remove it from the game.")
    t = scene(spy, STICK, A={"hand": ["Spy Out"]}, B={"deck": ["Grunt", "Stick"]})
    t.do("play Spy Out")
    assert t.offered == ["B's Stick", "nothing"]
    assert t.why_not("B's Grunt") == "312.2"
    t.do("nothing")
    assert not any("Stick" in line or "Grunt" in line for line in [*t.log("B"), *t.log()])
    assert t.at_peace()


@pytest.mark.rule("spoils:403.2a", "spoils:403.1a")
def test_who_is_told_to_look_sees_the_cards_and_nobody_else() -> None:
    show = tactic("Show", "Effect: Your opponent looks at your hand.")
    t = scene(show, A={"hand": ["Show", "Grunt", "Shed"]})
    t.do("play Show")
    assert any("Grunt" in line and "Shed" in line for line in t.log("B"))
    assert "B looks at 2 cards" in t.log("A")
    assert "B looks at 2 cards" in t.log()
    assert t.at_peace()


@pytest.mark.rule("spoils:403.1a", "spoils:402.5b", "spoils:503.1")
def test_cards_are_revealed_from_the_top_of_the_deck_that_is_named() -> None:
    cards = (
        tactic(
            "Dig",
            "Effect: Reveal cards from the top of your deck until you reveal an item. Put the revealed item into your"
            " hand. Put the other revealed cards on the bottom of your deck in any order.",
        ),
        tactic("Sift", "Effect: Reveal cards from the top of your opponent's deck until you reveal an item."),
        location("Bell", 9, "If a card is revealed, your faction gains 1 influence."),
    )
    deck = ["Grunt", "Stick", "Shed", "Hammer"]
    t = scene(*cards, STICK, HAMMER, A={"hand": ["Dig"], "in play": ["Bell"], "deck": deck}, B={"deck": ["Coin"]})
    t.do("play Dig")
    while not t.at_rest():
        t.do(t.offered[0])
    assert (t.hand("A"), t.deck("A")) == (["Stick"], ["Shed", "Hammer", "Grunt"])
    assert t.influence("A") == 21
    assert "A reveals Grunt, Stick" in t.log()
    t = scene(*cards, STICK, HAMMER, A={"hand": ["Sift"], "deck": ["Coin"]}, B={"deck": ["Fort", "Stick", "Shed"]})
    t.do("play Sift")
    assert "A reveals Fort, Stick" in t.log()
    assert t.at_peace()


@pytest.mark.rule("spoils:411.2", "spoils:403.2a")
def test_a_face_down_card_is_seen_by_who_looks_at_it_and_by_nobody_else() -> None:
    cards = (
        tactic("Peek", "Effect: Look at a face-down card your opponent controls."),
        tactic("Steal", "Cost: Pick a face-down card.", "Effect: Take control of it."),
    )
    for names, known in (["Peek"], 3), (["Steal"], 3), ([], 2):
        t = scene(*cards, A={"hand": names}, B={"in play": [{"card": "Grunt", "face": "face-down", "known to": "B"}]})
        assert t.x("Grunt").known == 2
        for name in names:
            t.do(f"play {name}")
        while not t.at_rest():
            t.do(t.offered[0])
        assert t.x("Grunt").known == known
        assert not any("Grunt" in line for line in t.log())


@pytest.mark.rule("spoils:312.2#2", "spoils:312.2")
def test_just_any_cards_have_to_be_found_as_many_as_the_text_says() -> None:
    two = tactic("Two", "Effect: Search your deck for 2 cards and put them into your hand.")
    few = tactic("Few", "Effect: Search your deck for 2 or fewer cards and put them into your hand.")
    t = scene(two, few, A={"hand": ["Two"], "deck": ["Grunt", "Shed", "Fort"]})
    t.do("play Two")
    assert t.offered == ["Fort", "Grunt", "Shed"]
    t.do("Fort")
    assert t.offered == ["Grunt", "Shed"]
    assert t.why_not("nothing more") == "312.2"
    t.do("Shed")
    assert sorted(t.hand("A")) == ["Fort", "Shed"]
    for answers, hand in (["nothing"], []), (["Fort", "nothing more"], ["Fort"]):
        t = scene(two, few, A={"hand": ["Few"], "deck": ["Grunt", "Shed", "Fort"]})
        t.do("play Few", *answers)
        assert t.hand("A") == hand
        assert t.at_peace()


@pytest.mark.rule("spoils:313.1")
def test_the_deck_that_is_named_is_shuffled_and_no_other() -> None:
    riffle = tactic("Riffle", "Effect: Shuffle your opponent's deck.")
    t = scene(
        riffle,
        A={"hand": ["Riffle"], "deck": ["Grunt", "Shed", "Fort"]},
        B={"deck": ["Coin", "Brute", "Giant"]},
        luck=[(2, 1, 0)],
    )
    t.do("play Riffle")
    assert (t.deck("A"), t.deck("B")) == (["Grunt", "Shed", "Fort"], ["Giant", "Brute", "Coin"])
    assert t.at_peace()


@pytest.mark.rule("spoils:402.5b", "spoils:312.1")
@pytest.mark.parametrize(("deck", "influence"), [(["Fort", "Coin"], 21), (["Coin", "Grunt"], 20)])
def test_who_has_found_nothing_has_not_done_it(deck: list[str], influence: int) -> None:
    seek = tactic("Seek", "Effect: You may search your deck for a location. If you do, your faction gains 1 influence.")
    t = scene(seek, A={"hand": ["Seek"], "deck": deck})
    t.do("play Seek", "yes")
    while not t.at_rest():
        t.do(t.offered[0])
    assert t.influence("A") == influence
    assert t.at_peace()


@pytest.mark.rule("spoils:402.5b", "spoils:403.1a")
def test_the_rest_of_what_was_revealed_is_without_what_was_looked_for() -> None:
    sift = tactic(
        "Sift",
        "Effect: Reveal cards from the top of your deck until you reveal a character. Put the rest into your discard"
        " pile.",
    )
    t = scene(sift, A={"hand": ["Sift"], "deck": ["Coin", "Shed", "Grunt", "Fort"]})
    t.do("play Sift")
    assert (t.deck("A"), sorted(t.pile("A"))) == (["Grunt", "Fort"], ["Coin", "Shed", "Sift"])
    assert t.at_peace()


@pytest.mark.rule("spoils:402.5b", "spoils:402.5")
def test_who_has_revealed_a_whole_deck_for_nothing_has_not_done_it() -> None:
    seek = tactic(
        "Seek",
        "Effect: You may reveal cards from the top of your deck until you reveal a character. If you do, draw a card.",
    )
    for deck, drawn in (["Coin", "Grunt"], 1), (["Coin", "Coin"], 0):
        t = scene(seek, A={"hand": ["Seek"], "deck": deck})
        t.do("play Seek", "yes")
        assert len(t.hand("A")) == drawn
        assert t.at_peace()


@pytest.mark.rule("spoils:402.5", "spoils:403.1a", "spoils:407.2")
def test_who_is_told_to_put_cards_into_another_deck_says_in_which_order() -> None:
    plan = tactic(
        "Plan", "Effect: Look at the top 2 cards of your opponent's deck. Put them on top of their deck in any order."
    )
    for first, deck in ("Grunt", ["Brute", "Grunt"]), ("Brute", ["Grunt", "Brute"]):
        t = scene(plan, A={"hand": ["Plan"]}, B={"deck": ["Grunt", "Brute", "Coin"]})
        t.do("play Plan")
        assert t.asked == "A"
        t.do(next(one for one in t.offered if first in one))
        assert t.deck("B") == [*deck, "Coin"]
        assert t.at_peace()
