"""3.4 and 3.5 The areas of play, what may be in them, and the field."""

from __future__ import annotations

import pytest

from coven.games.revel import GAME
from coven.games.revel.areas.areas import SPACES
from coven.games.revel.areas.elements import ON_FIELD, Zone
from coven.kernel import PositionError, SetupError, Table
from tests.games.revel.stage import Plain, Stage, shield, stage, stance, strike, witch

PURGE = strike("Purge", 1, "This Spell's Power Is: Discard any 1 other spell.")


@pytest.mark.rule("revel:3.4.1", "revel:3.4.9")
def test_a_player_has_thirteen_areas_nine_of_them_on_the_field() -> None:
    areas = [(zone, n) for zone in Zone for n in range(SPACES if zone is Zone.SIDE else 1)]
    assert len(areas) == 13
    on_field = [zone for zone, _ in areas if zone in ON_FIELD]
    assert sorted(zone.value for zone in on_field) == ["resource", *["side"] * 5, "stamina", "stance", "witch"]
    off = {zone for zone, _ in areas if zone not in ON_FIELD}
    assert off == {Zone.DECK, Zone.DISCARDS, Zone.HAND, Zone.RESERVE}


@pytest.mark.rule("revel:3.4.1", "revel:3.4.2", "revel:3.4.6", "revel:3.4.7", "revel:3.9.1")
def test_a_fresh_game_holds_the_starting_cards_and_nothing_else() -> None:
    t = Stage(Table(GAME, GAME.settle(), 3))
    for seat, side in (("A", t.view().A), ("B", t.view().B)):
        assert side.witch is not None
        assert len(side.resources) == 1
        assert side.resources["Passion"].marks == 0
        assert side.stamina == 4
        assert side.stance is None
        assert set(side.spells.values()) == {None}
        assert side.discards == ()
        assert (len(side.hand), side.deck_size) == (3, 22), seat


@pytest.mark.rule("revel:3.4.3", "revel:3.6.1")
def test_nobody_sees_into_a_deck() -> None:
    t = stage(
        shield("Ward", 2),
        PURGE,
        stance("Tuck", "This Stance's Power Is: Stash 1 card from your hand."),
        A={"stance": "Tuck", "hand": ["Ward"], "deck": ["Purge", "Plain Spark"]},
        B={"deck": ["Ward", "Plain Spark"]},
    )
    for _ in range(2):
        for seat in ("A", "B", None):
            assert (t.view(seat).A.deck_size, t.view(seat).B.deck_size) == (len(t.A["deck"]), 2)
            assert "Purge" not in repr(t.view(seat))
        if "use Tuck" in t.offered:
            t.do("use Tuck")
    # Although A put Ward there, it can't be looked at any more.
    assert t.A["deck"] == ["Purge", "Plain Spark", "Ward"]
    assert "Ward" not in repr(t.view("A"))
    assert "Ward" not in repr(t.view("B"))
    assert t.at_rest()


@pytest.mark.rule("revel:3.4.4", "revel:3.7.1")
def test_discards_are_seen_by_all_and_their_order_says_nothing() -> None:
    cards = (PURGE, shield("Ward", 2, "Your spells have +1 Resistance."))
    views = []
    for discards in (["Ward", "Purge"], ["Purge", "Ward"]):
        t = stage(*cards, A={"discards": discards, "spells": {1: "Purge", 2: "Plain Spark"}})
        t.do("use Purge")
        assert t.at_rest()
        views.append([t.view(seat) for seat in ("A", "B")])
        for seat in ("A", "B"):
            assert t.view(seat).A.discards == ("Plain Spark", "Purge", "Ward")
    assert views[0] == views[1]


@pytest.mark.rule("revel:3.4.5")
def test_a_hand_is_seen_by_its_own_player_only() -> None:
    t = stage(shield("Ward", 2), A={"hand": ["Ward", "Plain Spark"], "deck": ["Ward", "Plain Spark"]}, plays=2)
    t.do("draw a card")
    assert t.view("A").A.hand == ("Plain Spark", "Ward", "Ward")  # drawn cards go there
    assert t.view("B").A.hand == (None, None, None)
    assert t.view(None).A.hand == (None, None, None)
    assert "Ward" not in repr(t.view("B"))
    assert t.log("A")[-1] == "A draws Ward"
    assert t.log("B")[-1] == "A draws a card"
    assert t.at_rest()


@pytest.mark.rule("revel:3.4.6")
def test_each_side_faces_one_other_side() -> None:
    t = stage(
        strike("Spite", 1, "This Spell's Power Is: Discard the opposing spell."),
        A={"spells": {3: "Spite"}},
        B={"spells": {2: "Plain Spark", 3: "Plain Spark", 4: "Plain Spark"}},
    )
    t.do("use Spite")
    assert list(t.B["spells"]) == [2, 4]
    assert t.why_not("play Plain Spark in space 6") is not None
    with pytest.raises(PositionError, match=r"1 to 5.*3\.4\.6"):
        stage(A={"spells": {6: "Plain Spark"}})
    with pytest.raises(PositionError, match=r"1 to 5.*3\.4\.6"):
        stage(A={"spells": {0: "Plain Spark"}})
    assert t.at_rest()


@pytest.mark.rule("revel:3.4.7")
def test_a_stance_area_never_holds_two() -> None:
    calm, storm = stance("Calm"), stance("Storm")
    t = stage(calm, storm, A={"stance": "Calm", "hand": ["Storm"]}, plays=2)
    t.do("play a card")
    assert t.A["stance"] == "Storm"
    assert t.A["discards"] == ["Calm"]
    with pytest.raises(PositionError, match="2 cards can't be there"):
        stage(calm, storm, A={"stance": {"cards": ["Calm", "Storm"]}})
    assert t.at_rest()


@pytest.mark.rule("revel:3.4.8")
def test_a_lost_marker_goes_to_reserve() -> None:
    t = stage(stance("Ache", "This Stance's Power Is: Lose 1 Stamina."), A={"stance": "Ache"})
    before = t.A
    t.do("use Ache")
    assert t.A["stamina"] == 3
    assert all(t.A[area] == before[area] == [] for area in ("discards", "hand"))
    assert len(t.A["deck"]) == 10
    assert t.at_rest()


@pytest.mark.rule("revel:3.4.10")
def test_an_ongoing_effect_of_a_card_off_the_field_changes_nothing() -> None:
    heat = stance("Heat", "Your strike spells have +1 Power.")
    for where in ("discards", "hand", "deck"):
        t = stage(heat, A={where: ["Heat"] * 2, "spells": {1: "Plain Spark"}})
        assert power(t, 1) == 1
    t = stage(heat, A={"stance": "Heat", "spells": {1: "Plain Spark"}})
    assert power(t, 1) == 2
    assert t.at_rest()


def power(t: Stage, space: int) -> int | None:
    spell = t.view().A.spells[space]
    assert spell is not None
    return spell.power


@pytest.mark.rule("revel:3.4.11")
def test_moving_about_the_field_is_neither_leaving_nor_entering_it() -> None:
    t = stage(
        strike(
            "Echo", 2, "When This Spell Leaves The Field: Gain 1 Passion.", "This Spell's Power Is: Draw this spell."
        ),
        witch(
            "Watcher",
            "When A Spell Enters The Field: Gain 3 Passion.",
            "When A Spell Leaves The Field: Lose 5 Passion.",
        ),
        stance("Side Step", "This Stance's Power Is: Move 1 of your spells to an empty side of yours."),
        A={"stance": "Side Step", "spells": {1: "Echo"}, "resources": {"Passion": 9}},
        B={"witch": "Watcher", "resources": {"Passion": 9}},
        plays=2,
    )
    t.do("use Side Step", "space 2")
    assert list(t.A["spells"]) == [2]
    assert t.A["resources"] == t.B["resources"] == {"Passion": 9}
    t.do("use Echo")  # off the field
    assert t.A["resources"] == {"Passion": 10}
    assert t.B["resources"] == {"Passion": 4}
    t.do("play a card", "space 1")  # and back
    assert t.A["resources"] == {"Passion": 10}
    assert t.B["resources"] == {"Passion": 7}
    assert t.at_rest()


@pytest.mark.rule("revel:3.4.12", "revel:1.6.2")
def test_ones_side_takes_only_ones_own_spell_cards() -> None:
    t = stage(
        PURGE,
        stance("Calm"),
        stance("Raise", "This Stance's Power Is: Put 1 spell card from any discards onto an empty side of yours."),
        A={"stance": "Raise", "discards": ["Calm", "Purge", "Plain Spark"]},
        B={"discards": ["Purge"]},
    )
    t.do("use Raise")
    assert t.offered == ["Purge", "Plain Spark"]  # neither the stance nor what is B's
    t.do("Plain Spark", "space 5")
    assert t.A["spells"] == {5: "Plain Spark"}
    assert t.A["discards"] == ["Calm", "Purge"]
    assert t.B["discards"] == ["Purge"]
    assert t.B["spells"] == {}
    assert t.at_rest()


@pytest.mark.rule("revel:3.4.12")
def test_what_only_others_own_can_not_be_put_on_ones_side() -> None:
    t = stage(
        stance("Raise", "This Stance's Power Is: Put 1 spell card from any discards onto an empty side of yours."),
        A={"stance": "Raise"},
        B={"discards": ["Plain Spark"]},
    )
    assert "use Raise" not in t.offered
    assert t.why_not("use Raise") == "4.7.7"
    with pytest.raises(PositionError, match="can't be there"):
        stage(stance("Calm"), A={"spells": {1: "Calm"}})
    assert t.at_rest()


@pytest.mark.rule("revel:3.4.13")
def test_counters_without_an_owner_may_lie_on_a_spell() -> None:
    t = stage(
        stance("Fan", "This Stance's Power Is: Add a +1 to any 1 spell."),
        A={"stance": "Fan"},
        B={"spells": {1: "Plain Spark"}},
    )
    t.do("use Fan")
    assert t.B["spells"] == {1: {"cards": ["Plain Spark"], "+1s": 1}}
    assert t.at_rest()


@pytest.mark.rule("revel:3.4.14")
def test_discarding_a_hand_discards_every_card_of_it() -> None:
    t = stage(
        shield("Ward", 2),
        stance("Empty", "This Stance's Power Is: Discard your hand."),
        A={"stance": "Empty", "hand": ["Ward", "Plain Spark", "Ward"]},
        B={"hand": ["Ward"]},
    )
    t.do("use Empty")
    assert t.A["hand"] == []
    assert sorted(t.A["discards"]) == ["Plain Spark", "Ward", "Ward"]
    assert t.B["hand"] == ["Ward"]
    assert t.at_rest()


@pytest.mark.rule("revel:3.4.14")
def test_shuffling_a_deck_shuffles_all_of_it() -> None:
    t = stage(
        shield("Ward", 2),
        PURGE,
        stance("Mix", "This Stance's Power Is: Shuffle your deck."),
        A={"stance": "Mix", "deck": ["Ward", "Purge", "Plain Spark"]},
        B={"deck": ["Ward", "Purge", "Plain Spark"]},
        luck=[(2, 0, 1)],
    )
    t.do("use Mix")
    assert t.A["deck"] != ["Ward", "Purge", "Plain Spark"]
    assert sorted(t.A["deck"]) == ["Plain Spark", "Purge", "Ward"]
    assert t.B["deck"] == ["Ward", "Purge", "Plain Spark"]
    assert t.at_rest()


DECK = "Witch: {witch}\n" + "".join(f"2 Card{n}\n" for n in range(12)) + "1 Card12\n"
CARDS = [strike(f"Card{n}", 1) for n in range(13)]


def brought(*cards: str, deck: str) -> Stage:
    setup = GAME.settle(brings=(deck, DECK.format(witch="Novice")), components="----\n".join((*CARDS, *cards)))
    return Stage(Table(GAME, setup, 1))


@pytest.mark.rule("revel:3.5.1")
def test_only_one_witch_and_nothing_but_a_witch_starts_in_the_witch_area() -> None:
    assert brought(deck=DECK.format(witch="Novice")).A["witch"] == "Novice"
    with pytest.raises(SetupError, match="witch"):
        brought(stance("Calm"), deck=DECK.format(witch="Calm"))
    with pytest.raises(SetupError, match="witch"):
        brought(witch("Twin"), deck=DECK.format(witch="Novice") + "Witch: Twin\n")
    with pytest.raises(PositionError, match="A's witch: Calm can't be there"):
        stage(stance("Calm"), A={"witch": "Calm"})
    with pytest.raises(PositionError, match="2 cards can't be there"):
        stage(A={"witch": {"cards": ["Novice", "Novice"]}})


@pytest.mark.rule("revel:3.5.2")
def test_the_resource_area_starts_with_what_the_witch_names_if_anything() -> None:
    assert brought(deck=DECK.format(witch="Novice")).A["resources"] == {"Passion": 0}
    t = brought(witch("Hermit", of=None), deck=DECK.format(witch="Hermit"))
    assert t.A["witch"] == "Hermit"
    assert t.A["resources"] == {}
    assert t.B["resources"] == {"Passion": 0}
    with pytest.raises(PositionError, match=r"no resource card.*3\.5\.2"):
        stage(A={"resources": {"Plain Spark": 1}})


@pytest.mark.rule("revel:3.5.3")
def test_only_markers_are_in_a_stamina_area() -> None:
    assert brought(deck=DECK.format(witch="Novice")).A["stamina"] == 4
    with pytest.raises(PositionError, match="stamina"):
        stage(A={"stamina": ["Plain Spark"]})
    with pytest.raises(SetupError, match="Stamina"):
        brought(deck=DECK.format(witch="Novice").replace("1 Card12", "1 Stamina"))


@pytest.mark.rule("revel:3.5.4")
def test_witches_resources_and_stamina_are_seen_by_all() -> None:
    a: Plain = {"resources": {"Passion": 3}, "stamina": 2}
    t = stage(witch("Mistress"), A=a, B={"witch": "Mistress", "resources": {"Passion": 1}})
    for seat in ("A", "B", None):
        view = t.view(seat)
        assert view.A.witch is not None
        assert view.A.witch.name == "Novice"
        assert view.B.witch is not None
        assert view.B.witch.name == "Mistress"
        assert [(r.name, r.marks) for r in view.A.resources.values()] == [("Passion", 3)]
        assert [(r.name, r.marks) for r in view.B.resources.values()] == [("Passion", 1)]
        assert (view.A.stamina, view.B.stamina) == (2, 4)
    assert t.at_rest()
