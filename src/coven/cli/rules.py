"""List a game's rules, where each is implemented and what proves it.

For each rule: its number and words, the places in the code that cite it, and the tests and scripts that prove it, as
they ended when pytest last ran them; and the same for each reading of a gap or a slip of the rulebook, and of what
differs between editions. Without a game: one line for each rulebook.

With --check nothing is listed but what is amiss: rules and readings without a proof, or with one that fails, was
skipped, or was run before the source or the test changed; tests that are marked with a rule and assert nothing; rules
that no code cites (rules about cardboard and hands need neither proof nor code); and citations, in the code or in a
test, of rules that don't exist. Tests behind `long` are no proofs. The exit code is 1 if anything is amiss. Without a
game, the rulebooks checked are those of this project that their games declare as proven.
"""

from __future__ import annotations

import argparse
import textwrap
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from difflib import get_close_matches
from pathlib import Path

from coven.cli.common import add_with, all_games
from coven.kernel import CovenError
from coven.rules.assertions import silent
from coven.rules.citations import shared_citations
from coven.rules.coverage import Coverage, Covered, Standing, cover, unknown_ledgers, unknown_marks
from coven.rules.ledger import Ledger, Reading, ledgers_of
from coven.rules.marks import Mark, marks_in
from coven.rules.proofs import command_for

WIDTH = 120


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", nargs="?", help="a game, or one of its rulebooks: revel-starter")
    parser.add_argument("number", metavar="RULE", nargs="?", help="show this rule or section only: 5.7")
    parser.add_argument("--check", action="store_true", help="list what is amiss, and fail if anything is")
    parser.add_argument("--readings", action="store_true", help="list how gaps and slips of the rulebook are read")
    add_with(parser)


def run(asked: argparse.Namespace) -> int:
    games = all_games(asked)
    if asked.game in games and not games[asked.game].rulebooks:
        raise CovenError(f"{asked.game} declares no rulebook, so there are no rules of it to list")
    everything = [ledger for game in games.values() for ledger in ledgers_of(game)]
    root = _project(_chosen(everything, asked.game) if asked.game else everything)
    if asked.check:
        return _check(everything, root, [asked.game] if asked.game else _to_prove(everything, root))
    chosen = _chosen(everything, asked.game) if asked.game else everything
    if asked.number is not None:
        chosen = [ledger for ledger in chosen if any(_is_in(id, asked.number) for id in _ids(ledger))]
        if not chosen:
            raise CovenError(f"{asked.game} has no rule {asked.number}")
    if asked.readings:
        for line in _readings(chosen):
            print(line)
        return 0
    coverages = _covered(everything, chosen, root, marks_in(root))
    for game, coverage in coverages.items():
        for ledger in chosen:
            if ledger.game == game:
                if asked.game:
                    everything_in = [*coverage.of(ledger), *coverage.readings_of(ledger)]
                    for line in _listed(everything_in, asked.number, root):
                        print(line)
                print(_sum(coverage, ledger))
    for why in _unknown_proofs(coverages):
        print(why)
    return 0


def _covered(
    everything: Sequence[Ledger], chosen: Sequence[Ledger], root: Path, marks: Sequence[Mark]
) -> dict[str, Coverage]:
    """The coverage of the games that the ledgers chosen are of.

    A citation may be of any of a game's rulebooks, also when one of them alone is asked for.
    """
    shared = shared_citations(everything)
    return {
        game: cover([ledger for ledger in everything if ledger.game == game], root, marks, shared)
        for game in dict.fromkeys(ledger.game for ledger in chosen)
    }


def _unknown_proofs(coverages: Mapping[str, Coverage]) -> list[str]:
    """Why nothing is known of proofs, each reason once."""
    return list(dict.fromkeys(coverage.proofs_unknown for coverage in coverages.values() if coverage.proofs_unknown))


def _chosen(everything: Sequence[Ledger], name: str) -> list[Ledger]:
    chosen = [ledger for ledger in everything if name in (ledger.game, ledger.name)]
    if not chosen:
        known = sorted({ledger.name for ledger in everything} | {ledger.game for ledger in everything})
        close = get_close_matches(name, known, n=1)
        hint = f"did you mean {close[0]!r}?" if close else f"there are rules of: {', '.join(known) or 'nothing'}"
        raise CovenError(f"there are no rules of {name!r}; {hint}")
    return chosen


def _project(ledgers: Sequence[Ledger]) -> Path:
    """The project that has the tests: the one we are in, if a game of it is asked for, else that of its source."""
    here = _above(Path.cwd())
    if not ledgers or any(ledger.folder.is_relative_to(here) for ledger in ledgers):
        return here
    return _above(ledgers[0].folder)


def _above(place: Path) -> Path:
    """The nearest folder above with a pyproject.toml, or this one."""
    return next((folder for folder in (place, *place.parents) if (folder / "pyproject.toml").exists()), place)


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
    coverages = _covered(everything, checked, root, marks)
    faults = _unknown_proofs(coverages)
    faults += _outdated(root, coverages, checked)
    faults += unknown_marks(marks, checked, everything)
    names = {ledger.name for ledger in checked}
    faults += silent(root, [mark for mark in marks if mark.rule.rpartition(":")[0] in names])
    faults += unknown_ledgers(shared_citations(everything), everything)
    for ledger in checked:
        faults += coverages[ledger.game].unproven(ledger)
        faults += coverages[ledger.game].uncited(ledger)
    for coverage in coverages.values():
        faults += coverage.miscited()
    for fault in faults:
        print(fault)
    rules = sum(len(ledger.rules) for ledger in checked)
    amiss = "1 thing is amiss" if len(faults) == 1 else f"{len(faults)} things are amiss"
    print(f"{rules} rules of {', '.join(games)}: {amiss if faults else 'all is well'}")
    return 1 if faults else 0


def _outdated(root: Path, coverages: Mapping[str, Coverage], checked: Sequence[Ledger]) -> list[str]:
    """That proofs were run before a change, in one line, whatever their number: all it takes is to run them again."""
    proofs = sorted({test for ledger in checked for test in coverages[ledger.game].outdated(ledger)})
    if not proofs:
        return []
    which = f"{len(proofs)} proofs were" if len(proofs) > 1 else f"{proofs[0]} was"
    return [f"the source or the tests have changed since {which} run: run {command_for(root)}"]


def _listed(rules: Sequence[Covered], number: str | None, root: Path) -> Iterator[str]:
    for covered in rules:
        rule = covered.rule
        if number is not None and not _is_in(rule.id, number):
            continue
        yield f"{covered.name}  ({rule.kind}{', hard' if rule.hard else ''})  {covered.standing.value}"
        yield from _wrapped(rule.says, "    ")
        if isinstance(rule, Reading):
            yield from _wrapped(f"read as: {rule.reading}", "    ")
        if rule.physical:
            yield from _wrapped(f"no program shows this: {rule.show}", "    ")
        places = [f"{_short(place.file, root)}:{place.line} {place.function}" for place in covered.citations]
        for place in dict.fromkeys(places):
            yield f"    code   {place}".rstrip()
        if covered.uncited:
            yield "    code   none says that it carries this"
        for test, outcome in covered.proofs.items():
            yield f"    proof  {test} ({outcome.value})"
        for test in covered.long:
            yield f"    long   {test} (no proof: seldom run)"
        yield ""


def _is_in(rule: str, number: str) -> bool:
    return rule == number or rule.startswith((number + ".", number + "#"))


def _short(file: Path, root: Path) -> Path:
    return file.relative_to(root) if file.is_relative_to(root) else file


def _sum(coverage: Coverage, ledger: Ledger) -> str:
    rules = coverage.of(ledger)
    parts = _counted(rules)
    uncited = sum(covered.uncited for covered in rules)
    line = f"{ledger.name}: {len(rules)} rules ({parts}), {uncited or 'none'} uncited"
    readings = coverage.readings_of(ledger)
    if not readings:
        return line
    return f"{line}; {len(readings)} reading{'s' if len(readings) > 1 else ''} ({_counted(readings)})"


def _counted(rules: Sequence[Covered]) -> str:
    """How many of some rules stand how."""
    counts = Counter(covered.standing for covered in rules)
    return ", ".join(f"{counts[standing]} {standing.value}" for standing in Standing if counts[standing])


def _ids(ledger: Ledger) -> list[str]:
    return [*ledger.rules, *ledger.readings]


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
