"""How far a game's rules are covered: for each rule its citations in the code and its proofs, and what is amiss."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from pathlib import Path

from coven.rules.citations import Citation, citations_in, resolve
from coven.rules.ledger import Ledger, Reading, Rule
from coven.rules.marks import Mark, proofs_of
from coven.rules.proofs import Outcome, unknown_proofs


class Standing(Enum):
    """How well a rule is proved."""

    PROVEN = "proven"
    FAILING = "failing"
    NOT_RUN = "not yet run"
    OUTDATED = "proven before a change"
    UNPROVEN = "without proof"
    PHYSICAL = "physical"
    UNKNOWN = "of unknown proof"


@dataclass(frozen=True, slots=True)
class Covered:
    """A rule, or how a gap or a slip is read, with everything that is about it."""

    name: str
    """With its ledger: 'revel:2.5.6', 'revel:S07'."""
    rule: Rule | Reading
    citations: tuple[Citation, ...]
    proofs: Mapping[str, Outcome]
    run: bool
    """Whether the tests of its project have been run."""
    long: tuple[str, ...] = ()
    """Tests of it behind `long`, which prove nothing: continuous integration doesn't run them."""

    @property
    def standing(self) -> Standing:
        """As its worst proof: one that fails counts more than many that pass, and so does one that is skipped."""
        outcomes = set(self.proofs.values())
        if Outcome.FAILED in outcomes:
            return Standing.FAILING
        if outcomes == {Outcome.PASSED}:
            return Standing.PROVEN
        if self.rule.physical:
            return Standing.PHYSICAL
        if not self.run:
            return Standing.UNKNOWN
        if Outcome.NOT_RUN in outcomes:
            return Standing.NOT_RUN
        return Standing.OUTDATED if outcomes else Standing.UNPROVEN

    def ended(self, how: Outcome) -> str:
        """The proofs that ended like this, for people."""
        return ", ".join(test for test, outcome in self.proofs.items() if outcome is how)

    @property
    def uncited(self) -> bool:
        """Whether no code says that it carries the rule, though some has to."""
        return not self.citations and not self.rule.physical and isinstance(self.rule, Rule)


@dataclass(frozen=True, slots=True)
class Coverage:
    """The coverage of all the ledgers of one game."""

    ledgers: tuple[Ledger, ...]
    rules: tuple[Covered, ...]
    readings: tuple[Covered, ...]
    unknown: tuple[Citation, ...]
    """Citations in the code of rules that don't exist."""
    proofs_unknown: str
    """Why nothing is known of proofs; '' if something is."""

    def of(self, ledger: Ledger) -> list[Covered]:
        """The rules of a ledger."""
        return [covered for covered in self.rules if covered.name == f"{ledger.name}:{covered.rule.id}"]

    def readings_of(self, ledger: Ledger) -> list[Covered]:
        """How a ledger reads the gaps and slips of its rulebook, and what differs between editions."""
        return [covered for covered in self.readings if covered.name == f"{ledger.name}:{covered.rule.id}"]

    def unproven(self, ledger: Ledger) -> Iterator[str]:
        """The rules and readings of a ledger that aren't proven, one line each; nothing if nothing is known of proofs.

        What was run before a change is another matter: see `outdated`.
        """
        for covered in [*self.of(ledger), *self.readings_of(ledger)]:
            if covered.standing is Standing.UNPROVEN and covered.long:
                long = ", ".join(covered.long)
                yield f"{covered.name} has no proof but behind `long`, where it is seldom run: {long}"
            elif covered.standing is Standing.UNPROVEN:
                yield f"{covered.name} has no proof: {covered.rule.show}"
            elif covered.standing is Standing.NOT_RUN:
                yield f"{covered.name} has proofs that haven't been run: {covered.ended(Outcome.NOT_RUN)}"
            elif covered.standing is Standing.FAILING:
                yield f"{covered.name} is disproved by {covered.ended(Outcome.FAILED)}"

    def outdated(self, ledger: Ledger) -> set[str]:
        """The proofs of a ledger's rules that were run before a change of the source or of their tests."""
        return {
            test
            for covered in [*self.of(ledger), *self.readings_of(ledger)]
            for test, outcome in covered.proofs.items()
            if outcome is Outcome.OUTDATED and not covered.rule.physical
        }

    def uncited(self, ledger: Ledger) -> Iterator[str]:
        """The rules of a ledger that no code says it carries, one line each."""
        for covered in self.of(ledger):
            if covered.uncited:
                yield f"{covered.name} is cited by no code: {covered.rule.says}"

    def miscited(self) -> Iterator[str]:
        """The citations in the code of rules that don't exist, one line each."""
        for citation in self.unknown:
            yield f"{citation.file}:{citation.line} cites {citation.number}, and there is no such rule"


def cover(ledgers: Sequence[Ledger], root: Path, marks: Sequence[Mark], shared: Sequence[Citation]) -> Coverage:
    """How far the rules in these ledgers of a game are covered: by its code, by code that games share, and by tests.

    `root` is the project that the tests are in, and `shared` has the citations outside the game's own folder.
    """
    names = {ledger.name for ledger in ledgers}
    folders = {ledger.folder for ledger in ledgers}
    citations = [citation for folder in folders for citation in citations_in(folder, ledgers)]
    citations += [citation for citation in shared if citation.ledger in names]
    by_rule: dict[str, list[Citation]] = {}
    unknown: list[Citation] = []
    for citation in citations:
        known = resolve(citation.number, ledgers)
        for ledger, number in known:
            by_rule.setdefault(f"{ledger.name}:{number}", []).append(citation)
        if not known:
            unknown.append(citation)
    because = next((why for ledger in ledgers if (why := unknown_proofs(root, ledger.game, ledger.folder))), "")
    proofs = proofs_of(root, marks)
    long: dict[str, list[str]] = {}
    for mark in marks:
        if mark.long:
            long.setdefault(mark.rule, []).append(mark.test)

    def covered(ledger: Ledger, entry: Rule | Reading) -> Covered:
        name = f"{ledger.name}:{entry.id}"
        cited, proved = tuple(by_rule.get(name, ())), proofs.get(name, {})
        return Covered(name, entry, cited, proved, not because, tuple(long.get(name, ())))

    rules = tuple(covered(ledger, rule) for ledger in ledgers for rule in ledger.rules.values())
    readings = tuple(covered(ledger, reading) for ledger in ledgers for reading in ledger.readings.values())
    return Coverage(tuple(ledgers), rules, readings, tuple(unknown), because)


def unknown_ledgers(shared: Sequence[Citation], known: Sequence[Ledger]) -> Iterator[str]:
    """Citations, in code that games share, of ledgers that don't exist; one line each."""
    names = sorted(ledger.name for ledger in known)
    there = ", ".join(names)
    for citation in shared:
        if citation.ledger not in names:
            where = f"{citation.file}:{citation.line}"
            yield f"{where} cites {citation.number}, and there is no ledger {citation.ledger!r}; there is: {there}"


def unknown_marks(marks: Sequence[Mark], checked: Sequence[Ledger], known: Sequence[Ledger]) -> Iterator[str]:
    """Marks on tests of rules that don't exist, in the checked ledgers or in no ledger at all; one line each."""
    checked_names = {ledger.name for ledger in checked}
    known_names = {ledger.name for ledger in known}
    for mark in marks:
        name = mark.rule.rpartition(":")[0]
        where = f"{mark.file}:{mark.line}"
        if not name:
            yield f"{where} marks {mark.rule!r}, which doesn't say of which game; write it as game:{mark.rule}"
        elif name not in known_names:
            there = ", ".join(sorted(known_names))
            yield f"{where} marks {mark.rule}, and there is no ledger {name!r}; there is: {there}"
        elif name in checked_names and not resolve(mark.rule, checked):
            yield f"{where} marks {mark.rule}, and there is no such rule"
