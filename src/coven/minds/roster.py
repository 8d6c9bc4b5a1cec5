"""The minds there are, by name."""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from typing import Final

from coven.kernel import CovenError
from coven.minds.greedy import Greedy, blind
from coven.minds.mind import Mind
from coven.minds.random import Random

MINDS: Final[dict[str, Callable[[int], Mind]]] = {
    "random": Random,
    "blind": blind,
    "greedy": Greedy,
}
"""Each is made from a seed, for its own dice; the weakest comes first."""


def mind_of(name: str, seed: int) -> Mind:
    """The mind of this name. CovenError if there is none."""
    make = MINDS.get(name)
    if make is None:
        close = get_close_matches(name, MINDS, n=1)
        hint = f"did you mean {close[0]!r}?" if close else f"there are: {', '.join(MINDS)}"
        raise CovenError(f"there is no mind {name!r}; {hint}")
    return make(seed)
