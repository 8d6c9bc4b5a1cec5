"""4.6 What happens, and what waits for it."""

from __future__ import annotations

import re

from tests.games.revel.text.reference.board import Card, Element, Thing
from tests.games.revel.text.reference.carrying_out import Reading
from tests.games.revel.text.reference.costs import Costs
from tests.games.revel.text.reference.meaning import FIELD_ONLY, PLACED, Deed, Meaning, Pin
from tests.games.revel.text.reference.records import GONE, MADE_OVERPOWER, OVERPOWERS, Event, Waiting, heading
from tests.games.revel.text.reference.words import Told, Unread, base, parts


class Events(Costs):
    """What becomes relevant when something happens."""

    def matches(self, reading: Reading, told: Told, event: Event) -> list[list[Pin]]:
        """4.6.4 For each time that an event is what an initial part speaks of: what 'it' then means."""
        head = heading(told).removeprefix("for the first time this turn, ")
        together = head.endswith(", however many at once")
        head = head.removesuffix(", however many at once")
        head, _, through = head.partition(", by ")
        if through and through != event.through:
            return []
        whole: list[list[Pin]] = [[(it, -1 if isinstance(it, Card) else 0) for it in event.it()]]
        turn = re.fullmatch(r"(your|your opponent's|any) turn (begin|end)s", head)
        if turn is not None:
            mine = {"your": event.by == reading.you, "your opponent's": event.by != reading.you, "any": True}
            return whole if event.verb == turn[2] and mine[turn[1]] else []
        if head == "you have played this card" or MADE_OVERPOWER.fullmatch(head):
            return []  # these are seen to where they happen
        over = OVERPOWERS.fullmatch(head)
        if over is not None:
            return self.overpowering(reading, over, event)
        found = re.fullmatch(
            r"(you|your opponent|any player) (\w+)(?: at least (\d+))?(?: (.+?))?(?: from (\w+))?", head
        )
        if found is None:
            raise Unread(head)
        rest = (found[4] or "").removesuffix(" (the event's thing)")
        thing, what = self.thing_and_what(rest)
        if base(found[2]) != event.verb or together != event.together:
            return []
        if found[1] != "any player" and event.by not in reading.players(found[1]):
            return []
        if thing is not None and event.thing not in thing.split("/"):
            return []
        if event.amount < int(found[3] or 1) and not together:
            return []  # to gain nothing is not to gain
        if found[5] and event.place != found[5]:
            return []
        if not what:
            return whole
        if what.startswith("what an effect above "):
            acted_on = event.over if event.verb == "overpower" else event.element
            return whole if acted_on in reading.meant(what, reading.you, gone=True) else []
        if what.startswith("this "):
            acted_on = event.over if event.verb == "overpower" else event.element
            this = (
                reading.card in event.cards
                if what == "this card"
                else (acted_on is not None and acted_on is reading.element)
            )
            return whole if this else []
        return self.fitting(reading, what.removeprefix("a "), event, int(found[3] or 1), whole)

    def overpowering(self, reading: Reading, said: re.Match[str], event: Event) -> list[list[Pin]]:
        """'It' is the spell that overpowers where a noun names it, and else the one that is overpowered."""
        by, over = event.element, event.over
        if event.verb != "overpower" or by is None or over is None:
            return []
        if said["by"] == "this spell":
            fits = by is reading.element
        elif said["by"].startswith("what an effect above "):
            fits = by in reading.meant(said["by"], reading.you, gone=True)
        else:
            fits = self.is_named(reading, by, said["by"].removeprefix("a "), event.by)
        if said["over"]:
            fits = fits and self.is_named(reading, over, said["over"], event.by)
        return [[(by if said["acting"] else over, 0)]] if fits else []

    def is_named(self, reading: Reading, it: Thing, noun: str, who: str) -> bool:
        found = PLACED.fullmatch(noun)
        if found is None:
            raise Unread(noun)
        return reading.fits(it, found[1], parts(found[3] or ""), who)

    def thing_and_what(self, rest: str) -> tuple[str | None, str]:
        if not rest or rest.startswith(("this ", "a ", "what an effect above ")):
            return None, rest
        found = re.fullmatch(r"(.+?)(?: ((?:this|a|what an effect above) .+))?", rest)
        assert found is not None
        return found[1], found[2] or ""

    def fitting(self, reading: Reading, noun: str, event: Event, least: int, whole: list[list[Pin]]) -> list[list[Pin]]:
        placed = PLACED.fullmatch(noun)
        kinds, _, more = noun.partition(", ") if placed is None else (placed[1], "", placed[3] or "")
        asked = parts(more)
        if placed is not None and placed[2] != "on the field":
            asked = [part for part in asked if part != "of the player who does it"]
        kind = kinds.split(" ")[-1]
        if event.together:
            fit = [card for card in event.cards if reading.fits(card, kinds, asked, event.by, as_spell=True)]
            return [[(card, -1) for card in fit]] if len(fit) >= least else []
        if event.verb == "draw" and not event.cards and event.element is None:
            return whole if kinds == "card" and asked in ([], ["anybody's"]) else []
        if kind == "card" or event.verb in ("play", "stitch"):
            printed = [part for part in asked if not self.of_field(part)]
            done_to = event.cards if event.over is None else event.over.cards
            cards = [card for card in done_to if reading.fits(card, kinds, printed, event.by, as_spell=True)]
            if kind == "card" or event.element is None:
                return [[(card, -1)] for card in cards]
            here = [part for part in asked if self.of_field(part) or part in ("yours", "your opponent's")]
            return [[(event.element, 0)]] if cards and reading.fits(event.element, kind, here, event.by) else []
        it = event.over if event.verb == "overpower" else event.element
        return [[(it, 0)]] if it is not None and reading.fits(it, kinds, asked, event.by) else []

    def of_field(self, asked: str) -> bool:
        return any(word in asked for word in FIELD_ONLY)

    def happened(self, event: Event) -> None:
        """4.6.3 What waits for it becomes relevant."""
        if not event.together:
            self.deeds.append(event)
        for reading, effect in self.readings():
            if effect.kind == "when" and not self.works_in(effect) and not self.is_own_leaving(effect):
                self.hear(reading, effect, event)
        own = event.over or event.element
        if event.verb in GONE and own is not None and own not in self.board.field:
            for card in event.cards if event.over is None else own.cards:
                for effect in card.printed.effects:
                    if effect.kind == "when" and self.is_own_leaving(effect):
                        self.hear(self.reading(card.owner, card, own, effect), effect, event)
        elif event.element is None:
            for card in event.cards:
                for effect in card.printed.effects:
                    if effect.kind == "when" and self.is_own_leaving(effect) and " from " in effect.head:
                        self.hear(self.reading(card.owner, card, None, effect), effect, event)
        self.elsewhere(event)
        self.first_times(event)

    def works_in(self, effect: Told) -> str | None:
        """4.1.4 Where a consequence says that it works, if not on the field."""
        found = (
            re.fullmatch(r"if this card is in your (hand|discards).*:", effect.body[0].words) if effect.body else None
        )
        return None if found is None else found[1]

    def is_own_leaving(self, effect: Told) -> bool:
        """Whether it is about its own card's leaving, which it sees although it is gone by then (0.1.3)."""
        found = re.search(r"(\w+) this (\w+)(?: from \w+)?(?:, however.*)?$", heading(effect))
        if found is None:
            return False
        return base(found[1]) in GONE or (found[2] == "card" and " from " in effect.head)

    def hear(self, reading: Reading, effect: Told, event: Event) -> None:
        found = self.matches(reading, effect, event)
        if effect.head.startswith("for the first time"):
            found = found[:1] if (reading.card.number, effect.place) not in self.occurred else []
        for about in found:
            one = self.reading(reading.you, reading.card, reading.element, effect)
            one.about = about
            done: list[Pin] = [(it, 0) for it, _ in about if isinstance(it, Element)]
            done += [(card, -1) for card in (event.over.cards if event.over is not None else event.cards)]
            one.event = Deed(event.by, done, event.amount)
            if reading.element is not None and reading.element not in self.board.field:
                one.chosen_above = self.above(reading.element, reading.card, effect.place)
            self.relevant(one, effect)

    def first_times(self, event: Event) -> None:
        for element in self.board.field:
            for card in element.cards:
                self.first_time(card, element, event)
        for side in self.board.sides.values():
            for card in (*side.hand, *side.deck, *side.discards):
                self.first_time(card, None, event)

    def first_time(self, card: Card, element: Element | None, event: Event) -> None:
        for effect in card.printed.effects:
            if effect.kind != "when" or not effect.head.startswith("for the first time"):
                continue
            if self.matches(self.reading(card.owner, card, element, effect), effect, event):
                self.occurred.add((card.number, effect.place))

    def elsewhere(self, event: Event) -> None:
        if event.together:
            return
        for side in self.board.sides.values():
            for card in (*side.hand, *side.discards):
                for effect in card.printed.effects:
                    if effect.kind == "when" and self.works_in(effect) == card.area:
                        reading = self.reading(card.owner, card, None, effect)
                        before = len(self.waiting)
                        self.hear(reading, effect, event)
                        if len(self.waiting) > before and card.area == "hand" and not card.until:
                            card.until = "check"

    def relevant(self, reading: Reading, effect: Told) -> None:
        self.waiting.append(Waiting(reading, effect.body, self.begins(reading.card, effect), effect.kind == "power"))

    def begins(self, card: Card, effect: Told) -> str:
        initial = effect.text.partition(":")[0]
        alike = [one for one in card.printed.effects if one.text.partition(":")[0] == initial]
        return f"{card.name}: {initial if len(alike) == 1 else effect.text.rstrip('.')}"

    def occurs(self, card: Card, place: int) -> bool:
        return (card.number, place) in self.occurred

    def above(self, element: Element, card: Card, place: int) -> list[Pin]:
        """4.10.9"""
        for number in range(place - 1, -1, -1):
            if (card.number, number) in element.above:
                return element.above[card.number, number]
        return []

    def at_once(self, verb: str, by: str, cards: list[Card], place: str) -> None:
        if cards:
            self.happened(Event(verb, by, cards=cards, amount=len(cards), place=place, together=True))

    # What was done this turn

    def did(self, reading: Meaning, seats: list[str], verb: str, noun: str | None) -> int:
        times = 0
        for event in self.deeds:
            if event.verb != verb or event.by not in seats:
                continue
            if noun is None:
                times += 1
                continue
            placed = PLACED.fullmatch(noun)
            if placed is None:
                raise Unread(noun)
            kinds, asked = placed[1], parts(placed[3] or "")
            if placed[2] not in ("on the field", "from anywhere"):
                if {"in hand": "hand", "in discards": "discards", "in the deck": "deck"}[placed[2]] != event.place:
                    continue
                asked = [part for part in asked if part != "of the player who does it"]
            cards = event.over.cards if event.over is not None else event.cards
            if kinds.split(" ")[-1] == "card" or (verb in ("play", "stitch") and len(cards) == 1):
                times += sum(reading.fits(card, kinds, asked, event.by, as_spell=True) for card in cards)
            else:
                on = event.over or event.element
                times += on is not None and reading.fits(on, kinds, asked, event.by)
        return times

    def did_much(self, seats: list[str], verb: str, thing: str) -> int:
        return sum(
            event.amount for event in self.deeds if event.verb == verb and event.by in seats and event.thing == thing
        )
