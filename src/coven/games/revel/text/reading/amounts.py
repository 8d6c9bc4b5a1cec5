"""From parse trees to amounts and measures: how many, and how much."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from lark import Token

from coven.games.revel.text.reading.nouns import PLACES, SUBJECTS, Part
from coven.games.revel.text.reading.things import Meaning
from coven.games.revel.text.tree import (
    ANY_NUMBER,
    WITHOUT_END,
    AboutToBe,
    All,
    Amount,
    AmountThisWay,
    Back,
    Beside,
    Changed,
    Compare,
    CountersOf,
    CountersOn,
    CountOf,
    Doer,
    EqualTo,
    ForEach,
    Groups,
    HasEqual,
    Held,
    Kind,
    Measure,
    Noun,
    Pointer,
    Quality,
    Rounded,
    Short,
    SpacesWon,
    Tense,
    Than,
    UpTo,
    Value,
    ValueOf,
    Verb,
    What,
    Who,
    Whose,
)
from coven.games.revel.text.tree.nouns import is_plural
from coven.games.revel.text.words.forms import Number, number_of
from coven.games.revel.text.words.lexicon import KINDS
from coven.language.nodes import Node, subtrees, tokens

TALLIES = (Verb.GAIN, Verb.LOSE, Verb.SPEND)
WHO_OWNS = {Whose.YOUR: Who.YOU, Whose.OPPONENTS: Who.OPPONENT}
OWNERS = {Who.YOU: Whose.YOUR, Who.OPPONENT: Whose.OPPONENTS}


class Some(NamedTuple):
    """So many of something: 'a spell', '2 or more cards', 'no stance', 'Passion'."""

    compare: Compare
    amount: int
    noun: Node | None
    number: Number
    other: bool
    bare: bool


class Counting(Meaning):
    """Builds amounts, and what is counted or measured."""

    def subject(self, node: Node) -> Who:
        return SUBJECTS[tokens(node)[0].type]

    def check_has(self, token: Token, who: Doer) -> None:
        self.check_agreement(token, who is Who.YOU, "has", "have")

    def holder(self, token: Token) -> Who:
        """Who controls, or wins in, something, where subject and verb are one phrase."""
        return Who.YOU if token.type.startswith("YOU_") else Who.OPPONENT

    def having_equal(self, node: Node, who: Doer) -> Quality:
        """'with Power equal to the Passion spent this way', 'with less Power than that spell had'."""
        parts, total = tokens(node), subtrees(node)[0]
        beside = self._beside_this(node)
        if beside is not None:
            return beside
        if self.stating:
            raise self.wrong(node, "an ongoing effect compares with a number, or with this spell")
        if self.part is Part.INITIAL:
            problem = "before the colon it is compared with a number, or with this spell: ask for the rest after it"
            raise self.wrong(node, problem)
        if node.data == "have_equal":
            return HasEqual(self.value(parts[0]), self.measure(total, who, Number.MANY))
        denied = parts[0].type == "NO"
        more = parts[1 if denied else 0].type == "MORE"
        than = (Than.NO_MORE if more else Than.NO_LESS) if denied else (Than.MORE if more else Than.LESS)
        value = self.value(parts[2 if denied else 1])
        if total.data in ("it", "that", "opposing_spell"):
            tense = Tense.HAD if parts[-1].type == "HAD_HERE" else Tense.NOW
            return HasEqual(value, ValueOf(value, self._beside_what(total, tense), tense), than)
        return HasEqual(value, self.measure(total, who, Number.MANY), than)

    def _beside_this(self, node: Node) -> Beside | None:
        """'with less Power than this spell's Power' is less than this spell."""
        parts, total = tokens(node), subtrees(node)[0]
        if node.data == "have_equal" or parts[0].type == "NO" or total.data != "value_possessed":
            return None
        value, (whose, same) = self.value(parts[1]), tokens(total)
        if whose != "this spell's" or self.value(same) is not value or value is Value.EITHER:
            return None
        return Beside(value, Than.MORE if parts[0].type == "MORE" else Than.LESS)

    def _beside_what(self, node: Node, tense: Tense) -> What:
        """What a value is compared with that of."""
        if node.data != "opposing_spell":
            return self.back(node)
        if tense is Tense.HAD:
            raise self.wrong(node, "what something had is asked of what has left: say 'that spell had'", "4.10.14")
        return All(Noun(Kind.SPELL, whose=Whose.ACROSS), at=self.span(node))

    # Measures and amounts

    def measure(self, node: Node, who: Doer, number: Number = Number.ONE) -> Measure:
        data, inner = node.data, subtrees(node)
        if data == "count_each":
            return CountOf(All(self.noun(inner[0], number, who)))
        if data == "count_owned":
            return CountOf(All(self.owned(inner[0], Number.MANY, who)))
        if data == "count_backs":
            return CountOf(self.back(inner[0]))
        if data == "count_done":
            if self.stating:
                raise self.wrong(node, "an ongoing effect does nothing that could be counted")
            kind, types = self._done_kind(inner[0], number)
            done = self.participle(tokens(node)[0])
            return CountOf(Back(Pointer.THIS_WAY, kind, True, done, types, at=self.span(node)))
        if data == "own_counters":
            return CountersOf(WHO_OWNS[self.whose(inner[0], Who.EACH)])
        if data == "cards_in":
            self.check_form(tokens(node)[1], KINDS[Kind.CARD], Number.MANY)
            return CountOf(All(Noun(Kind.CARD, (), self.whose(inner[0], who), PLACES[tokens(node)[-1].type])))
        if data == "held":
            holder = self.subject(inner[0])
            things = tokens(node)
            self.check_has(things[-1], holder)
            return Held(holder, self.thing_for(things[-2], number))
        if data == "amount_done":
            return self._amount_done(node, number)
        if data in ("counters_on", "counters_had"):
            self._check_ones(node, number)
            return CountersOn(self.what(inner[0], who), Tense.HAD if data == "counters_had" else Tense.NOW)
        if data == "spaces":
            self.check_form(tokens(node)[-2], KINDS[Kind.SPACE], number)
            return SpacesWon(self.holder(tokens(node)[-1]))
        return self._value_of(node, who)

    def _amount_done(self, node: Node, number: Number) -> AmountThisWay:
        thing, done, _ = tokens(node)[-3:]
        verb = self.participle(done)
        if self.stating:
            raise self.wrong(node, "an ongoing effect does nothing that could be counted")
        if thing.type.startswith("PLUS_ONE"):
            self._check_ones(node, number)
            if verb not in (Verb.ADD, Verb.REMOVE, Verb.MOVE):
                raise self.wrong(done, "+1s are added, removed or moved this way")
            return AmountThisWay(verb, "+1", at=self.span(node))
        if verb not in TALLIES:
            raise self.wrong(done, "what is counted is gained, lost or spent this way")
        return AmountThisWay(verb, self.thing_for(thing, number), at=self.span(node))

    def _check_ones(self, node: Node, number: Number) -> None:
        ones = next(token for token in tokens(node) if token.type.startswith("PLUS_ONE"))
        self.check_form(ones, ("+1", "+1s"), number)

    def _value_of(self, node: Node, who: Doer, tense: Tense = Tense.NOW) -> ValueOf:
        parts, inner = tokens(node), subtrees(node)
        value = self.value(parts[1])
        if node.data in ("value_its", "value_possessed"):
            return ValueOf(value, self.possessor(parts[0]), tense)
        of = self.what(inner[0], who)
        if parts[0].type == "THE_TOTAL" and not self.in_plural(inner[0], of):
            raise self.wrong(parts[0], "a total is that of several; of one it is 'the'")
        return ValueOf(value, of, Tense.HAD if node.data == "value_had" else tense)

    def thing_for(self, token: Token, number: Number) -> str:
        """A resource, Stamina or plays; only plays have a plural."""
        if token.type == "PLAY":
            self.check_form(token, KINDS[Kind.PLAY], number)
            return "play"
        return str(token)

    def times(self, amount: Amount, for_each: Node | None, who: Doer) -> Amount:
        """An amount, as many times as something counts."""
        if for_each is None:
            return amount
        if not isinstance(amount, int):
            raise self.wrong(for_each, "only a plain number can be multiplied")
        return ForEach(amount, self.per(for_each, who))

    def per(self, for_each: Node, who: Doer) -> Measure:
        """'for each Passion you have', 'for every 2 Passion you have'."""
        measured = subtrees(for_each)[0]
        if for_each.data == "for_each":
            return self.measure(measured, who)
        size = self.integer(tokens(for_each)[1], 2)
        measure = self.measure(measured, who, Number.MANY)
        assert not isinstance(measure, Groups | Short | AboutToBe)
        return Groups(size, measure, self.rounded(for_each))

    def rounded(self, node: Node) -> Rounded:
        """Which way a part is rounded; down, if it isn't said."""
        last = tokens(node)[-1]
        return Rounded(last.removeprefix(", ")) if last.type == "ROUNDED" else Rounded.DOWN

    def equal(self, node: Node, who: Doer) -> EqualTo | ForEach:
        """'equal to the Power of this spell', 'equal to twice the Power of this spell'."""
        measure = self.measure(subtrees(node)[0], who, Number.MANY)
        times = tokens(node)[1:]
        if node.data == "equal_half":
            assert not isinstance(measure, Groups | Short | AboutToBe)
            return EqualTo(Groups(2, measure, self.rounded(node)))
        return ForEach(self.multiple(times), measure) if times else EqualTo(measure)

    def multiple(self, words: list[Token]) -> int:
        """'twice', '3 times'."""
        return 2 if words[0].type == "TWICE" else self.integer(words[0], 3)

    def amount(self, node: Node) -> int | UpTo:
        """'2', 'up to 2' or 'any number of'."""
        if node.data in ("any_number", "any_amount"):
            return ANY_NUMBER
        if node.data == "one":
            self.check_article(tokens(node)[0], tokens(node)[1])
            return 1
        number = self.integer(next(token for token in tokens(node) if token.type == "INT"))
        last = tokens(node)[-1]
        if last.type.startswith("PLUS_ONE"):
            self.check_form(last, ("+1", "+1s"), number_of(number))
        if node.data == "or_more":
            return UpTo(WITHOUT_END, number)
        return UpTo(number) if node.data == "up_to" else number

    def changed(self, number: Token, word: Token) -> Changed:
        """'1 less', '2 more': than was about to be."""
        by = self.integer(number)
        start, end = self.span(number)[0], self.span(word)[1]
        return Changed(by if word.type == "MORE" else -by, at=(start, end))

    # Conditions

    def some(self, node: Node) -> Some:
        data, inner = node.data, subtrees(node)
        noun = inner[-1] if inner and inner[-1].data == "noun" else None
        if data == "some_a":
            if noun is not None:
                self.check_article(tokens(node)[0], noun)
            return Some(Compare.AT_LEAST, 1, noun, Number.ONE, False, False)
        if data == "some_other":
            return Some(Compare.AT_LEAST, 1, noun, Number.ONE, True, False)
        if data == "some_compared":
            compare, amount = self.compared(inner[0])
            exact = compare is Compare.EXACTLY
            return Some(compare, amount, noun, number_of(amount) if exact else Number.MANY, False, False)
        if data == "some_no":
            return Some(Compare.EXACTLY, 0, noun, self._number_of_none(noun), False, False)
        return Some(Compare.AT_LEAST, 1, noun, Number.MANY, False, True)

    def _number_of_none(self, noun: Node | None) -> Number:
        """'no stance', but 'no spells'."""
        if noun is None:
            return Number.MANY
        head = next(part for part in subtrees(noun) if part.data == "head")
        return Number.ONE if tokens(head)[-1].type in ("STANCE", "WITCH") else Number.MANY

    def some_noun(self, some: Some, who: Doer) -> Noun:
        assert some.noun is not None
        noun = self.noun(some.noun, some.number, who)
        if not some.other:
            return noun
        return replace(noun, other=True)

    def in_plural(self, node: Node, what: What) -> bool:
        """Whether the verb after it is in the plural, by the words that were written."""
        return node.data in ("every", "all_of_them") or is_plural(what)
