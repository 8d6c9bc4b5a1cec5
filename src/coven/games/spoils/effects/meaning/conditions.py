"""Whether what a text asks is true now: after 'while', 'if' and 'only' (O46, 401.3a, 504.1)."""

from __future__ import annotations

from coven.games.spoils.areas.in_play import Copy, Ref
from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.cards.parts import icons_of
from coven.games.spoils.effects import standing
from coven.games.spoils.effects.meaning import amounts, nouns, qualities, references
from coven.games.spoils.effects.records import Deed, Resolving
from coven.games.spoils.text.tree import (
    Actor,
    AllHold,
    Amounts,
    AnyHolds,
    Condition,
    Did,
    DidThisWay,
    Even,
    ExactlyOne,
    FlippedUp,
    In,
    InBattle,
    InResponseTo,
    Meets,
    More,
    Not,
    Once,
    Owns,
    Place,
    PlayerOf,
    Role,
    SinceStart,
    Such,
    Tense,
    They,
    TurnOf,
    Verb,
    Who,
    Winner,
    WonFlip,
)
from coven.kernel import Seat


def holds(s: SpoilsState, r: Resolving, condition: Condition) -> bool:
    """Whether a condition is true now."""
    if isinstance(condition, Amounts):
        wanted = amounts.amount_of(s, r, condition.amount, 0)
        return qualities.compares(amounts.measure(s, r, condition.measure), condition.compare, wanted)
    if isinstance(condition, Such):
        return _is_such(s, r, condition)
    if isinstance(condition, DidThisWay):
        return _did_this_way(s, r, condition)
    if isinstance(condition, Not):
        return not holds(s, r, condition.condition)
    if isinstance(condition, AllHold):
        return all(holds(s, r, one) for one in condition.conditions)
    if isinstance(condition, AnyHolds):
        return any(holds(s, r, one) for one in condition.conditions)
    if isinstance(condition, Meets):
        return _meets(s, r, condition)
    if isinstance(condition, More):
        return amounts.measure(s, r, condition.one) > amounts.measure(s, r, condition.other)
    if isinstance(condition, Even):  # 410.1, 410.1a
        return (amounts.measure(s, r, condition.measure) % 2 == 0) is not condition.odd
    if isinstance(condition, TurnOf):
        return references.who_is(s, r, condition.who) == s.active
    if isinstance(condition, InBattle):
        return _in_battle(s, r, condition)
    if isinstance(condition, Did):
        return _did(s, r, condition)
    return _holds_of_the_play(s, r, condition)


def _holds_of_the_play(s: SpoilsState, r: Resolving, condition: Condition) -> bool:
    """Conditions about this card itself, how it was played, and what is being responded to."""
    if isinstance(condition, In):
        whose = None if condition.whose is None else references.who_is(s, r, condition.whose)
        found = references.refs_of(s, r, condition.what)
        return bool(found) and all(_is_in(s, ref, condition.place, whose) for ref in found)
    if isinstance(condition, WonFlip):
        assert condition.to is not None, "a text is bound before it is carried out"
        seat = references.who_is(s, r, condition.who)
        return seat in [way.seat for way in references.ways(r, condition.to)]
    if isinstance(condition, Owns):
        who = references.who_is(s, r, condition.who)
        found = references.refs_of(s, r, condition.what, gone=True)
        return bool(found) and all(references.player_of(s, ref, Role.OWNER) == who for ref in found)
    if isinstance(condition, ExactlyOne):
        return _exactly_one(s, r, condition)
    if isinstance(condition, FlippedUp):
        x = s.in_play.get(r.source)
        return x is not None and x.flipped_up
    if isinstance(condition, SinceStart):
        found = references.refs_of(s, r, condition.what)
        return bool(found) and all(_since_start(s, ref) for ref in found)
    if isinstance(condition, InResponseTo):
        return in_response_to(s, r, condition)
    assert isinstance(condition, Once)
    x = s.in_play.get(r.source)
    under_way = 1 if r.costs and not r.weighing else 0  # the use whose costs are being met is counted already
    return x is None or x.uses.count(r.place) - under_way < condition.times


def _is_such(s: SpoilsState, r: Resolving, condition: Such) -> bool:
    """'it is a character', 'this card is attacking'. Of what isn't there nothing is true."""
    found = references.refs_of(s, r, condition.what, gone=condition.tense is Tense.WAS)
    if not found:
        return False
    for ref in found:
        seen = references.look(s, ref)
        if seen is None or not nouns.is_such(s, r, seen, condition.noun):
            return False
        if r.costs and not nouns.is_known_to(s, references.payer(r), ref, condition.noun):  # 401.2a
            return False
    return True


def _did_this_way(s: SpoilsState, r: Resolving, condition: DidThisWay) -> bool:
    """'you do', 'they do': whether the instruction was carried out; 'you discarded a character this way': and to
    what."""
    assert condition.to is not None, "a text is bound before it is carried out"
    seats = references.players(s, r, condition.who)
    if condition.verb is None:
        carried = () if r.kept is None else r.kept.carried.get(condition.to.acts[0], ())
        if isinstance(condition.who, They) and condition.who.to is None:  # those who were asked
            return bool(carried)
        return any(seat in carried for seat in seats)
    assert condition.noun is not None, "what it was done to is said"
    times = 0
    for way in references.ways(r, condition.to):
        if way.seat not in seats:
            continue
        for ref in references.recall(s, r, way.refs, True):
            seen = references.look(s, ref)
            if seen is not None and nouns.is_such(s, r, seen, condition.noun, anywhere=True):
                times += 1
    return times >= condition.least


def _meets(s: SpoilsState, r: Resolving, condition: Meets) -> bool:
    """405.1, 405.4"""
    threshold = icons_of([icon.value for icon in condition.icons])
    seats = references.players(s, r, condition.who)
    return any(standing.standing(s).icons[seat].meets(threshold) for seat in seats)


def _in_battle(s: SpoilsState, r: Resolving, condition: InBattle) -> bool:
    """302.2, 302.3, 302.8, O66"""
    battle = s.battle
    if battle is None:
        return False
    if condition.who is None:
        return True
    seat = references.who_is(s, r, condition.who)
    if not condition.attacked:
        return battle.attacking == seat
    target = s.in_play.get(battle.target)
    return target is not None and target.controller == seat


def _did(s: SpoilsState, r: Resolving, condition: Did) -> bool:
    """'you played a tactic this turn', 'this card attacked this turn'."""
    subject = condition.subject
    times = 0
    if isinstance(subject, (Who, PlayerOf, Actor, They, Winner)):
        seats = references.players(s, r, subject)
        for deed in s.did:
            if deed.verb is condition.verb and deed.seat in seats:
                times += 1 if condition.noun is None else _done_to(s, r, deed, condition)
        return times >= condition.least
    refs = references.refs_of(s, r, subject, gone=True)
    verb = Verb.INFLICT if condition.verb is Verb.RECEIVE else condition.verb  # what it was done to
    for deed in s.did:
        if deed.verb is verb and any(nouns.id_of(thing) in refs for thing in deed.things):
            times += 1
    return times >= condition.least


def _done_to(s: SpoilsState, r: Resolving, deed: Deed, condition: Did) -> int:
    noun = condition.noun
    assert noun is not None
    if deed.verb is Verb.DRAW:  # 306.1: nobody draws anything but cards
        return deed.amount
    return sum([nouns.is_done_to(s, r, deed, thing, noun) for thing in deed.things])


def _is_in(s: SpoilsState, ref: object, place: Place, whose: Seat | None) -> bool:
    if isinstance(ref, Copy):
        return ref in nouns.area(s, ref.owner, place) and (whose is None or ref.owner == whose)
    return ref in s.in_play and place is Place.IN_PLAY


def _exactly_one(s: SpoilsState, r: Resolving, condition: ExactlyOne) -> bool:
    """'exactly one of them was destroyed this way': which can be pointed at, and the other too."""
    assert condition.to is not None, "a text is bound before it is carried out"
    of = references.refs_of(s, r, condition.of, gone=True)
    done = references.recall(s, r, [kept for way in references.ways(r, condition.to) for kept in way.refs], True)
    hit = [ref for ref in of if ref in done and (condition.verb is not Verb.DESTROY or _is_destroyed(s, ref))]
    if len(hit) != 1:
        return False
    for ref in hit:  # what became of it is this effect's doing; 402.4: not if it has come back since
        last = s.last_known.get(ref) if isinstance(ref, int) else None
        if last is not None and last.was.copy in s.sides[last.was.owner].discard_pile:
            references.has_moved(s, r, last.was.id, last.was.copy, condition.of)
    if condition.slot:
        references.remember(s, r, condition.slot, hit)
        r.memory().rests[condition.slot] = references.keep(s, [ref for ref in of if ref not in hit])
    return True


def _is_destroyed(s: SpoilsState, ref: Ref) -> bool:
    """304.1 Whether a card was destroyed this turn, by whatever (408.4)."""
    return any(deed.verb is Verb.DESTROY and any(nouns.id_of(thing) == ref for thing in deed.things) for deed in s.did)


def _since_start(s: SpoilsState, ref: object) -> bool:
    """204.3 Whether a card has been in play under its controller since the turn started."""
    x = s.in_play.get(ref) if isinstance(ref, int) else None
    return x is not None and x.since < s.turn


def in_response_to(s: SpoilsState, r: Resolving, condition: InResponseTo) -> bool:
    """606 Whether what is being responded to is what a noun names; later words can point at it. Nobody responds to an
    own action (606.1#2), and what has begun to resolve isn't responded to any more."""
    mine = None if r.action is None else r.action.id
    seat = r.you if r.action is None else r.action.seat
    others = [one for one in s.being_played if one.id != mine]
    if not others or others[-1].resolving or others[-1].seat == seat:
        return False
    if not nouns.is_such(s, r, others[-1], condition.noun, anywhere=True):
        return False
    if condition.slot:
        r.memory().things[condition.slot] = (others[-1].id,)
    return True
