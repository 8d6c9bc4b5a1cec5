"""Situations with cards that have figures and no rules text: what the rules alone do."""

from __future__ import annotations

from typing import Any

from tests.games.spoils.stage import Plain, Stage, character, faction, location, resource, stage, tactic

CARDS = (
    faction("Camp", 20),
    resource("Coin"),
    tactic("Trick"),
    tactic("Dear Trick", cost="2"),
    character("Grunt", "2/2/3"),
    character("Brute", "3/3/3", cost="2"),
    character("Sprinter", "2/2/4"),
    character("Snail", "4/4/1"),
    character("Pacifist", "0/4/3"),
    character("Giant", "5/6/3"),
    location("Shed", 3),
    location("Fort", 5),
)


def plain(*cards: str, A: Plain | None = None, B: Plain | None = None, **position: Any) -> Stage:
    """A game of two plain factions, in A's third turn unless said otherwise."""
    return stage(*CARDS, *cards, A=_side(A), B=_side(B), **{"turn": 3, **position})


def _side(side: Plain | None) -> Plain:
    return {"faction": "Camp", "deck": ["10x Coin"], **(side or {})}


def attacked(*attackers: str, A: Plain | None = None, B: Plain | None = None, **position: Any) -> Stage:
    """A has attacked B's faction with these characters, and B is asked for blockers."""
    table = plain(A=A, B=B, **position)
    table.do("attack B's faction")
    for attacker in attackers:
        if table.prompt != "Which character attacks?":
            break
        table.do(f"A's {attacker}")
    if table.asked == "A" and table.prompt == "Which character attacks?":
        table.do("no more")
    return table
