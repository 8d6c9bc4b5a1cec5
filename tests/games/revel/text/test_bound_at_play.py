"""What pointing words stand for shows at play: each reading with a bystander that must not be hit."""

from __future__ import annotations

import pytest

from coven.games.revel.text.reading import compile_effect
from coven.games.revel.text.telling import tell
from coven.language import TextError
from tests.games.revel.stage import Stage, shield, stage, stance, strike, witch

SPARK = "Plain Spark"
"""Power 2."""
WALL = shield("Wall", 1)
BIG = strike("Big", 5)
CALM = stance("Calm")

rule = pytest.mark.rule


def played(text: str, *cards: str, A: dict[str, object] | None = None, B: dict[str, object] | None = None) -> Stage:
    """A plays Tess, a strike spell of Power 1 with this text, into space 1."""
    mine = {"hand": ["Tess"], **(A or {})}
    t = stage(strike("Tess", 1, text), *cards, A=mine, B=B or {}, plays=2)
    t.do("play a card")
    if "Which card" in t.prompt:
        t.do("Tess")
    return t.do("space 1") if "space 1" in t.offered else t


# 'it' in its own sentence or condition


@rule("revel:4.10.8")
@pytest.mark.parametrize(("facing", "discarded"), [(SPARK, True), ("Big", False)])
def test_a_condition_behind_the_instruction_asks_about_what_the_instruction_names(facing: str, discarded: bool) -> None:
    t = played(
        "On Play: Discard the opposing spell if it has 2 or less Power.", BIG, B={"spells": {1: facing, 2: SPARK}}
    )
    assert t.B["spells"] == ({2: SPARK} if discarded else {1: facing, 2: SPARK})
    assert t.at_rest()


@rule("revel:4.10.8")
@pytest.mark.parametrize(("plus", "discarded"), [(1, True), (0, False)])
def test_what_a_condition_asks_about_is_acted_on_by_what_depends_on_it(plus: int, discarded: bool) -> None:
    there = {"cards": [SPARK], "+1s": plus} if plus else SPARK
    t = played("On Play: If the opposing spell has a +1, discard it.", B={"spells": {1: there, 2: SPARK}})
    assert t.B["spells"] == ({2: SPARK} if discarded else {1: SPARK, 2: SPARK})
    assert t.at_rest()


@rule("revel:4.10.8")
def test_the_stance_a_player_controls_is_the_one_that_is_meant() -> None:
    t = played(
        "On Play: If your opponent controls a stance, discard it.", CALM, A={"stance": "Calm"}, B={"stance": "Calm"}
    )
    assert t.A["stance"] == "Calm"
    assert t.B["discards"] == ["Calm"]


@rule("revel:4.10.8")
@pytest.mark.parametrize("asked", ["2 or less Power", "exactly 0 Power", "less Power than this spell"])
def test_a_condition_about_something_that_is_not_there_is_false(asked: str) -> None:
    t = played(f"On Play: If the opposing spell has {asked}, draw 1 card.", B={"spells": {2: SPARK}})
    assert t.A["hand"] == []
    assert t.at_rest()


# 'opposing' and 'another'


@rule("revel:1.10.2")
def test_an_event_of_the_opposing_spell_is_of_the_one_across() -> None:
    text = "When The Opposing Spell Is Discarded: Draw 1 card."
    reaper = witch("Reaper", "Her Power Is: Discard 1 of your opponent's spells.")
    for space, drawn in ((1, 1), (2, 0)):
        t = stage(
            strike("Tess", 1, text),
            reaper,
            A={"witch": "Reaper", "spells": {1: "Tess"}},
            B={"spells": {1: SPARK, 2: SPARK}},
        )
        t.do("use Reaper", f"B's Plain Spark in space {space}")
        assert len(t.A["hand"]) == drawn


@rule("revel:1.10.2")
@pytest.mark.parametrize(
    ("being", "across", "elsewhere"), [("isn't opposed", 0, 1), ("isn't unopposed", 1, 0), ("is opposed", 1, 0)]
)
def test_only_a_spell_across_makes_a_spell_opposed(being: str, across: int, elsewhere: int) -> None:
    for space, drawn in ((1, across), (2, elsewhere)):
        t = played(f"On Play: If this spell {being}, draw 1 card.", BIG, B={"spells": {space: "Big"}})
        assert len(t.A["hand"]) == drawn
        assert t.at_rest()


@rule("revel:4.10.6")
def test_another_spell_played_is_not_this_one() -> None:
    t = stage(
        strike("Tess", 1, "When You Play Another Spell: Draw 1 card."),
        A={"hand": ["Tess", SPARK], "deck": 5 * [SPARK]},
        plays=2,
    )
    t.do("play a card", "Tess", "space 1")
    assert t.A["hand"] == [SPARK]
    t.do("play a card", "space 2")
    assert t.A["hand"] == [SPARK]
    assert t.A["deck"] == 4 * [SPARK]


@rule("revel:1.10.2", "revel:1.10.1")
def test_only_the_opposing_spell_can_not_be_stitched() -> None:
    tess = strike("Tess", 1, "The opposing spell can't be stitched.")
    thread = strike("Thread", 1, icons="flames")
    t = stage(
        tess,
        thread,
        current="B",
        A={"spells": {1: "Tess"}},
        B={"spells": {1: "Thread", 2: "Thread"}, "hand": ["Thread"]},
    )
    t.do("play a card")
    assert "space 2, stitching onto Thread" in t.offered
    assert "space 1, stitching onto Thread" not in t.offered


@rule("revel:0.2.3", "revel:5.7.4")
def test_a_spell_that_can_not_be_stitched_is_this_one() -> None:
    thread = strike("Thread", 1, "This spell can't be stitched.", icons="flames")
    plain = strike("Plain", 1, icons="flames")
    t = stage(thread, plain, A={"spells": {1: "Thread", 2: "Plain"}, "hand": ["Plain"]})
    t.do("play a card")
    assert "space 2, stitching onto Plain" in t.offered
    assert "space 1, stitching onto Thread" not in t.offered


@rule("revel:0.2.3", "revel:5.5.6")
@pytest.mark.parametrize("says", ["Players can't play stances this turn.", "You can't play stances this turn."])
def test_a_kind_of_card_that_can_not_be_played_for_a_while_is_not_looked_for_on_the_field(says: str) -> None:
    tess = witch("Tess", f"Her Power Is: {says}")
    t = stage(tess, stance("Calm"), A={"witch": "Tess", "hand": ["Calm", SPARK]}, plays=2)
    t.do("use Tess", "play a card", "Calm")
    assert t.prompt == f"Where does {SPARK} go?", "which is all that can be played"
    t.do("space 1")
    assert "stance" not in t.A
    assert t.A["hand"] == ["Calm"]
    assert t.at_rest()


@rule("revel:0.2.3", "revel:5.7.4", "revel:1.7.4")
def test_a_card_that_can_not_be_stitched_is_this_one_and_its_spell_may_be() -> None:
    """In hand it is no spell yet; on the field another card may be stitched onto it, and any card onto another."""
    lone = strike("Lone", 1, "This card can't be stitched.", icons="flames")
    plain = strike("Plain", 1, icons="flames")
    a = {"spells": {1: "Lone", 2: "Plain"}, "hand": ["Plain", "Lone"]}
    t = stage(lone, plain, A=a).do("play a card", "Lone")
    assert t.offered == ["space 3", "space 4", "space 5"]
    t = stage(lone, plain, A=a).do("play a card", "Plain")
    assert t.offered[:2] == ["space 1, stitching onto Lone", "space 2, stitching onto Plain"]
    t.do("space 1, stitching onto Lone")
    assert t.A["spells"][1] == {"cards": ["Lone", "Plain"]}
    assert t.at_rest()


@rule("revel:0.2.3", "revel:5.7.4")
def test_a_card_that_can_be_stitched_in_some_cases_only() -> None:
    lone = strike("Lone", 1, "This card can't be stitched unless you control a stance.", icons="flames")
    plain = strike("Plain", 1, icons="flames")
    a = {"spells": {2: "Plain"}, "hand": ["Lone"]}
    assert "space 2, stitching onto Plain" not in stage(lone, plain, A=a).do("play a card").offered
    calm = stance("Calm")
    assert (
        "space 2, stitching onto Plain" in stage(lone, plain, calm, A={**a, "stance": "Calm"}).do("play a card").offered
    )


@rule("revel:4.3.1", "revel:1.7.7")
def test_a_cost_of_stitching_onto_a_spell_is_asked_for_that_spell_alone() -> None:
    """What is stitched is the spell; the card that bears the words may be stitched onto another for nothing."""
    loom = strike("Loom", 1, "To Stitch Onto This Spell: Spend 1 Passion.", icons="flames")
    plain = strike("Plain", 1, icons="flames")
    a = {"spells": {1: "Loom", 2: "Plain"}, "hand": ["Plain", "Loom"], "resources": {"Passion": 1}}
    t = stage(loom, plain, A=a, plays=2)
    t.do("play a card", "Loom", "space 2, stitching onto Plain")
    assert t.A["resources"] == {"Passion": 1}
    t.do("play a card", "space 1, stitching onto Loom", "pay")
    assert t.A["resources"] == {"Passion": 0}
    assert t.A["spells"][1] == {"cards": ["Loom", "Plain"]}
    assert t.at_rest()
    poor = stage(loom, plain, A={**a, "resources": {"Passion": 0}}).do("play a card", "Plain")
    assert "space 1, stitching onto Loom" not in poor.offered
    assert "space 2, stitching onto Plain" in poor.offered


@rule("revel:4.3.1")
def test_a_cost_on_another_spell_is_not_asked_for_this_one() -> None:
    tax = strike("Tax", 1, "To Play Another Spell: Spend 1 Passion.")
    t = stage(tax, A={"hand": ["Tax", SPARK], "resources": {"Passion": 1}}, plays=2)
    t.do("play a card", "Tax", "space 1")
    assert t.A["resources"] == {"Passion": 1}
    t.do("play a card", "space 2", "pay")
    assert t.A["resources"] == {"Passion": 0}


@rule("revel:4.3.1", "revel:1.10.2", "revel:1.10.1")
def test_a_cost_on_the_opposing_spell_is_not_asked_for_the_others() -> None:
    guard = strike("Guard", 1, "To Discard The Opposing Spell: Spend 1 Passion.")
    reaper = witch("Reaper", "Her Power Is: Discard 1 of your spells.")
    for space, left in ((1, 0), (2, 1)):
        t = stage(
            guard,
            reaper,
            A={"witch": "Reaper", "spells": {1: SPARK, 2: SPARK}, "resources": {"Passion": 1}},
            B={"spells": {1: "Guard"}},
        )
        t.do("use Reaper", f"A's Plain Spark in space {space}")
        if left == 0:
            t.do("pay")
        assert t.A["resources"] == {"Passion": left}


@rule("revel:4.10.8")
def test_another_spell_is_another_than_the_one_chosen_before() -> None:
    t = played(
        "On Play: Choose 1 of your opponent's spells. Discard another spell.", B={"spells": {1: SPARK, 2: SPARK}}
    )
    t.do("B's Plain Spark in space 1")
    assert t.offered == ["A's Tess in space 1", "B's Plain Spark in space 2"]
    t.do("A's Tess in space 1")
    assert t.B["spells"] == {1: SPARK, 2: SPARK}


# 'if you do' after an order


@rule("revel:0.2.12")
@pytest.mark.parametrize(("mine", "drawn"), [("Calm", 1), (None, 0)])
def test_if_you_do_after_an_order_holds_if_it_was_carried_out(mine: str | None, drawn: int) -> None:
    t = played("On Play: Discard your stance. If you do, draw 1 card.", CALM, A={"stance": mine}, B={"stance": "Calm"})
    assert len(t.A["hand"]) == drawn
    assert t.B["stance"] == "Calm"


@rule("revel:4.10.8")
def test_if_they_do_is_of_the_opponent() -> None:
    text = "On Play: Draw 1 card. Your opponent discards their stance. If they do, gain 1 Passion."
    for theirs, gained in (("Calm", 1), (None, 0)):
        t = played(text, CALM, B={"stance": theirs})
        assert t.A["resources"] == {"Passion": gained}


# What was drawn


@rule("revel:5.2.2")
def test_what_was_drawn_can_be_stashed() -> None:
    t = played(
        "On Play: Draw 2 cards, then stash 1 of them.",
        BIG,
        WALL,
        A={"hand": ["Tess", "Wall"], "deck": ["Big", SPARK, SPARK]},
    )
    assert t.offered == ["Big", SPARK], "Wall was not drawn this way"
    t.do("Big")
    assert t.A["hand"] == ["Wall", SPARK]
    assert t.A["deck"] == [SPARK, "Big"]


@rule("revel:5.2.2")
@pytest.mark.parametrize(("top", "gained"), [(SPARK, 1), ("Wall", 0)])
def test_what_was_drawn_can_be_asked_about(top: str, gained: int) -> None:
    t = played("On Play: Draw 1 card. If it is a strike spell, gain 1 Passion.", WALL, A={"deck": [top, "Wall", SPARK]})
    assert t.A["resources"] == {"Passion": gained}


@rule("revel:5.2.2")
def test_what_was_drawn_may_be_played() -> None:
    t = played("On Play: Draw 1 card. You may play it.", BIG, A={"hand": ["Tess", SPARK], "deck": ["Big", SPARK]})
    t.do("yes")
    assert "space 2" in t.offered, "there was nothing to choose: the card drawn is played"
    t.do("space 2")
    assert t.A["spells"] == {1: "Tess", 2: "Big"}
    assert t.A["hand"] == [SPARK]


# 'this way'


@rule("revel:4.10.15")
@pytest.mark.parametrize(("hand", "drawn"), [("Calm", 1), (SPARK, 0)])
def test_this_way_asks_for_the_kind(hand: str, drawn: int) -> None:
    text = "On Play: Discard 1 card. If you discarded a stance card this way, draw 1 card."
    t = played(text, CALM, A={"hand": ["Tess", hand], "deck": [SPARK, SPARK]})
    assert t.A["discards"] == [hand]
    assert len(t.A["hand"]) == drawn


@rule("revel:4.10.15")
@pytest.mark.parametrize(("theirs", "gained"), [([SPARK], 1), ([], 0)])
def test_this_way_asks_who(theirs: list[str], gained: int) -> None:
    text = (
        "On Play: Each player discards 1 card from their hand. "
        "If your opponent discarded a card this way, gain 1 Passion."
    )
    t = played(text, A={"hand": ["Tess", SPARK]}, B={"hand": theirs})
    assert t.A["resources"] == {"Passion": gained}


@rule("revel:4.10.15")
def test_this_way_means_all_that_was_done_so_and_not_only_the_last() -> None:
    text = (
        "On Play: Discard 1 card. Your opponent discards 1 card from their hand. "
        "Add a +1 to this spell for each card discarded this way."
    )
    t = played(text, A={"hand": ["Tess", SPARK]}, B={"hand": [SPARK]})
    assert t.A["spells"] == {1: {"cards": ["Tess"], "+1s": 2}}


@rule("revel:4.10.15")
def test_a_cost_that_was_paid_was_done_this_way() -> None:
    text = (
        "On Play: Discard any number of cards from your hand "
        "to add a +1 to this spell for each card discarded this way."
    )
    t = played(text, A={"hand": ["Tess", SPARK, SPARK]})
    t.do("pay", SPARK, SPARK)
    assert t.A["spells"] == {1: {"cards": ["Tess"], "+1s": 2}}


@rule("revel:4.10.15")
def test_what_made_an_effect_relevant_was_done_this_way() -> None:
    text = "When You Gain Passion: Add a +1 to this spell for each Passion gained this way."
    giver = witch("Giver", "Her Power Is: Gain 3 Passion.")
    t = stage(strike("Tess", 1, text), giver, A={"witch": "Giver", "spells": {1: "Tess"}, "resources": {"Passion": 2}})
    t.do("use Giver")
    assert t.A["spells"] == {1: {"cards": ["Tess"], "+1s": 3}}


@rule("revel:5.8.4")
@pytest.mark.parametrize(("facing", "drawn"), [(SPARK, 1), ("Big", 0)])
def test_a_spell_overpowered_this_way(facing: str, drawn: int) -> None:
    text = (
        "On Play: Add 3 +1s to this spell. Check for overpower for this spell. "
        "If you overpowered a spell this way, draw 1 card."
    )
    t = played(text, BIG, B={"spells": {1: facing, 2: SPARK}})
    assert len(t.A["hand"]) == drawn
    assert 2 in t.B["spells"]


# 'this turn'


@rule("revel:5.8.4", "revel:1.7.4")
@pytest.mark.parametrize(("facing", "gained"), [("Wall", 1), (SPARK, 0)])
def test_this_turn_asks_about_the_spell_that_was_overpowered(facing: str, gained: int) -> None:
    ender = witch("Ender", "When Your Turn Ends: Gain 1 Passion if you overpowered a shield spell this turn.")
    t = stage(BIG, WALL, ender, A={"witch": "Ender", "hand": ["Big"]}, B={"spells": {1: facing}})
    t.do("play a card", "space 1")
    assert t.B["spells"] == {}
    assert t.A["resources"] == {"Passion": gained}


@rule("revel:1.7.4")
@pytest.mark.parametrize(("text", "gained"), [("a spell", 0), ("a spell card", 1), ("a card from your hand", 1)])
def test_a_card_discarded_from_hand_was_no_spell(text: str, gained: int) -> None:
    t = played(
        f"On Play: Discard 1 card. If you discarded {text} this turn, gain 1 Passion.", A={"hand": ["Tess", SPARK]}
    )
    assert t.A["resources"] == {"Passion": gained}


@rule("revel:1.7.4")
@pytest.mark.parametrize(("who", "gained"), [("you", 1), ("your opponent", 0)])
def test_this_turn_asks_who_did_it(who: str, gained: int) -> None:
    text = f"On Play: Discard 1 of your opponent's spells. If {who} discarded a spell this turn, gain 1 Passion."
    t = played(text, B={"spells": {2: SPARK}})
    assert t.A["resources"] == {"Passion": gained}


@rule("revel:4.10.15")
@pytest.mark.parametrize("option", ["Discard 1 card.", "Discard another of your spells."])
def test_if_you_do_after_a_choice_is_whichever_was_chosen(option: str) -> None:
    text = "On Play: Choose 1: discard 1 card; or discard 1 of your other spells. If you do, gain 1 Passion."
    t = stage(strike("Sage", 2, text), A={"hand": ["Sage", SPARK, SPARK], "spells": {4: SPARK}}, plays=2)
    t.do("play a card", "Sage", "space 1", option)
    assert t.A["resources"] == {"Passion": 1}
    assert (len(t.A["hand"]), len(t.A["spells"])) == ((1, 2) if option == "Discard 1 card." else (2, 1))
    assert t.at_rest()


@rule("revel:4.10.15", "revel:0.2.12")
def test_if_you_do_after_a_choice_of_what_can_not_be_done_does_not_hold() -> None:
    text = "On Play: Choose 1: discard your stance; or discard 1 of your other spells. If you do, gain 1 Passion."
    t = stage(strike("Sage", 2, text), A={"hand": ["Sage"]}, plays=2)
    t.do("play a card", "space 1")
    assert t.A["resources"] == {"Passion": 0}
    assert t.at_rest()


@rule("revel:4.10.1")
def test_a_card_in_hand_is_not_on_the_field() -> None:
    text = "On Play: Choose 2 cards from your hand and stash 1 of them. Draw 1 card if the rest are on the field."
    t = stage(strike("Sage", 2, text), A={"hand": ["Sage", SPARK, SPARK], "deck": [SPARK] * 3}, plays=2)
    t.do("play a card", "Sage", "space 1")
    assert t.A["hand"] == [SPARK]
    assert t.at_rest()


# Prohibitions, implied choices, hand and discards


@rule("revel:0.2.3")
def test_a_kind_of_card_can_not_be_played_for_a_while() -> None:
    t = played(
        "On Play: Your opponent can't play strike spells until your next turn.", WALL, B={"hand": [SPARK, "Wall"]}
    )
    t.do("pass", "play a card")
    assert t.asked == "B"
    t.do(SPARK)
    assert "Wall" in t.offered, "another card is asked for"
    t.do("Wall", "space 1")
    assert t.B["spells"] == {1: "Wall"}
    assert SPARK in t.B["hand"]


@rule("revel:0.2.3", "revel:1.7.4")
def test_what_keeps_spells_from_being_discarded_says_nothing_of_cards_in_hand() -> None:
    keeper = stance("Keeper", "Your spells can't be discarded.")
    t = played("On Play: Discard 1 card.", keeper, A={"stance": "Keeper", "hand": ["Tess", SPARK]})
    assert t.A["discards"] == [SPARK]


@rule("revel:0.4.3")
def test_a_spell_that_can_not_be_chosen_is_not_chosen_by_implication() -> None:
    shy = strike("Shy", 1, "Your opponent can't choose this spell.")
    t = played("On Play: Discard 1 of your opponent's spells.", shy, B={"spells": {2: "Shy", 3: SPARK}})
    assert t.B["spells"] == {2: "Shy"}, "there was one choice only"


@rule("revel:0.4.3")
def test_what_is_done_to_all_chooses_nothing() -> None:
    shy = strike("Shy", 1, "Your opponent can't choose this spell.")
    t = played("On Play: Discard your opponent's spells.", shy, B={"spells": {2: "Shy", 3: SPARK}})
    assert t.B["spells"] == {}


@rule("revel:4.1.4", "revel:4.6.3")
@pytest.mark.parametrize(("place", "gained"), [("hand", 1), ("discards", 0)])
def test_a_consequence_worded_for_the_hand_works_there(place: str, gained: int) -> None:
    omen = strike("Omen", 1, "When Your Opponent Plays A Card: If this card is in your hand, gain 1 Passion.")
    t = played("On Play: Gain 1 Passion.", omen, B={place: ["Omen"]})
    assert t.B["resources"] == {"Passion": gained}


@rule("revel:4.1.4")
@pytest.mark.parametrize(("place", "back"), [("hand", False), ("discards", True)])
def test_a_consequence_worded_for_the_discards_works_there(place: str, back: bool) -> None:
    phoenix = strike("Phoenix", 1, "When Your Turn Ends: If this card is in your discards, draw it.")
    t = stage(phoenix, A={place: ["Phoenix"]})
    t.do("pass")
    assert t.A["hand"] == ["Phoenix"]
    assert t.A["discards"] == []
    assert back is (place == "discards")


@rule("revel:5.7.10")
def test_to_discard_the_hand_is_to_discard_the_rest_of_it() -> None:
    t = stage(strike("Tess", 1, "To Play: Discard your hand."), A={"hand": ["Tess", SPARK]})
    t.do("play a card", "Tess", "space 1", "pay")
    assert t.A["spells"] == {1: "Tess"}
    assert t.A["discards"] == [SPARK]


@rule("revel:4.6.4")
@pytest.mark.parametrize(
    ("text", "space", "drawn"),
    [("An Unopposed", 2, 1), ("An Unopposed", 1, 0), ("A Winning", 2, 1), ("A Winning", 1, 0)],
)
def test_where_a_spell_was_played_to_counts(text: str, space: int, drawn: int) -> None:
    seer = witch("Seer", f"When You Play {text} Spell: Draw 1 card.")
    t = stage(seer, BIG, A={"witch": "Seer", "hand": [SPARK]}, B={"spells": {1: "Big"}})
    t.do("play a card", f"space {space}")
    assert len(t.A["hand"]) == drawn


# References to cards are lost when the cards move


@rule("revel:4.10.12")
def test_a_reference_to_a_card_does_not_survive_its_moving() -> None:
    text = "On Play: Choose 1 card from your discards."
    later = "When This Spell Is Discarded: Draw the card chosen above."
    digger = witch("Digger", "Her Power Is: Draw 1 card from your discards. Discard 1 card. Discard 1 of your spells.")
    t = stage(
        strike("Tess", 1, text, later),
        BIG,
        digger,
        A={"witch": "Digger", "hand": ["Tess"], "discards": ["Big"]},
        plays=2,
    )
    t.do("play a card", "space 1", "use Digger")
    assert t.A["discards"] == ["Big", "Tess"], "Big went to the hand and came back: it is another one now"
    assert t.A["hand"] == []


@rule("revel:4.10.11", "revel:4.10.8")
def test_a_reference_to_a_card_that_stays_holds() -> None:
    text = "On Play: Choose 1 card from your discards."
    later = "When This Spell Is Discarded: Draw the card chosen above."
    digger = witch("Digger", "Her Power Is: Discard 1 of your spells.")
    t = stage(
        strike("Tess", 1, text, later),
        BIG,
        digger,
        A={"witch": "Digger", "hand": ["Tess"], "discards": ["Big"]},
        plays=2,
    )
    t.do("play a card", "space 1", "use Digger")
    assert t.A["hand"] == ["Big"]


@rule("revel:4.10.4")
def test_its_player_of_nothing_does_nothing() -> None:
    t = played("On Play: Choose 1 opposing spell. Its player draws 1 card.")
    assert t.A["hand"] == t.B["hand"] == []


# What the event is about


@rule("revel:4.10.8", "revel:5.2.2", "revel:4.10.7")
def test_it_is_the_card_that_was_drawn() -> None:
    thief = stance("Thief", "When Your Opponent Draws A Card: They discard it.")
    giver = witch("Giver", "Her Power Is: Your opponent draws 1 card.")
    t = stage(thief, giver, WALL, A={"stance": "Thief", "witch": "Giver"}, B={"hand": [SPARK], "deck": ["Wall", SPARK]})
    t.do("use Giver")
    assert t.B["discards"] == ["Wall"]
    assert t.B["hand"] == [SPARK]
    assert t.A["stance"] == "Thief", "'it' is not the card that says so"


@rule("revel:4.10.8")
def test_it_is_the_card_that_was_discarded() -> None:
    again = stance("Again", "When You Discard A Card: Draw it back.")
    t = played("On Play: Discard 1 card.", again, WALL, A={"stance": "Again", "hand": ["Tess", "Wall"]})
    assert t.A["hand"] == ["Wall"]
    assert t.A["discards"] == []
    assert t.A["stance"] == "Again"


@rule("revel:5.8.3")
def test_the_cards_of_a_spell_that_was_overpowered_were_discarded_this_way() -> None:
    t = played(
        "If Playing This Overpowers A Spell: Its player draws the cards discarded this way.",
        WALL,
        strike("Nothing", 0),
        A={"discards": ["Wall"]},
        B={"spells": {1: "Nothing", 2: SPARK}, "hand": []},
    )
    assert t.B["hand"] == ["Nothing"]
    assert t.A["discards"] == ["Wall"]


@rule("revel:4.3.1", "revel:4.10.5")
@pytest.mark.parametrize(("card", "left"), [(SPARK, 0), ("Wall", 1)])
def test_its_player_in_a_cost_is_the_one_who_plays_it(card: str, left: int) -> None:
    toll = stance("Toll", "To Play A Strike Spell: Its player spends 1 Passion.")
    t = stage(
        toll,
        WALL,
        A={"stance": "Toll", "resources": {"Passion": 1}},
        B={"hand": [card], "resources": {"Passion": 1}},
        current="B",
    )
    t.do("play a card", "space 1")
    if left == 0:
        t.do("pay")
    assert t.B["spells"] == {1: card}
    assert t.B["resources"] == {"Passion": left}
    assert t.A["resources"] == {"Passion": 1}, "whose stance it is pays nothing"


@rule("revel:4.10.5", "revel:4.3.1")
def test_its_player_in_a_cost_on_discarding_is_the_player_of_the_spell() -> None:
    toll = stance("Toll", "To Discard A Spell: Its player gains 1 Passion.")
    reaper = witch("Reaper", "Her Power Is: Discard 1 of your opponent's spells.")
    t = stage(toll, reaper, A={"stance": "Toll", "witch": "Reaper"}, B={"spells": {1: SPARK}})
    t.do("use Reaper")
    if "pay" in t.offered:
        t.do("pay")
    assert t.B["resources"] == {"Passion": 1}
    assert t.A["resources"] == {"Passion": 0}


@rule("revel:5.2.3")
def test_it_in_an_interruption_of_a_draw_is_the_next_draw() -> None:
    curse = stance("Curse", "When You Would Draw A Card: Discard it instead.")
    t = stage(curse, WALL, A={"stance": "Curse", "hand": ["Wall"], "deck": [SPARK, "Wall"]}, B={"deck": ["Wall"]})
    t.do("draw a card")
    assert t.A["discards"] == [SPARK]
    assert t.A["hand"] == ["Wall"]
    assert t.A["deck"] == ["Wall"]
    assert t.A["stance"] == "Curse"


@rule("revel:5.2.3")
def test_the_opponents_next_draw_may_be_stashed_instead() -> None:
    curse = stance("Curse", "When Your Opponent Would Draw A Card: They stash it instead.")
    t = stage(curse, WALL, A={"stance": "Curse"}, B={"deck": [SPARK, "Wall"]}, current="B")
    t.do("draw a card")
    assert t.B["deck"] == ["Wall", SPARK]
    assert t.B["hand"] == []


# 'each' in a comparison


@rule("revel:4.10.5", "revel:1.3.9", "revel:1.3.10")
@pytest.mark.parametrize(("others", "drawn"), [(("Two", "Two"), 1), (("Two", "Big"), 0), (("Two", "Three"), 0)])
def test_more_than_each_is_more_than_every_one_and_not_than_their_sum(others: tuple[str, str], drawn: int) -> None:
    proud = strike("Proud", 3, "On Play: If this spell has more Power than each of your other spells, draw 1 card.")
    mine = dict(enumerate(others, 2))
    two, three = strike("Two", 2), strike("Three", 3)
    t = stage(proud, two, three, BIG, A={"hand": ["Proud"], "spells": mine}, B={"spells": {5: "Big"}})
    t.do("play a card", "space 1")
    assert len(t.A["hand"]) == drawn


@rule("revel:4.10.5", "revel:1.3.9", "revel:0.2.8")
@pytest.mark.parametrize(("other", "drawn"), [("Big", 1), ("Small", 0)])
def test_each_has_so_much_means_every_one(other: str, drawn: int) -> None:
    t = played(
        "On Play: If each of your other spells has 2 or more Power, draw 1 card.",
        BIG,
        strike("Small", 1),
        A={"spells": {2: "Big", 3: other}},
    )
    assert len(t.A["hand"]) == drawn


# Costs on what a rule asks for


GUARDED = shield("Guarded", 1, "To Discard This Spell: Spend 1 Passion.")


@rule("revel:0.3.3", "revel:5.7.9")
@pytest.mark.parametrize(("passion", "replaced"), [(1, True), (0, False)])
def test_a_cost_on_discarding_is_asked_where_a_shield_is_replaced(passion: int, replaced: bool) -> None:
    t = stage(
        GUARDED, WALL, A={"hand": [SPARK], "spells": {1: "Guarded", 2: "Wall"}, "resources": {"Passion": passion}}
    )
    t.do("play a card")
    assert ("space 1, replacing Guarded" in t.offered) is replaced
    assert "space 2, replacing Wall" in t.offered
    if replaced:
        t.do("space 1, replacing Guarded", "pay")
        assert t.A["spells"] == {1: SPARK, 2: "Wall"}
        assert t.A["resources"] == {"Passion": 0}


@rule("revel:0.3.3")
@pytest.mark.parametrize("passion", [1, 0])
def test_a_cost_on_discarding_is_asked_where_a_spell_is_overpowered(passion: int) -> None:
    t = stage(
        GUARDED, BIG, A={"hand": ["Big"], "resources": {"Passion": passion}}, B={"spells": {1: "Guarded", 2: SPARK}}
    )
    t.do("play a card", "space 1")
    if passion:
        t.do("pay")
    assert t.B["spells"] == ({2: SPARK} if passion else {1: "Guarded", 2: SPARK})
    assert t.A["resources"] == {"Passion": 0}


@rule("revel:0.3.3")
@pytest.mark.parametrize("passion", [1, 0])
def test_a_cost_on_discarding_is_asked_where_a_stance_is_replaced(passion: int) -> None:
    sworn = stance("Sworn", "To Discard This Stance: Spend 1 Passion.")
    t = stage(sworn, CALM, A={"hand": ["Calm"], "stance": "Sworn", "resources": {"Passion": passion}})
    if passion:
        t.do("play a card", "pay")
    elif "play a card" in t.offered:
        t.do("play a card")
    assert t.A["stance"] == ("Calm" if passion else "Sworn")
    assert t.A["resources"] == {"Passion": 0}


@rule("revel:4.10.15")
@pytest.mark.parametrize("lost", [1, 2])
def test_that_many_counts_what_the_event_came_to(lost: int) -> None:
    hurt = stance("Hurt", "When You Lose Stamina: Draw that many cards.")
    t = played(f"On Play: Each player loses {lost} Stamina.", hurt, A={"stance": "Hurt"}, B={"hand": []})
    assert len(t.A["hand"]) == lost
    assert t.B["hand"] == []


# What is bound to nothing


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("On Play: Your opponent draws 1 card. If you do, gain 1 Passion.", "has nothing to point at"),
        ("When This Spell Overpowers A Spell: Gain Passion equal to the Power this spell had.", "it is still there"),
        ("On Play: Reveal it.", "has nothing to point at"),
        (
            "On Play: Gain 1 Stamina. Draw cards equal to the Passion gained this way.",
            "no Passion is gained",
        ),
        ("On Play: Each player reveals 1 card from their hand. Discard it.", "several things"),
    ],
)
def test_what_can_not_be_meant_is_refused(text: str, says: str) -> None:
    with pytest.raises(TextError, match=says):
        compile_effect(text)


@rule("revel:4.10.8")
def test_if_you_do_speaks_of_what_you_may_have_done_it_to() -> None:
    text = "On Play: You may discard any 1 of your spells. If you do, gain Passion equal to the Power it had."
    t = played(text, BIG, A={"spells": {2: "Big", 3: SPARK}}).do("yes", "A's Big in space 2")
    assert t.A["resources"] == {"Passion": 5}
    assert t.A["spells"] == {1: "Tess", 3: SPARK}


# 'this way', of markers


@rule("revel:6.2.2")
@pytest.mark.parametrize(("kind", "drawn"), [("marker", 1), ("spell", 2)])
def test_a_marker_chosen_this_way_is_no_spell_and_a_spell_no_marker(kind: str, drawn: int) -> None:
    t = played(
        f"On Play: Choose 1 Stamina marker. Choose 2 other spells. Draw 1 card for each {kind} chosen this way.",
        A={"deck": 5 * [SPARK], "spells": {2: SPARK}, "stamina": 1},
        B={"spells": {2: SPARK}, "stamina": 1},
    )
    t.do("B's Stamina marker 1")
    assert len(t.A["hand"]) == drawn
    assert t.B["stamina"] == 1
    assert t.at_rest()


# 'If you do' after every order


@rule("revel:3.2.1")
@pytest.mark.parametrize(("beside", "drawn"), [({2: SPARK}, 1), ({}, 0)])
def test_if_you_do_after_swapping_asks_whether_two_spells_changed_places(beside: dict[int, str], drawn: int) -> None:
    t = played("On Play: Swap this spell with another of your spells. If you do, draw 1 card.", A={"spells": beside})
    assert len(t.A["hand"]) == drawn
    assert t.at_rest()


@rule("revel:4.9.4")
@pytest.mark.parametrize(
    "text", ["Gain 1 Passion instead. If you do, lose 1 Stamina.", "Stop it. If you do, lose 1 Stamina."]
)
def test_if_you_do_after_an_event_was_changed_or_stopped(text: str) -> None:
    toll = stance("Toll", f"When You Would Draw: {text}")
    t = stage(toll, A={"stance": "Toll", "stamina": 4}, B={"stamina": 4}, plays=2).do("draw a card")
    assert (t.A["stamina"], t.B["stamina"], t.A["hand"]) == (3, 4, [])
    assert t.A["resources"]["Passion"] == (1 if "instead" in text else 0)


# What was lost this way, and by whom


@rule("revel:4.10.15")
@pytest.mark.parametrize(("theirs", "drawn"), [(2, 1), (1, 0)])
def test_how_much_a_player_lost_this_way_is_asked_of_that_player(theirs: int, drawn: int) -> None:
    t = played(
        "On Play: Each player loses 2 Passion. If your opponent lost 2 or more Passion this way, draw 1 card.",
        A={"resources": {"Passion": 5}},
        B={"resources": {"Passion": theirs}},
    )
    assert (t.A["resources"]["Passion"], t.B["resources"]["Passion"]) == (3, 0)
    assert len(t.A["hand"]) == drawn


# What had something, named again by its own words


@rule("revel:4.10.14")
@pytest.mark.parametrize(
    "asked", ["the Power the opposing spell had", "the Power of the opposing spell", "the opposing spell's Power"]
)
def test_what_was_discarded_can_be_named_again_by_its_own_words(asked: str) -> None:
    t = played(
        f"On Play: Discard the opposing spell. Gain Passion equal to {asked}.", BIG, B={"spells": {1: "Big", 2: SPARK}}
    )
    assert (t.B["spells"], t.A["resources"]["Passion"]) == ({2: SPARK}, 5)
    assert t.at_rest()


@rule("revel:4.3.1")
def test_a_card_is_discarded_from_wherever_it_is_and_paid_for() -> None:
    """The cards of a spell that is overpowered are discarded too, by the one who overpowers."""
    toll = stance("Toll", "To Discard A Card: Spend 1 Passion.")
    t = stage(
        toll,
        BIG,
        A={"hand": ["Big"], "resources": {"Passion": 3}},
        B={"stance": "Toll", "spells": {1: SPARK}, "resources": {"Passion": 3}},
        plays=2,
    )
    t.do("play a card", "space 1", "pay")
    assert (t.B["spells"], t.A["resources"]["Passion"], t.B["resources"]["Passion"]) == ({}, 2, 3)
    assert tell(compile_effect("To Discard A Card: Spend 1 Passion."))[0] == (
        "cost: whoever is to discard a card from anywhere, anybody's pays first, or can't"
    )
