"""Tables are kept between runs, and nothing breaks where they can't be."""

from __future__ import annotations

import json
import pickle
from pathlib import Path

import pytest
from lark import Token

from coven.language import TextError
from coven.language.grammar import Grammar
from coven.language.kept import seal_of

SOURCE = "%declare DRAW INT CARD\nstart: DRAW INT CARD"
SHOWN = {"DRAW": "'draw'", "INT": "a number", "CARD": "'card'"}
TEXT = "draw 1 card"


def words(*types: str) -> list[Token]:
    """Tokens of the text, of these types."""
    starts = (0, 5, 7)
    parts = TEXT.split()
    return [Token(kind, parts[i], starts[i], end_pos=starts[i] + len(parts[i])) for i, kind in enumerate(types)]


def read() -> list[str]:
    tree = Grammar(SOURCE, ("start",), SHOWN).parse(words("DRAW", "INT", "CARD"), "start", TEXT)
    return [str(child) for child in tree.children]


def test_tables_are_kept_and_read_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert read() == ["draw", "1", "card"]
    (kept,) = (tmp_path / "coven").iterdir()
    written = kept.stat().st_mtime_ns
    assert read() == ["draw", "1", "card"]
    assert kept.stat().st_mtime_ns == written


def test_damaged_tables_are_made_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    read()
    (kept,) = (tmp_path / "coven").iterdir()
    kept.write_bytes(kept.read_bytes()[:100])
    assert read() == ["draw", "1", "card"]


@pytest.mark.parametrize("at", range(1, 20))
def test_tables_of_which_a_character_is_another_are_made_again(
    at: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Wherever it is: such a file may be good JSON still, and a grammar that reads other texts."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    read()
    (kept,) = (tmp_path / "coven").iterdir()
    whole = kept.read_text()
    place = len(whole) * at // 20
    broken = whole[:place] + ("1" if whole[place] == "0" else "0") + whole[place + 1 :]
    kept.write_text(broken)
    assert read() == ["draw", "1", "card"]
    assert kept.read_text() != broken


def test_tables_of_another_grammar_are_not_taken_for_these(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    read()
    (kept,) = (tmp_path / "coven").iterdir()
    Grammar("%declare DRAW INT CARD\nstart: CARD INT", ("start",), SHOWN)
    (other,) = (file for file in (tmp_path / "coven").iterdir() if file != kept)
    kept.write_bytes(other.read_bytes())
    assert read() == ["draw", "1", "card"]


class Trap:
    """Writes a file when somebody unpickles it."""

    def __init__(self, file: Path) -> None:
        self.file = file

    def __reduce__(self) -> tuple[object, tuple[str, str]]:
        return open, (str(self.file), "w")


def test_what_somebody_else_put_there_is_never_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A pickle, or data that names what should be called: it is no tables, and they are made anew."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    read()
    (kept,) = (tmp_path / "coven").iterdir()
    sprung = tmp_path / "sprung"
    named = json.dumps({"data": {"__type__": "open", "options": {"transformer": "os.system"}}, "memo": {}})
    sealed = f"{seal_of(kept.stem, named)}\n{named}"
    for forged in (pickle.dumps(Trap(sprung)), sealed.encode(), named.encode(), b"[" * 100_000):
        kept.write_bytes(forged)
        assert read() == ["draw", "1", "card"]
        assert not sprung.exists()


def test_where_nothing_can_be_kept_nothing_breaks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("no folder")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    assert read() == ["draw", "1", "card"]


def test_a_wrong_word_and_a_missing_one_are_shown_with_what_was_expected() -> None:
    grammar = Grammar(SOURCE, ("start",), SHOWN)
    with pytest.raises(TextError) as wrong:
        grammar.parse(words("DRAW", "CARD"), "start", TEXT)
    assert (wrong.value.start, wrong.value.end, wrong.value.expected) == (5, 6, ("a number",))
    with pytest.raises(TextError, match="missing") as missing:
        grammar.parse(words("DRAW", "INT"), "start", "draw 1")
    assert (missing.value.start, missing.value.expected) == (6, ("'card'",))


@pytest.mark.parametrize(("many", "named"), [(2, 2), (3, 0)])
def test_where_many_words_could_stand_none_is_named(many: int, named: int) -> None:
    names = [f"WORD{number:02}" for number in range(many)]
    grammar = Grammar(f"%declare {' '.join(names)} CARD\nstart: {' | '.join(names)}", ("start",), {})
    with pytest.raises(TextError) as found:
        grammar.parse([Token("CARD", "card", 0, end_pos=4)], "start", "card")
    assert found.value.expected == tuple(names[:named])


def test_every_grammar_has_tables_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert read() == ["draw", "1", "card"]
    Grammar(SOURCE.replace("start: DRAW INT CARD", "start: DRAW CARD"), ("start",), SHOWN)
    Grammar(f"{SOURCE}\nother: DRAW", ("start", "other"), SHOWN)
    assert len(list((tmp_path / "coven").iterdir())) == 3


def test_what_may_come_next_is_told_in_the_same_order_however_the_tables_were_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Lark's own order is another one with each hash seed, and what is derived from a grammar must not be."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    names = ["ASH", "BIRCH", "CEDAR", "ELM", "FIR", "HAZEL", "LARCH", "OAK", "PINE", "YEW"]
    mixed = names[5:] + names[:5]
    grammar = Grammar(f"%declare {' '.join(mixed)}\nstart: {' | '.join(mixed)}", ("start",), {})
    assert grammar.expected(grammar.begin("start")) == names
