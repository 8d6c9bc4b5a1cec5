"""102 How the game ends."""

import pytest

from tests.games.spoils.plain import plain
from tests.games.spoils.stage import location, tactic


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


@pytest.mark.rule("spoils:102.2", "spoils:101.1", "spoils:102.1", "spoils:102.1#3")
@pytest.mark.parametrize("kept", ["A", "B"])
def test_of_two_factions_at_0_the_one_that_is_not_kept_from_losing_has_lost_alone(kept: str) -> None:
    keep = location("Keep", 5, "You do not lose the game while your faction has 0 influence.")
    doom = tactic("Doom", "Effect: Each faction loses 20 influence.")
    mine = {kept: {"in_play": ["Keep"]}}
    a = {"hand": ["Doom"], **mine.get("A", {})}
    table = plain(keep, doom, A=a, B=mine.get("B"))
    table.do("play Doom")
    assert table.table.result is not None
    assert table.table.result.won == ("AB".index(kept),)
