"""Writing a position: the whole truth about a state, in plain values and the game's own words."""

from __future__ import annotations

from typing import Any, Final

from coven.games.revolution.components import ICON_NAMES, ICONS
from coven.games.revolution.objectives import objective_of
from coven.games.revolution.state import STEP_NAMES, Act, Deal, Player, Pledge, RevolutionState
from coven.kernel import Seat, seat_name
from coven.kernel.result import write_result

NOTHING: Final = "none"
"""Nothing, as a person may write it; written it is null, as in views."""


def write_position(s: RevolutionState) -> dict[str, Any]:
    """The whole truth about a state."""
    plain: dict[str, Any] = {
        "turn": s.turn,
        "step": STEP_NAMES[s.step],
        "first": seat_name(s.first),
        "current": seat_name(s.current),
        "acts": s.acts,
        "extra acts": s.extra_acts,
        "recruited": s.recruited,
        "free recruit": s.free_recruit,
        "moon": s.moon + 1,
        "liberty": s.liberty,
        "players": {seat_name(Seat(n)): write_player(player) for n, player in enumerate(s.players)},
        "event line": {str(n): None if event is None else event.name for n, event in enumerate(s.line, 1)},
        "event deck": [event.name for event in s.event_deck],
        "event discard": [event.name for event in s.event_discard],
        "last event out": s.last_out,
        "recruits": {str(n): None if card is None else card.name for n, card in enumerate(s.row, 1)},
        "recruit deck": [card.name for card in s.recruit_deck],
        "recruit discard": [card.name for card in s.recruit_discard],
        "objectives": {
            objective.name: {
                "markers": markers_of(s, number),
                "achieved": bool(s.achieved >> number & 1),
            }
            for number, objective in enumerate(s.objectives)
        },
        "act": None if s.act is None else write_act(s.act),
        "recruiting": None if s.deal is None else write_deal(s, s.deal),
        "declined": [[event.name, seat_name(helper)] for event, helper in s.declined],
        "proposals": write_proposals(s),
        "heard": seats_in(s.heard),
        "score": s.score,
    }
    if s.result is not None:
        plain["result"] = write_result(s.result)
    return plain


def markers_of(s: RevolutionState, number: int) -> dict[str, int]:
    """The markers left on an Objective, by icon."""
    return {ICON_NAMES[icon]: s.markers[icon] for icon in range(ICONS) if objective_of(icon) == number}


def write_player(player: Player) -> dict[str, Any]:
    """One player's things."""
    return {
        "hand": [card.name for card in player.hand],
        "shown": sorted([card.name for card in player.shown]),
        "deck": [card.name for card in player.deck],
        "known": player.known,
        "discard": [card.name for card in player.discard],
        "trophies": trophies_of(player),
        "free reshuffle": player.token,
    }


def trophies_of(player: Player) -> list[str]:
    """A player's trophies, each by its icon."""
    return [ICON_NAMES[icon] for icon in range(ICONS) for _ in range(player.trophies[icon])]


def write_act(act: Act) -> dict[str, Any]:
    """An Act that is being put together."""
    return {
        "event": act.event.name,
        "cards": [card.name for card in act.cards],
        "trophies": [ICON_NAMES[icon] for icon in act.trophies],
        "help": {seat_name(pledge.seat): write_pledge(pledge) for pledge in act.pledges},
        "asked": seats_in(act.asked),
    }


def write_pledge(pledge: Pledge) -> dict[str, Any]:
    """What a helper gives."""
    return {
        "cards": [card.name for card in pledge.cards],
        "icons": {ICON_NAMES[icon]: number for icon, number in enumerate(pledge.icons) if number},
    }


def write_proposals(s: RevolutionState) -> dict[str, Any]:
    """What has been proposed in this turn, by seat."""
    return {
        seat_name(one.pledge.seat): {"event": one.event.name, **write_pledge(one.pledge)}
        for one in s.standing_proposals()
    }


def write_deal(s: RevolutionState, deal: Deal) -> dict[str, Any]:
    """A Recruit that is being paid for."""
    card = s.row[deal.space]
    return {
        "recruit": None if card is None else card.name,
        "cards": [card.name for card in deal.cards],
        "trophies": [f"{seat_name(owner)} {ICON_NAMES[icon]}" for owner, icon in deal.trophies],
        "asked": seats_in(deal.asked),
    }


def seats_in(mask: int) -> list[str]:
    """The seats of a mask, by letter."""
    return [seat_name(Seat(n)) for n in range(4) if mask >> n & 1]
