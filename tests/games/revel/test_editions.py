"""The differences D01 to D33 between the starter manual and the comprehensive rules, each in a situation of its own.

Where the manual is silent the two play alike, by the comprehensive rules; that too is shown.
"""

from __future__ import annotations

from typing import Any

import pytest

from coven.games.revel import GAME
from coven.games.revel.cards import read_cards, shipped
from coven.games.revel.cards.deckbuilding import check_deck
from coven.games.revel.editions import EDITIONS
from coven.kernel import Table
from tests.games.revel.stage import Stage, resource, shield, stage, stance, strike, witch

STARTER, COMPREHENSIVE = "starter", "comprehensive"
both = pytest.mark.parametrize("edition", [STARTER, COMPREHENSIVE])

SPARK = "Plain Spark"
CARDS = (
    strike("Ember", 3, icons="flames"),
    strike("Torch", 5, icons="flames"),
    strike("Steam", 1, icons="flames, currents"),
    shield("Ward", 3),
    shield("Wall", 4),
    stance("Calm"),
)


def of(edition: str, *cards: str, **position: Any) -> Stage:
    return stage(*CARDS, *cards, edition=edition, **position)


def with_power(edition: str, *instructions: str, cards: tuple[str, ...] = (), **position: Any) -> Stage:
    """A's witch, Tess, has a Power for each of the instructions."""
    tess = witch("Tess", *[f"Her Power Is: {body}" for body in instructions])
    a = {"witch": "Tess", **position.pop("A", {})}
    return of(edition, tess, *cards, A=a, **position)


def sparks(*spaces: int) -> dict[int, Any]:
    """A strike of Power 1 in each of these spaces."""
    return dict.fromkeys(spaces, SPARK)


def game(edition: str) -> Stage:
    return Stage(Table(GAME, GAME.settle(options={"edition": edition}), 0))


@pytest.mark.rule("revel-starter:D01", "revel-starter:D02", "revel-starter:D03")
@both
def test_d01_d02_d03_opening_hands(edition: str) -> None:
    """Two cards, kept, and then who goes first; or who goes first, three cards, and an exchange."""
    t = game(edition)
    told = t.log()
    first = next(place for place, words in enumerate(told) if words.endswith("goes first"))
    size = 2 if edition == STARTER else 3
    draws = [place for place, words in enumerate(told) if words.endswith(f"draws {size} cards")]
    assert len(draws) == 2
    if edition == STARTER:
        assert max(draws) < first
        assert (t.prompt, t.view().turn) == ("What do you do?", 1)
    else:
        assert min(draws) > first
        assert (t.prompt, t.view().turn) == ("Which opening card do you stash?", 0)
        assert len(t.A["hand"]) == len(t.B["hand"]) == 3


@pytest.mark.rule("revel-starter:D04", "revel-starter:D05")
@both
def test_d04_d05_five_leads_in_the_middle_of_ones_turn(edition: str) -> None:
    t = of(edition, A={"hand": ["Ember", "Wall"], "spells": sparks(1, 2, 3, 4)}, plays=2)
    t.do("play a card", "Ember")
    assert t.view().A.spaces_won == 5
    if edition == STARTER:
        assert t.view().result == "A wins by having five winning spells (win.1)"
    else:
        assert t.asked == "A"  # the turn goes on
        t.do("pass")
        assert t.view().result == "A wins by domination (2.7.1)"


@pytest.mark.rule("revel-starter:D04")
@both
def test_d04_five_leads_in_the_opponents_turn(edition: str) -> None:
    lena = witch("Lena", "Her Power Is: Discard any 1 of your spells.")
    b = {"witch": "Lena", "spells": {5: "Wall"}}
    t = of(edition, lena, A={"spells": sparks(1, 2, 3, 4, 5)}, B=b, current="B", turn=2)
    t.do("B: use Lena")
    assert t.view().A.spaces_won == 5
    assert (t.view().result is not None) == (edition == STARTER)
    assert t.asked == (None if edition == STARTER else "B")


@pytest.mark.rule("revel-starter:D05", "revel-starter:D06")
@both
def test_d05_d06_idling_under_domination(edition: str) -> None:
    t = of(edition, B={"spells": sparks(1, 2, 3)})
    assert t.view().B.dominating == (edition == STARTER)
    t.do("A: pass")
    assert t.A["stamina"] == (3 if edition == STARTER else 4)
    assert any("domination" in words for words in t.log()) == (edition == STARTER)
    assert t.at_rest()


@pytest.mark.rule("revel-starter:D07")
@both
def test_d07_the_fifth_spell(edition: str) -> None:
    t = of(edition, A={"hand": ["Wall"], "spells": sparks(1, 2, 3, 4)}, plays=2)
    t.do("play a card")
    assert t.A["stamina"] == (3 if edition == STARTER else 4)
    assert t.at_rest()


@pytest.mark.rule("revel-starter:D08")
@both
def test_d08_drawing_the_last_card(edition: str) -> None:
    t = of(edition, A={"deck": [SPARK]}, plays=2)
    t.do("draw a card")
    assert t.A["stamina"] == (4 if edition == STARTER else 0)
    assert t.at_rest()


@pytest.mark.rule("revel-starter:D08")
@both
def test_d08_drawing_too_many_and_refilling_the_deck_at_once(edition: str) -> None:
    t = with_power(edition, "Draw 2 cards. Stash 1 card from your hand.", A={"deck": [SPARK]}, plays=2)
    t.do("use Tess")
    assert t.A["deck"] == [SPARK]
    assert t.A["stamina"] == (0 if edition == STARTER else 4)
    assert t.at_rest()


@pytest.mark.rule("revel-starter:D09")
@both
def test_d09_an_extra_draw_from_an_empty_deck(edition: str) -> None:
    t = of(edition, A={"deck": [], "stamina": 1, "hand": ["Ember"]})
    assert ("draw a card" in t.offered) == (edition == STARTER)
    assert t.why_not("draw a card") == (None if edition == STARTER else "2.4.8")
    assert t.at_rest()


@pytest.mark.rule("revel-starter:D10")
@both
@pytest.mark.parametrize(("stamina", "starter", "comprehensive"), [(0, 0, 1), (1, 1, 1), (3, 3, 3)])
def test_d10_actions_in_the_final_turn(edition: str, stamina: int, starter: int, comprehensive: int) -> None:
    lena = witch("Lena", "Her Power Is: Gain 1 Passion.")
    t = of(edition, lena, A={"stamina": 0}, B={"witch": "Lena", "stamina": stamina})
    t.do("A: pass")
    assert t.view().final_turn
    assert t.view().plays == (starter if edition == STARTER else comprehensive)
    assert t.at_rest()


@pytest.mark.rule("revel-starter:D10", "revel-starter:final.4")
@both
def test_d10_stamina_lost_as_the_final_turn_starts(edition: str) -> None:
    weary = witch("Weary", "When Your Turn Begins: Lose 1 Stamina.")
    t = of(edition, weary, A={"stamina": 0}, B={"witch": "Weary", "stamina": 3})
    t.do("A: pass")
    assert (t.B["stamina"], t.view().plays) == (2, 2 if edition == STARTER else 3)
    assert t.at_rest()


@pytest.mark.rule("revel-starter:D11")
@both
def test_d11_a_lone_strike_without_power(edition: str) -> None:
    t = with_power(edition, "Any 1 spell has -1 Power until the turn ends.", A={"spells": sparks(1)})
    t.do("use Tess")
    assert t.spell("A", 1).power == 0
    assert t.view().winning[1] == ("A" if edition == STARTER else None)
    assert t.at_rest()


@pytest.mark.rule("revel-starter:D33")
@both
def test_d33_a_shield_with_power(edition: str) -> None:
    spiked = "Spiked\nA Shield Spell\nPower 2\nResistance 2\n"
    t = of(edition, spiked, A={"spells": {1: "Spiked", 2: "Spiked"}}, B={"spells": {2: SPARK}})
    assert (t.view().winning[1], t.view().winning[2]) == ((None, None) if edition == STARTER else ("A", "A"))
    assert t.at_rest()


@pytest.mark.rule("revel-starter:D12")
@both
def test_d12_power_equal_to_resistance(edition: str) -> None:
    t = of(edition, A={"hand": ["Ember"]}, B={"spells": {1: "Ward"}}, plays=2)
    t.do("play a card", "space 1")
    assert t.view().winning[1] == ("A" if edition == STARTER else None)
    assert t.B["spells"] == {1: "Ward"}  # overpowered in neither
    assert t.at_rest()


@pytest.mark.rule("revel-starter:D13")
@both
def test_d13_winning_spells_and_spaces_in_which_a_player_wins_are_as_many(edition: str) -> None:
    t = of(edition, A={"spells": {1: SPARK, 2: "Ember", 3: "Wall"}}, B={"spells": {1: "Torch", 4: SPARK}})
    view = t.view()
    for name, side in (("A", view.A), ("B", view.B)):
        spells = sum(spell.winning for spell in side.spells.values() if spell is not None)
        assert spells == side.spaces_won == list(view.winning.values()).count(name)
    assert (view.A.spaces_won, view.B.spaces_won) == (1, 2)
    assert t.at_rest()


@pytest.mark.rule("revel-starter:D13")
@both
def test_d13_text_may_count_either(edition: str) -> None:
    t = with_power(
        edition,
        "Gain 1 Passion for each of your winning spells.",
        "Gain 1 Passion for each spell space you are winning in.",
        A={"spells": {1: SPARK, 2: "Ember", 3: "Wall"}},
        B={"spells": {1: "Torch", 4: SPARK, 5: SPARK}},
    )
    t.do("use Tess")
    assert t.A["resources"] == {"Passion": 1}
    t.do("use Tess")
    assert t.A["resources"] == {"Passion": 2}
    ends = "A ends the turn with winning spells: 1"
    checked = "Outcome check: A is winning in 1 of the spell spaces"
    told = t.do("pass").log()
    assert (ends in told, checked in told) == ((True, False) if edition == STARTER else (False, True))
    assert t.at_rest()


@pytest.mark.rule("revel-starter:D14", "revel-starter:goal.1")
@both
def test_d14_a_shield_that_is_stronger_stays(edition: str) -> None:
    t = of(edition, A={"hand": ["Ember"]}, B={"spells": {1: "Wall"}}, plays=2)
    t.do("play a card", "space 1")
    assert t.B["spells"] == {1: "Wall"}
    assert t.view().winning[1] is None
    assert t.at_rest()


@pytest.mark.rule("revel-starter:D15")
@both
def test_d15_text_about_plays_means_basic_actions_where_the_manual_knows_no_plays(edition: str) -> None:
    keen = witch("Keen", "Her Power Is: Gain 1 play.", "When You Skip A Play: Gain 1 Passion.")
    t = of(edition, keen, A={"witch": "Keen"})
    t.do("use Keen", "draw a card", "draw a card")
    assert t.A["resources"] == {"Passion": 2}
    told = t.log()
    assert told.count("A takes a basic action") == (2 if edition == STARTER else 0)
    assert told.count("A spends 1 play") == (0 if edition == STARTER else 2)
    assert t.view().current == "B"
    assert t.at_rest()


@pytest.mark.rule("revel-starter:D16", "revel:5.7.4")
@both
def test_d16_a_strike_played_from_discards_onto_a_strike(edition: str) -> None:
    t = with_power(
        edition, "Play 1 strike spell card from your discards.", A={"discards": ["Ember"], "spells": {1: "Torch"}}
    )
    t.do("use Tess")
    assert ("space 1, stitching onto Torch" in t.offered) == (edition == COMPREHENSIVE)
    if edition == STARTER:
        assert t.why_not("space 1") == "stitch.1"
    t.do(t.offered[0])
    if edition == STARTER:
        assert t.A["spells"] == {1: "Torch", 2: "Ember"}
        assert t.A["stamina"] == 4
    else:
        assert t.A["spells"] == {1: {"cards": ["Torch", "Ember"]}}
        assert t.A["stamina"] == 3
    assert t.at_rest()


@pytest.mark.rule("revel-starter:D17")
@both
def test_d17_a_card_with_two_icons_which_the_manual_does_not_have(edition: str) -> None:
    t = of(edition, A={"hand": ["Steam"], "spells": {1: "Ember"}}, plays=2)
    t.do("play a card", "space 1, stitching onto Ember")
    assert t.spell("A", 1).power == 4
    assert t.at_rest()


@pytest.mark.rule("revel-starter:D18")
@both
def test_d18_stamina_is_never_a_card(edition: str) -> None:
    t = with_power(edition, "Discard all cards on your side of the field. Lose 1 Stamina.", A={"spells": sparks(1)})
    t.do("use Tess")
    assert t.A["stamina"] == 3
    assert sorted(t.A["discards"]) == ["Passion", SPARK, "Tess"]
    assert t.at_rest()
    assert f"A places 4 Stamina {'cards' if edition == STARTER else 'markers'}" in game(edition).log()


@pytest.mark.rule("revel-starter:D19")
@both
def test_d19_stitching_without_stamina(edition: str) -> None:
    t = of(edition, A={"hand": ["Ember"], "spells": {1: "Torch"}, "stamina": 0}, plays=2)
    t.do("play a card", "space 1, stitching onto Torch")
    assert t.A["spells"] == {1: {"cards": ["Torch", "Ember"]}}
    assert t.A["stamina"] == 0
    assert t.at_rest()


@pytest.mark.rule("revel-starter:D20")
@both
def test_d20_a_stance_that_the_new_one_needs_for_its_cost(edition: str) -> None:
    cards = (
        witch("Vex", of="Ire"),
        resource("Ire"),
        stance("Font", "You can gain, lose and spend Ire."),
        stance("Wrath", "To Play: Spend 1 Ire."),
    )
    t = of(edition, *cards, A={"witch": "Vex", "hand": ["Wrath"], "stance": "Font", "resources": {"Ire": 1}}, plays=2)
    t.do("play a card")
    if edition == STARTER:
        t.do("pay")
        assert (t.A["stance"], t.A["discards"], t.A["resources"]) == ("Wrath", ["Font"], {"Ire": 0})
        assert t.view().plays == 1
    else:
        assert (t.A["stance"], t.A["discards"], t.A["resources"]) == ("Font", [], {"Ire": 1})
        assert t.view().plays == 2
    assert t.at_rest()


@pytest.mark.rule("revel-starter:D21")
@both
def test_d21_a_shield_that_can_not_be_discarded_can_not_be_replaced(edition: str) -> None:
    rooted = stance("Rooted", "Your shield spells can't be discarded.")
    t = of(edition, rooted, A={"hand": ["Ember"], "spells": {1: "Wall"}, "stance": "Rooted"}, plays=2)
    t.do("play a card")
    assert t.why_not("space 1") == ("D21" if edition == STARTER else "5.7.9")
    t.do("space 2")
    assert t.A["spells"] == {1: "Wall", 2: "Ember"}
    assert t.at_rest()


@pytest.mark.rule("revel-starter:D22")
@both
def test_d22_the_current_players_effects_come_first(edition: str) -> None:
    hail = strike("Hail", 1, "On Play: Gain 1 Passion.")
    envy = witch("Envy", "When Your Opponent Plays A Card: Gain 1 Passion.")
    t = of(edition, hail, envy, A={"hand": ["Hail"]}, B={"witch": "Envy"}, plays=2)
    t.do("play a card", "space 1")
    gains = [words for words in t.log() if "gains" in words]
    assert gains == ["A gains 1 Passion", "B gains 1 Passion"]
    assert t.at_rest()


@pytest.mark.rule("revel-starter:D23")
@both
def test_d23_a_shield_used_from_hand_is_shown_until_the_next_check(edition: str) -> None:
    used = "If this card is in your hand, stash 1 card from your hand and stop the overpower."
    guard = shield("Guard", 1, f"When Your Opponent Tries To Overpower: {used}")
    t = of(edition, guard, A={"hand": ["Ember"]}, B={"hand": ["Guard", SPARK], "spells": sparks(1)}, plays=2)
    t.do("play a card", "space 1", "B: reveal Guard")
    assert (t.asked, t.view("A").B.revealed) == ("B", ("Guard",))
    t.do(f"B: {SPARK}")
    assert t.view("A").B.revealed == ()
    assert (t.B["spells"], t.B["hand"]) == (sparks(1), ["Guard"])
    assert t.at_rest()


@pytest.mark.rule("revel-starter:D24")
@both
def test_d24_a_power_whose_card_came_back_in_the_same_turn(edition: str) -> None:
    glow = strike("Glow", 1, "This Spell's Power Is: Gain 1 Passion.")
    t = with_power(edition, "Draw any 1 of your spells.", cards=(glow,), A={"spells": {1: "Glow"}}, plays=2)
    t.do("use Glow", "use Tess", "play a card", "space 1")
    assert ("use Glow" in t.offered) == (edition == COMPREHENSIVE)
    assert t.why_not("use Glow") == (None if edition == COMPREHENSIVE else "turn.6")
    assert t.A["resources"] == {"Passion": 1}
    assert t.at_rest()


@pytest.mark.rule("revel-starter:D25")
@both
def test_d25_five_leads_in_the_final_turn(edition: str) -> None:
    t = of(edition, A={"stamina": 0}, B={"hand": ["Ember", "Wall"], "spells": sparks(1, 2, 3, 4), "stamina": 3})
    t.do("A: pass", "B: play a card", "Ember")
    if edition == STARTER:
        assert t.view().result == "B wins by having five winning spells (win.1)"
    else:
        assert (t.asked, t.view().plays) == ("B", 2)
        t.do("pass")
        assert t.view().result == "B wins by exhaustion (2.9.1)"
    assert t.asked is None


@pytest.mark.rule("revel-starter:D26")
@both
def test_d26_counters_on_a_spell_that_moves_to_another_space(edition: str) -> None:
    t = with_power(
        edition,
        "Move any 1 of your spells to an empty side of yours.",
        A={"spells": {1: {"cards": ["Ember"], "+1s": 2}}},
    )
    t.do("use Tess", "space 2")
    assert t.A["spells"] == {2: {"cards": ["Ember"], "+1s": 2} if edition == STARTER else "Ember"}
    assert t.at_rest()


@pytest.mark.rule("revel-starter:D27")
@both
def test_d27_how_six_counters_are_shown(edition: str) -> None:
    spell = of(edition, A={"spells": {1: {"cards": ["Ember"], "+1s": 6}}}).spell("A", 1)
    assert (spell.plus, spell.power) == (6, 9)
    assert spell.tokens == ((5, 1) if edition == STARTER else (1,) * 6)


@pytest.mark.rule("revel-starter:D28")
@both
def test_d28_what_can_not_be_paid_is_undone_in_both(edition: str) -> None:
    grand = strike("Grand", 6, "To Play: Spend 2 Passion.")
    t = of(edition, grand, A={"hand": ["Grand"], "resources": {"Passion": 1}})
    t.do("play a card")
    assert (t.A["hand"], t.A["resources"], t.view().plays) == (["Grand"], {"Passion": 1}, 1)
    assert t.offered == ["draw a card", "pass"]
    assert t.at_rest()


COLOURS, BEASTS = ("Red", "Blue", "Gold", "Grey", "Pale"), ("Fox", "Owl", "Hare", "Wolf", "Toad")
NAMES = [f"{colour} {beast}" for colour in COLOURS for beast in BEASTS]
SWARM = strike("Swarm", 1, "Only up to 5 copies of this card per deck.")
FURTHER = "----\n".join([*(strike(name, 1) for name in NAMES), SWARM, witch("Lone", of=None)])
INDEX = shipped().plus(read_cards(FURTHER, "further cards"))


def broken(edition: str, lines: list[str], leader: str = "Novice", skip: tuple[str, ...] = ()) -> list[str]:
    """The rules that a deck breaks."""
    text = "\n".join([f"Witch: {leader}", *lines])
    return [reason.rule for reason in check_deck(text, INDEX, EDITIONS[edition], skip)]


@pytest.mark.rule("revel-starter:D29")
@both
def test_d29_a_witch_in_the_draw_deck(edition: str) -> None:
    """The manual refuses it outright; the comprehensive rules by an inference that can be switched off (slip S29)."""
    lines = [*(f"1 {name}" for name in NAMES[:24]), "1 Lone"]
    assert broken(edition, lines) == (["cards.1"] if edition == STARTER else ["S29"])
    assert broken(edition, lines, skip=("S29",)) == (["cards.1"] if edition == STARTER else [])


@pytest.mark.rule("revel-starter:D30")
@both
def test_d30_a_limit_in_card_text(edition: str) -> None:
    lines = [*(f"1 {name}" for name in NAMES[:20]), "5 Swarm"]
    assert broken(edition, lines) == (["deck.2"] if edition == STARTER else [])


@pytest.mark.rule("revel-starter:D31", "revel-starter:D32")
@both
def test_d31_d32_a_witch_without_a_resource(edition: str) -> None:
    """The manual does not foresee her: she plays as the comprehensive rules say."""
    assert broken(edition, [f"1 {name}" for name in NAMES], leader="Lone") == []
    gift = strike("Gift", 1, "On Play: Gain 2 Passion. Draw 1 card.")
    t = of(edition, gift, witch("Lone", of=None), A={"witch": "Lone", "hand": ["Gift"]}, plays=2)
    t.do("play a card", "space 1")
    assert (t.A["resources"], len(t.A["hand"])) == ({}, 1)
    assert t.at_rest()
