"""Pairs of tables that differ only in what a seat can't know: all that the seat is shown has to be the same at both.

One table of a pair goes on from the start of the step under way as it was; at the other, everything that is hidden from
the seat was dealt anew. Both have the same luck ahead and are given the same answers. As long as the seat comes to see
the same things at both, its views, its log, what it is asked, what it is offered and all that is said about that have
to agree, and so has what it can imagine and what whoever looks on is shown; with the option `bluff` also who is asked.
A pair ends when something comes to light at one table that isn't the same at the other, as cards do that are drawn or
revealed (`Game.seen`).
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from copy import copy
from dataclasses import fields, is_dataclass
from typing import Any

from coven.kernel.game import Game
from coven.kernel.log import LogLine
from coven.kernel.plain import plain
from coven.kernel.reason import Stuck
from coven.kernel.seat import Seat, seat_name
from coven.kernel.setup import BLUFF
from coven.kernel.table import Table

MOST_ANSWERS = 12
"""So many answers are given at most to a pair of tables."""

GAME_LENGTH = 400
"""So many decisions of a random game are looked at."""

NONSENSE = "a word that no option has"

TRIED = 3
"""So many words that a person might try are asked about at a time, others each time."""


class Leak(AssertionError):
    """A seat is shown something that it can't know."""


Setups = Sequence[dict[str, Any]] | Callable[[int], dict[str, Any]]
"""Keyword arguments of `Game.settle` to go through in turn, or what makes them from a seed."""


def keeps_secrets(game: Game[Any], *, pairs: int, start: int = 0, setups: Setups = ({},), every: int = 2) -> int:
    """Drive so many pairs of tables through random games. Leak, with the seed, where one is found.

    `every` is how many decisions of a game lie between two pairs, on average. Gives how many answers were compared.
    """
    compared = done = 0
    seed = start
    while done < pairs:
        keywords = setups(seed) if callable(setups) else setups[seed % len(setups)]
        rng = random.Random(seed)
        table = Table(game, game.settle(**keywords), seed)
        try:
            for _ in range(GAME_LENGTH):
                if table.decision is None or done >= pairs:
                    break
                if rng.randrange(every) == 0:
                    compared += drive(table, Seat(rng.choice(table.seats)), rng)
                    done += 1
                table.choose(rng.randrange(len(table.decision.choices)))
        except Leak as leak:
            again = f"keeps_secrets(GAME, pairs={pairs}, start={seed}, setups=({keywords!r},), every={every})"
            raise Leak(f"{game.name}: {leak}\n  to repeat: {again}") from None
        seed += 1
    return compared


def drive(table: Table, seat: Seat, rng: random.Random) -> int:
    """Drive a pair of tables from the start of the step under way. Gives how many answers both were given."""
    one, two = table.side_by_side(seat, rng)
    bluff = bool(table.setup.options.get(BLUFF.name, True))  # without such an option there is no excuse
    tries = copy(rng)  # what is tried changes nothing in how the pair goes on
    names = sorted({NONSENSE, *_strings(plain(one.view(seat)))})
    told = 0
    for answers in range(MOST_ANSWERS):
        if one.game.seen(one.state, seat) != two.game.seen(two.state, seat):
            return answers
        if not bluff and _stage(one, seat) != _stage(two, seat):
            return answers  # without it, being asked or not tells something: that is what the option is for
        told = compare(one, two, seat, _tried(one, seat, names, tries), told)
        words = _common(one, two, rng)
        if words is None:
            return answers
        try:
            one.choose(words)
        except Stuck:
            return answers
        two.choose(words)
    return MOST_ANSWERS


def compare(one: Table, two: Table, seat: Seat, tried: Sequence[str] = (NONSENSE,), start: int = 0) -> int:
    """Everything that a seat is shown is the same at both tables. Leak if not.

    `tried` are words that the seat might say. Lines of the log never change, so they are compared from `start` on.
    Gives where it ends.
    """
    name = seat_name(seat)
    _same(f"{name} sees", one.view(seat), two.view(seat))
    _same(f"the log of {name}", one.log(seat, start), two.log(seat, start))
    _same("what whoever looks on sees", one.view(None), two.view(None))
    _same("the log of whoever looks on", one.log(None, start), two.log(None, start))
    _same("who is asked", _asked(one), _asked(two))
    own = one.decision is not None and two.decision is not None and one.decision.seat == seat
    if own:
        _compare_options(one, two, name)
    for words in tried:
        _same(f"why {name} can't {words!r}", one.why_not(words, seat), two.why_not(words, seat))
    dice = one.log_size
    if own:
        _same(f"the state as {name} knows it", _known(one, seat), _known(two, seat))
        deals = [table.imagine(seat, random.Random(dice)) for table in (one, two)]
        _same(f"what {name} imagines with the same dice", *(deal.position() for deal in deals))
    return dice


def _compare_options(one: Table, two: Table, name: str) -> None:
    """What a seat is asked and offered, and all that is said of that, is the same at both tables. Leak if not."""
    asks = [(table.decision.kind, table.decision.text) for table in (one, two) if table.decision is not None]
    _same(f"the question to {name}", *asks)
    _same(f"what {name} may answer", one.options.words(), two.options.words())
    _same(f"what asks {name}", one.source, two.source)
    for mine, other in zip(one.options, two.options, strict=True):
        _same(f"what {mine.words!r} points at", mine.points, other.points)
        _same(f"what {mine.words!r} brings", mine.brings, other.brings)
        _same(f"the warning of {mine.words!r}", mine.warning, other.warning)


def _known(table: Table, seat: Seat) -> Any:
    state = table.known(seat)
    return None if state is None else table.game.position(state)


def difference(one: Any, two: Any, path: str = "") -> str:
    """Where two values differ, and how: the first place that is found."""
    if one == two:
        return ""
    if is_dataclass(one) and type(one) is type(two):
        for field in fields(one):
            inner = difference(getattr(one, field.name), getattr(two, field.name), f"{path}.{field.name}")
            if inner:
                return inner
    if isinstance(one, dict) and isinstance(two, dict) and one.keys() == two.keys():
        for key in one:
            if one[key] != two[key]:
                return difference(one[key], two[key], f"{path}.{key}")
    if isinstance(one, (tuple, list)) and isinstance(two, (tuple, list)) and len(one) == len(two):
        for place, (mine, other) in enumerate(zip(one, two, strict=True)):
            if mine != other:
                return difference(mine, other, f"{path}.{place}")
    if isinstance(one, (tuple, list)) and isinstance(two, (tuple, list)):
        one, two = [thing for thing in one if thing not in two], [thing for thing in two if thing not in one]
    where = f"{path.lstrip('.')}: " if path else ""
    return f"{where}{_told(one)} and {_told(two)}"


def _told(value: Any) -> str:
    if isinstance(value, (list, tuple)):
        return f"[{', '.join(map(_told, value))}]"
    return str(value) if isinstance(value, LogLine) else repr(value)


def _same(what: str, one: Any, two: Any) -> None:
    if one != two:
        raise Leak(f"{what} depends on what can't be known: {difference(one, two)}")


def _asked(table: Table) -> Seat | None:
    return None if table.decision is None else table.decision.seat


def _stage(table: Table, seat: Seat) -> object:
    """Who is asked; and where that is another seat, in the middle of something, what, and after how much was told."""
    decision = table.decision
    if decision is None or decision.seat == seat or table.at_rest:
        return _asked(table)
    return (decision.seat, decision.text, table.log_size)


def _common(one: Table, two: Table, rng: random.Random) -> str | None:
    """An answer that can be given at both tables."""
    if one.decision is None or two.decision is None:
        return None
    there = set(two.decision.words())
    both = [words for words in one.decision.words() if words in there]
    return rng.choice(both) if both else None


def _tried(table: Table, seat: Seat, names: list[str], tries: random.Random) -> list[str]:
    """Some words that a person might try: of what the seat sees, and of what somebody else is offered."""
    decision = table.decision
    offered = decision.words() if decision is not None and decision.seat != seat else ()
    return tries.sample([*names, *offered], min(TRIED, len(names)))


def _strings(value: Any) -> set[str]:
    """All the words of a view."""
    if isinstance(value, str):
        return {value}
    inside = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return set().union(*map(_strings, inside))
