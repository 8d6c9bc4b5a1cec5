"""What makes no sense is refused when the card is read, with the rule."""

from __future__ import annotations

from coven.games.revel.text.binding.instructions import Binding
from coven.games.revel.text.tree import Effect


def check_sense(effect: Effect, binding: Binding) -> None:
    """Refuse an effect that could never do what it says."""
