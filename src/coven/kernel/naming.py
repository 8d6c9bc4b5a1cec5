"""What words name: the one way in which every game finds things in what a person says.

Words that name nothing, or several things, are told so. That is no ruling, so such a reason cites no rule.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from coven.kernel.reason import Reason, telling

LONGEST_ECHO: Final = 80
"""Of what names nothing no more is said again."""
MOST_MEANT: Final = 4
"""So many meanings are listed where words have several."""

MOST_LISTED: Final = 8
"""Of what somebody may mean no more is named where it is asked back."""


_NUMBER: Final = re.compile(r"\d+")

NAMES_NOTHING: Final = frozenset(
    ("a", "an", "and", "at", "for", "from", "in", "it", "my", "of", "on", "or", "the", "to", "with", "your")
)
"""Words that name nothing by themselves, and stand in many names."""

LONGEST_NAME: Final = 100
"""What is longer is no name, and what came nearest to it is not kept in mind."""

MANY: Final = 32
"""So many names are those of all things there are, which are looked through again and again."""


def said(words: str) -> str:
    """Words as far as it matters for what they name: not their case or spacing."""
    return " ".join(words.casefold().split())


def _each_said(names: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    """Names, each with how it is said."""
    return _many_said(names) if len(names) >= MANY else tuple([(name, said(name)) for name in names])


@lru_cache(maxsize=64)
def _many_said(names: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    return tuple([(name, said(name)) for name in names])


def named_in(words: str, names: Iterable[str]) -> list[str]:
    """The names that the words contain as whole words, in the order they are said; of overlapping ones the longest.

    >>> named_in("play the ash tree in space 2", ["Ash", "Ash Tree", "Tree", "Ace"])
    ['Ash Tree']
    >>> named_in("play ashes", ["Ash"])
    []
    """
    whole = said(words)
    found: list[tuple[int, int, str]] = []
    for name, as_said in _each_said(tuple(names)):
        if as_said in whole:  # most aren't: a look for whole words is dear
            for match in _whole(name).finditer(whole):
                found.append((match.start(), match.end(), name))
    found.sort(key=lambda one: (one[0] - one[1], one[0], one[2]))  # the longest first
    kept: list[tuple[int, int, str]] = []
    for start, end, name in found:
        if all(end <= other_start or start >= other_end for other_start, other_end, _ in kept):
            kept.append((start, end, name))
    return [name for _, _, name in sorted(kept)]


def said_after(words: str, name: str) -> str:
    """What the words say after a name that they contain.

    >>> said_after("play the Ash Tree  in space 2", "Ash Tree")
    'in space 2'
    """
    whole = said(words)
    found = _whole(name).search(whole)
    return "" if found is None else whole[found.end() :].strip()


def left_over(words: str, names: Iterable[str]) -> str:
    """What the words say besides these names, each of which they contain.

    >>> left_over("kill the Ash Tree  in space 2", ["Ash Tree"])
    'kill the in space 2'
    """
    whole = said(words)
    for name in names:
        whole = _whole(name).sub(" ", whole, count=1)
    return said(whole)


@lru_cache(maxsize=512)
def _whole(name: str) -> re.Pattern[str]:
    return re.compile(rf"(?<!\w){re.escape(said(name))}(?!\w)")


def begun(words: str, offered: Iterable[str]) -> list[str]:
    """What is offered that the words are the beginning of, up to a comma or colon.

    >>> begun("space 2", ["space 2, replacing Ward", "space 21", "space 3"])
    ['space 2, replacing Ward']
    """
    start = said(words)
    if not start:
        return []
    longer = (f"{start},", f"{start}:")
    return [one for one, as_said in _each_said(tuple(offered)) if as_said.startswith(longer)]


def meant(words: str, names: Iterable[str]) -> list[str]:
    """The names that somebody may mean: the one that is said; else those that begin so; else those with these words.

    >>> meant("ash", ["Ash Tree", "Mountain Ash", "Ashes"])
    ['Ash Tree', 'Ashes']
    >>> meant("tree", ["Ash Tree", "Mountain Ash", "Treetop"])
    ['Treetop']
    >>> meant("mountain ash", ["Ash", "Mountain Ash", "Mountain Ash in Bloom"])
    ['Mountain Ash']
    >>> meant("ash", ["Mountain Ash", "Splash"])
    ['Mountain Ash']
    >>> meant("the", ["Ash at the Ford"])
    []
    """
    start, known = said(words), _each_said(tuple(names))
    if not start:
        return []
    fits = [name for name, as_said in known if as_said.startswith(start)]
    if fits:
        return [name for name in fits if said(name) == start] or fits
    if all(word in NAMES_NOTHING for word in start.split()):
        return []
    whole = _whole(start)
    return [name for name, as_said in known if start in as_said and whole.search(as_said)]


def continued(words: str, offered: Iterable[str]) -> Reason | None:
    """How words go on that are part of what is offered; None if they are part of nothing.

    >>> print(continued("discard ash", ["discard Ash Tree", "discard Ashes", "done"]))
    that could mean discard Ash Tree, or discard Ashes
    >>> print(continued("discard tree", ["discard Ash Tree", "done"]))
    None
    """
    fits = meant(words, offered)
    return meaning(fits) if fits else None


def no_such(kind: str, words: str, known: Iterable[str] = ()) -> Reason:
    """Words that name nothing of a kind ('card'), with what comes nearest among what there is: what begins with just
    these words, or else is spelled much like them, or else has them in it.

    >>> print(no_such("card", "Embr", ["Ember", "Ward"]))
    no such card: 'Embr' (did you mean 'Ember'?)
    >>> print(no_such("card", "target", ["Forget", "Target Practice"]))
    no such card: 'target' (did you mean 'Target Practice'?)
    """
    names = tuple(dict.fromkeys(known))
    start = f"{said(words)} "
    fits = [name for name, as_said in _each_said(names) if as_said.startswith(start)][:MOST_MEANT]
    if not fits:
        near = nearest(words, names)
        fits = [near] if near is not None else meant(words, names)[:MOST_MEANT]
    hint = f" (did you mean {' or '.join(map(repr, fits))}?)" if fits else ""
    shown = words if len(words) <= LONGEST_ECHO else f"{words[:LONGEST_ECHO]}..."
    return telling(f"no such {kind}: {shown!r}{hint}")


def could_mean(meanings: Sequence[str]) -> Reason:
    """Words that name several things.

    >>> print(could_mean(["A's Ember", "B's Ember"]))
    that could mean A's Ember, or B's Ember
    """
    listed = list(meanings[:MOST_MEANT])
    if len(meanings) > MOST_MEANT:
        listed.append("something else")
    return telling(f"that could mean {', '.join(listed[:-1])}, or {listed[-1]}", *meanings)


def which_one(names: Sequence[str]) -> str:
    """Asks back where words fit several names.

    >>> which_one(["Ash Tree", "Ashes"])
    'Which one? Ash Tree; Ashes.'
    """
    more = f"; and {len(names) - MOST_LISTED} more" if len(names) > MOST_LISTED else ""
    return f"Which one? {'; '.join(names[:MOST_LISTED])}{more}."


def called(words: str) -> Reason:
    """What can be done, but is called otherwise.

    >>> print(called("reveal Ward"))
    it is called 'reveal Ward' here
    """
    return telling(f"it is called {words!r} here", words)


def meaning(meanings: Sequence[str]) -> Reason:
    """What words mean that are offered in other words: how it is called, or what it could be."""
    return called(meanings[0]) if len(meanings) == 1 else could_mean(meanings)


def first_said(words: str) -> Reason:
    """What can be done, but takes several answers.

    >>> print(first_said("play a card"))
    that takes several answers: 'play a card' first
    """
    return telling(f"that takes several answers: {words!r} first", words)


def nearest(words: str, known: Iterable[str]) -> str | None:
    """The one of what there is that the words come nearest to; None if none is near.

    Numbers aren't misspelt: who says 'space 2' doesn't mean 'space 3'.

    >>> nearest("space 2", ["space 3", "space 2, replacing Ward"])
    'space 2, replacing Ward'
    """
    names = tuple(known)
    longer = begun(words, names)
    if longer:
        return longer[0]
    return _near(said(words), names) if len(words) <= LONGEST_NAME else _compared(said(words), names)


@lru_cache(maxsize=256)
def _near(start: str, names: tuple[str, ...]) -> str | None:
    return _compared(start, names)


def _compared(start: str, names: tuple[str, ...]) -> str | None:
    numbers = _numbers(start)
    unlike = {said(name): name for name in reversed(names) if _numbers(name) == numbers}
    from difflib import get_close_matches  # most words need no guess

    near = get_close_matches(start, unlike, n=1)
    return unlike[near[0]] if near else None


def _numbers(words: str) -> list[str]:
    return _NUMBER.findall(words)
