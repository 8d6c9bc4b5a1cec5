"""What a choice costs and brings, as far as the seat that decides can know."""

from __future__ import annotations

from coven.games.revolution.choices import Choice, Pick
from coven.games.revolution.components import ANY, ICON_NAMES, Event, Witch
from coven.games.revolution.draw import hand_size
from coven.games.revolution.liberty_and_peril import OVERCOMING, TOP
from coven.games.revolution.payment import costs, least_payment, named, paid
from coven.games.revolution.recruit import PER_STAR, in_stars, owed, pays, price, standing, ways
from coven.games.revolution.state import Act, Deal, RevolutionState
from coven.kernel import Amount, Brings, Decision


def outlook(s: RevolutionState, decision: Decision, choice: Choice) -> Brings | None:
    """What a choice costs and brings; None if there is nothing to say."""
    thing = choice.things[0] if choice.things else None
    if choice.pick == Pick.ACT and isinstance(thing, Event):
        return _act(s, thing)
    if choice.pick == Pick.RECRUIT and isinstance(thing, Witch) and thing in s.row:
        return _recruit(s, thing)
    if choice.pick in (Pick.OVERCOME, Pick.PAY) and s.act is not None:
        act = s.act._replace(cards=(*s.act.cards, *[card for card in choice.things if isinstance(card, Witch)]))
        return _overcome(s, act)
    if choice.pick in (Pick.PLAY, Pick.SPEND) and s.act is not None:
        return _toward(s, s.act, choice)
    if choice.pick in (Pick.PLAY, Pick.SPEND) and s.deal is not None:
        return _toward_recruit(s, s.deal, choice)
    if choice.pick == Pick.AGAIN:
        words = "one more Act" if any(s.line) else "one more Act, but no Event is in the line"
        return Brings(words, (Amount(1, "card"),), (Amount(1, "Act"),))
    if choice.pick == Pick.DRAW:
        return _draw(s)
    return None


def _act(s: RevolutionState, event: Event) -> Brings:
    """act.8, costs.3 What an Event costs now, and what of the own hand would pay for it."""
    ways = " or ".join(str(cost) for cost in costs(s, event))
    way = least_payment(s, Act(event))
    own = "your hand alone doesn't pay" if way is None else f"{', '.join(named(way)) or 'nothing'} would pay"
    return Brings(f"costs {ways}; {own}", tuple([Amount(cost.single, _kind(cost.icon)) for cost in costs(s, event)]))


def _kind(icon: int) -> str:
    return "icons" if icon == ANY else ICON_NAMES[icon]


def _recruit(s: RevolutionState, card: Witch) -> Brings:
    """recruit.1, recruit.8 What a Recruit costs now, and what of the own hand would pay for it."""
    space = s.row.index(card)
    cost = price(s, space)
    stars = max(0, cost.stars)
    words = f"costs {standing(cost, card, Deal(space))}"
    if stars:
        found = ways(cost, card, s.players[s.current].hand, (), 0)
        # the card that is missed least: fewest stars, then fewest icons
        way = min(
            found, key=lambda cards: (sum([one.stars for one in cards]), sum([one.total for one in cards])), default=()
        )
        words += f"; {', '.join([one.name for one in way])} would pay" if way else "; your hand alone doesn't pay"
    return Brings(words, (Amount(stars, "stars"),))


def _toward_recruit(s: RevolutionState, deal: Deal, choice: Choice) -> Brings | None:
    """recruit.1, trophies.6, trophies.7 What a card or a trophy does toward a Recruit, and whether it is paid then."""
    recruit = s.row[deal.space]
    assert recruit is not None
    cost = price(s, deal.space)
    thing = choice.things[0]
    if isinstance(thing, Witch):
        then = deal._replace(cards=(*deal.cards, thing))
    else:
        assert isinstance(thing, int)
        then = deal._replace(trophies=(*deal.trophies, (s.current, thing)))
    number = len(then.trophies)
    due = owed(cost, recruit, then.cards, number)
    if number % PER_STAR:
        return Brings("half a pair: two trophies take off a star", (Amount(1, "trophies"),))
    if pays(cost, recruit, then.cards, number):
        words = "then it is paid"
    elif then.cards:
        words = f"then {sum([card.stars for card in then.cards])} of {in_stars(due)}"
    else:
        words = f"then it costs {in_stars(due)}"
    return Brings(words, (Amount(1, "card" if isinstance(thing, Witch) else "trophies"),))


def _overcome(s: RevolutionState, act: Act) -> Brings:
    """act.18, act.21 What overcoming an Event brings."""
    markers = paid(s, act)
    gains = [Amount(markers, "markers")]
    words = f"up to {markers} marker{'' if markers == 1 else 's'}"
    if act.event.liberty:
        spaces = min(TOP - s.liberty, OVERCOMING * act.event.doubled)
        gains.append(Amount(spaces, "Liberty"))
        words += f", Liberty +{spaces}"
    return Brings(words, (), tuple(gains))


def _toward(s: RevolutionState, act: Act, choice: Choice) -> Brings:
    """act.6 What a card or a trophy adds, and whether it then pays."""
    thing = choice.things[0]
    if isinstance(thing, Witch):
        then = act._replace(cards=(*act.cards, thing))
    else:
        assert isinstance(thing, int)
        then = act._replace(trophies=(*act.trophies, thing))
    before, after = paid(s, act), paid(s, then)
    if after == before:
        words = ("doesn't pay yet", "it is paid without", "it is paid twice without")[after]
    else:
        words = ("", "then it is paid", "then it is paid twice")[after]
    return Brings(words, (), (Amount(after - before, "markers"),))


def _draw(s: RevolutionState) -> Brings:
    """draw.4, draw.5 How many cards, and whether the deck has to be made anew for them."""
    player = s.players[s.current]
    missing = hand_size(s) - len(player.hand)
    words = f"{missing} card{'' if missing == 1 else 's'}"
    if missing <= len(player.deck):
        return Brings(words, (), (Amount(missing, "cards"),))
    price_of_it = "you are asked whether it is free" if player.token else "the Moon marker moves and an Event is added"
    return Brings(f"{words}, with a reshuffle: {price_of_it}", (Amount(1, "reshuffle"),), (Amount(missing, "cards"),))
