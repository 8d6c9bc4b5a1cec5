"""Why a seat can't answer what another is asked, nor go on before that is answered.

What is asked is heard by all who sit at the table, and so is its clause; what may be answered is not, for that may
depend on hidden cards. So whether words answer a question is told by what they are, never by what is offered.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from coven.games.revel.actions.counters import HOW_MANY_COUNTERS
from coven.games.revel.actions.name_card import WHICH_NAME
from coven.games.revel.actions.play import WHICH_CARD
from coven.games.revel.actions.play_spell import WHICH_SPACE
from coven.games.revel.actions.put import WHICH_EMPTY_SPACE
from coven.games.revel.areas.state import RevelState
from coven.games.revel.cards import CardDef
from coven.games.revel.course.acts import WHAT_TO_DO
from coven.games.revel.course.cleanup import WHICH_CONSEQUENCE
from coven.games.revel.course.setup import KEEP, WHICH_OPENING_CARD
from coven.games.revel.effects.interruptions import NOTHING, WHICH_INTERRUPTION
from coven.games.revel.effects.powers import WHICH_POWER
from coven.games.revel.instructions.choices import WHETHER_TO, WHICH
from coven.games.revel.instructions.choosing_things import (
    HOW_MANY,
    WHICH_FIRST,
    WHICH_OF_A_SPELL,
    WHICH_ON_TOP,
    WHICH_TO,
)
from coven.games.revel.instructions.costs import DECLINE, WHETHER_TO_PAY
from coven.games.revel.seen.tried import (
    ACTS,
    WORDS,
    each_said,
    is_deed,
    is_payment,
    is_place,
    is_thing,
    is_where,
    read_thing,
)
from coven.games.revel.seen.why_act import NOT_YOUR_ACT, is_setting_up
from coven.games.revel.seen.why_effects import Wanted, read_effect, why_not_consequence, why_not_interruption
from coven.games.revel.seen.words import OneOfThese
from coven.games.revel.text.printing import say, say_to_opponent
from coven.games.revel.text.tree import Instruction
from coven.kernel import Decision, Reason, Seat, seat_name
from coven.kernel.options import same_words
from coven.kernel.reason import Telling

EXCHANGED: Final = Reason("2.2.9", "each player exchanges opening cards once, and that is done")
NO_EXCHANGE: Final = Reason("setup.8", "opening cards are not exchanged")

A_ONE: Final = re.compile(r"(?<!\S)(?:a|an|one)(?!\S)")
"""Other words for 1."""

MY: Final = re.compile(r"(?<!\S)my(?!\S)")
"""What whoever speaks of it calls what is 'your' in a text."""

THIS: Final = "this card"
ITSELF: Final = re.compile(r"(?<!\S)this (?:spell|stance|witch|strike|shield)(?!\S)")
"""What a text calls its own card."""


def why_not_another(s: RevelState, decision: Decision, said: str, seat: Seat) -> Reason | None:
    """Why a seat can't answer what another is asked; None if the words are no answer to that."""
    if is_setting_up(s) and _is_exchange(s, said):
        return _why_not_exchange(s, decision, seat)
    if decision.kind == WHICH_CONSEQUENCE.kind and is_effect(s, said):
        return _unless_meant(why_not_consequence(s, decision, said, seat)) or for_another(decision)
    if decision.kind == WHICH_INTERRUPTION.kind:
        if said == NOTHING:
            return for_another(decision, "4.9.14")
        if is_effect(s, said) and not said.startswith("reveal "):
            return _unless_meant(why_not_interruption(s, decision, said, seat)) or for_another(decision)
    if decision.kind != WHICH.kind and said.partition(" ")[0] in ACTS:  # what would be an act of this seat's is one
        return None
    answers = ANSWERED.get(decision.kind)
    return for_another(decision) if answers is not None and answers(s, decision, said) else None


def _unless_meant(reason: Reason | None) -> Reason | None:
    """None where the words mean something that is asked about, or several such things: they are all for another."""
    return None if isinstance(reason, Telling) and reason.meant else reason


def for_another(decision: Decision, rule: str = "") -> Reason:
    """By the clause that asks it, what is asked now is for the seat to decide that is asked."""
    return Reason(rule or decision.rule, f"what is asked now is for {seat_name(decision.seat)} to decide")


def first_of_all(decision: Decision, seat: Seat) -> Reason:
    """What has to be settled before a seat can say something that means something elsewhere."""
    if seat == decision.seat:
        return Reason(decision.rule, f"first this is to be answered: {decision.text}")
    if decision.kind == WHAT_TO_DO.kind:
        return NOT_YOUR_ACT
    return Reason(decision.rule, f"first {seat_name(decision.seat)} is to answer what is asked now")


# 2.2.6 Exchanging


def _is_exchange(s: RevelState, said: str) -> bool:
    named = said.removeprefix("stash ")
    return said == KEEP or is_thing(s, named) or bool(each_said(s, named))


def _why_not_exchange(s: RevelState, decision: Decision, seat: Seat) -> Reason:
    """2.2.6, 2.2.9 Why a seat can't exchange opening cards while the other does."""
    if s.exchanged:  # by the one who says so
        return EXCHANGED
    return Reason("2.2.6", f"opening cards are exchanged in turn order, and {seat_name(decision.seat)} comes first")


def why_no_exchange(s: RevelState, decision: Decision, said: str) -> Reason | None:
    """2.2.9, revel-starter:setup.8 Why no opening cards are exchanged, where somebody would; else None."""
    if is_setting_up(s):
        return None
    opening = s.turn == 1 and decision.kind == WHAT_TO_DO.kind and said.startswith("stash ")
    if not s.rulings.edition.exchange:
        return NO_EXCHANGE if said == KEEP or (opening and _is_exchange(s, said)) else None
    return EXCHANGED if said == KEEP or (opening and _is_exchange(s, said)) else None


# What words are


def means_something(s: RevelState, said: str) -> bool:
    """Whether words are an answer to some question, or a deed."""
    effect = ": " in said and isinstance(read_effect(s, said), Wanted)
    named = is_place(s, said) or is_thing(s, said) or bool(each_said(s, said))
    return said in WORDS or named or is_deed(s, said) or is_payment(s, said) or effect


def is_effect(s: RevelState, said: str) -> bool:
    """Whether words name an effect: by its card, and by how it begins if they say so."""
    thing = read_thing(s, said.partition(": ")[0].removeprefix("reveal "))
    return thing is not None and not thing.rest


def options_said(asked: OneOfThese, said: str) -> list[Instruction]:
    """0.4.2 Those of several instructions that words say: as their card has them, or to who chooses."""
    wanted = [_plainly(said, asked.r.card.defn)]
    return [
        option
        for option in asked.options
        for words in (asked(option), say(option), say_to_opponent(option))
        if _plainly(words, asked.r.card.defn) in wanted
    ]


def _plainly(words: str, card: CardDef) -> str:
    """Words as far as it matters for what they say: a card may be named in its own text, or be 'this spell'."""
    said = MY.sub("your", A_ONE.sub("1", same_words(words)))
    for name in (card.name, card.title):
        said = said.replace(same_words(name), THIS)
    return ITSELF.sub(THIS, said)


def _one(s: RevelState, decision: Decision, said: str) -> bool:
    return is_thing(s, said.removeprefix(f"{decision.verb} "))


def _one_or_none(s: RevelState, decision: Decision, said: str) -> bool:
    named = said.removeprefix(f"{decision.verb} ").removeprefix("choose ")
    several = bool(each_said(s, named))
    return (
        named in ("none", "done")
        or several
        or is_thing(s, named)
        or (decision.kind == WHICH_TO.kind and is_place(s, named))
    )


def _in_order(s: RevelState, decision: Decision, said: str) -> bool:
    return is_thing(s, said.removeprefix("put ").removeprefix("stash "))


def _number(s: RevelState, decision: Decision, said: str) -> bool:
    return said.isdecimal()


def _option(s: RevelState, decision: Decision, said: str) -> bool:
    asked = decision.say
    return isinstance(asked, OneOfThese) and s.is_public(asked.r.card) and bool(options_said(asked, said))


def _said(*words: str) -> Callable[[RevelState, Decision, str], bool]:
    return lambda s, decision, said: said in words


ANSWERED: Final[dict[str, Callable[[RevelState, Decision, str], bool]]] = {
    WHICH_CARD.kind: _one_or_none,
    WHICH_NAME.kind: _one,
    WHICH_TO.kind: _one_or_none,
    WHICH_POWER.kind: _one,
    WHICH_SPACE.kind: lambda s, decision, said: is_where(s, said),
    WHICH_EMPTY_SPACE.kind: lambda s, decision, said: is_where(s, said),
    WHICH_FIRST.kind: _in_order,
    WHICH_ON_TOP.kind: _in_order,
    WHICH_OF_A_SPELL.kind: _in_order,
    HOW_MANY.kind: _number,
    HOW_MANY_COUNTERS.kind: _number,
    WHICH.kind: _option,
    WHETHER_TO.kind: _said("yes", "no"),
    WHETHER_TO_PAY.kind: lambda s, decision, said: said == DECLINE or is_payment(s, said),
    WHICH_OPENING_CARD.kind: lambda s, decision, said: _is_exchange(s, said),
    "give it up": _said("choose again", "give it up"),
}
"""What answers each question, as far as anybody can tell."""
