"""Amounts and measures in words."""

from __future__ import annotations

from coven.games.revel.text.printing.nouns import (
    Unsayable,
    back_words,
    is_owned,
    kind_word,
    name_of,
    noun_words,
    owned_words,
    thing_words,
    typed_words,
    what_words,
)
from coven.games.revel.text.tree import (
    AboutToBe,
    All,
    Amount,
    AmountThisWay,
    Back,
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
    Rounded,
    Short,
    SpacesWon,
    Tense,
    ValueOf,
    What,
    Who,
    Whose,
)
from coven.games.revel.text.tree.nouns import is_plural
from coven.games.revel.text.words.forms import Number
from coven.games.revel.text.words.lexicon import VERBS


def per_words(measure: Measure, who: Doer) -> str:
    """'for each Passion you have', 'for every 2 Passion you have'."""
    if isinstance(measure, Groups):
        rounded = ", rounded up" if measure.rounded is Rounded.UP else ""
        return f"for every {measure.size} {_each_words(measure.measure, who, Number.MANY)}{rounded}"
    return f"for each {_each_words(measure, who, Number.ONE)}"


def _each_words(measure: Measure, who: Doer, number: Number) -> str:
    """What stands after 'for each', or after 'for every' and a number."""
    if isinstance(measure, CountOf):
        counted = measure.what
        if isinstance(counted, All):
            if is_owned(counted.noun):
                return f"of {owned_words(counted.noun, Number.MANY, who)}"
            return noun_words(counted.noun, number, who)
        if counted.pointer is Pointer.THIS_WAY and counted.kind is not None and counted.verb is not None:
            return f"{typed_words(counted.kind, counted.types, number)} {VERBS[counted.verb].participle} this way"
        return f"of {back_words(counted)}"
    if isinstance(measure, Held):
        return f"{thing_words(measure.thing, number)} {name_of(measure.who)} {has_or_have(measure.who)}"
    if isinstance(measure, CountersOn):
        return f"{_ones(number)} {_on_words(measure, who)}"
    if isinstance(measure, CountersOf):
        return f"of {_possessive(measure.who)} +1s"
    if isinstance(measure, SpacesWon):
        return f"{kind_word(Kind.SPACE, number)} {winning_in(measure.who)}"
    if isinstance(measure, AmountThisWay):
        thing = _ones(number) if measure.thing == "+1" else thing_words(measure.thing, number)
        return f"{thing} {VERBS[measure.verb].participle} this way"
    raise Unsayable("a value is not counted with 'for each' but with 'equal to'")


def total_words(measure: Measure, who: Doer) -> str:
    """What stands after 'equal to'."""
    if isinstance(measure, ValueOf):
        value = f"the {'total ' if is_plural(measure.of) else ''}{measure.value.value}"
        of = what_words(measure.of, who)
        return f"{value} {of} had" if measure.tense is Tense.HAD else f"{value} of {of}"
    if isinstance(measure, Held):
        return f"the {thing_words(measure.thing, Number.MANY)} {name_of(measure.who)} {has_or_have(measure.who)}"
    if isinstance(measure, CountersOn):
        return f"the number of +1s {_on_words(measure, who)}"
    if isinstance(measure, CountersOf):
        return f"the number of {_possessive(measure.who)} +1s"
    if isinstance(measure, SpacesWon):
        return f"the number of spell spaces {winning_in(measure.who)}"
    if isinstance(measure, AmountThisWay):
        done = f"{VERBS[measure.verb].participle} this way"
        counters = measure.thing == "+1"
        return f"the number of +1s {done}" if counters else f"the {thing_words(measure.thing, Number.MANY)} {done}"
    if isinstance(measure, Groups) and measure.size == 2:
        return f"half {total_words(measure.measure, who)}, {measure.rounded.value}"
    if isinstance(measure, Groups | Short | AboutToBe):
        raise Unsayable("groups are counted with 'for every', and what is about to be with 'that many'")
    counted = measure.what
    if isinstance(counted, Back):
        return f"the number of {back_words(counted)}"
    if is_owned(counted.noun):
        return f"the number of {owned_words(counted.noun, Number.MANY, who)}"
    return f"the number of {noun_words(counted.noun, Number.MANY, who)}"


def possessed_words(measure: Measure, who: Doer) -> str:
    """What stands after 'with Power equal to', where more of the noun may follow: "this spell's Power"."""
    if not isinstance(measure, ValueOf) or measure.tense is Tense.HAD:
        return total_words(measure, who)
    of = measure.of
    whose = "its" if isinstance(of, Back) and of.kind is None else f"{what_words(of, who)}'s"
    return f"{whose} {measure.value.value}"


def beside_words(quality: HasEqual, who: Doer) -> str:
    """What stands after 'with less Power than': that of which it is the value, where it is the same value."""
    measure = quality.measure
    if not isinstance(measure, ValueOf) or measure.value is not quality.value:
        return possessed_words(measure, who)
    if not isinstance(measure.of, Back) and not _is_across(measure.of):
        return possessed_words(measure, who)
    return f"{what_words(measure.of, who)}{' had' if measure.tense is Tense.HAD else ''}"


def _is_across(what: What) -> bool:
    return isinstance(what, All) and what.noun == Noun(Kind.SPELL, whose=Whose.ACROSS)


def _possessive(who: Who) -> str:
    return "your" if who is Who.YOU else "your opponent's"


def _ones(number: Number) -> str:
    return "+1" if number is Number.ONE else "+1s"


def _on_words(measure: CountersOn, who: Doer) -> str:
    what = what_words(measure.what, who)
    return f"{what} had" if measure.tense is Tense.HAD else f"on {what}"


def is_multiple(amount: Amount) -> bool:
    """Whether an amount is so many times a value, which is not counted one by one: 'equal to twice its Power'."""
    return isinstance(amount, ForEach) and isinstance(amount.measure, ValueOf)


def that_many(amount: Amount, word: str) -> str | None:
    """'that many', 'twice that much': of what is about to be."""
    if not isinstance(amount, ForEach) or not isinstance(amount.measure, AboutToBe):
        return None
    times = {1: "", 2: "twice "}.get(amount.times, f"{amount.times} times ")
    return f"{times}that {word}"


def tail_words(amount: Amount, who: Doer) -> str:
    """What an amount adds at the end of its clause."""
    if that_many(amount, "many") is not None:
        return ""
    if isinstance(amount, ForEach):
        if not is_multiple(amount):
            return f" {per_words(amount.measure, who)}"
        times = "twice" if amount.times == 2 else f"{amount.times} times"
        return f" equal to {times} {total_words(amount.measure, who)}"
    if isinstance(amount, EqualTo):
        return f" equal to {total_words(amount.measure, who)}"
    return ""


def has_or_have(who: Doer) -> str:
    return "have" if who is Who.YOU else "has"


def winning_in(who: Doer) -> str:
    return "you are winning in" if who is Who.YOU else "your opponent is winning in"
