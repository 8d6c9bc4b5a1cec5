"""414.2, 414.3 What could be repeated and what is being repeated, in positions, written and read."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from coven.cards.positions import MOST_THINGS, count_of, list_of, mapping_of, only_these, seat_of, whole_number
from coven.games.spoils.areas.areas import BOTH, Side
from coven.games.spoils.areas.in_play import Copy
from coven.games.spoils.areas.moments import Moment
from coven.games.spoils.cards.printed_text import Gated
from coven.games.spoils.course.choices import Attack, Play, PlayFlipped, Repeat, Use
from coven.games.spoils.course.play_resource import Facing
from coven.games.spoils.effects.records import Loop, Order, Said, Shown
from coven.games.spoils.effects.standing import standing
from coven.games.spoils.seen.position_cards import Whereabouts
from coven.games.spoils.seen.position_deeds import now_or_last, read_then, told, write_then
from coven.games.spoils.seen.position_in_play import one_of
from coven.games.spoils.text.tree import Ability
from coven.games.spoils.text.words.vocabulary import Face, Icon
from coven.kernel import PositionError, seat_name
from coven.language.walking import nodes

SHOWN_KEYS: Final = ("use", "of", "place", "said", "deeds", "before")
SAID_KEYS: Final = ("by", "asked", "says", "within")
MOMENT_KEYS: Final = ("A", "B", "in play", "not yet", "waits", "orders")
SIDE_KEYS: Final = ("influence", "hand", "deck", "discard pile", "out of game")
LOOP_KEYS: Final = ("series", "times", "number", "place", "left alone", "by both", "stop")


def write_loop(at: Whereabouts, loop: Loop) -> dict[str, Any]:
    """A series of abilities that is being repeated."""
    plain: dict[str, Any] = {
        "series": [write_shown(at, one) for one in loop.series],
        "times": loop.times,
        "number": loop.number,
        "place": loop.place,
    }
    if loop.left_alone:
        plain["left alone"] = loop.left_alone
    if loop.by_both:
        plain["by both"] = True
    if loop.stop is not None:
        plain["stop"] = loop.stop
    return plain


def read_loop(at: Whereabouts, entry: Any) -> Loop:
    where = "repeating"
    only_these(entry, LOOP_KEYS, where)
    series = read_series(at, entry, "series", where)
    place = count_of(entry, "place", 0, where)
    if place >= len(series):
        raise PositionError(f"{where}: place must be less than the {len(series)} abilities of the series")
    return Loop(
        series,
        count_of(entry, "times", 1, where),
        number=count_of(entry, "number", 1, where),
        place=place,
        left_alone=count_of(entry, "left alone", 0, where),
        by_both=bool(entry.get("by both", False)),
        stop=None if entry.get("stop") is None else count_of(entry, "stop", 0, where),
    )


# What has been shown


def write_shown(at: Whereabouts, shown: Shown) -> dict[str, Any]:
    """414.2a An ability that was used, with what was answered on the way and how everything stood before it."""
    plain: dict[str, Any] = _write_choice(at, shown.what)
    if shown.said:
        plain["said"] = [_write_said(at, one) for one in shown.said]
    deeds = len([deed for deed in told(at.s)[: shown.deeds] if deed is not None])
    return {**plain, "deeds": deeds, "before": _write_moment(at, shown.before)}


def read_series(at: Whereabouts, plain: Mapping[str, Any], key: str, where: str) -> tuple[Shown, ...]:
    """Abilities that were used, in order."""
    return tuple([_read_shown(at, entry, f"{where}: {key}") for entry in list_of(plain, key, where)])


def _read_shown(at: Whereabouts, entry: Any, where: str) -> Shown:
    only_these(entry, SHOWN_KEYS, where)
    what = _read_use(at, entry, where)
    said = tuple([_read_said(at, one, f"{where}: said") for one in list_of(entry, "said", where)])
    before = _read_moment(at, entry.get("before", {}), f"{where}: before")
    return Shown(what, said, before, count_of(entry, "deeds", 0, where))


def _write_said(at: Whereabouts, said: Said) -> dict[str, Any]:
    plain = {"by": seat_name(said.seat), "asked": said.kind, "says": _write_choice(at, said.choice)}
    return {**plain, "within": True} if said.within else plain


def _read_said(at: Whereabouts, entry: Any, where: str) -> Said:
    only_these(entry, SAID_KEYS, where)
    choice = _read_choice(at, entry.get("says"), where)
    return Said(seat_of(entry.get("by"), where), str(entry.get("asked", "")), choice, bool(entry.get("within", False)))


# What was chosen


def _write_choice(at: Whereabouts, choice: Any) -> Any:
    """An answer: words and numbers as they are, everything else with what it is."""
    if isinstance(choice, Use):
        of: int | str = choice.id or at.card(choice.copy)
        return {"use": choice.ability.name, "of": of, "place": choice.place}
    if isinstance(choice, Play):
        return {"play": at.card(choice.copy)}
    if isinstance(choice, PlayFlipped):
        return {"flip up": choice.id}
    if isinstance(choice, Attack):
        return {"attack": choice.target}
    if isinstance(choice, Repeat):
        return {"repeat": choice.size}
    if isinstance(choice, Facing):
        return {"card": at.card(choice.copy), "face": choice.face.value}
    if isinstance(choice, Copy):
        return {"card": at.card(choice)}
    if isinstance(choice, Order):
        return {"order": choice.value}
    if isinstance(choice, Icon):
        return {"icon": choice.value}
    assert isinstance(choice, (str, int)), f"nobody is asked for this: {choice!r}"
    return choice


def _read_choice(at: Whereabouts, value: Any, where: str) -> Any:
    if not isinstance(value, Mapping):
        if isinstance(value, (str, int)):
            return value
        raise PositionError(f"{where}: {value!r} is no answer")
    if "use" in value:
        return _read_use(at, value, where)
    if "play" in value:
        return Play(at.find(value["play"], where))
    if "card" in value:
        copy = at.find(value["card"], where)
        return Facing(copy, one_of(Face, value["face"], where)) if "face" in value else copy
    if "order" in value:
        return one_of(Order, value["order"], where)
    if "icon" in value:
        return one_of(Icon, value["icon"], where)
    for key, kind in (("flip up", PlayFlipped), ("attack", Attack), ("repeat", Repeat)):
        if key in value:
            return kind(whole_number(value[key], f"{where}: {key}"))
    raise PositionError(f"{where}: {value!r} is no answer")


def _read_use(at: Whereabouts, value: Mapping[str, Any], where: str) -> Use:
    """605 The use of an ability, by its name and its place on the card."""
    of, place, name = value.get("of"), count_of(value, "place", 0, where), value.get("use")
    if isinstance(of, str):
        id, copy = 0, at.find(of, where)
    else:
        id = whole_number(of, f"{where}: of")
        x = now_or_last(at.s, id)
        if x is None:
            raise PositionError(f"{where}: nothing in play has the number {id}, nor had it")
        copy = x.copy
    ability = next((one for one in _abilities(at, id, copy, place) if one.name == name), None)
    if ability is None:
        raise PositionError(f"{where}: {copy} has no ability {name!r}")
    return Use(id, copy, place, ability)


def _abilities(at: Whereabouts, id: int, copy: Copy, place: int) -> Iterator[Ability]:
    """What an ability in this place of a card may be: one printed there, or one that it has gained; or else one that it
    had gained and has no more, which all cards may have given it."""
    printed: list[Gated[Any]] = [*copy.sheet.abilities, *[gated for _, gated in copy.sheet.elsewhere]]
    yield from [one.text for one in printed if one.place == place and isinstance(one.text, Ability)]
    for said in standing(at.s).abilities.get(id, ()):
        if said.place == place:
            yield said.text
    for x in [*at.s.in_play.values(), *[last.was for last in at.s.last_known.values()]]:
        for gained in x.gained:
            yield from [node for node in nodes(getattr(gained.text, "paragraphs", ())) if isinstance(node, Ability)]
    for sheet in {one.card.name: one.sheet for one in at.of}.values():
        yield from [node for node in nodes(sheet.paragraphs) if isinstance(node, Ability)]


# How everything stood


def _write_moment(at: Whereabouts, moment: Moment) -> dict[str, Any]:
    """What was otherwise at a moment than it is now."""
    s = at.s
    now = Moment(s)
    plain: dict[str, Any] = {}
    for seat in BOTH:
        side = _write_side(at, moment.sides[seat], s.sides[seat])
        if side:
            plain[seat_name(seat)] = side
    then = [write_then(at, x) for x in moment.in_play.values() if x is not s.in_play.get(x.id)]
    otherwise = [one for one in then if not isinstance(one, int) or one not in s.in_play]
    if otherwise:
        plain["in play"] = otherwise
    new = [id for id in s.in_play if id not in moment.in_play]
    if new:
        plain["not yet"] = new
    if moment.waits != now.waits:
        plain["waits"] = list(moment.waits)
    if moment.orders != now.orders:
        plain["orders"] = [order.value for order in moment.orders]
    return plain


def _write_side(at: Whereabouts, then: Side, now: Side) -> dict[str, Any]:
    plain: dict[str, Any] = {}
    if then.influence != now.influence:
        plain["influence"] = then.influence
    for name, held, holds in (("hand", then.hand, now.hand), ("deck", then.deck, now.deck)):
        if len(held) != len(holds):
            plain[name] = len(held)
    for name, lay, lies in (
        ("discard pile", then.discard_pile, now.discard_pile),
        ("out of game", then.out_of_game, now.out_of_game),
    ):
        if set(lay) != set(lies):
            plain[name] = [at.card(copy) for copy in lay]
    return plain


def _read_moment(at: Whereabouts, entry: Any, where: str) -> Moment:
    only_these(entry, MOMENT_KEYS, where)
    s = at.s
    moment = Moment(s)
    for x in [read_then(at, one, where) for one in _in_play(entry, where)]:
        moment.in_play[x.id] = x
    for id in list_of(entry, "not yet", where):
        moment.in_play.pop(whole_number(id, f"{where}: not yet"), None)
    for seat in BOTH:
        _read_side(at, moment.sides[seat], mapping_of(entry, seat_name(seat), where), where)
    if "waits" in entry:
        moment.waits = tuple([whole_number(one, f"{where}: waits") for one in list_of(entry, "waits", where)])
    if "orders" in entry:
        moment.orders = tuple([one_of(Order, one, f"{where}: orders") for one in list_of(entry, "orders", where)])
    return moment


def _in_play(entry: Mapping[str, Any], where: str) -> list[Any]:
    value = entry.get("in play")
    return [value] if isinstance(value, Mapping) else list_of(entry, "in play", where)


def _read_side(at: Whereabouts, side: Side, entry: Mapping[str, Any], where: str) -> None:
    """A side as it was. Of hands and decks everybody sees how many cards there are: which ones is not told."""
    only_these(entry, SIDE_KEYS, where)
    side.influence = count_of(entry, "influence", side.influence, where)
    unseen = at.s.faction_of(side.seat).copy
    side.hand = (unseen,) * count_of(entry, "hand", len(side.hand), where, MOST_THINGS)
    side.deck = (unseen,) * count_of(entry, "deck", len(side.deck), where, MOST_THINGS)
    if "discard pile" in entry:
        side.discard_pile = tuple([at.find(one, where) for one in list_of(entry, "discard pile", where)])
    if "out of game" in entry:
        side.out_of_game = tuple([at.find(one, where) for one in list_of(entry, "out of game", where)])
