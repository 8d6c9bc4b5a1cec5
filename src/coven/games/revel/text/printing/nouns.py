"""Nouns in words, and what is acted on."""

from __future__ import annotations

from dataclasses import replace

from coven.games.revel.text.tree import (
    All,
    Back,
    Beside,
    Compare,
    Doer,
    HasCounters,
    HasEqual,
    HasIcon,
    HasThatName,
    HasValue,
    Kind,
    Lacks,
    Named,
    NextDraws,
    Noun,
    OneOf,
    Pick,
    Place,
    Pointer,
    Quality,
    Stitched,
    Than,
    This,
    Unopposed,
    What,
    Who,
    Whose,
    Winning,
    Wording,
)
from coven.games.revel.text.tree.nouns import is_single
from coven.games.revel.text.words.forms import Number, number_of
from coven.games.revel.text.words.lexicon import KINDS, VERBS
from coven.kernel import CovenError
from coven.language import a_or_an, plural, title_case

OWNED = (Whose.YOUR, Whose.OPPONENTS, Whose.THEIR)
DEFINED = ("strike", "shield", "spell", "stance", "witch", "resource")
"""Types that are written small."""


class Unsayable(CovenError):
    """A tree that card text has no words for."""


def name_of(who: Who) -> str:
    """A player as the subject of a condition."""
    return {Who.YOU: "you", Who.OPPONENT: "your opponent", Who.EACH: "a player"}[who]


def owner(whose: Whose, who: Doer) -> str:
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


def head_words(noun: Noun, number: Number) -> str:
    heads = [(noun.kind, noun.types), *noun.also]
    return " or ".join(typed_words(kind, types, number) for kind, types in heads)


def typed_words(kind: Kind, types: tuple[str, ...], number: Number) -> str:
    if kind is Kind.ELEMENT:
        name = title_case(types[0]) if types else "element"
        return name if number is Number.ONE else plural(name)
    words = [word if word in DEFINED or kind is Kind.MARKER else title_case(word) for word in types]
    if kind is Kind.CARD and words and words[-1] in ("strike", "shield"):
        words.append("spell")
    return " ".join([*words, kind_word(kind, number)])


def quality_words(quality: Quality, who: Doer = Who.YOU) -> str:
    """A quality after the noun, or after 'has'."""
    if isinstance(quality, HasCounters):
        if quality.compare is Compare.EXACTLY and quality.amount == 0:
            return "no +1s"
        if quality == HasCounters():
            return "a +1"
        return f"{compared_words(quality.compare, quality.amount)} +1s"
    if isinstance(quality, HasThatName):
        return "that name"
    if isinstance(quality, HasIcon):
        return f"{article(quality.icon)} icon"
    if isinstance(quality, Beside):
        return f"{quality.than.value} {quality.value.value} {'as' if quality.than is Than.SAME else 'than'} this spell"
    if isinstance(quality, HasEqual):
        from coven.games.revel.text.printing.amounts import beside_words, possessed_words

        if quality.than is Than.SAME:
            return f"{quality.value.value} equal to {possessed_words(quality.measure, who)}"
        return f"{quality.than.value} {quality.value.value} than {beside_words(quality, who)}"
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


HAD = (HasValue, HasCounters, HasIcon, Beside, HasEqual, HasThatName)
"""What is said after 'with'."""


def noun_words(noun: Noun, number: Number, who: Doer, link: str = "in") -> str:
    """A noun with all that narrows it down, except whose it is if that stands before it."""
    words = ["other"] if noun.other else []
    if noun.whose in (Whose.OPPOSING, Whose.ACROSS) and noun.place is Place.UNSAID:
        words.append("opposing")
    words += [word for word in map(adjective, noun.qualities) if word is not None]
    words.append(head_words(noun, number))
    had = [quality for quality in noun.qualities if isinstance(quality, HAD)]
    if had == [HasCounters(Compare.EXACTLY, 0)]:
        words.append("without +1s")
    elif had:
        words.append(f"with {' and '.join(quality_words(quality, who) for quality in had)}")
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


def place_words(place: Place, whose: Whose, who: Doer, link: str) -> str:
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


def owned_words(noun: Noun, number: Number, who: Doer) -> str:
    return f"{owner(noun.whose, who)} {noun_words(noun, number, who)}"


def without_other(noun: Noun) -> Noun:
    return replace(noun, other=False)


def some_words(noun: Noun, who: Doer, link: str = "from") -> str:
    """One of a noun: 'a spell', 'another spell', '1 of your spells'."""
    if is_owned(noun):
        return f"1 of {owned_words(noun, Number.MANY, who)}"
    if noun.other:
        return f"another {noun_words(without_other(noun), Number.ONE, who, link)}"
    return article(noun_words(noun, Number.ONE, who, link))


def one_of_them(noun: Noun, who: Doer) -> str:
    """One of a noun, of what has happened: 'a spell you control'."""
    return (
        f"{some_words(replace(noun, whose=Whose.ANY), who)}{_controlled(noun)}"
        if is_owned(noun)
        else some_words(noun, who)
    )


def several_of_them(noun: Noun, who: Doer) -> str:
    """Several of a noun, of what has happened: 'spells you control'."""
    if not is_owned(noun):
        return noun_words(noun, Number.MANY, who, "from")
    return f"{noun_words(replace(noun, whose=Whose.ANY), Number.MANY, who)}{_controlled(noun)}"


def _controlled(noun: Noun) -> str:
    return " you control" if noun.whose is Whose.YOUR else " your opponent controls"


def what_words(what: What, who: Doer = Who.YOU) -> str:
    """What an instruction acts on, said to the player who carries it out."""
    if isinstance(what, Pick):
        return _pick_words(what, who)
    if isinstance(what, All):
        return _all_words(what, who)
    if isinstance(what, NextDraws):
        whose = {Who.YOU: "your", Who.OPPONENT: "their" if who is Who.OPPONENT else "your opponent's"}
        draws = "next draw" if what.amount == 1 else f"next {what.amount} draws"
        owner_word = whose.get(what.who, "their") if isinstance(what.who, Who) else "their"
        return f"{owner_word} {draws}"
    if isinstance(what, This):
        return "it" if what.again else f"this {kind_word(what.kind, Number.ONE)}"
    if isinstance(what, OneOf) and what.back.kind is None and what.back.types:
        number = Number.MANY if what.most is None else number_of(what.most)
        return f"{_quantity(what.least, what.most, '')} {typed_words(Kind.CARD, what.back.types, number)} among them"
    if isinstance(what, OneOf):
        return f"{_quantity(what.least, what.most, ' of')} {back_words(what.back)}"
    return back_words(what)


def subject_words(what: What) -> str:
    """What a sentence is about: 'they', not 'them'."""
    words = what_words(what)
    return "they" if words == "them" else words


def _quantity(least: int, most: int | None, of: str) -> str:
    if most is None:
        return f"{least} or more{of}" if least else "any number of"
    return f"{most}{of}" if least == most else f"up to {most}{of}"


def _pick_words(pick: Pick, who: Doer) -> str:
    noun = pick.noun
    free = "any " if pick.wording in (Wording.ANY, Wording.ANY_OF) else ""
    if is_owned(noun):
        if noun.other and pick.least == pick.most == 1 and not free:
            return f"another of {owned_words(without_other(noun), Number.MANY, who)}"
        return f"{free}{_quantity(pick.least, pick.most, ' of')} {owned_words(noun, Number.MANY, who)}"
    number = Number.MANY if pick.most is None else number_of(pick.most)
    quantity = _quantity(pick.least, pick.most, "")
    at_random = " at random" if pick.random else ""
    return f"{free}{quantity} {noun_words(noun, number, who, 'from')}{at_random}"


def _all_words(what: All, who: Doer) -> str:
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
    word = typed_words(back.kind, back.types, Number.MANY if back.plural else Number.ONE)
    if back.pointer is Pointer.IT:
        return f"{'those' if back.plural else 'that'} {word}"
    if back.verb is None:
        raise Unsayable("what was done to it has to be said")
    return f"the {word} {VERBS[back.verb].participle} {back.pointer.value}"
