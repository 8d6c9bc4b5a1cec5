"""Sheets of cards: everything is on them, inside its card, and nothing is lost in silence."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from coven.cards.sheet import ACROSS, DOWN, write_sheet
from coven.cli.main import main
from coven.kernel import CovenError, Paragraph, Shown


def card(name: str = "Ember", text: str = "On Play: Draw 1 card.") -> Shown:
    return Shown(name, "Power 3", "A Strike Spell", (Paragraph(text, ()),), "flames")


def words_of(svg: str) -> list[str]:
    return re.findall(r"<text[^>]*>([^<]*)</text>", svg)


def test_a_card_has_its_name_numbers_type_text_and_icons(tmp_path: Path) -> None:
    (file,) = write_sheet([card("Ember - First Light")], tmp_path / "cards.svg")
    words = words_of(file.read_text(encoding="utf-8"))
    for part in ("Ember", "First Light", "Power 3", "A Strike Spell", "On Play:", "Draw 1 card.", "flames"):
        assert part in words


def test_nine_cards_fill_a_page_and_the_tenth_begins_the_next(tmp_path: Path) -> None:
    names = [f"Card {number}" for number in range(1, ACROSS * DOWN + 2)]
    files = write_sheet([card(name) for name in names], tmp_path / "cards.svg")
    assert [file.name for file in files] == ["cards-1.svg", "cards-2.svg"]
    pages = [[word for word in words_of(file.read_text(encoding="utf-8")) if word in names] for file in files]
    assert pages == [names[:9], names[9:]]


def test_a_long_text_is_set_smaller_and_loses_no_word(tmp_path: Path) -> None:
    text = "On Play: " + " ".join(f"word{number}" for number in range(120))
    (file,) = write_sheet([card(text=text)], tmp_path / "cards.svg")
    svg = file.read_text(encoding="utf-8")
    assert " ".join(words_of(svg)).count("word") == 120
    assert min(float(size) for size in re.findall(r"font-size: ([\d.]+)px", svg)) < 8


def test_what_fits_in_no_size_is_told(tmp_path: Path) -> None:
    with pytest.raises(CovenError, match="Ember: its text is too long for a card"):
        write_sheet([card(text="On Play: " + "very " * 900)], tmp_path / "cards.svg")


def test_a_pdf_has_all_pages(tmp_path: Path) -> None:
    (file,) = write_sheet([card()] * 10, tmp_path / "cards.pdf")
    data = file.read_bytes()
    assert data.startswith(b"%PDF")
    assert len(re.findall(rb"/Type\s*/Page\b", data)) == 2


def test_letters_that_a_pdf_lacks_are_told_and_an_svg_has_them(tmp_path: Path) -> None:
    odd = card("Łódź")
    with pytest.raises(CovenError, match="there is no 'Ł' in the type of the PDF"):
        write_sheet([odd], tmp_path / "cards.pdf")
    assert not (tmp_path / "cards.pdf").exists()
    (file,) = write_sheet([odd], tmp_path / "cards.svg")
    assert "Łódź" in words_of(file.read_text(encoding="utf-8"))


def test_on_the_command_line_mistakes_come_before_a_sheet(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    cards, sheet = tmp_path / "mine.txt", tmp_path / "cards.svg"
    cards.write_text("Ember\nA Strike Spell\nPower 3\n\nOn Play: Draw 1 crad.\n", encoding="utf-8")
    assert main(["cards", "sheet", str(cards), "-o", str(sheet)]) == 2
    assert "'crad'" in capsys.readouterr().err
    assert not sheet.exists()
    cards.write_text("Ember\nA Strike Spell\nPower 3\n\nOn Play: Draw 1 card.\n", encoding="utf-8")
    assert main(["cards", "sheet", str(cards), "-o", str(sheet)]) == 0
    assert capsys.readouterr().out == f"written: {sheet}\n"
    assert main(["cards", "sheet", str(cards), "-o", str(tmp_path / "cards.png")]) == 2
    assert "written as .svg or .pdf" in capsys.readouterr().err
