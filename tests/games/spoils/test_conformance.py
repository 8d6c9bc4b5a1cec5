from itertools import product

from coven.games.spoils import GAME
from coven.kernel.conformance import conform
from coven.kernel.secrecy import keeps_secrets

SETUPS = [
    {"brings": decks, "options": {"bluff": bluff}}
    for decks, bluff in product((("arcanist-warlord", "banker-rogue"), ("gearsmith", "rogue")), (False, True))
]


def test_spoils_conforms() -> None:
    """In game 3 somebody pays with many face-down cards in one long step."""
    conform(GAME, games=4, setups=SETUPS, thorough=25)


def test_which_of_two_copies_in_a_hand_is_played_tells_nothing() -> None:
    """A knows one of two copies in B's hand, and B plays one of them: A imagines the same whichever that is."""
    assert keeps_secrets(GAME, pairs=50, start=200031, setups=[SETUPS[3]], every=4) > 50
