"""508 Abilities that cards gain: each is one of its own, for as long as the card has it."""

from __future__ import annotations

import pytest

from tests.games.spoils.stage import Stage, item, location, tactic
from tests.games.spoils.texts import scene

SAGE = item(
    "Sage",
    "READ\nCost: Use this only once each turn.\nEffect: Draw a card.",
    "WRITE\nCost: Use this only once each turn.\nEffect: Your faction gains 1 influence.",
)
MIMIC = tactic("Mimic", "Cost: Pick an item.", "Effect: A character you control gains the item's rules text.")


def uses(t: Stage) -> list[str]:
    """The abilities of characters that may be used."""
    return [words for words in t.offered if words.startswith("use ") and "Sage" not in words]


@pytest.mark.rule("spoils:508.1", "spoils:401.3a", "spoils:502.1")
def test_each_ability_of_a_gained_text_is_used_for_itself() -> None:
    t = scene(SAGE, MIMIC, A={"in play": ["2x Grunt", "Sage"], "hand": ["2x Mimic"]})
    t.do("play Mimic", "A's Sage", "A's Grunt (1)", "play Mimic", "A's Sage", "A's Grunt (2)")
    t.do("use READ of Grunt (1)")
    assert uses(t) == ["use WRITE of Grunt (1)", "use READ of Grunt", "use WRITE of Grunt (2)"]
    again = scene(SAGE, MIMIC, **{key.replace(" ", "_"): value for key, value in t.truth.items()})
    assert again.offered == t.offered
    t.do("use WRITE of Grunt (1)", "use READ of Grunt", "use WRITE of Grunt")
    assert uses(t) == []
    assert (len(t.hand("A")), t.influence("A")) == (2, 22)
    t.do("use READ of Sage", "use WRITE of Sage")  # its own uses are others
    assert t.at_peace()


@pytest.mark.rule("spoils:508.1", "spoils:401.3a")
def test_what_a_card_has_gained_is_used_no_second_time_because_something_else_is_gone() -> None:
    pump = tactic("Pump", "Effect: A character you control gains 1 strength this battle.")
    t = scene(SAGE, MIMIC, pump, A={"in play": ["Grunt", "Sage"], "hand": ["Mimic", "Pump"]})
    t.do("attack B's faction", "A's Grunt", "play Pump", "play Mimic", "A's Sage")
    assert t.stats("Grunt") == "3/2/3"
    t.do("use READ of Grunt")
    while t.state.battle is not None:
        t.do("go on")
    assert t.stats("Grunt") == "2/2/3"
    assert uses(t) == ["use WRITE of Grunt"]
    assert t.at_peace()


@pytest.mark.rule("spoils:508.1", "spoils:401.3a", "spoils:508.2")
def test_what_a_card_has_by_anothers_text_is_used_no_second_time_because_it_gains_something() -> None:
    cards = (
        location(
            "Hall",
            5,
            "Characters you control gain this card's rules text.",
            "REST\nCost: Use this only once each turn.\nEffect: Draw a card.",
        ),
        tactic("Pump", "Effect: A character you control gains 1 strength this turn."),
    )
    t = scene(*cards, A={"hand": ["2x Hall", "Pump"], "in play": ["Grunt"]})
    t.do("play Hall", "use REST of Grunt")
    assert uses(t) == ["use REST of Hall"]
    t.do("play Pump")
    assert uses(t) == ["use REST of Hall"]
    t.do("play Hall")  # which is another text
    assert len([words for words in uses(t) if "Grunt" in words]) == 1
    t.do(next(words for words in uses(t) if "Grunt" in words))
    assert not [words for words in uses(t) if "Grunt" in words]
    assert t.at_peace()
