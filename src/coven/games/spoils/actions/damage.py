"""408 Damage."""

from __future__ import annotations

from collections.abc import Sequence

from coven.games.spoils.actions.influence import lose_influence
from coven.games.spoils.areas.in_play import InPlay
from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.effects.records import Happening
from coven.games.spoils.effects.standing import is_character, is_location
from coven.games.spoils.effects.triggers import happened
from coven.kernel import Flow


def inflict(s: SpoilsState, hits: Sequence[Happening], rule: str) -> Flow[None]:
    """408.1, 408.2, O02, O03 Inflict damage, all of it at one instant. Each hit is one amount to one thing (608.1f#2).

    What follows by the rules and by triggers comes after it: see `settle`.
    """
    for hit in hits:
        if hit.amount <= 0:  # 408.1
            continue
        was = hit.things[0]
        if not isinstance(was, InPlay):
            continue
        x = s.in_play.get(was.id)
        if x is None:
            continue
        if x.id == s.sides[x.owner].faction:  # 202.4, 408.3
            s.note(rule, "{0} damage is inflicted to {1}", hit.amount, x)
            yield from lose_influence(s, x.owner, hit.amount, "408.3", by_effect=hit.by_effect)
        else:
            character, location = is_character(s, x), is_location(s, x)
            if not character and not location:  # O58
                continue
            s.note(rule, "{0} damage is inflicted to {1}", hit.amount, x)
            s.put(
                x.changed(
                    damage=x.damage + hit.amount if character else x.damage,
                    total_damage=x.total_damage + hit.amount if location else x.total_damage,
                )
            )
        happened(s, hit)
