"""6 Markers."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

import pytest

from coven.games.revel.areas.markers import MARKER_KINDS
from coven.language import TextError
from tests.games.revel.stage import Stage, shield, stage, stance, strike, witch

CARDS = (strike("Ember", 3), shield("Wall", 4), stance("Calm"))


def with_power(*instructions: str, **a: Any) -> Stage:
    """A's witch, Tess, has a Power for each of the instructions."""
    tess = witch("Tess", *[f"Her Power Is: {body}" for body in instructions])
    return stage(tess, *CARDS, A={"witch": "Tess", **a}, plays=2)


MARKERS_OF_BOTH = [f"{who}'s Stamina marker {n}" for who in "AB" for n in (1, 2, 3, 4)]


@pytest.mark.rule("revel:6.1.1", "revel:6.2.3")
def test_markers_come_and_go_without_a_limit_and_without_being_cards() -> None:
    t = with_power("Lose 3 Stamina.", "Gain 6 Stamina.")
    t.do("use Tess")
    assert (t.A["stamina"], t.A["discards"]) == (1, [])
    t.do("use Tess")
    assert (t.A["stamina"], t.A["discards"]) == (7, [])
    assert t.B["stamina"] == 4
    assert t.at_rest()


@pytest.mark.rule("revel:6.2.3")
def test_a_fifth_stamina_marker_can_be_added() -> None:
    t = with_power("Gain 1 Stamina.")
    t.do("use Tess")
    assert t.view("B").A.stamina == 5
    assert t.at_rest()


@pytest.mark.rule("revel:6.1.2")
@pytest.mark.parametrize("number", [2, 3, 4])
def test_it_makes_no_difference_which_of_the_markers_goes(number: int) -> None:
    one, other = (with_power("Discard 1 of your Stamina markers.") for _ in range(2))
    one.do("use Tess", "A's Stamina marker 1")
    other.do("use Tess", f"A's Stamina marker {number}")
    assert one.truth == other.truth
    assert one.log() == other.log()
    assert one.view() == other.view()
    assert one.at_rest()
    assert other.at_rest()


@pytest.mark.rule("revel:6.1.3")
@pytest.mark.parametrize("noun", ["marker", "Stamina marker", "Stamina"])
def test_markers_are_referred_to_as_such_and_by_their_name(noun: str) -> None:
    t = with_power(f"Choose 1 {noun}. Discard it.")
    t.do("use Tess")
    assert t.offered == MARKERS_OF_BOTH
    t.do("B's Stamina marker 2")
    assert (t.A["stamina"], t.B["stamina"]) == (4, 3)
    assert t.at_rest()


@pytest.mark.rule("revel:6.1.4", "revel:S35")
def test_a_marker_belongs_to_the_player_from_whose_reserve_it_came() -> None:
    """A's effect adds it, but it is B's, who can then choose it as one of B's own."""
    lena = witch("Lena", "Her Power Is: Discard 1 of your Stamina markers.")
    tess = witch("Tess", "Her Power Is: Your opponent gains 1 Stamina.")
    t = stage(lena, tess, A={"witch": "Tess"}, B={"witch": "Lena", "stamina": 0})
    t.do("use Tess")
    assert (t.A["stamina"], t.B["stamina"]) == (4, 1)
    t.do("pass", "B: use Lena")
    assert (t.A["stamina"], t.B["stamina"]) == (4, 0)
    assert t.at_rest()


@pytest.mark.rule("revel:6.2.2")
def test_what_is_said_of_cards_never_touches_markers() -> None:
    t = with_power(
        "Discard all cards on your side of the field.", spells={1: "Ember", 4: "Wall"}, stance="Calm", hand=["Ember"]
    )
    t.do("use Tess")
    assert t.A["stamina"] == 4
    assert t.A["spells"] == {}
    assert sorted(t.A["discards"]) == ["Calm", "Ember", "Passion", "Tess", "Wall"]
    assert t.A["hand"] == ["Ember"]
    assert t.at_rest()


@pytest.mark.rule("revel:6.2.2")
def test_markers_are_not_counted_as_cards_nor_offered_as_cards() -> None:
    t = with_power("Gain 1 Passion for each card on your side of the field.", "Discard 1 card on the field.")
    t.do("use Tess")
    assert t.A["resources"] == {"Passion": 2}  # the witch and the Passion card
    t.do("use Tess")
    assert not any("marker" in words for words in t.offered)
    t.do("B's Passion")
    assert (t.A["stamina"], t.B["stamina"]) == (4, 4)
    assert t.B["discards"] == ["Passion"]
    assert t.at_rest()


@pytest.mark.rule("revel:6.2.4", "revel:6.4.3")
@pytest.mark.parametrize(
    "instruction",
    [
        "Draw the marker chosen above.",
        "Stash the marker chosen above.",
        "Discard 1 of your Stamina markers.",
        "Put the marker chosen above on top of your deck.",
        "Lose 1 Stamina.",
    ],
)
def test_a_marker_that_leaves_the_field_goes_to_reserve_wherever_it_was_sent(instruction: str) -> None:
    t = with_power("Choose 1 of your Stamina markers.", instruction, hand=["Ember"], stamina=2)
    t.do("use Tess", "A's Stamina marker 1", "use Tess")
    if t.asked == "A" and "A's Stamina marker 1" in t.offered:
        t.do("A's Stamina marker 1")
    assert t.A["stamina"] == 1
    assert t.view("B").A.stamina == 1
    assert (t.A["hand"], t.A["discards"]) == (["Ember"], [])
    assert t.A["deck"] == ["Plain Spark"] * 10
    assert t.at_rest()


@pytest.mark.rule("revel:6.2.5")
def test_what_was_added_to_the_field_is_known_to_be_in_reserve() -> None:
    """Stamina is added as the game is set up, so that everybody knows of it from the start."""
    t = stage(step="setup", turn=0)
    for seat in ("A", "B", None):
        for side in (t.view(seat).A, t.view(seat).B):
            assert side.reserve == ("Stamina\nA Marker",)
    assert [words for words in t.log("B") if "Stamina" in words] == [
        "A places 4 Stamina markers",
        "B places 4 Stamina markers",
    ]


@pytest.mark.rule("revel:6.2.6")
def test_a_marker_added_again_is_not_the_one_that_left() -> None:
    t = with_power(
        "Choose 1 of your Stamina markers.", "Lose 4 Stamina. Gain 4 Stamina.", "Discard the marker chosen above."
    )
    t.do("use Tess", "A's Stamina marker 2")
    fork = t.fork().do("use Tess (2)")
    assert fork.A["stamina"] == 3
    t.do("use Tess")
    assert t.A["stamina"] == 4
    assert not any(words.startswith("use") for words in t.offered)
    assert t.why_not("use Tess") is not None
    assert t.at_rest()


@pytest.mark.rule("revel:6.2.6")
def test_counters_on_a_marker_do_not_come_back() -> None:
    t = with_power(
        "Add 2 +1s to any 1 of your Stamina markers.",
        "Lose 4 Stamina. Gain 4 Stamina.",
        "Remove a +1 from any 1 marker.",
    )
    t.do("use Tess", "A's Stamina marker 1")
    assert [words.partition(" ")[0] for words in t.offered[-3:-1]] == ["use", "use"]
    t.do("use Tess")
    assert t.offered == ["draw a card", "pass"]  # there is no +1 on any marker any more
    assert t.at_rest()


@pytest.mark.rule("revel:6.3.1", "revel:6.4.1", "revel:S44")
def test_stamina_is_the_only_kind_and_has_a_name_a_type_and_nothing_else() -> None:
    assert [(asdict(kind), str(kind)) for kind in MARKER_KINDS] == [
        ({"name": "Stamina", "types": ("marker",)}, "Stamina\nA Marker")
    ]


@pytest.mark.rule("revel:6.4.1")
def test_a_counter_on_a_stamina_marker_alters_nothing() -> None:
    t = with_power("Add 3 +1s to any 1 of your Stamina markers.", "Remove all +1s from any 1 spell or stance.")
    before = t.view()
    t.do("use Tess", "A's Stamina marker 1")
    after = t.view()
    assert (after.A.stamina, after.winning) == (before.A.stamina, before.winning)
    assert after.A.spells == before.A.spells
    assert t.at_rest()
    with pytest.raises(TextError, match=r"only .*spells have Power.* \(1\.3\.8\)"):
        with_power("Choose 1 marker with Power. Discard it.")


def test_positions_tell_the_counters_on_markers() -> None:
    t = with_power("Add 2 +1s to any 1 of your Stamina markers.", "Remove 1 +1 from any 1 marker.")
    t.do("use Tess", "A's Stamina marker 3")
    assert t.A["stamina +1s"] == [0, 0, 2, 0]
    again = with_power(
        "Add 2 +1s to any 1 of your Stamina markers.", "Remove 1 +1 from any 1 marker.", **{"stamina +1s": [0, 0, 2, 0]}
    )
    again.do("use Tess (2)")  # only one marker has a +1
    assert again.A["stamina +1s"] == [0, 0, 1, 0]
    assert t.at_rest()
    assert again.at_rest()


@pytest.mark.rule("revel:6.4.2")
def test_stamina_markers_are_never_played() -> None:
    with pytest.raises(TextError, match=r"never played \(6\.4\.2\)"):
        with_power("Play 1 Stamina marker.")
    t = with_power("Draw 1 card.", hand=["Ember", "Calm"])
    assert t.view().A.stamina == t.view().B.stamina == 4
    t.do("play a card")
    assert t.offered == ["Ember", "Calm"]
    t.do("Calm")
    assert t.at_rest()


@pytest.mark.rule("revel:6.4.3")
def test_stamina_is_the_number_of_stamina_markers() -> None:
    t = with_power(
        "Draw 1 card for each of your Stamina markers.", "Gain 1 Passion for each Stamina you have.", stamina=2
    )
    t.do("use Tess", "use Tess")
    assert len(t.A["hand"]) == 2
    assert t.A["resources"] == {"Passion": 2}
    assert t.at_rest()


@pytest.mark.rule("revel:6.4.4", "revel:S31")
@pytest.mark.parametrize(
    "watching",
    ["When You Lose Stamina: Gain 1 Passion.", "When You Would Lose Stamina: Stop it.", "You can't lose Stamina."],
)
def test_losing_stamina_and_discarding_a_stamina_marker_are_the_same(watching: str) -> None:
    truths = []
    for instruction in ("Lose 1 Stamina. Draw 1 card.", "Discard 1 of your Stamina markers. Draw 1 card."):
        watch = stance("Watch", watching)
        tess = witch("Tess", f"Her Power Is: {instruction}")
        t = stage(tess, watch, A={"witch": "Tess", "stance": "Watch"}, plays=2)
        t.do("use Tess")
        if "A's Stamina marker 1" in t.offered:
            t.do("A's Stamina marker 1")
        assert t.A["discards"] == []
        assert len(t.A["hand"]) == 1
        assert t.at_rest()
        truths.append((t.A, t.B))
    assert truths[0] == truths[1]
