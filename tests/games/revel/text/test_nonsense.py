"""What makes no sense is refused, with the rule and the caret at the cause; what is like it and makes sense is not."""

from __future__ import annotations

import pytest

from coven.games.revel.cards import read_cards, shipped
from coven.games.revel.cards.names import unknown_names
from coven.language import TextError
from coven.language.binding import Ambiguous, Unbound
from coven.language.likeness import is_like
from tests.games.revel.text.nonsense import NAMES, RESOURCE, STANCE, STRIKE, TABLE, WITCH, Nonsense

HEADERS = {STRIKE: "A Strike Spell\nPower 1", STANCE: "A Stance", WITCH: "A Witch", RESOURCE: "A Resource"}


def refused(on: str, text: str) -> TextError | None:
    header = HEADERS.get(on, "A Shield Spell\nResistance 1")
    (card,) = read_cards(f"Tess\n{header}\n\n{text}\n")
    return next(iter(card.mistakes()), None)


@pytest.mark.parametrize("one", TABLE, ids=lambda one: f"{one.on}: {one.text}")
def test_nonsense_is_refused_with_its_rule_at_its_place(one: Nonsense) -> None:
    error = refused(one.on, one.text)
    assert error is not None, "it was accepted"
    assert one.cause == error.rule or one.cause in error.problem, str(error)
    assert error.text[error.start : error.end].startswith(one.caret), str(error)


def test_there_are_sixty_and_more() -> None:
    assert len(TABLE) + len(NAMES) >= 60


@pytest.mark.parametrize(("text", "rule", "caret", "near"), NAMES)
def test_a_name_that_nothing_has_is_told_with_the_nearest(text: str, rule: str, caret: str, near: str) -> None:
    (card,) = read_cards(f"Tess\nA Strike Spell\nPower 1\n\n{text}\n")
    (error,) = unknown_names(card, shipped().values())
    assert error.rule == rule
    assert error.text[error.start : error.end] == caret
    assert error.nearest == text.replace(caret, near.strip("'"))


def test_shipped_cards_use_no_name_that_nothing_has() -> None:
    cards = list(shipped().values())
    assert [str(error) for card in cards for error in unknown_names(card, cards)] == []


@pytest.mark.parametrize(
    ("on", "text"),
    [
        (STRIKE, "When You Would Draw: Stop the draw."),
        (STRIKE, "On Play: Reveal your next 2 draws. Stash them."),
        (STRIKE, "On Play: You may choose 1 opposing spell. If you do, discard that spell."),
        (STANCE, "When Your Turn Begins: Choose 1 spell. Discard another spell."),
        (STANCE, "Opposing spells have -1 Power."),
        (STANCE, "Your strike spells have +1 Power."),
        (STRIKE, "On Play: You may lose 1 Stamina. If you do, draw 1 card."),
        (STRIKE, "Only up to 25 copies of this card per deck."),
        (STRIKE, "On Play: Discard 1 spell. If it had 2 or less Power, draw 1 card."),
        (WITCH, "When You Play A Winning Spell: Draw 1 card."),
        (STANCE, "When You Play A Strike Spell: Add a +1 to it."),
        (STRIKE, "When This Spell Is Discarded: Gain Passion equal to the Power it had."),
    ],
)
def test_what_is_like_it_and_makes_sense_is_accepted(on: str, text: str) -> None:
    assert refused(on, text) is None


def test_an_ambiguous_word_names_the_candidates_and_a_wording_for_each() -> None:
    sentences = "On Play: Choose 1 spell. Add a +1 to this spell."
    error = refused(STRIKE, f"{sentences} Discard it.")
    assert error is not None
    assert "'1 spell' or 'this spell'" in error.problem
    assert error.ways == (f"{sentences} Discard that spell.", f"{sentences} Discard this spell.")
    assert str(error).endswith(f"did you mean: {error.ways[0]}\n  or: {error.ways[1]}")


@pytest.mark.parametrize(
    ("text", "ways"),
    [
        (
            "On Play: Choose 1 of your spells and choose 1 of your opponent's spells. Discard it.",
            (
                "On Play: Choose 1 of your opponent's spells. Choose 1 of your spells. Discard it.",
                "On Play: Choose 1 of your spells. Choose 1 of your opponent's spells. Discard it.",
            ),
        ),
        (  # other than what stands before it
            "On Play: Choose 1 spell and choose another spell. Discard it. Draw 1 card.",
            (
                "On Play: Choose 1 spell. Discard it. Choose 1 other spell. Draw 1 card.",
                "On Play: Choose 1 spell. Choose 1 other spell. Discard it. Draw 1 card.",
            ),
        ),
        (
            "On Play: Choose 1 spell and choose 1 stance. Discard it.",
            (
                "On Play: Choose 1 spell and choose 1 stance. Discard that spell.",
                "On Play: Choose 1 spell and choose 1 stance. Discard that stance.",
            ),
        ),
    ],
)
def test_of_two_things_to_which_the_same_is_done_neither_is_nearer(text: str, ways: tuple[str, ...]) -> None:
    error = refused(STRIKE, text)
    assert isinstance(error, Ambiguous)
    assert error.rule == "4.10.8"
    assert error.ways == ways


def test_an_unbound_word_tells_what_was_in_reach_and_why_it_will_not_do() -> None:
    error = refused(STRIKE, "On Play: Reveal your next 2 draws. Stash it.")
    assert error is not None
    assert "'your next 2 draws' (several things: 'them', or '1 of them')" in error.problem


def test_the_errors_have_names() -> None:
    assert issubclass(Unbound, TextError)
    assert issubclass(Ambiguous, TextError)


@pytest.mark.parametrize(
    ("written", "other", "alike"),
    [
        ("On Play: Draw 1 cards.", "On Play: Draw 1 card.", True),
        ("On Play: Draw the card.", "On Play: Draw 1 card.", True),
        ("On Play: Draw 1 good card.", "On Play: Draw 1 card.", False),
        ("On Play: Tap 1 spell.", "On Play: Discard 1 spell.", False),
        ("This spell has +1 Power for each.", "This spell has +1 Power for each stance.", False),
        ("On Play: Gain 1 Passion for each Stamina you lost.", "On Play: Gain 1 Passion for each Stamina.", False),
        ("Your opponent does draw.", "Your opponent can't draw.", False),
        ("On Play: Discard 1 card to draw 1 card.", "On Play: Discard 1 card. Draw 1 card.", False),
        ("Your opponent don't draw.", "Your opponent draws.", False),
        ("On Play: Draw 1 of their cards.", "On Play: Draw 1 of the cards.", False),
        ("On Play: Reveal thier hand.", "On Play: Reveal their hand.", True),
    ],
)
def test_a_suggestion_changes_few_words_and_never_forbids_instead(written: str, other: str, alike: bool) -> None:
    assert is_like(written, other) is alike
