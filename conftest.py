"""Script files under tests/scripts/ are tests, and every test keeps which rules it proved (see coven.rules.plugin)."""

import os

from hypothesis import settings

pytest_plugins = ["coven.rules.plugin", "pytester"]

# The same examples every time: a test run says something about the code, not about its luck. Search for more with
# HYPOTHESIS_PROFILE=search.
settings.register_profile("steady", derandomize=True, deadline=None)
settings.register_profile("search", deadline=None, max_examples=2000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "steady"))
