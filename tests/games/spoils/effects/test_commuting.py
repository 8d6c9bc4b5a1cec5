"""A faction's two rules: which comes first is asked where that could make a difference, and nowhere else."""

import pytest

from tests.games.spoils.plain import plain
from tests.games.spoils.stage import Stage, faction, item, location, resource
from tests.games.spoils.texts import scene

INN = faction(
    "Inn",
    20,
    "Restore Rule: At the start of your turn, restore all depleted cards you control and detach all resources from"
    " your faction.",
    "Develop Rule: At the start of your turn, draw a card or play a resource.",
)
SPENT = {"card": "Coin", "attached to": "faction"}


def at_start(*cards: str, in_play: tuple[str, ...] = (), hand: str = "Coin") -> Stage:
    """B's turn has begun, with a spent resource and a depleted character."""
    b = {"faction": "Inn", "in_play": [SPENT, {"card": "Grunt", "depleted": True}, *in_play], "hand": [hand]}
    return plain(INN, *cards, B=b, full_control=(0,)).do("end the turn")


@pytest.mark.rule("spoils:503.4", "spoils:202.7", "spoils:202.8")
def test_the_order_is_not_asked_where_both_lead_to_the_same() -> None:
    welcome = item("Mat", "If this card enters play, draw a card.")
    for cards in ((), (welcome,)):
        table = at_start(*cards, in_play=("Mat",) if cards else ())
        assert table.offered == ["draw a card", "play a resource"]
        table.do("B: draw a card")
        assert "depleted" not in table.the("Grunt")
        assert table.free("B") == 1
        assert table.at_rest()


@pytest.mark.rule("spoils:503.4")
@pytest.mark.parametrize(
    "text",
    [
        "If you draw a card, deplete each character you control.",
        "If a card is restored, draw a card.",
        "If a card enters play, draw a card.",
        "If you draw any number of cards, increase the number by 1.",
        "Characters you control are not restored by your Restore Rule.",
        "You cannot draw cards.",
    ],
)
def test_the_order_is_asked_where_something_in_play_has_a_say(text: str) -> None:
    table = at_start(location("Inn Sign", 5, text), in_play=("Inn Sign",))
    assert table.offered == ["Restore Rule", "Develop Rule"]


@pytest.mark.rule("spoils:503.4")
def test_whether_it_is_asked_tells_nothing_of_a_hand() -> None:
    """A resource that does something when it comes may be in any hand, so wherever there is one it is asked."""
    toll = resource("Toll", "If this card enters play, deplete each character you control.", "Provides [D]")
    asked = [at_start(toll, hand=hand).offered for hand in ("Toll", "Coin")]
    assert asked == [["Restore Rule", "Develop Rule"]] * 2
    dues = resource("Dues", "If this card enters play, your faction loses 1 influence.", "Provides [D]")
    asked = [at_start(dues, hand=hand).offered for hand in ("Dues", "Coin")]
    assert asked == [["draw a card", "play a resource"]] * 2


@pytest.mark.rule("spoils:503.4", "spoils:202.7", "spoils:202.8", "spoils:O25")
def test_a_develop_rule_that_does_more_is_put_in_order() -> None:
    for develops, asked in ("draw a card", False), ("draw a card and discard a card", True):
        guild = faction(
            "Guild",
            20,
            "Restore Rule: At the start of your turn, restore all depleted cards you control.",
            f"Develop Rule: At the start of your turn, {develops}.",
        )
        t = scene(guild, A={"hand": ["Trick"]}, B={"faction": "Guild", "in play": ["Grunt"]}, full_control=())
        t.do("end the turn")
        assert (t.asked, t.offered[:2] == ["Restore Rule", "Develop Rule"]) == ("B", asked)
