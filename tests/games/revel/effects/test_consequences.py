"""4.6 and 4.8 Consequences, and the shorthands that stand for them."""

from __future__ import annotations

import pytest

from tests.games.revel.stage import shield, stage, stance, strike, witch

WARD = shield("Ward", 2)


@pytest.mark.rule("revel:4.6.2")
def test_a_consequence_resolves_right_after_the_act_and_its_own_player_decides() -> None:
    t = stage(
        WARD,
        witch("Spy", "When Your Opponent Plays A Spell: You may draw 1 card."),
        A={"hand": ["Plain Spark", "Plain Spark"]},
        B={"witch": "Spy", "hand": ["Ward"]},
        plays=2,
    )
    t.do("play a card", "space 1")
    assert t.asked == "B"
    assert t.offered == ["yes", "no"]
    assert t.truth["plays"] == 1
    assert t.view().current == "A"  # before A acts again
    t.do("B: yes")
    assert t.B["hand"] == ["Ward", "Plain Spark"]
    assert t.asked == "A"
    assert t.at_rest()


@pytest.mark.rule("revel:4.6.3")
def test_on_play_is_not_relevant_in_a_play_that_fails_on_its_cost() -> None:
    t = stage(
        WARD,
        strike("Costly", 4, "To Play: Spend 2 Passion.", "On Play: Draw 1 card."),
        A={"hand": ["Costly", "Ward"], "resources": {"Passion": 2}},
        plays=2,
    )
    t.do("play a card", "Costly", "space 1", "decline", "give it up", "space 1")
    assert t.A["spells"] == {1: "Ward"}
    assert t.A["hand"] == ["Costly"]
    assert len(t.A["deck"]) == 10
    assert t.view().waiting == ()
    assert not any("resolves" in line for line in t.log())
    assert t.at_rest()


@pytest.mark.rule("revel:4.6.3")
def test_on_play_comes_after_the_placing_and_the_loss_of_stamina() -> None:
    t = stage(
        strike("Under", 1, icons="flames"),
        strike(
            "Over", 1, "To Play: Spend 1 Passion.", "On Play: Gain 1 Passion for each Stamina you have.", icons="flames"
        ),
        A={"spells": {1: "Under"}, "hand": ["Over"], "resources": {"Passion": 1}},
        plays=2,
    )
    t.do("play a card", "space 1, stitching onto Under", "pay")
    assert t.A["stamina"] == 3
    assert t.A["resources"] == {"Passion": 3}  # one for each Stamina that was left by then
    log = t.log()
    steps = [
        "A spends 1 Passion",
        "A stitches Over onto Under in space 1",
        "A loses 1 Stamina",
        "A resolves Over: On Play",
    ]
    assert [line for line in log if line in steps] == steps
    assert t.at_rest()


@pytest.mark.rule("revel:4.6.4")
def test_every_occurrence_makes_an_instance_of_its_own() -> None:
    t = stage(
        WARD,
        witch("Mourner", "Each Time A Card Is Discarded: Gain 1 Passion."),
        stance("Spill", "This Stance's Power Is: Discard 3 cards from your hand."),
        A={"stance": "Spill", "witch": "Mourner", "hand": ["Ward", "Plain Spark", "Ward"]},
        B={"witch": "Mourner"},
    )
    t.do("use Spill")
    while not t.at_rest():
        t.table.choose(0)  # they are alike but for the card they are about
    assert t.A["resources"] == {"Passion": 3} == t.B["resources"]
    assert t.log().count("A resolves Mourner: Each Time A Card Is Discarded") == 3
    assert t.log().count("B resolves Mourner: Each Time A Card Is Discarded") == 3
    assert t.at_rest()


@pytest.mark.rule("revel:4.6.4", "revel:3.4.11")
def test_each_card_of_a_stitched_spell_is_an_occurrence_but_the_spell_is_one() -> None:
    t = stage(
        strike("Over", 1, icons="flames"),
        witch(
            "Mourner", "Each Time A Card Is Discarded: Gain 1 Passion.", "Each Time A Spell Is Discarded: Draw 1 card."
        ),
        stance("Purge", "This Stance's Power Is: Discard any 1 spell."),
        A={"stance": "Purge"},
        B={"witch": "Mourner", "spells": {1: {"cards": ["Over", "Over"]}}},
    )
    t.do("use Purge")
    while t.asked == "B" and not t.at_rest():
        t.table.choose(0)
    assert t.B["resources"] == {"Passion": 2}
    assert t.B["hand"] == ["Plain Spark"]
    assert t.at_rest()


@pytest.mark.rule("revel:4.6.4")
@pytest.mark.parametrize(
    ("when", "passion"), [("Each Time You Draw A Card", 2), ("The First Time Each Turn You Draw A Card", 1)]
)
def test_of_two_cards_drawn_at_once_one_is_the_first_of_the_turn(when: str, passion: int) -> None:
    t = stage(
        stance("Vigil", f"{when}: Gain 1 Passion."),
        witch("Wendy", "Her Power Is: Draw 2 cards."),
        A={"stance": "Vigil", "witch": "Wendy"},
        B={"stance": "Vigil"},
    )
    t.do("use Wendy")
    while not t.at_rest():
        t.table.choose(0)  # they are alike but for the card they are about
    assert t.A["resources"] == {"Passion": passion}
    assert t.B["resources"] == {"Passion": 0}
    assert t.at_rest()


@pytest.mark.rule("revel:4.10.5", "revel:4.6.3")
@pytest.mark.parametrize(("whose", "passion"), [("1 of your spells", 1), ("1 of your opponent's spells", 0)])
def test_their_spells_are_those_of_whoever_discards_one(whose: str, passion: int) -> None:
    t = stage(
        witch("Mourner", "Each Time A Player Discards 1 Of Their Spells: Gain 1 Passion."),
        stance("Purge", f"This Stance's Power Is: Discard {whose}."),
        A={"witch": "Mourner", "stance": "Purge", "spells": {1: "Plain Spark"}},
        B={"witch": "Mourner", "spells": {2: "Plain Spark"}},
    )
    t.do("use Purge")
    assert (t.A["resources"], t.B["resources"]) == ({"Passion": passion}, {"Passion": passion})
    assert t.at_rest()


@pytest.mark.rule("revel:4.10.6", "revel:4.6.4")
def test_another_copy_of_a_card_is_another_card() -> None:
    t = stage(
        strike("Ember", 2, "Each Time You Play Another Strike Spell: Gain 1 Passion."),
        A={"hand": ["Ember", "Ember"]},
        plays=3,
    )
    t.do("play a card", "space 1")
    assert t.A["resources"] == {"Passion": 0}  # this one is no other
    t.do("play a card", "space 2")
    assert t.A["resources"] == {"Passion": 1}  # to the first it is; itself it isn't
    assert t.at_rest()


@pytest.mark.rule("revel:4.6.5")
def test_a_consequence_waits_until_the_effect_that_caused_it_is_through() -> None:
    t = stage(
        WARD,
        stance("Vigil", "When This Stance Is Discarded: Stash 1 card from your hand."),
        strike("Break", 1, "This Spell's Power Is: Discard your stance. Draw 1 card."),
        A={"stance": "Vigil", "spells": {1: "Break"}, "hand": ["Plain Spark"], "deck": ["Ward", "Plain Spark"]},
    )
    t.do("use Break")
    assert t.offered == ["Plain Spark", "Ward"]  # the draw came first, so there are two to stash from
    t.do("Ward")
    assert t.A["hand"] == ["Plain Spark"]
    assert t.A["deck"] == ["Plain Spark", "Ward"]
    assert t.A["discards"] == ["Vigil"]
    assert t.at_rest()


@pytest.mark.rule("revel:4.8.3")
def test_on_play_needs_an_actual_play() -> None:
    cards = (
        strike("Ember", 2, "On Play: Gain 1 Passion."),
        stance("Raise", "This Stance's Power Is: Put 1 spell card from your discards onto an empty side of yours."),
        stance("Replay", "This Stance's Power Is: Play 1 spell card from your discards."),
    )
    put = stage(*cards, A={"stance": "Raise", "discards": ["Ember"]}).do("use Raise", "space 1")
    assert put.A["spells"] == {1: "Ember"}
    assert put.A["resources"] == {"Passion": 0}
    played = stage(*cards, A={"stance": "Replay", "discards": ["Ember"]}).do("use Replay", "space 1")
    assert played.A["spells"] == {1: "Ember"}
    assert played.A["resources"] == {"Passion": 1}
    assert put.at_rest()
    assert played.at_rest()


@pytest.mark.rule("revel:4.8.3", "revel:5.7.15")
def test_on_play_is_of_that_card_alone() -> None:
    ember = strike("Ember", 2, "On Play: Gain 1 Passion.", icons="flames")
    t = stage(ember, A={"spells": {1: "Ember", 2: "Ember"}, "hand": ["Ember"]}, B={"spells": {3: "Ember"}}, plays=2)
    t.do("play a card", "space 1, stitching onto Ember")
    assert t.A["resources"] == {"Passion": 1}
    assert t.B["resources"] == {"Passion": 0}
    assert t.at_rest()


@pytest.mark.rule("revel:4.8.4")
def test_if_playing_this_overpowers_is_of_the_card_just_played() -> None:
    t = stage(
        strike("Under", 1, "If Playing This Overpowers: Gain 1 Passion.", icons="flames"),
        strike("Over", 2, "If Playing This Overpowers: Gain 5 Passion.", icons="flames"),
        A={"spells": {1: "Under"}, "hand": ["Over"]},
        B={"spells": {1: "Plain Spark"}},
        plays=2,
    )
    t.do("play a card", "space 1, stitching onto Under")
    assert t.B["discards"] == ["Plain Spark"]
    assert t.A["resources"] == {"Passion": 5}
    assert t.at_rest()


@pytest.mark.rule("revel:4.8.4")
def test_if_playing_this_overpowers_asks_for_an_overpower_caused_by_the_play() -> None:
    check = stance("Test", "This Stance's Power Is: Check for overpower for 1 of your spells.")
    over = strike("Over", 2, "If Playing This Overpowers: Gain 5 Passion.")
    t = stage(check, over, A={"stance": "Test", "spells": {1: "Over"}}, B={"spells": {1: "Plain Spark"}})
    t.do("use Test")
    assert t.B["discards"] == ["Plain Spark"]
    assert t.A["resources"] == {"Passion": 0}
    unopposed = stage(over, A={"hand": ["Over"]}, B={"spells": {2: "Plain Spark"}}, plays=2)
    unopposed.do("play a card", "space 1")
    assert unopposed.A["resources"] == {"Passion": 0}
    assert unopposed.B["spells"] == {2: "Plain Spark"}
    assert t.at_rest()
    assert unopposed.at_rest()


@pytest.mark.rule("revel:4.8.5")
def test_that_spell_is_the_one_overpowered() -> None:
    t = stage(
        strike("Spark", 5, "If Playing This Overpowers A Spell: Gain Passion equal to the Power that spell had."),
        strike("Two", 2),
        A={"hand": ["Spark"], "spells": {2: "Plain Spark"}},
        B={"spells": {1: "Two"}},
        plays=2,
    )
    t.do("play a card", "space 1")
    assert t.B["discards"] == ["Two"]
    assert t.A["resources"] == {"Passion": 2}
    assert t.at_rest()


@pytest.mark.rule("revel:4.8.5")
def test_it_is_the_overpowered_spell_too() -> None:
    t = stage(
        strike("Spite", 5, "If Playing This Overpowers A Spell: Gain 1 Passion if it was a shield spell."),
        WARD,
        A={"hand": ["Spite", "Spite"]},
        B={"spells": {1: "Ward", 2: "Plain Spark"}},
        plays=3,
    )
    t.do("play a card", "space 2")
    assert t.A["resources"] == {"Passion": 0}
    assert t.B["discards"] == ["Plain Spark"]
    t.do("play a card", "space 1")
    assert t.A["resources"] == {"Passion": 1}
    assert t.B["discards"] == ["Plain Spark", "Ward"]
    assert t.at_rest()


@pytest.mark.rule("revel:4.6.1", "revel:0.2.8")
def test_what_was_gained_is_asked_for_by_its_name() -> None:
    moth = stance("Moth", "When Your Turn Ends: Draw 1 card if you gained 2 or more Passion this turn.")
    for power, drawn in (("Gain 2 Passion.", 1), ("Gain 1 Passion.", 0), ("Gain 2 Stamina.", 0)):
        t = stage(moth, witch("Owl", f"Her Power Is: {power}"), A={"witch": "Owl", "stance": "Moth"})
        t.do("use Owl", "pass")
        assert len(t.A["hand"]) == drawn, power
        assert t.at_rest()


@pytest.mark.rule("revel:4.6.4")
@pytest.mark.parametrize(("lost", "drawn"), [("Passion", 1), ("Stamina", 0)])
def test_losing_one_thing_is_not_losing_another(lost: str, drawn: int) -> None:
    mourn = stance("Mourn", "When You Lose Passion: Draw 1 card.")
    wren = witch("Wren", f"Her Power Is: Lose 1 {lost}.")
    t = stage(mourn, wren, A={"witch": "Wren", "stance": "Mourn", "resources": {"Passion": 2}}).do("use Wren")
    assert len(t.A["hand"]) == drawn
    assert t.at_rest()


@pytest.mark.rule("revel:4.6.2", "revel:4.6.4")
@pytest.mark.parametrize(("who", "passion"), [("You", (1, 0)), ("Your Opponent", (0, 1)), ("A Player", (1, 1))])
def test_a_consequence_waits_for_whoever_it_names(who: str, passion: tuple[int, int]) -> None:
    watch = stance("Watch", f"When {who} Discard{'' if who == 'You' else 's'} A Card: Gain 1 Passion.")
    for seat, gained in zip(("You discard", "Your opponent discards"), passion, strict=True):
        wren = witch("Wren", f"Her Power Is: {'Discard' if seat == 'You discard' else seat} 1 card.")
        hands = {"hand": ["Plain Spark"]}
        t = stage(watch, wren, A={"witch": "Wren", "stance": "Watch", **hands}, B=hands).do("use Wren")
        assert (t.A["resources"], t.B["resources"]) == ({"Passion": gained}, {"Passion": 0})
        assert t.at_rest()


WREN = "Her Power Is: "


@pytest.mark.rule("revel:4.6.4", "revel:5.7.14")
def test_a_loss_by_stitching_is_no_other_loss() -> None:
    ache = stance("Ache", "When You Lose Stamina By Stitching: Gain 1 Passion.")
    ember = strike("Ember", 1, icons="flames")
    t = stage(
        ache,
        ember,
        witch("Wren", f"{WREN}Lose 1 Stamina."),
        A={"witch": "Wren", "stance": "Ache", "hand": ["Ember"], "spells": {1: "Ember"}},
    )
    t.do("use Wren")
    assert (t.A["stamina"], t.A["resources"]) == (3, {"Passion": 0})
    t.do("play a card", "space 1, stitching onto Ember")
    assert (t.A["stamina"], t.A["resources"]) == (2, {"Passion": 1})
    assert t.at_rest()


@pytest.mark.rule("revel:4.6.4")
@pytest.mark.parametrize(("text", "passion"), [("Discard 1 card from your hand.", 1), ("Discard 1 spell.", 0)])
def test_a_card_discarded_from_the_field_is_not_discarded_from_hand(text: str, passion: int) -> None:
    loss = stance("Loss", "When You Discard A Card From Your Hand: Gain 1 Passion.")
    here = {"witch": "Wren", "stance": "Loss", "hand": ["Plain Spark"], "spells": {1: "Plain Spark"}}
    t = stage(loss, witch("Wren", WREN + text), A=here).do("use Wren")
    assert (t.A["discards"], t.A["resources"]) == (["Plain Spark"], {"Passion": passion})
    assert t.at_rest()


@pytest.mark.rule("revel:4.6.4", "revel:5.8.5")
@pytest.mark.parametrize(("across", "passion"), [("Wall", 1), ("Plain Spark", 0)])
def test_overpowering_a_strike_spell_is_not_overpowering_a_shield_spell(across: str, passion: int) -> None:
    ram = strike("Ram", 5, "When This Spell Overpowers A Shield Spell: Gain 1 Passion.")
    t = stage(ram, shield("Wall", 2), A={"hand": ["Ram"]}, B={"spells": {1: across}}).do("play a card", "space 1")
    assert (t.B["discards"], t.A["resources"]) == ([across], {"Passion": passion})
    assert t.at_rest()


@pytest.mark.rule("revel:4.6.4")
@pytest.mark.parametrize(("space", "passion"), [(1, 1), (2, 0)])
def test_what_befalls_another_spell_does_not_befall_this_one(space: int, passion: int) -> None:
    glow = strike("Glow", 1, "When A +1 Is Added To This Spell: Gain 1 Passion.")
    t = stage(
        glow, witch("Wren", f"{WREN}Add a +1 to any 1 spell."), A={"witch": "Wren", "spells": {1: "Glow", 2: "Glow"}}
    )
    other = t.fork().do("use Wren", f"A's Glow in space {space}")
    assert other.A["resources"] == {"Passion": 1}, "each speaks of itself"
    t = stage(
        glow,
        witch("Wren", f"{WREN}Add a +1 to any 1 spell."),
        A={"witch": "Wren", "spells": {1: "Glow", 2: "Plain Spark"}},
    )
    t.do("use Wren", f"A's {'Glow' if space == 1 else 'Plain Spark'} in space {space}")
    assert t.A["resources"] == {"Passion": passion}
    assert t.at_rest()


@pytest.mark.rule("revel:4.6.3", "revel:5.7.15")
@pytest.mark.parametrize("kind", ["Unopposed", "Winning"])
@pytest.mark.parametrize(("space", "passion"), [("space 1", 0), ("space 2", 1)])
def test_where_a_spell_came_to_stand_counts_as_it_is_played(kind: str, space: str, passion: int) -> None:
    vigil = stance("Vigil", f"When You Play An {kind} Strike Spell: Gain 1 Passion.".replace("An W", "A W"))
    t = stage(vigil, A={"hand": ["Plain Spark"], "stance": "Vigil"}, B={"spells": {1: "Plain Spark"}})
    t.do("play a card", space)
    assert t.A["resources"] == {"Passion": passion}
    assert t.at_rest()


@pytest.mark.rule("revel:4.6.4")
def test_what_is_done_only_once_each_turn_is_so_for_each_effect_by_itself() -> None:
    once = "Do this only once each turn."
    two = stance("Two", f"Each Time You Draw: Gain 1 Passion. {once}", f"Each Time You Draw: Gain 1 Stamina. {once}")
    wendy = witch("Wendy", "Her Power Is: Draw 1 card. Draw 1 card.")
    t = stage(two, wendy, A={"witch": "Wendy", "stance": "Two"}, B={"stance": "Two"}).do("use Wendy")
    while not t.at_rest():
        t.table.choose(0)
    assert (t.A["resources"], t.A["stamina"]) == ({"Passion": 1}, 5)
    assert (t.B["resources"], t.B["stamina"]) == ({"Passion": 0}, 4)
    assert t.at_rest()


@pytest.mark.rule("revel:0.1.5", "revel:4.10.15")
@pytest.mark.parametrize("hand", [1, 2])
@pytest.mark.parametrize("least", [1, 2])
def test_what_works_in_discards_hears_of_all_that_was_discarded_at_once(least: int, hand: int) -> None:
    text = "If this card is in your discards, gain 1 Passion for each card discarded this way."
    ghost = strike("Ghost", 1, f"When You Discard {least} Or More Cards: {text}")
    wendy = witch("Wendy", "Her Power Is: Discard your hand.")
    side = {"witch": "Wendy", "hand": ["Plain Spark"] * hand, "discards": ["Ghost"]}
    t = stage(ghost, wendy, A=side, B={"discards": ["Ghost"]}).do("use Wendy")
    assert (t.A["resources"], t.B["resources"]) == ({"Passion": hand if hand >= least else 0}, {"Passion": 0})
    assert t.at_rest()


@pytest.mark.rule("revel:0.1.5", "revel:4.6.4")
def test_what_works_in_discards_hears_of_each_card_where_it_says_so() -> None:
    each = "Each Time You Discard A Card From Your Hand"
    echo = strike("Echo", 1, f"{each}: If this card is in your discards, draw 1 card for each card discarded this way.")
    wendy = witch("Wendy", "Her Power Is: Discard your hand.")
    t = stage(echo, wendy, A={"witch": "Wendy", "hand": ["Plain Spark"] * 2, "discards": ["Echo"]}).do("use Wendy")
    t.table.choose(0)  # they are alike but for the card they are about
    assert len(t.A["hand"]) == 2
    assert t.at_rest()


@pytest.mark.rule("revel:0.1.5", "revel:4.6.4")
@pytest.mark.parametrize("where", ["hand", "discards"])
@pytest.mark.parametrize(("when", "passion"), [("When You Draw", 2), ("The First Time Each Turn You Draw", 1)])
def test_the_first_time_of_a_turn_is_one_to_what_works_elsewhere_too(when: str, passion: int, where: str) -> None:
    ghost = strike("Ghost", 1, f"{when}: If this card is in your {where}, gain 1 Passion.")
    wendy = witch("Wendy", "Her Power Is: Draw 1 card. Draw 1 card.")
    t = stage(ghost, wendy, A={"witch": "Wendy", where: ["Ghost"]}).do("use Wendy")
    while not t.at_rest():
        t.table.choose(0)
    assert t.A["resources"] == {"Passion": passion}


@pytest.mark.rule("revel:0.1.5", "revel:4.6.4")
def test_what_comes_to_the_discards_late_has_missed_the_first_time() -> None:
    ghost = strike("Ghost", 1, "The First Time Each Turn You Draw: If this card is in your discards, gain 1 Passion.")
    wendy = witch("Wendy", "Her Power Is: Draw 1 card. Discard 1 card from your hand. Draw 1 card.")
    t = stage(ghost, wendy, A={"witch": "Wendy", "hand": ["Ghost"]}).do("use Wendy", "Ghost")
    assert (t.A["discards"], t.A["resources"]) == (["Ghost"], {"Passion": 0})
    assert t.at_rest()
