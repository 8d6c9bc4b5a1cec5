"""Reading a position: from plain values to a state, with errors that name the place.

What is left out is as at the start of a game, or whatever is not elsewhere. A position is refused if the rules couldn't
go on from it; whether a game could have come to it isn't asked.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from coven.games.revolution.components import (
    ICON_NAMES,
    ICONS,
    MAGIC,
    MARKERS,
    OBJECTIVE_TYPE_NAMES,
    OF_A_TYPE,
    SPACES,
    Event,
    Witch,
)
from coven.games.revolution.event_line import loss_space
from coven.games.revolution.objectives import objective_of
from coven.games.revolution.seen.position import NOTHING
from coven.games.revolution.state import STEP_NAMES, Act, Deal, Player, Pledge, Proposal, RevolutionState, Step
from coven.kernel import PositionError, Reason, Seat, near, seat_name
from coven.kernel.result import read_result

FIELDS = (
    "turn", "step", "first", "current", "acts", "extra acts", "recruited", "free recruit", "moon", "liberty", "players",
    "event line", "event deck", "event discard", "last event out", "recruits", "recruit deck", "recruit discard",
    "objectives", "act", "recruiting", "declined", "proposals", "heard", "score", "result",
)  # fmt: skip
EMPTY = (None, NOTHING)
"""How an empty space is written: null or `none`."""
PLAYER_FIELDS = ("hand", "shown", "deck", "known", "discard", "trophies", "free reshuffle")

T = TypeVar("T")


class Part:
    """A part of a position, and what it is called in errors."""

    __slots__ = ("place", "table")

    def __init__(self, place: str, table: Any, keys: Sequence[str], rule: str = "") -> None:
        """`rule` says what there is, where one does."""
        self.place = place
        if not isinstance(table, Mapping):
            raise PositionError(f"{place}: a mapping is expected, not {table!r}")
        self.table: dict[str, Any] = {str(key): value for key, value in table.items()}
        for key in self.table:
            if key not in keys:
                words = f"{place}: there is no {key!r}{near(key, keys)}; there can be: {', '.join(keys)}"
                raise PositionError(str(Reason(rule, words)))

    def wrong(self, key: str, words: str, rule: str = "") -> PositionError:
        return PositionError(str(Reason(rule, f"{self.place}, {key}: {words}")))

    def number(self, key: str, default: int, least: int, most: int, rule: str = "") -> int:
        """`rule` is the one that sets the bounds, where one does."""
        value = self.table.get(key, default)
        if type(value) is not int or not least <= value <= most:
            raise self.wrong(key, f"{value!r} is not a number from {least} to {most}", rule)
        return value

    def truth(self, key: str, default: bool) -> bool:
        value = self.table.get(key, default)
        if type(value) is not bool:
            raise self.wrong(key, f"{value!r} is neither true nor false")
        return value

    def word(self, key: str, default: str, names: Sequence[str]) -> int:
        value = self.table.get(key, default)
        if value not in names:
            raise self.wrong(key, f"{value!r} is none of: {', '.join(names)}")
        return list(names).index(value)

    def items(self, key: str) -> list[Any]:
        value = self.table.get(key, [])
        if not isinstance(value, list | tuple):
            raise self.wrong(key, f"a list is expected, not {value!r}")
        return list(value)

    def things(self, key: str, find: Callable[[str, Any], T]) -> tuple[T, ...]:
        return tuple([find(f"{self.place}, {key}", item) for item in self.items(key)])

    def icons(self, key: str) -> tuple[int, ...]:
        return tuple([icon_named(f"{self.place}, {key}", item) for item in self.items(key)])


def icon_named(place: str, word: Any) -> int:
    if word not in ICON_NAMES:
        raise PositionError(f"{place}: {word!r} is none of: {', '.join(ICON_NAMES)}")
    return ICON_NAMES.index(word)


class Box:
    """All components, each of which can be in one place."""

    def __init__(self, s: RevolutionState) -> None:
        self.board = s.board
        self.where: dict[object, str] = {}

    def _find(self, place: str, name: Any, named: Mapping[str, T], what: str, other: str = "") -> T:
        card = named.get(name) or named.get(other) if isinstance(name, str) else None
        if card is None:
            raise PositionError(f"{place}: there is no {what} {name!r}{near(str(name), named)}")
        if card in self.where:
            raise PositionError(f"{place}: {name} is already in {self.where[card]}")
        self.where[card] = place
        return card

    def event(self, place: str, name: Any) -> Event:
        return self._find(place, name, self.board.events_named, "Event")

    def witch(self, place: str, name: Any) -> Witch:
        return self._find(place, name, self.board.witches_named, "card")

    def of_deck(self, place: str, name: Any) -> Witch:
        """setup.2, setup.7 A card of the Recruit deck: Seekers are dealt to players, and banished ones don't return."""
        card = self.witch(place, name)
        if card not in self.board.recruits and card not in self.board.blessings:
            raise PositionError(f"{place}: {name} is no card of the Recruit deck (setup.7)")
        return card

    def witch_of(self, seat: int) -> Callable[[str, Any], Witch]:
        """recruit-step.3 A player's cards: 'Seeker BH' is the Seeker of the own set. No Blessing comes to a Coven."""
        art = self.board.seekers[seat][0].art

        def find(place: str, name: Any) -> Witch:
            card = self._find(place, name, self.board.witches_named, "card", f"{art} {name}")
            if card in self.board.blessings:
                raise PositionError(f"{place}: {name} is a Blessing, and no Coven has one (recruit-step.3)")
            return card

        return find


def read_position(s: RevolutionState, position: Mapping[str, Any]) -> None:
    """Lay everything out as a position says. PositionError if it can't be."""
    part = Part("the position", position, FIELDS)
    seats = s.settled.seats
    names = [seat_name(Seat(n)) for n in range(seats)]
    box = Box(s)
    s.step = part.word("step", STEP_NAMES[Step.ACT], STEP_NAMES)
    s.turn = part.number("turn", 0 if s.step == Step.SETUP else 2, 0, 1000)
    s.first = Seat(part.word("first", names[max(0, s.settled.starter)], names))
    s.current = Seat(part.word("current", names[s.first], names))
    s.acts = part.number("acts", int(s.step > Step.SETUP), 0, 100)
    s.extra_acts = part.number("extra acts", 0, 0, 100)
    s.recruited = part.truth("recruited", False)
    s.free_recruit = part.truth("free recruit", False)
    if s.free_recruit and not s.recruited:
        raise part.wrong("free recruit", "the turn's Recruit has not been used")
    s.moon = part.number("moon", s.board.moon_start + 1, 1, len(s.board.moon), "moon.2") - 1
    over = "result" in part.table
    if part.table.get("liberty") == 0 and not over:
        raise part.wrong("liberty", "0 is maximum Tyranny, and with the marker there the game is lost", "end.4")
    s.liberty = part.number("liberty", s.board.liberty_start, int(not over), 7, "liberty.3")
    s.score = part.number("score", 0, 0, 7, "liberty.3")
    if s.step == Step.SETUP:
        return
    _read_line(s, part, box)
    _read_recruits(s, part, box)
    _read_players(s, part, box, names)
    _fill_decks(s, part, box)
    s.last_out = part.truth("last event out", not s.event_deck)
    if not s.event_deck and not s.last_out:
        raise part.wrong("last event out", "the Event deck is empty, so the last Event is out")
    _read_objectives(s, part)
    if part.table.get("act") not in EMPTY:
        s.act = _read_act(s, part.table["act"])
    if part.table.get("recruiting") not in EMPTY:
        s.deal = _read_deal(s, part.table["recruiting"])
    s.declined = tuple([_declined(s, part, item) for item in part.items("declined")])
    s.proposals = _read_proposals(s, part)
    s.heard = _seats(s, part, "heard")
    if over:
        s.result = read_result(part.table["result"], seats)
    elif s.achieved == 15:
        raise part.wrong("objectives", "all four are achieved, and the game is over (end.9)")


def _read_line(s: RevolutionState, part: Part, box: Box) -> None:
    """end.5 No Event lies on or beyond the loss space of a game that goes on."""
    spaces = [str(space) for space in range(1, s.board.spaces + 1)]
    line = Part("event line", part.table.get("event line", {}), spaces)
    found: list[Event | None] = [None] * s.board.spaces
    for space, name in line.table.items():
        if name in EMPTY:
            continue
        if int(space) >= loss_space(s) and "result" not in part.table:
            raise line.wrong(space, f"space {loss_space(s)} is the loss space of {s.settled.seats} players (end.5)")
        found[int(space) - 1] = box.event(f"event line, {space}", name)
    s.line = tuple(found)
    s.event_discard = part.things("event discard", box.event)
    if "event deck" in part.table:
        s.event_deck = part.things("event deck", box.event)


def _read_recruits(s: RevolutionState, part: Part, box: Box) -> None:
    """setup.5, setup.6, setup.7 Three Recruits lie face up, none of them a Blessing; the rest is in the deck."""
    spaces = [str(space) for space in range(1, SPACES + 1)]
    row = Part("recruits", part.table.get("recruits", {}), spaces, "setup.6")
    found: list[Witch | None] = [None] * SPACES
    for space, name in row.table.items():
        if name not in EMPTY:
            found[int(space) - 1] = box.witch(f"recruits, {space}", name)
            if name not in {card.name for card in s.board.recruits}:
                raise row.wrong(space, f"{name} is no Recruit that could lie there (setup.5)")
    s.row = tuple(found)
    s.recruit_discard = part.things("recruit discard", box.witch)
    if "recruit deck" in part.table:
        s.recruit_deck = part.things("recruit deck", box.of_deck)


def _read_players(s: RevolutionState, part: Part, box: Box, names: Sequence[str]) -> None:
    players = Part("players", part.table.get("players", {}), names)
    parts = [Part(f"players, {name}", players.table.get(name, {}), PLAYER_FIELDS) for name in names]
    found = []
    for seat, own in enumerate(parts):
        hand = own.things("hand", box.witch_of(seat))
        deck = own.things("deck", box.witch_of(seat))
        discard = own.things("discard", box.witch_of(seat))
        shown = own.items("shown")
        for name in shown:
            if name not in [card.name for card in hand]:
                raise own.wrong("shown", f"{name!r} is not in the hand")
        trophies = own.icons("trophies")
        found.append(
            Player(
                hand,
                frozenset([card for card in hand if card.name in shown]),
                deck,
                own.number("known", 0, 0, len(deck)),
                discard,
                tuple([trophies.count(icon) for icon in range(ICONS)]),
                own.truth("free reshuffle", s.settled.free_reshuffles),
            )
        )
    s.players = tuple(found)
    # What nobody names of a player's deck is the rest of the own set, so that a hand alone will do.
    for seat, own in enumerate(parts):
        if "deck" not in own.table:
            rest = tuple([card for card in s.board.seekers[seat] if card not in box.where])
            for card in rest:
                box.where[card] = f"the deck of {names[seat]}"
            s.set_player(seat, s.players[seat]._replace(deck=rest))


def _fill_decks(s: RevolutionState, part: Part, box: Box) -> None:
    """Decks that aren't named hold what isn't elsewhere, as many as the rules have of each."""
    if "event deck" not in part.table:
        deck: list[Event] = []
        for type, hard in enumerate(s.settled.hard):
            of_type = [event for event in s.board.events if event.type == type]
            free = [event for event in of_type if event not in box.where]
            wanted = OF_A_TYPE - (len(of_type) - len(free))
            free.sort(key=lambda event: event.hard, reverse=hard == OF_A_TYPE)
            deck += free[: max(0, wanted)]
        s.event_deck = tuple(deck)
    if "recruit deck" not in part.table:
        s.recruit_deck = tuple([card for card in s.board.recruits if card not in box.where])


def _read_objectives(s: RevolutionState, part: Part) -> None:
    """setup.10, setup.11, anatomy.11 One Objective of each type, with markers of its kinds; those not named are the
    first of their type, untouched."""
    told = part.table.get("objectives", {})
    if not isinstance(told, Mapping):
        raise part.wrong("objectives", f"a mapping is expected, not {told!r}")
    markers = [0] * ICONS
    chosen: list[Any] = [None] * len(OBJECTIVE_TYPE_NAMES)
    for name, value in told.items():
        objective = s.board.objectives_named.get(name)
        if objective is None:
            raise part.wrong("objectives", f"there is no {name!r}{near(str(name), s.board.objectives_named)}")
        if chosen[objective.type] is not None:
            raise part.wrong("objectives", f"two of the type {OBJECTIVE_TYPE_NAMES[objective.type]} (setup.10)")
        chosen[objective.type] = objective
        own = Part(f"objectives, {name}", value, ("markers", "achieved"))
        icons = [icon for icon in range(ICONS) if objective_of(icon) == objective.type]
        achieved = own.truth("achieved", False)
        usual = {ICON_NAMES[icon]: 0 if achieved else objective.markers[icon] for icon in icons}
        left = Part(f"objectives, {name}, markers", own.table.get("markers", usual), list(usual), "setup.11")
        for icon in icons:
            markers[icon] = left.number(ICON_NAMES[icon], 0, 0, MARKERS, "setup.11")
        if achieved and any(markers[icon] for icon in icons):
            raise own.wrong("achieved", "an achieved Objective has no markers (objectives.7)")
        if not achieved and not any(markers[icon] for icon in icons) and "result" not in part.table:
            raise own.wrong("markers", "an Objective without markers is achieved (objectives.1)")
        s.achieved |= achieved << objective.type
    for type, objective in enumerate(chosen):
        if objective is None:
            first = next(one for one in s.board.objectives if one.type == type)
            chosen[type] = first
            for icon in range(ICONS):
                markers[icon] += first.markers[icon]
    s.objectives = tuple(chosen)
    s.markers = tuple(markers)


def _in_hand(s: RevolutionState, seat: int, part: Part, key: str) -> tuple[Witch, ...]:
    hand = {card.name: card for card in s.players[seat].hand}
    for name in part.items(key):
        if name not in hand:
            raise part.wrong(key, f"{name!r} is not in the hand of {seat_name(Seat(seat))}")
    return tuple([hand[name] for name in part.items(key)])


def _read_act(s: RevolutionState, told: Any) -> Act:
    """An Act that is being put together."""
    part = Part("act", told, ("event", "cards", "trophies", "help", "asked"))
    there = {event.name: event for event in s.line if event is not None}
    if part.table.get("event") not in there:
        raise part.wrong("event", f"{part.table.get('event')!r} is not in the line (act.1)")
    if s.step != Step.ACT:
        raise PositionError("act: Events are acted against in step 3 (turn.1)")
    pledges = []
    helping = Part("act, help", part.table.get("help", {}), [seat_name(Seat(n)) for n in range(s.settled.seats)])
    for name, pledged in helping.table.items():
        pledges.append(_read_pledge(s, helping, name, Part(f"act, help, {name}", pledged, ("cards", "icons"))))
    asked = _seats(s, part, "asked") | sum(
        1 << pledge.seat for pledge in pledges if seat_name(pledge.seat) not in part.items("asked")
    )
    trophies = part.icons("trophies")
    held = s.players[s.current].trophies
    if any(trophies.count(icon) > held[icon] for icon in trophies):
        raise part.wrong("trophies", f"{seat_name(s.current)} has no such trophies")
    return Act(there[part.table["event"]], _in_hand(s, s.current, part, "cards"), trophies, tuple(pledges), asked)


def _read_pledge(s: RevolutionState, part: Part, name: str, own: Part) -> Pledge:
    """What a helper gives."""
    seat = "ABCD".index(name)
    if seat == s.current:
        raise part.wrong(name, "nobody assists on the own turn (assist.7)")
    icons = Part(f"{own.place}, icons", own.table.get("icons", {}), ICON_NAMES[:MAGIC])
    given = tuple([icons.number(ICON_NAMES[icon], 0, 0, 20) for icon in range(MAGIC)])
    return Pledge(Seat(seat), _in_hand(s, seat, own, "cards"), given)


def _read_proposals(s: RevolutionState, part: Part) -> tuple[Proposal, ...]:
    """What others propose in this turn."""
    seats = [seat_name(Seat(n)) for n in range(s.settled.seats)]
    told = Part("proposals", part.table.get("proposals", {}), seats)
    there = {event.name: event for event in s.line if event is not None}
    found = []
    for name, proposed in told.table.items():
        own = Part(f"proposals, {name}", proposed, ("event", "cards", "icons"))
        if own.table.get("event") not in there:
            raise own.wrong("event", f"{own.table.get('event')!r} is not in the line (act.1)")
        found.append(Proposal(there[own.table["event"]], _read_pledge(s, told, name, own)))
    return tuple(found)


def _declined(s: RevolutionState, part: Part, item: Any) -> tuple[Event, Seat]:
    """Who has declined to assist against an Event of the line."""
    there = {event.name: event for event in s.line if event is not None}
    names = [seat_name(Seat(n)) for n in range(s.settled.seats)]
    if not isinstance(item, list | tuple) or len(item) != 2 or item[0] not in there or item[1] not in names:
        raise part.wrong("declined", f"{item!r} is not an Event in the line and a seat, such as [Taxes Come Due, B]")
    return there[item[0]], Seat(names.index(item[1]))


def _seats(s: RevolutionState, part: Part, key: str) -> int:
    names = [seat_name(Seat(n)) for n in range(s.settled.seats)]
    mask = 0
    for name in part.items(key):
        if name not in names:
            raise part.wrong(key, f"{name!r} is none of: {', '.join(names)}")
        mask |= 1 << names.index(name)
    return mask


def _read_deal(s: RevolutionState, told: Any) -> Deal:
    """A Recruit that is being paid for."""
    part = Part("recruiting", told, ("recruit", "cards", "trophies", "asked"))
    row = [None if card is None else card.name for card in s.row]
    if part.table.get("recruit") not in row or part.table.get("recruit") is None:
        raise part.wrong("recruit", f"{part.table.get('recruit')!r} is no face-up Recruit (recruit.1)")
    if s.step != Step.ACT or s.act is not None:
        raise PositionError("recruiting: Recruits are taken in step 3, one thing at a time (turn.1)")
    trophies = []
    for item in part.items("trophies"):
        owner, _, icon = str(item).partition(" ")
        if owner not in "ABCD"[: s.settled.seats] or not owner:
            raise part.wrong("trophies", f"{item!r} is not a seat and an icon, such as 'A Hexes'")
        trophies.append((Seat("ABCD".index(owner)), icon_named("recruiting, trophies", icon)))
    if any(trophies.count(one) > s.players[one[0]].trophies[one[1]] for one in trophies):
        raise part.wrong("trophies", "there are no such trophies")
    space = row.index(part.table["recruit"])
    return Deal(space, _in_hand(s, s.current, part, "cards"), tuple(trophies), _seats(s, part, "asked"))
