"""Why not: what belongs to another step of the turn, and what can't be discarded, drawn or reshuffled."""

from __future__ import annotations

from coven.games.revolution.components import Witch
from coven.games.revolution.draw import ALL_OR_NOTHING, cannot_draw, hand_size
from coven.games.revolution.recruit import PER_STAR, pays, price
from coven.games.revolution.seen.tried import NOBODY, Means, Tried
from coven.games.revolution.seen.view import in_sight
from coven.games.revolution.state import RevolutionState, Step
from coven.kernel import Decision, Reason, Seat
from coven.kernel.naming import called

IN_STEP_3 = Reason("turn.1", "that belongs to step 3, Act and/or Recruit")
IN_STEP_4 = Reason("turn.1", "cards are discarded in step 4")
IN_STEP_5 = Reason("turn.1", "cards are drawn in step 5, after the others")
FINISH = Reason("open.23", "an Act is being put together; it is carried out or called off first")
FINISH_RECRUIT = Reason("recruit.1", "a Recruit is being paid for; it is taken or called off first")
PAID = Reason("recruit.5", "the Recruit is paid for; only on whose deck it goes is left to choose")
FORBIDDEN = Reason("faq.2", "the text of an Event in the line forbids it")
NOT_YOUR_CARD = Reason("discard.1", "cards are discarded from the own hand")
BY_NAME = Reason("discard.1", "cards are discarded one at a time, each by its name")
NO_CARD = Reason("trophies.10", "a trophy is no card, and is never discarded")
EVENTS_STAY = Reason("open.33", "an Event leaves the line when it is overcome, or when a card discards it")
NOBODY_BANISHES = Reason("event-step.10", "a card is banished when Peril or the text of a card says so")
NO_VARIANT = Reason("easier.2", "free reshuffles are a variant, and it isn't played here")
NO_TOKEN = Reason("easier.2", "each player has one free reshuffle, and yours has been used")
NOT_NOW = Reason("draw.4", "a reshuffle is made only when a card has to be drawn and the deck is empty")
NOT_FREELY = Reason("objectives.5", "a deck is freely reshuffled when a boon or a Blessing says so")
NOTHING_OFFERED = Reason("open.35", "no card asks now whether you do something")
NOBODY_CHOSEN = Reason("faq.5", "no card affects one player now")
FACE_UP = Reason("event-step.13", "it has to be a Recruit that lies face up, any of them and no other card")
OWN_HAND = Reason("open.35", "each player picks among the cards of the own hand")
SAYS_BANISH = Reason("faq.2", "the text of the card has a card banished, not discarded")
SAYS_DISCARD = Reason("faq.2", "the text of the card has a card discarded, not banished")
NOT_THAT_ONE = Reason("open.33", "the text of the card doesn't let this Event go")
NOT_THERE = Reason("open.33", "an Event is discarded from the Event Line")


def under_way(s: RevolutionState) -> Reason | None:
    """open.23, recruit.1, recruit.5 What has to be finished first."""
    if s.act is not None:
        return FINISH
    deal = s.deal
    if deal is None:
        return None
    recruit = s.row[deal.space]
    assert recruit is not None
    even = len(deal.trophies) % PER_STAR == 0
    return PAID if even and pays(price(s, deal.space), recruit, deal.cards, len(deal.trophies)) else FINISH_RECRUIT


def not_in_step_3(s: RevolutionState) -> Reason | None:
    """turn.1, open.23 Why nothing new can be begun in step 3; None if it can."""
    return IN_STEP_3 if s.step != Step.ACT else under_way(s)


def seen_elsewhere(s: RevolutionState, seat: Seat, card: Witch) -> bool:
    """Whether the one who asks sees that card in another hand."""
    for owner in range(s.settled.seats):
        if owner != seat and card in (s.players[owner].hand if s.settled.open_hands else in_sight(s, owner)):
            return True
    return False


def done(s: RevolutionState, tried: Tried, seat: Seat) -> Reason | None:
    return not_in_step_3(s)


def keep(s: RevolutionState, tried: Tried, seat: Seat) -> Reason | None:
    return under_way(s) or IN_STEP_4


def discard(s: RevolutionState, tried: Tried, seat: Seat) -> Reason | None:
    """discard.1, turn.1 Why a card can't be discarded."""
    return under_way(s) or (IN_STEP_4 if s.step != Step.DISCARD else NOT_YOUR_CARD)


def lose(s: RevolutionState, tried: Tried, seat: Seat) -> Reason | None:
    return under_way(s) or (IN_STEP_4 if s.step != Step.DISCARD else BY_NAME)


def draw(s: RevolutionState, tried: Tried, seat: Seat) -> Reason | None:
    """draw.2, draw.10, turn.1 Why so many cards can't be drawn: all that are missing, or none."""
    if s.step != Step.DRAW:
        return under_way(s) or IN_STEP_5
    if tried.number == 0:
        return called("don't draw")
    reason = cannot_draw(s, seat)
    if reason is None and tried.number != NOBODY and tried.number == hand_size(s) - len(s.players[seat].hand):
        return called("draw")
    return reason or ALL_OR_NOTHING


def skip_draw(s: RevolutionState, tried: Tried, seat: Seat) -> Reason | None:
    return under_way(s) or IN_STEP_5


def reshuffle(s: RevolutionState, tried: Tried, seat: Seat) -> Reason | None:
    """draw.4, easier.2 Why a free reshuffle of the variant isn't used."""
    if not s.settled.free_reshuffles:
        return NO_VARIANT
    return NOT_NOW if s.players[seat].token else NO_TOKEN


def banish(s: RevolutionState, tried: Tried, seat: Seat) -> Reason | None:
    return under_way(s) or NOBODY_BANISHES


def discard_event(s: RevolutionState, tried: Tried, seat: Seat) -> Reason | None:
    return under_way(s) or EVENTS_STAY


def freely(s: RevolutionState, tried: Tried, seat: Seat) -> Reason | None:
    return NOT_FREELY


def dont(s: RevolutionState, tried: Tried, seat: Seat) -> Reason | None:
    return NOTHING_OFFERED


def player(s: RevolutionState, tried: Tried, seat: Seat) -> Reason | None:
    return NOBODY_CHOSEN


# What is asked in the middle of something


def which_recruit_is_banished(s: RevolutionState, decision: Decision, tried: Tried, seat: Seat) -> Reason | None:
    return FACE_UP if tried.means == Means.BANISH else None


def which_of_your_hand(s: RevolutionState, decision: Decision, tried: Tried, seat: Seat) -> Reason | None:
    """open.35, faq.2 Why such a card isn't the one that is lost, or not like this."""
    card = tried.card
    if tried.means not in (Means.DISCARD, Means.BANISH) or card is None:
        return None
    if card not in s.players[seat].hand:
        return OWN_HAND
    return SAYS_BANISH if tried.means == Means.DISCARD else SAYS_DISCARD


def which_event_goes(s: RevolutionState, decision: Decision, tried: Tried, seat: Seat) -> Reason | None:
    if tried.means != Means.DISCARD_EVENT:
        return None
    return NOT_THAT_ONE if tried.event in s.line else NOT_THERE
