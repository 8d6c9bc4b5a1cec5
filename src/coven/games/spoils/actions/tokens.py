"""409 Tokens, and Micromajig Tokens."""

from __future__ import annotations

from typing import Final

from coven.games.spoils.actions.enter import enter
from coven.games.spoils.areas.in_play import Copy, Ref
from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.cards.tokens import MICROMAJIG
from coven.games.spoils.effects.candidates import candidates
from coven.games.spoils.effects.choosing import bounds, how_many, select, why_not_enough
from coven.games.spoils.effects.meaning.amounts import amount_of
from coven.games.spoils.effects.meaning.references import refs_of, remember
from coven.games.spoils.effects.records import Happening, Resolving
from coven.games.spoils.effects.replacements import comes_about
from coven.games.spoils.effects.triggers import at_once, happened
from coven.games.spoils.text.tree import Create, OneOf, Some, Tokens, Verb
from coven.kernel import Flow, Reason, Seat

TOO_FEW: Final = Reason("401.2", "there are not enough tokens on it")


def why_impossible(s: SpoilsState, r: Resolving, instruction: Tokens) -> Reason | None:
    """401.2 Why tokens can't be put on something or removed from it, or None."""
    on = instruction.on
    reason = why_not_enough(s, r, r.you, instruction.verb, on)
    if reason is not None or instruction.verb is Verb.PUT:
        return reason
    removing = Removing(instruction)
    if not isinstance(on, (Some, OneOf)):
        return next((TOO_FEW for ref in refs_of(s, r, on) if removing(s, r, r.you, ref) is not None), None)
    if r.weighing and isinstance(on, OneOf):
        return None
    there = candidates(s, r, r.you, instruction.verb, on)
    able = [ref for ref in there if removing(s, r, r.you, ref) is None]
    return None if len(able) >= bounds(s, r, on, len(there))[0] else TOO_FEW


class Removing:
    """401.2, 402.5 Why tokens can't be removed from a card, or None: a cost needs all of them, an effect any."""

    __slots__ = ("instruction",)

    def __init__(self, instruction: Tokens) -> None:
        self.instruction = instruction

    def __call__(self, s: SpoilsState, r: Resolving, seat: Seat, ref: Ref) -> Reason | None:
        x = s.in_play.get(ref) if isinstance(ref, int) else None
        if x is None:
            return None
        wanted = amount_of(s, r, self.instruction.amount, x.tokens)
        return TOO_FEW if x.tokens < (wanted if r.costs else min(wanted, 1)) else None


def do(s: SpoilsState, r: Resolving, seat: Seat, instruction: Tokens) -> Flow[bool]:
    """409.1, O03 'Put a token on this card.', 'Remove 2 tokens from each item.'"""
    return (yield from at_once(s, _put_or_remove(s, r, seat, instruction)))


def _put_or_remove(s: SpoilsState, r: Resolving, seat: Seat, instruction: Tokens) -> Flow[bool]:
    putting = instruction.verb is Verb.PUT
    why_not = None if putting else Removing(instruction)
    refs = yield from select(s, r, seat, instruction.verb, instruction.on, why_not)
    there = [s.in_play[ref] for ref in refs if isinstance(ref, int) and ref in s.in_play]
    completed = bool(refs) and len(there) == len(refs)
    for x in there:
        wanted = yield from how_many(s, r, seat, instruction.amount, x.tokens)
        number = wanted if putting else min(wanted, x.tokens)
        completed = completed and number == wanted
        what = Happening(instruction.verb, seat, things=(x,), amount=number, cost=r.costs)
        what.applied = frozenset() if r.replacing is None else r.replacing.applied
        if number <= 0 or not (yield from comes_about(s, what)):
            continue
        x = s.in_play[x.id].changed(tokens=x.tokens + number if putting else x.tokens - number)
        s.put(x)
        tokens = "a token is" if number == 1 else f"{number} tokens are"
        s.note("409.1", "{0} put on {1}" if putting else "{0} removed from {1}", tokens, x)
        what.things = (x,)
        happened(s, what)
    return completed


def create(s: SpoilsState, r: Resolving, seat: Seat, instruction: Create) -> Flow[bool]:
    """409.3, 409.3c, O03 'Create a Micromajig Token.': whoever creates it controls it, and whoever controls the effect
    owns it."""
    return (yield from at_once(s, _create(s, r, seat, instruction)))


def _create(s: SpoilsState, r: Resolving, seat: Seat, instruction: Create) -> Flow[bool]:
    number = yield from how_many(s, r, seat, instruction.amount, 0)
    made: list[Ref] = []
    for _ in range(number):
        x = yield from enter(s, Copy(MICROMAJIG, r.you, -s.new_id()), seat, rule="409.3")
        made.append(x.id)
    remember(s, r, instruction.slot, made)
    return True
