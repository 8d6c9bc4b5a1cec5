"""Setting up a game from a position in words. What can't be is refused with the place and the reason."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping
from typing import Any

from coven.games.revel.actions.verbs import RULEBOOK
from coven.games.revel.areas.areas import BOTH, SPACES, Side, opponent
from coven.games.revel.areas.elements import Card, Choice, Element, LastKnown, Ref, Zone
from coven.games.revel.areas.knowledge import hidden, keep_in_mind, knows_place, put_in_sight
from coven.games.revel.areas.state import RevelState, Rulings, Step, new_game
from coven.games.revel.cards import CardDef, CardIndex
from coven.games.revel.editions import Edition
from coven.games.revel.effects.later import BEGINNINGS
from coven.games.revel.effects.meaning.references import keep
from coven.games.revel.effects.records import Deed, Delayed, LastingEffect, Memory, Occasion, Used, Waiting
from coven.games.revel.seen.position import UNTIL
from coven.games.revel.text.printing import say
from coven.games.revel.text.reading import read_instruction
from coven.games.revel.text.tree import Consequence, Event, Lasting, Later, Place, Power, Verb, Who
from coven.games.revel.text.tree.walking import nodes
from coven.kernel import PositionError, Seat, near, read_result, seat_name
from coven.language import TextError

PRACTICE_WITCH = "Novice"
PRACTICE_CARD = "Plain Spark"
PRACTICE_DECK = 10
MOST = 100_000
"""So much of anything, cards included, can be in a position: far more than a game ever comes to."""
"""What a player has in a position that doesn't say otherwise: figures only, no effects."""

COPY = re.compile(r"(.+) \(\d+\)")
THINGS = re.compile(r"(\d+) (.+)")


class Placing:
    """A position being set up."""

    def __init__(self, index: CardIndex, edition: Edition, bluff: bool) -> None:
        self.index = index
        self.bluff = bluff
        self.edition = edition
        self.number = 0
        self.gone: list[int] = []
        """What has left the field and is still referred to, by its id."""

    def defn(self, name: Any, where: str) -> CardDef:
        found = self.index.get_folded(str(name))
        if found is None:
            try:
                found = self.index.find(str(name))
            except ValueError as error:
                raise PositionError(f"{where}: {error}") from None
        return found

    def card(self, name: Any, seat: Seat, where: str) -> Card:
        self.number += 1
        return Card(self.defn(name, where), seat, self.number)


SIDE_KEYS = {
    "witch", "resources", "stamina", "stamina +1s", "stance", "spells", "hand", "deck", "discards", "revealed", "known",
}  # fmt: skip
KEYS = {
    "turn", "current", "first", "step", "plays", "exchanged", "passed", "final turn", "waiting", "later", "lasting",
    "did", "occurred", "used", "result", "A", "B", "gone",
}  # fmt: skip


def place(plain: Mapping[str, Any], index: CardIndex, edition: Edition, bluff: bool) -> RevelState:
    """The game that a position describes. PositionError, naming the place, if there can be none."""
    _only(plain, KEYS, "the position")
    p = Placing(index, edition, bluff)
    pool = index.values() if bluff else ()
    s = new_game(Rulings(RULEBOOK, edition, index, bluff, pool))
    s.turn = _count(plain, "turn", 1, "the position")
    s.current = _seat(plain.get("current", "A"), "current")
    s.first = _seat(plain.get("first", "A"), "first")
    s.step = _step(plain.get("step", "act"))
    s.plays = _count(plain, "plays", 1, "the position")
    s.exchanged = _count(plain, "exchanged", 0, "the position")
    s.passed = bool(plain.get("passed", False))
    if "final turn" in plain:
        s.final_turn, s.final_plays = True, _count(plain, "final turn", 0, "the position")
    for seat in BOTH:
        _place_side(s, p, seat, plain.get(seat_name(seat)) or {})
    if not bluff:
        in_play = [card.defn for side in s.sides for card in (*side.hand, *side.deck, *side.discards)]
        in_play += [card.defn for element in s.elements() for card in element.cards]
        s.rulings = Rulings(RULEBOOK, edition, index, bluff, dict.fromkeys(in_play))  # never a set: that has no order
    p.gone = [_place_gone(s, p, entry) for entry in _list(plain, "gone", "the position")]
    for seat in BOTH:
        _place_choices(s, p, seat, plain.get(seat_name(seat)) or {})
    s.relevant = tuple(_place_waiting(s, p, entry) for entry in _list(plain, "waiting", "the position"))
    s.later = tuple(_place_later(s, p, entry) for entry in _list(plain, "later", "the position"))
    s.lasting = tuple(_place_lasting(s, p, entry) for entry in _list(plain, "lasting", "the position"))
    s.did = tuple(_place_did(s, p, entry) for entry in _list(plain, "did", "the position"))
    s.occurred = frozenset(_place_occurred(s, _list(plain, "occurred", "the position")))
    s.used = (*s.used, *[_place_used(s, p, entry) for entry in _list(plain, "used", "the position")])
    if "result" in plain:
        s.result = read_result(plain["result"], len(BOTH))
    return s


def _only(plain: Mapping[str, Any], keys: Collection[str], where: str) -> None:
    if not isinstance(plain, Mapping):
        raise PositionError(f"{where} must be a list of 'name: value' lines")
    for key in plain:
        if key not in keys:
            may_have = f"{near(str(key), keys)}; it may have: {', '.join(sorted(keys))}"
            raise PositionError(f"{where} has no {key!r}{may_have}")


def _count(plain: Mapping[str, Any], key: str, default: int, where: str) -> int:
    return _number(plain.get(key, default), f"{where}: {key}")


def _number(value: Any, what: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        raise PositionError(f"{what} must be a whole number of 0 or more, not {value!r}")
    if value > MOST:
        raise PositionError(f"{what} can't be more than {MOST}")
    return value


def _list(plain: Mapping[str, Any], key: str, where: str) -> list[Any]:
    """A list that may be left out; a lone entry will do as well."""
    value = plain.get(key)
    if value is None:
        return []
    if isinstance(value, Mapping):
        raise PositionError(f"{where}: {key} must be a list")
    return list(value) if isinstance(value, (list, tuple)) else [value]


def _mapping(plain: Mapping[str, Any], key: str, where: str) -> Mapping[Any, Any]:
    value = plain.get(key)
    if value is None:
        return {}
    if not isinstance(value, Mapping):
        raise PositionError(f"{where}: {key} must be a list of 'name: value' lines")
    return value


def _seat(value: Any, where: str) -> Seat:
    for seat in BOTH:
        if value == seat_name(seat):
            return seat
    raise PositionError(f"{where} must be A or B, not {value!r}")


def _step(value: Any) -> Step:
    for step in Step:
        if value == step.value:
            return step
    raise PositionError(f"step must be one of {', '.join(step.value for step in Step)}, not {value!r}")


def _place_side(s: RevelState, p: Placing, seat: Seat, plain: Mapping[str, Any]) -> None:
    who = seat_name(seat)
    _only(plain, SIDE_KEYS, who)
    side = s.sides[seat]
    witch = plain.get("witch", PRACTICE_WITCH)
    if witch is not None:
        side.witch = _place_element(s, p, seat, witch, Zone.WITCH, f"{who}'s witch")
    listed_marks = _mapping(plain, "resources", who)
    names = side.witch.cards[0].defn.resources if side.witch is not None else ()
    wanted = {**dict.fromkeys(names, 0), **listed_marks}
    resources = []
    for name, count in wanted.items():
        card = p.card(name, seat, f"{who}'s resources")
        if not card.defn.is_resource:
            raise PositionError(f"{who}'s resources: {card} is no resource card (3.5.2)")
        more = count if isinstance(count, Mapping) else {"marks": count}
        where = f"{who}'s {name}"
        _only(more, {"marks", "+1s", "used", "chosen"}, where)
        marks = _number(more.get("marks", 0), where)
        resource = Element(s.new_id(), Zone.RESOURCE, seat, (card,), plus=_count(more, "+1s", 0, where), marks=marks)
        s.used = (*s.used, *[(resource.id, *_power((card,), entry, where)) for entry in _list(more, "used", where)])
        resources.append(resource)
    side.resources = tuple(resources)
    side.stamina = tuple(s.new_id() for _ in range(_count(plain, "stamina", 4, who)))
    side.marker_plus = _marker_plus(side.stamina, plain, who)
    if plain.get("stance") is not None:
        side.stance = _place_element(s, p, seat, plain["stance"], Zone.STANCE, f"{who}'s stance")
    for number, spell in _spells(plain).items():
        if number not in range(1, SPACES + 1):
            raise PositionError(
                f"{who}'s spells: the spaces are numbered 1 to {SPACES}, so there is no {number!r} (3.4.6)"
            )
        where = f"{who}'s spell in space {number}"
        side.put(number - 1, _place_element(s, p, seat, spell, Zone.SIDE, where, number - 1))
    side.hand = tuple(p.card(name, seat, f"{who}'s hand") for name in _list(plain, "hand", who))
    side.discards = tuple(p.card(name, seat, f"{who}'s discards") for name in _list(plain, "discards", who))
    deck = plain.get("deck", PRACTICE_DECK)
    listed = [PRACTICE_CARD] * _number(deck, f"{who}'s deck") if isinstance(deck, int) else _list(plain, "deck", who)
    side.deck = tuple(p.card(name, seat, f"{who}'s deck") for name in reversed(list(listed)))
    _place_knowledge(side, plain, who)


def _marker_plus(markers: tuple[int, ...], plain: Mapping[str, Any], who: str) -> tuple[int, ...]:
    """The +1s on Stamina markers: a number for each marker."""
    counts = _list(plain, "stamina +1s", who) or [0] * len(markers)
    if len(counts) != len(markers) or not all(type(count) is int and 0 <= count <= MOST for count in counts):
        raise PositionError(
            f"{who}'s stamina +1s must be a whole number of 0 or more for each of {len(markers)} markers"
        )
    return tuple(marker for marker, count in zip(markers, counts, strict=True) for _ in range(count))


def _spells(plain: Mapping[str, Any]) -> dict[Any, Any]:
    """A side's spells by the number of their space, which is a word where it went through JSON."""
    spells = _mapping(plain, "spells", "a side")
    return {int(n) if isinstance(n, str) and n.isdecimal() and len(n) < 4 else n: spell for n, spell in spells.items()}


def _place_knowledge(side: Side, plain: Mapping[str, Any], who: str) -> None:
    for entry in _list(plain, "known", who):
        where = f"{who}'s known"
        _only(entry, {"hand", "deck", "to", "among"}, where)
        area = "hand" if "hand" in entry else "deck"
        card = _card_at(side, area, _count(entry, area, 0, where), where)
        if not entry.get("to"):
            raise PositionError(f"{where} has to say to whom, such as {{hand: 2, to: B}}")
        places = {card}
        for other in (one for one in ("hand", "deck") if "among" in entry):
            numbers = _list(_mapping(entry, "among", where), other, where)
            places |= {_card_at(side, other, number, where) for number in numbers}
        for letter in sorted(set(str(entry["to"]))):
            seat = _seat(letter, where)
            if card in hidden(side, seat):
                keep_in_mind(side, seat, card, places)
    revealed = plain.get("revealed") or {}
    if not isinstance(revealed, Mapping):
        revealed = dict.fromkeys(map(str, _list(plain, "revealed", who)), "the next check")
    for copy, until in revealed.items():
        name = str(copy)
        found = _copies(side, name)
        if not found:  # 'Ember (2)', unless that is a card's own name
            name = COPY.sub(r"\1", name)
            found = _copies(side, name)
        if not found:
            raise PositionError(f"{who}'s revealed: {name} is neither in hand nor in the deck")
        if until not in UNTIL:
            raise PositionError(
                f"{who}'s revealed: {name} can be revealed {', '.join(map(repr, UNTIL))}, not {until!r}"
            )
        end, others = UNTIL[until]
        owner = found[0].owner
        side.revealed = {**side.revealed, found[0]: (end, opponent(owner) if others else owner)}
        put_in_sight(side, opponent(owner), found[0])
        if found[0] in side.deck:
            put_in_sight(side, owner, found[0])


def _copies(side: Side, name: str) -> list[Card]:
    """The cards of this name in hand and deck that aren't revealed yet; those first whose place the opponent knows."""
    found = [card for card in (*side.hand, *side.deck[::-1]) if str(card) == name and card not in side.revealed]
    return sorted(found, key=lambda card: not knows_place(side, opponent(card.owner), card))


def _card_at(side: Side, area: str, number: Any, where: str) -> Card:
    """A card of hand or deck by its number, from 1; in a deck the next draw comes first."""
    cards = side.hand if area == "hand" else side.deck[::-1]
    if not isinstance(number, int) or not 1 <= number <= len(cards):
        raise PositionError(f"{where}: there is no card {number} in that area")
    return cards[number - 1]


def _place_element(
    s: RevelState, p: Placing, seat: Seat, plain: Any, zone: Zone, where: str, space: int = -1
) -> Element:
    if not isinstance(plain, Mapping):
        plain = {"cards": [plain]}
    _only(plain, {"cards", "card", "+1s", "used", "chosen"}, where)
    names = _list(plain, "cards", where) or [plain.get("card")]
    cards = tuple(p.card(name, seat, where) for name in names)
    _fits(cards, zone, where)
    id = s.new_id()
    s.used = (*s.used, *[(id, *_power(cards, entry, where)) for entry in _list(plain, "used", where)])
    return Element(id, zone, seat, cards, space, _count(plain, "+1s", 0, where), stitched=len(cards) > 1)


def _power(cards: tuple[Card, ...], entry: Any, where: str) -> tuple[int, int]:
    """A used Power: which card of the element, and which of its effects, both counted from 1."""
    card, effect = _effect(cards, entry, f"{where}, used")
    if not isinstance(card.defn.effects[effect], Power):
        raise PositionError(f"{where}, used: effect {effect + 1} of {card} is no Power (4.7)")
    return card.number, effect


def _effect(cards: tuple[Card, ...], entry: Any, where: str) -> tuple[Card, int]:
    """An effect by its card's and its own number, both counted from 1."""
    if isinstance(entry, (list, tuple)) and len(entry) >= 2:
        number, effect = entry[0], entry[1]
        if number in range(1, len(cards) + 1) and effect in range(1, len(cards[number - 1].defn.text) + 1):
            return cards[number - 1], effect - 1
    raise PositionError(f"{where}: {entry!r} should be [the card's number, the effect's number], such as [1, 1]")


def _fits(cards: tuple[Card, ...], zone: Zone, where: str) -> None:
    """3.4.12, 3.5.1, 1.6.2 An area takes only what its rules allow."""
    for card in cards:
        defn = card.defn
        fits = {Zone.WITCH: defn.is_witch, Zone.STANCE: defn.is_stance, Zone.SIDE: defn.is_spell}[zone]
        if not fits:
            raise PositionError(
                f"{where}: {card} can't be there, it is {defn.type_line or ', '.join(defn.types)} (1.6.2)"
            )
    if len(cards) > 2 or (len(cards) == 2 and zone is not Zone.SIDE):
        raise PositionError(f"{where}: {len(cards)} cards can't be there (1.7.2)")
    if len(cards) == 2:
        one, other = cards
        if not (one.defn.is_strike and other.defn.is_strike and set(one.defn.icons) & set(other.defn.icons)):
            raise PositionError(f"{where}: {one} and {other} can't be stitched: they share no stitch icon (5.7.4)")


def _place_gone(s: RevelState, p: Placing, plain: Any) -> int:
    """4.10.14 What was last known of an element that has left the field."""
    where = "gone"
    _only(plain, {"of", "area", "cards", "+1s", "marks", "power", "resistance"}, where)
    seat = _seat(plain.get("of"), where)
    area = plain.get("area")
    zones = {zone.value: zone for zone in (Zone.WITCH, Zone.STANCE, Zone.RESOURCE)}
    if str(area) not in zones and area not in range(1, SPACES + 1):
        raise PositionError(f"{where}: an area is a space's number, or {', '.join(zones)}, not {area!r}")
    zone = zones.get(str(area), Zone.SIDE)
    cards = tuple(p.card(name, seat, where) for name in _list(plain, "cards", where))
    if not cards:
        raise PositionError(f"{where}: it needs `cards`")
    plus, marks = _count(plain, "+1s", 0, where), _count(plain, "marks", 0, where)
    space = area - 1 if zone is Zone.SIDE else -1
    element = Element(s.new_id(), zone, seat, cards, space, plus, marks, stitched=len(cards) > 1)
    power = _figure(plain, "power", cards[0].defn.power)
    last = LastKnown(element, power, _figure(plain, "resistance", cards[0].defn.resistance))
    s.last_known = {**s.last_known, element.id: last}
    return element.id


def _figure(plain: Mapping[str, Any], key: str, printed: int | None) -> int | None:
    """The Power or Resistance that an element had, if it was of a kind that has any; below 0 as well."""
    value = plain.get(key, None if printed is None else 0)
    if value is not None and (not isinstance(value, int) or abs(value) > MOST):
        raise PositionError(f"gone: {key} must be a whole number, not {value!r}")
    return value


def _place_choices(s: RevelState, p: Placing, seat: Seat, plain: Mapping[str, Any]) -> None:
    """What elements have chosen can only be said once all elements are there."""
    side = s.sides[seat]
    said: list[tuple[Element | None, Any]] = [
        (side.spells[number - 1], said) for number, said in _spells(plain).items()
    ]
    said += [(side.stance, plain.get("stance")), (side.witch, plain.get("witch"))]
    marks = _mapping(plain, "resources", seat_name(seat))
    said += [(resource, marks.get(str(resource))) for resource in side.resources]
    for element, entry in said:
        if element is not None and isinstance(entry, Mapping) and entry.get("chosen"):
            chosen = tuple(_choice(s, p, element, choice) for choice in _list(entry, "chosen", "chosen"))
            s.put(element.changed(chosen=chosen))


def _choice(s: RevelState, p: Placing, element: Element, entry: Any) -> Choice:
    card, effect = _effect(element.cards, entry, "chosen")
    if len(entry) != 3 or not isinstance(entry[2], list):
        raise PositionError(f"chosen: {entry!r} should end with a list of what was chosen, such as [1, 1, ['B 2']]")
    return card.number, effect, keep(s, [_find(s, p, ref, "chosen") for ref in entry[2]])


def _find(s: RevelState, p: Placing, words: Any, where: str) -> Ref:
    """What a reference in words means: 'A 3', 'B stance', "A's Ember", 'A marker 2', 'gone 1'."""
    owner, _, rest = str(words).partition(" ")
    if owner.endswith("'s"):
        seat = _seat(owner[:-2], where)
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
        seat = _seat(owner, where)
        for element in s.elements_of(seat):
            named = str(element.space + 1) if element.zone is Zone.SIDE else element.zone.value
            if rest in (named, f"resource {element}" if element.zone is Zone.RESOURCE else named):
                return element.id
        for place, marker in enumerate(s.sides[seat].stamina, 1):
            if rest == f"marker {place}":
                return marker
    raise PositionError(f"{where}: there is no {words!r}")


def _place_waiting(s: RevelState, p: Placing, plain: Mapping[str, Any]) -> Waiting:
    where = "waiting"
    _only(plain, {"of", "card", "effect", "on", "it", "by", "cards", "amount", "chosen"}, where)
    seat = _seat(plain.get("of"), where)
    on = _find(s, p, plain["on"], where) if plain.get("on") not in (None, "gone") else 0
    element = s.element(on) if isinstance(on, int) else None
    last = s.last_known.get(on) if isinstance(on, int) else None
    side = s.sides[seat]
    cards = (*side.hand, *side.discards, *side.deck)
    if element is not None:
        cards = element.cards
    elif last is not None:
        cards = last.element.cards
    for card in cards:
        if str(card) == plain.get("card"):
            number = _count(plain, "effect", 1, where) - 1
            effects = card.defn.effects
            effect = effects[number] if 0 <= number < len(effects) else None
            if not isinstance(effect, (Consequence, Power)):
                raise PositionError(f"{where}: effect {number + 1} of {card} is no consequence (4.6)")
            chosen = keep(s, [_find(s, p, ref, where) for ref in _list(plain, "chosen", where)])
            occasion = _occasion(s, p, plain, where)
            return Waiting(seat, card, on if isinstance(on, int) else 0, number, effect, occasion, chosen)
    raise PositionError(f"{where}: {plain.get('card')!r} is not on {plain.get('on')!r}")


def _occasion(s: RevelState, p: Placing, plain: Mapping[str, Any], where: str) -> Occasion:
    """What made an effect relevant: who did it, to what, how much."""
    it = tuple(_find(s, p, ref, where) for ref in _list(plain, "it", where))
    by = _seat(plain["by"], where) if "by" in plain else None
    done_to = [_find(s, p, ref, where) for ref in _list(plain, "cards", where)]
    cards = tuple([ref for ref in done_to if isinstance(ref, Card)])
    return Occasion(it, by, cards, _count(plain, "amount", 1, where))


def _place_later(s: RevelState, p: Placing, plain: Mapping[str, Any]) -> Delayed:
    """What was put off: an instruction of an effect of a card, with what that has named by then."""
    where = "later"
    _only(
        plain, {"of", "card", "effect", "on", "it", "by", "cards", "amount", "chosen", "says", "kept", "since"}, where
    )
    seat = _seat(plain.get("of"), where)
    number = _count(plain, "effect", 1, where) - 1
    for card in _all_cards(s):
        if card.owner != seat or str(card) != plain.get("card") or not 0 <= number < len(card.defn.effects):
            continue
        for part in nodes(card.defn.effects[number]):
            if isinstance(part, Later) and say(part) == plain.get("says"):
                on = _find(s, p, plain["on"], where) if plain.get("on") not in (None, "gone") else 0
                occasion = _occasion(s, p, plain, where)
                memory = Memory()
                for slot, refs in _mapping(plain, "kept", where).items():
                    memory.things[int(slot)] = keep(s, [_find(s, p, ref, where) for ref in refs])
                event = Event(Who.EACH, Verb.BEGIN if part.when in BEGINNINGS else Verb.END)
                chosen = keep(s, [_find(s, p, ref, where) for ref in _list(plain, "chosen", where)])
                since = _count(plain, "since", s.turn, where)
                effect, element = Consequence(event, part.body), on if isinstance(on, int) else 0
                return Delayed(seat, card, element, number, effect, occasion, chosen, part.when, since, memory)
    raise PositionError(f"{where}: no effect {number + 1} of {plain.get('card')!r} puts off {plain.get('says')!r}")


def _place_lasting(s: RevelState, p: Placing, plain: Mapping[str, Any]) -> LastingEffect:
    where = "lasting"
    _only(plain, {"of", "says", "on", "source", "since"}, where)
    try:
        instruction = read_instruction(str(plain.get("says")))
    except TextError as error:
        raise PositionError(f"{where}: {error}") from None
    if not isinstance(instruction, Lasting):
        raise PositionError(f"{where}: {plain['says']!r} is nothing that lasts")
    if instruction.more:
        raise PositionError(f"{where}: {plain['says']!r} says two things; each is an entry of its own")
    on = tuple(_find(s, p, ref, where) for ref in _list(plain, "on", where)) if "on" in plain else None
    seat = _seat(plain.get("of", "A"), where)
    source, since = str(plain.get("source", "an effect")), _count(plain, "since", s.turn, where)
    return LastingEffect(instruction.statement, seat, on, instruction.until, source, since=since)


def _place_occurred(s: RevelState, plain: list[Any]) -> Iterator[tuple[Card, int]]:
    """What has happened for the first time this turn: for each card that asks for it, which of its effects does."""
    taken: set[tuple[Card, int]] = set()
    for entry in plain:
        if not isinstance(entry, list) or len(entry) != 2 or not isinstance(entry[1], int):
            raise PositionError(f'occurred: {entry!r} should be [card, effect], such as ["A\'s Ember", 1]')
        for card in _all_cards(s):
            mark = (card, entry[1] - 1)
            if f"{seat_name(card.owner)}'s {card}" == entry[0] and mark not in taken:
                taken.add(mark)
                yield mark
                break
        else:
            raise PositionError(f"occurred: there is no {entry[0]!r}")


def _all_cards(s: RevelState) -> Iterator[Card]:
    for seat in BOTH:
        side = s.sides[seat]
        yield from (card for element in s.elements_of(seat) for card in element.cards)
        yield from (*side.hand, *side.discards, *side.deck)


def _place_did(s: RevelState, p: Placing, plain: Any) -> Deed:
    if not isinstance(plain, list) or len(plain) < 2:
        raise PositionError(f'did: {plain!r} should be [who, what], such as [A, play, "A\'s Ember"]')
    verb = next((verb for verb in Verb if verb.name.lower() == plain[1]), None)
    if verb is None:
        raise PositionError(f"did: there is no verb {plain[1]!r}")
    seat = _seat(plain[0], "did")
    cards: tuple[Card, ...] = ()
    if len(plain) > 2:
        amount = THINGS.fullmatch(str(plain[2]))
        if amount and len(amount[1]) < 9:
            return Deed(seat, verb, thing=amount[2], amount=int(amount[1]))
        named = plain[2] if isinstance(plain[2], list) else [plain[2]]
        cards = tuple([ref for ref in (_find(s, p, words, "did") for words in named) if isinstance(ref, Card)])
    place = plain[3] - 1 if len(plain) > 3 and isinstance(plain[3], int) else -1
    was = plain[3] if len(plain) > 3 and isinstance(plain[3], Mapping) else {}
    return _done_to(seat, verb, cards, place, was)


def _done_to(seat: Seat, verb: Verb, cards: tuple[Card, ...], place: int, was: Mapping[str, Any]) -> Deed:
    """A deed with what it was done to, as it was then."""
    _only(was, {"from", "as", "space", "+1s", "Power", "Resistance"}, "did")
    where = next((one for one in Place if one.value == was.get("from", "hand")), None)
    zone = next((one for one in Zone if one.value == was.get("as")), None)
    if where is None or ("as" in was and zone is None):
        raise PositionError(f"did: {was!r} should say from which area, and what it was there: from field, as side")
    if zone is None or not cards:
        return Deed(seat, verb, cards, place, where=where)
    space = _count(was, "space", 0, "did") - 1
    element = Element(0, zone, cards[0].owner, cards, space, _count(was, "+1s", 0, "did"), stitched=len(cards) > 1)
    last = LastKnown(element, was.get("Power"), was.get("Resistance"))
    return Deed(seat, verb, cards, place, element=last, where=where)


def _place_used(s: RevelState, p: Placing, plain: Any) -> Used:
    """A Power used this turn, of a card that has left the field since."""
    if not isinstance(plain, list) or len(plain) != 2:
        raise PositionError(f'used: {plain!r} should be [card, effect], such as ["A\'s Ember", 1]')
    found = _find(s, p, plain[0], "used")
    if not isinstance(found, Card):
        raise PositionError(f"used: {plain[0]!r} is no card off the field")
    return 0, *_power((found,), [1, plain[1]], "the position")
