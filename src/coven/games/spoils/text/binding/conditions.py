"""Binding conditions: what is asked, and which instruction 'if you do' asks about."""

from __future__ import annotations

from dataclasses import replace

from coven.games.spoils.text.binding.events import Events
from coven.games.spoils.text.binding.nouns import REFERENCES
from coven.games.spoils.text.binding.scope import kinds_of
from coven.games.spoils.text.tree import (
    Actor,
    AllHold,
    Amounts,
    AnyHolds,
    Condition,
    Did,
    DidThisWay,
    Doer,
    Done,
    Even,
    ExactlyOne,
    In,
    InBattle,
    InResponseTo,
    Meets,
    More,
    Not,
    Owns,
    PlayerOf,
    SinceStart,
    Such,
    They,
    Things,
    Verb,
    What,
    Who,
    Winner,
    WonFlip,
)
from coven.language.binding import Number, Unbound


class Conditions(Events):
    """Binds conditions."""

    def condition(self, it: Condition) -> Condition:
        match it:
            case Amounts(measure, compare, amount):
                return Amounts(self.measure(measure), compare, self.amount(amount))
            case More(one, other):
                return More(self.measure(one), self.measure(other))
            case Even(measure, odd):
                return Even(self.measure(measure), odd)
            case Such(what, noun, tense):
                return Such(self.thing(what)[0], self.noun(noun), tense)
            case In(what, place, whose):
                return In(self.thing(what)[0], place, self.whose(whose))
            case InBattle(who) if who is not None:
                return replace(it, who=self.doer(who))
            case Did():
                return self._did(it)
            case DidThisWay():
                return self._this_way(it)
            case WonFlip(who):
                to = self._nearest_act(Verb.FLIP, "flips a coin", it.at)
                return replace(it, who=self.doer(who), to=to)
            case ExactlyOne():
                return self._exactly_one(it)
            case Owns(who, what):
                return Owns(self.doer(who), self.thing(what)[0])
            case Meets(who, icons):
                return Meets(self.doer(who), icons)
            case SinceStart(what):
                return SinceStart(self.thing(what)[0])
            case InResponseTo(noun):
                slot = self.number()
                bound = self.noun(noun)
                found = self.candidate(kinds_of(noun), Number.ONE, it.at, Things(slot))
                self.scope.name(found)
                self.taken.append(found)
                return replace(it, noun=bound, slot=slot)
            case Not(inner):
                return Not(self.condition(inner))
            case AllHold(conditions):
                return AllHold(tuple(self.condition(one) for one in conditions))
            case AnyHolds(conditions):
                return AnyHolds(tuple(self.condition(one) for one in conditions))
        return it

    def _did(self, it: Did) -> Did:
        subject: Doer | What
        if isinstance(it.subject, Who | PlayerOf | Actor | They | Winner):
            subject = self.doer(it.subject)
        else:
            subject = self.thing(it.subject)[0]
        return replace(it, subject=subject, noun=None if it.noun is None else self.noun(it.noun))

    def _this_way(self, it: DidThisWay) -> DidThisWay:
        who = it.who
        if it.verb is not None:
            who = self.doer(it.who)
            acts = tuple(one.slot for one in self.said if one.verb is it.verb)
            if not acts:
                problem = "nothing of the kind is done before this in the same paragraph"
                raise Unbound(problem, self.text, *it.at, rule=REFERENCES)
            to = Done(acts)
        else:
            to = self._optional(it)
        self.use(to)
        noun = None if it.noun is None else self.noun(it.noun)
        return replace(it, who=who, noun=noun, to=to)

    def _optional(self, it: DidThisWay) -> Done:
        """'If you do' asks about the nearest thing before it that may be done or has to be paid by that player."""
        for one in reversed(self.said):
            if one.order or one.part:
                continue
            if it.who is Who.YOU and one.who is not Who.YOU:
                continue
            if isinstance(it.who, They) and one.who is Who.YOU:
                continue
            if isinstance(it.who, They) and one.who is Who.EACH:
                raise self.both(it.at, "they do")
            return Done((one.slot,))
        problem = "nothing before this may be done or left, or has to be paid"
        raise Unbound(f"'{self.words(it.at, 'you do')}': {problem}", self.text, *it.at, rule=REFERENCES)

    def _nearest_act(self, verb: Verb, what: str, at: tuple[int, int]) -> Done:
        for one in reversed(self.said):
            if one.verb is verb:
                to = Done((one.slot,))
                self.use(to)
                return to
        raise Unbound(f"nothing before this {what}", self.text, *at, rule=REFERENCES)

    def _exactly_one(self, it: ExactlyOne) -> ExactlyOne:
        brawl = next((one for one in reversed(self.said) if one.verb is Verb.INFLICT and len(one.things) > 1), None)
        if brawl is None:
            problem = "'exactly one of them' needs two things that were named together before"
            raise Unbound(problem, self.text, *it.of.at, rule=REFERENCES)
        to = Done((brawl.slot,))
        self.use(to)
        slot = self.number()
        kinds = frozenset.union(*(one.kinds for one in brawl.things))
        found = self.candidate(kinds, Number.ONE, it.of.at, Things(slot))
        self.split.add(slot)
        self.scope.name(found)
        self.taken.append(found)
        return replace(it, of=replace(it.of, to=to), to=to, slot=slot)
