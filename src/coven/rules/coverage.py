"""How far a game's rules are covered: for each rule its citations in the code and its proofs, and what is amiss."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from pathlib import Path

from coven.rules.citations import Citation, citations_in, resolve
from coven.rules.ledger import Ledger, Rule
from coven.rules.marks import Mark, proofs_of
from coven.rules.proofs import Outcome


class Standing(Enum):
    """How well a rule is proved."""

    PROVEN = "proven"
    FAILING = "failing"
    NOT_RUN = "not yet run"
    UNPROVEN = "without proof"
    PHYSICAL = "physical"


@dataclass(frozen=True, slots=True)
class Covered:
    """A rule with everything that is about it."""

    name: str
    """With its ledger: 'revel:2.5.6'."""
    rule: Rule
    citations: tuple[Citation, ...]
    proofs: Mapping[str, Outcome]

    @property
    def standing(self) -> Standing:
        outcomes = set(self.proofs.values())
        if Outcome.FAILED in outcomes:
            return Standing.FAILING
        if Outcome.PASSED in outcomes:
            return Standing.PROVEN
        if self.rule.physical:
            return Standing.PHYSICAL
        return Standing.NOT_RUN if outcomes else Standing.UNPROVEN


@dataclass(frozen=True, slots=True)
class Coverage:
    """The coverage of all the ledgers of one game."""

    ledgers: tuple[Ledger, ...]
    rules: tuple[Covered, ...]
    unknown: tuple[Citation, ...]
    """Citations in the code of rules that don't exist."""

    def of(self, ledger: Ledger) -> list[Covered]:
        return [covered for covered in self.rules if covered.name == f"{ledger.name}:{covered.rule.id}"]

    def faults(self) -> Iterator[str]:
        """What is amiss, one line each: rules without a passing proof, and citations of rules that don't exist."""
        for covered in self.rules:
            if covered.standing is Standing.UNPROVEN:
                yield f"{covered.name} has no proof: {covered.rule.show}"
            elif covered.standing is Standing.NOT_RUN:
                yield f"{covered.name} has proofs that haven't been run: {', '.join(covered.proofs)}"
            elif covered.standing is Standing.FAILING:
                failing = [test for test, outcome in covered.proofs.items() if outcome is Outcome.FAILED]
                yield f"{covered.name} is disproved by {', '.join(failing)}"
        for citation in self.unknown:
            yield f"{citation.file}:{citation.line} cites {citation.number}, and there is no such rule"


def cover(ledgers: Sequence[Ledger], root: Path, marks: Sequence[Mark]) -> Coverage:
    """How far the rules in these ledgers of a game are covered, by its code and by the tests of a project."""
    proofs = proofs_of(root, marks)
    by_rule: dict[str, list[Citation]] = {}
    unknown: list[Citation] = []
    for folder in {ledger.folder for ledger in ledgers}:
        for citation in citations_in(folder, ledgers):
            known = resolve(citation.number, ledgers)
            for ledger, number in known:
                by_rule.setdefault(f"{ledger.name}:{number}", []).append(citation)
            if not known:
                unknown.append(citation)
    rules = [
        Covered(name, rule, tuple(by_rule.get(name, ())), proofs.get(name, {}))
        for ledger in ledgers
        for rule in ledger.rules.values()
        for name in [f"{ledger.name}:{rule.id}"]
    ]
    return Coverage(tuple(ledgers), tuple(rules), tuple(unknown))


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
