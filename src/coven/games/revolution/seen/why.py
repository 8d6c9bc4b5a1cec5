"""Why not: the clause that forbids what somebody tries, found by what that seat knows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from coven.games.revolution.act import standing
from coven.games.revolution.choices import Pick
from coven.games.revolution.components import ANY, MAGIC, Event, Witch
from coven.games.revolution.draw import ALL_OR_NOTHING, cannot_draw
from coven.games.revolution.payment import (
    barred,
    costs,
    only_one_helper,
    supplied,
    trophies_count,
    trophy_counts,
)
from coven.games.revolution.recruit import PER_STAR, price, ways
from coven.games.revolution.seen.tried import NOBODY, Tried, read
from coven.games.revolution.seen.view import in_sight
from coven.games.revolution.state import RevolutionState, Step
from coven.games.revolution.turn import extra_acts_allowed
from coven.kernel import Decision, Reason, Seat, seat_name

OTHERS_TURN = Reason("step3.8", "only the player whose turn it is acts and recruits; others can only help")
OWN_DISCARDS = Reason("discard.3", "nobody but the player whose turn it is has a Discard step")
OWN_DRAWS = Reason("draw.9", "players draw on their own turns only")
OWN_SEEKERS = Reason("abilities.2", "a Seeker is played to Act again on its owner's own turn only")
OWN_ABILITY = Reason("abilities.1", "an ability is used on its owner's own turn, unless it names another moment")
WAIT_TO_BE_ASKED = Reason("assist.1", "assistance is for an Act that is being put together, and is asked for first")
THEIRS = Reason("trophies.13", "every owner decides about the own cards and trophies; it is for the other to answer")
IN_STEP_3 = Reason("turn.1", "that belongs to step 3, Act and/or Recruit")
IN_STEP_4 = Reason("turn.1", "cards are discarded in step 4")
IN_STEP_5 = Reason("turn.1", "cards are drawn in step 5, after the others")
FINISH = Reason("act.9", "an Act is being put together; it is carried out or called off first")
FINISH_RECRUIT = Reason("recruit.1", "a Recruit is being paid for; it is taken or called off first")
NOT_IN_LINE = Reason("act.1", "an Act is aimed at an Event in the Event Line")
NO_ACT_LEFT = Reason("step3.3", "the turn's Act has been used, and no Seeker was played for another one")
NO_RECRUIT_LEFT = Reason("step3.3", "the turn's one Recruit has been used")
NOT_FACE_UP = Reason("recruit.1", "a Recruit is taken from one of the three Recruit spaces")
NO_ACT_UNDER_WAY = Reason("act.1", "say first which Event you act against")
NOT_IN_HAND = Reason("act.2", "that card is not in your hand")
SOMEBODY_ELSES = Reason("trophies.13", "that card is another player's; ask for assistance")
NOT_FOR_RECRUITS = Reason("assist.8", "other players' cards can't pay for a Recruit")
ALREADY_IN = Reason("act.9", "that card is already in")
FORBIDDEN = Reason("faq.2", "the text of an Event in the line forbids it")
COUNTS_FOR_NOTHING = Reason("act.6", "it has no icon of a kind that counts against this Event")
NOT_A_SEEKER = Reason("abilities.1", "its text gives no extra Act")
NO_ABILITY = Reason("abilities.1", "it has no ability that could be used now")
NO_TROPHY = Reason("trophies.1", "you have no such trophy left")
NOT_YOURS = Reason("trophies.5", "only the player whose turn it is spends trophies on an Event, and only the own ones")
GENERIC = Reason(
    "trophies.2", "Unaligned and Catastrophe trophies count against Unaligned Events and Catastrophes only"
)
NO_REDUCTION = Reason("faq.6", "where nothing reduces recruiting costs, trophies don't either")
USELESS = Reason("trophies.7", "only pairs of trophies take off a star, and no more than the Recruit costs")
BEFORE_CARDS = Reason("trophies.7", "trophies are spent before cards, so that every card is needed")
PAIR_FIRST = Reason("trophies.7", "a single odd trophy reduces nothing; make it a pair first")
PAYS_NOTHING = Reason("open.13", "a card worth no stars pays nothing, and so is none of the paying cards")
NOT_NEEDED = Reason("open.15", "every card spent has to be needed")
ALTERNATIVES = Reason("act.4", "the two costs are alternatives; they can't be mixed")
ALONE = Reason("solo.2", "alone there is no assistance")
NOT_YOURSELF = Reason("assist.7", "nobody assists on the own turn")
NO_CARDS = Reason("assist.1", "that player has no card to assist with")
ASKED_BEFORE = Reason("assist.1", "that player has answered; each assists an Act once")
NO_HELP_THERE = Reason("assist.1", "that player has pledged nothing")
NOTHING_PROPOSED = Reason("trophies.13", "that player has proposed nothing against this Event")
HEARD_BEFORE = Reason("faq.1", "that player has been heard, and nothing has been done since")
NOTHING_TO_PROPOSE = Reason("assist.1", "there is no Act, no Event or no card that a proposal could be about")
ON_OTHERS_TURNS = Reason("assist.7", "nobody assists on the own turn, so there is nothing to propose")
WAIT_TO_BE_HEARD = Reason("faq.1", "the player whose turn it is asks for proposals first")
NOT_PICTURED = Reason("assist.2", "an assisting card gives one of its own icons")
ONE_CARD = Reason("assist.1", "each helper assists with a single card")
ONLY_A_SEEKER = Reason("assist.5", "besides a Dedicant only a Seeker can assist as well")
NOT_SHOWN = Reason("act.13", "the marker has to match an icon shown on the Event")
ONLY_ITS_OWN = Reason(
    "act.14", "an Unaligned Event gives Unaligned markers only, a Catastrophe only Catastrophe markers"
)
NONE_LEFT = Reason("act.15", "no such marker is left on an Objective")
NOTHING_OVERCOME = Reason("act.12", "a marker is taken when an Event is overcome")
NOTHING_RECRUITED = Reason("recruit.4", "a card goes on a deck when it is recruited")
HAS_TO = Reason("open.35", "that has to be settled first")


ON_THE_OWN_TURN: Final = frozenset((Pick.ACT, Pick.RECRUIT, Pick.OVERCOME, Pick.CALL_OFF, Pick.PAY))
NOT_TO_DECIDE: Final = {
    Pick.DISCARD: OWN_DISCARDS,
    Pick.DRAW: OWN_DRAWS,
    Pick.AGAIN: OWN_SEEKERS,
    Pick.ANOTHER: OWN_ABILITY,
    Pick.ASSIST: WAIT_TO_BE_ASKED,
    Pick.ALSO: WAIT_TO_BE_ASKED,
    Pick.SPEND: NOT_YOURS,
    Pick.PROPOSE: WAIT_TO_BE_HEARD,
    Pick.PLEDGE: WAIT_TO_BE_HEARD,
}


def why_not(s: RevolutionState, decision: Decision, words: str, seat: Seat) -> Reason | None:
    """Why a seat can't do what the words say."""
    tried = read(s, words, seat)
    if isinstance(tried, Reason):
        return tried
    if seat != decision.seat:
        return _not_to_decide(s, decision, tried, seat)
    if seat != s.current or (not decision.question.at_rest and s.act is None and s.deal is None):
        return _answering(s, decision, tried, seat)
    return REASONS.get(tried.pick, _other)(s, tried, seat)


def _not_to_decide(s: RevolutionState, decision: Decision, tried: Tried, seat: Seat) -> Reason:
    """step3.8, discard.3, draw.9, abilities.2 Why the one who isn't asked can't do it."""
    if seat == s.current:
        return THEIRS
    if tried.pick in ON_THE_OWN_TURN:
        return OTHERS_TURN
    if tried.pick == Pick.PLAY:
        return OWN_ABILITY if tried.card is not None and tried.card.play_to else WAIT_TO_BE_ASKED
    return NOT_TO_DECIDE.get(tried.pick, Reason("turn.2", f"it is the turn of {seat_name(s.current)}"))


def _answering(s: RevolutionState, decision: Decision, tried: Tried, seat: Seat) -> Reason:
    """assist.1, assist.2, assist.5, act.13 to act.15 Something is asked in the middle of something."""
    event = s.act.event if s.act is not None else None
    card = tried.card
    if tried.pick in (Pick.ASSIST, Pick.ALSO) and event is not None and card is not None:
        if card not in s.players[seat].hand:
            return NOT_IN_HAND
        if tried.pick == Pick.ALSO or decision.kind == "also a seeker":
            return ONLY_A_SEEKER if not card.act_again else _gives(card, tried.icon, event)
        return _gives(card, tried.icon, event)
    if tried.pick == Pick.MARKER and decision.kind == "which marker":
        event = decision.about[0]  # type: ignore[assignment]
        assert event is not None
        if not event.icons >> tried.icon & 1:
            return NOT_SHOWN if event.costs[0][0] != ANY else ONLY_ITS_OWN
        return NONE_LEFT
    if tried.pick == Pick.PLEDGE and card is not None and decision.kind == "what to pledge":
        return NOT_IN_HAND if card not in s.players[seat].hand else _gives(card, tried.icon, decision.about[0])
    if tried.pick == Pick.PROPOSE and tried.event is not None:
        return FORBIDDEN if tried.event in s.line else NOT_IN_LINE
    if tried.pick in (Pick.ACT, Pick.RECRUIT) and seat != s.current:
        return OTHERS_TURN
    if tried.pick == Pick.AGAIN and seat != s.current:
        return OWN_SEEKERS
    if tried.pick in (Pick.DISCARD, Pick.BANISH) and card is not None and card not in s.players[seat].hand:
        return NOT_IN_HAND if decision.kind != "which recruit is banished" else NOT_FACE_UP
    return Reason(decision.rule, f"it is asked: {decision.text}")


def _gives(card: Witch, icon: int, event: object) -> Reason:
    assert isinstance(event, Event)
    if barred(event, card):
        return FORBIDDEN
    if icon != NOBODY and (icon >= MAGIC or not card.icons[icon]):
        return NOT_PICTURED
    return COUNTS_FOR_NOTHING


def _in_step_3(s: RevolutionState) -> Reason | None:
    if s.step != Step.ACT:
        return IN_STEP_3
    if s.act is not None:
        return FINISH
    return FINISH_RECRUIT if s.deal is not None else None


def _act(s: RevolutionState, tried: Tried, seat: Seat) -> Reason | None:
    """act.1, act.2, step3.3 Why an Event can't be acted against."""
    early = _in_step_3(s)
    if early is not None:
        return early
    event = tried.event
    if event is None or event not in s.line:
        return NOT_IN_LINE
    if not s.acts:
        return NO_ACT_LEFT
    ways = " or ".join(str(cost) for cost in costs(s, event))
    return Reason("act.2", f"it costs {ways}, and all cards and trophies that could be played don't reach that")


def _recruit(s: RevolutionState, tried: Tried, seat: Seat) -> Reason | None:
    """recruit.1, recruit.14, step3.3, step3.6 Why a Recruit can't be taken."""
    early = _in_step_3(s)
    if early is not None:
        return early
    card = tried.card
    if card is None or card not in s.row:
        return NOT_FACE_UP
    if s.recruited:
        return NO_RECRUIT_LEFT
    stars = max(0, price(s, s.row.index(card)).stars)
    return Reason("recruit.1", f"it costs {stars} stars, and your cards, with all trophies, don't reach that")


def _again(s: RevolutionState, tried: Tried, seat: Seat) -> Reason | None:
    """step3.4, abilities.2 Why a card can't be played for an extra Act."""
    early = _in_step_3(s)
    if early is not None:
        return early
    card = tried.card
    assert card is not None
    if card not in s.players[seat].hand:
        return NOT_IN_HAND
    return NOT_A_SEEKER if not card.act_again or extra_acts_allowed(s) else FORBIDDEN


def _another(s: RevolutionState, tried: Tried, seat: Seat) -> Reason | None:
    return Reason("abilities.1", "it is played when an Event has been overcome and a marker that matches is left")


def _play(s: RevolutionState, tried: Tried, seat: Seat) -> Reason | None:
    """act.6, faq.2 Why a card can't be put into an Act."""
    card = tried.card
    assert card is not None
    if s.step != Step.ACT:
        return IN_STEP_3
    if s.deal is not None:
        return FINISH_RECRUIT
    if card not in s.players[seat].hand:
        return SOMEBODY_ELSES if _seen_elsewhere(s, seat, card) else NOT_IN_HAND
    if s.act is None:
        return NO_ACT_UNDER_WAY if not card.play_to else NO_ABILITY
    if card in s.act.cards:
        return ALREADY_IN
    return FORBIDDEN if barred(s.act.event, card) else COUNTS_FOR_NOTHING


def _seen_elsewhere(s: RevolutionState, seat: Seat, card: Witch) -> bool:
    """Whether the one who asks sees that card in another hand."""
    for owner in range(s.settled.seats):
        if owner != seat and card in (s.players[owner].hand if s.settled.open_hands else in_sight(s, owner)):
            return True
    return False


def _trophy(s: RevolutionState, tried: Tried, seat: Seat) -> Reason | None:
    """trophies.1, trophies.2, trophies.5, trophies.7, recruit.15, faq.6 Why a trophy can't be spent."""
    icon = tried.icon
    if s.step != Step.ACT:
        return IN_STEP_3
    if s.act is None and s.deal is None:
        return NO_ACT_UNDER_WAY
    own = s.players[seat].trophies[icon]
    if s.act is not None:
        if own <= s.act.trophies.count(icon):
            others = any(player.trophies[icon] for n, player in enumerate(s.players) if n != seat)
            return NOT_YOURS if others else NO_TROPHY
        if not trophies_count(s, s.act.event):
            return FORBIDDEN
        return GENERIC if icon >= MAGIC and not trophy_counts(s.act.event, icon) else COUNTS_FOR_NOTHING
    assert s.deal is not None
    if not price(s, s.deal.space).reducible:
        return NO_REDUCTION if s.board.liberty_ban[s.liberty] else FORBIDDEN
    if own <= s.deal.trophies.count((seat, icon)):
        return NO_TROPHY
    return BEFORE_CARDS if s.deal.cards else USELESS


def _pay(s: RevolutionState, tried: Tried, seat: Seat) -> Reason | None:
    """recruit.1, recruit.8, assist.8, open.13, open.15 Why a card can't be spent on a Recruit."""
    card = tried.card
    assert card is not None
    deal = s.deal
    if s.step != Step.ACT:
        return IN_STEP_3
    if deal is None:
        return FINISH if s.act is not None else Reason("recruit.1", "say first which Recruit you take")
    if card not in s.players[seat].hand:
        return NOT_FOR_RECRUITS if _seen_elsewhere(s, seat, card) else NOT_IN_HAND
    if card in deal.cards:
        return ALREADY_IN
    if not card.stars:
        return PAYS_NOTHING
    if len(deal.trophies) % PER_STAR:
        return PAIR_FIRST
    recruit = s.row[deal.space]
    assert recruit is not None
    cost = price(s, deal.space)
    if cost.match and not ways(cost._replace(match=False), recruit, s.players[seat].hand, (), len(deal.trophies)):
        return Reason("recruit.8", "only with a card that shares an icon is it one star less")
    return NOT_NEEDED


def _overcome(s: RevolutionState, tried: Tried, seat: Seat) -> Reason | None:
    """act.2, act.4 Why what is put together doesn't pay."""
    if s.step != Step.ACT:
        return IN_STEP_3
    if s.act is None:
        return NO_ACT_UNDER_WAY
    found = costs(s, s.act.event)
    if len(found) > 1 and sum(supplied(s.act, cost.icon) for cost in found) >= min(cost.single for cost in found):
        return ALTERNATIVES
    return Reason("act.2", f"the cost has to be reached: there are {standing(s, s.act)}")


def _ask(s: RevolutionState, tried: Tried, seat: Seat) -> Reason | None:
    """assist.1, assist.7, solo.2, faq.2 Why nobody, or not this player, can be asked to assist."""
    if s.settled.seats == 1:
        return ALONE
    if s.act is None:
        return NO_ACT_UNDER_WAY if s.step == Step.ACT else IN_STEP_3
    if tried.seat == seat:
        return NOT_YOURSELF
    if s.act.event.no_assistance or (s.act.pledges and only_one_helper(s)):
        return FORBIDDEN
    return ASKED_BEFORE if s.act.asked >> tried.seat & 1 else NO_CARDS


def _hear(s: RevolutionState, tried: Tried, seat: Seat) -> Reason | None:
    """faq.1, assist.1, assist.7, solo.2 Why nobody, or not this player, is asked for a proposal."""
    if s.settled.seats == 1:
        return ALONE
    early = _in_step_3(s)
    if early is not None:
        return early
    if tried.seat == seat:
        return NOT_YOURSELF
    return HEARD_BEFORE if s.heard >> tried.seat & 1 else NOTHING_TO_PROPOSE


def _proposal(s: RevolutionState, tried: Tried, seat: Seat) -> Reason | None:
    """trophies.13 Why there is no proposal to accept or to decline."""
    if s.act is None:
        return NO_ACT_UNDER_WAY if s.step == Step.ACT else IN_STEP_3
    if s.act.pledges and only_one_helper(s):
        return FORBIDDEN
    return ASKED_BEFORE if s.act.asked >> tried.seat & 1 else NOTHING_PROPOSED


def _propose(s: RevolutionState, tried: Tried, seat: Seat) -> Reason | None:
    return ALONE if s.settled.seats == 1 else ON_OTHERS_TURNS


def _for_trophies(s: RevolutionState, tried: Tried, seat: Seat) -> Reason | None:
    """trophies.6, trophies.7, faq.6 Why nobody can be asked for trophies."""
    if s.deal is None:
        return NOT_YOURS if s.act is not None else Reason("trophies.6", "others give trophies for a Recruit")
    if not price(s, s.deal.space).reducible:
        return NO_REDUCTION if s.board.liberty_ban[s.liberty] else FORBIDDEN
    return USELESS


def _send_back(s: RevolutionState, tried: Tried, seat: Seat) -> Reason | None:
    return NO_HELP_THERE


def _assist(s: RevolutionState, tried: Tried, seat: Seat) -> Reason | None:
    return ALONE if s.settled.seats == 1 else NOT_YOURSELF


def _marker(s: RevolutionState, tried: Tried, seat: Seat) -> Reason | None:
    return NOTHING_OVERCOME


def _deck(s: RevolutionState, tried: Tried, seat: Seat) -> Reason | None:
    return NOTHING_RECRUITED


def _discard(s: RevolutionState, tried: Tried, seat: Seat) -> Reason | None:
    """discard.1, turn.1 Why a card can't be discarded."""
    if s.step != Step.DISCARD:
        return IN_STEP_4
    return Reason("discard.1", "cards are discarded from the own hand")


def _draw(s: RevolutionState, tried: Tried, seat: Seat) -> Reason | None:
    """draw.2, draw.10, turn.1 Why so many cards can't be drawn."""
    if s.step != Step.DRAW:
        return IN_STEP_5
    return cannot_draw(s, seat) or ALL_OR_NOTHING


def _other(s: RevolutionState, tried: Tried, seat: Seat) -> Reason | None:
    """turn.1 Anything else belongs to another moment."""
    if s.act is not None:
        return FINISH
    if s.deal is not None:
        return FINISH_RECRUIT
    return Reason("turn.1", "that belongs to another step of the turn")


Because = Callable[[RevolutionState, Tried, Seat], Reason | None]

REASONS: Final[dict[Pick, Because]] = {
    Pick.ACT: _act,
    Pick.RECRUIT: _recruit,
    Pick.AGAIN: _again,
    Pick.ANOTHER: _another,
    Pick.PLAY: _play,
    Pick.SPEND: _trophy,
    Pick.PAY: _pay,
    Pick.OVERCOME: _overcome,
    Pick.ASK: _ask,
    Pick.GIVE: _for_trophies,
    Pick.HEAR: _hear,
    Pick.ACCEPT: _proposal,
    Pick.REFUSE: _proposal,
    Pick.PROPOSE: _propose,
    Pick.PLEDGE: _propose,
    Pick.SEND_BACK: _send_back,
    Pick.ASSIST: _assist,
    Pick.ALSO: _assist,
    Pick.MARKER: _marker,
    Pick.DECK: _deck,
    Pick.DISCARD: _discard,
    Pick.DRAW: _draw,
}
