"""What a seat can't know, dealt anew."""

from __future__ import annotations

import random

from coven.games.witchstone.agenda import Laying
from coven.games.witchstone.components import NONE
from coven.games.witchstone.state import WitchstoneState
from coven.kernel import Seat


def redeal(s: WitchstoneState, seat: Seat, rng: random.Random) -> None:
    """visibility.1, visibility.4 Face-down piles are shuffled, and so are the rivals' tiles, save one being laid.

    Owl tiles, chips and special tiles behind the rivals' screens were all taken openly: whoever kept count knows them,
    and so they stay.
    """
    s.pile = _shuffled(s.pile, rng)
    s.stack = _shuffled(s.stack, rng)
    for n, player in enumerate(s.players):
        if n == seat:
            player.supply = _shuffled(player.supply, rng)
            continue
        shown: tuple[int, ...] = ()
        if n == s.current:
            shown = tuple(task.tile for task in s.agenda if isinstance(task, Laying) and task.tile != NONE)
        hidden = [*player.hand, *player.supply]
        for tile in shown:
            hidden.remove(tile)
        hidden.sort()  # so that what is dealt depends on the luck alone and not on the true order
        rng.shuffle(hidden)
        size = len(player.hand) - len(shown)
        player.hand, player.supply = (*shown, *hidden[:size]), tuple(hidden[size:])


def _shuffled(things: tuple[int, ...], rng: random.Random) -> tuple[int, ...]:
    order = sorted(things)
    rng.shuffle(order)
    return tuple(order)
