"""Cards as data: names, types, values, icons, effects, and what is no card."""

from __future__ import annotations

import pytest

from coven.cards import CardError
from coven.games.revel.cards import CardDef, CardIndex, read_cards, shipped
from coven.games.revel.text.kinds_of_effects import EffectKind, kind_of
from coven.games.revel.text.printing import say
from coven.games.revel.text.tree import Act, Kind, Noun, Pick, Verb, Who
from coven.language import TextError

EMBER = """\
# A comment.
Ember - First Light
A Strike Spell & A Familiar
Power 3
Icons: flames, moonlight
Set: Test
Number: 1
Art: Nobody

On Play: Draw 1 card.
This Spell's Power Is: Spend 1 Passion
  to add a +1 to this spell.
"""


def one(text: str) -> CardDef:
    (card,) = read_cards(text, "test.txt")
    return card


def refused(text: str) -> TextError:
    with pytest.raises(TextError) as error:
        read_cards(text, "test.txt")
    return error.value


@pytest.mark.rule("revel:1.2.1")
@pytest.mark.parametrize("line", ["A Familiar", "A Marker", "A Reminder & A Familiar", "A Spell"])
def test_an_entry_without_a_type_of_the_rules_is_no_card(line: str) -> None:
    error = refused(f"Ember\n{line}\n")
    assert error.rule == "1.2.1"
    assert error.place == "test.txt:2: Ember"
    assert one("Ember\nA Stance & A Familiar\n").is_stance


@pytest.mark.rule("revel:1.5.3")
def test_a_reminder_can_have_no_entry_as_a_witch_or_a_resource() -> None:
    assert refused("Stamina\nA Resource\n").rule == "1.5.3"
    assert refused("Stamina\nShe's a Witch of Passion\n").rule == "1.5.3"


@pytest.mark.rule("revel:1.3.1")
def test_a_name_is_title_and_subtitle_together() -> None:
    first, last, plain = read_cards(
        "Ember - First Light\nA Strike Spell\n---\nEmber - Last Light\nA Strike Spell\n---\nEmber\nA Strike Spell\n"
    )
    assert (first.title, last.title, plain.title) == ("Ember", "Ember", "Ember")
    assert (first.subtitle, last.subtitle, plain.subtitle) == ("First Light", "Last Light", "")
    assert len({first.name, last.name, plain.name}) == 3


@pytest.mark.rule("revel:1.3.2")
def test_a_name_is_shown_and_found_with_a_dash() -> None:
    name = "Celosia - A Wielder of Willful Rage"
    card = one(f"{name}\nShe's a Witch of Passion\n")
    assert card.name == str(card) == name
    index = CardIndex([card])
    assert index[name] is card
    assert index.find("celosia -  a wielder of willful rage") is card
    with pytest.raises(CardError, match="did you mean Celosia"):
        index.find("Celosia - A Wielder of Willful Age")


@pytest.mark.rule("revel:1.3.3")
def test_two_types_are_joined_by_an_ampersand() -> None:
    assert one("Ember\nA Strike Spell & A Familiar\n").types == ("strike spell", "familiar")
    assert one("Ember\nA Stance\n").types == ("stance",)
    assert refused("Ember\nStrike Spell\n").rule == "1.3.3"
    assert refused("Ember\nA Strike Spell & Familiar\n").rule == "1.3.3"
    assert refused("Ember\n").rule == "1.3.3"


@pytest.mark.rule("revel:1.3.4")
def test_another_type_has_no_rules_and_can_be_named_by_effects() -> None:
    familiar = one("Ember\nA Strike Spell & A Familiar\nPower 1\n\nOn Play: Discard 1 Familiar.\n")
    assert familiar.is_strike
    assert familiar.has_type("familiar")
    (effect,) = familiar.effects
    named = Act(Who.YOU, Verb.DISCARD, Pick(Noun(Kind.ELEMENT, ("familiar",))))
    assert getattr(effect, "body", None) == named
    assert not one("Ember\nA Strike Spell\n").has_type("familiar")


@pytest.mark.rule("revel:1.3.5")
@pytest.mark.parametrize("pronoun", ["She's", "They're", "He's", "It's"])
def test_a_witch_names_the_resource_it_starts_with(pronoun: str) -> None:
    card = one(f"Celosia\n{pronoun} a Witch of Passion\n")
    assert card.types == ("witch",)
    assert card.resources == ("Passion",)
    assert one("Hermit\nA Witch\n").resources == ()
    assert one("Twin\nThey're a Witch of Passion and Grief\n").resources == ("Passion", "Grief")


@pytest.mark.rule("revel:1.3.6", "revel-starter:cards.2")
def test_strikes_and_shields_are_spell_cards_and_stances_are_not() -> None:
    strike, shield, stance = (one(f"X\nA {kind}\n") for kind in ("Strike Spell", "Shield Spell", "Stance"))
    assert [card.has_type("spell") for card in (strike, shield, stance)] == [True, True, False]
    assert [card.is_spell for card in (strike, shield, stance)] == [True, True, False]
    assert (strike.is_strike, strike.is_shield) == (True, False)
    assert (shield.is_strike, shield.is_shield) == (False, True)


@pytest.mark.rule("revel:1.3.7")
def test_every_paragraph_is_one_effect() -> None:
    card = one(EMBER)
    assert card.text == (
        "On Play: Draw 1 card.",
        "This Spell's Power Is: Spend 1 Passion to add a +1 to this spell.",
    )
    assert [kind_of(effect) for effect in card.effects] == [EffectKind.CONSEQUENCE, EffectKind.POWER]


@pytest.mark.rule("revel:1.3.8")
def test_a_value_is_power_or_resistance_or_missing() -> None:
    strike, shield = one("X\nA Strike Spell\nPower 3\n"), one("X\nA Shield Spell\nResistance 4\n")
    assert (strike.power, strike.resistance) == (3, None)
    assert (shield.power, shield.resistance) == (None, 4)
    assert one("X\nA Strike Spell\nPower 0\n").power == 0
    assert one("X\nA Strike Spell\n").power is None


@pytest.mark.rule("revel:1.3.11")
def test_a_card_has_any_number_of_stitch_icons() -> None:
    assert one("X\nA Strike Spell\n").icons == ()
    assert one("X\nA Strike Spell\nIcons: flames\n").icons == ("flames",)
    assert one(EMBER).icons == ("flames", "moonlight")
    error = refused("X\nA Strike Spell\nIcons: flames, f1re\n")
    assert error.rule == "1.3.11"
    assert error.text[error.start : error.end] == "f1re"


@pytest.mark.rule("revel:1.3.12")
def test_prints_that_differ_in_collation_are_equal_in_every_question() -> None:
    promo = one(EMBER.replace("Number: 1", "Number: P7").replace("Art: Nobody", "Art: Somebody"))
    regular = one(EMBER)
    assert promo.collation != regular.collation
    assert promo == regular
    assert hash(promo) == hash(regular)
    assert len(CardIndex([regular, promo])) == 1


def test_two_different_cards_of_one_name_are_refused() -> None:
    with pytest.raises(CardError, match=r"two different cards named 'Ember - First Light'"):
        CardIndex([one(EMBER), one(EMBER.replace("Power 3", "Power 4"))])


def test_a_text_that_cannot_be_read_names_file_card_line_and_word() -> None:
    card = one(EMBER.replace("Draw 1 card", "Drw 1 card"))
    with pytest.raises(TextError) as error:
        CardIndex([card]).compile()
    assert error.value.place == "test.txt:10: Ember - First Light"
    assert error.value.text[error.value.start : error.value.end] == "Drw"


def test_a_header_that_cannot_be_read_says_what_one_looks_like() -> None:
    assert "an empty line goes before the effects" in str(refused("X\nA Stance\nOn Play: Draw 1 card.\n"))
    assert "given twice" in str(refused("X\nA Strike Spell\nPower 1\nPower 2\n"))


def test_every_shipped_card_compiles_and_passion_lets_itself_be_used() -> None:
    shipped().compile()
    passion = shipped()["Passion"]
    assert passion.is_resource
    assert passion.text == ("You can gain, lose and spend Passion.",)


def test_every_shipped_text_prints_as_it_is_written() -> None:
    printed = {
        (card.name, text): say(effect)
        for card in shipped().values()
        for text, effect in zip(card.text, card.effects, strict=True)
    }
    assert printed
    assert {text: said for (_, text), said in printed.items() if said != text} == {}
