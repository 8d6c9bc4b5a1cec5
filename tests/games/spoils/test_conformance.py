from itertools import product

from coven.games.spoils import GAME
from coven.kernel.conformance import conform

SETUPS = [
    {"brings": decks, "options": {"bluff": bluff}}
    for decks, bluff in product((("arcanist-warlord", "banker-rogue"), ("gearsmith", "rogue")), (False, True))
]


def test_spoils_conforms() -> None:
    conform(GAME, games=4, setups=SETUPS, thorough=25)
