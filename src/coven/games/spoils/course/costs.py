"""401.3, 406.3 The costs of a card or ability: the ways to meet them, whether they can be met, and what is to be paid.

They are looked at before they are begun (O05), by what their player knows. That look goes by what is there now, and so
it is cheap. Where a step may give or take what a later one asks for, or what is paid with in the end, the costs are
tried in the order in which they are listed, on a copy that nobody sees.
"""

from __future__ import annotations

from typing import Final

from coven.games.spoils.actions.flip import without_host
from coven.games.spoils.areas.moving import leave_play, take
from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.cards.printed_text import Sheet
from coven.games.spoils.costs.extra_costs import UNDOING, are_entangled, first_unmet, satisfy, see, steps_of
from coven.games.spoils.costs.in_turn import Part, asked_by, changed_by, most_taken
from coven.games.spoils.costs.numeric_cost import changed_cost, least_cost
from coven.games.spoils.costs.paying import TOO_FEW, number_free, pay, why_unpayable
from coven.games.spoils.effects.choosing import UNKNOWN
from coven.games.spoils.effects.keywords import ATTACH_SLOT
from coven.games.spoils.effects.meaning import nouns, references
from coven.games.spoils.effects.meaning.amounts import amount_of, is_variable_known
from coven.games.spoils.effects.records import Action, Resolving, Used
from coven.games.spoils.effects.requirements import toll_on
from coven.games.spoils.effects.standing import standing, stated
from coven.games.spoils.text.tree import (
    Ability,
    Act,
    CostChange,
    Instruction,
    Let,
    MustPay,
    Pay,
    PaysYourself,
    Place,
    Played,
    Some,
    This,
    Variable,
    Verb,
    Who,
)
from coven.kernel import Flow, Illegal, Reason, Seat, why_unfinishable

OPTION_SLOT: Final = -2
"""307.2 Where a memory keeps which of several options was chosen."""


# Whose they are


def resolving(s: SpoilsState, action: Action) -> Resolving:
    """A card being played or ability being used, as its words are read: 407.1a, 407.2 by whoever controls it."""
    return Resolving(
        controller_of(s, action), action.copy, action.source, action.place, action=action, kept=action.kept
    )


def controller_of(s: SpoilsState, action: Action) -> Seat:
    """407.1 Who controls the effects of an action: of an ability whoever controls its card (407.1a); of one that a card
    lends whoever uses it, and of a card being played its player."""
    return action.seat if action.used is Used.LENT else references.controller_of(s, action.source, action.seat)


def payer(s: SpoilsState, action: Action) -> Seat:
    """401.2a Who pays for a card or ability: whoever plays or uses it; in another's stead only if that is said."""
    if action.used is not Used.IN_STEAD or any(said.seat == action.seat for said in stated(s, PaysYourself)):
        return action.seat
    return controller_of(s, action)


# What they are


def attach_pick(sheet: Sheet) -> Act | None:
    """507.2a The pick that is the first extra cost of an attaching card."""
    if sheet.attach_to is None:
        return None
    return Act(Who.YOU, Verb.PICK, Some(sheet.attach_to.noun, slot=ATTACH_SLOT))


def options_of(sheet: Sheet) -> tuple[Played, ...]:
    """307.2, 401.1a The cost and effect of a card, or those that one of is chosen."""
    if sheet.options is not None:
        return sheet.options.options
    return () if sheet.played is None else (sheet.played,)


class Way:
    """One way to meet the costs of a card or ability: its extra costs in order, and what is known of them at once."""

    __slots__ = (
        "added",
        "changes",
        "enabled",
        "ends_in_pick",
        "entangled",
        "gives",
        "hangs",
        "moves",
        "pays",
        "steps",
        "taken",
        "varies",
    )

    def __init__(self, steps: tuple[Instruction, ...]) -> None:
        self.steps = steps
        pays = [step for step in steps if isinstance(step, Pay)]
        self.pays = bool(pays)
        """406.4 Whether any of them says pay."""
        self.added = sum([step.amount for step in pays if isinstance(step.amount, int)])
        """406.3 What is added to the running total at least."""
        self.varies = [step.amount for step in pays if isinstance(step.amount, Variable)]
        """410.2 What is added besides, of which X decides how much."""
        self.hangs = bool(self.varies) and any(isinstance(step, Let) for step in steps)
        """410.2 Whether it hangs on what is chosen how much is paid: X is a figure of something."""
        self.entangled = are_entangled(steps)
        """401.3 Whether one of them may leave too little for another."""
        self.changes: list[bool] = []
        """401.3 For each of them: whether anything has been changed when its turn comes."""
        self.enabled: list[bool] = []
        """401.3 For each of them: whether that may be what it asks for."""
        before = Part.NOTHING
        for step in steps:
            self.changes.append(before is not Part.NOTHING)
            self.enabled.append(bool(before & asked_by(step)))
            before |= changed_by(step)
        self.changes.append(before is not Part.NOTHING)
        self.gives = Part.RESOURCES in before
        """406.3a Whether one of them could give resources to pay with."""
        self.taken = sum([most_taken(step) for step in steps])
        """406.3a How many resources they could take at most."""
        self.moves = Part.IN_PLAY in before
        """406.3 Whether one of them could bring or take a text that changes what is to be paid."""
        self.ends_in_pick = bool(steps) and _is_mere_pick(steps[-1])
        """310.1 Whether the last of them singles out something and changes nothing."""


def _is_mere_pick(step: Instruction) -> bool:
    """310.1 Whether a step is that its player picks among cards in play, and by what everybody sees of them."""
    if not isinstance(step, Act) or step.verb is not Verb.PICK or step.who is not Who.YOU:
        return False
    noun = step.what.noun if isinstance(step.what, Some) else None
    return noun is not None and nouns.place_of(noun, Verb.PICK) is Place.IN_PLAY and not nouns.speaks_of_hidden(noun)


class Ways:
    """The ways to meet the costs of a card or ability, and what is known of all of them at once."""

    __slots__ = ("added", "all", "depletes", "gives", "of")

    def __init__(self, of: object, ways: tuple[Way, ...]) -> None:
        self.of = of
        """What they are of; kept, so that nothing else can take its place in memory."""
        self.all = ways
        self.gives = any(way.gives for way in ways)
        self.added = min([way.added for way in ways])
        """406.3 What is added to the running total at least, whichever of them is taken."""
        self.depletes = all(_depletes_itself(way) for way in ways)
        """303.1 Whether its card, as it is now, has to be depleted for it."""


def _depletes_itself(way: Way) -> bool:
    return any(
        isinstance(step, Act) and step.verb is Verb.DEPLETE and isinstance(step.what, This) and not changed
        for step, changed in zip(way.steps, way.changes, strict=False)
    )


_WAYS: Final[dict[int, Ways]] = {}
"""The ways of abilities and cards that have been asked for."""


def ways_of(of: Sheet | Ability) -> Ways:
    """401.3, 307.2, 507.2a The ways to meet the costs of a card or ability: several if it has options."""
    known = _WAYS.get(id(of))
    if known is None:
        if isinstance(of, Ability):
            known = Ways(of, (Way(() if of.cost is None else steps_of(of.cost)),))
        else:
            known = Ways(of, _ways_after((), of))
        _WAYS[id(of)] = known
    return known


def _ways_after(extra: tuple[Instruction, ...], sheet: Sheet) -> tuple[Way, ...]:
    """507.4c The ways to meet the costs of a card after others that come before its own."""
    pick = attach_pick(sheet)
    before = extra if pick is None else (*extra, pick)
    costs = [before if one.cost is None else (*before, *steps_of(one.cost)) for one in options_of(sheet)]
    return tuple([Way(steps) for steps in costs or [before]])


def ways_to(action: Action, extra: tuple[Instruction, ...] = ()) -> tuple[Way, ...]:
    """401.3, 507.4c The ways to meet the costs of what is played or used, after those that come before its own."""
    if extra:
        return _ways_after(extra, action.copy.sheet)
    return ways_of(action.copy.sheet if action.ability is None else action.ability).all


def due(s: SpoilsState, action: Action, base: int | None, r: Resolving, paid: int) -> Flow[int]:
    """406.3#3, 406.3#4, 406.4#2, 406.7#2, 505.1 What is to be paid for a card or ability whose extra costs are met: the
    running total with its increases and reductions, and what effects demand besides. Illegal if it can't be paid."""
    who = payer(s, action)
    amount = toll_on(s, action)
    if base is not None or r.to_pay is not None:
        total = yield from changed_cost(s, who, action, (base or 0) + (r.to_pay or 0))
        s.replace_action(action.changed(numeric_cost=total))
        amount += max(0, total - paid)  # 406.7#2
    elif amount:
        amount = yield from changed_cost(s, who, None, amount)  # 406.5a
    reason = why_unpayable(s, who, amount)
    if reason is not None:
        raise Illegal(reason)  # 401.2, 603.1e, 605.1d
    return amount


# Whether they can be met


def sure_means(s: SpoilsState, seat: Seat) -> int | None:
    """309.1a, 406.3 What a player can pay for a card or ability at most; None where something changes costs or types,
    so that each has to be looked at."""
    now = standing(s)
    if s.delayed or now.types or now.stated.get(CostChange):
        return None
    return number_free(s, seat)


def is_too_dear(of: Sheet | Ability, base: int, means: int | None) -> bool:
    """309.1a, 406.3 Whether a player has too few resources to pay for a card or ability whatever else there is to its
    costs: seen at once, where nothing among them could give resources. `means`: what the player has (`sure_means`)."""
    if means is None:
        return False
    ways = ways_of(of)
    return base + ways.added > means and not ways.gives


def why_costs_unmet(
    s: SpoilsState, action: Action, base: int | None, extra: tuple[Instruction, ...] = (), paid: int = 0, gone: int = 0
) -> Reason | None:
    """201.2a, 401.2, 401.3, 406.3a, O05 Why the costs of a card or ability can't be met now, as far as its player can
    know, or None: the first of its extra costs that can't be completed, and the number, which is paid last, if all of
    them can. `extra`: extra costs that come before those of its own (507.4c). `paid`: what of the total has been paid
    by then (406.7#2), and `gone`: how many resources that took."""
    unmet: Reason | None = None
    unpaid: Reason | None = None
    for way in ways_to(action, extra):
        reason = why_way_unmet(s, action, way, base, paid, gone)
        if reason is None:
            return None
        if reason.rule == TOO_FEW:
            unpaid = reason
        else:
            unmet = unmet or reason
    return unpaid or unmet


def why_way_unmet(
    s: SpoilsState, action: Action, way: Way, base: int | None, paid: int = 0, gone: int = 0
) -> Reason | None:
    """401.2, 401.3, 406.3a, O05, O35 Why costs can't be met in one way, as far as their player can know, or None. What
    a look at what is there doesn't tell is tried."""
    added = 0
    hangs = False
    if way.steps:
        r = resolving(s, action)
        r.costs = r.weighing = True
        if action.id:
            r.kept = action.kept.copy()  # what is only weighed isn't kept
        unmet = first_unmet(s, r, way.steps)
        if unmet is not None:
            at, why = unmet
            if why is not UNKNOWN and (way.enabled[at] or (way.changes[at] and _may_turn(s))):
                return None if _why_unmet_in_turn(s, action, way, base, paid) is None else why
            return why
        if way.varies and is_variable_known(r):
            added = sum([amount_of(s, r, amount, 0) for amount in way.varies])
        else:
            hangs = way.hangs
    who = payer(s, action)
    number = least_to_pay(s, action, base, way, paid, added)
    reason = why_unpayable(s, who, number, gone)
    if reason is not None:
        if way.gives or (way.changes[-1] and _may_change(s, way)):
            return None if _why_unmet_in_turn(s, action, way, base, paid) is None else reason
        return reason
    if action.used is Used.IN_STEAD:
        return None
    short = bool(number) and way.taken > number_free(s, who) - gone - number  # 406.3a
    loses = bool(action.flipped) and bool(s.attached(action.flipped))  # O28
    if way.entangled or hangs or short or loses or (way.changes[-1] and _may_change(s, way)):
        return _why_unmet_in_turn(s, action, way, base, paid)
    return None


def _may_turn(s: SpoilsState) -> bool:
    """402.7, 504.1 Whether texts say what cannot be done or what kind cards are: they may say otherwise whatever
    changes."""
    now = standing(s)
    return bool(now.cannot or now.types)


def _may_change(s: SpoilsState, way: Way) -> bool:
    """406.3 Whether a step could change what is to be paid: by a text that goes by what it changes, or comes or goes
    with a card."""
    now = standing(s)
    if now.types:
        return True
    said = [*now.stated.get(CostChange, ()), *now.stated.get(MustPay, ())]
    return any(way.moves or one.gates or not isinstance(one.text.amount, int) for one in said)


def least_to_pay(s: SpoilsState, action: Action, base: int | None, way: Way, paid: int = 0, added: int = 0) -> int:
    """406.3, 406.7#2, 505.1 What has to be paid at least for a card or ability, with what its cost adds and what
    effects demand besides."""
    toll, who = toll_on(s, action), payer(s, action)
    if base is None and not way.pays:
        return least_cost(s, who, None, toll) if toll else 0
    return toll + max(0, least_cost(s, who, action, (base or 0) + way.added + added) - paid)


def least_balance(s: SpoilsState, action: Action, cost: int, extra: tuple[Instruction, ...]) -> int:
    """406.7#2 What has to be paid at least for a card after its Flip Up cost."""
    return min([0 if way.gives else least_to_pay(s, action, cost, way, cost) for way in ways_to(action, extra)])


def _why_unmet_in_turn(s: SpoilsState, action: Action, way: Way, base: int | None, paid: int) -> Reason | None:
    """401.2, 401.3, 406.3a, O35 Why costs can't be met one after the other, whatever is chosen, and the number paid in
    the end, or None: it is tried on a copy that nobody sees. What turns out on the way and its player can't know yet
    decides nothing."""
    tried = s.copy()

    def in_turn() -> Flow[None]:
        return _meet(tried, action, way, base, paid)

    return why_unfinishable(tried, action.seat, in_turn, (), rule=UNDOING)


def _meet(s: SpoilsState, action: Action, way: Way, base: int | None, paid: int) -> Flow[None]:
    """603.1c to 603.1e, 605.1a to 605.1d, 507.4 Begin what hasn't been begun, meet its costs, and see that what is due
    could be paid."""
    begun = s.action(action.id) is not None
    action = action.changed(id=action.id if begun else s.new_id())
    action.kept = action.kept.copy()
    if not begun:
        s.paying += 1
        yield from _begin(s, action, paid)
    else:
        s.replace_action(action)
    r = resolving(s, action)
    r.costs = True
    if way.ends_in_pick and not _goes_by_picks(s):
        yield from satisfy(s, r, way.steps[:-1])
        see(s, r, way.steps[-1])  # there has to be something to be picked; what it is makes no difference any more
    else:
        yield from satisfy(s, r, way.steps)
    yield from due(s, action, base, r, paid)


def _goes_by_picks(s: SpoilsState) -> bool:
    """310.1 Whether what is to be paid may go by what has been picked: texts may single out cards that have picked
    something."""
    now = standing(s)
    return bool(s.delayed or MustPay in now.stated) or any(one.text.noun.qualities for one in stated(s, CostChange))


def _begin(s: SpoilsState, action: Action, paid: int) -> Flow[None]:
    copy = action.copy
    x = s.in_play.get(action.source)
    if x is not None:
        s.put(x.changed(uses=(*x.uses, action.place)))
    elif action.flipped:
        yield from pay(s, action.seat, paid, "507.4b", action.flipped)
        leave_play(s, s.in_play[action.flipped])
        yield from without_host(s, action.flipped)
    elif action.ability is None and copy in s.sides[copy.owner].discard_pile:
        take(s, copy)
    s.being_played = (*s.being_played, action)
