"""0.3 Paying costs."""

from __future__ import annotations

import pytest

from tests.games.revel.stage import Plain, Stage, shield, stage, stance, strike, witch

rule = pytest.mark.rule

FREE = strike("Free", 1)
WALL = shield("Wall", 2)
TOLL = stance("Toll", "To Draw Cards: Spend 1 Passion.")


def using(words: str, *cards: str, **sides: Plain) -> Stage:
    """A has a witch whose Power is these words, and uses it."""
    t = stage(
        witch("Wren", f"Her Power Is: {words}"), *cards, A={"witch": "Wren", **sides.get("A", {})}, B=sides.get("B")
    )
    return t.do("use Wren")


@rule("revel:0.P.5")
def test_a_cost_is_paid_wholly_or_not_at_all() -> None:
    t = using("Discard 2 cards to draw 3 cards. Gain 1 Passion.", FREE, A={"hand": ["Free"]})
    assert t.A["hand"] == ["Free"]
    assert t.A["discards"] == []
    assert t.A["resources"] == {"Passion": 1}, "only what the cost was for is impossible with it"
    assert t.at_rest()

    t = using("Discard 2 cards to draw 3 cards.", FREE, WALL, A={"hand": ["Free", "Wall"]}).do("pay")
    assert t.A["hand"] == ["Plain Spark"] * 3
    assert sorted(t.A["discards"]) == ["Free", "Wall"]
    assert t.at_rest()


@rule("revel:0.3.1")
def test_a_cost_is_paid_just_before_what_it_is_for() -> None:
    t = using("Discard 1 card to draw 1 card.", FREE, A={"hand": ["Free"], "deck": ["Free", "Free"]}).do("pay")
    told = t.log("A")
    assert told.index("A: Free is discarded") < told.index("A draws Free")
    assert t.A["hand"] == ["Free"]
    assert t.A["discards"] == ["Free"]
    assert t.at_rest()


@rule("revel:0.3.2")
def test_a_cost_effect_is_asked_for_before_the_action_it_names() -> None:
    t = stage(TOLL, A={"stance": "Toll", "resources": {"Passion": 2}}, plays=2)
    t.do("draw a card")
    assert t.offered == ["pay", "decline"]
    assert "Spend 1 Passion" in t.prompt
    assert t.A["hand"] == []
    t.do("pay")
    assert t.A["resources"] == {"Passion": 1}
    assert t.A["hand"] == ["Plain Spark"]
    told = t.log()
    assert told.index("A spends 1 Passion") < told.index("A draws a card")
    assert t.at_rest()


@rule("revel:0.3.3")
def test_without_payment_even_the_draw_of_the_turn_does_not_happen() -> None:
    t = stage(TOLL, FREE, A={"stance": "Toll", "hand": ["Free"]}, step="start", turn=2, current="B")
    assert t.view().current == "A"
    assert t.A["hand"] == ["Free"]
    assert len(t.A["deck"]) == 10
    assert t.truth["plays"] == 1, "and the turn goes on"
    assert t.offered == ["play a card", "pass"]
    assert t.why_not("draw a card") == "0.3.3"
    assert t.at_rest()


@rule("revel:0.3.3")
def test_the_draw_of_the_turn_can_be_paid_for_or_declined() -> None:
    start: Plain = {"step": "start", "turn": 2, "current": "B"}
    paid = stage(TOLL, A={"stance": "Toll", "resources": {"Passion": 1}}, **start).do("A: pay")
    assert paid.A["hand"] == ["Plain Spark"]
    assert paid.A["resources"] == {"Passion": 0}
    assert paid.at_rest()
    declined = stage(TOLL, A={"stance": "Toll", "resources": {"Passion": 1}}, **start).do("A: decline")
    assert declined.A["hand"] == []
    assert declined.A["resources"] == {"Passion": 1}
    assert declined.at_rest()


@rule("revel:0.3.3")
@pytest.mark.parametrize(
    ("charge", "words"),
    [
        ("To Discard A Card: Spend 1 Passion.", "Discard 1 card from your hand."),
        ("To Stash A Card: Spend 1 Passion.", "Stash 1 card from your hand."),
        ("To Discard A Stance: Spend 1 Passion.", "Discard your stance."),
    ],
)
def test_cost_effects_apply_to_whatever_action_they_name(charge: str, words: str) -> None:
    there: Plain = {"hand": ["Free"], "stance": "Levy"}
    levy = stance("Levy", charge)
    power = witch("Wren", f"Her Power Is: {words}")
    poor = stage(levy, power, FREE, A={"witch": "Wren", **there})
    assert poor.why_not("use Wren") == "4.7.7"
    rich = stage(levy, power, FREE, A={"witch": "Wren", "resources": {"Passion": 3}, **there})
    rich.do("use Wren", "pay")
    assert rich.A["resources"] == {"Passion": 2}
    assert (rich.A["hand"], rich.A.get("stance")) != (["Free"], "Levy")
    assert rich.at_rest()
    refusing = stage(levy, power, FREE, A={"witch": "Wren", "resources": {"Passion": 3}, **there})
    refusing.do("use Wren", "decline")
    assert (refusing.A["hand"], refusing.A["stance"]) == (["Free"], "Levy")
    assert refusing.A["resources"] == {"Passion": 3}
    assert refusing.at_rest()


@rule("revel:0.3.4")
def test_an_inline_cost_gives_the_chance_to_pay() -> None:
    glow = strike("Glow", 2, "On Play: Spend 1 Passion to add a +1 to this spell.")
    for answer, spell, passion in (("pay", {"cards": ["Glow"], "+1s": 1}, 0), ("decline", "Glow", 1)):
        t = stage(glow, A={"hand": ["Glow"], "resources": {"Passion": 1}}, plays=2)
        t.do("play a card", "space 1")
        assert t.offered == ["pay", "decline"]
        t.do(answer)
        assert t.A["spells"] == {1: spell}
        assert t.A["resources"] == {"Passion": passion}
        assert t.at_rest()


@rule("revel:0.3.5")
def test_paying_carries_out_every_instruction_of_the_cost() -> None:
    words = "Spend 1 Passion and discard 1 card to draw 2 cards."
    t = using(words, FREE, WALL, A={"hand": ["Free", "Wall"], "resources": {"Passion": 3}}).do("pay", "Wall")
    assert t.A["resources"] == {"Passion": 2}
    assert t.A["discards"] == ["Wall"]
    assert t.A["hand"] == ["Free", "Plain Spark", "Plain Spark"]
    assert t.at_rest()


@rule("revel:0.3.6")
def test_a_cost_of_which_a_part_is_only_partly_possible_is_not_paid_at_all() -> None:
    words = "Spend 1 Passion and discard 2 cards to draw 3 cards. Gain 1 Passion."
    t = using(words, FREE, A={"hand": ["Free"], "resources": {"Passion": 5}})
    assert t.A["resources"] == {"Passion": 6}, "5, and the 1 gained by the rest of the Power"
    assert t.A["hand"] == ["Free"]
    assert t.A["discards"] == []
    assert len(t.A["deck"]) == 10
    assert not any("spends" in line for line in t.log())
    assert t.at_rest()


@rule("revel:0.3.7")
def test_the_cost_of_a_spell_is_paid_after_the_announcement_and_the_shield() -> None:
    dear = strike("Dear", 5, "To Play: Spend 2 Passion.")
    t = stage(dear, WALL, A={"hand": ["Dear"], "spells": {2: "Wall"}, "resources": {"Passion": 2}}, plays=2)
    t.do("play a card", "space 2, replacing Wall")
    assert t.offered == ["pay", "decline"]
    assert t.A["spells"] == {}, "the shield is gone before the cost is asked for"
    t.do("pay")
    told = t.log()
    order = ["A reveals Dear to play it", "A: Wall is discarded", "A spends 2 Passion", "A plays Dear in space 2"]
    assert [line for line in told if line in order] == order
    assert t.A["spells"] == {2: "Dear"}
    assert t.at_rest()


@rule("revel:0.3.8")
def test_what_cannot_be_paid_for_is_an_illegal_option() -> None:
    words = "Spend 2 Passion to draw 1 card, or gain 1 Passion."
    poor = using(words, A={"resources": {"Passion": 1}})
    assert poor.A["resources"] == {"Passion": 2}, "the one legal option is taken"
    assert poor.A["hand"] == []
    assert poor.at_rest()
    rich = using(words, A={"resources": {"Passion": 2}})
    assert rich.offered == ["Spend 2 Passion to draw 1 card.", "Gain 1 Passion."]


@rule("revel:0.3.9", "revel:0.3.10")
def test_a_cost_may_be_declined_and_the_power_stays_used() -> None:
    t = using("Spend 1 Passion to draw 1 card.", A={"resources": {"Passion": 3}})
    assert t.offered == ["pay", "decline"]
    t.do("decline")
    assert t.A["resources"] == {"Passion": 3}
    assert t.A["hand"] == []
    assert t.A["witch"] == {"cards": ["Wren"], "used": [[1, 1]]}
    assert t.why_not("use Wren") == "4.7.4"
    assert t.at_rest()


@rule("revel:0.3.10")
def test_what_depends_on_a_declined_cost_is_impossible_as_if_it_could_not_be_paid() -> None:
    words = "Spend 1 Passion to draw 1 card. If you do, discard 1 card from your hand. Gain 1 Passion."
    declined = using(words, FREE, A={"hand": ["Free"], "resources": {"Passion": 1}}).do("decline")
    unable = using(words, FREE, A={"hand": ["Free"], "resources": {"Passion": 0}})
    for t, passion in ((declined, 2), (unable, 1)):
        assert t.A["hand"] == ["Free"]
        assert t.A["discards"] == []
        assert t.A["resources"] == {"Passion": passion}
        assert t.at_rest()


@rule("revel:0.3.11")
def test_a_cost_that_fails_after_its_first_part_is_undone() -> None:
    grand = stance("Grand", "To Play: Spend 2 Passion.")
    calm = stance("Calm", "This Stance's Power Is: Gain 1 Passion.")
    t = stage(grand, calm, FREE, WALL, A={"stance": "Calm", "hand": ["Grand", "Free", "Wall"]}, plays=2)
    t.do("use Calm")
    before = t.undoable
    t.do("play a card", "Grand")
    assert "A: Calm is discarded" in t.log("B")
    assert {**t.undoable, "plays": 2} == before, "the old stance is back as it was, and the new one hidden in hand"
    assert t.A["stance"] == {"cards": ["Calm"], "used": [[1, 1]]}
    assert t.view("B").A.revealed == ()
    t.do("Free", "space 4")
    assert t.A["spells"] == {4: "Free"}
    assert t.at_rest()


@rule("revel:0.3.11")
def test_an_inline_cost_that_fails_after_its_first_part_is_undone() -> None:
    words = "Spend 1 Passion and discard 1 strike spell card from your hand to draw 2 cards."
    t = using(words, WALL, A={"hand": ["Wall"], "resources": {"Passion": 1}}).do("pay")
    assert t.A["resources"] == {"Passion": 1}
    assert t.A["hand"] == ["Wall"]
    assert t.A["discards"] == []
    assert t.at_rest()


@rule("revel:0.3.11", "revel:0.3.6")
def test_a_cost_paid_only_in_part_is_undone() -> None:
    words = "Discard 2 strike spell cards from your hand to draw 3 cards."
    t = using(words, WALL, FREE, A={"hand": ["Wall", "Free"]}).do("pay", "Free")
    assert t.A["hand"] == ["Wall", "Free"]
    assert t.A["discards"] == []
    assert len(t.A["deck"]) == 10
    assert t.at_rest()


@rule("revel:0.3.11")
def test_a_cost_effect_that_fails_after_its_first_part_is_undone() -> None:
    levy = stance("Levy", "To Draw Cards: Spend 1 Passion and discard 1 strike spell card from your hand.")
    t = stage(levy, WALL, A={"stance": "Levy", "hand": ["Wall"], "resources": {"Passion": 1}}, plays=2)
    t.do("draw a card", "pay")
    assert t.A["resources"] == {"Passion": 1}
    assert t.A["hand"] == ["Wall"]
    assert len(t.A["deck"]) == 10
    assert t.at_rest()


@rule("revel:0.3.12", "revel:0.5.10", "revel:0.3.9")
def test_declining_the_cost_of_a_play_bars_just_that_sequence() -> None:
    dear = strike("Dear", 5, "To Play: Spend 2 Passion.")
    filled = dict.fromkeys(range(2, 6), "Wall")
    stay = shield("Wall", 2, "This spell can't be discarded.")
    t = stage(dear, FREE, stay, A={"hand": ["Dear", "Free"], "spells": filled, "resources": {"Passion": 2}}, plays=2)
    t.do("play a card", "Dear", "decline", "choose again")
    assert t.offered == ["Dear", "Free"], "Dear may be tried again ..."
    assert t.A["resources"] == {"Passion": 2}
    assert t.A["hand"] == ["Dear", "Free"]
    t.do("Dear")
    assert t.A["spells"] == {1: "Dear", **filled}, "... but now there is only paying"
    assert t.A["resources"] == {"Passion": 0}
    assert t.truth["plays"] == 1
    assert t.at_rest()


@rule("revel:4.3.1")
def test_choosing_has_its_cost_like_any_other_action() -> None:
    """'To Choose A Spell' is paid by whoever is told to choose one, and not for choosing anything else."""
    fee = witch("Fee", "To Choose A Spell: Spend 1 Passion.")
    power = "Her Power Is: Choose 1 spell. Discard it."
    sides: Plain = {"witch": "Wren", "spells": {1: {"cards": ["Free"]}, 2: {"cards": ["Free"]}}}
    t = stage(fee, witch("Wren", power), FREE, A={**sides, "resources": {"Passion": 1}}, B={"witch": "Fee"})
    t.do("use Wren", "A's Free in space 2", "pay")
    assert t.A["resources"] == {"Passion": 0}
    assert list(t.A["spells"]) == [1]
    assert t.at_rest()

    t = stage(fee, witch("Wren", power), FREE, A={**sides, "resources": {"Passion": 0}}, B={"witch": "Fee"})
    assert "use Wren" not in t.offered, "what can't be paid for can't be chosen"

    other = "Her Power Is: Choose 1 card from your hand. Stash it."
    t = stage(fee, witch("Wren", other), FREE, A={"witch": "Wren", "hand": ["Free", "Free"]}, B={"witch": "Fee"})
    t.do("use Wren")
    assert t.A["hand"] == ["Free"], "a card in hand is no spell"
    assert t.at_rest()


@rule("revel:0.3.11", "revel:5.7.11")
def test_two_costs_of_a_card_each_of_which_could_be_paid_but_not_both() -> None:
    """A has 1 Passion and each cost takes it: the second one undoes the first, and all of the play."""
    toll = stance("Gate", "To Play A Strike Spell: Spend 1 Passion.")
    dear = strike("Dear", 3, "To Play: Spend 1 Passion.")
    t = stage(toll, dear, WALL, A={"stance": "Gate", "hand": ["Dear", "Wall"], "resources": {"Passion": 1}})
    t.do("play a card", "Dear", "space 1", "pay")
    assert (t.A["resources"], t.A["spells"], sorted(t.A["hand"])) == ({"Passion": 1}, {}, ["Dear", "Wall"])
    t.do("space 2")
    assert t.A["spells"] == {2: "Wall"}
    assert (t.A["resources"], t.A["hand"]) == ({"Passion": 1}, ["Dear"])
    rich = stage(toll, dear, A={"stance": "Gate", "hand": ["Dear"], "resources": {"Passion": 2}})
    rich.do("play a card", "space 1", "pay", "pay")
    assert (rich.A["resources"], rich.A["spells"]) == ({"Passion": 0}, {1: "Dear"})
    assert t.at_rest()
    assert rich.at_rest()


@pytest.mark.rule("revel:4.10.5", "revel:0.3.2")
@pytest.mark.parametrize(("whose", "asked"), [("your", True), ("your opponent's", False)])
@pytest.mark.parametrize("owner", ["A", "B"])
def test_their_spells_are_those_of_whoever_pays(whose: str, asked: bool, owner: str) -> None:
    tax = stance("Tax", "To Discard 1 Of Their Spells: Spend 1 Passion.")
    tess = witch("Tess", f"Her Power Is: Discard 1 of {whose} spells.")
    sides: dict[str, Plain] = {
        "A": {"witch": "Tess", "spells": {1: "Plain Spark"}, "resources": {"Passion": 1}},
        "B": {"spells": {1: "Plain Spark"}, "resources": {"Passion": 1}},
    }
    sides[owner]["stance"] = "Tax"
    t = stage(tax, tess, A=sides["A"], B=sides["B"]).do("use Tess")
    if asked:
        assert t.prompt == "Tax: pay? Spend 1 Passion."
        t.do("pay")
    assert (t.A["resources"], t.B["resources"]) == ({"Passion": 0 if asked else 1}, {"Passion": 1})
    assert (t.A["spells"], t.B["spells"]) == (({}, {1: "Plain Spark"}) if asked else ({1: "Plain Spark"}, {}))
    assert t.at_rest()
