"""What things are worth to whoever plans: markers, the Event Line and what it will set off, tracks, cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from coven.games.revolution.components import ICONS, OF_A_TYPE, RELIC, Event, Witch
from coven.games.revolution.event_line import loss_space
from coven.games.revolution.liberty_and_peril import LIBERTY_AT, OVERCOMING, PERIL_AT, TOP
from coven.games.revolution.objectives import objective_of
from coven.games.revolution.state import Player, RevolutionState
from coven.games.revolution.winning import ALL_ACHIEVED

COMING: Final = Event("", 0, False, (), 0, False, False, ())
"""An Event that is still to come: nobody knows what it is."""
LOST: Final = -1000.0
WON: Final = 1000.0


@dataclass(frozen=True, slots=True)
class Weights:
    """What a planner goes by. A marker is the measure of everything else."""

    marker: float = 10.0
    scarce: float = 6.0
    """So much more is a marker worth of whose icon hardly enough Events are left."""
    objective: float = 8.0
    liberty: tuple[float, ...] = (LOST, -45.0, -24.0, -10.0, 0.0, 6.0, 10.0, 12.0)
    """By the space of the marker."""
    pushes: tuple[float, ...] = (LOST, -900.0, -90.0, -45.0, -24.0, -13.0, -7.0, -3.0, -1.0, 0.0)
    """By how many more Events lose the game if none is overcome."""
    ahead: tuple[float, ...] = (1.0, 0.6, 0.35)
    """How much counts what the next Event, the one after it and the third will set off."""
    peril: float = 2.0
    catastrophe: float = 8.0
    waning: float = 16.0
    """What an icon costs that every Event costs more."""
    own_card: float = 0.8
    """What a card of average quality costs that is played from the own hand: it is drawn again later."""
    others_card: float = 2.6
    """What one costs that somebody else plays, who draws again only after the own turn."""
    better: float = 1.0
    """What a card costs more for each icon that it is better than a Seeker."""
    relic: float = 5.0
    trophy: float = 1.5
    icon: float = 2.0
    """What an icon on a card is worth each time that the card is played."""
    reshuffle: float = 20.0
    used: float = 4.0
    """How many cards a player uses in a turn."""


WEIGHTS: Final = Weights()


class Outcome(NamedTuple):
    """What the board would look like: all that an Act changes of it."""

    line: tuple[Event | None, ...]
    markers: tuple[int, ...]
    liberty: int
    achieved: int


def now(s: RevolutionState) -> Outcome:
    """The board as it is."""
    return Outcome(s.line, s.markers, s.liberty, s.achieved)


def needs(s: RevolutionState, weights: Weights) -> tuple[float, ...]:
    """difficulty.5, act.14 For each icon, what one of its markers is worth: more if few Events are left that could
    bring it. How many of each type are still to come is known to all who count."""
    supply = [0] * ICONS
    for icon in range(ICONS):
        supply[icon] = OF_A_TYPE * len(s.board.types_showing[icon])
    for event in s.event_discard:
        for icon in range(ICONS):
            if event.icons >> icon & 1:
                supply[icon] -= 1
    found = []
    for icon in range(ICONS):
        share = s.markers[icon] / supply[icon] if supply[icon] > 0 else 1.0
        found.append(weights.marker + weights.scarce * min(1.0, share))
    return tuple(found)


class Board:
    """Judges boards of one moment: what is common to all of them is looked up once."""

    __slots__ = ("last", "needs", "row", "weights")

    def __init__(self, s: RevolutionState, weights: Weights) -> None:
        self.weights = weights
        self.needs = needs(s, weights)
        self.last = loss_space(s) - 1
        self.row = sum(1 for card in s.row if card is not None)

    def worth(self, board: Outcome) -> float:
        """end.1, event-step.5, event-step.8, event-step.10 How good a board is when the turn is over and the next
        Events come."""
        weights = self.weights
        if board.achieved == ALL_ACHIEVED:
            return WON + board.liberty
        total = weights.objective * board.achieved.bit_count()
        for icon in range(ICONS):
            total -= self.needs[icon] * board.markers[icon]
        total += weights.liberty[board.liberty]
        pushes = 1
        line = board.line
        for place in range(self.last):
            event = line[place]
            if event is None:
                pushes += 1
            elif event.catastrophe:
                total -= weights.catastrophe
        total += weights.pushes[min(pushes, len(weights.pushes) - 1)]
        return total - self.to_come(line, board.liberty)

    def to_come(self, line: Sequence[Event | None], liberty: int) -> float:
        """event-step.2, event-step.8, event-step.10 What the next Events will set off as they push the line on, if
        nothing is done about it."""
        weights = self.weights
        total = 0.0
        at = liberty
        places = list(line)
        for share in weights.ahead:
            gap = 0
            while gap < self.last and places[gap] is not None:
                gap += 1
            fell = perils = 0
            for place in range(gap):
                event = places[place]
                assert event is not None
                if event.liberty and place + 2 in LIBERTY_AT:
                    fell += event.doubled
                if event.peril and place + 2 in PERIL_AT:
                    perils += 1
            places[: gap + 1] = [COMING, *places[:gap]]
            total += share * weights.peril * min(perils, self.row)
            if fell:
                total += share * (weights.liberty[at] - weights.liberty[max(0, at - fell)])
                at = max(0, at - fell)
        return total

    def without(self, board: Outcome, event: Event, markers: int) -> Outcome:
        """act.12, act.18, act.19 The board after an Event has been overcome, with the best markers taken for it."""
        left = list(board.markers)
        achieved = board.achieved
        for _ in range(markers):
            icon = self.best_marker(left, event.icons)
            if icon is None:
                break
            left[icon] -= 1
            number = objective_of(icon)
            if not left[2 * number] and not left[2 * number + 1]:
                achieved |= 1 << number
        liberty = board.liberty
        if event.liberty:
            liberty = min(TOP, liberty + OVERCOMING * event.doubled)
        line = tuple([None if other is event else other for other in board.line])
        return Outcome(line, tuple(left), liberty, achieved)

    def best_marker(self, left: Sequence[int], icons: int) -> int | None:
        """act.13 The marker worth most among those that match; of equal ones that of the Objective nearest to being
        achieved."""
        best: int | None = None
        most = (0.0, 0)
        for icon in range(ICONS):
            if icons >> icon & 1 and left[icon]:
                number = objective_of(icon)
                worth = (self.needs[icon], -left[2 * number] - left[2 * number + 1])
                if best is None or worth > most:
                    best, most = icon, worth
        return best


def price(card: Witch, weights: Weights, *, own: bool) -> float:
    """What it costs to play a card: the Coven comes to its next reshuffle sooner, and the card is missing meanwhile."""
    if card.kind == RELIC:
        return weights.relic
    return (weights.own_card if own else weights.others_card) + weights.better * (card.quality - 2.0)


class Coven(NamedTuple):
    """What counts of the cards of a Coven, wherever they are."""

    cards: int
    """Those that are kept when they are used: all but Relics."""
    icons: float
    """The icons on them."""
    relics: int

    def worth(self, turns: float, weights: Weights) -> float:
        """What it is worth for so many turns: the icons that it gives, less the reshuffles that it costs."""
        if not self.cards:
            return 0.0
        each = (weights.icon * self.icons - weights.reshuffle) / self.cards
        return turns * weights.used * each + weights.relic * self.relics

    def but(self, card: Witch, number: int) -> Coven:
        """The same with a card more, or with one less if the number is -1."""
        if card.kind == RELIC:
            return Coven(self.cards, self.icons, self.relics + number)
        return Coven(self.cards + number, self.icons + number * card.quality, self.relics)


def coven_of(player: Player) -> Coven:
    """A player's Coven."""
    coven = Coven(0, 0.0, 0)
    for cards in (player.hand, player.deck, player.discard):
        for card in cards:
            coven = coven.but(card, 1)
    return coven


def turns_left(s: RevolutionState) -> float:
    """About how many turns each player will still have: every turn brings an Event, and every third or so two."""
    return len(s.event_deck) / (1.3 * s.settled.seats)
