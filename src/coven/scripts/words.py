"""Words: when two are the same, and what a table offers to say."""

from __future__ import annotations

from collections.abc import Sequence

from coven.kernel import Table, seat_name
from coven.kernel.options import same_words


def same(words: str) -> str:
    """Words as far as it matters for telling them apart: not their case or spacing."""
    return same_words(words)


def listed(lines: Sequence[str]) -> str:
    """Lines as an error shows them, each below the other."""
    return "".join(f"\n    {line}" for line in lines) or " nothing"


def offered(table: Table) -> str:
    """Who is asked what, and what may be answered: what every error about an answer ends with."""
    decision = table.decision
    if decision is None:
        return f"the game is over: {table.result}"
    asked = f"{seat_name(decision.seat)} is asked: {decision.text} ({decision.rule})"
    return f"{asked}, and may answer{listed(decision.words())}"
