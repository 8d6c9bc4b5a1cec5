"""Covens: a player's hand, deck and discard, and how cards leave them."""

from __future__ import annotations

from coven.games.revolution.components import RELIC, Witch
from coven.games.revolution.places import EVERYBODY, OWN, RECRUIT_DISCARD
from coven.games.revolution.state import RevolutionState
from coven.kernel import Seat


def without(cards: tuple[Witch, ...], card: Witch) -> tuple[Witch, ...]:
    """Cards without one of them."""
    at = cards.index(card)
    return (*cards[:at], *cards[at + 1 :])


def leave_hand(s: RevolutionState, seat: Seat, card: Witch) -> None:
    """A card leaves a hand, for a place that the caller knows."""
    player = s.players[seat]
    shown = player.shown - {card} if card in player.shown else player.shown
    s.set_player(seat, player._replace(hand=without(player.hand, card), shown=shown))


def discard(s: RevolutionState, seat: Seat, card: Witch) -> None:
    """setup.4, discard.2 A card goes from a hand to its owner's own Coven discard, whatever it is."""
    leave_hand(s, seat, card)
    player = s.players[seat]
    s.set_player(seat, player._replace(discard=(*player.discard, card)))
    s.move(card, OWN[seat].hand, OWN[seat].discard, EVERYBODY)


def banish(s: RevolutionState, seat: Seat, card: Witch) -> None:
    """banish.1, event-step.15 A card goes from a hand to the Recruit discard, from where nothing returns."""
    leave_hand(s, seat, card)
    s.recruit_discard = (*s.recruit_discard, card)
    s.move(card, OWN[seat].hand, RECRUIT_DISCARD, EVERYBODY)


def use(s: RevolutionState, seat: Seat, card: Witch) -> None:
    """act.10, act.11, abilities.4, abilities.6 A card that was used goes to its owner's discard; a Relic is
    banished."""
    if card.kind == RELIC:
        banish(s, seat, card)
    else:
        discard(s, seat, card)


def show(s: RevolutionState, seat: Seat, cards: tuple[Witch, ...]) -> None:
    """Cards in hand have been seen by everybody."""
    player = s.players[seat]
    s.set_player(seat, player._replace(shown=player.shown | frozenset(cards)))


def put_on_deck(s: RevolutionState, seat: Seat, card: Witch) -> None:
    """recruit.4, recruit.6, recruit.19 A card goes openly on top of a Coven deck; the last put there is drawn first."""
    player = s.players[seat]
    s.set_player(seat, player._replace(deck=(card, *player.deck), known=player.known + 1))
