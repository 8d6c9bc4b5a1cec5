"""Conditions in words."""

from __future__ import annotations

from dataclasses import replace

from coven.games.revel.text.printing.amounts import has_or_have, winning_in
from coven.games.revel.text.printing.nouns import (
    Unsayable,
    adjective,
    article,
    compared_words,
    head_words,
    kind_word,
    name_of,
    noun_words,
    one_of_them,
    quality_words,
    several_of_them,
    some_words,
    subject_words,
    thing_words,
    what_words,
)
from coven.games.revel.text.tree import (
    All,
    Amounts,
    Compare,
    Condition,
    CountersOn,
    CountOf,
    Did,
    DidThisWay,
    FinalTurn,
    Held,
    Is,
    Kind,
    More,
    Not,
    Noun,
    Place,
    Same,
    SpacesWon,
    Tense,
    ThisIn,
    TurnOf,
    ValueOf,
    Who,
    Whose,
)
from coven.games.revel.text.tree.nouns import is_plural
from coven.games.revel.text.words.forms import Number, number_of
from coven.games.revel.text.words.lexicon import NO_NOUN, VERBS

# Conditions


def condition_words(condition: Condition) -> str:
    """What stands after 'if' or 'while'."""
    if isinstance(condition, TurnOf):
        return "it is your turn" if condition.who is Who.YOU else "it is your opponent's turn"
    if isinstance(condition, FinalTurn):
        return "it is the Final Turn"
    if isinstance(condition, Same):
        one, other = condition.one, condition.other
        has = "have" if is_plural(one.of) else "has"
        return f"{subject_words(one.of)} {has} the same {one.value.value} as {what_words(other.of)}"
    if isinstance(condition, ThisIn):
        return f"this card is in your {condition.place.value}"
    if isinstance(condition, Not):
        return _denied(condition.condition)
    if isinstance(condition, Did):
        return f"{name_of(condition.who)} {VERBS[condition.verb].past}{_did_what(condition)} this turn"
    if isinstance(condition, DidThisWay):
        if condition.verb is None:
            return "you do" if condition.who is Who.YOU else "they do"
        return f"{name_of(condition.who)} {VERBS[condition.verb].past}{_this_way(condition)} this way"
    if isinstance(condition, Is):
        return _is_words(condition, "")
    if isinstance(condition, More):
        return _more_words(condition)
    return _amounts_words(condition)


def _this_way(did: DidThisWay) -> str:
    if did.thing is not None:
        return f"{f' {did.least} or more' if did.least > 1 else ''} {thing_words(did.thing, Number.MANY)}"
    if did.noun is None:
        raise Unsayable("what was done this way was done to something")
    if did.least > 1:
        return f" {did.least} or more {several_of_them(did.noun, did.who)}"
    return f" {one_of_them(did.noun, did.who)}"


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
        return f"{more} {several_of_them(did.noun, did.who)}"
    return f" {one_of_them(did.noun, did.who)}"


def is_deniable(condition: Condition) -> bool:
    """Whether a condition has a denial of its own; the others are denied by 'unless'."""
    if isinstance(condition, Amounts):
        return isinstance(condition.measure, ValueOf) and condition.measure.tense is Tense.NOW
    if isinstance(condition, Is) and condition.noun.whose in OWNERS:
        return condition.tense is Tense.NOW
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
    if condition.verb is None:
        return "you don't" if condition.who is Who.YOU else "they don't"
    return f"{name_of(condition.who)} didn't {VERBS[condition.verb].base}{_this_way(condition)} this way"


def _is_words(condition: Is, denied: str) -> str:
    what, noun = subject_words(condition.what), condition.noun
    many = is_plural(condition.what)
    had = condition.tense is Tense.HAD
    if noun.whose in OWNERS:
        return f"{_controlling(noun.whose, had=had, denied=bool(denied))} {what_words(condition.what)}"
    if noun.place is Place.FIELD:
        return f"{what} {'are' if many else 'is'}{denied} on the field"
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


OWNERS = {Whose.YOUR: "you", Whose.OPPONENTS: "your opponent"}


def _controlling(whose: Whose, *, had: bool, denied: bool) -> str:
    who, third = OWNERS[whose], "" if whose is Whose.YOUR else "s"
    if denied:
        return f"{who} do{'es' if third else ''}n't control"
    return f"{who} controlled" if had else f"{who} control{third}"


def _having(*, many: bool, had: bool, denied: bool) -> str:
    if denied:
        return "don't have" if many else "doesn't have"
    return "had" if had else "have" if many else "has"


def _more_words(more: More) -> str:
    one, other = more.one, more.other
    if isinstance(one, ValueOf) and isinstance(other, ValueOf):
        has = "have" if is_plural(one.of) else "has"
        return f"{subject_words(one.of)} {has} more {one.value.value} than {what_words(other.of)}"
    if isinstance(one, CountersOn) and isinstance(other, CountersOn):
        has = "have" if is_plural(one.what) else "has"
        return f"{subject_words(one.what)} {has} more +1s than {what_words(other.what)}"
    if isinstance(one, Held) and isinstance(other, Held):
        things = thing_words(one.thing, Number.MANY)
        return f"{name_of(one.who)} {has_or_have(one.who)} more {things} than {name_of(other.who)}"
    if isinstance(one, SpacesWon) and isinstance(other, SpacesWon):
        return f"{winning_in(one.who)} more spell spaces than {name_of(other.who)}"
    if isinstance(one, CountOf) and isinstance(one.what, All):
        noun = one.what.noun
        who, rival = (Who.YOU, Who.OPPONENT) if noun.whose is Whose.YOUR else (Who.OPPONENT, Who.YOU)
        verb = _controls(who) if noun.place is Place.UNSAID else f"{name_of(who)} {has_or_have(who)}"
        bare = replace(noun, whose=Whose.ANY, place=Place.UNSAID)
        said = bare if noun.place is Place.UNSAID else noun
        return f"{verb} more {noun_words(said, Number.MANY, who)} than {name_of(rival)}"
    raise Unsayable("two measures of one kind are compared")


def _controls(who: Who) -> str:
    return "you control" if who is Who.YOU else "your opponent controls"


def _amounts_words(condition: Amounts, *, denied: bool = False) -> str:
    measure, compare, amount = condition.measure, condition.compare, condition.amount
    if isinstance(measure, ValueOf):
        has = _having(many=is_plural(measure.of), had=measure.tense is Tense.HAD, denied=denied)
        return f"{subject_words(measure.of)} {has} {compared_words(compare, amount)} {measure.value.value}"
    number = number_of(amount) if compare is Compare.EXACTLY else Number.MANY
    figure = "no" if (compare, amount) == (Compare.EXACTLY, 0) else f"{amount} {compare.value}".strip()
    one = (compare, amount) == (Compare.AT_LEAST, 1)
    if isinstance(measure, Held):
        return f"{name_of(measure.who)} {has_or_have(measure.who)} {figure} {thing_words(measure.thing, number)}"
    if isinstance(measure, SpacesWon):
        spaces = "a spell space" if one else f"{figure} {kind_word(Kind.SPACE, number)}"
        return f"{winning_in(measure.who)} {spaces}"
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
        said = replace(noun, whose=Whose.ANY, place=Place.UNSAID)
        verb = _controls(who)
    elif noun.whose in (Whose.YOUR, Whose.OPPONENTS) and noun.place is not Place.FIELD:
        verb = f"{name_of(who)} {has_or_have(who)}"
    else:
        who = Who.YOU
        verb = "there is" if one or number is Number.ONE else "there are"
    if one:
        return f"{verb} {some_words(said, who, 'in')}"
    return f"{verb} {figure} {noun_words(said, number, who)}"
