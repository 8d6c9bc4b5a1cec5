"""What is still to come in a position: consequences that wait, what was put off, what lasts for a while."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from coven.cards.positions import count_of, list_of, mapping_of, only_these, seat_of
from coven.games.revel.areas.elements import Card
from coven.games.revel.areas.state import RevelState
from coven.games.revel.effects.later import BEGINNINGS
from coven.games.revel.effects.meaning.references import keep_for_long
from coven.games.revel.effects.records import Delayed, LastingEffect, Memory, Occasion, Waiting
from coven.games.revel.seen.position_reading.past import all_cards
from coven.games.revel.seen.position_reading.placing import Placing
from coven.games.revel.seen.position_reading.references import find
from coven.games.revel.text.printing import say
from coven.games.revel.text.reading import read_instruction
from coven.games.revel.text.tree import Consequence, Event, Lasting, Later, Power, Verb, Who
from coven.kernel import PositionError
from coven.language import TextError
from coven.language.walking import nodes


def place_waiting(s: RevelState, p: Placing, plain: Mapping[str, Any]) -> Waiting:
    where = "waiting"
    only_these(plain, {"of", "card", "effect", "on", "it", "by", "cards", "amount", "chosen"}, where)
    seat = seat_of(plain.get("of"), where)
    on = find(s, p, plain["on"], where) if plain.get("on") not in (None, "gone") else 0
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
            number = count_of(plain, "effect", 1, where) - 1
            effects = card.defn.effects
            effect = effects[number] if 0 <= number < len(effects) else None
            if not isinstance(effect, (Consequence, Power)):
                raise p.against(where, "4.6", f"effect {number + 1} of {card} is no consequence")
            chosen = keep_for_long(s, [find(s, p, ref, where) for ref in list_of(plain, "chosen", where)])
            occasion = _occasion(s, p, plain, where)
            return Waiting(seat, card, on if isinstance(on, int) else 0, number, effect, occasion, chosen)
    raise PositionError(f"{where}: {plain.get('card')!r} is not on {plain.get('on')!r}")


def _occasion(s: RevelState, p: Placing, plain: Mapping[str, Any], where: str) -> Occasion:
    """What made an effect relevant: who did it, to what, how much."""
    it = tuple(find(s, p, ref, where) for ref in list_of(plain, "it", where))
    by = seat_of(plain["by"], where) if "by" in plain else None
    done_to = [find(s, p, ref, where) for ref in list_of(plain, "cards", where)]
    cards = tuple([ref for ref in done_to if isinstance(ref, Card)])
    spoken_of = dict.fromkeys([ref for ref in (*done_to, *it) if isinstance(ref, Card)])
    marks = tuple([(card, s.speak_of(card)) for card in spoken_of])
    return Occasion(it, by, cards, count_of(plain, "amount", 1, where), marks)


def place_later(s: RevelState, p: Placing, plain: Mapping[str, Any]) -> Delayed:
    """What was put off: an instruction of an effect of a card, with what that has named by then."""
    where = "later"
    only_these(
        plain, {"of", "card", "effect", "on", "it", "by", "cards", "amount", "chosen", "says", "kept", "since"}, where
    )
    seat = seat_of(plain.get("of"), where)
    number = count_of(plain, "effect", 1, where) - 1
    for card in all_cards(s):
        if card.owner != seat or str(card) != plain.get("card") or not 0 <= number < len(card.defn.effects):
            continue
        for part in nodes(card.defn.effects[number]):
            if isinstance(part, Later) and say(part) == plain.get("says"):
                on = find(s, p, plain["on"], where) if plain.get("on") not in (None, "gone") else 0
                occasion = _occasion(s, p, plain, where)
                memory = Memory()
                kept = mapping_of(plain, "kept", where)
                for slot in kept:
                    if not str(slot).isdecimal() or len(str(slot)) > 4:  # a word where it went through JSON
                        raise PositionError(f"{where}, kept: {slot!r} should be the number of what was named")
                    memory.things[int(slot)] = keep_for_long(
                        s, [find(s, p, ref, where) for ref in list_of(kept, slot, where)]
                    )
                event = Event(Who.EACH, Verb.BEGIN if part.when in BEGINNINGS else Verb.END)
                chosen = keep_for_long(s, [find(s, p, ref, where) for ref in list_of(plain, "chosen", where)])
                since = count_of(plain, "since", s.turn, where)
                effect, element = Consequence(event, part.body), on if isinstance(on, int) else 0
                return Delayed(seat, card, element, number, effect, occasion, chosen, part.when, since, memory)
    raise PositionError(f"{where}: no effect {number + 1} of {plain.get('card')!r} puts off {plain.get('says')!r}")


def place_lasting(s: RevelState, p: Placing, plain: Mapping[str, Any]) -> LastingEffect:
    where = "lasting"
    only_these(plain, {"of", "says", "on", "source", "from", "since"}, where)
    try:
        instruction = read_instruction(str(plain.get("says")))
    except TextError as error:
        raise PositionError(f"{where}: {error}") from None
    if not isinstance(instruction, Lasting):
        raise PositionError(f"{where}: {plain['says']!r} is nothing that lasts")
    if instruction.more:
        raise PositionError(f"{where}: {plain['says']!r} says two things; each is an entry of its own")
    on = tuple(find(s, p, ref, where) for ref in list_of(plain, "on", where)) if "on" in plain else None
    seat = seat_of(plain.get("of", "A"), where)
    source, since = str(plain.get("source", "an effect")), count_of(plain, "since", s.turn, where)
    element = find(s, p, plain["from"], where) if "from" in plain else 0
    if not isinstance(element, int):
        raise PositionError(f"{where}: {plain['from']!r} should be something on the field, or gone from it")
    return LastingEffect(instruction.statement, seat, on, instruction.until, source, element, since)
