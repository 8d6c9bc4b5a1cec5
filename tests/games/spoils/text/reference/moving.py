"""403, 301 to 306 Cards change area, are attached, depleted, drawn, discarded, destroyed; damage, influence, tokens."""

from __future__ import annotations

from tests.games.spoils.text.reference.board import FRESH, MICROMAJIG, TOKEN, Card
from tests.games.spoils.text.reference.happening import Happening
from tests.games.spoils.text.reference.meaning import Event
from tests.games.spoils.text.reference.words import Beyond

CLEARED = {
    "number": 0,
    "controller": "",
    "brought": "",
    "down": False,
    "depleted": False,
    "tokens": 0,
    "damage": 0,
    "total": 0,
    "host": None,
    "since": 0,
    "flipped_up": False,
    "used": (),
    "spared": (),
    "claims": (),
}


class Moving(Happening):
    # Leaving and arriving

    def take(self, card: Card) -> None:
        """Out of where it is."""
        if card.in_play:
            self.table.remove(card)
            if self.battle is not None:
                self.out_of_battle(card)
                if self.battle.target is card:
                    self.battle.target = None  # O60
            for other in self.table:
                if other.host is card:
                    other.host = None
        elif card.area != "being played" and card in self.zones[card.owner, card.area]:
            self.zones[card.owner, card.area].remove(card)
        card.moves += 1

    def out_of_battle(self, card: Card) -> None:
        """302.15"""
        battle = self.battle
        if battle is None:
            return
        battle.attackers = tuple(one for one in battle.attackers if one is not card)
        battle.blockers = tuple(one for one in battle.blockers if one is not card)
        battle.shares = tuple(one for one in battle.shares if one[1] is not card)

    def lay(self, card: Card, area: str, side: str = "top") -> None:
        card.area = area
        for key, value in CLEARED.items():
            setattr(card, key, value)
        if card.name == MICROMAJIG:
            card.area = "nowhere"  # 409.3b
            return
        zone = self.zones[card.owner, area]
        if area == "deck" and side == "top":
            zone.insert(0, card)
        else:
            zone.append(card)

    def move(self, card: Card, to: str, side: str = "top", verb: str = "") -> bool:
        """301.4 Into the owner's hand, deck or pile, or out of the game; what is attached goes the same way."""
        with self.instant():
            start = card.area
            going = Event("move", card, start=start, to=to, whose=card.owner)
            if card.name != MICROMAJIG and self.replaced(going):
                return True
            if start == "in play":
                if verb:
                    self.tell(Event(verb, card))
                self.tell(Event("leave", card))
            if card.name != MICROMAJIG:
                self.tell(going)
            attached = self.attached(card) if card.in_play else []
            self.take(card)
            self.lay(card, to, side)
            for other in attached:
                if verb == "destroy":
                    self.destroy(other, None)
                else:
                    self.move(other, to, side)
        return True

    def enter(
        self,
        card: Card,
        seat: str,
        *,
        depleted: bool = False,
        down: bool = False,
        host: Card | None = None,
        flipped_up: bool = False,
    ) -> bool:
        """402.8, 507.2 Comes into play."""
        with self.instant():
            kind = None if down else card.printed.says(r"Attach to (\w+)")
            if kind is not None and host is None:
                noun = f"{kind[1].lower()} in play, anybody's"
                reading = self.reading(seat, card, 1)
                options = [one for one in reading.every(noun) if not self.forbidden("pick", player=seat, card=one)]
                if not options:
                    if card.area != "discard pile":
                        self.take(card)
                        self.lay(card, "discard pile")  # 507.2c
                    return False
                host = self.choose(seat, "which card to pick", options)
                self.tell(Event("pick", host, seat, by=card))
            self.take(card)
            card.area = "in play"
            for key, value in CLEARED.items():
                setattr(card, key, value)
            card.number, card.controller, card.brought = next(FRESH), seat, seat
            card.down, card.depleted, card.host, card.since = down, depleted, host, self.turn
            card.flipped_up = flipped_up
            if not down:
                found = card.printed.says(r"This card enters play with (\d+) tokens?\.")
                card.tokens = 0 if found is None else int(found[1])
                found = card.printed.says(r"If this card was played using Flip Up, it enters play with (\d+) tokens?\.")
                card.tokens += int(found[1]) if found is not None and flipped_up else 0
                if card.printed.says(r"This card enters play depleted\."):
                    card.depleted = True
            self.table.append(card)
            self.tell(Event("enter", card))
        return True

    def create(self, seat: str, many: int) -> None:
        """409.3"""
        with self.instant():
            for _ in range(many):
                card = Card(seat, TOKEN, "nowhere")
                self.cards.append(card)
                card.area = "being played"
                self.enter(card, seat)

    def flip_down(self, card: Card) -> bool:
        """411.4"""
        if not card.in_play or card.down:
            return False
        attached = self.attached(card)
        if any(one.printed.says(r"Attach to (?!Resource)\w+") is None for one in attached):
            raise Beyond("a card that is turned face-down with its host")
        with self.instant():
            seat = card.controller
            self.tell(Event("leave", card))
            if card.name == MICROMAJIG:
                self.take(card)
                self.lay(card, "nowhere")
            else:
                self.enter(card, seat, down=True)
            for one in attached:
                self.destroy(one, None)  # O28
        return True

    # Deeds done to cards

    def destroy(self, card: Card, by: Card | None) -> bool:
        """304"""
        if not card.in_play or self.forbidden("destroy", card=card, by=by, cost=bool(self.paying)):
            return False
        with self.instant():
            event = Event("destroy", card, by=by)
            if self.replaced(event):
                return True
            chain, self.chain = self.chain, event.applied
            start = Event("move", card, start="in play", to="discard pile", whose=card.owner)
            if card.name != MICROMAJIG and self.replaced(start):
                self.chain = chain
                return True
            self.tell(event)
            self.tell(Event("leave", card))
            if card.name != MICROMAJIG:
                self.tell(start)
            attached = self.attached(card)
            self.take(card)
            self.lay(card, "discard pile")
            for other in attached:
                self.destroy(other, None)
            self.chain = chain
        return True

    def deplete(self, card: Card) -> bool:
        """303.2, 203.7"""
        if not card.in_play or card.depleted or "resource" in self.types(card):
            return False
        if self.forbidden("deplete", card=card, cost=bool(self.paying)):
            return False
        with self.instant():
            if not self.replaced(Event("deplete", card)):
                card.depleted = True
                self.tell(Event("deplete", card))
        return True

    def restore_card(self, card: Card) -> bool:
        """303.3"""
        if not card.in_play or not card.depleted or self.forbidden("restore", card=card):
            return False
        with self.instant():
            if not self.replaced(Event("restore", card)):
                card.depleted = False
                self.tell(Event("restore", card))
        return True

    def discard(self, seat: str, card: Card) -> bool:
        """305"""
        if card.area != "hand" or self.forbidden("discard", player=seat, card=card, cost=bool(self.paying)):
            return False
        with self.instant():
            event = Event("discard", card, seat)
            if self.replaced(event):
                return True
            going = Event("move", card, start="hand", to="discard pile", whose=card.owner)
            chain, self.chain = self.chain, event.applied
            if not self.replaced(going):
                self.take(card)
                self.lay(card, "discard pile")
                self.tell(event)
                self.tell(going)
            self.chain = chain
        return True

    def draw(self, seat: str, many: int) -> int:
        """306"""
        if many <= 0 or self.forbidden("draw", player=seat):
            return 0
        with self.instant():
            event = Event("draw", None, seat, amount=many)
            event.amount = many = self.adjusted(event)
            if not many or self.replaced(event):
                return 0
            taken = self.zones[seat, "deck"][:many]
            if not taken:
                return 0
            if seat in self.shuffled:
                raise Beyond("a card from a deck that nobody knows")
            event.amount = len(taken)
            for card in taken:
                going = Event("move", card, start="deck", to="hand", whose=seat)
                if not self.replaced(going):
                    self.take(card)
                    self.lay(card, "hand")
                    self.tell(going)
            self.tell(event)
        return len(taken)

    def inflict(self, by: Card, shares: list[tuple[Card, int]], *, battle: bool = False) -> bool:
        """408 One infliction, however many it hits."""
        hit = False
        with self.instant():
            for card, amount in shares:
                if amount <= 0 or not card.in_play:
                    continue
                types = self.types(card)
                if not types & {"character", "location", "faction"}:
                    continue  # O58
                if self.forbidden("inflict", card=card, by=by):
                    raise Beyond("damage that cannot be inflicted")
                event = Event("damage", card, by=by, amount=amount, battle=battle)
                event.amount = self.adjusted(event)
                if event.amount <= 0 or self.replaced(event):
                    continue
                hit = True
                if "faction" in types:
                    self.influence[card.controller] = max(0, self.influence[card.controller] - event.amount)
                if "character" in types:
                    card.damage += event.amount
                if "location" in types:
                    card.total += event.amount
                self.tell(event)
                if "faction" in types:
                    self.tell(Event("lose", card, amount=event.amount))
        return hit

    def change_influence(self, faction: Card, verb: str, amount: int) -> bool:
        """202.3"""
        if amount <= 0:
            return False
        with self.instant():
            event = Event(verb, faction, amount=amount)
            event.amount = self.adjusted(event)
            if event.amount <= 0 or self.replaced(event):
                return False
            seat = faction.controller
            change = event.amount if verb == "gain" else -event.amount
            self.influence[seat] = max(0, self.influence[seat] + change)
            self.tell(event)
        return True

    def change_tokens(self, card: Card, verb: str, amount: int) -> bool:
        """409"""
        if not card.in_play or amount <= 0:
            return False
        with self.instant():
            card.tokens += amount if verb == "put" else -amount
            self.tell(Event(f"token {verb}", card, amount=amount))
        return True

    def attach(self, card: Card, host: Card) -> bool:
        """301"""
        if not card.in_play or not host.in_play or card is host:
            return False
        with self.instant():
            card.host = host
            self.tell(Event("attach", card, by=host))
        return True

    def shuffle(self, seat: str) -> None:
        """313"""
        if len(self.zones[seat, "deck"]) > 1:
            self.shuffled.add(seat)
