"""Step 1: adding a Recruit."""

from __future__ import annotations

import pytest

from tests.games.revolution.tale import PLAIN, a, cards, end_turn, log, new, now, offered, own, play, row, situation

X, Y, Z, N = "Goody Alder", "Mercy Vane", "Widow Harrow", "The Ferryman"


def flip(spaces: dict[int, str], deck: list[str], *, blessings: dict[str, str] | None = None) -> list[str | None]:
    """The Recruit spaces after a flip."""
    table = situation(
        seats=1, cards=cards(blessings=blessings), step="add a recruit", turn=2, recruits=spaces, recruit_deck=deck
    )
    return row(table)


@pytest.mark.rule("revolution:recruit-step.1")
def test_step_1_is_left_out_on_the_first_turn_of_the_game_only() -> None:
    table = new(seats=2, cards=PLAIN)
    assert len(now(table)["recruit deck"]) == 30
    end_turn(table)
    assert now(table)["turn"] == 2
    assert len(now(table)["recruit deck"]) == 29


@pytest.mark.rule("revolution:recruit-step.2")
@pytest.mark.rule("revolution:recruit-step.4")
def test_one_card_is_flipped_into_the_leftmost_space() -> None:
    assert flip({2: X}, [N, Y]) == [N, X, None]
    table = situation(seats=1, step="add a recruit", recruit_deck=[N, Y])
    assert now(table)["recruit deck"] == [Y]
    table = situation(seats=1, step="add a recruit", recruit_deck=["Blessing 1", Y])
    assert now(table)["recruit deck"] == [Y]


@pytest.mark.rule("revolution:recruit-step.3")
@pytest.mark.rule("revolution:recruit-step.3#2")
def test_a_blessing_is_carried_out_and_discarded_and_nothing_replaces_it() -> None:
    blessed = cards(blessings={"Blessing 1": "Move the Liberty marker 1 space toward Liberty."})
    table = situation(
        seats=1, cards=blessed, step="add a recruit", recruits={1: X, 2: Y, 3: Z}, recruit_deck=["Blessing 1", N]
    )
    assert row(table) == [X, Y, Z]
    assert now(table)["recruit discard"] == ["Blessing 1"]
    assert now(table)["liberty"] == 5
    table = situation(seats=1, step="add a recruit", recruits={2: Y, 3: Z}, recruit_deck=["Blessing 1", N])
    assert row(table) == [None, Y, Z]
    assert now(table)["recruit deck"] == [N]


@pytest.mark.rule("revolution:recruit-step.5")
@pytest.mark.rule("revolution:open.18")
def test_a_gap_swallows_the_push() -> None:
    assert flip({1: X, 3: Z}, [N]) == [N, X, Z]
    assert flip({2: Y, 3: Z}, [N]) == [N, Y, Z]
    assert flip({2: Y}, [N]) == [N, Y, None], "of two gaps the first: nobody is pushed further than needed"
    table = situation(seats=1, step="add a recruit", recruits={2: Y, 3: Z}, recruit_deck=[N])
    assert now(table)["recruit discard"] == []


@pytest.mark.rule("revolution:recruit-step.6")
def test_only_a_full_row_loses_its_rightmost() -> None:
    table = situation(seats=1, step="add a recruit", recruits={1: X, 2: Y, 3: Z}, recruit_deck=[N])
    assert row(table) == [N, X, Y]
    assert now(table)["recruit discard"] == [Z]
    gap = situation(seats=1, step="add a recruit", recruits={1: X, 3: Z}, recruit_deck=[N])
    assert (row(gap), now(gap)["recruit discard"]) == ([N, X, Z], [])


@pytest.mark.rule("revolution:recruit-step.7")
@pytest.mark.rule("revolution:end.11")
def test_an_empty_recruit_deck_is_never_made_anew() -> None:
    table = situation(
        seats=1,
        step="add a recruit",
        recruits={1: X, 3: Z},
        recruit_deck=[],
        recruit_discard=[Y, N],
        moon=10,
        A={"hand": ["Seeker FH", "Seeker FB", "Seeker FR"], "deck": [], "discard": []},
    )
    assert row(table) == [X, None, Z]
    assert now(table)["recruit discard"] == [Y, N]
    assert f"recruit {X}" in offered(table)
    turn = now(table)["turn"]
    end_turn(table)
    assert now(table)["turn"] == turn + 1, "the game goes on"
    assert row(table) == [X, None, Z]


@pytest.mark.rule("revolution:recruit-step.8")
@pytest.mark.parametrize(("blessings", "last"), [(3, 31), (6, 34)])
def test_flips_happen_as_long_as_there_are_cards(blessings: int, last: int) -> None:
    plain = cards(spaces=20, loss=[20, 20, 20, 20])
    table = new(seats=2, cards=plain, blessings=blessings)
    while now(table)["turn"] < last:
        # An Event goes each turn, so that the line never fills; nobody draws.
        event = next(iter(name for name in now(table)["event line"].values() if name is not None), None)
        assert event is not None
        position = now(table)
        position["event line"] = {}
        position["event discard"] = [*position["event discard"], event]
        table = situation(
            seats=2,
            cards=plain,
            options={"blessings": blessings},
            **{key.replace(" ", "_"): value for key, value in position.items() if key != "players"},
            **position["players"],
        )
        end_turn(table)
    assert now(table)["turn"] == last
    assert now(table)["recruit deck"] == []
    assert len([1 for line in log(table) if "The Recruit deck is empty" in line]) == 0
    end_turn(table)
    assert "The Recruit deck is empty" in log(table)


@pytest.mark.rule("revolution:recruit-step.9")
def test_gaps_in_the_row_are_not_closed() -> None:
    table = situation(seats=1, recruits={1: X, 2: "The Tin Lantern", 3: Z}, A={"hand": ["Seeker FH"]})
    play(table, "recruit The Tin Lantern")
    assert row(table) == [X, None, Z]
    assert own(table)["deck"][0] == "The Tin Lantern"
    prices = [one.costs for one in (table.view(0).recruits["1"], table.view(0).recruits["3"])]
    assert prices == [2, 1]
    assert a("FH") in own(table)["hand"]
