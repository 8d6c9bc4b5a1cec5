"""Imagined deals agree with all that a seat has seen in the step under way, however much that was."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.spoils.plain import plain
from tests.games.spoils.stage import Stage, item, tactic

RABBLE = ["Grunt", "Brute", "Sprinter", "Snail", "Pacifist", "Giant"]
MANY = [*RABBLE, "Shed", "Fort", "Trick", "Coin"]
"""Cards all of which are different."""
BELL = item("Bell", "RING", "Effect: Draw a card.")


def agrees(t: Stage, *seats: int, deals: int = 4) -> None:
    """What these seats imagine looks to them as the table does, and they were told the same."""
    for seat in seats or (0, 1):
        for dice in range(deals):
            deal = t.table.imagine(seat, Random(dice))
            assert deal.view(seat) == t.table.view(seat)
            assert deal.log_of_step(seat) == t.table.log_of_step(seat)


@pytest.mark.rule("spoils:310.1")
def test_whom_somebody_picked_is_known() -> None:
    """B points at one of twelve characters, again and again, and A, who is asked to respond, hears at which."""
    point = item("Finger", "POINT", "Cost: Pick a character.", "Effect: Draw a card.")
    b = {"in_play": [*RABBLE, "Finger"], "deck": ["40x Coin"]}
    t = plain(BELL, point, A={"hand": ["Grunt"], "in_play": [*RABBLE, "Bell"]}, B=b).do("play Grunt")
    for name in ("B's Snail", "A's Giant", "B's Grunt", "A's Brute", "B's Pacifist", "A's Snail") * 4:
        t.do("B: use POINT of Finger", f"B: {name}", "A: let it happen")
    t.do("B: use POINT of Finger", "B: B's Giant")
    assert t.asked == "A"
    agrees(t, 0)


@pytest.mark.rule("spoils:305.1")
def test_what_somebody_discarded_is_known_and_the_rest_of_the_hand_is_not() -> None:
    """B discards four of ten cards before A does; what B has left may be any of the others, wherever they were."""
    ruin = tactic("Ruin", "Effect: Your opponent discards 4 cards. Discard a card.")
    t = plain(ruin, A={"hand": ["Ruin", "Grunt", "Shed"]}, B={"hand": MANY, "deck": [*RABBLE, "Fort"]})
    t.do("play Ruin", "B: let it happen", "B: Giant", "B: Coin", "B: Snail", "B: Trick")
    assert (t.asked, t.prompt) == ("A", "Which card do you discard?")
    agrees(t, 0)
    held = {tuple(sorted(t.table.imagine(0, Random(dice)).position()["B"]["hand"])) for dice in range(6)}
    assert len(held) > 1


@pytest.mark.rule("spoils:402.1")
def test_how_the_coin_fell_is_known() -> None:
    spin = tactic("Spin", f"Effect: {'Flip a coin. ' * 12}Discard a card.")
    t = plain(spin, A={"hand": ["Spin", "Grunt", "Shed"]}).do("play Spin")
    assert t.prompt == "Which card do you discard?"
    agrees(t)


@pytest.mark.rule("spoils:606.2")
def test_who_responds_at_last_has_let_everything_pass_before_without_an_order() -> None:
    """B lets A ring thirty times, and rings then: whoever had left an order would not have been asked."""
    a = {"hand": ["Grunt"], "in_play": ["Bell"], "deck": ["40x Coin"]}
    t = plain(BELL, A=a, B={"in_play": ["Bell"]}, full_control=(0, 1))
    t.do("play Grunt", "B: use RING of Bell")
    for _ in range(30):
        t.do("A: use RING of Bell", "B: let it happen")
    t.do("A: use RING of Bell", "B: use RING of Bell")
    assert t.asked == "A"
    agrees(t, 0)


@pytest.mark.rule("spoils:312.2", "spoils:403.2a")
def test_what_was_searched_for_and_revealed_is_known() -> None:
    errand = tactic(
        "Errand",
        "Effect: Search your deck for 5 cards and reveal them. Your opponent chooses one of them. "
        "Put the chosen card into your hand. Put the rest into your discard pile.",
    )
    t = plain(errand, A={"hand": ["Errand"], "deck": [*MANY, *RABBLE]})
    t.do("play Errand", "Giant", "Shed", "Trick", "Grunt", "Coin")
    assert t.asked == "B"
    agrees(t, 1)


@pytest.mark.rule("spoils:312.1")
def test_what_was_drawn_after_a_search_is_known() -> None:
    """The deck is looked through and shuffled, and then three cards of it are drawn: these lay on top, and what was
    found did not, wherever it was."""
    quest = tactic(
        "Quest", "Effect: Search your deck for 4 characters and put them into your hand. Draw 3 cards. Discard a card."
    )
    for seed in range(4):
        t = plain(quest, A={"hand": ["Quest"], "deck": MANY}, seed=seed).do("play Quest", *RABBLE[:4])
        assert t.prompt == "Which card do you discard?"
        agrees(t)


@pytest.mark.rule("spoils:312.1")
def test_what_lies_on_top_after_a_search_is_known_and_not_what_was_found() -> None:
    """B sees the top card of A's deck, and neither what A has found in it nor whether that lay above or below."""
    quest = tactic(
        "Quest",
        "Effect: Search your deck for 4 characters and put them into your hand. Reveal the top card of your deck. "
        "Your opponent discards a card.",
    )
    imagined = []
    for order in ((0, 1, 2, 3, 4, 5, 6, 7, 8, 9), (4, 5, 6, 7, 8, 9, 0, 1, 2, 3)):
        b = {"hand": ["Grunt", "Shed"]}
        t = plain(quest, A={"hand": ["Quest"], "deck": MANY}, B=b, luck=[order]).do("play Quest", *RABBLE[:4])
        assert (t.asked, t.view("B").A.known_in_deck) == ("B", {0: MANY[4]})
        agrees(t, 1)
        imagined.append([t.table.imagine(1, Random(dice)).position() for dice in range(6)])
    assert imagined[0] == imagined[1]
    assert len({tuple(sorted(deal["A"]["hand"])) for deal in imagined[0]}) > 1


@pytest.mark.rule("spoils:313.1")
def test_what_lay_on_top_each_time_that_a_deck_was_shuffled_is_known() -> None:
    stir = tactic(
        "Stir", f"Effect: {'Shuffle your deck. Reveal the top card of your deck. ' * 5}Your opponent discards a card."
    )
    t = plain(stir, A={"hand": ["Stir"], "deck": MANY}, B={"hand": ["Grunt", "Shed"]}).do("play Stir")
    assert t.asked == "B"
    agrees(t)


@pytest.mark.rule("spoils:403.2a")
def test_a_hand_is_in_no_order_to_who_looks_at_it() -> None:
    """Who sees another's hand isn't told which card came to it last; who holds it has it as it came."""
    pry = tactic("Pry", "Effect: Look at your opponent's hand. Choose a card in it. Your opponent discards it.")
    t = plain(pry, A={"hand": ["Pry"]}, B={"hand": ["Snail", "Grunt", "Brute"]}).do("play Pry")
    assert [str(line) for line in t.table.log(0)][-1] == "A looks at Brute, Grunt, Snail (403.2a)"
    assert t.offered == ["B's Brute", "B's Grunt", "B's Snail"]
    agrees(t, 0)
    t.do("B's Grunt")
    assert t.B["hand"] == ["Snail", "Brute"]


@pytest.mark.rule("spoils:403.2a", "spoils:101.1")
def test_a_hand_that_an_effect_reveals_is_in_no_order() -> None:
    glass = item("Glass", "Your opponent's hand is revealed.")
    snatch = tactic("Snatch", "Effect: Choose a card in your opponent's hand. Your opponent discards it.")
    t = plain(
        glass,
        snatch,
        A={"hand": ["Glass", "Snatch"]},
        B={"hand": ["Snail", "Grunt", "Brute", "Trick"]},
        full_control=(0, 1),
    )
    t.do("play Glass", "B: let it happen")
    told = [str(line) for line in t.table.log(0) if "is revealed" in str(line)]
    assert told == [f"{name} is revealed (101.1)" for name in ("Brute", "Grunt", "Snail", "Trick")]
    t.do("play Snatch", "B: let it happen")
    assert t.offered == ["B's Brute", "B's Grunt", "B's Snail", "B's Trick"]


@pytest.mark.rule("spoils:403.1a", "spoils:O36")
def test_who_puts_cards_in_any_order_unseen_is_not_shown_them() -> None:
    """Of cards that A has looked at, A says which goes first; of cards that A can't know, nobody does."""
    sift = tactic("Sift", "Effect: Look at the top 3 cards of your deck. Put them on top of your deck in any order.")
    bury = tactic("Bury", "Effect: Put the top 3 cards of your deck on the bottom of your deck in any order.")
    a = {"hand": ["Sift", "Bury"], "deck": MANY}
    t = plain(sift, bury, A=a).do("play Sift")
    assert t.offered == MANY[:3]
    t.do(MANY[2], MANY[1])
    assert t.A["deck"][:3] == MANY[:3]
    bottoms = set()
    for seed in range(8):
        t = plain(sift, bury, A=a, seed=seed).do("play Bury")
        assert t.prompt == "What do you do?"
        assert sorted(t.A["deck"][-3:]) == sorted(MANY[:3])
        bottoms.add(tuple(t.A["deck"][-3:]))
        assert t.view("A").A.known_in_deck == {}
    assert len(bottoms) > 1


@pytest.mark.rule("spoils:O35", "spoils:401.3")
def test_what_was_drawn_after_a_shuffle_that_is_undone_lies_nobody_knows_where() -> None:
    """A draws a card to meet a cost, has no item to discard, and all is undone: A knows what lies on top. If A had
    shuffled the deck before, the deck is in its old order again, and what A has drawn is somewhere in it."""
    dig = tactic("Dig", "Cost: Draw a card. Discard an item.", "Effect: Draw 2 cards.")
    churn = tactic("Churn", "Cost: Shuffle your deck. Draw 2 cards. Discard an item.", "Effect: Draw 2 cards.")
    a = {"hand": ["Dig", "Churn", "Grunt"], "deck": MANY}
    t = plain(dig, churn, A=a).do("play Dig")
    assert (t.A["hand"], t.A["deck"]) == (["Dig", "Churn", "Grunt"], MANY)
    assert [t.view(seat).A.known_in_deck for seat in ("A", "B")] == [{0: MANY[0]}, {}]
    agrees(t)
    t = plain(dig, churn, A=a, luck=[tuple(reversed(range(10)))]).do("play Churn")
    assert (t.A["hand"], t.A["deck"]) == (["Dig", "Churn", "Grunt"], MANY)
    assert [t.view(seat).A.known_in_deck for seat in ("A", "B")] == [{}, {}]
    agrees(t)
    decks = {tuple(t.table.imagine(0, Random(dice)).position()["A"]["deck"]) for dice in range(8)}
    assert len({deck.index(MANY[9]) for deck in decks}) > 2


@pytest.mark.rule("spoils:305.1", "spoils:402.5")
def test_what_was_chosen_unseen_and_then_discarded_is_known() -> None:
    """A makes B discard a card at a time, and sees each only then: in every deal these are those that were chosen."""
    grope = tactic(
        "Grope",
        "Effect: "
        + 6 * "Choose a card in your opponent's hand. Your opponent discards the chosen card. "
        + "Discard a card.",
    )
    t = plain(grope, A={"hand": ["Grope", "Shed", "Fort"]}, B={"hand": MANY, "deck": RABBLE})
    t.do("play Grope", "B: let it happen")
    assert (t.prompt, len(t.B["discard pile"])) == ("Which card do you discard?", 6)
    agrees(t)


# What goes on and speaks of hidden cards


@pytest.mark.rule("spoils:403.2a", "spoils:402.4")
def test_a_card_of_a_hand_that_was_chosen_secretly_may_be_any_of_it_to_others() -> None:
    """A will discard the chosen card at the end of the turn: B imagines that this or that one will be, and A knows."""
    vow = tactic("Vow", "Effect: Choose a card in your hand. At the end of this turn, discard it.")
    t = plain(vow, A={"hand": ["Vow", *RABBLE]}, full_control=(0,)).do("play Vow", "Brute")
    told = set()
    for dice in range(12):
        deal = Stage(t.table.imagine(1, Random(dice)))
        ((card,),) = deal.truth["later"][0]["kept"]["named"].values()
        name = card.removeprefix("A's ").partition(" (")[0]
        assert name in deal.A["hand"]
        told.add(name)
        deal.do("end the turn")
        assert name in deal.A["discard pile"]
    assert len(told) > 2
    own = t.table.imagine(0, Random(0)).position()
    assert list(own["later"][0]["kept"]["named"].values()) == [["A's Brute"]]


@pytest.mark.rule("spoils:411.2", "spoils:403.2a")
def test_what_left_play_face_down_and_unseen_may_be_any_hidden_card_to_others() -> None:
    """A takes one face-down card back to the hand, and another one is destroyed before everybody's eyes."""
    lift = tactic("Lift", "Cost: Pick a face-down card.", "Effect: Put it into its owner's hand.")
    crush = tactic("Crush", "Cost: Pick a face-down card.", "Effect: Destroy it.")
    down = [{"card": name, "face": "face-down", "number": 30 + at} for at, name in enumerate(("Giant", "Snail"))]
    a = {"hand": ["Lift", "Crush", "Grunt", "Brute", "Shed"], "in_play": down}
    t = plain(lift, crush, A=a, full_control=(0,)).do("play Lift", "A's face-down Giant (1)", "play Crush")
    while not t.at_rest():
        t.do(t.offered[0])
    gone = [one["card"] for one in t.truth["gone"]]
    assert gone == ["A's Giant", "A's Snail"]
    deals = [t.table.imagine(1, Random(dice)).position()["gone"] for dice in range(12)]
    assert len({first["card"] for first, _ in deals}) > 2
    assert {second["card"] for _, second in deals} == {"A's Snail"}


@pytest.mark.rule("spoils:313.1", "spoils:305.1")
def test_of_a_card_that_was_seen_and_shuffled_into_a_deck_the_name_is_known() -> None:
    ruin = tactic("Ruin", "Effect: Discard a character. Shuffle your discard pile into your deck.")
    t = plain(ruin, A={"hand": ["Ruin", "Giant", "Grunt", "Grunt"], "deck": ["Giant", "6x Coin"]}, full_control=(0,))
    t.do("play Ruin", "Giant")
    for dice in range(6):
        for seat in (0, 1):
            deal = t.table.imagine(seat, Random(dice)).position()
            ((card,),) = [one["to"] for one in deal["did"] if one["what"] == "discard"]
            assert card.startswith("A's Giant (")
            assert [*deal["A"]["deck"], *deal["A"]["hand"]].count("Giant") == 2


@pytest.mark.rule("spoils:414.2a", "spoils:403.2a")
def test_which_card_of_a_hand_was_chosen_as_an_ability_was_used_nobody_else_knows() -> None:
    wheel = item("Wheel", "TURN", "Effect: Put a card from your hand on the bottom of your deck. Draw a card.")
    t = plain(wheel, A={"hand": ["Grunt", "Brute"], "in_play": ["Wheel"]}, full_control=(0,))
    t.do("use TURN of Wheel", "Brute")
    (said,) = [one for one in t.truth["shown"][0]["said"] if isinstance(one["says"], dict)]
    assert said["says"] == {"card": "A's Brute"}
    (said,) = t.table.imagine(1, Random(0)).position()["shown"][0]["said"]
    assert said["says"] == "a card"
    assert t.table.imagine(0, Random(0)).position()["shown"] == t.truth["shown"]
