"""5.2 Drawing: so many next draws, or particular cards."""

from __future__ import annotations

from typing import Final

from coven.games.revel.actions.move import Destination, move
from coven.games.revel.actions.resources import tally
from coven.games.revel.actions.to_things import do_to_things
from coven.games.revel.areas import paths
from coven.games.revel.areas.areas import knows, opponent
from coven.games.revel.areas.elements import Card, Ref, Zone
from coven.games.revel.areas.knowledge import about_to_leave, knows_place, out_of_hiding
from coven.games.revel.areas.moving import hide, into_hand, lose_reference, to_hand
from coven.games.revel.areas.state import RevelState
from coven.games.revel.effects.consequences import happened, happened_at_once, heard
from coven.games.revel.effects.interruptions import may_be_interrupted, prevented
from coven.games.revel.effects.meaning.measuring import amount_of
from coven.games.revel.effects.meaning.references import done_this_way, name, players, who_is
from coven.games.revel.effects.ongoing import active
from coven.games.revel.effects.prohibitions import forbidden
from coven.games.revel.effects.records import Happening, Resolving
from coven.games.revel.instructions.carry_out import by_each
from coven.games.revel.instructions.choosing_things import how_many
from coven.games.revel.instructions.costs import pay_charges
from coven.games.revel.instructions.grades import NOT, PARTLY, WHOLLY, Grade, Outcome, together
from coven.games.revel.instructions.possibility import charges_payable
from coven.games.revel.seen.words import Cards
from coven.games.revel.text.tree import Act, Draw, Place, Verb
from coven.games.revel.text.words.vocabulary import DRAW, EACH
from coven.kernel import Flow, Seat, Secret, player

HAND: Final = Destination(Verb.DRAW, "5.2.1", "{0} goes to its player's hand", to_hand)


def possible(s: RevelState, r: Resolving, instruction: Draw) -> Grade:
    """How far the players meant can draw so many cards."""
    who = instruction.who
    if who is not EACH:
        return _possible_by(s, r, who_is(s, r, who), instruction)
    return together([_possible_by(s, r, seat, instruction) for seat in players(s, r, who)])


def _possible_by(s: RevelState, r: Resolving, seat: Seat, instruction: Draw) -> Grade:
    if forbidden(s, seat, DRAW, Place.DECK) is not None or not charges_payable(s, seat, DRAW):
        return NOT
    deck = len(s.sides[seat].deck)
    return drawable(s, deck, amount_of(s, r, instruction.amount, deck))


def drawable(s: RevelState, deck: int, wanted: int) -> Grade:
    """5.2.4 How far so many cards can be drawn. In the starter edition one may overdraw (D09)."""
    if wanted <= deck or s.rulings.edition.overdraw:
        return WHOLLY
    return PARTLY if deck else NOT


def do(s: RevelState, r: Resolving, instruction: Draw) -> Flow[Grade]:
    """'Draw 2 cards.', 'Each player draws 1 card.'"""
    if instruction.who is not EACH:
        return _do_by(s, r, who_is(s, r, instruction.who), instruction)
    return by_each([_do_by(s, r, seat, instruction) for seat in players(s, r, instruction.who)])


def _do_by(s: RevelState, r: Resolving, seat: Seat, instruction: Draw) -> Flow[Grade]:
    wanted = yield from how_many(s, r, seat, instruction.amount, len(s.sides[seat].deck))
    slot = instruction.slot
    if not slot:
        return (yield from draw(s, seat, wanted, settled=r.settled))
    drawn: list[Card] = []
    grade = yield from draw(s, seat, wanted, settled=r.settled, drawn=drawn)
    things = r.memory().things
    things[slot] = (*things.get(slot, ()), *name(s, r, drawn, drawn=True))
    done_this_way(s, r, slot, seat, drawn)
    return grade


def draw(
    s: RevelState,
    seat: Seat,
    wanted: int,
    *,
    settled: bool = False,
    drawn: list[Card] | None = None,
    through: Verb | None = None,
) -> Flow[Grade]:
    """4.10.7, 5.2.2 Draw so many next draws, from one's own deck. `drawn`: where those drawn are added; `through`: what
    the rules make it part of."""
    if wanted <= 0:
        return WHOLLY
    if forbidden(s, seat, DRAW, Place.DECK) is not None:
        return NOT
    side = s.sides[seat]
    grade = drawable(s, len(side.deck), wanted)
    if grade is NOT:  # 0.2.12
        return NOT
    if DRAW in (s.active or active(s)).charges and not (yield from pay_charges(s, seat, DRAW)):  # 0.3.3
        return NOT
    if not settled and may_be_interrupted(s, DRAW):
        what = Happening(DRAW, seat, amount=wanted, place=Place.DECK, through=through)
        if (yield from prevented(s, what)):
            return WHOLLY
    side = s.sides[seat]
    drawn = [] if drawn is None else drawn
    other = opponent(seat)
    for _ in range(min(wanted, len(side.deck))):  # 0.P.3, 0.2.11
        card = side.deck[-1]
        if side.traces:
            about_to_leave(side, card, knows(seat))
        side.deck = side.deck[:-1]
        s.drawn = (*s.drawn, card)
        if card in s.sought:
            s.sought = {other: places for other, places in s.sought.items() if other is not card}
        if s.referred:
            lose_reference(s, card)
        if s.log is not None:
            s.lift(card, paths.area(seat, Zone.DECK))
        if side.revealed:
            hide(side, card)  # 3.2.5, 5.4.6
        if side.known[seat]:
            out_of_hiding(side, seat, card)
        seen = knows(other) if side.known[other] and knows_place(side, other, card) else 0
        into_hand(s, card, seen)
        if seen:
            s.saw(card, seen)  # it knows already where the card is
        drawn.append(card)
    if drawn and s.log is not None:
        count = "a card" if len(drawn) == 1 else f"{len(drawn)} cards"
        s.note("5.2.2", "{0} draws {1}", player(seat), Secret(Cards(drawn), (seat,), count))
    if s.rulings.edition.overdraw:  # revel-starter:overdraw.1, revel-starter:overdraw.3
        for _ in range(len(drawn), wanted):
            yield from _overdraw(s, seat)
    if heard(s, DRAW):
        cards = tuple(drawn)
        happened(s, Happening(DRAW, seat, cards=cards, amount=len(cards), place=Place.DECK, through=through))
    if s.rulings.at_once:
        happened_at_once(s, DRAW, seat, tuple(drawn), Place.DECK)
    return grade


def _overdraw(s: RevelState, seat: Seat) -> Flow[None]:
    """revel-starter:overdraw.1, revel-starter:overdraw.2 Being asked to draw with no card left loses all Stamina at
    once, and that is all."""
    if s.sides[seat].stamina:
        before = s.after(s.note("overdraw.1", "{0} overdraws and loses all Stamina", player(seat)))
        yield from tally(s, seat, Verb.LOSE, "Stamina", len(s.sides[seat].stamina))
        s.cause = before


def can_be_drawn(s: RevelState, seat: Seat, ref: Ref) -> bool:
    """5.2.1 Any card but one in hand, or on its way of being played; and any element."""
    return not isinstance(ref, Card) or (ref not in s.playing and s.zone_of(ref) is not Zone.HAND)


def do_to_cards(s: RevelState, r: Resolving, seat: Seat, instruction: Act) -> Flow[Grade]:
    """'Its player draws it back.'"""
    return do_to_things(s, r, seat, instruction, _one)


def _one(s: RevelState, r: Resolving, seat: Seat, ref: Ref, instruction: Act, at_once: int) -> Flow[Outcome]:
    """3.8.3, 5.2.1 Whatever is drawn goes to its owner's hand, wherever it was."""
    return move(s, r, seat, ref, HAND)
