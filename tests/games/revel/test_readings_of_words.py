"""Slips of the comprehensive rulebook in its words, signs and numbers, by what comes of how they are read."""

from __future__ import annotations

from pathlib import Path

import pytest

import coven
from coven.games.revel import GAME
from coven.games.revel.cards import read_cards
from coven.kernel import CovenError
from coven.language import TextError
from coven.rules.ledger import ledgers_of
from tests.games.revel.stage import Stage, shield, stage, stance, strike, witch

rule = pytest.mark.rule

LEDGER = next(ledger for ledger in ledgers_of(GAME) if ledger.name == "revel")
EMBER = strike("Ember", 3)
WALL = shield("Wall", 3)
CALM = stance("Calm")


def cited(t: Stage, words: str) -> str:
    """The rule that a line of the log cites."""
    return next(line.rule for line in t.lines() if line.words == words)


@rule("revel:S01")
def test_the_game_has_one_name() -> None:
    assert GAME.title == "Witches' Revel"
    assert coven.new("revel", seed=1).game.title == GAME.title
    with pytest.raises(CovenError, match="witchex"):
        coven.new("witchex revel", seed=1)
    source = Path(coven.__file__).parent
    misread = {file.name for file in source.rglob("*.*") if _speaks_of("witchex", file)}
    assert misread == {"rules.toml"}, "nothing but the ledger, where the slip is told"


def _speaks_of(word: str, file: Path) -> bool:
    return file.suffix in (".py", ".toml", ".txt", ".md") and word in file.read_text(encoding="utf-8").lower()


@rule("revel:S02")
def test_the_basic_principles_are_section_0_and_their_primer_is_0_p() -> None:
    assert not any(number.startswith("O") for number in LEDGER.rules)
    assert LEDGER.knows("0.P")
    assert not LEDGER.knows("O.1")
    silence = stance("Silence", "You can't play cards.")
    t = stage(silence, EMBER, A={"stance": "Silence", "hand": ["Ember"]})
    assert t.why_not("play a card") == "0.2.3"
    assert t.at_rest()


@rule("revel:S03")
@pytest.mark.parametrize("words", ["Draw {} card.", "Choose any {} other spell.", "Play {} card from your hand."])
def test_the_letter_i_is_no_number_in_card_text(words: str) -> None:
    with pytest.raises(TextError, match="'I' can't stand here"):
        stage(strike("Grim", 1, f"On Play: {words.format('I')}"), A={"hand": ["Grim"]})
    t = stage(strike("Grim", 1, f"On Play: {words.format(1)}"), A={"hand": ["Grim"]}, plays=2)
    t.do("play a card", "space 1")
    assert t.A["spells"] == {1: "Grim"}, "with the figure it is a card like any"
    assert t.at_rest()


@rule("revel:S04")
@pytest.mark.parametrize("sign", ["▲ 3", "△ 3", "● 3", "◆ 3", "3"])
def test_no_other_sign_stands_for_a_value(sign: str) -> None:
    with pytest.raises(TextError, match="a header line is 'Power 3', 'Resistance 3'"):
        read_cards(f"Odd\nA Shield Spell\n{sign}\n")
    (card,) = read_cards("Even\nA Shield Spell\nResistance 3\n")
    assert (card.power, card.resistance) == (None, 3)


@rule("revel:S04")
@pytest.mark.parametrize(("plus", "beaten"), [(0, True), (1, False)])
def test_the_resistance_that_holds_a_space_is_the_one_that_holds_off_overpower(plus: int, beaten: bool) -> None:
    four = strike("Four", 4)
    spells = {
        1: {"cards": ["Wall"], "+1s": plus},
        2: {"cards": ["Wall"], "+1s": plus},
        3: {"cards": ["Wall"], "+1s": 9},
    }
    t = stage(four, WALL, A={"hand": ["Four"], "spells": {2: "Four"}}, B={"spells": spells}, plays=2)
    assert t.view().winning[2] == ("A" if beaten else None), "3.10"
    t.do("play a card", "space 1")
    assert t.B["discards"] == (["Wall"] if beaten else []), "5.8"
    assert t.spell("B", 3).resistance == 12
    assert t.at_rest()


@rule("revel:S05")
def test_of_the_two_rules_1_4_one_is_a_and_one_is_b_and_1_5_stays_what_it_is() -> None:
    """Victory tokens are 1.4a, counters 1.4b, and markers still 1.5."""
    for number, subject in (("1.4a", "token"), ("1.4b", "ounter"), ("1.5", "marker")):
        section = [each for each in LEDGER.rules.values() if each.id.startswith(f"{number}.")]
        assert subject in section[0].says
    tess = witch("Tess", "Her Power Is: Add a +1 to any 1 spell.")
    t = stage(tess, EMBER, A={"witch": "Tess", "spells": {1: "Ember"}}).do("use Tess")
    assert [line.rule for line in t.lines() if "+1" in line.words][-1].startswith("1.4b.")
    with pytest.raises(CovenError) as refused:
        read_cards("Stamina\nA Witch\n")
    assert "1.5.3" in str(refused.value)


@rule("revel:S06")
def test_what_can_not_be_paid_is_an_illegal_choice_if_both_see_it_and_else_is_repaired() -> None:
    """0.3 needs 0.4 for the choice and 0.5 for the repair, whatever titles it gives them."""
    dear = strike("Dear", 5, "To Play: Spend 3 Passion.")
    hand = {"hand": ["Dear", "Ember", "Wall"]}
    seen = stage(dear, EMBER, WALL, A={**hand, "revealed": {"Dear": "until the turn ends"}}).do("play a card")
    assert seen.offered == ["Ember", "Wall"]
    hidden = stage(dear, EMBER, WALL, A=hand).do("play a card", "Dear")
    assert hidden.offered == ["Ember", "Wall"]
    assert hidden.why_not("Dear") == "0.5.5"
    assert any("It is undone" in words for words in hidden.log())
    assert not any("It is undone" in words for words in seen.log())


@rule("revel:S07")
def test_a_stance_is_played_by_5_6_and_a_spell_by_5_7() -> None:
    t = stage(CALM, EMBER, WALL, A={"hand": ["Calm", "Ember", "Wall"]}, plays=4)
    t.do("play a card", "Calm", "play a card", "Ember", "space 1", "play a card", "space 2")
    assert (t.A["stance"], t.A["spells"]) == ("Calm", {1: "Ember", 2: "Wall"})
    assert cited(t, "A plays the stance Calm").startswith("5.6.")
    assert cited(t, "A plays Ember in space 1").startswith("5.7.")
    assert cited(t, "A plays Wall in space 2").startswith("5.7.")
    assert t.at_rest()


@rule("revel:S08")
def test_an_empty_deck_loses_stamina_by_5_9() -> None:
    grief = stance("Grief", "When You Lose Stamina: Gain 1 Passion.")
    t = stage(grief, A={"stance": "Grief", "deck": 1}, B={"deck": 9}, plays=2).do("draw a card")
    assert (t.A["stamina"], t.B["stamina"]) == (0, 4)
    assert t.A["resources"] == {"Passion": 1}, "it is losing Stamina like any"
    assert cited(t, "A loses 4 Stamina").startswith("5.9.")
    assert not any(line.rule.startswith("5.6.") for line in t.lines())
    assert t.at_rest()


@rule("revel:S09")
def test_a_power_is_no_cost_effect() -> None:
    """Wren's Power is used as an act of its own; nobody is charged it for playing a card, as Toll's cost is."""
    wren = witch("Wren", "Her Power Is: Spend 1 Passion.")
    toll = stance("Toll", "To Play A Card: Spend 1 Passion.")
    t = stage(
        wren, EMBER, WALL, toll, A={"witch": "Wren", "hand": ["Ember", "Wall"], "resources": {"Passion": 2}}, plays=3
    )
    t.do("play a card", "Ember", "space 1")
    assert (t.A["spells"], t.A["resources"]) == ({1: "Ember"}, {"Passion": 2})
    t.do("use Wren")
    assert t.A["resources"] == {"Passion": 1}
    assert t.why_not("use Wren") == "4.7.4"
    a = {"stance": "Toll", "hand": ["Ember"], "resources": {"Passion": 2}}
    charged = stage(toll, EMBER, A=a, plays=2).do("play a card", "space 1", "pay")
    assert charged.A["resources"] == {"Passion": 1}
    assert t.at_rest()
    assert charged.at_rest()


@rule("revel:S32")
@pytest.mark.parametrize(
    "spelt_out",
    [
        "Each Time This Spell Overpowers Another Spell, If That Overpower Check Occurred As Part Of Playing This Card",
        "Each Time This Spell Overpowers, If The Check For Overpower Was Caused By Playing (Or Stitching) This Card",
        "If Playing This Overpowers",
    ],
)
def test_if_playing_this_overpowers_has_one_meaning_however_it_is_spelt_out(spelt_out: str) -> None:
    tess = witch("Tess", "Her Power Is: Check for overpower for any 1 of your spells.")
    fierce = strike("Fierce", 3, f"{spelt_out}: Draw 1 card.", icons="flames")
    cards = (tess, fierce, strike("Torch", 1, icons="flames"), EMBER)
    a = {"witch": "Tess", "hand": ["Fierce", "Fierce"], "spells": {1: "Torch", 3: "Fierce"}}
    t = stage(*cards, A=a, B={"spells": {1: "Ember", 2: "Plain Spark", 3: "Plain Spark"}}, plays=3)
    t.do("play a card", "space 1, stitching onto Torch")
    assert (t.B["discards"], len(t.A["hand"])) == (["Ember"], 2), "stitching is a form of playing"
    t.do("play a card", "Fierce", "space 2")
    assert (t.B["discards"], len(t.A["hand"])) == (["Ember", "Plain Spark"], 2)
    t.do("use Tess", "A's Fierce in space 3")
    assert (t.B["spells"], len(t.A["hand"])) == ({}, 2), "this check was not caused by playing it"
    assert t.at_rest()
