"""Component files: what ships keeps the known facts, and a file of one's own is checked."""

from __future__ import annotations

from typing import Any

import pytest

from coven.games.revolution import GAME
from coven.games.revolution.components import CLASS_NAMES, ICON_NAMES
from coven.games.revolution.components_reading import read_board, shipped
from coven.kernel import SetupError
from tests.games.revolution.tale import PLAIN, cards, line, new, now, row

BOARD = read_board(None)


def test_the_known_facts_are_kept_exactly() -> None:
    def cost(name: str) -> dict[str, int]:
        event = BOARD.events_named[name]
        return {ICON_NAMES[icon] if icon >= 0 else "any": number for icon, number in event.costs}

    assert cost("Brigands Ravage Farmsteads") == {"Channeling": 4, "Enchanting": 4}
    assert cost("British Propaganda Spreads to Farmsteads") == {"any": 6}
    assert cost("Troop Reinforcements Shipwrecked") == {"any": 9}
    assert cost("A Wendigo Stalks the Camps") == {"Hexes": 4, "Familiars": 5}
    assert BOARD.events_named["Troop Reinforcements Shipwrecked"].liberty
    assert BOARD.events_named["British Propaganda Spreads to Farmsteads"].peril
    flank = BOARD.events_named["Redcoats Flank for Ambush"]
    assert (flank.hard, flank.liberty, flank.doubled) == (True, True, 2)
    openings = ("Benjamin Church", "Redcoat Supply Train", "Witch Hunter Boguet")
    assert all(any(name.startswith(opening) for name in BOARD.events_named) for opening in openings)
    franklin = BOARD.objectives_named["Resurrect Benjamin Franklin"].markers
    assert franklin == (0, 0, 3, 4, 0, 0, 0, 0)
    dedicants = [card for card in BOARD.recruits if CLASS_NAMES[card.kind] == "Dedicant"]
    assert {card.stars for card in dedicants} == {2}
    assert {card.texts for card in dedicants} == {
        ("When assisting with a Dedicant, you can also assist with a Seeker.",)
    }
    relics = [card for card in BOARD.recruits if CLASS_NAMES[card.kind] == "Relic"]
    assert {(card.stars, card.gives) for card in relics} == {(0, 99)}
    assert BOARD.hand == (6, 5, 5, 5)
    free = [one for one in BOARD.objectives if "freely reshuffle" in one.text]
    assert len(free) > 1, "more than one boon is a free reshuffle"


def test_what_is_not_known_is_said_to_be_ours() -> None:
    assert "HOUSE VALUES" in shipped()
    assert GAME.data.startswith("house")


@pytest.mark.rule("revolution:open.24")
def test_the_rules_go_with_a_set_of_plain_cards_alone() -> None:
    table = new(seats=2, cards=PLAIN)
    assert set(line(table).values()) <= {
        f"{type}{n}" for type in ("FH", "BR", "EC", "HR", "BE", "FC", "U", "X") for n in range(1, 6)
    }
    assert all(name.split()[0] in ("Wilds", "Cellar", "Parlour", "Ruin") for name in now(table)["objectives"])
    assert len(row(table)) == 3


def test_a_file_replaces_sections_and_leaves_the_others() -> None:
    board = read_board(
        "[seekers]\nsets = ['One', 'Two', 'Three', 'Four']\ntext = ['Play to Act again on your turn.']\n"
    )
    assert board.seekers[0][0].name == "One Seeker FH"
    assert board.events_named.keys() == BOARD.events_named.keys()


WRONG: list[tuple[str, str]] = [
    ("[evens]\n", r"\[evens\]: no such section .*events"),
    ("[board\n", "not TOML"),
    (cards(loss=[9, 8, 8]), r"\[board\] loss: .* not a list of 4 numbers"),
    (cards(loss=[10, 8, 8, 7]), r"\[board\] loss"),
    (cards(moon=[]), r"\[board\] moon"),
    (cards(liberty_start=0), r"liberty_start: 0 is not a number from 1 to 7"),
    (
        cards(liberty={"1": ["Hand sise is 1 larger."]}),
        r"\[board.liberty\] 1: .*\n.*\n.*\^+\n  did you mean: Hand size is 1 larger",
    ),
    (cards(liberty={"8": []}), r"\[board.liberty\] 8: no such key"),
    (cards(events={"U1": {"cost": "six"}}), r"U1\] cost: 'six' is not a number"),
    (cards(events={"X1": {"cost": "6"}}), r"X1\] cost: '6' is not a number with \+P"),
    (cards(events={"HR1": {"cost": "4 Hexes"}}), r"HR1\] cost: a number of each icon"),
    (
        cards(events={"HR1": {"cost": "4 Hexes or 4 Brewing"}}),
        r"'4 Brewing' is not a number and an icon of Hexes/Rituals",
    ),
    (cards(events={"HR1": {"sign": "Bell"}}), r"sign: 'Bell' is none of: Liberty"),
    (cards(events={"HR1": {"text": ["When Flipped: Sing."]}}), r"HR1\] text: .*'Sing' can't stand here"),
    (cards(events={"HR1": {"glyph": 3}}), r"glyph: no such key"),
    (cards(events={"HR1": {"name": "FH1"}}), r"'FH1': two cards have this name"),
    (cards(boons={"Cellar 1": "Fly."}), r"Cellar 1\] text"),
    (cards(recruits={"Odd": {"class": "Wizard"}}), r"Odd\] class: 'Wizard' is none of"),
    (cards(recruits={"Odd": {"icons": "QQ"}}), r"Odd\] icons: 'QQ' has other letters"),
    (cards(recruits={"Odd": {"stars": -1}}), r"Odd\] stars: -1 is not a number from 0 to 9"),
    (cards(recruits={f"R{n}": {} for n in range(31)}), r"30 cards are expected here, not 31"),
    ("[objectives]\ncards = []\n", r"16 cards are expected here, not 0"),
    ("[events]\n", r"eight types are expected"),
    ("[seekers]\nsets = ['A', 'A', 'B', 'C']\n", r"four different words"),
    ("board = 3\n", r"\[board\]: a section with keys is expected"),
]


@pytest.mark.parametrize(("text", "words"), WRONG)
def test_what_is_wrong_is_named_with_its_place(text: str, words: str) -> None:
    with pytest.raises(SetupError, match=words):
        GAME.settle(seats=1, components=text)


def test_a_shipped_event_of_every_kind_of_effect_is_there() -> None:
    """When flipped, lasting, cost growth, limits, boons, abilities."""
    events: list[Any] = list(BOARD.events)
    assert any(event.flipped for event in events)
    for attribute in ("others", "hand", "recruits", "grows", "past", "bars", "no_assistance", "no_trophies_here"):
        assert any(getattr(event, attribute) for event in events), attribute
    for attribute in ("no_extra", "no_trophies", "one_helper"):
        assert any(getattr(event, attribute) for event in events), attribute
    assert sum(event.liberty for event in events) == 32
    assert sum(event.peril for event in events) == 48


def test_every_card_has_a_flavour_of_its_own() -> None:
    told = [event.flavour for event in BOARD.events]
    told += [card.flavour for card in (*BOARD.recruits, *BOARD.blessings)]
    told += [objective.flavour for objective in BOARD.objectives]
    assert len(told) == 132
    assert all(told)
    assert len(set(told)) == 132
