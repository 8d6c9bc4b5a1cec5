"""Sections 3 and 4: what each instruction does."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from tests.games.spoils.text.reference.board import OTHER, Card, Exchange, Printed, ref
from tests.games.spoils.text.reference.carrying_out import AMOUNT, DIVIDED, PUT, PUT_WHERE, CarryingOut, Illegal
from tests.games.spoils.text.reference.meaning import Event, Reading
from tests.games.spoils.text.reference.words import WHO, Beyond, Unread, one_line


@dataclass(eq=False)
class Action:
    """A card being played, an ability being used, or a turn that is being ended."""

    seat: str
    card: Card
    what: str
    """card, ability or end."""
    stopped: bool = False


SAID = re.compile(rf"{WHO}: (.+)")
UNLIMITED = 40


class Deeds(CarryingOut):
    def __init__(self, position: dict[str, Any], printed: dict[str, Printed]) -> None:
        super().__init__(position, printed)
        self.next_costs: list[tuple[str, str, int, Reading]] = []
        """406.5a Whose next numeric cost is changed, of which cards, and by how much."""
        self.actions: list[Action] = []

    def answered(self) -> Action | None:
        raise NotImplementedError

    def is_answered_so(self, reading: Reading, action: Action, noun: str) -> bool:
        raise NotImplementedError

    def do(self, reading: Reading, words: str, numbers: tuple[int, ...]) -> bool:
        found = SAID.fullmatch(words)
        if found is None or found[2].startswith(("gain ", "lose ")):
            return self.done_to(reading, words, numbers)
        seats = reading.who(found[1])
        done = True
        several: list[Card] = []
        for seat in seats:
            doer, reading.doer = reading.doer, seat
            done = self.do_one(reading, seat, found[2], numbers) and done
            reading.doer = doer
            if len(seats) > 1:
                several += reading.kept(
                    tuple(one for number in numbers for one in reading.things.get(number, ())), True
                )
        if several:
            for number in numbers:
                reading.things[number] = tuple(ref(card) for card in several)
        return done

    # By nobody

    def done_to(self, reading: Reading, words: str, numbers: tuple[int, ...]) -> bool:
        if found := re.fullmatch(r"X is (.+)", words):
            line = one_line(words)
            if "#" not in words and line.words != words:
                raise Unread(words)
            reading.x = int(found[1]) if found[1].isdigit() else reading.measure(found[1])
            return True
        if found := re.fullmatch(r"only to (?:play|use) if (.+)", words):
            return self.allowed(reading, found[1], numbers)
        if found := re.fullmatch(r"(.+): (gain|lose) (.+) influence", words):
            things = self.factions_of(reading, found[1], numbers)
            amount = reading.amount(found[3])
            done = bool(things)
            with self.instant():
                for card in things:
                    if reading.cost and found[2] == "lose" and self.influence[card.controller] < amount:
                        raise Illegal(words)  # 401.3b
                    self.change_influence(card, found[2], amount)
            return done
        if found := re.fullmatch(r"remove (.+) damage from (.+)", words):
            things = self.chosen_or_all(reading, reading.you, "choose", found[2])
            for card in things:
                taken = None if found[1] == "all" else reading.amount(found[1])
                card.damage = 0 if taken is None else max(0, card.damage - taken)
                card.total = 0 if taken is None else max(0, card.total - taken)
            return bool(things)
        if found := re.fullmatch(
            r"(.+) and (.+), at the same time: each inflicts damage equal to its strength to the other", words
        ):
            one, other = reading.things_of(found[1]), reading.things_of(found[2])
            if len(one) != 1 or len(other) != 1:
                raise Beyond("a brawl without the other")
            both = (one[0], other[0])
            if not all("character" in self.types(card) for card in both):
                raise Beyond("a brawl of what is no character")
            strengths = [self.stat(card, "strength") for card in both]
            with self.instant():
                self.inflict(both[0], [(both[1], strengths[0])])
                self.inflict(both[1], [(both[0], strengths[1])])
            return True
        if found := re.fullmatch(
            r"the next numeric cost(?: of a (.+?))? that (.+) pays this turn: (\w+) by (.+)", words
        ):
            for seat in reading.who(found[2]):
                change = reading.amount(found[4])
                self.next_costs.append((seat, found[1] or "", change if found[3] == "increase" else -change, reading))
            return True
        if found := re.fullmatch(r"(.+) joins the party, (attacking|blocking)", words):
            return self.join(reading, found[1], found[2])
        raise Unread(words)

    def factions_of(self, reading: Reading, words: str, numbers: tuple[int, ...]) -> list[Card]:
        if words.startswith(("every faction", "#")) or words == "this card":
            found = reading.things_of(words)
        else:
            found = self.chosen_or_all(reading, reading.you, "choose", words)
        return [card for card in found if "faction" in self.types(card)]

    def allowed(self, reading: Reading, condition: str, numbers: tuple[int, ...]) -> bool:
        """401.3a"""
        if found := re.fullmatch(r"it answers a (.+), being played or used", condition):
            answered = self.answered()
            if answered is None:
                return False
            if not self.is_answered_so(reading, answered, found[1]):
                return False
            for number in numbers:
                reading.things[number] = (ref(answered.card),)
                reading.answers[number] = answered
            return True
        return reading.holds(condition)

    # By a player

    def do_one(self, reading: Reading, seat: str, words: str, numbers: tuple[int, ...]) -> bool:
        if found := re.fullmatch(r"draw (.+)", words):
            many = reading.amount(found[1])
            if reading.cost and len(self.zones[seat, "deck"]) < many:
                raise Illegal(words)  # O68
            return self.draw(seat, many) > 0 or many == 0
        if found := re.fullmatch(r"pay (.+)", words):
            return self.pay_for_effect(reading, seat, reading.amount(found[1]))
        if found := re.fullmatch(r"create (.+?) Micromajig Tokens?", words):
            self.create(seat, reading.amount(found[1]))
            return True
        if found := re.fullmatch(r"(put|remove) (.+?) tokens? (?:on|from) (.+)", words):
            return self.tokens(reading, seat, found[1], found[2], found[3])
        if PUT.fullmatch(words):
            return self.put(reading, seat, words, numbers)
        if found := re.fullmatch(r"this card inflicts (.+) damage to (.+)", words):
            return self.damage(reading, seat, found[1], found[2], numbers)
        if found := re.fullmatch(r"attach (.+) to (.+)", words):
            host = self.chosen_or_all(reading, seat, "choose", found[2])
            things = reading.things_of(found[1])
            return bool(host) and all(self.attach(card, host[0]) for card in things) and bool(things)
        if found := re.fullmatch(r"search the deck of (.+?) for (.+)", words):
            return self.search(reading, seat, found[1], found[2], numbers)
        if found := re.fullmatch(r"shuffle the deck of (.+)", words):
            for whose in reading.who(found[1]):
                self.shuffle(whose)
            return True
        if found := re.fullmatch(r"choose X, (\d+) to (any number|\d+)", words):
            return self.choose_number(reading, seat, int(found[1]), found[2])
        if words == "flip a coin":
            won = not self.luck(2)
            for number in numbers:
                reading.won[number] = won
            with self.instant():
                self.tell(Event("coin", None, seat, amount=int(won)))
            return True
        if found := re.fullmatch(r"take control of (.+), (this turn|until it enters another area)", words):
            things = self.chosen_or_all(reading, seat, "choose", found[1])
            with self.instant():
                for card in things:
                    self.take_control(seat, card, found[2])
            return bool(things)
        if found := re.fullmatch(rf"play ({AMOUNT}) resources?", words):
            return self.play_resources(reading, seat, reading.amount(found[1]))
        if found := re.fullmatch(r"play (.+?)( for free)?", words):
            return self.play_from_hand(reading, seat, found[1], free=found[2] is not None)
        if found := re.fullmatch(
            r"(destroy|deplete|restore|discard|pick|choose|reveal|look at|terminate|flip face-down|detach) (.+)", words
        ):
            return self.verb(reading, seat, found[1], found[2], numbers)
        if words == "choose a player":
            self_chosen = self.choose(seat, "which player", ["A", "B"])
            reading.spoken = self_chosen
            return True
        raise Unread(words)

    def verb(self, reading: Reading, seat: str, verb: str, words: str, numbers: tuple[int, ...]) -> bool:
        if verb == "detach":
            return self.detach(reading, seat, words)
        if verb == "terminate":
            return self.terminate(reading, words)
        named = words + "".join(f" (#{number})" for number in numbers)
        if verb in ("reveal", "look at"):
            if "face-down" in words:
                raise Beyond("face-down cards that are shown")
            if words.startswith("the top") and any(one in self.shuffled for one in "AB"):
                raise Beyond("a card from a deck that nobody knows")
            things = self.chosen_or_all(reading, seat, verb, named)
            return bool(things)
        wanted = one_line(words).words
        things = self.chosen_or_all(reading, seat, verb, named)
        if verb == "choose":
            return bool(things)
        asked = re.match(rf"({AMOUNT}) ", wanted)
        done = bool(things) or (asked is not None and reading.amount(asked[1]) == 0)
        with self.instant():
            for card in things:
                before = card.moves
                done = self.act_on(reading, seat, verb, card) and done
                reading.has_moved(card, before, named)
        least = re.match(rf"({AMOUNT}) (?!to )", wanted)
        if least is not None and not wanted.startswith(("the ", "this")) and len(things) < reading.amount(least[1]):
            done = False
        return done

    def act_on(self, reading: Reading, seat: str, verb: str, card: Card) -> bool:
        if verb == "pick":
            self.tell(Event("pick", card, seat, by=reading.card))
            return True
        if verb == "destroy":
            return self.destroy(card, reading.card)
        if verb == "deplete":
            return self.deplete(card)
        if verb == "restore":
            if reading.restores and any(
                self.concerned(other, said[1], lasting, card) and reading.you in other.who(said[2])
                for other, said, lasting in self.statements("not restored")
            ):
                return False
            return self.restore_card(card)
        if verb == "discard":
            return self.discard(seat, card)
        return self.flip_down(card)

    def detach(self, reading: Reading, seat: str, words: str) -> bool:
        what, _, host = words.partition(" from ")
        hosts = reading.things_of(host) if host else None
        things = (
            self.chosen_or_all(reading, seat, "detach", what)
            if not what.startswith(tuple("0123456789X"))
            else self._some_attached(reading, seat, what, hosts)
        )
        with self.instant():
            for card in things:
                if card.in_play and card.host is not None and (hosts is None or card.host in hosts):
                    card.host = None
                    self.tell(Event("detach", card))
        return True

    def _some_attached(self, reading: Reading, seat: str, what: str, hosts: list[Card] | None) -> list[Card]:
        raise Beyond("choosing what is detached")

    def tokens(self, reading: Reading, seat: str, verb: str, amount: str, words: str) -> bool:
        things = self.chosen_or_all(reading, seat, "choose", words)
        if not things:
            return False
        done = True
        with self.instant():
            for card in things:
                if amount == "all":
                    many = card.tokens
                elif re.fullmatch(r"(\d+) to (any number|\d+)", amount):
                    raise Beyond("any number of tokens")
                else:
                    many = reading.amount(amount)
                if verb == "remove" and card.tokens < many:
                    if reading.cost:
                        raise Illegal(words)
                    many, done = card.tokens, False
                self.change_tokens(card, verb, many)
        return done

    def damage(self, reading: Reading, seat: str, amount: str, words: str, numbers: tuple[int, ...]) -> bool:
        divided = DIVIDED.fullmatch(words)
        many = reading.amount(amount)
        if divided is None:
            named = words + "".join(f" (#{number})" for number in numbers)
            things = self.chosen_or_all(reading, seat, "inflict", named)
            hit = self.inflict(reading.card, [(card, many) for card in things])
            for number in numbers:
                reading.done[number] = hit
            return hit
        things = [card for card in reading.things_of(divided[1]) if card.in_play]
        divider = reading.who(divided[2])[0]
        if not things or not many:
            return False
        shares, left = [], many
        for at, card in enumerate(things):
            share = left
            if at < len(things) - 1 and left:
                numbers_offered = [str(one) for one in range(left + 1)]
                share = int(self.ask(divider, "how much damage to inflict", numbers_offered, False))
            shares.append((card, share))
            left -= share
        return self.inflict(reading.card, shares)

    def choose_number(self, reading: Reading, seat: str, least: int, most: str) -> bool:
        """410.2 Nobody is offered what can't be paid: which numbers are is left to the table."""
        answer = self.ask(seat, "which number", [str(one) for one in range(least, UNLIMITED)], False)
        reading.x = int(answer)
        if reading.x < least or (most != "any number" and reading.x > int(most)):
            raise Illegal(most)
        return True

    def take_control(self, seat: str, card: Card, until: str) -> None:
        """407.3, O38"""
        if not card.in_play:
            return
        timed = tuple(one for one in card.claims if one[1] == "this turn")
        card.claims = (*timed, (seat, until, self.exchanges_of(card)))
        self.settle_control(card)

    def settle_control(self, card: Card) -> None:
        self.give(card, self.rightful(card))

    def settle_all_control(self) -> None:
        """407.3a Everything that an exchange is about changes sides together."""
        if any("exchanges" in card.printed.heads for card in self.cards):
            for card, seat in [(card, self.rightful(card)) for card in self.table]:
                self.give(card, seat)

    def rightful(self, card: Card) -> str:
        """407.3, 407.3a, O38 Whose a card is: what is newer than a claim goes on from there."""
        seat, before = (card.claims[-1][0], card.claims[-1][2]) if card.claims else (card.brought, ())
        later = [one for one in self.exchanges_of(card) if one not in before]
        return OTHER[seat] if len(later) % 2 else seat

    def exchanges_of(self, card: Card) -> tuple[Exchange, ...]:
        if not any("exchanges" in other.printed.heads for other in self.cards):
            return ()
        return tuple(
            (reading.card, reading.card.moves, said[1])
            for reading, said, lasting in self.statements("exchanged")
            if self.concerned(reading, said[1], lasting, card)
        )

    def give(self, card: Card, seat: str) -> None:
        if card.controller == seat:
            return
        card.controller = seat
        card.since = self.turn
        self.out_of_battle(card)
        if self.battle is not None and self.battle.target is card:
            self.battle.target = None

    # Moving

    def put(self, reading: Reading, seat: str, words: str, numbers: tuple[int, ...]) -> bool:
        if ", and not " in words:
            raise Beyond("a card that is terminated elsewhere")
        found = PUT.fullmatch(words)
        assert found is not None
        what = found[1] if "(#" in found[1] else found[1] + "".join(f" (#{number})" for number in numbers)
        tail = found[4]
        things = self.chosen_or_all(reading, seat, "put", what)
        if any(one.area == "deck" and one.owner in self.shuffled for one in things) and "the top" in found[1]:
            raise Beyond("a card from a deck that nobody knows")
        if found[2] == "in play":
            return self.put_into_play(reading, seat, things, tail)
        area, side = PUT_WHERE[found[2]]
        if tail == ", in the order that one wants":
            things = self.ordered(seat, things)
        elif tail:
            raise Unread(words)
        if area == "hand" and found[1].startswith("the top"):
            raise Beyond("a draw that isn't called so")
        done = bool(things)
        with self.instant():
            if side == "top":
                things = things[::-1]
            for card in things:
                if reading.cost and card is reading.card and not card.in_play and card.area != "discard pile":
                    raise Beyond("a card that is moved while it is played")
                before = card.moves
                self.move(card, area, side if side != "shuffled" else "top")
                reading.has_moved(card, before, what)
        if side == "shuffled" and things:
            for owner in {card.owner for card in things if card.area == "deck"}:
                self.shuffle(owner)
        chosen = re.match(rf"({AMOUNT}) (?!to )(?:card|character|item|location|tactic|resource)", found[1])
        if chosen is not None and len(things) < reading.amount(chosen[1]):
            done = False
            if reading.cost:
                raise Illegal(words)
        return done

    def ordered(self, seat: str, things: list[Card]) -> list[Card]:
        """The first that is named lies on top of, or under, those before it: the table tells which."""
        if len(things) < 2:
            return things
        left, taken = list(things), []
        while len(left) > 1:
            answer = self.ask(seat, "which card goes first", list(left), len({one.name for one in left}) == 1)
            card = left[0] if answer is None else answer
            left.remove(card)
            taken.append(card)
        return [*taken, *left]

    def put_into_play(self, reading: Reading, seat: str, things: list[Card], tail: str) -> bool:
        depleted, down = ", depleted" in tail, ", face-down" in tail
        if re.search(r", (attacking|blocking)", tail):
            raise Beyond("a card that is put into a battle")
        host = None
        if found := re.search(r", attached to (.+?)(?:, under|$)", tail):
            hosts = reading.things_of(found[1])
            if not hosts:
                raise Beyond("a host that isn't there")
            host = hosts[0]
        under = re.search(rf", under the control of {WHO}", tail)
        controller = reading.who(under[1])[0] if under else seat
        done = bool(things)
        with self.instant():
            for card in things:
                if card.in_play:
                    raise Beyond("a card that is in play already")
                if not down and "tactic" in self.types(card):
                    done = False
                    if card.area != "discard pile":  # 205.2, as in 507.2c and O30
                        self.move(card, "discard pile")
                    continue
                if not down and host is not None and not card.printed.says(r"Attach to \w+"):
                    raise Beyond("a card that is attached without the keyword")
                before = card.moves
                done = self.enter(card, controller, depleted=depleted, down=down, host=host) and done
                reading.has_moved(card, before, "")
        return done

    def search(self, reading: Reading, seat: str, whose: str, words: str, numbers: tuple[int, ...]) -> bool:
        """312"""
        owner = reading.who(whose)[0]
        found = re.fullmatch(rf"({AMOUNT})(?: to ({AMOUNT}))? (.+)", words)
        if found is None:
            raise Unread(words)
        least, most = reading.amount(found[1]), reading.amount(found[2] or found[1])
        any_card = found[3] == "card"
        deck = list(self.zones[owner, "deck"])
        left = [card for card in deck if reading.is_such(card, found[3])]
        taken: list[Card] = []
        while left and len(taken) < most:
            offered: list[Card | str] = list(left)
            if not any_card or len(taken) >= least:
                offered.append("nothing more" if taken else "nothing")
            answer = self.choose(seat, "which card to find", offered)
            if isinstance(answer, str):
                break
            left.remove(answer)
            taken.append(answer)
        for number in numbers:
            reading.things[number] = tuple(ref(card) for card in taken)
            reading.rests[number] = ()
        self.shuffle(owner)  # 312.1
        return bool(taken)

    def play_resources(self, reading: Reading, seat: str, many: int) -> bool:
        """604"""
        done = True
        for _ in range(many):
            hand = self.zones[seat, "hand"]
            if not hand:
                return False
            offered = []
            for card in hand:
                if "resource" in card.printed.types:
                    offered.append(f"{card.name} face-up")
                offered.append(f"{card.name} face-down")
            answer = self.choose(seat, "which resource to play", sorted(set(offered)))
            name, _, face = answer.rpartition(" ")
            card = next(one for one in hand if one.name == name)
            self.enter(card, seat, down=face == "face-down")
        return done

    # Laid down by what comes later

    def pay_for_effect(self, reading: Reading, seat: str, amount: int) -> bool:
        raise NotImplementedError

    def play_from_hand(self, reading: Reading, seat: str, words: str, *, free: bool) -> bool:
        raise NotImplementedError

    def terminate(self, reading: Reading, words: str) -> bool:
        raise NotImplementedError

    def join(self, reading: Reading, words: str, side: str) -> bool:
        raise Beyond("joining a party")


__all__ = ["OTHER", "Deeds"]
