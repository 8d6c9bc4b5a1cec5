"""506.3, 508, 609.1a What goes on and what waits, in positions: effects that last and are no text of a card, what has
been put off, and what waits for the next such thing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from coven.cards.positions import count_of, list_of, only_these, seat_of, whole_number
from coven.games.spoils.areas.in_play import Copy
from coven.games.spoils.effects.memory import Memory
from coven.games.spoils.effects.records import Delayed, Happening, LastingEffect, Later, Waiting
from coven.games.spoils.seen.position_cards import Whereabouts
from coven.games.spoils.seen.position_deeds import read_occasion, write_occasion
from coven.games.spoils.seen.position_memory import read_memory, write_memory
from coven.games.spoils.seen.position_texts import Made, lasts, read_text, write_text
from coven.games.spoils.text.tree import Lasting, LastingText, Redirect, ReduceNext, ReduceThreshold, TakeControl
from coven.games.spoils.text.tree import Later as PuttingOff
from coven.games.spoils.text.words.vocabulary import Until
from coven.kernel import PositionError, Seat, seat_name

TEXT_KEYS: Final = ("says", "which", "part", "on", "gained by")
KEYS: Final = (*TEXT_KEYS, "of", "card", "source", "place", "number", "kept", "occasion", "about", "left")


# Writing


def write_lasting(at: Whereabouts, one: LastingEffect) -> dict[str, Any]:
    """A statement made true for a while."""
    words = write_text(at, one.statement, one.until, one.source)
    plain = _write(at, words, one.source, one.seat, one.place, one.stamp, one.kept, one.occasion)
    if one.on is not None:
        plain["about"] = list(one.on)
    return plain


def write_later(at: Whereabouts, one: Later) -> dict[str, Any]:
    """What has been put off."""
    waits = one.waiting
    words = write_text(at, waits.effect, one.when, waits.copy)
    plain = _write(at, words, waits.copy, waits.seat, waits.place, one.stamp, waits.memory, waits.occasion)
    if waits.source:
        plain["source"] = waits.source
    return plain


def write_delayed(at: Whereabouts, one: Delayed) -> dict[str, Any]:
    """506.3, 406.5a What waits for the next such thing. `left`: how much of it, of damage that is turned away, and of
    the icons that a threshold is short of."""
    words = write_text(at, one.effect, one.until, one.copy, one.amount)
    plain = _write(at, words, one.copy, one.seat, one.place, one.stamp, one.kept, one.occasion)
    if one.source:
        plain["source"] = one.source
    if one.amount:
        plain["left"] = one.amount
    return plain


def _write(
    at: Whereabouts,
    words: dict[str, Any],
    card: Copy,
    seat: Seat,
    place: int,
    stamp: int,
    kept: Memory | None,
    occasion: Happening | None,
) -> dict[str, Any]:
    plain: dict[str, Any] = {"of": seat_name(seat), **words, "card": at.card(card)}
    if place:
        plain["place"] = place
    plain["number"] = stamp
    if kept is not None:
        plain["kept"] = write_memory(at, kept)
    if occasion is not None:
        plain["occasion"] = write_occasion(at, occasion)
    return plain


# Reading


class _Read:
    """What all of them have in common, as a position tells it."""

    __slots__ = ("card", "entry", "kept", "made", "occasion", "place", "seat", "source", "stamp", "where")

    def __init__(self, at: Whereabouts, entry: Any, where: str, *kinds: type[Any]) -> None:
        only_these(entry, KEYS, where)
        self.entry: Mapping[str, Any] = entry
        self.where = where
        self.seat = seat_of(entry.get("of", "A"), where)
        faction = at.s.faction_of(self.seat).copy
        self.card = at.find(entry["card"], where) if "card" in entry else faction
        self.made: Made = read_text(at, entry, self.card, where)
        if not isinstance(self.made.maker, kinds):
            raise PositionError(f"{where}: {entry['says']!r} makes nothing of this kind")
        self.place = count_of(entry, "place", 0, where)
        self.source = count_of(entry, "source", 0, where)
        self.stamp = count_of(entry, "number", 0, where)
        self.kept = read_memory(at, entry["kept"], f"{where}: kept") if "kept" in entry else None
        said = entry.get("occasion")
        self.occasion = None if said is None else read_occasion(at, said, f"{where}: occasion")


def read_lasting(at: Whereabouts, entry: Any) -> LastingEffect:
    read = _Read(at, entry, "lasting", Lasting, LastingText, TakeControl)
    until = lasts(read.made.maker)
    assert isinstance(until, Until), "only what is put off waits for a point of the turn"
    about = None
    if "about" in entry:
        about = tuple([whole_number(one, "lasting: about") for one in list_of(entry, "about", "lasting")])
    return LastingEffect(
        read.made.text, read.seat, about, until, read.card, read.stamp, read.kept, read.place, read.occasion
    )


def read_later(at: Whereabouts, entry: Any) -> Later:
    read = _Read(at, entry, "later", PuttingOff)
    when = lasts(read.made.maker)
    waiting = Waiting(read.seat, read.card, read.source, read.place, read.made.text, read.occasion, read.kept)
    return Later(waiting, when, read.stamp)


def read_delayed(at: Whereabouts, entry: Any) -> Delayed:
    read = _Read(at, entry, "delayed", LastingText, Redirect, ReduceNext, ReduceThreshold)
    until = lasts(read.made.maker)
    assert isinstance(until, Until), "only what is put off waits for a point of the turn"
    one = Delayed(
        read.made.text, read.seat, read.card, read.source, read.stamp, until, kept=read.kept, place=read.place
    )
    one.amount, one.occasion = count_of(entry, "left", 0, "delayed"), read.occasion
    return one
