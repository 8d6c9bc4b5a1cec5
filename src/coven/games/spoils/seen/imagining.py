"""Dealing anew what a seat can't know, from what it knows (see `areas.knowledge`)."""

from __future__ import annotations

import random
from collections.abc import Mapping

from coven.games.spoils.areas.areas import Side, knows
from coven.games.spoils.areas.in_play import DOWN, Copy, InPlay
from coven.games.spoils.areas.state import Sight, SpoilsState, Step
from coven.games.spoils.course.setup import is_listed
from coven.games.spoils.effects.records import Deeds
from coven.kernel import Seat


def redeal(state: SpoilsState, now: SpoilsState, seat: Seat, rng: random.Random) -> None:
    """Deal all cards anew whose place a seat didn't know at the start of the step under way, and hasn't learned
    since."""
    first = {
        sight.copy: _is_placed(state, sight) for sight in now.sights(seat, now.seen_before)
    }  # the first, read last
    for side in state.sides:
        if side.seat != seat and side.known[seat]:
            _take_copies_for(side, now.sides[side.seat], seat, first)
        _deal(state, side, seat, first, rng)


def _is_placed(state: SpoilsState, sight: Sight) -> bool:
    """Whether who saw a card saw where it was as the step began: not if its deck had been shuffled by then."""
    side = state.sides[sight.copy.owner]
    return sight.copy not in side.deck or (sight.placed and sight.shuffled == side.shuffled)


def _take_copies_for(side: Side, later: Side, seat: Seat, first: Mapping[Copy, bool]) -> None:
    """403.2a Copies look alike, and a hand is in no order: one that has come to light since is taken for one that the
    seat knew to be there and knows no more, as it was taken then (see `came_to_light`)."""
    known = side.known[seat]
    for copy in reversed(list(first)):  # the first to be seen comes first
        if copy in known or copy not in side.hand:
            continue
        alike = [one for one in known if one.card is copy.card and one in side.hand]
        alike = sorted([one for one in alike if one not in later.known[seat] and one not in first], key=_name)
        if alike:
            known = known.difference(alike[:1]) | {copy}
    side.known = (known, side.known[1]) if seat == 0 else (side.known[0], known)


def _deal(state: SpoilsState, side: Side, seat: Seat, first: Mapping[Copy, bool], rng: random.Random) -> None:
    """Deal one side's cards. `first`: those that the seat has seen since, and whether it saw where they were when it
    saw them first; if not, they were in the deck, which it looked through, wherever in it."""
    known = side.known[seat]
    fixed = {copy for copy, placed in first.items() if placed}
    hand = [] if side.seat == seat else [copy for copy in side.hand if copy not in known and copy not in fixed]
    deck = [copy for copy in side.deck if copy not in known and copy not in fixed]
    face_down = [x for x in state.in_play.values() if _is_unknown(x, side, seat) and x.copy not in fixed]
    places = [*deck, *hand, *[x.copy for x in face_down]]
    in_deck = sorted([copy for copy in deck if copy in first], key=_name)
    others = sorted([copy for copy in places if copy not in first], key=_name)  # by names, whichever copies they are
    rng.shuffle(others)
    if state.step in (Step.SETUP, Step.OPENING):
        others = _starting_first(state, side, face_down, others)
    cards = [*in_deck, *others]
    spread = cards[: len(deck)]
    rng.shuffle(spread)
    free, cards = places, [*spread, *cards[len(deck) :]]
    moved = dict(zip(free, cards, strict=True))
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
    state.referred = {moved.get(copy, copy): token for copy, token in state.referred.items()}
    done = [deed.of_others(moved) for deed in state.did]
    state.did = Deeds(done, len(done))
    state.standing = None


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


def located(state: SpoilsState, seat: Seat) -> frozenset[Copy]:
    """The cards that a seat has seen in the step under way since their deck was last shuffled, and so where they came
    to lie; but none that was found in a deck then: from where in it that is taken, nobody sees (312.1)."""
    sights = [sight for sight in state.sights(seat, state.seen_before) if sight.placed]
    seen = [sight.copy for sight in sights if sight.shuffled == state.shufflings[sight.copy.owner]]
    return frozenset(seen) - state.found()
