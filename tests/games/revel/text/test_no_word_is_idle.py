"""No word of card text is idle: for every choice of the grammar, texts that take it otherwise mean something else.

Derived from the rules of `grammar.lark` and the phrases of the lexicon (see `derivations`), not from a list of cards.
Two texts that differ in one choice compile to different trees, or they are two wordings of one thing, listed in
`same_wordings`; and for each choice a position is looked for (see `telling_apart`) in which two texts that differ in
nothing else play differently. Where chance seldom finds such texts, `situations` has two of them.
"""

from __future__ import annotations

import os
import random
from typing import NamedTuple

import pytest

from coven.games.revel.text.tree import Effect
from tests.games.revel.text.derivations import Choice, accepted, choices, pairs
from tests.games.revel.text.same_wordings import ALIKE, NEVER_BOTH, UNSEEN
from tests.games.revel.text.situations import SAME, SITUATIONS, Situation
from tests.games.revel.text.telling_apart import told_apart

TRIES, FEW, PAIRS, POSITIONS, MANY, FURTHER = 200, 10, 24, 6, 120, 24
ALWAYS, BY_LOT = 16, 24
"""So many choices are looked at each time, and so many others, by lot; all of them where time is no matter."""
SEED = "COVEN_IDLE_SEED"
"""What the lot is drawn by, if the environment says so: another word, another lot."""


def are_one_thing(labels: tuple[str, str]) -> bool:
    return any(set(labels) <= set(group) for group in ALIKE.values())


class Found(NamedTuple):
    """What was found out about a choice."""

    pairs: int
    idle: list[tuple[str, str]]
    """Texts that mean the same although nothing says that they do."""
    apart: bool
    """Two of its texts were seen to play differently."""
    alike: bool
    """All its texts mean what the others mean, as is listed."""


def look_at(choice: Choice, tries: int = TRIES, positions: int = POSITIONS) -> Found:
    rng = random.Random(choice.label)
    seen, apart = 0, False
    idle: list[tuple[str, str]] = []
    unlike: list[tuple[str, tuple[str, str]]] = []
    for pair in pairs(choice, rng, tries):
        if pair.one.text == pair.two.text:
            continue
        seen += 1
        line = min(set(pair.one.effects) & set(pair.two.effects))
        texts = (pair.one.text, pair.two.text)
        if pair.one.effects[line] == pair.two.effects[line]:
            if not are_one_thing(pair.labels):
                idle.append(texts)
        else:
            unlike.append((line, texts))
            apart = apart or told_apart(line, texts, positions) is not None
        if seen >= PAIRS or (apart and seen >= 4):
            break
    if (
        tries > FEW and positions
    ):  # and where a few positions weren't enough, more of them, for the texts that are quickest to read
        unlike.sort(key=lambda pair: len(pair[1][0]))
        apart = apart or any(told_apart(*pair, FURTHER, first=POSITIONS) is not None for pair in unlike)
    return Found(seen, idle, apart, not unlike)


def both_of(situation: Situation) -> tuple[str, Effect, Effect]:
    """What the two texts of a situation compile to, on a card of some type on which both are accepted."""
    above = (situation.above,) if situation.above else ()
    one, two = (accepted(text, above) for text in situation.texts)
    assert one is not None, situation.texts[0]
    assert two is not None, situation.texts[1]
    line = min(set(one.effects) & set(two.effects))
    return line, one.effects[line], two.effects[line]


def tells_apart(situation: Situation) -> bool:
    """Whether both texts of a situation are accepted, mean something else and are seen to."""
    line, one, two = both_of(situation)
    assert one != two, "a word says nothing"
    return told_apart(line, situation.texts, MANY, situation.above) is not None


def check(choice: Choice) -> None:
    if choice.label in SAME:
        _, one, two = both_of(SAME[choice.label])
        assert one == two, "two wordings of one thing mean two things"
        return
    built = SITUATIONS.get(choice.label)
    unseen = choice.label in UNSEEN
    found = look_at(choice, FEW if choice.label in NEVER_BOTH or built else TRIES, 0 if unseen else POSITIONS)
    assert found.idle == [], "a word says nothing"
    if choice.label in NEVER_BOTH:
        return
    if built is not None:
        assert tells_apart(built), "no position tells the texts of its situation apart"
        return
    assert found.pairs, "no two accepted texts differ in this alone"
    assert found.apart or found.alike or unseen, "no position tells such texts apart"


LOT = os.environ.get(SEED, "1")
SOME = random.Random("no word is idle").sample(choices(), ALWAYS)
OTHERS = random.Random(LOT).sample([choice for choice in choices() if choice not in SOME], BY_LOT)


@pytest.mark.parametrize("choice", [*SOME, *OTHERS], ids=lambda choice: choice.label)
def test_a_choice_of_words_makes_a_difference(choice: Choice) -> None:
    try:
        check(choice)
    except AssertionError as wrong:
        raise AssertionError(f"{wrong}; the same lot again: {SEED}={LOT}") from wrong


@pytest.mark.long
@pytest.mark.parametrize("choice", choices(), ids=lambda choice: choice.label)
def test_every_choice_of_words_makes_a_difference(choice: Choice) -> None:
    check(choice)


def test_what_is_listed_is_in_the_grammar() -> None:
    labels = {choice.label for choice in choices()} | {"nothing", "once"}
    listed = {label for group in ALIKE.values() for label in group} | set(NEVER_BOTH) | set(UNSEEN)
    listed |= set(SITUATIONS) | set(SAME)
    assert {label for label in listed if label not in labels and not label.endswith((": nothing", ": once"))} == set()
    assert {label for label in SAME if not any(label in group for group in ALIKE.values())} == set()
