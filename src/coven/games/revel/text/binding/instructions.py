"""Binding instructions: in the order of the text, each with what it names, does and points at."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

from coven.games.revel.text.binding.conditions import Asking
from coven.games.revel.text.binding.going_on import goes_on_instead, with_more
from coven.games.revel.text.binding.kinds import CARDS, MOVING, ON_FIELD, PLAYED, number_drawn
from coven.games.revel.text.binding.nouns import is_named
from coven.games.revel.text.binding.scope import Named, Said
from coven.games.revel.text.tree import (
    Act,
    All,
    Back,
    Becomes,
    Bonus,
    Both,
    Cannot,
    CheckOverpower,
    Condition,
    Counters,
    DidThisWay,
    Doer,
    Draw,
    Either,
    EqualTo,
    Event,
    ForEach,
    If,
    Instead,
    Instruction,
    Kind,
    Lasting,
    Later,
    May,
    Meant,
    Mood,
    NameCard,
    NextDraws,
    Once,
    Pass,
    Pay,
    Pick,
    Pointer,
    Sequence,
    Shorthand,
    Shuffle,
    Statement,
    Stop,
    Swap,
    Tally,
    Things,
    This,
    Verb,
    What,
    While,
    Who,
)
from coven.games.revel.text.tree.joining import asked, join
from coven.language.binding import Number, OutOfReach, There, Unbound

Numbers = tuple[tuple[int, ...], ...]


class Binding(Asking):
    """Binds instructions and statements."""

    def body(self, instruction: Instruction) -> Instruction:
        """All the instructions of an effect."""
        if isinstance(instruction, Once):
            return Once(self.body(instruction.body))
        self.meant = {}
        if isinstance(instruction, Sequence):
            return Sequence(*self._steps(instruction.steps, sentences=True))
        self.next_sentence()
        return self.instruction(instruction)

    def _steps(
        self, steps: tuple[Instruction, ...], *, sentences: bool
    ) -> tuple[tuple[Instruction, ...], Numbers, Numbers]:
        bound: list[tuple[Instruction, tuple[int, ...], tuple[int, ...]]] = []
        last: Instruction | None = None
        until_last = self.mark()
        before: Instruction | None = None
        for step in steps:
            here, whole = self.mark(), None
            beside = not sentences and before is not None and is_beside(before, step)
            before = step
            if sentences and last is not None and goes_on_instead(last, step):
                whole = with_more(last, step)
            if whole is None:
                try:
                    bound.append(self._step(step, sentence=sentences, beside=beside))
                    last, until_last = step, here
                    continue
                except OutOfReach:
                    whole = with_more(last, step) if sentences and last is not None else None
                    if whole is None:
                        raise
            self.back_to(until_last)
            bound[-1] = self._step(whole, sentence=True)
            last = whole
        done, named, points = zip(*bound, strict=True)
        return done, named, points

    def _step(
        self, step: Instruction, *, sentence: bool, beside: bool = False
    ) -> tuple[Instruction, tuple[int, ...], tuple[int, ...]]:
        """One of several instructions, with the numbers of what it names and of what it points at. `beside`: it says
        the same of something else, and neither is nearer to what follows."""
        before, pointing = self.last, len(self.used)
        if sentence:
            self.next_sentence()
        elif not beside:
            self.next_clause()
        done = self.instruction(step)
        return done, tuple(range(before + 1, self.last + 1)), tuple(dict.fromkeys(self.used[pointing:]))

    def instruction(self, instruction: Instruction) -> Instruction:
        """One instruction, bound."""
        if isinstance(instruction, Sequence | Both):
            parts = self._steps(instruction.steps, sentences=isinstance(instruction, Sequence))
            return Sequence(*parts) if isinstance(instruction, Sequence) else Both(*parts)
        if isinstance(instruction, If):
            return self._if(instruction)
        if isinstance(instruction, May):
            return self._may(instruction)
        if isinstance(instruction, Pay):
            return self._pay(instruction)
        if isinstance(instruction, Either):
            who = self.doer(instruction.who)
            slot = self._say(None, who)
            before = len(self.said)
            options = []
            for option in instruction.options:
                with self._perhaps():
                    self.next_clause()
                    options.append(self.instruction(option))
            self._only_this_way(before)
            return replace(instruction, who=who, options=tuple(options), slot=slot)
        if isinstance(instruction, Instead):
            return self._instead(instruction)
        if isinstance(instruction, Lasting):
            return self._lasting(instruction)
        if isinstance(instruction, Stop):
            return replace(instruction, slot=self._say(None, Who.YOU))
        if isinstance(instruction, Once):
            return Once(self.instruction(instruction.body))
        if isinstance(instruction, Later):
            with self._perhaps():
                self.next_clause()
                return replace(instruction, body=self.instruction(instruction.body))
        if isinstance(instruction, Swap):
            who = self.doer(instruction.who)
            one, other = (self._acted_on(what, Verb.SWAP, who)[0] for what in (instruction.one, instruction.other))
            return replace(instruction, who=who, one=one, other=other, slot=self._say(None, who))
        if isinstance(instruction, NameCard):
            who = self.doer(instruction.who)
            return replace(instruction, who=who, slot=self._say(None, who))
        return self._clause(instruction)

    @contextmanager
    def _perhaps(self) -> Iterator[list[Named]]:
        """Words that may come to nothing: what they name is out of reach afterwards."""
        self.conditional += 1
        with self.scope.box() as inside:
            yield inside
        self.conditional -= 1

    def _say(self, verb: Verb | None, who: Doer, thing: str | None = None, *, order: bool = True) -> int:
        """An instruction is given."""
        slot = self.number()
        self.said.append(Said(slot, verb, who, thing, order))
        return slot

    # What depends on something

    def _may(self, may: May) -> May:
        who = self.doer(may.who)
        before = len(self.said)
        with self._perhaps() as inside:
            body = self.instruction(may.body)
        self._only_this_way(before)
        slot = self._say(None, who, order=False)
        self.boxes[slot] = inside
        return replace(may, who=who, body=body, slot=slot)

    def _pay(self, pay: Pay) -> Pay:
        before = len(self.said)
        with self._perhaps() as inside:
            cost = self.instruction(pay.cost)
            payer = self.said[-1].who if len(self.said) > before else Who.YOU
            self.next_clause()
            body = self.instruction(pay.body)
        self._only_this_way(before)
        slot = self._say(None, payer, order=False)
        self.boxes[slot] = inside
        return replace(pay, cost=cost, body=body, slot=slot)

    def _instead(self, instead: Instead) -> Instead:
        """4.9.4 The event becomes something else, which happens when the effect is through: 'if you do' asks whether it
        has become that, and nothing more can be asked of what it is yet to do."""
        before = len(self.said)
        with self._perhaps():
            body = self.instruction(instead.body)
        who = self.said[-1].who if len(self.said) > before else Who.YOU
        self.said[before:] = [replace(one, part=True, instead=True) for one in self.said[before:]]
        return replace(instead, body=body, slot=self._say(None, who))

    def _only_this_way(self, before: int) -> None:
        """What stands under 'may', is one of several or is paid for: what it did was done this way, and 'if you do'
        asks about the whole."""
        self.said[before:] = [replace(one, part=True) for one in self.said[before:]]

    def _if(self, instruction: If) -> If:
        how, conditions, then, otherwise = asked(instruction)
        if instruction.after:
            return self._if_after(instruction)
        bound = tuple(self.condition(condition) for condition in conditions)
        opened, kept_out = self._opened(bound)
        self.next_clause()
        before = self.scope.mark()
        with self.scope.reach(opened), self.scope.apart(kept_out), self._perhaps():
            then = self.instruction(then)
        if otherwise is not None:
            self.next_sentence()
            with self.scope.alternative(before), self._perhaps():
                otherwise = self.instruction(otherwise)
        return join(how, bound, then, otherwise, after=False)

    def _opened(self, conditions: tuple[Condition, ...]) -> tuple[list[Named], list[Named]]:
        """'If you do, ...' opens what was named by what you may do; 'If you don't' is as if that had not been."""
        for condition in conditions:
            if isinstance(condition, DidThisWay) and condition.verb is None and condition.to is not None:
                inside = self.boxes.get(condition.to.acts[0], [])
                return [replace(one, clause=self.scope.clause) for one in inside], []
            denied = getattr(condition, "condition", None)
            if isinstance(denied, DidThisWay) and denied.verb is None and denied.to is not None:
                return [], self.boxes.get(denied.to.acts[0], [])
        return [], []

    def _if_after(self, instruction: If) -> If:
        """'Discard the opposing spell if it has 2 or less Power.': asked before it is done, so what 'it' is has to be
        told without a choice."""
        how, conditions, then, otherwise = asked(instruction)
        with self._perhaps() as inside:
            then = self.instruction(then)
        told = []
        for one in inside:
            before = self._before(one)
            if before is not None:
                told.append(replace(one, to=before))
            elif one.own:  # 'Discard this spell unless it is winning.'
                told.append(replace(one, there=There.YES))
        self.next_clause()
        with self.scope.apart(told_of(inside, told)), self.scope.reach(told):
            bound = tuple(self.condition(condition) for condition in conditions)
        if otherwise is not None:
            self.next_sentence()
            with self.scope.apart(inside), self._perhaps():
                otherwise = self.instruction(otherwise)
        return join(how, bound, then, otherwise, after=True)

    def _before(self, one: Named) -> Meant | None:
        """What something means before it is acted on, if no choice is needed for that."""
        if one.own or not isinstance(one.to, Things):
            return None
        what = self.meant.get(one.to.slot)
        return None if what is None else Meant(what)

    # One clause

    def _clause(
        self, do: Draw | Act | Tally | Counters | Shuffle | Pass | CheckOverpower
    ) -> Draw | Act | Tally | Counters | Shuffle | Pass | CheckOverpower:
        if isinstance(do, CheckOverpower):
            what, _ = self._acted_on(do.what, Verb.OVERPOWER)
            return replace(do, what=what, slot=self._say(Verb.OVERPOWER, Who.YOU))
        who = self.doer(do.who)
        if isinstance(do, Act):
            return self._act(replace(do, who=who))
        if isinstance(do, Draw):
            amount = self.amount(do.amount)
            slot = self._say(Verb.DRAW, who)
            number = number_drawn(do)
            wording = "that card" if number is Number.ONE else "those cards"
            drawn = self._candidate(CARDS, number, (0, 0), wording, Things(slot))
            self.scope.name(replace(drawn, arrived=True))
            return replace(do, who=who, amount=amount, slot=slot)
        if isinstance(do, Tally):
            amount = self.amount(do.amount)
            return replace(do, who=who, amount=amount, slot=self._say(do.verb, who, do.thing))
        if isinstance(do, Counters):
            return self._counters(replace(do, who=who))
        return replace(do, who=who, slot=self._say(None, who))

    def _acted_on(self, what: What, verb: Verb, by: Doer = Who.YOU) -> tuple[What, Named | None]:
        """What a clause acts on; it is named from now on."""
        demand, why = self.demanded(verb)
        try:
            bound, one = self.what(what, demand, by=by, why=why, there=There.YES)
        except Unbound:
            followed = self._followed(what) if verb is Verb.DRAW else None
            if followed is None:
                raise
            bound, one = followed
        if one is not None and is_named(bound):
            self.scope.name(one)
            if isinstance(bound, All | NextDraws):
                self.meant[bound.slot] = bound
        return bound, one

    def _followed(self, what: What) -> tuple[What, Named | None] | None:
        """4.10.15 'When This Spell Is Discarded: Draw it back.': of what the event discarded, its cards are followed to
        the discards, because the words say so."""
        if not isinstance(what, Back) or not what.followed:
            return None
        gone = self.scope.gone_with_the_event(frozenset({what.kind}) if what.kind else None)
        if not gone or not self.discards() or any(one.verb is Verb.DISCARD for one in self.said):
            return None
        cards = Back(Pointer.THIS_WAY, Kind.CARD, True, Verb.DISCARD, at=what.at)
        return self.back(cards)

    def discards(self) -> bool:
        """5.8.3 Whether the event has discarded something."""
        event = self.event
        if not isinstance(event, Event):
            return event is Shorthand.IF_OVERPOWERS_A_SPELL
        return event.verb in (Verb.DISCARD, Verb.OVERPOWER) and event.mood is Mood.HAPPENS

    def _act(self, act: Act) -> Act:
        what, one = self._acted_on(act.what, act.verb, act.who)
        times = None if act.times is None else self.measure(act.times)
        slot = self._say(act.verb, act.who)
        if one is not None:
            self._done_to(act.verb, what, one, slot)
        return replace(act, what=what, times=times, slot=slot)

    def _done_to(self, verb: Verb, what: What, one: Named, slot: int) -> None:
        """What becomes of what was acted on: an element that moves is gone, and a card played is on the field."""
        scope = self.scope
        gone = There.MAYBE if self.conditional else There.NO
        if verb is Verb.PLAY:
            scope.change(one, replace(one, there=gone))
            new = self._candidate(PLAYED, Number.ONE, what.at, one.wording, Things(slot))
            scope.name(replace(new, words=one.words))
        elif verb is Verb.PLACE:
            scope.change(one, replace(one, kinds=one.kinds | {Kind.SPELL}))
        elif verb in MOVING and (one.kinds & ON_FIELD or isinstance(what, Back)):
            scope.change(one, replace(one, there=gone))
            if one.own and scope.carrier is not None:
                scope.carrier = replace(scope.carrier, there=gone)

    def _counters(self, do: Counters) -> Counters:
        if do.mark is not None:
            return replace(do, slot=self._say(do.verb, do.who))
        to = None
        if isinstance(do.on, This) and isinstance(do.to, Back):  # 'from this spell to it': it is something else
            to = self._acted_on(do.to, Verb.ADD, do.who)[0]
        on, first = self._acted_on(do.on, do.verb, do.who)
        if to is None and do.to is not None:
            to = self._acted_on(do.to, Verb.ADD, do.who)[0]
        if isinstance(to, Pick | All) and isinstance(to.noun.than, Things) and first is not None:
            self.use(to.noun.than)
        amount = self.amount(do.amount)
        return replace(do, on=on, to=to, amount=amount, slot=self._say(do.verb, do.who, "+1"))

    # Statements

    def _lasting(self, lasting: Lasting) -> Lasting:
        first, *more = (self.statement(one, lasting=True) for one in (lasting.statement, *lasting.more))
        spoken = [one for one in more if isinstance(one, Bonus) and isinstance(first, Bonus)]
        more = [replace(one, on=first.on) if one in spoken and isinstance(first, Bonus) else one for one in more]
        return replace(lasting, statement=first, more=tuple(more), slot=self._say(None, Who.YOU))

    def statement(self, statement: Statement, *, lasting: bool = False) -> Statement:
        if isinstance(statement, While):
            condition = self.condition(statement.condition)
            return While(condition, self.statement(statement.statement))
        if isinstance(statement, Bonus):
            on, one = self.what(
                statement.on, ON_FIELD, there=There.YES, why="Power and Resistance are of what is on the field"
            )
            if one is not None and lasting and is_named(on):
                self.scope.name(one)
            measure = None if statement.measure is None else self.measure(statement.measure)
            return replace(statement, on=on, measure=measure)
        if isinstance(statement, Becomes):
            on, one = self.what(
                statement.on, ON_FIELD, there=There.YES, why="Power and Resistance are of what is on the field"
            )
            if one is not None and is_named(on):
                self.scope.name(one)
            amount = self.amount(statement.amount)
            assert isinstance(amount, EqualTo | ForEach | int)
            return replace(statement, on=on, amount=amount)
        if isinstance(statement, Cannot) and statement.by is not None:
            return self._cannot_overpower(statement, lasting=lasting)
        if isinstance(statement, Cannot) and statement.what is not None:
            what, one = self.what(statement.what, there=There.YES)
            assert isinstance(what, All | This | Back)
            if one is not None and lasting and is_named(what):
                self.scope.name(one)
            return replace(statement, what=what)
        return statement

    def _cannot_overpower(self, statement: Cannot, *, lasting: bool) -> Cannot:
        """5.8.8 Both the spells that can't overpower and those that they can't may be pointed at."""
        bound: list[All | This | Back | None] = []
        for what in (statement.what, statement.by):
            if what is None:
                bound.append(None)
                continue
            demand, why = self.demanded(Verb.OVERPOWER)
            found, one = self.what(what, demand, why=why, there=There.YES)
            assert isinstance(found, All | This | Back)
            if one is not None and lasting and is_named(found):
                self.scope.name(one)
            bound.append(found)
        return replace(statement, what=bound[0], by=bound[1])


def is_beside(one: Instruction, other: Instruction) -> bool:
    """Whether two clauses of a sentence tell somebody to do the same to two things: 'choose 1 of your spells and choose
    1 of your opponent's spells'."""
    if isinstance(one, Act) and isinstance(other, Act):
        return one.verb is other.verb and one.who == other.who and not isinstance(other.what, Back)
    if isinstance(one, Counters) and isinstance(other, Counters):
        return one.verb is other.verb and one.who == other.who and not isinstance(other.on, Back)
    return False


def told_of(inside: list[Named], told: list[Named]) -> list[Named]:
    """Those of what a clause names that are told without a choice."""
    words = {one.words for one in told}
    return [one for one in inside if one.words in words]
