"""Paying for an Event as cheaply as can be: own cards, trophies, and what the others would have to give."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import comb
from typing import Final, NamedTuple

from coven.games.revolution.components import ANY, ICONS, SEEKER, Event, Witch
from coven.games.revolution.payment import Cost, gives, trophy_counts
from coven.games.revolution.plans.worth import Weights, price
from coven.games.revolution.state import RevolutionState
from coven.kernel import Seat

LIKELY: Final = 0.6
"""Help from a hand that can't be seen is counted on if it is at least so likely."""
PROPOSED: Final = 0.5
"""faq.1 So much of its price a card counts that its owner has proposed to give."""
NEVER: Final = float("inf")


class Help(NamedTuple):
    """What somebody would have to give."""

    seat: Seat
    cards: tuple[Witch, ...]
    """The cards that it would be; none if nobody can see them."""
    icons: int
    price: float


class Way(NamedTuple):
    """A way to pay for an Event."""

    event: Event
    icon: int
    times: int
    """1, or 2 for a double payment."""
    cards: tuple[Witch, ...]
    trophies: tuple[int, ...]
    helps: tuple[Help, ...]
    price: float


class Means(NamedTuple):
    """What there is to pay with."""

    hand: tuple[Witch, ...]
    trophies: tuple[int, ...]
    others: tuple[tuple[Seat, tuple[Witch, ...]], ...]
    """Who could assist, and the cards of theirs that can be seen."""


Item = Witch | int | Help
"""What a payment is made of: a card, a trophy by its icon, what somebody else gives."""


class Chain:
    """What a payment is made of, the last thing first."""

    __slots__ = ("before", "item")

    def __init__(self, item: Item, before: Chain | None) -> None:
        self.item = item
        self.before = before


def ways_to_pay(
    s: RevolutionState,
    event: Event,
    cost: Cost,
    means: Means,
    weights: Weights,
    *,
    trophies: bool,
    one_helper: bool,
    given: int = 0,
) -> list[Way]:
    """act.2, act.4, act.21, assist.1, assist.2, trophies.5 The cheapest way to pay a cost once, and to pay it double.

    `given` icons are there already.
    """
    icon = cost.icon
    cap = cost.double - given
    least = cost.single - given
    own = []
    reach = 0
    for card in means.hand:
        if not event.bars >> card.kind & 1:
            icons = card.total if icon == ANY else card.icons[icon]
            if icons:
                own.append((icons, card))
                reach += icons
    spent = []
    if trophies:
        for kind in range(ICONS):
            if means.trophies[kind] and (kind == icon or (icon == ANY and trophy_counts(event, kind))):
                spent += [kind] * means.trophies[kind]
        reach += len(spent)
    helps: list[list[Help]] = []
    if reach < cap:
        for seat, cards in means.others:
            found = helps_of(s, seat, cards, event, icon, weights)
            if found:
                helps.append(found)
                reach += max([help.icons for help in found])
    if reach < least:
        return []
    cap = max(1, min(cap, reach))
    best = [NEVER] * (cap + 1)
    chains: list[Chain | None] = [None] * (cap + 1)
    best[0] = 0.0
    for icons, card in own:
        best, chains = _with_one_of(best, chains, ((icons, price(card, weights, own=True), card),))
    for kind in spent:
        best, chains = _with_one_of(best, chains, ((1, weights.trophy, kind),))
    if one_helper:
        each = [(help.icons, help.price, help) for found in helps for help in found]
        best, chains = _with_one_of(best, chains, each)
    else:
        for found in helps:
            best, chains = _with_one_of(best, chains, [(help.icons, help.price, help) for help in found])
    ways = []
    for times, amount in ((1, least), (2, cost.double - given)):
        amount = max(0, amount)
        if amount <= cap and best[amount] < NEVER:
            ways.append(_way(event, icon, times, chains[amount], best[amount]))
    return ways


def _with_one_of(
    best: list[float], chains: list[Chain | None], items: Iterable[tuple[int, float, Item]]
) -> tuple[list[float], list[Chain | None]]:
    """The cheapest ways to have at least so many icons, once one of these may be added to them, or none."""
    cap = len(best) - 1
    cheaper, longer = best[:], chains[:]
    for icons, cost, item in items:
        for amount in range(1, cap + 1):
            before = amount - icons if amount > icons else 0
            total = best[before] + cost
            if total < cheaper[amount]:
                cheaper[amount] = total
                longer[amount] = Chain(item, chains[before])
    return cheaper, longer


def _way(event: Event, icon: int, times: int, chain: Chain | None, cost: float) -> Way:
    cards: list[Witch] = []
    trophies: list[int] = []
    helps: list[Help] = []
    while chain is not None:
        item, chain = chain.item, chain.before
        if isinstance(item, Witch):
            cards.append(item)
        elif isinstance(item, Help):
            helps.append(item)
        else:
            trophies.append(item)
    return Way(event, icon, times, tuple(cards), tuple(trophies), tuple(helps), cost)


def helps_of(
    s: RevolutionState, seat: Seat, cards: Sequence[Witch], event: Event, icon: int, weights: Weights
) -> list[Help]:
    """assist.2, assist.4, assist.5 What a helper could give, each number of icons as cheaply as can be.

    Of cards that can't be seen it is only known how likely one with such an icon is among them.
    """
    cheapest: dict[int, Help] = {}
    seeker: tuple[float, Witch] | None = None
    dedicant: tuple[float, int, Witch] | None = None
    for card in cards:
        if event.bars >> card.kind & 1:
            continue
        icons = gives(card, icon)
        if not icons:
            continue
        cost = price(card, weights, own=False)
        if icons not in cheapest or cost < cheapest[icons].price:
            cheapest[icons] = Help(seat, (card,), icons, cost)
        if card.also_assist:
            if dedicant is None or (icons, -cost) > (dedicant[1], -dedicant[0]):
                dedicant = (cost, icons, card)
        elif card.kind == SEEKER and (seeker is None or cost < seeker[0]):
            seeker = (cost, card)
    if dedicant is not None and seeker is not None:
        both = dedicant[1] + 1
        cost = dedicant[0] + seeker[0]
        if both not in cheapest or cost < cheapest[both].price:
            cheapest[both] = Help(seat, (dedicant[2], seeker[1]), both, cost)
    for proposal in s.standing_proposals():
        if proposal.event is event and proposal.pledge.seat == seat:
            pledge = proposal.pledge
            icons = sum(pledge.icons) if icon == ANY else pledge.icons[icon]
            if icons:  # nobody who has offered a card has to be talked into it
                cost = PROPOSED * sum([price(card, weights, own=False) for card in pledge.cards])
                cheapest[icons] = Help(seat, pledge.cards, icons, cost)
    if 1 not in cheapest and likely(s, seat, cards, event, icon):
        cheapest[1] = Help(seat, (), 1, weights.others_card)
    return list(cheapest.values())


def likely(s: RevolutionState, seat: Seat, seen: Sequence[Witch], event: Event, icon: int) -> bool:
    """visibility.1#2, faq.1 Whether a card with such an icon is likely among those of a hand that can't be seen: they
    come from the same cards as the deck."""
    player = s.players[seat]
    hidden = len(player.hand) - len(seen)
    if hidden <= 0:
        return False
    pool = [card for card in (*player.hand, *player.deck[player.known :]) if card not in seen]
    good = sum([1 for card in pool if not event.bars >> card.kind & 1 and gives(card, icon)])
    none = comb(len(pool) - good, hidden) / comb(len(pool), hidden)
    return 1.0 - none >= LIKELY


def visible_hand(s: RevolutionState, seat: Seat, looks: Seat) -> tuple[Witch, ...]:
    """faq.1 The cards of a hand that somebody can see: all of them if hands are open or it is the own hand, else those
    that everybody has seen."""
    player = s.players[seat]
    if s.settled.open_hands or seat == looks:
        return player.hand
    return tuple([card for card in player.hand if card in player.shown])
