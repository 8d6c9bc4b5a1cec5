"""Readings of what the rulebooks leave open, and rulings that cite exactly the clause they follow from."""

from __future__ import annotations

from typing import Any

import pytest

from coven.games.revel import GAME
from coven.kernel import Table
from tests.games.revel.stage import Stage, resource, shield, stage, stance, strike, witch

rule = pytest.mark.rule

CALM = stance("Calm")
WALL = shield("Wall", 3)
BLOW = strike("Blow", 2)
FOUR = dict.fromkeys((1, 2, 3, 4), "Plain Spark")


def last_bulwark(*cards: str, **more: Any) -> Stage:
    """B has four winning spells, and A's Wall holds off the fifth."""
    return stage(
        WALL,
        BLOW,
        CALM,
        *cards,
        A={"spells": {5: "Wall"}, **more},
        B={"spells": {**FOUR, 5: "Blow"}},
        edition="starter",
        plays=2,
    )


@rule("revel-starter:open.2", "revel-starter:win.1", "revel-starter:shield.4")
def test_replacing_the_shield_that_holds_off_the_fifth_is_one_move() -> None:
    t = last_bulwark(hand=["Blow", "Wall"])
    t.do("play a card", "Blow", "space 5, replacing Wall")
    assert not t.table.over, "Blow stands where Wall stood, and nobody is winning there"
    t = last_bulwark(hand=["Plain Spark", "Wall"])
    t.do("play a card", "Plain Spark", "space 5, replacing Wall")
    assert str(t.table.result) == "B wins by having five winning spells (win.1)", "but the new card must hold"


@rule("revel-starter:open.2", "revel:0.3.9")
def test_the_game_does_not_end_inside_a_cost_that_is_declined() -> None:
    dear = strike("Dear", 4, "To Play: Spend 1 Passion.")
    t = last_bulwark(dear, hand=["Dear", "Calm"], resources={"Passion": 1})
    t.do("play a card", "Dear", "space 5, replacing Wall")
    assert t.offered == ["pay", "decline"], "Wall is gone for now, and the game goes on"
    t.do("decline", "give it up")
    assert t.A["spells"] == {5: "Wall"}
    assert not t.table.over


@rule("revel-starter:open.2", "revel-starter:win.1")
def test_a_cost_of_several_parts_is_paid_before_anybody_wins() -> None:
    """Of 'discard 1 of your spells and 1 stance card' the second part can't be paid: the first is undone."""
    words = "Discard any 1 of your spells and discard 1 stance card from your hand to draw 1 card."
    tess = witch("Tess", f"Her Power Is: {words}")
    t = last_bulwark(tess, witch="Tess", hand=["Blow"])
    t.do("use Tess", "pay")
    assert not t.table.over
    assert t.A["spells"] == {5: "Wall"}
    t = last_bulwark(tess, witch="Tess", hand=["Calm"])
    t.do("use Tess", "pay")
    assert t.offered == ["Calm", "none"], "Wall is gone for now, and the game goes on"
    t.do("Calm")
    assert str(t.table.result) == "B wins by having five winning spells (win.1)"


@rule("revel:S41", "revel:0.4.6", "revel:0.0.4")
def test_a_card_seen_to_be_unplayable_is_no_legal_choice_beside_a_hidden_one() -> None:
    dear = strike("Dear", 5, "To Play: Spend 3 Passion.")
    shown = {"Dear": "until the turn ends"}
    t = stage(dear, BLOW, WALL, A={"hand": ["Dear", "Blow", "Wall"], "revealed": shown})
    t.do("play a card")
    assert t.offered == ["Blow", "Wall"]
    assert t.why_not("Dear") == "4.3.1"
    hidden = stage(dear, BLOW, WALL, A={"hand": ["Dear", "Blow", "Wall"]}).do("play a card")
    assert hidden.offered == ["Dear", "Blow", "Wall"], "what B can't see may be tried"


def telling(t: Stage, words: str) -> str:
    """The rule that a line of the log cites."""
    return next(line.rule for line in t.lines() if words in line.words)


@rule("revel:1.7.13", "revel:3.6.2", "revel:5.3.1")
def test_which_card_goes_first_is_asked_by_the_rule_that_lets_it_be_chosen() -> None:
    red, rust = strike("Red", 1, icons="flames"), strike("Rust", 1, icons="flames")
    pair = {1: {"cards": ["Red", "Rust"]}}
    for words, asks in (("Put any 1 spell on top of your deck.", "top"), ("Stash any 1 spell.", "bottom")):
        t = stage(red, rust, witch("Tess", f"Her Power Is: {words}"), A={"witch": "Tess", "spells": pair}).do(
            "use Tess"
        )
        assert t.prompt == f"Which card of the spell goes first to the {asks} of the deck?"
        assert t.table.decision is not None
        assert t.table.decision.rule == "1.7.13"
    stash = witch("Tess", "Her Power Is: Stash your hand.")
    t = stage(stash, BLOW, WALL, A={"witch": "Tess", "hand": ["Blow", "Wall"]}).do("use Tess")
    assert t.table.decision is not None
    assert (t.prompt, t.table.decision.rule) == ("Which card goes first to the bottom of the deck?", "5.3.1")


@rule("revel:3.6.7", "revel:3.6.6")
def test_shuffling_a_set_in_and_shuffling_a_deck_are_two_clauses() -> None:
    into = witch("Tess", "Her Power Is: Shuffle your discards into your deck.")
    t = stage(into, BLOW, A={"witch": "Tess", "discards": ["Blow"]}).do("use Tess")
    assert telling(t, "A shuffles") == "3.6.7"
    t = stage(witch("Tess", "Her Power Is: Shuffle your deck."), A={"witch": "Tess"}).do("use Tess")
    assert telling(t, "A shuffles") == "3.6.6"


@rule("revel:2.8.3", "revel-starter:final.2")
@pytest.mark.parametrize(
    ("edition", "words", "number"),
    [("comprehensive", "B has 4 plays", "2.8.3"), ("starter", "B may take 4 basic actions", "final.2")],
)
def test_the_plays_of_a_final_turn_are_allotted_by_its_own_clause(edition: str, words: str, number: str) -> None:
    t = stage(A={"stamina": 0}, edition=edition).do("pass")
    assert telling(t, words) == number


@rule("revel:4.9.1")
def test_what_is_about_to_leave_the_field_is_said_in_order() -> None:
    stay = shield("Stay", 1, "When This Spell Would Leave The Field: Stop it.")
    tess = witch("Tess", "Her Power Is: Discard any 1 spell.")
    t = stage(stay, tess, A={"witch": "Tess", "spells": {1: "Stay"}}).do("use Tess")
    assert "Stay interrupts: Stay is about to leave the field" in t.log()


@rule("revel:0.6.5")
def test_full_control_is_asked_for_the_card_of_a_lone_cost() -> None:
    tess = witch("Tess", "Her Power Is: Discard 1 card from your hand to draw 1 card.")
    t = stage(tess, BLOW, A={"witch": "Tess", "hand": ["Blow"]}, full_control=(0,))
    t.do("use Tess", "pay")
    assert (t.prompt, t.offered) == ("Tess: which to discard?", ["Blow"])
    t.do("Blow")
    assert t.A["discards"] == ["Blow"]
    t = stage(tess, BLOW, A={"witch": "Tess", "hand": ["Blow"]}).do("use Tess", "pay")
    assert t.A["discards"] == ["Blow"], "who doesn't want it is not asked"


@rule("revel-starter:domination.2", "revel-starter:domination.4", "revel-starter:D22")
def test_what_waits_for_the_domination_loss_applies_before_the_turn_is_over() -> None:
    grief = stance("Grief", "When You Lose Stamina: Gain 1 Passion.")
    t = stage(
        grief,
        A={"stance": "Grief"},
        B={"spells": {1: "Plain Spark", 2: "Plain Spark", 3: "Plain Spark"}},
        edition="starter",
    )
    t.do("pass")
    told = t.log()
    assert told.index("A loses 1 Stamina") < told.index("A gains 1 Passion") < told.index("Turn 2: B")
    assert t.asked == "B"


@rule("revel:0.5.6")
def test_ways_that_were_only_thought_of_show_nobody_anything() -> None:
    """Duel's cost is to play a stance. Grand fails; that Grave would fail as well is found out without showing it."""
    duel = strike("Duel", 3, "To Play: Play 1 stance card from your hand.")
    grand = stance("Grand", "To Play: Spend 3 Passion.")
    grave = stance("Grave", "To Play: Spend 4 Passion.")
    t = stage(duel, grand, grave, BLOW, WALL, A={"hand": ["Duel", "Grand", "Grave", "Blow", "Wall"]})
    t.do("play a card", "Duel", "space 1", "pay", "Grand", "none")
    assert t.A["known"] == [{"hand": 1, "to": "B"}, {"hand": 2, "to": "B"}], "Duel and Grand, by the alphabet"
    assert t.view("A").A.set_apart == 1
    assert t.offered == ["Grand", "Grave", "Blow", "Wall"]


# The course of a check


@rule("revel:S12")
def test_the_opponents_consequences_too_go_on_where_they_were() -> None:
    """Between two of B's the reveal ends, as between two of A's, and A has no say before B is through."""
    shows = stance("Shows", "When Your Opponent Plays A Card: Reveal 1 card from your hand.")
    asks = witch("Asks", "When Your Opponent Plays A Card: You may gain 1 Passion.")
    eager = witch("Eager", "When You Play A Card: Draw 1 card.")
    b = {"stance": "Shows", "witch": "Asks", "hand": ["Wall"]}
    t = stage(shows, asks, eager, BLOW, WALL, A={"witch": "Eager", "hand": ["Blow"]}, B=b, plays=2)
    t.do("play a card", "space 1", "B: Shows: When Your Opponent Plays A Card")
    assert "B reveals Wall" in t.log("A")
    assert (t.asked, t.offered, t.view("A").B.revealed) == ("B", ["yes", "no"], ())
    t.do("B: yes")
    assert (t.B["resources"], t.A["hand"]) == ({"Passion": 1}, ["Plain Spark"])
    assert sum(" resolves " in words for words in t.log()) == 3, "each of them once"
    assert t.at_rest()


RUSH = stance(
    "Rush", "When You Would Draw: Play 1 strike spell card from your hand. Play 1 strike spell card from your hand."
)


@rule("revel:S38")
def test_strikes_played_without_a_check_in_between_are_checked_in_the_order_played() -> None:
    tess = witch("Tess", "Her Power Is: Draw 1 card.")
    first, last = strike("First", 4), strike("Last", 3)
    a = {"witch": "Tess", "stance": "Rush", "hand": ["First", "Last"]}
    t = stage(tess, RUSH, first, last, A=a, B={"spells": dict.fromkeys((1, 2, 3), "Plain Spark")}, plays=2)
    t.do("use Tess", "Last", "space 2", "First", "space 1")
    assert [words for words in t.log() if "overpowers" in words] == [
        "Last overpowers Plain Spark",
        "First overpowers Plain Spark",
    ]
    assert t.B["spells"] == {3: "Plain Spark"}
    assert t.at_rest()


@rule("revel:S38", "revel:2.5.16")
@pytest.mark.parametrize("edition", ["comprehensive", "starter"])
@pytest.mark.parametrize(
    ("leaves", "where"),
    [
        ("Move this spell to an empty side of yours.", {2: "Fickle"}),
        ("Draw this spell back.", {}),
        ("Gain 1 Passion.", {1: "Fickle"}),
    ],
)
def test_a_strike_that_has_left_where_it_was_played_is_not_checked(
    leaves: str, where: dict[int, str], edition: str
) -> None:
    """In the starter edition it is still the same spell in another space."""
    fickle = strike("Fickle", 4, f"On Play: {leaves}")
    full = {3: "Wall", 4: "Wall", 5: "Wall"}
    t = stage(
        fickle,
        WALL,
        A={"hand": ["Fickle"], "spells": full},
        B={"spells": {1: "Plain Spark", 2: "Plain Spark"}},
        edition=edition,
        plays=2,
    )
    t.do("play a card", "space 1")
    assert t.A["spells"] == {**where, **full}
    assert t.B["spells"] == ({2: "Plain Spark"} if 1 in where else {1: "Plain Spark", 2: "Plain Spark"})
    assert t.at_rest()


@rule("revel:S38")
def test_a_strike_stitched_onto_before_its_check_is_checked_as_the_spell_it_is_part_of() -> None:
    """Late's check comes first, and what it brings is that Wall stands there again for First's."""
    first = strike("First", 2, "On Play: Play 1 strike spell card from your hand.", icons="flames")
    late = strike(
        "Late",
        2,
        "If Playing This Overpowers: Your opponent puts 1 card from their discards onto an empty side of theirs.",
        icons="flames",
    )
    t = stage(first, late, WALL, BLOW, A={"hand": ["First", "Late"]}, B={"spells": {1: "Wall", 2: "Blow"}}, plays=2)
    t.do("play a card", "First", "space 1", "Late", "space 1, stitching onto First", "B: space 1")
    assert t.A["spells"] == {1: {"cards": ["First", "Late"]}}
    assert [words for words in t.log() if "overpowers" in words] == ["First & Late overpowers Wall"] * 2
    assert (t.B["spells"], t.B["discards"]) == ({2: "Blow"}, ["Wall"])
    assert t.at_rest()


EDITIONS = pytest.mark.parametrize(
    ("edition", "tie"), [("comprehensive", "a true tie: {} (S40)"), ("starter", "a full tie: {} (open.1)")]
)
ENDLESS = "a chain of effects without end"


def told(t: Stage, *verbs: str) -> int:
    """How many lines of the log say one of these."""
    return sum(any(verb in words for verb in verbs) for words in t.log())


@rule("revel:S40", "revel-starter:open.1")
@EDITIONS
@pytest.mark.parametrize("passion", [90, 110])
def test_a_chain_of_100_effects_each_of_which_sets_off_the_next_is_a_tie(edition: str, tie: str, passion: int) -> None:
    """Ebb goes on as long as there is Passion to lose."""
    ebb = stance("Ebb", "When You Lose Passion: Lose 1 Passion.")
    tess = witch("Tess", "Her Power Is: Lose 1 Passion.")
    t = stage(ebb, tess, A={"stance": "Ebb", "witch": "Tess", "resources": {"Passion": passion}}, edition=edition)
    t.do("use Tess")
    if passion < 100:
        assert (t.A["resources"], t.table.over) == ({"Passion": 0}, False)
        assert t.at_rest()
    else:
        assert str(t.table.result) == tie.format(ENDLESS)
        assert told(t, " resolves ", " applies ") == 100
    assert t.B["stamina"] == 4


@rule("revel:S40", "revel-starter:open.1")
@EDITIONS
@pytest.mark.parametrize("each", [30, 40])
def test_the_thousandth_effect_of_one_act_is_the_last(edition: str, tie: str, each: int) -> None:
    """Tess brings on so many of Dawn's effects and each of them 30 of Dusk's, none of which sets off another."""
    tess = witch("Tess", "Her Power Is: " + "Gain 1 Passion. " * each)
    dawn = stance("Dawn", "When You Gain Passion: " + "Gain 1 Stamina. " * 30)
    dusk = shield("Dusk", 1, "When You Gain Stamina: Gain 1 play.")
    t = stage(tess, dawn, dusk, A={"witch": "Tess", "stance": "Dawn", "spells": {1: "Dusk"}}, edition=edition)
    t.do("use Tess")
    if each == 30:
        assert told(t, " resolves ", " applies ") == 1 + 30 + 30 * 30
        assert t.at_rest()
        assert not t.table.over
    else:
        assert str(t.table.result) == tie.format(ENDLESS)
        assert told(t, " resolves ", " applies ") == 1000


@rule("revel:S40", "revel-starter:open.1")
@EDITIONS
@pytest.mark.parametrize("cards", [10, 20])
def test_a_chain_of_16_effects_each_within_the_one_before_is_a_tie(edition: str, tie: str, cards: int) -> None:
    """Each Echo has the next one played before it is through itself."""
    echo = shield("Echo", 1, "On Play: Play 1 shield spell card from your hand.")
    t = stage(echo, A={"hand": ["Echo"] * cards, "spells": {2: "Echo"}}, edition=edition, plays=2)
    t.do("play a card")
    while not t.at_rest():
        t.do(next(words for words in ("Echo", "space 1", "space 1, replacing Echo", *t.offered) if words in t.offered))
    assert t.table.over == (cards == 20)
    if cards == 20:
        assert str(t.table.result) == tie.format(ENDLESS)
    assert told(t, "plays Echo") == min(cards, 17)
    assert t.A["spells"] == {1: "Echo", 2: "Echo"}


@rule("revel:S40", "revel-starter:open.1")
@EDITIONS
def test_the_thousandth_turn_is_the_last(edition: str, tie: str) -> None:
    still = stance("Still", "Players can't draw cards.")
    t = stage(
        still, A={"stance": "Still", "hand": ["Plain Spark"]}, B={"hand": ["Plain Spark"]}, edition=edition, turn=999
    )
    t.do("A: pass")
    assert (t.asked, t.view().turn) == ("B", 1000)
    t.do("B: pass")
    assert str(t.table.result) == tie.format("a game without end")


# Cards that everybody sees, and cards that nobody finds


@rule("revel:S19", "revel:5.3.3")
def test_a_card_seen_by_all_is_stashed_by_quality_and_played_without_being_revealed() -> None:
    tess = witch(
        "Tess",
        "Her Power Is: Stash 1 strike spell card from your discards.",
        "Her Power Is: Play 1 shield spell card from your discards.",
    )
    t = stage(tess, BLOW, WALL, CALM, A={"witch": "Tess", "discards": ["Blow", "Wall", "Calm"]}, plays=2)
    t.do("use Tess", "use Tess", "space 1")
    assert (t.A["deck"][-1], t.A["spells"], t.A["discards"]) == ("Blow", {1: "Wall"}, ["Calm"])
    assert told(t, "reveals") == 0
    assert t.at_rest()


@rule("revel:S26", "revel:0.3.5", "revel:0.P.5")
def test_who_fails_to_find_stashes_nothing_and_has_not_paid() -> None:
    tess = witch(
        "Tess",
        "Her Power Is: Stash 1 strike spell card from your hand. Gain 1 Passion.",
        "Her Power Is: Stash 1 strike spell card from your hand to draw 2 cards.",
    )
    t = stage(tess, BLOW, WALL, A={"witch": "Tess", "hand": ["Blow", "Wall"]})
    found = t.fork().do("use Tess (2)", "pay", "Blow")
    assert len(found.A["hand"]) == 3
    t.do("use Tess", "none")
    assert (t.A["hand"], len(t.A["deck"]), t.A["resources"]) == (["Blow", "Wall"], 10, {"Passion": 1})
    t.do("use Tess", "pay", "none")
    assert (t.A["hand"], len(t.A["deck"])) == (["Blow", "Wall"], 10), "nothing was paid, and nothing drawn"
    assert told(t, "undone", "reveals") == 0, "nothing had changed, so there was nothing to repair"
    assert t.at_rest()


@rule("revel:S27")
def test_how_many_cards_there_are_is_public_and_which_they_are_is_not() -> None:
    tess = witch(
        "Tess",
        "Her Power Is: Draw 2 cards to gain 1 Passion.",
        "Her Power Is: Your opponent discards 1 card from their hand.",
        "Her Power Is: Discard 1 stance card from your hand to gain 1 Passion.",
    )

    def powers(deck: int, hand: int) -> list[str]:
        t = stage(tess, BLOW, A={"witch": "Tess", "hand": ["Blow"], "deck": deck}, B={"hand": ["Blow"] * hand})
        seen = t.view("B").A
        assert (seen.hand, seen.deck_size, len(t.view("A").B.hand)) == ((None,), deck, hand)
        return [words.split()[2] for words in t.offered if words.startswith("use Tess")]

    assert powers(2, 1) == ["Draw", "Your", "Discard"]
    assert powers(1, 1) == ["Your", "Discard"], "everybody sees that the deck has 1 card"
    assert powers(2, 0) == ["Draw", "Discard"], "and that B has none; that A has no stance card nobody sees"


@rule("revel:S28")
def test_a_card_being_played_is_of_the_hand_and_does_not_pay_for_itself() -> None:
    grim = strike(
        "Grim", 2, "To Play: Lose 1 Passion for each card in your hand.", "To Play: Discard 1 card from your hand."
    )
    t = stage(grim, BLOW, WALL, A={"hand": ["Grim", "Blow", "Wall"], "resources": {"Passion": 5}}, plays=2)
    t.do("play a card", "Grim", "space 1", "pay")
    assert t.A["resources"] == {"Passion": 2}, "it is still one of three"
    t.do("pay")
    assert t.offered == ["Blow", "Wall"]
    t.do("Blow")
    assert (t.A["spells"], t.A["hand"], t.A["discards"]) == ({1: "Grim"}, ["Wall"], ["Blow"])
    assert t.at_rest()


@rule("revel:S39")
def test_what_is_partially_impossible_is_partially_possible() -> None:
    """Of two things one can be done: legal as an option, done as far as it goes, and no payment."""
    words = "Discard any 1 opposing spell and gain 1 Passion"
    tess = witch("Tess", f"Her Power Is: {words}.", f"Her Power Is: {words} to draw 1 card.")
    t = stage(tess, A={"witch": "Tess"}, B={"stamina": 3})
    assert [said for said in t.offered if said.startswith("use Tess")] == [f"use Tess: {words}"]
    t.do("use Tess")
    assert (t.A["resources"], t.A["hand"]) == ({"Passion": 1}, [])
    assert t.at_rest()


# Values and counters


BOTH_VALUES = "Both\nA Strike Spell\nPower 2\nResistance 5\n"
NO_VALUE = "Bare\nA Strike Spell\n"


@rule("revel:S23")
@pytest.mark.parametrize(("there", "beaten"), [("Both", True), ("Bare", True), ("Wall", False)])
def test_power_is_compared_first_then_resistance_and_else_zero(there: str, beaten: bool) -> None:
    three = strike("Three", 3)
    t = stage(BOTH_VALUES, NO_VALUE, WALL, three, A={"hand": ["Three"]}, B={"spells": {1: there, 2: "Both"}}, plays=2)
    t.do("play a card", "space 1")
    assert t.B["spells"] == ({2: "Both"} if beaten else {1: there, 2: "Both"})
    assert t.at_rest()


@rule("revel:S24")
def test_a_counter_on_a_spell_with_both_values_adds_to_its_power_only() -> None:
    nil, bare = strike("Nil", 0), NO_VALUE
    spells = {space: {"cards": [name], "+1s": 2} for space, name in enumerate(("Both", "Nil", "Bare", "Wall"), 1)}
    t = stage(BOTH_VALUES, nil, bare, WALL, A={"spells": {**spells, 5: "Both"}})
    values = [(t.spell("A", space).power, t.spell("A", space).resistance) for space in range(1, 6)]
    assert values == [(4, 5), (2, None), (None, None), (None, 5), (2, 5)]
    assert t.at_rest()


# Setting up


@rule("revel:S30", "revel:S31")
def test_a_witch_starts_with_all_her_resources_and_nothing_sees_the_markers_come() -> None:
    names = [f"Spark {letter}" for letter in "ABCDEFGHIJKLM"]
    glad = witch(
        "Glad", "Her Power Is: Gain 1 Stamina.", "When You Gain Stamina: Gain 1 Passion.", of="Zeal and Passion"
    )
    cards = "----\n".join([*(strike(name, 1) for name in names), resource("Zeal"), glad, witch("Lone", of=None)])
    deck = "\n".join([*(f"2 {name}" for name in names[:-1]), f"1 {names[-1]}"])
    brings = [f"Witch: Glad\n{deck}", f"Witch: Lone\n{deck}"]
    t = Stage(Table(GAME, GAME.settle(brings=brings, components=cards), 0)).do("keep the rest", "keep the rest")
    assert t.A["resources"] == {"Zeal": 0, "Passion": 0}, "one copy of each, and no Passion for the Stamina of setup"
    assert t.B["resources"] == {}
    assert (t.A["stamina"], t.B["stamina"]) == (4, 4)
    if t.asked == "B":
        t.do("pass")
    t.do("use Glad")
    assert (t.A["stamina"], t.A["resources"]) == (5, {"Zeal": 0, "Passion": 1}), "what comes later she sees"
    assert t.at_rest()


# Card text, rules and prohibitions


@rule("revel:S37")
@pytest.mark.parametrize("banned", [False, True])
def test_a_permission_wins_over_the_rulebook_and_a_prohibition_over_a_permission(banned: bool) -> None:
    zeal = stance("Zeal", "You may use each of your Powers twice each turn.")
    wren = witch("Wren", "Her Power Is: Gain 1 Passion.")
    ban = stance("Ban", "Your opponent can't use Powers.")
    t = stage(zeal, wren, ban, A={"witch": "Wren", "stance": "Zeal"}, B={"stance": "Ban"} if banned else {})
    if banned:
        assert "use Wren" not in t.offered
        assert t.why_not("use Wren") == "0.2.3"
    else:
        t.do("use Wren", "use Wren")
    assert t.A["resources"] == {"Passion": 0 if banned else 2}
    assert t.at_rest()


@rule("revel:S48", "revel:0.3.1")
@pytest.mark.parametrize(("stance_there", "asked"), [(False, False), (True, True)])
def test_a_cost_is_not_asked_for_what_both_players_see_to_be_impossible(stance_there: bool, asked: bool) -> None:
    """A card can be discarded, but not for a stance that isn't there. What follows is done all the same."""
    text = "Her Power Is: Discard 1 card from your hand to discard your stance. Gain 1 Passion."
    mine: dict[str, Any] = {"witch": "Wren", "hand": ["Plain Spark"], "resources": {"Passion": 0}}
    t = stage(
        witch("Wren", text), CALM, A={**mine, **({"stance": "Calm"} if stance_there else {})}, B={"stance": "Calm"}
    )
    t.do("use Wren")
    if asked:
        assert t.offered == ["pay", "decline"]
        t.do("pay")
    assert (t.A["hand"], t.A["discards"]) == (([], ["Plain Spark", "Calm"]) if asked else (["Plain Spark"], []))
    assert (t.A["resources"], t.B["stance"]) == ({"Passion": 1}, "Calm")
    assert t.at_rest()


@rule("revel:S48", "revel:0.4.4")
def test_what_costs_something_and_does_nothing_is_no_option() -> None:
    """Alone it can't even be used. Where a hidden card might do, nobody can prove that it won't."""
    pay = "spend 1 Passion to discard your stance"
    either = witch("Wren", f"Her Power Is: Draw 1 card, or gain 1 Passion, or {pay}.")
    alone = witch("Wilt", f"Her Power Is: {pay[0].upper()}{pay[1:]}.")
    rich: dict[str, Any] = {"resources": {"Passion": 2}}
    t = stage(either, A={"witch": "Wren", **rich}).do("use Wren")
    assert t.offered == ["Draw 1 card.", "Gain 1 Passion."]
    assert stage(alone, A={"witch": "Wilt", **rich}).why_not("use Wilt") == "4.7.7"
    hidden = witch("Wait", "Her Power Is: Spend 1 Passion to play 1 stance card from your hand.")
    u = stage(hidden, A={"witch": "Wait", "hand": ["Plain Spark"], **rich})
    assert "use Wait" in u.offered


@rule("revel:S49", "revel:4.6.2")
@pytest.mark.parametrize("hand", [["Ghost"], ["Ghost", "Plain Spark"]])
def test_a_consequence_in_hand_is_relevant_whether_its_player_likes_it_or_not(hand: list[str]) -> None:
    """Ghost costs B Stamina. B isn't asked, and A is shown the card; one that says nothing of the hand stays hidden."""
    ghost = strike("Ghost", 1, "When Your Opponent Skips A Play: If this card is in your hand, lose 1 Stamina.")
    shade = strike("Shade", 1, "When Your Opponent Skips A Play: Gain 1 Passion.")
    t = stage(ghost, shade, A={"hand": []}, B={"hand": [*hand, "Shade"], "resources": {"Passion": 0}}, plays=2)
    t.do("draw a card")
    assert (t.asked, t.B["stamina"], t.B["resources"]) == ("A", 3, {"Passion": 0})
    assert "B reveals Ghost from hand" in t.log("A")
    assert not any("Shade" in line for line in t.log("A"))
    assert t.view("A").B.revealed == ()  # until the next check, and that has been
    assert t.at_rest()


@rule("revel:S49", "revel:4.9.14")
def test_an_interruption_in_hand_is_its_players_to_show_or_not() -> None:
    """The same card with 'would': B may keep it to themselves."""
    ghost = strike(
        "Ghost", 1, "When Your Opponent Would Draw: If this card is in your hand, discard it to stop the draw."
    )
    t = stage(ghost, B={"hand": ["Ghost"]}, plays=2).do("draw a card")
    assert (t.asked, t.offered) == ("B", ["reveal Ghost", "reveal nothing"])
    t.do("B: reveal nothing")
    assert (len(t.A["hand"]), t.B["hand"]) == (1, ["Ghost"])
    assert not any("Ghost" in line for line in t.log("A"))
    assert t.at_rest()
