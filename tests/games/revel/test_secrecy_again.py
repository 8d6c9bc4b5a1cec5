"""Pairs of tables at which something hidden once showed, each by its seed."""

from __future__ import annotations

import pytest

from coven.games.revel import GAME
from coven.kernel.secrecy import keeps_secrets
from tests.games.revel.hidden_cards import asking, crowding, keeping, seeking, setup, straying

PAIRS = 50


@pytest.mark.parametrize("seed", [300032, 300071])
def test_cards_picked_from_a_hand_and_cards_that_are_shown_after_one_was_looked_for(seed: int) -> None:
    keeps_secrets(GAME, pairs=PAIRS, start=seed, setups=[setup(seed)])


@pytest.mark.parametrize("seed", [300007, 300015])
def test_a_card_found_after_a_shuffle_and_two_that_were_drawn_at_once(seed: int) -> None:
    keeps_secrets(GAME, pairs=PAIRS, start=seed, setups=[keeping(seed)])


@pytest.mark.parametrize("seed", [300002, 300014, 300042, 300061, 300067, 5000475])
def test_cards_chosen_in_a_deck_and_what_lies_beside_them(seed: int) -> None:
    """A card seen in a deck from which another was taken; one that may be the chosen one, and goes on top; one that is
    shown where it lies; a copy of the chosen one that is drawn unseen; which of several copies was chosen; whether a
    copy that its player draws is the chosen one."""
    keeps_secrets(GAME, pairs=PAIRS, start=seed, setups=[seeking(seed)])


@pytest.mark.parametrize("seed", [200035, 200045, 200057, 300051])
def test_cards_that_were_chosen_unseen_and_are_asked_about(seed: int) -> None:
    """That it is the one being played; or the one that was shown, and went back; and by what it can't be played."""
    keeps_secrets(GAME, pairs=PAIRS, start=seed, setups=[asking(seed)])


@pytest.mark.parametrize(("seed", "pairs"), [(920128, 120), (950010, 30), (1900004, 30), (5000183, 20)])
def test_cards_that_are_looked_for_again_or_have_gone_and_one_of_a_kind_among_some(seed: int, pairs: int) -> None:
    """A card that has left its deck and come back to it, which nothing speaks of any more; a copy of the card that is
    spoken of beside one that may be anywhere; whether there is but one of a kind among cards looked at; and whether
    the chosen card is the copy that its player knows the place of."""
    keeps_secrets(GAME, pairs=pairs, start=seed, setups=[straying(seed)])


def test_a_card_of_which_others_cannot_tell_whether_it_is_still_there() -> None:
    seed = 2000018
    keeps_secrets(GAME, pairs=180, start=seed, setups=[keeping(seed)])


@pytest.mark.parametrize("seed", [7010012, 7020022])
def test_copies_of_which_others_know_as_much_of_one_as_of_another(seed: int) -> None:
    """Which of them is shown, while some card of that hand is spoken of; and of two that were drawn, which it is."""
    keeps_secrets(GAME, pairs=60, start=seed, setups=[crowding(seed)])
