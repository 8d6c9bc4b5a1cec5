"""`coven cards` and `coven decks`: what is accepted, what is declined, and the exit code."""

from __future__ import annotations

from pathlib import Path

import pytest

from coven.cli.main import main

GOOD = """\
Ember - First Light
A Strike Spell & A Familiar
Power 3
Icons: flames

On Play: Draw 1 card.
Each Time You Play This Card: Gain 1 Passion.
---
Celosia
She's a Witch of Passion
"""


@pytest.fixture
def cards(tmp_path: Path) -> Path:
    file = tmp_path / "mine.txt"
    file.write_text(GOOD, encoding="utf-8")
    return file


def test_a_good_file_is_accepted_card_by_card(cards: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "check", str(cards)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines == [
        "accepted  Ember - First Light: consequence (4.2.4), consequence (4.2.4)",
        "accepted  Celosia: no effects",
        "2 accepted, 0 declined",
    ]


def test_a_bad_card_is_declined_with_a_caret_and_the_others_are_judged(
    cards: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    cards.write_text(GOOD.replace("Draw 1 card", "Draw 1 crad"), encoding="utf-8")
    assert main(["cards", "check", str(cards)]) == 1
    out = capsys.readouterr().out
    assert f"declined  {cards}:6: Ember - First Light: 'crad' is no word of card text" in out
    assert "  On Play: Draw 1 crad.\n                  ^^^^\n" in out
    assert "accepted  Celosia" in out
    assert out.endswith("1 accepted, 1 declined\n")


def test_every_paragraph_that_is_wrong_is_told(cards: Path, capsys: pytest.CaptureFixture[str]) -> None:
    cards.write_text("Odd\nA Stance\n\nWhen You Fly: Draw 1 card.\n\nYour spells have +1 Powr.\n", encoding="utf-8")
    assert main(["cards", "check", str(cards)]) == 1
    out = capsys.readouterr().out
    assert f"declined  {cards}:4: Odd: 'Fly' can't stand here" in out
    assert f"\n          {cards}:6: Odd: 'Powr' can't stand here" in out
    assert out.endswith("0 accepted, 1 declined\n")


def test_a_name_that_a_shipped_card_has_is_told_with_its_line_and_the_text_is_judged_all_the_same(
    cards: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    cards.write_text(f"{GOOD}---\nPlain Spark\nA Strike Spell\nPower 9\n\nOn Play: Draw 1 crad.\n", encoding="utf-8")
    assert main(["cards", "check", str(cards)]) == 1
    out = capsys.readouterr().out
    named = f"declined  {cards}:12: Plain Spark: a card that ships has this name: choose another one (7.2.1)\n"
    assert f"{named}  Plain Spark\n  ^^^^^^^^^^^\n" in out
    assert f"          {cards}:16: Plain Spark: 'crad' is no word of card text\n" in out
    assert "did you mean: On Play: Draw 1 card." in out
    assert out.endswith("2 accepted, 1 declined\n")


def test_a_card_is_shown_with_the_kind_of_each_effect(cards: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "show", "ember", "-", "first", "light", "--cards", str(cards)]) == 0
    out = capsys.readouterr().out
    for words in ("Ember - First Light", "Power 3", "flames", "(4.2.4)", "same as: On Play: Gain 1 Passion."):
        assert words in out


def test_an_unknown_card_and_a_missing_file_are_the_persons_to_put_right(
    cards: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["cards", "show", "Celosa", "--cards", str(cards)]) == 2
    assert "did you mean Celosia" in capsys.readouterr().err
    assert main(["cards", "check", str(cards.parent / "no.txt")]) == 2
    assert "can't be read" in capsys.readouterr().err


def test_a_card_with_several_mistakes_is_told_all_of_them(cards: Path, capsys: pytest.CaptureFixture[str]) -> None:
    cards.write_text(
        "Odd\nA Stance\n\nOn Play: Gain 1 Passoin.\nWhen Your Turn Begins: Discard the opposing spell.\n",
        encoding="utf-8",
    )
    assert main(["cards", "check", str(cards)]) == 1
    out = capsys.readouterr().out
    assert f"declined  {cards}:4: Odd: there is no resource 'Passoin' (1.11.2)" in out
    assert "did you mean: On Play: Gain 1 Passion." in out
    assert f"{cards}:5: Odd: this is in no spell space, so no spell opposes it (1.10.2)" in out
    assert out.endswith("0 accepted, 1 declined\n")


def test_a_deck_is_declined_with_every_rule_it_breaks(cards: Path, capsys: pytest.CaptureFixture[str]) -> None:
    deck = cards.parent / "deck.txt"
    deck.write_text("Name: Few\nWitch: Celosia\n3 Ember - First Light\n", encoding="utf-8")
    assert main(["decks", "check", str(deck), "--cards", str(cards)]) == 1
    out = capsys.readouterr().out
    assert out.startswith(f"declined  {deck}: Few\n")
    assert "(7.1.2)" in out
    assert "(7.1.4)" in out
    assert main(["decks", "check", str(deck), "--cards", str(cards), "--edition", "starter"]) == 1
    assert "(deck.2)" in capsys.readouterr().out


def test_a_card_that_is_not_named_whole_is_proposed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "show", "Rats"]) == 2
    assert "did you mean 'Rats in the Granary'?" in capsys.readouterr().err


def test_the_cards_of_a_game_are_listed_by_its_name(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "list", "spoils"]) == 0
    listed = capsys.readouterr().out.splitlines()
    assert "Ferrous Ferret" in listed
    assert main(["cards", "list", "--game", "spoils"]) == 0
    assert capsys.readouterr().out.splitlines() == listed
    assert main(["cards", "list", "spoil"]) != 0
    assert "there is no game 'spoil'" in capsys.readouterr().err
