"""Whole cards: the paragraphs of their texts, compiled."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Final

from coven.games.spoils.text.binding import bind_card, bind_paragraph
from coven.games.spoils.text.binding.sense import Sense
from coven.games.spoils.text.binding.whereabouts import Whereabouts
from coven.games.spoils.text.binding.whole_cards import check_card, types_gained
from coven.games.spoils.text.printing import print_paragraph
from coven.games.spoils.text.reading.advice import Read, no_notion, ways_out
from coven.games.spoils.text.reading.paragraphs import CHOICE_LINE, Reader
from coven.games.spoils.text.tree import CardText, CardType, Options, Paragraph, Played, Who
from coven.language import TextError, TooLong

WORD: Final = re.compile(r"\s*[\w'+-]+|\s*[^\w\s]|\s+")
"""The words and signs of a text, each with the space before it."""
OPTION: Final = re.compile(r"OPTION (\d)\n")


@cache
def compile_paragraph(text: str) -> Paragraph:
    """A paragraph of rules text, with what its pointing words stand for. TextError, with the nearest text that can be
    read, if this one can't."""
    try:
        return _compiled(text)
    except TextError as error:
        raise _told(error, lambda text: print_paragraph(_compiled(text))) from None


def _compiled(text: str) -> Paragraph:
    bound = bind_paragraph(Reader(text).read(), text)
    Sense(text).check(bound)
    Whereabouts(text).check(bound)
    check_wording(bound, text)
    return bound


def check_wording(paragraph: Paragraph, text: str) -> None:
    """Each thing has one wording, the one that is printed: so no word is read that says nothing."""
    option = OPTION.match(text)
    printed = (option[0] if option else "") + print_paragraph(paragraph)
    if printed == text:
        return
    words, house = WORD.findall(text), WORD.findall(printed)
    shorter = min(len(words), len(house))
    same = next((place for place in range(shorter) if words[place] != house[place]), shorter)
    behind = 0
    while behind < shorter - same and words[-1 - behind] == house[-1 - behind]:
        behind += 1
    if behind and same + behind == len(words):
        behind -= 1  # words are missing: the caret stands under the one before which they belong
    start, end = len("".join(words[:same])), len(text) - len("".join(words[len(words) - behind :]))
    instead = "".join(house[same : len(house) - behind])
    raise TextError("this is worded otherwise", text, start, end, instead=instead)


def _told(error: TextError, read: Read) -> TextError:
    """An error that knows the way out, shown in the line that it stands in."""
    if isinstance(error, TooLong):
        return error
    told = error if error.rule is not None else no_notion(error)
    return _in_its_line(told, lambda: ways_out(told, read))


def compile_text(texts: tuple[str, ...], types: frozenset[CardType] | None = None) -> CardText:
    """All that a card says. TextError if it can't be read; `types`: those of the card, if they are known."""
    try:
        return _compiled_card(texts, types)
    except TextError as error:
        raise _told(error, _on_the_card(texts, types, error.text)) from None


def _on_the_card(texts: tuple[str, ...], types: frozenset[CardType] | None, wrong: str) -> Read:
    """Reads what could stand in the place of a paragraph of a card: on that very card, as it is printed."""

    def read(text: str) -> str:
        try:
            _compiled_card(tuple(text if one == wrong else one for one in texts), types)
        except TextError as error:
            if error.text == text or error.text not in texts:
                raise
            return print_paragraph(_compiled(text))  # something else on the card is wrong as well
        return text

    return read


def _compiled_card(texts: tuple[str, ...], types: frozenset[CardType] | None) -> CardText:
    read = [None if CHOICE_LINE.fullmatch(text) else Reader(text).read() for text in texts]
    given = [(one, text) for one, text in zip(read, texts, strict=True) if one is not None]
    written = [text for _, text in given]
    found = bind_card([one for one, _ in given], written, _places(written))
    for one, text in zip(found, written, strict=True):
        Sense(text).check(one)
        Whereabouts(text, types, types_gained(found)).check(one)
        check_wording(one, text)
    if types is not None:
        check_card(found, written, types)
    bound = iter(found)
    paragraphs = [None if one is None else next(bound) for one in read]
    return CardText(_with_options(paragraphs, texts))


def _places(texts: list[str]) -> list[int]:
    """The place of each paragraph on the card, where all options together are one."""
    places: list[int] = []
    for text in texts:
        option = OPTION.match(text)
        goes_on = option is not None and option[1] != "1" and bool(places)
        places.append(places[-1] if goes_on else places[-1] + 1 if places else 0)
    return places


def _with_options(paragraphs: list[Paragraph | None], texts: tuple[str, ...]) -> tuple[Paragraph, ...]:
    """307.2 What is chosen from, and the options below it, are one paragraph."""
    found: list[Paragraph] = []
    options: list[Played] = []
    for paragraph, text in zip(paragraphs, texts, strict=True):
        option = OPTION.match(text)
        if paragraph is None:
            if options:
                raise TextError("a card is chosen from once", text, 0, len(text), rule="307.2")
            who = Who.YOU if text.startswith("Choose") else Who.OPPONENT
            options = []
            found.append(Options(who, ()))
        elif option is not None:
            if not found or not isinstance(found[-1], Options) or int(option[1]) != len(options) + 1:
                problem = "options are numbered from 1, below 'Choose one of the following as this card's rules text:'"
                raise TextError(problem, text, 0, len(option[0]) - 1, rule="307.2")
            assert isinstance(paragraph, Played)
            options.append(paragraph)
            found[-1] = Options(found[-1].who, tuple(options))
        else:
            found.append(paragraph)
    if any(isinstance(one, Options) and len(one.options) < 2 for one in found):
        raise TextError("there are two options at least to choose from", texts[0], 0, len(texts[0]), rule="307.2")
    return tuple(found)


def _in_its_line(error: TextError, ways: Callable[[], list[str]]) -> TextError:
    """An error shown in the line that it stands in, of a paragraph of several."""
    start = error.text.rfind("\n", 0, error.start) + 1
    end = error.text.find("\n", error.start)
    end = len(error.text) if end < 0 else end
    line = error.text.count("\n", 0, start)
    moved = error.moved(error.text[start:end], error.start - start, max(min(error.end, end) - start, 1))
    return moved.with_ways_out(lambda: [way.split("\n")[line] for way in ways() if way.count("\n") >= line])
