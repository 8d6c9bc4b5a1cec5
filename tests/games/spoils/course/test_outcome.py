"""102 How the game ends."""

import pytest

from tests.games.spoils.plain import plain


@pytest.mark.rule("spoils:102.1", "spoils:202.3", "spoils:408.3", "spoils:408.3a", "spoils:204.4a")
def test_a_faction_brought_to_0_has_lost_at_once() -> None:
    table = plain(A={"in_play": ["Grunt", "Grunt", "Grunt"]}, B={"influence": 3})
    table.do("attack B's faction", "no more")
    assert table.B["influence"] == 1
    assert table.table.result is None
    table.do("attack B's faction", "no more")
    result = table.table.result
    assert result is not None
    assert result.won == (0,)
    assert result.rule == "102.1"
    assert table.B["influence"] == 0  # 408.3a: and never below
    assert table.asked is None
