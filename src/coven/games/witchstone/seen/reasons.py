"""The rules against what a person might try, each with its clause, in the order in which a game comes to them."""

from __future__ import annotations

from typing import Final

from coven.games.witchstone.agenda import Group, Source
from coven.games.witchstone.components import Action
from coven.kernel import Reason
from coven.kernel.reason import telling

TOWERS_FIRST = Reason("tower.1", "towers are chosen before anything else")
IN_TURN = Reason("tower.1", "towers are chosen one after another, and it is another player's choice")
HAVE_A_TOWER = Reason("tower.2", "a tower has to be chosen")
OWN_FOR_GOOD = Reason("tower.2", "the own tower stays the same for the whole game")
ONLY_ITS_CHIP = Reason("tower.6", "in this step only the action of the tower's chip is carried out")
LAY_FIRST = Reason("turn.3", "a turn begins with laying a tile; its symbols give the actions")
NOT_IN_HAND = Reason("turn.3", "that tile is not in your hand")
TILE_FIRST = Reason("turn.3", "choose the tile before its place")
TILE_CHOSEN = Reason("turn.3", "one tile is laid in a turn, and another one has been chosen")
WHERE_NEXT = Reason("turn.3", "that tile has been chosen; where it is laid comes next")
TILE_LAID = Reason("turn.3", "one tile is laid in a turn, and this turn's lies in the cauldron")
OWN_CAULDRON = Reason("turn.3", "tiles are laid in your own cauldron")
NO_NEIGHBOURS = Reason("turn.3", "the two spaces are no neighbours")
NO_NEIGHBOUR = Reason("turn.3", "no vacant space lies next to it, and a tile covers two")
HAVE_TO_LAY = Reason("turn.9", "a tile has to be laid; only its actions may be declined")
MAKE_ROOM = Reason("turn.11", "no tile fits; a crystal has to be removed first")
STILL_FITS = Reason("open.29", "a tile is discarded only when none fits and no crystal is left to be removed")
ONE_GOES = Reason("open.29", "no tile fits and no crystal is left to be removed, so one tile is discarded")
BOTH_HALVES = Reason("turn.5", "both halves are carried out; the actions of one that has begun may be declined")
ONE_BY_ONE = telling("one half is carried out after the other; say the first of them")
OTHER_HALF = Reason("turn.6", "the half begun, with all that it sets off, is finished before the other one")
PASSED_ON = Reason("open.23", "these actions go on after what they have set off")
IN_ORDER = Reason("wand.8", "bonuses of the wand are carried out in the order in which they were received")
USE_THE_CHIP = Reason("chip.2", "the chip at hand gives that action once it is used")
NO_CHIP = Reason("chip.3", "no such chip has been won")
LAPSED = Reason("chip.4", "that chip has been used, or its time is over; it only counts at the end")
NOT_WITCHING = Reason("chip.3", "a chip that a witch won is used while witch actions are being carried out")
NOT_AT_CRYSTALS = Reason("chip.7", "a chip from the cloth is used while crystal actions are being carried out")
ONLY_BLACK = Reason("black.2", "only a chip chosen with the black crystal is used three times")
SPECIAL_IN_ORDER = Reason("open.14", "special tiles are settled in the order in which they were gained")
SETTLE_IT = Reason("open.14", "a special tile that can be used or laid is, before its group is closed")
NONE_TO_PUT_AWAY = Reason("open.14", "no special tile is being settled")
NOT_SHOWN = Reason(
    "special.2", "one of the two actions that a special tile shows is carried out, and none left shows that"
)
ONCE_OR_LAID = Reason("special.1", "the special tile is used once or laid, before anything else")
NAME_THE_TILE = Reason("special.1", "the special tile has to be taken up first")
USED_UP = Reason("special.3", "a special tile that has been used lies face down behind the screen")
LAID_FOR_GOOD = Reason("special.4", "that special tile lies in the cauldron for good")
FAR_APART = Reason("special.5", "a special tile covers two spaces that are neighbours")
NO_ROOM = Reason("special.5", "no two vacant spaces lie next to each other")
NOT_GAINED = Reason("pentagram.7", "no such special tile is yours; it is gained on the blue space where it lies")
TYPE_FIRST = Reason("pentagram.9", "the type of the two actions is chosen first")
NO_TYPE = Reason("pentagram.9", "two actions of one type are given here, and no points")
ONE_MOVE = Reason("wand.1", "wand actions of one group are one move, and the rest of them is lost: say how far in all")
BEYOND = Reason("wand.10", "that would go beyond the wand's last space, where it ends")
STEP_BY_STEP = Reason("open.39", "each pentagram action is one space, with what it gives: say `advance`")
NO_CRYSTALS = Reason("removal.1", "no crystal is left in your cauldron")
NO_CRYSTAL_THERE = Reason("removal.1", "no crystal of yours lies there")
NOT_A_TURN = Reason("removal.1", "crystals are removed on one's own turn only")
WHICH_ONE = Reason("removal.1", "the crystal to be removed is chosen first")
ON_ITS_WAY = Reason("open.40", "while a crystal is on its way no other is removed; before and after it can be")
JOURNEY_FIRST = Reason("open.17", "the crystal picked finishes its journey first")
CRYSTAL_FIRST = Reason("crystal.1", "say which crystal is moved before where it goes")
MOVES_FIRST = Reason("crystal.7", "all crystals are moved before any goes to the rack")
WHICH_FIRST = Reason("crystal.7", "which crystal goes to the rack next is chosen first, and its shelf afterwards")
MOVES_OVER = Reason("crystal.7", "the moves are over; the crystals on the rim go to the rack")
NOT_ON_RIM = Reason("crystal.7", "no such crystal is on the rim")
TO_THE_RACK = Reason("crystal.10", "a crystal on the rim goes to the rack; that can't be declined")
CHOOSE_A_SHELF = Reason("crystal.10", "the crystal goes to a shelf first")
NONE_FOR_RACK = Reason("crystal.10", "a crystal goes to a shelf from the rim, and none is there now")
CHOOSE_A_CHIP = Reason("crystal.12", "a chip of the cloth is chosen first")
NOT_ON_CLOTH = Reason("crystal.12", "no such chip is on the cloth")
NO_CLOTH_CHIP = Reason("crystal.12", "a chip of the cloth comes with a crystal on the bottom shelf")

BUT_FOR_SPELLS: Final = "only spells add to that"
BUT_FOR_WITCH_CHIPS: Final = "only spells and witch chips add to that"
NO_MORE: Final = {
    Source.TILE: Reason("cluster.8", f"there are no more actions than the strength gives; {BUT_FOR_SPELLS}"),
    Source.CHIP: Reason("chip.8", f"a chip gives one action; {BUT_FOR_SPELLS}"),
    Source.BLACK: Reason("black.2", f"a chip chosen with the black crystal gives three actions; {BUT_FOR_SPELLS}"),
    Source.SPECIAL: Reason("special.2", f"a special tile gives one action twice; {BUT_FOR_SPELLS}"),
    Source.FREE: Reason("pentagram.9", f"an empty blue space gives two actions; {BUT_FOR_SPELLS}"),
    Source.SHELF: Reason("crystal.11", f"a shelf gives two actions, or four to the black crystal; {BUT_FOR_SPELLS}"),
    Source.WAND: Reason(
        "wand.4", f"a dark space gives no more actions than it shows, or twice as many to the leader; {BUT_FOR_SPELLS}"
    ),
}
"""Why there are no more actions, by where a group's come from."""
MOST: Final = {Source.CHIP: 1, Source.BLACK: 3, Source.SPECIAL: 2, Source.FREE: 2, Source.SHELF: 4}
"""chip.8, black.2, special.2, pentagram.9, crystal.11 How many actions there are at most without a spell, where that is
the same for all that give them."""
REINFORCED = Reason("spell.1", "a spell raises the actions that were set off by the number it shows, and no further")


def no_more(group: Group) -> Reason:
    """spell.1, spell.3 Why a group has no more actions than are left in it: where spells must have been played, for
    there are more than its source gives, these set the limit."""
    return REINFORCED if group.left > MOST.get(group.source, group.left) else no_more_from(group.source, group.action)


def no_more_from(source: Source, action: int) -> Reason:
    """open.13 Why a source gives no more actions of this type; to witch actions a witch chip adds as well."""
    reason = NO_MORE[source]
    if action != Action.WITCH:
        return reason
    return Reason(reason.rule, reason.words.replace(BUT_FOR_SPELLS, BUT_FOR_WITCH_CHIPS))
