"""O02, O03 What comes after each indivisible instruction: what the rules themselves do at once, and then triggers."""

from __future__ import annotations

from coven.games.spoils.areas.in_play import InPlay
from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.cards.printed_text import pointed_at
from coven.games.spoils.effects.carry_out import carry_out
from coven.games.spoils.effects.consequences import rules_consequences
from coven.games.spoils.effects.endless import count
from coven.games.spoils.effects.memory import is_gained
from coven.games.spoils.effects.records import Resolving
from coven.games.spoils.effects.revealed import show_revealed
from coven.games.spoils.effects.standing import stated
from coven.games.spoils.effects.triggers import next_trigger, resolving
from coven.games.spoils.text.tree import Revealed
from coven.kernel import Flow


def keep_in_mind(s: SpoilsState, r: Resolving) -> None:
    """What a paragraph of a card in play has picked or named, other paragraphs of the same text can point at."""
    x = s.in_play.get(r.source)
    kept = r.kept
    if x is not None and kept is not None and (kept.things or kept.names or kept.acts) and _is_spoken_of(x, r.place):
        s.put(x.changed(said=(*[one for one in x.said if one[0] != r.place], (r.place, kept.copy()))))


def _is_spoken_of(x: InPlay, place: int) -> bool:
    """Whether another paragraph of its text may point at what a paragraph has picked or named."""
    return is_gained(place) or place in pointed_at(x.copy.sheet)


def settle(s: SpoilsState) -> Flow[None]:
    """O02, 503.1#2, 503.2, O04 What the rules themselves do, together, and then the triggers of that instant, one after
    the other; what one sets off comes before the others (O04). Nobody can respond to them (503.2). While costs are
    being satisfied triggers wait (503.3)."""
    yield from rules_consequences(s)
    if stated(s, Revealed):
        show_revealed(s)
    if s.paying or not (s.waiting or s.batches):
        return
    below = len(s.batches)
    s.within += 1
    while True:
        one = yield from next_trigger(s, below)
        if one is None:
            s.within -= 1
            return
        count(s, one)
        before = s.cause
        if one.cause is not None:
            s.cause = one.cause
        s.because("503.1", "{0} says so", one.copy)
        r = resolving(one)
        yield from carry_out(s, r, one.effect.body)
        keep_in_mind(s, r)
        yield from rules_consequences(s)
        s.cause = before
