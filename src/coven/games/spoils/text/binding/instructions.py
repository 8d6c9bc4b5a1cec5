"""Binding instructions: in the order of the text, each with what it names, does and points at."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from coven.games.spoils.text.binding.kinds import DONE_TO
from coven.games.spoils.text.binding.nouns import REFERENCES
from coven.games.spoils.text.binding.scope import ANYTHING, CARDS, Kinds, Named, Said
from coven.games.spoils.text.binding.statements import Statements
from coven.games.spoils.text.tree import (
    Act,
    Adjustment,
    Amount,
    Attach,
    Back,
    Bid,
    Both,
    Brawl,
    ChooseIcon,
    ChooseNumber,
    ChoosePlayer,
    Condition,
    Create,
    Damage,
    DidThisWay,
    Doer,
    Done,
    Draw,
    Either,
    EntersUnder,
    FlipCoin,
    If,
    Influence,
    Instruction,
    Join,
    Kind,
    Lasting,
    LastingText,
    Later,
    LeaveBattle,
    Let,
    May,
    NameCard,
    Pay,
    Place,
    PlayCard,
    PlayerOf,
    PlayResource,
    Pointer,
    Put,
    Redirect,
    ReduceNext,
    ReduceThreshold,
    RemoveDamage,
    Repick,
    Replacement,
    Restriction,
    RevealUntil,
    Search,
    Sequence,
    Shuffle,
    Some,
    Static,
    TakeControl,
    They,
    Things,
    Tokens,
    Verb,
    While,
    Who,
)
from coven.language.binding import Number, Span, There, Unbound

PLAYABLE: Final[Kinds] = frozenset({Kind.CARD, Kind.ABILITY, Kind.EFFECT})
LEAVING: Final = frozenset({Verb.DESTROY, Verb.DISCARD, Verb.TERMINATE, Verb.FLIP_DOWN})
"""What takes a card to where nothing more can be done with it as it was."""
DRAWN: Final[Kinds] = frozenset({Kind.ITSELF})
CREATED: Final[Kinds] = frozenset({Kind.ITSELF, Kind.MICROMAJIG})
IN_PLAY: Final = frozenset({Verb.DESTROY, Verb.DEPLETE, Verb.RESTORE, Verb.DETACH, Verb.FLIP_DOWN, Verb.FLIP_UP})
"""What is done to cards in play."""


class Binding(Statements):
    """Binds instructions."""

    def body(self, instruction: Instruction) -> Instruction:
        """A list of instructions, from the first to the last."""
        if isinstance(instruction, Sequence):
            steps = []
            for step in instruction.steps:
                self.next_sentence()
                steps.append(self.instruction(step))
            return Sequence(tuple(steps))
        self.next_sentence()
        return self.instruction(instruction)

    def say(self, verb: Verb | None, who: Doer, things: tuple[Named | None, ...] = (), *, order: bool = True) -> int:
        """An instruction is given."""
        slot = self.number()
        found = tuple(one for one in things if one is not None)
        self.said.append(Said(slot, verb, who, order, things=found))
        return slot

    def instruction(self, it: Instruction) -> Instruction:
        """One instruction, bound."""
        match it:
            case Sequence():
                return self.body(it)
            case Both(steps):
                return Both(tuple(self._clause(step) for step in steps))
            case If():
                return self._if(it)
            case May():
                return self._may(it)
            case Either():
                return self._either(it)
            case Later(when, body):
                with self.perhaps():
                    return Later(when, self.instruction(body))
            case Restriction(verb, condition, how):
                return Restriction(verb, self.condition(condition), how)
            case Lasting(found, until):
                bound = tuple(self.statement(one) for one in found)
                return Lasting(bound, until, self.say(None, Who.YOU))
            case LastingText():
                return self._lasting_text(it)
        return self._do(it)

    def _clause(self, step: Instruction) -> Instruction:
        self.next_clause()
        return self.instruction(step)

    def _may(self, may: May) -> May:
        who = self.doer(may.who)
        before = len(self.said)
        with self.perhaps() as inside:
            body = self.instruction(may.body)
        self.said[before:] = [replace(one, part=True) for one in self.said[before:]]
        slot = self.say(None, who, order=False)
        self.boxes[slot] = inside
        return May(who, body, slot)

    def _either(self, either: Either) -> Either:
        who = self.doer(either.who)
        options = []
        player, self.in_turn = self.player, who is Who.EACH
        for option in either.options:
            self.player = player
            with self.perhaps():
                self.next_clause()
                options.append(self.instruction(option))
        self.in_turn = False
        return replace(either, who=who, options=tuple(options), slot=self.say(None, who))

    def _if(self, it: If) -> If:
        if it.after:
            then = self.instruction(it.then)
            return replace(it, condition=self.condition(it.condition), then=then)
        with self.perhaps():
            condition = self.condition(it.condition)
            opened = self._opened(condition)
            self.next_clause()
            defined = self.defined
            with self.scope.reach(opened), self.perhaps():
                then = self.instruction(it.then)
        given = self.defined
        otherwise = None
        if it.otherwise is not None:
            self.defined = defined
            self.next_sentence()
            with self.perhaps():
                otherwise = self.instruction(it.otherwise)
            if (given > defined) != (self.defined > defined):
                raise self.wrong((0, 0), "X has a value on one of two ways only", "410.2")
        elif given > defined:
            raise self.wrong((0, 0), "X has a value only if something is true: say what it is otherwise", "410.2")
        self.defined = max(given, self.defined)
        return If(condition, then, otherwise, it.after)

    def _opened(self, condition: Condition) -> list[Named]:
        """'If you do, ...' opens what was named by what you may do."""
        if isinstance(condition, DidThisWay) and condition.verb is None and condition.to is not None:
            return [one for slot in condition.to.acts for one in self.boxes.get(slot, [])]
        return []

    def _lasting_text(self, it: LastingText) -> LastingText:
        with self.perhaps():
            outer = list(self.scope.event)
            text = it.text
            found: Replacement | Adjustment | While
            if isinstance(text, While):
                assert isinstance(text.text, Static)
                condition = self.condition(text.condition)
                self.next_clause()
                found = While(condition, Static(tuple(self.statement(one) for one in text.text.statements)))
            elif isinstance(text, Adjustment):
                event = self.begin(text.event)
                found = replace(text, event=event, amount=self.amount(text.amount))
            else:
                event = self.begin(text.event)
                self.next_clause()
                found = replace(text, event=event, body=self.instruction(text.body))
            self.scope.event = outer
        return replace(it, text=found, slot=self.say(None, Who.YOU))

    def _do(self, it: Instruction) -> Instruction:
        match it:
            case Act():
                return self._act(it)
            case Put():
                return self._put(it)
            case Draw(who, amount):
                who = self.doer(who)
                amount = self.amount(amount)
                slot = self._brought(Verb.DRAW, who, amount, DRAWN, it.at, There.NO)
                return replace(it, who=who, amount=amount, slot=slot)
            case Create(who, amount):
                who = self.doer(who)
                amount = self.amount(amount)
                slot = self._brought(Verb.CREATE, who, amount, CREATED, it.at, There.YES)
                return replace(it, who=who, amount=amount, slot=slot)
            case Attach(who, what, to):
                return self._attach(it, self.doer(who))
            case Search(who, whose, what, place):
                who = self.doer(who)
                owner = self.whose(whose, who)
                assert owner is not None
                found, one = self.thing(what, ANYTHING, who)
                assert isinstance(found, Some)
                self.leaves(one)
                return Search(who, owner, found, place, self.say(Verb.SEARCH, who, (one,)))
            case Shuffle(who, whose):
                who = self.doer(who)
                owner = self.whose(whose, who)
                assert owner is not None
                return Shuffle(who, owner, self.say(Verb.SHUFFLE, who))
            case RevealUntil(who, whose, until):
                who = self.doer(who)
                owner = self.whose(whose, who)
                assert owner is not None
                found, one = self.thing(until, ANYTHING, who)
                assert isinstance(found, Some)
                self.parts.add(found.slot)
                self.leaves(one)
                return RevealUntil(who, owner, found, self.say(Verb.REVEAL, who, (one,)))
            case PlayCard(who, what):
                who = self.doer(who)
                bound, one = self.thing(what, CARDS, who)
                return replace(it, who=who, what=bound, slot=self.say(Verb.PLAY, who, (one,)))
            case PlayResource(who, amount):
                who = self.doer(who)
                return PlayResource(who, self.amount(amount), self.say(Verb.PLAY, who))
            case Damage(who, amount, to):
                who = self.doer(who)
                bound_amount = self.amount(amount)
                bound, one = self.thing(to, ANYTHING, who, there=There.YES)
                return replace(it, who=who, amount=bound_amount, to=bound, slot=self.say(Verb.INFLICT, who, (one,)))
            case RemoveDamage(amount, from_):
                bound, one = self.thing(from_, CARDS)
                return RemoveDamage(self.amount(amount), bound, self.say(Verb.REMOVE, Who.YOU, (one,)))
            case Influence(faction, verb, amount):
                bound, _ = self.thing(faction)
                return Influence(bound, verb, self.amount(amount), self.say(verb, Who.YOU))
            case Tokens(who, verb, amount, on):
                who = self.doer(who)
                bound_amount = self.amount(amount)
                bound, _ = self.thing(on, CARDS, who, there=There.YES)
                return Tokens(who, verb, bound_amount, bound, self.say(verb, who))
            case Pay(who, amount):
                who = self.doer(who)
                return Pay(who, self.amount(amount), self.say(Verb.PAY, who, order=False))
            case ChooseNumber(who):
                self._define(it.at)
                who = self.doer(who)
                return replace(it, who=who, slot=self.say(None, who))
            case Let(measure):
                bound_measure = measure if isinstance(measure, int) else self.measure(measure)
                self._define(it.at)
                return replace(it, measure=bound_measure)
            case ReduceNext(who, _, amount, noun):
                who = self.doer(who)
                bound_noun = None if noun is None else self.noun(noun)
                return replace(it, who=who, amount=self.amount(amount), noun=bound_noun, slot=self.say(None, who))
            case FlipCoin(who):
                who = self.doer(who)
                return replace(it, who=who, slot=self.say(Verb.FLIP, who))
            case NameCard(who, noun):
                who = self.doer(who)
                return replace(it, who=who, noun=self.noun(noun), slot=self.say(Verb.NAME, who))
            case Bid(who):
                who = self.doer(who)
                return Bid(who, self.say(Verb.BID, who))
            case ChoosePlayer(who):
                self.actor = True
                who = self.doer(who)
                return ChoosePlayer(who, self.say(None, who))
            case ChooseIcon(who):
                who = self.doer(who)
                return ChooseIcon(who, self.say(Verb.CHOOSE, who))
            case ReduceThreshold():
                return self._reduce_threshold(it)
        return self._battle(it)

    def _battle(self, it: Instruction) -> Instruction:
        match it:
            case TakeControl(who, what, until):
                who = self.doer(who)
                bound, one = self.thing(what, CARDS, who, there=There.YES)
                return TakeControl(who, bound, until, self.say(Verb.CONTROL, who, (one,)))
            case Join(what, party):
                bound, one = self.thing(what, CARDS, there=There.YES)
                return Join(bound, party, self.say(Verb.ADD, Who.YOU, (one,)))
            case LeaveBattle(what):
                bound, one = self.thing(what, CARDS, there=There.YES)
                return LeaveBattle(bound, self.say(Verb.REMOVE, Who.YOU, (one,)))
            case EntersUnder(what, who):
                bound, _ = self.thing(what, CARDS)
                return EntersUnder(bound, who, self.say(None, Who.YOU))
            case Brawl(one, other):
                first, a = self.thing(one, CARDS, there=There.YES)
                second, b = self.thing(other, CARDS, there=There.YES)
                return Brawl(first, second, self.say(Verb.INFLICT, Who.YOU, (a, b)))
            case Repick(what, to):
                bound, _ = self.thing(what, PLAYABLE)
                instead, _ = self.thing(to)
                return Repick(bound, instead, self.say(Verb.PICK, Who.YOU))
            case Redirect(amount, from_, to, until):
                bound, _ = self.thing(from_)
                other, _ = self.thing(to, there=There.YES)
                return Redirect(amount, bound, other, until, self.say(None, Who.YOU))
        return it

    def _act(self, it: Act) -> Act:
        who = self.doer(it.who)
        there = There.YES if it.verb in IN_PLAY else None
        what, one = self.thing(it.what, _done_to(it.verb), who, there=there)
        from_ = None if it.from_ is None else self.thing(it.from_)[0]
        if it.verb in LEAVING and it.verb is not Verb.TERMINATE:
            self.leaves(one)
        return Act(who, it.verb, what, from_, self.say(it.verb, who, (one,)))

    def _put(self, it: Put) -> Put:
        who = self.doer(it.who)
        what, one = self.thing(it.what, CARDS, who)
        whose = self._owner_of(one, it.whose, who)
        attached = None if it.attached_to is None else self.thing(it.attached_to)[0]
        under = it.under if isinstance(it.under, They) or it.under is None else self.doer(it.under)
        self.leaves(one, There.YES if it.to is Place.IN_PLAY else There.NO)
        verb = Verb.REMOVE if it.to is Place.OUT_OF_GAME else Verb.PUT
        slot = self.say(verb, who, (one,))
        return replace(it, who=who, what=what, whose=whose, attached_to=attached, under=under, slot=slot)

    def _attach(self, it: Attach, who: Doer) -> Attach:
        """'Attach it to a character.' is said of what was named before, and 'Attach this card to it.' too."""
        if isinstance(it.what, Back):
            bound, one = self.thing(it.what, CARDS, who, there=There.YES)
            host, _ = self.thing(it.to, ANYTHING, who, there=There.YES)
        else:
            host, _ = self.thing(it.to, ANYTHING, who, there=There.YES)
            bound, one = self.thing(it.what, CARDS, who)
        return Attach(who, bound, host, self.say(Verb.ATTACH, who, (one,)))

    def _brought(self, verb: Verb, who: Doer, amount: Amount, kinds: Kinds, at: Span, there: There) -> int:
        """What an instruction brings that no noun took: 'it' may point at it, and 'the drawn card', but no plain noun,
        for it wasn't called so."""
        slot = self.number()
        number = Number.ONE if amount == 1 and who is not Who.EACH else Number.MANY
        noun = "Micromajig Token" if verb is Verb.CREATE else "drawn card"
        wording = f"the {noun}" if number is Number.ONE else f"the {noun}s"
        found = replace(self.candidate(kinds, number, at, Things(slot)), there=there, wording=wording)
        self.scope.name(found)
        self.brought.add(slot)
        self.said.append(Said(slot, verb, who, things=(replace(found, kinds=kinds | {Kind.CARD}),)))
        return slot

    def _owner_of(self, one: Named | None, whose: Doer | None, who: Doer) -> Doer | None:
        """'Put the item into its owner's hand.' means the owner of what is put there, whatever else was named."""
        if isinstance(whose, PlayerOf) and isinstance(whose.of, Back) and whose.of.pointer is Pointer.IT:
            number = Number.MANY if whose.of.plural else Number.ONE
            if one is not None and one.number is number:
                return replace(whose, of=replace(whose.of, to=self.use(one.to)))
        return self.whose(whose, who)

    def _define(self, at: tuple[int, int]) -> None:
        """410.2 X is given a value."""
        if self.defined:
            raise self.wrong(at, "X has a value already", "410.2")
        self.defined += 1

    def _reduce_threshold(self, it: ReduceThreshold) -> ReduceThreshold:
        acts = tuple(one.slot for one in self.said if one.verb is Verb.CHOOSE and not one.things)
        if not acts:
            raise Unbound("'the chosen icon' has nothing to point at", self.text, *it.at, rule=REFERENCES)
        to = Done(acts[-1:])
        self.use(to)
        who = self.doer(it.who)
        return replace(it, who=who, amount=self.amount(it.amount), to=to, slot=self.say(None, who))


def _done_to(verb: Verb) -> Kinds:
    """202.9 What a pointing word can mean where a verb is done to it: what the verb can be done to by name."""
    found, _ = DONE_TO[verb]
    return found | CARDS if Kind.CARD in found and verb is not Verb.TERMINATE else found
