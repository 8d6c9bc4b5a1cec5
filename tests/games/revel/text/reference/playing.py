"""5.5 to 5.8 Playing cards, and overpowering."""

from __future__ import annotations

import re

from tests.games.revel.text.reference.actions import Actions
from tests.games.revel.text.reference.board import Card, Element
from tests.games.revel.text.reference.carrying_out import Reading
from tests.games.revel.text.reference.meaning import Deed
from tests.games.revel.text.reference.records import MADE_OVERPOWER, SPACES, Beyond, Event, Illegal, heading
from tests.games.revel.text.reference.words import Line, Told


class Playing(Actions):
    """What a play is."""

    def check_for_overpower(self, spell: Element, played: Card | None) -> Element | None:
        power, other = self.value(spell, "Power") or 0, self.board.across(spell)
        if power < 1 or other is None:
            return None
        against = self.value(other, "Power")
        against = self.value(other, "Resistance") if against is None else against
        if (against or 0) >= power:
            return None
        if self.forbidden(spell.side, "overpower", other) or self.is_kept(spell, other):
            return None
        self.depth += 1
        stopped = not self.pay_charges(spell.side, "overpower", *other.cards)
        if not stopped:
            event = Event("overpower", spell.side, spell, list(spell.cards), place="field", over=other)
            self.interrupt(event)
            stopped = event.stopped or event.instead is not None
            self.happen_instead(event)
        overpowered = None
        there = spell in self.board.field and other in self.board.field
        there = there and not stopped and not self.forbidden(spell.side, "discard", other)
        if there and self.discard(spell.side, other) == "done":
            overpowered = other
            self.happened(Event("overpower", spell.side, spell, list(spell.cards), place="field", over=other))
            for effect in played.printed.effects if played is not None else ():
                made = MADE_OVERPOWER.fullmatch(heading(effect))
                if made is not None:
                    assert played is not None
                    reading = self.reading(spell.side, played, spell, effect)
                    if made[1] and made[1] != "spell" and not self.is_named(reading, other, made[1], spell.side):
                        continue
                    reading.about = [(other, 0)]
                    reading.event = Deed(spell.side, [(other, 0), *((card, -1) for card in other.cards)])
                    self.relevant(reading, effect)
        self.depth -= 1
        return overpowered

    def discard(self, seat: str, it: Element) -> str:
        """Because the rules say so."""
        if not self.pay_charges(seat, "discard", *it.cards):
            return "forbidden"
        cards = list(it.cards)
        outcome = self.move(None, seat, "discard", it)
        if outcome == "done":
            self.at_once("discard", seat, cards, "field")
        return outcome

    # Playing cards (5.5 to 5.7)

    def own_costs(self, seat: str, card: Card, *, onto: Element | None) -> list[tuple[Reading, Told]]:
        found = []
        for verb in ("play", "stitch") if onto is not None else ("play",):
            for effect in card.printed.effects:
                if effect.kind == "cost" and re.match(rf"whoever is to {verb} this ", effect.head):
                    found.append((self.reading(seat, card, None, effect), effect))
        found += self.charges(seat, "play", card)
        if onto is not None:
            found += self.charges(seat, "stitch", card, onto=onto)
        return found

    def unpaid(self, seat: str, card: Card, *, onto: Element | None) -> bool:
        return any(
            reading.possible(effect.body) != "wholly" for reading, effect in self.own_costs(seat, card, onto=onto)
        )

    def announceable(self, seat: str, card: Card) -> list[int]:
        """5.7.2 to 5.7.4"""
        found = []
        for space in SPACES:
            there = self.board.spell_at(seat, space)
            stitching = there is not None and "shield" not in self.types(there)
            if there is not None and not stitching:
                if self.forbidden(seat, "discard", there) or not self.payable(seat, "discard", *there.cards):
                    continue
            elif there is not None:
                if not card.printed.is_a("strike") or len(there.cards) > 1:
                    continue
                if not card.printed.icons & there.cards[0].printed.icons:
                    continue
                if self.forbidden(seat, "stitch", card) or self.forbidden(seat, "stitch", there):
                    continue
            if there is None or stitching:
                if self.unpaid(seat, card, onto=there):
                    continue
            else:  # a shield spell there is gone by the time that the rest is paid
                self.board.field.remove(there)
                self.board.sides[seat].discards += there.cards
                for each in there.cards:
                    each.area = "discards"
                unpaid = self.unpaid(seat, card, onto=None)
                self.board.field.append(there)
                for each in there.cards:
                    self.board.sides[seat].discards.remove(each)
                    each.area = "field"
                if unpaid:
                    continue
            found.append(space)
        return found

    def playable(self, seat: str, card: Card) -> bool:
        if self.forbidden(seat, "play", card) or card.owner != seat:
            return False
        self.playing.append(card)
        if card.printed.is_a("spell"):
            found = bool(self.announceable(seat, card))
        else:
            found = card.printed.is_a("stance") and not self.unpaid(seat, card, onto=None)
        self.playing.remove(card)
        return found

    def play_one_of(self, seat: str, cards: list[Card], *, may_fail: bool = False) -> tuple[Card, Element] | None:
        """5.5 While a card proves unplayable, another may be tried (0.5)."""
        self.failed = False
        tried: list[Card] = []
        while True:
            untried = [card for card in cards if card not in tried]
            seen = [card for card in untried if not self.is_public(card) or self.playable(seat, card)]
            if any(card.until for side in self.board.sides.values() for card in (*side.hand, *side.deck)):
                untried = seen or untried
            options = [card.name for card in untried] + (["none"] if may_fail else [])
            if not options:
                self.failed = True
                return None
            name = self.choose(seat, options)
            if name == "none":
                return None
            card = next(card for card in untried if card.name == name)
            shown = card.until
            try:
                played = self.play(seat, card)
            except Illegal:
                self.playing.remove(card)
                self.depth -= 1
                card.until = shown
                tried.append(card)
                continue
            if played is not None:
                self.cleanup_if_due()
            return None if played is None else (card, played)

    def play(self, seat: str, card: Card) -> Element | None:
        self.depth += 1
        self.playing.append(card)
        if not self.is_public(card):
            card.until = "check"
        if self.forbidden(seat, "play", card):
            raise Illegal
        place = card.area
        event = Event("play", seat, cards=[card], place=place)
        self.interrupt(event)
        if event.stopped or event.instead is not None:
            self.playing.remove(card)
            self.depth -= 1
            self.happen_instead(event)
            return None
        if card.printed.is_a("spell"):
            element = self.play_spell(seat, card, place)
        elif card.printed.is_a("stance"):
            element = self.play_stance(seat, card, place)
        else:
            raise Illegal
        self.playing.remove(card)
        self.depth -= 1
        if element is None:
            return None
        for effect in card.printed.effects:
            if effect.head.startswith("you have played this card"):
                self.relevant(self.reading(seat, card, element, effect), effect)
        self.happened(Event("play", seat, element, [card], place=place))
        stitched = len(element.cards) > 1
        self.happened(Event("stitch" if stitched else "enter", seat, element, [card], place=place))
        return element

    def pay_to_play(self, seat: str, card: Card, *, onto: Element | None) -> None:
        for reading, effect in self.own_costs(seat, card, onto=onto):
            if reading.possible(effect.body) != "wholly":
                raise Beyond("a play that fails half-way")
            if self.choose(reading.payer(Line("", below=effect.body)), ["pay", "decline"]) == "decline":
                raise Beyond("a play that is given up")
            if not self.pays(reading, effect.body):
                raise Beyond("a play that fails half-way")

    def play_spell(self, seat: str, card: Card, place: str) -> Element | None:
        spaces = self.announceable(seat, card)
        if not spaces:
            raise Illegal
        words = {}
        for space in spaces:
            there = self.board.spell_at(seat, space)
            how = "" if there is None else f", {'replacing' if 'shield' in self.types(there) else 'stitching onto'} "
            words[f"space {space}{how}{'' if there is None else ' & '.join(self.names(there))}"] = space
        space = words[self.choose(seat, list(words))]
        there = self.board.spell_at(seat, space)
        if there is not None and "shield" in self.types(there):
            if self.discard(seat, there) != "done":
                raise Beyond("a play that fails half-way")
            there = None
        self.pay_to_play(seat, card, onto=there)
        if self.board.spell_at(seat, space) is not there:
            raise Beyond("a play that fails half-way")
        if self.prevented(Event("enter" if there is None else "stitch", seat, cards=[card], place=card.area)):
            return None
        if self.board.spell_at(seat, space) is not there or card.area != place:
            raise Beyond("a play that fails half-way")
        self.take(card)
        card.area = "field"
        if there is None:
            there = Element(seat, "spell", [card], space)
            self.board.field.append(there)
        else:
            there.cards.append(card)
            there.stitched = True
            self.tally(seat, "lose", "Stamina", 1, through="stitching")
        if card.printed.is_a("strike"):
            self.strikes.append((card, there))
        return there

    def play_stance(self, seat: str, card: Card, place: str) -> Element | None:
        for stance in self.board.of(seat, "stance"):
            if self.discard(seat, stance) != "done":
                raise Beyond("a play that fails half-way")
        if self.unpaid(seat, card, onto=None):
            raise Illegal if not self.board.of(seat, "stance") and place == "" else Beyond("a play that fails half-way")
        self.pay_to_play(seat, card, onto=None)
        if self.prevented(Event("enter", seat, cards=[card], place=card.area)):
            return None
        if self.board.of(seat, "stance") or card.area != place:
            raise Beyond("a play that fails half-way")
        self.take(card)
        card.area = "field"
        stance = Element(seat, "stance", [card])
        self.board.field.append(stance)
        return stance
