"""Numbers that a player chooses."""

import pytest

from coven.games.spoils.effects.numbers import Numbers
from tests.games.spoils.stage import tactic
from tests.games.spoils.texts import scene


@pytest.mark.rule("spoils:410.2", "spoils:410.2a")
@pytest.mark.parametrize(
    ("words", "rule", "told"),
    [("4", "410.2", "3 at most"), ("-1", "410.2", "whole number"), ("1.5", "410.2", "whole number")],
)
def test_so_many_or_fewer(words: str, rule: str, told: str) -> None:
    table = scene(tactic("Sip", "Effect: Draw 3 or fewer cards."), A={"hand": ["Sip"]}).do("play Sip")
    assert table.offered == ["0", "1", "2", "3"]
    reason = table.table.why_not(words)
    assert reason is not None
    assert (reason.rule, told in reason.words) == (rule, True)


@pytest.mark.rule("spoils:410.2a")
def test_0_is_whole_and_may_still_be_too_little() -> None:
    reason = Numbers("410.2", range(1, 4))(0)
    assert reason is not None
    assert str(reason) == "it is at least 1 (410.2)"
