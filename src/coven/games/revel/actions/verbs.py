"""Everything that instructions can say, and what the rules say about it: the one table that is looked up.

`possible` and `carry_out` find here how possible an instruction is and how it is carried out. They get the table with
the state they work on, so neither they nor what needs them (costs, interruptions, cleanup checks) has to know a verb.
"""

from __future__ import annotations

from typing import Final

from coven.games.revel.actions import (
    check_for_overpower,
    choose,
    counters,
    discard,
    draw,
    look,
    name_card,
    pass_turn,
    play,
    put,
    resources,
    reveal,
    shuffle,
    stash,
    swap,
)
from coven.games.revel.areas.rulings import InstructionRules, Rulebook, VerbRules
from coven.games.revel.effects import interruptions, lasting, later, powers
from coven.games.revel.instructions import carry_out, choices, costs, possibility
from coven.games.revel.instructions.possibility import to_things, to_things_unpaid
from coven.games.revel.text.tree import (
    Act,
    Both,
    CheckOverpower,
    Counters,
    Draw,
    Either,
    If,
    Instead,
    Lasting,
    Later,
    May,
    NameCard,
    Once,
    Pass,
    Pay,
    Sequence,
    Shuffle,
    Stop,
    Swap,
    Tally,
    Verb,
)

RULEBOOK: Final = Rulebook(
    # 0.P.1 by construction: what a card tells players to do is one of these, or nobody could carry it out
    instructions={
        # how instructions are put together (0)
        Sequence: InstructionRules(possibility.steps, carry_out.steps),
        Both: InstructionRules(possibility.steps, carry_out.steps),
        If: InstructionRules(possibility.conditional, carry_out.conditional),
        May: InstructionRules(possibility.optional, choices.optional),
        Either: InstructionRules(possibility.either, choices.either),
        Pay: InstructionRules(costs.possible, costs.do),
        # what effects alone can do (4)
        Lasting: InstructionRules(lasting.possible, lasting.do),
        Later: InstructionRules(later.possible, later.do),
        Once: InstructionRules(possibility.optional, later.once),
        Stop: InstructionRules(interruptions.stop_possible, interruptions.stop),
        Instead: InstructionRules(interruptions.instead_possible, interruptions.instead),
        # 5.1.1 by construction: what players do; where a rule asks for it, it calls the same functions
        Act: InstructionRules(possibility.act, carry_out.act),
        Draw: InstructionRules(draw.possible, draw.do),
        Tally: InstructionRules(resources.possible, resources.do),
        Counters: InstructionRules(counters.possible, counters.do),
        Shuffle: InstructionRules(shuffle.possible, shuffle.do),
        CheckOverpower: InstructionRules(check_for_overpower.possible, check_for_overpower.do),
        Swap: InstructionRules(swap.possible, swap.do),
        NameCard: InstructionRules(name_card.possible, name_card.do),
        Pass: InstructionRules(pass_turn.possible, pass_turn.do),
    },
    # 0.0.2, 0.1.2: a verb has players do what the rules say of it, whatever else it may mean
    verbs={
        Verb.CHOOSE: VerbRules(to_things, choose.do),
        Verb.DRAW: VerbRules(to_things, draw.do_to_cards),
        Verb.DISCARD: VerbRules(to_things, discard.do),
        Verb.STASH: VerbRules(stash.possible, stash.do),
        Verb.LOOK: VerbRules(to_things, look.do),
        Verb.REVEAL: VerbRules(to_things, reveal.do),
        Verb.TOP: VerbRules(to_things, put.do_on_top),
        Verb.PLACE: VerbRules(to_things, put.do_on_side),
        Verb.SHUFFLE_IN: VerbRules(shuffle.possible_into, shuffle.do_into),
        Verb.PLAY: VerbRules(to_things_unpaid, play.do),
        Verb.USE: VerbRules(powers.possible, powers.do),
    },
    can_be={
        Verb.DRAW: draw.can_be_drawn,
        Verb.LOOK: look.can_be_looked_at,
        Verb.REVEAL: reveal.can_be_revealed,
        Verb.PLACE: put.can_be_placed,
        Verb.PLAY: play.can_be_played,
        Verb.REMOVE: counters.can_be_removed_from,
        Verb.MOVE: counters.can_be_removed_from,
    },
)
