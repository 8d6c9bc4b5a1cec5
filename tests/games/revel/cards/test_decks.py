"""Deck lists: what may be brought to a game, and what each list that may not is refused for."""

from __future__ import annotations

import pytest

from coven.games.revel.cards import CardIndex, check_deck, read_cards, read_deck, read_list
from coven.games.revel.editions import COMPREHENSIVE, STARTER, Edition
from coven.kernel import Reason, SetupError
from coven.language import TextError

SPELLS = "\n---\n".join(f"Spell {number}\nA Strike Spell\nPower 1" for number in range(1, 13))
CARDS = f"""\
{SPELLS}
---
Calm
A Stance
---
Rage
A Stance
---
Ember - First Light
A Strike Spell
Power 1
---
Ember - Last Light
A Strike Spell
Power 1
---
Swarm
A Strike Spell
Power 1

Only up to 5 copies of this card per deck.
---
Unique
A Strike Spell
Power 9

Only 1 copy of this card per deck.
---
Celosia
She's a Witch of Passion
---
Nymphaea
She's a Witch of Passion
---
Passion
A Resource

You can gain, lose and spend Passion.
---
Grief
A Resource

You can gain, lose and spend Grief.
"""
INDEX = CardIndex(read_cards(CARDS))
TWENTY_FOUR = "Witch: Celosia\n" + "\n".join(f"2 Spell {number}" for number in range(1, 13))


def reasons(text: str, edition: Edition = COMPREHENSIVE, skip: tuple[str, ...] = ()) -> list[Reason]:
    return check_deck(text, INDEX, edition, skip)


def rules(text: str, edition: Edition = COMPREHENSIVE, skip: tuple[str, ...] = ()) -> list[str]:
    return [reason.rule for reason in reasons(text, edition, skip)]


def with_cards(*lines: str) -> str:
    """A deck of 25 cards among which are these."""
    count = sum(int(line.split()[0]) for line in lines)
    rest = 25 - count
    spells = [f"2 Spell {number}" for number in range(1, rest // 2 + 1)]
    odd = [f"1 Spell {rest // 2 + 1}"] if rest % 2 else []
    return "\n".join(["Witch: Celosia", *lines, *spells, *odd])


@pytest.mark.rule("revel:7.1.2", "revel-starter:deck.1")
@pytest.mark.parametrize(("edition", "rule"), [(COMPREHENSIVE, "7.1.2"), (STARTER, "deck.1")])
def test_a_draw_deck_has_25_cards(edition: Edition, rule: str) -> None:
    assert rules(TWENTY_FOUR, edition) == [rule]
    assert rules(f"{TWENTY_FOUR}\n1 Calm", edition) == []
    assert rules(f"{TWENTY_FOUR}\n1 Calm\n1 Rage", edition) == [rule]
    deck = read_deck(f"{TWENTY_FOUR}\n1 Calm", INDEX, edition=edition)
    assert (deck.witch.name, len(deck.cards)) == ("Celosia", 25)
    assert [card.name for card in deck.resources] == ["Passion"]


@pytest.mark.rule("revel:7.1.1")
def test_a_deck_has_one_witch_and_the_resources_it_names() -> None:
    cards = with_cards("1 Calm").removeprefix("Witch: Celosia\n")
    assert rules(cards) == ["7.1.1"]
    assert rules(f"1 Celosia\n{cards}") == []
    assert rules(f"1 Celosia\n1 Nymphaea\n{cards}") == ["7.1.1"]
    assert rules(f"2 Celosia\n{cards}") == ["7.1.1"]
    assert rules(f"Witch: Calm\n{cards}") == ["7.1.1"]
    assert rules(f"1 Celosia\n1 Passion\n{cards}") == []
    assert rules(f"1 Celosia\nResource: Passion\n{cards}") == []
    assert rules(f"1 Celosia\n1 Grief\n{cards}") == ["7.1.1", "7.1.1"]
    assert rules(f"1 Celosia\n2 Passion\n{cards}") == ["7.1.1"]
    without = CardIndex(card for card in INDEX.values() if card.name != "Passion")
    assert [reason.rule for reason in check_deck(f"1 Celosia\n{cards}", without)] == ["7.1.1"]


def test_stamina_is_no_part_of_the_25() -> None:
    deck = read_deck(with_cards("1 Calm"), INDEX)
    assert all(card.is_spell or card.is_stance for card in deck.cards)


@pytest.mark.rule("revel:7.1.4", "revel-starter:deck.2")
@pytest.mark.parametrize(("edition", "rule"), [(COMPREHENSIVE, "7.1.4"), (STARTER, "deck.2")])
def test_a_deck_has_2_copies_of_a_spell_at_most(edition: Edition, rule: str) -> None:
    assert rules(with_cards("2 Ember - First Light"), edition) == []
    (reason,) = reasons(with_cards("3 Ember - First Light"), edition)
    assert reason.rule == rule
    assert "Ember - First Light" in reason.words


@pytest.mark.rule("revel:7.1.5", "revel-starter:deck.2")
@pytest.mark.parametrize(("edition", "rule"), [(COMPREHENSIVE, "7.1.5"), (STARTER, "deck.2")])
def test_a_deck_has_1_copy_of_a_stance_at_most(edition: Edition, rule: str) -> None:
    assert rules(with_cards("1 Calm", "1 Rage"), edition) == []
    (reason,) = reasons(with_cards("2 Calm"), edition)
    assert reason.rule == rule
    assert "Calm" in reason.words


@pytest.mark.rule("revel:4.5.1", "revel:4.5.2", "revel:7.1.6")
def test_a_limit_replaces_the_usual_number_upward_and_downward() -> None:
    assert rules(with_cards("5 Swarm")) == []
    assert rules(with_cards("6 Swarm")) == ["4.5.1"]
    assert rules(with_cards("1 Unique")) == []
    (reason,) = reasons(with_cards("2 Unique"))
    assert reason == Reason("4.5.1", "only 1 copy of Unique can be in a deck; this one has 2")


def test_by_the_letter_of_the_starter_edition_limits_are_not_mentioned() -> None:
    assert rules(with_cards("5 Swarm"), STARTER) == ["deck.2"]
    assert rules(with_cards("2 Unique"), STARTER) == []


@pytest.mark.rule("revel:7.2.1")
def test_cards_are_copies_by_title_and_subtitle() -> None:
    assert rules(with_cards("2 Ember - First Light", "2 Ember - Last Light")) == []
    assert rules(with_cards("3 Ember - First Light", "1 Ember - Last Light")) == ["7.1.4"]


@pytest.mark.rule("revel:7.2.2")
def test_prints_of_one_name_are_copies() -> None:
    assert rules(with_cards("1 Ember - First Light", "1 Ember - First Light (Promo)")) == []
    assert rules(with_cards("2 Ember - First Light", "1 Ember - First Light (Promo)")) == ["7.1.4"]


@pytest.mark.rule("revel:1.2.3", "revel:1.5.3")
def test_a_reminder_can_be_no_part_of_a_deck() -> None:
    assert "1.2.3" in rules(f"{TWENTY_FOUR}\n1 Stamina")
    assert "1.2.3" in rules(f"{TWENTY_FOUR}\n1 Stamina marker")
    as_witch = with_cards("1 Calm").replace("Witch: Celosia", "Witch: Stamina")
    assert rules(as_witch) == ["1.2.3", "7.1.1"]


@pytest.mark.rule("revel-starter:cards.1", "revel:S29")
def test_a_draw_deck_has_spells_and_stances_only() -> None:
    assert rules(with_cards("1 Nymphaea"), STARTER) == ["cards.1"]
    assert rules(with_cards("1 Nymphaea")) == ["S29"]
    assert rules(with_cards("1 Nymphaea"), skip=("S29",)) == []


@pytest.mark.rule("revel:1.3.14")
def test_what_a_deck_file_says_of_a_card_does_not_count() -> None:
    text = with_cards("1 Calm\n  A Stance\n  On Play: Draw 25 cards.")
    deck = read_deck(text, INDEX)
    (calm,) = (card for card in deck.cards if card.name == "Calm")
    assert calm is INDEX["Calm"]
    assert calm.effects == ()


def test_every_violation_is_named_at_once() -> None:
    with pytest.raises(SetupError) as refused:
        read_deck("Name: Wrong\n3 Spell 1\n2 Calm\n1 Spel 2", INDEX)
    words = str(refused.value)
    assert "'Wrong'" in words
    assert [rule in words for rule in ("(1.2.1)", "(7.1.1)", "(7.1.2)", "(7.1.4)", "(7.1.5)")] == [True] * 5
    assert "did you mean Spell 2" in words


def test_a_line_that_is_no_line_of_a_list_is_refused_with_its_place() -> None:
    with pytest.raises(TextError) as refused:
        read_list("2 Ember # fine\nsome Ember\n", "mine.txt")
    assert refused.value.place == "mine.txt:2"
    assert read_list("# only\n\n2x Ember\n1 × Calm").entries[0].count == 2
