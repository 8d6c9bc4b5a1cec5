"""Doing what a verb says: who does it, to what, and how far."""

from __future__ import annotations

from coven.games.revel.actions.acting import Outcome, act_on, shuffle_deck
from coven.games.revel.actions.play import Played, play_one_of
from coven.games.revel.areas.elements import Card, Ref
from coven.games.revel.areas.moving import take, to_top
from coven.games.revel.areas.state import RevelState
from coven.games.revel.course.cleanup import check_due, cleanup_check
from coven.games.revel.effects.consequences import Happening, happened, heard
from coven.games.revel.effects.meaning.measuring import counted
from coven.games.revel.effects.meaning.references import everything, player, players, refs_of
from coven.games.revel.effects.powers import use_power_by_effect
from coven.games.revel.effects.prohibitions import forbidden
from coven.games.revel.effects.resolving import Resolving
from coven.games.revel.effects.standing import active
from coven.games.revel.instructions.choosing import remember_choice, select
from coven.games.revel.instructions.costs import pay_charges
from coven.games.revel.instructions.possibility import (
    NOT,
    PARTLY,
    WHOLLY,
    Grade,
    candidates,
    cards_of,
    has_quality,
    possible,
    together,
)
from coven.games.revel.seen.words import Cards
from coven.games.revel.text.tree import Act, All, Back, OneOf, Pick, Verb
from coven.games.revel.text.words.often import EACH
from coven.kernel import Flow, Seat, seat_name


def do(s: RevelState, r: Resolving, instruction: Act) -> Flow[Grade]:
    """Do what a verb says, to what the instruction speaks of."""
    if instruction.times is not None:
        instruction = counted(s, r, instruction)
    if instruction.who is not EACH:
        return _do_by(s, r, player(s, r, instruction.who), instruction)
    return _do_by_each(s, r, instruction)


def _do_by_each(s: RevelState, r: Resolving, instruction: Act) -> Flow[Grade]:
    """Each player does it; what both did was done this way (4.10.15)."""
    verb = instruction.verb
    before = r.this_way
    done: list[Ref] = []
    acted_on: list[Ref] = []
    grades = []
    for seat in players(s, r, instruction.who):
        r.this_way = {**before, verb: ()}
        grades.append((yield from _do_by(s, r, seat, instruction)))
        done.extend(r.this_way[verb])
        acted_on.extend(r.it)
    r.it = tuple(acted_on)
    r.this_way = {**before, verb: tuple(done)}
    return together(grades)


def _do_by(s: RevelState, r: Resolving, seat: Seat, instruction: Act) -> Flow[Grade]:
    """A verb done to things by one player."""
    verb = instruction.verb
    if verb is Verb.PLAY:
        return (yield from _play(s, r, seat, instruction))
    if verb is Verb.USE:
        return (yield from use_power_by_effect(s, r, seat))
    if verb is Verb.SHUFFLE_IN:
        return (yield from _shuffle_in(s, r, seat, instruction))
    if verb is Verb.OVERPOWER:
        return NOT
    if isinstance(instruction.what, Pick) and instruction.what.most == 0:  # for each of nothing
        r.it, r.this_way = (), {**r.this_way, verb: ()}
        return WHOLLY
    chosen = None
    if possible(s, r, instruction) is not NOT:
        chosen = yield from select(s, r, seat, verb, instruction.what)
    if chosen is None:
        if not isinstance(instruction.what, Back):  # 0.6.3: what comes later has nothing to refer back to
            r.it = ()
        return NOT
    if isinstance(instruction.what, OneOf):
        r.others = tuple(ref for ref in refs_of(s, r, instruction.what.back, gone=False) if ref not in chosen)
    if verb is Verb.CHOOSE:
        remember_choice(s, r, chosen)
        if heard(s, Verb.CHOOSE):
            for ref in chosen:
                element = None if isinstance(ref, Card) else s.element(ref)
                happened(s, Happening(Verb.CHOOSE, seat, element=element, cards=cards_of(s, (ref,))))
        return WHOLLY if chosen else NOT
    if verb in active(s).charges and not (yield from pay_charges(s, seat, verb, *cards_of(s, chosen))):  # 0.3.3
        return NOT
    if verb is Verb.STASH and isinstance(instruction.what, Pick) and has_quality(instruction.what.noun):
        shown = [ref for ref in chosen if isinstance(ref, Card) and not s.is_public(ref)]
        if any(forbidden(s, seat, Verb.REVEAL, card) is not None for card in shown):  # 5.3.4
            return NOT
        for card in sorted(shown, key=str):  # 5.3.3, and not in the order they go to the bottom in (5.3.5)
            yield from act_on(s, r, seat, Verb.REVEAL, card)
        grade = yield from _do_all(s, r, seat, instruction, chosen)
        if check_due(s):  # 2.5.3: revealing and stashing is a list of steps
            yield from cleanup_check(s)
        return grade
    return (yield from _do_all(s, r, seat, instruction, chosen))


def _do_all(s: RevelState, r: Resolving, seat: Seat, instruction: Act, refs: tuple[Ref, ...]) -> Flow[Grade]:
    """Do a verb to each of several things, and remember what was done this way."""
    verb = instruction.verb
    done: list[Ref] = []
    skipped = 0
    for ref in refs:
        element = None if isinstance(ref, Card) else s.element(ref)
        cards = () if element is None else element.cards
        outcome = yield from act_on(s, r, seat, verb, ref, instruction.until, at_once=len(refs))
        if outcome is Outcome.DONE:
            done.append(ref)
            done.extend(cards)
        elif outcome is Outcome.STOPPED:
            skipped += 1
    r.it = refs
    r.this_way = {**r.this_way, verb: tuple(done)}
    acted = sum(1 for ref in refs if ref in done) + skipped
    if not acted:
        return NOT
    return WHOLLY if acted == len(refs) and _in_full(s, instruction, acted) else PARTLY


def _in_full(s: RevelState, instruction: Act, acted: int) -> bool:
    what = instruction.what
    return not isinstance(what, Pick) or acted >= what.least


def _play(s: RevelState, r: Resolving, seat: Seat, instruction: Act) -> Flow[Grade]:
    """5.5.3 An effect has a player play a card; no play is spent."""
    what = instruction.what
    if possible(s, r, instruction) is NOT:
        return NOT
    if isinstance(what, Pick):
        visible, hidden = candidates(s, r, seat, Verb.PLAY, what.noun)
        cards = [ref for ref in everything(s, r, what.noun, Verb.PLAY, seat) if isinstance(ref, Card)]
        cards = [card for card in cards if card in visible or not s.is_public(card)]
        may_fail = (has_quality(what.noun) and bool(hidden) and not visible) or what.least == 0
    else:
        cards = [ref for ref in refs_of(s, r, what, gone=False) if isinstance(ref, Card)]
        may_fail = False
    cards = [card for card in cards if card.owner == seat]
    if not cards and not (may_fail and s.rulings.bluff):
        r.it = ()
        return NOT
    played = yield from play_one_of(s, seat, cards, may_fail=may_fail)
    if not isinstance(played, Played):
        r.it = ()
        return WHOLLY if played is None and not may_fail else NOT
    r.it = (played.element,)
    r.this_way = {**r.this_way, Verb.PLAY: (played.card,)}
    return WHOLLY


def _shuffle_in(s: RevelState, r: Resolving, seat: Seat, instruction: Act) -> Flow[Grade]:
    """3.6.7 Shuffle a set of cards into the deck; possible even if the set is empty."""
    what = instruction.what
    if isinstance(what, All):
        refs: tuple[Ref, ...] | None = tuple(everything(s, r, what.noun, Verb.SHUFFLE_IN, seat))
    else:
        refs = yield from select(s, r, seat, Verb.SHUFFLE_IN, what)
    moved = []
    for ref in refs or ():
        if isinstance(ref, Card):
            take(s, ref)
            to_top(s, ref, 0)
            moved.append(ref)
        else:
            element = s.element(ref)
            yield from act_on(s, r, seat, Verb.TOP, ref)
            moved.extend(() if element is None else element.cards)
    if moved:
        s.note("3.6.7", "{0} shuffles {1} into the deck", seat_name(seat), Cards(moved))
    for owner in {seat, *[card.owner for card in moved]}:
        yield from shuffle_deck(s, owner)
    r.this_way = {**r.this_way, Verb.SHUFFLE_IN: tuple(moved)}
    return WHOLLY
