"""The state of a game of Witches of the Revolution.

Everything in it is a number or a value that is replaced as a whole and never changed: cards are shared, piles are
tuples of cards, a player's things are one frozen value. So copying a state copies a handful of references. An Act or a
Recruit that is being put together is such a value too: every pick is a step of its own.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from typing import Any, Final, NamedTuple

from mypy_extensions import mypyc_attr

from coven.games.revolution.components import ICONS, SPACES, Board, Event, Objective, Witch
from coven.kernel import Seat, State


class Step(IntEnum):
    """turn.1 The five steps of a turn, and what comes before the first."""

    SETUP = 0
    RECRUIT = 1
    """Add a Recruit."""
    EVENT = 2
    """Add an Event."""
    ACT = 3
    """Act and/or Recruit."""
    DISCARD = 4
    DRAW = 5


STEP_NAMES: Final = ("setup", "add a recruit", "add an event", "act and/or recruit", "discard", "draw")


class Player(NamedTuple):
    """setup.4 One player's things, apart from the board and from the others'."""

    hand: tuple[Witch, ...] = ()
    shown: frozenset[Witch] = frozenset()
    """Cards in hand that everybody has seen: what came from a known place, or was offered and taken back."""
    deck: tuple[Witch, ...] = ()
    """The next to be drawn first."""
    known: int = 0
    """visibility.1#2 So many cards on top of the deck were put there openly."""
    discard: tuple[Witch, ...] = ()
    trophies: tuple[int, ...] = (0,) * ICONS
    """trophies.10 For each icon, how many; they are no cards."""
    token: bool = False
    """easier.5 The free reshuffle that has not been used."""


class Pledge(NamedTuple):
    """assist.1, trophies.13 What a helper offers for an Act; it is the helper's own doing."""

    seat: Seat
    cards: tuple[Witch, ...]
    icons: tuple[int, ...]
    """How many icons of each of the six kinds it gives."""


class Proposal(NamedTuple):
    """faq.1, trophies.13 What a player proposes: an Act against an Event, and what the player would give for it."""

    event: Event
    pledge: Pledge


class Act(NamedTuple):
    """open.23, assist.6 An Act that is being put together: nothing of it has been paid."""

    event: Event
    cards: tuple[Witch, ...] = ()
    trophies: tuple[int, ...] = ()
    """The icons of the trophies put into it."""
    pledges: tuple[Pledge, ...] = ()
    asked: int = 0
    """The seats that have been asked to assist, as bits."""


class Deal(NamedTuple):
    """A Recruit that is being paid for: nothing has been spent."""

    space: int
    cards: tuple[Witch, ...] = ()
    trophies: tuple[tuple[Seat, int], ...] = ()
    """trophies.6 The trophies given for it: whose, and the icon."""
    asked: int = 0
    """The seats that have been asked for trophies, as bits."""


class Settled(NamedTuple):
    """What was settled at set-up and holds for the whole game."""

    seats: int
    starter: int
    """setup.14 Who takes the first turn; -1 for one drawn by lot."""
    hard: tuple[int, ...]
    """difficulty.4, open.20 How many hard Events of each type are used; -1 for whatever comes up."""
    open_hands: bool
    per_stack: int
    """setup.8, easier.1 Blessings in each stack of Recruits."""
    free_reshuffles: bool
    liberty_first: bool
    score_before_boon: bool
    printed_double: bool
    short_draw: bool


@mypyc_attr(allow_interpreted_subclasses=True)
class RevolutionState(State):
    """A game in progress."""

    __slots__ = (
        "achieved",
        "act",
        "acts",
        "board",
        "current",
        "deal",
        "declined",
        "event_deck",
        "event_discard",
        "extra_acts",
        "first",
        "flipped",
        "free_recruit",
        "heard",
        "last_out",
        "liberty",
        "line",
        "markers",
        "moon",
        "objectives",
        "players",
        "proposals",
        "recruit_deck",
        "recruit_discard",
        "recruited",
        "row",
        "score",
        "settled",
        "step",
        "taking",
        "turn",
    )

    board: Board
    settled: Settled
    step: int
    turn: int
    first: Seat
    current: Seat
    players: tuple[Player, ...]
    line: tuple[Event | None, ...]
    """The Event Line, from space 1."""
    event_deck: tuple[Event, ...]
    event_discard: tuple[Event, ...]
    last_out: bool
    """end.6 The last Event has been added to the line."""
    row: tuple[Witch | None, ...]
    """The three Recruit spaces, from the left."""
    recruit_deck: tuple[Witch, ...]
    flipped: Witch | None
    """The Blessing that is being carried out, which everybody sees; None: none is."""
    recruit_discard: tuple[Witch, ...]
    objectives: tuple[Objective, ...]
    markers: tuple[int, ...]
    """anatomy.5 For each icon, how many markers are left: every icon belongs to one Objective."""
    achieved: int
    """The Objectives that lie face down, as bits."""
    moon: int
    """The space of the Moon marker, from 0."""
    liberty: int
    """The space of the Liberty marker; 0 is maximum Tyranny."""
    acts: int
    """Acts that the current player has left in this turn."""
    extra_acts: int
    """step3.6 How many of the Acts of this turn were given by Seekers."""
    recruited: bool
    """Whether the current player has used the turn's Recruit."""
    free_recruit: bool
    """recruit.14 Whether the Recruit of this turn was taken for nothing."""
    score: int
    """The score, once it is fixed before the game is over (open.5); 0 before."""
    act: Act | None
    deal: Deal | None
    declined: tuple[tuple[Event, Seat], ...]
    """Who has declined to assist against which Event since something was last done in this turn: nobody is asked for
    the same thing again and again."""
    proposals: tuple[Proposal, ...]
    """What others have proposed in this turn, one thing each; `standing_proposals` are those that can be given."""
    heard: int
    """The seats whose proposals have been heard since something was last done in this turn, as bits."""
    taking: tuple[Event, int] | None
    """The Event that has just been overcome, and how many markers may still be taken for it. What is under way in a
    step is no part of a position; whoever judges a state goes by it."""

    def copy(self) -> RevolutionState:
        twin = RevolutionState()
        twin.result = self.result
        twin.full_control = self.full_control
        twin._take_over(self)
        return twin

    def _take_over(self, other: RevolutionState) -> None:
        self.board = other.board
        self.settled = other.settled
        self.step = other.step
        self.turn = other.turn
        self.first = other.first
        self.current = other.current
        self.players = other.players
        self.line = other.line
        self.event_deck = other.event_deck
        self.event_discard = other.event_discard
        self.last_out = other.last_out
        self.row = other.row
        self.recruit_deck = other.recruit_deck
        self.recruit_discard = other.recruit_discard
        self.flipped = other.flipped
        self.objectives = other.objectives
        self.markers = other.markers
        self.achieved = other.achieved
        self.moon = other.moon
        self.liberty = other.liberty
        self.acts = other.acts
        self.extra_acts = other.extra_acts
        self.recruited = other.recruited
        self.free_recruit = other.free_recruit
        self.score = other.score
        self.act = other.act
        self.deal = other.deal
        self.declined = other.declined
        self.proposals = other.proposals
        self.heard = other.heard
        self.taking = other.taking

    def set_player(self, seat: int, player: Player) -> None:
        """A player's things have become these."""
        players = self.players
        self.players = (*players[:seat], player, *players[seat + 1 :])

    def something_done(self) -> None:
        """Something has been done in the turn: who declined may be asked again, and who was heard may think anew."""
        self.declined = ()
        self.heard = 0

    def standing_proposals(self) -> tuple[Proposal, ...]:
        """faq.1 What is proposed and still can be given: a proposal lapses when its Event or a card of it is gone."""
        if not self.proposals:
            return ()
        found: list[Proposal] = []
        for one in self.proposals:
            hand = self.players[one.pledge.seat].hand
            if one.event in self.line and not set(one.pledge.cards).difference(hand):
                found.append(one)
        return tuple(found)

    def in_turn(self) -> list[Seat]:
        """open.16, open.35 All seats in turn order, the one whose turn it is first."""
        seats = self.settled.seats
        return [Seat((self.current + n) % seats) for n in range(seats)]


def fresh_state(
    board: Board, options: Mapping[str, Any], seats: int, starter: int, hard: tuple[int, ...]
) -> RevolutionState:
    """setup.1, setup.13, setup.15 The state before anything has been shuffled: nobody has anything yet."""
    state = RevolutionState()
    state.board = board
    state.settled = Settled(
        seats,
        starter,
        hard,
        options["hands"] == "open",
        options["blessings"] // 3,
        options["free-reshuffles"],
        options["liberty-first"],
        options["score-before-boon"],
        options["printed-double"],
        options["short-draw"],
    )
    state.step = Step.SETUP
    state.turn = 0
    state.first = state.current = Seat(0)
    state.players = (Player(token=options["free-reshuffles"]),) * seats
    state.line = (None,) * board.spaces
    state.event_deck = ()
    state.event_discard = ()
    state.last_out = False
    state.row = (None,) * SPACES
    state.recruit_deck = ()
    state.recruit_discard = ()
    state.flipped = None
    state.objectives = ()
    state.markers = (0,) * ICONS
    state.achieved = 0
    state.moon = board.moon_start
    state.liberty = board.liberty_start
    state.acts = 0
    state.extra_acts = 0
    state.recruited = False
    state.free_recruit = False
    state.score = 0
    state.act = None
    state.deal = None
    state.declined = ()
    state.proposals = ()
    state.heard = 0
    state.taking = None
    return state
