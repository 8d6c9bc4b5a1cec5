"""Saved games as text."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as some

import coven
from coven.kernel import Entry, Record, RecordError, Seat, Table
from coven.scripts import ScriptError, load, read_record, read_script, run_script, write_record
from coven.scripts.demands import Fingerprint
from tests.kernel.tiny import GAME, Tiny


def played(seed: int, most: int = 1000) -> Table:
    table = coven.new(GAME, seed=seed)
    rng = random.Random(seed)
    while table.decision is not None and most:
        table.choose(rng.randrange(len(table.decision.choices)))
        most -= 1
    return table


@pytest.mark.parametrize("seed", range(20))
def test_a_saved_game_is_read_loaded_and_run(seed: int, tmp_path: Path) -> None:
    table = played(seed, most=seed)
    record = table.record()
    text = write_record(record, game=GAME, waypoints=3)
    file = tmp_path / "saved.yaml"
    file.write_text(text, encoding="utf-8")
    assert read_record(text) == read_record(file) == read_record(record.to_json()) == record
    for twin in (coven.load(text, game=GAME), run_script(text, game=GAME), load(file, game=GAME)):
        assert twin is not None
        assert twin.fingerprint() == table.fingerprint()
        assert twin.record() == record
        assert twin.log(None) == table.log(None)


def test_the_plain_form_as_text(tmp_path: Path) -> None:
    record = played(4).record()
    file = tmp_path / "saved.json"
    file.write_text(json.dumps(record.to_json()))
    assert read_record(file) == read_record(file.read_text()) == record
    assert load(file, game=GAME).record() == load(record, game=GAME).record() == record


def test_fingerprints_stand_along_the_way() -> None:
    table = played(3)
    answers = sum(entry.seat is not None for entry in table.record().entries)
    script = read_script(write_record(table.record(), game=GAME, waypoints=4))
    assert sum(isinstance(line, Fingerprint) for line in script.play) == (answers - 1) // 4 + 1
    assert write_record(table.record(), waypoints=0).count("fingerprint") == 1


def test_only_a_last_line_is_the_fingerprint_of_the_end() -> None:
    text = write_record(played(3).record(), game=GAME, waypoints=4)
    cut = text[: text.rindex("- fingerprint")]
    assert "fingerprint" in cut
    assert read_record(cut) == replace(played(3).record(), fingerprint="")


def test_a_changed_game_is_found_out_at_the_next_fingerprint() -> None:
    text = write_record(played(3).record(), game=GAME, waypoints=3)
    wrong = text.replace("chance the first player: numbered 1", "chance the first player: numbered 0")
    assert wrong != text
    with pytest.raises(ScriptError):
        load(wrong, game=GAME)
    prints = [number for number, line in enumerate(text.split("\n"), 1) if "fingerprint" in line]
    lines = text.split("\n")
    lines[prints[0] - 1] = "- fingerprint: 0011223344556677"
    with pytest.raises(ScriptError, match="another position than they did") as caught:
        load("\n".join(lines), game=GAME)
    assert caught.value.line == prints[0]


def test_a_game_played_with_other_cards_is_refused() -> None:
    class Second(Tiny):
        data = "2"

    text = write_record(replace(played(3).record(), data="1"), waypoints=0)
    for old in (text, read_record(text)):
        with pytest.raises(RecordError, match=r"played with version '1' .* of Tiny, and here is version '2'"):
            load(old, game=Second())
    with pytest.raises(ScriptError) as caught:
        run_script(text, game=Second())
    assert text.split("\n")[caught.value.line - 1] == "data: '1'"


def test_a_game_saved_from_a_position() -> None:
    position = {**played(3, 2).position(), "hands": [[2, 6], [1, 8]]}
    table = Table(GAME, GAME.settle(seats=2, options=None, brings=(), components=None), 5, origin=position)
    table.choose(0)
    record = table.record()
    assert record.position == position
    assert read_record(write_record(record, game=GAME)) == record
    assert load(write_record(record, game=GAME), game=GAME).fingerprint() == table.fingerprint()


def test_a_script_with_demands_is_no_record_but_can_be_taken_up() -> None:
    text = "game: tiny\nseats: 2\nplay:\n- chance: [1, 2, 3]\n- asked: A\n"
    with pytest.raises(ScriptError, match=r"script:4: .* no demands; play a script with `coven run`"):
        read_record(text)
    with pytest.raises(ScriptError, match="script:3: a saved game has answers"):
        read_record("game: tiny\nplay:\n- over\n")
    with pytest.raises(ScriptError, match="how many seats"):
        read_record("game: tiny\n")
    text = text.replace("- asked: A\n", "- chance: 0\n- asked: A\n")
    assert load(text, game=GAME).position()["hands"][0] == [1, 2, 3]


def test_a_refused_setup_is_no_game() -> None:
    text = "game: tiny\nseats: 5\nrefused setup: {because: 2 players}\n"
    assert run_script(text, game=GAME) is None
    with pytest.raises(ScriptError, match="script:3: this setup is refused: there is no game to take up"):
        load(text, game=GAME)
    with pytest.raises(ScriptError, match="script:3: a saved game has answers"):
        read_record(text)


def test_what_is_no_record() -> None:
    with pytest.raises(RecordError, match="this is no record: it has no 'data'"):
        read_record({"game": "tiny"})
    with pytest.raises(ScriptError, match="script:2: this is no JSON"):
        read_record('{"game":\n}')


words = some.text(some.characters(codec="utf-8"), min_size=1)


@example(
    answers=["blanks after ", " and before", "# a sign", "a: b", "no", "1.5", "'", ""], what="x", card="c ", title="t "
)
@given(answers=some.lists(words, max_size=5), what=words, card=words, title=words)
def test_any_words_can_be_written(answers: list[str], what: str, card: str, title: str) -> None:
    what = " ".join(what.split()) or "luck"
    entries = (Entry(None, what, (1, 0)), *(Entry(Seat(0), answer, None) for answer in answers))
    options = {"no": "yes", "n": 1, "x": [True, None, 1.5, "1.5"], "card": card}
    record = Record(
        "tiny", "1.10", 3, 2, options, (card, {"a": card}), card, (Seat(1),), {"deep": [[card]]}, entries, "00112233e4"
    )
    text = write_record(record, title=title)
    assert read_record(text) == record
    assert read_script(text).title == title
