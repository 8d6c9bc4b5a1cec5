"""5.4 Revealing cards."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.revel.stage import Stage, shield, stage, strike, witch

CARDS = (strike("Ember", 3), strike("Gust", 2), shield("Wall", 4))


def revealing(*instructions: str, full_control: tuple[int, ...] = (), **a: Any) -> Stage:
    """A's witch, Tess, has a Power for each of the instructions."""
    tess = witch("Tess", *[f"Her Power Is: {body}" for body in instructions])
    return stage(tess, *CARDS, A={"witch": "Tess", **a}, plays=2, full_control=full_control)


@pytest.mark.rule("revel:5.4.1")
def test_a_revealed_card_in_hand_is_shown_to_everybody() -> None:
    t = revealing("Reveal 1 card from your hand until your next turn.", hand=["Ember", "Wall"])
    assert t.view("B").A.revealed == ()
    t.do("use Tess", "Ember")
    for seat in ("A", "B", None):
        assert t.view(seat).A.revealed == ("Ember",)
    assert set(t.view("B").A.hand) == {None}
    assert t.A["revealed"] == {"Ember": "until your next turn"}
    assert "A reveals Ember" in t.log("B")
    assert t.at_rest()


@pytest.mark.rule("revel:5.4.1")
def test_a_card_on_top_of_a_deck_can_be_revealed_and_stays_there() -> None:
    t = revealing("Reveal your next draw until your next turn.", deck=["Gust", "Wall"])
    t.do("use Tess")
    assert t.view("A").A.revealed == t.view("B").A.revealed == ("Gust",)
    assert t.A["deck"] == ["Gust", "Wall"]
    assert t.at_rest()


@pytest.mark.rule("revel:5.4.2")
def test_a_card_that_is_revealed_still_is_none_to_be_revealed() -> None:
    """Of the Ember, the Gust and the Wall in hand everybody sees the Ember: one of the others is to be shown."""
    t = revealing(
        "Reveal 1 card from your hand until your next turn begins.",
        "Reveal 1 card from your hand.",
        hand=["Ember", "Gust", "Wall"],
    )
    t.do("use Tess: Reveal 1 card from your hand until your next turn begins", "Ember", "use Tess")
    assert t.offered == ["Gust", "Wall"]
    t.do("Gust")
    assert t.at_rest()


@pytest.mark.rule("revel:5.4.2", "revel:S19")
def test_what_everybody_sees_already_cannot_be_revealed() -> None:
    t = revealing(
        "Choose 1 card from your hand. You may discard it. Reveal it or draw 1 card.",
        hand=["Ember"],
        deck=["Wall", "Wall"],
        full_control=(0,),
    )
    t.do("use Tess", "Ember", "yes")
    assert t.offered == ["Draw 1 card."]
    t.do("Draw 1 card.")
    assert t.A["hand"] == ["Wall"]
    assert t.A["discards"] == ["Ember"]
    assert not any("reveals" in words for words in t.log("B"))
    assert t.at_rest()


@pytest.mark.rule("revel:5.4.3")
def test_a_revealed_card_is_still_part_of_the_hand() -> None:
    t = revealing(
        "Reveal 1 card from your hand until your next turn.", "Discard your hand.", hand=["Ember", "Gust", "Wall"]
    )
    t.do("use Tess", "Wall")
    seen = t.view("B").A
    assert (seen.revealed, seen.hand) == (("Wall",), (None,) * 3)
    assert t.view("A").A.hand == ("Ember", "Gust", "Wall")
    t.do("use Tess")
    assert t.A["hand"] == []
    assert t.view("B").A.discards == ("Ember", "Gust", "Wall")
    assert t.view("B").A.revealed == ()
    assert t.at_rest()


@pytest.mark.rule("revel:5.4.3")
def test_a_revealed_card_can_be_told_apart_from_the_rest_of_the_hand() -> None:
    """Everybody sees that there is no other card to reveal, and so the Power can't be used again."""
    t = revealing("Reveal 1 card from your hand until your next turn.", "Reveal 1 card from your hand.", hand=["Ember"])
    assert sum(words.startswith("use Tess: Reveal 1 card") for words in t.offered) == 2
    t.do("use Tess")
    assert not any(words.startswith("use") for words in t.offered)
    assert t.at_rest()


@pytest.mark.rule("revel:5.4.4")
def test_a_bare_reveal_lasts_until_the_next_cleanup_check() -> None:
    t = revealing(
        "Reveal 1 card from your hand. Add a +1 to any 1 spell.", hand=["Ember", "Wall"], spells={1: "Gust", 2: "Gust"}
    )
    t.do("use Tess", "Ember")
    assert t.prompt == "Tess: which to add +1s to?"
    assert t.view("B").A.revealed == ("Ember",)
    t.do("A's Gust in space 1")
    assert t.view("B").A.revealed == ()
    assert t.at_rest()


@pytest.mark.rule("revel:5.4.4")
def test_a_reveal_with_a_duration_survives_cleanup_checks() -> None:
    draws = witch(
        "Tess", "Her Power Is: Reveal 1 card from your hand until your next turn.", "Her Power Is: Draw 1 card."
    )
    t = stage(draws, *CARDS, A={"witch": "Tess", "hand": ["Ember", "Wall"]}, plays=3)
    t.do("use Tess", "Ember")
    for act in ("use Tess", "draw a card", "draw a card", "pass"):
        t.do(act)
        assert t.view("B").A.revealed == ("Ember",)
    assert t.view().current == "B"
    t.do("pass")
    assert t.view().current == "A"
    assert t.view("B").A.revealed == ()
    assert t.at_rest()


@pytest.mark.rule("revel:5.4.4")
def test_your_next_turn_is_that_of_the_player_whose_effect_it_is() -> None:
    tess = witch("Tess", "Her Power Is: Your opponent reveals 1 card from their hand until your next turn.")
    t = stage(tess, *CARDS, A={"witch": "Tess"}, B={"hand": ["Ember", "Wall"]})
    t.do("use Tess", "B: Ember", "pass")
    assert t.view().current == "B"
    assert t.view("A").B.revealed == ("Ember",)
    t.do("pass")
    assert t.view().current == "A"
    assert t.view("A").B.revealed == ()
    assert t.at_rest()


@pytest.mark.rule("revel:5.4.4", "revel:5.4.5")
def test_a_reveal_until_the_turn_ends_ends_with_the_turn() -> None:
    t = revealing("Reveal 1 card from your hand until the turn ends.", hand=["Ember", "Wall"])
    t.do("use Tess", "Wall", "draw a card")
    assert t.view("B").A.revealed == ("Wall",)
    t.do("pass")
    assert t.view().current == "B"
    assert t.view("B").A.revealed == ()
    assert t.at_rest()


@pytest.mark.rule("revel:5.4.5")
def test_once_no_longer_revealed_a_card_is_one_of_the_hand_again() -> None:
    t = revealing("Reveal 1 card from your hand.", hand=["Ember", "Wall", "Gust"])
    t.do("use Tess", "Wall")
    seen = t.view("B").A
    assert (seen.hand, seen.revealed, seen.set_apart) == ((None,) * 3, (), 0)
    assert t.view("A").A.hand == ("Ember", "Gust", "Wall")
    assert t.at_rest()


@pytest.mark.rule("revel:5.4.5")
def test_what_leaves_the_hand_later_can_not_be_linked_to_the_card_once_revealed() -> None:
    """B saw the Wall; but when A stashes a card unseen, B can't tell whether it was that one."""
    looks = []
    for stashed in ("Ember", "Wall"):
        t = revealing("Reveal 1 card from your hand.", "Stash 1 card from your hand.", hand=["Ember", "Wall", "Gust"])
        t.do("use Tess", "Wall", "use Tess", stashed)
        looks.append((t.view("B"), t.log("B")))
        assert {"deck": 11, "to": "A"} in t.A["known"]
        known = [entry["among"] for entry in t.A["known"] if entry["to"] == "B"]
        assert known == [{"hand": [1, 2], "deck": [11]}]  # B knows that Wall is still in hand, or else it went
        assert t.at_rest()
    assert looks[0] == looks[1]


@pytest.mark.rule("revel:5.4.6")
def test_a_revealed_card_that_is_discarded_is_public_as_a_discard() -> None:
    t = revealing(
        "Reveal 1 card from your hand until your next turn.", "Discard 1 card from your hand.", hand=["Ember", "Wall"]
    )
    t.do("use Tess", "Ember", "use Tess", "Ember")
    seen = t.view("B").A
    assert (seen.revealed, seen.discards, len(seen.hand)) == ((), ("Ember",), 1)
    assert "revealed" not in t.A
    assert t.at_rest()


@pytest.mark.rule("revel:5.4.6")
def test_a_revealed_card_that_comes_back_to_hand_is_hidden() -> None:
    t = revealing("Draw 1 card.", deck=["Gust", "Wall", "Wall"], revealed={"Gust": "until your next turn"})
    assert t.view("B").A.revealed == ("Gust",)
    t.do("use Tess")
    seen = t.view("B").A
    assert (seen.revealed, seen.hand) == ((), (None,))
    assert t.A["hand"] == ["Gust"]
    assert t.at_rest()


@pytest.mark.rule("revel:5.4.4", "revel:5.4.1")
def test_until_your_next_turn_is_the_next_turn_of_whose_effect_it_is() -> None:
    tess = witch("Tess", "Her Power Is: Your opponent reveals 1 card from their hand until your next turn.")
    t = stage(tess, *CARDS, A={"witch": "Tess"}, B={"hand": ["Ember", "Wall"]})
    t.do("use Tess", "B: Ember", "A: pass")
    assert (t.asked, t.view("A").B.revealed) == ("B", ("Ember",)), "B's own next turn is not meant"
    t.do("B: pass")
    assert (t.asked, t.view("A").B.revealed) == ("A", ())
    assert t.at_rest()
