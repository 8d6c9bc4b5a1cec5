"""502.1 An ability consists of a name, a cost and an effect."""

import pytest

from coven.kernel import CovenError
from tests.games.spoils.plain import plain
from tests.games.spoils.stage import item


@pytest.mark.rule("spoils:502.1")
def test_an_ability_has_a_name_perhaps_a_cost_and_an_effect() -> None:
    table = plain(item("Well", "SIP", "Effect: Draw a card."), A={"in_play": ["Well"]}, full_control=(0,))
    table.do("use SIP of Well")
    assert len(table.A["hand"]) == 1
    with pytest.raises(CovenError):
        plain(item("Dry Well", "SIP", "Cost: Pay 1."), A={"in_play": ["Dry Well"]})
