"""Everything that instructions can say, and what the rules say about it: the one table that is looked up."""

from __future__ import annotations

from typing import Any, Final

from coven.games.spoils.areas.rulings import InstructionRules
from coven.games.spoils.areas.state import SpoilsState

INSTRUCTIONS: Final[dict[type[Any], InstructionRules[SpoilsState]]] = {}
"""By the type of their node."""
