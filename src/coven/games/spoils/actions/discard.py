"""305 Discarding: from the hand to the discard pile, and nothing else is called so."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from coven.games.spoils.areas.areas import EVERYBODY
from coven.games.spoils.areas.in_play import Copy, Ref
from coven.games.spoils.areas.moving import take, to_discard_pile
from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.effects.meaning.references import has_moved
from coven.games.spoils.effects.records import Happening, Resolving
from coven.games.spoils.effects.replacements import comes_about
from coven.games.spoils.effects.triggers import at_once, happened
from coven.games.spoils.text.tree import Act
from coven.games.spoils.text.words.vocabulary import DISCARD_PILE, HAND, Verb
from coven.kernel import Flow, Reason, Seat, player

NOT_IN_HAND: Final = Reason("305.1", "only a card in hand can be discarded")


def why_not(s: SpoilsState, r: Resolving, seat: Seat, ref: Ref) -> Reason | None:
    """305.1 Why a card can't be discarded, or None."""
    return None if isinstance(ref, Copy) and ref in s.sides[ref.owner].hand else NOT_IN_HAND


def do(s: SpoilsState, r: Resolving, seat: Seat, refs: Sequence[Ref], act: Act) -> Flow[list[Ref]]:
    """'Discard a card.', 'Your opponent discards 2 cards.': together, from their owner's hand (O03)."""
    return (yield from at_once(s, _discard(s, r, seat, refs, act)))


def _discard(s: SpoilsState, r: Resolving, seat: Seat, refs: Sequence[Ref], act: Act) -> Flow[list[Ref]]:
    going: list[tuple[Copy, Happening]] = []
    for ref in refs:
        if isinstance(ref, Copy) and ref in s.sides[ref.owner].hand:
            what = Happening(Verb.DISCARD, seat, things=(ref,), origin=HAND, to=DISCARD_PILE, cost=r.costs)
            if r.replacing is not None:
                what.applied = r.replacing.applied
            if (yield from comes_about(s, what)):
                going.append((ref, what))
    done: list[Ref] = []
    for copy, what in going:
        if copy not in s.sides[copy.owner].hand:
            continue
        take(s, copy, EVERYBODY)
        to_discard_pile(s, copy)
        what.line = s.note("305.1", "{0} discards {1}", player(copy.owner), copy)
        has_moved(s, r, copy, copy, act.what)
        done.append(copy)
    for copy, what in going:
        if copy in done:
            happened(s, what)
    return done
