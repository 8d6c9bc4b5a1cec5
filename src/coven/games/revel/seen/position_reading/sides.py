"""A player's areas, as a position lists them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from coven.cards.positions import MOST_THINGS, count_of, list_of, mapping_of, only_these, whole_number
from coven.games.revel.areas.areas import SPACES
from coven.games.revel.areas.elements import Card, Element, Zone
from coven.games.revel.areas.state import RevelState
from coven.games.revel.seen.position_reading.knowledge import place_knowledge
from coven.games.revel.seen.position_reading.placing import Placing
from coven.games.revel.text.tree import Power
from coven.kernel import PositionError, Seat, seat_name

PRACTICE_WITCH: Final = "Novice"
PRACTICE_CARD: Final = "Plain Spark"
PRACTICE_DECK: Final = 10
"""What a player has in a position that doesn't say otherwise: figures only, no effects."""

SIDE_KEYS = {
    "witch", "resources", "stamina", "stamina +1s", "stance", "spells", "hand", "deck", "discards", "revealed", "known",
}  # fmt: skip


def place_side(s: RevelState, p: Placing, seat: Seat, plain: Mapping[str, Any]) -> None:
    who = seat_name(seat)
    only_these(plain, SIDE_KEYS, who)
    side = s.sides[seat]
    witch = plain.get("witch", PRACTICE_WITCH)
    if witch is not None:
        side.witch = _place_element(s, p, seat, witch, Zone.WITCH, f"{who}'s witch")
    listed_marks = mapping_of(plain, "resources", who)
    names = side.witch.cards[0].defn.resources if side.witch is not None else ()
    wanted = {**dict.fromkeys(names, 0), **listed_marks}
    resources = []
    for name, count in wanted.items():
        card = p.card(name, seat, f"{who}'s resources")
        if not card.defn.is_resource:
            raise p.against(f"{who}'s resources", "3.5.2", f"{card} is no resource card")
        more = count if isinstance(count, Mapping) else {"marks": count}
        where = f"{who}'s {name}"
        only_these(more, {"marks", "+1s", "used", "chosen"}, where)
        marks = whole_number(more.get("marks", 0), where)
        resource = Element(s.new_id(), Zone.RESOURCE, seat, (card,), plus=count_of(more, "+1s", 0, where), marks=marks)
        s.used = (
            *s.used,
            *[(resource.id, *power_of(p, (card,), entry, where)) for entry in list_of(more, "used", where)],
        )
        resources.append(resource)
    side.resources = tuple(resources)
    side.stamina = tuple(s.new_id() for _ in range(count_of(plain, "stamina", 4, who, MOST_THINGS)))
    side.marker_plus = _marker_plus(side.stamina, plain, who)
    if plain.get("stance") is not None:
        side.stance = _place_element(s, p, seat, plain["stance"], Zone.STANCE, f"{who}'s stance")
    for number, spell in spells_of(plain).items():
        if number not in range(1, SPACES + 1):
            there = f"the spaces are numbered 1 to {SPACES}, so there is no {number!r}"
            raise p.against(f"{who}'s spells", "3.4.6", there)
        where = f"{who}'s spell in space {number}"
        side.put(number - 1, _place_element(s, p, seat, spell, Zone.SIDE, where, number - 1))
    side.hand = tuple(p.card(name, seat, f"{who}'s hand") for name in list_of(plain, "hand", who))
    side.discards = tuple(p.card(name, seat, f"{who}'s discards") for name in list_of(plain, "discards", who))
    deck = plain.get("deck", PRACTICE_DECK)
    if isinstance(deck, int):
        listed = [PRACTICE_CARD] * whole_number(deck, f"{who}'s deck", MOST_THINGS)
    else:
        listed = list_of(plain, "deck", who)
    side.deck = tuple(p.card(name, seat, f"{who}'s deck") for name in reversed(listed))
    place_knowledge(side, plain, who)


def _marker_plus(markers: tuple[int, ...], plain: Mapping[str, Any], who: str) -> tuple[int, ...]:
    """The +1s on Stamina markers: a number for each marker."""
    counts = list_of(plain, "stamina +1s", who) or [0] * len(markers)
    if len(counts) != len(markers) or not all(type(count) is int and 0 <= count <= MOST_THINGS for count in counts):
        raise PositionError(
            f"{who}'s stamina +1s must be a whole number of 0 or more for each of {len(markers)} markers"
        )
    return tuple(marker for marker, count in zip(markers, counts, strict=True) for _ in range(count))


def spells_of(plain: Mapping[str, Any]) -> dict[Any, Any]:
    """A side's spells by the number of their space, which is a word where it went through JSON."""
    spells = mapping_of(plain, "spells", "a side")
    return {int(n) if isinstance(n, str) and n.isdecimal() and len(n) < 4 else n: spell for n, spell in spells.items()}


def _place_element(
    s: RevelState, p: Placing, seat: Seat, plain: Any, zone: Zone, where: str, space: int = -1
) -> Element:
    if not isinstance(plain, Mapping):
        plain = {"cards": [plain]}
    only_these(plain, {"cards", "card", "+1s", "used", "chosen"}, where)
    names = list_of(plain, "cards", where) or [plain.get("card")]
    cards = tuple(p.card(name, seat, where) for name in names)
    _fits(p, cards, zone, where)
    id = s.new_id()
    s.used = (*s.used, *[(id, *power_of(p, cards, entry, where)) for entry in list_of(plain, "used", where)])
    return Element(id, zone, seat, cards, space, count_of(plain, "+1s", 0, where), stitched=len(cards) > 1)


def power_of(p: Placing, cards: tuple[Card, ...], entry: Any, where: str) -> tuple[int, int]:
    """A used Power: which card of the element, and which of its effects, both counted from 1."""
    card, effect = effect_of(cards, entry, f"{where}, used")
    if not isinstance(card.defn.effects[effect], Power):
        raise p.against(f"{where}, used", "4.7", f"effect {effect + 1} of {card} is no Power")
    return card.number, effect


def effect_of(cards: tuple[Card, ...], entry: Any, where: str) -> tuple[Card, int]:
    """An effect by its card's and its own number, both counted from 1."""
    if isinstance(entry, (list, tuple)) and len(entry) >= 2:
        number, effect = entry[0], entry[1]
        if number in range(1, len(cards) + 1) and effect in range(1, len(cards[number - 1].defn.text) + 1):
            return cards[number - 1], effect - 1
    raise PositionError(f"{where}: {entry!r} should be [the card's number, the effect's number], such as [1, 1]")


def _fits(p: Placing, cards: tuple[Card, ...], zone: Zone, where: str) -> None:
    """3.4.12, 3.5.1, 1.6.2 An area takes only what its rules allow."""
    for card in cards:
        defn = card.defn
        fits = {Zone.WITCH: defn.is_witch, Zone.STANCE: defn.is_stance, Zone.SIDE: defn.is_spell}[zone]
        if not fits:
            kind = defn.type_line or ", ".join(defn.types)
            raise p.against(where, "1.6.2", f"{card} can't be there, it is {kind}")
    if len(cards) > 2 or (len(cards) == 2 and zone is not Zone.SIDE):
        raise p.against(where, "1.7.2", f"{len(cards)} cards can't be there")
    if len(cards) == 2:
        one, other = cards
        if not (one.defn.is_strike and other.defn.is_strike and set(one.defn.icons) & set(other.defn.icons)):
            raise p.against(where, "5.7.4", f"{one} and {other} can't be stitched: they share no stitch icon")
