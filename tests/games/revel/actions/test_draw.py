"""5.1, 5.2 Specialized instructions, drawing and next draws."""

from __future__ import annotations

import pytest

from tests.games.revel.stage import Plain, Stage, shield, stage, stance, strike, witch

EMBER = strike("Ember", 3, icons="flames")
GUST = strike("Gust", 2, icons="flames")
WALL = shield("Wall", 4)


def with_power(instruction: str, a: Plain | None = None, b: Plain | None = None) -> Stage:
    """A's witch, Tess, has a Power that says so; A has 2 plays."""
    tess = witch("Tess", f"Her Power Is: {instruction}")
    return stage(tess, EMBER, GUST, WALL, A={"witch": "Tess", **(a or {})}, B=b, plays=2)


ALIKE = {
    "draw": ("When You Draw A Card", "Draw 1 card.", ["draw a card"]),
    "play": ("When You Play A Card", "Play 1 card from your hand.", ["play a card", "space 2"]),
    "stitch": (
        "When You Stitch A Card",
        "Play 1 card from your hand.",
        ["play a card", "space 1, stitching onto Gust"],
    ),
    "lose Stamina": ("When You Lose Stamina", "Lose 1 Stamina.", ["play a card", "space 1, stitching onto Gust"]),
    "overpower": ("When You Overpower", "Check for overpower for any 1 spell.", ["play a card", "space 3"]),
    "pass": ("When You Pass The Turn", "Pass the turn.", ["pass"]),
}


@pytest.mark.rule("revel:5.1.1")
@pytest.mark.parametrize("meant", ALIKE)
def test_a_specialized_instruction_means_the_same_in_rules_and_effects(meant: str) -> None:
    """Whether a rule or an effect asks for it, the same thing has happened to whoever waits for it."""
    condition, by_effect, by_rule = ALIKE[meant]
    tess = witch("Tess", f"Her Power Is: {by_effect}", f"{condition}: Gain 1 Passion.")
    answers = {
        "play": ["space 2"],
        "stitch": ["space 1, stitching onto Gust"],
        "overpower": ["A's Gust in space 1"],
    }
    for asking in (by_rule, ["use Tess", *answers.get(meant, [])]):
        t = stage(
            tess,
            EMBER,
            GUST,
            A={"witch": "Tess", "hand": ["Ember"], "spells": {1: "Gust"}},
            B={"spells": {1: "Plain Spark", 3: "Gust"}},
            plays=2,
        )
        t.do(*asking)
        assert t.A["resources"] == {"Passion": 1}
        assert t.at_rest()


@pytest.mark.rule("revel:5.2.1")
def test_drawing_a_particular_spell_returns_its_cards_to_hand() -> None:
    t = with_power("Draw any 1 of your spells.", a={"spells": {1: {"cards": ["Ember", "Gust"]}, 2: "Wall"}})
    t.do("use Tess")
    assert t.offered == ["A's Ember & Gust in space 1", "A's Wall in space 2"]
    t.do("A's Ember & Gust in space 1")
    assert sorted(t.A["hand"]) == ["Ember", "Gust"]
    assert t.A["spells"] == {2: "Wall"}
    assert len(t.A["deck"]) == 10
    assert t.A["discards"] == []
    assert t.at_rest()


@pytest.mark.rule("revel:5.2.1", "revel:S33")
def test_a_drawn_card_goes_to_its_own_players_hand() -> None:
    t = with_power("Draw any 1 spell.", b={"spells": {4: "Wall"}})
    t.do("use Tess")
    assert t.B["hand"] == ["Wall"]
    assert t.A["hand"] == []
    assert t.B["spells"] == {}
    assert t.at_rest()


@pytest.mark.rule("revel:5.2.2")
def test_drawing_an_amount_takes_the_top_cards_of_the_deck() -> None:
    t = with_power("Draw 2 cards.", a={"deck": ["Ember", "Gust", "Wall"]}, b={"deck": ["Wall", "Wall"]})
    t.do("use Tess")
    assert t.A["hand"] == ["Ember", "Gust"]
    assert t.A["deck"] == ["Wall"]
    assert t.B["hand"] == []
    assert set(t.view("B").A.hand) == {None}
    assert "A draws 2 cards" in t.log("B")
    assert "A draws Ember, Gust" in t.log("A")
    assert t.at_rest()


@pytest.mark.rule("revel:5.2.3")
def test_the_next_draw_is_the_top_card_and_the_next_three_the_top_three() -> None:
    deck = {"deck": ["Ember", "Gust", "Wall", "Plain Spark"]}
    t = with_power("Stash your next draw.", a=dict(deck))
    t.do("use Tess")
    assert t.A["deck"] == ["Gust", "Wall", "Plain Spark", "Ember"]
    assert t.at_rest()

    t = with_power("Reveal your next 3 draws.", a=dict(deck))
    t.do("use Tess")
    reveals = [words for words in t.log("B") if words.startswith("A reveals")]
    assert reveals == ["A reveals Ember", "A reveals Gust", "A reveals Wall"]
    assert t.A["deck"] == deck["deck"]
    assert t.at_rest()


@pytest.mark.rule("revel:5.2.4")
def test_drawing_from_an_empty_deck_is_skipped_and_the_turn_goes_on() -> None:
    t = stage(EMBER, A={"deck": [], "stamina": 0, "hand": ["Ember"]}, step="start", current="B", turn=2)
    assert (t.asked, t.view().turn) == ("A", 3)
    assert t.A["hand"] == ["Ember"]
    assert t.A["stamina"] == 0
    assert t.B["stamina"] == 4
    assert not any(line.rule.startswith("0.5") for line in t.lines())
    assert t.offered == ["play a card", "pass"]
    assert t.at_rest()


@pytest.mark.rule("revel:5.2.4")
def test_the_draw_itself_costs_nothing_if_the_deck_is_refilled_before_the_check() -> None:
    """Stamina goes in the cleanup check, for a deck that is empty then; not with the draw that finds no card."""
    t = with_power("Draw 2 cards. Stash 1 card from your hand.", a={"deck": ["Ember"], "hand": ["Wall"]})
    t.do("use Tess", "Wall")
    assert t.A["hand"] == ["Ember"]
    assert t.A["deck"] == ["Wall"]
    assert t.A["stamina"] == 4
    assert t.at_rest()


@pytest.mark.rule("revel:5.2.1")
@pytest.mark.parametrize(("place", "passion"), [("hand", 0), ("discards", 1)])
def test_what_is_in_hand_already_is_not_drawn_again(place: str, passion: int) -> None:
    glad = stance("Glad", "When You Choose A Card: Draw it.", "When You Draw A Card: Gain 1 Passion.")
    wren = witch("Wren", f"Her Power Is: Choose 1 card from your {place}.")
    t = stage(glad, wren, A={"witch": "Wren", "stance": "Glad", place: ["Plain Spark"]}).do("use Wren")
    assert (t.A["hand"], t.A["resources"]) == (["Plain Spark"], {"Passion": passion})
    assert t.at_rest()


@pytest.mark.rule("revel:4.9.11", "revel:4.9.12")
@pytest.mark.parametrize(("text", "passion"), [("Draw 1 card", 2), ("Discard 1 card", 0)])
def test_a_draw_that_was_stopped_is_a_cost_that_was_paid(text: str, passion: int) -> None:
    dry = stance("Dry", "When You Would Draw A Card: Stop it.")
    t = stage(witch("Wren", f"Her Power Is: {text} to gain 2 Passion."), dry, A={"witch": "Wren", "stance": "Dry"})
    if "use Wren" in t.offered:
        t.do("use Wren", "pay")
    assert (t.A["hand"], len(t.A["deck"]), t.A["resources"]) == ([], 10, {"Passion": passion})
    assert t.at_rest()


@pytest.mark.rule("revel:4.9.1")
@pytest.mark.parametrize(("wanted", "drawn"), [(1, 1), (2, 0), (3, 0)])
def test_drawing_so_many_cards_or_more_can_be_interrupted(wanted: int, drawn: int) -> None:
    dry = stance("Dry", "When You Would Draw 2 Or More Cards: Stop it.")
    wren = witch("Wren", f"Her Power Is: Draw {wanted} {'card' if wanted == 1 else 'cards'}.")
    t = stage(wren, dry, A={"witch": "Wren", "stance": "Dry"}).do("use Wren")
    assert len(t.A["hand"]) == drawn
    assert t.at_rest()
