"""What is measured, said once for every engine, and the measuring itself.

An engine joins by inheriting from `Subject` and saying in its own words what a game, a legal answer and a copy are.
What an engine can't do it leaves alone; the report then shows a dash.
"""

from __future__ import annotations

import gc
import importlib.metadata
import os
import random
import statistics
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

clock = time.perf_counter
"""For what takes microseconds: the median of many is what an undisturbed one takes."""

work = time.process_time
"""For what takes longer: the processor's time, which on an idle core is the time on the clock and on a busy one is not
counted against whoever had to wait."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How long to measure."""

    play: float
    """Seconds of random play."""
    keep: float
    """Seconds for each of copying, undoing and saving."""
    tables: int
    """How many games are held at once to see what one of them weighs."""


THOROUGH = Effort(play=2.0, keep=0.4, tables=100)
QUICK = Effort(play=0.6, keep=0.15, tables=40)

WARM_UP = 0.3
"""Seconds of play, or one game if that takes longer, before the clock starts."""

LONGEST = 5_000
"""Decisions after which a game is left unfinished."""

FEWEST = 10
"""Games held at least, however slow they are."""

DEPTH = 40
"""The decisions into a game at which its weight and its saved form are measured."""


class NotPossible(Exception):
    """An engine has no way to do this."""


class Subject(ABC):
    """One engine with one game."""

    package = ""
    """The name under which it is installed."""
    game = ""
    kind = ""
    """What it is written in."""
    copies = ""
    """How it copies a game."""
    saves = ""
    """The form in which it saves a game."""
    remark = ""

    def __init__(self) -> None:  # noqa: B027 - most need nothing
        """Import the engine and whatever it needs before a first game."""

    def version(self) -> str:
        return importlib.metadata.version(self.package)

    @abstractmethod
    def new(self, seed: int) -> Any:
        """A game before its first decision."""

    @abstractmethod
    def legal(self, game: Any) -> Sequence[Any]:
        """What may be answered now; nothing when the game is over."""

    @abstractmethod
    def answer(self, game: Any, answer: Any) -> Any:
        """Answer, and give back the game that results: the same one unless games are immutable."""

    def playout(self, game: Any, rng: random.Random) -> int:
        """Play a game to its end with answers drawn evenly from the legal ones. How many it took."""
        legal, answer, draw = self.legal, self.answer, rng.random
        for count in range(LONGEST):
            options = legal(game)
            if not options:
                return count
            game = answer(game, options[int(draw() * len(options))])
        return LONGEST

    def advance(self, game: Any, rng: random.Random, decisions: int) -> Any:
        """Play so many random decisions, or until the one before the last if the game is shorter."""
        for _ in range(decisions):
            options = self.legal(game)
            if not options:
                break
            game = self.answer(game, options[int(rng.random() * len(options))])
        return game

    def in_action(self, game: Any) -> bool:
        """Whether the decision at hand is asked in the middle of an action."""
        return False

    def copy(self, game: Any) -> Any:
        raise NotPossible

    def undo(self, game: Any, before: Any) -> Any:
        """Take the last answer back. `before` is what `mark` gave before the answer."""
        raise NotPossible

    def mark(self, game: Any, answer: Any) -> Any:
        """What undoing will need."""
        return None

    def save(self, game: Any) -> bytes:
        raise NotPossible

    def load(self, saved: bytes) -> Any:
        raise NotPossible


def measure(subject: Subject, effort: Effort, seed: int) -> dict[str, Any]:
    """Everything that one process measures of one subject, in plain values."""
    found: dict[str, Any] = {
        "package": subject.package,
        "version": subject.version(),
        "game": subject.game,
        "kind": subject.kind,
        "copies": subject.copies,
        "saves": subject.saves,
        "remark": subject.remark,
    }
    found |= _weigh(subject, effort, seed)
    found |= _play(subject, effort, seed)
    found |= _copy(subject, effort, seed)
    found |= _undo(subject, effort, seed)
    found |= _save(subject, effort, seed)
    return found


def _play(subject: Subject, effort: Effort, seed: int) -> dict[str, Any]:
    rng = random.Random(seed)
    number = seed * 100_000
    warm = clock() + WARM_UP
    while True:
        number += 1
        subject.playout(subject.new(number), rng)
        if clock() > warm:
            break
    games = decisions = 0
    setting_up = playing = 0.0
    while setting_up + playing < effort.play:
        number += 1
        start = work()
        game = subject.new(number)
        ready = work()
        decisions += subject.playout(game, rng)
        setting_up += ready - start
        playing += work() - ready
        games += 1
    return {
        "decisions/s": decisions / playing,
        "games/s": games / (setting_up + playing),
        "decisions/game": decisions / games,
        "set-up µs": setting_up / games * 1e6,
    }


def _positions(subject: Subject, effort: Effort, seed: int, look: Callable[[Any], Any], step: int = 3) -> None:
    """Look at every so-manieth position of random games until the time is up."""
    rng = random.Random(seed)
    end = clock() + effort.keep
    number = seed * 100_000
    while clock() < end:
        number += 1
        game = subject.new(number)
        for count in range(LONGEST):
            options = subject.legal(game)
            if not options or clock() >= end:
                break
            if count % step == 0:
                game = look(game)
                options = subject.legal(game)
            game = subject.answer(game, options[int(rng.random() * len(options))])


def _copy(subject: Subject, effort: Effort, seed: int) -> dict[str, Any]:
    times: dict[bool, list[float]] = {False: [], True: []}

    def look(game: Any) -> Any:
        copy = subject.copy
        worked, start = work(), clock()
        copy(game)
        copy(game)
        twin = copy(game)
        # The clock is the finer one; the processor's time leaves out what a long copy had to wait for others.
        took = min(clock() - start, work() - worked)
        times[subject.in_action(game)].append(took / 3 * 1e6)
        if len(subject.legal(twin)) != len(subject.legal(game)):
            raise AssertionError(f"{subject.package}: a copy offers other answers than its original")
        return game

    try:
        _positions(subject, effort, seed, look)
    except NotPossible:
        return {}
    found: dict[str, Any] = {}
    if times[False]:
        found["copy µs"] = statistics.median(times[False])
    if times[True]:
        found["copy in mid-action µs"] = statistics.median(times[True])
        found["copy in mid-action, slowest tenth µs"] = _tenth(times[True])
    return found


def _undo(subject: Subject, effort: Effort, seed: int) -> dict[str, Any]:
    rng = random.Random(seed + 1)
    times: list[float] = []

    def look(game: Any) -> Any:
        options = subject.legal(game)
        answer = options[int(rng.random() * len(options))]
        before = subject.mark(game, answer)
        after = subject.answer(game, answer)
        start = clock()
        back = subject.undo(after, before)
        times.append((clock() - start) * 1e6)
        if len(subject.legal(back)) != len(options):
            raise AssertionError(f"{subject.package}: after an undo other answers are offered than before")
        return back

    try:
        _positions(subject, effort, seed, look)
    except NotPossible:
        return {}
    return {"undo µs": statistics.median(times)}


def _save(subject: Subject, effort: Effort, seed: int) -> dict[str, Any]:
    rng = random.Random(seed)
    saving: list[float] = []
    loading: list[float] = []
    sizes: list[int] = []
    number = seed * 100_000
    end = clock() + 2 * effort.keep
    try:
        while clock() < end or not sizes:
            number += 1
            game = subject.advance(subject.new(number), rng, DEPTH)
            if not subject.legal(game):
                continue
            start = work()
            saved = subject.save(game)
            done = work()
            twin = subject.load(saved)
            loading.append((work() - done) * 1e6)
            saving.append((done - start) * 1e6)
            sizes.append(len(saved))
            if len(subject.legal(twin)) != len(subject.legal(game)):
                raise AssertionError(f"{subject.package}: a loaded game offers other answers than the saved one")
    except NotPossible:
        return {}
    return {
        "save µs": statistics.median(saving),
        "load µs": statistics.median(loading),
        "saved bytes": statistics.median(sizes),
    }


def _weigh(subject: Subject, effort: Effort, seed: int) -> dict[str, Any]:
    """The memory of a game in progress: what the process grows by per game held.

    This comes before everything else: memory that earlier games had and gave back would hide the growth.
    """
    rng = random.Random(seed)
    held: list[Any] = []
    subject.playout(subject.new(seed), rng)
    gc.collect()
    before = _resident()
    end = clock() + 4 * effort.keep
    number = seed * 100_000 + 50_000
    while len(held) < effort.tables and (clock() < end or len(held) < FEWEST):
        number += 1
        held.append(subject.advance(subject.new(number), rng, DEPTH))
    gc.collect()
    return {"KiB per game": (_resident() - before) / len(held) / 1024}


def _resident() -> int:
    with open("/proc/self/statm", encoding="ascii") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def _tenth(times: list[float]) -> float:
    """The least of the slowest tenth."""
    return sorted(times)[len(times) * 9 // 10]
