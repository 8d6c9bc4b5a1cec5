"""List a game's rules, where each is implemented and what proves it.

For each rule: its number and words, the places in the code that cite it, and the tests and scripts that prove it, as
they ended when pytest last ran them. Without a game: one line for each rulebook.

With --check nothing is listed but what is amiss: rules without a passing proof (rules about cardboard and hands need
none), and citations, in the code or in a test, of rules that don't exist. The exit code is 1 if anything is. Without a
game, the rulebooks checked are those that their games declare as proven.
"""

from __future__ import annotations

import argparse
import textwrap
from collections import Counter
from collections.abc import Iterator, Sequence
from difflib import get_close_matches
from pathlib import Path

from coven.cli.common import add_with, all_games
from coven.kernel import CovenError
from coven.rules.coverage import Coverage, Covered, Standing, cover, unknown_marks
from coven.rules.ledger import Ledger, ledgers_of
from coven.rules.marks import marks_in

WIDTH = 120


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", nargs="?", help="a game, or one of its rulebooks: revel-starter")
    parser.add_argument("number", metavar="RULE", nargs="?", help="show this rule or section only: 5.7")
    parser.add_argument("--check", action="store_true", help="list what is amiss, and fail if anything is")
    parser.add_argument("--readings", action="store_true", help="list how gaps and slips of the rulebook are read")
    add_with(parser)


def run(asked: argparse.Namespace) -> int:
    everything = [ledger for game in all_games(asked).values() for ledger in ledgers_of(game)]
    root = _project()
    if asked.check:
        return _check(everything, root, [asked.game] if asked.game else _to_prove(everything, root))
    chosen = _chosen(everything, asked.game) if asked.game else everything
    if asked.number is not None:
        chosen = [ledger for ledger in chosen if any(_is_in(rule, asked.number) for rule in ledger.rules)]
        if not chosen:
            raise CovenError(f"{asked.game} has no rule {asked.number}")
    if asked.readings:
        for line in _readings(chosen):
            print(line)
        return 0
    marks = marks_in(root)
    for game in dict.fromkeys(ledger.game for ledger in chosen):
        coverage = cover([ledger for ledger in everything if ledger.game == game], root, marks)
        for ledger in chosen:
            if ledger.game == game:
                if asked.game:
                    for line in _listed(coverage.of(ledger), asked.number, root):
                        print(line)
                print(_sum(coverage, ledger))
    return 0


def _chosen(everything: Sequence[Ledger], name: str) -> list[Ledger]:
    chosen = [ledger for ledger in everything if name in (ledger.game, ledger.name)]
    if not chosen:
        known = sorted({ledger.name for ledger in everything} | {ledger.game for ledger in everything})
        close = get_close_matches(name, known, n=1)
        hint = f"did you mean {close[0]!r}?" if close else f"there are rules of: {', '.join(known) or 'nothing'}"
        raise CovenError(f"there are no rules of {name!r}; {hint}")
    return chosen


def _project() -> Path:
    """The project the tests are in: the nearest folder above with a pyproject.toml, or this one."""
    here = Path.cwd()
    return next((folder for folder in (here, *here.parents) if (folder / "pyproject.toml").exists()), here)


def _to_prove(everything: Sequence[Ledger], root: Path) -> list[str]:
    """The games of this project with a rulebook that has to be proven: elsewhere there are no tests of theirs."""
    here = [ledger.game for ledger in everything if ledger.proven and ledger.folder.is_relative_to(root)]
    return list(dict.fromkeys(here))


def _check(everything: Sequence[Ledger], root: Path, games: Sequence[str]) -> int:
    if not games:
        print("no game declares a rulebook that has to be proven, so there is nothing to check")
        return 0
    marks = marks_in(root)
    checked = [ledger for game in games for ledger in _chosen(everything, game)]
    faults = list(unknown_marks(marks, checked, everything))
    for game in dict.fromkeys(ledger.game for ledger in checked):
        # A citation may be of any of the game's rulebooks, also when one of them alone is checked.
        coverage = cover([ledger for ledger in everything if ledger.game == game], root, marks)
        mine = [covered for ledger in checked for covered in coverage.of(ledger)]
        faults += Coverage(coverage.ledgers, tuple(mine), coverage.unknown).faults()
    for fault in faults:
        print(fault)
    rules = sum(len(ledger.rules) for ledger in checked)
    print(f"{rules} rules of {', '.join(games)}: {f'{len(faults)} things are amiss' if faults else 'all is well'}")
    return 1 if faults else 0


def _listed(rules: Sequence[Covered], number: str | None, root: Path) -> Iterator[str]:
    for covered in rules:
        rule = covered.rule
        if number is not None and not _is_in(rule.id, number):
            continue
        yield f"{covered.name}  ({rule.kind}{', hard' if rule.hard else ''})  {covered.standing.value}"
        yield from _wrapped(rule.says, "    ")
        if rule.physical:
            yield from _wrapped(f"no program shows this: {rule.show}", "    ")
        places = [f"{_short(place.file, root)}:{place.line} {place.function}" for place in covered.citations]
        for place in dict.fromkeys(places):
            yield f"    code   {place}".rstrip()
        for test, outcome in covered.proofs.items():
            yield f"    proof  {test} ({outcome.value})"
        yield ""


def _is_in(rule: str, number: str) -> bool:
    return rule == number or rule.startswith((number + ".", number + "#"))


def _short(file: Path, root: Path) -> Path:
    return file.relative_to(root) if file.is_relative_to(root) else file


def _sum(coverage: Coverage, ledger: Ledger) -> str:
    rules = coverage.of(ledger)
    counts = Counter(covered.standing for covered in rules)
    parts = ", ".join(f"{counts[standing]} {standing.value}" for standing in Standing if counts[standing])
    cited = sum(bool(covered.citations) for covered in rules)
    return f"{ledger.name}: {len(rules)} rules ({parts}), {cited} cited in the code"


def _readings(ledgers: Sequence[Ledger]) -> Iterator[str]:
    for ledger in ledgers:
        for reading in ledger.readings.values():
            yield f"{ledger.name}:{reading.id}  ({reading.kind})"
            yield from _wrapped(reading.about, "    ")
            yield from _wrapped(f"read as: {reading.reading}", "    ")
            if reading.why:
                yield from _wrapped(f"because: {reading.why}", "    ")
            yield ""


def _wrapped(text: str, indent: str) -> list[str]:
    return textwrap.wrap(text, WIDTH, initial_indent=indent, subsequent_indent=indent)
