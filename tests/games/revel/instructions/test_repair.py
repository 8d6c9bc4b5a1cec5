"""0.5 Repairing illegal game states, with its three worked examples."""

from __future__ import annotations

import pytest

from tests.games.revel.stage import Plain, Stage, shield, stage, stance, strike, witch

rule = pytest.mark.rule

DEAR = strike("Dear", 5, "To Play: Spend 3 Passion.")
STEEP = strike("Steep", 4, "To Play: Spend 2 Passion.")
FREE = strike("Free", 1)
WALL = shield("Wall", 2)
GRAND = stance("Grand", "To Play: Spend 3 Passion.")
CALM = stance("Calm")
STRIKER = witch("Wren", "Her Power Is: Play 1 strike spell card from your hand.")
DUEL = strike("Duel", 3, "To Play: Play 1 stance card from your hand.")

WHICH = "Which card do you play?"


def trying(*cards: str, hand: list[str], **more: object) -> Stage:
    """A has spent a play to play a card and is asked which."""
    t = stage(DEAR, STEEP, FREE, WALL, GRAND, CALM, *cards, A={"hand": hand, **more}, plays=2)
    return t.do("play a card")


@rule("revel:0.P.9", "revel:0.5.1", "revel:0.5.2", "revel:0.5.3")
def test_a_repair_goes_back_to_the_choice_that_led_astray() -> None:
    t = trying(hand=["Dear", "Free", "Wall"], resources={"Passion": 1})
    before = t.undoable
    t.do("Dear")
    assert "That can't be: the cost of playing it can't be paid. It is undone" in t.log()
    assert t.prompt == WHICH, "not at any earlier choice of the turn"
    assert t.undoable == before
    assert t.offered == ["Free", "Wall"]
    t.do("Free", "space 1")
    assert t.A["spells"] == {1: "Free"}
    assert t.A["hand"] == ["Dear", "Wall"]
    assert t.truth["plays"] == 1
    assert t.at_rest()


@rule("revel:0.P.9", "revel:0.5.3")
def test_a_stance_discarded_in_an_attempt_is_back() -> None:
    t = trying(hand=["Grand", "Free", "Wall"], stance="Calm")
    before = t.undoable
    t.do("Grand")
    assert t.undoable == before
    assert t.A["stance"] == "Calm"
    assert t.view("B").A.revealed == ()
    assert t.why_not("Grand") == "0.5.5"
    t.do("Wall", "space 2")
    assert t.A["spells"] == {2: "Wall"}
    assert t.at_rest()


@rule("revel:0.5.4")
def test_what_was_undone_never_happened() -> None:
    lament = shield("Lament", 1, "When This Spell Is Discarded: Draw 1 card.")
    tithe = strike("Tithe", 3, "To Play: Discard 1 stance card from your hand.")
    tally = witch("Wren", "Her Power Is: If you discarded a card this turn, gain 1 Passion.")
    t = trying(lament, tithe, tally, hand=["Tithe", "Free", "Wall"], spells={1: "Lament"}, witch="Wren")
    t.do("Tithe", "space 1, replacing Lament", "pay")
    assert "A: Lament is discarded" in t.log()
    assert t.prompt == WHICH
    assert t.A["spells"] == {1: "Lament"}
    assert "waiting" not in t.truth
    t.do("Free", "space 2", "use Wren")
    assert len(t.A["deck"]) == 10, "Lament never became relevant"
    assert t.A["resources"] == {"Passion": 0}, "and no card was discarded this turn"
    assert "did" not in t.truth or not any(did[1] == "discard" for did in t.truth["did"])
    assert t.at_rest()


@rule("revel:0.5.5")
def test_the_choices_that_led_astray_are_remembered_as_barred() -> None:
    t = trying(hand=["Dear", "Free", "Wall"])
    assert t.view("B").A.set_apart == 0
    t.do("Dear")
    assert t.why_not("Dear") == "0.5.5"
    assert "Dear" not in t.offered
    assert t.view("B").A.set_apart == 1
    t.do("Free", "space 1")
    assert t.view("B").A.set_apart == 0
    assert t.at_rest()


@rule("revel:0.5.6")
def test_people_may_keep_what_they_saw() -> None:
    t = trying(hand=["Dear", "Free", "Wall"]).do("Dear")
    assert "A reveals Dear to play it" in t.log("B")
    assert "revealed" not in t.A
    assert t.A["known"] == [{"hand": 1, "to": "B"}]
    seen = t.view("B").A
    assert (seen.revealed, seen.hand) == ((), (None,) * 3)
    t.do("Free", "space 1")
    assert "A reveals Dear to play it" in t.log("B")
    assert t.at_rest()


@rule("revel:0.5.7")
def test_a_procedure_is_undone_as_a_whole() -> None:
    tithe = strike("Tithe", 3, "To Play: Discard 1 stance card from your hand.")
    t = trying(tithe, hand=["Tithe", "Free", "Wall"], spells={2: {"cards": ["Wall"], "+1s": 2}})
    before = t.undoable
    t.do("Tithe", "space 2, replacing Wall", "pay")
    assert t.prompt == WHICH, "and not just where it goes"
    assert t.offered == ["Free", "Wall"]
    assert t.undoable == before
    t.do("Free", "space 2, replacing Wall")
    assert t.A["spells"] == {2: "Free"}
    assert t.at_rest()


@rule("revel:0.5.8")
def test_nobody_is_forced_to_pay_what_was_declined() -> None:
    t = trying(hand=["Dear", "Free", "Wall"], resources={"Passion": 3})
    before = t.undoable
    t.do("Dear", "space 1", "decline")
    assert t.offered == ["choose again", "give it up"]
    assert t.asked == "A"
    t.do("give it up")
    assert t.prompt == WHICH
    assert t.offered == ["Free", "Wall"], "Dear is barred altogether, not just declining for it"
    assert t.undoable == before
    t.do("Wall", "space 1")
    assert t.A["resources"] == {"Passion": 3}
    assert t.A["hand"] == ["Dear", "Free"]
    assert t.at_rest()


@rule("revel:0.5.9", "revel:0.5.13")
def test_a_repair_goes_outward_as_far_as_it_has_to() -> None:
    """Duel's cost is to play a stance; the only one proves unplayable, so Duel is too, and then nothing is left."""
    t = stage(
        DUEL,
        GRAND,
        shield("Firm", 1, "This spell can't be discarded."),
        A={"hand": ["Duel", "Grand"], "spells": dict.fromkeys(range(2, 6), "Firm")},
        plays=1,
    )
    before = t.undoable
    t.do("play a card", "Duel", "pay", "Grand")
    assert "A reveals Grand to play it" in t.log("B")
    assert t.undoable == before, "the inner play and the outer one are both undone, and the play is unspent"
    assert t.offered == ["draw a card", "pass"]
    assert t.why_not("play a card") == "0.5.14"
    assert t.at_rest()


@rule("revel:0.5.9", "revel:0.5.18")
def test_an_outer_play_goes_through_if_the_inner_one_does() -> None:
    t = trying(DUEL, hand=["Duel", "Grand", "Calm"])
    t.do("Duel", "space 1", "pay", "Grand")
    assert t.prompt == WHICH
    assert t.offered == ["Calm", "none"], "the inner play goes on without Grand"
    t.do("Calm")
    assert t.A["stance"] == "Calm"
    assert t.A["spells"] == {1: "Duel"}
    assert t.A["hand"] == ["Grand"]
    assert t.truth["plays"] == 1
    assert t.at_rest()


@rule("revel:0.5.10")
def test_only_the_exact_sequence_is_barred() -> None:
    """That an interruption will stop the discard is not weighed when the space is announced: it is no prohibition."""
    loyal = shield("Loyal", 2, "When This Spell Would Be Discarded: Stop it.")
    t = trying(loyal, hand=["Free", "Wall"], spells={2: "Loyal"})
    t.do("Free", "space 2, replacing Loyal")
    assert t.prompt == WHICH
    assert t.offered == ["Free", "Wall"], "a part of the sequence may be repeated"
    assert t.A["spells"] == {2: "Loyal"}
    t.do("Free")
    assert t.offered == ["space 1", "space 3", "space 4", "space 5"]
    assert t.why_not("space 2") == "0.5.5"
    t.do("space 1")
    assert t.A["spells"] == {1: "Free", 2: "Loyal"}
    assert t.truth["plays"] == 1
    assert t.at_rest()


@rule("revel:0.5.11")
def test_failed_sequences_stay_barred_together_until_one_completes() -> None:
    t = trying(witch("Wren", "Her Power Is: Gain 3 Passion."), hand=["Dear", "Steep", "Free", "Wall"], witch="Wren")
    t.do("Dear")
    assert t.offered == ["Steep", "Free", "Wall"]
    t.do("Steep")
    assert t.offered == ["Free", "Wall"], "both are barred at once"
    assert t.view("A").A.set_apart == 2
    t.do("Free", "space 1", "use Wren", "play a card")
    assert t.offered == ["Dear", "Steep", "Wall"], "and free again once a play is complete"
    t.do("Dear", "space 2", "pay")
    assert t.A["spells"] == {1: "Free", 2: "Dear"}
    assert t.asked == "B"
    assert t.at_rest()


@rule("revel:0.5.12")
def test_when_every_option_has_failed_the_choice_is_impossible() -> None:
    every = witch("Wren", "Her Power Is: Play 1 card from your hand. Gain 1 Passion.")
    t = stage(every, DEAR, STEEP, A={"witch": "Wren", "hand": ["Dear", "Steep"]})
    t.do("use Wren", "Steep")
    assert t.log().count("That can't be: the cost of playing it can't be paid. It is undone") == 2
    assert t.A["hand"] == ["Dear", "Steep"]
    assert t.A["spells"] == {}
    assert t.A["resources"] == {"Passion": 1}
    assert t.at_rest()


@rule("revel:0.5.14")
def test_the_rewinding_stops_at_a_choice_outside_procedures_and_skips_it() -> None:
    muse = shield("Muse", 1, "On Play: Play 1 strike spell card from your hand. Draw 1 card.")
    t = stage(muse, DEAR, A={"hand": ["Muse", "Dear"]}, plays=2)
    t.do("play a card", "Muse", "space 1", "Dear")
    assert t.A["spells"] == {1: "Muse"}, "Muse's own play stands"
    assert t.A["hand"] == ["Dear", "Plain Spark"], "and the draw still happens"
    assert t.truth["plays"] == 1
    assert t.log().count("A resolves Muse: On Play") == 1
    assert t.at_rest()


@rule("revel:0.5.15")
def test_example_1_a_power_that_visibly_cannot_be_paid_is_no_choice() -> None:
    power = witch("Wren", "Her Power Is: Spend 2 Passion to draw 1 card.")
    for passion, there in ((0, False), (1, False), (2, True)):
        t = stage(power, A={"witch": "Wren", "resources": {"Passion": passion}})
        assert ("use Wren" in t.offered) is there
        assert t.why_not("use Wren") == (None if there else "4.7.7")
        assert not any("undone" in line for line in t.log())
        assert t.at_rest()


@rule("revel:0.5.16", "revel:S25")
def test_example_2_another_card_is_played_for_the_same_play() -> None:
    t = stage(DEAR, FREE, A={"hand": ["Dear", "Free"]}, plays=2)
    t.do("play a card", "Dear")
    assert t.prompt == "Where does Free go?", "Dear being refused, Free is the only card left"
    t.do("space 3")
    assert t.A["spells"] == {3: "Free"}
    assert t.A["hand"] == ["Dear"]
    assert t.truth["plays"] == 1, "exactly 1 play has been spent"
    assert t.at_rest()


@rule("revel:0.5.16", "revel:0.5.13", "revel:S25")
def test_example_2_without_another_card_the_play_is_unspent_and_the_act_barred() -> None:
    t = stage(DEAR, witch("Wren", "Her Power Is: Gain 3 Passion."), A={"witch": "Wren", "hand": ["Dear"]})
    before = t.undoable
    t.do("play a card")
    assert t.undoable == before
    assert t.offered == ["draw a card", "use Wren", "pass"]
    assert t.why_not("play a card") == "0.5.14"
    t.do("use Wren")
    assert "play a card" in t.offered, "some other act has been completed"
    t.do("play a card", "space 1", "pay")
    assert t.A["spells"] == {1: "Dear"}
    assert t.at_rest()


@rule("revel:0.5.17")
def test_example_3_a_power_goes_on_with_another_card() -> None:
    t = stage(STRIKER, DEAR, FREE, A={"witch": "Wren", "hand": ["Dear", "Free"]})
    t.do("use Wren", "Dear")
    assert t.prompt == WHICH, "the Power is still resolving"
    assert t.offered == ["Free", "none"]
    assert t.why_not("Dear") == "0.5.5"
    t.do("Free", "space 2")
    assert t.A["spells"] == {2: "Free"}
    assert t.A["hand"] == ["Dear"]
    assert t.truth["plays"] == 1, "no play is spent"
    assert t.at_rest()


@rule("revel:0.5.18")
def test_example_3_the_only_card_failing_the_power_does_nothing_and_is_used() -> None:
    t = stage(STRIKER, DEAR, A={"witch": "Wren", "hand": ["Dear"]})
    t.do("use Wren", "Dear")
    assert t.A["witch"] == {"cards": ["Wren"], "used": [[1, 1]]}
    assert t.A["hand"] == ["Dear"]
    assert t.view("B").A.revealed == ()
    assert t.A["spells"] == {}
    assert t.offered == ["play a card", "draw a card", "pass"]
    assert t.why_not("use Wren") == "4.7.4"
    assert t.at_rest()


@rule("revel:0.5.7")
@pytest.mark.parametrize("pays_with", ["A's Red in space 1", "A's Wall in space 4"])
def test_paying_with_the_spell_to_be_stitched_onto_is_undone(pays_with: str) -> None:
    red = strike("Red", 2, "To Play: Discard any 1 of your spells.", icons="flames")
    field: Plain = {"spells": {1: "Red", 4: "Wall"}}
    t = trying(red, hand=["Red", "Free"], **field)
    t.do("Red", "space 1, stitching onto Red", "pay", pays_with)
    if "Red" in pays_with:
        assert t.prompt == WHICH
        assert (t.A["spells"], t.A["discards"]) == (field["spells"], [])
        t.do("Red", "space 1, stitching onto Red", "pay")
    assert t.A["spells"] == {1: {"cards": ["Red", "Red"]}}
    assert t.A["discards"] == ["Wall"]
    assert t.at_rest()


TITHE = strike("Tithe", 3, "To Play: Discard 1 stance card from your hand.")


@rule("revel:0.5.12")
def test_what_no_way_of_going_on_could_finish_is_not_offered_again() -> None:
    """Tithe fails in space 1 for want of a stance card, which no other space would change."""
    t = trying(TITHE, hand=["Tithe", "Free", "Wall"])
    t.do("Tithe", "space 1", "pay")
    assert t.offered == ["Free", "Wall"], "and not Tithe, once for each space"
    assert t.view("B").A.set_apart == 1
    t.do("Wall", "space 1")
    assert t.A["hand"] == ["Tithe", "Free"]
    assert t.at_rest()


@rule("revel:0.5.10")
def test_what_could_be_finished_another_way_is_offered_again() -> None:
    """Paying with the spell to be stitched onto fails; in an empty space the same payment would do."""
    red = strike("Red", 2, "To Play: Discard any 1 of your spells.", icons="flames")
    t = trying(red, hand=["Red", "Free"], spells={1: "Red"})
    t.do("Red", "space 1, stitching onto Red", "pay")
    assert t.offered == ["Red", "Free"]
    t.do("Red")
    assert t.offered == ["space 2", "space 3", "space 4", "space 5"], "but not where it can't be finished"
    t.do("space 2", "pay")
    assert t.A["spells"] == {2: "Red"}
    assert t.at_rest()


@rule("revel:0.5.16", "revel:4.9.14")
def test_the_other_player_is_asked_again_and_never_forced() -> None:
    """Whenever A tries to play Drain, B may keep Ward in hand; that Drain then fails is A's affair."""
    ward = shield(
        "Ward",
        1,
        "When You Would Lose Passion: If this card is in your hand, discard this card and stop the loss.",
    )
    drain = strike("Drain", 3, "To Play: Your opponent loses 1 Passion. Discard 1 stance card from your hand.")
    t = stage(
        drain,
        ward,
        FREE,
        WALL,
        A={"hand": ["Drain", "Free", "Wall"]},
        B={"hand": ["Ward"], "resources": {"Passion": 4}},
        plays=2,
    )
    t.do("play a card", "Drain", "space 1", "pay")
    assert t.asked == "B"
    assert t.offered == ["reveal Ward", "reveal nothing"]
    t.do("reveal nothing")
    assert t.asked == "A", "only A chooses anew"
    t.do("Drain")
    assert t.offered == ["space 2", "space 3", "space 4", "space 5"]
    t.do("space 2", "pay")
    assert t.asked == "B"
    assert t.offered == ["reveal Ward", "reveal nothing"], "and B is as free as before"
    t.do("reveal Ward")
    assert (t.B["hand"], t.B["resources"]) == (["Ward"], {"Passion": 4}), "all of it is undone with A's play"
    t.do("Drain", "space 3", "pay", "reveal nothing", "Wall", "space 1")
    assert (t.B["hand"], t.B["resources"]) == (["Ward"], {"Passion": 4})
    assert t.at_rest()


@rule("revel:0.5.8", "revel:4.9.14")
def test_nobody_is_forced_to_reveal_by_what_failed_without() -> None:
    """Revealing Balm might draw a stance card to pay with. Kept, the play fails; A may still leave it in hand."""
    balm = shield(
        "Balm", 1, "When You Would Lose Passion: If this card is in your hand, discard this card. Draw 1 card instead."
    )
    bleed = stance("Bleed", "To Play: Lose 1 Passion. Discard 1 stance card from your hand.")
    for top in ("Calm", "Free"):
        t = stage(
            bleed,
            balm,
            CALM,
            FREE,
            WALL,
            A={"hand": ["Bleed", "Wall", "Balm"], "deck": [top, "Wall"], "resources": {"Passion": 4}},
            plays=2,
        )
        t.do("play a card", "Bleed", "pay")
        assert t.offered == ["reveal Balm", "reveal nothing"]
        t.do("reveal nothing")
        assert t.offered == ["Bleed", "Wall", "Balm"], "whatever is on top of the deck"
        t.do("Bleed", "pay")
        assert t.offered == ["reveal Balm", "give it up"]
        saved = t.fork().do("reveal Balm")
        assert ("Calm" in saved.offered) == (top == "Calm")
        t.do("give it up")
        assert t.offered == ["Wall", "Balm"]
        assert t.A["resources"] == {"Passion": 4}
        t.do("Wall", "space 1")
        assert t.A["hand"] == ["Bleed", "Balm"]
        assert t.at_rest()
