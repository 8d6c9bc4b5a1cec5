"""4.3 Cost effects: what has to be paid for an action, besides what the action itself costs."""

from __future__ import annotations

from coven.games.revel.areas.elements import Card
from coven.games.revel.areas.state import RevelState
from coven.games.revel.effects.meaning.matching import asks_for_quality, card_matches
from coven.games.revel.effects.ongoing import active
from coven.games.revel.effects.records import Charge, Resolving
from coven.games.revel.text.tree import Instruction, Noun, This, Verb
from coven.games.revel.text.words.vocabulary import CARD
from coven.kernel import Seat


def charges(s: RevelState, verb: Verb, *cards: Card) -> list[Charge]:
    """4.3.1 The cost effects on the field that apply to an action done to these cards, or to whatever cards."""
    found = active(s).charges.get(verb)
    if not found:
        return []
    return [one for one in found if _is_charged(s, one, cards)]


def _is_charged(s: RevelState, one: Charge, cards: tuple[Card, ...]) -> bool:
    what = one.effect.what
    if what is None:
        return True
    if isinstance(what, This):
        return one.card in cards
    if not cards:
        return what.kind is CARD and not asks_for_quality(what)
    wanted = Noun(what.kind, what.types, qualities=what.qualities)
    return any(card_matches(s, card, wanted, one.seat) for card in cards)


def charged(one: Charge, payer: Seat) -> Resolving:
    """A cost effect is paid by whoever acts: 'you' in it is the one who pays."""
    return Resolving(payer, one.card, one.element, one.place)


def costs_to_play(s: RevelState, seat: Seat, card: Card, stitching: bool) -> list[tuple[Resolving, Instruction]]:
    """4.3, revel-starter:play.2 What its own and other cards' cost effects ask of whoever plays or stitches it."""
    own = [*card.sheet.to_play, *card.sheet.to_stitch] if stitching else card.sheet.to_play  # 4.1.4, 4.3.3
    costs = [(Resolving(seat, card, 0, place), effect.cost) for place, effect in own]
    for verb in (Verb.PLAY, Verb.STITCH) if stitching else (Verb.PLAY,):
        costs.extend([(charged(one, seat), one.effect.cost) for one in charges(s, verb, card)])
    return costs
