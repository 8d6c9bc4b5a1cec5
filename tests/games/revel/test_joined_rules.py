"""Rules where they meet others: what is asked, shown and paid at their edges."""

from __future__ import annotations

import pytest

from coven.games.revel.areas.areas import A, B
from coven.games.revel.areas.knowledge import keep_in_mind
from coven.games.revel.areas.moving import take
from coven.language import TextError
from tests.games.revel.stage import shield, stage, stance, strike, witch

SPARK = "Plain Spark"


@pytest.mark.rule("revel-starter:turn.6", "revel-starter:D24")
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
    shift = witch("Shift", "Her Power Is: Move a +1 from any 1 shield spell to any 1 strike spell.")
    spells = {1: {"card": "Ward", "+1s": 1}, 2: "Ward", 3: SPARK, 4: {"card": "Ward", "+1s": 2}}
    t = stage(shift, shield("Ward", 2), A={"witch": "Shift", "spells": spells})
    t.do("use Shift")
    assert t.offered == ["A's Ward in space 1", "A's Ward in space 4"]
    t.do("A's Ward in space 4")
    assert [t.spell("A", space).plus for space in (1, 2, 3, 4)] == [1, 0, 1, 1]
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


@pytest.mark.rule("revel:5.7.10", "revel:4.3.3")
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


@pytest.mark.rule("revel:4.7.4")
def test_who_may_use_powers_again_is_the_one_the_effect_speaks_to() -> None:
    tess = witch("Tess", "Her Power Is: Gain 1 Passion.")
    again = stance("Again", "You may use each of your Powers twice each turn.")
    t = stage(tess, again, A={"witch": "Tess"}, B={"witch": "Tess", "stance": "Again"})
    t.do("use Tess")
    assert t.why_not("use Tess") == "4.7.4"
    t.do("pass", "B: use Tess", "B: use Tess")
    assert (t.A["resources"], t.B["resources"]) == ({"Passion": 1}, {"Passion": 2})
    assert t.why_not("use Tess") == "4.7.4"


@pytest.mark.rule("revel:0.2.9", "revel:0.2.8")
@pytest.mark.parametrize(("passion", "left"), [(1, 1), (3, 2)])
def test_a_cost_whose_condition_does_not_hold_asks_for_nothing_and_is_paid(passion: int, left: int) -> None:
    levy = strike("Levy", 2, "To Play: Spend 1 Passion if you have 3 Passion.")
    t = stage(levy, A={"hand": ["Levy"], "resources": {"Passion": passion}})
    t.do("play a card", "space 2", "pay")
    assert (t.A["spells"], t.A["resources"]) == ({2: "Levy"}, {"Passion": left})
    assert t.at_rest()


@pytest.mark.rule("revel:3.6.1")
def test_what_is_searched_for_is_offered_in_no_order_of_the_deck() -> None:
    find = witch("Find", "Her Power Is: Draw 1 strike spell card from your deck.")
    offered = []
    for deck in (["Zeal", "Axe", SPARK], [SPARK, "Axe", "Zeal"], ["Axe", SPARK, "Zeal"]):
        t = stage(find, strike("Zeal", 1), strike("Axe", 1), A={"witch": "Find", "deck": deck})
        offered.append(t.do("use Find").offered)
    assert offered[0] == offered[1] == offered[2]
    assert len(offered[0]) >= 3


@pytest.mark.rule("revel:0.3.6")
def test_a_cost_that_can_be_paid_only_in_part_is_the_reason_given() -> None:
    tess = witch(
        "Tess", "Her Power Is: Draw 1 card, or draw 2 cards, or discard 2 cards from your hand to gain 1 Passion."
    )
    t = stage(tess, strike("Axe", 1), A={"witch": "Tess", "hand": ["Axe"]})
    t.do("use Tess")
    (words,) = [said for said in ("Discard 2 cards from your hand to gain 1 Passion.",) if said not in t.offered]
    reason = t.table.why_not(words)
    assert reason is not None
    assert reason.rule in ("0.3.6", "0.3.8")
    assert t.A["hand"] == ["Axe"]


@pytest.mark.rule("revel:4.10.8")
def test_other_is_other_than_the_one_named_last() -> None:
    tess = witch(
        "Tess", "Her Power Is: Choose 1 of your spells. Add a +1 to any 1 shield spell. Discard 1 other spell."
    )
    t = stage(
        tess, shield("Ward", 2), shield("Wall", 2), A={"witch": "Tess", "spells": {1: SPARK, 2: "Ward", 3: "Wall"}}
    )
    t.do("use Tess", "A's Plain Spark in space 1", "A's Ward in space 2")
    assert t.offered == ["A's Plain Spark in space 1", "A's Wall in space 3"]


@pytest.mark.rule("revel:3.4.5")
def test_a_reason_does_not_tell_what_is_in_the_other_hand() -> None:
    """Naming a card that B may hold gets the same answer whether B holds it or not."""
    answers = []
    for hand, deck in ((["Axe"], [SPARK] * 3), ([SPARK], [SPARK, "Axe", SPARK])):
        tess = witch("Tess", "Her Power Is: Discard any 1 spell.")
        field = {"spells": {1: SPARK, 2: "Ward"}}
        t = stage(
            tess, shield("Ward", 2), strike("Axe", 1), A={"witch": "Tess", **field}, B={"hand": hand, "deck": deck}
        )
        t.do("use Tess")
        answers.append(t.table.why_not("Axe"))
    assert answers[0] == answers[1]
    assert answers[0] is not None


@pytest.mark.rule("revel:0.2.4")
def test_whether_a_deck_holds_what_is_searched_for_nobody_can_tell() -> None:
    """There is no strike in the deck, but that isn't seen: the Power may be used, and finds nothing."""
    find = witch("Find", "Her Power Is: Draw 1 strike spell card from your deck. Gain 1 Passion.")
    t = stage(find, shield("Ward", 2), A={"witch": "Find", "deck": ["Ward"] * 4})
    assert "use Find" in t.offered
    t.do("use Find")
    assert t.offered == ["none"] or t.at_rest()
    if not t.at_rest():
        t.do("none")
    assert (t.A["hand"], t.A["resources"]) == ([], {"Passion": 1})


@pytest.mark.rule("revel:0.2.5", "revel:0.3.6")
@pytest.mark.parametrize(("spells", "payable"), [(2, True), (1, False)])
def test_a_cost_of_more_than_all_see_there_is_can_not_be_paid(spells: int, payable: bool) -> None:
    tess = witch("Tess", "Her Power Is: Discard 2 of your spells to gain 1 Passion.")
    field = dict.fromkeys(range(1, spells + 1), SPARK)
    t = stage(tess, A={"witch": "Tess", "spells": field}, B={"spells": {1: SPARK, 2: SPARK}})
    assert ("use Tess" in t.offered) is payable


@pytest.mark.rule("revel:5.8.6")
def test_a_check_that_an_effect_calls_for_is_not_playing() -> None:
    bolt = strike(
        "Bolt",
        3,
        "If Playing This Overpowers A Spell: Gain 1 Passion.",
        "This Spell's Power Is: Check for overpower for this spell.",
    )
    t = stage(bolt, A={"spells": {1: "Bolt"}}, B={"spells": {1: SPARK, 2: SPARK}})
    t.do("use Bolt")
    assert (t.B["spells"], t.A["resources"]) == ({2: SPARK}, {"Passion": 0})
    assert t.at_rest()


@pytest.mark.rule("revel:2.4.4", "revel:2.4.2")
def test_after_the_last_play_a_power_can_still_be_used() -> None:
    tess = witch("Tess", "Her Power Is: Gain 1 Passion.")
    t = stage(tess, A={"witch": "Tess", "hand": [SPARK]}, plays=1)
    t.do("play a card", "space 1")
    assert (t.asked, t.view().plays) == ("A", 0)
    assert t.offered == ["use Tess", "pass"]
    t.do("use Tess")
    assert t.A["resources"] == {"Passion": 1}
