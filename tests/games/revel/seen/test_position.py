"""Positions in words: any moment can be written down and set up again; what can't be is refused with a reason."""

from __future__ import annotations

import contextlib
import json
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import coven
from coven.games.revel import GAME
from coven.kernel import CovenError, PositionError, Table
from tests.games.revel.stage import Plain, stage, strike, witch


def test_a_position_written_down_is_the_same_again() -> None:
    rng = random.Random(4)
    table = coven.new("revel", seed=4)
    compared = 0
    while table.decision is not None:
        table.choose(rng.randrange(len(table.decision.choices)))
        if table.decision is not None and table.at_rest:
            plain = json.loads(json.dumps(table.position()))
            again = Table(GAME, table.setup, 4, origin=plain)
            assert json.loads(json.dumps(again.position())) == plain
            assert [str(option) for option in again.options] == [str(option) for option in table.options]
            compared += 1
    assert compared > 20


def test_what_is_put_off_by_a_spell_that_has_gone_is_written_down() -> None:
    tess = strike("Tess", 1, "When This Spell Is Discarded: When your next turn begins, draw 1 card.")
    reaper = witch("Reaper", "Her Power Is: Choose 1 spell. Discard it.")
    t = stage(tess, reaper, A={"witch": "Reaper", "spells": {1: "Tess"}}).do("use Reaper")
    plain = json.loads(json.dumps(t.truth))
    assert plain["later"][0]["on"].startswith("gone")
    again = Table(GAME, t.table.setup, 0, origin=plain)
    assert json.loads(json.dumps(again.position())) == plain


@pytest.mark.parametrize(
    ("position", "because"),
    [
        ({"A": {"spells": {6: "Plain Spark"}}}, "the spaces are numbered 1 to 5"),
        ({"A": {"spells": {1: "Passion"}}}, "Passion can't be there, it is A Resource (1.6.2)"),
        ({"A": {"spells": {1: {"cards": ["Plain Spark", "Plain Spark"]}}}}, "share no stitch icon (5.7.4)"),
        ({"A": {"spells": {1: {"card": "Plain Spark", "used": [[1, 1]]}}}}, "should be [the card's number"),
        ({"A": {"stance": "Plain Spark"}}, "Plain Spark can't be there"),
        ({"A": {"witch": "Plain Spark"}}, "Plain Spark can't be there"),
        ({"A": {"hand": ["Plain Sprak"]}}, "did you mean Plain Spark?"),
        ({"A": {"stamina": -1}}, "stamina must be a whole number of 0 or more, not -1"),
        ({"A": {"stamina +1s": [1]}}, "A's stamina +1s must be a whole number of 0 or more for each of 4 markers"),
        ({"A": {"resources": {"Plain Spark": 1}}}, "Plain Spark is no resource card (3.5.2)"),
        ({"A": {"revealed": ["Plain Sprak"]}}, "is neither in hand nor in the deck"),
        ({"A": {"cards": []}}, "A has no 'cards' (did you mean 'discards'?); it may have:"),
        ({"turns": 3}, "the position has no 'turns'"),
        ({"current": "C"}, "current must be A or B, not 'C'"),
        ({"step": "draw"}, "step must be one of setup, exchange, start, act, end"),
        ({"waiting": [{"of": "A", "card": "Novice", "on": "A witch"}]}, "effect 1 of Novice is no consequence (4.6)"),
        ({"lasting": [{"says": "Draw 1 card."}]}, "is nothing that lasts"),
        ({"lasting": [{"says": "You can't draw or stitch this turn."}]}, "each is an entry of its own"),
        ({"lasting": [{"says": "You can't draw this turn.", "from": "A's Plain Spark"}]}, "should be something on the"),
        ({"did": [["A", "jump"]]}, "there is no verb 'jump'"),
        ({"used": ["A's Plain Spark"]}, "should be [card, effect], such as"),
        ({"used": [["A witch", 1]]}, "used: 'A witch' is no card off the field"),
    ],
)
def test_what_can_not_be_is_refused_with_a_reason(position: Plain, because: str) -> None:
    with pytest.raises(PositionError) as refused:
        stage(**{**position, "A": position.get("A"), "B": position.get("B")})
    assert because in str(refused.value)


def test_what_was_named_is_numbered() -> None:
    omen = strike("Omen", 1, "This Spell's Power Is: When your next turn begins, draw 2 cards.")
    t = stage(omen, A={"spells": {1: "Omen"}}).do("use Omen")
    later = {**t.truth["later"][0], "kept": {"first": ["A 1"]}}
    with pytest.raises(PositionError, match="kept: 'first' should be the number of what was named"):
        stage(omen, **{**t.truth, "later": [later]})


def test_what_is_put_off_is_told_although_its_card_has_left() -> None:
    """Omen is discarded in the same turn, and what it put off still refers to it."""
    omen = strike("Omen", 1, "This Spell's Power Is: When your next turn begins, draw 2 cards.")
    tess = witch("Tess", "Her Power Is: Discard any 1 spell.")
    t = stage(omen, tess, A={"witch": "Tess", "spells": {1: "Omen"}}).do("use Omen", "use Tess")
    assert t.truth["later"][0]["on"] == "gone 1"
    again = stage(omen, tess, **t.truth)
    assert again.truth == t.truth
    for each in (t, again):
        each.do("A: pass", "B: pass")
        assert len(each.A["hand"]) == 3
        assert each.at_rest()


def test_what_lasts_remembers_which_spell_says_so() -> None:
    """Guard says 'other spells': that is not Guard itself, and still so in a position that is read again."""
    guard = strike("Guard", 1, "This Spell's Power Is: Your opponent can't discard your other spells this turn.")
    tess = witch("Tess", "Her Power Is: Your opponent discards any 1 spell.")
    spells = {1: "Guard", 2: "Plain Spark"}
    t = stage(guard, tess, A={"witch": "Tess", "spells": spells}, B={"spells": {3: "Plain Spark"}}).do("use Guard")
    assert t.truth["lasting"][0]["from"] == "A 1"
    again = stage(guard, tess, **json.loads(json.dumps(t.truth)))
    assert again.truth == t.truth
    for each in (t, again):
        each.do("use Tess")
        assert (each.asked, each.offered) == ("B", ["A's Guard in space 1", "B's Plain Spark in space 3"])
        each.do("A's Guard in space 1")
        assert each.truth["lasting"][0]["from"] == "gone 1"
        assert stage(guard, tess, **each.truth).truth == each.truth


@pytest.mark.parametrize(
    ("position", "because"),
    [
        ({"A": {"spells": {6: "Plain Spark"}}}, "so there is no 6 (setup.3)"),
        ({"A": {"spells": {1: "Passion"}}}, "Passion can't be there, it is A Resource (cards.2)"),
        ({"A": {"spells": {1: {"cards": ["Plain Spark", "Plain Spark"]}}}}, "share no stitch icon (stitch.1)"),
        ({"A": {"resources": {"Plain Spark": 1}}}, "Plain Spark is no resource card (passion.1)"),
        (
            {"waiting": [{"of": "A", "card": "Novice", "on": "A witch"}]},
            "effect 1 of Novice is no consequence (effects.1)",
        ),
    ],
)
def test_the_starter_edition_refuses_by_its_own_clauses(position: Plain, because: str) -> None:
    setup = GAME.settle(options={"edition": "starter"})
    with pytest.raises(PositionError) as refused:
        Table(GAME, setup, 0, origin=position)
    assert because in str(refused.value)


JUNK = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 9) | st.sampled_from(["A", "B 2", "Plain Spark", "play", ""]),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["cards", "+1s", "of", "1", "on"]), inner)
    ),
    max_leaves=5,
)


@settings(max_examples=150, deadline=None)
@given(
    st.dictionaries(
        st.sampled_from(["turn", "plays", "passed", "final turn", "waiting", "lasting", "did", "step", "current"]), JUNK
    ),
    st.dictionaries(
        st.sampled_from(["hand", "deck", "discards", "spells", "stance", "witch", "stamina", "resources", "known"]),
        JUNK,
    ),
)
def test_no_position_however_odd_breaks_the_reader(position: dict[str, Any], side: dict[str, Any]) -> None:
    with contextlib.suppress(CovenError):
        GAME.place(GAME.settle(), {**position, "A": side})
