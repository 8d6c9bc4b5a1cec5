"""The rules that a script names: each has to be one of the game's."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from coven.kernel import Game, near
from coven.rules.ledger import Ledger, ledgers_of
from coven.scripts.demands import Refuses
from coven.scripts.grounds import Grounds
from coven.scripts.script import Script
from coven.scripts.text import ScriptError


def check_rules(script: Script, rules: Game[Any]) -> None:
    """ScriptError if a script names a rule that is in no rulebook of its game. A game without rulebooks has any."""
    named = list(_named(script))
    if not named or not rules.rulebooks:
        return
    ledgers = _ledgers(rules)
    for line, rule in named:
        book, colon, number = rule.rpartition(":")
        if not any(ledger.knows(number) for ledger in ledgers if not colon or ledger.name == book):
            named_alike = [
                f"{ledger.name}:{name}" if colon else name
                for ledger in ledgers
                for name in (*ledger.rules, *ledger.readings)
            ]
            hint = f"{near(rule, named_alike)}; `coven rules {rules.name}` lists them"
            raise ScriptError(script.file, line, f"there is no rule {rule!r}{hint}")


def _named(script: Script) -> Iterator[tuple[int, str]]:
    """The rules that a script names, each with its line."""
    for rule in script.rules:
        yield script.lines["rules"], rule
    if script.refused is not None:
        yield from _in_grounds(script.refused.line, script.refused.grounds)
    for line in script.play:
        if isinstance(line, Refuses):
            yield from _in_grounds(line.line, line.grounds)


def _in_grounds(line: int, grounds: Grounds) -> Iterator[tuple[int, str]]:
    for rule in (grounds.rule, grounds.section):
        if rule:
            yield line, rule


@cache
def _ledgers(rules: Game[Any]) -> list[Ledger]:
    return ledgers_of(rules)
