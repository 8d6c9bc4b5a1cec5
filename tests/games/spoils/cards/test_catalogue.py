"""The catalogue has the figures of all cards, and every card that ships has the figures of its namesake there."""

from __future__ import annotations

from collections import Counter

import pytest

from coven.cards import fold
from coven.games.spoils.cards import Card, CardType, Trade
from coven.games.spoils.cards.catalogue import abilities_of, catalogue, differences, figures_of, keywords_of
from coven.games.spoils.cards.files import read_cards
from coven.games.spoils.cards.index import shipped

CARDS = {entry.card.name: entry.card for entry in catalogue().values()}
SHIPPED = list(shipped().values())


def collected(card: Card) -> dict[str, str]:
    return dict(card.collector)


def test_it_has_every_card_once() -> None:
    assert len(CARDS) == 887
    kinds = Counter(kind for card in CARDS.values() for kind in card.types)
    assert kinds == {
        CardType.CHARACTER: 449,  # a token among them
        CardType.TACTIC: 231,
        CardType.ITEM: 130,
        CardType.LOCATION: 61,
        CardType.RESOURCE: 10,
        CardType.FACTION: 6,
    }
    assert Counter(card.trade for card in CARDS.values() if card.cost is not None or card.is_resource) == {
        Trade.BANKER: 179,
        Trade.GEARSMITH: 176,
        Trade.ARCANIST: 174,
        Trade.WARLORD: 172,
        Trade.ROGUE: 170,
        Trade.UNIVERSAL: 9,
    }
    assert not any(card.text_given for card in CARDS.values())


@pytest.mark.parametrize("card", SHIPPED, ids=str)
def test_what_ships_has_the_figures_of_the_catalogue(card: Card) -> None:
    assert fold(card.name) in catalogue()
    assert card.name == catalogue()[fold(card.name)].card.name
    assert differences(card) == []


@pytest.mark.rule("spoils:201.6b", "spoils:201.6c")
def test_cards_can_be_listed_by_set_and_rarity() -> None:
    sets = Counter(name for card in CARDS.values() for name in collected(card)["set"].split(", "))
    assert sets == {"1E1": 220, "1E2": 165, "S1": 220, "S2": 110, "S3": 30, "2E": 300, "SDE": 130, "FR": 12}
    first = Counter(collected(card)["rarity"] for card in CARDS.values() if collected(card)["set"].startswith("1E1"))
    assert first == {"common": 110, "uncommon": 55, "rare": 55}


@pytest.mark.rule("spoils:201.6d")
@pytest.mark.parametrize(("name", "size"), [("1E1", 220), ("1E2", 165), ("S1", 220), ("S2", 110), ("SDE", 130)])
def test_collector_numbers_go_by_trade_and_name(name: str, size: int) -> None:
    numbers = {}
    for card in CARDS.values():
        prints = collected(card)["set"].split(", ")
        if name in prints:
            place, _, of = collected(card)["number"].split(", ")[prints.index(name)].partition("/")
            assert int(of) == size
            numbers[int(place)] = card
    assert sorted(numbers) == list(range(1, size + 1))
    in_order = sorted(numbers.values(), key=lambda card: (card.trade.value, card.name.lower()))
    assert [numbers[place] for place in sorted(numbers)] == in_order


@pytest.mark.rule("spoils:409.3", "spoils:409.3a")
def test_the_micromajig_token_is_defined() -> None:
    token = shipped()["Micromajig Token"]
    assert token.type_line == "Gearsmith Character - majig"
    assert token.stats == (1, 1, 3)
    assert token.cost is None
    assert token.numeric_cost == 0
    assert token.texts == ()


def test_keywords_are_told_from_the_rest_of_a_text() -> None:
    (card,) = read_cards(
        "Gnat\nArcanist Character\nCost 1 O\nStats 1/1/3\n\n"
        "Covert\nUnique Gnat\nFlip Up 2 [OO] and draw a card\n"
        "You may play this card whenever you could play a tactic.\n"
        "[OOO]: This card gains 2 life.\nIf this card enters play, draw a card.\n"
        "RECUR [OO]\nCost: Pay 1.\nEffect: Draw a card.\nSTING\nCost: Pay 1.\nEffect: Draw a card."
    )
    assert keywords_of(card) == (
        "Covert",
        "Unique Gnat",
        "Flip Up 2 [OO] and more",
        "at tactic times",
        "[OOO]:",
        "RECUR [OO]",
    )
    assert abilities_of(card) == 2


def test_a_card_with_other_figures_than_its_namesake_is_found_out() -> None:
    (card,) = read_cards(
        "Gnat\nArcanist Character - fly\nCost 2 O\nStats 1/1/3\n\nCovert\nSTING\nCost: Pay 1.\nEffect: Draw a card."
    )
    assert differences(card) == [
        "type line Arcanist Character - fly, and the catalogue has Arcanist Character - lurker",
        "cost number 2, and the catalogue has 1",
        "keywords Covert, and the catalogue has none",
        "number of abilities 1, and the catalogue has 0",
    ]
    (stranger,) = read_cards("Gnats' Aunt\nArcanist Character\nCost 2 O\nStats 1/1/3")
    assert differences(stranger) == []


def test_a_card_of_the_catalogue_may_be_written_as_its_name_and_its_text() -> None:
    (card,) = read_cards("gargantuan garbler\n\nCovert\nIf this card enters play, draw a card.", "mine.txt", figures_of)
    assert card.name == "Gargantuan Garbler"
    assert card.stats == (6, 6, 3)
    assert card.text_given
    assert card.texts == ("Covert", "If this card enters play, draw a card.")
    assert (card.source, card.lines) == ("mine.txt", (3, 4))
    assert differences(card) == []
    assert not CARDS["Gargantuan Garbler"].text_given
