"""5.3 Stashing."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.games.revel.stage import Stage, shield, stage, stance, strike, witch

CARDS = (strike("Ember", 3), strike("Gust", 2), shield("Wall", 4), shield("Veil", 1))


def stashing(instruction: str, **a: Any) -> Stage:
    """A's witch, Tess, has a Power that stashes."""
    return stage(witch("Tess", f"Her Power Is: {instruction}"), *CARDS, A={"witch": "Tess", **a}, plays=2)


def bottom(t: Stage, cards: int) -> list[str]:
    """The lowest cards of A's deck, from the higher to the lower."""
    deck: list[str] = t.A["deck"]
    return deck[-cards:]


@pytest.mark.rule("revel:5.3.1")
@pytest.mark.parametrize("order", [("Gust", "Wall"), ("Wall", "Gust"), ("Ember", "Wall")])
def test_stashed_cards_go_to_the_bottom_in_the_order_of_their_players_liking(order: tuple[str, str]) -> None:
    t = stashing("Stash 2 cards from your hand.", hand=["Ember", "Gust", "Wall"], deck=["Veil", "Veil"])
    t.do("use Tess")
    assert t.offered == ["Ember", "Gust", "Wall"]
    t.do(*order)
    assert t.A["deck"] == ["Veil", "Veil", *order]
    assert sorted(t.A["hand"]) == sorted({"Ember", "Gust", "Wall"} - set(order))
    assert t.A["discards"] == []
    assert t.at_rest()


@pytest.mark.rule("revel:5.3.1", "revel:1.7.12")
def test_given_cards_are_stashed_too_and_a_stitched_spell_in_the_order_chosen() -> None:
    flame = strike("Flame", 1, icons="flames")
    torch = strike("Torch", 1, icons="flames")
    tess = witch("Tess", "Her Power Is: Stash any 1 of your spells.")
    t = stage(flame, torch, tess, A={"witch": "Tess", "spells": {2: {"cards": ["Flame", "Torch"]}}}, plays=2)
    t.do("use Tess", "Torch")
    assert bottom(t, 2) == ["Torch", "Flame"]
    assert t.A["spells"] == {}
    assert t.at_rest()


@pytest.mark.rule("revel:5.3.1")
def test_several_spells_are_stashed_by_each_player_in_an_order_of_their_own() -> None:
    """B's spells go to B's deck, so B orders them, whoever was told to stash all; a lone one needs no order."""
    both = {1: "Gust", 2: "Wall", 4: "Ember"}
    tess = witch("Tess", "Her Power Is: Stash all spells.", "Her Power Is: Stash all your spells.")
    t = stage(tess, *CARDS, A={"witch": "Tess", "spells": both}, B={"spells": {1: "Veil", 2: "Wall"}}, plays=2)
    one = t.fork()
    t.do("use Tess: Stash all spells")
    assert (t.asked, t.offered) == ("A", ["A's Gust in space 1", "A's Wall in space 2", "A's Ember in space 4"])
    t.do("A's Wall in space 2", "A's Ember in space 4")
    assert (t.asked, t.offered) == ("B", ["B's Veil in space 1", "B's Wall in space 2"])
    t.do("B's Wall in space 2")
    assert t.A["deck"][-3:] == ["Wall", "Ember", "Gust"]
    assert t.B["deck"][-2:] == ["Wall", "Veil"]
    assert t.at_rest()
    one.do("use Tess: Stash all your spells", "A's Ember in space 4", "A's Gust in space 1")
    assert one.A["deck"][-3:] == ["Ember", "Gust", "Wall"]
    assert set(one.B["spells"]) == {1, 2}
    assert one.at_rest()


@pytest.mark.rule("revel:5.3.1", "revel:5.3.2")
def test_whose_cards_are_stashed_orders_them_whoever_chose_them() -> None:
    tess = witch("Tess", "Her Power Is: Stash 2 of your opponent's spells.")
    t = stage(tess, *CARDS, A={"witch": "Tess"}, B={"spells": {1: "Veil", 2: "Wall", 3: "Gust"}}, plays=2)
    t.do("use Tess", "B's Wall in space 2", "B's Gust in space 3")
    assert (t.asked, t.offered) == ("B", ["B's Wall in space 2", "B's Gust in space 3"])
    t.do("B's Gust in space 3")
    assert t.B["deck"][-2:] == ["Gust", "Wall"]
    assert set(t.B["spells"]) == {1}
    assert t.at_rest()


@pytest.mark.rule("revel:5.3.2")
def test_a_plain_stash_from_hand_shows_the_opponent_only_how_many() -> None:
    t = stashing("Stash 2 cards from your hand.", hand=["Ember", "Gust", "Wall"])
    t.do("use Tess", "Ember")
    assert t.view("B").A.revealed == ()
    t.do("Gust")
    seen = t.view("B").A
    assert (seen.hand, seen.deck_size, seen.revealed) == ((None,), 12, ())
    told = "\n".join(t.log("B"))
    assert told.count("A: a card is stashed") == 2
    for name in ("Ember", "Gust", "Wall"):
        assert name not in told
    assert "A: Ember is stashed" in t.log("A")
    assert t.at_rest()


@pytest.mark.rule("revel:5.3.2")
def test_next_draws_that_are_stashed_are_seen_by_their_player_alone() -> None:
    t = stashing("Stash your next 2 draws.", deck=["Ember", "Gust", "Wall"])
    t.do("use Tess")
    assert t.asked == "A"
    assert t.offered == ["Ember", "Gust"]
    assert t.view("B").A.revealed == ()
    t.do("Gust")
    assert t.A["deck"] == ["Wall", "Gust", "Ember"]
    assert not any("Ember" in words or "Gust" in words for words in t.log("B"))
    assert "A: Gust is stashed" in t.log("A")
    assert t.at_rest()


@pytest.mark.rule("revel:5.3.3")
def test_a_stash_by_quality_shows_the_card_before_it_goes_to_the_bottom() -> None:
    t = stashing("Stash 1 strike spell card from your hand.", hand=["Ember", "Gust", "Wall"])
    t.do("use Tess")
    assert t.offered == ["Ember", "Gust", "none"]
    t.do("Gust")
    told = t.log("B")
    assert told.index("A reveals Gust") < told.index("A: Gust is stashed")
    assert bottom(t, 1) == ["Gust"]
    assert sorted(t.A["hand"]) == ["Ember", "Wall"]
    assert t.view("B").A.revealed == ()
    assert t.at_rest()


@pytest.mark.rule("revel:5.3.4")
def test_a_stash_by_quality_has_no_partial_version() -> None:
    t = stashing("Stash 2 strike spell cards from your hand.", hand=["Ember", "Wall", "Veil"])
    before = t.A
    t.do("use Tess")
    assert t.A["hand"] == before["hand"]
    assert t.A["deck"] == before["deck"]
    assert not any("reveals" in words or "stashed" in words for words in t.log("B"))
    assert t.view("B").A.revealed == ()
    assert t.at_rest()


@pytest.mark.rule("revel:5.3.4")
def test_what_a_stash_by_quality_would_pay_for_is_impossible_without_enough_cards() -> None:
    t = stashing("Stash 2 strike spell cards from your hand to draw 1 card.", hand=["Ember", "Wall"])
    t.do("use Tess", "pay")
    assert sorted(t.A["hand"]) == ["Ember", "Wall"]
    assert len(t.A["deck"]) == 10
    assert t.view("B").A.revealed == ()
    assert t.at_rest()


@pytest.mark.rule("revel:5.3.4")
def test_where_everybody_sees_that_there_are_too_few_it_is_impossible_from_the_start() -> None:
    t = stashing("Stash 2 strike spell cards from your discards.", discards=["Ember", "Wall"])
    assert "use Tess" not in t.offered
    assert t.why_not("use Tess") == "4.7.7"
    assert t.at_rest()


@pytest.mark.rule("revel:5.3.4", "revel:0.2.3")
def test_cards_that_cant_be_revealed_cant_be_stashed_by_quality() -> None:
    tess = witch("Tess", "Her Power Is: Stash 1 strike spell card from your hand.")
    veiled = stance("Veiled", "You can't reveal cards.")
    t = stage(tess, veiled, *CARDS, A={"witch": "Tess", "stance": "Veiled", "hand": ["Ember"]}, plays=2)
    t.do("use Tess")
    while not t.at_rest():
        t.do("Ember")
    assert (t.A["hand"], len(t.A["deck"])) == (["Ember"], 10)
    assert t.at_rest()


@pytest.mark.rule("revel:5.3.5")
def test_the_opponent_knows_which_cards_were_stashed_by_quality_but_not_their_order() -> None:
    t = stashing("Stash 2 strike spell cards from your hand.", hand=["Ember", "Gust", "Wall"], deck=["Veil"])
    t.do("use Tess", "Gust", "Ember")
    assert t.A["deck"] == ["Veil", "Gust", "Ember"]
    assert t.view("B").A.revealed == ()
    told = t.log("B")
    assert "A reveals Ember" in told
    assert "A reveals Gust" in told
    orders = {tuple(imagined(t, seed)) for seed in range(30)}
    assert orders >= {("Gust", "Ember"), ("Ember", "Gust")}
    assert t.at_rest()


@pytest.mark.rule("revel:5.3.5")
def test_the_log_does_not_give_the_opponent_the_order_away() -> None:
    logs = []
    for order in (("Gust", "Ember"), ("Ember", "Gust")):
        t = stashing("Stash 2 strike spell cards from your hand.", hand=["Ember", "Gust", "Wall"])
        t.do("use Tess", *order)
        logs.append((t.log("B"), t.log(None)))
    assert logs[0] == logs[1]


def imagined(t: Stage, seed: int) -> list[str]:
    """The bottom two cards of A's deck in a deal that B can imagine."""
    twin = t.table.imagine(1, random.Random(seed))
    deck: list[str] = twin.position()["A"]["deck"]
    return deck[-2:]
