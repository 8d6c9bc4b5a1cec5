"""4.10 What the words of an effect refer to."""

from __future__ import annotations

import pytest

from tests.games.revel.stage import Plain, shield, stage, stance, strike, witch

WARD = shield("Ward", 2)


@pytest.mark.rule("revel:4.10.1")
def test_without_a_place_only_what_is_on_the_field_is_meant() -> None:
    cards = (stance("Calm"), strike("Break", 1, "This Spell's Power Is: Discard your stance."))
    t = stage(*cards, A={"spells": {1: "Break"}, "hand": ["Calm"], "discards": ["Calm"]}, B={"stance": "Calm"})
    assert "use Break" not in t.offered
    assert t.why_not("use Break") == "4.7.7"
    u = stage(*cards, A={"spells": {1: "Break"}, "hand": ["Calm"], "stance": "Calm"}, B={"stance": "Calm"})
    u.do("use Break")
    assert u.A["hand"] == ["Calm"]
    assert u.A["discards"] == ["Calm"]
    assert "stance" not in u.A
    assert u.B["stance"] == "Calm"
    assert t.at_rest()
    assert u.at_rest()


@pytest.mark.rule("revel:4.10.2")
def test_a_type_alone_means_those_on_the_field_on_both_sides() -> None:
    t = stage(
        WARD,
        stance("Point", "This Stance's Power Is: Choose 1 spell. Discard it."),
        A={"stance": "Point", "spells": {1: "Ward"}, "discards": ["Plain Spark"], "hand": ["Plain Spark"]},
        B={"spells": {3: "Plain Spark"}, "discards": ["Ward"]},
    )
    t.do("use Point")
    assert t.offered == ["A's Ward in space 1", "B's Plain Spark in space 3"]
    t.do("B's Plain Spark in space 3")
    assert sorted(t.B["discards"]) == ["Plain Spark", "Ward"]
    assert t.A["spells"] == {1: "Ward"}
    assert t.at_rest()


@pytest.mark.rule("revel:4.10.2")
def test_a_type_with_a_place_means_those_in_that_place() -> None:
    t = stage(
        strike("Cat", 1, types=" & A Familiar"),
        stance("Owl Song", "This Stance's Power Is: Discard all Familiars."),
        strike("Call", 1, "This Spell's Power Is: Draw 1 Familiar card from your discards."),
        A={"stance": "Owl Song", "spells": {1: "Cat", 2: "Call"}, "hand": ["Cat"]},
        B={"spells": {1: "Cat", 2: "Plain Spark"}},
    )
    t.do("use Owl Song")
    assert t.A["discards"] == ["Cat"] == t.B["discards"]
    assert t.A["hand"] == ["Cat"]
    t.do("use Call")
    assert t.A["hand"] == ["Cat", "Cat"]
    assert t.B["discards"] == ["Cat"]
    assert t.at_rest()


@pytest.mark.rule("revel:4.10.3")
def test_stamina_means_the_markers_on_the_field() -> None:
    t = stage(
        stance("Tally", "This Stance's Power Is: Gain 1 Passion for each Stamina marker."),
        strike("Mine", 1, "This Spell's Power Is: Gain 1 Passion for each of your Stamina markers."),
        A={"stance": "Tally", "stamina": 2, "spells": {1: "Mine"}},
        B={"stamina": 3},
    )
    t.do("use Tally")
    assert t.A["resources"] == {"Passion": 5}  # those lost are in reserve and don't count
    t.do("use Mine")
    assert t.A["resources"] == {"Passion": 7}
    assert t.at_rest()


@pytest.mark.rule("revel:4.10.4")
def test_off_the_field_yours_is_a_matter_of_areas_and_its_player_is_the_owner() -> None:
    t = stage(
        WARD,
        stance("Mercy", "This Stance's Power Is: Choose 1 card from any discards. That card's player draws 1 card."),
        strike("Back", 1, "This Spell's Power Is: Draw 1 card from your discards."),
        A={"stance": "Mercy", "discards": ["Plain Spark"], "spells": {1: "Back"}},
        B={"discards": ["Ward"]},
    )
    t.do("use Mercy", "B's Ward")
    assert t.B["hand"] == ["Plain Spark"]
    assert t.A["hand"] == []
    assert t.B["discards"] == ["Ward"]
    t.do("use Back")
    assert t.A["hand"] == ["Plain Spark"]
    assert t.A["discards"] == []
    assert t.B["discards"] == ["Ward"]
    assert t.at_rest()


@pytest.mark.rule("revel:4.10.5")
def test_your_spells_are_those_you_control_on_the_field() -> None:
    t = stage(
        stance("Sum", "This Stance's Power Is: Gain 1 Passion for each of your spells."),
        A={"stance": "Sum", "spells": {1: "Plain Spark", 4: "Plain Spark"}, "discards": ["Plain Spark"] * 3},
        B={"spells": {1: "Plain Spark"}},
    )
    t.do("use Sum")
    assert t.A["resources"] == {"Passion": 2}
    assert t.at_rest()


@pytest.mark.rule("revel:4.10.5")
def test_on_the_field_its_player_is_the_controller_and_theirs_is_the_doers() -> None:
    t = stage(
        stance("Gift", "This Stance's Power Is: Choose 1 spell. Its player draws 1 card."),
        strike("Fall", 1, "This Spell's Power Is: Each player discards 1 of their spells."),
        A={"stance": "Gift", "spells": {1: "Fall", 2: "Plain Spark"}},
        B={"spells": {3: "Plain Spark", 4: "Fall"}},
    )
    t.do("use Gift", "B's Plain Spark in space 3")
    assert t.B["hand"] == ["Plain Spark"]
    assert t.A["hand"] == []
    t.do("use Fall")
    assert t.asked == "A"
    assert t.offered == ["A's Fall in space 1", "A's Plain Spark in space 2"]
    t.do("A: A's Plain Spark in space 2")
    assert t.asked == "B"
    assert t.offered == ["B's Plain Spark in space 3", "B's Fall in space 4"]
    t.do("B: B's Fall in space 4")
    assert t.A["discards"] == ["Plain Spark"]
    assert t.B["discards"] == ["Fall"]
    assert t.at_rest()


@pytest.mark.rule("revel:4.10.6")
def test_this_spell_is_nothing_once_the_spell_has_left() -> None:
    t = stage(
        strike("Ember", 2, "On Play: Add a +1 to this spell."),
        stance("Drift", "When You Play A Spell: Move it to an empty side of yours."),
        A={"stance": "Drift", "hand": ["Ember"], "spells": {5: "Plain Spark"}},
        plays=2,
    )
    moved, added = t.fork(), t.fork()
    moved.do("play a card", "space 1", "Drift: When You Play A Spell", "space 3")
    assert moved.A["spells"] == {3: "Ember", 5: "Plain Spark"}  # the card is part of another spell by now
    added.do("play a card", "space 1", "Ember: On Play")
    assert added.A["spells"][1] == {"cards": ["Ember"], "+1s": 1}
    added.do("space 3")
    assert added.A["spells"] == {3: "Ember", 5: "Plain Spark"}
    assert moved.at_rest()
    assert added.at_rest()


@pytest.mark.rule("revel:4.10.6", "revel:4.10.8")
def test_it_after_a_play_is_the_spell_that_was_played() -> None:
    t = stage(
        witch("Fan", "When You Play A Strike Spell: Add a +1 to it."),
        A={"witch": "Fan", "hand": ["Plain Spark"], "spells": {2: "Plain Spark"}},
        plays=2,
    )
    t.do("play a card", "space 1")
    assert t.A["spells"] == {1: {"cards": ["Plain Spark"], "+1s": 1}, 2: "Plain Spark"}
    assert t.at_rest()


@pytest.mark.rule("revel:4.10.7")
def test_drawing_an_amount_takes_the_next_draws_of_the_one_who_draws() -> None:
    t = stage(
        WARD,
        stance("Reach", "This Stance's Power Is: Draw 2 cards."),
        strike("Feed", 1, "This Spell's Power Is: Your opponent draws 2 cards."),
        A={"stance": "Reach", "spells": {1: "Feed"}, "deck": ["Ward", "Plain Spark", "Ward"], "discards": ["Ward"]},
        B={"deck": ["Plain Spark", "Ward", "Plain Spark"]},
    )
    t.do("use Reach")
    assert t.A["hand"] == ["Ward", "Plain Spark"]
    assert t.A["deck"] == ["Ward"]
    assert len(t.B["deck"]) == 3
    t.do("use Feed")
    assert t.B["hand"] == ["Plain Spark", "Ward"]
    assert t.B["deck"] == ["Plain Spark"]
    assert t.A["deck"] == ["Ward"]
    assert t.at_rest()


@pytest.mark.rule("revel:4.10.6", "revel:1.7.9")
def test_a_card_on_the_field_is_acted_on_as_the_element_it_is_part_of() -> None:
    t = stage(
        stance("Torch", "This Stance's Power Is: Discard this card to draw 1 card."),
        witch("Fan", "When You Play A Card: Add a +1 to it."),
        A={"witch": "Fan", "stance": "Torch", "hand": ["Plain Spark"]},
        plays=2,
    )
    t.do("play a card", "space 1")
    assert t.A["spells"] == {1: {"cards": ["Plain Spark"], "+1s": 1}}
    t.do("use Torch", "pay")
    assert "stance" not in t.A
    assert t.A["discards"] == ["Torch"]
    assert t.A["hand"] == ["Plain Spark"]
    assert t.at_rest()


@pytest.mark.rule("revel:5.2.3")
def test_their_next_draws_are_those_of_each_players_own_deck() -> None:
    t = stage(
        witch("Sage", "Her Power Is: Each player discards their next 2 draws."),
        strike("Ember", 2),
        A={"witch": "Sage", "deck": ["Ember", "Ember", "Plain Spark"]},
        B={"deck": ["Plain Spark", "Plain Spark", "Ember"]},
    )
    t.do("use Sage")
    assert (t.A["deck"], t.A["discards"]) == (["Plain Spark"], ["Ember", "Ember"])
    assert (t.B["deck"], t.B["discards"]) == (["Ember"], ["Plain Spark", "Plain Spark"])
    assert t.at_rest()


@pytest.mark.rule("revel:4.10.1")
def test_cards_named_without_a_place_are_those_on_the_field() -> None:
    wren = witch("Wren", "Her Power Is: Choose any 1 strike spell card. Draw it.")
    here: Plain = {"hand": ["Ember"], "discards": ["Ember"], "spells": {1: "Plain Spark", 2: "Plain Spark"}}
    t = stage(wren, strike("Ember", 2), A={"witch": "Wren", **here}).do("use Wren")
    assert t.offered == ["A's Plain Spark in space 1", "A's Plain Spark in space 2"]
    t.do("A's Plain Spark in space 2")
    assert (t.A["hand"], t.A["discards"]) == (["Ember", "Plain Spark"], ["Ember"])
    assert t.at_rest()


@pytest.mark.rule("revel:4.10.6")
@pytest.mark.parametrize(("chosen", "passion"), [(1, 0), (2, 2)])
def test_this_spell_once_gone_is_no_longer_there_to_pay_with(chosen: int, passion: int) -> None:
    ebb = strike(
        "Ebb",
        3,
        "This Spell's Power Is: Choose any 1 of your spells. Discard it. Discard this spell to gain 2 Passion.",
    )
    t = stage(ebb, A={"spells": {1: "Ebb", 2: "Plain Spark"}})
    t.do("use Ebb", f"A's {'Ebb' if chosen == 1 else 'Plain Spark'} in space {chosen}", *(["pay"] if passion else []))
    assert (t.A["resources"], sorted(t.A["spells"])) == ({"Passion": passion}, [2] if chosen == 1 else [])
    assert t.at_rest()


@pytest.mark.rule("revel:4.10.14")
def test_what_this_spell_had_is_known_once_it_is_gone() -> None:
    ebb = strike("Ebb", 3, "This Spell's Power Is: Discard this spell. Gain Passion equal to the Power this spell had.")
    t = stage(ebb, A={"spells": {1: {"cards": ["Ebb"], "+1s": 1}, 2: "Plain Spark"}}).do("use Ebb")
    assert (t.A["resources"], t.A["discards"]) == ({"Passion": 4}, ["Ebb"])
    assert t.at_rest()


@pytest.mark.rule("revel:4.10.12")
@pytest.mark.parametrize("first", [0, 1])
def test_it_that_another_consequence_has_taken_away_pays_for_nothing(first: int) -> None:
    words = ("Discard it", "Discard it to gain 2 Passion")
    two = stance("Two", *[f"When You Play A Strike Spell: {word}." for word in words])
    t = stage(two, strike("Ebb", 3), A={"hand": ["Ebb"], "stance": "Two", "spells": {2: "Plain Spark"}})
    t.do("play a card", "space 1", f"Two: When You Play A Strike Spell: {words[first]}", *(["pay"] if first else []))
    assert (t.A["resources"], t.A["discards"], t.A["spells"]) == ({"Passion": 2 * first}, ["Ebb"], {2: "Plain Spark"})
    assert t.at_rest()


@pytest.mark.rule("revel:4.10.9")
@pytest.mark.parametrize("chosen", ["B's Plain Spark in space 2", "A's Ward in space 3"])
def test_what_was_chosen_above_is_meant_only_if_it_has_the_type_that_is_said(chosen: str) -> None:
    vow = strike("Vow", 1, "On Play: Choose any 1 other spell.", "The strike spell chosen above can't be discarded.")
    cut = witch("Cut", "Her Power Is: Discard any 1 spell.")
    own = {"witch": "Cut", "hand": ["Vow"], "spells": {3: "Ward"}}
    t = stage(vow, cut, shield("Ward", 2), A=own, B={"spells": {2: "Plain Spark"}})
    t.do("play a card", "space 1", chosen, "use Cut")
    assert ("B's Plain Spark in space 2" in t.offered) is (chosen != "B's Plain Spark in space 2")
    t.do("A's Ward in space 3")
    assert t.A["discards"] == ["Ward"]
    assert (t.spell("A", 1).name, t.spell("B", 2).name) == ("Vow", "Plain Spark")
    assert t.at_rest()


@pytest.mark.rule("revel:4.10.6")
def test_a_card_in_the_discards_that_speaks_of_another_one_there_does_not_mean_itself() -> None:
    echo = strike("Echo", 1, "When This Spell Is Discarded: Return 1 other card from your discards to your hand.")
    cut = witch("Cut", "Her Power Is: Discard 1 of your spells.")
    alone = stage(echo, cut, A={"witch": "Cut", "spells": {1: "Echo"}}, B={"discards": ["Plain Spark"]})
    alone.do("use Cut")
    assert (alone.A["hand"], alone.A["discards"], alone.B["discards"]) == ([], ["Echo"], ["Plain Spark"])
    t = stage(echo, cut, A={"witch": "Cut", "spells": {1: "Echo"}, "discards": ["Plain Spark"]})
    t.do("use Cut")
    assert (t.A["hand"], t.A["discards"]) == (["Plain Spark"], ["Echo"])
    assert alone.at_rest()
    assert t.at_rest()


@pytest.mark.rule("revel:3.2.3")
def test_a_card_off_the_field_lacks_what_is_not_printed_on_it() -> None:
    sort = witch("Sort", "Her Power Is: Stash 1 card without Power from your discards.")
    t = stage(sort, shield("Ward", 2), A={"witch": "Sort", "discards": ["Plain Spark", "Ward"]})
    t.do("use Sort")
    assert t.A["discards"] == ["Plain Spark"]
    assert t.at_rest()
    none = stage(sort, A={"witch": "Sort", "discards": ["Plain Spark"]})
    assert none.why_not("use Sort") == "4.7.7"


@pytest.mark.rule("revel:4.10.2")
@pytest.mark.parametrize("spell", ["spell", "spell card"])
def test_a_stance_card_in_the_discards_is_no_spell(spell: str) -> None:
    call = witch("Call", f"Her Power Is: Return 1 {spell} from your discards to your hand.")
    t = stage(call, stance("Calm"), A={"witch": "Call", "discards": ["Calm", "Plain Spark"]})
    t.do("use Call")
    assert (t.A["hand"], t.A["discards"]) == (["Plain Spark"], ["Calm"])
    assert t.at_rest()
    none = stage(call, stance("Calm"), A={"witch": "Call", "discards": ["Calm"]}, B={"discards": ["Plain Spark"]})
    assert none.why_not("use Call") == "4.7.7"


# What isn't there


CUT = witch("Cut", "Her Power Is: Discard any 1 spell.")


@pytest.mark.rule("revel:3.10.2")
def test_a_stance_is_never_winning() -> None:
    judge = witch("Judge", "Her Power Is: Choose any 1 spell or stance. If it is winning, draw 1 card.")
    t = stage(judge, stance("Calm"), A={"witch": "Judge", "stance": "Calm", "spells": {1: "Plain Spark"}})
    t.do("use Judge")
    u = t.fork()
    t.do("A's Calm")
    assert t.A["hand"] == []
    u.do("A's Plain Spark in space 1")
    assert u.A["hand"] == ["Plain Spark"]
    assert t.at_rest()
    assert u.at_rest()


@pytest.mark.rule("revel:4.10.9", "revel:4.10.10")
def test_as_long_as_nothing_was_chosen_above_nothing_is_meant() -> None:
    """Rot was put there by hand, so it has chosen nothing. Once it is played, it means what it chooses and no other."""
    rot = strike("Rot", 1, "On Play: Choose any 1 other spell.", "The spell chosen above has -1 Power.")
    t = stage(rot, A={"spells": {1: "Rot", 2: "Plain Spark"}}, B={"spells": {1: "Plain Spark"}})
    before = t.spell("A", 2).power
    assert before is not None
    assert (t.spell("A", 1).power, t.spell("B", 1).power) == (1, before)
    u = stage(rot, A={"hand": ["Rot"], "spells": {2: "Plain Spark"}}, B={"spells": {1: "Plain Spark"}})
    u.do("play a card", "space 3", "A's Plain Spark in space 2")
    assert (u.spell("A", 2).power, u.spell("B", 1).power, u.spell("A", 3).power) == (before - 1, before, 1)


@pytest.mark.rule("revel:4.10.9")
def test_a_card_chosen_above_is_meant_where_it_is() -> None:
    """Of two cards in discards the one that was chosen can't be drawn, if it is of the kind that the effect names."""
    bind = strike(
        "Bind", 1, "On Play: Choose 1 card from your discards.", "The shield spell card chosen above can't be drawn."
    )
    dig = witch("Dig", "Her Power Is: Draw 1 card from your discards.")
    t = stage(bind, dig, WARD, A={"witch": "Dig", "hand": ["Bind"], "discards": ["Ward", "Plain Spark"]})
    t.do("play a card", "space 1", "Ward", "use Dig")
    assert (t.A["hand"], t.A["discards"]) == (["Plain Spark"], ["Ward"])
    u = stage(bind, dig, WARD, A={"witch": "Dig", "hand": ["Bind"], "discards": ["Ward", "Plain Spark"]})
    u.do("play a card", "space 1", "Plain Spark", "use Dig", "Plain Spark")
    assert (u.A["hand"], u.A["discards"]) == (["Plain Spark"], ["Ward"])
    assert t.at_rest()
    assert u.at_rest()


@pytest.mark.rule("revel:1.10.1", "revel:4.10.4")
@pytest.mark.parametrize("verb", ["discard", "stash"])
def test_your_opponents_cards_are_those_they_own(verb: str) -> None:
    """Each player gives up a card, and A's own is no concern of the one that waits for B's."""
    past = {"discard": "Discarded", "stash": "Stashed"}[verb]
    gloat = strike("Gloat", 1, f"When 1 Of Your Opponent's Cards Is {past}: Gain 1 Passion.")
    loss = witch("Loss", f"Her Power Is: Each player {verb}{'es' if verb == 'stash' else 's'} 1 card from their hand.")
    mine: Plain = {"witch": "Loss", "spells": {1: "Gloat"}, "hand": ["Plain Spark"], "resources": {"Passion": 0}}
    t = stage(gloat, loss, A=mine, B={"hand": ["Plain Spark"]})
    t.do("use Loss")
    assert (t.A["hand"], t.B["hand"]) == ([], [])
    assert t.A["resources"] == {"Passion": 1}
    assert t.at_rest()


@pytest.mark.rule("revel:3.2.3")
@pytest.mark.parametrize(
    ("condition", "holds"),
    [("has a +1", False), ("has no +1s", True), ("is stitched", False), ("is a strike spell card", True)],
)
def test_a_card_off_the_field_has_nothing_that_the_field_gave_it(condition: str, holds: bool) -> None:
    ask = witch(
        "Ask", f"Her Power Is: Discard 1 of your spells. If the card discarded this way {condition}, draw 1 card."
    )
    t = stage(ask, A={"witch": "Ask", "spells": {1: {"card": "Plain Spark", "+1s": 2}}}).do("use Ask")
    assert t.A["hand"] == (["Plain Spark"] if holds else [])
    assert t.at_rest()


@pytest.mark.rule("revel:3.2.3", "revel:4.10.15")
def test_the_cards_of_a_spell_have_no_counters_where_they_went() -> None:
    count = witch(
        "Count", "Her Power Is: Discard 1 of your spells. Draw 1 card for each +1 on the cards discarded this way."
    )
    had = witch("Had", "Her Power Is: Discard 1 of your spells. Draw 1 card for each +1 it had.")
    spells = {1: {"card": "Plain Spark", "+1s": 2}}
    t = stage(count, A={"witch": "Count", "spells": spells}).do("use Count")
    u = stage(had, A={"witch": "Had", "spells": spells}).do("use Had")
    assert (len(t.A["hand"]), len(u.A["hand"])) == (0, 2)
    assert t.at_rest()
    assert u.at_rest()


@pytest.mark.rule("revel:4.10.8", "revel:4.10.14")
def test_of_several_only_those_of_the_type_named_are_meant_again() -> None:
    """Be they there still, or gone."""
    rout = witch("Rout", "Her Power Is: Choose any 2 spells. Discard the strike spells chosen this way.")
    sides: Plain = {"witch": "Rout", "spells": {1: "Plain Spark", 2: "Ward"}}
    t = stage(rout, WARD, A=sides).do("use Rout")
    assert t.A["spells"] == {2: "Ward"}
    toll = witch(
        "Toll",
        "Her Power Is: Choose any 2 spells. Discard all spells. If the strike spells chosen this way were stitched, "
        "draw 1 card.",
    )
    ember = strike("Ember", 1, icons="flames")
    for pair, drawn in ((["Ember", "Ember"], 1), (["Ember"], 0)):
        spells = {1: {"cards": pair}, 2: "Ward"}
        u = stage(toll, WARD, ember, A={"witch": "Toll", "spells": spells}).do("use Toll")
        assert (u.A["spells"], len(u.A["hand"])) == ({}, drawn)
        assert u.at_rest()
    assert t.at_rest()


@pytest.mark.rule("revel:1.7.4")
def test_a_card_in_hand_is_no_spell_to_compare_others_with() -> None:
    """On the field Grudge has 3 Power; as it is discarded from the hand there is no 'this spell'."""
    text = "Discard 1 of your opponent's spells with less Power than this spell."
    grudge = strike("Grudge", 3, f"When You Discard This Card From Your Hand: {text}", f"This Spell's Power Is: {text}")
    drop = witch("Drop", "Her Power Is: Discard 1 card.")
    low = strike("Low", 1)
    t = stage(grudge, drop, low, A={"witch": "Drop", "hand": ["Grudge"]}, B={"spells": {1: "Low"}}).do("use Drop")
    assert (t.A["discards"], t.B["spells"]) == (["Grudge"], {1: "Low"})
    u = stage(grudge, low, A={"spells": {1: "Grudge"}}, B={"spells": {2: "Low"}}).do("use Grudge")
    assert u.B["spells"] == {}
    assert t.at_rest()
    assert u.at_rest()


@pytest.mark.rule("revel:4.10.4", "revel:4.7.7")
def test_what_its_player_is_to_do_is_impossible_where_there_is_nothing_that_has_one() -> None:
    gift = witch("Gift", "Her Power Is: Choose 1 of your opponent's stances. Its player draws 1 card.")
    t = stage(gift, stance("Calm"), A={"witch": "Gift", "stance": "Calm"})
    assert t.why_not("use Gift") == "4.7.7"
    u = stage(gift, stance("Calm"), A={"witch": "Gift"}, B={"stance": "Calm"}).do("use Gift")
    assert (u.A["hand"], u.B["hand"]) == ([], ["Plain Spark"])
    assert t.at_rest()
    assert u.at_rest()


@pytest.mark.rule("revel:1.3.10")
def test_of_what_nothing_is_known_any_more_a_value_is_0() -> None:
    sum_up = strike(
        "Sum",
        1,
        "On Play: Choose any 1 other spell.",
        "This Spell's Power Is: Gain Passion equal to the Power of the spell chosen above.",
    )
    chosen: Plain = {"cards": ["Sum"], "chosen": [[1, 1, ["gone"]]]}
    t = stage(sum_up, A={"spells": {1: chosen}, "resources": {"Passion": 1}}).do("use Sum")
    assert t.A["resources"] == {"Passion": 1}
    assert t.at_rest()


# What was last known


@pytest.mark.rule("revel:4.10.14")
@pytest.mark.parametrize("when", ["At the end of this turn", "When your next turn begins"])
def test_what_is_put_off_goes_by_what_was_last_known_however_long_that_takes(when: str) -> None:
    """Wait has been discarded by then. It had 3 Power and a +1."""
    wait = strike("Wait", 3, f"On Play: {when}, gain Passion equal to the Power of this spell.")
    mine: Plain = {"witch": "Cut", "hand": ["Wait"], "spells": {2: "Plain Spark"}, "resources": {"Passion": 0}}
    t = stage(
        wait, CUT, stance("Spur", "This Stance's Power Is: Add a +1 to 1 of your spells."), A={**mine, "stance": "Spur"}
    )
    t.do("play a card", "space 1", "use Spur", "A's Wait in space 1", "use Cut", "A's Wait in space 1")
    t.do("B: pass")
    assert t.asked == "A"
    assert t.A["resources"] == {"Passion": 4}
    assert t.at_rest()


@pytest.mark.rule("revel:4.10.14")
@pytest.mark.parametrize("when", ["At the end of this turn", "When your next turn begins"])
def test_what_is_put_off_goes_by_what_was_last_known_of_what_it_has_chosen(when: str) -> None:
    """Gale had 5 Power and a +1 when Debt discarded it; Gust, which is there still, has nothing to do with it."""
    debt = strike("Debt", 1, f"On Play: Discard any 1 other spell. {when}, gain Passion equal to the Power it had.")
    spells = {1: {"cards": ["Gale"], "+1s": 1}, 2: "Gust"}
    t = stage(debt, strike("Gale", 5), strike("Gust", 2), A={"hand": ["Debt"]}, B={"spells": spells})
    t.do("play a card", "space 3", "B's Gale in space 1", "B: pass")
    assert t.asked == "A"
    assert t.A["resources"] == {"Passion": 6}
    assert t.B["spells"] == {2: "Gust"}
    assert t.at_rest()


@pytest.mark.rule("revel:4.10.14")
def test_a_prohibition_that_lasts_goes_by_what_was_last_known_of_the_spell_that_made_it() -> None:
    """Awe had 3 Power as it left: B can't discard what has less, but what has 3."""
    awe = strike(
        "Awe", 3, "On Play: Your opponent can't discard spells with less Power than this spell until your next turn."
    )
    fell = witch("Fell", "Her Power Is: Discard any 1 spell.")
    mine: Plain = {"witch": "Cut", "hand": ["Awe"], "spells": {1: "Low", 2: "High"}}
    t = stage(awe, fell, CUT, strike("Low", 2), strike("High", 3), A=mine, B={"witch": "Fell"})
    t.do("play a card", "space 3", "use Cut", "A's Awe in space 3")
    t.do("B: use Fell")
    assert t.A["spells"] == {1: "Low"}
    assert t.at_rest()


@pytest.mark.rule("revel:4.10.8")
def test_of_cards_shown_only_those_of_the_type_named_are_meant() -> None:
    """The others stay where they are, in their order."""
    sift = witch("Sift", "Her Power Is: Reveal your next 3 draws. Draw the strike spell cards revealed this way.")
    t = stage(sift, WARD, strike("Low", 1), A={"witch": "Sift", "deck": ["Low", "Ward", "Low", "Low", "Ward"]})
    t.do("use Sift")
    assert (t.A["hand"], t.A["deck"]) == (["Low", "Low"], ["Ward", "Low", "Ward"])
    assert t.at_rest()
