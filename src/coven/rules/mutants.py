"""Mutants: small wrong readings of the rules, each a replacement in one module, and what has to notice it.

They stand in `tests/mutants/<game>.toml`, and in `kernel.toml` for what games share:

    [[mutant]]
    module = "games/witchstone/wand.py"       # below the package
    text = "if steps > reach:"                # exactly once in the module
    replacement = "if steps >= reach:"
    rule = "witchstone:wand.3"                # a proof of this rule has to fail; or `tests`, a file or a list of files
    why = "a wand's last step is lost"        # what a plausible wrong implementer believed
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from coven.kernel import CovenError

FOLDER = Path("tests", "mutants")
"""Where a project keeps its mutants."""

_NEEDED = ("module", "text", "replacement", "why")
_FIELDS = (*_NEEDED, "rule", "tests")


class MutantError(CovenError):
    """A file of mutants that can't be read, or no mutants of the name asked for."""


@dataclass(frozen=True, slots=True)
class Mutant:
    """One wrong reading of a rule."""

    file: Path
    line: int
    module: str
    text: str
    replacement: str
    rule: str
    """The rule that it breaks; '' where tests are named instead."""
    tests: tuple[str, ...]
    """The tests that have to notice it, as pytest names them; () where a rule is named."""
    why: str

    @property
    def name(self) -> str:
        """Where it stands: 'revel.toml:12'."""
        return f"{self.file.name}:{self.line}"

    @property
    def breaks(self) -> str:
        """What it breaks: a rule, or what tests hold."""
        return self.rule or ", ".join(self.tests)

    def fault(self, package: Path) -> str | None:
        """Why it can't be put in; None if it can."""
        file = package / self.module
        if not file.is_file():
            return f"there is no module {self.module}"
        times = file.read_text(encoding="utf-8").count(self.text)
        if times != 1:
            return f"its text is {'no longer' if times == 0 else f'{times} times'} in {self.module}"
        return None

    def put_into(self, package: Path) -> str:
        """The module's source with the mutant in it."""
        return (package / self.module).read_text(encoding="utf-8").replace(self.text, self.replacement)

    def __str__(self) -> str:
        return f"{self.name} {self.module} ({self.breaks}): {self.why}"


def all_mutants(root: Path) -> list[Mutant]:
    """All that a project keeps."""
    return [mutant for file in sorted((root / FOLDER).glob("*.toml")) for mutant in read_mutants(file)]


def chosen_mutants(root: Path, words: Sequence[str]) -> list[Mutant]:
    """Those that words name: a file of them (`revel`, `some/file.toml`), a module or folder, or a rule; or else all."""
    kept = all_mutants(root)
    found: list[Mutant] = []
    for word in words:
        named = read_mutants(Path(word)) if word.endswith(".toml") else [one for one in kept if _is_named(one, word)]
        if not named:
            there = ", ".join(dict.fromkeys(mutant.file.stem for mutant in kept))
            raise MutantError(
                f"no mutant is named by {word!r}: say a game ({there or 'there is none yet'}), a file that ends in "
                ".toml, a module below the package, or a rule as 'game:number'"
            )
        found += named
    return list(dict.fromkeys(found)) if words else kept


def _is_named(mutant: Mutant, word: str) -> bool:
    return word in (mutant.file.stem, mutant.rule, mutant.module) or mutant.module.startswith(word.rstrip("/") + "/")


def read_mutants(file: Path) -> list[Mutant]:
    """The mutants of one file. MutantError says where one is wrong, and what would do."""
    try:
        source = file.read_text(encoding="utf-8")
        plain = tomllib.loads(source)
    except OSError as error:
        raise MutantError(f"{file} can't be read: {(error.strerror or str(error)).lower()}") from None
    except tomllib.TOMLDecodeError as error:
        raise MutantError(f"{file} is no TOML: {error}") from None
    entries = plain.pop("mutant", [])
    if plain or not isinstance(entries, list):
        raise MutantError(f"{file}: a file of mutants has nothing but [[mutant]], each with {_listed(_FIELDS)}")
    lines = [number for number, line in enumerate(source.splitlines(), 1) if line.strip() == "[[mutant]]"]
    return [_read(file, line, entry) for line, entry in zip(lines, entries, strict=True)]


def _read(file: Path, line: int, entry: Mapping[str, Any]) -> Mutant:
    def wrong(words: str) -> MutantError:
        return MutantError(f"{file}:{line}: {words}")

    for field in entry:
        if field not in _FIELDS:
            close = get_close_matches(field, _FIELDS, n=1)
            raise wrong(f"a mutant has no {field!r}; {f'did you mean {close[0]!r}?' if close else _listed(_FIELDS)}")
    for field in _NEEDED:
        if not isinstance(entry.get(field), str) or not (entry[field] or field == "replacement"):
            raise wrong(f"a mutant needs {field!r}, in words")
    if ("rule" in entry) == ("tests" in entry):
        raise wrong("a mutant names either the 'rule' it breaks or the 'tests' that notice it")
    tests = entry.get("tests", [])
    tests = [tests] if isinstance(tests, str) else tests
    if not all(isinstance(word, str) and word for word in (entry.get("rule", "none"), *tests)):
        raise wrong("'rule' is one rule, such as \"revel:2.5.6\"; 'tests' is a file of tests, or a list of such")
    if entry["text"] == entry["replacement"]:
        raise wrong("its replacement is the text itself")
    return Mutant(
        file, line, entry["module"], entry["text"], entry["replacement"], entry.get("rule", ""), tuple(tests),
        entry["why"],
    )  # fmt: skip


def _listed(words: Iterable[str]) -> str:
    return ", ".join(words)
