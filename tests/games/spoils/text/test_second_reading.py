"""Random cards are played, and a second reading of their read-back says what must have changed.

The read-back is what `coven cards show` prints. The second reading (`reference`) takes its words and what is printed on
the cards, and shares no code with the tree or the table: it follows games on a plain board, with the answers that were
given at the table, and says who is asked, what is offered, what comes of it, all figures, and what may be done next.
The cards are those that ship, or chance derives them from the grammar.

What it doesn't see: how a text becomes its read-back (`test_cards` and `test_binding` look after that). What chance
brings it is not told: an outcome has to exist with which it agrees. What it doesn't understand it counts and leaves.
"""

from __future__ import annotations

import random
from collections import Counter

import pytest

from coven.games.spoils.cards.index import shipped
from tests.games.spoils.text.derivations import compiled, pairs, written
from tests.games.spoils.text.reference.board import MICROMAJIG
from tests.games.spoils.text.reference.judging import Verdict, judge, judge_shipped
from tests.games.spoils.text.telling_apart import SHAPES, shapes_of

SHIPPED = sorted(name for name in shipped() if name != MICROMAJIG)
"""409.3 A token is in no deck and no hand."""
FEW_SHIPPED = 8
CHOICES = 400


def a_card(seed: int) -> str | None:
    """A card with a text that chance derives."""
    rng = random.Random(seed)
    text = written(rng)
    shapes = sorted(shapes_of(text))
    return SHAPES[rng.choice(shapes)](text.split("\n")) if shapes else None


def judged(seeds: range, positions: int) -> Counter[str]:
    """So many random cards in so many positions each: what became of them."""
    counted: Counter[str] = Counter()
    for seed in seeds:
        source = a_card(seed)
        if source is None:
            continue
        counted[agreeing(judge(source, positions, 1000 * seed)).became] += 1
    return counted


def agreeing(verdict: Verdict) -> Verdict:
    assert verdict.became != "differs", verdict.why
    return verdict


def check(seeds: range, positions: int, share: float) -> None:
    counted = judged(seeds, positions)
    judged_share = counted["agreed"] / counted.total()
    print(f"the second reading judges {judged_share:.1%} of {counted.total()} cards")
    assert judged_share >= share, counted


def test_the_second_reading_agrees() -> None:
    check(range(10), 1, 0.6)


@pytest.mark.long
def test_the_second_reading_agrees_at_length() -> None:
    check(range(1000, 4000), 3, 0.85)


@pytest.mark.long
def test_most_choices_of_words_are_judged() -> None:
    """Of the choices that the grammar has: a text with one word or another in its place."""
    every = list(pairs())
    random.Random("choices").shuffle(every)
    counted: Counter[str] = Counter()
    for pair in every:
        if counted.total() == CHOICES:
            break
        shapes = sorted(shapes_of(pair.changed)) if compiled(pair.changed) is not None else []
        if shapes:
            source = SHAPES[shapes[0]](pair.changed.split("\n"))
            counted[agreeing(judge(source, 2, 7)).became] += 1
    print(f"{counted['agreed'] / counted.total():.1%} of {CHOICES} choices that can be read are judged")
    assert counted["agreed"] >= 0.8 * counted.total(), counted


def test_cards_that_ship_are_played_as_the_second_reading_says() -> None:
    names = random.Random("ship").sample(SHIPPED, FEW_SHIPPED)
    counted = Counter(agreeing(judge_shipped(name, 1)).became for name in names)
    assert counted["agreed"] >= FEW_SHIPPED // 2, counted


@pytest.mark.long
def test_all_cards_that_ship_are_played_as_the_second_reading_says() -> None:
    counted = Counter(agreeing(judge_shipped(name, 6)).became for name in SHIPPED)
    print(counted)
    assert counted["agreed"] >= 0.85 * counted.total(), counted


@pytest.mark.parametrize(
    "text",
    [
        ("Cost: Discard a location.", "Effect: Remove it from the game."),
        ("Cost: Destroy a character you control.", "Effect: Put it into its owner's hand."),
        ("Effect: Destroy an item. Put it into its owner's hand.",),
        ("Effect: Discard a card. Put it on top of its owner's deck.",),
    ],
)
def test_what_a_text_has_moved_itself_it_still_means(text: tuple[str, ...]) -> None:
    """402.4 is about what others do to a card."""
    verdict = agreeing(judge(SHAPES["tactic"]([*text]), 3))
    assert verdict.became == "agreed"
    assert verdict.acts > 0
