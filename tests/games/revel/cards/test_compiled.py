"""Compiled cards are kept, and never mean anything else than their texts do."""

from __future__ import annotations

import ast
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any

import pytest

import coven
from coven.games.revel.cards import CardDef, read_cards, shipped
from coven.games.revel.cards import compiled as keeping
from coven.games.revel.cards.compiled import CODE, DECIDE, compile_together
from coven.games.revel.cards.shipped_decks import index_of
from coven.games.revel.game import Revel
from coven.games.revel.text.tree import Effect
from coven.games.revel.text.tree.plain import from_plain, plain
from coven.language import TextError
from coven.language.kept import seal_of

EMBER = "Ember\nA Strike Spell\nPower 3\n\nOn Play: Draw 1 card.\nThis spell has +1 Power while it is your turn.\n"
GUST = "Gust\nA Strike Spell\nPower 1\n\nOn Play: Choose 1 spell. Discard it.\n"


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder to keep things in. The tables of the grammar are made before, so that only cards are kept."""
    read_cards(EMBER)[0].compiled()
    monkeypatch.setenv("COVEN_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache"


def together(*sources: str) -> list[CardDef]:
    """Cards of a file, as they are read anew at each start."""
    cards = list(read_cards("---\n".join(sources)))
    compile_together(cards)
    return cards


def all_of(node: Any) -> Any:
    """A tree with all that is in it, also what doesn't count when trees are compared."""
    if isinstance(node, tuple):
        return [all_of(part) for part in node]
    if is_dataclass(node):
        return (type(node).__name__, *(all_of(getattr(node, field.name)) for field in fields(node)))
    return node


def test_every_card_that_ships_comes_back_as_it_was() -> None:
    for card in shipped().values():
        effects = card.compiled()
        assert all_of(from_plain(json.loads(json.dumps(plain(effects))))) == all_of(effects)


def kept_file(cache: Path) -> Path:
    (file,) = cache.glob("*.json")
    return file


def forged(cache: Path, data: Any) -> None:
    """Put something else there, with the seal that it would have."""
    file, written = kept_file(cache), json.dumps(data)
    file.write_text(f"{seal_of(file.stem, written)}\n{written}")


def test_what_was_kept_is_not_read_again(cache: Path) -> None:
    for card in together(EMBER, GUST):
        assert card.effects == card.compiled()
    other = from_plain(plain(read_cards(GUST)[0].compiled()))
    forged(cache, {"Ember": plain((*other, *other)), "Gust": plain(other)})
    ember, _gust = together(EMBER, GUST)
    assert ember.effects == (*other, *other)  # so they come from there


def test_cards_that_are_brought_along_are_kept_as_well(cache: Path) -> None:
    setup = Revel().settle(components=EMBER.replace("Ember", "Brought Ember"))
    assert len(index_of(setup).find("Brought Ember").effects) == 2
    assert ["Brought Ember" in file.read_text(encoding="utf-8") for file in cache.glob("*.json")] == [True]


def test_a_text_that_has_changed_is_read_anew() -> None:
    (ember,) = together(EMBER)
    assert ember.effects == ember.compiled()
    (changed,) = together(EMBER.replace("Draw 1 card", "Draw 2 cards"))
    assert changed.effects == changed.compiled()
    assert changed.effects != ember.effects


@pytest.mark.parametrize(
    ("old", "new"),
    [("Ember\n", "Cinder\n"), ("A Strike Spell", "A Strike Spell & A Familiar"), ("+1 Power", "+2 Power")],
)
def test_each_thing_that_a_reading_goes_by_counts(old: str, new: str, cache: Path) -> None:
    for source in (EMBER, EMBER.replace(old, new)):
        (card,) = together(source)
        assert card.effects == card.compiled()
    assert len(list(cache.glob("*.json"))) == 2


def test_another_version_of_the_language_reads_anew(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (ember,) = together(EMBER)
    assert ember.effects
    forged(cache, {"Ember": plain((*ember.effects, *ember.effects)[1:3])})
    monkeypatch.setattr(keeping, "sources", lambda: "another")
    (again,) = together(EMBER)
    assert again.effects == ember.effects


def test_where_the_sources_can_not_be_read_nothing_is_kept(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeping, "sources", lambda: None)
    (ember,) = together(EMBER)
    assert ember.effects == ember.compiled()
    assert not cache.exists()


@pytest.mark.parametrize(
    "data",
    [
        {},
        [],
        None,
        {"Ember": None},
        {"Ember": []},
        {"Ember": [{"Consequence": []}, {"Consequence": []}]},
        {"Ember": [{"CardDef": ["Ember", []]}, {"CardDef": ["Ember", []]}]},
        {"Ember": [{"Verb": "FLY"}, {"Verb": "FLY"}]},
        {"Ember": [{"open": ["/dev/null"]}, {"open": ["/dev/null"]}]},
        {"Ember": [{"Draw": [], "Act": []}, 1]},
    ],
)
def test_what_is_no_compiled_card_is_compiled_anew(data: Any, cache: Path) -> None:
    (ember,) = together(EMBER)
    assert ember.effects
    forged(cache, data)
    (again,) = together(EMBER)
    assert again.effects == ember.effects


def test_damaged_files_are_made_anew(cache: Path) -> None:
    (ember,) = together(EMBER)
    assert ember.effects
    file = kept_file(cache)
    whole = file.read_bytes()
    file.write_bytes(whole.replace(b'"DRAW"', b'"PLAY"'))
    (again,) = together(EMBER)
    assert again.effects == ember.effects
    assert file.read_bytes() == whole


def test_where_nothing_can_be_kept_cards_are_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("no folder")
    monkeypatch.setenv("COVEN_CACHE", str(tmp_path / "file"))
    (ember,) = together(EMBER)
    assert ember.effects == ember.compiled()


def test_a_mistake_is_told_by_its_own_card_each_time() -> None:
    """The cards beside it are kept, and it is not."""
    for _ in range(2):
        ember, wrong = together(EMBER, GUST.replace("Discard it", "Discard them"))
        assert ember.effects == ember.compiled()
        with pytest.raises(TextError, match="cards:12: Gust"):
            _ = wrong.effects


def test_a_second_start_reads_no_card_text(cache: Path) -> None:
    """In processes of their own: the first keeps what the second goes by, and both play the same."""
    code = (
        "import coven, sys; t = coven.new('revel', seed=7); print([str(one) for one in t.options], t.fingerprint());"
        "print('lark' in sys.modules, 'coven.games.revel.text.reading' in sys.modules)"
    )
    environment = {**os.environ, "COVEN_CACHE": str(cache)}
    said = []
    for _ in range(2):
        done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
        said.append(done.stdout.splitlines())
    (first, read), (second, not_read) = said
    assert first == second
    assert (read, not_read) == ("True True", "False False")


def test_all_that_decides_a_reading_is_among_its_sources() -> None:
    """Whatever `text` and `language` import from elsewhere decides nothing, or is among the sources that count."""
    folders = {CODE / "games" / "revel" / "text", CODE / "language"}
    assert folders < set(DECIDE)
    assert all(place.exists() for place in DECIDE)
    found = {named for folder in folders for file in folder.rglob("*.py") for named in imported(file)}
    elsewhere = {named for named in found if not named.startswith(("coven.games.revel.text", "coven.language"))}
    nothing = {"coven.files.own_folder", "coven.files.write_text", "coven.kernel.CovenError", "coven.kernel.Reason"}
    assert elsewhere - nothing == {"coven.kernel.visible"}  # which is kernel/spelling.py
    assert coven.kernel.visible.__module__ == "coven.kernel.spelling"


def imported(file: Path) -> Iterator[str]:
    """What a module imports of ours."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module is not None and node.module.startswith("coven"):
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name.startswith("coven"))


def test_nothing_but_trees_has_a_plain_form() -> None:
    effect: Effect = read_cards(EMBER)[0].compiled()[0]
    for other in (1.5, [effect], {"a": effect}, read_cards(EMBER)[0], object()):
        with pytest.raises(TypeError):
            plain(other)
