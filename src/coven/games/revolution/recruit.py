"""Recruiting: what a Recruit costs now, how it is paid, and on whose deck it goes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from coven.games.revolution.choices import Choice, Pick
from coven.games.revolution.components import ICON_NAMES, ICONS, Witch
from coven.games.revolution.covens import banish, put_on_deck, show
from coven.games.revolution.liberty_and_peril import take_recruit
from coven.games.revolution.objectives import spend_trophy
from coven.games.revolution.places import EVERYBODY, OWN, ROW
from coven.games.revolution.state import Deal, RevolutionState
from coven.kernel import Flow, Question, Reason, Seat, choose, seat_name
from coven.kernel import player as who

SECOND: Final = 1
THIRD: Final = 2
"""recruit.7, recruit.8, open.18 The spaces with a discount, counted from 0 at the left."""
PER_STAR: Final = 2
"""trophies.6 So many trophies take off one star."""

WHAT_FOR_RECRUIT: Final = Question(
    "what for the recruit",
    "{0} costs {1}. What do you spend?",
    "recruit.1",
    "a card: `spend NAME`; a trophy of your own: `spend Hexes trophy`; `ask B for trophies`; `call it off`",
)
WHETHER_TO_GIVE: Final = Question(
    "whether to give trophies",
    "{0} wants to recruit {1}, and every two trophies take off a star. Do you give one?",
    "trophies.6",
    "`give Hexes trophy`, `give no more`",
    declines=("give no more",),
    whether=True,
)
WHOSE_DECK: Final = Question(
    "whose deck",
    "On whose deck does {0} go?",
    "recruit.5",
    "`on A's deck`",
    only_one=(("on ", Reason("recruit.4", "a recruited card goes on top of one deck")),),
)


class Price(NamedTuple):
    """What a Recruit costs before trophies and a matching card are counted."""

    stars: int
    """recruit.12, open.14 May be below 0 until everything has been added up."""
    match: bool
    """recruit.8 Whether one star less is owed if a card that pays shares an icon."""
    reducible: bool
    """recruit.15, faq.6 Whether trophies take off anything."""


def price(s: RevolutionState, space: int) -> Price:
    """recruit.7, recruit.8, recruit.11, recruit.12, recruit.15, recruit.16, liberty.2, open.3, open.14, open.30

    All modifiers add up. Where nothing reduces recruiting costs, only the increases count.
    """
    return _price(s, space, s.board.liberty_ban[s.liberty])


def unbanned(s: RevolutionState, space: int) -> Price:
    """recruit.15 What a Recruit would cost if reductions weren't forbidden."""
    return _price(s, space, False)


def _price(s: RevolutionState, space: int, banned: bool) -> Price:
    card = s.row[space]
    assert card is not None
    board, liberty = s.board, s.liberty
    stars = card.stars + board.liberty_up[liberty]
    trophies = True
    for event in s.line:
        if event is not None:
            stars += event.recruits
            trophies = trophies and not event.no_trophies
    if banned:
        return Price(stars, False, False)
    stars -= board.liberty_down[liberty]
    if space == THIRD:
        stars -= 1
    return Price(stars, space == SECOND, trophies)


def owed(cost: Price, recruit: Witch, cards: Sequence[Witch], trophies: int) -> int:
    """recruit.9, recruit.10, recruit.12, trophies.7, trophies.8, open.13 The stars owed when these cards pay and so
    many trophies are spent: never below 0.

    One card that pays and shares an icon is enough, and it takes off one star; a card worth no stars pays nothing.
    """
    stars = cost.stars - (trophies // PER_STAR if cost.reducible else 0)
    if cost.match and any(card.stars and card.mask & recruit.mask for card in cards):
        stars -= 1
    return max(0, stars)


def pays(cost: Price, recruit: Witch, cards: Sequence[Witch], trophies: int) -> bool:
    """recruit.1, recruit.13, recruit.17, trophies.12, open.15 Whether these cards pay, and each of them is needed."""
    if sum([card.stars for card in cards]) < owed(cost, recruit, cards, trophies):
        return False
    for card in cards:
        rest = [other for other in cards if other is not card]
        if sum([other.stars for other in rest]) >= owed(cost, recruit, rest, trophies):
            return False
    return True


def ways(
    cost: Price, recruit: Witch, hand: Sequence[Witch], chosen: Sequence[Witch], trophies: int
) -> list[tuple[Witch, ...]]:
    """open.15 Every set of cards that pays and has those that were chosen.

    Once a set pays, no card more would be needed; so sets grow card by card and stop there.
    """
    rest = [card for card in hand if card.stars and card not in chosen]
    due = owed(cost, recruit, (), trophies)
    less = max(0, due - 1) if cost.match else due
    mask = recruit.mask
    found: list[tuple[Witch, ...]] = []
    matched = any(card.mask & mask for card in chosen)
    growing = [(tuple(chosen), sum([card.stars for card in chosen]), matched, 0)]
    while growing:
        cards, stars, matches, start = growing.pop()
        if stars >= (less if matches else due):
            if pays(cost, recruit, cards, trophies):
                found.append(cards)
            continue
        for place in range(start, len(rest)):
            card = rest[place]
            growing.append(((*cards, card), stars + card.stars, matches or bool(card.mask & mask), place + 1))
    return found


def affordable(s: RevolutionState, space: int) -> bool:
    """recruit.1, trophies.6 Whether the hand, and all trophies that anybody might spend, could pay for a Recruit."""
    return reaches(s, space, price(s, space))


def reaches(s: RevolutionState, space: int, cost: Price) -> bool:
    """recruit.1, trophies.6 Whether as much could be paid for a Recruit."""
    if cost.stars <= 0:
        return True
    recruit = s.row[space]
    assert recruit is not None
    hand = s.players[s.current].hand
    trophies = sum([sum(player.trophies) for player in s.players]) if cost.reducible else 0
    return sum([card.stars for card in hand]) >= owed(cost, recruit, hand, trophies)


def begin_recruit(s: RevolutionState, space: int) -> None:
    """recruit.1 One of the three spaces is chosen."""
    s.deal = Deal(space)
    s.note("recruit.1", "{0} wants to recruit {1}", who(s.current), s.row[space])


def pay_for_recruit(s: RevolutionState) -> Flow[None]:
    """recruit.1, recruit.3, assist.8, open.15 One pick for the payment; once it is whole, the Recruit is taken."""
    deal = s.deal
    assert deal is not None
    seat = s.current
    if len(deal.trophies) % PER_STAR and not more_trophies(s, deal):
        deal = keep_the_odd_one(s, deal)
    recruit = s.row[deal.space]
    assert recruit is not None
    cost = price(s, deal.space)
    even = len(deal.trophies) % PER_STAR == 0
    if even and pays(cost, recruit, deal.cards, len(deal.trophies)):
        yield from take(s, deal, recruit)
        return
    about = (recruit, standing(cost, recruit, deal))
    choice = yield from choose(s, seat, WHAT_FOR_RECRUIT, picks(s, deal, recruit, cost), about=about)
    if choice.pick == Pick.PLAY:
        card = choice.things[0]
        assert isinstance(card, Witch)
        s.deal = deal._replace(cards=(*deal.cards, card))
    elif choice.pick == Pick.SPEND:
        icon = choice.things[0]
        assert isinstance(icon, int)
        s.deal = deal._replace(trophies=(*deal.trophies, (seat, icon)))
    elif choice.pick == Pick.ASK:
        helper = choice.things[0]
        assert isinstance(helper, int)
        yield from ask_for_trophies(s, deal, Seat(helper), recruit, cost)
    else:
        s.deal = None
        show(s, seat, deal.cards)
        s.note("open.23", "{0} calls the Recruit off", who(seat))


def standing(cost: Price, recruit: Witch, deal: Deal) -> str:
    """recruit.8, recruit.9, trophies.6, trophies.7 What a Recruit costs with what is put together, and how much of that
    there is, in words."""
    due = owed(cost, recruit, deal.cards, len(deal.trophies))
    words = in_stars(due)
    if cost.match and due:
        if owed(cost._replace(match=False), recruit, deal.cards, len(deal.trophies)) > due:
            words += ", as a card shares an icon"
        else:
            words += f", or {due - 1} if a card that pays shares an icon"
    if deal.cards:
        words += f": {sum([card.stars for card in deal.cards])} of {in_stars(due)} so far"
    elif len(deal.trophies) % PER_STAR:
        words += ": one trophy is half a pair, and another takes off a star"
    return words


def in_stars(stars: int) -> str:
    """A number of stars, in words."""
    return f"{stars} star{'' if stars == 1 else 's'}"


def picks(s: RevolutionState, deal: Deal, recruit: Witch, cost: Price) -> list[Choice]:
    """trophies.6, trophies.7, recruit.15 All that can be picked for the payment: trophies come before cards, so that no
    card turns out not to be needed; a single odd trophy would be useless, so it is made a pair first."""
    board, seat = s.board, s.current
    player = s.players[seat]
    number = len(deal.trophies)
    found: list[Choice] = []
    if number % PER_STAR == 0:
        good = {card for way in ways(cost, recruit, player.hand, deal.cards, number) for card in way}
        for card in player.hand:
            if card in good and card not in deal.cards:
                found.append(board.choice(Pick.PLAY, f"spend {card.name}", card))
    if not deal.cards and cost.reducible and number < PER_STAR * cost.stars:
        own, others = _own_left(s, deal), _to_be_asked(s, deal)
        there = sum(own) + sum([sum(s.players[other].trophies) for other in others])
        if there >= PER_STAR - number % PER_STAR:
            for icon in range(ICONS):
                if own[icon]:
                    found.append(board.choice(Pick.SPEND, f"spend {ICON_NAMES[icon]} trophy", icon))
            for other in others:
                found.append(board.choice(Pick.ASK, f"ask {seat_name(other)} for trophies", other))
    found.append(board.choice(Pick.CALL_OFF, "call it off"))
    return found


def _own_left(s: RevolutionState, deal: Deal) -> list[int]:
    """Of each icon, how many trophies the player whose turn it is could still spend."""
    trophies = s.players[s.current].trophies
    return [trophies[icon] - deal.trophies.count((s.current, icon)) for icon in range(ICONS)]


def _to_be_asked(s: RevolutionState, deal: Deal) -> list[Seat]:
    """trophies.6 The other players who have trophies, and have not been asked for them."""
    others = [other for other in s.in_turn() if other != s.current and not deal.asked >> other & 1]
    return [other for other in others if any(s.players[other].trophies)]


def more_trophies(s: RevolutionState, deal: Deal) -> bool:
    """trophies.6 Whether anybody could add a trophy to a payment."""
    return any(_own_left(s, deal)) or bool(_to_be_asked(s, deal))


def keep_the_odd_one(s: RevolutionState, deal: Deal) -> Deal:
    """trophies.7 A trophy that nobody makes a pair takes off nothing, so it isn't spent: it stays with its owner."""
    owner, icon = deal.trophies[-1]
    s.deal = deal = deal._replace(trophies=deal.trophies[:-1])
    s.note("trophies.7", "{0} keeps the trophy {1}, which makes no pair", who(owner), ICON_NAMES[icon])
    return deal


def ask_for_trophies(s: RevolutionState, deal: Deal, helper: Seat, recruit: Witch, cost: Price) -> Flow[None]:
    """trophies.6, trophies.13 The owner decides about the own trophies: how many are given, and which."""
    s.deal = deal = deal._replace(asked=deal.asked | 1 << helper)
    no_more = s.board.choice(Pick.DECLINE, "give no more")
    while len(deal.trophies) < PER_STAR * cost.stars:
        left = [icon for icon in range(ICONS) if s.players[helper].trophies[icon] > deal.trophies.count((helper, icon))]
        if not left:
            break
        choices = [s.board.choice(Pick.GIVE, f"give {ICON_NAMES[icon]} trophy", icon) for icon in left]
        about = (who(s.current), recruit)
        choice = yield from choose(s, helper, WHETHER_TO_GIVE, [*choices, no_more], about=about)
        if choice is no_more:
            break
        icon = choice.things[0]
        assert isinstance(icon, int)
        s.deal = deal = deal._replace(trophies=(*deal.trophies, (helper, icon)))
    given = sum(1 for owner, _ in deal.trophies if owner == helper)
    number = "1 trophy" if given == 1 else f"{given or 'no'} trophies"
    s.note("trophies.13", "{0} gives {1} for the Recruit", who(helper), number)


def take(s: RevolutionState, deal: Deal, recruit: Witch) -> Flow[None]:
    """recruit.3, recruit.4, recruit.5, recruit.14, recruit.18, open.31 The payment is banished, and the Recruit goes on
    top of any player's deck; that was the turn's Recruit, whether it cost anything or not."""
    seat = s.current
    seats = s.in_turn()
    choices = [s.board.choice(Pick.DECK, f"on {seat_name(owner)}'s deck", owner) for owner in seats]
    choice = yield from choose(s, seat, WHOSE_DECK, choices, about=(recruit,))
    owner = choice.things[0]
    assert isinstance(owner, int)
    s.deal = None
    s.something_done()
    s.recruited = True
    s.free_recruit = not deal.cards and not deal.trophies
    for card in deal.cards:
        banish(s, seat, card)
        s.note("recruit.3", "{0} spends {1}", who(seat), card)
    for giver, icon in deal.trophies:
        spend_trophy(s, giver, icon)
        s.note("trophies.9", "{0} spends a trophy, {1}", who(giver), ICON_NAMES[icon])
    take_to_deck(s, recruit, Seat(owner), "recruit.4")


def take_to_deck(s: RevolutionState, recruit: Witch, owner: Seat, rule: str) -> None:
    """recruit.4, recruit-step.9 A Recruit goes from its space openly on top of a deck."""
    space = take_recruit(s, recruit)
    put_on_deck(s, owner, recruit)
    s.move(recruit, ROW[space], OWN[owner].deck, EVERYBODY)
    s.note(rule, "{0} goes on top of the deck of {1}", recruit, who(owner))
