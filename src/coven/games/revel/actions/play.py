"""5.5 to 5.7 Playing a card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from coven.games.revel.actions.acting import Outcome, act_on, from_where, happen_instead, kept_out, tally
from coven.games.revel.areas.elements import Card, Element, Zone
from coven.games.revel.areas.moving import enter_side, enter_stance, join, leave_field, reveal, take, to_discards
from coven.games.revel.areas.state import RevelState
from coven.games.revel.course.cleanup import check_due, cleanup_check
from coven.games.revel.effects.consequences import Happening, Waiting, happened, heard, relevant
from coven.games.revel.effects.interruptions import interrupt, may_be_interrupted
from coven.games.revel.effects.meaning.values import five_at_once
from coven.games.revel.effects.prohibitions import forbidden
from coven.games.revel.effects.resolving import Resolving
from coven.games.revel.effects.standing import active
from coven.games.revel.instructions.costs import PAY, agrees, pay
from coven.games.revel.instructions.possibility import charged, charges, payable
from coven.games.revel.seen.words import Speaking
from coven.games.revel.text.tree import Instruction, Verb
from coven.kernel import Flow, Illegal, Impossible, Question, Reason, Seat, attempt, choose, seat_name

WHICH_CARD: Final = Question(
    "which card to play", "Which card do you play?", "5.5.1", "the card's name; of one that isn't yours, `B's NAME`"
)
WHICH_SPACE: Final = Question(
    "where to play",
    "Where does {0} go?",
    "5.7.1",
    "`space 2`; `space 2, replacing NAME`; `space 2, stitching onto NAME`",
)

REPAIR: Final = "0.5"

NOT_PLAYABLE: Final = Reason("5.5.6", "only spell cards and stance cards can be played")
NO_SPACE: Final = Reason("5.7.5", "there is no side of a spell space where it can go")
SHIELD_STAYS: Final = Reason("5.7.9", "the shield spell there can't be discarded")
STANCE_STAYS: Final = Reason("5.6.2", "the stance in play can't be discarded")
SIDE_CHANGED: Final = Reason("5.7.5", "paying for it changed the side that was announced")
CANT_PAY: Final = Reason("4.3.1", "the cost of playing it can't be paid")
WONT_PAY: Final = Reason("0.3.12", "its cost was not paid")
OTHER_ICON: Final = Reason("5.7.4", "a strike spell there shares no stitch icon with it")
ALREADY_STITCHED: Final = Reason("5.7.4", "the spell there is stitched already")
STRIKE_THERE: Final = Reason("5.7.4", "only a strike spell can go onto a strike spell")
FROM_HAND_ONLY: Final = Reason("stitch.1", "only a card played from hand can be stitched")

NONE: Final = "none"
"""What a player answers who doesn't find a card (0.6)."""


class Played(NamedTuple):
    """A card that has been formally played, and the element it is in."""

    card: Card
    element: int


def play_one_of(
    s: RevelState, seat: Seat, cards: Sequence[Card], *, may_fail: bool = False
) -> Flow[Played | Impossible | None]:
    """5.5 Play one of these cards: all that the player could mean. None if none was found or the play was stopped.

    While a card proves unplayable the whole procedure is undone and another may be tried (0.5).
    """
    played = yield from attempt(s, seat, lambda: _play(s, seat, cards, may_fail), rule=REPAIR)
    if isinstance(played, Played) and check_due(s):  # 5.7.15
        yield from cleanup_check(s)
    return played


def _play(s: RevelState, seat: Seat, cards: Sequence[Card], may_fail: bool) -> Flow[Played | None]:
    """5.5 The procedure of playing: reveal, then by type."""
    card = yield from _which(s, seat, cards, may_fail)
    if card is None:
        return None
    s.depth += 1
    s.playing = (*s.playing, card)
    if not s.is_public(card):  # 5.5.1; a card that everybody sees needs no revealing (slip S19)
        reveal(s, card)
        s.note("5.5.1", "{0} reveals {1} to play it", seat_name(seat), card)
    reason = forbidden(s, seat, Verb.PLAY, card)
    if reason is not None:
        raise Illegal(reason)
    zone = s.zone_of(card)
    if may_be_interrupted(s, Verb.PLAY):
        what = Happening(Verb.PLAY, seat, cards=(card,), place=from_where(zone))
        yield from interrupt(s, what)
        if what.stopped or what.instead is not None:
            s.note("4.9.11", "{0} is not played", card)
            s.playing = s.playing[:-1]
            s.depth -= 1
            yield from happen_instead(s, what)
            return None
    if card.defn.is_spell:
        element = yield from play_spell(s, seat, card, zone)
    elif card.defn.is_stance:
        element = yield from play_stance(s, seat, card)
    else:
        raise Illegal(NOT_PLAYABLE)
    s.playing = s.playing[:-1]
    s.depth -= 1
    if element is None:
        return None
    _played(s, seat, card, element, zone)
    five_at_once(s)
    return Played(card, element.id)


def _which(s: RevelState, seat: Seat, cards: Sequence[Card], may_fail: bool) -> Flow[Card | None]:
    choices: list[Card | str] = list({card.defn.name: card for card in reversed(_untried(s, cards))}.values())
    choices.reverse()
    if may_fail:
        choices.append(NONE)
    card = yield from choose(
        s,
        seat,
        WHICH_CARD,
        tuple(choices),
        say=Speaking(s, seat),
        always=may_fail and s.rulings.bluff,
    )
    return card if isinstance(card, Card) else None


def _untried(s: RevelState, cards: Sequence[Card]) -> list[Card]:
    """Copies look alike, so one of each name is offered: one that has not been tried in vain."""
    barred = set() if s.attempts is None else s.attempts.barred_first()
    return [card for card in cards if card not in barred] or list(cards)


def play_spell(s: RevelState, seat: Seat, card: Card, zone: Zone) -> Flow[Element | None]:
    """5.7 Playing or stitching a spell. None if an interruption kept it off the field."""
    spaces = announceable(s, seat, card, zone)
    if isinstance(spaces, Reason):
        raise Illegal(spaces)
    space = yield from choose(s, seat, WHICH_SPACE, tuple(spaces), say=Announcing(s, seat), about=(card,), source=card)
    there = s.sides[seat].spells[space]
    if there is not None and there.is_shield:  # 5.7.7
        if (yield from act_on(s, None, seat, Verb.DISCARD, there.id)) is not Outcome.DONE:
            raise Illegal(SHIELD_STAYS)
        there = None
    yield from pay_to_play(s, seat, card, stitching=there is not None)  # 5.7.10
    now = s.sides[seat].spells[space]
    if (now and now.id) != (there and there.id):
        raise Illegal(SIDE_CHANGED)
    if (yield from kept_out(s, seat, card, Verb.ENTER if there is None else Verb.STITCH)):
        return None
    take(s, card)
    if there is None:  # 5.7.12
        spell = enter_side(s, card, space)
        s.note("5.7.12", "{0} plays {1} in space {2}", seat_name(seat), card, space + 1)
        yield from _fifth_spell(s, seat)
    else:  # 5.7.13
        spell = join(s, s.element(there.id) or there, card)
        s.note("5.7.13", "{0} stitches {1} onto {2} in space {3}", seat_name(seat), card, there, space + 1)
        yield from tally(s, seat, Verb.LOSE, "Stamina", 1)  # 5.7.14
    if card.defn.is_strike:
        s.played_strikes = (*s.played_strikes, (card, spell.id, space))
    return spell


def _fifth_spell(s: RevelState, seat: Seat) -> Flow[None]:
    """Starter max.2: a new spell played while the four other places are filled loses 1 Stamina."""
    if s.rulings.edition.fifth_spell_loses_stamina and all(s.sides[seat].spells):
        yield from tally(s, seat, Verb.LOSE, "Stamina", 1)


def play_stance(s: RevelState, seat: Seat, card: Card) -> Flow[Element | None]:
    """5.6 Playing a stance: the one in play is discarded as the first part of the cost. None if it was kept out."""
    late = s.rulings.edition.stance_replaced_after_costs
    if not late:
        yield from _discard_stance(s, seat)
    reason = why_unpaid(s, seat, card)
    if reason is not None:
        raise Illegal(reason)
    yield from pay_to_play(s, seat, card)
    if late:
        yield from _discard_stance(s, seat)
    if (yield from kept_out(s, seat, card, Verb.ENTER)):
        return None
    take(s, card)
    stance = enter_stance(s, card)
    s.note("5.6.3", "{0} plays the stance {1}", seat_name(seat), card)
    return stance


def _discard_stance(s: RevelState, seat: Seat) -> Flow[None]:
    """5.6.1 The stance in play is discarded."""
    stance = s.sides[seat].stance
    if stance is not None and (yield from act_on(s, None, seat, Verb.DISCARD, stance.id)) is not Outcome.DONE:
        raise Illegal(STANCE_STAYS)


def why_unpaid(s: RevelState, seat: Seat, card: Card, *, stitching: bool = False) -> Reason | None:
    """Why the costs of playing a card visibly can't be paid now, or None."""
    for r, cost in _costs_to_play(s, seat, card, stitching):
        if not payable(s, r, cost):
            return CANT_PAY
    return None


def _costs_to_play(s: RevelState, seat: Seat, card: Card, stitching: bool) -> list[tuple[Resolving, Instruction]]:
    """4.3 What the card's own and other cards' cost effects ask of whoever plays it, or stitches it (5.7.6)."""
    own = [*card.sheet.to_play, *card.sheet.to_stitch] if stitching else card.sheet.to_play
    costs = [(Resolving(seat, card, 0, place), effect.cost) for place, effect in own]
    for verb in (Verb.PLAY, Verb.STITCH) if stitching else (Verb.PLAY,):
        costs.extend([(charged(one, seat), one.effect.cost) for one in charges(s, seat, verb, card)])
    return costs


def why_unpaid_there(s: RevelState, seat: Seat, card: Card, space: int) -> Reason | None:
    """0.4.9 The same for a side that is announced: a shield spell there is gone by then."""
    there = s.sides[seat].spells[space]
    if there is None or not there.is_shield:
        return why_unpaid(s, seat, card, stitching=there is not None)
    supposed = s.copy()
    leave_field(supposed, there)
    for replaced in there.cards:
        to_discards(supposed, replaced)
    return why_unpaid(supposed, seat, card)


def pay_to_play(s: RevelState, seat: Seat, card: Card, *, stitching: bool = False) -> Flow[None]:
    """5.7.10 Pay what cost effects ask. Illegal if it isn't paid."""
    for r, cost in _costs_to_play(s, seat, card, stitching):
        yield from _pay_cost(s, r, cost)


def _pay_cost(s: RevelState, r: Resolving, cost: Instruction) -> Flow[None]:
    if not payable(s, r, cost):
        raise Illegal(CANT_PAY)
    if s.attempts is not None and s.attempts.open:
        s.attempts.allowed((PAY,))  # Illegal where paying has failed before: having to decline is not declining (0.5.8)
    if not (yield from agrees(s, r, cost)):
        raise Illegal(WONT_PAY, declined=True)
    if not (yield from pay(s, r, cost)):
        raise Illegal(CANT_PAY)


def _played(s: RevelState, seat: Seat, card: Card, element: Element, zone: Zone) -> None:
    """5.7.15 The card has formally been played: its On Play and what waits for it become relevant."""
    for place, effect in card.sheet.on_play:
        relevant(s, Waiting(seat, card, element.id, place, effect))
    happened(s, Happening(Verb.PLAY, seat, element=element, cards=(card,), place=from_where(zone)))
    also = Verb.STITCH if len(element.cards) > 1 else Verb.ENTER  # 5.7.6
    if heard(s, also):
        happened(s, Happening(also, seat, element=element, cards=(card,), place=from_where(zone)))


def why_not_there(s: RevelState, seat: Seat, card: Card, space: int, zone: Zone) -> Reason | None:
    """5.7.2 to 5.7.4 Why a spell card can't go to one's side of a space, or None."""
    there = s.sides[seat].spells[space]
    if there is None:
        return None
    if there.is_shield:
        return None if forbidden(s, seat, Verb.DISCARD, there.id) is None else SHIELD_STAYS
    if not card.defn.is_strike:
        return STRIKE_THERE
    if len(there.cards) > 1:
        return ALREADY_STITCHED
    if not any(icon in there.cards[0].defn.icons for icon in card.defn.icons):
        return OTHER_ICON
    if zone is not Zone.HAND and s.rulings.edition.stitch_from_hand_only:
        return FROM_HAND_ONLY
    return forbidden(s, seat, Verb.STITCH, card)


def announceable(s: RevelState, seat: Seat, card: Card, zone: Zone) -> list[int] | Reason:
    """5.7.2 The sides that a spell card may be announced for, or why there are none.

    The shield spell to be discarded and the other costs are of the same step, so they are weighed (0.4.9); losing
    Stamina for stitching is of a later one.
    """
    spaces = [space for space in range(5) if why_not_there(s, seat, card, space, zone) is None]
    if not spaces:
        return NO_SPACE
    asked = active(s).charges
    if card.sheet.to_play or card.sheet.to_stitch or Verb.PLAY in asked or Verb.STITCH in asked:
        spaces = [space for space in spaces if why_unpaid_there(s, seat, card, space) is None]
    return spaces or CANT_PAY


def why_unplayable(s: RevelState, seat: Seat, card: Card) -> Reason | None:
    """Why a card that everybody sees can't be played by a player now, or None (0.0.4)."""
    reason = forbidden(s, seat, Verb.PLAY, card)
    if reason is not None:
        return reason
    if card.owner != seat or not (card.defn.is_spell or card.defn.is_stance):
        return NOT_PLAYABLE
    s.playing = (*s.playing, card)  # it can't pay for itself (slip S28)
    if card.defn.is_spell:
        spaces = announceable(s, seat, card, s.zone_of(card))
        reason = spaces if isinstance(spaces, Reason) else None
    else:
        reason = why_unpaid(s, seat, card)
    s.playing = s.playing[:-1]
    return reason


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
