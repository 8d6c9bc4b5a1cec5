"""Objectives: taking markers as trophies, achieving, boons."""

from __future__ import annotations

from coven.games.revolution.components import ICON_NAMES, ICONS
from coven.games.revolution.effects import carry_out
from coven.games.revolution.places import BOX, EVERYBODY, OWN, objective_path
from coven.games.revolution.state import RevolutionState
from coven.games.revolution.winning import ALL_ACHIEVED, win
from coven.kernel import Flow, Seat
from coven.kernel import player as who


def objective_of(icon: int) -> int:
    """anatomy.5 Which of the four Objectives has the markers of an icon: they lie in the order of their types."""
    return icon >> 1


def matching(s: RevolutionState, icons: int) -> list[int]:
    """act.13, act.14, act.15 The icons among these of which a marker is left."""
    return [icon for icon in range(ICONS) if icons >> icon & 1 and s.markers[icon]]


def take_marker(s: RevolutionState, icon: int) -> Flow[None]:
    """act.12, act.17, act.26, objectives.1 A marker becomes at once a trophy of the player whose turn it is; the last
    one of an Objective achieves it at once."""
    seat = s.current
    s.markers = _changed(s.markers, icon, -1)
    add_trophy(s, seat, icon, 1)
    number = objective_of(icon)
    objective = s.objectives[number]
    s.move(ICON_NAMES[icon], (*objective_path(objective.name), "markers"), OWN[seat].trophies, EVERYBODY)
    s.note("act.17", "{0} takes the marker {1} from {2}", who(seat), ICON_NAMES[icon], objective)
    if not any(s.markers[one] for one in range(ICONS) if objective_of(one) == number):
        yield from achieve(s, number)


def achieve(s: RevolutionState, number: int) -> Flow[None]:
    """objectives.1, objectives.2, objectives.3, objectives.7, end.9, end.9#2 The boon first, then face down; the last
    one wins. A loss in the middle of the boon is a loss."""
    objective = s.objectives[number]
    last = s.achieved | 1 << number == ALL_ACHIEVED
    line = s.note("objectives.1", "{0} is achieved", objective)
    before = s.after(line)
    if last and s.settled.score_before_boon:
        s.score = s.liberty  # open.5
    s.note("objectives.2", "The boon of {0}: {1}", objective, objective.text)
    yield from carry_out(s, objective.boon)
    s.achieved |= 1 << number
    s.note("objectives.2", "{0} is turned face down", objective)
    s.cause = before
    if last:
        raise win(s)


def add_trophy(s: RevolutionState, seat: Seat, icon: int, number: int) -> None:
    """trophies.10, trophies.11 A player's trophies are the player's own, and any number may be held."""
    player = s.players[seat]
    s.set_player(seat, player._replace(trophies=_changed(player.trophies, icon, number)))


def spend_trophy(s: RevolutionState, seat: Seat, icon: int) -> None:
    """trophies.9, setup.17 A spent trophy goes back to the box."""
    add_trophy(s, seat, icon, -1)
    s.move(ICON_NAMES[icon], OWN[seat].trophies, BOX, EVERYBODY)


def _changed(counts: tuple[int, ...], icon: int, number: int) -> tuple[int, ...]:
    return (*counts[:icon], counts[icon] + number, *counts[icon + 1 :])
