"""409 Tokens, and Micromajig Tokens."""

from __future__ import annotations

from typing import Final

from coven.games.spoils.actions.enter import enter
from coven.games.spoils.areas.in_play import Copy, Ref
from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.cards.tokens import MICROMAJIG
from coven.games.spoils.effects.choosing import how_many, select, why_not_enough
from coven.games.spoils.effects.meaning.amounts import amount_of
from coven.games.spoils.effects.meaning.references import refs_of, remember
from coven.games.spoils.effects.records import Happening, Resolving
from coven.games.spoils.effects.replacements import comes_about
from coven.games.spoils.effects.triggers import at_once, happened
from coven.games.spoils.text.tree import Create, Tokens, Verb
from coven.kernel import Flow, Reason, Seat

TOO_FEW: Final = Reason("401.2", "there are not enough tokens on it")


def why_impossible(s: SpoilsState, r: Resolving, instruction: Tokens) -> Reason | None:
    """401.2 Why tokens can't be put on something or removed from it, or None."""
    reason = why_not_enough(s, r, r.you, instruction.verb, instruction.on)
    if reason is not None or instruction.verb is Verb.PUT:
        return reason
    for ref in refs_of(s, r, instruction.on):
        x = s.in_play.get(ref) if isinstance(ref, int) else None
        if x is not None and x.tokens < amount_of(s, r, instruction.amount, x.tokens):
            return TOO_FEW
    return None


def do(s: SpoilsState, r: Resolving, seat: Seat, instruction: Tokens) -> Flow[bool]:
    """409.1, O03 'Put a token on this card.', 'Remove 2 tokens from each item.'"""
    return (yield from at_once(s, _put_or_remove(s, r, seat, instruction)))


def _put_or_remove(s: SpoilsState, r: Resolving, seat: Seat, instruction: Tokens) -> Flow[bool]:
    refs = yield from select(s, r, seat, instruction.verb, instruction.on)
    putting = instruction.verb is Verb.PUT
    completed = bool(refs)
    for ref in refs:
        x = s.in_play.get(ref) if isinstance(ref, int) else None
        if x is None:
            completed = False
            continue
        wanted = yield from how_many(s, r, seat, instruction.amount, x.tokens)
        number = wanted if putting else min(wanted, x.tokens)
        completed = completed and number == wanted
        what = Happening(instruction.verb, seat, things=(x,), amount=number, cost=r.costs)
        what.applied = frozenset() if r.replacing is None else r.replacing.applied
        if number <= 0 or not (yield from comes_about(s, what)):
            continue
        x = s.in_play[x.id].changed(tokens=x.tokens + number if putting else x.tokens - number)
        s.put(x)
        token = "a token" if number == 1 else f"{number} tokens"
        s.note("409.1", "{0} is put on {1}" if putting else "{0} is removed from {1}", token, x)
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
