"""4.7 Powers."""

from __future__ import annotations

import pytest

from tests.games.revel.stage import stage, stance, strike, witch

SEER = witch("Seer", "Her Power Is: Gain 1 Passion.")
SPENDER = witch("Spender", "Her Power Is: Spend 1 Passion to draw 1 card.")


@pytest.mark.rule("revel:4.7.1")
def test_a_power_that_is_not_used_does_nothing() -> None:
    t = stage(SEER, A={"witch": "Seer", "hand": ["Plain Spark"]}, B={"witch": "Seer"}, plays=2)
    t.do("play a card", "space 1", "draw a card", "pass", "pass")
    assert t.A["resources"] == t.B["resources"] == {"Passion": 0}
    assert not any("Power" in line or "resolves" in line for line in t.log())
    assert t.at_rest()


@pytest.mark.rule("revel:4.7.2")
def test_nobody_uses_anothers_power() -> None:
    t = stage(SEER, SPENDER, A={"witch": "Spender", "resources": {"Passion": 1}}, B={"witch": "Seer"})
    assert "use Spender" in t.offered
    assert "use Seer" not in t.offered
    assert t.why_not("use Seer") == "4.7.2"
    t.do("pass")
    assert t.asked == "B"
    assert "use Seer" in t.offered
    assert "use Spender" not in t.offered
    assert t.at_rest()


@pytest.mark.rule("revel:4.7.3")
def test_a_power_only_becomes_relevant_and_may_resolve_after_another_consequence() -> None:
    orders = []
    for first in ("Seer: Her Power Is", "Joy: When You Use A Power"):
        t = stage(SEER, stance("Joy", "When You Use A Power: Draw 1 card."), A={"witch": "Seer", "stance": "Joy"})
        t.do("use Seer")
        assert t.offered == ["Seer: Her Power Is", "Joy: When You Use A Power"]
        assert t.asked == "A"
        assert t.A["resources"] == {"Passion": 0}
        assert t.A["hand"] == []  # neither has happened yet
        assert t.A["witch"] == {"cards": ["Seer"], "used": [[1, 1]]}
        t.do(first)
        assert t.A["resources"] == {"Passion": 1}
        assert t.A["hand"] == ["Plain Spark"]
        assert t.at_rest()
        orders.append([line for line in t.log() if line in ("A gains 1 Passion", "A draws a card")])
    assert orders == [["A gains 1 Passion", "A draws a card"], ["A draws a card", "A gains 1 Passion"]]


@pytest.mark.rule("revel:4.7.4")
def test_once_a_turn_and_only_in_ones_own() -> None:
    t = stage(SEER, A={"witch": "Seer"}, B={"witch": "Seer"})
    t.do("use Seer")
    assert "use Seer" not in t.offered
    assert t.why_not("use Seer") == "4.7.4"
    t.do("pass")
    assert t.asked == "B"
    t.do("use Seer")  # B's own
    assert t.A["resources"] == t.B["resources"] == {"Passion": 1}
    assert "use Seer" not in t.offered
    t.do("pass")
    assert t.asked == "A"
    assert "use Seer" in t.offered
    t.do("use Seer")
    assert t.A["resources"] == {"Passion": 2}
    assert t.B["resources"] == {"Passion": 1}
    assert t.at_rest()


@pytest.mark.rule("revel:4.7.5")
def test_a_spell_that_left_and_came_back_has_its_power_anew() -> None:
    t = stage(
        strike("Ember", 2, "This Spell's Power Is: Gain 1 Passion."),
        stance("Recall", "This Stance's Power Is: Draw any 1 spell."),
        A={"stance": "Recall", "spells": {1: "Ember"}},
        plays=2,
    )
    t.do("use Ember")
    assert "use Ember" not in t.offered
    t.do("use Recall", "play a card", "space 1")
    assert "use Ember" in t.offered
    assert "use Recall" not in t.offered
    t.do("use Ember")
    assert t.A["resources"] == {"Passion": 2}
    assert "use Ember" not in t.offered
    assert t.at_rest()


@pytest.mark.rule("revel:4.7.5")
def test_being_stitched_onto_is_not_leaving() -> None:
    t = stage(
        strike("Ember", 2, "This Spell's Power Is: Gain 1 Passion.", icons="flames"),
        strike("Over", 1, icons="flames"),
        A={"spells": {1: "Ember"}, "hand": ["Over"]},
        plays=2,
    )
    t.do("use Ember", "play a card", "space 1, stitching onto Ember")
    assert "use Ember" not in t.offered
    assert t.why_not("use Ember") == "4.7.4"
    assert t.at_rest()


@pytest.mark.rule("revel:4.7.6")
def test_nothing_makes_a_power_relevant_in_the_opponents_turn() -> None:
    urge = stance("Urge", "When A Player Plays A Spell: Use 1 of your Powers.")
    theirs = stage(SEER, urge, A={"hand": ["Plain Spark"]}, B={"witch": "Seer", "stance": "Urge"}, plays=2)
    theirs.do("play a card", "space 1")
    assert theirs.B["resources"] == {"Passion": 0}
    assert theirs.B["witch"] == "Seer"  # not even marked as used
    own = stage(SEER, urge, A={"hand": ["Plain Spark"], "witch": "Seer", "stance": "Urge"}, plays=2)
    own.do("play a card", "space 1")
    assert own.A["resources"] == {"Passion": 1}
    assert own.A["witch"] == {"cards": ["Seer"], "used": [[1, 1]]}
    assert theirs.at_rest()
    assert own.at_rest()


@pytest.mark.rule("revel:4.7.6")
def test_a_power_to_use_powers_can_be_used_while_another_can() -> None:
    t = stage(
        SEER,
        stance("Urge", "This Stance's Power Is: Use 1 of your Powers."),
        A={"witch": "Seer", "stance": "Urge"},
    )
    assert "use Urge" in t.offered
    t.do("use Urge")
    assert t.A["resources"] == {"Passion": 1}
    assert "use Seer" not in t.offered
    assert "use Urge" not in t.offered
    alone = stage(
        stance("Urge", "This Stance's Power Is: Use 1 of your Powers."),
        A={"stance": "Urge"},
    )
    assert "use Urge" not in alone.offered
    assert alone.why_not("use Urge") == "4.7.7"
    assert t.at_rest()
    assert alone.at_rest()


@pytest.mark.rule("revel:4.7.7")
def test_a_power_of_which_nothing_can_be_done_is_refused() -> None:
    t = stage(SPENDER, A={"witch": "Spender"})
    assert "use Spender" not in t.offered
    assert t.why_not("use Spender") == "4.7.7"
    assert t.A["witch"] == "Spender"  # not used
    partly = stage(
        witch("Mixed", "Her Power Is: Lose 1 Passion. Draw 1 card."),
        A={"witch": "Mixed"},
    )
    partly.do("use Mixed")
    assert partly.A["hand"] == ["Plain Spark"]
    assert partly.A["resources"] == {"Passion": 0}
    assert t.at_rest()
    assert partly.at_rest()


@pytest.mark.rule("revel:4.7.8")
def test_a_power_that_proves_impossible_does_nothing_and_remains_used() -> None:
    t = stage(
        SPENDER,
        stance("Leech", "When You Use A Power: Lose 1 Passion."),
        A={"witch": "Spender", "stance": "Leech", "resources": {"Passion": 1}},
    )
    t.do("use Spender", "Leech: When You Use A Power")
    assert t.A["resources"] == {"Passion": 0}
    assert t.A["hand"] == []
    assert len(t.A["deck"]) == 10
    assert t.A["witch"] == {"cards": ["Spender"], "used": [[1, 1]]}
    assert t.why_not("use Spender") == "4.7.4"
    assert not any("undone" in line for line in t.log())
    assert t.at_rest()


@pytest.mark.rule("revel:4.7.9")
def test_each_power_of_a_stitched_spell_and_of_each_copy_has_its_own_use() -> None:
    t = stage(
        strike("Ember", 1, "This Spell's Power Is: Gain 1 Passion.", icons="flames"),
        strike("Wave", 1, "This Spell's Power Is: Draw 1 card.", icons="flames"),
        A={"spells": {1: {"cards": ["Ember", "Wave"]}, 2: "Ember"}},
    )
    assert [words for words in t.offered if words.startswith("use")] == ["use Ember", "use Wave", "use Ember (2)"]
    t.do("use Ember", "use Wave", "use Ember")
    assert t.A["resources"] == {"Passion": 2}
    assert t.A["hand"] == ["Plain Spark"]
    assert not any(words.startswith("use") for words in t.offered)
    assert t.at_rest()


@pytest.mark.rule("revel:4.7.9")
def test_two_powers_of_one_card_and_two_copies_in_one_spell() -> None:
    t = stage(
        witch("Twice", "Her Power Is: Gain 1 Passion.", "Her Power Is: Draw 1 card."),
        strike("Ember", 1, "This Spell's Power Is: Gain 3 Passion.", icons="flames"),
        A={"witch": "Twice", "spells": {1: {"cards": ["Ember", "Ember"]}}},
    )
    while uses := [words for words in t.offered if words.startswith("use")]:
        t.do(uses[0])
    assert t.A["resources"] == {"Passion": 7}
    assert t.A["hand"] == ["Plain Spark"]
    assert len(t.A["spells"][1]["used"]) == len(t.A["witch"]["used"]) == 2
    assert t.at_rest()


@pytest.mark.rule("revel:4.7.4")
def test_using_one_power_is_not_using_two() -> None:
    moth = stance("Moth", "When You Use A Power: Gain 1 Passion if you used 2 or more Powers this turn.")
    owl = witch("Owl", "Her Power Is: Draw 1 card.", "Her Power Is: Shuffle your deck.")
    t = stage(moth, owl, A={"witch": "Owl", "stance": "Moth"})
    t.do("use Owl", "Moth: When You Use A Power")
    assert t.A["resources"] == {"Passion": 0}
    t.do("use Owl", "Moth: When You Use A Power")
    assert t.A["resources"] == {"Passion": 1}
    assert t.at_rest()


@pytest.mark.rule("revel:4.7.6")
@pytest.mark.parametrize("text", ["Use 1 of your Powers. Draw 1 card.", "Draw 1 card or use 1 of your Powers."])
def test_powers_that_only_lead_to_each_other_are_none_to_use(text: str) -> None:
    """Wherever in its text a Power says so: there has to be one that does something else."""
    lead = witch("Lead", "Her Power Is: Use 1 of your Powers.")
    chain = stance("Chain", f"This Stance's Power Is: {text}")
    gem = strike("Gem", 1, "This Spell's Power Is: Gain 1 Passion.")
    t = stage(lead, chain, gem, A={"witch": "Lead", "stance": "Chain"}, B={"spells": {1: "Gem"}})
    assert "use Chain" in t.offered
    assert t.why_not("use Lead") == "4.7.7"
    t = stage(lead, chain, gem, A={"witch": "Lead", "stance": "Chain", "spells": {1: "Gem"}})
    t.do("use Lead")
    assert t.offered == ["use Gem", "use Chain"]
    t.do("use Gem")
    assert t.A["resources"] == {"Passion": 1}
    assert t.at_rest()


@pytest.mark.rule("revel:4.7.6", "revel:4.7.7")
@pytest.mark.parametrize("text", ["Spend 1 Passion to use 1 of your Powers.", "You may use 1 of your Powers."])
def test_a_power_that_only_uses_powers_needs_one_of_another_kind(text: str) -> None:
    wendy, again = witch("Wendy", f"Her Power Is: {text}"), stance("Again", f"This Stance's Power Is: {text}")
    calm = stance("Calm", "This Stance's Power Is: Draw 1 card.")
    side = {"witch": "Wendy", "resources": {"Passion": 3}}
    assert stage(wendy, again, A={**side, "stance": "Again"}).offered == ["draw a card", "pass"]
    assert "use Wendy" in stage(wendy, calm, A={**side, "stance": "Calm"}).offered
