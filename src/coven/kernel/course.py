"""The course of a game: how it came to where it stands, and how it goes on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import mypyc_attr

from coven.kernel.ask import Answer, Chance, Decision, Flow
from coven.kernel.game import Game
from coven.kernel.log import Log
from coven.kernel.luck import Luck
from coven.kernel.reason import RecordError, Stuck
from coven.kernel.setup import Setup
from coven.kernel.state import State
from coven.kernel.trail import END, Past, ended, is_decision, value_of

MOST_UNASKED: Final = 10_000
"""So many steps and chances may pass between two decisions. More would be an endless loop."""


@mypyc_attr(allow_interpreted_subclasses=True)  # Without this, compiled, __new__ would call __init__.
class Course:
    """What has been answered in a game, step by step, and the step under way.

    The position is a checkpoint (the state at the start of the step under way) and a trail (the answers given since).
    Forking, undoing, saving and taking up again all restart the step from the checkpoint and feed it the trail.
    """

    __slots__ = (
        "_chances",
        "_chances_before",
        "_checkpoint",
        "_flow",
        "_imagined",
        "_log",
        "_logged_before",
        "_luck",
        "_past",
        "_state",
        "_trail",
        "decision",
        "game",
        "origin",
        "seed",
        "setup",
    )

    game: Game[Any]
    """The game that is played."""
    setup: Setup
    """What the game was set up with."""
    seed: int
    """Where its luck comes from."""
    origin: dict[str, Any] | None
    """The position the game started from, where that was not the usual beginning."""
    decision: Decision | None
    """The decision at hand; None when the game is over."""

    def __init__(
        self, game: Game[Any], setup: Setup, seed: int, luck: Luck | None, origin: dict[str, Any] | None
    ) -> None:
        self.game = game
        self.setup = setup
        self.seed = seed
        self.origin = origin
        self.decision = None
        self._luck = Luck(seed) if luck is None else luck
        self._past: Past | None = None
        self._imagined: State | None = None
        """Of an imagined table: the state that its past begins with."""
        self._log: Log | None = None
        """None until somebody wants to read it: the game is then told again from its beginning."""
        self._logged_before = -1
        """How many lines it had when the step under way began; -1 while there is none."""
        self._chances = self._chances_before = 0
        self._trail: list[Answer] = []
        """Answers given in this step: a decision as its index n, a pick of nature as ~n, an ordering as a tuple."""
        self._state: State = self._beginning()
        self._checkpoint: State = self._state
        self._flow: Flow[None] | None = None
        self._go_on(None)

    def _begin_like(self, other: Course) -> None:
        """Stand where another course stood when the step under way began, without its log; `_replay` goes on."""
        self.game = other.game
        self.setup = other.setup
        self.seed = other.seed
        self.origin = other.origin
        self.decision = None
        self._luck = other._luck
        self._past = other._past
        self._checkpoint = other._checkpoint
        self._chances_before = other._chances_before
        self._imagined = other._imagined
        self._log = None
        self._logged_before = -1

    def _go_on(self, value: Any) -> None:
        """Let the game run on with the answer to what was asked, until the next decision or the end."""
        unasked = 0
        while True:
            flow = self._flow
            if flow is None:
                if self._state.result is not None:
                    self.decision = None
                    return
                flow, value = self._begin_step(), None
            unasked += 1
            if unasked > MOST_UNASKED:
                raise Stuck(f"{self.game.name}: {MOST_UNASKED} steps and chances without a decision")
            ask = flow.send(value)
            if isinstance(ask, Decision):
                self.decision = ask
                return
            if ask is END:
                self._flow = None
            else:
                value = self._cast(ask)

    def _cast(self, chance: Chance) -> Any:
        answer = self._luck.answer(chance, self._chances)
        if not chance.admits(answer):
            raise RecordError(f"{answer} can't come up for {chance.what}")
        self._chances += 1
        self._trail.append(answer if isinstance(answer, tuple) else ~answer)
        return chance.outcome(answer)

    def _begin_step(self) -> Flow[None]:
        if self._trail:
            if self._past is not None:  # the step just done is the one that is likely to be taken back
                self._past.checkpoint.lay_aside()
            self._past = Past(
                self._past, self._checkpoint, tuple(self._trail), self._chances_before, self._logged_before
            )
            self._trail = []
        self._checkpoint = self._state.copy()
        self._chances_before = self._chances
        self._state.cause = None
        if self._log is not None:
            self._logged_before = len(self._log.events)
            self._log.begin_step()
        self._flow = ended(self.game.step(self._state), self._state)
        return self._flow

    def _restart(self) -> Flow[None]:
        """Go back to the checkpoint and begin the step again."""
        self._state = self._checkpoint.copy()
        self._state.log = self._log
        self._chances = self._chances_before
        self._trail = []
        self._flow = ended(self.game.step(self._state), self._state)
        return self._flow

    def _replay(self, trail: tuple[Answer, ...]) -> None:
        """Restart the step and feed it the answers of a trail."""
        flow = self._restart()
        self._trail.extend(trail)
        ask = next(flow)
        for answer in trail:
            if not is_decision(answer):
                self._chances += 1
            ask = flow.send(value_of(ask, answer))
        if isinstance(ask, Decision):
            self.decision = ask
        elif ask is END:  # it was the game's last step
            self._flow = None
            self.decision = None
        else:
            self._go_on(self._cast(ask))

    def _keep_log(self, log: Log | None, length: int) -> None:
        """Keep so much of a log for a step that begins again; -1 keeps none."""
        self._log = None if log is None or length < 0 else log.up_to(length)
        self._logged_before = length if self._log is not None else -1

    def _told(self) -> Log:
        """The log so far. If nobody was looking, the game is played again from its beginning, this time noting what
        happens, and goes on from there: what comes next has to know what it follows from."""
        if self._log is None:
            twin = Course.__new__(Course)
            twin._begin_like(self)
            twin._log = Log()
            twin._logged_before = 0
            twin._play_again([answer for _, trail in self._steps() for answer in trail])
            # All at once, and only when it is through: whoever breaks it off finds the table as it was.
            self._state, self._flow, self.decision = twin._state, twin._flow, twin.decision
            self._past, self._checkpoint, self._trail = twin._past, twin._checkpoint, twin._trail
            self._chances, self._chances_before = twin._chances, twin._chances_before
            self._log, self._logged_before = twin._log, twin._logged_before
        assert self._log is not None
        return self._log

    def _play_again(self, answers: Sequence[Answer]) -> None:
        """Play from the game's beginning with these answers, which lead to where this table stands."""
        self._state = self._beginning()
        self._state.log = self._log
        self._past, self._trail, self._chances, self._flow = None, [], 0, None
        given = 0
        while self._state.result is None:
            flow = self._begin_step()
            ask = next(flow)
            while ask is not END:
                if given == len(answers):
                    assert isinstance(ask, Decision)
                    self.decision = ask
                    return
                answer = answers[given]
                given += 1
                self._trail.append(answer)
                if not is_decision(answer):
                    self._chances += 1
                ask = flow.send(value_of(ask, answer))
            self._flow = None

    def _beginning(self) -> State:
        """The state that the game began with; for an imagined table, the step in which it was imagined."""
        if self._imagined is not None:
            return self._imagined.copy()
        state: State = self.game.start(self.setup) if self.origin is None else self.game.place(self.setup, self.origin)
        state.full_control = frozenset(self.setup.full_control)
        return state

    def _steps(self) -> list[tuple[State, tuple[Answer, ...]]]:
        """Every step in which something was answered: how it began, and the answers. The step under way comes last."""
        steps: list[tuple[State, tuple[Answer, ...]]] = [(self._checkpoint, tuple(self._trail))]
        past = self._past
        while past is not None:
            steps.append((past.checkpoint, past.trail))
            past = past.before
        steps.reverse()
        return steps
