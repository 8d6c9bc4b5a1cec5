"""Wand actions: advancing on the wand, its bonuses, and who is ahead."""

from __future__ import annotations

from coven.games.witchstone.agenda import CLOSING, Bonuses, Cause, Causes, Group, Source, follow, noted
from coven.games.witchstone.choices import Choice
from coven.games.witchstone.components import CRITERION_NAMES, NAMED_ACTIONS, Dark
from coven.games.witchstone.places import EVERYBODY, OWL, WAND
from coven.games.witchstone.prophecies import count
from coven.games.witchstone.state import Player, WitchstoneState
from coven.kernel import Reason, Seat
from coven.kernel import player as who

AT_THE_END = Reason("wand.10", "the wand's last space has been reached")
TOO_FAR = Reason("wand.1", "each wand action is one space, and there are fewer actions than that")


def wand_choices(s: WitchstoneState, player: Player, group: Group) -> list[Choice]:
    """wand.1, cluster.8 As many spaces as there are actions, or fewer, up to the wand's end."""
    return list(s.board.choose_advance[1 : min(group.left, s.board.wand_end - player.wand) + 1])


def advance(s: WitchstoneState, group: Group, choice: Choice) -> None:
    """wand.1, wand.2, wand.3, wand.5, wand.6, wand.11 Move the counter; what it crosses is owed, a leader twice."""
    seat = s.current
    board, player = s.board, s.player(seat)
    start = player.wand
    player.wand = start + choice.index
    group.left = 0
    group.stage = CLOSING
    s.wand_order = order_after(s, seat)
    if s.log is not None:
        s.move(OWL, (*WAND, start), (*WAND, player.wand), EVERYBODY)
    there = board.named_wand[player.wand]
    causes = noted(s, group.causes, "wand.1", "{0} moves on the wand to space {1}", who(seat), there)
    times = 2 if s.wand_order[0] == seat else 1
    crossed = tuple((n, times) for n in range(start + 1, player.wand + 1) if board.wand[n] is not None)
    if crossed:
        owe(s, crossed, tuple([(*causes, crossing(s, seat, n, times)) for n, times in crossed]))


def crossing(s: WitchstoneState, seat: Seat, number: int, times: int) -> Cause:
    """wand.2, wand.5 What the bonus of a space follows from; a dark one's is doubled for whoever is ahead."""
    about = (who(seat), s.board.named_wand[number])
    if times > 1 and isinstance(s.board.wand[number], Dark):
        return ("wand.5", "{0} crossed space {1} of the wand and is ahead of all", about)
    return ("wand.2", "{0} crossed space {1} of the wand", about)


def order_after(s: WitchstoneState, seat: Seat) -> tuple[Seat, ...]:
    """open.20 Who is ahead now that this seat has moved: on a shared space the earlier arrival is."""
    here = s.shared[seat].wand
    others = [other for other in s.wand_order if other != seat]
    ahead = [other for other in others if s.shared[other].wand >= here]
    return (*ahead, seat, *others[len(ahead) :])


def owe(s: WitchstoneState, crossed: tuple[tuple[int, int], ...], crossings: tuple[Causes, ...]) -> None:
    """wand.8, open.23 First in, first out: what a bonus of the wand crosses comes after what was owed before."""
    for depth, task in enumerate(s.agenda):
        if isinstance(task, Bonuses):
            s.agenda[depth] = Bonuses((*task.queue, *crossed), (*task.crossings, *crossings))
            return
    s.agenda.append(Bonuses(crossed, crossings))


def resolve_bonuses(s: WitchstoneState, task: Bonuses) -> None:
    """wand.4, wand.7, wand.8 Carry out the next space: a group of actions, or an interim scoring."""
    if not task.queue:
        s.agenda.pop()
        return
    number, times = task.queue[0]
    causes = task.crossings[0]
    s.agenda[-1] = Bonuses(task.queue[1:], task.crossings[1:])
    follow(s, causes)
    space = s.board.wand[number]
    seat = s.current
    if isinstance(space, Dark):
        number, action = space.actions * times, NAMED_ACTIONS[space.action]
        causes = noted(s, causes, "wand.4", "{0} gains {1} actions: {2}", who(seat), number, action)
        s.agenda.append(Group(space.action, number, Source.WAND, causes))
    elif space is not None:
        vp = space.vp * count(s, seat, space.for_each)
        s.player(seat).vp += vp
        s.note("wand.7", "{0} scores {1} VP for {2}", who(seat), vp, CRITERION_NAMES[space.for_each])
