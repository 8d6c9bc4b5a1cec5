"""What a position refers to: what is on the field, what has left it, and what effects have chosen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from coven.cards.positions import MOST, count_of, list_of, mapping_of, only_these, seat_of
from coven.games.revel.areas.areas import SPACES
from coven.games.revel.areas.elements import Choice, Element, LastKnown, Ref, Zone
from coven.games.revel.areas.state import RevelState
from coven.games.revel.effects.meaning.references import keep_for_long
from coven.games.revel.seen.position_reading.placing import Placing
from coven.games.revel.seen.position_reading.sides import effect_of, spells_of
from coven.kernel import PositionError, Seat, seat_name


def place_gone(s: RevelState, p: Placing, plain: Any) -> int:
    """4.10.14 What was last known of an element that has left the field."""
    where = "gone"
    only_these(plain, {"of", "area", "cards", "+1s", "marks", "power", "resistance"}, where)
    seat = seat_of(plain.get("of"), where)
    area = plain.get("area")
    zones = {zone.value: zone for zone in (Zone.WITCH, Zone.STANCE, Zone.RESOURCE, Zone.STAMINA)}
    if str(area) not in zones and area not in range(1, SPACES + 1):
        raise PositionError(f"{where}: an area is a space's number, or {', '.join(zones)}, not {area!r}")
    zone = zones.get(str(area), Zone.SIDE)
    cards = tuple(p.card(name, seat, where) for name in list_of(plain, "cards", where))
    if zone is Zone.STAMINA:
        if cards:
            raise PositionError(f"{where}: a marker has no `cards`")
        return _keep(s, LastKnown(Element(s.new_id(), zone, seat, ()), None, None))
    if not cards:
        raise PositionError(f"{where}: it needs `cards`")
    plus, marks = count_of(plain, "+1s", 0, where), count_of(plain, "marks", 0, where)
    space = area - 1 if zone is Zone.SIDE else -1
    element = Element(s.new_id(), zone, seat, cards, space, plus, marks, stitched=len(cards) > 1)
    power = _figure(plain, "power", cards[0].defn.power)
    return _keep(s, LastKnown(element, power, _figure(plain, "resistance", cards[0].defn.resistance)))


def _keep(s: RevelState, last: LastKnown) -> int:
    s.last_known = {**s.last_known, last.element.id: last}
    return last.element.id


def _figure(plain: Mapping[str, Any], key: str, printed: int | None) -> int | None:
    """The Power or Resistance that an element had, if it was of a kind that has any; below 0 as well."""
    value = plain.get(key, None if printed is None else 0)
    if value is not None and (not isinstance(value, int) or abs(value) > MOST):
        raise PositionError(f"gone: {key} must be a whole number, not {value!r}")
    return value


def place_choices(s: RevelState, p: Placing, seat: Seat, plain: Mapping[str, Any]) -> None:
    """What elements have chosen can only be said once all elements are there."""
    side = s.sides[seat]
    said: list[tuple[Element | None, Any]] = [
        (side.spells[number - 1], said) for number, said in spells_of(plain).items()
    ]
    said += [(side.stance, plain.get("stance")), (side.witch, plain.get("witch"))]
    marks = mapping_of(plain, "resources", seat_name(seat))
    said += [(resource, marks.get(str(resource))) for resource in side.resources]
    for element, entry in said:
        if element is not None and isinstance(entry, Mapping) and entry.get("chosen"):
            chosen = tuple(_choice(s, p, element, choice) for choice in list_of(entry, "chosen", "chosen"))
            s.put(element.changed(chosen=chosen))


def _choice(s: RevelState, p: Placing, element: Element, entry: Any) -> Choice:
    card, effect = effect_of(element.cards, entry, "chosen")
    if len(entry) != 3 or not isinstance(entry[2], list):
        raise PositionError(f"chosen: {entry!r} should end with a list of what was chosen, such as [1, 1, ['B 2']]")
    return card.number, effect, keep_for_long(s, [find(s, p, ref, "chosen") for ref in entry[2]])


def find(s: RevelState, p: Placing, words: Any, where: str) -> Ref:
    """What a reference in words means: 'A 3', 'B stance', "A's Ember", 'A marker 2', 'gone 1'."""
    owner, _, rest = str(words).partition(" ")
    if owner.endswith("'s"):
        seat = seat_of(owner[:-2], where)
        side = s.sides[seat]
        for card in (*side.hand, *side.discards, *side.deck):
            if str(card) == rest:
                return card
        for element in s.elements_of(seat):
            for card in element.cards:
                if str(card) == rest:
                    return card
    elif owner == "gone":
        if not rest:
            return 0
        if rest in map(str, range(1, len(p.gone) + 1)):
            return p.gone[int(rest) - 1]
    else:
        seat = seat_of(owner, where)
        for element in s.elements_of(seat):
            named = str(element.space + 1) if element.zone is Zone.SIDE else element.zone.value
            if rest in (named, f"resource {element}" if element.zone is Zone.RESOURCE else named):
                return element.id
        for place, marker in enumerate(s.sides[seat].stamina, 1):
            if rest == f"marker {place}":
                return marker
    raise PositionError(f"{where}: there is no {words!r}")
