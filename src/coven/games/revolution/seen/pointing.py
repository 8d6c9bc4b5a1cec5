"""What an option is about, and what asks: places in the view of the seat that decides."""

from __future__ import annotations

from coven.games.revolution.choices import Choice, Pick
from coven.games.revolution.components import ICON_NAMES, Event, Witch
from coven.games.revolution.objectives import objective_of
from coven.games.revolution.places import LINE, OWN, ROW, objective_path
from coven.games.revolution.state import RevolutionState
from coven.kernel import Decision, Path, Seat

OF_A_SEAT = frozenset((Pick.ASK, Pick.SEND_BACK, Pick.PLAYER, Pick.HEAR, Pick.ACCEPT, Pick.REFUSE))


def points(s: RevolutionState, decision: Decision, choice: Choice) -> tuple[Path, ...]:
    """What a choice is about, in the order a person would click."""
    found: list[Path] = []
    for thing in choice.things:
        if isinstance(thing, Event):
            found += [LINE[s.line.index(thing)]] if thing in s.line else []
        elif isinstance(thing, Witch):
            found += card_path(s, decision.seat, thing)
    if choice.pick in OF_A_SEAT:
        found.append(OWN[_number(choice)].player)
    elif choice.pick == Pick.DECK:
        found.append(OWN[_number(choice)].deck)
    elif choice.pick == Pick.MARKER:
        icon = _number(choice)
        found.append((*objective_path(s.objectives[objective_of(icon)].name), "markers", ICON_NAMES[icon]))
    elif choice.pick in (Pick.SPEND, Pick.GIVE):
        found.append(OWN[decision.seat].trophies)
    elif choice.pick == Pick.DRAW:
        found.append(OWN[decision.seat].deck)
    return tuple(found)


def _number(choice: Choice) -> int:
    number = choice.things[0]
    assert isinstance(number, int)
    return number


def card_path(s: RevolutionState, seat: Seat, card: Witch) -> list[Path]:
    """Where a card is: in the own hand, or on a Recruit space."""
    if card in s.row:
        return [ROW[s.row.index(card)]]
    hand = s.players[seat].hand
    return [(*OWN[seat].hand, hand.index(card))] if card in hand else []


def source(s: RevolutionState, decision: Decision) -> Path | None:
    """Where that is which asks: the Event that is acted against, or the Recruit that is paid for."""
    if s.act is not None and s.act.event in s.line:
        return LINE[s.line.index(s.act.event)]
    return None if s.deal is None else ROW[s.deal.space]
