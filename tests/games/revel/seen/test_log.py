"""The log of Witches' Revel as data: what lines name, what moved where, and why."""

from __future__ import annotations

import random

import pytest

from coven.kernel import LogLine, Move, Part
from tests.games.revel.stage import Stage, shield, stage, strike, witch

EMBER = strike("Ember", 3, "To Play: Spend 2 Passion.", "On Play: Draw 1 card.", icons="flames")
TORCH = strike("Torch", 2, icons="flames")
WALL = shield("Wall", 2)
TESS = witch("Tess", "Her Power Is: Spend 1 Passion to draw 1 card.")


def line(t: Stage, words: str, seat: str | None = None) -> LogLine:
    """The last line that has these words."""
    return next(line for line in reversed(t.lines(seat)) if words in line.words)


def why(t: Stage, words: str, seat: str | None = None) -> str:
    return str(t.table.why(line(t, words, seat)))


def mine(**more: object) -> dict[str, object]:
    return {"witch": "Tess", "resources": {"Passion": 3}, **more}


def test_a_line_names_players_and_cards() -> None:
    t = stage(EMBER, TORCH, TESS, A=mine(hand=["Ember"], spells={2: "Torch"}))
    t.do("play a card", "space 2, stitching onto Torch", "pay")
    assert line(t, "stitches").parts == (
        Part("A", "seat A"),
        Part(" stitches "),
        Part("Ember", "card Ember"),
        Part(" onto "),
        Part("Torch", "card Torch"),
        Part(" in space "),
        Part("2"),
    )
    assert line(t, "draws").parts == (Part("A", "seat A"), Part(" draws "), Part("a card"))
    assert line(t, "draws", "A").parts[-1] == Part("Plain Spark", "card Plain Spark")
    assert t.at_rest()


@pytest.mark.rule("revel:5.7.12", "revel:3.7.1")
def test_a_card_played_moves_from_hand_to_its_side() -> None:
    t = stage(TORCH, WALL, TESS, A=mine(hand=["Torch"], spells={3: "Wall"}))
    t.do("play a card", "space 3, replacing Wall")
    for seat in ("A", "B", None):
        assert line(t, "Wall is discarded", seat).moves == (Move("Wall", ("A", "spells", 3), ("A", "discards"), True),)
        assert (
            why(t, "Wall is discarded", seat) == "A: Wall is discarded (3.7.1), because Torch takes its place (5.7.7)"
        )
        assert line(t, "plays Torch", seat).moves == (Move("Torch", ("A", "hand"), ("A", "spells", 3), True),)
    assert t.at_rest()


@pytest.mark.rule("revel:5.2.2")
def test_a_draw_is_face_up_only_to_whoever_draws() -> None:
    t = stage(TESS, A=mine())
    t.do("draw a card")
    assert line(t, "A draws", "A").moves == (Move("Plain Spark", ("A", "deck_size"), ("A", "hand"), True),)
    for seat in ("B", None):
        assert line(t, "A draws", seat).moves == (Move(None, ("A", "deck_size"), ("A", "hand"), False),)


def test_a_stash_from_hand_stays_hidden_and_one_from_the_field_does_not() -> None:
    tuck = witch("Tuck", "Her Power Is: Stash 1 card from your hand. Stash 1 of your spells.")
    t = stage(tuck, TORCH, A={"witch": "Tuck", "hand": ["Torch"], "spells": {1: "Torch"}})
    t.do("use Tuck")
    hidden, shown = [line for line in t.lines("B") if "stashed" in line.words]
    assert hidden.moves == (Move(None, ("A", "hand"), ("A", "deck_size"), False),)
    assert shown.moves == (Move("Torch", ("A", "spells", 1), ("A", "deck_size"), True),)
    assert "Torch" not in hidden.words
    assert t.at_rest()


@pytest.mark.rule("revel:5.3.5")
def test_cards_stashed_together_do_not_give_their_order_away() -> None:
    """5.3.5: revealed for their quality, they go to the bottom unseen."""
    tuck = witch("Tuck", "Her Power Is: Stash 2 strike spell cards from your hand.")
    moves = []
    for order in (("Torch", "Ember"), ("Ember", "Torch")):
        t = stage(tuck, TORCH, EMBER, WALL, A={"witch": "Tuck", "hand": ["Torch", "Ember", "Wall"]})
        t.do("use Tuck", *order)
        moves.append([line.moves for line in t.lines("B")])
        assert t.at_rest()
    assert moves[0] == moves[1]


def test_markers_move_to_reserve() -> None:
    hurt = witch("Hurt", "Her Power Is: Your opponent loses 2 Stamina.")
    t = stage(hurt, A={"witch": "Hurt"})
    t.do("use Hurt")
    assert line(t, "B loses 2 Stamina").moves == (Move("Stamina", ("B", "stamina"), ("B", "reserve"), True),) * 2


def test_an_act_of_ones_own_follows_from_nothing() -> None:
    t = stage(TORCH, TESS, A=mine(hand=["Torch"]))
    t.do("play a card", "space 1")
    assert line(t, "plays Torch").cause is None
    assert why(t, "plays Torch") == "A plays Torch in space 1 (5.7.12)"


@pytest.mark.rule("revel:5.7.14")
def test_stitching_is_why_stamina_is_lost() -> None:
    t = stage(EMBER, TORCH, TESS, A=mine(hand=["Ember"], spells={2: "Torch"}))
    t.do("play a card", "space 2, stitching onto Torch", "pay")
    assert why(t, "loses 1 Stamina") == "A loses 1 Stamina (5.9.1), because Ember was stitched (5.7.14)"
    assert why(t, "spends 2 Passion") == "A spends 2 Passion (5.10.5), because Ember is being played (5.7.10)"
    assert t.at_rest()


@pytest.mark.rule("revel:4.6.1", "revel:4.6.2")
def test_an_effect_follows_from_what_made_it_relevant() -> None:
    t = stage(EMBER, TESS, A=mine(hand=["Ember"]))
    t.do("play a card", "space 1", "pay")
    assert why(t, "A draws", "A") == (
        "A draws Plain Spark (5.2.2), because A resolves Ember: On Play (4.6.2), "
        "because A plays Ember in space 1 (5.7.12)"
    )
    assert "Plain Spark" not in why(t, "A draws", "B")
    t.do("use Tess", "pay")
    assert why(t, "A draws") == (
        "A draws a card (5.2.2), because A resolves Tess: Her Power Is (4.6.2), "
        "because A uses the Power of Tess (4.7.3)"
    )


def test_a_chain_goes_back_through_several_effects() -> None:
    first = strike("First", 1, "On Play: Discard 1 of your other spells.")
    last = strike("Last", 1, "When This Spell Is Discarded: Gain 1 Passion.")
    t = stage(first, last, TESS, A=mine(hand=["First"], spells={5: "Last"}))
    t.do("play a card", "space 1")
    assert why(t, "gains 1 Passion") == (
        "A gains 1 Passion (5.10.3), because A resolves Last: When This Spell Is Discarded (4.6.2), "
        "because A: Last is discarded (3.7.1), because A resolves First: On Play (4.6.2), "
        "because A plays First in space 1 (5.7.12)"
    )


@pytest.mark.rule("revel:2.5.16")
def test_an_overpower_follows_from_the_strike_played() -> None:
    t = stage(TORCH, WALL, TESS, A=mine(hand=["Torch"]), B={"spells": {1: "Plain Spark"}})
    t.do("play a card", "space 1")
    assert why(t, "Plain Spark is discarded") == (
        "B: Plain Spark is discarded (3.7.1), because Torch overpowers Plain Spark (5.8.4), "
        "because Torch was played (2.5.16)"
    )


def test_what_is_undone_leaves_no_cause_behind() -> None:
    """An unpayable card is taken back; what its player does instead doesn't follow from it."""
    t = stage(EMBER, TORCH, TESS, A=mine(resources={"Passion": 0}, hand=["Ember", "Torch"]))
    t.do("play a card", "Ember", "space 1")
    assert line(t, "It is undone").cause is None
    assert line(t, "plays Torch").cause is None
    assert t.at_rest()


def test_a_play_is_spent_because_a_card_is_played() -> None:
    t = stage(TORCH, TESS, A=mine(hand=["Torch"]))
    t.do("play a card", "space 1")
    assert why(t, "spends 1 play") == "A spends 1 play (2.3.6), because A plays a card (2.4.1)"
    assert t.at_rest()


def test_what_cant_be_discarded_is_not_said_to_be_overpowered() -> None:
    rock = shield("Rock", 1, "This spell can't be discarded.")
    t = stage(TORCH, rock, TESS, A=mine(hand=["Torch"]), B={"spells": {1: "Rock"}})
    t.do("play a card", "space 1")
    assert line(t, "overpower").words == "Torch can't overpower Rock"
    assert t.spell("B", 1).name == "Rock"
    assert t.at_rest()


@pytest.mark.rule("revel-starter:overdraw.1")
def test_cards_are_drawn_before_the_deck_is_overdrawn() -> None:
    tess = witch("Tess", "Her Power Is: Draw 2 cards.")
    t = stage(tess, A={"witch": "Tess", "deck": ["Plain Spark"]}, edition="starter")
    t.do("use Tess")
    told = [line.words for line in t.lines() if "draw" in line.words or "loses" in line.words]
    assert told[-3:] == ["A draws a card", "A overdraws and loses all Stamina", "A loses 4 Stamina"]
    assert line(t, "A draws a card").moves == (Move(None, ("A", "deck_size"), ("A", "hand"), False),)
    assert why(t, "loses 4").startswith(
        "A loses 4 Stamina (stamina.2), because A overdraws and loses all Stamina (overdraw.1), because A applies Tess"
    )


@pytest.mark.rule("revel:0.5.3")
def test_what_is_undone_moves_back() -> None:
    torch = strike("Torch", 2, "To Play: Spend 1 Passion.")
    t = stage(torch, WALL, TESS, A=mine(hand=["Torch"], spells={1: "Wall"}))
    t.do("play a card", "space 1, replacing Wall", "decline")
    assert line(t, "It is undone").moves == (Move("Wall", ("A", "discards"), ("A", "spells", 1), True),)
    t.do("give it up")
    assert t.spell("A", 1).name == "Wall"


@pytest.mark.parametrize("edition", ["comprehensive", "starter"])
def test_a_spell_that_changes_its_space_moves(edition: str) -> None:
    skip = strike("Skip", 1, "This Spell's Power Is: Move this spell to an empty side of yours.")
    t = stage(skip, A={"spells": {1: "Skip"}}, edition=edition)
    t.do("use Skip", "space 2")
    assert line(t, "moves to space 2").moves == (Move("Skip", ("A", "spells", 1), ("A", "spells", 2), True),)


@pytest.mark.rule("revel:3.6.7")
def test_a_hand_shuffled_into_a_deck_is_nobody_elses_to_know() -> None:
    mix = strike("Mix", 1, "On Play: Shuffle your hand into your deck.")
    t = stage(mix, TORCH, WALL, A={"hand": ["Mix", "Torch", "Wall"]})
    t.do("play a card", "Mix", "space 1")
    for seat in ("B", None):
        assert line(t, "into the deck", seat).words == "A shuffles 2 cards into the deck"
        assert [move.what for move in line(t, "into the deck", seat).moves] == [None, None]
    assert line(t, "into the deck", "A").words == "A shuffles Torch, Wall into the deck"


def test_who_looks_at_a_copy_of_the_table_alters_no_cause() -> None:
    """What two effects put off is due at once. While A chooses which comes first, B imagines the game."""
    grow = strike("Grow", 1, "This Spell's Power Is: At the end of this turn, gain 1 Passion.")
    rest = strike("Rest", 1, "This Spell's Power Is: At the end of this turn, draw 1 card.")
    t = stage(grow, rest, TESS, A=mine(spells={1: "Grow", 2: "Rest"}))
    t.lines("A")
    t.do("use Grow", "use Rest", "pass")
    t.table.imagine(1, random.Random(1)).log_of_step(1)
    t.do(t.offered[0])
    assert why(t, "gains 1 Passion") == (
        "A gains 1 Passion (5.10.3), because A resolves Grow: At the end of this turn, gain 1 Passion (4.6.2), "
        "because A's turn ends (2.3.12)"
    )
