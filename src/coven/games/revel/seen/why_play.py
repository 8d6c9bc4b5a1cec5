"""Why a card can't be played as the words say: this card, to this side, replacing or stitching onto what they name."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from coven.games.revel.actions.play import why_unplayable
from coven.games.revel.actions.play_spell import why_not_there, why_unpaid_there
from coven.games.revel.actions.play_stance import STANCE_STAYS
from coven.games.revel.areas.areas import BOTH, SPACES
from coven.games.revel.areas.elements import Card, Zone
from coven.games.revel.areas.state import RevelState
from coven.games.revel.effects.prohibitions import forbidden
from coven.games.revel.text.tree import Verb
from coven.kernel import Reason, Seat, could_mean, named_in, no_such, said_after, seat_name

NOT_IN_HAND: Final = Reason("2.4.1", "a card is played from hand, and that one is not there")
NO_SUCH_SPACE: Final = Reason("3.4.6", "the spell spaces are numbered 1 to 5")
OTHERS_SIDE: Final = Reason("3.4.12", "a spell card goes to its own player's side of a space")
STANCES_ELSEWHERE: Final = Reason("5.5.5", "a stance goes to the stance area, not to a spell space")
NOT_A_SHIELD: Final = Reason("5.7.3", "only a shield spell is replaced")
NOT_TO_BE_STITCHED: Final = Reason("5.7.4", "only a strike spell is stitched onto, by a strike spell card")
REPLACED_ELSEWHERE: Final = Reason("5.7.3", "what is replaced is one's own shield spell on the side announced")
STITCHED_ELSEWHERE: Final = Reason("5.7.4", "what is stitched onto is one's own strike spell on the side announced")

SPACE: Final = re.compile(
    r"(?:(?:in|to|at|on) )?(?:(?P<owner>\w)'s |the |my )?(?:side of )?space (?P<space>[^\s,]+)"
    r"(?:,? (?:(?P<replacing>replacing)|stitching onto|stitched onto|onto) (?P<spell>.+))?"
)
"""'in space 2', "in B's space 2", 'in space 2, replacing Ward', 'space 2, stitching onto Ember'."""

ONTO: Final = re.compile(r"(?:stitch(?:ing|ed) )?onto? (?P<spell>.+)|replacing (?P<shield>.+)")
"""'onto Ember', "onto B's Ember", 'replacing Ward'."""


def named_cards(said: str, cards: Sequence[Card]) -> list[Card]:
    """The cards whose name, or whose title, the words have; of names within names the longest."""
    names = [name for card in cards for name in (card.defn.name, card.defn.title)]
    return [card for name in named_in(said, names) for card in cards if name in (card.defn.name, card.defn.title)]


def known_names(s: RevelState) -> tuple[str, ...]:
    """The names and titles of all cards there are."""
    return s.rulings.names()


def why_not_so(s: RevelState, seat: Seat, said: str, cards: Sequence[Card]) -> Reason | None:
    """5.5.1 Why one of these cards can't be played as the words say: by its name, and by where it goes if they say so.

    What comes after the name is where it goes, so cards that are named there are not the one to be played.
    """
    first = named_in(said, known_names(s))[:1]
    found = named_cards(first[0], cards) if first else []
    if not found:
        return NOT_IN_HAND
    card, where = found[0], said_after(said, first[0]).lstrip(", ")
    where = re.sub(r"^from (?:my |the )?hand\b[, ]*", "", where)
    if where and not SPACE.fullmatch(where) and not ONTO.fullmatch(where):
        others = [other for other in named_cards(where, cards) if other.defn.name != card.defn.name]
        if others:
            return could_mean([f"play {name}" for name in sorted({one.defn.name for one in (card, *others)})])
    return (why_not_where(s, seat, card, where) if where else None) or why_not_this_card(s, seat, card)


def why_not_this_card(s: RevelState, seat: Seat, card: Card) -> Reason | None:
    """5.5 Why a card can't be played, wherever it goes."""
    stance = s.sides[seat].stance
    if card.defn.is_stance and stance is not None and forbidden(s, seat, Verb.DISCARD, stance.id) is not None:
        return forbidden(s, seat, Verb.PLAY, card) or STANCE_STAYS  # 5.6.1
    return why_unplayable(s, seat, card)


def why_not_where(s: RevelState, seat: Seat, card: Card, where: str) -> Reason | None:
    """5.7.1 Why a card can't go where the words say: 'in space 2, replacing Ward', 'onto Ember'."""
    there = SPACE.fullmatch(where)
    if there is not None:
        if not there["space"].isdecimal():
            return no_such("space", there["space"])
        space = int(there["space"]) - 1
        reason = _why_not_side(s, seat, card, space, there["owner"])
        if reason is not None or there["spell"] is None:
            return reason
        return _why_not_onto(s, seat, card, space, there["spell"], there["replacing"] is not None)
    onto = ONTO.fullmatch(where)
    if onto is None or not named_in(where, known_names(s)):
        return no_such("place", where)
    if not card.defn.is_spell:
        return STANCES_ELSEWHERE
    if onto["spell"] is not None:
        return _why_not_stitched(s, seat, card, onto["spell"])
    own = [one for one in s.spells_of(seat) if one.is_shield and named_cards(onto["shield"], one.cards)]
    return why_not_space(s, seat, card, own[0].space) if own and not is_others(seat, where) else NOT_A_SHIELD


def _why_not_side(s: RevelState, seat: Seat, card: Card, space: int, owner: str | None) -> Reason | None:
    """3.4.6, 3.4.12 Why a card can't be announced for this side."""
    if owner is not None and owner not in [seat_name(one).casefold() for one in BOTH]:
        return no_such("player", owner)
    if not 0 <= space < SPACES:
        return NO_SUCH_SPACE
    if not card.defn.is_spell:
        return STANCES_ELSEWHERE
    return OTHERS_SIDE if owner not in (None, seat_name(seat).casefold()) else why_not_space(s, seat, card, space)


def why_not_space(s: RevelState, seat: Seat, card: Card, space: int) -> Reason | None:
    """5.7.1 Why a spell card can't be announced for one's side of this space."""
    return why_not_there(s, seat, card, space, _zone(s, card)) or why_unpaid_there(s, seat, card, space)


def _zone(s: RevelState, card: Card) -> Zone:
    side = s.sides[card.owner]
    return s.zone_of(card) if card in side.hand or card in side.discards else Zone.HAND


def _why_not_onto(s: RevelState, seat: Seat, card: Card, space: int, spell: str, replacing: bool) -> Reason | None:
    """5.7.3, 5.7.4 Why a card that can go to this side doesn't replace, or isn't stitched onto, what the words name."""
    there = s.sides[seat].spells[space]
    if there is None or there.is_shield != replacing:
        return NOT_A_SHIELD if replacing else NOT_TO_BE_STITCHED
    if not named_in(spell, known_names(s)):
        return no_such("spell there", spell, [str(there)])
    if not is_others(seat, spell) and named_cards(spell, there.cards):
        return None
    if replacing:
        return REPLACED_ELSEWHERE
    return _why_not_stitched(s, seat, card, spell) or STITCHED_ELSEWHERE


def _why_not_stitched(s: RevelState, seat: Seat, card: Card, spell: str) -> Reason | None:
    """5.7.4 Why a card can't be stitched onto a spell that the words name, wherever it is."""
    if is_others(seat, spell):
        return STITCHED_ELSEWHERE
    own = [one for one in s.spells_of(seat) if named_cards(spell, one.cards)]
    if not own or all(one.is_shield for one in own):
        return NOT_TO_BE_STITCHED
    reasons = [why_not_space(s, seat, card, one.space) for one in own if not one.is_shield]
    return None if None in reasons else reasons[0]


def is_others(seat: Seat, said: str) -> bool:
    """Whether words say that something is the other player's."""
    return any(named_in(said, [f"{seat_name(owner)}'s"]) for owner in BOTH if owner != seat)
