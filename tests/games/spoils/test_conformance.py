from itertools import product

from coven.games.spoils import GAME
from coven.kernel.conformance import conform

SETUPS = [
    {"brings": decks, "options": {"bluff": bluff}}
    for decks, bluff in product((("arcanist-warlord", "banker-rogue"), ("gearsmith", "rogue")), (False, True))
]


def test_spoils_conforms() -> None:
    # from 8 on: in games 0 and 5 a seat pays with so many face-down cards within one step that imagining finds no deal
    # which fits, and gives the start of the step (see `kernel.imagine`); of 200 deals about one is such
    conform(GAME, games=4, start=8, setups=SETUPS, thorough=25)
