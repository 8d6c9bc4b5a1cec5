"""Every game has a playthrough on file: a change of behaviour shows as a difference."""

from pathlib import Path

import pytest

from coven.games import find, names
from coven.kernel.playthrough import playthrough

FOLDER = Path(__file__).parent / "playthroughs"


@pytest.mark.parametrize("name", names())
def test_a_game_plays_as_it_is_written_down(name: str) -> None:
    game = find(name)
    kept = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    now = playthrough(game, game.settle())
    again = f"to renew it: coven playthrough {name} > tests/playthroughs/{name}.txt"
    assert now.splitlines() == kept.splitlines(), again
