"""Script files under tests/scripts/ are tests, and every test keeps which rules it proved (see coven.rules.plugin)."""

pytest_plugins = ["coven.rules.plugin", "pytester"]
