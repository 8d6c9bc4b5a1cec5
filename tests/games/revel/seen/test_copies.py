"""Copies of a card in one hand: alike while nobody sees them, and told apart once one of them is revealed (5.4.3)."""

from __future__ import annotations

import random

import pytest

from coven.games.revel import GAME
from coven.games.revel.areas.areas import A, B
from coven.games.revel.areas.state import RevelState
from coven.games.revel.seen.words import told_apart
from coven.kernel import PositionError
from tests.games.revel.seen.test_imagining import deals, using
from tests.games.revel.stage import Plain, Stage, shield

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


@pytest.mark.rule("revel:3.6.6")
def test_which_of_several_copies_was_drawn_is_not_imagined() -> None:
    """A shuffles a deck with two Embers, and then draws one of them. Whichever it is, by number too the same copies are
    imagined in the same places: of copies that nothing else tells apart, the first by number comes first."""
    powers = ("Shuffle your deck.", "Draw 1 card. Discard 1 card from your hand.")
    truth, seen = [], []
    for order in ((0, 1, 2, 3), (2, 1, 0, 3)):
        t = using(*powers, hand=["Wall"], deck=["Ember", "Veil", "Ember", "Gust"], luck=[order])
        t.do("use Tess", "use Tess")
        sides = [t.state.sides[A], *[t.table.imagine(A, random.Random(dice)).state.sides[A] for dice in range(20)]]
        true, *imagined = [[(card.defn.name, card.number) for card in (*side.deck, *side.hand)] for side in sides]
        truth.append(true)
        seen.append(imagined)
    assert seen[0] == seen[1]
    assert truth[0] != truth[1]


# Positions


def again(t: Stage) -> RevelState:
    """The state that its position leads to."""
    return GAME.place(t.table.setup, t.table.position())


@pytest.mark.rule("revel:5.4.3")
@pytest.mark.parametrize("copy", [1, 2, 3])
def test_a_position_says_which_of_several_known_copies_is_revealed(copy: int) -> None:
    """B knows two of A's three Embers, and one of them is revealed: the same one when the position is read again, and
    B knows the same two."""
    places = [{"hand": 1}, {"hand": 2}, {"deck": 1}]
    known = [{**place, "to": "B"} for place in places[:2]]
    revealed = [{**places[copy - 1], "lasts": LONG}]
    t = using("Gain 1 Passion.", hand=["Ember", "Ember"], deck=["Ember", "Gust"], known=known, revealed=revealed)
    for side in (t.state.sides[A], again(t).sides[A]):
        [card] = side.revealed
        assert card is [*side.hand, side.deck[-1]][copy - 1]
        assert set(side.known[B]) == {*side.hand, card}
        assert set(side.known[A]) == ({card} if copy == 3 else set())
    assert t.A["revealed"] == ({"Ember": LONG} if copy == 1 else revealed)


@pytest.mark.rule("revel:5.4.3")
def test_copies_that_are_revealed_for_different_times_keep_them() -> None:
    lasting = [{"hand": 2, "lasts": LONG}, {"hand": 1, "lasts": "the next check"}]
    t = using("Gain 1 Passion.", hand=["Ember", "Ember"], revealed=lasting)
    side = again(t).sides[A]
    assert [until.value for until, _ in side.revealed.values()] == [LONG, ""]
    assert list(side.revealed) == [side.hand[1], side.hand[0]]


@pytest.mark.parametrize(
    ("revealed", "words"),
    [
        ([{"hand": 3}], "there is no card 3 in that area"),
        ([{"hand": 1}, {"hand": 1}], "Ember is listed twice"),
        ([{"hand": 1, "until": LONG}], "has no 'until'"),
        ([{"hand": 1, "lasts": ["never"]}], "Ember can be revealed"),
    ],
)
def test_a_place_where_nothing_can_be_revealed_is_refused(revealed: list[Plain], words: str) -> None:
    with pytest.raises(PositionError, match=words):
        using("Gain 1 Passion.", hand=["Ember", "Gust"], revealed=revealed)
