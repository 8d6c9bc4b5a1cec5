"""Imagined deals keep to what a seat knows of hidden cards, and being asked tells nothing that it can't know."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations, permutations
from typing import Any

import pytest

from coven.games.revel import GAME
from coven.kernel import Seat, Table
from coven.kernel.ask import Answer
from tests.games.revel.hidden_cards import setup
from tests.games.revel.stage import Plain, Stage, shield, stage, stance, strike, witch

CARDS = (
    strike("Ember", 3, icons="flames"),
    strike("Blaze", 1, icons="flames"),
    strike("Gust", 2),
    shield("Wall", 4),
    shield("Veil", 1),
)
DECK = ["Veil", "Veil", "Gust", "Gust", "Veil"]


def using(
    *powers: str,
    cards: tuple[str, ...] = (),
    B: Plain | None = None,
    bluff: bool = False,
    luck: list[Answer] | None = None,
    **a: Any,
) -> Stage:
    """A's witch, Tess, has such Powers."""
    tess = witch("Tess", *(f"Her Power Is: {power}" for power in powers))
    side = {"witch": "Tess", "deck": DECK, **a}
    return stage(tess, *CARDS, *cards, A=side, B=B, plays=2, bluff=bluff, luck=luck)


def deals(t: Stage, seat: int, side: str) -> list[Plain]:
    """A side of the table in deals that a seat imagines."""
    return [t.table.imagine(seat, random.Random(dice)).position()[side] for dice in range(40)]


def test_a_card_stashed_openly_lies_at_the_bottom() -> None:
    t = using("Stash any 1 spell.", hand=["Ember", "Veil"], spells={1: "Wall"}).do("use Tess")
    found = deals(t, 1, "A")
    assert {deal["deck"][-1] for deal in found} == {"Wall"}
    assert len({tuple(deal["hand"]) for deal in found}) > 1


@pytest.mark.rule("revel:1.7.13")
def test_of_cards_stashed_together_the_others_know_which_but_not_their_order() -> None:
    t = using("Stash any 1 spell.", hand=["Veil"], spells={1: {"cards": ["Ember", "Blaze"]}}).do("use Tess")
    t.do("Blaze")
    assert {tuple(deal["deck"][-2:]) for deal in deals(t, 1, "A")} == {("Ember", "Blaze"), ("Blaze", "Ember")}
    assert {tuple(deal["deck"][-2:]) for deal in deals(t, 0, "A")} == {("Blaze", "Ember")}


@pytest.mark.rule("revel:3.6.7")
def test_a_card_shuffled_into_the_deck_is_somewhere_in_it() -> None:
    power = "Shuffle all cards in your discards into your deck."
    t = using(power, hand=["Ember", "Gust"], discards=["Wall"]).do("use Tess")
    found = deals(t, 1, "A")
    assert all("Wall" in deal["deck"] for deal in found)
    assert len({deal["deck"].index("Wall") for deal in found}) > 3


@pytest.mark.rule("revel:5.4.5")
def test_a_card_known_in_hand_stays_known_while_others_leave_it_openly() -> None:
    t = using("Reveal 1 card from your hand.", "Discard 1 card from your hand.", hand=["Ember", "Gust", "Wall"])
    t.do("use Tess", "Wall", "use Tess", "Ember")
    assert all("Wall" in deal["hand"] for deal in deals(t, 1, "A"))


@pytest.mark.rule("revel:3.8.1")
def test_a_card_known_in_hand_may_be_the_one_that_left_it_unseen() -> None:
    for stashed in ("Ember", "Wall"):
        t = using("Reveal 1 card from your hand.", "Stash 1 card from your hand.", hand=["Ember", "Gust", "Wall"])
        t.do("use Tess", "Wall", "use Tess", stashed)
        found = deals(t, 1, "A")
        assert {"Wall" in deal["hand"] for deal in found} == {True, False}
        assert all("Wall" in (*deal["hand"], deal["deck"][-1]) for deal in found)


@pytest.mark.rule("revel:3.6.6", "revel:3.8.1")
def test_a_card_that_may_have_been_shuffled_may_be_in_hand_still() -> None:
    """B saw the Wall; A then stashes a card unseen, and shuffles: the Wall is in the deck now, or in hand as before."""
    mix = stance("Mix", "This Stance's Power Is: Shuffle your deck.")
    powers = ("Reveal 1 card from your hand.", "Stash 1 card from your hand.")
    t = using(*powers, cards=(mix,), hand=["Ember", "Gust", "Wall"], stance="Mix")
    t.do("use Tess", "Wall", "use Tess", "Ember", "use Mix")
    assert {"Wall" in deal["hand"] for deal in deals(t, 1, "A")} == {True, False}


def test_what_others_answered_in_secret_is_not_repeated() -> None:
    hand = ["Ember", "Gust", "Wall", "Veil"]
    power = "Your opponent stashes 1 card from their hand. Discard 1 card from your hand."
    t = using(power, hand=["Veil", "Gust"], B={"hand": hand}).do("use Tess", "B: Wall")
    assert t.asked == "A"
    found = deals(t, 0, "B")
    assert len({deal["deck"][-1] for deal in found}) > 2
    assert len({tuple(sorted(deal["hand"])) for deal in found}) > 5


@pytest.mark.rule("revel:3.6.1")
def test_who_looks_through_a_deck_learns_neither_its_order_nor_the_other_hand() -> None:
    power = "Draw 1 spell card from your deck."
    t = using(power, deck=["Wall", "Gust", "Veil", "Ember"], B={"hand": ["Ember", "Wall"], "deck": DECK}).do("use Tess")
    assert t.offered == ["Ember", "Gust", "Veil", "Wall", "none"]
    assert len({tuple(deal["hand"]) for deal in deals(t, 0, "B")}) > 3
    assert len({tuple(deal["deck"]) for deal in deals(t, 0, "A")}) > 5


def test_what_could_not_be_revealed_is_not_offered_by_name() -> None:
    power = "Reveal your next 3 draws. Draw 1 of them and stash the rest."
    dour = strike("Dour", 1, "Your opponent can't reveal cards.")
    t = using(power, cards=(dour,), deck=["Ember", "Wall", "Gust"], B={"spells": {1: "Dour"}}).do("use Tess")
    assert not t.prompt.startswith("Tess: which to draw")
    assert t.A["hand"] == ["Ember"]


@pytest.mark.rule("revel:5.3.1", "revel:3.4.3")
@pytest.mark.parametrize("stashed", ["Wall", "Ember"])
def test_what_the_others_know_in_secret_is_imagined_with_what_lies_there(stashed: str) -> None:
    """B stashes a card unseen. In A's deals B knows the bottom of B's deck, whatever lies there, and nothing else: not
    where the card is that B truly stashed."""
    power = "Your opponent stashes 1 card from their hand. Discard 1 card from your hand."
    side = {"hand": ["Ember", "Gust", "Wall"], "deck": ["Veil", "Blaze", "Gust"]}
    t = using(power, hand=["Veil", "Gust"], B=side).do("use Tess", f"B: {stashed}", "Veil")
    found = deals(t, 0, "B")
    assert all(deal["known"] == [{"deck": 4, "to": "B"}] for deal in found)
    bottoms = {deal["deck"][-1] for deal in found}
    assert len(bottoms) > 2
    assert any(stashed in deal["hand"] for deal in found)


@pytest.mark.rule("revel:3.6.1", "revel:3.4.3")
def test_whether_a_card_that_was_looked_for_is_one_that_was_known_the_others_cannot_tell() -> None:
    """A stashes a Wall unseen, and then looks for a card in the deck and draws it: that Wall, or an Ember. B, who has
    seen as much both times, imagines the same, what A knows of the deck included."""
    seen = []
    for found in ("Wall", "Ember"):
        stash, search = "Stash 1 card from your hand", "Draw 1 spell card from your deck"
        t = using(f"{stash}.", f"{search}.", hand=["Wall", "Gust", "Veil"], deck=["Ember", "Veil", "Gust", "Blaze"])
        t.do(f"use Tess: {stash}", "Wall", "use Tess", found)
        assert t.A.get("known", []) == ([] if found == "Wall" else [{"deck": 4, "to": "A"}])
        seen.append(deals(t, 1, "A"))
    assert seen[0] == seen[1]


@pytest.mark.rule("revel:5.3.1", "revel:3.6.6")
def test_what_the_others_have_looked_at_they_know_in_every_deal_until_it_is_mixed() -> None:
    """B looks at A's next draw. In A's deals B knows it, whatever it is; once A has shuffled, A can't say what B
    knows, for A never knew which card that was."""
    mix = stance("Mix", "This Stance's Power Is: Shuffle your deck.")
    power = "Your opponent looks at your next draw."
    t = using(power, cards=(mix,), stance="Mix", hand=["Veil", "Gust"], deck=["Ember", "Wall", "Blaze", "Gust"])
    t.do("use Tess")
    found = deals(t, 0, "A")
    assert all(deal["known"] == [{"deck": 1, "to": "B"}] for deal in found)
    assert len({deal["deck"][0] for deal in found}) > 2
    t.do("use Mix")
    assert {entry["to"] for entry in t.A["known"]} == {"B"}
    assert all("known" not in deal for deal in deals(t, 0, "A"))


@pytest.mark.rule("revel:3.6.6", "revel:3.8.1")
def test_what_both_have_seen_stays_known_to_the_others_when_it_is_mixed() -> None:
    """A shows a Wall and shuffles it into the deck: in A's deals B knows that it is there, and A doesn't know where."""
    power = "Reveal 1 card from your hand. Shuffle it into your deck."
    t = using(power, hand=["Wall", "Gust"], deck=["Ember", "Veil", "Blaze"]).do("use Tess", "Wall")
    found = deals(t, 0, "A")
    for deal in found:
        [known] = deal["known"]
        assert (known["to"], known["among"]) == ("B", {"deck": [1, 2, 3, 4]})
        assert deal["deck"][known["deck"] - 1] == "Wall"
    assert len({deal["known"][0]["deck"] for deal in found}) == 4


@pytest.mark.rule("revel:3.8.1", "revel:5.4.5")
def test_which_copy_comes_to_light_tells_nothing_of_the_rest() -> None:
    """B has seen an Ember and a Wall in A's hand, of which one may have been stashed since. Now an Ember is discarded:
    B can't tell whether it is the same, nor, if there are two, where the other is."""
    reveal, another = "Reveal 1 card from your hand", "Reveal 1 spell card from your hand"
    stash, discard = "Stash 1 card from your hand", "Discard 1 card from your hand"
    powers = [f"{power}." for power in (reveal, another, stash, discard)]
    seen = []
    for stashed, below in (("Ember", "Veil"), ("Veil", "Ember")):
        t = using(*powers, hand=["Ember", stashed, "Wall", "Gust"], deck=["Blaze", below, "Gust"])
        t.do(f"use Tess: {reveal}", "Ember", f"use Tess: {another}", "Wall", f"use Tess: {stash}", stashed)
        t.do("use Tess", "Ember")
        seen.append(deals(t, 1, "A"))
    assert seen[0] == seen[1]


@pytest.mark.rule("revel:3.8.1", "revel:5.4.5")
@pytest.mark.parametrize("first", ["Ember", "Blaze"])
def test_a_copy_that_comes_to_light_leaves_the_places_of_others_as_they_were(first: str) -> None:
    """B knows an Ember in A's hand or on top of A's deck, and that one of the two cards there is a Wall. The Ember in
    hand is discarded, which B takes for that one: of the Wall, B knows as much as before, whatever lies on top."""
    wall = {"deck": 2, "among": {"deck": [1, 2]}, "to": "B"}
    ember = {"deck": 1} if first == "Ember" else {"hand": 1}
    known = [{**ember, "among": {"deck": [1, 2], "hand": [1]}, "to": "B"}, wall]
    t = using("Discard 1 card from your hand.", hand=["Ember", "Gust"], deck=[first, "Wall", "Veil"], known=known)
    t.do("use Tess", "Ember")
    assert t.A["known"] == [wall]


# Being asked


@pytest.mark.parametrize("hand", [["Wall", "Wall"], ["Wall", "Ember"]])
def test_with_bluff_equal_cards_are_asked_for_like_others(hand: list[str]) -> None:
    t = using("Stash 1 card from your hand.", hand=hand, bluff=True).do("use Tess")
    assert t.offered == list(dict.fromkeys(hand))


@pytest.mark.parametrize("deck", [["Wall", "Wall", "Gust"], ["Wall", "Ember", "Gust"]])
def test_with_bluff_equal_next_draws_are_ordered_like_others(deck: list[str]) -> None:
    t = using("Stash your next 2 draws.", deck=deck, bluff=True).do("use Tess")
    assert t.offered == list(dict.fromkeys(deck[:2]))


@pytest.mark.parametrize("other", ["Gust", "Wall"])
def test_with_bluff_a_revealed_match_is_asked_for_beside_a_hidden_card(other: str) -> None:
    power = "Discard 1 strike spell card from your hand."
    t = using(power, hand=["Ember", other], revealed={"Ember": "until your next turn"}, bluff=True).do("use Tess")
    assert t.asked == "A"
    assert t.offered == (["Ember", "Gust"] if other == "Gust" else ["Ember"])


@pytest.mark.parametrize("card", ["Parry", "Wall"])
def test_with_bluff_an_interruption_on_the_field_does_not_tell_of_the_hand(card: str) -> None:
    ward = shield("Ward", 1, "When Your Opponent Would Draw: Gain 1 Passion.")
    parry = shield("Parry", 1, "When Your Opponent Would Draw: If this card is in your hand, discard it to stop it.")
    side = {"hand": [card], "spells": {1: "Ward"}}
    t = using("Draw 1 card.", cards=(ward, parry), B=side, bluff=True).do("use Tess")
    assert t.asked == "B"
    assert t.offered == (["Ward", "reveal Parry"] if card == "Parry" else ["Ward"])


@pytest.mark.parametrize("drawn", ["Parry", "Wall"])
def test_with_bluff_a_card_drawn_in_mid_interruption_is_asked_about(drawn: str) -> None:
    """A reveals nothing; B's Gift then has A draw; A is asked again, whatever came."""
    gift = shield("Gift", 1, "When Your Opponent Would Lose Stamina: Your opponent draws 1 card.")
    parry = shield(
        "Parry", 1, "When You Would Lose Stamina: If this card is in your hand, discard this card to stop it."
    )
    side: Plain = {"hand": ["Veil"], "deck": [drawn, "Veil"]}
    t = using("Lose 1 Stamina.", cards=(gift, parry), B={"spells": {1: "Gift"}}, bluff=True, **side).do("use Tess")
    asked = []
    while not t.at_rest():
        asked.append((t.asked, t.prompt, t.offered))
        t.do("reveal nothing")
    prompt = "A is about to lose Stamina. Which interruption?"
    again = ["reveal Parry", "reveal nothing"] if drawn == "Parry" else ["reveal nothing"]
    assert [offered for seat, text, offered in asked if (seat, text) == ("A", prompt)] == [["reveal nothing"], again]


@pytest.mark.rule("revel:3.8.1")
def test_what_was_drawn_may_be_what_went_back_into_the_deck() -> None:
    """A draws, shows a Wall and stashes it, and then B is asked: whether the Wall had been drawn, B can't tell."""
    power = "Draw 1 card. Reveal 1 card from your hand. Stash it. Your opponent discards 1 card from their hand."
    seen = []
    for hand, drawn in ((["Wall", "Ember"], "Gust"), (["Gust", "Ember"], "Wall")):
        t = using(power, hand=hand, deck=[drawn, "Veil", "Veil", "Blaze"], B={"hand": ["Veil", "Gust"]})
        t.do("use Tess", "Wall")
        assert t.asked == "B"
        seen.append([(sorted(deal["hand"]), deal["deck"]) for deal in deals(t, 1, "A")])
    assert seen[0] == seen[1]
    assert len({str(deal) for deal in seen[0]}) > 3


@pytest.mark.rule("revel:3.8.1")
def test_a_copy_that_was_drawn_is_taken_for_the_known_one_like_one_in_hand() -> None:
    """B knows of an Ember in A's hand or below the top of A's deck. A draws, shows an Ember and stashes it: it may be
    that one, or have been drawn just now, and B imagines the same."""
    power = "Draw 1 card. Reveal 1 card from your hand. Stash it. Your opponent discards 1 card from their hand."
    seen = []
    for here, hand, drawn in (({"deck": 2}, "Gust", "Ember"), ({"hand": 1}, "Ember", "Gust")):
        known: list[Plain] = [{**here, "among": {"hand": [1], "deck": [2]}, "to": "B"}]
        side: Plain = {"hand": [hand, "Veil"], "deck": [drawn, "Ember", "Blaze", "Veil"], "known": known}
        t = using(power, **side, B={"hand": ["Veil", "Gust"]}).do("use Tess", "Ember")
        assert t.asked == "B"
        seen.append(deals(t, 1, "A"))
    assert seen[0] == seen[1]


@pytest.mark.rule("revel:3.6.1")
def test_where_a_card_lay_that_was_looked_for_tells_nothing_of_one_that_was_shown() -> None:
    """A discards an Ember, shuffles a Wall into the deck and looks for a Wall there: whether that one or another that
    lay in the deck before, B can't tell, and imagines the same."""
    power = (
        "Discard 1 card from your hand. Shuffle all shield spell cards in your discards into your deck. Draw 1 shield "
        "spell card from your deck. Your opponent discards 1 card from their hand."
    )
    seen = []
    for hand, deck in ((["Ember", "Wall", "Gust"], ["Gust", "Blaze"]), (["Ember", "Gust", "Gust"], ["Wall", "Blaze"])):
        for seed in range(3):
            side: Plain = {"witch": "Tess", "hand": hand, "deck": deck, "discards": ["Wall"]}
            other: Plain = {"hand": ["Veil", "Gust"]}
            t = stage(witch("Tess", f"Her Power Is: {power}"), *CARDS, A=side, B=other, plays=2, seed=seed)
            t.do("use Tess", "Ember")
            if t.asked == "A":
                t.do("Wall")
            assert t.asked == "B"
            seen.append(deals(t, 1, "A"))
    assert all(found == seen[0] for found in seen)


RITE = stance("Rite", "When Your Turn Begins: Discard 1 card. Your opponent discards 1 card from their hand.")


def rite(hand: list[str], deck: list[str], place: int, lasts: str) -> Stage:
    """A's turn begins, with a card revealed in A's hand; A discards one, and then B is asked."""
    side: Plain = {"stance": "Rite", "hand": hand, "deck": deck, "revealed": [{"hand": place, "lasts": lasts}]}
    other: Plain = {"hand": ["Veil", "Gust"], "deck": ["Veil", "Gust"]}
    t = stage(*CARDS, RITE, A=side, B=other, current="B", turn=3, step="start").do("Ember")
    assert t.asked == "B"
    return t


@pytest.mark.rule("revel:3.8.1", "revel:5.4.3")
def test_a_card_that_was_revealed_is_like_its_copies_once_it_is_not() -> None:
    """An Ember in A's hand was revealed until A's turn begins, and now A discards an Ember: whether that is the same,
    or a copy that was in hand too, B can't tell, and imagines the same."""
    seen = []
    for hand, deck, place in (
        (["Ember", "Gust", "Wall"], ["Blaze", "Ember", "Veil"], 1),
        (["Ember", "Ember", "Wall"], ["Blaze", "Gust", "Veil"], 1),
        (["Ember", "Ember", "Wall"], ["Blaze", "Gust", "Veil"], 2),
        (["Wall", "Gust", "Ember"], ["Ember", "Blaze", "Veil"], 3),
    ):
        seen.append(deals(rite(hand, deck, place, "until your next turn"), 1, "A"))
    assert all(found == seen[0] for found in seen)
    assert {deal["hand"].count("Ember") for deal in seen[0]} == {0, 1}


@pytest.mark.rule("revel:5.4.3")
def test_a_card_that_is_revealed_still_is_told_apart_from_its_copies() -> None:
    """As long as the Ember is revealed, B sees that it was another one that A discarded."""
    t = rite(["Ember", "Ember", "Wall"], ["Blaze", "Gust", "Veil"], 1, "until the turn ends")
    assert all("Ember" in deal["hand"] for deal in deals(t, 1, "A"))


# How often


@pytest.mark.rule("revel:3.8.1")
@pytest.mark.parametrize("shows", [False, True])
def test_in_the_middle_of_an_effect_deals_are_as_likely_as_counting_says(shows: bool) -> None:
    """B, of whose five cards A knows that they are these, may show one and then stashes one unseen. Every order of the
    others over hand, deck and the bottom is as likely, the true one like any other."""
    reveal = "Your opponent reveals 1 card from their hand. " if shows else ""
    power = f"{reveal}Your opponent stashes 1 card from their hand. Discard 1 card from your hand."
    cards = ["Ember", "Gust", "Wall", "Veil", "Blaze"] if shows else ["Ember", "Gust", "Wall", "Veil"]
    hand = cards[: len(cards) - 2]
    t = using(power, hand=["Veil", "Gust"], B={"hand": hand, "deck": cards[-2:]}).do("use Tess")
    if shows:
        t.do("B: Ember")
    t.do("B: Gust")
    assert t.asked == "A"

    def unknown(side: Plain) -> tuple[str, ...]:
        held = [card for card in side["hand"] if not (shows and card == "Ember")]
        return (*held, *side["deck"])

    size = 1200
    rng = random.Random(7)
    found = Counter(unknown(t.table.imagine(0, rng).position()["B"]) for _ in range(size))
    expected = dict.fromkeys(permutations([card for card in cards if not (shows and card == "Ember")]), size / 24)
    assert found.keys() <= expected.keys()
    chi = sum((found[order] - share) ** 2 / share for order, share in expected.items())
    assert chi < 23 + 5 * (2 * 23) ** 0.5  # far out in the tail of its distribution
    assert found[unknown(t.B)] < size / 24 + 5 * (size / 24) ** 0.5


@pytest.mark.rule("revel:3.6.7", "revel:3.8.1")
@pytest.mark.parametrize(
    ("ember", "wall"),
    [((1, 2), (2, 3, 4)), ((1, 2), (1, 2, 3)), ((1, 2, 3), (3, 4, 5)), ((2, 3), (3, 4)), ((1, 2, 3), (1, 2, 3))],
)
def test_of_cards_known_to_be_in_one_of_several_places_each_way_is_as_likely(
    ember: tuple[int, ...], wall: tuple[int, ...]
) -> None:
    """B knows of two cards in A's deck that each is in one of several places, which may be the same in part: every
    order of the deck that fits is as likely."""
    order = ["Gust", "Veil", "Blaze"]
    for place, card in sorted(((ember[0], "Ember"), (wall[-1], "Wall"))):
        order.insert(place - 1, card)
    known = [{"deck": ember[0], "among": {"deck": [*ember]}, "to": "B"}]
    known += [{"deck": wall[-1], "among": {"deck": [*wall]}, "to": "B"}]
    t = using("Draw 1 card.", deck=order, known=known)
    size, rng = 1500, random.Random(5)
    found = Counter(tuple(t.table.imagine(1, rng).position()["A"]["deck"]) for _ in range(size))
    fits = [deck for deck in permutations(order) if deck.index("Ember") + 1 in ember and deck.index("Wall") + 1 in wall]
    assert found.keys() <= set(fits)
    share = size / len(fits)
    chi = sum((found[deck] - share) ** 2 / share for deck in fits)
    assert chi < len(fits) - 1 + 4 * (2 * len(fits)) ** 0.5  # far out in the tail of its distribution


def test_with_odd_cards_the_truth_comes_up_no_more_often_than_chance() -> None:
    """In games with cards that hide and show, in the middle of steps: two hands that a seat imagines are the same as
    often as one of them is the true one."""
    true = chance = 0.0
    looked, size = 0, 12
    for seed in range(8):
        rng = random.Random(seed)
        table = Table(GAME, GAME.settle(**setup(seed, kinds=8, copies=2)), seed)
        for _ in range(70):
            if table.decision is None:
                break
            seat = table.decision.seat
            if not table.at_rest and rng.randrange(2) == 0:
                truth = sorted(map(str, table.state.sides[1 - seat].hand))
                deals = (table.imagine(seat, rng) for _ in range(size))
                found = Counter(str(sorted(map(str, deal.state.sides[1 - seat].hand))) for deal in deals)
                true += found[str(truth)] / size
                chance += sum(often * (often - 1) for often in found.values()) / size / (size - 1)
                looked += 1
            table.choose(rng.randrange(len(table.decision.choices)))
    assert chance < looked / 2  # there is something to be hidden
    assert true < chance + 4 * chance**0.5


def begun(t: Stage, seat: int, dice: int) -> Plain:
    """How the step under way began in a deal that a seat imagines."""
    deal = t.table.imagine(seat, random.Random(dice))
    while deal.undo():
        pass
    return deal.position()


def unlike_chance(found: Counter[Any], expected: dict[Any, float]) -> float:
    """How far counts are from what is expected: chi squared."""
    total = sum(found.values())
    assert set(found) <= set(expected)
    return sum((found[one] - share * total) ** 2 / (share * total) for one, share in expected.items())


@pytest.mark.rule("revel:3.6.6")
@pytest.mark.parametrize("deck", [["Ember", "Gust", "Wall"], ["Gust", "Ember", "Wall"], ["Gust", "Wall", "Ember"]])
def test_a_card_seen_after_a_shuffle_lay_anywhere_before_it(deck: list[str]) -> None:
    """B's deck is shuffled, and then B's next draw is shown. In the middle of this, A can tell neither where that card
    lay when it began nor anything of the others: each way to lay them comes up as often as any other."""
    power = "Your opponent shuffles their deck. Reveal your opponent's next draw. Discard 1 card from your hand."
    t = using(power, hand=["Veil", "Gust"], B={"hand": ["Veil", "Blaze"], "deck": deck}).do("use Tess")
    assert t.asked == "A"
    (seen,) = t.view("A").B.revealed
    others = {"Ember", "Gust", "Wall", "Veil", "Blaze"} - {seen}
    found: Counter[Any] = Counter()
    for dice in range(900):
        side = begun(t, 0, dice)["B"]
        found[side["deck"].index(seen), tuple(sorted(side["hand"]))] += 1
    ways = [(place, hand) for place in range(3) for hand in combinations(sorted(others), 2)]
    assert unlike_chance(found, dict.fromkeys(ways, 1 / len(ways))) < 40.8  # in 999 of 1000 cases, of 17 degrees


@pytest.mark.rule("revel:3.8.1")
def test_of_two_cards_that_were_drawn_into_an_empty_hand_either_may_be_the_one_that_is_shown() -> None:
    """B, whose hand is empty, draws two cards and shows an Ember. Whether that was drawn first or second A can't tell,
    and imagines the same."""
    power = "Your opponent draws 2 cards. Your opponent reveals 1 card from their hand. Discard 1 card from your hand."
    seen = []
    for deck in (["Ember", "Wall", "Veil", "Gust"], ["Wall", "Ember", "Veil", "Gust"]):
        t = using(power, hand=["Veil", "Gust"], B={"deck": deck}).do("use Tess", "B: Ember")
        assert t.asked == "A"
        seen.append([begun(t, 0, dice)["B"]["deck"] for dice in range(40)])
    assert seen[0] == seen[1]
    assert {deck.index("Ember") for deck in seen[0]} == {0, 1}


@pytest.mark.rule("revel:3.8.1", "revel:3.6.6")
@pytest.mark.parametrize("which", [0, 1, 2])
def test_a_card_discarded_after_a_draw_was_drawn_no_more_often_than_chance_has_it(which: int) -> None:
    """B shuffles a deck of three cards, draws two of them, and discards one of the three in hand then. To A, it was in
    hand before in one case of three, whichever it truly is: each of the four was in one case of four, and of the others
    two of three are in hand then."""
    power = "Your opponent shuffles their deck, then draws 2 cards. Your opponent discards 1 card from their hand."
    side = {"hand": ["Ember"], "deck": ["Gust", "Wall", "Blaze"]}
    t = using(f"{power} Discard 1 card from your hand.", hand=["Veil", "Gust"], B=side).do("use Tess")
    discarded = t.offered[which]
    t.do(f"B: {discarded}")
    assert t.asked == "A"
    found = Counter([begun(t, 0, dice)["B"]["hand"][0] for dice in range(900)])
    expected = {card: 1 / 3 if card == discarded else 2 / 9 for card in ("Ember", "Gust", "Wall", "Blaze")}
    assert unlike_chance(found, expected) < 16.3  # in 999 of 1000 cases, of 3 degrees of freedom


def chosen(side: Plain) -> str:
    """What the spell in space 1 has chosen, in a deal."""
    return str(side["spells"][1]["chosen"][0][2][0])


@pytest.mark.rule("revel:4.10.12", "revel:3.8.1")
def test_whether_a_card_chosen_in_secret_is_still_there_the_others_cannot_tell() -> None:
    """A chooses a card in hand unseen, and then discards an Ember: the one that was chosen, or another card. B, who has
    seen as much both times, imagines the same: some card of the hand, or none any more."""
    keep = strike(
        "Vow", 1, "This Spell's Power Is: Choose 1 card from your hand.", "The card chosen above can't be drawn."
    )
    seen = []
    for card in ("Ember", "Wall"):
        t = using("Discard 1 card from your hand.", cards=(keep,), hand=["Ember", "Gust", "Wall"], spells={1: "Vow"})
        t.do("use Vow", card, "use Tess", "Ember")
        assert chosen(t.A) == ("gone" if card == "Ember" else "A's Wall")
        assert {chosen(deal) for deal in deals(t, 0, "A")} == {chosen(t.A)}
        seen.append(deals(t, 1, "A"))
    assert seen[0] == seen[1]
    found = [chosen(deal) for deal in seen[0]]
    assert 3 < found.count("gone") < 20
    assert len(set(found)) > 3
    assert all(
        one == "gone" or one.removeprefix("A's ") in deal["hand"] for one, deal in zip(found, seen[0], strict=True)
    )


@pytest.mark.rule("revel:0.2.4", "revel:4.10.12")
@pytest.mark.parametrize("stashed", ["Ember", "Gust"])
def test_what_may_be_there_for_all_that_can_be_proved_may_be_acted_on(stashed: str) -> None:
    """B has chosen an Ember in hand, and has stashed it since, or another card. A can't tell which, and may have it
    discarded; if it has gone, nothing happens, and everybody sees that."""
    grab = strike(
        "Grab",
        1,
        "When Your Turn Begins: Your opponent chooses 1 card from their hand.",
        "This Spell's Power Is: Discard the card chosen above.",
    )
    powers = ("Your opponent stashes 1 card from their hand.",)
    t = using(*powers, cards=(grab,), spells={1: "Grab"}, B={"hand": ["Ember", "Gust"], "deck": DECK})
    t.do("pass", "B: pass", "B: Ember", "use Tess", f"B: {stashed}")
    assert "use Grab" in t.offered
    t.do("use Grab")
    assert t.B["discards"] == ([] if stashed == "Ember" else ["Ember"])
    assert "use Grab" not in t.offered


@pytest.mark.rule("revel:5.3.5", "revel:3.8.1")
def test_which_cards_are_about_to_be_stashed_the_others_cannot_tell() -> None:
    """B has seen the Wall in A's hand. A picks two cards to stash, the Wall among them or not, and gains Passion
    instead, twice: all are in hand still, and B can't tell which they were."""
    keen = stance("Keen", "When You Would Stash A Card: You may gain 1 Passion instead.")
    seen = []
    for cards in (("Wall", "Ember"), ("Gust", "Ember")):
        powers = ("Reveal 1 card from your hand.", "Stash 2 cards from your hand.")
        t = using(*powers, cards=(keen,), hand=["Ember", "Gust", "Wall"], stance="Keen")
        t.do(
            "use Tess: Reveal 1 card from your hand",
            "Wall",
            "draw a card",
            "use Tess",
            *cards,
            "yes",
            "yes",
        )
        assert t.A["resources"] == {"Passion": 2}
        seen.append(deals(t, 1, "A"))
    assert seen[0] == seen[1]


@pytest.mark.rule("revel:4.10.8", "revel:3.8.1")
def test_of_what_is_put_off_the_others_can_tell_where_it_is_but_not_what() -> None:
    """A draws two cards, to be discarded when the turn ends. B imagines that they are two that A holds, whichever."""
    rash = strike("Rash", 1, "This Spell's Power Is: Draw 2 cards. At the end of this turn, discard them.")
    t = using("Gain 1 Passion.", cards=(rash,), hand=["Ember"], deck=["Wall", "Gust", "Veil"], spells={1: "Rash"})
    t.do("use Rash")
    found = [t.table.imagine(1, random.Random(dice)).position() for dice in range(40)]
    assert len({tuple(sorted(one["later"][0]["kept"][1])) for one in found}) > 3
    for one in found:
        assert all(card.removeprefix("A's ") in one["A"]["hand"] for card in one["later"][0]["kept"][1])
    t.do("pass")
    assert (t.A["hand"], sorted(t.A["discards"])) == (["Ember"], ["Gust", "Wall"])


@pytest.mark.rule("revel:4.10.12")
def test_what_has_gone_has_gone_also_where_nothing_is_hidden_any_more() -> None:
    vow = strike(
        "Vow", 1, "This Spell's Power Is: Choose 1 card from your hand.", "The card chosen above can't be drawn."
    )
    t = using("Gain 1 Passion.", cards=(vow,), hand=["Ember"], deck=[], spells={1: "Vow"})
    t.do("use Vow", "play a card", "space 2")
    assert {chosen(deal) for deal in deals(t, 1, "A")} == {"gone"}


@pytest.mark.rule("revel:3.8.1")
@pytest.mark.parametrize("shown", ["Ember", "Gust"])
def test_a_card_revealed_from_hand_need_not_be_the_one_that_was_chosen(shown: str) -> None:
    """A chooses a card unseen, and then reveals that one, or another. B knows no more of which it was."""
    vow = strike(
        "Vow", 1, "This Spell's Power Is: Choose 1 card from your hand.", "The card chosen above can't be drawn."
    )
    t = using("Reveal 1 card from your hand.", cards=(vow,), hand=["Ember", "Gust", "Wall"], spells={1: "Vow"})
    t.do("use Vow", "Ember", "use Tess", shown)
    found = [chosen(deal) for deal in deals(t, 1, "A")]
    assert 3 < found.count(f"A's {shown}") < 30
    assert len(set(found)) > 3
    assert "gone" not in found


@pytest.mark.rule("revel:3.8.1", "revel:5.4.5")
def test_a_known_card_that_is_shown_may_be_the_chosen_one_and_a_copy_elsewhere_is_not() -> None:
    """B knows that two Embers are in A's hand, or one of them on top of the deck. A chooses a card of the hand unseen,
    and then reveals an Ember: the chosen card is that one, or another of the hand."""
    vow = strike(
        "Vow", 1, "This Spell's Power Is: Choose 1 card from your hand.", "The card chosen above can't be drawn."
    )
    known = [{"hand": number, "among": {"hand": [1, 2, 3], "deck": [1]}, "to": "B"} for number in (1, 2)]
    hand = ["Ember", "Ember", "Gust"]
    t = using("Reveal 1 card from your hand.", cards=(vow,), hand=hand, known=known, spells={1: "Vow"})
    t.do("use Vow", "Gust", "use Tess", "Ember")
    found = []
    for dice in range(40):
        side = t.table.imagine(1, random.Random(dice)).state.sides[0]
        [(_, _, [meant])] = side.spells[0].chosen
        found.append(side.hand.index(meant.card))
    assert set(found) == {0, 1, 2}


@pytest.mark.rule("revel:3.8.1", "revel:0.5.6")
def test_nor_need_one_that_was_shown_in_an_attempt_and_taken_back() -> None:
    """A chooses an Ember unseen and draws a card; then A shows a Toll, which can't be paid for and goes back. B can't
    tell whether it was there to be chosen or was drawn, and imagines the same."""
    vow = strike(
        "Vow", 1, "This Spell's Power Is: Choose 1 card from your hand.", "The card chosen above can't be drawn."
    )
    toll = strike("Toll", 1, "To Play: Spend 1 Passion.")
    seen = []
    for hand, drawn in (("Toll", "Wall"), ("Wall", "Toll")):
        deck = [drawn, "Gust", "Veil", "Veil"]
        t = using("Gain 1 Passion.", cards=(vow, toll), hand=["Ember", "Blaze", hand], deck=deck, spells={1: "Vow"})
        t.do("use Vow", "Ember", "draw a card", "play a card", "Toll", "Blaze", "space 2")
        seen.append(deals(t, 1, "A"))
    assert seen[0] == seen[1]
    assert {chosen(deal) == "A's Toll" for deal in seen[0]} == {True, False}


@pytest.mark.rule("revel:3.8.1")
def test_which_cards_were_there_to_be_chosen_tells_nothing_of_which_it_was() -> None:
    """B has seen the Wall in A's hand, to which a card has come since. A chooses the Wall, or the other one; then both
    are mixed, and B imagines the same."""
    vow = strike(
        "Vow", 1, "This Spell's Power Is: Choose 1 card from your hand.", "The card chosen above can't be drawn."
    )
    seen = []
    for card in ("Wall", "Ember"):
        t = using(
            "Reveal 1 card from your hand.", cards=(vow,), hand=["Wall"], deck=["Ember", "Gust"], spells={1: "Vow"}
        )
        t.do("use Tess", "draw a card", "use Vow", card)
        seen.append(deals(t, 1, "A"))
    assert seen[0] == seen[1]
    assert {chosen(deal) == "A's Wall" for deal in seen[0]} == {True, False}


@pytest.mark.rule("revel:3.8.1", "revel:4.10.8")
def test_what_an_event_was_about_is_meant_wherever_it_has_gone() -> None:
    """A has drawn a card, to be revealed when the turn ends, and has stashed one since. B imagines that it is in hand,
    or the one at the bottom of the deck."""
    note = strike("Note", 1, "When You Draw A Card: At the end of this turn, reveal it.")
    t = using(
        "Stash 1 card from your hand.", cards=(note,), hand=["Wall"], deck=["Ember", "Gust", "Veil"], spells={1: "Note"}
    )
    t.do("draw a card", "use Tess", "Ember")
    found = [t.table.imagine(1, random.Random(dice)).position() for dice in range(40)]
    meant = [(one["later"][0]["it"][0].removeprefix("A's "), one["A"]) for one in found]
    assert all(card in (*side["hand"], side["deck"][-1]) for card, side in meant)
    assert {card in side["hand"] for card, side in meant} == {True, False}


@pytest.mark.rule("revel:3.8.1", "revel:4.10.8")
def test_a_known_card_that_is_discarded_may_be_what_an_event_was_about_and_a_copy_elsewhere_is_not() -> None:
    """B knows that two Embers are in A's hand, or one of them second in the deck. A draws a card, to be revealed when
    the turn ends, and discards an Ember: what was drawn is that one, or in hand."""
    note = strike("Note", 1, "When You Draw A Card: At the end of this turn, reveal it.")
    known = [{"hand": number, "among": {"hand": [1, 2, 3], "deck": [2]}, "to": "B"} for number in (1, 2)]
    hand = ["Ember", "Ember", "Gust"]
    t = using("Discard 1 card from your hand.", cards=(note,), hand=hand, known=known, spells={1: "Note"})
    t.do("draw a card", "use Tess", "Ember")
    found = []
    for dice in range(40):
        state = t.table.imagine(1, random.Random(dice)).state
        [meant] = state.later[0].occasion.cards
        found.append((*state.sides[0].discards, *state.sides[0].hand).index(meant))
    assert set(found) == {0, 1, 2, 3}


@pytest.mark.rule("revel:3.6.1", "revel:3.8.1")
def test_a_card_drawn_back_from_where_all_saw_it_go_was_not_looked_for() -> None:
    """B stashes a card unseen and draws it back, and then shows an Ember. A knows an Ember in B's deck, where nobody
    has looked since, and another that is in hand or at the bottom: whether B shows that one or a third, A can't tell,
    and imagines the same."""
    power = (
        "Your opponent stashes 1 card from their hand. Your opponent draws it. Your opponent reveals 1 card from their "
        "hand. Discard 1 card from your hand."
    )
    seen = []
    for place in (1, 2):
        among = {"hand": [1, 2, 3], "deck": [4]}
        known: list[Plain] = [{"hand": place, "among": among, "to": "A"}, {"deck": 2, "to": "A"}]
        side: Plain = {"hand": ["Ember", "Ember", "Gust"], "deck": ["Wall", "Ember", "Veil", "Blaze"], "known": known}
        t = using(power, hand=["Veil", "Gust"], B=side).do("use Tess", "B: Gust", "B: Ember")
        assert t.asked == "A"
        seen.append(deals(t, 0, "B"))
    assert seen[0] == seen[1]
    assert all(deal["deck"][1] == "Ember" for deal in seen[0])


@pytest.mark.rule("revel:3.6.1")
@pytest.mark.parametrize("deck", [["Wall", "Gust", "Ember"], ["Ember", "Wall", "Gust"]])
def test_who_plays_a_card_from_a_deck_is_not_shown_in_which_order_it_lies(deck: list[str]) -> None:
    t = using("Play 1 card from your deck.", deck=deck).do("use Tess")
    assert t.offered == ["Ember", "Gust", "Wall"]


@pytest.mark.rule("revel:3.6.1")
def test_where_a_card_lies_that_was_found_in_a_deck_nobody_can_tell() -> None:
    """A looks for a Wall and chooses it unseen: A knows that it is in the deck, and not where; B knows nothing."""
    vow = "Choose 1 shield spell card from your deck. When your next turn begins, draw it."
    seen = []
    for deck in (["Wall", "Gust", "Ember", "Gust"], ["Gust", "Ember", "Gust", "Wall"]):
        t = using(vow, hand=["Blaze"], deck=deck).do("use Tess", "Wall")
        seen.append([deals(t, seat, "A") for seat in (0, 1)])
        own, others = seen[-1]
        assert len({deal["deck"].index("Wall") for deal in own}) == 4
        assert {"Wall" in deal["deck"] for deal in others} == {True, False}
    assert seen[0] == seen[1]


@pytest.mark.rule("revel:5.4.1")
def test_where_a_card_lies_that_is_revealed_in_a_deck_everybody_sees() -> None:
    deck = ["Gust", "Ember", "Wall", "Gust"]
    t = using("Reveal 1 shield spell card from your deck until your next turn.", hand=["Blaze"], deck=deck)
    t.do("use Tess", "Wall")
    for seat in (0, 1):
        assert {deal["deck"].index("Wall") for deal in deals(t, seat, "A")} == {2}


@pytest.mark.rule("revel:3.6.1")
def test_which_of_the_cards_looked_at_is_drawn_nobody_else_can_tell() -> None:
    """B knows the Wall on top of A's deck. A looks at two cards and draws one: B imagines the same whichever."""
    seen = []
    for card in ("Wall", "Ember"):
        known = [{"deck": 1, "to": "B"}]
        t = using("Look at your next 2 draws. Draw 1 of them.", deck=["Wall", "Ember", "Gust", "Veil"], known=known)
        t.do("use Tess", card)
        seen.append(deals(t, 1, "A"))
    assert seen[0] == seen[1]
    assert {"Wall" in deal["hand"] for deal in seen[0]} == {True, False}


@pytest.mark.rule("revel:3.6.1", "revel:3.6.6")
def test_who_looks_for_a_card_in_a_shuffled_deck_is_not_shown_where_it_came_to_lie() -> None:
    """A chooses a Wall in the deck, shuffles and draws it, and then chooses a card to discard: the Wall may have come
    to lie anywhere, and A imagines the same."""
    power = "Choose 1 shield spell card from your deck. Shuffle your deck. Draw it. Discard 1 card from your hand."
    seen = []
    for order in ((0, 1, 2, 3, 4), (1, 2, 3, 4, 0)):
        t = using(power, hand=["Blaze", "Veil"], deck=["Wall", "Ember", "Wall", "Veil", "Blaze"], luck=[order])
        t.do("use Tess", "Wall")
        assert (t.asked, t.A["hand"]) == ("A", ["Blaze", "Veil", "Wall"])
        seen.append(deals(t, 0, "A"))
    assert seen[0] == seen[1]
    assert len({str(deal["deck"]) for deal in seen[0]}) > 5


@pytest.mark.rule("revel:3.6.1", "revel:5.4.1")
def test_a_card_that_was_chosen_in_a_deck_and_drawn_from_its_top_is_revealed_like_any() -> None:
    t = using("Choose 1 card from your deck. Draw 1 card. Reveal 1 card from your hand.", deck=["Wall", "Gust"])
    t.do("use Tess", "Wall")
    assert (t.A["hand"], t.A["known"]) == (["Wall"], [{"hand": 1, "to": "B"}])
    assert t.at_rest()


@pytest.mark.rule("revel:4.10.12", "revel:3.6.6")
def test_a_card_that_is_drawn_may_be_the_chosen_one_or_a_copy_of_it() -> None:
    """A chooses one of two Embers in a deck and shuffles it, and then draws an Ember: that one, or the other. A can't
    tell which, and imagines the same: it has gone, or it is there still."""
    powers = (
        "Choose 1 strike spell card from your deck. Shuffle your deck.",
        "Draw 1 card. Discard 1 card from your hand.",
    )
    truth, seen = [], []
    for order in ((0, 1, 2, 3), (2, 1, 0, 3)):
        t = using(*powers, hand=["Wall"], deck=["Ember", "Veil", "Ember", "Veil"], luck=[order])
        t.do("use Tess", "Ember", "use Tess")
        assert (t.asked, t.A["hand"], t.A["deck"]) == ("A", ["Wall", "Ember"], ["Veil", "Ember", "Veil"])
        truth.append(t.A["witch"]["chosen"])
        seen.append([deal["witch"]["chosen"] for deal in deals(t, 0, "A")])
    assert seen[0] == seen[1]
    assert truth == [[[1, 1, ["A's Ember"]]], [[1, 1, ["gone"]]]]
    assert all(chosen in seen[0] for chosen in truth)


@pytest.mark.rule("revel:4.10.8", "revel:3.8.1")
def test_cards_that_were_chosen_together_are_imagined_to_be_several() -> None:
    vow = strike(
        "Vow", 1, "This Spell's Power Is: Choose 2 cards from your hand.", "The cards chosen above can't be drawn."
    )
    t = using("Gain 1 Passion.", cards=(vow,), hand=["Ember", "Gust", "Wall", "Blaze"], deck=[], spells={1: "Vow"})
    t.do("use Vow", "Ember", "Wall")
    found = [deal["spells"][1]["chosen"][0][2] for deal in deals(t, 1, "A")]
    assert all(one != other for one, other in found)
    assert len({str(pair) for pair in found}) > 5


@pytest.mark.rule("revel:3.6.1", "revel:3.8.1")
def test_a_card_that_is_shown_may_be_the_one_that_was_looked_for() -> None:
    """A looks for a card in the deck and draws it, and shows a Wall: that one, or one that was in hand. B can't tell,
    and imagines the same, the Wall in hand from the beginning or anywhere in the deck."""
    power = (
        "Draw 1 spell card from your deck. Reveal 1 card from your hand. Your opponent discards 1 card from their hand."
    )
    seen = []
    for held, sought in (("Wall", "Ember"), ("Ember", "Wall")):
        side: Plain = {"hand": [held, "Gust"], "deck": ["Veil", "Blaze", sought, "Gust", "Veil"]}
        t = using(power, **side, B={"hand": ["Veil", "Gust"]}).do("use Tess", sought, "Wall")
        assert t.asked == "B"
        seen.append([begun(t, 1, dice)["A"] for dice in range(40)])
    assert seen[0] == seen[1]
    assert {"Wall" in deal["hand"] for deal in seen[0]} == {True, False}
    assert len({deal["deck"].index("Wall") for deal in seen[0] if "Wall" in deal["deck"]}) > 2


@pytest.mark.rule("revel:3.6.1")
def test_what_is_drawn_after_one_was_looked_for_may_have_lain_below_that() -> None:
    """A looks for an Ember and draws it, and then draws a Wall from the top, above which the Ember had been or not: A
    isn't shown that, and imagines the same."""
    power = "Draw 1 strike spell card from your deck. Draw 1 card. Discard 1 card from your hand."
    seen = []
    for deck in (["Ember", "Wall", "Veil", "Gust"], ["Wall", "Veil", "Ember", "Gust"]):
        t = using(power, hand=["Blaze", "Veil"], deck=deck).do("use Tess", "Ember")
        assert (t.asked, t.A["hand"]) == ("A", ["Blaze", "Veil", "Ember", "Wall"])
        seen.append([begun(t, 0, dice)["A"] for dice in range(40)])
    assert seen[0] == seen[1]
    assert {deal["deck"].index("Wall") for deal in seen[0]} == {0, 1}


@pytest.mark.rule("revel:5.4.1")
def test_which_of_the_cards_looked_at_is_revealed_comes_to_light() -> None:
    told = []
    for deck in (["Wall", "Ember", "Gust"], ["Ember", "Wall", "Gust"]):
        t = using("Look at your next 2 draws. Reveal 1 of them.", deck=deck)
        before = GAME.seen(t.state, Seat(1))
        told.append((before, GAME.seen(t.do("use Tess", "Wall").state, Seat(1))))
        assert t.at_rest()
    assert told[0][0] == told[1][0]
    assert told[0][1] != told[1][1]
