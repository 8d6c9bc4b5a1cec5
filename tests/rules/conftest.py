"""The small project that the tests of ledgers and proofs work on."""

from __future__ import annotations

import sys

import pytest

from tests.rules.project import make_project


@pytest.fixture
def project(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> pytest.Pytester:
    make_project(pytester.path)
    monkeypatch.delitem(sys.modules, "hazel", raising=False)  # another test may have imported its own
    pytester.makeconftest('pytest_plugins = ["coven.rules.plugin"]')
    pytester.syspathinsert()
    return pytester
