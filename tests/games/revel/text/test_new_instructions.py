"""What designers ask for beyond the rulebook's own wordings, as far as its rules can carry it."""

from __future__ import annotations

import random

import pytest

from coven.games.revel.text.printing import say
from coven.games.revel.text.reading import compile_effect
from coven.language import TextError
from tests.games.revel.stage import Stage, stage, stance, strike, witch
from tests.games.revel.text.test_texts_at_play import FLAME, WARD, passion, used

SPARK = "Plain Spark"


# Put off


@pytest.mark.rule("revel:2.3.12", "revel:4.6.2")
def test_what_is_put_off_until_the_end_of_this_turn() -> None:
    t = used(
        "Choose 1 opposing spell. At the end of this turn, discard it.", B={"spells": {1: "Ward", 2: "Ward"}, "deck": 5}
    )
    t.do("B's Ward in space 2")
    assert sorted(t.B["spells"]) == [1, 2]
    assert t.at_rest()
    t.do("pass")
    assert sorted(t.B["spells"]) == [1]
    t.do("B: pass", "A: pass")
    assert sorted(t.B["spells"]) == [1]  # once, not at the end of every turn


@pytest.mark.rule("revel:4.10.12")
def test_what_is_put_off_finds_nothing_if_that_has_left() -> None:
    drill = witch("Drill", "Her Power Is: Discard 1 spell.")
    t = used(
        "Choose 1 opposing spell. At the end of this turn, discard it.",
        A={"witch": "Drill"},
        B={"spells": {1: "Ward", 2: "Ward"}, "deck": 5},
        cards=[drill],
    )
    t.do("B's Ward in space 1", "use Drill", "B's Ward in space 1")
    assert sorted(t.B["spells"]) == [2]
    t.do("pass")
    assert sorted(t.B["spells"]) == [2]


@pytest.mark.rule("revel:2.3.4")
def test_when_your_next_turn_begins_is_neither_now_nor_theirs() -> None:
    t = used("When your next turn begins, gain 2 Passion.", A={"deck": 5}, B={"deck": 5})
    assert passion(t) == 3
    t.do("pass")
    assert (t.asked, passion(t)) == ("B", 3)
    t.do("B: pass")
    assert (t.asked, passion(t)) == ("A", 5)
    t.do("A: pass", "B: pass")
    assert passion(t) == 5


@pytest.mark.rule("revel:2.3.12", "revel:4.6.2")
def test_when_your_next_turn_ends_is_not_when_this_one_does() -> None:
    t = used("When your next turn ends, gain 2 Passion.", A={"deck": 5}, B={"deck": 5})
    t.do("pass")
    assert (t.asked, passion(t)) == ("B", 3)
    t.do("B: pass")
    assert (t.asked, passion(t)) == ("A", 3)
    t.do("A: pass")
    assert (t.asked, passion(t)) == ("B", 5)


@pytest.mark.rule("revel:2.3.12", "revel:4.6.2")
def test_when_your_opponents_next_turn_ends() -> None:
    t = used("When your opponent's next turn ends, gain 2 Passion.", A={"deck": 5}, B={"deck": 5})
    t.do("pass")
    assert passion(t) == 3
    t.do("B: pass")
    assert passion(t) == 5


def test_what_is_put_off_survives_a_position() -> None:
    brand = strike("Brand", 1, "This Spell's Power Is: Choose 1 other spell. When your next turn begins, discard it.")
    t = stage(WARD, brand, A={"spells": {3: "Brand"}, "deck": 5}, B={"spells": {1: "Ward", 2: "Ward"}, "deck": 5})
    t.do("use Brand", "B's Ward in space 1")
    plain = t.truth
    again = stage(WARD, brand, **plain)
    assert again.truth == plain
    again.do("pass", "B: pass")
    assert sorted(again.B["spells"]) == [2]


@pytest.mark.parametrize(
    "text",
    [
        "On Play: Discard 1 card. At the end of this turn, draw the cards discarded this way.",
        "To Play: At the end of this turn, discard 1 card.",
        "When You Would Draw: At the end of this turn, stop it.",
    ],
)
def test_what_can_not_be_put_off_is_refused(text: str) -> None:
    with pytest.raises(TextError):
        compile_effect(text)


# Once each turn


@pytest.mark.rule("revel:4.6.4")
def test_once_each_turn_is_what_was_done_and_not_what_was_declined() -> None:
    vigil = stance("Vigil", "When You Play A Shield Spell: You may gain 1 Passion. Do this only once each turn.")
    t = stage(WARD, vigil, A={"stance": "Vigil", "hand": ["Ward"] * 3, "resources": {"Passion": 0}, "deck": 5}, plays=3)
    t.do("play a card", "space 1", "no")
    t.do("play a card", "space 2", "yes")
    assert passion(t) == 1
    t.do("play a card", "space 3")
    assert passion(t) == 1
    assert t.asked == "B" or t.at_rest()


def test_a_limit_on_what_happens_once_anyhow_is_refused() -> None:
    with pytest.raises(TextError, match=r"4\.7\.4"):
        compile_effect("Her Power Is: Draw 1 card. Do this only once each turn.")


# Looking


@pytest.mark.rule("revel:0.1.1")
def test_who_looks_is_the_only_one_who_sees() -> None:
    t = used("Look at your opponent's hand.", B={"hand": ["Ward", "Flame"]})
    mine, theirs, nobody = (" ".join(t.log(seat)) for seat in ("A", "B", None))
    assert "A looks at Ward" in mine
    assert "Ward" not in theirs
    assert "A looks at a card" in nobody
    assert set(t.view("A").B.hand) == {None}
    assert t.B["known"] == [{"hand": 1, "to": "A"}, {"hand": 2, "to": "A"}]
    assert t.at_rest()


@pytest.mark.rule("revel:0.1.1")
def test_what_was_looked_at_is_not_dealt_anew_for_who_looked() -> None:
    t = used(
        "Look at your next 2 draws.",
        A={"deck": ["Ward", "Flame", *[SPARK] * 6]},
        B={"deck": ["Ward", "Flame", *[SPARK] * 6]},
    )
    for seed in range(5):
        imagined = Stage(t.table.imagine(0, random.Random(seed)))
        assert imagined.A["deck"][:2] == ["Ward", "Flame"]
    others = {tuple(Stage(t.table.imagine(1, random.Random(seed))).A["deck"][:2]) for seed in range(8)}
    assert len(others) > 1


@pytest.mark.rule("revel:4.10.8")
def test_of_what_was_looked_at_some_is_taken() -> None:
    t = used(
        "Look at your next 3 draws. Draw 1 of them and stash the rest.", A={"deck": ["Ward", "Flame", SPARK, SPARK]}
    )
    assert sorted(t.offered) == ["Flame", SPARK, "Ward"]
    t.do("Flame")
    while not t.at_rest():
        t.do(t.offered[0])
    assert t.A["hand"] == ["Flame"]
    assert len(t.A["deck"]) == 3
    assert "Flame" not in " ".join(t.log("B"))


@pytest.mark.rule("revel:0.2.5")
def test_what_everybody_sees_is_not_looked_at() -> None:
    with pytest.raises(TextError, match="hidden"):
        compile_effect("On Play: Look at 1 spell.")


# Swapping


@pytest.mark.rule("revel:3.2.1", "revel:3.2.4", "revel:3.4.12")
def test_two_spells_change_places_and_lose_their_state() -> None:
    turner = strike("Turner", 2, "This Spell's Power Is: Swap this spell with another of your spells.")
    t = stage(
        WARD,
        FLAME,
        turner,
        A={"spells": {1: {"card": "Turner", "+1s": 1}, 2: "Ward", 4: "Flame"}},
        B={"spells": {2: "Flame"}},
    )
    t.do("use Turner")
    assert sorted(t.offered) == ["A's Flame in space 4", "A's Ward in space 2"]
    t.do("A's Ward in space 2")
    assert t.A["spells"] == {1: "Ward", 2: "Turner", 4: "Flame"}
    assert t.B["spells"] == {2: "Flame"}
    assert t.at_rest()


@pytest.mark.rule("revel:3.4.12")
def test_alone_there_is_nothing_to_swap_with() -> None:
    turner = strike("Turner", 2, "This Spell's Power Is: Swap this spell with another of your spells.")
    t = stage(WARD, turner, A={"spells": {1: "Turner"}}, B={"spells": {1: "Ward", 2: "Ward"}})
    assert "use Turner" not in t.offered


@pytest.mark.rule("revel-starter:D26")
def test_in_the_starter_edition_what_is_swapped_keeps_its_state() -> None:
    turner = strike("Turner", 2, "This Spell's Power Is: Swap this spell with another of your spells.")
    t = stage(WARD, turner, edition="starter", A={"spells": {1: {"card": "Turner", "+1s": 1}, 2: "Ward"}})
    t.do("use Turner")
    assert t.A["spells"][2]["+1s"] == 1
    assert t.A["spells"][1] == "Ward"


@pytest.mark.rule("revel:3.4.12")
def test_spells_of_two_players_can_not_be_swapped() -> None:
    with pytest.raises(TextError, match="same player"):
        compile_effect("On Play: Swap this spell with the opposing spell.")


# Naming


@pytest.mark.rule("revel:1.3.1")
def test_a_named_card_is_found_by_that_name() -> None:
    t = used(
        "Name a card. Discard each spell with that name.",
        A={"spells": {1: "Ward"}},
        B={"spells": {1: "Ward", 2: "Flame"}},
    )
    assert {"Ward", "Flame", SPARK} <= set(t.offered)
    t.do("Ward")
    assert (t.A["spells"], sorted(t.B["spells"])) == ({}, [2])
    assert "A names Ward" in t.log("B")
    assert t.at_rest()


@pytest.mark.rule("revel:1.3.1")
def test_a_named_card_may_be_nowhere() -> None:
    t = used(
        "Name a card. Your opponent reveals their hand. Discard each spell with that name.",
        B={"hand": ["Ward"], "spells": {2: "Flame"}},
    )
    t.do("Ward")
    assert sorted(t.B["spells"]) == [2]
    assert t.at_rest()


def test_that_name_needs_a_card_that_was_named() -> None:
    with pytest.raises(TextError, match="not one card was named"):
        compile_effect("On Play: Discard each spell with that name.")


# Copying a value


@pytest.mark.rule("revel:1.1.3")
def test_a_value_becomes_equal_to_another_for_a_while() -> None:
    copycat = strike(
        "Copycat",
        1,
        "This Spell's Power Is: This spell's Power becomes equal to the opposing spell's Power until the turn ends.",
    )
    t = stage(
        FLAME, copycat, A={"spells": {1: "Copycat", 2: "Copycat"}, "deck": 4}, B={"spells": {1: "Flame"}, "deck": 4}
    )
    t.do("use Copycat")
    assert (t.spell("A", 1).power, t.spell("A", 2).power, t.spell("B", 1).power) == (3, 1, 3)
    t.do("pass")
    assert t.spell("A", 1).power == 1


@pytest.mark.rule("revel:1.3.10", "revel:1.1.3")
def test_what_has_no_such_value_gets_none() -> None:
    t = used(
        "The Power of 1 of your spells becomes equal to the Passion you have until the turn ends.",
        A={"spells": {1: "Ward"}},
    )
    assert (t.spell("A", 1).power, t.spell("A", 1).resistance) == (None, 2)
    assert t.at_rest()


@pytest.mark.parametrize(
    "text",
    [
        "On Play: At the end of this turn, discard this spell.",
        "On Play: When your next turn begins, draw 2 cards.",
        "When You Stitch: You may draw 1 card. Do this only once each turn.",
        "On Play: Look at your next 3 draws. Draw 1 of them and stash the rest.",
        "On Play: Your opponent looks at 1 card from your hand.",
        "On Play: Swap this spell with another of your spells.",
        "On Play: Name a card. Discard each card with that name in your hand.",
        "On Play: The Power of this spell becomes equal to the Power of the opposing spell until the turn ends.",
    ],
)
def test_the_new_forms_print_as_they_are_read(text: str) -> None:
    assert say(compile_effect(text)) == text


@pytest.mark.rule("revel:3.8.1")
def test_a_card_from_the_other_hand_is_looked_at_blindly() -> None:
    seer = witch("Seer", "When Your Turn Begins: Look at 1 card from your opponent's hand.")
    t = stage(seer, WARD, A={"witch": "Seer", "deck": 5}, B={"hand": ["Ward", "Ward"], "deck": 5})
    t.do("pass", "B: pass")
    assert sum("A looks at a card" in line for line in t.log("B")) == 1
    assert sum("A looks at a card" in line for line in t.log("A")) == 0
    assert len(t.B["known"]) == 1
