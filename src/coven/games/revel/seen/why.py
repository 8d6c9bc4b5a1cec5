"""Why not? The reason, with its rule, for whatever a person might try."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from coven.games.revel.actions.play import why_unplayable
from coven.games.revel.actions.play_spell import why_not_there, why_unpaid_there
from coven.games.revel.areas.areas import opponent
from coven.games.revel.areas.elements import Card, Zone
from coven.games.revel.areas.state import RevelState
from coven.games.revel.course.acts import why_not_play, why_not_skip
from coven.games.revel.effects.ongoing import active
from coven.games.revel.effects.powers import NOT_YOURS, why_not_use
from coven.games.revel.seen.view import set_apart
from coven.kernel import Decision, Reason, Seat

NOT_NOW: Final = Reason("2.4", "this is not the moment to act: another question is open")
NOT_LEGAL: Final = Reason("0.4.6", "that is not among the legal options now")
BARRED: Final = Reason("0.5.5", "choosing that here has just led to an illegal state")
NO_SUCH_SPACE: Final = Reason("3.4.6", "the spell spaces are numbered 1 to 5")


def why_not(s: RevelState, decision: Decision, words: str) -> Reason | None:
    """Why the seat to decide can't do what the words say: 'play Ember in space 2', 'use Celosia', 'draw', 'space 3'."""
    said = " ".join(words.casefold().split())
    verb = said.split(" ", 1)[0] if said else ""
    acting = decision.rule == "2.4"
    if verb in ("play", "stitch"):
        return _why_not_play(s, decision.seat, said, acting)
    if verb == "use":
        return _why_not_use(s, decision.seat, said, acting)
    if verb in ("draw", "skip"):
        return (why_not_skip(s) or NOT_LEGAL) if acting else NOT_NOW
    if verb == "space" and s.playing:
        if any(option.startswith(f"{said},") for option in decision.words()):
            return None  # 'space 2' is short for 'space 2, stitching onto ...'
        return _why_not_space(s, decision.seat, s.playing[-1], said) or BARRED
    if verb == "pass":
        return NOT_NOW
    return NOT_LEGAL if _named_in(said, set_apart(s, decision.seat)) is None else BARRED


def _why_not_play(s: RevelState, seat: Seat, said: str, acting: bool) -> Reason | None:
    card = _named_in(said, s.sides[seat].hand)
    if card is None:
        known = _named_in(said, [*s.sides[seat].discards, *s.sides[seat].deck])
        if said in ("play", "play a card"):
            return (why_not_play(s) if acting else NOT_NOW) or Reason("0.5.14", "no card in hand could be played")
        return Reason("2.4.1", f"{known or 'that card'} is not in your hand")
    if not acting:
        return NOT_NOW
    reason = why_not_play(s)
    if reason is not None:
        return reason
    if "space" in said:
        return _why_not_space(s, seat, card, said) or why_unplayable(s, seat, card)
    return why_unplayable(s, seat, card)


def _why_not_space(s: RevelState, seat: Seat, card: Card, said: str) -> Reason | None:
    number = re.search(r"space (\d+)", said)
    if number is None or not 1 <= int(number[1]) <= 5:
        return NO_SUCH_SPACE
    if not card.defn.is_spell:
        return Reason("5.5.5", f"{card} goes to the stance area, not to a spell space")
    zone = s.zone_of(card) if card in s.sides[seat].hand or card in s.sides[seat].discards else Zone.HAND
    space = int(number[1]) - 1
    return why_not_there(s, seat, card, space, zone) or why_unpaid_there(s, seat, card, space)


def _why_not_use(s: RevelState, seat: Seat, said: str, acting: bool) -> Reason | None:
    for use in active(s).powers[seat]:
        if use.card.defn.name.casefold() in said or use.card.defn.title.casefold() in said:
            return why_not_use(s, seat, use) or (None if acting else NOT_NOW)
    for use in active(s).powers[opponent(seat)]:
        if use.card.defn.name.casefold() in said or use.card.defn.title.casefold() in said:
            return NOT_YOURS
    return Reason("4.7.1", "there is no such Power on your side of the field")


def _named_in(said: str, cards: Sequence[Card]) -> Card | None:
    """The card whose name the words have, the longest name first."""
    found = [card for card in cards if card.defn.name.casefold() in said or card.defn.title.casefold() in said]
    return max(found, key=lambda card: (len(card.defn.name), card.defn.name), default=None)
