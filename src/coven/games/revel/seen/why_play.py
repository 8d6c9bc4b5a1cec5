"""Why a card can't be played as the words say: this card, to this side, replacing or stitching onto what they name."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from coven.games.revel.actions.play import play_procedure, why_unplayable
from coven.games.revel.actions.play_spell import ONE_SPACE, SIDE_CHANGED, why_not_there, why_unpaid_there
from coven.games.revel.actions.play_stance import STANCE_STAYS
from coven.games.revel.areas.areas import BOTH, SPACES, opponent
from coven.games.revel.areas.elements import Card, Element, Zone
from coven.games.revel.areas.markers import STAMINA
from coven.games.revel.areas.state import RevelState
from coven.games.revel.cards.printed_effects import sheet_of
from coven.games.revel.effects.prohibitions import forbidden
from coven.games.revel.instructions.repair import REPAIR
from coven.games.revel.seen.tried import (
    ANY_FROM,
    ONTO,
    SPACE,
    are_named,
    each_onto,
    each_said,
    each_space,
    is_others,
    is_where,
    known_names,
    named_cards,
    named_defns,
    read_play,
    read_thing,
)
from coven.games.revel.seen.why_unpaid import why_unpaid_play
from coven.games.revel.seen.words import Speaking
from coven.games.revel.text.tree import Verb
from coven.kernel import Reason, Seat, no_such, seat_name, why_unfinishable

NOT_IN_HAND: Final = Reason("2.4.1", "a card is played from one's own hand, and that one is not there")
NEVER_PLAYED: Final = Reason("6.4.2", "Stamina markers are never played")
ONE_CARD: Final = Reason("2.4.1", "one card is played at a time")
NO_SUCH_SPACE: Final = Reason("3.4.6", "the spell spaces are numbered 1 to 5")
OTHERS_SIDE: Final = Reason("3.4.12", "a spell card goes to its own player's side of a space")
STANCES_ELSEWHERE: Final = Reason("5.5.5", "a stance goes to the stance area, not to a spell space")
STANCES_FOR_STANCES: Final = Reason("5.6.1", "a stance takes the place of one's own stance, and of nothing else")
NOT_A_SHIELD: Final = Reason("5.7.3", "only a shield spell is replaced")
NOT_ONES_SHIELD: Final = Reason("5.7.3", "what is replaced is one's own shield spell on the field, and that is none")
NOT_TO_BE_STITCHED: Final = Reason("5.7.4", "only a strike spell is stitched onto, by a strike spell card")
NOT_ONES_STRIKE: Final = Reason(
    "5.7.4", "what is stitched onto is one's own strike spell on the field, and that is none"
)
NOTHING_TO_STITCH_ONTO: Final = Reason("5.7.4", "a card is stitched onto one's own strike spell, and there is none")
REPLACED_ELSEWHERE: Final = Reason("5.7.3", "what is replaced is one's own shield spell on the side announced")
STITCHED_ELSEWHERE: Final = Reason("5.7.4", "what is stitched onto is one's own strike spell on the side announced")
CHANGES_THE_SIDE: Final = Reason("5.7.11", "paying its cost would change the side that it is to go to")

STITCH: Final = "stitch"
"""What is said by who plays a card in no other way."""


def why_not_so(s: RevelState, seat: Seat, verb: str, said: str, cards: Sequence[Card]) -> Reason | None:
    """5.5.1 Why one of these cards can't be played as the words say: by its name, and by where it goes if they say so.

    What comes after the name is where it goes, so cards that are named there are not the one to be played. `verb`: what
    was said before.
    """
    play = read_play(s, said)
    if play is None:
        return NOT_IN_HAND if ANY_FROM.fullmatch(said) else no_such("card", said, known_names(s))
    where = play.where
    if each_said(s, said) or play.repeated:
        return ONE_CARD
    if play.name.startswith(STAMINA.name):
        return NEVER_PLAYED
    found = named_cards(play.name, cards)
    if not found or not play.is_from_hand(seat):
        return NOT_IN_HAND
    card = found[0]
    if where and not is_where(s, where):
        return no_such("place", where)
    space = _space_said(s, seat, where)
    reason = forbidden(s, seat, Verb.PLAY, card)  # wherever it goes
    if reason is None and (where or verb == STITCH):
        reason = why_not_where(s, seat, card, verb, where)
    reason = why_unpaid_play(s, seat, card, space, reason or why_not_this_card(s, seat, card))
    return reason or _why_undone(s, seat, card, space)


def why_not_this_card(s: RevelState, seat: Seat, card: Card) -> Reason | None:
    """5.5 Why a card can't be played, wherever it goes."""
    stance = s.sides[seat].stance
    if card.defn.is_stance and stance is not None and forbidden(s, seat, Verb.DISCARD, stance.id) is not None:
        return forbidden(s, seat, Verb.PLAY, card) or STANCE_STAYS  # 5.6.1
    return why_unplayable(s, seat, card)


def _space_said(s: RevelState, seat: Seat, where: str) -> int | None:
    """The space that words send a card to, by its number or by one's own spell there; None if they leave that open."""
    there, onto = SPACE.fullmatch(where), ONTO.fullmatch(where)
    if there is not None:
        return int(there["space"]) - 1
    if onto is None:
        return None
    named = spells_named(s, seat, onto["spell"] or onto["shield"])
    return named[0].space if len(named) == 1 else None


def _why_undone(s: RevelState, seat: Seat, card: Card, space: int | None) -> Reason | None:
    """5.7.11, 0.5.2 Why playing a card would have to be undone, however its player pays for it: it is tried unseen.
    What the opponent may hold is nothing that this player could count on."""
    supposed = s.copy()
    other = supposed.sides[opponent(seat)]
    plain = [defn for defn in s.rulings.index.values() if defn.is_spell and not sheet_of(defn).from_hand][:1]
    other.hand = tuple(
        [one if s.is_public(one) else Card(defn, one.owner, one.number) for one in other.hand for defn in plain]
    )
    begun = (card,) if space is None else (card, space)
    speaking = Speaking(supposed, seat)
    reason = why_unfinishable(
        supposed,
        seat,
        lambda: play_procedure(supposed, seat, (card,), speaking, may_fail=False, others=False, searched=False),
        begun,
        rule=REPAIR,
    )
    return CHANGES_THE_SIDE if reason is SIDE_CHANGED else reason


def why_not_where(s: RevelState, seat: Seat, card: Card, verb: str, where: str) -> Reason | None:
    """5.7.1 Why a card can't go where the words say (see `is_where`); '' for anywhere."""
    if not where:
        return _why_not_anywhere(s, seat, card)
    if each_space(where) or each_onto(s, where):
        return ONE_SPACE if card.defn.is_spell else STANCES_ELSEWHERE
    there = SPACE.fullmatch(where)
    if there is not None:
        space = int(there["space"]) - 1
        reason = _why_no_side(seat, card, space, there["owner"])
        if reason is None and there["spell"] is not None:
            replacing = there["replacing"] is not None
            reason = _why_not_onto(s, seat, card, space, there["spell"], replacing)
        if reason is None and verb == STITCH:
            spell = s.sides[seat].spells[space]
            reason = NOT_TO_BE_STITCHED if spell is not None and spell.is_shield else None
            reason = STITCHED_ELSEWHERE if spell is None else reason
        return reason or why_not_space(s, seat, card, space)
    onto = ONTO.fullmatch(where)
    assert onto is not None
    if onto["spell"] is not None:
        return _why_not_stitched(s, seat, card, onto["spell"])
    if not card.defn.is_spell:
        return _why_not_stance(s, seat, onto["shield"])
    own = [one for one in spells_named(s, seat, onto["shield"]) if one.is_shield]
    return why_not_space(s, seat, card, own[0].space) if own else _why_no_shield(s, onto["shield"])


def _why_not_stance(s: RevelState, seat: Seat, replaced: str) -> Reason | None:
    """5.5.5, 5.6.1 Why a stance doesn't take the place of what the words name: it does of the stance that its player
    has, which may still stay where it is."""
    stance, thing = s.sides[seat].stance, read_thing(s, replaced)
    if thing is None or not any(defn.is_stance for defn in named_defns(s, thing.names)):
        return STANCES_ELSEWHERE
    own = stance is not None and are_named(thing.names, stance.cards) and not is_others(seat, replaced)
    return None if own and thing.area == "" else STANCES_FOR_STANCES


def _why_no_shield(s: RevelState, said: str) -> Reason:
    """5.7.3 Why what the words name is not replaced: it is no shield spell; or it is one, but not one's own, or not on
    the field."""
    thing = read_thing(s, said)
    shield = thing is not None and any(defn.is_shield for defn in named_defns(s, thing.names))
    return NOT_ONES_SHIELD if shield else NOT_A_SHIELD


def _why_no_strike(s: RevelState, said: str) -> Reason:
    """5.7.4 Why nothing is stitched onto what the words name, in the same way."""
    thing = read_thing(s, said)
    strike = thing is not None and any(defn.is_strike for defn in named_defns(s, thing.names))
    return NOT_ONES_STRIKE if strike else NOT_TO_BE_STITCHED


def _why_not_anywhere(s: RevelState, seat: Seat, card: Card) -> Reason | None:
    """5.7.4 Why a card can't be stitched at all, or None."""
    if not card.defn.is_strike:
        return NOT_TO_BE_STITCHED
    strikes = [one for one in s.spells_of(seat) if not one.is_shield]
    if not strikes:
        return NOTHING_TO_STITCH_ONTO
    return _of_the_nearest(s, seat, card, strikes)


def _why_no_side(seat: Seat, card: Card, space: int, owner: str | None) -> Reason | None:
    """3.4.6, 3.4.12 Why this is no side that a card could be announced for, whatever is there."""
    if owner is not None and owner not in [seat_name(one).casefold() for one in BOTH]:
        return no_such("player", owner)
    if not 0 <= space < SPACES:
        return NO_SUCH_SPACE
    if not card.defn.is_spell:
        return STANCES_ELSEWHERE
    return OTHERS_SIDE if owner not in (None, seat_name(seat).casefold()) else None


def why_not_space(s: RevelState, seat: Seat, card: Card, space: int) -> Reason | None:
    """5.7.1 Why a spell card can't be announced for one's side of this space."""
    return why_not_there(s, seat, card, space, _zone(s, card)) or why_unpaid_there(s, seat, card, space)


def _zone(s: RevelState, card: Card) -> Zone:
    side = s.sides[card.owner]
    return s.zone_of(card) if card in side.hand or card in side.discards else Zone.HAND


def goes_to(s: RevelState, seat: Seat, where: str, space: int) -> bool:
    """5.7.1 Whether it is this space that words send a card to which can go there; '' for any that is stitched onto."""
    there, onto, spell = SPACE.fullmatch(where), ONTO.fullmatch(where), s.sides[seat].spells[space]
    if there is not None:
        return int(there["space"]) - 1 == space
    if onto is None or spell is None:
        return spell is not None and not spell.is_shield
    return spell in spells_named(s, seat, onto["spell"] or onto["shield"])


def spells_named(s: RevelState, owner: Seat, said: str) -> list[Element]:
    """The spells of a player that the words name: by name, and by player and space where they say these."""
    thing = read_thing(s, said)
    if thing is None or thing.owner not in ("", seat_name(owner).casefold()):
        return []
    named = [one for one in s.spells_of(owner) if are_named(thing.names, one.cards)]
    return [one for one in named if thing.space in ("", str(one.space + 1))]


def as_space(s: RevelState, seat: Seat, said: str) -> str:
    """revel-starter:play.4 Words that send a card opposite a spell of the opponent's, with the space of that spell;
    others as they are, and those that could mean several spells."""
    found = OPPOSING.fullmatch(said)
    spells = [] if found is None else spells_named(s, opponent(seat), found["spell"])
    return said if found is None or len(spells) != 1 else f"{found['before']}in space {spells[0].space + 1}"


OPPOSING: Final = re.compile(
    r"(?P<before>(?:.+[^,],? )?)(?:opposing|opposite(?: (?:to|of))?|across(?: from)?|against|facing) (?P<spell>.+)"
)
"""'play Ember opposing Ward'."""


def _why_not_onto(s: RevelState, seat: Seat, card: Card, space: int, spell: str, replacing: bool) -> Reason | None:
    """5.7.3, 5.7.4 Why a card doesn't replace, or isn't stitched onto, what the words name on this side of one's own:
    because that isn't what is there. What is there may still not have it."""
    there = s.sides[seat].spells[space]
    if there is not None and there in spells_named(s, seat, spell):
        fits = there.is_shield == replacing
        return None if fits else NOT_A_SHIELD if replacing else NOT_TO_BE_STITCHED
    if replacing:
        own = [one for one in spells_named(s, seat, spell) if one.is_shield]
        return REPLACED_ELSEWHERE if own else _why_no_shield(s, spell)
    return _why_not_stitched(s, seat, card, spell) or STITCHED_ELSEWHERE


def _why_not_stitched(s: RevelState, seat: Seat, card: Card, spell: str) -> Reason | None:
    """5.7.4 Why a card can't be stitched onto a spell that the words name, wherever it is."""
    strikes = [one for one in spells_named(s, seat, spell) if not one.is_shield]
    if not strikes:
        return _why_no_strike(s, spell) if card.defn.is_strike else NOT_TO_BE_STITCHED
    if not card.defn.is_strike:
        return NOT_TO_BE_STITCHED
    return _of_the_nearest(s, seat, card, strikes)


def _of_the_nearest(s: RevelState, seat: Seat, card: Card, strikes: list[Element]) -> Reason | None:
    """5.7.4, 5.7.10 Why a card can't go onto any of several strike spells: of those that only its cost keeps it from,
    else of one that isn't stitched yet, else of any."""
    fit = [one for one in strikes if why_not_there(s, seat, card, one.space, _zone(s, card)) is None]
    nearest = fit or [one for one in strikes if len(one.cards) == 1] or strikes
    reasons = [why_not_space(s, seat, card, one.space) for one in nearest]
    return None if None in reasons else reasons[0]
