"""403.4 Cards in play in positions, written and read: as they are, as they were, and as they were last (503.1, O37)."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Any, Final, TypeVar

from coven.cards.positions import count_of, list_of, only_these, seat_of, whole_number
from coven.games.spoils.areas.areas import BOTH, PLAYERS, knows
from coven.games.spoils.areas.in_play import DOWN, Copy, InPlay, LastKnown
from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.cards import CardType
from coven.games.spoils.effects.memory import Memory
from coven.games.spoils.seen.position_cards import Whereabouts
from coven.games.spoils.seen.position_gained import read_gained, write_gained
from coven.games.spoils.seen.position_memory import read_memory, write_memory
from coven.games.spoils.text.words.vocabulary import Face, State
from coven.kernel import PositionError, Seat, seat_name

E = TypeVar("E", bound=Enum)

KEYS: Final = {
    "number", "card", "of", "brought by", "face", "known to", "since", "attached to", "damage", "total damage",
    "tokens", "depleted", "flipped up", "used", "gained", "said",
}  # fmt: skip

NUMBERS: Final = ("since", "attached to", "damage", "total damage", "tokens")
USUAL: Final[dict[str, Any]] = {
    **dict.fromkeys(NUMBERS, 0),
    "depleted": False,
    "flipped up": False,
    "used": [],
    "gained": [],
    "said": [],
}
"""What a card is of which nothing else is said."""

FACTION: Final = "faction"
"""What spent resources are attached to, in the words of a position."""
TO_FACTION: Final = -1
"""The same while a position is being read."""


def seats_in(bits: int) -> str:
    """Some seats by their letters."""
    return "".join([seat_name(seat) for seat in BOTH if bits & knows(seat)])


def bits_of(value: Any, where: str) -> int:
    """Some seats, a bit for each."""
    if not isinstance(value, str) or any(letter not in "AB" for letter in value):
        raise PositionError(f"{where}: {value!r} should be some of the letters A and B")
    return sum([knows(seat) for seat in BOTH if seat_name(seat) in value])


def one_of(kind: type[E], value: Any, where: str) -> E:
    for one in kind:
        if one.value == value:
            return one
    raise PositionError(f"{where} must be one of {', '.join(str(one.value) for one in kind)}, not {value!r}")


def write_in_play(at: Whereabouts, x: InPlay) -> dict[str, Any]:
    """A card in play, without what is usual; whose list it stands in says who controls it."""
    plain: dict[str, Any] = {"number": x.id, "card": str(x.copy)}
    if x.controller != x.owner:
        plain["of"] = seat_name(x.owner)
    if x.brought_by != x.controller:
        plain["brought by"] = seat_name(x.brought_by)
    if x.face is DOWN:
        plain["face"] = x.face.value
        plain["known to"] = seats_in(x.known)
    for name, value in zip(NUMBERS, (x.since, x.attached_to, x.damage, x.total_damage, x.tokens), strict=True):
        if value:
            plain[name] = value
    if x.depleted:
        plain["depleted"] = True
    if x.flipped_up:
        plain["flipped up"] = True
    if x.uses:
        plain["used"] = list(x.uses)
    if x.gained:
        plain["gained"] = write_gained(at.s, x)
    if x.said:
        plain["said"] = [{"place": place, "kept": write_memory(at, memory)} for place, memory in x.said]
    return plain


def read_in_play(s: SpoilsState, copy: Copy, controller: Seat, entry: Mapping[str, Any], where: str) -> InPlay:
    """A card in play as a position tells it, but for what it has in mind (`read_said`)."""
    face = one_of(Face, entry.get("face", Face.UP.value), where)
    known = bits_of(entry.get("known to", seat_name(controller)), where) if face is DOWN else PLAYERS
    brought_by = seat_of(entry.get("brought by", seat_name(controller)), where)
    number, since = count_of(entry, "number", 0, where), count_of(entry, "since", 0, where)
    x = InPlay(number, copy, controller, since, face, known=known, brought_by=brought_by)
    host = entry.get("attached to", 0)
    x.attached_to = TO_FACTION if host == FACTION else whole_number(host, f"{where}: attached to")
    x.damage = count_of(entry, "damage", 0, where)
    x.total_damage = count_of(entry, "total damage", 0, where)
    x.tokens = count_of(entry, "tokens", 0, where)
    x.depleted = bool(entry.get("depleted", False))
    x.flipped_up = bool(entry.get("flipped up", False))
    x.uses = tuple([whole_number(one, f"{where}: used") for one in list_of(entry, "used", where)])
    x.gained = read_gained(s, x, list_of(entry, "gained", where), where)
    return x


def read_said(at: Whereabouts, entry: Mapping[str, Any], where: str) -> tuple[tuple[int, Memory], ...]:
    """What paragraphs of a card in play have picked and named, once it can be said what that is."""
    found = []
    for one in list_of(entry, "said", where):
        only_these(one, ("place", "kept"), f"{where}: said")
        memory = read_memory(at, one.get("kept", {}), f"{where}: said")
        found.append((count_of(one, "place", 0, f"{where}: said"), memory))
    return tuple(found)


# As it was


def write_as_it_was(at: Whereabouts, then: InPlay, now: InPlay) -> int | dict[str, Any]:
    """A card in play as it was: its number, with whatever was otherwise then."""
    if then is now:
        return then.id
    was, is_ = write_in_play(at, then), write_in_play(at, now)
    other = {key: was.get(key, usual) for key, usual in USUAL.items() if was.get(key, usual) != is_.get(key, usual)}
    if then.controller != now.controller:
        other["controlled by"] = seat_name(then.controller)
    if then.known != now.known:
        other["known to"] = seats_in(then.known)
    return {"number": then.id, **other} if other else then.id


def read_as_it_was(at: Whereabouts, entry: Mapping[str, Any], now: InPlay, where: str) -> InPlay:
    """A card in play as it was, from what was otherwise then."""
    only_these(entry, (*USUAL, "number", "controlled by", "known to"), where)
    is_ = write_in_play(at, now)
    controller = seat_of(entry.get("controlled by", seat_name(now.controller)), where)
    is_["brought by"] = seat_name(now.brought_by)
    merged = {**is_, **{key: value for key, value in entry.items() if key != "controlled by"}}
    then = read_in_play(at.s, now.copy, controller, merged, where)
    same = {one.stamp: one for one in now.gained}
    then.gained = tuple([same.get(one.stamp, one) for one in then.gained])
    then.said = read_said(at, merged, where)
    if then.face is not DOWN and "known to" in entry:
        then.known = bits_of(entry["known to"], where)
    return then


# As it was last

WHOLE_KEYS: Final = (*KEYS, "controlled by")
GONE_KEYS: Final = (*WHOLE_KEYS, "strength", "life", "speed", "types", "subtypes", "covert", "party")
FIGURES: Final = ("strength", "life", "speed")
TYPES: Final = {one.value: one for one in CardType}
PARTIES: Final = {one.value: one for one in (State.ATTACKING, State.BLOCKING)}


def write_whole(at: Whereabouts, x: InPlay) -> dict[str, Any]:
    """A card in play that is so no more, and which of all cards it is now."""
    plain = {**write_in_play(at, x), "card": at.card(x.copy), "controlled by": seat_name(x.controller)}
    plain.pop("of", None)
    return plain


def read_whole(at: Whereabouts, entry: Mapping[str, Any], where: str) -> InPlay:
    """The same as a position tells it, but for what it has in mind."""
    copy = at.find(entry.get("card"), where)
    controller = seat_of(entry.get("controlled by", seat_name(copy.owner)), where)
    x = read_in_play(at.s, copy, controller, entry, where)
    if x.id == 0 or x.id in at.s.in_play:
        raise PositionError(f"{where}: {copy.card.name} needs the number that it had in play")
    return x


def write_gone(at: Whereabouts, last: LastKnown) -> dict[str, Any]:
    """What a card was when it left play."""
    was = last.was
    plain = write_whole(at, was)
    for name, figure, usual in zip(FIGURES, (last.strength, last.life, last.speed), _printed(was), strict=True):
        if figure != usual:
            plain[name] = figure
    if last.types != was.card.types:
        plain["types"] = [one.value for one in CardType if one in last.types]
    if last.subtypes != was.card.subtypes:
        plain["subtypes"] = list(last.subtypes)
    if last.covert:
        plain["covert"] = True
    if last.party is not None:
        plain["party"] = last.party.value
    return plain


def read_gone(at: Whereabouts, entry: Any, where: str) -> LastKnown:
    """What a card was when it left play, but for what it had in mind."""
    only_these(entry, GONE_KEYS, where)
    was = read_whole(at, entry, where)
    card = was.card
    strength, life, speed = [
        _figure(entry, name, usual, where) for name, usual in zip(FIGURES, _printed(was), strict=True)
    ]
    types = [_named(TYPES, one, f"{where}: types") for one in list_of(entry, "types", where)]
    party = None if entry.get("party") is None else _named(PARTIES, entry["party"], f"{where}: party")
    subtypes = tuple([str(one) for one in list_of(entry, "subtypes", where)])
    return LastKnown(
        was,
        strength,
        life,
        speed,
        frozenset(types) if "types" in entry else card.types,
        subtypes if "subtypes" in entry else card.subtypes,
        bool(entry.get("covert", False)),
        party,
    )


def _printed(x: InPlay) -> tuple[int | None, int | None, int | None]:
    """201.7 The figures that a card has if nothing changes them."""
    return (None, None, None) if x.face is DOWN else (x.card.strength, x.card.life, x.card.speed)


def _figure(entry: Mapping[str, Any], name: str, printed: int | None, where: str) -> int | None:
    value = entry.get(name, printed)
    if value is not None and (not isinstance(value, int) or isinstance(value, bool)):
        raise PositionError(f"{where}: {name} must be a whole number, not {value!r}")
    return value


def _named(known: Mapping[str, Any], value: Any, where: str) -> Any:
    if not isinstance(value, str) or value not in known:
        raise PositionError(f"{where} must be one of {', '.join(known)}, not {value!r}")
    return known[value]
