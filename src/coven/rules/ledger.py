"""The ledger of a game: its rules, clause by clause, and how its rulebook's gaps and slips are read."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from coven.kernel import CovenError, Game, Rulebook

PHYSICAL = "physical"
"""The kind of rule about cardboard and hands, of which a program has nothing to show."""

_READINGS = ("slip", "open", "difference")
_ABOUT = ("conflict", "gap", "topic")
"""What the three kinds of readings call the point they are about."""


class LedgerError(CovenError):
    """A ledger that can't be read."""


@dataclass(frozen=True, slots=True)
class Rule:
    """One clause of a rulebook."""

    id: str
    says: str
    kind: str
    show: str
    """What a test of it has to show; for a physical rule, why there is nothing to show."""
    hard: bool

    @property
    def physical(self) -> bool:
        return self.kind == PHYSICAL


@dataclass(frozen=True, slots=True)
class Reading:
    """A point that the rulebook leaves open or gets wrong, or in which two editions differ, and how it is read."""

    id: str
    kind: str
    """'slip', 'open' or 'difference'."""
    about: str
    reading: str
    why: str

    @property
    def says(self) -> str:
        """What it is about, as a rule's `says`."""
        return self.about

    @property
    def show(self) -> str:
        """What a test of it has to show: that it is read like this."""
        return self.reading

    @property
    def hard(self) -> bool:
        return False

    @property
    def physical(self) -> bool:
        return False


E = TypeVar("E", Rule, Reading)


@dataclass(frozen=True, slots=True)
class Ledger:
    """All rules of one rulebook."""

    name: str
    """What citations begin with: 'revel' or 'revel-starter'."""
    game: str
    folder: Path
    """The game's source."""
    rules: Mapping[str, Rule]
    readings: Mapping[str, Reading]
    proven: bool = True
    """Whether every rule of it has to be cited by the code and to have a passing proof."""

    def knows(self, number: str) -> bool:
        """Whether there is such a rule or reading, or a section with such rules."""
        if number in self.rules or number in self.readings:
            return True
        return any(_is_section(number, rule) for rule in self.rules)


def _is_section(number: str, rule: str) -> bool:
    """Whether a rule is in the section of this number: 5.7.2 is in 5.7, 103.1c in 103.1, and 102.1#2 in 102.1."""
    if not number or not rule.startswith(number) or len(rule) == len(number):
        return False
    following = rule[len(number)]
    return following in ".#" or (following.isalpha() and number[-1].isdigit())


def ledgers_of(game: Game[Any]) -> list[Ledger]:
    """The ledgers of the rulebooks that a game declares."""
    return ledgers_in(game.folder, game.name, game.rulebooks)


def ledgers_in(folder: Path, game: str, rulebooks: Iterable[Rulebook]) -> list[Ledger]:
    """The ledgers of a game's rulebooks in its folder."""
    return [read_ledger(folder / book.ledger, book.name, game, proven=book.proven) for book in rulebooks]


def read_ledger(file: Path, name: str, game: str, *, proven: bool = True) -> Ledger:
    """The ledger in a file. LedgerError says what is wrong with it."""
    try:
        plain = tomllib.loads(file.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise LedgerError(f"{file} is no TOML: {error}") from None
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        raise LedgerError(f"the ledger of {name}, {file}, can't be read: {reason}") from None
    rules = [_rule(file, entry) for entry in plain.get("rule", ())]
    readings = [_reading(file, kind, entry) for kind in _READINGS for entry in plain.get(kind, ())]
    return Ledger(name, game, file.parent, _by_id(file, rules), _by_id(file, readings), proven)


def _rule(file: Path, entry: Mapping[str, Any]) -> Rule:
    missing = [field for field in ("id", "says", "kind", "show") if not entry.get(field)]
    if missing:
        raise LedgerError(f"{file}: the rule {entry.get('id', entry)!r} has no {', '.join(missing)}")
    return Rule(entry["id"], entry["says"], entry["kind"], entry["show"], entry.get("hard", False))


def _reading(file: Path, kind: str, entry: Mapping[str, Any]) -> Reading:
    """A reading. Of a difference between editions both sides are the reading, each in its own edition."""
    about = next((entry[field] for field in _ABOUT if field in entry), "")
    sides = [f"{side}: {entry[side]}" for side in entry if side not in (*_ABOUT, "id", "probe")]
    reading = entry.get("reading") or (" ".join(sides) if kind == "difference" else "")
    if not (entry.get("id") and about and reading):
        raise LedgerError(f"{file}: the {kind} {entry.get('id', entry)!r} needs an id, what it is about, and a reading")
    return Reading(entry["id"], kind, about, reading, entry.get("why", ""))


def _by_id(file: Path, entries: Iterable[E]) -> dict[str, E]:
    found: dict[str, E] = {}
    for entry in entries:
        if entry.id in found:
            raise LedgerError(f"{file}: {entry.id} is there twice")
        found[entry.id] = entry
    return found
