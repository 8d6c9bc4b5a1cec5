"""4.3 Cost effects: what has to be paid for an action, besides what the action itself costs."""

from __future__ import annotations

from dataclasses import replace

from coven.games.revel.areas.elements import Card, Element
from coven.games.revel.areas.state import RevelState
from coven.games.revel.effects.meaning.matching import asks_for_quality, card_matches, element_matches
from coven.games.revel.effects.meaning.references import next_draws
from coven.games.revel.effects.ongoing import active
from coven.games.revel.effects.records import Charge, Occasion, Resolving
from coven.games.revel.text.tree import Instruction, Noun, This, Verb
from coven.games.revel.text.words.vocabulary import ACROSS, CARD, OPPOSING, THEIR, YOUR
from coven.kernel import Seat


def charges(s: RevelState, seat: Seat, verb: Verb, *cards: Card, onto: Element | None = None) -> list[Charge]:
    """4.3.1 The cost effects on the field that apply to what a player does to these cards, or to whatever cards.
    `onto`: the spell that a card is stitched onto."""
    found = (s.active or active(s)).charges.get(verb)
    if not found:
        return []
    return [one for one in found if _is_charged(s, one, seat, verb, cards, onto)]


def _is_charged(
    s: RevelState, one: Charge, seat: Seat, verb: Verb, cards: tuple[Card, ...], onto: Element | None
) -> bool:
    what = one.effect.what
    if what is None:
        return True
    if isinstance(what, This):
        return one.card in cards or (onto is not None and one.element == onto.id)  # 1.7.7: the spell there is stitched
    if not cards:
        return what.kind is CARD and not asks_for_quality(what) and not what.other
    return any(_is_taxed(s, one, seat, verb, card, what) for card in cards)


def _is_taxed(s: RevelState, one: Charge, seat: Seat, verb: Verb, card: Card, noun: Noun) -> bool:
    """Whether a card, or the element it is part of, is what a cost effect speaks of. 'your' is the payer's, and so is
    'their'."""
    if noun.whose is THEIR:
        noun = replace(noun, whose=YOUR)
    if noun.other and card is one.card:
        return False
    if noun.kind is not CARD and verb not in (Verb.PLAY, Verb.STITCH):
        for element in s.elements_of(card.owner):
            if card in element.cards:
                you = one.seat if noun.whose in (OPPOSING, ACROSS) else seat  # 1.10: as the one who says so
                return element_matches(s, element, noun, you, one.element)
        return False  # 1.7.4: off the field it is no spell
    return card_matches(s, card, noun, seat)


def charged(s: RevelState, one: Charge, payer: Seat, cards: tuple[Card, ...]) -> Resolving:
    """A cost effect is paid by whoever acts: 'you' in it is the one who pays. 'it' is what the action is done to, of a
    draw the next one (5.2.3)."""
    done_to = next_draws(s, payer, 1) if one.effect.verb is Verb.DRAW and not cards else cards
    return Resolving(payer, one.card, one.element, one.place, Occasion(done_to, payer, done_to))


def costs_to_play(s: RevelState, seat: Seat, card: Card, onto: Element | None) -> list[tuple[Resolving, Instruction]]:
    """4.3, revel-starter:play.2 What its own and other cards' cost effects ask of whoever plays it, or stitches it onto
    a spell."""
    own = card.sheet.to_play if onto is None else [*card.sheet.to_play, *card.sheet.to_stitch]  # 4.1.4, 4.3.3
    costs = [(Resolving(seat, card, 0, place), effect.cost) for place, effect in own]
    asked = charges(s, seat, Verb.PLAY, card)
    if onto is not None:
        asked += charges(s, seat, Verb.STITCH, card, onto=onto)
    costs.extend([(charged(s, one, seat, (card,)), one.effect.cost) for one in asked])
    return costs
