"""310 Picking: singling out a card, which is an act of its own. Choosing is none."""

from __future__ import annotations

from collections.abc import Sequence

from coven.games.spoils.areas.in_play import Copy, InPlay, LastKnown, Ref
from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.effects.candidates import why_not_picked
from coven.games.spoils.effects.meaning.references import keep, look
from coven.games.spoils.effects.records import Action, Happening, Resolving
from coven.games.spoils.effects.triggers import happened
from coven.games.spoils.text.tree import Act, Some, Verb
from coven.kernel import Flow, Reason, Seat, player


def why_not(s: SpoilsState, r: Resolving, seat: Seat, ref: Ref) -> Reason | None:
    """310.1 Why a player can't pick a card, or None."""
    return why_not_picked(s, seat, ref)


def do(s: SpoilsState, r: Resolving, seat: Seat, refs: Sequence[Ref], act: Act) -> Flow[list[Ref]]:
    """310.1 'Pick a character.' Who picks what is an event that triggers look at."""
    yield from ()
    memory = r.memory()
    memory.picked = (*memory.picked, *keep(s, refs))
    if isinstance(act.what, Some):
        memory.picks = (*memory.picks, (act.what.noun, seat))
    for ref in refs:
        seen = look(s, ref)
        if seen is None:
            continue
        s.note("310.1", "{0} picks {1}", player(seat), seen.copy if isinstance(seen, Action) else seen)
        if isinstance(seen, (InPlay, LastKnown, Copy)):
            happened(s, Happening(Verb.PICK, seat, things=(seen,), cost=r.costs))
    return list(refs)


def why_not_chosen(s: SpoilsState, r: Resolving, seat: Seat, ref: Ref) -> Reason | None:
    """310.1#2 What cannot be picked can be chosen."""
    return None


def do_choose(s: SpoilsState, r: Resolving, seat: Seat, refs: Sequence[Ref], act: Act) -> Flow[list[Ref]]:
    """'Choose a card.'"""
    yield from ()
    return list(refs)
