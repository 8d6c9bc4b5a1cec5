"""411.3, 411.4 Flipping cards face-up and face-down."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from coven.games.spoils.actions.destroy import destroy
from coven.games.spoils.actions.enter import enter, into_discard_pile, why_no_host
from coven.games.spoils.actions.leave import NO_APPLIED
from coven.games.spoils.areas.areas import EVERYBODY
from coven.games.spoils.areas.in_play import DOWN, UP, Copy, InPlay, Ref
from coven.games.spoils.areas.moving import leave_play
from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.effects.keywords import fits_host
from coven.games.spoils.effects.meaning.references import has_moved
from coven.games.spoils.effects.records import Happening, Resolving
from coven.games.spoils.effects.replacements import comes_about
from coven.games.spoils.effects.standing import standing
from coven.games.spoils.effects.triggers import at_once, happened
from coven.games.spoils.text.tree import Act, AttachTo, Place, Verb
from coven.kernel import Flow, Reason, Seat

NOT_IN_PLAY: Final = Reason("411.3", "only a card in play can be flipped")
FACE_UP: Final = Reason("411.3", "it is face-up already")
FACE_DOWN: Final = Reason("411.4", "it is face-down already")


def why_not_up(s: SpoilsState, r: Resolving, seat: Seat, ref: Ref) -> Reason | None:
    """411.3 Why a card can't be flipped face-up, or None."""
    x = None if isinstance(ref, Copy) else s.in_play.get(ref)
    return NOT_IN_PLAY if x is None else FACE_UP if x.face is UP else None


def why_not_down(s: SpoilsState, r: Resolving, seat: Seat, ref: Ref) -> Reason | None:
    """411.4 Why a card can't be flipped face-down, or None."""
    x = None if isinstance(ref, Copy) else s.in_play.get(ref)
    if x is None:
        return NOT_IN_PLAY
    return FACE_DOWN if x.face is DOWN else None


def do(s: SpoilsState, r: Resolving, seat: Seat, refs: Sequence[Ref], act: Act) -> Flow[list[Ref]]:
    """'Flip this card face-down.', 'Flip it face-up.'"""
    return (yield from at_once(s, _flip_all(s, r, seat, refs, act)))


def _flip_all(s: SpoilsState, r: Resolving, seat: Seat, refs: Sequence[Ref], act: Act) -> Flow[list[Ref]]:
    """O03 All of them together; what attaches to another enters after it (507.2d)."""
    going: list[Happening] = []
    why_not = why_not_up if act.verb is Verb.FLIP_UP else why_not_down
    for ref in refs:
        if why_not(s, r, seat, ref) is None and isinstance(ref, int):
            applied = NO_APPLIED if r.replacing is None else r.replacing.applied
            what = Happening(act.verb, seat, things=(s.in_play[ref],), origin=Place.IN_PLAY, cost=r.costs)
            what.applied = applied
            if (yield from comes_about(s, what)):
                going.append(what)
    done: list[Ref] = []
    for what in sorted(going, key=_attaches):
        was = what.things[0]
        x = s.in_play.get(was.id) if isinstance(was, InPlay) else None
        if x is not None:  # what took another's place, or its host, may have moved it
            yield from _flip(s, r, seat, x, what, act)
            done.append(x.id)
    return done


def _attaches(what: Happening) -> bool:
    was = what.things[0]
    return isinstance(was, InPlay) and was.copy.sheet.attach_to is not None


def _flip(s: SpoilsState, r: Resolving, seat: Seat, x: InPlay, what: Happening, act: Act) -> Flow[None]:
    """411.3, 411.4, O28, O30 A card that is flipped has left play, and enters it as a completely new card under the
    same controller."""
    attached = s.attached(x.id)
    last = leave_play(s, x)
    what.things = (last,)
    s.note("411.4" if x.face is UP else "411.3", "{0} is flipped", x.copy if x.face is UP else last.was)
    after: Ref = x.copy
    if not x.copy.is_token:  # 409.3b: one that has left play is gone
        after = yield from _turned(s, r, seat, x)
        has_moved(s, r, x.id, after, act.what)
    happened(s, what)
    for one in attached:
        yield from _with_host(s, r, seat, one, after, act)


def _turned(s: SpoilsState, r: Resolving, seat: Seat, x: InPlay) -> Flow[Ref]:
    """411.3, 411.4, O30 What a card has become that was flipped, wherever it is: in play with its other face, unless it
    can't be there."""
    if x.face is UP:
        return (yield from enter(s, x.copy, x.controller, face=DOWN, known=EVERYBODY)).id
    if x.card.is_tactic:
        into_discard_pile(s, x.copy, "411.3")
        return x.copy
    reason = yield from why_no_host(s, r, seat, x.copy)
    if isinstance(reason, Reason):
        into_discard_pile(s, x.copy, reason.rule)
        return x.copy
    return (yield from enter(s, x.copy, x.controller, attached_to=reason)).id


def _with_host(s: SpoilsState, r: Resolving, seat: Seat, x: InPlay, host: Ref, act: Act) -> Flow[None]:
    """O28 A card attached to one that was flipped. With the keyword it is destroyed if the host, as what it has become,
    is not of the type asked for (507.2e); any other is flipped the same way if it can be."""
    if x.id not in s.in_play:
        return
    keyword = _keyword_of(s, x.id)
    if keyword is not None and not _still_fits(s, host, keyword):
        yield from destroy(s, (x.id,), "507.2e", by_effect=False)
    elif x.face is (UP if act.verb is Verb.FLIP_DOWN else DOWN):
        yield from _flip(s, r, seat, x, Happening(act.verb, seat, things=(x,), origin=Place.IN_PLAY), act)


def _keyword_of(s: SpoilsState, id: int) -> AttachTo | None:
    """507.2 The keyword of a card that is attached to another."""
    sheet = standing(s).attaches.get(id)
    return None if sheet is None else sheet.attach_to


def _still_fits(s: SpoilsState, host: Ref, keyword: AttachTo) -> bool:
    return isinstance(host, int) and host in s.in_play and fits_host(s, s.in_play[host], keyword)


def without_host(s: SpoilsState, host: int) -> Flow[None]:
    """507.2e, O28 What was attached by the keyword to a card that has been flipped up to be played is destroyed: a card
    that is being played is of no type that is in play. What was attached otherwise stays, since only Flip Up would turn
    it the same way."""
    gear = [x.id for x in s.attached(host) if _keyword_of(s, x.id) is not None]
    if gear:
        yield from destroy(s, gear, "507.2e", by_effect=False)
