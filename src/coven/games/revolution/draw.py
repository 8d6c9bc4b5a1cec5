"""Step 5, and drawing in general: all or nothing, with reshuffles that cost a Moon space and an Event."""

from __future__ import annotations

from typing import Final

from coven.games.revolution.choices import Pick
from coven.games.revolution.event_line import add_event
from coven.games.revolution.moon import move_moon
from coven.games.revolution.places import EVERYBODY, OWN
from coven.games.revolution.state import RevolutionState
from coven.kernel import Flow, Question, Reason, Seat, Secret, choose, seat_name, shuffle
from coven.kernel import player as who
from coven.kernel.log import Event

WHETHER_TO_DRAW: Final = Question(
    "whether to draw",
    "Do you fill your hand to {0} cards?",
    "draw.1",
    "`draw`, `don't draw`",
    at_rest=True,
    declines=("don't draw",),
    whether=True,
)
WHETHER_FREE: Final = Question(
    "whether freely",
    "Your deck is empty. Do you use your free reshuffle?",
    "easier.2",
    "`reshuffle freely`, `keep it for later`",
    declines=("keep it for later",),
    whether=True,
)

FULL: Final = Reason("draw.10", "the hand is full, and a full hand draws nothing")
TOO_SMALL: Final = Reason(
    "open.10", "the whole Coven has too few cards to fill the hand, so the draw can only be skipped"
)
ALL_OR_NOTHING: Final = Reason("draw.2", "the hand is filled completely, or no card is drawn")


def hand_size(s: RevolutionState) -> int:
    """draw.1, draw.8, solo.1, solo.3, open.11 How many cards a full hand has now."""
    size = s.board.hand[s.settled.seats - 1] + s.board.liberty_hand[s.liberty]
    for event in s.line:
        if event is not None and event.hand:
            size += event.hand
    return max(0, size)


def cannot_draw(s: RevolutionState, seat: Seat) -> Reason | None:
    """draw.2, draw.10, open.10 Why a hand can't be filled; None if it can."""
    player = s.players[seat]
    missing = hand_size(s) - len(player.hand)
    if missing <= 0:
        return FULL
    there = len(player.deck) + len(player.discard)
    if there < missing and not (s.settled.short_draw and there):
        return TOO_SMALL
    return None


def draw_step(s: RevolutionState) -> Flow[None]:
    """draw.1, draw.2, draw.3, draw.7, draw.9, draw.11, faq.3 The player whose turn it is may fill the hand, or skip
    drawing; who can't fill it can only skip."""
    seat = s.current
    reason = cannot_draw(s, seat)
    size = hand_size(s)
    draw, skip = s.board.choice(Pick.DRAW, "draw"), s.board.choice(Pick.DONE, "don't draw")
    choices = (draw, skip) if reason is None else (skip,)
    choice = yield from choose(s, seat, WHETHER_TO_DRAW, choices, about=(size,))
    if reason is not None:
        s.note(reason.rule, "{0} draws nothing: {1}", who(seat), reason.words)
        return
    if choice is skip:
        s.note("draw.3", "{0} doesn't draw", who(seat))
        return
    line = s.note("draw.1", "{0} fills the hand to {1} cards", who(seat), size)
    before = s.after(line)
    # open.11: what an Event in the middle of it does to the hand or its size counts at once
    while len(s.players[seat].hand) < hand_size(s):
        player = s.players[seat]
        if player.deck:
            take_top(s, seat)
        elif player.discard:
            yield from reshuffle(s, seat)
        else:
            s.note("open.10", "{0} has no more cards to draw", who(seat))
            break
    s.cause = before


def draw_card(s: RevolutionState, seat: Seat) -> Flow[None]:
    """draw.4, open.10, open.27 A card that an effect lets a player draw: an empty deck is made anew first. If there is
    no card at all, none is drawn."""
    while not s.players[seat].deck:
        if not s.players[seat].discard:
            s.note("open.10", "{0} has no card to draw", who(seat))
            return
        yield from reshuffle(s, seat)
    take_top(s, seat)


def take_top(s: RevolutionState, seat: Seat) -> None:
    """recruit.4, visibility.1#2 The top card of a deck goes to the hand; one that lay there openly stays known."""
    player = s.players[seat]
    card, deck = player.deck[0], player.deck[1:]
    shown = player.shown | {card} if player.known else player.shown
    known = max(0, player.known - 1)
    s.set_player(seat, player._replace(hand=(*player.hand, card), deck=deck, known=known, shown=shown))
    if s.log is not None:
        seen = EVERYBODY if player.known or s.settled.open_hands else frozenset({seat})
        s.move(card, OWN[seat].deck, OWN[seat].hand, seen)
        told = card if seen is EVERYBODY else Secret(card, (seat,), "a card")
        s.note("draw.1", "{0} draws {1}", who(seat), told)


def reshuffle(s: RevolutionState, seat: Seat) -> Flow[None]:
    """draw.5, draw.6, moon.1, easier.2, easier.3, open.21 The discard becomes the new deck; unless this is free, the
    Moon marker moves and an Event is added, exactly as in step 2."""
    free = False
    if s.players[seat].token:
        use = s.board.choice(Pick.DO, "reshuffle freely")
        choice = yield from choose(s, seat, WHETHER_FREE, (use, s.board.choice(Pick.DONE, "keep it for later")))
        free = choice is use
        if free:
            s.set_player(seat, s.players[seat]._replace(token=False))
    line = yield from shuffle_in(s, seat, "easier.2" if free else "draw.5")
    if free:
        return
    before = s.after(line)
    move_moon(s, 1, "moon.1")
    yield from add_event(s)
    s.cause = before


def shuffle_in(s: RevolutionState, seat: Seat, rule: str) -> Flow[Event | None]:
    """draw.5, open.22 The discard and what is left of the deck are shuffled to form the new deck."""
    player = s.players[seat]
    cards = (*player.discard, *player.deck)
    deck = yield from shuffle(rule, f"{seat_name(seat)}'s deck", cards)
    for card in player.discard:
        s.move(card, OWN[seat].discard, OWN[seat].deck, ())
    s.set_player(seat, player._replace(deck=tuple(deck), known=0, discard=()))
    return s.note(rule, "{0} shuffles {1} cards to form a new deck", who(seat), len(cards))
