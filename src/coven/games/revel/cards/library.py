"""The cards of Witches' Revel, as the command line and other doors ask for them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from typing import Final

from coven.cards import Block, read_blocks
from coven.cards.index import fold
from coven.games.revel.cards.card import CardDef
from coven.games.revel.cards.files import read_card, read_cards
from coven.games.revel.cards.index import shipped
from coven.games.revel.cards.names import unknown_names
from coven.games.revel.text.kinds_of_effects import kind_of, why
from coven.games.revel.text.printing import say
from coven.games.revel.text.reading import compile_effect
from coven.games.revel.text.telling import tell
from coven.kernel import CovenError, Judged, Paragraph, Shown, Source
from coven.language import TextError

OTHERS: Final = re.compile(r"(?m)^\s*\[|^(?:Cost|Stats|Structure|Influence) [\d+-]|^(?:Cost|Effect): ")
"""What other games' files have and no card of this one: sections, and figures of other names."""


class RevelLibrary:
    """1.2 The Card Index, and cards that people write."""

    __slots__ = ()

    def names(self) -> Sequence[str]:
        return list(shipped())

    def reads(self, file: Source) -> bool:
        return OTHERS.search(file.text) is None

    def show(self, name: str, further: Sequence[Source]) -> Shown:
        index = shipped().plus(card for source in further for card in read_cards(*source))
        return _shown(index.find(name))

    def judge(self, files: Sequence[Source]) -> Iterator[Judged]:
        known: dict[str, CardDef] = {fold(name): card for name, card in shipped().items()}
        named = [*known.values(), *_readable(files)]
        for source in files:
            for block in read_blocks(*source):
                card, wrong = _judged(block, known, named)
                if wrong or card is None:
                    yield Judged(block.name, (), tuple(map(str, wrong)))
                else:
                    known[fold(card.name)] = card
                    kinds = tuple(f"{kind_of(effect).value} ({why(effect).rule})" for effect in card.effects)
                    yield Judged(card.name, kinds, ())


def _judged(
    block: Block, known: Mapping[str, CardDef], named: Sequence[CardDef]
) -> tuple[CardDef | None, list[CovenError]]:
    """The card that a block describes, and all that is wrong with it: with its header, its name, and each effect."""
    try:
        card = read_card(block)
    except CovenError as error:
        return None, [error, *_mistakes(block)]
    wrong: list[CovenError] = []
    namesake = known.get(fold(card.name))
    if namesake is not None and namesake != card:
        ships = shipped().get(namesake.name) is namesake
        other = "a card that ships" if ships else f"another card, in {namesake.source or 'an unnamed file'},"
        wrong.append(block.error(block.header[0], f"{other} has this name: choose another one", "7.2.1"))
    in_text = sorted([*card.mistakes(), *unknown_names(card, named)], key=lambda error: card.text.index(error.text))
    return card, [*wrong, *in_text]


def _mistakes(block: Block) -> Iterator[CovenError]:
    """What is wrong with the effects of a card whose header can't be read."""
    for line in block.paragraphs:
        try:
            compile_effect(line.text)
        except TextError as error:
            yield error.at(f"{block.source}:{line.number}: {block.name}")


def _readable(files: Sequence[Source]) -> list[CardDef]:
    """The cards of these files as far as they can be read: their names count, wherever they are used."""
    found = []
    for source in files:
        for block in read_blocks(*source):
            with suppress(CovenError):
                found.append(read_card(block))
    return found


def _shown(card: CardDef) -> Shown:
    power = "" if card.power is None else f"Power {card.power}"
    resistance = "" if card.resistance is None else f"Resistance {card.resistance}"
    paragraphs = []
    for text, effect in zip(card.text, card.effects, strict=True):
        reason = why(effect)
        notes = [f"{kind_of(effect).value}: {reason.words} ({reason.rule})"]
        if say(effect) != text:
            notes.append(f"same as: {say(effect)}")
        notes.extend(tell(effect))
        paragraphs.append(Paragraph(text, tuple(notes)))
    return Shown(
        name=card.name,
        corner=f"{power} {resistance}".strip(),
        type_line=card.type_line,
        paragraphs=tuple(paragraphs),
        footer=", ".join(card.icons),
    )
