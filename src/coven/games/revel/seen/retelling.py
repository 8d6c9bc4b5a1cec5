"""Speaking of other cards: what was chosen, done and put off, where a seat can't tell which card that is.

In an imagined deal it is one of those that it may be for all that the seat can tell (`areas.traces`), or it is gone.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from typing import TypeAlias

from coven.games.revel.areas.areas import Side
from coven.games.revel.areas.elements import Card, Kept, Pin, Zone
from coven.games.revel.areas.knowledge import hidden, tell_of
from coven.games.revel.areas.state import RevelState
from coven.games.revel.areas.traces import NOWHERE, Trace
from coven.games.revel.effects.records import Deed, Delayed, Memory, Occasion
from coven.kernel import Seat

Meant: TypeAlias = tuple[Card, bool]
"""Which card is spoken of, and whether it is still there."""

GONE = -1
"""By this no state knows a card."""


def retell(s: RevelState, seat: Seat, moved: dict[Card, Card], places: Mapping[Card, int], rng: random.Random) -> None:
    """After a deal, speak of cards that a seat may take for those that are spoken of. `moved`: for each place, by the
    card that truly lies there, the one that lies there now; `places`: the places in an order that the seat knows."""
    meant: dict[int, Meant] = {}
    together = {mark: marks for marks in _spoken_of_together(s) for mark in marks}
    for side in s.sides:
        for mark, traces in sorted(side.traces.items()):
            others = [meant[other][0] for other in together.get(mark, ()) if other in meant]
            meant[mark] = _meant(side, traces[seat], moved, places, others, rng)
    unseen = {card for side in s.sides for card in hidden(side, seat)}
    s.referred = {card: token for card, token in s.referred.items() if card not in unseen}
    for mark, (card, there) in meant.items():
        if there and card not in s.referred:
            s.referred = {**s.referred, card: mark}

    def pin(one: Pin) -> Pin:
        if one.mark not in meant:
            return one
        card, there = meant[one.mark]
        token = 0 if not one.token else s.referred[card] if there else GONE
        return Pin(card, token, one.mark)

    def named(card: Card, mark: int) -> Card:
        return meant[mark][0] if mark in meant else card

    _speak(s, pin, named)
    for side in s.sides:
        side.traces = {
            mark: tuple([_traced(trace, moved, meant[mark], number == seat) for number, trace in enumerate(traces)])
            for mark, traces in side.traces.items()
        }


def speak_of_any_copy(side: Side, seat: Seat, shown: list[Card], rng: random.Random) -> None:
    """Copies look alike: of those of which a seat knew as much, any may be the one that something speaks of, also one
    that it was `shown` since."""
    marks = sorted(side.traces)
    said = {card: [card in side.traces[mark][seat].cards for mark in marks] for card in hidden(side, seat)}
    known = side.known[seat]
    copies: dict[Card, Card] = {}
    for card in shown:
        if card in said and card not in copies and card not in side.revealed:
            alike = [one for one in said if one.defn is card.defn and known.get(one) == known.get(card)]
            alike = sorted([one for one in alike if one not in side.revealed], key=by_name)
            spoken_of = sorted(alike, key=lambda one: said[one])
            if any(said[spoken_of[-1]]):
                alike.sort(key=lambda one: shown.index(one) if one in shown else len(shown))
                rng.shuffle(alike)
                copies.update(zip(spoken_of, alike, strict=True))
    if copies:
        tell_of(side, seat, {mark: traces[seat].with_copies(copies) for mark, traces in side.traces.items()})


def _spoken_of_together(s: RevelState) -> Iterator[list[int]]:
    """The marks of cards that were chosen, or that something was done to, at once: each of them is another card."""
    for deed in s.did:
        yield [*deed.marks]
    kept = [refs for element in s.elements() for _, _, refs in element.chosen]
    for delayed in s.later:
        yield [mark for _, mark in delayed.occasion.marks]
        kept.append(delayed.chosen)
        if delayed.memory is not None:
            kept.extend(delayed.memory.things.values())
            kept.extend(delayed.memory.rests.values())
    for refs in kept:
        yield [one.mark for one in refs if isinstance(one, Pin)]


def _meant(
    side: Side,
    trace: Trace,
    moved: Mapping[Card, Card],
    places: Mapping[Card, int],
    others: list[Card],
    rng: random.Random,
) -> Meant:
    """Which card is spoken of, if it is none of the `others`."""
    there = sorted(trace.places, key=lambda place: (places.get(place, -1), by_name(place)))
    choices: list[Meant] = [(moved.get(place, place), True) for place in there]
    elements = [element for element in (*side.spells, side.stance) if element is not None]
    on_field = [card for element in elements for card in element.cards]
    # by where they lie, for which of several copies it is doesn't matter
    in_order = [*side.deck, *side.hand, *side.discards, *on_field]
    lies = {card: number for number, card in enumerate(in_order)}
    seen = sorted(trace.cards, key=lambda card: (card.defn.name, lies.get(card, len(lies)), card.number))
    choices += [(card, _is_there(side, card, trace)) for card in seen]
    if trace.gone or not choices:  # it may be anywhere by now
        choices.append((rng.choice(in_order), False))
    return rng.choice([one for one in choices if one[0] not in others] or choices)


def _is_there(side: Side, card: Card, trace: Trace) -> bool:
    """Whether a card that a seat has seen where it was spoken of is there still, in this deal."""
    if not trace.gone or trace.area is None:
        return True
    areas = {Zone.HAND: side.hand, Zone.DECK: side.deck, Zone.DISCARDS: side.discards}
    return card in areas.get(trace.area, ())


def _traced(trace: Trace, moved: dict[Card, Card], meant: Meant, own: bool) -> Trace:
    """What a seat can tell in the new deal: the one that imagines it the same as before; others who saw which card it
    was know that it is this one, or that it is gone, unless they can't tell which of these."""
    if own or trace.places:
        return trace.renamed(moved)
    card, there = meant
    if trace.gone and trace.cards:
        return Trace(trace.area, NOWHERE, frozenset((card,)), gone=True)
    return Trace(trace.area, NOWHERE, frozenset((card,) if there else ()), gone=not there)


def exchange(s: RevelState, copies: dict[Card, Card]) -> None:
    """Speak of copies by each other's names, which alters nothing that anybody could see."""
    s.referred = {copies.get(card, card): token for card, token in s.referred.items()}
    _speak(
        s,
        lambda one: Pin(copies.get(one.card, one.card), one.token, one.mark),
        lambda card, mark: copies.get(card, card),
    )
    for side in s.sides:
        side.traces = {
            mark: tuple([trace.renamed(copies).with_copies(copies) for trace in traces])
            for mark, traces in side.traces.items()
        }


def _speak(s: RevelState, pin: Callable[[Pin], Pin], named: Callable[[Card, int], Card]) -> None:
    """Replace all that is kept for longer than a step: references by `pin`, cards with their marks by `named`."""

    def kept(refs: tuple[Kept, ...]) -> tuple[Kept, ...]:
        return tuple([pin(one) if isinstance(one, Pin) else one for one in refs])

    for element in list(s.elements()):
        if element.chosen:
            chosen = tuple([(number, place, kept(refs)) for number, place, refs in element.chosen])
            s.put(element.changed(chosen=chosen))
    s.did = tuple([_deed(deed, named) for deed in s.did])
    s.later = tuple([_delayed(delayed, kept, named) for delayed in s.later])


def _deed(deed: Deed, named: Callable[[Card, int], Card]) -> Deed:
    if not deed.cards:
        return deed
    marks = deed.marks or (0,) * len(deed.cards)
    cards = tuple([named(card, mark) for card, mark in zip(deed.cards, marks, strict=True)])
    return Deed(deed.seat, deed.verb, cards, deed.place, deed.thing, deed.amount, deed.element, deed.where, deed.marks)


def _delayed(
    delayed: Delayed, kept: Callable[[tuple[Kept, ...]], tuple[Kept, ...]], named: Callable[[Card, int], Card]
) -> Delayed:
    names = {card: named(card, mark) for card, mark in delayed.occasion.marks}
    of = delayed.occasion
    it = tuple([names.get(ref, ref) if isinstance(ref, Card) else ref for ref in of.it])
    cards = tuple([names.get(card, card) for card in of.cards])
    occasion = Occasion(it, of.by, cards, of.amount, tuple([(named(card, mark), mark) for card, mark in of.marks]))
    memory: Memory | None = None
    if delayed.memory is not None:
        memory = delayed.memory.copy()
        memory.things = {slot: kept(refs) for slot, refs in memory.things.items()}
        memory.rests = {slot: kept(refs) for slot, refs in memory.rests.items()}
    return delayed.about(occasion, kept(delayed.chosen), memory)


def by_name(card: Card) -> tuple[str, int]:
    """An order of cards that has nothing to do with where they are, nor with which of several copies they are."""
    return (card.defn.name, card.number)
