"""Planning a turn: which Events to overcome, in what way, whom to recruit and with what."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Final, NamedTuple

from coven.games.revolution.components import ANY, SPACES, Witch
from coven.games.revolution.payment import costs, helpers_for, only_one_helper, supplied, trophies_count
from coven.games.revolution.plans.paying import Means, Way, visible_hand, ways_to_pay
from coven.games.revolution.plans.worth import (
    Board,
    Outcome,
    Weights,
    coven_of,
    now,
    price,
    turns_left,
)
from coven.games.revolution.recruit import PER_STAR, Price
from coven.games.revolution.recruit import owed as stars_owed
from coven.games.revolution.recruit import price as price_of
from coven.games.revolution.recruit import ways as ways_to_recruit
from coven.games.revolution.state import Act, RevolutionState
from coven.kernel import Seat

MOST_ACTS: Final = 3
"""So many Acts in one turn are thought through."""
BREADTH: Final = 5
"""So many of the best Acts are followed up."""


class Recruiting(NamedTuple):
    """A Recruit to be taken, what is spent for it, and on whose deck it goes."""

    recruit: Witch
    cards: tuple[Witch, ...]
    trophies: int
    """How many of the own trophies."""
    owner: Seat
    gain: float


class Plan(NamedTuple):
    """What is to be done in a turn."""

    ways: tuple[Way, ...] = ()
    again: tuple[Witch, ...] = ()
    """The cards played for the Acts after the first."""
    recruiting: Recruiting | None = None
    worth: float = 0.0


class Turn:
    """Plans the turn of whoever's turn it is, from what that player knows."""

    __slots__ = ("board", "coven", "given_up", "left", "s", "seat", "weights")

    def __init__(self, s: RevolutionState, weights: Weights, given_up: Collection[str] = ()) -> None:
        self.s = s
        self.seat = s.current
        self.weights = weights
        self.board = Board(s, weights)
        self.given_up = given_up
        """Events that this turn has shown can't be overcome."""
        self.left = turns_left(s)
        self.coven = coven_of(s.players[self.seat])

    def best(self) -> Plan:
        """The best that can be made of the turn."""
        s = self.s
        means = Means(
            s.players[self.seat].hand,
            s.players[self.seat].trophies,
            tuple([(other, visible_hand(s, other, self.seat)) for other in s.in_turn() if other != self.seat]),
        )
        board = now(s)
        plans = [self._with_recruit(Plan(worth=self.board.worth(board)), board, means)]
        self._grow(Plan(), board, means, 0.0, s.acts, plans)
        return max(plans, key=lambda plan: plan.worth)

    def _grow(self, plan: Plan, board: Outcome, means: Means, spent: float, acts: int, plans: list[Plan]) -> None:
        """Add another Act to a plan, in every way that is worth it."""
        found = []
        for again, rest in self._another(board, means, acts):
            cost = 0.0 if again is None else price(again, self.weights, own=True)
            for way in self.ways(board, rest):
                after = self.board.without(board, way.event, way.times)
                worth = self.board.worth(after) - spent - cost - way.price
                longer = Plan((*plan.ways, way), plan.again if again is None else (*plan.again, again), None, worth)
                found.append((longer, after, _used(rest, way), spent + cost + way.price))
        found.sort(key=lambda one: -one[0].worth)
        for longer, after, rest, total in found[:BREADTH]:
            plans.append(self._with_recruit(longer, after, rest))
            if len(longer.ways) < MOST_ACTS:
                self._grow(longer, after, rest, total, max(0, acts - 1), plans)

    def _another(self, board: Outcome, means: Means, acts: int) -> Iterator[tuple[Witch | None, Means]]:
        """step3.4, step3.6 What makes another Act possible: one that is left, or a card played for it."""
        if acts:
            yield None, means
            return
        if any(event is not None and event.no_extra for event in board.line):
            return
        able = [card for card in means.hand if card.act_again]
        able.sort(key=lambda card: card.quality)
        for card in able if len(means.hand) <= 4 else able[:3]:
            yield card, means._replace(hand=tuple([other for other in means.hand if other is not card]))

    def ways(self, board: Outcome, means: Means) -> list[Way]:
        """Every Event that could be overcome, each as cheaply as can be, once and double."""
        s = self.s
        line = s.line
        s.line = board.line  # what costs more by other Events in the line goes by those that are left
        found = []
        one_helper = only_one_helper(s)
        for event in board.line:
            if event is None or event.name in self.given_up:
                continue
            helpers = helpers_for(s, self.seat, event)
            declined = [helper for other, helper in s.declined if other is event]
            others = tuple([one for one in means.others if one[0] in helpers and one[0] not in declined])
            trophies = trophies_count(s, event)
            for cost in costs(s, event):
                found += ways_to_pay(
                    s,
                    event,
                    cost,
                    means._replace(others=others),
                    self.weights,
                    trophies=trophies,
                    one_helper=one_helper,
                )
        s.line = line
        return found

    def _with_recruit(self, plan: Plan, board: Outcome, means: Means) -> Plan:
        """The same plan with the best Recruit after it, if one is worth taking."""
        if self.s.recruited:
            return plan
        recruiting = self.recruit(board, means)
        if recruiting is None:
            return plan
        return plan._replace(recruiting=recruiting, worth=plan.worth + recruiting.gain)

    def recruit(self, board: Outcome, means: Means) -> Recruiting | None:
        """recruit.1, recruit.5, trophies.6 The Recruit that does the Covens most good, with what is left in hand."""
        s = self.s
        line, liberty = s.line, s.liberty
        s.line, s.liberty = board.line, board.liberty
        best: Recruiting | None = None
        for space in range(SPACES):
            card = s.row[space]
            if card is None:
                continue
            cost = price_of(s, space)
            for trophies in self._worth_spending(cost, means):
                if not self._payable(cost, card, means.hand, trophies):
                    continue
                for cards in ways_to_recruit(cost, card, means.hand, (), trophies):
                    gain = self.gain(card, cards) - self.weights.trophy * trophies
                    if gain > 0.0 and (best is None or gain > best.gain):
                        best = Recruiting(card, cards, trophies, self.seat, gain)
        s.line, s.liberty = line, liberty
        return best

    def _worth_spending(self, cost: Price, means: Means) -> list[int]:
        """trophies.6, trophies.7 How many trophies to spend: none, or pairs as long as they take something off."""
        if not cost.reducible:
            return [0]
        pairs = min(sum(means.trophies) // PER_STAR, max(0, cost.stars))
        return [PER_STAR * number for number in range(pairs + 1)]

    def _payable(self, cost: Price, recruit: Witch, hand: Sequence[Witch], trophies: int) -> bool:
        return sum([card.stars for card in hand]) >= stars_owed(cost, recruit, hand, trophies)

    def gain(self, recruit: Witch, cards: Sequence[Witch]) -> float:
        """What it does for the own Coven to have a Recruit for these cards."""
        after = self.coven.but(recruit, 1)
        for card in cards:
            after = after.but(card, -1)
        return after.worth(self.left, self.weights) - self.coven.worth(self.left, self.weights)


def finish_recruit(s: RevolutionState, weights: Weights, hand: Sequence[Witch]) -> Recruiting | None:
    """open.15, open.23, trophies.6, trophies.7 The best way to go on with the payment for a Recruit: further cards, and
    before the first of them further trophies of the own; None if it is better called off."""
    deal = s.deal
    assert deal is not None
    own = sum(s.players[s.current].trophies) - sum([1 for owner, _ in deal.trophies if owner == s.current])
    best: Recruiting | None = None
    for more in range(0 if deal.cards else min(own, most_trophies(s)), -1, -1):
        one = with_trophies(s, weights, more, hand)
        if one is not None:
            gain = one.gain - weights.trophy * (len(deal.trophies) + more)
            if gain > 0.0 and (best is None or gain >= best.gain):
                best = one._replace(gain=gain)
    return best


def most_trophies(s: RevolutionState) -> int:
    """trophies.6, trophies.7 How many trophies more could take something off a Recruit that is being paid for."""
    assert s.deal is not None
    cost = price_of(s, s.deal.space)
    return max(0, PER_STAR * cost.stars - len(s.deal.trophies)) if cost.reducible else 0


def with_trophies(s: RevolutionState, weights: Weights, more: int, hand: Sequence[Witch]) -> Recruiting | None:
    """The best cards of a hand to pay with for the Recruit under way, once so many more trophies are spent for it, and
    what that does for the Coven of whoever recruits; None if there are none."""
    deal = s.deal
    assert deal is not None
    recruit = s.row[deal.space]
    assert recruit is not None
    trophies = len(deal.trophies) + more
    cost = price_of(s, deal.space)
    best: Recruiting | None = None
    if trophies % PER_STAR:
        return best
    turn = Turn(s, weights)
    for cards in ways_to_recruit(cost, recruit, hand, deal.cards, trophies):
        gain = turn.gain(recruit, cards)
        if best is None or gain > best.gain:
            left = tuple([card for card in cards if card not in deal.cards])
            best = Recruiting(recruit, left, more, s.current, gain)
    return best


def finish(s: RevolutionState, weights: Weights) -> Way | None:
    """act.9, open.23 The best way to go on with the Act that is under way; None if it is better called off. A way in
    which a card that was played counts for nothing is only taken where there is no other."""
    act = s.act
    assert act is not None
    seat = s.current
    event = act.event
    board = Board(s, weights)
    hand = tuple([card for card in s.players[seat].hand if card not in act.cards])
    held = list(s.players[seat].trophies)
    for icon in act.trophies:
        held[icon] -= 1
    helpers = [] if act.pledges and only_one_helper(s) else helpers_for(s, seat, event)
    others = tuple([(other, visible_hand(s, other, seat)) for other in helpers if not act.asked >> other & 1])
    means = Means(hand, tuple(held), others)
    at = now(s)
    best: Way | None = None
    least = board.worth(at)
    most = (False, least)
    for cost in costs(s, event):
        for way in ways_to_pay(
            s,
            event,
            cost,
            means,
            weights,
            trophies=trophies_count(s, event),
            one_helper=only_one_helper(s),
            given=supplied(act, cost.icon),
        ):
            worth = board.worth(board.without(at, event, way.times)) - way.price
            if worth > least and (not wasted(act, way), worth) > most:
                best, most = way, (not wasted(act, way), worth)
    return best


def wasted(act: Act, way: Way) -> tuple[Witch, ...]:
    """act.6, act.7 The own cards in an Act that count for nothing if it is paid in this way."""
    if way.icon == ANY:
        return ()
    return tuple([card for card in act.cards if not card.icons[way.icon]])


def _used(means: Means, way: Way) -> Means:
    """What is left after a payment."""
    trophies = list(means.trophies)
    for icon in way.trophies:
        trophies[icon] -= 1
    gone = {card for help in way.helps for card in help.cards}
    others = tuple(
        [(seat, tuple([card for card in cards if card not in gone]) if gone else cards) for seat, cards in means.others]
    )
    return Means(tuple([card for card in means.hand if card not in way.cards]), tuple(trophies), others)
