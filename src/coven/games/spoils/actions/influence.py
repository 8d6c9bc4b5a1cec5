"""102.1, 202.3, 408.3b Gaining and losing influence."""

from __future__ import annotations

from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.effects.records import Happening
from coven.games.spoils.effects.triggers import happened
from coven.games.spoils.text.words.vocabulary import Verb
from coven.kernel import Flow, Seat, player


def lose_influence(s: SpoilsState, seat: Seat, amount: int, rule: str, *, by_effect: bool = True) -> Flow[None]:
    """408.3b A player's faction loses influence; it never has less than 0 (410.4)."""
    yield from ()
    side = s.sides[seat]
    lost = min(amount, side.influence)
    if lost <= 0:
        return
    side.influence -= lost
    s.note(rule, "{0}'s faction loses {1} influence and has {2}", player(seat), lost, side.influence)
    happened(s, Happening(Verb.LOSE, seat, things=(s.faction_of(seat),), amount=lost, by_effect=by_effect))


def gain_influence(s: SpoilsState, seat: Seat, amount: int, rule: str) -> Flow[None]:
    """202.3 A player's faction gains influence."""
    yield from ()
    if amount <= 0:
        return
    side = s.sides[seat]
    side.influence += amount
    s.note(rule, "{0}'s faction gains {1} influence and has {2}", player(seat), amount, side.influence)
    happened(s, Happening(Verb.GAIN, seat, things=(s.faction_of(seat),), amount=amount))
