"""3.2 Moving things to a hand, a deck or the discards: what the verbs have in common that do that."""

from __future__ import annotations

from collections.abc import Callable

from coven.games.revel.actions.to_things import about_to
from coven.games.revel.areas.areas import EVERYBODY, knows, opponent
from coven.games.revel.areas.elements import Card, Element, LastKnown, Ref
from coven.games.revel.areas.knowledge import among
from coven.games.revel.areas.moving import leave_field, take
from coven.games.revel.areas.state import RevelState
from coven.games.revel.effects.consequences import happened, own_leaving
from coven.games.revel.effects.interruptions import may_be_interrupted, prevented
from coven.games.revel.effects.meaning.winning import five_at_once
from coven.games.revel.effects.records import Happening, Resolving
from coven.games.revel.instructions.choosing_things import order
from coven.games.revel.instructions.grades import DONE, FORBIDDEN, STOPPED, Outcome
from coven.games.revel.text.tree import Verb
from coven.kernel import Flow, Seat, Secret, player


class Destination:
    """Where a verb moves things: always to an area of their owner's (3.6.3, 3.7.2, 3.8.4)."""

    __slots__ = ("in_order", "public", "put", "rule", "verb", "words")

    def __init__(
        self,
        verb: Verb,
        rule: str,
        words: str,
        put: Callable[[RevelState, Card, int], None],
        *,
        public: bool = False,
        in_order: bool = False,
    ) -> None:
        self.verb = verb
        self.rule = rule
        self.words = words
        """What the log says of the thing moved."""
        self.put = put
        """Puts a card there that has been taken; with a bit for each seat that saw which card it is."""
        self.public = public
        """Whether everybody sees what comes there."""
        self.in_order = in_order
        """Whether several cards come there in an order that their player chooses."""


def move(
    s: RevelState, r: Resolving | None, seat: Seat, ref: Ref, there: Destination, at_once: int = 1
) -> Flow[Outcome]:
    """Move a card, or an element with all its cards. `at_once`: it is one of so many that an instruction moves."""
    what = yield from about_to(s, r, seat, there.verb, ref)
    if isinstance(what, Outcome):
        return what
    if isinstance(ref, Card):
        _move_card(s, ref, there, what, at_once)
    else:
        element = what.element
        assert isinstance(element, Element)
        if not (r is not None and r.settled) and may_be_interrupted(s, Verb.LEAVE):
            leaving = Happening(Verb.LEAVE, seat, element=element, cards=element.cards)
            if (yield from prevented(s, leaving)):
                return STOPPED
        there_still = s.element(ref)
        if there_still is None:
            return FORBIDDEN  # 4.10.12: an interruption has taken it away
        yield from _move_element(s, there_still, there, what)
    five_at_once(s)
    return DONE


def _move_card(s: RevelState, card: Card, there: Destination, what: Happening, at_once: int) -> None:
    public = s.is_public(card)
    if at_once > 1 and there.in_order:
        public = False  # 5.3.5: the others may know which cards go there, but not in which order
    seen = EVERYBODY if public else knows(card.owner)
    take(s, card, 0 if there.public else seen)
    there.put(s, card, seen)
    if s.log is not None:
        shown: object = card if public or there.public else Secret(card, (card.owner,), "a card")
        s.note(there.rule, "{1}: " + there.words, shown, player(card.owner))
    happened(s, what)
    own_leaving(s, what, None, (card,))


def _move_element(s: RevelState, element: Element, there: Destination, what: Happening) -> Flow[None]:
    """1.7.12, revel-starter:stitch.3 Moving a spell moves all its cards in the same way."""
    cards = element.cards
    if there.in_order and len(cards) > 1:
        cards = yield from order(s, element.owner, cards, there.verb, of_a_spell=True)  # 1.7.13
    last = leave_field(s, element)
    what.element = last
    for card in cards:
        there.put(s, card, EVERYBODY if len(cards) == 1 or not there.in_order else knows(card.owner))
    if len(cards) > 1 and there.in_order:
        among(s.sides[element.owner], opponent(element.owner), cards)  # 1.7.13: everybody sees which, but not the order
    s.note(there.rule, "{1}: " + there.words, element, player(element.owner))
    _left(s, what, last)


def _left(s: RevelState, what: Happening, last: LastKnown) -> None:
    """An element has left the field: what that makes relevant (3.4.11)."""
    element = last.element
    happened(s, what)
    own_leaving(s, what, element, element.cards)
    leaving = Happening(Verb.LEAVE, what.seat, element=last, cards=element.cards)
    happened(s, leaving)
    own_leaving(s, leaving, element, element.cards)
