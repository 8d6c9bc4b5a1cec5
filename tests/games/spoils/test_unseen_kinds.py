"""What asks for a card of some kind among cards that whoever decides can't see: it tells nothing of them."""

from __future__ import annotations

import pytest

from tests.games.spoils.plain import plain
from tests.games.spoils.stage import Plain, Stage, tactic


def down(card: str, number: int, known: str = "B") -> Plain:
    return {"card": card, "face": "face-down", "number": number, "known to": known}


WORLDS: tuple[Plain, Plain] = (
    {"hand": ["Dear Trick", "Fort"], "in_play": [down("Trick", 31), down("Coin", 33)], "deck": ["Trick", "Coin"]},
    {"hand": ["Fort", "Fort"], "in_play": [down("Grunt", 31), down("Coin", 33)], "deck": ["Coin", "Trick"]},
)
"""What B has, and A can't tell apart: with tactics, and without."""
ONE_FORT = {"hand": 2, "to": "A"}


def begun(*texts: str, b: Plain, bluff: bool = True) -> Stage:
    a = {"hand": ["Sift", "Coin"], "deck": ["Grunt", "Coin"]}
    return plain(tactic("Sift", *texts), A=a, B=b, bluff=bluff, full_control=(0,))


@pytest.mark.rule("spoils:401.2", "spoils:401.2a", "spoils:411.2")
@pytest.mark.parametrize(
    "cost",
    [
        "Put a tactic from your opponent's hand on top of their deck.",
        "Choose a tactic in your opponent's hand.",
        "Your opponent discards a tactic.",
        "Pick a face-down tactic.",
        "Reveal a face-down tactic.",
        "Take control of a face-down tactic your opponent controls.",
        "Play this only if there is a tactic in your opponent's hand.",
        "Play this only if the top card of your opponent's deck is a tactic.",
        "Play this only if your opponent controls a face-down tactic.",
        "X is the number of tactics in your opponent's hand. Pay X.",
    ],
)
@pytest.mark.parametrize("bluff", [True, False])
def test_whether_a_cost_can_be_met_goes_by_what_its_player_knows(cost: str, bluff: bool) -> None:
    one, two = (begun(f"Cost: {cost}", "Effect: Draw a card.", b=b, bluff=bluff) for b in WORLDS)
    assert one.offered == two.offered
    for words in ("play Sift", "Sift"):
        assert one.table.why_not(words) == two.table.why_not(words)


@pytest.mark.rule("spoils:401.2a")
def test_who_knows_of_such_a_card_can_meet_the_cost_with_it() -> None:
    """The hand of B, of which A knows one card or all, and the face-down cards that A has looked at."""
    shelve = ("Cost: Put a tactic from your opponent's hand on top of their deck.", "Effect: Draw a card.")
    hand = ["Dear Trick", "Fort", "Trick"]
    t = begun(*shelve, b={"hand": hand, "known": [{"hand": 2, "to": "A"}]})
    assert t.why_not("play Sift") == "401.2a"
    t = begun(*shelve, b={"hand": hand, "known": [{"hand": 1, "to": "A"}]}).do("play Sift")
    while t.asked == "B":
        t.do("let it happen")
    assert (t.B["hand"], t.B["deck"][0]) == (["Fort", "Trick"], "Dear Trick")
    turn = ("Cost: Pick a face-down tactic.", "Effect: Draw a card.")
    seen = [down("Trick", 31, "AB"), down("Trick", 32), down("Grunt", 33, "AB"), down("Dear Trick", 34, "AB")]
    t = begun(*turn, b={"in_play": seen}).do("play Sift")
    assert t.offered == ["B's face-down Trick (1)", "B's face-down Dear Trick (4)"]
    assert (t.why_not("B's face-down card (2)"), t.why_not("B's face-down Grunt")) == ("310.1", "411.1")


@pytest.mark.rule("spoils:411.2", "spoils:402.5")
@pytest.mark.parametrize("deed", ["Look at a face-down tactic", "Take control of a face-down tactic"])
def test_face_down_cards_of_a_kind_are_taken_blindly(deed: str) -> None:
    """A is not shown by what is offered which of B's cards are tactics, and chooses where A has seen which are."""
    cards = [down("Grunt", 31), down("Trick", 32), down("Coin", 33), down("Trick", 34)]
    asked = plain(
        tactic("Sift", f"Effect: {deed}."),
        A={"hand": ["Sift"]},
        B={"in_play": cards},
        full_control=(0,),
        luck=[~1],
    ).do("play Sift")
    assert asked.prompt == "What do you do?"
    known = [*asked.view("A").A.in_play.items(), *asked.view("A").B.in_play.items()]
    assert [id for id, one in known if one.name] == [34]
    seen = [down("Grunt", 31), down("Trick", 32, "AB"), down("Coin", 33), down("Trick", 34)]
    t = begun(f"Effect: {deed}.", b={"in_play": seen}).do("play Sift")
    while t.asked == "B":
        t.do("let it happen")
    known = [*t.view("A").A.in_play.items(), *t.view("A").B.in_play.items()]
    assert [id for id, one in known if one.name] == [32]


@pytest.mark.rule("spoils:403.2a", "spoils:402.5")
@pytest.mark.parametrize(
    "may",
    [
        "You may put a tactic from your opponent's hand on top of their deck.",
        "You may look at a face-down tactic.",
        "You may play a face-down tactic your opponent controls for free.",
    ],
)
@pytest.mark.parametrize("bluff", [True, False])
def test_who_may_do_something_to_what_nobody_can_tell_to_be_there_is_asked(may: str, bluff: bool) -> None:
    for b in WORLDS:
        t = begun(f"Effect: {may}", b=b, bluff=bluff).do("play Sift")
        while t.asked == "B":
            t.do("let it happen")
        assert t.offered == ["yes", "no"]
    t = begun(f"Effect: {may}", b={"hand": [], "in_play": []}, bluff=bluff).do("play Sift")
    while t.asked == "B":
        t.do("let it happen")
    assert t.prompt == "What do you do?"


@pytest.mark.rule("spoils:403.2a", "spoils:402.5")
@pytest.mark.parametrize(
    "may",
    [
        "Your opponent may discard a tactic.",
        "Your opponent may reveal a tactic in their hand.",
        "Your opponent may put a tactic from their hand on top of their deck.",
        "Your opponent may play a tactic for free.",
    ],
)
def test_who_bluffs_is_asked_about_what_they_do_not_have(may: str) -> None:
    """B may do something with a tactic: A can't tell by B's being asked whether B has one, unless A sees B's hand."""
    for b in WORLDS:
        t = begun(f"Effect: {may}", b=b).do("play Sift", "B: let it happen")
        assert (t.asked, t.offered[-1]) == ("B", "no")
    known = [{"hand": 1, "to": "A"}, {"hand": 2, "to": "A"}]
    bare = {"hand": ["Fort", "Fort"], "known": known}
    t = begun(f"Effect: {may}", b=bare).do("play Sift")
    while t.prompt.endswith("respond?"):
        t.do("B: let it happen")
    assert t.asked == "A"
    t = begun(f"Effect: {may}", b=WORLDS[1], bluff=False).do("play Sift")
    assert t.asked == "A"


@pytest.mark.rule("spoils:402.5", "spoils:403.2a")
def test_nobody_is_asked_about_another_players_unseen_hand() -> None:
    """What is to be taken out of it is taken at random, and where there is none nothing is."""
    for b, top in zip(WORLDS, ("Dear Trick", "Coin"), strict=True):
        t = begun("Effect: Put a tactic from your opponent's hand on top of their deck.", b=b).do("play Sift")
        while t.asked == "B":
            t.do("let it happen")
        assert (t.prompt, t.B["deck"][0]) == ("What do you do?", top)


@pytest.mark.rule("spoils:411.2", "spoils:203.2a")
@pytest.mark.parametrize("bluff", [True, False])
def test_who_bluffs_is_asked_though_their_face_down_cards_are_alike(bluff: bool) -> None:
    """A takes one of two face-down cards back: B can't tell by A's being asked whether they are alike, unless B has
    seen them."""
    lift = tactic("Lift", "Effect: Put a face-down card you control into its owner's hand.")
    for other, known, asked in (("Coin", "A", bluff), ("Fort", "A", True), ("Coin", "AB", False), ("Fort", "AB", True)):
        cards = [down("Coin", 31, known), down(other, 32, known)]
        t = plain(lift, A={"hand": ["Lift", "Grunt"], "in_play": cards}, B={"hand": ["Fort"]}, bluff=bluff)
        t.do("play Lift")
        while t.asked == "B":
            t.do("let it happen")
        assert (t.prompt == "Which card do you put?") == asked
