"""Refusals that are true: what isn't refused is taken, what is refused isn't, and the reason is the same either way.

That is asked of words of all kinds: what is offered and was offered before, as it is worded and in other ways, in part,
several of them together, the beginning of one with the end of another, and words that nobody has a meaning for.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Sequence
from typing import Final

from coven.kernel.reason import NotOffered, Stuck
from coven.kernel.seat import Seat, seat_name
from coven.kernel.table import Table

MADE_UP: Final = ("a word that no option has", "xyzzy", "7", "yes", "no", "done", "none")
"""Words that few decisions have a meaning for."""

ARTICLES: Final = ("the", "my", "a", "both", "another")
"""What may be said before a name."""

BETWEEN: Final = ("in", "on", "onto", "with", "then", "for", "and then", "or")
"""What may be said between two things."""

PARENTHESES: Final = re.compile(r" ?\([^)]*\)")
POSSESSIVE: Final = re.compile(r"\b[A-H]'s ")
PLACE: Final = re.compile(r",? (?:in|at|on|to|from|of|as|with|replacing|stitching onto) .*")
NUMBER: Final = re.compile(r"\d+")


def untrue(table: Table, words: str) -> str | None:
    """What is wrong with how a table refuses words or lets them through, whoever says them; None if nothing is."""
    decision = table.decision
    assert decision is not None
    for seat in table.seats:
        reason = table.why_not(words, seat)
        if reason is not None and not reason.words.strip():
            return f"{words!r} is refused without a reason"
        if seat != decision.seat and reason is None:
            return f"{words!r} is not refused to {seat_name(seat)}, who isn't asked"
    return _untrue_to_who_is_asked(table, words, decision.seat)


def _untrue_to_who_is_asked(table: Table, words: str, seat: Seat) -> str | None:
    fork, reason = table.fork(), table.why_not(words, seat)
    try:
        fork.choose(words)
    except NotOffered as refused:
        if reason is None:
            return f"{words!r} is not refused, and not taken either; {refused}"
        if refused.reason != reason:
            return f"{words!r} is refused for one reason, and then for another: {reason}; {refused.reason}"
        return None
    except Stuck:  # it was taken: where that leads is another matter
        pass
    return None if reason is None else f"{words!r} is refused, and taken: {reason}"


def said_anyhow(offered: Sequence[str], heard: Sequence[str], rng: random.Random) -> Iterator[str]:
    """Words that somebody may say where these are offered and those were before, others each time."""
    known = [*offered, *heard]
    one, other, before = rng.choice(offered), rng.choice(offered), rng.choice(known)
    yield from (one, before, f" {one.upper()}. ", rng.choice(MADE_UP))
    for words in (one, before):
        yield from _in_other_ways(words, rng)
        yield from _cut(words, rng)
    yield from _together(one, other, rng)
    yield from _together(one, before, rng)
    yield from _together(before, one, rng)
    yield f"{_start(one, rng)} {_end(before, rng)}"
    yield f"{_start(before, rng)} {_end(one, rng)}"


def _in_other_ways(words: str, rng: random.Random) -> Iterator[str]:
    """What is offered, as others might call it."""
    verb, _, rest = words.partition(" ")
    for pattern in (PARENTHESES, POSSESSIVE, PLACE):
        shorter = pattern.sub("", words, count=1)
        if shorter != words:
            yield shorter
    if rest:
        yield from (rest, f"{verb} {rng.choice(ARTICLES)} {rest}", f"{rest} {verb}")
    yield f"{rng.choice(ARTICLES)} {words}"
    if NUMBER.search(words):
        yield NUMBER.sub(str(rng.randrange(9)), words, count=1)
    place = rng.randrange(len(words))
    yield words[:place] + rng.choice("aeinst ") + words[place + 1 :]


def _cut(words: str, rng: random.Random) -> Iterator[str]:
    """A part of what is offered."""
    yield from (_start(words, rng), _end(words, rng), rng.choice(words.split()))


def _start(words: str, rng: random.Random) -> str:
    said = words.split()
    return " ".join(said[: rng.randint(1, len(said))])


def _end(words: str, rng: random.Random) -> str:
    said = words.split()
    return " ".join(said[-rng.randint(1, len(said)) :])


def _together(one: str, other: str, rng: random.Random) -> Iterator[str]:
    """Two things that are said together, with the verb of the first for both of them, too."""
    yield from (f"{one} and {other}", f"{one}, {other}", f"{one} {rng.choice(BETWEEN)} {other}")
    verb, _, rest = other.partition(" ")
    if rest and one.startswith(f"{verb} "):
        yield f"{one} and {rest}"
