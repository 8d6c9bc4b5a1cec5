"""What others can tell that a seat knows of hidden cards: of its knowledge, what they have seen it come by.

What a seat truly knows (`knowledge`) depends on cards that the others don't see. Whoever imagines how the cards lie has
to imagine what the others know of them as well, and may go by nothing but what it has observed itself. So this is
kept apart, and every change of it is one that the seat's opponent sees:

- the places of which the opponent saw that the seat got to know what lies there, whatever that is;
- the cards that the opponent knows too, by what they are called, with the places where each may be for all that the
  seat knows. Which of several copies it is doesn't matter, and isn't kept.

It is never more than what the seat knows. It is less where the opponent can't tell: once somebody has looked through a
deck and taken a card out of it, nobody else can say whether that was one of those it knew; and of a card that a seat
looked at alone and that was mixed with others since, nobody else knows which one it is.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Final, TypeAlias

from coven.games.revel.areas.elements import Card
from coven.games.revel.cards import CardDef

Places: TypeAlias = frozenset[Card]
"""Places, each named by the card that truly lies there, so that it goes where that card goes."""

Named: TypeAlias = tuple[CardDef, Places]
"""What a card is called, and the places in one of which it is: two at least."""


class Ascribed:
    """What the opponent of a seat can tell that it knows of a side's hidden cards. It is replaced and never changed."""

    __slots__ = ("named", "places")

    def __init__(self, places: Places, named: tuple[Named, ...]) -> None:
        self.places = places
        """Where the seat knows what lies there."""
        self.named = named
        """What else it knows."""

    def is_only(self, place: Card) -> bool:
        """Whether it is of one place, and nothing else."""
        return len(self.places) == 1 and not self.named and place in self.places

    def knowing(self, place: Card) -> Ascribed:
        """The seat is seen to look at what lies in a place."""
        here = frozenset((place,))
        return Ascribed(self.places | here if self.places else here, self.named)

    def without(self, place: Card) -> Ascribed:
        """What lay in a place is hidden from the seat no more, and the opponent doesn't see which card that is."""
        if place not in self.places and not self.named:
            return self
        return Ascribed(self.places - {place}, tuple([one for one in self.named if place not in one[1]]))

    def in_the_open(self, card: Card, hand: list[Card]) -> Ascribed:
        """Both see which card lies in a place: it is taken for one that is known, if it could be that one. If it is in
        the opponent's `hand`, it could be any that is known there, for to the seat a hand is in no order (3.8.1)."""
        if not self.named and card not in self.places and card not in hand:
            return self
        if card not in self.places:
            for copy in sorted(hand, key=by_number):  # the one that the seat itself takes it for
                if copy in self.places and copy.defn is card.defn:
                    return self.renamed({card: copy, copy: card}).in_the_open(card, hand)
        if not self.named:
            return Ascribed(self.places - {card}, ()) if card in self.places else self
        named = list(self.named)
        taken = _taken_for(card, named, [] if card in self.places else hand)
        if taken is not None:
            named.remove(taken)
            named = [_unless(one, taken, card, hand) for one in named]
        return _sorted_out(self.places - {card}, [(defn, there - {card}) for defn, there in named])

    def among(self, cards: Collection[Card]) -> Ascribed:
        """Both see which cards go to some places, but the seat doesn't see which to which."""
        there = frozenset(cards)
        rest = [(defn, places - there) for defn, places in self.named]
        return _sorted_out(self.places - there, [*rest, *[(card.defn, there) for card in cards]])

    def mixed(self, cards: tuple[Card, ...], seen: list[Card], everywhere: int) -> Ascribed:
        """Cards change places among each other, or may have, and the seat can't see how. `seen` are those of them that
        the opponent knows; `everywhere` is how many places are hidden from the seat."""
        if not self.places and not self.named:
            return self
        mixed = frozenset(cards)
        named = [(defn, there if there.isdisjoint(mixed) else there | mixed) for defn, there in self.named]
        named.extend([(card.defn, mixed) for card in cards if card in self.places and card in seen])
        places = self.places if len(mixed) == 1 < everywhere else self.places - mixed
        return _sorted_out(places, [one for one in named if len(one[1]) < everywhere])

    def doubted(self, cards: Iterable[Card]) -> Ascribed:
        """The opponent can't tell any more what the seat knows of some places."""
        doubtful = frozenset(cards)
        return Ascribed(self.places - doubtful, tuple([one for one in self.named if one[1].isdisjoint(doubtful)]))

    def renamed(self, moved: dict[Card, Card]) -> Ascribed:
        """The same places, named by what lies there now."""
        if not self.places and not self.named:
            return self
        return Ascribed(
            frozenset([moved.get(place, place) for place in self.places]),
            tuple([(defn, frozenset([moved.get(place, place) for place in there])) for defn, there in self.named]),
        )


NOTHING_ASCRIBED: Final = Ascribed(frozenset(), ())


def by_number(card: Card) -> int:
    """An order of cards that has nothing to do with where they are."""
    return card.number


def plainly(known: dict[Card, Places]) -> Ascribed:
    """What a seat knows, if all of it is no secret."""
    if not known:
        return NOTHING_ASCRIBED
    return _sorted_out(frozenset(), [(card.defn, places) for card, places in known.items()])


def _sorted_out(places: Places, named: list[Named]) -> Ascribed:
    """What can be in one place only is known to be there; what can be nowhere has come to light."""
    if not named:
        return Ascribed(places, ())
    certain = frozenset([place for _, there in named if len(there) == 1 for place in there])
    return Ascribed(places | certain, tuple([one for one in named if len(one[1]) > 1]))


def _taken_for(card: Card, named: list[Named], hand: list[Card]) -> Named | None:
    """What is known of a card that may be this one; of several, that of which most is known."""
    found: Named | None = None
    for one in named:
        fits = one[0] is card.defn and (card in one[1] or not one[1].isdisjoint(hand))
        if fits and (found is None or len(one[1]) < len(found[1])):
            found = one
    return found


def _unless(one: Named, taken: Named, card: Card, hand: list[Card]) -> Named:
    """What else is known, if a card was taken for one of those that it may be: it was that one, or else this."""
    defn, there = one
    if not there.isdisjoint(hand):
        there = there.union(hand)
    return (defn, there | taken[1]) if defn is card.defn and card in there else (defn, there)
