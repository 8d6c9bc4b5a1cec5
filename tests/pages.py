"""The files that a page of the documentation shows: the same text, so that what it says and what works can't differ."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[1] / "docs"
_BLOCK = re.compile(r"^```\w+\n# (?P<name>[\w-]+\.\w+)\n(?P<text>.*?)^```", re.DOTALL | re.MULTILINE)


def files_of(page: Path) -> dict[str, str]:
    """The files that a page shows: its blocks whose first line is a comment with a file's name, those of one name
    together."""
    files: dict[str, str] = {}
    for block in _BLOCK.finditer(page.read_text(encoding="utf-8")):
        before = files.get(block["name"], "")
        files[block["name"]] = f"{before}\n\n{block['text']}" if before else block["text"]
    return files


@contextmanager
def folder_with(files: dict[str, str], folder: Path) -> Iterator[Path]:
    """A folder with these files, as the current one; modules in it are forgotten afterwards."""
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    modules = [Path(name).stem for name in files if name.endswith(".py")]
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(folder)
        patch.syspath_prepend(str(folder))
        for module in modules:
            patch.delitem(sys.modules, module, raising=False)
        try:
            yield folder
        finally:
            for module in modules:
                sys.modules.pop(module, None)
