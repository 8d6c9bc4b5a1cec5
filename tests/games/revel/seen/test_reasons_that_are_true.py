"""What is refused when it is tried is refused when it is asked about, by the same clause; in words of all kinds.

Each try has the clause of the comprehensive rules and that of the manual, or what is told without a rule: what the
words mean here, or that they name nothing.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from coven.kernel import NotOffered
from tests.games.revel.seen.test_refusals import (
    CARDS,
    acting,
    announcing,
    choosing_a_card,
    discarding,
    of_these,
    on,
    paying,
    putting,
    using,
)
from tests.games.revel.stage import Stage, stage, strike, witch

EDITIONS = ("comprehensive", "starter")
Told = tuple[str, str] | str
"""The clauses of both editions, or what is told without a rule."""


def called(words: str) -> str:
    return f"it is called {words!r} here"


def first(words: str) -> str:
    return f"that takes several answers: {words!r} first"


def of_nothing(edition: str) -> Stage:
    """A's witch names no resource; B's does."""
    cass = witch("Cass", "Her Power Is: Discard any 1 spell.", of=None)
    mine = {"hand": ["Bolt"], "witch": "Cass", "spells": {1: "Ember", 2: "Sea"}}
    return stage(*CARDS, cass, A=mine, B={"witch": "Bea"}, edition=edition)


def discarding_of_nothing(edition: str) -> Stage:
    return of_nothing(edition).do("use Cass")


def discarding_stitched(edition: str) -> Stage:
    """A spell of two cards is there to be discarded."""
    spells = {1: "Sea", 3: {"cards": ["Ember", "Red"]}}
    return using("Discard any 1 of your spells.", edition, A={"spells": spells})


def powers(edition: str) -> Stage:
    """One card of a stitched spell has a Power, and so has such a card alone."""
    wick = strike("Wick", 1, "This Spell's Power Is: Gain 1 Passion.", icons="flames")
    spells = {1: "Wick", 3: {"cards": ["Red", "Wick"]}, 4: {"cards": ["Ember", "Red"]}}
    return on(wick, A={"spells": spells, "witch": "Wren"}, B={"witch": "Bea"}, edition=edition)


def over(edition: str) -> Stage:
    """A has won the game."""
    slay = strike("Slay", 3, "On Play: Your opponent loses 4 Stamina.")
    t = on(slay, A={"hand": ["Slay"]}, B={"witch": "Bea"}, edition=edition).do("play a card")
    while t.table.decision is not None:
        t.table.choose(0)
    return t


HERE = called("space 2, stitching onto Ember")
STITCHED = called("A's Ember & Red in space 3")
END = ("2.9.1", "final.7")
TRIES: list[tuple[Callable[[str], Stage], str, Told]] = [
    # what is put somewhere, where its space is asked
    (announcing, "put Red in space 5", called("space 5")),
    (announcing, "place it in space 5", called("space 5")),
    (announcing, "put Red in space 3", ("5.7.4", "stitch.4")),
    (announcing, "put it in space 1", ("5.7.9", "D21")),
    (announcing, "put Bolt in space 5", ("5.7.1", "play.1")),
    (putting, "place it in space 3", called("space 3")),
    (putting, "put it in space 1", ("3.4.12", "effects.1")),
    # the space of what is played, in other words
    (announcing, "my space 5", called("space 5")),
    (announcing, "in space 2", HERE),
    (announcing, "onto Ember in space 2", HERE),
    (announcing, "onto Ember", HERE),
    (announcing, "stitch", HERE),
    (announcing, "play Red in space 5", called("space 5")),
    # a card that is played somewhere, where the card is asked
    (choosing_a_card, "the Red", called("Red")),
    (choosing_a_card, "Red, space 5", first("Red")),
    (choosing_a_card, "Red in space 3", ("5.7.4", "stitch.4")),
    # acts that take several answers
    (acting, "play Red in space 5", first("play a card")),
    (acting, "Red", first("play a card")),
    # a stitched spell by its whole name, and by one card and its space
    (discarding_stitched, "discard Ember & Red", STITCHED),
    (discarding_stitched, "the Ember & Red in space 3", STITCHED),
    (discarding_stitched, "Ember in space 3", STITCHED),
    (discarding_stitched, "discard A's Red in space 3", STITCHED),
    (discarding_stitched, "my space 3", STITCHED),
    (acting, "discard Ember & Red in space 3", ("2.4.7", "turn.3")),
    (acting, "play Ember & Red", ("2.4.1", "turn.4")),
    (acting, "play Ember & Red in space 5", ("2.4.1", "turn.4")),
    (acting, "use Ember & Red", ("4.7.1", "effects.2")),
    (powers, "use Ember & Red in space 4", ("4.7.1", "effects.2")),
    (powers, "use Red & Wick", called("use Wick (2)")),
    (powers, "use Ember & Wick", ("4.7.1", "effects.2")),
    (announcing, "pay Ember & Red", ("5.7.1", "play.2")),
    # two of the options together, in other words than the card's
    (paying, "pay and decline", ("0.3.9", "D28")),
    (paying, "pay and no", ("0.3.9", "D28")),
    (paying, "spend 3 Passion and decline", ("0.3.9", "D28")),
    (paying, "pay 2 Passion and decline", ("0.3.5", "play.2")),
    (of_these, "gain a Passion and add a +1 to any 1 spell", ("0.4.2", "effects.1")),
    (of_these, "gain a Passion and spend 2 Passion to draw a card", ("0.3.8", "D28")),
    (of_these, "spend 2 Passion to draw a card, then gain a Passion", ("0.3.8", "D28")),
    (of_these, "gain a Passion and discard my stance", ("0.4.6", "D28")),
    # several acts after the end
    (over, "play Bolt and draw a card", END),
    (over, "play Bolt, then pass", END),
    (over, "use Bea and pass", END),
    (over, "play Bolt and xyzzy", "no such place: 'and xyzzy'"),
    # a number that is paid
    (paying, "pay 3", called("pay")),
    (paying, "pay 4", ("0.3.5", "play.2")),
    (acting, "pay 4", ("0.3.1", "play.2")),
    (discarding, "pay 4", ("0.3.1", "play.2")),
    (discarding, "pay 2 Passion", ("0.3.1", "play.2")),
    # a resource that its player doesn't have
    (of_nothing, "A's Passion", "A has no Passion"),
    (of_nothing, "B: A's Passion", "A has no Passion"),
    (of_nothing, "B's Passion", ("2.4.7", "turn.3")),
    (discarding_of_nothing, "A's Passion", "A has no Passion"),
    (discarding_of_nothing, "discard A's Passion", "A has no Passion"),
    (discarding_of_nothing, "B's Passion", ("4.10.2", "effects.1")),
]


@pytest.mark.rule("revel:3.5.2", "revel:0.3.9", "revel:0.3.5", "revel:0.3.8", "revel:2.4.1", "revel:5.7.4")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("situation", "words", "expected"), TRIES, ids=[f"{at.__name__}: {words}" for at, words, _ in TRIES]
)
def test_what_can_not_be_said_so_is_refused_by_its_clause(
    situation: Callable[[str], Stage], words: str, expected: Told, edition: str
) -> None:
    t = situation(edition)
    seat, said = (1, words[3:]) if words.startswith("B: ") else (None, words)
    reason = t.table.why_not(said, seat)
    assert reason is not None
    if isinstance(expected, str):
        assert str(reason) == expected
    else:
        assert reason.rule == expected[EDITIONS.index(edition)], str(reason)
    if seat is None:
        before = t.table.fingerprint()
        with pytest.raises(NotOffered) as refused:
            t.table.choose(said)
        assert refused.value.reason == reason
        assert t.table.fingerprint() == before
