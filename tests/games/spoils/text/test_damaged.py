"""Damaged texts are read wholly or refused with a place; nothing else ever comes of them."""

from __future__ import annotations

import random

from coven.games.spoils.text.printing import print_paragraph
from coven.games.spoils.text.reading import compile_paragraph
from coven.games.spoils.text.telling import tell
from coven.games.spoils.text.tree import Paragraph
from coven.games.spoils.text.words.lexicon import PHRASES
from coven.language import TextError
from tests.games.spoils.text.derivations import texts

MANY, FEW = 2500, 12
STRANGE = ("é", "+1", '"', "[", "[X]", "9999", "X", "X+X", ".", ",", ";", ":", "", "Covert", "OPTION", '"node"', "[OO]")


def damaged(rng: random.Random, text: str) -> str:
    """A good text with words left out, put in, doubled, exchanged, or with another case."""
    words = text.split(" ")
    for _ in range(rng.randint(1, 3)):
        place = rng.randrange(len(words))
        other = rng.choice(rng.choice((sorted(PHRASES), STRANGE)))
        match rng.randrange(6):
            case 0:
                del words[place]
            case 1:
                words.insert(place, other)
            case 2:
                words[place] = other
            case 3:
                words.insert(place, words[place])
            case 4:
                words[place] = words[place].swapcase()
            case _:
                words[place] = words[place][:-1]
        if not words:
            return ""
    return " ".join(words)


def read(text: str) -> Paragraph | TextError:
    try:
        return compile_paragraph.__wrapped__(text)
    except TextError as error:
        return error


def test_damaged_texts_are_read_wholly_or_refused_with_a_place() -> None:
    rng = random.Random("damaged")
    good = texts()
    accepted = 0
    for _ in range(MANY):
        text = damaged(rng, rng.choice(good))
        found = read(text)
        if isinstance(found, TextError):
            assert 0 <= found.start <= len(found.text), text
            assert found.text in text.split("\n"), text
            continue
        assert print_paragraph(found) == text
        assert tell(found)
        accepted += 1
    assert accepted > MANY // 100


def test_a_way_out_of_a_damaged_text_can_be_read_itself() -> None:
    rng = random.Random("ways out")
    good = [text for text in texts() if "\n" not in text]
    ways: list[str] = []
    for _ in range(FEW):
        found = read(damaged(rng, rng.choice(good)))
        if isinstance(found, TextError):
            ways += found.ways
    assert ways
    assert [print_paragraph(compile_paragraph(way)) for way in ways] == ways
