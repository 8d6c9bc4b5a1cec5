"""Words for telling short stories about Witches of the Revolution, with a set of plain cards to tell them with.

Of the fixture's cards no Event does anything, and no boon: `cards` gives some of them a text, a sign or another cost.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from coven.games.revolution import GAME
from coven.games.revolution.seen.view import PlayerView, RevolutionView
from coven.games.revolution.state import RevolutionState
from coven.kernel import Reason, Seat, Table

Plain = dict[str, Any]

TYPES = {
    "FH": "Familiars/Hexes",
    "BR": "Brewing/Rituals",
    "EC": "Enchanting/Channeling",
    "HR": "Hexes/Rituals",
    "BE": "Brewing/Enchanting",
    "FC": "Familiars/Channeling",
    "U": "Unaligned",
    "X": "Catastrophe",
}
"""The fixture's Events are called by their type and a number: FH1 to FH5 are easy, FH6 to FH10 hard."""
MARKERS = ("3 Familiars, 3 Hexes", "3 Brewing, 4 Rituals", "3 Enchanting, 3 Channeling", "2 Catastrophe, 3 Unaligned")
NEUTRAL = "Move the Moon marker 1 space back."
"""A boon that does nothing at the start of the Moon Track."""
PLACES = ("Wilds", "Cellar", "Parlour", "Ruin")
"""The fixture's Objectives: Wilds 1 to 4 are of Familiars/Hexes, and so on in the order of the types."""


def _inline(table: Mapping[str, Any]) -> str:
    return "{ " + ", ".join(f"{json.dumps(key)} = {json.dumps(value)}" for key, value in table.items()) + " }"


def cards(
    *,
    events: Mapping[str, Any] | None = None,
    boons: Mapping[str, str] | None = None,
    blessings: Mapping[str, str] | None = None,
    recruits: Mapping[str, Any] | None = None,
    **board: Any,
) -> str:
    """The fixture's components, some cards being special and some numbers of the board being others."""
    text = "[events]\n"
    for short, name in TYPES.items():
        pair = name.split("/")
        cost = {"U": "6", "X": "9+P"}.get(short, f"4 {pair[0]} or 4 {pair[-1]}")
        text += f'[events."{name}"]\n'
        for level, numbers in (("easy", range(1, 6)), ("hard", range(6, 11))):
            rows = [
                {"name": f"{short}{n}", "cost": cost, "sign": "none", **(events or {}).get(f"{short}{n}", {})}
                for n in numbers
            ]
            text += f"{level} = [{', '.join(map(_inline, rows))}]\n"
    objectives = [
        {"name": f"{place} {n}", "markers": markers, "text": [(boons or {}).get(f"{place} {n}", NEUTRAL)]}
        for place, markers in zip(PLACES, MARKERS, strict=True)
        for n in range(1, 5)
    ]
    text += f"[objectives]\ncards = [{', '.join(map(_inline, objectives))}]\n"
    blessed = [
        {"name": f"Blessing {n}", "text": [(blessings or {}).get(f"Blessing {n}", NEUTRAL)]} for n in range(1, 7)
    ]
    text += f"[blessings]\ncards = [{', '.join(map(_inline, blessed))}]\n"
    if recruits is not None:
        text += f"[recruits]\ncards = [{', '.join(map(_inline, _recruits(recruits)))}]\n"
    usual = {
        "spaces": 9,
        "loss": [9, 8, 8, 7],
        "moon": [0, 0, 0, 1, 1, 1, 2, 2, 2, 3],
        "moon_start": 1,
        "liberty_start": 4,
        "hand": [6, 5, 5, 5],
        "liberty": {"1": ["No effects reduce recruiting costs."], "2": ["Recruits cost 1 star more."]},
    }
    told = {**usual, **board}
    return text + "[board]\n" + "\n".join(f"{key} = {_value(value)}" for key, value in told.items()) + "\n"


def _value(value: Any) -> str:
    return _inline(value) if isinstance(value, Mapping) else json.dumps(value)


def _recruits(special: Mapping[str, Any]) -> list[Plain]:
    """Thirty Recruits, those named first."""
    usual = {"class": "Dedicant", "stars": 2, "icons": "BBR"}
    named = [{"name": name, **usual, **told} for name, told in special.items()]
    return [*named, *({"name": f"Recruit {n}", **usual} for n in range(30 - len(named)))]


PLAIN = cards()


def new(*, seats: int = 2, seed: int = 1, cards: str | None = None, **options: Any) -> Table:
    """A game from its beginning, with the cards that ship or others."""
    named = {key.replace("_", "-"): value for key, value in options.items()}
    return Table(GAME, GAME.settle(seats=seats, options=named, components=cards), seed)


def situation(
    *,
    seats: int = 2,
    cards: str | None = PLAIN,
    options: Mapping[str, Any] | None = None,
    full_control: tuple[int, ...] = (),
    seed: int = 1,
    **told: Any,
) -> Table:
    """A table in a position; players are told as A={...}, the rest as in a position, with _ for a blank."""
    setup = GAME.settle(seats=seats, options=options, components=cards, full_control=full_control)
    return Table(GAME, setup, seed, origin=position(told))


def position(told: Mapping[str, Any]) -> Plain:
    players = {name: told[name] for name in "ABCD" if name in told}
    rest = {key.replace("_", " "): value for key, value in told.items() if key not in "ABCD"}
    return {"players": players, **rest}


def state_of(
    *, seats: int = 2, cards: str | None = PLAIN, options: Plain | None = None, **told: Any
) -> RevolutionState:
    """The bare state of a position, for asking what can't be played."""
    return GAME.place(GAME.settle(seats=seats, options=options, components=cards), position(told))


def seeker(icons: str, seat: str = "A") -> str:
    """The name of a Seeker."""
    art = {"A": "Raven", "B": "Hare", "C": "Toad", "D": "Moth"}[seat]
    return f"{art} Seeker {icons}"


def a(icons: str) -> str:
    """One of A's Seekers."""
    return seeker(icons)


def b(icons: str) -> str:
    """One of B's Seekers."""
    return seeker(icons, "B")


def c(icons: str) -> str:
    """One of C's Seekers."""
    return seeker(icons, "C")


def offered(table: Table) -> list[str]:
    """All options."""
    return table.options.words()


def play(table: Table, *words: str) -> Table:
    """Answer so. What forks share with the table may not change with it."""
    for word in words:
        earlier = table.fork()
        before = earlier.fingerprint()
        assert word in offered(table), f"{word} is not among {offered(table)}"
        table.choose(word)
        assert earlier.fingerprint() == before, f"{word} changed a fork made before it"
    return table


def refused(table: Table, words: str, seat: int | None = None) -> Reason:
    """It is not offered, and this is why."""
    if seat is None or (table.decision is not None and table.decision.seat == seat):
        assert words not in offered(table), f"{words} is offered"
    reason = table.why_not(words, seat)
    assert reason is not None, f"no reason against {words}"
    return reason


def rule_against(table: Table, words: str, seat: int | None = None) -> str:
    return refused(table, words, seat).rule


def now(table: Table) -> Plain:
    """The whole truth."""
    return table.position()


def own(table: Table, name: str = "A") -> Plain:
    """A player's things, in truth."""
    player: Plain = table.position()["players"][name]
    return player


def line(table: Table) -> dict[int, str]:
    """The Events in the line, by space."""
    return {int(space): name for space, name in table.position()["event line"].items() if name is not None}


def row(table: Table) -> list[str | None]:
    """The Recruits, from space 1."""
    return list(table.position()["recruits"].values())


def markers(table: Table, icon: str) -> int:
    """How many markers of an icon are left."""
    return sum(one["markers"].get(icon, 0) for one in table.position()["objectives"].values())


def asked(table: Table) -> str:
    """Who is to decide, by letter; '' if the game is over."""
    return "" if table.decision is None else "ABCD"[table.decision.seat]


def seen(table: Table, seat: int | None = 0) -> RevolutionView:
    view = table.view(seat)
    assert isinstance(view, RevolutionView)
    return view


def player(table: Table, name: str, by: int | None) -> PlayerView:
    return seen(table, by).players[name]


def log(table: Table, seat: int | None = None) -> list[str]:
    return [line.words for line in table.log(None if seat is None else Seat(seat))]


def in_order(lines: list[str], *words: str) -> bool:
    """Whether lines with these words come in this order."""
    at = 0
    for one in words:
        found = next((n for n in range(at, len(lines)) if one in lines[n]), None)
        if found is None:
            return False
        at = found + 1
    return True


def to_step_3(table: Table) -> Table:
    """Nothing is asked before step 3 in this story."""
    assert table.decision is not None
    assert table.decision.kind == "what now", table.decision
    return table


def end_turn(table: Table, *, draw: bool = False) -> Table:
    """Do nothing more in this turn: no discard, and perhaps a draw."""
    who = now(table)["turn"]
    if table.decision is not None and table.decision.kind == "what now":
        table.choose("done")
    if table.decision is not None and table.decision.kind == "what to discard" and now(table)["turn"] == who:
        table.choose("keep the rest")
    if table.decision is not None and table.decision.kind == "whether to draw" and now(table)["turn"] == who:
        table.choose("draw" if draw else "don't draw")
    return table
