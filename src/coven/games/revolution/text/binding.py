"""What the pointing words of card text stand for: 'their', 'that player', 'it', 'its'.

The precedence is the one that all card grammars share (`coven.language.binding`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, TypeAlias

from coven.games.revolution.text.tree import Ability, Can, Instruction, PlayersDo, Verb, Who
from coven.language.binding import NOWHERE, Candidate, Number, Scope, Span, Unbound, Wanted

PLAYER: Final = frozenset({"player"})
EVENT: Final = frozenset({"Event"})
CARD: Final = frozenset({"card"})

Spans: TypeAlias = Sequence[dict[str, Span]]
"""For each instruction, where its pointing words stand."""


def bind_instructions(does: Sequence[Instruction], text: str, spans: Spans) -> tuple[Instruction, ...]:
    """Instructions whose pointing words know what they stand for. Unbound or Ambiguous if one stands for nothing."""
    scope: Scope[str, int] = Scope(text)
    bound: list[Instruction] = []
    for number, (one, at) in enumerate(zip(does, spans, strict=True)):
        scope.clause = scope.sentence = number
        if not isinstance(one, PlayersDo) or one.who is Who.YOU:
            bound.append(one)
            continue
        if one.who is Who.THAT:
            if scope.named and all(other.number is Number.MANY for other in scope.named):
                start, end = at.get("that", NOWHERE)
                end = max(end, start + len("that player"))
                why = "'that player' is one, and 'each player' are several"
                raise Unbound(why, text, start, end, wordings=(Who.EACH.value,))
            wanted = Wanted("that player", at.get("that", NOWHERE), PLAYER, Number.ONE, number)
            one = replace(one, that=scope.find(wanted).to)
        else:
            how_many = Number.MANY if one.who is Who.EACH else Number.ONE
            scope.name(Candidate(PLAYER, how_many, one.who.value, "that player", number, number, number))
        if one.verb in (Verb.BANISH, Verb.RESHUFFLE):
            their = one.that if one.who is Who.THAT else number
            if one.who is not Who.THAT:
                their = scope.find(Wanted("their", at.get("their", NOWHERE), PLAYER, Number.UNSAID, number)).to
            one = replace(one, their=their)
        bound.append(one)
    return tuple(bound)


def bind_ability(ability: Ability, text: str, at: dict[str, Span]) -> Ability:
    """An ability whose 'it' and 'its' know what they stand for."""
    scope: Scope[str, int] = Scope(text)
    if ability.can is Can.ANOTHER_MARKER:
        scope.name(Candidate(EVENT, Number.ONE, "an Event", "that Event", 0, 0, 0))
        scope.name(Candidate(frozenset({"marker"}), Number.ONE, "marker", "that marker", 1, 1, 0))
        why = "a marker matches an Event"
        wanted = Wanted("it", at.get("it", NOWHERE), frozenset({"Event", "marker"}), Number.ONE, 0, EVENT, why=why)
        return replace(ability, it=scope.find(wanted).to)
    if ability.can is Can.GIVE:
        scope.name(Candidate(CARD, Number.ONE, f"a {ability.about}", "that card", 0, 0, 0))
        return replace(ability, it=scope.find(Wanted("its", at.get("its", NOWHERE), CARD, Number.ONE, 0)).to)
    return ability
