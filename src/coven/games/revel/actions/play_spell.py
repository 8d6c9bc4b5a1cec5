"""5.7 Playing or stitching a spell."""

from __future__ import annotations

from typing import Final

from coven.games.revel.actions.play_costs import (
    CANT_PAY,
    SHIELD_STAYS,
    discard_shield,
    pay_to_play,
    still_where_it_was,
    why_unpaid,
    why_unpaid_without,
)
from coven.games.revel.actions.resources import tally
from coven.games.revel.areas.areas import SPACES
from coven.games.revel.areas.elements import Card, Element, Zone
from coven.games.revel.areas.moving import take
from coven.games.revel.areas.spells import enter_side, join
from coven.games.revel.areas.state import RevelState
from coven.games.revel.effects.interruptions import kept_out
from coven.games.revel.effects.ongoing import active
from coven.games.revel.effects.prohibitions import forbidden
from coven.games.revel.effects.records import Entered
from coven.games.revel.instructions.possibility import charges_payable
from coven.games.revel.text.tree import Verb
from coven.kernel import Flow, Illegal, Question, Reason, Seat, choose, player

ONE_SPACE: Final = Reason("5.7.1", "one space is announced for a spell card")
WHICH_SPACE: Final = Question(
    "where to play",
    "Where does {0} go?",
    "5.7.1",
    "`space 2`; `space 2, replacing NAME`; `space 2, stitching onto NAME`",
    only_one=(("", ONE_SPACE),),
)

NO_SPACE: Final = Reason("5.7.5", "there is no side of a spell space where it can go")
SIDE_CHANGED: Final = Reason("5.7.5", "the side that was announced has changed")
OTHER_ICON: Final = Reason("5.7.4", "that strike spell shares no stitch icon with it")
ALREADY_STITCHED: Final = Reason("5.7.4", "that spell is stitched already")
STRIKE_THERE: Final = Reason("5.7.4", "only a strike spell can go onto a strike spell")
FROM_HAND_ONLY: Final = Reason("stitch.1", "only a card played from hand can be stitched")


def announceable(s: RevelState, seat: Seat, card: Card, zone: Zone) -> list[int] | Reason:
    """5.7.2 The sides that a spell card may be announced for, or why there are none.

    The shield spell to be discarded and the other costs are of the same step, so they are weighed (0.4.9); losing
    Stamina for stitching is of a later one.
    """
    mine = s.sides[seat].spells
    spaces = [
        space for space in range(SPACES) if mine[space] is None or why_not_there(s, seat, card, space, zone) is None
    ]
    if not spaces:  # revel-starter:max.1
        return NO_SPACE
    asked = (s.active or active(s)).charges
    if card.sheet.to_play or card.sheet.to_stitch or Verb.PLAY in asked or Verb.STITCH in asked:
        spaces = [space for space in spaces if why_unpaid_there(s, seat, card, space) is None]
    return spaces or CANT_PAY


def why_not_there(s: RevelState, seat: Seat, card: Card, space: int, zone: Zone) -> Reason | None:
    """1.7.2, 5.7.2 to 5.7.4 Why a spell card can't go to one's side of a space, or None."""
    there = s.sides[seat].spells[space]
    if there is None:  # revel-starter:play.1, revel-starter:play.4, revel-starter:play.6: whatever stands across
        return None
    if there.is_shield:  # revel-starter:shield.4
        free = forbidden(s, seat, Verb.DISCARD, there.id) is None
        return None if free and charges_payable(s, seat, Verb.DISCARD, *there.cards) else SHIELD_STAYS  # 0.3.3
    if not card.defn.is_strike:
        return STRIKE_THERE
    if len(there.cards) > 1:  # revel-starter:stitch.4, revel-starter:setup.3
        return ALREADY_STITCHED
    if not any(icon in there.cards[0].defn.icons for icon in card.defn.icons):  # revel-starter:stitch.6
        return OTHER_ICON
    if zone is not Zone.HAND and s.rulings.edition.stitch_from_hand_only:
        return FROM_HAND_ONLY
    return forbidden(s, seat, Verb.STITCH, card) or forbidden(s, seat, Verb.STITCH, there.id)


def why_unpaid_there(s: RevelState, seat: Seat, card: Card, space: int) -> Reason | None:
    """0.4.9 The same for a side that is announced: a shield spell there is gone by then."""
    there = s.sides[seat].spells[space]
    if there is None or not there.is_shield:
        return why_unpaid(s, seat, card, onto=there)
    return why_unpaid_without(s, seat, card, there)


def play_spell(s: RevelState, seat: Seat, card: Card, zone: Zone) -> Flow[Entered | None]:
    """5.7 Playing or stitching a spell. None if an interruption kept it off the field."""
    spaces = announceable(s, seat, card, zone)
    if isinstance(spaces, Reason):
        raise Illegal(spaces)  # 0.5.1
    space = yield from choose(s, seat, WHICH_SPACE, tuple(spaces), say=Announcing(s, seat), about=(card,), source=card)
    there = s.sides[seat].spells[space]
    if there is not None and there.is_shield:
        yield from discard_shield(s, seat, card, there)
        there = None
    before = s.because("5.7.10", "{0} is being played", card)
    yield from pay_to_play(s, seat, card, onto=there)  # 0.3.7, 5.7.10
    s.cause = before
    _is_as_announced(s, seat, space, there)
    if (yield from kept_out(s, seat, card, Verb.ENTER if there is None else Verb.STITCH)):
        return None
    _is_as_announced(s, seat, space, there)
    still_where_it_was(s, card, zone)
    take(s, card)
    if there is None:  # 5.7.12
        spell = enter_side(s, card, space)
        line = s.note("5.7.12", "{0} plays {1} in space {2}", player(seat), card, space + 1)
        yield from _fifth_spell(s, seat)
    else:  # 5.7.13, revel-starter:max.4
        spell = join(s, s.element(there.id) or there, card)  # with what paying for it may have put on it
        line = s.note("5.7.13", "{0} stitches {1} onto {2} in space {3}", player(seat), card, there, space + 1)
        before = s.because("5.7.14", "{0} was stitched", card)
        # 5.7.14, 5.9.4, revel-starter:stitch.5
        yield from tally(s, seat, Verb.LOSE, "Stamina", 1, through=Verb.STITCH)
        s.cause = before
    if card.defn.is_strike:  # 5.7.16, revel-starter:overpower.7, revel-starter:stitch.7
        s.played_strikes = (*s.played_strikes, (card, spell.id, space))
    return Entered(spell, line)


def _is_as_announced(s: RevelState, seat: Seat, space: int, there: Element | None) -> None:
    """5.7.11 Illegal if costs or interruptions have changed what is on the side that was announced."""
    now = s.sides[seat].spells[space]
    if (now and now.id) != (there and there.id):
        raise Illegal(SIDE_CHANGED)


def _fifth_spell(s: RevelState, seat: Seat) -> Flow[None]:
    """revel-starter:max.2, revel-starter:max.3 A new spell that fills the last place loses 1 Stamina, however that
    place came to be free."""
    if s.rulings.edition.fifth_spell_loses_stamina and all(s.sides[seat].spells):
        before = s.because("max.2", "{0} has filled all five spaces", player(seat))
        yield from tally(s, seat, Verb.LOSE, "Stamina", 1)
        s.cause = before


class Announcing:
    """Names the sides a spell can be announced for, and what it does there."""

    __slots__ = ("s", "seat")

    def __init__(self, s: RevelState, seat: Seat) -> None:
        self.s = s
        self.seat = seat

    def __call__(self, space: int) -> str:
        there = self.s.sides[self.seat].spells[space]
        if there is None:
            return f"space {space + 1}"
        return f"space {space + 1}, {'replacing' if there.is_shield else 'stitching onto'} {there}"
