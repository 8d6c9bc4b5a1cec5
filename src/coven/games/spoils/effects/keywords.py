"""507.1 Keywords: Attach to, Covert, Flip Up and Unique. What they make true is gathered in `standing`; Flip Up is in
`course.play_card`, Unique in `consequences`."""

from __future__ import annotations

from typing import Final

from coven.games.spoils.areas.in_play import InPlay
from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.effects.meaning import nouns
from coven.games.spoils.text.tree import AttachTo

ATTACH_SLOT: Final = -1
"""507.2a Where a memory keeps what an attaching card is to be attached to."""


def fits_host(s: SpoilsState, host: InPlay, keyword: AttachTo) -> bool:
    """507.2e, O62 Whether a card is of the type that an attaching card needs."""
    noun = keyword.noun
    return nouns.is_any_kind(s, host.id, (noun.kind, *noun.also))
