"""2 The course of the game where its rules meet: the second player's turn, checks within checks, both editions."""

from __future__ import annotations

from typing import Any

import pytest

from coven.games.revel.cards import check_deck, read_cards, read_list
from coven.games.revel.cards.index import shipped
from coven.games.revel.editions import COMPREHENSIVE, STARTER
from tests.games.revel.stage import Stage, shield, stage, stance, strike, witch

SPARK = "Plain Spark"
WARD = shield("Ward", 2)


def said(t: Stage, *wanted: str) -> list[str]:
    """Which of these the log says, in its order."""
    return [line for line in t.log() if line in wanted]


# Setup


@pytest.mark.rule("revel:2.2.7", "revel:2.2.8")
def test_of_stashed_opening_cards_their_player_alone_knows_where_they_are() -> None:
    t = stage(WARD, A={"hand": [SPARK, "Ward", SPARK]}, B={"hand": [SPARK]}, step="exchange", turn=0)
    t.do("Ward", "keep the rest")
    assert t.A["deck"][-1] == "Ward"
    assert t.A["known"] == [{"deck": 10, "to": "A"}]
    assert not any("Ward" in line for line in t.log("B"))
    assert t.asked == "B"


@pytest.mark.rule("revel:2.2.6")
def test_the_first_player_exchanges_first_whoever_that_is() -> None:
    hands = {"hand": [SPARK] * 3}
    t = stage(A=hands, B=hands, step="exchange", turn=0, first="B", current="B")
    assert t.asked == "B"
    t.do("B: keep the rest")
    assert t.asked == "A"
    t.do("A: keep the rest")
    assert (t.asked, t.view().turn) == ("B", 1)
    assert t.at_rest()


# Turns and plays


@pytest.mark.rule("revel:2.3.5", "revel:2.3.6")
def test_plays_gained_before_the_allotment_are_kept() -> None:
    dawn = stance("Dawn", "When Your Turn Begins: Gain 1 play.")
    t = stage(dawn, B={"stance": "Dawn"}).do("pass")
    assert (t.asked, t.view().plays) == ("B", 2)
    assert t.at_rest()


@pytest.mark.rule("revel:2.3.5")
@pytest.mark.parametrize(("whose", "plays"), [("A", 0), ("B", 1)])
def test_an_allotment_is_lessened_for_whom_the_words_mean(whose: str, plays: int) -> None:
    drain = stance("Drain", "Your opponent is allotted 1 less play each turn.")
    sides: dict[str, Any] = {whose: {"stance": "Drain"}}
    t = stage(drain, **sides, full_control=(0, 1)).do("pass")
    assert (t.asked, t.view().plays) == ("B", plays)
    assert t.at_rest()


@pytest.mark.rule("revel:2.4.2")
def test_the_play_is_spent_before_the_card_is_drawn() -> None:
    zeal = stance("Zeal", "When You Would Draw: Gain 1 Passion for each play you have.")
    t = stage(zeal, A={"stance": "Zeal"}, plays=3).do("draw a card")
    assert t.A["resources"] == {"Passion": 2}
    assert t.at_rest()


@pytest.mark.rule("revel:2.4.7")
def test_who_can_not_draw_does_not_skip_a_play() -> None:
    t = stage(stance("Ban", "Your opponent can't draw cards."), B={"stance": "Ban"}, full_control=(0,))
    assert t.offered == ["pass"]
    assert t.why_not("draw a card") == "0.2.3"
    assert t.at_rest()


@pytest.mark.rule("revel:2.4.9")
def test_a_revealed_card_that_can_not_be_played_does_not_bar_hidden_ones() -> None:
    dear = strike("Dear", 5, "To Play: Spend 3 Passion.")
    t = stage(dear, A={"hand": ["Dear", "Dear"], "revealed": ["Dear"]}, plays=2)
    assert "play a card" in t.offered  # the other one may be anything, as far as B can tell
    alone = stage(dear, A={"hand": ["Dear"], "revealed": ["Dear"]}, plays=2)
    assert "play a card" not in alone.offered
    assert t.at_rest()


@pytest.mark.rule("revel:2.3.14", "revel:5.11.1")
def test_what_follows_from_passing_is_settled_before_the_turn_ends() -> None:
    hush = witch("Hush", "When You Pass The Turn: Gain 1 Passion.")
    dusk = stance("Dusk", "When Your Turn Ends: Draw 1 card for each Passion you have.")
    t = stage(hush, dusk, A={"witch": "Hush", "stance": "Dusk"}, plays=1)
    t.do("draw a card")  # nothing but passing is left, which nobody is asked for
    assert (t.asked, t.A["resources"], len(t.A["hand"])) == ("B", {"Passion": 1}, 2)
    assert t.at_rest()


@pytest.mark.rule("revel:4.4.2", "revel:1.9.4")
def test_until_your_next_turn_means_the_turn_of_whose_effect_it_is() -> None:
    glow = witch("Glow", "Her Power Is: Your spells have +1 Power until your next turn.")
    gift = strike("Gift", 1, "When Your Opponent Uses A Power: This spell has +2 Power until your next turn.")
    t = stage(glow, gift, A={"witch": "Glow", "spells": {1: SPARK}}, B={"spells": {2: "Gift"}})
    t.do("use Glow")
    assert (t.spell("A", 1).power, t.spell("B", 2).power) == (2, 3)
    t.do("pass")
    assert (t.asked, t.spell("A", 1).power, t.spell("B", 2).power) == ("B", 2, 1)
    t.do("pass")
    assert (t.asked, t.spell("A", 1).power, t.spell("B", 2).power) == ("A", 1, 1)
    assert t.at_rest()


# Cleanup checks


@pytest.mark.rule("revel:2.5.15", "revel:2.5.12")
def test_in_the_second_players_turn_that_players_consequences_come_first() -> None:
    dawn = stance("Dawn", "When A Turn Begins: Gain 1 Passion.")
    t = stage(dawn, A={"stance": "Dawn"}, B={"stance": "Dawn"}).do("pass")
    assert t.asked == "B"
    assert said(t, "A gains 1 Passion", "B gains 1 Passion") == ["B gains 1 Passion", "A gains 1 Passion"]
    assert t.at_rest()


@pytest.mark.rule("revel:4.10.5", "revel:0.0.1", "revel:4.10.4")
def test_in_the_second_players_turn_each_player_begins_with_that_player() -> None:
    purge = witch("Purge", "Her Power Is: Each player discards 1 card from their hand. Each player draws 1 card.")
    t = stage(
        purge,
        WARD,
        A={"hand": [SPARK, "Ward"]},
        B={"witch": "Purge", "hand": [SPARK, "Ward"]},
        current="B",
    )
    t.do("B: use Purge")
    assert t.asked == "B"
    t.do("B: Ward", "A: Ward")
    assert said(t, "A draws a card", "B draws a card") == ["B draws a card", "A draws a card"]
    assert t.at_rest()


@pytest.mark.rule("revel:2.5.16")
def test_a_strike_the_opponent_plays_in_ones_turn_overpowers_too() -> None:
    duel = witch("Duel", "Her Power Is: Your opponent plays 1 card from their hand.")
    t = stage(duel, strike("Big", 5), A={"witch": "Duel", "spells": {1: SPARK}}, B={"hand": ["Big"]})
    t.do("use Duel", "B: space 1")
    assert (t.A["spells"], t.A["discards"]) == ({}, [SPARK])
    assert t.at_rest()


@pytest.mark.rule("revel:2.5.16", "revel:3.2.1")
def test_a_strike_that_has_moved_is_not_checked() -> None:
    nomad = strike("Nomad", 5, "On Play: Move this spell to an empty side of yours.")
    t = stage(nomad, A={"hand": ["Nomad"]}, B={"spells": {1: SPARK, 2: SPARK}}, plays=2)
    t.do("play a card", "space 1", "space 2")
    assert (t.A["spells"], t.B["spells"]) == ({2: "Nomad"}, {1: SPARK, 2: SPARK})
    assert t.at_rest()


@pytest.mark.rule("revel-starter:overpower.2")
def test_in_the_starter_edition_too_a_strike_that_has_moved_is_not_checked() -> None:
    """There it is the same spell still, but not on the side just played on."""
    nomad = strike("Nomad", 5, "On Play: Move this spell to an empty side of yours.")
    t = stage(nomad, A={"hand": ["Nomad"]}, B={"spells": {1: SPARK, 2: SPARK}}, plays=2, edition="starter")
    t.do("play a card", "space 1", "space 2")
    assert (t.A["spells"], t.B["spells"]) == ({2: "Nomad"}, {1: SPARK, 2: SPARK})
    assert t.at_rest()


@pytest.mark.rule("revel:2.5.18")
def test_a_strike_played_within_a_consequence_is_checked_before_the_next_one() -> None:
    rush = stance("Rush", "When You Would Draw: Play 1 strike spell card from your discards.")
    twice = shield("Twice", 1, "On Play: Draw 1 card.", "On Play: Gain 1 Passion for each opposing spell.")
    t = stage(
        rush,
        twice,
        strike("Big", 5),
        A={"stance": "Rush", "hand": ["Twice"], "discards": ["Big"]},
        B={"spells": {2: SPARK, 3: SPARK}},
        plays=2,
    )
    t.do("play a card", "space 3", "Twice: On Play: Draw 1 card", "space 2")
    assert t.B["discards"] == [SPARK]
    lines = [line for line in t.log() if line.startswith(("Big overpowers", "A gains", "A resolves Twice"))]
    assert [line.partition(":")[0] for line in lines] == [
        "A resolves Twice",
        "Big overpowers Plain Spark",
        "A resolves Twice",
        "A gains 1 Passion",
    ]
    assert t.at_rest()


@pytest.mark.rule("revel:2.5.8", "revel:3.6.5")
def test_a_check_within_a_check_finds_an_empty_deck() -> None:
    """A card played in the middle of the effect brings a check before the deck is filled again."""
    for middle, stamina in (("Play 1 shield spell card from your hand. ", 0), ("", 4)):
        gulp = strike("Gulp", 1, f"On Play: Draw 1 card. {middle}Shuffle your discards into your deck.")
        a = {"hand": ["Gulp", "Ward"], "deck": [SPARK], "discards": [SPARK]}
        t = stage(gulp, WARD, A=a, plays=2).do("play a card", "Gulp", "space 1")
        if middle:
            t.do("Ward", "space 2")
        assert (t.A["stamina"], t.A["deck"]) == (stamina, [SPARK])
        assert t.at_rest()


# The starter edition


def starter(*cards: str, **position: Any) -> Stage:
    return stage(*cards, edition="starter", **position)


@pytest.mark.rule("revel-starter:domination.2", "revel-starter:domination.4")
def test_who_dominates_is_seen_before_what_lasts_to_the_turns_end_is_over() -> None:
    three = dict.fromkeys((1, 2, 3), SPARK)
    boost = {"of": "B", "says": "Your spells have +1 Power until the turn ends.", "on": ["B 1", "B 2", "B 3"]}
    t = starter(A={"spells": three}, B={"spells": three}, lasting=[boost])
    assert t.view().B.dominating
    t.do("pass")
    assert (t.A["stamina"], t.view().B.dominating) == (3, False)
    assert t.at_rest()


@pytest.mark.rule("revel-starter:domination.2")
def test_a_spell_the_opponent_plays_in_ones_turn_is_not_ones_own() -> None:
    duel = witch("Duel", "Her Power Is: Your opponent plays 1 card from their hand.")
    three = dict.fromkeys((1, 2, 3), SPARK)
    t = starter(duel, A={"witch": "Duel"}, B={"hand": [SPARK], "spells": three})
    t.do("use Duel", "B: space 4", "A: pass")
    assert (t.asked, t.A["stamina"]) == ("B", 3)
    assert t.at_rest()


@pytest.mark.rule("revel-starter:goal.1", "revel-starter:shield.3")
def test_an_unopposed_strike_is_winning_even_without_power() -> None:
    null = strike("Null", 0)
    t = starter(null, A={"spells": {1: "Null", 2: "Null"}}, B={"spells": {2: SPARK}})
    assert (t.view().winning[1], t.view().winning[2]) == ("A", "B")
    assert t.at_rest()


@pytest.mark.rule("revel-starter:final.2")
def test_stamina_lost_as_the_final_turn_starts_is_not_counted() -> None:
    tires = stance("Tires", "When Your Turn Begins: Lose 1 Stamina.")
    t = starter(tires, A={"stamina": 0}, B={"stamina": 3, "stance": "Tires"}).do("pass")
    assert (t.view().final_turn, t.B["stamina"], t.view().plays) == (True, 2, 2)
    assert t.at_rest()


@pytest.mark.rule("revel-starter:stitch.1")
def test_only_a_card_from_hand_is_stitched() -> None:
    ember = strike("Ember", 1, icons="flames")
    dig = witch("Dig", "Her Power Is: Play 1 card from your discards.")
    t = starter(ember, dig, A={"witch": "Dig", "discards": ["Ember"], "hand": ["Ember"], "spells": {1: "Ember"}})
    assert "space 1, stitching onto Ember" not in t.fork().do("use Dig").offered
    assert "space 1, stitching onto Ember" in t.do("play a card").offered


@pytest.mark.rule("revel-starter:plus.3", "revel-starter:plus.1")
def test_a_spell_that_changes_its_space_keeps_what_is_marked_on_it() -> None:
    step = witch("Step", "Her Power Is: Move any 1 of your spells to an empty side of yours.")
    back = stance("Back", "This Stance's Power Is: Draw any 1 of your spells.")
    spells = {1: {"card": SPARK, "+1s": 2}}
    t = starter(step, back, A={"witch": "Step", "stance": "Back", "spells": spells}, plays=2).do("use Step", "space 3")
    assert t.A["spells"] == {3: {"cards": [SPARK], "+1s": 2}}
    t.do("use Back", "play a card", "space 3")
    assert t.A["spells"] == {3: SPARK}
    assert t.at_rest()


@pytest.mark.rule("revel-starter:stance.2")
def test_the_old_stance_is_there_until_the_new_one_is_paid_for() -> None:
    heir = stance("Heir", "To Play: Discard your stance.")
    t = starter(heir, stance("Calm"), A={"stance": "Calm", "hand": ["Heir"]}, plays=2).do("play a card", "pay")
    assert (t.A["stance"], t.A["discards"], t.A["hand"]) == ("Heir", ["Calm"], [])
    assert t.at_rest()


@pytest.mark.rule("revel-starter:deck.2")
def test_limits_in_card_text_do_not_count() -> None:
    index = shipped().plus(read_cards(strike("Swarm", 1, "Only up to 5 copies of this card per deck.")))
    deck = read_list("Witch: Novice\n5 Swarm\n")
    rules = {
        edition.name: {reason.rule for reason in check_deck(deck, index, edition)}
        for edition in (COMPREHENSIVE, STARTER)
    }
    assert "deck.2" in rules["starter"]
    assert not any(rule.startswith("4.5") for rule in rules["comprehensive"])
