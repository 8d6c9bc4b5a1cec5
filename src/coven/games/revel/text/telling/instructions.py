"""The read-back of instructions, each on a line of its own."""

from __future__ import annotations

from collections.abc import Iterator

from coven.games.revel.text.telling.conditions import condition_is, statement_is
from coven.games.revel.text.telling.things import amount_is, does, measure_is, what_is, who_is
from coven.games.revel.text.tree import (
    Act,
    Both,
    CheckOverpower,
    Counters,
    Draw,
    Either,
    If,
    Instead,
    Instruction,
    Lasting,
    Later,
    May,
    NameCard,
    Once,
    Pass,
    Pay,
    Sequence,
    Shuffle,
    Stop,
    Swap,
    Tally,
    Until,
    Verb,
    Who,
)
from coven.games.revel.text.tree.instructions import told_to
from coven.games.revel.text.tree.joining import Join, asked

STEP = "  "


def steps(body: Instruction, indent: str) -> Iterator[str]:
    """Instructions, each on a line of its own."""
    if isinstance(body, Sequence | Both):
        for step in body.steps:
            yield from steps(step, indent)
    elif isinstance(body, If):
        yield from _if(body, indent)
    elif isinstance(body, May):
        yield f"{indent}{_numbered(body.slot)}{who_is(body.who)} may:"
        yield from steps(body.body, indent + STEP)
    elif isinstance(body, Pay):
        each = "each player by themselves: " if told_to(body.cost) is Who.EACH else ""
        yield f"{indent}{_numbered(body.slot)}{each}pay, or decline:"
        yield from steps(body.cost, indent + STEP)
        yield f"{indent}if it is paid:"
        yield from steps(body.body, indent + STEP)
    elif isinstance(body, Either):
        yield f"{indent}{_numbered(body.slot)}{does(body.who, 'choose')} one of:"
        for number, option in enumerate(body.options, 1):
            yield f"{indent}{STEP}option {number}:"
            yield from steps(option, indent + 2 * STEP)
    elif isinstance(body, Instead):
        yield f"{indent}{_numbered(body.slot)}in place of the event:"
        yield from steps(body.body, indent + STEP)
    elif isinstance(body, Lasting):
        until = body.until.value or "for as long as it stays where it is"
        for statement in (body.statement, *body.more):
            yield f"{indent}{_numbered(body.slot)}{statement_is(statement)}, {until}"
    elif isinstance(body, Later):
        yield f"{indent}later, {body.when.value}:"
        yield from steps(body.body, indent + STEP)
    elif isinstance(body, Once):
        yield f"{indent}only once each turn:"
        yield from steps(body.body, indent + STEP)
    elif isinstance(body, Swap):
        places = f"{what_is(body.one)} and {what_is(body.other)}"
        yield f"{indent}{_numbered(body.slot)}{does(body.who, 'swap')} the places of {places}"
    elif isinstance(body, NameCard):
        yield f"{indent}{_numbered(body.slot)}{does(body.who, 'name')} a card"
    else:
        yield f"{indent}{_clause(body)}"


def _if(instruction: If, indent: str) -> Iterator[str]:
    how, conditions, then, otherwise = asked(instruction)
    word = " and " if how is Join.ALL else " or "
    yield f"{indent}if {word.join(condition_is(condition) for condition in conditions)}:"
    yield from steps(then, indent + STEP)
    if otherwise is not None:
        yield f"{indent}if not:"
        yield from steps(otherwise, indent + STEP)


def _clause(do: Draw | Act | Tally | Counters | Shuffle | Pass | CheckOverpower | Stop) -> str:
    number = _numbered(do.slot)
    if isinstance(do, Stop):
        return f"{number}the event does not happen"
    if isinstance(do, CheckOverpower):
        return f"{number}you check for overpower for {what_is(do.what, Verb.OVERPOWER)}"
    own = "your" if do.who is Who.YOU else "their"
    if isinstance(do, Draw):
        return f"{number}{does(do.who, 'draw')} from the top of {own} own deck: {amount_is(do.amount)}"
    if isinstance(do, Tally):
        thing = "plays" if do.thing == "play" else do.thing
        return f"{number}{does(do.who, do.verb.value)} {thing}: {amount_is(do.amount)}"
    if isinstance(do, Counters):
        return f"{number}{does(do.who, do.verb.value)} {_counters(do)}"
    if isinstance(do, Shuffle):
        return f"{number}{does(do.who, 'shuffle')} {own} own deck"
    if isinstance(do, Pass):
        return f"{number}{does(do.who, 'pass', 'passes')} the turn"
    times = "" if do.times is None else f", so many times as {measure_is(do.times)}"
    until = "" if do.until is Until.ALWAYS else f", {do.until.value}"
    return f"{number}{_act(do)}: {what_is(do.what, do.verb)}{times}{until}"


def _act(act: Act) -> str:
    """'you discard', 'your opponent discards'; of what has no verb of its own, as it is called."""
    word, _, more = act.verb.value.partition(" ")
    return f"{does(act.who, word)}{f' {more}' if more else ''}"


def _counters(do: Counters) -> str:
    if do.mark is not None:
        return f"mark counters of {do.mark}: {amount_is(do.amount)}"
    to = "" if do.to is None else f", to {what_is(do.to, Verb.ADD)}"
    where = "to" if do.verb is Verb.ADD else "from"
    return f"+1s: {amount_is(do.amount)}, {where} {what_is(do.on, do.verb)}{to}"


def _numbered(slot: int) -> str:
    return f"[#{slot}] " if slot else ""
