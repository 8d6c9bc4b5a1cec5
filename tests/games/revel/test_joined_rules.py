"""Rules where they meet others: what is asked, shown and paid at their edges."""

from __future__ import annotations

import pytest

from coven.games.revel.areas.areas import A, B
from coven.games.revel.areas.knowledge import keep_in_mind
from coven.games.revel.areas.moving import take
from coven.language import TextError
from tests.games.revel.stage import shield, stage, stance, strike, witch

SPARK = "Plain Spark"


@pytest.mark.rule("revel-starter:turn.6")
def test_each_power_of_a_card_has_a_use_of_its_own() -> None:
    tess = witch("Tess", "Her Power Is: Gain 1 Passion.", "Her Power Is: Draw 1 card.")
    t = stage(tess, A={"witch": "Tess"}, edition="starter")
    t.do("use Tess: Gain 1 Passion")
    assert t.offered == ["draw a card", "use Tess: Draw 1 card", "pass"]
    t.do("use Tess: Draw 1 card")
    assert (t.A["resources"], len(t.A["hand"])) == ({"Passion": 1}, 1)
    assert t.offered == ["play a card", "draw a card", "pass"]


@pytest.mark.rule("revel:3.6.1")
def test_whose_deck_is_looked_at_does_not_learn_what_lies_there() -> None:
    peek = witch("Peek", "Her Power Is: Look at your opponent's next draw.")
    t = stage(peek, shield("Ward", 2), A={"witch": "Peek"}, B={"deck": ["Ward", SPARK, SPARK]})
    t.do("use Peek")
    assert "A looks at Ward" in " ".join(t.log("A"))
    assert "Ward" not in " ".join(t.log("B"))
    assert "Ward" not in " ".join(t.log())
    assert t.at_rest()


@pytest.mark.rule("revel:5.9.4", "revel:5.7.14")
def test_who_has_no_stamina_stitches_all_the_same() -> None:
    """The Stamina is no cost: it is lost when the card has been stitched, as far as there is any."""
    one, other = strike("Needle", 1, icons="flames"), strike("Thread", 2, icons="flames")
    t = stage(one, other, A={"hand": ["Thread"], "spells": {1: "Needle"}, "stamina": 0}, B={"stamina": 2})
    t.do("play a card")
    assert "space 1, stitching onto Needle" in t.offered
    t.do("space 1, stitching onto Needle")
    assert t.A["spells"] == {1: {"cards": ["Needle", "Thread"]}}
    assert (t.A["stamina"], t.B["stamina"]) == (0, 2)
    assert t.at_rest()


@pytest.mark.rule("revel:0.4.6", "revel:1.4b.2")
def test_a_counter_is_moved_only_from_where_there_is_one() -> None:
    shift = witch("Shift", "Her Power Is: Move a +1 from any 1 spell to any 1 stance.")
    spells = {1: {"card": "Ward", "+1s": 1}, 2: "Ward", 3: {"card": SPARK, "+1s": 2}}
    t = stage(shift, shield("Ward", 2), stance("Calm"), A={"witch": "Shift", "stance": "Calm", "spells": spells})
    t.do("use Shift")
    assert t.offered == ["A's Ward in space 1", "A's Plain Spark in space 3"]
    t.do("A's Plain Spark in space 3")
    assert (t.spell("A", 1).plus, t.spell("A", 3).plus) == (1, 1)
    assert t.at_rest()


@pytest.mark.rule("revel:3.8.1")
def test_a_card_that_may_be_in_hand_may_have_left_it_with_a_hidden_one() -> None:
    """B knows that Ward is in A's hand or at the bottom of A's deck. A hidden card of A's hand goes back to the deck:
    now Ward may be there too."""
    t = stage(
        shield("Ward", 2),
        strike("Flame", 2),
        A={"hand": ["Ward", "Flame", SPARK], "deck": [SPARK, "Flame"]},
    )
    s = t.state
    side = s.sides[A]
    ward, flame, spark = side.hand
    keep_in_mind(side, B, ward, [ward, side.deck[0]])
    take(s, flame)
    assert side.known[B][ward] == frozenset([ward, flame, spark, side.deck[0]])


@pytest.mark.rule("revel:4.10.9")
def test_what_is_chosen_below_is_not_chosen_above() -> None:
    later, first = "When This Spell Is Discarded: Discard the spell chosen above.", "On Play: Choose any 1 other spell."
    stage(strike("Right", 1, first, later), A={"hand": ["Right"]})
    with pytest.raises(TextError, match="above"):
        stage(strike("Wrong", 1, later, first), A={"hand": ["Wrong"]})


@pytest.mark.rule("revel:5.7.10")
@pytest.mark.parametrize(("passion", "paid"), [(1, True), (0, False)])
def test_what_it_costs_to_play_is_paid_for_stitching_too(passion: int, paid: bool) -> None:
    toll = stance("Toll", "To Play A Strike Spell: Spend 1 Passion.")
    one, other = strike("Needle", 1, icons="flames"), strike("Thread", 2, icons="flames")
    spells = {space: "Needle" if space == 1 else SPARK for space in range(1, 6)}
    a = {"hand": ["Thread"], "stance": "Toll", "spells": spells, "resources": {"Passion": passion}}
    t = stage(toll, one, other, A=a)
    t.do("play a card")
    if paid:
        t.do("pay")
    assert len(t.spell("A", 1).cards) == (2 if paid else 1)
    assert t.A["resources"] == {"Passion": 0}
    assert t.at_rest()
