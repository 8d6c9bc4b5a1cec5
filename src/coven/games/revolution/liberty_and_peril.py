"""Liberty and Peril: what Events do as they move into the spaces that are marked for them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from coven.games.revolution.choices import Pick
from coven.games.revolution.components import Event, Witch
from coven.games.revolution.places import EVERYBODY, RECRUIT_DISCARD, ROW
from coven.games.revolution.state import RevolutionState
from coven.games.revolution.winning import tyranny
from coven.kernel import Flow, Question, Reason, choose
from coven.kernel import player as who

LIBERTY_AT: Final = frozenset((2, 4, 6))
"""event-step.8, event-step.12 A Liberty Event that moves into one of these moves the marker toward Tyranny."""
PERIL_AT: Final = frozenset((3, 5))
"""event-step.10, event-step.12 A Peril Event that moves into one of these costs a face-up Recruit."""
TOP: Final = 7
"""liberty.4 The Liberty end of the track."""
OVERCOMING: Final = 2
"""act.18, liberty.1 So far the marker moves toward Liberty for a Liberty Event that is overcome."""

WHICH_RECRUIT: Final = Question(
    "which recruit is banished",
    "Which Recruit is banished?",
    "event-step.10",
    "`banish NAME`",
    only_one=(("banish ", Reason("event-step.10", "each time it is asked one Recruit goes")),),
)


def move_liberty(s: RevolutionState, spaces: int, rule: str) -> None:
    """liberty.1, liberty.4, end.4 The marker moves toward Liberty, or toward Tyranny if it is below 0.

    At the Liberty end it stays; at the other end the game is lost.
    """
    before = s.liberty
    s.liberty = min(TOP, max(0, before + spaces))
    if s.liberty > before:
        s.note(rule, "The Liberty marker moves {0} toward Liberty, to {1}", s.liberty - before, s.liberty)
    elif s.liberty < before:
        s.note(rule, "The Liberty marker moves {0} toward Tyranny, to {1}", before - s.liberty, s.liberty)
    else:
        s.note("liberty.4", "The Liberty marker stays at {0}", s.liberty)
    if s.liberty == 0:
        raise tyranny(s)


def after_moving(s: RevolutionState, moved: Sequence[tuple[Event, int]]) -> Flow[None]:
    """event-step.8 to event-step.12, open.8, open.19, open.25 First all Liberty moves, then the choices of Peril.

    `moved` has each Event that moved and the space it moved into, from the right end of the line to the left.
    """
    for event, space in moved:
        if event.liberty and space in LIBERTY_AT:
            # faq.2: a card that doubles its Liberty moves overrides the rule. anatomy.10: it is one move of one icon.
            before = s.after(s.note("event-step.8", "{0} has moved into space {1}", event, space))
            move_liberty(s, -event.doubled, "event-step.8")
            s.cause = before
    for event, space in moved:
        if event.peril and space in PERIL_AT:
            before = s.after(s.note("event-step.10", "{0} has moved into space {1}", event, space))
            yield from banish_recruit(s)
            s.cause = before


def banish_recruit(s: RevolutionState) -> Flow[None]:
    """event-step.10, event-step.13, event-step.14, open.9, anatomy.1#2 The player whose turn it is chooses a face-up
    Recruit; it is banished, and its space stays empty. Without one nothing happens."""
    there = [card for card in s.row if card is not None]
    if not there:
        s.note("event-step.14", "No Recruit is there to be banished")
        return
    choices = [s.board.of_card(Pick.BANISH, card, "banish ") for card in there]
    choice = yield from choose(s, s.current, WHICH_RECRUIT, choices)
    card = choice.things[0]
    assert isinstance(card, Witch)
    space = take_recruit(s, card)
    s.recruit_discard = (*s.recruit_discard, card)
    s.move(card, ROW[space], RECRUIT_DISCARD, EVERYBODY)
    s.note("banish.1", "{0} banishes {1}", who(s.current), card)


def take_recruit(s: RevolutionState, card: Witch) -> int:
    """recruit-step.9 A Recruit leaves its space, and leaves a gap. Gives the space, from 0."""
    space = s.row.index(card)
    s.row = (*s.row[:space], None, *s.row[space + 1 :])
    return space
