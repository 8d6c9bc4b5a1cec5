"""How good a state is for the players, who win or lose together.

It counts what is under way, so that a mind may judge in the middle of an Act: what is being put together is worth what
it would bring once it is whole, a little less than having it, and much less as long as it hangs on the others' help.
"""

from __future__ import annotations

from typing import Final

from coven.games.revolution.components import ICONS, RELIC
from coven.games.revolution.event_line import loss_space
from coven.games.revolution.liberty_and_peril import LIBERTY_AT, OVERCOMING, PERIL_AT, TOP
from coven.games.revolution.moon import waning
from coven.games.revolution.objectives import matching, objective_of
from coven.games.revolution.payment import (
    costs,
    could_pay,
    helpers_for,
    least_payment,
    most_help,
    only_one_helper,
    paid,
    supplied,
)
from coven.games.revolution.recruit import PER_STAR, price, ways
from coven.games.revolution.state import Act, Deal, RevolutionState, Step
from coven.kernel import End, Seat

WON: Final = 1000.0
MARKER: Final = 12.0
"""What a marker taken is worth: everything else is measured by it."""
OBJECTIVE: Final = 8.0
LIBERTY: Final = (-200.0, -45.0, -24.0, -10.0, 0.0, 6.0, 10.0, 13.0)
"""By the space of the marker."""
PUSHES: Final = (-300.0, -70.0, -34.0, -17.0, -9.0, -5.0, -2.5, -1.0, 0.0)
"""By how many more Events lose the game if none is overcome."""
WANING: Final = 16.0
MOON_SPACE: Final = 3.0
CATASTROPHE: Final = 7.0
LIBERTY_AHEAD: Final = 4.0
PERIL_AHEAD: Final = 1.0
ICON_IN_HAND: Final = 1.1
TROPHY: Final = 2.0
QUALITY: Final = 30.0
"""What one icon more on every card of a Coven is worth."""
CARD: Final = 1.2
"""What a card more in a Coven is worth: it is reshuffled later."""
RELIC_KEPT: Final = 2.0
LATE: Final = 4.0
"""What each marker costs for which there will hardly be an Event."""
PROMISE: Final = 0.1
"""So much less is something worth that only needs to be carried out,"""
HOPE: Final = 0.35
"""and so much of it remains if others would have to help."""
AHEAD: Final = 0.5
"""So much of what could still be done in this turn counts before it is begun."""


def evaluate(s: RevolutionState, seat: Seat) -> float:
    """end.1, end.3 How good a state is; the same for every seat. A better score is a better win."""
    if s.result is not None:
        won = s.result.ends[seat] is End.WON
        return WON - 20.0 + 2.0 * s.result.scores[seat] if won else -WON
    if not s.turn:
        return 0.0
    if s.taking is not None:
        event, number = s.taking
        return outlook(overcome(s, Act(event), number)) - PROMISE
    if s.step != Step.ACT:
        return standing(s)
    if s.act is not None:
        return acting(s, s.act)
    if s.deal is not None:
        then = recruited(s, s.deal)
        return standing(s) + chance_to_act(s) - 1.0 if then is None else outlook(then) - PROMISE
    return outlook(s)


def outlook(s: RevolutionState) -> float:
    """What lies on the table, and what could still be done in this turn."""
    return standing(s) + chance_to_recruit(s) + chance_to_act(s)


def standing(s: RevolutionState) -> float:
    """What lies on the table is worth, nothing being under way."""
    left = sum(s.markers)
    worth = -MARKER * left + OBJECTIVE * s.achieved.bit_count() + LIBERTY[s.liberty]
    worth -= LATE * max(0, left - len(s.event_deck))
    last = loss_space(s) - 1
    gaps = 1
    for place in range(last):
        event = s.line[place]
        if event is None:
            gaps += 1
            continue
        space = place + 1
        if event.liberty:
            worth -= LIBERTY_AHEAD * event.doubled * sum(1 for at in LIBERTY_AT if at > space)
        if event.peril:
            worth -= PERIL_AHEAD * sum(1 for at in PERIL_AT if at > space)
        if event.catastrophe:
            worth -= CATASTROPHE
    worth += PUSHES[min(gaps, len(PUSHES) - 1)]
    worth -= WANING * waning(s) + MOON_SPACE * s.moon
    seats = s.settled.seats
    for player in s.players:
        cards = (*player.hand, *player.deck, *player.discard)
        if cards:
            worth += QUALITY * (sum([card.quality for card in cards]) / len(cards) - 2.0) / seats
            worth += CARD * len(cards) / seats
        worth += ICON_IN_HAND * sum([card.quality for card in player.hand]) + TROPHY * sum(player.trophies)
        worth += RELIC_KEPT * sum([1 for card in cards if card.kind == RELIC])
    return worth


def overcome(s: RevolutionState, act: Act, markers: int) -> RevolutionState:
    """The state after an Event has been overcome so: the best markers taken, the Event gone."""
    then = s.copy()
    then.act = None
    then.acts -= s.taking is None
    then.taking = None
    seat = s.current
    for owner, cards in ((seat, act.cards), *((pledge.seat, pledge.cards) for pledge in act.pledges)):
        player = then.players[owner]
        hand = tuple([card for card in player.hand if card not in cards])
        kept = tuple([card for card in cards if card.kind != RELIC])
        then.set_player(owner, player._replace(hand=hand, discard=(*player.discard, *kept)))
    player = then.players[seat]
    trophies = list(player.trophies)
    for icon in act.trophies:
        trophies[icon] -= 1
    left = list(then.markers)
    for _ in range(markers):
        icons = [icon for icon in matching(s, act.event.icons) if left[icon]]
        if not icons:
            break
        # the one whose Objective is nearest to being achieved
        icon = min(
            icons, key=lambda one: (sum(left[n] for n in range(ICONS) if objective_of(n) == objective_of(one)), one)
        )
        left[icon] -= 1
        trophies[icon] += 1
        if not any(left[n] for n in range(ICONS) if objective_of(n) == objective_of(icon)):
            then.achieved |= 1 << objective_of(icon)
    then.markers = tuple(left)
    then.set_player(seat, player._replace(trophies=tuple(trophies)))
    then.line = tuple([None if event is act.event else event for event in then.line])
    if act.event.liberty:
        then.liberty = min(TOP, then.liberty + OVERCOMING * act.event.doubled)
    return then


def acting(s: RevolutionState, act: Act) -> float:
    """What an Act that is being put together is worth, with what could be done after it."""
    times = paid(s, act)
    if times:
        return outlook(overcome(s, act, times)) - PROMISE
    whole = completed(s, act)
    if whole is not None:
        return outlook(overcome(s, whole, paid(s, whole))) - 2 * PROMISE
    now = standing(s)
    hope = hoped_for(s, act)
    gain = 0.0 if hope is None else standing(overcome(s, hope, 1)) - now
    return now + chance_to_recruit(s) + (HOPE * gain - 3 * PROMISE if gain > 0.0 else -1.0)


def completed(s: RevolutionState, act: Act) -> Act | None:
    """The same Act with the fewest further cards of the own hand, or with trophies as well; None if they don't pay."""
    way = least_payment(s, act)
    if way is None:
        return None
    cards, trophies = way
    return act._replace(cards=(*act.cards, *cards), trophies=(*act.trophies, *trophies))


def hoped_for(s: RevolutionState, act: Act) -> Act | None:
    """The Act with all own cards that count, if those who have not been asked could make it whole."""
    left = [other for other in helpers_for(s, s.current, act.event) if not act.asked >> other & 1]
    one_only = only_one_helper(s)
    if not left or (act.pledges and one_only):
        return None
    hand = [card for card in s.players[s.current].hand if not act.event.bars >> card.kind & 1]
    for cost in costs(s, act.event):
        usable = [card for card in hand if cost.icon < 0 or card.icons[cost.icon]]
        whole = act._replace(cards=tuple(dict.fromkeys((*act.cards, *usable))))
        if s.settled.open_hands:
            given = [most_help(s, other, act.event, cost.icon) for other in left]
        else:
            given = [1] * len(left)  # what they hold isn't known: an icon of each is as much as can be hoped for
        if cost.single - supplied(whole, cost.icon) <= (max(given) if one_only else sum(given)):
            return whole
    return None


def chance_to_act(s: RevolutionState) -> float:
    """What the best Act that could still be made would add. Having begun it is always worth more."""
    if not s.acts:
        return 0.0
    now = standing(s) + chance_to_recruit(s)
    best = 0.0
    for event in s.line:
        if event is not None and could_pay(s, s.current, event):
            asked = sum([1 << helper for declined, helper in s.declined if declined is event])
            best = max(best, acting(s, Act(event, asked=asked)) - now)
    return max(0.0, AHEAD * best - AHEAD)


def chance_to_recruit(s: RevolutionState) -> float:
    """What the best Recruit that could still be taken would add."""
    if s.recruited:
        return 0.0
    now = standing(s)
    best = 0.0
    for space, card in enumerate(s.row):
        then = None if card is None else recruited(s, Deal(space))
        if then is not None:
            best = max(best, standing(then) - now)
    return max(0.0, AHEAD * best - AHEAD)


def recruited(s: RevolutionState, deal: Deal) -> RevolutionState | None:
    """The state after a Recruit has been paid for as cheaply as can be, on the own deck; None if it can't be."""
    recruit = s.row[deal.space]
    if recruit is None or len(deal.trophies) % PER_STAR:
        return None
    player = s.players[s.current]
    found = ways(price(s, deal.space), recruit, player.hand, deal.cards, len(deal.trophies))
    if not found:
        return None
    way = min(found, key=lambda cards: sum([card.quality for card in cards]))
    then = s.copy()
    then.deal = None
    then.recruited = True
    then.row = tuple([None if card is recruit else card for card in s.row])
    hand = tuple([card for card in player.hand if card not in way])
    trophies = list(player.trophies)
    for owner, icon in deal.trophies:
        if owner == s.current:
            trophies[icon] -= 1
    then.set_player(s.current, player._replace(hand=hand, deck=(recruit, *player.deck), trophies=tuple(trophies)))
    return then
