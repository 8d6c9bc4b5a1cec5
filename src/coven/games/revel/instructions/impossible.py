"""0.2 Why an instruction is wholly impossible: the rule that really keeps it from being done.

It is asked only for what `possibility` has found impossible, and only when somebody wants to know.
"""

from __future__ import annotations

from typing import Final

from coven.games.revel.areas.elements import Card
from coven.games.revel.areas.state import RevelState
from coven.games.revel.effects.cost_effects import charged, charges
from coven.games.revel.effects.meaning.measuring import amount_of, held
from coven.games.revel.effects.meaning.references import everything, own_place, players, who_is
from coven.games.revel.effects.ongoing import active
from coven.games.revel.effects.prohibitions import able, forbidden
from coven.games.revel.effects.records import Resolving
from coven.games.revel.instructions.grades import NOT, WHOLLY
from coven.games.revel.instructions.possibility import charges_payable, possible
from coven.games.revel.text.tree import (
    Act,
    All,
    Both,
    Counters,
    Draw,
    Either,
    Instruction,
    Pass,
    Pay,
    Pick,
    Place,
    Sequence,
    Tally,
    Verb,
)
from coven.games.revel.text.words.vocabulary import EACH
from coven.kernel import Reason, Seat

NOTHING_THERE: Final = Reason("0.2.12", "there is nothing that it could be done to")
NOT_CURRENT: Final = Reason("5.11.4", "only the player whose turn it is can pass")
EMPTY_DECK: Final = Reason("5.2.4", "there is no card to draw: the deck is empty")
UNPAYABLE: Final = Reason("0.3.3", "what it costs can't be paid")
NO_POWER: Final = Reason("4.7.6", "there is no Power that could be used now")
NOT_ONES_TURN: Final = Reason("2.3.5", "plays are the current player's alone")
NONE_TO_LOSE: Final = Reason("0.2.12", "there is none to lose")


def why_impossible(s: RevelState, r: Resolving, instruction: Instruction) -> Reason:
    """Why nothing of an instruction can be done now, as far as both players see."""
    if isinstance(instruction, (Sequence, Both)):
        return why_impossible(s, r, instruction.steps[0])
    if isinstance(instruction, Either):
        return why_impossible(s, r, instruction.options[0])
    if isinstance(instruction, Pay):  # 0.3.8
        unpaid = why_unpayable(s, r, instruction.cost)
        return why_impossible(s, r, instruction.body) if unpaid is None else unpaid
    if isinstance(instruction, Pass):
        return NOT_CURRENT
    if isinstance(instruction, Draw):
        return _why_no_draw(s, players(s, r, instruction.who)[0])
    if isinstance(instruction, Tally):
        return _why_no_tally(s, r, _doer(s, r, instruction), instruction)
    if isinstance(instruction, Act):
        return _why_no_act(s, r, _doer(s, r, instruction), instruction)
    if isinstance(instruction, Counters):
        return forbidden(s, _doer(s, r, instruction), instruction.verb) or NOTHING_THERE
    return NOTHING_THERE


def why_unpayable(s: RevelState, r: Resolving, cost: Instruction) -> Reason | None:
    """0.3.6, 0.3.8 Why a cost can't be paid in full, or None."""
    because = what_fails(s, r, cost)
    return None if because is None else Reason("0.3.8", f"its cost can't be paid: {because}")


def what_fails(s: RevelState, r: Resolving, cost: Instruction) -> str | None:
    """0.3.6 What keeps the first part of a cost that can't be paid from being paid, in words; None if all can."""
    for step in cost.steps if isinstance(cost, (Sequence, Both)) else (cost,):
        grade = possible(s, r, step)
        if grade is not WHOLLY:
            return why_impossible(s, r, step).words if grade is NOT else "only a part of it could be paid"
    return None


def what_is_unpaid(s: RevelState, seat: Seat, verb: Verb, *cards: Card) -> str | None:
    """0.3.3 The same for what cost effects ask for an action."""
    for one in charges(s, seat, verb, *cards):
        if one in s.weighed:
            return "it would have to be paid so that it can be paid"
        before = s.weighed
        s.weighed = (*before, one)
        because = what_fails(s, charged(s, one, seat, cards), one.effect.cost)
        s.weighed = before
        if because is not None:
            return because
    return None


def caused(reason: Reason, because: str | None) -> Reason:
    """A reason with what it comes from, as far as that can be told."""
    return Reason(reason.rule, f"{reason.words}: {because}") if because else reason


def _doer(s: RevelState, r: Resolving, instruction: Act | Counters | Tally) -> Seat:
    return players(s, r, EACH)[0] if instruction.who is EACH else who_is(s, r, instruction.who)


def _why_no_draw(s: RevelState, seat: Seat) -> Reason:
    reason = forbidden(s, seat, Verb.DRAW, Place.DECK)
    if reason is not None:
        return reason
    if charges_payable(s, seat, Verb.DRAW):
        return EMPTY_DECK
    return caused(UNPAYABLE, what_is_unpaid(s, seat, Verb.DRAW))


def _why_no_tally(s: RevelState, r: Resolving, seat: Seat, instruction: Tally) -> Reason:
    verb, thing = instruction.verb, instruction.thing
    reason = forbidden(s, seat, verb, thing=thing)
    if reason is not None:
        return reason
    if thing == "play" and seat != s.current:
        return NOT_ONES_TURN
    if thing not in ("play", "Stamina") and not able(s, seat, verb, thing):
        return Reason("5.10.6", f"nothing makes that player able to {verb.value} {thing}")
    has = held(s, seat, thing)
    if verb is Verb.SPEND and has < amount_of(s, r, instruction.amount, has):
        return Reason("2.3.6" if thing == "play" else "5.10.5", f"there is not so much {thing} to spend")
    return NONE_TO_LOSE


def _why_no_act(s: RevelState, r: Resolving, seat: Seat, instruction: Act) -> Reason:
    verb, what = instruction.verb, instruction.what
    place = own_place(s, r, what.noun, verb, seat) if isinstance(what, (Pick, All)) else None
    reason = forbidden(s, seat, verb, place)
    anything = True
    if reason is None and isinstance(what, (Pick, All)):  # 0.2.3: or to all that it could be done to
        found = everything(s, r, what.noun, verb, seat)
        anything = bool(found)
        there = [ref for ref in found if isinstance(ref, int) or s.is_public(ref)]
        reason = next(filter(None, (forbidden(s, seat, verb, ref) for ref in there)), None)
    if reason is not None:
        return reason
    if anything and verb in active(s).charges and not charges_payable(s, seat, verb):
        return caused(UNPAYABLE, what_is_unpaid(s, seat, verb))
    return NO_POWER if verb is Verb.USE else NOTHING_THERE
