"""Why not: Recruits, their payment, and the trophies that make them cheaper."""

from __future__ import annotations

from coven.games.revolution.components import ICON_NAMES
from coven.games.revolution.recruit import PER_STAR, Price, in_stars, price, reaches, unbanned, ways
from coven.games.revolution.seen.tried import Means, Tried
from coven.games.revolution.seen.why_steps import (
    FINISH,
    FORBIDDEN,
    IN_STEP_3,
    lends_icons,
    not_in_step_3,
    seen_elsewhere,
    under_way,
)
from coven.games.revolution.state import Deal, RevolutionState, Step
from coven.kernel import Decision, Reason, Seat
from coven.kernel.naming import called

NO_RECRUIT_LEFT = Reason("step3.3", "the turn's one Recruit has been used")
FREE_ONE_TAKEN = Reason("recruit.14", "the turn's one Recruit has been used: a card taken for nothing is one, too")
ONLY_TO_ACT = Reason("step3.6", "the turn's one Recruit has been used, and an extra Act can't be used to Recruit")
NOT_FACE_UP = Reason("recruit.1", "a Recruit is taken from one of the three Recruit spaces")
TROPHIES_DONT_ASSIST = Reason("trophies.5", "trophies can't assist: in an Act only the own ones count")
NO_RECRUIT_UNDER_WAY = Reason("recruit.1", "say first which Recruit you take")
FROM_THE_HAND = Reason("recruit.1", "a Recruit is paid for with cards from the own hand, and that one isn't there")
NOT_FOR_RECRUITS = Reason("assist.8", "other players' cards can't pay for a Recruit")
ALREADY_SPENT = Reason("recruit.1", "that card is already being spent")
NO_DISCOUNT = Reason("recruit.15", "where nothing reduces recruiting costs, no space and no effect takes off a star")
NO_REDUCTION = Reason("faq.6", "where nothing reduces recruiting costs, trophies don't either")
USELESS = Reason("trophies.7", "only pairs of trophies take off a star, and no more than the Recruit costs")
BEFORE_CARDS = Reason("open.15", "trophies are spent before cards, so that every card is needed")
PAIR_FIRST = Reason("trophies.7", "a single odd trophy reduces nothing; make it a pair first")
PAYS_NOTHING = Reason("open.13", "a card worth no stars pays nothing, and so is none of the paying cards")
NOT_NEEDED = Reason("open.15", "every card spent has to be needed")
NO_MATCH = Reason("recruit.8", "only with a card that shares an icon is it one star less")
FOR_A_RECRUIT = Reason("trophies.6", "trophies are given for a Recruit that is being paid for")
NO_TROPHY_OF_YOURS = Reason("trophies.6", "players spend trophies that they have, and you have no such one left")
NO_TROPHY_OF_THEIRS = Reason("trophies.6", "that player has no trophies to give")
SPEND_YOUR_OWN = Reason("trophies.6", "the others give trophies for your Recruit; your own ones you spend")
WAIT_TO_BE_ASKED = Reason("trophies.6", "trophies are given when the one who recruits asks for them")
ANSWERED = Reason("trophies.13", "that was answered; every owner decides about the own trophies")
NOTHING_RECRUITED = Reason("recruit.4", "a card goes on a deck when it is recruited")
NOT_YOURSELF = Reason("trophies.6", "you spend your own trophies, and ask the others for theirs")
FOR_NOTHING = Reason("open.29", "a Recruit is taken for nothing only when a card says so")


def recruit(s: RevolutionState, tried: Tried, seat: Seat) -> Reason | None:
    """recruit.1, recruit.14, recruit.15, step3.3, step3.6, faq.6 Why a Recruit can't be taken."""
    if s.step != Step.ACT:
        return IN_STEP_3
    card = tried.card
    if card is None or card not in s.row:
        return NOT_FACE_UP
    first = none_left(s) or under_way(s)
    if first is not None:
        return first
    space = s.row.index(card)
    cost = price(s, space)
    if s.board.liberty_ban[s.liberty]:
        otherwise = unbanned(s, space)
        if reaches(s, space, otherwise._replace(reducible=False)):
            return NO_DISCOUNT
        if reaches(s, space, cost._replace(reducible=otherwise.reducible)):
            return NO_REDUCTION
        if reaches(s, space, otherwise):
            return NO_DISCOUNT
    elif not cost.reducible and reaches(s, space, cost._replace(reducible=True)):
        return FORBIDDEN
    return Reason("recruit.1", f"it costs {in_stars(max(0, cost.stars))}, and {_there(s, cost)}")


def none_left(s: RevolutionState) -> Reason | None:
    """step3.3, step3.6, recruit.14 Why nothing more is recruited in this turn; None if something may be."""
    if not s.recruited:
        return None
    if s.acts and s.extra_acts:
        return ONLY_TO_ACT
    return FREE_ONE_TAKEN if s.free_recruit else NO_RECRUIT_LEFT


def never(s: RevolutionState, tried: Tried, seat: Seat) -> Reason | None:
    """recruit.1, step3.3 Why a Recruit isn't taken in this turn, whatever is done first; None if it may be."""
    return NOT_FACE_UP if tried.card is None or tried.card not in s.row else none_left(s)


def _there(s: RevolutionState, cost: Price) -> str:
    """recruit.1, trophies.6 What there is to pay for a Recruit with, in words."""
    hand = in_stars(sum([card.stars for card in s.players[s.current].hand]))
    pairs = sum([sum(player.trophies) for player in s.players]) // PER_STAR
    if not cost.reducible or not pairs:
        return f"your cards have {hand}"
    return f"your cards have {hand}, and all trophies take off {in_stars(pairs)}"


def spend(s: RevolutionState, tried: Tried, seat: Seat) -> Reason | None:
    """recruit.1, recruit.8, assist.8, open.13, open.15 Why a card can't be spent on a Recruit."""
    deal = s.deal
    if s.step != Step.ACT:
        return IN_STEP_3
    if deal is None:
        return none_left(s) or (FINISH if s.act is not None else NO_RECRUIT_UNDER_WAY)
    never = never_spent(s, tried, seat)
    if never is not None:
        return never
    if len(deal.trophies) % PER_STAR:
        return PAIR_FIRST
    wanted = s.row[deal.space]
    assert wanted is not None
    cost = price(s, deal.space)
    if cost.match and not ways(cost._replace(match=False), wanted, s.players[seat].hand, (), len(deal.trophies)):
        return NO_MATCH
    return NOT_NEEDED


def never_spent(s: RevolutionState, tried: Tried, seat: Seat) -> Reason | None:
    """recruit.1, assist.8, open.13 Why a card isn't spent on the Recruit that is being paid for, whatever else is; None
    if it may be."""
    card = tried.card
    if s.deal is None:
        return None
    if card is None or card not in s.players[seat].hand:
        return NOT_FOR_RECRUITS if card is not None and seen_elsewhere(s, seat, card) else FROM_THE_HAND
    if card in s.deal.cards:
        return ALREADY_SPENT
    return None if card.stars else PAYS_NOTHING


def reduced_no_more(s: RevolutionState, deal: Deal) -> Reason | None:
    """recruit.15, faq.2, faq.6 Why no trophy makes a Recruit cheaper; None if one may."""
    if price(s, deal.space).reducible:
        return None
    return NO_REDUCTION if s.board.liberty_ban[s.liberty] else FORBIDDEN


def spend_trophy(s: RevolutionState, deal: Deal, icon: int, seat: Seat) -> Reason:
    """trophies.6, trophies.7, open.15, faq.6 Why an own trophy can't be spent on a Recruit."""
    reason = reduced_no_more(s, deal)
    if reason is not None:
        return reason
    if s.players[seat].trophies[icon] <= deal.trophies.count((seat, icon)):
        return NO_TROPHY_OF_YOURS
    return BEFORE_CARDS if deal.cards else USELESS


def give(s: RevolutionState, tried: Tried, seat: Seat) -> Reason | None:
    """trophies.5, trophies.6, trophies.7, trophies.13, faq.6 Why a trophy can't be given for somebody's Recruit."""
    deal = s.deal
    if deal is None:
        return FOR_A_RECRUIT if s.act is None or seat == s.current else TROPHIES_DONT_ASSIST
    reason = reduced_no_more(s, deal)
    if reason is not None:
        return reason
    if seat == s.current:
        return SPEND_YOUR_OWN
    if tried.icon >= 0 and s.players[seat].trophies[tried.icon] <= deal.trophies.count((seat, tried.icon)):
        return NO_TROPHY_OF_YOURS
    return ANSWERED if deal.asked >> seat & 1 else WAIT_TO_BE_ASKED


def ask_for_trophies(s: RevolutionState, tried: Tried, seat: Seat) -> Reason | None:
    """trophies.5, trophies.6, trophies.7, trophies.13, open.15, faq.6 Why nobody, or not this player, can be asked for
    trophies."""
    deal = s.deal
    if s.step != Step.ACT:
        return IN_STEP_3
    if deal is None:
        return TROPHIES_DONT_ASSIST if s.act is not None else none_left(s) or FOR_A_RECRUIT
    reason = reduced_no_more(s, deal)
    if reason is not None:
        return reason
    if tried.seat == seat:
        return NOT_YOURSELF
    if deal.asked >> tried.seat & 1:
        return ANSWERED
    if not any(s.players[tried.seat].trophies):
        return NO_TROPHY_OF_THEIRS
    return BEFORE_CARDS if deal.cards else USELESS


def deck(s: RevolutionState, tried: Tried, seat: Seat) -> Reason | None:
    return NOTHING_RECRUITED


def join(s: RevolutionState, tried: Tried, seat: Seat) -> Reason | None:
    """open.29, recruit.13 Why no card is taken for nothing: what costs nothing is recruited like any other."""
    card = tried.card
    reason = not_in_step_3(s)
    if reason is not None or card is None or card not in s.row:
        return reason or FOR_NOTHING
    free = price(s, s.row.index(card)).stars <= 0
    return none_left(s) or called(f"recruit {card.name}") if free else FOR_NOTHING


# What is asked in the middle of something


def what_for_the_recruit(s: RevolutionState, decision: Decision, tried: Tried, seat: Seat) -> Reason | None:
    """recruit.1 To pay with cards is to spend them, one at a time; and so is to play a card that has no ability."""
    if tried.means != Means.PAY_WITH and not (tried.means == Means.PLAY and lends_icons(tried)):
        return None
    offered = decision.words()
    ways = [f"spend {card.name}" for card in tried.cards if card is not None]
    for card in tried.cards:
        if card is None or f"spend {card.name}" not in offered:
            return spend(s, Tried(Means.SPEND, card), seat) if tried.means == Means.PAY_WITH else None
    return called(ways[0]) if len(ways) == 1 else Reason("", f"one is said at a time: {ways[0]!r} first")


def whether_to_give(s: RevolutionState, decision: Decision, tried: Tried, seat: Seat) -> Reason | None:
    """trophies.6 Why such a trophy isn't given."""
    if tried.means == Means.SPEND_TROPHY and s.players[seat].trophies[tried.icon]:
        return called(f"give {ICON_NAMES[tried.icon]} trophy")
    return NO_TROPHY_OF_YOURS if tried.means in (Means.GIVE, Means.SPEND_TROPHY) else None


def whose_deck(s: RevolutionState, decision: Decision, tried: Tried, seat: Seat) -> Reason | None:
    """open.15, trophies.6, trophies.7 What is paid is paid: nothing can be added."""
    if s.deal is None:
        return None
    if tried.means == Means.SPEND_TROPHY:
        return spend_trophy(s, s.deal, tried.icon, seat)
    return never_spent(s, tried, seat) or NOT_NEEDED if tried.means == Means.SPEND else None


def which_recruit_joins(s: RevolutionState, decision: Decision, tried: Tried, seat: Seat) -> Reason | None:
    """open.29 Why no such card is taken for nothing."""
    if tried.means not in (Means.JOIN, Means.RECRUIT):
        return None
    card = tried.card
    return called(f"take {card.name}") if card is not None and card in s.row else NOT_FACE_UP
