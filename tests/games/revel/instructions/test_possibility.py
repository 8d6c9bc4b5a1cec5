"""0.2 Possibility and legality, with what the primer and 0.0 say of them."""

from __future__ import annotations

import pytest

from coven.games.revel import GAME
from coven.games.revel.effects.records import Resolving
from coven.games.revel.instructions.grades import NOT, PARTLY, WHOLLY, Grade
from coven.games.revel.instructions.possibility import possible
from coven.games.revel.text.reading import compile_instruction
from coven.kernel import Seat
from tests.games.revel.stage import Stage, shield, stage, stance, strike, witch

rule = pytest.mark.rule

FREE = strike("Free", 1)
WALL = shield("Wall", 2)
CALM = stance("Calm")
DEAR = strike("Dear", 5, "To Play: Spend 2 Passion.")
BOW = witch("Wren", "Her Power Is: Gain 1 Passion if you played a strike spell this turn.")


def rated(t: Stage, words: str) -> Grade:
    """How possible an instruction on A's witch is."""
    s = GAME.place(t.table.setup, t.truth)
    her = s.sides[0].witch
    assert her is not None
    return possible(s, Resolving(Seat(0), her.cards[0], her.id, 0), compile_instruction(words))


@rule("revel:0.2.1", "revel:5.2.4")
@pytest.mark.parametrize(("deck", "grade"), [(2, WHOLLY), (1, PARTLY), (0, NOT)])
def test_there_are_three_grades_of_possibility(deck: int, grade: Grade) -> None:
    assert rated(stage(A={"deck": deck}), "Draw 2 cards.") is grade


@rule("revel:0.2.2")
def test_instructions_together_are_as_possible_as_their_parts() -> None:
    both = "Discard your stance. Draw 1 card."
    assert rated(stage(CALM, A={"stance": "Calm"}), both) is WHOLLY
    assert rated(stage(), both) is PARTLY
    assert rated(stage(CALM, A={"stance": "Calm", "deck": 0}), both) is PARTLY
    assert rated(stage(A={"deck": 0}), both) is NOT


@rule("revel:0.2.3")
def test_a_prohibition_makes_just_its_own_part_impossible() -> None:
    t = stage(
        witch("Wren", "Her Power Is: Gain 1 Passion and draw 1 card."),
        stance("Chill", "Players can't gain Passion."),
        A={"witch": "Wren"},
        B={"stance": "Chill"},
    )
    assert rated(t, "Gain 1 Passion and draw 1 card.") is PARTLY
    t.do("use Wren")
    assert t.A["resources"] == {"Passion": 0}
    assert t.A["hand"] == ["Plain Spark"]
    assert t.at_rest()


@rule("revel:0.2.4")
def test_a_hidden_card_may_be_playable_and_a_revealed_one_is_judged() -> None:
    hidden = stage(DEAR, A={"hand": ["Dear"]})
    assert rated(hidden, "Play 1 card from your hand.") is WHOLLY
    assert hidden.offered == ["play a card", "draw a card", "pass"]

    revealed = stage(DEAR, A={"hand": ["Dear"], "revealed": {"Dear": "until the turn ends"}})
    assert rated(revealed, "Play 1 card from your hand.") is NOT
    assert revealed.offered == ["draw a card", "pass"]
    assert revealed.why_not("play a card") == "4.3.1"

    rich = {"hand": ["Dear"], "revealed": {"Dear": "until the turn ends"}, "resources": {"Passion": 2}}
    affordable = stage(DEAR, A=rich)
    assert rated(affordable, "Play 1 card from your hand.") is WHOLLY
    assert "play a card" in affordable.offered
    assert affordable.at_rest()


@rule("revel:0.2.4")
def test_one_hidden_card_beside_a_revealed_one_may_still_be_playable() -> None:
    t = stage(DEAR, A={"hand": ["Dear", "Dear"], "revealed": {"Dear": "until the turn ends"}})
    assert rated(t, "Play 1 card from your hand.") is WHOLLY
    assert "play a card" in t.offered
    assert t.at_rest()


@rule("revel:0.2.4")
def test_nobody_can_prove_that_a_deck_holds_no_match() -> None:
    """What lies in a deck is hidden from both players, whether it would do or not."""
    for deck in (["Calm", "Calm"], ["Calm", "Dear"]):
        t = stage(CALM, DEAR, A={"deck": deck})
        assert rated(t, "Draw 1 strike spell card from your deck.") is WHOLLY
        assert rated(t, "Draw 3 strike spell cards from your deck.") is PARTLY, "3 cards are not there, for all to see"
    shown = {"discards": ["Calm"], "deck": ["Dear"]}
    assert rated(stage(CALM, DEAR, A=shown), "Draw 1 strike spell card from your discards.") is NOT
    assert rated(stage(A={"deck": []}), "Draw 1 strike spell card from your deck.") is NOT


@rule("revel:0.2.4", "revel:S28")
def test_a_card_seen_by_all_cannot_be_played_by_paying_with_itself() -> None:
    tithe = strike("Tithe", 2, "To Play: Discard 1 card from your hand.")
    t = stage(tithe, A={"hand": ["Tithe"], "revealed": {"Tithe": "until the turn ends"}})
    assert rated(t, "Play 1 card from your hand.") is NOT
    assert t.offered == ["draw a card", "pass"]
    assert t.at_rest()


@rule("revel:0.2.5")
def test_what_both_players_see_proves_an_instruction_impossible() -> None:
    assert rated(stage(), "Discard the opposing stance.") is NOT
    assert rated(stage(CALM, A={"stance": "Calm"}), "Discard the opposing stance.") is NOT
    assert rated(stage(CALM, B={"stance": "Calm"}), "Discard the opposing stance.") is WHOLLY


@rule("revel:0.2.6")
def test_what_nothing_disproves_counts_as_wholly_possible() -> None:
    words = "Your opponent discards 1 stance card from their hand."
    assert rated(stage(FREE, WALL, B={"hand": ["Free", "Wall"]}), words) is WHOLLY
    assert rated(stage(), words) is NOT, "an empty hand is proof"
    shown = stage(FREE, B={"hand": ["Free"], "revealed": {"Free": "until the turn ends"}})
    assert rated(shown, words) is NOT, "and so is a revealed one"


@rule("revel:0.2.6")
def test_what_counted_as_possible_may_turn_out_to_do_nothing() -> None:
    envy = witch("Wren", "Her Power Is: Your opponent discards 1 stance card from their hand.")
    t = stage(envy, FREE, WALL, A={"witch": "Wren"}, B={"hand": ["Free", "Wall"]})
    t.do("use Wren")
    assert t.B["hand"] == ["Free", "Wall"]
    assert t.B["discards"] == []
    assert t.at_rest()


@rule("revel:0.2.7", "revel:0.P.7")
def test_what_only_the_player_knows_does_not_count() -> None:
    t = stage(DEAR, A={"hand": ["Dear"]})
    assert "play a card" in t.offered
    assert t.at_rest()

    picky = witch("Wren", "Her Power Is: Discard 1 strike spell card from your hand, or draw 1 card.")
    t = stage(picky, WALL, A={"witch": "Wren", "hand": ["Wall", "Wall"]})
    t.do("use Wren")
    assert t.offered == ["Discard 1 strike spell card from your hand.", "Draw 1 card."]
    t.do("Discard 1 strike spell card from your hand.")
    assert t.A["hand"] == ["Wall", "Wall"]
    assert len(t.A["deck"]) == 10
    assert t.at_rest()


@rule("revel:0.2.8")
def test_an_instruction_with_a_condition_is_judged_as_if_it_held() -> None:
    words = "If you control 5 spells, draw 1 card."
    assert rated(stage(), words) is WHOLLY
    assert rated(stage(A={"deck": 0}), words) is NOT
    assert rated(stage(A={"deck": 1}), "If you control 5 spells, draw 2 cards.") is PARTLY


@rule("revel:0.2.9")
def test_a_power_whose_condition_fails_may_be_used_and_does_nothing() -> None:
    t = stage(BOW, A={"witch": "Wren"})
    assert "use Wren" in t.offered
    t.do("use Wren")
    assert t.A["resources"] == {"Passion": 0}
    assert t.why_not("use Wren") == "4.7.4"
    assert t.view("A").A.witch is not None
    assert t.A["witch"] == {"cards": ["Wren"], "used": [[1, 1]]}
    assert t.at_rest()

    t = stage(BOW, FREE, A={"witch": "Wren", "hand": ["Free"]}, plays=2)
    t.do("play a card", "space 1", "use Wren")
    assert t.A["resources"] == {"Passion": 1}
    assert t.at_rest()


@rule("revel:0.2.10")
def test_who_cannot_gain_passion_at_all_cannot_use_that_power() -> None:
    bare = witch("Wren", "Her Power Is: Gain 1 Passion if you played a strike spell this turn.", of=None)
    t = stage(bare, A={"witch": "Wren"})
    assert t.offered == ["draw a card", "pass"]
    assert t.why_not("use Wren") == "4.7.7"
    assert t.at_rest()


@rule("revel:0.2.11")
def test_as_much_is_done_as_can_be_done() -> None:
    t = stage(witch("Wren", "Her Power Is: Draw 2 cards."), FREE, A={"witch": "Wren", "deck": ["Free"]})
    t.do("use Wren")
    assert t.A["hand"] == ["Free"]
    assert t.A["deck"] == []
    assert t.at_rest()


@rule("revel:0.2.12", "revel:5.3.4")
@pytest.mark.parametrize("hand", [["Free", "Wall"], ["Free", "Wall", "Calm"]])
def test_what_is_wholly_impossible_is_not_done_even_in_part(hand: list[str]) -> None:
    hoard = witch("Wren", "Her Power Is: Stash 2 strike spell cards from your hand. Draw 1 card.")
    t = stage(hoard, FREE, WALL, CALM, A={"witch": "Wren", "hand": hand})
    t.do("use Wren")
    assert t.A["hand"] == [*hand, "Plain Spark"]
    assert t.A["deck"] == ["Plain Spark"] * 9
    assert t.A.get("revealed", {}) == {}
    assert t.at_rest()


@rule("revel:0.2.12", "revel:5.3.4")
def test_who_finds_only_one_of_two_cards_to_stash_stashes_none() -> None:
    hoard = witch("Wren", "Her Power Is: Stash 2 strike spell cards from your hand.")
    t = stage(hoard, FREE, DEAR, WALL, A={"witch": "Wren", "hand": ["Free", "Dear", "Wall"]})
    t.do("use Wren", "Free", "none")
    assert t.A["hand"] == ["Free", "Dear", "Wall"]
    assert t.A["deck"] == ["Plain Spark"] * 10
    assert t.at_rest()


@rule("revel:0.2.13", "revel:0.P.8")
def test_a_play_that_fails_half_way_is_repaired_before_anything_else() -> None:
    t = stage(
        DEAR,
        FREE,
        stance("Calm", "When This Stance Leaves The Field: Draw 1 card."),
        stance("Grand", "To Play: Spend 2 Passion."),
        witch("Watcher", "When A Stance Is Discarded: Draw 1 card."),
        A={"hand": ["Grand", "Free", "Dear"], "stance": "Calm"},
        B={"witch": "Watcher"},
        plays=2,
    )
    t.do("play a card", "Grand")
    assert t.asked == "A", "no other decision comes first"
    assert t.prompt == "Which card do you play?"
    assert t.offered == ["Free", "Dear"]
    assert "That can't be: the cost of playing it can't be paid. It is undone" in t.log()
    assert not any("Cleanup check" in line or "resolves" in line for line in t.log())
    assert "waiting" not in t.truth
    assert t.A["stance"] == "Calm"
    assert t.A["hand"] == ["Grand", "Free", "Dear"]
    assert t.A.get("revealed", {}) == {}, "it is not left revealed and unplayed"
    t.do("Free", "space 1")
    assert t.B["hand"] == []
    assert len(t.A["deck"]) == 10
    assert t.at_rest()


@rule("revel:0.0.4")
def test_a_play_without_a_side_to_announce_is_impossible() -> None:
    full = dict.fromkeys(range(1, 6), "Free")
    shown = {"hand": ["Wall"], "revealed": {"Wall": "until the turn ends"}}
    t = stage(FREE, WALL, A={"spells": full, **shown})
    assert rated(t, "Play 1 card from your hand.") is NOT
    assert t.why_not("play Wall") == "5.7.5"
    assert t.offered == ["draw a card", "pass"]

    del full[3]
    t = stage(FREE, WALL, A={"spells": full, **shown})
    assert rated(t, "Play 1 card from your hand.") is WHOLLY
    assert "play a card" in t.offered
    assert t.at_rest()


@rule("revel:0.2.5")
@pytest.mark.parametrize(("revealed", "offered"), [({}, True), ({"Wall": "until the turn ends"}, False)])
def test_what_a_hidden_hand_may_hold_can_be_told_to_be_discarded(revealed: dict[str, str], offered: bool) -> None:
    wren = witch("Wren", "Her Power Is: Discard all strike spell cards from your hand.")
    t = stage(wren, WALL, A={"witch": "Wren", "hand": ["Wall"], "revealed": revealed})
    assert ("use Wren" in t.offered) is offered
    if offered:
        t.do("use Wren")
    assert (t.A["hand"], t.A["discards"]) == (["Wall"], [])
    assert t.at_rest()


@rule("revel:0.0.4", "revel:5.6.2")
@pytest.mark.parametrize(
    ("words", "can"), [("Your stance can't be discarded.", False), ("You can't use Powers.", True)]
)
def test_a_stance_that_can_not_take_the_place_of_another_is_no_option(words: str, can: bool) -> None:
    t = stage(stance("Firm", words), stance("New"), A={"stance": "Firm", "discards": ["New"]})
    assert rated(t, "Play 1 stance card from your discards.") is (WHOLLY if can else NOT)
    assert t.at_rest()
