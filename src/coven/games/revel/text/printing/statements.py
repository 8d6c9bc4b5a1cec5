"""Statements in words."""

from __future__ import annotations

from coven.games.revel.text.printing.amounts import per_words, tail_words
from coven.games.revel.text.printing.conditions import condition_words, is_deniable
from coven.games.revel.text.printing.nouns import (
    Unsayable,
    is_owned,
    kind_word,
    name_of,
    noun_words,
    subject_words,
    thing_words,
    what_words,
)
from coven.games.revel.text.tree import (
    Able,
    All,
    Allotted,
    Becomes,
    Bonus,
    Cannot,
    Copies,
    Kind,
    Not,
    Statement,
    UsesEach,
    Value,
    Verb,
    What,
    While,
    Who,
    Whose,
    Wording,
)
from coven.games.revel.text.tree.nouns import is_plural
from coven.games.revel.text.tree.statements import stands_alone
from coven.games.revel.text.words.forms import Number, number_of
from coven.games.revel.text.words.lexicon import NO_NOUN, VERBS
from coven.language import listed


def stated(statements: tuple[Statement, ...]) -> list[str]:
    """Statements as sentences, two in one where they can be said at once."""
    words: list[str] = []
    rest = list(statements)
    while rest:
        first = rest.pop(0)
        pair = (first, rest.pop(0)) if rest and _go_together(first, rest[0]) else (first,)
        words.append(at_once(*pair))
    return words


def _go_together(one: Statement, other: Statement) -> bool:
    """Whether two statements are said at once: 'has +1 Power and +1 Resistance', "can't be discarded or drawn"."""
    if isinstance(one, While) and isinstance(other, While):
        return one.condition == other.condition and _go_together(one.statement, other.statement)
    if isinstance(one, Bonus) and isinstance(other, Bonus):
        values = {one.value, other.value}
        return (one.on, one.measure) == (other.on, other.measure) and values == {Value.POWER, Value.RESISTANCE}
    if isinstance(one, Cannot) and isinstance(other, Cannot):
        alike = (one.who, one.what, one.thing) == (other.who, other.what, other.thing)
        if (
            not alike
            or one.by is not None
            or other.by is not None
            or one.verb is other.verb
            or {one.verb, other.verb} & NO_NOUN.keys()
        ):
            return False
        return _is_passive(one) or not stands_alone(one)
    return False


def at_once(statement: Statement, *more: Statement) -> str:
    """A statement, or two in one, without capital letter and full stop."""
    if len(more) > 1 or not all(_go_together(statement, other) for other in more):
        raise Unsayable("this takes several sentences")
    if isinstance(statement, While) and isinstance(statement.condition, Not) and not _is_deniable(statement):
        inner = [one.statement for one in (statement, *more) if isinstance(one, While)]
        if isinstance(inner[0], While):
            raise Unsayable("what 'unless' and 'while' cover is not clear in one sentence")
        return f"{at_once(*inner)} unless {condition_words(statement.condition.condition)}"
    if isinstance(statement, While):
        conditions = [condition_words(statement.condition)]
        inner = [one.statement for one in (statement, *more) if isinstance(one, While)]
        while isinstance(inner[0], While):
            conditions.append(condition_words(inner[0].condition))
            inner = [one.statement for one in inner if isinstance(one, While)]
        return f"while {' and '.join(conditions)}, {at_once(*inner)}"
    if isinstance(statement, Bonus):
        has = "have" if is_plural(statement.on) else "has"
        per = "" if statement.measure is None else f" {per_words(statement.measure, Who.YOU)}"
        bonuses = [one for one in (statement, *more) if isinstance(one, Bonus)]
        figures = " and ".join(f"{bonus.amount:+d} {bonus.value.value}" for bonus in bonuses)
        return f"{subject_words(statement.on)} {has} {figures}{per}"
    if isinstance(statement, Becomes):
        of = what_words(statement.on)
        amount = statement.amount
        becomes = f" {amount}" if isinstance(amount, int) else tail_words(amount, Who.YOU)
        return f"the {statement.value.value} of {of} becomes{becomes}"
    if isinstance(statement, Cannot):
        return _cannot_words(statement, [one.verb for one in (statement, *more) if isinstance(one, Cannot)])
    return _statement_words(statement)


def _is_deniable(statement: While) -> bool:
    """Whether 'while' can be said of what is denied."""
    return not isinstance(statement.condition, Not) or is_deniable(statement.condition.condition)


def _statement_words(statement: Able | Allotted | UsesEach | Copies) -> str:
    if isinstance(statement, Able):
        return f"you can {listed([VERBS[verb].base for verb in statement.verbs])} {statement.resource}"
    if isinstance(statement, Allotted):
        amount = abs(statement.amount)
        verb = "are" if statement.who is Who.YOU else "is"
        plays = f"{amount} {'more' if statement.amount > 0 else 'less'} {kind_word(Kind.PLAY, number_of(amount))}"
        return f"{name_of(statement.who)} {verb} allotted {plays} each turn"
    if isinstance(statement, UsesEach):
        times = "twice" if statement.times == 2 else f"{statement.times} times"
        return f"you may use each of your Powers {times} each turn"
    return copies_words(statement)


def copies_words(copies: Copies) -> str:
    if copies.most == 1:
        return "only 1 copy of this card per deck"
    return f"only up to {copies.most} copies of this card per deck"


def _cannot_words(cannot: Cannot, verbs: list[Verb]) -> str:
    what = cannot.what
    if cannot.by is not None:
        return f"{subject_words(cannot.by)} can't overpower{_overpowered_words(what)}"
    if what is not None and _is_passive(cannot):
        return f"{subject_words(what)} can't be {' or '.join(VERBS[verb].participle for verb in verbs)}"
    who = "players" if cannot.who is Who.EACH else name_of(cannot.who)
    words = f"{who} can't {' or '.join(VERBS[verb].base for verb in verbs)}"
    if cannot.thing is not None:
        return f"{words} {thing_words(cannot.thing, Number.MANY)}"
    if cannot.verb in NO_NOUN:
        return f"{words} {kind_word(NO_NOUN[cannot.verb], Number.MANY)}"
    if what is None:
        return words
    if isinstance(what, All) and not is_owned(what.noun):
        return f"{words} {noun_words(what.noun, Number.MANY, cannot.who, 'from')}"
    return f"{words} {what_words(what, cannot.who)}"


def _overpowered_words(what: What | None) -> str:
    """Which spells some spells don't overpower."""
    if what is None:
        return ""
    if isinstance(what, All) and not is_owned(what.noun) and what.wording is Wording.PLAIN:
        return f" {noun_words(what.noun, Number.MANY, Who.YOU)}"
    return f" {what_words(what)}"


def _is_passive(cannot: Cannot) -> bool:
    """Whether it is said of what it is done to: "Your shield spells can't be discarded"."""
    return cannot.who is Who.EACH and cannot.what is not None and not _is_bare(cannot.what)


def _is_bare(what: What) -> bool:
    """Whether a plural stands alone: "Players can't play cards"."""
    return isinstance(what, All) and what.noun.whose is Whose.ANY and what.wording is Wording.PLAIN and not what.area
