"""Nothing hidden shows: cards made to hide, show, look for and mix cards, at pairs of tables and in imagined deals."""

from __future__ import annotations

import pytest

from coven.games.revel import GAME
from coven.kernel.conformance import conform
from coven.kernel.secrecy import keeps_secrets
from tests.games.revel.hidden_cards import asking, crowding, keeping, seeking, setup, straying
from tests.games.revel.test_conformance import SETUPS

PAIRS = 250
"""So many of a kind are driven side by side in each test."""


@pytest.mark.parametrize("start", range(0, 800, 100))
def test_no_seat_is_shown_what_it_cannot_know(start: int) -> None:
    assert keeps_secrets(GAME, pairs=PAIRS, start=start, setups=setup) > PAIRS


def test_nor_with_the_decks_that_ship() -> None:
    assert keeps_secrets(GAME, pairs=PAIRS, start=9, setups=SETUPS, every=6) > PAIRS


@pytest.mark.parametrize(
    ("seed", "pairs"),
    [(10907, 125), (11005, 60), (12907, 60), (13409, 60), (13702, 150), (14602, 60), (50000, 150), (51700, 250)],
)
def test_nor_where_it_was_shown_before(seed: int, pairs: int) -> None:
    """A card looked for and put back in an attempt within an attempt; a card chosen from a hand that is in no order; a
    card shown from a hand to which one was drawn, and all of it undone; a copy of a card known in the deck, shown from
    hand after a draw; two copies of which the others saw that they were looked at; a revealed card of a hand that
    is shuffled into a deck; a card chosen from a hand that another card has left since; one of several copies that are
    known in a hand, of which two may be the one that was chosen, is shown."""
    keeps_secrets(GAME, pairs=pairs, start=seed, setups=[setup(seed)])


@pytest.mark.parametrize("start", [100, 200])
def test_nor_by_what_is_chosen_done_or_put_off(start: int) -> None:
    assert keeps_secrets(GAME, pairs=PAIRS, start=start, setups=keeping) > PAIRS


@pytest.mark.parametrize("start", [150, 250])
def test_nor_by_what_is_looked_for_in_a_deck(start: int) -> None:
    assert keeps_secrets(GAME, pairs=PAIRS, start=start, setups=seeking) > PAIRS


def test_nor_by_what_is_asked_of_hidden_cards() -> None:
    assert keeps_secrets(GAME, pairs=PAIRS, start=20, setups=asking) > PAIRS


def test_nor_by_what_goes_at_random_by_name_or_from_anothers_hand() -> None:
    assert keeps_secrets(GAME, pairs=PAIRS, start=30, setups=straying) > PAIRS


def test_nor_by_which_of_many_copies_a_card_is() -> None:
    assert keeps_secrets(GAME, pairs=PAIRS, start=40, setups=crowding) > PAIRS


@pytest.mark.parametrize("seed", [3, 7, 63, 67, 113, 186, 243, 429])
def test_nor_by_what_was_looked_for_before(seed: int) -> None:
    """A card chosen from a deck unseen, one that was shown there, cards of a deck to be played, in which order they
    lie, and one that was chosen and shown; of two that were looked at, the one that is shown; copies of one that was
    chosen."""
    keeps_secrets(GAME, pairs=10, start=seed, setups=[seeking(seed)])


@pytest.mark.parametrize("seed", [200003, 200019, 200023, 200043])
def test_nor_where_it_was_shown_at_length(seed: int) -> None:
    """A card chosen unseen that is shown later, one that lies revealed in a deck, and its copies beside it."""
    keeps_secrets(GAME, pairs=50, start=seed, setups=[seeking(seed)])


@pytest.mark.parametrize("seed", [20, 36, 47, 59])
def test_nor_by_what_was_asked_before(seed: int) -> None:
    """Of a card drawn, stashed or chosen unseen, what kind it is; and whether it may be played."""
    keeps_secrets(GAME, pairs=10, start=seed, setups=[asking(seed)])


@pytest.mark.parametrize("seed", [2, 6, 7, 10, 12, 22, 24, 28, 36, 51, 76])
def test_nor_by_what_was_chosen_done_or_put_off_before(seed: int) -> None:
    """A card drawn and stashed since; copies of one that was chosen; a card that may have gone, and what may be done to
    it; one of a hand of which some cards are known; copies that have changed places for all that one can tell."""
    keeps_secrets(GAME, pairs=50, start=seed, setups=[keeping(seed)])


@pytest.mark.parametrize("start", [0, 2])
def test_imagined_deals_fit_whatever_cards_there_are(start: int) -> None:
    conform(GAME, games=2, start=start, setups=[setup(seed) for seed in range(12)], thorough=16)


@pytest.mark.long
@pytest.mark.parametrize("start", range(10_000, 20_000, 100))
def test_no_seat_is_shown_what_it_cannot_know_at_length(start: int) -> None:
    keeps_secrets(GAME, pairs=4 * PAIRS, start=start, setups=setup)


@pytest.mark.long
@pytest.mark.parametrize("start", range(10_000, 12_000, 100))
def test_nor_by_what_is_chosen_done_or_put_off_at_length(start: int) -> None:
    keeps_secrets(GAME, pairs=4 * PAIRS, start=start, setups=keeping)


@pytest.mark.long
@pytest.mark.parametrize("start", range(10_000, 12_000, 100))
def test_nor_by_what_is_looked_for_or_asked_at_length(start: int) -> None:
    keeps_secrets(GAME, pairs=2 * PAIRS, start=start, setups=seeking)
    keeps_secrets(GAME, pairs=2 * PAIRS, start=start, setups=asking)
    keeps_secrets(GAME, pairs=2 * PAIRS, start=start, setups=straying)
    keeps_secrets(GAME, pairs=2 * PAIRS, start=start, setups=crowding)
