"""Preparing to play."""

from __future__ import annotations

import re
from typing import Any, Final

from coven.games.revolution.components import ICONS, OBJECTIVE_TYPES, OF_A_TYPE, SPACES, Event
from coven.games.revolution.state import Player, RevolutionState
from coven.games.revolution.turn import begin_turn
from coven.kernel import Choosable, Flow, Seat, SetupError, pick, seat_name, shuffle
from coven.kernel import player as who

STACKS: Final = 3
STACK: Final = 9
"""setup.7 Recruits in each of the three stacks."""
WHATEVER: Final = -1
BY_LOT: Final = -1
MIXES: Final = {"easiest": 0, "1 hard": 1, "2 hard": 2, "3 hard": 3, "4 hard": 4, "hardest": 5, "random": WHATEVER}
"""difficulty.2 to difficulty.6 How many hard Events are chosen of each type."""


EVENT_TYPES: Final = 8
NUMBER: Final = re.compile(r"-?\d{1,3}")


class Mix(Choosable):
    """difficulty.4, difficulty.5, open.20 A mix for all types, or, as an advanced setting, one number for each type."""

    __slots__ = ()

    def meant(self, said: Any) -> Any:
        try:
            return super().meant(said)
        except LookupError:
            return ",".join(map(str, mix_of(said)))


def mix_of(said: Any) -> tuple[int, ...]:
    """difficulty.4, difficulty.5 How many hard Events are used of each of the eight types. LookupError if that isn't
    said, SetupError for numbers that can't be."""
    if str(said) in MIXES:
        return (MIXES[str(said)],) * EVENT_TYPES
    numbers = [str(part).strip() for part in (said if isinstance(said, list | tuple) else str(said).split(","))]
    if not all(NUMBER.fullmatch(number) for number in numbers):
        raise LookupError(said)
    if len(numbers) != EVENT_TYPES:
        says = f"a number for each of the {EVENT_TYPES} types of Events is expected, not {len(numbers)}"
        raise SetupError(f"revolution: option 'difficulty': {says} (difficulty.4)")
    for number in numbers:
        if not 0 <= int(number) <= OF_A_TYPE:
            says = f"each type gives {OF_A_TYPE} Events, so {number} of them can't be hard"
            raise SetupError(f"revolution: option 'difficulty': {says} (difficulty.5)")
    return tuple(map(int, numbers))


def deal(s: RevolutionState) -> Flow[None]:
    """setup.1 to setup.15, easier.1, easier.4 Shuffle and lay out everything; nobody has seen the table before."""
    yield from deal_covens(s)
    yield from deal_recruits(s)
    yield from deal_objectives(s)
    yield from deal_events(s)
    seats = [Seat(n) for n in range(s.settled.seats)]
    if s.settled.starter == BY_LOT:
        s.first = yield from pick("setup.14", "the first player", seats, seat_name)
    else:
        s.first = Seat(s.settled.starter)
    s.current = s.first
    s.note("setup.14", "{0} takes the first turn", who(s.first))
    s.turn = 1
    begin_turn(s)


def deal_covens(s: RevolutionState) -> Flow[None]:
    """setup.2, setup.3, setup.4, setup.15, solo.1 Fifteen Seekers of one illustration each, shuffled; then a hand."""
    size = s.board.hand[s.settled.seats - 1]
    for seat in range(s.settled.seats):
        cards = yield from shuffle("setup.3", f"{seat_name(Seat(seat))}'s deck", s.board.seekers[seat])
        s.set_player(seat, Player(hand=tuple(cards[:size]), deck=tuple(cards[size:]), token=s.settled.free_reshuffles))


def deal_recruits(s: RevolutionState) -> Flow[None]:
    """setup.5 to setup.9, setup.8#2, easier.1 Blessings aside; three Recruits face up; three stacks of nine, each with
    a random Blessing (or two) shuffled in, laid on one another."""
    recruits = yield from shuffle("setup.5", "the recruits", s.board.recruits)
    s.row, rest = tuple(recruits[:SPACES]), recruits[SPACES:]
    blessings = yield from shuffle("setup.8", "the blessings", s.board.blessings)
    each = s.settled.per_stack
    stacks = []
    for number in range(STACKS):
        stack = [*rest[number * STACK : (number + 1) * STACK], *blessings[number * each : (number + 1) * each]]
        stacks += yield from shuffle("setup.9", "a stack of recruits", stack)
    s.recruit_deck = tuple(stacks)


def deal_objectives(s: RevolutionState) -> Flow[None]:
    """setup.10, setup.11 A random Objective of each type, with the markers printed on it."""
    chosen = []
    for type in range(len(OBJECTIVE_TYPES)):
        of_type = [objective for objective in s.board.objectives if objective.type == type]
        chosen.append((yield from pick("setup.10", "an objective", of_type)))
    s.objectives = tuple(chosen)
    s.markers = tuple([sum([objective.markers[icon] for objective in chosen]) for icon in range(ICONS)])


def deal_events(s: RevolutionState) -> Flow[None]:
    """setup.12, setup.13, difficulty.2 to difficulty.6 Five Events of each type, as hard as was chosen, shuffled; the
    line is empty."""
    chosen: list[Event] = []
    for type, hard in enumerate(s.settled.hard):
        of_type = [event for event in s.board.events if event.type == type]
        if hard == WHATEVER:
            chosen += (yield from shuffle("difficulty.6", "the events of a type", of_type))[:OF_A_TYPE]
            continue
        for level, number in ((False, OF_A_TYPE - hard), (True, hard)):
            group = [event for event in of_type if event.hard == level]
            if number == OF_A_TYPE:
                chosen += group
            elif number:
                chosen += (yield from shuffle("difficulty.4", "the events of a type", group))[:number]
    s.event_deck = tuple((yield from shuffle("setup.12", "the events", chosen)))


def starter(name: str, seats: int) -> int:
    """setup.14 The first player asked for; BY_LOT for one drawn by lot. SetupError if there is no such seat."""
    if name == "random":
        return BY_LOT
    seat = "ABCD".index(name)
    if seat >= seats:
        raise SetupError(f"revolution: {name} can't take the first turn in a game of {seats} (setup.14)")
    return seat
