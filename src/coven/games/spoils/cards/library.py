"""The cards of The Spoils, as the command line and other doors ask for them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from coven.cards import Block, fold, read_blocks
from coven.games.spoils.cards.card import Card, in_roman
from coven.games.spoils.cards.catalogue import catalogue, differences, figures_of
from coven.games.spoils.cards.files import read_card, read_cards
from coven.games.spoils.cards.index import shipped, with_figures
from coven.games.spoils.text.telling import tell
from coven.games.spoils.text.tree import (
    Ability,
    Adjustment,
    AttachTo,
    Covert,
    DevelopRule,
    Enters,
    FlipUp,
    Menu,
    NoResponse,
    Options,
    Played,
    Replacement,
    RestoreRule,
    StartingDraw,
    StartingResources,
    Static,
    Tactical,
    Threshold,
    Trigger,
    Unique,
    While,
)
from coven.games.spoils.text.tree import Paragraph as Text
from coven.kernel import CovenError, Judged, Paragraph, Shown, Source
from coven.language import TextError

NO_TEXT: Final = "(The text of this card isn't here.)"
"""What stands in the place of a text that nobody has written down."""
MARK: Final = "text not here"
CHOICE: Final = re.compile(r"(Choose|Your opponent chooses) one of the following as this card's rules text:")
KEYWORDS: Final = (AttachTo, Covert, Enters, FlipUp, NoResponse, StartingDraw, StartingResources, Tactical, Unique)
"""What says the same when it is read back."""


class SpoilsLibrary:
    """201 The cards that ship with their texts, those that the catalogue knows, and cards that people write."""

    __slots__ = ()

    def names(self) -> Sequence[str]:
        return list(with_figures(shipped()))

    def reads(self, file: Source) -> bool:
        return re.search(r"(?m)^(?:Cost \d|Stats \d|Structure \d|(?:Cost|Effect): )", file.text) is not None

    def show(self, name: str, further: Sequence[Source]) -> Shown:
        index = shipped()
        if further:
            index = index.plus(card for source in further for card in read_cards(*source, figures_of))
        card = index.get_folded(name) or figures_of(name) or with_figures(index).find(name)
        return _shown(card)

    def judge(self, files: Sequence[Source]) -> Iterator[Judged]:
        known = {fold(name): card for name, card in shipped().items()}
        for source in files:
            for block in read_blocks(*source):
                card, wrong = _judged(block, known)
                if card is not None and not wrong:
                    known[fold(card.name)] = card
                    yield Judged(card.name, tuple(map(_kind, card.text.paragraphs)), ())
                else:
                    yield Judged(block.name, (), tuple(map(str, wrong)))


KINDS: Final[dict[type[Any], str]] = {
    Covert: "keyword (507.3)",
    Unique: "keyword (507.5)",
    AttachTo: "keyword (507.2)",
    FlipUp: "keyword (507.4)",
    Tactical: "when it is played (603.1)",
    NoResponse: "whether it is responded to (606.1)",
    Enters: "how it enters play (402.8)",
    Trigger: "trigger (503.1)",
    Replacement: "replacement (506.1)",
    Adjustment: "adjustment (O14)",
    Static: "ongoing text (402.1)",
    While: "conditional (504.1)",
    Played: "cost and effect (603.1)",
    Ability: "ability (502.1)",
    Options: "options (307.2)",
    Menu: "options (307.2)",
    StartingResources: "starting resources (601.1b)",
    StartingDraw: "starting draw (601.1e)",
    RestoreRule: "Restore Rule (202.7)",
    DevelopRule: "Develop Rule (202.8)",
}
"""What each kind of paragraph is called, and its rule."""


def _kind(paragraph: Text) -> str:
    """How a paragraph is understood: 405.4 under a threshold, what stands there."""
    if isinstance(paragraph, Threshold):
        return f"{_kind(paragraph.text)} with a threshold (405.4)"
    return KINDS[type(paragraph)]


def _judged(block: Block, known: Mapping[str, Card]) -> tuple[Card | None, list[CovenError]]:
    """The card that a block describes, and all that is wrong with it: header, name, figures and text."""
    try:
        card = read_card(block, figures_of)
    except CovenError as error:
        return None, [error]
    wrong: list[CovenError] = []
    namesake = known.get(fold(card.name))
    if namesake is not None and namesake != card:
        ships = shipped().get(namesake.name) is namesake
        other = "a card that ships" if ships else f"another card, in {namesake.source or 'an unnamed file'},"
        wrong.append(block.error(block.header[0], f"{other} has this name: choose another one", "201.1b"))
    wrong += [block.error(block.header[0], words, "105.1") for words in differences(card)]
    try:
        _ = card.text
    except TextError as error:
        wrong.append(error)
    return card, wrong


def _shown(card: Card) -> Shown:
    mark = "" if card.text_given else f" ({MARK})"
    return Shown(
        name=card.name,
        corner="  ".join(_corner(card)),
        type_line=f"{card.type_line}{mark}",
        paragraphs=tuple(_paragraphs(card)),
        footer=", ".join(_collected(card).values()),
        words=tuple(_words(card)),
    )


def _corner(card: Card) -> Iterator[str]:
    """201.2, 201.3, 201.7, 201.8 What stands in the corners."""
    if card.cost is not None:
        yield f"{card.cost} {card.threshold.letters}".strip()
    if card.stats:
        yield "/".join(map(str, card.stats))
    if card.gear:
        yield "/".join(f"{number:+}" for number in card.gear)
    if card.structure is not None:
        yield f"structure {card.structure}"
    if card.influence is not None:
        yield f"influence {card.influence}"


def _paragraphs(card: Card) -> Iterator[Paragraph]:
    told = _read_back(card)
    for text in card.texts:
        goes_on = (
            not in_roman(text) or re.match(r"OPTION [2-9]\n", text) is not None or CHOICE.fullmatch(text) is not None
        )
        yield Paragraph(text, () if goes_on else next(told, ()))
    if not card.text_given:
        entry = catalogue()[fold(card.name)]
        for keyword in entry.keywords:
            yield Paragraph(keyword, ())
        abilities = (
            f" It has {entry.abilities} abilit{'y' if entry.abilities == 1 else 'ies'}." if entry.abilities else ""
        )
        yield Paragraph(NO_TEXT, (f"Write it down in a file of cards to play with it.{abilities}",))


def _read_back(card: Card) -> Iterator[tuple[str, ...]]:
    """What each paragraph is understood as, in explicit words: options below the first of them; nothing of a text that
    can't be read."""
    try:
        paragraphs = card.text.paragraphs
    except TextError:
        return
    for paragraph in paragraphs:
        lines = tell(paragraph)
        yield () if isinstance(paragraph, KEYWORDS) else lines


def _words(card: Card) -> Iterator[str]:
    """Every figure by name, for people who look for one."""
    figures = (
        ("cost", card.cost),
        ("threshold", card.threshold.letters or None),
        ("strength", card.strength),
        ("life", card.life),
        ("speed", card.speed),
        ("structure", card.structure),
        ("influence", card.influence),
    )
    yield from (f"{label} {value}" for label, value in figures if value is not None)
    for label, values in _collected(card).items():
        yield from (f"{label} {value}" for value in values.split(", "))


def _collected(card: Card) -> dict[str, str]:
    """201.6 Set, number and rarity, which the catalogue knows of cards that don't say."""
    known = figures_of(card.name)
    return dict(card.collector or (known.collector if known else ()))
