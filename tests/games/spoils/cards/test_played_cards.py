"""The cards that ship at work, the plainest first: what each of them changes, and what it leaves alone."""

from __future__ import annotations

import pytest

from coven.games.spoils.cards import Trade
from coven.games.spoils.cards.index import shipped
from tests.games.spoils.cards.scene import scene

WITHOUT_TEXT = [
    card.name for card in shipped().values() if card.is_character and not card.texts and card.cost is not None
]
COVERT = [card.name for card in shipped().values() if card.texts == ("Covert",)]
SOLDIER, MACHINE = "Stalwart Soldier", "Legacy Warmachine"


@pytest.mark.parametrize("name", WITHOUT_TEXT)
def test_a_character_without_text_enters_play_with_its_printed_stats(name: str) -> None:
    t = scene(name)
    free = t.free("A")
    t.play(name)
    card = shipped()[name]
    assert t.in_play("A") == [name]
    assert t.stats(name) == card.stats
    assert t.free("A") == free - card.numeric_cost
    assert not t.covert(name)
    assert t.at_rest()


@pytest.mark.parametrize("name", [name for name in WITHOUT_TEXT if shipped()[name].trade is not Trade.BANKER])
def test_and_cannot_be_played_below_its_threshold(name: str) -> None:
    t = scene(a={"hand": [name]}, full_control=(0,))  # with 12 Greed
    assert t.offered == ["end the turn"]


@pytest.mark.parametrize("name", COVERT)
def test_a_covert_character_is_blocked_by_covert_characters_only(name: str) -> None:
    other = "Kinky Asp" if name == "Puddle of Goo" else "Puddle of Goo"
    t = scene(A=[name], B=[MACHINE, other])
    t.do("attack B's faction")
    assert t.covert(name)
    assert t.prompt == "Which character blocks?"
    assert t.offered == [f"B's {other}", "no more"]
    t.do("no more")
    assert t.influence("B") == 25 - (shipped()[name].strength or 0)
    assert t.at_rest()
