"""4.9 What is done before something happens, and instead of it."""

from __future__ import annotations

from tests.games.revel.text.reference.board import OTHER, Element
from tests.games.revel.text.reference.carrying_out import Reading
from tests.games.revel.text.reference.events import Events
from tests.games.revel.text.reference.meaning import Deed
from tests.games.revel.text.reference.records import Event
from tests.games.revel.text.reference.words import ACT, DRAW, TALLY, Line, base


class Interruptions(Events):
    """What stops events, or changes them."""

    def prevented(self, event: Event) -> bool:
        """Whether interruptions stop an event, or have something else happen instead."""
        self.interrupt(event)
        if event.stopped:
            return True
        self.happen_instead(event)
        return event.instead is not None

    def happen_instead(self, event: Event) -> None:
        if event.instead is not None and not event.stopped:
            assert event.changed_by is not None
            event.changed_by.settled = True
            event.changed_by.carry_out(event.instead)

    def interrupt(self, event: Event) -> None:
        before, kept = set(self.spent), set[tuple[int, int]]()
        self.depth += 1
        going = True
        while going:
            going = False
            for seat in (self.board.current, OTHER[self.board.current]):
                while not event.stopped:
                    there = self.interrupters(seat, event)
                    hidden = self.in_hand(seat, event, kept)
                    if not there and not hidden:
                        break
                    others = [*there, *self.interrupters(OTHER[seat], event)]
                    one = self.which_interruption(seat, there, hidden)
                    if one is None:
                        kept.update((other.card.number, other.effect.place) for other in hidden)
                        break
                    going = True
                    self.spent.add((one.card.number, one.effect.place))
                    self.resolve_interruption(one, event)
                    self.spent |= {
                        (other.card.number, other.effect.place) for other in others if not self.still_fits(other, event)
                    }
        self.depth -= 1
        self.spent = before

    def interrupters(self, seat: str, event: Event) -> list[Reading]:
        return [
            reading
            for reading, effect in self.readings()
            if effect.kind == "before"
            and "while this card is in your hand" not in effect.head
            and reading.you == seat
            and (reading.card.number, effect.place) not in self.spent
            and self.matches(reading, effect, event)
        ]

    def in_hand(self, seat: str, event: Event, kept: set[tuple[int, int]]) -> list[Reading]:
        found = []
        for card in self.board.sides[seat].hand:
            for effect in card.printed.effects:
                key = (card.number, effect.place)
                if effect.kind != "before" or "while this card is in your hand" not in effect.head:
                    continue
                reading = self.reading(seat, card, None, effect)
                if key not in self.spent and key not in kept and self.matches(reading, effect, event):
                    found.append(reading)
        return found

    def still_fits(self, one: Reading, event: Event) -> bool:
        there = one.element is not None and one.element in self.board.field
        return there and bool(self.matches(one, one.effect, event))

    def which_interruption(self, seat: str, there: list[Reading], hidden: list[Reading]) -> Reading | None:
        if len(there) == 1 and not hidden:
            return there[0]
        offered: dict[str, Reading | None] = {}
        for one in there:
            words, number = self.called(one, there), 1
            while (words if number == 1 else f"{words} ({number})") in offered:
                number += 1
            offered[words if number == 1 else f"{words} ({number})"] = one
        for one in hidden:
            offered[f"reveal {self.called(one, hidden)}"] = one
        if not there:
            offered["reveal nothing"] = None
        return offered[self.choose(seat, list(offered))]

    def called(self, one: Reading, among: list[Reading]) -> str:
        several = any(other.card is one.card and other.effect is not one.effect for other in among)
        return self.begins(one.card, one.effect) if several else one.card.name

    def resolve_interruption(self, one: Reading, event: Event) -> None:
        if one.element is None:
            one.card.until = "check"
        found = self.matches(one, one.effect, event)
        one.about = found[0] if found else []
        if event.verb == "draw" and not one.about:
            one.about = [(card, -1) for card in self.top(event.by, event.amount)]
        one.event = Deed(
            event.by,
            [pin for pin in one.about if isinstance(pin[0], Element)] + [(c, -1) for c in event.cards],
            event.amount,
        )
        one.interrupted = event
        one.carry_out(one.effect.body)

    def become(self, event: Event, reading: Reading, body: list[Line]) -> None:
        """4.9.4 The event becomes another one."""
        event.instead, event.changed_by = body, reading
        event.element = event.over = None
        event.cards = []
        event.by, event.through = reading.you, ""
        words = body[0].words if len(body) == 1 else ""
        draw, tally, act = DRAW.fullmatch(words), TALLY.fullmatch(words), ACT.fullmatch(words)
        found = draw or tally or act
        if found is not None and "+1s" not in words and "mark counters" not in words:
            event.by = (reading.players(found[1]) or [reading.you])[0]
            event.verb, event.thing = (
                "draw" if draw is not None else base(found[2]),
                tally[3] if tally is not None else None,
            )
        much = words.partition(": ")[2]
        if (draw or tally) is not None and "they choose" not in much and much != "all there is":
            event.amount = reading.amount_now(much, 0)
