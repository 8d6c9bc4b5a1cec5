"""Dealing anew what a seat can't know, from what it knows (see `areas.knowledge`)."""

from __future__ import annotations

import random
from collections.abc import Sequence

from coven.games.spoils.areas.areas import Side, knows
from coven.games.spoils.areas.in_play import DOWN, Copy, InPlay
from coven.games.spoils.areas.sights import Sight, Tracing, seen_since
from coven.games.spoils.areas.state import SpoilsState, Step
from coven.games.spoils.course.setup import is_listed
from coven.games.spoils.seen.retelling import Retelling, forget_answers
from coven.kernel import Seat


def redeal(state: SpoilsState, now: SpoilsState, seat: Seat, rng: random.Random) -> None:
    """Deal all cards anew whose place a seat didn't know at the start of the step under way, and hasn't learned
    since."""
    sights = seen_since(now.seen, now.seen_before)
    seen = list(dict.fromkeys([sight.copy for sight in sights if sight.seats & knows(seat)]))
    for side in state.sides:
        if side.seat != seat and side.known[seat]:
            _take_copies_for(side, now.sides[side.seat], seat, seen)
    tracing = Tracing(state.sides, seat, sights)
    spoken_of = Retelling(state, seat)
    for side in state.sides:
        _deal(state, side, seat, tracing, rng)
    if spoken_of.anything:
        spoken_of.speak(state, rng)
    if state.shown or state.closed or state.loop is not None:
        forget_answers(state, seat)


def _take_copies_for(side: Side, later: Side, seat: Seat, seen: Sequence[Copy]) -> None:
    """403.2a Copies look alike, and a hand is in no order: one that has come to light since is taken for one that the
    seat knew to be there and knows no more, as it was taken then (see `came_to_light`)."""
    known = side.known[seat]
    for copy in seen:  # the first to be seen comes first
        if copy in known or copy not in side.hand:
            continue
        alike = [one for one in known if one.card is copy.card and one in side.hand]
        alike = sorted([one for one in alike if one not in later.known[seat] and one not in seen], key=_name)
        if alike:
            known = known.difference(alike[:1]) | {copy}
    side.known = (known, side.known[1]) if seat == 0 else (side.known[0], known)


def _deal(state: SpoilsState, side: Side, seat: Seat, tracing: Tracing, rng: random.Random) -> None:
    """Deal one side's cards: those that the seat has seen since to where they may have been, the others anywhere."""
    known = side.known[seat]
    hand = [] if side.seat == seat else [copy for copy in side.hand if copy not in known]
    deck = [copy for copy in side.deck if copy not in known]
    face_down = [x for x in state.in_play.values() if _is_unknown(x, side, seat)]
    places = [*deck, *hand, *[x.copy for x in face_down]]
    moved = _as_seen(places, tracing, side.seat, rng)
    placed = frozenset(moved.values())
    others = sorted([copy for copy in places if copy not in placed], key=_name)  # by names, whichever copies they are
    rng.shuffle(others)
    if state.step in (Step.SETUP, Step.OPENING):
        others = _starting_first(state, side, [x for x in face_down if x.copy not in moved], others)
    moved.update(zip([copy for copy in places if copy not in moved], others, strict=True))
    held = [moved.get(copy, copy) for copy in side.hand]
    if side.seat != seat:  # 403.2a: to others a hand is in no order
        held.sort(key=lambda copy: (copy.card.name, copy not in known, copy.number))
    side.hand = tuple(held)
    side.deck = tuple([moved.get(copy, copy) for copy in side.deck])
    for x in face_down:
        copy = moved.get(x.copy, x.copy)
        if copy is not x.copy:
            state.in_play[x.id] = x.with_copy(copy)
    other = side.known[1 - seat]
    changed = frozenset([moved.get(copy, copy) for copy in other])
    side.known = (side.known[0], changed) if seat == 0 else (changed, side.known[1])
    state.standing = None


def _as_seen(places: Sequence[Copy], tracing: Tracing, owner: Seat, rng: random.Random) -> dict[Copy, Copy]:
    """The cards that have been seen, each by the place that it is dealt to: one from which it may have come. What came
    from a hand is taken for a card that was in it as the step began, as long as there is one, rather than for one that
    lay in a deck before that was shuffled and drawn from (see `located`)."""
    there = {place: nth for nth, place in enumerate(places)}
    mixed = tracing.shuffled[owner]
    wanted: list[tuple[Copy, list[Copy], list[Copy]]] = []
    for copy, whence in tracing.whence.items():
        if copy in there:
            could = sorted([place for place in whence if place in there], key=there.__getitem__)
            wanted.append((copy, [place for place in could if place not in mixed], could))
    wanted.sort(key=lambda one: len(one[2]))  # who has the least choice comes first, so that all find a place
    moved: dict[Copy, Copy] = {}
    for copy, first, could in wanted:
        free = [place for place in first if place not in moved] or [place for place in could if place not in moved]
        if free:
            moved[free[0] if len(free) == 1 else rng.choice(free)] = copy
    return moved


def _is_unknown(x: InPlay, side: Side, seat: Seat) -> bool:
    """Whether a card of this side lies face-down and the seat has not seen its front face."""
    return x.face is DOWN and x.owner == side.seat and not x.known & knows(seat)


def _starting_first(state: SpoilsState, side: Side, face_down: list[InPlay], cards: list[Copy]) -> list[Copy]:
    """601.1b Before the starting resources are flipped they are what the faction lists, whatever else is dealt. They
    come last among the places that are dealt."""
    listed = state.faction_of(side.seat).copy.sheet.starting_resources
    nouns = [] if listed is None else [some.noun for some in listed.resources for _ in range(_most(some.most))]
    left = list(cards)
    starting = []
    for _, noun in zip(face_down, nouns, strict=False):
        fitting = next((copy for copy in left if is_listed(copy.card, noun)), None)
        if fitting is not None:
            left.remove(fitting)
            starting.append(fitting)
    return [*left, *starting]


def _most(most: object) -> int:
    return most if isinstance(most, int) else 0


def _name(copy: Copy) -> tuple[str, int]:
    return copy.card.name, copy.number


def located(state: SpoilsState, seat: Seat) -> dict[Copy, frozenset[Copy]]:
    """Of the cards that a seat has seen since their deck was last shuffled: those in whose place there they may have
    been. None that was found in the deck, for from where in it that is taken, nobody sees (312.1); and what came from
    a hand is taken for one that was in it as the deck was shuffled, as long as there is one."""
    places: dict[Copy, frozenset[Copy]] = {}
    found = state.found()
    for last in state.shuffled:
        if last is None or last.seen is state.seen:
            continue
        owner = last.owner
        deck = frozenset(last.sides[owner].deck) - found
        sights = [one for one in seen_since(state.seen, last.seen) if _lies_so(one, owner, last.number)]
        others: set[Copy] = set()
        for copy, whence in Tracing(last.sides, seat, sights).whence.items():
            if copy.owner != owner:
                continue
            elsewhere = sorted([one for one in whence if one not in deck and one not in others], key=_name)
            if elsewhere:
                others.add(elsewhere[0])
            elif len(whence) < len(deck):
                places[copy] = whence & deck
    return places


def _lies_so(sight: Sight, owner: Seat, number: int) -> bool:
    """Whether a card was seen while its deck lay as it was shuffled then."""
    return sight.copy.owner != owner or sight.shuffled == number


def seen(state: SpoilsState, seat: Seat) -> list[tuple[object, ...]]:
    """The cards that a seat has seen, the last first; of one that lay in play face-down also which of them it was. And
    whether a player has shown by what couldn't be finished what there was not (O35)."""
    sights = [(sight.copy.owner, str(sight.copy), *([sight.id] if sight.id else [])) for sight in state.sights(seat)]
    return [*sights, ("undone", state.undone)] if state.undone else sights
