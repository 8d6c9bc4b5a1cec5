"""How choices are listed at the terminal: one to a line, and one line for many that differ in one place only."""

from __future__ import annotations

from collections.abc import Sequence

from coven.kernel import Option

MANY_ALIKE = 4
"""So many choices in a row that are alike but for one place share a line."""


def offers(options: Sequence[Option]) -> list[tuple[str, str]]:
    """The choices in lines: each has its number, or their numbers, and words."""
    listed: list[tuple[str, str]] = []
    number = 0
    while number < len(options):
        alike = _alike(options, number)
        if len(alike) < MANY_ALIKE:
            listed.append((str(number + 1), _words(options[number].words, options[number])))
            number += 1
        else:
            before, after = _shared(alike)
            first = options[number]
            last = number + len(alike)
            each = [words[before : len(words) - after] for words in alike]
            named = ", ".join(f"{number + place} {' '.join(words)}" for place, words in enumerate(each, 1))
            frame = " ".join([*alike[0][:before], "...", *alike[0][-after:]])
            listed.append((f"{number + 1}-{last}", f"{_words(frame, first)}: {named}"))
            number = last
    return listed


def _alike(options: Sequence[Option], start: int) -> list[list[str]]:
    """The choices from one on that begin and end with the same words and bring the same, word for word."""
    first = options[start]
    found = [first.words.split()]
    for option in options[start + 1 :]:
        words = option.words.split()
        shares = words[0] == found[0][0] and words[-1] == found[0][-1] and len(words) > 2
        if not shares or option.brings != first.brings or option.warning != first.warning:
            break
        found.append(words)
    return found


def _shared(alike: Sequence[Sequence[str]]) -> tuple[int, int]:
    """How many words all have in common at the beginning, and how many at the end, with something in between."""
    most = min(map(len, alike)) - 1
    before = after = 1
    while before < most and len({words[before] for words in alike}) == 1:
        before += 1
    while before + after < most and len({words[-after - 1] for words in alike}) == 1:
        after += 1
    return before, after


def _words(words: str, option: Option) -> str:
    """Words with what the option would bring, and a warning where it can't be finished."""
    told = words if option.brings is None else f"{words} ({option.brings})"
    return told if option.warning is None else f"{told} [!] {option.warning}"
