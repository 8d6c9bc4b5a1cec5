"""What a card asks its player's opponent is put to that opponent."""

from __future__ import annotations

import pytest

from tests.games.revel.seen.test_refusals import using


@pytest.mark.rule("revel:1.9.4")
@pytest.mark.parametrize("edition", ["comprehensive", "starter"])
@pytest.mark.parametrize(
    ("text", "asked", "offered"),
    [
        ("Your opponent may lose 1 Stamina.", "do you? Lose 1 Stamina.", ["yes", "no"]),
        ("Your opponent may discard 1 of their spells.", "do you? Discard 1 of your spells.", ["yes", "no"]),
        ("Your opponent may discard 1 opposing spell.", "do you? Discard 1 of your spells.", ["yes", "no"]),
        ("Your opponent may discard your stance.", "do you? Discard your opponent's stance.", ["yes", "no"]),
        ("Your opponent may discard 1 card to gain 1 Passion.", "pay? Discard 1 card.", ["pay", "decline"]),
        (
            "Your opponent chooses 1: lose 1 Stamina; or discard 1 card.",
            "which?",
            ["Lose 1 Stamina.", "Discard 1 card."],
        ),
    ],
)
def test_you_is_who_is_asked(text: str, asked: str, offered: list[str], edition: str) -> None:
    mine = {"spells": {1: "Ember"}, "stance": "Calm", "hand": ["Bolt"]}
    t = using(text, edition, A=mine, B={"spells": {1: "Bolt", 3: "Wall"}, "hand": ["Red", "Calm"]})
    decision = t.table.decision
    assert decision is not None
    assert decision.seat == 1
    assert decision.text == f"Tess: {asked}"
    assert t.offered == offered


@pytest.mark.rule("revel:1.9.4")
@pytest.mark.parametrize("edition", ["comprehensive", "starter"])
@pytest.mark.parametrize(
    ("text", "asked"),
    [
        ("Each player may lose 1 Stamina.", ("do you? Lose 1 Stamina.",) * 2),
        ("Each player may discard 1 of their spells.", ("do you? Discard 1 of your spells.",) * 2),
        (
            "Each player may discard your stance.",
            ("do you? Discard your stance.", "do you? Discard your opponent's stance."),
        ),
        ("Each player may discard 1 card to gain 1 Passion.", ("pay? Discard 1 card.",) * 2),
    ],
)
def test_each_player_is_asked_about_oneself(text: str, asked: tuple[str, str], edition: str) -> None:
    mine = {"spells": {1: "Ember"}, "stance": "Calm", "hand": ["Bolt"]}
    t = using(text, edition, A=mine, B={"spells": {1: "Bolt", 3: "Wall"}, "hand": ["Red", "Calm"]})
    for seat, words in zip("AB", asked, strict=True):
        assert (t.asked, t.prompt) == (seat, f"Tess: {words}")
        t.do(t.offered[-1])
    assert t.at_rest()


@pytest.mark.rule("revel:1.9.4")
def test_of_two_options_that_mean_the_same_to_who_is_asked_each_has_its_own_words() -> None:
    text = "Each player chooses 1: discard 1 of their spells; discard 1 of your spells; or gain 1 Passion."
    t = using(text, A={"spells": {1: "Ember"}}, B={"spells": {1: "Bolt"}})
    assert len(set(t.offered)) == 3
    t.do("Gain 1 Passion.")
    assert t.offered == ["Discard 1 of your spells.", "Discard 1 of your opponent's spells.", "Gain 1 Passion."]
    t.do("Discard 1 of your opponent's spells.")
    assert (t.A["spells"], t.B["spells"]) == ({}, {1: "Bolt"})
    assert t.at_rest()


@pytest.mark.rule("revel:1.9.4")
def test_its_own_player_is_asked_as_the_card_has_it() -> None:
    t = using("You may discard 1 of your spells.", A={"spells": {1: "Ember", 2: "Sea"}}, B={"spells": {1: "Bolt"}})
    decision = t.table.decision
    assert decision is not None
    assert decision.text == "Tess: do you? Discard 1 of your spells."
    t.do("yes")
    assert t.offered == ["A's Ember in space 1", "A's Sea in space 2"]


@pytest.mark.rule("revel:1.4b.2")
@pytest.mark.parametrize(
    ("text", "asked"),
    [
        ("Add a +1 to any 1 spell.", "which to add +1s to?"),
        ("Remove a +1 from any 1 spell.", "which to remove +1s from?"),
        ("Move 1 +1 from any 1 spell to another of your spells.", "which to move +1s from?"),
        ("Discard any 1 spell.", "which to discard?"),
    ],
)
def test_of_counters_it_is_asked_where_they_go(text: str, asked: str) -> None:
    spells = {1: {"card": "Ember", "+1s": 1}, 2: {"card": "Sea", "+1s": 2}, 3: "Bolt"}
    t = using(text, A={"spells": spells})
    decision = t.table.decision
    assert decision is not None
    assert decision.text == f"Tess: {asked}"
