"""Several things that are said together, where each is answered by itself: 'Ember and Ward', 'spend Ember and Ward'."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, TypeAlias

from coven.kernel.options import same_words
from coven.kernel.reason import Reason, Telling

JOINED: Final = re.compile(r"(,? and then |,? then |,? and |, )")
"""What stands between things that are said together."""

MOST_PARTS: Final = 8
"""Whoever says more than so many things together isn't read."""

Offered: TypeAlias = Callable[[str], str | None]
"""What is offered under these words, or None."""

Why: TypeAlias = Callable[[str], Reason | None]
"""Why what the words say can't be done; None if it can."""


class Part(NamedTuple):
    """One of several things that are said together."""

    answer: str
    """As it is offered; what isn't, as it was said."""
    against: Reason | None
    """The rule against it, by itself; None if there is none."""


def said_together(words: str, offered: Offered, why: Why) -> list[Part]:
    """The things that words say together, in order; none if some of it means nothing, or if they say one thing.

    Names may have an 'and' or a comma of their own. What the first thing begins with counts for all of them.

    >>> no_such = lambda words: Telling("", "no such card")
    >>> known = {"spend ash": "spend Ash", "spend oak and elm": "spend Oak and Elm"}
    >>> [part.answer for part in said_together("Spend Ash, Oak and Elm.", known.get, no_such)]
    ['spend Ash', 'spend Oak and Elm']
    """
    pieces = JOINED.split(same_words(words))
    return [] if not 1 < len(pieces) < 2 * MOST_PARTS else _parts(pieces, (), offered, why) or []


def _parts(pieces: Sequence[str], beginnings: Sequence[str], offered: Offered, why: Why) -> list[Part] | None:
    """The things that words say which have been split wherever they could be; None if they can't be read."""
    if not pieces:
        return []
    for size in range(1, len(pieces) + 1, 2):
        if not beginnings and size == len(pieces):
            return None  # that is all there is
        said = "".join(pieces[:size])
        part = _part(said, beginnings, offered, why)
        if part is None:
            continue
        begun = said.split()
        after = _parts(pieces[size + 1 :], beginnings or ["", *_beginnings(begun)], offered, why)
        if after is not None:
            return [part, *after]
    return None


def _beginnings(words: Sequence[str]) -> list[str]:
    return [f"{' '.join(words[:size])} " for size in range(1, len(words))]


def _part(said: str, beginnings: Sequence[str], offered: Offered, why: Why) -> Part | None:
    """What one of several things is, said by itself or after what the first of them begins with; None for nothing."""
    ways = [f"{beginning}{said}" for beginning in beginnings or ("",)]
    for way in ways:
        option = offered(way)
        if option is not None:
            return Part(option, None)
    for way in reversed(ways):  # what goes on like the first one is meant before what stands alone
        reason = why(way)
        if reason is None:
            return Part(way, None)
        if reason.rule:
            return Part(way, reason)
        if isinstance(reason, Telling) and reason.meant:
            return Part(reason.meant[0] if len(reason.meant) == 1 else way, None)
    return None
