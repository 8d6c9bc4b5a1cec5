"""4.9 Interruptions."""

from __future__ import annotations

import pytest

from tests.games.revel.stage import Stage, shield, stage, stance, strike, witch

DRAWER = strike("Reach", 1, "This Spell's Power Is: Draw 1 card.")
GAINER = strike("Glow", 1, "This Spell's Power Is: Gain 1 Passion.")
PARRY = shield(
    "Parry", 1, "When Your Opponent Tries To Overpower: If this card is in your hand, discard it to stop the overpower."
)
TO_PASSION = stance("Ardor", "When You Would Draw: Gain 1 Passion instead.")
TO_DRAW = witch("Reader", "When You Would Gain Passion: Draw 1 card instead.")


def said(t: Stage, *wanted: str) -> list[str]:
    """Which of these the log says, in its order."""
    return [line for line in t.log() if line in wanted]


@pytest.mark.rule("revel:4.9.1")
def test_an_interruption_comes_before_what_it_interrupts() -> None:
    t = stage(
        stance("Zeal", "When You Would Draw: Gain 1 Passion."), DRAWER, A={"stance": "Zeal", "spells": {1: "Reach"}}
    )
    t.do("use Reach")
    assert t.A["resources"] == {"Passion": 1}
    assert t.A["hand"] == ["Plain Spark"]
    assert said(t, "A gains 1 Passion", "A draws a card") == ["A gains 1 Passion", "A draws a card"]
    assert t.at_rest()


@pytest.mark.rule("revel:4.9.2", "revel:4.9.13")
def test_a_card_revealed_to_interrupt_is_seen_until_the_next_check() -> None:
    t = stage(
        shield("Parry", 1, "When Your Opponent Tries To Overpower: If this card is in your hand, you may draw 1 card."),
        strike("Big", 5),
        A={"hand": ["Big"]},
        B={"hand": ["Parry", "Plain Spark"], "spells": {1: "Plain Spark"}},
        plays=2,
    )
    t.do("play a card", "space 1")
    assert t.asked == "B"
    assert t.offered == ["reveal Parry", "reveal nothing"]
    assert t.view("A").B.revealed == ()
    t.do("B: reveal Parry")
    assert t.offered == ["yes", "no"]
    assert t.view("A").B.revealed == t.view("B").B.revealed == ("Parry",)
    t.do("B: no")
    assert t.view("A").B.revealed == ()
    assert sorted(t.B["hand"]) == ["Parry", "Plain Spark"]
    assert t.B["discards"] == ["Plain Spark"]  # the overpower went on
    assert t.at_rest()


@pytest.mark.rule("revel:4.9.3", "revel:4.9.5", "revel:4.9.6", "revel:S13")
def test_the_current_players_interruptions_come_first_then_the_opponents_each_in_their_order() -> None:
    watch = "When A Player Would Draw: Gain {} Passion."
    t = stage(
        witch("Ann", watch.format(1)),
        stance("Ada", watch.format(2)),
        witch("Bea", watch.format(3)),
        stance("Bess", watch.format(4)),
        strike("Feed", 1, "This Spell's Power Is: Your opponent draws 1 card."),
        A={"witch": "Ann", "stance": "Ada", "spells": {1: "Feed"}},
        B={"witch": "Bea", "stance": "Bess"},
    )
    t.do("use Feed")  # B is the one who draws, but A is the current player
    assert t.asked == "A"
    assert sorted(t.offered) == ["Ada", "Ann"]
    t.do("A: Ann")
    assert t.asked == "B"
    assert sorted(t.offered) == ["Bea", "Bess"]  # both of A's are through
    assert t.A["resources"] == {"Passion": 3}
    assert t.B["resources"] == {"Passion": 0}
    assert t.B["hand"] == []
    t.do("B: Bess")
    assert t.B["resources"] == {"Passion": 7}
    assert t.B["hand"] == ["Plain Spark"]
    assert [line for line in t.log() if " gains " in line] == [
        "A gains 1 Passion",
        "A gains 2 Passion",
        "B gains 4 Passion",
        "B gains 3 Passion",
    ]
    assert t.at_rest()


@pytest.mark.rule("revel:4.9.3")
def test_an_interruption_may_change_a_play_into_something_else() -> None:
    t = stage(
        stance("Peace", "When You Would Play A Strike Spell: Draw 2 cards instead."),
        A={"stance": "Peace", "hand": ["Plain Spark"]},
        plays=2,
    )
    t.do("play a card")
    assert t.A["spells"] == {}
    assert t.A["hand"] == ["Plain Spark"] * 3
    assert t.truth["plays"] == 1
    assert t.at_rest()


@pytest.mark.rule("revel:4.9.3")
def test_an_interruption_may_change_an_overpower_into_something_else() -> None:
    t = stage(
        strike("Big", 5),
        stance("Mercy", "When Your Opponent Tries To Overpower: Draw 1 card instead."),
        A={"hand": ["Big"]},
        B={"stance": "Mercy", "spells": {1: "Plain Spark"}},
        plays=2,
    )
    t.do("play a card", "space 1")
    assert t.B["spells"] == {1: "Plain Spark"}
    assert t.B["hand"] == ["Plain Spark"]
    assert t.B["discards"] == []
    assert t.at_rest()


@pytest.mark.rule("revel:4.9.4")
def test_what_no_longer_fits_the_changed_event_is_dropped() -> None:
    t = stage(
        TO_PASSION,
        witch("Spy", "When Your Opponent Would Draw: Gain 1 Passion."),
        DRAWER,
        A={"stance": "Ardor", "spells": {1: "Reach"}},
        B={"witch": "Spy"},
    )
    t.do("use Reach")
    assert t.A["resources"] == {"Passion": 1}
    assert t.A["hand"] == []
    assert t.B["resources"] == {"Passion": 0}
    assert t.at_rest()


@pytest.mark.rule("revel:4.9.4", "revel:4.9.8", "revel:S14")
def test_what_was_dropped_does_not_come_back_when_the_event_changes_back() -> None:
    t = stage(
        TO_PASSION,
        TO_DRAW,
        witch("Spy", "When Your Opponent Would Draw: Gain 1 Passion."),
        DRAWER,
        A={"stance": "Ardor", "witch": "Reader", "spells": {1: "Reach"}},
        B={"witch": "Spy"},
    )
    t.do("use Reach")  # a draw, then a gain, then a draw again
    assert t.A["hand"] == ["Plain Spark"]
    assert t.A["resources"] == {"Passion": 0}
    assert t.B["resources"] == {"Passion": 0}
    assert t.at_rest()


@pytest.mark.rule("revel:4.9.4")
def test_an_interruption_whose_card_is_gone_is_dropped() -> None:
    t = stage(
        witch("Ann", "When You Would Draw: Discard the opposing stance."),
        stance("Spy", "When Your Opponent Would Draw: Gain 1 Passion."),
        DRAWER,
        A={"witch": "Ann", "spells": {1: "Reach"}},
        B={"stance": "Spy"},
    )
    t.do("use Reach")
    assert t.B["discards"] == ["Spy"]
    assert t.B["resources"] == {"Passion": 0}
    assert t.A["hand"] == ["Plain Spark"]
    assert t.at_rest()


@pytest.mark.rule("revel:4.9.7")
def test_the_event_goes_on_before_the_consequences_of_its_interruptions() -> None:
    t = stage(
        stance("Toll", "When You Would Draw: Discard 1 card from your hand."),
        shield("Rue", 1, "When You Discard This Card From Your Hand: Gain 1 Passion."),
        strike("Reach", 1, "This Spell's Power Is: Draw 1 card. Lose 1 Stamina."),
        A={"stance": "Toll", "hand": ["Rue"], "spells": {1: "Reach"}},
    )
    t.do("use Reach")
    steps = ["A: Rue is discarded", "A draws a card", "A loses 1 Stamina", "A gains 1 Passion"]
    assert said(t, *steps) == steps
    assert t.A["discards"] == ["Rue"]
    assert t.A["hand"] == ["Plain Spark"]
    assert t.A["resources"] == {"Passion": 1}
    assert t.at_rest()


@pytest.mark.rule("revel:4.9.7", "revel:S15")
def test_not_even_a_card_played_by_an_interruption_brings_a_check_before_the_event() -> None:
    t = stage(
        stance("Rush", "When You Would Draw: Play 1 card from your hand."),
        strike("Ember", 2, "On Play: Gain 1 Passion."),
        DRAWER,
        A={"stance": "Rush", "hand": ["Ember"], "spells": {1: "Reach"}},
        B={"spells": {2: "Plain Spark"}},
    )
    t.do("use Reach", "space 2")
    steps = ["A plays Ember in space 2", "A draws a card", "A gains 1 Passion", "Ember overpowers Plain Spark"]
    assert said(t, *steps) == steps
    assert t.A["hand"] == ["Plain Spark"]
    assert t.A["resources"] == {"Passion": 1}
    assert t.B["discards"] == ["Plain Spark"]
    assert t.at_rest()


@pytest.mark.rule("revel:4.9.8", "revel:4.9.9", "revel:S14")
def test_an_event_changed_and_changed_back_does_not_go_round() -> None:
    t = stage(TO_PASSION, TO_DRAW, GAINER, A={"stance": "Ardor", "witch": "Reader", "spells": {1: "Glow"}})
    t.do("use Glow")
    assert t.A["resources"] == {"Passion": 1}
    assert t.A["hand"] == []
    assert len(t.A["deck"]) == 10
    assert [line.partition(" interrupts")[0] for line in t.log() if "interrupts" in line] == ["Reader", "Ardor"]
    assert t.at_rest()


@pytest.mark.rule("revel:4.9.9", "revel:S14")
def test_the_opponents_interruption_may_make_one_of_the_current_players_relevant() -> None:
    t = stage(
        stance("Twist", "When Your Opponent Would Draw: Gain 1 Passion instead."),
        witch("Reader", "When Your Opponent Would Gain Passion: Draw 1 card."),
        DRAWER,
        A={"witch": "Reader", "spells": {1: "Reach"}},
        B={"stance": "Twist"},
    )
    t.do("use Reach")
    assert t.B["resources"] == {"Passion": 1}
    assert t.A["hand"] == ["Plain Spark"]  # drawn by A's interruption, which joined in after B's
    assert t.at_rest()


@pytest.mark.rule("revel:4.9.10")
def test_an_interruption_is_there_again_for_the_next_event() -> None:
    t = stage(
        stance("Zeal", "When You Would Draw: Gain 1 Passion."),
        strike("Reach", 1, "This Spell's Power Is: Draw 1 card. Draw 1 card."),
        A={"stance": "Zeal", "spells": {1: "Reach"}},
    )
    t.do("use Reach")
    assert t.A["resources"] == {"Passion": 2}
    assert t.A["hand"] == ["Plain Spark"] * 2
    assert t.at_rest()


@pytest.mark.rule("revel:4.9.10")
def test_within_a_play_as_well_an_interruption_is_there_for_each_event() -> None:
    """Both cards of the first cost set it off, and so do those of the second; B's own is about B."""
    t = stage(
        stance("Zeal", "When You Would Discard A Card: Gain 1 Passion."),
        strike("Dear", 1, "To Play: Discard 2 cards from your hand."),
        A={"hand": ["Dear", "Dear", *["Plain Spark"] * 4], "stance": "Zeal"},
        B={"stance": "Zeal"},
        plays=2,
    )
    t.do("play a card", "Dear", "space 1", "pay", "Plain Spark", "Plain Spark")
    assert t.A["resources"] == {"Passion": 2}
    t.do("play a card", "Dear", "space 2", "pay")
    assert t.A["resources"] == {"Passion": 4}
    assert t.B["resources"] == {"Passion": 0}
    assert t.at_rest()


@pytest.mark.rule("revel:4.9.11")
def test_an_overpower_that_is_stopped_leaves_the_spell_where_it_is() -> None:
    t = stage(
        PARRY,
        strike("Big", 5, "If Playing This Overpowers: Gain 1 Passion."),
        A={"hand": ["Big"]},
        B={"hand": ["Parry"], "spells": {1: "Plain Spark"}},
        plays=2,
    )
    t.do("play a card", "space 1", "B: reveal Parry", "B: pay")
    assert t.B["spells"] == {1: "Plain Spark"}
    assert t.A["spells"] == {1: "Big"}
    assert t.B["discards"] == ["Parry"]
    assert t.B["hand"] == []
    assert t.A["resources"] == {"Passion": 0}
    assert t.at_rest()


@pytest.mark.rule("revel:4.9.12")
def test_a_skipped_instruction_counts_as_carried_out() -> None:
    block = stance("Block", "When Your Opponent Would Gain Passion: Stop it.")
    only = stage(block, GAINER, A={"spells": {1: "Glow"}}, B={"stance": "Block"})
    only.do("use Glow")
    assert only.A["resources"] == {"Passion": 0}
    assert only.A["spells"] == {1: {"cards": ["Glow"], "used": [[1, 1]]}}
    assert not any("undone" in line for line in only.log())
    two = stage(
        block,
        strike("Glow", 1, "This Spell's Power Is: Gain 1 Passion. Draw 1 card."),
        A={"spells": {1: "Glow"}},
        B={"stance": "Block"},
    )
    two.do("use Glow")
    assert two.A["resources"] == {"Passion": 0}
    assert two.A["hand"] == ["Plain Spark"]
    assert only.at_rest()
    assert two.at_rest()


@pytest.mark.rule("revel:4.9.12", "revel:S20")
def test_a_skipped_part_does_not_leave_a_cost_unpaid() -> None:
    t = stage(
        stance("Anchor", "When A Spell Would Be Discarded: Stop the discard."),
        strike("Trade", 1, "This Spell's Power Is: Discard 1 of your spells to draw 2 cards."),
        A={"spells": {1: "Trade"}},
        B={"stance": "Anchor"},
    )
    t.do("use Trade", "pay")
    assert list(t.A["spells"]) == [1]
    assert t.A["discards"] == []
    assert t.A["hand"] == ["Plain Spark"] * 2
    assert t.at_rest()


@pytest.mark.rule("revel:4.9.13")
def test_an_interruption_of_the_hand_does_nothing_on_the_field() -> None:
    t = stage(
        PARRY,
        strike("Big", 5),
        A={"hand": ["Big", "Big"]},
        B={"spells": {1: "Parry"}, "discards": ["Parry"], "deck": ["Parry"] * 5},
        plays=2,
    )
    t.do("play a card", "space 1")
    assert t.asked == "A"
    assert t.B["spells"] == {}
    assert t.B["discards"] == ["Parry", "Parry"]
    assert t.at_rest()


@pytest.mark.rule("revel:4.9.14")
@pytest.mark.parametrize("later", [False, True])
def test_any_card_that_could_be_revealed_is_reason_enough_to_be_asked(later: bool) -> None:
    lunge = strike(
        "Lunge", 1, "When You Would Overpower: If this card is in your hand, discard it to stop the overpower."
    )
    t = stage(
        *((PARRY, lunge) if later else (lunge, PARRY)),
        strike("Big", 4),
        A={"hand": ["Big"]},
        B={"hand": ["Plain Spark"], "spells": {1: "Plain Spark"}, "deck": ["Parry", "Lunge"] * 4},
        plays=2,
        bluff=True,
    )
    t.do("play a card", "space 1")
    for _ in ("the overpower", "the discard, which a card that ships could stop"):
        assert (t.asked, t.offered) == ("B", ["reveal nothing"])
        t.do("reveal nothing")
    assert (t.B["discards"], t.B["hand"]) == (["Plain Spark"], ["Plain Spark"])
    assert t.at_rest()


@pytest.mark.rule("revel:4.9.14")
def test_revealing_is_optional_and_not_revealing_tells_nothing() -> None:
    def played(hand: list[str], *, bluff: bool) -> Stage:
        t = stage(
            PARRY,
            shield("Ward", 1),
            strike("Big", 4),
            A={"hand": ["Big"]},
            B={"hand": hand, "spells": {1: "Plain Spark"}, "deck": ["Parry", "Ward"] * 4},
            plays=2,
            bluff=bluff,
        )
        t.do("play a card", "space 1")
        return t

    with_parry = played(["Parry"], bluff=False)
    assert with_parry.asked == "B"
    assert with_parry.offered == ["reveal Parry", "reveal nothing"]
    with_parry.do("reveal nothing")
    without = played(["Ward"], bluff=False)
    assert without.asked == "A"
    for t in (with_parry, without):
        assert t.B["spells"] == {}
        assert t.B["discards"] == ["Plain Spark"]
        assert t.at_rest()
    assert with_parry.view("A") == without.view("A")
    assert with_parry.log("A") == without.log("A")

    bluffing = played(["Ward"], bluff=True)  # asked all the same, so that not even the question tells anything
    assert bluffing.asked == "B"
    assert bluffing.offered == ["reveal nothing"]
    while bluffing.asked == "B":  # the discard of the spell could be interrupted from hand as well
        bluffing.do("reveal nothing")
    assert bluffing.view("A") == without.view("A")
    assert bluffing.at_rest()


@pytest.mark.rule("revel:2.4.1", "revel:4.9.12")
def test_spending_a_play_to_play_a_card_can_be_interrupted_and_then_costs_what_is_said_instead() -> None:
    thrift = stance("Thrift", "When You Would Spend Plays: Lose 1 Stamina instead.")
    t = stage(thrift, A={"stance": "Thrift", "hand": ["Plain Spark"]}, plays=1)
    t.do("play a card", "space 1")
    assert (t.A["spells"], t.A["stamina"]) == ({1: "Plain Spark"}, 3)
    assert (t.asked, t.truth["plays"]) == ("A", 1)
    assert t.at_rest()


@pytest.mark.rule("revel:0.5.13")
def test_what_a_vain_attempt_to_play_a_card_spent_instead_comes_back_too() -> None:
    thrift = stance("Thrift", "When You Would Spend Plays: Lose 1 Stamina instead.")
    dear = strike("Dear", 5, "To Play: Spend 3 Passion.")
    t = stage(thrift, dear, A={"stance": "Thrift", "hand": ["Dear"]}, plays=1)
    t.do("play a card")
    assert (t.A["hand"], t.A["stamina"], t.truth["plays"]) == (["Dear"], 4, 1)
    assert t.offered == ["draw a card", "pass"]
    assert t.at_rest()


@pytest.mark.rule("revel:4.9.3")
@pytest.mark.parametrize(
    ("first", "passion"), [("Twin: When You Would Draw", 3), ("Twin: When You Would Draw A Card", 2)]
)
def test_two_interruptions_of_one_card_resolve_in_the_order_their_player_likes(first: str, passion: int) -> None:
    twin = stance(
        "Twin",
        "When You Would Draw: Gain 1 Passion.",
        "When You Would Draw A Card: Gain 1 Passion for each Passion you have.",
    )
    t = stage(twin, DRAWER, A={"stance": "Twin", "spells": {1: "Reach"}, "resources": {"Passion": 1}})
    t.do("use Reach")
    assert t.offered == ["Twin: When You Would Draw", "Twin: When You Would Draw A Card"]
    t.do(first)
    assert t.A["resources"] == {"Passion": passion + 1}
    assert t.A["hand"] == ["Plain Spark"]
    assert t.at_rest()


@pytest.mark.rule("revel:4.9.3")
def test_two_copies_on_the_field_interrupt_one_after_the_other() -> None:
    swell = strike(
        "Swell", 1, "When You Would Draw: Add a +1 to this spell for each +1 on your spells. Add a +1 to it."
    )
    t = stage(swell, DRAWER, A={"spells": {1: "Reach", 2: "Swell", 3: "Swell"}})
    t.do("use Reach")
    assert t.offered == ["Swell", "Swell (2)"]
    t.do("Swell (2)")
    assert (t.spell("A", 2).plus, t.spell("A", 3).plus) == (2, 1)
    assert t.at_rest()


@pytest.mark.rule("revel:2.4.2", "revel:4.9.12")
def test_skipping_can_be_stopped_which_leaves_the_play_and_the_card() -> None:
    idle = stance("Idle", "When You Would Skip A Play: Stop it.")
    t = stage(idle, A={"stance": "Idle"}, plays=1)
    t.do("draw a card")
    assert (t.asked, len(t.A["hand"]), t.truth["plays"]) == ("A", 1, 1), "still A's turn, with the play unspent"
    assert t.at_rest()


@pytest.mark.rule("revel:4.9.1")
def test_a_spell_can_be_kept_from_losing_power() -> None:
    proud = strike("Proud", 1, "When This Spell Would Lose Power: Stop it.")
    sap = stance("Sap", "This Stance's Power Is: Remove a +1 from any 1 opposing spell.")
    t = stage(proud, sap, A={"stance": "Sap"}, B={"spells": {1: {"card": "Proud", "+1s": 2}}})
    t.do("use Sap")
    assert t.spell("B", 1).plus == 2
    assert t.at_rest()


@pytest.mark.rule("revel:1.7.4")
def test_in_a_deck_there_are_no_spells_to_be_drawn() -> None:
    """'Draw A Spell' is drawing one back; the next draw is a card, whatever it may turn out to be."""
    t = stage(
        witch("Keeper", "When A Player Tries To Draw A Spell: Gain 1 Passion instead."),
        witch("Wren", "Her Power Is: Draw 1 card.", "Her Power Is: Draw 1 of your spells back."),
        A={"witch": "Wren", "spells": {1: {"cards": ["Plain Spark"]}}},
        B={"witch": "Keeper"},
    )
    t.do("use Wren: Draw 1 card")
    assert t.A["hand"] == ["Plain Spark"]
    assert t.B["resources"] == {"Passion": 0}
    t.do("use Wren: Draw 1 of your spells back")
    assert t.A["hand"] == ["Plain Spark"], "that was replaced"
    assert len(t.A["spells"]) == 1
    assert t.B["resources"] == {"Passion": 1}
    assert t.at_rest()


@pytest.mark.rule("revel:4.9.8")
def test_what_an_interruption_itself_does_does_not_make_it_relevant_again() -> None:
    echo = stance("Echo", "When You Would Draw A Card: Draw 1 card. Gain 1 Passion.")
    wren = witch("Wren", "Her Power Is: Draw 1 card.")
    t = stage(echo, wren, A={"witch": "Wren", "stance": "Echo"}).do("use Wren")
    assert (len(t.A["hand"]), t.A["resources"]) == (2, {"Passion": 1})
    assert t.at_rest()


@pytest.mark.rule("revel:4.9.2", "revel:4.9.8", "revel:5.4.4")
@pytest.mark.parametrize("before", [{}, {"Hold": "until your next turn"}])
def test_revealing_it_for_an_interruption_shortens_no_longer_reveal(before: dict[str, str]) -> None:
    hold = shield("Hold", 2, "When You Would Lose Stamina: If this card is in your hand, gain 1 Passion.")
    wren = witch("Wren", "Her Power Is: Lose 1 Stamina.")
    t = stage(hold, wren, A={"witch": "Wren", "hand": ["Hold"], "revealed": before}).do("use Wren", "reveal Hold")
    assert (t.A.get("revealed", {}), t.A["resources"], t.A["stamina"]) == (before, {"Passion": 1}, 3)
    assert t.at_rest()


@pytest.mark.rule("revel:5.2.3")
def test_it_is_all_that_is_about_to_be_drawn() -> None:
    turn = stance("Turn", "When You Would Draw A Card: Stash it.")
    wren = witch("Wren", "Her Power Is: Draw 2 cards.")
    deck = ["One", "Two", "Three", "Four", "Five"]
    cards = [strike(name, 1) for name in deck]
    t = stage(turn, wren, *cards, A={"witch": "Wren", "stance": "Turn", "deck": deck}).do("use Wren")
    if t.offered == ["One", "Two"]:
        t.do("One")
    assert (sorted(t.A["hand"]), sorted(t.A["deck"])) == (["Four", "Three"], ["Five", "One", "Two"])
    assert t.at_rest()


@pytest.mark.rule("revel:4.9.1", "revel:4.9.11")
@pytest.mark.parametrize("there", ["Stay", "Plain Spark"])
def test_a_spells_leaving_is_interrupted_where_the_rules_have_it_leave(there: str) -> None:
    stay = strike("Stay", 1, "When This Spell Would Leave The Field: Stop it.")
    big = strike("Big", 5, "If Playing This Overpowers: Gain 1 Passion.")
    t = stage(stay, big, A={"hand": ["Big"]}, B={"spells": {1: there}}).do("play a card", "space 1")
    left = there != "Stay"
    assert (t.B["spells"], t.B["discards"]) == (({}, [there]) if left else ({1: there}, []))
    assert t.A["resources"] == {"Passion": int(left)}
    assert t.at_rest()
