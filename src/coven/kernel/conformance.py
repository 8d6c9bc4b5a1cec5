"""One suite that every game passes.

A game's own test of it is four lines; a failure names the seed and the command that plays it again:

    from coven.kernel.conformance import conform

    def test_conformance() -> None:
        conform(GAME, games=20)
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterable, Sequence
from dataclasses import asdict
from typing import Any

from coven.kernel.game import Game
from coven.kernel.luck import GivenLuck
from coven.kernel.record import Record
from coven.kernel.setup import Setup
from coven.kernel.table import Table

MOST_DECISIONS = 20_000
"""A random game that takes longer than this is taken to be endless."""

Setups = Sequence[dict[str, Any]]


class Nonconformity(AssertionError):
    """A game breaks the contract."""


def conform(game: Game[Any], *, games: int = 10, start: int = 0, setups: Setups = ({},), thorough: int = 8) -> None:
    """Play random games and check the whole contract on the way.

    `setups` are keyword arguments of `Game.settle` to go through in turn. Every decision gets the cheap checks; the
    dear ones (imagining, replaying the whole game) come at every `thorough`-th decision and at the end.
    """
    for seed in range(start, start + games):
        try:
            play_and_check(game, game.settle(**setups[seed % len(setups)]), seed, thorough)
        except Exception as error:
            again = f"conform(GAME, games=1, start={seed}, setups=..., thorough={thorough})"
            place = f"setup {seed % len(setups)} of {len(setups)}"
            raise Nonconformity(f"{game.name}: {error}\n  to repeat ({place}): {again}") from error


def play_and_check(game: Game[Any], setup: Setup, seed: int, thorough: int = 1) -> None:
    """Play one random game and check the contract at its decisions."""
    rng = random.Random(seed)
    table = Table(game, setup, seed)
    forks: list[tuple[Table, str]] = []
    prints: list[str] = []
    answers: list[int] = []
    while table.decision is not None:
        if len(answers) >= MOST_DECISIONS:
            raise Nonconformity(f"no end after {MOST_DECISIONS} decisions")
        prints.append(table.fingerprint())
        check_decision(table)
        check_views(table)
        answer = rng.randrange(len(table.decision.choices))
        fork = check_fork(table, answer)
        if len(forks) < 40 or rng.random() < 0.1:
            forks.append((fork, fork.fingerprint()))
        if len(answers) % thorough == 0:
            check_every_option(table)
            check_imagine(table, rng)
            check_record(table)
            check_one_undo(table, answer)
        table.choose(answer)
        answers.append(answer)
    _expect(table.fork().fingerprint() == table.fingerprint(), "a fork of a finished game with another fingerprint")
    check_record(table)
    check_forks_unchanged(forks)
    check_undo(table, prints, answers)


def check_decision(table: Table) -> None:
    """There is something to choose, in words no two of which are alike."""
    decision = table.decision
    assert decision is not None
    words = decision.words()
    _expect(bool(words), "a decision without options")
    _expect(len(set(words)) == len(words), f"two options read alike: {words}")
    _expect(all(w and w == w.strip() and "\n" not in w for w in words), f"an option with bad words: {words}")
    _expect(bool(decision.text), "a decision without a prompt")
    _expect(decision.always or len(words) > 1, f"a needless decision: {decision}")


def check_views(table: Table) -> None:
    """Views are plain: they survive JSON."""
    for seat in (None, *table.seats):
        view = asdict(table.view(seat))
        _expect(json.loads(json.dumps(view)) == json.loads(json.dumps(view)), "a view that JSON can't carry")


def check_fork(table: Table, answer: int) -> Table:
    """A fork is equal, stays equal when both play on, and doesn't disturb the original."""
    before = table.fingerprint()
    fork = table.fork()
    _expect(fork.fingerprint() == before, "a fork with another fingerprint")
    _expect(fork.options == table.options, "a fork with other options")
    other = table.fork()
    fork.choose(answer)
    other.choose(answer)
    _expect(table.fingerprint() == before, "playing on a fork changed the original")
    _expect(fork.fingerprint() == other.fingerprint(), "two forks given the same answer differ")
    return fork


def check_forks_unchanged(forks: Iterable[tuple[Table, str]]) -> None:
    for fork, fingerprint in forks:
        _expect(fork.fingerprint() == fingerprint, "playing on changed an earlier fork")


def check_every_option(table: Table) -> None:
    """Every option offered can be chosen, by its index and by its words."""
    for option in table.options:
        by_index, by_words = table.fork(), table.fork()
        by_index.choose(option.index)
        by_words.choose(option.words)
        _expect(by_index.fingerprint() == by_words.fingerprint(), f"{option.words!r} means another option")


def check_imagine(table: Table, rng: random.Random) -> None:
    """A deal imagined by a seat looks to that seat exactly as the real one: its view, its log, its prompt."""
    assert table.decision is not None
    for seat in table.seats:
        before = table.fingerprint()
        twin = table.imagine(seat, rng)
        _expect(table.fingerprint() == before, "imagining changed the original")
        _expect(twin.view(seat) == table.view(seat), f"imagining changed what {seat} sees")
        told = table.log_of_step(seat) == twin.log_of_step(seat)
        _expect(told, f"the log of {seat} depends on what {seat} can't know")
        assert twin.decision is not None
        _expect(twin.decision.seat == table.decision.seat, f"imagining told {seat} who is asked")
        if table.decision.seat == seat:
            _expect(twin.decision.words() == table.decision.words(), f"imagining changed what {seat} may choose")
            _expect(twin.decision.text == table.decision.text, f"imagining changed what {seat} is asked")
        twin.choose(rng.randrange(len(twin.decision.choices)))


def check_record(table: Table) -> None:
    """A record, through JSON, gives the same table again."""
    plain = json.loads(json.dumps(table.record().to_json()))
    record = Record.from_json(plain)
    luck = GivenLuck(record.seed, [entry.chance for entry in record.entries if entry.chance is not None])
    twin = Table(table.game, table.setup, record.seed, luck=luck, origin=record.position)
    twin.play(record)
    _expect(twin.fingerprint() == table.fingerprint(), "a record leads to another position")
    for seat in (None, *table.seats):
        _expect(twin.log(seat) == table.log(seat), "a record leads to another log")


def check_one_undo(table: Table, answer: int) -> None:
    """A decision taken back leaves no trace. The log of a fork is that of its original."""
    twin = table.fork()
    for seat in (None, *table.seats):
        _expect(twin.log(seat) == table.log(seat), "a fork with another log")
    before, log = twin.fingerprint(), twin.log(None)
    twin.choose(answer)
    _expect(twin.undo(), "a decision that can't be taken back")
    _expect(twin.fingerprint() == before and twin.log(None) == log, "a decision taken back left a trace")


def check_undo(table: Table, prints: list[str], answers: list[int]) -> None:
    """Everything can be taken back, to the start, and played forward again."""
    end = table.fingerprint()
    for place in range(len(prints) - 1, -1, -1):
        _expect(table.undo(), "undo stops before the start")
        _expect(table.fingerprint() == prints[place], f"undo leads to another position at decision {place}")
    _expect(not table.undo(), "undo goes on before the start")
    for answer in answers:
        table.choose(answer)
    _expect(table.fingerprint() == end, "playing forward again leads to another end")


def _expect(holds: bool, otherwise: str) -> None:
    if not holds:
        raise Nonconformity(otherwise)
