"""Positions of The Spoils: what they say is what is there."""

from __future__ import annotations

from typing import Any

import pytest

from coven.kernel import PositionError, Table
from tests.games.spoils.cards.scene import scene
from tests.games.spoils.stage import GAME, stage

SOLDIER = "Stalwart Soldier"


def again(table: Table) -> Table:
    """A table in the position that another writes."""
    return Table(GAME, table.setup, 0, origin=table.position())


@pytest.mark.rule("spoils:508.1")
def test_what_a_card_has_gained_is_written_and_read() -> None:
    """The Soldier has strength from a tactic and covert from another; the one beside it has gained nothing."""
    t = scene("Dragon Juice", "Air Travel", A=[SOLDIER], B=["Scout"])
    t.play("Dragon Juice", f"A's {SOLDIER}").play("Air Travel", f"A's {SOLDIER}")
    gained = t.the(SOLDIER)["gained"]
    assert [(one["from"], one["until"]) for one in gained] == [
        ("Dragon Juice", "this turn"),
        ("Air Travel", "this turn"),
    ]
    assert (gained[0]["stats"], gained[1]["keyword"]) == ({"strength": 5}, "covert")
    assert "gained" not in t.the("Scout")
    twin = type(t)(again(t.table))
    assert twin.truth == t.truth
    assert (twin.stats(SOLDIER), twin.covert(SOLDIER)) == ((8, 3, 3), True)
    twin.do("end the turn")
    assert (twin.stats(SOLDIER), twin.covert(SOLDIER)) == ((3, 3, 3), False)  # 508, O26


def test_a_position_made_by_hand_gives_cards_text() -> None:
    gained: list[Any] = [
        {"stats": {"strength": 2, "life": -1}},
        {"subtype": "dragon", "until": "for good"},
        {"rules text": "If this card leaves play, draw a card.", "until": "for good"},
    ]
    t = stage(A={"in play": [{"card": SOLDIER, "gained": gained}], "hand": ["Distraction"]}, B={"in play": ["Scout"]})
    (x,) = [x for x in t.state.in_play.values() if x.card.name == SOLDIER]
    assert len(x.gained) == 3
    assert t.view().A.in_play[x.id].strength == 5
    assert t.view().A.in_play[x.id].life == 2
    numbers = [one["number"] for one in t.the(SOLDIER)["gained"]]
    assert numbers == sorted(set(numbers))
    assert again(t.table).position() == t.truth


@pytest.mark.parametrize(
    ("gained", "words"),
    [
        ("covert", "gained text must be a list of 'name: value' lines"),
        ({"keywrd": "covert"}, "has no 'keywrd' (did you mean 'keyword'?)"),
        ({"until": "this turn"}, "needs one of stats, keyword, type, subtype, rules text"),
        ({"keyword": "covert", "type": "item"}, "no more than one"),
        ({"keyword": "fast"}, "keyword must be covert, not 'fast'"),
        ({"type": "hero"}, "type must be one of faction, resource, character"),
        ({"subtype": 3}, "subtype must be a word, not 3"),
        ({"stats": 2}, "stats must say how much of each"),
        ({"stats": {"power": 2}}, "stats must be one of strength, life, speed, structure, not 'power'"),
        ({"stats": {"life": "2"}}, "life must be a whole number"),
        ({"rules text": 7}, "rules text must be a paragraph"),
        ({"rules text": "Draw a crad."}, "crad"),
        ({"keyword": "covert", "until": "tomorrow"}, "until must be one of for good, this turn"),
        ({"keyword": "covert", "by": "C"}, "by must be A or B, not 'C'"),
        ({"keyword": "covert", "from": 3}, "from must be the name of a card, not 3"),
        ({"keyword": "covert", "number": -1}, "number must be a whole number of 0"),
        ({"keyword": "covert", "since": True}, "since must be a whole number of 0"),
    ],
)
def test_what_can_not_be_gained_is_refused_with_its_place(gained: Any, words: str) -> None:
    with pytest.raises(PositionError) as refused:
        stage(A={"in play": [{"card": SOLDIER, "gained": [gained]}]})
    assert f"A's cards in play: {SOLDIER}'s gained text" in str(refused.value)
    assert words in str(refused.value)
