"""Why not? The rule that really forbids whatever a seat might try, from what that seat knows.

Words that name nothing, or several things, are told so without a rule, and so are words of which something is left over
when the rest has been understood. Whatever else is refused gets the clause that forbids it: what an act asks for, what
a thing lacks, whose turn it is, what has to be settled first.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from coven.games.revel.actions.play_spell import WHICH_SPACE
from coven.games.revel.areas.state import RevelState
from coven.games.revel.course.acts import WHAT_TO_DO
from coven.games.revel.effects.cost_effects import charges, costs_to_play
from coven.games.revel.effects.interruptions import WHICH_INTERRUPTION
from coven.games.revel.effects.ongoing import active
from coven.games.revel.instructions.choices import NO, YES
from coven.games.revel.instructions.costs import DECLINE
from coven.games.revel.seen.tried import (
    ACTS,
    LOOK,
    OVERPOWER,
    WORDS,
    as_named,
    as_play,
    begins_with_a_name,
    each_said,
    is_deed,
    is_payment,
    is_place,
    is_thing,
    is_where,
    known_names,
    named_cards,
    read_play,
)
from coven.games.revel.seen.why_act import says_nothing, why_not_act, why_not_acts, why_not_this_play
from coven.games.revel.seen.why_another import first_of_all, means_something, why_no_exchange, why_not_another
from coven.games.revel.seen.why_answers import AGREED, ANSWERS, PUTTING, UNASKED, why_not_declined
from coven.games.revel.seen.why_effects import as_reveal, why_not_consequence, why_not_interruption
from coven.games.revel.seen.why_play import NOT_IN_HAND, as_space
from coven.games.revel.seen.why_this import has_none, not_there
from coven.games.revel.seen.why_use import why_not_power
from coven.games.revel.text.tree import Place, Verb
from coven.kernel import DECLINING, Decision, Reason, Seat, named_in, no_such, otherwise_called, seat_name
from coven.kernel.options import same_words

NO_SUCH_ACT: Final = Reason("2.4.7", "acting is to play a card, to draw a card, to use a Power, or to pass")
NO_SIDE_TO_ANNOUNCE: Final = Reason("5.7.1", "a space is announced when a spell card is being played, and none is")
ANNOUNCED: Final = Reason("5.7.1", "the space of the spell card being played has been announced already")
NOT_YOURS_TO_ANNOUNCE: Final = Reason("5.7.1", "who plays a spell card announces its space")
SPACE_FIRST: Final = Reason("5.7.1", "its space is announced first; what else it costs is asked after that")
NO_OTHER_COST: Final = Reason("5.7.1", "its space is announced, and no other cost is asked for it")
HAND_UNSEEN: Final = Reason("3.4.5", "cards in a hand are for its player alone to see")
DECK_UNSEEN: Final = Reason("3.4.3", "nobody looks at the cards of a deck, unless an effect says so")
NO_COST: Final = Reason("0.3.1", "no cost is asked of you now")
BEING_PAID: Final = Reason("0.3.5", "the cost is being paid already, and has to be paid in full")
NOTHING_OPTIONAL: Final = Reason("0.4.1", "nothing optional is asked of you now")
IN_A_CHECK: Final = Reason(
    "5.8.9", "a spell overpowers in a check for overpower, and never by a choice of its player's"
)


def why_not(s: RevelState, decision: Decision, words: str, seat: Seat) -> Reason | None:
    """Why a seat can't do what the words say: 'play Ember in space 2', 'use Celosia', 'draw', 'space 3', 'none'."""
    reason = _why_not(s, decision, same_words(words), seat)
    return None if reason is None else s.ruling(reason)


def _why_not(s: RevelState, decision: Decision, said: str, seat: Seat) -> Reason | None:
    said = as_reveal(s, seat, as_space(s, seat, as_play(s, seat, as_named(s, seat, said))))
    none = has_none(s, said)
    if none is not None:
        return none
    declines = said in DECLINING and said not in ACTS
    if seat == decision.seat:
        otherwise = None if _is_of_acting(decision, said) else otherwise_called(decision, said)
        if otherwise is not None:
            return otherwise
        if declines and said not in (NO, DECLINE):
            return why_not_declined(s, decision)
        answer = ANSWERS.get(decision.kind)
        reason = UNASKED if answer is None else answer(s, decision, said)
        if reason is not UNASKED:
            return reason
    else:
        if declines and said not in WORDS:
            said = next(iter(decision.question.declines), "none")
        unasked = why_not_another(s, decision, said, seat)
        if unasked is not None:
            return unasked
    if said.partition(" ")[0] in ACTS:
        return why_not_act(s, decision, said, seat)
    return _elsewhere(s, decision, said, seat)


def _is_of_acting(decision: Decision, said: str) -> bool:
    """0.3, 2.4.9 Whether words are about what players do by way of acting, or about a cost where none is asked."""
    return said.partition(" ")[0] in ACTS or (said == DECLINE and decision.kind == WHAT_TO_DO.kind)


def why_only_one(s: RevelState, decision: Decision, answers: Sequence[str]) -> Reason | None:
    """Why not all of these answers can be given, one after the other; None if they may be."""
    acting = decision.kind == WHAT_TO_DO.kind
    reason = why_not_acts(s, decision, answers) if acting else decision.question.why_only_one(answers)
    return None if reason is None else s.ruling(reason)


def names_nothing(s: RevelState, words: str, seat: Seat) -> Reason | None:
    """That words name nothing in the game, whatever could be done with it; None if they name something."""
    said = as_play(s, seat, as_named(s, seat, same_words(words)))
    verb = said.partition(" ")[0]
    if verb in ACTS:
        return says_nothing(s, seat, said)
    return has_none(s, said) if OVERPOWER.fullmatch(said) or means_something(s, said) else _unheard_of(s, said)


def _unheard_of(s: RevelState, said: str) -> Reason:
    return no_such("answer", said) if named_in(said, known_names(s)) else not_there(s, said, Place.UNSAID)


def _elsewhere(s: RevelState, decision: Decision, said: str, seat: Seat) -> Reason | None:
    """Why words that answer another question, or none, don't do here: what keeps this seat from it."""
    verb = said.partition(" ")[0]
    own = seat == decision.seat
    if OVERPOWER.fullmatch(said):
        return IN_A_CHECK
    if is_place(s, said):
        return _why_no_side(s, decision, seat)
    if verb == "reveal":
        return why_not_interruption(s, decision, said, seat)
    if ": " in said:
        return why_not_consequence(s, decision, said, seat)
    if said == DECLINE or is_payment(s, said):
        return _why_no_cost(s, decision, said, seat)
    if said in (YES, NO):
        optional = (
            own and not decision.question.at_rest and not set(decision.words()).isdisjoint(decision.question.declines)
        )
        return no_such("answer", said, decision.words()) if optional else NOTHING_OPTIONAL
    look = LOOK.fullmatch(said)
    if look is not None:
        return _why_unseen(look, seat)
    exchange = why_no_exchange(s, decision, said)
    if exchange is not None:
        return exchange
    if own and decision.kind == WHAT_TO_DO.kind:
        return _why_no_act(s, decision, said)
    if means_something(s, said):
        return first_of_all(decision, seat)
    return no_such("answer", said, decision.words()) if own else _unheard_of(s, said)


def _why_no_act(s: RevelState, decision: Decision, said: str) -> Reason | None:
    """2.4.7 Why this is nothing to be done by way of acting."""
    verb, _, rest = said.partition(" ")
    play = read_play(s, rest)
    where = play is not None and (is_where(s, play.where) or bool(each_said(s, rest)))
    if verb in PUTTING and where:  # as the manual has a card played
        return why_not_this_play(s, decision, "play", rest)
    if is_deed(s, said) or said in WORDS:
        return NO_SUCH_ACT
    if begins_with_a_name(s, said):  # a card by its name alone: in hand it is played, else used
        reason = why_not_this_play(s, decision, "play", said)
        powers = [use.card for use in active(s).powers[decision.seat]]
        used = reason is NOT_IN_HAND and bool(named_cards(said, powers))
        return why_not_power(s, decision.seat, said, among=decision) if used else reason
    return NO_SUCH_ACT if is_thing(s, said) else no_such("answer", said, decision.words())


def _why_no_side(s: RevelState, decision: Decision, seat: Seat) -> Reason:
    """5.7.1 Why a seat has no space to announce now."""
    spells = [card for card in s.playing if card.defn.is_spell]
    if not spells:
        return NO_SIDE_TO_ANNOUNCE
    if spells[-1].owner != seat:
        return NOT_YOURS_TO_ANNOUNCE
    # what interrupts a play does so before its space is announced
    return first_of_all(decision, seat) if decision.kind == WHICH_INTERRUPTION.kind else ANNOUNCED


def _why_unseen(look: re.Match[str], seat: Seat) -> Reason:
    """3.4.3, 3.4.5 Why a seat can't look at an area as it likes; told without a rule where it sees that anyway."""
    if look["draws"] is not None or look["area"] in ("deck", "draw pile"):
        return DECK_UNSEEN
    others = look["of"] not in (None, seat_name(seat).casefold())
    return HAND_UNSEEN if look["area"] == "hand" and others else Reason("", "that is there for you to see")


def _why_no_cost(s: RevelState, decision: Decision, said: str, seat: Seat) -> Reason:
    """0.3 Why a seat can neither pay nor decline now."""
    if seat == decision.seat and decision.kind == WHICH_SPACE.kind:
        return AGREED if said == DECLINE else SPACE_FIRST if _costs_more(s, seat) else NO_OTHER_COST
    # what interrupts a play does so before its cost is paid
    asked = seat == decision.seat and decision.kind != WHICH_INTERRUPTION.kind
    return BEING_PAID if asked and _is_paying(s, seat) else NO_COST


def _costs_more(s: RevelState, seat: Seat) -> bool:
    """5.7.10, revel-starter:play.2 Whether something is paid for the card being played, be it for stitching it or for
    discarding the shield spell that it replaces."""
    spells = s.spells_of(seat)
    replaced = [card for spell in spells if spell.is_shield for card in spell.cards]
    costs = [costs_to_play(s, seat, s.playing[-1], onto) for onto in (None, *spells)]
    return any(costs) or bool(replaced and charges(s, seat, Verb.DISCARD, *replaced))


def _is_paying(s: RevelState, seat: Seat) -> bool:
    """0.3.5, 5.7.1 Whether a seat is in the middle of paying: the cost of a spell begins with announcing its space."""
    return bool(s.paying) or any(card.owner == seat for card in s.playing)
