"""Whatever a position says, it is played or refused in words."""

from __future__ import annotations

import pytest

from coven.games import names
from tests.bending import bend


@pytest.mark.parametrize("name", names())
def test_a_position_that_was_bent_is_played_or_refused(name: str) -> None:
    results = [bend(name, seed) for seed in range(3)]
    assert sum(played for played, _ in results) > 0
    assert sum(refused for _, refused in results) > 0


@pytest.mark.long
@pytest.mark.parametrize("name", names())
def test_thousands_of_positions_that_were_bent_are_played_or_refused(name: str) -> None:
    for seed in range(1000, 1400):
        bend(name, seed)
