"""From the tree back to English: `say` puts an effect or an instruction into card text."""

from __future__ import annotations

from coven.games.revel.text.printing.events import cost_words, initial_part
from coven.games.revel.text.printing.instructions import sentences
from coven.games.revel.text.printing.statements import copies_words, stated
from coven.games.revel.text.tree import (
    Consequence,
    CostEffect,
    Effect,
    If,
    Instruction,
    Interruption,
    Limit,
    Ongoing,
    Place,
    Power,
    Sequence,
    ThisIn,
)
from coven.language import capital, title_case


def say(thing: Effect | Instruction) -> str:
    """The canonical card text of an effect or an instruction. Unsayable if card text has no words for it."""
    if isinstance(thing, Ongoing):
        return " ".join(f"{capital(words)}." for words in stated((thing.statement, *thing.more)))
    if isinstance(thing, Limit):
        return f"{capital(copies_words(thing.statement))}."
    if isinstance(thing, Power):
        return f"{thing.label} Power Is: {sentences(thing.body)}"
    if isinstance(thing, CostEffect):
        return f"{title_case(cost_words(thing))}: {sentences(thing.cost)}"
    if isinstance(thing, Consequence):
        return f"{initial_part(thing.event)}: {sentences(thing.body)}"
    if isinstance(thing, Interruption):
        body = _from_hand(thing.body) if thing.from_hand else thing.body
        return f"{initial_part(thing.event)}: {sentences(body)}"
    return sentences(thing)


def _from_hand(body: Instruction) -> Instruction:
    """4.9.13 With the condition that makes an interruption work from the hand."""
    if isinstance(body, Sequence):
        return Sequence((_from_hand(body.steps[0]), *body.steps[1:]))
    return If(ThisIn(Place.HAND), body)
