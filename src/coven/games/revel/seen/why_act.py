"""Why a seat can't act like this: play a card, draw one, use a Power, or pass (2.4)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from coven.games.revel.areas.state import RevelState, Step
from coven.games.revel.course.acts import (
    CANT_PAY_DRAW,
    CANT_PAY_SKIP,
    PASS,
    PLAY,
    SKIP,
    WHAT_TO_DO,
    why_not_play,
    why_not_skip,
)
from coven.games.revel.effects.powers import NOT_YOUR_TURN, USED
from coven.games.revel.effects.records import Use
from coven.games.revel.seen.tried import (
    ANY_CARD,
    ANY_FROM,
    FROM_AREA,
    SEVERAL_TIMES,
    TIMES,
    each_said,
    is_any_of_hand,
    is_thing,
    is_where,
    known_names,
    read_play,
)
from coven.games.revel.seen.why_play import NOT_IN_HAND, STITCH, why_not_so
from coven.games.revel.seen.why_unpaid import why_uncharged
from coven.games.revel.seen.why_use import why_not_power, why_not_so_often
from coven.games.revel.text.tree import Verb
from coven.kernel import Decision, Reason, Seat, called, first_said, no_such

NOT_YOUR_ACT: Final = Reason("2.3.8", "only the player whose turn it is gets a chance to act")
NOT_YET_BEGUN: Final = Reason("2.2.10", "the first turn begins when the opening cards are settled")
NOT_YOUR_PASS: Final = Reason("5.11.4", "only the player whose turn it is can pass")
NO_TURN_TO_PASS: Final = Reason("5.11.4", "outside of turns nobody can pass")
SETTLE_FIRST: Final = Reason("2.3.9", "the next chance to act comes when this act and its consequences are settled")
NOT_YET_ACTING: Final = Reason("2.3.15", "the first chance to act comes when the start of the turn is settled")
PASSES: Final = Reason("5.11.2", "there is no further chance to act in a turn that has been passed")
PASSED: Final = Reason("5.11.2", "the turn has been passed, so there is no further chance to act in it")
FEWER_PLAYS: Final = Reason("2.4.3", "each takes a play, and fewer are left")
FEWER_FINAL_PLAYS: Final = Reason("2.4.3", "each takes a play, and fewer are left in this Final Turn")
ONE_CARD: Final = Reason("2.4.2", "a play is spent to draw 1 card, the next one")
TRIED: Final = Reason("0.5.14", "no card in hand could be played just now; do something else first")

ONE: Final = {
    "draw": re.compile(r"(?:a|an|1|one|the|my)?(?: ?(?:extra|more|another|next|top))? ?(?:cards?)?"),
    "skip": re.compile(r"(?:a|an|1|one|the|my|this)? ?(?:plays?)?"),
}
"""What a person says who spends a play to draw: 'draw a card', 'draw 1 extra card', 'skip my play'."""
FROM_DECK: Final = re.compile(r" ?(?:from|of|off) (?:the top of )?(?:my|the) (?:deck|draw pile)$")
"""What adds nothing to that."""
SO_MANY: Final = {
    "draw": re.compile(rf"\S+(?: (?:extra|more))? cards|\d+|(?:\S+ card ?)?{SEVERAL_TIMES.pattern}"),
    "skip": re.compile(rf"\S+ plays|\d+|\S+ play {SEVERAL_TIMES.pattern}"),
}
THE_TURN: Final = re.compile(rf"(?:(?:the|my|this) )?(?:turn)?(?: ?(?:{TIMES}))?")
"""What a person says after 'pass': 5.11.3 doing so more than once changes nothing."""


def why_not_act(s: RevelState, decision: Decision, said: str, seat: Seat) -> Reason | None:
    """2.4 Why a seat can't act like this now."""
    verb, _, rest = said.partition(" ")
    nothing = says_nothing(s, seat, said)
    if nothing is not None:
        return nothing
    begun = not is_setting_up(s)
    if seat != s.current or not begun:
        if verb == "pass":
            return NOT_YOUR_PASS if begun else NO_TURN_TO_PASS
        if verb == "use":
            return why_not_power(s, seat, rest) if begun and rest else NOT_YOUR_TURN
        return NOT_YOUR_ACT if begun else NOT_YET_BEGUN
    if decision.kind != WHAT_TO_DO.kind or seat != decision.seat:
        later = why_not_now(s)
        spent = later is SETTLE_FIRST and verb == "use" and bool(rest) and why_not_power(s, seat, rest) is USED
        return USED if spent else later
    if verb in ("play", STITCH):
        return why_not_this_play(s, decision, verb, rest)
    if verb == "use":
        return why_not_power(s, seat, rest, among=decision)
    if verb == "pass":
        return called(PASS)
    return _why_not_skip(s) or called(SKIP) if ONE[verb].fullmatch(FROM_DECK.sub("", rest)) else ONE_CARD


def why_not_acts(s: RevelState, decision: Decision, answers: Sequence[str]) -> Reason | None:
    """5.11.2, 2.4.3, revel-starter:final.2, 4.7.4 Why these acts can't follow each other: the turn is passed with one
    of them, so many plays aren't left, or a Power is used too often; None if they may."""
    verbs = [answer.partition(" ")[0] for answer in answers]
    if PASS in verbs[:-1]:
        return PASSES
    uses = [use for use in decision.choices if isinstance(use, Use)]
    often = [why_not_so_often(s, s.current, use, answers.count(decision.say(use))) for use in uses]
    if any(often):
        return next(filter(None, often))
    plays = len([verb for verb in verbs if verb in ("play", STITCH, "draw", "skip")])
    if plays <= s.plays or "use" in verbs:  # 4.7 a Power may bring plays
        return None
    fewer = FEWER_FINAL_PLAYS if s.final_turn else FEWER_PLAYS
    return Reason(fewer.rule, f"{fewer.words}: {s.plays}")


def _why_not_skip(s: RevelState) -> Reason | None:
    """2.4.2 Why the current player can't draw a card for a play; of a cost, with what keeps it from being paid."""
    reason = why_not_skip(s)
    charged = {CANT_PAY_SKIP: Verb.SKIP, CANT_PAY_DRAW: Verb.DRAW}
    if reason is None or reason not in charged:
        return reason
    return why_uncharged(s, s.current, charged[reason], reason)


def is_setting_up(s: RevelState) -> bool:
    """2.2 Whether the first turn is still to come: what step it is, is for all to see."""
    return s.step in (Step.SETUP, Step.EXCHANGE)


def why_not_now(s: RevelState) -> Reason:
    """2.3.9, 2.3.15, 5.11.2 Why the current player has no chance to act just now."""
    if s.passed:
        return PASSED
    return NOT_YET_ACTING if s.step is Step.START else SETTLE_FIRST


def says_nothing(s: RevelState, seat: Seat, said: str) -> Reason | None:
    """That what is said after the verb of an act means nothing, or None."""
    verb, _, rest = said.partition(" ")
    if verb == "use":
        reason = why_not_power(s, seat, rest)
        return None if reason is None or reason.rule else reason
    if verb in ("play", STITCH):
        return unknown(s, rest)
    if THE_TURN.fullmatch(rest) if verb == "pass" else _is_draw(s, verb, rest):
        return None
    return no_such("act", said, ("play a card", "draw a card", "pass"))


def _is_draw(s: RevelState, verb: str, rest: str) -> bool:
    """2.4.2 Whether words say that cards are drawn, from wherever: one, so many, or those that they name; or that plays
    are skipped, which the manual doesn't know (D15)."""
    if verb == "skip":
        return not s.rulings.edition.manual and bool(ONE[verb].fullmatch(rest) or SO_MANY[verb].fullmatch(rest))
    what = FROM_AREA.sub("", FROM_DECK.sub("", rest), count=1).strip()
    return bool(ONE[verb].fullmatch(what) or SO_MANY[verb].fullmatch(what)) or is_thing(s, rest)


def unknown(s: RevelState, said: str) -> Reason | None:
    """That no card has such a name, or that there is no such place for it; or None."""
    if said in ANY_CARD or ANY_FROM.fullmatch(said):
        return None
    play = read_play(s, said)
    if play is None:
        return no_such("card", re.split(r" (?:in|on|onto|to) |: ", said)[0], known_names(s))
    if not play.where or is_where(s, play.where) or each_said(s, said):
        return None
    return no_such("place", play.where)


def why_not_this_play(s: RevelState, decision: Decision, verb: str, said: str) -> Reason | None:
    """2.4.1 Why the current player can't play this card by way of acting."""
    seat = decision.seat
    reason = why_not_play(s)
    if reason is None and PLAY not in decision.choices:
        reason = TRIED
    if said in ANY_CARD or is_any_of_hand(seat, said):
        return reason or called(PLAY)
    so = why_not_so(s, seat, verb, said, s.sides[seat].hand)
    if so is not None and (so is NOT_IN_HAND or not so.rule):
        return so  # the words name no card, or no place for it
    return so if reason in (None, TRIED) and so is not None else reason or first_said(PLAY)
