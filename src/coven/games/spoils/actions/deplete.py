"""303 Depleting and restoring."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from coven.games.spoils.areas.in_play import Copy, Ref
from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.effects.meaning.references import who_is
from coven.games.spoils.effects.prohibitions import is_meant, why_cannot
from coven.games.spoils.effects.records import Happening, Resolving
from coven.games.spoils.effects.replacements import comes_about
from coven.games.spoils.effects.standing import is_resource, stated
from coven.games.spoils.effects.triggers import at_once, happened
from coven.games.spoils.text.tree import Act, NotRestored
from coven.games.spoils.text.words.vocabulary import Verb
from coven.kernel import Flow, Reason, Seat

NOT_IN_PLAY: Final = Reason("303.1", "only a card in play can be depleted or restored")
DEPLETED: Final = Reason("303.2", "what is depleted already can't be depleted")
RESTORED: Final = Reason("303.3", "what is not depleted can't be restored")
RESOURCE: Final = Reason("203.7", "resources never deplete")

NO_APPLIED: Final[frozenset[object]] = frozenset()


def deplete(
    s: SpoilsState,
    ids: Sequence[int],
    rule: str,
    *,
    by_effect: bool,
    cost: bool = False,
    seat: Seat | None = None,
    applied: frozenset[object] = NO_APPLIED,
) -> Flow[list[int]]:
    """303.1, 303.2, 203.7, O42 Deplete cards in play together: those that aren't yet, and no resource. Gives which."""
    return (yield from at_once(s, _turn(s, ids, rule, Verb.DEPLETE, by_effect, cost, seat, applied)))


def restore(
    s: SpoilsState,
    ids: Sequence[int],
    rule: str,
    *,
    cost: bool = False,
    seat: Seat | None = None,
    applied: frozenset[object] = NO_APPLIED,
) -> Flow[list[int]]:
    """303.3 Restore cards in play together: those that are depleted. Gives which."""
    return (yield from at_once(s, _turn(s, ids, rule, Verb.RESTORE, True, cost, seat, applied)))


def _turn(
    s: SpoilsState,
    ids: Sequence[int],
    rule: str,
    verb: Verb,
    by_effect: bool,
    cost: bool,
    seat: Seat | None,
    applied: frozenset[object],
) -> Flow[list[int]]:
    depleting = verb is Verb.DEPLETE
    done: list[int] = []
    for id in ids:
        x = s.in_play.get(id)
        if x is None or x.depleted is depleting or (depleting and is_resource(s, x)):
            continue
        what = Happening(verb, x.controller if seat is None else seat, things=(x,), by_effect=by_effect, cost=cost)
        what.applied = applied
        if (yield from comes_about(s, what)):
            done.append(id)
    done = [id for id in done if id in s.in_play]  # what took another's place may have moved it
    for id in done:
        x = s.in_play[id]
        s.put(x.changed(depleted=depleting))
        s.note(rule, "{0} is depleted" if depleting else "{0} is restored", x)
    for id in done:
        x = s.in_play[id]
        by = x.controller if seat is None else seat
        happened(s, Happening(verb, by, things=(x,), by_effect=by_effect, cost=cost))
    return done


def why_not_depleted(s: SpoilsState, r: Resolving, seat: Seat, ref: Ref) -> Reason | None:
    """303.2, 203.7 Why a card can't be depleted, or None."""
    x = None if isinstance(ref, Copy) else s.in_play.get(ref)
    if x is None:
        return NOT_IN_PLAY
    if is_resource(s, x):
        return RESOURCE
    return DEPLETED if x.depleted else None


def why_not_restored(s: SpoilsState, r: Resolving, seat: Seat, ref: Ref) -> Reason | None:
    """303.3 Why a card can't be restored, or None."""
    x = None if isinstance(ref, Copy) else s.in_play.get(ref)
    if x is None:
        return NOT_IN_PLAY
    return why_cannot(s, seat, Verb.RESTORE, x) if x.depleted else RESTORED


def do(s: SpoilsState, r: Resolving, seat: Seat, refs: Sequence[Ref], act: Act) -> Flow[list[Ref]]:
    """'Deplete this card.', 'Restore it.'"""
    ids = [ref for ref in refs if isinstance(ref, int) and ref in s.in_play]
    applied = NO_APPLIED if r.replacing is None else r.replacing.applied
    if act.verb is Verb.DEPLETE:
        return list((yield from deplete(s, ids, "303.1", by_effect=True, cost=r.costs, seat=seat, applied=applied)))
    if r.source and r.place in r.copy.sheet.restore_rules:
        ids = [id for id in ids if not is_left_out(s, seat, id)]
    return list((yield from restore(s, ids, "303.3", cost=r.costs, seat=seat, applied=applied)))


def is_left_out(s: SpoilsState, seat: Seat, id: int) -> bool:
    """202.7 Whether an effect says that a player's Restore Rule doesn't restore a card."""
    x = s.in_play[id]
    for said in stated(s, NotRestored):
        if is_meant(s, said, said.text.what, x) and who_is(s, said.resolving(), said.text.by) == seat:
            return True
    return False
