"""Records of what is under way: what happens, what waits, what is being played, carried out or fought.

They know no rules and no state; the state holds some of them. What the state holds is replaced and never changed, but
for a `Memory`, which belongs to the one action or effect that is being carried out.
"""

from coven.games.spoils.effects.records.actions import Action, Order, Resolving, Used, What, stands_for
from coven.games.spoils.effects.records.battles import Battle, Share, Stage
from coven.games.spoils.effects.records.happenings import Batch, Deed, Deeds, Happening, Thing, Waiting, nothing_done
from coven.games.spoils.effects.records.lasting import Delayed, LastingEffect, Later
from coven.games.spoils.effects.records.loops import Loop, Said, Shown

__all__ = [
    "Action",
    "Batch",
    "Battle",
    "Deed",
    "Deeds",
    "Delayed",
    "Happening",
    "LastingEffect",
    "Later",
    "Loop",
    "Order",
    "Resolving",
    "Said",
    "Share",
    "Shown",
    "Stage",
    "Thing",
    "Used",
    "Waiting",
    "What",
    "nothing_done",
    "stands_for",
]
