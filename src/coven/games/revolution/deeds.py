"""How the instructions of cards are carried out: the table that `effects` looks them up in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from coven.games.revolution.choices import Pick
from coven.games.revolution.components import Event, Witch
from coven.games.revolution.covens import banish, discard
from coven.games.revolution.draw import draw_card, shuffle_in
from coven.games.revolution.effects import DEEDS
from coven.games.revolution.event_line import add_event, leave_line, move_rightmost, rightmost
from coven.games.revolution.liberty_and_peril import banish_recruit, move_liberty
from coven.games.revolution.moon import move_moon
from coven.games.revolution.recruit import WHOSE_DECK, take_to_deck
from coven.games.revolution.state import RevolutionState
from coven.games.revolution.text.tree import (
    AddEvent,
    BanishRecruits,
    DiscardEvent,
    GiveRecruit,
    MoveEvent,
    MoveLiberty,
    MoveMoon,
    PlayersDo,
    Verb,
    Who,
)
from coven.kernel import Flow, Question, Reason, Seat, choose, seat_name
from coven.kernel import player as who

WHICH_PLAYER: Final = Question(
    "which player",
    "Which player {0}?",
    "faq.5",
    "`A`",
    only_one=(("", Reason("faq.5", "the card affects one player")),),
)
WHICH_TO_DISCARD: Final = Question("which to discard", "Which card do you discard?", "open.35", "`discard NAME`")
WHICH_TO_BANISH: Final = Question("which to banish", "Which card of your hand is banished?", "open.35", "`banish NAME`")
WHETHER_TO_DO: Final = Question(
    "whether to",
    "Do you {0}?",
    "open.35",
    "what may be done: `draw a card`, `freely reshuffle`; `don't`",
    declines=("don't",),
    whether=True,
)
WHICH_EVENT_GOES: Final = Question("which event goes", "Which Event is discarded?", "open.9", "`discard NAME`")
WHICH_RECRUIT_JOINS: Final = Question("which recruit joins", "Which Recruit joins a Coven?", "open.9", "`take NAME`")

MAY_WORDS: Final = {
    Verb.DISCARD: "discard",
    Verb.BANISH: "banish",
    Verb.DRAW: "draw",
    Verb.RESHUFFLE: "freely reshuffle",
}


def players_do(s: RevolutionState, one: PlayersDo, about: Sequence[Seat]) -> Flow[Seat]:
    """faq.5, open.35 Players do something with their own cards: each in turn order, the one whose turn it is first; or
    one, whom the player whose turn it is chooses; or the one chosen before."""
    if one.who is Who.EACH:
        for seat in s.in_turn():
            yield from player_does(s, one, seat)
        return s.current
    if one.who is Who.YOU:  # abilities.1 An ability is played on its owner's own turn
        yield from player_does(s, one, s.current)
        return s.current
    seat = about[one.that] if one.who is Who.THAT else (yield from which_player(s, one))
    yield from player_does(s, one, seat)
    return seat


def which_player(s: RevolutionState, one: PlayersDo) -> Flow[Seat]:
    """faq.5 If an effect is on one player, the player whose turn it is chooses among all."""
    choices = [s.board.choice(Pick.PLAYER, seat_name(seat), seat) for seat in s.in_turn()]
    words = {Verb.DISCARD: "discards", Verb.BANISH: "banishes", Verb.DRAW: "draws", Verb.RESHUFFLE: "reshuffles"}
    choice = yield from choose(s, s.current, WHICH_PLAYER, choices, about=(words[one.verb], one))
    seat = choice.things[0]
    assert isinstance(seat, int)
    return Seat(seat)


def player_does(s: RevolutionState, one: PlayersDo, seat: Seat) -> Flow[None]:
    """open.22, open.27, open.35, objectives.5, draw.9 A player discards, banishes, draws or freely reshuffles."""
    if one.may:
        words = MAY_WORDS[one.verb]
        if one.verb is not Verb.RESHUFFLE:
            words += " a card" if one.count == 1 else f" {one.count} cards"
        if not able(s, one, seat):
            return
        do, dont = s.board.choice(Pick.DO, words), s.board.choice(Pick.DONE, "don't")
        choice = yield from choose(s, seat, WHETHER_TO_DO, (do, dont), about=(words, one), always=True)
        if choice is dont:
            s.note("open.35", "{0} doesn't {1}", who(seat), words)
            return
    if one.verb is Verb.RESHUFFLE:
        yield from shuffle_in(s, seat, "objectives.5")
        return
    for _ in range(one.count):
        if one.verb is Verb.DRAW:
            yield from draw_card(s, seat)
        elif s.players[seat].hand:
            yield from lose_card(s, one, seat)


def able(s: RevolutionState, one: PlayersDo, seat: Seat) -> bool:
    """Whether a player could do what the player may."""
    player = s.players[seat]
    if one.verb in (Verb.DISCARD, Verb.BANISH):
        return bool(player.hand)
    return bool(player.deck or player.discard)


def lose_card(s: RevolutionState, one: PlayersDo, seat: Seat) -> Flow[None]:
    """event-step.15, trophies.10, trophies.13, open.35 The owner picks the card; a trophy is no card."""
    hand = s.players[seat].hand
    if one.verb is Verb.DISCARD:
        choices = [s.board.of_card(Pick.DISCARD, card, "discard ") for card in hand]
        question = WHICH_TO_DISCARD
    else:
        choices = [s.board.of_card(Pick.BANISH, card, "banish ") for card in hand]
        question = WHICH_TO_BANISH
    choice = yield from choose(s, seat, question, choices, about=(one,))
    card = choice.things[0]
    assert isinstance(card, Witch)
    if one.verb is Verb.DISCARD:
        discard(s, seat, card)
        s.note("open.35", "{0} discards {1}", who(seat), card)
    else:
        banish(s, seat, card)
        s.note("event-step.15", "{0} banishes {1}", who(seat), card)


def banish_recruits(s: RevolutionState, one: BanishRecruits, about: Sequence[Seat]) -> Flow[Seat]:
    """event-step.15, anatomy.1#2 Face-up Recruits are banished, one after the other."""
    for _ in range(one.count):
        yield from banish_recruit(s)
    return s.current


def moves_moon(s: RevolutionState, one: MoveMoon, about: Sequence[Seat]) -> Flow[Seat]:
    """moon.2 The Moon marker moves within its track."""
    move_moon(s, one.spaces, "faq.2")
    return s.current
    yield


def moves_liberty(s: RevolutionState, one: MoveLiberty, about: Sequence[Seat]) -> Flow[Seat]:
    """liberty.4, end.4 The Liberty marker moves within its track, and may lose the game by it."""
    move_liberty(s, one.spaces, "faq.2")
    return s.current
    yield


def adds_event(s: RevolutionState, one: AddEvent, about: Sequence[Seat]) -> Flow[Seat]:
    """event-step.1 An Event is added, exactly as in step 2."""
    yield from add_event(s)
    return s.current


def discards_event(s: RevolutionState, one: DiscardEvent, about: Sequence[Seat]) -> Flow[Seat]:
    """open.9, open.33 An Event leaves the line without being overcome: no marker and no Liberty move for it."""
    if not one.last:
        event = rightmost(s)
    else:
        there = [
            event
            for event in s.line[one.first - 1 : one.last]
            if event is not None and not (one.no_catastrophe and event.catastrophe)
        ]
        event = None
        if there:
            choices = [s.board.choice(Pick.EVENT, f"discard {each.name}", each) for each in there]
            choice = yield from choose(s, s.current, WHICH_EVENT_GOES, choices)
            found = choice.things[0]
            assert isinstance(found, Event)
            event = found
    if event is None:
        s.note("open.33", "No such Event is in the line")
        return s.current
    leave_line(s, event, "open.33", "{0} is discarded without being overcome")
    return s.current


def moves_event(s: RevolutionState, one: MoveEvent, about: Sequence[Seat]) -> Flow[Seat]:
    """open.19 The rightmost Event moves, with all that a move entails."""
    yield from move_rightmost(s, one.spaces)
    return s.current


def gives_recruit(s: RevolutionState, one: GiveRecruit, about: Sequence[Seat]) -> Flow[Seat]:
    """open.29 A Recruit goes on a deck for nothing, and the turn's own Recruit is not used up by it."""
    there = [card for card in s.row if card is not None]
    if not there:
        s.note("open.29", "No Recruit is there to be taken")
        return s.current
    choices = [s.board.choice(Pick.JOIN, f"take {card.name}", card) for card in there]
    choice = yield from choose(s, s.current, WHICH_RECRUIT_JOINS, choices)
    card = choice.things[0]
    assert isinstance(card, Witch)
    decks = [s.board.choice(Pick.DECK, f"on {seat_name(owner)}'s deck", owner) for owner in s.in_turn()]
    chosen = yield from choose(s, s.current, WHOSE_DECK, decks, about=(card,))
    owner = chosen.things[0]
    assert isinstance(owner, int)
    take_to_deck(s, card, Seat(owner), "open.29")
    return s.current


DEEDS.update(
    {
        PlayersDo: players_do,
        BanishRecruits: banish_recruits,
        MoveMoon: moves_moon,
        MoveLiberty: moves_liberty,
        AddEvent: adds_event,
        DiscardEvent: discards_event,
        MoveEvent: moves_event,
        GiveRecruit: gives_recruit,
    }
)
