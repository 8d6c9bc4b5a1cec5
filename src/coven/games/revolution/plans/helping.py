"""Whether and with what to assist, from what the helper knows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from coven.games.revolution.act import assists
from coven.games.revolution.choices import Choice, Pick
from coven.games.revolution.components import ANY, Event, Witch
from coven.games.revolution.payment import (
    Cost,
    costs,
    gives,
    helpers_for,
    only_one_helper,
    paid,
    supplied,
    trophies_count,
    trophy_counts,
)
from coven.games.revolution.plans.paying import Means, helps_of, visible_hand, ways_to_pay
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
    """assist.1, trophies.13 The best that a helper can give for an Act under way, so that it can be paid, or paid
    double, by all that the others can still add; None if it is better to decline. Who asks has reasons to: that the one
    who acts could do without is none to decline."""
    at_first = paid(s, act)
    best: Offer | None = None
    for offer, _ in _offers(s, act, seat, choices, weights):
        if offer.times > at_first and offer.gain > 0.0 and (best is None or offer.gain > best.gain):
            best = offer
    return best


def best_proposal(s: RevolutionState, event: Event, seat: Seat, weights: Weights) -> Offer | None:
    """faq.1 The best that a helper can propose to give against an Event; None if the others can do as much without."""
    best: Offer | None = None
    act = Act(event)
    for offer, cost in _offers(s, act, seat, assists(s, event, seat, Pick.ASSIST), weights):
        needed = _times(cost, offer.icons) or _times(cost, expected(s, act, seat, cost, weights)) < offer.times
        if needed and offer.gain > 0.0 and (best is None or offer.gain > best.gain):
            best = offer
    return best


def _offers(
    s: RevolutionState, act: Act, seat: Seat, choices: Sequence[Choice], weights: Weights
) -> Iterator[tuple[Offer, Cost]]:
    """All that a helper could give, with what it would come to: the rest being paid as cheaply as the others can."""
    board = Board(s, weights)
    at = now(s)
    base = board.worth(board.without(at, act.event, paid(s, act))) if paid(s, act) else board.worth(at)
    gains = [board.worth(board.without(at, act.event, times)) - base for times in (1, 2)]
    others = means_of_others(s, act, seat)
    for cost in costs(s, act.event):
        for card, icon, seeker, icons, spent in gifts(s, act, seat, choices, cost, weights):
            for way in ways_to_pay(
                s,
                act.event,
                cost,
                others,
                weights,
                trophies=trophies_count(s, act.event),
                one_helper=False,
                given=supplied(act, cost.icon) + icons,
            ):
                gain = gains[way.times - 1] - spent - way.price
                yield Offer(card, icon, seeker, icons, way.times, gain), cost


def means_of_others(s: RevolutionState, act: Act, seat: Seat) -> Means:
    """What others may still add to an Act, by the cards that a helper can see: the one who acts, and those who have not
    been asked."""
    acting = s.current
    hand = tuple([card for card in visible_hand(s, acting, seat) if card not in act.cards])
    trophies = [number - act.trophies.count(icon) for icon, number in enumerate(s.players[acting].trophies)]
    others: list[tuple[Seat, tuple[Witch, ...]]] = []
    if not only_one_helper(s):
        for other in helpers_for(s, acting, act.event):
            if other != seat and not act.asked >> other & 1:
                others.append((other, visible_hand(s, other, seat)))
    return Means(hand, tuple(trophies), tuple(others))


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
    """The icons that others may still add to an Act, by what a helper knows."""
    event = act.event
    means = means_of_others(s, act, seat)
    total = 0
    for card in means.hand:
        if not event.bars >> card.kind & 1:
            total += card.total if cost.icon == ANY else card.icons[cost.icon]
    if trophies_count(s, event):
        for icon, number in enumerate(means.trophies):
            total += number if icon == cost.icon or (cost.icon == ANY and trophy_counts(event, icon)) else 0
    for other, cards in means.others:
        total += max([help.icons for help in helps_of(s, other, cards, event, cost.icon, weights)], default=0)
    return total


def most_given(s: RevolutionState, act: Act, seat: Seat, cost: Cost, weights: Weights) -> int:
    """assist.2, assist.5 The most icons that a helper can give toward a cost."""
    helps = helps_of(s, seat, s.players[seat].hand, act.event, cost.icon, weights)
    return max([help.icons for help in helps], default=0)
