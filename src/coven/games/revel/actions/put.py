"""3.4.12, 3.6.2 Putting things on top of a deck, or onto an empty side of a spell space."""

from __future__ import annotations

from typing import Final

from coven.games.revel.actions.move import Destination, move
from coven.games.revel.actions.to_things import do_to_things, happening
from coven.games.revel.areas import paths
from coven.games.revel.areas.elements import Card, Element, Ref, Zone
from coven.games.revel.areas.moving import leave_field, take, to_top
from coven.games.revel.areas.spells import enter_side
from coven.games.revel.areas.state import RevelState
from coven.games.revel.effects.consequences import happened
from coven.games.revel.effects.interruptions import kept_out
from coven.games.revel.effects.meaning.winning import five_at_once
from coven.games.revel.effects.records import Happening, Resolving
from coven.games.revel.instructions.grades import DONE, FORBIDDEN, STOPPED, Grade, Outcome
from coven.games.revel.text.tree import Act, Verb
from coven.kernel import Flow, Question, Reason, Seat, choose, player

WHICH_EMPTY_SPACE: Final = Question(
    "where to put",
    "Where does {0} go?",
    "3.4.12",
    "`space 2`",
    only_one=(("", Reason("3.4.12", "it goes to one of the spaces")),),
)

TOP: Final = Destination(Verb.TOP, "3.6.2", "{0} goes on top of its player's deck", to_top, in_order=True)


def do_on_top(s: RevelState, r: Resolving, seat: Seat, instruction: Act) -> Flow[Grade]:
    """'Put any 1 spell on top of your deck.'"""
    return do_to_things(s, r, seat, instruction, _on_top)


def _on_top(s: RevelState, r: Resolving, seat: Seat, ref: Ref, instruction: Act, at_once: int) -> Flow[Outcome]:
    return move(s, r, seat, ref, TOP, at_once)


def put_on_top(s: RevelState, r: Resolving, seat: Seat, ref: Ref) -> Flow[Outcome]:
    """3.6.2 A card or an element goes on top of its owner's deck."""
    return move(s, r, seat, ref, TOP)


def can_be_placed(s: RevelState, seat: Seat, ref: Ref) -> bool:
    """1.6.2, 3.4.12 One's own spell card, or one's own spell, as long as a side is empty."""
    if isinstance(ref, Card):
        return ref not in s.playing and ref.owner == seat and ref.defn.is_spell and _has_empty_side(s, seat)
    element = s.element(ref)
    return element is not None and element.owner == seat and element.zone is Zone.SIDE and _has_empty_side(s, seat)


def _has_empty_side(s: RevelState, seat: Seat) -> bool:
    return any(spell is None for spell in s.sides[seat].spells)


def do_on_side(s: RevelState, r: Resolving, seat: Seat, instruction: Act) -> Flow[Grade]:
    """'Put 1 spell card from your discards onto an empty side of yours.', 'Move this spell to an empty side.'"""
    return do_to_things(s, r, seat, instruction, _on_side)


def _on_side(s: RevelState, r: Resolving, seat: Seat, ref: Ref, instruction: Act, at_once: int) -> Flow[Outcome]:
    """3.4.11 A card put on a side is a new spell there; a spell changes its side."""
    if not can_be_placed(s, seat, ref):
        return FORBIDDEN  # 1.6.2, 3.4.12: it is no spell, or those put before it have filled the sides
    thing = ref if isinstance(ref, Card) else s.element(ref)
    assert thing is not None
    what = happening(s, seat, Verb.PLACE, thing)
    if isinstance(thing, Card):
        outcome = yield from _place_card(s, seat, thing, what)
        if outcome is not DONE:
            return outcome
    else:
        yield from _move_spell(s, thing)
        happened(s, what)
    five_at_once(s)
    return DONE


def _place_card(s: RevelState, seat: Seat, card: Card, what: Happening) -> Flow[Outcome]:
    zone = s.zone_of(card)
    if (yield from kept_out(s, seat, card, Verb.ENTER)):
        return STOPPED
    if s.zone_of(card) is not zone or not _has_empty_side(s, seat):
        return FORBIDDEN  # 4.10.12, 3.4.12: an interruption has taken the card away, or the last empty side
    space = yield from _empty_side(s, seat, card)
    take(s, card)
    spell = enter_side(s, card, space)
    s.note("3.4.11", "{0} is put on {1}'s side of space {2}", card, player(seat), space + 1)
    happened(s, what)
    happened(s, Happening(Verb.ENTER, seat, element=spell, cards=(card,)))
    return DONE


def _empty_side(s: RevelState, seat: Seat, what: Card | Element) -> Flow[int]:
    empty = tuple(space for space, spell in enumerate(s.sides[seat].spells) if spell is None)
    space: int = yield from choose(
        s, seat, WHICH_EMPTY_SPACE, empty, say=lambda n: f"space {n + 1}", about=(what,), source=what
    )
    return space


def _move_spell(s: RevelState, spell: Element) -> Flow[None]:
    """3.2.1 A spell moved to another space is a new one: its state is cleared, but not in the starter edition (D26)."""
    space = yield from _empty_side(s, spell.owner, spell)
    if s.rulings.edition.keeps_state_between_spaces:
        s.sides[spell.owner].put(spell.space, None)
        new = spell.changed(space=space)
    else:
        leave_field(s, spell)
        new = Element(s.new_id(), Zone.SIDE, spell.owner, spell.cards, space, stitched=spell.stitched)  # 3.2.4
    s.put(new)
    for card in spell.cards:
        s.move(card, paths.place_of(spell), paths.place_of(new), paths.ALL)
    s.note("3.2.1", "{0} moves to space {1}", spell, space + 1)
