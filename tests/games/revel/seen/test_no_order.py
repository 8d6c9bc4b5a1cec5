"""In which order hidden cards lie, and which of several copies one is, shows neither in options nor in deals."""

from __future__ import annotations

import random

import pytest

from coven.games.revel.areas.areas import BOTH, A, B
from coven.kernel.secrecy import drive
from tests.games.revel.seen.test_imagining import deals, using
from tests.games.revel.stage import Plain, Stage, strike

LONG = "until your next turn"


@pytest.mark.rule("revel:3.8.1")
@pytest.mark.parametrize("hand", [["Wall", "Ember", "Gust"], ["Gust", "Wall", "Ember"]])
def test_of_a_hand_that_is_revealed_others_are_offered_the_cards_in_no_order(hand: list[str]) -> None:
    """A doesn't learn which of B's cards was drawn last; B's own stay as they are."""
    t = using("Discard 1 card from your opponent's hand.", hand=["Veil"], B={"hand": hand, "revealed": {"Wall": LONG}})
    assert t.do("use Tess").A["hand"] == ["Veil"]  # what is hidden is taken at random
    shown: Plain = {"hand": hand, "revealed": dict.fromkeys(hand, LONG)}
    t = using("Discard 1 card from your opponent's hand.", hand=["Veil"], B=shown).do("use Tess")
    assert t.offered == ["B's Ember", "B's Gust", "B's Wall"]
    t.do("B's Gust")
    assert t.B["hand"] == [card for card in hand if card != "Gust"]


@pytest.mark.rule("revel:3.8.1")
@pytest.mark.parametrize("hand", [["Wall", "Ember", "Gust"], ["Gust", "Wall", "Ember"]])
def test_a_hand_that_is_shown_is_shown_in_no_order(hand: list[str]) -> None:
    t = using("Reveal your opponent's hand.", B={"hand": hand}).do("use Tess")
    assert [words for words in t.log("A") if "reveals" in words] == [f"B reveals {card}" for card in sorted(hand)]


def stashed(hand: list[str]) -> Stage:
    t = using("Stash all shield spell cards in your hand.", hand=hand).do("use Tess")
    return t if t.at_rest() else t.do(t.offered[0])


def test_how_many_cards_of_a_kind_there_are_shows_by_what_is_done_to_all_of_them() -> None:
    """S51 That A had two shields comes to light, and no more: which they were doesn't."""
    told = [stashed(hand).state.all_told(B) for hand in (["Wall", "Veil", "Gust"], ["Veil", "Veil", "Ember"])]
    assert told == [[2], [2]]
    assert stashed(["Gust", "Ember", "Blaze"]).state.all_told(B) == [0]
    every = using("Discard your hand.", hand=["Wall", "Gust"]).do("use Tess")
    assert every.state.all_told(B) == []  # how many cards a hand has, everybody sees anyhow


@pytest.mark.rule("revel:5.4.1")
def test_a_revealed_card_keeps_its_place_when_its_deck_is_looked_through() -> None:
    """The Wall is revealed in A's deck. A looks for an Ember and draws it: B can't tell where that lay, but sees where
    the Wall lies; of an Ember that B knew there, B can't say."""
    deck = ["Gust", "Ember", "Wall", "Gust", "Blaze"]
    known: list[Plain] = [{"deck": 1, "to": "B"}, {"deck": 3, "to": "AB"}]
    t = using(
        "Draw 1 strike spell card from your deck.", hand=["Veil"], deck=deck, revealed={"Wall": LONG}, known=known
    )
    t.do("use Tess", "Ember")
    found = deals(t, 1, "A")
    assert {deal["deck"].index("Wall") for deal in found} == {1}
    assert {deal["deck"][0] for deal in found} > {"Gust"}


@pytest.mark.rule("revel:3.6.1", "revel:3.8.1")
def test_of_copies_it_does_not_matter_which_is_the_one_that_is_spoken_of() -> None:
    """A chooses an Ember in the deck and shows it, and shuffles everything. Of the two Embers A draws the one that was
    shown, or the other, and plays it: which it is, B can't tell, and imagines the same."""
    vow = "Choose 1 strike spell card from your deck. Reveal it. When your next turn begins, draw it."
    mixed = "Shuffle your hand into your deck. Draw 2 cards."
    seen = []
    for order in ((2, 0, 1, 3), (3, 0, 1, 2)):
        t = using(vow, mixed, hand=["Wall"], deck=["Gust", "Ember", "Ember"], luck=[order])
        t.do("use Tess", "Ember", "use Tess", "play a card", "Ember", "space 1")
        seen.append([t.table.imagine(1, random.Random(dice)).position() for dice in range(40)])
        assert {"Ember" in deal["A"]["deck"] for deal in seen[-1]} == {True, False}
    assert seen[0] == seen[1]


@pytest.mark.rule("revel:3.6.1")
@pytest.mark.parametrize(
    "deed",
    [
        "Draw 1 {} from your deck.",
        "Put 1 {} from your deck onto an empty side of yours.",
        "Discard 1 {} from your deck.",
    ],
)
def test_who_takes_a_card_out_of_a_deck_is_not_shown_whether_it_lay_above_another(deed: str) -> None:
    """A knows the Wall in the middle of the deck and looks for an Ember: it lay above the Wall, or below. An Ember that
    A knew on top is taken before any other, and A knows where the Wall is still."""
    power = deed.format("strike spell card")
    seen = []
    for deck in (["Ember", "Veil", "Wall", "Veil", "Veil"], ["Veil", "Veil", "Wall", "Veil", "Ember"]):
        t = using(power, hand=["Veil"], deck=deck, known=[{"deck": 3, "to": "A"}]).do("use Tess", "Ember")
        seen.append(deals(t if t.at_rest() else t.do(t.offered[0]), 0, "A"))
        assert {deal["deck"].index("Wall") for deal in seen[-1]} == {1, 2}
    assert seen[0] == seen[1]
    known = [{"deck": 1, "to": "A"}, {"deck": 3, "to": "A"}]
    deck = ["Ember", "Veil", "Wall", "Ember", "Veil"]
    t = using(power, hand=["Veil"], deck=deck, known=known).do("use Tess", "Ember")
    assert {deal["deck"].index("Wall") for deal in deals(t if t.at_rest() else t.do(t.offered[0]), 0, "A")} == {1}


@pytest.mark.rule("revel:3.6.1")
def test_everybody_sees_whether_what_was_taken_lay_above_a_revealed_card() -> None:
    told = []
    for deck in (["Ember", "Veil", "Wall", "Veil", "Veil"], ["Veil", "Veil", "Wall", "Veil", "Ember"]):
        t = using("Draw 1 strike spell card from your deck.", deck=deck, revealed={"Wall": LONG})
        told.append(t.do("use Tess", "Ember").state.all_told(B))
    assert told == [[2], [1]]


def chosen_or_a_copy(count: str, done: str) -> Stage:
    """A has chosen an Ember in the deck, alone or with a Wall. The next draw is an Ember too, and is revealed: it may
    be the chosen one for all that anybody can tell."""
    chosen = "the cards" if count == "2 cards" else "the card"
    vow = strike(
        "Vow",
        1,
        f"This Spell's Power Is: Choose {count} from your deck.",
        f"This Spell's Power Is: {done} {chosen} chosen above.",
    )
    deck = ["Ember", "Gust", "Ember", "Veil", "Wall"]
    t = using("Reveal your next draw.", cards=(vow,), hand=["Gust"], deck=deck, spells={1: "Vow"}, B={"hand": ["Veil"]})
    return t.do("use Vow", "Ember", *(["Wall"] if count == "2 cards" else []), "use Tess")


@pytest.mark.rule("revel:3.6.1", "revel:4.10.12")
@pytest.mark.parametrize(("count", "done"), [("1 card", "Stash"), ("2 cards", "Stash"), ("1 card", "Discard")])
def test_whether_the_chosen_one_is_the_copy_in_a_known_place_shows_when_it_is_taken_up(count: str, done: str) -> None:
    """What A and B are shown and imagine goes by where Embers are known to lie, and not by which of them it is."""
    t = chosen_or_a_copy(count, done)
    for seat in BOTH:
        for dice in range(60):
            drive(t.fork().table, seat, random.Random(dice))


@pytest.mark.rule("revel:3.6.1")
def test_who_takes_up_a_chosen_card_sees_that_it_is_not_the_known_copy_and_the_others_do_not() -> None:
    t = chosen_or_a_copy("1 card", "Stash")
    before = t.state.all_told(B)
    t.do("use Vow")
    assert t.A["deck"] == ["Ember", "Gust", "Veil", "Wall", "Ember"]
    by_a, by_b = (t.state.all_told(seat)[: -len(before)] for seat in BOTH)  # the last first
    assert by_b == [None, 1]  # that nothing is against stashing it, and that it is there
    assert by_a == [None, None, 1]  # and that it lies in no place that A knew
    assert {tuple(deal["deck"][::4]) for deal in deals(t, A, "A")} == {("Ember", "Ember")}
    assert {deal["deck"][0] for deal in deals(t, B, "A")} > {"Ember"}
    assert t.at_rest()


@pytest.mark.rule("revel:3.6.1", "revel:4.10.12")
def test_who_takes_up_the_chosen_card_from_its_known_place_knows_that_it_is_gone() -> None:
    """A chose an Ember, showed where it lies, and stashes it: the other Ember wasn't chosen, and B can't tell."""
    vow = strike(
        "Vow",
        1,
        "This Spell's Power Is: Choose 1 card from your deck. Reveal it.",
        "This Spell's Power Is: Stash the card chosen above.",
    )
    t = using("Gain 1 Passion.", cards=(vow,), deck=["Gust", "Ember", "Veil", "Ember", "Wall"], spells={1: "Vow"})
    t.do("use Vow", "Ember", "use Vow")
    assert t.A["spells"][1]["chosen"] == [[1, 1, ["gone"]]]
    found = [{str(deal["spells"][1]["chosen"][0][2]) for deal in deals(t, seat, "A")} for seat in BOTH]
    assert found[A] == {"['gone']"}
    assert found[B] > {"['gone']"}
    assert t.at_rest()


@pytest.mark.rule("revel:3.6.1", "revel:5.3.2")
def test_who_puts_chosen_cards_in_an_order_is_not_shown_where_they_lie() -> None:
    """A stashes an Ember and a Wall that were looked for. Asked which goes first, A knows of the next draw, as before,
    and not where those lie."""
    t = chosen_or_a_copy("2 cards", "Stash").do("use Vow")
    assert t.offered == ["Ember", "Wall"]
    assert [one for one in t.A["known"] if one["to"] == "A"] == [{"deck": 1, "to": "A"}]
    t.do("Wall")
    assert t.A["deck"] == ["Ember", "Gust", "Veil", "Wall", "Ember"]
    assert t.at_rest()


@pytest.mark.rule("revel:5.4.1")
def test_a_card_that_came_from_a_hand_in_this_step_is_seen_in_the_deck() -> None:
    """B stashes a card of its hand into an empty deck, and it is revealed there: A imagines that it was in hand."""
    power = (
        "Your opponent stashes 1 card from their hand. Reveal your opponent's next draw. Discard 1 card from your hand."
    )
    t = using(power, hand=["Veil", "Gust"], B={"hand": ["Ember", "Wall", "Gust"], "deck": []}).do("use Tess", "B: Wall")
    assert t.asked == "A"
    assert {tuple(deal["deck"]) for deal in deals(t, 0, "B")} == {("Wall",)}
