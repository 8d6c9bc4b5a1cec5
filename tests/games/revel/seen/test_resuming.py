"""Any moment is a position: forked, saved and taken back even while a cost is paid inside an interruption."""

from __future__ import annotations

import coven
from tests.games.revel.stage import Stage, shield, stage, strike

AEGIS = shield(
    "Aegis",
    2,
    "When Your Opponent Tries To Overpower: If this card is in your hand, discard 2 cards to stop the overpower.",
)
BOLT = strike("Bolt", 4, "If Playing This Overpowers: Gain 2 Passion.")


def test_a_payment_inside_an_interruption_can_be_forked_saved_and_taken_back() -> None:
    t = stage(
        AEGIS,
        BOLT,
        A={"hand": ["Bolt"], "spells": {}},
        B={"hand": ["Aegis", "Bolt", "Plain Spark"], "spells": {1: "Plain Spark"}},
    )
    t.do("A: play a card", "A: space 1", "B: reveal Aegis", "B: pay", "B: Bolt")
    assert t.offered == ["Aegis", "Plain Spark"], "one of the two cards has been discarded"
    fork, saved = t.fork(), Stage(coven.load(t.table.record()))
    t.do("B: Plain Spark")
    for other in (fork, saved):
        assert other.offered == ["Aegis", "Plain Spark"]
        other.do("B: Plain Spark")
        assert other.table.fingerprint() == t.table.fingerprint()
    assert t.B["spells"] == {1: "Plain Spark"}, "the overpower was stopped"
    assert t.A["resources"] == {"Passion": 0}
    t.table.undo()
    assert t.offered == ["Aegis", "Plain Spark"]
    t.table.undo()
    t.table.undo()
    assert t.offered == ["pay", "decline"]
    t.do("B: decline")
    assert t.B["spells"] == {}
    assert t.A["resources"] == {"Passion": 2}
    assert t.at_rest()
