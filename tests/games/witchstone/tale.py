"""Words for telling short stories about Witchstone: a situation, what is done in it, and what comes of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from coven.games.witchstone import GAME
from coven.games.witchstone.seen.view import PlayerView, WitchstoneView
from coven.games.witchstone.state import WitchstoneState
from coven.kernel import Reason, Seat, Table

TOWERS = {"A": "T1", "B": "T2", "C": "T3", "D": "T4"}
ALWAYS = {"done", "remove a crystal"}
"""What is offered in nearly every group."""

FULL = [
    "energy/witch a2 a3", "energy/pentagram b1 c1", "energy/crystal b3 c3", "energy/wand b5 c6", "energy/scroll c2 d3",
    "witch/pentagram c4 d5", "witch/crystal e1 f1", "witch/wand e2 e3", "witch/scroll e4 e5", "pentagram/crystal e6 f5",
    "pentagram/wand f3 g2",
]  # fmt: skip
"""Eleven tiles that leave c5 and g3 vacant, which are no neighbours."""

Plain = dict[str, Any]


def new(*, seats: int = 2, seed: int = 1, cards: str | None = None, **options: Any) -> Table:
    """A game from its beginning."""
    return Table(GAME, GAME.settle(seats=seats, options=options, brings=(), components=cards), seed)


def situation(
    *, seats: int = 2, cards: str | None = None, level: str = "normal", full_control: tuple[int, ...] = (), **told: Any
) -> Table:
    """A table in a position; players are told as A={...}, the rest as in a position, with _ for a blank."""
    setup = GAME.settle(seats=seats, options={"level": level}, components=cards, full_control=full_control)
    return Table(GAME, setup, 1, origin=position(seats, told))


def position(seats: int, told: Mapping[str, Any]) -> Plain:
    players = {name: {"tower": TOWERS[name], **told.get(name, {})} for name in "ABCD"[:seats]}
    rest = {key.replace("_", " "): value for key, value in told.items() if key not in TOWERS}
    return {"players": players, **rest}


def group(action: str, left: int, **more: Any) -> list[Plain]:
    """A's turn with one group open, after which nothing is left to do in the turn."""
    return [{"do": "halves", "left": []}, {"do": "group", "action": action, "left": left, **more}]


def won(*chips: str, during: str = "witch", times: int = 1) -> list[Plain]:
    """Chips won in this turn and not used."""
    return [{"chip": chip, "times": times, "during": during} for chip in chips]


def offered(table: Table) -> set[str]:
    """All options."""
    return {option.words for option in table.options}


def can(table: Table) -> set[str]:
    """All options but those that are always there."""
    return offered(table) - ALWAYS


def play(table: Table, *words: str) -> Table:
    """Answer so. What forks share with the table may not change with it, whichever rules the answer sets going."""
    for word in words:
        earlier = table.fork()
        before = earlier.fingerprint()
        table.choose(word)
        assert earlier.fingerprint() == before, f"{word} changed a fork made before it"
        assert table.fork().fingerprint() == table.fingerprint(), f"{word} changed where the step under way began"
    return table


def refused(table: Table, words: str) -> Reason:
    """It is not offered, and this is why."""
    assert words not in offered(table), f"{words} is offered"
    reason = table.why_not(words)
    assert reason is not None, f"no reason against {words}"
    return reason


def refusing_rule(table: Table, words: str) -> str:
    return refused(table, words).rule


def seen(table: Table, seat: int | None = 0) -> WitchstoneView:
    view = table.view(seat)
    assert isinstance(view, WitchstoneView)
    return view


def player(table: Table, name: str = "A") -> PlayerView:
    """A player as seen by that player."""
    return seen(table, "ABCD".index(name)).players[name]


def everybody(table: Table) -> list[PlayerView]:
    """All players, as a spectator sees them."""
    return list(seen(table, None).players.values())


def tiles_left(table: Table) -> tuple[int, int]:
    """How many tiles A has in hand, and how many in the supply."""
    return len(player(table).hand), len(player(table).supply)


def vp(table: Table, name: str = "A") -> int:
    return player(table, name).vp


def turn_passed(table: Table, to: str = "B") -> bool:
    """The turn is over, nothing of it is pending, and the next player has a tile to lay."""
    view = seen(table)
    return view.current == to and view.owed == ("lay a tile",)


def owed(table: Table) -> tuple[str, ...]:
    return seen(table).owed


def chip_at(table: Table, location: str) -> str:
    return seen(table).chips[location]


def shelf(table: Table, name: str) -> tuple[str, ...]:
    return seen(table).rack[name]


def holds(table: Table, space: str, name: str = "A") -> str:
    return player(table, name).cauldron[space].holds


def state_of(seats: int = 2, cards: str | None = None, **told: Any) -> WitchstoneState:
    """The bare state of a position, for asking what can't be played."""
    setup = GAME.settle(seats=seats, options=None, brings=(), components=cards)
    return GAME.place(setup, position(seats, told))


def log(table: Table, seat: int | None = None) -> list[str]:
    return [line.words for line in table.log(None if seat is None else Seat(seat))]
