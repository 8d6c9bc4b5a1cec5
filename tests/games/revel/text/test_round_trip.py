"""Trees print and parse back to themselves; damaged texts are read wholly or refused with a place."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import MISSING, Field, fields, is_dataclass
from functools import cache
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, assume, given, settings
from hypothesis import strategies as st

from coven.games.revel.text import tree
from coven.games.revel.text.printing import say
from coven.games.revel.text.reading import compile_effect, read_effect
from coven.games.revel.text.reading.effects import STARTS, grammar_source
from coven.games.revel.text.tree import Effect, Later, Sequence
from coven.games.revel.text.words.lexicon import WORDS
from coven.games.revel.text.words.vocabulary import Word
from coven.language import TextError
from coven.language.grammar import conflicts
from coven.language.walking import nodes
from tests.games.revel.text.texts import EFFECTS
from tests.games.revel.text.trees import effects, pointed

SLOW = (HealthCheck.too_slow, HealthCheck.data_too_large)


def test_the_grammar_has_no_conflicts_so_that_no_text_has_two_readings() -> None:
    assert conflicts(grammar_source(), STARTS) == []


def test_a_grammar_with_two_readings_would_be_noticed() -> None:
    two_readings = "%declare A\nstart: one | one start\none: A | A A"
    assert conflicts(two_readings, ("start",)) != []


def check_round_trip(effect: Effect) -> None:
    text = say(effect)
    assert read_effect(text) == effect, text


def check_trees(examples: int) -> None:
    """So many trees, among which is all that a tree can be made of."""
    seen: set[str] = set()

    @settings(max_examples=examples, phases=[Phase.generate], database=None, suppress_health_check=SLOW)
    @given(effects())
    def going_round(effect: Effect) -> None:
        assume(not any(isinstance(node, Sequence) and _goes_on_after_later(node) for node in nodes(effect)))
        seen.update(parts_of(effect))
        check_round_trip(effect)

    going_round()
    assert sorted(all_parts() - seen - bound_parts()) == []


@cache
def bound_parts() -> frozenset[str]:
    """What trees that are bound are made of; printed they are read as they were."""
    seen: set[str] = set()
    for effect in pointed():
        text = say(effect)
        assert read_effect(text) == effect, text
        with suppress(TextError):  # not all of them make sense
            bound = compile_effect(text, ("strike spell",))
            assert compile_effect(say(bound), ("strike spell",)) == bound, text
            seen.update(parts_of(bound))
    return frozenset(seen)


def test_trees_print_and_parse_back_to_themselves_and_nothing_is_left_out() -> None:
    check_trees(500)


@pytest.mark.long
def test_many_trees_print_and_parse_back_to_themselves() -> None:
    check_trees(10_000)


def parts_of(effect: Effect) -> Iterator[str]:
    """What a tree is made of: its nodes, their parts that are not as they are if nothing is said, and its words."""
    for node in nodes(effect):
        if isinstance(node, Word):
            yield str(node)
        elif is_dataclass(node):
            yield type(node).__name__
            for part in fields(node):
                if part.default is not MISSING and getattr(node, part.name) != part.default:
                    yield f"{type(node).__name__}.{part.name}"


def all_parts() -> set[str]:
    """All that a tree can be made of, by its classes."""
    found = [getattr(tree, name) for name in tree.__all__]
    kinds = [kind for kind in found if isinstance(kind, type)]
    words = {str(word) for kind in kinds if issubclass(kind, Word) for word in kind}
    made = [kind for kind in kinds if is_dataclass(kind)]
    said = {f"{kind.__name__}.{part.name}" for kind in made for part in fields(kind) if _is_said(part)}
    return (words | {kind.__name__ for kind in made} | said) - UNSAID


def _is_said(part: Field[Any]) -> bool:
    return part.default is not MISSING and part.compare


UNSAID = {
    "Verb.SWAP",  # what is swapped has an instruction of its own
    "Kind.PLAY",
    "Kind.SPACE",  # plays and spell spaces are counted by their names
}
"""Words that stand in no tree."""


def _goes_on_after_later(sequence: Sequence) -> bool:
    """What follows something put off belongs to it if it speaks of what is done then: it is read as put off as well."""
    return any(isinstance(step, Later) for step in sequence.steps[:-1])


def normal(text: str) -> str:
    """A text as far as it matters for what was said: alternates that mean the same print alike."""
    return say(compile_effect.__wrapped__(text))


words = st.sampled_from(
    [*sorted(WORDS), "Passion", "1", "2", "+1", "+1s", ".", ",", ":", ";", ", or", '"Ember"', "é", ""]
)


@st.composite
def damaged(draw: st.DrawFn) -> str:
    """A good text with words left out, put in, doubled, exchanged, or with another case."""
    parts = draw(st.sampled_from(EFFECTS)).split(" ")
    for _ in range(draw(st.integers(1, 3))):
        place = draw(st.integers(0, len(parts) - 1))
        change = draw(st.integers(0, 5))
        if change == 0 and len(parts) > 1:
            del parts[place]
        elif change == 1:
            parts.insert(place, draw(words))
        elif change == 2:
            parts[place] = draw(words)
        elif change == 3:
            other = draw(st.integers(0, len(parts) - 1))
            parts[place], parts[other] = parts[other], parts[place]
        elif change == 4:
            parts[place] = draw(st.sampled_from([parts[place].swapcase(), parts[place].title()]))
        else:
            parts[place] = parts[place][:-1] + draw(st.characters(min_codepoint=32, max_codepoint=126))
    return " ".join(parts)


def read(text: str) -> tuple[TextError | None, str]:
    try:
        return None, normal(text)
    except TextError as error:
        return error, ""


def check_damaged(text: str) -> None:
    error, printed = read(text)
    if error is not None:
        assert error.text == text
        assert 0 <= error.start <= len(text)
        assert error.problem
        return
    assert normal(printed) == printed
    assert compile_effect.__wrapped__(printed) == compile_effect.__wrapped__(text)
    assert not lost(text, printed), (text, printed)


def lost(text: str, printed: str) -> set[str]:
    """Numbers and names that were written and are not printed: what a silent loss would look like."""

    def telling(words: str) -> set[str]:
        found = {word.strip('.,:;"') for word in words.split()}
        return {word for word in found if word.lstrip("+-").rstrip("s").isdigit() or word == "Passion"} - {"1", "+1s"}

    return telling(text) - telling(printed)


@settings(max_examples=250, deadline=None)
@given(damaged())
def test_a_damaged_text_is_read_wholly_or_refused_with_a_place(text: str) -> None:
    check_damaged(text)


@settings(max_examples=150, deadline=None)
@given(st.text(max_size=60))
def test_any_text_at_all_is_read_or_refused_with_a_place(text: str) -> None:
    check_damaged(text)
