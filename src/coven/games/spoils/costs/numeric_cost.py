"""406 Numeric costs: the running total, with all increases and then all reductions."""

from __future__ import annotations

from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.effects.adjustments import Reduction, least, reduced
from coven.games.spoils.effects.facts import Said
from coven.games.spoils.effects.meaning import amounts, nouns, references
from coven.games.spoils.effects.records import Action, Delayed, Resolving
from coven.games.spoils.effects.standing import stated
from coven.games.spoils.text.tree import CostChange, Direction, Kind, Noun, ReduceNext
from coven.kernel import Flow, Seat


class Changes:
    """406.3 What changes a numeric cost: increases, reductions, and the one-shot ones among them."""

    __slots__ = ("increase", "reductions", "used_up")

    def __init__(self) -> None:
        self.increase = 0
        self.reductions: list[Reduction] = []
        self.used_up: list[Delayed] = []
        """O69 Those that are used up by paying."""

    def add(self, direction: Direction, amount: int, minimum: int) -> None:
        if direction is Direction.INCREASE:
            self.increase += amount
        else:
            self.reductions.append(Reduction(amount, minimum))


def changes_to(s: SpoilsState, seat: Seat, action: Action | None) -> Changes:
    """406.3, 406.5b What changes the numeric cost of a card being played or an ability being used; without one, of what
    an effect has a player pay, which changes for kinds of cards leave alone."""
    changes = Changes()
    if action is not None:
        for said in stated(s, CostChange):
            change: CostChange = said.text
            if _concerns(s, said, change, action):
                amount = amounts.amount_of(s, said.resolving(), change.amount, 0)
                changes.add(change.direction, amount, change.minimum)
    for delayed in s.delayed:
        once = delayed.effect
        if isinstance(once, ReduceNext) and delayed.seat == seat and _is_next(s, delayed, once.noun, action):
            r = Resolving(delayed.seat, delayed.copy, delayed.source, delayed.place, kept=delayed.kept)
            changes.add(once.direction, amounts.amount_of(s, r, once.amount, 0), once.minimum)
            changes.used_up.append(delayed)
    return changes


def _concerns(s: SpoilsState, said: Said[CostChange], change: CostChange, action: Action) -> bool:
    """Whether a change of costs is about a card being played, or about abilities of cards that it names."""
    r = said.resolving()
    if action.ability is None:
        if change.noun.kind is Kind.ABILITY or action.seat not in references.players(s, r, change.who):
            return False
        return nouns.is_such(s, r, action, change.noun, anywhere=True)
    if change.noun.kind is not Kind.ABILITY:
        return False
    if change.of is None:
        return action.seat in references.players(s, r, change.who)
    return action.source in references.refs_of(s, r, change.of)


def _is_next(s: SpoilsState, delayed: Delayed, noun: Noun | None, action: Action | None) -> bool:
    """406.5a Whether a one-shot change fits: without a noun, any numeric cost."""
    if noun is None:
        return True
    if action is None or action.ability is not None:
        return False
    r = Resolving(delayed.seat, delayed.copy, delayed.source, delayed.place, kept=delayed.kept)
    return nouns.is_such(s, r, action, noun, anywhere=True)


def changed_cost(s: SpoilsState, seat: Seat, action: Action | None, total: int) -> Flow[int]:
    """406.3#3, 406.6, 410.3, O08 The running total after all increases and then all reductions, in the order that the
    payer wants; it is never below 0. What changes one cost only is used up (O69)."""
    changes = changes_to(s, seat, action)
    if changes.used_up:
        s.delayed = tuple([one for one in s.delayed if one not in changes.used_up])
    return max(0, (yield from reduced(s, seat, total + changes.increase, changes.reductions)))


def least_cost(s: SpoilsState, seat: Seat, action: Action | None, total: int) -> int:
    """The least that a total could come down to by increases and reductions in any order."""
    if not s.delayed and not stated(s, CostChange):
        return max(0, total)
    changes = changes_to(s, seat, action)
    return max(0, least(total + changes.increase, changes.reductions))
