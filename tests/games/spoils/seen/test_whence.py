"""Whence a card may have come that came to light: who imagines what is hidden deals it anywhere there, and not just to
where it was."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from coven.games.spoils import GAME
from coven.kernel import Seat
from coven.kernel.ask import Answer
from tests.games.spoils.plain import plain
from tests.games.spoils.stage import Plain, Stage, character, item, tactic

CRAM = tactic("Cram", "Effect: Draw a card. Discard a card. Your opponent discards a card.")
"""Its player draws and discards, and then the other one is asked, who has seen only what was discarded."""
DEALS = 24


def imagined(t: Stage, seat: int) -> list[Plain]:
    """What a seat imagines, each deal agreeing with all that it has observed."""
    deals = []
    for dice in range(DEALS):
        deal = t.table.imagine(seat, Random(dice))
        assert deal.view(seat) == t.table.view(seat)
        assert deal.log_of_step(seat) == t.table.log_of_step(seat)
        deals.append(deal.position())
    return deals


def alike(*tables: Stage, seat: int) -> list[Plain]:
    """What a seat imagines at tables that look the same to it is the same at all."""
    first, *others = tables
    deals = imagined(first, seat)
    for other in others:
        assert other.table.view(seat) == first.table.view(seat)
        assert other.table.log(seat) == first.table.log(seat)
        assert imagined(other, seat) == deals
    return deals


def held(deals: list[Plain], name: str) -> set[int]:
    """How many of these cards A holds, in one deal and another."""
    return {deal["A"]["hand"].count(name) for deal in deals}


@pytest.mark.rule("spoils:306.1", "spoils:403.2a")
def test_what_is_discarded_may_have_been_drawn_or_held_before() -> None:
    """A draws and discards a Giant: the drawn one or not, B can't tell."""

    def table(hand: list[str], deck: list[str]) -> Stage:
        a = {"hand": ["Cram", "Fort", *hand], "deck": [*deck, "Brute", "Snail"]}
        return plain(CRAM, A=a, B={"hand": ["Shed", "Coin"]}).do("play Cram", "A: Giant")

    tables = table(["Giant"], ["Grunt"]), table(["Grunt"], ["Giant"])
    assert all(t.asked == "B" and t.A["discard pile"] == ["Giant"] for t in tables)
    deals = alike(*tables, seat=1)
    assert len({tuple(deal["A"]["deck"]) for deal in deals}) > 1
    assert tables[1].A["hand"] == ["Fort", "Grunt"]
    assert held(deals, "Grunt") == {0, 1}


@pytest.mark.rule("spoils:313.1", "spoils:403.2a")
def test_nor_can_it_be_told_after_a_shuffle() -> None:
    """A shuffles the deck, draws and discards a Giant: B takes it for one that A had."""
    stir = CRAM.replace("Cram", "Stir").replace("Draw", "Shuffle your deck. Draw")

    def table(hand: list[str], deck: list[str], order: Answer) -> Stage:
        a = {"hand": ["Stir", *hand], "deck": deck}
        t = plain(stir, A=a, B={"hand": ["Shed", "Coin"]}, luck=[order])
        return t.do("play Stir", "A: Giant")

    rest = ["Brute", "Snail", "Sprinter"]
    tables = (
        table(["Giant", "Fort"], ["Grunt", *rest], (1, 0, 2, 3)),
        table(["Grunt", "Fort"], ["Giant", *rest], (0, 1, 2, 3)),
    )
    alike(*tables, seat=1)


@pytest.mark.rule("spoils:313.1", "spoils:306.1")
def test_what_was_drawn_into_an_empty_hand_lay_on_top() -> None:
    """A holds nothing else, shuffles, draws two cards and discards both: they lay on top, in whichever order."""
    stir = tactic("Stir", "Effect: Shuffle your deck. Draw 2 cards. Discard 2 cards. Your opponent discards a card.")
    deck = ["Grunt", "Brute", "Giant", "Snail", "Sprinter", "Pacifist", "Shed", "Fort", "Trick", "Coin"]
    t = plain(stir, A={"hand": ["Stir"], "deck": deck}, B={"hand": ["Shed", "Coin"]}).do("play Stir")
    assert (t.asked, len(t.A["discard pile"])) == ("B", 2)
    assert len({tuple(deal["A"]["deck"]) for deal in imagined(t, 1)}) > 1


@pytest.mark.rule("spoils:312.1", "spoils:403.2a", "spoils:O47")
def test_what_was_found_unseen_is_among_the_hand() -> None:
    """A finds a card and discards a Giant: whether that was found or held before, B can't tell."""
    quest = tactic(
        "Quest", "Effect: Search your deck for a card and put it into your hand. Discard a card. "
        "Your opponent discards a card."
    )  # fmt: skip
    rest = ["Brute", "Snail", "Sprinter"]
    tables = []
    for hand, deck, found in (("Giant", "Grunt", "Grunt"), ("Grunt", "Giant", "Giant")):
        a = {"hand": ["Quest", hand, "Fort"], "deck": [deck, *rest]}
        t = plain(quest, A=a, B={"hand": ["Shed", "Coin"]}, luck=[(0, 1, 2, 3)])
        tables.append(t.do("play Quest", found, "A: Giant"))
    alike(*tables, seat=1)


@pytest.mark.rule("spoils:O35", "spoils:401.3")
def test_what_was_discarded_for_a_cost_that_is_undone_is_known_only_where_it_must_be() -> None:
    """A draws a card, discards a Giant, has no item to discard, and all is undone: the Giant lies on the deck again or
    is in hand, and B can't tell."""
    dig = tactic("Dig", "Cost: Draw a card. Discard a card. Discard an item.", "Effect: Draw 2 cards.")

    def table(hand: str, deck: str) -> Stage:
        t = plain(dig, A={"hand": ["Dig", hand, "Fort"], "deck": [deck, "Brute", "Snail"]}).do("play Dig", "Giant")
        assert (t.asked, t.prompt, t.A["discard pile"]) == ("A", "What do you do?", [])
        return t

    tables = table("Giant", "Grunt"), table("Grunt", "Giant")
    for t in tables:
        assert (t.view("B").A.known, t.view("B").A.known_in_deck) == (("Dig",), {})
    alike(*tables, seat=1)
    assert [t.view("A").A.known_in_deck for t in tables] == [{0: "Grunt"}, {0: "Giant"}]


@pytest.mark.rule("spoils:411.2", "spoils:507.4a")
def test_who_sees_a_card_flipped_up_sees_where_it_lay() -> None:
    """What A flips up is one of two face-down cards, and B sees which of them."""
    ghost = character("Ghost", "2/2/2", "Flip Up 1")
    seen: list[Any] = []
    for first, second in (("Ghost", "Grunt"), ("Grunt", "Ghost")):
        down = [{"card": card, "face": "face-down", "number": 30 + place} for place, card in enumerate((first, second))]
        t = plain(ghost, A={"in_play": [*down, "2x Coin"]}).do("flip up Ghost")
        seen.append(GAME.seen(t.state, Seat(1)))
    assert seen[0] != seen[1]


@pytest.mark.rule("spoils:411.2", "spoils:403.2a")
def test_a_face_down_card_that_comes_to_hand_or_deck_is_shown_to_nobody() -> None:
    """A takes back a face-down card: only A, who could look at it, knows which it is. A card that lay face-up everybody
    knows."""
    down = {"card": "Giant", "face": "face-down", "number": 30}
    for where, words in (("into its owner's hand", "hand"), ("on top of its owner's deck", "deck")):
        take = tactic("Take", "Cost: Pick a resource you control.", f"Effect: Put it {where}.")
        for card, known in ((down, False), ({"card": "Coin", "number": 30}, True)):
            t = plain(take, A={"hand": ["Take", "Fort"], "in_play": [card]}).do("play Take")
            while t.asked != "A" or t.prompt != "What do you do?":
                t.do(t.offered[0])
            name = card["card"]
            assert name in t.A[words]
            theirs = t.view("B").A
            assert [*theirs.known, *theirs.known_in_deck.values()] == ([name] if known else [])
            moves = [move.what for line in t.lines("B") for move in line.moves if move.target == ("A", "hand")]
            assert (name in moves) == (known and words == "hand")


@pytest.mark.rule("spoils:403.1a", "spoils:403.2a")
def test_whoever_looks_on_reads_no_name_that_only_the_players_know() -> None:
    """Both know the one card that A holds, and A puts it on top of the deck; whoever looks on has never seen it. What
    lay in the discard pile, everybody sees."""
    bury = tactic("Bury", "Effect: Put a card from your hand on top of your deck.")
    dredge = tactic("Dredge", "Effect: Put a card from your discard pile on top of your deck.")
    t = plain(bury, A={"hand": ["Bury", "Giant"], "known": [{"hand": 2, "to": "B"}]}, B={"hand": ["Grunt"]})
    t.do("play Bury")
    assert t.A["deck"][0] == "Giant"
    assert "Giant goes to its owner's deck" in t.log("A")
    assert "Giant goes to its owner's deck" in t.log("B")
    assert "a card goes to its owner's deck" in t.log()
    assert not any("Giant" in (line.words, *[move.what for move in line.moves]) for line in t.lines())
    t = plain(dredge, A={"hand": ["Dredge", "Fort"], "discard pile": ["Giant"]}).do("play Dredge")
    assert "Giant goes to its owner's deck" in t.log()


@pytest.mark.rule("spoils:411.2", "spoils:403.2a")
def test_nor_the_name_of_a_face_down_card_that_both_know() -> None:
    swap = item("Swap", "SWAP", "Cost: Pick a resource you control.", "Effect: Put it into its owner's hand.")
    down = {"card": "Giant", "face": "face-down", "number": 30, "known to": "AB"}
    t = plain(swap, A={"hand": ["Fort"], "in_play": ["Swap", down]}).do("use SWAP of Swap")
    while t.asked != "A" or t.prompt != "What do you do?":
        t.do(t.offered[0])
    assert sorted(t.A["hand"]) == ["Fort", "Giant"]
    assert t.view("B").A.known == ("Giant",)
    assert not any("Giant" in (line.words, *[move.what for move in line.moves]) for line in t.lines())


def undone(steps: str, hand: list[str], deck: list[str], *answers: str, luck: list[Answer] | None = None) -> Stage:
    """A goes through the steps of a cost and has no item to discard, so that all is undone."""
    dig = tactic("Dig", f"Cost: {steps} Discard an item.", "Effect: Draw 2 cards.")
    t = plain(dig, A={"hand": ["Dig", *hand], "deck": deck}, luck=luck or []).do("play Dig", *answers)
    assert (t.asked, t.prompt) == ("A", "What do you do?")
    assert (sorted(t.A["hand"]), t.A["deck"]) == (sorted(["Dig", *hand]), deck)
    return t


def known_of_a(t: Stage, to: str) -> tuple[list[str], Mapping[int, str]]:
    """What somebody knows of A's hand, and of A's deck."""
    side = t.view(to).A
    return [name for name in side.known if name != "Dig"], side.known_in_deck


@pytest.mark.rule("spoils:O35", "spoils:313.1")
def test_what_was_seen_in_a_deck_after_a_shuffle_that_is_undone_may_lie_anywhere_in_it() -> None:
    steps = "Shuffle your deck. Reveal the top card of your deck."
    t = undone(steps, ["Fort"], ["Grunt", "Giant", "Brute"], luck=[(1, 0, 2)])
    assert [known_of_a(t, seat) for seat in ("A", "B")] == [([], {}), ([], {})]
    t = undone("Reveal the top card of your deck. Draw a card.", ["Fort"], ["Grunt", "Giant", "Brute"])
    assert [known_of_a(t, seat)[1] for seat in ("A", "B")] == [{0: "Grunt"}, {0: "Grunt"}]


@pytest.mark.rule("spoils:O35", "spoils:312.1")
def test_who_has_looked_through_a_deck_keeps_no_place_of_it_in_mind() -> None:
    t = undone("Search your deck for a card and reveal it.", ["Fort"], ["Grunt", "Giant", "Brute"], "Giant")
    assert [known_of_a(t, seat) for seat in ("A", "B")] == [([], {}), ([], {})]


@pytest.mark.rule("spoils:O35", "spoils:403.2a")
def test_what_a_hand_that_was_shown_had_not_came_from_the_deck() -> None:
    """A shows the hand, draws and discards what wasn't in it: it lies on top again, and B can tell. Without the hand
    having been shown, B can't."""
    t = undone("Reveal your hand. Draw a card. Discard a card.", ["Fort"], ["Giant", "Brute"], "Giant")
    assert known_of_a(t, "B") == (["Fort"], {0: "Giant"})
    t = undone("Draw a card. Discard a card.", ["Fort"], ["Giant", "Brute"], "Giant")
    assert known_of_a(t, "B") == ([], {})


@pytest.mark.rule("spoils:O35", "spoils:403.2a")
def test_of_copies_alike_nobody_can_tell_which_has_left_a_hand_unseen() -> None:
    """A shows the Giant on top of the deck, draws it, puts one of two Giants there and shows it: which, B can't tell,
    and so B doesn't know after all is undone that A holds another."""
    steps = "Reveal the top card of your deck. Draw a card. Put a card from your hand on top of your deck."
    t = undone(f"{steps} Reveal the top card of your deck.", ["Giant"], ["Giant", "Brute"])
    assert known_of_a(t, "B") == ([], {0: "Giant"})
