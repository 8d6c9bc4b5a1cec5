"""What a planner says about what it does: one sentence, from what its own seat knows."""

from __future__ import annotations

from collections.abc import Sequence

from coven.games.revolution.components import ANY, ICON_NAMES, Event, Witch
from coven.games.revolution.event_line import loss_space
from coven.games.revolution.liberty_and_peril import LIBERTY_AT, PERIL_AT
from coven.games.revolution.objectives import matching
from coven.games.revolution.payment import barred, costs, paid, supplied
from coven.games.revolution.plans.helping import Offer, expected, most_given
from coven.games.revolution.plans.paying import Way, visible_hand
from coven.games.revolution.plans.turn_plan import Recruiting
from coven.games.revolution.plans.worth import Weights
from coven.games.revolution.recruit import PER_STAR
from coven.games.revolution.state import Act, Pledge, RevolutionState
from coven.kernel import Seat, seat_name


def why_this_event(s: RevolutionState, event: Event) -> str:
    """What speaks for overcoming an Event now: the most pressing thing first."""
    place = s.line.index(event) + 1
    pushed = all(s.line[before] is not None for before in range(place - 1))
    if place + 1 == loss_space(s) and pushed:
        return "the next push would lose us the game"
    if event.liberty and s.liberty <= 2:
        return "we need the Liberty"
    if pushed and event.liberty and place + 1 in LIBERTY_AT:
        return "the next push would cost us Liberty"
    if event.catastrophe:
        return "it weighs on everything else as long as it lies there"
    if pushed and event.peril and place + 1 in PERIL_AT:
        return "the next push would cost us a Recruit"
    if matching(s, event.icons):
        return f"it brings us {_or([ICON_NAMES[icon] for icon in matching(s, event.icons)])} for an Objective"
    return "the line is getting full"


def about_act(s: RevolutionState, way: Way) -> str:
    """What it is about to do, and why; whom it will ask."""
    asked = [seat_name(help.seat) for help in way.helps]
    twice = ", and pay double for two markers" if way.times == 2 else ""
    help = f" I will ask {_and(asked)} for help." if asked else ""
    return f"I act against {way.event.name}{twice}: {why_this_event(s, way.event)}.{help}"


def about_recruit(recruiting: Recruiting) -> str:
    """Whom it recruits, and what goes for it."""
    cards = [card.name for card in recruiting.cards]
    spent = [*cards, *([f"{recruiting.trophies} trophies"] if recruiting.trophies else [])]
    return f"I recruit {recruiting.recruit.name}{f' for {_and(spent)}' if spent else ''}: my Coven is better with it."


def about_proposal(s: RevolutionState, event: Event, offer: Offer) -> str:
    """What it proposes, and why."""
    cards = [offer.card.name, *([] if offer.seeker is None else [offer.seeker.name])]
    return f"Act against {event.name}, and I give {_and(cards)}: {why_this_event(s, event)}."


def about_help(s: RevolutionState, act: Act, offer: Offer) -> str:
    """What it gives, as what, and why."""
    cards = [offer.card.name, *([] if offer.seeker is None else [offer.seeker.name])]
    kind = "" if offer.icon == ANY else f" as {ICON_NAMES[offer.icon]}"
    if paid(s, act):
        return f"I give {_and(cards)}{kind}: {act.event.name} is paid for, and twice as much brings a second marker."
    return f"I give {_and(cards)}{kind}: {why_this_event(s, act.event)}."


def why_decline(s: RevolutionState, act: Act, seat: Seat, able: Sequence[Witch], weights: Weights) -> str:
    """Why it gives nothing: for the cost of which the least would be missing, by what it knows."""
    event = act.event
    if not able:
        kinds = _or([ICON_NAMES[icon] for icon in range(6) if event.icons >> icon & 1])
        return f"I decline: I have no {kinds or 'icon'} that counts against {event.name}."
    times = paid(s, act)
    if times == 2:
        return f"I decline: {event.name} is paid twice already."
    chances = []
    for cost in costs(s, event):
        missing = (cost.double if times else cost.single) - supplied(act, cost.icon)
        own = most_given(s, act, seat, cost, weights)
        chances.append((missing - own - expected(s, act, seat, cost, weights), missing, own, cost.icon))
    short, missing, own, icon = min(chances, key=lambda one: (one[0], -one[2]))
    kind = "icons" if icon == ANY else ICON_NAMES[icon]
    if short > 0:
        rest = f"{missing} {kind} are missing{' for a second marker' if times else ''}, I could give {own}"
        return f"I decline: {rest}, and I don't see who gives the rest."
    if times:
        return f"I decline: {event.name} is paid for already, and a second marker isn't worth what it takes."
    return f"I decline: what it would take from us is worth more to us than {event.name} overcome."


def why_anew(useless: Sequence[Witch], way: Way) -> str:
    """open.23 Why it calls an Act off that it will begin again."""
    cards = _and([card.name for card in useless])
    count = "counts" if len(useless) == 1 else "count"
    return f"I begin anew, for {cards} {count} for nothing if we pay with {ICON_NAMES[way.icon]}."


def why_not_accepted(pledge: Pledge, way: Way) -> str:
    """faq.1 Why it asks for something else than what was proposed."""
    cards = _and([card.name for card in pledge.cards])
    kind = ICON_NAMES[way.icon]
    return f"We pay with {kind}, and what {seat_name(pledge.seat)} proposes, {cards}, doesn't count for that."


def why_nothing(s: RevolutionState, seat: Seat) -> str:
    """faq.1 Why it proposes nothing: where hands are closed it can't see what whoever acts has."""
    acting = s.players[s.current]
    if len(visible_hand(s, s.current, seat)) < len(acting.hand):
        return (
            f"I propose nothing: I can't see {seat_name(s.current)}'s hand, and by what I see no Act needs a card of "
            "mine. Ask me to assist, and I see what is missing."
        )
    return "I propose nothing: I see no Act for which my cards make a difference that is worth them."


def why_no_pledge(event: Event) -> str:
    """trophies.13 Why it would rather not pledge anything for what was proposed."""
    return f"I propose nothing: I see nothing that I could give against {event.name} that makes a difference worth it."


def why_no_recruit(recruit: Witch) -> str:
    """open.23 Why it gives up a Recruit."""
    return f"I call it off: what I would have to spend is worth more to my Coven than {recruit.name}."


def about_trophies(s: RevolutionState, helper: Seat, number: int) -> str:
    """trophies.6, trophies.13 Whether it gives trophies for a Recruit, and why."""
    deal = s.deal
    assert deal is not None
    recruit = s.row[deal.space]
    assert recruit is not None
    given = sum(1 for owner, _ in deal.trophies if owner == helper)
    left = sum(s.players[helper].trophies) - given
    if number:
        return f"I give {'a trophy' if number == 1 else f'{number} trophies'}: {recruit.name} is worth it to us."
    if given:
        return "I give no more: the rest of my trophies are worth more against Events."
    if left < PER_STAR and len(deal.trophies) % PER_STAR == 0:
        return f"I give none: I have only {left}, and it takes {PER_STAR} to take off a star."
    if len(visible_hand(s, s.current, helper)) < len(s.players[s.current].hand):
        return (
            f"I give none: I can't see {seat_name(s.current)}'s hand, nor that they would pay for {recruit.name}; "
            "my trophies count against Events."
        )
    return f"I give none: my trophies are worth more against Events than a cheaper {recruit.name}."


def usable(s: RevolutionState, event: Event, seat: Seat) -> list[Witch]:
    """assist.2 The cards of a hand that would count against an Event."""
    hand = s.players[seat].hand
    if event.costs[0][0] == ANY:
        return [card for card in hand if card.total and not barred(event, card)]
    return [card for card in hand if card.mask & event.icons and not barred(event, card)]


def _and(words: Sequence[str]) -> str:
    return _joined(words, "and")


def _or(words: Sequence[str]) -> str:
    return _joined(words, "or")


def _joined(words: Sequence[str], by: str) -> str:
    return f"{', '.join(words[:-1])} {by} {words[-1]}" if len(words) > 1 else "".join(words)
