"""Why a card can't be played, or an ability used, on what somebody names."""

from __future__ import annotations

from collections.abc import Sequence

from coven.games.spoils.actions.act import DEEDS
from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.course.costs import Way, resolving, ways_to
from coven.games.spoils.effects.candidates import TAKEN, Taking, candidates, rule_of
from coven.games.spoils.effects.quoted import asked_for
from coven.games.spoils.effects.records import Action
from coven.games.spoils.effects.requirements import most_required
from coven.games.spoils.seen.why.moments import named
from coven.games.spoils.seen.why.things import Found, find, nearest, unseen
from coven.games.spoils.seen.why.tried import Thing
from coven.games.spoils.text.tree import Act, Some, Verb
from coven.kernel import Decision, Reason, Seat


def why_not_on(s: SpoilsState, decision: Decision, seat: Seat, action: Action, on: Sequence[Thing]) -> Reason | None:
    """507.2a, 310.1, 401.3 Why a card can't be played, or an ability used, on what the words name; None if all of that
    could be picked for it, or else taken for its cost."""
    found = [find(s, decision, seat, thing) or unseen(s, seat, thing) for thing in on]
    why: Reason | None = None if all(found) else Reason("", "there is nothing of that to pick")
    for way in ways_to(action):
        takings = _takings(s, seat, action, way)
        reason = _why_not_these(takings, found) if takings and all(found) else why
        if reason is None and takings:
            return None
        why = why or reason
    return why or Reason("", f"nothing is picked for {named(action)}")


def _takings(s: SpoilsState, seat: Seat, action: Action, way: Way) -> list[Taking]:
    """What is picked for it in turn; or else what is taken for its cost."""
    takes = [step for step in way.steps if isinstance(step, Act) and isinstance(step.what, Some)]
    takings = []
    for step in [step for step in takes if step.verb is Verb.PICK] or takes:
        assert isinstance(step.what, Some)
        r = resolving(s, action)
        r.costs = r.weighing = True
        taking = Taking(s, r, seat, step.verb, step.what, 1, DEEDS[step.verb][0])
        taking.offered = tuple(most_required(s, step.verb, candidates(s, r, seat, step.verb, step.what), 1))
        takings.append(taking)
    return takings


def _why_not_these(takings: Sequence[Taking], found: Sequence[Sequence[Found]]) -> Reason | None:
    """310.1, 401.3 Why these things can't be taken, each for one of so many places, in whichever order; or None."""
    reasons = [[_why_none(taking, one) for taking in takings] for one in found]
    for one in reasons:
        if None not in one:
            return one[0]
    refs = [{thing.ref for thing in one} for one in found]
    last = takings[-1]
    rule = rule_of(last.r, last.verb)
    if any(len(one) == 1 and one in refs[:place] for place, one in enumerate(refs)):
        return Reason(rule, TAKEN)
    most = [taking.what.most for taking in takings]
    room = [number if isinstance(number, int) else len(found) for number in most]
    if len(found) > sum(room):
        return Reason(rule, f"{last.r.copy} asks for {asked_for(last.what)}")
    able = [[place for place, reason in enumerate(one) if reason is None] for one in reasons]
    if _is_room(able, room):
        return None
    places = [place for place, number in enumerate(room) for _ in range(number)]
    return next(why for one, place in zip(reasons, places, strict=False) if (why := one[place]) is not None)


def _why_none(taking: Taking, found: Sequence[Found]) -> Reason | None:
    """Why none of what a name could mean can be taken, or None."""
    reasons = [taking(one.ref) for one in nearest(taking.s, found, taking.means)]
    return None if None in reasons else reasons[0]


def _is_room(able: Sequence[Sequence[int]], room: Sequence[int]) -> bool:
    """Whether there is room for all, each in one of the places for which it is able."""
    if not able:
        return True
    left = [[number - (at == place) for at, number in enumerate(room)] for place in able[0] if room[place]]
    return any(_is_room(able[1:], rest) for rest in left)
