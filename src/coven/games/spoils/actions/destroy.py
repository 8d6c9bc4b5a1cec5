"""304 Destroying."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from coven.games.spoils.actions.leave import NO_APPLIED, Way, leave
from coven.games.spoils.areas.in_play import Copy, LastKnown, Ref
from coven.games.spoils.areas.moving import to_discard_pile
from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.effects.meaning.references import has_moved
from coven.games.spoils.effects.prohibitions import why_cannot
from coven.games.spoils.effects.records import Happening, Resolving
from coven.games.spoils.text.tree import Act
from coven.games.spoils.text.words.vocabulary import DISCARD_PILE, Verb
from coven.kernel import Flow, Reason, Seat

NOT_IN_PLAY: Final = Reason("304.1", "only a card in play can be destroyed")

NO_RULES: Final[dict[int, str]] = {}
NO_HITS: Final[dict[int, Happening]] = {}


def destroy(
    s: SpoilsState,
    ids: Sequence[int],
    rule: str,
    *,
    by_effect: bool,
    cost: bool = False,
    seat: Seat | None = None,
    applied: frozenset[object] = NO_APPLIED,
    rules: Mapping[int, str] = NO_RULES,
    hits: Mapping[int, Happening] = NO_HITS,
) -> Flow[list[LastKnown]]:
    """304.1, O03 Destroy cards in play together: each goes to its owner's discard pile, with all that is attached to
    it (301.4a). Gives what they were."""
    way = Way(
        Verb.DESTROY,
        DISCARD_PILE,
        rule,
        "{0} is destroyed",
        lambda s, copy, seen: to_discard_pile(s, copy),
        seat=seat,
        by_effect=by_effect,
        cost=cost,
        applied=applied,
    )
    way.rules, way.hits = dict(rules), hits
    return (yield from leave(s, ids, way))


def why_not(s: SpoilsState, r: Resolving, seat: Seat, ref: Ref) -> Reason | None:
    """Why a card can't be destroyed, or None."""
    if isinstance(ref, Copy) or ref not in s.in_play:
        return NOT_IN_PLAY
    return why_cannot(s, seat, Verb.DESTROY, s.in_play[ref], cost=r.costs)


def do(s: SpoilsState, r: Resolving, seat: Seat, refs: Sequence[Ref], act: Act) -> Flow[list[Ref]]:
    """'Destroy it.', 'Destroy all characters.'"""
    ids = [ref for ref in refs if isinstance(ref, int) and ref in s.in_play]
    applied = NO_APPLIED if r.replacing is None else r.replacing.applied
    left = yield from destroy(s, ids, "304.1", by_effect=True, cost=r.costs, seat=seat, applied=applied)
    for last in left:
        if not last.was.copy.is_token:
            has_moved(s, r, last.was.id, last.was.copy, act.what)
    gone = [last.was.id for last in left]
    return [id for id in ids if id in gone]
