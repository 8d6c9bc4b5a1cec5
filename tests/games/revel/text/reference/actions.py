"""3.2, 5 What is done to things: moving, revealing, drawing, counting."""

from __future__ import annotations

from tests.games.revel.text.reference.board import Card, Element, Thing
from tests.games.revel.text.reference.carrying_out import Reading
from tests.games.revel.text.reference.interruptions import Interruptions
from tests.games.revel.text.reference.records import SPACES, Beyond, Event


class Actions(Interruptions):
    """The verbs."""

    def take(self, card: Card) -> None:
        """3.2 Out of the area where it is; its state is cleared."""
        side = self.board.sides[card.owner]
        for area in (side.hand, side.deck, side.discards):
            if card in area:
                area.remove(card)
        card.moves += 1
        card.until = card.revealer = ""
        card.seen = set()

    def leave_field(self, element: Element) -> None:
        element.last = {name: self.value(element, name) for name in ("Power", "Resistance")}
        self.board.field.remove(element)

    def to_deck(self, card: Card, *, top: bool = False) -> None:
        card.area = "deck"
        deck = self.board.sides[card.owner].deck
        deck.insert(0 if top else len(deck), card)

    def arrive(self, card: Card, verb: str) -> None:
        if verb == "draw":
            card.area = "hand"
            self.board.sides[card.owner].hand.append(card)
        elif verb == "discard":
            card.area = "discards"
            self.board.sides[card.owner].discards.append(card)
        else:
            if self.board.sides[card.owner].shuffled:
                raise Beyond("the order of a deck that was shuffled")
            self.to_deck(card, top=verb != "stash")

    def in_order(self, seat: str, cards: list[Thing]) -> list[Thing]:
        left, ordered = list(cards), []
        while left:
            name = self.choose(seat, [self.say(it, seat) for it in left])
            it = next(it for it in left if self.say(it, seat) == name)
            left.remove(it)
            ordered.append(it)
        return ordered

    def do_to(self, reading: Reading, seat: str, verb: str, it: Thing, until: str) -> str:
        """Do something to one thing: 'done', 'stopped' or 'forbidden'."""
        if verb == "choose":
            return self.chosen(reading, seat, it)
        if verb == "reveal":
            return self.reveal(reading, seat, it, until)
        if verb == "look at":
            return self.looked_at(reading, seat, it)
        if verb == "put onto an empty side":
            return self.put_on_side(reading, seat, it)
        return self.move(reading, seat, verb, it)

    def about_to(self, reading: Reading | None, seat: str, verb: str, it: Thing) -> Event | str:
        settled = reading is not None and reading.settled
        if self.forbidden(seat, verb, it):
            return "forbidden"
        if isinstance(it, Element) and it.kind == "marker":
            return self.lose_marker(it, settled=settled)
        cards = [it] if isinstance(it, Card) else list(it.cards)
        event = Event(verb, seat, None if isinstance(it, Card) else it, cards, place=self.place(it))
        moves = it.moves if isinstance(it, Card) else 0
        if not settled and self.prevented(event):
            return "stopped"
        if (isinstance(it, Card) and it.moves != moves) or (isinstance(it, Element) and it not in self.board.field):
            return "forbidden"
        return event

    def lose_marker(self, it: Element, *, settled: bool) -> str:
        if it not in self.board.field or self.forbidden(it.side, "lose", thing="Stamina"):
            return "forbidden"
        event = Event("lose", it.side, thing="Stamina")
        if not settled and self.prevented(event):
            return "stopped"
        if it not in self.board.field:
            return "forbidden"
        self.board.field.remove(it)
        self.happened(event)
        return "done"

    def move(self, reading: Reading | None, seat: str, verb: str, it: Thing) -> str:
        event = self.about_to(reading, seat, verb, it)
        if isinstance(event, str):
            return event
        if isinstance(it, Card):
            self.take(it)
            self.arrive(it, verb)
            self.happened(event)
            return "done"
        if not (reading is not None and reading.settled):
            if self.prevented(Event("leave", seat, it, list(it.cards))):
                return "stopped"
            if it not in self.board.field:
                return "forbidden"
        cards: list[Thing] = list(it.cards)
        if verb in ("stash", "put on top of a deck") and len(cards) > 1:
            cards = self.in_order(it.side, cards)  # 1.7.13
        self.leave_field(it)
        for card in cards:
            assert isinstance(card, Card)
            self.take(card)
            self.arrive(card, verb)
        self.happened(event)
        self.happened(Event("leave", seat, it, list(it.cards)))
        return "done"

    def chosen(self, reading: Reading, seat: str, it: Thing) -> str:
        if self.forbidden(seat, "choose", it):
            return "forbidden"
        cards = [it] if isinstance(it, Card) else list(it.cards)
        event = Event("choose", seat, None if isinstance(it, Card) else it, cards, place=self.place(it))
        if not reading.settled and self.prevented(event):
            return "stopped"
        self.happened(event)
        return "done"

    def reveal(self, reading: Reading, seat: str, it: Thing, until: str) -> str:
        event = self.about_to(reading, seat, "reveal", it)
        if isinstance(event, str):
            return event
        assert isinstance(it, Card)
        it.until, it.revealer = until or "check", reading.you
        self.happened(event)
        return "done"

    def looked_at(self, reading: Reading, seat: str, it: Thing) -> str:
        event = self.about_to(reading, seat, "look at", it)
        if isinstance(event, str):
            return event
        assert isinstance(it, Card)
        it.seen.add(seat)
        self.happened(event)
        return "done"

    def empty_sides(self, seat: str) -> list[int]:
        return [space for space in SPACES if self.board.spell_at(seat, space) is None]

    def placeable(self, seat: str, it: Thing) -> bool:
        if not self.empty_sides(seat) or self.player_of(it) != seat:
            return False
        return it.printed.is_a("spell") if isinstance(it, Card) else it.kind == "spell" and it in self.board.field

    def put_on_side(self, reading: Reading, seat: str, it: Thing) -> str:
        """3.4.12"""
        if not self.placeable(seat, it):
            return "forbidden"
        event = self.about_to(reading, seat, "put onto an empty side", it)
        if isinstance(event, str):
            return event
        if isinstance(it, Card):
            moves = it.moves
            if self.prevented(Event("enter", seat, cards=[it], place=it.area)):
                return "stopped"
            if it.moves != moves or not self.empty_sides(seat):
                return "forbidden"
        space = int(self.choose(seat, [f"space {n}" for n in self.empty_sides(seat)]).removeprefix("space "))
        if isinstance(it, Card):
            self.take(it)
            it.area = "field"
            new = Element(seat, "spell", [it], space)
            self.board.field.append(new)
            self.happened(event)
            self.happened(Event("enter", seat, new, [it]))
        else:
            self.moved(it, space)
            self.happened(event)
        return "done"

    def moved(self, it: Element, space: int) -> Element:
        """3.2.1 A spell moved to another space is a new one."""
        self.leave_field(it)
        new = Element(it.side, "spell", it.cards, space, stitched=it.stitched)
        self.board.field.append(new)
        return new

    def swap(self, seat: str, one: Element, other: Element) -> tuple[Element, Element] | None:
        events = []
        for it in (one, other):
            event = self.about_to(None, seat, "put onto an empty side", it)
            if isinstance(event, str):
                return None
            events.append(event)
        if one not in self.board.field or other not in self.board.field:
            return None
        spaces = one.space, other.space
        self.leave_field(one)
        self.leave_field(other)
        new = tuple(
            Element(it.side, "spell", it.cards, space, stitched=it.stitched)
            for it, space in ((one, spaces[1]), (other, spaces[0]))
        )
        self.board.field += new
        for event in events:
            self.happened(event)
        return new[0], new[1]

    def shuffle(self, seat: str) -> None:
        side = self.board.sides[seat]
        side.shuffled = len({card.name for card in side.deck}) > 1
        for card in side.deck:
            card.until = ""
            card.seen = set()

    # Drawing and counting (5.2, 5.9, 5.10)

    def draw(
        self, seat: str, wanted: int, drawn: list[Card] | None = None, *, settled: bool = False, through: str = ""
    ) -> str:
        """5.2"""
        side = self.board.sides[seat]
        if wanted <= 0:
            return "wholly"
        if self.forbidden(seat, "draw", place="in the deck"):
            return "not"
        grade = "wholly" if wanted <= len(side.deck) else "partly" if side.deck else "not"
        if grade == "not" or not self.pay_charges(seat, "draw"):
            return "not"
        if not settled and self.prevented(Event("draw", seat, amount=wanted, place="deck", through=through)):
            return "wholly"
        cards = [*self.top(seat, wanted)]
        for card in cards:
            self.take(card)
            self.arrive(card, "draw")
        if drawn is not None:
            drawn += cards
        self.happened(Event("draw", seat, cards=cards, amount=len(cards), place="deck", through=through))
        self.at_once("draw", seat, cards, "deck")
        return grade

    def tally(self, seat: str, verb: str, thing: str, wanted: int, *, settled: bool = False, through: str = "") -> str:
        """5.9, 5.10"""
        grade = self.tallied(seat, verb, thing, wanted)
        if grade == "not" or not wanted:
            return grade
        if not settled and self.prevented(Event(verb, seat, thing=thing, amount=wanted, through=through)):
            return "wholly"
        grade = self.tallied(seat, verb, thing, wanted)
        if grade == "not":
            return "not"
        amount = wanted if verb == "gain" else min(wanted, self.held(seat, thing))
        self.count(seat, thing, amount if verb == "gain" else -amount)
        self.happened(Event(verb, seat, thing=thing, amount=amount, through=through))
        return grade

    def count(self, seat: str, thing: str, change: int) -> None:
        if thing == "play":
            self.board.plays += change
        elif thing == "Stamina":
            self.board.field += [Element(seat, "marker", []) for _ in range(change)]
            for it in self.board.of(seat, "marker")[::-1][: max(0, -change)]:
                self.board.field.remove(it)
        else:
            card = self.board.resource(seat, thing)
            if card is not None:
                card.marks += change

    def put_counters(self, seat: str, it: Thing, change: int, *, settled: bool = False) -> int:
        """1.4b.2"""
        if isinstance(it, Card) or not change or it not in self.board.field:
            return 0
        if it.kind == "marker":
            it.plus += change
            return abs(change)
        verb = "add" if change > 0 else "remove"
        if not settled:
            if self.prevented(Event(verb, seat, it, thing="+1", amount=abs(change))):
                return 0
            loses = change < 0 and self.printed_value(it, "Power") is not None  # 1.3.8
            if loses and self.prevented(Event("lose", it.side, it, thing="Power", amount=-change)):
                return 0
        if it not in self.board.field:
            return 0
        change = max(change, -it.plus)
        if not change:
            return 0
        it.plus += change
        self.happened(Event(verb, seat, it, thing="+1", amount=abs(change)))
        for name in ("Power", "Resistance"):
            there = self.printed_value(it, name) is not None
            if there and (name == "Power" or self.printed_value(it, "Power") is None):
                self.happened(Event("gain" if change > 0 else "lose", it.side, it, thing=name, amount=abs(change)))
        return abs(change)
