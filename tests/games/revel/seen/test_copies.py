"""Copies of a card in one hand: alike while nobody sees them, and told apart once one of them is revealed (5.4.3)."""

from __future__ import annotations

import pytest

from coven.games.revel.areas.areas import A, B
from coven.games.revel.seen.words import told_apart
from tests.games.revel.seen.test_imagining import deals, using
from tests.games.revel.stage import Plain, shield

LONG = "until your next turn"
SHOWN = f"Ember (revealed {LONG})"
PARRY = shield("Parry", 1, "When Your Opponent Would Draw: If this card is in your hand, discard it to stop it.")


@pytest.mark.rule("revel:5.4.3")
@pytest.mark.parametrize(("answer", "left"), [("Ember", {"Ember": LONG}), (SHOWN, {})])
def test_a_player_says_whether_the_revealed_copy_goes_or_the_other(answer: str, left: dict[str, str]) -> None:
    t = using("Discard 1 card from your hand.", hand=["Ember", "Ember", "Wall"], revealed={"Ember": LONG})
    t.do("use Tess")
    assert t.offered == [SHOWN, "Ember", "Wall"]
    t.do(answer)
    assert t.A["discards"] == ["Ember"]
    assert t.A.get("revealed", {}) == left
    assert sorted(t.A["hand"]) == ["Ember", "Wall"]


@pytest.mark.rule("revel:5.4.3")
def test_copies_that_look_alike_are_offered_once() -> None:
    """Both hidden, or both revealed for as long; and a lone revealed card needs no more than its name."""
    both = {"Ember": LONG, "Ember (2)": LONG}
    for revealed in (dict[str, str](), both):
        t = using("Discard 1 card from your hand.", hand=["Ember", "Ember", "Wall"], revealed=revealed).do("use Tess")
        assert t.offered == ["Ember", "Wall"]
    t = using("Discard 1 card from your hand.", hand=["Ember", "Wall"], revealed={"Ember": LONG}).do("use Tess")
    assert t.offered == ["Ember", "Wall"]


@pytest.mark.rule("revel:5.4.3")
def test_the_revealed_copy_is_played_or_stashed_by_its_own_words() -> None:
    two: Plain = {"hand": ["Ember", "Ember", "Wall"], "revealed": {"Ember": LONG}}
    t = using("Gain 1 Passion.", **two).do("play a card")
    assert t.offered == [SHOWN, "Ember", "Wall"]
    t.do("Ember", "space 1")
    assert t.A["revealed"] == {"Ember": LONG}
    t = using("Stash all cards in your hand.", **two).do("use Tess")
    assert t.offered == [SHOWN, "Ember", "Wall"]


@pytest.mark.rule("revel:5.4.3")
def test_others_are_not_told_of_a_hidden_copy() -> None:
    """What A calls the revealed Ember tells of the other one: B is told neither."""
    t = using("Gain 1 Passion.", hand=["Ember", "Ember"], revealed={"Ember": LONG})
    [revealed] = t.state.sides[A].revealed
    assert (told_apart(t.state, A, revealed), told_apart(t.state, B, revealed)) == (SHOWN, "Ember")


@pytest.mark.rule("revel:4.9.2", "revel:5.4.4")
def test_interrupting_with_a_card_that_is_revealed_for_longer_does_not_cut_that_short() -> None:
    """B's Parry was revealed for a turn. B makes it relevant, but won't pay: it stays revealed for as long."""
    t = using("Draw 1 card.", cards=(PARRY,), B={"hand": ["Parry", "Parry"], "revealed": {"Parry": LONG}})
    t.do("use Tess")
    assert t.offered == [f"reveal Parry (revealed {LONG})", "reveal Parry", "reveal nothing"]
    t.do(f"reveal Parry (revealed {LONG})", "decline", "reveal nothing")
    assert t.B["revealed"] == {"Parry": LONG}
    t = using("Draw 1 card.", cards=(PARRY,), B={"hand": ["Parry", "Parry"], "revealed": {"Parry": LONG}})
    t.do("use Tess", "reveal Parry")
    assert t.B["revealed"] == {"Parry": LONG, "Parry (2)": "the next check"}


@pytest.mark.rule("revel:5.4.5")
def test_who_has_seen_two_copies_knows_of_two() -> None:
    """One Wall stays revealed while A reveals another: B has seen two, and goes on knowing both."""
    t = using("Reveal 1 card from your hand.", hand=["Wall", "Wall", "Gust"], revealed={"Wall": LONG})
    t.do("use Tess", "Wall")
    assert all(deal["hand"].count("Wall") == 2 for deal in deals(t, 1, "A"))


@pytest.mark.rule("revel:3.8.1", "revel:5.4.5")
def test_it_does_not_matter_which_of_several_known_copies_comes_to_light() -> None:
    """B knows of two Walls in A's hand; a card left it unseen; a third Wall was seen coming. A Wall is then revealed:
    whichever it truly is, B knows the same."""
    hand = ["Wall", "Wall", "Wall", "Gust", "Ember"]
    places: Plain = {"hand": [1, 2, 3, 4]}
    some: list[Plain] = [{"hand": n, "among": places | {"deck": [1]}, "to": "B"} for n in (1, 2)]
    known = [*some, {"hand": 3, "among": places, "to": "B"}]
    seen = set()
    for order in ([0, 1, 2], [2, 1, 0]):
        mixed = [dict(known[n], hand=at) for at, n in enumerate(order, 1)]
        t = using("Reveal 1 card from your hand.", hand=hand, known=mixed).do("use Tess", "Wall")
        seen.add(tuple(sorted(str(sorted(deal["hand"])) for deal in deals(t, 1, "A"))))
    assert len(seen) == 1
