"""Mutation: which wrong readings a project's tests notice, and which mutants are none."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import coven
from coven.games import find, names
from coven.rules.citations import citations_in
from coven.rules.ledger import ledgers_of
from coven.rules.mutants import Mutant, MutantError, all_mutants, chosen_mutants, read_mutants
from coven.rules.mutate import main
from coven.rules.proofs import Outcome, keep_proofs
from coven.rules.reach import BESIDES
from coven.rules.sources import sources_of
from tests.rules.project import edit

ROOT = Path(__file__).parents[2]
PACKAGE = Path("elm")

FILES = {
    "pyproject.toml": "[tool.pytest.ini_options]\n",
    "conftest.py": 'pytest_plugins = ["coven.rules.plugin"]\n',
    "elm/__init__.py": "",
    "elm/price.py": """\
FREE = 3


def price(cards):
    total = 0
    while len(cards) > FREE:
        total += cards[0]
        cards = cards[1:]
    return total
""",
    "tests/test_price.py": """\
import pytest

from elm.price import price


@pytest.mark.rule("elm:1")
def test_three_cards_are_free():
    assert price([1, 2, 3]) == 0


@pytest.mark.parametrize(
    "cards",
    [
        pytest.param([4], marks=pytest.mark.rule("elm:3")),
        pytest.param([4, 1, 1, 1], marks=pytest.mark.rule("elm:2")),
    ],
)
def test_more_are_paid_for(cards):
    assert price(cards) == 4 * (len(cards) - 3 > 0)
""",
}


def mutant(text: str, replacement: str, noticed: str = 'rule = "elm:1"', module: str = "price.py") -> str:
    fields = {"module": module, "text": text, "replacement": replacement, "why": "somebody may think so"}
    return "\n".join(["[[mutant]]", *(f"{field} = {words!r}" for field, words in fields.items()), noticed, ""])


@pytest.fixture
def project(tmp_path: Path) -> Path:
    for name, text in FILES.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    return tmp_path


def keep(project: Path, *mutants: str) -> None:
    folder = project / "tests" / "mutants"
    folder.mkdir(exist_ok=True)
    (folder / "elm.toml").write_text("\n".join(mutants))


def tried(project: Path, capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, list[str]]:
    """The exit code of a run, and its lines."""
    code = main(words, project, PACKAGE)
    return code, capsys.readouterr().out.splitlines()


PAID = "tests/test_price.py::test_more_are_paid_for[cards1]"


def test_what_becomes_of_mutants(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    fates = {
        mutant("FREE = 3", "FREE = 2"): "killed [tests/test_price.py::test_three_cards_are_free]",
        mutant("cards[0]", "cards[-1]"): "survived",
        mutant("cards[0]", "cards[-1]", 'rule = "elm:2"'): f"killed [{PAID}]",
        mutant("cards[0]", "cards[-1]", 'rule = "elm:3"'): "survived",  # another parameter would have noticed
        mutant("cards[0]", "cards[-1]", 'tests = "tests/test_price.py"'): f"killed [{PAID}]",
        mutant("return total", "return sum_of"): "does not run [NameError: name 'sum_of' is not defined]",
        mutant("FREE = 3", "FREE = THREE"): "does not run [NameError: name 'THREE' is not defined]",
        mutant("FREE = 3", "FREE 3"): "does not run [price.py:1: invalid syntax]",
        mutant("FREE", "FREELY"): "does not apply [its text is 2 times in price.py]",
        mutant("FREE = 4", "FREE = 5"): "does not apply [its text is no longer in price.py]",
        mutant("FREE = 3", "FREE = 4", module="cost.py"): "does not apply [there is no module cost.py]",
        mutant("FREE = 3", "FREE = 4", 'rule = "elm:7"'): "without proofs [no test is marked with elm:7]",
        mutant("FREE = 3", "FREE = 4", 'tests = "tests/x.py::y"'): "without proofs [there is no tests/x.py]",
    }
    keep(project, *fates)
    before = (project / "elm" / "price.py").read_text()
    code, lines = tried(project, capsys, "--jobs", "2")
    assert code == 1
    assert lines[0].startswith("killed: elm.toml:1 price.py (elm:1): somebody may think so [")
    told = [line.partition(": elm.toml:")[0] + line.partition(": somebody may think so")[2] for line in lines[:-1]]
    assert told == list(fates.values())
    counts = "3 killed, 2 survived, 3 does not run, 3 does not apply, 2 without proofs"
    assert lines[-1] == f"{len(fates)} mutants: {counts}"
    assert (project / "elm" / "price.py").read_text() == before


WORKED_OUT = """\
import pytest

from elm.price import price

PRICES = {"elm:4": [4, 1, 1, 1], "elm:5": [4]}


def each():
    for rule, cards in PRICES.items():
        yield pytest.param(cards, marks=pytest.mark.rule(rule))


@pytest.mark.parametrize("cards", list(each()))
def test_what_is_paid(cards):
    assert price(cards) == 4 * (len(cards) - 3 > 0)
"""


def test_proofs_whose_marks_are_worked_out_bite_though_nothing_has_been_run(
    project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (project / "tests" / "test_paid.py").write_text(WORKED_OUT)
    rules = ("elm:4", "elm:5", "elm:1", "elm:7")
    keep(project, *(mutant("cards[0]", "cards[-1]", f'rule = "{rule}"') for rule in rules))
    code, lines = tried(project, capsys)
    assert code == 1
    assert lines[0].endswith("[tests/test_paid.py::test_what_is_paid[cards0]]")
    assert [line.partition(":")[0] for line in lines[:4]] == ["killed", "survived", "survived", "without proofs"]


def test_what_never_ends_is_noticed(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    keep(project, mutant("cards[1:]", "cards[0:]", 'rule = "elm:2"'))
    code, lines = tried(project, capsys, "--patience", "2")
    assert code == 0
    assert lines[0].endswith("[no end after 2 s]")


def test_what_proofs_miss_the_suite_may_notice(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    keep(project, mutant("cards[0]", "cards[-1]"), mutant("FREE = 3", "FREE = 2", 'rule = "elm:7"'))
    code, lines = tried(project, capsys, "--suite")
    assert code == 0
    assert lines[-1] == "2 mutants: 2 killed by the suite alone"


def test_a_test_that_fails_anyway_kills_nothing(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    keep(project, mutant("FREE = 3", "FREE = 2"))
    edit(project / "tests" / "test_price.py", "[1, 2, 3]) == 0", "[1, 2, 3]) == 1")
    assert tried(project, capsys) == (
        1,
        ["fails without any mutant: tests/test_price.py::test_three_cards_are_free"],
    )


def test_a_handful_by_lot(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    keep(project, *(mutant("FREE = 3", f"FREE = {number}") for number in range(3)))
    code, lines = tried(project, capsys, "--sample", "1", "--seed", "oak")
    assert (code, lines[-1]) == (0, "1 mutants: 1 killed"), "a run in which all are killed is well"
    assert lines[0] == "1 of 3 mutants; the same again: --sample 1 --seed oak"
    drawn = [tried(project, capsys, "--list", "--sample", "1", "--seed", seed)[1][1] for seed in ("oak", "oak", "fir")]
    assert lines[1].startswith(f"killed: {drawn[0]}")
    assert drawn[0] == drawn[1] != drawn[2]


def test_of_those_that_were_not_drawn_all_have_to_apply(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    keep(project, mutant("FREE = 4", "FREE = 3"), *(mutant("FREE = 3", f"FREE = {number}") for number in range(4, 13)))
    code, lines = tried(project, capsys, "--list", "--sample", "1", "--seed", "oak")
    assert code == 1
    assert lines[0].startswith("does not apply: elm.toml:1 price.py ")
    assert not lines[2].startswith("elm.toml:1 "), "another one was drawn"


def test_which_mutants_a_word_names(project: Path) -> None:
    keep(
        project,
        mutant("a", "b"),
        mutant("a", "b", 'rule = "elm:2"', "costs/price.py"),
        mutant("a", "b", 'tests = ["tests/x.py"]', "costs.py"),
    )
    file = project / "tests" / "mutants" / "elm.toml"

    def named(*words: str) -> list[int]:
        return [one.line for one in chosen_mutants(project, words)]

    first, second, third = [one.line for one in all_mutants(project)]
    assert named() == named("elm") == named(str(file)) == [first, second, third]
    assert named("elm:2") == named("costs") == named("costs/") == named("costs/price.py") == [second]
    assert named("costs.py", "price.py", "costs.py") == [third, first]
    with pytest.raises(MutantError, match="no mutant is named by 'oak': say a game \\(elm\\), a file"):
        named("oak")


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("[[mutant]", "is no TOML"),
        ("[mutant]\n", "has nothing but"),
        ('game = "elm"\n', "has nothing but"),
        (mutant("a", "b") + mutant("a", "b", 'rules = "elm:1"'), ":7: a mutant has no 'rules'; did you mean 'rule'?"),
        (mutant("a", "b").replace("why", "# why"), ":1: a mutant needs 'why', in words"),
        (mutant("", "b"), ":1: a mutant needs 'text', in words"),
        (mutant("a", "b", ""), "either the 'rule' it breaks or the 'tests'"),
        (mutant("a", "b", 'rule = "elm:1"\ntests = "x"'), "either the 'rule' it breaks or the 'tests'"),
        (mutant("a", "b", 'rule = ["elm:1"]'), "'rule' is one rule"),
        (mutant("a", "b", "tests = [1]"), "'tests' is a file of tests, or a list"),
        (mutant("a", "a"), "its replacement is the text itself"),
    ],
)
def test_a_bad_file_of_mutants(project: Path, text: str, says: str) -> None:
    keep(project, text)
    with pytest.raises(MutantError) as found:
        read_mutants(project / "tests" / "mutants" / "elm.toml")
    assert says in str(found.value)


def test_a_name_of_nothing_is_no_traceback(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    keep(project)
    assert main(["oak"], project, PACKAGE) == 2
    assert "no mutant is named by 'oak'" in capsys.readouterr().err


def test_a_text_may_be_left_out(project: Path) -> None:
    keep(project, mutant("a", ""))
    (one,) = all_mutants(project)
    assert one.replacement == ""


@pytest.mark.parametrize("one", all_mutants(ROOT), ids=lambda one: one.name)
def test_every_mutant_of_ours_still_applies(one: Mutant) -> None:
    assert one.fault(ROOT / "src" / "coven") is None


def test_a_proof_that_was_kept_and_is_gone_by_now_is_not_asked_for(
    project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    gone = "tests/test_price.py::test_that_was_renamed"
    keep_proofs(project, {gone: Outcome.PASSED}, {gone: ("elm:2",)}, sources_of(project))
    keep(project, mutant("FREE = 3", "FREE = 4", 'rule = "elm:2"'))
    code, lines = tried(project, capsys)
    assert code == 0, lines
    assert lines[0].startswith("killed: elm.toml:1")


def test_every_module_of_rules_has_three_mutants_at_least() -> None:
    """A module of rules is one that cites a rule, and holds rules of play (see `reach`). A game whose ledger is not all
    proven may still lack some.
    """
    kept = Counter(mutant.module for mutant in all_mutants(ROOT))
    package = Path(coven.__file__).parent
    few = set()
    for game in map(find, names()):
        proven = [ledger for ledger in ledgers_of(game) if ledger.proven]
        for citation in citations_in(game.folder, proven) if proven else ():
            within = citation.file.relative_to(game.folder)
            module = citation.file.relative_to(package).as_posix()
            if within.parts[0] not in BESIDES and within.name != "__init__.py" and kept[module] < 3:
                few.add(f"{module} has {kept[module]}")
    assert not few
