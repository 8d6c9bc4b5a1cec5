"""What a whole card can never do is refused: text that is never active on a card of its types (201.5b)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from coven.games.spoils.text.binding.doing import OFF_PLAY
from coven.games.spoils.text.binding.in_place import inmost
from coven.games.spoils.text.binding.sense import BATTLE_STATS, Sense
from coven.games.spoils.text.tree import (
    Ability,
    Act,
    Adjustment,
    Attach,
    AttachTo,
    Bonus,
    CardType,
    Carrier,
    Condition,
    CouldBePicked,
    Covert,
    DevelopRule,
    Enters,
    FlipUp,
    Gains,
    Host,
    In,
    Keyword,
    Kind,
    Noun,
    Paragraph,
    Played,
    Replacement,
    RestoreRule,
    Restriction,
    StartingDraw,
    StartingResources,
    Stat,
    Static,
    StatOf,
    Tactical,
    This,
    Threshold,
    Trigger,
    Verb,
    While,
)
from coven.language.walking import nodes

SECTIONS: Final = (StartingResources, StartingDraw, RestoreRule, DevelopRule)


def check_card(paragraphs: Sequence[Paragraph], texts: Sequence[str], types: frozenset[CardType]) -> None:
    """Refuse what a card of these types can never do."""
    attached = any(isinstance(one, AttachTo) for one in paragraphs)
    attached = attached or any(
        isinstance(node, Attach) and isinstance(node.what, This) for one in paragraphs for node in nodes(one)
    )
    to = [one.noun.kind for one in paragraphs if isinstance(one, AttachTo)]
    becomes = CardType.CHARACTER in types_gained(paragraphs)
    for place, (paragraph, text) in enumerate(zip(paragraphs, texts, strict=True)):
        sense = Sense(text)
        _check_once(paragraph, paragraphs[:place], sense)
        _check_kind(paragraph, sense, types)
        for node in nodes(paragraph):
            if isinstance(node, Host) and not attached:
                raise sense.wrong(node.at, "this card is attached to nothing", "507.2")
            if isinstance(node, Host) and to and node.kind not in (*to, Kind.CARD):
                raise sense.wrong(node.at, f"this card is attached to a {to[0].value}", "507.2")
            if isinstance(node, Noun) and types == {CardType.TACTIC} and _is_other_in_vain(node):
                problem = f"this card is no {node.kind.value}: say it without 'other'"
                raise sense.wrong(node.at, problem, "402.5b")
            if isinstance(node, Bonus) and isinstance(node.on, This) and CardType.LOCATION not in types:
                structure = [one for one in node.changes if one.stat is Stat.STRUCTURE]
                if structure:
                    raise sense.wrong(node.on.at, "only locations have structure", "201.8a")
        if CardType.CHARACTER not in types and not becomes:
            _check_no_character(paragraph, sense, types)


def _check_once(paragraph: Paragraph, before: Sequence[Paragraph], sense: Sense) -> None:
    """301.3, 507.3e A card is attached to one thing, has a keyword once, and an ability its cost first (502.1)."""
    whole = (0, len(sense.text))
    if isinstance(paragraph, AttachTo) and any(isinstance(one, AttachTo) for one in before):
        raise sense.wrong(whole, "a card is attached to one thing at a time", "301.3")
    if isinstance(paragraph, Covert | Tactical | FlipUp) and any(type(one) is type(paragraph) for one in before):
        raise sense.wrong(whole, "this is said twice", "507.3e")
    ability = inmost(before[-1]) if before else None
    upside_down = isinstance(ability, Ability) and ability.cost is None and isinstance(paragraph, Played)
    if upside_down:
        raise sense.wrong(whole, "the cost of an ability stands above its effect", "502.1")
    if isinstance(paragraph, Threshold) and isinstance(paragraph.text, FlipUp | Tactical):
        raise sense.wrong(
            whole, "this is for a card that isn't in play, where its paragraphs ask for no icons", "405.4"
        )


def types_gained(paragraphs: Sequence[Paragraph]) -> frozenset[CardType]:
    """208.1a The types that a card's own text lets something gain."""
    found = (node.thing for one in paragraphs for node in nodes(one) if isinstance(node, Gains))
    return frozenset(thing for thing in found if isinstance(thing, CardType))


def _is_other_in_vain(noun: Noun) -> bool:
    """Whether what is 'other' than a tactic can't be that tactic anyhow; of a pick, the picked one is meant."""
    if noun.than != Carrier() or CouldBePicked() in noun.qualities:
        return False
    return not {Kind.CARD, Kind.TACTIC} & {noun.kind, *noun.also}


def _check_kind(paragraph: Paragraph, sense: Sense, types: frozenset[CardType]) -> None:
    whole = (0, len(sense.text.split("\n")[0]))
    inside = inmost(paragraph)
    tactic = types == {CardType.TACTIC}
    if isinstance(paragraph, SECTIONS) and CardType.FACTION not in types:
        raise sense.wrong(whole, "only a faction has this section", "202.5")
    if isinstance(paragraph, AttachTo | Covert | Enters) and tactic:
        raise sense.wrong(whole, "a tactic is never in play", "205.2")
    if isinstance(paragraph, FlipUp | Tactical) and types & {CardType.FACTION, CardType.RESOURCE}:
        raise sense.wrong(whole, "this card is never played by its costs", "203.1")
    if isinstance(paragraph, Tactical) and tactic:
        raise sense.wrong(whole, "a tactic may be played then anyhow", "205.1")
    if isinstance(paragraph, Played) and not tactic and paragraph.effect is not None:
        raise sense.wrong(whole, "only a tactic has an effect when it resolves", "603.1h")
    if isinstance(paragraph, Played) and types & {CardType.FACTION, CardType.RESOURCE}:
        raise sense.wrong(whole, "this card is never played by its costs", "203.1")
    if tactic and isinstance(inside, Trigger | Replacement | Adjustment | Static) and not _elsewhere(paragraph):
        raise sense.wrong(whole, "a tactic is never in play, so this text is never active", "201.5b")
    if tactic and isinstance(inside, Ability) and not _usable_elsewhere(inside):
        raise sense.wrong(whole, "a tactic is never in play, so this ability is never used", "201.5b")
    if CardType.RESOURCE in types and isinstance(paragraph, Enters) and paragraph.depleted:
        raise sense.wrong(whole, "resources never deplete", "203.7")
    if CardType.RESOURCE in types and isinstance(inside, Ability):
        for node in nodes(inside.cost):
            if isinstance(node, Act) and node.verb is Verb.DEPLETE and isinstance(node.what, This):
                raise sense.wrong(node.what.at, "resources never deplete", "203.7")


def _elsewhere(paragraph: Paragraph) -> bool:
    """Whether text says itself that it is active where its card isn't in play."""
    while isinstance(paragraph, While | Threshold):
        if isinstance(paragraph, While) and _is_off_play(paragraph.condition):
            return True
        paragraph = paragraph.text
    return False


def _usable_elsewhere(ability: Ability) -> bool:
    """605.1a 'Use this only while this card is in your discard pile.'"""
    return any(isinstance(node, Restriction) and _is_off_play(node.condition) for node in nodes(ability.cost))


def _is_off_play(condition: Condition) -> bool:
    return isinstance(condition, In) and isinstance(condition.what, This) and condition.place in OFF_PLAY


def _check_no_character(paragraph: Paragraph, sense: Sense, types: frozenset[CardType]) -> None:
    """201.7a A card that never is a character has no battle stats, doesn't fight and is not covert."""
    kind = next(iter(types)).value
    if isinstance(paragraph, Covert):
        raise sense.wrong((0, len(sense.text)), "only characters have covert", "507.3")
    for node in nodes(paragraph):
        match node:
            case Bonus(This() as on, changes) if any(one.stat in BATTLE_STATS for one in changes):
                raise sense.wrong(on.at, f"this {kind} has no battle stats", "201.7a")
            case Gains(This() as on, Keyword.COVERT):
                raise sense.wrong(on.at, "only characters have covert", "507.3")
            case StatOf(stat, This() as of) if stat in BATTLE_STATS:
                raise sense.wrong(of.at, f"this {kind} has no {stat.value}", "201.7a")
