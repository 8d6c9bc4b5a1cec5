"""508 Temporary rules text in positions: what a card in play has gained, written and read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from coven.games.spoils.areas.areas import A, B
from coven.games.spoils.areas.in_play import InPlay
from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.cards import CardType
from coven.games.spoils.cards.printed_text import Sheet, sheet_of_gained
from coven.games.spoils.effects.memory import Gained
from coven.games.spoils.text.printing import print_text
from coven.games.spoils.text.tree import Bonus, CardText, Change, Direction, Gains, Keyword, Stat, This, Until
from coven.kernel import PositionError, near, seat_name
from coven.language import TextError

KINDS: Final = ("stats", "keyword", "type", "subtype", "rules text")
"""What is gained: one of these, with what it is."""
KEYS: Final = (*KINDS, "from", "by", "until", "number", "since", "as character")
FOR_GOOD: Final = "for good"
"""508.1 Until the card enters another area."""
UNTILS: Final = {one.value or FOR_GOOD: one for one in Until}
TYPES: Final = {one.value: one for one in CardType}
STATS: Final = {one.value: one for one in (Stat.STRENGTH, Stat.LIFE, Stat.SPEED, Stat.STRUCTURE)}
MOST: Final = 10**9


def write_gained(s: SpoilsState, x: InPlay) -> list[dict[str, Any]]:
    """What a card has gained, in order."""
    return [_written(s, one) for one in x.gained]


def _written(s: SpoilsState, gained: Gained) -> dict[str, Any]:
    plain = _what(gained.text)
    plain.update({"from": gained.source, "by": seat_name(gained.seat), "number": gained.stamp})
    plain["until"] = gained.until.value or FOR_GOOD
    if gained.since != _now(s, gained.until):
        plain["since"] = gained.since
    if not gained.as_character:
        plain["as character"] = False
    return plain


def _now(s: SpoilsState, until: Until) -> int:
    """The turn, or for a battle the battle, that is under way."""
    return s.battles if until is Until.THIS_BATTLE else s.turn


def _what(text: Any) -> dict[str, Any]:
    if isinstance(text, Sheet):
        return {"rules text": list(print_text(CardText(text.paragraphs)))}
    if isinstance(text, Bonus):
        stats: dict[str, int] = {}
        for change in text.changes:
            stats[change.stat.value] = stats.get(change.stat.value, 0) + _signed(change)
        return {"stats": stats}
    thing = text.thing
    if isinstance(thing, CardType):
        return {"type": thing.value}
    return {"subtype": thing} if isinstance(thing, str) else {"keyword": thing.value}


def _signed(change: Change) -> int:
    assert isinstance(change.amount, int), "what a card gains has been counted"
    return change.amount if change.direction is Direction.INCREASE else -change.amount


def read_gained(s: SpoilsState, x: InPlay, entries: list[Any], where: str) -> tuple[Gained, ...]:
    """What a position says that a card has gained. PositionError, naming the place, if that can't be. What has no
    number is numbered by whoever lays the card down."""
    return tuple([_read(s, x, entry, f"{where}: {x.card.name}'s gained text") for entry in entries])


def _read(s: SpoilsState, x: InPlay, entry: Any, where: str) -> Gained:
    if not isinstance(entry, Mapping):
        raise PositionError(f"{where} must be a list of 'name: value' lines, such as {{stats: {{strength: 2}}}}")
    for key in entry:
        if key not in KEYS:
            raise PositionError(f"{where} has no {key!r}{near(str(key), KEYS)}; it may have: {', '.join(KEYS)}")
    kinds = [kind for kind in KINDS if kind in entry]
    if len(kinds) != 1:
        raise PositionError(f"{where} needs one of {', '.join(KINDS)}, and no more than one")
    until = _one_of(UNTILS, entry.get("until", Until.THIS_TURN.value), f"{where}: until")
    by = entry.get("by", seat_name(x.controller))
    if by not in ("A", "B"):
        raise PositionError(f"{where}: by must be A or B, not {by!r}")
    source = entry.get("from", x.card.name)
    if not isinstance(source, str):
        raise PositionError(f"{where}: from must be the name of a card, not {source!r}")
    return Gained(
        _text(kinds[0], entry[kinds[0]], where),
        A if by == "A" else B,
        source,
        _count(entry.get("number", 0), f"{where}: number"),
        until,
        _count(entry.get("since", _now(s, until)), f"{where}: since"),
        bool(entry.get("as character", True)),
    )


def _text(kind: str, what: Any, where: str) -> Any:
    if kind == "stats":
        return _stats(what, where)
    if kind == "keyword":
        if what != Keyword.COVERT.value:
            raise PositionError(f"{where}: keyword must be {Keyword.COVERT.value}, not {what!r}")
        return Gains(This(), Keyword.COVERT)
    if kind == "type":
        return Gains(This(), _one_of(TYPES, what, f"{where}: type"))
    if kind == "subtype":
        if not isinstance(what, str) or not what:
            raise PositionError(f"{where}: subtype must be a word, not {what!r}")
        return Gains(This(), what)
    return _rules_text(what, where)


def _rules_text(what: Any, where: str) -> Sheet:
    from coven.games.spoils.text.reading import compile_text  # reading takes more than writing a position needs

    texts = what if isinstance(what, list) else [what]
    if not texts or not all(isinstance(text, str) for text in texts):
        raise PositionError(f"{where}: rules text must be a paragraph or a list of them, not {what!r}")
    try:
        text = compile_text(tuple(texts))
    except TextError as error:
        raise PositionError(f"{where}: {error}") from None
    return sheet_of_gained(text.paragraphs[0]) if len(text.paragraphs) == 1 else Sheet(text)


def _stats(what: Any, where: str) -> Bonus:
    if not isinstance(what, Mapping):
        raise PositionError(f"{where}: stats must say how much of each, such as {{strength: 2, life: -1}}")
    changes = []
    for name, amount in what.items():
        stat = _one_of(STATS, name, f"{where}: stats")
        if not isinstance(amount, int) or isinstance(amount, bool) or abs(amount) > MOST:
            raise PositionError(
                f"{where}: {name} must be a whole number up to {MOST}, or that much less, not {amount!r}"
            )
        changes.append(Change(stat, Direction.REDUCE if amount < 0 else Direction.INCREASE, abs(amount)))
    return Bonus(This(), tuple(changes))


def _one_of(known: Mapping[str, Any], value: Any, where: str) -> Any:
    if not isinstance(value, str) or value not in known:
        raise PositionError(f"{where} must be one of {', '.join(known)}, not {value!r}")
    return known[value]


def _count(value: Any, where: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= MOST:
        raise PositionError(f"{where} must be a whole number from 0 to {MOST}, not {value!r}")
    return value
