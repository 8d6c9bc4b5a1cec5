"""Script files under tests/scripts/ are tests, and every test keeps which rules it proved (see coven.rules.plugin)."""

import importlib
import os
import pkgutil
import tempfile

import pytest
from hypothesis import settings

import coven

pytest_plugins = ["coven.rules.plugin", "pytester"]

# The same examples every time: a test run says something about the code, not about its luck. Search for more with
# HYPOTHESIS_PROFILE=search.
settings.register_profile("steady", derandomize=True, deadline=None)
settings.register_profile("search", deadline=None, max_examples=2000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "steady"))

# Tests that run pytest in this process forget the modules they were the first to import. Ours are imported before, so
# that nobody ever meets two copies of one.
for module in pkgutil.walk_packages(coven.__path__, "coven."):
    if module.name != "coven.rules.plugin":  # pytest itself imports it
        importlib.import_module(module.name)


def pytest_configure(config: pytest.Config) -> None:
    """What a game at the terminal keeps while it is played is no business of the person who runs the tests. It goes to
    a folder that is gone when they are through."""
    folder = tempfile.TemporaryDirectory(prefix="coven-state-")
    os.environ["COVEN_STATE"] = folder.name
    config.add_cleanup(folder.cleanup)
