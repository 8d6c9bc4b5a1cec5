"""What must have changed: a read-back carried out on a board, with the answers that were given.

Written from the rulebook (0.2 to 0.6, 4.10, 5). Where players choose, it says who is asked and what may be answered;
that has to be what the table asked.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from tests.games.revel.text.reference.board import OTHER, Card, Element, Thing
from tests.games.revel.text.reference.meaning import PLACED, Deed, Pin
from tests.games.revel.text.reference.possible import Possible, times_apart, together
from tests.games.revel.text.reference.words import (
    ACT,
    ALLOTTED,
    BECOMES,
    CANT,
    CHECK,
    COUNTERS,
    DOER,
    DRAW,
    EITHER,
    HAS,
    IF,
    IF_NOT,
    INSTEAD,
    KEPT,
    LASTING,
    LATER,
    MARKS,
    MAY,
    MOVING,
    NAMING,
    ONCE,
    PAID,
    PASS,
    PAYING,
    PICK,
    PICK_OF,
    SHUFFLE,
    STOP,
    SWAP,
    TALLY,
    TOP,
    Line,
    Unread,
)

if TYPE_CHECKING:
    from tests.games.revel.text.reference.records import Event

IN_ORDER = ("stash", "put on top of a deck")


class Reading(Possible):
    """One carrying out of an effect. What is carried out gives how far: 'wholly', 'partly' or 'not'."""

    settled = False
    """4.9.3 It takes the place of an event, so that nothing interrupts it again."""
    interrupted: Event | None = None
    """The event that it interrupts."""

    def carry_out(self, body: Sequence[Line]) -> str:
        outer = self.rest
        grades = []
        for at, line in enumerate(body):
            if line.words in (PAID, IF_NOT):
                continue
            following = body[at + 1] if at + 1 < len(body) else None
            self.rest = [*body[at + 1 :], *outer]
            grades.append(self.step(line, following))
        self.rest = outer
        return together(grades)

    def step(self, line: Line, following: Line | None) -> str:
        if self.table.over:
            return "not"
        if line.number:
            self.carried.pop(line.number, None)
        grade = self.do(line, following)
        if line.number and line.number not in self.carried:
            self.carried[line.number] = {"A", "B"} if grade != "not" else set()
        return grade

    def do(self, line: Line, following: Line | None) -> str:
        words = line.words
        doer = DOER.match(words)
        if doer is not None and doer[2] and not self.meant(doer[2], self.you, gone=True):
            return "not"  # 4.10.4
        may = MAY.fullmatch(words)
        if may is not None:
            return self.may(line, may[1])
        if self.is_one_by_one(words):
            return self.each_does(line, following)
        either = EITHER.fullmatch(words)
        if either is not None:
            return self.either(line, self.players(either[1])[0])
        if words in PAYING:
            assert following is not None
            return self.pay(line, following)
        if words == ONCE:
            return self.once(line)
        if words == STOP:
            assert self.interrupted is not None
            self.interrupted.stopped = True
            return "wholly"
        if words == INSTEAD:
            assert self.interrupted is not None
            self.table.become(self.interrupted, self, line.below)
            return "wholly"
        later = LATER.fullmatch(words)
        if later is not None:
            self.table.put_off(self, later[1], line.below)
            return "wholly"
        asked = IF.fullmatch(words)
        if asked is not None:
            if self.holds(asked[1]):
                return self.carry_out(line.below)
            if following is not None and following.words == IF_NOT:
                return self.carry_out(following.below)
            return "wholly"
        return self.clause(words, line.number)

    def each_does(self, line: Line, following: Line | None) -> str:
        """One player after the other; what both name is named together."""
        grades = []
        did: set[str] = set()
        named: dict[int, list[Pin]] = {}
        for side in self.players("each player"):
            self.each = side
            before = dict(self.named)
            grades.append(self.do(line, following))
            if grades[-1] != "not":
                did.add(side)
            for number, pins in self.named.items():
                if before.get(number) is not pins:
                    named[number] = [*named.get(number, []), *pins]
        self.each = None
        self.named.update(named)
        if line.number:
            self.carried[line.number] = did
        return together(grades)

    # Choices

    def may(self, line: Line, who: str) -> str:
        """0.4.1 What is wholly impossible can't be chosen."""
        grades = []
        did: set[str] = set()
        several = self.players(who)
        one_by_one = who == "each player" and self.each is None
        for side in several:
            if one_by_one:
                self.each = side
            self.carried.pop(line.number, None)
            grade = self.may_one(line, side)
            grades.append(grade)
            if grade != "not" and self.carried.get(line.number) != set():
                did.add(side)
        if one_by_one:
            self.each = None
            self.carried[line.number] = did
        return together(grades)

    def may_one(self, line: Line, side: str) -> str:
        if self.possible(line.below) == "not":
            return "not"
        first = line.below[0]
        if first.words in PAYING and len(line.below) == 2 and self.payer(first) == side:
            return self.carry_out(line.below)  # declining the cost is the same choice
        if self.table.choose(side, ["yes", "no"]) == "no":
            self.carried[line.number] = set()
            return "wholly"
        return self.carry_out(line.below)

    def either(self, line: Line, side: str) -> str:
        options: list[Line] = []
        for option in line.below:
            if not any(option.below == other.below for other in options) and self.possible(option.below) != "not":
                options.append(option)
        if not options:
            return "not"
        chosen = self.table.choose(side, [option.words for option in options])
        return self.carry_out(next(option for option in options if option.words == chosen).below)

    def payer(self, line: Line) -> str:
        found = None if MAY.fullmatch(line.below[0].words) else DOER.match(line.below[0].words)
        return self.players(found[1])[0] if found is not None else self.you

    def pay(self, line: Line, paid: Line) -> str:
        """0.3.5 A cost is paid wholly or not at all, and may be declined."""
        if self.possible(line.below) != "wholly" or self.possible(paid.below) == "not":
            return "not"
        if self.table.choose(self.payer(line), ["pay", "decline"]) == "decline":
            return "not"
        if not self.table.pays(self, line.below):
            return "not"
        if line.number:
            self.carried[line.number] = {"A", "B"}
        return self.carry_out(paid.below)

    def once(self, line: Line) -> str:
        if self.table.occurs(self.card, self.effect.place):
            return "not"
        before = self.table.snapshot()
        grade = self.carry_out(line.below)
        declined = line.below[0].words in PAYING or MAY.fullmatch(line.below[0].words) is not None
        if grade != "not" and not (declined and self.table.snapshot() == before):
            self.table.occurred.add((self.card.number, self.effect.place))
        return grade

    # Clauses

    def clause(self, words: str, number: int) -> str:
        table = self.table
        draw = DRAW.fullmatch(words)
        if draw is not None:
            return together([self.draw(side, draw[2], number) for side in self.players(draw[1])])
        marks = MARKS.fullmatch(words)
        if marks is not None:
            return self.marks(self.players(marks[1])[0], marks[2], marks[3], marks[4])
        moving = MOVING.fullmatch(words)
        if moving is not None:
            return self.move_counters(self.players(moving[1])[0], moving[2], moving[3], moving[4], number)
        counters = COUNTERS.fullmatch(words)
        if counters is not None:
            side = self.players(counters[1])[0]
            return self.counters(side, counters[2], counters[3], counters[4], number)
        tally = TALLY.fullmatch(words)
        if tally is not None:
            several = self.players(tally[1])
            return together([self.tally(side, tally[2], tally[3], tally[4], number) for side in several])
        shuffle = SHUFFLE.fullmatch(words)
        if shuffle is not None:
            for side in self.players(shuffle[1]):
                table.shuffle(side)
            return "wholly"
        passing = PASS.fullmatch(words)
        if passing is not None:
            return table.pass_turn(self.players(passing[1])[0])
        check = CHECK.fullmatch(words)
        if check is not None:
            return self.check(check[1], number)
        naming = NAMING.fullmatch(words)
        if naming is not None:
            self.card_named = table.choose(self.players(naming[1])[0], table.names_of_all)
            return "wholly"
        swap = SWAP.fullmatch(words)
        if swap is not None:
            return self.swap(self.players(swap[1])[0], swap[2], swap[3])
        act = ACT.fullmatch(words)
        if act is not None:
            verb = act[2] + (act[3] or "")
            outer, grades = self.each, []
            for side in self.players(act[1]):
                if act[1] == "each player":
                    self.each = side
                grades.append(self.act(side, verb, act[4], number))
                self.each = outer
            return together(grades)
        lasting = LASTING.fullmatch(words)
        if lasting is not None:
            return self.lasting(lasting[1], lasting[2])
        raise Unread(words)

    def note(self, number: int, side: str, things: list[Thing], amount: int = 0) -> None:
        if number:
            self.deeds.setdefault(number, []).append(Deed(side, [self.pin(it) for it in things], amount))

    def amount(self, words: str, who: str, most: int) -> int:
        """How much, of what there is `most` of, if they may choose."""
        if words == "as much as they choose":
            words = "0 to 999, as they choose"
        chosen = re.fullmatch(r"(\d+) to (\d+), as they choose", words)
        if chosen is not None:
            several = [str(n) for n in range(min(int(chosen[2]), most, 999), int(chosen[1]) - 1, -1)]
            return int(self.table.choose(who, several)) if several else int(chosen[1])
        self.choose_measured(words, who)
        return self.amount_now(words, most)

    def choose_measured(self, words: str, who: str) -> None:
        """'equal to the Power of any 1 spell': which one it is, is chosen before it is measured."""
        found = re.search(r"(?:Power/Resistance|Power|Resistance|\+1s) (?:of|on) (\d+.* chosen .+\(#\d+\))", words)
        if found is not None:
            self.selected(who, "choose", found[1], 0)

    def draw(self, side: str, words: str, number: int) -> str:
        wanted = self.amount(words, side, len(self.board.sides[side].deck))
        drawn: list[Card] = []
        grade = self.table.draw(side, wanted, drawn, settled=self.settled)
        if number:
            self.named[number] = [*self.named.get(number, []), *(self.pin(card) for card in drawn)]
            self.note(number, side, list(drawn))
        return grade

    def tally(self, side: str, verb: str, thing: str, words: str, number: int) -> str:
        has = self.table.held(side, thing)
        up_to = re.fullmatch(r"(\d+) to (\d+), as they choose", words)
        most = int(up_to[2]) if verb == "gain" and up_to is not None else has
        if verb == "gain" and words == "as much as they choose":
            most = 999
        wanted = self.amount(words, side, most)
        grade = self.table.tally(side, verb, thing, wanted, settled=self.settled)
        self.note(number, side, [], abs(self.table.held(side, thing) - has))
        return grade

    def marks(self, side: str, verb: str, name: str, words: str) -> str:
        card = self.board.resource(side, name)
        if card is None:
            return "not"
        wanted = self.amount_now(words, card.marks)
        grade = "wholly" if verb == "add" or card.marks >= wanted else "partly" if card.marks else "not"
        card.marks = max(0, card.marks + (wanted if verb == "add" else -wanted))
        return grade

    def counters(self, side: str, verb: str, words: str, on: str, number: int) -> str:
        """1.4b.2"""
        grade = self.counters_possible(verb, words, on)
        if grade == "not":
            return "not"
        chosen = self.selected(side, verb, on, 0)
        if not chosen:
            return "not"
        grade = grade if on.startswith("every ") else "wholly"
        up_to = re.fullmatch(r"(\d+) to (\d+), as they choose", words)
        came_to = 0
        for it in chosen:
            plus = it.plus if isinstance(it, Element) else 0
            most = int(up_to[2]) if verb == "add" and up_to is not None else plus
            most = 999 if verb == "add" and words == "as much as they choose" else most
            wanted = self.amount(words, side, most)
            if verb == "remove" and wanted > plus:
                grade = "partly"
            change = wanted if verb == "add" else -min(wanted, plus)
            came_to += self.table.put_counters(side, it, change, settled=self.settled)
        self.note(number, side, chosen, came_to)
        return grade

    def move_counters(self, side: str, words: str, on: str, to: str, number: int) -> str:
        if self.counters_possible("move", words, on, to) == "not":
            return "not"
        sources = self.selected(side, "move", on, 0)
        targets = self.selected(side, "add", to, 0) if sources else []
        if not sources or not targets or (targets == sources and len(sources) == 1):
            return "not"
        grade, came_to = "wholly", 0
        for it in sources:
            plus = it.plus if isinstance(it, Element) else 0
            wanted = self.amount(words, side, plus)
            if wanted > plus:
                grade = "partly"
            removed = self.table.put_counters(side, it, -min(wanted, plus), settled=self.settled)
            came_to += self.table.put_counters(side, targets[0], removed, settled=self.settled)
        self.note(number, side, targets, came_to)
        return grade

    def check(self, words: str, number: int) -> str:
        """5.8"""
        chosen = self.selected(self.you, "choose", words, 0)
        for it in chosen:
            if isinstance(it, Element) and it in self.board.field:
                victim = self.table.check_for_overpower(it, None)
                if victim is not None:
                    self.note(number, it.side, [victim, *victim.cards])
                self.table.cleanup_if_due()
        return "wholly" if chosen else "not"

    def swap(self, side: str, one: str, other: str) -> str:
        """3.2.1 Both are new spells, where the other was."""
        ones = [it for it in self.movable(side, one) if self.partners(side, it, other)]
        first = self.one_of(side, one, ones)
        if first is None:
            return "not"
        second = self.one_of(side, other, self.partners(side, first, other))
        if second is None:
            return "not"
        placed = self.table.swap(side, first, second)
        if placed is None:
            return "not"
        for words, new in zip((one, other), placed, strict=True):
            pick = PICK.fullmatch(words) or PICK_OF.fullmatch(words)
            if pick is not None and pick[5]:
                self.named[int(pick[5])] = [(new, 0)]
        return "wholly"

    def one_of(self, side: str, words: str, several: list[Element]) -> Element | None:
        if not several:
            return None
        if PICK.fullmatch(words) or PICK_OF.fullmatch(words):
            answer = self.table.choose(side, [self.table.say(it, side) for it in several])
            return next(it for it in several if self.table.say(it, side) == answer)
        return several[0]

    def lasting(self, statement: str, until: str) -> str:
        """4.4 What it is about is settled now, and so is what it counts."""
        words = self.spoken_of(statement)
        on: list[Thing] | None = None
        if words is not None:
            on = self.selected(self.you, "choose", words, 0)
            if not on:
                return "not"
        becomes, has, cant = BECOMES.fullmatch(statement), HAS.fullmatch(statement), CANT.fullmatch(statement)
        if becomes is not None:
            wanted = self.amount_now(becomes[3], 0)
            for it in on or []:
                values = self.table.values(it, becomes[1]) if isinstance(it, Element) else []
                if values and values[0] != wanted:
                    self.table.last_for(self, until, [it], value=becomes[1], amount=wanted - values[0])
        elif has is not None:
            amount = int(has[2]) * (self.measure(has[3], self.you) if has[3] else 1)
            self.table.last_for(self, until, on, value=has[4], amount=amount)
        elif (kept := KEPT.fullmatch(statement)) is not None:
            self.table.last_for(self, until, on, cannot="it", barred=kept[2])
        elif (allotted := ALLOTTED.fullmatch(statement)) is not None:
            self.table.last_for(self, until, None, value=allotted[1], amount=int(allotted[2]))
        else:
            assert cant is not None
            self.table.last_for(self, until, on, cannot=cant[1], barred=cant[2])
        return "wholly"

    # Acts

    def act(self, side: str, verb: str, words: str, number: int) -> str:
        """A verb done by one player to what the instruction speaks of."""
        until = LASTING.fullmatch(words)
        words, times = times_apart(words)
        many = self.measure(times, side) if times else 1
        if verb == "use":
            return self.table.use_another(self, side)
        if verb == "play":
            return self.play(side, words, number)
        if verb == "shuffle into a deck":
            return self.shuffle_in(side, words, number)
        pick = PICK.fullmatch(words)
        if pick is not None and (not many or (pick[1] == pick[2] == "0")):
            return "wholly"
        chosen: list[Thing] = []
        if self.act_possible(side, verb, words if many == 1 else f"{words}, so many times as {times}", number) != "not":
            chosen = self.selected(side, verb, words, number, many)
        of = PICK_OF.fullmatch(words)
        if of is not None and of[5]:
            left = [it for it in self.meant(of[4], side, gone=False) if it not in chosen]
            self.rests[int(of[5])] = [self.pin(it) for it in left]
        if not chosen:
            return "not"
        if not self.table.pay_charges(side, verb, *[card for it in chosen for card in self.table.cards(it)]):
            named = re.search(r"\(#(\d+)\)$", words)
            if named is not None:  # 4.3.1: what isn't paid for isn't done, so nothing was chosen
                self.named.pop(int(named[1]), None)
            return "not"
        shown = verb == "stash" and pick is not None and self.asks_quality(words)
        if shown:
            if any(self.table.forbidden(side, "reveal", it) for it in chosen if self.is_secret(it)):
                return "not"
            for it in sorted((it for it in chosen if self.is_secret(it)), key=lambda it: self.table.say(it, side)):
                self.table.reveal(self, side, it, "")
        grade = self.to_each(side, verb, words, number, chosen, until[2] if until is not None else "")
        if shown:
            self.table.cleanup_if_due()
        return grade

    def to_each(self, side: str, verb: str, words: str, number: int, chosen: list[Thing], until: str) -> str:
        table = self.table
        done: list[Thing] = []
        acted = 0
        places = {it.number: it.area for it in chosen if isinstance(it, Card)}
        place = table.place(chosen[0])
        for it in chosen:
            if isinstance(it, Card) and it.area != places[it.number]:
                continue
            cards = list(it.cards) if isinstance(it, Element) else []
            outcome = table.do_to(self, side, verb, it, until)
            if outcome == "done":  # what has stayed is what it was; of what has left there are its cards
                done += [it] if it in self.board.field else [it, *cards]
            acted += outcome in ("done", "stopped")
        named = re.search(r"\(#(\d+)\)$", words)
        if named is not None:
            if verb == "put onto an empty side":
                self.named[int(named[1])] = [
                    self.pin(it.cards[0] if isinstance(it, Element) and it not in self.board.field else it)
                    for it in chosen
                ]
            else:
                self.named[int(named[1])] = [self.pin(it) for it in chosen]
        self.note(number, side, done)
        if verb == "choose" and self.element is not None:
            self.element.above[self.card.number, self.effect.place] = [self.pin(it) for it in chosen]
        table.at_once(verb, side, [it for it in done if isinstance(it, Card)], place)
        if not acted:
            return "not"
        pick = PICK.fullmatch(words)
        in_full = pick is None or acted >= int(pick[1])
        return "wholly" if acted == len(chosen) and in_full else "partly"

    def play(self, side: str, words: str, number: int) -> str:
        """5.5.3"""
        table = self.table
        if self.act_possible(side, "play", words, number) == "not":
            return "not"
        pick = PICK.fullmatch(words)
        may_fail = False
        if pick is not None:
            seen, hidden = self.visible(side, "play", pick[4], 0, 0)
            found = [it for it in self.those(pick[4], side) if it in seen or self.is_secret(it)]
            may_fail = (self.asks_quality(words) and bool(hidden) and not seen) or pick[1] == "0"
        else:
            found = self.meant(words, side, gone=False)
        cards = [it for it in found if isinstance(it, Card) and it.owner == side]
        if not cards:
            return "not"
        played = table.play_one_of(side, cards, may_fail=may_fail)
        if played is None:
            return "not" if may_fail or table.failed else "wholly"
        card, element = played
        if number:
            self.named[number] = [(element, 0)]
            self.deeds.setdefault(number, []).append(Deed(side, [(element, 0), (card, -1)]))
        return "wholly"

    def shuffle_in(self, side: str, words: str, number: int) -> str:
        table = self.table
        if words.startswith("every "):
            meant = self.meant(words, side, gone=False)
            chosen = [it for it in meant if self.can(side, "shuffle into a deck", it)]
        else:
            chosen = self.selected(side, "shuffle into a deck", words, number)
        moved: list[Card] = []
        for it in chosen:
            if isinstance(it, Card):
                table.take(it)
                table.to_deck(it, top=True)
                moved.append(it)
            else:
                cards = list(it.cards)
                table.do_to(self, side, "put on top of a deck", it, "")
                moved += cards
        for owner in dict.fromkeys([side, *(card.owner for card in moved)]):
            table.shuffle(owner)
        self.note(number, side, list(moved))
        return "wholly"

    # Choosing things

    def selected(self, side: str, verb: str, words: str, number: int, many: int = 1) -> list[Thing]:
        """What is acted on: what is meant, or what of it somebody chooses."""
        chosen = self.select(side, verb, words, number, many)
        if verb in IN_ORDER and len(chosen) > 1:
            picked = PICK.fullmatch(words) or PICK_OF.fullmatch(words)
            chosen = self.ordered(chosen, side if picked else "")
        named = re.search(r"\(#(\d+)\)$", words)
        if named is not None:
            self.named[int(named[1])] = [self.pin(it) for it in chosen]
        return chosen

    def select(self, side: str, verb: str, words: str, number: int, many: int) -> list[Thing]:
        table = self.table
        pick, of = PICK.fullmatch(words), PICK_OF.fullmatch(words)
        if pick is not None:
            return self.picked(side, verb, words, number, many)
        if of is not None:
            there = self.meant(of[4], side, gone=False)
            several = [it for it in there if self.can(side, verb, it, chosen=True)]
            secret: list[Thing] = [
                it for it in several if isinstance(it, Card) and it.owner != side and not table.is_public(it)
            ]
            least, most = int(of[1]), None if of[3] else int(of[2] or of[1])
            if secret:
                return self.blindly(side, secret, least, most)
            if any(table.is_unseen(side, it) for it in several):
                return several[:least]
            return self.several(side, verb, several, least, most, 0)
        if TOP.fullmatch(words):
            return self.meant(words, side, gone=False)
        return [it for it in self.meant(words, side, gone=False) if self.can(side, verb, it)]

    def ordered(self, several: list[Thing], by: str) -> list[Thing]:
        """5.3.1 Each player orders what goes to their own deck; `by` has picked those of their own in order."""
        table = self.table
        markers = [it for it in several if isinstance(it, Element) and it.kind == "marker"]
        found: list[Thing] = [*markers]
        for owner in (self.board.current, OTHER[self.board.current]):
            own = [it for it in several if it not in markers and table.player_of(it) == owner]
            found += own if owner == by else table.in_order(owner, own)
        return found

    def picked(self, side: str, verb: str, words: str, number: int, many: int) -> list[Thing]:
        """0.4.3, 0.6"""
        table = self.table
        pick = PICK.fullmatch(words)
        assert pick is not None
        least, most = int(pick[1]) * many, None if pick[3] else int(pick[2] or pick[1]) * many
        found = PLACED.fullmatch(pick[4])
        if found is None:
            raise Unread(pick[4])
        seen, hidden = self.visible(side, verb, pick[4], int(pick[5] or 0), number)
        if found[2] not in ("in hand", "in the deck"):
            return self.several(side, verb, seen, least, most, 0)
        there = [it for it in self.those(pick[4], side) if it not in table.playing]
        if pick[4].endswith("taken at random"):  # 1.8.2
            return self.blindly(side, there, least, most) if there else []
        secret = [it for it in there if self.is_secret(it)]
        if secret and table.player_of(secret[0]) != side:
            return self.blindly(side, secret, least, most)
        offered = [it for it in there if it in seen or self.is_secret(it)]
        if found[2] == "in the deck":
            offered.sort(key=lambda it: table.say(it, side))
        unseen = hidden if self.asks_quality(words) else 0
        if verb == "stash" and unseen and len(offered) < least:
            return []
        taken = self.several(side, verb, offered, least, most, unseen)
        return [] if verb == "stash" and self.asks_quality(words) and len(taken) < least else taken

    def several(
        self, side: str, verb: str, offered: list[Thing], least: int, most: int | None, unseen: int
    ) -> list[Thing]:
        table = self.table
        taken: list[Thing] = []
        left = list(offered)
        while left and (most is None or len(taken) < most):
            options = [table.say(it, side) for it in left]
            if unseen and not any(isinstance(it, Card) and table.is_public(it) for it in left):
                options.append("none")
            elif len(taken) >= least:
                options.append("done")
            in_order = verb in IN_ORDER and any(table.player_of(it) == side for it in left)
            lone = not unseen and not in_order and least == most and len(left) + len(taken) <= least
            if lone:
                return [*taken, *left]
            answer = table.choose(side, options)
            if answer in ("done", "none"):
                break
            it = next(it for it in left if table.say(it, side) == answer)
            taken.append(it)
            left.remove(it)
            unseen -= unseen > 0 and self.is_secret(it)
        return taken

    def blindly(self, side: str, secret: list[Thing], least: int, most: int | None) -> list[Thing]:
        """3.8.1 Cards taken unseen from a hand are taken at random."""
        left, taken = list(secret), []
        number = len(left) if most is None else min(len(left), most)
        if least != most:
            number = int(self.table.choose(side, [str(n) for n in range(number, min(least, number) - 1, -1)]))
        for _ in range(number):
            it = self.table.at_random(left)
            left.remove(it)
            taken.append(it)
        return taken
