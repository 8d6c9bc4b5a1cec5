"""Processes that work through a list: no more than there is work, and none that outlives whoever started them."""

from __future__ import annotations

import multiprocessing
import os
import pickle
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, Final, Generic, TypeVar

from coven.kernel import CovenError
from coven.outside import in_words

W = TypeVar("W")
D = TypeVar("D")

MOST_DEATHS: Final = 2
"""A task in which so many processes died is not tried again."""


def work_through(tasks: Sequence[W], work: Callable[[W], D], jobs: int) -> Iterator[tuple[int, D]]:
    """Carry out tasks in so many processes. Gives each one's place and what came of it, as they are done.

    A process that dies is replaced, and its task is tried again; what a task raises is raised here.
    """
    crew = _Crew(work)
    waiting = list(reversed(range(len(tasks))))
    deaths = [0] * len(tasks)
    try:
        for _ in range(min(jobs, len(tasks))):
            crew.give(crew.hire(), waiting[-1], tasks[waiting.pop()])
        while crew.busy:
            worker = crew.next_done()
            place = worker.place
            told = worker.told()
            if told is None:
                deaths[place] += 1
                crew.let_go(worker)
                if deaths[place] >= MOST_DEATHS:
                    raise CovenError(f"the process that played died, twice over the same game: {tasks[place]}")
                waiting.append(place)
                worker = crew.hire()
            else:
                kind, outcome = told
                if kind == _FAILED:
                    raise outcome
                yield place, outcome
            if waiting:
                crew.give(worker, waiting[-1], tasks[waiting.pop()])
            else:
                crew.let_go(worker)
    finally:
        crew.end()


_DONE: Final = "done"
_FAILED: Final = "failed"


class _Worker:
    """One process, and the way to it."""

    __slots__ = ("line", "place", "process")

    def __init__(self, process: BaseProcess, line: Connection) -> None:
        self.process = process
        self.line = line
        self.place = -1
        """The task it works on."""

    def told(self) -> tuple[str, Any] | None:
        """What came of its task; None if it has died over it."""
        try:
            told: tuple[str, Any] = self.line.recv()
            return told
        except (EOFError, OSError):
            return None


class _Crew(Generic[W, D]):
    """The processes at work."""

    __slots__ = ("_context", "_lifeline", "_theirs", "_work", "busy")

    def __init__(self, work: Callable[[W], D]) -> None:
        ways = multiprocessing.get_all_start_methods()
        self._context: Any = multiprocessing.get_context("fork" if "fork" in ways else None)
        self._work = work
        self.busy: dict[Connection, _Worker] = {}
        self._theirs, self._lifeline = self._context.Pipe(duplex=False)
        """It is closed when this process ends, however that comes about: the others then end as well."""

    def hire(self) -> _Worker:
        ours, theirs = self._context.Pipe()
        # What a forked process inherits and doesn't close would keep the others from noticing the end.
        not_theirs = [ours, self._lifeline, *self.busy]
        process = self._context.Process(target=_serve, args=(theirs, self._theirs, not_theirs, self._work), daemon=True)
        process.start()
        theirs.close()
        return _Worker(process, ours)

    def give(self, worker: _Worker, place: int, task: W) -> None:
        worker.place = place
        self.busy[worker.line] = worker
        try:
            worker.line.send(task)
        except OSError:
            return  # it has died meanwhile, as whoever listens to it will notice

    def next_done(self) -> _Worker:
        """A process that has done its task, or died over it."""
        ready = wait(list(self.busy))
        return self.busy.pop(next(line for line in self.busy if line in ready))

    def let_go(self, worker: _Worker) -> None:
        worker.line.close()
        worker.process.join(timeout=5)
        if worker.process.is_alive():
            worker.process.kill()
            worker.process.join()

    def end(self) -> None:
        for worker in self.busy.values():
            worker.process.kill()
        for worker in self.busy.values():
            worker.process.join()
            worker.line.close()
        self.busy.clear()
        self._lifeline.close()
        self._theirs.close()


def _serve(line: Connection, lifeline: Connection, not_ours: list[Connection], work: Callable[[Any], Any]) -> None:
    """What a process does: one task after the other, until there is nobody to give it another."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for whoever started us, who ends us
    for other in not_ours:
        other.close()
    threading.Thread(target=_end_with, args=(lifeline,), daemon=True).start()
    while True:
        try:
            task = line.recv()
        except (EOFError, OSError):
            return
        try:
            told: tuple[str, Any] = (_DONE, work(task))
        except BaseException as error:
            told = (_FAILED, _sendable(error))
        try:
            line.send(told)
        except OSError:
            return


def _end_with(lifeline: Connection) -> None:
    """End at once when whoever started this process has ended."""
    try:
        lifeline.recv_bytes()
    except (EOFError, OSError):
        os._exit(1)


def _sendable(error: BaseException) -> BaseException:
    """An error in a form that another process can raise."""
    try:
        if isinstance(pickle.loads(pickle.dumps(error)), type(error)):
            return error
    except Exception:
        pass  # it has to be told in words
    return CovenError(in_words(error))
