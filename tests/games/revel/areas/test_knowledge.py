"""What a seat knows of hidden cards, where it can't tell one copy from another."""

from __future__ import annotations

import pytest

from tests.games.revel.seen.test_imagining import deals, using
from tests.games.revel.stage import Plain, shield, stage, strike, witch


@pytest.mark.rule("revel:3.4.3")
@pytest.mark.parametrize(("first", "second"), [((1, [1, 2]), (3, [1, 3])), ((2, [1, 2]), (1, [1, 3]))])
def test_of_two_known_copies_nobody_can_tell_which_came_to_light(
    first: tuple[int, list[int]], second: tuple[int, list[int]]
) -> None:
    """B knows an Ember in A's deck, first or second, and another, first or third. The first card is discarded and is an
    Ember: the other is the second card or the third, and B can't say which, wherever it truly is."""
    deck = ["Gust", "Gust", "Gust", "Veil"]
    for number, _ in (first, second):
        deck[number - 1] = "Ember"
    known = [{"deck": number, "among": {"deck": places}, "to": "B"} for number, places in (first, second)]
    t = using("Discard your next draw.", hand=["Veil"], deck=deck, known=known).do("use Tess")
    [left] = t.A["known"]
    assert (left["among"], left["to"]) == ({"deck": [1, 2]}, "B")
    assert t.A["deck"][left["deck"] - 1] == "Ember"


@pytest.mark.rule("revel:5.4.3", "revel:5.4.5")
def test_a_known_copy_in_hand_is_taken_for_the_one_that_is_shown() -> None:
    """B knows an Ember in A's hand, the first; A shows an Ember, the second. B takes it for the one that it knew."""
    side: Plain = {"hand": ["Ember", "Ember", "Gust"], "known": [{"hand": 1, "to": "B"}]}
    t = using("Reveal all strike spell cards in your hand.", "Reveal 1 card from your hand.", **side)
    t.do("use Tess: Reveal 1 card from your hand", "Ember")
    assert len(t.A["known"]) == 1
    t.do("use Tess")
    assert [entry["hand"] for entry in t.A["known"]] == [1, 2, 3]


@pytest.mark.rule("revel:3.8.1", "revel:5.4.5")
def test_a_card_that_is_shown_is_taken_for_the_copy_of_which_most_is_known() -> None:
    """B knows an Ember in A's hand, and another in hand or on top of the deck. The Ember that A shows is the former for
    all that B knows, so that the latter may be anywhere still."""
    known = [{"hand": 1, "among": {"hand": [1], "deck": [1]}, "to": "B"}, {"hand": 2, "to": "B"}]
    t = using("Reveal 1 card from your hand.", hand=["Ember", "Ember", "Gust"], known=known).do("use Tess", "Ember")
    assert t.A["known"] == [
        {"hand": 1, "to": "B"},
        {"hand": 2, "among": {"hand": [2], "deck": [1]}, "to": "B"},
    ]


@pytest.mark.rule("revel:3.8.1", "revel:5.4.5")
def test_whoever_sees_a_known_card_played_still_knows_the_others() -> None:
    """B has seen the Ember and the Gust in A's hand. A plays the Ember: B knows the Gust as before, and A, who saw B
    see it, imagines no other B."""
    t = using("Reveal 1 card from your hand.", "Reveal 1 spell card from your hand.", hand=["Ember", "Gust", "Veil"])
    t.do("use Tess: Reveal 1 card from your hand", "Ember", "use Tess", "Gust", "play a card", "Ember", "space 1")
    assert t.A["hand"] == ["Gust", "Veil"]
    known = [{"hand": 1, "to": "B"}]
    assert t.A["known"] == known
    assert all(deal["known"] == known for deal in deals(t, 0, "A"))


@pytest.mark.rule("revel:3.8.1")
@pytest.mark.parametrize("order", [(2, 3), (3, 2)])
def test_of_copies_known_alike_it_does_not_matter_which_was_known_first(order: tuple[int, int]) -> None:
    """B knows two of the three Embers in A's hand, and not where in it they are. One is discarded; B knows one of the
    two that are left, and which of them that is called is the same however B came to know them."""
    known = [{"hand": number, "among": {"hand": [1, 2, 3, 4]}, "to": "B"} for number in order]
    t = using("Discard 1 card from your hand.", hand=["Ember", "Ember", "Ember", "Gust"], known=known)
    t.do("use Tess", "Ember")
    assert t.A["known"] == [{"hand": 2, "among": {"hand": [1, 2, 3]}, "to": "B"}]


@pytest.mark.rule("revel:0.5.6", "revel:3.6.1")
def test_who_looked_for_a_card_and_had_to_put_it_back_can_not_tell_where_it_lay() -> None:
    cost = "Draw 1 strike spell card from your deck and discard 1 stance card from your hand"
    t = stage(
        witch("Wendy", f"Her Power Is: {cost} to gain 1 Passion."),
        strike("Big", 4),
        shield("Ward", 1),
        A={"witch": "Wendy", "hand": ["Ward"], "deck": ["Ward", "Ward", "Big", "Ward", "Plain Spark"]},
    )
    t.do("use Wendy", "pay", "Big")
    assert (t.asked, t.offered) == ("A", ["Plain Spark", "none"])  # there is no stance to discard: it was undone
    assert "known" not in t.A
    t.do("Plain Spark")  # and again
    assert "known" not in t.A
    assert (t.A["hand"], t.A["deck"]) == (["Ward"], ["Ward", "Ward", "Big", "Ward", "Plain Spark"])
    assert t.at_rest()


@pytest.mark.rule("revel:0.5.6", "revel:3.8.1")
@pytest.mark.parametrize(("hand", "drawn"), [(["Ward", "Big"], "Ward"), (["Ward", "Ward"], "Big")])
def test_of_a_card_shown_after_a_draw_that_was_undone_nobody_else_can_tell_whether_it_was_drawn(
    hand: list[str], drawn: str
) -> None:
    """A draws a card, shows a Big and can't go on. All is undone: to B the Big is in hand or on top of the deck."""
    cost = "Draw 1 card, reveal 1 strike spell card from your hand and discard 1 stance card from your hand"
    side: Plain = {"witch": "Wendy", "hand": hand, "deck": [drawn, "Ward", "Plain Spark"]}
    t = stage(witch("Wendy", f"Her Power Is: {cost} to gain 1 Passion."), strike("Big", 4), shield("Ward", 1), A=side)
    t.do("use Wendy", "pay", "Big")
    assert t.at_rest()
    assert (t.A["hand"], t.A["deck"]) == (hand, side["deck"])
    [to_b] = [entry for entry in t.A["known"] if entry["to"] == "B"]
    assert to_b["among"] == {"hand": [1, 2], "deck": [1]}


@pytest.mark.rule("revel:0.5.6", "revel:3.8.1")
@pytest.mark.parametrize("drawn", ["Ward", "Big"])
def test_a_card_shown_after_a_draw_that_was_undone_may_be_one_that_was_known(drawn: str) -> None:
    """B knows of a Big in A's hand and is shown a Big: it may be that one, so that B learns nothing."""
    cost = "Draw 1 card, reveal 1 strike spell card from your hand and discard 1 stance card from your hand"
    known = [{"hand": 2, "among": {"hand": [1, 2]}, "to": "B"}]
    side: Plain = {"witch": "Wendy", "hand": ["Ward", "Big"], "deck": [drawn, "Ward", "Plain Spark"], "known": known}
    t = stage(witch("Wendy", f"Her Power Is: {cost} to gain 1 Passion."), strike("Big", 4), shield("Ward", 1), A=side)
    t.do("use Wendy", "pay", "Big")
    assert t.at_rest()
    assert (t.A["hand"], t.A["deck"]) == (side["hand"], side["deck"])
    assert [entry for entry in t.A["known"] if entry["to"] == "B"] == known


@pytest.mark.rule("revel:0.5.6", "revel:3.8.1")
def test_a_card_shown_after_a_draw_that_was_undone_is_not_where_another_is_known_to_be() -> None:
    """B knows the Ward in A's hand: the Big is the other card of it, or was drawn."""
    cost = "Draw 1 card, reveal 1 strike spell card from your hand and discard 1 stance card from your hand"
    known = [{"hand": 1, "to": "B"}]
    side: Plain = {"witch": "Wendy", "hand": ["Ward", "Big"], "deck": ["Gust", "Ward", "Plain Spark"], "known": known}
    cards = (strike("Big", 4), shield("Gust", 1), shield("Ward", 1))
    t = stage(witch("Wendy", f"Her Power Is: {cost} to gain 1 Passion."), *cards, A=side)
    t.do("use Wendy", "pay", "Big")
    assert t.at_rest()
    assert (t.A["hand"], t.A["deck"]) == (side["hand"], side["deck"])
    to_b = [entry for entry in t.A["known"] if entry["to"] == "B"]
    assert to_b == [{"hand": 1, "to": "B"}, {"hand": 2, "among": {"hand": [2], "deck": [1]}, "to": "B"}]


@pytest.mark.rule("revel:5.4.5")
def test_who_has_seen_two_copies_is_thought_to_know_both() -> None:
    """B has seen two Embers in A's hand, and A saw that: the B that A imagines knows them both."""
    t = using("Reveal all strike spell cards in your hand.", hand=["Ember", "Ember", "Wall"]).do("use Tess")
    assert [entry["hand"] for entry in t.A["known"] if entry["to"] == "B"] == [1, 2]
    for deal in deals(t, 0, "A"):
        assert deal["known"] == t.A["known"]


@pytest.mark.rule("revel:3.6.1", "revel:3.8.1")
def test_a_copy_shown_from_hand_after_a_draw_tells_nothing_of_where_it_lay() -> None:
    """B knows an Ember that is second in A's deck. A draws, stashes that one and shows another Ember, drawn just now or
    in hand from the beginning: B can't tell, and imagines the same."""
    power = (
        "Draw 1 card. Stash your next draw. Reveal 1 strike spell card from your hand. Your opponent discards 1 card "
        "from their hand."
    )
    seen = []
    for hand, drawn in ((["Wall", "Veil"], "Ember"), (["Ember", "Veil"], "Wall")):
        side: Plain = {"hand": hand, "deck": [drawn, "Ember", "Blaze", "Veil"], "known": [{"deck": 2, "to": "B"}]}
        t = using(power, **side, B={"hand": ["Veil", "Gust"]}).do("use Tess", "Ember")
        assert t.asked == "B"
        seen.append(deals(t, 1, "A"))
    assert seen[0] == seen[1]


@pytest.mark.rule("revel:0.5.6", "revel:3.6.6")
def test_who_drew_from_a_shuffled_deck_can_not_tell_where_the_card_lay_before() -> None:
    """A shuffles, draws and can't go on. All is undone, and the deck lies as it lay: A has seen one of its cards, but
    not in which place that was."""
    cost = "Shuffle your deck, draw 1 card and discard 1 stance card from your hand"
    side: Plain = {"witch": "Wendy", "hand": ["Ward"], "deck": ["Ward", "Big", "Ward", "Plain Spark"]}
    t = stage(witch("Wendy", f"Her Power Is: {cost} to gain 1 Passion."), strike("Big", 4), shield("Ward", 1), A=side)
    t.do("use Wendy", "pay")
    assert (t.A["hand"], t.A["deck"]) == (side["hand"], side["deck"])
    assert "known" not in t.A
    assert t.at_rest()
