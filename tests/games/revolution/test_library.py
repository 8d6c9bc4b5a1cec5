"""The card library: every card that ships is listed, shown and read back; a component file is judged as a whole."""

from __future__ import annotations

from pathlib import Path

import pytest

from coven.cli.main import main
from coven.games.revolution import GAME
from coven.games.revolution.components_reading import read_board, shipped
from coven.games.revolution.text.printing import say
from coven.games.revolution.text.reading import read_ability, read_event, read_instructions
from coven.kernel import CovenError, Judged, Source
from tests.games.revolution.tale import cards

LIBRARY = GAME.library()
BOARD = read_board(None)


def judged(text: str) -> dict[str, Judged]:
    found = list(LIBRARY.judge([Source(text, "mine.toml")]))
    return {one.name: one for one in found}


def declined(text: str) -> dict[str, tuple[str, ...]]:
    return {name: one.mistakes for name, one in judged(text).items() if one.mistakes}


def test_all_cards_that_ship_are_listed_and_shown() -> None:
    names = LIBRARY.names()
    assert len(names) == len(set(names)) == 60 + 30 + 6 + 80 + 16
    for name in names:
        card = LIBRARY.show(name.upper(), ())
        assert card.name == name
        assert card.type_line
        assert card.footer.startswith("house values"), "nobody takes them for the published ones"
        for paragraph in card.paragraphs:
            assert paragraph.notes or paragraph.text.startswith("“")


def test_what_is_shown_of_a_card_is_what_it_is() -> None:
    event = LIBRARY.show("A Wendigo Stalks the Camps", ())
    assert event.corner == "5 Familiars or 4 Hexes"
    assert event.type_line == "hard Event, Familiars/Hexes, Peril"
    assert event.footer == "house values, but for 4 Hexes or 5 Familiars"
    wreck = LIBRARY.show("troop reinforcements  shipwrecked", ())
    assert wreck.corner == "9 icons plus the number of players"
    seeker = LIBRARY.show("Raven Seeker FH", ())
    assert (seeker.corner, seeker.type_line) == ("1 star", "Seeker, FH: 1 Familiars, 1 Hexes")
    boon = LIBRARY.show("Resurrect Benjamin Franklin", ())
    assert boon.corner == "3 Brewing, 4 Rituals"
    assert boon.paragraphs[0].notes[0] == (
        "In turn, from the one whose turn it is, each player may freely reshuffle the own Coven deck."
    )
    assert boon.paragraphs[0].notes[1] == "boon (objectives.2)"


def test_every_text_that_ships_prints_as_it_was_written() -> None:
    for event in BOARD.events:
        for text in event.texts:
            assert say(read_event(text, event.catastrophe)) == text
    for card in BOARD.recruits:
        for text in card.texts:
            assert say(read_ability(text, LIBRARY.show(card.name, ()).type_line.partition(",")[0])) == text
    for objective in BOARD.objectives:
        assert say(read_instructions(objective.text)) == objective.text


def test_what_is_understood_is_told_of_every_kind_of_effect() -> None:
    mine = cards(
        events={
            "HR1": {"text": ["This Event costs 1 more past space 3.", "Relics can't be played against this Event."]},
            "X1": {"text": ["Other Events cost 1 more."]},
            "FH1": {"text": ["When Flipped: One player discards a card, then that player draws 2 cards."]},
        },
        recruits={
            "Odd": {
                "class": "Relic",
                "stars": 0,
                "icons": "RRR",
                "text": ["When assisting with a Relic, give all of its icons.", "Play to banish a Recruit."],
            }
        },
    )

    def told(name: str) -> list[tuple[str, ...]]:
        return [one.notes for one in LIBRARY.show(name, [Source(mine, "mine.toml")]).paragraphs]

    force = "As long as this is in force: "
    assert told("HR1") == [
        (f"{force}This Event costs 1 more past space 3.", "growth of its cost (costs.1)"),
        (f"{force}Relics can't be played against this Event.", "limit (faq.2)"),
    ]
    assert told("X1") == [(f"{force}Other Events cost 1 more.", "lasting effect (anatomy.9)")]
    assert told("FH1") == [
        (
            "Once, when this card is flipped: One player, whom the one whose turn it is chooses, discards a card. The "
            "player chosen for instruction 1 draws 2 cards.",
            "when flipped (event-step.7)",
        )
    ]
    assert told("Odd") == [
        (
            "When assisting with a Relic, give all of its icons: the icons of the Relic itself.",
            "ability of a helper (abilities.3)",
        ),
        ("On the own turn, in step 3, the owner may use this card up: Banish a Recruit.", "ability (abilities.1)"),
    ]


def test_a_card_of_a_file_is_shown_and_says_nothing_of_house_values() -> None:
    mine = Source(cards(events={"HR1": {"text": ["When Flipped: Banish a Recruit."]}}), "mine.toml")
    card = LIBRARY.show("hr1", [mine])
    assert card.paragraphs[0].notes == (
        "Once, when this card is flipped: Banish a Recruit.",
        "when flipped (event-step.7)",
    )
    assert card.footer == ""
    assert LIBRARY.show("Goody Alder", [mine]).footer.startswith("house values"), "the file leaves the Recruits alone"
    with pytest.raises(CovenError, match=r"no such card: 'Wyld 1' \(did you mean 'Wilds 1'\?\)"):
        LIBRARY.show("Wyld 1", [mine])
    with pytest.raises(CovenError, match=r"no such card: 'Salt Chalise' \(did you mean 'The Salt Chalice'\?\)"):
        LIBRARY.show("Salt Chalise", ())


def test_the_file_that_ships_is_accepted_card_by_card() -> None:
    found = judged(shipped())
    assert not any(one.mistakes for one in found.values())
    assert len(found) == 2 + 30 + 6 + 16 + 80, "board and Seekers are one thing each"
    assert found["Goody Alder"].understood == ("ability of a helper (abilities.3)",)
    assert found["Town Meeting"].understood == ("blessing (recruit-step.3)",)


def test_all_that_is_wrong_with_a_card_is_told_and_the_others_are_judged() -> None:
    wrong = {"cost": "4 Hexes", "sign": "Bell", "text": ["When Flipped: Sing.", "Hand size is 1 smaller."], "glyph": 1}
    mistakes = declined(cards(events={"HR1": wrong}))
    assert list(mistakes) == ["HR1"]
    place = "mine.toml, [events.Hexes/Rituals.easy HR1]"
    told = [mistake.splitlines()[0] for mistake in mistakes["HR1"]]
    assert told == [
        f"{place} glyph: no such key; the keys are: name, cost, sign, text, flavour",
        f"{place} cost: a number of each icon of Hexes/Rituals is expected: '4 Hexes or 4 Rituals'",
        f"{place} sign: 'Bell' is none of: Liberty, Peril, Liberty and Peril, none",
        f"{place} text: 'Sing' can't stand here",
        f"{place} text: only a Catastrophe has effects on more than itself while it lies in the line (anatomy.8)",
    ]


def test_what_is_missing_is_told_with_all_that_is_allowed() -> None:
    text = cards().replace('"name" = "HR1", "cost" = "4 Hexes or 4 Rituals", "sign" = "none"', '"name" = "HR1"')
    place = "mine.toml, [events.Hexes/Rituals.easy HR1]"
    assert declined(text)["HR1"] == (
        f"{place} cost: missing; a cost such as '4 Hexes or 4 Rituals' is expected",
        f"{place} sign: missing; Liberty, Peril, Liberty and Peril or none is expected",
    )
    (odd,) = declined(cards(recruits={"Odd": {"class": ""}})).values()
    assert odd == ("mine.toml, [recruits.cards Odd] class: '' is not Dedicant, Celebrant, Steward or Relic",)


def test_counts_types_and_sections_are_judged_too() -> None:
    assert declined("[evens]\n") == {
        "[evens]": (
            "mine.toml, [evens]: no such section (did you mean 'events'?); the sections are: board, seekers, recruits, "
            "blessings, objectives, events",
        )
    }
    few = declined("[blessings]\ncards = [{ name = 'One', text = ['Add an Event.'] }, 3]\n")
    assert few == {
        "blessings.cards 2": ("mine.toml, [blessings.cards 2]: a section with keys is expected here",),
        "[blessings]": ("mine.toml, [blessings] cards: 6 cards are expected here, not 2",),
    }
    types = declined("[events]\n'Hexes/Rituals' = { easy = [], harsh = [] }\n")["[events]"]
    assert [words.partition(", ")[2] for words in types] == [
        "[events]: eight types are expected: six pairs such as Hexes/Rituals, Unaligned and Catastrophe",
        "[events.Hexes/Rituals] harsh: no such key (did you mean 'hard'?); the keys are: easy, hard",
        "[events.Hexes/Rituals] easy: 5 cards are expected here, not 0",
        "[events.Hexes/Rituals] hard: missing; a list of 5 cards is expected",
    ]
    board = declined(cards(spaces=2, hand=[5], liberty={"1": ["Sing."], "2": ["Dance."]}))["[board]"]
    assert [words.splitlines()[0].partition("] ")[2] for words in board] == [
        "spaces: 2 is not a number from 3 to 20",
        "hand: [5] is not a list of 4 numbers from 1 to 12",
        "1: 'Sing' can't stand here",
        "2: 'Dance' can't stand here",
    ]
    twice = declined(cards(events={"HR1": {"name": "FH1"}}))
    assert twice == {"mine.toml": ("mine.toml, 'FH1': two cards have this name",)}
    doubled = {"HR1": {"name": "FH1"}, "HR2": {"name": "FH1"}, "BR1": {"name": "X2"}}
    several = declined(cards(events=doubled).replace('"Wilds 2"', '"Wilds 1"'))
    names = [mistake.split(",")[1].split(":")[0].strip() for mistake in several["mine.toml"]]
    assert names == ["'FH1'", "'X2'", "'Wilds 1'"], "every doubled name, once, wherever it is"
    assert "not TOML" in declined("[board")["mine.toml"][0]
    alike = cards().replace('"2 Catastrophe, 3 Unaligned"', '"3 Familiars, 3 Hexes"', 1)
    assert declined(alike) == {
        "[objectives]": ("mine.toml, [objectives] cards: 4 of Familiars/Hexes are expected, not 5",)
    }


def test_the_commands_find_the_game_by_the_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text("[blessings]\ncards = [{ name = 'One', text = ['Add an Evnt.'] }]\n", encoding="utf-8")
    assert main(["cards", "check", str(mine)]) == 1
    told = capsys.readouterr().out
    assert f"declined  {mine}, [blessings.cards One] text: 'Evnt' can't stand here" in told
    assert "did you mean: Add an Event." in told
    assert told.endswith("0 accepted, 2 declined\n")
    assert main(["cards", "show", "goody", "alder"]) == 0
    assert "house values, but for 2 stars" in capsys.readouterr().out
    assert main(["cards", "list", "--game", "revolution"]) == 0
    assert "Goody Alder\n" in capsys.readouterr().out
    odd = tmp_path / "odd.toml"
    odd.write_text("[[cards]]\n", encoding="utf-8")
    assert main(["cards", "check", str(odd)]) == 2
    assert "say which one is meant: --game" in capsys.readouterr().err


def test_cards_are_searched_for_by_what_is_on_them(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "search", "relic", "moon marker", "--game", "revolution"]) == 0
    assert capsys.readouterr().out == "The Tin Lantern  0 stars  Relic, CCC: 3 Channeling\n1 card\n"
    assert main(["cards", "search", "4 hexes", "event", "liberty,", "--game", "revolution"]) == 1
    assert capsys.readouterr().out == "0 cards\n"
