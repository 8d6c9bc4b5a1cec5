"""Luck as a script says it."""

from __future__ import annotations

from collections.abc import Sequence

from coven.kernel import Answer, Chance, Luck
from coven.scripts.script import Came
from coven.scripts.words import same


class Unlikely(Exception):
    """A chance line that doesn't fit what is being settled."""

    def __init__(self, line: int, words: str) -> None:
        super().__init__(words)
        self.line = line
        self.words = words


class ScriptedLuck(Luck):
    """Gives the results that the script's next lines name, and goes on from the seed where they name none."""

    __slots__ = ("expected", "settled")

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.expected: list[Came] = []
        """What the script has come up until the next answer, in order; used up as it does."""
        self.settled: dict[int, Answer] = {}
        """What came up by the script, so that taking back and playing again meets the same luck."""

    def answer(self, chance: Chance, nth: int) -> Answer:
        known = self.settled.get(nth)
        if known is not None and chance.admits(known):
            return known
        by_seed = super().answer(chance, nth)
        if not self.expected:
            return by_seed
        came = self.expected.pop(0)
        if came.what and same(came.what) != same(chance.what):
            raise Unlikely(came.line, f"this is about {came.what}, but what comes up is {chance.what}")
        answer = _numbered(chance, came) if came.numbers is not None else _in_words(chance, came, by_seed)
        self.settled[nth] = answer
        return answer


def _numbered(chance: Chance, came: Came) -> Answer:
    numbers = came.numbers or ()
    answer: Answer = numbers if chance.ordering or len(numbers) != 1 else numbers[0]
    if not chance.admits(answer):
        rightly = f"all the numbers from 0 to {len(chance.items) - 1}, each once, in the order that comes up"
        if not chance.ordering:
            rightly = f"one number from 0 to {len(chance.items) - 1}"
        raise Unlikely(came.line, f"this can't come up for {chance.what}; after `numbered` it needs {rightly}")
    return answer


def _in_words(chance: Chance, came: Came, by_seed: Answer) -> Answer:
    """The answer that the words mean. In an ordering, what isn't named follows as the seed has it."""
    words = [chance.say(item) for item in chance.items]
    if isinstance(by_seed, int):
        if len(came.words) != 1:
            raise Unlikely(came.line, f"one of these comes up for {chance.what}, not {len(came.words)}: {_some(words)}")
        return _place(chance, came, came.words[0], words, [])
    first: list[int] = []
    for named in came.words:
        first.append(_place(chance, came, named, words, first))
    return (*first, *(place for place in by_seed if place not in first))


def _place(chance: Chance, came: Came, named: str, words: Sequence[str], taken: Sequence[int]) -> int:
    for place, item in enumerate(words):
        if same(item) == same(named) and place not in taken:
            return place
    again = " (so often)" if any(same(words[place]) == same(named) for place in taken) else ""
    raise Unlikely(came.line, f"{named!r} can't come up{again} for {chance.what}; what can is: {_some(words)}")


def _some(words: Sequence[str]) -> str:
    return ", ".join(dict.fromkeys(words))
