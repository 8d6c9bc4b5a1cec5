"""Nothing hidden shows in The Spoils: cards made to hide, show, look for, name and mix cards, at pairs of tables."""

from __future__ import annotations

import pytest

from coven.games.spoils import GAME
from coven.kernel.secrecy import keeps_secrets
from tests.games.spoils.hidden_cards import setup
from tests.games.spoils.plain import plain
from tests.games.spoils.stage import tactic
from tests.games.spoils.test_conformance import SETUPS

PAIRS = 60


def test_no_seat_is_shown_what_it_cannot_know() -> None:
    assert keeps_secrets(GAME, pairs=PAIRS, start=0, setups=setup, every=3) > PAIRS


@pytest.mark.parametrize("seed", [5, 20, 40])
def test_nor_where_it_was_shown_before(seed: int) -> None:
    """Where in a shuffled deck a card was that had been found in it: to who found it, and to all who were shown it."""
    keeps_secrets(GAME, pairs=25, start=seed, setups=[setup(seed)], every=3)


@pytest.mark.rule("spoils:312.1")
def test_what_was_searched_for_and_revealed_is_known_but_not_where_it_lies() -> None:
    """Of two cards that were found and shown, nobody knows the places in the deck, which was shuffled; of one that is
    shown on top of a deck, everybody does."""
    search = tactic(
        "Errand",
        "Effect: Search your deck for 2 cards and reveal them. Your opponent chooses one of them. "
        "Put the chosen card into your hand. Put the rest into your discard pile.",
    )
    peek = tactic("Peek", "Effect: Reveal the top card of your deck.")
    deck = ["Grunt", "Brute", "Giant", "6x Coin"]
    t = plain(search, peek, A={"hand": ["Errand", "Peek"], "deck": deck}).do("play Errand")
    t.do("Grunt", "Giant")
    assert t.asked == "B"
    assert [t.table.view(seat).A.known_in_deck for seat in (0, 1)] == [{}, {}]
    t = plain(search, peek, A={"hand": ["Errand", "Peek"], "deck": deck}).do("play Peek")
    assert [t.table.view(seat).A.known_in_deck for seat in (0, 1)] == [{0: "Grunt"}, {0: "Grunt"}]


@pytest.mark.long
@pytest.mark.parametrize("start", range(1_000, 2_000, 50))
def test_no_seat_is_shown_what_it_cannot_know_at_length(start: int) -> None:
    keeps_secrets(GAME, pairs=2 * PAIRS, start=start, setups=setup, every=3)
    keeps_secrets(GAME, pairs=PAIRS, start=start, setups=SETUPS, every=6)
