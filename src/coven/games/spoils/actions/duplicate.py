"""307 Duplicating a tactic."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from coven.games.spoils.actions.look import cards_seen, show
from coven.games.spoils.areas.areas import EVERYBODY
from coven.games.spoils.areas.in_play import Copy, InPlay, Ref
from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.course.play_card import play_duplicate
from coven.games.spoils.effects.meaning.references import look
from coven.games.spoils.effects.prohibitions import why_cannot
from coven.games.spoils.effects.records import Action, Resolving
from coven.games.spoils.effects.triggers import in_its_own_time
from coven.games.spoils.text.tree import Act, Verb
from coven.kernel import Flow, Reason, Seat

NO_TACTIC: Final = Reason("307.1", "only a tactic can be duplicated")


def _tactic(s: SpoilsState, ref: Ref) -> Copy | None:
    seen = look(s, ref)
    copy = seen.copy if isinstance(seen, (Action, InPlay)) else seen if isinstance(seen, Copy) else None
    return copy if copy is not None and copy.card.is_tactic else None


def why_not(s: SpoilsState, r: Resolving, seat: Seat, ref: Ref) -> Reason | None:
    """307.1 Why something can't be duplicated, or None."""
    return NO_TACTIC if _tactic(s, ref) is None else None


def do(s: SpoilsState, r: Resolving, seat: Seat, refs: Sequence[Ref], act: Act) -> Flow[list[Ref]]:
    """307.1, 307.3, O33 'Duplicate it.': a copy that is no card is played, for nothing and without a threshold, by
    whoever was told to. What keeps that player from playing tactics terminates it. Everybody sees what it is a copy
    of."""
    done: list[Ref] = []
    for ref in refs:
        copy = _tactic(s, ref)
        if copy is None:
            continue
        show(s, cards_seen(s, (ref,), EVERYBODY), EVERYBODY)
        if why_cannot(s, seat, Verb.PLAY, copy) is not None:
            s.note("307.3", "A duplicate of {0} is made and terminated", copy)
        else:
            yield from in_its_own_time(s, play_duplicate(s, seat, copy))
        done.append(ref)
    return done
