"""Trails: the answers given in a step, and the steps that lie behind.

A trail keeps a decision as its index n, a pick of nature as ~n, and an ordering as a tuple.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from coven.kernel.ask import Answer, Ask, Chance, Decision, Flow
from coven.kernel.record import Entry
from coven.kernel.result import GameOver
from coven.kernel.seat import Seat
from coven.kernel.state import State


class Past:
    """A step that lies behind: the state it began with and what was answered in it."""

    __slots__ = ("before", "chances", "checkpoint", "logged", "trail")

    def __init__(
        self, before: Past | None, checkpoint: State, trail: tuple[Answer, ...], chances: int, logged: int
    ) -> None:
        self.before = before
        self.checkpoint = checkpoint
        self.trail = trail
        self.chances = chances
        """How many chances had come up before it."""
        self.logged = logged
        """How many lines the log had before it; -1 if nobody was looking."""


class Said(NamedTuple):
    """An answer of a trail, together with what had been asked."""

    ask: Ask
    answer: Answer
    words: str
    """In the words of the moment: what a choice is called may change as the state goes on."""

    @property
    def value(self) -> Any:
        """What the flow was told."""
        return value_of(self.ask, self.answer)

    @property
    def seat(self) -> Seat | None:
        """Who answered; None for nature."""
        return self.ask.seat if isinstance(self.ask, Decision) else None

    @property
    def chance(self) -> Answer | None:
        """Nature's answer; None for a seat's."""
        if isinstance(self.ask, Decision):
            return None
        return self.answer if isinstance(self.answer, tuple) else ~self.answer

    def entry(self) -> Entry:
        """As a record has it."""
        if isinstance(self.ask, Decision):
            return Entry(self.ask.seat, self.words, None)
        return Entry(None, self.words, self.chance)


def is_decision(answer: Answer) -> bool:
    """Whether an answer of a trail is a seat's and not nature's."""
    return isinstance(answer, int) and answer >= 0


def value_of(ask: Ask, answer: Answer) -> Any:
    """What a flow is told when it gets an answer of a trail."""
    if isinstance(ask, Decision):
        assert isinstance(answer, int)
        return ask.choices[answer]
    return ask.outcome(answer if isinstance(answer, tuple) else ~answer)


def said(step: Flow[None], trail: Sequence[Answer]) -> list[Said]:
    """The answers of a trail together with what a step that begins anew asks for them."""
    found: list[Said] = []
    for answer in trail:
        ask = step.send(found[-1].value) if found else next(step)
        if isinstance(ask, Decision):
            assert isinstance(answer, int)
            words = ask.words()[answer]
        else:
            words = ask.what
        found.append(Said(ask, answer, words))
    return found


END: Final = Chance("", "what comes next", (), ordering=False)
"""A step is over; nobody answers this."""


def ended(step: Flow[None], state: State) -> Flow[None]:
    """A step with its end as one more thing that is asked. A rule that ends the game at once ends it here.

    An exception would tell of the end as well, but where the kernel is compiled it costs as much as a short step.
    """
    game_over = (
        GameOver  # a game left in the middle is closed when Python ends, and the module's names are gone by then
    )
    try:
        yield from step
    except game_over as over:
        state.result = over.result
    yield END
