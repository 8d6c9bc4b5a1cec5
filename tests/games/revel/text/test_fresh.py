"""What strangers wrote who knew the rulebook alone: most of it is accepted as written, and nonsense is refused."""

from __future__ import annotations

import pytest

from tests.games.revel.text.fresh import FOLDER, SETS, cards_of, misread, ordinary, read_back

ALL, ORDINARY, NONSENSE = 0.8, 0.9, 0.95
"""How much of a set is accepted, of its ordinary cards, and how much of its nonsense is refused."""

AT_FIRST = {"fourth": (0.63, 0.81), "fifth": (0.30, 0.42), "sixth": (0.24, 0.32)}
"""Sets of which less was accepted: how much of all and of the ordinary cards was when they were written."""
NOW = {"fourth": (0.7, 0.9), "fifth": (0.65, 0.9), "sixth": (0.65, 0.9)}
"""How much of those is accepted since."""


@pytest.mark.parametrize("name", SETS)
def test_what_was_understood_is_what_a_person_has_judged(name: str) -> None:
    kept = (FOLDER / name / "read-back.txt").read_text(encoding="utf-8")
    assert read_back(name) == kept, "judge the difference, then renew it: python -m tests.games.revel.text.fresh"


@pytest.mark.parametrize("name", SETS)
def test_most_cards_are_accepted_as_they_were_written(name: str) -> None:
    judged = cards_of(name)
    accepted = {card for card, _, mistakes in judged if not mistakes}
    assert misread(name) <= accepted
    understood = accepted - misread(name)
    plain = ordinary(name)
    assert plain <= {card for card, _, _ in judged}
    of_all, of_plain = NOW.get(name, (ALL, ORDINARY))
    assert all(now > at_first for now, at_first in zip(NOW.get(name, ()), AT_FIRST.get(name, ()), strict=True))
    assert len(understood) >= of_all * len(judged)
    assert len(understood & plain) >= of_plain * len(plain)


@pytest.mark.parametrize("name", SETS)
def test_nonsense_is_refused(name: str) -> None:
    judged = cards_of(name, "nonsense.txt")
    assert sum(bool(mistakes) for _, _, mistakes in judged) >= NONSENSE * len(judged)
