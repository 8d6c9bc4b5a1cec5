"""What is kept in mind of an effect, in positions: what its words have named and done, by the numbers of its text."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from coven.cards.positions import MOST, list_of, mapping_of, only_these, seat_of
from coven.games.spoils.areas.areas import BOTH
from coven.games.spoils.effects.memory import Memory, ThisWay
from coven.games.spoils.seen.position_cards import Whereabouts
from coven.games.spoils.text.words.vocabulary import Kind
from coven.kernel import PositionError, Seat, seat_name

KEYS: Final = (
    "named", "rest", "done", "carried out", "numbers", "names", "kinds", "moved", "lost", "picked", "found", "among",
)  # fmt: skip
KINDS: Final = {kind.value: kind for kind in Kind}


def write_memory(at: Whereabouts, memory: Memory) -> dict[str, Any]:
    """A memory in plain values, without what is empty. Which nouns have picked is of use only while what picked them is
    responded to, and is not told."""
    plain: dict[str, Any] = {
        "named": {slot: at.all_kept(kept) for slot, kept in memory.things.items()},
        "rest": {slot: at.all_kept(kept) for slot, kept in memory.rests.items()},
        "done": {
            slot: [[seat_name(way.seat), at.all_kept(way.refs)] for way in ways] for slot, ways in memory.acts.items()
        },
        "carried out": {slot: _seats(seats) for slot, seats in memory.carried.items()},
        "numbers": dict(memory.numbers),
        "names": dict(memory.names),
        "kinds": {slot: [kind.value for kind in kinds] for slot, kinds in memory.kinds.items()},
        "moved": {number: at.kept(kept) for number, kept in memory.moved.items()},
        "lost": {slot: list(numbers) for slot, numbers in memory.lost.items()},
        "picked": at.all_kept(memory.picked),
        "found": [at.card(copy) for copy in memory.found],
        "among": [at.all_kept(among) for among in memory.among],
    }
    return {key: value for key, value in plain.items() if value}


def _seats(seats: tuple[Seat, ...]) -> str:
    return "".join([seat_name(seat) for seat in seats])


def read_memory(at: Whereabouts, plain: Any, where: str) -> Memory:
    """A memory that a position tells. PositionError, naming the place, if it can't be."""
    only_these(plain, KEYS, where)
    memory = Memory()
    memory.things = {slot: at.keep_all(refs, where) for slot, refs in _lists(plain, "named", where)}
    memory.rests = {slot: at.keep_all(refs, where) for slot, refs in _lists(plain, "rest", where)}
    memory.acts = {
        slot: tuple([_way(at, way, f"{where}: done") for way in ways]) for slot, ways in _lists(plain, "done", where)
    }
    memory.carried = {
        slot: _read_seats(seats, f"{where}: carried out") for slot, seats in _slots(plain, "carried out", where)
    }
    memory.numbers = {slot: _whole(one, f"{where}: numbers") for slot, one in _slots(plain, "numbers", where)}
    memory.names = {slot: str(name) for slot, name in _slots(plain, "names", where)}
    memory.kinds = {
        slot: tuple([_kind(kind, f"{where}: kinds") for kind in kinds]) for slot, kinds in _lists(plain, "kinds", where)
    }
    memory.moved = {number: at.keep(kept, where) for number, kept in _slots(plain, "moved", where)}
    memory.lost = {
        slot: tuple([_whole(one, f"{where}: lost") for one in lost]) for slot, lost in _lists(plain, "lost", where)
    }
    memory.picked = at.keep_all(list_of(plain, "picked", where), where)
    memory.found = tuple([at.find(one, where) for one in list_of(plain, "found", where)])
    memory.among = tuple([at.keep_all(_list(one, where), where) for one in list_of(plain, "among", where)])
    return memory


def _slots(plain: Mapping[str, Any], key: str, where: str) -> list[tuple[int, Any]]:
    """What stands under numbers, which are words where it went through JSON."""
    found = []
    for slot, value in mapping_of(plain, key, where).items():
        digits = str(slot).removeprefix("-")
        if isinstance(slot, bool) or not (digits.isascii() and digits.isdecimal()) or len(digits) > 9:
            raise PositionError(f"{where}: {key}: {slot!r} should be a number")
        found.append((int(slot), value))
    return found


def _lists(plain: Mapping[str, Any], key: str, where: str) -> list[tuple[int, list[Any]]]:
    return [(slot, _list(value, f"{where}: {key}")) for slot, value in _slots(plain, key, where)]


def _list(value: Any, where: str) -> list[Any]:
    if not isinstance(value, (list, tuple)):
        raise PositionError(f"{where}: {value!r} should be a list")
    return list(value)


def _way(at: Whereabouts, way: Any, where: str) -> ThisWay:
    if not isinstance(way, (list, tuple)) or len(way) != 2:
        raise PositionError(f"{where}: {way!r} should be who did it and to what, such as [A, [17]]")
    return ThisWay(seat_of(way[0], where), at.keep_all(_list(way[1], where), where))


def _read_seats(value: Any, where: str) -> tuple[Seat, ...]:
    if not isinstance(value, str) or any(letter not in "AB" for letter in value):
        raise PositionError(f"{where}: {value!r} should be some of the letters A and B")
    return tuple([BOTH["AB".index(letter)] for letter in value])


def _whole(value: Any, where: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or abs(value) > MOST:
        raise PositionError(f"{where}: {value!r} should be a whole number")
    return value


def _kind(value: Any, where: str) -> Kind:
    if not isinstance(value, str) or value not in KINDS:
        raise PositionError(f"{where} must be some of {', '.join(KINDS)}, not {value!r}")
    return KINDS[value]
