"""414, 403.5b When two moments of a game are the same position."""

import pytest

from coven.games.spoils.areas.moments import Moment, is_same, is_same_in_sight
from tests.games.spoils.plain import plain
from tests.games.spoils.stage import item

PICK = "Cost: Pick a character your opponent controls."
CHANGES = {
    "tokens": ("Cost: Use this only during your turn.", "Effect: Put a token on this card."),
    "depleted": (PICK, "Effect: Deplete the character."),
    "damage": (PICK, "Effect: Inflict 1 damage to the character."),
    "damage to a location": ("Cost: Pick a location.", "Effect: Inflict 1 damage to the location."),
    "control": (PICK, "Effect: Take control of the character."),
    "attached": (PICK, "Effect: Attach this card to the character."),
    "text": (PICK, "Effect: The character gains covert."),
    "what lasts": (PICK, "Effect: The character gains 1 strength this turn."),
    "what somebody cannot do": ("Cost: Use this only during your turn.", "Effect: You cannot draw cards this turn."),
    "what is put off": ("Cost: Use this only during your turn.", "Effect: At the end of this turn, draw a card."),
    "what waits for a cost": (
        "Cost: Use this only during your turn.",
        "Effect: Reduce the next numeric cost you pay this turn by 1.",
    ),
    "influence": ("Cost: Use this only during your turn.", "Effect: Your faction gains 1 influence."),
    "hand and deck": ("Cost: Use this only during your turn.", "Effect: Draw a card."),
}


@pytest.mark.rule("spoils:O44", "spoils:414.1", "spoils:O45", "spoils:414.3a", "spoils:414.3")
@pytest.mark.parametrize("change", CHANGES)
def test_a_position_is_another_once_anything_that_is_seen_of_it_has_changed(change: str) -> None:
    lever = item("Lever", "PULL", *CHANGES[change])
    idle = item("Idle", "WAIT", "Cost: Use this only during your turn.", "Effect: Restore this card.")
    a = {"in_play": ["Lever", "Idle"]}
    table = plain(lever, idle, A=a, B={"in_play": ["Giant", "Fort"]}, full_control=(0,))
    before = Moment(table.state)
    table.do("use WAIT of Idle")
    assert is_same(before, table.state), "what has been used and done in a turn is no part of it"
    table.do("use PULL of Lever")
    while table.prompt != "What do you do?":
        table.do(table.offered[-1])
    assert (is_same(before, table.state), is_same_in_sight(before, table.state)) == (False, False)


@pytest.mark.rule("spoils:O45", "spoils:O44", "spoils:414.3a", "spoils:403.5b")
@pytest.mark.parametrize(
    ("effect", "same", "in_sight"),
    [
        ("Put a card from your hand on the bottom of your deck. Draw a card.", False, True),
        ("Discard a location. Put a character from your discard pile into your hand.", False, False),
        ("Put a character from your discard pile into your hand. Discard a character.", True, True),
    ],
)
def test_hands_and_decks_are_out_of_sight_and_discard_piles_in_no_order(
    effect: str, same: bool, in_sight: bool
) -> None:
    lever = item("Lever", "PULL", "Cost: Use this only during your turn.", f"Effect: {effect}")
    a = {"in_play": ["Lever"], "hand": ["Shed"], "discard_pile": ["Grunt", "Trick"]}
    table = plain(lever, A=a, full_control=(0,))
    before = Moment(table.state)
    table.do("use PULL of Lever")
    assert table.prompt == "What do you do?"
    assert (is_same(before, table.state), is_same_in_sight(before, table.state)) == (same, in_sight)
