"""405 Thresholds that an effect lowers for the next card."""

import pytest

from tests.games.spoils.plain import plain
from tests.games.spoils.stage import character, item

LENS = item(
    "Lens",
    "LENS",
    "Cost: Use this only during your turn.",
    "Effect: Choose a resource icon. Reduce the number of the chosen icon in the threshold of the next card you play "
    "this turn by 2.",
)
SAGE = character("Sage", "1/1/1", cost="0 GGG")
BOTH = character("Both", "1/1/1", cost="0 GGR")
HIGH = character("High", "1/1/1", cost="0 GGGG")


@pytest.mark.rule("spoils:405.2", "spoils:201.3a", "spoils:410.4", "spoils:603.1b")
def test_a_lowered_threshold_is_lower_by_so_many_of_that_icon_for_its_player_alone() -> None:
    a = {"in_play": ["Lens", "Greed"], "hand": ["Sage", "Both", "High"]}
    table = plain(LENS, SAGE, BOTH, HIGH, A=a, B={"hand": ["Sage"], "in_play": ["Greed"]}, full_control=(0, 1))
    assert [words for words in table.offered if "play" in words] == []
    table.do("use LENS of Lens", "Greed")
    assert [words for words in table.offered if "play" in words] == ["play Sage"], "GGG is G; the others ask for more"
    assert table.why_not("play Both") == table.why_not("play High") == "405.2"
    table.do("end the turn")
    assert "play Sage" not in table.offered


@pytest.mark.rule("spoils:405.2", "spoils:506.3")
def test_a_lowered_threshold_is_for_the_next_card_and_no_other() -> None:
    a = {"in_play": ["Lens", "Greed"], "hand": ["2x Sage", "Shed"]}
    for first in ("play Sage", "play Shed"):
        table = plain(LENS, SAGE, A=a, full_control=(0,))
        table.do("use LENS of Lens", "Greed", first)
        assert "play Sage" not in table.offered


@pytest.mark.rule("spoils:405.1", "spoils:405.2", "spoils:405.3", "spoils:311.1")
def test_the_icons_of_the_other_player_meet_no_threshold_of_ones_own() -> None:
    bell = item("Bell", "BELL [GG]", "Effect: Your faction gains 1 influence.")
    low = character("Low", "1/1/1", cost="0 GG")
    table = plain(
        bell, low, A={"in_play": ["Bell", "Greed"], "hand": ["Low"]}, B={"in_play": ["3x Greed"]}, full_control=(0,)
    )
    assert table.offered == ["end the turn"]
    assert (table.why_not("play Low"), table.why_not("use BELL of Bell")) == ("405.2", "405.3")
    table = plain(bell, low, A={"in_play": ["Bell", "2x Greed"], "hand": ["Low"]}, full_control=(0,))
    assert sorted(table.offered) == ["end the turn", "play Low", "use BELL of Bell"]
