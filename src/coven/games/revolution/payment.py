"""What an Event costs, what has been put together against it, and what else would pay."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from coven.games.revolution.components import (
    ANY,
    CATASTROPHE,
    ICON_NAMES,
    MAGIC,
    RELIC,
    SEEKER,
    UNALIGNED,
    Event,
    Witch,
)
from coven.games.revolution.moon import waning
from coven.games.revolution.state import Act, RevolutionState
from coven.kernel import Seat

KIND_ICONS: Final = {"Unaligned Event": UNALIGNED, "Catastrophe": CATASTROPHE}


class Cost(NamedTuple):
    """One of the ways to pay for an Event."""

    icon: int
    """ANY if icons of every kind count."""
    single: int
    double: int
    """act.21 So many bring a second marker."""

    def __str__(self) -> str:
        return f"{self.single} {'icons' if self.icon == ANY else ICON_NAMES[self.icon]}"


def costs(s: RevolutionState, event: Event) -> list[Cost]:
    """act.4, act.8, costs.1, costs.2, costs.3, open.6 What an Event costs now; each way to pay is raised alike."""
    raised = increase(s, event)
    players = s.settled.seats if event.catastrophe else 0
    if s.settled.printed_double:
        return [Cost(icon, n + players + raised, 2 * (n + players) + raised) for icon, n in event.costs]
    return [Cost(icon, n + players + raised, 2 * (n + players + raised)) for icon, n in event.costs]


def increase(s: RevolutionState, event: Event) -> int:
    """moon.3, anatomy.8, anatomy.9, costs.3 The icons that an Event costs more: by the Moon, by other Events in the
    line, and by its own text."""
    more = waning(s)
    for other in s.line:
        if other is not None and other.others and other is not event:
            more += other.others
    if event.grows:
        more += event.grows_by * sum(
            1 for other in s.line if other is not None and other is not event and is_kind(other, event.grows)
        )
    if event.past and event in s.line and s.line.index(event) + 1 > event.past:
        more += event.past_by
    return more


def is_kind(event: Event, kind: str) -> bool:
    """Whether an Event is what a card counts: 'Event', 'Liberty Event', 'Hexes Event', 'Catastrophe'."""
    if kind == "Event":
        return True
    if kind == "Liberty Event":
        return event.liberty
    if kind == "Peril Event":
        return event.peril
    icon = KIND_ICONS.get(kind)
    if icon is None:
        icon = ICON_NAMES.index(kind.removesuffix(" Event"))
    return bool(event.icons >> icon & 1)


def barred(event: Event, card: Witch) -> bool:
    """faq.2 Whether the Event's own text keeps a card from being played against it."""
    return bool(event.bars >> card.kind & 1)


def counts(event: Event, card: Witch) -> bool:
    """act.6, act.7 Whether a card has an icon that counts against an Event."""
    if barred(event, card):
        return False
    return bool(card.total) if event.costs[0][0] == ANY else bool(card.mask & event.icons)


def trophies_count(s: RevolutionState, event: Event) -> bool:
    """faq.2 Whether trophies can be spent on an Event at all."""
    if event.no_trophies_here:
        return False
    return not any(other is not None and other.no_trophies for other in s.line)


def trophy_counts(event: Event, icon: int) -> bool:
    """trophies.1, trophies.2, trophies.3, trophies.4 Whether a trophy of this icon gives one that counts."""
    if event.costs[0][0] == ANY:
        return True
    return icon < MAGIC and bool(event.icons >> icon & 1)


def supplied(act: Act, icon: int) -> int:
    """act.6, act.25, assist.2, assist.3, assist.7, trophies.5 The icons put together that count toward a cost.

    The acting player's own cards give all their icons; a helper's, what was pledged of them; a trophy gives one.
    """
    if icon == ANY:
        total = len(act.trophies)
        for card in act.cards:
            total += card.total
        for pledge in act.pledges:
            total += sum(pledge.icons)
        return total
    total = act.trophies.count(icon)
    for card in act.cards:
        total += card.icons[icon]
    for pledge in act.pledges:
        total += pledge.icons[icon]
    return total


def paid(s: RevolutionState, act: Act) -> int:
    """act.2, act.4, act.9, act.21, act.24, open.7, open.26 0 if no cost is met, 1 if one is, 2 if one is met twice.

    The two costs of an Event are alternatives: icons of one kind never help the other.
    """
    best = 0
    for cost in costs(s, act.event):
        have = supplied(act, cost.icon)
        if have >= cost.double:
            return 2
        if have >= cost.single:
            best = 1
    return best


def least_cards(s: RevolutionState, act: Act, hand: Sequence[Witch]) -> tuple[Witch, ...] | None:
    """The fewest further cards of a hand that pay for what is being put together; None if the hand can't."""
    best: tuple[Witch, ...] | None = None
    usable = [card for card in hand if card not in act.cards and not barred(act.event, card)]
    for cost in costs(s, act.event):
        missing = cost.single - supplied(act, cost.icon)
        worth = [(card.total if cost.icon == ANY else card.icons[cost.icon], card) for card in usable]
        # the most icons first; of equal ones a Relic last, which would be gone for good
        worth.sort(key=lambda one: (-one[0], one[1].kind == RELIC, one[1].total, one[1].stars, one[1].name))
        way: list[Witch] = []
        for icons, card in worth:
            if missing <= 0 or not icons:
                break
            way.append(card)
            missing -= icons
        if missing <= 0 and (best is None or len(way) < len(best)):
            best = tuple(way)
    return best


def least_payment(s: RevolutionState, act: Act) -> tuple[tuple[Witch, ...], tuple[int, ...]] | None:
    """trophies.5 The fewest further cards of the acting player that pay for an Act; where they don't, with as few
    of the own trophies, by their icons, as make them. None if all of it doesn't pay."""
    player = s.players[s.current]
    way = least_cards(s, act, player.hand)
    if way is not None:
        return way, ()
    best: tuple[tuple[Witch, ...], tuple[int, ...]] | None = None
    if not trophies_count(s, act.event):
        return best
    for cost in costs(s, act.event):
        held: list[int] = []
        for icon, number in enumerate(player.trophies):
            if cost.icon in (ANY, icon) and trophy_counts(act.event, icon):
                held += [icon] * (number - act.trophies.count(icon))
        usable = tuple([card for card in player.hand if not barred(act.event, card)])
        missing = cost.single - supplied(act._replace(cards=usable), cost.icon)
        if missing <= len(held) and (best is None or missing < len(best[1])):
            spent = tuple(held[:missing])
            more = least_cards(s, act._replace(trophies=(*act.trophies, *spent)), player.hand)
            assert more is not None
            best = more, spent
    return best


def named(way: tuple[tuple[Witch, ...], tuple[int, ...]]) -> list[str]:
    """What a payment is made of, in words."""
    cards, trophies = way
    return [*[card.name for card in cards], *[f"{ICON_NAMES[icon]} trophy" for icon in trophies]]


def gives(card: Witch, icon: int) -> int:
    """assist.2, assist.4 The icons of one kind (or of any) that a card gives when assisting."""
    return min(card.gives, card.total if icon == ANY else card.icons[icon])


def most_help(s: RevolutionState, helper: Seat, event: Event, icon: int) -> int:
    """The most icons of a kind that a helper could give, by what everybody knows of the helper's cards."""
    best = seeker = dedicant = 0
    for card in could_hold(s, helper):
        if event.bars >> card.kind & 1:
            continue
        icons = gives(card, icon)
        if icons > best:
            best = icons
        if icons and card.also_assist:
            dedicant = max(dedicant, icons)
        elif icons and card.kind == SEEKER:
            seeker = 1
    return max(best, dedicant + seeker) if len(s.players[helper].hand) > 1 else best


def could_hold(s: RevolutionState, seat: Seat) -> tuple[Witch, ...]:
    """faq.1 The cards that may be in a hand, by what everybody knows: with open hands, those that are."""
    player = s.players[seat]
    if s.settled.open_hands or len(player.shown) == len(player.hand):
        return player.hand
    return (*player.hand, *player.deck[player.known :])


def could_pay(s: RevolutionState, seat: Seat, event: Event, without: Witch | None = None) -> bool:
    """faq.4 Whether an Event could be overcome by all that the acting player has, but perhaps for a card, and the
    others might give."""
    helpers = helpers_for(s, seat, event)
    player = s.players[seat]
    trophies = trophies_count(s, event)
    one_only = only_one_helper(s)
    for cost in costs(s, event):
        icon = cost.icon
        missing = cost.single
        for card in player.hand:
            if card is not without and not event.bars >> card.kind & 1:
                missing -= card.total if icon == ANY else card.icons[icon]
        if trophies:
            missing -= sum(player.trophies) if icon == ANY else player.trophies[icon]
        if missing <= 0:
            return True
        if missing <= 6 * len(helpers):
            help = [most_help(s, helper, event, icon) for helper in helpers]
            if help and (max(help) if one_only else sum(help)) >= missing:
                return True
    return False


def only_one_helper(s: RevolutionState) -> bool:
    """faq.2 Whether an Event in the line lets one player assist and no more."""
    return any(event is not None and event.one_helper for event in s.line)


def helpers_for(s: RevolutionState, seat: Seat, event: Event) -> list[Seat]:
    """assist.1, assist.7, solo.2 Who could assist an Act: every other player with a card, unless the Event forbids
    it."""
    if event.no_assistance:
        return []
    return [other for other in s.in_turn() if other != seat and s.players[other].hand]
