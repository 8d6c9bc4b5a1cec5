"""No deck that ships beats another that it is meant for by more than 70 to 30, as far as the greedy player can tell.

The decks of a product are meant for each other: the five of the 1st Edition, and the two halves of the starter. A deck
of 75 cards against one of 51 is no match that was ever sold, so none is asked for.

By hand: `coven arena spoils --decks arcanist,banker,gearsmith,rogue,warlord --games 80`, and the
same with `--decks arcanist-warlord,banker-rogue`. Fewer games say little, and so many take hours: there is no short
version.
"""

from __future__ import annotations

from itertools import combinations

import pytest

from coven.games.spoils import GAME
from coven.games.spoils.cards.deckbuilding import deck_texts
from coven.kernel import Seated, Table
from coven.minds.greedy import Greedy
from coven.minds.score import wilson

DEALS = 40
"""Each deal is played twice, with the decks in either seat."""
MOST = 0.7
FIRST_EDITION = ("arcanist", "banker", "gearsmith", "rogue", "warlord")
STARTER = ("arcanist-warlord", "banker-rogue")
PAIRINGS = [*combinations(FIRST_EDITION, 2), STARTER]
"""Those whose decks were sold for each other."""


def play(decks: tuple[str, str], deal: int) -> float:
    """Play a game between two greedy players and give what the first deck gets of it."""
    table = Table(GAME, GAME.settle(brings=decks), deal)
    minds = [Greedy(2 * deal + seat) for seat in range(2)]
    while table.decision is not None:
        table.choose(minds[table.decision.seat].choose(Seated(table)))
    assert table.result is not None
    winners = table.result.won
    return 0.5 if not winners else 1.0 if 0 in winners else 0.0


def check(one: str, other: str, deals: int) -> None:
    points = [play((one, other), deal) for deal in range(deals)]
    points += [1 - play((other, one), deal) for deal in range(deals)]
    rate = sum(points) / len(points)
    sure = wilson(rate, deals)
    assert sure.low <= MOST, f"{one} beats {other} in {rate:.0%} of the games (95%: {sure})"
    assert sure.high >= 1 - MOST, f"{one} beats {other} in {rate:.0%} of the games (95%: {sure})"


@pytest.mark.long
@pytest.mark.parametrize(("one", "other"), PAIRINGS)
def test_no_deck_beats_another_too_often(one: str, other: str) -> None:
    check(one, other, DEALS)


def test_every_deck_that_ships_has_its_product() -> None:
    assert sorted((*FIRST_EDITION, *STARTER)) == sorted(deck_texts())
