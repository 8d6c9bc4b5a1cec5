"""What is under way, as everybody sees it, and why a seat can't do something just then."""

from __future__ import annotations

from enum import Enum
from typing import Final

from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.costs.paying import NotPaid
from coven.games.spoils.course.battle import (
    HOW_MUCH_DAMAGE,
    NO_MORE,
    WHAT_IN_BATTLE,
    WHERE_TO,
    WHICH_ATTACKER,
    WHICH_BLOCKER,
    WINDOWS,
)
from coven.games.spoils.course.choices import ASK_AGAIN, GO_ON, LET, LET_REPEAT
from coven.games.spoils.course.loops import HOW_OFTEN, HOW_OFTEN_AT_MOST, WHERE_TO_STOP
from coven.games.spoils.course.orders import WHICH_ORDER
from coven.games.spoils.course.playable import NO_RESPONSE, NOT_A_TACTIC, Timing
from coven.games.spoils.course.responses import HOW_MANY_PASS, WHICH_RESPONSE
from coven.games.spoils.course.setup import KEEP, WHICH_TO_BOTTOM
from coven.games.spoils.course.turn import WHAT_TO_DO
from coven.games.spoils.effects.adjustments import WHICH_REDUCTION
from coven.games.spoils.effects.candidates import Taking
from coven.games.spoils.effects.consequences import WHICH_TO_KEEP
from coven.games.spoils.effects.records import Action, Battle, Order, Stage
from coven.games.spoils.effects.records import What as ActionKind
from coven.games.spoils.effects.replacements import WHICH_REPLACEMENT
from coven.games.spoils.effects.triggers import WHICH_TRIGGER
from coven.games.spoils.seen.why.tried import MULLIGAN, Kind
from coven.kernel import Decision, Reason, Seat, called, otherwise_called, seat_name


class Moment(Enum):
    """What is under way while somebody decides."""

    SETUP = "setup"
    """601"""
    TURN = "turn"
    """602.2"""
    RESPONSE = "response"
    """606"""
    WINDOW = "window of a battle"
    """607.1c, 608.1a, 608.1e"""
    ATTACKERS = "attackers"
    """607.1b"""
    TOLL = "what a party costs"
    """505.1"""
    BLOCKERS = "blockers"
    """607.1d"""
    DAMAGE = "damage"
    """608.1c, 608.1d"""
    COSTS = "costs"
    """603.1d, 605.1c"""
    TRIGGER = "trigger"
    """503"""
    EFFECT = "effect"
    """603.1h, 605.1g"""
    RULE = "rule"
    """507.5a, 506.4, 410.3, 506.1"""
    LOOP = "loop"
    """414.2, 414.3"""
    ENDING = "end of the turn"
    """609.1"""


MOMENTS: Final = {
    WHAT_TO_DO.kind: Moment.TURN,
    WHICH_RESPONSE.kind: Moment.RESPONSE,
    WHAT_IN_BATTLE.kind: Moment.WINDOW,
    WHICH_ATTACKER.kind: Moment.ATTACKERS,
    WHICH_BLOCKER.kind: Moment.BLOCKERS,
    HOW_MUCH_DAMAGE.kind: Moment.DAMAGE,
    WHERE_TO.kind: Moment.DAMAGE,
    WHICH_TRIGGER.kind: Moment.TRIGGER,
    WHICH_TO_KEEP.kind: Moment.RULE,
    WHICH_ORDER.kind: Moment.ENDING,
    **{asked.kind: Moment.LOOP for asked in (HOW_OFTEN, HOW_OFTEN_AT_MOST, HOW_MANY_PASS, WHERE_TO_STOP)},
}
"""The questions that are asked at one moment only."""

SETTLED_FIRST: Final = {
    WHICH_TO_KEEP.kind: "which unique card is kept is settled first",
    WHICH_REPLACEMENT.kind: "which of the replacements applies is settled first",
    WHICH_REDUCTION.kind: "the order of the reductions is settled first",
}
"""What the rules have settled in the midst of whatever is under way."""
IN_ITS_PLACE: Final = "506.1"
"""The rule by which a text asks what takes the place of something."""

TIMINGS: Final = {
    Moment.TURN: Timing.TURN,
    Moment.RESPONSE: Timing.TACTIC,
    Moment.WINDOW: Timing.TACTIC,
}
"""When acts are taken."""


class Later(Reason):
    """A reason by which something has to wait. Whatever forbids it in any case comes before that."""


NO_TURN_YET: Final = Reason("601.1h", "the first turn starts when the setup is through")
NOT_YOUR_TURN: Final = Reason("602.2", "only the active player takes actions of the turn")
OWN_ACTION: Final = Reason("606.1", "you cannot respond to your own actions")
BATTLE_FIRST: Final = Reason("607.1", "a battle is under way, and goes through all of its steps first")
ATTACKERS_FIRST: Final = Later("607.1c", "tactics and abilities come once the attackers have been chosen")
TOLL_FIRST: Final = Later("505.1", "what must be paid for the party that is being formed is paid first")
BLOCKERS_NOW: Final = Reason("607.1c", "tactics and abilities were for before the blockers are chosen")
UNTIL_BLOCKS: Final = (Stage.ATTACKERS, Stage.BEFORE_BLOCKS, Stage.BLOCKERS)
"""What comes next in a battle as long as its blockers are to be chosen."""
BLOCKERS_LATER: Final = Reason("607.1d", "blockers are chosen after the tactics and abilities of both players")
ATTACKERS_THEIRS: Final = Reason("607.1b", "the attacking player chooses the attackers")
BLOCKERS_CHOSEN: Final = Reason("607.1d", "the blockers have been chosen")
OTHERS_BLOCK: Final = Reason("607.1d", "the defending player chooses the blockers")
NO_BATTLE: Final = Reason("607.1d", "blockers are chosen by the defending player, in a battle")
ATTACKERS_CHOSEN: Final = Reason("607.1b", "the attackers have been chosen")
ONLY_TACTICS: Final = "only tactics can be played and abilities used in a battle"
DAMAGE_FIRST: Final = Later("608.1e", "tactics and abilities come once this level's damage has been assigned")
TRIGGER_FIRST: Final = Later("503.1", "a trigger is carried out at once, before anything else is done")
NO_ANSWER_TO_TRIGGERS: Final = Reason("503.2", "nobody can respond to a trigger")
NO_WINDOW: Final = {
    Moment.ATTACKERS: ATTACKERS_FIRST,
    Moment.TOLL: TOLL_FIRST,
    Moment.BLOCKERS: BLOCKERS_NOW,
    Moment.DAMAGE: DAMAGE_FIRST,
}
"""Why tactics and abilities wait, at each step of a battle that is no window for them."""
NOW_REPEATED: Final = "how often it is repeated is settled first"
NO_TIME_TO_REPEAT: Final = Reason("414.2", "what is repeated are the active player's actions of the turn")
NO_HAND_YET: Final = Reason("601.1", "the opening hands are drawn once it is settled who goes first")
CARD_BY_CARD: Final = Reason("", f"say the cards that go to the bottom of your deck one by one, and then {KEEP!r}")
OUT_OF_PLACE: Final = {
    LET: Reason("606.1", "nothing of your opponent's is under way that you could respond to"),
    GO_ON: Reason("607.1c", "that ends a player's tactics and abilities in a battle, and it is not the time for them"),
    KEEP: Reason("601.1f", "an opening hand is kept, or not, before the first turn and once"),
    MULLIGAN: Reason("601.1f", "cards of an opening hand are exchanged before the first turn, and once"),
    LET_REPEAT: Reason("414.2c", "nothing of your opponent's is being repeated"),
}
"""What leaves things as they are, each at moments of its own."""
BATTLE: Final = (Moment.ATTACKERS, Moment.TOLL, Moment.WINDOW, Moment.BLOCKERS)
"""When a character that is named may be one to attack or to block."""
TURN_ENDS: Final = Reason("609.1", "the turn is being ended, and its player says first what to be asked")
AS_ORDERED: Final = Reason("606.2", "you are asked so already")
NO_ORDERS_NOW: Final = Reason("606.2", "what you want to be asked is said where you are asked to respond")
NO_SUCH_ORDER: Final = Reason("606.2", "that is no order to be left in place of a response")


def moment(s: SpoilsState, decision: Decision) -> Moment:
    """What is under way."""
    if not s.turn:
        return Moment.SETUP
    found = MOMENTS.get(decision.kind)
    if found is not None:
        return found
    if s.paying:
        return Moment.COSTS
    if isinstance(decision.why_not, NotPaid) and decision.why_not.rule == "505.1" and s.battle is not None:
        return Moment.TOLL
    action = acting(s)
    r = decision.why_not.r if isinstance(decision.why_not, Taking) else None
    by_action = action is not None and action.resolving and (r is None or r.action is not None)
    if by_action and action is not None and decision.source is not None and decision.source is not action.copy:
        by_action = False
    if by_action:
        return Moment.EFFECT
    return Moment.RULE if decision.kind in SETTLED_FIRST or decision.rule == IN_ITS_PLACE else Moment.TRIGGER


def acting(s: SpoilsState) -> Action | None:
    """The innermost of the cards being played and abilities being used."""
    return s.being_played[-1] if s.being_played else None


def why_not_now(s: SpoilsState, decision: Decision, seat: Seat, kind: Kind, tactical: bool) -> Reason | None:
    """Why a seat can't do something of this kind now, whatever it is done with; None if this is the time for it.
    `tactical`: whether it may be done whenever tactics can be played."""
    now = moment(s, decision)
    if now is Moment.SETUP:
        return NO_TURN_YET
    responds = now is Moment.RESPONSE and seat == decision.seat
    if seat != s.active and kind in (Kind.ATTACK, Kind.END) and not responds:
        return NOT_YOUR_TURN
    if now is Moment.TURN:
        if kind is Kind.BLOCK:
            return NO_BATTLE
        return None if seat == decision.seat else NOT_YOUR_TURN
    if now is Moment.LOOP:
        return Later(decision.rule, NOW_REPEATED)
    if kind is Kind.REPEAT:
        return NO_TIME_TO_REPEAT
    if now is Moment.RESPONSE:
        return _in_response(s, decision, seat, kind, tactical)
    if now in (*BATTLE, Moment.DAMAGE):
        assert s.battle is not None
        return _in_battle(s, s.battle, now, seat, kind, tactical)
    if kind is Kind.BLOCK:
        return NO_BATTLE if s.battle is None else why_no_block_now(s.battle, seat)
    if now is Moment.COSTS:
        return _in_costs(s, seat, tactical)
    if now is Moment.RULE:
        return Later(decision.rule, SETTLED_FIRST.get(decision.kind, "what takes the place of it is settled first"))
    if now is Moment.ENDING:
        return TURN_ENDS
    if now is Moment.EFFECT:
        return _in_effect(s, seat, tactical)
    if seat != s.active and not tactical:
        return NOT_YOUR_TURN
    return NO_ANSWER_TO_TRIGGERS if tactical else TRIGGER_FIRST


def _in_response(s: SpoilsState, decision: Decision, seat: Seat, kind: Kind, tactical: bool) -> Reason | None:
    """606.1, 606.2, 507.4d"""
    if kind is Kind.BLOCK:
        return NO_BATTLE if s.battle is None else why_no_block_now(s.battle, seat)
    if seat != decision.seat:
        return OWN_ACTION if tactical else _resolves_first(s)
    if tactical:
        return None
    return NO_RESPONSE if kind is Kind.FLIP else NOT_A_TACTIC


def _resolves_first(s: SpoilsState) -> Reason:
    """606.2, 609.1 Why the player whose action is responded to takes no other one."""
    action = acting(s)
    if action is None or action.what is ActionKind.END:
        return Reason("609.1", "the turn is being ended; it ends once your opponent's responses are complete")
    return Later("606.2", f"{named(action)} resolves first, once your opponent's responses are finished")


def _in_battle(s: SpoilsState, battle: Battle, now: Moment, seat: Seat, kind: Kind, tactical: bool) -> Reason | None:
    """607.1b to 607.1d, 608.1a, 608.1c, 608.1e, 507.4d"""
    if kind is Kind.BLOCK:
        return None if now is Moment.BLOCKERS and seat == battle.defending else why_no_block_now(battle, seat)
    if kind in (Kind.ATTACK, Kind.END):
        return BATTLE_FIRST
    if now is not Moment.WINDOW:
        later = NO_WINDOW[now]
        return later if tactical else _only_tactics(kind, "607.1c" if now is Moment.TOLL else later.rule)
    if not tactical:
        return _only_tactics(kind, WINDOWS[battle.stage][0])
    return None if seat == battle.acting else _not_your_part(battle, seat)


def _only_tactics(kind: Kind, rule: str) -> Reason:
    """607.1c, 608.1a, 608.1e, 507.4d"""
    return NO_RESPONSE if kind is Kind.FLIP else Reason(rule, ONLY_TACTICS)


def _not_your_part(battle: Battle, seat: Seat) -> Reason:
    """607.1c, 608.1a, 608.1e Why a seat has no part in a window of a battle just now."""
    rule, _ = WINDOWS[battle.stage]
    if seat == battle.attacking:
        return Reason(rule, "the attacking player's part of this is over, and there is no second round")
    return Later(rule, "the attacking player comes first, and then the defending player")


def why_out_of_place(s: SpoilsState, decision: Decision, seat: Seat, words: str) -> Reason | None:
    """606.1, 606.2, 503.2, 603.1g, 605.1f, 607.1c, 601.1f Why words that leave something as it is leave nothing so now;
    None for other words."""
    reason = OUT_OF_PLACE.get(words)
    if reason is None:
        return None
    now = moment(s, decision)
    if words in (KEEP, MULLIGAN) and now is Moment.SETUP and decision.kind != WHICH_TO_BOTTOM.kind:
        return NO_HAND_YET
    if words == MULLIGAN and now is Moment.SETUP and seat == decision.seat:
        return CARD_BY_CARD
    if words == GO_ON:
        on = _why_not_gone_on(s, decision, now, seat)
        if on is not None:
            return on
    if words == LET and now in (Moment.COSTS, Moment.EFFECT, Moment.TRIGGER):
        return _why_not_let(s, now, seat)
    if seat == decision.seat:
        return reason
    if now is Moment.RESPONSE and words in (LET, LET_REPEAT):
        return OWN_ACTION
    return why_not_yours(s, decision, seat, deed=False) if now is Moment.SETUP else reason


def _why_not_gone_on(s: SpoilsState, decision: Decision, now: Moment, seat: Seat) -> Reason | None:
    """505.1, 606.2, 607.1b to 607.1d, 608.1a, 608.1e Why a battle doesn't go on just now, or how that is called; None
    where that says nothing."""
    if seat == decision.seat and now in (Moment.RESPONSE, Moment.ATTACKERS, Moment.BLOCKERS):
        return otherwise_called(decision, NO_MORE) or (decision.why_not and decision.why_not(NO_MORE))
    if s.battle is None:
        return None
    if now is Moment.TOLL:
        return TOLL_FIRST
    if now is Moment.RESPONSE:
        return _resolves_first(s)
    return _not_your_part(s.battle, seat) if now is Moment.WINDOW and seat != decision.seat else None


def _why_not_let(s: SpoilsState, now: Moment, seat: Seat) -> Reason:
    """606.1, 503.2, 603.1g, 605.1f, 603.1h, 605.1g Why nobody lets happen what is under way."""
    action = acting(s)
    if now is Moment.TRIGGER or action is None:
        return NO_ANSWER_TO_TRIGGERS
    if action.seat == seat:
        return OWN_ACTION
    return (_in_costs if now is Moment.COSTS else _in_effect)(s, seat, True)


def why_no_order(s: SpoilsState, decision: Decision, words: str) -> Reason:
    """606.2 Why a player who may act leaves no such order now: it stands already, or it isn't the time for it."""
    standing, usual = s.orders[decision.seat], s.rulings.usual
    order = usual if words == ASK_AGAIN else next((one for one in Order if one.value.casefold() == words), None)
    if order is standing:
        return AS_ORDERED
    if order is usual:
        return called(ASK_AGAIN)
    return NO_ORDERS_NOW if moment(s, decision) is Moment.TURN else NO_SUCH_ORDER


def why_no_block_now(battle: Battle, seat: Seat) -> Reason:
    """607.1d Why a seat can't choose a blocker at this stage of a battle."""
    if seat != battle.defending:
        return OTHERS_BLOCK
    return BLOCKERS_LATER if battle.stage in UNTIL_BLOCKS else BLOCKERS_CHOSEN


def _in_costs(s: SpoilsState, seat: Seat, tactical: bool) -> Reason:
    """603.1d, 603.1g, 605.1c, 605.1f, 606.2"""
    action = acting(s)
    assert action is not None, "costs are those of something"
    by_card = action.what is ActionKind.CARD
    if seat == action.seat:
        return Later("603.1d" if by_card else "605.1c", f"the costs of {named(action)} are being satisfied first")
    if not tactical:
        return NOT_A_TACTIC
    return Later("603.1g" if by_card else "605.1f", "you may respond once the costs have been satisfied")


def _in_effect(s: SpoilsState, seat: Seat, tactical: bool) -> Reason:
    """603.1h, 605.1g, 606.2"""
    action = acting(s)
    assert action is not None
    rule = "603.1h" if action.what is ActionKind.CARD else "605.1g"
    if seat == action.seat:
        return Later(rule, f"{named(action)} is being carried out first")
    if not tactical and seat != s.active:
        return NOT_A_TACTIC
    if tactical:
        return Reason(rule, f"{named(action)} is being carried out, and it is too late to respond")
    return Later(rule, f"{named(action)} is being carried out, before you do anything else")


def named(action: Action) -> str:
    """A card being played by its name, an ability being used by its own and its card's."""
    return str(action.copy) if action.ability is None else f"{action.ability.name} of {action.copy}"


def why_not_yours(s: SpoilsState, decision: Decision, seat: Seat, deed: bool) -> Reason:
    """Why a seat can't answer what another is asked. `deed`: it says what a text has somebody do."""
    now = moment(s, decision)
    for_whom = f"that is for {seat_name(decision.seat)} to decide"
    if now is Moment.TURN:
        return NOT_YOUR_TURN
    if now is Moment.RESPONSE:
        return _resolves_first(s) if deed else OWN_ACTION
    if deed and s.battle is not None and now in (*BATTLE, Moment.DAMAGE):
        return Reason(decision.rule, ONLY_TACTICS) if now is Moment.WINDOW else BATTLE_FIRST
    if now is Moment.ATTACKERS:
        return ATTACKERS_THEIRS
    if now in (Moment.WINDOW, Moment.BLOCKERS):
        assert s.battle is not None
        return OTHERS_BLOCK if now is Moment.BLOCKERS else _not_your_part(s.battle, seat)
    action = acting(s)
    if now is Moment.COSTS and action is not None and action.seat == decision.seat:
        rule = "603.1d" if action.what is ActionKind.CARD else "605.1c"
        return Reason(rule, f"{seat_name(decision.seat)} satisfies the costs of {named(action)}")
    if decision.kind == WHICH_TO_BOTTOM.kind:
        if decision.seat == s.first:
            return Reason("601.1g", "the second player does this when the first player has done it")
        return Reason("601.1f", "the first player has done this, and it is done once")
    if now in (Moment.EFFECT, Moment.TRIGGER):
        if isinstance(decision.why_not, Taking) and decision.about == ("discard",):
            return Reason("305.1", f"{seat_name(decision.seat)} discards, from the own hand")
        if deed or decision.rule == "402.5":
            return Reason("407.2", f"the text that is carried out speaks to {seat_name(decision.seat)}")
    return Reason(decision.rule, for_whom)
