"""Speaking of hidden cards in an imagined deal: what effects keep in mind, where a seat can't tell which card that is.

What the seat can tell is spoken of as it is. For all else a card is taken that the seat may take it for: another of
those that it doesn't know in the same hand or deck; of what has moved since, any that it doesn't know. Of a card that
it saw, and that it has lost sight of, it knows the name.
"""

from __future__ import annotations

import random
from typing import Final

from coven.games.spoils.areas.areas import Side, knows, opponent
from coven.games.spoils.areas.in_play import DOWN, Copy, Kept, LastKnown, Pin
from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.course.choices import Play
from coven.games.spoils.course.play_resource import Facing
from coven.games.spoils.effects.memory import Memory, ThisWay
from coven.games.spoils.effects.records import (
    Deed,
    Deeds,
    Delayed,
    Happening,
    LastingEffect,
    Later,
    Loop,
    Said,
    Shown,
    Thing,
    Waiting,
)
from coven.kernel import Seat

GONE: Final = -1
"""By this number no state knows a card."""
UNSEEN: Final = "a card"
"""414.2a What another player answered secretly, to who can't know it: it can't be answered again like that."""


class Retelling:
    """What a seat can't tell of what is spoken of, noted before its cards are dealt anew."""

    __slots__ = ("anything", "last", "meant", "namesakes", "new", "seat")

    def __init__(self, s: SpoilsState, seat: Seat) -> None:
        self.seat = seat
        self.meant: dict[tuple[Copy, int], bool] = {}
        """References to cards that the seat can't tell, each with whether the card lies in a hand, if it is there
        still."""
        self.new: dict[tuple[Copy, int], Pin] = {}
        self.last: dict[LastKnown, LastKnown] = {}
        """Cards that have left play face-down, and that the seat hadn't seen."""
        self.namesakes: dict[Copy, Copy] = {}
        """Cards that the seat has seen and lost sight of."""
        for deed in s.did:
            for thing in deed.things:
                if isinstance(thing, Copy):
                    self._note_card(s, thing)
        for one in s.lasting:
            self._note_card(s, one.source)
        for later in s.later:
            self._note_card(s, later.waiting.copy)
        for delayed in s.delayed:
            self._note_card(s, delayed.copy)
        for memory in _memories(s):
            for pin in _pins(memory):
                self._note(s, pin)
        for occasion in _occasions(s):
            for kept in occasion.pins:
                if isinstance(kept, Pin):
                    self._note(s, kept)
        for last in s.last_known.values():
            if last.was.face is DOWN and not last.was.known & knows(seat):
                self.last[last] = last
            else:
                self._note_card(s, last.was.copy)
        self.anything = bool(self.meant or self.last or self.namesakes)

    def _note_card(self, s: SpoilsState, copy: Copy) -> None:
        if not s.can_tell(self.seat, copy):
            self.namesakes[copy] = copy

    def _note(self, s: SpoilsState, pin: Pin) -> None:
        if not pin.known & knows(self.seat) or not s.can_tell(self.seat, pin.copy):
            self.meant[pin.copy, pin.token] = pin.copy in s.sides[pin.copy.owner].hand

    def speak(self, s: SpoilsState, rng: random.Random) -> None:
        """After the deal: what goes on, waits and has been speaks of cards that the seat may take for these."""
        hidden = (self._hidden(s, s.sides[0]), self._hidden(s, s.sides[1]))
        for copy in self.namesakes:
            alike = [one for one in hidden[copy.owner] if one.card is copy.card]
            self.namesakes[copy] = rng.choice(alike) if alike else copy
        for last in s.last_known.values():
            if last in self.last:
                cards = hidden[last.was.owner]
                self.last[last] = _of_another(last, rng.choice(cards)) if cards else last
            elif last.was.copy in self.namesakes:
                self.last[last] = _of_another(last, self.namesakes[last.was.copy])
        referred = dict(s.referred)
        for copy, token in self.meant:
            if referred.get(copy) == token:
                del referred[copy]
        for (copy, token), in_hand in self.meant.items():
            there = s.referred.get(copy) == token
            side = s.sides[copy.owner]
            cards = (self._hidden_hand(side) if in_hand else self._hidden_deck(side)) if there else []
            if not cards:
                cards, there = hidden[side.seat], token == 0
            other = rng.choice(cards) if cards else copy
            number = token if token == 0 else GONE
            if there and token:
                number = referred.setdefault(other, token)
            self.new[copy, token] = Pin(other, number, 0)
        s.referred = referred
        if self.namesakes:
            done = [self._deed(deed) for deed in s.did]
            s.did = Deeds(done, len(done))
        s.last_known = {id: self.last.get(last, last) for id, last in s.last_known.items()}
        s.lasting = tuple([self._lasting(one) for one in s.lasting])
        s.later = tuple([self._later(one) for one in s.later])
        s.delayed = tuple([self._delayed(one) for one in s.delayed])
        for x in list(s.in_play.values()):
            if x.said:
                said = tuple([(place, self._memory(memory)) for place, memory in x.said])
                s.in_play[x.id] = x.changed(said=said)

    def _hidden(self, s: SpoilsState, side: Side) -> list[Copy]:
        """All cards of a player that the seat doesn't know."""
        face_down = [
            x.copy
            for x in s.in_play.values()
            if x.owner == side.seat and x.face is DOWN and not x.known & knows(self.seat)
        ]
        return [*self._hidden_hand(side), *self._hidden_deck(side), *face_down]

    def _hidden_hand(self, side: Side) -> list[Copy]:
        return [] if side.seat == self.seat else [copy for copy in side.hand if copy not in side.known[self.seat]]

    def _hidden_deck(self, side: Side) -> list[Copy]:
        return [copy for copy in side.deck if copy not in side.known[self.seat]]

    # Everything that is kept, with other references

    def _kept(self, kept: Kept) -> Kept:
        return self.new.get((kept.copy, kept.token), kept) if isinstance(kept, Pin) else kept

    def _all(self, kept: tuple[Kept, ...]) -> tuple[Kept, ...]:
        return tuple([self._kept(one) for one in kept])

    def _memory(self, memory: Memory) -> Memory:
        twin = memory.copy()
        twin.things = {slot: self._all(kept) for slot, kept in memory.things.items()}
        twin.rests = {slot: self._all(kept) for slot, kept in memory.rests.items()}
        twin.acts = {
            slot: tuple([ThisWay(way.seat, self._all(way.refs)) for way in ways]) for slot, ways in memory.acts.items()
        }
        twin.moved = {number: self._kept(kept) for number, kept in memory.moved.items()}
        twin.picked = self._all(memory.picked)
        twin.among = tuple([self._all(among) for among in memory.among])
        return twin

    def _some_memory(self, memory: Memory | None) -> Memory | None:
        return None if memory is None else self._memory(memory)

    def _occasion(self, of: Happening | None) -> Happening | None:
        if of is None:
            return None
        things = list(of.things)
        for place, kept in enumerate(of.pins):
            if isinstance(kept, Pin) and things[place] is kept.copy:
                new = self._kept(kept)
                things[place] = new.copy if isinstance(new, Pin) else kept.copy
        twin = Happening(
            of.verb,
            of.seat,
            things=tuple([self._thing(thing) for thing in things]),
            other=None if of.other is None else self._thing(of.other),
            source=None if of.source is None else self._thing(of.source),
            amount=of.amount,
            origin=of.origin,
            to=of.to,
            in_battle=of.in_battle,
            by_effect=of.by_effect,
            cost=of.cost,
            shares=of.shares,
        )
        twin.pins = self._all(of.pins)
        return twin

    def _card(self, copy: Copy) -> Copy:
        return self.namesakes.get(copy, copy)

    def _deed(self, deed: Deed) -> Deed:
        if not any(isinstance(thing, Copy) and thing in self.namesakes for thing in deed.things):
            return deed
        return deed.to_others(tuple([self._card(one) if isinstance(one, Copy) else one for one in deed.things]))

    def _thing(self, thing: Thing) -> Thing:
        return self.last.get(thing, thing) if isinstance(thing, LastKnown) else thing

    def _lasting(self, one: LastingEffect) -> LastingEffect:
        kept, occasion = self._some_memory(one.kept), self._occasion(one.occasion)
        return LastingEffect(
            one.statement, one.seat, one.on, one.until, self._card(one.source), one.stamp, kept, one.place, occasion
        )

    def _later(self, one: Later) -> Later:
        of = one.waiting
        memory, occasion = self._some_memory(of.memory), self._occasion(of.occasion)
        waiting = Waiting(of.seat, self._card(of.copy), of.source, of.place, of.effect, occasion, memory)
        return Later(waiting, one.when, one.stamp)

    def _delayed(self, one: Delayed) -> Delayed:
        card, kept = self._card(one.copy), self._some_memory(one.kept)
        twin = Delayed(one.effect, one.seat, card, one.source, one.stamp, one.until, one.on, kept=kept, place=one.place)
        twin.amount, twin.occasion = one.amount, self._occasion(one.occasion)
        return twin


def _of_another(last: LastKnown, copy: Copy) -> LastKnown:
    """What is known of a card that has left play, as though it were another one."""
    was = last.was.with_copy(copy)
    return LastKnown(was, last.strength, last.life, last.speed, last.types, last.subtypes, last.covert, last.party)


def _memories(s: SpoilsState) -> list[Memory]:
    """What is kept in mind of effects beyond a step."""
    found = [one.kept for one in s.lasting]
    found += [one.waiting.memory for one in s.later]
    found += [one.kept for one in s.delayed]
    found += [memory for x in s.in_play.values() for _, memory in x.said]
    return [memory for memory in found if memory is not None]


def _occasions(s: SpoilsState) -> list[Happening]:
    found = [one.occasion for one in s.lasting]
    found += [one.waiting.occasion for one in s.later]
    found += [one.occasion for one in s.delayed]
    return [occasion for occasion in found if occasion is not None]


def _pins(memory: Memory) -> list[Pin]:
    found: list[Kept] = [*memory.picked, *memory.moved.values()]
    for kept in (*memory.things.values(), *memory.rests.values(), *memory.among):
        found += kept
    for ways in memory.acts.values():
        for way in ways:
            found += way.refs
    return [one for one in found if isinstance(one, Pin)]


# What was shown


def forget_answers(s: SpoilsState, seat: Seat) -> None:
    """414.2a Which cards the other player chose as an ability was used, a seat doesn't know."""
    if s.shown:
        s.shown = tuple([_shown(one, seat) for one in s.shown])
    if s.closed:
        s.closed = tuple([_shown(one, seat) for one in s.closed])
    loop = s.loop
    if loop is not None:
        s.loop = Loop(
            tuple([_shown(one, seat) for one in loop.series]),
            loop.times,
            number=loop.number,
            place=loop.place,
            left_alone=loop.left_alone,
            by_both=loop.by_both,
            stop=loop.stop,
        )


def _shown(shown: Shown, seat: Seat) -> Shown:
    return Shown(shown.what, tuple([_said(one, seat) for one in shown.said]), shown.before, shown.deeds)


def _said(said: Said, seat: Seat) -> Said:
    if said.seat == opponent(seat) and isinstance(said.choice, (Copy, Facing, Play)):
        return Said(said.seat, said.kind, UNSEEN, said.within)
    return said
