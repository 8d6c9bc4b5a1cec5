"""3.4.3, 3.6.1, 3.8.1, 5.4.5 What follows for a seat, and for those who watch it, from what comes to light.

Told of A's side: a deck, from the top down, and a hand, in which B knows some cards. A place is named by the card that
truly lies there.
"""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from coven.games.revel.areas import knowledge
from coven.games.revel.areas.areas import A, B, Side
from coven.games.revel.areas.ascribed import Ascribed
from coven.games.revel.areas.elements import Card
from tests.games.revel.stage import Plain, shield, stage, strike

CARDS = (strike("Ember", 1), strike("Gust", 2), shield("Wall", 3))

Told = dict[Card, frozenset[Card]]


def table(
    deck: Iterable[str] = (), hand: Iterable[str] = (), **more: list[Plain]
) -> tuple[Side, list[Card], list[Card]]:
    """A's side, its deck from the top down, and its hand."""
    side = stage(*CARDS, A={"deck": [*deck], "hand": [*hand], **more}).state.sides[A]
    return side, list(reversed(side.deck)), list(side.hand)


def knows(side: Side, **told: Told) -> None:
    """What B knows of it, and whether A can tell."""
    side.known = (side.known[A], told["known"])


def told_of_b(side: Side, places: Iterable[Card] = (), named: Iterable[tuple[Card, Iterable[Card]]] = ()) -> None:
    """What A can tell that B knows."""
    side.ascribed = (side.ascribed[A], ascribed(places, named))


def ascribed(places: Iterable[Card] = (), named: Iterable[tuple[Card, Iterable[Card]]] = ()) -> Ascribed:
    return Ascribed(frozenset(places), tuple((card.defn, frozenset(there)) for card, there in named))


def read(one: Ascribed) -> tuple[set[Card], list[tuple[str, set[Card]]]]:
    return set(one.places), [(defn.name, set(there)) for defn, there in one.named]


# What a seat knows


@pytest.mark.rule("revel:3.6.1")
def test_who_looks_alone_learns_what_the_others_can_only_see_it_learn() -> None:
    """B knows an Ember in the first place or the second, and A knows that B does. B looks at the first. A, who doesn't
    see which card it is, can tell that B knows it, and no more than before of the Ember."""
    side, deck, _ = table(deck=["Ember", "Gust", "Wall"])
    knows(side, known={deck[0]: frozenset(deck[:2])})
    told_of_b(side, named=[(deck[0], deck[:2])])
    knowledge.put_in_sight(side, B, deck[0])
    assert side.known[B] == {deck[0]: frozenset(deck[:1])}
    assert read(side.ascribed[B]) == ({deck[0]}, [("Ember", set(deck[:2]))])


@pytest.mark.rule("revel:3.4.3")
def test_where_a_card_was_seen_no_other_lies() -> None:
    """The Gust is first or second, the Wall second or third. B sees an Ember in the first place: the Gust is second,
    and so the Wall is third."""
    side, deck, _ = table(deck=["Ember", "Gust", "Wall"])
    first, second, third = deck
    knows(side, known={second: frozenset((first, second)), third: frozenset((second, third))})
    knowledge.in_sight(side, B, first)
    assert side.known[B] == {one: frozenset((one,)) for one in deck}


@pytest.mark.rule("revel:3.8.1")
def test_what_its_player_draws_the_others_see_leave_but_not_what_it_is() -> None:
    """A knows an Ember among the first two. A draws one, a Gust: B can't tell, and can say of A's knowledge nothing any
    more. Had it been discarded, both would know that the Ember is the other."""
    side, deck, _ = table(deck=["Gust", "Ember", "Wall"])
    for seat, left in ((A, set()), (B, {deck[1]})):
        side.ascribed = (ascribed(named=[(deck[1], deck[:2])]),) * 2
        side.known = ({deck[1]: frozenset(deck[:2])},) * 2
        knowledge.out_of_hiding(side, seat, deck[0])
        assert side.known[seat] == {deck[1]: frozenset((deck[1],))}
        assert read(side.ascribed[seat]) == (left, [])


@pytest.mark.rule("revel:5.4.5")
def test_a_card_that_is_shown_is_taken_for_a_copy_that_may_lie_there() -> None:
    """An Ember is known to be first or second. The second card is shown, an Ember: it is that one for all that B knows,
    and what lies in the first place nobody can say, though it is an Ember too."""
    side, deck, _ = table(deck=["Ember", "Ember", "Wall"])
    knows(side, known={deck[0]: frozenset(deck[:2])})
    told_of_b(side, named=[(deck[0], deck[:2])])
    knowledge.taken_for(side, B, deck[1])
    knowledge.shown_to_both(side, B, deck[1])
    assert side.known[B] == {deck[1]: frozenset((deck[1],))}
    assert read(side.ascribed[B]) == ({deck[1]}, [])


@pytest.mark.rule("revel:3.8.1")
def test_from_which_place_of_a_hand_a_copy_came_nobody_else_can_tell() -> None:
    """An Ember is in one place of the hand, or on top of the deck; a Gust is known for certain. Another Ember of the
    hand comes to light and is taken for that one, which may have been any card of it; the Gust is where it was."""
    side, deck, hand = table(deck=["Wall"], hand=["Ember", "Ember", "Gust"])
    ember, other, gust = hand
    known = {ember: frozenset((ember, deck[0])), gust: frozenset((gust,))}
    assert knowledge.with_copy(known, side, B, other) == {
        other: frozenset((*hand, deck[0])),
        gust: frozenset((gust,)),
    }


@pytest.mark.rule("revel:5.3.5")
def test_where_known_cards_were_put_no_other_is() -> None:
    """A Wall is third or first. An Ember and a Gust are seen to go to the first two places, in an order that B doesn't
    see: so the Wall is third."""
    side, deck, _ = table(deck=["Ember", "Gust", "Wall"])
    knows(side, known={deck[2]: frozenset((deck[0], deck[2]))})
    told_of_b(side, named=[(deck[2], (deck[0], deck[2]))])
    knowledge.among(side, B, deck[:2])
    both = frozenset(deck[:2])
    assert side.known[B] == {deck[0]: both, deck[1]: both, deck[2]: frozenset((deck[2],))}
    assert read(side.ascribed[B]) == ({deck[2]}, [("Ember", set(both)), ("Gust", set(both))])


@pytest.mark.rule("revel:3.8.1", "revel:5.4.5")
def test_who_sees_a_known_card_played_is_seen_to_know_the_others_still() -> None:
    side, _, hand = table(hand=["Ember", "Gust", "Wall"])
    knows(side, known={one: frozenset((one,)) for one in hand[:2]})
    told_of_b(side, hand[:2])
    knowledge.come_from_hand(side, B, hand[0])
    assert read(side.ascribed[B]) == (set(hand[:2]), [])
    assert side.known[B] == {one: frozenset((one,)) for one in hand[:2]}
    knowledge.come_from_hand(side, B, hand[2])  # which B didn't know, so that it is neither of these
    assert read(side.ascribed[B]) == (set(hand[:2]), [])
    assert side.known[B] == {one: frozenset((one,)) for one in hand[:2]}


@pytest.mark.rule("revel:3.8.1")
def test_a_card_that_is_shown_may_be_in_any_place_of_a_hand_but_those_that_are_known() -> None:
    """B knows the Ember in A's hand, and a Gust among two of the other three cards. A shows the Ember, and B knows as
    much of the Gust; A shows a Wall, and it may be any of the three, the Ember being where it was. All of that A can
    tell of B."""
    side, _, (ember, gust, wall, other) = table(hand=["Ember", "Gust", "Wall", "Wall"], deck=["Wall"])
    knows(side, known={ember: frozenset((ember,)), gust: frozenset((gust, wall))})
    told_of_b(side, [ember], named=[(gust, (gust, wall))])
    for shown, places in ((ember, {gust, wall}), (wall, {gust, wall, other})):
        knowledge.come_from_hand(side, B, shown)
        assert side.known[B] == {ember: frozenset((ember,)), gust: places}
        assert read(side.ascribed[B]) == ({ember}, [("Gust", places)])


@pytest.mark.rule("revel:5.4.3")
def test_a_card_that_is_in_sight_is_not_taken_for_another_of_the_hand() -> None:
    """An Ember is revealed in A's hand. A shows another: B knows both, and A sees that."""
    side, _, hand = table(hand=["Ember", "Ember", "Gust"], revealed=[{"hand": 1}])
    assert list(side.revealed) == hand[:1]
    knowledge.shown_to_both(side, B, hand[1])
    assert side.known[B] == {one: frozenset((one,)) for one in hand[:2]}
    assert read(side.ascribed[B]) == (set(hand[:2]), [])


# What the others can tell of it


@pytest.mark.rule("revel:3.8.1")
def test_a_copy_from_a_hand_is_taken_for_the_one_known_there() -> None:
    _, _, hand = table(hand=["Ember", "Ember", "Gust"])
    assert read(ascribed(hand[:1]).in_the_open(hand[1], hand)) == (set(), [])
    assert read(ascribed(hand[2:]).in_the_open(hand[1], hand)) == (set(hand[2:]), [])


@pytest.mark.rule("revel:3.8.1")
def test_a_card_known_in_its_place_is_no_other() -> None:
    """One Ember is known in its place, another is in hand elsewhere or in the deck. The former comes to light."""
    _, deck, hand = table(deck=["Wall"], hand=["Ember", "Ember", "Gust"])
    known = ascribed(hand[:1], [(hand[1], (hand[1], deck[0]))])
    assert read(known.in_the_open(hand[0], hand)) == (set(), [("Ember", {hand[1], deck[0]})])


@pytest.mark.rule("revel:3.4.3")
def test_of_two_copies_the_one_of_which_most_is_known_has_come_to_light() -> None:
    """An Ember is first or second, another first, third or fourth. An Ember comes to light in the first place: the
    other is in any of the places that are left, for which of the two it was nobody can say."""
    _, deck, _ = table(deck=["Ember", "Ember", "Ember", "Wall", "Wall"])
    first, second, third, fourth, fifth = deck
    for order in (1, -1):
        named = [(first, (first, second)), (second, (first, third, fourth))][::order]
        assert read(ascribed(named=named).in_the_open(first, [])) == (set(), [("Ember", {second, third, fourth})])
    apart = [(first, (first, second)), (second, (second, third, fourth))]  # the other can't be this one
    assert read(ascribed(named=apart).in_the_open(first, [])) == (set(), [("Ember", {second, third, fourth})])
    # Of three, the one of which most is known is taken for it; each of the others may be where that was.
    three = [(second, (first, third, fourth)), (first, (first, second)), (third, (first, fifth))]
    told = read(ascribed(named=three).in_the_open(first, []))
    assert told == (set(), [("Ember", {second, third, fourth}), ("Ember", {second, fifth})])


@pytest.mark.rule("revel:3.8.1")
def test_what_may_be_in_a_hand_may_be_in_any_place_of_it_once_a_copy_came_from_there() -> None:
    """An Ember is in one place of the hand or on top of the deck, a Gust in another or below. An Ember comes from the
    hand: what else is known to be there may be anywhere in it."""
    _, deck, hand = table(deck=["Wall", "Wall"], hand=["Ember", "Ember", "Gust"])
    named = [(hand[0], (hand[0], deck[0])), (hand[2], (hand[2], deck[1]))]
    told = read(ascribed(named=named).in_the_open(hand[1], hand))
    assert told == (set(), [("Gust", {hand[0], hand[2], deck[1]})])


@pytest.mark.rule("revel:3.6.6", "revel:3.8.1")
def test_what_is_mixed_may_be_in_any_place_that_was_and_nowhere_else() -> None:
    _, deck, _ = table(deck=["Ember", "Gust", "Wall", "Wall"])
    first, second, third, _ = deck
    known = ascribed(named=[(first, (first, second))])
    assert read(known.mixed((second, third), [], 4)) == (set(), [("Ember", {first, second, third})])
    assert read(known.mixed((third, deck[3]), [], 4)) == (set(), [("Ember", {first, second})])
    assert read(known.mixed(tuple(deck), [], 4)) == (set(), [])  # it is somewhere, which everybody knows


@pytest.mark.rule("revel:3.6.1")
def test_once_a_deck_was_looked_through_nothing_can_be_said_of_its_places() -> None:
    """What was known of the hand alone stays."""
    _, deck, hand = table(deck=["Ember", "Gust"], hand=["Gust", "Wall"])
    known = ascribed((deck[0], hand[0]), [(deck[1], (deck[1], hand[1])), (hand[1], hand)])
    assert read(known.doubted(deck)) == ({hand[0]}, [("Wall", set(hand))])


@pytest.mark.rule("revel:3.8.1")
def test_what_is_drawn_unseen_may_be_any_of_those_that_were_known_to_be_there() -> None:
    _, deck, _ = table(deck=["Ember", "Gust", "Wall"])
    known = ascribed(deck[2:], [(deck[0], deck[:2])])
    assert read(known.without(deck[0])) == ({deck[2]}, [])
    assert read(known.without(deck[2])) == (set(), [("Ember", set(deck[:2]))])


@pytest.mark.rule("revel:3.4.3")
def test_places_are_called_by_what_lies_there_now() -> None:
    _, deck, _ = table(deck=["Ember", "Gust", "Wall"])
    first, second, third = deck
    moved = {first: third, third: first}
    assert read(ascribed((first,), [(second, (second, third))]).renamed(moved)) == (
        {third},
        [("Gust", {second, first})],
    )


@pytest.mark.rule("revel:3.4.3")
def test_what_can_be_in_one_place_only_is_there() -> None:
    """An Ember is first or second, and the first card comes to light, a Gust."""
    _, deck, _ = table(deck=["Gust", "Ember", "Wall"])
    known = ascribed(named=[(deck[1], deck[:2])])
    assert read(known.in_the_open(deck[0], [])) == ({deck[1]}, [])
