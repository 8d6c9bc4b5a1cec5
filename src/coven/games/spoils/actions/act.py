"""A verb done to cards, with nothing more to say: 'Pick a character.', 'Destroy it.', 'Discard 2 cards.'"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from coven.games.spoils.actions import attach, deplete, destroy, discard, duplicate, flip, look, pick, terminate
from coven.games.spoils.areas.in_play import Ref
from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.effects.candidates import WhyNot, candidates
from coven.games.spoils.effects.choosing import bounds, known_of, select, why_not_enough_for
from coven.games.spoils.effects.meaning.references import done_this_way, players, refs_of
from coven.games.spoils.effects.records import Resolving
from coven.games.spoils.effects.structure import NOBODY
from coven.games.spoils.text.tree import Act, All, OneOf, Some, Verb
from coven.kernel import Flow, Reason, Seat

Deed: TypeAlias = Callable[[SpoilsState, Resolving, Seat, Sequence[Ref], Act], Flow[list[Ref]]]
"""Does it to some cards together; gives those to which it was done."""

DEEDS: dict[Verb, tuple[WhyNot, Deed]] = {
    Verb.PICK: (pick.why_not, pick.do),
    Verb.CHOOSE: (pick.why_not_chosen, pick.do_choose),
    Verb.DESTROY: (destroy.why_not, destroy.do),
    Verb.DEPLETE: (deplete.why_not_depleted, deplete.do),
    Verb.RESTORE: (deplete.why_not_restored, deplete.do),
    Verb.DISCARD: (discard.why_not, discard.do),
    Verb.DETACH: (attach.why_not_detached, attach.do_detach),
    Verb.REVEAL: (look.why_not, look.do_reveal),
    Verb.LOOK: (look.why_not, look.do_look),
    Verb.TERMINATE: (terminate.why_not, terminate.do),
    Verb.DUPLICATE: (duplicate.why_not, duplicate.do),
    Verb.FLIP_UP: (flip.why_not_up, flip.do),
    Verb.FLIP_DOWN: (flip.why_not_down, flip.do),
}
"""The verbs that are done to cards."""


def _why_not(act: Act) -> WhyNot:
    """Why it can't be done to a card."""
    return DEEDS[act.verb][0] if act.from_ is None else attach.Held(act.from_)


def why_impossible(s: SpoilsState, r: Resolving, act: Act) -> Reason | None:
    """401.2 Why an act can't be completed, or None: there have to be enough cards to which it can be done."""
    seats = players(s, r, act.who)
    if not seats:
        return NOBODY
    reason = why_not_enough_for(s, r, seats[0], act.verb, act.what)
    if reason is not None:
        return reason
    why_not = _why_not(act)
    what = act.what
    if isinstance(what, (Some, OneOf)):
        if r.weighing and (isinstance(what, OneOf) or r.unsure):
            return None
        there = known_of(s, r, seats[0], what, candidates(s, r, seats[0], act.verb, what))
        reasons = [why_not(s, r, seats[0], ref) for ref in there]
        able = reasons.count(None)
        least, _ = bounds(s, r, what, len(there))
        return None if able >= least else next((one for one in reasons if one is not None), None)
    if isinstance(what, All):
        return None
    for ref in refs_of(s, r, what):
        reason = why_not(s, r, seats[0], ref)
        if reason is not None:
            return reason
    return None


def do(s: SpoilsState, r: Resolving, seat: Seat, act: Act) -> Flow[bool]:
    """402.5 Do it to as many as can be: nobody may choose what it can't be done to while there is something else."""
    refs = yield from select(s, r, seat, act.verb, act.what, _why_not(act))
    done = yield from DEEDS[act.verb][1](s, r, seat, refs, act)
    done_this_way(s, r, act.slot, seat, done)
    if isinstance(act.what, All):
        return True
    if isinstance(act.what, (Some, OneOf)):
        return len(done) == len(refs) and len(done) >= bounds(s, r, act.what, len(refs))[0]
    return bool(refs) and len(done) == len(refs)
