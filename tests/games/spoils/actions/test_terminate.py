"""314 What is terminated, and where it goes; 307 what is duplicated."""

from __future__ import annotations

import pytest

from tests.games.spoils.stage import character, item, location, tactic
from tests.games.spoils.texts import scene

DENY = tactic("Deny", "Cost: Play this only in response to a card.", "Effect: Terminate it.")
LEARN = tactic("Learn", "Effect: Draw a card.")


@pytest.mark.rule("spoils:402.7", "spoils:402.7a", "spoils:314.1")
def test_what_cannot_be_terminated_resolves() -> None:
    ward = location("Ward", 9, "Tactics cannot be terminated.")
    for wards, drawn in ([], []), (["Ward"], ["Coin"]):
        t = scene(DENY, LEARN, ward, A={"hand": ["Learn"], "in play": wards}, B={"hand": ["Deny"]})
        t.do("play Learn", "B: play Deny")
        assert t.hand("A") == drawn
        assert t.pile("A") == ["Learn"]
        assert t.at_peace()


@pytest.mark.rule("spoils:314.1", "spoils:314.1#2", "spoils:503.1", "spoils:402.4")
def test_a_terminated_card_is_told_of_and_goes_where_the_words_say() -> None:
    cards = (
        tactic(
            "Bounce",
            "Cost: Play this only in response to a card.",
            "Effect: Terminate it. Put it into its owner's hand instead of their discard pile.",
        ),
        tactic(
            "Erase", "Cost: Play this only in response to a card.", "Effect: Terminate it. Remove it from the game."
        ),
        location("Knell", 9, "If a tactic is terminated, your faction gains 1 influence."),
        location("Heap", 9, "If a card is put into your discard pile, your faction gains 10 influence."),
    )
    for name, hand, gone, influence in (
        ("Deny", [], [], 30),
        ("Bounce", ["Learn"], [], 20),
        ("Erase", [], ["Learn"], 30),
    ):
        t = scene(
            *cards, DENY, LEARN, A={"hand": ["Learn"], "in play": ["Heap"]}, B={"hand": [name], "in play": ["Knell"]}
        )
        t.do("play Learn", f"B: play {name}")
        while not t.at_rest():
            t.do(t.offered[0])
        assert (t.hand("A"), t.A["out of game"], t.influence("A")) == (hand, gone, influence)
        assert t.influence("B") == 21
        assert t.at_peace()


@pytest.mark.rule("spoils:O33", "spoils:314.1#2", "spoils:307.1")
def test_a_duplicate_that_is_terminated_is_no_card_in_any_pile() -> None:
    echo = tactic("Echo", "Cost: Play this only in response to a tactic.", "Effect: Duplicate it.")
    t = scene(DENY, LEARN, echo, A={"hand": ["Learn", "Deny"]}, B={"hand": ["Echo"]})
    t.do("play Learn", "B: play Echo", "A: let it happen")
    assert t.prompt.startswith("B plays")
    t.do("A: play Deny")
    assert (t.hand("A"), t.hand("B")) == (["Coin"], [])
    assert (sorted(t.pile("A")), t.pile("B")) == (["Deny", "Learn"], ["Echo"])
    assert t.at_peace()


@pytest.mark.rule("spoils:307.1", "spoils:O33", "spoils:314.1#2", "spoils:402.4")
def test_what_is_told_of_a_duplicate_is_nothing_to_the_card_that_it_is_a_copy_of() -> None:
    push = tactic("Push", "Cost: Pick a tactic in your discard pile.", "Effect: Duplicate it.")
    a = {"hand": ["Push"], "discard pile": ["Learn"]}
    for text, denied, piles, influence in (
        # it goes to no pile, so that only Deny and Push are told of
        ("If a card is put into a discard pile, your faction gains 1 influence.", True, (["Learn", "Push"], []), 22),
        ("If a card is put into a discard pile, remove it from the game instead.", True, (["Learn"], []), 20),
        # and it is gone once it has been terminated, or has resolved; Push itself goes to the hand
        ("If a tactic is terminated, put it into its owner's hand.", True, (["Learn", "Push"], []), 20),
        (
            "If your opponent plays a tactic, at the end of this turn, put it into its owner's hand.",
            False,
            (["Learn"], ["Coin", "Push"]),
            20,
        ),
    ):
        mark = location("Mark", 9, text)
        t = scene(DENY, LEARN, push, mark, A=a, B={"hand": ["Deny"], "in play": ["Mark"]})
        t.do("play Push", "Learn", "B: let it happen")
        t.do("B: play Deny" if denied else "B: let it happen")
        while not t.at_rest():
            t.do("let it happen" if "let it happen" in t.offered else t.offered[0])
        assert (("Learn is terminated" in t.log()), t.influence("B")) == (denied, influence)
        t.do("end the turn")
        while t.state.turn == 3:
            t.do(t.offered[0])
        assert (sorted(t.pile("A")), sorted(t.hand("A"))) == piles


@pytest.mark.rule("spoils:O33", "spoils:307.1", "spoils:307.3", "spoils:407.2")
def test_a_duplicate_is_played_by_whoever_was_told_to_make_it() -> None:
    echo = tactic("Echo", "Cost: Play this only in response to a tactic.", "Effect: Duplicate it.")
    gag = location("Gag", 9, "Your opponent cannot play tactics.")
    t = scene(LEARN, echo, A={"hand": ["Learn"]}, B={"hand": ["Echo"]})
    t.do("play Learn", "B: play Echo")
    while not t.at_rest():
        t.do("let it happen" if "let it happen" in t.offered else t.offered[0])
    assert (t.hand("A"), t.hand("B")) == (["Coin"], ["Coin"])
    push = tactic("Push", "Cost: Pick a tactic in your discard pile.", "Effect: Your opponent duplicates it.")
    for gags, drawn in ([], ["Coin"]), (["Gag"], []):
        t = scene(LEARN, push, gag, A={"hand": ["Push"], "discard pile": ["Learn"], "in play": gags})
        t.do("play Push", "Learn")
        while not t.at_rest():
            t.do("let it happen" if "let it happen" in t.offered else t.offered[0])
        assert (t.hand("A"), t.hand("B")) == ([], drawn)
        assert t.at_peace()


@pytest.mark.rule("spoils:O51", "spoils:314.1")
def test_what_has_begun_to_resolve_is_not_terminated() -> None:
    cards = (
        character("Censor", "1/1/3", "If you draw a card, you may terminate the last tactic played this turn."),
        character("Herald", "1/1/3", "If a player plays a tactic, terminate it."),
        tactic("Study", "Effect: Draw a card. Your faction gains 1 influence."),
    )
    t = scene(cards[2], cards[1], A={"hand": ["Study"], "in play": ["Herald"]})
    t.do("play Study")
    assert (t.hand("A"), t.influence("A")) == ([], 20)  # as it is played
    assert t.at_peace()
    t = scene(cards[0], cards[2], A={"hand": ["Study"], "in play": ["Censor"]})
    t.do("play Study")
    assert t.at_rest(), "nothing is left to terminate, so that nobody is asked"
    assert not [line for line in t.log() if "terminated" in line]
    assert (t.hand("A"), t.influence("A")) == (["Coin"], 21)
    assert t.at_peace()


@pytest.mark.rule("spoils:314.1", "spoils:403.3a")
def test_the_last_tactic_played_is_terminated_while_it_is_being_played_and_no_more_afterwards() -> None:
    cards = (
        item("Snuffer", "SNUFF", "Effect: Terminate the last tactic played this turn."),
        tactic("Study", "Effect: Your faction gains 1 influence."),
        tactic("Feast", "Effect: Your faction gains 5 influence."),
    )
    t = scene(*cards, A={"hand": ["Study", "Feast"]}, B={"in play": ["Snuffer"]})
    t.do("play Study", "let it happen", "play Feast", "use SNUFF of Snuffer")
    assert t.influence("A") == 21, "the one that was played last"
    assert [line for line in t.log() if "terminated" in line] == ["Feast is terminated"]
    assert t.at_peace()


@pytest.mark.rule("spoils:314.1#2", "spoils:314.1")
def test_a_terminated_ability_puts_nothing_anywhere_and_a_terminated_card_was_not_in_play() -> None:
    cards = (
        tactic("Halt", "Cost: Play this only in response to a card or ability.", "Effect: Terminate it."),
        item("Spring", "DRINK", "Effect: Draw a card."),
        location("Heap", 9, "If a card is put into your discard pile, your faction gains 1 influence."),
        location("Wreck", 9, "If a card is put into your discard pile from play, your faction gains 10 influence."),
    )
    for action, influence in ("use DRINK of Spring", 20), ("play Grunt", 21):
        a = {"hand": ["Grunt"], "in play": ["Spring", "Heap", "Wreck"]}
        t = scene(*cards, A=a, B={"hand": ["Halt"]})
        t.do(action, "B: play Halt")
        while not t.at_rest():
            t.do("let it happen" if "let it happen" in t.offered else t.offered[0])
        assert (t.influence("A"), "Coin" in t.hand("A")) == (influence, False)
        assert t.at_peace()


@pytest.mark.rule("spoils:314.1", "spoils:401.3a", "spoils:605.1c")
def test_an_ability_that_was_terminated_has_been_used() -> None:
    cards = (
        item("Bell", "RING", "Cost: Use this only once each turn.", "Effect: Your faction gains 1 influence."),
        tactic("Mute", "Cost: Play this only in response to an ability.", "Effect: Terminate it."),
    )
    for answer, influence in ("B: let it happen", 21), ("B: play Mute", 20):
        t = scene(*cards, A={"in play": ["Bell"]}, B={"hand": ["Mute"]})
        t.do("use RING of Bell", answer)
        assert (t.influence("A"), t.offered) == (influence, ["end the turn"])
        assert t.in_play("A") == ["Bell"]
        assert t.at_peace()


@pytest.mark.rule("spoils:403.3a", "spoils:402.8", "spoils:314.1")
def test_a_card_that_is_put_elsewhere_while_it_is_being_played_does_not_resolve() -> None:
    cards = (
        tactic("Boon", "Effect: Your faction gains 5 influence."),
        tactic(
            "Remand", "Cost: Play this only in response to a tactic.", "Effect: Put the tactic into its owner's hand."
        ),
    )
    t = scene(*cards, A={"hand": ["Boon"]}, B={"hand": ["Remand"]})
    t.do("play Boon", "B: play Remand")
    assert (t.influence("A"), t.hand("A"), t.pile("A"), t.pile("B")) == (20, ["Boon"], [], ["Remand"])
    t.do("play Boon")
    assert (t.influence("A"), t.pile("A")) == (25, ["Boon"])
    assert t.at_peace()


@pytest.mark.rule("spoils:O33", "spoils:502.4", "spoils:402.4")
def test_what_is_copied_or_used_goes_on_when_its_card_is_taken_from_the_pile() -> None:
    cards = (
        tactic("Push", "Cost: Pick a tactic in your discard pile.", "Effect: Duplicate it."),
        tactic("Purge", "Cost: Pick a card in a discard pile.", "Effect: Remove it from the game."),
        character(
            "Ghost", "1/1/3", "RISE\nCost: Use this only while this card is in your discard pile.\nEffect: Draw a card."
        ),
    )
    a = {"hand": ["Push"], "discard pile": ["Learn", "Ghost"]}
    for play, gone in (("play Push", "Learn"), "Learn"), (("use RISE of Ghost from the discard pile",), "Ghost"):
        t = scene(*cards, LEARN, A=a, B={"hand": ["Purge"]})
        t.do(*play)
        while not t.prompt.startswith(("A plays Learn", "A uses RISE")):
            t.do("let it happen")
        t.do("B: play Purge", f"B: {gone}" if gone in t.offered else f"B: A's {gone}")
        while not t.at_rest():
            t.do("let it happen" if "let it happen" in t.offered else t.offered[0])
        assert t.hand("A") == [*([] if gone == "Learn" else ["Push"]), "Coin"]
        assert t.A["out of game"] == [gone]
        assert gone not in t.pile("A")
        assert t.at_peace()
