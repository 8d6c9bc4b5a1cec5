"""301 Attaching and detaching."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from coven.games.spoils.areas import moving
from coven.games.spoils.areas.in_play import Copy, Ref
from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.effects.choosing import select, why_not_enough
from coven.games.spoils.effects.meaning.references import refs_of
from coven.games.spoils.effects.records import Happening, Resolving
from coven.games.spoils.effects.replacements import comes_about
from coven.games.spoils.effects.triggers import at_once, happened
from coven.games.spoils.text.tree import Act, Attach, Verb, What
from coven.kernel import Flow, Reason, Seat

ELSEWHERE: Final = Reason("301.2", "it is attached to something else")
NOT_ATTACHED: Final = Reason("301.1", "it is attached to nothing")


def why_impossible(s: SpoilsState, r: Resolving, instruction: Attach) -> Reason | None:
    """301 Why something can't be attached, or None."""
    reason = why_not_enough(s, r, r.you, Verb.ATTACH, instruction.what)
    return why_not_enough(s, r, r.you, Verb.ATTACH, instruction.to) if reason is None else reason


def do(s: SpoilsState, r: Resolving, seat: Seat, instruction: Attach) -> Flow[bool]:
    """301.2, 301.3 'Attach this card to it.': in the same moment it is detached from what held it."""
    what = yield from select(s, r, seat, Verb.ATTACH, instruction.what)
    to = yield from select(s, r, seat, Verb.ATTACH, instruction.to)
    host = to[0] if to and isinstance(to[0], int) else 0
    done = yield from at_once(s, _attach_all(s, r, seat, what, host))  # O03
    return bool(done) and len(done) == len(what)


def _attach_all(s: SpoilsState, r: Resolving, seat: Seat, what: Sequence[Ref], host: int) -> Flow[list[Ref]]:
    done: list[Ref] = []
    for ref in what:
        if host not in s.in_play or not isinstance(ref, int) or ref not in s.in_play or ref == host:
            continue
        if (yield from attach(s, seat, ref, host, cost=r.costs)):
            done.append(ref)
    return done


def attach(s: SpoilsState, seat: Seat, id: int, host: int, *, cost: bool = False) -> Flow[bool]:
    """301.2, 301.2#2 Attach a card in play to another. Gives whether it was."""
    what = Happening(Verb.ATTACH, seat, things=(s.in_play[id],), other=s.in_play[host], cost=cost)
    if not (yield from comes_about(s, what)):
        return False
    moving.attach(s, s.in_play[id], host)
    what.things = (s.in_play[id],)
    s.note("301.2", "{0} is attached to {1}", s.in_play[id], s.in_play[host])
    happened(s, what)
    return True


def why_not_detached(s: SpoilsState, r: Resolving, seat: Seat, ref: Ref) -> Reason | None:
    """O27 Why a card can't be detached, or None."""
    x = None if isinstance(ref, Copy) else s.in_play.get(ref)
    return NOT_ATTACHED if x is None or not x.attached_to else None


class Held:
    """O27 Why a card can't be detached from particular ones."""

    __slots__ = ("host",)

    def __init__(self, host: What) -> None:
        self.host = host

    def __call__(self, s: SpoilsState, r: Resolving, seat: Seat, ref: Ref) -> Reason | None:
        reason = why_not_detached(s, r, seat, ref)
        if reason is None and isinstance(ref, int) and s.in_play[ref].attached_to not in refs_of(s, r, self.host):
            return ELSEWHERE
        return reason


def do_detach(s: SpoilsState, r: Resolving, seat: Seat, refs: Sequence[Ref], act: Act) -> Flow[list[Ref]]:
    """O27, O03 'Detach it.', 'Detach each resource attached to your faction.': only the link goes."""
    return (yield from at_once(s, _detach_all(s, r, seat, refs, act)))


def _detach_all(s: SpoilsState, r: Resolving, seat: Seat, refs: Sequence[Ref], act: Act) -> Flow[list[Ref]]:
    done: list[Ref] = []
    events = []
    hosts = None if act.from_ is None else refs_of(s, r, act.from_)
    for ref in refs:
        x = s.in_play.get(ref) if isinstance(ref, int) else None
        if x is None or not x.attached_to or (hosts is not None and x.attached_to not in hosts):
            continue
        what = Happening(Verb.DETACH, seat, things=(x,), cost=r.costs)
        if (yield from comes_about(s, what)):
            events.append(what)
            done.append(x.id)
    for id, what in zip(done, events, strict=True):
        assert isinstance(id, int)
        moving.detach(s, s.in_play[id])
        what.things = (s.in_play[id],)
    if len(done) == 1:
        s.note("301.2", "{0} is detached", events[0].things[0])
    elif done:
        s.note("301.2", "{0} cards are detached", len(done))
    for what in events:
        happened(s, what)
    return done
