"""Cards looked up, searched for and judged: those that ship, those of the catalogue, and those that people write."""

from __future__ import annotations

import pytest

from coven.cli.cards import search_cards
from coven.games.revel.cards.library import RevelLibrary
from coven.games.spoils.cards.library import SpoilsLibrary
from coven.kernel import CovenError, Source

LIBRARY = SpoilsLibrary()


def found(capsys: pytest.CaptureFixture[str], *words: str) -> list[str]:
    """The lines that a search prints, but for the last, which counts them."""
    search_cards({"spoils": LIBRARY}, words)
    return capsys.readouterr().out.splitlines()[:-1]


def judged(text: str) -> list[str]:
    """What is wrong with the only card of a file."""
    (one,) = LIBRARY.judge([Source(text, "mine.txt")])
    return [mistake.splitlines()[0] for mistake in one.mistakes]


def test_cards_are_found_by_any_figure_and_marked_if_their_text_is_not_here(capsys: pytest.CaptureFixture[str]) -> None:
    assert found(capsys, "strength 5", "rarity rare", "dragon", "cost 6") == [
        "Really Big Barduse  6 RRRRRR  5/4/2  Warlord Character - dragon"
    ]
    assert found(capsys, "strength 5", "godwing") == [
        "Godwing Thunderhoof  9 R  5/5/3  Warlord Character - godwing, seraphim, dragon (text not here)"
    ]
    assert [line.split("  ")[0] for line in found(capsys, "set 1E1", "universal")] == []
    assert found(capsys, "structure 10") == found(capsys, "location", "structure 10")
    assert len(found(capsys, "influence 20")) == 5
    assert found(capsys, "cost 1", "12 Man") == []  # a whole figure, not a part of one


def test_every_card_of_the_game_has_a_name_here() -> None:
    names = LIBRARY.names()
    assert len(names) == len(set(names)) == 887


def test_a_card_that_ships_is_shown_with_its_text() -> None:
    shown = LIBRARY.show("luteoderm armor", ())
    assert (shown.name, shown.corner) == ("Luteoderm Armor", "3 EE  +2/+2/+0")
    assert shown.type_line == "Gearsmith Item - gear"
    assert [one.text.partition("\n")[0] for one in shown.paragraphs][::2] == ["Attach to Character", "HANDOFF"]
    assert shown.footer == "1E1, 110/220, common"


def test_a_card_of_the_catalogue_shows_what_is_known_and_says_what_is_not() -> None:
    shown = LIBRARY.show("Ashes of Zenobia", ())
    assert shown.type_line == "Arcanist Item (text not here)"
    known, missing = shown.paragraphs
    assert known.text == "Unique Ashes Of Zenobia"
    assert missing.text == "(The text of this card isn't here.)"
    assert missing.notes == ("Write it down in a file of cards to play with it. It has 1 ability.",)
    with pytest.raises(CovenError, match="did you mean Ashes of Zenobia"):
        LIBRARY.show("Ashes of Zenobi", ())


def test_a_text_that_somebody_wrote_down_takes_its_place() -> None:
    mine = Source("Gargantuan Garbler\n\nCovert\nIf this card enters play, draw a card.", "mine.txt")
    shown = LIBRARY.show("gargantuan garbler", [mine])
    assert shown.corner == "9 OOOO  6/6/3"
    assert [one.text for one in shown.paragraphs] == ["Covert", "If this card enters play, draw a card."]
    assert judged(mine.text) == []


def test_a_card_is_shown_with_what_is_understood() -> None:
    mine = Source(
        "Sifter\nArcanist Tactic\nCost 1 O\n\n*Shake well.*\nCost: Pick a character.\nEffect: Destroy it.\n---\n"
        "Chooser\nArcanist Tactic\nCost 1 O\n\nChoose one of the following as this card's rules text:\n"
        "OPTION 1\nEffect: Draw a card.\nOPTION 2\nEffect: Discard a card.\n---\n"
        "Broken\nArcanist Tactic\nCost 1 O\n\nEffect: Drw a card.",
        "mine.txt",
    )
    sifter, chooser, broken = (LIBRARY.show(name, [mine]).paragraphs for name in ("Sifter", "Chooser", "Broken"))
    assert [one.notes for one in sifter] == [
        (),
        ("cost", "  you: pick 1 character in play, anybody's (#1)", "effect", "  you: destroy #1"),
    ]
    assert [bool(one.notes) for one in chooser] == [False, True, False]  # all of them below the first
    assert [one.notes for one in broken] == [()]
    assert [one.notes for one in LIBRARY.show("kinky asp", ()).paragraphs] == [()]  # Covert says the same


def test_what_is_wrong_with_a_card_is_told_with_its_rule() -> None:
    assert judged("Gnat\nArcanist Character - lurker\nCost 1 O\nStats 1/1/3\n\nDraw.") == [
        "mine.txt:1: Gnat: a card that ships has this name: choose another one (201.1b)",
        "mine.txt:6: Gnat: '.' can't stand here",
    ]
    assert judged("Gargantuan Garbler\nArcanist Character - lurker\nCost 9 OOOO\nStats 6/6/4\n\nCovert") == [
        "mine.txt:1: Gargantuan Garbler: speed 4, and the catalogue has 3 (105.1)"
    ]
    assert judged("My Own Card\nArcanist Character - lurker\nCost 9 OOOO\nStats 6/6/4\n\nCovert") == []
    (line,) = judged("My Own Card\nArcanist Character - lurker\nCost 9 OOOO")
    assert line.endswith("a character needs its stats (201.7a)")


def test_a_mistake_within_a_paragraph_of_several_lines_is_told_with_the_line_where_it_begins() -> None:
    header = "My Own Card\nArcanist Tactic\nCost 1 O\n\n"
    (line,) = judged(header + "Cost: Pick a character.\nEffect: Destroy the chracter.")
    assert line.startswith("mine.txt:5: My Own Card: ")


@pytest.mark.parametrize("text", ["Hat\nRogue Item\nCost 1 D", "Gargantuan Garbler\n\nCost: Pay 1."])
def test_files_of_such_cards_are_known_by_their_lines(text: str) -> None:
    assert LIBRARY.reads(Source(text, "mine.txt"))
    assert not RevelLibrary().reads(Source(text, "mine.txt"))
    spell = Source("Ember\nA Strike Spell\nPower 3\n\nOn Play: Draw 1 card.", "mine.txt")
    assert not LIBRARY.reads(spell)
    assert RevelLibrary().reads(spell)


def test_a_card_is_told_how_each_paragraph_is_understood() -> None:
    text = "Mole\nRogue Character - x\nCost 1\nStats 1/1/3\n\nCovert\n[D]: If this card leaves play, draw a card."
    (one,) = LIBRARY.judge([Source(text, "mine.txt")])
    assert one.understood == ("keyword (507.3)", "trigger (503.1) with a threshold (405.4)")
