"""What people try at tables and no moment is the time for: to see what is hidden, to shuffle, to damage by hand."""

from __future__ import annotations

import re
from typing import Final

from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.effects.records import Stage
from coven.kernel import Reason, Seat, seat_name

OWNED: Final = r"(?:(?P<mine>my|my own|your)|(?P<owner>[ab])'s|the|a)"
DECK: Final = re.compile(
    rf"(?:search|shuffle|cut|look (?:through|at|into)) (?:the top (?:\d+ )?cards? of )?{OWNED} deck(?: .+)?"
)
HAND: Final = re.compile(rf"look (?:through|at|into) {OWNED} hand")
HIDDEN: Final = re.compile(rf"look at {OWNED} face-down (?:card|resource)s?")
PAY_INFLUENCE: Final = re.compile(r"pay (?:with )?(?:\d+ )?(?:my )?influence")
ASSIGN: Final = re.compile(r"assign .*damage.*")

NOT_TOLD_TO: Final = Reason("403.1a", "nobody looks through a deck or shuffles it without being told to")
HAND_HIDDEN: Final = Reason("403.2a", "a hand is hidden from the opponent")
ITS_CONTROLLER: Final = Reason("411.2", "the controller of a face-down card may look at its front, and nobody else")
NOT_INFLUENCE: Final = Reason("309.1b", "paying is never about influence")
ASSIGNED_LATER: Final = Reason("608.1c", "damage is assigned when both players have had their tactics and abilities")
ASSIGNED: Final = Reason("608.1c", "the damage of this speed level has been assigned")
IN_BATTLES: Final = Reason("608.1c", "damage is assigned when a battle is resolved, and there is none")
THERE_TO_SEE: Final = Reason("", "that is there for you to see")


def why_never(s: SpoilsState, seat: Seat, words: str) -> Reason | None:
    """403.1a, 403.2a, 411.2, 309.1b, 608.1c Why a seat can't do something that only texts and the rules have done; None
    for anything else."""
    if DECK.fullmatch(words):
        return NOT_TOLD_TO
    for form, others in ((HAND, HAND_HIDDEN), (HIDDEN, ITS_CONTROLLER)):
        found = form.fullmatch(words)
        if found is not None:
            own = found["mine"] is not None or (found["owner"] or "").upper() == seat_name(seat)
            return THERE_TO_SEE if own else others
    if PAY_INFLUENCE.fullmatch(words):
        return NOT_INFLUENCE
    return _why_unassigned(s) if ASSIGN.fullmatch(words) else None


def _why_unassigned(s: SpoilsState) -> Reason | None:
    """608.1c, 608.1e Why no damage is assigned now; None while it is."""
    if s.battle is None:
        return IN_BATTLES
    if s.battle.stage in (Stage.BEFORE_DAMAGE, Stage.DAMAGE):
        return ASSIGNED
    return None if s.battle.stage is Stage.ASSIGN else ASSIGNED_LATER
