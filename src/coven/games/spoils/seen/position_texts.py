"""Where the texts of effects stand, in positions: an effect is told in the words of the instruction that made it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple, TypeAlias

from coven.games.spoils.areas.in_play import Copy, InPlay
from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.cards.printed_text import Sheet, sheet_of
from coven.games.spoils.effects.temporary_text import redirected, trigger_of
from coven.games.spoils.seen.position_cards import Whereabouts
from coven.games.spoils.text.printing.instructions import sentences
from coven.games.spoils.text.tree import (
    Adjustment,
    Controls,
    Damage,
    DamageEvent,
    Lasting,
    LastingText,
    Later,
    Noun,
    Paragraph,
    Redirect,
    ReduceNext,
    ReduceThreshold,
    Replacement,
    Some,
    TakeControl,
    This,
    Until,
    When,
    Who,
)
from coven.kernel import PositionError
from coven.language import TextError
from coven.language.walking import nodes

Maker: TypeAlias = Lasting | LastingText | Redirect | Later | ReduceNext | ReduceThreshold | TakeControl
"""The instructions whose effects go on or wait."""

IN_CONTROL: Final = Controls(Who.YOU, This())
"""407.3 What taking control makes true of a card."""


def makes(maker: Maker) -> tuple[Any, ...]:
    """What an instruction makes true or puts off: mostly one thing."""
    if isinstance(maker, Lasting):
        return maker.statements
    if isinstance(maker, LastingText):
        return (maker.text,)
    if isinstance(maker, Redirect):
        return (redirected(maker),)
    if isinstance(maker, Later):
        return (trigger_of(maker),)
    return (IN_CONTROL,) if isinstance(maker, TakeControl) else (maker,)


class Made(NamedTuple):
    """What an instruction has made, and that instruction."""

    maker: Maker
    part: int
    """Which of the things that it makes, from 0."""

    @property
    def text(self) -> Any:
        return makes(self.maker)[self.part]


def makers(paragraphs: tuple[Paragraph, ...]) -> list[Maker]:
    """The instructions of a text whose effects go on or wait, in the order in which they are written down."""
    return [node for node in nodes(paragraphs) if isinstance(node, Maker)]


def lasts(maker: Maker) -> Until | When:
    """How long it lasts what an instruction makes true, or until when it puts something off."""
    if isinstance(maker, Later):
        return maker.when
    return Until.THIS_TURN if isinstance(maker, (ReduceNext, ReduceThreshold)) else maker.until


# Writing


def write_text(at: Whereabouts, text: Any, until: Until | When, card: Copy, amount: int = 0) -> dict[str, Any]:
    """The words of the instruction that has made a text, and where they stand if not on the card itself. What no card
    says, as somebody has written it by hand, is told in words of its own. `amount`: of damage that is turned away."""
    for where, paragraphs in _texts(at, card):
        there = makers(paragraphs)
        for maker in there:
            if lasts(maker) is not until:
                continue
            for part, made in enumerate(makes(maker)):
                if made is text or made == text:
                    return {**_words(maker, part, there), **where}
    return {"says": sentences(_alone(text, until, amount))}


def _alone(text: Any, until: Until | When, amount: int) -> Maker:
    """An instruction that makes just this."""
    if isinstance(until, When):
        return Later(until, text.body)
    if isinstance(text, (ReduceNext, ReduceThreshold)):
        return text
    if text == IN_CONTROL:
        return TakeControl(Who.YOU, This(), until)
    if isinstance(text, Replacement) and amount:
        assert isinstance(text.body, Damage), "it is damage that is turned away"
        from_ = text.event.to if isinstance(text.event, DamageEvent) else None
        assert from_ is not None, "it is turned away from something that is named"
        return Redirect(amount, Some(from_) if isinstance(from_, Noun) else from_, text.body.to, until)
    if isinstance(text, (Replacement, Adjustment)):
        return LastingText(text, until)
    return Lasting((text,), until)


def _words(maker: Maker, part: int, among: list[Maker]) -> dict[str, Any]:
    says = sentences(maker)
    alike = [one for one in among if sentences(one) == says]
    plain: dict[str, Any] = {"says": says}
    number = next(number for number, one in enumerate(alike, 1) if one is maker)
    if number > 1:
        plain["which"] = number
    if part:
        plain["part"] = part + 1
    return plain


def _texts(at: Whereabouts, card: Copy) -> Iterator[tuple[dict[str, Any], tuple[Paragraph, ...]]]:
    """The texts of all cards of the game, that of the card itself first, with where they stand."""
    yield {}, card.sheet.paragraphs
    for x in _in_play_or_gone(at.s):
        for gained in x.gained:
            if isinstance(gained.text, Sheet):
                yield {"gained by": [x.id, gained.stamp]}, gained.text.paragraphs
    cards = {copy.card.name: copy.sheet.paragraphs for copy in at.of}
    for name in sorted(cards):
        yield {"on": name}, cards[name]


def _in_play_or_gone(s: SpoilsState) -> list[InPlay]:
    return [*s.in_play.values(), *[last.was for last in s.last_known.values()]]


# Reading


def read_text(at: Whereabouts, entry: Mapping[str, Any], card: Copy, where: str) -> Made:
    """The instruction that a position quotes: one of the card's, or else one that says all by itself."""
    says, which, part = entry.get("says"), entry.get("which", 1), entry.get("part", 1)
    if not isinstance(says, str):
        raise PositionError(f"{where}: says must be the words of an instruction, not {says!r}")
    alike = [maker for maker in makers(_paragraphs(at.s, entry, card, where)) if sentences(maker) == says]
    if not alike and "on" not in entry and "gained by" not in entry:
        alike = [maker for maker in makers(_by_itself(says, where)) if sentences(maker) == says][:1]
    if not isinstance(which, int) or isinstance(which, bool) or not 1 <= which <= len(alike):
        raise PositionError(f"{where}: no text of {card} says {says!r}, or nothing that lasts or waits")
    maker = alike[which - 1]
    if not isinstance(part, int) or isinstance(part, bool) or not 1 <= part <= len(makes(maker)):
        raise PositionError(f"{where}: {says!r} has no part {part!r}")
    return Made(maker, part - 1)


def _paragraphs(s: SpoilsState, entry: Mapping[str, Any], card: Copy, where: str) -> tuple[Paragraph, ...]:
    if "on" in entry:
        other = s.rulings.index.get(entry["on"]) if isinstance(entry["on"], str) else None
        if other is None:
            raise PositionError(f"{where}: there is no card {entry['on']!r}")
        return sheet_of(other).paragraphs
    if "gained by" in entry:
        for x in _in_play_or_gone(s):
            for gained in x.gained:
                if [x.id, gained.stamp] == entry["gained by"] and isinstance(gained.text, Sheet):
                    return gained.text.paragraphs
        raise PositionError(f"{where}: nothing has gained a text {entry['gained by']!r}: a number in play, and its own")
    return card.sheet.paragraphs


def _by_itself(says: str, where: str) -> tuple[Paragraph, ...]:
    from coven.games.spoils.text.reading import compile_text  # reading takes more than writing a position needs

    try:
        return compile_text((f"Effect: {says}",)).paragraphs
    except TextError as error:
        raise PositionError(f"{where}: {error}") from None
