"""5.7 Playing or stitching a spell."""

from __future__ import annotations

import pytest

from tests.games.revel.stage import Plain, shield, stage, stance, strike, witch

EMBER = strike("Ember", 3, icons="flames")
TORCH = strike("Torch", 2, icons="flames")
WAVE = strike("Wave", 2, icons="currents")
STEAM = strike("Steam", 1, icons="flames, currents")
WALL = shield("Wall", 4)
VEIL = shield("Veil", 1)
CARDS = (EMBER, TORCH, WAVE, STEAM, WALL, VEIL)

FREE = ["space 2", "space 3", "space 4", "space 5"]


@pytest.mark.rule("revel:5.7.1", "revel:5.7.7", "revel:S39")
def test_the_space_is_announced_first_then_the_shield_goes_then_the_rest_is_paid() -> None:
    pyre = strike("Pyre", 5, "To Play: Spend 2 Passion.")
    t = stage(*CARDS, pyre, A={"hand": ["Pyre"], "spells": {1: "Wall"}, "resources": {"Passion": 2}}, plays=2)
    t.do("play a card")
    assert t.prompt == "Where does Pyre go?"
    assert t.view("B").A.revealed == ("Pyre",)
    assert (t.A["spells"], t.A["discards"], t.A["resources"]) == ({1: "Wall"}, [], {"Passion": 2})
    t.do("space 1, replacing Wall")
    assert t.prompt == "Pyre: pay? Spend 2 Passion."
    assert (t.A["spells"], t.A["discards"], t.A["resources"]) == ({}, ["Wall"], {"Passion": 2})
    assert t.A["hand"] == ["Pyre"]
    t.do("pay")
    assert (t.A["spells"], t.A["discards"], t.A["resources"]) == ({1: "Pyre"}, ["Wall"], {"Passion": 0})
    assert t.at_rest()


@pytest.mark.rule("revel:5.7.2", "revel:S36")
@pytest.mark.parametrize("card", ["Ember", "Veil"])
def test_an_empty_side_may_be_announced_whatever_stands_across(card: str) -> None:
    t = stage(*CARDS, A={"hand": [card]}, B={"spells": {2: "Wave", 3: "Wall"}}, plays=2)
    t.do("play a card")
    assert t.offered == ["space 1", *FREE]
    t.do("space 3")
    assert t.A["spells"] == {3: card}
    assert t.B["spells"] == {2: "Wave", 3: "Wall"}
    assert t.at_rest()


@pytest.mark.rule("revel:5.7.3")
@pytest.mark.parametrize("card", ["Ember", "Veil"])
def test_a_shield_of_ones_own_may_be_replaced_by_either_kind_of_spell(card: str) -> None:
    t = stage(*CARDS, A={"hand": [card], "spells": {1: "Wall"}}, B={"spells": {4: "Wall"}}, plays=2)
    t.do("play a card")
    assert t.offered == ["space 1, replacing Wall", *FREE]
    t.do("space 1, replacing Wall")
    assert t.A["spells"] == {1: card}
    assert t.A["discards"] == ["Wall"]
    assert t.B["spells"] == {4: "Wall"}
    assert t.A["stamina"] == 4
    assert t.at_rest()


STITCHES: dict[str, tuple[str, Plain | str, bool]] = {
    "a shared icon": ("Ember", "Torch", True),
    "one of two icons": ("Ember", "Steam", True),
    "one of two icons, the other way round": ("Steam", "Wave", True),
    "no icon in common": ("Ember", "Wave", False),
    "no icon at all": ("Plain Spark", "Plain Spark", False),
    "a stitched spell": ("Ember", {"cards": ["Torch", "Steam"]}, False),
    "a shield card": ("Veil", "Torch", False),
}


@pytest.mark.rule("revel:5.7.4")
@pytest.mark.parametrize("case", STITCHES)
def test_a_strike_may_be_stitched_onto_one_strike_card_with_a_common_icon(case: str) -> None:
    card, there, allowed = STITCHES[case]
    t = stage(*CARDS, A={"hand": [card], "spells": {1: there}}, plays=2)
    t.do("play a card")
    name = there if isinstance(there, str) else " & ".join(there["cards"])
    assert t.offered == ([f"space 1, stitching onto {name}", *FREE] if allowed else FREE)
    assert t.why_not("space 1") == ("" if allowed else "5.7.4")  # it is called 'space 1, ...' where it may be
    t.do(t.offered[0])
    assert t.A["spells"] == ({1: {"cards": [name, card]}} if allowed else {1: there, 2: card})
    assert t.at_rest()


@pytest.mark.rule("revel:1.7.10", "revel:5.7.11")
def test_a_counter_that_came_as_the_cost_was_paid_stays_with_those_already_there() -> None:
    kindle = strike("Kindle", 1, "To Play: Add a +1 to any 1 of your spells.", icons="flames")
    wave: Plain = {"cards": ["Wave"], "+1s": 1}
    spells = {1: {"card": "Ember", "+1s": 2}, 2: wave}
    t = stage(*CARDS, kindle, A={"hand": ["Kindle"], "spells": spells}, plays=2)
    t.do("play a card", "space 1, stitching onto Ember", "pay", "A's Ember in space 1")
    assert t.A["spells"] == {1: {"cards": ["Ember", "Kindle"], "+1s": 3}, 2: wave}
    assert (t.spell("A", 1).power, t.spell("A", 2).power) == (7, 3)  # 3 + 1 + 3, and 2 + 1
    assert t.at_rest()


@pytest.mark.rule("revel:5.7.4")
def test_nobody_stitches_onto_an_opponents_spell() -> None:
    t = stage(*CARDS, A={"hand": ["Ember"]}, B={"spells": {1: "Torch"}}, plays=2)
    t.do("play a card")
    assert t.offered == ["space 1", *FREE]
    t.do("space 2")
    assert t.A["stamina"] == 4
    assert t.at_rest()


@pytest.mark.rule("revel:5.7.5")
def test_without_a_side_to_announce_the_play_is_undone_after_the_reveal() -> None:
    full = dict.fromkeys(range(1, 6), "Wave")
    t = stage(*CARDS, A={"hand": ["Ember", "Veil"], "spells": full})
    t.do("play a card", "Ember")
    told = t.log("B")
    assert "A reveals Ember to play it" in told
    assert "That can't be: there is no side of a spell space where it can go. It is undone" in told
    assert "A reveals Veil to play it" in told  # the only other card left to try
    assert t.offered == ["draw a card", "pass"]
    assert t.A["spells"] == full
    assert sorted(t.A["hand"]) == ["Ember", "Veil"]
    assert t.view().plays == 1
    assert t.view("B").A.revealed == ()
    assert t.at_rest()


@pytest.mark.rule("revel:5.7.6")
def test_a_stitch_is_playing_and_stitching_at_once() -> None:
    tess = witch("Tess", "When You Play A Card: Add a +1 to any 1 spell.", "When You Stitch A Card: Gain 1 Passion.")
    above = strike("Above", 1, "On Play: Draw 1 card.", icons="flames")
    below = strike("Below", 1, "On Play: Draw 5 cards.", icons="flames")
    t = stage(tess, above, below, A={"witch": "Tess", "hand": ["Above"], "spells": {3: "Below"}}, plays=2)
    t.do("play a card", "space 3, stitching onto Below")
    assert sorted(t.offered) == ["Above: On Play", "Tess: When You Play A Card", "Tess: When You Stitch A Card"]
    t.do("Above: On Play", "Tess: When You Play A Card")
    assert len(t.A["hand"]) == 1
    assert t.A["resources"] == {"Passion": 1}
    assert t.A["spells"] == {3: {"cards": ["Below", "Above"], "+1s": 1}}
    assert sum(words.startswith("A resolves") for words in t.log()) == 3
    assert t.at_rest()


@pytest.mark.rule("revel:5.7.8")
@pytest.mark.parametrize("stashed", ["Plain Spark", "Wave"])
def test_what_the_replaced_shield_brings_waits_until_the_play_is_complete(stashed: str) -> None:
    """Whether the Wave just drawn can be stashed shows in which order A had the two resolved."""
    parting = shield("Parting", 2, "When This Spell Is Discarded: Draw 1 card.")
    tidy = strike("Tidy", 1, "On Play: Stash 1 card from your hand.")
    t = stage(
        *CARDS,
        parting,
        tidy,
        A={"hand": ["Tidy", "Plain Spark"], "spells": {1: "Parting"}, "deck": ["Wave", "Wall"]},
        plays=2,
    )
    t.do("play a card", "Tidy", "space 1, replacing Parting")
    assert t.A["spells"] == {1: "Tidy"}
    assert t.A["hand"] == ["Plain Spark"]
    assert sorted(t.offered) == ["Parting: When This Spell Is Discarded", "Tidy: On Play"]
    if stashed == "Wave":
        t.do("Parting: When This Spell Is Discarded")
        assert t.offered == ["Plain Spark", "Wave"]
        t.do("Wave")
        assert (t.A["hand"], t.A["deck"]) == (["Plain Spark"], ["Wall", "Wave"])
    else:
        t.do("Tidy: On Play")
        assert (t.A["hand"], t.A["deck"]) == (["Wave"], ["Wall", "Plain Spark"])
    assert t.at_rest()


@pytest.mark.rule("revel:5.7.9")
def test_a_shield_that_visibly_can_not_be_discarded_can_not_be_replaced() -> None:
    rooted = stance("Rooted", "Your shield spells can't be discarded.")
    t = stage(*CARDS, rooted, A={"hand": ["Ember"], "spells": {1: "Wall"}, "stance": "Rooted"}, plays=2)
    t.do("play a card")
    assert t.offered == FREE
    assert t.why_not("space 1") == "5.7.9"
    t.do("space 2")
    assert t.A["spells"] == {1: "Wall", 2: "Ember"}
    assert t.at_rest()


@pytest.mark.rule("revel:5.7.9", "revel:5.7.11", "revel:S20")
def test_a_play_is_undone_if_an_interruption_keeps_the_shield_in_place() -> None:
    keeper = stance("Keeper", "When A Spell Would Be Discarded: Stop it.")
    t = stage(
        *CARDS,
        keeper,
        A={"hand": ["Ember"], "spells": {1: {"cards": ["Wall"], "+1s": 2}}},
        B={"stance": "Keeper"},
        plays=2,
    )
    t.do("play a card", "space 1, replacing Wall")
    assert t.A["spells"] == {1: {"cards": ["Wall"], "+1s": 2}}
    assert t.A["hand"] == ["Ember"]
    assert "That can't be: the shield spell there can't be discarded. It is undone" in t.log()
    assert t.offered == FREE  # the very same announcement can't be made again
    t.do("space 5")
    assert t.A["spells"] == {1: {"cards": ["Wall"], "+1s": 2}, 5: "Ember"}
    assert t.A["discards"] == []
    assert t.view().plays == 1
    assert t.at_rest()


@pytest.mark.rule("revel:5.7.10", "revel:S28")
def test_costs_set_by_other_cards_come_after_the_shield_is_discarded() -> None:
    toll = stance("Toll", "To Play A Strike Spell: Discard 1 card from your hand.")
    t = stage(*CARDS, toll, A={"hand": ["Ember", "Wave", "Veil"], "spells": {1: "Wall"}}, B={"stance": "Toll"}, plays=3)
    t.do("play a card", "Ember", "space 1, replacing Wall")
    assert (t.asked, t.prompt) == ("A", "Toll: pay? Discard 1 card from your hand.")
    assert t.A["discards"] == ["Wall"]
    t.do("pay")
    assert t.offered == ["Wave", "Veil"]  # not the card that is being played (slip S28)
    t.do("Wave")
    assert t.A["spells"] == {1: "Ember"}
    assert t.A["discards"] == ["Wall", "Wave"]
    t.do("play a card", "space 2")  # a shield is not charged
    assert t.A["spells"] == {1: "Ember", 2: "Veil"}
    assert t.A["hand"] == []
    assert t.at_rest()


@pytest.mark.rule("revel:5.7.11")
def test_if_the_rest_can_not_be_paid_the_shield_is_back_with_its_counters() -> None:
    """That A has no stance card to pay with is not visible to both, so it comes out only after the shield is gone."""
    cards = (shield("Wellspring", 2), strike("Geyser", 4, "To Play: Discard 1 stance card from your hand."))
    spells = {1: {"cards": ["Wellspring"], "+1s": 3}}
    t = stage(*cards, A={"hand": ["Geyser", "Wellspring"], "spells": spells}, plays=2)
    t.do("play a card", "Geyser", "space 1, replacing Wellspring", "pay")
    assert "A: Wellspring is discarded" in t.log()
    assert (t.A["spells"], t.A["hand"], t.A["discards"]) == (spells, ["Geyser", "Wellspring"], [])
    t.do("space 2")  # Wellspring is the only card left to try
    assert t.A["spells"] == {**spells, 2: "Wellspring"}
    assert (t.A["hand"], t.A["discards"], t.truth["plays"]) == (["Geyser"], [], 1)
    assert t.at_rest()


@pytest.mark.rule("revel:5.7.12")
def test_the_spell_that_replaces_a_shield_is_a_new_one() -> None:
    tess = witch("Tess", "Her Power Is: Any 1 spell has +2 Resistance until the turn ends.")
    t = stage(
        *CARDS, tess, A={"witch": "Tess", "hand": ["Veil"], "spells": {1: {"cards": ["Wall"], "+1s": 3}}}, plays=2
    )
    t.do("use Tess")
    old = t.view().A.spells[1]
    assert old is not None
    assert (old.plus, old.resistance) == (3, 9)
    t.do("play a card", "space 1, replacing Wall")
    new = t.view().A.spells[1]
    assert new is not None
    assert (new.cards, new.plus, new.resistance, new.stitched) == (("Veil",), 0, 1, False)
    assert t.at_rest()


@pytest.mark.rule("revel:5.7.13")
def test_a_stitched_spell_is_still_the_spell_it_was() -> None:
    """What was chosen to have more Power still has it: the spell has not been replaced by another."""
    tess = witch("Tess", "Her Power Is: Any 1 spell has +2 Power until the turn ends.")
    spark = strike("Glow", 1, "This Spell's Power Is: Gain 1 Passion.", icons="flames")
    t = stage(
        *CARDS,
        tess,
        spark,
        A={"witch": "Tess", "hand": ["Ember"], "spells": {2: {"cards": ["Glow"], "+1s": 2}}},
        plays=2,
    )
    t.do("use Tess", "use Glow", "play a card", "space 2, stitching onto Glow")
    spell = t.view("B").A.spells[2]
    assert spell is not None
    assert (spell.cards, spell.stitched, spell.plus, spell.power) == (("Glow", "Ember"), True, 2, 1 + 3 + 2 + 2)
    assert spell.used == ("Glow",)
    assert t.A["discards"] == []
    assert t.A["stamina"] == 3
    assert t.at_rest()


@pytest.mark.rule("revel:5.7.14")
@pytest.mark.parametrize(("before", "after"), [(4, 3), (1, 0), (0, 0)])
def test_stitching_loses_1_stamina_afterwards_and_is_no_cost(before: int, after: int) -> None:
    t = stage(*CARDS, A={"hand": ["Ember"], "spells": {1: "Torch"}, "stamina": before}, plays=2)
    t.do("play a card", "space 1, stitching onto Torch")
    assert t.A["spells"] == {1: {"cards": ["Torch", "Ember"]}}
    assert t.A["stamina"] == after
    told = t.log()
    if before:
        stitched = told.index("A stitches Ember onto Torch in space 1")
        assert told.index("A loses 1 Stamina") > stitched
    assert t.at_rest()


@pytest.mark.rule("revel:5.7.15")
def test_a_card_has_been_played_only_once_it_is_in_place() -> None:
    pyre = strike("Pyre", 5, "To Play: Spend 1 Passion.", "On Play: If you played a card this turn, draw 1 card.")
    t = stage(pyre, A={"hand": ["Pyre"], "resources": {"Passion": 1}}, plays=2)
    t.do("play a card")
    assert not played(t.truth)
    t.do("space 1")
    assert not played(t.truth)
    t.do("pay")
    assert played(t.truth) == [["A", "play", "A's Pyre"]]
    assert len(t.A["hand"]) == 1
    assert t.at_rest()


def played(truth: Plain) -> list[list[str]]:
    """The plays of this turn."""
    return [did for did in truth.get("did", []) if did[1] == "play"]


@pytest.mark.rule("revel:5.7.16")
def test_playing_a_shield_checks_nothing_and_playing_a_strike_does() -> None:
    t = stage(
        shield("Bulwark", 5),
        EMBER,
        A={"hand": ["Bulwark", "Ember"]},
        B={"spells": {1: "Plain Spark", 2: "Plain Spark"}},
        plays=3,
    )
    t.do("play a card", "Bulwark", "space 1")
    assert t.B["spells"] == {1: "Plain Spark", 2: "Plain Spark"}
    assert t.B["discards"] == []
    t.do("play a card", "space 2")
    assert t.B["spells"] == {1: "Plain Spark"}
    assert t.B["discards"] == ["Plain Spark"]
    assert t.at_rest()


@pytest.mark.rule("revel:5.7.16", "revel-starter:overpower.7")
@pytest.mark.parametrize("edition", ["comprehensive", "starter"])
def test_not_even_a_shield_with_power_is_checked(edition: str) -> None:
    thorns = shield("Thorns", 5).replace("Resistance 5", "Power 5")
    t = stage(thorns, A={"hand": ["Thorns"]}, B={"spells": {1: "Plain Spark"}}, plays=2, edition=edition)
    t.do("play a card", "space 1")
    assert t.spell("A", 1).power == 5
    assert t.B["spells"] == {1: "Plain Spark"}
    assert t.at_rest()


@pytest.mark.rule("revel:4.3.1", "revel:4.3.3", "revel:5.7.10", "revel:0.4.9")
@pytest.mark.parametrize("where", ["on the card", "on the field"])
def test_stitching_costs_what_cost_effects_ask_and_playing_beside_does_not(where: str) -> None:
    own, other = (
        ("To Stitch This Card: Spend 2 Passion.", "") if where == "on the card" else ("", "To Stitch: Spend 2 Passion.")
    )
    thread = strike("Thread", 2, *filter(None, [own]), icons="flames")
    a = {"hand": ["Thread"] * 3, "spells": {1: "Cord"}, "stance": "Loom", "resources": {"Passion": 3}}
    cards = (thread, strike("Cord", 2, icons="flames"), stance("Loom", *filter(None, [other])))
    t = stage(*cards, A=a, plays=4)
    t.do("play a card", "space 2")
    assert t.A["resources"] == {"Passion": 3}
    t.do("play a card", "space 1, stitching onto Cord", "pay")
    assert t.A["resources"] == {"Passion": 1}
    assert t.A["spells"] == {1: {"cards": ["Cord", "Thread"]}, 2: "Thread"}
    t.do("play a card")
    assert t.offered == ["space 3", "space 4", "space 5"], "nobody can pay for another stitch"
    t.do("space 3")
    assert t.at_rest()


@pytest.mark.rule("revel:S40")
def test_a_chain_of_plays_without_end_is_a_tie() -> None:
    echo = shield("Echo", 1, "On Play: Play 1 shield spell card from your discards.")
    t = stage(echo, A={"hand": ["Echo"], "discards": ["Echo"], "spells": dict.fromkeys(range(1, 6), "Echo")})
    t.do("play a card")
    while not t.table.over:
        t.do(t.offered[0])
    assert str(t.table.result) == "a true tie: a chain of effects without end (S40)"
