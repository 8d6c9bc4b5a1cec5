"""3.1 to 3.3 What the state is, how long it lives, and who is the current player."""

from __future__ import annotations

import json

import pytest

import coven
from coven.games.revel import GAME
from coven.games.revel.areas.areas import BOTH
from coven.kernel import Table
from tests.games.revel.stage import Stage, shield, stage, stance, strike, witch

MOVER = stance("Side Step", "This Stance's Power Is: Move 1 of your spells to an empty side of yours.")
RECALL = stance("Recall", "This Stance's Power Is: Draw any 1 spell.")


@pytest.mark.rule("revel:3.1.1")
def test_a_game_saved_in_the_middle_of_everything_goes_on_as_if_it_had_not_been() -> None:
    t = stage(
        stance("Show", "This Stance's Power Is: Reveal 1 card from your hand until your next turn."),
        strike("Ember", 2, "On Play: This spell has +3 Power until the turn ends.", "On Play: Draw 1 card."),
        strike("Costly", 5, "To Play: Spend 9 Passion."),
        A={
            "stance": "Show",
            "spells": {2: {"card": "Plain Spark", "+1s": 2}},
            "hand": ["Ember", "Costly", "Plain Spark"],
        },
        plays=3,
    )
    t.do("use Show", "Plain Spark", "play a card", "Costly")
    assert "Costly" not in t.offered  # a barred sequence
    t.do("Ember", "space 1")
    assert t.prompt == "Which consequence resolves first?"
    assert t.A["stance"] == {"cards": ["Show"], "used": [[1, 1]]}
    assert t.A["revealed"] == {"Plain Spark": "until your next turn"}

    saved = json.dumps(t.table.record().to_json())
    twin = Stage(coven.load(json.loads(saved)))
    assert twin.truth == t.truth
    assert twin.offered == t.offered
    for one in (t, twin):
        one.do("Ember: On Play")
    assert [twin.view(seat) for seat in "AB"] == [t.view(seat) for seat in "AB"]
    assert twin.truth == t.truth
    assert twin.log("A") == t.log("A")
    assert len(t.view("A").lasting) == 1
    assert power(t, "A", 1) == 5
    assert t.at_rest()
    assert twin.at_rest()


@pytest.mark.rule("revel:3.1.1")
def test_a_barred_sequence_is_saved_too() -> None:
    t = stage(
        strike("Costly", 5, "To Play: Spend 9 Passion."),
        A={"hand": ["Costly", "Plain Spark", "Costly"], "spells": {}},
        plays=2,
    )
    t.do("play a card", "Costly")
    twin = Stage(coven.load(t.table.record().to_json()))
    assert twin.offered == t.offered
    assert twin.view("B").A.set_apart == t.view("B").A.set_apart == 1


@pytest.mark.rule("revel:3.1.2")
def test_counters_are_never_told_apart() -> None:
    t = stage(
        strike("Ember", 2, "This Spell's Power Is: Remove 1 +1 from this spell."),
        A={"spells": {1: {"card": "Ember", "+1s": 3}}},
        full_control=(0,),
    )
    t.do("use Ember")
    assert t.A["spells"][1]["+1s"] == 2  # nobody was asked which, not even with full control
    assert t.at_rest()


@pytest.mark.rule("revel:3.1.3")
def test_an_effect_on_one_stamina_marker_ends_with_that_marker() -> None:
    t = stage(
        stance("Grip", "This Stance's Power Is: Choose 1 of your Stamina markers. It can't be discarded this turn."),
        strike("Burn", 1, "This Spell's Power Is: Discard 1 of your Stamina markers."),
        strike("Flow", 1, "This Spell's Power Is: Lose 1 Stamina. Gain 1 Stamina."),
        A={"stance": "Grip", "stamina": 1, "spells": {1: "Burn", 2: "Flow"}},
    )
    t.do("use Grip")
    assert "use Burn" not in t.offered
    assert t.why_not("use Burn") == "4.7.7"
    t.do("use Flow")
    assert t.A["stamina"] == 1
    assert "use Burn" in t.offered  # another marker, which nothing protects
    t.do("use Burn")
    assert t.A["stamina"] == 0
    assert t.at_rest()


@pytest.mark.rule("revel:3.1.3")
def test_markers_on_the_field_have_a_state_of_their_own() -> None:
    t = stage(
        stance("Grip", "This Stance's Power Is: Choose 1 of your Stamina markers. It can't be discarded this turn."),
        strike("Burn", 1, "This Spell's Power Is: Discard 2 Stamina markers."),
        A={"stance": "Grip", "stamina": 2, "spells": {1: "Burn"}},
        B={"stamina": 1},
    )
    t.do("use Grip", "A's Stamina marker 2", "use Burn")
    assert (t.A["stamina"], t.B["stamina"]) == (1, 0)  # the one that is held on to was no choice
    assert t.at_rest()


@pytest.mark.rule("revel:3.2.1", "revel:3.2.4", "revel:S34")
def test_a_spell_moved_to_another_space_arrives_without_its_counters() -> None:
    t = stage(MOVER, A={"stance": "Side Step", "spells": {1: {"card": "Plain Spark", "+1s": 2}}})
    t.do("use Side Step", "space 2")
    assert t.A["spells"] == {2: "Plain Spark"}
    assert t.A["discards"] == []
    assert t.A["hand"] == []
    assert t.at_rest()


@pytest.mark.rule("revel:3.2.1", "revel:3.2.2", "revel:S34")
def test_moving_between_spaces_clears_used_powers_and_lasting_effects() -> None:
    t = stage(
        MOVER,
        strike("Ember", 2, "This Spell's Power Is: This spell has +3 Power until the turn ends."),
        A={"stance": "Side Step", "spells": {1: "Ember"}},
    )
    t.do("use Ember")
    assert power(t, "A", 1) == 5
    assert "use Ember" not in t.offered
    t.do("use Side Step", "space 5")
    assert power(t, "A", 5) == 2
    assert "use Ember" in t.offered
    t.do("use Ember")
    assert power(t, "A", 5) == 5
    assert t.at_rest()


def power(t: Stage, seat: str, space: int) -> int | None:
    side = t.view().A if seat == "A" else t.view().B
    spell = side.spells[space]
    assert spell is not None
    return spell.power


@pytest.mark.rule("revel:3.2.2")
def test_an_effect_no_longer_protects_a_card_that_left_and_came_back() -> None:
    cards = (
        RECALL,
        strike("Ward", 2, "On Play: Choose any 1 spell. It can't be discarded this turn."),
        strike("Purge", 1, "This Spell's Power Is: Discard any 1 other spell."),
    )
    spells = {1: "Plain Spark", 2: "Purge"}
    t = stage(*cards, A={"stance": "Recall", "spells": spells, "hand": ["Ward"]}, plays=3)
    t.do("play a card", "space 3", "A's Plain Spark in space 1")
    u = t.fork().do("use Purge")
    assert u.A["discards"] == ["Ward"]  # the only other spell that can be discarded
    t.do("use Recall", "A's Plain Spark in space 1", "play a card", "space 1", "use Purge")
    assert t.offered == ["A's Plain Spark in space 1", "A's Ward in space 3"]
    t.do("A's Plain Spark in space 1")
    assert t.A["discards"] == ["Plain Spark"]
    assert list(t.A["spells"]) == [2, 3]
    assert t.at_rest()
    assert u.at_rest()


@pytest.mark.rule("revel:3.2.3")
def test_a_card_in_discards_is_back_at_its_printed_power() -> None:
    t = stage(
        strike("Ember", 2, "On Play: This spell has +3 Power until the turn ends."),
        strike("Purge", 1, "This Spell's Power Is: Discard any 1 other spell."),
        stance("Ashes", "This Stance's Power Is: Choose 1 card from your discards. Gain Passion equal to its Power."),
        A={"stance": "Ashes", "spells": {2: "Purge"}, "hand": ["Ember"]},
        plays=2,
    )
    t.do("play a card", "space 1")
    assert power(t, "A", 1) == 5
    t.do("use Purge", "use Ashes")
    assert t.A["discards"] == ["Ember"]
    assert t.A["resources"] == {"Passion": 2}
    assert t.at_rest()


@pytest.mark.rule("revel:3.2.4")
def test_counters_go_when_their_spell_is_discarded() -> None:
    t = stage(
        RECALL,
        strike("Purge", 1, "This Spell's Power Is: Discard any 1 other spell."),
        stance("Replay", "This Stance's Power Is: Play 1 spell card from your discards."),
        A={"stance": "Replay", "spells": {1: {"card": "Plain Spark", "+1s": 3}, 2: "Purge"}},
    )
    t.do("use Purge")
    assert t.A["discards"] == ["Plain Spark"]
    assert 1 not in t.A["spells"]
    t.do("use Replay", "space 1")
    assert t.A["spells"][1] == "Plain Spark"  # none came back with it
    assert t.at_rest()


@pytest.mark.rule("revel:3.2.5")
def test_a_card_revealed_in_hand_is_hidden_again_once_stashed() -> None:
    t = stage(
        stance("Show", "This Stance's Power Is: Reveal 1 card from your hand until your next turn."),
        strike("Tuck", 1, "This Spell's Power Is: Stash 1 card from your hand. Draw 1 card."),
        strike("Bury", 1, "This Spell's Power Is: Stash 1 card from your hand."),
        shield("Ward", 2),
        A={"stance": "Show", "spells": {1: "Tuck", 2: "Bury"}, "hand": ["Ward"], "deck": 0},
        B={"hand": ["Plain Spark"]},
    )
    t.do("use Show")
    assert t.view("B").A.revealed == ("Ward",)
    assert t.fork().do("use Bury").view("B").A.revealed == ()  # nor is it in the deck
    t.do("use Tuck")  # the deck was empty, so the very card comes back
    assert t.A["hand"] == ["Ward"]
    assert t.view("B").A.revealed == ()
    assert set(t.view("B").A.hand) == {None}
    assert t.at_rest()


@pytest.mark.rule("revel:3.3.1", "revel:3.3.2")
def test_the_first_player_is_current_from_the_selection_on() -> None:
    for seed in range(4):
        t = Stage(Table(GAME, GAME.settle(), seed))
        first = t.view().first
        assert t.asked == first
        assert t.truth["step"] == "exchange"
        assert t.view().current == first
        t.do("keep the rest")
        assert t.truth["step"] == "exchange"
        assert t.asked != first
        assert t.view().current == first
        t.do("keep the rest")
        assert t.view().current == t.asked == first
        assert t.view().turn == 1
        while t.table.decision is not None and t.view().turn < 6:
            assert t.view().current in ("A", "B")
            assert t.view().current == (first if t.view().turn % 2 else "AB"["BA".index(first)])
            t.table.choose("pass" if "pass" in t.offered else 0)


@pytest.mark.rule("revel:3.3.3")
def test_the_player_whose_turn_is_over_stays_current_in_the_outcome_check() -> None:
    five = dict.fromkeys(range(1, 6), "Plain Spark")
    t = stage(A={"spells": five}, B={"witch": "Novice"})
    t.do("pass")
    assert t.table.result is not None
    assert t.table.result.won == (BOTH[0],)  # domination is the current player's
    assert t.view().current == "A"

    u = stage(A={}, B={"spells": five})
    u.do("pass")
    assert u.table.result is None
    assert u.view().current == "B"
    assert u.at_rest()


@pytest.mark.rule("revel:3.3.2")
def test_each_turn_makes_its_player_current() -> None:
    t = stage(witch("Watcher", "When Your Turn Ends: Gain 1 Passion."), A={"witch": "Watcher"})
    assert t.view().current == "A"
    t.do("pass")
    assert t.view().current == "B"
    assert t.A["resources"] == {"Passion": 1}
    t.do("pass")
    assert t.view().current == "A"
    assert t.A["resources"] == {"Passion": 1}
    assert t.at_rest()
