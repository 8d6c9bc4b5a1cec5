"""Whether and with what to assist, from what the helper knows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from coven.games.revolution.choices import Choice, Pick
from coven.games.revolution.components import ANY, Witch
from coven.games.revolution.payment import Cost, costs, gives, helpers_for, only_one_helper, supplied
from coven.games.revolution.plans.paying import helps_of, visible_hand
from coven.games.revolution.plans.turn_plan import finish_recruit, most_trophies, with_trophies
from coven.games.revolution.plans.worth import Board, Weights, now, price
from coven.games.revolution.recruit import PER_STAR
from coven.games.revolution.state import Act, RevolutionState
from coven.kernel import Seat


class Offer(NamedTuple):
    """What a helper would give for an Act."""

    card: Witch
    icon: int
    """Which of its icons; ANY if that doesn't matter."""
    seeker: Witch | None
    """assist.5 A Seeker as well, with a card that lets its player assist with one."""
    icons: int
    times: int
    """How often the Act would be paid then."""
    gain: float


def best_offer(s: RevolutionState, act: Act, seat: Seat, choices: Sequence[Choice], weights: Weights) -> Offer | None:
    """assist.1, trophies.13 The best that a helper can give for an Act; None if it is better to decline."""
    board = Board(s, weights)
    at = now(s)
    base = board.worth(at)
    gains = (0.0, *[board.worth(board.without(at, act.event, times)) - base for times in (1, 2)])
    best: Offer | None = None
    for cost in costs(s, act.event):
        given = supplied(act, cost.icon)
        before = 2 if given >= cost.double else 1 if given >= cost.single else 0
        more = expected(s, act, seat, cost, weights)
        for card, icon, seeker, icons, spent in gifts(s, act, seat, choices, cost, weights):
            times = _times(cost, given + icons)
            hoped = _times(cost, given + icons + more)
            if hoped <= before or (times <= before and _times(cost, given + more) >= hoped):
                continue  # it changes nothing, or the others can do it without this
            gain = gains[hoped] - gains[before] - spent
            if gain > 0.0 and (best is None or gain > best.gain):
                best = Offer(card, icon, seeker, icons, hoped, gain)
    return best


def trophies_to_give(s: RevolutionState, helper: Seat, weights: Weights) -> int:
    """trophies.6, trophies.13 How many trophies more a helper gives for the Recruit under way: as many as make it worth
    more than they are, by the cards of whoever recruits that can be seen."""
    deal = s.deal
    assert deal is not None
    given = sum(1 for owner, _ in deal.trophies if owner == helper)
    held = sum(s.players[helper].trophies) - given
    if given and len(deal.trophies) % PER_STAR:
        return min(1, held)  # the other of a pair, which it had in mind when it gave the one
    hand = visible_hand(s, s.current, helper)
    own = finish_recruit(s, weights, hand)
    most = 0.0 if own is None else own.gain
    best = 0
    for more in range(1, min(held, most_trophies(s)) + 1):
        one = with_trophies(s, weights, more, hand)
        if one is not None and one.gain - weights.trophy * (len(deal.trophies) + more) > most:
            best, most = more, one.gain - weights.trophy * (len(deal.trophies) + more)
    return best


def _times(cost: Cost, icons: int) -> int:
    return 2 if icons >= cost.double else 1 if icons >= cost.single else 0


def gifts(
    s: RevolutionState, act: Act, seat: Seat, choices: Sequence[Choice], cost: Cost, weights: Weights
) -> list[tuple[Witch, int, Witch | None, int, float]]:
    """assist.2, assist.4, assist.5 What can be given toward a cost: card, icon, a Seeker as well, how many icons that
    makes, and what it costs."""
    found: list[tuple[Witch, int, Witch | None, int, float]] = []
    hand = s.players[seat].hand
    bars = act.event.bars
    for choice in choices:
        if choice.pick != Pick.ASSIST:
            continue
        card, icon = choice.things
        assert isinstance(card, Witch)
        assert isinstance(icon, int)
        icons = gives(card, cost.icon) if icon in (ANY, cost.icon) else 0
        if not icons:
            continue
        spent = price(card, weights, own=False)
        found.append((card, icon, None, icons, spent))
        if card.also_assist:
            for other in hand:
                if other is not card and other.act_again and not bars >> other.kind & 1 and gives(other, cost.icon):
                    found.append((card, icon, other, icons + 1, spent + price(other, weights, own=False)))
    return found


def expected(s: RevolutionState, act: Act, seat: Seat, cost: Cost, weights: Weights) -> int:
    """The icons that others may still add to an Act: the player who acts, by the cards that can be seen, and those who
    have not been asked."""
    event, acting = act.event, s.current
    total = 0
    for card in visible_hand(s, acting, seat):
        if card not in act.cards and not event.bars >> card.kind & 1:
            total += card.total if cost.icon == ANY else card.icons[cost.icon]
    if only_one_helper(s):
        return total
    for other in helpers_for(s, acting, event):
        if other != seat and not act.asked >> other & 1:
            helps = helps_of(s, other, visible_hand(s, other, seat), event, cost.icon, weights)
            total += max([help.icons for help in helps], default=0)
    return total
