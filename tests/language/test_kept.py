"""What is kept between runs is what was kept, whole, or nothing."""

from __future__ import annotations

import json
import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from coven.language import kept
from coven.language.kept import LARGE, MOST_KEPT, digest_of, keep, named_by, recall, seal_of

DATA = {"several": [1, 2, {"inside": None}], "word": "naïve"}


@pytest.fixture(autouse=True)
def _cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COVEN_CACHE", str(tmp_path / "cache"))


def files(tmp_path: Path) -> list[Path]:
    return sorted((tmp_path / "cache").iterdir())


def test_what_was_kept_is_recalled_and_nothing_else_is() -> None:
    name = named_by("one", "other")
    assert recall(name) is None
    keep(name, DATA)
    assert recall(name) == DATA
    assert recall(named_by("one", "others")) is None


def test_names_tell_apart_what_was_made_from_different_things() -> None:
    made_from = [("ab", "c"), ("a", "bc"), ("abc",), ("a\nb", "c"), ("a", "b", "c"), ("a", "b\nc"), ("c", "ab")]
    assert len({named_by(*content) for content in made_from}) == len(made_from)


@pytest.mark.parametrize("at", range(12))
def test_a_file_of_which_a_character_is_another_counts_as_none(at: int, tmp_path: Path) -> None:
    name = named_by("one")
    keep(name, DATA)
    (file,) = files(tmp_path)
    whole = file.read_text()
    place = len(whole) * at // 12
    file.write_text(whole[:place] + ("1" if whole[place] != "1" else "0") + whole[place + 1 :])
    assert recall(name) is None


@pytest.mark.parametrize("content", [b"", b"\n", b"\xff\xfe", b"[" * 100_000, b"{}\n{}", b"null"])
def test_what_is_no_kept_file_counts_as_none(content: bytes, tmp_path: Path) -> None:
    name = named_by("one")
    keep(name, DATA)
    files(tmp_path)[0].write_bytes(content)
    assert recall(name) is None
    keep(name, DATA)
    assert recall(name) == DATA


def test_a_file_cut_short_counts_as_none(tmp_path: Path) -> None:
    name = named_by("one")
    keep(name, DATA)
    (file,) = files(tmp_path)
    whole = file.read_bytes()
    for length in range(len(whole)):
        file.write_bytes(whole[:length])
        assert recall(name) is None


def test_a_file_under_the_name_of_another_counts_as_none(tmp_path: Path) -> None:
    keep(named_by("one"), DATA)
    (file,) = files(tmp_path)
    file.rename(file.with_name(f"{named_by('other')}.json"))
    assert recall(named_by("other")) is None


def test_where_nothing_can_be_kept_nothing_breaks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("no folder")
    monkeypatch.setenv("COVEN_CACHE", str(tmp_path / "file"))
    keep(named_by("one"), DATA)
    assert recall(named_by("one")) is None
    assert (tmp_path / "file").read_text() == "no folder"


def test_where_a_folder_is_in_the_way_nothing_breaks(tmp_path: Path) -> None:
    (tmp_path / "cache" / f"{named_by('one')}.json").mkdir(parents=True)
    keep(named_by("one"), DATA)
    assert recall(named_by("one")) is None


def test_many_at_once_get_in_nobodys_way() -> None:
    """Each finds nothing or something whole, whoever is writing meanwhile."""
    names = [named_by(str(number)) for number in range(4)]
    long = {"much": "x" * 50_000}

    def busy(number: int) -> bool:
        name = names[number % 4]
        keep(name, {**long, "own": name})
        return bool(recall(name) == {**long, "own": name})

    with ThreadPoolExecutor(8) as threads:
        assert all(threads.map(busy, range(40)))


def test_the_oldest_go_first(tmp_path: Path) -> None:
    for number in range(MOST_KEPT + 3):
        keep(named_by(str(number)), number)
        os.utime(tmp_path / "cache" / f"{named_by(str(number))}.json", (number, number))
    keep(named_by("last"), "last")
    assert len(files(tmp_path)) == MOST_KEPT
    assert recall(named_by("last")) == "last"
    assert recall(named_by("0")) is None
    assert recall(named_by(str(MOST_KEPT + 2))) == MOST_KEPT + 2


def test_what_is_still_wanted_stays(tmp_path: Path) -> None:
    for number in range(MOST_KEPT):
        keep(named_by(str(number)), number)
        os.utime(tmp_path / "cache" / f"{named_by(str(number))}.json", (number, number))
    assert recall(named_by("0")) == 0
    keep(named_by("last"), "last")
    assert (recall(named_by("0")), recall(named_by("1"))) == (0, None)


def test_many_small_ones_do_not_push_out_a_large_one(tmp_path: Path) -> None:
    large = ["tables"] * LARGE
    keep(named_by("large"), large)
    os.utime(tmp_path / "cache" / f"{named_by('large')}.json", (1, 1))
    for number in range(MOST_KEPT + 3):
        keep(named_by(str(number)), number)
    assert recall(named_by("large")) == large
    assert len(files(tmp_path)) == MOST_KEPT + 1


def test_files_of_other_kinds_are_let_be(tmp_path: Path) -> None:
    (tmp_path / "cache").mkdir()
    (tmp_path / "cache" / "notes.txt").write_text("mine")
    for number in range(MOST_KEPT + 3):
        keep(named_by(str(number)), number)
    assert (tmp_path / "cache" / "notes.txt").read_text() == "mine"


def test_what_came_along_with_the_package_is_taken_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    name = named_by("one")
    keep(name, "kept")
    monkeypatch.setattr(kept, "CAME_ALONG", tmp_path / "ready")
    assert recall(name) == "kept"
    (tmp_path / "ready").mkdir()
    along = json.dumps("came along")
    (tmp_path / "ready" / f"{name}.json").write_text(f"{seal_of(name, along)}\n{along}")
    assert recall(name) == "came along"
    (tmp_path / "ready" / f"{name}.json").write_text("damaged")
    assert recall(name) == "kept"


def test_a_digest_of_sources_is_another_when_anything_in_them_is(tmp_path: Path) -> None:
    folder = tmp_path / "text"
    (folder / "inner").mkdir(parents=True)
    one, two, other = folder / "one.py", folder / "inner" / "two.lark", folder / "notes.md"
    for file in (one, two, other):
        file.write_text("a")

    def digest() -> str | None:
        return digest_of([folder], ".py", ".lark")

    first = digest()
    other.write_text("b")
    assert digest() == first
    two.write_text("b")
    second = digest()
    one.write_text("aa")
    third = digest()
    one.rename(folder / "won.py")
    fourth = digest()
    assert len({first, second, third, fourth, None}) == 5


def test_without_sources_there_is_no_digest(tmp_path: Path) -> None:
    assert digest_of([tmp_path / "gone"], ".py") is None
    assert digest_of([tmp_path / "gone.py"], ".py") is None
