"""From the tree back to English: nouns, amounts and conditions."""

from __future__ import annotations

from coven.games.revel.text.judging import NO_NOUN
from coven.games.revel.text.lexicon import KINDS, VERBS
from coven.games.revel.text.naming import Number, is_plural, is_single, number_of
from coven.games.revel.text.tree import (
    All,
    Amount,
    Amounts,
    AmountThisWay,
    Back,
    Beside,
    Compare,
    Condition,
    CountersOn,
    CountOf,
    Did,
    DidThisWay,
    EqualTo,
    ForEach,
    Groups,
    HasCounters,
    HasIcon,
    HasValue,
    Held,
    Is,
    Kind,
    Lacks,
    Measure,
    More,
    Named,
    NextDraws,
    Not,
    Noun,
    OneOf,
    Pick,
    Place,
    Pointer,
    Quality,
    SpacesWon,
    Stitched,
    Tense,
    This,
    ThisIn,
    TurnOf,
    Unopposed,
    ValueOf,
    What,
    Who,
    Whose,
    Winning,
    Wording,
)
from coven.kernel import CovenError
from coven.language import a_or_an, plural, title_case

OWNED = (Whose.YOUR, Whose.OPPONENTS, Whose.THEIR)
DEFINED = ("strike", "shield", "spell", "stance", "witch", "resource")
"""Types that are written small."""


class Unsayable(CovenError):
    """A tree that card text has no words for."""


def name_of(who: Who) -> str:
    """A player as the subject of a condition."""
    return {Who.YOU: "you", Who.OPPONENT: "your opponent", Who.EACH: "a player", Who.ITS_PLAYER: "its player"}[who]


def owner(whose: Whose, who: Who) -> str:
    """'your', 'their' or "your opponent's", said of what a player does."""
    if whose is Whose.YOUR:
        return "your"
    return "your opponent's" if whose is Whose.OPPONENTS and who is not Who.OPPONENT else "their"


def kind_word(kind: Kind, number: Number) -> str:
    return KINDS[kind][0 if number is Number.ONE else 1]


def thing_words(thing: str, number: Number) -> str:
    return kind_word(Kind.PLAY, number) if thing == "play" else thing


def article(words: str) -> str:
    """With 'a' or 'an'."""
    return f"{a_or_an(words)} {words}"


# Nouns


def head_words(noun: Noun, number: Number) -> str:
    if noun.kind is Kind.ELEMENT:
        name = title_case(noun.types[0]) if noun.types else "element"
        return name if number is Number.ONE else plural(name)
    words = [kind if kind in DEFINED or noun.kind is Kind.MARKER else title_case(kind) for kind in noun.types]
    if noun.kind is Kind.CARD and words and words[-1] in ("strike", "shield"):
        words.append("spell")
    return " ".join([*words, kind_word(noun.kind, number)])


def quality_words(quality: Quality) -> str:
    """A quality after the noun, or after 'has'."""
    if isinstance(quality, HasCounters):
        if quality.compare is Compare.EXACTLY and quality.amount == 0:
            return "no +1s"
        if quality == HasCounters():
            return "a +1"
        return f"{compared_words(quality.compare, quality.amount)} +1s"
    if isinstance(quality, HasIcon):
        return f"{article(quality.icon.value)} icon"
    if isinstance(quality, Beside):
        return f"{'more' if quality.more else 'less'} {quality.value.value} than this spell"
    if isinstance(quality, HasValue):
        if quality.amount is None:
            return quality.value.value
        return f"{compared_words(quality.compare, quality.amount)} {quality.value.value}"
    raise Unsayable(f"there is no way to say {quality}")


def _lacking(lacks: Lacks, number: Number) -> str:
    if isinstance(lacks.quality, HasValue):
        return f"without {lacks.quality.value.value}"
    return f"that {'is' if number is Number.ONE else 'are'} not {adjective(lacks.quality)}"


def compared_words(compare: Compare, amount: int) -> str:
    return f"exactly {amount}" if compare is Compare.EXACTLY else f"{amount} {compare.value}"


def adjective(quality: Quality) -> str | None:
    """The word for a quality that stands before the noun."""
    if isinstance(quality, Winning) and not quality.bonus:
        return "winning"
    return {Stitched: "stitched", Unopposed: "unopposed"}.get(type(quality))


def noun_words(noun: Noun, number: Number, who: Who, link: str = "in") -> str:
    """A noun with all that narrows it down, except whose it is if that stands before it."""
    words = ["other"] if noun.other else []
    if noun.whose is Whose.OPPOSING and noun.place is Place.UNSAID:
        words.append("opposing")
    words += [word for word in map(adjective, noun.qualities) if word is not None]
    words.append(head_words(noun, number))
    had = [quality for quality in noun.qualities if isinstance(quality, HasValue | HasCounters | HasIcon | Beside)]
    if had == [HasCounters(Compare.EXACTLY, 0)]:
        words.append("without +1s")
    elif had:
        words.append(f"with {' and '.join(quality_words(quality) for quality in had)}")
    for quality in noun.qualities:
        if isinstance(quality, Lacks):
            words.append(_lacking(quality, number))
        if isinstance(quality, Named):
            words.append(f'named "{quality.name}"')
        elif isinstance(quality, Winning) and quality.bonus:
            words.append(f"that would be winning if it had +{quality.bonus} Power")
    if noun.place is not Place.UNSAID:
        words.append(place_words(noun.place, noun.whose, who, link))
    return " ".join(words)


def place_words(place: Place, whose: Whose, who: Who, link: str) -> str:
    if place is Place.FIELD:
        if whose is Whose.ANY:
            return "on the field"
        side = "the opposing" if whose is Whose.OPPOSING else owner(whose, who)
        return f"on {side} side of the field"
    if whose is Whose.ANY:
        return f"{link} any {place.value}"
    return f"{link} {'the opposing' if whose is Whose.OPPOSING else owner(whose, who)} {place.value}"


def is_owned(noun: Noun) -> bool:
    """Whether 'your' stands before the noun."""
    return noun.whose in OWNED and noun.place is Place.UNSAID


def owned_words(noun: Noun, number: Number, who: Who) -> str:
    return f"{owner(noun.whose, who)} {noun_words(noun, number, who)}"


def without_other(noun: Noun) -> Noun:
    return Noun(noun.kind, noun.types, noun.whose, noun.place, False, noun.qualities)


def some_words(noun: Noun, who: Who, link: str = "from") -> str:
    """One of a noun: 'a spell', 'another spell', '1 of your spells'."""
    if is_owned(noun):
        return f"1 of {owned_words(noun, Number.MANY, who)}"
    if noun.other:
        return f"another {noun_words(without_other(noun), Number.ONE, who, link)}"
    return article(noun_words(noun, Number.ONE, who, link))


# What is acted on


def what_words(what: What, who: Who = Who.YOU) -> str:
    """What an instruction acts on, said to the player who carries it out."""
    if isinstance(what, Pick):
        return _pick_words(what, who)
    if isinstance(what, All):
        return _all_words(what, who)
    if isinstance(what, NextDraws):
        whose = {Who.YOU: "your", Who.OPPONENT: "their" if who is Who.OPPONENT else "your opponent's"}
        draws = "next draw" if what.amount == 1 else f"next {what.amount} draws"
        return f"{whose.get(what.who, 'their')} {draws}"
    if isinstance(what, This):
        return "it" if what.again else f"this {kind_word(what.kind, Number.ONE)}"
    if isinstance(what, OneOf):
        return f"{_quantity(what.least, what.most, ' of')} {back_words(what.back)}"
    return back_words(what)


def _quantity(least: int, most: int | None, of: str) -> str:
    if most is None:
        return "any number of"
    return f"{most}{of}" if least == most else f"up to {most}{of}"


def _pick_words(pick: Pick, who: Who) -> str:
    noun = pick.noun
    free = "any " if pick.wording in (Wording.ANY, Wording.ANY_OF) else ""
    if is_owned(noun):
        if noun.other and pick.least == pick.most == 1 and not free:
            return f"another of {owned_words(without_other(noun), Number.MANY, who)}"
        return f"{free}{_quantity(pick.least, pick.most, ' of')} {owned_words(noun, Number.MANY, who)}"
    number = Number.MANY if pick.most is None else number_of(pick.most)
    quantity = _quantity(pick.least, pick.most, "")
    return f"{free}{quantity} {noun_words(noun, number, who, 'from')}"


def _all_words(what: All, who: Who) -> str:
    noun = what.noun
    if what.area:
        return place_words(noun.place, noun.whose, who, "").strip()
    if what.wording is Wording.EACH:
        if is_owned(noun):
            return f"each of {owned_words(noun, Number.MANY, who)}"
        return f"each {noun_words(noun, Number.ONE, who)}"
    number = Number.ONE if is_single(what) else Number.MANY
    if is_owned(noun):
        return owned_words(noun, number, who)
    return f"{'the' if is_single(what) else 'all'} {noun_words(noun, number, who)}"


def back_words(back: Back) -> str:
    if back.pointer is Pointer.REST:
        return "the rest"
    if back.kind is None:
        return "them" if back.plural else "it"
    word = kind_word(back.kind, Number.MANY if back.plural else Number.ONE)
    if back.pointer is Pointer.IT:
        return f"{'those' if back.plural else 'that'} {word}"
    if back.verb is None:
        raise Unsayable("what was done to it has to be said")
    return f"the {word} {VERBS[back.verb].participle} {back.pointer.value}"


# Measures and amounts


def per_words(measure: Measure, who: Who) -> str:
    """'for each Passion you have', 'for every 2 Passion you have'."""
    if isinstance(measure, Groups):
        return f"for every {measure.size} {_each_words(measure.measure, who, Number.MANY)}"
    return f"for each {_each_words(measure, who, Number.ONE)}"


def _each_words(measure: Measure, who: Who, number: Number) -> str:
    """What stands after 'for each', or after 'for every' and a number."""
    if isinstance(measure, CountOf):
        counted = measure.what
        if isinstance(counted, All):
            if is_owned(counted.noun):
                return f"of {owned_words(counted.noun, Number.MANY, who)}"
            return noun_words(counted.noun, number, who)
        if counted.pointer is Pointer.THIS_WAY and counted.kind is not None and counted.verb is not None:
            return f"{kind_word(counted.kind, number)} {VERBS[counted.verb].participle} this way"
        return f"of {back_words(counted)}"
    if isinstance(measure, Held):
        return f"{thing_words(measure.thing, number)} {name_of(measure.who)} {_has(measure.who)}"
    if isinstance(measure, CountersOn):
        return f"{_ones(number)} {_on_words(measure, who)}"
    if isinstance(measure, SpacesWon):
        return f"{kind_word(Kind.SPACE, number)} {_winning(measure.who)}"
    if isinstance(measure, AmountThisWay):
        thing = _ones(number) if measure.thing == "+1" else thing_words(measure.thing, number)
        return f"{thing} {VERBS[measure.verb].participle} this way"
    raise Unsayable("a value is not counted with 'for each' but with 'equal to'")


def total_words(measure: Measure, who: Who) -> str:
    """What stands after 'equal to'."""
    if isinstance(measure, ValueOf):
        value = f"the {'total ' if is_plural(measure.of) else ''}{measure.value.value}"
        of = what_words(measure.of, who)
        return f"{value} {of} had" if measure.tense is Tense.HAD else f"{value} of {of}"
    if isinstance(measure, Held):
        return f"the {thing_words(measure.thing, Number.MANY)} {name_of(measure.who)} {_has(measure.who)}"
    if isinstance(measure, CountersOn):
        return f"the number of +1s {_on_words(measure, who)}"
    if isinstance(measure, SpacesWon):
        return f"the number of spell spaces {_winning(measure.who)}"
    if isinstance(measure, AmountThisWay):
        done = f"{VERBS[measure.verb].participle} this way"
        counters = measure.thing == "+1"
        return f"the number of +1s {done}" if counters else f"the {thing_words(measure.thing, Number.MANY)} {done}"
    if isinstance(measure, Groups):
        raise Unsayable("groups are counted with 'for every'")
    counted = measure.what
    if isinstance(counted, Back):
        return f"the number of {back_words(counted)}"
    if is_owned(counted.noun):
        return f"the number of {owned_words(counted.noun, Number.MANY, who)}"
    return f"the number of {noun_words(counted.noun, Number.MANY, who)}"


def _ones(number: Number) -> str:
    return "+1" if number is Number.ONE else "+1s"


def _on_words(measure: CountersOn, who: Who) -> str:
    what = what_words(measure.what, who)
    return f"{what} had" if measure.tense is Tense.HAD else f"on {what}"


def is_multiple(amount: Amount) -> bool:
    """Whether an amount is so many times a value, which is not counted one by one: 'equal to twice its Power'."""
    return isinstance(amount, ForEach) and isinstance(amount.measure, ValueOf)


def tail_words(amount: Amount, who: Who) -> str:
    """What an amount adds at the end of its clause."""
    if isinstance(amount, ForEach):
        if not is_multiple(amount):
            return f" {per_words(amount.measure, who)}"
        times = "twice" if amount.times == 2 else f"{amount.times} times"
        return f" equal to {times} {total_words(amount.measure, who)}"
    if isinstance(amount, EqualTo):
        return f" equal to {total_words(amount.measure, who)}"
    return ""


def _has(who: Who) -> str:
    return "have" if who is Who.YOU else "has"


def _winning(who: Who) -> str:
    return "you are winning in" if who is Who.YOU else "your opponent is winning in"


# Conditions


def condition_words(condition: Condition) -> str:
    """What stands after 'if' or 'while'."""
    if isinstance(condition, TurnOf):
        return "it is your turn" if condition.who is Who.YOU else "it is your opponent's turn"
    if isinstance(condition, ThisIn):
        return f"this card is in your {condition.place.value}"
    if isinstance(condition, Not):
        return _denied(condition.condition)
    if isinstance(condition, Did):
        return f"{name_of(condition.who)} {VERBS[condition.verb].past}{_did_what(condition)} this turn"
    if isinstance(condition, DidThisWay):
        who = "you" if condition.who is Who.YOU else "they"
        if condition.verb is None or condition.kind is None:
            return f"{who} do"
        return f"{who} {VERBS[condition.verb].past} {article(kind_word(condition.kind, Number.ONE))} this way"
    if isinstance(condition, Is):
        return _is_words(condition, "")
    if isinstance(condition, More):
        return _more_words(condition)
    return _amounts_words(condition)


def _did_what(did: Did) -> str:
    more = f" {did.least} or more" if did.least > 1 else ""
    if did.thing is not None:
        return f"{more} {thing_words(did.thing, Number.MANY)}"
    if did.verb in NO_NOUN:
        kind = NO_NOUN[did.verb]
        return f"{more} {kind_word(kind, Number.MANY)}" if more else f" {article(kind_word(kind, Number.ONE))}"
    if did.noun is None:
        return ""
    if more:
        return f"{more} {noun_words(did.noun, Number.MANY, did.who, 'from')}"
    return f" {some_words(did.noun, did.who)}"


def is_deniable(condition: Condition) -> bool:
    """Whether a condition has a denial of its own; the others are denied by 'unless'."""
    if isinstance(condition, Amounts):
        return isinstance(condition.measure, ValueOf) and condition.measure.tense is Tense.NOW
    if isinstance(condition, Is) and condition.noun.qualities and adjective(condition.noun.qualities[0]) is None:
        return condition.tense is Tense.NOW
    return isinstance(condition, Did | DidThisWay | Is)


def _denied(condition: Condition) -> str:
    if not is_deniable(condition):
        raise Unsayable("this is denied by 'unless'")
    if isinstance(condition, Is):
        return _is_words(condition, " not")
    if isinstance(condition, Amounts):
        return _amounts_words(condition, denied=True)
    if isinstance(condition, Did):
        return f"{name_of(condition.who)} didn't {VERBS[condition.verb].base}{_did_what(condition)} this turn"
    assert isinstance(condition, DidThisWay)
    who = "you" if condition.who is Who.YOU else "they"
    if condition.verb is None or condition.kind is None:
        return f"{who} don't"
    return f"{who} didn't {VERBS[condition.verb].base} {article(kind_word(condition.kind, Number.ONE))} this way"


def _is_words(condition: Is, denied: str) -> str:
    what, noun = what_words(condition.what), condition.noun
    many = is_plural(condition.what)
    had = condition.tense is Tense.HAD
    if noun.qualities:
        quality = noun.qualities[0]
        word = adjective(quality)
        if word is None:
            return f"{what} {_having(many=many, had=had, denied=bool(denied))} {quality_words(quality)}"
    else:
        bare = Noun(noun.kind) if noun.types == (noun.kind.value,) else noun
        word = article(head_words(bare, Number.ONE))
    verb = ("were" if many else "was") if had else ("are" if many else "is")
    if denied and word == "unopposed":
        return f"{what} {verb} opposed"
    return f"{what} {verb}{denied} {word}"


def _having(*, many: bool, had: bool, denied: bool) -> str:
    if denied:
        return "don't have" if many else "doesn't have"
    return "had" if had else "have" if many else "has"


def _more_words(more: More) -> str:
    one, other = more.one, more.other
    if isinstance(one, ValueOf) and isinstance(other, ValueOf):
        has = "have" if is_plural(one.of) else "has"
        return f"{what_words(one.of)} {has} more {one.value.value} than {what_words(other.of)}"
    if isinstance(one, CountersOn) and isinstance(other, CountersOn):
        has = "have" if is_plural(one.what) else "has"
        return f"{what_words(one.what)} {has} more +1s than {what_words(other.what)}"
    if isinstance(one, Held) and isinstance(other, Held):
        things = thing_words(one.thing, Number.MANY)
        return f"{name_of(one.who)} {_has(one.who)} more {things} than {name_of(other.who)}"
    if isinstance(one, SpacesWon) and isinstance(other, SpacesWon):
        return f"{_winning(one.who)} more spell spaces than {name_of(other.who)}"
    if isinstance(one, CountOf) and isinstance(one.what, All):
        noun = one.what.noun
        who, rival = (Who.YOU, Who.OPPONENT) if noun.whose is Whose.YOUR else (Who.OPPONENT, Who.YOU)
        verb = _controls(who) if noun.place is Place.UNSAID else f"{name_of(who)} {_has(who)}"
        bare = Noun(noun.kind, noun.types, Whose.ANY, Place.UNSAID, noun.other, noun.qualities)
        said = bare if noun.place is Place.UNSAID else noun
        return f"{verb} more {noun_words(said, Number.MANY, who)} than {name_of(rival)}"
    raise Unsayable("two measures of one kind are compared")


def _controls(who: Who) -> str:
    return "you control" if who is Who.YOU else "your opponent controls"


def _amounts_words(condition: Amounts, *, denied: bool = False) -> str:
    measure, compare, amount = condition.measure, condition.compare, condition.amount
    if isinstance(measure, ValueOf):
        has = _having(many=is_plural(measure.of), had=measure.tense is Tense.HAD, denied=denied)
        return f"{what_words(measure.of)} {has} {compared_words(compare, amount)} {measure.value.value}"
    number = number_of(amount) if compare is Compare.EXACTLY else Number.MANY
    figure = "no" if (compare, amount) == (Compare.EXACTLY, 0) else f"{amount} {compare.value}".strip()
    one = (compare, amount) == (Compare.AT_LEAST, 1)
    if isinstance(measure, Held):
        return f"{name_of(measure.who)} {_has(measure.who)} {figure} {thing_words(measure.thing, number)}"
    if isinstance(measure, SpacesWon):
        spaces = "a spell space" if one else f"{figure} {kind_word(Kind.SPACE, number)}"
        return f"{_winning(measure.who)} {spaces}"
    if isinstance(measure, CountOf) and isinstance(measure.what, All):
        return _count_words(measure.what.noun, figure, number, one)
    raise Unsayable("this is not compared with a number")


def _count_words(noun: Noun, figure: str, number: Number, one: bool) -> str:
    """'you control 2 or more spells', 'you have no cards in your hand', 'there is an opposing spell'."""
    if figure == "no" and noun.kind in (Kind.STANCE, Kind.WITCH):
        number = Number.ONE
    who = Who.OPPONENT if noun.whose is Whose.OPPONENTS else Who.YOU
    said = noun
    if noun.whose in (Whose.YOUR, Whose.OPPONENTS) and noun.place is Place.UNSAID:
        said = Noun(noun.kind, noun.types, Whose.ANY, Place.UNSAID, noun.other, noun.qualities)
        verb = _controls(who)
    elif noun.whose in (Whose.YOUR, Whose.OPPONENTS) and noun.place is not Place.FIELD:
        verb = f"{name_of(who)} {_has(who)}"
    else:
        who = Who.YOU
        verb = "there is" if one or number is Number.ONE else "there are"
    if one:
        return f"{verb} {some_words(said, who, 'in')}"
    return f"{verb} {figure} {noun_words(said, number, who)}"
