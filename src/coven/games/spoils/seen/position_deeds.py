"""What has happened, in positions: what was done this turn, and what set an effect off, written and read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from coven.cards.positions import MOST, list_of, only_these, seat_of, whole_number
from coven.games.spoils.areas.in_play import Copy, InPlay, LastKnown
from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.effects.records import Deed, Deeds, Happening, Share, Thing
from coven.games.spoils.effects.records.happenings import ASKED_OF
from coven.games.spoils.seen.position_cards import Whereabouts
from coven.games.spoils.seen.position_in_play import (
    WHOLE_KEYS,
    one_of,
    read_as_it_was,
    read_gone,
    read_said,
    read_whole,
    write_as_it_was,
    write_gone,
    write_whole,
)
from coven.games.spoils.text.words.vocabulary import REMEMBERED, UNSAID, Place, Verb
from coven.kernel import PositionError, seat_name

DEED_KEYS: Final = ("what", "by", "to", "source", "amount", "from", "into", "in battle", "shares")
ASKED_FOR: Final = REMEMBERED | ASKED_OF
OUT_OF_SIGHT: Final = (Place.HAND, Place.DECK)
OCCASION_KEYS: Final = (*DEED_KEYS, "and", "at", "by the rules", "cost")


# Things


def write_thing(at: Whereabouts, thing: Thing) -> Any:
    """What something was done to: a card in play as it was then, by its number; `{gone: 12}`, as it was last there; a
    card elsewhere by its name. What nobody could know any more is told as a whole."""
    if isinstance(thing, Copy):
        return at.card(thing)
    if isinstance(thing, LastKnown):
        known = at.s.last_known.get(thing.was.id)
        return {"gone": thing.was.id if known is thing else write_gone(at, thing)}
    return write_then(at, thing)


def write_then(at: Whereabouts, x: InPlay) -> Any:
    """A card in play as it was then."""
    now = now_or_last(at.s, x.id)
    return {"was": write_whole(at, x)} if now is None else write_as_it_was(at, x, now)


def now_or_last(s: SpoilsState, id: int) -> InPlay | None:
    """A card in play as it is now, or as it was last there."""
    x = s.in_play.get(id)
    last = s.last_known.get(id) if x is None else None
    return x if last is None else last.was


def read_thing(at: Whereabouts, entry: Any, where: str) -> Thing:
    if isinstance(entry, Mapping) and "gone" in entry:
        only_these(entry, ("gone",), where)
        if isinstance(entry["gone"], Mapping):
            return read_gone(at, entry["gone"], where)
        last = at.s.last_known.get(entry["gone"])
        if last is None:
            raise PositionError(f"{where}: nothing that has gone had the number {entry['gone']!r}")
        return last
    return at.find(entry, where) if isinstance(entry, str) else read_then(at, entry, where)


def read_then(at: Whereabouts, entry: Any, where: str) -> InPlay:
    """The same as a position tells it."""
    if isinstance(entry, Mapping) and "was" in entry:
        only_these(entry, ("was",), where)
        only_these(entry["was"], WHOLE_KEYS, where)
        x = read_whole(at, entry["was"], where)
        x.said = read_said(at, entry["was"], where)
        return x
    number = entry.get("number") if isinstance(entry, Mapping) else entry
    now = now_or_last(at.s, number) if isinstance(number, int) and not isinstance(number, bool) else None
    if now is None:
        raise PositionError(f"{where}: nothing in play has the number {number!r}, nor had it")
    return read_as_it_was(at, entry, now, where) if isinstance(entry, Mapping) else now


# Deeds


def told(s: SpoilsState) -> list[Deed | None]:
    """What was done this turn and may matter still, None for all else: what can be asked for, and, since the first of
    what could be repeated, what keeps it from leading back to where it began (O45)."""
    shown = (*s.shown, *s.closed, *(() if s.loop is None else s.loop.series))
    first = min([one.deeds for one in shown], default=len(s.did))
    return [deed if _is_told(deed, number >= first) else None for number, deed in enumerate(s.did)]


def _is_told(deed: Deed, repeated: bool) -> bool:
    return deed.verb in ASKED_FOR or (repeated and (deed.origin in OUT_OF_SIGHT or deed.to in OUT_OF_SIGHT))


def write_deeds(at: Whereabouts) -> list[dict[str, Any]]:
    """What has been done this turn, in order."""
    return [_write(at, deed) for deed in told(at.s) if deed is not None]


def read_deeds(at: Whereabouts, entries: list[Any]) -> Deeds:
    found: list[Deed] = []
    for number, entry in enumerate(entries, 1):
        where = f"did {number}"
        only_these(entry, DEED_KEYS, where)
        found.append(Deed(_read(at, entry, where)))
    return Deeds(found, len(found))


def _write(at: Whereabouts, what: Deed | Happening) -> dict[str, Any]:
    plain: dict[str, Any] = {"what": what.verb.value}
    if what.seat is not None:
        plain["by"] = seat_name(what.seat)
    if what.things:
        plain["to"] = [write_thing(at, thing) for thing in what.things]
    if what.source is not None:
        plain["source"] = write_thing(at, what.source)
    if what.amount != 1:
        plain["amount"] = what.amount
    if what.origin is not UNSAID:
        plain["from"] = what.origin.value
    if what.to is not UNSAID:
        plain["into"] = what.to.value
    if what.in_battle:
        plain["in battle"] = True
    if what.shares:
        plain["shares"] = [[one.source, one.target, one.amount] for one in what.shares]
    return plain


def _read(at: Whereabouts, entry: Mapping[str, Any], where: str) -> Happening:
    amount = entry.get("amount", 1)
    if not isinstance(amount, int) or isinstance(amount, bool) or abs(amount) > MOST:
        raise PositionError(f"{where}: amount must be a whole number, not {amount!r}")
    return Happening(
        one_of(Verb, entry.get("what"), f"{where}: what"),
        None if entry.get("by") is None else seat_of(entry["by"], f"{where}: by"),
        things=tuple([read_thing(at, one, where) for one in _things(entry, "to", where)]),
        source=None if entry.get("source") is None else read_thing(at, entry["source"], f"{where}: source"),
        amount=amount,
        origin=one_of(Place, entry.get("from", UNSAID.value), f"{where}: from"),
        to=one_of(Place, entry.get("into", UNSAID.value), f"{where}: into"),
        in_battle=bool(entry.get("in battle", False)),
        shares=tuple([read_share(share, f"{where}: shares") for share in list_of(entry, "shares", where)]),
    )


def _things(entry: Mapping[str, Any], key: str, where: str) -> list[Any]:
    value = entry.get(key)
    return [value] if isinstance(value, Mapping) else list_of(entry, key, where)


def read_share(share: Any, where: str) -> Share:
    """O16 Who assigned how much damage to what."""
    if not isinstance(share, (list, tuple)) or len(share) != 3:
        raise PositionError(f"{where} must be lists of by whom, to whom and how much, not {share!r}")
    source, target, amount = [whole_number(one, where) for one in share]
    return Share(source, target, amount)


# Occasions


def write_occasion(at: Whereabouts, what: Happening) -> dict[str, Any]:
    """What set an effect off, which its words may point at."""
    plain = _write(at, what)
    if what.other is not None:
        plain["and"] = write_thing(at, what.other)
    if what.pins:
        plain["at"] = at.all_kept(what.pins)
    if not what.by_effect:
        plain["by the rules"] = True
    if what.cost:
        plain["cost"] = True
    return plain


def read_occasion(at: Whereabouts, entry: Any, where: str) -> Happening:
    only_these(entry, OCCASION_KEYS, where)
    what = _read(at, entry, where)
    if entry.get("and") is not None:
        what.other = read_thing(at, entry["and"], where)
    what.pins = at.keep_all(list_of(entry, "at", where), where)
    if what.pins and len(what.pins) != len(what.things):
        raise PositionError(f"{where}: at must say of each of them where it came to")
    what.by_effect = not entry.get("by the rules", False)
    what.cost = bool(entry.get("cost", False))
    return what
