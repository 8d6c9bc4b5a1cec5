"""Only Coven's own errors come out of any text."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.fuzzing import READERS, feed

PIECES = (
    *("[", "]", "{", "}", ": ", "- ", "&a ", "*a", "!!", "|", "\n", "\t", " ", "'", '"', "#", "\\", "---", ","),
    *("null", "true", "-1", "9" * 30, "1e999", ".nan", "A", "B", "A's Ember", "gone 1", "Draw 1 card.", "\x00"),
    *("\u202e", "\ud800", "\u2028", "²", "٣", "é", "e\u0301", "\x1b[2J"),
)
"""What tends to matter to whoever reads."""
edits = st.lists(
    st.tuples(st.floats(0, 1), st.integers(0, 12), st.sampled_from(PIECES) | st.text(max_size=6)), max_size=6
)


def edited(text: str, changes: list[tuple[float, int, str]]) -> str:
    """A text with some of it taken out and other things put there."""
    for where, out, put in changes:
        place = int(where * len(text))
        text = text[:place] + put + text[place + out :]
    return text


def check(kind: str, examples: int) -> None:
    _, make = READERS[kind]
    begun = make()

    @settings(max_examples=examples, suppress_health_check=[HealthCheck.too_slow])
    @given(edits)
    def feeding(changes: list[tuple[float, int, str]]) -> None:
        feed(kind, edited(begun, changes))

    @settings(max_examples=examples // 2)
    @given(st.text())
    def feeding_anything(text: str) -> None:
        feed(kind, text)

    feeding()
    feeding_anything()


@pytest.mark.parametrize("kind", READERS)
def test_only_our_own_errors_come_out_of_any_text(kind: str) -> None:
    check(kind, 15 if kind.startswith("saved game") else 50)


@pytest.mark.long
@pytest.mark.parametrize("kind", READERS)
def test_only_our_own_errors_come_out_of_any_text_at_length(kind: str) -> None:
    check(kind, 5000)
