"""The minds there are, by name, and those from outside: 'module:Class'."""

from __future__ import annotations

import hashlib
import inspect
import operator
from collections.abc import Callable
from difflib import get_close_matches
from typing import Any, Final, SupportsIndex

from coven.kernel import CovenError, Game, Seated, seat_name
from coven.minds.greedy import Greedy, blind
from coven.minds.mind import Mind, MindError, Speaking
from coven.minds.random import Random
from coven.outside import in_words, module_named

MINDS: Final[dict[str, Callable[[int], Mind]]] = {
    "random": Random,
    "blind": blind,
    "greedy": Greedy,
}
"""Each is made from a seed, for its own dice; the weakest comes first."""

MOST_LISTED: Final = 12
"""So many options are named in an error."""


def minds_for(game: Game[Any] | None) -> dict[str, Callable[[int], Mind]]:
    """All minds that can play a game: those that play every game, and the game's own; the best comes last."""
    return MINDS if game is None else {**MINDS, **game.minds()}


def best_for(game: Game[Any]) -> str:
    """The name of the mind that is seated at a game where nobody asks for another."""
    return list(minds_for(game))[-1]


def mind_of(name: str, seed: int, game: Game[Any] | None = None) -> Mind:
    """The mind of this name, or the one that 'module:Class' or 'module:function' makes. MindError if there is none.

    A game may have minds of its own, which are known where the game is named.

    The module is looked for in the current folder first. The mind is made with the seed, or with nothing if it takes
    nothing.
    """
    known = minds_for(game)
    make = known.get(name)
    if make is not None:
        return make(seed)
    module, colon, inside = name.partition(":")
    if colon:
        return Outsider(name, _made(name, _maker(name, module, inside), seed))
    close = get_close_matches(name, known, n=1)
    hint = f"did you mean {close[0]!r}?" if close else f"there are: {', '.join(known)}, and your own by 'module:Class'"
    raise MindError(f"there is no mind {name!r}; {hint}")


def dice_of(luck: int, seat: int) -> int:
    """The seed that the mind in a seat is made with, at a table whose luck comes from that seed.

    The same table gives the same. It doesn't tell what the luck is, unless that is from a seed which can be guessed.
    """
    return int.from_bytes(hashlib.blake2b(f"{luck:x} {seat}".encode(), digest_size=16).digest())


class Outsider:
    """A mind from outside, whose answers are looked at before anybody relies on them."""

    __slots__ = ("mind", "name")

    def __init__(self, name: str, mind: Mind) -> None:
        self.name = name
        self.mind = mind

    def choose(self, seated: Seated) -> int:
        """The index of the option it takes. MindError if it fails, or if there is no such option."""
        try:
            answer: object = self.mind.choose(seated)
        except (Exception, SystemExit) as error:  # a mind that leaves the program takes nobody with it
            raise MindError(f"the mind {self.name} failed over {_asked(seated)}: {in_words(error)}") from error
        index = operator.index(answer) if isinstance(answer, SupportsIndex) and not isinstance(answer, bool) else -1
        if not 0 <= index < len(seated.options):
            raise MindError(f"the mind {self.name} answered {_asked(seated)} with {answer!r}; {_would_do(seated)}")
        return index

    def says(self) -> str:
        """What the mind says, if it talks."""
        return str(self.mind.says()) if isinstance(self.mind, Speaking) else ""


def _maker(name: str, module: str, inside: str) -> Callable[..., Any]:
    """What makes the mind: a class, or a function."""
    try:
        found = module_named(module)
    except CovenError as error:
        raise MindError(f"there is no mind {name!r}: {error}") from error.__cause__
    maker: object = getattr(found, inside, None)
    if maker is None:
        known = [own for own in vars(found) if not own.startswith("_")]
        close = get_close_matches(inside, known, n=1)
        hint = f"; did you mean {module}:{close[0]}?" if close else ""
        where = getattr(found, "__file__", None) or "a module of Python's own"
        raise MindError(f"there is no mind {name!r}: {module} ({where}) has no {inside!r}{hint}")
    if not callable(maker):
        raise MindError(f"{name} is no mind: it is neither a class nor a function that makes one, but {maker!r}")
    return maker


def _made(name: str, make: Callable[..., Any], seed: int) -> Mind:
    """The mind that a class or function makes."""
    try:
        mind = make(seed) if _takes(make, seed) else make()
    except (Exception, SystemExit) as error:
        raise MindError(f"{name} makes no mind: {in_words(error)}") from error
    if isinstance(mind, type) or not isinstance(mind, Mind) or not callable(mind.choose):
        raise MindError(f"{name} is no mind: it makes {mind!r}, which has no method choose(seated)")
    return mind


def _takes(make: Callable[..., Any], *arguments: object) -> bool:
    """Whether something can be called with these arguments."""
    try:
        inspect.signature(make).bind(*arguments)
    except TypeError:
        return False
    except ValueError:
        return True  # it doesn't tell
    return True


def _asked(seated: Seated) -> str:
    return f"{seat_name(seated.seat)}'s decision {seated.prompt!r} ({seated.rule})"


def _would_do(seated: Seated) -> str:
    """The answers that would do, in numbers and words."""
    options = seated.options
    shown = [f"{option.index} ({option.words})" for option in list(options)[:MOST_LISTED]]
    more = f" and so on up to {len(options) - 1}" if len(options) > MOST_LISTED else ""
    return f"the index of an option would do: {', '.join(shown)}{more}"
