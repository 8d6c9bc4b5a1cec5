"""4.2 Kinds of effects: what an effect's wording makes it, and the rule that says so."""

from __future__ import annotations

from enum import Enum

from coven.games.revel.text.tree import Consequence, CostEffect, Effect, Interruption, Limit, Ongoing, Power
from coven.kernel import Reason


class EffectKind(Enum):
    COST_EFFECT = "cost effect"
    POWER = "Power"
    CONSEQUENCE = "consequence"
    INTERRUPTION = "interruption"
    ONGOING = "ongoing effect"
    LIMIT = "limit"


KINDS: dict[type[Effect], EffectKind] = {
    CostEffect: EffectKind.COST_EFFECT,
    Power: EffectKind.POWER,
    Consequence: EffectKind.CONSEQUENCE,
    Interruption: EffectKind.INTERRUPTION,
    Ongoing: EffectKind.ONGOING,
    Limit: EffectKind.LIMIT,
}

WHY: dict[EffectKind, Reason] = {
    EffectKind.COST_EFFECT: Reason("4.2.2", "its initial part begins with 'To'"),
    EffectKind.POWER: Reason("4.2.3", "its initial part ends with 'Power Is'"),
    EffectKind.CONSEQUENCE: Reason("4.2.4", "its initial part has neither 'would' nor 'tries'"),
    EffectKind.INTERRUPTION: Reason("4.2.5", "its initial part has 'would' or 'tries'"),
    EffectKind.ONGOING: Reason("4.2.7", "it has no initial part"),
    EffectKind.LIMIT: Reason("4.4.5", "it has no initial part, and says 'Only'"),
}

USES_EACH_TURN = 1
"""4.8.2 How often a Power can be used in each of its player's turns, unless a card says otherwise."""


def kind_of(effect: Effect) -> EffectKind:
    """4.2.1 The kind of an effect. The compiler makes each effect of the kind that its wording says."""
    return KINDS[type(effect)]


def why(effect: Effect) -> Reason:
    """The rule that makes an effect what it is."""
    return WHY[kind_of(effect)]
