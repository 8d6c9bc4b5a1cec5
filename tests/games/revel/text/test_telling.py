"""The read-back tells everything that an effect says, in one way: who, when, what, whose, and what words point at."""

from __future__ import annotations

from coven.games.revel.cards import shipped
from coven.games.revel.text.printing import say
from coven.games.revel.text.reading import compile_effect
from coven.games.revel.text.telling import tell
from tests.games.revel.text.texts import ALTERNATES, EFFECTS

THE_SAME = {
    frozenset({"This Spell's Power Is: Draw 1 card.", "Its Power Is: Draw 1 card."}),
    frozenset({"If Playing This Overpowers A Spell: Draw 1 card.", "If Playing This Overpowers: Draw 1 card."}),
    frozenset({"When Your Opponent Would Draw: Stop it.", "When Your Opponent Would Draw: Stop the draw."}),
    frozenset({"On Play: Draw 1 card and discard 1 card.", "On Play: Draw 1 card. Discard 1 card."}),
}
"""Texts that differ in their words and in nothing else."""


def told(text: str) -> list[str]:
    return list(tell(compile_effect(text)))


def test_what_pointing_words_stand_for_is_told() -> None:
    assert told("On Play: Choose 1 of your opponent's spells. Its player puts it on top of their deck.") == [
        "when: you have played this card; carried out in the next cleanup check",
        "  you choose: 1 chosen spell on the field, your opponent's (#1)",
        "  the player of #1 puts on top of a deck: #1",
    ]


def test_what_is_asked_before_is_told_as_such() -> None:
    assert told("On Play: Discard the opposing spell if it has 2 or less Power.")[1:] == [
        "  if there is the Power of every spell on the field, across from this spell, as it is before"
        " and it is at most 2:",
        "    you discard: every spell on the field, across from this spell",
    ]


def test_this_way_and_if_you_do_are_told_by_number() -> None:
    text = "On Play: You may discard 1 card. If you do, draw 1 card for each card discarded this way."
    assert told(text)[1:] == [
        "  [#2] you may:",
        "    [#1] you discard: 1 chosen card in hand, of the player who does it",
        "  if you carried out #2:",
        "    you draw from the top of your own deck: 1 times the number of: what was done by #1 (a card)",
    ]


def test_no_two_effects_are_told_alike_but_those_that_mean_the_same() -> None:
    alike: dict[tuple[str, ...], set[str]] = {}
    for text in [*EFFECTS, *ALTERNATES, *[text for card in shipped().values() for text in card.text]]:
        effect = compile_effect(text)
        alike.setdefault(tell(effect), set()).add(say(effect))
    assert {frozenset(texts) for texts in alike.values() if len(texts) > 1} == THE_SAME


def test_another_wording_is_told_alike() -> None:
    for wording, printed in ALTERNATES.items():
        assert tell(compile_effect(wording)) == tell(compile_effect(printed)), wording


def test_what_is_compared_one_by_one_is_told_from_the_sum() -> None:
    (sum_of,) = told("On Play: If your spells have 4 or more Power, draw 1 card.")[1:2]
    (each,) = told("On Play: If each of your spells has 4 or more Power, draw 1 card.")[1:2]
    assert each.replace(", one by one", "") == sum_of
    assert each != sum_of
    (sum_of,) = told("On Play: If your spells have more +1s than the opposing spell, draw 1 card.")[1:2]
    (each,) = told("On Play: If each of your spells has more +1s than the opposing spell, draw 1 card.")[1:2]
    assert each.replace(", one by one", "") == sum_of
    assert each != sum_of


def test_verbs_agree_with_who_does_it() -> None:
    assert told("When You Draw A Card: Your opponent loses 1 Stamina for each Passion you have.") == [
        "when: you draw a card, anybody's (the event's thing); carried out in the next cleanup check",
        "  your opponent loses Stamina: 1 times the Passion that you have",
    ]
    assert told("On Play: If you are winning in 3 or more spell spaces, draw 1 card.")[1:] == [
        "  if there is the spell spaces in which you are winning and it is at least 3:",
        "    you draw from the top of your own deck: 1",
    ]
