"""0.2 How possible an instruction is, judged only by what both players see (0.2.4).

What a verb asks for is found in the rulebook (see `Rulebook`); this module judges how instructions are put together,
and what there is to do a verb to.
"""

from __future__ import annotations

from collections.abc import Iterable

from coven.games.revel.areas.elements import Card, Pin, Ref
from coven.games.revel.areas.state import RevelState
from coven.games.revel.effects.cost_effects import charged, charges
from coven.games.revel.effects.meaning.measuring import counted
from coven.games.revel.effects.meaning.references import (
    all_of_them,
    everything,
    is_there,
    is_unknown,
    may_be_there,
    next_draws,
    own_place,
    owners,
    place_of,
    players,
    refs_of,
    who_is,
    whose_draws,
)
from coven.games.revel.effects.ongoing import active
from coven.games.revel.effects.prohibitions import forbidden
from coven.games.revel.effects.records import Resolving
from coven.games.revel.instructions.grades import NOT, PARTLY, WHOLLY, Grade, graded, together
from coven.games.revel.text.tree import (
    Act,
    All,
    Both,
    Counters,
    Draw,
    Either,
    If,
    Instruction,
    May,
    NextDraws,
    Noun,
    Once,
    OneOf,
    Pass,
    Pick,
    Place,
    PlayerOf,
    Sequence,
    Shuffle,
    Tally,
    Verb,
    What,
)
from coven.games.revel.text.tree.instructions import told_to
from coven.games.revel.text.words.vocabulary import CARD, EACH, HAND, PLAY
from coven.kernel import Seat


def possible(s: RevelState, r: Resolving, instruction: Instruction) -> Grade:
    """0.2.1 How possible an instruction is now, as far as both players can tell: not, partly or wholly."""
    if s.rulings.its_player and is_nobodys(s, r, instruction):
        return NOT
    return s.rulings.instructions[type(instruction)].possible(s, r, instruction)


def is_nobodys(s: RevelState, r: Resolving, instruction: Instruction) -> bool:
    """4.10.4 Whether an instruction is to 'its player' of something that there isn't."""
    if not isinstance(instruction, (Draw, Act, Tally, Counters, May, Either, Shuffle, Pass)):
        return False
    who = instruction.who
    return isinstance(who, PlayerOf) and not is_unknown(r, who.of) and not refs_of(s, r, who.of)


def by_each(s: RevelState, r: Resolving, instruction: Instruction) -> Grade:
    """0.2.2 What each player is told to do by themselves: as possible as it is for both together."""
    grades = []
    for seat in players(s, r, EACH):
        r.each = seat
        grades.append(s.rulings.instructions[type(instruction)].possible(s, r, instruction))
    r.each = None
    return together(grades)


def payable(s: RevelState, r: Resolving, cost: Instruction) -> bool:
    """0.P.5, 0.3.6 A cost can be paid only if every instruction of it is wholly possible."""
    return possible(s, r, cost) is WHOLLY


def payer(s: RevelState, r: Resolving, cost: Instruction) -> Seat:
    """Who pays a cost: whoever its instructions speak to."""
    return who_is(s, r, told_to(cost))


# How instructions are put together


def steps(s: RevelState, r: Resolving, instruction: Sequence | Both) -> Grade:
    """0.2.2 Instructions in a row. What a later one refers back to is there if the one that names it is possible."""
    named = instruction.named
    if not named:
        return together([possible(s, r, step) for step in instruction.steps])
    grades = []
    unknown, after = r.unknown, r.rest
    for place, step in enumerate(instruction.steps):
        r.rest = (*zip(instruction.steps[place + 1 :], instruction.points[place + 1 :], strict=True), *after)
        grade = possible(s, r, step)
        grades.append(grade)
        if named[place]:
            r.unknown = r.unknown.union(named[place]) if grade is not NOT else r.unknown.difference(named[place])
    r.unknown, r.rest = unknown, after
    return together(grades)


def conditional(s: RevelState, r: Resolving, instruction: If) -> Grade:
    """0.2.8 to 0.2.10 What follows from a condition is as possible as if the condition held."""
    then = possible(s, r, instruction.then)
    return then if instruction.otherwise is None else max(then, possible(s, r, instruction.otherwise))


def optional(s: RevelState, r: Resolving, instruction: May | Once) -> Grade:
    """0.4.1 What a player may do, or do once each turn, is as possible as doing it."""
    return possible(s, r, instruction.body)


def either(s: RevelState, r: Resolving, instruction: Either) -> Grade:
    """0.4.7, 0.4.12 A choice among instructions is as possible as the most possible of them."""
    if instruction.who is EACH and r.each is None:
        return by_each(s, r, instruction)
    return max(possible(s, r, option) for option in instruction.options)


# Verbs done to things


def act(s: RevelState, r: Resolving, instruction: Act) -> Grade:
    """A verb done to things, by one player or by each."""
    if instruction.times is not None:
        instruction = counted(s, r, instruction)
    r.acting = instruction.slot
    rules = s.rulings.verbs[instruction.verb]
    if instruction.who is not EACH:
        return rules.possible(s, r, who_is(s, r, instruction.who), instruction)
    return together([rules.possible(s, r, seat, instruction) for seat in players(s, r, EACH)])


def to_things(s: RevelState, r: Resolving, seat: Seat, instruction: Act) -> Grade:
    """How far a player can do a verb to what an instruction speaks of, and pay what that costs (0.3.3)."""
    if not charges_payable(s, seat, instruction.verb):
        return NOT
    return to_things_unpaid(s, r, seat, instruction)


def to_things_unpaid(s: RevelState, r: Resolving, seat: Seat, instruction: Act) -> Grade:
    """0.2.5 The same, whatever it costs: only what both players see can prove that it isn't wholly possible."""
    verb, what = instruction.verb, instruction.what
    if isinstance(what, Pick):
        if what.most == 0:  # for each of nothing
            return WHOLLY
        if _plenty_hidden(s, r, seat, verb, what):
            return WHOLLY
        visible, hidden = candidates(s, r, seat, verb, what.noun, what)
        return _enough(len(visible) + hidden, what.least)
    if isinstance(what, All):
        visible, hidden = candidates(s, r, seat, verb, what.noun)
        if not visible and not hidden:
            return NOT
        return WHOLLY if len(everything(s, r, what.noun, verb, seat)) <= len(visible) + hidden else PARTLY
    if isinstance(what, NextDraws):
        return graded(len(next_draws(s, whose_draws(s, r, seat, what), what.amount)), what.amount)
    if is_unknown(r, what):
        return WHOLLY
    if may_be_there(s, r, what):
        return WHOLLY
    if isinstance(what, OneOf) and what.back.types and any(_is_secret(s, ref) for ref in all_of_them(s, r, what)):
        return WHOLLY  # 0.2.6: whatever they are
    refs = refs_of(s, r, what, gone=False)
    doable = [ref for ref in refs if can_do(s, seat, verb, ref) or _is_secret(s, ref)]
    if not doable:
        return NOT
    return WHOLLY if len(doable) == len(refs) or isinstance(what, OneOf) else PARTLY


def _is_secret(s: RevelState, ref: Ref) -> bool:
    """0.2.4 Whether it is a card that not both players see: nobody can prove what can't be done with it."""
    return isinstance(ref, Card) and ref not in s.playing and not s.is_public(ref)


def _plenty_hidden(s: RevelState, r: Resolving, seat: Seat, verb: Verb, what: Pick) -> bool:
    """0.2.6, 0.2.7 Whether a hand hides enough cards anyhow, whatever they are: nobody can prove the contrary."""
    if place_of(what.noun, verb) is not HAND:
        return False
    if _is_kept_from(s, seat, verb, own_place(s, r, what.noun, verb, seat), picked=True):
        return False
    hidden = -len(s.playing)  # 5.7.10: a card can't pay for itself
    for owner in owners(s, r, what.noun, HAND, seat):
        side = s.sides[owner]
        if side.revealed:
            return False
        hidden += len(side.hand)
    return hidden >= max(1, what.least)


def _enough(there: int, least: int) -> Grade:
    if not there:
        return NOT
    return WHOLLY if there >= least else PARTLY


def candidates(
    s: RevelState, r: Resolving, seat: Seat, verb: Verb, noun: Noun, pick: Pick | None = None
) -> tuple[list[Ref], int]:
    """0.P.7, 0.2.4 to 0.2.7 What a noun could mean for a verb, as far as both players see: the visible matches, and how
    many cards that are hidden from somebody, be it from one player only, might match as well. `pick`: which of them is
    chosen."""
    place = place_of(noun, verb)
    found = everything(s, r, noun, verb, seat)
    hides = place in (HAND, Place.DECK)
    visible = [ref for ref in found if not (hides and isinstance(ref, Card) and not s.is_public(ref))]
    if pick is None:
        visible = [ref for ref in visible if can_do(s, seat, verb, ref)]
    else:
        visible = [ref for ref in visible if can_choose(s, seat, verb, ref)]
        if verb is Verb.CHOOSE and r.rest:  # 0.4.12: where no pick is legal, choosing is impossible
            visible = [ref for ref in visible if leaves_possible(s, r, ref, pick)]
    if not hides:
        return visible, 0
    whole = everything(s, r, Noun(CARD, whose=noun.whose, place=place), verb, seat)
    hidden = sum(1 for ref in whole if isinstance(ref, Card) and not s.is_public(ref) and ref not in s.playing)
    if hidden and _is_kept_from(s, seat, verb, own_place(s, r, noun, verb, seat), picked=pick is not None):
        hidden = 0
    return visible, hidden


def _is_kept_from(s: RevelState, seat: Seat, verb: Verb, place: Place | None, *, picked: bool) -> bool:
    """0.2.3, 0.4.3 Whether nothing of a place can have a verb done to it, whatever it is, or be chosen for that."""
    if verb is not Verb.REVEAL and forbidden(s, seat, verb, place) is not None:
        return True
    return picked and _may_forbid_choosing(s) and forbidden(s, seat, Verb.CHOOSE, place) is not None


def _may_forbid_choosing(s: RevelState) -> bool:
    return Verb.CHOOSE in active(s).cannot or bool(s.lasting)


def leaves_possible(s: RevelState, r: Resolving, ref: Ref, pick: Pick) -> bool:
    """0.4.8 Whether a pick leaves something possible of the instructions of this effect that depend on it."""
    slots = tuple([slot for slot in (pick.slot, r.acting) if slot])
    # 0.P.10, 0.4.10: the primer would look at other effects as well, but 0.4 doesn't
    later = [step for step, points in r.rest if any(slot in points for slot in slots)]
    if not later:
        return True
    supposed = r.supposing(slots, (Pin(ref, 0) if isinstance(ref, Card) else ref,))
    return any(possible(s, supposed, step) is not NOT for step in later)


def can_choose(s: RevelState, seat: Seat, verb: Verb, ref: Ref) -> bool:
    """0.4.3 Whether a player can choose something to do a verb to: a choice that is only implied is one as well."""
    if not can_do(s, seat, verb, ref):
        return False
    return verb is Verb.CHOOSE or not _may_forbid_choosing(s) or forbidden(s, seat, Verb.CHOOSE, ref) is None


def can_do(s: RevelState, seat: Seat, verb: Verb, ref: Ref) -> bool:
    """Whether a verb can be done to something that both players see."""
    if forbidden(s, seat, verb, ref) is not None:
        return False
    if verb in active(s).charges and verb is not PLAY and not charges_payable(s, seat, verb, *cards_of(s, (ref,))):
        return False
    can_be = s.rulings.can_be.get(verb)
    if can_be is not None:
        return can_be(s, seat, ref)
    return not isinstance(ref, Card) or ref not in s.playing


def cards_of(s: RevelState, refs: Iterable[Ref]) -> tuple[Card, ...]:
    """The cards that are meant, those of elements on the field included."""
    cards: list[Card] = []
    for ref in refs:
        if isinstance(ref, Card):
            cards.append(ref)
        else:
            element = s.element(ref)
            cards.extend(() if element is None else element.cards)
    return tuple(cards)


def anything_there(s: RevelState, r: Resolving, seat: Seat, verb: Verb, what: What) -> bool:
    """Whether there is anything that is meant; where a player chooses it for a verb, anything to choose (0.4.3)."""
    if isinstance(what, Pick):
        rest, r.rest = r.rest, ()  # 0.4.5: it could be done itself, whatever becomes of what follows
        visible, _ = candidates(s, r, seat, verb, what.noun, what)
        r.rest = rest
        return bool(visible)
    if is_unknown(r, what):
        return True
    return any(is_there(s, ref) for ref in refs_of(s, r, what, gone=False))


def charges_payable(s: RevelState, seat: Seat, verb: Verb, *cards: Card) -> bool:
    """0.3.3 Whether the cost effects on an action could be paid; without payment it can't be carried out."""
    if verb not in (s.active or active(s)).charges:
        return True
    for one in charges(s, seat, verb, *cards):
        if one in s.weighed:
            return False  # what has to be paid so that it can be paid can't be paid
        before = s.weighed
        s.weighed = (*before, one)
        can_pay = payable(s, charged(s, one, seat, cards), one.effect.cost)
        s.weighed = before
        if not can_pay:
            return False
    return True
