"""Plain words for what the house wording says otherwise, at play: what they say happens, and nothing beside it."""

from __future__ import annotations

import pytest

from coven.games.revel.text.reading import compile_effect
from coven.language import TextError
from tests.games.revel.stage import resource, shield, stage, stance, strike, witch

GALE, GUST, WARD = strike("Gale", 5), strike("Gust", 2), shield("Ward", 2)


@pytest.mark.rule("revel:5.10.1", "revel:5.10.6")
def test_who_is_able_to_gain_a_resource_gains_it_and_who_is_not_does_not() -> None:
    grief = resource("Grief", "You are able to gain, lose and spend Grief.")
    mourner = witch("Mourner", "Her Power Is: Each player gains 2 Grief.", of="Grief")
    t = stage(grief, mourner, A={"witch": "Mourner", "resources": {"Grief": 0}}, B={"resources": {"Passion": 0}})
    t.do("use Mourner")
    assert (t.A["resources"], t.B["resources"]) == ({"Grief": 2}, {"Passion": 0})


@pytest.mark.rule("revel:5.10.1")
def test_who_is_able_to_gain_is_not_able_to_lose() -> None:
    grief = resource("Grief", "You are able to gain Grief.")
    mourner = witch("Mourner", "Her Power Is: Gain 2 Grief.", "Her Power Is: Lose 1 Grief.", of="Grief")
    t = stage(grief, mourner, A={"witch": "Mourner", "resources": {"Grief": 1}})
    assert "use Mourner: Lose 1 Grief" not in t.offered
    t.do("use Mourner: Gain 2 Grief")
    assert t.A["resources"] == {"Grief": 3}


@pytest.mark.rule("revel:2.3.5")
def test_an_additional_play_is_allotted_to_its_player_in_each_turn() -> None:
    tempo = stance("Tempo", "On each of your turns, you are allotted 1 additional play.")
    t = stage(tempo, A={"stance": "Tempo", "deck": 9}, B={"deck": 9})
    t.do("pass")
    assert t.truth["plays"] == 1  # B's turn
    t.do("B: pass")
    assert t.truth["plays"] == 2
    t.do("A: draw a card")
    assert t.truth["plays"] == 1


@pytest.mark.rule("revel:2.3.5")
def test_less_is_allotted_in_the_next_turn_of_the_opponent_and_in_no_other() -> None:
    drain = strike("Drain", 1, "On Play: Your opponent is allotted 1 less play on their next turn.")
    tempo = stance("Tempo", "You are allotted 2 more plays each turn.")
    t = stage(drain, tempo, A={"hand": ["Drain"], "deck": 9}, B={"stance": "Tempo", "deck": 9})
    t.do("play a card", "space 1")
    assert (t.asked, t.truth["plays"]) == ("B", 2)
    t.do("pass")
    assert (t.asked, t.truth["plays"]) == ("A", 1)
    t.do("pass")
    assert (t.asked, t.truth["plays"]) == ("B", 3)
    assert t.truth.get("lasting", []) == []


@pytest.mark.rule("revel:2.3.5")
def test_more_is_allotted_to_oneself_in_the_next_turn_and_the_opponent_has_as_many_as_ever() -> None:
    text = "You are allotted 2 more plays each turn until the end of your next turn."
    t = stage(strike("Surge", 1, f"On Play: {text}"), A={"hand": ["Surge"], "deck": 9}, B={"deck": 9}, plays=2)
    t.do("play a card", "space 1")
    assert (t.asked, t.truth["plays"]) == ("A", 1)  # those of this turn have been allotted
    kept = t.truth["lasting"]
    assert [(one["of"], one["says"], one["since"]) for one in kept] == [("A", text, 1)]
    t.do("pass")
    assert (t.asked, t.truth["plays"]) == ("B", 1)
    t.do("pass")
    assert (t.asked, t.truth["plays"]) == ("A", 3)


@pytest.mark.rule("revel:2.3.6")
def test_to_be_allotted_a_play_in_mid_turn_is_to_gain_it() -> None:
    rush = strike("Rush", 1, "On Play: You are allotted 1 more play.")
    t = stage(rush, A={"hand": ["Rush"], "deck": 9}, B={"deck": 9})
    t.do("play a card", "space 1")
    assert (t.asked, t.truth["plays"]) == ("A", 1)
    t.do("draw a card")
    assert (t.asked, t.truth["plays"]) == ("B", 1)


@pytest.mark.rule("revel:2.3.7")
def test_a_play_that_is_had_as_the_turn_begins_is_had_beside_the_one_allotted() -> None:
    candle = stance("Candle", "When Your Turn Begins: You may discard 1 card to be allotted 1 more play this turn.")
    t = stage(candle, A={"stance": "Candle", "deck": 9, "hand": []}, B={"deck": 9}, current="B")
    t.do("pass", "A: pay")
    assert (t.asked, t.truth["plays"]) == ("A", 2)


@pytest.mark.rule("revel:1.10.2")
@pytest.mark.parametrize(("there", "power"), [({1: "Ward"}, 4), ({1: "Gust"}, 1), ({2: "Ward"}, 1)])
def test_what_a_spell_opposes_is_across_from_it(there: dict[int, str], power: int) -> None:
    bore = strike("Bore", 1, "While this spell opposes a shield spell, it has +3 Power.")
    t = stage(bore, GUST, WARD, A={"spells": {1: "Bore"}}, B={"spells": there})
    assert t.spell("A", 1).power == power


@pytest.mark.rule("revel:3.10.1")
@pytest.mark.parametrize(("spells", "drawn"), [({2: "Gust"}, 0), ({2: "Ward"}, 1), ({}, 1)])
def test_who_is_winning_in_no_spell_space(spells: dict[int, str], drawn: int) -> None:
    low = witch("Low", "Her Power Is: If you are winning in no spell space, gain 1 Passion.")
    a = {"witch": "Low", "spells": spells, "resources": {"Passion": 0}}
    t = stage(low, GUST, WARD, A=a, B={"spells": {4: "Gust"}})
    t.do("use Low")
    assert t.A["resources"] == {"Passion": drawn}


@pytest.mark.rule("revel:4.10.8")
def test_the_chosen_card_is_the_one_that_was_chosen_and_the_others_are_the_rest() -> None:
    text = "Reveal your next 3 draws. Your opponent chooses 1 of them. Stash the chosen card and draw the others."
    seer = witch("Seer", f"Her Power Is: {text}")
    deck = ["Ward", "Gale", "Gust", "Ward"]  # the last is drawn first
    t = stage(seer, GALE, GUST, WARD, A={"witch": "Seer", "deck": deck, "hand": []})
    t.do("use Seer", "B: A's Gust")
    assert sorted(t.A["hand"]) == ["Gale", "Ward"]
    assert sorted(t.A["deck"]) == ["Gust", "Ward"]


@pytest.mark.rule("revel:4.10.14")
@pytest.mark.parametrize(("there", "drawn"), [("Gust", 2), ("Weak", 1)])
def test_as_many_cards_as_the_power_it_had(there: str, drawn: int) -> None:
    text = "If Playing This Overpowers A Spell: Draw as many cards as the Power that spell had."
    a = {"hand": ["Reap"], "deck": 6}
    b = {"spells": {1: there, 2: "Gale"}}
    t = stage(strike("Reap", 4, text), strike("Weak", 1), GALE, GUST, A=a, B=b)
    t.do("play a card", "space 1")
    assert (len(t.A["hand"]), sorted(t.B["spells"])) == (drawn, [2])


@pytest.mark.rule("revel:1.4b.2")
def test_as_many_plus_ones_as_there_are_cards_in_hand() -> None:
    text = "On Play: Add as many +1s to this spell as the number of cards in your hand."
    t = stage(strike("Heap", 1, text), GUST, A={"hand": ["Heap", "Gust", "Gust"], "spells": {2: "Gust"}})
    t.do("play a card", "Heap", "space 1")
    assert (t.spell("A", 1).power, t.spell("A", 2).power) == (3, 2)


@pytest.mark.rule("revel:1.3.9")
def test_less_power_and_more_resistance() -> None:
    weight = strike("Weight", 3, "The opposing spell has 1 less Power.", "Your shield spells have 2 more Resistance.")
    a, b = {"spells": {1: "Weight", 2: "Ward"}}, {"spells": {1: "Gust", 2: "Gust", 3: "Ward"}}
    t = stage(weight, GUST, WARD, A=a, B=b)
    assert (t.spell("B", 1).power, t.spell("B", 2).power) == (1, 2)
    assert (t.spell("A", 2).resistance, t.spell("B", 3).resistance) == (4, 2)


@pytest.mark.rule("revel:0.2.8")
@pytest.mark.parametrize(("deck", "hand", "passion"), [(["Ward"], [], 1), (["Gust"], ["Gust"], 0), ([], [], 1)])
def test_otherwise_is_whenever_it_is_not_so_be_there_nothing_to_ask_about(
    deck: list[str], hand: list[str], passion: int
) -> None:
    """Of what isn't there nothing is true, so what comes otherwise comes."""
    text = "Reveal your next draw. If it's a strike spell card, draw it. Otherwise, discard it and gain 1 Passion."
    well = witch("Well", f"Her Power Is: {text}")
    t = stage(well, GUST, WARD, A={"witch": "Well", "deck": deck, "hand": [], "resources": {"Passion": 0}})
    if not deck:
        assert "use Well" in t.offered  # gaining is possible, so the Power is
    t.do("use Well")
    assert (t.A["hand"], t.A["resources"]) == (hand, {"Passion": passion})
    assert t.A["discards"] == (["Ward"] if deck == ["Ward"] else [])


@pytest.mark.rule("revel:4.9.11", "revel:5.8.8")
@pytest.mark.parametrize(("space", "stays"), [(1, True), (2, False)])
def test_a_spell_that_would_overpower_this_one_is_stopped_and_what_overpowers_another_is_not(
    space: int, stays: bool
) -> None:
    stone = strike("Stone", 1, "When A Spell Would Overpower This Spell: Stop it.")
    t = stage(stone, GALE, GUST, A={"hand": ["Gale"]}, B={"spells": {1: "Stone", 2: "Gust"}})
    t.do("play a card", f"space {space}")
    assert sorted(t.B["spells"]) == ([1, 2] if stays else [1])


@pytest.mark.rule("revel:1.7.7")
def test_a_spell_becomes_stitched_when_something_is_stitched_onto_it_and_no_other_does() -> None:
    seam = strike("Seam", 1, "When This Spell Becomes Stitched: Gain 1 Passion.", icons="flames")
    ember = strike("Ember", 1, icons="flames")
    a = {"hand": ["Ember", "Ember"], "spells": {1: "Seam", 2: "Ember"}, "resources": {"Passion": 0}, "deck": 5}
    t = stage(seam, ember, A=a, plays=2)
    t.do("play a card", "space 2, stitching onto Ember")
    assert t.A["resources"] == {"Passion": 0}
    t.do("play a card", "space 1, stitching onto Seam")
    assert t.A["resources"] == {"Passion": 1}


@pytest.mark.rule("revel:4.9.11")
def test_they_are_stopped_from_what_they_are_about_to_do() -> None:
    hush = stance("Hush", "When Your Opponent Would Draw: You may spend 1 Passion to stop them from drawing.")
    gift = witch("Gift", "Her Power Is: Each player draws 2 cards.")
    a = {"stance": "Hush", "witch": "Gift", "resources": {"Passion": 1}, "deck": 5, "hand": []}
    t = stage(hush, gift, A=a, B={"deck": 5, "hand": []})
    t.do("use Gift", "A: pay")
    assert (len(t.A["hand"]), len(t.B["hand"])) == (2, 0)
    assert t.A["resources"] == {"Passion": 0}


@pytest.mark.parametrize("does", ["discards", "may discard"])
def test_what_others_do_is_not_their_choice_where_it_is_said_to_be_yours(does: str) -> None:
    with pytest.raises(TextError):
        compile_effect(f"On Play: Your opponent {does} 1 card of your choice.")
