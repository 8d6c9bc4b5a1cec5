"""5.6 Playing a stance."""

from __future__ import annotations

from typing import Final

from coven.games.revel.actions.discard import discard
from coven.games.revel.actions.play_costs import pay_to_play, still_where_it_was, why_unpaid, why_unpaid_without
from coven.games.revel.areas.elements import Card, Zone
from coven.games.revel.areas.moving import enter_stance, take
from coven.games.revel.areas.state import RevelState
from coven.games.revel.effects.interruptions import kept_out
from coven.games.revel.effects.prohibitions import forbidden
from coven.games.revel.effects.records import Entered
from coven.games.revel.instructions.grades import DONE
from coven.games.revel.instructions.possibility import charges_payable
from coven.games.revel.text.tree import Verb
from coven.kernel import Flow, Illegal, Reason, Seat, player

STANCE_STAYS: Final = Reason("5.6.2", "the stance in play can't be discarded")

STANCE_THERE: Final = Reason("3.9.2", "another stance has come into play meanwhile, and there is room for one")


def why_unpaid_stance(s: RevelState, seat: Seat, card: Card) -> Reason | None:
    """5.6.1, 5.6.2 Why the costs of playing a stance visibly can't be paid now, or None: the stance in play is
    discarded first, and no longer there to help with the others."""
    stance = s.sides[seat].stance
    if stance is None:
        return why_unpaid(s, seat, card)
    if forbidden(s, seat, Verb.DISCARD, stance.id) or not charges_payable(s, seat, Verb.DISCARD, *stance.cards):
        return STANCE_STAYS
    if s.rulings.edition.stance_replaced_after_costs:
        return why_unpaid(s, seat, card)
    return why_unpaid_without(s, seat, card, stance)


def play_stance(s: RevelState, seat: Seat, card: Card, zone: Zone) -> Flow[Entered | None]:
    """5.6 Playing a stance: the one in play is discarded as the first part of the cost. None if it was kept out."""
    before = s.because("5.6.1", "{0} is being played", card)
    late = s.rulings.edition.stance_replaced_after_costs
    if not late:
        yield from _discard_stance(s, seat)
    reason = why_unpaid(s, seat, card)
    if reason is not None:
        raise Illegal(reason)  # 0.P.8, 0.2.13, 0.5.1
    yield from pay_to_play(s, seat, card)  # 0.3.7
    if late:
        yield from _discard_stance(s, seat)
    s.cause = before
    if (yield from kept_out(s, seat, card, Verb.ENTER)):
        return None
    if s.sides[seat].stance is not None:
        raise Illegal(STANCE_THERE)
    still_where_it_was(s, card, zone)
    take(s, card)
    stance = enter_stance(s, card)
    return Entered(stance, s.note("5.6.3", "{0} plays the stance {1}", player(seat), card))


def _discard_stance(s: RevelState, seat: Seat) -> Flow[None]:
    """3.9.2, 5.6.1, revel-starter:stance.2 The stance in play is discarded."""
    stance = s.sides[seat].stance
    if stance is not None and (yield from discard(s, seat, stance.id)) is not DONE:
        raise Illegal(STANCE_STAYS)
