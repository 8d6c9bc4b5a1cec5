"""Everything that instructions can say, and what the rules say about it: the one table that is looked up.

`carry_out` and `why_impossible` find here how an instruction is carried out and why it can't be completed. They get the
table with the state they work on, so neither they nor what needs them has to know a verb.
"""

from __future__ import annotations

from typing import Any, Final

from coven.games.spoils.actions import (
    act,
    attach,
    chance,
    control,
    damage,
    draw,
    influence,
    look,
    party,
    play,
    put,
    search,
    shuffle,
    tokens,
)
from coven.games.spoils.areas.rulings import InstructionRules
from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.costs import pay
from coven.games.spoils.effects import structure, temporary_text
from coven.games.spoils.effects.structure import by_doer, by_nobody, never_impossible, why_nobody
from coven.games.spoils.text.tree import (
    Act,
    Attach,
    AttackNow,
    Bid,
    Both,
    Brawl,
    ChooseIcon,
    ChooseNumber,
    ChoosePlayer,
    Create,
    Damage,
    Draw,
    Either,
    EntersUnder,
    FlipCoin,
    If,
    Influence,
    Join,
    Lasting,
    LastingText,
    Later,
    LeaveBattle,
    Let,
    May,
    NameCard,
    Pay,
    PlayCard,
    PlayResource,
    Put,
    Redirect,
    ReduceNext,
    ReduceThreshold,
    RemoveDamage,
    Repick,
    Restriction,
    RevealUntil,
    Search,
    Sequence,
    Shuffle,
    TakeControl,
    Tokens,
)

INSTRUCTIONS: Final[dict[type[Any], InstructionRules[SpoilsState]]] = {
    # how instructions hang together
    Sequence: InstructionRules(structure.why_not_steps, structure.steps),
    Both: InstructionRules(structure.why_not_steps, structure.steps),
    May: InstructionRules(never_impossible, structure.optional),
    Either: InstructionRules(structure.why_not_either, structure.either),
    If: InstructionRules(structure.why_not_conditional, structure.conditional),
    Restriction: InstructionRules(structure.why_restricted, structure.restriction),
    ChooseNumber: InstructionRules(never_impossible, by_doer(structure.choose_number)),
    Let: InstructionRules(structure.why_not_let, structure.let),
    # cards
    Act: InstructionRules(act.why_impossible, by_doer(act.do)),
    Draw: InstructionRules(draw.why_impossible, by_doer(draw.do)),
    Put: InstructionRules(put.why_impossible, by_doer(put.do)),
    Attach: InstructionRules(attach.why_impossible, by_doer(attach.do)),
    Search: InstructionRules(search.why_impossible, by_doer(search.do)),
    Shuffle: InstructionRules(why_nobody, by_doer(shuffle.do)),
    RevealUntil: InstructionRules(why_nobody, by_doer(look.do_until)),
    Create: InstructionRules(why_nobody, by_doer(tokens.create)),
    PlayCard: InstructionRules(play.why_not_played, by_doer(play.do)),
    PlayResource: InstructionRules(play.why_no_resources, by_doer(play.do_resources)),
    # numbers
    Damage: InstructionRules(damage.why_impossible, by_doer(damage.do)),
    Brawl: InstructionRules(damage.why_no_brawl, by_nobody(damage.do_brawl)),
    RemoveDamage: InstructionRules(damage.why_not_removed, by_nobody(damage.do_remove)),
    Influence: InstructionRules(influence.why_impossible, by_nobody(influence.do)),
    Tokens: InstructionRules(tokens.why_impossible, by_doer(tokens.do)),
    Pay: InstructionRules(pay.why_impossible, by_nobody(pay.do)),
    ReduceNext: InstructionRules(never_impossible, by_nobody(pay.do_reduce_next)),
    # chance, names, bidding
    FlipCoin: InstructionRules(why_nobody, by_doer(chance.flip_coin)),
    NameCard: InstructionRules(why_nobody, by_doer(chance.name_card)),
    Bid: InstructionRules(never_impossible, by_nobody(chance.bid)),
    ChooseIcon: InstructionRules(why_nobody, by_doer(chance.choose_icon)),
    ReduceThreshold: InstructionRules(why_nobody, by_doer(chance.reduce_threshold)),
    ChoosePlayer: InstructionRules(why_nobody, by_doer(chance.choose_player)),
    # battle and control
    TakeControl: InstructionRules(control.why_impossible, by_doer(control.do)),
    Join: InstructionRules(party.why_not_joined, by_nobody(party.do_join)),
    LeaveBattle: InstructionRules(party.why_not_removed, by_nobody(party.do_leave)),
    EntersUnder: InstructionRules(never_impossible, by_nobody(party.do_enters_under)),
    Repick: InstructionRules(never_impossible, by_nobody(party.do_repick)),
    AttackNow: InstructionRules(play.why_no_attack, by_doer(play.do_attack)),
    # what lasts
    Lasting: InstructionRules(temporary_text.why_impossible, by_nobody(temporary_text.do)),
    LastingText: InstructionRules(never_impossible, by_nobody(temporary_text.do_text)),
    Redirect: InstructionRules(never_impossible, by_nobody(temporary_text.do_redirect)),
    Later: InstructionRules(never_impossible, by_nobody(temporary_text.do_later)),
}
"""By the type of their node."""
