"""Why not: what belongs to another step of the turn, and what can't be discarded, drawn or reshuffled."""

from __future__ import annotations

from typing import Final

from coven.games.revolution.components import Witch
from coven.games.revolution.draw import ALL_OR_NOTHING, cannot_draw, hand_size
from coven.games.revolution.recruit import PER_STAR, pays, price
from coven.games.revolution.seen.tried import NOBODY, Means, Tried
from coven.games.revolution.seen.view import in_sight
from coven.games.revolution.state import RevolutionState, Step
from coven.games.revolution.text.tree import PlayersDo, Verb
from coven.kernel import Decision, Reason, Seat
from coven.kernel.naming import called

IN_STEP_3 = Reason("turn.1", "that belongs to step 3, Act and/or Recruit")
IN_STEP_4 = Reason("turn.1", "cards are discarded in step 4")
IN_STEP_5 = Reason("turn.1", "cards are drawn in step 5, after the others")
BEGUN = Reason("draw.2", "the draw has begun, and goes on until the hand is filled")
BLESSING = Reason("recruit-step.3", "a Blessing is carried out at once, and just as its text says")
WHEN_FLIPPED = Reason("event-step.7", "a When Flipped effect is resolved at once, and just as its text says")
IN_A_RESHUFFLE = Reason("draw.6", "the Event of a reshuffle is resolved at once, as in step 2")
BOON = Reason("objectives.2", "the boon of the Objective is resolved first, and just as its text says")
ABILITY = Reason("abilities.1", "the card that was played is carried out first, and just as its text says")
HAS_TO_GO = Reason("event-step.10", "a face-up Recruit has to be banished first")
FINISH = Reason("open.23", "an Act is being put together; it is carried out or called off first")
FINISH_RECRUIT = Reason("recruit.1", "a Recruit is being paid for; it is taken or called off first")
PAID = Reason("recruit.5", "the Recruit is paid for; only on whose deck it goes is left to choose")
FORBIDDEN = Reason("faq.2", "the text of an Event in the line forbids it")
NOT_YOUR_CARD = Reason("discard.1", "cards are discarded from the own hand")
BY_NAME = Reason("discard.1", "cards are discarded one at a time, each by its name")
NO_CARD = Reason("trophies.10", "a trophy is no card, and is never discarded")
EVENTS_STAY = Reason("open.33", "an Event leaves the line when it is overcome, or when a card discards it")
NOBODY_BANISHES = Reason("event-step.10", "a Recruit is banished when Peril or the text of a card says so")
BANISHED_BY_USE = Reason(
    "banish.2",
    "a Coven's card is banished when it is spent on a Recruit, a Relic when it is used, any when a card says so",
)
DISCARDED_IN_STEP_4 = Reason("discard.2", "in step 4 cards go to the own Coven discard, and are not banished")
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
NOT_THAT_EVENT: Final = "the text of the card doesn't let this Event go"
AN_EVENT_OF_THE_LINE: Final = "the text of the card has an Event of the line discarded, and nothing else"


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


def lends_icons(tried: Tried) -> bool:
    """abilities.1, assist.1 Whether somebody who wants to play a card can only mean its icons: it has no ability that
    it could be played for."""
    return tried.card is None or not tried.card.play_to


def seen_elsewhere(s: RevolutionState, seat: Seat, card: Witch) -> bool:
    """Whether the one who asks sees that card in another hand."""
    for owner in range(s.settled.seats):
        if owner != seat and card in (s.players[owner].hand if s.settled.open_hands else in_sight(s, owner)):
            return True
    return False


def done(s: RevolutionState, tried: Tried, seat: Seat) -> Reason | None:
    return not_in_step_3(s)


def keep(s: RevolutionState, tried: Tried, seat: Seat) -> Reason | None:
    return IN_STEP_4


def discard(s: RevolutionState, tried: Tried, seat: Seat) -> Reason | None:
    """discard.1, turn.1 Why a card can't be discarded."""
    return IN_STEP_4 if s.step != Step.DISCARD else NOT_YOUR_CARD


def lose(s: RevolutionState, tried: Tried, seat: Seat) -> Reason | None:
    return IN_STEP_4 if s.step != Step.DISCARD else BY_NAME


def draw(s: RevolutionState, tried: Tried, seat: Seat) -> Reason | None:
    """draw.2, draw.10, turn.1 Why so many cards can't be drawn: all that are missing, or none."""
    if s.step != Step.DRAW:
        return IN_STEP_5
    if tried.number == 0:
        return called("don't draw")
    reason = cannot_draw(s, seat)
    if reason is None and tried.number != NOBODY and tried.number == hand_size(s) - len(s.players[seat].hand):
        return called("draw")
    return reason or ALL_OR_NOTHING


def skip_draw(s: RevolutionState, tried: Tried, seat: Seat) -> Reason | None:
    return IN_STEP_5


def reshuffle(s: RevolutionState, tried: Tried, seat: Seat) -> Reason | None:
    """draw.4, easier.2 Why a free reshuffle of the variant isn't used."""
    if not s.settled.free_reshuffles:
        return NO_VARIANT
    return NOT_NOW if s.players[seat].token else NO_TOKEN


def banish(s: RevolutionState, tried: Tried, seat: Seat) -> Reason | None:
    """event-step.10, banish.2, discard.2 Why a card isn't banished: what would banish such a card."""
    if tried.card is None or tried.card in s.row:
        return NOBODY_BANISHES
    in_step_4 = s.step == Step.DISCARD and tried.card in s.players[seat].hand
    return DISCARDED_IN_STEP_4 if in_step_4 else BANISHED_BY_USE


def discard_event(s: RevolutionState, tried: Tried, seat: Seat) -> Reason | None:
    return NOT_YOUR_CARD if tried.event is None else EVENTS_STAY


def freely(s: RevolutionState, tried: Tried, seat: Seat) -> Reason | None:
    return NOT_FREELY


def dont(s: RevolutionState, tried: Tried, seat: Seat) -> Reason | None:
    """open.23, recruit.1, recruit.5, open.35 Why nothing can be left alone now."""
    return under_way(s) or NOTHING_OFFERED


def player(s: RevolutionState, tried: Tried, seat: Seat) -> Reason | None:
    return NOBODY_CHOSEN


# What is asked in the middle of something


def carried_out(s: RevolutionState, decision: Decision) -> Reason:
    """recruit-step.3, event-step.7, event-step.10, draw.2, draw.6, objectives.2, abilities.1 The clause by which that
    which asks is carried out, before anything else and whether anybody likes it or not."""
    if decision.kind == "which recruit is banished":
        return HAS_TO_GO
    if decision.kind == "whether freely" and s.step == Step.DRAW:
        return BEGUN
    if s.step != Step.ACT:
        return BLESSING if s.step == Step.RECRUIT else WHEN_FLIPPED if s.step == Step.EVENT else IN_A_RESHUFFLE
    if decision.kind in ("which marker", "another marker") or s.deal is not None:
        return asked(decision)
    return ABILITY if s.taking is None else BOON


def asked(decision: Decision) -> Reason:
    """What is asked, with the clause that asks: for whoever answers it wrongly."""
    return Reason(decision.rule, f"it is asked: {decision.text}")


def which_recruit_is_banished(s: RevolutionState, decision: Decision, tried: Tried, seat: Seat) -> Reason | None:
    """event-step.10, event-step.13 Why no such card is the one banished, or not like this."""
    if tried.means == Means.DISCARD and tried.card in s.row:
        return HAS_TO_GO
    return FACE_UP if tried.means == Means.BANISH else None


def which_of_your_hand(s: RevolutionState, decision: Decision, tried: Tried, seat: Seat) -> Reason | None:
    """open.35, faq.2 Why such a card isn't the one that is lost, or not like this."""
    if tried.means not in (Means.DISCARD, Means.BANISH):
        return None
    if tried.card not in s.players[seat].hand:
        return OWN_HAND
    return SAYS_BANISH if tried.means == Means.DISCARD else SAYS_DISCARD


def which_player(s: RevolutionState, decision: Decision, tried: Tried, seat: Seat) -> Reason | None:
    """faq.5 Whom a card affects is chosen before that player does anything."""
    does = decision.about[1]
    assert isinstance(does, PlayersDo)
    return asked(decision) if tried.means in DOES[does.verb] else None


DOES: Final = {
    Verb.DISCARD: (Means.DISCARD, Means.LOSE),
    Verb.BANISH: (Means.BANISH, Means.LOSE),
    Verb.DRAW: (Means.DRAW_SO_MANY,),
    Verb.RESHUFFLE: (Means.FREELY,),
}
"""What is said by whoever does what a card has players do."""


def whether_to(s: RevolutionState, decision: Decision, tried: Tried, seat: Seat) -> Reason | None:
    """recruit-step.3, event-step.7, objectives.2 A card says how many cards are drawn, discarded or banished."""
    does = decision.about[1]
    assert isinstance(does, PlayersDo)
    so_many = tried.number != NOBODY and tried.means in DOES[does.verb]
    return carried_out(s, decision) if so_many else None


def which_event_goes(s: RevolutionState, decision: Decision, tried: Tried, seat: Seat) -> Reason | None:
    """recruit-step.3, event-step.7, objectives.2, faq.2 Why no such Event goes: by the clause by which the card that
    says which ones may is carried out."""
    if tried.means == Means.BANISH:
        return SAYS_DISCARD
    if tried.means not in (Means.DISCARD_EVENT, Means.DISCARD, Means.LOSE):
        return None
    there = tried.event is not None and tried.event in s.line
    return Reason(carried_out(s, decision).rule, NOT_THAT_EVENT if there else AN_EVENT_OF_THE_LINE)
