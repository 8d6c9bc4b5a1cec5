"""Judging what is tried, in order: an answer to the question, an act, or what means something else, or nothing."""

from __future__ import annotations

from typing import Final

from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.course.playable import IS_RESOURCE, NOT_A_TACTIC
from coven.games.spoils.effects.standing import is_character
from coven.games.spoils.effects.structure import OneOfThese
from coven.games.spoils.seen.why.acts import why_not_act
from coven.games.spoils.seen.why.answers import UNASKED, why_not_answer
from coven.games.spoils.seen.why.moments import (
    BATTLE,
    ONLY_TACTICS,
    TIMINGS,
    Moment,
    moment,
    why_no_order,
    why_not_yours,
    why_out_of_place,
)
from coven.games.spoils.seen.why.never import why_never
from coven.games.spoils.seen.why.parties import named_in_play, why_not_in_party
from coven.games.spoils.seen.why.things import held, is_there
from coven.games.spoils.seen.why.tried import (
    BEGUN,
    ORDERS,
    Act,
    Kind,
    Said,
    Thing,
    is_answer_to,
    is_deed,
    is_stock,
    means_something,
    read_act,
)
from coven.kernel import DECLINING, Decision, Reason, Seat, continued, no_such
from coven.kernel.options import same_words

FOUR_ACTIONS: Final = Reason("602.2", "the actions of a turn are to play a card, use an ability, attack, end the turn")
NOT_IN_SETUP: Final = Reason("601.1", "the setup goes by its steps, and that is none of them now")


def why_not(s: SpoilsState, decision: Decision, words: str, seat: Seat) -> Reason | None:
    """Why a seat can't do what the words say, by the rule that forbids it."""
    said = Said(s, words)
    reason = why_out_of_place(s, decision, seat, said.words)
    if reason is not None:
        return reason
    for spelled, one in said.numbered().items():
        if not is_there(s, decision, seat, one):
            return no_such("card", spelled, decision.words() if seat == decision.seat else ())
    if seat == decision.seat:
        reason = why_not_answer(s, decision, said)
        if reason is not UNASKED:
            return reason
    if said.words in BEGUN:
        return Reason("", f"that is how an answer begins: {BEGUN[said.words]}")
    never = why_never(s, seat, said.words)
    if never is not None:
        return never
    act = read_act(said)
    if act is not None:
        return why_not_act(s, decision, seat, said, act)
    listed = _is_listed(decision, said)
    if not (listed or means_something(said)) or (is_stock(said) and not is_answer_to(decision, said.words)):
        offered = decision.words() if seat == decision.seat else ()
        return continued(words, offered) or no_such("answer", words, offered)
    thing = said.thing()
    if thing is not None and thing.as_resource:
        return IS_RESOURCE
    if seat != decision.seat:
        return _why_not_for(s, decision, seat, said, listed)
    return _why_no_answer(s, decision, seat, said)


def names_nothing(s: SpoilsState, words: str) -> Reason | None:
    """That words name nothing in the game, whatever could be done with it; None if they name something."""
    said = Said(s, words)
    act = read_act(said)
    named = act is not None and (bool(said.names) or not act.what or act.kind is Kind.REPEAT)
    return (
        None
        if named or means_something(said) or (act is not None and means_something(Said(s, act.what)))
        else (no_such("answer", words))
    )


def _why_no_answer(s: SpoilsState, decision: Decision, seat: Seat, said: Said) -> Reason | None:
    """Why words that mean something are no answer to whoever is asked."""
    now = moment(s, decision)
    if now not in TIMINGS:
        if now is Moment.SETUP and is_deed(said):
            return NOT_IN_SETUP
        return Reason(decision.rule, f"first this is to be answered: {decision.text}")
    if now is Moment.TURN and said.words in DECLINING:
        return why_not_act(s, decision, seat, said, Act(Kind.END, ""))  # whoever wants nothing ends the turn
    if said.words in ORDERS:
        return why_no_order(s, decision, said.words)
    thing = said.thing()
    by_name = thing is not None and not (thing.owner or thing.number or thing.face)
    if thing is not None and thing.name and by_name and held(s, seat, thing.name) is not None:
        return why_not_act(s, decision, seat, said, Act(Kind.PLAY, said.signs))  # a card by its name is played
    if thing is not None and s.battle is not None and _names_a_fighter(s, seat, thing):
        return why_not_in_party(s, s.battle, seat, thing)
    if thing is None and not is_deed(said):
        return no_such("answer", said.words, decision.words())
    if now is Moment.WINDOW:
        return Reason(decision.rule, ONLY_TACTICS)
    return FOUR_ACTIONS if now is Moment.TURN else NOT_A_TACTIC


def _is_listed(decision: Decision, said: Said) -> bool:
    """402.5 Whether words are one of the things that a text has somebody choose from, as everybody can read it."""
    asks = decision.why_not
    return isinstance(asks, OneOfThese) and said.words in map(same_words, asks.options)


def _why_not_for(s: SpoilsState, decision: Decision, seat: Seat, said: Said, listed: bool) -> Reason:
    """Why words that mean something are nothing for a seat to say while another is asked: in a battle, what it names of
    its own would attack or block. `listed`: a text lists just that for another to choose."""
    thing = said.thing()
    named = thing if moment(s, decision) in BATTLE else None
    if s.battle is not None and named is not None and _names_a_fighter(s, seat, named):
        return why_not_in_party(s, s.battle, seat, named)
    return why_not_yours(s, decision, seat, listed or is_deed(said))


def _names_a_fighter(s: SpoilsState, seat: Seat, thing: Thing) -> bool:
    """Whether a seat names a character of its own, which could attack or block."""
    return any(x.controller == seat and is_character(s, x) for x in named_in_play(s, seat, thing))
