"""Warnings: what a choice begins that can't be finished without others, and what would lose the game."""

from __future__ import annotations

from typing import Final

from coven.games.revolution.choices import Choice, Pick
from coven.games.revolution.components import Event
from coven.games.revolution.draw import hand_size
from coven.games.revolution.payment import costs, supplied, trophies_count
from coven.games.revolution.seen.view import pushes_left
from coven.games.revolution.state import Act, RevolutionState
from coven.kernel import Decision, Reason

NEEDS_HELP: Final = Reason("faq.4", "your own cards and trophies don't pay; others would have to assist")
LOSES: Final = Reason("event-step.5", "the Event of the reshuffle would reach the loss space")
LAST: Final = Reason("end.8", "the reshuffle brings out the last Event, and the game is lost when the draw is over")


def warning(s: RevolutionState, decision: Decision, choice: Choice) -> Reason | None:
    """faq.4, draw.6, end.8 What the one who decides should know before."""
    if choice.pick == Pick.ACT:
        event = choice.things[0]
        assert isinstance(event, Event)
        return None if alone(s, event) else NEEDS_HELP
    if choice.pick == Pick.DRAW:
        player = s.players[decision.seat]
        if hand_size(s) - len(player.hand) <= len(player.deck) or player.token:
            return None
        if len(s.event_deck) and pushes_left(s) == 1:
            return LOSES
        return LAST if len(s.event_deck) == 1 else None
    return None


def alone(s: RevolutionState, event: Event) -> bool:
    """Whether the acting player could overcome an Event alone."""
    player = s.players[s.current]
    usable = tuple([card for card in player.hand if not event.bars >> card.kind & 1])
    trophies: tuple[int, ...] = ()
    if trophies_count(s, event):
        trophies = tuple([icon for icon, number in enumerate(player.trophies) for _ in range(number)])
    act = Act(event, usable, trophies)
    return any(supplied(act, cost.icon) >= cost.single for cost in costs(s, event))
