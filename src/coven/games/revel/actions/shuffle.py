"""3.6 Shuffling a deck, and shuffling cards into it."""

from __future__ import annotations

from collections.abc import Sequence

from coven.games.revel.actions.put import put_on_top
from coven.games.revel.areas.areas import EVERYBODY, knows, opponent
from coven.games.revel.areas.elements import Card, Ref
from coven.games.revel.areas.knowledge import mix
from coven.games.revel.areas.moving import hide, take, to_top
from coven.games.revel.areas.state import RevelState
from coven.games.revel.effects.meaning.references import done_this_way, players, tell_whether_there
from coven.games.revel.effects.records import Resolving
from coven.games.revel.instructions.choosing_things import all_of, select
from coven.games.revel.instructions.grades import NOT, WHOLLY, Grade
from coven.games.revel.instructions.possibility import can_do, charges_payable, to_things
from coven.games.revel.seen.words import Cards
from coven.games.revel.text.tree import Act, All, Shuffle, Verb
from coven.kernel import Flow, Seat, Secret, player, seat_name, shuffle


def possible(s: RevelState, r: Resolving, instruction: Shuffle) -> Grade:
    """3.6.6 A deck can always be shuffled."""
    return WHOLLY


def do(s: RevelState, r: Resolving, instruction: Shuffle) -> Flow[Grade]:
    """'Shuffle your deck.'"""
    for seat in players(s, r, instruction.who):
        yield from shuffle_deck(s, seat)
    return WHOLLY


def shuffle_deck(s: RevelState, seat: Seat, rule: str = "3.6.6") -> Flow[None]:
    """3.6.6 Shuffle a deck; with an empty one it does nothing. `rule`: the one by which it is shuffled."""
    # As at the beginning of the game, the next draw comes first.
    deck = yield from shuffle(rule, f"{seat_name(seat)}'s deck", s.sides[seat].deck[::-1])
    side = s.sides[seat]
    side.deck = tuple(reversed(deck))
    if s.sought:
        everywhere = frozenset(deck)
        s.sought = {card: places if card.owner != seat else everywhere for card, places in s.sought.items()}
    s.found = (*s.found, *deck)  # where any of them lay before, nobody can tell once it is seen
    for card in deck:
        hide(side, card)
    for observer in (opponent(seat), seat):  # its player knows until then what the opponent has seen of it
        mix(side, observer, side.deck)
    s.note(rule, "{0} shuffles", player(seat))


def possible_into(s: RevelState, r: Resolving, seat: Seat, instruction: Act) -> Grade:
    """3.6.7 A set of cards can be shuffled in even if it is empty."""
    if isinstance(instruction.what, All):
        return WHOLLY if charges_payable(s, seat, Verb.SHUFFLE_IN) else NOT
    return to_things(s, r, seat, instruction)


def do_into(s: RevelState, r: Resolving, seat: Seat, instruction: Act) -> Flow[Grade]:
    """3.6.7 Shuffle a set of cards into the deck; possible even if the set is empty."""
    what = instruction.what
    tell_whether_there(s, r, what)
    if possible_into(s, r, seat, instruction) is NOT:
        return NOT  # 0.2.12: no set, but so many cards that aren't there
    if isinstance(what, All):
        meant = all_of(s, r, seat, Verb.SHUFFLE_IN, what.noun)
        refs: tuple[Ref, ...] | None = in_sight_first(
            s, [ref for ref in meant if can_do(s, seat, Verb.SHUFFLE_IN, ref)]
        )
    else:
        refs = yield from select(s, r, seat, Verb.SHUFFLE_IN, what)
    moved: list[Card] = []
    public = True
    for ref in refs or ():
        if isinstance(ref, Card):
            seen = EVERYBODY if s.is_public(ref) else knows(ref.owner)
            public &= seen == EVERYBODY
            take(s, ref, seen)
            to_top(s, ref, seen)
            moved.append(ref)
        else:
            element = s.element(ref)
            yield from put_on_top(s, r, seat, ref)
            moved.extend(() if element is None else element.cards)
    if moved:
        count = "a card" if len(moved) == 1 else f"{len(moved)} cards"
        shown: object = Cards(moved) if public else Secret(Cards(moved), (moved[0].owner,), count)
        s.note("3.6.7", "{0} shuffles {1} into the deck", player(seat), shown)
    for owner in dict.fromkeys((seat, *[card.owner for card in moved])):
        yield from shuffle_deck(s, owner, "3.6.7")
    if instruction.slot:
        done_this_way(s, r, instruction.slot, seat, moved)
    return WHOLLY


def in_sight_first(s: RevelState, refs: Sequence[Ref]) -> tuple[Ref, ...]:
    """3.8.1 What everybody sees goes first: where in a hand it was among the others is nobody else's affair."""

    def unseen(ref: Ref) -> tuple[bool, int]:
        if not isinstance(ref, Card):
            return False, 0
        revealed = [*s.sides[ref.owner].revealed]
        return not s.is_public(ref), revealed.index(ref) if ref in revealed else 0

    return tuple(sorted(refs, key=unseen))
