"""401.3 What a step of a cost changes, and what a later step asks for.

Costs are looked at before they are begun (O05), each step by what is there then. An earlier step may give a later one
what it asks for, or take it away; which could do so to which, their words tell, once and for all.
"""

from __future__ import annotations

from enum import Flag, auto
from typing import Final

from coven.games.spoils.effects.meaning.nouns import place_of
from coven.games.spoils.text.tree import (
    Act,
    All,
    Attach,
    Back,
    Both,
    ChooseIcon,
    ChooseNumber,
    ChoosePlayer,
    Create,
    Damage,
    Draw,
    Either,
    FlipCoin,
    If,
    Influence,
    Instruction,
    Kind,
    Let,
    May,
    NameCard,
    Pay,
    Place,
    PlayResource,
    Put,
    Restriction,
    Sequence,
    Some,
    TakeControl,
    This,
    Tokens,
    Verb,
    What,
)


class Part(Flag):
    """A part of the game that an instruction changes, or goes by."""

    NOTHING = 0
    IN_PLAY = auto()
    """Which cards are in play, how they lie and who controls them; and so what texts say."""
    RESOURCES = auto()
    """What can be paid with."""
    HAND = auto()
    DECK = auto()
    DISCARD_PILE = auto()
    OUT_OF_GAME = auto()
    BEING_PLAYED = auto()
    DEPLETED = auto()
    """Which cards are depleted."""
    TOKENS = auto()
    NUMBERS = auto()
    """Damage and influence."""


ANYTHING: Final = ~Part.NOTHING
"""All of them; beside the class, for where it is compiled its parts can't be named before it is made."""
STILL: Final = (Pay, Let, ChooseNumber, Restriction, FlipCoin, NameCard, ChoosePlayer, ChooseIcon)
"""Instructions that change nothing but what is remembered, or (406.3) what is paid in the end."""

PLACES: Final = {
    Place.UNSAID: Part.IN_PLAY,
    Place.IN_PLAY: Part.IN_PLAY,
    Place.HAND: Part.HAND,
    Place.DECK: Part.DECK,
    Place.DISCARD_PILE: Part.DISCARD_PILE,
    Place.OUT_OF_GAME: Part.OUT_OF_GAME,
    Place.BEING_PLAYED: Part.BEING_PLAYED,
}

ACTS: Final = {
    Verb.PICK: Part.NOTHING,
    Verb.CHOOSE: Part.NOTHING,
    Verb.LOOK: Part.NOTHING,
    Verb.REVEAL: Part.NOTHING,
    Verb.DESTROY: Part.IN_PLAY | Part.DISCARD_PILE,
    Verb.DISCARD: Part.HAND | Part.DISCARD_PILE,
    Verb.DEPLETE: Part.DEPLETED,
    Verb.RESTORE: Part.DEPLETED,
    Verb.DETACH: Part.IN_PLAY | Part.RESOURCES,
    Verb.FLIP_DOWN: Part.IN_PLAY | Part.RESOURCES,
    Verb.FLIP_UP: Part.IN_PLAY,
}
"""What verbs that are done to cards change."""

SIMPLE: Final = {
    Draw: Part.HAND | Part.DECK,
    Attach: Part.IN_PLAY | Part.RESOURCES,
    TakeControl: Part.IN_PLAY | Part.RESOURCES,
    PlayResource: Part.IN_PLAY | Part.RESOURCES | Part.HAND,
    Create: Part.IN_PLAY,
    Tokens: Part.TOKENS,
    Influence: Part.NUMBERS,
    Damage: Part.NUMBERS | Part.IN_PLAY | Part.DISCARD_PILE,
}
"""What other instructions change."""


def changed_by(step: Instruction) -> Part:
    """What an instruction changes, if it changes it."""
    if isinstance(step, STILL):
        return Part.NOTHING
    if isinstance(step, Act):
        return ACTS.get(step.verb, ANYTHING)
    if isinstance(step, Put):
        gives = Part.RESOURCES if step.to is Place.IN_PLAY else Part.NOTHING
        return _where(step.what, Verb.PUT) | PLACES[step.to] | gives
    if isinstance(step, (Sequence, Both)):
        return _by_any(step.steps)
    if isinstance(step, May):
        return changed_by(step.body)
    if isinstance(step, Either):
        return _by_any(step.options)
    if isinstance(step, If):
        return changed_by(step.then) | (Part.NOTHING if step.otherwise is None else changed_by(step.otherwise))
    return SIMPLE.get(type(step), ANYTHING)


def _by_any(steps: tuple[Instruction, ...]) -> Part:
    changed = Part.NOTHING
    for step in steps:
        changed |= changed_by(step)
    return changed


def _where(what: What, verb: Verb) -> Part:
    """Where that is which an instruction is done to."""
    if isinstance(what, (Some, All)):
        return PLACES[place_of(what.noun, verb)]
    return Part.IN_PLAY if isinstance(what, This) else ANYTHING


def asked_by(step: Instruction) -> Part:
    """By what it goes whether an instruction can be completed, as long as no text says that it cannot be."""
    if isinstance(step, (Pay, Let, ChooseNumber)):
        return Part.NOTHING
    if isinstance(step, Tokens) and isinstance(step.on, This) and isinstance(step.amount, int):
        return Part.TOKENS | Part.IN_PLAY
    if not isinstance(step, (Act, Put)):
        return ANYTHING
    what = step.what
    verb = step.verb if isinstance(step, Act) else Verb.PUT
    if isinstance(what, Some) and (what.noun.qualities or not isinstance(what.least, int)):
        return ANYTHING
    lies = Part.DEPLETED if verb in (Verb.DEPLETE, Verb.RESTORE) else Part.NOTHING
    return _where(what, verb) | lies


MANY: Final = 99
"""Nobody has so many resources: taken for a number that isn't said outright."""


def most_taken(step: Instruction) -> int:
    """406.3a How many resources an instruction could take from whoever carries it out."""
    if not isinstance(step, (Act, Put, Attach, TakeControl)):
        return 0 if changed_by(step) != ANYTHING else MANY
    if isinstance(step, Act) and step.verb not in (Verb.DESTROY, Verb.FLIP_UP):
        return 0
    what = step.what
    if isinstance(what, Some):
        if place_of(what.noun, None) is not Place.IN_PLAY or not _are_resources(what.noun.kind, *what.noun.also):
            return 0
        return what.most if isinstance(what.most, int) else MANY
    if isinstance(what, All):
        return MANY if _are_resources(what.noun.kind, *what.noun.also) else 0
    if isinstance(what, Back) and what.kind is not None:
        return MANY if _are_resources(what.kind, *what.also) else 0
    return 0 if isinstance(what, This) else MANY


def _are_resources(*kinds: Kind) -> bool:
    return Kind.CARD in kinds or Kind.RESOURCE in kinds
