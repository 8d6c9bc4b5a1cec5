"""603.2, 604, 308 Playing cards and resources by an effect, and attacking by one (607)."""

from __future__ import annotations

from typing import Final

from coven.games.spoils.areas.areas import Area
from coven.games.spoils.areas.in_play import DOWN, Copy, Ref
from coven.games.spoils.areas.moving import area_of
from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.course.attack import NO_TARGET, attack, targets, why_not_target
from coven.games.spoils.course.battle import fight
from coven.games.spoils.course.play_card import play_by_effect
from coven.games.spoils.course.play_resource import play_resource, why_no_resource
from coven.games.spoils.course.playable import Timing, why_unplayable
from coven.games.spoils.effects.candidates import candidates
from coven.games.spoils.effects.choosing import how_many, is_unseen, nobody_can_tell, select, why_not_enough
from coven.games.spoils.effects.meaning.references import done_this_way, has_moved, who_is
from coven.games.spoils.effects.records import Resolving, stands_for
from coven.games.spoils.effects.settling import settle
from coven.games.spoils.effects.structure import NOBODY
from coven.games.spoils.effects.triggers import in_its_own_time
from coven.games.spoils.seen.words import Speaking, as_said
from coven.games.spoils.text.tree import AttackNow, OneOf, PlayCard, PlayResource, Some, Verb
from coven.kernel import Flow, Question, Reason, Seat, choose

WHICH_TARGET: Final = Question(
    "what to attack",
    "What do you attack?",
    "607.1a",
    "the faction, or a location: `B's Clandestine Resort`",
    verb="attack",
    only_one=(("", Reason("607.1a", "one faction or one location is attacked")),),
)
A_TARGET: Final = Reason("607.1a", "who attacks announces what is attacked: a faction or a location")
NOTHING_PLAYABLE: Final = Reason("603.1", "there is no such card that could be played")
NOT_FROM: Final = (Area.BEING_PLAYED, Area.IN_PLAY)
"""603.1a Where no card is played from, unless it lies in play face-down."""
NO_ATTACK: Final = Reason("607.1a", "no attack can be made")


def why_not_played(s: SpoilsState, r: Resolving, instruction: PlayCard) -> Reason | None:
    """O59 Why no such card can be played, or None."""
    seat = who_is(s, r, instruction.who)
    if seat is None:
        return NOBODY
    what = instruction.what
    reason = why_not_enough(s, r, seat, Verb.PLAY, what)
    if reason is not None or r.weighing or s.rulings.bluff or not isinstance(what, (Some, OneOf)):
        return reason
    there = candidates(s, r, seat, Verb.PLAY, what)
    playing = Playing(instruction)
    if nobody_can_tell(s, r, seat, Verb.PLAY, what):
        return None
    if any(is_unseen(s, stands_for(r, seat), ref) or playing(s, r, seat, ref) is None for ref in there):
        return None
    return NOTHING_PLAYABLE


class Playing:
    """603.1, 603.2 Why a card can't be played as an effect says, or None."""

    __slots__ = ("instruction",)

    def __init__(self, instruction: PlayCard) -> None:
        self.instruction = instruction

    def __call__(self, s: SpoilsState, r: Resolving, seat: Seat, ref: Ref) -> Reason | None:
        copy = _card(s, ref)
        if copy is None or (isinstance(ref, Copy) and area_of(s, copy) in NOT_FROM):
            return NOTHING_PLAYABLE
        free, bare = self.instruction.free, self.instruction.no_threshold
        return why_unplayable(s, seat, copy, Timing.EFFECT, free=free, no_threshold=bare)


def do(s: SpoilsState, r: Resolving, seat: Seat, instruction: PlayCard) -> Flow[bool]:
    """603.2, 308.1, 308.1a, 204.1#2, 206.1#2, 207.1#2, O59 'Play a character for free.': a full run of 603 within the
    effect, costs and responses included. Only what can be played is offered. Later words of the text still mean what
    it has played (402.4)."""
    why_not = Playing(instruction)
    refs = yield from select(s, r, seat, Verb.PLAY, instruction.what, why_not)
    played: list[Ref] = []
    for ref in refs:
        copy = _card(s, ref)
        if copy is None or why_not(s, r, seat, ref) is not None:
            continue
        hidden = ref if isinstance(ref, int) else 0
        if (yield from in_its_own_time(s, play_by_effect(s, seat, copy, free=instruction.free, hidden=hidden))):
            after = _come_to(s, copy)
            if after is not None:
                has_moved(s, r, ref, after, instruction.what)
            played.append(copy)
    done_this_way(s, r, instruction.slot, seat, played)
    return bool(played)


def _come_to(s: SpoilsState, copy: Copy) -> Ref | None:
    """603.1h Where a card is that was played, if that is still where playing it brings it: a tactic to a discard pile,
    all else into play."""
    if copy.card.is_tactic:
        return copy if area_of(s, copy) is Area.DISCARD_PILE else None
    return next((x.id for x in s.in_play.values() if x.copy is copy and x.face is not DOWN), None)


def _card(s: SpoilsState, ref: Ref) -> Copy | None:
    """A card that is no longer, or not yet, in play, or that lies there face-down."""
    if isinstance(ref, Copy):
        return ref
    x = s.in_play.get(ref)
    return x.copy if x is not None and x.face is DOWN else None


def why_no_resources(s: SpoilsState, r: Resolving, instruction: PlayResource) -> Reason | None:
    """604.1a Why no resource can be played, or None."""
    seat = who_is(s, r, instruction.who)
    return NOBODY if seat is None else why_no_resource(s, seat)


def do_resources(s: SpoilsState, r: Resolving, seat: Seat, instruction: PlayResource) -> Flow[bool]:
    """604.1 'Play a resource.', 'Play 2 resources.'"""
    number = yield from how_many(s, r, seat, instruction.amount, len(s.sides[seat].hand))
    played: list[Ref] = []
    for time in range(number):
        if time:
            yield from settle(s)
        x = yield from in_its_own_time(s, play_resource(s, seat))
        if x is None:
            break
        played.append(x.id)
    done_this_way(s, r, instruction.slot, seat, played)
    return len(played) == number


def why_no_attack(s: SpoilsState, r: Resolving, instruction: AttackNow) -> Reason | None:
    """607.1a Why an effect's attack can't be made, or None."""
    seat = who_is(s, r, instruction.who)
    if seat is None:
        return NOBODY
    return NO_ATTACK if s.battle is not None or not targets(s, seat) else None


class NotTarget:
    """607.1a Why something can't be attacked."""

    __slots__ = ("s", "seat")

    def __init__(self, s: SpoilsState, seat: Seat) -> None:
        self.s = s
        self.seat = seat

    def __call__(self, one: object) -> Reason | None:
        if isinstance(one, str):
            return A_TARGET
        x = self.s.in_play.get(one) if isinstance(one, int) else None
        return NO_TARGET if x is None else why_not_target(self.s, self.seat, x)


def do_attack(s: SpoilsState, r: Resolving, seat: Seat, instruction: AttackNow) -> Flow[bool]:
    """607 'You may attack.': one attack, whoever's turn it is, with its whole battle."""
    if why_no_attack(s, r, instruction) is not None:
        return False
    could = targets(s, seat)
    target = yield from choose(
        s, seat, WHICH_TARGET, could, say=Speaking(s, seat), why_not=NotTarget(s, seat), shows=as_said
    )
    attack(s, seat, target)
    yield from in_its_own_time(s, fight(s))
    return True
