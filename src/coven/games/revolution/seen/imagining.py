"""What a seat can't know, dealt anew."""

from __future__ import annotations

import random
from collections.abc import Collection, Sequence
from typing import TypeVar

from coven.games.revolution.components import BLESSINGS, OF_A_TYPE, Event, Witch
from coven.games.revolution.seen.view import in_sight
from coven.games.revolution.setup import STACK, STACKS, WHATEVER
from coven.games.revolution.state import RevolutionState
from coven.kernel import Seat

T = TypeVar("T", Witch, Event)


def redeal(s: RevolutionState, now: RevolutionState, seat: Seat, rng: random.Random) -> None:
    """visibility.1, visibility.1#2, visibility.3, faq.1 Face-down decks, and closed hands of others, are dealt anew.

    What has come to light in the step under way (`now`) lay where it lay.
    """
    if not s.turn:
        return  # nothing is dealt yet
    _redeal_events(s, now, rng)
    _redeal_recruits(s, now, rng)
    for owner in range(s.settled.seats):
        _redeal_coven(s, now, owner, s.settled.open_hands or owner == seat, rng)


def known(s: RevolutionState, seat: Seat) -> RevolutionState:
    """visibility.1, visibility.1#2, visibility.3, faq.1 What a seat knows, as a state: what could lie face down lies
    there in the order of names."""
    twin = s.copy()
    if not s.turn:
        return twin
    seen = {*s.event_discard, *s.line}
    twin.event_deck = tuple([event for event in s.board.events if event not in seen][: len(s.event_deck)])
    out: set[Witch | None] = {*s.recruit_discard, *s.row, s.flipped}
    for player in s.players:
        out.update((*player.hand, *player.deck, *player.discard))
    unseen = [card for card in (*s.board.recruits, *s.board.blessings) if card not in out]
    twin.recruit_deck = tuple(unseen[: len(s.recruit_deck)])
    players = []
    for owner, player in enumerate(s.players):
        top, rest, hand = player.deck[: player.known], player.deck[player.known :], player.hand
        if not (s.settled.open_hands or owner == seat):
            public = in_sight(s, owner)
            rest = (*[card for card in hand if card not in public], *rest)
            hand = tuple(sorted([card for card in hand if card in public], key=_name))
        down = sorted(rest, key=_name)
        missing = len(player.hand) - len(hand)
        players.append(player._replace(hand=(*hand, *down[:missing]), deck=(*top, *down[missing:])))
    twin.players = tuple(players)
    return twin


def _name(card: Witch) -> str:
    return card.name


def located(s: RevolutionState, seat: Seat) -> Collection[Witch]:
    """The cards whose place a seat knows: all but those that lie face down."""
    known: set[Witch] = set()
    for owner, player in enumerate(s.players):
        known.update(player.hand if s.settled.open_hands or owner == seat else in_sight(s, owner))
        known.update(player.discard)
        known.update(player.deck[: player.known])
    known.update(s.recruit_discard)
    return known


def _redeal_events(s: RevolutionState, now: RevolutionState, rng: random.Random) -> None:
    """visibility.3, difficulty.4, difficulty.6 The Events still in the deck are any that could be: of each type as
    many, and as hard, as are left of those chosen."""
    flipped = _gone(s.event_deck, now.event_deck)
    size = len(s.event_deck) - len(flipped)
    seen = {*flipped, *s.event_discard, *(event for event in s.line if event is not None)}
    unseen = [event for event in s.board.events if event not in seen]
    deck: list[Event] = []
    for type, hard in enumerate(s.settled.hard):
        here = [event for event in seen if event.type == type]
        left = [event for event in unseen if event.type == type]
        wanted = OF_A_TYPE - len(here)
        if hard == WHATEVER:
            deck += _some(left, wanted, rng)
            continue
        hard_left = hard - sum(1 for event in here if event.hard)
        deck += _some([event for event in left if event.hard], hard_left, rng)
        deck += _some([event for event in left if not event.hard], wanted - hard_left, rng)
    if len(deck) != size:  # in a position made by hand, the deck may be anything
        deck = _some(unseen, size, rng)
    rng.shuffle(deck)
    s.event_deck = (*flipped, *deck)


def _redeal_recruits(s: RevolutionState, now: RevolutionState, rng: random.Random) -> None:
    """visibility.3, setup.8#2, setup.9 The Recruits left, with as many Blessings in each stack as there must be; which
    Blessings these are, nobody knows."""
    flipped = _gone(s.recruit_deck, now.recruit_deck)
    size = len(s.recruit_deck) - len(flipped)
    seen: set[Witch] = {*flipped, *s.recruit_discard, *(card for card in s.row if card is not None)}
    for player in s.players:
        seen.update((*player.hand, *player.deck, *player.discard))  # all were recruited openly
    recruits = [card for card in s.board.recruits if card not in seen]
    blessings = [card for card in s.board.blessings if card not in seen]
    rng.shuffle(recruits)
    rng.shuffle(blessings)
    each = s.settled.per_stack
    met = BLESSINGS - len(blessings)
    stack = STACK + each
    deck: list[Witch] = []
    whole = size // stack
    first = size - whole * stack
    counts = [each * (STACKS - whole) - met] + [each] * whole if first else [each] * whole
    fits = sum(counts) + len(recruits) == size and min(counts, default=0) >= 0 and (not first or counts[0] <= first)
    if not fits:  # in a position made by hand, the deck may be anything
        deck = _some([*recruits, *blessings], size, rng)
        rng.shuffle(deck)
        s.recruit_deck = (*flipped, *deck)
        return
    sizes = [first] + [stack] * whole if first else [stack] * whole
    for number, length in zip(counts, sizes, strict=True):
        part = [blessings.pop() for _ in range(number)]
        part += [recruits.pop() for _ in range(length - number)]
        rng.shuffle(part)
        deck += part
    s.recruit_deck = (*flipped, *deck)


def _redeal_coven(s: RevolutionState, now: RevolutionState, owner: int, open_hand: bool, rng: random.Random) -> None:
    """A deck is shuffled but for what lies on it openly; with a closed hand, which of the cards are in the hand is open
    too. What has left either of them in this step, or has been shown, lay where it lay."""
    player = s.players[owner]
    after = now.players[owner]
    top = player.deck[: player.known]
    hidden_now = {*after.hand, *after.deck} - in_sight(now, owner)
    if open_hand:
        hidden_now -= {*after.hand}
    fixed_hand = {card for card in player.hand if open_hand or card in in_sight(s, owner) or card not in hidden_now}
    free = [card for card in player.hand if card not in fixed_hand]
    deck: list[Witch | None] = []
    for place, card in enumerate(player.deck):
        if place < len(top) or card not in hidden_now:
            deck.append(card)
        else:
            deck.append(None)
            free.append(card)
    free.sort(key=_name)  # so that what is dealt depends on the luck alone and not on the true order
    rng.shuffle(free)
    hand = player.hand
    if not open_hand:  # where in a closed hand the cards lie that all have seen, nobody else knows
        seen = sorted(fixed_hand, key=_name)
        hand = (*seen, *[free.pop() for _ in range(len(hand) - len(seen))])
    s.set_player(owner, player._replace(hand=hand, deck=tuple([free.pop() if card is None else card for card in deck])))


def _gone(before: Sequence[T], now: Sequence[T]) -> tuple[T, ...]:
    """What has been flipped from a deck since."""
    return tuple(before[: len(before) - len(now)])


def _some(things: Sequence[T], number: int, rng: random.Random) -> list[T]:
    """So many of some things, or all."""
    order = sorted(things, key=lambda thing: thing.name)
    rng.shuffle(order)
    return order[: max(0, number)]
