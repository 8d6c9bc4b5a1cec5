"""Forks: which mutants are put into a pytest that has started already, and what becomes of them there."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from coven.rules.forks import Forks, changed

PRICE = """\
FREE = 3


def doubled(price):
    return 2 * price


DEAREST = doubled(4)


def discount(part):
    def less(price):
        return price - part

    return less


class Till:
    kept = 0

    def put(self, price):
        self.kept += price
        return self

    @property
    def full(self):
        return self.kept >= DEAREST


def price(cards):
    total = 0
    while len(cards) > FREE:
        total += cards[0]
        cards = cards[1:]
    return total
"""
TESTS = """\
import pytest

from elm.price import Till, discount, doubled, price


@pytest.mark.rule("elm:1")
def test_three_cards_are_free():
    assert price([4, 1, 2, 3]) == 4


@pytest.mark.rule("elm:2")
@pytest.mark.parametrize("prices", [[8], [4, 5]])
def test_a_till_may_be_full(prices):
    till = Till()
    for one in prices:
        till.put(one)
    assert till.full


@pytest.mark.rule("elm:3")
def test_a_discount_and_no_discount():
    assert discount(1)(doubled(2)) == 3
"""
FILE = "tests/test_price.py"


@pytest.fixture
def forks(tmp_path: Path) -> Iterator[Forks]:
    for name, text in {
        "pyproject.toml": "[tool.pytest.ini_options]\nmarkers = ['rule']\n",
        "elm/__init__.py": "",
        "elm/price.py": PRICE,
        FILE: TESTS,
    }.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    found = Forks(tmp_path, tmp_path / "elm", {**os.environ, "PYTHONPATH": str(tmp_path)}, [FILE])
    yield found
    found.end()


def tried(forks: Forks, text: str, replacement: str, rule: str, patience: float = 60.0) -> object:
    """What becomes of a mutant: the exit code and which tests failed, or None."""
    assert PRICE.count(text) == 1
    after = PRICE.replace(text, replacement)
    ended = forks.tried(forks.package / "price.py", PRICE, after, [FILE], rule, patience)
    return ended and (ended["code"], [test.partition("::")[2] for test, _ in ended["failed"]])


def test_what_functions_do_is_changed_in_a_fork(forks: Forks) -> None:
    free, full, less = "test_three_cards_are_free", "test_a_till_may_be_full", "test_a_discount_and_no_discount"
    assert tried(forks, "cards[0]", "cards[-1]", "elm:1") == (1, [free])
    assert tried(forks, "cards[0]", "cards[-1]", "elm:2") == (0, []), "only the proofs of the rule are asked"
    assert tried(forks, "self.kept += price", "self.kept = price", "elm:2") == (1, [f"{full}[prices1]"])
    assert tried(forks, "self.kept >= DEAREST", "self.kept > DEAREST", "elm:2") == (1, [f"{full}[prices0]"])
    assert tried(forks, "price - part", "price + part", "elm:3") == (1, [less]), "in a function that another one makes"
    assert tried(forks, "    total = 0", "    total = 1\n    part = 0", "elm:1") == (1, [free]), "places may move"
    assert tried(forks, "cards[0]", "cards[00]", "elm:1") is None, "it changes nothing"
    assert tried(forks, "cards[0]", "card", "elm:1") == (1, [free])
    assert tried(forks, "price - part", "price + part", "elm:3") == (1, [less]), (
        "one fork has nothing to do with another"
    )


def test_what_was_settled_before_is_left_to_a_fresh_pytest(forks: Forks) -> None:
    assert tried(forks, "FREE = 3", "FREE = 2", "elm:1") is None, "it is run when the module is imported"
    assert tried(forks, "kept = 0", "kept = 1", "elm:2") is None
    assert tried(forks, "2 * price", "3 * price", "elm:3") is None, "the function had been called by then"
    assert tried(forks, "def less(price):", "def less(price, part=part):", "elm:3") == (0, [])
    assert tried(forks, "def price(cards):", "def price(cards, free=FREE):", "elm:1") is None, "so are its defaults"
    assert tried(forks, "def full(self):", "def fuller(self):", "elm:2") is None
    assert tried(forks, "cards[0]", "cards[-1]", "elm:7") is None, "no test proves that"


def test_what_never_ends_or_dies(forks: Forks) -> None:
    assert tried(forks, "cards[1:]", "cards[0:]", "elm:1", patience=1) == (None, [])
    assert tried(forks, "total = 0", "total = 0\n    import os\n    os.abort()", "elm:1") is None
    assert tried(forks, "cards[0]", "cards[-1]", "elm:1") == (1, ["test_three_cards_are_free"]), "and it goes on"


def test_without_tests_to_collect_nothing_can_be_told(tmp_path: Path) -> None:
    forks = Forks(tmp_path, tmp_path, os.environ, ["tests/gone.py"])
    assert forks.tried(tmp_path / "a.py", "a = 1", "a = 2", ["tests/gone.py"], "elm:1", 1) is None
    forks.run.wait()
    assert forks.tried(tmp_path / "a.py", "a = 1", "a = 2", ["tests/gone.py"], "elm:1", 1) is None
    forks.end()


@pytest.mark.parametrize(
    ("before", "after", "functions"),
    [
        ("def f():\n    return 1", "def f():\n    return 2", ["f"]),
        ("def f():\n    return 1", "\n\ndef f():\n    return 1", []),
        ("def f():\n    return 1", "def g():\n    return 2", None),
        ("def f():\n    return 1", "@f\ndef f():\n    return 1", None),
        ("class A:\n    def f(self):\n        return 1", "class A:\n    def f(self):\n        return 2", ["A.f"]),
        ("class A:\n    a = 1", "class A:\n    a = 2", None),
        ("f = lambda: 1", "f = lambda: 2", ["<lambda>"]),
        ("def f():\n    def g():\n        return 1", "def f():\n    def g():\n        return 2", ["f"]),
    ],
)
def test_which_functions_a_change_of_a_module_is_about(before: str, after: str, functions: list[str] | None) -> None:
    found = changed(compile(before, "a.py", "exec"), compile(after, "a.py", "exec"))
    assert (None if found is None else [one.co_qualname for one, _ in found]) == functions
