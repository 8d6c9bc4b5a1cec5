"""What a page of the documentation shows as files can be imported by the examples on the same page."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.pages import files_of, folder_with


@pytest.fixture(autouse=True)
def files_of_the_page(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[None]:
    page: Path = request.path
    files = files_of(page) if page.suffix == ".md" else {}
    if not files:
        yield
        return
    with folder_with(files, tmp_path):
        yield
