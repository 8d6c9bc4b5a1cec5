"""2.2 Setup."""

from __future__ import annotations

from typing import Final

from coven.games.revel.actions.draw import draw
from coven.games.revel.areas.areas import BOTH, A, B, knows, opponent
from coven.games.revel.areas.elements import Card, Element, Zone
from coven.games.revel.areas.moving import take, to_bottom
from coven.games.revel.areas.state import RevelState, Step
from coven.games.revel.cards import Deck
from coven.games.revel.seen.words import Speaking
from coven.kernel import Flow, Question, Seat, choose, pick, player, seat_name, shuffle

WHICH_OPENING_CARD: Final = Question(
    "which opening card",
    "Which opening card do you stash?",
    "2.2.6",
    "the card's name; to stop, `keep the rest`",
    verb="stash",
    declines=("keep the rest",),
)

STAMINA: Final = 4
"""2.2.2, 3.5.3, 6.4.2, revel-starter:stamina.1, 1.5.5 Each player starts with four Stamina markers, unless their witch
says another number (0.1.1)."""

KEEP: Final = "keep the rest"


def lay_out(s: RevelState, seat: Seat, deck: Deck, first_number: int) -> int:
    """2.2.1, 3.4.2, revel-starter:setup.1 Witch, resources and Stamina markers are placed, and the deck put down.

    Gives the next card's number.
    """
    side = s.sides[seat]
    number = first_number
    side.witch = Element(s.new_id(), Zone.WITCH, seat, (Card(deck.witch, seat, number),))
    number += 1
    resources = []
    for defn in deck.resources:  # revel-starter:setup.4, 1.11.1: with no mark on it
        resources.append(Element(s.new_id(), Zone.RESOURCE, seat, (Card(defn, seat, number),)))
        number += 1
    side.resources = tuple(resources)
    side.stamina = tuple(s.new_id() for _ in range(STAMINA if deck.witch.stamina is None else deck.witch.stamina))
    side.deck = tuple(Card(defn, seat, number + place) for place, defn in enumerate(deck.cards))
    return number + len(side.deck)


def set_up(s: RevelState) -> Flow[None]:
    """2.2 Shuffle, select the first player, draw."""
    for seat in BOTH:
        s.note("2.2.1", "{0} places {1}", player(seat), s.sides[seat].witch)
        s.note("2.2.2", "{0} places {1} Stamina markers", player(seat), len(s.sides[seat].stamina))
    for seat in BOTH:  # 2.2.3, revel-starter:setup.2
        deck = s.sides[seat].deck
        shuffled = yield from shuffle("2.2.3", f"{seat_name(seat)}'s deck", deck[::-1])
        s.sides[seat].deck = tuple(reversed(shuffled))
        s.note("2.2.3", "{0} shuffles", player(seat))
    edition = s.rulings.edition
    if edition.first_player_before_draw:  # 2.2.4
        yield from _first_player(s)
    for seat in (s.first, opponent(s.first)):
        yield from draw(s, seat, edition.opening_hand, settled=True)  # 2.2.5; no effect applies before the game begins
    if not edition.first_player_before_draw:
        yield from _first_player(s)
    s.did = ()
    s.step = Step.EXCHANGE if edition.exchange else Step.START


def _first_player(s: RevelState) -> Flow[None]:
    """1.8.1, 1.8.2, 3.3.2, revel-starter:setup.7 Who goes first is selected at random, and is current from then on."""
    s.first = s.current = yield from pick("2.2.4", "the first player", (A, B), say=lambda seat: seat_name(seat))
    s.note("2.2.4", "{0} goes first", player(s.first))


def exchange(s: RevelState) -> Flow[None]:
    """2.2.6 In turn order each player may stash any number of the opening cards and draw as many."""
    seat = s.first if s.exchanged == 0 else opponent(s.first)
    opening = list(s.sides[seat].hand)
    stashed = 0
    while opening:
        choices: tuple[Card | str, ...] = (*{card.defn.name: card for card in reversed(opening)}.values(), KEEP)
        card = yield from choose(s, seat, WHICH_OPENING_CARD, choices, say=Speaking(s, seat))
        if isinstance(card, str):
            break
        opening.remove(card)
        take(s, card)
        to_bottom(s, card, knows(seat))  # 2.2.7
        stashed += 1
    if stashed:
        s.note("2.2.8", "{0} stashes {1} of the opening cards", player(seat), stashed)
        yield from draw(s, seat, stashed, settled=True)
    s.did = ()
    s.exchanged += 1  # 2.2.9
    if s.exchanged == 2:
        s.step = Step.START  # 2.2.10
