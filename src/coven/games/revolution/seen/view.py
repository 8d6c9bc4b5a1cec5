"""What a seat may know.

What a position tells too is told here under the same path and in the same words; a card that lies face down for the one
who looks is None in its place, so that cards can be counted all the same.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from coven.games.revolution.act import standing
from coven.games.revolution.components import ANY, CLASS_NAMES, ICON_NAMES, LETTERS, MAGIC, Event, Witch
from coven.games.revolution.draw import hand_size
from coven.games.revolution.event_line import loss_space
from coven.games.revolution.liberty_and_peril import LIBERTY_AT, PERIL_AT
from coven.games.revolution.moon import waning
from coven.games.revolution.payment import costs, least_payment, named, paid
from coven.games.revolution.recruit import price
from coven.games.revolution.seen.position import (
    NOTHING,
    markers_of,
    seats_in,
    trophies_of,
    write_act,
    write_deal,
    write_proposals,
)
from coven.games.revolution.state import STEP_NAMES, Act, Player, RevolutionState
from coven.games.revolution.text.printing import say
from coven.kernel import Seat, seat_name


@dataclass(frozen=True, slots=True)
class EventView:
    """An Event in the line."""

    name: str
    type: str
    """The glyph: 'Hexes/Rituals', 'Catastrophe'."""
    hard: bool
    sign: str
    """'Liberty', 'Peril', 'Liberty and Peril' or 'none'."""
    costs: tuple[str, ...]
    """What overcomes it now, in other words each of the ways: '5 Hexes'."""
    text: tuple[str, ...]
    next_push: str
    """What its next move would set off: 'nothing', 'Liberty', 'Peril', 'the loss of the game'."""
    moves_next: bool
    """Whether the next Event that is added pushes it."""


@dataclass(frozen=True, slots=True)
class RecruitView:
    """A face-up Recruit."""

    name: str
    kind: str
    """'Dedicant', 'Relic'."""
    stars: int
    """As printed."""
    costs: int
    """What it costs now, before trophies and a matching card."""
    match: bool
    """Whether it costs one star less if a card that pays shares an icon."""
    icons: str
    """The letters of its icons: 'BBR'."""
    text: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ObjectiveView:
    """An Objective."""

    type: str
    markers: Mapping[str, int]
    """The markers left, by icon."""
    boon: str
    achieved: bool


@dataclass(frozen=True, slots=True)
class PlayerView:
    """One player's things, as far as the one who looks may see them."""

    seat: str
    illustration: str
    """The picture on the player's Seekers."""
    hand: tuple[str | None, ...]
    shown: tuple[str, ...]
    """Cards in hand that everybody has seen."""
    deck: tuple[str | None, ...]
    """The next to be drawn first; a card put there openly is named."""
    known: int
    """So many cards on top of the deck were put there openly."""
    discard: tuple[str, ...]
    trophies: tuple[str, ...]
    free_reshuffle: bool


@dataclass(frozen=True, slots=True)
class RevolutionView:
    """What a seat, or a spectator, may know of a game."""

    seat: str | None
    """Who looks; None for a spectator."""
    turn: int
    step: str
    first: str
    current: str
    acts: int
    recruited: bool
    moon: int
    """The space of the Moon marker, from 1."""
    moon_track: tuple[int, ...]
    waning: int
    """The icons that every Event costs more by the Moon."""
    liberty: int
    """The space of the Liberty marker; 0 is maximum Tyranny."""
    liberty_track: Mapping[str, tuple[str, ...]]
    """The effects of each space, by its number, which is the score."""
    hand_size: int
    loss_space: int
    pushes_left: int
    """So many more Events, none being overcome, put a card on the loss space."""
    players: Mapping[str, PlayerView]
    """By seat."""
    event_line: Mapping[str, EventView | None]
    """By space."""
    event_deck: tuple[None, ...]
    event_discard: tuple[str, ...]
    last_event_out: bool
    recruits: Mapping[str, RecruitView | None]
    """By space."""
    recruit_deck: tuple[None, ...]
    recruit_discard: tuple[str, ...]
    objectives: Mapping[str, ObjectiveView]
    """By name."""
    act: Mapping[str, Any] | None
    """The Act that is being put together: its `event`, `cards`, `trophies`, `help`, who was `asked`, what there is of
    what it costs (`standing`), how many markers it would bring (`pays`), and for the one who acts `would_pay`, the
    fewest further cards of the own hand that pay, with the trophies that they need."""
    declined: tuple[tuple[str, str], ...]
    """Who has declined to assist against which Event, since something was last done in this turn."""
    proposals: Mapping[str, Any]
    """What others propose in this turn, by seat: the `event` to act against, the `cards` pledged and their `icons`."""
    heard: tuple[str, ...]
    """Whose proposals have been heard since something was last done in this turn."""
    recruiting: Mapping[str, Any] | None
    """The Recruit that is being paid for: the `recruit`, `cards`, `trophies`, and who was `asked`."""
    score: int
    result: str | None
    """How the game ended; None while it goes on."""


def view(s: RevolutionState, seat: Seat | None) -> RevolutionView:
    """visibility.1, visibility.1#2, visibility.2, visibility.3, faq.1, open.32 Decks are face down for all; closed
    hands are for their owners; everything else is open to everybody."""
    board = s.board
    return RevolutionView(
        seat=None if seat is None else seat_name(seat),
        turn=s.turn,
        step=STEP_NAMES[s.step],
        first=seat_name(s.first),
        current=seat_name(s.current),
        acts=s.acts,
        recruited=s.recruited,
        moon=s.moon + 1,
        moon_track=board.moon,
        waning=waning(s),
        liberty=s.liberty,
        liberty_track={str(n): tuple([say(one) for one in space]) for n, space in enumerate(board.liberty_effects)},
        hand_size=hand_size(s),
        loss_space=loss_space(s),
        pushes_left=pushes_left(s),
        players={seat_name(Seat(n)): _player(s, n, seat) for n in range(s.settled.seats)},
        event_line={str(n + 1): None if event is None else _event(s, event, n) for n, event in enumerate(s.line)},
        event_deck=(None,) * len(s.event_deck),
        event_discard=tuple([event.name for event in s.event_discard]),
        last_event_out=s.last_out,
        recruits={str(n + 1): None if card is None else _recruit(s, card, n) for n, card in enumerate(s.row)},
        recruit_deck=(None,) * len(s.recruit_deck),
        recruit_discard=tuple([card.name for card in s.recruit_discard]),
        objectives={
            objective.name: ObjectiveView(
                "/".join(ICON_NAMES[icon] for icon in range(8) if objective.markers[icon]),
                markers_of(s, number),
                objective.text,
                bool(s.achieved >> number & 1),
            )
            for number, objective in enumerate(s.objectives)
        },
        act=None if s.act is None else _act(s, s.act, seat),
        declined=tuple([(event.name, seat_name(helper)) for event, helper in s.declined]),
        proposals=write_proposals(s),
        heard=tuple(seats_in(s.heard)),
        recruiting=None if s.deal is None else write_deal(s, s.deal),
        score=s.score,
        result=None if s.result is None else str(s.result),
    )


def run_length(s: RevolutionState) -> int:
    """event-step.2 How many Events from space 1 on the next one pushes: those before the first gap."""
    return next((n for n, event in enumerate(s.line) if event is None), len(s.line))


def pushes_left(s: RevolutionState) -> int:
    """event-step.5 So many more Events lose the game if none is overcome: each gap before the loss space swallows
    one."""
    return 1 + sum(1 for event in s.line[: loss_space(s) - 1] if event is None)


def sign_of(event: Event) -> str:
    """'Liberty', 'Peril', both or none."""
    signs = [name for name, there in (("Liberty", event.liberty), ("Peril", event.peril)) if there]
    return " and ".join(signs) or NOTHING


def _event(s: RevolutionState, event: Event, place: int) -> EventView:
    entered = place + 2
    sets_off = [
        name
        for name, there in (
            ("Liberty", event.liberty and entered in LIBERTY_AT),
            ("Peril", event.peril and entered in PERIL_AT),
        )
        if there
    ]
    if entered == loss_space(s):
        sets_off = ["the loss of the game"]
    return EventView(
        event.name,
        s.board.glyphs[event.type],
        event.hard,
        sign_of(event),
        tuple([f"{cost.single} {'icons' if cost.icon == ANY else ICON_NAMES[cost.icon]}" for cost in costs(s, event)]),
        event.texts,
        " and ".join(sets_off) or "nothing",
        place < run_length(s),
    )


def _recruit(s: RevolutionState, card: Witch, space: int) -> RecruitView:
    cost = price(s, space)
    return RecruitView(
        card.name,
        CLASS_NAMES[card.kind],
        card.stars,
        max(0, cost.stars),
        cost.match,
        letters_of(card),
        card.texts,
    )


def letters_of(card: Witch) -> str:
    """A card's icons, abbreviated: 'BBR'."""
    return "".join([LETTERS[icon] * card.icons[icon] for icon in range(MAGIC)])


def _player(s: RevolutionState, owner: int, seat: Seat | None) -> PlayerView:
    player: Player = s.players[owner]
    seen = s.settled.open_hands or owner == seat
    public = in_sight(s, owner)
    return PlayerView(
        seat_name(Seat(owner)),
        s.board.seekers[owner][0].art,
        tuple([card.name for card in player.hand]) if seen else _face_down(player, public),
        tuple(sorted([card.name for card in player.shown])),
        tuple([card.name if n < player.known else None for n, card in enumerate(player.deck)]),
        player.known,
        tuple([card.name for card in player.discard]),
        tuple(trophies_of(player)),
        player.token,
    )


def _face_down(player: Player, public: frozenset[Witch]) -> tuple[str | None, ...]:
    """A closed hand: what everybody has seen of it, then the rest, in no order that could tell anything."""
    names = sorted([card.name for card in player.hand if card in public])
    return (*names, *(None,) * (len(player.hand) - len(names)))


def in_sight(s: RevolutionState, owner: int) -> frozenset[Witch]:
    """The cards of a hand that everybody sees: those seen before, and those offered for what is under way."""
    player = s.players[owner]
    seen = set(player.shown)
    if s.act is not None:
        if owner == s.current:
            seen.update(s.act.cards)
        for pledge in s.act.pledges:
            if pledge.seat == owner:
                seen.update(pledge.cards)
    if s.deal is not None and owner == s.current:
        seen.update(s.deal.cards)
    return frozenset(seen)


def _act(s: RevolutionState, act: Act, seat: Seat | None) -> dict[str, Any]:
    told: dict[str, Any] = {**write_act(act), "standing": standing(s, act), "pays": paid(s, act)}
    way = least_payment(s, act) if seat == s.current else None
    told["would_pay"] = [] if way is None else named(way)
    return told
