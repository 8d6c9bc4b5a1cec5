"""401, 406, 603, 605, 606 Costs, playing cards, using abilities, responding."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from tests.games.spoils.text.reference.board import OTHER, Card, Printed, ref
from tests.games.spoils.text.reference.carrying_out import Illegal
from tests.games.spoils.text.reference.deeds import Action, Deeds
from tests.games.spoils.text.reference.happening import Over
from tests.games.spoils.text.reference.meaning import NUMBER, Event, Reading, noun_of
from tests.games.spoils.text.reference.words import WHO, Beyond, Line

TRIES = 80
ENTANGLED = ("#", "X", "depleted", "answers", "in the hand")
"""Words of costs that may have to do with what was paid before."""
NESTED = 8
TACTICAL = r"(?:You may play this card whenever you could play a tactic\.|Tactical)"


class Trying:
    """Answers for a cost that is tried: all of them, one after the other."""

    def __init__(self, guesses: list[int]) -> None:
        self.guesses = guesses
        self.taken: list[tuple[int, int]] = []

    def ask(self, seat: str, kind: str, options: list[Any], soft: bool) -> Any:
        if kind == "which resource":
            return options[0]
        return options[self.luck(min(len(options), 12))]

    def luck(self, several: int) -> int:
        at = len(self.taken)
        guess = self.guesses[at] if at < len(self.guesses) else 0
        self.taken.append((guess, several))
        return guess

    def further(self) -> list[int] | None:
        taken = list(self.taken)
        while taken:
            guess, several = taken.pop()
            if guess + 1 < several:
                return [*(one for one, _ in taken), guess + 1]
        return None


class Playing(Deeds):
    def __init__(self, position: dict[str, Any], printed: dict[str, Printed]) -> None:
        super().__init__(position, printed)
        self.owed = 0
        """406.3 The running total of what is being played or used."""

    # Numeric costs (406)

    def numeric(self, seat: str, amount: int, card: Card | None, ability: bool = False) -> int:
        more, reductions = 0, []
        for reading, said, lasting in self.statements("cost"):
            _, noun, who, way, change, least = said
            if lasting is not None and lasting.on is not None:
                continue
            if card is None or seat not in reading.who(who):
                continue  # 406.5b
            if found := re.fullmatch(r"abilities of (.+)", noun):
                if not ability or card not in reading.things_of(found[1]):
                    continue
            elif "ability" in noun_of(noun)[0]:
                if not ability:
                    continue
                if len(noun_of(noun)[0]) > 1 or noun_of(noun)[2]:
                    raise Beyond("abilities of a kind")
            elif ability or not reading.is_such(card, noun):
                continue
            value = reading.amount(change)
            if way == "increase":
                more += value
            else:
                reductions.append((value, least))
        for owner, noun, change, reading in self.next_costs:
            if owner != seat or (noun and (card is None or ability or not reading.is_such(card, noun))):
                continue
            if change > 0:
                more += change
            else:
                reductions.append((-change, 0))
        if len({least for _, least in reductions}) > 1:
            raise Beyond("reductions in an order that matters")
        total = amount + more
        for value, least in reductions:
            total = max(total - value, min(total, least), 0)  # 410.5
        return total

    def use_up(self, seat: str, card: Card | None, ability: bool) -> None:
        """O69"""
        self.next_costs = [
            one
            for one in self.next_costs
            if one[0] != seat or (one[1] and (card is None or ability or not one[3].is_such(card, one[1])))
        ]

    def pay(self, seat: str, amount: int) -> None:
        """309.1"""
        if len(self.free(seat)) < amount:
            raise Illegal("resources")
        for left in range(amount, 0, -1):
            free = self.free(seat)
            card = self.ask(seat, "which resource", free, len(free) == left) or free[0]
            card.host = self.factions[seat]
            with self.instant():
                self.tell(Event("attach", card))

    def pay_for_effect(self, reading: Reading, seat: str, amount: int) -> bool:
        """401.1a, O06"""
        if reading.cost:
            self.owed += amount
            self.has_numeric = True
            return True
        total = self.numeric(seat, amount, None)
        if len(self.free(seat)) < total:
            return False
        self.use_up(seat, None, False)
        self.paying += 1
        self.pay(seat, total)
        self.paying -= 1
        waiting, self.waiting = self.waiting, []
        self.run(waiting)
        return True

    has_numeric = False

    # Whether something can be begun (O35)

    def feasible(self, begin: Callable[[], object]) -> bool:
        saved = self.save()
        guesses: list[int] | None = []
        for _ in range(TRIES):
            assert guesses is not None
            trying = Trying(guesses)
            self.ask, self.luck = trying.ask, trying.luck
            try:
                begin()
                self.restore(saved)
                return True
            except Illegal:
                self.restore(saved)
            except Over:
                self.restore(saved)
                return True
            except BaseException:
                self.restore(saved)
                raise
            guesses = trying.further()
            if guesses is None:
                return False
        raise Beyond("costs with too many ways")

    def plainly_payable(self, seat: str, card: Card, place: int, costs: list[Line], start: int | None) -> bool | None:
        """The same for costs whose steps have nothing to do with each other; None if that isn't so."""
        reading = self.reading(seat, card, place)
        owed, numeric, depletes = start or 0, start is not None, False
        self.paying += 1
        reading.cost = True
        able: bool | None = True
        for line in costs:
            if any(word in line.words for word in ENTANGLED):
                able = None
            elif line.words == "you: deplete this card" and not depletes:
                depletes = True
                able = card.in_play and self.can_undergo("deplete", seat, card)
            elif found := re.fullmatch(r"you: pay (\d+)", line.words):
                owed, numeric = owed + int(found[1]), True
            elif found := re.fullmatch(r"you: pick (\d+) (.+)", line.words):
                able = len(self.options_for(reading, seat, "pick", f"{found[1]} {found[2]}")) >= int(found[1])
            elif found := re.fullmatch(r"only to (?:play|use) if (.+)", line.words):
                able = reading.holds(found[1])
            else:
                able = None
            if not able:
                break
        self.paying -= 1
        if able and numeric:
            able = len(self.free(seat)) >= self.numeric(seat, owed, card, ability=start is None)
        return able

    def playable(self, seat: str, card: Card, *, free: bool = False) -> bool:
        if "resource" in card.printed.types or self.forbidden("play", player=seat, card=card):
            return False
        if not self.meets(seat, card.printed.threshold):
            return False
        lines = [line for told in card.printed.paragraphs for line in told.lines]
        if not any(line.words.startswith(("options", "printed: Attach to ")) for line in lines):
            costs = [one for line in lines if line.words == "cost" for one in line.below]
            self._required(seat, card)
            plain = self.plainly_payable(seat, card, 1, costs, 0 if free else card.printed.cost)
            if plain is not None:
                return plain
        return self.feasible(lambda: self._begin_card(seat, card, Action(seat, card, "card"), free=free, flip=False))

    def flippable(self, seat: str, card: Card) -> bool:
        found = card.printed.says(r"Flip Up (\d+)(?: \[(\w+)\])?")
        if not card.down or card.controller != seat or found is None:
            return False
        if self.forbidden("play", player=seat, card=card) or not self.meets(seat, found[2] or ""):
            return False
        return self.feasible(lambda: self._begin_card(seat, card, Action(seat, card, "card"), free=False, flip=True))

    def usable(self, seat: str, card: Card, line: Line, place: int) -> bool:
        found = re.fullmatch(r"ability (.+?)(?:, with the icons (\w+))?", line.words)
        assert found is not None
        if not self.meets(seat, found[2] or ""):
            return False
        costs = [one for part in line.below if part.words == "cost" for one in part.below]
        plain = self.plainly_payable(seat, card, place, costs, None)
        if plain is not None:
            return plain
        return self.feasible(
            lambda: self._begin_ability(self.reading(seat, card, place), Action(seat, card, "ability"), line)
        )

    # What one may do in a window

    def doable(self, seat: str, *, tactics: bool) -> list[tuple[str, Card, Any]]:
        """Cards to play and abilities to use: the words, the card, and how; `tactics`: as in a response."""
        found: list[tuple[str, Card, Any]] = []
        seen = set()
        for card in list(self.zones[seat, "hand"]):
            if tactics and "tactic" not in card.printed.types and card.printed.says(TACTICAL) is None:
                continue
            if card.name not in seen and self.playable(seat, card):
                seen.add(card.name)
                found.append((f"play {card.name}", card, None))
        for card in list(self.table):
            if card.down and card.controller == seat:
                if tactics and "tactic" not in card.printed.types and card.printed.says(TACTICAL) is None:
                    continue
                if self.flippable(seat, card):
                    found.append((f"flip up {card.name}", card, None))
        for card in [*self.table, *self.zones[seat, "discard pile"]]:
            if card.in_play and (card.down or card.controller != seat):
                continue
            for told in card.printed.paragraphs:
                for line in told.lines:
                    ability = re.fullmatch(r"ability (.+?)(?:, with the icons \w+)?", line.words)
                    if ability is None or (card.in_play and not self._has_text(card)):
                        continue
                    outside = any(
                        cost.words == "only to use if this card is in the discard pile of you"
                        for part in line.below
                        for cost in part.below
                    )
                    if outside == (not card.in_play) and self.usable(seat, card, line, told.place):
                        found.append((f"use {ability[1]} of {card.name}", card, (line, told.place)))
        return found

    def perform(self, seat: str, words: str, card: Card, how: Any) -> None:
        if words.startswith("use "):
            self.use(seat, card, how[0], how[1])
        else:
            self.play(seat, card, flip=words.startswith("flip up"))

    # Playing a card (603)

    def play(self, seat: str, card: Card, *, free: bool = False, flip: bool = False) -> None:
        action = Action(seat, card, "card")
        reading, effect, host = self._begin_card(seat, card, action, free=free, flip=flip)
        self._after_costs(action)
        if not card.printed.says(r"Your opponent cannot respond to this card\."):
            self.respond(OTHER[seat], action)
        self.actions.remove(action)
        if action.stopped:
            return
        if "tactic" in card.printed.types:
            reading.cost = False
            self.follow(reading, effect)
            if card.area == "being played":
                with self.instant():
                    self.move(card, "discard pile")
            return
        if host is not None:
            kind = card.printed.says(r"Attach to (\w+)")
            assert kind is not None
            there = host[0].moves == host[1] and host[0].in_play
            if not there or kind[1].lower() not in (*self.types(host[0]), "card"):
                with self.instant():
                    self.move(card, "discard pile")  # 507.2c, O62
                return
        self.enter(card, seat, host=None if host is None else host[0], flipped_up=flip)

    def _begin_card(
        self, seat: str, card: Card, action: Action, *, free: bool, flip: bool
    ) -> tuple[Reading, list[Line], tuple[Card, int] | None]:
        self.paying += 1
        owed, self.owed = self.owed, 0
        paid = 0
        above: list[tuple[int, int, tuple[tuple[Card, int], ...]]] = []
        if flip:
            found = card.printed.says(r"Flip Up (\d+)(?: \[(\w+)\])?")
            assert found is not None
            paid = int(found[1])
            self.pay(seat, paid)
            with self.instant():
                self.tell(Event("leave", card))
                self.take(card)
                card.area, card.down = "being played", False
        else:
            self.take(card)
            card.area = "being played"
        card.controller = seat
        self.actions.append(action)
        reading = self.reading(seat, card, 1)
        reading.cost = True
        host = None
        if kind := card.printed.says(r"Attach to (\w+)"):
            things = self.chosen_or_all(reading, seat, "pick", f"1 {kind[1].lower()} in play, anybody's")
            with self.instant():
                self.tell(Event("pick", things[0], seat, by=card))
            host = ref(things[0])
        effect: list[Line] = []
        for told in card.printed.paragraphs:
            lines = told.lines
            if lines[0].words.startswith("options: "):
                chooser = reading.who(lines[0].words.rpartition("by ")[2])[0]
                ways = enumerate(lines[0].below, 1)
                able = [f"option {at}" for at, way in ways if self.affordable(reading, chooser, list(way.below))]
                answer = self.choose(chooser, "which option", able)
                lines = lines[0].below[int(answer.removeprefix("option ")) - 1].below
            for line in lines:
                if line.words == "cost":
                    reading.place = told.place
                    self.follow(reading, line.below)
                    above += [(told.place, number, refs) for number, refs in reading.things.items()]
                elif line.words == "effect":
                    effect = line.below
        self._required(seat, card)
        start = paid if flip else 0 if free else card.printed.cost
        total = self.numeric(seat, start + self.owed, card)
        self.pay(seat, max(0, total - paid))
        self.use_up(seat, card, False)
        with self.instant():
            self.tell(Event("play", card, seat))
        card.above = tuple(above)
        self.owed = owed
        self.paying -= 1
        return reading, effect, host

    def _required(self, seat: str, card: Card) -> None:
        """505.1"""
        for said_by, said, _ in self.statements("must pay"):
            _, who, _amount, verb, noun = said
            if verb == "play" and seat in said_by.who(who) and said_by.is_such(card, noun):
                raise Beyond("what must be paid for playing")

    def _after_costs(self, action: Action) -> None:
        """603.1f"""
        waiting, self.waiting = self.waiting, []
        if len(self.actions) > NESTED:
            raise Beyond("too many responses")
        self.run(waiting)

    def playable_of(self, reading: Reading, seat: str, words: str, *, free: bool) -> list[Card]:
        if not re.match(r"1 .* in the hand", words):
            raise Beyond("a card that is played from elsewhere")
        return [card for card in self.options_for(reading, seat, "play", words) if self.playable(seat, card, free=free)]

    def play_from_hand(self, reading: Reading, seat: str, words: str, *, free: bool) -> bool:
        """603.2, O59"""
        options = self.playable_of(reading, seat, words, free=free)
        if not options:
            return False
        self.play(seat, self.choose(seat, "which card", options), free=free)
        return True

    # Using an ability (605)

    def use(self, seat: str, card: Card, line: Line, place: int) -> None:
        action = Action(seat, card, "ability")
        reading = self.reading(seat, card, place)
        effect = self._begin_ability(reading, action, line)
        self._after_costs(action)
        self.respond(OTHER[seat], action)
        self.actions.remove(action)
        if action.stopped:
            return
        reading.cost = False
        self.follow(reading, effect)

    def _begin_ability(self, reading: Reading, action: Action, line: Line) -> list[Line]:
        self.paying += 1
        self.actions.append(action)
        owed, self.owed, self.has_numeric = self.owed, 0, False
        reading.cost = True
        effect: list[Line] = []
        card = reading.card
        for part in line.below:
            if part.words == "cost":
                self.follow(reading, part.below)
            else:
                effect = part.below
        if self.has_numeric:
            self.pay(action.seat, self.numeric(action.seat, self.owed, card, ability=True))
            self.use_up(action.seat, card, True)
        with self.instant():
            self.tell(Event("use", card, action.seat))
        card.used = (*card.used, reading.place)
        self.owed = owed
        self.paying -= 1
        return effect

    # Responding (606)

    def respond(self, seat: str, action: Action) -> None:
        while not action.stopped:
            able = self.doable(seat, tactics=True)
            if not able:
                return
            answer = self.ask(seat, "which response", [*able, "let it happen"], False)
            if answer == "let it happen":
                return
            self.perform(seat, *answer)

    def answered(self) -> Action | None:
        """What the one who is satisfying a cost responds to."""
        own = self.actions[-1]
        others = [one for one in self.actions[:-1] if not one.stopped]
        return others[-1] if others and others[-1].seat != own.seat and others[-1].what != "end" else None

    def is_answered_so(self, reading: Reading, action: Action, noun: str) -> bool:
        kinds, _place, qualities = noun_of(noun)
        if action.what == "ability":
            if qualities:
                raise Beyond("abilities of a kind")
            return "ability" in kinds
        kinds = tuple(kind for kind in kinds if kind != "ability")
        return bool(kinds) and reading.is_such(action.card, ", ".join([" or ".join(kinds), *qualities]))

    def terminate(self, reading: Reading, words: str) -> bool:
        """314"""
        found = NUMBER.fullmatch(words)
        action = None if found is None else reading.answers.get(int(found[1]))
        if action is None:
            raise Beyond("terminating what isn't answered")
        if action.stopped or action not in self.actions:
            return False
        action.stopped = True
        if action.what == "card":
            with self.instant():
                self.move(action.card, "discard pile")
        return True


__all__ = ["WHO", "Action", "Playing"]
