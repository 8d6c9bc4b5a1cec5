"""402.3, 310.1 Which cards the words of a cost let a player pick: those that they name, and none besides."""

from __future__ import annotations

import pytest

from tests.games.spoils.stage import Plain, character, item, tactic
from tests.games.spoils.texts import scene

CARDS = (
    item("Stick"),
    item("Lamp"),
    character("Wyrm", "4/1/1", types="Rogue Character - Dragon"),
    character("Sneak", "1/1/1", "Covert"),
    character("Banker", "1/1/1", types="Banker Character - Dragon Tamer"),
)
MINE: Plain = {
    "in play": [
        {"card": "Wyrm", "depleted": True},
        {"card": "Stick", "tokens": 2},
        {"card": "Brute", "number": 9},
        {"card": "Lamp", "attached to": 9},
        "Coin",
    ],
    "discard pile": ["Grunt", "Stick"],
}
THEIRS: Plain = {
    "in play": ["Sneak", "Banker", "Shed", "Rage", {"card": "Grunt", "face": "face-down"}],
    "discard pile": ["Grunt", "Trick"],
}
NAMES: dict[str, list[str]] = {
    "a character": ["A's Wyrm", "A's Brute", "B's Sneak", "B's Banker"],
    "a character you control": ["A's Wyrm", "A's Brute"],
    "a character your opponent controls": ["B's Sneak", "B's Banker"],
    "a depleted character": ["A's Wyrm"],
    "a character that is not depleted": ["A's Brute", "B's Sneak", "B's Banker"],
    "a character with covert": ["B's Sneak"],
    "a character without covert": ["A's Wyrm", "A's Brute", "B's Banker"],
    "a character with 3 or more strength": ["A's Wyrm", "A's Brute"],
    "a character with 1 or less strength": ["B's Sneak", "B's Banker"],
    "a character with the greatest strength": ["A's Wyrm"],
    "a character with the lowest life": ["A's Wyrm", "B's Sneak", "B's Banker"],
    "a Banker character": ["B's Banker"],
    'a "dragon" card': ["A's Wyrm"],
    'a "dragon tamer" card': ["B's Banker"],
    "an item": ["A's Stick", "A's Lamp"],
    "an item with a token": ["A's Stick"],
    "an item with no tokens": ["A's Lamp"],
    "an attached item": ["A's Lamp"],
    "an item or location": ["A's Stick", "A's Lamp", "B's Shed"],
    "a staple resource": ["B's Rage"],
    "a resource": ["A's Coin", "B's Rage", "B's face-down card"],
    "a face-down card": ["B's face-down card"],
    "a card that provides at least [R]": ["B's Rage"],
    "a non-resource card your opponent controls": ["B's Sneak", "B's Banker", "B's Shed"],
    "a Rogue card your opponent controls": ["B's Sneak", "B's Shed"],
    "a face-up card your opponent controls": ["B's Sneak", "B's Banker", "B's Shed", "B's Rage"],
    "a card in your discard pile": ["Grunt", "Stick"],
    "a character in a discard pile": ["Grunt", "B's Grunt"],
    "a tactic in your opponent's discard pile": ["B's Trick"],
    "a faction": ["A's Camp", "B's Camp"],
}


@pytest.mark.rule("spoils:402.3", "spoils:402.3a", "spoils:310.1", "spoils:202.9", "spoils:202.9a", "spoils:402.9")
@pytest.mark.rule("spoils:201.4b", "spoils:201.1b", "spoils:303.1", "spoils:411.1", "spoils:O29", "spoils:208.1")
@pytest.mark.rule("spoils:407.2", "spoils:409.1", "spoils:311.1", "spoils:203.5", "spoils:301.1", "spoils:507.3")
@pytest.mark.parametrize("noun", NAMES)
def test_what_is_named_can_be_picked_and_nothing_else(noun: str) -> None:
    t = scene(
        *CARDS, tactic("Point", f"Cost: Pick {noun}.", "Effect: Draw a card."), A={"hand": ["Point"], **MINE}, B=THEIRS
    )
    t.do("play Point")
    assert sorted(t.offered) == sorted(NAMES[noun])


@pytest.mark.rule("spoils:310.1", "spoils:606.2a")
def test_what_could_have_been_picked_is_asked_of_what_is_responded_to() -> None:
    slay = tactic("Slay", "Cost: Pick a character.", "Effect: Destroy it.")
    swap = tactic(
        "Swap",
        "Cost: Play this only in response to a card or ability that picked a character.",
        "Effect: Choose another character that could have been picked. The card or ability picks the chosen character"
        " instead.",
    )
    t = scene(
        slay,
        swap,
        A={"hand": ["Slay", "Swap"], "in play": ["Grunt", "Brute"]},
        B={"hand": ["Slay"], "in play": ["Giant"]},
    )
    t.do("play Slay", "B's Giant", "B: play Slay", "A's Grunt", "A: play Swap")
    assert sorted(t.offered) == ["A's Brute", "B's Giant"]
    t.do("A's Brute")
    assert (t.pile("A"), t.pile("B")) == (["Brute", "Slay", "Swap"], ["Giant", "Slay"])
    assert t.at_peace()
