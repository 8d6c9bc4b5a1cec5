"""Printing statements."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from coven.games.spoils.text.printing.facts import each
from coven.games.spoils.text.printing.nouns import CONTROLS, doer, icons, noun, number, thing, whose
from coven.games.spoils.text.tree import (
    AssignsPast,
    Bonus,
    Can,
    Cannot,
    CannotLose,
    CardType,
    Compare,
    Controls,
    CostChange,
    Direction,
    Exchanged,
    ForEach,
    Gains,
    Keyword,
    Kind,
    Loses,
    MayUse,
    Must,
    MustPay,
    MustTake,
    NotRestored,
    Only,
    Paragraph,
    PartySize,
    PaysYourself,
    Provides,
    Revealed,
    Statement,
    TextOf,
    Until,
    UseAs,
    Verb,
    What,
    Who,
    is_plural,
)
from coven.games.spoils.text.words.lexicon import VERBS

NOT_LOSE: Final = "you do not lose the game while your faction has 0 influence"
PAYS: Final = "you pay the numeric costs of those abilities yourself"


def lasts(until: Until) -> str:
    return "" if until is Until.ALWAYS else f" {until.value}"


def statements(found: tuple[Statement, ...], until: Until = Until.ALWAYS) -> list[str]:
    """Clauses; what the same thing gains at once is one."""
    said: list[str] = []
    place = 0
    while place < len(found):
        together = [found[place]]
        while place + len(together) < len(found) and _go_together(together[0], found[place + len(together)]):
            together.append(found[place + len(together)])
        said.append(_gains(together) if _is_gain(together[0]) else statement(together[0], until))
        if _is_gain(together[0]):
            said[-1] += lasts(until)
        place += len(together)
    return said


def _is_gain(one: Statement) -> bool:
    return isinstance(one, Bonus | Gains | Loses)


def _way(one: Statement) -> str:
    if isinstance(one, Bonus):
        return "gain" if one.changes[0].direction is Direction.INCREASE else "lose"
    return "gain" if isinstance(one, Gains) else "lose"


def _go_together(one: Statement, other: Statement) -> bool:
    if not (isinstance(one, Bonus | Gains | Loses) and isinstance(other, Bonus | Gains | Loses)):
        return False
    return one.on == other.on and _way(one) == _way(other)


def _gains(together: list[Statement]) -> str:
    first = together[0]
    assert isinstance(first, Bonus | Gains | Loses)
    verb = VERBS[Verb.GAIN if _way(first) == "gain" else Verb.LOSE]
    items: list[str] = []
    tail = ""
    for one in together:
        if isinstance(one, Bonus):
            for change in one.changes:
                amount = change.amount
                if isinstance(amount, ForEach):
                    tail = f" for each {each(amount.measure)}"
                    items.append(f"{amount.times} {change.stat.value}")
                else:
                    items.append(f"{number(amount)} {change.stat.value}")
        else:
            assert isinstance(one, Gains | Loses)
            items.append(_gained(one.thing))
    return f"{thing(first.on)} {verb.base if is_plural(first.on) else verb.third} {list_of(items)}{tail}"


def list_of(items: list[str]) -> str:
    """'a', 'a and b', 'a, b, and c'."""
    if len(items) < 3:
        return " and ".join(items)
    return f"{', '.join(items[:-1])}, and {items[-1]}"


def _gained(it: Keyword | CardType | Paragraph | TextOf | str | None) -> str:
    from coven.games.spoils.text.printing.paragraphs import print_paragraph

    match it:
        case None:
            return "its rules text"
        case Keyword():
            return it.value
        case CardType():
            return f"the {it.value} type"
        case str():
            return f'the "{it}" subtype'
        case TextOf(of):
            return "its rules text" if thing(of) == "it" else f"{thing(of)}'s rules text"
    return f'"{print_paragraph(it)}"'


def statement(it: Statement, until: Until = Until.ALWAYS) -> str:
    """A statement as a clause, with how long it lasts."""
    tail = lasts(until)
    match it:
        case Cannot():
            return _cannot(it, tail)
        case Can(subject, verb, target, at_once):
            what = " the turn it enters play" if at_once else f" {thing(target)}" if target is not None else ""
            return f"{_subject(subject)} can {VERBS[verb].base}{what}{tail}"
        case Only(subject, verb, times):
            often = "alone" if times is None else "once each turn" if times == 1 else f"{times} times each turn"
            return f"{_subject(subject)} can {VERBS[verb].base} only {often}{tail}"
        case PartySize(party, compare, amount, even):
            head = f"each {noun(party, plural=False)}"
            if even:
                return f"{head} must contain an even number of characters{tail}"
            if compare is Compare.AT_LEAST:
                return f"{head} must contain {amount} or more characters{tail}"
            return f"{head} cannot contain more than {amount} character{'' if amount == 1 else 's'}{tail}"
        case Must(subject, verb, _, alone):
            alone_, able = (" alone", "") if alone else ("", " if able")
            return f"{_subject(subject)} must {VERBS[verb].base}{alone_}{tail}{able}"
        case MustPay(who, amount, verb, per):
            they = "you" if who is Who.YOU else "they"
            paid = f"{number(amount)} for each {noun(per, plural=False)} {they} {VERBS[verb].base}"
            return f"{doer(who)} must pay {paid}{tail}"
        case MustTake(Verb.PICK):
            return "anything that could pick this card must pick it"
        case MustTake():
            return "anything that could assign battle damage to this card must assign it to this card"
        case CostChange():
            return _cost_change(it) + tail
        case Provides(what, found):
            return f"{thing(what)} {'provide' if is_plural(what) else 'provides'} {icons(found)}{tail}"
        case Revealed(what):
            return f"{thing(what)} {'are' if is_plural(what) else 'is'} revealed{tail}"
        case Controls(who, what):
            return f"{CONTROLS[who]} {thing(what)}{tail}"
        case Exchanged(what):
            return f"control of {thing(what)} is exchanged{tail}"
        case NotRestored(what, by):
            return f"{thing(what)} {'are' if is_plural(what) else 'is'} not restored by {whose(by)} Restore Rule{tail}"
        case AssignsPast(what, may):
            verb_ = "may assign" if may else "assigns"
            to = "its battle damage to the target of the attack instead of the blocking party"
            return f"{thing(what)} {verb_} {to}{tail}"
        case UseAs(who, cards):
            on = f"abilities on {noun(cards, plural=True)} as though you were your opponent"
            return f"{doer(who)} may use {on}{tail}"
        case MayUse(who, ability):
            return f"{doer(who)} may use this card's {ability} ability{tail}"
        case PaysYourself():
            return PAYS
        case CannotLose():
            return NOT_LOSE
        case Bonus() | Gains() | Loses():
            return _gains([it]) + tail


def _subject(subject: Who | What) -> str:
    if subject is Who.EACH:
        return "each player"
    return doer(subject) if isinstance(subject, Who) else thing(subject)


def _cannot(it: Cannot, tail: str) -> str:
    who = "players" if it.subject is Who.EACH else _subject(it.subject)
    costs = " except by costs" if it.but_costs else ""
    if it.undergone:
        by = f" by {thing(it.by)}" if it.by is not None else ""
        return f"{who} cannot be {VERBS[it.verbs[0]].participle}{by}{tail}{costs}"
    what = f" {thing(it.object)}" if it.object is not None else ""
    return f"{who} cannot {' or '.join(VERBS[verb].base for verb in it.verbs)}{what}{tail}{costs}"


def _cost_change(it: CostChange) -> str:
    changed = "reduced" if it.direction is Direction.REDUCE else "increased"
    least = f", to a minimum of {it.minimum}" if it.minimum else ""
    does = "use" if it.noun.kind is Kind.ABILITY else "play"
    plays = {
        Who.YOU: f" you {does}",
        Who.OPPONENT: f" your opponent {does}s",
        Who.EACH: f" players {does}",
        Who.ANY: "",
    }
    if it.of is not None:
        of = f"{thing(it.of)}'s abilities"
    elif it.noun.whose is not None:
        whose = "your" if it.who is Who.YOU else "your opponent's"
        of = f"{whose} {noun(replace(it.noun, whose=None), plural=True)}"
    else:
        of = noun(it.noun, plural=True) + plays[it.who]
    return f"the numeric cost of {of} is {changed} by {number(it.amount)}{least}"
