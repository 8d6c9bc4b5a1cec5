"""2.3 The turn, step by step."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.revel.stage import Stage, shield, stage, stance, strike, witch

EMBER = strike("Ember", 3)
WALL = shield("Wall", 4)


def next_turn(*cards: str, **position: Any) -> Stage:
    """A's turn is about to start: B has just ended theirs."""
    return stage(*cards, current="B", step="start", **position)


def resolved(t: Stage) -> list[str]:
    """The consequences that have been resolved, in order."""
    return [line.words for line in t.lines() if line.rule == "4.6.2"]


@pytest.mark.rule("revel:2.3.2")
def test_whose_turn_starts_becomes_current_and_resolves_first() -> None:
    glow = stance("Glow", "When A Turn Ends: Gain 1 Passion.")
    waiting = [{"of": seat, "card": "Glow", "effect": 1, "on": f"{seat} stance"} for seat in ("A", "B")]
    t = stage(glow, A={"stance": "Glow"}, B={"stance": "Glow"}, current="A", step="start", waiting=waiting)
    assert (t.view().current, t.asked) == ("B", "B")
    assert t.log()[:4] == ["Turn 2: B", "Cleanup check", "B resolves Glow: When A Turn Ends", "B gains 1 Passion"]
    assert resolved(t) == ["B resolves Glow: When A Turn Ends", "A resolves Glow: When A Turn Ends"]
    assert t.log().index("A resolves Glow: When A Turn Ends") < t.log().index("B draws a card")
    assert t.at_rest()


@pytest.mark.rule("revel:2.3.4")
def test_what_begins_with_the_turn_resolves_after_the_draw() -> None:
    hides = stance("Hides", "When Your Turn Begins: Stash 1 card from your hand.")
    t = next_turn(hides, EMBER, A={"stance": "Hides", "deck": ["Ember", "Plain Spark"]})
    assert (t.A["hand"], t.A["deck"]) == ([], ["Plain Spark", "Ember"])
    assert t.at_rest()


@pytest.mark.rule("revel:2.3.5")
def test_one_play_is_allotted_unless_an_effect_says_otherwise() -> None:
    haste = stance("Haste", "You are allotted 1 more play each turn.")
    assert next_turn(haste).view().plays == 1
    assert next_turn(haste, A={"stance": "Haste"}).view().plays == 2
    t = next_turn(haste, B={"stance": "Haste"})
    assert t.view().plays == 1
    assert t.do("pass").view().plays == 2
    assert t.at_rest()


@pytest.mark.rule("revel:2.3.5")
def test_an_effect_that_allots_more_plays_does_so_only_while_its_condition_holds() -> None:
    rush = witch("Rush", "While you control a stance, you are allotted 1 more play each turn.")
    assert next_turn(rush, stance("Calm"), A={"witch": "Rush"}).view().plays == 1
    t = next_turn(rush, stance("Calm"), A={"witch": "Rush", "stance": "Calm"})
    assert t.view().plays == 2
    assert t.at_rest()


@pytest.mark.rule("revel:2.3.6")
@pytest.mark.parametrize(("plays", "usable"), [(1, False), (2, True)])
def test_spending_plays_needs_that_many(plays: int, usable: bool) -> None:
    tess = witch("Tess", "Her Power Is: Spend 2 plays to gain 1 Passion.", "Her Power Is: Gain 2 Passion.")
    t = stage(tess, A={"witch": "Tess", "hand": ["Plain Spark"]}, plays=plays, full_control=(0,))
    assert ("use Tess: Spend 2 plays to gain 1 Passion" in t.offered) is usable
    assert "use Tess: Gain 2 Passion" in t.offered
    if usable:
        t.do("use Tess", "pay")
        assert (t.view().plays, t.A["resources"]) == (0, {"Passion": 1})
    else:
        t.do("use Tess")
        assert (t.view().plays, t.A["resources"]) == (1, {"Passion": 2})
    assert t.at_rest()


@pytest.mark.rule("revel:2.3.7", "revel:2.3.8", "revel:2.3.9")
def test_each_chance_is_for_one_act_and_they_go_on_until_a_pass() -> None:
    tess = witch("Tess", "Her Power Is: Gain 1 Passion.")
    t = stage(tess, EMBER, A={"witch": "Tess", "hand": ["Ember", "Ember"]}, full_control=(0,))
    chances = []
    for act, plays, hand, passion in [("play a card", 0, 1, 0), ("use Tess", 0, 1, 1)]:
        chances.append(t.prompt)
        t.do(act)
        if act == "play a card":
            t.do("Ember", "space 1")
        assert t.at_rest()
        assert (t.asked, t.view().plays, len(t.A["hand"]), t.A["resources"]["Passion"]) == ("A", plays, hand, passion)
    chances.append(t.prompt)
    assert t.offered == ["pass"]
    assert chances == ["What do you do?"] * 3
    t.do("pass")
    assert t.asked == "B"
    assert [line.rule for line in t.lines()][-6:] == ["5.11.1", "2.3.12", "2.6.1", "2.3.2", "5.2.2", "2.3.5"]
    assert t.at_rest()


@pytest.mark.rule("revel:2.3.10")
def test_a_pass_made_by_an_effect_ends_the_turn_once_all_is_resolved() -> None:
    rest = witch("Rest", "Her Power Is: Pass the turn. Draw 1 card.")
    glow = stance("Glow", "When You Draw A Card: Gain 1 Passion.")
    t = stage(rest, glow, EMBER, A={"witch": "Rest", "stance": "Glow", "hand": ["Ember"]}, plays=3)
    t.do("use Rest")
    assert t.asked == "B"
    assert t.view().turn == 2
    assert sorted(t.A["hand"]) == ["Ember", "Plain Spark"]
    assert t.A["resources"] == {"Passion": 1}
    assert t.log().index("A gains 1 Passion") < t.log().index("A's turn ends")
    assert t.at_rest()


@pytest.mark.rule("revel:2.3.10")
def test_who_has_passed_before_acting_gets_no_chance_to_act() -> None:
    sleepy = stance("Sleepy", "When Your Turn Begins: Pass the turn.")
    t = next_turn(sleepy, A={"stance": "Sleepy"})
    assert (t.asked, t.view().turn) == ("B", 3)
    assert len(t.A["hand"]) == 1
    assert t.at_rest()


@pytest.mark.rule("revel:2.3.11")
def test_unspent_plays_are_lost_before_the_turn_ends() -> None:
    pulse = strike("Pulse", 1, "This spell has +1 Power for each play you have.")
    thrift = stance("Thrift", "When Your Turn Ends: Gain Passion equal to the total Power of your spells.")
    t = stage(thrift, pulse, A={"stance": "Thrift", "spells": {1: "Pulse"}}, plays=3)
    assert t.spell("A", 1).power == 4
    t.do("pass")
    assert resolved(t)[-1] == "A resolves Thrift: When Your Turn Ends"
    assert t.A["resources"] == {"Passion": 1}
    assert t.at_rest()


@pytest.mark.rule("revel:2.3.12")
def test_what_ends_with_the_turn_resolves_in_the_check_after_it() -> None:
    glow = stance("Glow", "When Your Turn Ends: Gain 1 Passion.")
    t = stage(glow, A={"stance": "Glow"}, B={"stance": "Glow"})
    t.do("pass")
    assert (t.A["resources"], t.B["resources"]) == ({"Passion": 1}, {"Passion": 0})
    told = t.log()
    start = told.index("A's turn ends")
    assert told[start : start + 5] == [
        "A's turn ends",
        "Cleanup check",
        "A resolves Glow: When Your Turn Ends",
        "A gains 1 Passion",
        "Outcome check: A is winning in 0 of the spell spaces",
    ]
    assert t.at_rest()


@pytest.mark.rule("revel:2.3.13", "revel:5.11.4")
def test_the_turn_is_still_the_current_players_while_its_end_is_settled() -> None:
    owl = stance("Owl", "When A Turn Ends: If it is your turn, gain 1 Passion.")
    t = stage(owl, A={"stance": "Owl"}, B={"stance": "Owl"}).do("pass")
    assert (t.A["resources"], t.B["resources"]) == ({"Passion": 1}, {"Passion": 0})
    assert t.at_rest()
    fox = stance("Fox", "When A Turn Ends: Draw 1 card, or pass the turn.")
    t = stage(fox, A={"stance": "Fox"}, B={"stance": "Fox"}).do("pass")
    assert t.asked == "A"
    assert len(t.offered) == 2
    t.do(t.offered[1])
    assert t.A["hand"] == []
    assert len(t.B["hand"]) == 2, "B could not pass, so B drew, and drew again as the turn began"
    assert t.at_rest()


@pytest.mark.rule("revel:2.3.14", "revel:2.5.2", "revel:2.5.20")
def test_a_check_follows_each_step_of_a_turn_and_none_follows_a_check() -> None:
    # With an empty deck on the table, whose player can't lose Stamina, each check has something to look at.
    t = next_turn(stance("Firm", "You can't lose Stamina."), B={"deck": [], "stance": "Firm"})
    t.do("pass")
    assert [words for words in t.log() if words != "B's deck is empty"][:12] == [
        "Turn 2: A",
        "Cleanup check",
        "A draws a card",
        "Cleanup check",
        "A has 1 play",
        "Cleanup check",
        "A passes",
        "Cleanup check",
        "Cleanup check",
        "A's turn ends",
        "Cleanup check",
        "Outcome check: A is winning in 0 of the spell spaces",
    ]
    assert t.at_rest()


@pytest.mark.rule("revel:2.3.14")
def test_the_check_after_step_five_comes_before_the_next_chance_to_act() -> None:
    mills = witch("Mills", "Her Power Is: Discard your next 10 draws.")
    t = stage(mills, A={"witch": "Mills", "hand": ["Plain Spark"]}, plays=2)
    t.do("use Mills")
    assert t.A["deck"] == []
    assert t.A["stamina"] == 0, "the deck became empty in the check after step 4, which the check after step 5 sees"
    assert t.asked == "A"
    assert t.at_rest()


@pytest.mark.rule("revel:2.3.15", "revel:2.5.1")
def test_the_next_step_waits_until_the_check_has_concluded() -> None:
    dawn = stance("Dawn", "When Your Turn Begins: You may gain 1 Passion.")
    glow = witch("Glow", "When You Gain Passion: You may draw 1 card.")
    t = next_turn(dawn, glow, A={"stance": "Dawn", "witch": "Glow"})
    assert (t.view().plays, t.offered) == (0, ["yes", "no"])
    assert not t.at_rest()
    t.do("yes")
    assert (t.view().plays, t.offered) == (0, ["yes", "no"])
    assert not t.at_rest()
    t.do("yes")
    assert t.view().plays == 1
    assert (len(t.A["hand"]), t.A["resources"]) == (2, {"Passion": 1})
    assert t.at_rest()


BOOST = strike("Boost", 1, "This Spell's Power Is: This spell has +2 Power until the turn ends.")


@pytest.mark.rule("revel:2.3.16")
def test_what_lasts_until_the_turn_ends_still_counts_at_its_end() -> None:
    reaps = strike("Reaps", 1, "This Spell's Power Is: This spell has +2 Power until the turn ends.",
                   "When Your Turn Ends: Gain Passion equal to this spell's Power.")  # fmt: skip
    t = stage(reaps, A={"spells": {1: "Reaps"}}, plays=2)
    t.do("use Reaps")
    assert t.spell("A", 1).power == 3
    t.do("pass")
    assert t.A["resources"] == {"Passion": 3}
    assert t.spell("A", 1).power == 1
    assert t.view().lasting == ()
    assert t.at_rest()


@pytest.mark.rule("revel:2.3.17", "revel:2.3.18")
def test_a_boost_until_the_turn_ends_does_not_help_in_the_outcome_check() -> None:
    glow = stance("Glow", "When Your Turn Ends: Gain 1 Passion for each spell space you are winning in.")
    spells = {1: "Boost", 2: "Ember", 3: "Ember", 4: "Ember", 5: "Ember"}
    t = stage(BOOST, EMBER, glow, strike("Two", 2), A={"spells": spells, "stance": "Glow"}, B={"spells": {1: "Two"}})
    t.do("use Boost")
    assert tuple(t.view().winning.values()) == ("A",) * 5
    t.do("pass")
    assert t.A["resources"] == {"Passion": 5}
    assert tuple(t.view().winning.values()) == ("B", "A", "A", "A", "A")
    assert t.table.result is None
    told = t.log()
    start = told.index("A's turn ends")
    assert told[start:] == [
        "A's turn ends",
        "Cleanup check",
        "A resolves Glow: When Your Turn Ends",
        "A gains 5 Passion",
        "What was to last until the turn ends is over",
        "Outcome check: A is winning in 4 of the spell spaces",
        "Turn 2: B",
        "B draws a card",
        "B has 1 play",
    ]
    assert t.asked == "B"
    assert t.at_rest()


@pytest.mark.rule("revel:S40", "revel-starter:open.1")
@pytest.mark.parametrize(
    ("edition", "ends"), [("comprehensive", "a true tie: {} (S40)"), ("starter", "a full tie: {} (open.1)")]
)
def test_a_game_in_which_nobody_can_do_anything_ends_in_a_tie(edition: str, ends: str) -> None:
    still = stance("Still", "Players can't draw cards.")
    t = stage(still, A={"stance": "Still"}, B={}, edition=edition)
    assert t.table.over
    assert str(t.table.result) == ends.format("a game without end")
