"""406 Numeric costs."""

from __future__ import annotations

from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.effects.adjustments import Reduction, least, reduced
from coven.games.spoils.effects.facts import Said
from coven.games.spoils.effects.meaning import amounts, nouns
from coven.games.spoils.effects.prohibitions import is_meant
from coven.games.spoils.effects.records import Action, Delayed, Resolving, What
from coven.games.spoils.effects.standing import stated
from coven.games.spoils.text.tree import CostChange, Direction, Kind, ReduceNext
from coven.kernel import Flow, Seat


class Changes:
    """406.3 What changes a numeric cost: the increases, the reductions, and those used up by it."""

    __slots__ = ("increase", "once", "reductions")

    def __init__(self) -> None:
        self.increase = 0
        self.reductions: list[Reduction] = []
        self.once: list[Delayed] = []
        """406.5b, O69 Those that change the next numeric cost, and are used up by it, be it 0."""

    def add(self, direction: Direction, amount: int, minimum: int) -> None:
        if direction is Direction.INCREASE:
            self.increase += amount
        else:
            self.reductions.append(Reduction(amount, minimum))


def changed_cost(s: SpoilsState, action: Action, total: int) -> Flow[int]:
    """406.3 The running total after all increases and then all reductions (410.3); it is never below 0 (406.6)."""
    return (yield from _changed(s, action.seat, total, _changes(s, action.seat, action)))


def least_cost(s: SpoilsState, action: Action, total: int) -> int:
    """The least that a total could come down to by increases and reductions in any order."""
    changes = _changes(s, action.seat, action)
    return least(max(0, total + changes.increase), changes.reductions)


def changed_payment(s: SpoilsState, seat: Seat, amount: int) -> Flow[int]:
    """406.5, 406.5a, 406.5b What a pay in an effect comes to: general changes apply, those of cards and abilities
    don't."""
    return (yield from _changed(s, seat, amount, _changes(s, seat, None)))


def least_payment(s: SpoilsState, seat: Seat, amount: int) -> int:
    """The least that a pay in an effect could come down to."""
    changes = _changes(s, seat, None)
    return least(max(0, amount + changes.increase), changes.reductions)


def _changed(s: SpoilsState, seat: Seat, total: int, changes: Changes) -> Flow[int]:
    if changes.once:
        s.delayed = tuple([one for one in s.delayed if one not in changes.once])
    return (yield from reduced(s, seat, max(0, total + changes.increase), changes.reductions))


def _changes(s: SpoilsState, seat: Seat, action: Action | None) -> Changes:
    """What changes the numeric cost of an action; None: of a pay in an effect."""
    changes = Changes()
    if action is not None:
        for said in stated(s, CostChange):
            change: CostChange = said.text
            if _applies(s, said, change, action):
                by = amounts.amount_of(s, said.resolving(), change.amount, 0)
                changes.add(change.direction, by, change.minimum)
    for delayed in s.delayed:
        effect = delayed.effect
        if not isinstance(effect, ReduceNext) or delayed.seat != seat:
            continue
        if effect.noun is not None:
            if action is None or action.what is not What.CARD:
                continue
            r = Resolving(delayed.seat, delayed.copy, delayed.source)
            if not nouns.is_such(s, r, action, effect.noun, anywhere=True):
                continue
        assert isinstance(effect.amount, int)
        changes.add(effect.direction, effect.amount, effect.minimum)
        changes.once.append(delayed)
    return changes


def _applies(s: SpoilsState, said: Said[CostChange], change: CostChange, action: Action) -> bool:
    """406.5b Whether a change of numeric costs is about this card, or this ability."""
    if change.noun.kind is Kind.ABILITY:
        if action.what is not What.ABILITY:
            return False
        card = s.in_play.get(action.source)
        if change.of is None:
            return nouns.is_such(s, said.resolving(), action, change.noun, anywhere=True)
        return card is not None and is_meant(s, said, change.of, card)
    return action.what is What.CARD and nouns.is_such(s, said.resolving(), action, change.noun, anywhere=True)
