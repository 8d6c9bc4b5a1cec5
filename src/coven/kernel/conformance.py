"""One suite that every game passes.

A game's own test of it is four lines; a failure names the seed and the command that plays it again:

    from coven.kernel.conformance import conform

    def test_conformance() -> None:
        conform(GAME, games=20)
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import fields, is_dataclass
from typing import Any

from coven.kernel.game import Game
from coven.kernel.log import LogLine
from coven.kernel.luck import GivenLuck
from coven.kernel.options import said_by
from coven.kernel.plain import Path, at, plain
from coven.kernel.record import Record
from coven.kernel.refusals import said_anyhow, untrue
from coven.kernel.seat import Seat
from coven.kernel.secrecy import NONSENSE, Leak, difference, drive
from coven.kernel.setup import Setup
from coven.kernel.table import Table

MOST_DECISIONS = 4_000
"""A random game that takes longer than this is taken to be endless."""

Setups = Sequence[dict[str, Any]]


class Nonconformity(AssertionError):
    """A game breaks the contract."""


def conform(game: Game[Any], *, games: int = 10, start: int = 0, setups: Setups = ({},), thorough: int = 8) -> None:
    """Play random games and check the whole contract on the way.

    `setups` are keyword arguments of `Game.settle` to go through in turn. Every decision gets the cheap checks; the
    dear ones (imagining, replaying the whole game) come at every `thorough`-th decision and at the end.
    """
    deals = Deals()
    for seed in range(start, start + games):
        try:
            play_and_check(game, game.settle(**setups[seed % len(setups)]), seed, thorough, deals)
            check_deals(deals)
        except Exception as error:
            setup = setups[seed % len(setups)]
            again = f"conform(GAME, games=1, start={seed}, setups=({setup!r},), thorough={thorough})"
            raise Nonconformity(f"{game.name}: {error}\n  to repeat: {again}") from error


class Deals:
    """How imagined deals compared with the truth, where something was hidden from the seat."""

    __slots__ = ("made", "other")

    def __init__(self) -> None:
        self.made = 0
        """How many were made when the seat had read less in its log than somebody else."""
        self.other = 0
        """How many of them were not the truth."""


def play_and_check(game: Game[Any], setup: Setup, seed: int, thorough: int = 1, deals: Deals | None = None) -> None:
    """Play one random game and check the contract at its decisions."""
    rng, tongue, ahead = random.Random(seed), random.Random(seed), random.Random(seed)
    deals = Deals() if deals is None else deals
    table = Table(game, setup, seed)
    forks: list[tuple[Table, str]] = []
    prints: list[str] = []
    answers: list[int] = []
    heard: list[str] = []
    logged, seen = 0, views_of(table)
    last: list[str] = []
    while table.decision is not None:
        if len(answers) >= MOST_DECISIONS:
            raise Nonconformity(f"no end after {MOST_DECISIONS} decisions")
        prints.append(table.fingerprint())
        check_decision(table)
        check_options(table)
        before, seen = seen, views_of(table)
        check_views(seen)
        check_moves(table, logged, before, seen)
        logged = table.log_size
        answer = rng.randrange(len(table.decision.choices))
        fork = check_fork(table, answer)
        if len(forks) < 40 or rng.random() < 0.1:
            forks.append((fork, fork.fingerprint()))
        if len(answers) % thorough == 0:
            check_every_option(table)
            check_words(table, answer)
            check_refusals(table, heard, tongue)
            check_imagine(table, rng, deals)
            check_secrecy(table, rng)
            check_record(table)
            check_one_undo(table, answer)
        check_position(table)
        if len(answers) % thorough == 0:
            check_read_back(table, ahead)
        last = table.decision.words()
        words = table.options[answer].words
        if words not in heard:
            heard.append(words)
        table.choose(answer)
        answers.append(answer)
    check_moves(table, logged, seen, views_of(table))
    check_result(table)
    check_over(table, last)
    check_chances(table)
    _expect(table.fork().fingerprint() == table.fingerprint(), "a fork of a finished game with another fingerprint")
    check_record(table)
    check_forks_unchanged(forks)
    check_undo(table, prints, answers)


def check_decision(table: Table) -> None:
    """There is something to choose, in words no two of which are alike."""
    decision = table.decision
    assert decision is not None
    words = [decision.say(choice) for choice in decision.choices]  # before the kernel numbers what is alike
    _expect(bool(words), "a decision without options")
    _expect(len(set(words)) == len(words), f"two options read alike: {words}")
    _expect(all(w and w == w.strip() and "\n" not in w for w in words), f"an option with bad words: {words}")
    _expect(bool(decision.text), "a decision without a prompt")
    _expect(decision.always or len(words) > 1, f"a needless decision: {decision}")
    declared = [question.kind for question in table.game.questions()]
    _expect(len(set(declared)) == len(declared), f"two questions of one kind: {declared}")
    _expect(decision.kind in declared, f"the question {decision.kind!r} is not declared in `questions`")


def check_options(table: Table) -> None:
    """What an option points at is in the view of the seat that is asked, and what it says of itself is in words."""
    assert table.decision is not None
    view = table.view(table.decision.seat)
    for path in () if table.source is None else (table.source,):
        _expect(_is_in(view, path), f"what asks is said to be at {path}, which is not in the view")
    for option in table.options:
        for path in option.points:
            _expect(_is_in(view, path), f"{option.words!r} points at {path}, which is not in the view")
        _expect(option.brings is None or bool(option.brings.words), f"{option.words!r} brings something without words")
        _expect(option.warning is None or bool(option.warning.words), f"{option.words!r} has a warning without words")


def check_words(table: Table, answer: int) -> None:
    """What is offered isn't refused, however it is spelled; with words after it that say nothing it is, to every
    seat. So is its beginning, up to a comma or colon, unless that is offered as well."""
    decision = table.decision
    assert decision is not None
    words = table.options[answer].words
    for said in (words.upper(), f" {words.removesuffix('.')}. ", f"{decision.verb} {words}"):
        reason = table.why_not(said)
        _expect(reason is None, f"{said!r} is offered, and refused: {reason}")
    for seat in range(table.setup.seats):
        let_through = table.why_not(f"{words} {NONSENSE}", seat) is None
        _expect(not let_through, f"{words!r} is let through with any words after it")
        for whole in decision.words():
            for end in re.finditer("[,:]", whole):
                start = whole[: end.start()]
                let_through = not said_by(decision, start) and table.why_not(start, seat) is None
                _expect(not let_through, f"{start!r} is let through, which is the beginning of {whole!r}")


MOST_TRIED = 12
"""So many of the words offered, and of those heard before, are tried at a decision."""


def check_refusals(table: Table, heard: Sequence[str], rng: random.Random) -> None:
    """What isn't refused is taken, what is refused isn't, and for the same reason, whatever is said (see `refusals`).

    What was an answer before is said again, and all seats say what is offered to one of them.
    """
    offered, before = table.options.words(), rng.sample(heard, min(len(heard), MOST_TRIED))
    for words in (*offered[:MOST_TRIED], *before, *said_anyhow(offered, heard, rng)):
        wrong = untrue(table, words)
        _expect(wrong is None, str(wrong))


Views = dict[Seat | None, Any]


def views_of(table: Table) -> Views:
    """What everybody sees."""
    return {seat: table.view(seat) for seat in (None, *table.seats)}


def check_moves(table: Table, start: int, before: Views, now: Views) -> None:
    """Lines of the log have words, and what they say has moved went from a place in the view to a place in the view."""
    for seat, view in now.items():
        for line in table.log(seat, start):
            _expect(bool(line.words.strip()), "a line of the log without words")
            for move in line.moves:
                for path in (move.origin, move.target):
                    there = _is_in(view, path) or _is_in(before[seat], path)
                    _expect(there, f"{line}: {path} is not in the view")


def check_result(table: Table) -> None:
    """A game that is over has ended for every seat, with a score for all or for none."""
    result = table.result
    assert result is not None
    _expect(len(result.ends) == len(table.seats), f"{len(result.ends)} ends for {len(table.seats)} seats")
    _expect(len(result.scores) in (0, len(table.seats)), f"{len(result.scores)} scores for {len(table.seats)} seats")
    _expect(bool(result.words), "a result without words")


def check_over(table: Table, offered: Iterable[str]) -> None:
    """What was offered last names something, so that it is refused by the rule that stopped the game."""
    assert table.result is not None
    rule = table.game.stopped_by(table.result)
    for words in offered:
        reason = table.why_not(words)
        _expect(reason is not None and reason.rule == rule, f"{words!r} is not refused by {rule!r} after the end")


def check_chances(table: Table) -> None:
    """What nature settled is declared, so that scripts can name it."""
    for entry in table.record().entries:
        if entry.seat is None:
            name = re.sub(r"\b[A-H]'s\b", "A's", entry.words)
            _expect(name in table.game.chances, f"the chance {name!r} is not declared in `chances`")


def check_views(views: Views) -> None:
    """Views are frozen, and plain: they survive JSON."""
    for view in views.values():
        unfrozen = thawed(view)
        _expect(unfrozen is None, f"a view that can be changed: {unfrozen} is not frozen")
        values = plain(view)
        _expect(json.loads(json.dumps(values)) == _with_names(values), "a view that JSON can't carry")


def check_fork(table: Table, answer: int) -> Table:
    """A fork is equal, stays equal when both play on, and doesn't disturb the original."""
    before = table.fingerprint()
    fork = table.fork()
    _expect(fork.fingerprint() == before, "a fork with another fingerprint")
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


def check_imagine(table: Table, rng: random.Random, deals: Deals) -> None:
    """A deal imagined by a seat looks to that seat exactly as the real one: its view, its log, its prompt."""
    assert table.decision is not None
    for seat in table.seats:
        before = table.fingerprint()
        twin = table.imagine(seat, rng)
        _expect(table.fingerprint() == before, "imagining changed the original")
        _same(f"imagining changed what {seat} sees", table.view(seat), twin.view(seat))
        told = f"the log of {seat} depends on what {seat} can't know"
        _same(told, table.log_of_step(seat), twin.log_of_step(seat))
        _expect(_retold(twin.log(seat)) == _retold(twin.log_of_step(seat)), "an imagined table with another log")
        assert twin.decision is not None
        _same(f"imagining told {seat} who is asked", table.decision.seat, twin.decision.seat)
        if table.decision.seat == seat:
            _same(f"imagining changed what {seat} may choose", table.decision.words(), twin.decision.words())
            _same(f"imagining changed what {seat} is asked", table.decision.text, twin.decision.text)
            _same(f"imagining changed what asks {seat}", table.source, twin.source)
            for mine, theirs in zip(table.options, twin.options, strict=True):
                _same(f"what {mine.words!r} points at tells {seat} something hidden", mine.points, theirs.points)
                _same(f"what {mine.words!r} brings tells {seat} something hidden", mine.brings, theirs.brings)
                _same(f"the warning of {mine.words!r} tells {seat} something hidden", mine.warning, theirs.warning)
        if any(table.log(other) != table.log(seat) for other in table.seats):
            deals.made += 1
            deals.other += twin.position() != table.position()
        twin.choose(rng.randrange(len(twin.decision.choices)))


MANY_DEALS = 20
"""Of so many imagined deals not all are the truth, where anything is hidden."""


def check_deals(deals: Deals) -> None:
    """What is hidden is dealt anew, and not left as it is."""
    _expect(deals.made < MANY_DEALS or deals.other > 0, "imagined deals are always the truth: `redeal` deals nothing")


def check_secrecy(table: Table, rng: random.Random) -> None:
    """From the start of the step under way, nothing that a seat is shown depends on what it can't know.

    That holds for some answers on end, so that what is told when a step ends counts as well (see `secrecy`).
    """
    try:
        drive(table, Seat(rng.choice(table.seats)), rng)
    except Leak as leak:
        raise Nonconformity(str(leak)) from None


def thawed(view: Any) -> str | None:
    """The name of a dataclass in a view that isn't frozen; None if all are."""
    if view is None or isinstance(view, (str, int)):  # most of a view
        return None
    if is_dataclass(view):
        params: Any = getattr(type(view), "__dataclass_params__", None)
        if not params.frozen:
            return type(view).__name__
        inside: Iterable[Any] = [getattr(view, field.name) for field in fields(view)]
    elif isinstance(view, Mapping):
        inside = view.values()
    elif isinstance(view, (tuple, list)):
        inside = view
    else:
        return None
    for one in inside:
        name = thawed(one)
        if name is not None:
            return name
    return None


def check_record(table: Table) -> None:
    """A record, through JSON, gives the same table again: `play` itself looks whether it leads where it says."""
    plain = json.loads(json.dumps(table.record().to_json()))
    record = Record.from_json(plain)
    luck = GivenLuck(record.seed, [entry.chance for entry in record.entries if entry.chance is not None])
    twin = Table(table.game, table.setup, record.seed, luck=luck, origin=record.position)
    twin.play(record)
    for seat in (None, *table.seats):
        _expect(twin.log(seat) == table.log(seat), "a record leads to another log")


def check_position(table: Table) -> None:
    """A position, read again, is the same position, also in the middle of something."""
    position = table.position()
    again = table.game.position(table.game.place(table.setup, json.loads(json.dumps(position))))
    differing = [key for key in sorted({*position, *again}, key=str) if position.get(key) != again.get(key)]
    _expect(not differing, f"a position that is another one when it is read again: {', '.join(map(str, differing))}")


READ_ON = 12
"""So many decisions a table and one that was read back are compared at."""


def check_read_back(table: Table, rng: random.Random) -> None:
    """The start of the step under way, written down as a position and read again, goes on just as it did: everybody
    sees, is asked and is offered the same, whatever is answered, and all is as it is there."""
    one, two = table.read_back()
    for _ in range(READ_ON):
        _same("a position that is read again leads to another question", _asks(one), _asks(two))
        _same("a position that is read again leads to another view", views_of(one), views_of(two))
        _same("a position that is read again leads to another one", one.position(), two.position())
        if one.decision is None:
            break
        answer = rng.randrange(len(one.decision.choices))
        one.choose(answer)
        two.choose(answer)


def _asks(table: Table) -> object:
    decision = table.decision
    return table.result if decision is None else (decision.seat, decision.text, decision.words())


def check_one_undo(table: Table, answer: int) -> None:
    """A decision taken back leaves no trace. The log of a fork is that of its original."""
    twin = table.fork()
    for seat in (None, *table.seats):
        _expect(twin.log(seat) == table.log(seat), "a fork with another log")
    before, log = twin.fingerprint(), twin.log(None)
    twin.choose(answer)
    twin.undo()
    _expect(twin.fingerprint() == before and twin.log(None) == log, "a decision taken back left a trace")


def check_undo(table: Table, prints: list[str], answers: list[int]) -> None:
    """Everything can be taken back, to the start, and played forward again."""
    end = table.fingerprint()
    for place in range(len(prints) - 1, -1, -1):
        table.undo()
        _expect(table.fingerprint() == prints[place], f"undo leads to another position at decision {place}")
    for answer in answers:
        table.choose(answer)
    _expect(table.fingerprint() == end, "playing forward again leads to another end")


def _is_in(view: Any, path: Path) -> bool:
    try:
        at(view, path)
    except LookupError:
        return False
    return True


def _with_names(value: Any) -> Any:
    """A plain value as JSON gives it back: names are words there."""
    if isinstance(value, dict):
        return {str(key): _with_names(inside) for key, inside in value.items()}
    return [_with_names(inside) for inside in value] if isinstance(value, list) else value


def _retold(lines: Sequence[LogLine]) -> list[str]:
    return [line.words for line in lines]


def _same(otherwise: str, one: Any, two: Any) -> None:
    if one != two:
        raise Nonconformity(f"{otherwise}: {difference(one, two)}")


def _expect(holds: bool, otherwise: str) -> None:
    if not holds:
        raise Nonconformity(otherwise)
