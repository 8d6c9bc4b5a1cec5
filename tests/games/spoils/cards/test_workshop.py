"""What The Spoils has for people who write cards: a position to try one in, and decks to put it into."""

from __future__ import annotations

import pytest

from coven.games.spoils import GAME
from coven.games.spoils.cards.deckbuilding import deck_texts
from coven.games.spoils.cards.workshop import SpoilsWorkshop
from coven.kernel import CovenError, Source, Table

WORKSHOP = SpoilsWorkshop()


@pytest.mark.parametrize("card", ["Gnat", "Dragon's Anthem", "Luteoderm Armor", "Watchtower", "Gigamajig"])
def test_a_card_can_be_played_at_once_in_its_trial(card: str) -> None:
    setup = GAME.settle()
    table = Table(GAME, setup, 0, origin=WORKSHOP.trial(card, setup))
    assert f"play {card}" in [option.words for option in table.options]
    table.choose(f"play {card}")
    assert any(WORKSHOP.played(card, line) for line in table.log(0))


def test_a_faction_is_tried_as_ones_own() -> None:
    setup = GAME.settle()
    table = Table(GAME, setup, 0, origin=WORKSHOP.trial("Moist Cave of the Darkpump", setup))
    assert "use LUCUBRATE of Moist Cave of the Darkpump" in [option.words for option in table.options]


def test_a_deck_has_the_card_in_the_place_of_one_like_it() -> None:
    setup = GAME.settle()
    name = "arcanist-warlord"
    swap = WORKSHOP.swap("Watchtower", Source(deck_texts()[name], name), setup)
    assert f"{swap.copies} Watchtower\n" in swap.deck
    assert GAME.decks().check(Source(swap.deck, name), setup, ()) == []
    with pytest.raises(CovenError, match="a deck has one already"):
        WORKSHOP.swap("Drowned Catacombs", Source(deck_texts()[name], name), setup)
