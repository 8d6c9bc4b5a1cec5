"""Whatever is saved can be loaded, in any process, and is what it was."""

from __future__ import annotations

import pytest

from tests.saving import differing


def test_games_that_are_saved_on_the_way_are_loaded_as_what_they_were() -> None:
    saves, wrong = differing(range(12))
    assert not wrong
    assert saves > 20


@pytest.mark.long
@pytest.mark.parametrize("start", range(1000, 3000, 50))
def test_thousands_of_games_are_loaded_as_what_they_were(start: int) -> None:
    _, wrong = differing(range(start, start + 50))
    assert not wrong
