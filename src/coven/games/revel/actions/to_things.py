"""What all verbs have in common that a player does to things: which things, how far, and one thing after the other."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeAlias

from coven.games.revel.actions.stamina import lose_marker
from coven.games.revel.areas.areas import BOTH, opponent
from coven.games.revel.areas.elements import Card, Element, Ref
from coven.games.revel.areas.knowledge import among, knows_place, mix
from coven.games.revel.areas.state import RevelState
from coven.games.revel.effects.consequences import happened_at_once
from coven.games.revel.effects.interruptions import may_be_interrupted, prevented
from coven.games.revel.effects.meaning.references import all_of_them, done_this_way, name, tell_whether_there
from coven.games.revel.effects.ongoing import active
from coven.games.revel.effects.prohibitions import forbidden
from coven.games.revel.effects.records import Happening, Resolving, from_where
from coven.games.revel.instructions.choosing_things import IN_ORDER, select
from coven.games.revel.instructions.costs import pay_charges
from coven.games.revel.instructions.grades import DONE, FORBIDDEN, NOT, PARTLY, STOPPED, WHOLLY, Grade, Outcome
from coven.games.revel.instructions.possibility import cards_of
from coven.games.revel.text.tree import Act, Back, OneOf, Pick, Place, This, Verb
from coven.kernel import Flow, Seat

ToOne: TypeAlias = Callable[[RevelState, Resolving, Seat, Ref, Act, int], Flow[Outcome]]
"""Does what an instruction says to one thing, which is one of so many that it is done to."""


def do_to_things(s: RevelState, r: Resolving, seat: Seat, instruction: Act, to_one: ToOne) -> Flow[Grade]:
    """A verb done by one player to what the instruction speaks of."""
    if is_for_nothing(instruction):
        return WHOLLY
    chosen = yield from choose_things(s, r, seat, instruction)
    if chosen is None:
        return NOT
    if instruction.verb in active(s).charges and not (yield from charge_paid(s, r, seat, instruction, chosen)):
        return NOT
    return (yield from to_each(s, r, seat, instruction, chosen, to_one))


def is_for_nothing(instruction: Act) -> bool:
    """Whether something is to be done for each of nothing, which is done at once."""
    return isinstance(instruction.what, Pick) and instruction.what.most == 0


def choose_things(s: RevelState, r: Resolving, seat: Seat, instruction: Act) -> Flow[tuple[Ref, ...] | None]:
    """0.P.4, 0.2.12 What a verb is done to, chosen by the player who does it. None if there is nothing."""
    what = instruction.what
    tell_whether_there(s, r, what)
    chosen = None
    if s.rulings.verbs[instruction.verb].possible(s, r, seat, instruction) is not NOT:  # by this player
        chosen = yield from select(s, r, seat, instruction.verb, what)
    if isinstance(what, OneOf) and what.slot:
        _leave_the_rest(s, r, what, chosen or ())
    return chosen


def _leave_the_rest(s: RevelState, r: Resolving, what: OneOf, chosen: tuple[Ref, ...]) -> None:
    """4.10.8 'the rest': all of those spoken of that were not chosen."""
    left = [ref for ref in all_of_them(s, r, what) if ref not in chosen]
    r.memory().rests[what.slot] = name(s, r, left)


def charge_paid(s: RevelState, r: Resolving, seat: Seat, instruction: Act, chosen: tuple[Ref, ...]) -> Flow[bool]:
    """0.3.3, 0.3.10 Pay what cost effects ask for doing this to what was chosen.

    What isn't paid for leaves no trace (0.P.4): nothing has been chosen that later words could point at.
    """
    if (yield from pay_charges(s, seat, instruction.verb, *cards_of(s, chosen))):
        return True
    what = instruction.what
    if not isinstance(what, (This, Back)) and what.slot:
        r.memory().things[what.slot] = ()
        if isinstance(what, OneOf):
            _leave_the_rest(s, r, what, ())
    return False


def to_each(
    s: RevelState, r: Resolving, seat: Seat, instruction: Act, refs: tuple[Ref, ...], to_one: ToOne
) -> Flow[Grade]:
    """0.2.11 Do a verb to each of several things as far as it can be done, and remember what was done this way."""
    done: list[Ref] = []
    skipped = 0
    place = _place_of(s, refs) if s.rulings.at_once else Place.UNSAID
    several = instruction.verb in IN_ORDER and len(refs) > 1
    if several:
        in_secret_order(s, refs)
    places = {ref: s.zone_of(ref) for ref in refs if isinstance(ref, Card)} if len(refs) > 1 else {}
    for ref in refs:
        if isinstance(ref, Card) and places and s.zone_of(ref) is not places[ref]:
            continue  # 4.10.12: what interrupted the one before has moved it
        element = None if isinstance(ref, Card) else s.element(ref)
        cards = () if element is None else element.cards
        outcome = yield from to_one(s, r, seat, ref, instruction, len(refs))
        if outcome is DONE:
            done.append(ref)
            done.extend(cards)
        elif outcome is STOPPED:
            skipped += 1
    if several:
        in_secret_order(s, done)
    what = instruction.what
    if not isinstance(what, (This, Back)) and what.slot:  # where they are by now
        r.memory().things[what.slot] = name(s, r, placed(s, refs) if instruction.verb is Verb.PLACE else refs)
    if instruction.slot:
        done_this_way(s, r, instruction.slot, seat, done)
    if s.rulings.at_once:
        happened_at_once(s, instruction.verb, seat, tuple(ref for ref in done if isinstance(ref, Card)), place)
    acted = sum(1 for ref in refs if ref in done) + skipped
    if not acted:
        return NOT
    in_full = not isinstance(what, Pick) or acted >= what.least
    return WHOLLY if acted == len(refs) and in_full else PARTLY


def _place_of(s: RevelState, refs: tuple[Ref, ...]) -> Place:
    """Where things are that something is done to: an instruction takes them from one place."""
    return from_where(s.zone_of(refs[0])) if refs and isinstance(refs[0], Card) else Place.FIELD


def in_secret_order(s: RevelState, refs: Iterable[Ref]) -> None:
    """5.3.5 Several cards go to a deck in an order that their player alone knows: the others can't tell them apart.

    Of those in a hand they can't even tell which are meant, so long as they aren't revealed (3.8.1)."""
    cards = [ref for ref in refs if isinstance(ref, Card)]
    for owner in BOTH:
        side, other = s.sides[owner], opponent(owner)
        own = [card for card in cards if card in side.deck or card in side.revealed]
        if len(own) > 1:
            if all(knows_place(side, other, card) for card in own):
                among(side, other, own)
            else:
                mix(side, other, own)


def placed(s: RevelState, refs: tuple[Ref, ...]) -> list[Ref]:
    """3.2.1 Spells that were moved to another side are new ones: what the instruction put there is meant by now."""
    return [
        ref if isinstance(ref, Card) or s.element(ref) is not None else s.last_known[ref].element.cards[0]
        for ref in refs
        if isinstance(ref, Card) or s.element(ref) is not None or ref in s.last_known
    ]


def happening(s: RevelState, seat: Seat, verb: Verb, thing: Card | Element) -> Happening:
    """What it is called that a player does a verb to one thing, where that is."""
    if isinstance(thing, Card):
        return Happening(verb, seat, cards=(thing,), place=from_where(s.zone_of(thing)))
    return Happening(verb, seat, element=thing, cards=thing.cards, place=Place.FIELD)


def about_to(s: RevelState, r: Resolving | None, seat: Seat, verb: Verb, ref: Ref) -> Flow[Happening | Outcome]:
    """What is about to be done to one thing, once interruptions have had their say; or what became of it."""
    reason = forbidden(s, seat, verb, ref)
    if isinstance(ref, Card) and s.sides[ref.owner].traces and not s.is_public(ref):
        s.tell(reason)  # S51: it may have been chosen, unseen, as one to which this can't be done
    if reason is not None:
        return FORBIDDEN
    settled = r is not None and r.settled
    zone = s.zone_of(ref) if isinstance(ref, Card) else None
    thing = ref if isinstance(ref, Card) else s.element(ref)
    if thing is None:
        assert isinstance(ref, int)
        return (yield from lose_marker(s, ref, settled=settled))  # 6.2.4: whatever is done with a marker
    what = happening(s, seat, verb, thing)
    if not settled and may_be_interrupted(s, verb):
        if (yield from prevented(s, what)):
            return STOPPED
        # 4.10.12: an interruption may have taken it away
        if s.zone_of(ref) is not zone if isinstance(ref, Card) else s.element(ref) is None:
            return FORBIDDEN
    return what
