"""The starter manual: the kit, setting up, turns, winning, domination and the Final Turn."""

from __future__ import annotations

from typing import Any

import pytest

from coven.games.revel import GAME
from coven.games.revel.cards import shipped
from coven.games.revel.editions import STARTER
from coven.kernel import SetupError, Table
from tests.games.revel.stage import Plain, Stage, shield, stage, stance, strike, witch

EMBER = strike("Ember", 3, icons="flames")
TORCH = strike("Torch", 5, icons="flames")
CARDS = (EMBER, TORCH, shield("Wall", 4), stance("Calm"))
SPARK = "Plain Spark"


def starter(*cards: str, **position: Any) -> Stage:
    """A situation in the starter edition, with a few more cards to hand."""
    return stage(*CARDS, *cards, edition="starter", **position)


def sparks(*spaces: int) -> dict[int, Any]:
    """A strike of Power 1 in each of these spaces."""
    return dict.fromkeys(spaces, SPARK)


def game(seed: int = 0, *decks: str) -> Stage:
    """A whole game from its beginning."""
    return Stage(Table(GAME, GAME.settle(options={"edition": "starter"}, brings=decks), seed))


# The kit


@pytest.mark.rule("revel-starter:kit.1")
@pytest.mark.parametrize("seats", [1, 3])
def test_the_kit_is_for_two(seats: int) -> None:
    with pytest.raises(SetupError, match=f"for 2 players, not {seats}"):
        GAME.settle(seats=seats, options={"edition": "starter"})
    assert GAME.settle(options={"edition": "starter"}).seats == 2


@pytest.mark.rule("revel-starter:kit.2")
def test_the_box_holds_two_decks_victory_tokens_and_tokens_worth_1_and_5() -> None:
    assert STARTER.box == ("2 preconstructed decks", "victory tokens", "+1 and +5 tokens")
    shown = {4: (1, 1, 1, 1), 5: (5,), 7: (5, 1, 1), 10: (5, 5)}
    for plus, tokens in shown.items():
        spell = starter(A={"spells": {1: {"cards": ["Ember"], "+1s": plus}}}).spell("A", 1)
        assert (spell.plus, spell.tokens) == (plus, tokens)


@pytest.mark.rule("revel-starter:kit.4", "revel-starter:deck.3", "revel-starter:passion.1")
def test_whoever_picks_first_leaves_the_other_deck_of_the_box_to_the_opponent() -> None:
    leaders = {
        (): ("Celosia", "Nymphaea"),
        ("celosia",): ("Celosia", "Nymphaea"),
        ("nymphaea",): ("Nymphaea", "Celosia"),
    }
    for picked, expected in leaders.items():
        t = game(0, *picked)
        for side, leader in zip((t.A, t.B), expected, strict=True):
            assert side["witch"].startswith(leader)
            assert shipped().find(side["witch"]).is_witch
            assert list(side["resources"]) == ["Passion"]
    own = game(0, "nymphaea", "nymphaea")
    assert own.A["witch"] == own.B["witch"]


# Setting up


@pytest.mark.rule("revel-starter:setup.1", "revel-starter:setup.4", "revel-starter:setup.5", "revel-starter:stamina.1")
def test_the_field_before_the_first_turn() -> None:
    t = game()
    for seat in ("A", "B", None):
        for side in (t.view(seat).A, t.view(seat).B):
            assert side.witch is not None
            assert {name: card.marks for name, card in side.resources.items()} == {"Passion": 0}
            assert side.stamina == 4
            assert side.stance is None
            assert side.discards == ()
            assert set(side.spells.values()) == {None}


@pytest.mark.rule("revel-starter:setup.2", "revel-starter:setup.6", "revel-starter:turn.2")
def test_two_cards_each_from_a_shuffled_pile_of_25_and_one_more_for_the_first_turn() -> None:
    t = game()
    first, second = (t.A, t.B) if t.truth["first"] == "A" else (t.B, t.A)
    assert (len(first["hand"]), len(first["deck"])) == (3, 22)
    assert (len(second["hand"]), len(second["deck"])) == (2, 23)
    assert "A draws 2 cards" in t.log()
    assert "B draws 2 cards" in t.log()
    piles = {tuple(game(seed).A["deck"]) for seed in range(5)}
    assert len(piles) == 5
    assert game(3).truth == game(3).truth
    shown = [t.view("A").A.deck_size, t.view("B").A.deck_size]
    assert shown == [len(t.A["deck"])] * 2  # a number is all that either of them sees
    assert t.view("A").A.revealed == t.view("B").A.revealed == ()


@pytest.mark.rule("revel-starter:setup.3")
def test_a_side_has_room_for_five_spells_and_ten_cards() -> None:
    pair = {"cards": ["Ember", "Torch"]}
    t = starter(A={"spells": dict.fromkeys(range(1, 6), pair), "hand": ["Ember"]}, B={"spells": sparks(1)}, plays=2)
    spells = t.view().A.spells
    assert len(spells) == 5
    assert sum(len(spell.cards) for spell in spells.values() if spell is not None) == 10
    for space in range(1, 6):
        assert t.why_not(f"play Ember in space {space}") == "stitch.4"


@pytest.mark.rule("revel-starter:setup.7")
def test_both_seats_go_first_about_equally_often() -> None:
    firsts = [game(seed).truth["first"] for seed in range(60)]
    assert 18 <= firsts.count("A") <= 42


@pytest.mark.rule("revel-starter:setup.8")
def test_no_opening_card_is_exchanged() -> None:
    t = game()
    assert (t.view().turn, t.prompt) == (1, "What do you do?")
    assert t.at_rest()


# Turns


@pytest.mark.rule("revel-starter:turn.1", "revel-starter:turn.7")
def test_turns_alternate_as_players_pass() -> None:
    t = starter(witch("Tess", "Her Power Is: Gain 1 Passion."), A={"witch": "Tess"}, B={"witch": "Tess"})
    owners = []
    for _ in range(4):
        owners.append(t.view().current)
        assert t.asked == owners[-1]
        t.do("pass")  # with an action and a Power left
    assert owners == ["A", "B", "A", "B"]
    assert t.at_rest()


@pytest.mark.rule("revel-starter:turn.3", "revel-starter:effects.3", "revel-starter:turn.5")
def test_powers_may_be_used_before_and_after_the_basic_action() -> None:
    tess = witch("Tess", "Her Power Is: Gain 1 Passion.", "Her Power Is: Add a +1 to any 1 of your spells.")
    t = starter(tess, A={"witch": "Tess", "hand": ["Ember", "Wall"]}, plays=1)
    at_once = t.fork().do("pass")
    assert (at_once.view().current, at_once.view().plays) == ("B", 1)
    t.do("use Tess", "play a card", "Ember", "space 1")
    assert t.offered == ["use Tess: Add a +1 to any 1 of your spells", "pass"]
    t.do("use Tess")
    assert t.A["spells"] == {1: {"cards": ["Ember"], "+1s": 1}}
    assert t.A["resources"] == {"Passion": 1}
    assert t.view().current == "B"  # nothing but passing was left to A
    assert t.at_rest()


@pytest.mark.rule("revel-starter:turn.4", "revel-starter:turn.5")
@pytest.mark.parametrize("action", ["play a card", "draw a card"])
def test_one_basic_action_a_turn_of_two_kinds(action: str) -> None:
    tess = witch("Tess", "Her Power Is: Gain 1 Passion.")
    t = starter(tess, A={"witch": "Tess", "hand": ["Calm", "Wall"]})
    assert t.offered == ["play a card", "draw a card", "use Tess", "pass"]
    t.do(action, *(["Calm"] if action == "play a card" else []))
    assert t.offered == ["use Tess", "pass"]
    assert t.why_not("draw a card") == t.why_not("play Wall") == "turn.5"
    assert t.at_rest()


@pytest.mark.rule("revel-starter:turn.6", "revel:4.7.9")
def test_a_power_is_used_once_in_each_of_ones_own_turns() -> None:
    tess = witch("Tess", "Her Power Is: Gain 1 Passion.")
    glow = strike("Glow", 1, "This Spell's Power Is: Gain 1 Passion.")
    t = starter(tess, glow, A={"witch": "Tess", "spells": {1: "Glow"}})
    t.do("use Tess", "use Glow")
    assert t.A["resources"] == {"Passion": 2}
    assert t.offered == ["draw a card", "pass"]
    assert t.why_not("use Tess") == t.why_not("use Glow") == "turn.6"
    t.do("pass")
    assert t.why_not("use Glow") == "turn.6"
    t.do("B: pass", "A: use Glow", "use Tess")
    assert t.A["resources"] == {"Passion": 4}
    assert t.at_rest()


HUSH = stance("Hush", "When Your Opponent Would Use A Power: Stop the use.")


@pytest.mark.rule("revel-starter:turn.6", "revel:S46")
def test_a_use_that_is_stopped_is_this_turns_use() -> None:
    glow = strike("Glow", 1, "This Spell's Power Is: Gain 1 Passion.")
    t = starter(glow, HUSH, A={"spells": {1: "Glow", 2: "Glow"}}, B={"stance": "Hush"})
    t.do("use Glow")
    assert t.A["resources"] == {"Passion": 0}
    assert t.offered == ["draw a card", "use Glow", "pass"]  # the other one
    t.do("use Glow")
    assert t.offered == ["draw a card", "pass"]
    assert t.why_not("use Glow") == "turn.6"
    t.do("pass", "B: pass")
    assert "use Glow" in t.offered
    assert t.at_rest()


@pytest.mark.rule("revel-starter:turn.6")
def test_a_stopped_use_stays_with_the_card_even_off_the_field_and_in_a_position() -> None:
    glow = strike("Glow", 1, "This Spell's Power Is: Gain 1 Passion.")
    ebb = stance("Ebb", "When You Skip A Play: Draw any 1 of your spells.")
    t = starter(glow, HUSH, ebb, A={"stance": "Ebb", "spells": {1: "Glow"}}, B={"stance": "Hush"}, plays=3)
    t.do("use Glow", "draw a card")
    assert t.A["spells"] == {}
    assert t.truth["used"] == [["A's Glow", 1]]
    again = starter(glow, HUSH, ebb, **{**t.truth, "plays": 2})
    for one in (t, again):
        one.do("play a card", "Glow", "space 1")
        assert one.A["spells"] == {1: {"cards": ["Glow"], "used": [[1, 1]]}}
        assert one.spell("A", 1).used == ("Glow",)
        assert "use Glow" not in one.offered
        assert one.at_rest()


# Winning


@pytest.mark.rule("revel-starter:goal.1", "revel-starter:play.5")
def test_a_spell_is_winning_unopposed_or_with_more_power() -> None:
    t = starter(A={"spells": {1: SPARK, 2: "Ember", 3: "Ember"}}, B={"spells": {2: SPARK, 3: "Ember", 4: "Ember"}})
    assert t.view().winning == {1: "A", 2: "A", 3: None, 4: "B", 5: None}
    assert t.at_rest()


@pytest.mark.rule("revel-starter:goal.3", "revel-starter:play.5")
def test_victory_tokens_lie_where_a_spell_is_winning() -> None:
    t = starter(A={"spells": {1: SPARK, 2: "Wall"}}, B={"spells": {1: "Ember", 2: SPARK, 5: SPARK}})
    view = t.view()
    assert view.winning == {1: "B", 2: None, 3: None, 4: None, 5: "B"}
    for name, side in (("A", view.A), ("B", view.B)):
        tokens = [space for space, who in view.winning.items() if who == name]
        assert tokens == [space for space, spell in side.spells.items() if spell is not None and spell.winning]
    assert t.at_rest()


FIERCE = strike("Fierce", 3, "If Playing This Overpowers: Draw 3 cards.")


@pytest.mark.rule("revel-starter:win.1")
def test_overpowering_the_last_blocker_wins_before_anything_else_happens() -> None:
    """The Banner is what keeps B's Veil in space 4 from being beaten."""
    banner = strike("Banner", 1, "Your shield spells have +5 Resistance.")
    t = starter(
        FIERCE,
        banner,
        shield("Veil", 0),
        A={"hand": ["Fierce", "Wall"], "spells": sparks(1, 2, 3, 4)},
        B={"spells": {4: "Veil", 5: "Banner"}},
        plays=3,
    )
    t.do("play a card", "Fierce")  # in space 5, the only one left
    assert t.view().result == "A wins by having five winning spells (win.1)"
    assert t.B["discards"] == ["Banner"]
    assert t.A["hand"] == ["Wall"]  # no card for overpowering
    assert t.asked is None


@pytest.mark.rule("revel-starter:win.1")
def test_a_fifth_winning_spell_wins_as_it_is_put_down() -> None:
    t = starter(FIERCE, A={"hand": ["Fierce", "Wall"], "spells": sparks(1, 2, 3, 4)}, B={"spells": {5: SPARK}}, plays=3)
    t.do("play a card", "Fierce")
    assert t.view().result == "A wins by having five winning spells (win.1)"
    assert t.B["spells"] == {5: SPARK}  # it never comes to the check for overpower
    assert t.asked is None


@pytest.mark.rule("revel-starter:win.1")
@pytest.mark.parametrize(
    "instruction",
    ["Discard any 1 of your spells.", "Any 1 spell has -5 Resistance until the turn ends.", "Gain 1 Passion."],
)
def test_a_player_can_win_so_in_the_opponents_turn_and_in_whatever_way(instruction: str) -> None:
    """B does what leaves A with five winning spells; the rest of B's effect no longer happens."""
    tess = witch("Tess", f"Her Power Is: {instruction} Draw 1 card.")
    feud = strike("Feud", 1, "This spell has +9 Power for each Passion your opponent has.")
    t = starter(
        tess,
        feud,
        A={"spells": {**sparks(1, 2, 3, 4), 5: "Feud"}},
        B={"witch": "Tess", "spells": {5: "Wall"}},
        current="B",
        turn=2,
    )
    t.do("B: use Tess")
    if t.asked is not None:
        t.do("B's Wall in space 5")
    assert t.view().result == "A wins by having five winning spells (win.1)"
    assert t.B["hand"] == []
    assert t.view().current == "B"


@pytest.mark.rule("revel-starter:win.2", "revel-starter:goal.2", "revel-starter:final.1", "revel-starter:final.7")
@pytest.mark.parametrize(("mine", "winner"), [((1, 2, 3), "A"), ((1,), "B")])
def test_after_the_final_turn_most_winning_spells_decide(mine: tuple[int, ...], winner: str) -> None:
    t = starter(A={"spells": sparks(*mine), "stamina": 0}, B={"spells": sparks(4, 5)})
    t.do("A: pass")
    assert (t.view().current, t.view().final_turn) == ("B", True)
    t.do("B: pass")
    assert t.view().result == f"{winner} wins with the most winning spells (final.7)"
    assert t.view().turn == 2
    assert t.asked is None


@pytest.mark.rule("revel-starter:win.3", "revel-starter:stamina.3", "revel-starter:final.1")
def test_only_ending_ones_own_turn_without_stamina_brings_the_final_turn() -> None:
    t = starter(A={"stamina": 2}, B={"stamina": 0})
    t.do("A: pass")
    assert (t.view().current, t.view().final_turn) == ("B", False)
    t.do("B: pass")
    assert (t.view().current, t.view().final_turn) == ("A", True)
    t.do("A: pass")
    assert t.asked is None


# Domination


@pytest.mark.rule("revel-starter:domination.1")
def test_three_winning_spells_dominate_and_two_do_not() -> None:
    for spaces, dominating in (((1, 2, 3), True), ((1, 2), False)):
        t = starter(A={"spells": {**sparks(*spaces), 5: "Wall"}}, B={"spells": {}})
        assert (t.view().A.dominating, t.view().B.dominating) == (dominating, False)


DOMINATED: dict[str, tuple[list[str], int]] = {
    "passing at once": (["pass"], 3),
    "drawing an extra card": (["draw a card"], 3),
    "playing a stance": (["play a card", "Calm"], 3),
    "playing a shield": (["play a card", "Wall", "space 5"], 4),
    "playing a strike": (["play a card", "Ember", "space 5"], 4),
}


@pytest.mark.rule("revel-starter:domination.2", "revel-starter:domination.3", "revel-starter:stance.3")
@pytest.mark.parametrize("doing", DOMINATED)
def test_a_turn_without_playing_a_spell_costs_1_stamina_under_domination(doing: str) -> None:
    answers, left = DOMINATED[doing]
    t = starter(A={"hand": ["Calm", "Wall", "Ember"]}, B={"spells": sparks(1, 2, 3)})
    t.do(*answers)
    assert t.view().current == "B"
    assert (t.A["stamina"], t.B["stamina"]) == (left, 4)
    assert t.at_rest()


@pytest.mark.rule("revel-starter:domination.2")
def test_idling_costs_nothing_against_two_winning_spells_nor_the_dominating_player() -> None:
    t = starter(A={"spells": sparks(1, 2)}, B={"spells": sparks(3, 4, 5)})
    t.do("A: pass", "B: pass")
    assert (t.A["stamina"], t.B["stamina"]) == (3, 4)
    assert t.at_rest()


@pytest.mark.rule("revel-starter:domination.4")
def test_the_loss_for_idling_can_bring_the_final_turn() -> None:
    t = starter(A={"stamina": 1}, B={"spells": sparks(1, 2, 3), "stamina": 2})
    t.do("A: pass")
    assert t.A["stamina"] == 0
    assert (t.view().current, t.view().final_turn, t.view().plays) == ("B", True, 2)
    assert t.at_rest()


# The Final Turn


def final(*cards: str, b: Plain, **a: Any) -> Stage:
    """A has just ended a turn without Stamina, and B's Final Turn begins."""
    return starter(*cards, A={"stamina": 0, **a}, B=b).do("A: pass")


@pytest.mark.rule("revel-starter:final.2", "revel-starter:final.3")
def test_the_final_turn_has_as_many_basic_actions_as_stamina_in_any_mix() -> None:
    t = final(b={"stamina": 3, "hand": ["Ember", "Wall"]})
    stopping = t.fork().do("B: draw a card", "pass")
    assert stopping.asked is None
    t.do("play a card", "Ember", "space 1", "draw a card")
    assert t.view().plays == 1
    t.do("play a card", "Wall", "space 2")
    assert t.asked is None  # that was the third
    assert t.view().result == "B wins with the most winning spells (final.7)"
    assert len(t.B["hand"]) == 2


@pytest.mark.rule("revel-starter:final.4")
def test_stamina_lost_during_the_final_turn_takes_no_action_away() -> None:
    t = final(b={"stamina": 3, "hand": ["Ember"], "spells": {1: "Torch"}})
    t.do("play a card", "Ember", "space 1, stitching onto Torch")
    assert (t.B["stamina"], t.view().plays) == (2, 2)
    t.do("draw a card", "draw a card")
    assert t.asked is None


@pytest.mark.rule("revel-starter:final.5")
def test_without_stamina_there_is_no_basic_action_in_the_final_turn() -> None:
    tess = witch("Tess", "Her Power Is: Gain 1 Passion.")
    t = final(tess, b={"witch": "Tess", "stamina": 0, "hand": ["Ember"]})
    assert (t.view().final_turn, t.view().plays) == (True, 0)
    assert len(t.B["hand"]) == 2  # the turn's card
    assert t.offered == ["use Tess", "pass"]
    t.do("use Tess")
    assert t.B["resources"] == {"Passion": 1}
    assert t.asked is None


@pytest.mark.rule("revel-starter:final.6")
def test_five_winning_spells_end_the_final_turn_at_once() -> None:
    t = final(b={"stamina": 3, "hand": ["Ember", "Wall"], "spells": sparks(1, 2, 3, 4)}, spells={1: "Wall"})
    t.do("play a card", "Ember")  # in space 5, the only one left
    assert t.asked == "B"
    t = final(b={"stamina": 3, "hand": ["Ember", "Wall"], "spells": sparks(1, 2, 3, 4)})
    t.do("play a card", "Ember")
    assert t.view().result == "B wins by having five winning spells (win.1)"
    assert t.view().plays == 2


@pytest.mark.rule("revel-starter:final.8")
@pytest.mark.parametrize(
    ("plus", "result"),
    [
        (0, "B wins with the most Power (final.8)"),
        (1, "a full tie (final.8)"),
        (2, "A wins with the most Power (final.8)"),
    ],
)
def test_the_most_power_breaks_a_tie(plus: int, result: str) -> None:
    spells = {1: {"cards": ["Ember"], "+1s": plus}, 2: "Torch"}
    t = final(b={"spells": {3: {"cards": ["Ember"], "+1s": 1}, 4: "Torch"}}, spells=spells)
    t.do("pass")
    assert t.view().result == result
    assert t.asked is None
