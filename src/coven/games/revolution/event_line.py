"""The Event Line: adding an Event, and taking one away."""

from __future__ import annotations

from typing import Final

from coven.games.revolution.components import Event
from coven.games.revolution.effects import carry_out
from coven.games.revolution.liberty_and_peril import after_moving
from coven.games.revolution.places import EVENT_DECK, EVENT_DISCARD, EVERYBODY, LINE
from coven.games.revolution.state import RevolutionState
from coven.games.revolution.winning import line_full
from coven.kernel import Flow

NOWHERE: Final = -1


def loss_space(s: RevolutionState) -> int:
    """event-step.6, open.1 The one loss space that counts: that of the number of players."""
    return s.board.loss[s.settled.seats - 1]


def add_event(s: RevolutionState) -> Flow[None]:
    """event-step.1, event-step.5, event-step.7, open.8, end.10 Flip the top Event into space 1.

    The order is: all slide; loss check; When Flipped; Liberty; Peril. A loss stops everything.
    """
    if not s.event_deck:
        # open.12: whatever asked for it, nothing is added, nothing slides, and the turn is played out
        s.note("open.12", "No Event is left to be added")
        return
    event, s.event_deck = s.event_deck[0], s.event_deck[1:]
    if not s.event_deck:
        s.last_out = True
    moved = slide(s)
    s.line = (event, *s.line[1:])
    s.move(event, EVENT_DECK, LINE[0], EVERYBODY)
    line = s.note("event-step.1", "{0} is added to the Event Line", event)
    if s.line[loss_space(s) - 1] is not None:
        raise line_full(s)
    before = s.after(line)
    if event.flipped:
        s.note("event-step.7", "{0} was flipped: {1}", event, " ".join(event.texts))
        yield from carry_out(s, event.flipped)
    yield from after_moving(s, moved)
    s.cause = before


def slide(s: RevolutionState) -> list[tuple[Event, int]]:
    """event-step.2, event-step.3, event-step.4 The run of cards from space 1 to the first gap moves one to the right.

    Gives each card that moved and its new space, from the right end to the left.
    """
    line = s.line
    gap = 0
    while gap < len(line) - 1 and line[gap] is not None:
        gap += 1
    moved: list[tuple[Event, int]] = []
    for place in range(gap - 1, -1, -1):
        event = line[place]
        assert event is not None
        moved.append((event, place + 2))
        s.move(event, LINE[place], LINE[place + 1], EVERYBODY)
    s.line = (None, *line[:gap], *line[gap + 1 :])
    return moved


def place_of(s: RevolutionState, event: Event) -> int:
    """The space of an Event, from 0; NOWHERE if it has left the line."""
    return s.line.index(event) if event in s.line else NOWHERE


def leave_line(s: RevolutionState, event: Event, rule: str, words: str) -> None:
    """act.19, event-step.16, open.33, open.34 An Event goes to the Event discard, from wherever it lies then, and
    leaves a gap."""
    place = place_of(s, event)
    if place == NOWHERE:  # a boon has discarded it already
        return
    s.line = (*s.line[:place], None, *s.line[place + 1 :])
    s.event_discard = (*s.event_discard, event)
    s.move(event, LINE[place], EVENT_DISCARD, EVERYBODY)
    s.note(rule, words, event)


def rightmost(s: RevolutionState) -> Event | None:
    """The Event furthest to the right; None if the line is empty."""
    return next((event for event in reversed(s.line) if event is not None), None)


def move_rightmost(s: RevolutionState, spaces: int) -> Flow[None]:
    """open.19 The rightmost Event moves to the right, or to the left over gaps; moving into a marked space counts."""
    event = rightmost(s)
    if event is None:
        s.note("open.19", "No Event is there to be moved")
        return
    for _ in range(abs(spaces)):
        place = s.line.index(event)
        target = place + (1 if spaces > 0 else -1)
        if not 0 <= target < len(s.line) or s.line[target] is not None:
            s.note("open.19", "{0} can't move further", event)
            return
        line = list(s.line)
        line[place], line[target] = None, event
        s.line = tuple(line)
        s.move(event, LINE[place], LINE[target], EVERYBODY)
        s.note("open.19", "{0} moves into space {1}", event, target + 1)
        if target + 1 == loss_space(s):
            raise line_full(s)
        yield from after_moving(s, [(event, target + 1)])
