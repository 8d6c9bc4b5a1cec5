"""4.1, 4.3, 4.4 Effects in general, cost effects and ongoing effects."""

from __future__ import annotations

import pytest

from coven.games.revel.cards import CardDef, read_cards
from coven.games.revel.cards.deckbuilding import check_deck, read_list
from coven.games.revel.cards.index import shipped
from coven.games.revel.cards.printed_effects import sheet_of
from coven.games.revel.text.tree import Consequence, Limit, Ongoing, Power
from tests.games.revel.stage import Stage, resource, shield, stage, stance, strike, witch

HEAT = stance("Heat", "Your strike spells have +1 Power.")


@pytest.mark.rule("revel:4.1.1")
def test_every_kind_of_element_has_its_effects_in_the_same_way() -> None:
    effects = ("When Your Turn Begins: Gain 1 Passion.", "Your spells have +1 Power.", "Its Power Is: Draw 1 card.")
    cards = "----\n".join((witch("Seer", *effects), resource("Dread", *effects), strike("Ember", 2, *effects)))
    ghost = CardDef("Ghost", ("marker",), text=effects)  # a kind of marker that the rules don't know yet
    for defn in (*read_cards(cards), ghost):
        assert [type(effect) for effect in defn.effects] == [Consequence, Ongoing, Power]
        assert (len(sheet_of(defn).triggers), len(sheet_of(defn).statements), len(sheet_of(defn).powers)) == (1, 1, 1)


@pytest.mark.rule("revel:4.1.1")
def test_each_paragraph_of_witch_resource_stance_and_spell_applies() -> None:
    begins = "When Your Turn Begins: Gain 1 Passion."
    t = stage(
        witch("Seer", begins, begins),
        resource("Dread", begins),
        stance("Calm", begins),
        strike("Ember", 2, begins),
        B={"witch": "Seer", "resources": {"Dread": 0}, "stance": "Calm", "spells": {1: "Ember"}, "hand": ["Calm"]},
    )
    t.do("pass", *["Seer: When Your Turn Begins"] * 2, "Calm: When Your Turn Begins", "Dread: When Your Turn Begins")
    assert t.B["resources"] == {"Passion": 5, "Dread": 0}
    assert t.at_rest()


@pytest.mark.rule("revel:4.1.2")
def test_a_limit_matters_to_the_deck_check_and_never_in_play() -> None:
    many = strike("Swarm", 1, "Only up to 5 copies of this card per deck.")
    [defn] = read_cards(many)
    assert isinstance(defn.effects[0], Limit)
    index = shipped().plus((defn,))
    reasons = check_deck(read_list("Witch: Novice\n6 Swarm\n"), index)
    assert any("Swarm" in reason.words and reason.rule.startswith("4.5") for reason in reasons)
    assert not any("Swarm" in reason.words for reason in check_deck(read_list("Witch: Novice\n5 Swarm\n"), index))

    t = stage(many, A={"spells": {1: "Swarm", 2: "Swarm", 3: "Swarm", 4: "Swarm", 5: "Swarm"}, "hand": ["Swarm"]})
    t.do("draw a card")
    assert not any("Swarm" in line for line in t.log())  # six of them, and nothing minds
    assert t.at_rest()


@pytest.mark.rule("revel:4.1.3")
def test_a_consequence_of_a_card_in_hand_does_not_become_relevant() -> None:
    joy = stance("Joy", "When You Play A Spell: Gain 1 Passion.")
    for where in ("hand", "discards", "deck"):
        t = stage(joy, A={"hand": ["Plain Spark"], where: ["Plain Spark", "Joy"]}, plays=2)
        t.do("play a card", *(["Plain Spark"] if where == "hand" else []), "space 1")
        assert t.A["resources"] == {"Passion": 0}
        assert t.at_rest()
    t = stage(joy, A={"stance": "Joy", "hand": ["Plain Spark"]}, plays=2)
    t.do("play a card", "space 1")
    assert t.A["resources"] == {"Passion": 1}
    assert t.at_rest()


@pytest.mark.rule("revel:4.1.3")
def test_discarding_a_card_from_hand_is_nothing_to_an_effect_that_works_on_the_field() -> None:
    t = stage(
        stance("Grief", "When This Card Is Discarded: Gain 1 Passion."),
        strike("Toss", 1, "This Spell's Power Is: Discard 1 card from your hand."),
        strike("Break", 1, "This Spell's Power Is: Discard your stance."),
        A={"stance": "Grief", "hand": ["Grief"], "spells": {1: "Toss", 2: "Break"}},
    )
    t.do("use Toss")
    assert t.A["discards"] == ["Grief"]
    assert t.A["resources"] == {"Passion": 0}
    t.do("use Break")
    assert t.A["discards"] == ["Grief", "Grief"]
    assert t.A["resources"] == {"Passion": 1}
    assert t.at_rest()


@pytest.mark.rule("revel:4.1.4")
def test_what_a_card_says_of_its_own_playing_works_in_hand() -> None:
    t = stage(
        strike("Greed", 3, "To Play: Discard 1 card from your hand."), A={"hand": ["Greed", "Plain Spark"]}, plays=2
    )
    t.do("play a card", "Greed", "space 1")
    assert t.offered == ["pay", "decline"]
    t.do("pay")
    assert t.A["discards"] == ["Plain Spark"]
    assert t.A["hand"] == []
    assert t.A["spells"] == {1: "Greed"}
    assert t.at_rest()


@pytest.mark.rule("revel:4.1.4", "revel:0.1.3")
def test_an_effect_that_says_so_works_off_the_field() -> None:
    t = stage(
        shield("Rue", 1, "When You Discard This Card From Your Hand: Gain 2 Passion."),
        stance("Pyre", "While this card is in your discards, your strike spells have +1 Power."),
        strike("Toss", 1, "This Spell's Power Is: Discard 1 card from your hand."),
        A={"hand": ["Rue"], "discards": ["Pyre"], "spells": {1: "Toss"}},
    )
    assert power(t, "A", 1) == 2
    t.do("use Toss")
    assert t.A["resources"] == {"Passion": 2}
    on_field = stage(
        stance("Pyre", "While this card is in your discards, your strike spells have +1 Power."),
        A={"stance": "Pyre", "spells": {1: "Plain Spark"}},
    )
    assert power(on_field, "A", 1) == 1
    assert t.at_rest()


def power(t: Stage, seat: str, space: int) -> int | None:
    side = t.view().A if seat == "A" else t.view().B
    spell = side.spells[space]
    assert spell is not None
    return spell.power


@pytest.mark.rule("revel:4.3.1")
def test_a_card_can_not_be_played_for_less_than_its_cost() -> None:
    t = stage(
        strike("Costly", 4, "To Play: Spend 2 Passion."),
        A={"hand": ["Costly"], "resources": {"Passion": 1}},
        plays=1,
    )
    t.do("play a card")  # it is revealed, can't be paid, and everything is taken back
    assert "play a card" not in t.offered
    assert t.A["hand"] == ["Costly"]
    assert t.A["resources"] == {"Passion": 1}
    assert t.A["spells"] == {}
    assert t.truth["plays"] == 1
    assert t.why_not("play Costly") == "4.3.1"
    assert t.at_rest()


@pytest.mark.rule("revel:4.3.1")
def test_a_cost_effect_on_an_action_makes_it_impossible_unless_paid_in_full() -> None:
    toll = stance("Toll", "To Play A Strike Spell: Spend 2 Passion and discard 1 card from your hand.")
    a = {"hand": ["Plain Spark", "Ward", "Ward"], "resources": {"Passion": 3}}
    t = stage(toll, shield("Ward", 1), A=a, B={"stance": "Toll"}, plays=2)
    t.do("play a card", "Plain Spark", "space 1", "pay")
    assert t.A["discards"] == ["Ward"]
    assert t.A["resources"] == {"Passion": 1}
    assert t.A["spells"] == {1: "Plain Spark"}
    assert t.A["hand"] == ["Ward"]
    poor = stage(toll, shield("Ward", 1), A={**a, "resources": {"Passion": 1}}, B={"stance": "Toll"}, plays=2)
    poor.do("play a card", "Plain Spark")
    assert poor.offered == ["space 1", "space 2", "space 3", "space 4", "space 5"]  # only Ward is left to play
    poor.do("space 2")
    assert poor.A["spells"] == {2: "Ward"}
    assert poor.A["resources"] == {"Passion": 1}
    assert poor.A["discards"] == []
    assert t.at_rest()
    assert poor.at_rest()


@pytest.mark.rule("revel:4.3.2")
def test_to_play_on_the_field_does_not_tax_other_cards() -> None:
    t = stage(
        strike("Costly", 4, "To Play: Spend 2 Passion."),
        A={"spells": {1: "Costly"}, "hand": ["Plain Spark", "Costly"], "resources": {"Passion": 2}},
        B={"spells": {5: "Costly"}},
        plays=3,
    )
    t.do("play a card", "Plain Spark", "space 2")
    assert t.A["resources"] == {"Passion": 2}
    assert t.A["spells"][2] == "Plain Spark"
    t.do("play a card", "space 3", "pay")  # another copy pays for itself alone
    assert t.A["resources"] == {"Passion": 0}
    assert t.A["spells"][3] == "Costly"
    assert t.at_rest()


@pytest.mark.rule("revel:4.3.3")
def test_to_play_is_paid_wherever_the_card_is_played_from() -> None:
    cards = (
        strike("Costly", 4, "To Play: Spend 2 Passion."),
        stance("Raise", "This Stance's Power Is: Play 1 spell card from your discards."),
    )
    rich = {"stance": "Raise", "resources": {"Passion": 5}}
    hand = stage(*cards, A={**rich, "hand": ["Costly"]}, plays=2).do("play a card", "space 1", "pay")
    discards = stage(*cards, A={**rich, "discards": ["Costly"]}, plays=2).do("use Raise", "space 1", "pay")
    for t in (hand, discards):
        assert t.A["resources"] == {"Passion": 3}
        assert t.A["spells"] == {1: "Costly"}
        assert t.at_rest()
    poor = stage(*cards, A={"stance": "Raise", "discards": ["Costly"], "resources": {"Passion": 1}})
    assert "use Raise" not in poor.offered
    assert poor.why_not("use Raise") == "4.7.7"
    assert poor.at_rest()


@pytest.mark.rule("revel:4.4.1")
def test_an_ongoing_effect_never_asks_resolves_or_waits() -> None:
    t = stage(HEAT, A={"hand": ["Heat", "Plain Spark"]}, B={"stance": "Heat"}, plays=3, full_control=(0, 1))
    t.do("play a card", "Heat")
    assert t.offered[-1] == "pass"
    assert t.view().waiting == ()
    t.do("play a card", "Plain Spark", "space 1")
    assert power(t, "A", 1) == 2
    assert not any("resolves" in line for line in t.log())
    assert t.at_rest()


@pytest.mark.rule("revel:4.4.2", "revel:3.4.10")
def test_a_bonus_goes_with_the_stance_that_gave_it() -> None:
    t = stage(
        HEAT,
        strike("Break", 1, "This Spell's Power Is: Discard your stance."),
        A={"stance": "Heat", "spells": {1: "Break"}},
        B={"spells": {1: "Plain Spark", 2: "Plain Spark"}},
    )
    assert (power(t, "A", 1), power(t, "B", 2)) == (2, 1)
    t.do("use Break")
    assert (power(t, "A", 1), power(t, "B", 2)) == (1, 1)
    assert t.at_rest()


@pytest.mark.rule("revel:4.4.3", "revel:5.7.15")
def test_a_strike_enters_with_the_bonus_already_on_it() -> None:
    t = stage(
        HEAT,
        strike("Wisp", 0),
        witch("Seer", "When A Strike Spell With 1 Or More Power Enters The Field: Gain 1 Passion."),
        A={"stance": "Heat", "witch": "Seer", "hand": ["Wisp", "Wisp"]},
        B={"witch": "Seer", "spells": {1: "Wisp"}},
        plays=3,
    )
    t.do("play a card", "space 1")
    assert power(t, "A", 1) == 1
    assert t.view().winning[1] == "A"
    assert t.B["spells"] == {}
    assert t.B["discards"] == ["Wisp"]  # overpowered: 1 against 0
    assert t.A["resources"] == t.B["resources"] == {"Passion": 1}  # it entered with 1 Power
    t.do("play a card", "space 2")
    assert t.view().winning[2] == "A"
    assert t.A["resources"] == {"Passion": 2}
    cold = stage(
        strike("Wisp", 0),
        witch("Seer", "When A Strike Spell With 1 Or More Power Enters The Field: Gain 1 Passion."),
        A={"witch": "Seer", "hand": ["Wisp"]},
        B={"spells": {1: "Wisp"}},
        plays=2,
    )
    cold.do("play a card", "space 1")
    assert cold.A["resources"] == {"Passion": 0}
    assert cold.B["spells"] == {1: "Wisp"}
    assert cold.view().winning[1] is None
    assert t.at_rest()
    assert cold.at_rest()


@pytest.mark.rule("revel:4.4.4")
def test_a_bonus_ends_between_two_parts_of_a_cost() -> None:
    t = stage(
        HEAT,
        stance("Storm", "To Play: Discard 1 card from your hand."),
        A={"stance": "Heat", "hand": ["Storm", "Plain Spark", "Plain Spark"], "spells": {1: "Plain Spark"}},
        B={"spells": {1: "Plain Spark"}},
        plays=2,
    )
    assert t.view().winning[1] == "A"
    t.do("play a card", "Storm")  # discarding Heat is the first part of the cost
    assert t.offered == ["pay", "decline"]
    assert t.view().winning[1] is None
    assert power(t, "A", 1) == 1
    t.do("decline", "choose again")
    assert t.view().winning[1] == "A"
    assert t.A["stance"] == "Heat"  # taken back, and at once in force again
    t.do("Plain Spark", "space 2")
    assert t.A["spells"] == {1: "Plain Spark", 2: "Plain Spark"}
    assert t.at_rest()
