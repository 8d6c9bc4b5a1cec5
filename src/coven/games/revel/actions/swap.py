"""3.2.1, 3.4.12 Two spells of a player change places: each goes to the side that the other leaves."""

from __future__ import annotations

from collections.abc import Sequence

from coven.games.revel.actions.to_things import happening
from coven.games.revel.areas import paths
from coven.games.revel.areas.elements import Element, Ref, Zone
from coven.games.revel.areas.moving import leave_field
from coven.games.revel.areas.state import RevelState
from coven.games.revel.effects.consequences import happened
from coven.games.revel.effects.meaning.references import everything, name, refs_of, who_is
from coven.games.revel.effects.meaning.winning import five_at_once
from coven.games.revel.effects.prohibitions import forbidden
from coven.games.revel.effects.records import Resolving
from coven.games.revel.instructions.carry_out import one_by_one
from coven.games.revel.instructions.choosing_things import several
from coven.games.revel.instructions.grades import NOT, WHOLLY, Grade
from coven.games.revel.instructions.possibility import by_each
from coven.games.revel.text.tree import Back, OneOf, Pick, Swap, This, Verb, What
from coven.games.revel.text.words.vocabulary import EACH
from coven.kernel import Flow, Seat


def possible(s: RevelState, r: Resolving, instruction: Swap) -> Grade:
    """Whether there are two spells that can change places."""
    if instruction.who is EACH and r.each is None:
        return by_each(s, r, instruction)
    if r.unknown and (isinstance(instruction.one, Back) or isinstance(instruction.other, Back)):
        return WHOLLY
    seat = who_is(s, r, instruction.who)
    return (
        WHOLLY
        if any(_partners(s, r, seat, one, instruction.other) for one in _meant(s, r, seat, instruction.one))
        else NOT
    )


def _meant(s: RevelState, r: Resolving, seat: Seat, what: What) -> list[int]:
    """The spells that may be meant and may move."""
    refs: list[Ref] = (
        everything(s, r, what.noun, Verb.SWAP, seat)
        if isinstance(what, Pick)
        else list(refs_of(s, r, what, gone=False))
    )
    return [ref for ref in refs if isinstance(ref, int) and _can_move(s, seat, ref)]


def _can_move(s: RevelState, seat: Seat, ref: int) -> bool:
    element = s.element(ref)
    return element is not None and element.zone is Zone.SIDE and forbidden(s, seat, Verb.PLACE, ref) is None


def _partners(s: RevelState, r: Resolving, seat: Seat, one: int, what: What) -> list[Ref]:
    """3.4.12 What a spell can change places with: another one of the same player's."""
    spell = s.element(one)
    found: list[Ref] = []
    for ref in _meant(s, r, seat, what):
        other = s.element(ref)
        if spell is not None and other is not None and other is not spell and other.owner == spell.owner:
            found.append(ref)
    return found


def do(s: RevelState, r: Resolving, instruction: Swap) -> Flow[Grade]:
    """'Swap this spell with another of your spells.'"""
    if instruction.who is EACH and r.each is None:
        return (yield from one_by_one(s, r, instruction))
    seat = who_is(s, r, instruction.who)
    ones: list[Ref] = [
        ref for ref in _meant(s, r, seat, instruction.one) if _partners(s, r, seat, ref, instruction.other)
    ]
    first = yield from _one_of(s, r, seat, instruction.one, ones)
    if first is None:
        return NOT
    _remember(s, r, instruction.one, first.id)  # another one is another than this
    partners = _partners(s, r, seat, first.id, instruction.other)
    second = yield from _one_of(s, r, seat, instruction.other, partners)
    assert second is not None, "what has no partner isn't offered"
    happenings = [happening(s, seat, Verb.PLACE, spell) for spell in (first, second)]
    for what, placed in zip((instruction.one, instruction.other), _exchange(s, first, second), strict=True):
        _remember(s, r, what, placed)  # where they are by now
    for one in happenings:
        happened(s, one)
    five_at_once(s)
    return WHOLLY


def _remember(s: RevelState, r: Resolving, what: What, ref: Ref) -> None:
    """4.10.8 What the words of the swap name, for those that point at it."""
    if not isinstance(what, (This, Back)) and what.slot:
        r.memory().things[what.slot] = name(s, r, (ref,))


def _one_of(s: RevelState, r: Resolving, seat: Seat, what: What, offered: list[Ref]) -> Flow[Element | None]:
    """0.4.3 The one that is meant, chosen where the words leave a choice."""
    chosen: Sequence[Ref] | None = offered
    if isinstance(what, (Pick, OneOf)):
        chosen = yield from several(s, r, seat, Verb.SWAP, what, offered)
    spell = chosen[0] if chosen else 0
    return s.element(spell) if isinstance(spell, int) else None


def _exchange(s: RevelState, first: Element, second: Element) -> tuple[Ref, ...]:
    """3.2.1 A spell moved to another space is a new one: its state is cleared, but not in the starter edition (D26)."""
    placed: list[Element] = []
    if s.rulings.edition.keeps_state_between_spaces:
        placed = [first.changed(space=second.space), second.changed(space=first.space)]
    else:
        for spell, space in ((first, second.space), (second, first.space)):
            leave_field(s, spell)
            placed.append(
                Element(s.new_id(), Zone.SIDE, spell.owner, spell.cards, space, stitched=spell.stitched)  # 3.2.4
            )
    for spell, new in zip((first, second), placed, strict=True):
        s.put(new)
        for card in spell.cards:
            s.move(card, paths.place_of(spell), paths.place_of(new), paths.ALL)
    s.note("3.2.1", "{0} and {1} change places", first, second)
    return tuple(new.id for new in placed)
