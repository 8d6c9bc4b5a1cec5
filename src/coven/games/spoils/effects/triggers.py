"""503 Triggers: what has happened sets them off."""

from __future__ import annotations

from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.effects.records import Deed, Happening


def happened(s: SpoilsState, what: Happening) -> None:
    """503.1 Something has happened: it is kept in mind for this turn, and the triggers that look for it wait."""
    s.did = (*s.did, Deed(what))
