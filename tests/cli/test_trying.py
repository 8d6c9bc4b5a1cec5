"""The designer's minute: a card is tried, watched, measured and printed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from coven.cli.main import main
from coven.cli.trying import Trying
from coven.games import find
from coven.games.revolution.components_reading import shipped
from coven.kernel import CovenError, Seat, Source, Table
from coven.lab.card import plays_of, try_card
from tests.cli.terminal import Terminal

DARING = """\
Daring Blow
A Strike Spell
Power 3

To Play: Spend 2 Passion.

On Play: Draw 1 card.
"""
A = Seat(0)
CALM = "Calm\nA Stance\n\nYour strike spells have +1 Power.\n"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    file = tmp_path / "mine.txt"
    file.write_text(DARING, encoding="utf-8")
    return file


@pytest.mark.parametrize("words", [["cards", "try"], ["lab", "card"]])
def test_a_file_of_a_game_without_cards_to_try(
    words: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The game is found by the file: nobody is told another game's rules."""
    file = tmp_path / "mine.toml"
    file.write_text("[blessings]\ncards = []\n", encoding="utf-8")
    assert main([*words, str(file)]) == 2
    told = capsys.readouterr().err
    assert f"{file} is for revolution, which has no cards to try one by one" in told
    assert f"`coven play revolution --components {file}`" in told
    assert "Spell" not in told


def test_a_sheet_of_a_whole_set(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A board is no card: the others are printed, and a file with nothing else is refused."""
    file, sheet = tmp_path / "mine.toml", tmp_path / "sheet.svg"
    file.write_text(shipped(), encoding="utf-8")
    assert main(["cards", "sheet", str(file), "-o", str(sheet)]) == 0
    assert "Goody" in "".join(one.read_text(encoding="utf-8") for one in tmp_path.glob("sheet*.svg"))
    file.write_text(shipped()[: shipped().index("[seekers]")], encoding="utf-8")
    assert main(["cards", "sheet", str(file), "-o", str(sheet)]) == 2
    assert "there is no card to print" in capsys.readouterr().err


def trying(file: Path, name: str = "") -> Trying:
    game = find("revel")
    workshop = game.workshop()
    assert workshop is not None
    return Trying(game, workshop, str(file), name, {})


def offered(table: Table) -> list[str]:
    return [option.words for option in table.options]


# Trying


def test_the_card_is_in_hand_and_can_be_paid_for_on_a_board_that_has_something_of_everything(file: Path) -> None:
    table = trying(file).begin()
    view = table.view(A)
    assert view.A.hand[0] == "Daring Blow"
    assert view.A.resources["Passion"].marks == 5
    table.choose("play a card")
    assert table.options[offered(table).index("Daring Blow")].warning is None
    table.choose("Daring Blow")
    assert {"space 2", "space 5"} <= set(offered(table))
    table.choose("space 5")
    table.choose("pay")
    after = table.view(A)
    assert (after.A.resources["Passion"].marks, len(after.A.hand)) == (3, 4)
    assert plays_of("Daring Blow", table) == 1


@pytest.mark.parametrize(
    ("text", "where"),
    [
        (CALM, lambda side: side.hand[0]),
        ("Hazel\nShe's a Witch of Passion\n\nHer Power Is: Draw 1 card.\n", lambda side: side.witch.name),
        ("Malice\nA Resource\n---\nRue\nShe's a Witch of Malice\n", lambda side: next(iter(side.resources))),
    ],
)
def test_whatever_kind_of_card_it_is_it_is_where_it_does_something(file: Path, text: str, where: object) -> None:
    file.write_text(text, encoding="utf-8")
    assert callable(where)
    assert where(trying(file).begin().view(A).A) == text.partition("\n")[0]


def test_what_a_card_costs_is_there_even_if_only_a_witch_of_the_same_file_has_it(file: Path) -> None:
    cards = "Malice\nA Resource\n---\nRue\nShe's a Witch of Malice\n---\n" + DARING.replace("Passion", "Malice")
    file.write_text(cards, encoding="utf-8")
    table = trying(file, "daring").begin()
    assert {name: card.marks for name, card in table.view(A).A.resources.items()} == {"Malice": 5}


def test_nobody_can_work_out_the_luck_of_a_trial(file: Path) -> None:
    assert max(trying(file).seed.bit_length() for _ in range(8)) > 64


def test_an_edited_card_is_taken_up_where_the_game_stands(file: Path) -> None:
    one = trying(file)
    table = one.begin()
    table.choose("draw a card")
    hand = table.view(A).A.hand
    table.choose("play a card")
    file.write_text(DARING.replace("Power 3", "Power 9"), encoding="utf-8")
    table, words = one.again(table)
    assert words == "Daring Blow as it is now. What was under way has been taken back."
    assert table.view(A).A.hand == hand
    for answer in ("play a card", "Daring Blow", "space 5", "pay"):
        table.choose(answer)
    assert table.view(A).A.spells[5].power == 9


def test_where_the_position_cant_be_kept_the_trial_begins_anew_and_says_why(file: Path) -> None:
    one = trying(file)
    table = one.begin()
    file.write_text(DARING.replace("Daring Blow", "Bold Blow"), encoding="utf-8")
    table, words = one.again(table)
    assert words.startswith("Bold Blow as it is now. The position couldn't be kept, so it is tried anew: ")
    assert "Daring Blow" in words
    assert table.view(A).A.hand[0] == "Bold Blow"


def test_a_mistake_in_the_edit_is_told_and_the_game_stays(file: Path) -> None:
    one = trying(file)
    table = one.begin()
    before = table.fingerprint()
    file.write_text(DARING.replace("Draw 1 card", "Draw 1 crad"), encoding="utf-8")
    with pytest.raises(CovenError, match="'crad'"):
        one.again(table)
    assert table.fingerprint() == before


def test_at_the_terminal_one_key_takes_the_edit_up(file: Path) -> None:
    terminal = Terminal(["cards", "try", str(file), "--plain"])
    terminal.until("A> ")
    file.write_text(DARING.replace("Power 3", "Power 7"), encoding="utf-8")
    terminal.type("r\n")
    shown = terminal.until("Power 7")
    assert "Daring Blow as it is now." in shown
    terminal.type("quit\n")
    assert terminal.end() == 0


def test_a_card_that_isnt_there_is_told_with_those_that_are(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "try", str(file), "Nothing"]) == 2
    assert "has no card 'Nothing'; it has: Daring Blow" in capsys.readouterr().err


# Watching


def test_a_watched_file_is_judged_again_when_it_changes(file: Path) -> None:
    terminal = Terminal(["cards", "check", str(file), "--watch"])
    terminal.until("1 accepted, 0 declined")
    terminal.until("Waiting for a change")
    file.write_text(DARING.replace("Draw 1 card", "Draw 1 crad"), encoding="utf-8")
    assert "'crad'" in terminal.until("0 accepted, 1 declined")
    terminal.until("Waiting for a change")
    terminal.press_ctrl_c()
    assert terminal.end() == 1


# The lab


def test_a_strong_card_is_found_to_be_strong_and_a_useless_one_weak(file: Path) -> None:
    file.write_text("Landslide\nA Strike Spell\nPower 12\n---\nPuff\nA Strike Spell\nPower 0\n", encoding="utf-8")
    text = file.read_text(encoding="utf-8")
    rates = []
    for card in ("Landslide", "Puff"):
        (tried,) = try_card(find("revel"), card, components=text, decks=["celosia"], games=6, mind="greedy")
        assert tried.swap.copies == 2
        assert (tried.match.sides, len(tried.match.played)) == ((f"with {card}", "without"), 6)
        rates.append(tried.match.score(0).rate)
        if card == "Landslide":
            assert tried.plays > 0
    assert rates[0] > rates[1]


def test_a_swapped_deck_is_a_legal_deck_with_the_card_in_it(file: Path) -> None:
    game = find("revel")
    workshop, decks = game.workshop(), game.decks()
    assert workshop is not None
    assert decks is not None
    for text, copies in ((DARING, 2), (CALM, 1), (DARING + "\nOnly 1 copy of this card per deck.\n", 1)):
        setup = game.settle(components=text)
        card = text.partition("\n")[0]
        for name, deck in decks.shipped().items():
            swap = workshop.swap(card, Source(deck, name), setup)
            assert decks.check(Source(swap.deck, name), setup, ()) == []
            assert f"{copies} {card}\n" in swap.deck


def test_the_lab_tells_deck_by_deck_what_came_of_it(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "card", str(file), "daring", "--games", "2", "--decks", "nymphaea", "--mind", "random"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("Daring Blow: 2 games, random playing both sides of each")
    assert re.search(r"nymphaea.*\d+\.\d%", out)
    assert "in all" not in out
    assert main(["lab", "card", str(file), "--decks", "nymphea"]) == 2
    assert "no deck 'nymphea' ships" in capsys.readouterr().err


def test_a_witch_has_no_place_in_a_draw_deck(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_text("Hazel\nShe's a Witch of Passion\n", encoding="utf-8")
    assert main(["lab", "card", str(file)]) == 2
    assert "no draw deck has a place for it" in capsys.readouterr().err


def test_the_lab_tells_what_is_known_so_far_and_of_all_in_the_end(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """All decks go on together, so the first line is of all of them; the next when there are twice as many games."""
    decks = ["--decks", "nymphaea,celosia", "--games", "15", "--mind", "random", "--jobs", "1"]
    assert main(["lab", "card", str(file), "daring", *decks]) == 0
    told = capsys.readouterr()
    so_far = [
        re.fullmatch(r"\d+\.\d% so far \(\d+\.\d% to \d+\.\d%\) in (\d+) games", line) for line in told.err.splitlines()
    ]
    assert [found and found[1] for found in so_far] == ["8", "16", "32"]
    assert told.out.startswith("Daring Blow: 32 games, ")
    assert re.search(r"in all.*\d+\.\d%", told.out)


def test_all_that_is_played_in_rounds_is_what_is_played_at_once(file: Path) -> None:
    """However many play at a time: the same deals, in their order, for every deck."""
    seen: list[list[int]] = []
    found = [
        try_card(
            find("revel"),
            "Daring Blow",
            components=DARING,
            decks=["celosia", "hellebore"],
            games=10,
            mind="random",
            jobs=jobs,
            so_far=lambda tried: seen.append([len(one.match.played) for one in tried]),
        )
        for jobs in (1, 16)
    ]
    assert seen == [[4, 4], [8, 8], [10, 10], [8, 8], [10, 10]]
    assert found[0] == found[1]
    for tried in found[0]:
        assert [one.seed for one in tried.match.played] == [0, 0, 1, 1, 2, 2, 3, 3, 4, 4]


def test_the_lab_broken_off_shows_what_is_known_so_far(file: Path) -> None:
    """Whole rounds alone: each deal of them was played from both seats."""
    words = ["lab", "card", str(file), "daring", "--decks", "celosia", "--games", "100000", "--mind", "random"]
    terminal = Terminal(words)
    terminal.until("so far")
    terminal.press_ctrl_c()
    shown = terminal.until("played per game")
    found = re.search(r"Broken off after (\d+) of 100000 games", shown)
    assert found is not None
    assert int(found[1]) >= 4
    assert f"Daring Blow: {found[1]} games" in shown
    assert terminal.end() == 130
