"""Going through an effect in the order in which it is carried out, with what is certain at each step."""

from __future__ import annotations

from dataclasses import replace

from coven.games.revel.text.binding.kinds import LEAVING, MOVING
from coven.games.revel.text.binding.never.asking import answer
from coven.games.revel.text.binding.never.bounds import DECK, most_of
from coven.games.revel.text.binding.never.doing import (
    Why,
    not_acted,
    not_done_by,
    not_done_to,
    not_done_to_kind,
    not_from,
    not_off_field,
    not_where,
)
from coven.games.revel.text.binding.never.moments import WENT_TO, Moment, Now, begun, put_off
from coven.games.revel.text.binding.never.naming import Naming
from coven.games.revel.text.binding.never.subjects import (
    OFF_FIELD,
    is_among,
    no_value,
)
from coven.games.revel.text.binding.never.this_way import moved, where_is
from coven.games.revel.text.binding.never.where import place_of, place_of_condition, place_of_words
from coven.games.revel.text.binding.scope import Reading
from coven.games.revel.text.tree import (
    AboutToBe,
    Act,
    All,
    Amounts,
    Back,
    Becomes,
    Bonus,
    Both,
    Cannot,
    CheckOverpower,
    Compare,
    Condition,
    Consequence,
    CostEffect,
    Counters,
    CountOf,
    DidThisWay,
    Doer,
    Draw,
    Effect,
    Either,
    Event,
    Every,
    ForEach,
    Held,
    If,
    Instead,
    Instruction,
    Interruption,
    Is,
    Kind,
    Lasting,
    Later,
    Limit,
    May,
    Not,
    Noun,
    OfEvent,
    Once,
    Ongoing,
    Pass,
    Pay,
    Pick,
    Place,
    Power,
    Sequence,
    Statement,
    Swap,
    Tally,
    This,
    ThisIn,
    TurnOf,
    Unopposed,
    Value,
    Verb,
    What,
    While,
    Who,
    Whose,
)
from coven.language.binding import Span
from coven.language.walking import nodes


def check_never(effect: Effect, reading: Reading) -> None:
    """Refuse a bound effect of which something can never happen, or is asked in vain."""
    if not isinstance(effect, Limit):
        _Walk(effect, reading).effect(effect)


class _Walk(Naming):
    """The same, step by step with what is certain by then."""

    def effect(self, effect: Effect) -> None:
        now = begun(effect)
        if isinstance(effect, Consequence | Interruption):
            if isinstance(effect.event, Event):
                self.event(effect.event)
            self.instruction(effect.body, now)
        elif isinstance(effect, Power):
            self.instruction(effect.body, now)
        elif isinstance(effect, CostEffect):
            self.cost_effect(effect, now)
        elif isinstance(effect, Ongoing):
            self.statements((effect.statement, *effect.more), now, always=True)

    # Initial parts

    def event(self, event: Event) -> None:
        what = event.what
        for noun in (what, event.over):
            if isinstance(noun, Noun):
                self.noun(noun)
                self.refuse(not_done_to_kind(event.verb, noun), noun)
        types = self.speaker.types_of(what)
        if types:
            overpowers = event.verb is Verb.OVERPOWER and not event.passive and event.who is Who.EACH
            by = not_done_by(types) if overpowers and self.reading.types is not None else None
            self.refuse(by or not_done_to(event.verb, types), what)
            if event.thing in ("Power", "Resistance") and self.reading.types is not None:
                none = no_value(Value(event.thing), types)
                if none is not None:
                    raise self.wrong(place_of(what, self.reading), *none)
        if isinstance(what, Noun) and event.place in OFF_FIELD:
            there = replace(what, place=event.place)
            self.noun(there)
            self.refuse(not_from(event.verb, there), what)
        self._whose(event)
        if event.verb is Verb.SPEND and event.thing == "Stamina":
            raise self.wrong(self._head(), "Stamina is lost, and never spent", "5.9.4")
        if event.first and event.verb in (Verb.BEGIN, Verb.END):
            raise self.wrong(self._head(), f"each turn {event.verb.value}s once: this says nothing", "2.3.1")
        if isinstance(what, Noun) and event.least > 1:
            bound = most_of(what, self.speaker, Now())
            if bound is not None and event.least > bound.most:
                raise self.wrong(place_of(what, self.reading), bound.why, bound.rule)
        if event.verb is Verb.REVEAL:
            self.unseen(what)

    def unseen(self, what: Noun | This | Back | None) -> None:
        """5.4.2 What is revealed is a card off the field: where no place is said, a type alone is on it (4.10.2)."""
        if isinstance(what, This) and what.kind is not Kind.CARD:
            raise self.wrong(what.at, "what is on the field is visible to everybody", "5.4.2", ("this card",))
        on_field = isinstance(what, Noun) and what.kind is not Kind.CARD and what.place not in OFF_FIELD
        if on_field and isinstance(what, Noun) and not what.also:
            words = self.reading.words(what.at)
            problem = "what is on the field is visible to everybody"
            raise self.wrong(what.at, problem, "5.4.2", (f"{words} Card", f"{words.removesuffix('s')} Cards"))

    def _head(self) -> Span:
        return 0, max(self.reading.text.find(":"), 0)

    def _whose(self, event: Event) -> None:
        """1.9.3, 5.8.2 Players play and stitch their own cards, and overpower the opponent's."""
        what, who = event.what, event.who
        if who is Who.EACH or event.verb not in (Verb.PLAY, Verb.STITCH, Verb.OVERPOWER):
            return
        theirs: Who | None = None
        if isinstance(what, This):
            theirs = Who.YOU
        elif isinstance(what, Noun) and what.whose is not Whose.ANY and what.whose is not Whose.THEIR:
            theirs = Who.YOU if what.whose is Whose.YOUR else Who.OPPONENT
        if theirs is None or (event.verb is Verb.OVERPOWER and event.over is not None):
            return
        if event.verb is Verb.OVERPOWER and theirs is who:
            raise self.wrong(self._head(), "players overpower what the other player controls", "5.8.2")
        if event.verb is not Verb.OVERPOWER and theirs is not who:
            raise self.wrong(self._head(), "players play their own cards", "3.4.12")

    def cost_effect(self, effect: CostEffect, now: Now) -> None:
        what = effect.what
        if isinstance(what, Noun):
            self.noun(what)
            self.refuse(not_done_to_kind(effect.verb, what), what)
        types = self.speaker.types_of(what)
        if types:
            self.refuse(not_done_to(effect.verb, types), what)
        if effect.verb is Verb.REVEAL:
            self.unseen(what)
        if now.gone:  # 5.7.10: it is paid before the card is put anywhere
            for node in nodes(effect.cost):
                if isinstance(node, Act) and self.speaker.is_own(node.what) and node.verb in MOVING:
                    problem = "this takes away the very card that it is to be paid for, so it can never be paid"
                    raise self.wrong(place_of(node.what, self.reading), problem, "5.7.11")
        self.instruction(effect.cost, now)

    # Nouns

    # Conditions

    def condition(self, condition: Condition, now: Now) -> None:
        only = answer(condition, self.speaker, now)
        if only is None:
            for node in nodes(condition):
                if isinstance(node, Noun):
                    self.noun(node)
            return
        word = "always" if only.holds else "never"
        at = place_of_condition(condition, self.reading)
        raise self.wrong(at, f"this {word} holds: {only.why}", only.rule)

    def supposing(self, condition: Condition, now: Now, *, holds: bool) -> Now:
        """What is certain where a condition holds, or where it doesn't."""
        if isinstance(condition, Not):
            return self.supposing(condition.condition, now, holds=not holds)
        then = now.knowing(condition, holds=holds)
        if isinstance(condition, TurnOf) and condition.who is not Who.EACH:
            other = Who.OPPONENT if condition.who is Who.YOU else Who.YOU
            return replace(then, turn=condition.who if holds else other)
        if isinstance(condition, ThisIn) and holds:
            return replace(then, place=condition.place, gone=True)
        if isinstance(condition, DidThisWay) and condition.verb is None:
            if holds and self.optional is not None:
                return replace(self.optional, known=())
            return then if holds else replace(then, gone=False)
        return then

    # Instructions

    def instruction(self, do: Instruction, now: Now) -> Now:
        """One instruction, and what is certain after it."""
        if isinstance(do, Sequence | Both):
            for step in do.steps:
                now = self.instruction(step, now)
            return now
        if isinstance(do, If):
            self.condition(do.condition, now)
            then = self.instruction(do.then, self.supposing(do.condition, now, holds=True))
            otherwise = now
            if do.otherwise is not None:
                otherwise = self.instruction(do.otherwise, self.supposing(do.condition, now, holds=False))
            return now.either(then, otherwise)
        if isinstance(do, May):
            self.optional = self.instruction(do.body, now)
            return now.either(self.optional, now)
        if isinstance(do, Pay):
            paid = self.instruction(do.cost, now)
            self.optional = self.instruction(do.body, paid)
            return now.either(self.optional, now)
        if isinstance(do, Either):
            return now.either(*[self.instruction(option, now) for option in do.options])
        if isinstance(do, Instead):
            self.instead(do)
        if isinstance(do, Instead | Once):
            return self.instruction(do.body, now)
        if isinstance(do, Later):
            self.instruction(do.body, put_off(now, do.when))
            return now
        if isinstance(do, Lasting):
            self.statements((do.statement, *do.more), now)
            return now.later()
        return self.clause(do, now)

    def instead(self, do: Instead) -> None:
        """4.9.4 What takes the place of something is something else."""
        event, body = self.speaker.event, do.body
        if event is None:
            return
        if self._happens_anyhow(event, body):
            raise self.wrong(do.at, "this is what happens anyhow", "4.9.4")
        if isinstance(body, Act) and body.verb is event.verb and self._is_about(event, body.what):
            self.refuse(Why("this is what happens anyhow", "4.9.4"), body.what)

    def _happens_anyhow(self, event: Event, body: Instruction) -> bool:
        """Whether just as much of the same is done by the same player."""
        if isinstance(body, Draw) and event.verb is Verb.DRAW and body.who is event.who:
            plain = not (isinstance(event.what, Noun) and event.what.types)
            return plain and body.amount in (1, ForEach(1, AboutToBe()))
        if not isinstance(body, Tally | Counters) or body.amount != ForEach(1, AboutToBe()):
            return False
        if isinstance(body, Tally):
            return (body.who, body.verb, body.thing) == (event.who, event.verb, event.thing)
        return body.verb is event.verb and body.who is event.who and self._is_about(event, body.on)

    def _is_about(self, event: Event, what: What) -> bool:
        """Whether something is what the event is about."""
        of_event = isinstance(what, Back) and isinstance(what.to, OfEvent)
        return of_event or (isinstance(event.what, This) and self.speaker.is_own(what))

    def clause(self, do: Instruction, now: Now) -> Now:
        self.things(do, now)
        if isinstance(do, Act):
            return self.act(do, now)
        if isinstance(do, Tally):
            return self.tally(do, now)
        if isinstance(do, Counters):
            self.counters(do, now)
        elif isinstance(do, Pass):
            self.passing(do, now)
        elif isinstance(do, CheckOverpower):
            types = self.speaker.types_of(do.what)
            if types and (self.reading.types is not None or not self.speaker.is_own(do.what)):
                self.refuse(not_done_by(types), do.what)
            self.there(do.what, now)
        elif isinstance(do, Swap):
            self.there(do.one, now)
            if do.one == do.other:
                self.refuse(Why("nothing changes places with itself", "3.2.1"), do.other)
        elif isinstance(do, Draw):
            if isinstance(do.amount, int) and do.amount > DECK:
                at = place_of_words(str(do.amount), self.reading, do)
                raise self.wrong(at, f"a deck has {DECK} cards", "7.1.2")
            return now.moved([do.slot] if do.slot else [], Place.DECK, Place.HAND)
        return now.later()

    def act(self, act: Act, now: Now) -> Now:
        implied = self._implied(act)
        self.refuse(not_acted(act, self.speaker) or not_where(act.verb, where_is(act.what, now)), act.what)
        self.absent(implied, now)
        now = moved(act, implied, now)
        if act.verb is Verb.USE:
            self.own_turn(act.who, now, "Power", "Powers are used in their player's turn alone", "4.7.6")
        if not self.speaker.is_own(act.what):
            taken = act.verb in MOVING and isinstance(act.what, All) and act.times is None
            return self._emptied(act.what.noun, now) if taken and isinstance(act.what, All) else now
        if act.verb is Verb.PLACE and isinstance(act.what, This) and act.what.kind is not Kind.CARD:
            self.there(act.what, now)
        if act.verb is Verb.REVEAL and now.place in (Place.FIELD, Place.DISCARDS):
            self.refuse(Why("the card is visible to everybody by then", "5.4.2"), act.what)
        if act.verb is Verb.PLAY and now.place is Place.FIELD:
            self.refuse(Why("the card has been played already", "5.5.2"), act.what)
        if act.verb is Verb.DISCARD and now.place is Place.DISCARDS:
            self.refuse(Why("the card is in discards already", "3.7.1"), act.what)
        if act.verb is Verb.STASH and now.place is Place.DECK:
            self.refuse(Why("the card is in the deck already", "5.3.1"), act.what)
        if act.verb is Verb.DRAW and now.place is Place.HAND:
            self.refuse(Why("the card is in the hand already", "3.8.3"), act.what)
        if act.verb in LEAVING:
            return replace(now.later(), gone=True, place=WENT_TO.get(act.verb))
        if act.verb in (Verb.PLAY, Verb.PLACE):
            return replace(now.later(), gone=False, place=Place.FIELD)
        return now.later()

    def _emptied(self, noun: Noun, now: Now) -> Now:
        """3.4.14 All of them have gone."""
        return now.later().knowing(Amounts(CountOf(All(noun)), Compare.EXACTLY, 0), holds=True)

    def _implied(self, act: Act) -> What:
        """4.10.1 Plain cards that something is done to are those in hand."""
        what = act.what
        off = act.verb not in (Verb.CHOOSE, Verb.DRAW)
        if off and isinstance(what, Pick) and what.noun.kind is Kind.CARD and what.noun.place is Place.UNSAID:
            theirs = Whose.OPPONENTS if act.who is Who.OPPONENT else Whose.THEIR
            whose = Whose.YOUR if act.who is Who.YOU else theirs
            return replace(what, noun=replace(what.noun, place=Place.HAND, whose=whose))
        return what

    def tally(self, tally: Tally, now: Now) -> Now:
        if tally.thing == "play":
            self.own_turn(tally.who, now, "play", "only the player whose turn it is has plays", "2.3.5")
            if now.moment is Moment.END:
                at = place_of_words("play", self.reading, tally)
                raise self.wrong(at, "plays are lost before the turn ends, and nobody acts any more", "2.3.11")
            if now.moment is Moment.BEGIN and tally.verb is not Verb.GAIN:
                at = place_of_words("play", self.reading, tally)
                raise self.wrong(at, "plays are allotted after the turn has begun: there is none yet", "2.3.5")
        if tally.verb is not Verb.GAIN and isinstance(tally.who, Who):
            some = Amounts(Held(tally.who, tally.thing), Compare.AT_LEAST, 1)
            only = answer(some, self.speaker, replace(now, moment=None, turn=None))
            if only is not None and not only.holds:
                at = place_of_words(tally.thing, self.reading, tally)
                raise self.wrong(at, f"there is no {tally.thing} then", "0.2.12")
            if isinstance(tally.amount, Every):
                return now.later().knowing(replace(some, compare=Compare.EXACTLY, amount=0), holds=True)
        return now.later()

    def own_turn(self, who: Doer, now: Now, word: str, problem: str, rule: str) -> None:
        """What somebody does in their own turn alone."""
        if now.turn is not None and isinstance(who, Who) and who not in (Who.EACH, now.turn):
            raise self.wrong(place_of_words(word, self.reading), problem, rule)

    def passing(self, do: Pass, now: Now) -> None:
        at = place_of_words("pass", self.reading, do)
        if now.turn is not None and isinstance(do.who, Who) and do.who not in (Who.EACH, now.turn):
            raise self.wrong(at, "only the player whose turn it is can pass it", "5.11.4")
        if now.moment is Moment.END and now.turn is not None:
            raise self.wrong(at, "the turn ends already", "5.11.2")

    def counters(self, do: Counters, now: Now) -> None:
        if do.mark is not None:
            return
        self.there(do.on, now)
        self.absent(do.on, now)
        if do.to is not None:
            self.there(do.to, now)
            if do.to == do.on and self.speaker.is_own(do.on):
                self.refuse(Why("this moves nothing: it is the same spell", "1.4b.2"), do.to)

    def there(self, what: object, now: Now) -> None:
        """1.7.5 What is to be changed has to be there."""
        if self._is_gone(what, now):
            assert isinstance(what, This | Back)
            word = self.reading.words(what.at, "it").lower()
            problem = f"{word} isn't on the field then: nothing can be changed about it"
            raise self.wrong(place_of(what, self.reading), problem, "3.2.1")

    def absent(self, what: object, now: Now) -> None:
        """0.2.12 What is known not to be there."""
        noun = self.speaker.noun_of(what) if isinstance(what, Pick | All) else None
        if noun is None:
            return
        for known, holds in now.known:
            if isinstance(known, Is) and holds and noun.whose is Whose.ACROSS and _is_unopposed(known):
                self.refuse(Why("there is no opposing spell then", "1.10.2"), what)
            counted = known.measure if isinstance(known, Amounts) else None
            if not isinstance(counted, CountOf) or not isinstance(counted.what, All) or not isinstance(known, Amounts):
                continue
            none = known.amount == 0 and known.compare is not Compare.AT_LEAST if holds else _some(known)
            if none and is_among(noun, counted.what.noun):
                self.refuse(Why("there is none then", "0.2.12"), what)

    # Statements

    def statements(self, statements: tuple[Statement, ...], now: Now, *, always: bool = False) -> None:
        bonuses = [node for node in nodes(statements) if isinstance(node, Bonus)]
        for statement in statements:
            plain = statement.statement if isinstance(statement, While) else statement
            beside = isinstance(plain, Bonus) and any(
                other.on == plain.on and other.value is not plain.value for other in bonuses
            )
            self.statement(statement, now, always=always, beside=beside)

    def statement(self, statement: Statement, now: Now, *, always: bool = False, beside: bool = False) -> None:
        """What is stated. `beside`: the other value is spoken of, too, as in '+1 Power and +1 Resistance'."""
        if isinstance(statement, While):
            self.condition(statement.condition, now)
            then = self.supposing(statement.condition, now, holds=True)
            self.statement(statement.statement, then, beside=beside)
            return
        self.things(statement, now)
        if isinstance(statement, Bonus | Becomes):
            self.there(statement.on, now)
            self.absent(statement.on, now)
            types = self.speaker.types_of(statement.on)
            known = self.reading.types is not None or not self.speaker.is_own(statement.on)
            none = no_value(statement.value, types) if types and known else None
            if none is not None and not beside:
                problem = f"{none[0]}, and nothing gives a value to what has none"
                raise self.wrong(place_of(statement.on, self.reading), problem, "1.3.8")
        elif isinstance(statement, Cannot):
            self.cannot(statement, now, always=always)

    def cannot(self, statement: Cannot, now: Now, *, always: bool) -> None:
        """What can't be done anyhow needs no prohibition."""
        what = statement.what
        if statement.verb is Verb.SPEND and statement.thing == "Stamina":
            raise self.wrong(
                place_of_words("Stamina", self.reading), "Stamina is lost, and never spent anyhow", "5.9.4"
            )
        known = self.reading.types is not None
        types = self.speaker.types_of(what) if what is not None and (known or not self.speaker.is_own(what)) else None
        if types:
            self.refuse(not_done_to(statement.verb, types), what)
        if isinstance(what, All):
            self.refuse(not_done_to_kind(statement.verb, what.noun), what)
        by = statement.by
        for one in (what, by):
            if isinstance(one, All) and statement.verb is Verb.OVERPOWER:
                self.refuse(not_off_field(one.noun) or not_done_to_kind(statement.verb, one.noun), one)
        types = self.speaker.types_of(by) if by is not None and (known or not self.speaker.is_own(by)) else None
        if types:
            self.refuse(not_done_by(types), by)
        if isinstance(what, This) and what.kind is not Kind.CARD:
            self.there(what, now)
        self.absent(what, now)
        on_field = isinstance(what, All | This) and self._on_field(what)
        if statement.verb is Verb.REVEAL and on_field:
            self.refuse(Why("what is on the field is visible to everybody anyhow", "5.4.2"), what)
        if statement.verb is Verb.PLAY and isinstance(what, This) and always:
            self.refuse(Why("a card that can't be played does nothing", "5.7.11"), what)

    def _on_field(self, what: All | This) -> bool:
        if isinstance(what, This):
            return what.kind is not Kind.CARD
        return what.noun.kind is not Kind.CARD and what.noun.place is Place.UNSAID


def _some(known: Amounts) -> bool:
    """Whether a condition that doesn't hold asks if there is any."""
    return known.compare is Compare.AT_LEAST and known.amount == 1


def _is_unopposed(condition: Is) -> bool:
    return isinstance(condition.what, This) and Unopposed() in condition.noun.qualities
