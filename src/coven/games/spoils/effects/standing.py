"""What is true of cards now: their types, battle stats, structure, keywords, and the icons that players have.

All rules ask here and nowhere else. Everything that the cards in play and the effects that last make true is gathered
once for each state of the table. What depends on something else is worked out in a fixed order: who has rules text at
all, then types, then keywords and texts that cards gain, then icons, and last the numbers, which are worked out when
somebody asks. What is asked while it is being worked out is as it is without it.

What a face-down card is, 411.1 says: a resource and nothing more (O29).
"""

from __future__ import annotations

from typing import Any, Final

from coven.games.spoils.areas.in_play import DOWN, Copy, InPlay
from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.cards import NO_ICONS, CardType, Icons
from coven.games.spoils.cards.parts import icons_of as counted
from coven.games.spoils.cards.printed_text import Gated, Sheet, sheet_of_gained
from coven.games.spoils.effects.facts import Said, Standing
from coven.games.spoils.effects.meaning import amounts, conditions, nouns, references
from coven.games.spoils.effects.records import LastingEffect
from coven.games.spoils.text.tree import (
    Ability,
    Adjustment,
    All,
    Bonus,
    Covert,
    Direction,
    Event,
    Gains,
    Keyword,
    Loses,
    MoveEvent,
    Paragraph,
    Place,
    PlayerEvent,
    Provides,
    Replacement,
    Stat,
    TextOf,
    ThingEvent,
    This,
    TokenEvent,
    Trigger,
    TurnEvent,
    Unique,
    Until,
    Verb,
)
from coven.games.spoils.text.tree.events import InfluenceEvent
from coven.kernel import Seat

FACE_DOWN: Final = frozenset({CardType.RESOURCE})
"""411.1 Every face-down card in play is a resource."""

# Asking


def standing(s: SpoilsState) -> Standing:
    """What the cards in play make true now."""
    now: Standing | None = s.standing
    if now is None or (now.fleeting and now.seen != _beside(s)):
        now = _gather(s)
    return now


def _beside(s: SpoilsState) -> tuple[object, ...]:
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


def has_no_text(s: SpoilsState, x: InPlay) -> bool:
    """402.6 Whether a card has lost its rules text."""
    return x.id in standing(s).blank


def provided_by(s: SpoilsState, x: InPlay) -> Icons:
    """311.1, 311.2 The icons that a card in play provides; face-down none (O29)."""
    if x.face is DOWN:
        return NO_ICONS
    now = standing(s)
    total = NO_ICONS if x.id in now.blank else x.copy.sheet.icons
    for said in now.stated.get(Provides, ()):
        if x.id in about(s, said, said.text.what) and is_active(s, said):
            total = total.plus(counted([icon.value for icon in said.text.icons]))
    return total


def icons_of(s: SpoilsState, seat: Seat) -> Icons:
    """405.1, 405.1#2 The icons that the cards a player controls provide, attached or not (405.1#2)."""
    return standing(s).icons[seat]


NO_ABILITIES: Final[list[tuple[int, Ability]]] = []


def abilities_of(s: SpoilsState, x: InPlay) -> list[tuple[int, Ability]]:
    """502, 605.1a The abilities that a card in play has now, gained ones too, each with its place on it; those whose
    conditions don't hold it hasn't."""
    found = standing(s).abilities.get(x.id)
    return [(said.place, said.text) for said in found if is_active(s, said)] if found else NO_ABILITIES


def abilities_elsewhere(s: SpoilsState, seat: Seat) -> list[tuple[Copy, int, Ability]]:
    """605.1a, 201.5b The abilities that a player may use of own cards that are not in play."""
    found: list[tuple[Copy, int, Ability]] = []
    for copy in s.sides[seat].discard_pile:
        for where, gated in copy.sheet.elsewhere:
            if where is Place.DISCARD_PILE and isinstance(gated.text, Ability):
                said: Said[Any] = Said(gated.text, seat, copy, 0, gated.place, gated.gates)
                if is_active(s, said):
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
            if change.stat is stat and x.id in about(s, said, said.text.on) and is_active(s, said):
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


# Gathering


def _gather(s: SpoilsState) -> Standing:
    """201.5b What the texts of the cards in play and lasting effects make true."""
    now = s.standing = Standing()
    structural: list[Said[Any]] = []
    for x in list(s.in_play.values()):
        if x.face is DOWN:
            continue
        sheet = x.copy.sheet
        if not sheet.plain:
            _gather_text(now, structural, x, sheet, None)
        for number, gained in enumerate(x.gained):
            if isinstance(gained.text, Sheet):
                _gather_text(now, structural, x, gained.text, -1 - number)
            else:
                _gather_statement(now, structural, Said(gained.text, x.controller, x.copy, x.id, -1 - number))
    for lasting in s.lasting:
        _gather_lasting(now, structural, lasting)
    for side in s.sides:
        for copy in side.discard_pile:
            if copy.sheet.elsewhere:
                _gather_elsewhere(now, copy)
    now.fleeting = any(_is_fleeting(said, said.text) for said in structural) or bool(now.stated.get(Provides))
    now.changing = any(_is_changing(said) for said in now.bonuses)
    now.deadly = any(_is_deadly(said.text) for said in now.bonuses)
    now.seen = _beside(s)
    if structural:
        _work_in(s, now, structural)
    for x in s.in_play.values():  # 405.1
        if x.face is not DOWN and x.copy.sheet.icons is not NO_ICONS and x.id not in now.blank:
            now.icons[x.controller] = now.icons[x.controller].plus(x.copy.sheet.icons)
    if Provides in now.stated:
        for said in now.stated[Provides]:
            if is_active(s, said):
                for id in about(s, said, said.text.what):
                    seat = s.in_play[id].controller
                    now.icons[seat] = now.icons[seat].plus(counted([icon.value for icon in said.text.icons]))
    return now


def _is_fleeting(said: Said[Any], text: Any) -> bool:
    """Whether it may cease to be so, or be so of another card, without any card entering or leaving play."""
    if said.gates:
        return True
    return not isinstance(text, (Covert, Unique)) and said.on is None and not isinstance(text.on, This)


def _is_changing(said: Said[Bonus]) -> bool:
    """Whether a change of numbers depends on more than the cards in play."""
    if said.gates or any(not isinstance(change.amount, int) for change in said.text.changes):
        return True
    on = said.text.on
    return isinstance(on, All) and bool(on.noun.qualities)


def _is_deadly(bonus: Bonus) -> bool:
    """O41 Whether it takes life or structure."""
    for change in bonus.changes:
        if change.direction is Direction.REDUCE and (change.stat is Stat.LIFE or change.stat is Stat.STRUCTURE):
            return True
    return False


def _gather_text(now: Standing, structural: list[Said[Any]], x: InPlay, sheet: Sheet, gained: int | None) -> None:
    """What one text of a card in play makes true; 'you' in it is the card's controller (407.2)."""
    for one in sheet.statements:
        _gather_statement(now, structural, _said(x, one, gained))
    for trigger in sheet.triggers:
        said = _said(x, trigger, gained)
        for key in keys_of(trigger.text.event):
            now.triggers.setdefault(key, []).append(said)
    for replacement in sheet.replacements:
        said_instead = _said(x, replacement, gained)
        for key in keys_of(replacement.text.event):
            now.replacements.setdefault(key, []).append(said_instead)
    for adjustment in sheet.adjustments:
        adjusts = _said(x, adjustment, gained)
        for key in keys_of(adjustment.text.event):
            now.adjustments.setdefault(key, []).append(adjusts)
    if sheet.abilities:
        now.abilities.setdefault(x.id, []).extend([_said(x, ability, gained) for ability in sheet.abilities])
    if sheet.covert:
        now.covert.add(x.id)
    if sheet.unique is not None:
        now.unique.append((x.controller, sheet.unique.identifier, x.id))
    if sheet.attach_to is not None:
        now.attaches[x.id] = sheet
    for keyword in sheet.keywords:
        structural.append(_said(x, keyword, gained))


def _said(x: InPlay, one: Gated[Any], gained: int | None) -> Said[Any]:
    return Said(one.text, x.controller, x.copy, x.id, one.place if gained is None else gained, one.gates)


def _gather_statement(now: Standing, structural: list[Said[Any]], said: Said[Any]) -> None:
    if isinstance(said.text, (Gains, Loses)):
        structural.append(said)
    else:
        now.say(said)


def _gather_lasting(now: Standing, structural: list[Said[Any]], lasting: LastingEffect) -> None:
    said: Said[Any] = Said(
        lasting.statement,
        lasting.seat,
        lasting.source,
        0,
        lasting.place,
        on=lasting.on,
        lasting=lasting,
        kept=lasting.kept,
        occasion=lasting.occasion,
    )
    text = lasting.statement
    if isinstance(text, Replacement):
        for key in keys_of(text.event):
            now.replacements.setdefault(key, []).append(said)
    elif isinstance(text, Adjustment):
        for key in keys_of(text.event):
            now.adjustments.setdefault(key, []).append(said)
    else:
        _gather_statement(now, structural, said)


def _gather_elsewhere(now: Standing, copy: Copy) -> None:
    """201.5b Texts that say that they work in the discard pile; 'you' is the card's owner there."""
    for place, gated in copy.sheet.elsewhere:
        if place is Place.DISCARD_PILE:
            said: Said[Any] = Said(gated.text, copy.owner, copy, 0, gated.place, gated.gates)
            if isinstance(gated.text, Trigger):
                for key in keys_of(gated.text.event):
                    now.triggers.setdefault(key, []).append(said)
            elif not isinstance(gated.text, Ability):
                now.say(said)


def _work_in(s: SpoilsState, now: Standing, structural: list[Said[Any]]) -> None:
    """The statements that others depend on, in a fixed order."""
    for said in structural:  # who has no rules text
        if isinstance(said.text, Loses) and said.text.thing is None and is_active(s, said):
            now.blank.update(about(s, said, said.text.on))
    if now.blank:
        _silence(now)
        structural = [said for said in structural if said.source not in now.blank or _is_no_text(said)]
    for said in structural:  # 208.1
        if isinstance(said.text, Gains) and is_active(s, said):
            _work_in_types(s, now, said)
    for said in structural:  # 402.6: losing beats gaining
        if isinstance(said.text, Loses) and isinstance(said.text.thing, CardType) and is_active(s, said):
            for id in _losers(s, structural, said):
                now.types[id] = types_of(s, s.in_play[id]) - {said.text.thing}
    for said in structural:  # 507.3d, 508.2
        _work_in_keywords(s, now, said)
    for said in structural:  # 402.6
        if isinstance(said.text, Loses) and said.text.thing is Keyword.COVERT and is_active(s, said):
            now.covert.difference_update(_losers(s, structural, said))


def _losers(s: SpoilsState, structural: list[Said[Any]], loses: Said[Loses]) -> list[int]:
    """402.6, 208.3 The cards that have lost something. A loss that goes on, for a while or while something is so, beats
    every gain. One that was made once, for no time, took what there was: what is gained after it is had again."""
    ids = list(about(s, loses, loses.text.on))
    lasting = loses.lasting
    if lasting is None or lasting.until is not Until.ALWAYS:
        return ids
    for said in structural:
        text = said.text
        if not isinstance(text, Gains) or text.thing != loses.text.thing or _stamp(s, said) < lasting.stamp:
            continue
        if is_active(s, said):
            again = about(s, said, text.on)
            ids = [id for id in ids if id not in again]
    return ids


def _stamp(s: SpoilsState, said: Said[Any]) -> int:
    """407.3a When something came true: what an effect made true then, what a card says as it entered play."""
    if said.lasting is not None:
        return said.lasting.stamp
    x = s.in_play.get(said.source)
    gained = -1 - said.place
    return x.gained[gained].stamp if x is not None and 0 <= gained < len(x.gained) else said.source


def _is_no_text(said: Said[Any]) -> bool:
    """Whether what a card has gained is no rules text: a type, a subtype, or a loss."""
    text = said.text
    return said.place < 0 and (isinstance(text, Loses) or isinstance(text.thing, (CardType, str)))


def _silence(now: Standing) -> None:
    """402.6 What cards without rules text say counts no more."""
    blank = now.blank
    lists: list[dict[Any, list[Said[Any]]]] = [now.triggers, now.replacements, now.adjustments, now.cannot, now.stated]
    for by_key in lists:
        for said in by_key.values():
            said[:] = [one for one in said if one.source not in blank]
    now.bonuses = [one for one in now.bonuses if one.source not in blank or one.place < 0]
    now.covert -= blank
    now.unique = [one for one in now.unique if one[2] not in blank]
    for id in blank:
        now.abilities.pop(id, None)
        now.attaches.pop(id, None)


def _work_in_types(s: SpoilsState, now: Standing, said: Said[Any]) -> None:
    """208.1a Types and subtypes that cards gain."""
    text = said.text
    if isinstance(text.thing, CardType):
        for id in about(s, said, text.on):
            now.types[id] = types_of(s, s.in_play[id]) | {text.thing}
    elif isinstance(text.thing, str):
        for id in about(s, said, text.on):
            now.subtypes[id] = (*subtypes_of(s, s.in_play[id]), text.thing)


def _gained_sheets(s: SpoilsState, said: Said[Any], thing: Paragraph | TextOf) -> list[Sheet]:
    """508.1 The texts that a card gains: a paragraph, or all that another card says."""
    if not isinstance(thing, TextOf):
        return [sheet_of_gained(thing)]
    seen = [references.look(s, ref) for ref in references.refs_of(s, said.resolving(), thing.of, gone=True)]
    return [sheet for one in seen if one is not None and (sheet := nouns.sheet_seen(one)) is not None]


def _work_in_keywords(s: SpoilsState, now: Standing, said: Said[Any]) -> None:
    """507.3d, 508.2 Keywords and texts that cards have while something is true, or that static text gives to them."""
    text = said.text
    if isinstance(text, Gains):
        if isinstance(text.thing, (CardType, str)) or not is_active(s, said):
            return
        for id in about(s, said, text.on):
            if text.thing is Keyword.COVERT:
                now.covert.add(id)
            elif not isinstance(text.thing, Keyword):
                x = s.in_play[id]
                for number, sheet in enumerate(_gained_sheets(s, said, text.thing)):
                    _gather_text(now, [], x, sheet, -1 - len(x.gained) - 10 * said.source - number)
    elif isinstance(text, Covert):
        if is_active(s, said):
            now.covert.add(said.source)
    elif isinstance(text, Unique) and is_active(s, said):
        now.unique.append((said.seat, text.identifier, said.source))


def keys_of(event: Event) -> tuple[Verb | Any, ...]:
    """What a trigger or replacement is looked up by when something happens."""
    if isinstance(event, TurnEvent):
        return (event.point,)
    if isinstance(event, ThingEvent):  # who is blocked is so by the party that is formed
        return (Verb.FORM,) if event.undergone and Verb.BLOCK in event.verbs else event.verbs
    if isinstance(event, MoveEvent):
        return (Verb.PUT,)
    if isinstance(event, PlayerEvent) and event.verb in (Verb.ATTACK, Verb.BLOCK):
        return (Verb.FORM,)
    if isinstance(event, (PlayerEvent, InfluenceEvent, TokenEvent)):
        return (event.verb,)
    return (Verb.INFLICT,)


def changed(s: SpoilsState) -> None:
    """Something that texts depend on has changed: all is gathered anew when somebody asks."""
    s.standing = None
