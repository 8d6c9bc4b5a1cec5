"""201.5b What the texts of the cards in play and the effects that last make true, gathered for `standing`.

What depends on something else is worked in in a fixed order: who has rules text at all, then types, then keywords and
texts that cards gain. The icons are counted before, and again by what each of these has changed.
"""

from __future__ import annotations

from typing import Any, Final

from coven.games.spoils.areas.in_play import DOWN, Copy, InPlay
from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.cards import NO_ICONS, CardType
from coven.games.spoils.cards.parts import icons_of as counted
from coven.games.spoils.cards.printed_text import Gated, Sheet, sheet_of_gained
from coven.games.spoils.effects import standing
from coven.games.spoils.effects.facts import Said, Standing, keys_of
from coven.games.spoils.effects.meaning import qualities, references
from coven.games.spoils.effects.memory import given_by, is_gained, place_of_gained, stamp_of
from coven.games.spoils.effects.records import LastingEffect
from coven.games.spoils.text.tree import (
    Ability,
    Adjustment,
    All,
    Bonus,
    Covert,
    Direction,
    Gains,
    Keyword,
    Loses,
    Paragraph,
    Place,
    Provides,
    Replacement,
    Stat,
    TextOf,
    This,
    Trigger,
    Unique,
    Until,
)

FOREVER: Final = 1 << 60
"""407.3a Later than anything."""


def gather(s: SpoilsState) -> Standing:
    """201.5b What the texts of the cards in play and lasting effects make true."""
    now = s.standing = Standing()
    structural: list[Said[Any]] = []
    for x in list(s.in_play.values()):
        if x.face is DOWN:
            continue
        sheet = x.copy.sheet
        if not sheet.plain:
            _gather_text(now, structural, x, sheet, None)
        for gained in x.gained:
            place = place_of_gained(gained.stamp)
            if isinstance(gained.text, Sheet):
                _gather_text(now, structural, x, gained.text, place)
            else:
                _gather_statement(now, structural, Said(gained.text, x.controller, x.copy, x.id, place))
    for lasting in s.lasting:
        _gather_lasting(now, structural, lasting)
    for side in s.sides:
        for copy in side.discard_pile:
            if copy.sheet.elsewhere:
                _gather_elsewhere(now, copy)
    now.fleeting = any(_is_fleeting(said, said.text) for said in structural) or bool(now.stated.get(Provides))
    now.changing = any(_is_changing(said) for said in now.bonuses)
    now.deadly = any(_is_deadly(said.text) for said in now.bonuses)
    now.seen = standing.beside(s)
    _count_icons(s, now)
    if structural:
        _work_in(s, now, structural)
    return now


def _count_icons(s: SpoilsState, now: Standing) -> None:
    """405.1, 311.1 The icons that each player's cards provide, by what has been worked in so far: thresholds of what is
    worked in next are met by these (405.4)."""
    now.icons = icons = [NO_ICONS, NO_ICONS]
    for x in s.in_play.values():
        if x.face is not DOWN and x.copy.sheet.icons is not NO_ICONS and x.id not in now.blank:
            icons[x.controller] = icons[x.controller].plus(x.copy.sheet.icons)
    for id, given in now.given.items():
        seat = s.in_play[id].controller
        icons[seat] = icons[seat].plus(given)
    for said in now.stated.get(Provides, ()):
        if standing.is_active(s, said):
            for id in standing.about(s, said, said.text.what):
                seat = s.in_play[id].controller
                icons[seat] = icons[seat].plus(counted([icon.value for icon in said.text.icons]))


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
    """What one text of a card in play makes true; 'you' in it is the card's controller (407.2). `gained`: where a text
    begins that it has gained."""
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
    if gained is not None and sheet.icons is not NO_ICONS:
        now.given[x.id] = now.given.get(x.id, NO_ICONS).plus(sheet.icons)


def _said(x: InPlay, one: Gated[Any], gained: int | None) -> Said[Any]:
    return Said(one.text, x.controller, x.copy, x.id, (gained or 0) + one.place, one.gates)


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
        if isinstance(said.text, Loses) and said.text.thing is None and standing.is_active(s, said):
            for id in standing.about(s, said, said.text.on):
                now.blank[id] = max(now.blank.get(id, 0), _lost_until(said))
    if now.blank:
        _silence(now)
        structural = [said for said in structural if not _is_lost(now, said) or _is_no_text(said)]
        _give_back(s, now, structural)
        _count_icons(s, now)
    for said in structural:  # 208.1
        if isinstance(said.text, Gains) and standing.is_active(s, said):
            _work_in_types(s, now, said)
    for said in structural:  # 402.6: losing beats gaining
        if isinstance(said.text, Loses) and isinstance(said.text.thing, CardType) and standing.is_active(s, said):
            for id in _losers(s, structural, said):
                now.types[id] = standing.types_of(s, s.in_play[id]) - {said.text.thing}
    if now.types and Provides in now.stated:
        _count_icons(s, now)
    for said in structural:  # 507.3d, 508.2
        _work_in_keywords(s, now, said)
    for said in structural:  # 402.6
        if isinstance(said.text, Loses) and said.text.thing is Keyword.COVERT and standing.is_active(s, said):
            now.covert.difference_update(_losers(s, structural, said))
    if now.given or Provides in now.stated:
        _count_icons(s, now)


def _lost_until(loses: Said[Loses]) -> int:
    """402.6, 208.3 What a card has gained by this time is lost to it. A loss that goes on, for a while or while
    something is so, beats every gain. One that was made once, for no time, took what there was: what is gained after it
    is had again."""
    lasting = loses.lasting
    if lasting is None or lasting.until is not Until.ALWAYS:
        return FOREVER
    return lasting.stamp


def _is_lost(now: Standing, said: Said[Any]) -> bool:
    """402.6 Whether it is text of a card that has lost that."""
    if said.source not in now.blank:
        return False
    return not is_gained(said.place) or stamp_of(said.place) < now.blank[said.source]


def _give_back(s: SpoilsState, now: Standing, structural: list[Said[Any]]) -> None:
    """402.6 The texts that cards have gained since they lost theirs."""
    for id, lost in now.blank.items():
        for gained in s.in_play[id].gained:
            if gained.stamp > lost and isinstance(gained.text, Sheet):
                _gather_text(now, structural, s.in_play[id], gained.text, place_of_gained(gained.stamp))


def _losers(s: SpoilsState, structural: list[Said[Any]], loses: Said[Loses]) -> list[int]:
    """402.6, 208.3 The cards that have lost something, and not gained it again."""
    ids = list(standing.about(s, loses, loses.text.on))
    lost = _lost_until(loses)
    for said in structural:
        text = said.text
        if not isinstance(text, Gains) or text.thing != loses.text.thing or _stamp(said) < lost:
            continue
        if standing.is_active(s, said):
            again = standing.about(s, said, text.on)
            ids = [id for id in ids if id not in again]
    return ids


def _stamp(said: Said[Any]) -> int:
    """407.3a When something came true: what a card has gained then, what is printed on it as it entered play."""
    return stamp_of(said.place) if is_gained(said.place) else said.source


def _is_no_text(said: Said[Any]) -> bool:
    """Whether what a card has gained is no rules text: a type, a subtype, or a loss."""
    text = said.text
    return is_gained(said.place) and (isinstance(text, Loses) or isinstance(text.thing, (CardType, str)))


def _silence(now: Standing) -> None:
    """402.6 What cards without rules text say counts no more."""
    blank = now.blank
    lists: list[dict[Any, list[Said[Any]]]] = [now.triggers, now.replacements, now.adjustments, now.cannot, now.stated]
    for by_key in lists:
        for said in by_key.values():
            said[:] = [one for one in said if one.source not in blank]
    now.bonuses = [one for one in now.bonuses if one.source not in blank or is_gained(one.place)]
    now.covert.difference_update(blank)
    now.unique = [one for one in now.unique if one[2] not in blank]
    for id in blank:
        now.abilities.pop(id, None)
        now.attaches.pop(id, None)
        now.given.pop(id, None)


def _work_in_types(s: SpoilsState, now: Standing, said: Said[Any]) -> None:
    """208.1a Types and subtypes that cards gain."""
    text = said.text
    if isinstance(text.thing, CardType):
        for id in standing.about(s, said, text.on):
            now.types[id] = standing.types_of(s, s.in_play[id]) | {text.thing}
    elif isinstance(text.thing, str):
        for id in standing.about(s, said, text.on):
            now.subtypes[id] = (*standing.subtypes_of(s, s.in_play[id]), text.thing)


def _gained_sheets(s: SpoilsState, said: Said[Any], thing: Paragraph | TextOf) -> list[Sheet]:
    """508.1 The texts that a card gains: a paragraph, or all that another card says."""
    if not isinstance(thing, TextOf):
        return [sheet_of_gained(thing)]
    seen = [references.look(s, ref) for ref in references.refs_of(s, said.resolving(), thing.of, gone=True)]
    return [sheet for one in seen if one is not None and (sheet := qualities.sheet_seen(one)) is not None]


def _work_in_keywords(s: SpoilsState, now: Standing, said: Said[Any]) -> None:
    """507.3d, 508.2 Keywords and texts that cards have while something is true, or that static text gives to them."""
    text = said.text
    if isinstance(text, Gains):
        if isinstance(text.thing, (CardType, str)) or not standing.is_active(s, said):
            return
        for id in standing.about(s, said, text.on):
            if _stamp(said) < now.blank.get(id, 0):  # 402.6
                continue
            if text.thing is Keyword.COVERT:
                now.covert.add(id)
            elif not isinstance(text.thing, Keyword):
                x = s.in_play[id]
                for number, sheet in enumerate(_gained_sheets(s, said, text.thing)):
                    _gather_text(now, [], x, sheet, place_of_gained(_stamp(said), given_by(said.place, number)))
    elif isinstance(text, Covert):
        if standing.is_active(s, said):
            now.covert.add(said.source)
    elif isinstance(text, Unique) and standing.is_active(s, said):
        now.unique.append((said.seat, text.identifier, said.source))
