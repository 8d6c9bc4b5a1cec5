"""What a message offers can be written: every 'did you mean' is accepted in that very card."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import pytest

from coven.games.revel.cards import read_cards, shipped
from coven.games.revel.cards.card import CardDef
from coven.games.revel.cards.names import unknown_names
from coven.language import TextError
from tests.games.revel.text.fresh import SETS, cards_of
from tests.games.revel.text.never import NEVER, TOGETHER
from tests.games.revel.text.nonsense import NAMES, TABLE
from tests.games.revel.text.test_advice import NEAREST
from tests.games.revel.text.test_nonsense import HEADERS
from tests.games.revel.text.test_strangers import REFUSED

STRIKE, SHIELD = "A Strike Spell\nPower 1", "A Shield Spell\nResistance 1"
OFTEN = 29
"""Each so many of them is looked at in every run: looking for what is near takes a while."""


class Written(NamedTuple):
    """A card that is refused: the lines of its header below the name, and its paragraphs."""

    header: str
    texts: tuple[str, ...]
    among: tuple[CardDef, ...] = ()
    """The cards of its set, which it may name."""


def everything_refused() -> Iterator[Written]:
    """Whatever is kept in these tests and is no card."""
    for one in (*TABLE, *NEVER):
        yield Written(HEADERS.get(one.on, SHIELD), (one.text,))
    for on, texts, *_ in TOGETHER:
        yield Written(HEADERS.get(on, SHIELD), texts)
    for text in (*(text for text, *_ in NAMES), *NEAREST, *sorted(REFUSED)):
        yield Written(STRIKE, (text,))
    for name in SETS:
        for file in ("cards.txt", "nonsense.txt"):
            judged = cards_of(name, file)
            among = tuple(card for _, card, _ in judged if card is not None)
            for _, card, mistakes in judged:
                if mistakes and card is not None:
                    power = "" if card.power is None else f"\nPower {card.power}"
                    resistance = "" if card.resistance is None else f"\nResistance {card.resistance}"
                    yield Written(f"{card.type_line}{power}{resistance}", card.text, among)


def mistakes_of(card: Written) -> list[TextError]:
    (read,) = read_cards(f"Tess\n{card.header}\n\n" + "\n".join(card.texts) + "\n")
    return read.mistakes() or unknown_names(read, (*shipped().values(), *card.among))


def check(cards: list[Written]) -> int:
    """That what is offered for cards is accepted there. How many ways out were tried."""
    tried = 0
    for card in cards:
        for error in mistakes_of(card):
            place = card.texts.index(error.text)
            for way in error.ways:
                mended = card._replace(texts=(*card.texts[:place], way, *card.texts[place + 1 :]))
                left = [str(other) for other in mistakes_of(mended) if other.text == way]
                assert left == [], f"{error}\nleads to\n{left}"
                tried += 1
    return tried


def test_what_is_offered_is_accepted_in_that_very_card() -> None:
    assert check(list(everything_refused())[::OFTEN]) > 0


@pytest.mark.long
def test_whatever_is_offered_is_accepted_in_that_very_card() -> None:
    assert check(list(everything_refused())) > 100


@pytest.mark.parametrize(
    ("header", "texts", "ways"),
    [
        # nothing on this card was chosen above
        (STRIKE, ("When This Spell Is Discarded: Draw the card discarded above.",), ()),
        (
            STRIKE,
            ("On Play: Choose 1 spell.", "When This Spell Is Discarded: Discard the spell discarded above."),
            ("When This Spell Is Discarded: Discard the spell chosen above.",),
        ),
        # of each thing that may be meant, its wording
        (
            STRIKE,
            ("On Play: Choose 1 spell. Add a +1 to this spell. Discard it.",),
            (
                "On Play: Choose 1 spell. Add a +1 to this spell. Discard that spell.",
                "On Play: Choose 1 spell. Add a +1 to this spell. Discard this spell.",
            ),
        ),
        # a +1 on a stance does nothing, so it isn't offered
        ("A Stance", ("When You Draw A Card: Add a +1 to it.",), ()),
        # what has gone had what it had
        (
            STRIKE,
            ("On Play: Discard 1 spell. If it has 2 or less Power, draw 1 card.",),
            ("On Play: Discard 1 spell. If it had 2 or less Power, draw 1 card.",),
        ),
        ("A Witch", ("The opposing spell has -1 Power.",), ("Your opponent's spells have -1 Power.",)),
        (STRIKE, ("To Play: Lose 1 Stamina.",), ("On Play: Lose 1 Stamina.",)),
        (
            STRIKE,
            ("On Play: Draw 1 card if it overpowers.",),
            ("If Playing This Overpowers: Draw 1 card.",),
        ),
        (
            STRIKE,
            ("When You Stitch Onto This Spell: Draw 1 card.",),
            ("When This Spell Is Stitched: Draw 1 card.",),
        ),
        (
            STRIKE,
            ("On Play: Your opponent can't draw during their next turn.",),
            ("On Play: Your opponent can't draw until the end of your opponent's next turn.",),
        ),
        (
            STRIKE,
            ("On Play: Your opponent is allotted 1 less play.",),
            ("On Play: Your opponent is allotted 1 less play each turn until the end of your opponent's next turn.",),
        ),
        ("A Stance", ("The Powers of spells can't be used.",), ("Players can't use Powers.",)),
        ("A Stance", ("When You Use A Spell's Power: Draw 1 card.",), ("When You Use A Power: Draw 1 card.",)),
        (STRIKE, ("On Play: Use 1 of your spells' Powers.",), ("On Play: Use 1 of your Powers.",)),
        (
            "A Stance",
            ("When You Discard A Spell Card Or Spell: Draw 1 card.",),
            ("When You Discard A Spell Card: Draw 1 card.",),
        ),
        (
            STRIKE,
            ("This spell has +1 Power for each card in your discards, up to 3.",),
            ("This spell has +1 Power for each card in your discards.",),
        ),
        (
            STRIKE,
            ("On Play: Draw the top card of your discards.",),
            ("On Play: Draw 1 card from your discards.",),
        ),
        (STRIKE, ("Your Power Is: Draw 1 card.",), ("This Spell's Power Is: Draw 1 card.",)),
        (STRIKE, ("When You Would Draw: Stop the discard.",), ("When You Would Draw: Stop the draw.",)),
        (
            SHIELD,
            ("When This Spell Would Gain Resistance: Draw 1 card.",),
            ("When This Spell Gains Resistance: Draw 1 card.",),
        ),
    ],
)
def test_the_way_out(header: str, texts: tuple[str, ...], ways: tuple[str, ...]) -> None:
    *_, error = mistakes_of(Written(header, texts))
    assert error.ways == ways
