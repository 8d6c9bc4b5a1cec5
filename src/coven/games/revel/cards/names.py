"""Names that card text uses: of resources, types and cards. One that nothing has is most likely a slip of the pen."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Iterator

from coven.games.revel.cards.card import CardDef
from coven.games.revel.text.tree import (
    Able,
    AmountThisWay,
    Cannot,
    Counters,
    Did,
    Effect,
    Event,
    Held,
    Named,
    Noun,
    Tally,
)
from coven.language import TextError, title_case
from coven.language.walking import nodes

COUNTED = frozenset({"Stamina", "play", "+1", "Power", "Resistance"})
"""What is gained, lost, spent or added and is no resource."""
OF_THE_RULES = frozenset({"strike", "shield", "spell", "stance", "witch", "resource", "marker", "Stamina"})
"""1.3.4 Types that the rules know."""


def unknown_names(card: CardDef, known: Iterable[CardDef]) -> list[TextError]:
    """What is wrong with the names that a card's text uses, as far as it can be read: none of the cards there are has
    them."""
    cards = [card, *known]
    resources = {one.name for one in cards if one.is_resource} | {name for one in cards for name in one.resources}
    types = {word for one in cards for word in one.type_words}
    names = {one.name for one in cards} | {one.title for one in cards}
    wrong = []
    for number, effect in card.readable():
        for kind, name in names_in(effect):
            there = {"resource": resources, "type": types, "card": names}[kind]
            if name not in there:
                wrong.append(_unknown(card, number, kind, name, there))
    return wrong


def names_in(effect: Effect) -> Iterator[tuple[str, str]]:
    """The names in a text, each with what it is the name of."""
    for node in nodes(effect):
        if isinstance(node, Tally | Held | AmountThisWay | Event | Did | Cannot):
            if node.thing is not None and node.thing not in COUNTED:
                yield "resource", node.thing
        elif isinstance(node, Able):
            yield "resource", node.resource
        elif isinstance(node, Counters) and node.mark is not None:
            yield "resource", node.mark
        elif isinstance(node, Noun):
            yield from (("type", word) for word in node.types if word not in OF_THE_RULES)
        elif isinstance(node, Named):
            yield "card", node.name


def _unknown(card: CardDef, number: int, kind: str, name: str, there: set[str]) -> TextError:
    text = card.text[number]
    shown = title_case(name) if kind == "type" else name
    start = max(text.find(shown), 0)
    near = difflib.get_close_matches(name, sorted(there), 1, 0.6)
    meant = tuple(title_case(one) if kind == "type" else one for one in near)
    what = {"resource": "there is no resource", "type": "no card has the type", "card": "there is no card"}[kind]
    rule = {"resource": "1.11.2", "type": "1.3.4", "card": "1.3.1"}[kind]
    error = TextError(f"{what} {shown!r}", text, start, start + len(shown), rule=rule, wordings=meant)
    error = error.with_ways_out(lambda: [error.put_right(one) for one in meant])
    line = f"{card.source}:{card.lines[number]}" if card.lines else card.source
    return error.at(f"{line}: {card.name}" if line else card.name)
