"""What is printed on a card, and how card files are read: every part, and every mistake with its place."""

from __future__ import annotations

import pytest

from coven.cards import CardError
from coven.games.spoils.cards import Card, CardType, Icon, Icons, Trade, icons_of
from coven.games.spoils.cards.files import read_cards
from coven.games.spoils.cards.index import CardIndex, shipped
from coven.language import TextError

EJECTOR = """\
Ejector
Arcanist Character - ritualist, martial artist
Cost 3 OO
Stats 3/2/4

This card enters play with 2 tokens.

EJECT
Cost: Remove 2 tokens from this card.
Effect: Draw a card.
REJECT [EE]
Cost: Pay 1.
Effect: Discard a card.
"""


def card(text: str) -> Card:
    """The one card of a file."""
    (found,) = read_cards(text, "cards.txt")
    return found


def refused(text: str) -> TextError:
    """Why a card can't be read."""
    with pytest.raises(TextError) as caught:
        read_cards(text, "cards.txt")
    return caught.value


@pytest.mark.rule("spoils:201.4a", "spoils:201.7b", "spoils:201.5", "spoils:201.5c")
def test_a_card_has_all_parts_that_its_lines_give() -> None:
    ejector = card(EJECTOR)
    assert ejector.name == "Ejector"
    assert ejector.trade is Trade.ARCANIST
    assert ejector.types == {CardType.CHARACTER}
    assert ejector.subtypes == ("ritualist", "martial artist")
    assert (ejector.strength, ejector.life, ejector.speed) == (3, 2, 4)
    assert ejector.cost == 3
    assert ejector.threshold == Icons(obsession=2)
    assert ejector.type_line == "Arcanist Character - ritualist, martial artist"
    assert ejector.texts == (
        "This card enters play with 2 tokens.",
        "EJECT\nCost: Remove 2 tokens from this card.\nEffect: Draw a card.",
        "REJECT [EE]\nCost: Pay 1.\nEffect: Discard a card.",
    )
    assert ejector.lines == (6, 8, 11)


@pytest.mark.rule("spoils:201.5")
def test_a_card_without_text_is_a_card() -> None:
    assert card("Guard\nRogue Character\nCost 1\nStats 1/1/3").texts == ()


@pytest.mark.rule("spoils:201.4b")
def test_a_subtype_of_two_words_is_had_as_a_whole() -> None:
    ejector = card(EJECTOR)
    assert ejector.has_subtype("martial artist")
    assert not ejector.has_subtype("artist")
    assert not card("Guard\nRogue Character\nCost 1\nStats 1/1/3").has_subtype("")


@pytest.mark.rule("spoils:201.1", "spoils:201.4")
@pytest.mark.parametrize("text", ["Rogue Character\nCost 1\nStats 1/1/3", "Guard", "Guard\nRogue", "Guard\nCharacter"])
def test_a_card_needs_a_name_and_a_type(text: str) -> None:
    assert refused(text).rule == "201.4a"


@pytest.mark.rule("spoils:201.2", "spoils:201.3")
def test_a_card_may_lack_cost_number_and_threshold() -> None:
    greed = card("Greed\nBanker Staple Resource\n\nProvides [G]")
    assert greed.cost is None
    assert greed.numeric_cost == 0
    assert greed.threshold.total == 0
    assert Icons().meets(greed.threshold)
    free = card("Crest\nUniversal Item\nCost 0")
    assert free.cost == 0


@pytest.mark.rule("spoils:201.7a", "spoils:201.8", "spoils:201.8a", "spoils:201.6c", "spoils:201.6d")
@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("Guard\nRogue Character\nCost 1", "201.7a"),
        ("Trick\nRogue Tactic\nCost 1\nStats 1/1/3", "201.7a"),
        ("House\nRogue Location\nCost 1", "201.8a"),
        ("Hat\nRogue Item\nCost 1\nStructure 4", "201.8a"),
        ("Guild\nUniversal Faction", "202.3a"),
        ("Hat\nRogue Item\nCost 1\nInfluence 4", "202.3a"),
        ("Guard\nRogue Character\nCost 1\nStats +1/+1/+0", "201.7c"),
        ("Hat\nRogue Item\nCost 1\nStats +1/+1/0", "201.7c"),
        ("Greed\nBanker Resource\nCost 1", "203.1"),
        ("Hat\nRogue Staple Item\nCost 1", "203.5"),
        ("Guard\nRogue Character\nCost 1 DX\nStats 1/1/3", "201.3a"),
        ("Guard\nRogue Character - \nCost 1\nStats 1/1/3", "201.4a"),
        ("Guard\nRogue Character - a,,b\nCost 1\nStats 1/1/3", "201.4b"),
        ("Guard\nRogue Character\nCost 1\nCost 2\nStats 1/1/3", None),
        ("Guard\nRogue Character\nCost one\nStats 1/1/3", None),
        ("Guard\nRogue Character\nCost 1\nStats 1/1/3\nRarity: splendid", "201.6c"),
        ("Guard\nRogue Character\nCost 1\nStats 1/1/3\nNumber: 221/220", "201.6d"),
        ("Guard\nRogue Character\nCost 1\nStats 1/1/3\n\nSNEAK", "502.1"),
    ],
)
def test_figures_belong_to_their_types(text: str, rule: str | None) -> None:
    assert refused(text).rule == rule


@pytest.mark.rule("spoils:201.7")
def test_the_corner_of_an_item_is_no_stat_of_its_own() -> None:
    gear = card("Blade\nRogue Item - gear\nCost 2 D\nStats +2/+0/-1")
    assert gear.gear == (2, 0, -1)
    assert gear.strength is None
    assert gear.life is None
    assert not gear.is_character


@pytest.mark.rule("spoils:201.1a", "spoils:201.6", "spoils:201.6a")
def test_subtitle_and_collector_info_make_no_other_card() -> None:
    plain = card("Guard\nRogue Character\nCost 1\nStats 1/1/3")
    printed = card(
        "Guard\nRogue Character\nSubtitle: of honour\nSet: 1E1\nNumber: 196/220\nRarity: rare\nCost 1\nStats 1/1/3"
    )
    assert printed.subtitle == "of honour"
    assert dict(printed.collector) == {"set": "1E1", "number": "196/220", "rarity": "rare"}
    assert printed == plain
    assert len(CardIndex([plain, printed])) == 1


@pytest.mark.rule("spoils:201.1b")
def test_the_name_alone_says_which_card_it_is() -> None:
    cheap = card("Guard\nRogue Character\nCost 1\nStats 1/1/3")
    dear = card("Guard\nRogue Character\nCost 2\nStats 1/1/3")
    other = card("Guardian\nRogue Character\nCost 1\nStats 1/1/3")
    assert set(CardIndex([cheap, other])) == {"Guard", "Guardian"}
    with pytest.raises(CardError, match="two different cards named 'Guard'"):
        CardIndex([cheap, dear])


@pytest.mark.rule("spoils:203.5", "spoils:203.5a", "spoils:405.5")
def test_the_five_staples_are_called_like_their_icons() -> None:
    staples = [each for each in shipped().values() if each.staple]
    names = {icon: icon.name.capitalize() for icon in Icon if icon is not Icon.VOLITION}
    assert {each.name for each in staples} == set(names.values())
    for icon, name in names.items():  # 203.5c
        assert shipped()[name].texts == (f"Provides [{icon.value}]",)
    lookalike = card("Greed of Others\nBanker Resource\n\nProvides [G]")
    assert not lookalike.staple


@pytest.mark.parametrize(("icons", "met"), [("GGR", True), ("GGRRO", True), ("GRR", False), ("GGGGG", False)])
def test_a_threshold_counts_every_icon(icons: str, met: bool) -> None:
    assert icons_of(icons).meets(icons_of("GGR")) is met


def test_icons_add_up_and_are_counted() -> None:
    both = icons_of("GG").plus(icons_of("RG"))
    assert both.letters == "GGGR"
    assert both.of(Icon.GREED) == 3
    assert both.of(Icon.ELITISM) == 0
    assert both.total == 4
    with pytest.raises(ValueError, match="'X' is no resource icon"):
        icons_of("GX")


def test_lines_that_belong_together_are_one_paragraph() -> None:
    essence = card(
        "Essence\nRogue Tactic\nCost 1 D\n\nChoose one of the following as this card's rules text:\n"
        "OPTION 1\nEffect: Draw a card.\nOPTION 2\nCost: Pick a character.\nEffect: Destroy the character."
    )
    assert essence.texts == (
        "Choose one of the following as this card's rules text:",
        "OPTION 1\nEffect: Draw a card.",
        "OPTION 2\nCost: Pick a character.\nEffect: Destroy the character.",
    )
    dragon = card(
        "Barduse\nRogue Character\nCost 1 D\nStats 1/1/3\n\n"
        "Cost: Pick a character.\nIf this card enters play, draw a card."
    )
    assert dragon.texts == ("Cost: Pick a character.", "If this card enters play, draw a card.")


def test_a_mistake_names_file_line_and_card() -> None:
    assert "cards.txt:3: Guard" in str(refused("Guard\nRogue Character\nCost one\nStats 1/1/3"))
