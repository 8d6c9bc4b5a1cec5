"""Nothing hidden shows in The Spoils: cards made to hide, show, look for, name and mix cards, at pairs of tables."""

from __future__ import annotations

from random import Random

import pytest

from coven.games.spoils import GAME
from coven.kernel import Seat
from coven.kernel.secrecy import keeps_secrets
from tests.games.spoils.hidden_cards import odder_setup, oddest_setup, setup
from tests.games.spoils.plain import plain
from tests.games.spoils.stage import Stage, item, tactic
from tests.games.spoils.test_conformance import SETUPS

PAIRS = 60


def test_no_seat_is_shown_what_it_cannot_know() -> None:
    assert keeps_secrets(GAME, pairs=PAIRS, start=0, setups=setup, every=3) > PAIRS


def test_nor_where_cards_do_more() -> None:
    """Costs that are undone, hands that are counted and shown, face-down cards that leave, come and are looked at."""
    assert keeps_secrets(GAME, pairs=PAIRS, start=0, setups=odder_setup, every=3) > PAIRS


def test_nor_where_cards_ask_for_what_cannot_be_seen() -> None:
    """Kinds of face-down cards and of cards in the other hand, for costs too; what the other player may do."""
    assert keeps_secrets(GAME, pairs=PAIRS, start=0, setups=oddest_setup, every=3) > PAIRS


@pytest.mark.parametrize("seed", [5, 20, 40, 700_200, 801_000, 3_000_193])
def test_nor_where_it_was_shown_before(seed: int) -> None:
    """Where in a shuffled deck a card was that had been found in it: to who found it, and to all who were shown it; and
    whence a card had come to the hand from which it was discarded; and whether a card that is shown is another one."""
    keeps_secrets(GAME, pairs=45, start=seed, setups=[setup(seed)], every=3)


@pytest.mark.rule("spoils:312.1")
def test_what_was_searched_for_and_revealed_is_known_but_not_where_it_lies() -> None:
    """Of two cards that were found and shown, nobody knows the places in the deck, which was shuffled; of one that is
    shown on top of a deck, everybody does."""
    search = tactic(
        "Errand",
        "Effect: Search your deck for 2 cards and reveal them. Your opponent chooses one of them. "
        "Put the chosen card into your hand. Put the rest into your discard pile.",
    )
    peek = tactic("Peek", "Effect: Reveal the top card of your deck.")
    deck = ["Grunt", "Brute", "Giant", "6x Coin"]
    t = plain(search, peek, A={"hand": ["Errand", "Peek"], "deck": deck}).do("play Errand")
    t.do("Grunt", "Giant")
    assert t.asked == "B"
    assert [t.table.view(seat).A.known_in_deck for seat in (0, 1)] == [{}, {}]
    t = plain(search, peek, A={"hand": ["Errand", "Peek"], "deck": deck}).do("play Peek")
    assert [t.table.view(seat).A.known_in_deck for seat in (0, 1)] == [{0: "Grunt"}, {0: "Grunt"}]


@pytest.mark.rule("spoils:403.2a", "spoils:411.2", "spoils:603.1a", "spoils:605.1a", "spoils:309.1")
def test_who_imagines_what_is_hidden_keeps_what_happened_before_their_eyes() -> None:
    """What was played and used, and which cards pay for it, is the same in every deal; what B can't see isn't."""
    cram = tactic("Cram", "Effect: Draw a card.")
    bell = item("Bell", "RING", "Cost: Pay 1.", "Effect: Draw a card.")
    down = {"card": "Giant", "face": "face-down", "number": 30}
    a = {
        "hand": ["Cram", "Snail", "Brute"],
        "in_play": ["Bell", "2x Coin", down, "Greed"],
        "deck": ["Fort", "Shed", "Giant"],
    }
    t = plain(cram, bell, A=a, B={"hand": ["Trick"]}, full_control=(1,))
    t.do("play Cram", "B: let it happen", "play Brute", "A's face-down Giant", "A's Greed")
    assert t.asked == "B"
    paid = [one["number"] for one in t.A["in play"] if "attached to" in one]
    assert paid[0] == 30
    assert set(GAME.seen(t.state, Seat(1))) == {(0, "Brute"), (0, "Cram")}
    hidden = set()
    for dice in range(12):
        deal = t.table.imagine(1, Random(dice))
        truth = deal.position()
        assert [one["card"] for one in truth["being played"]] == ["Brute"]
        assert [one["number"] for one in truth["A"]["in play"] if "attached to" in one] == paid
        assert deal.view(1) == t.table.view(1)
        (lies,) = [one["card"] for one in truth["A"]["in play"] if one["number"] == 30]
        hidden.add((lies, *sorted(truth["A"]["hand"])))
    assert len(hidden) > 1
    t.do("B: let it happen", "use RING of Bell")
    assert t.asked == "B"
    for dice in range(12):
        deal = t.table.imagine(1, Random(dice))
        assert [one["card"] for one in deal.position()["being played"]] == ["Bell"]
        assert deal.view(1) == t.table.view(1)


@pytest.mark.rule("spoils:403.2a")
def test_of_two_cards_alike_the_one_that_was_known_is_played_to_who_knew_one() -> None:
    t = plain(A={"hand": ["Grunt", "Shed"]}, B={"hand": ["Trick", "Trick"], "known": [{"hand": 2, "to": "A"}]})
    assert t.view("A").B.known == ("Trick",)
    t.do("play Grunt", "B: play Trick")
    assert (t.view("A").B.known, t.B["hand"]) == ((), ["Trick"])


FLASH = tactic("Flash", "Effect: Your opponent reveals a card in their hand.")


@pytest.mark.rule("spoils:403.2a")
def test_a_card_that_is_shown_twice_may_be_one_of_two_or_the_same() -> None:
    """A has seen a Shed, and B shows one, and again: A knows that there is one. Shown together they are two; and who
    sees one leave and then another one has seen two."""
    bare = tactic("Bare", "Effect: Your opponent reveals their hand.")
    ruin = tactic("Ruin", "Effect: Your opponent reveals a card in their hand. Your opponent discards a card.")
    b = {"hand": ["Shed", "Shed", "Fort"]}
    shown = [{"hand": 2, "to": "A"}]
    t = plain(FLASH, bare, A={"hand": ["Flash", "Flash", "Bare"]}, B={**b, "known": shown}).do("play Flash", "Shed")
    assert t.view("A").B.known == ("Shed",)
    t.do("play Flash", "Shed")
    assert t.view("A").B.known == ("Shed",)
    t.do("play Bare")
    assert t.view("A").B.known == ("Fort", "Shed", "Shed")
    t = plain(FLASH, ruin, A={"hand": ["Flash", "Ruin"]}, B=b).do("play Ruin", "Shed", "Shed")
    assert t.view("A").B.known == ()
    t.do("play Flash", "Shed")
    assert t.view("A").B.known == ("Shed",)


@pytest.mark.rule("spoils:403.2a", "spoils:401.3", "spoils:O35")
@pytest.mark.parametrize(
    ("cost", "answers", "known"),
    [
        ("Reveal a card in your hand", ("Shed",), ("Shed",)),
        ("Reveal 2 cards in your hand", ("Shed", "Shed"), ("Shed", "Shed")),
        ("Discard a card. Reveal a card in your hand", ("Shed", "Shed"), ("Shed", "Shed")),
        (
            "Reveal a card in your hand. Put a card from your hand on top of your deck. Reveal a card in your hand",
            ("Shed", "Shed", "Shed"),
            ("Shed",),
        ),
    ],
)
def test_what_was_shown_before_all_was_undone_is_known_as_often_as_it_could_be_told_apart(
    cost: str, answers: tuple[str, ...], known: tuple[str, ...]
) -> None:
    """A has shown a Shed, and shows it or another one as a cost that isn't met after all."""
    spree = tactic("Spree", f"Cost: {cost}. Draw a card. Discard a character.", "Effect: Draw 3 cards.")
    hand = ["Spree", "Shed", "Shed", "Fort"]
    shown = [{"hand": 3, "to": "B"}]
    t = plain(spree, A={"hand": hand, "deck": ["Coin"], "known": shown}, B={"hand": ["Grunt"]}, full_control=(0,))
    t.do("play Spree", *answers)
    assert "It is undone" in t.log("B")[-1]
    assert (t.A["hand"], t.view("B").A.known) == (hand, (*known, "Spree"))


@pytest.mark.rule("spoils:307.1", "spoils:403.2a")
@pytest.mark.parametrize("where", ["in your hand", "in your opponent's hand"])
def test_what_is_duplicated_is_seen_where_it_is(where: str) -> None:
    """Everybody sees what a duplicate is a copy of, and so that this card is there; and nothing of the others."""
    echo = tactic("Echo", f"Effect: Duplicate a tactic {where}.")
    hand = ["Shed", "Trick", "Fort"]
    t = plain(echo, A={"hand": ["Echo", *hand]}, B={"hand": hand}).do(
        "play Echo", "B: let it happen", "B: let it happen"
    )
    known = [(t.view(seat).A.known, t.view(seat).B.known) for seat in ("A", "B")]
    assert known == ([((), ()), (("Trick",), ())] if where == "in your hand" else [((), ("Trick",)), ((), ())])
    assert "A plays a duplicate of Trick" in t.log("B")
    assert set(GAME.seen(t.state, Seat(1))) >= {(0 if where == "in your hand" else 1, "Trick")}


@pytest.mark.rule("spoils:403.1a", "spoils:O64")
@pytest.mark.parametrize("deck", [["Grunt", "Shed", "Coin"], ["Shed", "Grunt", "Coin"]])
@pytest.mark.parametrize(
    "effect",
    [
        "Choose one of them. Put it into your hand. Put the rest on the bottom of your deck in any order.",
        "Put one of them into your hand.",
        "Choose one of them. Put the rest into your hand.",
    ],
)
def test_whether_what_was_chosen_unseen_lay_on_top_is_told_to_nobody(deck: list[str], effect: str) -> None:
    """B, who is told of what A draws, isn't told which of the two cards that A has looked at came to A's hand."""
    glad = item("Glad", "If your opponent draws a card, your faction gains 1 influence.")
    sift = tactic("Sift", f"Effect: Look at the top 2 cards of your deck. {effect}")
    t = plain(sift, glad, A={"hand": ["Sift"], "deck": deck}, B={"in_play": ["Glad"], "influence": 20})
    t.do("play Sift", "Grunt")
    assert t.B["influence"] == 20
    for seat in ("B", None):
        assert not any("draws" in line for line in t.log(seat))


@pytest.mark.rule("spoils:O64", "spoils:306.1")
def test_what_everybody_can_tell_to_lie_on_top_is_drawn() -> None:
    """The one card that is looked at, what is left of two, and one of two that were shown to everybody."""
    glad = item("Glad", "If your opponent draws a card, your faction gains 1 influence.")
    two = "the top 2 cards of your deck"
    for effect, answers in (
        ("Look at the top card of your deck. You may put it into your hand.", ("yes",)),
        (f"Look at {two}. Put one of them on the bottom of your deck. Put the rest into your hand.", ("Grunt",)),
        (f"Reveal {two}. Choose one of them. Put it into your hand.", ("Grunt",)),
    ):
        deck = ["Grunt", "Shed", "Coin"]
        b = {"in_play": ["Glad"], "influence": 20}
        t = plain(tactic("Sift", f"Effect: {effect}"), glad, A={"hand": ["Sift"], "deck": deck}, B=b)
        t.do("play Sift", *answers)
        assert t.B["influence"] == 21, effect


SNEAK = [{"deck": 1, "to": "B"}, {"deck": 2, "to": "B"}]


@pytest.mark.rule("spoils:403.1a", "spoils:403.2a")
@pytest.mark.parametrize("seen", [SNEAK, SNEAK[:1], []])
@pytest.mark.parametrize(
    ("effect", "picks"),
    [
        ("Put them on top of your deck in any order.", ("Grunt", "Shed")),
        ("Put them on the bottom of your deck in any order.", ("Grunt", "Shed")),
        ("Put one of them into your hand.", ("Grunt", "Shed")),
        ("Put one of them on the bottom of your deck.", ("Grunt", "Shed")),
        ("Put one of them into play face-down.", ("Grunt", "Shed")),
        ("Choose one of them. Put it into your hand. Put the rest on top of your deck.", ("Grunt", "Shed")),
    ],
)
def test_which_of_the_cards_of_a_deck_went_where_is_told_to_nobody_who_has_once_seen_them(
    seen: list[dict[str, object]], effect: str, picks: tuple[str, str]
) -> None:
    """B knows both cards on top of A's deck, one or none; A takes them up and does with them what B doesn't see."""
    sift = tactic("Sift", f"Effect: Look at the top 2 cards of your deck. {effect}")
    a = {"hand": ["Sift", "Snail"], "deck": ["Grunt", "Shed", "Coin", "Coin"], "known": seen}
    told = []
    for pick in picks:
        t = plain(sift, A=a, B={"hand": ["Trick"]}).do("play Sift", "B: let it happen", pick)
        told.append((t.view("B"), t.log("B")))
        assert not any(t.view("B").A.known_in_deck.values())
        assert not t.view("B").A.known
    assert told[0] == told[1]


@pytest.mark.rule("spoils:403.1a")
@pytest.mark.parametrize("effect", ["Put them on top of your deck in any order.", "Put one of them into your hand."])
def test_who_has_once_seen_the_cards_of_a_deck_imagines_them_put_back_anyhow(effect: str) -> None:
    """B knows both cards that A takes up, and is then asked: B can't tell what A has done with them."""
    sift = tactic("Sift", f"Effect: Look at the top 2 cards of your deck. {effect} Your opponent discards a card.")
    a = {"hand": ["Sift", "Snail"], "deck": ["Grunt", "Shed", "Coin", "Coin"], "known": SNEAK}
    t = plain(sift, A=a, B={"hand": ["Trick", "Fort"]}).do("play Sift", "B: let it happen", "Shed")
    assert t.prompt == "Which card do you discard?"
    tops = [t.table.imagine(1, Random(dice)).position()["A"]["deck"][:2] for dice in range(12)]
    assert {top[0] for top in tops} == {"Grunt", "Shed"}


@pytest.mark.rule("spoils:403.1a")
def test_what_lies_open_is_followed_by_everybody_wherever_it_goes() -> None:
    """The cards are revealed, or the one that is taken is, or it goes where everybody sees it."""
    a = {"hand": ["Sift", "Snail"], "deck": ["Grunt", "Shed", "Coin"], "known": SNEAK}

    def sifted(effect: str) -> Stage:
        t = plain(tactic("Sift", f"Effect: {effect}"), A=a, B={"hand": ["Trick"]})
        return t.do("play Sift", "B: let it happen", "Shed")

    two = "the top 2 cards of your deck"
    assert sifted(f"Reveal {two}. Put them on top of your deck in any order.").view("B").A.known_in_deck == {
        0: "Grunt",
        1: "Shed",
    }
    t = sifted(f"Look at {two}. Choose one of them. Reveal it. Put it into your hand.")
    assert (t.view("B").A.known, t.view("B").A.known_in_deck) == (("Shed",), {0: "Grunt"})
    t = sifted(f"Look at {two}. Put one of them into your discard pile. Put the rest on the bottom of your deck.")
    assert t.view("B").A.known_in_deck == {1: "Grunt"}


@pytest.mark.rule("spoils:403.2a", "spoils:O36")
def test_who_takes_a_card_of_a_hand_unseen_is_not_told_whether_it_is_the_one_that_was_known() -> None:
    """A knows one of B's three cards and puts one of them on top of B's deck: A can't see which, and B can."""
    lift = tactic("Lift", "Effect: Put a card from your opponent's hand on top of their deck.")
    b = {"hand": ["Snail", "Grunt", "Shed"], "known": [{"hand": 1, "to": "A"}]}
    tops = set()
    for seed in range(8):
        t = plain(lift, A={"hand": ["Lift", "Grunt"]}, B=b, seed=seed).do("play Lift")
        assert (t.view("A").B.known, t.view("A").B.known_in_deck) == ((), {})
        assert "a card goes to its owner's deck" in t.log("A")
        tops.add(t.view("B").B.known_in_deck[0])
    assert tops == {"Snail", "Grunt", "Shed"}
    peek = tactic("Peek", "Effect: Choose a card in your opponent's hand. Look at it. Put it on top of their deck.")
    t = plain(peek, A={"hand": ["Peek", "Grunt"]}, B=b).do("play Peek")
    assert t.view("A").B.known_in_deck == t.view("B").B.known_in_deck != {}


@pytest.mark.long
@pytest.mark.parametrize("start", range(1_000, 2_000, 50))
def test_no_seat_is_shown_what_it_cannot_know_at_length(start: int) -> None:
    keeps_secrets(GAME, pairs=2 * PAIRS, start=start, setups=setup, every=3)
    keeps_secrets(GAME, pairs=2 * PAIRS, start=start, setups=odder_setup, every=3)
    keeps_secrets(GAME, pairs=2 * PAIRS, start=start, setups=oddest_setup, every=3)
    keeps_secrets(GAME, pairs=PAIRS, start=start, setups=SETUPS, every=6)


@pytest.mark.rule("spoils:403.2a", "spoils:403.1a")
@pytest.mark.parametrize("bluff", [True, False])
def test_who_bluffs_is_asked_though_all_cards_are_alike(bluff: bool) -> None:
    """B discards one of two cards that are alike, and puts two such in order: who bluffs is asked like with others,
    unless A has seen that there is no choice."""
    ruin = tactic("Ruin", "Effect: Your opponent discards a card.")
    sift = tactic("Sift", "Effect: Look at the top 2 cards of your deck. Put them on top of your deck in any order.")
    both = [{"hand": 1, "to": "A"}, {"hand": 2, "to": "A"}]
    t = plain(ruin, A={"hand": ["Ruin", "Grunt"]}, B={"hand": ["Shed", "Shed"]}, bluff=bluff).do("play Ruin")
    while t.prompt.endswith("respond?"):
        t.do("B: let it happen")
    assert (t.asked, t.prompt) == (("B", "Which card do you discard?") if bluff else ("A", "What do you do?"))
    t = plain(ruin, A={"hand": ["Ruin", "Grunt"]}, B={"hand": ["Shed", "Shed"], "known": both}, bluff=bluff).do(
        "play Ruin"
    )
    while t.prompt.endswith("respond?"):
        t.do("B: let it happen")
    assert (t.asked, t.prompt, t.B["hand"]) == ("A", "What do you do?", ["Shed"])
    t = plain(sift, A={"hand": ["Sift", "Grunt"]}, bluff=bluff).do("play Sift")
    while t.prompt.endswith("respond?"):
        t.do("B: let it happen")
    assert t.prompt == ("Which card goes to the deck next?" if bluff else "What do you do?")


@pytest.mark.rule("spoils:403.2a", "spoils:401.2a")
@pytest.mark.parametrize("hand", [["Shed", "Fort"], ["Trick", "Fort"], ["Trick", "Dear Trick"]])
def test_who_bluffs_is_asked_however_many_cards_of_a_kind_there_are(hand: list[str]) -> None:
    """B is to discard a tactic, and has none, one or two: A can't tell by B's being asked."""
    bare = tactic("Bare", "Effect: Your opponent discards a tactic.")
    t = plain(bare, A={"hand": ["Bare", "Grunt"]}, B={"hand": hand}, bluff=True).do("play Bare", "B: let it happen")
    assert (t.asked, t.prompt) == ("B", "Which card do you discard?")
    tactics = [name for name in hand if name.endswith("Trick")]
    assert t.offered == (tactics or ["no more"])
    t.do(t.offered[0])
    assert (t.asked, t.B["discard pile"]) == ("A", tactics[:1])


MAY = (
    "You may discard a character. If you do, draw a card.",
    "You may play a character for free.",
    "You may put a character from your hand into play.",
    "You may reveal a character in your hand. If you do, draw a card.",
)


@pytest.mark.rule("spoils:403.2a", "spoils:503.1#3")
@pytest.mark.parametrize("text", MAY)
def test_who_bluffs_is_asked_whether_with_a_hand_that_has_nothing_for_it(text: str) -> None:
    """B may do something with a character of the hand. Who bluffs is asked with one and without, but not if the hand
    is empty or A knows all of it."""
    offer = tactic("Offer", f"Effect: {text}")

    def used(hand: list[str], known: int = 0, bluff: bool = True) -> Stage:
        seen = [{"hand": place, "to": "A"} for place in range(1, known + 1)]
        b = {"hand": ["Offer", *hand], "known": seen}
        t = plain(offer, A={"hand": ["Grunt"]}, B=b, bluff=bluff, active="B").do("B: play Offer")
        while t.prompt.endswith("respond?"):
            t.do("A: let it happen")
        return t

    t = used(["Shed", "Fort"])
    assert (t.asked, t.prompt, t.offered) == ("B", "Offer: do you do it?", ["no"])
    assert t.why_not("yes") == "401.2"
    view = t.view("A")
    t.do("no")
    assert t.prompt == "What do you do?"
    t = used(["Shed", "Brute"])
    assert (t.prompt, t.offered) == ("Offer: do you do it?", ["yes", "no"])
    assert t.view("A") == view
    for plainly in (used(["Shed", "Fort"], bluff=False), used(["Shed", "Fort"], known=3), used([])):
        assert plainly.prompt != "Offer: do you do it?"


@pytest.mark.rule("spoils:403.2a", "spoils:402.4")
@pytest.mark.parametrize("hand", [["Shed", "Fort"], ["Grunt", "Fort"], ["Grunt", "Brute"]])
def test_how_many_cards_of_a_hand_an_effect_speaks_of_shows_in_no_number(hand: list[str]) -> None:
    """A chooses a character of the hand, and what comes into play after that has the same number, however many other
    characters A holds."""
    shelve = tactic(
        "Shelve",
        "Effect: Choose a character in your hand. Put it on top of your deck. Put a card from your hand into play "
        "face-down.",
    )
    t = plain(shelve, A={"hand": ["Shelve", "Giant", "Coin", *hand]}, B={"hand": ["Grunt"]}).do("play Shelve")
    if t.prompt == "Which card do you choose?":
        t.do("Giant")
    t.do("Coin")
    assert list(t.view("B").A.in_play) == [4]


@pytest.mark.rule("spoils:403.2a", "spoils:401.3", "spoils:O35")
@pytest.mark.parametrize("hand", [["Shed", "Fort"], ["Grunt", "Fort"]])
def test_how_much_a_hand_has_of_what_a_cost_asks_for_is_its_players_secret(hand: list[str]) -> None:
    """A draws a card and has no 2 characters to discard: all is undone, and B hears that A hasn't them, not how many A
    has."""
    spree = tactic("Spree", "Cost: Draw a card. Discard 2 characters.", "Effect: Draw 3 cards.")
    t = plain(spree, A={"hand": ["Spree", *hand], "deck": ["Coin"]}, B={"hand": ["Grunt"]}).do("play Spree")
    many = "only 1" if "Grunt" in hand else "nothing"
    beginning = "That can't be: 2 characters is asked for, and there is"
    assert t.log("A")[-1] == f"{beginning} {many} of that. It is undone"
    for seat in ("B", None):
        assert t.log(seat)[-1] == f"{beginning} not enough of that. It is undone"
