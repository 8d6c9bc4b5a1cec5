from coven.kernel.conformance import conform
from tests.kernel.tiny import GAME


def test_the_tiny_game_conforms() -> None:
    conform(GAME, games=100, thorough=1)
