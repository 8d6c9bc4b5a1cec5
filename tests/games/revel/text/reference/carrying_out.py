"""What must have changed: a read-back carried out on a board, with the answers that were given.

Written from the rulebook (0.2 to 0.4, 4.10, 5.2, 5.3, 5.9, 5.10) without a look at the table's own code. Where players
choose, it says who is asked and what may be answered; that has to be what the table asked.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from tests.games.revel.text.reference.board import Board, Thing
from tests.games.revel.text.reference.words import (
    ACT,
    BEFORE,
    COUNTERS,
    DONE,
    DRAW,
    EITHER,
    EVERY,
    IF,
    IF_NOT,
    MAY,
    NOUN,
    NUMBER,
    PAID,
    PAY,
    PICK,
    PICK_OF,
    TALLY,
    Line,
    Unread,
    compare,
)

Ask = Callable[[str, list[str]], str]
OTHER = {"A": "B", "B": "A"}
ENDLESS = 1000


class Deed:
    """What an instruction with a number did."""

    def __init__(self) -> None:
        self.things: list[tuple[str, Thing]] = []
        """Who did it to what."""
        self.amount = 0
        self.by: set[str] = set()


def _mentions(line: Line, number: int) -> bool:
    """Whether an instruction speaks of what has a number."""
    return bool(re.search(rf"#{number}\b", line.words)) or any(_mentions(one, number) for one in line.below)


class Reading:
    """One carrying out of an effect."""

    def __init__(self, board: Board, you: str, this: Thing, ask: Ask) -> None:
        self.board, self.you, self.this, self.ask = board, you, this, ask
        self.named: dict[int, list[Thing]] = {}
        self.deeds: dict[int, Deed] = {}
        self.rest: list[Line] = []
        """What comes after the instruction that is being carried out."""

    # Who, and what is there

    def players(self, words: str) -> list[str]:
        if words == "each player":
            return [self.board.current, OTHER[self.board.current]]
        if words.startswith("the player of "):
            return list(dict.fromkeys(it.side for it in self.meant(words.removeprefix("the player of "), self.you)))
        return [{"you": self.you, "your opponent": OTHER[self.you]}[words]]

    def on_board(self, it: Thing) -> bool:
        return it in self.board.field or it in self.board.sides[it.side].hand

    def meant(self, words: str, who: str) -> list[Thing]:
        """What words mean that leave nothing to choose."""
        if words in ("this spell", "this card's element, or this card off the field"):
            return [self.this]
        before = BEFORE.fullmatch(words)
        if before is not None:
            return self.meant(before[1], who)
        number = NUMBER.fullmatch(words)
        if number is not None:
            return self.named.get(int(number[1]), [])
        done = DONE.fullmatch(words)
        if done is not None:
            return [it for n in re.findall(r"#(\d+)", done[1]) for _, it in self.deed(int(n)).things]
        every = EVERY.fullmatch(words)
        if every is not None:
            found = self.those(every[1], who)
            if every[2]:
                self.named[int(every[2])] = found
            return found
        raise Unread(words)

    def deed(self, number: int) -> Deed:
        return self.deeds.setdefault(number, Deed())

    def those(self, words: str, who: str) -> list[Thing]:
        """All that a noun fits."""
        noun = NOUN.fullmatch(words)
        if noun is None:
            raise Unread(words)
        kinds = [kind for kind in noun.group(1, 2) if kind]
        where: list[Thing] = self.board.field
        if noun[3] == "in hand":
            where = [card for side in self.board.sides.values() for card in side.hand]
        found = [it for it in where if any(self.is_a(it, kind) for kind in kinds)]
        for asked in [part for part in noun[4].split(", ") if part]:
            found = [it for it in found if self.has(it, asked, who)]
        return found

    def is_a(self, it: Thing, kind: str) -> bool:
        if kind == "card":
            return True
        if it.kind == "card":
            return False  # 1.7.4: off the field there are cards
        return kind in (it.kind, *(each for card in it.cards for each in self.board.printed[card].types))

    def has(self, it: Thing, asked: str, who: str) -> bool:
        if asked.startswith("not "):
            return not self.has(it, asked.removeprefix("not "), who)
        if asked.startswith("other than "):
            than = asked.removeprefix("other than ")
            return it not in ([self.this] if than == "this card" else self.meant(than, who))
        simple: dict[str, Callable[[], bool]] = {
            "anybody's": lambda: True,
            "yours": lambda: it.side == self.you,
            "your opponent's": lambda: it.side != self.you,
            "of the player who does it": lambda: it.side == who,
            "across from this spell": lambda: it is self.board.across(self.this),  # where it is, or was (4.10.14)
            "winning": lambda: it.kind == "spell" and self.board.winning(it),
            "unopposed": lambda: it.kind == "spell" and self.board.across(it) is None,
            "stitched": lambda: len(it.cards) > 1,
        }
        if asked in simple:
            return simple[asked]()
        value = re.fullmatch(r"with (.+) (Power|Resistance|\+1s)", asked)
        if value is None:
            raise Unread(asked)
        amount = self.value(it, value[2])
        if value[1] == "some":
            return amount is not None
        return amount is not None and compare(value[1], amount)

    def value(self, it: Thing, name: str) -> int | None:
        if name == "+1s":
            return it.plus
        return self.board.power(it) if name == "Power" else self.board.resistance(it)

    # How much

    def amount(self, words: str, who: str, most: int) -> int:
        """How much, of what there is `most` of, if they may choose."""
        if words.isdigit():
            return int(words)
        if words == "all there is":
            return most
        if words == "as much as they choose":
            return int(self.choose(who, [str(n) for n in range(most, -1, -1)]))
        chosen = re.fullmatch(r"(\d+) to (\d+), as they choose", words)
        if chosen is not None:
            top = min(int(chosen[2]), most)
            return int(self.choose(who, [str(n) for n in range(top, int(chosen[1]) - 1, -1)])) if top else 0
        times = re.fullmatch(r"(\d+) times (.+)", words)
        if times is not None:
            return int(times[1]) * self.measure(times[2], who)
        return self.measure(words, who)

    def measure(self, words: str, who: str) -> int:
        return self.asked_measure(words, who) or 0

    def asked_measure(self, words: str, who: str) -> int | None:
        """A measure; None if what is measured isn't there."""
        groups = re.fullmatch(r"\((.+)\) divided by (\d+), rounded down", words)
        if groups is not None:
            return self.measure(groups[1], who) // int(groups[2])
        count = re.fullmatch(r"the number of: (.+)", words)
        if count is not None:
            return len(self.meant(count[1], who))
        held = re.fullmatch(r"the (Passion|Stamina|play) that (you|your opponent) (?:have|has)", words)
        if held is not None:
            side = self.board.sides[self.players(held[2])[0]]
            if held[1] == "play":
                raise Unread(words)
            return side.passion if held[1] == "Passion" else side.stamina
        of_all = re.fullmatch(r"the number of \+1s on all that is (you|your opponent)'s on the field", words)
        if of_all is not None:
            return sum(it.plus for it in self.board.field if it.side == self.players(of_all[1])[0])
        spaces = re.fullmatch(r"the spell spaces in which (you|your opponent) (?:are|is) winning", words)
        if spaces is not None:
            winner = self.players(spaces[1])[0]
            return sum(it.kind == "spell" and it.side == winner and self.board.winning(it) for it in self.board.field)
        this_way = re.fullmatch(r"the (Passion|Stamina|play|\+1) of what was done by ((?:#\d+(?: and )?)+)", words)
        if this_way is not None:
            return sum(self.deed(int(n)).amount for n in re.findall(r"#(\d+)", this_way[2]))
        had = re.fullmatch(r"the last known (Power|Resistance|number of \+1s) (?:of|on) (.+)", words)
        if had is not None:
            return self.total([self.last(it, had[1]) for it in self.meant(had[2], who)])
        now = re.fullmatch(r"the (Power|Resistance|number of \+1s) (?:of|on) (.+)", words)
        if now is not None:
            return self.total([self.last(it, now[1]) for it in self.meant(now[2], who)])
        raise Unread(words)

    def total(self, values: list[int | None]) -> int | None:
        there = [value for value in values if value is not None]
        return sum(there) if there else None

    def last(self, it: Thing, what: str) -> int | None:
        name = what.removeprefix("number of ")
        if it in self.board.field or it.last is None:
            return self.value(it, name)
        return dict(zip(("Power", "Resistance", "+1s"), it.last, strict=True))[name]

    # Choosing

    def choose(self, who: str, options: list[str]) -> str:
        """Nobody is asked where there is nothing to choose."""
        several = list(dict.fromkeys(options))
        return several[0] if len(several) == 1 else self.ask(who, several)

    def told(self, it: Thing) -> str:
        if it.kind == "spell":
            return f"{it.side}'s {it.cards[0]} in space {it.space}"
        return it.cards[0] if it.kind == "card" else f"{it.side}'s {it.cards[0]}"

    def picked(self, words: str, who: str, fit: Callable[[Thing], bool], ordered: bool = False) -> list[Thing]:
        """What is acted on: what is meant, or what of it somebody chooses; in an order that matters if `ordered`."""
        pick, of = PICK.fullmatch(words), PICK_OF.fullmatch(words)
        if pick is None and of is None:
            return self.meant(words, who)
        found = pick or of
        assert found is not None
        several = self.those(found[4], who) if pick else self.meant(found[4], who)
        several = [it for it in several if fit(it)]
        least = int(found[1])
        most = len(several) if found[3] else int(found[2] or found[1])
        taken: list[Thing] = []
        while len(taken) < min(most, len(several)):
            left = [it for it in several if it not in taken]
            optional = len(taken) >= least
            if not optional and not ordered and len(left) <= least - len(taken):
                taken += left  # 0.2.6: as many as there are
                continue
            answer = self.choose(who, [*(self.told(it) for it in left), *(["done"] if optional else [])])
            if answer == "done":
                break
            taken.append(next(it for it in left if self.told(it) == answer))
        if found[5]:
            self.named[int(found[5])] = taken
        return taken

    def is_legal(self, number: int, act: int, it: Thing) -> bool:
        """0.4.6 to 0.4.9 Something may be chosen unless all that depends on that choice would be impossible."""
        depending = [line for line in self.rest if _mentions(line, number) or _mentions(line, act)]
        if not depending:
            return True
        before = self.named.get(number)
        self.named[number] = [it]
        found = self.possible(depending)
        self.named[number] = before or []
        return found != "not"

    # What is possible (0.2), as far as both players see

    def possible(self, body: Sequence[Line], who: str | None = None) -> str:
        """'wholly', 'partly' or 'not'."""
        each = []
        for at, line in enumerate(body):
            if line.words == PAY:
                each.append(self.pay_possible(line, body[at + 1]))
            elif line.words not in (PAID, IF_NOT):
                each.append(self.possible_line(line, who))
        if all(one == "wholly" for one in each):
            return "wholly"
        return "not" if all(one == "not" for one in each) else "partly"

    def pay_possible(self, line: Line, paid: Line) -> str:
        """0.3.6 A cost can be paid wholly or not at all."""
        return self.possible(paid.below) if self.possible(line.below) == "wholly" else "not"

    def possible_line(self, line: Line, who: str | None) -> str:
        """0.2.8 What depends on a condition is as possible as if it held."""
        words = line.words
        may = MAY.fullmatch(words)
        if may is not None or (IF.fullmatch(words) and not DRAW.fullmatch(words)):
            return self.possible(line.below, who)
        if EITHER.fullmatch(words):
            each = [self.possible(option.below, who) for option in line.below]
            return min(each, key=["wholly", "partly", "not"].index)
        if DRAW.fullmatch(words):
            return "wholly"
        tally = TALLY.fullmatch(words)
        if tally is not None:
            return self.of_players(tally[1], who, lambda side: self.tally_possible(side, tally[2], tally[3], tally[4]))
        act = ACT.fullmatch(words)
        if act is not None:
            return self.of_players(act[1], who, lambda side: self.act_possible(side, act[3]))
        counters = COUNTERS.fullmatch(words)
        if counters is not None:
            return self.of_players(
                counters[1], who, lambda side: self.counters_possible(side, counters[2], counters[3], counters[4])
            )
        raise Unread(f"whether this is possible: {words}")

    def of_players(self, words: str, who: str | None, asked: Callable[[str], str]) -> str:
        each = [asked(side) for side in ([who] if words == "each player" and who else self.players(words))]
        if all(one == "wholly" for one in each):
            return "wholly"
        return "not" if all(one == "not" for one in each) else "partly"

    def tally_possible(self, side: str, verb: str, thing: str, words: str) -> str:
        if verb == "gain":
            return "wholly"
        if not words.isdigit():
            raise Unread(words)
        there = {"Passion": self.board.sides[side].passion, "Stamina": self.board.sides[side].stamina}.get(thing)
        if there is None:
            raise Unread(thing)
        if there >= int(words):
            return "wholly"
        return "not" if verb == "spend" or not there else "partly"  # 5.9.2, 5.10.4, 5.10.5

    def act_possible(self, side: str, words: str) -> str:
        pick = PICK.fullmatch(words)
        if pick is None:
            return "wholly" if [it for it in self.meant(words, side) if self.on_board(it)] else "not"
        there = len(self.those(pick[4], side))
        if not there:
            return "not"
        return "wholly" if there >= int(pick[1]) else "partly"

    def counters_possible(self, side: str, verb: str, words: str, on: str) -> str:
        pick = PICK.fullmatch(on)
        there = self.those(pick[4], side) if pick else [it for it in self.meant(on, side) if it in self.board.field]
        if not there:
            return "not"
        if verb == "add":
            return "wholly"
        if not words.isdigit():
            raise Unread(words)
        most = max(it.plus for it in there) if pick else min(it.plus for it in there)
        if most >= int(words):
            return "wholly"
        return "partly" if any(it.plus for it in there) else "not"

    # Carrying out

    def carry_out(self, body: Sequence[Line], who: str | None = None) -> bool:
        """Instructions in their order. Whether anything of them was done; `who` is one of 'each player'."""
        did = False
        for at, line in enumerate(body):
            if line.words in (PAID, IF_NOT):
                continue
            following = body[at + 1] if at + 1 < len(body) else None
            outer, self.rest = self.rest, [*body[at + 1 :], *self.rest]
            did = self.step(line, following, who) or did
            self.rest = outer
        return did

    def step(self, line: Line, following: Line | None, who: str | None) -> bool:
        words, number = line.words, line.number
        may = MAY.fullmatch(words)
        if may is not None:
            return sum(self.may(line, side) for side in self.players(may[1])) > 0
        either = EITHER.fullmatch(words)
        if either is not None:
            return sum(self.either(line, side) for side in self.players(either[1])) > 0
        if words == PAY:
            assert following is not None
            assert following.words == PAID
            return self.pay(line, following)
        asked = IF.fullmatch(words)
        if asked is not None and not DRAW.fullmatch(words):
            if self.holds(asked[1]):
                return self.carry_out(line.below, who)
            return self.carry_out(following.below, who) if following and following.words == IF_NOT else False
        return self.clause(words, number, who)

    def may(self, line: Line, side: str) -> bool:
        """0.4.1 What is wholly impossible can't be chosen."""
        if self.possible(line.below, side) == "not" or self.choose(side, ["yes", "no"]) == "no":
            return False
        return self.note(line, side, self.carry_out(line.below, side))

    def note(self, line: Line, side: str, did: bool) -> bool:
        if did and line.number:
            self.deed(line.number).by.add(side)
        return did

    def either(self, line: Line, side: str) -> bool:
        options = [option for option in line.below if self.possible(option.below, side) != "not"]
        if not options:
            return False
        if len({str(option.below) for option in options}) == 1:
            options = options[:1]  # nothing to choose
        names = [option.words for option in options]
        chosen = self.choose(side, names)
        option = options[names.index(chosen)]
        return self.note(line, side, self.carry_out(option.below, side))

    def pay(self, line: Line, paid: Line) -> bool:
        """0.3.5 A cost is paid wholly or not at all, and may be declined."""
        whose = {
            words for cost in line.below for words in ("you", "your opponent") if cost.words.startswith(f"{words} ")
        }
        if len(whose) != 1:
            raise Unread("a cost of several players")
        (side,) = self.players(whose.pop())
        if self.pay_possible(line, paid) == "not" or self.choose(side, ["pay", "decline"]) == "decline":
            return False
        if not self.carry_out(line.below):
            return False  # a cost of which nothing was done was not paid
        self.note(line, side, True)
        self.carry_out(paid.below)
        return True

    def clause(self, words: str, number: int, who: str | None) -> bool:
        draw = DRAW.fullmatch(words)
        if draw is not None:
            return self.each(draw[1], number, who, lambda side: self.draw(side, draw[2], number))
        tally = TALLY.fullmatch(words)
        if tally is not None:
            return self.each(tally[1], number, who, lambda side: self.tally(side, tally[2], tally[3], tally[4], number))
        counters = COUNTERS.fullmatch(words)
        if counters is not None:
            return self.each(
                counters[1],
                number,
                who,
                lambda side: self.counters(side, counters[2], counters[3], counters[4], number),
            )
        act = ACT.fullmatch(words)
        if act is not None:
            return self.each(act[1], number, who, lambda side: self.act(side, act[2], act[3], number))
        raise Unread(words)

    def each(self, words: str, number: int, who: str | None, do: Callable[[str], bool]) -> bool:
        sides = [who] if words == "each player" and who else self.players(words)
        did = False
        for side in sides:
            if do(side):
                did = True
                if number:
                    self.deed(number).by.add(side)
        return did

    def draw(self, side: str, words: str, number: int) -> bool:
        """5.2.2 From the top of the deck."""
        pile = self.board.sides[side]
        amount = self.amount(words, side, len(pile.deck))
        drawn, pile.deck = pile.deck[:amount], pile.deck[amount:]
        for card in drawn:
            card.area = "hand"
            pile.hand.append(card)
            if number:
                self.deed(number).things.append((side, card))
        if number:
            self.named[number] = [*self.named.get(number, []), *drawn]
        return bool(drawn)

    def tally(self, side: str, verb: str, thing: str, words: str, number: int) -> bool:
        """5.9, 5.10"""
        pile = self.board.sides[side]
        there = {"Passion": pile.passion, "Stamina": pile.stamina, "play": self.board.plays}[thing]
        amount = self.amount(words, side, ENDLESS if verb == "gain" else there)
        if verb == "spend" and amount > there:
            return False
        amount = amount if verb == "gain" else min(amount, there)
        change = amount if verb == "gain" else -amount
        if thing == "Passion":
            pile.passion += change
        elif thing == "Stamina":
            pile.stamina += change
        elif side == self.board.current:
            self.board.plays += change
        else:
            raise Unread("plays of who has no turn")
        if number:
            self.deed(number).amount += amount
        return amount > 0

    def counters(self, side: str, verb: str, words: str, on: str, number: int) -> bool:
        """1.9 +1s are on what is on the field."""
        fit = (lambda it: it.plus > 0) if verb == "remove" else (lambda it: True)
        if PICK_OF.fullmatch(on) or (PICK.fullmatch(on) and not words.isdigit()):
            raise Unread(on)
        did = False
        for it in self.picked(on, side, fit):
            if it not in self.board.field:
                continue
            amount = self.amount(words, side, it.plus)
            amount = amount if verb == "add" else min(amount, it.plus)
            it.plus += amount if verb == "add" else -amount
            did = did or amount > 0
            if number:
                self.deed(number).amount += amount
                self.deed(number).things.append((side, it))
        return did

    def act(self, side: str, verb: str, words: str, number: int) -> bool:
        did = False
        pick = PICK.fullmatch(words) or PICK_OF.fullmatch(words)
        chosen = int(pick[5] or -1) if pick else -1
        fit = (lambda it: self.is_legal(chosen, number or -1, it)) if verb == "choose" else (lambda it: True)
        for it in self.picked(words, side, fit, ordered=verb == "stash"):
            if verb != "choose" and not self.moved(it, verb):
                continue
            did = True
            if number:
                self.deed(number).things.append((side, it))
        return did

    def moved(self, it: Thing, verb: str) -> bool:
        """4.10.13 What has gone can't be affected any more."""
        pile = self.board.sides[it.side]
        if it in self.board.field:
            it.last = (self.board.power(it), self.board.resistance(it), it.plus)
            self.board.field.remove(it)
        elif it in pile.hand:
            pile.hand.remove(it)
        elif it.area == "moved":
            raise Unread("what is done again to what was moved")
        else:
            return False
        it.area = "moved"
        if verb == "discard":
            pile.discards.extend(it.cards)
        else:
            pile.deck.extend(Thing(it.side, "card", [card], area="deck") for card in it.cards)
        return True

    # Conditions

    def holds(self, words: str) -> bool:
        denied = re.fullmatch(r"not \((.+)\)", words)
        if denied is not None:
            return not self.holds(denied[1])
        carried_out = re.fullmatch(r"(you|your opponent|each player) carried out #(\d+)", words)
        if carried_out is not None:
            return set(self.players(carried_out[1])) <= self.deed(int(carried_out[2])).by
        turn = re.fullmatch(r"it is the turn of (you|your opponent)", words)
        if turn is not None:
            return self.players(turn[1]) == [self.board.current]
        amount = re.fullmatch(r"there is (.+) and it is ((?:at least|at most|exactly) \d+)", words)
        if amount is not None:
            measured = self.asked_measure(amount[1], self.you)
            return measured is not None and compare(amount[2], measured)
        more = re.fullmatch(r"(the .+) is more than (the .+)", words)
        if more is not None:
            return self.is_there(more[1]) and self.is_there(more[2]) and self.measured(more[1]) > self.measured(more[2])
        being = re.fullmatch(r"(.+?) is there and is (.+)", words)
        if being is not None:
            there = [it for it in self.meant(being[1], self.you) if self.on_board(it)]
            return bool(there) and all(self.is_said(it, being[2]) for it in there)
        done = re.fullmatch(
            r"at least (\d+) of what was done by ((?:#\d+(?: and )?)+) by (you|your opponent) is a (.+)", words
        )
        if done is not None:
            return self.done_this_way(int(done[1]), done[2], self.players(done[3])[0], done[4])
        raise Unread(words)

    def is_there(self, words: str) -> bool:
        """A comparison with what isn't there is false; what is there and has no value has 0 of it (1.3.10)."""
        of = re.fullmatch(r"the (?:last known )?(?:Power|Resistance|number of \+1s) (?:of|on) (?!all that)(.+)", words)
        return of is None or bool(self.meant(of[1], self.you))

    def measured(self, words: str) -> int:
        return self.measure(words, self.you)

    def is_said(self, it: Thing, words: str) -> bool:
        if re.fullmatch(r"(strike|shield|spell|stance|card|, )+", words):
            printed = {word for card in it.cards for each in self.board.printed[card].types for word in each.split()}
            return all(word in printed for word in words.split(", ") if word != "card")
        return self.has(it, words, self.you)

    def done_this_way(self, least: int, numbers: str, side: str, noun: str) -> bool:
        if not re.fullmatch(r"card on the field, anybody's", noun):
            raise Unread(noun)
        things = [it for n in re.findall(r"#(\d+)", numbers) for by, it in self.deed(int(n)).things if by == side]
        return len(things) >= least
