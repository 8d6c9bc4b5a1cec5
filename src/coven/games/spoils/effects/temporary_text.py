"""508, 402.6 What effects make true for a while: numbers, keywords, types and text that cards gain and lose, and what
players and cards cannot do."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from coven.games.spoils.areas.in_play import InPlay, Ref
from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.cards.printed_text import sheet_of_gained
from coven.games.spoils.effects.candidates import candidates
from coven.games.spoils.effects.choosing import bounds, select, why_not_enough
from coven.games.spoils.effects.meaning.amounts import amount_of
from coven.games.spoils.effects.meaning.nouns import everything
from coven.games.spoils.effects.meaning.qualities import sheet_seen
from coven.games.spoils.effects.meaning.references import look, refs_of
from coven.games.spoils.effects.memory import Gained
from coven.games.spoils.effects.quoted import change_of
from coven.games.spoils.effects.records import Delayed, LastingEffect, Resolving, Waiting
from coven.games.spoils.effects.records import Later as PutOff
from coven.games.spoils.effects.standing import has_covert, is_character, types_of
from coven.games.spoils.text.tree import (
    All,
    Back,
    Bonus,
    Can,
    Cannot,
    CardType,
    Change,
    Cue,
    Damage,
    DamageEvent,
    EqualTo,
    Gains,
    Host,
    Keyword,
    Lasting,
    LastingText,
    Later,
    Loses,
    Must,
    Noun,
    OfTheEvent,
    OneOf,
    Only,
    Point,
    Redirect,
    Replacement,
    Some,
    Statement,
    TextOf,
    This,
    Trigger,
    TurnEvent,
    Until,
    Verb,
    What,
    When,
    While,
    Who,
)
from coven.kernel import Flow, Reason, Seat

OF_CARDS: Final = (Bonus, Gains, Loses)
"""Statements about cards themselves: 508.1 they are part of the card until it enters another area."""

LACKS: Final = Reason("401.3b", "it has not what it would have to lose")


def spoken_of(statement: Statement) -> What | None:
    """The particular cards that a statement is about, if it is about any; what players or whole kinds of cards cannot
    do is a matter of its words for as long as it lasts."""
    if isinstance(statement, OF_CARDS):
        return statement.on
    if isinstance(statement, Cannot):
        subject = statement.object if isinstance(statement.subject, Who) else statement.subject
        return None if subject is None or isinstance(subject, All) else subject
    if isinstance(statement, (Can, Only, Must)):
        return None if isinstance(statement.subject, (Who, All)) else statement.subject
    return None


def why_impossible(s: SpoilsState, r: Resolving, instruction: Lasting) -> Reason | None:
    """401.2, 401.3b Why something can't be made true for a while, or None."""
    for statement in instruction.statements:
        what = spoken_of(statement)
        if what is not None:
            reason = why_not_enough(s, r, r.you, Verb.GAIN, what)
            if reason is not None:
                return reason
        if r.costs and isinstance(statement, Loses) and _lacks(s, r, statement):
            return LACKS
    return None


def _lacks(s: SpoilsState, r: Resolving, loses: Loses) -> bool:
    """401.3b Whether what is to lose something hasn't got it; where some are chosen, too few of what there is."""
    what = loses.on
    if isinstance(what, (Some, OneOf)):
        there = candidates(s, r, r.you, Verb.GAIN, what)
        able = [ref for ref in there if _has(s, ref, loses)]
        return len(able) < bounds(s, r, what, len(there))[0]
    refs = everything(s, r, what.noun, Verb.GAIN, r.you) if isinstance(what, All) else refs_of(s, r, what)
    return not all(_has(s, ref, loses) for ref in refs)


def _has(s: SpoilsState, ref: Ref, loses: Loses) -> bool:
    """401.3b Whether a card has what it is to lose."""
    x = look(s, ref)
    if not isinstance(x, InPlay):
        return False
    if isinstance(loses.thing, CardType):
        return loses.thing in types_of(s, x)
    return has_covert(s, x) if loses.thing is Keyword.COVERT else True


class _WhyNotLost:
    """401.3b Why a card isn't one that could lose something as a cost, or None."""

    __slots__ = ("loses",)

    def __init__(self, loses: Loses) -> None:
        self.loses = loses

    def __call__(self, s: SpoilsState, r: Resolving, seat: Seat, ref: Ref) -> Reason | None:
        return None if _has(s, ref, self.loses) else LACKS


def do(s: SpoilsState, r: Resolving, instruction: Lasting) -> Flow[bool]:
    """'It gains 2 strength this turn.', 'It cannot block this turn.': what they are about is settled now (O54)."""
    completed = True
    characters = frozenset([x.id for x in s.in_play.values() if is_character(s, x)])
    chosen: list[tuple[What, tuple[Ref, ...]]] = []
    for statement in instruction.statements:
        what = spoken_of(statement)
        refs: tuple[Ref, ...] = ()
        if what is not None:
            known = [found for named, found in chosen if named == what]
            why_not = _WhyNotLost(statement) if r.costs and isinstance(statement, Loses) else None
            refs = known[0] if known else (yield from select(s, r, r.you, Verb.GAIN, what, why_not))
            chosen.append((what, refs))
            if not refs:
                completed = False
                continue
        _make_true(s, r, statement, None if what is None else refs, instruction.until, characters)
    return completed


def _make_true(
    s: SpoilsState,
    r: Resolving,
    statement: Statement,
    refs: tuple[Ref, ...] | None,
    until: Until,
    characters: frozenset[int],
) -> None:
    """One statement comes true. `characters`: the cards that were characters before any of them did (508.3)."""
    ids = None if refs is None else tuple([ref for ref in refs if isinstance(ref, int) and ref in s.in_play])
    since = s.battles if until is Until.THIS_BATTLE else s.turn
    if isinstance(statement, (Bonus, Gains)) and ids is not None:  # 508.3 is about what was gained, not about losses
        text = _settled(s, r, statement)
        for id in ids:
            x = s.in_play[id]
            gained = Gained(text, r.you, r.copy.card.name, s.new_id(), until, since, id in characters)
            s.put(x.changed(gained=(*x.gained, gained)))
            if s.log is not None:
                told = text if isinstance(text, Bonus) else statement
                s.note("508.1", "By {1}, {0} {2}", x, r.copy, change_of(told, until))
        return
    kept = None if r.kept is None else r.kept.copy()
    lasting = LastingEffect(statement, r.you, ids, until, r.copy, s.new_id(), kept, r.place, r.occasion)
    s.lasting = (*s.lasting, lasting)
    s.standing = None
    if isinstance(statement, Loses) and ids is not None:
        for id in ids if s.log is not None else ():
            s.note("402.6", "By {1}, {0} {2}", s.in_play[id], r.copy, change_of(statement, until))
        return
    s.note("402.1", "{0} has an effect that lasts", r.copy)


def _settled(s: SpoilsState, r: Resolving, statement: Bonus | Gains) -> Any:
    """A statement about a card, as text of that card: with what it counts counted now."""
    if isinstance(statement, Bonus):
        changes = tuple([Change(one.stat, one.direction, amount_of(s, r, one.amount, 0)) for one in statement.changes])
        return Bonus(This(), changes)
    if isinstance(statement, Gains) and not isinstance(statement.thing, (Keyword, CardType, TextOf, str)):
        return sheet_of_gained(statement.thing)
    if isinstance(statement, Gains) and isinstance(statement.thing, TextOf):
        seen = [look(s, ref) for ref in refs_of(s, r, statement.thing.of, gone=True)]
        sheets = [sheet for one in seen if one is not None and (sheet := sheet_seen(one)) is not None]
        return sheets[0] if sheets else Bonus(This(), ())
    return replace(statement, on=This())


def do_text(s: SpoilsState, r: Resolving, instruction: LastingText) -> Flow[bool]:
    """506.3 'This turn, if ..., ... instead.', 'The next time ... this turn, ... instead.'"""
    yield from ()
    text = instruction.text
    kept = None if r.kept is None else r.kept.copy()
    until = instruction.until
    if isinstance(text, While):
        since = s.battles if until is Until.THIS_BATTLE else s.turn
        _while(s, r, text, until, since)
    elif isinstance(text, Replacement) and text.next:
        delayed = Delayed(text, r.you, r.copy, r.source, s.new_id(), until, kept=kept, place=r.place)
        delayed.occasion = r.occasion
        s.delayed = (*s.delayed, delayed)
    else:
        lasting = LastingEffect(text, r.you, None, until, r.copy, s.new_id(), kept, r.place, r.occasion)
        s.lasting = (*s.lasting, lasting)
        s.standing = None
    s.note("402.1", "{0} has an effect that lasts", r.copy)
    return True


def _while(s: SpoilsState, r: Resolving, text: While, until: Until, since: int) -> None:
    """'While this card is attacking alone this turn, ...': a paragraph that this card has for so long."""
    x = s.in_play.get(r.source)
    if x is not None:
        gained = Gained(sheet_of_gained(text), r.you, r.copy.card.name, s.new_id(), until, since, is_character(s, x))
        s.put(x.changed(gained=(*x.gained, gained)))


def do_redirect(s: SpoilsState, r: Resolving, instruction: Redirect) -> Flow[bool]:
    """506.3 'The next 1 damage inflicted to your faction this turn is inflicted to the location instead.'"""
    yield from ()
    text = redirected(instruction)
    kept = None if r.kept is None else r.kept.copy()
    delayed = Delayed(text, r.you, r.copy, r.source, s.new_id(), instruction.until, kept=kept, place=r.place)
    delayed.amount, delayed.occasion = instruction.amount, r.occasion
    s.delayed = (*s.delayed, delayed)
    s.note("506.3", "{0} has an effect that waits", r.copy)
    return True


def redirected(instruction: Redirect) -> Replacement:
    """506.3 What waits for damage that is to be turned away."""
    from_ = instruction.from_.noun if isinstance(instruction.from_, (All, Some)) else instruction.from_
    assert isinstance(from_, (Noun, Back, This, Host)), "damage is turned away from something that is named"
    return Replacement(DamageEvent(None, from_), Damage(Who.YOU, EqualTo(OfTheEvent()), instruction.to), next=True)


POINTS: Final = {When.THIS_TURN_ENDS: Point.END, When.YOUR_NEXT_TURN_STARTS: Point.START}


def do_later(s: SpoilsState, r: Resolving, instruction: Later) -> Flow[bool]:
    """'At the end of this turn, destroy it.': it waits until then, and then happens as a trigger does."""
    yield from ()
    memory = None if r.kept is None else r.kept.copy()
    waiting = Waiting(r.you, r.copy, r.source, r.place, trigger_of(instruction), r.occasion, memory)
    s.later = (*s.later, PutOff(waiting, instruction.when, s.new_id()))
    return True


def trigger_of(instruction: Later) -> Trigger:
    """What waits for the point until which something is put off."""
    return Trigger(Cue.AT, TurnEvent(Who.YOU, POINTS.get(instruction.when, Point.END)), instruction.body)
