"""Warnings: what a choice begins that can't be finished without others, and what would lose the game."""

from __future__ import annotations

from typing import Final

from coven.games.revolution.choices import Choice, Pick
from coven.games.revolution.components import ANY, ICON_NAMES, Event, Witch
from coven.games.revolution.draw import hand_size
from coven.games.revolution.payment import costs, could_pay, supplied, trophies_count
from coven.games.revolution.seen.view import pushes_left
from coven.games.revolution.state import Act, RevolutionState
from coven.kernel import Decision, Reason, seat_name

NEEDS_HELP: Final = Reason("faq.4", "your own cards and trophies don't pay; others would have to assist")
NOTHING_TO_PAY: Final = Reason("step3.4", "no Event could be paid for then, whatever the others give")
LOSES: Final = Reason("event-step.5", "the Event of the reshuffle would reach the loss space")
LAST: Final = Reason("end.8", "the reshuffle brings out the last Event, and the game is lost when the draw is over")


def warning(s: RevolutionState, decision: Decision, choice: Choice) -> Reason | None:
    """faq.4, draw.6, end.8 What the one who decides should know before."""
    if choice.pick == Pick.ACT:
        event = choice.things[0]
        assert isinstance(event, Event)
        return None if alone(s, event) else NEEDS_HELP
    if choice.pick == Pick.OVERCOME and s.act is not None:
        return useless(s, s.act)
    if choice.pick == Pick.AGAIN:
        card = choice.things[0]
        assert isinstance(card, Witch)
        return None if payable_after(s, card) else NOTHING_TO_PAY
    if choice.pick == Pick.DRAW:
        player = s.players[decision.seat]
        if hand_size(s) - len(player.hand) <= len(player.deck) or player.token:
            return None
        if len(s.event_deck) and pushes_left(s) == 1:
            return LOSES
        return LAST if len(s.event_deck) == 1 else None
    return None


def useless(s: RevolutionState, act: Act) -> Reason | None:
    """act.10, act.25 What would be used up without counting for any cost that is met; whose it is tells the remedy."""
    met = [cost for cost in costs(s, act.event) if supplied(act, cost.icon) >= cost.single]
    if not met or any(cost.icon == ANY for cost in met):
        return None
    kinds = [cost.icon for cost in met]
    own = [card.name for card in act.cards if not any(card.icons[kind] for kind in kinds)]
    own += [f"{ICON_NAMES[icon]} trophy" for icon in act.trophies if icon not in kinds]
    found = [f"{', '.join(own)} of your own (`call it off` takes it back)"] if own else []
    for pledge in act.pledges:
        if not any(pledge.icons[kind] for kind in kinds):
            name = seat_name(pledge.seat)
            found.append(f"{name}'s {' and '.join([card.name for card in pledge.cards])} (`send back {name}'s help`)")
    if not found:
        return None
    return Reason("act.10", f"this would be used up and counts for nothing: {'; '.join(found)}")


def alone(s: RevolutionState, event: Event) -> bool:
    """Whether the acting player could overcome an Event alone."""
    player = s.players[s.current]
    usable = tuple([card for card in player.hand if not event.bars >> card.kind & 1])
    trophies: tuple[int, ...] = ()
    if trophies_count(s, event):
        trophies = tuple([icon for icon, number in enumerate(player.trophies) for _ in range(number)])
    act = Act(event, usable, trophies)
    return any(supplied(act, cost.icon) >= cost.single for cost in costs(s, event))


def payable_after(s: RevolutionState, card: Witch) -> bool:
    """step3.4 Whether any Event could be paid for by what is left, and by what the others might give."""
    return any(event is not None and could_pay(s, s.current, event, without=card) for event in s.line)
