from itertools import product

from coven.games.revel import GAME
from coven.kernel.conformance import conform

SETUPS = [
    {"brings": decks, "options": {"edition": edition, "bluff": bluff}}
    for decks, bluff, edition in product(
        (("celosia", "nymphaea"), ("galanthus", "hellebore")), (False, True), ("comprehensive", "starter")
    )
]


def test_revel_conforms() -> None:
    conform(GAME, games=8, setups=SETUPS, thorough=12)
