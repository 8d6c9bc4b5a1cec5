"""507.4, 406.7 Flip Up."""

import pytest

from tests.games.spoils.plain import plain
from tests.games.spoils.stage import character, tactic

MOLE = character("Mole", "2/2/3", "Flip Up 2 [D]", cost="7 DDD")
SPRING = tactic("Spring", "Flip Up 1 [D]", "Effect: Draw a card.", cost="5")


def down(card: str) -> dict[str, str]:
    return {"card": card, "face": "face-down"}


@pytest.mark.rule("spoils:507.4a", "spoils:507.4b", "spoils:O31", "spoils:406.7", "spoils:507.4", "spoils:411.3")
def test_a_face_down_card_is_played_for_its_flip_up_cost_and_helps_to_pay_it() -> None:
    table = plain(MOLE, A={"in_play": [down("Mole"), "Deception"]}, full_control=(0,))
    old = table.the("Mole")["number"]
    assert "flip up Mole" in table.offered
    table.do("flip up Mole")
    mole = table.the("Mole")
    assert mole["number"] != old
    assert mole["flipped up"]
    assert mole["since"] == 3  # a new card: it can't attack this turn
    assert "attached to" not in mole
    assert table.the("Deception")["attached to"] == table.A["faction"]["number"]
    assert table.offered == ["end the turn"]


@pytest.mark.rule("spoils:507.4a", "spoils:507.4d")
def test_flip_up_asks_for_its_threshold_its_cost_and_the_right_time() -> None:
    for in_play, usable in (
        ([down("Mole"), "Deception"], True),
        ([down("Mole"), "Coin"], False),  # no icon
        ([down("Mole"), {"card": "Deception", "attached to": "faction"}], False),  # 1 of 2
        (["Mole", "Deception"], False),  # it is no face-down resource
    ):
        table = plain(MOLE, A={"in_play": in_play}, full_control=(0,))
        assert ("flip up Mole" in table.offered) == usable, in_play
    b = {"in_play": [down("Mole"), down("Spring"), "2x Deception"]}
    table = plain(MOLE, SPRING, A={"hand": ["Grunt"]}, B=b, full_control=(0,))
    table.do("play Grunt")
    assert [words for words in table.offered if not words.startswith("let")] == ["flip up Spring"]
    assert table.why_not("flip up Mole") == "507.4d"
    table.do("flip up Spring", "B's face-down Spring (2)")
    assert len(table.B["hand"]) == 1
    assert table.B["discard pile"] == ["Spring"]


@pytest.mark.rule("spoils:507.4a", "spoils:603.1h")
def test_whoever_controls_it_may_flip_it_up() -> None:
    table = plain(MOLE, A={"in_play": [{**down("Mole"), "of": "B"}, "2x Deception"]}, full_control=(0,))
    table.do("flip up Mole", "A's Deception", "A's Deception")
    assert table.in_play("A") == ["Mole"]


@pytest.mark.rule("spoils:507.4d")
def test_in_a_battle_too_only_what_may_be_played_then_is_flipped_up() -> None:
    b = {"in_play": [down("Mole"), down("Spring"), "2x Deception"]}
    table = plain(MOLE, SPRING, A={"in_play": ["Grunt"]}, B=b, full_control=(0,))
    table.do("attack B's faction", "A's Grunt")
    assert [words for words in table.offered if not words.startswith("let")] == ["flip up Spring", "go on"]
    assert table.why_not("flip up Mole") == "507.4d"
    table.do(*["B: go on"] * 3)
    assert table.B["influence"] == 18
    assert table.at_rest()
