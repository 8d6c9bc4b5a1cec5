"""The starter manual has a clause and words for all that is asked and ruled in either edition."""

from __future__ import annotations

import pytest

from coven.games.revel import GAME, manual
from coven.games.revel.course.setup import WHICH_OPENING_CARD
from coven.kernel import Question
from coven.rules.ledger import ledgers_of
from tests.games.revel.seen.test_refusals import using
from tests.games.revel.stage import Stage

LEDGERS = {ledger.name: ledger for ledger in ledgers_of(GAME)}
OWN = LEDGERS["revel-starter"]


@pytest.mark.rule("revel-starter:D28", "revel-starter:setup.8")
@pytest.mark.parametrize("asked", GAME.questions(), ids=[question.kind for question in GAME.questions()])
def test_whatever_is_asked_the_manual_can_ask(asked: Question) -> None:
    """All but the exchange of opening cards, which it doesn't have."""
    if asked is WHICH_OPENING_CARD:
        assert asked.kind not in manual.PROMPTS
        return
    for own in (manual.asked(asked), manual.asked_by_effect(asked)):
        assert (own.kind, own.answers, own.verb, own.at_rest) == (asked.kind, asked.answers, asked.verb, asked.at_rest)
        assert OWN.knows(own.rule), own.rule


@pytest.mark.rule("revel-starter:D28")
def test_whatever_is_ruled_the_manual_has_a_clause_for() -> None:
    numbered = [rule for rule in LEDGERS["revel"].rules if rule[:1].isdecimal()]
    assert len(numbered) > 400
    assert [rule for rule in numbered if not OWN.knows(manual.clause(rule))] == []


def asked_by(t: Stage) -> str:
    decision = t.table.decision
    assert decision is not None
    assert decision.text == "Which card do you play?"
    return decision.rule


@pytest.mark.rule("revel-starter:effects.1", "revel-starter:turn.4")
def test_which_card_is_played_is_asked_by_the_effect_or_by_the_basic_action() -> None:
    t = using("Play 1 card from your hand.", "starter")
    assert asked_by(t) == "effects.1"
    assert t.table.source is not None, "whose effect that is, can be shown"
    assert t.do("Calm").at_rest()
    t = using("Gain 1 Passion.", "starter", A={"hand": ["Bolt", "Red"]}).do("play a card")
    assert asked_by(t) == "turn.4"
    assert t.do("Bolt", "space 1", "pass").at_rest()
