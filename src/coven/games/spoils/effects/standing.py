"""What is true of cards now: their types, battle stats, structure, keywords, and the icons that players have.

All rules ask here and nowhere else. Everything that the cards in play and the effects that last make true is gathered
once for each state of the table. What depends on something else is worked out in a fixed order: who has rules text at
all, then types, then keywords and texts that cards gain, with the icons that there are by then, and last the numbers,
which are worked out when somebody asks. What is asked while it is being worked out is as it is without it.

What a face-down card is, 411.1 says: a resource and nothing more (O29).
"""

from __future__ import annotations

from typing import Any, Final

from coven.games.spoils.areas.in_play import DOWN, Copy, InPlay
from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.cards import NO_ICONS, CardType, Icons
from coven.games.spoils.cards.parts import icons_of as counted
from coven.games.spoils.effects import gathering
from coven.games.spoils.effects.facts import Said, Standing
from coven.games.spoils.effects.meaning import amounts, conditions, nouns, references
from coven.games.spoils.text.tree import (
    Ability,
    All,
    Direction,
    Place,
    Provides,
    Stat,
    This,
)
from coven.kernel import Seat

FACE_DOWN: Final = frozenset({CardType.RESOURCE})
"""411.1 Every face-down card in play is a resource."""

# Asking


def standing(s: SpoilsState) -> Standing:
    """What the cards in play make true now."""
    now: Standing | None = s.standing
    if now is None or (now.fleeting and now.seen != beside(s)):
        now = gathering.gather(s)
    return now


def beside(s: SpoilsState) -> tuple[object, ...]:
    """What texts may depend on besides the cards in play."""
    a, b = s.sides
    return (
        s.turn,
        s.active,
        s.battle,
        len(a.hand),
        len(b.hand),
        len(a.deck),
        len(b.deck),
        len(a.discard_pile),
        len(b.discard_pile),
        a.influence,
        b.influence,
        len(s.did),
        len(s.being_played),
    )


def types_of(s: SpoilsState, x: InPlay) -> frozenset[CardType]:
    """208.1 The types a card in play has now."""
    if x.face is DOWN:
        return FACE_DOWN
    now: Standing | None = s.standing
    if now is None or now.fleeting:
        now = standing(s)
    return now.types.get(x.id, x.card.types) if now.types else x.card.types


def subtypes_of(s: SpoilsState, x: InPlay) -> tuple[str, ...]:
    """201.4b, O29"""
    if x.face is DOWN:
        return ()
    subtypes = standing(s).subtypes
    return subtypes.get(x.id, x.card.subtypes) if subtypes else x.card.subtypes


def is_character(s: SpoilsState, x: InPlay) -> bool:
    return CardType.CHARACTER in types_of(s, x)


def characters(s: SpoilsState) -> list[InPlay]:
    """204 The cards in play that are characters now, in the order in which they came."""
    now = standing(s)
    known = now.characters
    if known is None:
        known = now.characters = [id for id, x in s.in_play.items() if is_character(s, x)]
    return [s.in_play[id] for id in known]


def is_location(s: SpoilsState, x: InPlay) -> bool:
    return CardType.LOCATION in types_of(s, x)


def is_resource(s: SpoilsState, x: InPlay) -> bool:
    return CardType.RESOURCE in types_of(s, x)


def strength_of(s: SpoilsState, x: InPlay) -> int:
    """204.4a"""
    return number_of(s, x, Stat.STRENGTH) or 0


def life_of(s: SpoilsState, x: InPlay) -> int:
    """204.4b"""
    return number_of(s, x, Stat.LIFE) or 0


def speed_of(s: SpoilsState, x: InPlay) -> int:
    """204.4c"""
    return number_of(s, x, Stat.SPEED) or 0


def structure_of(s: SpoilsState, x: InPlay) -> int:
    """207.4"""
    return number_of(s, x, Stat.STRUCTURE) or 0


def has_covert(s: SpoilsState, x: InPlay) -> bool:
    """507.3, 507.3e by construction: a card has covert or it hasn't, however often it says so."""
    return x.id in standing(s).covert


def provided_by(s: SpoilsState, x: InPlay) -> Icons:
    """311.1, 311.2 The icons that a card in play provides; face-down none (O29)."""
    if x.face is DOWN:
        return NO_ICONS
    now = standing(s)
    total = (NO_ICONS if x.id in now.blank else x.copy.sheet.icons).plus(now.given.get(x.id, NO_ICONS))
    for said in now.stated.get(Provides, ()):
        if is_about(s, said, said.text.what, x) and is_active(s, said):
            total = total.plus(counted([icon.value for icon in said.text.icons]))
    return total


def icons_of(s: SpoilsState, seat: Seat) -> Icons:
    """405.1, 405.1#2 The icons that the cards a player controls provide, attached or not (405.1#2)."""
    return standing(s).icons[seat]


NO_ABILITIES: Final[list[tuple[int, Ability]]] = []


def abilities_of(s: SpoilsState, x: InPlay) -> list[tuple[int, Ability]]:
    """502, 605.1a The abilities that a card in play has now, gained ones too, each with its place on it. No paragraph
    makes them depend on anything: what they ask for are costs and thresholds of theirs."""
    found = standing(s).abilities.get(x.id)
    return [(said.place, said.text) for said in found] if found else NO_ABILITIES


def abilities_elsewhere(s: SpoilsState, seat: Seat) -> list[tuple[Copy, int, Ability]]:
    """605.1a, 201.5b The abilities that a player may use of own cards that are not in play."""
    found: list[tuple[Copy, int, Ability]] = []
    for copy in s.sides[seat].discard_pile:
        for where, gated in copy.sheet.elsewhere:
            if where is Place.DISCARD_PILE and isinstance(gated.text, Ability):
                found.append((copy, gated.place, gated.text))
    return found


NOTHING_SAID: Final[list[Said[Any]]] = []


def stated(s: SpoilsState, kind: type[Any]) -> list[Said[Any]]:
    """The statements of one kind that are true now."""
    now: Standing | None = s.standing
    if now is None or now.fleeting:
        now = standing(s)
    found = now.stated.get(kind)
    return [said for said in found if not said.gates or is_active(s, said)] if found else NOTHING_SAID


def is_active(s: SpoilsState, said: Said[Any]) -> bool:
    """405.4, 504.1 Whether all that a text needs to be active is true now."""
    if not said.gates:
        return True
    r = said.resolving()
    return all(conditions.holds(s, r, gate) for gate in said.gates)


def about(s: SpoilsState, said: Said[Any], what: Any) -> tuple[int, ...]:
    """The cards in play that a statement is about."""
    if said.on is not None:
        return tuple([id for id in said.on if id in s.in_play])
    if isinstance(what, This):
        return (said.source,)
    refs = references.refs_of(s, said.resolving(), what)
    return tuple([ref for ref in refs if isinstance(ref, int)])


def is_about(s: SpoilsState, said: Said[Any], what: Any, x: InPlay) -> bool:
    """Whether a statement is about a card in play. The others of those it may be about need not be looked at."""
    if said.on is None and isinstance(what, All):
        return nouns.is_one_of(s, said.resolving(), x, what.noun)
    return x.id in about(s, said, what)


# Numbers (410)


def number_of(s: SpoilsState, x: InPlay, stat: Stat) -> int | None:
    """410.3, O10 A number of a card in play: all increases first, then all reductions, and never below 0 (410.4). None
    if the card has no such number."""
    if (CardType.LOCATION if stat is Stat.STRUCTURE else CardType.CHARACTER) not in types_of(s, x):
        return None  # 201.7a, 201.8a
    now = standing(s)
    if not now.bonuses:
        return amounts.printed(x.card, stat) or 0
    key = (x.id, stat)
    known = now.stats.get(key)
    if known is not None:
        return known
    base = amounts.printed(x.card, stat) or 0  # of what has become a character without having the numbers of one
    if key in now.judging:
        return base
    now.judging.add(key)
    increase = reduction = 0
    for said in now.bonuses:
        for change in said.text.changes:
            if change.stat is stat and is_about(s, said, said.text.on, x) and is_active(s, said):
                by = amounts.amount_of(s, said.resolving(), change.amount, 0)
                if change.direction is Direction.INCREASE:
                    increase += by
                else:
                    reduction += by
    now.judging.discard(key)
    number = max(0, base + increase - reduction)
    if not now.judging and not now.changing:
        now.stats[key] = number
    return number
