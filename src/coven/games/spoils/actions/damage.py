"""408 Damage."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from coven.games.spoils.actions.influence import lose_influence
from coven.games.spoils.areas.in_play import InPlay, Ref
from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.effects.adjustments import adjusted
from coven.games.spoils.effects.choosing import how_many, select, why_not_enough
from coven.games.spoils.effects.meaning.amounts import amount_of, stat_of
from coven.games.spoils.effects.meaning.references import done_this_way, refs_of, who_is
from coven.games.spoils.effects.numbers import Numbers
from coven.games.spoils.effects.records import Happening, Resolving, Thing
from coven.games.spoils.effects.replacements import comes_about
from coven.games.spoils.effects.standing import is_character, is_location
from coven.games.spoils.effects.triggers import at_once, happened
from coven.games.spoils.seen.words import Speaking, as_said
from coven.games.spoils.text.tree import Brawl, Damage, RemoveDamage, Stat, Verb, What
from coven.kernel import Flow, Question, Reason, Seat, choose

HOW_MUCH: Final = Question(
    "how much damage to inflict",
    "{0} damage is left. How much of it to {1}?",
    "402.5",
    "a number: `2`",
    declines=("0",),
)


def inflict(s: SpoilsState, hits: Sequence[Happening], rule: str) -> Flow[None]:
    """408.1, 408.1a, 408.2, 408.2b, O02, O03 Inflict damage, all of it at one instant. Each hit is one amount to one
    thing (608.1f#2).

    What follows by the rules and by triggers comes after it: see `settle`.
    """
    yield from at_once(s, _inflict(s, hits, rule))


def _inflict(s: SpoilsState, hits: Sequence[Happening], rule: str) -> Flow[None]:
    """Damage that is turned to something else is looked at next, like any other: one after the other, since any number
    of effects may turn the same damage."""
    real: list[Happening] = []
    coming = list(reversed(hits))
    while coming:
        hit = coming.pop()
        if hit.amount <= 0 or not _can_receive(s, hit):  # 408.1, O58
            continue
        comes = yield from comes_about(s, hit)
        coming.extend(reversed(hit.turned))
        if not comes:
            continue
        hit.amount = yield from adjusted(s, hit)
        if hit.amount > 0:  # 408.2a
            real.append(hit)
    for hit in real:
        before = s.cause
        if hit.cause is not None:
            s.cause = hit.cause
        yield from _receive(s, hit, rule if hit.cause is None else "408.7")
        s.cause = before
    for hit in real:  # 408.2b
        happened(s, hit)


def _can_receive(s: SpoilsState, hit: Happening) -> bool:
    """O58 Only characters, locations and factions receive damage."""
    was = hit.things[0]
    assert isinstance(was, InPlay)
    x = s.in_play.get(was.id)
    return x is not None and (x.id == s.sides[x.owner].faction or is_character(s, x) or is_location(s, x))


def _receive(s: SpoilsState, hit: Happening, rule: str) -> Flow[None]:
    """408.6a, 408.3 Damage counts, of whatever kind it is; to a faction it is a loss of influence."""
    was = hit.things[0]
    x = s.in_play.get(was.id) if isinstance(was, InPlay) else None
    if x is None:  # what took another's place has moved it
        return
    hit.line = s.note(rule, "{0} damage is inflicted to {1}", hit.amount, x)
    if x.id == s.sides[x.owner].faction:  # 202.4, 408.3
        yield from lose_influence(s, x.owner, hit.amount, "408.3")
        return
    s.put(
        x.changed(
            damage=x.damage + hit.amount if is_character(s, x) else x.damage,
            total_damage=x.total_damage + hit.amount if is_location(s, x) else x.total_damage,
        )
    )
    hit.things = (s.in_play[x.id],)
    s.hits = (*s.hits, hit)  # 408.8


def why_impossible(s: SpoilsState, r: Resolving, instruction: Damage) -> Reason | None:
    """Why damage can't be inflicted, or None."""
    return why_not_enough(s, r, r.you, Verb.INFLICT, instruction.to)


def do(s: SpoilsState, r: Resolving, seat: Seat, instruction: Damage) -> Flow[bool]:
    """'Inflict 3 damage to it.', 'Inflict 2 damage divided however you want to them.'"""
    refs = yield from select(s, r, seat, Verb.INFLICT, instruction.to)
    amount = amount_of(s, r, instruction.amount, 0)
    shares = [(ref, amount) for ref in refs]
    if instruction.divider is not None:
        divider = who_is(s, r, instruction.divider)
        shares = yield from _divide(s, seat if divider is None else divider, refs, amount)
    instead = r.replacing if r.replacing is not None and r.replacing.verb is Verb.INFLICT else None
    source = source_of(s, r) if instead is None else instead.source
    hits: list[Happening] = []
    for ref, share in shares:
        x = s.in_play.get(ref) if isinstance(ref, int) else None
        if x is not None:
            hit = Happening(Verb.INFLICT, seat, things=(x,), source=source, amount=share, cost=r.costs)
            hit.applied = frozenset() if r.replacing is None else r.replacing.applied
            if instead is not None:  # it is the same damage, to another thing
                hit.in_battle, hit.by_effect, hit.shares = instead.in_battle, instead.by_effect, instead.shares
                hit.cause = s.cause
            hits.append(hit)
    if instead is not None:
        instead.turned = (*instead.turned, *hits)  # 506.1: it happens in that instant, where the other would have
        return bool(hits)
    yield from inflict(s, hits, "408.7")
    return bool(hits)


def source_of(s: SpoilsState, r: Resolving) -> Thing | None:
    """408.7 The source of damage: the card that tells to inflict it."""
    return s.in_play.get(r.source) or s.last_known.get(r.source) or r.copy


def _divide(s: SpoilsState, seat: Seat, refs: Sequence[Ref], amount: int) -> Flow[list[tuple[Ref, int]]]:
    """Damage is divided as its player wants, in whole shares of 0 or more: how much to each, the last getting the
    rest."""
    shares: list[tuple[Ref, int]] = []
    left = amount
    for place, ref in enumerate(refs):
        share = left
        if place < len(refs) - 1:
            about = (left, Speaking(s, seat)(ref))
            numbers = tuple(range(left + 1))
            share = yield from choose(
                s, seat, HOW_MUCH, numbers, about=about, why_not=Numbers(HOW_MUCH.rule, numbers), shows=as_said
            )
        shares.append((ref, share))
        left -= share
    return shares


def why_not_removed(s: SpoilsState, r: Resolving, instruction: RemoveDamage) -> Reason | None:
    """Why damage can't be removed, or None."""
    return why_not_enough(s, r, r.you, Verb.REMOVE, instruction.from_)


def do_remove(s: SpoilsState, r: Resolving, instruction: RemoveDamage) -> Flow[bool]:
    """207.6, 408.5b 'Remove 2 damage from it.'; what a faction has lost stays lost (202.4)."""
    refs = yield from select(s, r, r.you, Verb.REMOVE, instruction.from_)
    for x in [s.in_play[ref] for ref in refs if isinstance(ref, int) and ref in s.in_play]:
        most = max(x.damage, x.total_damage)
        amount = yield from how_many(s, r, r.you, instruction.amount, most)
        x = s.in_play[x.id]
        removed = min(amount, most)
        if removed:
            s.put(x.changed(damage=max(0, x.damage - removed), total_damage=max(0, x.total_damage - removed)))
            s.note("408.5b", "{0} damage is removed from {1}", removed, x)
    return bool(refs)


def why_no_brawl(s: SpoilsState, r: Resolving, instruction: Brawl) -> Reason | None:
    """Why two characters can't inflict damage to each other, or None."""
    reason = why_not_enough(s, r, r.you, Verb.INFLICT, instruction.one)
    return why_not_enough(s, r, r.you, Verb.INFLICT, instruction.other) if reason is None else reason


def do_brawl(s: SpoilsState, r: Resolving, instruction: Brawl) -> Flow[bool]:
    """'This card and the character each inflict damage equal to their strength to the other.': at one instant."""
    one, other = _fighter(s, r, instruction.one), _fighter(s, r, instruction.other)
    if one is None or other is None:
        return False
    hits = [
        Happening(Verb.INFLICT, r.you, things=(to,), source=by, amount=stat_of(s, by, Stat.STRENGTH) or 0)
        for by, to in ((one, other), (other, one))
    ]
    yield from inflict(s, hits, "408.7")
    done_this_way(s, r, instruction.slot, r.you, (one.id, other.id))
    return True


def _fighter(s: SpoilsState, r: Resolving, what: What) -> InPlay | None:
    refs = refs_of(s, r, what)
    return s.in_play.get(refs[0]) if refs and isinstance(refs[0], int) else None
