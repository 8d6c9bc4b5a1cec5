"""Copies look alike: games played twice, with the copies of each card numbered otherwise, are imagined alike."""

from __future__ import annotations

import random
from typing import Any

import pytest

from coven.games.revel import GAME
from coven.games.revel.areas.elements import Card
from coven.games.revel.areas.state import RevelState
from coven.kernel import Seat
from coven.kernel.table import Table
from tests.games.revel.hidden_cards import asking, crowding, keeping, seeking, setup, straying
from tests.games.revel.stage import Plain


def numbered_otherwise(table: Table, rng: random.Random) -> None:
    """The copies of each card change numbers, before anything has happened."""
    copies: dict[tuple[Seat, str], list[Card]] = {}
    state = table._state
    assert isinstance(state, RevelState)
    for side in state.sides:
        for card in (*side.deck, *side.hand):
            copies.setdefault((card.owner, str(card)), []).append(card)
    for alike in copies.values():
        numbers = [card.number for card in alike]
        rng.shuffle(numbers)
        for card, number in zip(alike, numbers, strict=True):
            card.number = number


def by_names(position: Plain) -> Plain:
    """A position in which a hand is in no order: what is known of its places is known of what lies there."""
    for side in (position["A"], position["B"]):
        hand, known = side["hand"], []
        for entry in side.get("known", ()):
            among = dict(entry.get("among", {}))
            if "hand" in among:
                among["hand"] = sorted(hand[number - 1] for number in among["hand"])
            where = {"hand": hand[entry["hand"] - 1]} if "hand" in entry else {"deck": entry["deck"]}
            known.append({**where, "among": among, "to": entry["to"]})
        side["known"] = sorted(known, key=repr)
    return position


def played_twice(setting: Plain, seed: int, decisions: int) -> tuple[Table, Table]:
    """Two tables at which the same was answered so often."""
    one, two = (Table(GAME, GAME.settle(**setting), seed) for _ in range(2))
    numbered_otherwise(two, random.Random(seed))
    rng = random.Random(seed)
    for _ in range(decisions):
        assert one.decision is not None
        answer = rng.randrange(len(one.decision.choices))
        one.choose(answer)
        two.choose(answer)
    return one, two


def imagined_alike(one: Table, two: Table, dice: int) -> None:
    assert by_names(one.position()) == by_names(two.position())
    for seat in one.seats:
        deals = [by_names(table.imagine(seat, random.Random(dice)).position()) for table in (one, two)]
        assert deals[0] == deals[1]


@pytest.mark.parametrize("setting", [setup, keeping, seeking, asking, straying, crowding])
def test_which_of_several_copies_a_card_is_does_not_matter(setting: Any) -> None:
    for decisions in range(10, 50, 8):
        imagined_alike(*played_twice(setting(decisions), decisions, decisions), dice=decisions)


def test_a_copy_that_was_looked_at_is_not_taken_for_one_that_lies_elsewhere() -> None:
    """Of three copies in A's hand B has seen one where it is, and knows of the others that they are somewhere else in
    it: all three are known to B in what A imagines too."""
    table, _ = played_twice(keeping(5000001), 5000001, 107)
    for position in (table.position(), table.imagine(0, random.Random(107)).position()):
        known = [entry for entry in by_names(position)["A"]["known"] if entry.get("hand") == "Odd F"]
        assert [len(entry["among"].get("hand", ())) for entry in known] == [12, 12, 0]


def test_nor_which_of_them_is_set_apart_when_another_is_shown() -> None:
    """3.8.2 What can't be tried again lies apart, so that a copy which is tried next is another one."""
    imagined_alike(*played_twice(asking(5000004), 5000004, 331), dice=331)
