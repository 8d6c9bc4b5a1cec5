"""503.4 Whether the order of a faction's two rules makes a difference: who is asked for it otherwise?

Everything here goes by what everybody sees: being asked must tell nobody what is in a hand or a deck.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import is_
from typing import Any, Final

from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.cards import Card
from coven.games.spoils.cards.printed_text import sheet_of
from coven.games.spoils.effects.facts import Said
from coven.games.spoils.effects.records import Waiting
from coven.games.spoils.effects.standing import standing, stated
from coven.games.spoils.text.tree import (
    Act,
    Both,
    Controls,
    Draw,
    Either,
    Exchanged,
    Influence,
    Instruction,
    NotRestored,
    PlayResource,
    Revealed,
    ThingEvent,
    This,
    Verb,
)
from coven.games.spoils.text.tree import (
    Sequence as Steps,
)

TOUCHED: Final = (Verb.DRAW, Verb.PLAY, Verb.ENTER, Verb.PUT, Verb.RESTORE, Verb.DETACH, Verb.LOSE)
"""What happens when cards are restored and resources come back, and when a card is drawn or a resource played."""


def order_matters(s: SpoilsState, batch: Sequence[Waiting]) -> bool:
    """503.4, 202.7, 202.8 Whether it could make a difference which of these happens first: it doesn't for one trigger
    that the same has set off several times; nor for a Restore Rule that only restores and detaches and a Develop Rule
    that only draws or plays a resource, while nothing in play and no resource that there is has a say in any of
    that."""
    if all(_are_alike(batch[0], waiting) for waiting in batch):
        return False
    if len(batch) != 2 or batch[0].copy is not batch[1].copy:
        return True
    sheet = batch[0].copy.sheet
    restoring = [waiting.effect.body for waiting in batch if waiting.place in sheet.restore_rules]
    developing = [waiting.effect.body for waiting in batch if waiting.place in sheet.develop_rules]
    if len(restoring) != 1 or len(developing) != 1:
        return True
    if not _only_restores(restoring[0]) or not _only_develops(developing[0]):
        return True
    return bool(s.delayed) or _has_a_say(s) or not _resources_are_plain(s.rulings.index)


def _are_alike(one: Waiting, other: Waiting) -> bool:
    """Whether nothing tells one from the other: the same words of the same card, set off by the same thing in the same
    way."""
    then, now = one.occasion, other.occasion
    if one.source != other.source or one.copy is not other.copy or one.place != other.place or one.seat != other.seat:
        return False
    if one.effect is not other.effect or one.memory is not other.memory or then is None or now is None:
        return False
    if len(then.things) != len(now.things) or not all(map(is_, then.things, now.things)):
        return False
    if then.verb is not now.verb or then.other is not now.other or then.source is not now.source:
        return False
    facts = (then.seat, then.amount, then.origin, then.to, then.in_battle, then.by_effect, then.cost, then.shares)
    return facts == (now.seat, now.amount, now.origin, now.to, now.in_battle, now.by_effect, now.cost, now.shares)


def _only_restores(body: Instruction) -> bool:
    steps = body.steps if isinstance(body, (Steps, Both)) else (body,)
    return all(isinstance(step, Act) and step.verb in (Verb.RESTORE, Verb.DETACH) for step in steps)


def _only_develops(body: Instruction) -> bool:
    options = body.options if isinstance(body, Either) else (body,)
    return all(isinstance(option, (Draw, PlayResource)) for option in options)


def _has_a_say(s: SpoilsState) -> bool:
    """Whether anything in play listens to what both rules do, replaces, changes or forbids it, or lives by it."""
    now = standing(s)
    if now.deadly or now.types or any(stated(s, kind) for kind in (NotRestored, Controls, Exchanged, Revealed)):
        return True
    if any(verb in now.cannot or verb in now.adjustments or verb in now.replacements for verb in TOUCHED):
        return True
    heard = [said for verb in TOUCHED for said in now.triggers.get(verb, ())]
    return not all(_is_of_itself(said) for said in heard)


def _is_of_itself(said: Said[Any]) -> bool:
    """Whether a trigger tells only of its own card's coming or going: a card in play doesn't come again."""
    event = said.text.event
    return isinstance(event, ThingEvent) and isinstance(event.what, This) and Verb.RESTORE not in event.verbs


_PLAIN: Final[dict[int, tuple[object, bool]]] = {}
"""Whether the resources of an index are plain, each with the index."""


def _resources_are_plain(index: Mapping[str, Card]) -> bool:
    """Whether no resource that there is does anything when it comes but cost its player's faction influence."""
    known = _PLAIN.get(id(index))
    if known is None:
        known = _PLAIN[id(index)] = (index, all(_is_plain(card) for card in index.values() if card.is_resource))
    return known[1]


def _is_plain(card: Card) -> bool:
    sheet = sheet_of(card)
    if sheet.replacements or sheet.adjustments or sheet.statements or sheet.enters or sheet.elsewhere:
        return False
    return all(isinstance(gated.text.body, Influence) for gated in sheet.triggers)
